//! Questions of a battle (chapter 8).

use crate::action::{Action, BattleCard, Choice};
use crate::battle::{Battle, BattleAsk, LossFor};
use crate::estimate::{beorn_might, might, walls};
use crate::ids::{Area, Character, Combat, Maneuver, Side, Unit};
use crate::state::State;

impl State {
    pub(super) fn weigh_battle(&self, ask: BattleAsk, side: Side, action: Action) -> f32 {
        match (ask, action) {
            (BattleAsk::Casualty { area, why, .. }, _) => return self.weigh_casualty(area, why, action),
            (BattleAsk::React { army, .. }, _) => return self.weigh_reaction(army, action),
            _ => {}
        }
        let Some(battle) = &self.battle else { return 1.0 };
        match (ask, action) {
            (BattleAsk::Army | BattleAsk::AdvanceFrom, Action::Area(from)) => {
                might(self, side, from).max(0.1).powi(2)
            }
            (BattleAsk::AdvanceFrom, Action::Decline) => {
                if battle.at.is_controllable() {
                    0.1
                } else {
                    4.0
                }
            }
            (BattleAsk::Maneuver | BattleAsk::SecondCard(_), Action::Lay(card)) => {
                self.weigh_lay(battle, side, card)
            }
            // With a Unit card laid the black dice are worth more.
            (BattleAsk::Reroll { least, .. }, Action::Number(n)) => 1.0 + 3.0 * f32::from(n - least.min(n)),
            (BattleAsk::Ability(card), Action::Accept) => match card {
                Maneuver::Goblins => 1.5,
                _ => 8.0,
            },
            (BattleAsk::Ability(_), Action::Choose(Choice::Army)) => 4.0,
            (BattleAsk::Ability(_), Action::Choose(Choice::Fortification)) => 3.0,
            (BattleAsk::Ability(_), Action::Decline) => 0.5,
            (BattleAsk::FellRace, Action::Choose(Choice::Leadership)) => {
                let tokens = self.army(battle.place(side)).leadership;
                if tokens > 2 { 0.7 } else { 2.5 }
            }
            (BattleAsk::FellRace, Action::Character(Character::Bilbo)) => 0.5,
            (BattleAsk::FellRace | BattleAsk::CaptainOfWar(_), Action::Character(Character::Bolg)) => 1e-4,
            (BattleAsk::FellRace, Action::Character(_)) => 0.1,
            (BattleAsk::CaptainOfWar(_), Action::Character(_)) => 0.05,
            (BattleAsk::CaptainOfWar(_), Action::Choose(_)) => {
                if self.army(battle.place(side)).damage > 1 {
                    3.0
                } else {
                    0.5
                }
            }
            (BattleAsk::GoOn, Action::Choose(Choice::Fight)) => self.weigh_fight(battle, side),
            (BattleAsk::Leave, Action::Choose(choice)) => self.weigh_leave(battle, side, choice),
            (BattleAsk::RetreatTo { forced }, Action::Area(to)) => {
                let loser = battle.defender();
                let friends = if self.has_army(loser, to) { 1.0 } else { 0.0 };
                let good = 0.3 + self.pull(loser, to) + friends;
                if forced { 1.0 / good } else { good }
            }
            (BattleAsk::BeornAdvance, Action::Accept) if self.markers.contains(battle.at) => 10.0,
            // One answer looks as good as another.
            _ => 1.0,
        }
    }

    /// What fights for a side in a battle.
    fn fighting(&self, battle: &Battle, side: Side) -> f32 {
        let place = battle.place(side);
        if battle.is_beorn(side) {
            return beorn_might(self);
        }
        if side == battle.attacker && battle.combined {
            return battle.armies.iter().map(|area| might(self, side, area)).sum();
        }
        might(self, side, place)
    }

    fn battle_odds(&self, battle: &Battle, side: Side) -> f32 {
        let walls = walls(self, battle.at);
        let (mut own, mut theirs) = (self.fighting(battle, side), self.fighting(battle, side.enemy()));
        if side == battle.attacker {
            theirs += walls
        } else {
            own += walls
        };
        own / theirs.max(0.4)
    }

    fn weigh_fight(&self, battle: &Battle, side: Side) -> f32 {
        let odds = self.battle_odds(battle, side);
        let bolg = side == Side::Shadow
            && self.place_of(Character::Bolg).is_some_and(|at| battle.armies.contains(at));
        let careful = if bolg && self.bodyguards == 0 && odds < 1.2 { 0.1 } else { 1.0 };
        let worth = self.prize(side, battle.at).min(3.0);
        (careful * worth * odds * odds).min(12.0)
    }

    fn weigh_leave(&self, battle: &Battle, side: Side, choice: Choice) -> f32 {
        let odds = self.battle_odds(battle, side).max(0.05);
        // Whoever leaves a Settlement loses it.
        let holds = if battle.at.is_controllable() { 0.35 } else { 1.0 };
        match choice {
            Choice::Retreat => holds * (1.2 / odds).min(8.0),
            Choice::Rout => holds * (0.35 / (odds * odds)).min(6.0),
            _ => 1.0,
        }
    }

    fn weigh_lay(&self, battle: &Battle, side: Side, card: BattleCard) -> f32 {
        match card {
            BattleCard::Maneuver(Maneuver::RegroupFreePeoples | Maneuver::RegroupShadow) => {
                let used = battle.used.iter().filter(|card| card.side() == side).count() as f32;
                let odds = self.battle_odds(battle, side);
                let flees = side != battle.attacker && odds < 0.7;
                0.1 + 0.5 * used + if flees { 1.5 } else { 0.0 }
            }
            BattleCard::Maneuver(Maneuver::VampireLike) => 1.5,
            BattleCard::Maneuver(Maneuver::MightyStrokes) => 3.0,
            BattleCard::Maneuver(card) => {
                let Some(unit) = card.unit() else { return 1.0 };
                let n = f32::from(self.army(battle.place(side)).units.count(unit).min(5));
                let worth = match unit {
                    Unit::GreatOrcs => 1.4,
                    Unit::Archers | Unit::DwarfVeterans | Unit::Spearmen => 1.2,
                    Unit::Wargs | Unit::LakeMen | Unit::Goblins => 1.0,
                    Unit::Orcs | Unit::DwarfRegulars => 0.8,
                };
                worth * (0.3 + 0.5 * n)
            }
            BattleCard::Event(card) => {
                card.combat().map_or(0.1, |combat| self.weigh_combat(battle, side, combat))
            }
        }
    }

    fn weigh_combat(&self, battle: &Battle, side: Side, combat: Combat) -> f32 {
        let (own, theirs) = (battle.place(side), battle.place(side.enemy()));
        match combat {
            Combat::BattleFury | Combat::FierceDefence | Combat::GreatConfusion => 1.4,
            Combat::StandAndFight => {
                if self.army(own).n_units() < 4 {
                    1.3
                } else {
                    0.1
                }
            }
            Combat::CommandingVoice => 1.0,
            Combat::Overmastered => 0.2 + 0.4 * f32::from(self.leadership_at(side.enemy(), theirs).min(4)),
            Combat::NoQuarter => 0.8,
            Combat::DeterminedAttack => 0.7,
            Combat::CaptainOfWar => {
                if self.army(own).leadership > 0 {
                    0.5
                } else {
                    0.05
                }
            }
            Combat::DenseFog => {
                let odds = self.battle_odds(battle, side);
                if side == battle.attacker {
                    0.05
                } else if odds < 0.8 {
                    2.5
                } else {
                    0.2
                }
            }
        }
    }

    /// A unit that goes takes off as many tokens as it can; nobody goes before he must, because he still strikes.
    fn weigh_casualty(&self, area: Area, why: LossFor, action: Action) -> f32 {
        match action {
            Action::Lose { unit, tokens } => {
                let cheap = if unit.strength() > 1 { 0.15 } else { 1.0 };
                let army = self.army(area);
                // Over the limit he would be lost for nothing (rule 9.6).
                let over = matches!(why, LossFor::Voluntary) && army.n_units() > 5;
                let taken = match tokens {
                    0 => 0.02,
                    1 => 0.15,
                    2 => 1.0,
                    _ => 4.0,
                };
                let last = if army.n_units() == 1 { 0.02 } else { 1.0 };
                cheap * taken * last * if over { 20.0 } else { 1.0 }
            }
            _ => 8.0,
        }
    }

    fn weigh_reaction(&self, army: u8, action: Action) -> f32 {
        match action {
            Action::Character(Character::Bolg) => 0.2 * f32::from(army * army),
            Action::Character(_) => 0.3 * f32::from(army),
            Action::Number(n) => 1.0 + f32::from(n),
            _ => 1.0,
        }
    }
}
