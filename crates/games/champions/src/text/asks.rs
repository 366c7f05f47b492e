//! Questions in words.

use super::{card_name, happening_words, icons_words};
use crate::ability::{Ctx, Pick};
use crate::action::{Ask, RandomFor};
use crate::frame::{EncounterTo, Frame, To};
use crate::ids::Resource;
use crate::printed::Icons;
use crate::state::{Payment, State};
use kernel::Seat;

/// What a payment needs, in words.
fn needed(payment: &Payment) -> String {
    if let Some(resource) = payment.any {
        return format!("any number of {} resources", resource.name());
    }
    let typed = payment.typed.total();
    let rest = payment.total.saturating_sub(typed);
    match (typed, rest) {
        (0, 1) => "1 resource".to_owned(),
        (0, rest) => format!("{rest} resources"),
        (_, 0) => icons_words(payment.typed),
        (_, rest) => format!("{} and {rest} more", icons_words(payment.typed)),
    }
}

/// An article for a word.
fn article(word: &str) -> &'static str {
    if word.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) { "an" } else { "a" }
}

impl State {
    /// The card that a payment under way is for.
    pub(crate) fn paid_for(&self) -> Option<Ctx> {
        self.flow.frames().find_map(|frame| match frame {
            Frame::Use(ctx, _) => Some(*ctx),
            _ => None,
        })
    }

    /// A question in words.
    pub(crate) fn ask_words(&self, ask: Ask) -> String {
        match ask {
            Ask::Mulligan(seat) => {
                format!("{}: discard any cards of the first hand, then draw as many.", self.player_name(seat))
            }
            Ask::Turn(active, _) => self.turn_words(active),
            Ask::EndOfPhase(seat) => {
                let (held, size) = (self.player(seat).hand.len(), self.hand_size(seat));
                format!(
                    "End of the player phase: {} may discard cards, holds {held}, and may keep {size}.",
                    self.player_name(seat)
                )
            }
            Ask::Pay(_) => self.pay_words(),
            Ask::DiscardCost(ctx) => {
                format!("{}: discard cards from hand as the cost ({} so far).", card_name(ctx.card), ctx.x)
            }
            Ask::WhichCost(ctx) => {
                format!("{}: choose the card whose printed cost is paid.", card_name(ctx.card))
            }
            Ask::Count(ctx, resource) => count_words(&ctx, resource),
            Ask::Target(ctx, n) => {
                let what = ctx.def().targets.get(usize::from(n)).map_or("a card", |target| target.what);
                format!("{}: choose {what}.", card_name(ctx.card))
            }
            Ask::Host(ctx) => {
                let what = ctx.card.def().attach.map_or("a card", |attach| attach.what);
                format!("{}: choose what it is attached to: {what}.", card_name(ctx.card))
            }
            Ask::Controller(ctx) => format!("{}: choose who controls it.", card_name(ctx.card)),
            Ask::Choose(ctx, _) => {
                format!("{}: {} chooses one.", card_name(ctx.card), self.player_name(ctx.player))
            }
            Ask::Pick(ctx, step, _, pick) => self.pick_words(&ctx, step, pick),
            Ask::Window { seat, at, on, .. } => {
                let what = if Ask::is_response(on) { "a Response" } else { "an Interrupt" };
                let now = self.happening(at).map_or(String::new(), |it| happening_words(self, it));
                format!("{now}: {} may use {what}.", self.player_name(seat))
            }
            Ask::Order { at, on } => {
                let what = if Ask::is_response(on) { "Forced Responses" } else { "Forced Interrupts" };
                let now = self.happening(at).map_or(String::new(), |it| happening_words(self, it));
                format!("{now}: {} says which of several {what} comes next.", self.player_name(self.first))
            }
            Ask::Defend { seat, at } => {
                let now = self.happening(at).map_or(String::new(), |it| happening_words(self, it));
                // 01132.
                if self.ally_must_defend(seat) {
                    return format!("{now}: a ready ally of {} must defend.", self.player_name(seat));
                }
                format!("{now}: {} may defend.", self.player_name(seat))
            }
            Ask::Minion(seat) => {
                format!("{}: choose which of your minions activates next.", self.player_name(seat))
            }
            Ask::AllyLimit(seat) => format!(
                "{} has more allies than the limit of {}: discard one.",
                self.player_name(seat),
                self.ally_limit(seat)
            ),
            Ask::Defeats => {
                format!("{}: choose which of them is defeated first.", self.player_name(self.first))
            }
            Ask::Top(seat, to, left) => self.top_words(seat, to, left),
            Ask::EncounterTop(to, _) => self.encounter_top_words(to),
            Ask::Random(seat, RandomFor::Discard(_)) => {
                format!("A random card of the hand of {} is discarded.", self.player_name(seat))
            }
            Ask::Random(seat, RandomFor::Under(scheme)) => format!(
                "A random card of the hand of {} goes facedown under {}.",
                self.player_name(seat),
                self.piece_name(scheme)
            ),
        }
    }

    fn turn_words(&self, active: Seat) -> String {
        let name = self.player_name(active);
        if self.n_players() == 1 {
            format!("{name}: your turn.")
        } else {
            format!("The turn of {name}. The others may use Actions.")
        }
    }

    fn pay_words(&self) -> String {
        let what = self.paid_for().map_or("the cost".to_owned(), |ctx| card_name(ctx.card));
        let got = match self.payment.got {
            Icons::NONE => String::new(),
            got => format!(", so far {}", icons_words(got)),
        };
        format!("Pay for {what}: {}{got}.", needed(&self.payment))
    }

    fn pick_words(&self, ctx: &Ctx, step: u8, pick: Pick) -> String {
        let card = card_name(ctx.card);
        let rest = match pick {
            Pick::Looked(_) => "choose one of the cards looked at.".to_owned(),
            Pick::Deck(seat) => format!("search the deck of {}.", self.player_name(seat)),
            Pick::Encounter(_) => "search the encounter deck and its discard pile.".to_owned(),
            Pick::Discard { seat, may_stop } => {
                let stop = if may_stop { ", or stop" } else { "" };
                format!("choose a card of the discard pile of {}{stop}.", self.player_name(seat))
            }
            Pick::Piece(_) if self.is_ordering(ctx, step) => "choose the enemy that attacks next.".to_owned(),
            Pick::Piece(_) => format!("choose {}.", ctx.def().picked),
            // Rule 18.4.2: only obligations ask so.
            Pick::YesNo(seat) => format!("{} may change to alter-ego form first.", self.player_name(seat)),
        };
        format!("{card}: {rest}")
    }

    fn top_words(&self, seat: Seat, to: To, left: u8) -> String {
        let name = self.player_name(seat);
        let more = if left > 1 { format!(", {left} to go") } else { String::new() };
        match to {
            To::Hand => format!("{name} draws a card{more}."),
            To::Discard => format!("The top card of the deck of {name} is discarded{more}."),
            To::Drone => format!("The top card of the deck of {name} becomes a facedown Drone{more}."),
            To::Look => format!("{name} looks at the top card of the deck{more}."),
        }
    }

    fn encounter_top_words(&self, to: EncounterTo) -> String {
        match to {
            EncounterTo::Deal(seat) => {
                format!("An encounter card is dealt facedown to {}.", self.player_name(seat))
            }
            EncounterTo::Boost => "The villain gets a facedown boost card.".to_owned(),
            EncounterTo::Reveal(seat) => {
                format!("{} reveals the top card of the encounter deck.", self.player_name(seat))
            }
            EncounterTo::Discard => "The top card of the encounter deck is discarded.".to_owned(),
            EncounterTo::Dig(ctx, _) => {
                format!("{}: cards of the encounter deck are discarded until one fits.", card_name(ctx.card))
            }
        }
    }
}

fn count_words(ctx: &Ctx, resource: Resource) -> String {
    let name = resource.name();
    format!("{}: does {} {name} resource count towards the cost?", card_name(ctx.card), article(name))
}
