//! The rules, one file per chapter or part of one.

pub(crate) mod actions;
pub(crate) mod after;
pub(crate) mod battles;
pub(crate) mod casualties;
pub(crate) mod characters;
pub(crate) mod companions;
pub(crate) mod deeds;
pub(crate) mod drawing;
pub(crate) mod fellowships;
pub(crate) mod groups;
pub(crate) mod hunts;
pub(crate) mod last_use;
pub(crate) mod movement;
pub(crate) mod nazgul;
pub(crate) mod politics;
pub(crate) mod recruiting;
pub(crate) mod teams;
#[cfg(test)]
mod tests;
pub(crate) mod tiles;
pub(crate) mod turn;
pub(crate) mod walks;

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::IsengardSettlements;
use crate::state::State;
use kernel::Seat;
use kernel::flow::{Flow, Procedures, done};
pub(crate) use kernel::{Allowed, need, no};

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
        // Rules 13.1, 13.2: an immediate victory ends everything that is under way.
        if self.ended.is_some() {
            return done();
        }
        let next = match frame {
            Frame::Turn(step) => self.turn_step(step, log),
            Frame::Draw { seat, deck, left } => self.draw(seat, deck, left),
            Frame::HandLimit(seat) => self.enforce_hand_limit(seat),
            Frame::Act => self.act(),
            Frame::ActionDone { face, deed } => self.action_done(face, deed),
            Frame::AfterAction(step) => self.after_action(step, log),
            Frame::Void(card) => {
                self.discard_from_table(card, log);
                done()
            }
            Frame::AfterEvent(card) => self.after_event(card, log),
            Frame::March { by, left } => self.march(by, left),
            Frame::Choose(group) => self.choose_group(group),
            Frame::Gather(group) => self.ask_group(group),
            Frame::Depart(group) => self.depart(group, log),
            Frame::Arrive { by, at, left } => self.arrive(by, at, left, log),
            Frame::Voice(deed) => self.voice_of_saruman(deed, IsengardSettlements::EMPTY, log),
            Frame::Companions(by) => self.companions(by),
            Frame::PartyArrives { by, party, region } => self.party_arrives(by, party, region, log),
            Frame::Fly(by) => self.fly(by),
            Frame::CardRecruits { seat, nation, what, region, left } => {
                self.card_recruits(seat, nation, what, region, left, log)
            }
            Frame::Hits { place, side, left, by } => self.hits(place, side, left, by, log),
            Frame::Battle(frame) => self.battle_step(frame, log),
            Frame::Hunt(frame) => self.hunt_step(frame, log),
            Frame::Fellowship(frame) => self.fellowship_step(frame, log),
            Frame::Card(frame) => self.card_step(frame, log),
        };
        if self.ended.is_some() { done() } else { next }
    }

    fn answered(&mut self, ask: Ask, seat: Seat, action: Action, log: &mut Log) -> Next {
        let next = match ask {
            Ask::HandLimit => self.discarded(seat, action, log),
            Ask::WhichDeck(why) => self.deck_chosen(why, seat, action),
            Ask::Swap => self.swap_offered(seat, action),
            Ask::SwapFor => self.swap_answered(seat, action, log),
            Ask::Allocate => self.allocated(action, log),
            Ask::Act => self.acted(seat, action, log),
            Ask::Use(face) => self.used(seat, face, action, log),
            Ask::Event(face) => self.event_chosen(seat, face, action, log),
            Ask::Recruit { first } => self.recruited(first, action, log),
            Ask::Diplomacy => self.diplomacy_done(action, log),
            Ask::Enter(character) => self.entered(character, action, log),
            Ask::March { by, left } => self.march_chosen(seat, by, left, action),
            Ask::MarchOn { by, at, left } => self.march_on_chosen(by, at, left, action, log),
            Ask::Group(group) => self.group_answered(group, action),
            Ask::Attack { led, card } => self.attack_chosen(seat, led, card, action),
            Ask::Companion(by) => self.companion_chosen(by, action),
            Ask::Party { by, party } => self.party_answered(by, party, action),
            Ask::Fly(by) => self.flyer_chosen(by, action),
            Ask::FlyTo { by, who } => self.flight_chosen(by, who, action, log),
            Ask::InOrOut { by, who, region } => self.in_or_out_chosen(by, who, region, action, log),
            Ask::Pay { card, icon } => self.paid(card, icon, seat, action, log),
            Ask::Trim(place) => self.trimmed(place, action, log),
            Ask::Mix => self.mix_answered(action),
            Ask::WhichKind { nation, region } => self.kind_chosen(nation, region, action, log),
            Ask::Casualty { place, side, left, by } => {
                self.casualty_taken(place, side, left, by, action, log)
            }
            Ask::Voice { filled } => self.voice_answered(filled, action, log),
            Ask::Battle(ask) => self.battle_answered(ask, seat, action, log),
            Ask::Hunt(ask) => self.hunt_answered(ask, seat, action, log),
            Ask::Fellowship(ask) => self.fellowship_answered(ask, seat, action, log),
            Ask::Card(ask) => self.card_answered(ask, seat, action, log),
            Ask::Draw { deck, seat } => self.drawn(deck, seat, action, log),
            Ask::ActionDie(side) => self.action_die_rolled(side, action, log),
            Ask::Roll(why) => self.rolled(why, action, log),
            Ask::Tile => self.tile_drawn(action, log),
            Ask::RandomCompanion => self.companion_drawn(action, log),
            Ask::RandomCard(from) => self.random_card_drawn(from, action, log),
        };
        if self.ended.is_some() { done() } else { next }
    }

    fn between(&self, _next: &Frame) -> Option<Frame> {
        // Rule 7.8: at once.
        self.void_table_card().map(Frame::Void)
    }
}
