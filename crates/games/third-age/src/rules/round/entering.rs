//! How Characters enter play (rules 6.9 to 6.12, 8.4, 9.2).

use super::super::{Allowed, Log, need, no};
use super::deeds::serves;
use super::round;
use crate::action::Ask;
use crate::army::ArmyFrame;
use crate::book::{Hook, Way};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Face, Side};
use crate::ops::{CardFrame, Script, Step};
use crate::round::{RoundAsk, RoundFrame};
use crate::state::State;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// Where a Character may enter: one of his start areas, also among enemies (rule 6.10).
    pub(crate) fn entry_places(&self, who: Character) -> Areas {
        self.places(self.character_side(who), &self.book.characters[who].start)
    }

    /// Whether a Character could still enter play, by whatever brings him.
    pub(crate) fn check_enter(&self, who: Character) -> Allowed {
        match self.spots[who] {
            Spot::Aside | Spot::Track(_) => {}
            Spot::At(_) | Spot::ShadowBox | Spot::Entwood => return no("1.7", "no-he-is-in-play-already"),
            Spot::Eliminated => return no("7.5.8", "no-he-is-eliminated"),
        }
        need(!self.is_kept_out(who), "7.7.11", "no-a-card-keeps-him-from-entering")?;
        // Rules 9.2, 14.8.
        let follows = who != Character::Gothmog || self.in_play(Character::WitchKing);
        need(follows, "9.2", "no-the-witch-king-is-eliminated")
    }

    /// Whether a die brings a Character in (rules 6.9, 8.4, 9.2).
    pub(super) fn check_enter_with(&self, side: Side, face: Face, who: Character) -> Allowed {
        let def = &self.book.characters[who];
        need(def.here && self.character_side(who) == side, "6.9", "no-he-is-not-yours-here")?;
        need(!def.ways.is_empty(), "6.9", "no-only-a-card-brings-him-in")?;
        self.check_enter(who)?;
        let serving = || def.ways.iter().filter(|way| serves(face, way.results));
        need(serving().next().is_some(), "6.9", "no-his-card-names-another-result")?;
        let ready = |way: &&Way| !way.ready || self.is_ready(who);
        need(serving().any(|way| ready(&way)), "6.9", "no-he-is-not-ready")?;
        let holds = |way: &Way| way.requires.iter().all(|condition| self.holds(*condition, side));
        let open = serving().filter(ready).any(holds);
        need(open, "6.9", "no-what-his-entry-asks-for-does-not-hold")?;
        need(!self.entry_places(who).is_empty(), "6.10", "no-there-is-no-place-where-he-may-enter")
    }

    /// A Character enters play in one of `notes.eligible`; his player chooses if there is a choice (rule 6.10).
    pub(super) fn enter_play(&self, character: Character) -> Next {
        let places = self.notes.eligible;
        match places.first() {
            None => done(),
            Some(area) if places.len() == 1 => {
                goto(round(RoundFrame::Entered { character, area, ability: 0 }))
            }
            Some(_) => {
                let seat = State::seat(self.character_side(character));
                ask(seat, Ask::Round(RoundAsk::Enter(character))).last()
            }
        }
    }

    /// Rule 6.12: first the units that come with him, then his entry abilities one by one.
    pub(super) fn character_entered(
        &mut self,
        character: Character,
        area: Area,
        ability: u8,
        log: &mut Log,
    ) -> Next {
        let side = self.character_side(character);
        let then = round(RoundFrame::Entered { character, area, ability: ability.saturating_add(1) });
        let Some(n) = ability.checked_sub(1) else {
            self.put_into_play(character, area, log);
            let limit = self.excess(area) > 0;
            return if limit { call(Frame::Army(ArmyFrame::Limit { area })).then(then) } else { goto(then) };
        };
        let Some(hooked) = self.book.characters[character].abilities.get(usize::from(n)) else {
            return done();
        };
        let works = hooked.hook == Hook::OnEntry
            && !self.bans.abilities.contains(character)
            && hooked.when.iter().all(|when| self.holds(*when, side));
        if !works {
            return goto(then);
        }
        let until = u8::try_from(hooked.ops.len()).unwrap_or(u8::MAX);
        let script = Script::Character(character, n);
        log.public(Event::Works { side, script });
        call(Frame::Card(CardFrame::Run { step: Step { script, by: side, at: 0 }, until })).then(then)
    }

    /// He stands there, with the units and Leaders that come along as far as there are figures. Into an area that the enemy holds
    /// or controls he comes without them (rule 6.10).
    fn put_into_play(&mut self, character: Character, area: Area, log: &mut Log) {
        let side = self.character_side(character);
        // Rule 8.6.4.
        let spot = if character == Character::Treebeard { Spot::Entwood } else { Spot::At(area) };
        self.spots[character] = spot;
        log.public(Event::Entered { character, area });
        let enemy = side.enemy();
        if self.has_army(enemy, area) || self.controller(area) == Some(enemy) {
            return;
        }
        let (units, leaders) = {
            let def = &self.book.characters[character];
            (def.units, def.leaders)
        };
        for (unit, n) in units.iter() {
            for _ in 0..n {
                self.place_unit(unit, area, log);
            }
        }
        for (leader, n) in leaders.iter() {
            for _ in 0..n {
                self.place_leader(leader, area, log);
            }
        }
    }
}
