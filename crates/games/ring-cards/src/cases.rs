//! Positions and facts in words, for case files. `docs/cases.md` lists them.

use crate::action::Place;
use crate::card_names::Card;
use crate::cards::{Kind, Piece, Side, Token, copies};
use crate::frame::{FightStep, Frame, RoundStep};
use crate::ids::{Battleground, Path};
use crate::locations::PATHS;
use crate::modes::SeatName;
use crate::state::{Cards, GroundStatus, PathStatus, Setup, State};
use conformance::{CaseFault, CaseGame};
use kernel::flow::{self, Flow};
use kernel::{Log, Seat};
use kit::Deck;
use serde::Deserialize;

/// A location by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Location {
    /// A path.
    Path(Path),
    /// A battleground.
    Battleground(Battleground),
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The round begins with its Location step.
    Location,
    /// The seat is on turn in the Action step.
    Turn(SeatName),
    /// This location is activated now, in the Location step.
    Activate(Location),
    /// The Combat step begins.
    Combat,
    /// The combat at this location begins, in the Combat step.
    Fight(Place),
    /// The victory check comes next.
    Victory,
    /// The Draw step begins.
    Draw,
}

/// One line of `given`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// The round, 1 to 9.
    Round(u8),
    /// The seat with the starting player token.
    Start(SeatName),
    /// The slot of the turn order with the token, from 0: Gandalf has two in the three-player Duel.
    StartSlot(u8),
    /// Cards in a seat's hand.
    Hand(SeatName, Vec<Card>),
    /// A seat's whole draw deck; cards of the seat that no line names are eliminated.
    Deck(SeatName, Vec<Card>),
    /// This card of the draw deck lies on top, and its owner knows it.
    Top(SeatName, Card),
    /// Cards in a seat's cycle pile.
    Cycle(SeatName, Vec<Card>),
    /// Cards in a seat's eliminated pile.
    Eliminated(SeatName, Vec<Card>),
    /// Cards in their owners' reserves, played in an earlier round.
    Reserve(Vec<Card>),
    /// Cards in their owners' reserves, played this round.
    Fresh(Vec<Card>),
    /// Cards that have been played this round already (rule 7.1.4), wherever they are now.
    Played(Vec<Card>),
    /// Items on a character.
    On(Card, Vec<Card>),
    /// The active path.
    Path(Path),
    /// The number of the path activated last, if none is active.
    LastPath(u8),
    /// An active battleground.
    Battleground(Battleground),
    /// An active battleground whose printed defence does not count (rule 4.3.7).
    BattlegroundWithoutDefence(Battleground),
    /// Armies and characters at an active location.
    At(Place, Vec<Card>),
    /// Tokens on a location.
    Tokens(Place, Token, u8),
    /// Path attack tokens on Gorbag & Shagrat.
    CardTokens(u8),
    /// Battlegrounds in a scoring area.
    Scored(Side, Vec<Battleground>),
    /// Paths in a scoring area.
    PathsScored(Side, Vec<Path>),
    /// Paths out of the game.
    PathsOut(Vec<Path>),
    /// Corruption tokens.
    Corruption(u8),
    /// Whether a seat's Ring token is unused.
    Ring(SeatName, bool),
    /// The Palantír of Orthanc has been used this round.
    PalantirUsed,
    /// The Red Arrow is in force.
    RedArrow,
    /// The Three Hunters is in force.
    ThreeHunters,
    /// Seats that have passed since the last action.
    Passed(Vec<SeatName>),
    /// The mode's last path has had its combat this round.
    LastPathFought,
    /// Where the game is.
    Step(Step),
}

/// Where a battleground or path is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whereabouts {
    /// In its deck.
    Deck,
    /// Active.
    Active,
    /// Active, its printed defence not counting.
    ActiveWithoutDefence,
    /// In the Free Peoples' scoring area.
    Free,
    /// In the Shadow's scoring area.
    Shadow,
    /// Out of the game.
    Out,
    /// Not part of the mode.
    Absent,
}

/// One fact about the position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The round.
    Round(u8),
    /// The starting player.
    Start(SeatName),
    /// The seat on turn.
    Turn(SeatName),
    /// A hand, exactly; no card after the seat: it is empty.
    Hand(SeatName, Vec<Card>),
    /// Cards that are in a hand, among others.
    HandHas(SeatName, Vec<Card>),
    /// The size of a hand.
    HandSize(SeatName, usize),
    /// Cards that are in a draw deck, among others.
    DeckHas(SeatName, Vec<Card>),
    /// The size of a draw deck.
    DeckSize(SeatName, usize),
    /// The known top card of a draw deck; `-` if none is known.
    Top(SeatName, Option<Card>),
    /// A cycle pile, exactly.
    Cycle(SeatName, Vec<Card>),
    /// Cards that are in a cycle pile, among others.
    CycleHas(SeatName, Vec<Card>),
    /// The size of a cycle pile.
    CycleSize(SeatName, usize),
    /// An eliminated pile, exactly.
    Eliminated(SeatName, Vec<Card>),
    /// Cards that are in an eliminated pile, among others.
    EliminatedHas(SeatName, Vec<Card>),
    /// The size of an eliminated pile.
    EliminatedSize(SeatName, usize),
    /// The size of a set drawn aside or looked at.
    AsideSize(SeatName, usize),
    /// A reserve, exactly, items left out.
    Reserve(SeatName, Vec<Card>),
    /// The cards that were played to reserve this round, exactly.
    Fresh(Vec<Card>),
    /// The armies and characters at a location, exactly.
    At(Place, Vec<Card>),
    /// The items on a character, exactly.
    On(Card, Vec<Card>),
    /// Where a battleground is: in its deck, active, in a scoring area, not in the mode.
    Battleground(Battleground, Whereabouts),
    /// Where a path is: unused (`deck`), active, in a scoring area, out of the game, not in the mode.
    Path(Path, Whereabouts),
    /// Tokens on a location.
    Tokens(Place, Token, u8),
    /// Path attack tokens on Gorbag & Shagrat.
    CardTokens(u8),
    /// Corruption tokens.
    Corruption(u8),
    /// A side's score.
    Score(Side, u8),
    /// A carryover limit.
    Limit(SeatName, u8),
    /// Whether a Ring token is unused.
    Ring(SeatName, bool),
    /// Attack icons and what the location left of them, in the combat being resolved.
    Combat(u8, u8),
}

/// A position in the making.
struct Builder {
    state: State,
    placed: Cards,
    /// Seats whose draw deck is given.
    decks: Vec<(Seat, Cards)>,
    on: Vec<(usize, Card, Vec<Card>)>,
    tops: Vec<(usize, Seat, Card)>,
    step: Option<Step>,
}

impl CaseGame for State {
    type Given = Given;
    type Fact = Fact;

    fn answers(ask: &crate::action::Ask) -> &'static [&'static str] {
        crate::reference::answers(ask)
    }

    fn position(setup: &Setup, given: &[(usize, Given)]) -> Result<State, CaseFault> {
        let first = given.first().map_or(0, |(line, _)| *line);
        let fault = |what: String| CaseFault { line: first, what };
        let mut state = State::blank(setup).map_err(|error| fault(error.to_string()))?;
        state.round = 1;
        let mut builder =
            Builder { state, placed: Cards::EMPTY, decks: vec![], on: vec![], tops: vec![], step: None };
        for (line, given) in given {
            builder.take(*line, given).map_err(|what| CaseFault { line: *line, what })?;
        }
        builder.finish(first)
    }

    fn fact(&self, fact: &Fact) -> Result<(), String> {
        self.check_fact(fact)
    }
}

/// More tokens than the box has, and fewer than would upset a sum of icons.
const MOST_TOKENS: u8 = 20;

/// More corruption than any game has seen.
const MOST_CORRUPTION: u8 = 100;

fn within(n: u8, least: u8, most: u8) -> Result<u8, String> {
    if (least..=most).contains(&n) { Ok(n) } else { Err(format!("expected a number from {least} to {most}")) }
}

impl Builder {
    /// A copy of the card that has no place yet.
    fn copy(&mut self, card: Card) -> Result<Piece, String> {
        let seat = self.state.faction_seat(card.def().faction);
        let deck = seat.map_or(Cards::EMPTY, |seat| self.state.seat_def(seat).cards());
        match (copies(card) & (deck - self.placed)).first() {
            Some(piece) => {
                self.placed.insert(piece);
                Ok(piece)
            }
            None if (copies(card) & deck).is_empty() => Err(format!("{} is not in this scenario", card.id())),
            None => Err(format!("there are no more copies of {}", card.id())),
        }
    }

    fn own_copies(&mut self, seat: Seat, cards: &[Card]) -> Result<Cards, String> {
        let mut set = Cards::EMPTY;
        for card in cards {
            let piece = self.copy(*card)?;
            if self.state.owner(piece) != seat {
                return Err(format!("{} does not belong to that seat", card.id()));
            }
            set.insert(piece);
        }
        Ok(set)
    }

    fn fighters(&mut self, cards: &[Card]) -> Result<Vec<Piece>, String> {
        let mut pieces = Vec::new();
        for card in cards {
            if !matches!(card.def().kind, Kind::Army | Kind::Character) {
                return Err(format!("{} is neither an army nor a character; use `on` for items", card.id()));
            }
            pieces.push(self.copy(*card)?);
        }
        Ok(pieces)
    }

    fn activate_path(&mut self, path: Path) -> Result<(), String> {
        if self.state.path.is_some() {
            return Err("only one path can be active".to_owned());
        }
        self.state.paths[path.index()] = PathStatus::Active;
        self.state.path = Some(path);
        self.state.path_number = PATHS[path.index()].number;
        Ok(())
    }

    fn take(&mut self, line: usize, given: &Given) -> Result<(), String> {
        let state = &mut self.state;
        match given {
            Given::Round(round) => state.round = within(*round, 1, 9)?,
            Given::Start(name) => {
                let seat = state.seat_named(*name)?;
                let slot = state.mode().turn_order.iter().position(|n| *n == seat.0);
                state.start = slot.unwrap_or_default() as u8;
            }
            Given::StartSlot(slot) => {
                if usize::from(*slot) >= state.mode().turn_order.len() {
                    return Err("there is no such slot in the turn order".to_owned());
                }
                state.start = *slot;
            }
            Given::Hand(name, cards) => {
                let seat = state.seat_named(*name)?;
                let cards = self.own_copies(seat, cards)?;
                self.state.player_mut(seat).hand |= cards;
            }
            Given::Deck(name, cards) => {
                let seat = state.seat_named(*name)?;
                let cards = self.own_copies(seat, cards)?;
                self.decks.push((seat, cards));
            }
            Given::Top(name, card) => {
                let seat = state.seat_named(*name)?;
                self.tops.push((line, seat, *card));
            }
            Given::Cycle(name, cards) => {
                let seat = state.seat_named(*name)?;
                let cards = self.own_copies(seat, cards)?;
                self.state.player_mut(seat).cycle |= cards;
            }
            Given::Eliminated(name, cards) => {
                let seat = state.seat_named(*name)?;
                let cards = self.own_copies(seat, cards)?;
                self.state.player_mut(seat).eliminated |= cards;
            }
            Given::Reserve(cards) | Given::Fresh(cards) => {
                let fresh = matches!(given, Given::Fresh(_));
                for piece in self.fighters(cards)? {
                    let owner = self.state.owner(piece);
                    self.state.player_mut(owner).reserve.insert(piece);
                    if fresh {
                        self.state.fresh.insert(piece);
                    }
                }
            }
            Given::Played(cards) => {
                for card in cards {
                    state.played |= copies(*card);
                }
            }
            Given::On(character, items) => self.on.push((line, *character, items.clone())),
            Given::Path(path) => self.activate_path(*path)?,
            Given::LastPath(number) => state.path_number = within(*number, 0, 9)?,
            Given::Battleground(ground) => {
                state.ground_mut(*ground).status = GroundStatus::Active { printed: true };
            }
            Given::BattlegroundWithoutDefence(ground) => {
                state.ground_mut(*ground).status = GroundStatus::Active { printed: false };
            }
            Given::At(place, cards) => {
                if !state.is_active_place(*place) {
                    return Err(
                        "that location is not active; name it with `path` or `battleground` first".to_owned()
                    );
                }
                for piece in self.fighters(cards)? {
                    self.state.cards_at_mut(*place).insert(piece);
                }
            }
            Given::Tokens(place, token, n) => {
                if !state.is_active_place(*place) {
                    return Err(
                        "that location is not active; name it with `path` or `battleground` first".to_owned()
                    );
                }
                let n = within(*n, 0, MOST_TOKENS)?;
                match (place, token) {
                    (Place::Path, Token::Attack) => state.path_attack = n,
                    (Place::Path, Token::Defence) => state.path_defence = n,
                    (Place::Battleground(ground), Token::Attack) => state.ground_mut(*ground).attack = n,
                    (Place::Battleground(ground), Token::Defence) => state.ground_mut(*ground).defence = n,
                }
            }
            Given::CardTokens(n) => state.card_tokens = within(*n, 0, MOST_TOKENS)?,
            Given::Scored(side, grounds) => {
                for ground in grounds {
                    state.ground_mut(*ground).status = GroundStatus::Scored(*side);
                }
            }
            Given::PathsScored(side, paths) => {
                for path in paths {
                    state.paths[path.index()] = PathStatus::Scored(*side);
                }
            }
            Given::PathsOut(paths) => {
                for path in paths {
                    state.paths[path.index()] = PathStatus::Out;
                }
            }
            Given::Corruption(n) => state.corruption = within(*n, 0, MOST_CORRUPTION)?,
            Given::Ring(name, unused) => {
                let seat = state.seat_named(*name)?;
                state.player_mut(seat).ring = *unused;
            }
            Given::PalantirUsed => state.spent |= copies(Card::PalantirOfOrthanc),
            Given::RedArrow => state.red_arrow = true,
            Given::ThreeHunters => state.three_hunters = true,
            Given::Passed(names) => {
                for name in names {
                    state.passed = state.passed.with(state.seat_named(*name)?);
                }
            }
            Given::LastPathFought => state.last_path_fought = true,
            Given::Step(step) => self.step = Some(*step),
        }
        Ok(())
    }

    fn finish(mut self, first: usize) -> Result<State, CaseFault> {
        for (line, character, items) in std::mem::take(&mut self.on) {
            self.put_items(character, &items).map_err(|what| CaseFault { line, what })?;
        }
        for n in 0..self.state.n_seats() {
            let seat = Seat(n);
            let rest = self.state.seat_def(seat).cards() - self.placed;
            let given = self.decks.iter().filter(|(other, _)| *other == seat);
            let named =
                given.fold(None, |all: Option<Cards>, (_, cards)| Some(all.unwrap_or(Cards::EMPTY) | *cards));
            let player = self.state.player_mut(seat);
            match named {
                None => player.deck = Deck::shuffled(rest),
                Some(cards) => {
                    player.deck = Deck::shuffled(cards);
                    player.eliminated |= rest;
                }
            }
        }
        for (line, seat, card) in std::mem::take(&mut self.tops) {
            let deck = &mut self.state.player_mut(seat).deck;
            let found = crate::state::copy_in(deck.rest(), card).is_some_and(|piece| deck.reveal_top(piece));
            if !found {
                let what = format!("{} is not in that draw deck", card.id());
                return Err(CaseFault { line, what });
            }
        }
        let fault = |what: String| CaseFault { line: first, what };
        self.begin().map_err(fault)?;
        self.state.check_pieces().map_err(|broken| fault(broken.note))?;
        flow::run(&mut self.state, &mut Log::off()).map_err(|broken| fault(broken.note))?;
        Ok(self.state)
    }

    fn put_items(&mut self, character: Card, items: &[Card]) -> Result<(), String> {
        let wielder =
            self.state.in_play(character).ok_or_else(|| format!("{} is not in play", character.id()))?;
        for item in items {
            if item.def().kind != Kind::Item {
                return Err(format!("{} is not an item", item.id()));
            }
            let piece = self.copy(*item)?;
            self.state.set_wielder(piece, Some(wielder));
        }
        Ok(())
    }

    /// Puts the frames on the stack from which the game goes on.
    fn begin(&mut self) -> Result<(), String> {
        let state = &mut self.state;
        state.slot = state.start;
        let default = Step::Turn(state.seat_def(state.starting_seat()).name);
        let frames = match self.step.unwrap_or(default) {
            Step::Location => {
                // The round's beginning counts it.
                state.round = state.round.saturating_sub(1);
                vec![Frame::Round(RoundStep::Location)]
            }
            Step::Turn(name) => {
                let seat = state.seat_named(name)?;
                let order = state.mode().turn_order;
                let slots = (0..order.len()).map(|n| (usize::from(state.start) + n) % order.len());
                let slot = slots.into_iter().find(|slot| order[*slot] == seat.0);
                state.slot = slot.unwrap_or_default() as u8;
                vec![Frame::Round(RoundStep::Combat), Frame::Turn]
            }
            Step::Activate(Location::Path(path)) => {
                vec![Frame::Round(RoundStep::Action), Frame::ActivatePath(path)]
            }
            Step::Activate(Location::Battleground(ground)) => {
                vec![Frame::Round(RoundStep::Action), Frame::ActivateBattleground(ground)]
            }
            Step::Combat => vec![Frame::Round(RoundStep::Combat)],
            Step::Fight(place) => {
                if !state.is_active_place(place) {
                    return Err("there is no combat at a location that is not active".to_owned());
                }
                let fight = Frame::Fight(place, FightStep::Support);
                vec![Frame::Round(RoundStep::Victory), Frame::CombatStep, fight]
            }
            Step::Victory => vec![Frame::Round(RoundStep::Victory)],
            Step::Draw => vec![Frame::Round(RoundStep::Draw)],
        };
        state.flow = Flow::stacked(&frames);
        Ok(())
    }
}
