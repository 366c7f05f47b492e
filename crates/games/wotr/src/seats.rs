//! The seats by name (chapter 14).

use crate::state::{Scenario, State};
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A seat by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SeatName {
    /// The only Free Peoples player.
    FreePeoples,
    /// The only Shadow player.
    Shadow,
    /// The Gondor player.
    Gondor,
    /// The Rohan player.
    Rohan,
    /// The Witch-king player.
    WitchKing,
    /// The Saruman player.
    Saruman,
}

impl SeatName {
    /// Its written name.
    pub const fn slug(self) -> &'static str {
        match self {
            SeatName::FreePeoples => "free-peoples",
            SeatName::Shadow => "shadow",
            SeatName::Gondor => "gondor",
            SeatName::Rohan => "rohan",
            SeatName::WitchKing => "witch-king",
            SeatName::Saruman => "saruman",
        }
    }
}

impl Scenario {
    /// All of them.
    pub const ALL: [Scenario; 3] = [Scenario::TwoPlayer, Scenario::ThreePlayer, Scenario::FourPlayer];

    /// Its seats, in seat order.
    pub const fn seats(self) -> &'static [SeatName] {
        match self {
            Scenario::TwoPlayer => &[SeatName::FreePeoples, SeatName::Shadow],
            Scenario::ThreePlayer => &[SeatName::FreePeoples, SeatName::WitchKing, SeatName::Saruman],
            Scenario::FourPlayer => {
                &[SeatName::Gondor, SeatName::Rohan, SeatName::WitchKing, SeatName::Saruman]
            }
        }
    }
}

impl State {
    /// The name of a seat; a seat that is none of the scenario's has the last one's.
    pub fn seat_name(&self, seat: Seat) -> SeatName {
        let seats = self.setup.scenario.seats();
        seats.get(seat.index()).or(seats.last()).copied().unwrap_or(SeatName::Shadow)
    }

    /// The seat of a name in this scenario.
    pub fn seat_named(&self, name: SeatName) -> Result<Seat, String> {
        let found = self.setup.scenario.seats().iter().position(|other| *other == name);
        found
            .map(|n| Seat(n as u8))
            .ok_or_else(|| format!("there is no seat {} in this scenario", name.slug()))
    }
}
