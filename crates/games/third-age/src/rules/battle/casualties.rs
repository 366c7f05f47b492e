//! Casualties: voluntary, forced, in a rout, after an Ent attack (rules 8.6.6, 10.8.2 to 10.8.7, 10.10).

use super::{ask_side, battle_frame};
use crate::action::Action;
use crate::battle::{Battle, BattleAsk, BattleFrame, LossFor, Moment, Ranks};
use crate::event::Event;
use crate::frame::Next;
use crate::ids::{Area, Side, Unit, Units};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::Refused;
use kernel::flow::{call, done, goto};

/// Damage tokens that a unit takes along (rule 10.8.2).
const TOKENS: u8 = 2;

impl LossFor {
    /// Whether an Army of so many units with so many tokens must lose another one.
    const fn must(self, units: u8, tokens: u8) -> bool {
        match self {
            LossFor::Step5 | LossFor::Forced | LossFor::Driven => tokens > units,
            LossFor::Rout | LossFor::Ents => tokens > 1,
            LossFor::DownTo(left) => tokens > left,
        }
    }

    /// Whether it may.
    const fn may(self, units: u8, tokens: u8) -> bool {
        match self {
            LossFor::Step5 => tokens > 0,
            LossFor::Forced | LossFor::Driven | LossFor::Rout | LossFor::Ents | LossFor::DownTo(_) => {
                self.must(units, tokens)
            }
        }
    }

    /// The rule that forces casualties.
    const fn forced_by(self) -> &'static str {
        match self {
            LossFor::Step5 | LossFor::Forced => "10.8.3",
            LossFor::Driven => "10.9.7",
            LossFor::Rout => "10.10",
            LossFor::Ents => "8.6.6",
            LossFor::DownTo(_) => "10.9.1",
        }
    }

    /// Whether all units go, whatever their owner chooses.
    const fn dooms(self, mut units: u8, mut tokens: u8) -> bool {
        while units > 0 && self.must(units, tokens) {
            units -= 1;
            tokens = tokens.saturating_sub(TOKENS);
        }
        units == 0
    }
}

impl State {
    /// 8, 9: the attacker's casualties, then the defender's (rule 10.8.5).
    pub(super) fn battle_casualties(&mut self, battle: &Battle, side: Side, why: LossFor) -> Next {
        let (area, attacks) = (battle.place(side), side == battle.attacker);
        let losses = battle_frame(BattleFrame::Losses { area, side, why });
        let then = match (attacks, why) {
            (true, _) => battle_frame(BattleFrame::Casualties { side: battle.defender(), why }),
            (false, LossFor::Step5) => battle.first_of(Moment::EndDamage),
            (false, _) => battle.first_of(Moment::EndCasualties),
        };
        if !attacks && why != LossFor::Step5 {
            // From now on casualties are taken as soon as they are forced.
            self.alter(|battle| battle.now.waits = false);
        }
        call(losses).then(then)
    }

    /// The units of an Army and its Damage, or those of the group on its way there.
    pub(crate) fn hurt_units(&self, area: Area, side: Side) -> (Units, u8) {
        match self.lifted() {
            Some(party) if self.is_passing(area, side) => (party.units, party.damage),
            _ if self.has_army(side, area) => (self.army(area).units, self.army(area).damage),
            _ => Default::default(),
        }
    }

    /// Units that may take more Damage along now (Grim Ranks), if there are any.
    fn ranks(&self, area: Area, side: Side, why: LossFor) -> Option<Ranks> {
        let battle = self.battle.as_ref().filter(|_| why == LossFor::Step5 && self.fights(area, side))?;
        let (units, damage) = self.hurt_units(area, side);
        battle.now.effects[side].ranks.filter(|ranks| {
            ranks.units > 0 && ranks.tokens > TOKENS && damage > TOKENS && units.contains(ranks.unit)
        })
    }

    pub(super) fn losses(&mut self, area: Area, side: Side, why: LossFor, log: &mut Log) -> Next {
        loop {
            let (units, tokens) = self.hurt_units(area, side);
            let n = units.counts().iter().sum();
            if n == 0 || !why.may(n, tokens) {
                return done();
            }
            // Nothing to choose: one type only, or nobody is left in the end.
            let forced = why.must(n, tokens) && self.ranks(area, side, why).is_none();
            match units.iter().next() {
                Some((unit, count)) if forced && (n == count || why.dooms(n, tokens)) => {
                    self.lose_unit(area, side, unit, tokens.min(TOKENS), why, log);
                }
                _ => return ask_side(side, BattleAsk::Casualty { area, side, why }).last(),
            }
        }
    }

    /// A unit is removed; the last one takes the Army with it (rule 10.8.4).
    fn lose_unit(&mut self, area: Area, side: Side, unit: Unit, tokens: u8, why: LossFor, log: &mut Log) {
        if self.is_passing(area, side) {
            let group = &mut self.notes.group.figures;
            group.units.take(unit);
            group.damage = group.damage.saturating_sub(tokens);
            log.public(Event::Eliminated { unit, area, tokens });
            if group.n_units() == 0 {
                // Rule 7.5.7: Leaders and Leadership tokens go, Characters stay alone.
                let tokens = group.leadership;
                (group.leaders, group.leadership, group.damage) = Default::default();
                log.public(Event::Destroyed { side, area });
                if tokens > 0 {
                    log.public(Event::LeadershipLost { area, tokens });
                }
            }
            return;
        }
        self.eliminate_unit(unit, area, tokens, log);
        if self.has_army(side, area) {
            return;
        }
        if self.fights(area, side) || why == LossFor::Driven {
            // Rules 7.5.8, 10.8.4.
            self.destroy(side, area, log);
        } else {
            log.public(Event::Destroyed { side, area });
            self.disband(side, area, log);
        }
    }

    /// The most tokens that a unit takes along.
    fn most_tokens(&self, area: Area, side: Side, why: LossFor, unit: Unit) -> u8 {
        let (_, damage) = self.hurt_units(area, side);
        match self.ranks(area, side, why) {
            Some(ranks) if ranks.unit == unit => damage.min(ranks.tokens),
            _ => damage.min(TOKENS),
        }
    }

    pub(super) fn list_casualties(&self, area: Area, side: Side, why: LossFor, out: &mut Vec<Action>) {
        let (units, damage) = self.hurt_units(area, side);
        for (unit, _) in units.iter() {
            let most = self.most_tokens(area, side, why, unit);
            out.extend((damage.min(TOKENS)..=most).map(|tokens| Action::Lose { unit, tokens }));
        }
        out.push(Action::Done);
    }

    pub(super) fn check_casualty(&self, area: Area, side: Side, why: LossFor, action: Action) -> Allowed {
        let (units, damage) = self.hurt_units(area, side);
        match action {
            Action::Lose { unit, tokens } => {
                need(unit.side() == side, "10.8.2", "no-that-is-not-your-unit")?;
                need(units.contains(unit), "10.8.2", "no-no-such-unit-is-in-the-army")?;
                let most = self.most_tokens(area, side, why, unit);
                need(tokens <= most, "10.8.2", "no-a-unit-does-not-take-so-many-tokens")?;
                need(tokens >= damage.min(TOKENS), "10.8.2", "no-the-unit-takes-more-tokens")
            }
            Action::Done => {
                let free = !why.must(units.counts().iter().sum(), damage);
                need(free, why.forced_by(), "no-more-casualties-must-be-taken")
            }
            _ => Err(Refused::NotAnAnswer { rule: BattleAsk::Casualty { area, side, why }.rule() }),
        }
    }

    pub(super) fn casualty_taken(
        &mut self,
        area: Area,
        side: Side,
        why: LossFor,
        action: Action,
        log: &mut Log,
    ) -> Next {
        match action {
            Action::Done => done(),
            Action::Lose { unit, tokens } => {
                if tokens > TOKENS {
                    self.alter(|battle| {
                        if let Some(ranks) = &mut battle.now.effects[side].ranks {
                            ranks.units = ranks.units.saturating_sub(1);
                        }
                    });
                }
                self.lose_unit(area, side, unit, tokens, why, log);
                goto(battle_frame(BattleFrame::Losses { area, side, why }))
            }
            _ => MISFIT,
        }
    }
}
