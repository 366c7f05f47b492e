//! Positions and facts in words, for case files. `docs/cases.md` lists them.

mod build;
mod facts;
mod possible;
mod reference;

use crate::figures::{Figure, Place, Spot};
use crate::ids::{Card, Character, Deck, Face, Nation, Side, Tile};
use crate::map::Region;
use crate::seats::SeatName;
use crate::state::{Setup, State};
use crate::view::Phase;
use build::Builder;
use cases::{CaseFault, CaseGame};
use serde::Deserialize;

/// Several figures that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Several {
    /// How many.
    pub count: u8,
    /// Which.
    pub figure: Figure,
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The turn begins: dice are taken back.
    Recover,
    /// The Fellowship phase.
    Fellowship,
    /// The Hunt allocation.
    Allocate,
    /// The Action roll of the dice given by `to-roll`.
    Roll,
    /// The seat takes the next action.
    Act(SeatName),
    /// The end of the Action resolution.
    EndOfActions,
    /// The check of victory.
    Victory,
    /// The side attacks from one region into another, or in the same one: the battle begins. There is no rearguard.
    Battle(Side, Region, Region),
    /// The seat plays the card of its hand as an event with an Event die.
    Event(SeatName, Card),
    /// The Fellowship moves, paid with a Character die.
    MoveFellowship,
    /// The Fellowship is revealed.
    Reveal,
    /// A card does this many hits to the side's Army in the place.
    Hits(Place, Side, u8),
    /// The action is over: what comes after every action is done.
    AfterAction,
}

/// One line of `given`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// The Armies of the set-up are in their places (rule 4.8); otherwise the map is empty.
    Setup,
    /// All figures are taken out of these regions.
    Clear(Vec<Region>),
    /// Figures in a region, besides those that are there; they come from the reinforcements.
    At(Region, Vec<Several>),
    /// Figures inside a besieged Stronghold; they come from the reinforcements.
    Inside(Region, Vec<Several>),
    /// How many figures are left in the reinforcements; the others of the kind are casualties.
    Reinforcements(Vec<Several>),
    /// Free Peoples figures that are casualties.
    Casualties(Vec<Several>),
    /// Characters that are out of the game.
    Gone(Vec<Character>),
    /// The Companions in the Fellowship; others of the first seven that no line puts on the map are out of the game.
    Companions(Vec<Character>),
    /// The Guide; `-` is Gollum.
    Guide(Option<Character>),
    /// Where the Ring-bearers are.
    Fellowship(Region),
    /// Progress.
    Progress(u8),
    /// The Fellowship is Revealed.
    Revealed,
    /// Corruption.
    Corruption(u8),
    /// The step of the Mordor Track.
    Mordor(u8),
    /// The Fellowship has moved or hidden on the Mordor Track this turn.
    MordorAttempt,
    /// The side controls these Settlements.
    Control(Side, Vec<Region>),
    /// A Nation's steps to war and whether it is active.
    Politics(Nation, u8, bool),
    /// Nations that are At War, and active.
    AtWar(Vec<Nation>),
    /// Nations that are active.
    Active(Vec<Nation>),
    /// The turn.
    Turn(u16),
    /// A side's unused dice.
    Dice(Side, Vec<Face>),
    /// A side's used dice.
    Used(Side, u8),
    /// A side's dice in the Hunt Box.
    HuntBox(Side, u8),
    /// A side's dice that have still to be rolled.
    ToRoll(Side, u8),
    /// The Free Peoples took a die out of the Hunt Box in phase 1.
    TookFromHuntBox,
    /// A side's Elven Rings.
    Rings(Side, u8),
    /// The side has used a Ring this turn.
    RingUsed(Side),
    /// The Mouth of Sauron has been the messenger this turn.
    MessengerUsed,
    /// Cards in a seat's hand.
    Hand(SeatName, Vec<Card>),
    /// All that is left in a deck; cards of the deck that no line names are discarded.
    Deck(Deck, Vec<Card>),
    /// Cards on the table.
    Table(Vec<Card>),
    /// Cards on the table that belong to the second player of their side.
    PartnersTable(Vec<Card>),
    /// Discarded cards, face down.
    Discard(Vec<Card>),
    /// Discarded cards that everybody has seen.
    Seen(Vec<Card>),
    /// All tiles of the Hunt Pool; the other standard tiles are drawn.
    Pool(Vec<Tile>),
    /// Drawn tiles.
    Drawn(Vec<Tile>),
    /// Tiles removed for good.
    Removed(Vec<Tile>),
    /// Special tiles in play that wait for the Mordor Track.
    Waiting(Vec<Tile>),
    /// The seat leads its side this turn.
    Leads(SeatName),
    /// The Nation that the Free Peoples of a three-player game used with the last action.
    LastNation(Nation),
    /// The region with the units that they used with it (rule 14.11).
    LastArmy(Region),
    /// Where the game is.
    Step(Step),
}

/// One fact about the position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The turn.
    Turn(u16),
    /// The phase of the turn.
    Phase(Phase),
    /// Who acts.
    Acts(SeatName),
    /// Who leads the side.
    Leads(SeatName),
    /// All figures in a region's field, of both sides, exactly; if none are named, nobody is there.
    At(Region, Vec<Several>),
    /// All figures inside a besieged Stronghold, exactly.
    Inside(Region, Vec<Several>),
    /// How many of a figure are in a place.
    Count(Several, Place),
    /// The side that is besieged in a region; `-` if none is.
    Besieged(Region, Option<Side>),
    /// Where a Character is.
    Where(Character, Spot),
    /// How many of a figure are in the reinforcements.
    Reinforcements(Several),
    /// How many of a figure are casualties.
    Casualties(Several),
    /// Who controls a Settlement.
    Control(Region, Side),
    /// A side's victory points.
    Points(Side, u8),
    /// What a player's Nations have taken, less what they have lost, in a game of teams.
    Credit(SeatName, i8),
    /// Steps to war.
    Steps(Nation, u8),
    /// Whether a Nation is active.
    Active(Nation, bool),
    /// Where the Ring-bearers are.
    Fellowship(Region),
    /// Progress.
    Progress(u8),
    /// Whether the Fellowship is Hidden.
    Hidden(bool),
    /// Corruption.
    Corruption(u8),
    /// The step of the Mordor Track.
    Mordor(Option<u8>),
    /// The Guide; `-` is Gollum.
    Guide(Option<Character>),
    /// The Companions in the Fellowship, exactly.
    Companions(Vec<Character>),
    /// A side's unused dice, exactly.
    Dice(Side, Vec<Face>),
    /// A side's used dice.
    Used(Side, u8),
    /// A side's dice in the Hunt Box.
    HuntBox(Side, u8),
    /// A side's dice that have still to be rolled.
    ToRoll(Side, u8),
    /// How many dice a side has next turn, as things are.
    NextPool(Side, u8),
    /// A side's Elven Rings.
    Rings(Side, u8),
    /// A hand, exactly.
    Hand(SeatName, Vec<Card>),
    /// Cards that are in a hand, among others.
    HandHas(SeatName, Vec<Card>),
    /// The size of a hand.
    HandSize(SeatName, usize),
    /// The size of a deck.
    DeckSize(Deck, usize),
    /// The cards on the table, exactly.
    Table(Vec<Card>),
    /// Cards that are discarded, among others.
    Discarded(Vec<Card>),
    /// How many dice a side threw in the Combat roll of the round.
    Thrown(Side, u8),
    /// How many dice a side threw again in the Leader re-roll of the round.
    ThrownAgain(Side, u8),
    /// How many points of Leadership a side has forfeited in the round.
    Forfeited(Side, u8),
    /// The Companions who have forfeited their Leadership in the round, exactly.
    ForfeitedBy(Vec<Character>),
    /// The tiles of the Hunt Pool, exactly.
    Pool(Vec<Tile>),
    /// The drawn tiles, exactly.
    Drawn(Vec<Tile>),
    /// The tiles removed for good, exactly.
    Removed(Vec<Tile>),
    /// The special tiles that wait, exactly.
    Waiting(Vec<Tile>),
}

impl CaseGame for State {
    type Given = Given;
    type Fact = Fact;

    fn answers(ask: &crate::action::Ask) -> &'static [&'static str] {
        reference::answers(ask)
    }

    fn position(setup: &Setup, given: &[(usize, Given)]) -> Result<State, CaseFault> {
        let first = given.first().map_or(0, |(line, _)| *line);
        let at = |line: usize| move |what: String| CaseFault { line, what };
        let mut builder = Builder::new(setup).map_err(at(first))?;
        // The order of the lines does not matter: figures are put down after the map is set up and cleared, and what
        // is left is counted when the others have their places.
        let order = |given: &Given| match given {
            Given::Setup => 0,
            Given::Clear(_) => 1,
            Given::AtWar(_) | Given::Active(_) | Given::Pool(_) | Given::Reinforcements(_) => 3,
            Given::LastArmy(_) => 4,
            _ => 2,
        };
        let mut lines: Vec<&(usize, Given)> = given.iter().collect();
        lines.sort_by_key(|(_, given)| order(given));
        for (line, given) in lines {
            builder.take(given).map_err(at(*line))?;
        }
        let step = given.iter().rfind(|(_, given)| matches!(given, Given::Step(_)));
        builder.finish(step.map_or(first, |(line, _)| *line))
    }

    fn fact(&self, fact: &Fact) -> Result<(), String> {
        self.check_fact(fact)
    }
}
