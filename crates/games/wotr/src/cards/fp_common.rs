//! What several Free Peoples cards share.

use super::{CardAsk, CardFrame};
use crate::action::{Ask, RollFor};
use crate::event::Event;
use crate::figures::{Characters, Place};
use crate::frame::{Frame, Next, Recruits};
use crate::ids::{Card, Character, Deck, Nation, Side};
use crate::map::{Region, STRONGHOLD_REGIONS};
use crate::rules::{Allowed, Log, need};
use crate::state::State;
use kernel::Seat;
use kernel::flow::{ask, ask_chance, call, goto};

/// The step at which a card's dice are rolled, one by one.
pub(super) const ROLL: u8 = 100;

/// The same card at another step.
pub(super) const fn at(frame: CardFrame, step: u8) -> Frame {
    Frame::Card(CardFrame { step, ..frame })
}

/// The same card at another step, with a place to remember.
pub(super) const fn at_place(frame: CardFrame, step: u8, place: Place) -> Frame {
    let (a, b) = match place {
        Place::Field(region) => (region as u8, 0),
        Place::Inside(region) => (region as u8, 1),
    };
    Frame::Card(CardFrame { step, a, b, ..frame })
}

/// The place that a card remembers.
pub(crate) fn place_in(frame: CardFrame) -> Option<Place> {
    let region = Region::ALL.get(usize::from(frame.a)).copied()?;
    Some(if frame.b == 0 { Place::Field(region) } else { Place::Inside(region) })
}

/// The question that a step puts, with the values that it remembers.
pub(super) const fn question(frame: CardFrame) -> Ask {
    let CardFrame { card, seat, step, a, b } = frame;
    Ask::Card(CardAsk { card, seat, step, a, b })
}

/// The frame that put a question.
pub(crate) const fn frame_of(ask: CardAsk) -> CardFrame {
    let CardAsk { card, seat, step, a, b } = ask;
    CardFrame { card, seat, step, a, b }
}

/// Asks the player of the card; the answer says how to go on.
pub(super) fn ask_player(frame: CardFrame) -> Next {
    ask(frame.seat, question(frame)).last()
}

/// Rolls a card's dice one by one, from step [`ROLL`] on, then goes on with another step.
pub(super) fn roll_dice(frame: CardFrame, dice: u8, then: u8) -> Next {
    if frame.step.saturating_sub(ROLL) >= dice {
        return goto(at(frame, then));
    }
    ask_chance(Ask::Roll(RollFor::Card(frame.card))).then(at(frame, frame.step + 1))
}

/// A card recruits in a region, then goes on with another step.
pub(super) fn recruits(
    frame: CardFrame,
    (nation, what, region, left): (Nation, Recruits, Region, u8),
    then: u8,
) -> Next {
    call(Frame::CardRecruits { seat: frame.seat, nation, what, region, left }).then(at(frame, then))
}

/// Its player draws Strategy cards, then goes on with another step. The hand limit is a step of its own.
pub(super) fn draws(frame: CardFrame, n: u8, then: u8) -> Next {
    call(Frame::Draw { seat: frame.seat, deck: Deck::FpStrategy, left: n }).then(at(frame, then))
}

/// The hand limit after the draw of all cards (rule 5.2.4).
pub(super) fn hand_limit(frame: CardFrame, then: u8) -> Next {
    call(Frame::HandLimit(frame.seat)).then(at(frame, then))
}

impl State {
    /// Strider or Aragorn, whoever is on the map, and where (rule 2.16).
    pub(super) fn strider_or_aragorn(&self) -> Option<(Character, Place)> {
        [Character::Aragorn, Character::Strider]
            .into_iter()
            .find_map(|one| self.place_of(one).map(|place| (one, place)))
    }

    /// Whether a Free Peoples Army stands in a place (rule 2.4).
    pub(super) fn is_free_army(&self, place: Place) -> bool {
        self.troops(place).n_units(Side::FreePeoples) > 0
    }

    /// The Companions who stand in a region, inside its Stronghold or not (rule 7.11).
    pub(super) fn companions_in(&self, region: Region) -> Characters {
        let here = |one: &Character| self.region_of(*one) == Some(region);
        Character::COMPANIONS.iter().filter(here).collect()
    }

    /// All places where an Army of the Shadow stands.
    pub(super) fn shadow_armies(&self) -> impl Iterator<Item = Place> {
        let inside =
            STRONGHOLD_REGIONS.into_iter().filter(|region| self.besieged(*region) == Some(Side::Shadow));
        self.armies(Side::Shadow).iter().map(Place::Field).chain(inside.map(Place::Inside))
    }

    /// Counts a die of a card if it shows the number or more.
    pub(super) fn count_die(&mut self, card: Card, die: u8, least: u8, log: &mut Log) {
        log.public(Event::CardRoll { card, die });
        self.action.tally += u8::from(die >= least);
    }

    /// Rule 14.6: in a game of teams a card that leaves the choice of a Nation uses the own ones.
    pub(super) fn check_own_nation(&self, seat: Seat, nation: Nation) -> Allowed {
        need(nation.side() == Side::FreePeoples, "7.4", "no-that-nation-is-of-the-shadow")?;
        need(self.commands(seat, nation), "14.6", "no-that-nation-is-your-partners")
    }
}
