//! Black Panther, his obligation and his nemesis.

use super::prelude::*;
use crate::ability::On;
use crate::frame::UseStep;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Avenger, Trait::Wakanda],
        thw: Stat::N(2),
        atk: Stat::N(2),
        defence: Stat::N(2),
        hp: fixed(11),
        hand_size: 5,
        retaliate: 1,
        back: Some(Card::TChalla),
        ..Def::new(Card::BlackPanther, Kind::Hero, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        unique: true,
        traits: &[Trait::King, Trait::Wakanda],
        rec: Stat::N(4),
        hp: fixed(11),
        hand_size: 6,
        back: Some(Card::BlackPanther),
        abilities: &[Ability {
            name: "foresight",
            finds: |_, _, card| is_panther_upgrade(card),
            effect: &[SEARCH_DECK],
            ..SETUP
        }],
        ..Def::new(Card::TChalla, Kind::AlterEgo, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        unique: true,
        traits: &[Trait::Genius, Trait::Wakanda],
        cost: 2,
        icons: Icons::new(0, 0, 1, 0),
        thw: Stat::N(1),
        atk: Stat::N(1),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        abilities: &[Ability {
            on: On::EnteredPlay,
            when: this_entered,
            finds: |_, _, card| card.def().kind == Kind::Upgrade,
            effect: &[SEARCH_DECK],
            ..RESPONSE
        }],
        ..Def::new(Card::Shuri, Kind::Ally, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        abilities: &[Ability {
            could: |state, ctx| !state.player(ctx.player).discard.is_empty(),
            // Titles, not cards: the variants of Wakanda Forever! are one title.
            finds: |state, _, card| !state.looked.iter().any(|other| other.title() == card.title()),
            effect: &[Do::Custom(shuffle_back)],
            ..ALTER_EGO_ACTION
        }],
        ..Def::new(Card::AncestralKnowledge, Kind::Event, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        traits: &[Trait::Tactic],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        abilities: &[WAKANDA_FOREVER],
        ..Def::new(Card::WakandaForeverA, Kind::Event, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        traits: &[Trait::Tactic],
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        abilities: &[WAKANDA_FOREVER],
        ..Def::new(Card::WakandaForeverB, Kind::Event, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        traits: &[Trait::Tactic],
        cost: 1,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        abilities: &[WAKANDA_FOREVER],
        ..Def::new(Card::WakandaForeverC, Kind::Event, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        traits: &[Trait::Tactic],
        cost: 1,
        icons: Icons::new(0, 0, 0, 1),
        copies: 2,
        deck_limit: 2,
        abilities: &[WAKANDA_FOREVER],
        ..Def::new(Card::WakandaForeverD, Kind::Event, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        icons: Icons::new(0, 0, 0, 2),
        copies: 3,
        deck_limit: 3,
        ..Def::new(Card::Vibranium, Kind::Resource, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        unique: true,
        traits: &[Trait::Location, Trait::Wakanda],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis],
            effect: &[Do::Draw(Whose::You, Num::N(2))],
            ..ALTER_EGO_ACTION
        }],
        ..Def::new(Card::TheGoldenCity, Kind::Support, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        traits: &[Trait::BlackPanther, Trait::Weapon],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        abilities: &[Ability {
            targets: &[PLAYER],
            effect: &[Do::Damage(
                Who::Each(|_, ctx, it| {
                    it.id == PieceId::VILLAIN
                        || (it.engaged.is_some() && it.engaged == ctx.targets[0].player())
                }),
                Num::If(is_final, 2, 1),
            )],
            ..SPECIAL
        }],
        ..Def::new(Card::EnergyDaggers, Kind::Upgrade, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        traits: &[Trait::BlackPanther, Trait::Weapon],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        deck_limit: 1,
        abilities: &[Ability {
            label: Some(Label::Attack),
            targets: &[ENEMY_TO_ATTACK],
            effect: &[Do::Attack(Num::If(is_final, 4, 2))],
            ..SPECIAL
        }],
        ..Def::new(Card::PantherClaws, Kind::Upgrade, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        traits: &[Trait::BlackPanther, Trait::Skill],
        cost: 2,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        abilities: &[Ability {
            label: Some(Label::Thwart),
            targets: &[SCHEME],
            effect: &[Do::Thwart(Num::If(is_final, 2, 1))],
            ..SPECIAL
        }],
        ..Def::new(Card::TacticalGenius, Kind::Upgrade, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        traits: &[Trait::Armor, Trait::BlackPanther],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        abilities: &[Ability {
            label: Some(Label::Attack),
            // Rule 10.3.5: nothing happens without damage to be moved.
            targets: &[Target {
                what: "an-enemy-to-attack",
                fits: |state, ctx, it| {
                    state.identity(ctx.player).is_some_and(|you| you.damage > 0)
                        && (ENEMY_TO_ATTACK.fits)(state, ctx, it)
                },
            }],
            effect: &[
                Do::Heal(
                    YOUR_HERO,
                    Num::Of(|state, ctx| match state.piece(ctx.targets[0]) {
                        Some(_) if ctx.last => 2,
                        Some(_) => 1,
                        None => 0,
                    }),
                ),
                Do::When(|_, ctx| ctx.outcome.amount > 0, &Do::Attack(Num::Of(|_, ctx| ctx.outcome.amount))),
            ],
            ..SPECIAL
        }],
        ..Def::new(Card::VibraniumSuit, Kind::Upgrade, Faction::Hero, CardSet::BlackPanther)
    },
    Def {
        boost: 2,
        abilities: &[Ability {
            picks: |_, ctx, it| is_own_panther_upgrade(ctx, it),
            picked: "the-upgrade-to-discard",
            effect: &[
                MAY_BECOME_ALTER_EGO,
                Do::Choice(&[
                    EXHAUST_YOUR_ALTER_EGO,
                    Way {
                        what: "discard-a-black-panther-upgrade",
                        // Rule 18.4.3: without one it could do nothing.
                        can: |state, ctx| state.pieces.iter().any(|it| is_own_panther_upgrade(ctx, it)),
                        does: &[PICK, Do::Discard(Who::Target)],
                    },
                ]),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::AffairsOfState, Kind::Obligation, Faction::Encounter, CardSet::BlackPanther)
    },
    Def {
        threat: per_player(3),
        hazard_icons: 1,
        boost: 3,
        ..Def::new(Card::UsurpTheThrone, Kind::SideScheme, Faction::Encounter, CardSet::BlackPantherNemesis)
    },
    Def {
        unique: true,
        traits: &[Trait::Assassin, Trait::Elite, Trait::Mercenary],
        sch: Stat::N(2),
        atk: Stat::N(2),
        hp: fixed(5),
        boost: 2,
        constants: &[Constant::NoDamage(|_, this, it, from| this.id == it.id && is_panther_upgrade(from))],
        ..Def::new(Card::Killmonger, Kind::Minion, Faction::Encounter, CardSet::BlackPantherNemesis)
    },
    Def {
        boost: 1,
        star: true,
        surge: true,
        abilities: &[
            Ability {
                effect: &[Do::Give(
                    Who::Each(|_, ctx, it| it.id == PieceId::VILLAIN || it.engaged == Some(ctx.player)),
                    Status::Tough,
                )],
                ..WHEN_REVEALED
            },
            Ability { effect: &[Do::Give(Who::Villain, Status::Tough)], ..BOOST },
        ],
        ..Def::new(Card::HeartShapedHerb, Kind::Treachery, Faction::Encounter, CardSet::BlackPantherNemesis)
    },
    Def {
        boost: 2,
        copies: 2,
        abilities: &[Ability {
            effect: &[
                Do::Custom(discard_encounter_card),
                Do::Choice(&[
                    Way {
                        what: "take-the-damage",
                        // Rule 37.10.
                        can: in_hero_form,
                        does: &[Do::Damage(Who::You, Num::Of(|_, ctx| ctx.x))],
                    },
                    Way {
                        what: "place-the-threat-on-the-main-scheme",
                        can: always,
                        does: &[Do::PlaceThreat(Who::Main, Num::Of(|_, ctx| ctx.x))],
                    },
                ]),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::RitualCombat, Kind::Treachery, Faction::Encounter, CardSet::BlackPantherNemesis)
    },
];

/// Wakanda Forever!, whatever its resource icon: the Specials form one sequence.
const WAKANDA_FOREVER: Ability = Ability {
    could: |state, ctx| state.controlled(ctx.player).any(|it| could_step(state, ctx, it)),
    picks: |_, ctx, it| is_own_panther_upgrade(ctx, it) && ctx.x & sequence_bit(it.card) != 0,
    picked: "the-upgrade-whose-special-comes-next",
    effect: &[Do::Custom(resolve_sequence)],
    ..HERO_ACTION
};

/// The upgrades that a sequence may be made of. Positions are saved with bits for them: another one would be the last.
const UPGRADES: [Card; 4] =
    [Card::EnergyDaggers, Card::PantherClaws, Card::TacticalGenius, Card::VibraniumSuit];

/// The bit of an upgrade in the set of steps that are still to come.
fn sequence_bit(card: Card) -> u16 {
    UPGRADES.iter().position(|other| *other == card).map_or(0, |n| 1 << n)
}

/// Whether a card is an upgrade with the Black Panther trait.
fn is_panther_upgrade(card: Card) -> bool {
    card.def().kind == Kind::Upgrade && card.def().has(Trait::BlackPanther)
}

/// Whether a piece is a Black Panther upgrade that the player controls.
fn is_own_panther_upgrade(ctx: &Ctx, it: &Piece) -> bool {
    it.controller == Some(ctx.player) && !it.facedown && is_panther_upgrade(it.card)
}

/// Whether this is the final step of the sequence.
fn is_final(_: &State, ctx: &Ctx) -> bool {
    ctx.last
}

/// The Special of an upgrade as a step of the sequence.
fn special(ctx: &Ctx, it: &Piece, last: bool) -> Option<Ctx> {
    let ability = it.def().find(|ability| ability.timing == Timing::Special)?;
    Some(Ctx { last, ..Ctx::new(it.card, ability, it.id, ctx.player) })
}

/// Whether the Special of a piece could change the game, be it by a status card that it takes away.
fn could_step(state: &State, ctx: &Ctx, it: &Piece) -> bool {
    is_own_panther_upgrade(ctx, it)
        && special(ctx, it, false).is_some_and(|step| {
            state.only_loses_status(&step)
                || step
                    .def()
                    .targets
                    .iter()
                    .all(|target| state.pieces.iter().any(|piece| (target.fits)(state, &step, piece)))
        })
}

/// Wakanda Forever!: one Special after the other; `ctx.x` holds those still to come. Each is checked for stunned and confused
/// on its own, and one that is cancelled or could do nothing is a step all the same (rule 37.3).
fn resolve_sequence(state: &mut State, ctx: &mut Ctx, phase: u8, log: &mut Log) -> Custom {
    const NEXT: u8 = 1;
    const CHOSEN: u8 = 2;
    if phase == BEGIN {
        ctx.x = state
            .controlled(ctx.player)
            .filter(|it| is_own_panther_upgrade(ctx, it))
            .fold(0, |set, it| set | sequence_bit(it.card));
    }
    let fits = WAKANDA_FOREVER.picks;
    let mut coming = state.pieces.iter().filter(|it| fits(state, ctx, it));
    let next = match (coming.next(), coming.next()) {
        (None, _) => return Custom::Done,
        (Some(only), None) => only,
        (Some(_), Some(_)) if phase != CHOSEN => return Custom::Ask(CHOSEN, Pick::Piece(ctx.player)),
        (Some(_), Some(_)) => match state.piece(ctx.targets[0]) {
            Some(chosen) => chosen,
            None => return Custom::Done,
        },
    };
    let bit = sequence_bit(next.card);
    let last = !state.pieces.iter().any(|it| fits(state, ctx, it) && it.id != next.id);
    let Some(step) = special(ctx, next, last) else { return Custom::Done };
    ctx.x &= !bit;
    log.public(crate::event::Event::Used(ctx.player, step.card, step.ability));
    Custom::Call(NEXT, Frame::Use(step, UseStep::Targets))
}

/// Ancestral Knowledge: one to three titles, one after the other; `state.looked` holds those chosen.
fn shuffle_back(state: &mut State, ctx: &mut Ctx, phase: u8, log: &mut Log) -> Custom {
    let seat = ctx.player;
    if phase == BEGIN {
        state.looked.clear();
    } else {
        let Some(card) = ctx.picked else { return Custom::Done };
        if state.shuffle_back(seat, card, log) {
            let _ = state.looked.try_push(card);
        }
    }
    let finds = ctx.def().finds;
    let more = state.player(seat).discard.iter().any(|card| finds(state, ctx, *card));
    if state.looked.len() == 3 || !more {
        return Custom::Done;
    }
    Custom::Ask(AFTER, Pick::Discard { seat, may_stop: phase != BEGIN })
}

/// Ritual Combat: a card of the encounter deck is discarded; `ctx.x` is X then.
fn discard_encounter_card(state: &mut State, ctx: &mut Ctx, phase: u8, _: &mut Log) -> Custom {
    if phase == BEGIN {
        state.looked.clear();
        return Custom::Call(AFTER, Frame::EncounterTop { to: EncounterTo::Discard, left: 1 });
    }
    ctx.x = 1 + state.looked.last().map_or(0, |card| u16::from(card.def().boost));
    Custom::Done
}
