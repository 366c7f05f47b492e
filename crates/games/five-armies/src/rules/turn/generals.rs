//! Generals: their activation and its Leadership tokens (rule 4.2), their abilities before a die (rules 4.5.4, 7.6).

use super::super::{Allowed, Log, need, no};
use super::turn;
use crate::action::Ask;
use crate::book::Condition;
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Characters, Pile, Side};
use crate::ops::{CardFrame, Op, Script, Step};
use crate::state::{Notes, State};
use crate::turn::{TurnAsk, TurnFrame};
use kernel::flow::{ask, call, done, goto};

/// Activation tokens (rule 1.5).
const ACTIVATIONS: usize = 3;

impl State {
    /// The Generals that can still be activated (rules 4.2.1, 4.2.3).
    pub(crate) fn inactive_generals(&self) -> Characters {
        let idle = |general: &Character| self.in_play(*general) && !self.activated.contains(*general);
        Character::GENERALS.into_iter().filter(idle).collect()
    }

    /// Rule 4.2.1.
    pub(super) fn activation(&mut self) -> Next {
        if self.activated.len() >= ACTIVATIONS || self.inactive_generals().is_empty() {
            return self.activation_over();
        }
        ask(State::seat(Side::FreePeoples), Ask::Turn(TurnAsk::Activate)).last()
    }

    pub(super) fn check_activate(&self, general: Character) -> Allowed {
        need(general.is_general(), "4.2.3", "no-he-is-no-general")?;
        need(self.in_play(general), "4.2.3", "no-he-is-not-in-play")?;
        need(!self.activated.contains(general), "4.2.1", "no-he-is-activated-already")
    }

    pub(super) fn activate(&mut self, general: Character, log: &mut Log) -> Next {
        self.activated.insert(general);
        log.public(Event::Activated(general));
        goto(turn(TurnFrame::Activation))
    }

    pub(super) fn activation_over(&mut self) -> Next {
        self.notes = Notes::default();
        goto(turn(TurnFrame::PlaceLeadership(self.activated.len() as u8)))
    }

    /// The armies that have received no Leadership token in this phase (rules 4.2.2, 4.4.2).
    pub(super) fn without_new_token(&self, side: Side) -> Areas {
        if self.leadership_supply(side) == 0 {
            return Areas::EMPTY;
        }
        self.armies_of(side) - self.notes.done
    }

    /// Places tokens without asking if every army that is left gets one, or if there is none. Says whether that settles it.
    pub(super) fn place_all_leadership(&mut self, side: Side, tokens: u8, log: &mut Log) -> bool {
        let armies = self.without_new_token(side);
        let settled = armies.len() <= usize::from(tokens);
        if settled {
            for area in armies {
                self.place_leadership(side, area, 1, log);
            }
        }
        settled
    }

    /// Rule 4.2.2: each token with another army; tokens that find no army are not placed.
    pub(super) fn leadership_phase(&mut self, left: u8, log: &mut Log) -> Next {
        if left > 0 && !self.place_all_leadership(Side::FreePeoples, left, log) {
            let then = turn(TurnFrame::PlaceLeadership(left - 1));
            return ask(State::seat(Side::FreePeoples), Ask::Turn(TurnAsk::Leadership)).then(then);
        }
        goto(turn(TurnFrame::Fate))
    }

    pub(super) fn check_leadership_place(&self, side: Side, area: Area) -> Allowed {
        let rule = match side {
            Side::FreePeoples => "4.2.2",
            Side::Shadow => "4.4.2",
        };
        need(self.has_army(side, area), rule, "no-no-army-of-yours-is-there")?;
        need(!self.notes.done.contains(area), rule, "no-each-token-goes-with-another-army")
    }

    pub(super) fn token_placed(&mut self, side: Side, area: Area, log: &mut Log) -> Next {
        self.notes.done.insert(area);
        self.place_leadership(side, area, 1, log);
        done()
    }

    /// Whether the ability of a General may be used now, before a die (rule 4.5.4).
    pub(crate) fn check_general(&self, side: Side, general: Character) -> Allowed {
        need(side == Side::FreePeoples && general.is_general(), "4.5.4", "no-he-is-no-general")?;
        need(!self.notes.ability_used, "4.5.4", "no-one-ability-before-each-die")?;
        need(self.in_play(general), "7.6", "no-he-is-not-in-play")?;
        need(self.activated.contains(general), "7.6", "no-he-has-no-activation-token")?;
        // Rule 6.13: Troubled Mind forbids the ability, not the activation.
        need(self.troubled != Some(general), "6.13", "no-troubled-mind-is-on-him")?;
        need(self.usable_options(general).next().is_some(), "7.6", "no-his-ability-would-do-nothing")
    }

    /// The options of a General's ability that can be used, counted from 1.
    pub(super) fn usable_options(&self, general: Character) -> impl Iterator<Item = u8> {
        let n = self.book.abilities[general].len() as u8;
        (1..=n).filter(move |option| self.check_option(general, *option).is_ok())
    }

    pub(super) fn check_option(&self, general: Character, option: u8) -> Allowed {
        let index = usize::from(option).wrapping_sub(1);
        let Some(ability) = self.book.abilities[general].get(index) else {
            return no("7.6", "no-there-is-no-such-option");
        };
        let holds = match ability.condition {
            Condition::Always => true,
            Condition::GeneralWithArmy => {
                self.place_of(general).is_some_and(|area| self.has_army(general.side(), area))
            }
        };
        need(holds, "7.6", "no-he-is-not-with-an-army")?;
        let script = Script::General(general, index as u8);
        let mut steps = ability.ops.iter().zip(0..);
        let does = steps.any(|(op, at)| self.would_do(general, op, Step { script, at }));
        need(does, "7.6", "no-that-would-do-nothing-now")
    }

    /// Whether an instruction of a General's ability, or of Bolg's, could do something now. A token is not used up for nothing.
    pub(crate) fn would_do(&self, general: Character, op: &Op, step: Step) -> bool {
        let side = general.side();
        match op {
            Op::Rally { filter, .. } | Op::RemoveDamage { filter, .. } => {
                let armies = if filter.general {
                    self.place_of(general).map_or(Areas::EMPTY, Areas::only)
                } else {
                    filter.areas
                };
                !self.rallying_areas(side, armies).is_empty()
            }
            Op::PlaceTokens { pile, .. } => {
                let named = |one: &&Pile| pile.is_none_or(|pile| pile == **one);
                Pile::of(side).iter().filter(named).any(|pile| !self.legal_token_areas(*pile).is_empty())
            }
            Op::Archery(_) | Op::RangedAttack { .. } => !self.shot_targets(step).is_empty(),
            Op::TakeFocus => !self.focus,
            Op::PlaceEagles(_) => self.eagle_supply() > 0,
            Op::FlyEagles => self.eagles_at_home() > 0,
            // Packs may say what they like: those can find out by themselves.
            _ => true,
        }
    }

    pub(super) fn general_chosen(&mut self, general: Character, log: &mut Log) -> Next {
        let mut options = self.usable_options(general);
        let (first, second) = (options.next(), options.next());
        drop(options);
        match (first, second) {
            (Some(only), None) => self.use_ability(general, only, log),
            _ => ask(State::seat(Side::FreePeoples), Ask::Turn(TurnAsk::Ability(general))).last(),
        }
    }

    /// Rule 7.6: the activation token is used up.
    pub(super) fn use_ability(&mut self, general: Character, option: u8, log: &mut Log) -> Next {
        self.activated.remove(general);
        log.public(Event::Ability { character: general, option });
        let script = Script::General(general, option.saturating_sub(1));
        call(Frame::Card(CardFrame::Run { script, at: 0 })).then(turn(TurnFrame::AfterAbility))
    }

    /// Rule 4.5.4: a die must follow.
    pub(super) fn after_ability(&mut self) -> Next {
        self.notes = Notes { ability_used: true, ..Notes::default() };
        goto(turn(TurnFrame::AskAct))
    }
}
