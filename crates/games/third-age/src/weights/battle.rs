//! Questions of a battle (chapter 10).

use crate::action::{Action, Choice, Tactic};
use crate::battle::{Battle, BattleAsk, LossFor, Roll};
use crate::estimate::might;
use crate::ids::{Area, Card, Maneuver, Side};
use crate::state::State;

impl State {
    pub(super) fn weigh_battle(&self, ask: BattleAsk, side: Side, action: Action) -> f32 {
        if let BattleAsk::Casualty { area, why, .. } = ask {
            return self.weigh_casualty(area, why, action);
        }
        let Some(battle) = &self.battle else { return 1.0 };
        match (ask, action) {
            (BattleAsk::Tower, Action::Accept) => 3.0,
            (BattleAsk::Army | BattleAsk::AdvanceFrom, Action::Area(from)) => {
                might(self, side, from).max(0.1).powi(2)
            }
            (BattleAsk::AdvanceFrom, Action::Decline) => {
                if self.is_controllable(battle.at) {
                    0.1
                } else {
                    4.0
                }
            }
            (BattleAsk::Tactic, Action::Tactic(tactic)) => self.weigh_tactic(battle, side, tactic),
            (BattleAsk::Card, Action::Card(card)) => self.weigh_combat_card(side, card),
            (BattleAsk::Card, Action::Decline) => 0.3,
            (BattleAsk::Nazgul(_), Action::Use(_)) => 2.0,
            (BattleAsk::NazgulCost { .. }, Action::Accept) => 5.0,
            (BattleAsk::ExtraManeuver { .. }, Action::Maneuver(maneuver)) => {
                0.3 + self.n_of(battle, side, maneuver)
            }
            (BattleAsk::Reroll { .. }, _) => State::weigh_reroll(&battle.now.rolls[side], action),
            (BattleAsk::GoOn, Action::Choose(Choice::Fight)) => self.weigh_fight(battle, side),
            (BattleAsk::Leave, Action::Choose(choice)) => self.weigh_leave(battle, side, choice),
            (BattleAsk::RetreatTo { forced }, Action::Area(to)) => {
                self.weigh_refuge(battle.defender(), to, forced)
            }
            // One answer looks as good as another.
            _ => 1.0,
        }
    }

    /// What fights for a side in a battle.
    fn fights_with(&self, battle: &Battle, side: Side) -> f32 {
        if side == battle.attacker && battle.combined {
            return battle.armies.iter().map(|area| might(self, side, area)).sum();
        }
        might(self, side, battle.place(side))
    }

    fn battle_odds(&self, battle: &Battle, side: Side) -> f32 {
        let walls = if battle.tower { 0.0 } else { self.walls_between(battle.from, battle.at) };
        let (mut own, mut theirs) = (self.fights_with(battle, side), self.fights_with(battle, side.enemy()));
        if side == battle.attacker {
            theirs += walls;
        } else {
            own += walls;
        }
        own / theirs.max(0.4)
    }

    fn weigh_fight(&self, battle: &Battle, side: Side) -> f32 {
        let odds = self.battle_odds(battle, side);
        let careful = if self.has_characters(side, battle.from) && odds < 0.8 { 0.3 } else { 1.0 };
        let worth = self.prize(side, battle.at).min(3.0);
        (careful * worth * odds * odds).min(12.0)
    }

    fn weigh_leave(&self, battle: &Battle, side: Side, choice: Choice) -> f32 {
        let odds = self.battle_odds(battle, side).max(0.05);
        // Whoever leaves a place loses it.
        let holds = if self.is_controllable(battle.at) { 0.3 } else { 1.0 };
        match choice {
            Choice::Retreat => holds * (1.2 / odds).min(8.0),
            Choice::Rout => holds * (0.35 / (odds * odds)).min(6.0),
            _ => 1.0,
        }
    }

    /// Units of the types of a maneuver token in the fighting Army.
    fn n_of(&self, battle: &Battle, side: Side, maneuver: Maneuver) -> f32 {
        let units = &self.army(battle.place(side)).units;
        let of = |(unit, n): (crate::ids::Unit, u8)| {
            if unit.maneuver(self.scenario) == maneuver { f32::from(n.min(5)) } else { 0.0 }
        };
        units.iter().map(of).sum()
    }

    fn weigh_tactic(&self, battle: &Battle, side: Side, tactic: Tactic) -> f32 {
        match tactic {
            Tactic::Regroup => {
                let used = battle.used[side].len() as f32;
                let flees = side != battle.attacker && self.battle_odds(battle, side) < 0.6;
                0.1 + 0.4 * used + if flees { 1.2 } else { 0.0 }
            }
            Tactic::CombatEvent => {
                let cards = self.combat_cards_of(side);
                cards.iter().map(|card| self.weigh_combat_card(side, card)).fold(0.02, f32::max)
            }
            Tactic::Maneuver(maneuver) => 0.3 + 0.5 * self.n_of(battle, side, maneuver),
        }
    }

    /// How good the combat half of a card looks in this battle.
    fn weigh_combat_card(&self, side: Side, card: Card) -> f32 {
        let Some((_, combat)) = card.halves() else { return 0.05 };
        // What is worth more as an order is kept.
        let kept = 0.25 * self.weigh_play(side, card).min(3.0);
        let worth = self.weigh_battle_ops(side, &self.book.combats[combat].ops);
        (worth - kept).max(0.1)
    }

    /// Misses are rolled again, hits are not.
    fn weigh_reroll(roll: &Roll, action: Action) -> f32 {
        let missed = |place: &usize| !roll.is_hit(*place) && !roll.is_named(*place);
        let misses = (0..roll.dice().len()).filter(missed).count();
        match action {
            Action::Reroll { maneuver, shows } => {
                let misses = |place: usize| {
                    missed(&place)
                        && roll.is_maneuver(place) == maneuver
                        && roll.dice().get(place) == Some(&shows)
                };
                match (0..roll.dice().len()).any(misses) {
                    true if maneuver => 8.0,
                    true => 6.0,
                    false => 0.002,
                }
            }
            _ if misses > 0 => 0.05,
            _ => 10.0,
        }
    }

    /// A unit that goes takes off as many tokens as it can; nobody goes before he must, because he still strikes.
    fn weigh_casualty(&self, area: Area, why: LossFor, action: Action) -> f32 {
        match action {
            Action::Lose { unit, tokens } => {
                let strength = f32::from(self.book.units[unit].strength.max(1));
                let cheap = 1.0 / (strength * strength * strength);
                let army = self.army(area);
                let taken = match tokens {
                    0 => 0.02,
                    1 => 0.15,
                    2 => 1.0,
                    _ => 4.0,
                };
                let last = if army.n_units() == 1 { 0.02 } else { 1.0 };
                // A forced loss is no choice.
                let willing = if matches!(why, LossFor::Step5) { 1.0 } else { 4.0 };
                cheap * taken * last * willing
            }
            _ => 8.0,
        }
    }
}
