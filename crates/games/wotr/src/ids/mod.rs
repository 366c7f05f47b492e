//! Sides, Nations, Characters, decks, dice and Hunt tiles (chapters 1 and 2 of the rules).

mod cards;

pub use cards::{Card, CombatCard};

use serde::{Deserialize, Serialize};

/// A side (rule 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Side {
    /// The Free Peoples.
    FreePeoples,
    /// The Shadow.
    Shadow,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::FreePeoples, Side::Shadow];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The enemy.
    #[inline]
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::FreePeoples => Side::Shadow,
            Side::Shadow => Side::FreePeoples,
        }
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Side::FreePeoples => "free-peoples",
            Side::Shadow => "shadow",
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Side::FreePeoples => "the Free Peoples",
            Side::Shadow => "the Shadow",
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

/// A Nation (rule 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Nation {
    /// The Dwarves.
    Dwarves,
    /// The Elves.
    Elves,
    /// Gondor.
    Gondor,
    /// The North.
    North,
    /// Rohan.
    Rohan,
    /// Isengard.
    Isengard,
    /// Sauron.
    Sauron,
    /// The Southrons & Easterlings.
    #[serde(rename = "southrons-easterlings")]
    Southrons,
}

impl Nation {
    /// All of them, in order; those of the Free Peoples first.
    pub const ALL: [Nation; 8] = [
        Nation::Dwarves,
        Nation::Elves,
        Nation::Gondor,
        Nation::North,
        Nation::Rohan,
        Nation::Isengard,
        Nation::Sauron,
        Nation::Southrons,
    ];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its side.
    #[inline]
    pub const fn side(self) -> Side {
        if self.index() < 5 { Side::FreePeoples } else { Side::Shadow }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Nation::Dwarves => "the Dwarves",
            Nation::Elves => "the Elves",
            Nation::Gondor => "Gondor",
            Nation::North => "the North",
            Nation::Rohan => "Rohan",
            Nation::Isengard => "Isengard",
            Nation::Sauron => "Sauron",
            Nation::Southrons => "the Southrons & Easterlings",
        }
    }

    /// Its name before the word for a figure: a Dwarven Elite.
    pub const fn adjective(self) -> &'static str {
        match self {
            Nation::Dwarves => "Dwarven",
            Nation::Elves => "Elven",
            Nation::Gondor => "Gondor",
            Nation::North => "North",
            Nation::Rohan => "Rohan",
            Nation::Isengard => "Isengard",
            Nation::Sauron => "Sauron",
            Nation::Southrons => "Southron",
        }
    }

    /// How many Regulars and Elites there are (rule 1.3).
    pub const fn units(self) -> [u8; 2] {
        match self {
            Nation::Dwarves => [5, 5],
            Nation::Elves => [5, 10],
            Nation::Gondor => [15, 5],
            Nation::North | Nation::Rohan => [10, 5],
            Nation::Isengard => [12, 6],
            Nation::Sauron => [36, 6],
            Nation::Southrons => [24, 6],
        }
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

/// How many Leaders each Free Peoples Nation has (rule 1.3).
pub const LEADERS: u8 = 4;
/// How many Nazgûl there are (rule 1.3).
pub const NAZGUL: u8 = 8;

/// A kind of unit (rule 2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Kind {
    /// A Regular.
    Regular,
    /// An Elite.
    Elite,
}

impl Kind {
    /// Both.
    pub const ALL: [Kind; 2] = [Kind::Regular, Kind::Elite];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Regular => "Regular",
            Kind::Elite => "Elite",
        }
    }
}

/// A Character (rule 1.6). Gollum is no figure of his own: without a Companion in the Fellowship he is the Guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Character {
    /// Gandalf the Grey.
    GandalfTheGrey,
    /// Strider.
    Strider,
    /// Boromir.
    Boromir,
    /// Legolas.
    Legolas,
    /// Gimli.
    Gimli,
    /// Meriadoc Brandybuck.
    Meriadoc,
    /// Peregrin Took.
    Peregrin,
    /// Aragorn, Heir to Isildur.
    Aragorn,
    /// Gandalf the White.
    GandalfTheWhite,
    /// Saruman.
    Saruman,
    /// The Witch-king.
    WitchKing,
    /// The Mouth of Sauron.
    MouthOfSauron,
}

impl Character {
    /// All of them: the Companions first, then the Minions.
    pub const ALL: [Character; 12] = [
        Character::GandalfTheGrey,
        Character::Strider,
        Character::Boromir,
        Character::Legolas,
        Character::Gimli,
        Character::Meriadoc,
        Character::Peregrin,
        Character::Aragorn,
        Character::GandalfTheWhite,
        Character::Saruman,
        Character::WitchKing,
        Character::MouthOfSauron,
    ];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its side: Companions are of the Free Peoples, Minions of the Shadow.
    #[inline]
    pub const fn side(self) -> Side {
        if self.index() < 9 { Side::FreePeoples } else { Side::Shadow }
    }

    /// Whether he is a Hobbit (rule 2.16).
    pub const fn is_hobbit(self) -> bool {
        matches!(self, Character::Meriadoc | Character::Peregrin)
    }

    /// His Level (rule 2.12). The Witch-king flies; his number is not used.
    pub const fn level(self) -> u8 {
        match self {
            Character::GandalfTheGrey
            | Character::Strider
            | Character::Aragorn
            | Character::GandalfTheWhite
            | Character::MouthOfSauron => 3,
            Character::Boromir | Character::Legolas | Character::Gimli => 2,
            Character::Meriadoc | Character::Peregrin => 1,
            Character::Saruman | Character::WitchKing => 0,
        }
    }

    /// His Leadership (rule 2.12).
    pub const fn leadership(self) -> u8 {
        match self {
            Character::Aragorn | Character::WitchKing | Character::MouthOfSauron => 2,
            _ => 1,
        }
    }

    /// Whether he adds to the Combat Strength (rule 9.7.1).
    pub const fn is_captain_of_the_west(self) -> bool {
        matches!(
            self,
            Character::GandalfTheGrey
                | Character::Strider
                | Character::Boromir
                | Character::Legolas
                | Character::Gimli
                | Character::Aragorn
        )
    }

    /// Whether he can activate this Nation (rule 12.3).
    pub const fn can_activate(self, nation: Nation) -> bool {
        match self {
            Character::GandalfTheGrey
            | Character::Meriadoc
            | Character::Peregrin
            | Character::Aragorn
            | Character::GandalfTheWhite => true,
            Character::Strider => matches!(nation, Nation::North),
            Character::Boromir => matches!(nation, Nation::Gondor),
            Character::Legolas => matches!(nation, Nation::Elves),
            Character::Gimli => matches!(nation, Nation::Dwarves),
            Character::Saruman | Character::WitchKing | Character::MouthOfSauron => false,
        }
    }

    /// Whether he gives his side an Action die (rule 5.2.2).
    pub const fn gives_die(self) -> bool {
        matches!(
            self,
            Character::Aragorn
                | Character::GandalfTheWhite
                | Character::Saruman
                | Character::WitchKing
                | Character::MouthOfSauron
        )
    }

    /// His name.
    pub const fn name(self) -> &'static str {
        match self {
            Character::GandalfTheGrey => "Gandalf the Grey",
            Character::Strider => "Strider",
            Character::Boromir => "Boromir",
            Character::Legolas => "Legolas",
            Character::Gimli => "Gimli",
            Character::Meriadoc => "Meriadoc",
            Character::Peregrin => "Peregrin",
            Character::Aragorn => "Aragorn",
            Character::GandalfTheWhite => "Gandalf the White",
            Character::Saruman => "Saruman",
            Character::WitchKing => "the Witch-king",
            Character::MouthOfSauron => "the Mouth of Sauron",
        }
    }
}

/// A deck of Event cards (rule 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Deck {
    /// The Free Peoples Character deck.
    FpCharacter,
    /// The Free Peoples Strategy deck.
    FpStrategy,
    /// The Shadow Character deck.
    ShCharacter,
    /// The Shadow Strategy deck.
    ShStrategy,
}

impl Deck {
    /// All four.
    pub const ALL: [Deck; 4] = [Deck::FpCharacter, Deck::FpStrategy, Deck::ShCharacter, Deck::ShStrategy];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whose deck it is.
    pub const fn side(self) -> Side {
        match self {
            Deck::FpCharacter | Deck::FpStrategy => Side::FreePeoples,
            Deck::ShCharacter | Deck::ShStrategy => Side::Shadow,
        }
    }

    /// The two decks of a side: Character, Strategy.
    pub const fn of(side: Side) -> [Deck; 2] {
        match side {
            Side::FreePeoples => [Deck::FpCharacter, Deck::FpStrategy],
            Side::Shadow => [Deck::ShCharacter, Deck::ShStrategy],
        }
    }

    /// Whether it is a Character deck.
    pub const fn is_character(self) -> bool {
        matches!(self, Deck::FpCharacter | Deck::ShCharacter)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        if self.is_character() { "the Character deck" } else { "the Strategy deck" }
    }
}

/// The type icon of an Event card (rule 7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// Character.
    Character,
    /// Army.
    Army,
    /// Muster.
    Muster,
}

/// A face of an Action die (rule 6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Face {
    /// Character.
    Character,
    /// Army.
    Army,
    /// Muster.
    Muster,
    /// Event.
    Event,
    /// Muster/Army.
    MusterArmy,
    /// Will of the West.
    WillOfTheWest,
    /// Eye.
    Eye,
}

impl Face {
    /// All of them.
    pub const ALL: [Face; 7] = [
        Face::Character,
        Face::Army,
        Face::Muster,
        Face::Event,
        Face::MusterArmy,
        Face::WillOfTheWest,
        Face::Eye,
    ];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The six faces of a side's dice (rule 6.1).
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
                [Face::Character, Face::Army, Face::Muster, Face::Event, Face::MusterArmy, Face::Eye]
            }
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Face::Character => "Character",
            Face::Army => "Army",
            Face::Muster => "Muster",
            Face::Event => "Event",
            Face::MusterArmy => "Muster/Army",
            Face::WillOfTheWest => "Will of the West",
            Face::Eye => "Eye",
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

/// A kind of Hunt tile; standard tiles of one kind are alike (rule 1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Tile {
    /// An Eye with a Reveal icon.
    Eye,
    /// Damage 3.
    Three,
    /// Damage 2.
    Two,
    /// Damage 2 with a Reveal icon.
    TwoReveal,
    /// Damage 1.
    One,
    /// Damage 1 with a Reveal icon.
    OneReveal,
    /// Damage 0 with a Reveal icon.
    ZeroReveal,
    /// Elven Cloaks: damage 0.
    ElvenCloaks,
    /// Elven Rope: damage 0.
    ElvenRope,
    /// Phial of Galadriel: heals 2.
    PhialOfGaladriel,
    /// Sméagol Helps Nice Master: heals 1.
    SmeagolHelpsNiceMaster,
    /// Shelob's Lair: a die, Stop.
    ShelobsLair,
    /// The Ring is Mine!: Eye, Reveal, Stop.
    TheRingIsMine,
    /// On, On They Went: damage 3, Stop.
    OnOnTheyWent,
    /// Give it to Uss!: damage 1, Reveal, Stop.
    GiveItToUss,
}

/// How many kinds of Hunt tiles there are.
pub const TILES: usize = 15;

impl Tile {
    /// All kinds.
    pub const ALL: [Tile; TILES] = [
        Tile::Eye,
        Tile::Three,
        Tile::Two,
        Tile::TwoReveal,
        Tile::One,
        Tile::OneReveal,
        Tile::ZeroReveal,
        Tile::ElvenCloaks,
        Tile::ElvenRope,
        Tile::PhialOfGaladriel,
        Tile::SmeagolHelpsNiceMaster,
        Tile::ShelobsLair,
        Tile::TheRingIsMine,
        Tile::OnOnTheyWent,
        Tile::GiveItToUss,
    ];

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many there are of the kind (rule 1.5).
    pub const fn count(self) -> u8 {
        match self {
            Tile::Eye => 4,
            Tile::Three => 3,
            Tile::Two | Tile::One | Tile::OneReveal | Tile::ZeroReveal => 2,
            _ => 1,
        }
    }

    /// Whether it is a standard tile.
    pub const fn is_standard(self) -> bool {
        self.index() < 7
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

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Tile::Eye => "Eye",
            Tile::Three => "3",
            Tile::Two => "2",
            Tile::TwoReveal => "2 with Reveal",
            Tile::One => "1",
            Tile::OneReveal => "1 with Reveal",
            Tile::ZeroReveal => "0 with Reveal",
            Tile::ElvenCloaks => "Elven Cloaks (0)",
            Tile::ElvenRope => "Elven Rope (0)",
            Tile::PhialOfGaladriel => "Phial of Galadriel (-2)",
            Tile::SmeagolHelpsNiceMaster => "Sméagol Helps Nice Master (-1)",
            Tile::ShelobsLair => "Shelob's Lair (a die, Stop)",
            Tile::TheRingIsMine => "The Ring is Mine! (Eye, Stop)",
            Tile::OnOnTheyWent => "On, On They Went (3, Stop)",
            Tile::GiveItToUss => "Give it to Uss! (1, Stop)",
        }
    }
}
