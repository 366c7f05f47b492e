//! Activations one after the other: what waits for the end of one (rule 11.5.3), what comes of it for the effect that
//! ordered it, and effects that order several.

use super::Log;
use super::effects::Pieces;
use crate::ability::{Ctx, Outcome, Pick, Who};
use crate::action::Ask;
use crate::frame::{Frame, Next, RevealStep, Revealing, Waiting};
use crate::ids::{HappeningId, PieceId};
use crate::state::{Activation, Happening, State, What};
use kernel::flow::{ask, call, done, goto};

/// The fault reported if an activation begins in the middle of another one: it should have been made to wait.
pub(crate) const NESTED: Next = kernel::flow::Next::Broken("an activation begins within another one");

impl State {
    /// Whether an activation is under way.
    pub(crate) fn is_activating(&self) -> bool {
        self.activation.enemy.is_some()
    }

    /// Tells the effect that ordered what is ending now, if an effect did, what came of it.
    pub(crate) fn tell_caller(&mut self, tell: impl FnOnce(&mut Outcome)) {
        if let Some(Frame::Effect(ctx, ..)) = self.flow.frames_mut().next() {
            tell(&mut ctx.outcome);
        }
    }

    /// The quickstrike of a minion waits only once, however often it is engaged anew meanwhile (rules 11.5.3, 17.3).
    pub(crate) fn quickstrike_waits(&mut self, minion: PieceId) {
        let waiting = Waiting::Quickstrike(minion);
        if !self.waiting.contains(&waiting) {
            let _ = self.waiting.try_push(waiting);
        }
    }

    /// An effect that orders an activation in the middle of another one waits from this sentence on (rule 11.5.3). A treachery
    /// stays out of the discard pile until then (rule 18.2.3).
    pub(crate) fn effect_waits(&mut self, ctx: Ctx, step: u8) -> Next {
        let reveal = match self.happening_mut(ctx.at) {
            Some(reveal) if reveal.what == What::Reveal && reveal.card == ctx.card => {
                reveal.waits = true;
                Some(Revealing { player: reveal.player, from_deck: reveal.flag, surge: reveal.extra })
            }
            _ => None,
        };
        let _ = self.waiting.try_push(Waiting::Effect(ctx, step, reveal));
        done()
    }

    /// What has waited longest goes on, once no activation is under way. None if nothing waits.
    pub(crate) fn next_waiting(&mut self) -> Option<Next> {
        if self.is_activating() {
            return None;
        }
        let frame = match self.waiting.pop_at(0)? {
            Waiting::Effect(ctx, step, reveal) => Frame::Resume(ctx, step, reveal),
            Waiting::Quickstrike(enemy) => match self.piece(enemy).and_then(|it| it.engaged) {
                Some(seat) if self.is_hero(seat) => Frame::EnemyAttack { enemy, seat },
                _ => return Some(goto(Frame::Check)),
            },
        };
        Some(call(frame).then(Frame::Check))
    }

    /// An effect that waited goes on, within the reveal of its card if it is one of a treachery.
    pub(crate) fn resume(&mut self, ctx: Ctx, step: u8, reveal: Option<Revealing>) -> Next {
        let Some(Revealing { player, from_deck, surge }) = reveal else {
            return goto(Frame::Effect(ctx, step, 0));
        };
        let mut again = Happening::new(What::Reveal, player, ctx.card);
        again.flag = from_deck;
        again.extra = surge;
        let at = self.begin(again);
        call(Frame::Effect(Ctx { at, ..ctx }, step, 0)).then(Frame::RevealStep(at, RevealStep::Resolved))
    }

    /// The end of an activation: effects that last until then end (rule 11.3 step 6).
    pub(crate) fn end_activation(&mut self, at: HappeningId, log: &mut Log) -> Next {
        let ended = std::mem::replace(&mut self.activation, Activation::none());
        for piece in ended.discard_after {
            self.discard_piece(piece, log);
        }
        // Boost cards that were never flipped, because the attack broke off.
        for card in ended.boosts {
            log.reveal();
            self.put_on_discard_pile(card, None);
        }
        self.tell_caller(|outcome| {
            *outcome = Outcome { full: true, made: ended.made, amount: ended.done, damaged: ended.damaged };
        });
        self.over(at);
        self.dirty = true;
        done()
    }

    /// Marks pieces for a sentence that goes through them one by one: those that fit when it begins. Each sentence has
    /// a bit of its own, because another one may begin in between.
    pub(crate) fn mark(&mut self, ctx: &mut Ctx, pieces: &[PieceId]) {
        let taken = self.pieces.iter().fold(0, |taken, it| taken | it.marks);
        // Eight such sentences within one another do not occur.
        ctx.mark = 1u8.checked_shl(taken.trailing_ones()).unwrap_or(0);
        for id in pieces {
            if let Some(piece) = self.piece_mut(*id) {
                piece.marks |= ctx.mark;
            }
        }
    }

    /// The piece has had its turn.
    pub(crate) fn unmark(&mut self, ctx: &Ctx, id: PieceId) {
        if let Some(piece) = self.piece_mut(id) {
            piece.marks &= !ctx.mark;
        }
    }

    /// No piece waits for its turn any more.
    pub(crate) fn unmark_all(&mut self, ctx: &Ctx) {
        for piece in &mut self.pieces {
            piece.marks &= !ctx.mark;
        }
    }

    /// The pieces that have not had their turn.
    pub(crate) fn marked(&self, ctx: &Ctx) -> Pieces {
        self.pieces.iter().filter(|it| it.marks & ctx.mark != 0).map(|it| it.id).collect()
    }

    /// Enemies attack one after the other; `ctx.x` becomes the number of attacks that were really made. The player whom
    /// they attack orders them. They are marked beforehand, because one of them may leave play meanwhile.
    pub(crate) fn enemies_attack(&mut self, who: Who, mut ctx: Ctx, step: u8, phase: u8) -> Next {
        const BEGIN: u8 = 0;
        const NEXT: u8 = 1;
        const ATTACK: u8 = 2;
        match phase {
            BEGIN => {
                if self.is_activating() {
                    return self.effect_waits(ctx, step);
                }
                ctx.x = 0;
                let enemies = self.who(who, &ctx);
                self.mark(&mut ctx, &enemies);
                goto(Frame::Effect(ctx, step, NEXT))
            }
            NEXT => {
                if !self.is_in(ctx.player) {
                    // Rule 11.5.1: nobody is left to attack.
                    self.unmark_all(&ctx);
                    return goto(Frame::Effect(ctx, step + 1, 0));
                }
                let marked = self.marked(&ctx);
                let alike = |id: &PieceId| self.piece(*id).is_some_and(|it| it.facedown && self.is_plain(it));
                match marked.as_slice() {
                    [] => goto(Frame::Effect(ctx, step + 1, 0)),
                    [first, others @ ..] if others.is_empty() || marked.iter().all(alike) => {
                        ctx.targets[0] = *first;
                        goto(Frame::Effect(ctx, step, ATTACK))
                    }
                    _ => ask(ctx.player, Ask::Pick(ctx, step, ATTACK, Pick::Piece(ctx.player))).last(),
                }
            }
            ATTACK => {
                let enemy = ctx.targets[0];
                self.unmark(&ctx, enemy);
                ctx.outcome = Outcome::NONE;
                call(Frame::EnemyAttack { enemy, seat: ctx.player }).then(Frame::Effect(
                    ctx,
                    step,
                    ATTACK + 1,
                ))
            }
            _ => {
                ctx.x += u16::from(ctx.outcome.made);
                goto(Frame::Effect(ctx, step, NEXT))
            }
        }
    }
}
