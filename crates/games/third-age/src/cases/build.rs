//! A position in the making.

use super::{Given, Piece, SomeTiles, Step};
use crate::action::Deed;
use crate::battle::BattleFrame;
use crate::figures::{Army, Spot};
use crate::frame::Frame;
use crate::ids::{
    Area, Areas, ByDeck, BySide, Card, Cards, Character, Characters, Deck, Engine, Face, Location, Pool,
    Scenario, Side, Tile, Tiles,
};
use crate::ops::CardFrame;
use crate::round::RoundFrame;
use crate::rules::LAST_SPACE;
use crate::state::{Setup, State};
use cases::CaseFault;
use kernel::flow::{self, Flow};
use kernel::{Broken, Log};

/// From where the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    /// A step of the round.
    Step(Step),
    /// A die is used.
    Do(Side, Face, Deed),
    /// A card is played.
    Play(Side, Card),
    /// A battle.
    Battle(Side, Areas, Area),
    /// Damage outside a battle.
    Damage(Area, Side, u8),
}

/// A position in the making.
pub(super) struct Builder {
    state: State,
    /// Cards that have their place.
    placed: Cards,
    decks: ByDeck<Option<Cards>>,
    /// Characters that have their place.
    put: Characters,
    /// How many dice a side is said to have.
    has: BySide<Option<u8>>,
    /// All tiles of the pool, if a line names them.
    pool: Option<Tiles>,
    /// Special tiles put into it.
    added: Tiles,
    /// The round of the battle, and who has fought in it.
    battle_round: u8,
    fought: Vec<Area>,
    used: BySide<crate::ids::Maneuvers>,
    /// Lines that exclude others like them.
    said: Vec<Given>,
    start: Start,
}

/// Whether two lines say the same kind of thing, which only one line may.
fn exclude(one: &Given, other: &Given) -> bool {
    match (one, other) {
        (Given::Lost(one, _), Given::Lost(other, _))
        | (Given::Nazgul(one, _), Given::Nazgul(other, _))
        | (Given::Catapults(one, _), Given::Catapults(other, _)) => one == other,
        (Given::SectionLost(one, _), Given::SectionLost(other, _)) => one == other,
        (Given::Tokens(pool, area, _), Given::Tokens(other, there, _)) => (pool, area) == (other, there),
        (Given::Removed(one, _), Given::Removed(other, _)) => one == other,
        (Given::Used(one, _), Given::Used(other, _)) | (Given::Has(one, _), Given::Has(other, _)) => {
            one == other
        }
        (Given::Commander(_), Given::Commander(_))
        | (Given::Entwood(..), Given::Entwood(..))
        | (Given::Darkness(_), Given::Darkness(_))
        | (Given::Ships(_), Given::Ships(_))
        | (Given::Fate(_), Given::Fate(_))
        | (Given::Pool(_), Given::Pool(_))
        | (Given::Location(_), Given::Location(_))
        | (Given::ActionTokens(..), Given::ActionTokens(..))
        | (Given::SetAside(_), Given::SetAside(_))
        | (Given::Round(_), Given::Round(_))
        | (Given::BattleRound(_), Given::BattleRound(_))
        | (Given::Fought(_), Given::Fought(_))
        | (Given::Acts(_), Given::Acts(_)) => true,
        _ => is_start(one) && is_start(other),
    }
}

/// Whether a line says from where the game goes on.
const fn is_start(given: &Given) -> bool {
    matches!(
        given,
        Given::Step(_)
            | Given::Do(..)
            | Given::Play(..)
            | Given::Attack(..)
            | Given::CombinedAttack(..)
            | Given::Damage(..)
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
    /// The empty board: every figure in the supply, the Characters of the Fate Track on their spaces, Saruman in Orthanc, the
    /// Witch-king in the Shadow Box, the others aside.
    fn new(setup: &Setup) -> Result<Builder, String> {
        let mut state = State::bare(setup.book().map_err(|error| error.to_string())?);
        state.round = 1;
        if state.scenario == Scenario::Rohan {
            state.spots[Character::Saruman] = Spot::At(Area::Orthanc);
        }
        Ok(Builder {
            state,
            placed: Cards::EMPTY,
            decks: ByDeck::all(None),
            put: Characters::EMPTY,
            has: BySide::all(None),
            pool: None,
            added: Tiles::EMPTY,
            battle_round: 1,
            fought: Vec::new(),
            used: BySide::all(crate::ids::Maneuvers::EMPTY),
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
        check_place(state, given)?;
        match given {
            Given::Setup => {
                let fresh = State::laid_out(state.book.clone());
                (state.armies, state.spots, state.tokens) = (fresh.armies, fresh.spots, fresh.tokens);
            }
            Given::Clear(areas) => areas.iter().for_each(|area| clear(state, *area)),
            Given::Army(area, pieces) => {
                for some in pieces {
                    state.armies.change(*area, |army| add(army, some.piece, some.count));
                }
            }
            Given::Character(character, spot) => self.put_character(*character, spot.0)?,
            Given::Track(character, space) => self.put_character(*character, Spot::Track(*space))?,
            Given::Commander(commander) => state.commander = *commander,
            Given::Marker(areas) => {
                for area in areas {
                    if !state.is_controllable(*area) {
                        return Err(format!("{} is no Settlement or Stronghold (rule 3.6)", area.slug()));
                    }
                    state.markers.insert(*area);
                }
            }
            Given::Barred(areas) => {
                let recruitment = state.board().dunlending | state.board().mordor_orcs;
                if let Some(other) = areas.iter().find(|area| !recruitment.contains(**area)) {
                    return Err(format!("{} is no recruitment area of Rohan (rule 3.8)", other.slug()));
                }
                state.barred |= areas.iter().copied().collect();
            }
            Given::Lost(area, n) => {
                let most = state.board().protection[*area];
                state.lost[*area] = within(*n, 0, most)?;
            }
            Given::SectionLost(section, n) => {
                let most = state.board().sections[*section];
                state.sections_lost[*section] = within(*n, 0, most)?;
            }
            Given::Tokens(pool, area, n) => state.tokens[*pool][*area] = *n,
            Given::Faces(pool, faces) => {
                for some in faces {
                    if some.face.pool() != *pool {
                        return Err(format!("{} is of another pool", some.face.slug()));
                    }
                    within(some.count, 0, state.book.tokens.count(some.face))?;
                    state.faces.set(some.face, some.count);
                }
            }
            Given::Removed(pool, n) => state.removed[*pool] = *n,
            Given::Entwood(area, ents) => (state.entwood, state.ents) = (*area, within(*ents, 0, 8)?),
            Given::Nazgul(area, n) => state.nazgul[*area] = within(*n, 0, 8)?,
            Given::Darkness(n) => state.darkness = within(*n, 0, 6)?,
            Given::Ships(n) => state.ships = within(*n, 0, 6)?,
            Given::Tower(areas) => state.towers |= areas.iter().copied().collect(),
            Given::Catapults(area, n) => state.catapults[*area] = within(*n, 0, Engine::FIGURES)?,
            Given::Woses => state.woses = true,
            Given::Fate(space) => state.fate = within(*space, 0, LAST_SPACE - 1)?,
            Given::Pool(tiles) => self.pool = Some(counted(tiles)),
            Given::Added(tiles) => {
                for tile in tiles {
                    if !tile.is_special() {
                        return Err(format!("{} is in the pool from the beginning", tile.slug()));
                    }
                    self.added.add(*tile, 1);
                }
            }
            Given::Aside(tiles) | Given::Discarded(tiles) => {
                for tile in tiles {
                    if !tile.is_special() && !state.pool.take(*tile) {
                        return Err(format!("there are not so many tiles {}", tile.slug()));
                    }
                    match given {
                        Given::Aside(_) => state.aside.add(*tile, 1),
                        _ => state.discarded.add(*tile, 1),
                    }
                }
            }
            Given::Dice(side, dice) => {
                for some in dice {
                    state.dice[*side].unused.add(some.face, within(some.count, 1, 9)?);
                }
            }
            Given::Used(side, n) => state.dice[*side].used = within(*n, 0, 9)?,
            Given::Has(side, n) => self.has[*side] = Some(within(*n, 0, 9)?),
            Given::Location(location) => {
                if !Location::of(state.scenario).contains(location) {
                    return Err(format!("{} is of the other scenario", location.slug()));
                }
                state.location = Some(*location);
            }
            Given::ActionTokens(free, used) => {
                within(free.saturating_add(*used), 0, 2)?;
                state.action_tokens = (*free, *used);
            }
            Given::SetAside(n) => state.set_aside = within(*n, 0, 9)?,
            Given::Silenced(characters) => state.bans.abilities |= characters.iter().copied().collect(),
            Given::KeptOut(characters) => state.bans.enter |= characters.iter().copied().collect(),
            Given::Forbidden(cards) => state.bans.cards |= cards.iter().copied().collect(),
            Given::Bound(side, areas) => state.bans.leave[*side] |= areas.iter().copied().collect(),
            Given::Held(side, areas) => state.bans.hold[*side] |= areas.iter().copied().collect(),
            Given::NoEnt => state.bans.muster_ent = true,
            Given::Round(round) => state.round = *round,
            Given::Acts(side) => state.to_act = *side,
            Given::BattleRound(n) => self.battle_round = within(*n, 1, 50)?,
            Given::UsedTokens(side, tokens) => self.used[*side] |= tokens.iter().copied().collect(),
            Given::Fought(areas) => self.fought = areas.clone(),
            Given::Hand(..)
            | Given::Deck(..)
            | Given::Discard(_)
            | Given::FaceDown(..)
            | Given::Seen(..)
            | Given::Table(_) => self.take_cards(given)?,
            Given::Step(_)
            | Given::Do(..)
            | Given::Play(..)
            | Given::Attack(..)
            | Given::CombinedAttack(..)
            | Given::Damage(..) => self.take_start(given)?,
        }
        Ok(())
    }

    /// Takes a line about cards.
    fn take_cards(&mut self, given: &Given) -> Result<(), String> {
        match given {
            Given::Hand(side, cards) => {
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
                self.put_down(cards);
            }
            Given::FaceDown(side, cards) => {
                let cards = self.place(cards)?;
                self.put_down(cards);
                self.state.face_down[*side] |= cards;
            }
            Given::Seen(side, cards) => self.state.seen[*side].cards |= cards.iter().copied().collect(),
            Given::Table(cards) => {
                if let Some(card) = cards.iter().find(|card| !self.state.book.cards[**card].on_table) {
                    return Err(format!("{} is not played on the table", card.slug()));
                }
                let cards = self.place(cards)?;
                self.state.table |= cards;
            }
            _ => {}
        }
        Ok(())
    }

    /// Generic cards are discarded, the others are out of the game (rules 7.7.3, 7.7.8).
    fn put_down(&mut self, cards: Cards) {
        self.state.discard |= cards & Deck::Generic.cards();
        self.state.gone |= cards - Deck::Generic.cards();
    }

    /// Takes a line that says from where the game goes on.
    fn take_start(&mut self, given: &Given) -> Result<(), String> {
        self.start = match given {
            Given::Step(step) => Start::Step(*step),
            Given::Do(side, face, deed) => Start::Do(*side, *face, *deed),
            Given::Play(side, card) => Start::Play(*side, *card),
            Given::Attack(side, from, at) => Start::Battle(*side, Areas::only(*from), *at),
            Given::CombinedAttack(side, at, from) => {
                let from: Areas = from.iter().copied().collect();
                if from.len() < 2 {
                    return Err("a Combined Attack is made by two Armies at least (rule 10.13.1)".to_owned());
                }
                Start::Battle(*side, from, *at)
            }
            Given::Damage(area, side, n) => Start::Damage(*area, *side, *n),
            _ => self.start,
        };
        Ok(())
    }

    /// A Character gets his place; no other line may give him another.
    fn put_character(&mut self, character: Character, spot: Spot) -> Result<(), String> {
        if !self.state.book.characters[character].here {
            return Err(format!("{} is of the other scenario", character.slug()));
        }
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
            if !self.state.book.deck.contains(*card) {
                return Err(format!("{} is of the other scenario", card.slug()));
            }
            if self.placed.contains(*card) {
                return Err(format!("{} has a place already", card.slug()));
            }
            self.placed.insert(*card);
            self.state.deck.remove(*card);
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
                self.put_down(rest);
            }
        }
        // After phase 2 there is a location (rule 5.2).
        if !matches!(self.start, Start::Step(Step::Draw | Step::Shadow)) {
            let second = Location::of(self.state.scenario)[1];
            self.state.location = self.state.location.or(Some(second));
        }
        self.count_dice()?;
        self.state.check_possible(self.start)?;
        // Rules 3.6, 3.8: what an Army stands in when an action begins is its own.
        self.state.settle_control(&mut Log::off());
        self.state.notes.gained = Areas::EMPTY;
        self.begin()?;
        self.state.check_pieces().map_err(|broken| broken.note)?;
        Ok(self.state)
    }

    /// The Fate Pool, and what is gone of it.
    fn count_tiles(&mut self) -> Result<(), String> {
        let state = &mut self.state;
        if let Some(pool) = self.pool {
            for tile in Tile::ALL.into_iter().filter(|tile| !tile.is_special()) {
                let rest = state.pool.count(tile).checked_sub(pool.count(tile));
                let rest = rest.ok_or_else(|| format!("there are not so many tiles {}", tile.slug()))?;
                state.discarded.add(tile, rest);
            }
            state.pool = pool;
        }
        for (tile, n) in self.added.iter() {
            state.pool.add(tile, n);
        }
        Ok(())
    }

    /// How many dice each side still has to roll.
    fn count_dice(&mut self) -> Result<(), String> {
        for side in Side::ALL {
            let state = &mut self.state;
            let (_, most) = state.book.pools[side];
            let named = state.dice[side].len();
            let all = self.has[side].unwrap_or(state.pool_of(side).max(named));
            if named > all || all > most {
                return Err(format!("{} has {all} dice, {most} at most (rule 5.7)", side.slug()));
            }
            // Before the roll of the round the other dice wait for it.
            if let Start::Step(Step::Shadow | Step::Fate | Step::Roll) = self.start {
                state.dice[side].to_roll = all - named;
            }
        }
        Ok(())
    }

    /// Stacks the frames from which the game goes on.
    fn begin(&mut self) -> Result<(), String> {
        let end = Frame::Round(RoundFrame::EndOfAction);
        let frames = match self.start {
            Start::Step(step) => vec![Frame::Round(match step {
                Step::Draw => {
                    // The round is counted when it begins.
                    self.state.round = self.state.round.saturating_sub(1);
                    RoundFrame::Begin
                }
                Step::Shadow => RoundFrame::Phase2,
                Step::Fate => RoundFrame::Phase3,
                Step::Roll => RoundFrame::Phase4(Side::FreePeoples),
                Step::Actions => RoundFrame::Act,
                Step::End => RoundFrame::Phase6,
            })],
            Start::Do(side, face, deed) => {
                let allowed = self.state.check_deed(side, face, deed);
                allowed.map_err(|refused| format!("the die can't be used so: {refused}"))?;
                self.acts(side, face, deed);
                vec![Frame::Round(RoundFrame::Deed(deed))]
            }
            Start::Play(side, card) => {
                let allowed = self.state.check_play(side, Face::Event, card);
                allowed.map_err(|refused| format!("{} can't be played: {refused}", card.slug()))?;
                self.acts(side, Face::Event, Deed::PlayCard);
                self.state.hand_card_shown(side, card);
                self.state.notes.resolving = Some(card);
                vec![end, Frame::Card(CardFrame::Play { card, by: side })]
            }
            Start::Battle(side, from, at) => {
                let deed = if from.len() > 1 { Deed::CombinedAttack } else { Deed::Attack };
                let face = match side {
                    Side::FreePeoples => Face::ArmyMuster,
                    Side::Shadow => Face::Army,
                };
                self.acts(side, face, deed);
                let battle = self.state.begin_battle(side, from, at, None, false);
                vec![end, self.battle_goes_on(battle)?]
            }
            Start::Damage(area, side, tokens) => {
                let hurt = BattleFrame::Hurt { area, side, tokens, bypass: false };
                vec![Frame::Round(RoundFrame::Act), Frame::Battle(hurt)]
            }
        };
        self.state.flow = Flow::stacked(&frames);
        Ok(())
    }

    /// A battle that has lasted some rounds: the next one begins.
    fn battle_goes_on(&mut self, begin: Frame) -> Result<Frame, String> {
        let Some(battle) = &mut self.state.battle else { return Ok(begin) };
        if self.battle_round == 1 {
            let nothing = self.fought.is_empty() && self.used.values().iter().all(|used| used.is_empty());
            return if nothing {
                Ok(begin)
            } else {
                Err("nobody has fought before the first round".to_owned())
            };
        }
        battle.begun = true;
        battle.round = self.battle_round - 1;
        battle.now.waits = true;
        battle.used = self.used;
        let fought: Areas = self.fought.iter().copied().collect();
        if !(fought - battle.armies).is_empty() {
            return Err("who has fought is not among the attackers".to_owned());
        }
        battle.fought = if battle.combined { fought } else { battle.armies };
        battle.from = self.fought.first().copied().unwrap_or(battle.from);
        Ok(Frame::Battle(BattleFrame::Round))
    }

    /// The side uses a die for something.
    fn acts(&mut self, side: Side, face: Face, deed: Deed) {
        let state = &mut self.state;
        state.to_act = side;
        (state.notes.face, state.notes.deed) = (Some(face), Some(deed));
        state.dice[side].used = state.dice[side].used.saturating_add(1);
    }
}

/// Puts pieces with an Army.
fn add(army: &mut Army, piece: Piece, count: u8) {
    if let Some(unit) = piece.unit() {
        army.units.set(unit, army.units.count(unit).saturating_add(count));
    } else if let Some(leader) = piece.leader() {
        army.leaders.set(leader, army.leaders.count(leader).saturating_add(count));
    } else if piece == Piece::Damage {
        army.damage = army.damage.saturating_add(count);
    } else {
        army.leadership = army.leadership.saturating_add(count);
    }
}

/// What lies in an area lies on this board, and is of this scenario.
fn check_place(state: &State, given: &Given) -> Result<(), String> {
    let (Given::Army(area, _)
    | Given::Tokens(_, area, _)
    | Given::Nazgul(area, _)
    | Given::Catapults(area, _)
    | Given::Lost(area, _)) = given
    else {
        return Ok(());
    };
    if !(state.board().areas | state.board().recruitment).contains(*area) {
        return Err(format!("{} is not on this board", area.slug()));
    }
    match given {
        Given::Tokens(pool, ..) if pool.scenario() != state.scenario => {
            Err(format!("there are no tokens of {} in this scenario", pool.slug()))
        }
        _ => Ok(()),
    }
}

/// Takes everything out of an area that can be taken out of it. Saruman stays in Orthanc.
fn clear(state: &mut State, area: Area) {
    state.armies.change(area, |army| *army = Army::default());
    for character in Character::ALL {
        if state.spots[character] == Spot::At(area) && character != Character::Saruman {
            state.spots[character] = state.book.characters[character].space.map_or(Spot::Aside, Spot::Track);
        }
    }
    for side in Side::ALL {
        for pool in Pool::of(state.scenario, side) {
            state.tokens[*pool][area] = 0;
        }
    }
}
