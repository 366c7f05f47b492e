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
        text: "Spider-Sense — Interrupt: When the villain starts an attack against you, draw 1 card.",
        abilities: &[Ability {
            name: "Spider-Sense",
            on: On::Attacks,
            // Rule 11.2.3: the villain only, and the player whom he attacks first.
            when: |state, ctx| {
                state.what(ctx).is_some_and(|attack| attack.by == PieceId::VILLAIN && attack.to == ctx.you())
            },
            effect: &[Do::Draw(Whose::You, Num::N(1))],
            ..INTERRUPT
        }],
        ..Def::new(Card::SpiderMan, "Spider-Man", Kind::Hero, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Genius],
        rec: Stat::N(3),
        hp: fixed(10),
        hand_size: 6,
        back: Some(Card::SpiderMan),
        text: "Scientist — Resource: Generate a mental resource. (Limit once per round.)",
        abilities: &[Ability {
            name: "Scientist",
            once: true,
            produces: |_, _| Icons::new(0, 1, 0, 0),
            ..RESOURCE
        }],
        ..Def::new(Card::PeterParker, "Peter Parker", Kind::AlterEgo, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        subtitle: "Felicia Hardy",
        unique: true,
        traits: &[Trait::HeroForHire],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        thw: Stat::N(1),
        atk: Stat::N(1),
        hurt: (1, 0),
        hp: fixed(2),
        deck_limit: 1,
        text: "Forced Response: After you play Black Cat, discard the top 2 cards of your deck. Take each of them with a printed mental icon into your hand.",
        abilities: &[Ability {
            on: On::Played,
            when: |state, ctx| state.what(ctx).is_some_and(|it| it.to == ctx.source && it.flag),
            effect: &[Do::Mill(Whose::You, Num::N(2)), Do::Run(take_mental)],
            ..FORCED_RESPONSE
        }],
        ..Def::new(Card::BlackCat, "Black Cat", Kind::Ally, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        traits: &[Trait::Defense, Trait::Skill],
        cost: 0,
        icons: Icons::new(0, 0, 1, 0),
        copies: 2,
        deck_limit: 2,
        text: "Interrupt (defense): When you would take damage from an attack, prevent all of it.",
        abilities: &[Ability {
            label: Some(Label::Defense),
            on: On::WouldTakeDamage,
            when: |state, ctx| state.what(ctx).is_some_and(|damage| damage.flag && damage.to == ctx.you()),
            effect: &[Do::Run(prevent_all)],
            ..INTERRUPT
        }],
        ..Def::new(Card::Backflip, "Backflip", Kind::Event, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        traits: &[Trait::Superpower],
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        copies: 2,
        deck_limit: 2,
        text: "Hero Interrupt: When a treachery from the encounter deck is revealed, cancel its When Revealed effects.",
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
        ..Def::new(
            Card::EnhancedSpiderSense,
            "Enhanced Spider-Sense",
            Kind::Event,
            Faction::Hero,
            CardSet::SpiderMan,
        )
    },
    Def {
        traits: &[Trait::Aerial, Trait::Attack, Trait::Superpower],
        cost: 3,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        text: "Hero Action (attack): Deal 8 damage to an enemy.",
        abilities: &[Ability {
            label: Some(Label::Attack),
            targets: &[ENEMY_TO_ATTACK],
            effect: &[Do::Attack(Num::N(8))],
            ..HERO_ACTION
        }],
        ..Def::new(Card::SwingingWebKick, "Swinging Web Kick", Kind::Event, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Persona],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        text: "Alter-Ego Action: Exhaust Aunt May → heal 4 damage from Peter Parker.",
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis],
            could: |state, ctx| state.identity(ctx.player).is_some_and(|it| it.damage > 0),
            effect: &[Do::Heal(Who::You, Num::N(4))],
            ..ALTER_EGO_ACTION
        }],
        ..Def::new(Card::AuntMay, "Aunt May", Kind::Support, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        traits: &[Trait::Item, Trait::Tech],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        attach: Some(Attach { what: "a minion", fits: |_, _, it| it.is_minion() }),
        text: "Attach to a minion. Forced Interrupt: When that minion is defeated, remove 3 threat from a scheme.",
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
        ..Def::new(Card::SpiderTracer, "Spider-Tracer", Kind::Upgrade, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        traits: &[Trait::Item, Trait::Tech],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        uses: Some((3, "web")),
        copies: 2,
        deck_limit: 2,
        text: "Uses (3 web counters). Hero Resource: Exhaust Web-Shooter and remove a web counter from it → generate a wild resource.",
        abilities: &[Ability {
            form: Some(Form::Hero),
            cost: &[Cost::ExhaustThis, Cost::Counter],
            produces: |_, _| Icons::new(0, 0, 0, 1),
            ..RESOURCE
        }],
        ..Def::new(Card::WebShooter, "Web-Shooter", Kind::Upgrade, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        traits: &[Trait::Condition],
        cost: 4,
        icons: Icons::new(0, 0, 1, 0),
        hero_only: true,
        max: Max::PerHost,
        copies: 2,
        deck_limit: 2,
        attach: Some(Attach { what: "an enemy", fits: |_, _, it| it.is_enemy() }),
        text: "Play only in hero form. Attach to an enemy. Max 1 per enemy. Forced Interrupt: When that enemy would attack, discard Webbed Up instead. Then stun that enemy.",
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
        ..Def::new(Card::WebbedUp, "Webbed Up", Kind::Upgrade, Faction::Hero, CardSet::SpiderMan)
    },
    Def {
        boost: 2,
        text: "When Revealed: Give this to the Peter Parker player, who may change to alter-ego form. Choose: exhaust Peter Parker and remove this card from the game; or discard 1 random card from your hand, and this card gains surge.",
        abilities: &[Ability {
            effect: &[
                MAY_BECOME_ALTER_EGO,
                Do::Choice(&[
                    EXHAUST_YOUR_ALTER_EGO,
                    Way {
                        text: "Discard a random card; surge",
                        // Rule 18.4.3: surge always does something.
                        can: always,
                        does: &[Do::DiscardRandom(Whose::You, Num::N(1)), Do::Surge],
                    },
                ]),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(
            Card::EvictionNotice,
            "Eviction Notice",
            Kind::Obligation,
            Faction::Encounter,
            CardSet::SpiderMan,
        )
    },
    Def {
        threat: per_player(3),
        acceleration_icons: 1,
        boost: 3,
        text: "When Revealed: Each player puts a random card from hand facedown under this scheme. When Defeated: Each of these cards returns to its owner's hand.",
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
        ..Def::new(
            Card::HighwayRobbery,
            "Highway Robbery",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::SpiderManNemesis,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Criminal],
        sch: Stat::N(1),
        atk: Stat::N(3),
        hp: fixed(4),
        boost: 2,
        quickstrike: true,
        ..Def::new(Card::Vulture, "Vulture", Kind::Minion, Faction::Encounter, CardSet::SpiderManNemesis)
    },
    Def {
        star: true,
        copies: 2,
        text: "When Revealed: Stun your hero. If Vulture is in play, this card gains surge. Boost: If this activation damages a character, stun that character.",
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
        ..Def::new(
            Card::SweepingSwoop,
            "Sweeping Swoop",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::SpiderManNemesis,
        )
    },
    Def {
        boost: 2,
        text: "When Revealed: Each player discards a random card from hand. Place 1 threat on the main scheme for each different resource type on those cards.",
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
        ..Def::new(
            Card::TheVulturesPlans,
            "The Vulture's Plans",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::SpiderManNemesis,
        )
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
