//! Chapter 10: scoring and victory.

use super::Log;
use crate::event::Event;
use crate::ids::Side;
use crate::state::{Ending, State};

impl State {
    pub(crate) fn add_corruption(&mut self, n: u8, log: &mut Log) {
        self.corruption = self.corruption.saturating_add(n);
        log.public(Event::Corruption { total: self.corruption });
    }

    /// Rule 10.3.
    pub(crate) fn remove_corruption(&mut self, n: u8, log: &mut Log) {
        self.corruption = self.corruption.saturating_sub(n);
        log.public(Event::Corruption { total: self.corruption });
    }

    /// Rule 10.4.
    pub(crate) fn check_victory(&mut self, log: &mut Log) {
        let (free, shadow) = (self.score(Side::FreePeoples), self.score(Side::Shadow));
        log.public(Event::Score { free, shadow });
        // Rule 10.4 a; Ring tokens do not count here (rule 10.5).
        if free.abs_diff(shadow) >= 10 {
            let winner = if free > shadow { Side::FreePeoples } else { Side::Shadow };
            return self.end(winner, Ending::TenPoints, free, shadow, log);
        }
        if !self.last_path_fought {
            return;
        }
        let (free, shadow) =
            (free + self.ring_points(Side::FreePeoples), shadow + self.ring_points(Side::Shadow));
        // A tie goes to the Shadow.
        let winner = if free > shadow { Side::FreePeoples } else { Side::Shadow };
        self.end(winner, Ending::LastPath, free, shadow, log);
    }

    fn end(&mut self, winner: Side, ending: Ending, free: u8, shadow: u8, log: &mut Log) {
        self.ended = Some((winner, ending));
        log.public(Event::Over { winner, ending, free, shadow });
    }

    /// What a side's unused Ring tokens are worth at the end (rules 11.2.5, 11.3.4).
    fn ring_points(&self, side: Side) -> u8 {
        let seats = self.players.iter().zip(self.mode().seats);
        seats.filter(|(player, def)| player.ring && def.side == side).map(|(_, def)| def.ring_points).sum()
    }
}
