//! Bringing Characters into play (rule 8.7).

use super::politics::Waking;
use super::{Allowed, Log, MISFIT, need, no};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::figures::{Characters, Place, Spot};
use crate::frame::{Frame, Next};
use crate::ids::{Character, Nation, Side};
use crate::map::{Region, Site};
use crate::state::State;
use kernel::Seat;
use kernel::flow::{ask, done, goto};

impl State {
    /// Whether a Character may be brought into play now.
    pub(crate) fn check_bring_in(&self, seat: Seat, character: Character) -> Allowed {
        // Rules 8.7.5, 8.7.6.
        need(self.spot(character) == Spot::Aside, "8.7", "no-he-has-been-in-play-already")?;
        let [first, second] = self.seats_of(Side::Shadow);
        match character {
            Character::Aragorn => {
                let here = self.region_of(Character::Strider).is_some_and(|region| {
                    matches!(region, Region::MinasTirith | Region::DolAmroth | Region::Pelargir)
                        && self.unconquered(region)
                });
                need(here, "8.7", "no-strider-must-be-in-an-unconquered-minas-tirith")
            }
            Character::GandalfTheWhite => {
                need(
                    self.spot(Character::GandalfTheGrey) != Spot::Fellowship,
                    "8.7",
                    "no-gandalf-the-grey-is-still-in-the-fellowship",
                )?;
                let minion = Character::MINIONS.iter().any(|minion| self.spot(minion) != Spot::Aside);
                need(minion, "8.7", "no-no-minion-has-been-in-play-yet")?;
                need(self.entries(character).next().is_some(), "8.7", "no-there-is-no-place-for-him")
            }
            Character::Saruman => {
                need(second == seat, "14.6", "no-saruman-is-your-partners")?;
                need(self.at_war(Nation::Isengard), "8.7", "no-isengard-is-not-at-war")?;
                need(self.controls(Side::Shadow, Region::Orthanc), "8.7", "no-orthanc-is-lost")
            }
            Character::WitchKing => {
                need(first == seat, "14.6", "no-the-witch-king-is-your-partners")?;
                let free = Side::FreePeoples.nations().iter().any(|nation| self.at_war(*nation));
                need(self.at_war(Nation::Sauron), "8.7", "no-sauron-is-not-at-war")?;
                need(free, "8.7", "no-no-free-peoples-nation-is-at-war")?;
                need(self.entries(character).next().is_some(), "8.7", "no-no-army-has-a-sauron-unit")
            }
            Character::MouthOfSauron => {
                need(first == seat, "14.6", "no-the-mouth-of-sauron-is-your-partners")?;
                let all = Side::FreePeoples.nations().iter().all(|nation| self.at_war(*nation));
                need(
                    all || self.fellowship.mordor.is_some(),
                    "8.7",
                    "no-the-fellowship-is-not-in-mordor-nor-are-all-free",
                )?;
                need(self.entries(character).next().is_some(), "8.7", "no-no-stronghold-of-sauron-is-left")
            }
            Character::GandalfTheGrey
            | Character::Strider
            | Character::Boromir
            | Character::Legolas
            | Character::Gimli
            | Character::Meriadoc
            | Character::Peregrin => no("8.7", "no-he-is-not-brought-into-play-so"),
        }
    }

    /// The regions where a Character may enter play.
    pub(crate) fn entries(&self, character: Character) -> impl Iterator<Item = Region> {
        let fits = move |region: &Region| match character {
            Character::Aragorn => self.region_of(Character::Strider) == Some(*region),
            Character::GandalfTheWhite => match self.region_of(Character::GandalfTheGrey) {
                Some(grey) => grey == *region,
                None => {
                    let elven = region.nation() == Some(Nation::Elves) && region.site() == Site::Stronghold;
                    *region == Region::Fangorn || (elven && self.unconquered(*region))
                }
            },
            Character::Saruman => *region == Region::Orthanc,
            Character::WitchKing => self
                .army_place(*region, Side::Shadow)
                .is_some_and(|place| self.troops(place).of_nation(Nation::Sauron) > 0),
            Character::MouthOfSauron => {
                region.nation() == Some(Nation::Sauron)
                    && region.site() == Site::Stronghold
                    && self.controls(Side::Shadow, *region)
            }
            Character::GandalfTheGrey
            | Character::Strider
            | Character::Boromir
            | Character::Legolas
            | Character::Gimli
            | Character::Meriadoc
            | Character::Peregrin => false,
        };
        Region::ALL.into_iter().filter(fits)
    }

    pub(crate) fn bring_in(&mut self, character: Character, then: Frame, log: &mut Log) -> Next {
        let mut entries = self.entries(character);
        if let (Some(only), None) = (entries.next(), entries.next()) {
            drop(entries);
            self.enter(character, only, log);
            return goto(then);
        }
        drop(entries);
        ask(self.acting, Ask::Enter(character)).then(then)
    }

    pub(crate) fn entered(&mut self, character: Character, action: Action, log: &mut Log) -> Next {
        let Action::Region(region) = action else { return MISFIT };
        self.enter(character, region, log);
        done()
    }

    /// A Character enters play in a region.
    pub(crate) fn enter(&mut self, character: Character, region: Region, log: &mut Log) {
        let replaced = match character {
            Character::Aragorn => Some(Character::Strider),
            Character::GandalfTheWhite => Some(Character::GandalfTheGrey),
            Character::GandalfTheGrey
            | Character::Strider
            | Character::Boromir
            | Character::Legolas
            | Character::Gimli
            | Character::Meriadoc
            | Character::Peregrin
            | Character::Saruman
            | Character::WitchKing
            | Character::MouthOfSauron => None,
        };
        let there = replaced.and_then(|old| self.place_of(old));
        let place = there.unwrap_or(match self.besieged(region) {
            Some(side) if side == character.side() => Place::Inside(region),
            _ => Place::Field(region),
        });
        if let Some(old) = replaced {
            self.spots[old] = Spot::Gone;
        }
        self.spots[character] = Spot::At(place);
        log.public(Event::Entered { character, region });
        // Rules 8.7.3, 8.7.4.
        self.companions_wake(region, Characters::only(character), log);
        if character == Character::WitchKing {
            for nation in Side::FreePeoples.nations() {
                self.activate(*nation, Waking::Other, log);
            }
        }
    }
}
