//! Recruiting, rallying, engines (rules 7.3, 7.6, 9.4, 9.9, 9.10): questions and steps.

use crate::ids::{Area, Pool, Side, Unit};
use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Questions about recruiting, rallying and engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum MusterAsk {
    /// D12: which Recruitment token is flipped; so many more.
    Flip {
        /// How many more.
        left: u8,
        /// How many of them must be flipped.
        least: u8,
        /// Whether each in another area.
        apart: bool,
    },
    /// D12: which unit comes instead of one that has no figure left (rule 7.3.5).
    Substitute {
        /// Which has none.
        unit: Unit,
        /// Where.
        area: Area,
    },
    /// D38: of which nation a token is placed and flipped (rule 9.4.2).
    Nation {
        /// Where.
        area: Area,
    },
    /// D12: in which recruitment area of the Free Peoples a token is placed (rules 7.8.1, 9.9.1).
    PlaceToken,
    /// D12: which Army is rallied; so many more.
    Rally {
        /// How many more.
        left: u8,
        /// The number that succeeds.
        success: u8,
        /// Whether one must be chosen.
        must: bool,
    },
    /// D18: how many failed dice of a Rally are rolled again.
    RallyAgain {
        /// Where.
        area: Area,
        /// The most.
        most: u8,
        /// The number that succeeds.
        success: u8,
    },
    /// D12: which engine is built where; so many more.
    Build {
        /// How many more.
        left: u8,
    },
    /// D26: what the Catapults fire at.
    CatapultTarget,
    /// D27: whether the Woses lead the Riders (rule 9.9.5).
    Woses,
}

impl MusterAsk {
    /// Its kind, as journals record it.
    pub const fn kind(&self) -> &'static str {
        match self {
            MusterAsk::Flip { .. } => "flip-token",
            MusterAsk::Substitute { .. } => "substitute",
            MusterAsk::Nation { .. } => "nation",
            MusterAsk::PlaceToken => "place-token",
            MusterAsk::Rally { .. } => "rally",
            MusterAsk::RallyAgain { .. } => "rally-again",
            MusterAsk::Build { .. } => "build",
            MusterAsk::CatapultTarget => "catapult-target",
            MusterAsk::Woses => "woses",
        }
    }

    /// The rule that asks it.
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            MusterAsk::Flip { .. } => "7.3.1",
            MusterAsk::Substitute { .. } => "7.3.5",
            MusterAsk::Nation { .. } => "9.4.2",
            MusterAsk::PlaceToken => "9.9.1",
            MusterAsk::Rally { .. } | MusterAsk::RallyAgain { .. } => "7.6.1",
            MusterAsk::Build { .. } => "9.10.1",
            MusterAsk::CatapultTarget => "9.10.5",
            MusterAsk::Woses => "9.9.5",
        })
    }
}

/// Steps of recruiting, rallying and engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MusterFrame {
    /// Service: tokens of the side in the areas of `notes.eligible` are flipped, the player choosing, so many more.
    Recruit {
        /// Whose.
        side: Side,
        /// How many more.
        left: u8,
        /// How many of them must be flipped, as far as there are any.
        least: u8,
        /// Whether each in another area (`notes.done`).
        apart: bool,
    },
    /// Service: a token is flipped: one that lies there if `lying`, else a new one from the pool (rules 1.11, 7.3.2).
    Flip {
        /// The pool.
        pool: Pool,
        /// Where.
        area: Area,
        /// Whether it lay there.
        lying: bool,
    },
    /// The units of the token that was shown are placed, so many more (rules 7.3.2, 7.3.5).
    Muster {
        /// The unit.
        unit: Unit,
        /// Where.
        area: Area,
        /// How many more.
        left: u8,
    },
    /// Service: units have been placed in an area: Ents may attack Shadow units there (rule 8.6.11), then the limit holds
    /// (rule 7.3.3).
    Placed {
        /// Where.
        area: Area,
    },
    /// Service: tokens are placed and flipped with the Army there, one after the other, the nation chosen by 9.4.2.
    PlaceAndFlip {
        /// Whose.
        side: Side,
        /// Where.
        area: Area,
        /// How many more.
        left: u8,
        /// Of which pool; chosen if none is named.
        pool: Option<Pool>,
    },
    /// Service: tokens are placed face down in the recruitment areas of the Free Peoples: both if two (rule 9.9.1).
    PlaceTokens {
        /// How many.
        n: u8,
    },
    /// Service: Armies of the areas in `notes.eligible` are rallied, so many more (rule 7.6).
    Rally {
        /// Whose.
        side: Side,
        /// How many more.
        left: u8,
        /// The number that succeeds.
        success: u8,
        /// Whether one must be chosen if there is one.
        must: bool,
    },
    /// An Army's Rally begins: as many dice as it has units (rule 7.6.1).
    RallyArmy {
        /// Where.
        area: Area,
        /// The number that succeeds.
        success: u8,
    },
    /// An Army's Rally: dice, so many more.
    RallyDice {
        /// Where.
        area: Area,
        /// How many more.
        left: u8,
        /// The number that succeeds.
        success: u8,
        /// Whether it is the second roll.
        again: bool,
    },
    /// Service: engines are built, up to so many (rule 9.10.2).
    Build {
        /// How many more.
        left: u8,
    },
    /// Service: the Catapults fire (rule 9.10.5).
    Fire,
    /// The Catapults' dice, so many more.
    CatapultDice {
        /// How many more.
        left: u8,
        /// At this section; at the Army if none is named.
        section: Option<crate::ids::Section>,
    },
}
