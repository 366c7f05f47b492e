//! Chapters 5 and 6, and what dice and Action tokens are used for (7.1, 7.2, 7.8; 8.1 to 8.5; 9.1, 9.2, 9.6 to 9.8; 12).

mod actions;
mod answers;
mod deeds;
mod doing;
mod drawing;
mod ending;
mod entering;
mod fate;
mod hooks;
mod locations;
mod phases;
mod pointed;
#[cfg(test)]
mod tests;

pub(crate) use ending::{POINTS_TO_WIN, worth};

use super::{Log, MISFIT};
use crate::action::{Action, Choice};
use crate::frame::{Frame, Next};
use crate::round::{RoundAsk, RoundFrame};
use crate::state::State;
use kernel::Seat;
use kernel::flow::{call, done, goto};

/// A step of these chapters as a frame.
const fn round(frame: RoundFrame) -> Frame {
    Frame::Round(frame)
}

impl State {
    pub(crate) fn round_step(&mut self, frame: RoundFrame, log: &mut Log) -> Next {
        match frame {
            RoundFrame::Begin => self.begin_round(log),
            RoundFrame::Phase1(side) => State::draw_generic(side),
            RoundFrame::Phase1Story(side) => State::draw_story(side),
            RoundFrame::Phase1Limit(side) => State::phase_limit(side),
            RoundFrame::Phase2 => self.shadow_phase(log),
            RoundFrame::Location { location, part } => self.location_part(location, part, log),
            RoundFrame::Leadership(left) => self.assign_leadership(left, log),
            RoundFrame::Phase3 => self.draw_tile(log),
            RoundFrame::Drawn { further } => self.look_at_tile(further),
            RoundFrame::ApplyTile(tile) => self.apply_tile(tile, log),
            RoundFrame::FurtherTile => self.draw_further_tile(log),
            RoundFrame::TileDone { tile, back } => self.tile_done(tile, back),
            RoundFrame::Phase3Done => self.fate_done(),
            RoundFrame::Phase4(side) => self.roll_action_dice(side, log),
            RoundFrame::Act => self.next_action(),
            RoundFrame::Use(face) => self.ask_use(face),
            RoundFrame::UseTwo(one, two) => self.ask_use_two(one, two, log),
            RoundFrame::Deed(deed) => self.do_deed(deed, log),
            RoundFrame::Second(deed) => self.second_part(deed),
            RoundFrame::EndOfAction => self.end_of_action(log),
            RoundFrame::SetAside => self.ask_set_aside(),
            RoundFrame::NextToAct => self.next_to_act(),
            RoundFrame::Phase6 => self.end_of_round(log),
            RoundFrame::DrawOnly { side, deck, cards } => self.draw(side, deck, cards, log),
            RoundFrame::Draw { side, deck, cards } => call(round(RoundFrame::DrawOnly { side, deck, cards }))
                .then(round(RoundFrame::HandLimit(side))),
            RoundFrame::HandLimit(side) => self.keep_hand_limit(side),
            RoundFrame::Enter(character) => self.enter_play(character),
            RoundFrame::Entered { character, area, ability } => {
                self.character_entered(character, area, ability, log)
            }
            RoundFrame::PlaceNazgul { left } => self.place_nazgul(left),
            RoundFrame::Reinforce { unit, left } => self.reinforce(unit, left),
        }
    }

    pub(crate) fn round_answered(
        &mut self,
        ask: RoundAsk,
        seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let side = State::side(seat);
        match (ask, action) {
            (RoundAsk::HandLimit(side), Action::Card(card)) => {
                self.discard_face_down(side, card, log);
                done()
            }
            (RoundAsk::Location, Action::Location(location)) => self.location_chosen(location, log),
            (RoundAsk::Pits { settled }, Action::Place { unit, area }) => {
                self.pits_unit(settled, unit, area, log)
            }
            (RoundAsk::LocationUnit { unit, left }, Action::Area(area)) => {
                self.location_unit(unit, left, area, log)
            }
            (RoundAsk::LocationUnit { unit, .. }, Action::Done) => State::location_units_done(unit),
            (RoundAsk::NazgulFrom { left }, Action::Accept) => State::ask_nazgul(None, left),
            (RoundAsk::NazgulFrom { left }, Action::Area(from)) => State::ask_nazgul(Some(from), left),
            (RoundAsk::Nazgul { from, left }, Action::Area(to)) => self.nazgul_placed(from, to, left, log),
            (RoundAsk::NazgulFrom { .. } | RoundAsk::Nazgul { .. }, Action::Done) => done(),
            (RoundAsk::Commander, Action::Area(area)) => self.commander_placed(area, log),
            (RoundAsk::Commander, Action::Decline) => done(),
            (RoundAsk::Leadership { .. }, Action::Area(area)) => {
                self.place_leadership(area, 1, log);
                done()
            }
            (RoundAsk::FateTile(tile), Action::Choose(Choice::Keep)) => State::keep_tile(tile),
            (RoundAsk::FateTile(tile), Action::Choose(Choice::DrawOn)) => State::draw_on(tile, log),
            (RoundAsk::ExtraDie, Action::Accept) => self.extra_die(log),
            (RoundAsk::ExtraDie, Action::Decline) => done(),
            (RoundAsk::Act, Action::Die(face)) => self.dice_taken(round(RoundFrame::Use(face))),
            (RoundAsk::Act, Action::TwoDice(one, two)) => {
                self.dice_taken(round(RoundFrame::UseTwo(one, two)))
            }
            (RoundAsk::Act, Action::Token) => self.ask_use_token(),
            (RoundAsk::Act, Action::Pass) => self.passed(side, log),
            (RoundAsk::SetAside, Action::Area(area)) => self.set_aside_assigned(area, log),
            (RoundAsk::SetAside, Action::Done) => done(),
            (RoundAsk::Use(face), Action::Do(deed)) => self.use_die(side, face, deed, log),
            (RoundAsk::UseTwo(one, two), Action::Do(deed)) => self.use_two_dice(side, one, two, deed, log),
            (RoundAsk::UseToken, Action::Do(deed)) => self.use_token(deed, log),
            (RoundAsk::PlayCard(_), Action::Card(card)) => self.play_card(side, card, log),
            (RoundAsk::HowManyCards, Action::Number(cards)) => {
                goto(round(RoundFrame::Draw { side, deck: crate::ids::Deck::Generic, cards }))
            }
            (RoundAsk::Enter(character), Action::Area(area)) => {
                goto(round(RoundFrame::Entered { character, area, ability: 0 }))
            }
            (RoundAsk::Reinforce { unit, left }, Action::Area(area)) => {
                self.reinforced(unit, left, area, log)
            }
            (RoundAsk::Reinforce { .. }, Action::Done) => done(),
            (
                RoundAsk::HandLimit(_)
                | RoundAsk::Location
                | RoundAsk::Pits { .. }
                | RoundAsk::LocationUnit { .. }
                | RoundAsk::NazgulFrom { .. }
                | RoundAsk::Nazgul { .. }
                | RoundAsk::Commander
                | RoundAsk::Leadership { .. }
                | RoundAsk::FateTile(_)
                | RoundAsk::ExtraDie
                | RoundAsk::Act
                | RoundAsk::SetAside
                | RoundAsk::Use(_)
                | RoundAsk::UseTwo(..)
                | RoundAsk::UseToken
                | RoundAsk::PlayCard(_)
                | RoundAsk::HowManyCards
                | RoundAsk::Enter(_)
                | RoundAsk::Reinforce { .. },
                _,
            ) => MISFIT,
        }
    }
}
