//! Siege engines are built, Catapults fire (rule 9.10).

use crate::action::{Action, Ask, Choice, RollFor};
use crate::battle::BattleFrame;
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Engine, Scenario, Section, Side};
use crate::muster::{MusterAsk, MusterFrame};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, ask_chance, done, goto};

/// The figures of each kind of engine (rule 9.10.1).
const FIGURES: u8 = 6;
/// The most Catapults in an area (rule 9.10.2).
const PER_AREA: u8 = 2;
/// The most dice of the Catapults, and the number that succeeds (rule 9.10.5).
const MOST_DICE: u8 = 5;
const HITS_ON: u8 = 5;

impl State {
    /// Whether an engine can be built there.
    pub(super) fn check_build(&self, engine: Engine, area: Area) -> Allowed {
        need(self.scenario == Scenario::Gondor, "9.10.1", "no-there-are-no-engines-here")?;
        match engine {
            Engine::SiegeTower => {
                let fits = self.board().towers.contains(area);
                need(fits, "9.10.2", "no-siege-towers-stand-next-to-minas-tirith")?;
                need(!self.towers.contains(area), "9.10.2", "no-a-siege-tower-stands-there-already")?;
                need((self.towers.len() as u8) < FIGURES, "9.10.1", "no-no-such-figure-is-left")?;
            }
            Engine::Catapult => {
                let fits = self.board().catapults.contains(area);
                need(fits, "9.10.2", "no-catapults-stand-in-the-pelennor-away-from-the-walls")?;
                need(self.catapults[area] < PER_AREA, "9.10.2", "no-two-catapults-stand-there-already")?;
                need(self.n_catapults() < FIGURES, "9.10.1", "no-no-such-figure-is-left")?;
            }
        }
        need(self.has_army(Side::Shadow, area), "9.10.2", "no-no-army-of-yours-is-there")
    }

    pub(super) fn list_engines(&self, out: &mut Vec<Action>) {
        let areas = (self.board().towers | self.board().catapults) & self.armies_on_board(Side::Shadow);
        for area in areas {
            out.extend(Engine::ALL.map(|engine| Action::Build { engine, area }));
        }
    }

    /// Whether an engine can be built.
    pub(crate) fn can_build(&self) -> bool {
        let areas = (self.board().towers | self.board().catapults) & self.armies_on_board(Side::Shadow);
        let fits = |area: Area| Engine::ALL.into_iter().any(|engine| self.check_build(engine, area).is_ok());
        areas.iter().any(fits)
    }

    /// Engines are built, up to so many.
    pub(super) fn build_some(&mut self, left: u8) -> Next {
        if left == 0 || !self.can_build() {
            return done();
        }
        ask(State::seat(Side::Shadow), Ask::Muster(MusterAsk::Build { left })).last()
    }

    pub(super) fn built(&mut self, left: u8, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Build { engine, area } => {
                match engine {
                    Engine::SiegeTower => self.towers.insert(area),
                    Engine::Catapult => self.catapults[area] += 1,
                }
                log.public(Event::Built { engine, area });
                goto(Frame::Muster(MusterFrame::Build { left: left.saturating_sub(1) }))
            }
            Action::Done => done(),
            _ => MISFIT,
        }
    }

    pub(super) fn check_fire_at_army(&self) -> Allowed {
        let there = self.has_army(Side::FreePeoples, Area::MinasTirith);
        need(there, "9.10.6", "no-no-army-of-the-free-peoples-is-in-minas-tirith")
    }

    pub(super) fn check_fire_at(&self, section: Section) -> Allowed {
        need(!self.is_section_breached(section), "9.10.5", "no-that-section-is-breached")
    }

    /// Whether the Catapults can fire at anything.
    pub(crate) fn can_fire(&self) -> bool {
        let section = Section::ALL.into_iter().any(|section| self.check_fire_at(section).is_ok());
        self.n_catapults() > 0 && (section || self.check_fire_at_army().is_ok())
    }

    /// The target is chosen before the dice are rolled.
    pub(super) fn fire(&mut self, log: &mut Log) -> Next {
        if !self.can_fire() {
            return done();
        }
        let mut sections = Section::ALL.into_iter().filter(|section| self.check_fire_at(*section).is_ok());
        match (self.check_fire_at_army().is_ok(), sections.next(), sections.next()) {
            (true, None, _) => self.fire_at(None, log),
            (false, Some(section), None) => self.fire_at(Some(section), log),
            _ => ask(State::seat(Side::Shadow), Ask::Muster(MusterAsk::CatapultTarget)).last(),
        }
    }

    pub(super) fn target_chosen(&mut self, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Choose(Choice::Army) => self.fire_at(None, log),
            Action::Section(section) => self.fire_at(Some(section), log),
            _ => MISFIT,
        }
    }

    fn fire_at(&mut self, section: Option<Section>, log: &mut Log) -> Next {
        log.public(Event::Catapults { section });
        self.notes.thrown.clear();
        let left = self.n_catapults().min(MOST_DICE);
        goto(Frame::Muster(MusterFrame::CatapultDice { left, section }))
    }

    pub(super) fn catapult_dice(&mut self, left: u8, section: Option<Section>, log: &mut Log) -> Next {
        if left > 0 {
            let then = MusterFrame::CatapultDice { left: left - 1, section };
            return ask_chance(Ask::Roll(RollFor::Catapults)).then(Frame::Muster(then));
        }
        let dice = self.notes.thrown;
        let successes = dice.hits(HITS_ON);
        log.public(Event::Threw { dice, needed: HITS_ON, successes });
        self.notes.thrown.clear();
        let area = Area::MinasTirith;
        match section {
            // Rule 9.10.6: points beyond the last one are lost.
            Some(_) => {
                self.lose_protection(area, section, successes, log);
                done()
            }
            None if successes == 0 => done(),
            None => {
                let side = Side::FreePeoples;
                let hurt = BattleFrame::Hurt { area, side, tokens: successes, bypass: true };
                goto(Frame::Battle(hurt))
            }
        }
    }
}
