//! What a die or an Action token is used for is carried out (rules 7.2, 7.8): mostly by the chapters that the action belongs to.

use super::super::Log;
use super::deeds::{REINFORCED_AREAS, needs_of};
use super::round;
use crate::action::{Ask, Deed};
use crate::army::ArmyFrame;
use crate::book::Hook;
use crate::ents::EntFrame;
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Card, Character, Deck, Side, Unit};
use crate::muster::MusterFrame;
use crate::ops::{CardFrame, Script, Step};
use crate::round::{RoundAsk, RoundFrame};
use crate::state::State;
use kernel::flow::{ask, call, goto};

/// The number that succeeds in a Rally (rule 7.6.1).
const RALLY: u8 = 5;

impl State {
    /// The action begins.
    pub(super) fn do_deed(&mut self, deed: Deed, log: &mut Log) -> Next {
        let side = self.to_act;
        let then = round(RoundFrame::EndOfAction);
        // Rule 7.8.1: an Action token does once what a die does twice.
        let twice = if self.notes.token { 1 } else { 2 };
        match deed {
            Deed::FastMove => self.armies_march(deed, 2, 1, then),
            Deed::StrategicMove => self.armies_march(deed, 1, twice, then),
            Deed::EyeMove => self.armies_march(deed, 1, 2, then),
            Deed::LedAttack | Deed::Attack | Deed::EyeAttack => {
                self.armies_march(deed, 1, 1, round(RoundFrame::Second(deed)))
            }
            Deed::CombinedAttack => {
                call(Frame::Army(ArmyFrame::Combined { side, optional: false })).then(then)
            }
            Deed::MoveCharacters => {
                let left = if self.notes.token { 1 } else { Character::COUNT as u8 };
                call(Frame::Army(ArmyFrame::CharacterMove { side, left })).then(then)
            }
            Deed::MoveNazgul => call(Frame::Army(ArmyFrame::NazgulMove)).then(then),
            Deed::Enter(character) => {
                self.notes.eligible = self.entry_places(character);
                call(round(RoundFrame::Enter(character))).then(then)
            }
            Deed::Ability { character, n } | Deed::ByToken { character, n } => {
                self.run(side, Script::Character(character, n), then)
            }
            Deed::ByCard { card, n } => self.run(side, Script::Hook(card, n), then),
            Deed::FireCatapults => call(Frame::Muster(MusterFrame::Fire)).then(then),
            Deed::Recruit => {
                self.notes.eligible = self.recruit_areas(side);
                call(Frame::Muster(MusterFrame::Recruit { side, left: twice, least: 0, apart: true }))
                    .then(then)
            }
            Deed::Rally => {
                self.notes.eligible = self.armies_of(side);
                let rally = MusterFrame::Rally { side, left: twice, success: RALLY, must: false };
                call(Frame::Muster(rally)).then(then)
            }
            Deed::Dunlendings => {
                self.notes.eligible = self.dunlending_recruits();
                let come = RoundFrame::Reinforce { unit: Unit::Dunlendings, left: REINFORCED_AREAS };
                call(round(come)).then(then)
            }
            Deed::EyeRecruit => {
                self.notes.eligible = self.mordor_recruits();
                let left = self.quantity(Hook::EyeRecruit, REINFORCED_AREAS);
                call(round(RoundFrame::Reinforce { unit: Unit::MordorOrcs, left })).then(then)
            }
            Deed::PlaceEnt => {
                self.place_ents(1, log);
                goto(then)
            }
            Deed::PlaceTokens => call(Frame::Muster(MusterFrame::PlaceTokens { n: twice })).then(then),
            Deed::BuildEngines => call(Frame::Muster(MusterFrame::Build { left: 2 })).then(then),
            Deed::ActivateEntwood => call(Frame::Ent(EntFrame::Activate)).then(then),
            Deed::PlayCard => match self.notes.face {
                // A card may ask for the very die that is used for it: then nothing can be played any more.
                Some(face) if self.check_some_card(side, face).is_ok() => {
                    ask(State::seat(side), Ask::Round(RoundAsk::PlayCard(face))).then(then)
                }
                Some(_) => goto(then),
                None => goto(then),
            },
            Deed::DrawGeneric if self.drawable(Deck::Generic) > 1 => {
                ask(State::seat(side), Ask::Round(RoundAsk::HowManyCards)).then(then)
            }
            Deed::DrawGeneric => {
                call(round(RoundFrame::Draw { side, deck: Deck::Generic, cards: 1 })).then(then)
            }
            Deed::DrawStory => {
                call(round(RoundFrame::Draw { side, deck: Deck::story(side), cards: 1 })).then(then)
            }
            Deed::Discard => goto(then),
        }
    }

    /// Armies move, so many, each so many areas; then comes another step.
    fn armies_march(&mut self, deed: Deed, steps: u8, left: u8, then: Frame) -> Next {
        let side = self.to_act;
        self.notes.eligible = self.armies_of(side);
        let strike = matches!(deed, Deed::LedAttack | Deed::Attack | Deed::EyeAttack);
        let march = ArmyFrame::March { side, needs: needs_of(deed), steps, left, strike };
        call(Frame::Army(march)).then(then)
    }

    /// The attack after its move (rules 7.2.8, 7.4.9): the Army that has moved attacks, or any if none has.
    pub(super) fn second_part(&mut self, deed: Deed) -> Next {
        let (side, needs) = (self.to_act, needs_of(deed));
        let then = round(RoundFrame::EndOfAction);
        let stays = self.notes.arrived.is_empty() && self.notes.moved.is_empty();
        let armies = self.armies_of(side);
        let armies = if stays { armies } else { armies & self.notes.arrived };
        // Ents may have destroyed it on the way (rule 7.2.8).
        if armies.is_empty() || !self.can_strike(side, armies, needs, None) {
            return goto(then);
        }
        self.notes.eligible = armies;
        let strike = ArmyFrame::Strike { side, needs, optional: false, target: None, charge: None };
        call(Frame::Army(strike)).then(then)
    }

    /// The instructions of an ability or hook are carried out.
    fn run(&self, by: Side, script: Script, then: Frame) -> Next {
        let until = u8::try_from(self.book.ops(script).len()).unwrap_or(u8::MAX);
        call(Frame::Card(CardFrame::Run { step: Step { script, by, at: 0 }, until })).then(then)
    }

    /// A card is played from the hand (rule 7.7.3).
    pub(super) fn play_card(&mut self, side: Side, card: Card, log: &mut Log) -> Next {
        self.hand_card_shown(side, card);
        self.notes.resolving = Some(card);
        log.public(Event::Played { side, card });
        goto(Frame::Card(CardFrame::Play { card, by: side }))
    }

    /// Rules 7.2.6, 8.5: up to so many units, each in another area.
    pub(super) fn reinforce(&self, unit: Unit, left: u8) -> Next {
        if left == 0 || self.notes.eligible.is_empty() || self.in_supply(unit) == 0 {
            return kernel::flow::done();
        }
        ask(State::seat(unit.side()), Ask::Round(RoundAsk::Reinforce { unit, left })).last()
    }

    pub(super) fn reinforced(&mut self, unit: Unit, left: u8, area: Area, log: &mut Log) -> Next {
        self.notes.eligible -= Areas::only(area);
        self.place_unit(unit, area, log);
        let then = RoundFrame::Reinforce { unit, left: left.saturating_sub(1) };
        call(Frame::Muster(MusterFrame::Placed { area })).then(round(then))
    }
}
