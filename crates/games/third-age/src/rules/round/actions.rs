//! Phase 5: whose action it is, dice, Action tokens, passing, set-aside Leadership tokens (rules 7.1, 7.8).

use super::super::{Allowed, Log, need};
use super::round;
use crate::action::{Ask, Deed};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Face, Side};
use crate::round::{RoundAsk, RoundFrame};
use crate::state::{Notes, State};
use armies::may_pass;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// Whose action it is. The phase ends when both have used all dice (rule 7.1.4).
    pub(super) fn next_action(&mut self) -> Next {
        self.notes = Notes::default();
        let unused = |side: Side| self.dice[side].n_unused();
        if unused(Side::FreePeoples) == 0 && unused(Side::Shadow) == 0 {
            return goto(round(RoundFrame::Phase6));
        }
        let side = self.to_act;
        // Rule 7.1.4: without dice he must pass; the Free Peoples may still use an Action token, if it does anything.
        if unused(side) == 0 && self.check_action_token(side).is_err() {
            return goto(round(RoundFrame::NextToAct));
        }
        ask(State::seat(side), Ask::Round(RoundAsk::Act)).last()
    }

    /// The enemy acts next (rule 7.1.1).
    pub(super) fn next_to_act(&mut self) -> Next {
        self.to_act = self.to_act.enemy();
        goto(round(RoundFrame::Act))
    }

    /// Rule 7.1.2.
    pub(super) fn check_pass(&self, side: Side) -> Allowed {
        let fewer = may_pass(&self.dice[side], &self.dice[side.enemy()]);
        need(fewer, "7.1.2", "no-only-who-has-fewer-unused-dice-may-pass")
    }

    /// A pass without an Action token is an action, too (rule 7.1.8).
    pub(super) fn passed(&mut self, side: Side, log: &mut Log) -> Next {
        log.public(Event::Passed(side));
        goto(round(RoundFrame::EndOfAction))
    }

    pub(super) fn check_die(&self, side: Side, face: Face) -> Allowed {
        let there = self.dice[side].unused.contains(face);
        need(there, "7.1.1", "no-none-of-your-unused-dice-shows-that")
    }

    /// Rule 7.1.6: before the action the Shadow may assign Leadership tokens. The die is taken then, its use not chosen yet: it may
    /// depend on them.
    pub(super) fn dice_taken(&self, then: Frame) -> Next {
        if self.to_act == Side::Shadow && self.may_assign_set_aside() {
            return call(round(RoundFrame::SetAside)).then(then);
        }
        goto(then)
    }

    /// Whether set-aside Leadership tokens could be assigned.
    pub(super) fn may_assign_set_aside(&self) -> bool {
        self.set_aside > 0 && !self.armies_of(Side::Shadow).is_empty()
    }

    pub(super) fn ask_set_aside(&self) -> Next {
        if self.may_assign_set_aside() {
            return ask(State::seat(Side::Shadow), Ask::Round(RoundAsk::SetAside)).last();
        }
        done()
    }

    pub(super) fn set_aside_assigned(&mut self, area: Area, log: &mut Log) -> Next {
        self.set_aside = self.set_aside.saturating_sub(1);
        self.place_leadership(area, 1, log);
        goto(round(RoundFrame::SetAside))
    }

    pub(super) fn ask_use(&self, face: Face) -> Next {
        ask(State::seat(self.to_act), Ask::Round(RoundAsk::Use(face))).last()
    }

    /// The die is laid down: it is used even if little happens (rule 7.1.5).
    pub(super) fn use_die(&mut self, side: Side, face: Face, deed: Deed, log: &mut Log) -> Next {
        self.dice[side].spend(face);
        self.notes.face = Some(face);
        self.notes.deed = Some(deed);
        log.public(Event::Used { side, face, deed });
        goto(round(RoundFrame::Deed(deed)))
    }

    /// Whether two dice may be used at once: a card on the table must allow it (rule 7.7.9).
    pub(super) fn check_two_dice(&self, side: Side, one: Face, two: Face) -> Allowed {
        let needed = 1 + u8::from(one == two);
        let there =
            one <= two && self.dice[side].unused.contains(one) && self.dice[side].unused.count(two) >= needed;
        need(there, "7.1.1", "no-none-of-your-unused-dice-shows-that")?;
        let some = self.deeds_for_two(side).next().is_some();
        need(some, "7.1.1", "no-no-card-lets-you-use-two-dice-at-once")
    }

    pub(super) fn ask_use_two(&mut self, one: Face, two: Face, log: &mut Log) -> Next {
        let side = self.to_act;
        let (first, second) = {
            let mut deeds = self.deeds_for_two(side);
            (deeds.next(), deeds.next())
        };
        match (first, second) {
            (None, _) => goto(round(RoundFrame::EndOfAction)),
            (Some(only), None) => self.use_two_dice(side, one, two, only, log),
            (Some(_), Some(_)) => ask(State::seat(side), Ask::Round(RoundAsk::UseTwo(one, two))).last(),
        }
    }

    pub(super) fn use_two_dice(
        &mut self,
        side: Side,
        one: Face,
        two: Face,
        deed: Deed,
        log: &mut Log,
    ) -> Next {
        self.dice[side].spend(one);
        self.dice[side].spend(two);
        self.notes.face = Some(one);
        self.notes.deed = Some(deed);
        log.public(Event::UsedTwo { side, faces: (one, two), deed });
        goto(round(RoundFrame::Deed(deed)))
    }

    /// Rules 7.1.3, 7.1.4: a token is used when passing.
    pub(super) fn check_action_token(&self, side: Side) -> Allowed {
        need(side == Side::FreePeoples, "7.1.3", "no-only-the-free-peoples-have-action-tokens")?;
        need(self.action_tokens.0 > 0, "7.1.3", "no-no-action-token-is-left")?;
        self.check_pass(side)?;
        let some = self.token_deeds().any(|deed| self.check_token_deed(deed).is_ok());
        need(some, "7.8.1", "no-an-action-token-would-do-nothing-now")
    }

    pub(super) fn ask_use_token(&self) -> Next {
        ask(State::seat(Side::FreePeoples), Ask::Round(RoundAsk::UseToken)).last()
    }

    pub(super) fn use_token(&mut self, deed: Deed, log: &mut Log) -> Next {
        self.notes.token = true;
        self.notes.deed = Some(deed);
        log.public(Event::Passed(Side::FreePeoples));
        log.public(Event::UsedToken(deed));
        // Rules 7.8.2, 7.8.3: the token comes back in the next round, unless what it is used for gives it up for good.
        let (free, used) = self.action_tokens;
        self.action_tokens = (free.saturating_sub(1), used + 1);
        goto(round(RoundFrame::Deed(deed)))
    }
}
