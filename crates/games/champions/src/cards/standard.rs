//! Standard.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        copies: 2,
        abilities: &[Ability { effect: &[Do::EnemySchemes(Who::Villain)], ..WHEN_REVEALED }],
        ..Def::new(Card::Advance, Kind::Treachery, Faction::Encounter, CardSet::Standard)
    },
    Def {
        copies: 2,
        abilities: &[
            Ability { effect: &[Do::Surge], ..WHEN_REVEALED_ALTER_EGO },
            Ability { effect: &[Do::EnemyAttacks(Who::Villain)], ..WHEN_REVEALED_HERO },
        ],
        ..Def::new(Card::Assault, Kind::Treachery, Faction::Encounter, CardSet::Standard)
    },
    Def {
        boost: 1,
        abilities: &[Ability {
            // Rule 4.2.5: upgrades on enemies as well.
            picked: "the-upgrade-or-support-to-discard",
            picks: |_, ctx, it| {
                it.controller == Some(ctx.player) && matches!(it.kind(), Kind::Upgrade | Kind::Support)
            },
            effect: &[Do::Custom(|state, ctx, phase, log| {
                if phase != BEGIN {
                    state.discard_piece(ctx.targets[0], log);
                    return Custom::Done;
                }
                match only_one(state, ctx) {
                    Found::None => {
                        if let Some(reveal) = state.happening_mut(ctx.at) {
                            reveal.extra = true;
                        }
                    }
                    Found::One(id) => state.discard_piece(id, log),
                    Found::Several => return Custom::Ask(AFTER, Pick::Piece(ctx.player)),
                }
                Custom::Done
            })],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::CaughtOffGuard, Kind::Treachery, Faction::Encounter, CardSet::Standard)
    },
    Def {
        boost: 1,
        abilities: &[
            Ability { effect: &[Do::Surge], ..WHEN_REVEALED_ALTER_EGO },
            Ability {
                picks: |_, ctx, it| it.marks & ctx.mark != 0 && it.engaged == Some(ctx.player),
                picked: "the-minion-that-attacks-next",
                effect: &[
                    Do::EnemyAttacks(Who::Villain),
                    Do::Custom(|state, ctx, phase, _| {
                        let player = ctx.player;
                        ordered_attacks(state, ctx, phase, player)
                    }),
                ],
                ..WHEN_REVEALED_HERO
            },
        ],
        ..Def::new(Card::GangUp, Kind::Treachery, Faction::Encounter, CardSet::Standard)
    },
    Def {
        boost: 2,
        abilities: &[Ability {
            effect: &[
                Do::When(|state, ctx| state.player(ctx.player).nemesis_in, &Do::Surge),
                Do::When(
                    |state, ctx| !state.player(ctx.player).nemesis_in,
                    &Do::Custom(bring_in_the_nemesis),
                ),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::ShadowOfThePast, Kind::Treachery, Faction::Encounter, CardSet::Standard)
    },
];

/// Shadow of the Past: the set-aside cards enter the game one after the other (rule 18.5).
fn bring_in_the_nemesis(state: &mut State, ctx: &mut Ctx, phase: u8, _: &mut Log) -> Custom {
    state.player_mut(ctx.player).nemesis_in = true;
    let set = state.player(ctx.player).hero.nemesis();
    let seat = if state.is_in(ctx.player) { ctx.player } else { state.first };
    let of_kind = |kind| Card::ALL.into_iter().find(|card| card.def().set == set && card.def().kind == kind);
    const SCHEME: u8 = 1;
    const REST: u8 = 2;
    let next = match phase {
        BEGIN => of_kind(Kind::Minion).map(|card| (card, SCHEME)),
        SCHEME => of_kind(Kind::SideScheme).map(|card| (card, REST)),
        _ => None,
    };
    if let Some((card, then)) = next {
        state.encounter_cards += 1;
        // Rule 37.21: it does not come from the encounter deck.
        return Custom::Call(then, state.begin_reveal(card, seat, false));
    }
    for def in Card::ALL.into_iter().map(Card::def).filter(|def| def.set == set) {
        if !matches!(def.kind, Kind::Minion | Kind::SideScheme) {
            for _ in 0..def.copies {
                state.encounter_cards += 1;
                state.shuffle_into_encounter(def.card);
            }
        }
    }
    Custom::Done
}
