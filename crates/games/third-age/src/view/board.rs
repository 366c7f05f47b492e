//! The board: Armies, Characters, tokens, control, protection, engines.

use crate::action::Ask;
use crate::army::ArmyAsk;
use crate::figures::{Party, Spot};
use crate::ids::{Area, Character, Engine, Leader, Pool, Section, Side, Unit, Units};
use crate::state::State;
use arrayvec::ArrayVec;
use serde::Serialize;

/// How many units there are of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnitCount {
    /// The type.
    pub unit: Unit,
    /// How many.
    pub count: u8,
}

/// How many Leaders there are of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LeaderCount {
    /// The kind.
    pub leader: Leader,
    /// How many.
    pub count: u8,
}

/// An Army, or figures on their way. In a recruitment area Leaders may stand without units, and Characters go alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArmyView {
    /// Whose it is.
    pub side: Side,
    /// Its units by type.
    #[cfg_attr(test, ts(as = "Vec<UnitCount>"))]
    pub units: ArrayVec<UnitCount, { Unit::COUNT }>,
    /// Its Leaders.
    #[cfg_attr(test, ts(as = "Vec<LeaderCount>"))]
    pub leaders: ArrayVec<LeaderCount, { Leader::COUNT }>,
    /// Damage tokens.
    pub damage: u8,
    /// Leadership tokens.
    pub tokens: u8,
    /// Its Leadership (rule 10.3.2).
    pub leadership: u8,
    /// The Combat Strength of its units.
    pub strength: u8,
    /// The Characters with it.
    #[cfg_attr(test, ts(as = "Vec<Character>"))]
    pub characters: ArrayVec<Character, { Character::COUNT }>,
}

impl ArmyView {
    /// Figures that go or stand together.
    fn party(state: &State, side: Side, party: &Party) -> ArmyView {
        let strength = |units: &Units| {
            let of = |(unit, n): (Unit, u8)| state.book.units[unit].strength.saturating_mul(n);
            units.iter().map(of).fold(0_u8, u8::saturating_add)
        };
        ArmyView {
            side,
            units: party.units.iter().map(|(unit, count)| UnitCount { unit, count }).collect(),
            leaders: party.leaders.iter().map(|(leader, count)| LeaderCount { leader, count }).collect(),
            damage: party.damage,
            tokens: party.leadership,
            leadership: state.party_leadership(side, party),
            strength: strength(&party.units),
            characters: party.characters.iter().collect(),
        }
    }
}

/// Face-down Recruitment tokens of one back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenCount {
    /// The pool.
    pub pool: Pool,
    /// How many.
    pub count: u8,
}

/// A section of Minas Tirith.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SectionView {
    /// Which.
    pub section: Section,
    /// The protection that it has left; at 0 it is breached.
    pub left: u8,
    /// What it had at first.
    pub printed: u8,
}

/// An area or recruitment area with something in it, and every Settlement and Stronghold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AreaView {
    /// Which.
    pub area: Area,
    /// Who controls it (rules 3.6, 3.8).
    pub controller: Option<Side>,
    /// Whether it bears a control marker of the enemy of its printed side.
    pub marker: bool,
    /// The protection that its Stronghold has left; none without a Stronghold, and for Minas Tirith.
    pub protection: Option<u8>,
    /// The sections of Minas Tirith.
    #[cfg_attr(test, ts(as = "Vec<SectionView>"))]
    pub sections: ArrayVec<SectionView, { Section::COUNT }>,
    /// The Army there.
    pub army: Option<ArmyView>,
    /// Characters there without an Army of their side.
    #[cfg_attr(test, ts(as = "Vec<Character>"))]
    pub alone: ArrayVec<Character, { Character::COUNT }>,
    /// Face-down Recruitment tokens.
    #[cfg_attr(test, ts(as = "Vec<TokenCount>"))]
    pub tokens: ArrayVec<TokenCount, { Pool::COUNT }>,
    /// Ents there: the Entwood, or marched ones.
    pub ents: u8,
    /// Nazgûl.
    pub nazgul: u8,
    /// Whether a Siege Tower is there.
    pub tower: bool,
    /// Catapults.
    pub catapults: u8,
}

impl AreaView {
    /// All areas with something in them.
    pub(super) fn all(state: &State) -> Vec<AreaView> {
        let board = state.board();
        let places = (board.areas | board.recruitment).iter();
        places.map(|area| AreaView::of(state, area)).filter(|view| view.is_something(state)).collect()
    }

    fn is_something(&self, state: &State) -> bool {
        state.is_controllable(self.area)
            || self.controller.is_some()
            || self.army.is_some()
            || !self.alone.is_empty()
            || !self.tokens.is_empty()
            || self.ents + self.nazgul + self.catapults > 0
            || self.tower
    }

    fn of(state: &State, area: Area) -> AreaView {
        let board = state.board();
        let army = state.army(area);
        let on_their_way = state.lifted().map(|party| party.characters).unwrap_or_default();
        // Leaders alone stand in recruitment areas only: they are of the Free Peoples.
        let side = army.side().or((army.n_leaders() > 0).then_some(Side::FreePeoples));
        let with = side.map(|side| {
            let party = state.party_at(side, area);
            let characters = match army.side() {
                Some(_) => party.characters - on_their_way,
                None => crate::ids::Characters::EMPTY,
            };
            ArmyView::party(state, side, &Party { characters, ..party })
        });
        let joined: &[Character] = with.as_ref().map_or(&[], |army| &army.characters);
        let alone = |one: &Character| {
            state.place_of(*one) == Some(area) && !joined.contains(one) && !on_their_way.contains(*one)
        };
        let tokens = |pool: Pool| TokenCount { pool, count: state.tokens[pool][area] };
        let chain = state.notes.chain.iter().filter(|one| **one == area).count() as u8;
        let section = |section: Section| SectionView {
            section,
            left: board.sections[section].saturating_sub(state.sections_lost[section]),
            printed: board.sections[section],
        };
        let city = area == Area::MinasTirith;
        AreaView {
            area,
            controller: state.controller(area),
            marker: state.markers.contains(area),
            protection: (board.is_stronghold(area) && !city).then(|| state.protection_left(area, None)),
            sections: if city { Section::ALL.into_iter().map(section).collect() } else { ArrayVec::new() },
            alone: Character::ALL.into_iter().filter(alone).collect(),
            tokens: Pool::ALL.into_iter().map(tokens).filter(|tokens| tokens.count > 0).collect(),
            ents: chain + if state.entwood == area { state.ents } else { 0 },
            nazgul: state.nazgul[area],
            tower: state.towers.contains(area),
            catapults: state.catapults[area],
            army: with,
        }
    }
}

/// A Character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CharacterView {
    /// Who.
    pub character: Character,
    /// Where he is.
    pub spot: Spot,
    /// Whether he may enter play as soon as a die is used for it (rule 6.9).
    pub ready: bool,
    /// Whether his abilities do not work in this round.
    pub silenced: bool,
}

impl CharacterView {
    pub(super) fn of(state: &State, character: Character) -> CharacterView {
        CharacterView {
            character,
            spot: state.spots[character],
            ready: state.is_ready(character),
            silenced: state.bans.abilities.contains(character),
        }
    }
}

/// Figures that are chosen, or on their way, in the action under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GroupView {
    /// Where they are now; none while they are between two areas.
    pub area: Option<Area>,
    /// Where they would go, if that is known.
    pub to: Option<Area>,
    /// Who.
    pub figures: ArmyView,
}

impl GroupView {
    /// The figures being chosen, or on their way.
    pub(super) fn chosen(state: &State) -> Option<GroupView> {
        let (area, to) = match state.flow.asked()?.ask {
            Ask::Army(ArmyAsk::Group { from, to, .. } | ArmyAsk::DamageAlong { from, to, .. }) => {
                (Some(from), Some(to))
            }
            Ask::Army(ArmyAsk::CharacterGroup { from } | ArmyAsk::CharacterTo { from }) => (Some(from), None),
            Ask::Army(ArmyAsk::MarchOn { at, .. }) => (Some(at), None),
            _ if state.notes.group.lifted => (state.notes.marching, None),
            _ => return None,
        };
        let party = &state.notes.group.figures;
        let of = |character: Character| state.character_side(character);
        let side = party.side().or_else(|| party.characters.iter().next().map(of))?;
        Some(GroupView { area, to, figures: ArmyView::party(state, side, party) })
    }
}

impl Engine {
    /// How many of them there are (rule 9.10.1).
    pub(crate) const FIGURES: u8 = 6;
}
