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
        text: "When Revealed: Discard cards from the encounter deck until a Masters of Evil minion comes up. Put it into play engaged with the first player.",
        abilities: &[Ability {
            effect: &[Do::Dig { fits: is_master, whose: Whose::First, reveal: false }],
            ..WHEN_REVEALED
        }],
        ..Def::new(
            Card::TheMastersOfEvil,
            "The Masters of Evil",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::MastersOfEvil,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Elite, Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(1),
        hp: fixed(7),
        star: true,
        text: "Forced Response: After Radioactive Man has attacked you, you lose a random card from hand. Boost: You lose a random card from hand.",
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
        ..Def::new(
            Card::RadioactiveMan,
            "Radioactive Man",
            Kind::Minion,
            Faction::Encounter,
            CardSet::MastersOfEvil,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(2),
        hp: fixed(6),
        star: true,
        text: "Forced Interrupt: When Whirlwind attacks you, he also makes a separate attack against each other player in hero form. Boost: Each hero takes 1 damage.",
        abilities: &[
            Ability {
                on: On::Attacks,
                when: this_attacks,
                effect: &[Do::Run(attack_the_others_too)],
                ..FORCED_INTERRUPT
            },
            Ability { effect: &[Do::Damage(EACH_HERO, Num::N(1))], ..BOOST },
        ],
        ..Def::new(Card::Whirlwind, "Whirlwind", Kind::Minion, Faction::Encounter, CardSet::MastersOfEvil)
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(3),
        hp: fixed(6),
        star: true,
        text: "Forced Response: After Tiger Shark has attacked, he becomes tough. Boost: The villain becomes tough.",
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
        ..Def::new(Card::TigerShark, "Tiger Shark", Kind::Minion, Faction::Encounter, CardSet::MastersOfEvil)
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(3),
        hp: fixed(5),
        star: true,
        text: "While you have a ready ally, one of them must defend when Melter attacks you. Boost: All allies you control become exhausted.",
        abilities: &[Ability {
            effect: &[Do::Exhaust(Who::Each(|_, ctx, it| it.is_ally() && it.controller == Some(ctx.player)))],
            ..BOOST
        }],
        constants: &[Constant::AllyMustDefend],
        ..Def::new(Card::Melter, "Melter", Kind::Minion, Faction::Encounter, CardSet::MastersOfEvil)
    },
    Def {
        boost: 2,
        copies: 2,
        text: "When Revealed: Each Masters of Evil minion engaged with a hero attacks that hero. If no attack was made, search the encounter deck and discard pile for a Masters of Evil minion and put it into play engaged with you. Shuffle the encounter deck.",
        abilities: &[Ability {
            picked: "the minion that attacks next",
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
        ..Def::new(
            Card::MastersOfMayhem,
            "Masters of Mayhem",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::MastersOfEvil,
        )
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
