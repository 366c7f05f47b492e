//! What the rules of these chapters ask cards on the table, Characters in play and Characters on the Fate Track about (rule 7.7.11).

use crate::book::{Hook, Hooked};
use crate::figures::Spot;
use crate::ids::{Card, Character, Side};
use crate::ops::{Ban, Op};
use crate::state::State;

impl State {
    /// Whose a card on the table is.
    pub(crate) fn card_side(card: Card) -> Side {
        card.deck().side().unwrap_or(Side::FreePeoples)
    }

    /// The hooks of this kind that work now, with their player: of cards on the table, of Characters in play, of Characters on the Fate Track.
    fn working(&self, hook: Hook) -> impl Iterator<Item = (Side, &Hooked)> {
        let cards = self.table.iter().flat_map(|card| {
            self.book.cards[card].hooks.iter().map(move |hooked| (State::card_side(card), hooked))
        });
        let characters = Character::ALL.into_iter().flat_map(|who| {
            let def = &self.book.characters[who];
            let side = self.character_side(who);
            // Rule 7.5.9.
            let works = self.in_play(who) && !self.bans.abilities.contains(who);
            let abilities = if works { def.abilities.as_slice() } else { &[] };
            let track = if matches!(self.spots[who], Spot::Track(_)) { def.track.as_ref() } else { None };
            abilities.iter().chain(track).map(move |hooked| (side, hooked))
        });
        cards
            .chain(characters)
            .filter(move |(_, hooked)| hooked.hook == hook)
            .filter(|(side, hooked)| hooked.when.iter().all(|when| self.holds(*when, *side)))
    }

    /// A quantity that hooks change.
    pub(crate) fn quantity(&self, hook: Hook, first: u8) -> u8 {
        let ops = self.working(hook).flat_map(|(_, hooked)| &hooked.ops);
        ops.fold(first, |now, op| match *op {
            Op::Add { value, minimum } => {
                let sum = i16::from(now) + i16::from(value);
                sum.clamp(i16::from(minimum.max(0)).min(i16::from(now)), i16::from(u8::MAX)) as u8
            }
            Op::Set { value, .. } => value,
            _ => now,
        })
    }

    /// Whether a hook forbids something while it works.
    fn is_forbidden(&self, hook: Hook, forbidden: Ban) -> bool {
        self.working(hook).any(|(side, hooked)| {
            hooked.ops.iter().any(|op| match op {
                Op::Forbid { ban, when, .. } => {
                    *ban == forbidden && when.iter().all(|when| self.holds(*when, side))
                }
                _ => false,
            })
        })
    }

    /// Whether a Character may not be brought into play now.
    pub(crate) fn is_kept_out(&self, who: Character) -> bool {
        self.bans.enter.contains(who)
            || (self.book.hooked.enter.contains(who) && self.is_forbidden(Hook::Enter(who), Ban::Enter(who)))
    }

    /// Whether a card may not be played now.
    pub(crate) fn is_card_forbidden(&self, card: Card) -> bool {
        self.bans.cards.contains(card)
            || (self.book.hooked.play.contains(card) && self.is_forbidden(Hook::Play(card), Ban::Play(card)))
    }

    /// Whether a Muster result may not place an Ent now (rule 8.5).
    pub(super) fn is_ent_forbidden(&self) -> bool {
        self.bans.muster_ent || self.is_forbidden(Hook::MusterEnt, Ban::MusterEnt)
    }
}
