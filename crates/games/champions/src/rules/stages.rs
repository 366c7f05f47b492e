//! Villain stages (rule 23), main schemes (rule 13.5), side schemes (rule 13.4), forms (rule 20), elimination (rule 22).

use super::Log;
use crate::ability::{Ctx, On, Timing};
use crate::event::Event;
use crate::frame::{AdvanceStep, Frame, Next, ReactionStep, SchemeStep, StageStep};
use crate::ids::{AbilityId, Form, PieceId, Status};
use crate::state::{Ending, Happening, State, What};
use kernel::Seat;
use kernel::flow::{call, done, goto};

impl State {
    /// Rule 23.1.
    pub(crate) fn stage_defeated(&mut self, step: StageStep, log: &mut Log) -> Next {
        let Some(villain) = self.piece_mut(PieceId::VILLAIN) else { return done() };
        let card = villain.card;
        match step {
            StageStep::WhenDefeated => {
                villain.dying = true;
                let hurt_by = villain.hurt_by;
                log.public(Event::Defeated(card, PieceId::VILLAIN));
                let _ = hurt_by;
                // Rule 23.3.
                if let Some(collector) = self.collector()
                    && collector.what == What::Attack
                {
                    collector.defeated = true;
                }
                let ctx = Ctx::new(card, AbilityId::FIRST, PieceId::VILLAIN, self.first);
                call(Frame::Abilities { ctx, timing: Timing::WhenDefeated })
                    .then(Frame::StageDefeated(StageStep::Next))
            }
            StageStep::Next => {
                let _ = self.removed.try_push(card);
                let Some(next) = self.stages.pop_at(0) else {
                    self.end(Ending::VillainDefeated, log);
                    return done();
                };
                if let Some(villain) = self.piece_mut(PieceId::VILLAIN) {
                    villain.card = next;
                    // Rule 12.5: nothing carries over.
                    villain.damage = 0;
                    villain.dying = false;
                    if next.def().toughness {
                        villain.give(Status::Tough);
                    }
                }
                self.dirty = true;
                log.public(Event::Stage(next));
                // Rule 37.1.
                let ctx = Ctx::new(next, AbilityId::FIRST, PieceId::VILLAIN, self.first);
                goto(Frame::Abilities { ctx, timing: Timing::WhenRevealed })
            }
        }
    }

    /// Rule 13.5.
    pub(crate) fn advance(&mut self, step: AdvanceStep, log: &mut Log) -> Next {
        let first = self.first;
        let Some(main) = self.piece_mut(PieceId::MAIN) else { return done() };
        match step {
            AdvanceStep::Next => {
                main.threat = 0;
                let old = main.card;
                let _ = self.removed.try_push(old);
                let Some(next) = self.schemes.pop_at(0) else {
                    self.end(Ending::SchemeCompleted, log);
                    return done();
                };
                if let Some(main) = self.piece_mut(PieceId::MAIN) {
                    main.card = next;
                }
                log.public(Event::Advanced(next));
                goto(Frame::Advance(AdvanceStep::WhenRevealed))
            }
            AdvanceStep::WhenRevealed => {
                let ctx = Ctx::new(main.card, AbilityId::FIRST, PieceId::MAIN, first);
                call(Frame::Abilities { ctx, timing: Timing::WhenRevealed })
                    .then(Frame::Advance(AdvanceStep::Turn))
            }
            AdvanceStep::Turn => {
                if let Some(back) = main.card.def().back {
                    main.card = back;
                }
                let card = main.card;
                let threat = card.def().threat.of(self.n_players());
                if let Some(main) = self.piece_mut(PieceId::MAIN) {
                    main.threat = threat;
                }
                self.dirty = true;
                let ctx = Ctx::new(card, AbilityId::FIRST, PieceId::MAIN, first);
                goto(Frame::Abilities { ctx, timing: Timing::WhenRevealed })
            }
        }
    }

    /// Rule 13.4.
    pub(crate) fn scheme_defeated(&mut self, id: PieceId, step: SchemeStep, log: &mut Log) -> Next {
        let first = self.first;
        let Some(scheme) = self.piece_mut(id) else { return done() };
        match step {
            SchemeStep::WhenDefeated => {
                scheme.dying = true;
                let ctx = Ctx::new(scheme.card, AbilityId::FIRST, id, first);
                call(Frame::Abilities { ctx, timing: Timing::WhenDefeated })
                    .then(Frame::SchemeDefeated(id, SchemeStep::Leave))
            }
            SchemeStep::Leave => {
                log.public(Event::SchemeDefeated(scheme.card));
                self.discard_piece(id, log);
                done()
            }
        }
    }

    /// Rule 20: everything on the identity stays.
    pub(crate) fn change_form(&mut self, seat: Seat, log: &mut Log) -> Next {
        let hero = self.player(seat).hero;
        let Some(piece) = self.piece_mut(PieceId::identity(seat)) else { return done() };
        let form = if piece.is_hero() { Form::AlterEgo } else { Form::Hero };
        piece.card = match form {
            Form::Hero => hero.hero(),
            Form::AlterEgo => hero.alter_ego(),
        };
        let card = piece.card;
        self.dirty = true;
        log.public(Event::ChangedForm(seat, form));
        let mut happening = Happening::new(What::Form, seat, card);
        happening.to = PieceId::identity(seat);
        let at = self.begin(happening);
        goto(Frame::Reactions { at, on: On::FormChanged.only(), step: ReactionStep::Forced })
    }

    /// Rule 22.1.
    pub(crate) fn eliminate(&mut self, seat: Seat, log: &mut Log) {
        log.public(Event::Eliminated(seat));
        self.player_mut(seat).out = true;
        if self.players.iter().all(|player| player.out) {
            self.end(Ending::PlayersEliminated, log);
            return;
        }
        // (1)
        if self.first == seat {
            self.first = self.next_player(seat);
            log.public(Event::FirstPlayer(self.first));
        }
        // (2), and rule 17.3.
        let next = self.next_player(seat);
        for n in 0..self.pieces.len() {
            if self.pieces[n].engaged == Some(seat) {
                self.pieces[n].engaged = Some(next);
                if self.pieces[n].def().quickstrike && self.is_hero(next) {
                    self.quickstrike_waits(self.pieces[n].id);
                }
            }
        }
        // (3)
        for card in self.player_mut(seat).dealt.take() {
            log.reveal();
            self.put_on_discard_pile(card, None);
        }
        // (4)
        log.reveal();
        let player = self.player_mut(seat);
        let cards = player.hand.take().into_iter().chain(player.deck.take());
        let cards: arrayvec::ArrayVec<_, 100> = cards.collect();
        for card in cards {
            self.put_on_discard_pile(card, Some(seat));
        }
        while let Some(id) = self
            .pieces
            .iter()
            .find(|piece| piece.controller == Some(seat) && !piece.is_identity())
            .map(|piece| piece.id)
        {
            self.discard_piece(id, log);
        }
        if let Ok(at) = self.pieces.binary_search_by_key(&PieceId::identity(seat), |piece| piece.id) {
            self.pieces.remove(at);
        }
        self.dirty = true;
    }
}
