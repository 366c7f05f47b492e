//! The round (rule 7.1) and the end of the player phase (rule 7.4).

use super::{Log, MISFIT};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{Frame, Next, RoundStep, To};
use crate::ids::{PieceId, Seats};
use crate::state::{Lasting, Phase, State};
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// The next player in player order who has not had their part yet, and who now counts as having had it.
    pub(crate) fn next_in_order(&mut self) -> Option<Seat> {
        let seat = self.in_order().find(|seat| !self.acted.contains(*seat))?;
        self.acted.insert(seat);
        Some(seat)
    }

    /// One step of a round.
    pub(crate) fn round_step(&mut self, step: RoundStep, log: &mut Log) -> Next {
        match step {
            RoundStep::Begin => {
                self.round += 1;
                self.phase = Phase::Player;
                self.acted = Seats::NONE;
                log.public(Event::Round(self.round));
                goto(Frame::Round(RoundStep::Turns))
            }
            // Rule 7.2.1.
            RoundStep::Turns => match self.next_in_order() {
                Some(seat) => {
                    self.active = Some(seat);
                    log.public(Event::Turn(seat));
                    call(Frame::Turn(seat, Seats::NONE)).then(Frame::Round(RoundStep::Turns))
                }
                None => {
                    self.active = None;
                    self.acted = Seats::NONE;
                    goto(Frame::Round(RoundStep::Discard))
                }
            },
            // Rule 7.4 step 1.
            RoundStep::Discard => match self.next_in_order() {
                Some(seat) => call(Frame::EndOfPhase(seat)).then(Frame::Round(RoundStep::Discard)),
                None => {
                    self.acted = Seats::NONE;
                    goto(Frame::Round(RoundStep::Draw))
                }
            },
            // Rule 7.4 step 2.
            RoundStep::Draw => match self.next_in_order() {
                Some(seat) => {
                    let size = self.hand_size(seat) as usize;
                    let left = size.saturating_sub(self.player(seat).hand.len()) as u8;
                    call(Frame::Top { seat, to: To::Hand, left }).then(Frame::Round(RoundStep::Draw))
                }
                None => goto(Frame::Round(RoundStep::Ready)),
            },
            RoundStep::Ready => {
                // Rule 7.4 step 3.
                for piece in &mut self.pieces {
                    if piece.controller.is_some() {
                        piece.exhausted = false;
                    }
                }
                // Rule 7.4 step 4.
                self.end_lasting();
                goto(Frame::Round(RoundStep::Threat))
            }
            RoundStep::Threat => self.begin_villain_phase(log),
            RoundStep::Activations => self.activate_enemies(),
            RoundStep::Deal => self.deal_encounter_cards(),
            RoundStep::Reveal => self.begin_reveals(),
            RoundStep::RevealNext => self.next_reveals(),
            // Rule 8.5.
            RoundStep::End => {
                self.first = self.next_player(self.first);
                log.public(Event::FirstPlayer(self.first));
                self.end_lasting();
                let ending: arrayvec::ArrayVec<PieceId, 32> = self
                    .lasting
                    .iter()
                    .filter_map(|lasting| match lasting {
                        Lasting::DiscardAtEndOfRound(piece) => Some(*piece),
                        Lasting::Plus { .. } | Lasting::PlusAll { .. } | Lasting::Trait { .. } => None,
                    })
                    .collect();
                self.lasting.retain(|lasting| !matches!(lasting, Lasting::DiscardAtEndOfRound(_)));
                for piece in ending {
                    self.discard_piece(piece, log);
                }
                for piece in &mut self.pieces {
                    piece.used = 0;
                }
                for player in &mut self.players {
                    player.changed_form = false;
                }
                goto(Frame::Round(RoundStep::Begin))
            }
        }
    }

    /// Effects that last until the end of the phase end (rule 10.3.9).
    pub(crate) fn end_lasting(&mut self) {
        self.lasting.retain(|lasting| matches!(lasting, Lasting::DiscardAtEndOfRound(_)));
        for player in &mut self.players {
            player.discount = 0;
        }
        self.dirty = true;
    }

    /// Rule 7.4 step 1.
    pub(crate) fn end_of_phase(&mut self, seat: Seat) -> Next {
        if self.player(seat).hand.is_empty() {
            self.has_discarded(seat);
            return done();
        }
        ask(seat, Ask::EndOfPhase(seat)).last()
    }

    pub(crate) fn end_of_phase_answered(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Card(card) => {
                self.discard_from_hand(seat, card, log);
                goto(Frame::EndOfPhase(seat))
            }
            Action::Done => {
                self.has_discarded(seat);
                done()
            }
            _ => MISFIT,
        }
    }
}
