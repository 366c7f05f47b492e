//! A cloud of Bats moves an army (rule 12.3).

use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, ArmyFrame, Needs};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Side, Territory};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, done, goto};
use kit::Set;

impl State {
    /// The territories with a Great Bats figure and a Shadow army.
    pub(crate) fn bats_with_armies(&self) -> Set<Territory> {
        Territory::ALL.into_iter().filter(|territory| self.check_bats(*territory).is_ok()).collect()
    }

    pub(super) fn check_bats(&self, territory: Territory) -> Allowed {
        need(self.bats[territory] > 0, "12.3", "no-no-great-bats-are-there")?;
        let army = !self.armies_in(Side::Shadow, territory).is_empty();
        need(army, "12.3", "no-no-shadow-army-is-in-that-territory")
    }

    pub(super) fn cloud_of_bats(&mut self) -> Next {
        if self.bats_with_armies().is_empty() {
            return done();
        }
        ask(State::seat(Side::Shadow), Ask::Army(ArmyAsk::CloudOfBats)).last()
    }

    /// The figure goes first, then an army of the territory may move one region.
    pub(super) fn bats_chosen(&mut self, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Territory(territory) => {
                self.bats[territory] = self.bats[territory].saturating_sub(1);
                log.public(Event::BatsRemoved(territory));
                self.notes.eligible = self.armies_in(Side::Shadow, territory);
                goto(Frame::Army(ArmyFrame::March { needs: Needs::default(), steps: 1, left: 1 }))
            }
            Action::Decline => done(),
            _ => MISFIT,
        }
    }
}
