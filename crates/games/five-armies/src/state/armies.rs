//! What can be asked about armies, characters and control (chapters 2, 7, 13).

use super::State;
use crate::figures::{Army, Mark, Party};
use crate::ids::{
    Area, Areas, CONTROLLABLE, Character, Characters, Face, FateCard, Pile, SETTLEMENT_SET, Side, Territory,
    Unit,
};
use kernel::Seat;

impl State {
    /// The seat of a side.
    #[inline]
    pub const fn seat(side: Side) -> Seat {
        Seat(side as u8)
    }

    /// The side of a seat.
    #[inline]
    pub const fn side(seat: Seat) -> Side {
        if seat.0 == 0 { Side::FreePeoples } else { Side::Shadow }
    }

    /// The areas with an army of the side (rule 2.5).
    #[inline]
    pub fn armies_of(&self, side: Side) -> Areas {
        self.armies.with(Mark::of(side))
    }

    /// Whether an army of the side is there.
    #[inline]
    pub fn has_army(&self, side: Side, area: Area) -> bool {
        self.armies_of(side).contains(area)
    }

    /// The army in an area; empty if there is none.
    #[inline]
    pub fn army(&self, area: Area) -> &Army {
        &self.armies[area]
    }

    /// Where a character is, if it is in a region.
    #[inline]
    pub fn place_of(&self, character: Character) -> Option<Area> {
        self.spots[character].area()
    }

    /// Whether a character is in play (rule 2.12).
    #[inline]
    pub fn in_play(&self, character: Character) -> bool {
        self.spots[character].in_play()
    }

    /// Beorn's region, while he is on the board.
    #[inline]
    pub fn beorn(&self) -> Option<Area> {
        self.place_of(Character::Beorn)
    }

    /// The characters of a side in an area that stand with armies; Beorn and the Lord of the Eagles never do (rules 2.5, 10.1).
    pub fn characters_at(&self, side: Side, area: Area) -> Characters {
        let here = |character: &Character| {
            character.side() == side && character.is_with_armies() && self.place_of(*character) == Some(area)
        };
        Character::ALL.into_iter().filter(here).collect()
    }

    /// The characters with a side's army in an area; none without an army (rule 2.5).
    pub fn characters_with(&self, side: Side, area: Area) -> Characters {
        if self.has_army(side, area) { self.characters_at(side, area) } else { Characters::EMPTY }
    }

    /// The Leadership value of some characters (rule 7.5.1).
    pub fn leadership_of(&self, characters: Characters) -> u8 {
        characters.iter().map(|character| self.book.leadership[character]).sum()
    }

    /// The Leadership value of the army of a side (rule 2.10), with Fury of the Dwarves.
    pub fn leadership_at(&self, side: Side, area: Area) -> u8 {
        if !self.has_army(side, area) {
            return 0;
        }
        let characters = self.characters_at(side, area);
        self.army(area).leadership + self.leadership_of(characters) + self.fury(characters)
    }

    /// What Fury of the Dwarves adds to strength and Leadership of the army with these characters.
    pub fn fury(&self, characters: Characters) -> u8 {
        let fury =
            self.attached.contains(FateCard::FuryOfTheDwarves) && characters.contains(Character::Thorin);
        if fury { 2 } else { 0 }
    }

    /// Whether some figures have Leadership (rules 2.10, 5.1).
    pub fn party_leads(&self, party: &Party) -> bool {
        party.leadership > 0 || self.leadership_of(party.characters) + self.fury(party.characters) > 0
    }

    /// Everybody of a side's army in an area, with its damage.
    pub fn party_at(&self, side: Side, area: Area) -> Party {
        let army = self.army(area);
        Party {
            units: army.units,
            leadership: army.leadership,
            characters: self.characters_at(side, area),
            damage: army.damage,
        }
    }

    /// Figures of a unit in the supply (rule 1.6).
    pub fn in_supply(&self, unit: Unit) -> u8 {
        let board: u8 = self.armies.all().values().iter().map(|army| army.units.count(unit)).sum();
        let arrived: u8 = self.notes.arrived.iter().map(|(_, party)| party.units.count(unit)).sum();
        let lifted = if self.notes.group.lifted { self.notes.group.figures.units.count(unit) } else { 0 };
        let on_card = if unit == Unit::Orcs { self.orcs_on_card } else { 0 };
        unit.figures().saturating_sub(board + arrived + lifted + on_card)
    }

    /// Leadership tokens of a side in the supply (rule 1.6).
    pub fn leadership_supply(&self, side: Side) -> u8 {
        let board: u8 = self.armies_of(side).iter().map(|area| self.army(area).leadership).sum();
        let parties = self.notes.arrived.iter().map(|(_, party)| party);
        let lifted = self.notes.group.lifted.then_some(&self.notes.group.figures);
        let moving = parties.chain(lifted).filter(|party| party.side() == Some(side));
        let moving: u8 = moving.map(|party| party.leadership).sum();
        side.leadership_tokens().saturating_sub(board + moving)
    }

    /// Who controls a Settlement or the Front Gate (rule 2.8).
    #[inline]
    pub fn controller(&self, area: Area) -> Option<Side> {
        if !CONTROLLABLE.contains(area) {
            None
        } else if self.markers.contains(area) {
            Some(Side::Shadow)
        } else {
            Some(Side::FreePeoples)
        }
    }

    /// The Settlements that a side controls (rule 2.8), without the Front Gate.
    pub fn settlements_of(&self, side: Side) -> Areas {
        match side {
            Side::FreePeoples => SETTLEMENT_SET - self.markers,
            Side::Shadow => SETTLEMENT_SET & self.markers,
        }
    }

    /// The Shadow's victory points (rule 13.1).
    pub fn points(&self) -> u8 {
        self.markers.iter().map(Area::points).sum()
    }

    /// Whether the fortification of an area is there and unbreached (rule 8.8.1).
    pub fn is_fortified(&self, area: Area) -> bool {
        area.fortification().is_some_and(|value| self.breaches[area] < value)
    }

    /// Areas that nobody's army may enter: the enemy's armies and Beorn's region (rules 9.4, 11.4).
    pub fn closed_to(&self, side: Side) -> Areas {
        let closed = self.armies_of(side.enemy());
        self.beorn().map_or(closed, |beorn| closed.with(beorn))
    }

    /// Regions next to an enemy army; for the Shadow Beorn is one (rules 9.5, 11.4). Armies in special areas are next to nothing.
    pub fn next_to_enemies(&self, side: Side) -> Areas {
        let mut enemies = self.armies_of(side.enemy());
        if let (Side::Shadow, Some(beorn)) = (side, self.beorn()) {
            enemies.insert(beorn);
        }
        crate::map::MAP.around(enemies)
    }

    /// Whether recruitment tokens are left in a pile (rule 9.9.1).
    pub fn pile_has_tokens(&self, pile: Pile) -> bool {
        let on_board: u8 = self.tokens[pile].values().iter().sum();
        self.faces_left(pile) > on_board
    }

    /// Faces of a pile that have not been flipped.
    pub fn faces_left(&self, pile: Pile) -> u8 {
        self.faces.iter().filter(|(face, _)| face.pile() == pile).map(|(_, n)| n).sum()
    }

    /// Eagles in the supply (rule 10.7).
    pub fn eagle_supply(&self) -> u8 {
        let on_board: u8 = self.eagles.values().iter().sum();
        5_u8.saturating_sub(on_board + self.eyrie)
    }

    /// Great Bats on the board.
    pub fn n_bats(&self) -> u8 {
        self.bats.values().iter().sum()
    }

    /// The regions of a territory with an army of the side.
    pub fn armies_in(&self, side: Side, territory: Territory) -> Areas {
        self.armies_of(side) & territory.regions()
    }

    /// Whether a character that is not in play may enter now (rule 7.2).
    pub fn is_ready(&self, character: Character) -> bool {
        match self.spots[character] {
            crate::figures::Spot::Track(step) => self.fate >= step,
            crate::figures::Spot::Aside => {
                let valley = Territory::Valley.regions();
                character == Character::Bolg
                    && (self.armies_of(Side::Shadow).meets(valley)
                        || self.settlements_of(Side::Shadow).meets(valley))
            }
            _ => false,
        }
    }

    /// Unused dice of a side that show a face.
    pub fn dice_showing(&self, side: Side, face: Face) -> u8 {
        self.dice[side].unused.count(face)
    }
}

impl Party {
    /// Whose figures they are; nobody's without units.
    pub fn side(&self) -> Option<Side> {
        self.units.iter().next().map(|(unit, _)| unit.side())
    }
}
