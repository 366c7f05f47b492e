//! Questions of a battle: their answers, which of them are legal, and what they do.

use super::NO_BATTLE;
use crate::action::{Action, BattleCard, Choice};
use crate::battle::{Battle, BattleAsk};
use crate::frame::Next;
use crate::ids::{Area, Character, Maneuver, Unit};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::done;
use kernel::{Refused, Seat};

impl State {
    /// Lists answers that include all legal ones.
    pub(crate) fn list_battle(&self, ask: BattleAsk, seat: Seat, out: &mut Vec<Action>) {
        match ask {
            BattleAsk::React { area, side, army, .. } => return self.list_reactions(area, side, army, out),
            BattleAsk::Casualty { area, why, .. } => return self.list_casualties(area, why, out),
            _ => {}
        }
        let Some(battle) = &self.battle else { return };
        let side = State::side(seat);
        match ask {
            BattleAsk::Army => out.extend(battle.armies.iter().map(Action::Area)),
            BattleAsk::Maneuver => out.extend(self.battle_hand(battle, side).map(Action::Lay)),
            BattleAsk::SecondCard(side) => {
                let cards = self.battle_maneuvers(battle, side);
                out.extend(cards.iter().map(|card| Action::Lay(BattleCard::Maneuver(card))));
            }
            BattleAsk::Reroll { least, most, .. } => out.extend((least..=most).map(Action::Number)),
            BattleAsk::Ability(card) => State::list_ability(battle, card, out),
            BattleAsk::FellRace => {
                self.list_given_up(battle, side, out);
                out.push(Action::Choose(Choice::Damage));
            }
            BattleAsk::CaptainOfWar(side) => {
                self.list_given_up(battle, side, out);
                out.push(Action::Decline);
            }
            BattleAsk::GoOn => out.extend([Choice::Fight, Choice::Cease].map(Action::Choose)),
            BattleAsk::Leave => {
                out.extend([Choice::Stay, Choice::Retreat, Choice::Rout].map(Action::Choose));
            }
            BattleAsk::RetreatTo { .. } => {
                out.extend(battle.at.adjacent().iter().copied().map(Action::Area));
            }
            BattleAsk::AdvanceFrom => {
                out.extend(battle.armies.iter().map(Action::Area));
                out.push(Action::Decline);
            }
            BattleAsk::BeornAdvance => out.extend([Action::Accept, Action::Decline]),
            BattleAsk::React { .. } | BattleAsk::Casualty { .. } => {}
        }
    }

    /// Lists what people might try besides, for why-not.
    pub(crate) fn try_battle(&self, ask: BattleAsk, seat: Seat, out: &mut Vec<Action>) {
        let side = State::side(seat);
        match ask {
            BattleAsk::Army | BattleAsk::AdvanceFrom => {
                out.extend(self.armies_of(side).iter().map(Action::Area));
            }
            BattleAsk::Maneuver | BattleAsk::SecondCard(_) => {
                let own = Maneuver::ALL.into_iter().filter(|card| card.side() == side);
                out.extend(own.map(|card| Action::Lay(BattleCard::Maneuver(card))));
                out.extend(self.hands[side].iter().map(|card| Action::Lay(BattleCard::Event(card))));
            }
            BattleAsk::FellRace | BattleAsk::CaptainOfWar(_) => {
                out.push(Action::Choose(Choice::Leadership));
                let own = Character::ALL.into_iter().filter(|character| character.side() == side);
                out.extend(own.map(Action::Character));
            }
            BattleAsk::Casualty { .. } => {
                let units = Unit::of(side).iter();
                out.extend(units.map(|unit| Action::Lose { unit: *unit, tokens: 2 }));
                out.push(Action::Done);
            }
            BattleAsk::RetreatTo { .. } => out.extend(Area::ALL.into_iter().map(Action::Area)),
            BattleAsk::Ability(_) => out.push(Action::Accept),
            BattleAsk::Reroll { .. }
            | BattleAsk::React { .. }
            | BattleAsk::GoOn
            | BattleAsk::Leave
            | BattleAsk::BeornAdvance => {}
        }
    }

    /// Whether an answer is legal, and if not, why.
    pub(crate) fn check_battle(&self, ask: BattleAsk, seat: Seat, action: Action) -> Allowed {
        match ask {
            BattleAsk::React { area, side, army, fortification } => {
                return self.check_reaction(area, side, [army, fortification], action);
            }
            BattleAsk::Casualty { area, side, why } => return self.check_casualty(area, side, why, action),
            _ => {}
        }
        let misfit = Err(Refused::NotAnAnswer { rule: ask.rule() });
        let Some(battle) = &self.battle else { return misfit };
        let rule = ask.rule().0;
        match (ask, action) {
            (BattleAsk::Army | BattleAsk::AdvanceFrom, Action::Area(area)) => {
                need(battle.armies.contains(area), rule, "no-that-army-is-not-part-of-the-attack")
            }
            (BattleAsk::Maneuver, Action::Lay(card)) => self.check_lay(battle, State::side(seat), card),
            (BattleAsk::SecondCard(side), _) => self.check_second(battle, side, action),
            (BattleAsk::Reroll { least, most, .. }, Action::Number(black)) => {
                need(black >= least, rule, "no-more-black-dice-are-rolled-again")?;
                need(black <= most, rule, "no-so-many-black-dice-are-not-rolled-again")
            }
            (BattleAsk::Ability(card), _) => State::check_ability(battle, card, action),
            (BattleAsk::FellRace, Action::Choose(Choice::Damage))
            | (
                BattleAsk::CaptainOfWar(_) | BattleAsk::AdvanceFrom | BattleAsk::BeornAdvance,
                Action::Decline,
            )
            | (BattleAsk::GoOn, Action::Choose(Choice::Fight | Choice::Cease))
            | (BattleAsk::BeornAdvance, Action::Accept) => Ok(()),
            (BattleAsk::FellRace, _) => self.check_given_up(battle, State::side(seat), action),
            (BattleAsk::CaptainOfWar(side), _) => self.check_given_up(battle, side, action),
            (BattleAsk::Leave, _) => State::check_leave_battle(battle, action),
            (BattleAsk::RetreatTo { forced }, _) => self.check_retreat_to(battle, forced, action),
            // Any other answer is refused. The questions are listed, so that none is forgotten.
            (
                BattleAsk::Army
                | BattleAsk::Maneuver
                | BattleAsk::Reroll { .. }
                | BattleAsk::React { .. }
                | BattleAsk::Casualty { .. }
                | BattleAsk::GoOn
                | BattleAsk::AdvanceFrom
                | BattleAsk::BeornAdvance,
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
        match ask {
            BattleAsk::React { area, side, army, fortification } => {
                return self.reacted(area, side, [army, fortification], action, log);
            }
            BattleAsk::Casualty { area, side, why } => {
                return self.casualty_taken(area, side, why, action, log);
            }
            _ => {}
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
            (BattleAsk::Army, Action::Area(from)) => {
                self.army_fights(battle, from, log);
                done()
            }
            (BattleAsk::Maneuver, Action::Lay(card)) => self.card_chosen(seat, card, log),
            (BattleAsk::SecondCard(side), _) => self.second_chosen(side, action, log),
            (BattleAsk::Reroll { side, .. }, _) => self.rerolls_chosen(side, action),
            (BattleAsk::Ability(card), _) => self.ability_answered(battle, card, action, log),
            (BattleAsk::FellRace, _) => self.fell_race_answered(battle, action, log),
            (BattleAsk::CaptainOfWar(side), _) => self.captain_answered(battle, side, action, log),
            (BattleAsk::GoOn, _) => State::go_on_answered(battle, action, log),
            (BattleAsk::Leave, _) => State::leave_answered(battle, action, log),
            (BattleAsk::RetreatTo { forced }, _) => self.retreat_answered(battle, forced, action, log),
            (BattleAsk::AdvanceFrom | BattleAsk::BeornAdvance, _) => {
                self.advance_answered(battle, action, log)
            }
            (
                BattleAsk::Army | BattleAsk::Maneuver | BattleAsk::React { .. } | BattleAsk::Casualty { .. },
                _,
            ) => MISFIT,
        }
    }
}
