//! The Action Round: whose action it is, what the die is used for, what comes before and after it (rules 4.5, 7.10; chapter 5).

use super::super::{Allowed, Log, need};
use super::turn;
use crate::action::{Ask, Deed};
use crate::army::{ArmyFrame, Charge};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Card, Character, Face, Side, Unit};
use crate::muster::MusterFrame;
use crate::ops::CardFrame;
use crate::state::{Notes, State};
use crate::turn::{TurnAsk, TurnFrame};
use armies::{may_pass, next_to_act};
use kernel::flow::{ask, call, done, goto};

impl State {
    /// Whose action it is (rules 4.5.2, 4.5.6, 4.5.7).
    pub(super) fn next_action(&mut self) -> Next {
        let unused = |side: Side| (side, self.dice[side].n_unused());
        let Some(side) = next_to_act(unused(self.to_act), unused(self.to_act.enemy())) else {
            return goto(turn(TurnFrame::EndOfTurn));
        };
        self.to_act = side;
        self.notes = Notes::default();
        self.ask_act()
    }

    pub(super) fn ask_act(&self) -> Next {
        ask(State::seat(self.to_act), Ask::Turn(TurnAsk::Act)).last()
    }

    /// Rule 4.5.5.
    pub(crate) fn check_pass(&self, side: Side) -> Allowed {
        // Rule 4.5.4: an ability never accompanies a pass.
        need(!self.notes.ability_used, "4.5.4", "no-a-die-must-follow-the-ability")?;
        let fewer = may_pass(&self.dice[side], &self.dice[side.enemy()]);
        need(fewer, "4.5.5", "no-only-who-has-fewer-unused-dice-may-pass")
    }

    pub(super) fn passed(&mut self, side: Side, log: &mut Log) -> Next {
        log.public(Event::Passed(side));
        goto(turn(TurnFrame::NextToAct))
    }

    /// The enemy acts next, if he has a die left (rules 4.5.2, 4.5.6).
    pub(super) fn next_to_act(&mut self) -> Next {
        self.to_act = self.to_act.enemy();
        goto(turn(TurnFrame::Act))
    }

    pub(super) fn check_die(&self, side: Side, face: Face) -> Allowed {
        need(self.dice_showing(side, face) > 0, "4.5.3", "no-none-of-your-unused-dice-shows-that")
    }

    pub(super) fn die_taken(&self, side: Side, face: Face) -> Next {
        ask(State::seat(side), Ask::Turn(TurnAsk::Use(face))).last()
    }

    /// The die is laid down: it is spent even if little happens (rule 6.12).
    pub(super) fn use_die(&mut self, side: Side, face: Face, deed: Deed, log: &mut Log) -> Next {
        self.dice[side].spend(face);
        self.notes.face = Some(face);
        self.notes.deed = Some(deed);
        self.notes.as_character = self.is_character_use(face, deed);
        log.public(Event::Used { side, face, deed });
        goto(turn(TurnFrame::Begin(deed)))
    }

    /// Whether a die is used as a Character result (rule 7.10; the end of the table in chapter 5). For a card played with a Will of
    /// the West the card decides.
    fn is_character_use(&self, face: Face, deed: Deed) -> bool {
        match deed {
            Deed::QuickMove
            | Deed::LedAttack
            | Deed::CharacterMove
            | Deed::BeornWrath
            | Deed::PlayCard
            | Deed::ShakeOffForFate => face.is_character(),
            Deed::Enter(character) => self.enters_as_character(face, character),
            Deed::Attack
            | Deed::CombinedAttack
            | Deed::StrategicMove
            | Deed::Recruit
            | Deed::Rally
            | Deed::DrawCards
            | Deed::GoblinRecruitment
            | Deed::GoblinAttack
            | Deed::GoblinMove
            | Deed::BeornMove
            | Deed::StrongAndNoble
            | Deed::KindlyBirds
            | Deed::CloudOfBats
            | Deed::OrcsFromCard
            | Deed::ShakeOff
            | Deed::Skip => false,
        }
    }

    /// Whether Out of the Way can be used with this die now (rule 7.10).
    fn bilbo_may_go(&self) -> bool {
        self.to_act == Side::FreePeoples
            && self.notes.as_character
            && !self.notes.bilbo_used
            && self.rings > 0
            && matches!(self.spots[Character::Bilbo], Spot::At(_) | Spot::OffBoard)
    }

    /// Rule 7.10: before the action begins Bilbo may go out of the way.
    pub(super) fn begin(&mut self, deed: Deed) -> Next {
        let then = turn(TurnFrame::Deed(deed));
        if self.bilbo_may_go() {
            return ask(State::seat(Side::FreePeoples), Ask::Turn(TurnAsk::OutOfTheWay)).then(then);
        }
        goto(then)
    }

    /// Rule 7.10: or after it is finished.
    pub(super) fn finish(&mut self, _deed: Deed) -> Next {
        let then = turn(TurnFrame::NextToAct);
        if self.bilbo_may_go() {
            return ask(State::seat(Side::FreePeoples), Ask::Turn(TurnAsk::OutOfTheWay)).then(then);
        }
        goto(then)
    }

    /// Whether Bilbo may go to a region by Out of the Way.
    pub(super) fn check_out_of_the_way(&self, area: Area) -> Allowed {
        need(area.is_region(), "7.10", "no-characters-never-enter-special-areas")?;
        need(self.place_of(Character::Bilbo) != Some(area), "7.10", "no-he-is-there-already")?;
        if self.notes.deed == Some(Deed::PlayCard)
            && self.notes.face == Some(Face::WillOfTheWest)
            && self.notes.card.is_none()
        {
            // The die is a Character result only if it plays a Character card, and Bilbo is on the board then.
            let plays = |card: Card| {
                State::plays_as_character(Face::WillOfTheWest, card)
                    && (card == Card::RingOfInvisibility || self.check_requirement(card).is_ok())
            };
            let some = self.hands[Side::FreePeoples].iter().any(plays);
            return need(some, "7.10", "no-you-have-no-character-card-to-play");
        }
        Ok(())
    }

    pub(super) fn out_of_the_way(&mut self, area: Area, log: &mut Log) -> Next {
        self.notes.bilbo_used = true;
        self.rings -= 1;
        log.public(Event::Rings(self.rings));
        self.spots[Character::Bilbo] = Spot::At(area);
        log.public(Event::CharacterMoved { character: Character::Bilbo, to: Some(area) });
        done()
    }

    /// Armies move, so many, each so many areas; then comes another step.
    fn armies_move(&mut self, deed: Deed, steps: u8, armies: u8, then: TurnFrame) -> Next {
        self.notes.eligible = self.armies_of(self.to_act);
        let frame = ArmyFrame::March { needs: State::needs_of(deed), steps, left: armies };
        call(Frame::Army(frame)).then(turn(then))
    }

    /// The action begins (chapter 5).
    pub(super) fn do_deed(&mut self, deed: Deed, log: &mut Log) -> Next {
        let side = self.to_act;
        let finish = TurnFrame::Finish(deed);
        let then = turn(finish);
        match deed {
            Deed::QuickMove => self.armies_move(deed, 2, 1, finish),
            Deed::Attack | Deed::LedAttack | Deed::GoblinAttack => {
                self.armies_move(deed, 1, 1, TurnFrame::Second(deed))
            }
            Deed::StrategicMove | Deed::GoblinMove => self.armies_move(deed, 1, 2, finish),
            Deed::CombinedAttack => call(Frame::Army(ArmyFrame::Combined)).then(then),
            Deed::CharacterMove => {
                // Bolg's further abilities follow in there (rule 7.12).
                call(Frame::Army(ArmyFrame::CharacterMove)).then(then)
            }
            Deed::PlayCard => self.choose_card(then),
            Deed::Recruit => {
                self.notes.eligible = self.recruiting_areas(side);
                call(Frame::Muster(MusterFrame::Recruit { left: 2, again: false })).then(then)
            }
            Deed::Rally => {
                self.notes.eligible = self.rallying_areas(side, self.armies_of(side));
                call(Frame::Muster(MusterFrame::RallySome { success: 5, left: 2 })).then(then)
            }
            Deed::DrawCards => call(turn(TurnFrame::Draw { side, events: 1, stories: 1 })).then(then),
            Deed::GoblinRecruitment => self.recruit_goblins(then, log),
            Deed::Enter(character) => match self.enter_play(character) {
                Next::Goto(frame) => call(frame).then(then),
                Next::LastAsk(asked) => Next::Ask(asked, then),
                _ => goto(then),
            },
            Deed::BeornMove => call(Frame::Army(ArmyFrame::Beorn { left: 3 })).then(then),
            Deed::BeornWrath => {
                self.lose_wrath(1, log);
                call(Frame::Army(ArmyFrame::Beorn { left: 3 })).then(then)
            }
            Deed::StrongAndNoble => {
                call(Frame::Muster(MusterFrame::EaglesReturn { kindly: false })).then(then)
            }
            Deed::KindlyBirds => call(Frame::Muster(MusterFrame::EaglesReturn { kindly: true })).then(then),
            Deed::CloudOfBats => call(Frame::Army(ArmyFrame::CloudOfBats)).then(then),
            Deed::OrcsFromCard => self.orcs_from_card(then, log),
            Deed::ShakeOff => {
                self.end_table_card(Card::TroubledMind, log);
                goto(then)
            }
            Deed::ShakeOffForFate => {
                self.end_table_card(Card::TroubledMind, log);
                self.fate_back(log);
                goto(then)
            }
            Deed::Skip => goto(then),
        }
    }

    /// The second part of an action.
    pub(super) fn second_part(&mut self, deed: Deed) -> Next {
        let then = turn(TurnFrame::Finish(deed));
        match deed {
            Deed::Attack | Deed::LedAttack | Deed::GoblinAttack => {
                self.notes.eligible = self.armies_of(self.to_act);
                let frame = ArmyFrame::Strike { needs: State::needs_of(deed), charge: Charge::default() };
                call(Frame::Army(frame)).then(then)
            }
            _ => goto(then),
        }
    }

    /// Rule 5.5: which card. A player who laid the die down for a card that he then can't play has used it for nothing.
    fn choose_card(&mut self, then: Frame) -> Next {
        let (side, Some(face)) = (self.to_act, self.notes.face) else { return goto(then) };
        if self.hands[side].iter().all(|card| self.check_play(side, face, card).is_err()) {
            self.notes.as_character = face == Face::Character;
            return goto(then);
        }
        ask(State::seat(side), Ask::Turn(TurnAsk::PlayCard(face))).then(then)
    }

    pub(super) fn play_card(&mut self, side: Side, face: Face, card: Card, log: &mut Log) -> Next {
        self.notes.card = Some(card);
        self.notes.as_character = side == Side::FreePeoples && State::plays_as_character(face, card);
        self.hands[side].remove(card);
        self.shuffled.shown(side, card);
        log.public(Event::Played { side, card });
        goto(Frame::Card(CardFrame::Play(card)))
    }

    /// Rule 5.10: one Goblins figure in each Goblin Mustering Point.
    fn recruit_goblins(&mut self, then: Frame, log: &mut Log) -> Next {
        if self.in_supply(Unit::Goblins) == 1 {
            return ask(State::seat(Side::Shadow), Ask::Turn(TurnAsk::LastGoblin)).then(then);
        }
        self.gather_goblins(None, log);
        goto(then)
    }

    pub(super) fn place_goblin(&mut self, area: Area, log: &mut Log) -> Next {
        self.gather_goblins(Some(area), log);
        done()
    }

    /// Rule 6.13: an Orcs unit joins a Shadow army.
    fn orcs_from_card(&mut self, then: Frame, log: &mut Log) -> Next {
        let armies = self.armies_of(Side::Shadow);
        match armies.first() {
            Some(only) if armies.len() == 1 => match self.orcs_join(only, log) {
                Next::Goto(frame) => call(frame).then(then),
                _ => goto(then),
            },
            _ => ask(State::seat(Side::Shadow), Ask::Turn(TurnAsk::OrcsFromCard)).then(then),
        }
    }

    pub(super) fn orcs_join(&mut self, area: Area, log: &mut Log) -> Next {
        // The figure on the card is in the supply for a moment.
        self.orcs_on_card = self.orcs_on_card.saturating_sub(1);
        self.place_unit(Unit::Orcs, area, log);
        if self.orcs_on_card == 0 {
            self.end_table_card(Card::FlyingArrowsAndWildSpears, log);
        }
        self.limited(Side::Shadow, area)
    }
}
