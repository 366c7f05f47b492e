//! Eagles (chapter 10). What counts is the territory that each of them is over; the Lord of the Eagles counts as one of them.

use super::super::{Allowed, Log, MISFIT, need};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Side, Territory};
use crate::muster::{MusterAsk, MusterFrame};
use crate::state::State;
use kernel::flow::{ask, call, done, goto};

/// The number that an Eagle's dice must show (rules 10.4, 10.6).
const EAGLE_HITS_ON: u8 = 4;

/// Dice of an attack of Strong and Noble (rule 10.4).
const STRONG_DICE: u8 = 3;

/// Dice of an attack with Eagles are not Kindly Birds (rule 10.6).
const KINDLY_DICE: u8 = 4;

impl State {
    /// The territory that the Lord of the Eagles is over, while he is on the board.
    pub(crate) fn lord_over(&self) -> Option<Territory> {
        match self.spots[Character::LordOfTheEagles] {
            Spot::Over(territory) => Some(territory),
            _ => None,
        }
    }

    /// Eagles over a territory, with their Lord.
    pub(crate) fn eagles_over(&self, territory: Territory) -> u8 {
        self.eagles[territory] + u8::from(self.lord_over() == Some(territory))
    }

    /// The territories with Eagles.
    pub(crate) fn eagle_territories(&self) -> impl Iterator<Item = Territory> {
        Territory::ALL.into_iter().filter(|territory| self.eagles_over(*territory) > 0)
    }

    /// Eagles that may fly out of the Eyrie, with their Lord; none before he is in play (rule 10.2).
    pub(crate) fn eagles_at_home(&self) -> u8 {
        let lord = u8::from(self.spots[Character::LordOfTheEagles] == Spot::Eyrie);
        if self.in_play(Character::LordOfTheEagles) { self.eyrie + lord } else { 0 }
    }

    /// New Eagles come from the supply into the Eyrie, as many as there are (rules 10.2, 10.7).
    pub(crate) fn place_eagles(&mut self, eagles: u8, log: &mut Log) {
        let eagles = eagles.min(self.eagle_supply());
        if eagles > 0 {
            self.eyrie += eagles;
            log.public(Event::EaglesPlaced(eagles));
        }
    }

    /// One goes back to the Eyrie; the Lord when no other is left. Which of them goes makes no difference (rule 10.4).
    pub(crate) fn eagle_home(&mut self, territory: Territory, log: &mut Log) {
        let lord = self.eagles[territory] == 0;
        if lord {
            self.spots[Character::LordOfTheEagles] = Spot::Eyrie;
        } else {
            self.eagles[territory] -= 1;
            self.eyrie += 1;
        }
        log.public(Event::EagleReturned { lord, territory });
    }

    /// All go back to the Eyrie at the end of the turn (rules 4.6.4, 10.5).
    pub(crate) fn eagles_home(&mut self, log: &mut Log) {
        for territory in Territory::ALL {
            while self.eagles_over(territory) > 0 {
                self.eagle_home(territory, log);
            }
        }
    }

    pub(super) fn fly_eagles_step(&mut self) -> Next {
        if self.eagles_at_home() == 0 {
            return done();
        }
        ask(State::seat(Side::FreePeoples), Ask::Muster(MusterAsk::FlyEagle)).last()
    }

    pub(super) fn fly_eagle_answered(&mut self, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Done => done(),
            Action::Territory(territory) => {
                let lord = self.eyrie == 0;
                if lord {
                    self.spots[Character::LordOfTheEagles] = Spot::Over(territory);
                } else {
                    self.eyrie -= 1;
                    self.eagles[territory] += 1;
                }
                log.public(Event::EagleFlew { lord, territory });
                goto(Frame::Muster(MusterFrame::FlyEagles))
            }
            _ => MISFIT,
        }
    }

    pub(super) fn eagles_return_step(&mut self, kindly: bool) -> Next {
        if self.notes.eagles.is_empty() {
            self.notes.done = Areas::EMPTY;
        }
        if self.eagle_territories().next().is_none() {
            return goto(Frame::Muster(MusterFrame::EaglesAttack { kindly }));
        }
        ask(State::seat(Side::FreePeoples), Ask::Muster(MusterAsk::EagleReturns { kindly })).last()
    }

    pub(super) fn check_eagle_returns(&self, kindly: bool, territory: Territory) -> Allowed {
        let rule = if kindly { "10.6" } else { "10.4" };
        need(self.eagles_over(territory) > 0, rule, "no-no-eagle-is-there")
    }

    pub(super) fn eagle_returns_answered(&mut self, kindly: bool, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Done => goto(Frame::Muster(MusterFrame::EaglesAttack { kindly })),
            Action::Territory(territory) => {
                self.eagle_home(territory, log);
                if self.notes.eagles.try_push(territory).is_err() {
                    return Next::Broken("more Eagles return than there are");
                }
                goto(Frame::Muster(MusterFrame::EaglesReturn { kindly }))
            }
            _ => MISFIT,
        }
    }

    /// The armies that an Eagle may attack now.
    pub(super) fn eagle_targets(&self, kindly: bool) -> Areas {
        let exposed = self.exposed();
        if kindly {
            // Rule 10.6: no territory is named.
            return exposed.iter().filter(|area| area.is_mountains()).collect();
        }
        let over = self.notes.eagles.iter();
        let near = over.fold(Areas::EMPTY, |areas, territory| areas | territory.regions());
        (exposed & near) - self.notes.done
    }

    pub(super) fn check_eagle_target(&self, kindly: bool, area: Area) -> Allowed {
        let rule = if kindly { "10.6" } else { "10.4" };
        need(self.has_army(Side::Shadow, area), rule, "no-no-shadow-army-is-there")?;
        let Some(territory) = area.territory() else {
            return need(false, "9.14.5", "no-eagles-reach-nobody-there");
        };
        if kindly {
            return need(area.is_mountains(), "10.6", "no-it-is-no-mountains-region");
        }
        need(!self.notes.done.contains(area), "10.4", "no-that-army-was-attacked-already")?;
        need(self.notes.eagles.contains(&territory), "10.4", "no-no-eagle-has-come-from-there")
    }

    pub(super) fn eagles_attack_step(&mut self, kindly: bool, log: &mut Log) -> Next {
        // Rule 10.6: all of them attack the one army that was named first.
        if kindly && let Some(target) = self.notes.done.first() {
            if self.notes.eagles.pop().is_none() || !self.has_army(Side::Shadow, target) {
                return self.eagles_done();
            }
            let shoot = self.shoot(target, KINDLY_DICE, EAGLE_HITS_ON, true, log);
            return call(shoot).then(Frame::Muster(MusterFrame::EaglesAttack { kindly }));
        }
        // Rule 10.4: attacks without a target are lost.
        if self.notes.eagles.is_empty() || self.eagle_targets(kindly).is_empty() {
            return self.eagles_done();
        }
        ask(State::seat(Side::FreePeoples), Ask::Muster(MusterAsk::EagleTarget { kindly })).last()
    }

    fn eagles_done(&mut self) -> Next {
        self.notes.eagles.clear();
        self.notes.done = Areas::EMPTY;
        done()
    }

    pub(super) fn eagle_target_answered(&mut self, kindly: bool, action: Action, log: &mut Log) -> Next {
        let area = match action {
            Action::Done => return self.eagles_done(),
            Action::Area(area) => area,
            _ => return MISFIT,
        };
        self.notes.done.insert(area);
        let on = Frame::Muster(MusterFrame::EaglesAttack { kindly });
        if kindly {
            return goto(on);
        }
        let of = |territory: &Territory| area.territory() == Some(*territory);
        let Some(eagle) = self.notes.eagles.iter().position(of) else { return MISFIT };
        self.notes.eagles.swap_remove(eagle);
        let shoot = self.shoot(area, STRONG_DICE, EAGLE_HITS_ON, true, log);
        call(shoot).then(on)
    }
}
