//! The Free Peoples Character deck: what its cards do.

use super::fp_common::{
    ROLL, ask_player, at, at_place, draws, frame_of, hand_limit, place_in, recruits, roll_dice,
};
use super::fp_strikes::HAUNTED;
use super::hooks::{AgainstTile, Hooks, Moment, OnTable, Party, PartyFrom, TileBy};
use super::{CardAsk, CardFrame};
use crate::action::{Action, Choice, PartyBy};
use crate::event::Event;
use crate::fellowship::FellowshipFrame;
use crate::figures::{Figure, Place};
use crate::frame::{Frame, Next, Recruits};
use crate::hunt::{HuntAsk, HuntEvent, HuntFrame, TileFor};
use crate::ids::{Card, Character, Face, Icon, Kind, Nation, Side, Tile};
use crate::map::Region;
use crate::rules::hunts::tell;
use crate::rules::last_use::any_of;
use crate::rules::politics::{Advance, Waking};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{call, done, goto};
use kernel::{Refused, Seat};

/// What the rules ask its cards about.
pub(super) const HOOKS: &[(Card, Hooks)] = &[
    (
        Card::MithrilCoatAndSting,
        Hooks {
            table: OnTable {
                against_tile: Some(AgainstTile {
                    // Rule 19.24.
                    check: |state| need(!state.hunt.die_rolled, "19.24", "no-the-tiles-die-has-been-rolled"),
                    // The second tile is drawn while the first is still out of the pool.
                    used: |state| {
                        state.hunt.first = state.hunt.tile.take();
                        HuntFrame::Pull
                    },
                }),
                ..OnTable::NOTHING
            },
            ..Hooks::NONE
        },
    ),
    (
        Card::AxeAndBow,
        lowers_damage(|state| {
            let inside = state.in_fellowship();
            inside.contains(Character::Gimli) || inside.contains(Character::Legolas)
        }),
    ),
    (Card::HornOfGondor, lowers_damage(|state| state.in_fellowship().contains(Character::Boromir))),
    (
        Card::WizardsStaff,
        Hooks {
            table: OnTable {
                holds: staff_holds,
                asks: |state, _, moment| {
                    (moment == Moment::Draw && staff_holds(state))
                        .then(|| (state.leader_of(Side::FreePeoples), HuntAsk::Staff))
                },
                ..OnTable::NOTHING
            },
            ..Hooks::NONE
        },
    ),
    (Card::IWillGoAlone, sends(Party { from: PartyFrom::Fellowship, further: 1, ..Party::USUAL })),
    (
        Card::ChallengeOfTheKing,
        Hooks {
            tile: TileBy {
                begin: |state, card, _| {
                    state.hunt.begin_tile(TileFor::Card(card));
                    goto(Frame::Hunt(HuntFrame::Challenge))
                },
                ..TileBy::USUAL
            },
            ..Hooks::NONE
        },
    ),
    (
        Card::GwaihirTheWindlord,
        sends(Party { from: PartyFrom::Anywhere, level: Some(4), into_sieges: true, ..Party::USUAL }),
    ),
    (
        Card::WeProveTheSwifter,
        sends(Party { from: PartyFrom::Anywhere, further: 2, into_sieges: true, ..Party::USUAL }),
    ),
    (Card::ThereAndBackAgain, sends(Party { from: PartyFrom::Fellowship, further: 1, ..Party::USUAL })),
];

const fn sends(party: Party) -> Hooks {
    Hooks { party, ..Hooks::NONE }
}

/// A card on the table that lowers the damage of a tile by 1 for as long as somebody is in the Fellowship.
const fn lowers_damage(holds: fn(&State) -> bool) -> Hooks {
    let against_tile = Some(AgainstTile {
        check: |state| {
            need(!state.hunt.why.by().breaks, "10.6.1", "no-the-tile-does-no-damage")?;
            need(!state.die_waits(), "10.5", "no-the-tiles-die-comes-first")?;
            need(state.hunt.damage > 0, "10.6.1", "no-there-is-no-damage-to-lower")
        },
        used: |state| {
            state.hunt.damage = state.hunt.damage.saturating_sub(1);
            HuntFrame::Face
        },
    });
    Hooks { table: OnTable { holds, against_tile, ..OnTable::NOTHING }, ..Hooks::NONE }
}

fn staff_holds(state: &State) -> bool {
    state.in_fellowship().contains(Character::GandalfTheGrey)
}

/// How many tiles Challenge of the King draws.
const CHALLENGE: u8 = 3;

impl State {
    /// Whether the card's precondition holds (rule 7.3).
    pub(super) fn check_fp_character(&self, _seat: Seat, card: Card) -> Allowed {
        match card {
            Card::AxeAndBow => {
                need(self.table_card_holds(card), "7.3", "no-neither-gimli-nor-legolas-is-in-the-fellowship")
            }
            Card::HornOfGondor => {
                need(self.table_card_holds(card), "7.3", "no-boromir-is-not-in-the-fellowship")
            }
            Card::WizardsStaff => {
                need(self.table_card_holds(card), "7.3", "no-gandalf-the-grey-is-not-in-the-fellowship")
            }
            Card::IWillGoAlone => {
                need(!self.in_fellowship().is_empty(), "7.3", "no-no-companion-is-in-the-fellowship")
            }
            Card::ChallengeOfTheKing => need(
                self.strider_or_aragorn().is_some_and(|(_, place)| {
                    matches!(place.region().nation(), Some(Nation::Gondor | Nation::Rohan))
                        && self.is_free_army(place)
                }),
                "7.3",
                "no-neither-strider-nor-aragorn-is-with-an-army-in",
            ),
            Card::TheEaglesAreComing => need(
                self.eagle_prey().next().is_some(),
                "7.3",
                "no-no-army-with-a-companion-is-in-or-next-to-the",
            ),
            Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot => {
                need(self.in_play(Character::GandalfTheWhite), "7.3", "no-gandalf-the-white-is-not-in-play")?;
                need(!self.companions_in(Region::Fangorn).is_empty(), "7.3", "no-no-companion-is-in-fangorn")
            }
            Card::DeadMenOfDunharrow => need(
                self.strider_or_aragorn()
                    .is_some_and(|(_, place)| place.region().nation() == Some(Nation::Rohan)),
                "7.3",
                "no-neither-strider-nor-aragorn-is-in-rohan",
            ),
            Card::HouseOfTheStewards => need(
                self.region_of(Character::Boromir)
                    .is_some_and(|region| region.nation() == Some(Nation::Gondor)),
                "7.3",
                "no-boromir-is-not-in-a-region-of-gondor",
            ),
            Card::TheGreyCompany => need(
                self.strider_or_aragorn().is_some_and(|(_, place)| self.is_free_army(place)),
                "7.3",
                "no-neither-strider-nor-aragorn-is-with-an-army",
            ),
            // The others need nothing.
            _ => Ok(()),
        }
    }

    pub(super) fn fp_character_step(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        match frame.card {
            Card::ElvenCloaks => self.put_tile_into_play(Tile::ElvenCloaks, log),
            Card::ElvenRope => self.put_tile_into_play(Tile::ElvenRope, log),
            Card::PhialOfGaladriel => self.put_tile_into_play(Tile::PhialOfGaladriel, log),
            Card::SmeagolHelpsNiceMaster => self.put_tile_into_play(Tile::SmeagolHelpsNiceMaster, log),
            Card::Athelas => return self.athelas(frame, log),
            Card::ThereIsAnotherWay => return self.there_is_another_way(frame, log),
            Card::IWillGoAlone => match frame.step {
                0 => return call(Frame::Companions(PartyBy::Card(frame.card))).then(at(frame, 1)),
                _ => self.heal(1, log),
            },
            Card::BilbosSong => {
                let gollum = self.fellowship.guide.is_none();
                self.heal(if gollum { 2 } else { 1 }, log);
            }
            Card::MirrorOfGaladriel => self.mirror_of_galadriel(log),
            Card::ChallengeOfTheKing if frame.step == 0 => {
                return call(Frame::Hunt(HuntFrame::CardTile(frame.card))).then(at(frame, 1));
            }
            Card::GwaihirTheWindlord | Card::WeProveTheSwifter if frame.step == 0 => {
                return call(Frame::Companions(PartyBy::Card(frame.card))).then(at(frame, 1));
            }
            Card::ThereAndBackAgain => match frame.step {
                0 => return call(Frame::Companions(PartyBy::Card(frame.card))).then(at(frame, 1)),
                _ => self.there_and_back_again(log),
            },
            Card::TheEaglesAreComing => return self.eagles(frame, log),
            Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot => {
                return self.ents_awake(frame, log);
            }
            Card::DeadMenOfDunharrow => return self.dead_men(frame, log),
            Card::HouseOfTheStewards => match (frame.step, self.region_of(Character::Boromir)) {
                (0, Some(region)) => {
                    return recruits(frame, (Nation::Gondor, Recruits::Either, region, 1), 1);
                }
                (0 | 1, _) => return draws(frame, 2, 2),
                (2, _) => return hand_limit(frame, 3),
                _ => {}
            },
            Card::TheGreyCompany => match frame.step {
                0 => return self.grey_company(frame, log),
                1 => return draws(frame, 2, 2),
                2 => return hand_limit(frame, 3),
                _ => {}
            },
            // Played on the table, or finished.
            _ => {}
        }
        self.event_over(frame.seat, frame.card);
        done()
    }

    fn athelas(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        match frame.step {
            0 => {
                self.action.tally = 0;
                goto(at(frame, ROLL))
            }
            ROLL.. => roll_dice(frame, 3, 1),
            _ => {
                self.heal(self.action.tally, log);
                self.event_over(frame.seat, frame.card);
                done()
            }
        }
    }

    fn there_is_another_way(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        if frame.step == 0 {
            self.heal(1, log);
            let gollum = self.fellowship.guide.is_none();
            let can = !self.fellowship.hidden || self.check_move_fellowship().is_ok();
            if gollum && can {
                return ask_player(CardFrame { step: 1, ..frame });
            }
        }
        self.event_over(frame.seat, frame.card);
        done()
    }

    fn mirror_of_galadriel(&mut self, log: &mut Log) {
        let side = Side::FreePeoples;
        if self.dice_showing(side, Face::Character) > 0 {
            let unused = &mut self.dice[side].unused;
            unused.take(Face::Character);
            unused.add(Face::WillOfTheWest, 1);
            log.public(Event::DieChanged { side, from: Face::Character, to: Some(Face::WillOfTheWest) });
        }
        if self.ring_bearers() == Some(Region::Lorien) && self.unconquered(Region::Lorien) {
            self.heal(1, log);
        }
    }

    fn there_and_back_again(&mut self, log: &mut Log) {
        let home = [Character::Gimli, Character::Legolas].into_iter().any(|one| {
            matches!(self.region_of(one), Some(Region::Dale | Region::Erebor | Region::WoodlandRealm))
        });
        if home {
            self.activate(Nation::Dwarves, Waking::Other, log);
            self.activate(Nation::North, Waking::Other, log);
            for nation in [Nation::Dwarves, Nation::Elves, Nation::North] {
                if self.may_act_on(nation) {
                    self.advance(nation, Advance::Card, log);
                }
            }
        }
    }

    // ---- Cards on the table and the Hunt ----

    pub(crate) fn staff_answered(&mut self, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Accept => {
                self.use_table_card(Card::WizardsStaff, log);
                // Rule 19.8: nothing showed a Stop icon.
                if self.hunt.why == TileFor::Mordor {
                    self.mordor_step(log);
                }
                done()
            }
            Action::Decline => goto(Frame::Hunt(HuntFrame::Pull)),
            _ => MISFIT,
        }
    }

    /// Challenge of the King: three tiles, which are no Hunt draws (rule 19.17).
    pub(crate) fn challenge(&mut self, log: &mut Log) -> Next {
        if self.hunt.out.len() < usize::from(CHALLENGE) {
            return self.pull_tile(HuntFrame::Challenge, log);
        }
        let eyes: u8 =
            Tile::ALL.into_iter().filter(|tile| tile.is_eye()).map(|tile| self.hunt.out.count(tile)).sum();
        let lost = eyes == CHALLENGE;
        for tile in Tile::ALL {
            let n = self.hunt.out.take_all(tile);
            match tile.is_eye() && !lost {
                true => self.tiles.removed.add(tile, n),
                false => self.tiles.pool.add(tile, n),
            }
        }
        self.hunt.tile = None;
        if !lost {
            tell(log, HuntEvent::EyesRemoved(eyes));
            return done();
        }
        let king = [Character::Aragorn, Character::Strider];
        if let Some(king) = king.into_iter().find(|king| self.place_of(*king).is_some()) {
            self.eliminate_character(king, log);
        }
        done()
    }

    // ---- The Grey Company ----

    /// Whether a Regular of the Nation can become an Elite.
    fn check_upgrade(&self, seat: Seat, nation: Nation) -> Allowed {
        self.check_own_nation(seat, nation)?;
        let there =
            self.strider_or_aragorn().map_or(0, |(_, place)| self.troops(place).unit(nation, Kind::Regular));
        need(there > 0, "7.4", "no-no-regular-of-that-nation-is-in-the-army")?;
        let elites = self.reinforcements.unit(nation, Kind::Elite);
        need(elites > 0, "7.4", "no-no-elite-of-that-nation-is-in-the-reinforcements")?;
        self.check_last_use_nation(nation)
    }

    /// With Regulars to upgrade, one of them must be of a Nation that was not used last (rule 14.11); without, the cards
    /// are drawn all the same.
    pub(super) fn check_grey_company(&self) -> Allowed {
        let upgrades =
            Side::FreePeoples.nations().iter().map(|nation| self.check_upgrade(self.acting, *nation));
        match any_of(upgrades, Refused::Over) {
            Err(refused) if refused != Refused::Over => Err(refused),
            _ => Ok(()),
        }
    }

    fn grey_company(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        let fits = |nation: &Nation| self.check_upgrade(frame.seat, *nation).is_ok();
        let mut nations = Side::FreePeoples.nations().iter().copied().filter(fits);
        match (nations.next(), nations.next()) {
            (Some(_), Some(_)) => return ask_player(frame),
            (Some(only), None) => self.upgrade(only, log),
            // The cards are drawn all the same.
            (None, _) => {}
        }
        goto(at(frame, 1))
    }

    fn upgrade(&mut self, nation: Nation, log: &mut Log) {
        if let Some((_, place)) = self.strider_or_aragorn() {
            self.recruit(Figure::Elite(nation), place, log);
            self.note_nation(nation);
            self.eliminate_unit(place, nation, Kind::Regular, log);
        }
    }

    // ---- Questions ----

    pub(super) fn fp_character_answered(
        &mut self,
        ask: CardAsk,
        seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let frame = frame_of(ask);
        match (ask.card, ask.step, action) {
            (Card::ThereIsAnotherWay, 1, Action::Choose(Choice::Move)) => {
                call(Frame::Fellowship(FellowshipFrame::Move { die: false })).then(at(frame, 2))
            }
            (Card::ThereIsAnotherWay, 1, Action::Choose(Choice::Hide)) => {
                call(Frame::Fellowship(FellowshipFrame::Hide)).then(at(frame, 2))
            }
            (Card::ThereIsAnotherWay, 1, Action::Decline) => goto(at(frame, 2)),
            (Card::TheEaglesAreComing, 0, Action::From(place)) => goto(at_place(frame, 1, place)),
            (Card::TheEaglesAreComing, 2, Action::Region(to)) => {
                if let Some(place) = place_in(frame) {
                    self.nazgul_flee(place, to, log);
                }
                self.event_over(ask.seat, ask.card);
                done()
            }
            (
                Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot,
                3,
                Action::Decline,
            ) => goto(at(frame, 4)),
            (
                Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot,
                3,
                Action::Card(card),
            ) => {
                self.event_over(ask.seat, ask.card);
                goto(self.play_event(seat, card, log))
            }
            (Card::DeadMenOfDunharrow, 1, Action::Character(companion)) => {
                let [a, b] = self.dead_mens_party(ask).with(companion).bits().to_le_bytes();
                ask_player(CardFrame { a, b, ..frame })
            }
            (Card::DeadMenOfDunharrow, 1, Action::Region(region)) => {
                self.dead_men_arrive(self.dead_mens_party(ask), region, log);
                goto(at_place(frame, 2, Place::Field(region)))
            }
            (Card::DeadMenOfDunharrow, 4, Action::Region(to)) => {
                if let Some(place) = place_in(frame) {
                    self.retreat_from_the_dead(place, to, log);
                }
                goto(at(frame, 5))
            }
            (Card::DeadMenOfDunharrow, 5, Action::Number(n)) => {
                if let Some(place) = place_in(frame) {
                    self.dead_men_won(place, n, log);
                }
                goto(at(frame, 6))
            }
            (Card::TheGreyCompany, 0, Action::Nation(nation)) => {
                self.upgrade(nation, log);
                goto(at(frame, 1))
            }
            _ => MISFIT,
        }
    }

    pub(super) fn fp_character_options(&self, ask: CardAsk, seat: Seat, out: &mut Vec<Action>) {
        match (ask.card, ask.step) {
            (Card::ThereIsAnotherWay, _) => {
                out.extend([Choice::Move, Choice::Hide].map(Action::Choose));
                out.push(Action::Decline);
            }
            (Card::TheEaglesAreComing, 0) => out.extend(self.eagle_prey().map(Action::From)),
            (Card::TheEaglesAreComing, _) => out.extend(self.eyries_of_sauron().map(Action::Region)),
            (Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot, _) => {
                out.extend(self.hand(seat).iter().map(Action::Card));
                out.push(Action::Decline);
            }
            (Card::DeadMenOfDunharrow, 1) => {
                out.extend(Character::COMPANIONS.iter().map(Action::Character));
                out.extend(HAUNTED.map(Action::Region));
            }
            (Card::DeadMenOfDunharrow, 4) => {
                let from = place_in(frame_of(ask)).map(Place::region);
                out.extend(from.into_iter().flat_map(|from| self.ways_out(from)).map(Action::Region));
            }
            (Card::DeadMenOfDunharrow, _) => out.extend((0..=3).map(Action::Number)),
            (Card::TheGreyCompany, _) => {
                out.extend(Side::FreePeoples.nations().iter().copied().map(Action::Nation));
            }
            // The others ask nothing.
            _ => {}
        }
    }

    pub(super) fn fp_character_check(&self, ask: CardAsk, seat: Seat, action: Action) -> Allowed {
        let rule = ask.rule();
        match (ask.card, ask.step, action) {
            (Card::ThereIsAnotherWay, 1, Action::Choose(Choice::Move)) => self.check_move_fellowship(),
            (Card::ThereIsAnotherWay, 1, Action::Choose(Choice::Hide)) => {
                need(!self.fellowship.hidden, "11.6", "no-the-fellowship-is-hidden-already")
            }
            (Card::ThereIsAnotherWay, 1, Action::Decline) => Ok(()),
            (Card::TheEaglesAreComing, 0, Action::From(place)) => {
                let prey = self.eagle_prey().any(|other| other == place);
                need(prey, rule.0, "no-the-eagles-reach-no-shadow-army-with-nazgul-there")
            }
            (Card::TheEaglesAreComing, 2, Action::Region(to)) => {
                let goal = self.eyries_of_sauron().any(|other| other == to);
                need(goal, rule.0, "no-they-fly-to-an-unconquered-stronghold-of-sauron")
            }
            (
                Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot,
                3,
                Action::Decline,
            ) => Ok(()),
            (
                Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot,
                3,
                Action::Card(card),
            ) => {
                need(self.hand(seat).contains(card), rule.0, "no-that-card-is-not-in-your-hand")?;
                need(card.icon() == Icon::Character, rule.0, "no-only-a-character-type-card-is-free")?;
                self.check_card(seat, card)
            }
            (Card::DeadMenOfDunharrow, 1, Action::Character(companion)) => {
                let party = self.dead_mens_party(ask);
                need(!party.contains(companion), rule.0, "no-he-goes-already")?;
                let leader = self.strider_or_aragorn().map(|(_, place)| place.region());
                let here = leader.is_some_and(|region| self.companions_in(region).contains(companion));
                need(here, rule.0, "no-only-a-companion-in-the-same-region-can-go-along")
            }
            (Card::DeadMenOfDunharrow, 1, Action::Region(region)) => {
                need(HAUNTED.contains(&region), rule.0, "no-the-dead-go-to-erech-lamedon-or-pelargir")
            }
            (Card::DeadMenOfDunharrow, 4, Action::Region(to)) => {
                let from = place_in(frame_of(ask)).map(Place::region);
                let free = from.is_some_and(|from| self.ways_out(from).any(|other| other == to));
                need(free, "9.8.2", "no-the-army-retreats-to-an-adjacent-free-region")
            }
            (Card::DeadMenOfDunharrow, 5, Action::Number(n)) => {
                need(n <= 3, rule.0, "no-no-more-than-three-regulars-come")?;
                let left = self.reinforcements.unit(Nation::Gondor, Kind::Regular);
                need(n <= left, "7.9", "no-so-many-are-not-in-the-reinforcements")
            }
            (Card::TheGreyCompany, 0, Action::Nation(nation)) => self.check_upgrade(ask.seat, nation),
            _ => Err(kernel::Refused::NotAnAnswer { rule }),
        }
    }

    pub(super) fn fp_character_rolled(&mut self, card: Card, die: u8, log: &mut Log) -> Next {
        match card {
            Card::Athelas => {
                let strider = self.fellowship.guide == Some(Character::Strider);
                self.count_die(card, die, if strider { 3 } else { 5 }, log);
            }
            Card::TheEaglesAreComing => self.count_die(card, die, 5, log),
            Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot => {
                self.count_die(card, die, 4, log);
            }
            Card::DeadMenOfDunharrow => {
                log.public(Event::CardRoll { card, die });
                self.action.tally = die;
            }
            _ => return MISFIT,
        }
        done()
    }
}
