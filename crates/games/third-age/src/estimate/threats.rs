//! What decides a scenario by itself: Orthanc and the Ents, the walls of the great Strongholds, the Commander, the Black Gate.

use super::{Armies, fade, logistic, might, survives, walls};
use crate::figures::Spot;
use crate::ids::{Area, Character, Scenario, Section, Side, Tile};
use crate::state::State;

/// How much protection the great Strongholds of the Free Peoples have lost, those in the hands of the Shadow included.
pub(super) fn breached(state: &State) -> f32 {
    let share = |lost: u8, all: u8| if all == 0 { 1.0 } else { f32::from(lost.min(all)) / f32::from(all) };
    match state.scenario {
        Scenario::Rohan => {
            let of = |area: Area| {
                let all = state.board().protection[area];
                if state.markers.contains(area) { 1.0 } else { share(state.lost[area], all) }
            };
            0.6 * of(Area::Hornburg) + 0.4 * of(Area::Edoras)
        }
        Scenario::Gondor => {
            let of = |section: Section| share(state.sections_lost[section], state.board().sections[section]);
            let most = Section::ALL.into_iter().map(of).fold(0.0, f32::max);
            let sum: f32 = Section::ALL.into_iter().map(of).sum();
            0.7 * most + 0.1 * sum
        }
    }
}

/// How much Orthanc is in danger: Armies that may take it, and Ents that may destroy its Army (rules 8.6.12, 12.2).
pub(super) fn orthanc_in_danger(state: &State, free: &Armies, chance: Option<f32>) -> f32 {
    let place = Area::Orthanc;
    if state.markers.contains(place) || state.spots[Character::Saruman] == Spot::Eliminated {
        return 1.0;
    }
    let steps = &state.board().steps;
    let guard = might(state, Side::Shadow, place) * survives(state, place, chance);
    let near: f32 = free
        .iter()
        .map(|(at, own)| match steps[*at][place] {
            far @ 0..=4 => fade(far) * own,
            _ => 0.0,
        })
        .sum();
    let own = if guard > 0.0 { guard + walls(state, place) } else { 0.3 };
    let risk = near / (near + own + 0.6);
    let taken = risk * risk;
    // An Army alone can be destroyed by Ents; without one Saruman has nothing to fear from them.
    let units = state.army(place).n_units();
    if units == 0 || !state.in_play(Character::Treebeard) {
        return taken;
    }
    let hits = ent_strikes(state, place) * 2.78;
    let army = state.army(place);
    let needed = f32::from(state.protection_left(place, None) + 2 * units) - f32::from(army.damage) - 1.0;
    let felled = logistic((hits - needed) / 1.6);
    taken.max(felled * 0.8)
}

/// How many Ent attacks can be made on a place in one activation: each march on the way takes an Ent (rule 8.6.6).
fn ent_strikes(state: &State, place: Area) -> f32 {
    let way = state.board().steps[state.entwood][place];
    let marches = way.saturating_sub(1);
    f32::from(state.ents.saturating_sub(marches))
}

/// What the Ents are worth to the Free Peoples.
pub(super) fn ents(state: &State) -> f32 {
    let roused = if state.in_play(Character::Treebeard) { 1.0 } else { 0.5 };
    let steps = &state.board().steps[state.entwood];
    let prey = state.armies_on_board(Side::Shadow).iter().filter(|area| steps[*area] <= 3).count();
    roused * f32::from(state.ents) * (0.6 + 0.15 * prey.min(4) as f32)
}

/// How much the Commander's end is near (rules 9.2, 9.8, 12.3).
pub(super) fn commander_in_danger(state: &State, free: &Armies, chance: Option<f32>) -> f32 {
    let Some(commander) = state.commander else { return 1.0 };
    let mut risk = 0.0f32;
    if let Some(area) = state.place_of(commander)
        && state.has_army(Side::Shadow, area)
    {
        let own = might(state, Side::Shadow, area) * survives(state, area, chance).powi(2);
        let steps = &state.board().steps;
        let near: f32 = free
            .iter()
            .filter(|(at, _)| steps[*at][area] <= 2)
            .map(|(at, own)| fade(steps[*at][area]) * own)
            .sum();
        let odds = near / (near + own + 0.8);
        risk = odds * odds;
    }
    // Rule 9.8.2.
    let tile = state.pool.contains(Tile::FreeNoLivingMan) && state.in_play(Character::TheodenGondor);
    if tile && commander == Character::WitchKing && state.place_of(commander).is_some() {
        risk += 0.15;
    }
    let heir = commander == Character::Gothmog || state.in_play(Character::Gothmog);
    if heir && commander == Character::WitchKing { 0.4 * risk } else { risk }
}

/// How near the Free Peoples are to standing in Black Gate and Cross-roads (rule 12.3).
pub(super) fn black_gate(state: &State, free: &Armies, shadow: &Armies) -> f32 {
    let steps = &state.board().steps;
    let near = |place: Area| {
        let reach = |list: &Armies| -> f32 {
            list.iter()
                .map(|(at, own)| match steps[*at][place] {
                    far @ 0..=3 if !at.is_recruitment() || far < 2 => fade(far) * own,
                    _ => 0.0,
                })
                .sum()
        };
        let (own, enemies) = (reach(free), reach(shadow));
        own / (own + enemies + 1.0)
    };
    let (gate, roads) = (near(Area::BlackGate), near(Area::CrossRoads));
    gate * roads
}
