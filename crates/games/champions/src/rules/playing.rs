//! Playing a card or using an ability, step by step (rule 9.1).

use super::{Allowed, Log, MISFIT, need, no};
use crate::ability::{Cost, Ctx};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{EnteredStep, Frame, Next, ReactionStep, SentenceStep, UseStep};
use crate::ids::{Kind, Label, PieceId, Resource, Status};
use crate::state::{Happening, State, What};
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};

/// Whether costs are still being paid at a step of [`Frame::Use`], the last of them included.
pub(crate) const fn is_paying(step: UseStep) -> bool {
    match step {
        UseStep::Discard | UseStep::Pay | UseStep::Count | UseStep::OtherCosts => true,
        UseStep::Begin | UseStep::Targets | UseStep::Resolve | UseStep::Effect | UseStep::Finish => false,
    }
}

impl State {
    pub(crate) fn use_step(&mut self, ctx: Ctx, step: UseStep, log: &mut Log) -> Next {
        let seat = ctx.player;
        match step {
            UseStep::Begin => self.begin_use(ctx, log),
            UseStep::Discard => {
                if let Some(Cost::DiscardHand { max, .. }) = discard_cost(&ctx)
                    && ctx.x < u16::from(max)
                    && !self.player(seat).hand.is_empty()
                {
                    return ask(seat, Ask::DiscardCost(ctx)).last();
                }
                goto(Frame::Use(ctx, UseStep::Pay))
            }
            // Step 4: resources.
            UseStep::Pay => {
                let price = self.price(&ctx);
                if from_hand(&ctx) {
                    // Rule 37.14: the reduction is used up even by a card without cost.
                    self.player_mut(seat).discount = 0;
                }
                self.begin_payment(price);
                if price.is_free() {
                    return goto(Frame::Use(ctx, UseStep::Count));
                }
                call(Frame::Pay(seat)).then(Frame::Use(ctx, UseStep::Count))
            }
            UseStep::Count => self.count_types(ctx),
            UseStep::OtherCosts => self.pay_other_costs(ctx, log),
            UseStep::Targets => self.choose_targets(ctx),
            UseStep::Resolve => self.begin_to_resolve(ctx, log),
            UseStep::Effect => call(Frame::Effect(ctx, 0, 0)).then(Frame::Use(ctx, UseStep::Finish)),
            UseStep::Finish => self.finish_use(ctx, log),
        }
    }

    /// The card leaves the hand, the ability counts as used.
    fn begin_use(&mut self, ctx: Ctx, log: &mut Log) -> Next {
        let seat = ctx.player;
        if from_hand(&ctx) {
            if !self.take_from_hand(seat, ctx.card) {
                return MISFIT;
            }
            let _ = self.flight.try_push((ctx.card, Some(seat)));
            log.public(Event::Played(seat, ctx.card));
        } else {
            log.public(Event::Used(seat, ctx.card, ctx.ability));
        }
        if ctx.def().once
            && let Some(piece) = self.piece_mut(ctx.source)
        {
            piece.count_use(ctx.ability);
        }
        // Rule 10.2.2: copies of an event each count.
        if ctx.source.is_some()
            && let Some(happening) = self.happening_mut(ctx.at)
        {
            let _ = happening.used.try_push((ctx.source, ctx.ability));
        }
        let which = ctx.def().cost.iter().any(|cost| matches!(cost, Cost::PrintedCost(_)));
        if which && from_hand(&ctx) {
            return ask(seat, Ask::WhichCost(ctx)).last();
        }
        goto(Frame::Use(ctx, UseStep::Discard))
    }

    pub(crate) fn which_cost_answered(&mut self, ctx: Ctx, action: Action) -> Next {
        let Action::Card(card) = action else { return MISFIT };
        goto(Frame::Use(Ctx { picked: Some(card), ..ctx }, UseStep::Discard))
    }

    pub(crate) fn check_which_cost(&self, ctx: &Ctx, action: Action) -> Allowed {
        let Action::Card(card) = action else { return no("9.2.1", "no-choose-a-card") };
        let mut found = false;
        for cost in ctx.def().cost {
            if let Cost::PrintedCost(fits) = cost {
                self.each_discarded(|owner, other| found |= other == card && fits(self, ctx, owner, other));
            }
        }
        need(found, "9.1", "no-no-such-card")?;
        need(self.could_pay_for(ctx, card, false), "9.1", "no-its-cost-cannot-be-paid")
    }

    pub(crate) fn discard_cost_answered(&mut self, ctx: Ctx, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Card(card) => {
                self.discard_from_hand(ctx.player, card, log);
                goto(Frame::Use(Ctx { x: ctx.x + 1, ..ctx }, UseStep::Discard))
            }
            Action::Done => goto(Frame::Use(ctx, UseStep::Pay)),
            _ => MISFIT,
        }
    }

    pub(crate) fn check_discard_cost(&self, ctx: &Ctx, action: Action) -> Allowed {
        match action {
            Action::Card(card) => {
                need(self.player(ctx.player).hand.contains(&card), "9.2.2", "no-not-in-your-hand")
            }
            Action::Done => {
                let min = match discard_cost(ctx) {
                    Some(Cost::DiscardHand { min, .. }) => u16::from(min),
                    _ => 0,
                };
                need(ctx.x >= min, "9.2.3", "no-more-cards-must-be-discarded")
            }
            _ => no("9.2.1", "no-discard-cards-from-hand"),
        }
    }

    /// Rule 9.3.6: whether a resource of the type counts. It is asked only if both are possible.
    fn count_types(&mut self, ctx: Ctx) -> Next {
        let then = Frame::Use(ctx, UseStep::OtherCosts);
        if let Some(resource) = self.payment.any {
            // Rule 9.2.3: X is what was spent of the type.
            let x = u16::from(self.payment.of(resource));
            return goto(Frame::Use(Ctx { x, ..ctx }, UseStep::OtherCosts));
        }
        let Some(resource) = ctx.def().counts else { return goto(then) };
        let payment = &self.payment;
        if payment.of(resource) == 0 || payment.total == 0 {
            return goto(then);
        }
        let own = payment.of(resource) - payment.got.wild;
        if payment.got.total() - own < payment.total {
            return goto(Frame::Use(Ctx { paid: ctx.paid.with(resource), ..ctx }, UseStep::OtherCosts));
        }
        ask(ctx.player, Ask::Count(ctx, resource)).last()
    }

    pub(crate) fn count_answered(&mut self, ctx: Ctx, resource: Resource, action: Action) -> Next {
        let paid = match action {
            Action::Accept => ctx.paid.with(resource),
            Action::Decline => ctx.paid,
            _ => return MISFIT,
        };
        goto(Frame::Use(Ctx { paid, ..ctx }, UseStep::OtherCosts))
    }

    /// Step 4: what is not paid in resources.
    fn pay_other_costs(&mut self, mut ctx: Ctx, log: &mut Log) -> Next {
        let you = ctx.you();
        let mut damaged = false;
        self.has_discarded(ctx.player);
        for cost in ctx.def().cost {
            match cost {
                Cost::ExhaustThis => {
                    self.exhaust(ctx.source, log);
                }
                Cost::Counter => {
                    if let Some(piece) = self.piece_mut(ctx.source) {
                        piece.counters = piece.counters.saturating_sub(1);
                    }
                }
                Cost::DiscardThis => {
                    ctx.x = self.piece(ctx.source).map_or(0, |piece| u16::from(piece.counters));
                    self.discard_piece(ctx.source, log);
                }
                Cost::HealYou(amount) => {
                    self.heal(you, u16::from(*amount), log);
                }
                Cost::ExhaustHero => {
                    self.exhaust(you, log);
                }
                Cost::TakeDamage(amount) => {
                    self.due(you, u16::from(*amount));
                    damaged = true;
                }
                Cost::DamageThis(amount) => {
                    self.due(ctx.source, u16::from(*amount));
                    damaged = true;
                }
                Cost::Spend(_) | Cost::SpendAny(_) | Cost::DiscardHand { .. } | Cost::PrintedCost(_) => {}
            }
        }
        if damaged {
            let at = self.begin_sentence(ctx.player, ctx.card, ctx.source);
            return call(Frame::Sentence(at, SentenceStep::Damage)).then(Frame::Use(ctx, UseStep::Targets));
        }
        goto(Frame::Use(ctx, UseStep::Targets))
    }

    /// Step 5: targets, hosts, controllers. What has only one answer is not asked.
    fn choose_targets(&mut self, mut ctx: Ctx) -> Next {
        // Rule 1.3.3a: the first player chooses for encounter cards.
        let encounter = ctx.card.def().faction == crate::ids::Faction::Encounter;
        // Rule 22.3: an ability under way is completed when its player is eliminated.
        let seat = if encounter || !self.is_in(ctx.player) { self.first } else { ctx.player };
        if from_hand(&ctx) && ctx.card.def().kind != Kind::Event {
            return self.choose_place(ctx);
        }
        if self.only_loses_status(&ctx) {
            return goto(Frame::Use(ctx, UseStep::Resolve));
        }
        for (n, target) in ctx.def().targets.iter().enumerate().take(2) {
            if ctx.targets[n].is_some() {
                continue;
            }
            let mut fitting = self.pieces.iter().filter(|piece| (target.fits)(self, &ctx, piece));
            match (fitting.next(), fitting.next()) {
                (None, _) => break,
                (Some(only), None) => {
                    let id = only.id;
                    ctx.targets[n] = id;
                }
                _ => return ask(seat, Ask::Target(ctx, n as u8)).last(),
            }
        }
        goto(Frame::Use(ctx, UseStep::Resolve))
    }

    pub(crate) fn target_answered(&mut self, mut ctx: Ctx, n: u8, action: Action) -> Next {
        let Action::Piece(id) = action else { return MISFIT };
        ctx.targets[usize::from(n)] = id;
        goto(Frame::Use(ctx, UseStep::Targets))
    }

    pub(crate) fn check_target(&self, ctx: &Ctx, n: u8, action: Action) -> Allowed {
        let Action::Piece(id) = action else { return no("9.1", "no-choose-a-card-in-play") };
        let Some(piece) = self.piece(id) else { return no("4.1.4", "no-that-card-is-not-in-play") };
        let fits =
            ctx.def().targets.get(usize::from(n)).is_some_and(|target| (target.fits)(self, ctx, piece));
        let guarded =
            ctx.def().label == Some(Label::Attack) && id == PieceId::VILLAIN && self.is_guarded(ctx.player);
        need(fits || !guarded, "17.1", "no-a-minion-guards-the-villain")?;
        need(fits, "9.1", "no-it-does-not-fit")
    }

    /// What an upgrade attaches to, and who controls the card.
    fn choose_place(&mut self, mut ctx: Ctx) -> Next {
        let seat = ctx.player;
        let def = ctx.card.def();
        if let Some(attach) = def.attach {
            let mut fitting = self
                .pieces
                .iter()
                .filter(|piece| (attach.fits)(self, &ctx, piece) && !self.host_is_full(piece, ctx.card));
            match (fitting.next(), fitting.next()) {
                (Some(only), None) => {
                    let id = only.id;
                    ctx.targets[0] = id;
                }
                (Some(_), Some(_)) => return ask(seat, Ask::Host(ctx)).last(),
                (None, _) => {}
            }
        } else if def.any_player {
            let mut free = self.in_order().filter(|other| !self.has_max(*other, ctx.card));
            match (free.next(), free.next()) {
                (Some(only), None) => ctx.targets[0] = PieceId::identity(only),
                (Some(_), Some(_)) => return ask(seat, Ask::Controller(ctx)).last(),
                (None, _) => {}
            }
        }
        goto(Frame::Use(ctx, UseStep::Resolve))
    }

    pub(crate) fn host_answered(&mut self, mut ctx: Ctx, action: Action) -> Next {
        let Action::Piece(id) = action else { return MISFIT };
        ctx.targets[0] = id;
        if ctx.card.def().faction == crate::ids::Faction::Encounter {
            // A revealed attachment.
            return self.attach_revealed(ctx);
        }
        goto(Frame::Use(ctx, UseStep::Resolve))
    }

    pub(crate) fn check_host(&self, ctx: &Ctx, action: Action) -> Allowed {
        let Action::Piece(id) = action else { return no("4.3.1", "no-choose-a-card-in-play") };
        let Some(piece) = self.piece(id) else { return no("4.1.4", "no-that-card-is-not-in-play") };
        let fits = ctx.card.def().attach.is_some_and(|attach| (attach.fits)(self, ctx, piece));
        need(fits, "4.3.1", "no-it-cannot-be-attached-there")?;
        need(!self.host_is_full(piece, ctx.card), "10.3.8", "no-one-copy-is-attached-there-already")
    }

    pub(crate) fn controller_answered(&mut self, mut ctx: Ctx, action: Action) -> Next {
        let Action::Piece(id) = action else { return MISFIT };
        ctx.targets[0] = id;
        goto(Frame::Use(ctx, UseStep::Resolve))
    }

    pub(crate) fn check_controller(&self, ctx: &Ctx, action: Action) -> Allowed {
        let Action::Piece(id) = action else { return no("4.2.2", "no-choose-a-player") };
        let Some(seat) = id.player().filter(|seat| self.is_in(*seat)) else {
            return no("4.2.2", "no-choose-a-player");
        };
        need(!self.has_max(seat, ctx.card), "14.5", "no-that-player-has-one-already")
    }

    /// Step 6: status cards, labels; then the card enters play or takes effect.
    fn begin_to_resolve(&mut self, ctx: Ctx, log: &mut Log) -> Next {
        let seat = ctx.player;
        if from_hand(&ctx) && ctx.card.def().kind != Kind::Event {
            return self.enter_play(ctx, log);
        }
        if self.loses_status(&ctx, log) {
            return goto(Frame::Use(ctx, UseStep::Finish));
        }
        if ctx.def().label == Some(Label::Defense) {
            self.defends_by_ability(seat);
        }
        goto(Frame::Use(ctx, UseStep::Effect))
    }

    /// Rules 16.3, 16.4: a stunned or confused identity loses the status card instead. True if so.
    pub(crate) fn loses_status(&mut self, ctx: &Ctx, log: &mut Log) -> bool {
        let status = match ctx.def().label {
            Some(Label::Attack) => Status::Stunned,
            Some(Label::Thwart) => Status::Confused,
            Some(Label::Defense) | None => return false,
        };
        let Some(piece) = self.piece_mut(ctx.you()) else { return false };
        if !piece.has(status) {
            return false;
        }
        piece.take(status);
        let card = piece.card;
        log.public(Event::LostStatus(card, status));
        true
    }

    /// Rule 11.4.4: the player's identity becomes the defender if there is no other.
    fn defends_by_ability(&mut self, seat: Seat) {
        if !self.activation.enemy.is_some() || !self.activation.attack {
            return;
        }
        let n = usize::from(self.activation.strand);
        if let Some(strand) = self.activation.strands.get_mut(n)
            && strand.player == seat
            && (strand.defender == PieceId::NONE || strand.defender == PieceId::identity(seat))
        {
            strand.hero_defended = true;
        }
    }

    /// Step 7 for an ally, an upgrade or a support.
    fn enter_play(&mut self, ctx: Ctx, log: &mut Log) -> Next {
        let seat = ctx.player;
        if self.land(ctx.card).is_none() {
            return done();
        }
        let def = ctx.card.def();
        let host = if def.attach.is_some() { ctx.targets[0] } else { PieceId::NONE };
        if def.attach.is_some() && self.piece(host).is_none() {
            // Rule 4.3.1: the host has gone meanwhile.
            self.put_on_discard_pile(ctx.card, Some(seat));
            return done();
        }
        let controller = if def.any_player { ctx.targets[0].player().unwrap_or(seat) } else { seat };
        let piece = self.put_into_play(ctx.card, |piece| {
            piece.owner = Some(seat);
            piece.controller = Some(controller);
            piece.host = host;
        });
        log.public(Event::Entered(ctx.card, piece, self.nth_told(piece, log)));
        goto(Frame::Entered { piece, step: EnteredStep::Quickstrike, played: true })
    }

    /// Responses to a card that entered play (rules 10.2, 18.2.1).
    pub(crate) fn entered(&mut self, piece: PieceId, step: EnteredStep, played: bool) -> Next {
        use crate::ability::On;
        let Some(it) = self.piece(piece) else {
            return done();
        };
        match step {
            EnteredStep::Quickstrike => {
                // Rule 17.3: quickstrike comes before the responses.
                if it.def().quickstrike
                    && let Some(seat) = it.engaged
                    && self.is_hero(seat)
                {
                    let then = Frame::Entered { piece, step: EnteredStep::Responses, played };
                    return call(Frame::EnemyAttack { enemy: piece, seat }).then(then);
                }
                goto(Frame::Entered { piece, step: EnteredStep::Responses, played })
            }
            EnteredStep::Responses => {
                let seat = it.controller.or(it.engaged).unwrap_or(self.first);
                let on =
                    if played { On::any(&[On::EnteredPlay, On::Played]) } else { On::EnteredPlay.only() };
                if !self.anyone_listens(on) {
                    return done();
                }
                // Rule 27.3.1: of a facedown Drone nobody learns the face.
                let mut enter = Happening::new(What::Enter, seat, it.def().card);
                enter.to = piece;
                enter.flag = played;
                let at = self.begin(enter);
                goto(Frame::Reactions { at, on, step: ReactionStep::Forced })
            }
        }
    }

    /// Uses that ran out, and the event that was resolved.
    fn finish_use(&mut self, ctx: Ctx, log: &mut Log) -> Next {
        // Rule 10.4 item 8.
        if let Some(piece) = self.piece(ctx.source)
            && piece.card == ctx.card
            && piece.def().uses.is_some()
            && piece.counters == 0
        {
            self.discard_piece(ctx.source, log);
        }
        if from_hand(&ctx)
            && let Some(owner) = self.land(ctx.card)
        {
            self.put_on_discard_pile(ctx.card, owner);
        }
        done()
    }
}

/// Whether the context is of a card played from hand.
pub(crate) fn from_hand(ctx: &Ctx) -> bool {
    ctx.source == PieceId::NONE && ctx.card.def().kind.is_player_card()
}

fn discard_cost(ctx: &Ctx) -> Option<Cost> {
    ctx.def().cost.iter().copied().find(|cost| matches!(cost, Cost::DiscardHand { .. }))
}
