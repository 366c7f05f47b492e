//! What must hold in every position (chapter 20).

use crate::action::Ask;
use crate::figures::{Place, Spot};
use crate::ids::{Card, Character, Kind, Nation, Side, Tile};
use crate::map::Region;
use crate::setup::leaders_of;
use crate::state::State;
use kernel::{Broken, Seat};

impl State {
    pub(crate) fn check_pieces(&self) -> Result<(), Broken> {
        let broken =
            |note: String| Broken { note, stack: format!("{:?}", self.flow.frames().collect::<Vec<_>>()) };
        let board = self.on_board();
        for nation in Nation::ALL {
            for (kind, total) in nation.units().iter() {
                let found: u16 = [&board, &self.reinforcements, &self.casualties]
                    .into_iter()
                    .map(|troops| u16::from(troops.unit(nation, kind)))
                    .sum();
                if found != u16::from(*total) {
                    return Err(broken(format!("{nation:?} {kind:?}: {found} units, not {total}")));
                }
            }
            let (leaders, nazgul) = leaders_of(nation);
            let found = board.leaders_of(nation)
                + self.reinforcements.leaders_of(nation)
                + self.casualties.leaders_of(nation);
            if found != leaders {
                return Err(broken(format!("{nation:?}: {found} Leaders, not {leaders}")));
            }
            if nation == Nation::Sauron && board.nazgul + self.reinforcements.nazgul != nazgul {
                return Err(broken(format!("{} Nazgûl on the board", board.nazgul)));
            }
            // Rule 20.9.
            if !self.active[nation] && self.steps[nation] == 0 {
                return Err(broken(format!("{nation:?} is passive and At War")));
            }
        }
        for tile in Tile::ALL {
            let tiles = &self.tiles;
            let piles = [&tiles.pool, &tiles.drawn, &tiles.removed, &tiles.waiting];
            let found: u8 = piles.into_iter().map(|pile| pile.count(tile)).sum();
            if found > tile.count() || (tile.is_standard() && found + self.tiles_out(tile) != tile.count()) {
                return Err(broken(format!("{found} tiles {tile:?}")));
            }
        }
        let hands = self.hands.iter().fold(0, |all, hand| all + hand.len());
        let cards = self.deck.len()
            + hands
            + self.table.len()
            + self.discard.len()
            + usize::from(self.action.resolving.is_some());
        let battle = self.cards_in_battle();
        if cards + battle != Card::COUNT {
            return Err(broken(format!("{cards} cards and {battle} in the battle")));
        }
        // Rule 20.2: no card is in two places.
        let piles = self.hands.iter().fold(self.deck | self.table | self.discard, |all, hand| all | *hand);
        if piles.len() + usize::from(self.action.resolving.is_some()) != cards {
            return Err(broken("a card is in two places".to_owned()));
        }
        for (n, hand) in self.hands.iter().enumerate() {
            let seat = Seat(n as u8);
            if let Some(card) = hand.iter().find(|card| card.deck().side() != self.side(seat)) {
                return Err(broken(format!("{card:?} is in a hand of the enemy")));
            }
        }
        for side in Side::ALL {
            let armies = self.armies(side);
            if armies.iter().any(|region| self.armies(side.enemy()).contains(region)) {
                return Err(broken("both sides have units in one field".to_owned()));
            }
        }
        // Rule 14.11: units that have acted are where they are noted to be.
        for spent in self.last_use.units.iter().chain(&self.action.this_use.units) {
            let there = self.troops(spent.place);
            let both = self.spent_at(spent.place);
            let more = |nation: &Nation| {
                Kind::ALL.into_iter().any(|kind| both.unit(*nation, kind) > there.unit(*nation, kind))
            };
            if Nation::ALL.iter().any(more) {
                return Err(broken(format!("more units have acted in {:?} than are there", spent.place)));
            }
        }
        for character in Character::ALL {
            let leaving = self.hunt.leaving.contains(character);
            if self.spot(character) == Spot::Moving && !self.action.group.lifted && !leaving {
                return Err(broken(format!("{character:?} is on the way and nobody moves")));
            }
        }
        if self.flow.asked().is_some_and(|asked| asked.ask == Ask::Act) {
            self.check_settled()
        } else {
            Ok(())
        }
    }

    /// What must hold whenever somebody is about to act.
    fn check_settled(&self) -> Result<(), Broken> {
        let broken =
            |note: String| Broken { note, stack: format!("{:?}", self.flow.frames().collect::<Vec<_>>()) };
        // Rule 20.4.
        if let Some((place, side)) = self.overfull() {
            return Err(broken(format!("too many units of {side:?} in {place:?}")));
        }
        for region in Region::ALL {
            for place in [Place::Field(region), Place::Inside(region)] {
                let troops = self.troops(place);
                // Rule 20.5.
                if troops.n_leaders() > 0 && troops.n_units(Side::FreePeoples) == 0 {
                    return Err(broken(format!("a Leader without a unit in {place:?}")));
                }
            }
            // Rule 20.3: whoever is inside is besieged.
            let inside = Place::Inside(region);
            let besieged = self.besieged(region).is_some_and(|side| self.besieges(side.enemy(), region));
            let empty = self.troops(inside).is_empty() && self.characters_at(inside).is_empty();
            if !empty && !besieged {
                return Err(broken(format!("nobody besieges those inside {region:?}")));
            }
        }
        if self.action.group.lifted {
            return Err(broken("a group is on its way".to_owned()));
        }
        Ok(())
    }
}
