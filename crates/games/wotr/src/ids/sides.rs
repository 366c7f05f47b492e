//! Sides, Nations and kinds of units (rules 1.3, 2.2, 2.3).

use kit::{ById, Set};

/// A value for each side.
pub type BySide<T> = ById<Side, T, { Side::COUNT }>;
/// A value for each Nation.
pub type ByNation<T> = ById<Nation, T, { Nation::COUNT }>;
/// Nations.
pub type Nations = Set<Nation>;
/// How many Regulars and Elites.
pub type Units = ById<Kind, u8, { Kind::COUNT }>;

kit::ids! {
    /// A side (rule 2.2).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Side: u8 {
        /// The Free Peoples.
        FreePeoples = "free-peoples",
        /// The Shadow.
        Shadow = "shadow",
    }
}

impl Side {
    /// The enemy.
    #[inline]
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::FreePeoples => Side::Shadow,
            Side::Shadow => Side::FreePeoples,
        }
    }

    /// Its Nations.
    pub const fn nations(self) -> &'static [Nation] {
        match self {
            Side::FreePeoples => {
                &[Nation::Dwarves, Nation::Elves, Nation::Gondor, Nation::North, Nation::Rohan]
            }
            Side::Shadow => &[Nation::Isengard, Nation::Sauron, Nation::Southrons],
        }
    }
}

kit::ids! {
    /// A Nation (rule 2.2).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Nation: u8, set u8 {
        /// The Dwarves.
        Dwarves = "dwarves",
        /// The Elves.
        Elves = "elves",
        /// Gondor.
        Gondor = "gondor",
        /// The North.
        North = "north",
        /// Rohan.
        Rohan = "rohan",
        /// Isengard.
        Isengard = "isengard",
        /// Sauron.
        Sauron = "sauron",
        /// The Southrons & Easterlings.
        Southrons = "southrons-easterlings",
    }
}

impl Nation {
    /// Its side.
    #[inline]
    pub const fn side(self) -> Side {
        if self.index() <= Nation::Rohan.index() { Side::FreePeoples } else { Side::Shadow }
    }

    /// The same among the Nations of the Free Peoples, if it is one of theirs.
    #[inline]
    pub fn free(self) -> Option<FreeNation> {
        FreeNation::ALL.get(self.index()).copied()
    }

    /// How many Regulars and Elites there are (rule 1.3).
    pub const fn units(self) -> Units {
        Units::new(match self {
            Nation::Dwarves => [5, 5],
            Nation::Elves => [5, 10],
            Nation::Gondor => [15, 5],
            Nation::North | Nation::Rohan => [10, 5],
            Nation::Isengard => [12, 6],
            Nation::Sauron => [36, 6],
            Nation::Southrons => [24, 6],
        })
    }

    /// Steps to war at the start (rule 4.7).
    pub const fn steps_at_start(self) -> u8 {
        match self {
            Nation::Rohan | Nation::North | Nation::Elves | Nation::Dwarves => 3,
            Nation::Gondor | Nation::Southrons => 2,
            Nation::Sauron | Nation::Isengard => 1,
        }
    }

    /// Whether it is active from the start (rules 2.11, 4.7).
    pub const fn active_at_start(self) -> bool {
        matches!(self, Nation::Elves) || matches!(self.side(), Side::Shadow)
    }
}

kit::ids! {
    /// A Nation of the Free Peoples: they alone have Leaders (rule 1.3). They are the first Nations, in the same order.
    pub enum FreeNation: u8 {
        /// The Dwarves.
        Dwarves = "dwarves",
        /// The Elves.
        Elves = "elves",
        /// Gondor.
        Gondor = "gondor",
        /// The North.
        North = "north",
        /// Rohan.
        Rohan = "rohan",
    }
}

impl FreeNation {
    /// The same among all Nations.
    #[inline]
    pub const fn nation(self) -> Nation {
        Nation::ALL[self.index()]
    }
}

/// How many Leaders each Free Peoples Nation has (rule 1.3).
pub const LEADERS: u8 = 4;
/// How many Nazgûl there are (rule 1.3).
pub const NAZGUL: u8 = 8;

kit::ids! {
    /// A kind of unit (rule 2.3).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Kind: u8 {
        /// A Regular.
        Regular = "regular",
        /// An Elite.
        Elite = "elite",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nations_of_the_free_peoples_are_those_of_their_side() {
        let free: Vec<Nation> = FreeNation::ALL.into_iter().map(FreeNation::nation).collect();
        assert_eq!(free, Side::FreePeoples.nations());
        for nation in Nation::ALL {
            assert_eq!(nation.free().map(FreeNation::slug), free.contains(&nation).then(|| nation.slug()));
            assert!(nation.side().nations().contains(&nation));
        }
    }
}
