//! What lies beside the map: dice, tiles, hands, decks.

use crate::ids::{Card, Cards, Deck, Face, Side, Tile, TileBag};
use crate::seats::SeatName;
use crate::state::State;
use kernel::Seat;
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

/// How many Hunt tiles there are of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileCount {
    /// The kind.
    pub tile: Tile,
    /// How many.
    pub count: u8,
}

/// What a side has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SideView {
    /// Which side.
    pub side: Side,
    /// Its victory points (rule 13.3).
    pub points: u8,
    /// Its unused dice, by face.
    pub unused: Vec<FaceCount>,
    /// Its used dice.
    pub used: u8,
    /// Its dice in the Hunt Box.
    pub hunt_box: u8,
    /// Its dice that have still to be rolled.
    pub to_roll: u8,
    /// How many dice it will have next turn, as things are now (rule 5.2.2).
    pub next_pool: u8,
    /// Its Elven Rings.
    pub rings: u8,
    /// Whether it has used a Ring this turn.
    pub ring_used: bool,
    /// Whether its partners have swapped a card this turn (rule 14.3).
    pub swapped: bool,
}

impl SideView {
    pub(super) fn of(state: &State, side: Side) -> SideView {
        let dice = &state.dice[side];
        let unused = dice.unused.iter().map(|(face, count)| FaceCount { face, count });
        SideView {
            side,
            points: state.victory_points(side),
            unused: unused.collect(),
            used: dice.used,
            hunt_box: state.hunt_box[side],
            to_roll: dice.to_roll,
            next_pool: state.pool(side),
            rings: state.rings[side],
            ring_used: state.notes.ring_used[side],
            swapped: state.notes.swapped[side],
        }
    }
}

/// The Hunt tiles, by kind; their order is hidden from all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TilesView {
    /// In the Hunt Pool.
    pub pool: Vec<TileCount>,
    /// Drawn.
    pub drawn: Vec<TileCount>,
    /// Removed for good.
    pub removed: Vec<TileCount>,
    /// Special tiles in play that wait for the Mordor Track.
    pub waiting: Vec<TileCount>,
}

/// A seat as the onlooker sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// Which seat.
    pub seat: SeatName,
    /// Its side.
    pub side: Side,
    /// Whether it leads its side this turn (rule 14.2).
    pub leading: bool,
    /// Cards in hand with a Character back.
    pub character_cards: usize,
    /// Cards in hand with a Strategy back.
    pub strategy_cards: usize,
    /// The hand, for its owner.
    pub hand: Option<Vec<Card>>,
    /// The hand limit.
    pub hand_limit: usize,
    /// Victory points credited to it in a game of teams (rule 14.12).
    pub credit: i8,
}

impl SeatView {
    pub(super) fn of(state: &State, seat: Seat, onlooker: Option<Seat>) -> SeatView {
        let (side, hand) = (state.side(seat), state.hand(seat));
        let [character, strategy] = Deck::of(side);
        SeatView {
            seat: state.seat_name(seat),
            side,
            leading: state.leader_of(side) == seat,
            character_cards: of_deck(hand, character).count(),
            strategy_cards: of_deck(hand, strategy).count(),
            hand: (onlooker == Some(seat)).then(|| hand.iter().collect()),
            hand_limit: state.hand_limit(seat),
            credit: state.credit[seat.index() & 3],
        }
    }
}

/// A deck and its discard pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeckView {
    /// Which deck.
    pub deck: Deck,
    /// How many cards are left in it.
    pub count: usize,
    /// How many of its cards are discarded.
    pub discarded: usize,
    /// The discarded cards that the onlooker knows: those played in the open, and all of a player's own pile if no
    /// partner shares it.
    pub known: Vec<Card>,
}

impl DeckView {
    pub(super) fn of(state: &State, deck: Deck, onlooker: Option<Seat>) -> DeckView {
        let own = onlooker.is_some_and(|seat| state.knows_discards(seat, deck));
        let known = of_deck(state.discard, deck).filter(|card| own || state.known.contains(*card));
        DeckView {
            deck,
            count: state.in_deck(deck).len(),
            discarded: of_deck(state.discard, deck).count(),
            known: known.collect(),
        }
    }
}

/// A card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableCard {
    /// The card.
    pub card: Card,
    /// Whose it is (rule 14.15).
    pub owner: SeatName,
}

pub(super) fn tiles(tiles: &TileBag) -> Vec<TileCount> {
    tiles.iter().map(|(tile, count)| TileCount { tile, count }).collect()
}

/// The cards of a deck among some.
fn of_deck(cards: Cards, deck: Deck) -> impl Iterator<Item = Card> {
    cards.iter().filter(move |card| card.deck() == deck)
}
