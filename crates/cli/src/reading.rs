//! The language of whoever reads what the program says.

use kernel::{Language, Source, Text};
use registry::{Both, Entry, Reader, Texts};
use std::fmt::Display;

/// What this program says itself. All its messages begin with `cli-`, so that none has the name of a game's.
static CATALOGUES: &[Source] = &[("en", &[include_str!("../texts/en/cli.ftl")])];

/// The texts of a game and of this program, in one language.
pub type Reading = Both<'static>;

/// Where the system says which language people read, the first that says anything.
const VARIABLES: [&str; 4] = ["LONGTABLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];

/// The languages that are wanted.
#[derive(Clone, Debug)]
pub struct Wanted {
    people: String,
    programs: String,
}

impl Default for Wanted {
    /// English.
    fn default() -> Self {
        Wanted::new(None, |_| None)
    }
}

impl Wanted {
    /// The language of the option, or else the one that the system names. What programs read is English without the
    /// option: they must not depend on where they run.
    pub fn new(option: Option<&str>, variable: impl Fn(&str) -> Option<String>) -> Wanted {
        let of_system = || VARIABLES.iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
        let programs = option.map_or_else(|| registry::texts::ENGLISH.to_owned(), tag);
        let people = match option {
            Some(_) => programs.clone(),
            None => of_system().map_or_else(|| programs.clone(), |value| tag(&value)),
        };
        Wanted { people, programs }
    }

    /// What people read where no game is concerned.
    pub fn people(&self) -> Reading {
        read(None, &self.people)
    }

    /// What people read about a game.
    pub fn people_of(&self, entry: &dyn Entry) -> Reading {
        read(Some(entry), &self.people)
    }

    /// What people read of another part of the program.
    pub fn people_in(&self, texts: &'static Texts) -> Reader<'static> {
        texts.read(&self.people)
    }

    /// What programs read where no game is concerned.
    pub fn programs(&self) -> Reading {
        read(None, &self.programs)
    }

    /// What programs read about a game.
    pub fn programs_of(&self, entry: &dyn Entry) -> Reading {
        read(Some(entry), &self.programs)
    }
}

fn read(entry: Option<&dyn Entry>, accepted: &str) -> Reading {
    let own = Texts::of(CATALOGUES).read(accepted);
    Both(entry.map_or(own, |entry| entry.texts().read(accepted)), own)
}

/// The tag of a language, from what systems call it: `de_DE.UTF-8` is `de-DE`.
fn tag(word: &str) -> String {
    let name = word.split(['.', '@']).next().unwrap_or_default();
    match name {
        "C" | "POSIX" => registry::texts::ENGLISH.to_owned(),
        name => name.replace('_', "-"),
    }
}

/// One of many of a kind, by its id: the name that the game's catalogue gives it, or the id if it gives none.
pub fn name(language: &dyn Language, kind: &str, id: &str) -> String {
    language.message(&format!("{kind}-{id}"), &[]).unwrap_or_else(|| id.to_owned())
}

/// A text of this program in words.
pub fn in_words(text: &Text, language: &dyn Language) -> String {
    text.render(language)
}

/// Several, one after the other.
pub fn several(parts: impl IntoIterator<Item = impl Display>) -> Text {
    joined(&Text::new("list-next"), parts)
}

/// One of several.
pub fn one_of(parts: impl IntoIterator<Item = impl Display>) -> Text {
    joined(&Text::new("cli-or"), parts)
}

/// Several clauses in one sentence.
pub fn clauses(parts: impl IntoIterator<Item = impl Display>) -> Text {
    joined(&Text::new("cli-clauses"), parts)
}

fn joined(how: &Text, parts: impl IntoIterator<Item = impl Display>) -> Text {
    let mut parts = parts.into_iter();
    let first = Text::plain(parts.next().map(|part| part.to_string()).unwrap_or_default());
    parts.fold(first, |list, next| how.clone().text("list", list).written("next", next))
}

/// What was typed or named by people, so that it can stand between quotation marks.
pub fn quoted(words: &str) -> impl Display {
    words.escape_debug()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(option: Option<&str>, variables: &[(&str, &str)]) -> (String, String) {
        let variable = |name: &str| {
            let found = variables.iter().find(|(other, _)| *other == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        let Wanted { people, programs } = Wanted::new(option, variable);
        (people, programs)
    }

    fn pair(people: &str, programs: &str) -> (String, String) {
        (people.to_owned(), programs.to_owned())
    }

    #[test]
    fn the_option_comes_before_the_system() {
        let system = [("LANG", "pl_PL.UTF-8"), ("LC_ALL", ""), ("LC_MESSAGES", "de_DE.UTF-8@euro")];
        assert_eq!(wanted(None, &system), pair("de-DE", "en"));
        assert_eq!(wanted(Some("fr"), &system), pair("fr", "fr"));
        let own = [("LONGTABLE_LANGUAGE", "sr-Latn"), ("LC_ALL", "de_AT")];
        assert_eq!(wanted(None, &own), pair("sr-Latn", "en"));
        assert_eq!(wanted(None, &own[1..]), pair("de-AT", "en"));
        assert_eq!(wanted(None, &[]), pair("en", "en"));
        for name in ["C", "POSIX", "C.UTF-8"] {
            assert_eq!(wanted(None, &[("LC_ALL", name), ("LANG", "de_DE")]), pair("en", "en"));
        }
    }

    #[test]
    fn all_messages_are_the_programs_own() {
        let shared = Texts::new(&[]).expect("they are right");
        let own = Texts::of(CATALOGUES).names("en");
        let own: Vec<&String> = own.iter().filter(|name| !shared.names("en").contains(name)).collect();
        assert!(own.len() > 50 && own.iter().all(|name| name.starts_with("cli-")), "{own:?}");
    }

    #[test]
    fn lists() {
        let reading = Wanted::default().people();
        assert_eq!(several(["a", "b", "c"]).render(&reading), "a, b, c");
        assert_eq!(one_of(["a", "b"]).render(&reading), "a or b");
        assert_eq!(clauses(["a"]).render(&reading), "a");
        assert_eq!(several([""; 0]).render(&reading), "");
    }
}
