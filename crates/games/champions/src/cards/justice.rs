//! Justice.

use super::prelude::*;
use crate::ability::On;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Defender],
        cost: 4,
        icons: Icons::new(0, 0, 1, 0),
        thw: Stat::N(2),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        abilities: &[Ability {
            on: On::Thwarted,
            when: this_did_it,
            targets: &[ENEMY],
            effect: &[Do::Damage(Who::Target, Num::N(1))],
            ..RESPONSE
        }],
        ..Def::new(Card::Daredevil, Kind::Ally, Faction::Justice, CardSet::Justice)
    },
    Def {
        unique: true,
        traits: &[Trait::Defender],
        cost: 3,
        icons: Icons::new(1, 0, 0, 0),
        thw: Stat::N(1),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(3),
        deck_limit: 1,
        constants: &[Constant::Plus {
            value: Value::Thw,
            by: |state, _| state.side_schemes().count() as u16,
            to: |_, this, it| this.id == it.id,
        }],
        ..Def::new(Card::JessicaJones, Kind::Ally, Faction::Justice, CardSet::Justice)
    },
    Def {
        traits: &[Trait::Thwart],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            label: Some(Label::Thwart),
            targets: &[SCHEME],
            counts: Some(Resource::Mental),
            effect: &[Do::Thwart(Num::If(|_, ctx| ctx.paid.contains(Resource::Mental), 4, 3))],
            ..HERO_ACTION
        }],
        ..Def::new(Card::ForJustice, Kind::Event, Faction::Justice, CardSet::Justice)
    },
    Def {
        cost: 0,
        icons: Icons::new(0, 1, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            form: Some(Form::Hero),
            on: On::WouldPlaceThreat,
            effect: &[Do::Run(replace_threat), Do::Damage(Who::You, Num::Of(|_, ctx| ctx.x))],
            ..INTERRUPT
        }],
        ..Def::new(Card::GreatResponsibility, Kind::Event, Faction::Justice, CardSet::Justice)
    },
    Def {
        icons: Icons::new(0, 0, 0, 1),
        copies: 2,
        deck_limit: 2,
        doubles: Some(Faction::Justice),
        ..Def::new(Card::ThePowerOfJustice, Kind::Resource, Faction::Justice, CardSet::Justice)
    },
    Def {
        traits: &[Trait::Location],
        cost: 1,
        icons: Icons::new(1, 0, 0, 0),
        max: Max::PerPlayer,
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            on: On::Defeated,
            // Rule 3, "you": whatever of that player's defeated it.
            when: |state, ctx| state.what(ctx).is_some_and(|it| it.minions_defeated.contains(ctx.player)),
            cost: &[Cost::ExhaustThis],
            targets: &[SCHEME],
            effect: &[Do::RemoveThreat(Who::Target, Num::N(1))],
            ..RESPONSE
        }],
        ..Def::new(Card::InterrogationRoom, Kind::Support, Faction::Justice, CardSet::Justice)
    },
    Def {
        traits: &[Trait::Shield],
        cost: 2,
        icons: Icons::new(0, 1, 0, 0),
        uses: Some((3, "snoop")),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis, Cost::Counter],
            targets: &[SCHEME],
            effect: &[Do::RemoveThreat(Who::Target, Num::N(1))],
            ..ACTION
        }],
        ..Def::new(Card::SurveillanceTeam, Kind::Support, Faction::Justice, CardSet::Justice)
    },
    Def {
        traits: &[Trait::Skill],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        any_player: true,
        max: Max::PerPlayer,
        copies: 3,
        deck_limit: 3,
        constants: &[hero_gets(Value::Thw, |_, _| 1)],
        ..Def::new(Card::HeroicIntuition, Kind::Upgrade, Faction::Justice, CardSet::Justice)
    },
];

/// Great Responsibility: none of the threat is placed (rule 10.2.4); `ctx.x` is how much it was.
fn replace_threat(state: &mut State, ctx: &mut Ctx, log: &mut Log) {
    if let Some(threat) = state.happening_mut(ctx.at) {
        threat.stopped = true;
        ctx.x = threat.amount;
        let (card, amount) = (threat.card, threat.amount);
        log.public(crate::event::Event::Prevented(card, amount));
    }
}
