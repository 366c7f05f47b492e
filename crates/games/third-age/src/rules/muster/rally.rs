//! Rally (rule 7.6).

use crate::action::{Action, Ask, RollFor};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Side};
use crate::muster::{MusterAsk, MusterFrame};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, ask_chance, call, done, goto};

/// The most dice of a Rally: an Army on the board has five units, and nobody hurts those in recruitment areas.
const MOST_DICE: u8 = 10;

impl State {
    /// Whether a Rally can do anything.
    pub(crate) fn can_rally(&self, side: Side) -> bool {
        self.armies_of(side).iter().any(|area| self.army(area).damage > 0)
    }

    /// The Armies of `notes.eligible` that can be rallied.
    pub(super) fn rallyable(&self, side: Side) -> Areas {
        let armies = self.notes.eligible & self.armies_of(side);
        armies.iter().filter(|area| self.check_rally(side, *area).is_ok()).collect()
    }

    pub(super) fn check_rally(&self, side: Side, area: Area) -> Allowed {
        need(self.has_army(side, area), "7.6.1", "no-no-army-of-yours-is-there")?;
        need(self.notes.eligible.contains(area), "7.6.1", "no-that-army-is-not-rallied-now")?;
        need(!self.notes.done.contains(area), "7.2.3", "no-that-army-has-been-rallied-already")?;
        need(self.army(area).damage > 0, "7.6.1", "no-that-army-has-no-damage")
    }

    /// Armies are rallied, so many more.
    pub(super) fn rally_some(&mut self, side: Side, left: u8, success: u8, must: bool) -> Next {
        let armies = if left > 0 { self.rallyable(side) } else { Areas::EMPTY };
        match (armies.first(), armies.len()) {
            (None, _) => done(),
            (Some(area), 1) if must => {
                self.notes.done.insert(area);
                goto(Frame::Muster(MusterFrame::RallyArmy { area, success }))
            }
            _ => ask(State::seat(side), Ask::Muster(MusterAsk::Rally { left, success, must })).last(),
        }
    }

    pub(super) fn rally_chosen(
        &mut self,
        side: Side,
        left: u8,
        success: u8,
        must: bool,
        action: Action,
    ) -> Next {
        match action {
            Action::Area(area) => {
                self.notes.done.insert(area);
                let then = MusterFrame::Rally { side, left: left.saturating_sub(1), success, must };
                let army = MusterFrame::RallyArmy { area, success };
                call(Frame::Muster(army)).then(Frame::Muster(then))
            }
            Action::Done => done(),
            _ => MISFIT,
        }
    }

    /// As many dice as the Army has units.
    pub(super) fn rally_begins(&mut self, area: Area, success: u8, log: &mut Log) -> Next {
        log.public(Event::Rally { area });
        self.notes.thrown.clear();
        self.notes.count = 0;
        let left = self.army(area).n_units().min(MOST_DICE);
        goto(Frame::Muster(MusterFrame::RallyDice { area, left, success, again: false }))
    }

    pub(super) fn rally_dice(
        &mut self,
        area: Area,
        left: u8,
        success: u8,
        again: bool,
        log: &mut Log,
    ) -> Next {
        if left > 0 {
            let then = MusterFrame::RallyDice { area, left: left - 1, success, again };
            return ask_chance(Ask::Roll(RollFor::Rally)).then(Frame::Muster(then));
        }
        let dice = self.notes.thrown;
        let successes = dice.hits(success);
        log.public(Event::Threw { dice, needed: success, successes });
        self.notes.thrown.clear();
        self.notes.count = self.notes.count.saturating_add(successes);
        let Some(side) = self.army(area).side() else { return done() };
        // Surplus successes are lost: nobody rolls again for them.
        let missing = self.army(area).damage.saturating_sub(self.notes.count);
        let failed = dice.misses(success);
        let most = failed.min(self.leadership_at(side, area));
        if !again && most > 0 && missing > 0 {
            return ask(State::seat(side), Ask::Muster(MusterAsk::RallyAgain { area, most, success })).last();
        }
        let tokens = self.notes.count;
        self.remove_damage(area, tokens, log);
        done()
    }

    pub(super) fn rally_again(&mut self, area: Area, success: u8, action: Action) -> Next {
        let Action::Number(left) = action else { return MISFIT };
        goto(Frame::Muster(MusterFrame::RallyDice { area, left, success, again: true }))
    }
}
