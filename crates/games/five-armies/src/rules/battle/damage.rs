//! Damage: step 4a of a round, and damage outside battles (rules 8.7.1, 8.13).

use super::{battle_frame, tell};
use crate::battle::{Battle, BattleEvent, BattleFrame, LossFor, Onto};
use crate::event::Event;
use crate::frame::Next;
use crate::ids::{Area, Maneuver, Side};
use crate::rules::Log;
use crate::state::State;
use kernel::flow::{call, goto};

impl State {
    /// Damage is put down. Any army uses the fortification that it is in, and what that takes stays there (rules 8.8.2, 8.8.3). Says
    /// how much lies on the army, and how much the fortification took. Beorn loses Wrath (rule 11.5), which nothing answers.
    fn assign(&mut self, area: Area, side: Side, tokens: u8, onto: Onto, log: &mut Log) -> [u8; 2] {
        let room = match (onto, area.fortification()) {
            (Onto::Fortification, Some(value)) => value.saturating_sub(self.breaches[area]),
            (Onto::Fortification | Onto::Army | Onto::Price, _) => 0,
        };
        let fortification = room.min(tokens);
        let army = tokens - fortification;
        if tokens == 0 {
            return [0, 0];
        }
        self.breaches[area] += fortification;
        if side == Side::FreePeoples && self.beorn() == Some(area) {
            // He is no army: what he loses is told with his Wrath.
            if fortification > 0 {
                log.public(Event::Damaged { side, area, army: 0, fortification });
            }
            if army > 0 {
                self.lose_wrath(army, log);
            }
            return [0, fortification];
        }
        log.public(Event::Damaged { side, area, army, fortification });
        self.armies.change(area, |stack| stack.damage = stack.damage.saturating_add(army));
        [army, fortification]
    }

    /// A side puts a damage token on its own army as a price (rule 6.10): nothing cancels it.
    pub(super) fn pay_damage(&mut self, area: Area, side: Side, log: &mut Log) {
        self.assign(area, side, 1, Onto::Price, log);
    }

    /// Where damage of a round goes first (rule 8.7.1): only the defender uses a fortification.
    pub(super) fn onto(battle: &Battle, side: Side) -> Onto {
        if side == battle.attacker { Onto::Army } else { Onto::Fortification }
    }

    /// Damage of the present round hits a side (rules 8.7.1, 8.7.2).
    pub(super) fn inflict(&mut self, battle: &Battle, side: Side, tokens: u8, log: &mut Log) {
        let [army, fortification] =
            self.assign(battle.place(side), side, tokens, State::onto(battle, side), log);
        self.alter(|battle| {
            battle.now.damage[side] += army;
            battle.now.fortification += fortification;
        });
        // Rule 8.7.2: a Wall of Spears that waits cancels the first damage that is added.
        if side == Side::FreePeoples && tokens > 0 && self.battle.is_some_and(|battle| battle.now.wall) {
            self.alter(|battle| battle.now.wall = false);
            self.cancel_one(battle, fortification > 0, log);
        }
    }

    /// Wall of Spears cancels a damage of this round, on the fortification or on the army.
    pub(super) fn cancel_one(&mut self, battle: &Battle, fortification: bool, log: &mut Log) {
        let tokens = if fortification { [0, 1] } else { [1, 0] };
        self.cancel(battle.place(Side::FreePeoples), Side::FreePeoples, tokens, log);
    }

    /// Damage of this round, or of this effect, is cancelled: on the army, and on its fortification (rule 8.7.2).
    pub(super) fn cancel(&mut self, area: Area, side: Side, [army, fortification]: [u8; 2], log: &mut Log) {
        let army = army.min(self.army(area).damage);
        let fortification = fortification.min(self.breaches[area]);
        self.armies.change(area, |stack| stack.damage -= army);
        self.breaches[area] -= fortification;
        self.forget_damage(area, side, army, fortification);
        tell(log, BattleEvent::Cancelled { side, army, fortification });
    }

    /// The damage of this round that can be cancelled is less by so much.
    pub(super) fn forget_damage(&mut self, area: Area, side: Side, army: u8, fortification: u8) {
        self.alter(|battle| {
            if battle.place(side) == area {
                let damage = &mut battle.now.damage[side];
                *damage = damage.saturating_sub(army);
                battle.now.fortification = battle.now.fortification.saturating_sub(fortification);
            }
        });
    }

    /// Step 4a: the attacker's hits, then the defender's; they were rolled at the same time (rule 8.5.5).
    pub(super) fn hits_become_damage(&mut self, battle: &Battle, log: &mut Log) -> Next {
        for side in [battle.attacker, battle.defender()] {
            self.inflict(battle, side.enemy(), battle.now.rolls[side].hits(), log);
        }
        for side in [battle.attacker, battle.defender()] {
            if let Some(unit) = battle.unit(side)
                && battle.now.rolls[side].black_hit()
            {
                let card = Maneuver::of(unit);
                match self.is_silenced(battle, unit) {
                    true => tell(log, BattleEvent::Silenced(card)),
                    false => tell(log, BattleEvent::Activated(card)),
                }
            }
        }
        goto(battle_frame(BattleFrame::Ability(battle.attacker)))
    }

    /// Rule 8.13: damage outside a round of battle is assigned, answered and taken.
    pub(super) fn damage_dealt(
        &mut self,
        area: Area,
        side: Side,
        tokens: u8,
        onto: Onto,
        log: &mut Log,
    ) -> Next {
        let [army, fortification] = self.assign(area, side, tokens, onto, log);
        let losses = battle_frame(BattleFrame::Losses { area, side, why: LossFor::Forced });
        // Rule 6.10: a price cannot be cancelled or diverted.
        if onto == Onto::Price || !self.can_react(area, side, army, fortification) {
            return goto(losses);
        }
        call(battle_frame(BattleFrame::React { area, side, army, fortification })).then(losses)
    }
}
