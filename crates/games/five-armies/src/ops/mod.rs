//! What cards and abilities do: the words of their effects, their questions and steps.
//!
//! An effect is a flat list of instructions, carried out one after the other (`cards::run`). The lists of cards stand in
//! `cards`; those of the General abilities and of what brings characters into play come from [`crate::book`], where a pack may
//! replace them.

mod asks;

pub use asks::{CardAsk, CardFrame, Script, Step};

use crate::army::{Charge, Needs};
use crate::battle::Onto;
use crate::ids::{Area, Areas, Character, Face, Pile, Side, Tile, Unit, UnitTypes};

/// Whose armies are meant, seen from the player of the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whose {
    /// His own.
    #[default]
    Own,
    /// The enemy's.
    Enemy,
}

/// Which armies an instruction speaks of. All that is asked for must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Whose.
    pub whose: Whose,
    /// Where they stand.
    pub areas: Areas,
    /// With Leadership (rule 2.10).
    pub leadership: bool,
    /// With a Leadership token.
    pub token: bool,
    /// With a unit of one of these types; any will do if there are none.
    pub units: UnitTypes,
    /// With damage, or without.
    pub damage: Option<bool>,
    /// "That army" (rule 6.8.2).
    pub same: bool,
    /// The army that the character is with whose ability it is.
    pub general: bool,
    /// Next to the region of the character whose ability it is.
    pub near_general: bool,
    /// Next to an army of the player's with Leadership.
    pub near_leadership: bool,
}

/// All areas.
const EVERYWHERE: Areas = Areas::from_bits((1 << Area::COUNT) - 1);

impl Filter {
    /// Every army of the player.
    pub const OWN: Filter = Filter {
        whose: Whose::Own,
        areas: EVERYWHERE,
        leadership: false,
        token: false,
        units: UnitTypes::from_bits(0),
        damage: None,
        same: false,
        general: false,
        near_general: false,
        near_leadership: false,
    };
    /// Every army of the enemy.
    pub const ENEMY: Filter = Filter { whose: Whose::Enemy, ..Filter::OWN };
    /// "That army".
    pub const SAME: Filter = Filter { same: true, ..Filter::OWN };

    /// With Leadership.
    #[must_use]
    pub const fn with_leadership(self) -> Filter {
        Filter { leadership: true, ..self }
    }

    /// With a unit of one of these types.
    #[must_use]
    pub const fn with_units(self, units: UnitTypes) -> Filter {
        Filter { units, ..self }
    }

    /// In one of these areas.
    #[must_use]
    pub const fn within(self, areas: Areas) -> Filter {
        Filter { areas, ..self }
    }

    /// With damage if true, else without.
    #[must_use]
    pub const fn with_damage(self, damage: bool) -> Filter {
        Filter { damage: Some(damage), ..self }
    }

    /// What the part of such an army that moves must have in it (rule 6.8).
    pub const fn needs(&self) -> Needs {
        Needs { leadership: self.leadership, units: self.units }
    }

    /// Whether nothing is asked of the army but what [`Needs`] says.
    pub fn is_open(&self) -> bool {
        *self == Filter { leadership: self.leadership, units: self.units, ..Filter::OWN }
    }
}

/// How many are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The least, if there are so many.
    pub min: u8,
    /// The most.
    pub max: u8,
}

impl Pick {
    /// One, no less.
    pub const ONE: Pick = Pick { min: 1, max: 1 };

    /// Up to so many.
    pub const fn up_to(max: u8) -> Pick {
        Pick { min: 0, max }
    }
}

/// Units that are recruited: how many of each type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Recruits([u8; Unit::COUNT]);

impl Recruits {
    /// These.
    pub const fn of(units: &[(Unit, u8)]) -> Recruits {
        let (mut all, mut n) = ([0; Unit::COUNT], 0);
        while n < units.len() {
            all[units[n].0.index()] += units[n].1;
            n += 1;
        }
        Recruits(all)
    }

    /// The types, with how many of each.
    pub fn iter(&self) -> impl Iterator<Item = (Unit, u8)> {
        Unit::ALL.into_iter().zip(self.0).filter(|(_, n)| *n > 0)
    }
}

/// How many tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So many.
    Exactly(u8),
    /// As many as `notes.count` says: successes, Great Bats given up.
    Counted,
    /// All of them.
    All,
}

/// Where something is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Where "that army" is.
    Chosen,
    /// Where the character is whose card it is.
    General,
    /// There.
    Region(Area),
    /// With an army of the player, also on Passes and in Goblin Mustering Points.
    OwnArmy,
    /// In a region with an army of the player.
    OwnArmyRegion,
    /// In a region with an army of the player that has Leadership.
    LedArmyRegion,
    /// In a Settlement that the player controls.
    Settlement,
    /// In a Mustering Region without an enemy army or Beorn.
    MusteringRegion,
    /// In the Ruins of Dale, or next to them, where no enemy army stands.
    Dale,
    /// In any region.
    AnyRegion,
}

/// How far a ranged attack goes (rule 7.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// To the next region.
    Adjacent,
    /// As far as an archer.
    Archery,
    /// As far as Gandalf.
    Gandalf,
}

/// What an instruction may depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// The character's figure stands on the Fate Track.
    OnTrack(Character),
    /// Gandalf is in Bilbo's region.
    GandalfWithBilbo,
}

/// One instruction of a card or an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// So many instructions are left out unless this holds.
    Unless(Test, u8),
    /// So many instructions are left out.
    Skip(u8),
    /// The player decides whether so many instructions are carried out.
    May(u8),
    /// An army is chosen: later instructions call it "that army".
    ChooseArmy(Filter),
    /// Armies move (rules 9.4, 9.5).
    March {
        /// Which.
        filter: Filter,
        /// The most armies.
        most: u8,
        /// How many regions each.
        steps: u8,
        /// Whether figures of an area move only once, together.
        once: bool,
    },
    /// An attack may follow: with the figures that moved, or, if none did, with such an army (rules 5.2, 6.8).
    Strike {
        /// With which.
        filter: Filter,
        /// What the card adds to the battle.
        charge: Charge,
    },
    /// A Combined Attack may follow (rule 8.12).
    CombinedAttack,
    /// That army may move one region, with these in the part that moves, or attack, not both (rule 6.8.1).
    MoveOrAttack(Needs),
    /// Armies are rallied (rule 9.8).
    Rally {
        /// Which.
        filter: Filter,
        /// The most.
        most: u8,
        /// The number that succeeds.
        success: u8,
    },
    /// Armies lose damage tokens, up to so many each.
    RemoveDamage {
        /// Which.
        filter: Filter,
        /// How many armies.
        pick: Pick,
        /// The most tokens of each.
        tokens: u8,
    },
    /// Armies take damage (rule 8.13).
    InflictDamage {
        /// Which.
        filter: Filter,
        /// How many armies.
        pick: Pick,
        /// The tokens of each.
        tokens: u8,
        /// Where they go.
        onto: Onto,
    },
    /// Armies receive Leadership tokens (rule 6.10).
    PlaceLeadership {
        /// Which.
        filter: Filter,
        /// How many armies.
        pick: Pick,
        /// The tokens of each.
        tokens: u8,
        /// With this die it is another number.
        with_die: Option<(Face, u8)>,
    },
    /// Armies lose Leadership tokens: the army that is chosen all of them, or so many in all, one by one.
    RemoveLeadership {
        /// Which.
        filter: Filter,
        /// How many.
        tokens: Amount,
    },
    /// Units are recruited (rules 9.12, 9.13); where they are is "that army".
    PlaceUnits {
        /// Which.
        units: Recruits,
        /// Where.
        place: Place,
    },
    /// Recruitment tokens on the board are flipped (rule 9.9).
    FlipTokens {
        /// Where.
        areas: Areas,
        /// The most.
        most: u8,
        /// Whether several may be flipped in one region.
        again: bool,
    },
    /// Recruitment tokens are drawn and placed face down (rule 9.10).
    PlaceTokens {
        /// Of this pile; the player chooses if none is named.
        pile: Option<Pile>,
        /// Where.
        place: Place,
        /// How many.
        tokens: u8,
    },
    /// Recruitment tokens are drawn, placed and flipped at once (rule 6.10).
    PlaceAndFlip {
        /// Of this pile; the player chooses if none is named.
        pile: Option<Pile>,
        /// Where.
        place: Place,
        /// How many.
        pick: Pick,
        /// Whether each goes to another area.
        apart: bool,
    },
    /// In Settlements that the player controls a token is flipped or another placed, in so many at most (Ringing Trumpets).
    FlipOrPlace(u8),
    /// Recruitment tokens of a side go back into their piles (rule 9.11), the player choosing.
    RemoveTokens {
        /// Whose.
        whose: Whose,
        /// Where they lie.
        areas: Areas,
        /// How many.
        tokens: Amount,
    },
    /// Great Bats are given up, so many at most; `notes.count` says how many.
    RemoveBats(u8),
    /// Dice are rolled; `notes.count` says how many show the number or more.
    RollDice {
        /// How many.
        dice: u8,
        /// The number that succeeds.
        success: u8,
    },
    /// Archery (rule 7.6.1); the number that hits, if it is another one.
    Archery(Option<u8>),
    /// A ranged attack of the character whose ability it is (rule 7.6.1).
    RangedAttack {
        /// How far.
        range: Range,
        /// How many dice.
        dice: u8,
        /// How many, if the Concentration token is spent.
        focused: Option<u8>,
        /// The number that hits.
        hits_on: u8,
        /// Whether misses are rolled again, once.
        reroll: bool,
    },
    /// The Concentration token is put on Gandalf's card.
    TakeFocus,
    /// Eagles come from the supply into the Eyrie (rule 10.7).
    PlaceEagles(u8),
    /// Eagles fly out of the Eyrie (rule 10.3).
    FlyEagles,
    /// A character goes to another region.
    MoveCharacter {
        /// Who; the one whose ability it is if none is named.
        character: Option<Character>,
        /// Where to.
        place: Place,
        /// How far; as far as one likes if none is named.
        distance: Option<u8>,
    },
    /// Event cards are drawn, then the hand limit holds (rule 6.1).
    DrawEventCards(u8),
    /// A Fate card is drawn and resolved (rule 6.6).
    DrawFateCard,
    /// A special Fate tile is put into the Fate pool.
    AddTile(Tile),
    /// The Fate marker goes one step to the left (rule 6.15).
    FateBack,
    /// A character's figure goes one step to the left on the Fate Track (rule 6.14).
    TrackLeft(Character),
    /// A character enters play if it is ready (rules 6.14, 7.3).
    EnterIfReady(Character),
    /// Beorn may move and attack, without Wrath (rule 11.2).
    BeornGoes,
    /// Ring tokens are put on Bilbo's card.
    AddRings(u8),
    /// Wrath is put on Beorn's card (rule 11.1).
    AddWrath(u8),
    /// Bodyguard tokens are put on Bolg's card when he enters (rule 7.12).
    Bodyguards,
    /// A Great Orcs unit of Bolg's army is given up for a Bodyguard token (Orcs of Huge Size).
    GiveUpGreatOrcs,
    /// An unused die of a side is put aside.
    LoseDie {
        /// Whose.
        side: Side,
        /// Which.
        face: Face,
    },
    /// The player names a General (Troubled Mind).
    NameGeneral,
    /// An eliminated General joins an army (He is not Lost!).
    ReturnGeneral,
    /// A fortification with an army of the player loses damage by its strength (Last Stand).
    Repair,
    /// Orcs figures are put on the card, so many at most (Flying Arrows and Wild Spears).
    OrcsOntoCard(u8),
    /// The Fate card is put next to its character's card (rule 6.6).
    Attach,
}
