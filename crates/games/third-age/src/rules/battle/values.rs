//! Step 2: Combat Strength, dice, target numbers and Leadership (rules 10.3, 10.5).

use super::hooks::lowered;
use crate::battle::{Battle, DICE, Effects, Target};
use crate::ids::{Area, Border, BySide, Maneuver, Section, Side, Terrain, UnitTypes};
use crate::state::State;

/// The number that a die must show (rule 10.5.1).
const TARGET: u8 = 5;
/// The number over a border that hampers, and against an unbreached Stronghold.
const HARD_TARGET: u8 = 6;

/// How a side rolls in a round.
pub(crate) struct Values {
    /// How many dice.
    pub dice: u8,
    /// How many of them are maneuver dice.
    pub maneuver: u8,
    /// What they need: in the Combat roll, and in the Leader Re-roll.
    pub targets: [Target; 2],
}

impl State {
    /// Rule 10.3.1: the terrain's die for the defender.
    fn terrain_bonus(&self, area: Area) -> u8 {
        match self.board().terrain[area] {
            Terrain::Plains => 0,
            Terrain::Hills | Terrain::Forts | Terrain::Woods | Terrain::Swamps | Terrain::Stronghold => 1,
        }
    }

    /// The types of the fighting Army that a maneuver token stands for (rules 2.4, 10.1.3).
    pub(super) fn types_of(&self, battle: &Battle, side: Side, maneuver: Maneuver) -> UnitTypes {
        let units = self.army(battle.place(side)).units;
        let of = |unit: &crate::ids::Unit| unit.side() == side && unit.maneuver(self.scenario) == maneuver;
        units.iter().map(|(unit, _)| unit).filter(of).collect()
    }

    /// The section of Minas Tirith that the attack of the round comes over (rules 9.5.1, 9.5.4).
    pub(crate) fn section_attacked(&self, battle: &Battle) -> Option<Section> {
        if battle.at == Area::MinasTirith { self.section_between(battle.from, battle.at) } else { None }
    }

    /// The protection that the attack meets; an assault with a tower meets none (rules 9.10.3, 10.12).
    pub(crate) fn protection_met(&self, battle: &Battle) -> u8 {
        if battle.tower { 0 } else { self.protection_left(battle.at, self.section_attacked(battle)) }
    }

    /// Whether the border hampers the first round of an attack (rules 3.5, 10.5.1). A river that a card lets one cross is a ford.
    fn is_hampered(&self, battle: &Battle) -> bool {
        battle.river
            || self.board().border(battle.from, battle.at).is_some_and(|border| match border.border {
                Border::Stream | Border::Ford | Border::Pass => true,
                Border::Dike | Border::Wall => border.protected,
                Border::Normal | Border::CityWall | Border::CityGate | Border::River | Border::Mountains => {
                    false
                }
            })
    }

    /// The target number of a side by the rules alone.
    fn target_by_rules(&self, battle: &Battle, side: Side) -> u8 {
        if side != battle.attacker {
            return TARGET;
        }
        // Rule 10.13.2: the first round of each Army.
        let first = !battle.fought.contains(battle.from);
        // Rule 9.10.3: the tower takes the attack over the wall; no border of the city hampers.
        let hard = self.protection_met(battle) > 0 || first && self.is_hampered(battle);
        if hard { HARD_TARGET } else { TARGET }
    }

    /// The Combat Strength of a side as things stand (rule 10.3.1).
    pub(crate) fn battle_strength(&self, battle: &Battle, side: Side) -> i16 {
        self.strength_with(battle, side, &self.effects(battle)[side])
    }

    fn strength_with(&self, battle: &Battle, side: Side, own: &Effects) -> i16 {
        let army = self.army(battle.place(side));
        let units: u8 = match own.unit_strength {
            Some(each) => army.n_units().saturating_mul(each),
            None => {
                let of = |(unit, n): (crate::ids::Unit, u8)| n.saturating_mul(self.book.units[unit].strength);
                army.units.iter().map(of).fold(0, u8::saturating_add)
            }
        };
        let terrain = if side == battle.attacker { 0 } else { self.terrain_bonus(battle.at) };
        i16::from(units) + i16::from(terrain) + i16::from(own.strength)
    }

    /// How both sides roll as things stand.
    pub(crate) fn battle_values(&self, battle: &Battle) -> BySide<Values> {
        let effects = self.effects(battle);
        BySide::from_fn(|side: Side| {
            let own = &effects[side];
            let army = self.army(battle.place(side));
            let strength = self.strength_with(battle, side, own);
            // Rule 10.3.1: at most 5, at least 1; effects that let roll fewer dice come after that.
            let limited = strength.clamp(1, i16::from(DICE));
            let fewer = lowered(limited, own.dice, i16::from(own.least_dice.max(1)));
            let dice = fewer.clamp(1, i16::from(DICE)) as u8;
            let token = battle.maneuver(side);
            let of_type = token.map_or(0, |token| {
                self.types_of(battle, side, token).iter().map(|unit| army.units.count(unit)).sum()
            });
            let rules = self.target_by_rules(battle, side);
            let target = |roll: usize, plus: i8| Target {
                plus,
                combat: own.target(roll, None, rules),
                maneuver: own.target(roll, token, rules),
            };
            Values {
                dice,
                maneuver: dice.min(of_type),
                targets: [target(0, own.plus), target(1, own.plus_again)],
            }
        })
    }

    /// How many dice a side may roll again (rules 10.3.2, 10.6.1).
    pub(crate) fn battle_leadership(&self, battle: &Battle, side: Side) -> u8 {
        let base = i16::from(self.led(battle, side)) + i16::from(battle.now.effects[side].leadership);
        base.clamp(0, i16::from(u8::MAX)) as u8
    }
}
