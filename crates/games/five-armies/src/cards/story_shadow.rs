//! The Story cards of the Shadow.

use super::event::ON_BOARD;
use super::types;
use crate::army::Needs;
use crate::battle::Onto;
use crate::ids::{Area, Areas, Card, Tile, Unit, UnitTypes, set_of};
use crate::ops::{Amount, Filter, Op, Pick, Place, Recruits, Whose};

/// The regions of the Broken Lands, which come last among the regions.
pub(super) const BROKEN_LANDS: Areas = Areas::from_bits(((1 << 13) - 1) << Area::BrokenLands1.index());
/// The Goblin Mustering Points and the Mountain Passes.
const SPECIAL: Areas = set_of(&[
    Area::GoblinMusterNorth,
    Area::MountainPassNorth,
    Area::GoblinMusterWest,
    Area::MountainPassWest,
]);
const GOBLINS: UnitTypes = types(&[Unit::Goblins]);

/// That army receives so many Leadership tokens.
const fn leadership(tokens: u8) -> Op {
    Op::PlaceLeadership { filter: Filter::SAME, pick: Pick::ONE, tokens, with_die: None }
}

/// That army receives units.
const fn receives(list: &[(Unit, u8)]) -> Op {
    Op::PlaceUnits { units: Recruits::of(list), place: Place::Chosen }
}

/// That army may move or attack (rule 6.8.1).
const MOVE_OR_ATTACK: Op = Op::MoveOrAttack(Needs { leadership: false, units: UnitTypes::from_bits(0) });

/// What a Story card of the Shadow does; nothing for other cards.
pub(super) const fn story(card: Card) -> &'static [Op] {
    match card {
        Card::GreatDread => ops![
            Op::RollDice { dice: 4, success: 4 },
            Op::RemoveTokens { whose: Whose::Enemy, areas: ON_BOARD, tokens: Amount::Counted },
        ],
        Card::WarBand => ops![
            Op::ChooseArmy(Filter::OWN.within(BROKEN_LANDS)),
            receives(&[(Unit::Orcs, 2)]),
            leadership(2),
            MOVE_OR_ATTACK,
        ],
        Card::ChieftainsAndChampions => {
            ops![Op::PlaceLeadership { filter: Filter::OWN, pick: Pick::up_to(4), tokens: 1, with_die: None }]
        }
        Card::WhirlingBats => ops![
            Op::RemoveBats(2),
            Op::RemoveLeadership { filter: Filter { token: true, ..Filter::ENEMY }, tokens: Amount::Counted },
        ],
        Card::FlyingArrowsAndWildSpears => ops![
            Op::PlaceUnits { units: Recruits::of(&[(Unit::Orcs, 1)]), place: Place::OwnArmy },
            Op::OrcsOntoCard(6),
        ],
        Card::TroubledMind => ops![Op::NameGeneral],
        Card::OrcArmy => ops![
            Op::PlaceUnits { units: Recruits::of(&[(Unit::Orcs, 5)]), place: Place::MusteringRegion },
            Op::March { filter: Filter::OWN.within(BROKEN_LANDS), most: 1, steps: 2, once: false },
        ],
        Card::BlackTide => {
            ops![Op::March { filter: Filter::OWN.with_leadership(), most: u8::MAX, steps: 1, once: true }]
        }
        Card::GreatGoblin => ops![
            Op::ChooseArmy(Filter::OWN.with_units(GOBLINS)),
            receives(&[(Unit::GreatOrcs, 1)]),
            leadership(1),
            // Rule 6.8: the part that moves must have Goblins in it.
            Op::MoveOrAttack(Needs { leadership: false, units: GOBLINS }),
        ],
        // Rule 6.13: it does nothing but lie on the table.
        Card::HowlingOrcs => &[],
        Card::HurryingMultitude => ops![Op::March { filter: Filter::OWN, most: 2, steps: 2, once: true }],
        Card::IllChance => ops![Op::FateBack, Op::DrawEventCards(1)],
        Card::ReturningToTheAssault => ops![
            Op::FlipTokens { areas: BROKEN_LANDS, most: 5, again: true },
            Op::March { filter: Filter::OWN.within(BROKEN_LANDS), most: 1, steps: 1, once: false },
        ],
        Card::OrcsFromGundabad => {
            ops![Op::ChooseArmy(Filter::OWN), receives(&[(Unit::Orcs, 2)]), MOVE_OR_ATTACK]
        }
        Card::ClimbingGoblins => ops![
            Op::ChooseArmy(Filter::OWN.within(SPECIAL)),
            receives(&[(Unit::Goblins, 2)]),
            leadership(1),
            MOVE_OR_ATTACK,
        ],
        Card::OrcsOfHugeSize => ops![Op::GiveUpGreatOrcs],
        Card::TheShadowOfTheNecromancer => ops![Op::AddTile(Tile::Red)],
        Card::TheSwiftestWolfRiders => {
            ops![
                Op::PlaceUnits { units: Recruits::of(&[(Unit::Wargs, 3)]), place: Place::Dale },
                leadership(1)
            ]
        }
        Card::LikeASeaOfLocusts => ops![
            Op::RemoveBats(2),
            Op::RemoveTokens { whose: Whose::Enemy, areas: ON_BOARD, tokens: Amount::Counted },
        ],
        // Rule 6.10: the token lies on the army itself, also in a fortification.
        Card::VictoryVanishesFromHope => ops![
            Op::InflictDamage {
                filter: Filter::ENEMY.with_damage(false),
                pick: Pick::up_to(3),
                tokens: 1,
                onto: Onto::Army,
            },
            Op::DrawEventCards(1),
        ],
        _ => &[],
    }
}
