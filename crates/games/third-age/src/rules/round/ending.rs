//! The end of an action (rule 7.1.8) and the end of the game (chapter 12).

use super::super::Log;
use super::round;
use crate::book::Board;
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::Next;
use crate::ids::{Area, Areas, Character, Deck, Engine, Kind, Pool, Scenario, Side};
use crate::ops::Conditions;
use crate::round::RoundFrame;
use crate::state::{Ending, State};
use kernel::flow::{call, goto};

/// What the Hornburg and Edoras are worth (rule 12.2, condition 2).
const PLACES: [(Area, u8); 2] = [(Area::Hornburg, 6), (Area::Edoras, 4)];
/// The worth of the places with which the Shadow wins.
pub(crate) const POINTS_TO_WIN: u8 = 10;

/// What a place of a board is worth to the Shadow in Rohan (rule 12.2, condition 2).
pub(crate) fn worth(board: &Board, area: Area) -> u8 {
    let named = PLACES.iter().find(|(place, _)| *place == area).map(|(_, worth)| *worth);
    named.unwrap_or_else(|| u8::from(board.settlements[Side::FreePeoples].contains(area)))
}

impl State {
    /// Rule 7.1.8, in its order; then the Shadow may assign set-aside Leadership tokens (rule 7.1.6), and the enemy acts.
    pub(super) fn end_of_action(&mut self, log: &mut Log) -> Next {
        self.lose_tokens_under_armies(log);
        self.lose_engines(log);
        self.settle_control(log);
        self.end_table_cards(log);
        self.grima_leaves(log);
        let then = round(RoundFrame::NextToAct);
        // Only where a die was used.
        let used = self.notes.face.is_some() && self.to_act == Side::Shadow;
        if used && self.may_assign_set_aside() {
            return call(round(RoundFrame::SetAside)).then(then);
        }
        goto(then)
    }

    /// Rule 7.3.6: enemy Recruitment tokens under an Army leave the game unseen.
    fn lose_tokens_under_armies(&mut self, log: &mut Log) {
        for side in Side::ALL {
            let armies = self.armies_on_board(side);
            for pool in Pool::of(self.scenario, side.enemy()) {
                for area in armies {
                    self.lose_tokens(*pool, area, u8::MAX, log);
                }
            }
        }
    }

    /// Rule 9.10.7: an engine in an area without Shadow units is destroyed.
    fn lose_engines(&mut self, log: &mut Log) {
        let guarded = self.armies_on_board(Side::Shadow);
        for area in self.towers - guarded {
            self.towers.remove(area);
            log.public(Event::EngineLost { engine: Engine::SiegeTower, area });
        }
        if self.n_catapults() == 0 {
            return;
        }
        for area in self.board().areas - guarded {
            for _ in 0..std::mem::take(&mut self.catapults[area]) {
                log.public(Event::EngineLost { engine: Engine::Catapult, area });
            }
        }
    }

    /// Settlements and Strongholds that an Army of the side will take at the end of the action (rule 3.6).
    pub(crate) fn about_to_take(&self, side: Side) -> Areas {
        (self.board().printed[side.enemy()] - self.markers) & self.armies_on_board(side)
    }

    /// Rules 3.6, 3.8: control passes to an enemy whose Army stands there now. A Character alone changes nothing (rule 13.20).
    pub(crate) fn settle_control(&mut self, log: &mut Log) {
        for side in Side::ALL {
            for area in self.about_to_take(side) {
                self.markers.insert(area);
                if self.to_act == side && self.board().settlements[side.enemy()].contains(area) {
                    self.notes.gained.insert(area);
                }
                log.public(Event::Control { area, side });
            }
            let freed = self.board().printed[side] & self.markers & self.armies_on_board(side);
            for area in freed {
                self.free_place(side, area, log);
            }
        }
        let recruitment = self.board().dunlending | self.board().mordor_orcs;
        for area in (recruitment & self.armies_on_board(Side::FreePeoples)) - self.barred {
            self.barred.insert(area);
            log.public(Event::Barred { area, barred: true });
        }
        for area in self.barred & self.armies_on_board(Side::Shadow) {
            self.barred.remove(area);
            log.public(Event::Barred { area, barred: false });
        }
    }

    /// Rule 7.7.3: cards on the table whose discard condition holds leave it.
    fn end_table_cards(&mut self, log: &mut Log) {
        for card in self.table {
            let by = State::card_side(card);
            let holds = |all: &Conditions| all.iter().all(|condition| self.holds(*condition, by));
            if self.book.cards[card].discard_if.iter().any(holds) {
                self.end_table_card(card, log);
            }
        }
    }

    /// Rule 8.3: with Théoden in play, or Edoras in the Shadow's hands, all Gríma cards leave the game.
    fn grima_leaves(&mut self, log: &mut Log) {
        let over = self.scenario == Scenario::Rohan
            && (self.in_play(Character::TheodenRohan) || self.controller(Area::Edoras) == Some(Side::Shadow));
        if over {
            self.deck_leaves(Deck::Grima, log);
        }
    }

    /// What a place is worth to the Shadow in Rohan (rule 12.2, condition 2).
    pub(crate) fn worth(&self, area: Area) -> u8 {
        worth(self.board(), area)
    }

    /// What the places that the Shadow controls are worth (rule 12.2, condition 2).
    pub fn points(&self) -> u8 {
        let held = |place: &&(Area, u8)| self.controller(place.0) == Some(Side::Shadow);
        let strongholds: u8 = PLACES.iter().filter(held).map(|(_, worth)| worth).sum();
        strongholds + self.settlements_taken().len() as u8
    }

    /// The lowest condition of chapter 12 that holds. A Fate victory has ended the game already (rule 12.1).
    pub(super) fn victory(&self) -> Option<Ending> {
        let no_region = self.regions_of_shadow() == 0;
        let fallen = self.all_characters_fallen().then_some(Ending::Characters);
        match self.scenario {
            Scenario::Rohan => {
                let points = (self.points() >= POINTS_TO_WIN).then_some(Ending::Points);
                let saruman = self.controller(Area::Orthanc) == Some(Side::FreePeoples)
                    || self.spots[Character::Saruman] == Spot::Eliminated;
                let theoden = self.in_play(Character::TheodenRohan) && no_region;
                points
                    .or(fallen)
                    .or(saruman.then_some(Ending::Saruman))
                    .or(theoden.then_some(Ending::Theoden))
            }
            Scenario::Gondor => {
                let city = self.controller(Area::MinasTirith) == Some(Side::Shadow);
                let aragorn = self.in_play(Character::AragornGondor) && no_region;
                // Rule 9.2: nobody commands once the Witch-king is eliminated and Gothmog does not follow, or is eliminated too.
                let commanders = self.commander.is_none();
                let gate = [Area::BlackGate, Area::CrossRoads]
                    .into_iter()
                    .all(|area| self.has_army(Side::FreePeoples, area));
                city.then_some(Ending::MinasTirith)
                    .or(fallen)
                    .or(aragorn.then_some(Ending::Aragorn))
                    .or(commanders.then_some(Ending::Commanders))
                    .or(gate.then_some(Ending::BlackGate))
            }
        }
    }

    /// Rules 12.2, 12.3, condition 3, and 14.6: no Captain or Companion is in play or lies on the Fate Track. Whoever has not
    /// entered otherwise, and Treebeard, does not count.
    fn all_characters_fallen(&self) -> bool {
        let lives = |who: &Character| {
            matches!(self.book.characters[*who].kind, Kind::Captain | Kind::Companion)
                && (self.in_play(*who) || matches!(self.spots[*who], Spot::Track(_)))
        };
        !Character::ALL.iter().any(lives)
    }
}
