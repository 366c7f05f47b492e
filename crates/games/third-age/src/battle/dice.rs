//! The dice of a side in a round of battle (rules 10.5, 10.6).

use serde::{Deserialize, Serialize};

/// The most dice of a roll (rule 10.3.1).
pub const DICE: u8 = 5;

/// What a die must show, with what is added to it (rule 10.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Target {
    /// Added to the die.
    pub plus: i8,
    /// What a combat die must come to.
    pub combat: u8,
    /// What a maneuver die must come to.
    pub maneuver: u8,
}

impl Target {
    /// What a die of this kind must come to.
    pub const fn of(&self, maneuver: bool) -> u8 {
        if maneuver { self.maneuver } else { self.combat }
    }

    /// Whether a die that shows this hits. It never counts as less than 1 or more than 6 (rule 10.5.2).
    pub const fn is_hit(&self, die: u8, maneuver: bool) -> bool {
        let counts = match die as i16 + self.plus as i16 {
            ..=1 => 1,
            6.. => 6,
            number => number as u8,
        };
        counts >= self.of(maneuver)
    }
}

/// The combat dice of a side in a round. The first of them are the maneuver dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll {
    /// What they show; 0 for a die that is in the hand of Chance.
    pub dice: [u8; DICE as usize],
    /// How many there are.
    pub n: u8,
    /// How many of them are maneuver dice.
    pub maneuver: u8,
    /// Which of them are named for a re-roll: the bits of their places.
    pub named: u8,
    /// Which of them were rolled again: the bits of their places.
    pub again: u8,
    /// Which of them were in the last roll: the bits of their places.
    pub fresh: u8,
    /// What a die of the Combat roll needs.
    pub first: Target,
    /// What a die that was rolled again needs.
    pub second: Target,
}

impl Roll {
    /// The dice on the table.
    #[inline]
    pub fn dice(&self) -> &[u8] {
        &self.dice[..usize::from(self.n.min(DICE))]
    }

    const fn bit(bits: u8, place: usize) -> bool {
        bits >> place & 1 == 1
    }

    /// Whether the die in a place was rolled again.
    #[inline]
    pub const fn is_again(&self, place: usize) -> bool {
        Roll::bit(self.again, place)
    }

    /// Whether the die in a place is named for a re-roll.
    #[inline]
    pub const fn is_named(&self, place: usize) -> bool {
        Roll::bit(self.named, place)
    }

    /// Whether the die in a place was in the last roll.
    #[inline]
    pub const fn is_fresh(&self, place: usize) -> bool {
        Roll::bit(self.fresh, place)
    }

    /// Whether the die in a place is a maneuver die.
    #[inline]
    pub const fn is_maneuver(&self, place: usize) -> bool {
        place < self.maneuver as usize
    }

    /// Whether the die in a place hits.
    #[inline]
    pub fn is_hit(&self, place: usize) -> bool {
        let target = if self.is_again(place) { &self.second } else { &self.first };
        let die = self.dice().get(place).copied().unwrap_or(0);
        die > 0 && target.is_hit(die, self.is_maneuver(place))
    }

    /// The hits.
    #[inline]
    pub fn hits(&self) -> u8 {
        (0..self.dice().len()).map(|place| u8::from(self.is_hit(place))).sum()
    }

    /// Whether a maneuver die hits (rule 10.7.1).
    pub fn maneuver_hits(&self) -> bool {
        (0..usize::from(self.maneuver)).any(|place| self.is_hit(place))
    }

    /// Maneuver dice whose face shows 6 and that hit.
    pub fn maneuver_sixes(&self) -> u8 {
        let six = |place: &usize| self.dice().get(*place) == Some(&6) && self.is_hit(*place);
        (0..usize::from(self.maneuver)).filter(six).map(|_| 1).sum()
    }

    /// Whether a die is in the hand of Chance.
    pub fn is_rolling(&self) -> bool {
        self.dice().contains(&0)
    }

    /// The next die shows this.
    pub(crate) fn put(&mut self, die: u8) {
        let n = usize::from(self.n.min(DICE));
        if let Some(place) = self.dice[..n].iter_mut().find(|place| **place == 0) {
            *place = die;
        }
    }

    /// The die that is named by its kind and what it shows: of several that are alike, one that misses.
    fn find(&self, maneuver: bool, shows: u8) -> Option<usize> {
        let fits = |place: &usize| {
            self.is_maneuver(*place) == maneuver
                && !self.is_named(*place)
                && self.dice().get(*place) == Some(&shows)
        };
        let places = || (0..self.dice().len()).filter(fits);
        places().find(|place| !self.is_hit(*place)).or_else(|| places().next())
    }

    /// Whether there is such a die that is not named yet.
    pub fn can_name(&self, maneuver: bool, shows: u8) -> bool {
        self.find(maneuver, shows).is_some()
    }

    /// A die is named for a re-roll. False if there is none.
    pub(crate) fn name(&mut self, maneuver: bool, shows: u8) -> bool {
        let found = self.find(maneuver, shows);
        if let Some(place) = found {
            self.named |= 1 << place;
        }
        found.is_some()
    }

    /// Dice that are not named for a re-roll.
    pub fn unnamed(&self) -> u8 {
        (0..self.dice().len()).map(|place| u8::from(!self.is_named(place))).sum()
    }

    /// The named dice are taken up, to roll them again.
    pub(crate) fn take_up(&mut self) {
        for place in 0..self.dice().len() {
            if self.is_named(place) {
                self.dice[place] = 0;
                self.again |= 1 << place;
            }
        }
        (self.fresh, self.named) = (self.named, 0);
    }
}
