//! Aggression.

use super::prelude::*;
use crate::ability::On;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Avenger, Trait::Gamma],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        thw: Stat::Dash,
        atk: Stat::N(3),
        hurt: (0, 1),
        hp: fixed(5),
        deck_limit: 1,
        abilities: &[Ability {
            on: On::Attacked,
            when: this_did_it,
            picks: |state, ctx, it| (ENEMY.fits)(state, ctx, it),
            picked: "the-enemy-that-takes-2-damage",
            effect: &[
                Do::Mill(Whose::You, Num::N(1)),
                Do::Run(read_icons),
                Do::When(|_, ctx| ctx.x & PHYSICAL != 0, &PICK),
                Do::When(|_, ctx| ctx.x & PHYSICAL != 0, &Do::Damage(Who::Target, Num::N(2))),
                Do::When(
                    |_, ctx| ctx.x & ENERGY != 0,
                    &Do::Damage(Who::Each(|_, _, it| it.kind().is_character()), Num::N(1)),
                ),
                Do::When(|_, ctx| ctx.x & MENTAL != 0, &Do::Discard(Who::This)),
            ],
            ..FORCED_RESPONSE
        }],
        ..Def::new(Card::Hulk, Kind::Ally, Faction::Aggression, CardSet::Aggression)
    },
    Def {
        unique: true,
        traits: &[Trait::Avenger],
        cost: 3,
        icons: Icons::new(0, 1, 0, 0),
        thw: Stat::N(1),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        abilities: &[Ability {
            on: On::Attacked,
            when: |state, ctx| {
                state.what(ctx).is_some_and(|attack| {
                    attack.by == ctx.source && attack.defeated && attack.to != PieceId::VILLAIN
                })
            },
            could: |state, ctx| state.piece(ctx.source).is_some_and(|it| it.damage > 0),
            effect: &[Do::Heal(Who::This, Num::N(1))],
            ..RESPONSE
        }],
        ..Def::new(Card::Tigra, Kind::Ally, Faction::Aggression, CardSet::Aggression)
    },
    Def {
        traits: &[Trait::Thwart],
        cost: 0,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            label: Some(Label::Thwart),
            on: On::Attacked,
            // Rule 23.3: a villain stage counts. Rule 14.4: an ally's attack does not.
            when: |state, ctx| {
                state.what(ctx).is_some_and(|attack| attack.by == ctx.you() && attack.defeated)
            },
            targets: &[SCHEME],
            effect: &[Do::Thwart(Num::N(2))],
            ..RESPONSE
        }],
        ..Def::new(Card::ChaseThemDown, Kind::Event, Faction::Aggression, CardSet::Aggression)
    },
    Def {
        traits: &[Trait::Attack],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            label: Some(Label::Attack),
            targets: &[MINION_TO_ATTACK],
            counts: Some(Resource::Physical),
            effect: &[Do::AttackOverkill(Num::N(5), |_, ctx| ctx.paid.contains(Resource::Physical))],
            ..HERO_ACTION
        }],
        ..Def::new(Card::RelentlessAssault, Kind::Event, Faction::Aggression, CardSet::Aggression)
    },
    Def {
        traits: &[Trait::Attack],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            label: Some(Label::Attack),
            targets: &[ENEMY_TO_ATTACK],
            effect: &[Do::Attack(Num::N(5))],
            ..HERO_ACTION
        }],
        ..Def::new(Card::Uppercut, Kind::Event, Faction::Aggression, CardSet::Aggression)
    },
    Def {
        icons: Icons::new(0, 0, 0, 1),
        copies: 2,
        deck_limit: 2,
        doubles: Some(Faction::Aggression),
        ..Def::new(Card::ThePowerOfAggression, Kind::Resource, Faction::Aggression, CardSet::Aggression)
    },
    Def {
        traits: &[Trait::Shield],
        cost: 3,
        icons: Icons::new(1, 0, 0, 0),
        uses: Some((3, "attack")),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis, Cost::Counter],
            targets: &[ENEMY],
            effect: &[Do::Damage(Who::Target, Num::N(2))],
            ..ACTION
        }],
        ..Def::new(Card::TacTeam, Kind::Support, Faction::Aggression, CardSet::Aggression)
    },
    Def {
        traits: &[Trait::Skill],
        cost: 2,
        icons: Icons::new(0, 0, 1, 0),
        any_player: true,
        max: Max::PerPlayer,
        copies: 3,
        deck_limit: 3,
        constants: &[hero_gets(Value::Atk, |_, _| 1)],
        ..Def::new(Card::CombatTraining, Kind::Upgrade, Faction::Aggression, CardSet::Aggression)
    },
];

/// What Hulk finds on the discarded card, as bits.
const PHYSICAL: u16 = 1;
const ENERGY: u16 = 2;
const MENTAL: u16 = 4;

/// Hulk: the printed icons of the discarded card; a type counts once. They are kept, because what he does can make other
/// cards be discarded.
fn read_icons(state: &mut State, ctx: &mut Ctx, _: &mut Log) {
    let icons = state.looked.first().map_or(Icons::NONE, |card| card.def().icons);
    let has = |own: u8, bit| if own > 0 || icons.wild > 0 { bit } else { 0 };
    ctx.x = has(icons.physical, PHYSICAL) | has(icons.energy, ENERGY) | has(icons.mental, MENTAL);
}
