//! She-Hulk, her obligation and her nemesis.

use super::prelude::*;
use crate::ability::On;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Avenger, Trait::Gamma],
        thw: Stat::N(1),
        atk: Stat::N(3),
        defence: Stat::N(2),
        hp: fixed(15),
        hand_size: 4,
        back: Some(Card::JenniferWalters),
        abilities: &[Ability {
            name: "do-you-even-lift",
            on: On::FormChanged,
            when: |state, ctx| state.what(ctx).is_some_and(|it| it.to == ctx.you()),
            targets: &[ENEMY],
            effect: &[Do::Damage(Who::Target, Num::N(2))],
            ..RESPONSE
        }],
        ..Def::new(Card::SheHulk, Kind::Hero, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        unique: true,
        traits: &[Trait::Attorney, Trait::Gamma],
        rec: Stat::N(5),
        hp: fixed(15),
        hand_size: 6,
        back: Some(Card::SheHulk),
        abilities: &[Ability {
            name: "i-object",
            once: true,
            on: On::WouldPlaceThreat,
            when: |state, ctx| state.what(ctx).is_some_and(|threat| threat.amount > 0),
            effect: &[Do::Run(|state, ctx, log| prevent(state, ctx, 1, log))],
            ..INTERRUPT
        }],
        ..Def::new(Card::JenniferWalters, Kind::AlterEgo, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        unique: true,
        traits: &[Trait::Avenger],
        cost: 3,
        icons: Icons::new(0, 0, 0, 1),
        thw: Stat::N(2),
        atk: Stat::N(1),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        abilities: &[Ability { effect: &[Do::ToHand(Who::This)], ..ACTION }],
        ..Def::new(Card::Hellcat, Kind::Ally, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Attack, Trait::Superpower],
        cost: 4,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        abilities: &[Ability {
            label: Some(Label::Attack),
            // An attack for nothing changes nothing, unless it only loses a stunned card (rule 16.8).
            could: |state, ctx| {
                state.identity(ctx.player).is_some_and(|it| it.damage > 0 || it.has(Status::Stunned))
            },
            targets: &[ENEMY_TO_ATTACK],
            effect: &[Do::Attack(Num::Of(|state, ctx| {
                state.identity(ctx.player).map_or(0, |it| it.damage.min(15))
            }))],
            ..HERO_ACTION
        }],
        ..Def::new(Card::GammaSlam, Kind::Event, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Superpower],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        copies: 2,
        deck_limit: 2,
        abilities: &[Ability { effect: &[Do::Damage(EACH_ENEMY, Num::N(1))], ..HERO_ACTION }],
        ..Def::new(Card::GroundStomp, Kind::Event, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Skill, Trait::Thwart],
        cost: 0,
        icons: Icons::new(0, 0, 1, 0),
        copies: 2,
        deck_limit: 2,
        abilities: &[Ability {
            label: Some(Label::Thwart),
            cost: &[Cost::DiscardHand { min: 1, max: 5 }],
            targets: &[SCHEME],
            effect: &[Do::Thwart(Num::Of(|_, ctx| ctx.x))],
            ..ALTER_EGO_ACTION
        }],
        ..Def::new(Card::LegalPractice, Kind::Event, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Skill],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            on: On::Attacked,
            when: |state, ctx| {
                let attacked = state.what(ctx).is_some_and(|attack| attack.flag && attack.by == ctx.you());
                attacked && state.is_hero(ctx.player)
            },
            could: |state, ctx| state.identity(ctx.player).is_some_and(|it| it.exhausted),
            effect: &[Do::Ready(YOUR_HERO)],
            ..RESPONSE
        }],
        ..Def::new(Card::OneTwoPunch, Kind::Event, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        cost: 3,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        abilities: &[Ability { effect: &[Do::ChangeForm, Do::DrawToHandSize], ..ACTION }],
        ..Def::new(Card::SplitPersonality, Kind::Event, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Location],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis, Cost::Spend(Icons::new(0, 1, 0, 0))],
            targets: &[SCHEME],
            effect: &[Do::RemoveThreat(Who::Target, Num::N(2))],
            ..ALTER_EGO_ACTION
        }],
        ..Def::new(Card::SuperhumanLawDivision, Kind::Support, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Skill],
        cost: 3,
        icons: Icons::new(1, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis, Cost::TakeDamage(1)],
            effect: &[Do::Draw(Whose::You, Num::N(1))],
            ..HERO_ACTION
        }],
        ..Def::new(Card::FocusedRage, Kind::Upgrade, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        traits: &[Trait::Superpower],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        copies: 2,
        deck_limit: 2,
        abilities: &[Ability {
            on: On::Attacked,
            when: |state, ctx| state.what(ctx).is_some_and(|attack| attack.by == ctx.you()),
            cost: &[Cost::DiscardThis],
            // Rule 10.2.1: it stays if the enemy is gone, as a defeated stage is, or cannot be stunned.
            could: |state, ctx| {
                state.what(ctx).is_some_and(|attack| {
                    let enemy = state.piece(attack.to);
                    !attack.defeated && enemy.is_some_and(|enemy| !enemy.has(Status::Stunned))
                })
            },
            effect: &[Do::Give(
                Who::The(|state, ctx| state.what(ctx).map_or(PieceId::NONE, |attack| attack.to)),
                Status::Stunned,
            )],
            ..FORCED_RESPONSE
        }],
        constants: &[hero_gets(Value::Atk, |_, _| 2)],
        ..Def::new(Card::SuperhumanStrength, Kind::Upgrade, Faction::Hero, CardSet::SheHulk)
    },
    Def {
        boost: 2,
        abilities: &[Ability {
            effect: &[
                MAY_BECOME_ALTER_EGO,
                Do::Choice(&[
                    EXHAUST_YOUR_ALTER_EGO,
                    Way {
                        what: "place-an-acceleration-token",
                        can: always,
                        does: &[Do::Run(|state, _, log| {
                            state.acceleration = state.acceleration.saturating_add(1);
                            log.public(crate::event::Event::Accelerated);
                        })],
                    },
                ]),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::LegalWork, Kind::Obligation, Faction::Encounter, CardSet::SheHulk)
    },
    Def {
        threat: fixed(3),
        crisis_icons: 1,
        boost: 3,
        abilities: &[MORE_THREAT_PER_PLAYER],
        ..Def::new(Card::PersonalChallenge, Kind::SideScheme, Faction::Encounter, CardSet::SheHulkNemesis)
    },
    Def {
        unique: true,
        traits: &[Trait::Brute, Trait::Elite],
        sch: Stat::N(1),
        atk: Stat::N(0),
        hp: fixed(6),
        boost: 2,
        constants: &[Constant::Plus {
            value: Value::Atk,
            by: |state, this| state.hp(this),
            to: |_, this, it| this.id == it.id,
        }],
        ..Def::new(Card::Titania, Kind::Minion, Faction::Encounter, CardSet::SheHulkNemesis)
    },
    Def {
        traits: &[Trait::Condition],
        boost: 1,
        attach: Some(Attach {
            what: "the-minion-with-the-most-printed-hit-points",
            fits: |state, _, it| {
                // Rule 37.28: a Drone has none printed.
                let printed = |it: &Piece| it.def().hp.value;
                it.is_minion()
                    && !state.pieces.iter().any(|other| other.is_minion() && printed(other) > printed(it))
            },
        }),
        abilities: &[Ability {
            effect: &[Do::When(|_, ctx| ctx.source == PieceId::NONE, &Do::Surge)],
            ..WHEN_REVEALED
        }],
        constants: &[Constant::Plus {
            value: Value::HitPoints,
            by: |_, _| 3,
            to: |_, this, it| this.host == it.id,
        }],
        ..Def::new(Card::GeneticallyEnhanced, Kind::Attachment, Faction::Encounter, CardSet::SheHulkNemesis)
    },
    Def {
        boost: 1,
        star: true,
        copies: 2,
        abilities: &[
            Ability { effect: &[Do::Custom(titania_attacks)], ..WHEN_REVEALED },
            Ability { effect: &[Do::ExtraBoost], ..BOOST },
        ],
        ..Def::new(Card::TitaniasFury, Kind::Treachery, Faction::Encounter, CardSet::SheHulkNemesis)
    },
];

/// Titania's Fury: the attack, and what happens if there was none.
fn titania_attacks(state: &mut State, ctx: &mut Ctx, phase: u8, log: &mut Log) -> Custom {
    let titania = state.in_play(Card::Titania);
    match (phase, titania) {
        (BEGIN, Some(_)) if state.is_hero(ctx.player) && state.is_activating() => return Custom::Wait,
        (BEGIN, Some(enemy)) if state.is_hero(ctx.player) => {
            return Custom::Call(AFTER, Frame::EnemyAttack { enemy, seat: ctx.player });
        }
        (AFTER, _) if ctx.outcome.made => return Custom::Done,
        _ => {}
    }
    if let Some(enemy) = titania {
        state.heal(enemy, u16::MAX, log);
    }
    if let Some(reveal) = state.happening_mut(ctx.at) {
        reveal.extra = true;
    }
    Custom::Done
}
