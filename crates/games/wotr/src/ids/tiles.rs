//! The Hunt tiles (rule 1.5).

use kit::Bag;

/// Hunt tiles by kind.
pub type TileBag = Bag<Tile, { Tile::COUNT }>;

kit::ids! {
    /// A kind of Hunt tile; standard tiles of one kind are alike (rule 1.5).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Tile: u8 {
        /// An Eye with a Reveal icon.
        Eye = "eye",
        /// Damage 3.
        Three = "three",
        /// Damage 2.
        Two = "two",
        /// Damage 2 with a Reveal icon.
        TwoReveal = "two-reveal",
        /// Damage 1.
        One = "one",
        /// Damage 1 with a Reveal icon.
        OneReveal = "one-reveal",
        /// Damage 0 with a Reveal icon.
        ZeroReveal = "zero-reveal",
        /// Elven Cloaks: damage 0.
        ElvenCloaks = "elven-cloaks",
        /// Elven Rope: damage 0.
        ElvenRope = "elven-rope",
        /// Phial of Galadriel: heals 2.
        PhialOfGaladriel = "phial-of-galadriel",
        /// Sméagol Helps Nice Master: heals 1.
        SmeagolHelpsNiceMaster = "smeagol-helps-nice-master",
        /// Shelob's Lair: a die, Stop.
        ShelobsLair = "shelobs-lair",
        /// The Ring is Mine!: Eye, Reveal, Stop.
        TheRingIsMine = "the-ring-is-mine",
        /// On, On They Went: damage 3, Stop.
        OnOnTheyWent = "on-on-they-went",
        /// Give it to Uss!: damage 1, Reveal, Stop.
        GiveItToUss = "give-it-to-uss",
    }
}

impl Tile {
    /// How many there are of the kind (rule 1.5).
    pub const fn count(self) -> u8 {
        match self {
            Tile::Eye => 4,
            Tile::Three => 3,
            Tile::Two | Tile::One | Tile::OneReveal | Tile::ZeroReveal => 2,
            Tile::TwoReveal
            | Tile::ElvenCloaks
            | Tile::ElvenRope
            | Tile::PhialOfGaladriel
            | Tile::SmeagolHelpsNiceMaster
            | Tile::ShelobsLair
            | Tile::TheRingIsMine
            | Tile::OnOnTheyWent
            | Tile::GiveItToUss => 1,
        }
    }

    /// Whether it is a standard tile.
    pub const fn is_standard(self) -> bool {
        self.index() <= Tile::ZeroReveal.index()
    }

    /// Whether it is one of the Fellowship's special tiles.
    pub const fn is_fellowship_special(self) -> bool {
        matches!(
            self,
            Tile::ElvenCloaks | Tile::ElvenRope | Tile::PhialOfGaladriel | Tile::SmeagolHelpsNiceMaster
        )
    }

    /// Whether it shows an Eye.
    pub const fn is_eye(self) -> bool {
        matches!(self, Tile::Eye | Tile::TheRingIsMine)
    }

    /// Its number; none for an Eye or a die.
    pub const fn value(self) -> Option<i8> {
        match self {
            Tile::Three | Tile::OnOnTheyWent => Some(3),
            Tile::Two | Tile::TwoReveal => Some(2),
            Tile::One | Tile::OneReveal | Tile::GiveItToUss => Some(1),
            Tile::ZeroReveal | Tile::ElvenCloaks | Tile::ElvenRope => Some(0),
            Tile::PhialOfGaladriel => Some(-2),
            Tile::SmeagolHelpsNiceMaster => Some(-1),
            Tile::Eye | Tile::TheRingIsMine | Tile::ShelobsLair => None,
        }
    }

    /// Whether it has a Reveal icon.
    pub const fn reveals(self) -> bool {
        matches!(
            self,
            Tile::Eye
                | Tile::TwoReveal
                | Tile::OneReveal
                | Tile::ZeroReveal
                | Tile::TheRingIsMine
                | Tile::GiveItToUss
        )
    }

    /// Whether it has a Stop icon.
    pub const fn stops(self) -> bool {
        matches!(self, Tile::ShelobsLair | Tile::TheRingIsMine | Tile::OnOnTheyWent | Tile::GiveItToUss)
    }
}
