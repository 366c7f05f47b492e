//! Legions Of Hydra.

use super::prelude::*;
use crate::ability::On;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        threat: fixed(3),
        hazard_icons: 1,
        boost: 3,
        copies: 2,
        abilities: &[Ability {
            effect: &[
                Do::When(
                    |state, _| state.in_play(Card::MadameHydra).is_none(),
                    &Do::Search { fits: |card| card == Card::MadameHydra, deck_only: false, reveal: false },
                ),
                Do::PlaceThreat(
                    Who::This,
                    Num::Of(|state, _| {
                        let hydra = |it: &&Piece| it.is_enemy() && state.has_trait(it, Trait::Hydra);
                        2 * state.pieces.iter().filter(hydra).count() as u16
                    }),
                ),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::LegionsOfHydra, Kind::SideScheme, Faction::Encounter, CardSet::LegionsOfHydra)
    },
    Def {
        unique: true,
        traits: &[Trait::Elite, Trait::Hydra],
        sch: Stat::N(2),
        atk: Stat::N(2),
        hp: fixed(6),
        boost: 2,
        abilities: &[
            Ability { on: On::EnemyAttacked, ..MORE_FOR_THE_LEGIONS },
            Ability { on: On::Schemed, ..MORE_FOR_THE_LEGIONS },
        ],
        constants: &[Constant::NoDamage(|state, this, it, _| {
            it.id == this.id && state.in_play(Card::LegionsOfHydra).is_some()
        })],
        ..Def::new(Card::MadameHydra, Kind::Minion, Faction::Encounter, CardSet::LegionsOfHydra)
    },
    Def {
        traits: &[Trait::Hydra],
        sch: Stat::N(1),
        atk: Stat::N(2),
        hp: fixed(4),
        boost: 1,
        guard: true,
        copies: 3,
        abilities: &[Ability { effect: &[Do::Deal(Whose::You, Num::N(1))], ..WHEN_DEFEATED }],
        ..Def::new(Card::HydraSoldier, Kind::Minion, Faction::Encounter, CardSet::LegionsOfHydra)
    },
];

/// Madame Hydra's forced response. Of two copies of the scheme the first player picks one (rule 1.3.3).
const MORE_FOR_THE_LEGIONS: Ability = Ability {
    when: |state, ctx| state.what(ctx).is_some_and(|activation| activation.by == ctx.source),
    could: |state, _| state.in_play(Card::LegionsOfHydra).is_some(),
    targets: &[Target { what: "legions-of-hydra", fits: |_, _, it| it.card == Card::LegionsOfHydra }],
    effect: &[Do::PlaceThreat(Who::Target, Num::N(2))],
    ..FORCED_RESPONSE
};
