//! Why a position of `given` is impossible, in the words of the game.

use super::Step;
use super::build::Start;
use crate::figures::Spot;
use crate::ids::{Area, Areas, Leader, Pool, Side, Unit};
use crate::rules::HAND_LIMIT;
use crate::state::State;

fn need(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl State {
    /// Whether the pieces can be where they are.
    pub(super) fn check_possible(&self, start: Start) -> Result<(), String> {
        for unit in Unit::ALL {
            let board: u16 =
                self.armies.all().values().iter().map(|army| u16::from(army.units.count(unit))).sum();
            let figures = self.book.units[unit].figures;
            need(board <= u16::from(figures), || {
                format!("there are {figures} figures of {} (rule 2.2)", unit.slug())
            })?;
        }
        for leader in Leader::ALL {
            let board: u16 =
                self.armies.all().values().iter().map(|army| u16::from(army.leaders.count(leader))).sum();
            let figures = self.book.leaders.count(leader);
            need(board <= u16::from(figures), || {
                format!("there are {figures} figures of {} (rule 2.2)", leader.slug())
            })?;
        }
        for area in Area::ALL {
            self.check_place(area)?;
        }
        for pool in Pool::ALL {
            let on_board: u16 = self.tokens[pool].values().iter().map(|n| u16::from(*n)).sum();
            let left = u16::from(self.faces_left(pool));
            need(on_board + u16::from(self.removed[pool]) <= left, || {
                format!("there are {left} tokens of {} that nobody has seen", pool.slug())
            })?;
        }
        for side in Side::ALL {
            // Only a hand that is about to be discarded may be larger.
            let full = self.hands[side].len() > HAND_LIMIT && start != Start::Step(Step::Draw);
            need(!full, || format!("a hand has {HAND_LIMIT} cards at most (rule 7.7.6)"))?;
            let unseen = self.seen[side].cards - self.hands[side.enemy()];
            need(unseen.is_empty(), || format!("what {} has seen is not in the other hand", side.slug()))?;
        }
        need(self.ents > 0 || self.entwood == Area::Derndingle, || {
            "without Ents the Entwood is in derndingle (rule 8.6.1)".to_owned()
        })?;
        if let Some(commander) = self.commander {
            need(self.in_play(commander), || {
                format!("{} does not command: he is not in play", commander.slug())
            })?;
        }
        match start {
            Start::Step(_) | Start::Play(..) | Start::Do(..) => Ok(()),
            Start::Battle(side, from, at) => self.check_battle_start(side, from, at),
            Start::Damage(area, side, _) => self.check_fighter(side, area),
        }
    }

    /// What can be in one area.
    fn check_place(&self, area: Area) -> Result<(), String> {
        let (army, name, board) = (self.army(area), area.slug(), self.board());
        if !(board.areas | board.recruitment).contains(area) {
            let nobody = self.spots.values().iter().all(|spot| *spot != Spot::At(area));
            return need(nobody, || format!("{name} is not on this board"));
        }
        let both = Side::ALL.into_iter().all(|side| self.has_army(side, area));
        need(!both, || format!("Armies of both sides are in {name} (rule 1.4)"))?;
        need(self.excess(area) == 0, || format!("more than five units are in {name} (rule 1.4)"))?;
        need(army.damage <= army.n_units(), || format!("more Damage than units in {name} (rule 10.8.3)"))?;
        let led =
            army.n_units() > 0 || (army.leadership == 0 && (army.n_leaders() == 0 || area.is_recruitment()));
        need(led, || format!("Leaders or Leadership tokens without an Army in {name} (rule 7.5.5)"))?;
        let shadow = self.has_army(Side::Shadow, area);
        need(!shadow || army.n_leaders() == 0, || format!("the Shadow has no Leaders in {name} (rule 1.5)"))?;
        let free = self.has_army(Side::FreePeoples, area);
        need(!free || army.leadership == 0, || {
            format!("the Free Peoples have no Leadership tokens in {name} (rule 1.5)")
        })?;
        let side = board.printed_side(area);
        let freed = self.markers.contains(area) && side.is_some_and(|side| self.has_army(side, area));
        need(!freed, || format!("the Army in {name} has removed the marker (rule 3.6)"))?;
        for pool in Pool::ALL.into_iter().filter(|pool| self.tokens[*pool][area] > 0) {
            let own = board.nation[area].is_none_or(|nation| nation == pool);
            let fits = own && !self.has_army(pool.side().enemy(), area);
            need(fits, || format!("no tokens of {} lie in {name} (rules 7.3.6, 9.4.1)", pool.slug()))?;
        }
        Ok(())
    }

    /// An Army of the side stands in the area.
    fn check_fighter(&self, side: Side, area: Area) -> Result<(), String> {
        need(self.has_army(side, area), || format!("no Army of {} is in {}", side.slug(), area.slug()))
    }

    /// Rules 10.1.1, 10.13.1.
    fn check_battle_start(&self, side: Side, from: Areas, at: Area) -> Result<(), String> {
        for area in from {
            self.check_fighter(side, area)?;
            need(self.board().neighbours[area].contains(at), || {
                format!("{} is not adjacent to {} (rule 10.1.1)", at.slug(), area.slug())
            })?;
        }
        self.check_fighter(side.enemy(), at)
    }
}
