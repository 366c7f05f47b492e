//! Texts in the reader's language.
//!
//! Games and servers say what they have to say as values ([`kernel::Text`]): the name of a message and what is put
//! into it. The sentences are in catalogues of Project Fluent, `.ftl` files beside the code that names them, one for
//! each language. [`Texts`] holds the languages of one game or of one part of the program; [`Texts::read`] picks the
//! one that somebody reads. What a language lacks is said in English.
//!
//! [`MADE_UP`] is a language for tests: English, marked and lengthened, so that a text that is in no catalogue, or
//! that does not fit, is noticed.

mod made_up;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use fluent_langneg::{NegotiationStrategy, negotiate_languages, parse_accepted_languages};
use kernel::{Filled, Language, Source};
use std::sync::{Mutex, PoisonError};
use unic_langid::LanguageIdentifier;

/// The language that has every text.
pub const ENGLISH: &str = "en";

/// The language of the tests.
pub const MADE_UP: &str = "en-XA";

/// The catalogues of one game or one part of the program, in all its languages.
pub struct Texts {
    /// The languages, English first, by their tags.
    languages: Vec<(&'static str, Catalogue)>,
}

/// Why a catalogue can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogueError {
    /// The language.
    pub language: String,
    /// What is wrong with it.
    pub what: String,
}

impl std::fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.language, self.what)
    }
}

impl std::error::Error for CatalogueError {}

impl Texts {
    /// Reads catalogues, and with them those that all games share. The made-up language is made from the English ones.
    pub fn new(sources: &[Source]) -> Result<Texts, CatalogueError> {
        let texts_in = |tag: &str| -> Vec<&'static str> {
            let of_tag = kernel::CATALOGUES.iter().chain(sources).filter(|(other, _)| *other == tag);
            of_tag.flat_map(|(_, texts)| texts.iter().copied()).collect()
        };
        let mut tags = vec![ENGLISH];
        for (tag, _) in kernel::CATALOGUES.iter().chain(sources) {
            if !tags.contains(tag) {
                tags.push(tag);
            }
        }
        let mut languages = Vec::new();
        for tag in tags {
            languages.push((tag, Catalogue::new(tag, texts_in(tag), false)?));
        }
        languages.push((MADE_UP, Catalogue::new(MADE_UP, texts_in(ENGLISH), true)?));
        Ok(Texts { languages })
    }

    /// The same catalogues, read once for the whole program.
    ///
    /// # Panics
    /// If a catalogue can't be read: they are part of the program, and a test reads each of them.
    #[expect(clippy::panic, reason = "a catalogue is part of the program")]
    pub fn of(sources: &'static [Source]) -> &'static Texts {
        static READ: Mutex<Vec<(&'static [Source], &'static Texts)>> = Mutex::new(Vec::new());
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, texts)) = read.iter().find(|(other, _)| std::ptr::eq(*other, sources)) {
            return texts;
        }
        let texts = match Texts::new(sources) {
            Ok(texts) => &*Box::leak(Box::new(texts)),
            Err(error) => panic!("{error}"),
        };
        read.push((sources, texts));
        texts
    }

    /// English.
    pub fn english(&self) -> Reader<'_> {
        Reader { texts: self, at: 0 }
    }

    /// The text of the catalogues of a language, for somebody who reads them elsewhere: empty if there are none.
    pub fn sources(&self, tag: &str) -> String {
        let found = self.languages.iter().find(|(other, _)| *other == tag);
        found.map(|(_, catalogue)| catalogue.sources.join("\n")).unwrap_or_default()
    }

    /// The tags of all languages but the made-up one.
    pub fn languages(&self) -> Vec<&'static str> {
        self.languages.iter().map(|(tag, _)| *tag).filter(|tag| *tag != MADE_UP).collect()
    }

    /// The language for somebody who reads these, as in the header `Accept-Language`: `de, en;q=0.8`. The made-up
    /// language must be asked for by its full name.
    pub fn read(&self, accepted: &str) -> Reader<'_> {
        self.read_in(choose(accepted, &self.languages()))
    }

    /// The language with this tag, or English if there is none.
    pub fn read_in(&self, tag: &str) -> Reader<'_> {
        let at = self.languages.iter().position(|(other, _)| *other == tag);
        Reader { texts: self, at: at.unwrap_or(0) }
    }

    /// The names of a language's messages, with a message's attributes as `name.attribute`.
    pub fn names(&self, tag: &str) -> Vec<String> {
        let found = self.languages.iter().find(|(other, _)| *other == tag);
        found.map(|(_, catalogue)| catalogue.names.clone()).unwrap_or_default()
    }
}

/// The texts in one language, and in English where the language lacks some.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    texts: &'a Texts,
    at: usize,
}

impl PartialEq for Reader<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.texts, other.texts) && self.at == other.at
    }
}

impl Eq for Reader<'_> {}

impl std::fmt::Debug for Reader<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.tag())
    }
}

impl Reader<'_> {
    /// The tag of the language.
    pub fn tag(&self) -> &'static str {
        self.texts.languages[self.at].0
    }
}

impl Language for Reader<'_> {
    fn message(&self, id: &str, arguments: &[(&str, Filled)]) -> Option<String> {
        let own = self.texts.languages[self.at].1.message(id, arguments);
        own.or_else(|| self.texts.languages[0].1.message(id, arguments))
    }
}

/// Of these languages the one for somebody who reads what the header `Accept-Language` says: `de, en;q=0.8`. English
/// if there is none of those, or if the header can't be read. The made-up language must be asked for by its full name.
pub fn choose(accepted: &str, tags: &[&'static str]) -> &'static str {
    let wanted = parse_accepted_languages(accepted);
    let made_up = wanted.iter().any(|tag| *tag == MADE_UP).then_some(MADE_UP);
    let tags: Vec<&'static str> = tags.iter().copied().filter(|tag| *tag != MADE_UP).chain(made_up).collect();
    let offered: Vec<LanguageIdentifier> = tags.iter().filter_map(|tag| tag.parse().ok()).collect();
    let found = negotiate_languages(&wanted, &offered, None, NegotiationStrategy::Lookup);
    let found = found.first().and_then(|found| tags.iter().find(|tag| **found == **tag));
    found.copied().unwrap_or(ENGLISH)
}

/// Two parts of the program that are read together, such as a game and the house it is played in: what the first does
/// not say, the second does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Both<'a>(pub Reader<'a>, pub Reader<'a>);

impl Language for Both<'_> {
    fn message(&self, id: &str, arguments: &[(&str, Filled)]) -> Option<String> {
        self.0.message(id, arguments).or_else(|| self.1.message(id, arguments))
    }
}

/// The sentences of one language.
struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
    sources: Vec<&'static str>,
}

impl Catalogue {
    fn new(tag: &str, texts: Vec<&'static str>, made_up: bool) -> Result<Catalogue, CatalogueError> {
        let wrong = |what: String| CatalogueError { language: tag.to_owned(), what };
        let id: LanguageIdentifier =
            tag.parse().map_err(|_| wrong("this is no tag of a language".to_owned()))?;
        if id.to_string() != tag {
            return Err(wrong(format!("its tag is written {id}")));
        }
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks around arguments are for mixing scripts of both directions, and nobody who reads lines of text
        // wants them.
        bundle.set_use_isolating(false);
        bundle.add_builtins().map_err(|error| wrong(error.to_string()))?;
        if made_up {
            bundle.set_transform(Some(made_up::mark));
        }
        let mut names = Vec::new();
        for text in &texts {
            let resource = FluentResource::try_new((*text).to_owned()).map_err(|(_, errors)| {
                let first = errors.first().map(ToString::to_string).unwrap_or_default();
                wrong(format!("it can't be read: {first}"))
            })?;
            names.extend(names_in(&resource));
            bundle.add_resource(resource).map_err(|errors| wrong(twice(&errors)))?;
        }
        Ok(Catalogue { bundle, names, sources: texts })
    }

    fn message(&self, id: &str, arguments: &[(&str, Filled)]) -> Option<String> {
        let (name, attribute) = match id.split_once('.') {
            Some((name, attribute)) => (name, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(name)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut filled = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            match argument {
                Filled::Number(n) => filled.set(*name, *n),
                Filled::Words(words) => filled.set(*name, words.as_str()),
            }
        }
        // What is wrong with a message shows in the text itself, and a test looks for it.
        let text = self.bundle.format_pattern(pattern, Some(&filled), &mut Vec::new());
        Some(text.into_owned())
    }
}

/// The messages that a catalogue has twice.
fn twice(errors: &[FluentError]) -> String {
    errors.first().map(ToString::to_string).unwrap_or_default()
}

/// The names of the messages of a file.
fn names_in(resource: &FluentResource) -> Vec<String> {
    use fluent_syntax::ast::Entry;
    let mut names = Vec::new();
    for entry in resource.entries() {
        if let Entry::Message(message) = entry {
            if message.value.is_some() {
                names.push(message.id.name.to_owned());
            }
            let of = |attribute: &str| format!("{}.{attribute}", message.id.name);
            names.extend(message.attributes.iter().map(|attribute| of(attribute.id.name)));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Text;

    const ENGLISH_TEXT: &str = "
dice = { $n ->
    [one] One die
   *[other] { $n } dice
} into the Hunt Box
card-athelas = Athelas
    .text = Heal { $n }.
only-here = Only here
";
    const POLISH_TEXT: &str = "
dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości wielu
}
card-athelas = Królewskie ziele
";

    fn texts() -> Texts {
        Texts::new(&[("pl", &[POLISH_TEXT]), ("en", &[ENGLISH_TEXT])]).expect("they are right")
    }

    fn dice(n: i64) -> Text<()> {
        Text::new("dice").number("n", n)
    }

    #[test]
    fn plural_forms_are_those_of_the_language() {
        let texts = texts();
        let (english, polish) = (texts.read("en"), texts.read("pl"));
        assert_eq!(dice(1).render(&english), "One die into the Hunt Box");
        assert_eq!(dice(5).render(&english), "5 dice into the Hunt Box");
        let all = [1, 2, 5, 22].map(|n| dice(n).render(&polish));
        assert_eq!(all, ["1 kość", "2 kości", "5 kości wielu", "22 kości"]);
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let texts = texts();
        let polish = texts.read("de-AT, pl;q=0.9, en;q=0.1");
        assert_eq!(polish.tag(), "pl");
        assert_eq!(Text::<()>::new("only-here").render(&polish), "Only here");
        assert_eq!(Text::<()>::new("card-athelas.text").number("n", 1).render(&polish), "Heal 1.");
        assert_eq!(Text::<()>::new("nowhere").render(&polish), "‹nowhere›");
        assert_eq!(texts.read("").tag(), "en");
        assert_eq!(texts.read("tlh, %%%").tag(), "en");
        assert_eq!(texts.read_in("pl").tag(), "pl");
        assert_eq!(texts.read_in("tlh").tag(), "en");
    }

    #[test]
    fn two_are_read_together() {
        let (texts, house) =
            (texts(), Texts::new(&[("en", &["dice = Dice\nhouse = House"])]).expect("it is right"));
        let both = Both(texts.read("pl"), house.read("pl"));
        assert_eq!(dice(2).render(&both), "2 kości");
        assert_eq!(Text::<()>::new("only-here").render(&both), "Only here");
        assert_eq!(Text::<()>::new("house").render(&both), "House");
        assert_eq!(Text::<()>::new("nowhere").render(&both), "‹nowhere›");
    }

    #[test]
    fn the_made_up_language_marks_everything_and_is_asked_for_by_name() {
        let texts = texts();
        assert_eq!(texts.languages(), ["en", "pl"]);
        assert_eq!(texts.read("en-US").tag(), "en");
        let made_up = texts.read(MADE_UP);
        let text = dice(5).render(&made_up);
        assert!(!text.contains("dice") && text.contains('5') && text.chars().count() > 26, "{text}");
    }

    #[test]
    fn numbers_can_be_written_without_groups() {
        let line = Text::<()>::new("journal-line").number("line", 1234).written("what", "no");
        assert_eq!(line.render(&texts().english()), "line 1234: no");
    }

    #[test]
    fn faults_of_a_catalogue_are_told() {
        assert!(Texts::new(&[("pl", &[POLISH_TEXT])]).is_ok());
        assert!(Texts::new(&[("not a tag", &[POLISH_TEXT])]).is_err());
        assert!(Texts::new(&[("PL", &[POLISH_TEXT])]).is_err());
        assert!(Texts::new(&[("en", &["dice = { $n ->"])]).is_err());
        assert!(Texts::new(&[("en", &["a = 1", "a = 2"])]).is_err());
        let names = texts().names("en");
        assert!(
            names.ends_with(&["dice", "card-athelas", "card-athelas.text", "only-here"].map(str::to_owned))
        );
    }
}
