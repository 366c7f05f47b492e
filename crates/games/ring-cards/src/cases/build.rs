//! Positions of case files. The order of the lines has no meaning: they are taken by kind, and two lines that
//! contradict each other are refused.

use crate::action::Place;
use crate::cards::{Piece, Token, copies};
use crate::cases::{Given, Location, Step};
use crate::frame::{FightStep, Frame, RoundStep};
use crate::ids::{Battleground, Card, Kind, Path, SeatName};
use crate::printed::modes::{MOST_SEATS, RingRule};
use crate::state::{Cards, GroundStatus, PathStatus, Setup, State, copy_in};
use cases::CaseFault;
use kernel::flow::{self, Flow};
use kernel::{Log, Seat, SeatSet};
use kit::{ById, Deck};

/// A position in the making.
struct Builder {
    state: State,
    /// The cards that a line has put somewhere.
    placed: Cards,
    /// The draw decks that are given.
    decks: [Option<Cards>; MOST_SEATS],
    round: Option<u8>,
    start: Option<SeatName>,
    start_slot: Option<u8>,
    last_path: Option<u8>,
    corruption: Option<u8>,
    card_tokens: Option<u8>,
    step: Option<Step>,
    rings: [Option<bool>; MOST_SEATS],
    tops: [Option<Card>; MOST_SEATS],
    grounds: ById<Battleground, Option<GroundStatus>, { Battleground::COUNT }>,
    paths: ById<Path, Option<PathStatus>, { Path::COUNT }>,
    tokens: Vec<(Place, Token, u8)>,
}

/// The position that the lines describe.
pub(crate) fn position(setup: &Setup, given: &[(usize, Given)]) -> Result<State, CaseFault> {
    let first = given.iter().map(|(line, _)| *line).min().unwrap_or_default();
    let fault = |what: String| CaseFault { line: first, what };
    let state = State::blank(setup).map_err(|error| fault(error.to_string()))?;
    let mut builder = Builder {
        state,
        placed: Cards::EMPTY,
        decks: [None; MOST_SEATS],
        round: None,
        start: None,
        start_slot: None,
        last_path: None,
        corruption: None,
        card_tokens: None,
        step: None,
        rings: [None; MOST_SEATS],
        tops: [None; MOST_SEATS],
        grounds: ById::all(None),
        paths: ById::all(None),
        tokens: vec![],
    };
    let mut lines: Vec<&(usize, Given)> = given.iter().collect();
    lines.sort_by_key(|(_, given)| rank(given));
    let (before_decks, after_decks): (Vec<_>, Vec<_>) =
        lines.into_iter().partition(|(_, given)| !matches!(given, Given::Top(..)));
    for (line, given) in before_decks {
        builder.take(given).map_err(|what| CaseFault { line: *line, what })?;
    }
    builder.lay_decks();
    for (line, given) in after_decks {
        builder.take(given).map_err(|what| CaseFault { line: *line, what })?;
    }
    builder.finish().map_err(fault)
}

/// The order in which lines are taken. What stands on something comes after it; copies of a card go to the zones in a
/// fixed order, so that the same lines always make the same position.
fn rank(given: &Given) -> (u8, usize) {
    match given {
        Given::Path(_)
        | Given::Battleground(_)
        | Given::BattlegroundWithoutDefence(_)
        | Given::Scored(..)
        | Given::PathsScored(..)
        | Given::PathsOut(_)
        | Given::Round(_)
        | Given::Start(_)
        | Given::StartSlot(_)
        | Given::LastPath(_)
        | Given::Corruption(_)
        | Given::Ring(..)
        | Given::Played(_)
        | Given::PalantirUsed
        | Given::RedArrow
        | Given::ThreeHunters
        | Given::Passed(_)
        | Given::LastPathFought
        | Given::Step(_) => (0, 0),
        Given::Hand(..) => (1, 0),
        Given::Deck(..) => (2, 0),
        Given::Cycle(..) => (3, 0),
        Given::Eliminated(..) => (4, 0),
        Given::Reserve(_) => (5, 0),
        Given::Fresh(_) => (6, 0),
        Given::At(Place::Path, _) => (7, 0),
        Given::At(Place::Battleground(ground), _) => (8, ground.index()),
        Given::On(..) | Given::Tokens(..) | Given::CardTokens(_) | Given::Top(..) => (9, 0),
    }
}

/// More tokens than the box has, and fewer than would upset a sum of icons.
const MOST_TOKENS: u8 = 20;

/// More corruption than any game has seen.
const MOST_CORRUPTION: u8 = 100;

fn within(n: u8, least: u8, most: u8) -> Result<u8, String> {
    if (least..=most).contains(&n) { Ok(n) } else { Err(format!("expected a number from {least} to {most}")) }
}

/// Notes what a line says, unless another one says something else.
fn once<T: PartialEq>(slot: &mut Option<T>, value: T, what: &str) -> Result<(), String> {
    match slot {
        Some(other) if *other != value => Err(format!("another line says otherwise of {what}")),
        _ => {
            *slot = Some(value);
            Ok(())
        }
    }
}

impl Builder {
    fn take(&mut self, given: &Given) -> Result<(), String> {
        match given {
            // Each round has at least one new path number (rule 4.4.1).
            Given::Round(round) => {
                let round = within(*round, 1, self.state.mode().last_path)?;
                once(&mut self.round, round, "the round")
            }
            Given::Start(name) => {
                self.state.seat_named(*name)?;
                once(&mut self.start, *name, "the starting player")
            }
            Given::StartSlot(slot) => {
                if usize::from(*slot) >= self.state.mode().turn_order.len() {
                    return Err("there is no such slot in the turn order".to_owned());
                }
                once(&mut self.start_slot, *slot, "the starting player")
            }
            Given::Hand(name, cards) => {
                let (seat, cards) = self.own_copies(*name, cards)?;
                self.state.player_mut(seat).hand |= cards;
                Ok(())
            }
            Given::Deck(name, cards) => {
                let (seat, cards) = self.own_copies(*name, cards)?;
                let deck = self.decks[seat.index()].get_or_insert(Cards::EMPTY);
                *deck |= cards;
                Ok(())
            }
            Given::Top(name, card) => self.put_on_top(*name, *card),
            Given::Cycle(name, cards) => {
                let (seat, cards) = self.own_copies(*name, cards)?;
                self.state.player_mut(seat).cycle |= cards;
                Ok(())
            }
            Given::Eliminated(name, cards) => {
                let (seat, cards) = self.own_copies(*name, cards)?;
                self.state.player_mut(seat).eliminated |= cards;
                Ok(())
            }
            Given::Reserve(cards) => self.put_in_reserve(cards).map(drop),
            Given::Fresh(cards) => {
                let cards = self.put_in_reserve(cards)?;
                self.state.fresh |= cards;
                Ok(())
            }
            Given::Played(cards) => self.mark_played(cards),
            Given::On(character, items) => self.put_items(*character, items),
            Given::Path(path) => self.activate_path(*path),
            Given::LastPath(number) => {
                let number = within(*number, 0, self.state.mode().last_path)?;
                once(&mut self.last_path, number, "the path activated last")
            }
            Given::Battleground(ground) => self.put_ground(*ground, GroundStatus::Active { printed: true }),
            Given::BattlegroundWithoutDefence(ground) => {
                self.put_ground(*ground, GroundStatus::Active { printed: false })
            }
            Given::At(place, cards) => self.put_at(*place, cards),
            Given::Tokens(place, token, n) => self.put_tokens(*place, *token, *n),
            Given::CardTokens(n) => self.put_card_tokens(*n),
            Given::Scored(side, grounds) => {
                grounds.iter().try_for_each(|ground| self.put_ground(*ground, GroundStatus::Scored(*side)))
            }
            Given::PathsScored(side, paths) => {
                paths.iter().try_for_each(|path| self.put_path(*path, PathStatus::Scored(*side)))
            }
            Given::PathsOut(paths) => paths.iter().try_for_each(|path| self.put_path(*path, PathStatus::Out)),
            Given::Corruption(n) => {
                once(&mut self.corruption, within(*n, 0, MOST_CORRUPTION)?, "the corruption")
            }
            Given::Ring(name, unused) => {
                let seat = self.state.seat_named(*name)?;
                if *unused && self.state.seat_def(seat).ring == RingRule::None {
                    return Err("there are no Ring tokens in this scenario (rule 8.5.3)".to_owned());
                }
                once(&mut self.rings[seat.index()], *unused, "that Ring token")?;
                self.state.player_mut(seat).ring = *unused;
                Ok(())
            }
            Given::PalantirUsed => {
                self.state.spent |= copies(Card::PalantirOfOrthanc);
                Ok(())
            }
            Given::RedArrow => {
                self.state.red_arrow = true;
                Ok(())
            }
            Given::ThreeHunters => {
                self.state.three_hunters = true;
                Ok(())
            }
            Given::Passed(names) => {
                for name in names {
                    self.state.passed = self.state.passed.with(self.state.seat_named(*name)?);
                }
                Ok(())
            }
            Given::LastPathFought => {
                self.state.last_path_fought = true;
                Ok(())
            }
            Given::Step(step) => once(&mut self.step, *step, "the step"),
        }
    }

    // Cards.

    /// A copy of the card that has no place yet.
    fn copy(&mut self, card: Card) -> Result<Piece, String> {
        let seat = self.state.faction_seat(card.def().faction);
        let deck = seat.map_or(Cards::EMPTY, |seat| self.state.seat_def(seat).cards());
        match copy_in(deck - self.placed, card) {
            Some(piece) => {
                self.placed.insert(piece);
                Ok(piece)
            }
            None if copy_in(deck, card).is_none() => Err(format!("{} is not in this scenario", card.slug())),
            None => Err(format!("there are no more copies of {}", card.slug())),
        }
    }

    fn own_copies(&mut self, name: SeatName, cards: &[Card]) -> Result<(Seat, Cards), String> {
        let seat = self.state.seat_named(name)?;
        let mut set = Cards::EMPTY;
        for card in cards {
            let piece = self.copy(*card)?;
            if self.state.owner(piece) != seat {
                return Err(format!("{} does not belong to that seat", card.slug()));
            }
            set.insert(piece);
        }
        Ok((seat, set))
    }

    fn fighters(&mut self, cards: &[Card]) -> Result<Cards, String> {
        let mut set = Cards::EMPTY;
        for card in cards {
            if !matches!(card.def().kind, Kind::Army | Kind::Character) {
                return Err(format!(
                    "{} is neither an army nor a character; use `on` for items",
                    card.slug()
                ));
            }
            set.insert(self.copy(*card)?);
        }
        Ok(set)
    }

    fn put_in_reserve(&mut self, cards: &[Card]) -> Result<Cards, String> {
        let pieces = self.fighters(cards)?;
        for piece in pieces {
            let owner = self.state.owner(piece);
            self.state.player_mut(owner).reserve.insert(piece);
        }
        Ok(pieces)
    }

    fn put_at(&mut self, place: Place, cards: &[Card]) -> Result<(), String> {
        self.must_be_active(place)?;
        let army = cards.iter().find(|card| card.def().kind == Kind::Army);
        if let (Place::Path, Some(army)) = (place, army) {
            return Err(format!("{} is an army, which never goes to a path (rule 7.3.1)", army.slug()));
        }
        let pieces = self.fighters(cards)?;
        *self.state.cards_at_mut(place) |= pieces;
        Ok(())
    }

    /// Who may wield an item is not checked: a case may show what would happen if others could (rule 7.5.6).
    fn put_items(&mut self, character: Card, items: &[Card]) -> Result<(), String> {
        if character.def().kind != Kind::Character {
            return Err(format!(
                "{} is not a character, and items lie on no others (rule 7.5.5)",
                character.slug()
            ));
        }
        let wielder =
            self.state.in_play(character).ok_or_else(|| format!("{} is not in play", character.slug()))?;
        for item in items {
            if item.def().kind != Kind::Item {
                return Err(format!("{} is not an item", item.slug()));
            }
            if item.side() != character.side() {
                return Err(format!("{} lies on characters of its own side only (rule 7.5.1)", item.slug()));
            }
            let piece = self.copy(*item)?;
            self.state.set_wielder(piece, Some(wielder));
        }
        Ok(())
    }

    fn mark_played(&mut self, cards: &[Card]) -> Result<(), String> {
        for card in cards {
            if !matches!(card.def().kind, Kind::Character | Kind::Item) {
                return Err(format!("{} may be played again in a round (rule 7.1.4)", card.slug()));
            }
            self.state.played |= copies(*card);
        }
        Ok(())
    }

    /// What no line has named lies in the draw deck, or is eliminated if the deck is given.
    fn lay_decks(&mut self) {
        for (n, named) in self.decks.iter().enumerate().take(usize::from(self.state.n_seats())) {
            let seat = Seat(n as u8);
            let rest = self.state.seat_def(seat).cards() - self.placed;
            let player = self.state.player_mut(seat);
            match named {
                None => player.deck = Deck::shuffled(rest),
                Some(cards) => {
                    player.deck = Deck::shuffled(*cards);
                    player.eliminated |= rest;
                }
            }
        }
    }

    fn put_on_top(&mut self, name: SeatName, card: Card) -> Result<(), String> {
        let seat = self.state.seat_named(name)?;
        if self.tops[seat.index()] == Some(card) {
            return Ok(());
        }
        once(&mut self.tops[seat.index()], card, "the top of that draw deck")?;
        let deck = &mut self.state.player_mut(seat).deck;
        if copy_in(deck.rest(), card).is_some_and(|piece| deck.reveal_top(piece)) {
            return Ok(());
        }
        Err(format!("{} is not in that draw deck", card.slug()))
    }

    // Locations.

    fn put_ground(&mut self, ground: Battleground, status: GroundStatus) -> Result<(), String> {
        if self.state.ground(ground).status == GroundStatus::Absent {
            return Err(format!("{} is not in this scenario", ground.slug()));
        }
        once(&mut self.grounds[ground], status, ground.slug())?;
        self.state.ground_mut(ground).status = status;
        Ok(())
    }

    fn put_path(&mut self, path: Path, status: PathStatus) -> Result<(), String> {
        if self.state.paths[path] == PathStatus::Absent {
            return Err(format!("{} is not in this scenario", path.slug()));
        }
        once(&mut self.paths[path], status, path.slug())?;
        self.state.paths[path] = status;
        Ok(())
    }

    fn activate_path(&mut self, path: Path) -> Result<(), String> {
        if self.state.path.is_some_and(|other| other != path) {
            return Err("only one path can be active".to_owned());
        }
        self.put_path(path, PathStatus::Active)?;
        self.state.path = Some(path);
        Ok(())
    }

    fn must_be_active(&self, place: Place) -> Result<(), String> {
        if self.state.is_active_place(place) {
            return Ok(());
        }
        Err("that location is not active; name it with `path` or `battleground`".to_owned())
    }

    fn put_tokens(&mut self, place: Place, token: Token, n: u8) -> Result<(), String> {
        self.must_be_active(place)?;
        let n = within(n, 0, MOST_TOKENS)?;
        if self.tokens.iter().any(|(other, kind, m)| (*other, *kind) == (place, token) && *m != n) {
            return Err("another line says otherwise of those tokens".to_owned());
        }
        self.tokens.push((place, token, n));
        let state = &mut self.state;
        match (place, token) {
            (Place::Path, Token::Attack) => state.path_attack = n,
            (Place::Path, Token::Defence) => state.path_defence = n,
            (Place::Battleground(ground), Token::Attack) => state.ground_mut(ground).attack = n,
            (Place::Battleground(ground), Token::Defence) => state.ground_mut(ground).defence = n,
        }
        Ok(())
    }

    fn put_card_tokens(&mut self, n: u8) -> Result<(), String> {
        let n = within(n, 0, MOST_TOKENS)?;
        once(&mut self.card_tokens, n, "the tokens on Gorbag & Shagrat")?;
        let at_location = self.state.path_cards | self.state.cards_on_grounds();
        if n > 0 && !at_location.meets(copies(Card::GorbagAndShagrat)) {
            return Err("Gorbag & Shagrat have tokens only at a location (rule 9.6.2)".to_owned());
        }
        self.state.card_tokens = n;
        Ok(())
    }

    // The position as a whole.

    fn finish(mut self) -> Result<State, String> {
        let state = &mut self.state;
        state.round = self.round.unwrap_or(1);
        state.corruption = self.corruption.unwrap_or_default();
        let active = state.path.map(|path| path.def().number);
        if let (Some(active), Some(last)) = (active, self.last_path)
            && active != last
        {
            return Err(format!("the active path, of number {active}, is the one activated last"));
        }
        state.path_number = active.or(self.last_path).unwrap_or_default();
        // The path activated last has had its combat once it is no longer active.
        state.last_path_fought |= active.is_none() && state.path_number == state.mode().last_path;
        self.seat_the_start()?;
        self.begin()?;
        self.state.check_pieces().map_err(|broken| broken.note)?;
        flow::run(&mut self.state, &mut Log::off()).map_err(|broken| broken.note)?;
        Ok(self.state)
    }

    fn seat_the_start(&mut self) -> Result<(), String> {
        let state = &mut self.state;
        let order = state.mode().turn_order;
        let named = self.start.map(|name| state.seat_named(name)).transpose()?;
        state.start = match (named, self.start_slot) {
            (Some(seat), Some(slot)) if order[usize::from(slot)] != seat.0 => {
                return Err("`start` and `start-slot` name two starting players".to_owned());
            }
            (_, Some(slot)) => slot,
            (Some(seat), None) => order.iter().position(|n| *n == seat.0).unwrap_or_default() as u8,
            (None, None) => 0,
        };
        state.slot = state.start;
        Ok(())
    }

    /// Puts the frames from which the game goes on onto the stack.
    fn begin(&mut self) -> Result<(), String> {
        let state = &mut self.state;
        let default = Step::Turn(state.seat_def(state.starting_seat()).name);
        let step = self.step.unwrap_or(default);
        let next_path = || {
            // Rules 4.4.1 and 10.4: without a next path the game would have ended.
            let number = state.path_number + 1;
            match state.unused_paths(number).next() {
                Some(_) => Ok(()),
                None => Err(format!("there is no path of number {number} for the next Location step")),
            }
        };
        let frames = match step {
            Step::Location => {
                next_path()?;
                // The beginning of the round adds it again.
                state.round -= 1;
                vec![Frame::Round(RoundStep::Location)]
            }
            Step::Turn(name) => {
                let seat = state.seat_named(name)?;
                if state.passed == SeatSet::first(state.n_seats()) {
                    return Err("everybody has passed, so the Action step is over (rule 5.6)".to_owned());
                }
                let order = state.mode().turn_order;
                let slots = (0..order.len()).map(|n| (usize::from(state.start) + n) % order.len());
                let slot = slots.into_iter().find(|slot| order[*slot] == seat.0);
                state.slot = slot.unwrap_or_default() as u8;
                vec![Frame::Round(RoundStep::Combat), Frame::Turn]
            }
            Step::Activate(Location::Path(path)) => {
                if state.paths[path] != PathStatus::Unused {
                    return Err(format!("{} can't be activated: it is not in the path deck", path.slug()));
                }
                vec![Frame::Round(RoundStep::Action), Frame::ActivatePath(path)]
            }
            Step::Activate(Location::Battleground(ground)) => {
                if !matches!(state.ground(ground).status, GroundStatus::Deck | GroundStatus::Scored(_)) {
                    let id = ground.slug();
                    return Err(format!("{id} can't be activated: it is in no deck and no scoring area"));
                }
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
            Step::Draw => {
                next_path()?;
                vec![Frame::Round(RoundStep::Draw)]
            }
        };
        state.flow = Flow::stacked(&frames);
        Ok(())
    }
}
