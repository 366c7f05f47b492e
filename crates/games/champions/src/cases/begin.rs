//! Where a position made by hand begins.

use super::build::Builder;
use super::{Named, Step};
use crate::frame::{Frame, RoundStep, To, VillainStep};
use crate::ids::{PieceId, Seats};
use crate::rules::Log;
use crate::state::{Phase, State};
use kernel::flow::{self, Flow};
use kernel::{Game, Seat};

/// How the message begins if a position that can't be was not refused in the words of the game.
pub(super) const CONTRADICTION: &str = "the engine contradicts itself";

impl Builder {
    /// An enemy that activates.
    fn enemy(&self, named: &Named) -> Result<PieceId, String> {
        let id = named.find_given(&self.state)?;
        match self.state.piece(id) {
            Some(it) if it.is_enemy() => Ok(id),
            Some(it) => Err(format!("{} is no enemy: it does not activate", it.card.slug())),
            None => Err(format!("{id} is not in play")),
        }
    }

    /// Puts the procedures on the stack and runs to the first question.
    pub(super) fn finish(mut self) -> Result<State, String> {
        let before = |seat: Seat, first: Seat, n: u8| {
            (0..n)
                .map(|k| Seat((first.0 + k) % n))
                .take_while(|s| *s != seat)
                .chain([seat])
                .collect::<Seats>()
        };
        let n = self.state.n_players();
        let turn = |builder: &mut Builder, seat: Seat| {
            builder.state.phase = Phase::Player;
            builder.state.active = Some(seat);
            builder.state.acted = before(seat, builder.state.first, n);
        };
        let all: Seats = (0..n).map(Seat).collect();
        let in_villain_phase = |builder: &mut Builder, step: VillainStep| {
            builder.state.phase = Phase::Villain(step);
            builder.state.acted = all;
        };
        let frames: Vec<Frame> = match self.step.clone() {
            Step::Turn(name) => {
                let seat = self.seat_in(name)?;
                turn(&mut self, seat);
                vec![Frame::Round(RoundStep::Turns), Frame::Turn(seat, Seats::NONE)]
            }
            Step::Drone(name) => {
                let seat = self.seat_in(name)?;
                turn(&mut self, seat);
                vec![
                    Frame::Round(RoundStep::Turns),
                    Frame::Turn(seat, Seats::NONE),
                    Frame::Top { seat, to: To::Drone, left: 1 },
                ]
            }
            Step::EndOfPhase => {
                self.state.phase = Phase::Player;
                vec![Frame::Round(RoundStep::Discard)]
            }
            Step::VillainPhase => vec![Frame::Round(RoundStep::Threat)],
            Step::Activations => vec![Frame::Round(RoundStep::Activations)],
            Step::Deal => vec![Frame::Round(RoundStep::Deal)],
            Step::RevealDealt => vec![Frame::Round(RoundStep::Reveal)],
            Step::EndOfRound => vec![Frame::Round(RoundStep::End)],
            Step::Attack(enemy, name) => {
                let (enemy, seat) = (self.enemy(&enemy)?, self.seat_in(name)?);
                in_villain_phase(&mut self, VillainStep::Activations);
                vec![Frame::Round(RoundStep::Deal), Frame::EnemyAttack { enemy, seat }]
            }
            Step::Scheme(enemy, name) => {
                let (enemy, seat) = (self.enemy(&enemy)?, self.seat_in(name)?);
                in_villain_phase(&mut self, VillainStep::Activations);
                vec![Frame::Round(RoundStep::Deal), Frame::EnemyScheme { enemy, seat }]
            }
            Step::Reveal(name, card) => {
                let seat = self.seat_in(name)?;
                self.scenario(&[card])?;
                in_villain_phase(&mut self, VillainStep::Reveal);
                vec![Frame::Round(RoundStep::RevealNext), self.state.begin_reveal(card, seat, true)]
            }
        };
        self.count()?;
        self.state.flow = Flow::stacked(&frames);
        self.state.dirty = true;
        self.state.check().map_err(|broken| format!("{CONTRADICTION}: {}", broken.note))?;
        flow::run(&mut self.state, &mut Log::off()).map_err(|broken| format!("{CONTRADICTION}: {broken}"))?;
        Ok(self.state)
    }
}
