//! Protection.

use super::prelude::*;
use crate::ability::On;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Shield, Trait::Spy],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        thw: Stat::N(2),
        atk: Stat::N(1),
        hurt: (1, 1),
        hp: fixed(2),
        deck_limit: 1,
        abilities: &[Ability {
            on: On::Revealed,
            when: |state, ctx| state.what(ctx).is_some_and(|reveal| reveal.flag),
            cost: &[Cost::ExhaustThis, Cost::Spend(Icons::new(0, 1, 0, 0))],
            effect: &[Do::Custom(cancel_card)],
            ..INTERRUPT
        }],
        ..Def::new(Card::BlackWidow, Kind::Ally, Faction::Protection, CardSet::Protection)
    },
    Def {
        unique: true,
        traits: &[Trait::Defender],
        cost: 4,
        icons: Icons::new(1, 0, 0, 0),
        thw: Stat::N(1),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(5),
        toughness: true,
        deck_limit: 1,
        ..Def::new(Card::LukeCage, Kind::Ally, Faction::Protection, CardSet::Protection)
    },
    Def {
        traits: &[Trait::Attack],
        cost: 0,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            label: Some(Label::Attack),
            on: On::Defended,
            when: your_hero_defended,
            // Rule 37.29: guard stops it.
            targets: &[Target {
                what: "the-attacking-enemy",
                fits: |state, ctx, it| {
                    state.what(ctx).is_some_and(|attack| attack.by == it.id)
                        && (ENEMY_TO_ATTACK.fits)(state, ctx, it)
                },
            }],
            effect: &[Do::Attack(Num::Of(|state, ctx| {
                state.identity(ctx.player).and_then(|it| state.atk(it)).unwrap_or(0)
            }))],
            ..RESPONSE
        }],
        ..Def::new(Card::CounterPunch, Kind::Event, Faction::Protection, CardSet::Protection)
    },
    Def {
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            form: Some(Form::Hero),
            on: On::Revealed,
            when: |state, ctx| {
                state.what(ctx).is_some_and(|reveal| reveal.flag && reveal.card.def().kind == Kind::Treachery)
            },
            effect: &[
                Do::Run(|state, ctx, _| {
                    // Rule 18.7: keywords stay.
                    if let Some(reveal) = state.happening_mut(ctx.at) {
                        reveal.stopped = true;
                    }
                }),
                Do::EnemyAttacks(Who::Villain),
            ],
            ..INTERRUPT
        }],
        ..Def::new(Card::GetBehindMe, Kind::Event, Faction::Protection, CardSet::Protection)
    },
    Def {
        icons: Icons::new(0, 0, 0, 1),
        copies: 2,
        deck_limit: 2,
        doubles: Some(Faction::Protection),
        ..Def::new(Card::ThePowerOfProtection, Kind::Resource, Faction::Protection, CardSet::Protection)
    },
    Def {
        traits: &[Trait::Shield],
        cost: 3,
        icons: Icons::new(1, 0, 0, 0),
        uses: Some((3, "medical")),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis, Cost::Counter],
            targets: &[Target {
                what: "a-damaged-friendly-character",
                fits: |_, _, it| it.is_friendly() && it.damage > 0,
            }],
            effect: &[Do::Heal(Who::Target, Num::N(2))],
            ..ACTION
        }],
        ..Def::new(Card::MedTeam, Kind::Support, Faction::Protection, CardSet::Protection)
    },
    Def {
        traits: &[Trait::Armor],
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        any_player: true,
        max: Max::PerPlayer,
        copies: 3,
        deck_limit: 3,
        constants: &[hero_gets(Value::Def, |_, _| 1)],
        ..Def::new(Card::ArmoredVest, Kind::Upgrade, Faction::Protection, CardSet::Protection)
    },
    Def {
        traits: &[Trait::Condition],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            on: On::Defended,
            when: your_hero_defended,
            cost: &[Cost::DiscardThis],
            could: |state, ctx| state.identity(ctx.player).is_some_and(|it| it.exhausted),
            effect: &[Do::Ready(YOUR_HERO)],
            ..RESPONSE
        }],
        ..Def::new(Card::Indomitable, Kind::Upgrade, Faction::Protection, CardSet::Protection)
    },
];

/// Whether the player's hero defended the attack (rules 11.4.4, 11.4.6).
fn your_hero_defended(state: &State, ctx: &Ctx) -> bool {
    state.is_hero(ctx.player)
        && state.activation.now().is_some_and(|strand| strand.player == ctx.player && strand.hero_defended)
}

/// Black Widow: the card does nothing at all (rule 18.7), and its player reveals another.
fn cancel_card(state: &mut State, ctx: &mut Ctx, phase: u8, log: &mut Log) -> Custom {
    if phase != BEGIN {
        return Custom::Done;
    }
    let Some(reveal) = state.happening_mut(ctx.at) else { return Custom::Done };
    reveal.stopped = true;
    reveal.cancelled = true;
    let (card, seat) = (reveal.card, reveal.player);
    if let Some(owner) = state.land(card) {
        state.put_on_discard_pile(card, owner);
    }
    log.public(crate::event::Event::Cancelled(card));
    Custom::Call(AFTER, Frame::EncounterTop { to: EncounterTo::Reveal(seat), left: 1 })
}
