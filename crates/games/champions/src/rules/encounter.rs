//! Encounter cards revealed (rule 18).

use super::Log;
use crate::ability::{Ctx, On, Timing};
use crate::action::Ask;
use crate::event::Event;
use crate::frame::{EncounterTo, EnteredStep, Frame, Next, RevealStep};
use crate::ids::{AbilityId, Card, HappeningId, Hero, Kind, PieceId};
use crate::state::{Happening, State, What};
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// A card that was taken to be revealed. It is on its way from now on, whatever comes in between.
    pub(crate) fn begin_reveal(&mut self, card: Card, seat: Seat, from_deck: bool) -> Frame {
        let _ = self.flight.try_push((card, None));
        Frame::Reveal { card, seat, from_deck }
    }

    /// Rule 18.2: the card is turned faceup.
    pub(crate) fn reveal(&mut self, card: Card, seat: Seat, from_deck: bool, log: &mut Log) -> Next {
        log.reveal();
        log.public(Event::Revealed(seat, card));
        let mut reveal = Happening::new(What::Reveal, seat, card);
        reveal.flag = from_deck;
        let at = self.begin(reveal);
        // Step 1.
        call(self.forced(at, On::Revealed)).then(Frame::RevealStep(at, RevealStep::Interrupts))
    }

    pub(crate) fn reveal_step(&mut self, at: HappeningId, step: RevealStep, log: &mut Log) -> Next {
        let Some(reveal) = self.happening(at).cloned() else { return done() };
        let (card, seat) = (reveal.card, reveal.player);
        let def = card.def();
        let on_to = |step| Frame::RevealStep(at, step);
        match step {
            RevealStep::Interrupts => {
                call(self.optional(at, On::Revealed.only())).then(on_to(RevealStep::Enter))
            }
            // Step 2.
            RevealStep::Enter => {
                if reveal.cancelled {
                    return self.pop(at);
                }
                self.place_revealed(at, &reveal, log)
            }
            // Step 3.
            RevealStep::WhenRevealed => {
                if reveal.stopped {
                    log.public(Event::Cancelled(card));
                    return goto(on_to(RevealStep::Resolved));
                }
                let ctx = Ctx { at, ..Ctx::new(card, AbilityId::FIRST, reveal.to, seat) };
                call(Frame::Abilities { ctx, timing: Timing::WhenRevealed }).then(on_to(RevealStep::Resolved))
            }
            // Step 4.
            RevealStep::Resolved => {
                // Rule 18.2.3: the card is not done yet; its reveal goes on after the activation under way.
                if reveal.waits {
                    return self.pop(at);
                }
                if matches!(def.kind, Kind::Treachery | Kind::Obligation)
                    && let Some(owner) = self.land(card)
                {
                    self.put_on_discard_pile(card, owner);
                }
                if reveal.to.is_some() && self.piece(reveal.to).is_some() {
                    let entered =
                        Frame::Entered { piece: reveal.to, step: EnteredStep::Quickstrike, played: false };
                    return call(entered).then(on_to(RevealStep::Surge));
                }
                goto(on_to(RevealStep::Surge))
            }
            RevealStep::Surge => {
                let surges = def.surge || reveal.extra;
                self.over(at);
                // Rule 17.5. A player who was eliminated meanwhile reveals nothing more.
                if surges && self.is_in(seat) {
                    log.public(Event::Surge(card));
                    return goto(Frame::EncounterTop { to: EncounterTo::Reveal(seat), left: 1 });
                }
                done()
            }
        }
    }

    /// Step 2: by type.
    fn place_revealed(&mut self, at: HappeningId, reveal: &Happening, log: &mut Log) -> Next {
        let (card, seat) = (reveal.card, reveal.player);
        let then = Frame::RevealStep(at, RevealStep::WhenRevealed);
        match card.def().kind {
            Kind::Minion | Kind::SideScheme | Kind::Environment => {
                self.land(card);
                let minion = card.def().kind == Kind::Minion;
                let piece = self.put_into_play(card, |piece| piece.engaged = minion.then_some(seat));
                log.public(Event::Entered(card, piece, self.nth_told(piece, log)));
                if let Some(happening) = self.happening_mut(at) {
                    happening.to = piece;
                }
                goto(then)
            }
            Kind::Attachment => {
                let ctx = Ctx { at, ..Ctx::new(card, AbilityId::FIRST, PieceId::NONE, seat) };
                let fits = card.def().attach.map(|attach| attach.fits);
                let mut hosts =
                    self.pieces.iter().filter(|piece| fits.is_some_and(|fits| fits(self, &ctx, piece)));
                match (hosts.next(), hosts.next()) {
                    // Rule 4.3.1.
                    (None, _) => {
                        if let Some(owner) = self.land(card) {
                            self.put_on_discard_pile(card, owner);
                        }
                        goto(then)
                    }
                    (Some(only), None) => {
                        let mut ctx = ctx;
                        ctx.targets[0] = only.id;
                        self.attach_revealed(ctx)
                    }
                    // Rule 1.3.3a.
                    _ => ask(self.first, Ask::Host(ctx)).last(),
                }
            }
            Kind::Obligation => self.give_obligation(at, card, seat, log),
            // A treachery has no place; the other kinds are not revealed as encounter cards.
            Kind::Treachery
            | Kind::Hero
            | Kind::AlterEgo
            | Kind::Ally
            | Kind::Event
            | Kind::Resource
            | Kind::Support
            | Kind::Upgrade
            | Kind::Villain
            | Kind::MainScheme => goto(then),
        }
    }

    /// A revealed attachment enters play on its host.
    pub(crate) fn attach_revealed(&mut self, ctx: Ctx) -> Next {
        self.land(ctx.card);
        let piece = self.put_into_play(ctx.card, |piece| piece.host = ctx.targets[0]);
        if let Some(happening) = self.happening_mut(ctx.at) {
            happening.to = piece;
        }
        goto(Frame::RevealStep(ctx.at, RevealStep::WhenRevealed))
    }

    /// Rule 18.4.
    fn give_obligation(&mut self, at: HappeningId, card: Card, seat: Seat, log: &mut Log) -> Next {
        let hero = Hero::ALL.into_iter().find(|hero| hero.obligation() == card);
        let owner = self.players.iter().position(|player| Some(player.hero) == hero);
        match owner.map(|n| Seat(n as u8)) {
            // Rule 18.4.5.
            None => goto(Frame::RevealStep(at, RevealStep::WhenRevealed)),
            Some(owner) if self.is_in(owner) => {
                // Rule 18.4.1.
                if let Some(happening) = self.happening_mut(at) {
                    happening.player = owner;
                }
                goto(Frame::RevealStep(at, RevealStep::WhenRevealed))
            }
            // Rule 18.4.4.
            Some(_) => {
                self.land(card);
                let _ = self.removed.try_push(card);
                log.public(Event::Removed(card));
                self.over(at);
                goto(Frame::EncounterTop { to: EncounterTo::Reveal(seat), left: 1 })
            }
        }
    }
}
