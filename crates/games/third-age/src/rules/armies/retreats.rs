//! Where an Army can retreat to, and how it gets there (rules 10.9.6 to 10.9.8).

use crate::army::{ArmyFrame, GroupFor};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Border, Character, Side};
use crate::rules::{Allowed, need};
use crate::state::State;
use kernel::flow::{done, goto};

impl State {
    /// The areas to which an Army of the side may retreat by its own choice (rule 10.9.6).
    pub(crate) fn retreat_areas(&self, side: Side, at: Area) -> Areas {
        let near = self.ways_from(at) - self.board().recruitment;
        near.iter().filter(|to| self.check_retreat(side, at, *to).is_ok()).collect()
    }

    /// Whether an Army of the side may retreat there by its own choice (rule 10.9.6).
    pub(crate) fn check_retreat(&self, side: Side, at: Area, to: Area) -> Allowed {
        let board = self.board();
        need(board.neighbours[at].contains(to), "10.9.6", "no-the-areas-are-not-adjacent")?;
        need(self.can_walk(at, to), "9.5.2", "no-the-wall-is-not-breached")?;
        let enemy = side.enemy();
        need(!self.has_army(enemy, to), "10.9.6", "no-an-enemy-army-is-there")?;
        let friendly = self.is_controllable(to) && self.controller(to) == Some(side);
        if self.has_army(side, to) || friendly {
            return Ok(());
        }
        let hostile = self.is_controllable(to) && self.controller(to) == Some(enemy);
        need(!hostile, "10.9.6", "no-the-enemy-controls-that-area")?;
        let near = board.neighbours[to].meets(self.armies_on_board(enemy));
        need(!near, "10.9.6", "no-an-enemy-army-is-adjacent-to-that-area")?;
        let stream = board.border(at, to).is_some_and(|border| border.border == Border::Stream);
        need(!stream, "10.9.6", "no-a-stream-lies-between")
    }

    /// The areas among which the attacker chooses if there is no other (rule 10.9.7): adjacent ones free of his units.
    pub(crate) fn forced_areas(&self, side: Side, at: Area) -> Areas {
        (self.ways_from(at) - self.board().recruitment) - self.armies_of(side.enemy())
    }

    /// A whole Army goes to an area with everybody who is with it (rule 10.9.8). Saruman never leaves Orthanc (rule 8.2).
    pub(super) fn retreat_there(&mut self, side: Side, from: Area, to: Area) -> Next {
        let mut party = self.party_at(side, from);
        if party.n_units() == 0 {
            return done();
        }
        party.characters.remove(Character::Saruman);
        self.notes.group.gather(party);
        goto(Frame::Army(ArmyFrame::SetOut { side, why: GroupFor::Retreat, from, to }))
    }
}
