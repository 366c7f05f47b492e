//! Rhino.

use super::prelude::*;
use crate::ability::On;
use crate::event::Event;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Brute, Trait::Criminal],
        sch: Stat::N(1),
        atk: Stat::N(2),
        hp: per_player(14),
        stage: 1,
        ..Def::new(Card::RhinoI, Kind::Villain, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        unique: true,
        traits: &[Trait::Brute, Trait::Criminal],
        sch: Stat::N(1),
        atk: Stat::N(3),
        hp: per_player(15),
        stage: 2,
        abilities: &[Ability {
            effect: &[Do::Search {
                fits: |card| card == Card::BreakinAndTakin,
                deck_only: false,
                reveal: true,
            }],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::RhinoII, Kind::Villain, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        unique: true,
        traits: &[Trait::Brute, Trait::Criminal],
        sch: Stat::N(1),
        atk: Stat::N(4),
        hp: per_player(16),
        stage: 3,
        toughness: true,
        abilities: &[Ability { effect: &[Do::Give(EACH_HERO, Status::Stunned)], ..WHEN_REVEALED }],
        ..Def::new(Card::RhinoIII, Kind::Villain, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        stage: 1,
        back: Some(Card::TheBreakIn1B),
        ..Def::new(Card::TheBreakIn1A, Kind::MainScheme, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        stage: 1,
        target: per_player(7),
        acceleration: per_player(1),
        last_stage: true,
        ..Def::new(Card::TheBreakIn1B, Kind::MainScheme, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        traits: &[Trait::Armor],
        attach: TO_THE_VILLAIN,
        abilities: &[Ability {
            on: On::WouldTakeDamage,
            when: |state, ctx| {
                let host = state.piece(ctx.source).map(|this| this.host);
                state.what(ctx).is_some_and(|damage| Some(damage.to) == host)
            },
            effect: &[Do::Run(take_instead)],
            ..FORCED_INTERRUPT
        }],
        ..Def::new(Card::ArmoredRhinoSuit, Kind::Attachment, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        boost: 2,
        adds: (0, 3),
        copies: 2,
        attach: TO_THE_VILLAIN,
        abilities: &[Ability {
            on: On::Attacks,
            when: host_attacks,
            effect: &[Do::Run(|state, ctx, _| {
                state.activation.overkill = true;
                let _ = state.activation.discard_after.try_push(ctx.source);
            })],
            ..FORCED_INTERRUPT
        }],
        ..Def::new(Card::Charge, Kind::Attachment, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        traits: &[Trait::Weapon],
        boost: 2,
        adds: (0, 1),
        attach: TO_THE_VILLAIN,
        abilities: &[discard_for(&[Cost::Spend(Icons::new(0, 0, 3, 0))])],
        ..Def::new(Card::EnhancedIvoryHorn, Kind::Attachment, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        traits: &[Trait::Hydra],
        sch: Stat::N(0),
        atk: Stat::N(1),
        hp: fixed(3),
        boost: 1,
        guard: true,
        copies: 2,
        ..Def::new(Card::HydraMercenary, Kind::Minion, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        unique: true,
        traits: &[Trait::Criminal, Trait::Elite],
        sch: Stat::N(2),
        atk: Stat::N(3),
        hp: fixed(4),
        boost: 2,
        toughness: true,
        ..Def::new(Card::Sandman, Kind::Minion, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        unique: true,
        traits: &[Trait::Criminal],
        sch: Stat::N(1),
        atk: Stat::N(2),
        hp: fixed(3),
        boost: 2,
        abilities: &[Ability { effect: &[Do::Damage(EACH_HERO, Num::N(1))], ..WHEN_REVEALED }],
        ..Def::new(Card::Shocker, Kind::Minion, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        copies: 2,
        abilities: &[Ability {
            effect: &[
                Do::Heal(Who::Villain, Num::N(4)),
                // Rule 37.22.
                Do::When(|_, ctx| ctx.outcome.amount == 0, &Do::Surge),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::HardToKeepDown, Kind::Treachery, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        copies: 2,
        abilities: &[Ability {
            effect: &[
                Do::When(is_tough, &Do::Surge),
                Do::When(|state, ctx| !is_tough(state, ctx), &Do::Give(Who::Villain, Status::Tough)),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::ImTough, Kind::Treachery, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        boost: 1,
        copies: 3,
        abilities: &[
            Ability { effect: &[Do::Surge], ..WHEN_REVEALED_ALTER_EGO },
            Ability {
                effect: &[
                    Do::EnemyAttacks(Who::Villain),
                    // An attack that was not made leaves nobody damaged.
                    Do::Give(Who::The(|_, ctx| ctx.outcome.damaged), Status::Stunned),
                ],
                ..WHEN_REVEALED_HERO
            },
        ],
        ..Def::new(Card::Stampede, Kind::Treachery, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        threat: fixed(2),
        hazard_icons: 1,
        boost: 2,
        abilities: &[MORE_THREAT_PER_PLAYER],
        ..Def::new(Card::BreakinAndTakin, Kind::SideScheme, Faction::Encounter, CardSet::Rhino)
    },
    Def {
        threat: per_player(2),
        crisis_icons: 1,
        boost: 2,
        ..Def::new(Card::CrowdControl, Kind::SideScheme, Faction::Encounter, CardSet::Rhino)
    },
];

/// Armored Rhino Suit: the damage goes onto this card (rule 10.2.4), which falls off at 5.
fn take_instead(state: &mut State, ctx: &mut Ctx, log: &mut Log) {
    let Some(damage) = state.happening_mut(ctx.at) else { return };
    damage.stopped = true;
    let amount = damage.amount;
    let Some(suit) = state.piece_mut(ctx.source) else { return };
    suit.damage += amount;
    let broken = suit.damage >= 5;
    let nth = state.nth_told(ctx.source, log);
    log.public(Event::Damage { to: Card::ArmoredRhinoSuit, at: ctx.source, nth, amount });
    if broken {
        state.discard_piece(ctx.source, log);
    }
}

/// "I'm Tough": whether the villain is tough already.
fn is_tough(state: &State, _: &Ctx) -> bool {
    state.villain().is_some_and(|it| it.has(Status::Tough))
}
