//! The Shadow Character deck: what its cards do.

use super::hooks::{Attack, CasualtyBy, Hooks, March, TileBy};
use super::sh_common::{OVER, at, frame_of, question, region_of, roll_dice, with};
use super::{CardAsk, CardFrame};
use crate::action::{Action, Ask, Choice, FlyBy, GroupFor, MarchBy};
use crate::event::Event;
use crate::fellowship::FellowshipFrame;
use crate::figures::{Characters, Place};
use crate::frame::{Frame, HitsBy, Next, Recruits};
use crate::hunt::{HuntAsk, HuntEvent, HuntFrame};
use crate::ids::{Card, Character, Face, Icon, Nation, Side, Tile};
use crate::map::Region;
use crate::rules::groups::Led;
use crate::rules::hunts::tell;
use crate::rules::{Allowed, Log, MISFIT, need, no};
use crate::state::{Regions, State};
use kernel::flow::{ask, ask_chance, call, done, goto};
use kernel::{Refused, Seat};

/// How many dice The Lidless Eye changes at most.
pub(crate) const LIDLESS: u8 = 3;

/// What the rules ask its cards about; those of the cards on the table are in `sh_table`.
pub(super) const HOOKS: &[(Card, Hooks)] = &[
    (
        Card::IsildursBane,
        draws(TileBy {
            check_lower: || no("19.22", "no-isildurs-bane-lets-nothing-lower-the-damage"),
            casualty: CasualtyBy::Nobody,
            ..TileBy::USUAL
        }),
    ),
    // Rule 19.25: this is the one casualty of the tile.
    (Card::FoulThingFromTheDeep, draws(TileBy { casualty: CasualtyBy::Chance, ..TileBy::USUAL })),
    (
        Card::TheBreakingOfTheFellowship,
        draws(TileBy {
            begin: |state, card, log| {
                // Rule 19.11: with Gollum as Guide no tile is drawn.
                if state.fellowship.guide.is_none() {
                    state.corrupt(1, log);
                    return done();
                }
                (TileBy::USUAL.begin)(state, card, log)
            },
            breaks: true,
            ..TileBy::USUAL
        }),
    ),
    (Card::GrondHammerOfTheUnderworld, Hooks { led: Led::WitchKing, attack: SIEGE_BY_CARD, ..Hooks::NONE }),
    (
        Card::TheRingwraithsAreAbroad,
        Hooks {
            led: Led::Nazgul,
            march: March { armies: 2, ..March::USUAL },
            attack: Attack { optional: true, ..Attack::USUAL },
            ..Hooks::NONE
        },
    ),
    (
        Card::TheBlackCaptainCommands,
        Hooks { led: Led::WitchKing, attack: Attack { optional: true, ..Attack::USUAL }, ..Hooks::NONE },
    ),
];

const fn draws(tile: TileBy) -> Hooks {
    Hooks { tile, ..Hooks::NONE }
}

/// Grond and The Fighting Uruk-hai.
pub(super) const SIEGE_BY_CARD: Attack = Attack {
    check: |_, from, to| need(from == Place::Field(to), "7.3", "no-the-card-is-for-a-siege-battle"),
    free_rounds: 3,
    surprises: true,
    ..Attack::USUAL
};

impl State {
    /// Whether the card's precondition holds (rule 7.3).
    pub(super) fn check_sh_character(&self, seat: Seat, card: Card) -> Allowed {
        match card {
            Card::OrcPatrol | Card::IsildursBane | Card::FoulThingFromTheDeep | Card::CandlesOfCorpses => {
                // Rule 2.7: whoever controls the Settlement now. On the Mordor Track there is no region.
                let settled = self.ring_bearers().is_some_and(|region| {
                    region.is_settlement()
                        && region.nation().is_some_and(|nation| nation.side() == Side::FreePeoples)
                });
                need(!settled, "7.3", "no-the-fellowship-is-in-a-region-with-a-free-peoples")
            }
            Card::NazgulSearch | Card::CruelWeather | Card::TheNazgulStrike => {
                let on_track = self.fellowship.mordor.is_none() && self.fellowship.progress > 0;
                need(on_track, "7.3", "no-the-fellowship-has-made-no-progress-on-the")
            }
            Card::MorgulWound | Card::LureOfTheRing | Card::TheBreakingOfTheFellowship => {
                need(!self.fellowship.hidden, "7.3", "no-the-fellowship-is-not-revealed")
            }
            Card::DreadfulSpells => {
                let any = !self.dreadful_targets().is_empty();
                need(any, "7.3", "no-no-shadow-army-with-a-nazgul-is-in-reach-of-a")
            }
            Card::GrondHammerOfTheUnderworld => {
                let there = self.place_of(Character::WitchKing).is_some_and(
                    |place| matches!(place, Place::Field(region) if self.besieges(Side::Shadow, region)),
                );
                need(there, "7.3", "no-the-witch-king-is-not-with-an-army-that-besieges")?;
                need(
                    self.can_attack(seat, false, Some(card)),
                    "7.13",
                    "no-the-witch-kings-army-cant-make-a-siege-battle",
                )
            }
            Card::ThePalantirOfOrthanc | Card::Wormtongue => {
                need(self.in_play(Character::Saruman), "7.3", "no-saruman-is-not-in-play")
            }
            Card::TheBlackCaptainCommands => {
                need(self.in_play(Character::WitchKing), "7.3", "no-the-witch-king-is-not-in-play")
            }
            // The others need nothing.
            _ => Ok(()),
        }
    }

    pub(super) fn sh_character_step(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        if frame.step == OVER {
            return self.shadow_card_over(frame);
        }
        let over = at(frame, OVER);
        match frame.card {
            Card::ShelobsLair => self.play_shadow_tile(frame, Tile::ShelobsLair, log),
            Card::TheRingIsMine => self.play_shadow_tile(frame, Tile::TheRingIsMine, log),
            Card::OnOnTheyWent => self.play_shadow_tile(frame, Tile::OnOnTheyWent, log),
            Card::GiveItToUss => self.play_shadow_tile(frame, Tile::GiveItToUss, log),
            Card::OrcPatrol | Card::IsildursBane | Card::FoulThingFromTheDeep => {
                call(Frame::Hunt(HuntFrame::CardTile(frame.card))).then(over)
            }
            Card::CandlesOfCorpses => self.candles_of_corpses(frame, log),
            Card::NazgulSearch => self.nazgul_search(frame),
            Card::CruelWeather => self.cruel_weather(frame, log),
            Card::TheNazgulStrike => self.nazgul_strike(frame),
            Card::MorgulWound => {
                self.corrupt(if self.fellowship.corruption <= 3 { 2 } else { 1 }, log);
                self.shadow_card_over(frame)
            }
            Card::LureOfTheRing => self.lure_of_the_ring(frame, log),
            Card::TheBreakingOfTheFellowship => {
                // Rule 19.11: with Gollum no tile is drawn.
                if self.fellowship.guide.is_none() {
                    self.corrupt(1, log);
                    return self.shadow_card_over(frame);
                }
                call(Frame::Hunt(HuntFrame::CardTile(frame.card))).then(over)
            }
            Card::TheLidlessEye => {
                if frame.b == LIDLESS || self.dice[Side::Shadow].n_unused() == 0 {
                    return goto(over);
                }
                ask(frame.seat, question(frame, 0)).last()
            }
            Card::DreadfulSpells => self.dreadful_spells(frame),
            Card::GrondHammerOfTheUnderworld => self.shadow_siege_by_card(frame),
            Card::Wormtongue => {
                self.event_over(frame.seat, frame.card);
                // An active Rohan makes the card void at once (rule 7.8).
                if self.active[Nation::Rohan] {
                    self.discard_from_table(frame.card, log);
                }
                kernel::flow::done()
            }
            Card::TheRingwraithsAreAbroad | Card::TheBlackCaptainCommands => {
                self.captains_of_the_shadow(frame)
            }
            // Worn with Sorrow and Toil, Flocks of Crebain, Balrog of Moria, The Palantír of Orthanc: they only lie on
            // the table.
            _ => self.shadow_card_over(frame),
        }
    }

    fn play_shadow_tile(&mut self, frame: CardFrame, tile: Tile, log: &mut Log) -> Next {
        self.put_tile_into_play(tile, log);
        self.shadow_card_over(frame)
    }

    /// Candles of Corpses: three dice.
    fn candles_of_corpses(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        match frame.step {
            0 => {
                self.action.tally = 0;
                goto(with(frame, 1, 0, 3))
            }
            1 => roll_dice(frame, 2),
            _ => {
                self.corrupt(self.action.tally, log);
                self.shadow_card_over(frame)
            }
        }
    }

    /// Nazgûl Search: Nazgûl fly, then one of them may find the Ring-bearers.
    fn nazgul_search(&mut self, frame: CardFrame) -> Next {
        match frame.step {
            0 => call(Frame::Fly(FlyBy::Card(frame.card))).then(at(frame, 1)),
            _ if self.fellowship.hidden && self.nazgul_find_ring_bearers() => {
                call(Frame::Fellowship(FellowshipFrame::Reveal)).then(at(frame, OVER))
            }
            _ => self.shadow_card_over(frame),
        }
    }

    fn nazgul_find_ring_bearers(&self) -> bool {
        self.ring_bearers().is_some_and(|region| self.shadow_nazgul_in(region) > 0)
    }

    /// Cruel Weather: the figure is moved, and nothing else changes.
    fn cruel_weather(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        let Some(region) = self.ring_bearers() else { return self.shadow_card_over(frame) };
        match region.adjacent() {
            [only] => {
                self.blow_to(*only, log);
                self.shadow_card_over(frame)
            }
            _ => ask(frame.seat, question(frame, 0)).then(at(frame, OVER)),
        }
    }

    fn blow_to(&mut self, region: Region, log: &mut Log) {
        self.fellowship.region = region;
        log.public(Event::RingBearersMoved(region));
    }

    /// The Nazgûl Strike!: Nazgûl fly, then one of them on the Ring-bearers may strike.
    fn nazgul_strike(&mut self, frame: CardFrame) -> Next {
        match frame.step {
            0 => call(Frame::Fly(FlyBy::Card(frame.card))).then(at(frame, 1)),
            _ if self.nazgul_find_ring_bearers() => ask(frame.seat, question(frame, 1)).last(),
            _ => self.shadow_card_over(frame),
        }
    }

    /// Lure of the Ring: Chance draws a Companion, the Free Peoples choose.
    fn lure_of_the_ring(&mut self, frame: CardFrame, log: &mut Log) -> Next {
        let inside = self.in_fellowship();
        match frame.step {
            0 if self.fellowship.guide.is_none() || inside.is_empty() => {
                self.corrupt(1, log);
                self.shadow_card_over(frame)
            }
            0 if inside.len() > 1 => ask_chance(question(frame, 0)).last(),
            0 => self.lured(frame, inside.iter().next(), log),
            // Rule 14.7.
            _ => ask(self.leader_of(Side::FreePeoples), question(frame, 1)).last(),
        }
    }

    fn lured(&mut self, frame: CardFrame, companion: Option<Character>, log: &mut Log) -> Next {
        let Some(companion) = companion else { return goto(at(frame, OVER)) };
        log.public(Event::CompanionDrawn(companion));
        goto(with(frame, 1, companion as u8, 0))
    }

    /// How many dice Dreadful Spells throws against the Free Peoples Army in a region: those of the Shadow Army in reach
    /// that has the most Nazgûl (rule 7.11: besieged Armies count).
    fn dreadful_dice(&self, region: Region) -> u8 {
        let nazgul = |from: &Region| match self.army_place(*from, Side::Shadow) {
            Some(place) => self.figures(place, Side::Shadow).nazgul_and_witch_king(),
            None => 0,
        };
        let here = [region];
        region.adjacent().iter().chain(&here).map(nazgul).max().unwrap_or(0).min(5)
    }

    fn dreadful_targets(&self) -> Regions {
        let target =
            |region: &Region| self.has_army(*region, Side::FreePeoples) && self.dreadful_dice(*region) > 0;
        Region::ALL.into_iter().filter(target).collect()
    }

    /// Dreadful Spells: an Army, dice, hits. It is no attack (rule 7.13).
    fn dreadful_spells(&mut self, frame: CardFrame) -> Next {
        match frame.step {
            0 => {
                let targets = self.dreadful_targets();
                let mut regions = targets.iter();
                match (regions.next(), regions.next()) {
                    (None, _) => self.shadow_card_over(frame),
                    (Some(only), None) => self.cast_at(frame, only),
                    _ => ask(frame.seat, question(frame, 0)).last(),
                }
            }
            1 => roll_dice(frame, 2),
            _ => {
                let over = at(frame, OVER);
                let army = region_of(frame.a).and_then(|region| self.army_place(region, Side::FreePeoples));
                match army {
                    Some(place) if self.action.tally > 0 => {
                        let (side, by) = (Side::FreePeoples, HitsBy::Card);
                        call(Frame::Hits { place, side, left: self.action.tally, by }).then(over)
                    }
                    _ => goto(over),
                }
            }
        }
    }

    fn cast_at(&mut self, frame: CardFrame, region: Region) -> Next {
        self.action.tally = 0;
        goto(with(frame, 1, region as u8, self.dreadful_dice(region)))
    }

    /// Grond and The Fighting Uruk-hai: a siege battle.
    pub(super) fn shadow_siege_by_card(&mut self, frame: CardFrame) -> Next {
        let (card, over) = (Some(frame.card), at(frame, OVER));
        if let Some((from, to)) = self.shadow_only_attack(frame.seat, frame.card) {
            let from = Place::Field(from);
            return call(Frame::Choose(GroupFor::Attack { led: false, card, from, to })).then(over);
        }
        if !self.can_attack(frame.seat, false, card) {
            return goto(over);
        }
        ask(frame.seat, Ask::Attack { led: false, card }).then(over)
    }

    /// The Ringwraiths Are Abroad and The Black Captain Commands: Nazgûl first, then Armies.
    fn captains_of_the_shadow(&mut self, frame: CardFrame) -> Next {
        let by = FlyBy::Card(frame.card);
        match frame.step {
            0 if self.can_join_witch_king(frame.card).is_some() => ask(frame.seat, question(frame, 0)).last(),
            0 => call(Frame::Fly(by)).then(at(frame, 1)),
            _ => {
                // Rule 19.12: who has flown may move on with an Army.
                self.action.flown.clear();
                self.action.characters_moved = crate::figures::Characters::EMPTY;
                if self.can_march(frame.seat, MarchBy::Card(frame.card))
                    || self.can_attack(frame.seat, false, Some(frame.card))
                {
                    return ask(frame.seat, question(frame, 1)).last();
                }
                self.shadow_card_over(frame)
            }
        }
    }

    /// The region where The Black Captain Commands can recruit.
    fn can_join_witch_king(&self, card: Card) -> Option<Region> {
        if card != Card::TheBlackCaptainCommands || self.reinforcements.nazgul == 0 {
            return None;
        }
        let region = self.region_of(Character::WitchKing)?;
        self.recruits_to(region, Side::Shadow).map(|_| region)
    }

    pub(super) fn sh_character_answered(
        &mut self,
        ask: CardAsk,
        _seat: Seat,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let frame = frame_of(ask);
        let over = at(frame, OVER);
        match (ask.card, ask.step, action) {
            (Card::CruelWeather, _, Action::Region(region)) => {
                self.blow_to(region, log);
                kernel::flow::done()
            }
            (Card::TheNazgulStrike, _, Action::Card(card)) => {
                self.discard_from_table(card, log);
                goto(over)
            }
            (Card::TheNazgulStrike, _, Action::Choose(Choice::Hunt)) => {
                call(Frame::Hunt(HuntFrame::Hunt)).then(over)
            }
            (Card::LureOfTheRing, 0, Action::DrawCompanion(companion)) => {
                self.lured(frame, Some(companion), log)
            }
            (Card::LureOfTheRing, 1, Action::Choose(choice)) => {
                let Some(companion) = Character::ALL.get(usize::from(ask.a)).copied() else { return MISFIT };
                match choice {
                    Choice::Eliminate => {
                        call(Frame::Fellowship(FellowshipFrame::Eliminate(companion))).then(over)
                    }
                    Choice::Corruption => {
                        self.corrupt(companion.level(), log);
                        goto(over)
                    }
                    _ => MISFIT,
                }
            }
            (Card::TheLidlessEye, _, Action::Die(from)) => {
                let (side, to) = (Side::Shadow, Some(Face::Eye));
                self.dice[side].unused.take(from);
                self.hunt_box[side] += 1;
                log.public(Event::DieChanged { side, from, to });
                goto(with(frame, 0, 0, ask.b + 1))
            }
            (Card::DreadfulSpells, _, Action::Region(region)) => self.cast_at(frame, region),
            (Card::TheBlackCaptainCommands, 0, Action::Choose(Choice::Recruit)) => {
                let Some(region) = self.can_join_witch_king(ask.card) else { return MISFIT };
                let (nation, what) = (Nation::Sauron, Recruits::Nazgul);
                call(Frame::CardRecruits { seat: ask.seat, nation, what, region, left: 2 }).then(at(frame, 1))
            }
            (Card::TheBlackCaptainCommands, 0, Action::Choose(Choice::Move)) => {
                call(Frame::Fly(FlyBy::Card(ask.card))).then(at(frame, 1))
            }
            (
                Card::TheRingwraithsAreAbroad | Card::TheBlackCaptainCommands,
                1,
                Action::Choose(Choice::Move),
            ) => {
                let by = MarchBy::Card(ask.card);
                call(Frame::March { by, left: State::march_armies(by) }).then(over)
            }
            (
                Card::TheRingwraithsAreAbroad | Card::TheBlackCaptainCommands,
                1,
                Action::Choose(Choice::Attack),
            ) => kernel::flow::ask(ask.seat, Ask::Attack { led: false, card: Some(ask.card) }).then(over),
            (_, _, Action::Decline | Action::Done) => goto(over),
            _ => MISFIT,
        }
    }

    pub(super) fn sh_character_options(&self, ask: CardAsk, _seat: Seat, out: &mut Vec<Action>) {
        let choose = |choices: &[Choice], out: &mut Vec<Action>| {
            out.extend(choices.iter().copied().map(Action::Choose));
        };
        match (ask.card, ask.step) {
            (Card::CruelWeather, _) => {
                out.extend(self.fellowship.region.adjacent().iter().copied().map(Action::Region));
            }
            (Card::TheNazgulStrike, _) => {
                out.extend(self.table.iter().map(Action::Card));
                out.extend([Action::Choose(Choice::Hunt), Action::Decline]);
            }
            (Card::LureOfTheRing, 0) => out.extend(self.in_fellowship().iter().map(Action::DrawCompanion)),
            (Card::LureOfTheRing, _) => choose(&[Choice::Corruption, Choice::Eliminate], out),
            (Card::TheLidlessEye, _) => {
                out.extend(Face::ALL.map(Action::Die));
                out.push(Action::Done);
            }
            (Card::DreadfulSpells, _) => {
                let armies =
                    Region::ALL.into_iter().filter(|region| self.has_army(*region, Side::FreePeoples));
                out.extend(armies.map(Action::Region));
            }
            (Card::TheBlackCaptainCommands, 0) => choose(&[Choice::Recruit, Choice::Move], out),
            (Card::TheRingwraithsAreAbroad | Card::TheBlackCaptainCommands, _) => {
                choose(&[Choice::Move, Choice::Attack], out);
                out.push(Action::Decline);
            }
            // The others ask nothing.
            _ => {}
        }
    }

    pub(super) fn sh_character_check(&self, ask: CardAsk, _seat: Seat, action: Action) -> Allowed {
        match (ask.card, ask.step, action) {
            (Card::CruelWeather, _, Action::Region(region)) => {
                need(self.fellowship.region.borders(region), "7.4", "no-the-region-is-not-adjacent")
            }
            (Card::TheNazgulStrike, _, Action::Card(card)) => {
                need(self.on_table(card), "7.4", "no-that-card-is-not-on-the-table")?;
                let fits = card.deck().side() == Side::FreePeoples && card.icon() == Icon::Character;
                need(fits, "7.4", "no-it-is-no-character-type-card-of-the-free-peoples")
            }
            (Card::TheNazgulStrike, _, Action::Choose(Choice::Hunt) | Action::Decline) => Ok(()),
            (Card::LureOfTheRing, 0, Action::DrawCompanion(companion)) => {
                need(self.in_fellowship().contains(companion), "17.6", "no-he-is-not-in-the-fellowship")
            }
            (Card::LureOfTheRing, 1, Action::Choose(Choice::Corruption | Choice::Eliminate)) => Ok(()),
            (Card::TheLidlessEye, _, Action::Die(face)) => need(
                self.dice_showing(Side::Shadow, face) > 0,
                "6.15",
                "no-none-of-your-unused-dice-shows-that",
            ),
            (Card::TheLidlessEye, _, Action::Done) => Ok(()),
            (Card::DreadfulSpells, _, Action::Region(region)) => {
                need(self.has_army(region, Side::FreePeoples), "7.4", "no-no-free-peoples-army-is-there")?;
                need(
                    self.dreadful_dice(region) > 0,
                    "7.4",
                    "no-no-shadow-army-with-a-nazgul-is-in-reach-of-it",
                )
            }
            (Card::TheBlackCaptainCommands, 0, Action::Choose(Choice::Recruit | Choice::Move)) => Ok(()),
            (Card::TheRingwraithsAreAbroad | Card::TheBlackCaptainCommands, 1, action) => match action {
                Action::Choose(Choice::Move) => need(
                    self.can_march(ask.seat, MarchBy::Card(ask.card)),
                    "8.4",
                    "no-no-army-that-the-card-can-move-has-where-to-go",
                ),
                Action::Choose(Choice::Attack) => need(
                    self.can_attack(ask.seat, false, Some(ask.card)),
                    "9.1",
                    "no-no-army-that-the-card-leads-can-attack",
                ),
                Action::Decline => Ok(()),
                _ => Err(Refused::NotAnAnswer { rule: ask.rule() }),
            },
            _ => Err(Refused::NotAnAnswer { rule: ask.rule() }),
        }
    }

    pub(super) fn sh_character_rolled(&mut self, card: Card, die: u8, log: &mut Log) -> Next {
        let least = match card {
            // Gollum knows the way through the marshes.
            Card::CandlesOfCorpses if self.fellowship.guide.is_none() => 6,
            Card::CandlesOfCorpses => 4,
            Card::DreadfulSpells => 5,
            _ => return MISFIT,
        };
        self.shadow_card_die(card, die, least, log)
    }

    // ---- The Breaking of the Fellowship ----

    /// The Breaking of the Fellowship: the Free Peoples choose who leaves; they stay with the Ring-bearers.
    pub(crate) fn break_fellowship(&mut self, left: u8, log: &mut Log) -> Next {
        let inside = self.in_fellowship();
        if left > 0 && usize::from(left) < inside.len() {
            return ask(self.leader_of(Side::FreePeoples), Ask::Hunt(HuntAsk::Breaking(left))).last();
        }
        if left > 0 {
            for companion in inside.iter() {
                self.leave_behind(companion, log);
            }
        }
        goto(Frame::Hunt(HuntFrame::End))
    }

    fn leave_behind(&mut self, companion: Character, log: &mut Log) {
        // Rule 11.9.1.
        if self.fellowship.mordor.is_some() {
            self.eliminate_character(companion, log);
            return;
        }
        let region = self.fellowship.region;
        let place = match self.besieged(region) {
            Some(Side::FreePeoples) => Place::Inside(region),
            Some(Side::Shadow) | None => Place::Field(region),
        };
        self.spots[companion] = crate::figures::Spot::At(place);
        tell(log, HuntEvent::LeftBehind(companion));
        // Rule 12.3.
        self.companions_wake(region, Characters::only(companion), log);
    }

    pub(crate) fn breaks_away(&mut self, left: u8, companion: Character, log: &mut Log) -> Next {
        self.leave_behind(companion, log);
        match left {
            0 | 1 => goto(Frame::Hunt(HuntFrame::End)),
            _ => goto(Frame::Hunt(HuntFrame::Breaking(left - 1))),
        }
    }
}
