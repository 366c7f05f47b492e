//! Attacks from afar: who is in range, and the dice (rules 7.6.1, 7.7, 9.14.5). Eagles roll their dice here too.

use super::super::Log;
use crate::action::{Ask, RollFor};
use crate::battle::{BattleFrame, Onto};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, REGIONS, Side};
use crate::muster::{MusterEvent, MusterFrame};
use crate::state::State;
use kernel::flow::{ask_chance, done, goto};

impl State {
    /// Shadow armies that can be struck from afar: those in regions (rule 9.14.5).
    pub(crate) fn exposed(&self) -> Areas {
        self.armies_of(Side::Shadow) & REGIONS
    }

    /// How many dice Archery rolls against an army (rules 7.6.1, 7.7, R7).
    pub(crate) fn archery_dice(&self, target: Area) -> u8 {
        let archery = &self.book.archery;
        let shooters = self.armies_of(Side::FreePeoples) & self.book.archery_range[target];
        let stand = |area: &Area| area.terrain().is_some_and(|terrain| archery.terrains.contains(terrain));
        let units: u8 = shooters
            .iter()
            .filter(stand)
            .map(|area| {
                let units = &self.army(area).units;
                archery.units.iter().map(|unit| units.count(unit)).sum::<u8>()
            })
            .sum();
        units.saturating_mul(archery.dice_per_unit).min(archery.dice_max)
    }

    /// The armies that Archery can be aimed at: somebody can shoot at them.
    pub(crate) fn archery_targets(&self) -> Areas {
        self.exposed().iter().filter(|area| self.archery_dice(*area) > 0).collect()
    }

    /// An army is about to be shot at (rules 7.6.1, 10.4). Says the frame that does it.
    pub(crate) fn shoot(&mut self, at: Area, dice: u8, hits_on: u8, reroll: bool, log: &mut Log) -> Frame {
        log.public(Event::Muster(MusterEvent::Strike { at }));
        self.notes.thrown.clear();
        Frame::Muster(MusterFrame::Shoot { at, dice, hits_on, reroll })
    }

    pub(super) fn shoot_step(
        &mut self,
        at: Area,
        dice: u8,
        hits_on: u8,
        reroll: bool,
        log: &mut Log,
    ) -> Next {
        if dice > 0 {
            let on = MusterFrame::Shoot { at, dice: dice - 1, hits_on, reroll };
            return ask_chance(Ask::Roll(RollFor::Strike)).then(Frame::Muster(on));
        }
        let misses = self.notes.thrown.misses(hits_on);
        let hits = self.throw_counted(hits_on, log);
        if reroll && misses > 0 {
            return goto(Frame::Muster(MusterFrame::ShootAgain { at, dice: misses, hits_on, hits }));
        }
        self.hit_from_afar(at, hits)
    }

    pub(super) fn shoot_again_step(
        &mut self,
        at: Area,
        dice: u8,
        hits_on: u8,
        hits: u8,
        log: &mut Log,
    ) -> Next {
        if dice > 0 {
            let on = MusterFrame::ShootAgain { at, dice: dice - 1, hits_on, hits };
            return ask_chance(Ask::Roll(RollFor::Strike)).then(Frame::Muster(on));
        }
        let hits = hits + self.throw_counted(hits_on, log);
        self.hit_from_afar(at, hits)
    }

    /// Rule 8.13.1: what has hit is dealt all at once.
    fn hit_from_afar(&self, area: Area, tokens: u8) -> Next {
        match self.army(area).side() {
            Some(side) if tokens > 0 => {
                goto(Frame::Battle(BattleFrame::Damage { area, side, tokens, onto: Onto::Fortification }))
            }
            Some(_) | None => done(),
        }
    }
}
