//! Positions and facts in words, for case files. `docs/cases.md` lists them.

mod build;
mod facts;
mod reference;

use crate::action::Place;
use crate::cards::Token;
use crate::ids::{Battleground, Card, Path, SeatName, Side};
use crate::state::{Setup, State};
use cases::{CaseFault, CaseGame};
use serde::Deserialize;

/// A location by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Location {
    /// A path.
    Path(Path),
    /// A battleground.
    Battleground(Battleground),
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The round begins with its Location step.
    Location,
    /// The seat is on turn in the Action step.
    Turn(SeatName),
    /// This location is activated now, in the Location step.
    Activate(Location),
    /// The Combat step begins.
    Combat,
    /// The combat at this location begins, in the Combat step.
    Fight(Place),
    /// The victory check comes next.
    Victory,
    /// The Draw step begins.
    Draw,
}

/// One line of `given`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// The round, 1 to 9.
    Round(u8),
    /// The seat with the starting player token.
    Start(SeatName),
    /// The slot of the turn order with the token, from 0: Gandalf has two in the three-player Duel.
    StartSlot(u8),
    /// Cards in a seat's hand.
    Hand(SeatName, Vec<Card>),
    /// A seat's whole draw deck; cards of the seat that no line names are eliminated.
    Deck(SeatName, Vec<Card>),
    /// This card of the draw deck lies on top, and its owner knows it.
    Top(SeatName, Card),
    /// Cards in a seat's cycle pile.
    Cycle(SeatName, Vec<Card>),
    /// Cards in a seat's eliminated pile.
    Eliminated(SeatName, Vec<Card>),
    /// Cards in their owners' reserves, played in an earlier round.
    Reserve(Vec<Card>),
    /// Cards in their owners' reserves, played this round.
    Fresh(Vec<Card>),
    /// Cards that have been played this round already (rule 7.1.4), wherever they are now.
    Played(Vec<Card>),
    /// Items on a character.
    On(Card, Vec<Card>),
    /// The active path.
    Path(Path),
    /// The number of the path activated last, if none is active.
    LastPath(u8),
    /// An active battleground.
    Battleground(Battleground),
    /// An active battleground whose printed defence does not count (rule 4.3.7).
    BattlegroundWithoutDefence(Battleground),
    /// Armies and characters at an active location.
    At(Place, Vec<Card>),
    /// Tokens on a location.
    Tokens(Place, Token, u8),
    /// Path attack tokens on Gorbag & Shagrat.
    CardTokens(u8),
    /// Battlegrounds in a scoring area.
    Scored(Side, Vec<Battleground>),
    /// Paths in a scoring area.
    PathsScored(Side, Vec<Path>),
    /// Paths out of the game.
    PathsOut(Vec<Path>),
    /// Corruption tokens.
    Corruption(u8),
    /// Whether a seat's Ring token is unused.
    Ring(SeatName, bool),
    /// The Palantír of Orthanc has been used this round.
    PalantirUsed,
    /// The Red Arrow is in force.
    RedArrow,
    /// The Three Hunters is in force.
    ThreeHunters,
    /// Seats that have passed since the last action.
    Passed(Vec<SeatName>),
    /// The mode's last path has had its combat this round.
    LastPathFought,
    /// Where the game is.
    Step(Step),
}

/// Where a battleground or path is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whereabouts {
    /// In its deck.
    Deck,
    /// Active.
    Active,
    /// Active, its printed defence not counting.
    ActiveWithoutDefence,
    /// In the Free Peoples' scoring area.
    Free,
    /// In the Shadow's scoring area.
    Shadow,
    /// Out of the game.
    Out,
    /// Not part of the mode.
    Absent,
}

/// One fact about the position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The round.
    Round(u8),
    /// The starting player.
    Start(SeatName),
    /// The seat on turn.
    Turn(SeatName),
    /// A hand, exactly; with no card after the seat, it is empty.
    Hand(SeatName, Vec<Card>),
    /// Cards that are in a hand, among others.
    HandHas(SeatName, Vec<Card>),
    /// The size of a hand.
    HandSize(SeatName, usize),
    /// Cards that are in a draw deck, among others.
    DeckHas(SeatName, Vec<Card>),
    /// The size of a draw deck.
    DeckSize(SeatName, usize),
    /// The known top card of a draw deck; `-` if none is known.
    Top(SeatName, Option<Card>),
    /// A cycle pile, exactly.
    Cycle(SeatName, Vec<Card>),
    /// Cards that are in a cycle pile, among others.
    CycleHas(SeatName, Vec<Card>),
    /// The size of a cycle pile.
    CycleSize(SeatName, usize),
    /// An eliminated pile, exactly.
    Eliminated(SeatName, Vec<Card>),
    /// Cards that are in an eliminated pile, among others.
    EliminatedHas(SeatName, Vec<Card>),
    /// The size of an eliminated pile.
    EliminatedSize(SeatName, usize),
    /// The size of a set drawn aside or looked at.
    AsideSize(SeatName, usize),
    /// A reserve, exactly, items left out.
    Reserve(SeatName, Vec<Card>),
    /// The cards that were played to reserve this round, exactly.
    Fresh(Vec<Card>),
    /// The armies and characters at a location, exactly.
    At(Place, Vec<Card>),
    /// The items on a character, exactly.
    On(Card, Vec<Card>),
    /// Where a battleground is: in its deck, active, in a scoring area, not in the mode.
    Battleground(Battleground, Whereabouts),
    /// Where a path is: unused (`deck`), active, in a scoring area, out of the game, not in the mode.
    Path(Path, Whereabouts),
    /// Tokens on a location.
    Tokens(Place, Token, u8),
    /// Path attack tokens on Gorbag & Shagrat.
    CardTokens(u8),
    /// Corruption tokens.
    Corruption(u8),
    /// A side's score.
    Score(Side, u8),
    /// A carryover limit.
    Limit(SeatName, u8),
    /// Whether a Ring token is unused.
    Ring(SeatName, bool),
    /// Attack icons and what the location left of them, in the combat being resolved; none if there is none.
    Combat(Option<(u8, u8)>),
}

impl CaseGame for State {
    type Given = Given;
    type Fact = Fact;

    fn answers(ask: &crate::action::Ask) -> &'static [&'static str] {
        reference::answers(ask)
    }

    fn position(setup: &Setup, given: &[(usize, Given)]) -> Result<State, CaseFault> {
        build::position(setup, given)
    }

    fn fact(&self, fact: &Fact) -> Result<(), String> {
        self.check_fact(fact)
    }
}
