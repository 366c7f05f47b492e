//! The path of the Ring-bearers figure when the Fellowship is declared (rule 11.4) or revealed (rule 11.5).

use super::hunts::tell;
use super::politics::Waking;
use super::{Allowed, Log, need};
use crate::action::Ask;
use crate::cards::hooks::{Happening, Moment};
use crate::fellowship::{FellowshipAsk, FellowshipFrame, WalkFor};
use crate::frame::{Frame, Next};
use crate::hunt::{HuntEvent, HuntFrame, TileFor, Walk};
use crate::ids::Side;
use crate::map::{MAP, Region};
use crate::state::{Regions, State};
use kernel::flow::{ask, call, done, goto};

impl State {
    /// The figure may go as many regions as the Progress says.
    pub(super) fn begin_walk(&mut self) {
        self.hunt.walk = Walk { left: self.fellowship.progress, ..Walk::default() };
        self.note_stronghold();
    }

    /// A Stronghold of the Shadow on the path costs a tile, once (rule 11.5.4). Captured ones don't count.
    fn note_stronghold(&mut self) {
        let region = self.fellowship.region;
        let shadows = region.nation().is_some_and(|nation| nation.side() == Side::Shadow);
        if let Some(stronghold) = region.stronghold()
            && shadows
            && self.controls(Side::Shadow, region)
        {
            self.hunt.walk.strongholds.insert(stronghold);
        }
    }

    pub(super) fn walk(&mut self, why: WalkFor) -> Next {
        if self.hunt.walk.left == 0 {
            return goto(Frame::Fellowship(FellowshipFrame::WalkOver(why)));
        }
        // Rule 14.7.
        ask(self.leader_of(Side::FreePeoples), Ask::Fellowship(FellowshipAsk::Walk(why))).last()
    }

    pub(super) fn walk_to(&mut self, to: Region) {
        let from = self.fellowship.region;
        let walk = &mut self.hunt.walk;
        walk.left = walk.left.saturating_sub(1);
        walk.moria |= from == Region::Moria || to == Region::Moria;
        self.fellowship.region = to;
        self.note_stronghold();
    }

    /// Whether it is a City or Stronghold of the Free Peoples that they still control.
    fn is_haven(&self, region: Region) -> bool {
        region.is_city_or_stronghold()
            && region.nation().is_some_and(|nation| nation.side() == Side::FreePeoples)
            && self.controls(Side::FreePeoples, region)
    }

    /// Whether the figure may end its path there (rule 11.5.2).
    fn may_end_walk(&self, why: WalkFor, region: Region) -> bool {
        why == WalkFor::Declare || !self.is_haven(region)
    }

    /// Whether a legal end can be reached in this many steps.
    fn end_in_reach(&self, why: WalkFor, from: Region, steps: u8) -> bool {
        let reach = || MAP.reach(from, steps, Regions::EMPTY, Regions::EMPTY);
        self.may_end_walk(why, from) || reach().iter().any(|region| self.may_end_walk(why, region))
    }

    pub(super) fn check_walk(&self, why: WalkFor, to: Region) -> Allowed {
        let rule = FellowshipAsk::Walk(why).rule().0;
        need(self.fellowship.region.borders(to), rule, "no-the-figure-goes-to-a-neighbouring-region")?;
        need(self.hunt.walk.left > 0, rule, "no-the-figure-has-gone-as-far-as-it-may")?;
        need(
            self.end_in_reach(why, to, self.hunt.walk.left - 1),
            rule,
            "no-its-way-would-have-to-end-in-a-city-or-stronghold",
        )
    }

    pub(super) fn check_walk_end(&self, why: WalkFor) -> Allowed {
        need(
            self.may_end_walk(why, self.fellowship.region),
            "11.5.2",
            "no-a-revealed-fellowship-does-not-end-in-a-city-or",
        )
    }

    // ---- Declared ----

    pub(super) fn declared(&mut self, log: &mut Log) -> Next {
        let region = self.fellowship.region;
        self.fellowship.progress = 0;
        tell(log, HuntEvent::Declared(region));
        // Rule 11.4.1. Rule 19.23: it activates the Nation even under Shadow control, but does not heal there.
        let free = region.nation().filter(|nation| nation.side() == Side::FreePeoples);
        if let Some(nation) = free
            && region.is_city_or_stronghold()
        {
            self.activate(nation, Waking::Declaration(region), log);
        }
        let haven = self.is_haven(region);
        if haven {
            self.heal(1, log);
        }
        // Rule 11.4.2.
        self.table_cards_leave(Happening::Declared { haven }, log);
        // Rule 10.8.
        match self.table_card_asks(Moment::Walked { quiet: haven }) {
            Some((seat, question)) => ask(seat, question).last(),
            None => done(),
        }
    }

    // ---- Revealed ----

    /// Rule 11.5.1: only a Hidden Fellowship can be revealed.
    pub(super) fn reveal(&mut self, log: &mut Log) -> Next {
        if !self.fellowship.hidden {
            return done();
        }
        self.fellowship.hidden = false;
        self.table_cards_leave(Happening::Revealed, log);
        // Rule 11.9.4: on the Mordor Track nothing else happens.
        if self.fellowship.mordor.is_some() {
            tell(log, HuntEvent::Revealed(None));
            return done();
        }
        self.begin_walk();
        goto(Frame::Fellowship(FellowshipFrame::Walk(WalkFor::Reveal)))
    }

    pub(super) fn revealed(&mut self, log: &mut Log) -> Next {
        self.fellowship.progress = 0;
        tell(log, HuntEvent::Revealed(Some(self.fellowship.region)));
        // Rule 10.7: tiles of cards come before those of Strongholds.
        let tiles = self.hunt.walk.strongholds.len() as u8;
        let then = Frame::Fellowship(FellowshipFrame::Strongholds(tiles));
        match self.table_card_asks(Moment::Walked { quiet: false }) {
            Some((seat, question)) => ask(seat, question).then(then),
            None => goto(then),
        }
    }

    /// Rule 11.5.4: one tile after another.
    pub(super) fn stronghold_tiles(&mut self, left: u8, log: &mut Log) -> Next {
        if left == 0 {
            return done();
        }
        tell(log, HuntEvent::StrongholdTile);
        call(Frame::Hunt(HuntFrame::Draw(TileFor::Stronghold)))
            .then(Frame::Fellowship(FellowshipFrame::Strongholds(left - 1)))
    }
}
