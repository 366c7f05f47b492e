//! Under Attack.

use super::prelude::*;
use crate::ability::On;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        threat: fixed(3),
        crisis_icons: 1,
        boost: 3,
        abilities: &[Ability {
            effect: &[Do::EachPlayer(&[Do::Choice(&[
                Way {
                    what: "place-2-threat-here",
                    can: always,
                    does: &[Do::PlaceThreat(Who::This, Num::N(2))],
                },
                Way {
                    what: "deal-3-damage-to-your-hero",
                    // Rule 37.10.
                    can: in_hero_form,
                    does: &[Do::Damage(YOUR_HERO, Num::N(3))],
                },
            ])])],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::UnderAttack, Kind::SideScheme, Faction::Encounter, CardSet::UnderAttack)
    },
    Def {
        traits: &[Trait::Armor],
        boost: 1,
        attach: TO_THE_VILLAIN,
        abilities: &[
            Ability {
                on: On::Damaged,
                when: |state, ctx| state.what(ctx).is_some_and(|damage| damage.villain_hurt),
                could: |state, _| state.villain().is_some_and(|villain| !villain.has(Status::Tough)),
                effect: &[Do::Give(Who::Villain, Status::Tough)],
                ..FORCED_RESPONSE
            },
            discard_for(&[Cost::ExhaustHero, Cost::Spend(Icons::new(0, 0, 2, 0))]),
        ],
        ..Def::new(Card::VibraniumArmor, Kind::Attachment, Faction::Encounter, CardSet::UnderAttack)
    },
    Def {
        traits: &[Trait::Weapon],
        boost: 1,
        attach: TO_THE_VILLAIN,
        abilities: &[discard_for(&[Cost::ExhaustHero, Cost::Spend(Icons::new(2, 0, 0, 0))])],
        constants: &[Constant::Plus {
            value: Value::Retaliate,
            by: |_, _| 1,
            to: |_, this, it| it.id == this.host,
        }],
        ..Def::new(Card::ConcussionBlasters, Kind::Attachment, Faction::Encounter, CardSet::UnderAttack)
    },
    Def {
        star: true,
        copies: 2,
        abilities: &[
            Ability { effect: &[Do::Damage(EACH_FRIENDLY, Num::N(1))], ..WHEN_REVEALED },
            Ability {
                effect: &[Do::Damage(
                    Who::Each(|_, ctx, it| it.is_friendly() && it.controller == Some(ctx.player)),
                    Num::N(1),
                )],
                ..BOOST
            },
        ],
        ..Def::new(Card::ConcussiveBlast, Kind::Treachery, Faction::Encounter, CardSet::UnderAttack)
    },
];
