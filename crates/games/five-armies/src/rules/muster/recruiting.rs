//! Flipping recruitment tokens (rules 5.7, 9.9) and what needs no token: the Goblins (rule 5.10).

use super::super::{Allowed, Log, MISFIT, need};
use crate::action::{Action, Ask};
use crate::army::{ArmyFrame, Excess};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, MUSTERING_POINTS, Pile, REGIONS, Side, Unit, UnitTypes};
use crate::muster::{MusterAsk, MusterFrame};
use crate::state::State;
use kernel::flow::{ask, ask_chance, call, done, goto};

impl State {
    /// The regions where a side has recruitment tokens that it may flip (rules 5.7, 11.3).
    pub(crate) fn recruiting_areas(&self, side: Side) -> Areas {
        REGIONS.iter().filter(|area| Pile::of(side).iter().any(|pile| self.may_flip(*pile, *area))).collect()
    }

    /// Whether a token of the pile lies there and Beorn does not stand on it (rule 11.3).
    pub(crate) fn may_flip(&self, pile: Pile, area: Area) -> bool {
        self.tokens[pile][area] > 0 && self.beorn() != Some(area)
    }

    pub(crate) fn list_recruits(&self, side: Side, areas: Areas, out: &mut Vec<Action>) {
        for pile in Pile::of(side) {
            for area in areas {
                if self.tokens[*pile][area] > 0 {
                    out.push(Action::Token { pile: *pile, area });
                }
            }
        }
    }

    /// Rule 5.7.
    pub(crate) fn check_recruit(&self, side: Side, pile: Pile, area: Area) -> Allowed {
        need(pile.side() == side, "5.7", "no-that-pile-is-the-enemys")?;
        need(self.tokens[pile][area] > 0, "5.7", "no-no-such-token-lies-there")?;
        need(self.beorn() != Some(area), "11.3", "no-nothing-is-flipped-where-beorn-stands")?;
        // Rule 9.9.1: a region only once in a Recruitment.
        need(self.notes.eligible.contains(area), "9.9.1", "no-no-token-may-be-flipped-there-now")
    }

    pub(super) fn recruit_step(&mut self, left: u8, again: bool) -> Next {
        let side = self.to_act;
        let open = self.notes.eligible.iter();
        let any = open.into_iter().any(|area| Pile::of(side).iter().any(|pile| self.may_flip(*pile, area)));
        if left == 0 || !any {
            self.notes.eligible = Areas::EMPTY;
            return done();
        }
        ask(State::seat(side), Ask::Muster(MusterAsk::Recruit { left, again })).last()
    }

    pub(super) fn recruit_answered(&mut self, left: u8, again: bool, action: Action) -> Next {
        match action {
            Action::Done => {
                self.notes.eligible = Areas::EMPTY;
                done()
            }
            Action::Token { pile, area } => {
                if !again {
                    self.notes.eligible.remove(area);
                }
                let flip = Frame::Muster(MusterFrame::Flip { pile, area, lying: true });
                call(flip).then(Frame::Muster(MusterFrame::Recruit { left: left - 1, again }))
            }
            _ => MISFIT,
        }
    }

    /// Rule 9.9.1: which token it is has not been decided before; Chance shows one of all faces that are left.
    pub(super) fn flip_step(&mut self, pile: Pile, area: Area, lying: bool) -> Next {
        // Rule 9.10: an empty pile gives none.
        let there = if lying { self.tokens[pile][area] > 0 } else { self.pile_has_tokens(pile) };
        // Rule 11.3.
        if !there || self.beorn() == Some(area) {
            return done();
        }
        ask_chance(Ask::Flip(pile)).then(Frame::Muster(MusterFrame::Flipped { area, lying }))
    }

    pub(crate) fn token_shown(&mut self, _pile: Pile, action: Action, _log: &mut Log) -> Next {
        let Action::Flip(face) = action else { return MISFIT };
        self.notes.shown = Some(face);
        done()
    }

    /// Rule 9.9: the token leaves the game for good; its units come.
    pub(super) fn flipped_step(&mut self, area: Area, lying: bool, log: &mut Log) -> Next {
        let Some(face) = self.notes.shown.take() else { return Next::Broken("no token was shown") };
        self.faces.take(face);
        if lying {
            self.tokens[face.pile()][area] -= 1;
        }
        log.public(Event::Flipped { area, face });
        let (unit, left) = face.units();
        goto(Frame::Muster(MusterFrame::PlaceFlipped { unit, area, left }))
    }

    pub(super) fn place_flipped_step(&mut self, unit: Unit, area: Area, left: u8, log: &mut Log) -> Next {
        if left == 0 {
            return self.limited(unit.side(), area);
        }
        let on = MusterFrame::PlaceFlipped { unit, area, left: left - 1 };
        if self.in_supply(unit) > 0 {
            self.place_unit(unit, area, log);
            return goto(Frame::Muster(on));
        }
        if self.substitutes(unit).is_empty() {
            return goto(Frame::Muster(on));
        }
        // Rule 9.9: another type is optional, so it is asked even if only one is left.
        let seat = State::seat(unit.side());
        ask(seat, Ask::Muster(MusterAsk::Substitute { unit, area })).then(Frame::Muster(on))
    }

    /// Rule 9.13: what is above the limit is removed at once.
    pub(crate) fn limited(&self, side: Side, area: Area) -> Next {
        if self.excess(side, area) > 0 {
            goto(Frame::Army(ArmyFrame::Limit { area, excess: Excess::Recruited }))
        } else {
            done()
        }
    }

    /// The units that may come instead of one that is not in the supply (rule 9.9).
    pub(crate) fn substitutes(&self, unit: Unit) -> UnitTypes {
        let same = |other: &Unit| *other != unit && other.pile() == unit.pile() && self.in_supply(*other) > 0;
        Unit::of(unit.side()).iter().copied().filter(same).collect()
    }

    pub(super) fn check_substitute(&self, unit: Unit, other: Unit) -> Allowed {
        need(other.pile() == unit.pile(), "9.9", "no-it-is-of-another-pile")?;
        need(self.in_supply(other) > 0, "9.9", "no-no-such-unit-is-in-the-supply")
    }

    pub(super) fn substitute_answered(&mut self, area: Area, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Unit(unit) => {
                self.place_unit(unit, area, log);
                done()
            }
            Action::Decline => done(),
            _ => MISFIT,
        }
    }

    /// Goblin Recruitment (rule 5.10): a Goblins unit comes to each Mustering Point, or to this one alone if a single figure is
    /// left.
    pub(crate) fn gather_goblins(&mut self, only: Option<Area>, log: &mut Log) {
        for point in MUSTERING_POINTS {
            if only.is_none_or(|only| only == point) {
                self.place_unit(Unit::Goblins, point, log);
            }
        }
    }
}
