//! The Shadow Strategy deck: what its cards do. Those that recruit are in `sh_musters`.

use super::hooks::{Attack, Hooks, March, Way};
use super::sh_character::SIEGE_BY_CARD;
use super::sh_common::{OVER, at, frame_of, place_of, place_value, question, roll_dice, with};
use super::{CardAsk, CardFrame};
use crate::action::{Action, GroupFor, MarchBy};
use crate::event::Event;
use crate::figures::{Figure, Place};
use crate::frame::{Frame, HitsBy, Next};
use crate::ids::{Card, Character, Face, Nation, Side};
use crate::map::{COASTAL, Region, STRONGHOLD_REGIONS};
use crate::rules::groups::Led;
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::{Regions, State};
use kernel::flow::{ask, call, done, goto};
use kernel::{Refused, Seat};

/// The Elven Strongholds (rule 3.1).
const ELVEN: [Region; 4] = [Region::GreyHavens, Region::Rivendell, Region::WoodlandRealm, Region::Lorien];

/// The coast of Gondor (rule 3.3).
const GONDOR_COAST: [Region; 4] = [Region::Anfalas, Region::DolAmroth, Region::Lamedon, Region::Pelargir];

/// The top box of the Political Track (rule 12.1).
const TOP: u8 = 3;

/// What the rules ask its cards about; those of the cards on the table are in `sh_table`.
pub(super) const HOOKS: &[(Card, Hooks)] = &[
    (Card::TheFightingUrukHai, Hooks { led: Led::Isengard, attack: SIEGE_BY_CARD, ..Hooks::NONE }),
    (Card::ShadowsGather, marches(March { steps: 3, joins: true, ..March::USUAL })),
    (Card::TheShadowLengthens, marches(March { armies: 2, steps: 2, joins: true, ..March::USUAL })),
    (Card::TheShadowIsMoving, marches(March { armies: 4, ..March::USUAL })),
    (
        Card::CorsairsOfUmbar,
        Hooks {
            march: March {
                optional: false,
                way: Some(Way {
                    from_inside: false,
                    begins: |from| from == Region::Umbar,
                    goals: || [COASTAL, &[]],
                    check: |_, from, to| {
                        need(from == Region::Umbar, "7.12", "no-the-army-must-stand-in-umbar")?;
                        let coast = COASTAL.contains(&to) && to.nation() == Some(Nation::Gondor);
                        need(coast, "7.12", "no-the-army-goes-to-a-coastal-region-of-gondor")
                    },
                }),
                ..March::USUAL
            },
            attack: Attack { never_ceases: true, ..Attack::USUAL },
            ..Hooks::NONE
        },
    ),
];

const fn marches(march: March) -> Hooks {
    Hooks { march, ..Hooks::NONE }
}

impl State {
    /// Whether the card's precondition holds (rule 7.3).
    pub(super) fn check_sh_strategy(&self, seat: Seat, card: Card) -> Allowed {
        match card {
            Card::ReturnToValinor => {
                let any = ELVEN.into_iter().any(|region| self.controls(Side::Shadow, region));
                need(any, "7.3", "no-the-shadow-controls-no-elven-stronghold")
            }
            Card::TheFightingUrukHai => {
                need(self.in_play(Character::Saruman), "7.3", "no-saruman-is-not-in-play")?;
                let besieges = |region: &Region| {
                    self.besieges(Side::Shadow, *region)
                        && self.field(*region).of_nation(Nation::Isengard) > 0
                };
                let any = STRONGHOLD_REGIONS.iter().any(besieges);
                need(any, "7.3", "no-no-army-with-an-isengard-unit-besieges-a")?;
                need(
                    self.can_attack(seat, false, Some(card)),
                    "7.13",
                    "no-no-such-army-of-yours-can-make-a-siege-battle",
                )
            }
            Card::DenethorsFolly => {
                let besieged = self.besieges(Side::Shadow, Region::MinasTirith);
                need(besieged, "7.3", "no-no-shadow-army-besieges-minas-tirith")
            }
            Card::TheDayWithoutDawn | Card::TheShadowIsMoving | Card::MusteringsOfLongPlannedWar => {
                need(self.shadow_all_at_war(), "7.3", "no-not-all-three-shadow-nations-are-at-war")
            }
            Card::Stormcrow => {
                let any = self.stormcrow_nations().next().is_some();
                need(any, "7.3", "no-neither-the-ring-bearers-nor-a-companion-are-in-a")
            }
            Card::CorsairsOfUmbar => {
                need(self.at_war(Nation::Southrons), "7.3", "no-the-southrons-easterlings-are-not-at-war")?;
                need(!self.corsair_goals(seat).is_empty(), "7.12", "no-no-army-can-sail-from-umbar-to-gondor")
            }
            Card::RageOfTheDunlendings | Card::HalfOrcsAndGoblinMen => {
                need(self.at_war(Nation::Isengard), "7.3", "no-isengard-is-not-at-war")
            }
            Card::OlogHai | Card::HillTrolls | Card::PitsOfMordor => {
                need(self.at_war(Nation::Sauron), "7.3", "no-sauron-is-not-at-war")
            }
            Card::HordeFromTheEast => {
                need(self.at_war(Nation::Southrons), "7.3", "no-the-southrons-easterlings-are-not-at-war")
            }
            Card::ReturnOfTheWitchKing => {
                need(self.in_play(Character::WitchKing), "7.3", "no-the-witch-king-is-not-in-play")
            }
            Card::ANewPowerIsRising => {
                need(self.in_play(Character::Saruman), "7.3", "no-saruman-is-not-in-play")
            }
            Card::TheKingIsRevealed => {
                need(self.in_play(Character::Aragorn), "7.3", "no-aragorn-is-not-in-play")
            }
            // The others need nothing.
            _ => Ok(()),
        }
    }

    pub(super) fn sh_strategy_step(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        if frame.step == OVER {
            return self.shadow_card_over(frame);
        }
        match frame.card {
            Card::ReturnToValinor => self.return_to_valinor(frame),
            Card::TheFightingUrukHai => self.shadow_siege_by_card(frame),
            Card::DenethorsFolly => self.denethors_folly(frame, log),
            Card::TheDayWithoutDawn => {
                let (side, from) = (Side::FreePeoples, Face::WillOfTheWest);
                for _ in 0..self.dice_showing(side, from) {
                    self.dice[side].spend(from);
                    log.public(Event::DieChanged { side, from, to: None });
                }
                self.shadow_card_over(frame)
            }
            Card::ThreatsAndPromises => self.shadow_card_over(frame),
            Card::Stormcrow => self.stormcrow(frame, log),
            Card::ShadowsGather | Card::TheShadowLengthens | Card::TheShadowIsMoving => {
                let by = MarchBy::Card(frame.card);
                call(Frame::March { by, left: State::march_armies(by) }).then(at(frame, OVER))
            }
            Card::CorsairsOfUmbar => self.corsairs(frame),
            _ => self.shadow_musters(frame, log),
        }
    }

    /// Return to Valinor: Stronghold by Stronghold, `a` says which one.
    fn return_to_valinor(&mut self, frame: CardFrame) -> Next {
        let next = with(frame, 0, frame.a + 1, 0);
        let Some(region) = ELVEN.get(usize::from(frame.a)).copied() else {
            return self.shadow_card_over(frame);
        };
        match frame.step {
            0 => {
                self.action.tally = 0;
                let elves = self.field(region).of_nation(Nation::Elves).min(5);
                // A Stronghold under siege is left out, whoever besieges it.
                if self.besieged(region).is_some() || elves == 0 {
                    return goto(next);
                }
                goto(with(frame, 1, frame.a, elves))
            }
            1 => roll_dice(frame, 2),
            _ if self.action.tally == 0 => goto(next),
            _ => {
                let (place, side) = (Place::Field(region), Side::FreePeoples);
                call(Frame::Hits { place, side, left: self.action.tally, by: HitsBy::Card }).then(next)
            }
        }
    }

    /// Denethor's Folly: a Leader in Minas Tirith is lost.
    fn denethors_folly(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        let leaders = self.troops(Place::Inside(Region::MinasTirith)).leaders;
        let mut nations = leaders.iter().filter(|(_, n)| **n > 0).map(|(nation, _)| nation.nation());
        match (nations.next(), nations.next()) {
            (None, _) => {}
            (Some(only), None) => self.lose_leader(Place::Inside(Region::MinasTirith), only, log),
            // Rule 7.6: the player of the card chooses.
            _ => return ask(frame.seat, question(frame, 0)).then(at(frame, OVER)),
        }
        self.shadow_card_over(frame)
    }

    /// A Leader is out of the game.
    fn lose_leader(&mut self, place: Place, nation: Nation, log: &mut Log) {
        let figure = Figure::Leader(nation);
        self.take_one(place, figure);
        if let Some(count) = self.casualties.count_mut(figure) {
            *count += 1;
        }
        log.public(Event::Eliminated { place, figure });
    }

    /// The Nations that Stormcrow can strike.
    fn stormcrow_nations(&self) -> impl Iterator<Item = Nation> {
        let struck = |nation: &Nation| {
            let here = |region: Option<Region>| region.and_then(Region::nation) == Some(*nation);
            let companions = self.on_map(Side::FreePeoples);
            !self.at_war(*nation)
                && (here(self.ring_bearers()) || companions.iter().any(|one| here(self.region_of(one))))
        };
        Side::FreePeoples.nations().iter().copied().filter(struck)
    }

    /// The places with figures of a Nation.
    fn places_of_nation(&self, nation: Nation) -> impl Iterator<Item = Place> {
        let fields = Region::ALL.into_iter().map(Place::Field);
        let inside = STRONGHOLD_REGIONS.into_iter().map(Place::Inside);
        fields.chain(inside).filter(move |place| self.gives_up(*place, nation).next().is_some())
    }

    /// The figures of a Nation in a place.
    fn gives_up(&self, place: Place, nation: Nation) -> impl Iterator<Item = Figure> {
        let troops = self.troops(place);
        [Figure::Regular(nation), Figure::Elite(nation), Figure::Leader(nation)]
            .into_iter()
            .filter(|figure| troops.count(*figure) > 0)
    }

    /// Stormcrow: a Nation goes back one step and loses a figure.
    fn stormcrow(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        if frame.step == 0 {
            let mut nations = self.stormcrow_nations();
            let only = match (nations.next(), nations.next()) {
                (None, _) => {
                    drop(nations);
                    return self.shadow_card_over(frame);
                }
                (Some(only), None) => only,
                _ => return ask(frame.seat, question(frame, 0)).last(),
            };
            drop(nations);
            return self.crow_over(frame, only, log);
        }
        let Some(nation) = Nation::ALL.get(usize::from(frame.a)).copied() else { return MISFIT };
        // The player of the Nation gives up his figure (rule 14.6).
        let owner = self.player_of(nation);
        if frame.step == 1 {
            let mut places = self.places_of_nation(nation);
            let (first, more) = (places.next(), places.next().is_some());
            drop(places);
            return match first {
                None => self.shadow_card_over(frame),
                Some(_) if more => ask(owner, question(frame, 1)).last(),
                Some(only) => goto(with(frame, 2, frame.a, place_value(only))),
            };
        }
        let Some(place) = place_of(frame.b) else { return MISFIT };
        let mut figures = self.gives_up(place, nation);
        match (figures.next(), figures.next()) {
            (None, _) => MISFIT,
            (Some(only), None) => {
                drop(figures);
                self.give_up(frame, place, only, log)
            }
            _ => ask(owner, question(frame, 2)).last(),
        }
    }

    /// The Nation's counter goes back, not beyond the top box.
    fn crow_over(&mut self, frame: CardFrame, nation: Nation, log: &mut Log) -> Next {
        let steps = (self.steps[nation] + 1).min(TOP);
        if steps != self.steps[nation] {
            self.steps[nation] = steps;
            log.public(Event::Advanced { nation, steps });
        }
        goto(with(frame, 1, nation as u8, 0))
    }

    fn give_up(&mut self, frame: CardFrame, place: Place, figure: Figure, log: &mut Log) -> Next {
        match figure.as_unit() {
            Some((nation, kind)) => self.eliminate_unit(place, nation, kind, log),
            None => {
                if let Some(nation) = figure.nation() {
                    self.lose_leader(place, nation, log);
                }
            }
        }
        // No hits: but the last unit may be gone (rules 8.1, 9.14).
        let side = Side::FreePeoples;
        call(Frame::Hits { place, side, left: 0, by: HitsBy::Card }).then(at(frame, OVER))
    }

    /// Whether the Army of Umbar may go to a region, or attack the Army there.
    fn check_corsair_goal(&self, seat: Seat, to: Region) -> Allowed {
        need(GONDOR_COAST.contains(&to), "7.4", "no-it-is-no-coastal-region-of-gondor")?;
        if !self.armies(Side::FreePeoples).contains(to) {
            // Where the Shadow besieges, the Army joins the besiegers.
            return self.check_march(seat, MarchBy::Card(Card::CorsairsOfUmbar), Region::Umbar, to);
        }
        let here = self.armies(Side::Shadow).contains(Region::Umbar);
        need(here, "8.4.1", "no-no-army-that-can-move-is-in-umbar")?;
        self.check_ban(to, Side::Shadow)?;
        let attack = State::corsair_attack(to);
        let army = self.army_at(Side::Shadow, attack.from(), true);
        self.can_group(Side::Shadow, &attack, &army)
    }

    fn corsair_goals(&self, seat: Seat) -> Regions {
        GONDOR_COAST.into_iter().filter(|to| self.check_corsair_goal(seat, *to).is_ok()).collect()
    }

    const fn corsair_attack(to: Region) -> GroupFor {
        let card = Some(Card::CorsairsOfUmbar);
        GroupFor::Attack { led: false, card, from: Place::Field(Region::Umbar), to }
    }

    /// Corsairs of Umbar: the Army sails, and may have to fight.
    fn corsairs(&mut self, frame: CardFrame) -> Next {
        if frame.step == 0 {
            let goals = self.corsair_goals(frame.seat);
            let mut regions = goals.iter();
            return match (regions.next(), regions.next()) {
                (None, _) => self.shadow_card_over(frame),
                (Some(only), None) => self.sail(frame, only),
                _ => ask(frame.seat, question(frame, 0)).last(),
            };
        }
        // The Army has joined the besiegers: a siege battle like any other.
        let Some(place) = place_of(frame.a) else { return MISFIT };
        let siege = GroupFor::Attack { led: false, card: None, from: place, to: place.region() };
        let army = self.army_at(Side::Shadow, place, true);
        if self.besieges(Side::Shadow, place.region()) && self.can_group(Side::Shadow, &siege, &army).is_ok()
        {
            return call(Frame::Choose(siege)).then(at(frame, OVER));
        }
        self.shadow_card_over(frame)
    }

    fn sail(&mut self, frame: CardFrame, to: Region) -> Next {
        if self.armies(Side::FreePeoples).contains(to) {
            return call(Frame::Choose(State::corsair_attack(to))).then(at(frame, OVER));
        }
        let by = MarchBy::Card(frame.card);
        let march = GroupFor::March { by, from: Place::Field(Region::Umbar), to };
        let then = if self.besieges(Side::Shadow, to) { 1 } else { OVER };
        call(Frame::Choose(march)).then(with(frame, then, place_value(Place::Field(to)), 0))
    }

    pub(super) fn sh_strategy_answered(
        &mut self,
        ask: CardAsk,
        _seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let frame = frame_of(ask);
        match (ask.card, ask.step, action) {
            (Card::DenethorsFolly, _, Action::Figure(Figure::Leader(nation))) => {
                self.lose_leader(Place::Inside(Region::MinasTirith), nation, log);
                done()
            }
            (Card::Stormcrow, 0, Action::Nation(nation)) => self.crow_over(frame, nation, log),
            (Card::Stormcrow, 1, Action::From(place)) => goto(with(frame, 2, ask.a, place_value(place))),
            (Card::Stormcrow, 2, Action::Figure(figure)) => match place_of(ask.b) {
                Some(place) => self.give_up(frame, place, figure, log),
                None => MISFIT,
            },
            (Card::CorsairsOfUmbar, _, Action::Region(to)) => self.sail(frame, to),
            _ => self.shadow_muster_answered(ask, action, log),
        }
    }

    pub(super) fn sh_strategy_options(&self, ask: CardAsk, _seat: Seat, out: &mut Vec<Action>) {
        let nation = Nation::ALL.get(usize::from(ask.a)).copied();
        match (ask.card, ask.step) {
            (Card::DenethorsFolly, _) => {
                let leaders = Side::FreePeoples.nations().iter().copied().map(Figure::Leader);
                out.extend(leaders.map(Action::Figure));
            }
            (Card::Stormcrow, 0) => {
                out.extend(Side::FreePeoples.nations().iter().copied().map(Action::Nation));
            }
            (Card::Stormcrow, 1) => {
                if let Some(nation) = nation {
                    out.extend(self.places_of_nation(nation).map(Action::From));
                }
            }
            (Card::Stormcrow, _) => {
                if let (Some(nation), Some(place)) = (nation, place_of(ask.b)) {
                    out.extend(self.gives_up(place, nation).map(Action::Figure));
                }
            }
            (Card::CorsairsOfUmbar, _) => out.extend(GONDOR_COAST.map(Action::Region)),
            _ => self.shadow_muster_options(ask, out),
        }
    }

    pub(super) fn sh_strategy_check(&self, ask: CardAsk, _seat: Seat, action: Action) -> Allowed {
        let nation = Nation::ALL.get(usize::from(ask.a)).copied();
        let misfit = Err(Refused::NotAnAnswer { rule: ask.rule() });
        match (ask.card, ask.step, action) {
            (Card::DenethorsFolly, _, Action::Figure(figure @ Figure::Leader(_))) => {
                let inside = self.troops(Place::Inside(Region::MinasTirith)).count(figure);
                need(inside > 0, "7.4", "no-no-such-leader-is-in-minas-tirith")
            }
            (Card::Stormcrow, 0, Action::Nation(nation)) => {
                need(nation.side() == Side::FreePeoples, "7.4", "no-it-is-no-nation-of-the-free-peoples")?;
                need(!self.at_war(nation), "12.5", "no-the-nation-is-at-war")?;
                let here = self.stormcrow_nations().any(|other| other == nation);
                need(here, "7.4", "no-neither-the-ring-bearers-nor-a-companion-are-in")
            }
            (Card::Stormcrow, 1, Action::From(place)) => match nation {
                Some(nation) => {
                    let any = self.gives_up(place, nation).next().is_some();
                    need(any, "7.4", "no-no-figure-of-the-nation-is-there")
                }
                None => misfit,
            },
            (Card::Stormcrow, 2, Action::Figure(figure)) => match (nation, place_of(ask.b)) {
                (Some(nation), Some(place)) => {
                    let there = self.gives_up(place, nation).any(|other| other == figure);
                    need(there, "7.4", "no-no-such-figure-of-the-nation-is-there")
                }
                _ => misfit,
            },
            (Card::CorsairsOfUmbar, _, Action::Region(to)) => self.check_corsair_goal(ask.seat, to),
            (Card::DenethorsFolly | Card::Stormcrow | Card::CorsairsOfUmbar, _, _) => misfit,
            _ => self.shadow_muster_check(ask, action),
        }
    }

    pub(super) fn sh_strategy_rolled(&mut self, card: Card, die: u8, log: &mut Log) -> Next {
        // Return to Valinor.
        self.shadow_card_die(card, die, 6, log)
    }
}
