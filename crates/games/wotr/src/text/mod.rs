//! Questions, answers and events in English. Another language is another folder like this one.

mod actions;
mod asks;
mod battles;
mod cards;
mod events;
mod hunts;
mod things;

pub(crate) use things::{event_things, thing_words};

use crate::action::Deed;
use crate::figures::{Characters, Figure, Figures, Place, Troops};
use crate::ids::{Character, Deck, Face, Nation, Side};
use crate::state::State;
use kernel::Seat;

/// The name of a deck among all four.
pub(crate) const fn deck_words(deck: Deck) -> &'static str {
    match deck {
        Deck::FpCharacter => "the Free Peoples Character deck",
        Deck::FpStrategy => "the Free Peoples Strategy deck",
        Deck::ShCharacter => "the Shadow Character deck",
        Deck::ShStrategy => "the Shadow Strategy deck",
    }
}

/// The back of a card.
pub(crate) const fn back(deck: Deck) -> &'static str {
    if deck.is_character() { "a Character card" } else { "a Strategy card" }
}

/// A text with a capital at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// Parts with commas, and the last with a word before it.
pub(crate) fn listed(parts: &[String], last: &str) -> String {
    match parts {
        [] => "nobody".to_owned(),
        [one] => one.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// A number of things with their word.
pub(crate) fn count(n: u8, one: &str) -> String {
    match n {
        0 => format!("no {one}"),
        1 => format!("1 {one}"),
        _ => format!("{n} {}", plural(one)),
    }
}

/// The plural of a word of this game.
fn plural(one: &str) -> String {
    match one {
        "die" => "dice".to_owned(),
        "Nazgûl" => one.to_owned(),
        _ => format!("{one}s"),
    }
}

/// An article for a word.
const fn article(word: &str) -> &'static str {
    match word.as_bytes().first() {
        Some(b'A' | b'E' | b'I' | b'O' | b'U') => "an",
        _ => "a",
    }
}

/// A die by its face.
pub(crate) fn a_die(face: Face) -> String {
    format!("{} {} die", article(face.name()), face.name())
}

/// One figure with its article.
pub(crate) fn a_figure(figure: Figure) -> String {
    match figure {
        Figure::Character(character) => character.name().to_owned(),
        Figure::Regular(_) | Figure::Elite(_) | Figure::Leader(_) | Figure::Nazgul => {
            let name = figure.name();
            format!("{} {name}", article(&name))
        }
    }
}

/// Characters in words.
pub(crate) fn character_words(characters: Characters) -> String {
    let names: Vec<String> = characters.iter().map(|one| one.name().to_owned()).collect();
    listed(&names, "and")
}

/// Troops in words, one part a kind.
pub(crate) fn troop_parts(troops: &Troops) -> Vec<String> {
    let mut parts = Vec::new();
    for nation in Nation::ALL {
        for figure in [Figure::Regular(nation), Figure::Elite(nation), Figure::Leader(nation)] {
            let n = troops.count(figure);
            if n > 0 {
                parts.push(count(n, &figure.name()));
            }
        }
    }
    if troops.nazgul > 0 {
        parts.push(count(troops.nazgul, "Nazgûl"));
    }
    parts
}

/// Figures in words.
pub(crate) fn figures_words(figures: &Figures) -> String {
    let mut parts = troop_parts(&figures.troops);
    parts.extend(figures.characters.iter().map(|one| one.name().to_owned()));
    listed(&parts, "and")
}

/// What a die is used for, after "to".
pub(crate) fn deed_words(deed: Deed) -> String {
    match deed {
        Deed::MoveArmies => "move Armies".to_owned(),
        Deed::Attack => "attack".to_owned(),
        Deed::PlayEvent => "play an Event card".to_owned(),
        Deed::DrawEvent => "draw an Event card".to_owned(),
        Deed::Recruit => "recruit".to_owned(),
        Deed::Diplomacy => "advance a Nation on the Political Track".to_owned(),
        Deed::BringIn(character) => format!("bring {} into play", character.name()),
        Deed::VoiceRecruit => {
            "recruit with the Voice of Saruman: a Regular in each Isengard Settlement".to_owned()
        }
        Deed::VoiceUpgrade => {
            "turn two Isengard Regulars in Orthanc into Elites (the Voice of Saruman)".to_owned()
        }
        Deed::MoveFellowship => "move the Fellowship".to_owned(),
        Deed::HideFellowship => "hide the Fellowship".to_owned(),
        Deed::Separate => "separate Companions from the Fellowship".to_owned(),
        Deed::MoveCompanions => "move Companions".to_owned(),
        Deed::MoveNazgul => "move Nazgûl and Minions".to_owned(),
        Deed::Ability(character) => match State::ability_nation(character) {
            Some(nation) => {
                format!("advance {} on the Political Track ({})", nation.name(), character.name())
            }
            None => format!("use the ability of {}", character.name()),
        },
        Deed::DiscardTable(card) => format!("have {} discarded from the table", card.name()),
        Deed::Skip => "do nothing".to_owned(),
    }
}

impl State {
    /// A player's name.
    pub(crate) fn seat_words(&self, seat: Seat) -> &'static str {
        if seat.is_chance() { "Chance" } else { self.seat_name(seat).name() }
    }

    /// A place in words.
    pub(crate) fn place_words(place: Place) -> String {
        match place {
            Place::Field(region) => region.name().to_owned(),
            Place::Inside(region) => format!("the besieged Stronghold of {}", region.name()),
        }
    }

    /// A player's name at the beginning of a sentence.
    pub(crate) fn who(&self, seat: Seat) -> String {
        capital(self.seat_words(seat))
    }
}

/// A side's name at the beginning of a sentence.
pub(crate) fn side_words(side: Side) -> String {
    capital(side.name())
}

/// The Guide in words.
pub(crate) const fn guide_words(guide: Option<Character>) -> &'static str {
    match guide {
        Some(companion) => companion.name(),
        None => "Gollum",
    }
}

/// In a place, in words.
pub(crate) fn in_place(place: Place) -> String {
    match place {
        Place::Field(region) => format!("in {}", region.name()),
        Place::Inside(region) => format!("in the besieged Stronghold of {}", region.name()),
    }
}
