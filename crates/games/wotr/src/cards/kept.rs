//! A card whose event is being resolved, and how what its steps keep is saved.
//!
//! A step keeps two numbers, so that frames stay small. What they stand for depends on the card and the step; where it is a
//! region, a Character or a Nation, its name is saved.

use super::sh_common::{place_of, place_value, region_of};
use crate::figures::{Characters, Place};
use crate::ids::{Card, Character, Nation, Region, Side};
use kernel::{Rule, Seat};
use kit::Id;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};

/// A card whose event is being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Saved", into = "Saved")]
pub struct CardFrame {
    /// The card.
    pub card: Card,
    /// Who played it.
    pub seat: Seat,
    /// Which step of its text comes next.
    pub step: u8,
    /// A value that a step keeps for a later one.
    pub a: u8,
    /// Another.
    pub b: u8,
}

/// A question that a card asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Saved", into = "Saved")]
pub struct CardAsk {
    /// The card.
    pub card: Card,
    /// Who played it.
    pub seat: Seat,
    /// Which step of its text asks.
    pub step: u8,
    /// A value that belongs to the question.
    pub a: u8,
    /// Another.
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

/// What a step of a card keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kept {
    Region(Region),
    Place(Place),
    Character(Character),
    Nation(Nation),
    NationAt(Nation, Place),
    Party(Characters),
}

impl Kept {
    /// What the numbers stand for; none if they are counts, or if nothing is kept yet.
    fn of(saved: &Saved) -> Option<Kept> {
        let Saved { card, step, a, b, .. } = *saved;
        match card {
            _ if step == 0 => None,
            Card::DeadMenOfDunharrow if step == 1 => {
                Some(Kept::Party(Characters::from_bits(u16::from_le_bytes([a, b]))))
            }
            // They may go on without a place, and none of them strikes in the first region, for which the same numbers stand.
            // The Spirit of Mordor can strike there, and without a place it is over at once: it always has one.
            Card::TheEntsAwakeTreebeard
            | Card::TheEntsAwakeHuorns
            | Card::TheEntsAwakeEntmoot
            | Card::FaramirsRangers
            | Card::CorsairsOfUmbar
                if (a, b) == (0, 0) =>
            {
                None
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
                let place = if b == 0 { Place::Field } else { Place::Inside };
                region_of(a).map(place).map(Kept::Place)
            }
            Card::LureOfTheRing => Character::ALL.get(usize::from(a)).copied().map(Kept::Character),
            Card::DreadfulSpells
            | Card::RageOfTheDunlendings
            | Card::HalfOrcsAndGoblinMen
            | Card::OlogHai
            | Card::ShadowsOnTheMistyMountains
            | Card::HordeFromTheEast => region_of(a).map(Kept::Region),
            Card::CorsairsOfUmbar => place_of(a).map(Kept::Place),
            Card::Stormcrow => {
                let nation = Nation::ALL.get(usize::from(a)).copied()?;
                match step {
                    1 => Some(Kept::Nation(nation)),
                    _ => place_of(b).map(|place| Kept::NationAt(nation, place)),
                }
            }
            // The others count something, or say which of the regions that the card itself names are done.
            _ => None,
        }
    }

    /// The numbers that stand for it; the second one was saved beside it if it is a count.
    fn numbers(self, card: Card, b: u8) -> [u8; 2] {
        match self {
            Kept::Region(region) => [region as u8, b],
            Kept::Place(Place::Inside(region)) if card.deck().side() == Side::FreePeoples => {
                [region as u8, 1]
            }
            Kept::Place(place) => [place_value(place), b],
            Kept::Character(character) => [character as u8, b],
            Kept::Nation(nation) => [nation as u8, b],
            Kept::NationAt(nation, place) => [nation as u8, place_value(place)],
            Kept::Party(party) => party.bits().to_le_bytes(),
        }
    }

    /// The numbers that stood for it in the first journals: an id has the number that it had then.
    fn first_numbers(self, card: Card, b: u8) -> [u8; 2] {
        fn first(id: impl Id) -> u8 {
            id.numbered().unwrap_or(usize::MAX - id.index()) as u8
        }
        let inside = |place: Place| place_value(place) - place.region() as u8;
        match self {
            Kept::Region(region) => [first(region), b],
            Kept::Place(Place::Inside(region)) if card.deck().side() == Side::FreePeoples => {
                [first(region), 1]
            }
            Kept::Place(place) => [first(place.region()) + inside(place), b],
            Kept::Character(character) => [first(character), b],
            Kept::Nation(nation) => [first(nation), b],
            Kept::NationAt(nation, place) => [first(nation), first(place.region()) + inside(place)],
            Kept::Party(party) => party.bits().to_le_bytes(),
        }
    }

    /// Whether the second number is a part of it.
    fn is_both(self, card: Card) -> bool {
        match self {
            Kept::NationAt(..) | Kept::Party(_) => true,
            Kept::Place(_) => card.deck().side() == Side::FreePeoples,
            Kept::Region(_) | Kept::Character(_) | Kept::Nation(_) => false,
        }
    }
}

/// A card's step as it is saved.
#[derive(Clone, Copy)]
struct Saved {
    card: Card,
    seat: Seat,
    step: u8,
    a: u8,
    b: u8,
}

impl From<CardFrame> for Saved {
    fn from(CardFrame { card, seat, step, a, b }: CardFrame) -> Saved {
        Saved { card, seat, step, a, b }
    }
}

impl From<Saved> for CardFrame {
    fn from(Saved { card, seat, step, a, b }: Saved) -> CardFrame {
        CardFrame { card, seat, step, a, b }
    }
}

impl From<CardAsk> for Saved {
    fn from(CardAsk { card, seat, step, a, b }: CardAsk) -> Saved {
        Saved { card, seat, step, a, b }
    }
}

impl From<Saved> for CardAsk {
    fn from(Saved { card, seat, step, a, b }: Saved) -> CardAsk {
        CardAsk { card, seat, step, a, b }
    }
}

impl Hash for Saved {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let numbers = Kept::of(self).map(|kept| kept.first_numbers(self.card, self.b));
        let [a, b] = numbers.unwrap_or([self.a, self.b]);
        (self.card, self.seat, self.step, a, b).hash(state);
    }
}

impl Hash for CardFrame {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Saved::from(*self).hash(state);
    }
}

impl Hash for CardAsk {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Saved::from(*self).hash(state);
    }
}

/// The form of it: `A` is a number, or what it stands for.
#[derive(Serialize, Deserialize)]
struct Form<A> {
    card: Card,
    seat: Seat,
    step: u8,
    a: A,
    b: u8,
}

/// A count, or what a number stands for. Earlier programs saved the number.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Value {
    Number(u8),
    Kept(Kept),
}

impl Serialize for Saved {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Saved { card, seat, step, a, b } = *self;
        match Kept::of(self).filter(|_| serializer.is_human_readable()) {
            Some(kept) => {
                let b = if kept.is_both(card) { 0 } else { b };
                Form { card, seat, step, a: Value::Kept(kept), b }.serialize(serializer)
            }
            None => Form { card, seat, step, a, b }.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Saved {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Saved, D::Error> {
        if !deserializer.is_human_readable() {
            let Form::<u8> { card, seat, step, a, b } = Form::deserialize(deserializer)?;
            return Ok(Saved { card, seat, step, a, b });
        }
        let Form::<Value> { card, seat, step, a, b } = Form::deserialize(deserializer)?;
        let [a, b] = match a {
            Value::Number(a) => [a, b],
            Value::Kept(kept) => kept.numbers(card, b),
        };
        Ok(Saved { card, seat, step, a, b })
    }
}
