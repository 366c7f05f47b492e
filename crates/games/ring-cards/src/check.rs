//! The invariants of chapter 18.

use crate::ids::{Battleground, Kind};
use crate::state::{Cards, GroundStatus, PathStatus, State};
use kernel::{Broken, Seat};

impl State {
    pub(crate) fn check_pieces(&self) -> Result<(), Broken> {
        let mut seen = Cards::EMPTY;
        let mut zone = |cards: Cards, name: &str| {
            if seen.meets(cards) {
                return Err(Broken::new(format!("cards in two zones, {name}: {:?}", seen & cards)));
            }
            seen |= cards;
            Ok(())
        };
        for seat in (0..self.n_seats()).map(Seat) {
            let player = self.player(seat);
            zone(player.hand, "hand")?;
            zone(player.deck.cards(), "draw deck")?;
            zone(player.cycle, "cycle pile")?;
            zone(player.eliminated, "eliminated pile")?;
            zone(player.reserve, "reserve")?;
            zone(player.aside, "set drawn aside")?;
        }
        zone(self.path_cards, "path")?;
        for ground in self.grounds.values() {
            zone(ground.cards, "battleground")?;
        }
        zone(self.items, "items")?;
        zone(self.events, "events")?;
        // Rule 18.1.
        let all = self.mode().seats.iter().fold(Cards::EMPTY, |set, def| set | def.cards());
        if seen != all {
            return Err(Broken::new(format!(
                "cards are missing or too many: {:?}",
                (all - seen) | (seen - all)
            )));
        }
        self.check_owners()?;
        self.check_locations()?;
        self.check_items()
    }

    fn check_owners(&self) -> Result<(), Broken> {
        for seat in (0..self.n_seats()).map(Seat) {
            let player = self.player(seat);
            let own = player.hand | player.deck.cards() | player.cycle | player.eliminated | player.reserve;
            if let Some(piece) = own.iter().find(|piece| self.owner(*piece) != seat) {
                return Err(Broken::new(format!("{piece:?} lies with a seat that does not own it")));
            }
        }
        let in_hidden_zones = self.players.iter().fold(Cards::EMPTY, |set, player| {
            set | player.hand | player.deck.cards() | player.cycle | player.eliminated | player.aside
        });
        if !(self.known - in_hidden_zones).is_empty() {
            return Err(Broken::new("a known card is in no hidden zone"));
        }
        Ok(())
    }

    /// Rule 18.2.
    fn check_locations(&self) -> Result<(), Broken> {
        let active = self.paths.values().iter().filter(|status| **status == PathStatus::Active).count();
        if active != usize::from(self.path.is_some()) {
            return Err(Broken::new("the active path is not the one marked active"));
        }
        if self.path.is_none() && !self.path_cards.is_empty() {
            return Err(Broken::new("cards on a path that is not active"));
        }
        let stray = Battleground::ALL.into_iter().find(|ground| {
            let entry = self.ground(*ground);
            !matches!(entry.status, GroundStatus::Active { .. })
                && (!entry.cards.is_empty() || entry.attack > 0 || entry.defence > 0)
        });
        match stray {
            Some(ground) => {
                Err(Broken::new(format!("cards or tokens on {}, which is not active", ground.slug())))
            }
            None => Ok(()),
        }
    }

    /// Rule 18.3.
    fn check_items(&self) -> Result<(), Broken> {
        let fighters = self.armies_and_characters();
        if !(fighters & (Kind::Item.cards() | Kind::Event.cards())).is_empty() {
            return Err(Broken::new("an item or event lies in play by itself"));
        }
        for piece in Kind::Item.cards() {
            let wielder = self.wielder(piece);
            if self.items.contains(piece) != wielder.is_some() {
                return Err(Broken::new(format!("{piece:?} is in play without a wielder, or the reverse")));
            }
            if wielder.is_some_and(|wielder| !fighters.contains(wielder)) {
                return Err(Broken::new(format!("the wielder of {piece:?} is not in play")));
            }
        }
        let in_reserves = self.players.iter().fold(Cards::EMPTY, |set, player| set | player.reserve);
        if !(self.fresh - in_reserves).is_empty() {
            return Err(Broken::new("a card is marked as played to reserve but is not there"));
        }
        Ok(())
    }
}
