//! Nazgûl and Minions move (rule 9.6.4).

use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, ArmyFrame};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Side};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, done};

impl State {
    /// How many Nazgûl of an area have not moved in this action.
    fn nazgul_to_move(&self, area: Area) -> u8 {
        let moved = self.notes.nazgul_moved.iter().filter(|at| **at == area).count();
        self.nazgul[area].saturating_sub(moved as u8)
    }

    /// Whether a Nazgûl or a Minion can move.
    pub(crate) fn can_move_nazgul(&self) -> bool {
        Area::ALL.into_iter().any(|area| self.nazgul_to_move(area) > 0)
            || Character::ALL.into_iter().any(|minion| self.check_minion(minion).is_ok())
    }

    pub(super) fn list_nazgul(&self, out: &mut Vec<Action>) {
        out.extend(self.board().areas.iter().filter(|area| self.nazgul_to_move(*area) > 0).map(Action::Area));
        let minions = Character::ALL.into_iter().filter(|minion| self.check_minion(*minion).is_ok());
        out.extend(minions.map(Action::Character));
        out.push(Action::Done);
    }

    pub(super) fn check_nazgul_from(&self, from: Area) -> Allowed {
        need(self.nazgul[from] > 0, "9.6.4", "no-no-nazgul-is-there")?;
        need(self.nazgul_to_move(from) > 0, "9.6.4", "no-the-nazgul-there-have-moved-already")
    }

    pub(super) fn check_minion(&self, minion: Character) -> Allowed {
        need(self.character_side(minion) == Side::Shadow, "9.6.4", "no-it-is-no-minion")?;
        // Rule 7.5.4: Saruman, and a Commander in the Shadow Box, are never moved so.
        let from = self.spots[minion].area().filter(|_| minion != Character::Saruman);
        need(from.is_some(), "7.5.4", "no-that-character-does-not-move-so")?;
        let moved = self.notes.characters_moved.contains(minion);
        need(!moved, "7.4.8", "no-that-character-has-moved-already")?;
        let reach = from.map_or(Areas::EMPTY, |from| self.nazgul_reach(from, Some(minion)));
        need(!reach.is_empty(), "7.5.3", "no-there-is-no-way-from-there")
    }

    /// Where a Nazgûl or a Minion can go: Nazgûl to any area, Minions as far as their Level.
    pub(super) fn nazgul_reach(&self, from: Area, minion: Option<Character>) -> Areas {
        match minion {
            None => self.board().areas.without(from),
            Some(minion) => self.reach(from, self.book.characters[minion].level),
        }
    }

    pub(super) fn check_nazgul_to(&self, from: Area, minion: Option<Character>, to: Area) -> Allowed {
        let rule = if minion.is_some() { "7.5.4" } else { "9.3.1" };
        need(self.board().areas.contains(to), rule, "no-nobody-moves-into-a-recruitment-area")?;
        need(self.nazgul_reach(from, minion).contains(to), "9.6.4", "no-it-is-too-far")
    }

    /// The next Nazgûl or Minion moves, or none.
    pub(super) fn nazgul_move(&mut self) -> Next {
        if !self.can_move_nazgul() {
            return done();
        }
        ask(State::seat(Side::Shadow), Ask::Army(ArmyAsk::NazgulMove)).last()
    }

    pub(super) fn nazgul_chosen(&mut self, action: Action) -> Next {
        let question = match action {
            Action::Area(from) => ArmyAsk::NazgulTo { from, minion: None },
            Action::Character(minion) => match self.spots[minion].area() {
                Some(from) => ArmyAsk::NazgulTo { from, minion: Some(minion) },
                None => return MISFIT,
            },
            Action::Done => return done(),
            _ => return MISFIT,
        };
        ask(State::seat(Side::Shadow), Ask::Army(question)).then(Frame::Army(ArmyFrame::NazgulMove))
    }

    pub(super) fn nazgul_goes(
        &mut self,
        from: Area,
        minion: Option<Character>,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let Action::Area(to) = action else { return MISFIT };
        match minion {
            Some(minion) => self.put_character(minion, to, log),
            None => {
                self.nazgul[from] = self.nazgul[from].saturating_sub(1);
                self.nazgul[to] += 1;
                // There is room for all eight of them.
                let _ = self.notes.nazgul_moved.try_push(to);
                log.public(Event::NazgulPlaced { from: Some(from), to });
            }
        }
        done()
    }
}
