//! Iron Man, his obligation and his nemesis.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Avenger],
        thw: Stat::N(2),
        atk: Stat::N(1),
        defence: Stat::N(1),
        hp: fixed(9),
        hand_size: 1,
        back: Some(Card::TonyStark),
        hand_size_limit: Some(7),
        constants: &[Constant::Plus {
            value: Value::HandSize,
            by: |state, this| {
                let tech = |it: &&Piece| is_tech_upgrade(it.def());
                this.controller.map_or(0, |seat| state.controlled(seat).filter(tech).count() as u16)
            },
            to: |_, this, it| this.id == it.id,
        }],
        ..Def::new(Card::IronMan, Kind::Hero, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Genius],
        rec: Stat::N(3),
        hp: fixed(9),
        hand_size: 6,
        back: Some(Card::IronMan),
        abilities: &[Ability {
            name: "futurist",
            once: true,
            could: |state, ctx| !state.player(ctx.player).deck.is_empty(),
            effect: &[Do::Custom(look_ahead)],
            ..ACTION
        }],
        ..Def::new(Card::TonyStark, Kind::AlterEgo, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Shield, Trait::Soldier],
        cost: 4,
        icons: Icons::new(0, 0, 0, 1),
        thw: Stat::N(1),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(4),
        deck_limit: 1,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis, Cost::DamageThis(2)],
            effect: &[Do::Damage(EACH_ENEMY, Num::N(1))],
            ..ACTION
        }],
        ..Def::new(Card::WarMachine, Kind::Ally, Faction::Hero, CardSet::IronMan)
    },
    Def {
        traits: &[Trait::Attack, Trait::Superpower],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            label: Some(Label::Attack),
            targets: &[ENEMY_TO_ATTACK],
            effect: &[
                Do::Mill(Whose::You, Num::N(5)),
                Do::Attack(Num::Of(|state, _| 1 + 2 * energy_icons(state))),
            ],
            ..HERO_ACTION
        }],
        ..Def::new(Card::RepulsorBlast, Kind::Event, Faction::Hero, CardSet::IronMan)
    },
    Def {
        traits: &[Trait::Attack],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        abilities: &[Ability {
            label: Some(Label::Attack),
            targets: &[ENEMY_TO_ATTACK],
            effect: &[Do::Attack(Num::If(aerial, 8, 4))],
            ..HERO_ACTION
        }],
        ..Def::new(Card::SupersonicPunch, Kind::Event, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Persona],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis],
            // Rule 9.3.5: cards of the same payment are not there yet.
            produces: |state, ctx| {
                state.player(ctx.player).discard.last().map_or(Icons::NONE, |card| card.def().icons)
            },
            ..RESOURCE
        }],
        ..Def::new(Card::PepperPotts, Kind::Support, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Location],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis],
            targets: &[Target {
                what: "a-player-with-a-tech-upgrade-in-the-discard-pile",
                fits: |state, _, it| it.id.player().is_some_and(|seat| discarded_tech(state, seat).is_some()),
            }],
            effect: &[Do::Run(|state, ctx, log| {
                if let Some(seat) = ctx.targets[0].player()
                    && let Some(card) = discarded_tech(state, seat)
                {
                    state.take_from_discard(seat, card, log);
                }
            })],
            ..ALTER_EGO_ACTION
        }],
        ..Def::new(Card::StarkTower, Kind::Support, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Item, Trait::Tech],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis],
            could: |state, ctx| state.identity(ctx.player).is_some_and(|it| it.exhausted),
            effect: &[Do::Ready(Who::You)],
            ..HERO_ACTION
        }],
        ..Def::new(Card::ArcReactor, Kind::Upgrade, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Armor, Trait::Tech],
        cost: 3,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        constants: &[you_get_hit_points(|_, _| 6)],
        ..Def::new(Card::MarkVArmor, Kind::Upgrade, Faction::Hero, CardSet::IronMan)
    },
    Def {
        unique: true,
        traits: &[Trait::Armor, Trait::Tech],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        abilities: &[Ability {
            label: Some(Label::Thwart),
            cost: &[Cost::ExhaustThis],
            targets: &[Target { what: "a-scheme", fits: scheme_in_sight }],
            effect: &[
                Do::When(|state, ctx| !aerial(state, ctx), &Do::Thwart(Num::N(1))),
                Do::When(
                    aerial,
                    &Do::RemoveThreat(Who::Each(|state, _, it| state.can_thwart(it)), Num::N(1)),
                ),
            ],
            ..HERO_ACTION
        }],
        ..Def::new(Card::MarkVHelmet, Kind::Upgrade, Faction::Hero, CardSet::IronMan)
    },
    Def {
        traits: &[Trait::Armor, Trait::Tech],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        abilities: &[Ability {
            label: Some(Label::Attack),
            cost: &[Cost::ExhaustThis],
            targets: &[ENEMY_TO_ATTACK],
            effect: &[Do::Attack(Num::If(aerial, 2, 1))],
            ..HERO_ACTION
        }],
        ..Def::new(Card::PoweredGauntlets, Kind::Upgrade, Faction::Hero, CardSet::IronMan)
    },
    Def {
        traits: &[Trait::Armor, Trait::Tech],
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        copies: 2,
        deck_limit: 2,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis, Cost::Spend(Icons::new(0, 1, 0, 0))],
            could: |state, ctx| !aerial(state, ctx),
            effect: &[Do::Run(|state, ctx, _| {
                let _ = state.lasting.try_push(Lasting::Trait { seat: ctx.player, word: Trait::Aerial });
            })],
            ..HERO_ACTION
        }],
        constants: &[you_get_hit_points(|_, _| 1)],
        ..Def::new(Card::RocketBoots, Kind::Upgrade, Faction::Hero, CardSet::IronMan)
    },
    Def {
        boost: 2,
        abilities: &[Ability {
            effect: &[
                MAY_BECOME_ALTER_EGO,
                Do::Choice(&[
                    EXHAUST_YOUR_ALTER_EGO,
                    Way {
                        what: "exhaust-each-upgrade-you-control",
                        // Rule 18.4.3.
                        can: |state, ctx| {
                            state.pieces.iter().any(|it| own_upgrade(state, ctx, it) && !it.exhausted)
                        },
                        does: &[Do::Exhaust(Who::Each(own_upgrade))],
                    },
                ]),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::BusinessProblems, Kind::Obligation, Faction::Encounter, CardSet::IronMan)
    },
    Def {
        threat: fixed(3),
        acceleration_icons: 1,
        boost: 3,
        abilities: &[MORE_THREAT_PER_PLAYER],
        ..Def::new(Card::ImminentOverload, Kind::SideScheme, Faction::Encounter, CardSet::IronManNemesis)
    },
    Def {
        unique: true,
        sch: Stat::N(2),
        atk: Stat::N(3),
        hp: fixed(4),
        boost: 2,
        retaliate: 1,
        ..Def::new(Card::Whiplash, Kind::Minion, Faction::Encounter, CardSet::IronManNemesis)
    },
    Def {
        star: true,
        copies: 2,
        abilities: &[
            Ability {
                picks: own_upgrade,
                picked: "the-upgrade-to-discard",
                effect: &[Do::Choice(&[
                    Way {
                        what: "deal-1-damage-to-your-hero-for-each-upgrade",
                        // Rule 37.10.
                        can: |state, ctx| state.is_hero(ctx.player) && own_upgrades(state, ctx) > 0,
                        does: &[Do::Damage(YOUR_HERO, Num::Of(own_upgrades))],
                    },
                    Way {
                        what: "discard-an-upgrade",
                        can: |state, ctx| own_upgrades(state, ctx) > 0,
                        does: &[Do::Custom(discard_upgrade)],
                    },
                ])],
                ..WHEN_REVEALED
            },
            Ability {
                picks: own_upgrade,
                picked: "the-upgrade-to-discard",
                effect: &[Do::When(undefended, &Do::Custom(discard_upgrade))],
                ..BOOST
            },
        ],
        ..Def::new(Card::ElectricWhipAttack, Kind::Treachery, Faction::Encounter, CardSet::IronManNemesis)
    },
    Def {
        boost: 2,
        abilities: &[Ability {
            effect: &[Do::EachPlayer(&[
                Do::Mill(Whose::You, Num::N(5)),
                Do::Damage(Who::You, Num::Of(|state, _| energy_icons(state))),
            ])],
            ..WHEN_REVEALED
        }],
        ..Def::new(
            Card::ElectromagneticBacklash,
            Kind::Treachery,
            Faction::Encounter,
            CardSet::IronManNemesis,
        )
    },
];

/// Whether the card is an upgrade with the Tech trait.
fn is_tech_upgrade(def: &Def) -> bool {
    def.kind == Kind::Upgrade && def.has(Trait::Tech)
}

/// The topmost Tech upgrade of a player's discard pile.
fn discarded_tech(state: &State, seat: Seat) -> Option<Card> {
    state.player(seat).discard.iter().rev().copied().find(|card| is_tech_upgrade(card.def()))
}

/// More hit points for the controlling player's identity, in both forms (rule 20.4).
const fn you_get_hit_points(by: fn(&State, &Piece) -> u16) -> Constant {
    Constant::Plus {
        value: Value::HitPoints,
        by,
        to: |_, this, it| it.is_identity() && this.controller == it.controller,
    }
}

/// The energy icons on the cards just discarded; wild ones do not count (rule 9.3.3).
fn energy_icons(state: &State) -> u16 {
    state.looked.iter().map(|card| u16::from(card.def().icons.energy)).sum()
}

/// Mark V Helmet: a scheme to choose. Nothing is chosen while all schemes are meant: the first one stands for them.
fn scheme_in_sight(state: &State, ctx: &Ctx, it: &Piece) -> bool {
    if aerial(state, ctx) {
        return state.pieces.iter().find(|it| state.can_thwart(it)).is_some_and(|first| first.id == it.id);
    }
    state.can_thwart(it)
}

/// An upgrade that the player controls, wherever it is attached (rule 4.2.5).
fn own_upgrade(_: &State, ctx: &Ctx, it: &Piece) -> bool {
    it.kind() == Kind::Upgrade && it.controller == Some(ctx.player)
}

/// How many upgrades the player controls.
fn own_upgrades(state: &State, ctx: &Ctx) -> u16 {
    state.pieces.iter().filter(|it| own_upgrade(state, ctx, it)).count() as u16
}

/// Electric Whip Attack: the player discards an upgrade of their choice.
fn discard_upgrade(state: &mut State, ctx: &mut Ctx, phase: u8, log: &mut Log) -> Custom {
    if phase == BEGIN {
        let mut own = state.pieces.iter().filter(|it| own_upgrade(state, ctx, it)).map(|it| it.id);
        match (own.next(), own.next()) {
            (None, _) => return Custom::Done,
            // Rule 37.24.
            (Some(only), None) => ctx.targets[0] = only,
            (Some(_), Some(_)) => return Custom::Ask(AFTER, Pick::Piece(ctx.player)),
        }
    }
    state.discard_piece(ctx.targets[0], log);
    Custom::Done
}

/// Futurist: the cards are looked at in the deck, so an emptied deck is reset only when they have left it.
fn look_ahead(state: &mut State, ctx: &mut Ctx, phase: u8, log: &mut Log) -> Custom {
    const LOOKED: u8 = 1;
    const CHOSEN: u8 = 2;
    let seat = ctx.player;
    match phase {
        BEGIN => {
            state.looked.clear();
            state.looking = Some(seat);
            return Custom::Call(LOOKED, Frame::Top { seat, to: To::Look, left: 3 });
        }
        LOOKED => match state.looked.as_slice() {
            // Rule 37.24.
            [first, others @ ..] if others.iter().all(|card| card == first) => ctx.picked = Some(*first),
            [] => {}
            _ => return Custom::Ask(CHOSEN, Pick::Looked(seat)),
        },
        _ => {}
    }
    let looked = state.looked.take();
    state.looking = None;
    state.dirty = true;
    let kept = looked.iter().position(|card| Some(*card) == ctx.picked);
    for (n, card) in looked.into_iter().enumerate() {
        if Some(n) == kept {
            let _ = state.player_mut(seat).hand.try_push(card);
            let who = if state.open_hands { kernel::SeatSet::EVERYONE } else { kernel::SeatSet::only(seat) };
            log.write(who, crate::event::Event::Drew(seat, Some(card)));
        } else {
            log.reveal();
            state.put_on_discard_pile(card, Some(seat));
            log.public(crate::event::Event::Discarded(seat, card));
        }
    }
    // The others do not learn which card was taken.
    ctx.picked = None;
    Custom::Done
}
