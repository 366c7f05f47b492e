//! The faces of the Action dice (chapter 5).

use super::Side;
use kit::Bag;

/// Action dice by the face that they show.
pub type Faces = Bag<Face, { Face::COUNT }>;

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
        /// Event.
        Event = "event",
        /// Muster/Army.
        MusterArmy = "muster-army",
        /// Will of the West.
        WillOfTheWest = "will-of-the-west",
        /// Eye of Sauron.
        EyeOfSauron = "eye-of-sauron",
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
                Face::Event,
                Face::MusterArmy,
                Face::WillOfTheWest,
            ],
            Side::Shadow => {
                [Face::Character, Face::Army, Face::Muster, Face::Event, Face::MusterArmy, Face::EyeOfSauron]
            }
        }
    }

    /// Whether it serves as a Character result.
    pub const fn is_character(self) -> bool {
        matches!(self, Face::Character | Face::WillOfTheWest)
    }

    /// Whether it serves as an Army result.
    pub const fn is_army(self) -> bool {
        matches!(self, Face::Army | Face::MusterArmy | Face::WillOfTheWest)
    }

    /// Whether it serves as a Muster result.
    pub const fn is_muster(self) -> bool {
        matches!(self, Face::Muster | Face::MusterArmy | Face::WillOfTheWest)
    }

    /// Whether it serves as an Event result.
    pub const fn is_event(self) -> bool {
        matches!(self, Face::Event | Face::WillOfTheWest)
    }
}
