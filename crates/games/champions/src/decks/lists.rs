//! Deck lists as people keep them: plain text, the public deck-list JSON, and a short form for options.

use super::{Deck, english, is_aspect, starter};
use crate::ids::{Card, Faction, Hero};
use kernel::{NoDeck, Text};
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// The hero of a name, an id or a collection number of the identity.
fn hero_of(text: &str) -> Option<Hero> {
    let wanted = text.trim().to_lowercase();
    Hero::ALL.iter().copied().find(|hero| {
        let codes = [hero.hero().code(), hero.alter_ego().code()];
        let faces = [hero.hero(), hero.alter_ego()].map(english::title);
        *hero.slug() == *wanted
            || english::hero(*hero).to_lowercase() == wanted
            || faces.iter().any(|name| name.to_lowercase() == wanted)
            || codes.iter().any(|code| *code == wanted || code.trim_end_matches(['a', 'b']) == wanted)
    })
}

fn aspect_of(text: &str) -> Option<Faction> {
    let wanted = text.trim().to_lowercase();
    Faction::ALL.iter().copied().find(|one| is_aspect(*one) && english::aspect(*one).to_lowercase() == wanted)
}

/// The cards of a deck while it is read.
struct Reading {
    name: String,
    hero: Option<Hero>,
    aspect: Option<Faction>,
    cards: Vec<(Card, u8)>,
}

impl Reading {
    const fn new() -> Reading {
        Reading { name: String::new(), hero: None, aspect: None, cards: Vec::new() }
    }

    /// Adds copies of the card of a collection number; the identity names the hero.
    fn add_code(&mut self, code: &str, copies: u64) -> Result<(), NoDeck> {
        let code = code.trim().to_lowercase();
        if let Some(hero) = hero_of(&code) {
            self.hero = Some(hero);
            return Ok(());
        }
        let card = Card::of_code(&code).filter(|card| card.def().kind.is_player_card());
        self.add(card.ok_or_else(|| no_card(&code))?, copies)
    }

    fn add(&mut self, card: Card, copies: u64) -> Result<(), NoDeck> {
        let too_many = || {
            let copies = usize::try_from(copies).unwrap_or(usize::MAX);
            NoDeck(Text::new("deck-copies").count("n", copies).text("card", Text::of("card", card.slug())))
        };
        let copies = u8::try_from(copies).map_err(|_| too_many())?;
        match self.cards.iter_mut().find(|(other, _)| *other == card) {
            Some((_, n)) => *n = n.checked_add(copies).ok_or_else(too_many)?,
            None if copies > 0 => self.cards.push((card, copies)),
            None => {}
        }
        Ok(())
    }

    /// The card of a title. Several cards of one title differ in their collection numbers only.
    fn card_of_title(title: &str) -> Result<Card, NoDeck> {
        let wanted = title.trim().to_lowercase();
        let cards = Card::ALL.into_iter().filter(|card| card.def().kind.is_player_card());
        let mut found = cards.filter(|card| english::title(*card).to_lowercase() == wanted);
        found.next().ok_or_else(|| no_card(title.trim()))
    }

    /// The deck, once all is read. A hero that is not named is the one whose cards are there.
    fn deck(mut self) -> Result<Deck, NoDeck> {
        let mut heroes: Vec<Hero> = Vec::new();
        for (card, _) in &self.cards {
            let owner = Hero::ALL.iter().copied().find(|hero| hero.set() == card.def().set);
            heroes.extend(owner.filter(|hero| !heroes.contains(hero)));
        }
        let hero = match (self.hero, heroes.as_slice()) {
            (Some(hero), _) => hero,
            (None, [hero]) => *hero,
            (None, []) => return Err(NoDeck(Text::new("deck-no-hero"))),
            (None, [one, other, ..]) => {
                let [one, other] = [one, other].map(|hero| Text::of("hero", hero.slug()));
                return Err(NoDeck(Text::new("deck-two-heroes").text("one", one).text("other", other)));
            }
        };
        self.cards.sort_unstable_by_key(|(card, _)| *card);
        let of_cards = self.cards.iter().map(|(card, _)| card.def().faction).find(|one| is_aspect(*one));
        let aspect = of_cards.or(self.aspect);
        Ok(Deck { name: self.name, hero, aspect, cards: self.cards })
    }
}

/// Reads a deck list in any of its forms: plain text as [`to_text`] writes it, the public deck-list JSON, or collection
/// numbers with copies, `01003:2,01005:3`. Whether the deck is legal is another question, see [`super::faults`].
pub fn parse(text: &str) -> Result<Deck, NoDeck> {
    let text = text.trim();
    if text.starts_with('{') {
        from_json(text)
    } else if is_short(text) {
        from_short(text)
    } else {
        from_text(text)
    }
}

/// Whether a text is of the short form: pairs with colons, and the first half of each is a collection number.
fn is_short(text: &str) -> bool {
    let is_code = |code: &str| {
        code.starts_with(|c: char| c.is_ascii_digit()) && code.chars().all(|c| c.is_ascii_alphanumeric())
    };
    text.split(',').all(|part| part.split_once(':').is_some_and(|(code, _)| is_code(code.trim())))
}

fn from_short(text: &str) -> Result<Deck, NoDeck> {
    let mut reading = Reading::new();
    for part in text.split(',') {
        let (code, copies) = part.split_once(':').unwrap_or((part, "1"));
        let copies = copies.trim().parse::<u64>();
        let wrong = || in_line(1, unknown("deck-no-copies", part));
        reading.add_code(code, copies.map_err(|_| wrong())?)?;
    }
    reading.deck()
}

fn from_text(text: &str) -> Result<Deck, NoDeck> {
    let mut reading = Reading::new();
    for (n, line) in text.lines().enumerate() {
        let line = line.trim();
        // What begins with a number sign is for people alone.
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        read_line(&mut reading, line).map_err(|error| in_line(n + 1, error))?;
    }
    reading.deck()
}

fn read_line(reading: &mut Reading, line: &str) -> Result<(), NoDeck> {
    if let Some((key, value)) = line.split_once(':') {
        match key.trim().to_lowercase().as_str() {
            "name" => {
                reading.name = value.trim().to_owned();
                return Ok(());
            }
            "hero" => {
                let (name, code) = split_code(value);
                let hero = code.and_then(hero_of).or_else(|| hero_of(name));
                reading.hero = Some(hero.ok_or_else(|| unknown("deck-unknown-hero", value))?);
                return Ok(());
            }
            "aspect" => {
                let none = matches!(value.trim().to_lowercase().as_str(), "" | "none" | "basic");
                let aspect = aspect_of(value);
                if aspect.is_none() && !none {
                    return Err(unknown("deck-unknown-aspect", value));
                }
                reading.aspect = aspect;
                return Ok(());
            }
            _ => {}
        }
    }
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (copies, rest) = line.split_at(digits);
    let Ok(copies) = copies.parse::<u64>() else {
        return Err(unknown("deck-unknown-line", line));
    };
    let rest = rest.trim_start();
    let rest = rest.strip_prefix(['x', 'X', '×']).filter(|rest| rest.starts_with(' ')).unwrap_or(rest);
    match split_code(rest) {
        (_, Some(code)) => reading.add_code(code, copies),
        (title, None) => reading.add(Reading::card_of_title(title)?, copies),
    }
}

/// A refusal that shows what was read.
fn unknown(what: &'static str, text: &str) -> NoDeck {
    NoDeck(Text::new(what).written("text", text.trim()))
}

/// A number or a name that stands for no card.
fn no_card(text: &str) -> NoDeck {
    NoDeck(Text::new("deck-no-card").written("text", text))
}

/// A refusal of a line, from 1.
fn in_line(line: usize, what: NoDeck) -> NoDeck {
    NoDeck(Text::new("deck-line").count("line", line).text("what", what.0))
}

/// A title and the collection number in brackets after it.
fn split_code(text: &str) -> (&str, Option<&str>) {
    let text = text.trim();
    let open = text.strip_suffix(')').and_then(|inside| inside.rsplit_once('('));
    match open {
        Some((title, code)) if code.starts_with(|c: char| c.is_ascii_digit()) => (title.trim(), Some(code)),
        _ => (text, None),
    }
}

fn from_json(text: &str) -> Result<Deck, NoDeck> {
    let wrong = |what: Text| NoDeck(Text::new("deck-json").text("what", what));
    let value: Value =
        serde_json::from_str(text).map_err(|error| NoDeck(Text::new("deck-json").written("what", error)))?;
    let mut reading = Reading::new();
    if let Some(name) = value.get("name").and_then(Value::as_str) {
        reading.name = name.trim().to_owned();
    }
    let code = value.get("hero_code").or_else(|| value.get("investigator_code"));
    if let Some(code) = code {
        let code =
            code.as_str().ok_or_else(|| wrong(Text::new("deck-json-hero").written("field", "hero_code")))?;
        let hero =
            hero_of(code).ok_or_else(|| wrong(Text::new("deck-json-unknown-hero").written("code", code)))?;
        reading.hero = Some(hero);
    }
    // The aspect is told in a text that is JSON again.
    let meta = value.get("meta").and_then(Value::as_str).and_then(|meta| serde_json::from_str(meta).ok());
    let meta: Value = meta.unwrap_or(Value::Null);
    reading.aspect = meta.get("aspect").and_then(Value::as_str).and_then(aspect_of);
    let slots =
        value.get("slots").and_then(Value::as_object).ok_or_else(|| wrong(Text::new("deck-json-slots")))?;
    let named = reading.hero;
    for (code, copies) in slots {
        let no_number = || wrong(Text::new("deck-json-copies").written("code", code));
        let copies = copies.as_u64().ok_or_else(no_number)?;
        reading.add_code(code, copies)?;
    }
    reading.hero = named.or(reading.hero);
    reading.deck()
}

/// The deck as plain text, one card a line, sorted as in the box: the hero's cards, the aspect's, the basic ones.
pub fn to_text(deck: &Deck) -> String {
    let mut out = String::new();
    // Writing to a string does not fail.
    if !deck.name.is_empty() {
        let _ = writeln!(out, "Name: {}", deck.name.replace(['\n', '\r'], " "));
    }
    let _ = writeln!(out, "Hero: {} ({})", english::hero(deck.hero), deck.hero.hero().code());
    let aspect = deck.aspect.map_or_else(|| "none".to_owned(), english::aspect);
    let _ = writeln!(out, "Aspect: {aspect}");
    let mut last = None;
    for (card, copies) in &deck.cards {
        let def = card.def();
        if last.replace(def.faction) != Some(def.faction) {
            let _ = writeln!(out, "\n# {}", english::aspect(def.faction));
        }
        let _ = writeln!(out, "{copies}x {} ({})", english::title(*card), card.code());
    }
    out
}

/// The deck as the public deck-list JSON: collection numbers to quantities.
pub fn to_json(deck: &Deck) -> Value {
    let slots = deck.cards.iter().map(|(card, copies)| (card.code().to_owned(), json!(copies)));
    let mut list = Map::new();
    list.insert("name".to_owned(), json!(deck.name));
    list.insert("hero_code".to_owned(), json!(deck.hero.hero().code()));
    list.insert("hero_name".to_owned(), json!(english::hero(deck.hero)));
    list.insert("slots".to_owned(), Value::Object(slots.collect()));
    if let Some(aspect) = deck.aspect {
        let meta = json!({ "aspect": aspect.slug() });
        list.insert("meta".to_owned(), json!(meta.to_string()));
    }
    Value::Object(list)
}

/// The deck in the short form, as options take it.
pub fn to_short(deck: &Deck) -> String {
    let cards: Vec<String> =
        deck.cards.iter().map(|(card, copies)| format!("{}:{copies}", card.code())).collect();
    cards.join(",")
}

/// The starter deck of a hero as a deck that can be changed.
pub fn starter_deck(hero: Hero) -> Deck {
    Deck::from(starter(hero))
}
