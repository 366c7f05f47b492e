//! Facts of case files, checked against a position.

use crate::action::Place;
use crate::cards::{Piece, Token};
use crate::cases::{Fact, Whereabouts};
use crate::ids::{Card, SeatName, Side};
use crate::state::{Cards, GroundStatus, PathStatus, Player, State};
use kernel::Seat;
use kit::Drawn;

fn expect<T: PartialEq + std::fmt::Display>(expected: T, found: T) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {expected}, found {found}")) }
}

fn sorted_ids(mut cards: Vec<Card>) -> String {
    cards.sort();
    let ids: Vec<&str> = cards.into_iter().map(Card::slug).collect();
    if ids.is_empty() { "nothing".to_owned() } else { ids.join(" ") }
}

fn exactly(expected: &[Card], found: Cards) -> Result<(), String> {
    expect(sorted_ids(expected.to_vec()), sorted_ids(found.iter().map(Piece::card).collect()))
}

fn among(expected: &[Card], found: Cards) -> Result<(), String> {
    let mut left: Vec<Card> = found.iter().map(Piece::card).collect();
    for card in expected {
        match left.iter().position(|other| other == card) {
            Some(n) => drop(left.swap_remove(n)),
            None => {
                let all = sorted_ids(found.iter().map(Piece::card).collect());
                return Err(format!("expected {} among them, found {all}", card.slug()));
            }
        }
    }
    Ok(())
}

impl State {
    /// The seat of a name in this scenario.
    pub(crate) fn seat_named(&self, name: SeatName) -> Result<Seat, String> {
        let found = self.mode().seats.iter().position(|def| def.name == name);
        found
            .map(|n| Seat(n as u8))
            .ok_or_else(|| format!("there is no seat {} in this scenario", name.slug()))
    }

    fn player_named(&self, name: SeatName) -> Result<&Player, String> {
        Ok(self.player(self.seat_named(name)?))
    }

    pub(crate) fn check_fact(&self, fact: &Fact) -> Result<(), String> {
        match fact {
            Fact::Round(round) => expect(*round, self.round),
            Fact::Start(name) => expect(name.slug(), self.seat_def(self.starting_seat()).name.slug()),
            Fact::Turn(name) => expect(name.slug(), self.seat_def(self.seat_on_turn()).name.slug()),
            Fact::Hand(name, cards) => exactly(cards, self.player_named(*name)?.hand),
            Fact::HandHas(name, cards) => among(cards, self.player_named(*name)?.hand),
            Fact::HandSize(name, n) => expect(*n, self.player_named(*name)?.hand.len()),
            Fact::DeckHas(name, cards) => among(cards, self.player_named(*name)?.deck.cards()),
            Fact::DeckSize(name, n) => expect(*n, self.player_named(*name)?.deck.len()),
            Fact::Top(name, card) => {
                let found = match self.player_named(*name)?.deck.next() {
                    Drawn::Known(piece) => Some(piece.card()),
                    Drawn::AskChance | Drawn::Nothing => None,
                };
                let id = |card: Option<Card>| card.map_or("an unknown card", Card::slug);
                expect(id(*card), id(found))
            }
            Fact::Cycle(name, cards) => exactly(cards, self.player_named(*name)?.cycle),
            Fact::CycleHas(name, cards) => among(cards, self.player_named(*name)?.cycle),
            Fact::CycleSize(name, n) => expect(*n, self.player_named(*name)?.cycle.len()),
            Fact::Eliminated(name, cards) => exactly(cards, self.player_named(*name)?.eliminated),
            Fact::EliminatedHas(name, cards) => among(cards, self.player_named(*name)?.eliminated),
            Fact::EliminatedSize(name, n) => expect(*n, self.player_named(*name)?.eliminated.len()),
            Fact::AsideSize(name, n) => expect(*n, self.player_named(*name)?.aside.len()),
            Fact::Reserve(name, cards) => exactly(cards, self.player_named(*name)?.reserve),
            Fact::Fresh(cards) => exactly(cards, self.fresh),
            Fact::At(place, cards) => exactly(cards, self.cards_at(*place)),
            Fact::On(character, items) => match self.in_play(*character) {
                Some(piece) => exactly(items, self.items_of(piece)),
                None => Err(format!("{} is not in play", character.slug())),
            },
            Fact::Battleground(ground, whereabouts) => {
                let found = match self.ground(*ground).status {
                    GroundStatus::Deck => Whereabouts::Deck,
                    GroundStatus::Active { printed: true } => Whereabouts::Active,
                    GroundStatus::Active { printed: false } => Whereabouts::ActiveWithoutDefence,
                    GroundStatus::Scored(Side::FreePeoples) => Whereabouts::Free,
                    GroundStatus::Scored(Side::Shadow) => Whereabouts::Shadow,
                    GroundStatus::Absent => Whereabouts::Absent,
                };
                expect(format!("{whereabouts:?}"), format!("{found:?}"))
            }
            Fact::Path(path, whereabouts) => {
                let found = match self.paths[*path] {
                    PathStatus::Unused => Whereabouts::Deck,
                    PathStatus::Active => Whereabouts::Active,
                    PathStatus::Scored(Side::FreePeoples) => Whereabouts::Free,
                    PathStatus::Scored(Side::Shadow) => Whereabouts::Shadow,
                    PathStatus::Out => Whereabouts::Out,
                    PathStatus::Absent => Whereabouts::Absent,
                };
                expect(format!("{whereabouts:?}"), format!("{found:?}"))
            }
            Fact::Tokens(place, token, n) => {
                let found = match (place, token) {
                    (Place::Path, Token::Attack) => self.path_attack,
                    (Place::Path, Token::Defence) => self.path_defence,
                    (Place::Battleground(ground), Token::Attack) => self.ground(*ground).attack,
                    (Place::Battleground(ground), Token::Defence) => self.ground(*ground).defence,
                };
                expect(*n, found)
            }
            Fact::CardTokens(n) => expect(*n, self.card_tokens),
            Fact::Corruption(n) => expect(*n, self.corruption),
            Fact::Score(side, n) => expect(*n, self.score(*side)),
            Fact::Limit(name, n) => expect(*n, self.carryover_limit(self.seat_named(*name)?)),
            Fact::Ring(name, unused) => {
                let word = |unused: bool| if unused { "unused" } else { "used" };
                expect(word(*unused), word(self.player_named(*name)?.ring))
            }
            Fact::Combat(icons) => {
                let words = |icons: Option<(u8, u8)>| match icons {
                    Some((attack, rest)) => format!("{attack} {rest}"),
                    None => "no combat".to_owned(),
                };
                match self.place_of_combat() {
                    Some(_) if !self.is_counted() => {
                        Err("the icons have not been counted: support is being settled".to_owned())
                    }
                    place => {
                        expect(words(*icons), words(place.map(|_| (self.combat.attack, self.combat.rest))))
                    }
                }
            }
        }
    }
}
