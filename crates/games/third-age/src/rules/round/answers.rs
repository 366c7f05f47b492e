//! Which answers the questions of these chapters have.

use super::super::{Allowed, need, no};
use super::deeds::could_serve;
use crate::action::{Action, Choice, Deed};
use crate::ids::{Area, Areas, Card, Deck, Face, Location, Side, Unit};
use crate::round::RoundAsk;
use crate::state::State;
use kernel::{Refused, Seat};

/// The most Generic cards that an Event result draws (rule 7.2.5).
const MOST_CARDS: u8 = 2;

impl State {
    /// Lists answers that include all legal ones.
    pub(crate) fn list_round(&self, ask: RoundAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        let areas = |areas: Areas, out: &mut Vec<Action>| out.extend(areas.iter().map(Action::Area));
        match ask {
            RoundAsk::HandLimit(_) | RoundAsk::PlayCard(_) => {
                out.extend(self.hands[side].iter().map(Action::Card));
            }
            RoundAsk::Location => out.extend(Location::of(self.scenario).map(Action::Location)),
            RoundAsk::Pits { settled } => {
                out.extend(self.pits_places(settled).map(|(unit, area)| Action::Place { unit, area }));
            }
            RoundAsk::LocationUnit { unit, .. } => {
                areas(self.location_armies(unit), out);
                out.push(Action::Done);
            }
            RoundAsk::NazgulFrom { .. } => {
                areas(self.nazgul_areas(), out);
                out.extend([Action::Accept, Action::Done]);
            }
            RoundAsk::Nazgul { .. } => {
                areas(self.board().areas, out);
                out.push(Action::Done);
            }
            RoundAsk::Commander => {
                areas(self.board().areas, out);
                out.push(Action::Decline);
            }
            RoundAsk::Leadership { .. } => areas(self.armies_of(side), out),
            RoundAsk::SetAside => {
                areas(self.armies_of(side), out);
                out.push(Action::Done);
            }
            RoundAsk::FateTile(_) => {
                out.extend([Action::Choose(Choice::Keep), Action::Choose(Choice::DrawOn)]);
            }
            RoundAsk::ExtraDie => out.extend([Action::Accept, Action::Decline]),
            RoundAsk::Act => self.list_act(side, out),
            RoundAsk::Use(face) => {
                out.extend(self.deeds_of(side).filter(|deed| could_serve(face, *deed)).map(Action::Do));
                out.push(Action::Do(Deed::Discard));
            }
            RoundAsk::UseTwo(..) => out.extend(self.deeds_for_two(side).map(Action::Do)),
            RoundAsk::UseToken => out.extend(self.token_deeds().map(Action::Do)),
            RoundAsk::HowManyCards => out.extend((1..=MOST_CARDS).map(Action::Number)),
            RoundAsk::Enter(_) => areas(self.notes.eligible, out),
            RoundAsk::Reinforce { .. } => {
                areas(self.notes.eligible, out);
                out.push(Action::Done);
            }
        }
    }

    fn list_act(&self, side: Side, out: &mut Vec<Action>) {
        let unused = self.dice[side].unused;
        out.extend(unused.iter().map(|(face, _)| Action::Die(face)));
        if self.deeds_for_two(side).next().is_some() {
            for (one, n) in unused.iter() {
                let others = unused.iter().filter(|(two, _)| one < *two || (one == *two && n > 1));
                out.extend(others.map(|(two, _)| Action::TwoDice(one, two)));
            }
        }
        if side == Side::FreePeoples {
            out.push(Action::Token);
        }
        out.push(Action::Pass);
    }

    /// Lists what people might try besides, for why-not.
    pub(crate) fn try_round(&self, ask: RoundAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            RoundAsk::Location => out.extend(Location::ALL.map(Action::Location)),
            RoundAsk::Pits { .. } => {
                let units = [Unit::UrukHai, Unit::HalfOrcs, Unit::WargRiders];
                let places = |area: Area| units.map(|unit| Action::Place { unit, area });
                out.extend(self.armies_of(side).iter().flat_map(places));
            }
            RoundAsk::LocationUnit { .. }
            | RoundAsk::NazgulFrom { .. }
            | RoundAsk::Nazgul { .. }
            | RoundAsk::Commander
            | RoundAsk::Leadership { .. }
            | RoundAsk::SetAside
            | RoundAsk::Enter(_)
            | RoundAsk::Reinforce { .. } => {
                let all = self.board().areas | self.board().recruitment;
                out.extend(all.iter().map(Action::Area));
            }
            RoundAsk::Act => {
                out.extend(Face::of(side).map(Action::Die));
                out.extend(self.hands[side].iter().map(Action::Card));
            }
            RoundAsk::Use(_) => {
                out.extend(self.deeds_of(side).map(Action::Do));
                out.extend(self.hands[side].iter().map(Action::Card));
            }
            RoundAsk::UseToken => out.extend(self.deeds_of(side).map(Action::Do)),
            RoundAsk::HandLimit(_)
            | RoundAsk::FateTile(_)
            | RoundAsk::ExtraDie
            | RoundAsk::UseTwo(..)
            | RoundAsk::PlayCard(_)
            | RoundAsk::HowManyCards => {}
        }
    }

    /// Whether an answer is allowed.
    pub(crate) fn check_round(&self, ask: RoundAsk, seat: Seat, action: Action) -> Allowed {
        let side = State::side(seat);
        let held = |card: Card, rule: &'static str| {
            need(self.hands[side].contains(card), rule, "no-that-card-is-not-in-your-hand")
        };
        let area_of = |area: Area, rule: &'static str| {
            // Rule 9.3.1: recruitment areas are no areas.
            need(self.board().areas.contains(area), rule, "no-that-is-no-area-of-the-board")
        };
        match (ask, action) {
            (RoundAsk::HandLimit(_), Action::Card(card)) => held(card, "7.7.6"),
            (RoundAsk::Location, Action::Location(location)) => self.check_location(location),
            (RoundAsk::Pits { settled }, Action::Place { unit, area }) => {
                self.check_pits(settled, unit, area)
            }
            (RoundAsk::LocationUnit { unit, .. }, Action::Area(area)) => self.check_location_unit(unit, area),
            (RoundAsk::NazgulFrom { .. }, Action::Area(area)) => {
                need(self.nazgul[area] > 0, "9.6.1", "no-no-nazgul-is-there")
            }
            (RoundAsk::NazgulFrom { .. }, Action::Accept) => {
                need(self.nazgul_in_supply() > 0, "9.6", "no-no-nazgul-is-in-the-supply")
            }
            (RoundAsk::Nazgul { from, .. }, Action::Area(area)) => {
                area_of(area, "9.6.1")?;
                need(from != Some(area), "9.6.1", "no-it-is-there-already")
            }
            (RoundAsk::Commander, Action::Area(area)) => area_of(area, "9.1"),
            (RoundAsk::Leadership { .. }, Action::Area(area)) => {
                need(self.has_army(Side::Shadow, area), "5.2", "no-no-army-of-yours-is-there")
            }
            (RoundAsk::SetAside, Action::Area(area)) => {
                need(self.has_army(Side::Shadow, area), "7.1.6", "no-no-army-of-yours-is-there")
            }
            (
                RoundAsk::LocationUnit { .. }
                | RoundAsk::NazgulFrom { .. }
                | RoundAsk::Nazgul { .. }
                | RoundAsk::SetAside
                | RoundAsk::Reinforce { .. },
                Action::Done,
            )
            | (RoundAsk::Commander | RoundAsk::ExtraDie, Action::Decline)
            | (RoundAsk::ExtraDie, Action::Accept)
            | (RoundAsk::FateTile(_), Action::Choose(Choice::Keep)) => Ok(()),
            (RoundAsk::FateTile(_), Action::Choose(Choice::DrawOn)) => self.check_draw_on(),
            (RoundAsk::Act, Action::Die(face)) => self.check_die(side, face),
            (RoundAsk::Act, Action::TwoDice(one, two)) => self.check_two_dice(side, one, two),
            (RoundAsk::Act, Action::Token) => self.check_action_token(side),
            (RoundAsk::Act, Action::Pass) => self.check_pass(side),
            // Whoever points at a card first is told what comes before it.
            (RoundAsk::Act, Action::Card(card)) => {
                held(card, "7.7.1")?;
                no("7.7.1", "no-first-take-a-die-that-plays-the-card")
            }
            (RoundAsk::Use(face), Action::Card(card)) => {
                self.check_play(side, face, card)?;
                no("7.7.1", "no-first-choose-to-play-a-card")
            }
            (RoundAsk::Use(face), Action::Do(deed)) => self.check_deed(side, face, deed),
            (RoundAsk::UseTwo(..), Action::Do(deed)) => {
                let listed = self.deeds_for_two(side).any(|other| other == deed);
                need(listed, "7.7.11", "no-no-card-lets-you-use-two-dice-at-once")
            }
            (RoundAsk::UseToken, Action::Do(deed)) => self.check_token_deed(deed),
            (RoundAsk::PlayCard(face), Action::Card(card)) => self.check_play(side, face, card),
            (RoundAsk::HowManyCards, Action::Number(cards)) => {
                need((1..=MOST_CARDS).contains(&cards), "7.2.5", "no-one-or-two-cards-are-drawn")?;
                let there = self.drawable(Deck::Generic) >= usize::from(cards);
                need(there, "7.7.7", "no-that-deck-is-empty")
            }
            (RoundAsk::Enter(_), Action::Area(area)) => {
                need(self.notes.eligible.contains(area), "6.10", "no-he-cannot-enter-there")
            }
            (RoundAsk::Reinforce { unit, .. }, Action::Area(area)) => {
                let rule = if unit == Unit::MordorOrcs { "7.2.6" } else { "8.5" };
                need(self.notes.eligible.contains(area), rule, "no-none-of-them-may-come-there")
            }
            // Any other answer is refused. The questions are listed, so that none is forgotten.
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
            ) => Err(Refused::NotAnAnswer { rule: ask.rule() }),
        }
    }
}
