//! A player's turn (rules 7.2, 7.3).

use super::{Allowed, Log, MISFIT, need, no};
use crate::ability::{Ctx, Timing};
use crate::action::{Action, Ask};
use crate::frame::{AttackStep, Frame, Next, ThwartStep, UseStep};
use crate::ids::{AbilityId, Card, Form, Kind, PieceId, Seats, Status};
use crate::state::{Happening, State, What};
use kernel::flow::{ask, call, done, goto};
use kernel::{Seat, SeatSet};

impl State {
    pub(crate) fn turn(&mut self, seat: Seat, passed: Seats) -> Next {
        // Rule 37.4.
        if !self.is_in(seat) {
            return done();
        }
        // Rule 7.3.7: the others may use Actions until they say that they have none.
        let others = self.in_order().filter(|other| *other != seat && !passed.contains(*other));
        let who: SeatSet = others.chain([seat]).collect();
        ask(who, Ask::Turn(seat, passed)).last()
    }

    pub(crate) fn turn_answered(
        &mut self,
        active: Seat,
        passed: Seats,
        seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let then = Frame::Turn(active, Seats::NONE);
        match action {
            Action::EndTurn => done(),
            Action::Pass => goto(Frame::Turn(active, passed.with(seat))),
            Action::ChangeForm => {
                self.player_mut(seat).changed_form = true;
                call(Frame::ChangeForm(seat)).then(then)
            }
            Action::Recover => {
                let id = PieceId::identity(seat);
                let rec = self.identity(seat).map_or(0, |it| self.rec(it));
                self.exhaust(id, log);
                self.heal(id, rec, log);
                goto(then)
            }
            Action::Attack { by, to } => {
                self.exhaust(by, log);
                let Some(card) = self.piece(by).map(|piece| piece.card) else { return MISFIT };
                let mut attack = Happening::new(What::Attack, seat, card);
                attack.by = by;
                attack.to = to.unwrap_or(PieceId::NONE);
                attack.flag = true;
                let at = self.begin(attack);
                call(Frame::Attack(at, AttackStep::Stunned)).then(then)
            }
            Action::Thwart { by, at } => {
                self.exhaust(by, log);
                let Some(card) = self.piece(by).map(|piece| piece.card) else { return MISFIT };
                let mut thwart = Happening::new(What::Thwart, seat, card);
                thwart.by = by;
                thwart.to = at.unwrap_or(PieceId::NONE);
                thwart.flag = true;
                let at = self.begin(thwart);
                call(Frame::Thwart(at, ThwartStep::Remove)).then(then)
            }
            Action::Play(card) => match self.play_context(seat, card, Timing::Action) {
                Some(ctx) => call(Frame::Use(ctx, UseStep::Begin)).then(then),
                None => MISFIT,
            },
            Action::Use { piece, ability } => match self.piece(piece) {
                Some(it) => {
                    let ctx = Ctx::new(it.card, ability, piece, seat);
                    call(Frame::Use(ctx, UseStep::Begin)).then(then)
                }
                None => MISFIT,
            },
            _ => MISFIT,
        }
    }

    /// Whether the answer is possible in a turn.
    pub(crate) fn check_turn(&self, active: Seat, seat: Seat, action: Action) -> Allowed {
        let own = seat == active;
        match action {
            Action::EndTurn => need(own, "7.2.1", "no-only-the-active-player-ends-the-turn"),
            Action::Pass => need(!own, "7.3.7", "no-the-active-player-ends-the-turn-instead"),
            Action::ChangeForm => {
                need(own, "7.3.1", "no-only-in-ones-own-turn")?;
                need(!self.player(seat).changed_form, "7.3.1", "no-once-per-round")
            }
            Action::Recover => {
                need(own, "7.3.7", "no-other-players-may-only-use-action-abilities")?;
                let Some(it) = self.identity(seat) else { return no("7.3.3", "no-there-is-no-identity") };
                need(it.kind() == Kind::AlterEgo, "7.3.3", "no-only-in-alter-ego-form")?;
                need(!it.exhausted, "4.4.1", "no-the-identity-is-exhausted")?;
                need(it.damage > 0, "7.3.3", "no-no-damage-to-heal")
            }
            Action::Attack { by, to } => {
                need(own, "7.3.7", "no-other-players-may-only-use-action-abilities")?;
                let Some(it) = self.piece(by) else { return no("4.1.4", "no-that-card-is-not-in-play") };
                need(it.controller == Some(seat), "7.3.5", "no-not-your-character")?;
                need(it.is_hero() || it.is_ally(), "7.3.4", "no-only-heroes-and-allies-attack")?;
                need(!it.exhausted, "4.4.1", "no-it-is-exhausted")?;
                need(self.atk(it).is_some(), "1.2.3", "no-it-has-no-attack-power")?;
                let legal = |id: PieceId| {
                    self.piece(id).is_some_and(|enemy| {
                        self.can_attack(seat, enemy) && !self.cannot_take_damage(enemy, it.card)
                    })
                };
                match to {
                    Some(to) => {
                        let Some(enemy) = self.piece(to) else {
                            return no("11.1.3", "no-no-such-enemy-in-play");
                        };
                        need(enemy.is_enemy(), "11.1.3", "no-only-enemies-are-attacked")?;
                        let guarded = to == PieceId::VILLAIN && self.is_guarded(seat);
                        need(!guarded, "17.1", "no-a-minion-guards-the-villain")?;
                        need(!self.cannot_take_damage(enemy, it.card), "11.1.4", "no-it-cannot-take-damage")
                    }
                    None => {
                        need(it.has(Status::Stunned), "11.1.4", "no-an-attack-needs-an-enemy")?;
                        let any = self.pieces.iter().any(|piece| legal(piece.id));
                        need(!any, "16.8", "no-there-is-an-enemy-to-attack")
                    }
                }
            }
            Action::Thwart { by, at } => {
                need(own, "7.3.7", "no-other-players-may-only-use-action-abilities")?;
                let Some(it) = self.piece(by) else { return no("4.1.4", "no-that-card-is-not-in-play") };
                need(it.controller == Some(seat), "7.3.5", "no-not-your-character")?;
                need(it.is_hero() || it.is_ally(), "7.3.4", "no-only-heroes-and-allies-thwart")?;
                need(!it.exhausted, "4.4.1", "no-it-is-exhausted")?;
                need(self.thw(it).is_some(), "1.2.3", "no-it-has-no-thwart-power")?;
                match at {
                    Some(at) => {
                        let Some(scheme) = self.piece(at) else {
                            return no("13.2", "no-no-such-scheme-in-play");
                        };
                        need(scheme.is_scheme(), "13.2", "no-only-schemes-are-thwarted")?;
                        let crisis = at == PieceId::MAIN && self.icons(|def| def.crisis_icons) > 0;
                        need(!crisis, "13.3", "no-a-crisis-protects-the-main-scheme")?;
                        need(!self.threat_stays(scheme), "13.7", "no-its-threat-cannot-be-removed")?;
                        need(scheme.threat > 0, "13.2.1", "no-no-threat-to-remove")
                    }
                    None => {
                        need(it.has(Status::Confused), "13.2.1", "no-a-thwart-needs-a-scheme")?;
                        let any = self.pieces.iter().any(|piece| self.can_thwart(piece));
                        need(!any, "16.8", "no-there-is-a-scheme-to-thwart")
                    }
                }
            }
            Action::Play(card) => self.check_play(seat, card, own),
            Action::Use { piece, ability } => {
                let Some(it) = self.piece(piece) else { return no("4.1.4", "no-that-card-is-not-in-play") };
                let Some(def) = it.def().ability(ability) else {
                    return no("10.1", "no-no-such-ability");
                };
                need(!it.facedown && def.timing == Timing::Action, "7.3.6", "no-not-an-action-ability")?;
                // Rule 18.6: anybody may use Actions of encounter cards.
                let own = it.controller.is_none_or(|controller| controller == seat);
                need(own, "10.1.1", "no-another-player-controls-it")?;
                self.check_ability(&Ctx::new(it.card, ability, piece, seat))
            }
            _ => no("7.3", "no-not-an-option-of-a-turn"),
        }
    }

    /// Everything that might be done in a turn.
    pub(crate) fn list_turn(&self, active: Seat, seat: Seat, out: &mut Vec<Action>) {
        if seat == active {
            out.push(Action::EndTurn);
            out.push(Action::ChangeForm);
            out.push(Action::Recover);
        } else {
            out.push(Action::Pass);
        }
        let hand = &self.player(seat).hand;
        for (n, card) in hand.iter().enumerate() {
            if !hand[..n].contains(card) {
                out.push(Action::Play(*card));
            }
        }
        for piece in &self.pieces {
            if !piece.facedown && piece.controller.is_none_or(|controller| controller == seat) {
                for (id, ability) in piece.def().numbered() {
                    if ability.timing == Timing::Action {
                        out.push(Action::Use { piece: piece.id, ability: id });
                    }
                }
            }
            let mine = piece.controller == Some(seat);
            if seat != active || !mine || piece.exhausted || !(piece.is_hero() || piece.is_ally()) {
                continue;
            }
            for other in &self.pieces {
                if other.is_enemy() {
                    out.push(Action::Attack { by: piece.id, to: Some(other.id) });
                } else if other.is_scheme() {
                    out.push(Action::Thwart { by: piece.id, at: Some(other.id) });
                }
            }
            if piece.has(Status::Stunned) {
                out.push(Action::Attack { by: piece.id, to: None });
            }
            if piece.has(Status::Confused) {
                out.push(Action::Thwart { by: piece.id, at: None });
            }
        }
    }

    /// Rule 9.1 step 1 and 2 for a card in hand.
    pub(crate) fn check_play(&self, seat: Seat, card: Card, own_turn: bool) -> Allowed {
        need(self.player(seat).hand.contains(&card), "9.4.1", "no-not-in-your-hand")?;
        let def = card.def();
        match def.kind {
            Kind::Event => {
                let Some(ctx) = self.play_context(seat, card, Timing::Action) else {
                    return no("7.3.6", "no-not-an-action");
                };
                self.check_ability(&ctx)
            }
            Kind::Ally | Kind::Upgrade | Kind::Support => {
                need(own_turn, "7.3.7", "no-only-in-ones-own-turn")?;
                need(!def.hero_only || self.form(seat) == Form::Hero, "10.1.2", "no-only-in-hero-form")?;
                need(!self.breaks_unique(card), "14.6", "no-it-is-unique-and-in-play")?;
                let ctx = Ctx::new(card, AbilityId::NONE, PieceId::NONE, seat);
                if def.any_player {
                    let free = self.in_order().any(|other| !self.has_max(other, card));
                    need(free, "14.5", "no-every-player-has-one")?;
                } else {
                    need(!self.has_max(seat, card), "14.5", "no-one-per-player")?;
                }
                if let Some(attach) = def.attach {
                    let any = self
                        .pieces
                        .iter()
                        .any(|piece| (attach.fits)(self, &ctx, piece) && !self.host_is_full(piece, card));
                    need(any, "4.3.1", "no-nothing-to-attach-it-to")?;
                }
                self.check_price(&ctx)
            }
            Kind::Resource
            | Kind::Hero
            | Kind::AlterEgo
            | Kind::Villain
            | Kind::MainScheme
            | Kind::SideScheme
            | Kind::Minion
            | Kind::Treachery
            | Kind::Attachment
            | Kind::Environment
            | Kind::Obligation => no("7.3", "no-resource-cards-are-not-played"),
        }
    }
}
