//! The movement of Nazgûl and Minions (rule 8.6).

use super::{Allowed, Log, MISFIT, need, no};
use crate::action::{Action, Ask, Choice, FlyBy, Flyer};
use crate::event::Event;
use crate::figures::{Figure, Place, Spot};
use crate::frame::{Frame, Next};
use crate::ids::{Character, Side};
use crate::map::{MAP, Region, STRONGHOLD_REGIONS, Site};
use crate::state::{Regions, State};
use kernel::flow::{ask, done, goto};

impl State {
    /// Nazgûl in a place that have not flown in this action.
    pub(crate) fn nazgul_ready(&self, place: Place) -> u8 {
        let flown = self.action.flown.iter().filter(|other| **other == place).count() as u8;
        self.troops(place).nazgul.saturating_sub(flown)
    }

    /// The places with Nazgûl that can still fly.
    pub(crate) fn nazgul_places(&self) -> impl Iterator<Item = Place> {
        let fields = self.fields_with_nazgul().iter().map(Place::Field);
        let inside = STRONGHOLD_REGIONS.into_iter().map(Place::Inside);
        fields.chain(inside).filter(|place| self.nazgul_ready(*place) > 0)
    }

    /// Whether a Minion can move now.
    pub(crate) fn check_minion_moves(&self, by: FlyBy, minion: Character) -> Allowed {
        need(
            matches!(minion, Character::WitchKing | Character::MouthOfSauron),
            "8.6",
            "no-he-does-not-move-so",
        )?;
        need(
            self.player_of_minion(minion) == self.acting,
            "14.6",
            "no-that-minion-is-your-partners-to-move",
        )?;
        need(
            minion == Character::WitchKing || by == FlyBy::Die,
            "7.4",
            "no-the-card-moves-nazgul-and-the-witch-king-only",
        )?;
        need(self.place_of(minion).is_some(), "8.6", "no-he-is-not-on-the-map")?;
        need(!self.action.characters_moved.contains(minion), "8.6", "no-he-has-moved-already")?;
        let any = !self.flights(Flyer::Minion(minion)).is_empty();
        need(any, "8.6", "no-there-is-nowhere-for-him-to-go")
    }

    /// Whether anybody can move.
    pub(crate) fn check_fly(&self, by: FlyBy) -> Allowed {
        if self.nazgul_places().next().is_some() {
            return Ok(());
        }
        let minions = [Character::WitchKing, Character::MouthOfSauron];
        if minions.into_iter().any(|minion| self.check_minion_moves(by, minion).is_ok()) {
            return Ok(());
        }
        let partners = |minion: &Character| {
            self.place_of(*minion).is_some() && self.player_of_minion(*minion) != self.acting
        };
        need(!minions.iter().any(partners), "14.6", "no-only-minions-of-your-partners-can-move")?;
        no("8.6", "no-no-nazgul-or-minion-can-move")
    }

    pub(crate) fn fly(&mut self, by: FlyBy) -> Next {
        if self.check_fly(by).is_err() {
            return done();
        }
        ask(self.acting, Ask::Fly(by)).last()
    }

    /// Whether the player may stop.
    pub(crate) fn may_end_flight(&self, by: FlyBy) -> bool {
        by != FlyBy::Die || !self.action.flown.is_empty() || !self.action.characters_moved.is_empty()
    }

    pub(crate) fn flyer_chosen(&mut self, by: FlyBy, action: Action) -> Next {
        let who = match action {
            Action::Done => return done(),
            Action::From(place) => Flyer::Nazgul(place),
            Action::Character(minion) => Flyer::Minion(minion),
            _ => return MISFIT,
        };
        ask(self.acting, Ask::FlyTo { by, who }).last()
    }

    /// Rule 8.6.1: no region with a Stronghold of the Free Peoples that no Shadow Army besieges.
    fn is_closed(&self, region: Region) -> bool {
        region.site() == Site::Stronghold
            && self.controls(Side::FreePeoples, region)
            && !self.besieges(Side::Shadow, region)
    }

    /// The regions somebody may go to.
    pub(crate) fn flights(&self, who: Flyer) -> Regions {
        match who {
            Flyer::Nazgul(place) => self.flights_from(place.region()),
            Flyer::Minion(minion) => match self.place_of(minion) {
                None => Regions::EMPTY,
                Some(place) if minion == Character::WitchKing => self.flights_from(place.region()),
                Some(place) => self.walks_from(place),
            },
        }
    }

    fn flights_from(&self, from: Region) -> Regions {
        let closed: Regions =
            STRONGHOLD_REGIONS.into_iter().filter(|region| self.is_closed(*region)).collect();
        !(closed | Regions::only(from))
    }

    /// Rule 8.6.2: the Mouth of Sauron walks.
    fn walks_from(&self, from: Place) -> Regions {
        let besieged = |region: Region| self.besieged(region) == Some(Side::Shadow);
        let start = from.region();
        if besieged(start) {
            return Regions::EMPTY;
        }
        let closed =
            STRONGHOLD_REGIONS.into_iter().filter(|region| besieged(*region) || self.is_closed(*region));
        let reached = MAP.reach(start, Character::MouthOfSauron.level(), closed.collect(), Regions::EMPTY);
        reached.without(start)
    }

    pub(crate) fn check_flight(&self, who: Flyer, to: Region) -> Allowed {
        let from = match who {
            Flyer::Nazgul(place) => Some(place),
            Flyer::Minion(minion) => self.place_of(minion),
        };
        let can = match (who, from) {
            (_, None) => false,
            (Flyer::Minion(Character::MouthOfSauron), Some(place)) => self.walks_from(place).contains(to),
            (_, Some(place)) => to != place.region() && !self.is_closed(to),
        };
        if can {
            return Ok(());
        }
        if self.is_closed(to) {
            return no("8.6.1", "no-a-stronghold-of-the-free-peoples-that-no-shadow");
        }
        no("8.6", "no-he-cant-go-there")
    }

    pub(crate) fn flight_chosen(&mut self, by: FlyBy, who: Flyer, action: Action, log: &mut Log) -> Next {
        let Action::Region(to) = action else { return MISFIT };
        // Rule 19.16.
        if self.besieged(to) == Some(Side::Shadow) {
            return ask(self.acting, Ask::InOrOut { by, who, region: to }).last();
        }
        self.land(who, Place::Field(to), log);
        goto(Frame::Fly(by))
    }

    pub(crate) fn in_or_out_chosen(
        &mut self,
        by: FlyBy,
        who: Flyer,
        region: Region,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let place = match action {
            Action::Choose(Choice::Inside) => Place::Inside(region),
            Action::Choose(Choice::Outside) => Place::Field(region),
            _ => return MISFIT,
        };
        self.land(who, place, log);
        goto(Frame::Fly(by))
    }

    fn land(&mut self, who: Flyer, to: Place, log: &mut Log) {
        match who {
            Flyer::Nazgul(from) => {
                self.take_one(from, Figure::Nazgul);
                self.put_one(to, Figure::Nazgul);
                // There are only eight Nazgûl, so there is room.
                let _ = self.action.flown.try_push(to);
                log.public(Event::Flew { figure: Figure::Nazgul, from: from.region(), to: to.region() });
            }
            Flyer::Minion(minion) => {
                let from = self.region_of(minion).unwrap_or(to.region());
                self.spots[minion] = Spot::At(to);
                self.action.characters_moved = self.action.characters_moved.with(minion);
                log.public(Event::Flew { figure: Figure::Character(minion), from, to: to.region() });
            }
        }
    }
}
