//! Beorn goes and attacks (rules 11.2 to 11.4, 11.8).

use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, ArmyFrame, Charge};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Side};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, done, goto};

impl State {
    /// The regions next to Beorn that he may enter: without army units of either side (rule 11.3).
    pub(super) fn beorn_ways(&self) -> Areas {
        let next = self.beorn().map_or(Areas::EMPTY, Area::neighbours);
        next - self.armies_of(Side::FreePeoples) - self.armies_of(Side::Shadow)
    }

    /// The Shadow armies that Beorn may attack; never one in a special area, which is next to nothing (rule 11.2).
    pub(super) fn beorn_targets(&self) -> Areas {
        self.beorn().map_or(Areas::EMPTY, Area::neighbours) & self.armies_of(Side::Shadow)
    }

    pub(super) fn check_beorn_step(&self, to: Area) -> Allowed {
        let next = self.beorn().map_or(Areas::EMPTY, Area::neighbours);
        need(next.contains(to), "11.2", "no-the-regions-are-not-adjacent")?;
        need(self.beorn_ways().contains(to), "11.3", "no-beorn-is-never-where-army-units-are")
    }

    pub(super) fn check_beorn_strike(&self, at: Area) -> Allowed {
        need(self.has_army(Side::Shadow, at), "11.2", "no-no-enemy-army-is-there")?;
        need(self.beorn_targets().contains(at), "11.2", "no-the-regions-are-not-adjacent")
    }

    /// Beorn moves in: he frees what the Shadow controls and removes its recruitment tokens (rules 9.7, 11.8). The way of a retreat and
    /// of an advance too.
    pub(crate) fn beorn_enters(&mut self, area: Area, log: &mut Log) {
        self.spots[Character::Beorn] = Spot::At(area);
        log.public(Event::CharacterMoved { character: Character::Beorn, to: Some(area) });
        self.enter(Side::FreePeoples, area, log);
    }

    /// Beorn goes so many more regions; enemies next to his way don't stop him (rule 11.2).
    pub(super) fn beorn_walks(&mut self, left: u8) -> Next {
        if left == 0 || self.beorn_ways().is_empty() {
            return goto(Frame::Army(ArmyFrame::BeornStrikes));
        }
        ask(State::seat(Side::FreePeoples), Ask::Army(ArmyAsk::BeornStep { left })).last()
    }

    pub(super) fn beorn_step_chosen(&mut self, left: u8, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Area(to) => {
                self.beorn_enters(to, log);
                goto(Frame::Army(ArmyFrame::Beorn { left: left.saturating_sub(1) }))
            }
            Action::Done => goto(Frame::Army(ArmyFrame::BeornStrikes)),
            _ => MISFIT,
        }
    }

    /// Beorn may attack, whether he has moved or not.
    pub(super) fn beorn_strikes(&mut self) -> Next {
        if self.beorn_targets().is_empty() {
            return done();
        }
        ask(State::seat(Side::FreePeoples), Ask::Army(ArmyAsk::BeornStrike)).last()
    }

    pub(super) fn beorn_strike_chosen(&mut self, action: Action) -> Next {
        match (action, self.beorn()) {
            (Action::Area(at), Some(from)) => {
                goto(self.begin_battle(Side::FreePeoples, Areas::only(from), at, Charge::default()))
            }
            (Action::Decline, _) => done(),
            _ => MISFIT,
        }
    }
}
