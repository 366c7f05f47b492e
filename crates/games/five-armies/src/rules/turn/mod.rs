//! The turn and its actions (chapters 4 and 5): phases, Generals, Fate, what a die is used for, how characters enter play, how
//! cards are drawn.

mod actions;
mod answers;
mod deeds;
mod drawing;
mod entering;
mod fate;
mod generals;
mod phases;
mod pointed;
#[cfg(test)]
mod tests;

pub(crate) use drawing::HAND_LIMIT;

use super::{Log, MISFIT};
use crate::action::Action;
use crate::frame::{Frame, Next};
use crate::state::State;
use crate::turn::{TurnAsk, TurnFrame};
use kernel::Seat;
use kernel::flow::{call, goto};

/// A step of this chapter as a frame.
const fn turn(frame: TurnFrame) -> Frame {
    Frame::Turn(frame)
}

impl State {
    pub(crate) fn turn_step(&mut self, frame: TurnFrame, log: &mut Log) -> Next {
        match frame {
            TurnFrame::Recovery => self.recover(log),
            TurnFrame::RecoveryDraw(side) => State::recovery_draw(side),
            TurnFrame::RecoveryLimit(side) => State::recovery_limit(side),
            TurnFrame::Activation => self.activation(),
            TurnFrame::PlaceLeadership(left) => self.leadership_phase(left, log),
            TurnFrame::Fate => self.draw_tile(),
            TurnFrame::ApplyTile(tile) => self.apply_tile(tile, log),
            TurnFrame::ShadowLeadership => self.shadow_phase(log),
            TurnFrame::PlaceShadow { tokens, bats } => self.place_shadow(tokens, bats, log),
            TurnFrame::Roll(side) => self.roll_action_dice(side),
            TurnFrame::LuckyNumber => self.lucky_number(),
            TurnFrame::Act => self.next_action(),
            TurnFrame::AskAct => self.ask_act(),
            TurnFrame::AfterAbility => self.after_ability(),
            TurnFrame::Begin(deed) => self.begin(deed),
            TurnFrame::Deed(deed) => self.do_deed(deed, log),
            TurnFrame::Second(deed) => self.second_part(deed),
            TurnFrame::Finish(deed) => self.finish(deed),
            TurnFrame::NextToAct => self.next_to_act(),
            TurnFrame::Draw { side, events, stories } => {
                call(turn(TurnFrame::DrawOnly { side, events, stories }))
                    .then(turn(TurnFrame::HandLimit(side)))
            }
            TurnFrame::DrawOnly { side, events, stories } => self.draw(side, events, stories, log),
            TurnFrame::HandLimit(side) => self.keep_hand_limit(side),
            TurnFrame::EnterAt(character, area) => self.enter_at(character, area, log),
            TurnFrame::Entered(character) => self.entered(character, log),
            TurnFrame::EndOfTurn => self.end_of_turn(log),
        }
    }

    pub(crate) fn turn_answered(&mut self, ask: TurnAsk, seat: Seat, action: Action, log: &mut Log) -> Next {
        let side = State::side(seat);
        match (ask, action) {
            (TurnAsk::HandLimit(side), Action::Card(card)) => self.discarded(side, card, log),
            (TurnAsk::Activate, Action::General(general)) => self.activate(general, log),
            (TurnAsk::Activate, Action::Done) => self.activation_over(),
            (TurnAsk::Leadership | TurnAsk::ShadowLeadership, Action::Area(area)) => {
                self.token_placed(side, area, log)
            }
            (TurnAsk::FateTile(tile), Action::Choose(choice)) => self.tile_decided(tile, choice, log),
            (TurnAsk::Split, Action::Number(tokens)) => self.split(tokens, log),
            (TurnAsk::Bats, Action::Territory(territory)) => self.bats_placed(territory, log),
            (TurnAsk::LuckyNumber, Action::Die(face)) => self.lucky_number_used(face),
            (TurnAsk::LuckyNumber, Action::Decline) => goto(turn(TurnFrame::Act)),
            (TurnAsk::Act, Action::Pass) => self.passed(side, log),
            (TurnAsk::Act, Action::Die(face)) => self.die_taken(side, face),
            (TurnAsk::Act, Action::General(general)) => self.general_chosen(general, log),
            (TurnAsk::Ability(general), Action::Option(option)) => self.use_ability(general, option, log),
            (TurnAsk::Use(face), Action::Do(deed)) => self.use_die(side, face, deed, log),
            (TurnAsk::PlayCard(face), Action::Card(card)) => self.play_card(side, face, card, log),
            (TurnAsk::OutOfTheWay, Action::Area(area)) => self.out_of_the_way(area, log),
            (TurnAsk::OutOfTheWay, Action::Decline) => kernel::flow::done(),
            (TurnAsk::LastGoblin, Action::Area(area)) => self.place_goblin(area, log),
            (TurnAsk::OrcsFromCard, Action::Area(area)) => self.orcs_join(area, log),
            (TurnAsk::Enter(character), Action::Area(area)) => self.enter_at(character, Some(area), log),
            (
                TurnAsk::HandLimit(_)
                | TurnAsk::Activate
                | TurnAsk::Leadership
                | TurnAsk::ShadowLeadership
                | TurnAsk::FateTile(_)
                | TurnAsk::Split
                | TurnAsk::Bats
                | TurnAsk::LuckyNumber
                | TurnAsk::Act
                | TurnAsk::Ability(_)
                | TurnAsk::Use(_)
                | TurnAsk::PlayCard(_)
                | TurnAsk::OutOfTheWay
                | TurnAsk::LastGoblin
                | TurnAsk::OrcsFromCard
                | TurnAsk::Enter(_),
                _,
            ) => MISFIT,
        }
    }
}
