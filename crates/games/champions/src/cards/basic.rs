//! Basic.

use super::prelude::*;
use crate::ability::On;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Shield, Trait::Spy],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        thw: Stat::N(1),
        atk: Stat::N(1),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        abilities: &[Ability {
            on: On::EnteredPlay,
            when: this_entered,
            // Rule 37.17.
            targets: &[Target {
                what: "an-enemy-that-is-not-stunned",
                fits: |_, _, it| it.is_enemy() && !it.has(Status::Stunned),
            }],
            effect: &[Do::Give(Who::Target, Status::Stunned)],
            ..RESPONSE
        }],
        ..Def::new(Card::Mockingbird, Kind::Ally, Faction::Basic, CardSet::Basic)
    },
    Def {
        unique: true,
        traits: &[Trait::Shield, Trait::Spy],
        cost: 4,
        icons: Icons::new(0, 1, 0, 0),
        thw: Stat::N(2),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        abilities: &[Ability {
            on: On::EnteredPlay,
            when: this_entered,
            picked: "the-scheme-or-the-enemy",
            picks: |state, ctx, it| {
                if ctx.x == THREAT { state.can_thwart(it) } else { (ENEMY.fits)(state, ctx, it) }
            },
            effect: &[
                Do::Run(|state, ctx, _| {
                    // Rule 10.3.10: a delayed effect, whatever is chosen.
                    if state.piece(ctx.source).is_some() {
                        let _ = state.lasting.try_push(Lasting::DiscardAtEndOfRound(ctx.source));
                    }
                }),
                Do::Choice(&[
                    Way {
                        what: "remove-2-threat-from-a-scheme",
                        can: |state, _| state.pieces.iter().any(|it| state.can_thwart(it)),
                        does: &[
                            Do::Run(|_, ctx, _| ctx.x = THREAT),
                            PICK,
                            Do::RemoveThreat(Who::Target, Num::N(2)),
                        ],
                    },
                    Way {
                        what: "draw-3-cards",
                        can: |state, ctx| !state.player(ctx.player).deck.is_empty(),
                        does: &[Do::Draw(Whose::You, Num::N(3))],
                    },
                    Way {
                        what: "deal-4-damage-to-an-enemy",
                        can: |state, ctx| state.pieces.iter().any(|it| (ENEMY.fits)(state, ctx, it)),
                        does: &[
                            Do::Run(|_, ctx, _| ctx.x = DAMAGE),
                            PICK,
                            Do::Damage(Who::Target, Num::N(4)),
                        ],
                    },
                ]),
            ],
            ..FORCED_RESPONSE
        }],
        ..Def::new(Card::NickFury, Kind::Ally, Faction::Basic, CardSet::Basic)
    },
    Def {
        traits: &[Trait::Thwart],
        cost: 0,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            label: Some(Label::Thwart),
            on: On::Schemes,
            when: |state, ctx| state.what(ctx).is_some_and(|scheme| scheme.by == PieceId::VILLAIN),
            effect: &[Do::Run(|state, _, _| state.activation.less += 1)],
            ..INTERRUPT
        }],
        ..Def::new(Card::Emergency, Kind::Event, Faction::Basic, CardSet::Basic)
    },
    Def {
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            targets: &[Target {
                what: "a-damaged-character",
                fits: |_, _, it| it.kind().is_character() && it.damage > 0,
            }],
            effect: &[Do::Heal(Who::Target, Num::N(2))],
            ..ACTION
        }],
        ..Def::new(Card::FirstAid, Kind::Event, Faction::Basic, CardSet::Basic)
    },
    Def {
        traits: &[Trait::Attack],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            label: Some(Label::Attack),
            targets: &[ENEMY_TO_ATTACK],
            effect: &[Do::Attack(Num::N(3))],
            ..HERO_ACTION
        }],
        ..Def::new(Card::Haymaker, Kind::Event, Faction::Basic, CardSet::Basic)
    },
    Def {
        icons: Icons::new(2, 0, 0, 0),
        copies: 4,
        deck_limit: 1,
        ..Def::new(Card::Energy, Kind::Resource, Faction::Basic, CardSet::Basic)
    },
    Def {
        icons: Icons::new(0, 2, 0, 0),
        copies: 4,
        deck_limit: 1,
        ..Def::new(Card::Genius, Kind::Resource, Faction::Basic, CardSet::Basic)
    },
    Def {
        icons: Icons::new(0, 0, 2, 0),
        copies: 4,
        deck_limit: 1,
        ..Def::new(Card::Strength, Kind::Resource, Faction::Basic, CardSet::Basic)
    },
    Def {
        traits: &[Trait::Avenger, Trait::Location],
        cost: 4,
        icons: Icons::new(0, 1, 0, 0),
        max: Max::PerPlayer,
        copies: 4,
        deck_limit: 3,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis],
            targets: &[PLAYER],
            effect: &[Do::Draw(Whose::Target, Num::N(1))],
            ..ACTION
        }],
        ..Def::new(Card::AvengersMansion, Kind::Support, Faction::Basic, CardSet::Basic)
    },
    Def {
        traits: &[Trait::Location, Trait::Shield],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        max: Max::PerPlayer,
        copies: 4,
        deck_limit: 3,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis],
            targets: &[PLAYER],
            effect: &[Do::Run(|state, ctx, _| {
                if let Some(seat) = ctx.targets[0].player() {
                    state.player_mut(seat).discount += 1;
                }
            })],
            ..ACTION
        }],
        ..Def::new(Card::Helicarrier, Kind::Support, Faction::Basic, CardSet::Basic)
    },
    Def {
        traits: &[Trait::Condition],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            cost: &[Cost::Spend(Icons::new(0, 0, 1, 0)), Cost::DiscardThis],
            could: |state, ctx| state.identity(ctx.player).is_some_and(|it| it.exhausted),
            effect: &[Do::Ready(YOUR_HERO)],
            ..HERO_ACTION
        }],
        ..Def::new(Card::Tenacity, Kind::Upgrade, Faction::Basic, CardSet::Basic)
    },
];

/// What Nick Fury's pick is for.
const THREAT: u16 = 1;
const DAMAGE: u16 = 2;
