//! Steps 5a to 5d: whether the battle is over, cease, leave, advance (rules 8.9, 8.11, 8.12.5, 8.12.6).

use super::{ask_side, battle_frame, tell};
use crate::action::{Action, Choice};
use crate::army::GroupFor;
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame, LossFor};
use crate::frame::Next;
use crate::ids::{Area, Combat, FateCard, Side};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::Refused;
use kernel::flow::{call, done, goto};

/// Tokens that Shining Armour bears (rule 6.13.1).
const ARMOUR: u8 = 5;

impl State {
    /// Step 5a: Shining Armour is checked; then the battle may be over (rules 8.9.0, 8.9.1).
    pub(super) fn outcome(&mut self, battle: &Battle, log: &mut Log) -> Next {
        if self.armour > ARMOUR {
            self.detach(FateCard::ShiningArmour, log);
        }
        let mut left = battle.armies;
        if self.is_gone(battle, battle.attacker) {
            left.remove(battle.from);
            self.alter(|battle| battle.armies = left);
        }
        let end = battle_frame(BattleFrame::End);
        if self.is_gone(battle, battle.defender()) {
            return goto(battle_frame(BattleFrame::Victory));
        }
        if left.is_empty() {
            return goto(end);
        }
        // Rule 6.9: before the decisions. Where an army was destroyed the outcome is the ordinary one (rule 8.12.6).
        let fog = Side::ALL.into_iter().any(|side| battle.combat(side) == Some(Combat::DenseFog));
        if fog && left == battle.armies {
            tell(log, BattleEvent::Fog);
            return goto(end);
        }
        ask_side(battle.attacker, BattleAsk::GoOn).last()
    }

    pub(super) fn go_on_answered(battle: &Battle, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Choose(Choice::Fight) => {
                tell(log, BattleEvent::GoesOn(battle.attacker));
                goto(battle_frame(BattleFrame::MayLeave))
            }
            Action::Choose(Choice::Cease) => {
                tell(log, BattleEvent::Ceased(battle.attacker));
                goto(battle_frame(BattleFrame::End))
            }
            _ => MISFIT,
        }
    }

    /// Whether the defender may retreat; otherwise he may rout (rules 8.9.1, 11.6).
    fn may_retreat(battle: &Battle) -> bool {
        battle.is_beorn(battle.defender()) || battle.regrouped(battle.defender()) && !battle.no_retreat()
    }

    /// Step 5c. Who cannot go anywhere stays (rules 8.10.3, 8.10.5).
    pub(super) fn may_leave(&mut self, battle: &Battle) -> Next {
        if self.retreats(battle).is_empty() && self.forced_retreats(battle).is_empty() {
            return goto(battle_frame(BattleFrame::Round));
        }
        ask_side(battle.defender(), BattleAsk::Leave).last()
    }

    pub(super) fn check_leave_battle(battle: &Battle, action: Action) -> Allowed {
        let retreats = State::may_retreat(battle);
        match action {
            Action::Choose(Choice::Stay) => Ok(()),
            Action::Choose(Choice::Retreat) => {
                let forbidden = battle.no_retreat() && battle.regrouped(battle.defender());
                need(!forbidden, "6.9", "no-elven-charge-forbids-the-retreat")?;
                need(retreats, "8.9.1", "no-you-did-not-regroup-this-round")
            }
            Action::Choose(Choice::Rout) => {
                need(!battle.is_beorn(battle.defender()), "11.6", "no-beorn-never-routs")?;
                need(!retreats, "8.9.1", "no-you-may-retreat-without-a-rout")
            }
            _ => Err(Refused::NotAnAnswer { rule: BattleAsk::Leave.rule() }),
        }
    }

    pub(super) fn leave_answered(battle: &Battle, action: Action, log: &mut Log) -> Next {
        let (area, side) = (battle.at, battle.defender());
        let retreat = battle_frame(BattleFrame::Retreat);
        match action {
            Action::Choose(Choice::Stay) => {
                tell(log, BattleEvent::Stays(side));
                goto(battle_frame(BattleFrame::Round))
            }
            Action::Choose(Choice::Retreat) => {
                tell(log, BattleEvent::Retreats(side));
                goto(retreat)
            }
            Action::Choose(Choice::Rout) => {
                tell(log, BattleEvent::Routs(side));
                call(battle_frame(BattleFrame::Losses { area, side, why: LossFor::ToOne })).then(retreat)
            }
            _ => MISFIT,
        }
    }

    /// Step 5d: one of the attacking armies may advance, or Beorn (rules 8.9.2, 8.11.1, 8.12.5, 11.6). If both are destroyed nobody
    /// does.
    pub(super) fn victory(&mut self, battle: &Battle, _log: &mut Log) -> Next {
        let end = battle_frame(BattleFrame::End);
        match (battle.armies.len(), battle.armies.first()) {
            (2.., _) => ask_side(battle.attacker, BattleAsk::AdvanceFrom).then(end),
            (_, Some(_)) if battle.is_beorn(battle.attacker) => {
                ask_side(battle.attacker, BattleAsk::BeornAdvance).then(end)
            }
            (_, Some(from)) => call(battle_frame(BattleFrame::Advance(from))).then(end),
            (_, None) => goto(end),
        }
    }

    /// This army, or a part of it, may advance.
    pub(super) fn advance(&mut self, battle: &Battle, from: Area) -> Next {
        self.gather(battle.attacker, GroupFor::Advance, from, battle.at)
    }

    pub(super) fn advance_answered(&mut self, battle: &Battle, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Decline => {
                tell(log, BattleEvent::NoAdvance(battle.attacker));
                done()
            }
            Action::Area(from) => goto(battle_frame(BattleFrame::Advance(from))),
            Action::Accept => {
                self.beorn_enters(battle.at, log);
                done()
            }
            _ => MISFIT,
        }
    }

    /// The battle is over; the cards of its last round are discarded.
    pub(super) fn battle_ends(&mut self, _battle: &Battle, log: &mut Log) -> Next {
        self.clear_round();
        self.battle = None;
        tell(log, BattleEvent::Over);
        done()
    }
}
