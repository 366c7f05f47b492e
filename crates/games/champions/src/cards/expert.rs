//! Expert.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        boost: 2,
        surge: true,
        abilities: &[Ability { effect: &[Do::Exhaust(Who::You)], ..WHEN_REVEALED }],
        ..Def::new(Card::Exhaustion, Kind::Treachery, Faction::Encounter, CardSet::Expert)
    },
    Def {
        boost: 2,
        abilities: &[Ability {
            effect: &[
                // Whether there is one is looked at first: the last one may go while threat is placed.
                Do::Run(|state, ctx, _| ctx.x = state.side_schemes().count() as u16),
                Do::PlaceThreat(EACH_SIDE_SCHEME, Num::N(4)),
                Do::When(
                    |_, ctx| ctx.x == 0,
                    &Do::Dig {
                        fits: |card| card.def().kind == Kind::SideScheme,
                        whose: Whose::You,
                        reveal: true,
                    },
                ),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::Masterplan, Kind::Treachery, Faction::Encounter, CardSet::Expert)
    },
    Def {
        boost: 3,
        surge: true,
        abilities: &[Ability { effect: &[Do::RevealTop], ..WHEN_REVEALED }],
        ..Def::new(Card::UnderFire, Kind::Treachery, Faction::Encounter, CardSet::Expert)
    },
];
