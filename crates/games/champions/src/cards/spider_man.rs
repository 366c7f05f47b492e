//! Spider-Man, his obligation and his nemesis.

use super::prelude::*;
use crate::ability::On;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Avenger],
        thw: Stat::N(1),
        atk: Stat::N(2),
        defence: Stat::N(3),
        hp: fixed(10),
        hand_size: 5,
        back: Some(Card::PeterParker),
        abilities: &[Ability {
            name: "spider-sense",
            on: On::Attacks,
            // Rule 11.2.3: the villain only, and the player whom he attacks first.
            when: |state, ctx| {
                state.what(ctx).is_some_and(|attack| attack.by == PieceId::VILLAIN && attack.to == ctx.you())
            },
            effect: &[Do::Draw(Whose::You, Num::N(1))],
            ..INTERRUPT
        }],
        ..Def::new(Card::SpiderMan, Kind::Hero, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Genius],
        rec: Stat::N(3),
        hp: fixed(10),
        hand_size: 6,
        back: Some(Card::SpiderMan),
        abilities: &[Ability {
            name: "scientist",
            once: true,
            produces: |_, _| Icons::new(0, 1, 0, 0),
            ..RESOURCE
        }],
        ..Def::new(Card::PeterParker, Kind::AlterEgo, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        unique: true,
        traits: &[Trait::HeroForHire],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        thw: Stat::N(1),
        atk: Stat::N(1),
        hurt: (1, 0),
        hp: fixed(2),
        deck_limit: 1,
        abilities: &[Ability {
            on: On::Played,
            when: |state, ctx| state.what(ctx).is_some_and(|it| it.to == ctx.source && it.flag),
            effect: &[Do::Mill(Whose::You, Num::N(2)), Do::Run(take_mental)],
            ..FORCED_RESPONSE
        }],
        ..Def::new(Card::BlackCat, Kind::Ally, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        traits: &[Trait::Defense, Trait::Skill],
        cost: 0,
        icons: Icons::new(0, 0, 1, 0),
        copies: 2,
        deck_limit: 2,
        abilities: &[Ability {
            label: Some(Label::Defense),
            on: On::WouldTakeDamage,
            when: |state, ctx| state.what(ctx).is_some_and(|damage| damage.flag && damage.to == ctx.you()),
            effect: &[Do::Run(prevent_all)],
            ..INTERRUPT
        }],
        ..Def::new(Card::Backflip, Kind::Event, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        traits: &[Trait::Superpower],
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        copies: 2,
        deck_limit: 2,
        abilities: &[Ability {
            form: Some(Form::Hero),
            on: On::Revealed,
            when: |state, ctx| {
                state.what(ctx).is_some_and(|reveal| reveal.flag && reveal.card.def().kind == Kind::Treachery)
            },
            effect: &[Do::Run(|state, ctx, _| {
                // Rule 18.7: keywords stay.
                if let Some(reveal) = state.happening_mut(ctx.at) {
                    reveal.stopped = true;
                }
            })],
            ..INTERRUPT
        }],
        ..Def::new(Card::EnhancedSpiderSense, Kind::Event, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        traits: &[Trait::Aerial, Trait::Attack, Trait::Superpower],
        cost: 3,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            label: Some(Label::Attack),
            targets: &[ENEMY_TO_ATTACK],
            effect: &[Do::Attack(Num::N(8))],
            ..HERO_ACTION
        }],
        ..Def::new(Card::SwingingWebKick, Kind::Event, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Persona],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis],
            could: |state, ctx| state.identity(ctx.player).is_some_and(|it| it.damage > 0),
            effect: &[Do::Heal(Who::You, Num::N(4))],
            ..ALTER_EGO_ACTION
        }],
        ..Def::new(Card::AuntMay, Kind::Support, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        traits: &[Trait::Item, Trait::Tech],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        attach: Some(Attach { what: "a-minion", fits: |_, _, it| it.is_minion() }),
        abilities: &[Ability {
            on: On::IsDefeated,
            when: |state, ctx| {
                let host = state.piece(ctx.source).map(|this| this.host);
                state.what(ctx).is_some_and(|defeat| Some(defeat.to) == host)
            },
            could: |state, _| state.pieces.iter().any(|it| state.can_thwart(it)),
            targets: &[SCHEME],
            effect: &[Do::RemoveThreat(Who::Target, Num::N(3))],
            ..FORCED_INTERRUPT
        }],
        ..Def::new(Card::SpiderTracer, Kind::Upgrade, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        traits: &[Trait::Item, Trait::Tech],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        uses: Some((3, "web")),
        copies: 2,
        deck_limit: 2,
        abilities: &[Ability {
            form: Some(Form::Hero),
            cost: &[Cost::ExhaustThis, Cost::Counter],
            produces: |_, _| Icons::new(0, 0, 0, 1),
            ..RESOURCE
        }],
        ..Def::new(Card::WebShooter, Kind::Upgrade, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        traits: &[Trait::Condition],
        cost: 4,
        icons: Icons::new(0, 0, 1, 0),
        hero_only: true,
        max: Max::PerHost,
        copies: 2,
        deck_limit: 2,
        attach: Some(Attach { what: "an-enemy", fits: |_, _, it| it.is_enemy() }),
        abilities: &[Ability {
            on: On::WouldAttack,
            when: |state, ctx| {
                let host = state.piece(ctx.source).map(|this| this.host);
                state.what(ctx).is_some_and(|attack| Some(attack.by) == host)
            },
            effect: &[Do::Run(|state, ctx, log| {
                if let Some(attack) = state.happening_mut(ctx.at) {
                    attack.stopped = true;
                    let enemy = attack.by;
                    state.discard_piece(ctx.source, log);
                    state.give(enemy, Status::Stunned, log);
                }
            })],
            ..FORCED_INTERRUPT
        }],
        ..Def::new(Card::WebbedUp, Kind::Upgrade, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        boost: 2,
        abilities: &[Ability {
            effect: &[
                MAY_BECOME_ALTER_EGO,
                Do::Choice(&[
                    EXHAUST_YOUR_ALTER_EGO,
                    Way {
                        what: "discard-a-random-card-surge",
                        // Rule 18.4.3: surge always does something.
                        can: always,
                        does: &[Do::DiscardRandom(Whose::You, Num::N(1)), Do::Surge],
                    },
                ]),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::EvictionNotice, Kind::Obligation, Faction::Encounter, CardSet::SpiderMan)
    },
    Def {
        threat: per_player(3),
        acceleration_icons: 1,
        boost: 3,
        abilities: &[
            Ability { effect: &[Do::EachPlayer(&[Do::Custom(put_card_under)])], ..WHEN_REVEALED },
            Ability {
                effect: &[Do::Run(|state, _, log| {
                    for (card, owner) in state.under.take() {
                        // Only the owner knows which card it is.
                        if state.is_in(owner) {
                            let _ = state.player_mut(owner).hand.try_push(card);
                            log.private(owner, crate::event::Event::Drew(owner, Some(card)));
                        } else {
                            log.reveal();
                            state.put_on_discard_pile(card, Some(owner));
                        }
                    }
                })],
                ..WHEN_DEFEATED
            },
        ],
        ..Def::new(Card::HighwayRobbery, Kind::SideScheme, Faction::Encounter, CardSet::SpiderManNemesis)
    },
    Def {
        unique: true,
        traits: &[Trait::Criminal],
        sch: Stat::N(1),
        atk: Stat::N(3),
        hp: fixed(4),
        boost: 2,
        quickstrike: true,
        ..Def::new(Card::Vulture, Kind::Minion, Faction::Encounter, CardSet::SpiderManNemesis)
    },
    Def {
        star: true,
        copies: 2,
        abilities: &[
            Ability {
                effect: &[
                    Do::Give(YOUR_HERO, Status::Stunned),
                    Do::When(|state, _| state.in_play(Card::Vulture).is_some(), &Do::Surge),
                ],
                ..WHEN_REVEALED
            },
            Ability { effect: &[Do::Run(acts_if_damaged)], ..BOOST },
            Ability { effect: &[Do::Give(Who::Target, Status::Stunned)], ..SPECIAL },
        ],
        ..Def::new(Card::SweepingSwoop, Kind::Treachery, Faction::Encounter, CardSet::SpiderManNemesis)
    },
    Def {
        boost: 2,
        abilities: &[Ability {
            effect: &[
                Do::DiscardRandom(Whose::Each, Num::N(1)),
                Do::PlaceThreat(
                    Who::Main,
                    Num::Of(|state, _| {
                        let types = |of: fn(Icons) -> u8| {
                            u16::from(state.looked.iter().any(|card| of(card.def().icons) > 0))
                        };
                        types(|icons| icons.energy)
                            + types(|icons| icons.mental)
                            + types(|icons| icons.physical)
                            + types(|icons| icons.wild)
                    }),
                ),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::TheVulturesPlans, Kind::Treachery, Faction::Encounter, CardSet::SpiderManNemesis)
    },
];

/// Black Cat: the discarded cards with a printed mental icon, if they are still in the discard pile (rule 19.8).
fn take_mental(state: &mut State, ctx: &mut Ctx, log: &mut Log) {
    for card in state.looked.clone() {
        if card.def().icons.mental > 0 {
            state.take_from_discard(ctx.player, card, log);
        }
    }
}

/// Highway Robbery: Chance says which card goes under the scheme.
fn put_card_under(state: &mut State, ctx: &mut Ctx, phase: u8, _: &mut Log) -> Custom {
    if phase != BEGIN || state.player(ctx.player).hand.is_empty() {
        return Custom::Done;
    }
    Custom::Call(AFTER, Frame::PutUnder { seat: ctx.player, scheme: ctx.source })
}
