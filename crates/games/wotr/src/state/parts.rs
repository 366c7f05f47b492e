//! What a position is made of.

use crate::figures::{Figures, Place};
use crate::ids::{
    BySide, Card, Character, Characters, Face, FreeNation, Nations, Region, Side, TileBag, Units,
};
use armies::{ActionDice, Group};
use arrayvec::ArrayVec;
use kit::ById;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// How many people play (chapter 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Scenario {
    /// Two players.
    TwoPlayer,
    /// Three players: one Free Peoples player, two Shadow players.
    ThreePlayer,
    /// Four players in two teams.
    FourPlayer,
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// For how many players.
    pub scenario: Scenario,
}

/// How a game ended (chapter 13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Rule 13.1: twelve Corruption.
    Corruption,
    /// Rule 13.2: the Crack of Doom.
    RingDestroyed,
    /// Rule 13.3: ten victory points for the Shadow.
    ShadowConquest,
    /// Rule 13.3: four victory points for the Free Peoples.
    FreePeoplesConquest,
}

impl Ending {
    /// Its written name.
    pub const fn slug(self) -> &'static str {
        match self {
            Ending::Corruption => "corruption",
            Ending::RingDestroyed => "ring-destroyed",
            Ending::ShadowConquest => "shadow-conquest",
            Ending::FreePeoplesConquest => "free-peoples-conquest",
        }
    }

    /// The side that it makes the winner.
    pub const fn winner(self) -> Side {
        match self {
            Ending::Corruption | Ending::ShadowConquest => Side::Shadow,
            Ending::RingDestroyed | Ending::FreePeoplesConquest => Side::FreePeoples,
        }
    }
}

/// The Fellowship (chapter 11). The Companions in it are those whose [`Spot`](crate::figures::Spot) says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fellowship {
    /// The Ring-bearers figure.
    pub region: Region,
    /// Progress.
    pub progress: u8,
    /// Whether it is Hidden.
    pub hidden: bool,
    /// Corruption.
    pub corruption: u8,
    /// The step of the Mordor Track, once it is there.
    pub mordor: Option<u8>,
    /// The Guide; none means Gollum.
    pub guide: Option<Character>,
}

/// Hunt tiles (rules 10.9, 10.10). A tile in none of these is set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tiles {
    /// In the Hunt Pool.
    pub pool: TileBag,
    /// Drawn.
    pub drawn: TileBag,
    /// Removed for good.
    pub removed: TileBag,
    /// Special tiles in play that wait for the Mordor Track.
    pub waiting: TileBag,
}

/// The Action dice of a side. Those in the Hunt Box lie there.
pub type Dice = ActionDice<Face, { Face::COUNT }>;

/// How many Elven Rings there are.
pub const RINGS: u8 = 3;

/// Things noted for the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnNotes {
    /// Which sides have used an Elven Ring this turn (rule 6.14).
    pub ring_used: BySide<bool>,
    /// Whether the Free Peoples took a die out of the Hunt Box in phase 1 (rule 5.2.1).
    pub took_from_hunt_box: bool,
    /// Whether the Fellowship moved or hid on the Mordor Track (rule 11.9.6).
    pub mordor_attempt: bool,
    /// Whether the Mouth of Sauron was the messenger (rule 6.17).
    pub messenger: bool,
    /// Which sides' partners have swapped a card (rule 14.3): everybody sees that they do.
    pub swapped: BySide<bool>,
}

/// Regulars and Elites of each Free Peoples Nation.
pub type FreeUnits = ById<FreeNation, Units, { FreeNation::COUNT }>;

/// Units of a group of several Nations that acted, where they are now (rule 14.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spent {
    /// Where they stand.
    pub place: Place,
    /// Regulars and Elites of each Free Peoples Nation.
    pub units: FreeUnits,
}

/// What the Free Peoples player of a three-player game used last (rule 14.11).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastUse {
    /// The Nations that were recruited, advanced, or made up a group that acted.
    pub nations: Nations,
    /// The units of groups of several Nations that acted. Two Armies move with one die at most, and a battle parts one
    /// Army into two.
    pub units: ArrayVec<Spent, 4>,
}

/// Rules up to version 2 had the region of one Army instead of the units. Without units the hash is as it was, so that
/// the check hashes of older journals hold where the rules have not changed.
impl Hash for LastUse {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.nations.hash(state);
        self.units.first().map(|spent| spent.place.region()).hash(state);
        for spent in &self.units {
            spent.hash(state);
        }
    }
}

/// Things noted for the action under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ActionNotes {
    /// The card that is being resolved as an event.
    pub(crate) resolving: Option<Card>,
    /// Whether the partners' units in the region are one Army (rule 14.8).
    pub(crate) mixed: bool,
    /// What the Free Peoples player of a three-player game uses with it (rule 14.11).
    pub(crate) this_use: LastUse,
    /// How many units partners have removed from one region in turn (rule 14.8).
    pub(crate) trims: u8,
    /// The figures being chosen for a move, an attack or an advance; or the group on its way.
    pub(crate) group: Group<Figures>,
    /// Groups that have moved, and where they are now (rule 8.4.3).
    pub(crate) moved: ArrayVec<(Region, Figures), 4>,
    /// The places of Nazgûl that have flown.
    pub(crate) flown: ArrayVec<Place, 9>,
    /// Characters that have moved.
    pub(crate) characters_moved: Characters,
    /// What the dice of a card have come to so far.
    pub(crate) tally: u8,
}
