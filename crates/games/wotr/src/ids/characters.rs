//! The Characters (rule 1.6).

use super::{Nation, Side};
use kit::{ById, Set};

/// A set of Characters.
pub type Characters = Set<Character>;
/// A value for each Character.
pub type ByCharacter<T> = ById<Character, T, { Character::COUNT }>;

/// The Companions, and the Minions, as bits.
const COMPANIONS: u16 = (1 << Character::Saruman.index()) - 1;
const MINIONS: u16 = ((1 << Character::COUNT) - 1) & !COMPANIONS;

kit::ids! {
    /// A Character (rule 1.6). Gollum is no figure of his own: without a Companion in the Fellowship he is the Guide.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Character: u8, set u16 {
        /// Gandalf the Grey.
        GandalfTheGrey = "gandalf-the-grey",
        /// Strider.
        Strider = "strider",
        /// Boromir.
        Boromir = "boromir",
        /// Legolas.
        Legolas = "legolas",
        /// Gimli.
        Gimli = "gimli",
        /// Meriadoc Brandybuck.
        Meriadoc = "meriadoc",
        /// Peregrin Took.
        Peregrin = "peregrin",
        /// Aragorn, Heir to Isildur.
        Aragorn = "aragorn",
        /// Gandalf the White.
        GandalfTheWhite = "gandalf-the-white",
        /// Saruman.
        Saruman = "saruman",
        /// The Witch-king.
        WitchKing = "witch-king",
        /// The Mouth of Sauron.
        MouthOfSauron = "mouth-of-sauron",
    }
}

kit::ids! {
    /// What a Character can do besides leading and guiding.
    pub enum Ability: u8 {
        /// Captain of the West.
        CaptainOfTheWest = "captain-of-the-west",
        /// Emissary from the West.
        EmissaryFromTheWest = "emissary-from-the-west",
        /// Heir to Isildur.
        HeirToIsildur = "heir-to-isildur",
        /// High Warden of the White Tower.
        HighWarden = "high-warden-of-the-white-tower",
        /// Prince of Mirkwood.
        PrinceOfMirkwood = "prince-of-mirkwood",
        /// Dwarf of Erebor.
        DwarfOfErebor = "dwarf-of-erebor",
        /// Take Them Alive!
        TakeThemAlive = "take-them-alive",
        /// An Action die of the Free Peoples.
        FreePeoplesDie = "action-die-free-peoples",
        /// Shadowfax.
        Shadowfax = "shadowfax",
        /// The White Rider.
        WhiteRider = "the-white-rider",
        /// An Action die of the Shadow.
        ShadowDie = "action-die-shadow",
        /// The Voice of Saruman.
        VoiceOfSaruman = "the-voice-of-saruman",
        /// Servants of the White Hand.
        ServantsOfTheWhiteHand = "servants-of-the-white-hand",
        /// A Nazgûl.
        Nazgul = "nazgul",
        /// Sorcerer.
        Sorcerer = "sorcerer",
        /// Messenger of the Dark Tower.
        Messenger = "messenger-of-the-dark-tower",
    }
}

impl Character {
    /// The Companions.
    pub const COMPANIONS: Characters = Characters::from_bits(COMPANIONS);
    /// The Minions.
    pub const MINIONS: Characters = Characters::from_bits(MINIONS);

    /// Its side: Companions are of the Free Peoples, Minions of the Shadow.
    #[inline]
    pub const fn side(self) -> Side {
        if self.index() < Character::Saruman.index() { Side::FreePeoples } else { Side::Shadow }
    }

    /// All of a side: the Companions, or the Minions.
    #[inline]
    pub const fn of(side: Side) -> Characters {
        match side {
            Side::FreePeoples => Character::COMPANIONS,
            Side::Shadow => Character::MINIONS,
        }
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
            Character::GandalfTheGrey
            | Character::Strider
            | Character::Boromir
            | Character::Legolas
            | Character::Gimli
            | Character::Meriadoc
            | Character::Peregrin
            | Character::GandalfTheWhite
            | Character::Saruman => 1,
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
}
