//! The cards of the Shadow Strategy deck that recruit (rule 7.9).

use super::sh_common::{OVER, at, frame_of, question, region_of, with};
use super::{CardAsk, CardFrame};
use crate::action::Action;
use crate::event::Event;
use crate::figures::{Figure, Figures, Place, Spot};
use crate::frame::{Frame, Next, Recruits};
use crate::ids::Nation::{Isengard, Sauron, Southrons};
use crate::ids::{Card, Character, Kind, Nation, Side};
use crate::map::{EASTERN_EDGE, Region, STRONGHOLD_REGIONS};
use crate::rules::groups::STACK;
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::{Regions, State};
use kernel::Refused;
use kernel::flow::{ask, call, goto};

const REGULARS: Recruits = Recruits::Units(Kind::Regular);
const ELITES: Recruits = Recruits::Units(Kind::Elite);

/// The two Dunlands.
const DUNLANDS: [Region; 2] = [Region::NorthDunland, Region::SouthDunland];

/// How many units Rage of the Dunlendings brings along at most.
pub(crate) const RAGE: u8 = 4;

/// What a card recruits in regions that it names, in printed order.
const fn named_recruits(card: Card) -> &'static [(Nation, Recruits, Region, u8)] {
    match card {
        Card::ReturnOfTheWitchKing => {
            &[(Sauron, REGULARS, Region::Angmar, 2), (Sauron, ELITES, Region::Angmar, 1)]
        }
        Card::ANewPowerIsRising => &[
            (Isengard, REGULARS, Region::NorthDunland, 2),
            (Isengard, REGULARS, Region::SouthDunland, 2),
            (Isengard, Recruits::Either, Region::Orthanc, 2),
        ],
        Card::TheKingIsRevealed => {
            &[(Sauron, REGULARS, Region::MinasMorgul, 5), (Sauron, Recruits::Nazgul, Region::MinasMorgul, 1)]
        }
        Card::OrcsMultiplyingAgain => {
            &[(Sauron, REGULARS, Region::DolGuldur, 3), (Sauron, REGULARS, Region::MountGundabad, 3)]
        }
        Card::MonstersRoused => &[
            (Sauron, REGULARS, Region::Angmar, 1),
            (Sauron, REGULARS, Region::Ettenmoors, 1),
            (Sauron, REGULARS, Region::WeatherHills, 1),
            (Sauron, ELITES, Region::Trollshaws, 1),
        ],
        Card::MusteringsOfLongPlannedWar => {
            &[(Southrons, REGULARS, Region::Gorgoroth, 5), (Sauron, REGULARS, Region::Nurn, 5)]
        }
        _ => &[],
    }
}

/// What a card recruits in one region of its player's choice, in printed order.
const fn chosen_recruits(card: Card) -> &'static [(Nation, Recruits, u8)] {
    match card {
        Card::RageOfTheDunlendings => &[(Isengard, REGULARS, 2)],
        Card::HalfOrcsAndGoblinMen => &[(Isengard, Recruits::Either, 1)],
        Card::OlogHai => &[(Sauron, Recruits::Either, 1)],
        Card::ShadowsOnTheMistyMountains => &[(Sauron, Recruits::Either, 2), (Sauron, Recruits::Nazgul, 1)],
        Card::HordeFromTheEast => &[(Southrons, REGULARS, 5)],
        _ => &[],
    }
}

/// The Settlements of which a card fills three, in the order of their bits.
const fn settlements(card: Card) -> &'static [Region] {
    match card {
        Card::ManyKingsToTheServiceOfMordor => {
            &[Region::FarHarad, Region::NearHarad, Region::NorthRhun, Region::SouthRhun, Region::Umbar]
        }
        Card::PitsOfMordor => &[
            Region::BaradDur,
            Region::DolGuldur,
            Region::MinasMorgul,
            Region::Morannon,
            Region::Moria,
            Region::MountGundabad,
        ],
        _ => &[],
    }
}

/// The bit of a Settlement among those of which a card fills three.
fn settlement_bit(card: Card, region: Region) -> u8 {
    settlements(card).iter().position(|other| *other == region).map_or(0, |nth| 1 << nth)
}

/// The Nation whose Settlements receive two Regulars each, three of them.
const fn three_of(card: Card) -> Nation {
    match card {
        Card::ManyKingsToTheServiceOfMordor => Southrons,
        // Pits of Mordor.
        _ => Sauron,
    }
}

impl State {
    pub(super) fn shadow_musters(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        match frame.card {
            Card::RageOfTheDunlendings
            | Card::HalfOrcsAndGoblinMen
            | Card::OlogHai
            | Card::ShadowsOnTheMistyMountains
            | Card::HordeFromTheEast => self.muster_where_chosen(frame, log),
            Card::ManyKingsToTheServiceOfMordor | Card::PitsOfMordor => self.muster_in_three(frame),
            Card::HillTrolls => self.hill_trolls(frame, log),
            card => {
                if frame.step == 0 && card == Card::ReturnOfTheWitchKing {
                    self.witch_king_returns(log);
                }
                match named_recruits(card).get(usize::from(frame.step)).copied() {
                    Some((nation, what, region, left)) => {
                        let recruits = Frame::CardRecruits { seat: frame.seat, nation, what, region, left };
                        call(recruits).then(at(frame, frame.step + 1))
                    }
                    None => self.shadow_card_over(frame),
                }
            }
        }
    }

    fn witch_king_returns(&mut self, log: &mut Log) {
        let (king, to) = (Character::WitchKing, Region::Angmar);
        match self.region_of(king) {
            Some(from) if from != to => {
                self.spots[king] = Spot::At(Place::Field(to));
                log.public(Event::Flew { figure: Figure::Character(king), from, to });
            }
            _ => {}
        }
    }

    /// The regions that a card names for its player to choose from.
    fn muster_regions(&self, card: Card) -> Regions {
        match card {
            Card::RageOfTheDunlendings => {
                DUNLANDS.into_iter().flat_map(|dunland| dunland.adjacent().iter().copied()).collect()
            }
            Card::HalfOrcsAndGoblinMen | Card::OlogHai => {
                Region::ALL.into_iter().filter(|region| self.has_army(*region, Side::Shadow)).collect()
            }
            Card::ShadowsOnTheMistyMountains => {
                Regions::only(Region::MountGram) | Regions::only(Region::Moria)
            }
            Card::HordeFromTheEast => EASTERN_EDGE.iter().copied().collect(),
            _ => settlements(card).iter().copied().collect(),
        }
    }

    /// Whether a card may recruit in a region; `chosen` were chosen before.
    fn check_muster_region(&self, card: Card, chosen: u8, region: Region) -> Allowed {
        let named = self.muster_regions(card);
        need(named.contains(region), "7.4", "no-the-card-does-not-name-that-region")?;
        match card {
            Card::RageOfTheDunlendings | Card::HordeFromTheEast => {
                need(self.is_free(region, Side::Shadow), "2.8", "no-the-region-is-not-free")
            }
            _ => {
                let taken = chosen & settlement_bit(card, region) != 0;
                need(!taken, "7.4", "no-the-regions-must-be-different")?;
                let open = self.recruits_to(region, Side::Shadow).is_some();
                need(open, "7.9", "no-the-region-is-not-free")
            }
        }
    }

    /// The regions where a card may recruit now.
    fn open_muster_regions(&self, card: Card, chosen: u8) -> Regions {
        let open = |region: &Region| self.check_muster_region(card, chosen, *region).is_ok();
        self.muster_regions(card).iter().filter(open).collect()
    }

    /// Whether the reinforcements have anything that the card could bring.
    fn has_recruits(&self, nation: Nation, what: Recruits) -> bool {
        match what {
            Recruits::Units(kind) => self.reinforcements.unit(nation, kind) > 0,
            Recruits::Either => self.reinforcements.of_nation(nation) > 0,
            Recruits::Nazgul => self.reinforcements.nazgul > 0,
            Recruits::Leaders => false,
        }
    }

    /// A card recruits in one region: it is chosen, then its recruits come one kind after the other.
    fn muster_where_chosen(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        let recruits = chosen_recruits(frame.card);
        if frame.step == 0 {
            let any = recruits.iter().any(|(nation, what, _)| self.has_recruits(*nation, *what))
                || (frame.card == Card::RageOfTheDunlendings
                    && DUNLANDS.iter().any(|from| self.field(*from).of_nation(Isengard) > 0));
            let open = self.open_muster_regions(frame.card, 0);
            let mut regions = open.iter();
            return match (regions.next(), regions.next()) {
                (Some(only), None) if any => goto(with(frame, 1, only as u8, 0)),
                (Some(_), Some(_)) if any => ask(frame.seat, question(frame, 0)).last(),
                _ => self.shadow_card_over(frame),
            };
        }
        let Some(region) = region_of(frame.a) else { return MISFIT };
        match recruits.get(usize::from(frame.step) - 1).copied() {
            Some((nation, what, left)) => {
                let recruits = Frame::CardRecruits { seat: frame.seat, nation, what, region, left };
                call(recruits).then(at(frame, frame.step + 1))
            }
            None if frame.card == Card::RageOfTheDunlendings => self.rage(frame, region, log),
            None => self.shadow_card_over(frame),
        }
    }

    /// The units in a Dunland that can still be brought to a region.
    fn raging(&self, from: Region, to: Region) -> u8 {
        // Rule 8.2.
        let room = self.units_at(to, Side::Shadow) < STACK;
        if room && from != to { self.field(from).of_nation(Isengard) } else { 0 }
    }

    /// Rage of the Dunlendings: units of the Dunlands join the recruits; `b` counts them.
    fn rage(&mut self, frame: CardFrame, to: Region, log: &mut Log) -> Next {
        let any = DUNLANDS.iter().any(|from| self.raging(*from, to) > 0);
        if frame.b >= RAGE || !any {
            // Units that came in have entered the region (rule 8.4.6).
            if frame.b > 0 {
                self.army_enters(to, Side::Shadow, log);
            }
            return self.shadow_card_over(frame);
        }
        ask(frame.seat, question(frame, 2)).last()
    }

    fn rage_on(&mut self, frame: CardFrame, from: Region, kind: Kind, log: &mut Log) -> Next {
        let Some(to) = region_of(frame.a) else { return MISFIT };
        let figure = Figure::unit(Isengard, kind);
        self.take_one(Place::Field(from), figure);
        self.put_one(Place::Field(to), figure);
        let mut group = Figures::NONE;
        group.put(figure);
        log.public(Event::Marched { from, to, group });
        goto(with(frame, 2, frame.a, frame.b + 1))
    }

    /// Two Regulars each for three Settlements; `a` says which have theirs, `b` how many.
    fn muster_in_three(&mut self, frame: CardFrame) -> Next {
        let left = 3u8.saturating_sub(frame.b);
        let regulars = self.reinforcements.unit(three_of(frame.card), Kind::Regular);
        let open = self.open_muster_regions(frame.card, frame.a);
        let Some(first) = open.iter().next().filter(|_| left > 0 && regulars > 0) else {
            return self.shadow_card_over(frame);
        };
        // With no more Settlements than the card fills there is nothing to choose, unless figures are missing.
        let n = open.len();
        if n == 1 || (n <= usize::from(left) && usize::from(regulars) >= 2 * n) {
            return self.fill(frame, first);
        }
        ask(frame.seat, question(frame, 0)).last()
    }

    fn fill(&mut self, frame: CardFrame, region: Region) -> Next {
        let filled = frame.a | settlement_bit(frame.card, region);
        let (nation, what) = (three_of(frame.card), REGULARS);
        let recruits = Frame::CardRecruits { seat: frame.seat, nation, what, region, left: 2 };
        call(recruits).then(with(frame, 0, filled, frame.b + 1))
    }

    /// The places where Sauron has Regulars.
    fn troll_places(&self) -> impl Iterator<Item = Place> {
        let fields = Region::ALL.into_iter().map(Place::Field);
        let inside = STRONGHOLD_REGIONS.into_iter().map(Place::Inside);
        fields.chain(inside).filter(|place| self.troops(*place).unit(Sauron, Kind::Regular) > 0)
    }

    /// Hill-trolls: two Regulars become Elites, as far as there are any; `b` counts them.
    fn hill_trolls(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        let mut places = self.troll_places();
        let (first, more) = (places.next(), places.next().is_some());
        drop(places);
        match first {
            Some(only) if frame.b < 2 && self.reinforcements.unit(Sauron, Kind::Elite) > 0 => {
                if more {
                    return ask(frame.seat, question(frame, 0)).last();
                }
                self.becomes_troll(frame, only, log)
            }
            _ => self.shadow_card_over(frame),
        }
    }

    fn becomes_troll(&mut self, frame: CardFrame, place: Place, log: &mut Log) -> Next {
        self.take_one(place, Figure::Regular(Sauron));
        self.reinforcements.units[Sauron][Kind::Regular] += 1;
        self.recruit(Figure::Elite(Sauron), place, log);
        goto(with(frame, 0, 0, frame.b + 1))
    }

    pub(super) fn shadow_muster_answered(&mut self, ask: CardAsk, action: Action, log: &mut Log) -> Next {
        let frame = frame_of(ask);
        match (ask.card, ask.step, action) {
            (Card::HillTrolls, _, Action::From(place)) => self.becomes_troll(frame, place, log),
            (Card::ManyKingsToTheServiceOfMordor | Card::PitsOfMordor, _, Action::Region(region)) => {
                self.fill(frame, region)
            }
            (_, 0, Action::Region(region)) => goto(with(frame, 1, region as u8, 0)),
            (Card::RageOfTheDunlendings, 2, Action::From(place)) => {
                let from = place.region();
                let [regulars, elites] = *self.field(from).units[Isengard].values();
                match (regulars > 0, elites > 0) {
                    (true, true) => {
                        // Which Dunland it was goes with the question.
                        let south = u8::from(from == Region::SouthDunland);
                        let frame = CardFrame { b: frame.b | (south << 4), ..frame };
                        kernel::flow::ask(ask.seat, question(frame, 3)).last()
                    }
                    (true, false) => self.rage_on(frame, from, Kind::Regular, log),
                    (false, _) => self.rage_on(frame, from, Kind::Elite, log),
                }
            }
            (Card::RageOfTheDunlendings, 3, Action::Kind(kind)) => {
                let from = DUNLANDS[usize::from(ask.b >> 4) & 1];
                self.rage_on(CardFrame { b: ask.b & 0xf, ..frame }, from, kind, log)
            }
            (Card::RageOfTheDunlendings, 2, Action::Done) => {
                if let Some(to) = region_of(ask.a)
                    && ask.b > 0
                {
                    self.army_enters(to, Side::Shadow, log);
                }
                goto(at(frame, OVER))
            }
            _ => MISFIT,
        }
    }

    pub(super) fn shadow_muster_options(&self, ask: CardAsk, out: &mut Vec<Action>) {
        match (ask.card, ask.step) {
            (Card::HillTrolls, _) => out.extend(self.troll_places().map(Action::From)),
            (Card::RageOfTheDunlendings, 2) => {
                out.extend(DUNLANDS.map(|from| Action::From(Place::Field(from))));
                out.push(Action::Done);
            }
            (Card::RageOfTheDunlendings, 3) => out.extend(Kind::ALL.map(Action::Kind)),
            _ => out.extend(self.muster_regions(ask.card).iter().map(Action::Region)),
        }
    }

    pub(super) fn shadow_muster_check(&self, ask: CardAsk, action: Action) -> Allowed {
        let to = region_of(ask.a);
        match (ask.card, ask.step, action) {
            (Card::HillTrolls, _, Action::From(place)) => {
                let there = self.troops(place).unit(Sauron, Kind::Regular) > 0;
                need(there, "7.4", "no-no-sauron-regular-is-there")
            }
            (Card::ManyKingsToTheServiceOfMordor | Card::PitsOfMordor, _, Action::Region(region)) => {
                self.check_muster_region(ask.card, ask.a, region)
            }
            (_, 0, Action::Region(region)) => self.check_muster_region(ask.card, 0, region),
            (Card::RageOfTheDunlendings, 2, Action::From(Place::Field(from))) => {
                need(DUNLANDS.contains(&from), "7.4", "no-it-is-neither-north-nor-south-dunland")?;
                let any = to.is_some_and(|to| self.raging(from, to) > 0);
                need(any, "7.4", "no-no-isengard-unit-can-be-brought-from-there")
            }
            (Card::RageOfTheDunlendings, 2, Action::Done) => Ok(()),
            (Card::RageOfTheDunlendings, 3, Action::Kind(kind)) => {
                let from = DUNLANDS[usize::from(ask.b >> 4) & 1];
                let there = self.field(from).unit(Isengard, kind) > 0;
                need(there, "7.4", "no-no-such-unit-is-there")
            }
            _ => Err(Refused::NotAnAnswer { rule: ask.rule() }),
        }
    }
}
