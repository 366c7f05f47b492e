//! What must hold in every position (rule 15.5).

use crate::action::Ask;
use crate::army::{ArmyAsk, ArmyFrame};
use crate::battle::{Battle, BattleAsk};
use crate::figures::{Army, Party, Spot};
use crate::frame::Frame;
use crate::ids::{
    Area, Cards, Character, Engine, Leader, Pool, Scenario, Section, Side, Tile, TokenFace, Unit,
};
use crate::muster::MusterFrame;
use crate::ops::CardAsk;
use crate::round::RoundAsk;
use crate::rules::{HAND_LIMIT, LAST_SPACE};
use crate::state::{Notes, State};
use kernel::Broken;

/// Figures and tokens of which there are so many (rules 4.7, 8.6.2, 9.6, 9.10.1, 9.11).
const ENTS: u8 = 8;
const NAZGUL: u8 = 8;
const SHIPS: u8 = 6;
const DARKNESS: u8 = 6;
const ACTION_TOKENS: u8 = 2;

/// The most engines of a kind, and of a kind in an area (rules 9.10.1, 9.10.2).
const fn most(engine: Engine) -> (u8, u8) {
    match engine {
        Engine::SiegeTower => (6, 1),
        Engine::Catapult => (6, 2),
    }
}

type Found = Result<(), String>;

fn need(holds: bool, what: impl FnOnce() -> String) -> Found {
    if holds { Ok(()) } else { Err(what()) }
}

impl State {
    pub(crate) fn check_pieces(&self) -> Result<(), Broken> {
        let broken =
            |note: String| Broken { note, stack: format!("{:?}", self.flow.frames().collect::<Vec<_>>()) };
        self.check_all().map_err(broken)
    }

    fn check_all(&self) -> Found {
        self.check_figures()?;
        self.check_armies()?;
        self.check_control()?;
        self.check_tokens()?;
        self.check_characters()?;
        self.check_ents()?;
        self.check_of_gondor()?;
        self.check_tiles()?;
        self.check_cards()?;
        self.check_hands()?;
        self.check_dice()?;
        match self.flow.asked().map(|asked| asked.ask) {
            Some(Ask::Round(RoundAsk::Act)) => self.check_settled(),
            _ => Ok(()),
        }
    }

    /// Figures that are off the board because they are on their way.
    fn moving(&self) -> Party {
        self.lifted().copied().unwrap_or_default()
    }

    /// Units and Leaders are not more than there are (rule 2.2), and all of this scenario.
    fn check_figures(&self) -> Found {
        let moving = self.moving();
        for unit in Unit::ALL {
            let board = self.armies.all().values().iter().map(|army| u16::from(army.units.count(unit)));
            let found = board.sum::<u16>() + u16::from(moving.units.count(unit));
            let most = self.book.units[unit].figures;
            need(found <= u16::from(most), || format!("{found} units {unit:?}"))?;
        }
        for leader in Leader::ALL {
            let board = self.armies.all().values().iter().map(|army| u16::from(army.leaders.count(leader)));
            let found = board.sum::<u16>() + u16::from(moving.leaders.count(leader));
            let most = self.book.leaders.count(leader);
            need(found <= u16::from(most), || format!("{found} Leaders {leader:?}"))?;
        }
        Ok(())
    }

    /// Armies: one side in an area, five units, no more Damage than units, nobody without units (rules 1.4, 7.5.5, 10.8.3).
    fn check_armies(&self) -> Found {
        let ask = self.flow.asked().map(|asked| asked.ask);
        let both = self.armies_of(Side::FreePeoples) & self.armies_of(Side::Shadow);
        need(both.is_empty(), || format!("Armies of both sides are in {both:?}"))?;
        let board = self.board();
        for (area, army) in self.armies.all().iter() {
            if *army == Army::default() {
                continue;
            }
            let there = (board.areas | board.recruitment).contains(area);
            need(there, || format!("somebody is in {area:?}, which is not on this board"))?;
            let units = army.n_units();
            let tokens = army.leadership == 0 && army.damage == 0;
            let alone = units > 0 || (tokens && (army.n_leaders() == 0 || area.is_recruitment()));
            need(alone, || format!("Leaders or tokens without an Army in {area:?}"))?;
            let free_peoples = army.side() != Some(Side::Shadow) || army.n_leaders() == 0;
            need(free_peoples, || format!("Leaders with an Army of the Shadow in {area:?}"))?;
            let shadow = army.side() != Some(Side::FreePeoples) || army.leadership == 0;
            need(shadow, || format!("Leadership tokens with an Army of the Free Peoples in {area:?}"))?;
            if let Some(pool) = board.nation[area] {
                let own = army.side().is_none_or(|side| side == pool.side());
                need(own, || format!("an enemy Army is in {area:?}"))?;
            }
            let fits = self.excess(area) == 0 || self.is_being_settled(area, ask);
            need(fits, || format!("too many units in {area:?}"))?;
            let damage = army.damage <= units || self.damage_is_open(area, ask);
            need(damage, || format!("too much Damage in {area:?}"))?;
        }
        Ok(())
    }

    /// Whether the limit of an area is going to be kept: the question is about it, or comes between units that are placed together
    /// (rule 7.1.8, last sentence).
    fn is_being_settled(&self, at: Area, ask: Option<Ask>) -> bool {
        let asked = match ask {
            Some(Ask::Army(ArmyAsk::Limit { area }) | Ask::Card(CardAsk::WhichUnit { area, .. })) => {
                area == at
            }
            _ => false,
        };
        asked
            || self.flow.frames().any(|frame| match frame {
                Frame::Army(ArmyFrame::Limit { area }) => *area == at,
                Frame::Muster(MusterFrame::Placed { area } | MusterFrame::Muster { area, .. }) => *area == at,
                _ => false,
            })
    }

    /// Whether more Damage than units may lie with an Army: in a battle round before its casualties, and while casualties of it
    /// are asked for (rules 10.8.3, 10.8.6).
    fn damage_is_open(&self, at: Area, ask: Option<Ask>) -> bool {
        let fights = |battle: &Battle| battle.at == at || battle.armies.contains(at);
        match ask {
            Some(Ask::Battle(BattleAsk::Casualty { .. })) => true,
            // Units that are removed for the limit take no Damage with them.
            Some(Ask::Army(ArmyAsk::Limit { area })) if area == at => true,
            Some(Ask::Battle(
                BattleAsk::Army
                | BattleAsk::Tactic
                | BattleAsk::GoOn
                | BattleAsk::Leave
                | BattleAsk::RetreatTo { .. }
                | BattleAsk::AdvanceFrom,
            )) => false,
            _ => self.battle.as_ref().is_some_and(fights),
        }
    }

    /// Control markers lie on Settlements and Strongholds; protection is not lost twice (rules 3.6, 3.8, 10.12).
    fn check_control(&self) -> Found {
        let board = self.board();
        let printed = board.printed[Side::FreePeoples] | board.printed[Side::Shadow];
        let stray = self.markers - printed;
        need(stray.is_empty(), || format!("control markers in {stray:?}"))?;
        let stray = self.barred - (board.dunlending | board.mordor_orcs);
        need(stray.is_empty(), || format!("barred areas {stray:?}"))?;
        for (area, lost) in self.lost.iter() {
            need(*lost <= board.protection[area], || format!("{lost} protection lost in {area:?}"))?;
        }
        for section in Section::ALL {
            let lost = self.sections_lost[section];
            need(lost <= board.sections[section], || format!("{lost} protection lost of {section:?}"))?;
        }
        Ok(())
    }

    /// Recruitment tokens: on the board, in the pool, flipped and removed they are all there are (rule 11.2.1).
    fn check_tokens(&self) -> Found {
        let places = self.board().areas | self.board().recruitment;
        for pool in Pool::ALL {
            for (area, n) in self.tokens[pool].iter() {
                need(*n == 0 || places.contains(area), || format!("tokens of {pool:?} in {area:?}"))?;
            }
            let on_board: u16 = self.tokens[pool].values().iter().map(|n| u16::from(*n)).sum();
            let here = pool.scenario() == self.scenario || on_board == 0;
            need(here, || format!("tokens of {pool:?} are not of this scenario"))?;
            let unseen = on_board + u16::from(self.removed[pool]);
            let left = u16::from(self.faces_left(pool));
            need(unseen <= left, || format!("{unseen} tokens of {pool:?}, {left} faces"))?;
        }
        for face in TokenFace::ALL {
            let (left, all) = (self.faces.count(face), self.book.tokens.count(face));
            need(left <= all, || format!("{left} tokens with {face:?}"))?;
        }
        Ok(())
    }

    /// Where Characters can be (rules 1.16, 6.9, 8.2, 8.6.4, 9.2.1).
    fn check_characters(&self) -> Found {
        let board = self.board();
        for (character, spot) in self.spots.iter() {
            let def = &self.book.characters[character];
            let fits = match *spot {
                Spot::Aside => true,
                Spot::Track(space) => def.here && space <= LAST_SPACE,
                Spot::At(area) => {
                    def.here
                        && (board.areas | board.recruitment).contains(area)
                        && character != Character::Treebeard
                        && (character != Character::Saruman || area == Area::Orthanc)
                }
                Spot::ShadowBox => self.scenario == Scenario::Gondor && self.commander == Some(character),
                Spot::Entwood => self.scenario == Scenario::Rohan && character == Character::Treebeard,
                Spot::Eliminated => def.here && character != Character::Treebeard,
            };
            need(fits, || format!("{character:?} is {spot:?}"))?;
        }
        if let Some(commander) = self.commander {
            let in_play = self.in_play(commander);
            need(in_play, || format!("{commander:?} is Commander, but not in play"))?;
            // Rule 9.2.1: his figure is on the board only in a round in which a location has been chosen, or a card says so.
            let figure = self.scenario == Scenario::Gondor && self.spots[commander].area().is_some();
            need(!figure || self.location.is_some(), || "the Commander's figure is on the board".to_owned())?;
        }
        let over = self.ended.is_some() || self.fate < LAST_SPACE;
        need(over, || format!("the Fate Marker is on {}", self.fate))
    }

    /// Ents: in one area, but for a chain during an activation (rules 8.6.1, 8.6.2).
    fn check_ents(&self) -> Found {
        let ents = self.ents + self.notes.chain.len() as u8;
        let most = if self.scenario == Scenario::Rohan { ENTS } else { 0 };
        need(ents <= most, || format!("{ents} Ents"))?;
        let home = self.ents > 0 || self.notes.entwood.is_some() || self.entwood == Area::Derndingle;
        need(home, || format!("an Entwood without Ents in {:?}", self.entwood))?;
        let chain = self.notes.chain.is_empty() || self.notes.entwood.is_some();
        need(chain, || "a chain of Ents without an activation".to_owned())
    }

    /// Nazgûl, engines, ships and Darkness (rules 9.6, 9.7, 9.10.2, 9.11).
    fn check_of_gondor(&self) -> Found {
        let gondor = |n: u8| if self.scenario == Scenario::Gondor { n } else { 0 };
        let board = self.board();
        let nazgul: u8 = self.nazgul.values().iter().sum();
        need(nazgul <= gondor(NAZGUL), || format!("{nazgul} Nazgûl"))?;
        let stray = self.nazgul.iter().find(|(area, n)| **n > 0 && !board.areas.contains(*area));
        need(stray.is_none(), || format!("Nazgûl in {stray:?}"))?;
        need(self.ships <= gondor(SHIPS), || format!("{} Ships", self.ships))?;
        need(self.darkness <= gondor(DARKNESS), || format!("{} Darkness tokens", self.darkness))?;
        let towers = self.towers - board.towers;
        need(towers.is_empty(), || format!("Siege Towers in {towers:?}"))?;
        let n_towers = self.towers.len() as u8;
        need(n_towers <= most(Engine::SiegeTower).0, || format!("{n_towers} Siege Towers"))?;
        let (all, each) = most(Engine::Catapult);
        for (area, n) in self.catapults.iter() {
            let fits = *n == 0 || (*n <= each && board.catapults.contains(area));
            need(fits, || format!("{n} Catapults in {area:?}"))?;
        }
        need(self.n_catapults() <= all, || format!("{} Catapults", self.n_catapults()))?;
        let moved = self.scenario == Scenario::Gondor || !self.woses;
        need(moved, || "Woses in Rohan".to_owned())
    }

    /// All sixteen Fate tiles are somewhere; a special one that is in no heap lies outside (rules 4.5, 6.8).
    fn check_tiles(&self) -> Found {
        for tile in Tile::ALL {
            let heaps = [&self.pool, &self.aside, &self.discarded];
            let found: u8 = heaps.into_iter().map(|heap| heap.count(tile)).sum();
            let fits = if tile.is_special() { found <= 1 } else { found == self.book.tiles.count(tile) };
            need(fits, || format!("{found} tiles {tile:?}"))?;
        }
        Ok(())
    }

    /// Every card is in one place (rules 2.1, 7.7.3, 7.7.8).
    fn check_cards(&self) -> Found {
        let resolving = self.notes.resolving.map_or(Cards::EMPTY, Cards::only);
        let [free_peoples, shadow] = *self.hands.values();
        let mut all = Cards::EMPTY;
        let heaps = [self.deck, free_peoples, shadow, self.discard, self.gone];
        for heap in heaps.into_iter().chain([self.table | resolving, self.cards_laid_open()]) {
            need(!all.meets(heap), || format!("in two places: {:?}", all & heap))?;
            all |= heap;
        }
        need(all == self.book.deck, || {
            format!("missing: {:?}; not of this scenario: {:?}", self.book.deck - all, all - self.book.deck)
        })?;
        for side in Side::ALL {
            let down = self.face_down[side] - (self.discard | self.gone);
            need(down.is_empty(), || format!("face down, but not discarded: {down:?}"))?;
            let seen = &self.seen[side];
            let known = seen.cards - (self.hands[side.enemy()] | seen.down);
            need(known.is_empty(), || format!("seen by {side:?}, but not in the hand: {known:?}"))?;
            let down = seen.down - self.face_down[side.enemy()];
            need(down.is_empty(), || format!("not face down: {down:?}"))?;
        }
        let both = self.face_down[Side::FreePeoples] & self.face_down[Side::Shadow];
        need(both.is_empty(), || format!("discarded by both sides: {both:?}"))?;
        let played = self.table.iter().find(|card| !self.book.cards[*card].on_table);
        need(played.is_none(), || format!("{played:?} is on the table"))
    }

    /// The cards that are shown in the present round of a battle and not discarded yet: they are in no other place.
    fn cards_laid_open(&self) -> Cards {
        let Some(battle) = &self.battle else { return Cards::EMPTY };
        let shown = Side::ALL.into_iter().filter_map(|side| battle.open_card(side)).collect::<Cards>();
        shown - self.discard
    }

    /// Rule 7.7.6: too full a hand is only seen while cards are drawn, taken and discarded.
    fn check_hands(&self) -> Found {
        let Some(asked) = self.flow.asked() else { return Ok(()) };
        if matches!(asked.ask, Ask::Draw { .. } | Ask::Random { .. } | Ask::Round(RoundAsk::HandLimit(_))) {
            return Ok(());
        }
        for side in Side::ALL {
            let hand = self.hands[side].len();
            need(hand <= HAND_LIMIT, || format!("{hand} cards in the hand of {side:?}"))?;
        }
        Ok(())
    }

    /// Action dice and Action tokens (rules 4.7, 5.7, 7.8).
    fn check_dice(&self) -> Found {
        for side in Side::ALL {
            let (dice, (_, most)) = (self.dice[side].len(), self.book.pools[side]);
            need(dice <= most, || format!("{dice} dice of {side:?}"))?;
        }
        let (free, used) = self.action_tokens;
        need(free + used <= ACTION_TOKENS, || format!("{} Action tokens", free + used))
    }

    /// What must hold whenever somebody is about to act.
    fn check_settled(&self) -> Found {
        need(self.battle.is_none(), || "a battle is under way".to_owned())?;
        need(self.notes == Notes::default(), || format!("something is remembered: {:?}", self.notes))?;
        need(self.aside.is_empty(), || "tiles are set aside".to_owned())?;
        for side in Side::ALL {
            let untaken = self.about_to_take(side);
            need(untaken.is_empty(), || format!("{side:?} has not taken {untaken:?}"))?;
            let held = self.board().printed[side] & self.markers & self.armies_on_board(side);
            need(held.is_empty(), || format!("control markers of the enemy of {side:?} in {held:?}"))?;
            for pool in Pool::of(self.scenario, side) {
                let under =
                    self.armies_on_board(side.enemy()).iter().find(|area| self.tokens[*pool][*area] > 0);
                need(under.is_none(), || format!("tokens of {pool:?} under an Army in {under:?}"))?;
            }
        }
        let unguarded = self.towers - self.armies_on_board(Side::Shadow);
        need(unguarded.is_empty(), || format!("Siege Towers without units in {unguarded:?}"))
    }
}
