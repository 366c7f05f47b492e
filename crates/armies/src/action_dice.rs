//! Action dice: rolled at the start of a turn, used one by one in turns, and who may pass.

use kit::{Bag, Id};
use serde::{Deserialize, Serialize};

/// The Action dice of a side, but for those that a game puts somewhere else. `N` is the number of faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "F: Id + Serialize", deserialize = "F: Id + Deserialize<'de>"))]
pub struct ActionDice<F: Id, const N: usize> {
    /// Unused dice, by face.
    pub unused: Bag<F, N>,
    /// Dice set aside as used.
    pub used: u8,
    /// Dice that have still to be rolled.
    pub to_roll: u8,
}

impl<F: Id, const N: usize> Default for ActionDice<F, N> {
    fn default() -> Self {
        ActionDice::NONE
    }
}

impl<F: Id, const N: usize> ActionDice<F, N> {
    /// No die.
    pub const NONE: ActionDice<F, N> = ActionDice { unused: Bag::EMPTY, used: 0, to_roll: 0 };

    /// So many dice for a new turn; those of the last one are gone.
    pub const fn new(to_roll: u8) -> ActionDice<F, N> {
        ActionDice { to_roll, ..ActionDice::NONE }
    }

    /// How many unused dice there are.
    #[inline]
    pub fn n_unused(&self) -> u8 {
        self.unused.counts().iter().sum()
    }

    /// How many dice there are in all.
    #[inline]
    pub fn len(&self) -> u8 {
        self.n_unused() + self.used + self.to_roll
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A die is used. False if none shows the face.
    #[inline]
    pub fn spend(&mut self, face: F) -> bool {
        let there = self.unused.take(face);
        self.used += u8::from(there);
        there
    }
}

/// Whether a side may pass: it has fewer unused dice than the enemy.
#[inline]
pub fn may_pass<F: Id, const N: usize>(own: &ActionDice<F, N>, enemy: &ActionDice<F, N>) -> bool {
    own.n_unused() < enemy.n_unused()
}

/// The side that acts: the one whose turn it is, or the enemy if it has no unused die; none if neither has.
#[inline]
pub fn next_to_act<S>((turn, own): (S, u8), (enemy, others): (S, u8)) -> Option<S> {
    match (own, others) {
        (0, 0) => None,
        (0, _) => Some(enemy),
        _ => Some(turn),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    kit::ids! {
        enum Face: u8 { Army = "army", Muster = "muster", Eye = "eye" }
    }

    #[test]
    fn dice_are_rolled_and_used() {
        let mut dice = ActionDice::<Face, 3>::new(4);
        dice.to_roll -= 2;
        dice.unused.add(Face::Army, 2);
        assert_eq!((dice.n_unused(), dice.len()), (2, 4));
        assert!(dice.spend(Face::Army) && !dice.spend(Face::Muster));
        assert_eq!((dice.n_unused(), dice.used, dice.len()), (1, 1, 4));
        let saved = serde_json::to_string(&dice).expect("it is saved");
        assert_eq!(saved, r#"{"unused":{"army":1},"used":1,"to_roll":2}"#);
        assert_eq!(serde_json::from_str::<ActionDice<Face, 3>>(&saved).expect("it is read"), dice);
    }

    #[test]
    fn who_has_fewer_dice_may_pass() {
        let of = |n: u8| {
            let mut dice = ActionDice::<Face, 3>::NONE;
            dice.unused.add(Face::Eye, n);
            dice
        };
        assert!(may_pass(&of(1), &of(2)));
        assert!(!may_pass(&of(2), &of(2)) && !may_pass(&of(3), &of(2)));
        assert!(of(0).is_empty());
        assert_eq!(next_to_act(("free", 1), ("shadow", 4)), Some("free"));
        assert_eq!(next_to_act(("free", 0), ("shadow", 4)), Some("shadow"));
        assert_eq!(next_to_act(("free", 0), ("shadow", 0)), None);
    }
}
