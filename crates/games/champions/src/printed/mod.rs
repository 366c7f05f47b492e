//! What is printed on a card, and what it does: one value a card.

pub mod facts;
pub(crate) mod names;

use crate::ability::{Ability, Attach, Constant, On};
use crate::ids::{AbilityId, Card, CardSet, Faction, Kind, Trait, Value};
use kit::Set;
use serde::{Deserialize, Serialize};

/// A printed power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stat {
    /// The card has no such field.
    None,
    /// A dash: the power can't be used (rule 1.2.3).
    Dash,
    /// A number.
    N(u8),
}

/// A printed number, perhaps per player (rule 1.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Scaled {
    /// The number.
    pub value: u8,
    /// Whether it is multiplied by the number of players who started.
    pub per_player: bool,
}

impl Scaled {
    /// The number for so many players.
    pub const fn of(self, players: u8) -> u16 {
        if self.per_player { self.value as u16 * players as u16 } else { self.value as u16 }
    }
}

/// A number that doesn't depend on the players.
pub const fn fixed(value: u8) -> Scaled {
    Scaled { value, per_player: false }
}

/// A number per player.
pub const fn per_player(value: u8) -> Scaled {
    Scaled { value, per_player: true }
}

/// Resource icons, or resources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Icons {
    /// Energy.
    pub energy: u8,
    /// Mental.
    pub mental: u8,
    /// Physical.
    pub physical: u8,
    /// Wild.
    pub wild: u8,
}

impl Icons {
    /// None.
    pub const NONE: Icons = Icons::new(0, 0, 0, 0);

    /// So many of each.
    pub const fn new(energy: u8, mental: u8, physical: u8, wild: u8) -> Icons {
        Icons { energy, mental, physical, wild }
    }

    /// How many there are.
    pub const fn total(self) -> u8 {
        self.energy.saturating_add(self.mental).saturating_add(self.physical).saturating_add(self.wild)
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Icons) -> Icons {
        Icons {
            energy: self.energy.saturating_add(other.energy),
            mental: self.mental.saturating_add(other.mental),
            physical: self.physical.saturating_add(other.physical),
            wild: self.wild.saturating_add(other.wild),
        }
    }

    /// Whether these resources cover a cost: so many of each type, and so many in all (rule 9.3.2).
    pub const fn cover(self, typed: Icons, total: u8) -> bool {
        let missing = typed.energy.saturating_sub(self.energy)
            + typed.mental.saturating_sub(self.mental)
            + typed.physical.saturating_sub(self.physical);
        missing <= self.wild && self.total() >= total && self.total() >= typed.total()
    }
}

/// How many copies may be in play (rule 10.3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Max {
    /// As many as there are.
    Any,
    /// One under each player's control.
    PerPlayer,
    /// One on each host.
    PerHost,
}

/// A card.
#[derive(Clone, Copy)]
pub struct Def {
    /// Which.
    pub card: Card,
    /// The kind.
    pub kind: Kind,
    /// The hero, aspect or other part.
    pub faction: Faction,
    /// The set.
    pub set: CardSet,
    /// Whether it is unique (rule 14.6).
    pub unique: bool,
    /// The traits.
    pub traits: &'static [Trait],
    /// The cost of playing it.
    pub cost: u8,
    /// The resource icons.
    pub icons: Icons,
    /// The aspect for whose cards it gives twice its icons (rule 9.3.7).
    pub doubles: Option<Faction>,
    /// The thwart power.
    pub thw: Stat,
    /// The attack power.
    pub atk: Stat,
    /// The defence power.
    pub defence: Stat,
    /// The recovery power.
    pub rec: Stat,
    /// The scheme power.
    pub sch: Stat,
    /// The consequential damage of thwarting and of attacking.
    pub hurt: (u8, u8),
    /// The hit points.
    pub hp: Scaled,
    /// The hand size.
    pub hand_size: u8,
    /// The most that its own text lets the hand size come to.
    pub hand_size_limit: Option<u8>,
    /// The stage of a villain or a main scheme.
    pub stage: u8,
    /// The starting threat.
    pub threat: Scaled,
    /// The target threat.
    pub target: Scaled,
    /// The threat placed each round.
    pub acceleration: Scaled,
    /// Crisis icons.
    pub crisis_icons: u8,
    /// Hazard icons.
    pub hazard_icons: u8,
    /// Acceleration icons.
    pub acceleration_icons: u8,
    /// Boost icons.
    pub boost: u8,
    /// Whether there is a star in the boost field.
    pub star: bool,
    /// Guard (rule 17.1).
    pub guard: bool,
    /// Quickstrike (rule 17.3).
    pub quickstrike: bool,
    /// Surge (rule 17.5).
    pub surge: bool,
    /// Toughness (rule 17.6).
    pub toughness: bool,
    /// Retaliate (rule 17.4); 0 for none.
    pub retaliate: u8,
    /// Uses: how many counters, and of which kind (rule 17.7).
    pub uses: Option<(u8, &'static str)>,
    /// Counters that it enters play with and may run out of.
    pub counters: Option<(u8, &'static str)>,
    /// What an attachment adds to its host's SCH and ATK (rule 4.3.3).
    pub adds: (u8, u8),
    /// How many copies may be in play.
    pub max: Max,
    /// Whether it may be played under any player's control.
    pub any_player: bool,
    /// Whether it may be played only in hero form.
    pub hero_only: bool,
    /// How many copies the set holds.
    pub copies: u8,
    /// How many copies a deck may hold.
    pub deck_limit: u8,
    /// The other side.
    pub back: Option<Card>,
    /// Whether completing this main scheme loses the game.
    pub last_stage: bool,
    /// What it attaches to.
    pub attach: Option<Attach>,
    /// Its triggered abilities.
    pub abilities: &'static [Ability],
    /// Its constant abilities.
    pub constants: &'static [Constant],
}

impl Def {
    /// A card with nothing on it but its title.
    pub const fn new(card: Card, kind: Kind, faction: Faction, set: CardSet) -> Def {
        Def {
            card,
            kind,
            faction,
            set,
            unique: false,
            traits: &[],
            cost: 0,
            icons: Icons::NONE,
            doubles: None,
            thw: Stat::None,
            atk: Stat::None,
            defence: Stat::None,
            rec: Stat::None,
            sch: Stat::None,
            hurt: (0, 0),
            hp: fixed(0),
            hand_size: 0,
            hand_size_limit: None,
            stage: 0,
            threat: fixed(0),
            target: fixed(0),
            acceleration: fixed(0),
            crisis_icons: 0,
            hazard_icons: 0,
            acceleration_icons: 0,
            boost: 0,
            star: false,
            guard: false,
            quickstrike: false,
            surge: false,
            toughness: false,
            retaliate: 0,
            uses: None,
            counters: None,
            adds: (0, 0),
            max: Max::Any,
            any_player: false,
            hero_only: false,
            copies: 1,
            deck_limit: 0,
            back: None,
            last_stage: false,
            attach: None,
            abilities: &[],
            constants: &[],
        }
    }

    /// Its ability of a number.
    #[inline]
    pub fn ability(&self, id: AbilityId) -> Option<&'static Ability> {
        self.abilities.get(id.index())
    }

    /// Its abilities with their numbers.
    #[inline]
    pub fn numbered(&self) -> impl Iterator<Item = (AbilityId, &'static Ability)> + use<> {
        self.abilities.iter().enumerate().map(|(n, ability)| (AbilityId::nth(n), ability))
    }

    /// The number of its first ability that fits.
    pub fn find(&self, fits: impl Fn(&Ability) -> bool) -> Option<AbilityId> {
        self.abilities.iter().position(fits).map(AbilityId::nth)
    }

    /// The moments that its abilities wait for.
    pub const fn listens(&self) -> Set<On> {
        let mut bits = 0;
        let mut n = 0;
        while n < self.abilities.len() {
            bits |= self.abilities[n].on.only().bits();
            n += 1;
        }
        Set::from_bits(bits & !On::Nothing.only().bits())
    }

    /// The values that its constant abilities change.
    pub const fn changes(&self) -> Set<Value> {
        let mut bits = 0;
        let mut n = 0;
        while n < self.constants.len() {
            if let Constant::Plus { value, .. } = self.constants[n] {
                bits |= 1 << value as u8;
            }
            n += 1;
        }
        if self.adds.0 > 0 {
            bits |= 1 << Value::Sch as u8;
        }
        if self.adds.1 > 0 {
            bits |= 1 << Value::Atk as u8;
        }
        Set::from_bits(bits)
    }

    /// Whether it has the trait.
    pub fn has(&self, word: Trait) -> bool {
        self.traits.contains(&word)
    }
}
