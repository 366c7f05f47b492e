//! The board: armies, characters, tokens.

use crate::action::Ask;
use crate::army::ArmyAsk;
use crate::figures::{Party, Spot};
use crate::ids::{Area, Areas, Character, Characters, Pile, Side, Territory, Unit};
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

/// An army, or figures on their way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArmyView {
    /// Whose it is.
    pub side: Side,
    /// Its units by type.
    #[cfg_attr(test, ts(as = "Vec<UnitCount>"))]
    pub units: ArrayVec<UnitCount, { Unit::COUNT }>,
    /// Damage tokens.
    pub damage: u8,
    /// Leadership tokens.
    pub leadership: u8,
    /// The Leadership value, with its characters (rule 2.10).
    pub leads: u8,
    /// The combat strength of its units (rule 2.15).
    pub strength: u8,
    /// The characters with it.
    #[cfg_attr(test, ts(as = "Vec<Character>"))]
    pub characters: ArrayVec<Character, { Character::COUNT }>,
}

fn counts(units: &crate::ids::Units) -> ArrayVec<UnitCount, { Unit::COUNT }> {
    units.iter().map(|(unit, count)| UnitCount { unit, count }).collect()
}

impl ArmyView {
    /// The army of an area, without those who have just come there and join it later (rule 9.4).
    fn at(state: &State, area: Area, moving: Characters) -> Option<ArmyView> {
        let side = state.army(area).side()?;
        let party = state.party_at(side, area);
        ArmyView::party(state, &Party { characters: party.characters - moving, ..party })
    }

    /// Figures that go together.
    fn party(state: &State, party: &Party) -> Option<ArmyView> {
        let side = party.side()?;
        let fury = state.fury(party.characters);
        Some(ArmyView {
            side,
            units: counts(&party.units),
            damage: party.damage,
            leadership: party.leadership,
            leads: party.leadership + state.leadership_of(party.characters) + fury,
            strength: crate::figures::strength_of(&party.units) + fury,
            characters: party.characters.iter().collect(),
        })
    }
}

/// Face-down recruitment tokens of one back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenCount {
    /// The back.
    pub pile: Pile,
    /// How many.
    pub count: u8,
}

/// An area with something in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AreaView {
    /// Which area.
    pub area: Area,
    /// Whether it bears a Shadow control marker.
    pub marker: bool,
    /// Damage tokens on its fortification.
    pub breach: u8,
    /// The army there.
    pub army: Option<ArmyView>,
    /// Characters there without an army of their side, Beorn among them.
    #[cfg_attr(test, ts(as = "Vec<Character>"))]
    pub alone: ArrayVec<Character, { Character::COUNT }>,
    /// Face-down recruitment tokens.
    #[cfg_attr(test, ts(as = "Vec<TokenCount>"))]
    pub tokens: ArrayVec<TokenCount, { Pile::COUNT }>,
}

impl AreaView {
    /// All areas with something in them.
    pub(super) fn all(state: &State) -> Vec<AreaView> {
        let places = Character::ALL.into_iter().filter_map(|one| state.place_of(one));
        let armies = Side::ALL.into_iter().fold(Areas::EMPTY, |all, side| all | state.armies_of(side));
        let with = places.collect::<Areas>() | armies | state.markers;
        let something = |area: &Area| {
            with.contains(*area)
                || state.breaches[*area] > 0
                || Pile::ALL.into_iter().any(|pile| state.tokens[pile][*area] > 0)
        };
        Area::ALL.into_iter().filter(something).map(|area| AreaView::of(state, area)).collect()
    }

    fn of(state: &State, area: Area) -> AreaView {
        let moving = state.moving_characters();
        let army = ArmyView::at(state, area, moving);
        let with: &[Character] = army.as_ref().map_or(&[], |army| &army.characters);
        let alone = |one: &Character| {
            state.place_of(*one) == Some(area) && !with.contains(one) && !moving.contains(*one)
        };
        let alone = Character::ALL.into_iter().filter(alone).collect();
        let tokens = |pile: Pile| TokenCount { pile, count: state.tokens[pile][area] };
        AreaView {
            area,
            marker: state.markers.contains(area),
            breach: state.breaches[area],
            alone,
            tokens: Pile::ALL.into_iter().map(tokens).filter(|tokens| tokens.count > 0).collect(),
            army,
        }
    }
}

impl State {
    /// The characters of groups that have moved in this action: they are shown with their group.
    pub(super) fn moving_characters(&self) -> Characters {
        let arrived = self.notes.arrived.iter().map(|(_, party)| party.characters);
        let lifted = self.notes.group.lifted.then_some(self.notes.group.figures.characters);
        arrived.chain(lifted).fold(Characters::EMPTY, |all, some| all | some)
    }
}

/// What is over a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TerritoryView {
    /// Which territory.
    pub territory: Territory,
    /// Great Bats.
    pub bats: u8,
    /// Eagles, without their Lord.
    pub eagles: u8,
    /// Whether the Lord of the Eagles is there.
    pub lord: bool,
}

impl TerritoryView {
    pub(super) fn of(state: &State, territory: Territory) -> TerritoryView {
        TerritoryView {
            territory,
            bats: state.bats[territory],
            eagles: state.eagles[territory],
            lord: state.spots[Character::LordOfTheEagles] == Spot::Over(territory),
        }
    }
}

/// A character and its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CharacterView {
    /// Who.
    pub character: Character,
    /// Where its figure is.
    pub spot: Spot,
    /// Whether it may enter play now (rule 7.2).
    pub ready: bool,
    /// Whether an activation token lies on its card.
    pub activated: bool,
    /// Whether Troubled Mind names it.
    pub troubled: bool,
    /// Ring, Bodyguard or Wrath tokens on its card.
    pub tokens: u8,
    /// Whether the Concentration token lies on its card.
    pub focus: bool,
}

impl CharacterView {
    pub(super) fn of(state: &State, character: Character) -> CharacterView {
        CharacterView {
            character,
            spot: state.spots[character],
            ready: state.is_ready(character),
            activated: state.activated.contains(character),
            troubled: state.troubled == Some(character),
            tokens: match character {
                Character::Bilbo => state.rings,
                Character::Bolg => state.bodyguards,
                Character::Beorn => state.wrath,
                Character::Bard
                | Character::Dain
                | Character::Gandalf
                | Character::Thranduil
                | Character::LordOfTheEagles
                | Character::Thorin => 0,
            },
            focus: character == Character::Gandalf && state.focus,
        }
    }
}

/// Figures that have moved, or are chosen, in the action under way.
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
            Ask::Army(ArmyAsk::MarchOn { at, .. }) => (Some(at), None),
            _ if state.notes.group.lifted => (None, None),
            _ => return None,
        };
        let figures = ArmyView::party(state, &state.notes.group.figures)?;
        Some(GroupView { area, to, figures })
    }

    /// Those that have moved in this action and have not merged yet (rule 9.4).
    pub(super) fn moved(state: &State) -> Vec<GroupView> {
        let arrived = state.notes.arrived.iter();
        let view = |(area, party): &(Area, Party)| {
            let figures = ArmyView::party(state, party)?;
            Some(GroupView { area: Some(*area), to: None, figures })
        };
        arrived.filter_map(view).collect()
    }
}
