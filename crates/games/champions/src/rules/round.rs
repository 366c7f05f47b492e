//! The round (rule 7.1) and the end of the player phase (rule 7.4).

use super::{Log, MISFIT};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{Frame, Next, To};
use crate::ids::PieceId;
use crate::state::{Lasting, Phase, State};
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// The next player in player order who has not had their part yet; it counts as had.
    pub(crate) fn next_in_order(&mut self) -> Option<Seat> {
        let seat = self.in_order().find(|seat| self.acted & (1 << seat.0) == 0)?;
        self.acted |= 1 << seat.0;
        Some(seat)
    }

    /// One step of a round.
    pub(crate) fn round_step(&mut self, step: u8, log: &mut Log) -> Next {
        match step {
            0 => {
                self.round += 1;
                self.phase = Phase::Player;
                self.acted = 0;
                log.public(Event::Round(self.round));
                goto(Frame::Round(1))
            }
            // Rule 7.2.1.
            1 => match self.next_in_order() {
                Some(seat) => {
                    self.active = Some(seat);
                    log.public(Event::Turn(seat));
                    call(Frame::Turn(seat, 0)).then(Frame::Round(1))
                }
                None => {
                    self.active = None;
                    self.acted = 0;
                    goto(Frame::Round(2))
                }
            },
            // Rule 7.4 step 1.
            2 => match self.next_in_order() {
                Some(seat) => call(Frame::EndOfPhase(seat)).then(Frame::Round(2)),
                None => {
                    self.acted = 0;
                    goto(Frame::Round(3))
                }
            },
            // Rule 7.4 step 2.
            3 => match self.next_in_order() {
                Some(seat) => {
                    let size = self.hand_size(seat) as usize;
                    let left = size.saturating_sub(self.player(seat).hand.len()) as u8;
                    call(Frame::Top { seat, to: To::Hand, left }).then(Frame::Round(3))
                }
                None => goto(Frame::Round(4)),
            },
            4 => {
                // Rule 7.4 step 3.
                for piece in &mut self.pieces {
                    if piece.controller.is_some() {
                        piece.exhausted = false;
                    }
                }
                // Rule 7.4 step 4.
                self.end_lasting();
                goto(Frame::Round(5))
            }
            5 => self.begin_villain_phase(log),
            6..=9 => self.villain_phase(step, log),
            // Rule 8.5.
            _ => {
                self.first = self.next_player(self.first);
                log.public(Event::FirstPlayer(self.first));
                self.end_lasting();
                let ending: arrayvec::ArrayVec<PieceId, 32> = self
                    .lasting
                    .iter()
                    .filter_map(|lasting| match lasting {
                        Lasting::DiscardAtEndOfRound(piece) => Some(*piece),
                        _ => None,
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
                goto(Frame::Round(0))
            }
        }
    }

    /// Effects until the end of the phase end (rule 10.3.9).
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
