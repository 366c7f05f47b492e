//! What lies beside the board: dice, tiles, hands, decks, pools, the Entwood, Nazgûl, engines and ships.

use crate::ids::{
    Area, Card, Cards, Character, Deck, Engine, Face, Leader, Pool, Side, Tile, Tiles, TokenFace, Unit,
};
use crate::rules::{HAND_LIMIT, LAST_SPACE};
use crate::state::State;
use crate::view::board::{LeaderCount, UnitCount};
use serde::Serialize;

/// How many dice show a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FaceCount {
    /// The face.
    pub face: Face,
    /// How many.
    pub count: u8,
}

/// How many Fate tiles there are of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileCount {
    /// The kind.
    pub tile: Tile,
    /// How many.
    pub count: u8,
}

fn tiles(tiles: &Tiles) -> Vec<TileCount> {
    tiles.iter().map(|(tile, count)| TileCount { tile, count }).collect()
}

/// The Fate Track and the Fate tiles; which tile comes next nobody knows. The counters of Characters are where their spots say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FateView {
    /// The space of the Fate Marker.
    pub marker: u8,
    /// The space of the Endgame Marker.
    pub endgame: u8,
    /// In the Fate Pool.
    pub pool: Vec<TileCount>,
    /// Drawn in this phase and set aside, with the one that is being looked at or applied.
    pub aside: Vec<TileCount>,
    /// Discarded.
    pub discarded: Vec<TileCount>,
    /// Special tiles outside the game.
    pub outside: Vec<Tile>,
    /// How many more tiles may be drawn in phase 3, as the Shadow Box is now (rule 6.1).
    pub left: u8,
}

impl FateView {
    pub(super) fn of(state: &State) -> FateView {
        let heaps = [&state.pool, &state.aside, &state.discarded];
        let outside = |tile: &Tile| tile.is_special() && !heaps.iter().any(|heap| heap.contains(*tile));
        FateView {
            marker: state.fate,
            endgame: LAST_SPACE,
            pool: tiles(&state.pool),
            aside: tiles(&state.aside),
            discarded: tiles(&state.discarded),
            outside: Tile::ALL.into_iter().filter(outside).collect(),
            left: state.tiles_left(),
        }
    }
}

/// The Action tokens of the Free Peoples (rule 7.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActionTokens {
    /// Free ones.
    pub free: u8,
    /// Those used in this round.
    pub used: u8,
}

impl ActionTokens {
    pub(super) const fn of(state: &State) -> ActionTokens {
        let (free, used) = state.action_tokens;
        ActionTokens { free, used }
    }
}

/// Cards of a deck in a hand: the backs are visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeckCount {
    /// The deck.
    pub deck: Deck,
    /// How many.
    pub count: usize,
}

/// A side as the onlooker sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SideView {
    /// Which side.
    pub side: Side,
    /// Its unused dice, by face. The Character dice of the Shadow lie in the Shadow Box.
    pub unused: Vec<FaceCount>,
    /// Its used dice.
    pub used: u8,
    /// Its dice that have still to be rolled.
    pub to_roll: u8,
    /// How many dice it would have next round, as things are now (rule 5.7).
    pub next_pool: u8,
    /// How many cards of each deck are in its hand.
    pub cards: Vec<DeckCount>,
    /// The hand, for its owner.
    pub hand: Option<Vec<Card>>,
    /// The hand limit (rule 7.7.6).
    pub hand_limit: usize,
    /// Units in the supply.
    pub supply: Vec<UnitCount>,
    /// Leaders in the supply.
    pub leaders: Vec<LeaderCount>,
}

impl SideView {
    pub(super) fn of(state: &State, side: Side, onlooker: Option<Side>) -> SideView {
        let (dice, hand) = (&state.dice[side], state.hands[side]);
        let cards = |deck: Deck| DeckCount { deck, count: (hand & deck.cards()).len() };
        let here = |unit: &Unit| unit.side() == side && state.book.units[*unit].figures > 0;
        let leads = |leader: &Leader| side == Side::FreePeoples && state.book.leaders.contains(*leader);
        let leader = |leader: Leader| LeaderCount { leader, count: state.leaders_in_supply(leader) };
        SideView {
            side,
            unused: dice.unused.iter().map(|(face, count)| FaceCount { face, count }).collect(),
            used: dice.used,
            to_roll: dice.to_roll,
            next_pool: state.pool_of(side),
            cards: Deck::ALL.into_iter().map(cards).filter(|cards| cards.count > 0).collect(),
            hand: (onlooker == Some(side)).then(|| hand.iter().collect()),
            hand_limit: HAND_LIMIT,
            supply: Unit::ALL
                .into_iter()
                .filter(here)
                .map(|unit| UnitCount { unit, count: state.in_supply(unit) })
                .collect(),
            leaders: Leader::ALL.into_iter().filter(leads).map(leader).collect(),
        }
    }
}

/// A deck and its discarded cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeckView {
    /// Which deck.
    pub deck: Deck,
    /// How many cards are left in it.
    pub count: usize,
    /// How many of its cards are discarded, or out of the game.
    pub discarded: usize,
    /// Those of them that the onlooker knows: what was played or lost in the open, and what he discarded himself (rule 11.1).
    pub known: Vec<Card>,
}

impl DeckView {
    pub(super) fn of(state: &State, deck: Deck, onlooker: Option<Side>) -> DeckView {
        let unknown = |side: &Side| onlooker != Some(*side);
        let hidden =
            Side::ALL.into_iter().filter(unknown).fold(Cards::EMPTY, |all, side| all | state.face_down[side]);
        let discarded = (state.discard | state.gone) & deck.cards();
        DeckView {
            deck,
            count: (state.deck & deck.cards()).len(),
            discarded: discarded.len(),
            known: (discarded - hidden).iter().collect(),
        }
    }
}

/// How many tokens of a face have not been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FaceLeft {
    /// The face.
    pub face: TokenFace,
    /// How many.
    pub count: u8,
}

/// A pool of Recruitment tokens. Where each face lies nobody knows (rule 11.2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PoolView {
    /// Which pool.
    pub pool: Pool,
    /// Tokens in it.
    pub count: u8,
    /// Tokens of it on the board.
    pub on_board: u8,
    /// Tokens of it that left the game unseen.
    pub removed: u8,
    /// The faces that have not been seen: in the pool, on the board and removed together.
    pub faces: Vec<FaceLeft>,
}

impl PoolView {
    pub(super) fn of(state: &State, pool: Pool) -> PoolView {
        let on_board: u8 = state.tokens[pool].values().iter().sum();
        let removed = state.removed[pool];
        let faces = state.faces.iter().filter(|(face, _)| face.pool() == pool);
        PoolView {
            pool,
            count: state.faces_left(pool).saturating_sub(on_board + removed),
            on_board,
            removed,
            faces: faces.map(|(face, count)| FaceLeft { face, count }).collect(),
        }
    }
}

/// What is not allowed until the end of the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BansView {
    /// Characters whose abilities do not work.
    pub abilities: Vec<Character>,
    /// Characters that cannot be brought into play.
    pub enter: Vec<Character>,
    /// Cards that cannot be played.
    pub cards: Vec<Card>,
    /// Areas that units and Leaders of the Free Peoples, then those of the Shadow, may not leave, nor attack from.
    pub leave: [Vec<Area>; 2],
    /// Areas whose Army of the Free Peoples, then of the Shadow, may do nothing but fight where it stands.
    pub hold: [Vec<Area>; 2],
    /// Whether no Ent may be placed with a Muster result.
    pub muster_ent: bool,
}

impl BansView {
    pub(super) fn of(state: &State) -> BansView {
        let bans = &state.bans;
        BansView {
            abilities: bans.abilities.iter().collect(),
            enter: bans.enter.iter().collect(),
            cards: bans.cards.iter().collect(),
            leave: Side::ALL.map(|side| bans.leave[side].iter().collect()),
            hold: Side::ALL.map(|side| bans.hold[side].iter().collect()),
            muster_ent: bans.muster_ent,
        }
    }
}

/// The Ents (rule 8.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EntwoodView {
    /// Where the Entwood is, or would be formed.
    pub area: Area,
    /// Ents in it.
    pub ents: u8,
    /// Ents in the supply.
    pub supply: u8,
    /// During an activation: where the Entwood was before it.
    pub before: Option<Area>,
    /// The marched Ents, the first one first.
    pub chain: Vec<Area>,
}

impl EntwoodView {
    pub(super) fn of(state: &State) -> EntwoodView {
        EntwoodView {
            area: state.entwood,
            ents: state.ents,
            supply: state.ents_in_supply(),
            before: state.notes.entwood,
            chain: state.notes.chain.to_vec(),
        }
    }
}

/// What only the Battle for Gondor has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GondorView {
    /// Darkness tokens that are left.
    pub darkness: u8,
    /// Corsair Ships on the Anduin.
    pub ships: u8,
    /// Nazgûl in the supply.
    pub nazgul: u8,
    /// Siege Towers in the supply.
    pub towers: u8,
    /// Catapults in the supply.
    pub catapults: u8,
    /// The Rohan recruitment area in use (rule 9.9.5).
    pub rohan: Area,
}

impl GondorView {
    pub(super) fn of(state: &State) -> GondorView {
        GondorView {
            darkness: state.darkness,
            ships: state.ships,
            nazgul: state.nazgul_in_supply(),
            towers: Engine::FIGURES.saturating_sub(state.towers.len() as u8),
            catapults: Engine::FIGURES.saturating_sub(state.n_catapults()),
            rohan: state.rohan_recruitment(),
        }
    }
}
