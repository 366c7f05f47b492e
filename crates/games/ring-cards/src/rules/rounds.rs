//! Chapter 3: the round, and the Draw step.

use super::Log;
use crate::action::DrawTo;
use crate::cards::Text;
use crate::event::Event;
use crate::frame::{Frame, Next, RoundStep};
use crate::printed::modes::RingRule;
use crate::state::{Cards, State};
use kernel::Seat;
use kernel::flow::{call, done, goto};

impl State {
    /// Rule 3.1: the five steps.
    pub(crate) fn round(&mut self, step: RoundStep, log: &mut Log) -> Next {
        match step {
            RoundStep::Location => {
                self.begin_round(log);
                call(Frame::LocationBattleground(0)).then(Frame::Round(RoundStep::Action))
            }
            RoundStep::Action => {
                self.begin_action_step();
                call(Frame::Turn).then(Frame::Round(RoundStep::Combat))
            }
            RoundStep::Combat => call(Frame::CombatStep).then(Frame::Round(RoundStep::Victory)),
            RoundStep::Victory => {
                self.check_victory(log);
                if self.ended.is_some() { done() } else { goto(Frame::Round(RoundStep::Draw)) }
            }
            RoundStep::Draw => call(Frame::DrawStep(0)).then(Frame::Round(RoundStep::End)),
            RoundStep::End => {
                self.end_round();
                goto(Frame::Round(RoundStep::Location))
            }
        }
    }

    /// Rule 3.2.
    fn begin_round(&mut self, log: &mut Log) {
        self.round += 1;
        self.fresh = Cards::EMPTY;
        self.played = Cards::EMPTY;
        self.spent = Cards::EMPTY;
        for (player, def) in self.players.iter_mut().zip(self.setup.scenario.mode().seats) {
            if def.ring == RingRule::OncePerRound {
                player.ring = true;
            }
        }
        log.public(Event::Round { round: self.round, starting: self.starting_seat() });
    }

    /// Rules 3.2 and 3.4.
    fn end_round(&mut self) {
        self.red_arrow = false;
        self.three_hunters = false;
        self.start = (self.start + 1) % self.mode().turn_order.len() as u8;
    }

    /// Rule 3.3: each seat draws, all in one go.
    pub(crate) fn draw_step(&mut self, nth: u8) -> Next {
        let Some(seat) = self.seats_in_order().nth(usize::from(nth)) else { return done() };
        let left =
            self.seat_def(seat).draw_step + self.reserve_texts(seat, |text| matches!(text, Text::DrawStep));
        call(Frame::Draw { seat, left, to: DrawTo::Hand }).then(Frame::AfterDrawStep(nth))
    }

    /// Rule 3.3: Galadriel's owner cycles a card after the draw.
    pub(crate) fn after_draw_step(&mut self, nth: u8) -> Next {
        let Some(seat) = self.seats_in_order().nth(usize::from(nth)) else { return done() };
        let left = self.reserve_texts(seat, |text| matches!(text, Text::CycleAfterDrawStep));
        call(Frame::CycleFromHand { seat, left, barred: None }).then(Frame::DrawStep(nth + 1))
    }

    /// How many texts of this kind are on the cards in the seat's reserve.
    pub(crate) fn reserve_texts(&self, seat: Seat, fits: fn(&Text) -> bool) -> u8 {
        let cards = self.player(seat).reserve.iter();
        cards.map(|piece| piece.card().def().texts.iter().filter(|text| fits(text)).count() as u8).sum()
    }
}
