//! What is put right after every action (rule 6.16), and sieges that end (rules 9.10.2, 9.14).

use super::groups::{STACK, STACK_INSIDE};
use super::{Allowed, Log, MISFIT, need, no};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::fellowship::FellowshipFrame;
use crate::figures::{Characters, Figure, Figures, Place, Spot};
use crate::frame::{Frame, Next};
use crate::ids::{Card, Character, Side};
use crate::map::{Region, STRONGHOLD_REGIONS};
use crate::state::{Regions, State};
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};

impl State {
    pub(crate) fn after_action(&mut self, step: u8, log: &mut Log) -> Next {
        match step {
            0 => match self.overfull() {
                Some((place, side)) => {
                    let seat = self.trimmer(place, side);
                    ask(seat, Ask::Trim(place)).then(Frame::AfterAction(0))
                }
                None => {
                    self.action.trims = 0;
                    goto(Frame::AfterAction(1))
                }
            },
            1 => {
                self.leaders_vanish(log);
                // A siege that ended may have put too many units into the field.
                if self.settle_sieges(log) && self.overfull().is_some() {
                    return goto(Frame::AfterAction(0));
                }
                call(Frame::Fellowship(FellowshipFrame::Guide)).then(Frame::AfterAction(2))
            }
            _ => self.next_turn_to_act(),
        }
    }

    /// A place with too many units of a side (rule 8.2).
    pub(crate) fn overfull(&self) -> Option<(Place, Side)> {
        for side in Side::ALL {
            if let Some(region) = self.armies(side).iter().find(|region| self.units_at(*region, side) > STACK)
            {
                return Some((Place::Field(region), side));
            }
        }
        Side::ALL.into_iter().find_map(|side| {
            let mut places = self.strongholds_besieged(side).map(Place::Inside);
            let place = places.find(|place| self.troops(*place).n_units(side) > STACK_INSIDE)?;
            Some((place, side))
        })
    }

    pub(crate) fn check_trim(&self, place: Place, seat: Seat, figure: Figure) -> Allowed {
        let Some((nation, _)) = figure.as_unit() else { return no("8.2", "no-only-units-are-removed") };
        need(self.trims(place, seat, nation), "14.8", "no-that-unit-is-your-partners")?;
        need(self.troops(place).count(figure) > 0, "8.2", "no-no-such-unit-is-there")
    }

    /// Excess units go to the reinforcements, of both sides (rule 8.2).
    pub(crate) fn trimmed(&mut self, place: Place, action: Action, log: &mut Log) -> Next {
        let Action::Figure(figure) = action else { return MISFIT };
        self.take_one(place, figure);
        if let Some((nation, kind)) = figure.as_unit() {
            self.spent_lost(place, nation, kind);
        }
        self.action.trims += 1;
        if let Some(count) = self.reinforcements.count_mut(figure) {
            *count += 1;
        }
        log.public(Event::Trimmed { place, figure });
        done()
    }

    /// Free Peoples Leaders without a unit are out of the game (rules 8.1, 18.16).
    pub(crate) fn leaders_vanish(&mut self, log: &mut Log) {
        let fields = self.fields_with_leaders() - self.armies(Side::FreePeoples);
        let fields = fields.iter().map(Place::Field);
        for place in fields.chain(STRONGHOLD_REGIONS.into_iter().map(Place::Inside)) {
            let troops = *self.troops(place);
            if troops.n_leaders() > 0 && troops.n_units(Side::FreePeoples) == 0 {
                for (nation, leaders) in troops.leaders.iter() {
                    let figure = Figure::Leader(nation.nation());
                    for _ in 0..*leaders {
                        self.take_one(place, figure);
                        self.casualties.leaders[nation] += 1;
                        log.public(Event::Eliminated { place, figure });
                    }
                }
            }
        }
    }

    /// Sieges without besiegers or besieged end (rules 9.10.2, 9.14). Says whether somebody was inside, and may
    /// have come out.
    fn settle_sieges(&mut self, log: &mut Log) -> bool {
        // Where nobody is inside, an enemy in the field is all that matters.
        let [free, shadow] = Side::ALL.map(|side| self.armies(side));
        let enemies = (self.shadow_control & free) | (shadow - self.shadow_control);
        let characters = Character::ALL.into_iter().filter_map(|character| match self.spot(character) {
            Spot::At(Place::Inside(region)) => Some(region),
            Spot::At(Place::Field(_)) | Spot::Fellowship | Spot::Aside | Spot::Moving | Spot::Gone => None,
        });
        let characters: Regions = characters.collect();
        let mut ended = false;
        for region in STRONGHOLD_REGIONS {
            let empty = self.troops(Place::Inside(region)).is_empty() && !characters.contains(region);
            if !empty || enemies.contains(region) {
                self.settle_siege(region, log);
                ended |= !empty;
            }
        }
        ended
    }

    /// The same for one Stronghold.
    pub(crate) fn settle_siege(&mut self, region: Region, log: &mut Log) {
        let inside = Place::Inside(region);
        let held = Figures { troops: *self.troops(inside), characters: self.characters_at(inside) };
        if held.is_empty() {
            // Rule 9.14: nobody is left to hold it.
            if let Some(holder) = self.controller(region)
                && self.units_at(region, holder.enemy()) > 0
            {
                self.capture(region, holder.enemy(), log);
            }
            return;
        }
        let holder = match self.besieged(region) {
            Some(side) => side,
            // Whoever is left inside without a unit is of the side that controls it.
            None => match self.controller(region) {
                Some(side) => side,
                None => return,
            },
        };
        let besiegers = self.units_at(region, holder.enemy());
        let besieged = held.n_units(holder);
        if besiegers > 0 && besieged > 0 {
            return;
        }
        self.take(inside, &held.troops);
        self.put(Place::Field(region), &held);
        self.spent_follow(inside, Place::Field(region));
        if besiegers > 0 && self.controls(holder, region) {
            // Rule 9.14.
            self.capture(region, holder.enemy(), log);
        } else {
            log.public(Event::SiegeEnded(region));
        }
        self.leaders_vanish(log);
    }

    /// A table card whose condition fails (rule 7.8).
    pub(crate) fn void_table_card(&self) -> Option<Card> {
        // Whoever is on the way is nowhere yet.
        if self.table.is_empty() || self.action.group.lifted {
            return None;
        }
        self.table.iter().find(|card| !self.table_card_holds(*card))
    }

    /// Discards table cards whose condition fails now, before anything else happens (rule 7.8).
    pub(crate) fn discard_void_table_cards(&mut self, log: &mut Log) {
        while let Some(card) = self.void_table_card() {
            self.discard_from_table(card, log);
        }
    }

    /// Eliminates a Character, who never comes back (rules 8.7.2, 9.7.8).
    pub(crate) fn eliminate_character(&mut self, character: Character, log: &mut Log) {
        let place = self.place_of(character);
        self.spots[character] = Spot::Gone;
        if let Some(place) = place {
            log.public(Event::Eliminated { place, figure: Figure::Character(character) });
        } else {
            log.public(Event::CompanionLost(character));
        }
    }

    /// Eliminates figures in a place: Shadow troops go to the reinforcements, those of the Free Peoples are casualties,
    /// Characters are gone (rule 9.7.8).
    pub(crate) fn eliminate_all(&mut self, place: Place, figures: &Figures, log: &mut Log) {
        self.take(place, &figures.troops);
        self.spent_wiped_out(place, &figures.troops);
        let (free, shadow) = (figures.troops.of(Side::FreePeoples), figures.troops.of(Side::Shadow));
        self.casualties.add(&free);
        self.reinforcements.add(&shadow);
        for character in figures.characters.iter() {
            self.eliminate_character(character, log);
        }
    }

    /// Characters of a side in a place, without troops.
    pub(crate) fn side_characters(&self, place: Place, side: Side) -> Characters {
        self.characters_at(place) & Character::of(side)
    }
}
