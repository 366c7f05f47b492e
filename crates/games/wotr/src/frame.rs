//! Frames: which procedure, at which step, with its local values.

use crate::action::{Ask, Deed, FlyBy, GroupFor, MarchBy, PartyBy};
use crate::battle::BattleFrame;
use crate::cards::CardFrame;
use crate::fellowship::FellowshipFrame;
use crate::figures::{Characters, Place};
use crate::hunt::HuntFrame;
use crate::ids::{Deck, Face, Kind, Nation, Side};
use crate::map::Region;
use kernel::Seat;
use kernel::flow;
use serde::{Deserialize, Serialize};

/// What a procedure of this game does next.
pub(crate) type Next = flow::Next<Frame, Ask>;

kit::ids! {
    /// One side after the other.
    pub enum Each: u8 {
        /// The Free Peoples.
        FreePeoples = "free-peoples",
        /// The Shadow.
        Shadow = "shadow",
        /// Both are done.
        Over = "over",
    }
}

impl Each {
    /// The side whose turn it is, and what comes after it; none when both are done.
    pub const fn side(self) -> Option<(Side, Each)> {
        match self {
            Each::FreePeoples => Some((Side::FreePeoples, Each::Shadow)),
            Each::Shadow => Some((Side::Shadow, Each::Over)),
            Each::Over => None,
        }
    }
}

/// Steps of a turn (rule 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnStep {
    /// Phase 1: dice are taken back.
    Recover,
    /// Phase 1: the seat with this number draws.
    Draw(u8),
    /// Phase 1: the seat's second card.
    DrawStrategy(u8),
    /// Phase 1: the seat's hand limit.
    HandLimit(u8),
    /// Phase 1: partners may swap cards.
    Swap(Each),
    /// Phase 2.
    Fellowship,
    /// Phase 3.
    Allocate,
    /// Phase 4: dice are rolled, one by one.
    Roll(Each),
    /// Phase 5.
    Actions,
    /// The end of phase 5 (rule 11.9.6).
    EndOfActions,
    /// Phase 6.
    Victory,
}

/// Why hits are taken (rules 7.10, 9.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HitsBy {
    /// A battle: the figures in the battle take them.
    Battle,
    /// A card: the whole Army takes them; Characters and Nazgûl survive.
    Card,
    /// A card that kills Nazgûl and Minions with the Army.
    CardKillingAll,
}

/// What a card puts on the board (rule 7.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Recruits {
    /// Units of this kind.
    Units(Kind),
    /// Units, each of either kind at the player's choice.
    Either,
    /// Leaders.
    Leaders,
    /// Nazgûl.
    Nazgul,
}

/// A procedure at one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// One turn.
    Turn(TurnStep),
    /// Cards are drawn from a deck for a seat.
    Draw {
        /// For whom.
        seat: Seat,
        /// From which deck.
        deck: Deck,
        /// How many more.
        left: u8,
    },
    /// A hand is brought down to its limit (rule 5.2.4).
    HandLimit(Seat),
    /// The next action (rule 5.6).
    Act,
    /// The action is over: the die is put where it belongs, then rule 6.16.
    ActionDone {
        /// The die.
        face: Face,
        /// What it was used for.
        deed: Deed,
    },
    /// Rule 6.16, at one of its steps.
    AfterAction(u8),
    /// A table card whose condition fails is discarded (rule 7.8).
    Void(crate::ids::Card),
    /// An Event result paid for a card: draws of the Guide and the Palantír (rule 7.15).
    AfterEvent(crate::ids::Card),
    /// Armies move (rule 8.4).
    March {
        /// By what.
        by: MarchBy,
        /// How many more Armies.
        left: u8,
    },
    /// Figures are about to be chosen: partners may have to agree (rule 14.8).
    Choose(GroupFor),
    /// The player is asked who goes.
    Gather(GroupFor),
    /// The group is lifted and goes (rules 7.12, 8.4).
    Depart(GroupFor),
    /// The group on its way has come to a region.
    Arrive {
        /// By what.
        by: MarchBy,
        /// Where it is.
        at: Region,
        /// How many more regions it may go.
        left: u8,
    },
    /// The Voice of Saruman.
    Voice(Deed),
    /// Companions move (rule 8.5).
    Companions(PartyBy),
    /// The party arrives (rules 8.5, 11.7).
    PartyArrives {
        /// By what.
        by: PartyBy,
        /// Who.
        party: Characters,
        /// Where.
        region: Region,
    },
    /// Nazgûl and Minions move (rule 8.6).
    Fly(FlyBy),
    /// A card recruits (rule 7.9).
    CardRecruits {
        /// Who chooses.
        seat: Seat,
        /// Of which Nation.
        nation: Nation,
        /// What.
        what: Recruits,
        /// Where.
        region: Region,
        /// How many more.
        left: u8,
    },
    /// Hits are taken (rule 9.7.6).
    Hits {
        /// Where.
        place: Place,
        /// By whom.
        side: Side,
        /// How many more.
        left: u8,
        /// Why.
        by: HitsBy,
    },
    /// Chapter 9.
    Battle(BattleFrame),
    /// Chapter 10.
    Hunt(HuntFrame),
    /// Chapter 11.
    Fellowship(FellowshipFrame),
    /// A card.
    Card(CardFrame),
}
