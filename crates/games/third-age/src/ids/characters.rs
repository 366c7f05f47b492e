//! Characters (rules 1.6, 7.5) and Fate tiles (chapter 6).

use super::Side;
use kit::{Bag, ById, Set};

/// Characters.
pub type Characters = Set<Character>;
/// A value for each Character.
pub type ByCharacter<T> = ById<Character, T, { Character::COUNT }>;
/// Fate tiles by face.
pub type Tiles = Bag<Tile, { Tile::COUNT }>;

kit::ids! {
    /// A Character of a scenario (Appendix B).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Character: u8, set u32 {
        /// Théodred, in Rohan.
        Theodred = "theodred",
        /// Éomer, in Rohan.
        EomerRohan = "eomer-rohan",
        /// Aragorn, in Rohan.
        AragornRohan = "aragorn-rohan",
        /// Gandalf the White, in Rohan.
        GandalfRohan = "gandalf-rohan",
        /// Théoden, in Rohan.
        TheodenRohan = "theoden-rohan",
        /// Legolas, in both scenarios.
        Legolas = "legolas",
        /// Gimli, in both scenarios.
        Gimli = "gimli",
        /// Treebeard, in Rohan.
        Treebeard = "treebeard",
        /// Saruman, in Rohan.
        Saruman = "saruman",
        /// Gandalf the White, in Gondor.
        GandalfGondor = "gandalf-gondor",
        /// Imrahil, in Gondor.
        Imrahil = "imrahil",
        /// Faramir, in Gondor.
        Faramir = "faramir",
        /// Théoden, in Gondor.
        TheodenGondor = "theoden-gondor",
        /// Éomer, in Gondor.
        EomerGondor = "eomer-gondor",
        /// Aragorn, Heir of Isildur, in Gondor.
        AragornGondor = "aragorn-gondor",
        /// Pippin, in Gondor.
        Pippin = "pippin",
        /// The Witch-king, in Gondor.
        WitchKing = "witch-king",
        /// Gothmog, in Gondor.
        Gothmog = "gothmog",
    }
}

kit::ids! {
    /// What a Character is (rule 1.6).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Kind: u8 {
        /// A Captain of the Free Peoples.
        Captain = "captain",
        /// A Companion of the Free Peoples.
        Companion = "companion",
        /// Treebeard: neither Captain nor Companion.
        Special = "special",
        /// A Minion of the Shadow.
        Minion = "minion",
    }
}

impl Kind {
    /// Whose Characters of the kind are.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Kind::Minion => Side::Shadow,
            Kind::Captain | Kind::Companion | Kind::Special => Side::FreePeoples,
        }
    }
}

kit::ids! {
    /// A face of a Fate tile (rule 6.7).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Tile: u8, set u16 {
        /// 1.
        One = "1",
        /// 1 with the Fate symbol.
        OneFate = "1-fate",
        /// 2.
        Two = "2",
        /// 2 with the Fate symbol.
        TwoFate = "2-fate",
        /// 3.
        Three = "3",
        /// As many as there are dice in the Shadow Box, with the Fate symbol.
        XFate = "x-fate",
        /// Blue: 2, and another tile.
        FreeTwoDraw = "free-2-draw",
        /// Blue: But No Living Man Am I (rule 9.8).
        FreeNoLivingMan = "free-no-living-man",
        /// Red: 0.
        ShadowZero = "shadow-0",
        /// Red: 0, and a die for the Shadow Box.
        ShadowZeroDie = "shadow-0-die",
    }
}
