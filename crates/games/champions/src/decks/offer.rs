//! Decks as everything outside this game sees them.

use super::{Deck, STARTERS, Starter, faults, parse, to_json, to_text};
use kernel::{DeckFault, DeckReport, Decks, NoDeck, StarterDeck, Text};
use serde_json::Value;

/// The decks that can be built from the Core Set.
pub struct CoreSet;

/// The options that take a deck, by player.
const OPTIONS: &[&str] = &["deck-1", "deck-2", "deck-3", "deck-4"];

fn report(deck: &Deck) -> DeckReport {
    let wrong = faults(deck.hero, &deck.cards).into_iter();
    DeckReport {
        name: deck.name.clone(),
        hero: deck.hero.slug().to_owned(),
        hero_name: Text::of("hero", deck.hero.slug()),
        aspect: deck.aspect.map(|aspect| aspect.slug().to_owned()),
        size: deck.size(),
        cards: deck.cards.iter().map(|(card, copies)| (card.code().to_owned(), *copies)).collect(),
        faults: wrong.map(|fault| DeckFault { rule: fault.rule.to_owned(), what: fault.what }).collect(),
        list: to_text(deck),
    }
}

impl Decks for CoreSet {
    fn options(&self) -> &'static [&'static str] {
        OPTIONS
    }

    fn check(&self, list: &str) -> Result<DeckReport, NoDeck> {
        Ok(report(&parse(list)?))
    }

    fn starters(&self) -> Vec<StarterDeck> {
        let deck =
            |starter: &Starter| StarterDeck { id: starter.id.to_owned(), deck: report(&Deck::from(starter)) };
        STARTERS.iter().map(deck).collect()
    }

    fn to_json(&self, list: &str) -> Result<Value, NoDeck> {
        Ok(to_json(&parse(list)?))
    }
}
