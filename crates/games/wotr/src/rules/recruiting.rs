//! Recruiting with a Muster result (rule 8.3), by cards (rule 7.9) and by the Voice of Saruman.

use super::last_use::may_go_on;
use super::{Allowed, Log, MISFIT, need};
use crate::action::{Action, Ask, Deed};
use crate::event::Event;
use crate::figures::{Figure, Place};
use crate::frame::{Frame, Next, Recruits};
use crate::ids::{IsengardSettlement, IsengardSettlements, Kind, Nation, Side};
use crate::map::{Region, Site, settlements_of};
use crate::state::State;
use kernel::flow::{ask, done, goto};
use kernel::{Refused, Seat};

impl State {
    /// Whether a figure may be recruited in a region with a Muster result (rule 8.3).
    pub(crate) fn check_recruit(
        &self,
        seat: Seat,
        first: Option<(Figure, Region)>,
        figure: Figure,
        region: Region,
    ) -> Allowed {
        let side = self.side(seat);
        let nation = match figure {
            Figure::Regular(nation) | Figure::Elite(nation) | Figure::Leader(nation) => nation,
            Figure::Nazgul => Nation::Sauron,
            Figure::Character(_) => return need(false, "8.3.1", "no-characters-are-not-recruited"),
        };
        need(nation.side() == side, "8.3.2", "no-that-is-a-figure-of-the-enemy")?;
        need(self.commands(seat, nation), "14.6", "no-that-nation-is-your-partners")?;
        need(self.at_war(nation), "8.3.2", "no-the-nation-is-not-at-war")?;
        need(self.reinforcements.count(figure) > 0, "8.3.5", "no-none-is-in-the-reinforcements")?;
        need(region.nation() == Some(nation), "8.3.3", "no-the-settlement-must-be-of-the-figures-nation")?;
        need(self.controls(side, region), "8.3.3", "no-you-do-not-control-a-settlement-there")?;
        need(
            self.is_free(region, side) && self.besieged(region).is_none(),
            "8.3.3",
            "no-the-settlement-must-be-free-and-not-besieged",
        )?;
        match figure {
            Figure::Nazgul => {
                need(
                    region.site() == Site::Stronghold,
                    "8.3.3",
                    "no-nazgul-come-to-strongholds-of-sauron-only",
                )?;
            }
            Figure::Leader(_) => {
                need(self.units_at(region, side) > 0, "8.3.4", "no-a-leader-needs-a-unit-in-the-region")?;
            }
            Figure::Regular(_) | Figure::Elite(_) | Figure::Character(_) => {}
        }
        if let Some((_, before)) = first {
            need(!matches!(figure, Figure::Elite(_)), "8.3.1", "no-an-elite-comes-alone")?;
            need(region != before, "8.3.3", "no-the-two-figures-must-go-to-two-different")?;
        }
        self.check_last_use_nation(nation)
    }

    /// Goes through what may be recruited for as long as `see` says so.
    pub(crate) fn each_recruit(
        &self,
        seat: Seat,
        first: Option<(Figure, Region)>,
        mut see: impl FnMut(Figure, Region) -> bool,
    ) {
        self.try_recruits(seat, first, |figure, region, allowed| allowed.is_err() || see(figure, region));
    }

    /// Goes through what could be recruited for as long as `see` says so.
    fn try_recruits(
        &self,
        seat: Seat,
        first: Option<(Figure, Region)>,
        mut see: impl FnMut(Figure, Region, Allowed) -> bool,
    ) {
        let side = self.side(seat);
        for nation in side.nations() {
            if !self.at_war(*nation) {
                continue;
            }
            let leader = match (side, nation) {
                (Side::FreePeoples, nation) => Some(Figure::Leader(*nation)),
                (Side::Shadow, Nation::Sauron) => Some(Figure::Nazgul),
                (Side::Shadow, _) => None,
            };
            let figures = [Some(Figure::Regular(*nation)), Some(Figure::Elite(*nation)), leader];
            for region in (settlements_of(*nation) - self.armies(side.enemy())).iter() {
                for figure in figures.into_iter().flatten() {
                    if !see(figure, region, self.check_recruit(seat, first, figure, region)) {
                        return;
                    }
                }
            }
        }
    }

    /// Whether anything may be recruited; if only rule 14.11 keeps it back, that is why not.
    pub(crate) fn check_any_recruit(
        &self,
        seat: Seat,
        first: Option<(Figure, Region)>,
        otherwise: Refused,
    ) -> Allowed {
        let mut any = Err(otherwise);
        self.try_recruits(seat, first, |_, _, allowed| may_go_on(&mut any, allowed));
        any
    }

    /// Brings a figure from the reinforcements to a place.
    pub(crate) fn recruit(&mut self, figure: Figure, place: Place, log: &mut Log) {
        if let Some(count) = self.reinforcements.count_mut(figure) {
            *count -= 1;
        }
        self.put_one(place, figure);
        log.public(Event::Recruited { figure, place });
    }

    pub(crate) fn recruited(
        &mut self,
        first: Option<(Figure, Region)>,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let (figure, region) = match action {
            Action::Done => return done(),
            Action::Recruit { figure, region } => (figure, region),
            _ => return MISFIT,
        };
        self.recruit(figure, Place::Field(region), log);
        if let Some(nation) = region.nation() {
            self.note_nation(nation);
        }
        let again = first.is_none() && !matches!(figure, Figure::Elite(_));
        let seat = self.acting;
        if again && self.check_any_recruit(seat, Some((figure, region)), Refused::Over).is_ok() {
            return ask(seat, Ask::Recruit { first: Some((figure, region)) }).last();
        }
        done()
    }

    /// Where a card's recruits of a side come to in a region: inside a besieged Stronghold, or into the field if it is
    /// free (rule 7.9).
    pub(crate) fn recruits_to(&self, region: Region, side: Side) -> Option<Place> {
        if self.besieged(region) == Some(side) {
            Some(Place::Inside(region))
        } else {
            self.is_free(region, side).then_some(Place::Field(region))
        }
    }

    /// A card recruits; what is missing is not recruited (rules 7.4, 7.9).
    pub(crate) fn card_recruits(
        &mut self,
        seat: Seat,
        nation: Nation,
        what: Recruits,
        region: Region,
        left: u8,
        log: &mut Log,
    ) -> Next {
        let Some(place) = self.recruits_to(region, nation.side()) else { return done() };
        if left == 0 {
            return done();
        }
        let again = Frame::CardRecruits { seat, nation, what, region, left: left - 1 };
        let [regulars, elites] = *self.reinforcements.units[nation].values();
        let figure = match what {
            Recruits::Units(kind) => Figure::unit(nation, kind),
            Recruits::Either => match (regulars > 0, elites > 0) {
                (true, true) => return ask(seat, Ask::WhichKind { nation, region }).then(again),
                (true, false) => Figure::Regular(nation),
                (false, true) => Figure::Elite(nation),
                (false, false) => return done(),
            },
            // Rule 8.1: a Leader without a unit would be gone at once.
            Recruits::Leaders if self.troops(place).n_units(nation.side()) == 0 => return done(),
            Recruits::Leaders => Figure::Leader(nation),
            Recruits::Nazgul => Figure::Nazgul,
        };
        if self.reinforcements.count(figure) == 0 {
            return done();
        }
        self.recruit(figure, place, log);
        self.note_nation(nation);
        goto(again)
    }

    pub(crate) fn kind_chosen(
        &mut self,
        nation: Nation,
        region: Region,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let Action::Kind(kind) = action else { return MISFIT };
        let Some(place) = self.recruits_to(region, nation.side()) else { return MISFIT };
        self.recruit(Figure::unit(nation, kind), place, log);
        self.note_nation(nation);
        done()
    }

    /// The Isengard Settlements that the Voice of Saruman can fill; those in `filled` have had theirs.
    pub(crate) fn voice_settlements(&self, filled: IsengardSettlements) -> impl Iterator<Item = Region> {
        (!filled)
            .iter()
            .map(IsengardSettlement::region)
            .filter(move |region| self.controls(Side::Shadow, *region) && self.is_free(*region, Side::Shadow))
    }

    /// The Voice of Saruman recruits, or makes two Elites.
    pub(crate) fn voice_of_saruman(
        &mut self,
        deed: Deed,
        filled: IsengardSettlements,
        log: &mut Log,
    ) -> Next {
        let isengard = Nation::Isengard;
        let orthanc = Place::Field(Region::Orthanc);
        if deed == Deed::VoiceUpgrade {
            for _ in 0..2 {
                self.take_one(orthanc, Figure::Regular(isengard));
                self.reinforcements.units[isengard][Kind::Regular] += 1;
                self.recruit(Figure::Elite(isengard), orthanc, log);
            }
            return done();
        }
        let left = usize::from(self.reinforcements.unit(isengard, Kind::Regular));
        if left == 0 {
            return done();
        }
        // With too few Regulars the player says where they go.
        if left < self.voice_settlements(filled).count() {
            return ask(self.acting, Ask::Voice { filled }).last();
        }
        let settlements: arrayvec::ArrayVec<Region, 3> = self.voice_settlements(filled).collect();
        for region in settlements {
            self.recruit(Figure::Regular(isengard), Place::Field(region), log);
        }
        done()
    }

    pub(crate) fn voice_answered(
        &mut self,
        filled: IsengardSettlements,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let Action::Region(region) = action else { return MISFIT };
        self.recruit(Figure::Regular(Nation::Isengard), Place::Field(region), log);
        let now = IsengardSettlement::ALL.into_iter().find(|settlement| settlement.region() == region);
        self.voice_of_saruman(Deed::VoiceRecruit, now.map_or(filled, |now| filled.with(now)), log)
    }
}
