//! An activation of the Entwood: marches, attacks, and how the Ents gather again (rules 8.6.5 to 8.6.9).

use super::{ask_ents, ent_frame};
use crate::action::Action;
use crate::ents::{EntAsk, EntFrame};
use crate::event::Event;
use crate::frame::Next;
use crate::ids::{Area, Areas, Side};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{call, done, goto};

impl State {
    /// Service: the Entwood is activated. Without an Ent nothing happens.
    pub(super) fn activate_entwood(&mut self) -> Next {
        if self.ents == 0 {
            return done();
        }
        self.notes.chain.clear();
        self.notes.entwood = Some(self.entwood);
        goto(ent_frame(EntFrame::Next))
    }

    /// The areas to which the next Ent may march: next to the last one, or by one of the steps that Ents may always take; no Army of the
    /// Shadow is there (rules 8.6.6, 8.6.8).
    fn ent_marches(&self) -> Areas {
        let last = self.last_ent();
        (self.board().neighbours[last] | self.board().ent_steps[last]) - self.armies_of(Side::Shadow)
    }

    /// The Armies of the Shadow next to any Ent on the board. What counts as adjacent for marching only does not count here.
    fn ent_prey(&self) -> Areas {
        let ents: Areas = self.notes.chain.iter().copied().collect();
        self.board().around(ents.with(self.entwood)) & self.armies_on_board(Side::Shadow)
    }

    /// The activation goes on until the Entwood holds no Ent, or nothing can be done.
    pub(super) fn next_ent_step(&mut self, _log: &mut Log) -> Next {
        if self.ents == 0 || self.ent_marches().is_empty() && self.ent_prey().is_empty() {
            return goto(ent_frame(EntFrame::Reform));
        }
        ask_ents(EntAsk::Step).last()
    }

    pub(super) fn list_ent_steps(&self, out: &mut Vec<Action>) {
        let (last, from) = (self.last_ent(), self.entwood);
        out.extend(self.ent_marches().iter().map(|to| Action::Move { from: last, to }));
        out.extend(self.ent_prey().iter().map(|to| Action::Attack { from, to }));
        out.push(Action::Done);
    }

    pub(super) fn check_ent_march(&self, to: Area) -> Allowed {
        let last = self.last_ent();
        let near = (self.board().neighbours[last] | self.board().ent_steps[last]).contains(to);
        need(near, "8.6.6", "no-the-area-is-not-adjacent-to-the-last-ent")?;
        need(!self.has_army(Side::Shadow, to), "8.6.6", "no-an-army-of-the-shadow-is-there")
    }

    pub(super) fn check_ent_attack(&self, to: Area) -> Allowed {
        need(self.has_army(Side::Shadow, to), "8.6.6", "no-no-army-of-the-shadow-is-there")?;
        need(self.ent_prey().contains(to), "8.6.6", "no-no-ent-is-adjacent-to-that-army")
    }

    pub(super) fn ent_step_chosen(&mut self, action: Action, log: &mut Log) -> Next {
        let next = ent_frame(EntFrame::Next);
        match action {
            Action::Done => goto(ent_frame(EntFrame::Reform)),
            Action::Move { to, .. } => {
                if self.ents == 0 || self.notes.chain.try_push(to).is_err() {
                    return MISFIT;
                }
                self.ents -= 1;
                log.public(Event::EntMarched(to));
                goto(next)
            }
            // The Ent is removed before the dice are rolled.
            Action::Attack { to: area, .. } => {
                self.ents = self.ents.saturating_sub(1);
                log.public(Event::EntAttack { area, removed: true });
                call(ent_frame(EntFrame::Attack { area })).then(next)
            }
            _ => MISFIT,
        }
    }

    /// Where the Ents may gather: an area that holds one, or where the Entwood was before (rule 8.6.9).
    pub(super) fn gathering_places(&self) -> Areas {
        let chain: Areas = self.notes.chain.iter().copied().collect();
        chain.with(self.notes.entwood.unwrap_or(self.entwood))
    }

    pub(super) fn check_gathering(&self, area: Area) -> Allowed {
        need(self.gathering_places().contains(area), "8.6.9", "no-neither-an-ent-nor-the-entwood-was-there")
    }

    /// The activation is over. If no Ent is left there is nothing to choose (rules 8.6.1, 8.6.9).
    pub(super) fn reform_entwood(&mut self, log: &mut Log) -> Next {
        let places = self.gathering_places();
        match (self.ents == 0 && self.notes.chain.is_empty(), places.first()) {
            (true, _) | (_, None) => self.ents_gather(Area::Derndingle, log),
            (_, Some(only)) if places.len() == 1 => self.ents_gather(only, log),
            _ => ask_ents(EntAsk::Reform).last(),
        }
    }

    /// All Ents are put together; Treebeard is where the Entwood is.
    pub(super) fn ents_gather(&mut self, area: Area, log: &mut Log) -> Next {
        self.ents = self.ents.saturating_add(self.notes.chain.len() as u8);
        self.entwood = area;
        self.notes.chain.clear();
        self.notes.entwood = None;
        log.public(Event::EntsGathered { area, ents: self.ents });
        done()
    }
}
