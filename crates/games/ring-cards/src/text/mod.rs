//! Questions, answers, log entries and things in English. Another language is another folder like this one.

mod actions;
mod asks;
mod events;
pub(crate) mod things;

use crate::action::{Action, Ask, Place};
use crate::event::Event;
use crate::game::Thing;
use crate::ids::{Battleground, Card, Path};
use crate::pick::Standing;
use crate::printed::facts::Facts;
use crate::state::{State, names_in};
use crate::view::View;
use kernel::{Argument, Language, Seat, Source, Text, Texts};

/// What the game says, in each language.
static CATALOGUES: &[Source] =
    &[("en", &[include_str!("../../texts/en/game.ftl"), include_str!("../../texts/en/refusals.ftl")])];

impl Texts for State {
    fn catalogues() -> &'static [Source] {
        CATALOGUES
    }

    fn ask_text(&self, ask: Ask) -> Text<Thing> {
        Text::plain(self.ask_words(ask))
    }

    fn action_text(&self, action: Action) -> Text<Thing> {
        Text::plain(self.action_words(action))
    }

    fn event_text(&self, event: &Event) -> Text<Thing> {
        let mut things = Vec::new();
        things::event_things(event, &mut things);
        Text::plain(self.event_words(event)).list("things", things.into_iter().map(Argument::Thing))
    }

    fn thing_text(&self, thing: Thing) -> Text<Thing> {
        Text::plain(things::thing_words(thing))
    }

    fn facts(language: &dyn Language) -> serde_json::Value {
        // Plain structs of words and numbers always have a JSON form.
        serde_json::to_value(Facts::all(language)).unwrap_or_default()
    }

    fn glossary(&self) -> Vec<Thing> {
        let cards = self.mode().seats.iter().flat_map(|def| names_in(def.cards()));
        let grounds = Battleground::ALL.into_iter().map(Thing::Battleground);
        let paths = Path::ALL.into_iter().map(Thing::Path);
        let own = [Thing::DrawDeck, Thing::CyclePile, Thing::EliminatedPile, Thing::Ring, Thing::Pass];
        cards.map(Thing::Card).chain(grounds).chain(paths).chain(own).collect()
    }

    fn about(&self, thing: Thing, onlooker: Option<Seat>) -> Vec<Text<Thing>> {
        vec![Text::plain(crate::board::about(self, thing, onlooker))]
    }

    fn board(views: &[View], _language: &dyn Language) -> String {
        crate::board::board(views)
    }
}

/// A card in play, with what tells the copy that is meant from others.
fn copy_words(card: Card, standing: Option<Standing>) -> String {
    match standing {
        None => card.name().to_owned(),
        Some(Standing::Ready) => format!("the ready {}", card.name()),
        Some(Standing::Fresh) => format!("the fresh {}", card.name()),
        Some(Standing::On(ground)) => format!("{} at {}", card.name(), ground.name()),
    }
}

impl State {
    fn seat_words(&self, seat: Seat) -> &'static str {
        if seat.is_chance() { "Chance" } else { self.seat_def(seat).name.name() }
    }

    fn place_words(&self, place: Place) -> String {
        match place {
            Place::Path => match self.path {
                Some(path) => format!("the path {}", path.name()),
                None => "the path".to_owned(),
            },
            Place::Battleground(ground) => ground.name().to_owned(),
        }
    }
}
