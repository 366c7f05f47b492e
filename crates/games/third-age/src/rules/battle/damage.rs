//! Damage: step 8 of a round, and Damage at other times (rules 10.8, 10.12).

use super::battle_frame;
use crate::battle::{Battle, BattleFrame, LossFor, Moment};
use crate::event::Event;
use crate::frame::Next;
use crate::ids::{Area, Section, Side};
use crate::rules::Log;
use crate::state::State;
use kernel::flow::{done, goto};

impl State {
    /// 8: hits and added Damage of both sides are placed together (rules 10.7.2, 10.8.1); for a defender in an unbreached Stronghold they
    /// reduce protection first (rule 10.12.2).
    pub(super) fn damage_placed(&mut self, battle: &Battle, log: &mut Log) -> Next {
        for side in [battle.attacker, battle.defender()] {
            let (foe, own) = (battle.now.effects[side.enemy()], battle.now.effects[side]);
            let roll = &battle.now.rolls[side.enemy()];
            let doubled = if foe.double_six { roll.maneuver_sixes() } else { 0 };
            let tokens = roll.hits().saturating_add(doubled).saturating_add(own.added);
            // What goes to the Army itself is cancelled first: nothing else would stop it.
            let direct = own.direct - self.cancel(side, own.direct, log);
            let tokens = tokens - self.cancel(side, tokens, log);
            let met = if side == battle.attacker { 0 } else { self.protection_met(battle) };
            let through = tokens.saturating_sub(met).saturating_add(direct);
            let spared = through.min(own.cancels_army);
            if spared > 0 {
                super::tell(log, crate::event::BattleEvent::Cancelled { side, tokens: spared });
            }
            if met > 0 {
                self.lose_protection(battle.at, self.section_attacked(battle), tokens, log);
            }
            let protection = tokens.min(met);
            self.put_damage(battle.place(side), side, through - spared, protection, log);
        }
        self.alter(|battle| battle.now.placed = true);
        goto(battle.first_of(Moment::Step5))
    }

    /// Damage tokens are put on an Army, or on the group of figures that is on its way there.
    pub(crate) fn put_damage(&mut self, area: Area, side: Side, tokens: u8, protection: u8, log: &mut Log) {
        let tokens = tokens.min(self.damage_in_supply());
        if tokens == 0 {
            return;
        }
        if self.is_passing(area, side) {
            let damage = &mut self.notes.group.figures.damage;
            *damage = damage.saturating_add(tokens);
        } else if self.has_army(side, area) {
            self.armies.change(area, |army| army.damage = army.damage.saturating_add(tokens));
        } else {
            return;
        }
        log.public(Event::Damaged { side, area, army: tokens, protection });
    }

    /// Whether a group of the side is on its way and is in the area now.
    pub(crate) fn is_passing(&self, area: Area, side: Side) -> bool {
        self.notes.marching == Some(area) && self.lifted().is_some_and(|party| party.side() == Some(side))
    }

    /// The protection of an Army against Damage that is not placed with the hits, and its section: in a battle that of the defender,
    /// otherwise that of the Stronghold it stands in. Outside a battle no section of Minas Tirith is attacked (rule 10.12.4).
    fn protection_of(&self, area: Area, side: Side) -> (u8, Option<Section>) {
        match &self.battle {
            Some(battle) if battle.place(side) == area => match side == battle.attacker {
                true => (0, None),
                false => (self.protection_met(battle), self.section_attacked(battle)),
            },
            _ => (self.protection_left(area, None), None),
        }
    }

    /// Damage takes what is left of the protection of an Army first (rules 10.12.2, 10.12.4). Says how much it took.
    pub(crate) fn breach(&mut self, area: Area, side: Side, tokens: u8, log: &mut Log) -> u8 {
        match self.protection_of(area, side) {
            (0, _) => 0,
            (_, section) => self.lose_protection(area, section, tokens, log),
        }
    }

    /// Service: Damage is put down at once. Forced casualties follow (rule 10.8.6); those of an Army that fights wait for the end of the
    /// step (rules 10.8.6, 10.9.1).
    pub(super) fn hurt(&mut self, area: Area, side: Side, tokens: u8, bypass: bool, log: &mut Log) -> Next {
        // A Stronghold without anybody in it may be hurt as well, but not one that the other side holds.
        if self.has_army(side.enemy(), area) && !self.is_passing(area, side) {
            return done();
        }
        let protection = if bypass { 0 } else { self.breach(area, side, tokens, log) };
        self.put_damage(area, side, tokens.saturating_sub(protection), protection, log);
        if self.fights(area, side) && self.battle.is_some_and(|battle| battle.now.waits) {
            return done();
        }
        goto(battle_frame(BattleFrame::Losses { area, side, why: LossFor::Forced }))
    }

    /// Service: the extra Damage of a retreat to where the attacker says (rule 10.9.7).
    pub(super) fn driven(&mut self, area: Area, side: Side, log: &mut Log) -> Next {
        self.put_damage(area, side, 1, 0, log);
        goto(battle_frame(BattleFrame::Losses { area, side, why: LossFor::Driven }))
    }
}
