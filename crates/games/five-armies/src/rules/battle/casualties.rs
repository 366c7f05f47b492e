//! Casualties: voluntary, forced, in a rout, after a Rally (rules 8.7.3 to 8.7.6, 8.10.5, 9.6, 9.8).

use super::{ask_side, battle_frame, tell};
use crate::action::Action;
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame, LossFor};
use crate::figures::types_of;
use crate::frame::Next;
use crate::ids::{Area, Maneuver, Side, Unit};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::Refused;
use kernel::flow::{call, done, goto};

/// Tokens that an eliminated unit removes (rule 8.7.3).
const TOKENS: u8 = 2;
/// Tokens that one Dwarf Regulars unit removes with Redoubtable (rule 8.7.3).
const REDOUBTABLE: u8 = 3;

impl LossFor {
    /// Whether an army of so many units with so many tokens must lose another one.
    const fn must(self, units: u8, tokens: u8) -> bool {
        match self {
            LossFor::Step4 { .. } | LossFor::Forced | LossFor::Voluntary | LossFor::Rallied => tokens > units,
            LossFor::ToOne | LossFor::Rearguard => tokens > 1,
        }
    }

    /// Whether it may.
    const fn may(self, units: u8, tokens: u8) -> bool {
        match self {
            LossFor::Step4 { .. } | LossFor::Voluntary | LossFor::Rallied => tokens > 0,
            LossFor::Forced | LossFor::ToOne | LossFor::Rearguard => self.must(units, tokens),
        }
    }

    /// The rule that forces casualties.
    const fn forced_by(self) -> &'static str {
        match self {
            LossFor::Step4 { .. } | LossFor::Forced | LossFor::Voluntary | LossFor::Rallied => "8.7.4",
            LossFor::ToOne => "8.10.5",
            LossFor::Rearguard => "8.9.0",
        }
    }

    /// Whether the whole army goes, whatever its owner chooses.
    const fn dooms(self, mut units: u8, mut tokens: u8) -> bool {
        while units > 0 && self.must(units, tokens) {
            units -= 1;
            tokens = tokens.saturating_sub(TOKENS);
        }
        units == 0
    }
}

impl State {
    /// Step 4e: the defender's casualties, then the attacker's. Beorn has none.
    pub(super) fn battle_casualties(&mut self, battle: &Battle, side: Side, _log: &mut Log) -> Next {
        let then = battle_frame(match side == battle.attacker {
            true => BattleFrame::EndOfRound,
            false => BattleFrame::Casualties(battle.attacker),
        });
        if battle.is_beorn(side) {
            return goto(then);
        }
        let redoubtable = self.activated_unit(battle, side) == Some(Unit::DwarfRegulars);
        let why = LossFor::Step4 { redoubtable };
        call(battle_frame(BattleFrame::Losses { area: battle.place(side), side, why })).then(then)
    }

    /// Whether a Dwarf Regulars unit of the army may remove three tokens.
    pub(crate) fn is_redoubtable(&self, area: Area, why: LossFor) -> bool {
        let army = self.army(area);
        why == LossFor::Step4 { redoubtable: true }
            && army.units.contains(Unit::DwarfRegulars)
            && army.damage >= REDOUBTABLE
    }

    pub(super) fn losses(&mut self, area: Area, side: Side, why: LossFor, log: &mut Log) -> Next {
        if !self.has_army(side, area) {
            return done();
        }
        loop {
            let army = *self.army(area);
            let (units, tokens) = (army.n_units(), army.damage);
            if !why.may(units, tokens) {
                return done();
            }
            // Nothing to choose: one type only, or nobody is left in the end.
            let forced = why.must(units, tokens) && !self.is_redoubtable(area, why);
            match types_of(&army.units).first() {
                Some(unit) if forced && (units == army.units.count(unit) || why.dooms(units, tokens)) => {
                    self.eliminate_unit(unit, area, tokens.min(TOKENS), log);
                }
                _ => return ask_side(side, BattleAsk::Casualty { area, side, why }).last(),
            }
        }
    }

    /// How many tokens a unit may remove, from and to (rules 8.7.3, 8.7.4).
    fn tokens_removed(&self, area: Area, unit: Unit, why: LossFor) -> (u8, u8) {
        let army = self.army(area);
        let most = match unit == Unit::DwarfRegulars && self.is_redoubtable(area, why) {
            true => REDOUBTABLE,
            false => TOKENS.min(army.damage),
        };
        let must = why.must(army.n_units(), army.damage);
        (if must { TOKENS.min(army.damage) } else { 1 }, most)
    }

    pub(super) fn list_casualties(&self, area: Area, why: LossFor, out: &mut Vec<Action>) {
        let army = self.army(area);
        for (unit, _) in army.units.iter() {
            let (least, most) = self.tokens_removed(area, unit, why);
            out.extend((least..=most).map(|tokens| Action::Lose { unit, tokens }));
        }
        if !why.must(army.n_units(), army.damage) {
            out.push(Action::Done);
        }
    }

    pub(super) fn check_casualty(&self, area: Area, side: Side, why: LossFor, action: Action) -> Allowed {
        let army = self.army(area);
        match action {
            Action::Lose { unit, tokens } => {
                need(unit.side() == side, "8.7.3", "no-that-is-not-your-unit")?;
                need(army.units.contains(unit), "8.7.3", "no-no-such-unit-is-in-the-army")?;
                let (least, most) = self.tokens_removed(area, unit, why);
                need(tokens <= most, "8.7.3", "no-a-unit-does-not-remove-so-many-tokens")?;
                need(tokens >= least, why.forced_by(), "no-the-unit-removes-more-tokens")
            }
            Action::Done => {
                let free = !why.must(army.n_units(), army.damage);
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
                let why = if tokens > TOKENS {
                    tell(log, BattleEvent::Used(Maneuver::DwarfRegulars));
                    LossFor::Step4 { redoubtable: false }
                } else {
                    why
                };
                self.eliminate_unit(unit, area, tokens, log);
                goto(battle_frame(BattleFrame::Losses { area, side, why }))
            }
            _ => MISFIT,
        }
    }
}
