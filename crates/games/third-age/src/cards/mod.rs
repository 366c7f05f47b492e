//! What cards and abilities do (rule 7.7): the instructions of [`crate::ops`] are carried out one after the other.

mod answers;
mod armies;
mod conditions;
mod doable;
mod hands;
mod places;
mod play;
mod prices;
mod refusals;
mod run;
#[cfg(test)]
mod tests;
mod units;

use crate::action::Action;
use crate::frame::{Frame, Next};
use crate::ops::{CardAsk, CardFrame, Op, Step};
use crate::rules::Log;
use crate::state::State;
use kernel::Seat;

/// The list goes on behind an instruction, and so many after it.
const fn after(step: Step, len: u8, until: u8) -> Frame {
    let at = step.at.saturating_add(1).saturating_add(len);
    Frame::Card(CardFrame::Run { step: Step { at, ..step }, until })
}

/// The choices of an instruction, so many more.
const fn each(step: Step, left: u8) -> Frame {
    Frame::Card(CardFrame::Each { step, left })
}

impl State {
    /// The instruction at a step.
    pub(crate) fn op_at(&self, step: Step) -> Option<&Op> {
        self.book.ops(step.script).get(usize::from(step.at))
    }

    /// The frame that carries out a whole script for a player.
    pub(crate) fn script_frame(&self, script: crate::ops::Script, by: crate::ids::Side) -> Frame {
        let until = u8::try_from(self.book.ops(script).len()).unwrap_or(u8::MAX);
        Frame::Card(CardFrame::Run { step: Step { script, by, at: 0 }, until })
    }

    pub(crate) fn card_step(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        match frame {
            CardFrame::Play { card, by } => self.carry_out(card, by),
            CardFrame::Played { card, .. } => self.card_played(card),
            CardFrame::Run { step, until } => self.run_list(step, until, log),
            CardFrame::Each { step, left } => self.each_choice(step, left, log),
            CardFrame::Roll { step, left } => self.roll_for_card(step, left, log),
            CardFrame::Paid { step, until } => self.paid(step, until),
            CardFrame::FlipChosen { step, until } => self.flip_chosen(step, until),
            CardFrame::Repeat { step, left } => self.repeat(step, left),
        }
    }

    pub(crate) fn card_answered(&mut self, ask: CardAsk, seat: Seat, action: Action, log: &mut Log) -> Next {
        self.choice_made(ask, State::side(seat), action, log)
    }
}
