//! Step 9: the end of a round, cease, retreat, rout, advance, the end of the battle (rules 10.9 to 10.11, 10.13.3, 10.13.4).

use super::{ask_side, battle_frame, tell};
use crate::action::{Action, Ask, Choice};
use crate::army::{ArmyAsk, ArmyFrame, GroupFor};
use crate::battle::{Battle, BattleAsk, BattleFrame, LossFor, Moment};
use crate::event::BattleEvent;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::Refused;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// Rule 10.9.1 (4): Regroup recovers all used maneuver tokens.
    pub(super) fn recover(&mut self, battle: &Battle, log: &mut Log) -> Next {
        for side in [battle.defender(), battle.attacker] {
            if battle.regrouped(side) {
                self.take_back(side, log);
            }
        }
        goto(battle.first_of(Moment::EndBattle))
    }

    /// Whether the battle is over (rules 9.10.3, 10.9.1 (5), 10.9.2, 10.13.4); if not, the attacker may cease.
    pub(super) fn outcome(&mut self, battle: &Battle, log: &mut Log) -> Next {
        let left = battle.armies & self.armies_of(battle.attacker);
        let destroyed = !left.contains(battle.from);
        self.alter(|battle| battle.armies = left);
        let end = battle_frame(BattleFrame::End);
        if self.is_gone(battle, battle.defender()) {
            return goto(battle_frame(BattleFrame::Victory));
        }
        if left.is_empty() || battle.tower {
            return goto(end);
        }
        // Where an Army was destroyed the normal outcome applies.
        if battle.now.ends && !destroyed {
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

    /// Whether the defender may leave at all: there is somewhere to go, and no card holds him (rules 10.9.7, 10.10).
    fn check_way_out(&self, battle: &Battle) -> Allowed {
        let (side, at) = (battle.defender(), battle.at);
        need(!self.bans.hold[side].contains(at), "7.7.9", "no-that-army-may-not-leave-this-round")?;
        let somewhere = !self.retreat_areas(side, at).is_empty() || !self.forced_areas(side, at).is_empty();
        need(somewhere, "10.9.7", "no-there-is-nowhere-to-go")
    }

    fn check_leaving(&self, battle: &Battle, choice: Choice) -> Allowed {
        let side = battle.defender();
        let effects = &battle.now.effects[side];
        match choice {
            Choice::Stay => Ok(()),
            Choice::Retreat => {
                need(battle.regrouped(side), "10.9.4", "no-you-did-not-use-regroup-this-round")?;
                need(!effects.no_retreat, "10.9.4", "no-an-effect-forbids-the-retreat")?;
                self.check_way_out(battle)
            }
            Choice::Rout => {
                need(!effects.no_rout, "10.9.4", "no-an-effect-forbids-the-rout")?;
                self.check_way_out(battle)
            }
            _ => Err(Refused::NotAnAnswer { rule: BattleAsk::Leave.rule() }),
        }
    }

    /// The defender may leave. Who cannot is not asked.
    pub(super) fn may_leave_battle(&mut self, battle: &Battle) -> Next {
        let may = |choice: &Choice| self.check_leaving(battle, *choice).is_ok();
        if [Choice::Retreat, Choice::Rout].iter().any(may) {
            ask_side(battle.defender(), BattleAsk::Leave).last()
        } else {
            goto(battle_frame(BattleFrame::Round))
        }
    }

    pub(super) fn check_leave_battle(&self, battle: &Battle, action: Action) -> Allowed {
        match action {
            Action::Choose(choice) => self.check_leaving(battle, choice),
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
            Action::Choose(Choice::Retreat) => goto(retreat),
            Action::Choose(Choice::Rout) => {
                tell(log, BattleEvent::Routs(side));
                // Rule 10.10: casualties until 0 or 1 Damage is left.
                let why = LossFor::Rout;
                call(battle_frame(BattleFrame::Losses { area, side, why })).then(retreat)
            }
            _ => MISFIT,
        }
    }

    /// The areas to which the defender may go, and whether the attacker chooses among them (rules 10.9.6, 10.9.7).
    pub(super) fn refuges(&self, battle: &Battle) -> (Areas, bool) {
        let own = self.retreat_areas(battle.defender(), battle.at);
        if own.is_empty() { (self.forced_areas(battle.defender(), battle.at), true) } else { (own, false) }
    }

    /// The defender goes, if the rout has left anybody; a choice of one is not asked.
    pub(super) fn retreat(&mut self, battle: &Battle, log: &mut Log) -> Next {
        if self.is_gone(battle, battle.defender()) {
            return goto(battle_frame(BattleFrame::Victory));
        }
        let (areas, forced) = self.refuges(battle);
        match (areas.len(), areas.first()) {
            (1, Some(only)) => self.retreats_to(battle, forced, only, log),
            // Nobody who cannot go is asked whether he does.
            (0, _) | (_, None) => goto(battle_frame(BattleFrame::Round)),
            _ => {
                let who = if forced { battle.attacker } else { battle.defender() };
                ask_side(who, BattleAsk::RetreatTo { forced }).last()
            }
        }
    }

    pub(super) fn check_retreat_to(&self, battle: &Battle, forced: bool, to: Area) -> Allowed {
        if !forced {
            return self.check_retreat(battle.defender(), battle.at, to);
        }
        let areas = self.forced_areas(battle.defender(), battle.at);
        need(areas.contains(to), "10.9.7", "no-the-army-cannot-be-driven-there")
    }

    pub(super) fn retreat_answered(
        &mut self,
        battle: &Battle,
        forced: bool,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let Action::Area(to) = action else { return MISFIT };
        self.retreats_to(battle, forced, to, log)
    }

    /// The area is known. Rule 10.9.7: one extra Damage before the Army moves.
    fn retreats_to(&mut self, battle: &Battle, forced: bool, to: Area, log: &mut Log) -> Next {
        let (area, side) = (battle.at, battle.defender());
        tell(log, BattleEvent::Retreats { side, to, forced });
        let then = battle_frame(BattleFrame::RetreatTo(to));
        if forced {
            return call(battle_frame(BattleFrame::Driven { area, side })).then(then);
        }
        goto(then)
    }

    /// The whole Army goes, with everybody and everything (rule 10.9.8).
    pub(super) fn retreat_to(&mut self, battle: &Battle, to: Area) -> Next {
        let (from, side) = (battle.at, battle.defender());
        let victory = battle_frame(BattleFrame::Victory);
        if self.is_gone(battle, side) {
            return goto(victory);
        }
        call(Frame::Army(ArmyFrame::Retreat { side, from, to })).then(victory)
    }

    /// The Armies that may advance: those that are left and can walk there, or have come over the wall with a tower or over a river
    /// (rules 9.5.2, 9.5.3, 10.11, 10.12.6, 10.13.3).
    pub(super) fn may_advance(&self, battle: &Battle) -> Areas {
        let over = battle.tower || battle.river;
        let armies = battle.armies & self.armies_of(battle.attacker);
        armies.iter().filter(|from| over || self.can_walk(*from, battle.at)).collect()
    }

    /// The defender was destroyed, retreated or routed: one of the Armies, or a part of it, may advance. If both are destroyed nobody
    /// does (rule 10.9.2).
    pub(super) fn battle_won(&mut self, battle: &Battle) -> Next {
        let end = battle_frame(BattleFrame::End);
        let armies = self.may_advance(battle);
        match (armies.len(), armies.first()) {
            _ if self.has_army(battle.defender(), battle.at) => goto(end),
            (2.., _) => ask_side(battle.attacker, BattleAsk::AdvanceFrom).then(end),
            (_, Some(from)) => call(battle_frame(BattleFrame::Advance(from))).then(end),
            (_, None) => goto(end),
        }
    }

    /// This Army, or a part of it, may advance, whoever of it has moved before the attack. Saruman stays (rule 8.2).
    pub(super) fn advance(&mut self, battle: &Battle, from: Area) -> Next {
        let mut party = self.party_at(battle.attacker, from);
        party.characters.remove(Character::Saruman);
        self.notes.group.gather(party);
        let question = ArmyAsk::Group { why: GroupFor::Advance, from, to: battle.at };
        ask(State::seat(battle.attacker), Ask::Army(question)).last()
    }

    pub(super) fn advance_answered(&mut self, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Decline => {
                tell(log, BattleEvent::NoAdvance);
                done()
            }
            Action::Area(from) => goto(battle_frame(BattleFrame::Advance(from))),
            _ => MISFIT,
        }
    }

    /// The battle is over; the cards of its last round are discarded.
    pub(super) fn battle_ends(&mut self, log: &mut Log) -> Next {
        self.clear_round();
        self.battle = None;
        tell(log, BattleEvent::Ended);
        done()
    }
}
