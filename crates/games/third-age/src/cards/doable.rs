//! Whether something can be done: the options of a choice, scripts that cost a die.

use super::after;
use crate::action::{Action, Ask};
use crate::frame::{Frame, Next};
use crate::ids::{Character, Side};
use crate::ops::{Amount, CardAsk, CardFrame, Op, Price, Relieved, Script, Step};
use crate::rules::Log;
use crate::state::State;
use kernel::flow::{ask, call, goto};

impl State {
    /// Whether the instructions of a script could do anything for a player.
    pub(crate) fn can_run(&self, side: Side, script: Script) -> bool {
        let ops = self.book.ops(script);
        let mut at = 0;
        while let Some(op) = ops.get(at) {
            let step = Step { script, by: side, at: u8::try_from(at).unwrap_or(u8::MAX) };
            match op {
                Op::Unless(condition, len) if !self.holds(*condition, side) => at += usize::from(*len),
                Op::Skip(len) => at += usize::from(*len),
                // A price that cannot be paid leaves out what follows.
                Op::Pay { by, prices, len, .. } if !self.can_pay(prices, by.side(side)) => {
                    at += usize::from(*len);
                }
                Op::SpendShips(ships) if self.ships < *ships => return false,
                Op::Unless(..) | Op::Option(_) | Op::Pay { .. } | Op::SpendShips(_) => {}
                Op::Choose { .. } => {
                    if self.options(step).any(|(_, first, until)| self.can_do_list(first, until)) {
                        return true;
                    }
                    let Op::Choose { len, .. } = op else { return false };
                    at += usize::from(*len);
                }
                _ if self.can_do(step) => return true,
                // What an attack brings with it does nothing without it.
                Op::Attack { len, .. } => at += usize::from(*len),
                _ => {}
            }
            at += 1;
        }
        false
    }

    /// Whether the Entwood can be activated (rule 8.6.5).
    pub(crate) fn can_activate_entwood(&self) -> bool {
        self.in_play(Character::Treebeard) && self.ents > 0
    }

    fn can_pay(&self, prices: &[Price], payer: Side) -> bool {
        let mut ways = Vec::new();
        self.list_prices(prices, payer, &mut ways);
        !ways.is_empty()
    }

    /// The options of a choice: their number, their first instruction, and where they end.
    pub(crate) fn options(&self, step: Step) -> impl Iterator<Item = (u8, Step, u8)> + '_ {
        let n = match self.op_at(step) {
            Some(Op::Choose { options, .. }) => *options,
            _ => 0,
        };
        let mut at = step.at.saturating_add(1);
        (0..n).filter_map(move |k| {
            let Some(Op::Option(len)) = self.op_at(Step { at, ..step }) else { return None };
            let first = Step { at: at.saturating_add(1), ..step };
            let until = first.at.saturating_add(*len);
            at = until;
            Some((k, first, until))
        })
    }

    /// Whether the first instruction of a list that is no question of its own can be done. What a list says behind it follows from
    /// that.
    pub(super) fn can_do_list(&self, first: Step, until: u8) -> bool {
        let mut step = first;
        while step.at < until {
            match self.op_at(step) {
                Some(Op::Unless(condition, len)) => {
                    let skipped = if self.holds(*condition, step.by) { 0 } else { *len };
                    step.at = step.at.saturating_add(1).saturating_add(skipped);
                }
                Some(Op::Skip(len)) => step.at = step.at.saturating_add(1).saturating_add(*len),
                Some(_) => return self.can_do(step),
                None => return false,
            }
        }
        false
    }

    /// Whether an instruction can be done in full.
    fn can_do(&self, step: Step) -> bool {
        let Some(op) = self.op_at(step) else { return false };
        let by = step.by;
        match op {
            Op::Move { whole: true, .. } => !self.place_choices(step).is_empty(),
            Op::Move { filter, .. } => {
                let armies = self.armies_for(filter, by) - self.fighting();
                self.can_march(State::filter_side(filter, by), armies, filter.needs(), false)
            }
            Op::Attack { filter, target, .. } => {
                let target = target.and_then(|places| self.places(by, &places).first());
                // Without a move before it, an Army attacks that could have moved.
                let armies = match self.earlier_move(step) {
                    Some(earlier) if filter.chosen => self.armies_for(&earlier, by),
                    _ => self.armies_for(filter, by),
                };
                self.battle.is_none() && self.can_strike(by, armies, crate::army::Needs::default(), target)
            }
            Op::CombinedAttack { .. } => self.battle.is_none() && self.can_combine(by),
            Op::CrossRiver { .. } => {
                let mut ways = Vec::new();
                self.list_rivers(step, &mut ways);
                ways.iter().any(|way| *way != Action::Decline)
            }
            Op::RemoveDamage { of: Relieved::InBattle(target), .. } => {
                let place = self.battle.as_ref().map(|battle| battle.place(target.side(by)));
                place.is_some_and(|at| self.army(at).damage > 0)
            }
            Op::Rally { filter, .. } => {
                self.armies_for(filter, by).iter().any(|area| self.army(area).damage > 0)
            }
            Op::Pay { by: payer, prices, .. } => self.can_pay(prices, payer.side(by)),
            Op::DiscardCards { side, deck, cards, .. } => {
                let held = self.held(*side, *deck).len();
                match cards {
                    Amount::Exactly(n) | Amount::Between(n, _) => held >= usize::from(*n),
                    Amount::UpTo(_) | Amount::All => held > 0,
                }
            }
            Op::TakeCards { side, deck, .. } => !self.held(*side, *deck).is_empty(),
            Op::SetDie(_) | Op::DiscardDie { .. } => {
                let mut dice = Vec::new();
                self.list_dice(step, &mut dice);
                !dice.is_empty()
            }
            Op::PlaceAndFlip { pick: Some((filter, _)), pool, .. } => {
                let armies = self.armies_for(filter, by);
                armies.iter().any(|area| self.can_place_and_flip(by, area, *pool))
            }
            Op::PlaceUnits { pick: Some((filter, _)), .. }
            | Op::PlaceLeadership { pick: Some((filter, _)), .. } => !self.armies_for(filter, by).is_empty(),
            Op::PlaceUnits { .. }
            | Op::PlaceLeader { .. }
            | Op::PlaceLeadership { .. }
            | Op::PlaceTokens { .. }
            | Op::PlaceAndFlip { .. }
            | Op::PlaceCommander(_)
            | Op::ReturnCharacter(_)
            | Op::EliminateLeader(_)
            | Op::RemoveNazgul { .. }
            | Op::ChooseArmy(_)
            | Op::ChoosePlace { .. } => !self.place_choices(step).is_empty(),
            Op::FlipTokens { places, .. } => {
                let fits = |area: crate::ids::Area| {
                    self.tokens_at(by, area) > 0 && self.check_flip(by, area).is_ok()
                };
                self.places(by, places).iter().any(fits)
            }
            Op::ActivateEntwood => self.can_activate_entwood(),
            Op::BuildEngines(_) => self.can_build(),
            Op::FireCatapults { .. } => self.can_fire(),
            Op::UseAbility(character) => self.free_abilities(*character).next().is_some(),
            Op::EliminateCharacter(victim) => !self.victims(*victim, by).is_empty(),
            Op::SpendShips(ships) => self.ships >= *ships,
            Op::ReplayManeuver | Op::ExtraManeuver | Op::ExtraReroll { .. } => {
                self.battle_op_possible(op, by)
            }
            _ => true,
        }
    }

    /// One of the options that can be done is chosen; if none can be, the fallback is carried out.
    pub(super) fn choose_option(
        &mut self,
        step: Step,
        until: u8,
        who: Side,
        optional: bool,
        (len, fallback): (u8, u8),
    ) -> Next {
        let end = after(step, len.saturating_add(fallback), until);
        let mut options = self.options(step).filter(|(_, first, until)| self.can_do_list(*first, *until));
        let (one, other) = (options.next(), options.next());
        drop(options);
        match (one, other) {
            (None, _) if fallback > 0 => goto(after(step, len, until)),
            (None, _) => goto(end),
            (Some((_, first, until)), None) if !optional => {
                call(Frame::Card(CardFrame::Run { step: first, until })).then(end)
            }
            _ => ask(State::seat(who), Ask::Card(CardAsk::Option(step))).then(end),
        }
    }

    /// Something is paid, or what depends on it is left out.
    pub(super) fn ask_price(
        &mut self,
        step: Step,
        until: u8,
        (payer, prices): (Side, &[Price]),
        optional: bool,
        len: u8,
        log: &mut Log,
    ) -> Next {
        let mut ways = Vec::new();
        let first = Step { at: step.at.saturating_add(1), ..step };
        // Nobody is asked to pay for what would do nothing.
        if !optional || self.can_do_list(first, first.at.saturating_add(len)) {
            self.list_prices(prices, payer, &mut ways);
        }
        match ways.as_slice() {
            [] => goto(after(step, len, until)),
            [only] if !optional => {
                let only = *only;
                self.pay(prices, payer, only, log);
                goto(after(step, 0, until))
            }
            _ => {
                self.notes.unpaid = true;
                let paid = CardFrame::Paid { step, until };
                ask(State::seat(payer), Ask::Card(CardAsk::Price(step))).then(Frame::Card(paid))
            }
        }
    }

    /// Whether something was paid is known: the list goes on accordingly.
    pub(super) fn paid(&mut self, step: Step, until: u8) -> Next {
        let len = match self.op_at(step) {
            Some(Op::Pay { len, .. }) => *len,
            _ => 0,
        };
        let unpaid = std::mem::take(&mut self.notes.unpaid);
        goto(after(step, if unpaid { len } else { 0 }, until))
    }
}
