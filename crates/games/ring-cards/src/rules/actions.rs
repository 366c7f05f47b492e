//! Chapter 5: the Action step.

use super::{Allowed, Log, MISFIT};
use crate::action::{Action, Ask};
use crate::cards::{Text, Zone};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::Kind;
use crate::pick::Pick;
use crate::state::{State, names_in};
use kernel::flow::{ask, done, goto};
use kernel::{Refused, Seat, SeatSet, no};

impl State {
    pub(crate) fn begin_action_step(&mut self) {
        self.passed = SeatSet::NONE;
        self.slot = self.start;
    }

    /// Rule 5.1.
    pub(crate) fn turn(&mut self) -> Next {
        ask(self.seat_on_turn(), Ask::Turn).then(Frame::TurnEnd)
    }

    /// Whether the Action step is going on.
    pub(crate) fn is_action_step(&self) -> bool {
        self.flow.frames().any(|frame| matches!(frame, Frame::Turn | Frame::TurnEnd))
    }

    /// The seat whose slot it is.
    pub fn seat_on_turn(&self) -> Seat {
        Seat(self.mode().turn_order[usize::from(self.slot)])
    }

    /// Rule 5.6.
    pub(crate) fn turn_end(&mut self) -> Next {
        if self.passed == SeatSet::first(self.n_seats()) {
            self.passed = SeatSet::NONE;
            return done();
        }
        self.slot = (self.slot + 1) % self.mode().turn_order.len() as u8;
        goto(Frame::Turn)
    }

    /// Rule 5.2.
    pub(crate) fn act(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        if action == Action::Pass {
            self.passed = self.passed.with(seat);
            log.public(Event::Passed { seat });
            return done();
        }
        self.passed = SeatSet::NONE;
        match action {
            Action::Play { card, to } => self.choose_play_cost(seat, card, Some(to)),
            Action::PlayEvent(card) => self.choose_play_cost(seat, card, None),
            Action::Move { card, to } => self.move_card(seat, card, to, log),
            Action::Cycle(card) => self.cycle_action(seat, card, log),
            Action::Winnow(card) => self.choose_winnow(seat, card, log),
            Action::Use(card) => self.use_text(seat, card, log),
            Action::Ring => self.use_ring(seat, log),
            _ => MISFIT,
        }
    }

    /// Rule 5.4.
    pub fn carryover_limit(&self, seat: Seat) -> u8 {
        let in_reserve = self.reserve_texts(seat, |text| matches!(text, Text::Carryover(Zone::Reserve)));
        let in_play = self.items.iter().filter(|item| self.owner(*item) == seat);
        let staffs = in_play.filter(|item| {
            item.card().def().texts.iter().any(|text| matches!(text, Text::Carryover(Zone::InPlay)))
        });
        2 + in_reserve + staffs.count() as u8
    }

    /// Rule 5.3.
    pub(crate) fn check_pass(&self, seat: Seat) -> Allowed {
        let hand = self.player(seat).hand.len();
        if hand <= usize::from(self.carryover_limit(seat)) {
            return Ok(());
        }
        let mut enemies = (0..self.n_seats()).map(Seat).filter(|other| self.side(*other) != self.side(seat));
        // Rule 16.1: smaller than that of every enemy, not of some enemy.
        if enemies.all(|enemy| hand < self.player(enemy).hand.len()) {
            return Ok(());
        }
        no("5.3", "no-a-pass-needs-a-hand-within-the-carryover-limit-or")
    }

    /// The legal answers of a turn.
    pub(crate) fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        for card in names_in(player.hand) {
            if card.def().kind == Kind::Event {
                if self.check_play_event(seat, card).is_ok() {
                    out.push(Action::PlayEvent(card));
                }
            } else {
                self.for_each_destination(card, |to| out.push(Action::Play { card, to }));
            }
        }
        for card in names_in(player.reserve - self.fresh) {
            for place in self.active_places() {
                if self.check_enter(card, place).is_ok() {
                    out.push(Action::Move { card: Pick::Plain(card), to: place });
                }
            }
        }
        out.extend(names_in(player.hand).map(Action::Cycle));
        if player.hand.len() >= 2 {
            out.extend(names_in(player.hand).map(Action::Winnow));
        }
        for card in names_in(self.armies_and_characters_with_actions() | self.items) {
            if self.check_use(seat, card).is_ok() {
                out.push(Action::Use(card));
            }
        }
        if self.check_use_ring(seat).is_ok() {
            out.push(Action::Ring);
        }
        if self.check_pass(seat).is_ok() {
            out.push(Action::Pass);
        }
    }

    /// Whether a turn's answer is allowed.
    pub(crate) fn check_turn(&self, seat: Seat, action: Action) -> Allowed {
        match action {
            Action::Pass => self.check_pass(seat),
            Action::Play { card, to } => self.check_play(seat, card, to),
            Action::PlayEvent(card) => self.check_play_event(seat, card),
            Action::Move { card, to } => self.check_move(seat, card, to),
            Action::Cycle(card) => self.check_in_hand(seat, card, "8.2.1"),
            Action::Winnow(card) => {
                if self.player(seat).hand.len() < 2 {
                    return no("8.3.1", "no-a-winnow-needs-two-cards-in-hand");
                }
                self.check_in_hand(seat, card, "8.3.1")
            }
            Action::Use(card) => self.check_use(seat, card),
            Action::Ring => self.check_use_ring(seat),
            _ => Err(Refused::NotAnAnswer { rule: kernel::Rule("5.2") }),
        }
    }

    pub(crate) fn check_in_hand(&self, seat: Seat, card: crate::Card, rule: &'static str) -> Allowed {
        if crate::state::copy_in(self.player(seat).hand, card).is_some() {
            Ok(())
        } else {
            no(rule, "no-that-card-is-not-in-hand")
        }
    }
}
