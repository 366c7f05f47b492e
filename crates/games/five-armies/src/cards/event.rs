//! The orders of the Event cards: what they do when they are played as an action.

use crate::army::Charge;
use crate::ids::{Areas, Order, REGIONS};
use crate::ops::{Filter, Op, Pick, Place};

/// What comes after the move of a card, without anything that the card adds.
pub(super) const PLAIN: Charge = Charge { superiority: false, elven: false };
/// An attack with Terrain Superiority (rule 8.2.1a).
pub(super) const SUPERIOR: Charge = Charge { superiority: true, elven: false };
/// Everywhere on the board: recruitment tokens lie in regions only.
pub(super) const ON_BOARD: Areas = REGIONS;

/// What an order does.
pub(super) const fn order(order: Order) -> &'static [Op] {
    match order {
        Order::BlowTheHorns => ops![Op::Rally { filter: Filter::OWN, most: 2, success: 4 }],
        Order::CallToArms => {
            ops![Op::March { filter: Filter::OWN.with_leadership(), most: 2, steps: 2, once: true }]
        }
        Order::Encirclement => {
            ops![Op::March { filter: Filter::OWN, most: 1, steps: 1, once: false }, Op::CombinedAttack]
        }
        Order::GatherAndMarshall => {
            ops![Op::PlaceAndFlip { pile: None, place: Place::OwnArmy, pick: Pick::ONE, apart: false }]
        }
        // Rule 9.2: as in a Strategic Move one army may send several parts.
        Order::MarchingCompanies => {
            ops![Op::March { filter: Filter::OWN, most: 3, steps: 1, once: false }]
        }
        Order::MoveToStrike => ops![
            Op::March { filter: Filter::OWN.with_leadership(), most: 1, steps: 2, once: false },
            Op::Strike { filter: Filter::OWN.with_leadership(), charge: PLAIN },
        ],
        Order::MusteringForBattle => ops![Op::FlipTokens { areas: ON_BOARD, most: 3, again: false }],
        Order::SuddenAssault => ops![
            Op::March { filter: Filter::OWN, most: 1, steps: 1, once: false },
            Op::Strike { filter: Filter::OWN, charge: SUPERIOR },
        ],
        Order::TroopLeader => ops![Op::RemoveDamage {
            filter: Filter::OWN.with_leadership().with_damage(true),
            pick: Pick::up_to(1),
            tokens: 2,
        }],
    }
}
