//! Throws of dice: which of them hit.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};

/// Dice that are thrown one after the other, so many at most. All of them lie on the table until they are taken up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw<const MOST: usize> {
    /// The dice, those that are not thrown yet as 0.
    dice: [u8; MOST],
    n: u8,
}

/// The number that a die must show to hit: what is needed less what is added to the die. A 1 never hits and a 6 always does.
#[inline]
pub const fn target(needed: u8, bonus: i8) -> u8 {
    match needed as i16 - bonus as i16 {
        ..=2 => 2,
        6.. => 6,
        number => number as u8,
    }
}

impl<const MOST: usize> Throw<MOST> {
    /// No die.
    pub const NONE: Throw<MOST> = Throw { dice: [0; MOST], n: 0 };

    /// One more die is thrown. False if there are as many as can be.
    #[inline]
    pub fn add(&mut self, die: u8) -> bool {
        let place = self.dice.get_mut(usize::from(self.n));
        let room = place.is_some();
        if let Some(place) = place {
            *place = die;
            self.n += 1;
        }
        room
    }

    /// The dice on the table.
    #[inline]
    pub fn dice(&self) -> &[u8] {
        &self.dice[..usize::from(self.n)]
    }

    /// The dice on the table, and 0 for those that are not.
    #[inline]
    pub const fn padded(&self) -> [u8; MOST] {
        self.dice
    }

    /// How many dice lie on the table.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.n
    }

    /// Whether none does.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// How many show the target or more.
    #[inline]
    pub fn hits(&self, target: u8) -> u8 {
        self.dice().iter().map(|die| u8::from(*die >= target)).sum()
    }

    /// How many show less.
    #[inline]
    pub fn misses(&self, target: u8) -> u8 {
        self.n - self.hits(target)
    }

    /// How many show this number.
    #[inline]
    pub fn showing(&self, number: u8) -> u8 {
        self.dice().iter().map(|die| u8::from(*die == number)).sum()
    }

    /// Takes them up.
    #[inline]
    pub fn clear(&mut self) {
        *self = Throw::NONE;
    }
}

impl<const MOST: usize> Default for Throw<MOST> {
    fn default() -> Self {
        Throw::NONE
    }
}

/// As an array of the dice, and how many there are, were hashed in the first journals.
impl<const MOST: usize> Hash for Throw<MOST> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.dice.hash(state);
        self.n.hash(state);
    }
}

/// As a list of the dice on the table.
impl<const MOST: usize> Serialize for Throw<MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.dice())
    }
}

/// From a list of them. It was once saved with a 0 for each die that was not thrown yet.
impl<'de, const MOST: usize> Deserialize<'de> for Throw<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut throw = Throw::NONE;
        for die in Vec::<u8>::deserialize(deserializer)?.into_iter().filter(|die| *die > 0) {
            if !throw.add(die) {
                return Err(D::Error::custom("more dice than can be thrown"));
            }
        }
        Ok(throw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_one_never_hits_and_a_six_always_does() {
        assert_eq!([target(5, 0), target(5, 1), target(5, 9), target(6, -3), target(3, 2)], [5, 4, 2, 6, 2]);
        for needed in 1..=9 {
            for bonus in -4..=4 {
                for die in 1..=6_u8 {
                    let sum = i16::from(die) + i16::from(bonus) >= i16::from(needed);
                    let hits = die == 6 || (die != 1 && sum);
                    assert_eq!(die >= target(needed, bonus), hits, "{die} {needed} {bonus}");
                }
            }
        }
    }

    #[test]
    fn dice_hit_or_miss() {
        let mut throw = Throw::<5>::NONE;
        assert!([5, 1, 6].into_iter().all(|die| throw.add(die)));
        assert_eq!((throw.len(), throw.hits(5), throw.misses(5), throw.showing(1)), (3, 2, 1, 1));
        assert_eq!((throw.dice(), throw.padded()), ([5, 1, 6].as_slice(), [5, 1, 6, 0, 0]));
        assert!(throw.add(2) && throw.add(2) && !throw.add(2), "there are five at most");
        let saved = serde_json::to_string(&throw).expect("it is saved");
        assert_eq!(saved, "[5,1,6,2,2]");
        let read = |saved: &str| serde_json::from_str::<Throw<5>>(saved);
        assert_eq!(read(&saved).expect("it is read"), throw);
        assert_eq!(read("[3,0,0,0,0]").expect("it is read").dice(), [3]);
        assert!(read("[1,1,1,1,1,1]").is_err());
        throw.clear();
        assert!(throw.is_empty());
    }
}
