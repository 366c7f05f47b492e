//! Which answers the questions of this chapter have.

use super::super::{Allowed, need, no};
use super::deeds::deeds_of;
use crate::action::{Action, Choice, Deed};
use crate::ids::{Area, Character, Face, MUSTERING_POINTS, REGIONS, Side, Territory};
use crate::state::State;
use crate::turn::TurnAsk;
use kernel::{Refused, Seat};

impl State {
    /// Lists answers that include all legal ones.
    pub(crate) fn list_turn(&self, ask: TurnAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            TurnAsk::HandLimit(_) | TurnAsk::PlayCard(_) => {
                out.extend(self.hands[side].iter().map(Action::Card));
            }
            TurnAsk::Activate => {
                out.extend(self.inactive_generals().iter().map(Action::General));
                out.push(Action::Done);
            }
            TurnAsk::Leadership | TurnAsk::ShadowLeadership => {
                out.extend(self.without_new_token(side).iter().map(Action::Area));
            }
            TurnAsk::FateTile(_) => {
                out.extend([Action::Choose(Choice::Stop), Action::Choose(Choice::DrawOn)]);
            }
            TurnAsk::Split => {
                let (least, most, _) = self.splits();
                out.extend((least..=most).map(Action::Number));
            }
            TurnAsk::Bats => out.extend(Territory::ALL.into_iter().map(Action::Territory)),
            TurnAsk::LuckyNumber => {
                out.extend(self.dice[side].unused.iter().map(|(face, _)| Action::Die(face)));
                out.push(Action::Decline);
            }
            TurnAsk::Act => {
                out.extend(self.dice[side].unused.iter().map(|(face, _)| Action::Die(face)));
                if side == Side::FreePeoples {
                    out.extend(self.activated.iter().map(Action::General));
                }
                out.push(Action::Pass);
            }
            TurnAsk::Use(_) => {
                out.extend(deeds_of(side).iter().map(|deed| Action::Do(*deed)));
                out.push(Action::Do(Deed::Skip));
            }
            TurnAsk::Ability(general) => {
                let n = self.book.abilities[general].len() as u8;
                out.extend((1..=n).map(Action::Option));
            }
            TurnAsk::OutOfTheWay => {
                out.extend(REGIONS.iter().map(Action::Area));
                out.push(Action::Decline);
            }
            TurnAsk::LastGoblin => out.extend(MUSTERING_POINTS.map(Action::Area)),
            TurnAsk::OrcsFromCard => {
                out.extend(self.armies_of(Side::Shadow).iter().map(Action::Area));
            }
            TurnAsk::Enter(character) => {
                out.extend(self.entry_areas(character).iter().map(Action::Area));
            }
        }
    }

    /// Lists what people might try besides, for why-not.
    pub(crate) fn try_turn(&self, ask: TurnAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            TurnAsk::Activate => out.extend(Character::ALL.map(Action::General)),
            TurnAsk::Leadership
            | TurnAsk::ShadowLeadership
            | TurnAsk::OutOfTheWay
            | TurnAsk::LastGoblin
            | TurnAsk::OrcsFromCard
            | TurnAsk::Enter(_) => out.extend(Area::ALL.map(Action::Area)),
            TurnAsk::Split => out.extend((0..=7).map(Action::Number)),
            TurnAsk::LuckyNumber => out.extend(Face::of(side).map(Action::Die)),
            TurnAsk::Act => {
                out.extend(Face::of(side).map(Action::Die));
                if side == Side::FreePeoples {
                    out.extend(Character::GENERALS.map(Action::General));
                }
                out.extend(self.hands[side].iter().map(Action::Card));
            }
            TurnAsk::Use(_) => out.extend(self.hands[side].iter().map(Action::Card)),
            TurnAsk::HandLimit(_)
            | TurnAsk::FateTile(_)
            | TurnAsk::Bats
            | TurnAsk::PlayCard(_)
            | TurnAsk::Ability(_) => {}
        }
    }

    pub(crate) fn check_turn(&self, ask: TurnAsk, seat: Seat, action: Action) -> Allowed {
        let side = State::side(seat);
        match (ask, action) {
            (TurnAsk::HandLimit(_), Action::Card(card)) => {
                need(self.hands[side].contains(card), "6.1", "no-that-card-is-not-in-your-hand")
            }
            (TurnAsk::Activate, Action::General(general)) => self.check_activate(general),
            (TurnAsk::Activate, Action::Done) => Ok(()),
            (TurnAsk::Leadership | TurnAsk::ShadowLeadership, Action::Area(area)) => {
                self.check_leadership_place(side, area)
            }
            (TurnAsk::FateTile(_), Action::Choose(Choice::Stop | Choice::DrawOn)) => Ok(()),
            (TurnAsk::Split, Action::Number(tokens)) => self.check_split(tokens),
            (TurnAsk::Bats, Action::Territory(_)) => Ok(()),
            (TurnAsk::LuckyNumber | TurnAsk::Act, Action::Die(face)) => self.check_die(side, face),
            (TurnAsk::LuckyNumber, Action::Decline) => Ok(()),
            (TurnAsk::Act, Action::General(general)) => self.check_general(side, general),
            (TurnAsk::Act, Action::Pass) => self.check_pass(side),
            // Whoever points at a card first is told what comes before it.
            (TurnAsk::Act, Action::Card(card)) => {
                need(self.hands[side].contains(card), "6.3", "no-that-card-is-not-in-your-hand")?;
                no("6.3", "no-first-take-a-die-that-plays-the-card")
            }
            (TurnAsk::Use(face), Action::Card(card)) => {
                self.check_play(side, face, card)?;
                no("6.3", "no-first-choose-to-play-a-card")
            }
            (TurnAsk::Use(face), Action::Do(deed)) => self.check_deed(side, face, deed),
            (TurnAsk::Ability(general), Action::Option(option)) => self.check_option(general, option),
            (TurnAsk::PlayCard(face), Action::Card(card)) => self.check_play(side, face, card),
            (TurnAsk::OutOfTheWay, Action::Area(area)) => self.check_out_of_the_way(area),
            (TurnAsk::OutOfTheWay, Action::Decline) => Ok(()),
            (TurnAsk::LastGoblin, Action::Area(area)) => {
                need(area.is_mustering_point(), "5.10", "no-that-is-no-goblin-mustering-point")
            }
            (TurnAsk::OrcsFromCard, Action::Area(area)) => {
                need(self.has_army(side, area), "6.13", "no-no-army-of-yours-is-there")
            }
            (TurnAsk::Enter(character), Action::Area(area)) => {
                let there = self.entry_areas(character).contains(area);
                need(there, "7.3", "no-he-cant-enter-play-there")
            }
            // Any other answer is refused. The questions are listed, so that none is forgotten.
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
                | TurnAsk::Use(_)
                | TurnAsk::Ability(_)
                | TurnAsk::PlayCard(_)
                | TurnAsk::OutOfTheWay
                | TurnAsk::LastGoblin
                | TurnAsk::OrcsFromCard
                | TurnAsk::Enter(_),
                _,
            ) => Err(Refused::NotAnAnswer { rule: ask.rule() }),
        }
    }

    /// Rules 4.4.1, 4.4.4.
    fn check_split(&self, tokens: u8) -> Allowed {
        let (least, most, _) = self.splits();
        if tokens < least {
            return no("4.4.1", "no-there-are-only-six-great-bats");
        }
        need(tokens <= most, "4.4.1", "no-there-are-not-so-many-armies-or-dice")
    }
}
