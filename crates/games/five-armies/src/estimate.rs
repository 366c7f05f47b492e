//! How good a position looks: victory points held, in danger and in reach, the time that Fate leaves the Shadow, the strength of
//! the armies, characters that have come or will come, tokens, dice and cards.
//!
//! [`features`] says what is looked at, [`WORTH`] what each feature is worth.

use crate::figures::Spot;
use crate::ids::{Area, ByArea, CONTROLLABLE, Character, FateCard, Pile, Side, Unit};
use crate::map::MAP;
use crate::state::State;
use arrayvec::ArrayVec;
use std::sync::OnceLock;

/// How many steps it takes from each area to every other.
type Distances = ByArea<ByArea<u8>>;

/// All distances. From a special area the way leads over its exit (rules 9.14.2, 9.14.3).
fn distances() -> &'static Distances {
    static ALL: OnceLock<Box<Distances>> = OnceLock::new();
    ALL.get_or_init(|| {
        Box::new(Distances::from_fn(|from: Area| {
            let (mut at, mut steps) = (from, 0);
            while let Some(exit) = at.exit() {
                (at, steps) = (exit, steps + 1);
            }
            let far = MAP.distances(at);
            ByArea::from_fn(|to: Area| if to == from { 0 } else { far[to].saturating_add(steps) })
        }))
    })
}

/// How many steps apart two areas are, for an army that nothing stops.
#[inline]
pub fn distance(from: Area, to: Area) -> u8 {
    distances()[from][to]
}

pub(crate) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// How strong an army of a side is in a fight: units and what they withstand, Great Orcs and Veterans hit twice, leaders re-roll.
pub fn might(state: &State, side: Side, area: Area) -> f32 {
    let army = state.army(area);
    let units = army.n_units().min(5);
    if units == 0 {
        return 0.0;
    }
    let strong = army.units.count(Unit::GreatOrcs) + army.units.count(Unit::DwarfVeterans);
    let led = state.leadership_at(side, area).min(5);
    f32::from(units) + 0.5 * f32::from(strong.min(3)) + 0.3 * f32::from(led) - 0.4 * f32::from(army.damage)
        + 0.15 * f32::from(army.n_units() - units)
}

/// What an unbreached fortification adds to its defenders.
pub fn walls(state: &State, area: Area) -> f32 {
    let left = area.fortification().map_or(0, |value| value.saturating_sub(state.breaches[area]));
    if left == 0 { 0.0 } else { 0.6 + 0.5 * f32::from(left) }
}

/// How strong Beorn is: his dice hit like an army with Leadership, and each Wrath takes a hit.
pub fn beorn_might(state: &State) -> f32 {
    if state.beorn().is_none() {
        return 0.0;
    }
    let cards = [FateCard::GiantSize, FateCard::RoaringVoice];
    let attached = cards.into_iter().filter(|card| state.attached.contains(*card)).count();
    2.0 + 0.45 * f32::from(state.wrath) + 0.8 * attached as f32
}

/// How much of an army's strength counts at a distance.
const FADES: [f32; 10] = [1.0, 0.9, 0.6, 0.42, 0.3, 0.21, 0.15, 0.1, 0.07, 0.05];

fn fade(steps: u8) -> f32 {
    FADES.get(usize::from(steps)).copied().unwrap_or(0.0)
}

/// Armies, and Beorn, with their strength.
type Armies = ArrayVec<(Area, f32), 51>;

/// What the Shadow has conquered and can conquer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Conquest {
    /// The victory points that it holds.
    pub held: f32,
    /// Those of them that its enemies may take back, each weighed by how likely it looks.
    pub danger: f32,
    /// The points that its armies stand beside, likewise.
    pub close: f32,
    /// The points that they are on the way to, likewise.
    pub far: f32,
    /// The Front Gate among what it holds or stands beside.
    pub gate: f32,
}

/// How far the Shadow is on the way to its points.
pub fn conquest(state: &State, shadow: &Armies, free: &Armies) -> Conquest {
    let far = distances();
    let mut sum = Conquest::default();
    for area in CONTROLLABLE {
        let worth = f32::from(area.points());
        let row = &far[area];
        let (mut at, mut beside, mut near) = (0.0f32, 0.0f32, 0.0f32);
        for (from, own) in shadow {
            // The way out of the special areas is not the way in.
            let steps = if from.is_region() { row[*from] } else { far[*from][area] };
            match steps {
                0 => at += own,
                1 => beside += own,
                steps => near += fade(steps) * own,
            }
        }
        let (mut there, mut around) = (0.0f32, 0.0f32);
        for (from, own) in free {
            match row[*from] {
                0 => there += own,
                steps @ 1..=3 => around += fade(steps) * own,
                _ => {}
            }
        }
        if state.markers.contains(area) {
            sum.held += worth;
            let guard = at + 0.5 * beside + if at > 0.0 { walls(state, area) } else { 0.0 };
            let risk = around / (around + guard + 1.0);
            sum.danger += worth * risk * risk;
            if area == Area::FrontGate {
                sum.gate += 1.0;
            }
        } else {
            let tokens: u8 = Pile::of(Side::FreePeoples).iter().map(|pile| state.tokens[*pile][area]).sum();
            let waiting = 0.35 * f32::from(tokens);
            let there = there + waiting + if there > 0.0 { walls(state, area) } else { 0.0 };
            let defenders = 1.2 * there + 0.35 * around;
            let close = beside / (beside + defenders + 0.6);
            let coming = (beside + near) / (beside + near + defenders + 3.5);
            sum.close += worth * close * close;
            sum.far += worth * coming * coming;
            if area == Area::FrontGate {
                sum.gate += close * close;
            }
        }
    }
    sum
}

/// How far the Fate marker goes in a turn.
pub fn fate_pace(state: &State) -> f32 {
    let (mut n, mut sum) = (0.0f32, 0.0f32);
    for (tile, count) in state.pool.iter().chain(state.drawn.iter()) {
        n += f32::from(count);
        sum += f32::from(count) * f32::from(tile.value());
    }
    // The Shadow may choose among several if Generals are active.
    if n == 0.0 { 0.3 } else { (0.78 * sum / n).max(0.3) }
}

/// How many things [`features`] looks at.
pub const FEATURES: usize = 30;

/// What each of them is worth to the Shadow: a logistic regression over positions of 624 games of `search:30` against itself, played
/// with values set by hand (`examples/positions.rs`). Each feature keeps its sign and a least value, since some go together in those
/// games: whoever has more tokens has attacked less, but not because of the tokens. What draws the Shadow forward (1, 5) was held up
/// most: the search finds the way without it, the greedy player does not.
pub const WORTH: [f32; FEATURES] = [
    -2.159, // 0: every position
    0.25,   // 1: the race: six points before Beorn, ten before the end of Fate
    0.305,  // 2: victory points
    -0.315, // 3: those in danger
    0.456,  // 4: those that armies are at
    0.2,    // 5: those that armies are on the way to
    0.04,   // 6: the last of them are decisive
    0.402,  // 7: the Front Gate
    0.015,  // 8: strength of the Shadow
    -0.11,  // 9: strength of the Free Peoples
    -0.04,  // 10: damage of the Shadow
    0.04,   // 11: damage of the Free Peoples
    -0.117, // 12: the Fate marker
    0.82,   // 13: dice of the Shadow's pool
    -0.202, // 14: dice of the Free Peoples' pool
    0.031,  // 15: dice that the Shadow has still to use
    -0.024, // 16: dice that the Free Peoples have still to use
    0.01,   // 17: cards of the Shadow
    -0.11,  // 18: cards of the Free Peoples
    0.008,  // 19: tokens of the Shadow
    -0.01,  // 20: tokens of the Free Peoples
    -0.257, // 21: Generals
    -0.04,  // 22: Thorin
    -0.464, // 23: the Lord of the Eagles
    -0.094, // 24: Eagles and Fate cards
    -0.02,  // 25: Beorn's Wrath on the board
    0.12,   // 26: Bolg
    -2.109, // 27: Bolg in danger
    0.04,   // 28: open Passes
    0.02,   // 29: Generals with an ability left, Leadership of the Shadow
];

/// What a position is judged by, in the order of [`WORTH`].
pub fn features(state: &State) -> [f32; FEATURES] {
    let mut shadow = Armies::new();
    let mut free = Armies::new();
    let (mut strength, mut damage) = ([0.0f32; 2], [0.0f32; 2]);
    for side in Side::ALL {
        for area in state.armies_of(side) {
            let mut own = might(state, side, area);
            let army = state.army(area);
            damage[side as usize] += f32::from(army.damage);
            // Rule 9.14.1: who waits behind a closed Pass is far away.
            if let Some(pass) = area.exit()
                && pass.is_pass()
                && !state.open_passes.contains(pass)
            {
                own *= 0.12 + 0.08 * f32::from(army.n_units().min(5));
            }
            strength[side as usize] += own;
            let list = if side == Side::Shadow { &mut shadow } else { &mut free };
            let _ = list.try_push((area, own));
        }
    }
    let beorn = beorn_might(state);
    if let Some(area) = state.beorn() {
        let _ = free.try_push((area, beorn));
    }
    let conquest = conquest(state, &shadow, &free);

    // Two deadlines: six points when Beorn can come (rule 14.1b), ten when Fate is full (rule 14.1c).
    let pace = fate_pace(state);
    let secure = conquest.held - 0.6 * conquest.danger + 0.5 * conquest.close;
    let drive = (0.55 + 0.12 * conquest.far + 0.06 * conquest.held).min(1.6);
    let in_time = |points: f32, turns: f32| {
        let at_the_end = secure + drive * turns;
        logistic((at_the_end - points) / (1.2 + 0.12 * turns))
    };
    let turns = f32::from(15 - state.fate.min(15)) / pace;
    let ten = in_time(10.0, turns);
    let six = match state.spots[Character::Beorn] {
        Spot::Track(step) => {
            let turns = f32::from(step.saturating_sub(state.fate)) / pace;
            in_time(6.0, turns + 0.3)
        }
        _ => 1.0,
    };
    let won = (ten * six).clamp(0.02, 0.98);
    let race = (won / (1.0 - won)).ln();

    let tokens = |pile: Pile| f32::from(state.tokens[pile].values().iter().sum::<u8>());
    let unused = |side: Side| f32::from(state.dice[side].n_unused() + state.dice[side].to_roll);
    let generals = [Character::Bard, Character::Dain, Character::Gandalf, Character::Thranduil];
    let alive = generals.into_iter().filter(|general| state.in_play(*general)).count();
    let ready = |character: Character| match state.spots[character] {
        Spot::Track(step) if state.fate >= step => 0.6,
        Spot::Track(step) => 0.4 * logistic(f32::from(state.fate) - f32::from(step) + 1.5),
        spot if spot.in_play() => 1.0,
        _ => 0.0,
    };
    let (bolg, bolg_danger) = bolg(state, &free);
    let last = (secure - 5.0).max(0.0);
    let leadership: u8 = state.armies_of(Side::Shadow).iter().map(|area| state.army(area).leadership).sum();
    let fate_cards = state.attached.len() as f32;
    let eagles: u8 = state.eagles.values().iter().sum();
    [
        1.0,
        race,
        conquest.held,
        conquest.danger,
        conquest.close,
        conquest.far,
        last * last,
        conquest.gate,
        strength[Side::Shadow as usize] - 20.0,
        strength[Side::FreePeoples as usize] - 20.0,
        damage[Side::Shadow as usize],
        damage[Side::FreePeoples as usize],
        f32::from(state.fate) - 6.0,
        f32::from(state.pools[Side::Shadow]) - 6.0,
        f32::from(state.pools[Side::FreePeoples]) - 5.0,
        unused(Side::Shadow),
        unused(Side::FreePeoples),
        state.hands[Side::Shadow].len() as f32 - 3.0,
        state.hands[Side::FreePeoples].len() as f32 - 3.0,
        tokens(Pile::Shadow) - 6.0,
        tokens(Pile::DwarvesAndMen) + tokens(Pile::Elves) - 5.0,
        alive as f32 - 4.0,
        ready(Character::Thorin),
        ready(Character::LordOfTheEagles),
        0.3 * f32::from(state.eyrie + eagles) + 0.5 * fate_cards + 0.1 * f32::from(state.rings),
        beorn,
        bolg,
        bolg_danger,
        state.open_passes.len() as f32,
        0.3 * f32::from(leadership) - 0.6 * state.activated.len() as f32,
    ]
}

/// What Bolg is worth to the Shadow, and how much he is in danger (rule 14.1a).
fn bolg(state: &State, free: &Armies) -> (f32, f32) {
    let Some(area) = state.place_of(Character::Bolg) else { return (0.0, 0.0) };
    if !state.has_army(Side::Shadow, area) {
        // Rule 7.4: alone he cannot be attacked, but he leads nobody.
        return (0.4, 0.0);
    }
    let own = might(state, Side::Shadow, area) + f32::from(state.bodyguards);
    let far = &distances()[area];
    let against: f32 =
        free.iter().filter(|(at, _)| far[*at] <= 2).map(|(at, own)| fade(far[*at]) * own).sum();
    let risk = against / (against + own + 0.5);
    (1.0, risk * risk)
}

/// How likely it looks that the Shadow wins, from 0 to 1.
pub fn shadow_chance(state: &State) -> f32 {
    logistic(features(state).iter().zip(&WORTH).map(|(feature, worth)| feature * worth).sum())
}
