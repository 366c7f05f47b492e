//! Which Armies and which places an instruction speaks of (`filter`, `with`, `where`, `places`, `target`).

use crate::ids::{Area, Areas, Characters, Side, UnitTypes};
use kit::Set;

/// Whose Armies are meant, seen from the player of the effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whose {
    /// His own.
    #[default]
    Own,
    /// The enemy's.
    Enemy,
}

impl Whose {
    /// The side that is meant.
    pub const fn side(self, player: Side) -> Side {
        match self {
            Whose::Own => player,
            Whose::Enemy => player.enemy(),
        }
    }
}

/// Next to what an Army must stand: one of these areas, or the Entwood's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Near {
    /// Adjacent to one of these.
    pub areas: Areas,
    /// Adjacent to the Entwood's area.
    pub entwood: bool,
    /// Adjacent to the chosen place.
    pub chosen: bool,
}

/// Which Armies an instruction speaks of. All that is asked for must hold. In a move it must hold for the part that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Whose.
    pub whose: Whose,
    /// Where they stand.
    pub areas: Areas,
    /// Next to what.
    pub near: Option<Near>,
    /// With Leadership of at least 1.
    pub leadership: bool,
    /// With a unit of one of these types; any will do if there are none.
    pub units: UnitTypes,
    /// With one of these Characters; with or without if there are none.
    pub with: Characters,
    /// Without any Character.
    pub without_character: bool,
    /// The Army of an earlier step, whoever it belongs to.
    pub chosen: bool,
    /// In a recruitment area if true, in an area if false.
    pub recruitment: Option<bool>,
    /// Only to linked recruitment areas.
    pub to_linked: bool,
}

/// All areas and recruitment areas.
pub const EVERYWHERE: Areas = Areas::from_bits((1 << Area::COUNT) - 1);

impl Filter {
    /// Every Army of the player.
    pub const OWN: Filter = Filter {
        whose: Whose::Own,
        areas: EVERYWHERE,
        near: None,
        leadership: false,
        units: UnitTypes::from_bits(0),
        with: Characters::from_bits(0),
        without_character: false,
        chosen: false,
        recruitment: None,
        to_linked: false,
    };
    /// Every Army of the enemy.
    pub const ENEMY: Filter = Filter { whose: Whose::Enemy, ..Filter::OWN };
    /// The Army of an earlier step.
    pub const CHOSEN: Filter = Filter { chosen: true, ..Filter::OWN };
}

kit::ids! {
    /// Places that depend on the position.
    pub enum PlaceKind: u8, set u32 {
        /// The chosen Army's, or the chosen place.
        Chosen = "chosen-place",
        /// Those of all Armies that the instruction, or an earlier one, has chosen.
        EachChosen = "each-chosen-army",
        /// Any place with an own Army, recruitment areas included.
        OwnArmy = "any-own-army",
        /// Any area with an own Army.
        OwnArmyArea = "any-area-with-own-army",
        /// Settlements that the player controls.
        SettlementsControlled = "settlements-controlled",
        /// Rule 8.5: Dunlending recruitment areas and Settlements taken from the Free Peoples.
        DunlendingPlaces = "dunlending-places",
        /// Mordor Orc recruitment areas that the Free Peoples do not control.
        OpenMordorOrcAreas = "each-open-mordor-orc-area",
        /// The player's recruitment areas (rule 9.3.1).
        OwnRecruitmentAreas = "own-recruitment-areas",
        /// To Rohan, later Forgotten Road (rule 9.9.5).
        RohanRecruitmentArea = "rohan-recruitment-area",
        /// Regions with a Nazgûl and a Leader or Captain of the Free Peoples: a region is one place, named by its first area.
        PreyRegions = "regions-with-nazgul-and-prey",
        /// The place of the own Army in the battle.
        OwnInBattle = "own-army-in-battle",
        /// The place of the enemy Army in the battle.
        EnemyInBattle = "enemy-army-in-battle",
        /// The Entwood's area.
        Entwood = "entwood",
        /// Any place with an own Army that contains Mordor units.
        MordorArmy = "army-with-mordor-units",
        /// Where the player may flip a token of his (rules 7.3.1, 9.9.3).
        OwnTokens = "own-tokens",
    }
}

/// Several of them.
pub type PlaceKinds = Set<PlaceKind>;

kit::ids! {
    /// What a place must be.
    pub enum PlaceFilter: u8, set u8 {
        /// Controlled by the player.
        Controlled = "controlled",
        /// Controlled by the opponent.
        ControlledByOpponent = "controlled-by-opponent",
        /// Not controlled by the opponent.
        NotControlledByOpponent = "not-controlled-by-opponent",
        /// Next to an own Army.
        OwnArmyAdjacent = "own-army-adjacent",
        /// Controlled by the player, or with his Army.
        ControlledOrArmy = "controlled-or-army",
        /// A Stronghold or section that is not breached.
        NotBreached = "not-breached",
    }
}

/// Several of them.
pub type PlaceFilters = Set<PlaceFilter>;

/// Places: the listed areas and those that depend on the position, as far as they pass the filters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Listed areas.
    pub areas: Areas,
    /// Those of these areas that hold an own Army.
    pub with_army: Areas,
    /// What depends on the position.
    pub kinds: PlaceKinds,
    /// The places of own Armies with one of these Characters, recruitment areas included.
    pub army_with: Characters,
    /// Where these Characters stand.
    pub area_of: Characters,
    /// The regions in which they stand.
    pub region_of: Characters,
    /// What they must be.
    pub filters: PlaceFilters,
}

impl Places {
    /// These areas.
    pub const fn listed(areas: Areas) -> Places {
        Places {
            areas,
            with_army: Areas::from_bits(0),
            kinds: PlaceKinds::from_bits(0),
            army_with: Characters::from_bits(0),
            area_of: Characters::from_bits(0),
            region_of: Characters::from_bits(0),
            filters: PlaceFilters::from_bits(0),
        }
    }
}
