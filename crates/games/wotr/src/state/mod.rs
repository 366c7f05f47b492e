//! One position of the game, and what can be asked about it.

mod armies;
mod cards;
mod parts;
mod places;
mod players;
mod saved;

pub use crate::ids::{Cards, Regions};
pub(crate) use parts::ActionNotes;
pub use parts::{
    Dice, Ending, Fellowship, FreeUnits, LastUse, RINGS, Scenario, Setup, Spent, Tiles, TurnNotes,
};

use crate::action::Ask;
use crate::battle::Battle;
use crate::figures::{Mark, Spot, Troops};
use crate::frame::{Frame, TurnStep};
use crate::hunt::Hunt;
use crate::ids::{
    ByCharacter, ByNation, BySide, Card, Character, Nation, Region, Side, Stronghold, Tile, TileBag,
};
use crate::setup;
use ::armies::Stacks;
use kernel::flow::Flow;
use kernel::{Seat, SetupError};
use kit::ById;
use serde::{Deserialize, Serialize};

/// One position. How it is hashed and saved is in `saved`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) flow: Flow<Frame, Ask>,
    field: Stacks<Region, ById<Region, Troops, { Region::COUNT }>, { Mark::COUNT }>,
    inside: Stacks<Stronghold, ById<Stronghold, Troops, { Stronghold::COUNT }>, { Mark::COUNT }>,
    pub(crate) spots: ByCharacter<Spot>,
    pub(crate) reinforcements: Troops,
    /// Free Peoples figures out of the game.
    pub(crate) casualties: Troops,
    /// The Settlements that the Shadow controls.
    pub(crate) shadow_control: Regions,
    /// Steps to war.
    pub(crate) steps: ByNation<u8>,
    pub(crate) active: ByNation<bool>,
    pub(crate) fellowship: Fellowship,
    pub(crate) tiles: Tiles,
    pub(crate) dice: BySide<Dice>,
    /// Dice in the Hunt Box.
    pub(crate) hunt_box: BySide<u8>,
    pub(crate) rings: BySide<u8>,
    /// Cards in the four decks.
    pub(crate) deck: Cards,
    /// By seat.
    pub(crate) hands: [Cards; 4],
    pub(crate) table: Cards,
    pub(crate) discard: Cards,
    /// Cards that everybody has seen.
    pub(crate) known: Cards,
    /// The cards on the table that belong to the second player of their side (rule 14.15).
    pub(crate) second_players: Cards,
    /// The card that a player offers his partner (rule 14.3).
    pub(crate) offer: Option<Card>,
    pub(crate) turn: u16,
    pub(crate) notes: TurnNotes,
    /// The Leading Player of each side (rule 14.2).
    pub(crate) leading: BySide<Seat>,
    /// Who acts next for each side.
    pub(crate) next_actor: BySide<Seat>,
    /// The side whose turn to act it is.
    pub(crate) to_act: Side,
    /// Who takes the action that is under way.
    pub(crate) acting: Seat,
    pub(crate) last_use: LastUse,
    pub(crate) action: ActionNotes,
    pub(crate) battle: Option<Battle>,
    pub(crate) hunt: Hunt,
    /// The captured Settlements that the second player of the captor's side took (rule 14.12).
    pub(crate) second_captors: Regions,
    /// Victory points that each player's Nations took in a game of teams, by seat (rule 14.12).
    pub(crate) credit: [i8; 4],
    pub(crate) ended: Option<Ending>,
}

impl State {
    /// The position before the first turn (chapter 4).
    pub(crate) fn blank(setup: &Setup) -> Result<State, SetupError> {
        let mut state = State {
            setup: setup.clone(),
            flow: Flow::new(Frame::Turn(TurnStep::Recover)),
            field: Stacks::default(),
            inside: Stacks::default(),
            spots: ByCharacter::all(Spot::Aside),
            reinforcements: Troops::NONE,
            casualties: Troops::NONE,
            shadow_control: Regions::EMPTY,
            steps: ByNation::from_fn(Nation::steps_at_start),
            active: ByNation::from_fn(Nation::active_at_start),
            fellowship: Fellowship {
                region: Region::Rivendell,
                progress: 0,
                hidden: true,
                corruption: 0,
                mordor: None,
                guide: Some(Character::GandalfTheGrey),
            },
            tiles: Tiles {
                pool: TileBag::from_fn(|tile: Tile| if tile.is_standard() { tile.count() } else { 0 }),
                drawn: TileBag::EMPTY,
                removed: TileBag::EMPTY,
                waiting: TileBag::EMPTY,
            },
            dice: BySide::all(Dice::NONE),
            hunt_box: BySide::all(0),
            rings: BySide::new([RINGS, 0]),
            deck: Cards::all(),
            hands: [Cards::EMPTY; 4],
            table: Cards::EMPTY,
            discard: Cards::EMPTY,
            known: Cards::EMPTY,
            second_players: Cards::EMPTY,
            offer: None,
            turn: 0,
            notes: TurnNotes::default(),
            leading: BySide::all(Seat(0)),
            next_actor: BySide::all(Seat(0)),
            to_act: Side::FreePeoples,
            acting: Seat(0),
            last_use: LastUse::default(),
            action: ActionNotes::default(),
            battle: None,
            hunt: Hunt::default(),
            second_captors: Regions::EMPTY,
            credit: [0; 4],
            ended: None,
        };
        setup::place(&mut state);
        Ok(state)
    }
}
