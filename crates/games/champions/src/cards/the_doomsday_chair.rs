//! The Doomsday Chair.

use super::prelude::*;
use crate::ability::On;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        threat: fixed(8),
        acceleration_icons: 1,
        boost: 3,
        copies: 2,
        abilities: &[Ability {
            effect: &[Do::When(
                |state, _| state.in_play(Card::Modok).is_none(),
                &Do::Search { fits: |card| card == Card::Modok, deck_only: false, reveal: false },
            )],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::TheDoomsdayChair, Kind::SideScheme, Faction::Encounter, CardSet::TheDoomsdayChair)
    },
    Def {
        unique: true,
        traits: &[Trait::Cyborg, Trait::Elite],
        sch: Stat::N(2),
        atk: Stat::N(2),
        hp: fixed(8),
        boost: 2,
        retaliate: 2,
        ..Def::new(Card::Modok, Kind::Minion, Faction::Encounter, CardSet::TheDoomsdayChair)
    },
    Def {
        traits: &[Trait::Tech],
        boost: 1,
        surge: true,
        copies: 3,
        attach: Some(Attach {
            what: "the-minion-with-the-most-printed-hit-points",
            fits: |state, _, it| {
                free_minion(state, it)
                    && !state
                        .pieces
                        .iter()
                        .any(|other| free_minion(state, other) && other.def().hp.value > it.def().hp.value)
            },
        }),
        abilities: &[Ability {
            on: On::WouldBeDefeated,
            when: |state, ctx| {
                let host = state.piece(ctx.source).map(|this| this.host);
                state.what(ctx).is_some_and(|defeat| Some(defeat.to) == host)
            },
            effect: &[Do::Run(|state, ctx, log| {
                if let Some(defeat) = state.happening_mut(ctx.at) {
                    defeat.stopped = true;
                    let minion = defeat.to;
                    state.heal(minion, u16::MAX, log);
                    state.discard_piece(ctx.source, log);
                }
            })],
            ..FORCED_INTERRUPT
        }],
        ..Def::new(
            Card::BiomechanicalUpgrades,
            Kind::Attachment,
            Faction::Encounter,
            CardSet::TheDoomsdayChair,
        )
    },
];

/// Whether the piece is a minion without Biomechanical Upgrades.
fn free_minion(state: &State, it: &Piece) -> bool {
    let upgraded = |piece: &Piece| piece.card == Card::BiomechanicalUpgrades && piece.host == it.id;
    it.is_minion() && !state.pieces.iter().any(upgraded)
}
