//! Masters Of Evil.

use super::prelude::*;
use crate::ability::On;
use crate::state::Strand;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        threat: per_player(3),
        acceleration_icons: 1,
        boost: 2,
        abilities: &[Ability {
            effect: &[Do::Dig { fits: is_master, whose: Whose::First, reveal: false }],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::TheMastersOfEvil, Kind::SideScheme, Faction::Encounter, CardSet::MastersOfEvil)
    },
    Def {
        unique: true,
        traits: &[Trait::Elite, Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(1),
        hp: fixed(7),
        star: true,
        abilities: &[
            Ability {
                on: On::EnemyAttacked,
                when: this_attacks,
                could: |state, ctx| !state.player(ctx.player).hand.is_empty(),
                effect: &[Do::DiscardRandom(Whose::You, Num::N(1))],
                ..FORCED_RESPONSE
            },
            Ability { effect: &[Do::DiscardRandom(Whose::You, Num::N(1))], ..BOOST },
        ],
        ..Def::new(Card::RadioactiveMan, Kind::Minion, Faction::Encounter, CardSet::MastersOfEvil)
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(2),
        hp: fixed(6),
        star: true,
        abilities: &[
            Ability {
                on: On::Attacks,
                when: this_attacks,
                effect: &[Do::Run(attack_the_others_too)],
                ..FORCED_INTERRUPT
            },
            Ability { effect: &[Do::Damage(EACH_HERO, Num::N(1))], ..BOOST },
        ],
        ..Def::new(Card::Whirlwind, Kind::Minion, Faction::Encounter, CardSet::MastersOfEvil)
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(3),
        hp: fixed(6),
        star: true,
        abilities: &[
            Ability {
                on: On::EnemyAttacked,
                when: this_attacks,
                could: |state, ctx| state.piece(ctx.source).is_some_and(|it| !it.has(Status::Tough)),
                effect: &[Do::Give(Who::This, Status::Tough)],
                ..FORCED_RESPONSE
            },
            Ability { effect: &[Do::Give(Who::Villain, Status::Tough)], ..BOOST },
        ],
        ..Def::new(Card::TigerShark, Kind::Minion, Faction::Encounter, CardSet::MastersOfEvil)
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(3),
        hp: fixed(5),
        star: true,
        abilities: &[Ability {
            effect: &[Do::Exhaust(Who::Each(|_, ctx, it| it.is_ally() && it.controller == Some(ctx.player)))],
            ..BOOST
        }],
        constants: &[Constant::AllyMustDefend],
        ..Def::new(Card::Melter, Kind::Minion, Faction::Encounter, CardSet::MastersOfEvil)
    },
    Def {
        boost: 2,
        copies: 2,
        abilities: &[Ability {
            picked: "the-minion-that-attacks-next",
            picks: |state, ctx, it| {
                it.marks & ctx.mark != 0
                    && state.has_trait(it, Trait::MastersOfEvil)
                    && it.engaged.is_some_and(|seat| state.is_hero(seat))
            },
            effect: &[
                Do::Custom(|state, ctx, phase, _| {
                    let first = state.first;
                    ordered_attacks(state, ctx, phase, first)
                }),
                Do::When(
                    |_, ctx| ctx.x == 0,
                    &Do::Search { fits: is_master, deck_only: false, reveal: false },
                ),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::MastersOfMayhem, Kind::Treachery, Faction::Encounter, CardSet::MastersOfEvil)
    },
];

/// A minion with the trait Masters of Evil.
fn is_master(card: Card) -> bool {
    card.def().kind == Kind::Minion && card.def().has(Trait::MastersOfEvil)
}

/// Whirlwind: one part of the attack for each hero, in player order (rule 37.26).
fn attack_the_others_too(state: &mut State, _: &mut Ctx, _: &mut Log) {
    let Some(own) = state.activation.strands.first().copied() else { return };
    state.activation.strands.clear();
    for seat in state.in_order() {
        if seat == own.player || state.is_hero(seat) {
            let strand = Strand { player: seat, target: PieceId::identity(seat), ..own };
            let _ = state.activation.strands.try_push(strand);
        }
    }
}
