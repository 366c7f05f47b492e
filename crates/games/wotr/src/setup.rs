//! Set-up (chapter 4).

use crate::figures::{Figures, Place, Spot};
use crate::ids::Nation::{self, Dwarves, Elves, Gondor, Isengard, North, Rohan, Sauron, Southrons};
use crate::ids::{BySide, Character, LEADERS, NAZGUL, Side, Units};
use crate::map::Region;
use crate::state::State;

/// Figures at the start: Nation, Regulars, Elites, Leaders, Nazgûl (rule 4.8).
pub static ARMIES: &[(Region, Nation, u8, u8, u8, u8)] = &[
    (Region::Erebor, Dwarves, 1, 2, 1, 0),
    (Region::EredLuin, Dwarves, 1, 0, 0, 0),
    (Region::IronHills, Dwarves, 1, 0, 0, 0),
    (Region::GreyHavens, Elves, 1, 1, 1, 0),
    (Region::Rivendell, Elves, 0, 2, 1, 0),
    (Region::WoodlandRealm, Elves, 1, 1, 1, 0),
    (Region::Lorien, Elves, 1, 2, 1, 0),
    (Region::MinasTirith, Gondor, 3, 1, 1, 0),
    (Region::DolAmroth, Gondor, 3, 0, 0, 0),
    (Region::Osgiliath, Gondor, 2, 0, 0, 0),
    (Region::Pelargir, Gondor, 1, 0, 0, 0),
    (Region::Bree, North, 1, 0, 0, 0),
    (Region::Carrock, North, 1, 0, 0, 0),
    (Region::Dale, North, 1, 0, 1, 0),
    (Region::NorthDowns, North, 0, 1, 0, 0),
    (Region::TheShire, North, 1, 0, 0, 0),
    (Region::Edoras, Rohan, 1, 1, 0, 0),
    (Region::FordsOfIsen, Rohan, 2, 0, 1, 0),
    (Region::HelmsDeep, Rohan, 1, 0, 0, 0),
    (Region::Orthanc, Isengard, 4, 1, 0, 0),
    (Region::NorthDunland, Isengard, 1, 0, 0, 0),
    (Region::SouthDunland, Isengard, 1, 0, 0, 0),
    (Region::BaradDur, Sauron, 4, 1, 0, 1),
    (Region::DolGuldur, Sauron, 5, 1, 0, 1),
    (Region::Gorgoroth, Sauron, 3, 0, 0, 0),
    (Region::MinasMorgul, Sauron, 5, 0, 0, 1),
    (Region::Moria, Sauron, 2, 0, 0, 0),
    (Region::MountGundabad, Sauron, 2, 0, 0, 0),
    (Region::Nurn, Sauron, 2, 0, 0, 0),
    (Region::Morannon, Sauron, 5, 0, 0, 1),
    (Region::FarHarad, Southrons, 3, 1, 0, 0),
    (Region::NearHarad, Southrons, 3, 1, 0, 0),
    (Region::NorthRhun, Southrons, 2, 0, 0, 0),
    (Region::SouthRhun, Southrons, 3, 1, 0, 0),
    (Region::Umbar, Southrons, 3, 0, 0, 0),
];

/// Reinforcements at the start: Regulars, Elites, Leaders, Nazgûl (rule 4.8).
pub static REINFORCEMENTS: [(Nation, u8, u8, u8, u8); Nation::COUNT] = [
    (Dwarves, 2, 3, 3, 0),
    (Elves, 2, 4, 0, 0),
    (Gondor, 6, 4, 3, 0),
    (North, 6, 4, 3, 0),
    (Rohan, 6, 4, 3, 0),
    (Isengard, 6, 5, 0, 0),
    (Sauron, 8, 4, 0, 4),
    (Southrons, 10, 3, 0, 0),
];

fn figures(nation: Nation, regulars: u8, elites: u8, leaders: u8, nazgul: u8) -> Figures {
    let mut figures = Figures::NONE;
    figures.troops.units[nation] = Units::new([regulars, elites]);
    if let Some(nation) = nation.free() {
        figures.troops.leaders[nation] = leaders;
    }
    figures.troops.nazgul = nazgul;
    figures
}

/// Puts everything in its place.
pub(crate) fn place(state: &mut State) {
    for &(region, nation, regulars, elites, leaders, nazgul) in ARMIES {
        state.put(Place::Field(region), &figures(nation, regulars, elites, leaders, nazgul));
    }
    for (nation, regulars, elites, leaders, nazgul) in REINFORCEMENTS {
        state.reinforcements.add(&figures(nation, regulars, elites, leaders, nazgul).troops);
    }
    // Rule 4.2.
    for companion in Character::ALL.into_iter().take_while(|one| *one <= Character::Peregrin) {
        state.spots[companion] = Spot::Fellowship;
    }
    // Rule 2.6.
    let shadow = |region: &Region| {
        region.is_settlement() && region.nation().is_some_and(|nation| nation.side() == Side::Shadow)
    };
    state.shadow_control = Region::ALL.into_iter().filter(shadow).collect();
    // Rule 14.2: the tokens pass on at the start of each later turn.
    state.leading = BySide::from_fn(|side| state.seats_of(side)[0]);
}

/// How many Leaders and Nazgûl there are of a Nation (rule 1.3).
pub fn leaders_of(nation: Nation) -> (u8, u8) {
    match nation.side() {
        Side::FreePeoples => (LEADERS, 0),
        Side::Shadow => (0, if nation == Sauron { NAZGUL } else { 0 }),
    }
}
