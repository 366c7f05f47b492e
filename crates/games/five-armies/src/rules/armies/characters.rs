//! Characters move by themselves (rules 5.4, 7.5).

use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, ArmyFrame};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Characters, Side};
use crate::map::MAP;
use crate::muster::MusterFrame;
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::Seat;
use kernel::flow::{ask, done, goto};

impl State {
    /// The characters of a side that a Character Move can still move.
    pub(crate) fn movable_characters(&self, side: Side) -> Characters {
        let movable = |character: &Character| self.check_character_move(side, *character).is_ok();
        Character::ALL.into_iter().filter(movable).collect()
    }

    pub(super) fn check_character_move(&self, side: Side, character: Character) -> Allowed {
        need(character.side() == side, "5.4", "no-it-is-no-character-of-yours")?;
        // Rule 5.4: Beorn and the Lord of the Eagles have their own sections.
        need(character.is_with_armies(), "5.4", "no-that-character-does-not-move-so")?;
        need(self.place_of(character).is_some(), "5.4", "no-that-character-is-not-on-the-board")?;
        let moved = self.notes.characters_moved.contains(character);
        need(!moved, "5.4", "no-that-character-has-moved-already")?;
        need(self.book.movement[character] > 0, "7.5", "no-that-character-does-not-move-so")
    }

    /// Where a character can go (rule 7.5): over passable borders, regardless of enemies. Special areas have no neighbours, so that
    /// nobody comes there.
    pub(super) fn character_reach(&self, character: Character) -> Areas {
        let Some(from) = self.place_of(character) else { return Areas::EMPTY };
        MAP.reach(from, self.book.movement[character], Areas::EMPTY, Areas::EMPTY).without(from)
    }

    pub(super) fn check_character_to(&self, character: Character, to: Area) -> Allowed {
        need(to.is_region(), "7.5", "no-characters-never-enter-special-areas")?;
        need(self.place_of(character) != Some(to), "7.5", "no-the-character-is-there-already")?;
        need(self.character_reach(character).contains(to), "7.5", "no-it-is-too-far")
    }

    /// The next character moves, or none; then Bolg's further abilities may be used (rules 5.4, 7.12).
    pub(super) fn character_move(&mut self) -> Next {
        let side = self.to_act;
        if !self.movable_characters(side).is_empty() {
            return ask(State::seat(side), Ask::Army(ArmyAsk::CharacterMove)).last();
        }
        self.characters_moved()
    }

    fn characters_moved(&self) -> Next {
        let bolg = self.to_act == Side::Shadow && self.place_of(Character::Bolg).is_some();
        if bolg { goto(Frame::Muster(MusterFrame::BolgAbilities(0))) } else { done() }
    }

    pub(super) fn character_chosen(&mut self, seat: Seat, action: Action) -> Next {
        match action {
            Action::Character(character) => ask(seat, Ask::Army(ArmyAsk::CharacterTo(character)))
                .then(Frame::Army(ArmyFrame::CharacterMove)),
            Action::Done => self.characters_moved(),
            _ => MISFIT,
        }
    }

    pub(super) fn character_goes(&mut self, character: Character, action: Action, log: &mut Log) -> Next {
        let Action::Area(to) = action else { return MISFIT };
        self.spots[character] = Spot::At(to);
        self.notes.characters_moved.insert(character);
        log.public(Event::CharacterMoved { character, to: Some(to) });
        done()
    }
}
