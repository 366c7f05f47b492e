//! The faces of the Action dice (rule 7.2).

use super::Side;
use kit::{Bag, Set};

/// Action dice by the face that they show.
pub type Faces = Bag<Face, { Face::COUNT }>;
/// Faces that will do.
pub type Results = Set<Face>;

kit::ids! {
    /// A face of an Action die.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Face: u8, set u8 {
        /// Character.
        Character = "character",
        /// Army.
        Army = "army",
        /// Muster.
        Muster = "muster",
        /// Army/Muster.
        ArmyMuster = "army-muster",
        /// Event.
        Event = "event",
        /// Eye.
        Eye = "eye",
        /// Will of the West.
        WillOfTheWest = "will-of-the-west",
    }
}

impl Face {
    /// The six faces of a side's dice.
    pub const fn of(side: Side) -> [Face; 6] {
        match side {
            Side::FreePeoples => [
                Face::Character,
                Face::Character,
                Face::Muster,
                Face::ArmyMuster,
                Face::Event,
                Face::WillOfTheWest,
            ],
            Side::Shadow => {
                [Face::Character, Face::Army, Face::Muster, Face::ArmyMuster, Face::Event, Face::Eye]
            }
        }
    }

    /// Whether it serves as a Character result (rules 7.2.1, 7.2.7).
    #[inline]
    pub const fn is_character(self) -> bool {
        matches!(self, Face::Character | Face::WillOfTheWest)
    }

    /// Whether it serves as an Army result (rules 7.2.2, 7.2.4, 7.2.7).
    #[inline]
    pub const fn is_army(self) -> bool {
        matches!(self, Face::Army | Face::ArmyMuster | Face::WillOfTheWest)
    }

    /// Whether it serves as a Muster result (rules 7.2.3, 7.2.4, 7.2.7).
    #[inline]
    pub const fn is_muster(self) -> bool {
        matches!(self, Face::Muster | Face::ArmyMuster | Face::WillOfTheWest)
    }

    /// Whether it serves as an Event result (rules 7.2.5, 7.2.7).
    #[inline]
    pub const fn is_event(self) -> bool {
        matches!(self, Face::Event | Face::WillOfTheWest)
    }
}
