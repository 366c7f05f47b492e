//! Steps 4b, 4c and 5a: the abilities of Unit cards, Vampire-like, Captain of War (rules 8.7.2, 8.9.0, 12.2).

use super::{ask_side, battle_frame, tell};
use crate::action::{Action, Choice};
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame, LossFor};
use crate::event::Event;
use crate::frame::Next;
use crate::ids::{Combat, Maneuver, Side, Unit};
use crate::rules::{Allowed, Log, MISFIT, need, no};
use crate::state::State;
use kernel::Refused;
use kernel::flow::{call, done, goto};

/// Damage of Fell Race (rule 8.7.2).
const FELL_RACE: u8 = 2;
/// Tokens that Captain of War removes (rule 8.7.2).
const CAPTAIN: u8 = 2;

impl State {
    /// The card whose ability a side may use in step 4b: an activated Unit card, or Vampire-like.
    fn step_4_ability(&self, battle: &Battle, side: Side) -> Option<Maneuver> {
        if battle.maneuver(side) == Some(Maneuver::VampireLike) {
            // Rule 12.2.
            let fit = battle.now.rolls[side].hits() > 0 && self.bats_at(battle) > 0;
            return fit.then_some(Maneuver::VampireLike);
        }
        match self.activated_unit(battle, side)? {
            unit @ (Unit::DwarfVeterans
            | Unit::Archers
            | Unit::Spearmen
            | Unit::LakeMen
            | Unit::GreatOrcs) => Some(Maneuver::of(unit)),
            Unit::DwarfRegulars | Unit::Orcs | Unit::Wargs | Unit::Goblins => None,
        }
    }

    /// Step 4b: the attacker declares and resolves his, then the defender.
    pub(super) fn damage_ability(&mut self, battle: &Battle, side: Side, _log: &mut Log) -> Next {
        let then = battle_frame(match side == battle.attacker {
            true => BattleFrame::Ability(battle.defender()),
            false => BattleFrame::CaptainOfWar(battle.defender()),
        });
        // Beorn may be out of the game already.
        if self.is_gone(battle, side.enemy()) {
            return goto(then);
        }
        match self.step_4_ability(battle, side) {
            Some(Maneuver::Spearmen) if !self.wall_helps(battle) => goto(then),
            Some(card) => ask_side(side, BattleAsk::Ability(card)).then(then),
            None => goto(then),
        }
    }

    /// Whether Wall of Spears has damage to cancel, or may still get some: only an attacker's waits for the enemy's ability.
    fn wall_helps(&self, battle: &Battle) -> bool {
        let side = Side::FreePeoples;
        let waits = side == battle.attacker && self.step_4_ability(battle, side.enemy()).is_some();
        battle.now.damage[side] > 0 || State::wall_guards(battle) || waits
    }

    /// Whether the fortification of the Free Peoples took damage that Wall of Spears could cancel.
    fn wall_guards(battle: &Battle) -> bool {
        battle.attacker == Side::Shadow && battle.now.fortification > 0
    }

    /// Whether Wall of Spears has the choice between army and fortification (rule 8.7.2).
    fn wall_chooses(battle: &Battle) -> bool {
        battle.now.damage[Side::FreePeoples] > 0 && State::wall_guards(battle)
    }

    pub(super) fn list_ability(battle: &Battle, card: Maneuver, out: &mut Vec<Action>) {
        if card == Maneuver::Spearmen && State::wall_chooses(battle) {
            out.extend([Choice::Army, Choice::Fortification].map(Action::Choose));
        } else {
            out.push(Action::Accept);
        }
        out.push(Action::Decline);
    }

    pub(super) fn check_ability(battle: &Battle, card: Maneuver, action: Action) -> Allowed {
        let chooses = card == Maneuver::Spearmen && State::wall_chooses(battle);
        match action {
            Action::Decline => Ok(()),
            Action::Accept => need(!chooses, "8.7.2", "no-say-army-or-fortification"),
            Action::Choose(Choice::Army | Choice::Fortification) if chooses => Ok(()),
            _ => Err(Refused::NotAnAnswer { rule: BattleAsk::Ability(card).rule() }),
        }
    }

    pub(super) fn ability_answered(
        &mut self,
        battle: &Battle,
        card: Maneuver,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let (side, enemy) = (card.side(), card.side().enemy());
        if action == Action::Decline {
            return done();
        }
        tell(log, BattleEvent::Used(card));
        match card {
            Maneuver::Archers | Maneuver::LakeMen => self.inflict(battle, enemy, 1, log),
            Maneuver::DwarfVeterans => {
                self.inflict(battle, enemy, 1, log);
                self.remove_leadership(battle.place(enemy), 1, log);
            }
            Maneuver::Spearmen => match action {
                Action::Choose(Choice::Fortification) => self.cancel_one(battle, true, log),
                Action::Choose(Choice::Army) => self.cancel_one(battle, false, log),
                _ if battle.now.damage[side] > 0 => self.cancel_one(battle, false, log),
                _ if State::wall_guards(battle) => self.cancel_one(battle, true, log),
                _ => {
                    self.alter(|battle| battle.now.wall = true);
                    tell(log, BattleEvent::WallWaits);
                }
            },
            Maneuver::GreatOrcs => return self.fell_race(battle, log),
            Maneuver::VampireLike => {
                if let Some(territory) = battle.at.territory() {
                    self.bats[territory] = self.bats[territory].saturating_sub(1);
                    log.public(Event::BatsRemoved(territory));
                }
                self.inflict(battle, enemy, 1, log);
            }
            Maneuver::Orcs => self.place_leadership(side, battle.place(side), 1, log),
            Maneuver::Goblins => {
                // Rules 8.9.0, 6.10: the own token is a price, the enemy's may be answered.
                self.pay_damage(battle.place(side), side, log);
                let (area, onto) = (battle.place(enemy), State::onto(battle, enemy));
                let damage = BattleFrame::Damage { area, side: enemy, tokens: 1, onto };
                let why = LossFor::Forced;
                let own = BattleFrame::Losses { area: battle.place(side), side, why };
                return call(battle_frame(damage)).then(battle_frame(own));
            }
            Maneuver::Wargs => {
                let (area, why) = (battle.place(enemy), LossFor::Rearguard);
                return goto(battle_frame(BattleFrame::Losses { area, side: enemy, why }));
            }
            Maneuver::DwarfRegulars
            | Maneuver::RegroupFreePeoples
            | Maneuver::RegroupShadow
            | Maneuver::MightyStrokes => return MISFIT,
        }
        done()
    }

    /// Rule 8.7.2: the owner of the hit army chooses. Beorn takes the damage.
    fn fell_race(&mut self, battle: &Battle, log: &mut Log) -> Next {
        let side = Side::FreePeoples;
        let place = battle.place(side);
        let choice = !battle.is_beorn(side)
            && (self.army(place).leadership > 0 || !self.characters_with(side, place).is_empty());
        if choice {
            return ask_side(side, BattleAsk::FellRace).last();
        }
        self.inflict(battle, side, FELL_RACE, log);
        done()
    }

    /// What a side may give up: a Leadership token or tokens, or a character with the army that fights.
    pub(super) fn list_given_up(&self, battle: &Battle, side: Side, out: &mut Vec<Action>) {
        let place = battle.place(side);
        if self.army(place).leadership > 0 {
            out.push(Action::Choose(Choice::Leadership));
        }
        out.extend(self.characters_with(side, place).iter().map(Action::Character));
    }

    pub(super) fn check_given_up(&self, battle: &Battle, side: Side, action: Action) -> Allowed {
        let place = battle.place(side);
        match action {
            Action::Choose(Choice::Leadership) => {
                need(self.army(place).leadership > 0, "8.7.2", "no-the-army-has-no-leadership-token")
            }
            Action::Character(character) => {
                let with = self.characters_with(side, place).contains(character);
                need(with, "8.7.2", "no-that-character-is-not-with-the-army")
            }
            _ => no("8.7.2", "no-it-takes-a-character-or-a-leadership-token"),
        }
    }

    pub(super) fn fell_race_answered(&mut self, battle: &Battle, action: Action, log: &mut Log) -> Next {
        let side = Side::FreePeoples;
        match action {
            Action::Choose(Choice::Leadership) => {
                self.remove_leadership(battle.place(side), u8::MAX, log);
            }
            Action::Character(character) => self.eliminate_character(character, log),
            Action::Choose(Choice::Damage) => self.inflict(battle, side, FELL_RACE, log),
            _ => return MISFIT,
        }
        done()
    }

    /// Step 4c: the defender's Captain of War first. Without damage on the army there is nothing to give anybody up for.
    pub(super) fn captain_of_war(&mut self, battle: &Battle, side: Side, log: &mut Log) -> Next {
        let then = battle_frame(match side == battle.attacker {
            true => BattleFrame::Reactions(battle.defender()),
            false => BattleFrame::CaptainOfWar(battle.attacker),
        });
        if battle.combat(side) != Some(Combat::CaptainOfWar) {
            return goto(then);
        }
        let place = battle.place(side);
        if self.army(place).leadership == 0 && self.characters_with(side, place).is_empty() {
            tell(log, BattleEvent::NoEffect { side, combat: Combat::CaptainOfWar });
            return goto(then);
        }
        if self.army(place).damage == 0 {
            return goto(then);
        }
        ask_side(side, BattleAsk::CaptainOfWar(side)).then(then)
    }

    pub(super) fn captain_answered(
        &mut self,
        battle: &Battle,
        side: Side,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let place = battle.place(side);
        match action {
            Action::Decline => return done(),
            Action::Choose(Choice::Leadership) => {
                tell(log, BattleEvent::CaptainOfWar { side, character: None });
                self.remove_leadership(place, 1, log);
            }
            Action::Character(character) => {
                tell(log, BattleEvent::CaptainOfWar { side, character: Some(character) });
                self.eliminate_character(character, log);
            }
            _ => return MISFIT,
        }
        // Rule 14.1a: who gives up Bolg has lost at once.
        if self.ended.is_none() {
            self.remove_damage(place, CAPTAIN, log);
        }
        done()
    }

    /// The card whose ability the Shadow may use at the end of the round, if it could do anything (rule 8.9.0).
    fn step_5_ability(&self, battle: &Battle) -> Option<Maneuver> {
        let unit = self.activated_unit(battle, Side::Shadow)?;
        let helps = match unit {
            Unit::Orcs => self.leadership_supply(Side::Shadow) > 0,
            Unit::Goblins => true,
            // Rule 11.7: Beorn is immune.
            Unit::Wargs => !battle.beorn && self.army(battle.place(Side::FreePeoples)).damage > 1,
            Unit::DwarfRegulars
            | Unit::DwarfVeterans
            | Unit::Archers
            | Unit::Spearmen
            | Unit::LakeMen
            | Unit::GreatOrcs => false,
        };
        helps.then_some(Maneuver::of(unit))
    }

    /// Step 5a: if no army was destroyed (rule 8.9.0).
    pub(super) fn end_of_round(&mut self, battle: &Battle, _log: &mut Log) -> Next {
        let then = battle_frame(BattleFrame::Outcome);
        let destroyed = self.is_gone(battle, battle.attacker) || self.is_gone(battle, battle.defender());
        match self.step_5_ability(battle) {
            Some(card) if !destroyed => ask_side(Side::Shadow, BattleAsk::Ability(card)).then(then),
            _ => goto(then),
        }
    }
}
