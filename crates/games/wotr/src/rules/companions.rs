//! The movement of Companions on the map (rule 8.5) and out of the Fellowship (rule 11.7).

use super::{Allowed, Log, MISFIT, need, no};
use crate::action::{Action, Ask, PartyBy};
use crate::cards::hooks::PartyFrom;
use crate::event::Event;
use crate::fellowship::FellowshipFrame;
use crate::figures::{Characters, Place, Spot, highest_level};
use crate::frame::{Frame, Next};
use crate::ids::{Character, Side};
use crate::map::{MAP, Region, STRONGHOLDS_SET};
use crate::state::{Regions, State};
use kernel::Seat;
use kernel::flow::{ask, done, goto};

impl State {
    /// Who decides about the party.
    pub(crate) fn party_seat(&self, by: PartyBy) -> Seat {
        match by {
            // Rule 14.7.
            PartyBy::Hunt => self.leader_of(Side::FreePeoples),
            PartyBy::Move | PartyBy::Separate | PartyBy::Card(_) => self.acting,
        }
    }

    /// Whether any number of parties may move, one after another, not just one.
    fn moves_all(by: PartyBy) -> bool {
        match by {
            PartyBy::Move => true,
            PartyBy::Separate | PartyBy::Hunt => false,
            PartyBy::Card(card) => card.hooks().party.all,
        }
    }

    /// Whether a Companion may be the first of a party.
    pub(crate) fn check_companion(&self, by: PartyBy, companion: Character) -> Allowed {
        need(companion.side() == Side::FreePeoples, "8.5.1", "no-he-is-no-companion")?;
        let in_fellowship = self.spot(companion) == Spot::Fellowship;
        let on_map = self.place_of(companion).is_some();
        let may = match by {
            PartyBy::Separate => in_fellowship,
            PartyBy::Move => on_map,
            PartyBy::Card(card) => match card.hooks().party.from {
                PartyFrom::Map => on_map,
                PartyFrom::Fellowship => in_fellowship,
                PartyFrom::Anywhere => in_fellowship || on_map,
            },
            PartyBy::Hunt => false,
        };
        need(may, "8.5.1", "no-he-is-not-where-this-can-move-him")?;
        need(!self.action.characters_moved.contains(companion), "8.5.1", "no-he-has-moved-already")?;
        if in_fellowship {
            return Ok(());
        }
        need(self.can_go(by, Characters::only(companion)), "8.5", "no-there-is-nowhere-for-him-to-go")
    }

    /// Whether a Companion on the map can move with a Character result.
    pub(crate) fn can_move_companions(&self) -> bool {
        self.on_map(Side::FreePeoples).iter().any(|one| self.check_companion(PartyBy::Move, one).is_ok())
    }

    pub(crate) fn companions(&mut self, by: PartyBy) -> Next {
        let any = Character::COMPANIONS.iter().any(|one| self.check_companion(by, one).is_ok());
        if !any {
            return done();
        }
        ask(self.party_seat(by), Ask::Companion(by)).last()
    }

    /// Whether the player may stop before another party moves.
    pub(crate) fn may_end_companions(&self, by: PartyBy) -> bool {
        match by {
            PartyBy::Move => !self.action.characters_moved.is_empty(),
            PartyBy::Separate | PartyBy::Hunt => false,
            PartyBy::Card(card) => State::moves_all(PartyBy::Card(card)),
        }
    }

    pub(crate) fn companion_chosen(&mut self, by: PartyBy, action: Action) -> Next {
        match action {
            Action::Done => done(),
            Action::Character(companion) => {
                ask(self.party_seat(by), Ask::Party { by, party: Characters::only(companion) }).last()
            }
            _ => MISFIT,
        }
    }

    /// Whether another Companion may join the party: from the same place, in any order.
    pub(crate) fn check_join(&self, by: PartyBy, party: Characters, companion: Character) -> Allowed {
        let Some(first) = party.iter().next() else { return no("8.5.1", "no-there-is-no-party") };
        need(by != PartyBy::Hunt, "10.6.2", "no-nobody-else-is-separated")?;
        need(companion.side() == Side::FreePeoples, "8.5.1", "no-he-is-no-companion")?;
        need(!party.contains(companion), "8.5.1", "no-he-goes-already")?;
        need(self.spot(companion) == self.spot(first), "8.5.1", "no-he-is-somewhere-else")?;
        need(!self.action.characters_moved.contains(companion), "8.5.1", "no-he-has-moved-already")?;
        need(
            self.spot(first) == Spot::Fellowship || self.can_go(by, party.with(companion)),
            "8.5",
            "no-there-is-nowhere-for-them-to-go",
        )
    }

    /// How far a party goes (rules 8.5.1, 8.5.4, 11.7).
    fn party_range(&self, by: PartyBy, party: Characters, separated: bool) -> u8 {
        let hobbits = party.iter().filter(|one| one.is_hobbit()).count();
        let shadowfax = party.contains(Character::GandalfTheWhite)
            && (party.len() == 1 || (party.len() == 2 && hobbits == 1));
        let own = if shadowfax { 4 } else { highest_level(party) };
        let level = by.card().and_then(|card| card.level).unwrap_or(own);
        let further = by.card().map_or(0, |card| card.further);
        let progress = if separated { self.fellowship.progress } else { 0 };
        level + further + progress
    }

    /// Whether a party may go anywhere: if so, a neighbouring region is open to it.
    fn can_go(&self, by: PartyBy, party: Characters) -> bool {
        !self.reach_within(by, party, 1).is_empty()
    }

    /// The regions a party may go to.
    pub(crate) fn party_reach(&self, by: PartyBy, party: Characters) -> Regions {
        self.reach_within(by, party, u8::MAX)
    }

    /// The regions a party may go to in at most this many steps.
    fn reach_within(&self, by: PartyBy, party: Characters, most: u8) -> Regions {
        let Some(first) = party.iter().next() else { return Regions::EMPTY };
        let (start, separated) = match self.spot(first) {
            Spot::At(Place::Field(region)) => (region, false),
            // Rule 8.5.3.
            Spot::At(Place::Inside(_)) => return Regions::EMPTY,
            Spot::Fellowship | Spot::Aside | Spot::Moving | Spot::Gone => (self.fellowship.region, true),
        };
        let besieged: Regions = self.strongholds_besieged(Side::FreePeoples).collect();
        // Rule 11.7: out of a besieged Stronghold nobody goes on.
        if separated && besieged.contains(start) {
            return Regions::only(start);
        }
        let into_sieges = by.card().is_some_and(|card| card.into_sieges);
        let closed = if into_sieges { Regions::EMPTY } else { besieged };
        // Rule 8.5.2: he stops in a Stronghold of the Shadow.
        let stops = besieged | (STRONGHOLDS_SET & self.shadow_control);
        let range = self.party_range(by, party, separated).min(most);
        let reached = MAP.reach(start, range, closed, stops);
        if separated { reached } else { reached.without(start) }
    }

    /// Whether whoever leaves the Fellowship is eliminated instead (rule 11.9.1).
    pub(crate) fn separation_kills(&self, party: Characters) -> bool {
        let inside = party.iter().any(|one| self.spot(one) == Spot::Fellowship);
        inside && self.fellowship.mordor.is_some()
    }

    pub(crate) fn party_answered(&mut self, by: PartyBy, party: Characters, action: Action) -> Next {
        match action {
            Action::Character(companion) => {
                ask(self.party_seat(by), Ask::Party { by, party: party.with(companion) }).last()
            }
            Action::Region(region) => goto(Frame::PartyArrives { by, party, region }),
            // On the Mordor Track there is nowhere to go.
            Action::Go => goto(Frame::PartyArrives { by, party, region: self.fellowship.region }),
            _ => MISFIT,
        }
    }

    pub(crate) fn party_arrives(
        &mut self,
        by: PartyBy,
        party: Characters,
        region: Region,
        log: &mut Log,
    ) -> Next {
        let separated = party.iter().any(|one| self.place_of(one).is_none());
        if self.separation_kills(party) {
            for companion in party.iter() {
                self.eliminate_character(companion, log);
            }
        } else {
            let place = match self.besieged(region) {
                Some(Side::FreePeoples) => Place::Inside(region),
                Some(Side::Shadow) | None => Place::Field(region),
            };
            for companion in party.iter() {
                self.spots[companion] = Spot::At(place);
            }
            log.public(Event::PartyMoved { party, region, separated });
            self.companions_wake(region, party, log);
        }
        self.action.characters_moved |= party;
        if State::moves_all(by) {
            return goto(Frame::Companions(by));
        }
        if separated {
            // Rule 11.2.
            return goto(Frame::Fellowship(FellowshipFrame::Guide));
        }
        done()
    }
}
