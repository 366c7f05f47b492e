//! What can be asked about Armies, Characters, control and adjacency (chapters 1, 3, 9.3, 9.5).

use super::State;
use crate::book::Board;
use crate::figures::{Army, Mark, Party};
use crate::ids::{
    Area, Areas, Character, Characters, Leader, Pool, Region, Scenario, Section, Side, Unit, UnitTypes,
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

    /// The board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.book.board
    }

    /// The areas and recruitment areas with an Army of the side (rules 1.4, 9.3.7).
    #[inline]
    pub fn armies_of(&self, side: Side) -> Areas {
        self.armies.with(Mark::of(side))
    }

    /// The areas with an Army of the side, without recruitment areas.
    #[inline]
    pub fn armies_on_board(&self, side: Side) -> Areas {
        self.armies_of(side) - self.board().recruitment
    }

    /// Whether an Army of the side is there.
    #[inline]
    pub fn has_army(&self, side: Side, area: Area) -> bool {
        self.armies_of(side).contains(area)
    }

    /// The Army in an area; empty if there is none.
    #[inline]
    pub fn army(&self, area: Area) -> &Army {
        &self.armies[area]
    }

    /// Where a Character stands, if he stands on the board (rule 1.16). Saruman is in Orthanc, Treebeard where the Entwood is.
    #[inline]
    pub fn place_of(&self, character: Character) -> Option<Area> {
        match self.spots[character] {
            crate::figures::Spot::Entwood => Some(self.entwood),
            spot => spot.area(),
        }
    }

    /// Whether a Character is in play (rule 1.7).
    #[inline]
    pub fn in_play(&self, character: Character) -> bool {
        self.spots[character].in_play()
    }

    /// Whose a Character is.
    #[inline]
    pub fn character_side(&self, character: Character) -> Side {
        self.book.characters[character].kind.side()
    }

    /// The Characters of a side in an area that stand with Armies; Treebeard never does (rules 8.6.4, 8.6.10).
    pub fn characters_at(&self, side: Side, area: Area) -> Characters {
        let here = |character: &Character| self.spots[*character].area() == Some(area);
        self.book.own[side].iter().filter(here).collect()
    }

    /// The Characters with a side's Army in an area; none without an Army (rule 7.5.6).
    pub fn characters_with(&self, side: Side, area: Area) -> Characters {
        if self.has_army(side, area) { self.characters_at(side, area) } else { Characters::EMPTY }
    }

    /// Everybody of a side in an area, with the Damage of its Army.
    pub fn party_at(&self, side: Side, area: Area) -> Party {
        let characters = self.characters_at(side, area);
        let army = self.army(area);
        if army.side().is_some_and(|owner| owner != side) {
            return Party { characters, ..Party::default() };
        }
        Party {
            units: army.units,
            leaders: army.leaders,
            leadership: army.leadership,
            characters,
            damage: army.damage,
        }
    }

    /// Whether a group of figures is on its way, off the board.
    pub(crate) fn lifted(&self) -> Option<&Party> {
        self.notes.group.lifted.then_some(&self.notes.group.figures)
    }

    /// Figures of a unit in the supply (rules 1.19, 2.2).
    pub fn in_supply(&self, unit: Unit) -> u8 {
        let board: u8 = self.armies.all().values().iter().map(|army| army.units.count(unit)).sum();
        let lifted = self.lifted().map_or(0, |party| party.units.count(unit));
        self.book.units[unit].figures.saturating_sub(board + lifted)
    }

    /// Leader figures in the supply.
    pub fn leaders_in_supply(&self, leader: Leader) -> u8 {
        let board: u8 = self.armies.all().values().iter().map(|army| army.leaders.count(leader)).sum();
        let lifted = self.lifted().map_or(0, |party| party.leaders.count(leader));
        self.book.leaders.count(leader).saturating_sub(board + lifted)
    }

    /// Leadership tokens in the supply; as many as are needed without a pack (rule 2.3).
    pub fn leadership_in_supply(&self) -> u8 {
        self.book.counters.leadership.map_or(u8::MAX, |all| {
            let board: u8 = self.armies.all().values().iter().map(|army| army.leadership).sum();
            let lifted = self.lifted().map_or(0, |party| party.leadership);
            all.saturating_sub(board + lifted + self.set_aside)
        })
    }

    /// Damage tokens in the supply; as many as are needed without a pack (rule 2.3).
    pub fn damage_in_supply(&self) -> u8 {
        self.book.counters.damage.map_or(u8::MAX, |all| {
            let board: u8 = self.armies.all().values().iter().map(|army| army.damage).sum();
            all.saturating_sub(board + self.lifted().map_or(0, |party| party.damage))
        })
    }

    /// Whether an area is a Settlement or Stronghold, which is always controlled by somebody (rule 3.6).
    #[inline]
    pub fn is_controllable(&self, area: Area) -> bool {
        (self.board().printed[Side::FreePeoples] | self.board().printed[Side::Shadow]).contains(area)
    }

    /// Who controls an area (rules 3.6, 3.8).
    pub fn controller(&self, area: Area) -> Option<Side> {
        match self.board().printed_side(area) {
            Some(side) if self.markers.contains(area) => Some(side.enemy()),
            Some(side) => Some(side),
            None if self.barred.contains(area) => Some(Side::FreePeoples),
            None => self.army(area).side(),
        }
    }

    /// The Settlements that a side controls (rule 3.6).
    pub fn settlements_of(&self, side: Side) -> Areas {
        let own = self.board().settlements[side] - self.markers;
        let taken = self.board().settlements[side.enemy()] & self.markers;
        own | taken
    }

    /// The Free Peoples' Settlements that the Shadow controls.
    pub fn settlements_taken(&self) -> Areas {
        self.board().settlements[Side::FreePeoples] & self.markers
    }

    /// How many of the three Rohan or Gondor regions the Shadow controls (rule 3.7).
    pub fn regions_of_shadow(&self) -> u8 {
        let held = |region: &Region| {
            let settlements = self.board().regions[*region] & self.board().settlements[Side::FreePeoples];
            !settlements.is_empty() && (settlements - self.markers).is_empty()
        };
        self.board().home.iter().filter(held).map(|_| 1).sum()
    }

    /// The recruitment area of the Rohan nation that is in use (rule 9.9.5).
    pub const fn rohan_recruitment(&self) -> Area {
        if self.woses { Area::ForgottenRoad } else { Area::ToRohan }
    }

    /// The recruitment areas of a side: in Gondor those of 9.3.1 in use, in Rohan none.
    pub fn recruitment_of(&self, side: Side) -> Areas {
        let unused = if self.woses { Area::ToRohan } else { Area::ForgottenRoad };
        let of = |area: &Area| self.board().nation[*area].is_some_and(|pool| pool.side() == side);
        self.board().recruitment.iter().filter(of).filter(|area| *area != unused).collect()
    }

    /// Whether a section of Minas Tirith is breached (rule 9.5).
    #[inline]
    pub fn is_section_breached(&self, section: Section) -> bool {
        self.sections_lost[section] >= self.board().sections[section]
    }

    /// The section of Minas Tirith between two areas, if they are Minas Tirith and one next to it.
    #[inline]
    pub fn section_between(&self, one: Area, other: Area) -> Option<Section> {
        match (one, other) {
            (Area::MinasTirith, outside) | (outside, Area::MinasTirith) => self.board().section_from[outside],
            _ => None,
        }
    }

    /// Whether anybody may walk from here to there: adjacent areas, but for walls that are not breached (rules 7.4.1, 9.5.2).
    #[inline]
    pub fn can_walk(&self, from: Area, to: Area) -> bool {
        self.board().neighbours[from].contains(to)
            && match self.section_between(from, to) {
                None | Some(Section::Gate) => true,
                Some(section) => self.is_section_breached(section),
            }
    }

    /// The areas that one can walk to from here; from a recruitment area along its arrows (rules 9.3.2, 9.5.2).
    pub fn ways_from(&self, from: Area) -> Areas {
        if self.board().recruitment.contains(from) {
            return self.board().arrows[from];
        }
        let next = self.board().neighbours[from];
        if from == Area::MinasTirith {
            return next.iter().filter(|to| self.can_walk(from, *to)).collect();
        }
        if next.contains(Area::MinasTirith) && !self.can_walk(from, Area::MinasTirith) {
            return next.without(Area::MinasTirith);
        }
        next
    }

    /// Areas adjacent to an area with an enemy Army of the side (rule 7.4.5). Recruitment areas are adjacent to none (rule 9.3.8).
    pub fn next_to_enemies(&self, side: Side) -> Areas {
        self.board().around(self.armies_on_board(side.enemy()))
    }

    /// Tokens of a pool that have not been placed: whether one can be drawn (rule 7.3.4).
    pub fn pool_has_tokens(&self, pool: Pool) -> bool {
        let on_board: u8 = self.tokens[pool].values().iter().sum();
        self.faces_left(pool) > on_board + self.removed[pool]
    }

    /// Faces of a pool that nobody has seen.
    pub fn faces_left(&self, pool: Pool) -> u8 {
        self.faces.iter().filter(|(face, _)| face.pool() == pool).map(|(_, n)| n).sum()
    }

    /// Tokens of a side in an area.
    pub fn tokens_at(&self, side: Side, area: Area) -> u8 {
        Pool::of(self.scenario, side).iter().map(|pool| self.tokens[*pool][area]).sum()
    }

    /// Ents in the supply (rule 8.6.2).
    pub fn ents_in_supply(&self) -> u8 {
        let chain = self.notes.chain.len() as u8;
        8_u8.saturating_sub(self.ents + chain)
    }

    /// Nazgûl in the supply (rule 9.6).
    pub fn nazgul_in_supply(&self) -> u8 {
        match self.scenario {
            Scenario::Rohan => 0,
            Scenario::Gondor => 8_u8.saturating_sub(self.nazgul.values().iter().sum()),
        }
    }

    /// Catapults on the board.
    pub fn n_catapults(&self) -> u8 {
        self.catapults.values().iter().sum()
    }

    /// Whether a Character is ready (rule 6.9).
    pub fn is_ready(&self, character: Character) -> bool {
        matches!(self.spots[character], crate::figures::Spot::Track(space) if self.fate >= space)
    }

    /// The Mordor units (rule 1.18).
    pub fn mordor_units() -> UnitTypes {
        Unit::MORDOR.into_iter().collect()
    }
}
