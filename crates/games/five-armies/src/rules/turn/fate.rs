//! Fate: the tiles that the Shadow draws (rule 4.3).

use super::super::{Log, MISFIT};
use super::turn;
use crate::action::{Action, Ask, Choice};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Side, Tile, Tiles};
use crate::ops::CardFrame;
use crate::state::State;
use crate::turn::{TurnAsk, TurnFrame};
use kernel::flow::{ask, ask_chance, call, goto};

impl State {
    /// How many tiles may still be drawn this turn (rule 4.3.1).
    pub(crate) fn tiles_left(&self) -> usize {
        self.activated.len().max(1).saturating_sub(self.drawn.len())
    }

    /// Rule 4.3.1; an empty pool gives nothing (rule 4.3.7).
    pub(super) fn draw_tile(&self) -> Next {
        if self.pool.is_empty() {
            return goto(turn(TurnFrame::ShadowLeadership));
        }
        ask_chance(Ask::Tile).last()
    }

    pub(crate) fn tile_drawn(&mut self, action: Action, log: &mut Log) -> Next {
        let Action::Tile(tile) = action else { return MISFIT };
        self.pool.take(tile);
        self.drawn.add(tile, 1);
        log.public(Event::TileDrawn(tile));
        // Rules 4.3.2, 4.3.3: the last tile, and a special one, is applied without a choice.
        if tile.is_special() || self.tiles_left() == 0 || self.pool.is_empty() {
            return goto(turn(TurnFrame::ApplyTile(tile)));
        }
        ask(State::seat(Side::Shadow), Ask::Turn(TurnAsk::FateTile(tile))).last()
    }

    pub(super) fn tile_decided(&mut self, tile: Tile, choice: Choice, log: &mut Log) -> Next {
        match choice {
            Choice::Stop => goto(turn(TurnFrame::ApplyTile(tile))),
            Choice::DrawOn => {
                log.public(Event::TileSetAside(tile));
                goto(turn(TurnFrame::Fate))
            }
            _ => MISFIT,
        }
    }

    /// Rules 4.3.4 to 4.3.6: the marker moves, the tile is gone, the others go back, a rune brings a Fate card.
    pub(super) fn apply_tile(&mut self, tile: Tile, log: &mut Log) -> Next {
        self.drawn.take(tile);
        self.applied.add(tile, 1);
        for (other, n) in self.drawn.iter() {
            self.pool.add(other, n);
        }
        self.drawn = Tiles::EMPTY;
        log.public(Event::TileApplied(tile));
        // The last step ends the game, and nothing further of the tile is applied (rule 4.3.4).
        self.advance_fate(tile.value(), log);
        let then = turn(TurnFrame::ShadowLeadership);
        if tile.has_rune() && !self.fate_deck.is_empty() {
            return call(Frame::Card(CardFrame::DrawFate)).then(then);
        }
        goto(then)
    }
}
