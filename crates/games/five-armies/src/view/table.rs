//! What lies beside the board: dice, tiles, hands, decks, piles.

use crate::ids::{Card, Cards, Deck, Face, FateCard, Pile, Side, Tile, Tiles, TokenFace, Unit};
use crate::rules::HAND_LIMIT;
use crate::state::State;
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

/// The Fate Track and the Fate tiles; which tile comes next nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FateView {
    /// The step of the marker.
    pub step: u8,
    /// In the Fate pool.
    pub pool: Vec<TileCount>,
    /// Drawn this turn.
    pub drawn: Vec<TileCount>,
    /// Applied, and gone.
    pub applied: Vec<TileCount>,
    /// Cards in the Fate deck.
    pub deck: usize,
    /// Fate cards next to the cards of their characters.
    pub attached: Vec<FateCard>,
    /// Damage tokens on Shining Armour.
    pub armour: u8,
}

impl FateView {
    pub(super) fn of(state: &State) -> FateView {
        FateView {
            step: state.fate,
            pool: tiles(&state.pool),
            drawn: tiles(&state.drawn),
            applied: tiles(&state.applied),
            deck: state.fate_deck.len(),
            attached: state.attached.iter().collect(),
            armour: state.armour,
        }
    }
}

/// Figures of a type that are not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SupplyCount {
    /// The type.
    pub unit: Unit,
    /// How many.
    pub count: u8,
}

/// A side as the onlooker sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SideView {
    /// Which side.
    pub side: Side,
    /// Its unused dice, by face.
    pub unused: Vec<FaceCount>,
    /// Its used dice.
    pub used: u8,
    /// Its dice that have still to be rolled.
    pub to_roll: u8,
    /// How many dice it took in this turn's Recovery.
    pub pool: u8,
    /// How many dice it would take next turn, as things are now.
    pub next_pool: u8,
    /// Event cards in its hand.
    pub event_cards: usize,
    /// Story cards in its hand.
    pub story_cards: usize,
    /// The hand, for its owner.
    pub hand: Option<Vec<Card>>,
    /// The hand limit (rule 6.1).
    pub hand_limit: usize,
    /// Leadership tokens in the supply.
    pub leadership: u8,
    /// Figures in the supply.
    pub supply: Vec<SupplyCount>,
}

impl SideView {
    pub(super) fn of(state: &State, side: Side, onlooker: Option<Side>) -> SideView {
        let (dice, hand) = (&state.dice[side], state.hands[side]);
        let events = (hand & Deck::Event.cards()).len();
        let supply = |unit: &Unit| SupplyCount { unit: *unit, count: state.in_supply(*unit) };
        SideView {
            side,
            unused: dice.unused.iter().map(|(face, count)| FaceCount { face, count }).collect(),
            used: dice.used,
            to_roll: dice.to_roll,
            pool: state.pools[side],
            next_pool: state.pool(side),
            event_cards: events,
            story_cards: hand.len() - events,
            hand: (onlooker == Some(side)).then(|| hand.iter().collect()),
            hand_limit: HAND_LIMIT,
            leadership: state.leadership_supply(side),
            supply: Unit::of(side).iter().map(supply).collect(),
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
    /// Those of them that the onlooker knows: what was played in the open, and what he discarded himself (chapter 16).
    pub known: Vec<Card>,
}

impl DeckView {
    pub(super) fn of(state: &State, deck: Deck, onlooker: Option<Side>) -> DeckView {
        let unknown = |side: &Side| onlooker != Some(*side);
        let hidden =
            Side::ALL.into_iter().filter(unknown).fold(Cards::EMPTY, |all, side| all | state.face_down[side]);
        let discarded = state.discard & deck.cards();
        DeckView {
            deck,
            count: (state.deck & deck.cards()).len(),
            discarded: discarded.len(),
            known: (discarded - hidden).iter().collect(),
        }
    }
}

/// How many tokens of a face have not been flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FaceLeft {
    /// The face.
    pub face: TokenFace,
    /// How many.
    pub count: u8,
}

/// A pile of recruitment tokens. Where each face lies nobody knows (rule 9.9.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PileView {
    /// Which pile.
    pub pile: Pile,
    /// Tokens in it.
    pub count: u8,
    /// Tokens of it on the board.
    pub on_board: u8,
    /// The faces that have not been flipped, in the pile and on the board together.
    pub faces: Vec<FaceLeft>,
}

impl PileView {
    pub(super) fn of(state: &State, pile: Pile) -> PileView {
        let on_board: u8 = state.tokens[pile].values().iter().sum();
        let faces = state.faces.iter().filter(|(face, _)| face.pile() == pile);
        PileView {
            pile,
            count: state.faces_left(pile).saturating_sub(on_board),
            on_board,
            faces: faces.map(|(face, count)| FaceLeft { face, count }).collect(),
        }
    }
}
