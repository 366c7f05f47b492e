//! Recruitment tokens are flipped (rules 7.3, 9.9.2, 9.9.3).

use crate::action::{Action, Ask};
use crate::army::ArmyFrame;
use crate::ents::EntFrame;
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Pool, Scenario, Side, TokenFace, Unit};
use crate::muster::{MusterAsk, MusterFrame};
use crate::rules::{Allowed, Log, MISFIT, need, no};
use crate::state::State;
use kernel::flow::{ask, ask_chance, call, done, goto};

impl State {
    /// Whether the Free Peoples flip tokens in their recruitment areas as if they were normal areas (rule 9.9.3).
    pub(crate) fn riders_called(&self) -> bool {
        let left = |character| !matches!(self.spots[character], Spot::Track(_));
        left(Character::AragornGondor) && left(Character::TheodenGondor)
    }

    /// The areas in which a side may flip a token with a result (rules 7.3.1, 7.3.7).
    pub(crate) fn recruit_areas(&self, side: Side) -> Areas {
        self.open_to_recruits(side).filter(|area| self.check_recruit(side, *area).is_ok()).collect()
    }

    /// Whether something can be recruited by flipping tokens (rule 7.2.3).
    pub(crate) fn can_recruit(&self, side: Side) -> bool {
        self.open_to_recruits(side).any(|area| self.check_recruit(side, area).is_ok())
    }

    /// Where tokens of a side lie and no enemy Army stands.
    fn open_to_recruits(&self, side: Side) -> impl Iterator<Item = Area> {
        let pools = Pool::of(self.scenario, side).iter();
        let lying = pools.fold(Areas::EMPTY, |all, pool| all | self.tokens[*pool].some());
        (lying - self.armies_of(side.enemy())).iter()
    }

    /// Whether a side may flip a token in an area with a result.
    fn check_recruit(&self, side: Side, area: Area) -> Allowed {
        need(self.tokens_at(side, area) > 0, "7.3.1", "no-no-token-of-yours-lies-there")?;
        let waits = side == Side::FreePeoples && area.is_recruitment() && !self.riders_called();
        need(!waits, "9.9.3", "no-tokens-there-wait-for-aragorn-and-theoden")?;
        self.check_flip(side, area)
    }

    /// Whether a token of the side may be flipped in an area at all (rule 7.3.7).
    pub(crate) fn check_flip(&self, side: Side, area: Area) -> Allowed {
        let enemy = side.enemy();
        need(!self.has_army(enemy, area), "7.3.7", "no-an-enemy-army-is-there")?;
        need(self.controller(area) != Some(enemy), "7.3.7", "no-the-enemy-controls-that-area")
    }

    /// Tokens of the side in the areas of `notes.eligible` are flipped, so many more. What must be flipped and leaves no choice is not
    /// asked (rule 11.3.1).
    pub(super) fn recruit(&mut self, side: Side, left: u8, least: u8, apart: bool) -> Next {
        let (mut possible, mut places, mut first) = (0_u8, 0_u8, None);
        for area in self.notes.eligible {
            let mut here = 0_u8;
            for pool in Pool::of(self.scenario, side) {
                if self.check_token(side, apart, *pool, area).is_ok() {
                    here = here.saturating_add(self.tokens[*pool][area]);
                    places = places.saturating_add(1);
                    first = first.or(Some(Action::Recruit { pool: *pool, area }));
                }
            }
            possible = possible.saturating_add(if apart { here.min(1) } else { here });
        }
        let left = left.min(possible);
        let least = least.min(left);
        match first {
            Some(only) if left > 0 && least > 0 && places == 1 => {
                self.token_chosen(side, left, least, apart, only)
            }
            Some(_) if left > 0 => {
                ask(State::seat(side), Ask::Muster(MusterAsk::Flip { left, least, apart })).last()
            }
            _ => done(),
        }
    }

    pub(super) fn list_tokens(&self, side: Side, out: &mut Vec<Action>) {
        for pool in Pool::of(self.scenario, side) {
            let lying = self.notes.eligible.iter().filter(|area| self.tokens[*pool][*area] > 0);
            out.extend(lying.map(|area| Action::Recruit { pool: *pool, area }));
        }
    }

    pub(super) fn check_token(&self, side: Side, apart: bool, pool: Pool, area: Area) -> Allowed {
        need(pool.side() == side, "7.3.1", "no-it-is-no-token-of-yours")?;
        need(self.tokens[pool][area] > 0, "7.3.1", "no-no-token-of-yours-lies-there")?;
        if !self.notes.eligible.contains(area) {
            self.check_recruit(side, area)?;
            return no("7.3.1", "no-no-token-is-flipped-there-now");
        }
        need(!apart || !self.notes.done.contains(area), "7.2.3", "no-one-token-in-each-area")?;
        self.check_flip(side, area)
    }

    pub(super) fn token_chosen(
        &mut self,
        side: Side,
        left: u8,
        least: u8,
        apart: bool,
        action: Action,
    ) -> Next {
        match action {
            Action::Recruit { pool, area } => {
                self.notes.done.insert(area);
                let (left, least) = (left.saturating_sub(1), least.saturating_sub(1));
                let then = MusterFrame::Recruit { side, left, least, apart };
                call(Frame::Muster(MusterFrame::Flip { pool, area, lying: true })).then(Frame::Muster(then))
            }
            Action::Done => done(),
            _ => MISFIT,
        }
    }

    /// A token is flipped: one that lies there, or a new one from the pool. Which it is is decided now (rule 11.2.1).
    pub(super) fn flip(&mut self, pool: Pool, area: Area, lying: bool) -> Next {
        let there = if lying { self.tokens[pool][area] > 0 } else { self.pool_has_tokens(pool) };
        if !there || self.check_flip(pool.side(), area).is_err() {
            return done();
        }
        if lying {
            self.tokens[pool][area] -= 1;
        }
        self.notes.flipped = Some(area);
        ask_chance(Ask::Flip(pool)).last()
    }

    /// Chance has shown the face of a token.
    pub(crate) fn token_shown(&mut self, _pool: Pool, action: Action, log: &mut Log) -> Next {
        let (Action::Flip(face), Some(area)) = (action, self.notes.flipped.take()) else { return MISFIT };
        // The token leaves the game (rule 7.3.2).
        self.faces.take(face);
        log.public(Event::Flipped { area, face });
        if face == TokenFace::Woses {
            return self.ask_woses();
        }
        match face.units() {
            Some((unit, left)) => goto(Frame::Muster(MusterFrame::Muster { unit, area, left })),
            None => done(),
        }
    }

    /// The units of a token are placed; where a figure is missing, another type may come (rule 7.3.5).
    pub(super) fn muster_units(&mut self, unit: Unit, area: Area, left: u8, log: &mut Log) -> Next {
        if left == 0 {
            return goto(Frame::Muster(MusterFrame::Placed { area }));
        }
        let then = Frame::Muster(MusterFrame::Muster { unit, area, left: left - 1 });
        if self.place_unit(unit, area, log) {
            return goto(then);
        }
        let side = unit.side();
        let other = |other: &Unit| self.check_substitute(side, *other).is_ok();
        if self.may_place(side, area) && Unit::ALL.iter().any(other) {
            return ask(State::seat(side), Ask::Muster(MusterAsk::Substitute { unit, area })).then(then);
        }
        goto(then)
    }

    pub(super) fn check_substitute(&self, side: Side, unit: Unit) -> Allowed {
        need(unit.side() == side, "7.3.5", "no-it-is-no-unit-of-yours")?;
        need(self.in_supply(unit) > 0, "7.3.5", "no-no-such-figure-is-left")
    }

    pub(super) fn substituted(&mut self, area: Area, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Unit(unit) => {
                self.place_unit(unit, area, log);
                done()
            }
            Action::Decline => done(),
            _ => MISFIT,
        }
    }

    /// Units have been placed: Ents may attack them (rule 8.6.11), then the limit holds (rule 7.3.3).
    pub(super) fn placed(&mut self, area: Area) -> Next {
        let limit = Frame::Army(ArmyFrame::Limit { area });
        let ents = self.scenario == Scenario::Rohan && self.ents > 0 && self.entwood == area;
        if ents && self.has_army(Side::Shadow, area) {
            return call(Frame::Ent(EntFrame::React { area })).then(limit);
        }
        goto(limit)
    }
}
