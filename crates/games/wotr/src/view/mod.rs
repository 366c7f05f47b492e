//! What one seat, or a spectator, may know (chapter 16).

mod board;
mod fight;
mod table;
#[cfg(test)]
mod tests;

pub use board::{FellowshipView, FiguresView, GroupView, NationView, RegionView};
pub use fight::{BattleView, HuntView};
pub use table::{DeckView, SeatView, SideView, TableCard, TileCount, TilesView};

use crate::action::Ask;
use crate::figures::{Figures, Spot};
use crate::frame::{Frame, TurnStep};
use crate::ids::{Card, Character, Deck, Nation, Side};
use crate::seats::SeatName;
use crate::state::{Ending, Scenario, State};
use kernel::{Flat, Part, Seat};
use serde::{Deserialize, Serialize};

/// A phase of the turn (rule 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Phase 1: dice are taken back, cards are drawn.
    Draw,
    /// Phase 2: the Fellowship phase.
    Fellowship,
    /// Phase 3: the Hunt allocation.
    Allocation,
    /// Phase 4: the Action roll.
    Roll,
    /// Phase 5: the Action resolution.
    Actions,
    /// Phase 6: the check of victory.
    Victory,
}

impl Phase {
    /// Its written name.
    pub const fn slug(self) -> &'static str {
        match self {
            Phase::Draw => "draw",
            Phase::Fellowship => "fellowship",
            Phase::Allocation => "allocation",
            Phase::Roll => "roll",
            Phase::Actions => "actions",
            Phase::Victory => "victory",
        }
    }
}

/// What one onlooker may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// For how many.
    pub scenario: Scenario,
    /// Whose view this is; none for a spectator.
    pub you: Option<SeatName>,
    /// The turn.
    pub turn: u16,
    /// The phase of the turn; none when the game is over.
    pub phase: Option<Phase>,
    /// Who takes the action under way, in the Action resolution.
    pub acting: Option<SeatName>,
    /// The two sides, the Free Peoples first.
    pub sides: Vec<SideView>,
    /// The seats, in seat order.
    pub seats: Vec<SeatView>,
    /// Regions with figures, and those whose Settlement is captured.
    pub regions: Vec<RegionView>,
    /// Figures that may be recruited.
    pub reinforcements: FiguresView,
    /// Free Peoples figures out of the game, and Characters of both sides.
    pub casualties: FiguresView,
    /// Characters that are not in play yet.
    pub aside: Vec<Character>,
    /// The Political Track.
    pub politics: Vec<NationView>,
    /// The Fellowship.
    pub fellowship: FellowshipView,
    /// The Hunt tiles.
    pub tiles: TilesView,
    /// The four decks.
    pub decks: Vec<DeckView>,
    /// Cards on the table.
    pub table: Vec<TableCard>,
    /// The card that is being resolved as an event.
    pub resolving: Option<Card>,
    /// The card that the onlooker offers his partner (rule 14.3).
    pub offer: Option<Card>,
    /// The figures being chosen, or the group on its way.
    pub group: Option<GroupView>,
    /// Groups that have moved in this action (rule 8.4.3).
    pub moved: Vec<GroupView>,
    /// The battle under way.
    pub battle: Option<BattleView>,
    /// The Hunt under way.
    pub hunt: Option<HuntView>,
    /// How the game ended.
    pub ended: Option<Ending>,
    /// Who of the winning team has won most, at the end of a game of teams; both if they have won alike (rule 14.12).
    pub foremost: Vec<SeatName>,
}

impl State {
    /// The phase of the turn. The outermost frame says what comes after the step under way.
    pub fn phase(&self) -> Option<Phase> {
        let asked = self.flow.asked()?;
        let next = self.flow.frames().find_map(|frame| match frame {
            Frame::Turn(step) => Some(*step),
            _ => None,
        })?;
        Some(match next {
            TurnStep::Recover => Phase::Victory,
            TurnStep::Draw(_) | TurnStep::DrawStrategy(_) | TurnStep::HandLimit(_) | TurnStep::Swap(_) => {
                Phase::Draw
            }
            TurnStep::Fellowship => Phase::Draw,
            TurnStep::Allocate => Phase::Fellowship,
            TurnStep::Roll(_) if asked.ask == Ask::Allocate => Phase::Allocation,
            TurnStep::Roll(_) | TurnStep::Actions => Phase::Roll,
            TurnStep::EndOfActions => Phase::Actions,
            TurnStep::Victory => Phase::Victory,
        })
    }

    /// Who has offered his partner a card, while the partner thinks about it (rule 14.3).
    pub(crate) fn offering(&self) -> Option<Seat> {
        let asked = self.flow.asked()?;
        if asked.ask == Ask::SwapFor { self.mate(asked.who.first_seat()?) } else { None }
    }

    /// Rule 14.12: who of the winning team has most points to his credit, at the end of a game of teams.
    pub(crate) fn foremost(&self) -> impl Iterator<Item = Seat> {
        let winner = self.ended.map(Ending::winner);
        let credit = |seat: Seat| self.credit[seat.index() & 3];
        let team = move |seat: &Seat| Some(self.side(*seat)) == winner && self.mate(*seat).is_some();
        let seats = move || (0..self.seats()).map(Seat).filter(team);
        let most = seats().map(credit).max();
        seats().filter(move |seat| Some(credit(*seat)) == most)
    }

    /// Whether a seat knows what is in the discard piles of its side: it is alone, and sees what it puts there.
    pub(crate) fn knows_discards(&self, seat: Seat, deck: Deck) -> bool {
        deck.side() == self.side(seat) && self.mate(seat).is_none()
    }
}

impl View {
    /// What an onlooker may know; none is a spectator.
    pub(crate) fn of(state: &State, onlooker: Option<Seat>) -> View {
        View { regions: RegionView::all(state), ..View::but_regions(state, onlooker) }
    }

    /// Adds it to an object that is open. The regions are most of it, all see them alike, and most answers leave them as they are.
    pub(crate) fn add(
        state: &State,
        onlooker: Option<Seat>,
        name: &'static str,
        object: &mut Flat,
        beside: Option<(&State, Part<'_>)>,
    ) {
        let same = beside.filter(|(other, _)| state.has_same_regions(other));
        match same.and_then(|(_, view)| view.member("regions")) {
            Some(regions) => object.add_with(name, &View::but_regions(state, onlooker), regions),
            None => object.add(name, &View::of(state, onlooker)),
        }
    }

    /// All but the regions, which are left empty.
    fn but_regions(state: &State, onlooker: Option<Seat>) -> View {
        let phase = state.phase();
        let acting = (phase == Some(Phase::Actions)).then(|| state.seat_name(state.acting));
        let with = |spot: Spot| -> Vec<Character> {
            Character::ALL.into_iter().filter(|one| state.spot(*one) == spot).collect()
        };
        let gone = Figures { troops: state.casualties, characters: with(Spot::Gone).into_iter().collect() };
        let reinforcements = Figures { troops: state.reinforcements, ..Figures::NONE };
        let politics =
            |nation: Nation| NationView { nation, steps: state.steps[nation], active: state.active[nation] };
        let offer = state.offer.filter(|_| onlooker.is_some() && state.offering() == onlooker);
        let moved = state.action.moved.iter();
        View {
            scenario: state.setup.scenario,
            you: onlooker.map(|seat| state.seat_name(seat)),
            turn: state.turn,
            phase,
            acting,
            sides: Side::ALL.into_iter().map(|side| SideView::of(state, side)).collect(),
            seats: (0..state.seats()).map(|n| SeatView::of(state, Seat(n), onlooker)).collect(),
            regions: Vec::new(),
            reinforcements: FiguresView::of(&reinforcements),
            casualties: FiguresView::of(&gone),
            aside: with(Spot::Aside),
            politics: Nation::ALL.into_iter().map(politics).collect(),
            fellowship: FellowshipView::of(state),
            tiles: TilesView {
                pool: table::tiles(&state.tiles.pool),
                drawn: table::tiles(&state.tiles.drawn),
                removed: table::tiles(&state.tiles.removed),
                waiting: table::tiles(&state.tiles.waiting),
            },
            decks: Deck::ALL.into_iter().map(|deck| DeckView::of(state, deck, onlooker)).collect(),
            table: state
                .table
                .iter()
                .map(|card| TableCard { card, owner: state.seat_name(state.owner(card)) })
                .collect(),
            resolving: state.action.resolving,
            offer,
            group: GroupView::chosen(state),
            moved: moved
                .map(|(region, group)| GroupView { region: Some(*region), figures: FiguresView::of(group) })
                .collect(),
            battle: BattleView::of(state, onlooker),
            hunt: HuntView::of(state),
            ended: state.ended,
            foremost: state.foremost().map(|seat| state.seat_name(seat)).collect(),
        }
    }

    /// What a side has.
    pub(crate) fn side(&self, side: Side) -> Option<&SideView> {
        self.sides.get(side.index())
    }
}
