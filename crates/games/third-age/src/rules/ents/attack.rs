//! The Ent attack: dice, hits, and attacks that an Army's coming or a card brings about (rules 8.6.6, 8.6.7, 8.6.11, 8.6.12).

use super::{ask_ents, ent_frame};
use crate::action::{Action, Ask, RollFor};
use crate::battle::{BattleFrame, LossFor};
use crate::ents::{EntAsk, EntFrame};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Side};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::{Dice, State};
use kernel::flow::{ask_chance, call, done, goto};

/// The dice of an Ent attack (rule 8.6.6).
const DICE: u8 = 5;
/// The number that hits, whatever the terrain (rules 8.6.6, 8.6.7).
const TARGET: u8 = 5;

impl State {
    /// Service: Shadow units have come into an area. If it is the Entwood's and that holds an Ent, the Free Peoples may attack them
    /// (rule 8.6.11).
    pub(super) fn ents_react(&mut self, area: Area) -> Next {
        let there = self.is_passing(area, Side::Shadow) || self.has_army(Side::Shadow, area);
        if self.ents == 0 || self.entwood != area || !there {
            return done();
        }
        ask_ents(EntAsk::React { area }).last()
    }

    pub(super) fn ent_reaction(area: Area, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Accept => {
                log.public(Event::EntAttack { area, removed: false });
                goto(ent_frame(EntFrame::Attack { area }))
            }
            Action::Decline => done(),
            _ => MISFIT,
        }
    }

    /// The Armies that a card's Ent attack may be on.
    pub(super) fn ent_targets(&self) -> Areas {
        self.notes.eligible & self.armies_of(Side::Shadow)
    }

    pub(super) fn check_ent_target(&self, area: Area) -> Allowed {
        need(self.has_army(Side::Shadow, area), "8.6.6", "no-no-army-of-the-shadow-is-there")?;
        need(self.ent_targets().contains(area), "7.7.9", "no-the-card-speaks-of-other-armies")
    }

    /// Service: a card's Ent attack. If an Ent is to be removed for it, there must be one.
    pub(super) fn choose_ent_target(&mut self, remove: bool, log: &mut Log) -> Next {
        let targets = self.ent_targets();
        match (targets.len(), targets.first()) {
            _ if remove && self.ents == 0 => done(),
            (1, Some(only)) => self.ents_strike(only, remove, log),
            (2.., _) => ask_ents(EntAsk::Target { remove }).last(),
            _ => done(),
        }
    }

    /// The Army is known; the Ent is removed before the dice are rolled (rule 8.6.6).
    pub(super) fn ents_strike(&mut self, area: Area, remove: bool, log: &mut Log) -> Next {
        if remove {
            self.ents = self.ents.saturating_sub(1);
            // Rule 8.6.1: without an Ent it counts as being in Derndingle.
            if self.ents == 0 && self.notes.chain.is_empty() {
                self.entwood = Area::Derndingle;
            }
        }
        log.public(Event::EntAttack { area, removed: remove });
        goto(ent_frame(EntFrame::Attack { area }))
    }

    /// Service: an Ent attack begins.
    pub(super) fn ent_attack(&mut self, area: Area) -> Next {
        self.notes.thrown.clear();
        goto(ent_frame(EntFrame::Dice { area, left: DICE, again: false }))
    }

    /// Chance rolls one die after the other; all misses are rolled again once, without a question.
    pub(super) fn ent_dice(&mut self, area: Area, left: u8, again: bool, log: &mut Log) -> Next {
        if left > 0 {
            let then = ent_frame(EntFrame::Dice { area, left: left - 1, again });
            return ask_chance(Ask::Roll(RollFor::Ents)).then(then);
        }
        let first = usize::from(DICE);
        let mut dice = Dice::NONE;
        for die in self.notes.thrown.dice().iter().skip(if again { first } else { 0 }) {
            dice.add(*die);
        }
        log.public(Event::Threw { dice, needed: TARGET, successes: dice.hits(TARGET) });
        match dice.misses(TARGET) {
            misses @ 1.. if !again => goto(ent_frame(EntFrame::Dice { area, left: misses, again: true })),
            _ => goto(ent_frame(EntFrame::Hits { area })),
        }
    }

    /// The hits reduce the protection of a Stronghold first; the rest is Damage, and units are removed until 0 or 1 token is left, older
    /// ones included (rules 8.6.6, 8.6.7).
    pub(super) fn ent_hits(&mut self, area: Area, log: &mut Log) -> Next {
        let side = Side::Shadow;
        let hits = self.notes.thrown.hits(TARGET);
        self.notes.thrown.clear();
        let taken = self.breach(area, side, hits, log);
        self.put_damage(area, side, hits.saturating_sub(taken), taken, log);
        let losses = BattleFrame::Losses { area, side, why: LossFor::Ents };
        call(Frame::Battle(losses)).then(ent_frame(EntFrame::Taken { area }))
    }

    /// Rule 8.6.12: if Saruman's Army in Orthanc is destroyed by Ents he is eliminated.
    pub(super) fn ent_hits_taken(&mut self, area: Area, log: &mut Log) -> Next {
        let alone = !self.has_army(Side::Shadow, area) && !self.is_passing(area, Side::Shadow);
        let saruman = self.spots[Character::Saruman] == Spot::At(Area::Orthanc);
        if area == Area::Orthanc && alone && saruman {
            self.eliminate_character(Character::Saruman, log);
        }
        done()
    }
}
