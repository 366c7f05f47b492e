//! Whether an ability may be used (rules 9.1, 10.1).

use super::{Allowed, need};
use crate::ability::{Ability, Cost, Ctx, Timing};
use crate::ids::{AbilityId, Card, Faction, Form, Kind, Label, PieceId, Resource, Status};
use crate::printed::{Def, Icons, Max};
use crate::state::{Piece, State};
use kernel::Seat;

/// What must be paid in resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Price {
    pub typed: Icons,
    pub total: u8,
    pub any: Option<Resource>,
    pub aspect: Faction,
}

impl Price {
    /// Whether nothing must be paid.
    pub(crate) fn is_free(&self) -> bool {
        self.total == 0 && self.typed.total() == 0 && self.any.is_none()
    }
}

impl State {
    /// The context of playing a card from hand; for an event, of its ability with this timing word.
    pub(crate) fn play_context(&self, seat: Seat, card: Card, timing: Timing) -> Option<Ctx> {
        let def = card.def();
        if def.kind != Kind::Event {
            return Some(Ctx::new(card, AbilityId::NONE, PieceId::NONE, seat));
        }
        let ability = def.find(|ability| ability.timing == timing)?;
        Some(Ctx::new(card, ability, PieceId::NONE, seat))
    }

    /// What playing the card or using the ability costs in resources (rule 9.1 steps 2 and 3).
    pub(crate) fn price(&self, ctx: &Ctx) -> Price {
        let def = ctx.card.def();
        let mut price = Price { typed: Icons::NONE, total: 0, any: None, aspect: def.faction };
        if ctx.source == PieceId::NONE && def.kind.is_player_card() {
            // Rule 37.14.
            price.total = def.cost.saturating_sub(self.player(ctx.player).discount);
            if def.kind != Kind::Event {
                return price;
            }
        }
        for cost in ctx.def().cost {
            match cost {
                Cost::Spend(icons) => price.typed = price.typed.plus(*icons),
                Cost::SpendAny(resource) => price.any = Some(*resource),
                Cost::PrintedCost(_) => {
                    if let Some(card) = ctx.picked {
                        price.total += card.def().cost;
                        // Rule 9.3.7: the aspect of the ally paid for decides.
                        price.aspect = card.def().faction;
                    }
                }
                Cost::ExhaustThis
                | Cost::DiscardThis
                | Cost::Counter
                | Cost::DiscardHand { .. }
                | Cost::TakeDamage(_)
                | Cost::DamageThis(_)
                | Cost::HealYou(_)
                | Cost::ExhaustHero => {}
            }
        }
        price
    }

    /// The resources that a card in hand gives for a price (rules 9.3.1, 9.3.7).
    pub(crate) fn gives(&self, card: Card, aspect: Faction) -> Icons {
        let Def { icons, doubles, .. } = *card.def();
        if doubles == Some(aspect) { icons.plus(icons) } else { icons }
    }

    /// The resource ability of a piece that its controller may use now, with what it gives.
    pub(crate) fn generator(&self, it: &Piece, seat: Seat) -> Option<(AbilityId, Icons)> {
        if it.facedown || it.controller != Some(seat) {
            return None;
        }
        let (found, ability) = it.def().numbered().find(|(_, ability)| ability.timing == Timing::Resource)?;
        if ability.form.is_some_and(|form| form != self.form(seat)) || (ability.once && it.was_used(found)) {
            return None;
        }
        for cost in ability.cost {
            let payable = match cost {
                Cost::ExhaustThis => !it.exhausted,
                Cost::Counter => it.counters > 0,
                // No resource ability of these cards costs any of this.
                Cost::DiscardThis
                | Cost::Spend(_)
                | Cost::SpendAny(_)
                | Cost::DiscardHand { .. }
                | Cost::TakeDamage(_)
                | Cost::DamageThis(_)
                | Cost::HealYou(_)
                | Cost::ExhaustHero
                | Cost::PrintedCost(_) => true,
            };
            if !payable {
                return None;
            }
        }
        let ctx = Ctx::new(it.card, found, it.id, seat);
        let icons = (ability.produces)(self, &ctx);
        if icons.total() == 0 { None } else { Some((found, icons)) }
    }

    /// Everything that a player could generate; without one copy of the card being played while it is still in hand.
    pub(crate) fn could_generate(&self, ctx: &Ctx, aspect: Faction, in_hand: bool) -> Icons {
        let seat = ctx.player;
        let mut sum = Icons::NONE;
        let mut held_back = in_hand && ctx.source == PieceId::NONE && ctx.card.def().kind.is_player_card();
        for card in &self.player(seat).hand {
            // Rule 9.2.5.
            if held_back && *card == ctx.card {
                held_back = false;
                continue;
            }
            sum = sum.plus(self.gives(*card, aspect));
        }
        for piece in self.controlled(seat) {
            if piece.id == ctx.source && ctx.def().cost.iter().any(|cost| matches!(cost, Cost::ExhaustThis)) {
                continue;
            }
            if let Some((_, icons)) = self.generator(piece, seat) {
                sum = sum.plus(icons);
            }
        }
        sum
    }

    /// Whether the price can be paid, before the card leaves the hand.
    pub(crate) fn check_price(&self, ctx: &Ctx) -> Allowed {
        self.check_price_from(ctx, true)
    }

    /// Whether the price can be paid, while the card is in hand or after it has left it.
    pub(crate) fn check_price_from(&self, ctx: &Ctx, in_hand: bool) -> Allowed {
        let price = self.price(ctx);
        if price.is_free() {
            return Ok(());
        }
        let most = self.could_generate(ctx, price.aspect, in_hand);
        if let Some(resource) = price.any {
            let of = match resource {
                Resource::Energy => most.energy,
                Resource::Mental => most.mental,
                Resource::Physical => most.physical,
                Resource::Wild => 0,
            };
            return need(of + most.wild > 0, "9.2.3", "no-at-least-one-such-resource-must-be-spent");
        }
        need(most.cover(price.typed, price.total), "9.1", "no-the-cost-cannot-be-paid")
    }

    /// Whether an ability may be used now, its timing word and its trigger aside (rule 9.1 steps 1 and 2).
    pub(crate) fn check_ability(&self, ctx: &Ctx) -> Allowed {
        let ability = ctx.def();
        let seat = ctx.player;
        if let Some(form) = ability.form {
            let why = match form {
                Form::Hero => "no-only-in-hero-form",
                Form::AlterEgo => "no-only-in-alter-ego-form",
            };
            need(self.form(seat) == form, "10.1.2", why)?;
        }
        if let Some(it) = self.piece(ctx.source) {
            need(!ability.once || !it.was_used(ctx.ability), "10.3.8", "no-once-per-round")?;
        }
        if ability.label == Some(Label::Defense) {
            self.check_defense(seat)?;
        }
        self.check_costs(ctx, ability)?;
        need((ability.when)(self, ctx), "10.2", "no-its-condition-is-not-met")?;
        need((ability.could)(self, ctx), "9.1", "no-it-could-not-change-anything")?;
        // Rule 16.8: a status card may be lost without a target.
        if !self.only_loses_status(ctx) {
            self.check_targets(ctx)?;
        }
        self.check_price(ctx)
    }

    /// Whether using the labeled ability would only discard a status card (rules 16.3, 16.4).
    pub(crate) fn only_loses_status(&self, ctx: &Ctx) -> bool {
        let Some(it) = self.identity(ctx.player) else { return false };
        match ctx.def().label {
            Some(Label::Attack) => it.has(Status::Stunned),
            Some(Label::Thwart) => it.has(Status::Confused),
            Some(Label::Defense) | None => false,
        }
    }

    /// Whether there is something to choose for each target.
    fn check_targets(&self, ctx: &Ctx) -> Allowed {
        for target in ctx.def().targets.iter().take(1) {
            let any = self.pieces.iter().any(|piece| (target.fits)(self, ctx, piece));
            need(any, "9.1", "no-there-is-nothing-to-choose")?;
        }
        Ok(())
    }

    /// Rule 11.4.4: during an attack only its target player uses (defense) abilities.
    fn check_defense(&self, seat: Seat) -> Allowed {
        if self.activation.enemy.is_some() && self.activation.attack {
            let target = self.activation.now().map(|strand| strand.player);
            need(target == Some(seat), "11.4.4", "no-only-the-target-player-of-the-attack")?;
        }
        Ok(())
    }

    /// Whether the costs other than resources can be paid.
    fn check_costs(&self, ctx: &Ctx, ability: &Ability) -> Allowed {
        let seat = ctx.player;
        let it = self.piece(ctx.source);
        let identity = self.identity(seat);
        for cost in ability.cost {
            match cost {
                Cost::ExhaustThis => need(it.is_some_and(|it| !it.exhausted), "4.4.1", "no-it-is-exhausted")?,
                Cost::DiscardThis => need(it.is_some(), "9.2", "no-it-is-not-in-play")?,
                Cost::Counter => need(it.is_some_and(|it| it.counters > 0), "9.2", "no-no-counter-left")?,
                Cost::DiscardHand { min, .. } => {
                    let held = usize::from(ctx.source == PieceId::NONE);
                    let have = self.player(seat).hand.len().saturating_sub(held);
                    need(have >= usize::from(*min), "9.2.3", "no-not-enough-cards-in-hand")?;
                }
                Cost::TakeDamage(_) => {
                    // Rule 9.2.4.
                    let can = identity
                        .is_some_and(|it| !it.has(Status::Tough) && !self.cannot_take_damage(it, ctx.card));
                    need(can, "9.2.4", "no-the-damage-could-not-be-taken")?;
                }
                Cost::HealYou(amount) => {
                    let can = identity.is_some_and(|it| it.damage >= u16::from(*amount));
                    need(can, "9.2", "no-there-is-not-enough-damage-to-heal")?;
                }
                Cost::ExhaustHero => {
                    let can = identity.is_some_and(|it| it.is_hero() && !it.exhausted);
                    need(can, "9.2", "no-needs-a-ready-hero")?;
                }
                Cost::PrintedCost(fits) => {
                    if ctx.picked.is_none() {
                        let mut any = false;
                        self.each_discarded(|owner, card| {
                            any |= fits(self, ctx, owner, card) && self.could_pay_for(ctx, card, true);
                        });
                        need(any, "9.1", "no-no-such-card-whose-cost-could-be-paid")?;
                    }
                }
                Cost::DamageThis(_) | Cost::Spend(_) | Cost::SpendAny(_) => {}
            }
        }
        Ok(())
    }

    /// Calls a function for each card in the discard piles of all players.
    pub(crate) fn each_discarded(&self, mut f: impl FnMut(Seat, Card)) {
        for (n, player) in self.players.iter().enumerate() {
            for card in &player.discard {
                f(Seat(n as u8), *card);
            }
        }
    }

    /// Whether the printed cost of a card could be paid as part of the ability's cost.
    pub(crate) fn could_pay_for(&self, ctx: &Ctx, card: Card, in_hand: bool) -> bool {
        let with = Ctx { picked: Some(card), ..*ctx };
        self.check_price_from(&with, in_hand).is_ok()
    }

    /// Whether a host holds as many copies of the card as it may (rule 10.3.8).
    pub(crate) fn host_is_full(&self, host: &Piece, card: Card) -> bool {
        card.def().max == Max::PerHost
            && self.pieces.iter().any(|piece| piece.host == host.id && piece.card == card && !piece.facedown)
    }
}
