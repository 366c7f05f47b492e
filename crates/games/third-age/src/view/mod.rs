//! What one seat, or a spectator, may know (rule 11.1).

mod board;
mod pack;
mod phase;
mod table;
#[cfg(test)]
mod tests;

pub use board::{AreaView, ArmyView, CharacterView, GroupView};
pub use pack::{CardWords, PackView};
pub use phase::Phase;
pub use table::{
    ActionTokens, BansView, DeckView, EntwoodView, FaceLeft, FateView, GondorView, PoolView, SideView,
    TileCount,
};

use crate::battle::BattlePicture;
use crate::ids::{Card, Character, Deck, Location, Pool, Scenario, Side};
use crate::state::{Ending, State};
use kernel::{Flat, Part, Seat};
use serde::Serialize;

/// What one onlooker may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Whose view this is; none for a spectator.
    pub you: Option<Side>,
    /// The scenario.
    pub scenario: Scenario,
    /// The round.
    pub round: u16,
    /// The phase of the round; none when the game is over.
    pub phase: Option<Phase>,
    /// Whose turn to act it is, in phase 5.
    pub acting: Option<Side>,
    /// What the places that the Shadow holds are worth (rule 12.2); none in Gondor.
    pub points: Option<u8>,
    /// How many of the three Rohan or Gondor regions the Shadow controls (rule 3.7).
    pub regions: u8,
    /// The two sides, the Free Peoples first.
    pub sides: Vec<SideView>,
    /// Areas and recruitment areas with something in them.
    pub areas: Vec<AreaView>,
    /// The Characters of the scenario.
    pub characters: Vec<CharacterView>,
    /// The Commander; none once nobody follows the one who is eliminated.
    pub commander: Option<Character>,
    /// This round's location.
    pub location: Option<Location>,
    /// The Action tokens of the Free Peoples.
    pub action_tokens: ActionTokens,
    /// Leadership tokens that the Shadow has set aside (rule 5.4).
    pub set_aside: u8,
    /// Fate.
    pub fate: FateView,
    /// The decks of the scenario.
    pub decks: Vec<DeckView>,
    /// The pools of Recruitment tokens.
    pub pools: Vec<PoolView>,
    /// Cards on the table.
    pub table: Vec<Card>,
    /// The card that is being carried out.
    pub resolving: Option<Card>,
    /// What is not allowed until the end of the round.
    pub bans: BansView,
    /// The Entwood; none in Gondor.
    pub entwood: Option<EntwoodView>,
    /// What only Gondor has; none in Rohan.
    pub gondor: Option<GondorView>,
    /// Dice on the table that were rolled for a Rally, an Ent attack, Catapults or a card.
    pub thrown: Vec<u8>,
    /// The figures being chosen, or the group on its way.
    pub group: Option<GroupView>,
    /// The battle under way.
    pub battle: Option<BattlePicture>,
    /// The data pack that the table plays with; none for our own values (Appendix E).
    pub pack: Option<PackView>,
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
        let here = |character: &Character| state.book.characters[*character].here;
        let used = |deck: &Deck| state.book.deck.meets(deck.cards());
        let pools = Pool::ALL.into_iter().filter(|pool| pool.scenario() == state.scenario);
        let (rohan, gondor) = match state.scenario {
            Scenario::Rohan => (true, false),
            Scenario::Gondor => (false, true),
        };
        View {
            you,
            scenario: state.scenario,
            round: state.round,
            phase,
            acting: (phase == Some(Phase::Actions)).then_some(state.to_act),
            points: rohan.then(|| state.points()),
            regions: state.regions_of_shadow(),
            sides: Side::ALL.into_iter().map(|side| SideView::of(state, side, you)).collect(),
            areas: Vec::new(),
            characters: Character::ALL
                .into_iter()
                .filter(here)
                .map(|one| CharacterView::of(state, one))
                .collect(),
            commander: state.commander,
            location: state.location,
            action_tokens: ActionTokens::of(state),
            set_aside: state.set_aside,
            fate: FateView::of(state),
            decks: Deck::ALL.into_iter().filter(used).map(|deck| DeckView::of(state, deck, you)).collect(),
            pools: pools.map(|pool| PoolView::of(state, pool)).collect(),
            table: state.table.iter().collect(),
            resolving: state.notes.resolving,
            bans: BansView::of(state),
            entwood: rohan.then(|| EntwoodView::of(state)),
            gondor: gondor.then(|| GondorView::of(state)),
            thrown: state.notes.thrown.dice().to_vec(),
            group: GroupView::chosen(state),
            battle: state.battle_picture(you),
            pack: PackView::of(state, you),
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
            && self.barred == other.barred
            && self.lost == other.lost
            && self.sections_lost == other.sections_lost
            && self.tokens == other.tokens
            && (self.ents, self.entwood) == (other.ents, other.entwood)
            && self.notes.chain == other.notes.chain
            && self.nazgul == other.nazgul
            && self.towers == other.towers
            && self.catapults == other.catapults
            && self.woses == other.woses
            // What cards and abilities add to Leadership.
            && self.table == other.table
            && self.bans.abilities == other.bans.abilities
            && self.book == other.book
            && self.lifted().map(|party| party.characters) == other.lifted().map(|party| party.characters)
    }
}
