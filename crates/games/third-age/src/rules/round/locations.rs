//! Phase 2: the Commander's location, its action, Leadership tokens; Nazgûl that are placed (rules 5.2, 8.1, 9.1, 9.6.1).

use super::super::{Allowed, Log, need};
use super::round;
use crate::action::Ask;
use crate::book::Hook;
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Deck, Face, Location, Side, Unit};
use crate::muster::MusterFrame;
use crate::round::{RoundAsk, RoundFrame};
use crate::state::State;
use kernel::flow::{ask, call, done, goto};

/// The units of The Pits, in the order of rule 8.1.
const PITS: [Unit; 3] = [Unit::UrukHai, Unit::HalfOrcs, Unit::WargRiders];
/// In how many Armies The Might of Mordor places a Mordor Orc (rule 9.1).
const MIGHT_OF_MORDOR: u8 = 3;

/// The bit of a unit of The Pits.
fn pits_bit(unit: Unit) -> u8 {
    PITS.iter().position(|other| *other == unit).map_or(0, |place| 1 << place)
}

impl State {
    /// The dice in the Shadow Box: the unused Character dice of the Shadow (rules 1.14, 7.1.7).
    pub fn shadow_box(&self) -> u8 {
        self.dice[Side::Shadow].unused.count(Face::Character)
    }

    pub(super) fn check_location(&self, location: Location) -> Allowed {
        let here = Location::of(self.scenario).contains(&location);
        need(here, "5.2", "no-that-location-is-of-the-other-scenario")?;
        // Rule 5.2.2.
        let enough = self.dice[Side::Shadow].to_roll >= location.dice();
        need(enough, "5.2.2", "no-you-have-too-few-dice-for-that-location")
    }

    /// Rule 5.2: one of the three locations, also that of the last round (rule 5.2.4).
    pub(super) fn shadow_phase(&mut self, log: &mut Log) -> Next {
        let may = |location: &Location| self.check_location(*location).is_ok();
        let mut some = Location::of(self.scenario).into_iter().filter(may);
        match (some.next(), some.next()) {
            (None, _) => goto(round(RoundFrame::Phase3)),
            (Some(only), None) => self.location_chosen(only, log),
            (Some(_), Some(_)) => ask(State::seat(Side::Shadow), Ask::Round(RoundAsk::Location)).last(),
        }
    }

    pub(super) fn location_chosen(&mut self, location: Location, log: &mut Log) -> Next {
        self.location = Some(location);
        log.public(Event::Location(location));
        self.fill_shadow_box(location.dice(), log);
        goto(round(RoundFrame::Location { location, part: 0 }))
    }

    /// Dice of the pool go into the Shadow Box on their Character side, as many as there are (rules 5.2, 6.7).
    fn fill_shadow_box(&mut self, dice: u8, log: &mut Log) {
        let own = &mut self.dice[Side::Shadow];
        let dice = dice.min(own.to_roll);
        own.to_roll -= dice;
        own.unused.add(Face::Character, dice);
        log.public(Event::ShadowBox(dice));
    }

    /// The parts of a location's action in the order of the rules (rules 5.2.1, 8.1, 9.1).
    pub(super) fn location_part(&mut self, location: Location, part: u8, log: &mut Log) -> Next {
        let next = round(RoundFrame::Location { location, part: part + 1 });
        let over = || {
            let tokens = round(RoundFrame::Leadership(location.leadership()));
            call(tokens).then(round(RoundFrame::Phase3))
        };
        let nazgul = |figures: u8| {
            let left = self.quantity(Hook::LocationNazgul, figures);
            call(round(RoundFrame::PlaceNazgul { left })).then(next)
        };
        match (location, part) {
            (Location::PalantirRoom, 0) => {
                let draw = RoundFrame::Draw { side: Side::Shadow, deck: Deck::Grima, cards: 1 };
                call(round(draw)).then(next)
            }
            (Location::Pits, settled) => self.pits(settled, log),
            // Rule 9.7.2.
            (Location::DawnlessDay, 0) if self.darkness > 0 => {
                let draw = RoundFrame::Draw { side: Side::Shadow, deck: Deck::Darkness, cards: 1 };
                call(round(draw)).then(next)
            }
            (Location::DawnlessDay, 0) => goto(next),
            (Location::DawnlessDay, 1) => nazgul(1),
            (Location::TowerOfSorcery, 0) => nazgul(2),
            (Location::TowerOfSorcery, 1) => match self.commander {
                Some(_) => ask(State::seat(Side::Shadow), Ask::Round(RoundAsk::Commander)).then(next),
                None => goto(next),
            },
            (Location::MightOfMordor, 0) => nazgul(3),
            (Location::MightOfMordor, 1..=MIGHT_OF_MORDOR) => {
                self.ask_location_unit(Unit::MordorOrcs, MIGHT_OF_MORDOR + 1 - part)
            }
            (Location::MightOfMordor, part) if part == MIGHT_OF_MORDOR + 1 => {
                self.notes.done = Areas::EMPTY;
                self.ask_location_unit(Unit::OlogHai, 1)
            }
            (
                Location::PalantirRoom
                | Location::Balcony
                | Location::DawnlessDay
                | Location::TowerOfSorcery
                | Location::MightOfMordor,
                _,
            ) => {
                self.notes.done = Areas::EMPTY;
                over()
            }
        }
    }

    /// Rule 8.1: The Pits. Each unit goes with another Army; a type without figure is skipped; with fewer Armies the Shadow chooses
    /// which units come.
    fn pits(&mut self, settled: u8, log: &mut Log) -> Next {
        let waiting = |unit: &Unit| settled & pits_bit(*unit) == 0 && self.in_supply(*unit) > 0;
        let mut units = PITS.into_iter().filter(waiting);
        let armies = self.pits_armies();
        match (units.next(), armies.first()) {
            (None, _) | (_, None) => {
                self.notes.done = Areas::EMPTY;
                let tokens = round(RoundFrame::Leadership(Location::Pits.leadership()));
                call(tokens).then(round(RoundFrame::Phase3))
            }
            (Some(unit), Some(area)) if units.next().is_none() && armies.len() == 1 => {
                self.pits_unit(settled, unit, area, log)
            }
            _ => ask(State::seat(Side::Shadow), Ask::Round(RoundAsk::Pits { settled })).last(),
        }
    }

    /// The Armies that have no unit of The Pits yet.
    fn pits_armies(&self) -> Areas {
        self.armies_of(Side::Shadow) - self.notes.done
    }

    pub(super) fn check_pits(&self, settled: u8, unit: Unit, area: Area) -> Allowed {
        need(PITS.contains(&unit), "8.1", "no-the-pits-bring-no-such-unit")?;
        need(settled & pits_bit(unit) == 0, "8.1", "no-that-unit-is-placed-already")?;
        need(self.in_supply(unit) > 0, "8.1", "no-no-figure-of-it-is-left")?;
        need(self.has_army(Side::Shadow, area), "8.1", "no-no-army-of-yours-is-there")?;
        need(!self.notes.done.contains(area), "8.1", "no-each-unit-goes-with-another-army")
    }

    /// The answers about The Pits.
    pub(super) fn pits_places(&self, settled: u8) -> impl Iterator<Item = (Unit, Area)> {
        let armies = self.pits_armies();
        let waiting = move |unit: &Unit| settled & pits_bit(*unit) == 0;
        PITS.into_iter().filter(waiting).flat_map(move |unit| armies.iter().map(move |area| (unit, area)))
    }

    pub(super) fn pits_unit(&mut self, settled: u8, unit: Unit, area: Area, log: &mut Log) -> Next {
        self.notes.done.insert(area);
        self.place_unit(unit, area, log);
        let then = RoundFrame::Location { location: Location::Pits, part: settled | pits_bit(unit) };
        call(Frame::Muster(MusterFrame::Placed { area })).then(round(then))
    }

    /// Rule 9.1: The Might of Mordor may place Mordor Orcs in different Armies that contain Mordor units, then one Olog-hai in any.
    fn ask_location_unit(&mut self, unit: Unit, left: u8) -> Next {
        if self.in_supply(unit) == 0 || self.location_armies(unit).is_empty() {
            return State::location_units_done(unit);
        }
        ask(State::seat(Side::Shadow), Ask::Round(RoundAsk::LocationUnit { unit, left })).last()
    }

    /// The Armies in which The Might of Mordor may place a unit, those in recruitment areas included.
    pub(super) fn location_armies(&self, unit: Unit) -> Areas {
        let armies = self.armies_of(Side::Shadow);
        if unit == Unit::OlogHai {
            return armies;
        }
        let mordor = State::mordor_units();
        (armies - self.notes.done).iter().filter(|area| self.army(*area).contains_any(mordor)).collect()
    }

    pub(super) fn check_location_unit(&self, unit: Unit, area: Area) -> Allowed {
        need(self.has_army(Side::Shadow, area), "9.1", "no-no-army-of-yours-is-there")?;
        if unit == Unit::OlogHai {
            return Ok(());
        }
        need(!self.notes.done.contains(area), "9.1", "no-each-unit-goes-with-another-army")?;
        let mordor = self.army(area).contains_any(State::mordor_units());
        need(mordor, "9.1", "no-that-army-has-no-mordor-units")
    }

    pub(super) fn location_unit(&mut self, unit: Unit, left: u8, area: Area, log: &mut Log) -> Next {
        self.notes.done.insert(area);
        self.place_unit(unit, area, log);
        let part = match unit {
            Unit::MordorOrcs => MIGHT_OF_MORDOR + 2 - left.clamp(1, MIGHT_OF_MORDOR),
            _ => MIGHT_OF_MORDOR + 2,
        };
        let then = RoundFrame::Location { location: Location::MightOfMordor, part };
        call(Frame::Muster(MusterFrame::Placed { area })).then(round(then))
    }

    /// No more units of that type come.
    pub(super) fn location_units_done(unit: Unit) -> Next {
        let part = if unit == Unit::MordorOrcs { MIGHT_OF_MORDOR + 1 } else { MIGHT_OF_MORDOR + 2 };
        goto(round(RoundFrame::Location { location: Location::MightOfMordor, part }))
    }

    /// Rule 5.2: all tokens are assigned, freely, one after another; without an Army they are lost (rule 5.2.3).
    pub(super) fn assign_leadership(&mut self, left: u8, log: &mut Log) -> Next {
        let armies = self.armies_of(Side::Shadow);
        match armies.first() {
            Some(only) if armies.len() == 1 => {
                self.place_leadership(only, left, log);
                done()
            }
            Some(_) if left > 0 => {
                let question = Ask::Round(RoundAsk::Leadership { left });
                ask(State::seat(Side::Shadow), question).then(round(RoundFrame::Leadership(left - 1)))
            }
            _ => done(),
        }
    }

    /// The areas with a Nazgûl.
    pub(crate) fn nazgul_areas(&self) -> Areas {
        self.board().areas & self.nazgul.some()
    }

    /// Rule 9.6.1: Nazgûl come from the supply or from the board to any area.
    pub(super) fn place_nazgul(&self, left: u8) -> Next {
        let (supply, board) = (self.nazgul_in_supply() > 0, !self.nazgul_areas().is_empty());
        match (left, supply, board) {
            (0, ..) | (_, false, false) => done(),
            (_, true, false) => State::ask_nazgul(None, left),
            (_, _, true) => ask(State::seat(Side::Shadow), Ask::Round(RoundAsk::NazgulFrom { left })).last(),
        }
    }

    pub(super) fn ask_nazgul(from: Option<Area>, left: u8) -> Next {
        ask(State::seat(Side::Shadow), Ask::Round(RoundAsk::Nazgul { from, left })).last()
    }

    pub(super) fn nazgul_placed(&mut self, from: Option<Area>, to: Area, left: u8, log: &mut Log) -> Next {
        if let Some(from) = from {
            self.nazgul[from] = self.nazgul[from].saturating_sub(1);
        }
        self.nazgul[to] += 1;
        log.public(Event::NazgulPlaced { from, to });
        goto(round(RoundFrame::PlaceNazgul { left: left.saturating_sub(1) }))
    }

    /// Rules 9.1, 9.2.1: the figure stands there until the end of the round.
    pub(super) fn commander_placed(&mut self, area: Area, log: &mut Log) -> Next {
        if let Some(commander) = self.commander {
            self.spots[commander] = Spot::At(area);
            log.public(Event::CharacterMoved { character: commander, to: area });
        }
        done()
    }

    /// Rule 6.7: the further die of the red tile, and a Leadership token.
    pub(super) fn extra_die(&mut self, log: &mut Log) -> Next {
        self.fill_shadow_box(1, log);
        goto(round(RoundFrame::Leadership(1)))
    }
}
