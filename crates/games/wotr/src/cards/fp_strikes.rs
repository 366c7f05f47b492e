//! The Free Peoples Character cards that strike Armies of the Shadow: The Eagles are Coming!, The Ents Awake, Dead Men of
//! Dunharrow.

use super::fp_common::{ROLL, ask_player, at, at_place, place_in, question, roll_dice};
use super::{CardAsk, CardFrame};
use crate::event::Event;
use crate::figures::{Characters, Figure, Place, Spot};
use crate::frame::{Frame, HitsBy, Next};
use crate::ids::{Character, Kind, Nation, Side};
use crate::map::{Region, Site};
use crate::rules::Log;
use crate::state::State;
use kernel::flow::{ask, call, done, goto};

/// Where the Dead can come out.
pub(super) const HAUNTED: [Region; 3] = [Region::Erech, Region::Lamedon, Region::Pelargir];

impl State {
    // ---- The Eagles are Coming! ----

    /// The Shadow Armies with Nazgûl that the Eagles reach. The Witch-king does not count (rule 18.33).
    pub(super) fn eagle_prey(&self) -> impl Iterator<Item = Place> {
        let companions = self.on_map(Side::FreePeoples);
        self.shadow_armies().filter(move |prey| {
            let near = |from: Region| from == prey.region() || from.borders(prey.region());
            self.troops(*prey).nazgul > 0
                && companions
                    .iter()
                    .filter_map(|one| self.place_of(one))
                    .any(|place| self.is_free_army(place) && near(place.region()))
        })
    }

    /// Where the Nazgûl that are left may fly.
    pub(super) fn eyries_of_sauron(&self) -> impl Iterator<Item = Region> {
        Region::ALL.into_iter().filter(|region| {
            region.site() == Site::Stronghold
                && region.nation() == Some(Nation::Sauron)
                && self.unconquered(*region)
        })
    }

    pub(super) fn eagles(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        match frame.step {
            0 => {
                let mut prey = self.eagle_prey();
                match (prey.next(), prey.next()) {
                    (Some(_), Some(_)) => {
                        drop(prey);
                        return ask_player(frame);
                    }
                    (Some(only), None) => return goto(at_place(frame, 1, only)),
                    (None, _) => {}
                }
            }
            1 => {
                self.action.tally = 0;
                return goto(at(frame, ROLL));
            }
            ROLL.. => {
                let nazgul = place_in(frame).map_or(0, |place| self.troops(place).nazgul);
                return roll_dice(frame, nazgul.min(5), 2);
            }
            _ => {
                if let Some(place) = place_in(frame) {
                    for _ in 0..self.action.tally {
                        self.take_one(place, Figure::Nazgul);
                        self.reinforcements.nazgul += 1;
                        log.public(Event::Eliminated { place, figure: Figure::Nazgul });
                    }
                    if self.troops(place).nazgul > 0 {
                        let mut goals = self.eyries_of_sauron();
                        match (goals.next(), goals.next()) {
                            (Some(_), Some(_)) => {
                                drop(goals);
                                return ask_player(frame);
                            }
                            (Some(only), None) => {
                                drop(goals);
                                self.nazgul_flee(place, only, log);
                            }
                            // With all Strongholds of Sauron lost there is nowhere to fly.
                            (None, _) => {}
                        }
                    }
                }
            }
        }
        self.event_over(frame.seat, frame.card);
        done()
    }

    /// All Nazgûl of a place fly to a Stronghold; into it, if it is besieged.
    pub(super) fn nazgul_flee(&mut self, from: Place, to: Region, log: &mut Log) {
        let goal = match self.besieged(to) {
            Some(Side::Shadow) => Place::Inside(to),
            Some(Side::FreePeoples) | None => Place::Field(to),
        };
        for _ in 0..self.troops(from).nazgul {
            self.take_one(from, Figure::Nazgul);
            self.put_one(goal, Figure::Nazgul);
            log.public(Event::Flew { figure: Figure::Nazgul, from: from.region(), to });
        }
    }

    // ---- The Ents Awake ----

    pub(super) fn ents_awake(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        let orthanc = Region::Orthanc;
        match frame.step {
            0 => match self.army_place(orthanc, Side::Shadow) {
                None => goto(at(frame, 2)),
                Some(place) => {
                    // Rule 7.13: it counts as an attack.
                    let troops = self.troops(place).of(Side::Shadow);
                    self.attacked(&troops, orthanc, log);
                    self.action.tally = 0;
                    goto(at_place(frame, ROLL, place))
                }
            },
            ROLL.. => roll_dice(frame, 3, 1),
            1 => match place_in(frame) {
                None => goto(at(frame, 2)),
                Some(place) => {
                    let (side, left, by) = (Side::Shadow, self.action.tally, HitsBy::CardKillingAll);
                    call(Frame::Hits { place, side, left, by }).then(at(frame, 2))
                }
            },
            2 => {
                let saruman = Character::Saruman;
                if self.region_of(saruman) == Some(orthanc) && !self.has_army(orthanc, Side::Shadow) {
                    self.eliminate_character(saruman, log);
                }
                // The backs show whether a Character card is in the hand (chapter 16), so not asking gives nothing
                // away.
                let any = self.hand(frame.seat).iter().any(|card| card.deck().is_character());
                if any && self.gandalf_leads_the_ents() {
                    return ask_player(CardFrame { step: 3, a: 0, b: 0, ..frame });
                }
                goto(at(frame, 4))
            }
            _ => {
                self.event_over(frame.seat, frame.card);
                done()
            }
        }
    }

    fn gandalf_leads_the_ents(&self) -> bool {
        self.region_of(Character::GandalfTheWhite)
            .is_some_and(|region| region == Region::Fangorn || region.nation() == Some(Nation::Rohan))
    }

    // ---- Dead Men of Dunharrow ----

    /// Strider or Aragorn, and those chosen so far to go with him.
    pub(super) fn dead_mens_party(&self, ask: CardAsk) -> Characters {
        Characters::from_bits(u16::from_le_bytes([ask.a, ask.b]))
    }

    pub(super) fn dead_men(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        match frame.step {
            0 => match self.strider_or_aragorn() {
                Some((leader, _)) => {
                    let [a, b] = Characters::only(leader).bits().to_le_bytes();
                    ask_player(CardFrame { step: 1, a, b, ..frame })
                }
                None => goto(at(frame, 6)),
            },
            // They have come to the place that the frame remembers.
            2 => {
                let Some(place) = place_in(frame) else { return goto(at(frame, 6)) };
                if !self.armies(Side::Shadow).contains(place.region()) {
                    return goto(at(frame, 5));
                }
                // Rule 7.13: it counts as an attack.
                let troops = self.troops(place).of(Side::Shadow);
                self.attacked(&troops, place.region(), log);
                self.action.tally = 0;
                goto(at(frame, ROLL))
            }
            ROLL.. => roll_dice(frame, 1, 3),
            3 => match place_in(frame) {
                None => goto(at(frame, 6)),
                Some(place) => {
                    let (side, left, by) = (Side::Shadow, self.action.tally, HitsBy::CardKillingAll);
                    call(Frame::Hits { place, side, left, by }).then(at(frame, 4))
                }
            },
            4 => self.flee_from_the_dead(frame, log),
            5 => {
                let regulars = self.reinforcements.unit(Nation::Gondor, Kind::Regular);
                // Rule 14.11.
                let may = self.check_last_use_nation(Nation::Gondor).is_ok();
                if regulars > 0 && may { ask_player(frame) } else { goto(at(frame, 6)) }
            }
            _ => {
                self.event_over(frame.seat, frame.card);
                done()
            }
        }
    }

    /// Strider or Aragorn and those who go with him come out of the mountain.
    pub(super) fn dead_men_arrive(&mut self, party: Characters, region: Region, log: &mut Log) {
        for companion in party.iter() {
            self.spots[companion] = Spot::At(Place::Field(region));
        }
        self.action.characters_moved |= party;
        log.public(Event::PartyMoved { party, region, separated: false });
        self.companions_wake(region, party, log);
    }

    /// The regions to which an Army of the Shadow may retreat (rules 2.8, 9.8.2).
    pub(super) fn ways_out(&self, from: Region) -> impl Iterator<Item = Region> {
        from.adjacent().iter().copied().filter(|next| self.is_free(*next, Side::Shadow))
    }

    /// What is left of the Army retreats, or dies.
    fn flee_from_the_dead(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        let Some(place) = place_in(frame) else { return goto(at(frame, 6)) };
        let region = place.region();
        if !self.armies(Side::Shadow).contains(region) {
            return goto(at(frame, 5));
        }
        let mut ways = self.ways_out(region);
        match (ways.next(), ways.next()) {
            (Some(_), Some(_)) => {
                drop(ways);
                // Rule 7.6: the owner of the Army chooses.
                let seat = self.army_controller(place, Side::Shadow);
                return ask(seat, question(frame)).last();
            }
            (Some(only), None) => {
                drop(ways);
                self.retreat_from_the_dead(place, only, log);
            }
            (None, _) => {
                drop(ways);
                let all = self.figures(place, Side::Shadow);
                log.public(Event::Destroyed { place, side: Side::Shadow });
                self.eliminate_all(place, &all, log);
            }
        }
        goto(at(frame, 5))
    }

    /// The whole Army goes, its Nazgûl and Minions with it.
    pub(super) fn retreat_from_the_dead(&mut self, place: Place, to: Region, log: &mut Log) {
        let group = self.figures(place, Side::Shadow);
        self.take(place, &group.troops);
        self.put(Place::Field(to), &group);
        log.public(Event::Marched { from: place.region(), to, group });
        self.army_enters(to, Side::Shadow, log);
    }

    /// Regulars of Gondor follow; with at least one the Settlement is the Free Peoples' again.
    pub(super) fn dead_men_won(&mut self, place: Place, n: u8, log: &mut Log) {
        for _ in 0..n {
            self.recruit(Figure::Regular(Nation::Gondor), place, log);
            self.note_nation(Nation::Gondor);
        }
        if n > 0 && self.controls(Side::Shadow, place.region()) {
            self.capture(place.region(), Side::FreePeoples, log);
        }
    }
}
