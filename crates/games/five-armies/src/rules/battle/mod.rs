//! Battles (chapter 8), with damage and casualties outside battles too. The steps of a round are those of the table of rule
//! 8.3: `beginning` has step 0, `maneuvers` step 1, `rolls` steps 2 and 3, `damage`, `abilities`, `reactions` and `casualties`
//! step 4, `ending` and `retreat` step 5.

mod abilities;
mod answers;
mod beginning;
mod casualties;
mod damage;
mod ending;
mod maneuvers;
mod reactions;
mod retreat;
mod rolls;
#[cfg(test)]
mod tests;

use super::Log;
use crate::action::Ask;
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::Side;
use crate::state::State;
use kernel::flow::{Asking, ask};

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
            BattleFrame::Damage { area, side, tokens, onto } => {
                return self.damage_dealt(area, side, tokens, onto, log);
            }
            BattleFrame::React { area, side, army, fortification } => {
                return self.react(area, side, army, fortification);
            }
            BattleFrame::Losses { area, side, why } => return self.losses(area, side, why, log),
            _ => {}
        }
        let Some(battle) = self.battle else { return NO_BATTLE };
        match frame {
            BattleFrame::Begin => State::battle_begins(&battle, log),
            BattleFrame::Round => self.round_begins(&battle, log),
            BattleFrame::Ready => self.terrain_superiority(&battle, log),
            BattleFrame::Maneuvers => self.maneuvers(&battle, log),
            BattleFrame::Second(side) => State::second_card(&battle, side),
            BattleFrame::Prepare => self.prepare_rolls(&battle, log),
            BattleFrame::Throw { side, again } => self.throw(&battle, side, again, log),
            BattleFrame::Reroll(side) => self.leader_reroll(&battle, side, log),
            BattleFrame::Hits => self.hits_become_damage(&battle, log),
            BattleFrame::Ability(side) => self.damage_ability(&battle, side, log),
            BattleFrame::CaptainOfWar(side) => self.captain_of_war(&battle, side, log),
            BattleFrame::Reactions(side) => State::battle_reactions(&battle, side),
            BattleFrame::Casualties(side) => self.battle_casualties(&battle, side, log),
            BattleFrame::EndOfRound => self.end_of_round(&battle, log),
            BattleFrame::Outcome => self.outcome(&battle, log),
            BattleFrame::MayLeave => self.may_leave(&battle),
            BattleFrame::Retreat => self.retreat(&battle, log),
            BattleFrame::RetreatTo(to) => self.retreat_to(&battle, to, log),
            BattleFrame::Victory => self.victory(&battle, log),
            BattleFrame::Advance(from) => self.advance(&battle, from),
            BattleFrame::End => self.battle_ends(&battle, log),
            // These need no battle, and are dealt with above.
            BattleFrame::Damage { .. } | BattleFrame::React { .. } | BattleFrame::Losses { .. } => NO_BATTLE,
        }
    }

    /// Changes the battle under way.
    fn alter(&mut self, change: impl FnOnce(&mut Battle)) {
        if let Some(battle) = &mut self.battle {
            change(battle);
        }
    }

    /// Whether the army of a side, or Beorn, that fights this round is no more (rules 8.7.6, 11.5).
    fn is_gone(&self, battle: &Battle, side: Side) -> bool {
        match battle.is_beorn(side) {
            true => self.beorn() != Some(battle.place(side)),
            false => !self.has_army(side, battle.place(side)),
        }
    }
}
