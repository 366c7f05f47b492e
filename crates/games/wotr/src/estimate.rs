//! How good a position looks: victory points held and in reach, the Fellowship's journey and its Corruption, Armies
//! near their targets, politics, Characters, cards.
//!
//! [`features`] says what is looked at, [`WORTH`] what each feature is worth. The worths were set by hand; a fit to
//! some thousand positions of games between computer players, each with the result of its game, showed where to change
//! them.

use crate::figures::{Place, Troops};
use crate::ids::{BySide, Card, Character, Kind, Nation, Side, Tile};
use crate::map::{MAP, Region, Site, prizes_of};
use crate::state::State;
use arrayvec::ArrayVec;
use kit::ById;
use std::sync::OnceLock;

/// How many steps it takes from each region to every other.
type Distances = ById<Region, ById<Region, u8, { Region::COUNT }>, { Region::COUNT }>;

/// All distances between regions.
fn distances() -> &'static Distances {
    static ALL: OnceLock<Box<Distances>> = OnceLock::new();
    ALL.get_or_init(|| Box::new(Distances::from_fn(|region| MAP.distances(region))))
}

/// How many regions apart two regions are, for an Army that nothing stops.
pub fn distance(from: Region, to: Region) -> u8 {
    distances()[from][to]
}

/// How many regions the Ring-bearers are from the Mordor Track.
pub fn way_to_mordor(region: Region) -> u8 {
    distance(region, Region::Morannon).min(distance(region, Region::MinasMorgul))
}

/// How strong troops of a side are in a fight: Elites withstand two hits, leaders re-roll.
pub fn strength(state: &State, troops: &Troops, side: Side) -> f32 {
    let (units, elites) = (troops.n_units(side), troops.n_elites(side));
    let leaders = match side {
        Side::FreePeoples => troops.n_leaders(),
        Side::Shadow => troops.nazgul + state.leading_elites(troops),
    };
    f32::from(units) + 0.8 * f32::from(elites) + 0.5 * f32::from(leaders.min(5))
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// How strong troops of a side are where they are: as [`strength`], but units that may not fight yet count for less.
fn might(state: &State, troops: &Troops, side: Side) -> f32 {
    let mut sum = 0.0;
    for nation in side.nations() {
        let units = troops.of_nation(*nation);
        if units > 0 {
            let elites = troops.unit(*nation, Kind::Elite);
            let ready = if state.at_war(*nation) { 1.0 } else { 0.55 };
            sum += ready * (f32::from(units) + 0.8 * f32::from(elites));
        }
    }
    let leaders = match side {
        Side::FreePeoples => troops.n_leaders(),
        Side::Shadow => troops.nazgul + state.leading_elites(troops),
    };
    sum + 0.5 * f32::from(leaders.min(5))
}

/// How much of an Army's strength counts at a distance.
const FADES: [f32; 9] = [1.0, 0.9, 0.62, 0.44, 0.31, 0.22, 0.15, 0.1, 0.07];

/// What a side has done and can do towards a victory by conquest.
#[derive(Clone, Copy, Debug, Default)]
pub struct Conquest {
    /// The victory points that it holds.
    pub held: f32,
    /// The victory points that its Armies besiege or stand beside, each weighed by how likely it looks.
    pub close: f32,
    /// The victory points that its Armies are on the way to, likewise.
    pub far: f32,
}

/// How far a side is on the way to a victory by conquest.
pub fn conquest(state: &State, side: Side) -> Conquest {
    let enemy = side.enemy();
    let far = distances();
    let mut sum = Conquest::default();
    let controlled = state.controlled(side);
    let armies: ArrayVec<(Region, f32), { Region::COUNT }> =
        state.armies(side).iter().map(|region| (region, might(state, state.field(region), side))).collect();
    for region in prizes_of(enemy).iter() {
        let worth = f32::from(region.victory_points());
        if controlled.contains(region) {
            sum.held += worth;
            continue;
        }
        let besieged = state.besieges(side, region);
        let defenders = if besieged {
            // Besiegers hit on sixes only.
            1.5 * strength(state, state.troops(Place::Inside(region)), enemy)
        } else {
            let walls = match region.site() {
                Site::Stronghold => 1.35,
                Site::City => 1.1,
                _ => 1.0,
            };
            walls * strength(state, state.field(region), enemy)
        };
        let row = &far[region];
        let (mut beside, mut near) = (0.0f32, 0.0f32);
        for (from, own) in &armies {
            match row[*from] {
                0 => beside += 1.15 * own,
                1 => beside += 0.9 * own,
                steps if steps < 9 => near += FADES[usize::from(steps)] * own,
                _ => {}
            }
        }
        let close = beside / (beside + defenders + 0.5);
        let coming = (beside + near) / (beside + near + 1.5 * defenders + 4.0);
        sum.close += worth * close * close;
        sum.far += worth * coming * coming;
    }
    sum
}

/// What the Fellowship can expect.
#[derive(Clone, Copy, Debug)]
pub struct Quest {
    /// The Corruption at the Crack of Doom.
    pub corruption: f32,
    /// How many turns it takes.
    pub turns: f32,
    /// How likely it looks that the Ring-bearers do not succumb.
    pub survives: f32,
}

/// The chance that a Hunt succeeds, by the dice in the Hunt Box, where nothing else is known: for a first or second
/// move.
const HUNTS: [f32; 6] = [0.0, 0.25, 0.43, 0.56, 0.66, 0.73];

/// How likely a Hunt would be to succeed if the Fellowship moved now.
pub fn hunt_chance(state: &State) -> f32 {
    let region = state.fellowship.region;
    let hunters = f32::from(state.hunt_box[Side::Shadow].min(5));
    let walkers = state.hunt_box[Side::FreePeoples].min(4);
    let nazgul =
        state.fields_with_nazgul().contains(region) || state.region_of(Character::WitchKing) == Some(region);
    let stronghold = region.site() == Site::Stronghold && state.controls(Side::Shadow, region);
    let again = u8::from(state.units_at(region, Side::Shadow) > 0) + u8::from(nazgul) + u8::from(stronghold);
    let dice = hunters + 0.8 * f32::from(again).min(hunters);
    1.0 - (f32::from(5 - walkers) / 6.0).powf(dice)
}

/// How the Fellowship's journey looks.
pub fn quest(state: &State) -> Quest {
    let fellowship = &state.fellowship;
    let in_mordor = fellowship.mordor.is_some();
    let (way, steps) = match fellowship.mordor {
        Some(step) => (0.0, f32::from(5u8.saturating_sub(step))),
        None => {
            let way = way_to_mordor(fellowship.region).saturating_sub(fellowship.progress);
            (f32::from(way), 5.0)
        }
    };
    let hunters = state.hunt_box[Side::Shadow].min(5);
    let walkers = state.hunt_box[Side::FreePeoples];

    // The tiles of Mordor: those in the pool, the drawn Eyes, which return, and those that wait.
    let eyes = if in_mordor { 0.5 * f32::from(hunters + walkers) + 1.2 } else { 2.7 };
    let (mut tiles, mut damage, mut stops) = (0.0, 0.0, 0.0);
    for tile in Tile::ALL {
        let mut n = state.tiles.pool.count(tile) + state.tiles.waiting.count(tile);
        if tile == Tile::Eye && !in_mordor {
            n += state.tiles.drawn.count(tile);
        }
        if n == 0 {
            continue;
        }
        let n = f32::from(n);
        tiles += n;
        damage += n * match tile {
            Tile::Eye => eyes,
            Tile::Three | Tile::OnOnTheyWent => 3.0,
            Tile::Two | Tile::TwoReveal => 2.0,
            Tile::One | Tile::OneReveal | Tile::GiveItToUss => 1.0,
            Tile::ZeroReveal | Tile::ElvenCloaks | Tile::ElvenRope => 0.0,
            Tile::PhialOfGaladriel => -2.0,
            Tile::SmeagolHelpsNiceMaster => -1.0,
            Tile::ShelobsLair => 3.5,
            Tile::TheRingIsMine => eyes,
        };
        if matches!(tile, Tile::ShelobsLair | Tile::TheRingIsMine | Tile::OnOnTheyWent | Tile::GiveItToUss) {
            stops += n;
        }
    }
    let tiles = tiles.max(1.0);
    let each = damage / tiles;
    let draws = steps / (1.0 - (stops / tiles).min(0.6));

    // The Hunt Box as it is now says something about the next step; the Hunts after it are taken as average.
    let next = way.min(1.5);
    let chance = match hunters {
        // The dice are still to be rolled.
        0 if state.dice[Side::Shadow].n_unused() == 0 => 0.3,
        _ => hunt_chance(state),
    };
    let outside = 1.6 * (chance * next + HUNTS[2] * (way - next));

    // Companions and cards on the table take damage.
    let mut buffer: f32 = state.in_fellowship().iter().map(|one| 0.45 * f32::from(one.level())).sum();
    for card in [Card::MithrilCoatAndSting, Card::WizardsStaff, Card::AxeAndBow, Card::HornOfGondor] {
        if state.on_table(card) {
            buffer += 1.2;
        }
    }
    if fellowship.guide.is_none() {
        buffer += 1.0;
    }
    let revealed = if fellowship.hidden { 0.0 } else { 1.0 };
    let corruption =
        f32::from(fellowship.corruption) + outside + each * draws + 0.3 * revealed - buffer.min(6.0);
    let turns = way / 1.7 + draws / 1.4 + 0.4 * revealed + if in_mordor { 0.0 } else { 0.7 };
    let spread = 0.7 + 0.13 * (way * 0.5 + draws);
    Quest { corruption, turns, survives: logistic((11.4 - corruption) / spread) }
}

/// How many things [`features`] looks at.
pub const FEATURES: usize = 26;

/// What each of them is worth to the Shadow.
pub const WORTH: [f32; FEATURES] = [
    -1.0,   // 0: every position
    0.6,    // 1: the race between Ring and conquest
    0.1,    // 2: victory points of the Shadow
    0.05,   // 3: those that its Armies are at
    0.32,   // 4: those that they are on the way to
    0.055,  // 5: the last of them are decisive
    -0.5,   // 6: victory points of the Free Peoples
    -0.35,  // 7: those that their Armies are at
    -0.1,   // 8: those that they are on the way to
    -0.3,   // 9: the last of them are decisive
    0.1,    // 10: Corruption at the Crack of Doom
    0.22,   // 11: turns to the Crack of Doom, while the Shadow conquers
    0.35,   // 12: dice of the Shadow
    -0.65,  // 13: dice of the Free Peoples
    0.03,   // 14: politics of the Shadow
    -0.055, // 15: politics of the Free Peoples: steps
    -0.07,  // 16: politics of the Free Peoples: Nations that are active
    0.008,  // 17: units of the Shadow
    -0.04,  // 18: units of the Free Peoples
    0.06,   // 19: cards of the Shadow
    -0.03,  // 20: cards of the Free Peoples
    -0.08,  // 21: Elven Rings of the Free Peoples
    0.08,   // 22: Elven Rings of the Shadow
    -0.02,  // 23: Companions on the map
    0.13,   // 24: dice that the Shadow has still to use
    -0.18,  // 25: dice that the Free Peoples have still to use
];

/// What a position is judged by, in the order of [`WORTH`].
pub fn features(state: &State) -> [f32; FEATURES] {
    let shadow = conquest(state, Side::Shadow);
    let free = conquest(state, Side::FreePeoples);
    let quest = quest(state);

    // The Free Peoples win if the Ring-bearers do not succumb and the Shadow does not conquer in time.
    // A Shadow that has conquered goes on to conquer; one that sits still leaves the Fellowship all the time it needs.
    let drive = shadow.held + 0.6 * shadow.close + 0.4 * shadow.far;
    let pace = (0.35 + 0.09 * drive).min(0.9);
    let at_the_end = shadow.held + 0.35 * shadow.close + pace * quest.turns;
    let in_time = logistic((at_the_end - 9.5) / 1.6);
    let lost = (1.0 - quest.survives * (1.0 - in_time)).clamp(0.02, 0.98);
    let race = (lost / (1.0 - lost)).ln();

    let mut politics = [0.0f32; 3];
    for nation in Nation::ALL {
        let steps = f32::from(3 - state.steps[nation].min(3));
        let war = if state.at_war(nation) { 1.5 } else { 0.0 };
        match nation.side() {
            Side::Shadow => politics[0] += steps + war,
            Side::FreePeoples => {
                politics[1] += steps + war;
                politics[2] += f32::from(u8::from(state.active[nation]));
            }
        }
    }
    let mut hands = BySide::all(0.0f32);
    for seat in 0..state.seats() {
        let seat = kernel::Seat(seat);
        hands[state.side(seat)] += state.hand(seat).len() as f32;
    }
    let last = (shadow.held + 0.4 * shadow.close - 5.0).max(0.0);
    let free_last = (free.held + 0.5 * free.close - 1.0).max(0.0);
    [
        1.0,
        race,
        shadow.held,
        shadow.close,
        shadow.far,
        last * last,
        free.held,
        free.close,
        free.far,
        free_last * free_last,
        quest.corruption - 9.0,
        (quest.turns - 6.0) * (0.2 * drive).clamp(0.15, 1.3),
        f32::from(state.pool(Side::Shadow)) - 8.0,
        f32::from(state.pool(Side::FreePeoples)) - 4.0,
        politics[0] - 9.0,
        politics[1] - 6.0,
        politics[2] - 2.0,
        board_strength(state, Side::Shadow) - 50.0,
        board_strength(state, Side::FreePeoples) - 40.0,
        hands[Side::Shadow] - 5.0,
        hands[Side::FreePeoples] - 5.0,
        f32::from(state.rings[Side::FreePeoples]),
        f32::from(state.rings[Side::Shadow]),
        state.on_map(Side::FreePeoples).len() as f32,
        f32::from(state.dice[Side::Shadow].n_unused() + state.dice[Side::Shadow].to_roll),
        f32::from(state.dice[Side::FreePeoples].n_unused() + state.dice[Side::FreePeoples].to_roll),
    ]
}

/// How likely it looks that the Shadow wins, from 0 to 1.
pub fn shadow_chance(state: &State) -> f32 {
    logistic(features(state).iter().zip(&WORTH).map(|(feature, worth)| feature * worth).sum())
}

fn board_strength(state: &State, side: Side) -> f32 {
    let board = state.on_board();
    let units: u8 = side.nations().iter().map(|nation| board.of_nation(*nation)).sum();
    let elites: u8 = side.nations().iter().map(|nation| board.unit(*nation, Kind::Elite)).sum();
    f32::from(units) + 0.8 * f32::from(elites)
}
