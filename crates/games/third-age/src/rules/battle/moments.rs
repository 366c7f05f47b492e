//! What works at each moment of a round, and in which order (rules 10.4.6, 10.7, 10.9.1, 10.14).

use super::{ask_side, battle_frame, tell};
use crate::battle::{Battle, BattleAsk, BattleFrame, LossFor, Moment, Onwards};
use crate::book::{Hook, Hooked, Timing};
use crate::event::{BattleEvent, Event};
use crate::frame::{Frame, Next};
use crate::ids::{Side, Unit};
use crate::ops::{CardFrame, Op, Price, Script, Step};
use crate::rules::Log;
use crate::state::State;
use kernel::flow::{call, goto};

// The places of a side's effects in the order of a moment: its combat card, unit abilities, abilities of Characters, cards on the
// table, Nazgûl. Where somebody leaves in between, the places of the others stay the same.
const UNITS: u16 = 1;
const CHARACTERS: u16 = 32;
const TABLE: u16 = 8_192;
const NAZGUL: u16 = 60_000;

/// The place of an effect.
const fn place(script: Script) -> u16 {
    match script {
        Script::Unit(unit) => UNITS + unit as u16,
        Script::Character(character, n) => CHARACTERS + character as u16 * 256 + n as u16,
        Script::Hook(card, n) => TABLE + card as u16 * 256 + n as u16,
        Script::Combat(_) => 0,
        // They work at no moment of a battle by themselves.
        Script::Order(_) | Script::Card(_) | Script::Track(_) | Script::Nazgul(_) => NAZGUL,
    }
}

impl Onwards {
    /// The first place that still works.
    const fn place(self) -> u16 {
        match self {
            Onwards::First => 0,
            Onwards::Behind(script) => place(script) + 1,
            Onwards::Nazgul => NAZGUL,
            Onwards::Done => NAZGUL + 1,
        }
    }
}

impl Moment {
    /// When a combat card, a unit ability or a Nazgûl ability with this timing works.
    pub(super) fn of(timing: Timing, ops: &[Op]) -> Moment {
        match timing {
            Timing::Tokens => Moment::Tokens,
            // A combat card has no other moment before the dice.
            Timing::Action | Timing::Table | Timing::Reveal => Moment::Reveal,
            Timing::BeforeCombatRoll => Moment::BeforeCombatRoll,
            Timing::BeforeLeaderReroll => Moment::BeforeLeaderReroll,
            Timing::Step4First => Moment::Cancelling,
            Timing::Step4 => Moment::Step4,
            Timing::Step5 => Moment::Step5,
            Timing::EndOfRound => Moment::at_end(ops),
        }
    }

    /// The part of the end of the round at which a list of instructions is carried out (rule 10.9.1).
    fn at_end(ops: &[Op]) -> Moment {
        let any = |fits: fn(&Op) -> bool| ops.iter().any(fits);
        let adds = |op: &Op| match op {
            Op::InflictDamage { .. } => true,
            Op::Pay { prices, .. } => prices.iter().any(|price| matches!(price, Price::Damage(_))),
            _ => false,
        };
        if any(adds) {
            Moment::EndDamage
        } else if any(|op| matches!(op, Op::ForceCasualties { .. })) {
            Moment::EndCasualties
        } else if any(|op| matches!(op, Op::EndBattle)) {
            Moment::EndBattle
        } else {
            Moment::EndOther
        }
    }

    /// The moment of a hook.
    const fn of_hook(hook: Hook) -> Option<Moment> {
        match hook {
            Hook::BattleAfterReroll => Some(Moment::AfterReroll),
            Hook::BattleStep4 => Some(Moment::Step4),
            Hook::BattleStep5 => Some(Moment::Step5),
            _ => None,
        }
    }
}

impl Battle {
    /// Whose effects come first: the defender's (rule 10.4.6), but for abilities and Damage at the end of the round (rules 10.7.2,
    /// 10.9.1).
    const fn first_side(&self, moment: Moment) -> Side {
        match moment {
            Moment::Step4 | Moment::EndDamage => self.attacker,
            Moment::Tokens
            | Moment::Reveal
            | Moment::BeforeCombatRoll
            | Moment::BeforeLeaderReroll
            | Moment::AfterReroll
            | Moment::Cancelling
            | Moment::Step5
            | Moment::EndCasualties
            | Moment::EndOther
            | Moment::EndBattle => self.defender(),
        }
    }

    /// The first step of a moment.
    pub(super) const fn first_of(&self, moment: Moment) -> Frame {
        Frame::Battle(BattleFrame::Moment { moment, side: self.first_side(moment), from: Onwards::First })
    }

    /// What comes after a moment.
    const fn after(&self, moment: Moment) -> Frame {
        let attacker = self.attacker;
        Frame::Battle(match moment {
            Moment::Tokens => BattleFrame::Cards,
            Moment::Reveal => return self.first_of(Moment::BeforeCombatRoll),
            Moment::BeforeCombatRoll => BattleFrame::Prepare,
            Moment::BeforeLeaderReroll => BattleFrame::Reroll(attacker),
            Moment::AfterReroll => BattleFrame::Abilities,
            Moment::Cancelling => return self.first_of(Moment::Step4),
            Moment::Step4 => BattleFrame::Damage,
            Moment::Step5 => BattleFrame::Casualties { side: attacker, why: LossFor::Step5 },
            Moment::EndDamage => BattleFrame::Casualties { side: attacker, why: LossFor::Forced },
            Moment::EndCasualties => return self.first_of(Moment::EndOther),
            Moment::EndOther => BattleFrame::Recover,
            Moment::EndBattle => BattleFrame::Outcome,
        })
    }
}

/// What works next at a moment.
enum Effect {
    /// The instructions of a script, with their player.
    Run(Script, Side),
    /// The Shadow may use a Nazgûl ability.
    Nazgul,
}

impl State {
    /// The effects of a side at a moment, from a place on; then those of the other side; then the next step.
    pub(super) fn moment(
        &mut self,
        battle: &Battle,
        moment: Moment,
        side: Side,
        from: Onwards,
        log: &mut Log,
    ) -> Next {
        let Some(effect) = self.next_effect(battle, moment, side, from.place()) else {
            return goto(match side == battle.first_side(moment) {
                true => {
                    battle_frame(BattleFrame::Moment { moment, side: side.enemy(), from: Onwards::First })
                }
                false => battle.after(moment),
            });
        };
        match effect {
            Effect::Nazgul => ask_side(Side::Shadow, BattleAsk::Nazgul(moment)).last(),
            Effect::Run(script, by) => {
                let from = Onwards::Behind(script);
                let then = battle_frame(BattleFrame::Moment { moment, side, from });
                // An activated unit ability is reported when it is activated.
                if !matches!(script, Script::Unit(_)) {
                    log.public(Event::Works { side: by, script });
                }
                self.alter(|battle| battle.running = Some(script));
                call(self.run_script(script, by)).then(then)
            }
        }
    }

    /// All instructions of a script are carried out.
    pub(super) fn run_script(&self, script: Script, by: Side) -> Frame {
        let until = u8::try_from(self.book.ops(script).len()).unwrap_or(u8::MAX);
        Frame::Card(CardFrame::Run { step: Step { script, by, at: 0 }, until })
    }

    /// The question about Nazgûl abilities is answered: the moment goes on with it, or behind it.
    pub(super) fn after_nazgul(moment: Moment, again: bool) -> Frame {
        let from = if again { Onwards::Nazgul } else { Onwards::Done };
        battle_frame(BattleFrame::Moment { moment, side: Side::Shadow, from })
    }

    /// The first effect of a side at a moment from a place on.
    fn next_effect(&self, battle: &Battle, moment: Moment, side: Side, next: u16) -> Option<Effect> {
        if next == 0
            && let Some(combat) = battle.combat(side)
        {
            let def = &self.book.combats[combat];
            let at = match Moment::of(def.timing, &def.ops) {
                // The tokens were revealed before.
                Moment::Tokens => Moment::Reveal,
                other => other,
            };
            if at == moment {
                return Some(Effect::Run(Script::Combat(combat), side));
            }
        }
        for unit in battle.now.abilities[side] {
            let at = place(Script::Unit(unit));
            if at >= next && self.ability_moment(unit) == moment && self.is_first_alike(battle, side, unit) {
                return Some(Effect::Run(Script::Unit(unit), side));
            }
        }
        for character in self.characters_with(side, battle.place(side)) - self.bans.abilities {
            for (hooked, n) in self.book.characters[character].abilities.iter().zip(0_u8..) {
                let script = Script::Character(character, n);
                if place(script) >= next && self.hook_works(battle, moment, hooked, script, side) {
                    return Some(Effect::Run(script, side));
                }
            }
        }
        for card in self.table {
            for (hooked, n) in self.book.cards[card].hooks.iter().zip(0_u8..) {
                let player = State::table_player(card);
                let by = if hooked.by_opponent { player.enemy() } else { player };
                let script = Script::Hook(card, n);
                if by == side && place(script) >= next && self.hook_works(battle, moment, hooked, script, by)
                {
                    return Some(Effect::Run(script, by));
                }
            }
        }
        let nazgul =
            side == Side::Shadow && next <= NAZGUL && self.nazgul_uses(battle, moment).next().is_some();
        nazgul.then_some(Effect::Nazgul)
    }

    /// Whether a hook does something at a moment of the battle.
    fn hook_works(&self, battle: &Battle, moment: Moment, hooked: &Hooked, script: Script, by: Side) -> bool {
        Moment::of_hook(hooked.hook) == Some(moment)
            && !battle.is_spent(script)
            && self.holds_in(battle, &hooked.when, by)
            && hooked.ops.iter().any(|op| self.battle_op_possible(op, by))
    }

    /// When the ability of a unit works: with the others, or at the moment it names (rule 10.7.1). No ability is activated before the
    /// dice.
    fn ability_moment(&self, unit: Unit) -> Moment {
        let def = &self.book.units[unit];
        match Moment::of(def.timing, &def.ops) {
            Moment::Tokens
            | Moment::Reveal
            | Moment::BeforeCombatRoll
            | Moment::BeforeLeaderReroll
            | Moment::AfterReroll => Moment::Step4,
            other => other,
        }
    }

    /// Types that share a token and an ability use it once (rule 2.4).
    fn is_first_alike(&self, battle: &Battle, side: Side, unit: Unit) -> bool {
        let def = &self.book.units[unit];
        let alike = |other: &Unit| {
            let other = &self.book.units[*other];
            other.timing == def.timing && other.ops == def.ops
        };
        battle.now.abilities[side].iter().find(alike) == Some(unit)
    }

    /// 7: a maneuver die that hits activates the ability of its type (rule 10.7.1).
    pub(super) fn abilities_activated(&mut self, battle: &Battle, log: &mut Log) -> Next {
        for side in [battle.attacker, battle.defender()] {
            let Some(maneuver) = battle.maneuver(side) else { continue };
            if !battle.now.rolls[side].maneuver_hits() || State::no_abilities(battle, side) {
                continue;
            }
            let types = self.types_of(battle, side, maneuver);
            self.alter(|battle| {
                battle.now.abilities[side] = types;
                battle.now.activated[side] = true;
            });
            tell(log, BattleEvent::Activated { side, maneuver });
        }
        goto(battle.first_of(Moment::Cancelling))
    }
}
