//! Facts about a position.

use super::{Fact, SeatName};
use crate::ids::{Card, PieceId, Status, Trait};
use crate::state::State;
use kernel::Seat;
use std::fmt::Debug;

fn same<T: PartialEq + Debug>(expected: T, found: T) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {expected:?}, found {found:?}")) }
}

/// The cards in any order.
fn same_cards(expected: &[Card], found: &[Card]) -> Result<(), String> {
    let sorted = |cards: &[Card]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        slugs(&cards)
    };
    same(sorted(expected), sorted(found))
}

fn slugs(cards: &[Card]) -> Vec<&'static str> {
    cards.iter().map(|card| card.slug()).collect()
}

/// Each of the cards is there, as often as it is named.
fn has(expected: &[Card], found: &[Card]) -> Result<(), String> {
    for card in expected {
        let count = |cards: &[Card]| cards.iter().filter(|other| *other == card).count();
        if count(found) < count(expected) {
            return Err(format!("{} is not there; found {:?}", card.slug(), slugs(found)));
        }
    }
    Ok(())
}

impl State {
    fn case_seat(&self, name: SeatName) -> Result<Seat, String> {
        let seat = name.seat();
        if seat.0 < self.n_players() { Ok(seat) } else { Err(format!("there is no player {}", seat.0 + 1)) }
    }

    pub(super) fn check_fact(&self, fact: &Fact) -> Result<(), String> {
        let piece = |named: &super::Named| {
            let id = named.find(self)?;
            self.piece(id).ok_or_else(|| format!("{id} is not in play"))
        };
        let player = |name: SeatName| Ok::<_, String>(self.player(self.case_seat(name)?));
        match fact {
            Fact::Round(round) => same(*round, self.round),
            Fact::First(name) => same(self.case_seat(*name)?, self.first),
            Fact::Form(name, form) => same(*form, self.form(self.case_seat(*name)?)),
            Fact::Hand(name, cards) => same_cards(cards, &player(*name)?.hand),
            Fact::HandHas(name, cards) => has(cards, &player(*name)?.hand),
            Fact::HandSize(name, n) => same(*n, player(*name)?.hand.len()),
            Fact::DeckSize(name, n) => same(*n, player(*name)?.deck.len()),
            Fact::DeckHas(name, cards) => has(cards, &player(*name)?.deck),
            Fact::Discard(name, cards) => same(slugs(cards), slugs(&player(*name)?.discard)),
            Fact::DiscardHas(name, cards) => has(cards, &player(*name)?.discard),
            Fact::Dealt(name, n) => same(*n, player(*name)?.dealt.len()),
            Fact::InPlay(named) => piece(named).map(|_| ()),
            Fact::NotInPlay(named) => match named.find(self) {
                Ok(id) => Err(format!("{id} is in play")),
                Err(_) => Ok(()),
            },
            Fact::Damage(named, n) => same(*n, piece(named)?.damage),
            Fact::HitPoints(named, n) => same(*n, self.hp(piece(named)?)),
            Fact::MaxHitPoints(named, n) => same(*n, self.max_hp(piece(named)?)),
            Fact::Threat(named, n) => same(*n, piece(named)?.threat),
            Fact::Counters(named, n) => same(*n, piece(named)?.counters),
            Fact::Status(named, statuses) => {
                let it = piece(named)?;
                let found: Vec<Status> =
                    Status::ALL.iter().copied().filter(|status| it.has(*status)).collect();
                let mut expected = statuses.clone();
                expected.sort_unstable();
                same(expected, found)
            }
            Fact::Exhausted(named) => same(true, piece(named)?.exhausted),
            Fact::Ready(named) => same(false, piece(named)?.exhausted),
            Fact::Engaged(name, cards) => {
                let seat = self.case_seat(*name)?;
                let found: Vec<Card> =
                    self.engaged(seat).filter(|it| !it.facedown).map(|it| it.card).collect();
                same_cards(cards, &found)
            }
            Fact::Drones(name, n) => {
                let seat = self.case_seat(*name)?;
                same(*n, self.engaged(seat).filter(|it| it.facedown).count())
            }
            Fact::Controller(named, name) => same(Some(self.case_seat(*name)?), piece(named)?.controller),
            Fact::Host(named, host) => same(host.find(self)?, piece(named)?.host),
            Fact::Villain(card) => same(Some(card.slug()), self.villain().map(|it| it.card.slug())),
            Fact::Main(card) => same(Some(card.slug()), self.piece(PieceId::MAIN).map(|it| it.card.slug())),
            Fact::EncounterSize(n) => same(*n, self.encounter.len()),
            Fact::EncounterHas(cards) => has(cards, &self.encounter),
            Fact::EncounterDiscard(cards) => same(slugs(cards), slugs(&self.encounter_discard)),
            Fact::EncounterDiscardHas(cards) => has(cards, &self.encounter_discard),
            Fact::Removed(cards) => has(cards, &self.removed),
            Fact::Acceleration(n) => same(*n, self.acceleration),
            Fact::Atk(named, n) => same(*n, self.atk(piece(named)?)),
            Fact::Thw(named, n) => same(*n, self.thw(piece(named)?)),
            Fact::Def(named, n) => same(*n, self.defence(piece(named)?)),
            Fact::Sch(named, n) => same(*n, self.sch(piece(named)?)),
            Fact::HandLimit(name, n) => same(*n, self.hand_size(self.case_seat(*name)?)),
            Fact::Out(name) => same(true, player(*name)?.out),
            Fact::Traits(named, traits) => {
                let it = piece(named)?;
                let mut expected = traits.clone();
                expected.sort_unstable();
                expected.dedup();
                same(expected, Trait::ALL.iter().copied().filter(|word| self.has_trait(it, *word)).collect())
            }
            Fact::HasTrait(named, traits) => {
                let it = piece(named)?;
                match traits.iter().find(|word| !self.has_trait(it, **word)) {
                    Some(word) => Err(format!("it lacks the trait {}", word.slug())),
                    None => Ok(()),
                }
            }
            Fact::LacksTrait(named, traits) => {
                let it = piece(named)?;
                match traits.iter().find(|word| self.has_trait(it, **word)) {
                    Some(word) => Err(format!("it has the trait {}", word.slug())),
                    None => Ok(()),
                }
            }
            Fact::Boosts(n) => same(*n, self.activation.boosts.len()),
            Fact::BoostCards(cards) => same(slugs(cards), slugs(&self.activation.boosts)),
            Fact::Under(named, cards) => {
                // Cards lie under Highway Robbery alone.
                let under = piece(named)?.card == Card::HighwayRobbery;
                let found: Vec<Card> = self.under.iter().filter(|_| under).map(|(card, _)| *card).collect();
                same_cards(cards, &found)
            }
        }
    }
}
