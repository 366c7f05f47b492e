//! The Free Peoples Strategy deck: what its cards do.

use super::fp_common::{
    ROLL, ask_player, at, at_place, draws, frame_of, hand_limit, place_in, recruits, roll_dice,
};
use super::hooks::{Attack, Forced, Happening, Hooks, March, OnTable, Party, Way};
use super::{CardAsk, CardFrame};
use crate::action::{Action, Ask, MarchBy, PartyBy};
use crate::figures::Place;
use crate::frame::{Frame, HitsBy, Next, Recruits};
use crate::ids::{Card, Character, Icon, Kind, Nation, Side};
use crate::map::{COASTAL, Region};
use crate::rules::groups::Led;
use crate::rules::politics::{Advance, Waking};
use crate::rules::{Allowed, Log, MISFIT, need, no};
use crate::state::State;
use kernel::flow::{ask, call, done, goto};
use kernel::{Refused, Seat};

/// What a card recruits at one place: of which Nation, what, where and how many.
type Muster = (Nation, Recruits, Region, u8);

const ANY: Recruits = Recruits::Either;

/// What the cards recruit that say where, in the order of their texts, and how many Strategy cards are drawn then.
const fn musters(card: Card) -> (&'static [Muster], u8) {
    use Nation::{Dwarves, Elves, Gondor, North, Rohan};
    use Recruits::Leaders;
    match card {
        Card::TheRedArrow => (&[(Rohan, ANY, Region::Edoras, 1), (Rohan, Leaders, Region::Edoras, 1)], 0),
        Card::GuardsOfTheCitadel => {
            (&[(Gondor, ANY, Region::MinasTirith, 1), (Gondor, Leaders, Region::MinasTirith, 1)], 0)
        }
        Card::CelebornsGaladhrim => (&[(Elves, ANY, Region::Lorien, 1)], 1),
        Card::GrimbeornTheOldSonOfBeorn => {
            (&[(North, ANY, Region::Carrock, 1), (North, Leaders, Region::Carrock, 1)], 0)
        }
        Card::ImrahilOfDolAmroth => {
            (&[(Gondor, ANY, Region::DolAmroth, 1), (Gondor, Leaders, Region::DolAmroth, 1)], 0)
        }
        Card::KingBrandsMen => (&[(North, Recruits::Units(Kind::Regular), Region::Dale, 2)], 1),
        Card::SwordsInEriador => {
            (&[(North, ANY, Region::TheShire, 1), (Dwarves, ANY, Region::EredLuin, 1)], 1)
        }
        Card::KindredOfGlorfindel => (&[(Elves, ANY, Region::Rivendell, 1)], 1),
        Card::DainIronfootsGuard => {
            (&[(Dwarves, ANY, Region::Erebor, 1), (Dwarves, Leaders, Region::Erebor, 1)], 0)
        }
        Card::ThranduilsArchers => (&[(Elves, ANY, Region::WoodlandRealm, 1)], 1),
        _ => (&[], 0),
    }
}

/// Where Faramir's Rangers lie in wait.
const ITHILIEN: [Region; 3] = [Region::Osgiliath, Region::NorthIthilien, Region::SouthIthilien];

/// What the rules ask its cards about.
pub(super) const HOOKS: &[(Card, Hooks)] = &[
    (
        Card::TheLastBattle,
        Hooks {
            table: OnTable {
                holds: State::last_battle_holds,
                leaves: |what| matches!(what, Happening::Declared { .. } | Happening::Revealed),
                keeps_die: true,
                ..OnTable::NOTHING
            },
            ..Hooks::NONE
        },
    ),
    (
        Card::APowerTooGreat,
        keeps_out(
            &[Region::Lorien, Region::Rivendell, Region::GreyHavens],
            "no-a-power-too-great-keeps-shadow-armies-out-of",
        ),
    ),
    (
        Card::ThePowerOfTomBombadil,
        keeps_out(
            &[Region::OldForest, Region::TheShire, Region::Buckland],
            "no-the-power-of-tom-bombadil-keeps-shadow-armies",
        ),
    ),
    (Card::BookOfMazarbul, ALL_COMPANIONS),
    (Card::FearFireFoes, ALL_COMPANIONS),
    (
        Card::HelpUnlookedFor,
        Hooks {
            attack: Attack {
                check: |state, from, to| {
                    let relieves = from.region() != to && state.besieges(Side::Shadow, to);
                    need(relieves, "7.3", "no-the-card-relieves-a-besieged-stronghold")
                },
                // The besieged keep part of the Army busy.
                fewer_dice: |state, battle| {
                    state.troops(Place::Inside(battle.region())).n_units(Side::FreePeoples)
                },
                ..Attack::USUAL
            },
            ..Hooks::NONE
        },
    ),
    (
        Card::PathsOfTheWoses,
        Hooks {
            march: March {
                optional: false,
                way: Some(Way {
                    from_inside: true,
                    begins: |from| from.nation() == Some(Nation::Rohan),
                    goals: || [&[Region::MinasTirith], Region::MinasTirith.adjacent()],
                    check: check_paths_of_the_woses,
                }),
                ..March::USUAL
            },
            ..Hooks::NONE
        },
    ),
    (
        Card::ThroughADayAndANight,
        Hooks {
            led: Led::Companion,
            march: March { steps: 2, optional: false, ..March::USUAL },
            ..Hooks::NONE
        },
    ),
];

/// All Companions on the map may move.
const ALL_COMPANIONS: Hooks = Hooks { party: Party { all: true, ..Party::USUAL }, ..Hooks::NONE };

/// A card on the table that keeps Armies of the Shadow out of regions, until they pay for it with an Army-type and a
/// Character-type card (rules 7.8, 9.1.4).
const fn keeps_out(regions: &'static [Region], why: &'static str) -> Hooks {
    let forced = Some(Forced {
        check: |state, seat, _| {
            let has = |icon: Icon| state.hand(seat).iter().any(|card| card.icon() == icon);
            need(
                has(Icon::Army) && has(Icon::Character),
                "7.8",
                "no-an-army-type-and-a-character-type-card-must-be",
            )
        },
        pay: |_, card, _, _| Some(Ask::Pay { card, icon: Icon::Army }),
    });
    Hooks { table: OnTable { bans: Some((regions, why)), forced, ..OnTable::NOTHING }, ..Hooks::NONE }
}

fn check_paths_of_the_woses(state: &State, from: Region, to: Region) -> Allowed {
    need(from.nation() == Some(Nation::Rohan), "7.12", "no-the-army-must-stand-in-rohan")?;
    let city = Region::MinasTirith;
    let open = state.controls(Side::FreePeoples, city) && state.besieged(city).is_none();
    let right = if open { to == city } else { city.borders(to) };
    need(right, "7.12", "no-the-army-goes-to-minas-tirith-or-next-to-it-if")
}

impl State {
    /// Aragorn belongs to a Free Peoples Army outside the Free Peoples Nations.
    fn last_battle_holds(&self) -> bool {
        self.place_of(Character::Aragorn).is_some_and(|place| {
            let outside = place.region().nation().is_none_or(|nation| nation.side() == Side::Shadow);
            outside && self.troops(place).n_units(Side::FreePeoples) > 0
        })
    }

    /// Whether the card's precondition holds (rule 7.3).
    pub(super) fn check_fp_strategy(&self, seat: Seat, card: Card) -> Allowed {
        match card {
            Card::TheLastBattle => {
                need(self.last_battle_holds(), "7.3", "no-aragorn-is-not-with-an-army-outside-the-free")
            }
            Card::TheRedArrow => need(self.active[Nation::Gondor], "7.3", "no-gondor-is-not-active"),
            Card::HelpUnlookedFor => self.check_any_attack(
                seat,
                false,
                Some(card),
                Refused::by("7.4", "no-no-army-of-yours-next-to-a-siege-can-attack-the"),
            ),
            Card::PathsOfTheWoses => {
                need(self.at_war(Nation::Rohan), "7.3", "no-rohan-is-not-at-war")?;
                let otherwise = Refused::by("7.4", "no-no-army-of-yours-in-rohan-can-go-there");
                self.check_any_march(seat, MarchBy::Card(card), otherwise)
            }
            Card::ThroughADayAndANight => {
                let with_army = self
                    .on_map(Side::FreePeoples)
                    .iter()
                    .filter_map(|one| self.place_of(one))
                    .any(|place| self.is_free_army(place));
                need(with_army, "7.3", "no-no-companion-is-with-an-army")?;
                let otherwise = Refused::by("7.4", "no-no-army-with-a-companion-can-move");
                self.check_any_march(seat, MarchBy::Card(card), otherwise)
            }
            Card::CirdansShips => need(self.at_war(Nation::Elves), "7.3", "no-the-elves-are-not-at-war"),
            // The others need nothing.
            _ => Ok(()),
        }
    }

    pub(super) fn fp_strategy_step(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        let (card, seat) = (frame.card, frame.seat);
        match (card, frame.step) {
            (Card::APowerTooGreat, _) => self.advance(Nation::Elves, Advance::Card, log),
            (Card::ThePowerOfTomBombadil, _) => self.advance(Nation::North, Advance::Card, log),
            (Card::BookOfMazarbul | Card::FearFireFoes, 0) => {
                return call(Frame::Companions(PartyBy::Card(card))).then(at(frame, 1));
            }
            (Card::BookOfMazarbul, _) => {
                self.roused(Nation::Dwarves, [Region::Erebor, Region::EredLuin], log);
            }
            (Card::FearFireFoes, _) => self.roused(Nation::North, [Region::Bree, Region::TheShire], log),
            (Card::TheSpiritOfMordor, _) => return self.spirit_of_mordor(frame),
            (Card::FaramirsRangers, _) => return self.faramirs_rangers(frame),
            (Card::WisdomOfElrond, 0) => return ask_player(frame),
            (Card::HelpUnlookedFor, 0) => {
                return ask(seat, Ask::Attack { led: false, card: Some(card) }).then(at(frame, 1));
            }
            (Card::PathsOfTheWoses | Card::ThroughADayAndANight, 0) => {
                return call(Frame::March { by: MarchBy::Card(card), left: 1 }).then(at(frame, 1));
            }
            (Card::PathsOfTheWoses, _) => self.left_to_the_enemy(Region::HelmsDeep, log),
            (Card::CirdansShips | Card::RidersOfTheoden | Card::EomerSonOfEomund, _) => {
                return self.mustered_somewhere(frame);
            }
            (Card::TheLastBattle | Card::HelpUnlookedFor | Card::ThroughADayAndANight, _) => {}
            (Card::TheRedArrow, 0) => {
                self.advance(Nation::Rohan, Advance::Card, log);
                return self.mustered(frame);
            }
            _ => return self.mustered(frame),
        }
        self.event_over(seat, card);
        done()
    }

    /// The cards that recruit where they say, and those that draw then.
    fn mustered(&mut self, frame: CardFrame) -> Next {
        let (musters, cards) = musters(frame.card);
        if let Some(muster) = musters.get(usize::from(frame.step)) {
            return recruits(frame, *muster, frame.step + 1);
        }
        if cards > 0 {
            match usize::from(frame.step) - musters.len() {
                0 => return draws(frame, cards, frame.step + 1),
                1 => return hand_limit(frame, frame.step + 1),
                _ => {}
            }
        }
        self.event_over(frame.seat, frame.card);
        done()
    }

    /// A Nation becomes active and goes to war if a Companion is in one of two places.
    fn roused(&mut self, nation: Nation, places: [Region; 2], log: &mut Log) {
        if places.into_iter().any(|region| !self.companions_in(region).is_empty()) {
            self.activate(nation, Waking::Other, log);
            if self.may_act_on(nation) {
                self.go_to_war(nation, log);
            }
        }
    }

    /// Rule 9.14: a Stronghold that the whole garrison left is captured at once by those who besiege it.
    fn left_to_the_enemy(&mut self, region: Region, log: &mut Log) {
        // Companions who stayed come out of it.
        self.settle_siege(region, log);
        let (own, enemy) = (Side::FreePeoples, Side::Shadow);
        if self.controls(own, region) && self.armies(enemy).contains(region) && !self.has_army(region, own) {
            self.capture(region, enemy, log);
        }
    }

    // ---- Damage ----

    /// The Shadow Armies that a card may strike.
    fn prey_of(&self, card: Card) -> impl Iterator<Item = Place> {
        self.shadow_armies().filter(move |place| match card {
            Card::FaramirsRangers => ITHILIEN.contains(&place.region()),
            Card::TheSpiritOfMordor => {
                let troops = self.troops(*place);
                let nations = Side::Shadow.nations().iter();
                nations.filter(|nation| troops.of_nation(**nation) > 0).count() >= 2
            }
            // The others strike nobody.
            _ => false,
        })
    }

    /// Chooses the Army that a card strikes; without one it goes on with another step.
    fn strike(&mut self, frame: CardFrame, without: u8) -> Next {
        let mut prey = self.prey_of(frame.card);
        match (prey.next(), prey.next()) {
            (Some(_), Some(_)) => ask_player(frame),
            (Some(only), None) => goto(at_place(frame, 1, only)),
            (None, _) => goto(at(frame, without)),
        }
    }

    /// The hits that the dice have come to.
    fn struck(&mut self, frame: CardFrame, then: u8) -> Next {
        let Some(place) = place_in(frame) else { return goto(at(frame, then)) };
        let (side, left, by) = (Side::Shadow, self.action.tally, HitsBy::Card);
        call(Frame::Hits { place, side, left, by }).then(at(frame, then))
    }

    fn spirit_of_mordor(&mut self, frame: CardFrame) -> Next {
        match frame.step {
            0 => self.strike(frame, 3),
            1 => {
                self.action.tally = 0;
                goto(at(frame, ROLL))
            }
            ROLL.. => roll_dice(frame, 5, 2),
            2 => self.struck(frame, 3),
            _ => {
                self.event_over(frame.seat, frame.card);
                done()
            }
        }
    }

    fn faramirs_rangers(&mut self, frame: CardFrame) -> Next {
        match frame.step {
            0 => self.strike(frame, 3),
            1 => {
                self.action.tally = 0;
                goto(at(frame, ROLL))
            }
            ROLL.. => roll_dice(frame, 3, 2),
            2 => self.struck(frame, 3),
            3 if self.armies(Side::FreePeoples).contains(Region::Osgiliath)
                && self.may_act_on(Nation::Gondor) =>
            {
                recruits(frame, (Nation::Gondor, ANY, Region::Osgiliath, 1), 4)
            }
            4 => recruits(frame, (Nation::Gondor, Recruits::Leaders, Region::Osgiliath, 1), 5),
            _ => {
                self.event_over(frame.seat, frame.card);
                done()
            }
        }
    }

    // ---- Recruiting where the player says ----

    /// Whether a card that leaves the place to its player recruits in a region.
    fn check_muster_place(&self, card: Card, region: Region) -> Allowed {
        let side = Side::FreePeoples;
        match card {
            Card::CirdansShips => {
                need(COASTAL.contains(&region), "7.9", "no-the-region-is-not-on-the-coast")?;
                need(self.has_army(region, side), "7.9", "no-no-army-of-the-free-peoples-is-there")?;
            }
            Card::RidersOfTheoden => {
                need(region.nation() == Some(Nation::Rohan), "7.9", "no-the-region-is-not-of-rohan")?;
                let companions = self.companions_in(region);
                need(
                    region == Region::Edoras || !companions.is_empty(),
                    "7.9",
                    "no-it-takes-a-companion-in-the-region-but-for-edoras",
                )?;
                let inside = self.side_characters(Place::Inside(region), side);
                need(
                    self.besieged(region) != Some(side) || !inside.is_empty(),
                    "7.9",
                    "no-no-companion-is-inside-the-besieged-stronghold",
                )?;
            }
            Card::EomerSonOfEomund => {
                need(
                    region.nation() == Some(Nation::Rohan) && region.is_settlement(),
                    "7.9",
                    "no-the-region-has-no-settlement-of-rohan",
                )?;
                need(self.is_free(region, side), "7.9", "no-the-region-is-not-free")?;
            }
            // The others say where they recruit.
            _ => return no("7.9", "no-the-card-recruits-elsewhere"),
        }
        need(self.recruits_to(region, side).is_some(), "7.9", "no-the-region-is-not-free")
    }

    /// The regions among which its player chooses.
    fn muster_places(&self, card: Card) -> impl Iterator<Item = Region> {
        Region::ALL.into_iter().filter(move |region| self.check_muster_place(card, *region).is_ok())
    }

    fn mustered_somewhere(&mut self, frame: CardFrame) -> Next {
        let ships = frame.card == Card::CirdansShips;
        let nation = if ships { Nation::Elves } else { Nation::Rohan };
        match (frame.step, place_in(frame)) {
            (0, _) => {
                let [regulars, elites] = *self.reinforcements.units[nation].values();
                let leaders = if ships { 0 } else { self.reinforcements.leaders_of(nation) };
                // With nobody left to recruit there is nothing to choose.
                if regulars + elites + leaders > 0 {
                    let mut places = self.muster_places(frame.card);
                    match (places.next(), places.next()) {
                        (Some(_), Some(_)) => return ask_player(frame),
                        (Some(only), None) => return goto(at_place(frame, 1, Place::Field(only))),
                        (None, _) => {}
                    }
                }
            }
            (1, Some(place)) => {
                let n = if ships { 2 } else { 1 };
                return recruits(frame, (nation, ANY, place.region(), n), 2);
            }
            (2, Some(place)) if !ships => {
                return recruits(frame, (nation, Recruits::Leaders, place.region(), 1), 3);
            }
            _ => {}
        }
        self.event_over(frame.seat, frame.card);
        done()
    }

    // ---- Questions ----

    pub(super) fn fp_strategy_answered(
        &mut self,
        ask: CardAsk,
        _seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let frame = frame_of(ask);
        match (ask.card, action) {
            (Card::TheSpiritOfMordor | Card::FaramirsRangers, Action::From(place)) => {
                goto(at_place(frame, 1, place))
            }
            (Card::WisdomOfElrond, Action::Nation(nation)) => {
                self.activate(nation, Waking::Other, log);
                self.advance(nation, Advance::Card, log);
                self.note_nation(nation);
                goto(at(frame, 1))
            }
            (Card::CirdansShips | Card::RidersOfTheoden | Card::EomerSonOfEomund, Action::Region(region)) => {
                goto(at_place(frame, 1, Place::Field(region)))
            }
            _ => MISFIT,
        }
    }

    pub(super) fn fp_strategy_options(&self, ask: CardAsk, _seat: Seat, out: &mut Vec<Action>) {
        match ask.card {
            Card::TheSpiritOfMordor | Card::FaramirsRangers => {
                out.extend(self.prey_of(ask.card).map(Action::From));
            }
            Card::WisdomOfElrond => {
                out.extend(Side::FreePeoples.nations().iter().copied().map(Action::Nation));
            }
            Card::CirdansShips | Card::RidersOfTheoden | Card::EomerSonOfEomund => {
                out.extend(self.muster_places(ask.card).map(Action::Region));
            }
            // The others ask nothing.
            _ => {}
        }
    }

    pub(super) fn fp_strategy_check(&self, ask: CardAsk, _seat: Seat, action: Action) -> Allowed {
        let rule = ask.rule();
        match (ask.card, action) {
            (Card::TheSpiritOfMordor, Action::From(place)) => {
                let prey = self.prey_of(ask.card).any(|other| other == place);
                need(prey, rule.0, "no-no-shadow-army-of-two-nations-is-there")
            }
            (Card::FaramirsRangers, Action::From(place)) => {
                let prey = self.prey_of(ask.card).any(|other| other == place);
                need(prey, rule.0, "no-the-rangers-strike-a-shadow-army-in-osgiliath-or")
            }
            (Card::WisdomOfElrond, Action::Nation(nation)) => {
                self.check_own_nation(ask.seat, nation)?;
                self.check_last_use_nation(nation)
            }
            (Card::CirdansShips | Card::RidersOfTheoden | Card::EomerSonOfEomund, Action::Region(region)) => {
                self.check_muster_place(ask.card, region)
            }
            _ => Err(kernel::Refused::NotAnAnswer { rule }),
        }
    }

    pub(super) fn fp_strategy_rolled(&mut self, card: Card, die: u8, log: &mut Log) -> Next {
        match card {
            Card::TheSpiritOfMordor | Card::FaramirsRangers => self.count_die(card, die, 5, log),
            _ => return MISFIT,
        }
        done()
    }
}
