//! Questions of a battle: their answers, which of them are legal, and what they do.

use super::NO_BATTLE;
use crate::action::{Action, Choice, Tactic};
use crate::battle::{Battle, BattleAsk};
use crate::frame::Next;
use crate::ids::{Area, Maneuver, Side, Unit};
use crate::ops::Script;
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::done;
use kernel::{Refused, Seat};

impl State {
    /// Lists answers that include all legal ones.
    pub(crate) fn list_battle(&self, ask: BattleAsk, seat: Seat, out: &mut Vec<Action>) {
        if let BattleAsk::Casualty { area, side, why } = ask {
            return self.list_casualties(area, side, why, out);
        }
        let Some(battle) = &self.battle else { return };
        let side = State::side(seat);
        match ask {
            BattleAsk::Tower | BattleAsk::NazgulCost { .. } => out.extend([Action::Accept, Action::Decline]),
            BattleAsk::Army => out.extend(battle.armies.iter().map(Action::Area)),
            BattleAsk::Tactic => out.extend(self.tactics_of(battle, side).map(Action::Tactic)),
            BattleAsk::Card => {
                out.extend(self.combat_cards_of(side).iter().map(Action::Card));
                out.push(Action::Decline);
            }
            BattleAsk::Nazgul(moment) => {
                out.extend(self.nazgul_uses(battle, moment).map(|n| Action::Use(Script::Nazgul(n))));
                out.push(Action::Decline);
            }
            BattleAsk::NazgulFrom { .. } => out.extend(self.nazgul_near(battle).iter().map(Action::Area)),
            BattleAsk::ExtraManeuver { side, used } => {
                out.extend(self.further_maneuvers(battle, side, used).iter().map(Action::Maneuver));
            }
            BattleAsk::Reroll { side, .. } => State::list_rerolls(battle, side, out),
            BattleAsk::GoOn => out.extend([Choice::Fight, Choice::Cease].map(Action::Choose)),
            BattleAsk::Leave => {
                out.extend([Choice::Stay, Choice::Retreat, Choice::Rout].map(Action::Choose));
            }
            BattleAsk::RetreatTo { .. } => out.extend(self.refuges(battle).0.iter().map(Action::Area)),
            BattleAsk::AdvanceFrom => {
                out.extend(self.may_advance(battle).iter().map(Action::Area));
                out.push(Action::Decline);
            }
            BattleAsk::Casualty { .. } => {}
        }
    }

    /// Lists what people might try besides, for why-not.
    pub(crate) fn try_battle(&self, ask: BattleAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            BattleAsk::Army | BattleAsk::AdvanceFrom => {
                out.extend(self.armies_of(side).iter().map(Action::Area));
            }
            BattleAsk::Tactic => {
                let own = self.own_maneuvers(side);
                out.extend(own.map(|maneuver| Action::Tactic(Tactic::Maneuver(maneuver))));
            }
            BattleAsk::ExtraManeuver { side, .. } => {
                out.extend(self.own_maneuvers(side).map(Action::Maneuver));
            }
            BattleAsk::Card => out.extend(self.hands[side].iter().map(Action::Card)),
            BattleAsk::Nazgul(_) => {
                let abilities = u8::try_from(self.book.nazgul.len()).unwrap_or(u8::MAX);
                out.extend((0..abilities).map(|n| Action::Use(Script::Nazgul(n))));
            }
            BattleAsk::NazgulFrom { .. } => {
                out.extend(Area::ALL.into_iter().filter(|area| self.nazgul[*area] > 0).map(Action::Area));
            }
            BattleAsk::Casualty { side, .. } => {
                let units = Unit::ALL.into_iter().filter(|unit| unit.side() == side);
                out.extend(units.map(|unit| Action::Lose { unit, tokens: 2 }));
                out.push(Action::Done);
            }
            BattleAsk::RetreatTo { .. } => out.extend(self.board().areas.iter().map(Action::Area)),
            BattleAsk::Reroll { .. } => {
                for maneuver in [false, true] {
                    out.extend((1..=6).map(|shows| Action::Reroll { maneuver, shows }));
                }
            }
            BattleAsk::Tower | BattleAsk::NazgulCost { .. } | BattleAsk::GoOn | BattleAsk::Leave => {}
        }
    }

    /// The maneuver tokens of a side in the scenario (rule 2.4).
    fn own_maneuvers(&self, side: Side) -> impl Iterator<Item = Maneuver> + '_ {
        let own = Unit::ALL.into_iter().filter(move |unit| unit.side() == side);
        let here = own.filter(|unit| self.book.units[*unit].figures > 0);
        here.map(|unit| unit.maneuver(self.scenario))
    }

    /// Whether an answer is legal, and if not, why.
    pub(crate) fn check_battle(&self, ask: BattleAsk, seat: Seat, action: Action) -> Allowed {
        if let BattleAsk::Casualty { area, side, why } = ask {
            return self.check_casualty(area, side, why, action);
        }
        let misfit = Err(Refused::NotAnAnswer { rule: ask.rule() });
        let Some(battle) = &self.battle else { return misfit };
        let side = State::side(seat);
        match (ask, action) {
            (BattleAsk::Tower | BattleAsk::NazgulCost { .. }, Action::Accept | Action::Decline)
            | (BattleAsk::Card | BattleAsk::Nazgul(_) | BattleAsk::AdvanceFrom, Action::Decline)
            | (BattleAsk::Reroll { .. }, Action::Done)
            | (BattleAsk::GoOn, Action::Choose(Choice::Fight | Choice::Cease)) => Ok(()),
            (BattleAsk::Army, Action::Area(area)) => {
                need(battle.armies.contains(area), "10.13.1", "no-that-army-is-not-part-of-the-attack")
            }
            (BattleAsk::AdvanceFrom, Action::Area(area)) => {
                need(battle.armies.contains(area), "10.13.3", "no-that-army-is-not-part-of-the-attack")?;
                let there = self.has_army(battle.attacker, area);
                need(there, "10.13.3", "no-that-army-is-no-more")?;
                need(self.may_advance(battle).contains(area), "9.5.3", "no-the-wall-is-not-breached")
            }
            (BattleAsk::Tactic, Action::Tactic(tactic)) => self.check_tactic(battle, side, tactic),
            (BattleAsk::Card, Action::Card(card)) => self.check_combat_card(side, card),
            (BattleAsk::Nazgul(moment), Action::Use(Script::Nazgul(n))) => {
                self.check_nazgul(battle, moment, n)
            }
            (BattleAsk::NazgulFrom { .. }, Action::Area(area)) => self.check_nazgul_spent(battle, area),
            (BattleAsk::ExtraManeuver { side, used }, Action::Maneuver(maneuver)) => {
                self.check_extra(battle, side, used, maneuver)
            }
            (BattleAsk::Reroll { side, .. }, Action::Reroll { maneuver, shows }) => {
                State::check_reroll(battle, side, maneuver, shows)
            }
            (BattleAsk::Leave, _) => self.check_leave_battle(battle, action),
            (BattleAsk::RetreatTo { forced }, Action::Area(to)) => self.check_retreat_to(battle, forced, to),
            // Any other answer is refused. The questions are listed, so that none is forgotten.
            (
                BattleAsk::Tower
                | BattleAsk::Army
                | BattleAsk::Tactic
                | BattleAsk::Card
                | BattleAsk::Nazgul(_)
                | BattleAsk::NazgulCost { .. }
                | BattleAsk::NazgulFrom { .. }
                | BattleAsk::ExtraManeuver { .. }
                | BattleAsk::Reroll { .. }
                | BattleAsk::Casualty { .. }
                | BattleAsk::GoOn
                | BattleAsk::RetreatTo { .. }
                | BattleAsk::AdvanceFrom,
                _,
            ) => misfit,
        }
    }

    pub(crate) fn battle_answered(
        &mut self,
        ask: BattleAsk,
        seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        if let BattleAsk::Casualty { area, side, why } = ask {
            return self.casualty_taken(area, side, why, action, log);
        }
        let Some(battle) = self.battle else { return NO_BATTLE };
        self.fight_answered(&battle, ask, seat, action, log)
    }

    /// An answer to a question that only a battle asks.
    fn fight_answered(
        &mut self,
        battle: &Battle,
        ask: BattleAsk,
        seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        match (ask, action) {
            (BattleAsk::Tower, _) => self.tower_answered(battle, action, log),
            (BattleAsk::Army, Action::Area(from)) => {
                self.army_fights(battle, from, log);
                done()
            }
            (BattleAsk::Tactic, Action::Tactic(tactic)) => self.tactic_chosen(seat, tactic, log),
            (BattleAsk::Card, _) => self.combat_card_chosen(seat, action, log),
            (BattleAsk::Nazgul(moment), _) => self.nazgul_answered(battle, moment, action, log),
            (BattleAsk::NazgulCost { n }, _) => self.nazgul_cost_answered(battle, n, action, log),
            (BattleAsk::NazgulFrom { n, left }, _) => self.nazgul_removed(n, left, action, log),
            (BattleAsk::ExtraManeuver { side, .. }, Action::Maneuver(maneuver)) => {
                self.extra_chosen(side, maneuver, log)
            }
            (BattleAsk::Reroll { side, left }, _) => self.reroll_answered(battle, side, left, action),
            (BattleAsk::GoOn, _) => State::go_on_answered(battle, action, log),
            (BattleAsk::Leave, _) => State::leave_answered(battle, action, log),
            (BattleAsk::RetreatTo { forced }, _) => self.retreat_answered(battle, forced, action, log),
            (BattleAsk::AdvanceFrom, _) => self.advance_answered(action, log),
            (
                BattleAsk::Army
                | BattleAsk::Tactic
                | BattleAsk::ExtraManeuver { .. }
                | BattleAsk::Casualty { .. },
                _,
            ) => MISFIT,
        }
    }
}
