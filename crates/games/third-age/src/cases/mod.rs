//! Positions and facts in words, for case files. `docs/cases.md` lists them.

mod build;
mod facts;
mod lines;
mod possible;
mod reference;
#[cfg(test)]
mod tests;

pub use lines::{Fact, Given};

use crate::figures::Spot;
use crate::ids::{Area, Face, Leader, Tile, TokenFace, Unit};
use crate::state::{Setup, State};
use build::Builder;
use cases::{CaseFault, CaseGame};
use kernel::words;
use serde::Deserialize;
use serde::de::{Deserializer, Error};

kit::ids! {
    /// What an Army has: units, Leaders, Leadership tokens, Damage.
    pub enum Piece: u8 {
        /// Rohan Footmen.
        RohanFootmen = "rohan-footmen",
        /// Archers.
        Archers = "archers",
        /// Rohan Riders.
        RohanRiders = "rohan-riders",
        /// Gondor Footmen.
        GondorFootmen = "gondor-footmen",
        /// Gondor Archers.
        GondorArchers = "gondor-archers",
        /// Gondor Knights.
        GondorKnights = "gondor-knights",
        /// Uruk-hai.
        UrukHai = "uruk-hai",
        /// Warg Riders.
        WargRiders = "warg-riders",
        /// Half-orcs.
        HalfOrcs = "half-orcs",
        /// Dunlendings.
        Dunlendings = "dunlendings",
        /// Mordor Orcs.
        MordorOrcs = "mordor-orcs",
        /// Black Uruks.
        BlackUruks = "black-uruks",
        /// Olog-hai.
        OlogHai = "olog-hai",
        /// Southron Horsemen.
        SouthronHorsemen = "southron-horsemen",
        /// Easterling Infantry.
        EasterlingInfantry = "easterling-infantry",
        /// Mûmakil.
        Mumakil = "mumakil",
        /// Leaders of Rohan.
        LeadersRohan = "leaders-rohan",
        /// Leaders of Gondor.
        LeadersGondor = "leaders-gondor",
        /// Leadership tokens.
        Leadership = "leadership",
        /// Damage tokens.
        Damage = "damage",
    }
}

impl Piece {
    /// The unit that it is, if it is one.
    pub fn unit(self) -> Option<Unit> {
        Unit::from_slug(self.slug())
    }

    /// The kind of Leader that it is, if it is one.
    pub fn leader(self) -> Option<Leader> {
        Leader::from_slug(self.slug())
    }
}

/// Several pieces of an Army that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Pieces {
    /// Which.
    pub piece: Piece,
    /// How many.
    pub count: u8,
}

/// Several Action dice that show the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct SomeDice {
    /// What they show.
    pub face: Face,
    /// How many.
    pub count: u8,
}

/// Several Fate tiles that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct SomeTiles {
    /// Which.
    pub tile: Tile,
    /// How many.
    pub count: u8,
}

/// Several Recruitment tokens with the same face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct SomeTokens {
    /// The face.
    pub face: TokenFace,
    /// How many.
    pub count: u8,
}

/// Where a Character is, in one word: an area or recruitment area, `shadow-box`, `entwood`, `aside`, `eliminated`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Whereabouts(#[serde(deserialize_with = "read_spot")] pub Spot);

/// The words that are no area.
const SPOTS: [(&str, Spot); 4] = [
    ("shadow-box", Spot::ShadowBox),
    ("entwood", Spot::Entwood),
    ("aside", Spot::Aside),
    ("eliminated", Spot::Eliminated),
];

fn read_spot<'de, D: Deserializer<'de>>(from: D) -> Result<Spot, D::Error> {
    let word = String::deserialize(from)?;
    let listed = SPOTS.iter().find(|(name, _)| *name == word).map(|(_, spot)| *spot);
    listed.or_else(|| Area::from_slug(&word).map(Spot::At)).ok_or_else(|| {
        let areas = Area::ALL.iter().map(|area| area.slug());
        let names: Vec<&str> = SPOTS.iter().map(|(name, _)| *name).chain(areas).collect();
        D::Error::custom(format!("nobody can be in `{word}`: {}", words::instead(&word, &names)))
    })
}

/// The word for a spot.
fn spot_word(spot: Spot) -> &'static str {
    match spot {
        Spot::At(area) => area.slug(),
        Spot::ShadowBox => "shadow-box",
        Spot::Entwood => "entwood",
        Spot::Aside => "aside",
        Spot::Eliminated => "eliminated",
        Spot::Track(_) => "the Fate Track",
    }
}

/// Where the game is in its round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Phase 1: a round begins, and both sides draw.
    Draw,
    /// Phase 2: the Shadow chooses a location.
    Shadow,
    /// Phase 3: a Fate tile is drawn.
    Fate,
    /// Phase 4: both sides roll the dice that have not been rolled.
    Roll,
    /// Phase 5: the side that acts takes the next action.
    Actions,
    /// Phase 6: the victory check and the end of the round.
    End,
}

impl CaseGame for State {
    type Given = Given;
    type Fact = Fact;

    const ANY_WORD: &'static str = "edoras";

    fn answers(ask: &crate::action::Ask) -> &'static [&'static str] {
        reference::answers(ask)
    }

    fn position(setup: &Setup, given: &[(usize, Given)]) -> Result<State, CaseFault> {
        let (builder, line) = Builder::read(setup, given)?;
        builder.finish(line)
    }

    fn fact(&self, fact: &Fact) -> Result<(), String> {
        self.check_fact(fact)
    }
}
