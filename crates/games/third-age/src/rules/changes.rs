//! Single changes of the position that several chapters make: units, Leaders and Characters come and go, protection is lost, the
//! Fate Marker moves, the game ends. Each is told to the log.

use super::Log;
use crate::event::Event;
use crate::figures::Spot;
use crate::ids::{Area, Card, Character, Leader, Pool, Scenario, Section, Side, Unit};
use crate::state::{Ending, State};

/// The space of the Endgame Marker (rule 4.4).
pub(crate) const LAST_SPACE: u8 = 18;
/// The most units in an area (rule 1.4).
pub(crate) const LIMIT: u8 = 5;
/// The most cards in a hand (rule 7.7.6).
pub(crate) const HAND_LIMIT: usize = 6;

impl State {
    /// The game is over (chapter 12).
    pub(crate) fn end(&mut self, ending: Ending, log: &mut Log) {
        if self.ended.is_none() {
            self.ended = Some(ending);
            log.public(Event::Ended(ending));
        }
    }

    /// By how many units the Army in an area is above the limit; recruitment areas have none (rules 7.3.3, 9.3.1).
    pub(crate) fn excess(&self, area: Area) -> u8 {
        if area.is_recruitment() { 0 } else { self.army(area).n_units().saturating_sub(LIMIT) }
    }

    /// Whether units of a side may be placed in an area: no enemy unit is there (rule 7.3.7), and nobody is placed in a
    /// recruitment area of the enemy.
    pub(crate) fn may_place(&self, side: Side, area: Area) -> bool {
        let board = self.board();
        let there = board.areas.contains(area) || board.nation[area].is_some_and(|pool| pool.side() == side);
        there && !self.has_army(side.enemy(), area)
    }

    /// A unit comes from the supply. False if there is none, or an enemy stands there (rules 2.2, 7.3.7). The limit, and Ents that
    /// stand there (rule 8.6.11), are the caller's concern.
    pub(crate) fn place_unit(&mut self, unit: Unit, area: Area, log: &mut Log) -> bool {
        if !self.may_place(unit.side(), area) || self.in_supply(unit) == 0 {
            return false;
        }
        self.armies.change(area, |army| army.units.add(unit, 1));
        log.public(Event::Placed { unit, area });
        self.free_place(unit.side(), area, log);
        true
    }

    /// A Leader comes from the supply, to friendly units or into a recruitment area (rules 7.7.9, 9.3.8).
    pub(crate) fn place_leader(&mut self, leader: Leader, area: Area, log: &mut Log) -> bool {
        let fits = self.has_army(Side::FreePeoples, area)
            || (area.is_recruitment() && self.may_place(Side::FreePeoples, area));
        if !fits || self.leaders_in_supply(leader) == 0 {
            return false;
        }
        self.armies.change(area, |army| army.leaders.add(leader, 1));
        log.public(Event::LeaderPlaced { leader, area });
        true
    }

    /// A Leader goes back to the supply.
    pub(crate) fn lose_leader(&mut self, leader: Leader, area: Area, log: &mut Log) {
        let mut there = false;
        self.armies.change(area, |army| there = army.leaders.take(leader));
        if there {
            log.public(Event::LeaderLost { leader, area });
        }
    }

    /// Rule 3.6, last sentence: as soon as a unit of the original owner is there, the marker is removed. Units that are placed in an
    /// area stand there, too.
    pub(crate) fn free_place(&mut self, side: Side, area: Area, log: &mut Log) {
        if self.markers.contains(area) && self.board().printed_side(area) == Some(side) {
            self.markers.remove(area);
            log.public(Event::Control { area, side });
        }
    }

    /// A unit is removed as a casualty and goes back to the supply (rule 10.8.2); so many Damage tokens go with it.
    pub(crate) fn eliminate_unit(&mut self, unit: Unit, area: Area, tokens: u8, log: &mut Log) {
        self.armies.change(area, |army| {
            army.units.take(unit);
            army.damage = army.damage.saturating_sub(tokens);
        });
        log.public(Event::Eliminated { unit, area, tokens });
    }

    /// A unit is removed because of the limit: no Damage goes with it (rule 10.8.6).
    pub(crate) fn remove_unit(&mut self, unit: Unit, area: Area, log: &mut Log) {
        self.armies.change(area, |army| {
            army.units.take(unit);
        });
        log.public(Event::Removed { unit, area });
    }

    /// An Army without units outside a battle: Damage, Leaders and Leadership tokens go, Characters stay alone (rule 7.5.7).
    /// In a recruitment area Leaders may stay (rule 9.3.8).
    pub(crate) fn disband(&mut self, side: Side, area: Area, log: &mut Log) {
        if self.has_army(side, area) || self.has_army(side.enemy(), area) {
            return;
        }
        let army = *self.army(area);
        if !area.is_recruitment() {
            for (leader, n) in army.leaders.iter() {
                for _ in 0..n {
                    self.lose_leader(leader, area, log);
                }
            }
        }
        if army.leadership > 0 {
            log.public(Event::LeadershipLost { area, tokens: army.leadership });
        }
        self.armies.change(area, |army| (army.damage, army.leadership) = (0, 0));
    }

    /// An Army is destroyed in a battle: everybody with it is eliminated (rules 7.5.8, 10.8.4).
    pub(crate) fn destroy(&mut self, side: Side, area: Area, log: &mut Log) {
        log.public(Event::Destroyed { side, area });
        let characters = self.characters_at(side, area);
        self.disband(side, area, log);
        for character in characters {
            self.eliminate_character(character, log);
        }
    }

    /// Rules 7.5.8, 9.2: a Character is out of the game; Gothmog follows the Witch-king as Commander.
    pub(crate) fn eliminate_character(&mut self, character: Character, log: &mut Log) {
        self.spots[character] = Spot::Eliminated;
        log.public(Event::CharacterLost(character));
        if self.commander == Some(character) {
            self.commander = None;
            // Rule 9.2: only while Gothmog is in play.
            if character == Character::WitchKing && self.in_play(Character::Gothmog) {
                self.commander = Some(Character::Gothmog);
                log.public(Event::Commander(Character::Gothmog));
            }
        }
    }

    /// Leadership tokens go to an Army of the Shadow.
    pub(crate) fn place_leadership(&mut self, area: Area, tokens: u8, log: &mut Log) {
        let tokens = tokens.min(self.leadership_in_supply());
        if tokens > 0 && self.has_army(Side::Shadow, area) {
            self.armies.change(area, |army| army.leadership += tokens);
            log.public(Event::LeadershipPlaced { area, tokens });
        }
    }

    /// Leadership tokens of an Army go, as many as there are.
    pub(crate) fn remove_leadership(&mut self, area: Area, tokens: u8, log: &mut Log) {
        let tokens = tokens.min(self.army(area).leadership);
        if tokens > 0 {
            self.armies.change(area, |army| army.leadership -= tokens);
            log.public(Event::LeadershipLost { area, tokens });
        }
    }

    /// Damage tokens of an Army are taken off, as many as there are. Says how many.
    pub(crate) fn remove_damage(&mut self, area: Area, tokens: u8, log: &mut Log) -> u8 {
        let tokens = tokens.min(self.army(area).damage);
        if tokens > 0 {
            self.armies.change(area, |army| army.damage -= tokens);
            log.public(Event::Healed { area, tokens });
        }
        tokens
    }

    /// The protection that is left: of a Stronghold, or of the section of Minas Tirith that an attack from `from` meets.
    pub(crate) fn protection_left(&self, area: Area, section: Option<Section>) -> u8 {
        match section {
            Some(section) => self.board().sections[section].saturating_sub(self.sections_lost[section]),
            None => self.board().protection[area].saturating_sub(self.lost[area]),
        }
    }

    /// Protection is lost, as much as is left (rules 9.5.5, 10.12.2). Says how much.
    pub(crate) fn lose_protection(
        &mut self,
        area: Area,
        section: Option<Section>,
        points: u8,
        log: &mut Log,
    ) -> u8 {
        let left = self.protection_left(area, section);
        let points = points.min(left);
        if points == 0 {
            return 0;
        }
        match section {
            Some(section) => self.sections_lost[section] += points,
            None => self.lost[area] += points,
        }
        log.public(Event::Protection { area, section, points: points as i8 });
        if points == left {
            log.public(Event::Breached { area, section });
        }
        points
    }

    /// The Fate Marker moves (rules 6.4, 6.5); the last space ends the game. It never goes below `minimum`.
    pub(crate) fn move_fate(&mut self, spaces: i8, minimum: u8, log: &mut Log) {
        let from = self.fate;
        let to =
            (i16::from(from) + i16::from(spaces)).clamp(i16::from(minimum.min(from)), i16::from(LAST_SPACE));
        self.fate = to as u8;
        if self.fate != from {
            log.public(Event::Fate { from, to: self.fate });
        }
        if self.fate >= LAST_SPACE {
            self.end(Ending::Fate, log);
        }
    }

    /// Recruitment tokens of a pool leave the game unseen (rules 7.3.6, 7.7.9).
    pub(crate) fn lose_tokens(&mut self, pool: Pool, area: Area, tokens: u8, log: &mut Log) {
        let tokens = tokens.min(self.tokens[pool][area]);
        if tokens > 0 {
            self.tokens[pool][area] -= tokens;
            self.removed[pool] += tokens;
            log.public(Event::TokensLost { pool, area, tokens });
        }
    }

    /// Recruitment tokens are placed face down, as many as the pool has (rules 1.11, 7.3.4). None where the enemy holds or
    /// controls the area (rule 7.3.7).
    pub(crate) fn place_tokens(&mut self, pool: Pool, area: Area, tokens: u8, log: &mut Log) {
        let enemy = pool.side().enemy();
        if self.has_army(enemy, area) || self.controller(area) == Some(enemy) {
            return;
        }
        let mut placed = 0;
        while placed < tokens && self.pool_has_tokens(pool) {
            self.tokens[pool][area] += 1;
            placed += 1;
        }
        if placed > 0 {
            log.public(Event::TokensPlaced { pool, area, tokens: placed });
        }
    }

    /// A card on the table leaves the game (rules 7.7.3, 7.7.11), if it lies there.
    pub(crate) fn end_table_card(&mut self, card: Card, log: &mut Log) {
        if self.table.contains(card) {
            self.table.remove(card);
            self.gone.insert(card);
            log.public(Event::CardEnded(card));
        }
    }

    /// Ents come to the Entwood, as many as there are figures (rules 8.6.1, 8.6.2).
    pub(crate) fn place_ents(&mut self, ents: u8, log: &mut Log) {
        let ents = if self.scenario == Scenario::Rohan { ents.min(self.ents_in_supply()) } else { 0 };
        if ents > 0 {
            self.ents += ents;
            log.public(Event::EntsPlaced(ents));
        }
    }

    /// Nazgûl of an area go back to the supply, as many as there are. Says how many.
    pub(crate) fn remove_nazgul(&mut self, area: Area, figures: u8, log: &mut Log) -> u8 {
        let figures = figures.min(self.nazgul[area]);
        if figures > 0 {
            self.nazgul[area] -= figures;
            log.public(Event::NazgulRemoved { area, figures });
        }
        figures
    }
}
