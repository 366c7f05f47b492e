//! Leadership (rule 10.3.2).

use super::State;
use crate::book::{Hook, Hooked};
use crate::figures::Party;
use crate::ids::{Area, Side};
use crate::ops::{Op, Target, Test};

impl State {
    /// The Leadership of some figures of a side, with what cards on the table and abilities add everywhere (7.7.11).
    pub(crate) fn party_leadership(&self, side: Side, party: &Party) -> u8 {
        let base = match side {
            Side::FreePeoples => self.general_leadership(party),
            // Tokens, and the values of all Minions.
            Side::Shadow => {
                let values = party.characters.iter().map(|one| self.book.characters[one].leadership);
                party.leadership.saturating_add(values.sum())
            }
        };
        let (added, least) = self.added_leadership(side, party);
        let total = i16::from(base) + i16::from(added);
        total.clamp(i16::from(least.min(base)), i16::from(u8::MAX)) as u8
    }

    /// One Leader or Character is general: his value, and the modifiers of all others; the choice with the highest total. A Character
    /// with value 0 cannot be general.
    fn general_leadership(&self, party: &Party) -> u8 {
        let leaders: u8 = party.leaders.counts().iter().sum();
        let of = |character| &self.book.characters[character];
        let modifiers: u8 = leaders + party.characters.iter().map(|one| of(one).modifier).sum::<u8>();
        let leader = (leaders > 0).then_some((1, 1));
        let characters = party.characters.iter().map(|one| (of(one).leadership, of(one).modifier));
        let generals = characters.chain(leader).filter(|(value, _)| *value > 0);
        generals.map(|(value, modifier)| value + modifiers - modifier).max().unwrap_or(0)
    }

    /// What hooks add to the Leadership of some figures of a side, and the least that is left.
    fn added_leadership(&self, side: Side, party: &Party) -> (i8, u8) {
        let (mut sum, mut least) = (0_i8, 0_u8);
        let mut add = |hooked: &Hooked| {
            for op in &hooked.ops {
                if let Op::Leadership { target: Target::Own, value, minimum } = op {
                    sum = sum.saturating_add(*value);
                    least = least.max(*minimum);
                }
            }
        };
        for card in self.table {
            let hooks = self.book.cards[card].hooks.iter();
            for hooked in hooks.filter(|hooked| hooked.hook == Hook::Leadership) {
                if State::table_player(card) == side && self.is_about(hooked, side, party) {
                    add(hooked);
                }
            }
        }
        for character in party.characters {
            let works = !self.bans.abilities.contains(character);
            for hooked in self.book.characters[character].abilities.iter().filter(|_| works) {
                if hooked.hook == Hook::Leadership && self.is_about(hooked, side, party) {
                    add(hooked);
                }
            }
        }
        (sum, least)
    }

    /// Whether a hook is about an Army of these figures: what it asks of Armies is asked of this one.
    fn is_about(&self, hooked: &Hooked, side: Side, party: &Party) -> bool {
        hooked.when.iter().all(|condition| match condition.test {
            Test::Army(filter) => {
                let with = filter.with.is_empty() || filter.with.meets(party.characters);
                let units =
                    filter.units.is_empty() || filter.units.iter().any(|unit| party.units.contains(unit));
                (with && units) == condition.holds
            }
            _ => self.holds(*condition, side),
        })
    }

    /// The Leadership of the Army of a side in an area; none without an Army.
    pub(crate) fn leadership_at(&self, side: Side, area: Area) -> u8 {
        if self.has_army(side, area) { self.party_leadership(side, &self.party_at(side, area)) } else { 0 }
    }
}
