//! What must hold in every position (chapter 20).

use crate::figures::Spot;
use crate::ids::{Character, Nation, Side, TILES, Tile};
use crate::setup::leaders_of;
use crate::state::State;
use kernel::Broken;

impl State {
    pub(crate) fn check_pieces(&self) -> Result<(), Broken> {
        let broken =
            |note: String| Broken { note, stack: format!("{:?}", self.flow.frames().collect::<Vec<_>>()) };
        let board = self.on_board();
        for nation in Nation::ALL {
            for (kind, total) in nation.units().into_iter().enumerate() {
                let n = nation.index();
                let found = u16::from(board.units[n][kind])
                    + u16::from(self.reinforcements.units[n][kind])
                    + u16::from(self.casualties.units[n][kind]);
                if found != u16::from(total) {
                    return Err(broken(format!("{nation:?} kind {kind}: {found} units, not {total}")));
                }
            }
            let (leaders, nazgul) = leaders_of(nation);
            if let Some(here) = board.leaders.get(nation.index()) {
                let found = here
                    + self.reinforcements.leaders[nation.index()]
                    + self.casualties.leaders[nation.index()];
                if found != leaders {
                    return Err(broken(format!("{nation:?}: {found} Leaders, not {leaders}")));
                }
            }
            if nation == Nation::Sauron && board.nazgul + self.reinforcements.nazgul != nazgul {
                return Err(broken(format!("{} Nazgûl on the board", board.nazgul)));
            }
            // Rule 20.9.
            if !self.active[nation.index()] && self.steps[nation.index()] == 0 {
                return Err(broken(format!("{nation:?} is passive and At War")));
            }
        }
        for tile in Tile::ALL {
            let n = tile.index();
            let found =
                self.tiles.pool[n] + self.tiles.drawn[n] + self.tiles.removed[n] + self.tiles.waiting[n];
            if found > tile.count() || (tile.is_standard() && found + self.tiles_out(tile) != tile.count()) {
                return Err(broken(format!("{found} tiles {tile:?}")));
            }
        }
        debug_assert_eq!(Tile::ALL.len(), TILES);
        let hands = self.hands.iter().fold(0, |all, hand| all + hand.len());
        let cards = self.deck.len()
            + hands
            + self.table.len()
            + self.discard.len()
            + usize::from(self.resolving.is_some());
        let battle = self.cards_in_battle();
        if cards + battle != 96 {
            return Err(broken(format!("{cards} cards and {battle} in the battle")));
        }
        for side in Side::ALL {
            let armies = self.armies(side);
            if armies.iter().any(|region| self.armies(side.enemy()).contains(region)) {
                return Err(broken("both sides have units in one field".to_owned()));
            }
        }
        for character in Character::ALL {
            let leaving = self.hunt.leaving.contains(character);
            if self.spot(character) == Spot::Moving && !self.lifted && !leaving {
                return Err(broken(format!("{character:?} is on the way and nobody moves")));
            }
        }
        Ok(())
    }
}
