//! The rules, one folder per chapter or group of chapters; what several of them change is in `changes`.

mod armies;
mod battle;
mod changes;
mod muster;
mod turn;

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::state::State;
pub(crate) use changes::{LAST_STEP, MOST_WRATH, POINTS_TO_WIN};
use kernel::Seat;
use kernel::flow::{Flow, Procedures, done};
pub(crate) use kernel::{Allowed, need, no};
pub(crate) use turn::HAND_LIMIT;

/// The log of this game.
pub(crate) type Log = kernel::Log<Event>;

/// Reported when an answer was let through although it does not fit its question.
pub(crate) const MISFIT: Next = Next::MISFIT;

impl Procedures for State {
    type Frame = Frame;
    type Ask = Ask;
    type Action = Action;
    type Event = Event;

    fn flow(&self) -> &Flow<Frame, Ask> {
        &self.flow
    }

    fn flow_mut(&mut self) -> &mut Flow<Frame, Ask> {
        &mut self.flow
    }

    fn step(&mut self, frame: Frame, log: &mut Log) -> Next {
        // Rules 14.1, 14.2: an immediate victory ends everything that is under way.
        if self.ended.is_some() {
            return done();
        }
        let next = match frame {
            Frame::Turn(frame) => self.turn_step(frame, log),
            Frame::Army(frame) => self.army_step(frame, log),
            Frame::Muster(frame) => self.muster_step(frame, log),
            Frame::Battle(frame) => self.battle_step(frame, log),
            Frame::Card(frame) => self.card_step(frame, log),
        };
        if self.ended.is_some() { done() } else { next }
    }

    fn answered(&mut self, ask: Ask, seat: Seat, action: Action, log: &mut Log) -> Next {
        let next = match ask {
            Ask::Turn(ask) => self.turn_answered(ask, seat, action, log),
            Ask::Army(ask) => self.army_answered(ask, seat, action, log),
            Ask::Muster(ask) => self.muster_answered(ask, seat, action, log),
            Ask::Battle(ask) => self.battle_answered(ask, seat, action, log),
            Ask::Card(ask) => self.card_answered(ask, seat, action, log),
            Ask::Draw { deck, seat } => self.drawn(deck, State::side(seat), action, log),
            Ask::Fate => self.fate_card_drawn(action, log),
            Ask::Tile => self.tile_drawn(action, log),
            Ask::ActionDie(side) => self.action_die_rolled(side, action, log),
            Ask::Roll(why) => self.rolled(why, action, log),
            Ask::Flip(pile) => self.token_shown(pile, action, log),
        };
        if self.ended.is_some() { done() } else { next }
    }
}
