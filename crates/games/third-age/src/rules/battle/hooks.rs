//! Hooks of Characters and of cards on the table that change a quantity of a battle: they are looked up when the quantity matters
//! (rules 7.5.9, 7.7.11).

use crate::battle::{Battle, Effects};
use crate::book::{Hook, Hooked};
use crate::ids::{BySide, Side, Unit};
use crate::ops::{Condition, Filter, Op, Rolls, Script, Target, Test, WhichDice, Whose};
use crate::state::State;

impl Target {
    /// The side that is meant, seen from a player.
    pub(crate) const fn side(self, by: Side) -> Side {
        match self {
            Target::Own => by,
            Target::Enemy => by.enemy(),
        }
    }
}

impl State {
    /// Sees the hooks that work in a battle, the defender's first (rule 10.4.6): abilities of the Characters with the fighting Armies,
    /// then cards on the table, with their player.
    pub(super) fn each_hook(&self, battle: &Battle, mut see: impl FnMut(&Hooked, Script, Side)) {
        for side in [battle.defender(), battle.attacker] {
            for character in self.characters_with(side, battle.place(side)) - self.bans.abilities {
                for (hooked, n) in self.book.characters[character].abilities.iter().zip(0_u8..) {
                    see(hooked, Script::Character(character, n), side);
                }
            }
            for card in self.table {
                if State::table_player(card) != side {
                    continue;
                }
                for (hooked, n) in self.book.cards[card].hooks.iter().zip(0_u8..) {
                    let by = if hooked.by_opponent { side.enemy() } else { side };
                    see(hooked, Script::Hook(card, n), by);
                }
            }
        }
    }

    /// Whether what a hook or an instruction asks for holds in the battle, for a player. What it asks of Armies is asked of the Army
    /// that fights.
    pub(super) fn holds_in<'a>(
        &self,
        battle: &Battle,
        when: impl IntoIterator<Item = &'a Condition>,
        by: Side,
    ) -> bool {
        when.into_iter().all(|condition| match condition.test {
            Test::Army(filter) => self.fits(battle, &filter, by) == condition.holds,
            _ => self.holds(*condition, by),
        })
    }

    /// Whether the fighting Army that a filter speaks of passes it.
    fn fits(&self, battle: &Battle, filter: &Filter, by: Side) -> bool {
        let side = match filter.whose {
            Whose::Own => by,
            Whose::Enemy => by.enemy(),
        };
        let place = battle.place(side);
        let with = self.characters_with(side, place);
        filter.areas.contains(place)
            && (filter.units.is_empty() || self.army(place).contains_any(filter.units))
            && (filter.with.is_empty() || filter.with.meets(with))
            && (!filter.without_character || with.is_empty())
            && (!filter.leadership || self.leadership_at(side, place) > 0)
    }

    /// Sees the instructions of a list that hold, one after the other. Questions and nested lists have no place in a quantity.
    fn each_op(&self, battle: &Battle, ops: &[Op], by: Side, mut see: impl FnMut(&Op)) {
        let mut at = 0;
        while let Some(op) = ops.get(at) {
            at += 1;
            match op {
                Op::Unless(condition, n) if !self.holds_in(battle, [condition], by) => at += usize::from(*n),
                Op::Skip(n) => at += usize::from(*n),
                _ => see(op),
            }
        }
    }

    /// What effects do to both sides now: those of the round, and hooks that hold.
    pub(super) fn effects(&self, battle: &Battle) -> BySide<Effects> {
        let mut all = battle.now.effects;
        self.each_hook(battle, |hooked, _, by| {
            let strength = hooked.hook == Hook::BattleStrength;
            if !strength && hooked.hook != Hook::BattleTarget || !self.holds_in(battle, &hooked.when, by) {
                return;
            }
            self.each_op(battle, &hooked.ops, by, |op| match op {
                Op::Add { value, .. } if strength => {
                    all[by].strength = all[by].strength.saturating_add(*value);
                }
                Op::Set { value, .. } if !strength => {
                    let op = Op::TargetNumber {
                        target: Target::Own,
                        dice: WhichDice::All,
                        value: *value,
                        instead_of: None,
                        rolls: Rolls { combat: true, reroll: true },
                        rounds: crate::ops::Rounds::This,
                    };
                    self.apply(battle, &mut all, &op, by);
                }
                _ => self.apply(battle, &mut all, op, by),
            });
        });
        all
    }

    /// The Leadership of a side in a battle, without what cards of the round do: hooks change it one after the other.
    pub(super) fn led(&self, battle: &Battle, side: Side) -> u8 {
        let mut value = i16::from(self.leadership_at(side, battle.place(side)));
        self.each_hook(battle, |hooked, _, by| {
            if hooked.hook != Hook::BattleLeadership || !self.holds_in(battle, &hooked.when, by) {
                return;
            }
            self.each_op(battle, &hooked.ops, by, |op| match op {
                Op::Leadership { target, value: added, minimum } if target.side(by) == side => {
                    value = lowered(value, *added, i16::from(*minimum));
                }
                Op::Add { value: added, minimum } if by == side => {
                    value = lowered(value, *added, i16::from(*minimum));
                }
                Op::Set { value: set, .. } if by == side => value = i16::from(*set),
                _ => {}
            });
        });
        value.clamp(0, i16::from(u8::MAX)) as u8
    }

    /// Whether a hook makes every terrain a favorite one of a type of unit.
    pub(super) fn every_terrain(&self, battle: &Battle, unit: Unit) -> bool {
        let mut every = false;
        self.each_hook(battle, |hooked, _, by| {
            every |= hooked.hook == Hook::FavoriteTerrain(unit)
                && hooked.ops.contains(&Op::EveryTerrain)
                && self.holds_in(battle, &hooked.when, by);
        });
        every
    }

    /// What a Nazgûl ability costs: the ordinary number of Nazgûl, and a lower one that is there once in each round.
    pub(super) fn nazgul_cost(&self, battle: &Battle) -> (u8, Option<u8>) {
        let (mut cost, mut once) = (1_u8, None);
        self.each_hook(battle, |hooked, _, by| {
            if hooked.hook != Hook::NazgulCost || !self.holds_in(battle, &hooked.when, by) {
                return;
            }
            self.each_op(battle, &hooked.ops, by, |op| match op {
                Op::Set { value, once: true } => once = Some(*value),
                Op::Set { value, once: false } => cost = *value,
                Op::Add { value, minimum } => {
                    cost = lowered(i16::from(cost), *value, i16::from(*minimum)).clamp(0, 8) as u8;
                }
                _ => {}
            });
        });
        (cost, once.filter(|_| !battle.now.lord))
    }
}

/// A quantity with something added to it. What takes away never goes below the minimum, and never adds.
pub(super) fn lowered(value: i16, added: i8, minimum: i16) -> i16 {
    (value + i16::from(added)).max(minimum.min(value))
}
