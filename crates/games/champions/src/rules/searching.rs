//! Searches and digs of effects (rules 3, 10.3.4, 19.2).

use super::Log;
use crate::ability::{Ctx, Do, Pick};
use crate::action::Ask;
use crate::event::Event;
use crate::frame::{EnteredStep, Frame, Next};
use crate::ids::Card;
use crate::state::State;
use arrayvec::ArrayVec;
use kernel::Seat;
use kernel::flow::{ask, call, goto};

impl State {
    /// Searches the encounter deck and discard pile; the player of the effect picks among several (rule 10.3.4).
    pub(super) fn search(
        &mut self,
        ctx: Ctx,
        step: u8,
        phase: u8,
        fits: fn(Card) -> bool,
        deck_only: bool,
        log: &mut Log,
    ) -> Next {
        let next = Frame::Effect(ctx, step + 1, 0);
        if phase > 0 {
            return goto(next);
        }
        // What is not found lies elsewhere facedown: whoever searches learns something.
        log.reveal();
        let piles: [&[Card]; 2] = [&self.encounter, if deck_only { &[] } else { &self.encounter_discard }];
        let mut found: ArrayVec<Card, 8> = ArrayVec::new();
        for card in piles.into_iter().flatten() {
            if fits(*card) && !found.contains(card) {
                let _ = found.try_push(*card);
            }
        }
        // Rule 22.3: the search is completed when its player was eliminated.
        let seat = if self.is_in(ctx.player) { ctx.player } else { self.first };
        match found.as_slice() {
            [] => goto(next),
            [only] => self.search_found(ctx, step, *only, log),
            _ => ask(seat, Ask::Pick(ctx, step, 1, Pick::Encounter(seat))).last(),
        }
    }

    /// A searched card comes into the game.
    pub(super) fn search_found(&mut self, ctx: Ctx, step: u8, card: Card, log: &mut Log) -> Next {
        let after = Frame::Effect(ctx, step, 1);
        let Some(Do::Search { reveal, deck_only, .. }) = self.plain_step(&ctx, step) else {
            return goto(after);
        };
        let taken = super::decks::take(&mut self.encounter, card)
            || (!deck_only && super::decks::take(&mut self.encounter_discard, card));
        if !taken {
            return goto(after);
        }
        self.dirty = true;
        let seat = if self.is_in(ctx.player) { ctx.player } else { self.first };
        if reveal {
            return call(self.begin_reveal(card, seat, true)).then(after);
        }
        self.enters_engaged(card, seat, after, log)
    }

    /// A step without the conditions around it.
    pub(super) fn plain_step(&self, ctx: &Ctx, step: u8) -> Option<Do> {
        ctx.list().get(usize::from(step)).map(|step| *step.plain())
    }

    /// A minion is put into play engaged with a player (rule 18.2.1).
    pub(crate) fn enters_engaged(&mut self, card: Card, seat: Seat, then: Frame, log: &mut Log) -> Next {
        let piece = self.put_into_play(card, |piece| piece.engaged = Some(seat));
        log.reveal();
        log.public(Event::Entered(card, piece, self.nth_told(piece, log)));
        call(Frame::Entered { piece, step: EnteredStep::Quickstrike, played: false }).then(then)
    }

    /// What a dig does with a card that fits; none if it does not fit.
    pub(crate) fn dug(&mut self, ctx: Ctx, step: u8, card: Card, log: &mut Log) -> Option<Next> {
        let Some(Do::Dig { fits, whose, reveal }) = self.plain_step(&ctx, step) else { return None };
        if !fits(card) {
            return None;
        }
        let seat = self.whose(whose, &ctx).first().copied().unwrap_or(self.first);
        if reveal {
            return Some(goto(self.begin_reveal(card, seat, true)));
        }
        let piece = self.put_into_play(card, |piece| piece.engaged = Some(seat));
        log.public(Event::Entered(card, piece, self.nth_told(piece, log)));
        Some(goto(Frame::Entered { piece, step: EnteredStep::Quickstrike, played: false }))
    }
}
