//! Rounds set up by hand.
#![allow(clippy::unwrap_used, clippy::panic)]

mod actions;
mod deeds;
mod drawing;
mod ending;
mod entering;
mod fate;
mod locations;
mod phases;
mod random;
mod victory;

use crate::action::{Action, Ask, Deed};
use crate::frame::Frame;
use crate::ids::{Area, Face, Side};
use crate::round::{RoundAsk, RoundFrame};
use crate::testing;
pub(super) use crate::testing::{FP, SP, Table};

/// What tests of the round do with a table.
pub(super) trait Rounds: Sized {
    /// Nobody on the board of Rohan.
    fn rohan() -> Table {
        testing::rohan()
    }

    /// Nobody on the board of Gondor.
    fn gondor() -> Table {
        testing::gondor()
    }

    /// Dice that have still to be rolled.
    fn to_roll(self, side: Side, dice: u8) -> Table;

    /// Control markers of the enemy of the printed side.
    fn markers(self, areas: &[Area]) -> Table;

    /// A step of the round.
    fn round(self, frame: RoundFrame) -> Table;

    /// Phase 5 with these dice, the Free Peoples acting.
    fn act(self, free_peoples: &[Face], shadow: &[Face]) -> Table;

    /// Phase 5, the Shadow acting, with these dice.
    fn shadow_acts(self, shadow: &[Face]) -> Table;

    /// Whether a question of these chapters is open.
    fn asks(&self, ask: RoundAsk) -> bool;

    /// Answers; after each, everything that might be tried is refused or legal.
    fn go(&mut self, actions: &[Action]);

    /// A die is taken and used for something.
    fn uses(&mut self, face: Face, deed: Deed) -> &mut Table;

    /// A die is taken and discarded (rule 7.1.5).
    fn discards(&mut self, face: Face) -> &mut Table;
}

impl Rounds for Table {
    fn to_roll(mut self, side: Side, dice: u8) -> Table {
        self.state.dice[side].to_roll = dice;
        self
    }

    fn markers(self, areas: &[Area]) -> Table {
        areas.iter().fold(self, |table, area| table.marker(*area))
    }

    fn round(self, frame: RoundFrame) -> Table {
        self.begin(Frame::Round(frame))
    }

    fn act(self, free_peoples: &[Face], shadow: &[Face]) -> Table {
        self.dice(FP, free_peoples).dice(SP, shadow).round(RoundFrame::Act)
    }

    fn shadow_acts(self, shadow: &[Face]) -> Table {
        self.acts(SP).act(&[], shadow)
    }

    fn asks(&self, ask: RoundAsk) -> bool {
        self.asked() == Some(Ask::Round(ask))
    }

    #[track_caller]
    fn go(&mut self, actions: &[Action]) {
        for action in actions {
            self.say(*action);
            if self.asked().is_some() && self.state.ended.is_none() {
                self.try_all();
            }
        }
    }

    #[track_caller]
    fn uses(&mut self, face: Face, deed: Deed) -> &mut Table {
        self.go(&[Action::Die(face), Action::Do(deed)]);
        self
    }

    #[track_caller]
    fn discards(&mut self, face: Face) -> &mut Table {
        self.uses(face, Deed::Discard)
    }
}
