//! Captain Marvel, her obligation and her nemesis.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        unique: true,
        traits: &[Trait::Avenger, Trait::Soldier],
        thw: Stat::N(2),
        atk: Stat::N(2),
        defence: Stat::N(1),
        hp: fixed(12),
        hand_size: 5,
        back: Some(Card::CarolDanvers),
        abilities: &[Ability {
            name: "rechannel",
            once: true,
            // Without damage the cost cannot be paid.
            cost: &[Cost::Spend(Icons::new(1, 0, 0, 0)), Cost::HealYou(1)],
            effect: &[Do::Draw(Whose::You, Num::N(1))],
            ..ACTION
        }],
        ..Def::new(Card::CaptainMarvel, Kind::Hero, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        unique: true,
        traits: &[Trait::Shield, Trait::Soldier],
        rec: Stat::N(4),
        hp: fixed(12),
        hand_size: 6,
        back: Some(Card::CaptainMarvel),
        abilities: &[Ability {
            name: "commander",
            once: true,
            targets: &[PLAYER],
            effect: &[Do::Draw(Whose::Target, Num::N(1))],
            ..ACTION
        }],
        ..Def::new(Card::CarolDanvers, Kind::AlterEgo, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        unique: true,
        traits: &[Trait::Avenger, Trait::Spy],
        cost: 3,
        icons: Icons::new(0, 0, 0, 1),
        thw: Stat::N(2),
        atk: Stat::N(2),
        hurt: (1, 1),
        hp: fixed(2),
        deck_limit: 1,
        abilities: &[Ability {
            on: On::EnteredPlay,
            when: |state, ctx| state.what(ctx).is_some_and(|it| it.to == ctx.source),
            // Rule 37.17.
            could: |state, _| state.villain().is_some_and(|villain| !villain.has(Status::Confused)),
            effect: &[Do::Give(Who::Villain, Status::Confused)],
            ..RESPONSE
        }],
        ..Def::new(Card::SpiderWoman, Kind::Ally, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        traits: &[Trait::Thwart],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            label: Some(Label::Thwart),
            targets: &[SCHEME, Target { what: "another-scheme", fits: other_scheme }],
            effect: &[
                Do::Thwart(Num::N(2)),
                Do::Then(&Do::When(aerial, &Do::RemoveThreat(Who::Second, Num::N(2)))),
            ],
            ..HERO_ACTION
        }],
        ..Def::new(Card::CrisisInterdiction, Kind::Event, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        traits: &[Trait::Attack, Trait::Superpower],
        cost: 3,
        icons: Icons::new(0, 0, 1, 0),
        copies: 3,
        deck_limit: 3,
        abilities: &[Ability {
            label: Some(Label::Attack),
            targets: &[ENEMY_TO_ATTACK],
            counts: Some(Resource::Energy),
            effect: &[
                Do::Attack(Num::N(5)),
                Do::When(|_, ctx| ctx.paid.contains(Resource::Energy), &Do::Draw(Whose::You, Num::N(1))),
            ],
            ..HERO_ACTION
        }],
        ..Def::new(Card::PhotonicBlast, Kind::Event, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        icons: Icons::new(3, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        ..Def::new(Card::EnergyAbsorption, Kind::Resource, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        unique: true,
        traits: &[Trait::Location, Trait::Shield],
        cost: 1,
        icons: Icons::new(0, 1, 0, 0),
        deck_limit: 1,
        abilities: &[Ability {
            cost: &[Cost::ExhaustThis, Cost::DiscardHand { min: 1, max: 1 }],
            effect: &[Do::Draw(
                Whose::You,
                Num::If(
                    |state, ctx| state.identity(ctx.player).is_some_and(|it| it.card == Card::CarolDanvers),
                    2,
                    1,
                ),
            )],
            ..ACTION
        }],
        ..Def::new(Card::AlphaFlightStation, Kind::Support, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        unique: true,
        traits: &[Trait::Armor, Trait::Tech],
        cost: 2,
        icons: Icons::new(0, 0, 1, 0),
        deck_limit: 1,
        constants: &[hero_gets(Value::Def, |state, this| {
            if this.controller.is_some_and(|seat| state.is_aerial(seat)) { 2 } else { 1 }
        })],
        ..Def::new(Card::CaptainMarvelsHelmet, Kind::Upgrade, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        traits: &[Trait::Superpower],
        cost: 2,
        icons: Icons::new(1, 0, 0, 0),
        copies: 2,
        deck_limit: 2,
        abilities: &[Ability {
            form: Some(Form::Hero),
            label: Some(Label::Defense),
            on: On::WouldTakeDamage,
            when: |state, ctx| state.what(ctx).is_some_and(|damage| damage.to == ctx.you()),
            cost: &[Cost::DiscardThis],
            effect: &[Do::Run(|state, ctx, log| prevent(state, ctx, 3, log))],
            ..INTERRUPT
        }],
        constants: &[Constant::Trait {
            word: Trait::Aerial,
            to: |_, this, it| it.is_hero() && this.controller == it.controller,
        }],
        ..Def::new(Card::CosmicFlight, Kind::Upgrade, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        traits: &[Trait::Superpower],
        cost: 0,
        icons: Icons::new(0, 1, 0, 0),
        max: Max::PerPlayer,
        copies: 2,
        deck_limit: 2,
        abilities: &[
            Ability {
                cost: &[Cost::SpendAny(Resource::Energy)],
                effect: &[Do::AddCounters(Who::This, Num::Of(|_, ctx| ctx.x))],
                ..ACTION
            },
            Ability {
                label: Some(Label::Attack),
                cost: &[Cost::DiscardThis],
                could: |state, ctx| state.piece(ctx.source).is_some_and(|this| this.counters > 0),
                targets: &[ENEMY_TO_ATTACK],
                effect: &[Do::Attack(Num::Of(|_, ctx| (2 * ctx.x).min(10)))],
                ..HERO_ACTION
            },
        ],
        ..Def::new(Card::EnergyChannel, Kind::Upgrade, Faction::Hero, CardSet::CaptainMarvel)
    },
    Def {
        boost: 2,
        abilities: &[Ability {
            effect: &[
                MAY_BECOME_ALTER_EGO,
                Do::Choice(&[
                    EXHAUST_YOUR_ALTER_EGO,
                    Way {
                        what: "become-stunned-surge",
                        // Rule 18.4.3: surge always does something.
                        can: always,
                        does: &[Do::Give(Who::You, Status::Stunned), Do::Surge],
                    },
                ]),
            ],
            ..WHEN_REVEALED
        }],
        ..Def::new(Card::FamilyEmergency, Kind::Obligation, Faction::Encounter, CardSet::CaptainMarvel)
    },
    Def {
        threat: fixed(3),
        hazard_icons: 1,
        boost: 3,
        abilities: &[MORE_THREAT_PER_PLAYER],
        ..Def::new(
            Card::ThePsycheMagnitron,
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::CaptainMarvelNemesis,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Elite, Trait::Kree],
        sch: Stat::N(2),
        atk: Stat::N(3),
        hp: fixed(5),
        boost: 2,
        abilities: &[Ability {
            on: On::EnemyAttacked,
            when: |state, ctx| state.what(ctx).is_some_and(|attack| attack.by == ctx.source),
            could: |state, _| state.in_play(Card::ThePsycheMagnitron).is_some(),
            effect: &[Do::PlaceThreat(
                Who::The(|state, _| state.in_play(Card::ThePsycheMagnitron).unwrap_or(PieceId::NONE)),
                Num::N(1),
            )],
            ..FORCED_RESPONSE
        }],
        ..Def::new(Card::YonRogg, Kind::Minion, Faction::Encounter, CardSet::CaptainMarvelNemesis)
    },
    Def {
        star: true,
        surge: true,
        copies: 2,
        abilities: &[
            Ability { effect: &[Do::PlaceThreat(Who::Main, Num::N(1))], ..WHEN_REVEALED },
            Ability { effect: &[Do::When(undefended, &Do::PlaceThreat(Who::Main, Num::N(1)))], ..BOOST },
        ],
        ..Def::new(Card::KreeManipulator, Kind::Treachery, Faction::Encounter, CardSet::CaptainMarvelNemesis)
    },
    Def {
        boost: 1,
        abilities: &[Ability { effect: &[Do::Run(discard_energy)], ..WHEN_REVEALED }],
        ..Def::new(Card::YonRoggsTreason, Kind::Treachery, Faction::Encounter, CardSet::CaptainMarvelNemesis)
    },
];

/// Crisis Interdiction: a scheme that the second removal could reach once the first has been carried out in full. The main
/// scheme is among them if its only crisis goes away with the first scheme (rules 10.3.3, 13.3).
fn other_scheme(state: &State, ctx: &Ctx, it: &Piece) -> bool {
    let Some(first) = state.piece(ctx.targets[0]) else { return false };
    let goes = first.kind() == Kind::SideScheme && first.threat == 2;
    let ends_crisis = goes
        && it.id == PieceId::MAIN
        && it.threat > 0
        && state.icons(|def| def.crisis_icons) == u16::from(first.def().crisis_icons)
        && !it.def().constants.iter().any(|constant| matches!(constant, Constant::ThreatStays));
    it.id != first.id && first.threat >= 2 && aerial(state, ctx) && (state.can_thwart(it) || ends_crisis)
}

/// Yon-Rogg's Treason. Wild icons do not count (rule 9.3.3).
fn discard_energy(state: &mut State, ctx: &mut Ctx, log: &mut Log) {
    let mut any = false;
    for card in &state.player(ctx.player).hand.clone() {
        if card.def().icons.energy > 0 {
            any |= state.discard_from_hand(ctx.player, *card, log);
        }
    }
    if !any && let Some(reveal) = state.happening_mut(ctx.at) {
        reveal.extra = true;
    }
}
