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
        text: "When Revealed: If M.O.D.O.K. is not in play, search the encounter deck and discard pile for him and put him into play engaged with you.",
        abilities: &[Ability {
            effect: &[Do::When(
                |state, _| state.in_play(Card::Modok).is_none(),
                &Do::Search { fits: |card| card == Card::Modok, deck_only: false, reveal: false },
            )],
            ..WHEN_REVEALED
        }],
        ..Def::new(
            Card::TheDoomsdayChair,
            "The Doomsday Chair",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::TheDoomsdayChair,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Cyborg, Trait::Elite],
        sch: Stat::N(2),
        atk: Stat::N(2),
        hp: fixed(8),
        boost: 2,
        retaliate: 2,
        ..Def::new(Card::Modok, "M.O.D.O.K.", Kind::Minion, Faction::Encounter, CardSet::TheDoomsdayChair)
    },
    Def {
        traits: &[Trait::Tech],
        boost: 1,
        surge: true,
        copies: 3,
        attach: Some(Attach {
            what: "the minion with the most printed hit points",
            fits: |state, _, it| {
                free_minion(state, it)
                    && !state
                        .pieces
                        .iter()
                        .any(|other| free_minion(state, other) && other.def().hp.value > it.def().hp.value)
            },
        }),
        text: "Surge. Attach to the minion with the most printed hit points that has no Biomechanical Upgrades. Forced Interrupt: When that minion would be defeated, heal all damage from it instead. Then discard this card.",
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
            "Biomechanical Upgrades",
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
