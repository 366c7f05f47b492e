//! How good a position looks: victory points held and in reach, the Fellowship's way and its Corruption, Armies near
//! their targets, politics, Characters, cards.

use crate::figures::{Place, Troops};
use crate::ids::{Character, Kind, Nation, Side};
use crate::map::{Region, Site, prizes_of};
use crate::state::State;
use arrayvec::ArrayVec;
use std::sync::OnceLock;

/// How many regions apart two regions are, for an Army that nothing stops.
pub fn distance(from: Region, to: Region) -> u8 {
    static ALL: OnceLock<Vec<[u8; 105]>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        Region::ALL
            .into_iter()
            .map(|start| {
                let mut far = [u8::MAX; 105];
                far[start.index()] = 0;
                let mut queue = vec![start];
                let mut next = 0;
                while let Some(&region) = queue.get(next) {
                    next += 1;
                    for other in region.adjacent() {
                        if far[other.index()] == u8::MAX {
                            far[other.index()] = far[region.index()] + 1;
                            queue.push(*other);
                        }
                    }
                }
                far
            })
            .collect()
    });
    all[from.index()][to.index()]
}

/// How many regions the Ring-bearers are from the Mordor Track.
pub fn way_to_mordor(region: Region) -> u8 {
    distance(region, Region::Morannon).min(distance(region, Region::MinasMorgul))
}

/// How strong troops of a side are in a fight: Elites stand two hits, leaders re-roll.
pub fn strength(state: &State, troops: &Troops, side: Side) -> f32 {
    let (units, elites) = (troops.n_units(side), troops.n_elites(side));
    let leaders = match side {
        Side::FreePeoples => troops.n_leaders(),
        Side::Shadow => troops.nazgul + state.leading_elites(troops),
    };
    f32::from(units) + 0.8 * f32::from(elites) + 0.5 * f32::from(leaders.min(5))
}

/// For how many steps of the Fellowship the dice in the Hunt Box matter.
const NEXT_STEPS: f32 = 3.0;

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// How far a side is on the way to its victory by conquest: points held, and a part of those in reach.
pub fn conquest(state: &State, side: Side) -> f32 {
    let mut points = 0.0;
    let controlled = state.controlled(side);
    let armies: ArrayVec<(Region, f32), 105> = state
        .armies(side)
        .iter()
        .map(|region| (region, strength(state, state.field(region), side)))
        .collect();
    for region in prizes_of(side.enemy()).iter() {
        let worth = f32::from(region.victory_points());
        points += match controlled.contains(region) {
            true => worth,
            false => worth * pressure(state, side, region, &armies),
        };
    }
    points
}

/// How likely it looks that a side takes an enemy region soon with its Armies, from 0 to about 0.8.
fn pressure(state: &State, side: Side, region: Region, armies: &[(Region, f32)]) -> f32 {
    let enemy = side.enemy();
    let inside = state.troops(Place::Inside(region));
    let besieged = state.besieges(side, region);
    let defenders = if besieged {
        // Besiegers hit on sixes only.
        1.7 * strength(state, inside, enemy)
    } else {
        let walls = match region.site() {
            Site::Stronghold => 1.6,
            Site::City => 1.2,
            _ => 1.0,
        };
        walls * strength(state, state.field(region), enemy)
    };
    let mut attackers = if besieged { strength(state, state.field(region), side) } else { 0.0 };
    let mut near = 0.0;
    for (from, own) in armies {
        let far = distance(*from, region);
        if far == 0 || far > 6 {
            continue;
        }
        if far == 1 {
            attackers += 0.9 * own;
        } else {
            near += own / (f32::from(far) * f32::from(far));
        }
    }
    let close = if attackers > 0.0 { 0.7 * logistic((attackers - defenders) / 3.0 - 0.5) } else { 0.0 };
    let closing = 0.25 * logistic((attackers + near - defenders) / 4.0 - 1.0);
    close.max(closing)
}

/// How far the Ring is from being lost: the Corruption that the Fellowship can expect to have at the Crack of Doom.
pub fn expected_corruption(state: &State) -> f32 {
    let fellowship = &state.fellowship;
    let to_go = match fellowship.mordor {
        Some(step) => (0.0, f32::from(5u8.saturating_sub(step))),
        None => {
            let way = way_to_mordor(fellowship.region).saturating_sub(fellowship.progress);
            (f32::from(way), 5.0)
        }
    };
    // The Hunt Box as it is now says something of the next steps; the Hunts after them are as they mostly are.
    let next = to_go.0.min(NEXT_STEPS);
    let hunters = f32::from(state.dice[Side::Shadow.index()].hunt_box.min(5)).max(2.0);
    let outside = (0.30 + 0.10 * hunters) * next + 0.55 * (to_go.0 - next);
    let buffer: f32 = state.in_fellowship().iter().map(|one| 0.45 * f32::from(one.level())).sum();
    let revealed = if fellowship.hidden { 0.0 } else { 0.6 };
    f32::from(fellowship.corruption) + outside + 1.9 * to_go.1 + revealed - buffer.min(5.0)
}

/// How likely it looks that the Shadow wins, from 0 to 1.
pub fn shadow_chance(state: &State) -> f32 {
    let fellowship = &state.fellowship;
    let shadow = conquest(state, Side::Shadow);
    let free = conquest(state, Side::FreePeoples);
    let expected = expected_corruption(state);

    // How far each side's race has gone, from 0 to 1.
    let way = match fellowship.mordor {
        Some(step) => 0.62 + 0.38 * f32::from(step) / 5.0,
        None => {
            let left = f32::from(way_to_mordor(fellowship.region).saturating_sub(fellowship.progress));
            // The figure still has to be brought to the gate and the Fellowship into Mordor.
            0.6 * (1.0 - left / 12.0).clamp(0.0, 1.0)
        }
    };
    let mut score = 0.0;
    // Conquest grows more than evenly: the last points decide.
    score += 0.28 * shadow + 0.05 * (shadow - 4.0).max(0.0) * (shadow - 4.0).max(0.0) / 2.0;
    score -= 0.75 * free;
    score += 0.30 * (expected - 9.5);
    score -= 2.6 * way;
    score += 0.06 * f32::from(fellowship.corruption);

    // Dice are actions.
    score += 0.45 * (f32::from(state.pool(Side::Shadow)) - 7.0);
    score -= 0.55 * (f32::from(state.pool(Side::FreePeoples)) - 4.0);
    for nation in Nation::ALL {
        let steps = f32::from(3 - state.steps[nation.index()].min(3));
        let war = if state.at_war(nation) { 1.0 } else { 0.0 };
        match nation.side() {
            Side::Shadow => score += 0.10 * steps + 0.15 * war,
            Side::FreePeoples => {
                let active = if state.active[nation.index()] { 1.0 } else { 0.0 };
                score -= 0.06 * steps + 0.08 * active + 0.12 * war;
            }
        }
    }
    score += 0.012 * board_strength(state, Side::Shadow) - 0.03 * board_strength(state, Side::FreePeoples);
    for seat in 0..state.seats() {
        let hand = state.hands.get(usize::from(seat)).map_or(0, |hand| hand.len()) as f32;
        match state.side(kernel::Seat(seat)) {
            Side::Shadow => score += 0.05 * hand,
            Side::FreePeoples => score -= 0.05 * hand,
        }
    }
    score -= 0.10 * f32::from(state.rings[0]);
    score += 0.06 * f32::from(state.rings[1]);
    let companions = state.on_map(Side::FreePeoples).len();
    score -= 0.05 * f32::from(companions);
    if !state.in_play(Character::WitchKing) && state.rings[1] == 0 {
        score -= 0.02;
    }
    logistic(score + 0.55)
}

fn board_strength(state: &State, side: Side) -> f32 {
    let board = state.on_board();
    let units: u8 = side.nations().iter().map(|nation| board.of_nation(*nation)).sum();
    let elites: u8 = side.nations().iter().map(|nation| board.unit(*nation, Kind::Elite)).sum();
    f32::from(units) + 0.8 * f32::from(elites)
}
