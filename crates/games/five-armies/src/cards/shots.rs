//! Ranged attacks of abilities and cards: whom they can reach, and with how many dice (rules 7.6.1, 7.7).

use crate::action::Ask;
use crate::event::Event;
use crate::frame::Next;
use crate::ids::{Area, Areas, REGIONS, Side};
use crate::ops::{CardAsk, Op, Range, Step};
use crate::rules::{Log, MISFIT};
use crate::state::State;
use kernel::flow::{ask, call, goto};

impl State {
    /// The armies that a ranged attack can reach. Those in special areas are out of reach (rule 9.14.5).
    pub(crate) fn shot_targets(&self, step: Step) -> Areas {
        let side = self.script_side(step.script);
        match self.op_at(step) {
            // Only the Free Peoples have archers.
            Some(Op::Archery(_)) if side == Side::FreePeoples => self.archery_targets(),
            Some(Op::RangedAttack { range, .. }) => {
                let Some(from) = self.general_place(step.script) else { return Areas::EMPTY };
                let near = match range {
                    Range::Adjacent => from.neighbours(),
                    Range::Archery => self.book.archery_range[from],
                    Range::Gandalf => self.book.gandalf_range[from],
                };
                self.armies_of(side.enemy()) & REGIONS & near
            }
            _ => Areas::EMPTY,
        }
    }

    /// A ranged attack: its target is chosen. Without one there is none (rule 6.4).
    pub(super) fn take_aim(&mut self, step: Step, log: &mut Log) -> Next {
        let targets = self.shot_targets(step);
        match (targets.first(), targets.len()) {
            (None, _) => goto(super::after(step, 0)),
            (Some(target), 1) => self.aimed(step, target, log),
            _ => {
                self.notes.eligible = targets;
                ask(State::seat(self.script_side(step.script)), Ask::Card(CardAsk::Target(step))).last()
            }
        }
    }

    /// The target is known: whether the Concentration token is spent is asked, if it can be.
    pub(super) fn aimed(&mut self, step: Step, at: Area, log: &mut Log) -> Next {
        match self.op_at(step) {
            Some(Op::RangedAttack { focused: Some(_), .. }) if self.focus => {
                let seat = State::seat(self.script_side(step.script));
                ask(seat, Ask::Card(CardAsk::Concentration { step, at })).last()
            }
            Some(_) => self.let_fly(step, at, false, log),
            None => MISFIT,
        }
    }

    /// Rule 7.6.1: the Concentration token is spent, or not; then the dice are rolled.
    pub(super) fn concentrate(&mut self, step: Step, at: Area, spent: bool, log: &mut Log) -> Next {
        if spent {
            self.focus = false;
            log.public(Event::Focus(false));
        }
        self.let_fly(step, at, spent, log)
    }

    fn let_fly(&mut self, step: Step, at: Area, spent: bool, log: &mut Log) -> Next {
        let (dice, hits_on, reroll) = match self.op_at(step) {
            Some(Op::Archery(hits_on)) => {
                let archery = self.book.archery;
                (self.archery_dice(at), hits_on.unwrap_or(archery.hits_on), archery.reroll)
            }
            Some(Op::RangedAttack { dice, focused, hits_on, reroll, .. }) => {
                let dice = if spent { focused.unwrap_or(dice) } else { dice };
                (dice, hits_on, reroll)
            }
            _ => return MISFIT,
        };
        let frame = self.shoot(at, dice, hits_on, reroll, log);
        call(frame).then(super::after(step, 0))
    }
}
