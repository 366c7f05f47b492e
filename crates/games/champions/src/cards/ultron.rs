//! Ultron.

use super::prelude::*;
use crate::ability::On;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Android],
        sch: Stat::N(1),
        atk: Stat::N(2),
        hp: per_player(17),
        stage: 1,
        abilities: &[Ability {
            on: On::EnemyAttacked,
            when: the_villain_attacked,
            effect: &[Do::Choice(&[
                Way {
                    what: "place-1-threat-on-the-main-scheme",
                    can: always,
                    does: &[Do::PlaceThreat(Who::Main, Num::N(1))],
                },
                MAKE_A_DRONE,
            ])],
            ..FORCED_RESPONSE
        }],
        ..Def::new(Card::UltronI, Kind::Villain, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        unique: true,
        traits: &[Trait::Android],
        sch: Stat::N(2),
        atk: Stat::N(2),
        hp: per_player(22),
        stage: 2,
        abilities: &[Ability {
            on: On::Attacks,
            when: |state, ctx| state.what(ctx).is_some_and(|attack| attack.by == PieceId::VILLAIN),
            effect: &[
                Do::Drone(Whose::You, Num::N(1)),
                Do::Then(&Do::Run(|state, _, _| state.activation.drone_bonus = true)),
            ],
            ..FORCED_INTERRUPT
        }],
        ..Def::new(Card::UltronII, Kind::Villain, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        unique: true,
        traits: &[Trait::Android],
        sch: Stat::N(2),
        atk: Stat::N(4),
        hp: per_player(27),
        stage: 3,
        abilities: &[Ability {
            effect: &[Do::Search {
                fits: |card| card == Card::UltronsImperative,
                deck_only: false,
                reveal: true,
            }],
            ..WHEN_REVEALED
        }],
        constants: &[
            Constant::Plus { value: Value::Atk, by: |_, _| 1, to: |_, _, it| is_drone(it) },
            Constant::Plus { value: Value::HitPoints, by: |_, _| 1, to: |_, _, it| is_drone(it) },
            // Rule 27.3.4.
            Constant::NoDamage(|state, this, it, _| it.id == this.id && state.drones() > 0),
        ],
        ..Def::new(Card::UltronIII, Kind::Villain, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        stage: 1,
        back: Some(Card::TheCrimsonCowl1B),
        abilities: &[Ability {
            effect: &[Do::Run(|state, _, log| {
                let piece = state.put_into_play(Card::UltronDrones, |_| {});
                log.public(crate::event::Event::Entered(Card::UltronDrones, piece, 0));
            })],
            ..SETUP
        }],
        ..Def::new(Card::TheCrimsonCowl1A, Kind::MainScheme, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        stage: 1,
        target: per_player(3),
        acceleration: per_player(1),
        abilities: &[EACH_PLAYER_MAKES_A_DRONE],
        ..Def::new(Card::TheCrimsonCowl1B, Kind::MainScheme, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        stage: 2,
        back: Some(Card::AssaultOnNORAD2B),
        abilities: &[EACH_PLAYER_MAKES_A_DRONE],
        ..Def::new(Card::AssaultOnNORAD2A, Kind::MainScheme, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        stage: 2,
        target: per_player(10),
        acceleration: per_player(1),
        abilities: &[Ability {
            on: On::ThreatPlaced,
            // The threat that completed the stage before this one was not placed here.
            when: |state, ctx| state.what(ctx).is_some_and(|threat| threat.flag && threat.card == ctx.card),
            effect: &[Do::EachPlayer(&[Do::Choice(&[
                Way {
                    what: "place-2-threat-here",
                    // A player before may have completed this stage.
                    can: |state, ctx| state.piece(PieceId::MAIN).is_some_and(|main| main.card == ctx.card),
                    does: &[Do::PlaceThreat(Who::Main, Num::N(2))],
                },
                MAKE_A_DRONE,
            ])])],
            ..FORCED_RESPONSE
        }],
        ..Def::new(Card::AssaultOnNORAD2B, Kind::MainScheme, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        stage: 3,
        back: Some(Card::CountdownToOblivion3B),
        abilities: &[EACH_PLAYER_MAKES_A_DRONE],
        ..Def::new(Card::CountdownToOblivion3A, Kind::MainScheme, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        stage: 3,
        target: per_player(5),
        acceleration: per_player(1),
        last_stage: true,
        constants: &[Constant::ThreatStays],
        ..Def::new(Card::CountdownToOblivion3B, Kind::MainScheme, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        // Where a defeated Drone goes is how every card leaves play (rule 4.2.4).
        constants: &[
            Constant::Plus { value: Value::Sch, by: |_, _| 1, to: |_, _, it| it.facedown },
            Constant::Plus { value: Value::Atk, by: |_, _| 1, to: |_, _, it| it.facedown },
            Constant::Plus { value: Value::HitPoints, by: |_, _| 1, to: |_, _, it| it.facedown },
        ],
        ..Def::new(Card::UltronDrones, Kind::Environment, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        traits: &[Trait::Item, Trait::Tech],
        boost: 1,
        adds: (1, 0),
        attach: TO_THE_VILLAIN,
        abilities: &[
            Ability {
                on: On::Schemed,
                when: |state, ctx| {
                    let host = state.piece(ctx.source).map(|this| this.host);
                    state.what(ctx).is_some_and(|scheme| Some(scheme.by) == host)
                },
                could: |state, _| state.side_schemes().next().is_some(),
                effect: &[Do::PlaceThreat(EACH_SIDE_SCHEME, Num::N(1))],
                ..FORCED_RESPONSE
            },
            discard_for(&[Cost::ExhaustHero, Cost::Spend(Icons::new(0, 2, 0, 0))]),
        ],
        ..Def::new(Card::ProgramTransmitter, Kind::Attachment, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        traits: &[Trait::Condition],
        copies: 2,
        attach: Some(Attach {
            what: "ultron-drones",
            fits: |_, _, it| it.card == Card::UltronDrones && !it.facedown,
        }),
        abilities: &[discard_for(&[Cost::Spend(Icons::new(1, 1, 1, 0))])],
        constants: &[
            Constant::Plus { value: Value::Atk, by: |_, _| 1, to: |_, _, it| it.facedown },
            Constant::Plus { value: Value::HitPoints, by: |_, _| 1, to: |_, _, it| it.facedown },
        ],
        ..Def::new(Card::UpgradedDrones, Kind::Attachment, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        traits: &[Trait::Drone],
        sch: Stat::N(1),
        atk: Stat::N(1),
        hp: fixed(4),
        boost: 2,
        guard: true,
        copies: 3,
        abilities: &[Ability {
            on: On::IsDefeated,
            when: |state, ctx| state.what(ctx).is_some_and(|defeat| defeat.to == ctx.source),
            effect: &[Do::Drone(Whose::You, Num::N(1))],
            ..FORCED_INTERRUPT
        }],
        ..Def::new(Card::AdvancedUltronDrone, Kind::Minion, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        star: true,
        abilities: &[
            EACH_PLAYER_MAKES_A_DRONE,
            Ability {
                effect: &[Do::Choice(&[
                    Way {
                        what: "spend-an-energy-resource",
                        can: |state, ctx| can_spend(state, ctx, Icons::new(1, 0, 0, 0)),
                        does: &[Do::Spend(Icons::new(1, 0, 0, 0))],
                    },
                    MAKE_A_DRONE,
                ])],
                ..BOOST
            },
        ],
        ..Def::new(Card::AndroidEfficiencyA, Kind::Treachery, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        star: true,
        abilities: &[
            EACH_PLAYER_MAKES_A_DRONE,
            Ability {
                effect: &[Do::Choice(&[
                    Way {
                        what: "spend-a-mental-resource",
                        can: |state, ctx| can_spend(state, ctx, Icons::new(0, 1, 0, 0)),
                        does: &[Do::Spend(Icons::new(0, 1, 0, 0))],
                    },
                    MAKE_A_DRONE,
                ])],
                ..BOOST
            },
        ],
        ..Def::new(Card::AndroidEfficiencyB, Kind::Treachery, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        star: true,
        abilities: &[
            EACH_PLAYER_MAKES_A_DRONE,
            Ability {
                effect: &[Do::Choice(&[
                    Way {
                        what: "spend-a-physical-resource",
                        can: |state, ctx| can_spend(state, ctx, Icons::new(0, 0, 1, 0)),
                        does: &[Do::Spend(Icons::new(0, 0, 1, 0))],
                    },
                    MAKE_A_DRONE,
                ])],
                ..BOOST
            },
        ],
        ..Def::new(Card::AndroidEfficiencyC, Kind::Treachery, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        boost: 2,
        copies: 2,
        abilities: &[
            Ability {
                effect: &[Do::EnemySchemes(Who::Villain), Do::Mill(Whose::You, DONE_BY_IT)],
                ..WHEN_REVEALED_ALTER_EGO
            },
            Ability {
                effect: &[Do::EnemyAttacks(Who::Villain), Do::Mill(Whose::You, DONE_BY_IT)],
                ..WHEN_REVEALED_HERO
            },
        ],
        ..Def::new(Card::RageOfUltron, Kind::Treachery, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        boost: 1,
        star: true,
        copies: 2,
        abilities: &[
            Ability {
                effect: &[
                    Do::Heal(Who::Villain, Num::Of(|state, ctx| 2 * state.drones_with(ctx.player))),
                    Do::When(|_, ctx| ctx.outcome.amount == 0, &Do::Surge),
                ],
                ..WHEN_REVEALED
            },
            Ability {
                effect: &[Do::Heal(Who::Villain, Num::Of(|state, ctx| state.drones_with(ctx.player)))],
                ..BOOST
            },
        ],
        ..Def::new(Card::RepairSequence, Kind::Treachery, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        boost: 1,
        copies: 2,
        abilities: &[Ability {
            effect: &[
                Do::EnemyAttacks(Who::Each(|state, ctx, it| {
                    state.is_hero(ctx.player) && it.engaged == Some(ctx.player) && is_drone(it)
                })),
                Do::When(|_, ctx| ctx.x == 0, &Do::Drone(Whose::You, Num::N(1))),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::SwarmAttack, Kind::Treachery, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        threat: fixed(4),
        acceleration_icons: 1,
        boost: 2,
        abilities: &[Ability {
            effect: &[
                Do::Drone(Whose::Each, Num::N(1)),
                Do::Then(&Do::PlaceThreat(Who::This, Num::Of(|state, _| state.drones()))),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::DroneFactory, Kind::SideScheme, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        threat: per_player(3),
        hazard_icons: 1,
        boost: 3,
        abilities: &[Ability { effect: &[Do::Mill(Whose::Each, Num::N(3))], ..WHEN_REVEALED }],
        ..Def::new(Card::InvasiveAI, Kind::SideScheme, Faction::Encounter, CardSet::Ultron)
    },
    Def {
        threat: per_player(2),
        hazard_icons: 1,
        boost: 3,
        abilities: &[Ability { effect: &[Do::Drone(Whose::First, Num::N(2))], ..WHEN_REVEALED }],
        ..Def::new(Card::UltronsImperative, Kind::SideScheme, Faction::Encounter, CardSet::Ultron)
    },
];

/// Whether the piece is a Drone minion, facedown or not.
fn is_drone(it: &Piece) -> bool {
    it.is_minion() && it.def().has(Trait::Drone)
}

/// Whether the villain attacked a player who is still in the game.
fn the_villain_attacked(state: &State, ctx: &Ctx) -> bool {
    state.what(ctx).is_some_and(|attack| attack.by == PieceId::VILLAIN && state.is_in(attack.player))
}

/// Make a Drone (rule 3), as an option: it can be chosen only with a card to make it of.
const MAKE_A_DRONE: Way = Way {
    what: "make-1-drone",
    can: |state, ctx| {
        let player = state.player(ctx.player);
        !player.deck.is_empty() || !player.discard.is_empty()
    },
    does: &[Do::Drone(Whose::You, Num::N(1))],
};

/// Each player makes a Drone.
const EACH_PLAYER_MAKES_A_DRONE: Ability =
    Ability { effect: &[Do::Drone(Whose::Each, Num::N(1))], ..WHEN_REVEALED };

/// The threat placed by the scheme, or the damage dealt by the attack, that this card has just caused.
const DONE_BY_IT: Num = Num::Of(|_, ctx| ctx.outcome.amount);
