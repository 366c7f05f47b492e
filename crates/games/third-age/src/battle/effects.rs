//! What effects do to a side in a round of battle (rules 10.3 to 10.9).

use crate::ids::{Maneuver, Unit};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;

/// Target numbers that effects name for dice of a kind in a roll (rule 10.5.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Named {
    /// The highest that is named.
    pub number: Option<NonZeroU8>,
    /// One that is named only where the number would be another: that one, and the one in its place.
    pub instead: Option<(NonZeroU8, u8)>,
}

impl Named {
    /// The target number, where the rules alone say this. Penalties do not add up: the highest holds, but a lower one that is named
    /// replaces 5, not 6.
    pub fn over(&self, rules: u8) -> u8 {
        let number = match self.number.map(NonZeroU8::get) {
            Some(named) if rules <= 5 => named,
            Some(named) => named.max(rules),
            None => rules,
        };
        let number = match self.instead {
            Some((of, other)) if of.get() == number => other,
            _ => number,
        };
        number.clamp(1, 6)
    }

    /// An effect names a number.
    pub(crate) fn name(&mut self, number: u8, instead_of: Option<u8>) {
        match instead_of {
            Some(of) => self.instead = NonZeroU8::new(of).map(|of| (of, number)),
            None => self.number = self.number.max(NonZeroU8::new(number)),
        }
    }
}

/// Units of a type that may each take more Damage along than two tokens, so many of them (Grim Ranks).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ranks {
    /// The type.
    pub unit: Unit,
    /// How many more units.
    pub units: u8,
    /// How much Damage each takes along at most.
    pub tokens: u8,
}

/// For how many tokens target numbers are remembered.
const TOKENS: usize = 3;

/// What the effects of one round do to a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effects {
    /// Added to Combat Strength.
    pub strength: i8,
    /// Each unit counts with this Combat Strength.
    pub unit_strength: Option<u8>,
    /// Added to the number of dice, after the limit.
    pub dice: i8,
    /// The least number of dice that is left.
    pub least_dice: u8,
    /// Added to the dice of the Combat roll.
    pub plus: i8,
    /// Added to the dice of the Leader Re-roll.
    pub plus_again: i8,
    /// Target numbers of all dice: of the Combat roll, of the Leader Re-roll.
    pub target: [Named; 2],
    /// Those of maneuver dice.
    pub target_maneuver: [Named; 2],
    /// Those of maneuver dice of a token.
    pub target_token: [[Option<(Maneuver, Named)>; TOKENS]; 2],
    /// Added to Leadership.
    pub leadership: i8,
    /// No Leader Re-roll.
    pub no_reroll: bool,
    /// The Combat Event token is cancelled.
    pub no_event: bool,
    /// Maneuver dice that show 6 and hit count twice.
    pub double_six: bool,
    /// Damage added to the enemy's hits against this side.
    pub added: u8,
    /// Damage added that goes to the Army itself, not to its protection.
    pub direct: u8,
    /// Hits and added Damage against this side that are cancelled.
    pub cancels: u8,
    /// The same, but only against the Army itself.
    pub cancels_army: u8,
    /// Units that take more Damage along in step 5.
    pub ranks: Option<Ranks>,
    /// No retreat at the end of this round.
    pub no_retreat: bool,
    /// No rout either.
    pub no_rout: bool,
}

impl Effects {
    /// The target number of dice in the Combat roll (0) or the Leader Re-roll (1), where the rules alone say `rules`. Of the numbers
    /// that are named for the same dice the highest holds.
    pub fn target(&self, roll: usize, maneuver: Option<Maneuver>, rules: u8) -> u8 {
        let mut named = self.target[roll];
        let mut add = |other: &Named| {
            if let Some(number) = other.number {
                named.name(number.get(), None);
            }
            named.instead = other.instead.or(named.instead);
        };
        if let Some(token) = maneuver {
            add(&self.target_maneuver[roll]);
            let fits = |slot: &&Option<(Maneuver, Named)>| slot.is_some_and(|(one, _)| one == token);
            if let Some(Some((_, other))) = self.target_token[roll].iter().find(fits) {
                add(other);
            }
        }
        named.over(rules)
    }

    /// What is named for the maneuver dice of a token.
    pub(crate) fn of_token(&mut self, roll: usize, token: Maneuver) -> Option<&mut Named> {
        let slots = &mut self.target_token[roll];
        let place = slots.iter().position(|slot| slot.is_none_or(|(one, _)| one == token))?;
        let (_, named) = slots[place].get_or_insert((token, Named::default()));
        Some(named)
    }
}
