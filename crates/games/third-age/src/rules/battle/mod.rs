//! Battles (chapter 10), with Damage and casualties outside battles too. The steps of a round are those of rule 10.14: `beginning`
//! has what comes before and step 1, `values` step 2, `tactics` steps 3 and 4, `moments` and `nazgul` what works at each moment,
//! `rolls` steps 5 and 6, `effects` the words of cards and abilities, `damage` and `casualties` step 8, `ending` step 9.

mod answers;
mod beginning;
mod casualties;
mod damage;
mod effects;
mod ending;
mod hooks;
mod moments;
mod nazgul;
mod rolls;
mod tactics;
#[cfg(test)]
pub(crate) mod tests;
mod values;

use super::{Log, MISFIT};
use crate::action::{Action, Ask, RollFor};
use crate::battle::{Battle, BattleAsk, BattleFrame};
use crate::event::{BattleEvent, Event};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Side};
use crate::state::State;
use kernel::flow::{Asking, ask, done, goto};

/// What a step of a battle reports when there is no battle.
const NO_BATTLE: Next = kernel::flow::Next::Broken("there is no battle");

/// A frame of a battle.
const fn battle_frame(frame: BattleFrame) -> Frame {
    Frame::Battle(frame)
}

/// Logs an event of a battle that everybody sees.
fn tell(log: &mut Log, event: BattleEvent) {
    log.public(Event::Battle(event));
}

/// A question of a battle to a side.
fn ask_side(side: Side, what: BattleAsk) -> Asking<Ask> {
    ask(State::seat(side), Ask::Battle(what))
}

impl State {
    pub(crate) fn battle_step(&mut self, frame: BattleFrame, log: &mut Log) -> Next {
        match frame {
            BattleFrame::Hurt { area, side, tokens, bypass } => {
                return self.hurt(area, side, tokens, bypass, log);
            }
            BattleFrame::Losses { area, side, why } => return self.losses(area, side, why, log),
            BattleFrame::Driven { area, side } => return self.driven(area, side, log),
            _ => {}
        }
        let Some(battle) = self.battle else { return NO_BATTLE };
        // A card may have taken a fighting Army away: then there is nothing to roll for.
        if frame.needs_armies() && Side::ALL.into_iter().any(|side| self.is_gone(&battle, side)) {
            return goto(battle_frame(BattleFrame::Outcome));
        }
        match frame {
            BattleFrame::Begin => self.battle_begins(&battle, log),
            BattleFrame::Charge => self.charge(&battle),
            BattleFrame::Round => self.round_begins(&battle, log),
            BattleFrame::Superiority => self.terrain_superiority(&battle, log),
            BattleFrame::Tactics => self.tactics(&battle, log),
            BattleFrame::Cards => self.combat_cards(&battle, log),
            BattleFrame::Moment { moment, side, from } => self.moment(&battle, moment, side, from, log),
            BattleFrame::Nazgul { n, left } => self.nazgul_works(&battle, n, left, log),
            BattleFrame::ExtraManeuver { side, used } => self.extra_maneuver(&battle, side, used, log),
            BattleFrame::Prepare => self.prepare_rolls(&battle, log),
            BattleFrame::Throw { side, again } => self.throw(&battle, side, again, log),
            BattleFrame::Reroll(side) => self.leader_reroll(&battle, side, log),
            BattleFrame::ExtraReroll { side, dice, once } => State::extra_reroll(&battle, side, dice, once),
            BattleFrame::ExtraThrow { side, once } => self.extra_throw(&battle, side, once, log),
            BattleFrame::Abilities => self.abilities_activated(&battle, log),
            BattleFrame::Damage => self.damage_placed(&battle, log),
            BattleFrame::Casualties { side, why } => self.battle_casualties(&battle, side, why),
            BattleFrame::Recover => self.recover(&battle, log),
            BattleFrame::Outcome => self.outcome(&battle, log),
            BattleFrame::MayLeave => self.may_leave_battle(&battle),
            BattleFrame::Retreat => self.retreat(&battle, log),
            BattleFrame::RetreatTo(to) => self.retreat_to(&battle, to),
            BattleFrame::Victory => self.battle_won(&battle),
            BattleFrame::Advance(from) => self.advance(&battle, from),
            BattleFrame::End => self.battle_ends(log),
            // These need no battle, and are dealt with above.
            BattleFrame::Hurt { .. } | BattleFrame::Losses { .. } | BattleFrame::Driven { .. } => NO_BATTLE,
        }
    }

    /// Chance has rolled a six-sided die. Outside a battle it lies on the table until whoever asked for it takes it up.
    pub(crate) fn rolled(&mut self, why: RollFor, action: Action, _log: &mut Log) -> Next {
        let Action::Roll(die) = action else { return MISFIT };
        match why {
            RollFor::Battle(side) => self.alter(|battle| battle.now.rolls[side].put(die)),
            RollFor::Rally | RollFor::Ents | RollFor::Catapults | RollFor::Card => {
                self.notes.thrown.add(die);
            }
        }
        done()
    }

    /// Changes the battle under way.
    fn alter(&mut self, change: impl FnOnce(&mut Battle)) {
        if let Some(battle) = &mut self.battle {
            change(battle);
        }
    }

    /// Whether the Army of a side that fights this round is no more.
    fn is_gone(&self, battle: &Battle, side: Side) -> bool {
        !self.has_army(side, battle.place(side))
    }

    /// Whether the Army of a side in an area fights in the present round of a battle.
    pub(crate) fn fights(&self, area: Area, side: Side) -> bool {
        self.battle.is_some_and(|battle| battle.place(side) == area)
    }
}

impl BattleFrame {
    /// Whether the step makes no sense without both Armies.
    const fn needs_armies(&self) -> bool {
        match self {
            BattleFrame::Superiority
            | BattleFrame::Tactics
            | BattleFrame::Cards
            | BattleFrame::Prepare
            | BattleFrame::Throw { .. }
            | BattleFrame::Reroll(_)
            | BattleFrame::Abilities
            | BattleFrame::Damage => true,
            BattleFrame::Begin
            | BattleFrame::Charge
            | BattleFrame::Round
            | BattleFrame::Moment { .. }
            | BattleFrame::Nazgul { .. }
            | BattleFrame::ExtraManeuver { .. }
            | BattleFrame::ExtraReroll { .. }
            | BattleFrame::ExtraThrow { .. }
            | BattleFrame::Casualties { .. }
            | BattleFrame::Recover
            | BattleFrame::Outcome
            | BattleFrame::MayLeave
            | BattleFrame::Retreat
            | BattleFrame::RetreatTo(_)
            | BattleFrame::Victory
            | BattleFrame::Advance(_)
            | BattleFrame::End
            | BattleFrame::Hurt { .. }
            | BattleFrame::Losses { .. }
            | BattleFrame::Driven { .. } => false,
        }
    }
}
