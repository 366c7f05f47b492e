//! Effects, sentence by sentence (rule 9.1.3).

use super::{Allowed, Log, MISFIT, need, no};
use crate::ability::{Ability, Ctx, Custom, Do, Num, Outcome, Pick, Timing, Way, Who, Whose};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{EncounterTo, Frame, Next, SentenceStep, ThwartStep, To, UseStep};
use crate::ids::{AbilityId, Card, PieceId, Seats};
use crate::state::{Happening, Lasting, State, What};
use arrayvec::ArrayVec;
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};

/// Pieces that something happens to.
pub(crate) type Pieces = ArrayVec<PieceId, 256>;

impl Ctx {
    /// The list of steps that is being resolved.
    pub(super) fn list(&self) -> &'static [Do] {
        let mut list = self.def().effect;
        for part in self.path {
            if part == 0 {
                break;
            }
            list = inner(list, part);
        }
        list
    }

    /// The same context, one list further in.
    fn into_part(self, step: u8, option: u8) -> Ctx {
        let part = (step << 4) | (option + 1);
        let path = if self.path[0] == 0 { [part, 0] } else { [self.path[0], part] };
        Ctx { path, ..self }
    }
}

/// The list within a step of a list.
fn inner(list: &'static [Do], part: u8) -> &'static [Do] {
    let (step, option) = (usize::from(part >> 4), usize::from(part & 15) - 1);
    match list.get(step).map(Do::plain) {
        Some(Do::Choice(ways)) => ways.get(option).map_or(&[], |way| way.does),
        Some(Do::EachPlayer(steps)) => steps,
        _ => &[],
    }
}

impl State {
    /// The value of a number in an effect.
    pub(crate) fn num(&self, num: Num, ctx: &Ctx) -> u16 {
        match num {
            Num::N(n) => n,
            Num::PerPlayer(n) => n * u16::from(self.n_players()),
            Num::If(cond, yes, no) => {
                if cond(self, ctx) {
                    yes
                } else {
                    no
                }
            }
            Num::Of(of) => of(self, ctx),
        }
    }

    /// The pieces that are meant.
    pub(crate) fn who(&self, who: Who, ctx: &Ctx) -> Pieces {
        let one = match who {
            Who::Target => ctx.targets[0],
            Who::Second => ctx.targets[1],
            Who::You => ctx.you(),
            Who::This => ctx.source,
            Who::Host => self.piece(ctx.source).map_or(PieceId::NONE, |piece| piece.host),
            Who::Villain => PieceId::VILLAIN,
            Who::Main => PieceId::MAIN,
            Who::The(of) => of(self, ctx),
            Who::Each(fits) => {
                return self
                    .pieces
                    .iter()
                    .filter(|piece| fits(self, ctx, piece))
                    .map(|piece| piece.id)
                    .collect();
            }
        };
        self.piece(one).map(|piece| piece.id).into_iter().collect()
    }

    /// The players who are meant, in player order.
    pub(crate) fn whose(&self, whose: Whose, ctx: &Ctx) -> ArrayVec<Seat, 4> {
        let one = match whose {
            Whose::You => Some(ctx.player),
            Whose::Target => ctx.targets[0].player(),
            Whose::First => Some(self.first),
            Whose::Each => return self.in_order().collect(),
        };
        one.filter(|seat| self.is_in(*seat)).into_iter().collect()
    }

    /// The player whom the activation under way resolves against now (rule 11.5.4).
    pub(crate) fn target_player(&self) -> Seat {
        self.activation.now().map_or(self.activation.player, |strand| strand.player)
    }

    pub(crate) fn effect_step(&mut self, ctx: Ctx, step: u8, phase: u8, log: &mut Log) -> Next {
        match ctx.list().get(usize::from(step)) {
            Some(one) => self.effect(one, ctx, step, phase, log),
            None => done(),
        }
    }

    /// One sentence.
    fn effect(&mut self, one: &'static Do, mut ctx: Ctx, step: u8, phase: u8, log: &mut Log) -> Next {
        let next = Frame::Effect(ctx, step + 1, 0);
        match *one {
            Do::When(cond, within) => {
                if phase > 0 || cond(self, &ctx) {
                    self.effect(within, ctx, step, phase, log)
                } else {
                    goto(next)
                }
            }
            Do::Then(within) => {
                // Rule 10.3.1.
                if phase > 0 || ctx.outcome.full {
                    self.effect(within, ctx, step, phase, log)
                } else {
                    goto(next)
                }
            }
            Do::Attack(n) => self.begin_attack(&ctx, n, false, next),
            Do::AttackOverkill(n, cond) => {
                let overkill = cond(self, &ctx);
                self.begin_attack(&ctx, n, overkill, next)
            }
            Do::Thwart(n) => {
                let mut thwart = Happening::new(What::Thwart, ctx.player, ctx.card);
                thwart.by = ctx.you();
                thwart.to = ctx.targets[0];
                thwart.amount = self.num(n, &ctx);
                let at = self.begin(thwart);
                call(Frame::Thwart(at, ThwartStep::Remove)).then(next)
            }
            Do::Damage(who, n) => {
                let amount = self.num(n, &ctx);
                let to = self.who(who, &ctx);
                if amount == 0 || to.is_empty() {
                    return goto(next);
                }
                for id in to {
                    self.due(id, amount);
                }
                let at = self.begin_sentence(ctx.player, ctx.card, ctx.source);
                call(Frame::Sentence(at, SentenceStep::Damage)).then(next)
            }
            Do::Heal(who, n) => {
                let amount = self.num(n, &ctx);
                let healed = self.who(who, &ctx).into_iter().map(|id| self.heal(id, amount, log)).sum();
                ctx.outcome = Outcome { amount: healed, full: healed == amount, ..ctx.outcome };
                goto(Frame::Effect(ctx, step + 1, 0))
            }
            Do::HealAll(who) => {
                let healed = self.who(who, &ctx).into_iter().map(|id| self.heal(id, u16::MAX, log)).sum();
                ctx.outcome = Outcome { amount: healed, ..ctx.outcome };
                goto(Frame::Effect(ctx, step + 1, 0))
            }
            Do::RemoveThreat(who, n) => {
                let amount = self.num(n, &ctx);
                let schemes = self.who(who, &ctx).into_iter();
                let removed = schemes.map(|id| self.remove_threat(id, amount, log)).sum();
                ctx.outcome = Outcome { amount: removed, full: removed == amount, ..ctx.outcome };
                goto(Frame::Effect(ctx, step + 1, 0))
            }
            Do::PlaceThreat(who, n) => self.place_threats(who, n, ctx, step, phase),
            Do::Give(who, status) => {
                for id in self.who(who, &ctx) {
                    self.give(id, status, log);
                }
                goto(next)
            }
            Do::Ready(who) => {
                for id in self.who(who, &ctx) {
                    self.ready(id, log);
                }
                goto(next)
            }
            Do::Exhaust(who) => {
                for id in self.who(who, &ctx) {
                    self.exhaust(id, log);
                }
                goto(next)
            }
            Do::Discard(who) => {
                for id in self.who(who, &ctx) {
                    self.discard_piece(id, log);
                }
                goto(next)
            }
            Do::ToHand(who) => {
                for id in self.who(who, &ctx) {
                    self.return_to_hand(id, log);
                }
                goto(next)
            }
            Do::AddCounters(who, n) => {
                let amount = self.num(n, &ctx);
                for id in self.who(who, &ctx) {
                    if let Some(piece) = self.piece_mut(id) {
                        piece.counters = piece.counters.saturating_add(amount as u8);
                    }
                }
                goto(next)
            }
            Do::Draw(whose, n) => {
                let left = self.num(n, &ctx) as u8;
                self.for_each(whose, ctx, step, phase, next, |seat| Frame::Top { seat, to: To::Hand, left })
            }
            Do::DrawToHandSize => {
                let size = self.identity(ctx.player).map_or(0, |it| usize::from(it.def().hand_size));
                let left = size.saturating_sub(self.player(ctx.player).hand.len()) as u8;
                call(Frame::Top { seat: ctx.player, to: To::Hand, left }).then(next)
            }
            Do::Mill(whose, n) => {
                let left = self.num(n, &ctx) as u8;
                if phase == 0 {
                    self.looked.clear();
                }
                self.for_each(whose, ctx, step, phase, next, |seat| Frame::Top {
                    seat,
                    to: To::Discard,
                    left,
                })
            }
            Do::DiscardRandom(whose, n) => {
                let left = self.num(n, &ctx) as u8;
                if phase == 0 {
                    self.looked.clear();
                }
                self.for_each(whose, ctx, step, phase, next, |seat| Frame::DiscardRandom { seat, left })
            }
            Do::Deal(whose, n) => {
                let left = self.num(n, &ctx) as u8;
                self.for_each(whose, ctx, step, phase, next, |seat| Frame::EncounterTop {
                    to: EncounterTo::Deal(seat),
                    left,
                })
            }
            Do::Drone(whose, n) => {
                let left = self.num(n, &ctx) as u8;
                if phase == 0 {
                    ctx.outcome.full = !self.whose(whose, &ctx).is_empty();
                }
                let next = Frame::Effect(ctx, step + 1, 0);
                self.for_each(whose, ctx, step, phase, next, |seat| Frame::Top { seat, to: To::Drone, left })
            }
            Do::ChangeForm => call(Frame::ChangeForm(ctx.player)).then(next),
            Do::UntilEndOfPhase(who, value, by) => {
                for piece in self.who(who, &ctx) {
                    let _ = self.lasting.try_push(Lasting::Plus { piece, value, by });
                }
                goto(next)
            }
            Do::EnemyAttacks(who) => self.enemies_attack(who, ctx, step, phase),
            Do::EnemySchemes(_) if self.is_activating() => self.effect_waits(ctx, step),
            Do::EnemySchemes(who) => {
                ctx.outcome = Outcome::NONE;
                let next = Frame::Effect(ctx, step + 1, 0);
                match self.who(who, &ctx).first() {
                    Some(enemy) => call(Frame::EnemyScheme { enemy: *enemy, seat: ctx.player }).then(next),
                    None => goto(next),
                }
            }
            Do::Surge => {
                if let Some(happening) = self.happening_mut(ctx.at) {
                    happening.extra = true;
                }
                goto(next)
            }
            Do::ExtraBoost => call(Frame::EncounterTop { to: EncounterTo::Boost, left: 1 }).then(next),
            Do::RevealTop => {
                call(Frame::EncounterTop { to: EncounterTo::Reveal(ctx.player), left: 1 }).then(next)
            }
            Do::Dig { .. } => {
                let to = EncounterTo::Dig(ctx, step);
                call(Frame::EncounterTop { to, left: 1 }).then(next)
            }
            Do::Search { fits, deck_only, .. } => self.search(ctx, step, phase, fits, deck_only, log),
            Do::Choice(ways) => self.choose_way(ctx, step, ways, next, log),
            Do::EachPlayer(_) => call(Frame::Each(ctx.into_part(step, 0), Seats::NONE)).then(next),
            Do::Run(run) => {
                run(self, &mut ctx, log);
                self.dirty = true;
                goto(Frame::Effect(ctx, step + 1, 0))
            }
            Do::Spend(typed) => {
                // Rule 9.3.7: nothing doubles for encounter cards.
                let aspect = crate::ids::Faction::Encounter;
                self.begin_payment(super::abilities::Price { typed, total: 0, any: None, aspect });
                call(Frame::Pay(ctx.player)).then(Frame::Effect(ctx, step + 1, 0))
            }
            Do::Custom(custom) => match custom(self, &mut ctx, phase, log) {
                Custom::Done => goto(Frame::Effect(ctx, step + 1, 0)),
                Custom::Call(phase, frame) => {
                    ctx.outcome = Outcome::NONE;
                    call(frame).then(Frame::Effect(ctx, step, phase))
                }
                Custom::Wait => self.effect_waits(ctx, step),
                // Rule 22.3: there is nobody to ask.
                Custom::Ask(_, pick) if !self.is_in(pick_seat(pick, ctx.player)) => {
                    self.unmark_all(&ctx);
                    goto(Frame::Effect(ctx, step + 1, 0))
                }
                Custom::Ask(phase, pick) => {
                    ask(pick_seat(pick, ctx.player), Ask::Pick(ctx, step, phase, pick)).last()
                }
            },
        }
    }

    /// Threat is placed on each scheme that is meant, one after the other. They are marked beforehand, because one of them
    /// may leave play meanwhile.
    fn place_threats(&mut self, who: Who, n: Num, mut ctx: Ctx, step: u8, phase: u8) -> Next {
        if phase == 0 {
            let schemes = self.who(who, &ctx);
            self.mark(&mut ctx, &schemes);
        }
        let amount = self.num(n, &ctx);
        match self.marked(&ctx).first() {
            Some(scheme) if amount > 0 => {
                self.unmark(&ctx, *scheme);
                let frame = Frame::PlaceThreat { scheme: *scheme, amount, step_one: false, seat: ctx.player };
                call(frame).then(Frame::Effect(ctx, step, 1))
            }
            _ => {
                self.unmark_all(&ctx);
                goto(Frame::Effect(ctx, step + 1, 0))
            }
        }
    }

    /// A frame for each player who is meant, one after the other. The phase holds those who have had theirs, as bits: one
    /// of them may be eliminated meanwhile.
    fn for_each(
        &mut self,
        whose: Whose,
        ctx: Ctx,
        step: u8,
        phase: u8,
        next: Frame,
        frame: impl Fn(Seat) -> Frame,
    ) -> Next {
        let next_seat = match whose {
            Whose::Each => self.in_order().find(|seat| !Seats(phase).contains(*seat)),
            Whose::You | Whose::Target | Whose::First if phase == 0 => {
                self.whose(whose, &ctx).first().copied()
            }
            Whose::You | Whose::Target | Whose::First => None,
        };
        match next_seat {
            Some(seat) => call(frame(seat)).then(Frame::Effect(ctx, step, Seats(phase).with(seat).0)),
            None => goto(next),
        }
    }

    /// The steps of a list for one player after the other (rule 1.3.5).
    pub(crate) fn each_player(&mut self, ctx: Ctx, had: Seats) -> Next {
        match self.in_order().find(|seat| !had.contains(*seat)) {
            Some(seat) => {
                call(Frame::Effect(Ctx { player: seat, ..ctx }, 0, 0)).then(Frame::Each(ctx, had.with(seat)))
            }
            None => done(),
        }
    }

    fn choose_way(&mut self, ctx: Ctx, step: u8, ways: &'static [Way], next: Frame, log: &mut Log) -> Next {
        if !self.is_in(ctx.player) {
            // Rule 22.3: there is nobody to choose.
            return goto(next);
        }
        let mut can = ways.iter().enumerate().filter(|(_, way)| (way.can)(self, &ctx)).map(|(n, _)| n as u8);
        let (first, second) = (can.next(), can.next());
        // Rule 29: whether a way is open may depend on a hand that the others do not see.
        let secret =
            self.hides_hands() && !self.player(ctx.player).hand.is_empty() && ways.iter().any(Way::spends);
        match (first, second) {
            (None, _) => {
                if secret {
                    log.reveal();
                }
                goto(next)
            }
            (Some(only), None) if secret && !ways[usize::from(only)].spends() => {
                ask(ctx.player, Ask::Choose(ctx, step)).last()
            }
            // Rule 37.24.
            (Some(only), None) => {
                if secret {
                    log.reveal();
                }
                self.go_way(ctx, step, only, log)
            }
            (Some(_), Some(_)) => ask(ctx.player, Ask::Choose(ctx, step)).last(),
        }
    }

    fn go_way(&mut self, ctx: Ctx, step: u8, way: u8, log: &mut Log) -> Next {
        log.public(Event::Chose(ctx.player, ctx.card, way));
        call(Frame::Effect(ctx.into_part(step, way), 0, 0)).then(Frame::Effect(ctx, step + 1, 0))
    }

    /// The ways of the choice that is being made.
    pub(crate) fn ways(ctx: &Ctx, step: u8) -> &'static [Way] {
        match ctx.list().get(usize::from(step)).map(Do::plain) {
            Some(Do::Choice(ways)) => ways,
            _ => &[],
        }
    }

    pub(crate) fn check_choose(&self, ctx: &Ctx, step: u8, action: Action) -> Allowed {
        let Action::Way(n) = action else { return no("10.3.3", "no-choose-one-of-the-ways") };
        let Some(way) = State::ways(ctx, step).get(usize::from(n)) else {
            return no("10.3.3", "no-no-such-way");
        };
        need((way.can)(self, ctx), "10.3.3", "no-it-could-not-do-anything")
    }

    pub(crate) fn chosen(&mut self, ctx: Ctx, step: u8, action: Action, log: &mut Log) -> Next {
        let Action::Way(way) = action else { return MISFIT };
        self.go_way(ctx, step, way, log)
    }

    /// The abilities of a card with a timing word, one after the other.
    pub(crate) fn next_ability(&mut self, ctx: Ctx, timing: Timing) -> Next {
        let fits = |id: AbilityId, ability: &Ability| {
            id >= ctx.ability
                && ability.timing == timing
                && ability.form.is_none_or(|form| form == self.form(ctx.player))
        };
        let Some((id, ability)) = ctx.card.def().numbered().find(|(id, ability)| fits(*id, ability)) else {
            return done();
        };
        let this = Ctx { ability: id, ..ctx };
        let after = Frame::Abilities { ctx: Ctx { ability: id.next(), ..ctx }, timing };
        if timing == Timing::Boost || ability.targets.is_empty() {
            return call(Frame::Effect(this, 0, 0)).then(after);
        }
        call(Frame::Use(this, UseStep::Targets)).then(after)
    }

    /// Whether a pick is possible.
    pub(crate) fn check_pick(&self, ctx: &Ctx, step: u8, pick: Pick, action: Action) -> Allowed {
        let finds = ctx.def().finds;
        let stop = |may| need(may, "10.3.3", "no-something-must-be-chosen");
        match (pick, action) {
            (Pick::Looked(_), Action::Card(card)) => {
                need(self.looked.contains(&card) && finds(self, ctx, card), "10.3.3", "no-not-among-them")
            }
            (Pick::Deck(seat), Action::Card(card)) => {
                let there = self.player(seat).deck.contains(&card);
                need(there && finds(self, ctx, card), "10.3.4", "no-the-search-does-not-find-it")
            }
            (Pick::Encounter(_), Action::Card(card)) => {
                let fits = match self.plain_step(ctx, step) {
                    Some(Do::Search { fits, deck_only, .. }) => {
                        let there = self.encounter.contains(&card)
                            || (!deck_only && self.encounter_discard.contains(&card));
                        there && fits(card)
                    }
                    _ => false,
                };
                need(fits, "10.3.4", "no-the-search-does-not-find-it")
            }
            (Pick::Discard { seat, .. }, Action::Card(card)) => {
                let there = self.player(seat).discard.contains(&card);
                need(there && finds(self, ctx, card), "10.3.3", "no-it-does-not-fit")
            }
            (Pick::Discard { may_stop, .. }, Action::Done) => stop(may_stop),
            (Pick::Piece(_), Action::Piece(id)) => {
                let ordered = self.is_ordering(ctx, step);
                let fits = self.piece(id).is_some_and(|piece| {
                    if ordered { piece.marks & ctx.mark != 0 } else { (ctx.def().picks)(self, ctx, piece) }
                });
                need(fits, "10.3.3", "no-it-does-not-fit")
            }
            (Pick::YesNo(_), Action::Accept | Action::Decline) => Ok(()),
            _ => no("10.3.3", "no-the-answer-does-not-fit-the-question"),
        }
    }

    /// Whether a step has enemies attack in an order that a player chooses.
    pub(crate) fn is_ordering(&self, ctx: &Ctx, step: u8) -> bool {
        matches!(self.plain_step(ctx, step), Some(Do::EnemyAttacks(_)))
    }

    pub(crate) fn list_pick(&self, ctx: &Ctx, pick: Pick, out: &mut Vec<Action>) {
        let mut cards = |pile: &[Card]| {
            for (n, card) in pile.iter().enumerate() {
                if !pile[..n].contains(card) && !out.contains(&Action::Card(*card)) {
                    out.push(Action::Card(*card));
                }
            }
        };
        match pick {
            Pick::Looked(_) => cards(&self.looked),
            Pick::Deck(seat) => cards(&self.player(seat).deck),
            Pick::Encounter(_) => {
                cards(&self.encounter);
                cards(&self.encounter_discard);
            }
            Pick::Discard { seat, .. } => {
                cards(&self.player(seat).discard);
                out.push(Action::Done);
            }
            Pick::Piece(_) => {
                let fitting = self.pieces.iter().filter(|piece| (ctx.def().picks)(self, ctx, piece));
                out.extend(fitting.map(|piece| Action::Piece(piece.id)));
            }
            Pick::YesNo(_) => out.extend([Action::Accept, Action::Decline]),
        }
    }

    pub(crate) fn picked(
        &mut self,
        mut ctx: Ctx,
        step: u8,
        phase: u8,
        pick: Pick,
        action: Action,
        log: &mut Log,
    ) -> Next {
        match action {
            Action::Card(card) => {
                if matches!(pick, Pick::Encounter(_)) {
                    return self.search_found(ctx, step, card, log);
                }
                ctx.picked = Some(card);
            }
            Action::Done => ctx.picked = None,
            Action::Piece(id) => ctx.targets[0] = id,
            Action::Accept => ctx.x = 1,
            Action::Decline => ctx.x = 0,
            Action::Way(n) => ctx.x = u16::from(n),
            _ => return MISFIT,
        }
        goto(Frame::Effect(ctx, step, phase))
    }
}

/// Who picks.
fn pick_seat(pick: Pick, _player: Seat) -> Seat {
    match pick {
        Pick::Looked(seat)
        | Pick::Deck(seat)
        | Pick::Encounter(seat)
        | Pick::Discard { seat, .. }
        | Pick::Piece(seat)
        | Pick::YesNo(seat) => seat,
    }
}
