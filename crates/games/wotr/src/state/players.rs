//! Who plays what (chapter 14).

use super::{Scenario, State};
use crate::ids::{Character, Nation, Side};
use kernel::{Seat, SeatSet};

impl State {
    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        match self.setup.scenario {
            Scenario::TwoPlayer => 2,
            Scenario::ThreePlayer => 3,
            Scenario::FourPlayer => 4,
        }
    }

    /// The side of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        let free = match self.setup.scenario {
            Scenario::TwoPlayer | Scenario::ThreePlayer => 1,
            Scenario::FourPlayer => 2,
        };
        if seat.0 < free { Side::FreePeoples } else { Side::Shadow }
    }

    /// The two seats of a side, the first one twice if it is alone. The first is the Gondor or the Witch-king player.
    pub fn seats_of(&self, side: Side) -> [Seat; 2] {
        match (self.setup.scenario, side) {
            (Scenario::TwoPlayer | Scenario::ThreePlayer, Side::FreePeoples) => [Seat(0), Seat(0)],
            (Scenario::TwoPlayer, Side::Shadow) => [Seat(1), Seat(1)],
            (Scenario::ThreePlayer, Side::Shadow) => [Seat(1), Seat(2)],
            (Scenario::FourPlayer, Side::FreePeoples) => [Seat(0), Seat(1)],
            (Scenario::FourPlayer, Side::Shadow) => [Seat(2), Seat(3)],
        }
    }

    /// The other player of the side, if there is one.
    pub fn mate(&self, seat: Seat) -> Option<Seat> {
        let [first, second] = self.seats_of(self.side(seat));
        match first == second {
            true => None,
            false => Some(if seat == first { second } else { first }),
        }
    }

    /// The player whose Nation it is (rule 14.1).
    pub fn player_of(&self, nation: Nation) -> Seat {
        let [first, second] = self.seats_of(nation.side());
        match nation {
            Nation::Gondor | Nation::Elves | Nation::Sauron => first,
            Nation::Rohan | Nation::North | Nation::Dwarves | Nation::Isengard | Nation::Southrons => second,
        }
    }

    /// The player whose Minion it is (rule 14.1).
    pub fn player_of_minion(&self, minion: Character) -> Seat {
        let [first, second] = self.seats_of(Side::Shadow);
        if minion == Character::Saruman { second } else { first }
    }

    /// Whether the Nation is this player's to use (rule 14.6).
    #[inline]
    pub fn commands(&self, seat: Seat, nation: Nation) -> bool {
        self.player_of(nation) == seat
    }

    /// The player who decides for a side what is up to nobody in particular (rules 14.4, 14.7, 14.16).
    #[inline]
    pub fn leader_of(&self, side: Side) -> Seat {
        self.leading[side]
    }

    /// All seats of a side.
    pub fn team(&self, side: Side) -> SeatSet {
        let [first, second] = self.seats_of(side);
        SeatSet::only(first).with(second)
    }

    /// The hand limit of a seat (rules 5.2.4, 14.3, 14.11).
    pub fn hand_limit(&self, seat: Seat) -> usize {
        if self.mate(seat).is_some() { 4 } else { 6 }
    }

    /// The side that acts now.
    #[inline]
    pub fn active_side(&self) -> Side {
        self.side(self.acting)
    }
}
