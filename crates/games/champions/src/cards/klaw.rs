//! Klaw.

use super::prelude::*;
use crate::ability::On;
use crate::event::Event;
use crate::frame::EnteredStep;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(2),
        atk: Stat::N(0),
        hp: per_player(12),
        stage: 1,
        abilities: &[ONE_MORE_BOOST_CARD],
        ..Def::new(Card::KlawI, Kind::Villain, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(2),
        atk: Stat::N(1),
        hp: per_player(18),
        stage: 2,
        abilities: &[
            Ability {
                effect: &[Do::Search {
                    fits: |card| card == Card::TheImmortalKlaw,
                    deck_only: false,
                    reveal: true,
                }],
                ..WHEN_REVEALED
            },
            ONE_MORE_BOOST_CARD,
        ],
        ..Def::new(Card::KlawII, Kind::Villain, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(3),
        atk: Stat::N(2),
        hp: per_player(22),
        stage: 3,
        toughness: true,
        abilities: &[ONE_MORE_BOOST_CARD],
        ..Def::new(Card::KlawIII, Kind::Villain, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        stage: 1,
        back: Some(Card::UndergroundDistribution1B),
        abilities: &[Ability {
            effect: &[Do::Search {
                fits: |card| card == Card::DefenseNetwork,
                deck_only: true,
                reveal: true,
            }],
            ..SETUP
        }],
        ..Def::new(Card::UndergroundDistribution1A, Kind::MainScheme, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        stage: 1,
        target: per_player(6),
        acceleration: per_player(1),
        abilities: &[DIG_FOR_A_MINION],
        ..Def::new(Card::UndergroundDistribution1B, Kind::MainScheme, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        stage: 2,
        back: Some(Card::SecretRendezvous2B),
        abilities: &[DIG_FOR_A_MINION],
        ..Def::new(Card::SecretRendezvous2A, Kind::MainScheme, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        stage: 2,
        target: per_player(8),
        acceleration: per_player(1),
        last_stage: true,
        ..Def::new(Card::SecretRendezvous2B, Kind::MainScheme, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        unique: true,
        traits: &[Trait::Weapon],
        boost: 3,
        adds: (0, 1),
        attach: TO_THE_VILLAIN,
        abilities: &[
            Ability {
                on: On::EnemyAttacked,
                when: |state, ctx| {
                    host_attacks(state, ctx) && state.what(ctx).is_some_and(|attack| attack.damaged)
                },
                // Rule 37.17.
                could: |state, _| {
                    state.piece(state.activation.damaged).is_some_and(|it| !it.has(Status::Stunned))
                },
                effect: &[Do::Give(Who::The(|state, _| state.activation.damaged), Status::Stunned)],
                ..FORCED_RESPONSE
            },
            discard_for(&[Cost::Spend(ONE_OF_EACH)]),
        ],
        ..Def::new(Card::SonicConverter, Kind::Attachment, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        traits: &[Trait::Condition],
        boost: 3,
        attach: TO_THE_VILLAIN,
        abilities: &[discard_for(&[Cost::Spend(ONE_OF_EACH)])],
        constants: &[Constant::Plus {
            value: Value::Retaliate,
            by: |_, _| 1,
            to: |_, this, it| this.host == it.id,
        }],
        ..Def::new(Card::SolidSoundBody, Kind::Attachment, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        traits: &[Trait::Mercenary],
        sch: Stat::N(0),
        atk: Stat::N(1),
        hp: fixed(3),
        boost: 1,
        guard: true,
        toughness: true,
        copies: 3,
        ..Def::new(Card::ArmoredGuard, Kind::Minion, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        traits: &[Trait::Mercenary],
        sch: Stat::N(1),
        atk: Stat::N(1),
        hp: fixed(2),
        star: true,
        surge: true,
        copies: 2,
        abilities: &[Ability { effect: &[Do::Custom(run_in)], ..BOOST }],
        ..Def::new(Card::WeaponsRunner, Kind::Minion, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        boost: 1,
        copies: 2,
        abilities: &[
            Ability { effect: &[Do::DiscardRandom(Whose::You, Num::N(1))], ..WHEN_REVEALED_ALTER_EGO },
            Ability {
                effect: &[
                    Do::EnemyAttacks(Who::Villain),
                    Do::When(
                        // Rule 11.5.5.
                        |_, ctx| ctx.outcome.amount > 0,
                        &Do::PlaceThreat(Who::Main, Num::N(1)),
                    ),
                ],
                ..WHEN_REVEALED_HERO
            },
        ],
        ..Def::new(Card::KlawsVengeance, Kind::Treachery, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        star: true,
        copies: 2,
        abilities: &[
            Ability {
                effect: &[Do::Choice(&[
                    Way {
                        what: "spend-an-energy-a-mental-and-a-physical-resource",
                        can: |state, ctx| can_spend(state, ctx, ONE_OF_EACH),
                        does: &[Do::Spend(ONE_OF_EACH)],
                    },
                    Way {
                        what: "exhaust-each-character-you-control",
                        // Rule 10.3.3.
                        can: |state, ctx| {
                            state.pieces.iter().any(|it| !it.exhausted && yours(state, ctx, it))
                        },
                        does: &[Do::Exhaust(Who::Each(yours))],
                    },
                ])],
                ..WHEN_REVEALED
            },
            Ability { effect: &[Do::Run(acts_if_damaged)], ..BOOST },
            Ability {
                effect: &[Do::When(|_, ctx| ctx.targets[0] == ctx.you(), &Do::Exhaust(YOUR_HERO))],
                ..SPECIAL
            },
        ],
        ..Def::new(Card::SonicBoom, Kind::Treachery, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        boost: 2,
        copies: 2,
        abilities: &[
            Ability {
                effect: &[
                    Do::Heal(Who::Villain, Num::N(4)),
                    // Rule 37.22.
                    Do::When(|_, ctx| ctx.outcome.amount == 0, &Do::Surge),
                ],
                ..WHEN_REVEALED_ALTER_EGO
            },
            Ability {
                // Rule 1.1.3: he heals even if the damage was prevented.
                effect: &[Do::Damage(Who::You, Num::N(2)), Do::Heal(Who::Villain, Num::N(2))],
                ..WHEN_REVEALED_HERO
            },
        ],
        ..Def::new(Card::SoundManipulation, Kind::Treachery, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        threat: fixed(2),
        crisis_icons: 1,
        boost: 2,
        abilities: &[MORE_THREAT_PER_PLAYER],
        ..Def::new(Card::DefenseNetwork, Kind::SideScheme, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        threat: fixed(3),
        hazard_icons: 1,
        boost: 2,
        abilities: &[MORE_THREAT_PER_PLAYER],
        ..Def::new(Card::IllegalArmsFactory, Kind::SideScheme, Faction::Encounter, CardSet::Klaw)
    },
    Def {
        threat: per_player(3),
        acceleration_icons: 1,
        constants: &[Constant::Plus {
            value: Value::HitPoints,
            by: |_, _| 10,
            to: |_, _, it| it.id == PieceId::VILLAIN,
        }],
        ..Def::new(Card::TheImmortalKlaw, Kind::SideScheme, Faction::Encounter, CardSet::Klaw)
    },
];

/// One resource of each type.
const ONE_OF_EACH: Icons = Icons::new(1, 1, 1, 0);

/// Klaw's own ability: only when he attacks, not when he schemes.
const ONE_MORE_BOOST_CARD: Ability = Ability {
    on: On::Attacks,
    when: this_attacks,
    effect: &[Do::Run(|state, _, _| state.activation.extra_boosts += 1)],
    ..FORCED_INTERRUPT
};

/// What both main schemes of Klaw do when they come up. The minion is not revealed (rule 18.2.1).
const DIG_FOR_A_MINION: Ability = Ability {
    effect: &[Do::Dig { fits: |card| card.def().kind == Kind::Minion, whose: Whose::First, reveal: false }],
    ..WHEN_REVEALED
};

/// Weapons Runner: a boost card that stays in play is not discarded (rule 15.6).
fn run_in(state: &mut State, ctx: &mut Ctx, phase: u8, log: &mut Log) -> Custom {
    if phase != BEGIN || state.activation.flipped.take().is_none() {
        return Custom::Done;
    }
    // Rule 22.1: minions of a player who was eliminated belong to the next one.
    let player = if state.is_in(ctx.player) { ctx.player } else { state.next_player(ctx.player) };
    let piece = state.put_into_play(ctx.card, |piece| piece.engaged = Some(player));
    log.public(Event::Entered(ctx.card, piece, state.nth_told(piece, log)));
    Custom::Call(AFTER, Frame::Entered { piece, step: EnteredStep::Quickstrike, played: false })
}

/// Sonic Boom: the characters that the player controls.
fn yours(_: &State, ctx: &Ctx, it: &Piece) -> bool {
    it.is_friendly() && it.controller == Some(ctx.player)
}
