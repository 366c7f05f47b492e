//! What one seat, or a spectator, may know (chapter 16).

mod board;
mod phase;
mod table;
#[cfg(test)]
mod tests;

pub use board::{AreaView, ArmyView, CharacterView, GroupView, TerritoryView};
pub use phase::Phase;
pub use table::{DeckView, FaceLeft, FateView, PileView, SideView, TileCount};

use crate::battle::BattlePicture;
use crate::ids::{Card, Character, Deck, PASSES, Pile, Side, Territory};
use crate::state::{Ending, State};
use kernel::{Flat, Part, Seat};
use serde::Serialize;

/// What one onlooker may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Whose view this is; none for a spectator.
    pub you: Option<Side>,
    /// The turn.
    pub turn: u16,
    /// The phase of the turn; none when the game is over.
    pub phase: Option<Phase>,
    /// Whose turn to act it is, in the Action Round.
    pub acting: Option<Side>,
    /// The Shadow's victory points.
    pub points: u8,
    /// The two sides, the Free Peoples first.
    pub sides: Vec<SideView>,
    /// Areas with something in them.
    pub areas: Vec<AreaView>,
    /// What is over the territories.
    pub territories: Vec<TerritoryView>,
    /// The characters and their cards.
    pub characters: Vec<CharacterView>,
    /// Whether each Mountain Pass is open, the North Pass first.
    pub passes: [bool; 2],
    /// Eagles in the Eyrie, without their Lord.
    pub eyrie: u8,
    /// Eagles in the supply.
    pub eagles: u8,
    /// Fate.
    pub fate: FateView,
    /// The three decks.
    pub decks: Vec<DeckView>,
    /// The three piles of recruitment tokens.
    pub piles: Vec<PileView>,
    /// Cards on the table.
    pub table: Vec<Card>,
    /// Orcs figures on Flying Arrows and Wild Spears.
    pub orcs_on_card: u8,
    /// The card that is being resolved.
    pub resolving: Option<Card>,
    /// Dice on the table that were rolled for a Rally, an attack from afar or a card.
    pub thrown: Vec<u8>,
    /// The figures being chosen, or the group on its way.
    pub group: Option<GroupView>,
    /// Groups that have moved in this action.
    pub moved: Vec<GroupView>,
    /// The battle under way.
    pub battle: Option<BattlePicture>,
    /// The data pack that the table plays with; none for our own values (Appendix A).
    pub pack: Option<String>,
    /// How the game ended.
    pub ended: Option<Ending>,
}

impl View {
    /// What an onlooker may know; none is a spectator.
    pub(crate) fn of(state: &State, onlooker: Option<Seat>) -> View {
        View { areas: AreaView::all(state), ..View::but_areas(state, onlooker) }
    }

    /// Adds the view to an object that is being written. The areas are most of it, everybody sees the same ones, and many answers
    /// leave them as they are, so they are copied where they can be.
    pub(crate) fn add(
        state: &State,
        onlooker: Option<Seat>,
        name: &'static str,
        object: &mut Flat,
        beside: Option<(&State, Part<'_>)>,
    ) {
        let same = beside.filter(|(other, _)| state.has_same_areas(other));
        match same.and_then(|(_, view)| view.member("areas")) {
            Some(areas) => object.add_with(name, &View::but_areas(state, onlooker), areas),
            None => object.add(name, &View::of(state, onlooker)),
        }
    }

    /// Everything except the areas, which are left empty.
    fn but_areas(state: &State, onlooker: Option<Seat>) -> View {
        let you = onlooker.map(State::side);
        let phase = state.phase();
        View {
            you,
            turn: state.turn,
            phase,
            acting: (phase == Some(Phase::Actions)).then_some(state.to_act),
            points: state.points(),
            sides: Side::ALL.into_iter().map(|side| SideView::of(state, side, you)).collect(),
            areas: Vec::new(),
            territories: Territory::ALL.into_iter().map(|one| TerritoryView::of(state, one)).collect(),
            characters: Character::ALL.into_iter().map(|one| CharacterView::of(state, one)).collect(),
            passes: PASSES.map(|pass| state.open_passes.contains(pass)),
            eyrie: state.eyrie,
            eagles: state.eagle_supply(),
            fate: FateView::of(state),
            decks: Deck::ALL.into_iter().map(|deck| DeckView::of(state, deck, you)).collect(),
            piles: Pile::ALL.into_iter().map(|pile| PileView::of(state, pile)).collect(),
            table: state.table.iter().collect(),
            orcs_on_card: state.orcs_on_card,
            resolving: state.notes.resolving,
            thrown: state.notes.thrown.dice().to_vec(),
            group: GroupView::chosen(state),
            moved: GroupView::moved(state),
            battle: state.battle_picture(you),
            pack: state.book.mark().map(|mark| mark.name.clone()),
            ended: state.ended,
        }
    }
}

impl State {
    /// Whether all areas look the same in another position.
    fn has_same_areas(&self, other: &State) -> bool {
        self.armies == other.armies
            && self.spots == other.spots
            && self.markers == other.markers
            && self.breaches == other.breaches
            && self.tokens == other.tokens
            && self.attached == other.attached
            && self.book == other.book
            && self.moving_characters() == other.moving_characters()
    }
}
