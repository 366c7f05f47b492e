//! The rules, one file per chapter of the rules file.

pub(crate) mod actions;
pub(crate) mod cards;
pub(crate) mod combat;
pub(crate) mod locations;
pub(crate) mod other_actions;
pub(crate) mod playing;
pub(crate) mod rounds;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod single_texts;
pub(crate) mod texts;

use crate::action::{Action, Ask, Forsaken};
use crate::cards::prelude::Card;
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::state::State;
pub(crate) use kernel::Allowed;
use kernel::Seat;
use kernel::flow::{Asked, Flow, Procedures};

/// The log of this game.
pub(crate) type Log = kernel::Log<Event>;

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
        match frame {
            Frame::SetupDraw(nth) => self.setup_draw(nth),
            Frame::SetupCycle => self.setup_cycle(),
            Frame::Round(step) => self.round(step, log),
            Frame::DrawStep(nth) => self.draw_step(nth),
            Frame::AfterDrawStep(nth) => self.after_draw_step(nth),
            Frame::LocationBattleground(nth) => self.location_battleground(nth),
            Frame::LocationPath => self.location_path(),
            Frame::ActivateBattleground(ground) => self.activate_battleground(ground, log),
            Frame::ActivatePath(path) => self.activate_path(path),
            Frame::PlacePath(path) => self.place_path(path, log),
            Frame::Turn => self.turn(),
            Frame::TurnEnd => self.turn_end(),
            Frame::Draw { seat, left, to } => self.draw(seat, left, to, log),
            Frame::CycleFromHand { seat, left, barred } => self.cycle_from_hand(seat, left, barred, log),
            Frame::Forsake { seat, left, barred } => self.forsake(seat, left, barred),
            Frame::ForsakeTop(seat) => self.forsake_top(seat, log),
            Frame::Eliminate { piece, cause } => self.eliminate(piece, cause, log),
            Frame::Play { seat, played, pay } => self.play_card(seat, played, pay, log),
            Frame::PlayedText { seat, played } => self.played_text(seat, played),
            Frame::EndEvent(piece) => self.end_event(piece, log),
            Frame::Entered { piece, to, how, text } => self.entered(piece, to, how, text),
            Frame::Aside(aside, step) => self.aside(aside, step, log),
            Frame::Look(seat, step) => self.look(seat, step, log),
            Frame::RingEliminate(seat) => self.ring_eliminate(seat, log),
            Frame::Ops { ctx, at } => self.ops(ctx, at, log),
            Frame::Each { ctx, at, nth, sub } => self.each(ctx, at, nth, sub, log),
            Frame::Take { ctx, at, left } => self.take(ctx, at, left, log),
            Frame::RuinRohan { ctx, n } => self.ruin_rohan(ctx, n),
            Frame::RuinMordor { ctx, left } => self.ruin_mordor(ctx, left),
            Frame::CombatStep => self.combat_step(),
            Frame::Fight(place, step) => self.fight(place, step, log),
            Frame::PeekTop(seat) => self.peek_top(seat),
        }
    }

    fn answered(&mut self, ask: Ask, seat: Seat, action: Action, log: &mut Log) -> Next {
        match ask {
            Ask::SetupCycle => self.setup_cycled(seat, action, log),
            Ask::Turn => self.act(seat, action, log),
            Ask::PlayCost { card, to } => self.play_cost_chosen(seat, card, to, action),
            Ask::WinnowSecond { first } => self.winnow(seat, first, action, log),
            Ask::RingEliminate => self.ring_eliminated(seat, action, log),
            Ask::CycleFromHand => self.cycled_from_hand(seat, action, log),
            Ask::Forsake { barred } => self.forsaken(seat, barred, action, log),
            Ask::May { ctx, at } => self.may_answered(ctx, at, seat, action, log),
            Ask::Take { ctx, at, left } => self.taken(ctx, at, left, seat, action, log),
            Ask::AsideEliminate | Ask::LookEliminate => self.aside_eliminated(seat, action, log),
            Ask::AsidePlay(aside) => self.aside_played(aside, action, log),
            Ask::LookCycle => self.look_cycled(seat, action, log),
            Ask::Path { ctx, at } => self.path_chosen(ctx, at, action, log),
            Ask::Battleground { ctx, at } => self.battleground_chosen(ctx, at, action),
            Ask::Token { ctx, at } => self.token_placed(ctx, at, action, log),
            Ask::MoveThere { ctx, at } => self.move_there_answered(ctx, at, action, log),
            Ask::MoveWielder { ctx, .. } => self.move_wielder_answered(ctx, action, log),
            Ask::Eliminate { ctx, at } => self.prey_chosen(ctx, at, action, log),
            Ask::Grima { ctx, at } => self.grima_chosen(ctx, at, action),
            Ask::RuinRohan { ctx, n } => self.rohan_ruined(ctx, n, action),
            Ask::RuinMordor { ctx, left } => self.mordor_ruined(ctx, left, action),
            Ask::NextCombat => self.combat_chosen(action),
            Ask::Support { character } => self.supported(character, action, log),
            Ask::ProposeLoss => self.loss_proposed(action),
            Ask::Loss | Ask::AttackersLoss => self.loss_chosen(action),
            Ask::AgreeToLoss => self.loss_agreed(seat, action, log),
            Ask::Replacement { piece, cause } => self.replacement_chosen(piece, cause, action, log),
            Ask::Draw { seat, to } => self.drawn(seat, to, action, log),
            Ask::ForsakenTop { seat } => self.top_forsaken(seat, action, log),
            Ask::PeekTop { seat } => self.top_peeked(seat, action, log),
            Ask::TurnUpBattleground { .. } => self.battleground_turned_up(action),
            Ask::TurnUpPath { .. } => self.path_turned_up(action),
        }
    }

    fn interrupt(&self, asked: Asked<Ask>) -> Option<Frame> {
        // Rule 12.30: the owner of the Mirror knows the top card before any decision.
        if self.items.is_empty() || asked.who.contains(Seat::CHANCE) {
            return None;
        }
        self.top_to_peek().map(Frame::PeekTop)
    }
}

/// What comes of an answer that `allows` let through although it does not fit its question.
pub(crate) const MISFIT: Next = Next::MISFIT;

/// The card that an answer names, if it names one.
pub(crate) fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play { card, .. }
        | Action::PlayEvent(card)
        | Action::Cycle(card)
        | Action::Winnow(card)
        | Action::Use(card)
        | Action::Pay(card)
        | Action::Take(card)
        | Action::Support(card)
        | Action::Lose(card)
        | Action::ReplaceBy(card)
        | Action::Draw(card)
        | Action::Forsake(Forsaken::Hand(card)) => Some(card),
        Action::Move { card: pick, .. }
        | Action::Eliminate(pick)
        | Action::Forsake(Forsaken::Reserve(pick)) => Some(pick.card()),
        Action::Pass
        | Action::Ring
        | Action::Forsake(Forsaken::Top)
        | Action::Accept
        | Action::Decline
        | Action::Done
        | Action::Path(_)
        | Action::Battleground(_)
        | Action::Token(_)
        | Action::FetchSaruman
        | Action::StrikeRohan
        | Action::Fight(_)
        | Action::Unsupported
        | Action::Agree
        | Action::Disagree
        | Action::TurnUp(_)
        | Action::TurnUpPath(_) => None,
    }
}
