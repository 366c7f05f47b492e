//! A position in the making.

use super::{Bar, Given, Piece, SomeTiles, Step};
use crate::action::Deed;
use crate::army::Charge;
use crate::battle::{BattleFrame, Onto};
use crate::figures::{Army, Spot};
use crate::frame::Frame;
use crate::ids::{
    Area, Areas, ByCharacter, ByPile, BySide, Card, Cards, Character, Characters, Deck, Face, FateCard,
    FateCards, MUSTERING_POINTS, PASSES, Pile, Side, Tile, Tiles,
};
use crate::ops::CardFrame;
use crate::state::{Setup, State};
use crate::turn::TurnFrame;
use cases::CaseFault;
use kernel::flow::{self, Flow};
use kernel::{Broken, Log};
use kit::ById;

/// From where the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// A step of the turn.
    Step(Step),
    /// A card is played.
    Play(Side, Card),
    /// A battle.
    Battle(Side, Areas, Area),
    /// Damage outside battle.
    Damage(Area, Side, u8),
}

/// A position in the making.
pub(super) struct Builder {
    state: State,
    /// Cards that have their place.
    placed: Cards,
    placed_fate: FateCards,
    decks: ById<Deck, Option<Cards>, { Deck::COUNT }>,
    fate_deck: Option<FateCards>,
    /// Characters that have their place.
    put: Characters,
    /// How many dice a side is said to have taken.
    took: BySide<Option<u8>>,
    /// All tiles of the pool, if a line names them.
    pool: Option<Tiles>,
    /// Special tiles put into it.
    added: Tiles,
    /// Lines that exclude others like them.
    said: Vec<Given>,
    start: Start,
}

/// Whether two lines say the same kind of thing, which only one line may.
fn exclude(one: &Given, other: &Given) -> bool {
    match (one, other) {
        (Given::Breach(one, _), Given::Breach(other, _)) => one == other,
        (Given::Pass(one, _), Given::Pass(other, _)) => one == other,
        (Given::Tokens(pile, area, _), Given::Tokens(other, there, _)) => (pile, area) == (other, there),
        (Given::Bats(one, _), Given::Bats(other, _)) | (Given::Eagles(one, _), Given::Eagles(other, _)) => {
            one == other
        }
        (Given::Used(one, _), Given::Used(other, _)) | (Given::Took(one, _), Given::Took(other, _)) => {
            one == other
        }
        (Given::Eyrie(_), Given::Eyrie(_))
        | (Given::Rings(_), Given::Rings(_))
        | (Given::Bodyguards(_), Given::Bodyguards(_))
        | (Given::Wrath(_), Given::Wrath(_))
        | (Given::Fate(_), Given::Fate(_))
        | (Given::Pool(_), Given::Pool(_))
        | (Given::OrcsOnCard(_), Given::OrcsOnCard(_))
        | (Given::Armour(_), Given::Armour(_))
        | (Given::Turn(_), Given::Turn(_))
        | (Given::Acts(_), Given::Acts(_)) => true,
        _ => is_start(one) && is_start(other),
    }
}

/// Whether a line says from where the game goes on.
const fn is_start(given: &Given) -> bool {
    matches!(
        given,
        Given::Step(_) | Given::Play(..) | Given::Attack(..) | Given::CombinedAttack(..) | Given::Damage(..)
    )
}

fn within(n: u8, least: u8, most: u8) -> Result<u8, String> {
    if (least..=most).contains(&n) { Ok(n) } else { Err(format!("expected a number from {least} to {most}")) }
}

fn counted(tiles: &[SomeTiles]) -> Tiles {
    let mut all = Tiles::EMPTY;
    for some in tiles {
        all.set(some.tile, all.count(some.tile).saturating_add(some.count));
    }
    all
}

impl Builder {
    /// The empty board: every figure in the supply, the four on the Fate Track on their steps, the others aside.
    fn new(setup: &Setup) -> Result<Builder, String> {
        let mut state = State::blank(setup).map_err(|error| error.to_string())?;
        state.turn = 1;
        for area in Area::ALL {
            clear(&mut state, area);
        }
        Ok(Builder {
            state,
            placed: Cards::EMPTY,
            placed_fate: FateCards::EMPTY,
            decks: ById::all(None),
            fate_deck: None,
            put: Characters::EMPTY,
            took: BySide::all(None),
            pool: None,
            added: Tiles::EMPTY,
            said: Vec::new(),
            start: Start::Step(Step::Actions),
        })
    }

    /// Takes all lines. The order of the lines does not matter: figures are put down after the board is set up and cleared.
    /// Says in which line the game begins.
    pub(super) fn read(setup: &Setup, given: &[(usize, Given)]) -> Result<(Builder, usize), CaseFault> {
        let first = given.first().map_or(0, |(line, _)| *line);
        let at = |line: usize| move |what: String| CaseFault { line, what };
        let mut builder = Builder::new(setup).map_err(at(first))?;
        let order = |given: &Given| match given {
            Given::Setup => 0,
            Given::Clear(_) => 1,
            _ => 2,
        };
        let mut lines: Vec<&(usize, Given)> = given.iter().collect();
        lines.sort_by_key(|(_, given)| order(given));
        for (line, given) in lines {
            builder.take(given).map_err(at(*line))?;
        }
        let start = given.iter().rfind(|(_, given)| is_start(given));
        Ok((builder, start.map_or(first, |(line, _)| *line)))
    }

    /// Takes one line.
    fn take(&mut self, given: &Given) -> Result<(), String> {
        if self.said.iter().any(|other| exclude(other, given) && other != given) {
            return Err("another line says otherwise".to_owned());
        }
        self.said.push(given.clone());
        let state = &mut self.state;
        match given {
            Given::Setup => {
                let fresh = State::laid_out(state.book.clone());
                state.armies = fresh.armies;
                state.spots = fresh.spots;
                state.tokens = fresh.tokens;
            }
            Given::Clear(areas) => areas.iter().for_each(|area| clear(state, *area)),
            Given::Army(area, pieces) => {
                for some in pieces {
                    let add = |army: &mut Army| match some.piece.unit() {
                        Some(unit) => {
                            let all = army.units.count(unit).saturating_add(some.count);
                            army.units.set(unit, all);
                        }
                        None if some.piece == Piece::Damage => {
                            army.damage = army.damage.saturating_add(some.count);
                        }
                        None => army.leadership = army.leadership.saturating_add(some.count),
                    };
                    state.armies.change(*area, add);
                }
            }
            Given::Character(character, spot) => self.put_character(*character, spot.0)?,
            Given::Track(character, step) => self.put_character(*character, Spot::Track(*step))?,
            Given::Marker(areas) => {
                for area in areas {
                    if !area.is_controllable() {
                        return Err(format!("nobody can control {}", area.slug()));
                    }
                    state.markers.insert(*area);
                }
            }
            Given::Breach(area, n) => {
                let value =
                    area.fortification().ok_or_else(|| format!("{} has no fortification", area.slug()))?;
                state.breaches[*area] = within(*n, 0, value)?;
            }
            Given::Tokens(pile, area, n) => state.tokens[*pile][*area] = within(*n, 0, 27)?,
            Given::Faces(pile, faces) => {
                for some in faces {
                    if some.face.pile() != *pile {
                        return Err(format!("{} is of another pile", some.face.slug()));
                    }
                    within(some.count, 0, state.book.tokens.count(some.face))?;
                    state.faces.set(some.face, some.count);
                }
            }
            Given::Pass(pass, bar) => match bar {
                Bar::Open => state.open_passes.insert(pass.area()),
                Bar::Closed => state.open_passes.remove(pass.area()),
            },
            Given::Bats(territory, n) => state.bats[*territory] = within(*n, 0, 6)?,
            Given::Eagles(territory, n) => state.eagles[*territory] = within(*n, 0, 5)?,
            Given::Eyrie(n) => state.eyrie = within(*n, 0, 5)?,
            Given::Rings(n) => state.rings = within(*n, 0, 5)?,
            Given::Bodyguards(n) => state.bodyguards = within(*n, 0, 3)?,
            Given::Wrath(n) => state.wrath = within(*n, 0, 16)?,
            Given::Activated(generals) => {
                for general in generals {
                    if !general.is_general() {
                        return Err(format!("{} is no General (rule 2.11)", general.slug()));
                    }
                    state.activated.insert(*general);
                }
            }
            Given::Focus => state.focus = true,
            Given::Fate(step) => state.fate = within(*step, 0, crate::rules::LAST_STEP - 1)?,
            Given::Pool(tiles) => self.pool = Some(counted(tiles)),
            Given::Added(tiles) => {
                for tile in tiles {
                    if !tile.is_special() {
                        return Err(format!("{} is in the pool from the beginning", tile.slug()));
                    }
                    self.added.add(*tile, 1);
                }
            }
            Given::Drawn(tiles) | Given::Applied(tiles) => {
                for tile in tiles {
                    if !tile.is_special() && !state.pool.take(*tile) {
                        return Err(format!("there are not so many tiles {}", tile.slug()));
                    }
                    match given {
                        Given::Drawn(_) => state.drawn.add(*tile, 1),
                        _ => state.applied.add(*tile, 1),
                    }
                }
            }
            Given::Dice(side, dice) => {
                for some in dice {
                    if !Face::of(*side).contains(&some.face) {
                        return Err(format!("no die of that side shows {}", some.face.slug()));
                    }
                    state.dice[*side].unused.add(some.face, within(some.count, 1, 7)?);
                }
            }
            Given::Used(side, n) => state.dice[*side].used = within(*n, 0, 7)?,
            Given::Took(side, n) => self.took[*side] = Some(within(*n, 0, 7)?),
            Given::Hand(side, cards) => {
                if let Some(card) = cards.iter().find(|card| card.story_of() == Some(side.enemy())) {
                    return Err(format!("{} is a card of the other side", card.slug()));
                }
                let cards = self.place(cards)?;
                self.state.hands[*side] |= cards;
            }
            Given::Deck(deck, cards) => {
                if let Some(other) = cards.iter().find(|card| card.deck() != *deck) {
                    return Err(format!("{} is of another deck", other.slug()));
                }
                let cards = self.place(cards)?;
                self.decks[*deck] = Some(self.decks[*deck].unwrap_or(Cards::EMPTY) | cards);
            }
            Given::Discard(cards) => {
                let cards = self.place(cards)?;
                self.state.discard |= cards;
            }
            Given::FaceDown(side, cards) => {
                if let Some(card) = cards.iter().find(|card| card.story_of() == Some(side.enemy())) {
                    return Err(format!("{} is a card of the other side", card.slug()));
                }
                let cards = self.place(cards)?;
                self.state.discard |= cards;
                self.state.face_down[*side] |= cards;
            }
            Given::Table(card, general) => {
                if !card.stays() {
                    return Err(format!("{} is not played on the table", card.slug()));
                }
                if (*card == Card::TroubledMind) != general.is_some_and(Character::is_general) {
                    return Err("Troubled Mind, and no other card, names a General".to_owned());
                }
                let cards = self.place(&[*card])?;
                self.state.table |= cards;
                self.state.troubled = self.state.troubled.or(*general);
            }
            Given::OrcsOnCard(n) => state.orcs_on_card = within(*n, 0, 6)?,
            Given::FateDeck(cards) => {
                let cards = self.place_fate(cards)?;
                self.fate_deck = Some(self.fate_deck.unwrap_or(FateCards::EMPTY) | cards);
            }
            Given::Attached(cards) => {
                if let Some(card) = cards.iter().find(|card| card.attaches_to().is_none()) {
                    return Err(format!("{} is put next to no card (rule 6.6)", card.slug()));
                }
                let cards = self.place_fate(cards)?;
                self.state.attached |= cards;
            }
            Given::Armour(n) => state.armour = within(*n, 0, 32)?,
            Given::Turn(turn) => state.turn = *turn,
            Given::Acts(side) => state.to_act = *side,
            Given::Step(step) => self.start = Start::Step(*step),
            Given::Play(side, card) => self.start = Start::Play(*side, *card),
            Given::Attack(side, from, at) => self.start = Start::Battle(*side, Areas::only(*from), *at),
            Given::CombinedAttack(side, at, from) => {
                let from: Areas = from.iter().copied().collect();
                if from.len() < 2 {
                    return Err("a Combined Attack is made by two armies at least (rule 5.3)".to_owned());
                }
                self.start = Start::Battle(*side, from, *at);
            }
            Given::Damage(area, side, n) => self.start = Start::Damage(*area, *side, *n),
        }
        Ok(())
    }

    /// A character gets its place; no other line may give it another.
    fn put_character(&mut self, character: Character, spot: Spot) -> Result<(), String> {
        if self.put.contains(character) && self.state.spots[character] != spot {
            return Err(format!("{} can't be in two places", character.slug()));
        }
        self.put.insert(character);
        self.state.spots[character] = spot;
        Ok(())
    }

    /// Cards get their place; no other line may name them again.
    fn place(&mut self, cards: &[Card]) -> Result<Cards, String> {
        let mut set = Cards::EMPTY;
        for card in cards {
            if self.placed.contains(*card) {
                return Err(format!("{} has a place already", card.slug()));
            }
            self.placed.insert(*card);
            self.state.deck.remove(*card);
            set.insert(*card);
        }
        Ok(set)
    }

    /// The same for Fate cards.
    fn place_fate(&mut self, cards: &[FateCard]) -> Result<FateCards, String> {
        let mut set = FateCards::EMPTY;
        for card in cards {
            if self.placed_fate.contains(*card) {
                return Err(format!("{} has a place already", card.slug()));
            }
            self.placed_fate.insert(*card);
            self.state.fate_deck.remove(*card);
            set.insert(*card);
        }
        Ok(set)
    }

    /// The position, at its first question.
    pub(super) fn finish(self, line: usize) -> Result<State, CaseFault> {
        let fault = |what: String| CaseFault { line, what };
        let mut state = self.stand().map_err(fault)?;
        let stuck = |broken: Broken| fault(format!("the game can't go on from there: {}", broken.note));
        flow::run(&mut state, &mut Log::off()).map_err(stuck)?;
        Ok(state)
    }

    /// The position before anything goes on.
    pub(super) fn stand(mut self) -> Result<State, String> {
        self.count_tiles()?;
        for deck in Deck::ALL {
            if let Some(cards) = self.decks[deck] {
                let rest = self.state.deck & deck.cards();
                self.state.deck = (self.state.deck - rest) | cards;
                self.state.discard |= rest;
            }
        }
        self.state.fate_deck = self.fate_deck.unwrap_or(self.state.fate_deck);
        self.open_passes()?;
        self.count_dice()?;
        self.state.check_possible(self.start)?;
        self.begin()?;
        self.state.check_pieces().map_err(|broken| broken.note)?;
        Ok(self.state)
    }

    /// Rule 9.14.1: behind five units the Pass is open, also if no line says so.
    fn open_passes(&mut self) -> Result<(), String> {
        for (point, pass) in MUSTERING_POINTS.into_iter().zip(PASSES) {
            if self.state.army(point).n_units() < 5 {
                continue;
            }
            let closed = |given: &Given| matches!(given, Given::Pass(one, Bar::Closed) if one.area() == pass);
            if self.said.iter().any(closed) {
                return Err(format!("five units in {} open its Pass (rule 9.14.1)", point.slug()));
            }
            self.state.open_passes.insert(pass);
        }
        Ok(())
    }

    /// The Fate pool, and what is gone of it.
    fn count_tiles(&mut self) -> Result<(), String> {
        let state = &mut self.state;
        if let Some(pool) = self.pool {
            for tile in Tile::ALL.into_iter().filter(|tile| !tile.is_special()) {
                let rest = state.pool.count(tile).checked_sub(pool.count(tile));
                let rest = rest.ok_or_else(|| format!("there are not so many tiles {}", tile.slug()))?;
                state.applied.add(tile, rest);
            }
            state.pool = pool;
        }
        for (tile, n) in self.added.iter() {
            state.pool.add(tile, n);
        }
        Ok(())
    }

    /// How many dice each side took, and how many it still has to roll.
    fn count_dice(&mut self) -> Result<(), String> {
        let state = &mut self.state;
        for side in Side::ALL {
            let (usual, most) = match side {
                Side::FreePeoples => (5, 6),
                Side::Shadow => (6, 7),
            };
            let named = state.dice[side].len();
            let took = self.took[side].unwrap_or(usual.max(named));
            if named > took || took > most {
                return Err(format!("{} has {took} dice, {most} at most (rule 4.1)", side.slug()));
            }
            state.pools[side] = took;
            // Before the roll of the turn the other dice wait for it.
            if let Start::Step(Step::Activation | Step::Fate | Step::Leadership | Step::Roll) = self.start {
                state.dice[side].to_roll = took - named;
            }
        }
        Ok(())
    }

    /// Stacks the frames from which the game goes on.
    fn begin(&mut self) -> Result<(), String> {
        let state = &mut self.state;
        let act = Frame::Turn(TurnFrame::Act);
        let frames = match self.start {
            Start::Step(step) => vec![Frame::Turn(match step {
                Step::Recovery => {
                    // The turn is counted when it begins.
                    state.turn = state.turn.saturating_sub(1);
                    TurnFrame::Recovery
                }
                Step::Activation => TurnFrame::Activation,
                Step::Fate => TurnFrame::Fate,
                Step::Leadership => TurnFrame::ShadowLeadership,
                Step::Roll => TurnFrame::Roll(Side::FreePeoples),
                Step::Actions => TurnFrame::Act,
                Step::End => TurnFrame::EndOfTurn,
            })],
            Start::Play(side, card) => {
                if !state.hands[side].contains(card) {
                    return Err(format!("{} is not in that hand", card.slug()));
                }
                state
                    .check_requirement(card)
                    .map_err(|refused| format!("{} can't be played: {refused}", card.slug()))?;
                state.hands[side].remove(card);
                state.notes.card = Some(card);
                state.notes.resolving = Some(card);
                let finish = self.acts(side, Face::Event, Deed::PlayCard);
                vec![finish, Frame::Card(CardFrame::Play(card))]
            }
            Start::Battle(side, from, at) => {
                let deed = if from.len() > 1 { Deed::CombinedAttack } else { Deed::Attack };
                let face = match side {
                    Side::FreePeoples => Face::MusterArmy,
                    Side::Shadow => Face::Army,
                };
                let finish = self.acts(side, face, deed);
                let battle = self.state.begin_battle(side, from, at, Charge::default());
                vec![finish, battle]
            }
            Start::Damage(area, side, tokens) => {
                let onto = Onto::Fortification;
                vec![act, Frame::Battle(BattleFrame::Damage { area, side, tokens, onto })]
            }
        };
        self.state.flow = Flow::stacked(&frames);
        Ok(())
    }

    /// The side uses a die for something; the frame that finishes it.
    fn acts(&mut self, side: Side, face: Face, deed: Deed) -> Frame {
        let state = &mut self.state;
        state.to_act = side;
        state.notes.face = Some(face);
        state.notes.deed = Some(deed);
        let dice = &mut state.dice[side];
        dice.used += 1;
        state.pools[side] = state.pools[side].max(dice.len());
        Frame::Turn(TurnFrame::Finish(deed))
    }
}

/// Takes everything out of an area that can be taken out of it.
fn clear(state: &mut State, area: Area) {
    state.armies.change(area, |army| *army = Army::default());
    state.spots = ByCharacter::from_fn(|character: Character| match state.spots[character] {
        Spot::At(other) if other == area => character.first_step().map_or(Spot::Aside, Spot::Track),
        spot => spot,
    });
    state.tokens = ByPile::from_fn(|pile: Pile| {
        let mut tokens = state.tokens[pile];
        tokens[area] = 0;
        tokens
    });
}
