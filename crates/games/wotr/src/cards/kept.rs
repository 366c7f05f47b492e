//! A card whose event is being resolved, and what its steps keep.

use super::sh_common::OVER;
use crate::figures::{Characters, Place};
use crate::ids::{Card, Character, Nation, Region, Side};
use kernel::{Rule, Seat};
use kit::Id;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// What a step of a card keeps for a later one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kept {
    /// A count; 0 if there is nothing to keep. Or which of the regions that the card itself names, a bit for each in the order in
    /// which it names them.
    Number(u8),
    /// A region.
    Region(Region),
    /// A place.
    Place(Place),
    /// A Character.
    Character(Character),
    /// Several.
    Party(Characters),
    /// A Nation.
    Nation(Nation),
    /// A Nation, and a place where figures of it are.
    NationAt(Nation, Place),
}

impl Kept {
    /// Nothing.
    pub const NOTHING: Kept = Kept::Number(0);

    /// The number.
    pub const fn number(self) -> u8 {
        match self {
            Kept::Number(n) => n,
            _ => 0,
        }
    }

    /// The region, if one is kept.
    pub const fn region(self) -> Option<Region> {
        match self {
            Kept::Region(region) => Some(region),
            _ => None,
        }
    }

    /// The place, if one is kept.
    pub const fn place(self) -> Option<Place> {
        match self {
            Kept::Place(place) | Kept::NationAt(_, place) => Some(place),
            _ => None,
        }
    }

    /// The Character, if one is kept.
    pub const fn character(self) -> Option<Character> {
        match self {
            Kept::Character(character) => Some(character),
            _ => None,
        }
    }

    /// The Characters; nobody if none are kept.
    pub const fn party(self) -> Characters {
        match self {
            Kept::Party(party) => party,
            _ => Characters::EMPTY,
        }
    }

    /// The Nation, if one is kept.
    pub const fn nation(self) -> Option<Nation> {
        match self {
            Kept::Nation(nation) | Kept::NationAt(nation, _) => Some(nation),
            _ => None,
        }
    }
}

impl From<u8> for Kept {
    fn from(n: u8) -> Kept {
        Kept::Number(n)
    }
}

impl From<Region> for Kept {
    fn from(region: Region) -> Kept {
        Kept::Region(region)
    }
}

impl From<Place> for Kept {
    fn from(place: Place) -> Kept {
        Kept::Place(place)
    }
}

impl From<Character> for Kept {
    fn from(character: Character) -> Kept {
        Kept::Character(character)
    }
}

impl From<Nation> for Kept {
    fn from(nation: Nation) -> Kept {
        Kept::Nation(nation)
    }
}

/// A card whose event is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardFrame {
    /// The card.
    pub card: Card,
    /// Who played it.
    pub seat: Seat,
    /// Which step of its text comes next.
    pub step: u8,
    /// What a step keeps for a later one.
    pub a: Kept,
    /// A number that it keeps beside it.
    pub b: u8,
}

/// A question that a card asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardAsk {
    /// The card.
    pub card: Card,
    /// Who played it.
    pub seat: Seat,
    /// Which step of its text asks.
    pub step: u8,
    /// What belongs to the question.
    pub a: Kept,
    /// A number beside it.
    pub b: u8,
}

impl CardAsk {
    /// Its kind, as journals record it.
    pub fn kind(&self) -> &'static str {
        "card"
    }

    /// The rule that asks it.
    pub fn rule(&self) -> Rule {
        Rule("7.4")
    }
}

impl Hash for CardFrame {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.card, self.seat, self.step).hash(state);
        hash_numbers(self.card, self.a, self.b, state);
    }
}

impl Hash for CardAsk {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.card, self.seat, self.step).hash(state);
        hash_numbers(self.card, self.a, self.b, state);
    }
}

/// The bit that said that a place of a card of the Shadow is inside.
const INSIDE: u8 = 0x80;

/// What was kept was two numbers in the first journals.
fn hash_numbers<H: Hasher>(card: Card, a: Kept, b: u8, state: &mut H) {
    fn number(id: impl Id) -> u8 {
        id.numbered().unwrap_or(usize::MAX - id.index()) as u8
    }
    let place = |place: Place| match place {
        Place::Field(region) => number(region),
        Place::Inside(region) => number(region) | INSIDE,
    };
    let [a, b] = match a {
        Kept::Number(n) => [n, b],
        Kept::Region(region) => [number(region), b],
        Kept::Place(Place::Inside(region)) if card.deck().side() == Side::FreePeoples => [number(region), 1],
        Kept::Place(there) => [place(there), b],
        Kept::Character(character) => [number(character), b],
        Kept::Party(party) => party.bits().to_le_bytes(),
        Kept::Nation(nation) => [number(nation), b],
        Kept::NationAt(nation, there) => [number(nation), place(there)],
    };
    a.hash(state);
    b.hash(state);
}

impl Kept {
    /// What the two numbers of a card's step meant that earlier programs saved; the second one is left if it is a number. None if
    /// they meant nothing.
    pub(crate) fn from_numbers(card: Card, step: u8, a: u8, b: u8) -> Option<(Kept, u8)> {
        let region = |n: u8| Region::ALL.get(usize::from(n)).copied();
        let place = |n: u8| {
            let field = n & INSIDE == 0;
            region(n & !INSIDE).map(|region| if field { Place::Field(region) } else { Place::Inside(region) })
        };
        // Before anything was kept.
        if step == 0 || (step == OVER && (a, b) == (0, 0)) {
            return Some((Kept::Number(a), b));
        }
        match card {
            Card::DeadMenOfDunharrow if step == 1 => {
                Some((Kept::Party(Characters::from_bits(u16::from_le_bytes([a, b]))), 0))
            }
            Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot
                if step == 3 =>
            {
                Some((Kept::NOTHING, 0))
            }
            Card::TheEaglesAreComing
            | Card::TheEntsAwakeTreebeard
            | Card::TheEntsAwakeHuorns
            | Card::TheEntsAwakeEntmoot
            | Card::DeadMenOfDunharrow
            | Card::TheSpiritOfMordor
            | Card::FaramirsRangers
            | Card::CirdansShips
            | Card::RidersOfTheoden
            | Card::EomerSonOfEomund => {
                place(if b == 0 { a } else { a | INSIDE }).map(|place| (place.into(), 0))
            }
            Card::LureOfTheRing => {
                Character::ALL.get(usize::from(a)).map(|character| (Kept::Character(*character), b))
            }
            Card::DreadfulSpells
            | Card::RageOfTheDunlendings
            | Card::HalfOrcsAndGoblinMen
            | Card::OlogHai
            | Card::ShadowsOnTheMistyMountains
            | Card::HordeFromTheEast => region(a).map(|region| (Kept::Region(region), b)),
            Card::CorsairsOfUmbar => place(a).map(|place| (Kept::Place(place), b)),
            Card::Stormcrow => {
                let nation = Nation::ALL.get(usize::from(a)).copied()?;
                match step {
                    1 => Some((Kept::Nation(nation), b)),
                    _ => Some((Kept::NationAt(nation, place(b)?), 0)),
                }
            }
            // The others kept counts.
            _ => Some((Kept::Number(a), b)),
        }
    }
}
