//! What is printed on the boards, cards and counters, for those who draw the table: without a pack, or as a pack corrects it. It says
//! nothing about a position. What is ours (Appendix E) is marked.

pub mod boards;
pub mod facts;
pub mod people;

use crate::book::Book;
use crate::game::Thing;
use crate::ids::{ByScenario, Scenario};
use kernel::{Language, Pack, Text};

/// The words of a text.
fn said(language: &dyn Language, text: &Text<Thing>) -> String {
    text.render(language)
}

/// The tables of both scenarios, and the pack that they are from.
struct Printed<'a> {
    books: ByScenario<Book>,
    pack: Option<&'a Pack>,
}

impl<'a> Printed<'a> {
    /// Ours.
    fn ours() -> Printed<'static> {
        Printed { books: ByScenario::from_fn(Book::Ours), pack: None }
    }

    /// What a pack says; none if there is a fault in it.
    fn of(pack: &'a Pack) -> Option<Printed<'a>> {
        let [rohan, gondor] = Scenario::ALL.map(|scenario| Book::of(pack, scenario).ok());
        let (rohan, gondor) = (rohan?, gondor?);
        let books = ByScenario::from_fn(|scenario| match scenario {
            Scenario::Rohan => rohan.clone(),
            Scenario::Gondor => gondor.clone(),
        });
        Some(Printed { books, pack: Some(pack) })
    }

    fn book(&self, scenario: Scenario) -> &Book {
        &self.books[scenario]
    }

    /// Whether the pack gives the value with this key.
    fn gives(&self, key: &str) -> bool {
        self.pack.is_some_and(|pack| pack.value(key).is_some())
    }

    /// Of the names of values that are ours those that the pack leaves alone. `start` is what comes before the name in their keys.
    fn still_ours(&self, mut names: Vec<String>, start: &str) -> Vec<String> {
        names.retain(|name| !self.gives(&format!("{start}{name}")));
        names
    }
}
