//! Questions.

use super::happening_text;
use super::things::card;
use crate::ability::{Ctx, Pick};
use crate::action::{Ask, RandomFor};
use crate::frame::{EncounterTo, Frame, To};
use crate::game::Thing;
use crate::ids::HappeningId;
use crate::printed::Icons;
use crate::printed::names::icons;
use crate::state::{Payment, State};
use kernel::{Argument, Text};

/// What a payment needs.
fn needed(payment: &Payment) -> Text<Thing> {
    if let Some(resource) = payment.any {
        return Text::new("needed-any").text("resource", Text::of("resource", resource.slug()));
    }
    let typed = payment.typed.total();
    let rest = payment.total.saturating_sub(typed);
    match (typed, rest) {
        (0, rest) => Text::new("needed").number("n", rest),
        (_, 0) => Text::new("needed-typed").with("typed", icons(payment.typed)),
        (_, rest) => Text::new("needed-typed-and-more").with("typed", icons(payment.typed)).number("n", rest),
    }
}

impl State {
    /// The card that a payment under way is for.
    pub(crate) fn paid_for(&self) -> Option<Ctx> {
        self.flow.frames().find_map(|frame| match frame {
            Frame::Use(ctx, _) => Some(*ctx),
            _ => None,
        })
    }

    /// A question.
    pub(crate) fn ask_said(&self, ask: Ask) -> Text<Thing> {
        match ask {
            Ask::Mulligan(seat) => Text::new("ask-mulligan").with("who", self.called(seat)),
            Ask::Turn(active, _) if self.n_players() == 1 => {
                Text::new("ask-turn").with("who", self.called(active))
            }
            Ask::Turn(active, _) => Text::new("ask-turn-of").with("who", self.called(active)),
            Ask::EndOfPhase(seat) => Text::new("ask-end-of-phase")
                .with("who", self.called(seat))
                .count("held", self.player(seat).hand.len())
                .number("keep", self.hand_size(seat)),
            Ask::Pay(_) => self.pay_text(),
            Ask::DiscardCost(ctx) => {
                Text::new("ask-discard-cost").with("card", card(ctx.card)).number("n", ctx.x)
            }
            Ask::WhichCost(ctx) => Text::new("ask-which-cost").with("card", card(ctx.card)),
            Ask::Count(ctx, resource) => Text::of("ask-count", resource.slug()).with("card", card(ctx.card)),
            Ask::Target(ctx, n) => {
                let target = ctx.def().targets.get(usize::from(n));
                let what = target.map_or("a-card-in-play", |target| target.what);
                Text::new("ask-target").with("card", card(ctx.card)).text("choose", Text::of("choose", what))
            }
            Ask::Host(ctx) => {
                let what = ctx.card.def().attach.map_or("a-card-in-play", |attach| attach.what);
                Text::new("ask-host").with("card", card(ctx.card)).text("to", Text::of("attach", what))
            }
            Ask::Controller(ctx) => Text::new("ask-controller").with("card", card(ctx.card)),
            Ask::Choose(ctx, _) => {
                Text::new("ask-choose").with("card", card(ctx.card)).with("who", self.called(ctx.player))
            }
            Ask::Pick(ctx, step, _, pick) => self.pick_text(&ctx, step, pick),
            Ask::Window { seat, at, on, .. } => {
                let text = match Ask::is_response(on) {
                    true => Text::new("ask-response"),
                    false => Text::new("ask-interrupt"),
                };
                text.text("now", self.now_text(at)).with("who", self.called(seat))
            }
            Ask::Order { at, on } => {
                let text = match Ask::is_response(on) {
                    true => Text::new("ask-order-responses"),
                    false => Text::new("ask-order-interrupts"),
                };
                text.text("now", self.now_text(at)).with("who", self.called(self.first))
            }
            Ask::Defend { seat, at } => {
                // 01132.
                let text = match self.ally_must_defend(seat) {
                    true => Text::new("ask-ally-must-defend"),
                    false => Text::new("ask-defend"),
                };
                text.text("now", self.now_text(at)).with("who", self.called(seat))
            }
            Ask::Minion(seat) => Text::new("ask-minion").with("who", self.called(seat)),
            Ask::AllyLimit(seat) => {
                Text::new("ask-ally-limit").with("who", self.called(seat)).number("n", self.ally_limit(seat))
            }
            Ask::Defeats => Text::new("ask-defeats").with("who", self.called(self.first)),
            Ask::Top(seat, to, left) => {
                let text = match to {
                    To::Hand => Text::new("ask-top-hand"),
                    To::Discard => Text::new("ask-top-discard"),
                    To::Drone => Text::new("ask-top-drone"),
                    To::Look => Text::new("ask-top-look"),
                };
                text.with("who", self.called(seat)).number("n", left)
            }
            Ask::EncounterTop(to, _) => self.encounter_top_text(to),
            Ask::Random(seat, RandomFor::Discard(_)) => {
                Text::new("ask-random-discard").with("who", self.called(seat))
            }
            Ask::Random(seat, RandomFor::Under(scheme)) => Text::new("ask-random-under")
                .with("who", self.called(seat))
                .with("scheme", self.named(scheme)),
        }
    }

    /// What a question interrupts or follows.
    fn now_text(&self, at: HappeningId) -> Text<Thing> {
        match self.happening(at) {
            Some(it) => happening_text(self, it),
            None => Text::new("now-something"),
        }
    }

    fn pay_text(&self) -> Text<Thing> {
        let what = match self.paid_for() {
            Some(ctx) => card(ctx.card),
            None => Argument::Text(Text::new("the-cost")),
        };
        let text = match self.payment.got {
            Icons::NONE => Text::new("ask-pay"),
            got => Text::new("ask-pay-so-far").with("got", icons(got)),
        };
        text.with("card", what).text("needed", needed(&self.payment))
    }

    fn pick_text(&self, ctx: &Ctx, step: u8, pick: Pick) -> Text<Thing> {
        let text = match pick {
            Pick::Looked(_) => Text::new("ask-pick-looked"),
            Pick::Deck(seat) => Text::new("ask-pick-deck").with("who", self.called(seat)),
            Pick::Encounter(_) => Text::new("ask-pick-encounter"),
            Pick::Discard { seat, may_stop: true } => {
                Text::new("ask-pick-discard-or-stop").with("who", self.called(seat))
            }
            Pick::Discard { seat, may_stop: false } => {
                Text::new("ask-pick-discard").with("who", self.called(seat))
            }
            Pick::Piece(_) if self.is_ordering(ctx, step) => Text::new("ask-pick-attacker"),
            Pick::Piece(_) => Text::new("ask-target").text("choose", Text::of("choose", ctx.def().picked)),
            // Rule 18.4.2: only obligations ask so.
            Pick::YesNo(seat) => Text::new("ask-change-form").with("who", self.called(seat)),
        };
        text.with("card", card(ctx.card))
    }

    fn encounter_top_text(&self, to: EncounterTo) -> Text<Thing> {
        match to {
            EncounterTo::Deal(seat) => Text::new("ask-encounter-deal").with("who", self.called(seat)),
            EncounterTo::Boost => Text::new("ask-encounter-boost"),
            EncounterTo::Reveal(seat) => Text::new("ask-encounter-reveal").with("who", self.called(seat)),
            EncounterTo::Discard => Text::new("ask-encounter-discard"),
            EncounterTo::Dig(ctx, _) => Text::new("ask-encounter-dig").with("card", card(ctx.card)),
        }
    }
}
