//! Single changes of the position that several chapters make: units and characters come and go, control changes, the Fate
//! marker moves, the game ends. Each is told to the log.

use super::Log;
use crate::event::Event;
use crate::figures::Spot;
use crate::ids::{Area, CONTROLLABLE, Card, Character, FateCard, MUSTERING_POINTS, PASSES, Pile, Side, Unit};
use crate::state::{Ending, State};

/// The step of the Fate Track that ends the battle (rule 14.1c).
pub(crate) const LAST_STEP: u8 = 15;
/// The points that win (rules 14.2, 14.3).
pub(crate) const POINTS_TO_WIN: u8 = 10;
/// The most units in an area (rule 9.1).
pub(crate) const LIMIT: u8 = 5;
/// The most Wrath (rule 11.1).
pub(crate) const MOST_WRATH: u8 = 16;

impl State {
    /// The game is over (chapter 14). The first condition to become true decides (rule 14.4).
    pub(crate) fn end(&mut self, ending: Ending, log: &mut Log) {
        if self.ended.is_none() {
            self.ended = Some(ending);
            log.public(Event::Ended(ending));
        }
    }

    /// The most units that a side may have in an area; none where there is no limit (rule 9.1).
    pub(crate) const fn limit(side: Side, area: Area) -> Option<u8> {
        match side {
            Side::Shadow if area.is_mustering_region() || area.is_mustering_point() => None,
            Side::Shadow | Side::FreePeoples => Some(LIMIT),
        }
    }

    /// By how many units a side's army is above the limit.
    pub(crate) fn excess(&self, side: Side, area: Area) -> u8 {
        let units = crate::figures::n_units(&self.army(area).units, side);
        State::limit(side, area).map_or(0, |limit| units.saturating_sub(limit))
    }

    /// A unit comes from the supply (rule 9.12). Nothing happens if there is none. The limit is the caller's concern (rule 9.13).
    pub(crate) fn place_unit(&mut self, unit: Unit, area: Area, log: &mut Log) -> bool {
        // Rule 11.3: no unit where Beorn stands; rule 21.4: no two enemy armies in one region.
        let closed = self.beorn() == Some(area) || self.has_army(unit.side().enemy(), area);
        if closed || self.in_supply(unit) == 0 {
            return false;
        }
        self.armies.change(area, |army| army.units.add(unit, 1));
        log.public(Event::Placed { unit, area });
        self.enter(unit.side(), area, log);
        self.open_pass(area, log);
        true
    }

    /// Rule 9.14.1: a Pass opens for good when its Goblin Mustering Point holds five units.
    pub(crate) fn open_pass(&mut self, area: Area, log: &mut Log) {
        for (point, pass) in MUSTERING_POINTS.into_iter().zip(PASSES) {
            if area == point && self.army(point).n_units() >= 5 && !self.open_passes.contains(pass) {
                self.open_passes.insert(pass);
                log.public(Event::PassOpened(pass));
            }
        }
    }

    /// Units of a side enter an area or pass through it: control (rule 9.7) and recruitment tokens (rule 9.11).
    pub(crate) fn enter(&mut self, side: Side, area: Area, log: &mut Log) {
        self.take_control(side, area, log);
        for pile in Pile::of(side.enemy()) {
            let tokens = std::mem::take(&mut self.tokens[*pile][area]);
            if tokens > 0 {
                log.public(Event::TokensLost { pile: *pile, area, tokens });
            }
        }
    }

    /// Rule 9.7; the Shadow may win by it (rule 14.2).
    pub(crate) fn take_control(&mut self, side: Side, area: Area, log: &mut Log) {
        if !CONTROLLABLE.contains(area) || self.controller(area) == Some(side) {
            return;
        }
        match side {
            Side::Shadow => self.markers.insert(area),
            Side::FreePeoples => self.markers.remove(area),
        }
        log.public(Event::Control { area, side });
        if self.points() >= POINTS_TO_WIN && self.markers.contains(Area::FrontGate) {
            self.end(Ending::FrontGate, log);
        }
    }

    /// A unit is eliminated and goes back to the supply (rule 8.7.5); so many damage tokens go with it.
    pub(crate) fn eliminate_unit(&mut self, unit: Unit, area: Area, tokens: u8, log: &mut Log) {
        self.armies.change(area, |army| {
            army.units.take(unit);
            army.damage = army.damage.saturating_sub(tokens);
        });
        log.public(Event::Eliminated { unit, area, tokens });
        self.unit_lost(unit, log);
        self.check_destroyed(unit.side(), area, log);
    }

    /// A unit is removed because of the limit (rules 9.6, 9.13): no damage goes with it.
    pub(crate) fn trim_unit(&mut self, unit: Unit, area: Area, log: &mut Log) {
        self.armies.change(area, |army| {
            army.units.take(unit);
        });
        log.public(Event::Removed { unit, area });
        self.unit_lost(unit, log);
        self.check_destroyed(unit.side(), area, log);
    }

    /// Rule 6.13: Howling Orcs ends when a Great Orcs unit is eliminated anywhere (rule 6.13.1 says what counts).
    pub(crate) fn unit_lost(&mut self, unit: Unit, log: &mut Log) {
        if unit == Unit::GreatOrcs {
            self.end_table_card(Card::HowlingOrcs, log);
        }
    }

    /// Rules 7.9, 8.7.6: an army without units is destroyed, with its characters and tokens.
    pub(crate) fn check_destroyed(&mut self, side: Side, area: Area, log: &mut Log) {
        if self.has_army(side, area) {
            return;
        }
        self.armies.change(area, |army| (army.damage, army.leadership) = (0, 0));
        log.public(Event::Destroyed { side, area });
        for character in self.characters_at(side, area) {
            self.eliminate_character(character, log);
        }
    }

    /// Rule 7.9.
    pub(crate) fn eliminate_character(&mut self, character: Character, log: &mut Log) {
        self.spots[character] = Spot::Eliminated;
        self.activated.remove(character);
        log.public(Event::CharacterLost(character));
        for card in self.attached.iter().filter(|card| card.attaches_to() == Some(character)) {
            self.detach(card, log);
        }
        match character {
            Character::Bolg => {
                self.bodyguards = 0;
                // Rule 14.1a.
                self.end(Ending::Bolg, log);
            }
            Character::Bilbo => {
                self.rings = 0;
                self.end_table_card(Card::LuckyNumber, log);
            }
            Character::Gandalf => self.focus = false,
            Character::Beorn => self.wrath = 0,
            Character::Bard
            | Character::Dain
            | Character::Thranduil
            | Character::LordOfTheEagles
            | Character::Thorin => {}
        }
    }

    /// An attached Fate card is discarded (rule 6.13.1).
    pub(crate) fn detach(&mut self, card: FateCard, log: &mut Log) {
        self.attached.remove(card);
        if card == FateCard::ShiningArmour {
            self.armour = 0;
        }
        log.public(Event::FateCardEnded(card));
    }

    /// A card on the table leaves the game (rule 6.13), if it lies there.
    pub(crate) fn end_table_card(&mut self, card: Card, log: &mut Log) {
        if !self.table.contains(card) {
            return;
        }
        self.table.remove(card);
        self.discard.insert(card);
        match card {
            Card::TroubledMind => self.troubled = None,
            Card::FlyingArrowsAndWildSpears => self.orcs_on_card = 0,
            _ => {}
        }
        log.public(Event::CardEnded(card));
    }

    /// Leadership tokens come from the supply to an army (rule 6.10); as many as there are.
    pub(crate) fn place_leadership(&mut self, side: Side, area: Area, tokens: u8, log: &mut Log) {
        let tokens = tokens.min(self.leadership_supply(side));
        if !self.has_army(side, area) {
            return;
        }
        self.armies.change(area, |army| army.leadership += tokens);
        for _ in 0..tokens {
            log.public(Event::LeadershipPlaced { side, area });
        }
    }

    /// Leadership tokens of an army go back to the supply; as many as there are.
    pub(crate) fn remove_leadership(&mut self, area: Area, tokens: u8, log: &mut Log) {
        let Some(side) = self.army(area).side() else { return };
        let tokens = tokens.min(self.army(area).leadership);
        if tokens > 0 {
            self.armies.change(area, |army| army.leadership -= tokens);
            log.public(Event::LeadershipLost { side, area, tokens });
        }
    }

    /// Damage tokens of an army are taken off, as many as there are. Says how many.
    pub(crate) fn remove_damage(&mut self, area: Area, tokens: u8, log: &mut Log) -> u8 {
        let tokens = tokens.min(self.army(area).damage);
        if tokens > 0 {
            self.armies.change(area, |army| army.damage -= tokens);
            log.public(Event::Healed { area, tokens });
        }
        tokens
    }

    /// The Fate marker moves to the right (rule 4.3.4); the last step ends the game (rule 14.1c).
    pub(crate) fn advance_fate(&mut self, steps: u8, log: &mut Log) {
        let from = self.fate;
        self.fate = (from + steps).min(LAST_STEP);
        if self.fate != from {
            log.public(Event::Fate { from, to: self.fate });
        }
        if self.fate == LAST_STEP {
            self.end(Ending::Fate, log);
        }
    }

    /// The Fate marker moves one step to the left, never below 0 (rule 6.15).
    pub(crate) fn fate_back(&mut self, log: &mut Log) {
        if self.fate > 0 {
            self.fate -= 1;
            log.public(Event::Fate { from: self.fate + 1, to: self.fate });
        }
    }

    /// Beorn's card receives Wrath (rule 11.1).
    pub(crate) fn add_wrath(&mut self, points: u8, log: &mut Log) {
        self.wrath = (self.wrath + points).min(MOST_WRATH);
        log.public(Event::Wrath(self.wrath));
    }

    /// Beorn's card loses Wrath; at 0 he is out of the game, if he is in play (rule 11.5).
    pub(crate) fn lose_wrath(&mut self, points: u8, log: &mut Log) {
        self.wrath = self.wrath.saturating_sub(points);
        log.public(Event::Wrath(self.wrath));
        if self.wrath == 0 && self.in_play(Character::Beorn) {
            self.eliminate_character(Character::Beorn, log);
        }
    }
}
