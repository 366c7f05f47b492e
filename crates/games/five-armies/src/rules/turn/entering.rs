//! How characters enter play (rules 7.2, 7.3).

use super::super::{Allowed, Log, need, no};
use super::turn;
use crate::action::Ask;
use crate::book::Presence;
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Character, Face, Pile, REGIONS, Side};
use crate::ops::{CardFrame, Script};
use crate::state::{Ending, State};
use crate::turn::{TurnAsk, TurnFrame};
use kernel::flow::{ask, call, done, goto};
use kit::Set;

/// The points that keep Beorn from winning when he enters (rule 14.1b).
const POINTS_AGAINST_BEORN: u8 = 6;

/// Whether a face serves as one of the results on a character's card (chapter 5).
fn serves(face: Face, dice: Set<Face>) -> bool {
    dice.contains(face)
        || (face.is_character() && dice.contains(Face::Character))
        || (face.is_army() && dice.contains(Face::Army))
        || (face.is_muster() && dice.contains(Face::Muster))
        || (face.is_event() && dice.contains(Face::Event))
}

impl State {
    /// The regions in which one of these things is.
    fn areas_with(&self, what: Presence, entering: Character) -> Areas {
        let (fp, shadow) = (self.armies_of(Side::FreePeoples), self.armies_of(Side::Shadow));
        let mut areas = Areas::EMPTY;
        if what.units {
            areas |= fp | shadow;
        }
        if what.shadow_units || what.shadow_army {
            areas |= shadow;
        }
        if what.free_peoples_army {
            areas |= fp;
        }
        if what.shadow_marker {
            areas |= self.markers;
        }
        if what.other_character {
            // Rule 7.10: Beorn counts; the Lord of the Eagles is in no region.
            let other =
                |character: &Character| *character != entering && character.side() == Side::FreePeoples;
            let others = Character::ALL.into_iter().filter(other);
            areas |= others.filter_map(|character| self.place_of(character)).collect::<Areas>();
        }
        if what.free_peoples_leadership {
            areas |= fp.iter().filter(|area| self.army(*area).leadership > 0).collect::<Areas>();
        }
        areas
    }

    /// The regions in which a character may enter play now (rule 7.3). None for the Lord of the Eagles, who goes to the Eyrie.
    pub(crate) fn entry_areas(&self, character: Character) -> Areas {
        let entry = &self.book.entries[character];
        let mut areas = entry.areas & REGIONS;
        // Rule 7.3: a given region must be free of enemies.
        if areas.len() == 1 {
            let enemy = character.side().enemy();
            areas -= self.armies_of(enemy);
            areas = areas.iter().filter(|area| self.controller(*area) != Some(enemy)).collect();
        }
        if character == Character::Beorn {
            // Rule 11.3.
            areas -= self.armies_of(Side::FreePeoples) | self.armies_of(Side::Shadow);
        }
        if entry.with != Presence::default() {
            areas = areas & self.areas_with(entry.with, character);
        }
        areas - self.areas_with(entry.without, character)
    }

    /// Whether a character may enter play now, by whatever brings it (rules 7.2, 7.3).
    pub(crate) fn check_entry(&self, character: Character) -> Allowed {
        if !matches!(self.spots[character], Spot::Track(_) | Spot::Aside) {
            return no("7.3", "no-he-has-entered-play-already");
        }
        need(self.is_ready(character), "7.2", "no-he-is-not-ready")?;
        let somewhere = character == Character::LordOfTheEagles || !self.entry_areas(character).is_empty();
        need(somewhere, "7.3", "no-there-is-no-region-where-he-may-enter")
    }

    /// Whether a die brings a character in (rule 7.3).
    pub(super) fn check_entry_die(&self, face: Face, character: Character) -> Allowed {
        let shows = serves(face, self.book.entries[character].dice);
        need(shows, "7.3", "no-his-card-names-another-result")?;
        self.check_entry(character)
    }

    /// Whether a character that enters by this die enters by a Character result (rule 7.10).
    pub(super) fn enters_as_character(&self, face: Face, character: Character) -> bool {
        face.is_character() && self.book.entries[character].dice.contains(Face::Character)
    }

    /// A ready character enters play (rule 7.3): its player chooses the region if there is a choice. With no region it stays where
    /// it is.
    pub(crate) fn enter_play(&mut self, character: Character) -> Next {
        if character == Character::LordOfTheEagles {
            return goto(turn(TurnFrame::EnterAt(character, None)));
        }
        let areas = self.entry_areas(character);
        match areas.first() {
            None => done(),
            only if areas.len() == 1 => goto(turn(TurnFrame::EnterAt(character, only))),
            Some(_) => ask(State::seat(character.side()), Ask::Turn(TurnAsk::Enter(character))).last(),
        }
    }

    /// A character enters play in a region, or in the Eyrie.
    pub(super) fn enter_at(&mut self, character: Character, area: Option<Area>, log: &mut Log) -> Next {
        self.spots[character] = area.map_or(Spot::Eyrie, Spot::At);
        log.public(Event::Entered { character, area });
        if let (Character::Beorn, Some(area)) = (character, area) {
            // Rule 11.8. Control is not changed (rule 9.7).
            for pile in Pile::of(Side::Shadow) {
                let tokens = std::mem::take(&mut self.tokens[*pile][area]);
                if tokens > 0 {
                    log.public(Event::TokensLost { pile: *pile, area, tokens });
                }
            }
        }
        let script = Script::Entry(character);
        call(Frame::Card(CardFrame::Run { script, at: 0 })).then(turn(TurnFrame::Entered(character)))
    }

    /// Rule 14.1b: looked at once, when Beorn enters.
    pub(super) fn entered(&mut self, character: Character, log: &mut Log) -> Next {
        if character == Character::Beorn && self.points() < POINTS_AGAINST_BEORN {
            self.end(Ending::Beorn, log);
        }
        done()
    }
}
