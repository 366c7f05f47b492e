//! Characters move by themselves (rules 7.5.2 to 7.5.4, 7.8.1).

use super::no_answer;
use crate::action::{Action, Ask};
use crate::army::{ArmyAsk, ArmyFrame};
use crate::book::CharacterDef;
use crate::event::Event;
use crate::figures::{Figure, Party, Spot};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Characters, Side};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{ask, done, goto};

impl State {
    /// The Characters of a side in an area that may still move. Saruman never moves (rule 7.5.4), and nothing of an Army that is
    /// held may leave.
    fn movers(&self, side: Side, from: Area) -> Characters {
        if self.bans.hold[side].contains(from) && self.has_army(side, from) {
            return Characters::EMPTY;
        }
        let mut movers = self.characters_at(side, from) - self.notes.characters_moved;
        movers.remove(Character::Saruman);
        movers.iter().filter(|one| self.book.characters[*one].level > 0).collect()
    }

    /// Where Characters stand who may still move.
    pub(crate) fn places_of_movers(&self, side: Side) -> Areas {
        self.places_of_characters(side).iter().filter(|from| self.check_movers(side, *from).is_ok()).collect()
    }

    /// Where Characters of a side stand.
    fn places_of_characters(&self, side: Side) -> Areas {
        self.book.own[side].iter().filter_map(|one| self.spots[one].area()).collect()
    }

    /// Whether Characters of a side can move.
    pub(crate) fn can_move_characters(&self, side: Side) -> bool {
        self.places_of_characters(side).iter().any(|from| self.check_movers(side, from).is_ok())
    }

    pub(super) fn check_movers(&self, side: Side, from: Area) -> Allowed {
        let there = self.characters_at(side, from);
        // Treebeard goes with the Entwood only (rules 7.5.4, 8.6.4).
        let treebeard = side == Side::FreePeoples
            && self.spots[Character::Treebeard] == Spot::Entwood
            && self.entwood == from;
        need(!(there.is_empty() && treebeard), "7.5.4", "no-nobody-there-moves-so")?;
        need(!there.is_empty(), "7.5.2", "no-no-character-of-yours-is-there")?;
        let moved = (there - self.notes.characters_moved).is_empty();
        need(!moved, "7.4.8", "no-the-characters-there-have-moved-already")?;
        let movers = self.movers(side, from);
        need(!movers.is_empty(), "7.5.4", "no-nobody-there-moves-so")?;
        need(self.leads_on(from, self.level(movers)), "7.5.3", "no-there-is-no-way-from-there")
    }

    /// Whether one comes anywhere from an area with so many steps.
    fn leads_on(&self, from: Area, level: u8) -> bool {
        // The first step decides.
        !self.reach(from, if level == CharacterDef::UNLIMITED { level } else { level.min(1) }).is_empty()
    }

    /// The highest Level among some Characters.
    fn level(&self, characters: Characters) -> u8 {
        characters.iter().map(|one| self.book.characters[one].level).max().unwrap_or(0)
    }

    /// Where one comes from an area with so many steps, whoever stands there (rule 7.5.3); walls and arrows bind everybody
    /// (rules 9.3.2, 9.5.2).
    pub(super) fn reach(&self, from: Area, level: u8) -> Areas {
        if level == CharacterDef::UNLIMITED {
            return self.board().areas.without(from);
        }
        let (mut reached, mut edge) = (Areas::only(from), Areas::only(from));
        for _ in 0..level {
            let next = edge.iter().fold(Areas::EMPTY, |all, area| all | self.ways_from(area));
            edge = next - reached;
            if edge.is_empty() {
                break;
            }
            reached |= edge;
        }
        reached.without(from)
    }

    /// Where the Characters that are picked can go.
    pub(super) fn character_reach(&self, from: Area) -> Areas {
        self.reach(from, self.level(self.notes.group.figures.characters))
    }

    /// Further Characters move, or none.
    pub(super) fn character_move(&mut self, side: Side, left: u8) -> Next {
        if left == 0 || !self.can_move_characters(side) {
            return done();
        }
        ask(State::seat(side), Ask::Army(ArmyAsk::CharacterMove { left })).last()
    }

    pub(super) fn characters_chosen(&mut self, side: Side, left: u8, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Area(from) => {
                let characters = self.movers(side, from);
                self.notes.group.gather(Party { characters, ..Party::default() });
                let left = left.saturating_sub(1);
                let then = Frame::Army(ArmyFrame::CharacterMove { side, left });
                if characters.len() > 1 {
                    return ask(State::seat(side), Ask::Army(ArmyAsk::CharacterGroup { from })).then(then);
                }
                match self.ask_where_to(side, from, log) {
                    Next::LastAsk(asked) => Next::Ask(asked, then),
                    _ => goto(then),
                }
            }
            Action::Done => done(),
            _ => MISFIT,
        }
    }

    pub(super) fn list_character_group(&self, out: &mut Vec<Action>) {
        out.push(Action::Go);
        let group = self.notes.group.figures.characters;
        out.extend(group.iter().map(|one| Action::Leave(Figure::Character(one))));
    }

    pub(super) fn check_character_group(&self, ask: &ArmyAsk, action: Action) -> Allowed {
        match action {
            Action::Go => Ok(()),
            Action::Leave(figure @ Figure::Character(_)) => {
                let rest = self.notes.group.without(figure);
                need(rest.is_some(), "7.5.2", "no-no-such-figure-is-in-the-group")?;
                let somebody = rest.is_some_and(|rest| !rest.characters.is_empty());
                need(somebody, "7.5.2", "no-somebody-must-go")?;
                let level = rest.map_or(0, |rest| self.level(rest.characters));
                let ArmyAsk::CharacterGroup { from } = ask else { return no_answer(ask) };
                need(self.leads_on(*from, level), "7.5.3", "no-there-is-no-way-from-there")
            }
            _ => no_answer(ask),
        }
    }

    pub(super) fn character_group_answered(
        &mut self,
        side: Side,
        from: Area,
        action: Action,
        log: &mut Log,
    ) -> Next {
        if let Action::Leave(figure) = action {
            self.notes.group.leave(figure);
            if self.notes.group.figures.characters.len() > 1 {
                return ask(State::seat(side), Ask::Army(ArmyAsk::CharacterGroup { from })).last();
            }
        }
        self.ask_where_to(side, from, log)
    }

    /// It is asked where the Characters go, if they have a choice.
    fn ask_where_to(&mut self, side: Side, from: Area, log: &mut Log) -> Next {
        let reach = self.character_reach(from);
        match reach.first() {
            Some(only) if reach.len() == 1 => self.characters_go(from, Action::Area(only), log),
            _ => ask(State::seat(side), Ask::Army(ArmyAsk::CharacterTo { from })).last(),
        }
    }

    pub(super) fn check_character_to(&self, from: Area, to: Area) -> Allowed {
        need(!self.board().recruitment.contains(to), "7.5.4", "no-nobody-moves-into-a-recruitment-area")?;
        need(from != to, "7.5.2", "no-the-characters-are-there-already")?;
        need(self.character_reach(from).contains(to), "7.5.2", "no-it-is-too-far")
    }

    pub(super) fn characters_go(&mut self, _from: Area, action: Action, log: &mut Log) -> Next {
        let Action::Area(to) = action else { return MISFIT };
        let group = self.notes.group.dissolve().characters;
        for character in group {
            self.put_character(character, to, log);
        }
        done()
    }

    /// A Character goes to an area, and moves no more in this action.
    pub(super) fn put_character(&mut self, character: Character, to: Area, log: &mut Log) {
        self.spots[character] = Spot::At(to);
        self.notes.characters_moved.insert(character);
        log.public(Event::CharacterMoved { character, to });
    }
}
