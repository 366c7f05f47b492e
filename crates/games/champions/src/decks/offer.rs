//! Decks as everything outside this game sees them.

use super::{Deck, DeckError, STARTERS, Starter, faults, parse, to_json, to_text};
use crate::ids::Faction;
use kernel::{DeckFault, DeckReport, Decks, NoDeck, StarterDeck};
use serde_json::Value;

/// The decks that can be built from the Core Set.
pub struct CoreSet;

/// The options that take a deck, by player.
const OPTIONS: &[&str] = &["deck-1", "deck-2", "deck-3", "deck-4"];

fn read(list: &str) -> Result<Deck, NoDeck> {
    parse(list).map_err(|error: DeckError| NoDeck(kernel::Text::plain(error)))
}

fn report(deck: &Deck) -> DeckReport {
    let wrong = faults(deck.hero, &deck.cards).into_iter();
    DeckReport {
        name: deck.name.clone(),
        hero: deck.hero.slug().to_owned(),
        hero_name: kernel::Text::plain(deck.hero.name()),
        aspect: deck.aspect.map(Faction::name).map(str::to_lowercase),
        size: deck.size(),
        cards: deck.cards.iter().map(|(card, copies)| (card.code().to_owned(), *copies)).collect(),
        faults: wrong
            .map(|fault| DeckFault { rule: fault.rule.to_owned(), what: kernel::Text::plain(fault.what) })
            .collect(),
        list: to_text(deck),
    }
}

impl Decks for CoreSet {
    fn options(&self) -> &'static [&'static str] {
        OPTIONS
    }

    fn check(&self, list: &str) -> Result<DeckReport, NoDeck> {
        Ok(report(&read(list)?))
    }

    fn starters(&self) -> Vec<StarterDeck> {
        let deck =
            |starter: &Starter| StarterDeck { id: starter.id.to_owned(), deck: report(&Deck::from(starter)) };
        STARTERS.iter().map(deck).collect()
    }

    fn to_json(&self, list: &str) -> Result<Value, NoDeck> {
        Ok(to_json(&read(list)?))
    }
}
