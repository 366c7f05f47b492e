//! What the cards of the Shadow have in common.

use super::{CardAsk, CardFrame};
use crate::action::{Ask, RollFor};
use crate::event::Event;
use crate::figures::Place;
use crate::frame::{Frame, Next};
use crate::ids::{Card, Side};
use crate::map::Region;
use crate::rules::Log;
use crate::state::State;
use kernel::Seat;
use kernel::flow::{ask_chance, done, goto};

/// The step in which a card has done everything that it does.
pub(super) const OVER: u8 = 99;

/// The card at another step.
pub(super) const fn at(frame: CardFrame, step: u8) -> Frame {
    Frame::Card(CardFrame { step, ..frame })
}

/// The card at another step, with other values.
pub(super) const fn with(frame: CardFrame, step: u8, a: u8, b: u8) -> Frame {
    Frame::Card(CardFrame { step, a, b, ..frame })
}

/// A question of the card, with the values of its frame.
pub(super) const fn question(frame: CardFrame, step: u8) -> Ask {
    Ask::Card(CardAsk { card: frame.card, seat: frame.seat, step, a: frame.a, b: frame.b })
}

/// The frame of the card that asked.
pub(super) const fn frame_of(ask: CardAsk) -> CardFrame {
    CardFrame { card: ask.card, seat: ask.seat, step: ask.step, a: ask.a, b: ask.b }
}

/// A region out of a value.
pub(crate) fn region_of(value: u8) -> Option<Region> {
    Region::ALL.get(usize::from(value)).copied()
}

/// The bit that says that a place is inside.
pub(super) const INSIDE: u8 = 0x80;

/// A place as a value.
pub(super) const fn place_value(place: Place) -> u8 {
    match place {
        Place::Field(region) => region as u8,
        Place::Inside(region) => region as u8 | INSIDE,
    }
}

/// A place out of a value.
pub(super) fn place_of(value: u8) -> Option<Place> {
    let region = region_of(value & !INSIDE)?;
    Some(if value & INSIDE == 0 { Place::Field(region) } else { Place::Inside(region) })
}

/// Asks Chance for the next of the dice that are left in `b`; with none left the card goes on with a step.
pub(super) fn roll_dice(frame: CardFrame, then: u8) -> Next {
    if frame.b == 0 {
        return goto(at(frame, then));
    }
    ask_chance(Ask::Roll(RollFor::Card(frame.card))).then(with(frame, frame.step, frame.a, frame.b - 1))
}

impl State {
    /// The event is resolved.
    pub(super) fn shadow_card_over(&mut self, frame: CardFrame) -> Next {
        self.event_over(frame.seat, frame.card);
        done()
    }

    /// A die of a card counts if it shows at least this.
    pub(super) fn shadow_card_die(&mut self, card: Card, die: u8, least: u8, log: &mut Log) -> Next {
        log.public(Event::CardRoll { card, die });
        self.action.tally += u8::from(die >= least);
        done()
    }

    /// Whether all Shadow Nations are At War.
    pub(super) fn shadow_all_at_war(&self) -> bool {
        Side::Shadow.nations().iter().all(|nation| self.at_war(*nation))
    }

    /// The attack that a card makes, if there is only one.
    pub(super) fn shadow_only_attack(&self, seat: Seat, card: Card) -> Option<(Region, Region)> {
        let (mut only, mut n) = (None, 0);
        self.each_attack(seat, false, Some(card), |from, to| {
            only = Some((from, to));
            n += 1;
            n < 2
        });
        only.filter(|_| n == 1)
    }

    /// Nazgûl, the Witch-king included, in a region, inside a besieged Stronghold too (rules 2.17, 7.11).
    pub(super) fn shadow_nazgul_in(&self, region: Region) -> u8 {
        let of = |place: Place| self.figures(place, Side::Shadow).nazgul_and_witch_king();
        of(Place::Field(region)) + of(Place::Inside(region))
    }
}
