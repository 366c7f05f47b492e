//! Phase 3: the Fate tiles (chapter 6; rules 9.7, 9.8).

use super::super::{Allowed, Log, MISFIT, need};
use super::round;
use crate::action::{Action, Ask};
use crate::book::Hook;
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::Next;
use crate::ids::{Character, Deck, Scenario, Side, Tile, Tiles};
use crate::round::{RoundAsk, RoundFrame};
use crate::state::State;
use kernel::flow::{ask, ask_chance, call, done, goto};

impl Tile {
    /// Whether it is a special tile, of the Free Peoples (blue) or of the Shadow (red).
    pub const fn is_special(self) -> bool {
        matches!(self, Tile::FreeTwoDraw | Tile::FreeNoLivingMan | Tile::ShadowZero | Tile::ShadowZeroDie)
    }

    /// Whether it is red: whoever draws it must keep it (rule 6.3).
    pub const fn is_red(self) -> bool {
        matches!(self, Tile::ShadowZero | Tile::ShadowZeroDie)
    }

    /// Whether it has the Fate symbol (rule 6.7).
    pub const fn has_symbol(self) -> bool {
        matches!(self, Tile::OneFate | Tile::TwoFate | Tile::XFate)
    }
}

impl State {
    /// How many more tiles may be drawn: at least one in all, at most as many as there are dice in the Shadow Box (rule 6.1).
    pub fn tiles_left(&self) -> u8 {
        self.shadow_box().max(1).saturating_sub(self.aside.len() as u8)
    }

    /// The discarded normal tiles, which come back when the Fate Pool is empty (rule 6.6).
    fn discarded_normal(&self) -> Tiles {
        Tiles::from_fn(|tile| if tile.is_special() { 0 } else { self.discarded.count(tile) })
    }

    /// Rule 6.6: an empty Fate Pool is filled. Whether there is a tile then.
    fn has_tile(&mut self, log: &mut Log) -> bool {
        if self.pool.is_empty() {
            let back = self.discarded_normal();
            for (tile, n) in back.iter() {
                self.discarded.take_all(tile);
                self.pool.add(tile, n);
            }
            if !back.is_empty() {
                log.public(Event::FatePoolFilled);
            }
        }
        !self.pool.is_empty()
    }

    pub(super) fn draw_tile(&mut self, log: &mut Log) -> Next {
        if !self.has_tile(log) {
            return goto(round(RoundFrame::Phase3Done));
        }
        ask_chance(Ask::Tile).then(round(RoundFrame::Drawn { further: false }))
    }

    /// Rules 6.7, 9.8.4, 13.2: one single further tile. Without one nothing further is applied (rule 6.6).
    pub(super) fn draw_further_tile(&mut self, log: &mut Log) -> Next {
        if !self.has_tile(log) {
            return done();
        }
        ask_chance(Ask::Tile).then(round(RoundFrame::Drawn { further: true }))
    }

    /// Chance has drawn a Fate tile. It lies with those set aside until it is applied.
    pub(crate) fn tile_drawn(&mut self, action: Action, log: &mut Log) -> Next {
        let Action::Tile(tile) = action else { return MISFIT };
        self.pool.take(tile);
        self.aside.add(tile, 1);
        self.notes.tile = Some(tile);
        log.public(Event::TileDrawn(tile));
        done()
    }

    /// Rules 6.2, 6.3: a red tile, and a further one, is kept without a choice.
    pub(super) fn look_at_tile(&mut self, further: bool) -> Next {
        let Some(tile) = self.notes.tile.take() else { return done() };
        if further {
            return goto(round(RoundFrame::ApplyTile(tile)));
        }
        if tile.is_red() {
            return State::keep_tile(tile);
        }
        // Rule 11.3.1: it is asked even if no other tile may be drawn.
        ask(State::seat(Side::FreePeoples), Ask::Round(RoundAsk::FateTile(tile))).last()
    }

    pub(super) fn check_draw_on(&self) -> Allowed {
        need(self.tiles_left() > 0, "6.1", "no-no-more-tiles-than-dice-in-the-shadow-box")?;
        let some = !self.pool.is_empty() || !self.discarded_normal().is_empty();
        need(some, "6.6", "no-no-tile-is-left")
    }

    pub(super) fn keep_tile(tile: Tile) -> Next {
        call(round(RoundFrame::ApplyTile(tile))).then(round(RoundFrame::Phase3Done))
    }

    pub(super) fn draw_on(tile: Tile, log: &mut Log) -> Next {
        log.public(Event::TileSetAside(tile));
        goto(round(RoundFrame::Phase3))
    }

    /// Rules 6.4, 14.13: first the marker moves, then the symbol or text works. The Endgame Marker ends it all (rule 6.5).
    pub(super) fn apply_tile(&mut self, tile: Tile, log: &mut Log) -> Next {
        log.public(Event::TileApplied(tile));
        let value = match tile {
            Tile::One | Tile::OneFate => 1,
            Tile::Two | Tile::TwoFate | Tile::FreeTwoDraw => 2,
            Tile::Three => 3,
            Tile::XFate => self.shadow_box(),
            Tile::FreeNoLivingMan | Tile::ShadowZero | Tile::ShadowZeroDie => 0,
        };
        if value > 0 {
            self.move_fate(value as i8, 0, log);
        }
        if self.ended.is_some() {
            return done();
        }
        let discard = round(RoundFrame::TileDone { tile, back: false });
        match tile {
            Tile::One | Tile::Two | Tile::Three | Tile::ShadowZero => goto(discard),
            Tile::OneFate | Tile::TwoFate | Tile::XFate => {
                self.fate_symbol(log);
                goto(discard)
            }
            Tile::FreeTwoDraw => call(round(RoundFrame::FurtherTile)).then(discard),
            Tile::FreeNoLivingMan => self.no_living_man(tile, log),
            Tile::ShadowZeroDie if self.dice[Side::Shadow].to_roll > 0 => {
                ask(State::seat(Side::Shadow), Ask::Round(RoundAsk::ExtraDie)).then(discard)
            }
            Tile::ShadowZeroDie => goto(discard),
        }
    }

    /// Rule 6.7: the Fate symbol brings Ents in Rohan, and takes Darkness away in Gondor.
    fn fate_symbol(&mut self, log: &mut Log) {
        match self.scenario {
            Scenario::Rohan => {
                let ents = if self.in_play(Character::Treebeard) { 2 } else { 1 };
                self.place_ents(self.quantity(Hook::FateSymbolEnts, ents), log);
            }
            Scenario::Gondor => self.remove_darkness(1, log),
        }
    }

    /// Rules 9.7.1, 9.7.3: Darkness tokens are removed; with the last one the Darkness cards leave the game and the Nazgûl the
    /// board.
    pub(crate) fn remove_darkness(&mut self, tokens: u8, log: &mut Log) {
        let tokens = tokens.min(self.darkness);
        if tokens == 0 {
            return;
        }
        self.darkness -= tokens;
        log.public(Event::Darkness(self.darkness));
        if self.darkness == 0 {
            self.deck_leaves(Deck::Darkness, log);
            for area in self.nazgul_areas() {
                self.remove_nazgul(area, u8::MAX, log);
            }
        }
    }

    /// Rule 9.8: But No Living Man Am I.
    fn no_living_man(&mut self, tile: Tile, log: &mut Log) -> Next {
        let further = |back: bool| {
            call(round(RoundFrame::FurtherTile)).then(round(RoundFrame::TileDone { tile, back }))
        };
        let theoden = Character::TheodenGondor;
        match self.spots[theoden] {
            // It is a tile of Gondor.
            _ if self.scenario == Scenario::Rohan => goto(round(RoundFrame::TileDone { tile, back: false })),
            // Rule 9.8.1.
            Spot::Track(_) => {
                self.move_counter(theoden, -1, log);
                further(false)
            }
            // Rule 9.8.2.
            _ if self.in_play(theoden) && self.place_of(Character::WitchKing).is_some() => {
                self.eliminate_character(Character::WitchKing, log);
                goto(round(RoundFrame::TileDone { tile, back: false }))
            }
            // Rule 9.8.3.
            _ => further(true),
        }
    }

    /// A Character's counter moves on the Fate Track, if it lies there; negative: towards 0.
    pub(crate) fn move_counter(&mut self, character: Character, spaces: i8, log: &mut Log) {
        if let Spot::Track(space) = self.spots[character] {
            let to =
                (i16::from(space) + i16::from(spaces)).clamp(0, i16::from(super::super::LAST_SPACE)) as u8;
            if to != space {
                self.spots[character] = Spot::Track(to);
                log.public(Event::CounterMoved { character, space: to });
            }
        }
    }

    /// Rules 6.4, 9.8.3: the tile is discarded, or goes back.
    pub(super) fn tile_done(&mut self, tile: Tile, back: bool) -> Next {
        if self.aside.take(tile) {
            let to = if back { &mut self.pool } else { &mut self.discarded };
            to.add(tile, 1);
        }
        done()
    }

    /// Rule 6.4: all tiles set aside return to the Fate Pool.
    pub(super) fn fate_done(&mut self) -> Next {
        let aside = std::mem::take(&mut self.aside);
        for (tile, n) in aside.iter() {
            self.pool.add(tile, n);
        }
        goto(round(RoundFrame::Phase4(Side::FreePeoples)))
    }
}
