//! Positions and facts in words, for case files.

use crate::card_names::Card;
use crate::frame::Frame;
use crate::ids::{Form, Kind, PieceId, Status};
use crate::piece::Piece;
use crate::state::{Phase, Setup, State};
use conformance::{CaseFault, CaseGame};
use kernel::flow::{self, Flow};
use kernel::{Log, Seat};
use serde::Deserialize;

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Who {
    /// The first seat.
    #[serde(rename = "player-1")]
    One,
    /// The second seat.
    #[serde(rename = "player-2")]
    Two,
    /// The third seat.
    #[serde(rename = "player-3")]
    Three,
    /// The fourth seat.
    #[serde(rename = "player-4")]
    Four,
}

impl Who {
    const fn seat(self) -> Seat {
        Seat(self as u8)
    }
}

/// A card in play: the first one of its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// The villain.
    Villain,
    /// The main scheme.
    Main,
    /// A player's identity.
    Identity(Who),
    /// A card.
    Card(Card),
    /// A facedown Drone engaged with a player.
    Drone(Who),
}

/// One line of `given`. Without any, the game begins with its set-up. With some, it is round 1 and the first player's turn,
/// all are in alter-ego form with empty hands and starter decks, and nothing of the scenario is in play but the villain and
/// the main scheme, without threat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// The round.
    Round(u16),
    /// The first player.
    First(Who),
    /// Whose turn it is.
    Turn(Who),
    /// The form of a player.
    Form(Who, Form),
    /// Cards in hand, taken from the deck where they are in it.
    Hand(Who, Vec<Card>),
    /// The deck is these cards alone.
    Deck(Who, Vec<Card>),
    /// Cards in the discard pile, the top last.
    Discard(Who, Vec<Card>),
    /// Player cards in play under a player's control.
    Controls(Who, Vec<Card>),
    /// A player card attached to something.
    Attached(Who, Card, Which),
    /// Minions engaged with a player.
    Engaged(Who, Vec<Card>),
    /// A facedown Drone.
    Drone(Who, Card),
    /// Side schemes, environments, and attachments on the villain.
    InPlay(Vec<Card>),
    /// The encounter deck is these cards alone.
    EncounterDeck(Vec<Card>),
    /// Cards in the encounter discard pile, the top last.
    EncounterDiscard(Vec<Card>),
    /// The villain's stage.
    Stage(u8),
    /// The main scheme, B side.
    Scheme(Card),
    /// Damage on a character.
    Damage(Which, u16),
    /// Threat on a scheme.
    Threat(Which, u16),
    /// Counters on a card.
    Counters(Which, u8),
    /// A status card.
    Status(Which, Status),
    /// A card is exhausted.
    Exhausted(Which),
    /// Acceleration tokens.
    Acceleration(u8),
}

/// One line of `then`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The round.
    Round(u16),
    /// The first player.
    First(Who),
    /// The form of a player.
    Form(Who, Form),
    /// The hand, in any order.
    Hand(Who, Vec<Card>),
    /// How many cards are in hand.
    HandSize(Who, usize),
    /// How many cards are in the deck.
    DeckSize(Who, usize),
    /// The discard pile, the top last.
    Discard(Who, Vec<Card>),
    /// How many facedown encounter cards a player has.
    Dealt(Who, usize),
    /// A player is eliminated.
    Out(Who),
    /// Damage on a character.
    Damage(Which, u16),
    /// Hit points left.
    Left(Which, u16),
    /// Threat on a scheme.
    Threat(Which, u16),
    /// Counters on a card.
    Counters(Which, u8),
    /// It has the status card.
    Has(Which, Status),
    /// It has not the status card.
    HasNot(Which, Status),
    /// It is exhausted.
    Exhausted(Which),
    /// It is ready.
    Ready(Which),
    /// Cards that are in play.
    InPlay(Vec<Card>),
    /// Cards that are not in play.
    NotInPlay(Vec<Card>),
    /// The minions engaged with a player, in any order; Drones not counted.
    Engaged(Who, Vec<Card>),
    /// How many facedown Drones are engaged with a player.
    Drones(Who, usize),
    /// The encounter discard pile, the top last.
    EncounterDiscard(Vec<Card>),
    /// A card is removed from the game.
    Removed(Card),
    /// The villain's stage.
    Stage(u8),
    /// Acceleration tokens.
    Acceleration(u8),
}

fn expect<T: PartialEq + std::fmt::Display>(expected: T, found: T) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {expected}, found {found}")) }
}

fn slugs(cards: &[Card]) -> String {
    let all: Vec<&str> = cards.iter().map(|card| card.slug()).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(" ") }
}

fn sorted(cards: impl IntoIterator<Item = Card>) -> String {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    cards.sort_unstable();
    slugs(&cards)
}

impl State {
    fn which(&self, which: Which) -> Result<PieceId, String> {
        let found = match which {
            Which::Villain => Some(PieceId::VILLAIN),
            Which::Main => Some(PieceId::MAIN),
            Which::Identity(who) => Some(PieceId::identity(who.seat())),
            Which::Card(card) => self.in_play(card),
            Which::Drone(who) => self.engaged(who.seat()).find(|it| it.facedown).map(|it| it.id),
        };
        found.filter(|id| self.piece(*id).is_some()).ok_or_else(|| "that card is not in play".to_owned())
    }

    fn seated(&self, who: Who) -> Result<Seat, String> {
        let seat = who.seat();
        if seat.0 < self.n_players() { Ok(seat) } else { Err(format!("there is no player {}", seat.0 + 1)) }
    }

    /// Takes a card out of a player's deck, or adds it to what the player owns.
    fn take_from_deck(&mut self, seat: Seat, card: Card) -> Result<(), String> {
        if !card.def().kind.is_player_card() {
            return Err(format!("{} is no player card", card.slug()));
        }
        let player = self.player_mut(seat);
        match player.deck.iter().position(|other| *other == card) {
            Some(at) => {
                player.deck.remove(at);
            }
            None => player.owns += 1,
        }
        Ok(())
    }

    fn take_encounter_card(&mut self, card: Card) -> Result<(), String> {
        let kind = card.def().kind;
        if kind.is_player_card() || matches!(kind, Kind::Hero | Kind::AlterEgo | Kind::Villain) {
            return Err(format!("{} is no encounter card", card.slug()));
        }
        match self.encounter.iter().position(|other| *other == card) {
            Some(at) => {
                self.encounter.remove(at);
            }
            None if kind != Kind::Environment => self.encounter_cards += 1,
            None => {}
        }
        Ok(())
    }

    fn change(&mut self, which: Which, change: impl FnOnce(&mut Piece)) -> Result<(), String> {
        let id = self.which(which)?;
        self.piece_mut(id).map(change).ok_or_else(|| "that card is not in play".to_owned())
    }

    fn controls(&mut self, who: Who, card: Card, host: PieceId) -> Result<(), String> {
        let seat = self.seated(who)?;
        self.take_from_deck(seat, card)?;
        self.put_into_play(card, |piece| {
            piece.owner = Some(seat);
            piece.controller = Some(seat);
            piece.host = host;
        });
        Ok(())
    }

    fn lay_out(&mut self, given: &Given) -> Result<(), String> {
        let too_many = |_| "too many cards".to_owned();
        match given {
            Given::Round(round) => self.round = *round,
            Given::First(who) => self.first = self.seated(*who)?,
            Given::Turn(who) => self.active = Some(self.seated(*who)?),
            Given::Form(who, form) => {
                let seat = self.seated(*who)?;
                let hero = self.player(seat).hero;
                let card = if *form == Form::Hero { hero.hero() } else { hero.alter_ego() };
                self.change(Which::Identity(*who), |it| it.card = card)?;
            }
            Given::Hand(who, cards) => {
                let seat = self.seated(*who)?;
                for card in cards {
                    self.take_from_deck(seat, *card)?;
                    self.player_mut(seat).hand.try_push(*card).map_err(too_many)?;
                }
            }
            Given::Deck(who, cards) => {
                let seat = self.seated(*who)?;
                let player = self.player_mut(seat);
                player.owns -= player.deck.len() as u8;
                player.deck.clear();
                for card in cards {
                    player.deck.try_push(*card).map_err(too_many)?;
                    player.owns += 1;
                }
                player.deck.sort_unstable();
            }
            Given::Discard(who, cards) => {
                let seat = self.seated(*who)?;
                for card in cards {
                    self.take_from_deck(seat, *card)?;
                    self.player_mut(seat).discard.try_push(*card).map_err(too_many)?;
                }
            }
            Given::Controls(who, cards) => {
                for card in cards {
                    self.controls(*who, *card, PieceId::NONE)?;
                }
            }
            Given::Attached(who, card, host) => {
                let host = self.which(*host)?;
                self.controls(*who, *card, host)?;
            }
            Given::Engaged(who, cards) => {
                let seat = self.seated(*who)?;
                for card in cards.iter().copied() {
                    if card.def().kind != Kind::Minion {
                        return Err(format!("{} is no minion", card.slug()));
                    }
                    self.take_encounter_card(card)?;
                    self.put_into_play(card, |piece| piece.engaged = Some(seat));
                }
            }
            Given::Drone(who, card) => {
                let seat = self.seated(*who)?;
                self.take_from_deck(seat, *card)?;
                self.put_into_play(*card, |piece| {
                    piece.facedown = true;
                    piece.owner = Some(seat);
                    piece.engaged = Some(seat);
                });
            }
            Given::InPlay(cards) => {
                for card in cards.iter().copied() {
                    let kind = card.def().kind;
                    if !matches!(kind, Kind::SideScheme | Kind::Environment | Kind::Attachment) {
                        return Err(format!("{} is a {}", card.slug(), kind.name()));
                    }
                    self.take_encounter_card(card)?;
                    let host = if kind == Kind::Attachment { PieceId::VILLAIN } else { PieceId::NONE };
                    self.put_into_play(card, |piece| piece.host = host);
                }
            }
            Given::EncounterDeck(cards) => {
                self.encounter_cards -= self.encounter.len() as u16;
                self.encounter.clear();
                for card in cards {
                    self.encounter.try_push(*card).map_err(too_many)?;
                    self.encounter_cards += 1;
                }
                self.encounter.sort_unstable();
            }
            Given::EncounterDiscard(cards) => {
                for card in cards {
                    self.take_encounter_card(*card)?;
                    self.encounter_discard.try_push(*card).map_err(too_many)?;
                }
            }
            Given::Stage(stage) => {
                let stages = self.scenario.stages();
                let card = stage.checked_sub(1).and_then(|n| stages.get(usize::from(n)));
                let card = *card.ok_or("the stages are 1, 2 and 3")?;
                self.change(Which::Villain, |it| it.card = card)?;
            }
            Given::Scheme(card) => {
                if card.def().kind != Kind::MainScheme {
                    return Err(format!("{} is no main scheme", card.slug()));
                }
                self.change(Which::Main, |it| it.card = *card)?;
            }
            Given::Damage(which, n) => self.change(*which, |it| it.damage = *n)?,
            Given::Threat(which, n) => self.change(*which, |it| it.threat = *n)?,
            Given::Counters(which, n) => self.change(*which, |it| it.counters = *n)?,
            Given::Status(which, status) => self.change(*which, |it| it.give(*status))?,
            Given::Exhausted(which) => self.change(*which, |it| it.exhausted = true)?,
            Given::Acceleration(n) => self.acceleration = *n,
        }
        Ok(())
    }

    fn check_fact(&self, fact: &Fact) -> Result<(), String> {
        let piece = |which: Which| {
            let id = self.which(which)?;
            self.piece(id).ok_or_else(|| "that card is not in play".to_owned())
        };
        let player = |who: Who| self.seated(who).map(|seat| self.player(seat));
        match fact {
            Fact::Round(n) => expect(*n, self.round),
            Fact::First(who) => expect(who.seat().0 + 1, self.first.0 + 1),
            Fact::Form(who, form) => expect(form.name(), self.form(self.seated(*who)?).name()),
            Fact::Hand(who, cards) => {
                expect(sorted(cards.iter().copied()), sorted(player(*who)?.hand.iter().copied()))
            }
            Fact::HandSize(who, n) => expect(*n, player(*who)?.hand.len()),
            Fact::DeckSize(who, n) => expect(*n, player(*who)?.deck.len()),
            Fact::Discard(who, cards) => expect(slugs(cards), slugs(&player(*who)?.discard)),
            Fact::Dealt(who, n) => expect(*n, player(*who)?.dealt.len()),
            Fact::Out(who) => expect(true, player(*who)?.out),
            Fact::Damage(which, n) => expect(*n, piece(*which)?.damage),
            Fact::Left(which, n) => expect(*n, self.hp(piece(*which)?)),
            Fact::Threat(which, n) => expect(*n, piece(*which)?.threat),
            Fact::Counters(which, n) => expect(*n, piece(*which)?.counters),
            Fact::Has(which, status) => expect(true, piece(*which)?.has(*status)),
            Fact::HasNot(which, status) => expect(false, piece(*which)?.has(*status)),
            Fact::Exhausted(which) => expect(true, piece(*which)?.exhausted),
            Fact::Ready(which) => expect(false, piece(*which)?.exhausted),
            Fact::InPlay(cards) => match cards.iter().find(|card| self.in_play(**card).is_none()) {
                Some(card) => Err(format!("{} is not in play", card.slug())),
                None => Ok(()),
            },
            Fact::NotInPlay(cards) => match cards.iter().find(|card| self.in_play(**card).is_some()) {
                Some(card) => Err(format!("{} is in play", card.slug())),
                None => Ok(()),
            },
            Fact::Engaged(who, cards) => {
                let minions = self.engaged(self.seated(*who)?).filter(|it| !it.facedown);
                expect(sorted(cards.iter().copied()), sorted(minions.map(|it| it.card)))
            }
            Fact::Drones(who, n) => {
                expect(*n, self.engaged(self.seated(*who)?).filter(|it| it.facedown).count())
            }
            Fact::EncounterDiscard(cards) => expect(slugs(cards), slugs(&self.encounter_discard)),
            Fact::Removed(card) => expect(true, self.removed.contains(card)),
            Fact::Stage(n) => expect(*n, self.villain().map_or(0, |it| it.def().stage)),
            Fact::Acceleration(n) => expect(*n, self.acceleration),
        }
    }
}

impl CaseGame for State {
    type Given = Given;
    type Fact = Fact;

    fn position(setup: &Setup, given: &[(usize, Given)]) -> Result<State, CaseFault> {
        let first = given.first().map_or(0, |(line, _)| *line);
        let fault = |line, what| CaseFault { line, what };
        let mut state = State::blank(setup).map_err(|error| fault(first, error.0))?;
        if let Some(main) = state.piece_mut(PieceId::MAIN) {
            main.card = main.card.def().back.unwrap_or(main.card);
        }
        state.round = 1;
        state.phase = Phase::Player;
        state.active = Some(state.first);
        state.obligations_in = true;
        for (line, one) in given {
            state.lay_out(one).map_err(|what| fault(*line, what))?;
        }
        // Those before the active player have had their turns.
        let active = state.active.unwrap_or(state.first);
        let had: Vec<Seat> = state.in_order().take_while(|seat| *seat != active).chain([active]).collect();
        state.acted = had.iter().fold(0, |bits, seat| bits | (1 << seat.0));
        state.flow = Flow::stacked(&[Frame::Round(1), Frame::Turn(active, 0)]);
        flow::run(&mut state, &mut Log::off()).map_err(|broken| fault(first, broken.to_string()))?;
        Ok(state)
    }

    fn fact(&self, fact: &Fact) -> Result<(), String> {
        self.check_fact(fact)
    }
}
