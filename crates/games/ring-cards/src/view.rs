//! What one seat, or a spectator, may know (chapter 14).

use crate::action::Place;
use crate::cards::Piece;
use crate::ids::{Battleground, Card, Path, Scenario, SeatName, Side};
use crate::printed::modes::RingRule;
use crate::state::{Cards, GroundStatus, PathStatus, State};
use kernel::Seat;
use kit::Drawn;
use serde::Serialize;

/// A pile: its size, and its cards if the onlooker may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Pile {
    /// How many cards.
    pub count: usize,
    /// Which cards, for those who may look.
    pub cards: Option<Vec<Card>>,
}

/// An army or character in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardInPlay {
    /// Which card.
    pub card: Card,
    /// The items on it.
    pub items: Vec<Card>,
    /// Whether it was played to reserve this round and can't move yet.
    pub fresh: bool,
    /// Path attack tokens on it.
    pub tokens: u8,
    /// The icons it counts where it is, leadership only once it is supported; none in reserve.
    pub counts: Option<u8>,
    /// The icons it would count more if it were supported.
    pub if_supported: u8,
}

/// A seat as the onlooker sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// Which seat.
    pub seat: SeatName,
    /// Its side.
    pub side: Side,
    /// The hand.
    pub hand: Pile,
    /// How many cards the draw deck has.
    pub draw_deck: usize,
    /// The top card of the draw deck, if its owner has been told it.
    pub top: Option<Card>,
    /// The cycle pile.
    pub cycle: Pile,
    /// The eliminated pile.
    pub eliminated: Pile,
    /// Cards drawn aside or looked at.
    pub aside: Pile,
    /// The reserve.
    pub reserve: Vec<CardInPlay>,
    /// Whether the Ring token is unused; none if the mode has none.
    pub ring: Option<bool>,
    /// The carryover limit.
    pub carryover_limit: u8,
    /// Whether it has passed since the last action.
    pub passed: bool,
}

/// An active location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LocationView {
    /// Where.
    pub place: Place,
    /// The id of the path or battleground.
    pub id: &'static str,
    /// The path's number.
    pub number: Option<u8>,
    /// The side that defends.
    pub defender: Side,
    /// Its printed defence, 0 if it does not count (rule 4.3.7).
    pub defence: u8,
    /// What it is worth.
    pub points: u8,
    /// Attack tokens.
    pub attack_tokens: u8,
    /// Defence tokens.
    pub defence_tokens: u8,
    /// The cards there.
    pub cards: Vec<CardInPlay>,
    /// Attack icons there now, tokens included.
    pub attack_total: u8,
    /// Defence icons there now: the location's own and those of its defenders.
    pub defence_total: u8,
}

/// A side's scoring area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScoreView {
    /// The score.
    pub score: u8,
    /// Battlegrounds in the area.
    pub battlegrounds: Vec<Battleground>,
    /// Paths in the area: face up for the Free Peoples, face down for the Shadow.
    pub paths: Vec<Path>,
}

/// The combat that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CombatView {
    /// Where.
    pub place: Place,
    /// Whether icons have been counted; before that, support is settled.
    pub counted: bool,
    /// Attack icons.
    pub attack: u8,
    /// Attack icons that the location did not cancel.
    pub rest: u8,
    /// Icons given up so far.
    pub cancelled: u8,
    /// The cards given up so far.
    pub lost: Vec<Card>,
    /// Which army supports which character.
    pub support: Vec<(Card, Card)>,
}

/// What one onlooker may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// The mode.
    pub scenario: Scenario,
    /// How many people play.
    pub people: u8,
    /// Whose view this is; none for a spectator.
    pub you: Option<SeatName>,
    /// The round, 0 during set-up.
    pub round: u8,
    /// The starting player.
    pub starting: SeatName,
    /// The seat whose turn it is, in the Action step.
    pub on_turn: Option<SeatName>,
    /// The seats, in seat order.
    pub seats: Vec<SeatView>,
    /// The active locations, the path first.
    pub locations: Vec<LocationView>,
    /// The combat that is being resolved.
    pub combat: Option<CombatView>,
    /// The events being resolved.
    pub events: Vec<Card>,
    /// The Free Peoples' scoring area.
    pub free: ScoreView,
    /// The Shadow's scoring area.
    pub shadow: ScoreView,
    /// Corruption tokens.
    pub corruption: u8,
    /// Battlegrounds left in the decks; their order is hidden.
    pub battleground_decks: Vec<Battleground>,
    /// Paths left in the deck.
    pub path_deck: Vec<Path>,
    /// Paths out of the game.
    pub paths_out: Vec<Path>,
    /// Whether The Red Arrow is in force.
    pub red_arrow: bool,
    /// Whether The Three Hunters is in force.
    pub three_hunters: bool,
    /// Who won, when the game is over.
    pub winner: Option<Side>,
}

fn names(cards: Cards) -> Vec<Card> {
    cards.iter().map(Piece::card).collect()
}

impl View {
    pub(crate) fn of(state: &State, onlooker: Option<Seat>) -> View {
        let seats = (0..state.n_seats()).map(Seat);
        let paths = |wanted: PathStatus| {
            Path::ALL.into_iter().filter(|path| state.paths[*path] == wanted).collect::<Vec<_>>()
        };
        let grounds = |wanted: GroundStatus| {
            Battleground::ALL
                .into_iter()
                .filter(|ground| state.ground(*ground).status == wanted)
                .collect::<Vec<_>>()
        };
        let score = |side| ScoreView {
            score: state.score(side),
            battlegrounds: grounds(GroundStatus::Scored(side)),
            paths: paths(PathStatus::Scored(side)),
        };
        View {
            scenario: state.setup.scenario,
            people: state.setup.people,
            you: onlooker.map(|seat| state.seat_def(seat).name),
            round: state.round,
            starting: state.seat_def(state.starting_seat()).name,
            on_turn: state.is_action_step().then(|| state.seat_def(state.seat_on_turn()).name),
            seats: seats.map(|seat| seat_view(state, seat, onlooker)).collect(),
            locations: state.active_places().map(|place| location_view(state, place)).collect(),
            combat: state.place_of_combat().map(|place| combat_view(state, place)),
            events: names(state.events),
            free: score(Side::FreePeoples),
            shadow: score(Side::Shadow),
            corruption: state.corruption,
            battleground_decks: grounds(GroundStatus::Deck),
            path_deck: paths(PathStatus::Unused),
            paths_out: paths(PathStatus::Out),
            red_arrow: state.red_arrow,
            three_hunters: state.three_hunters,
            winner: state.ended.map(|(side, _)| side),
        }
    }
}

fn seat_view(state: &State, seat: Seat, onlooker: Option<Seat>) -> SeatView {
    let own = onlooker == Some(seat);
    let player = state.player(seat);
    let pile = |cards: Cards| Pile { count: cards.len(), cards: own.then(|| names(cards)) };
    let top = match player.deck.next() {
        Drawn::Known(piece) if own => Some(piece.card()),
        Drawn::Known(_) | Drawn::AskChance | Drawn::Nothing => None,
    };
    let def = state.seat_def(seat);
    SeatView {
        seat: def.name,
        side: def.side,
        hand: pile(player.hand),
        draw_deck: player.deck.len(),
        top,
        cycle: pile(player.cycle),
        eliminated: pile(player.eliminated),
        aside: pile(player.aside),
        reserve: in_play(state, player.reserve, None),
        ring: (def.ring != RingRule::None).then_some(player.ring),
        carryover_limit: state.carryover_limit(seat),
        passed: state.passed.contains(seat),
    }
}

fn in_play(state: &State, cards: Cards, place: Option<Place>) -> Vec<CardInPlay> {
    let card = |piece: Piece| {
        let role = place.map(|place| (place, State::role(piece, place)));
        CardInPlay {
            card: piece.card(),
            items: names(state.items_of(piece)),
            fresh: state.fresh.contains(piece),
            tokens: if piece.card() == Card::GorbagAndShagrat { state.card_tokens } else { 0 },
            counts: role.map(|(place, role)| state.icons(piece, place, role)),
            if_supported: role.map_or(0, |(place, role)| state.icons_if_supported(piece, place, role)),
        }
    };
    let mut list: Vec<CardInPlay> = cards.iter().map(card).collect();
    // The order of copies must not tell which of them has been in which pile before.
    list.sort_by_key(|card| (card.card, card.fresh));
    list
}

fn location_view(state: &State, place: Place) -> LocationView {
    let cards = in_play(state, state.cards_at(place), Some(place));
    let (attack_total, defence_total) = state.totals(place);
    match place {
        Place::Path => {
            let path = state.path.unwrap_or(Path::BagEnd);
            let def = path.def();
            LocationView {
                place,
                id: path.slug(),
                number: Some(def.number),
                defender: Side::FreePeoples,
                defence: def.defence,
                points: def.points,
                attack_tokens: state.path_attack,
                defence_tokens: state.path_defence,
                cards,
                attack_total,
                defence_total,
            }
        }
        Place::Battleground(ground) => {
            let def = ground.def();
            let entry = state.ground(ground);
            let printed = entry.status == GroundStatus::Active { printed: true };
            LocationView {
                place,
                id: ground.slug(),
                number: None,
                defender: def.side,
                defence: if printed { def.defence } else { 0 },
                points: def.points,
                attack_tokens: entry.attack,
                defence_tokens: entry.defence,
                cards,
                attack_total,
                defence_total,
            }
        }
    }
}

fn combat_view(state: &State, place: Place) -> CombatView {
    let combat = &state.combat;
    CombatView {
        place,
        counted: state.is_counted(),
        attack: combat.attack,
        rest: combat.rest,
        cancelled: combat.cancelled,
        lost: names(combat.lost),
        support: combat.support.iter().map(|(army, character)| (army.card(), character.card())).collect(),
    }
}
