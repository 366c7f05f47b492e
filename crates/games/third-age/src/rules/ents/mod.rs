//! Ents (rule 8.6): `activation` has marches and attacks of an activation, `attack` the Ent attack itself and those that something else
//! brings about.

mod activation;
mod attack;
#[cfg(test)]
mod tests;

use super::{Allowed, Log, MISFIT};
use crate::action::{Action, Ask};
use crate::ents::{EntAsk, EntFrame};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Side};
use crate::state::State;
use kernel::flow::{Asking, ask};
use kernel::{Refused, Seat};

/// A frame of the Ents.
const fn ent_frame(frame: EntFrame) -> Frame {
    Frame::Ent(frame)
}

/// A question to the Free Peoples about Ents.
fn ask_ents(what: EntAsk) -> Asking<Ask> {
    ask(State::seat(Side::FreePeoples), Ask::Ent(what))
}

impl State {
    pub(crate) fn ent_step(&mut self, frame: EntFrame, log: &mut Log) -> Next {
        match frame {
            EntFrame::Activate => self.activate_entwood(),
            EntFrame::Next => self.next_ent_step(log),
            EntFrame::Reform => self.reform_entwood(log),
            EntFrame::React { area } => self.ents_react(area),
            EntFrame::Choose { remove } => self.choose_ent_target(remove, log),
            EntFrame::Attack { area } => self.ent_attack(area),
            EntFrame::Dice { area, left, again } => self.ent_dice(area, left, again, log),
            EntFrame::Hits { area } => self.ent_hits(area, log),
            EntFrame::Taken { area } => self.ent_hits_taken(area, log),
        }
    }

    pub(crate) fn ent_answered(&mut self, ask: EntAsk, _seat: Seat, action: Action, log: &mut Log) -> Next {
        match (ask, action) {
            (EntAsk::Step, _) => self.ent_step_chosen(action, log),
            (EntAsk::Reform, Action::Area(area)) => self.ents_gather(area, log),
            (EntAsk::React { area }, _) => State::ent_reaction(area, action, log),
            (EntAsk::Target { remove }, Action::Area(area)) => self.ents_strike(area, remove, log),
            (EntAsk::Reform | EntAsk::Target { .. }, _) => MISFIT,
        }
    }

    /// Lists answers that include all legal ones.
    pub(crate) fn list_ent(&self, ask: EntAsk, _seat: Seat, out: &mut Vec<Action>) {
        match ask {
            EntAsk::Step => self.list_ent_steps(out),
            EntAsk::Reform => out.extend(self.gathering_places().iter().map(Action::Area)),
            EntAsk::React { .. } => out.extend([Action::Accept, Action::Decline]),
            EntAsk::Target { .. } => out.extend(self.ent_targets().iter().map(Action::Area)),
        }
    }

    /// Lists answers that somebody may try.
    pub(crate) fn try_ent(&self, ask: EntAsk, _seat: Seat, out: &mut Vec<Action>) {
        let board = self.board().areas.iter();
        match ask {
            EntAsk::Step => {
                let (last, from) = (self.last_ent(), self.entwood);
                for to in board {
                    out.push(Action::Move { from: last, to });
                    if self.has_army(Side::Shadow, to) {
                        out.push(Action::Attack { from, to });
                    }
                }
            }
            EntAsk::Reform => out.extend(board.map(Action::Area)),
            EntAsk::Target { .. } => out.extend(self.armies_on_board(Side::Shadow).iter().map(Action::Area)),
            EntAsk::React { .. } => {}
        }
    }

    /// Whether an answer is allowed.
    pub(crate) fn check_ent(&self, ask: EntAsk, _seat: Seat, action: Action) -> Allowed {
        match (ask, action) {
            (EntAsk::Step, Action::Done) | (EntAsk::React { .. }, Action::Accept | Action::Decline) => Ok(()),
            (EntAsk::Step, Action::Move { from, to }) if from == self.last_ent() => self.check_ent_march(to),
            (EntAsk::Step, Action::Attack { from, to }) if from == self.entwood => self.check_ent_attack(to),
            (EntAsk::Reform, Action::Area(area)) => self.check_gathering(area),
            (EntAsk::Target { .. }, Action::Area(area)) => self.check_ent_target(area),
            (EntAsk::Step | EntAsk::Reform | EntAsk::React { .. } | EntAsk::Target { .. }, _) => {
                Err(Refused::NotAnAnswer { rule: ask.rule() })
            }
        }
    }

    /// The area of the Ent that marched last; the Entwood's before the first (rule 8.6.6).
    fn last_ent(&self) -> Area {
        self.notes.chain.last().copied().unwrap_or(self.entwood)
    }
}
