//! The rules, one folder per group of chapters; what several of them change is in `changes`.

mod armies;
mod battle;
mod changes;
mod ents;
mod muster;
mod round;

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{DEPTH, Frame, Next};
use crate::state::State;
pub(crate) use changes::{HAND_LIMIT, LAST_SPACE, LIMIT};
use kernel::Seat;
use kernel::flow::{Flow, Procedures, done};
pub(crate) use kernel::{Allowed, need, no};
pub(crate) use round::{POINTS_TO_WIN, worth};

/// The log of this game.
pub(crate) type Log = kernel::Log<Event>;

/// Reported when an answer was let through although it does not fit its question.
pub(crate) const MISFIT: Next = Next::MISFIT;

impl Procedures<DEPTH> for State {
    type Frame = Frame;
    type Ask = Ask;
    type Action = Action;
    type Event = Event;

    fn flow(&self) -> &Flow<Frame, Ask, DEPTH> {
        &self.flow
    }

    fn flow_mut(&mut self) -> &mut Flow<Frame, Ask, DEPTH> {
        &mut self.flow
    }

    fn step(&mut self, frame: Frame, log: &mut Log) -> Next {
        // Rule 12.1: a Fate victory ends everything that is under way.
        if self.ended.is_some() {
            return done();
        }
        let next = match frame {
            Frame::Round(frame) => self.round_step(frame, log),
            Frame::Army(frame) => self.army_step(frame, log),
            Frame::Muster(frame) => self.muster_step(frame, log),
            Frame::Ent(frame) => self.ent_step(frame, log),
            Frame::Battle(frame) => self.battle_step(frame, log),
            Frame::Card(frame) => self.card_step(frame, log),
        };
        if self.ended.is_some() { done() } else { next }
    }

    fn answered(&mut self, ask: Ask, seat: Seat, action: Action, log: &mut Log) -> Next {
        let next = match ask {
            Ask::Round(ask) => self.round_answered(ask, seat, action, log),
            Ask::Army(ask) => self.army_answered(ask, seat, action, log),
            Ask::Muster(ask) => self.muster_answered(ask, seat, action, log),
            Ask::Ent(ask) => self.ent_answered(ask, seat, action, log),
            Ask::Battle(ask) => self.battle_answered(ask, seat, action, log),
            Ask::Card(ask) => self.card_answered(ask, seat, action, log),
            Ask::Draw { deck, seat } => self.drawn(deck, State::side(seat), action, log),
            Ask::Random { seat, deck } => self.taken_at_random(State::side(seat), deck, action, log),
            Ask::Tile => self.tile_drawn(action, log),
            Ask::ActionDie(side) => self.action_die_rolled(side, action, log),
            Ask::Roll(why) => self.rolled(why, action, log),
            Ask::Flip(pool) => self.token_shown(pool, action, log),
        };
        if self.ended.is_some() { done() } else { next }
    }
}
