//! Expert.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        boost: 2,
        surge: true,
        text: "Surge. When Revealed: Your identity becomes exhausted.",
        abilities: &[Ability { effect: &[Do::Exhaust(Who::You)], ..WHEN_REVEALED }],
        ..Def::new(Card::Exhaustion, "Exhaustion", Kind::Treachery, Faction::Encounter, CardSet::Expert)
    },
    Def {
        boost: 2,
        text: "When Revealed: Place 4 threat on each side scheme. If there is none, discard cards from the encounter deck until a side scheme comes up and reveal it.",
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
        ..Def::new(Card::Masterplan, "Masterplan", Kind::Treachery, Faction::Encounter, CardSet::Expert)
    },
    Def {
        boost: 3,
        surge: true,
        text: "Surge. When Revealed: Reveal the top card of the encounter deck.",
        abilities: &[Ability { effect: &[Do::RevealTop], ..WHEN_REVEALED }],
        ..Def::new(Card::UnderFire, "Under Fire", Kind::Treachery, Faction::Encounter, CardSet::Expert)
    },
];
