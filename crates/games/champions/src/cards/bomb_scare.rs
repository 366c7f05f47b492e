//! Bomb Scare.

use super::prelude::*;
use crate::frame::SentenceStep;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        threat: fixed(2),
        acceleration_icons: 1,
        boost: 2,
        abilities: &[MORE_THREAT_PER_PLAYER],
        ..Def::new(Card::BombScare, Kind::SideScheme, Faction::Encounter, CardSet::BombScare)
    },
    Def {
        traits: &[Trait::Hydra],
        sch: Stat::N(1),
        atk: Stat::N(1),
        hp: fixed(2),
        boost: 1,
        copies: 2,
        abilities: &[Ability {
            effect: &[Do::Choice(&[
                Way {
                    what: "take-2-damage",
                    can: |state, ctx| {
                        state
                            .identity(ctx.player)
                            .is_some_and(|it| !state.cannot_take_damage(it, Card::HydraBomber))
                    },
                    does: &[Do::Damage(Who::You, Num::N(2))],
                },
                Way {
                    what: "place-1-threat-on-the-main-scheme",
                    can: always,
                    does: &[Do::PlaceThreat(Who::Main, Num::N(1))],
                },
            ])],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::HydraBomber, Kind::Minion, Faction::Encounter, CardSet::BombScare)
    },
    Def {
        boost: 2,
        abilities: &[Ability {
            picks: may_be_hit,
            picked: "who-takes-the-next-damage",
            effect: &[
                Do::When(|state, _| state.in_play(Card::BombScare).is_none(), &Do::Surge),
                Do::Custom(explode),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::Explosion, Kind::Treachery, Faction::Encounter, CardSet::BombScare)
    },
    Def {
        boost: 1,
        copies: 2,
        abilities: &[Ability {
            effect: &[
                Do::When(is_confused, &Do::Surge),
                Do::When(|state, ctx| !is_confused(state, ctx), &Do::Give(Who::You, Status::Confused)),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::FalseAlarm, Kind::Treachery, Faction::Encounter, CardSet::BombScare)
    },
];

/// False Alarm: whether the player's identity is confused already.
fn is_confused(state: &State, ctx: &Ctx) -> bool {
    state.identity(ctx.player).is_some_and(|it| it.has(Status::Confused))
}

/// Explosion: whether the character can be given one more point. Nobody gets more than the remaining hit points while
/// another has room (rule 32.13).
fn may_be_hit(state: &State, _: &Ctx, it: &Piece) -> bool {
    let is_hit = |it: &Piece| it.is_hero() || it.is_ally();
    let has_room = |it: &Piece| it.due < state.hp(it);
    is_hit(it) && (has_room(it) || !state.pieces.iter().any(|other| is_hit(other) && has_room(other)))
}

/// Explosion: the first player divides the damage point by point, then all of it is dealt at once. `ctx.x` is what is
/// left to divide.
fn explode(state: &mut State, ctx: &mut Ctx, phase: u8, _: &mut Log) -> Custom {
    const CHOSEN: u8 = 1;
    const DEALT: u8 = 2;
    match phase {
        BEGIN => {
            let scheme = state.in_play(Card::BombScare).and_then(|id| state.piece(id));
            let Some(threat) = scheme.map(|scheme| scheme.threat) else { return Custom::Done };
            ctx.x = threat;
        }
        CHOSEN => {
            state.due(ctx.targets[0], 1);
            ctx.x -= 1;
        }
        _ => return Custom::Done,
    }
    while ctx.x > 0 {
        match only_one(state, ctx) {
            Found::None => return Custom::Done,
            Found::One(id) => {
                state.due(id, 1);
                ctx.x -= 1;
            }
            Found::Several => return Custom::Ask(CHOSEN, Pick::Piece(state.first)),
        }
    }
    let at = state.begin_sentence(ctx.player, ctx.card, ctx.source);
    Custom::Call(DEALT, Frame::Sentence(at, SentenceStep::Damage))
}
