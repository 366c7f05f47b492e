//! How good a position looks: what the Shadow holds, has in danger and in reach; whether it comes in time, before the Captain who ends
//! the game without its regions and before the end of Fate; the strength of the Armies, Damage, dice, cards, Characters, tokens, and what
//! decides a scenario by itself: Orthanc and the Ents, Minas Tirith, the Commander, the Black Gate.
//!
//! [`features`] says what is looked at, [`worth`] what each feature is worth. All numbers are read from the tables of the game, which a
//! pack may change.

mod threats;

use crate::battle::Battle;
use crate::figures::Spot;
use crate::ids::{Area, Areas, Character, Kind, Scenario, Section, Side, Tile};
use crate::ops::Test;
use crate::state::State;
use arrayvec::ArrayVec;
use threats::{black_gate, breached, commander_in_danger, ents, orthanc_in_danger};

/// The space of the Endgame Marker (rule 4.4).
const LAST_SPACE: u8 = 18;

pub(crate) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// How much of an Army's strength counts at a distance.
const FADES: [f32; 12] = [1.0, 0.9, 0.62, 0.46, 0.34, 0.26, 0.2, 0.15, 0.11, 0.08, 0.06, 0.04];

fn fade(steps: u8) -> f32 {
    FADES.get(usize::from(steps)).copied().unwrap_or(0.02)
}

/// Armies with their strength.
type Armies = ArrayVec<(Area, f32), 64>;

/// The Leadership of an Army, roughly: everybody's value counts.
fn led(state: &State, side: Side, area: Area) -> f32 {
    let army = state.army(area);
    let value = |who: &Character| match state.spots[*who] {
        Spot::At(at) if at == area && state.character_side(*who) == side => {
            f32::from(state.book.characters[*who].leadership)
        }
        _ => 0.0,
    };
    let characters: f32 = Character::ALL.iter().map(value).sum();
    f32::from(army.leadership + army.n_leaders()) + characters
}

/// How strong an Army of a side is in a fight: its dice, what it withstands, re-rolls.
pub fn might(state: &State, side: Side, area: Area) -> f32 {
    let army = state.army(area);
    let units = army.n_units();
    if units == 0 {
        return 0.0;
    }
    let strength: f32 =
        army.units.iter().map(|(unit, n)| f32::from(n) * f32::from(state.book.units[unit].strength)).sum();
    let five = f32::from(units.min(5));
    let dice = strength.min(five * 1.6).min(5.0 + 0.1 * five);
    let hale = five - 0.4 * f32::from(army.damage.min(8));
    let rerolls = led(state, side, area).min(5.0).min(dice);
    (0.55 * dice + 0.5 * hale + 0.28 * rerolls).max(0.2) + 0.15 * f32::from(units - units.min(5))
}

/// What protection adds to the defenders of a place, whoever they are: of Minas Tirith its weakest section counts, a Siege Tower goes over
/// it and Catapults take some of it (rules 9.5, 9.10, 10.12).
pub fn walls(state: &State, area: Area) -> f32 {
    if area != Area::MinasTirith {
        let left = state.protection_left(area, None);
        return if left == 0 { 0.0 } else { 0.5 + 0.65 * f32::from(left) };
    }
    if state.board().sections.values().iter().all(|points| *points == 0) {
        return 0.0;
    }
    let weakest = Section::ALL.into_iter().map(|section| state.protection_left(area, Some(section))).min();
    let left = f32::from(weakest.unwrap_or(0));
    if left == 0.0 {
        return 0.0;
    }
    let towers = state.towers.len().min(3) as f32;
    let catapults = f32::from(state.n_catapults().min(5));
    (0.5 + 0.65 * left) * (1.0 - 0.12 * towers - 0.04 * catapults)
}

/// What a place of the Free Peoples is worth to the Shadow.
pub fn place_worth(state: &State, area: Area) -> f32 {
    match state.scenario {
        Scenario::Rohan => f32::from(state.worth(area)),
        Scenario::Gondor if area == Area::MinasTirith => 6.0,
        Scenario::Gondor => 1.0,
    }
}

/// How likely it looks that the attacker wins the battle under way.
fn attackers_chance(state: &State, battle: &Battle) -> f32 {
    let side = battle.attacker;
    let own: f32 = battle.armies.iter().map(|area| might(state, side, area)).sum();
    let protection = f32::from(state.protection_met(battle));
    let walls = if protection == 0.0 { 0.0 } else { 0.5 + 0.65 * protection };
    let theirs = 1.1 * might(state, side.enemy(), battle.at) + walls;
    let (own, theirs) = (own * own, theirs * theirs);
    own / (own + theirs + 0.1)
}

/// How much of an Army's strength a battle under way leaves it, as far as the odds tell.
fn survives(state: &State, area: Area, chance: Option<f32>) -> f32 {
    match (&state.battle, chance) {
        (Some(battle), Some(chance)) if battle.at == area => 1.0 - 0.75 * chance,
        (Some(battle), Some(chance)) if battle.from == area => 1.0 - 0.4 * (1.0 - chance),
        _ => 1.0,
    }
}

/// How safely the Shadow holds a place, or how likely it looks that it takes it.
#[derive(Clone, Copy, Debug, Default)]
struct Prospect {
    /// Held, less the risk of losing it.
    safe: f32,
    /// How likely it is taken by Armies that are at it.
    close: f32,
    /// How likely it is taken by those on the way.
    far: f32,
    /// The risk of losing it, if it is held.
    risk: f32,
}

fn prospect(state: &State, area: Area, shadow: &Armies, free: &Armies) -> Prospect {
    let steps = &state.board().steps;
    let (mut at, mut beside, mut near) = (0.0f32, 0.0f32, 0.0f32);
    for (from, own) in shadow {
        match steps[*from][area] {
            0 => at += own,
            1 => beside += own,
            far => near += fade(far) * own,
        }
    }
    let (mut there, mut around) = (0.0f32, 0.0f32);
    for (from, own) in free {
        match steps[*from][area] {
            0 => there += own,
            far @ 1..=4 => around += fade(far) * own,
            _ => {}
        }
    }
    if state.markers.contains(area) {
        let guard = at + 0.5 * beside + 0.25 * near + if at > 0.0 { walls(state, area) } else { 0.0 };
        let risk = around / (around + guard + 0.8);
        let risk = risk * risk;
        return Prospect { safe: 1.0 - risk, close: 0.0, far: 0.0, risk };
    }
    let waiting = 0.45 * f32::from(state.tokens_at(Side::FreePeoples, area).min(4));
    let held = if there > 0.0 { walls(state, area) } else { 0.3 * walls(state, area) };
    let defenders = 1.15 * there + waiting + held + 0.3 * around;
    let close = beside / (beside + defenders + 0.4);
    let coming = (beside + 0.8 * near) / (beside + 0.8 * near + defenders + 3.0);
    Prospect { safe: 0.0, close: close * close, far: coming * coming, risk: 0.0 }
}

/// How far the Fate Marker goes in a round.
pub fn fate_pace(state: &State) -> f32 {
    let (mut n, mut sum) = (0.0f32, 0.0f32);
    for (tile, count) in state.pool.iter().chain(state.aside.iter()) {
        let value = match tile {
            Tile::One | Tile::OneFate => 1.0,
            Tile::Two | Tile::TwoFate | Tile::XFate => 2.0,
            Tile::Three => 3.0,
            Tile::FreeTwoDraw => 3.8,
            Tile::FreeNoLivingMan => 1.5,
            Tile::ShadowZero | Tile::ShadowZeroDie => 0.0,
        };
        n += f32::from(count);
        sum += f32::from(count) * value;
    }
    // A pool that is nearly empty is filled again (rule 6.6); the Free Peoples choose among several tiles.
    1.15 * (sum + 3.6) / (n + 2.0)
}

/// The Captain with whom the Free Peoples win if the Shadow controls no region (rules 12.2, 12.3).
const fn king(scenario: Scenario) -> Character {
    match scenario {
        Scenario::Rohan => Character::TheodenRohan,
        Scenario::Gondor => Character::AragornGondor,
    }
}

/// In how many rounds a Character may be in play, as far as Fate and those whom he waits for tell.
fn rounds_until(state: &State, who: Character, pace: f32) -> f32 {
    const NEVER: f32 = 20.0;
    let on_track = |who: Character| match state.spots[who] {
        Spot::Track(space) if state.fate >= space => 0.35,
        Spot::Track(space) => 0.35 + f32::from(space - state.fate) / pace,
        spot if spot.in_play() => 0.0,
        _ => NEVER,
    };
    if state.in_play(who) {
        return 0.0;
    }
    if state.spots[who] == Spot::Eliminated {
        return NEVER;
    }
    let mut best = NEVER;
    for way in &state.book.characters[who].ways {
        let mut rounds = if way.ready { on_track(who) } else { 0.35 };
        for condition in &way.requires {
            rounds += match condition.test {
                // Somebody must be in a place: he comes, and then goes there.
                Test::In(characters, areas) => {
                    let wait = |one: Character| match state.place_of(one) {
                        Some(at) if areas.contains(at) => 0.0,
                        Some(_) => 1.0,
                        None => on_track(one),
                    };
                    characters.iter().map(wait).fold(NEVER, f32::min)
                }
                // With a region in its hands the Shadow has nothing to fear from him yet.
                Test::ShadowRegions(_) if condition.holds && state.regions_of_shadow() == 0 => NEVER,
                _ => 0.0,
            };
        }
        best = best.min(rounds);
    }
    best
}

/// How many things [`features`] looks at.
pub const FEATURES: usize = 34;

/// What each of them is worth to the Shadow: values set by hand and then moved part of the way to a logistic regression over positions of
/// 43 games of Rohan and 30 of Gondor, `search:20` against itself (`examples/positions.rs`). Each feature keeps its sign; what decides
/// games but was rare in these (the Captain, the Commander, the Black Gate, the last Characters) was held up.
pub const fn worth(scenario: Scenario) -> &'static [f32; FEATURES] {
    match scenario {
        Scenario::Rohan => &ROHAN,
        Scenario::Gondor => &GONDOR,
    }
}

/// In Rohan.
const ROHAN: [f32; FEATURES] = [
    -0.3,   // 0: every position
    0.43,   // 1: the race against the Captain and against Fate
    0.17,   // 2: places, by their worth
    -0.17,  // 3: those in danger
    0.25,   // 4: those that Armies are at
    0.25,   // 5: those that Armies are on the way to
    0.035,  // 6: the last of them are decisive
    0.2,    // 7: regions
    0.5,    // 8: one region at least, held or nearly so
    0.7,    // 9: strength of the Shadow
    -1.08,  // 10: strength of the Free Peoples
    -0.06,  // 11: Damage of the Shadow
    0.075,  // 12: Damage of the Free Peoples
    -0.13,  // 13: the Fate Marker
    -0.19,  // 14: dice of the Free Peoples by Captains
    0.05,   // 15: dice that the Shadow has still to use
    -0.04,  // 16: dice that the Free Peoples have still to use
    0.07,   // 17: cards of the Shadow
    -0.09,  // 18: cards of the Free Peoples
    0.05,   // 19: tokens of the Shadow
    -0.025, // 20: tokens of the Free Peoples
    -0.05,  // 21: Characters of the Free Peoples in play
    -0.01,  // 22: those who may still come
    -1.2,   // 23: the Captain comes, and the Shadow has no region
    -3.0,   // 24: Orthanc or the Commander in danger
    -0.08,  // 25: Ents; the Black Gate
    0.055,  // 26: Leadership tokens
    0.05,   // 27: Nazgûl and engines
    0.2,    // 28: Gríma cards or Darkness left
    -0.05,  // 29: Action tokens
    0.5,    // 30: few Characters of the Free Peoples are left
    0.22,   // 31: the great Stronghold under siege
    0.65,   // 32: its protection is lost
    0.09,   // 33: the Armies of the Shadow are stronger where they meet others
];

/// In Gondor.
const GONDOR: [f32; FEATURES] = [
    -1.2,   // 0: every position
    0.5,    // 1: the race against the Captain and against Fate
    0.1,    // 2: places, by their worth
    -0.2,   // 3: those in danger
    0.2,    // 4: those that Armies are at
    0.15,   // 5: those that Armies are on the way to
    0.04,   // 6: the last of them are decisive
    0.15,   // 7: regions
    0.5,    // 8: one region at least, held or nearly so
    0.9,    // 9: strength of the Shadow
    -1.1,   // 10: strength of the Free Peoples
    -0.035, // 11: Damage of the Shadow
    0.045,  // 12: Damage of the Free Peoples
    -0.11,  // 13: the Fate Marker
    -0.2,   // 14: dice of the Free Peoples by Captains
    0.04,   // 15: dice that the Shadow has still to use
    -0.06,  // 16: dice that the Free Peoples have still to use
    0.03,   // 17: cards of the Shadow
    -0.06,  // 18: cards of the Free Peoples
    0.01,   // 19: tokens of the Shadow
    -0.035, // 20: tokens of the Free Peoples
    -0.07,  // 21: Characters of the Free Peoples in play
    -0.03,  // 22: those who may still come
    -1.2,   // 23: the Captain comes, and the Shadow has no region
    -2.0,   // 24: Orthanc or the Commander in danger
    -2.5,   // 25: Ents; the Black Gate
    0.03,   // 26: Leadership tokens
    0.08,   // 27: Nazgûl and engines
    0.02,   // 28: Gríma cards or Darkness left
    -0.03,  // 29: Action tokens
    0.5,    // 30: few Characters of the Free Peoples are left
    0.35,   // 31: the great Stronghold under siege
    2.0,    // 32: its protection is lost
    0.15,   // 33: the Armies of the Shadow are stronger where they meet others
];

/// What a position is judged by, in the order of [`worth`].
pub fn features(state: &State) -> [f32; FEATURES] {
    let mut lists = [Armies::new(), Armies::new()];
    let (mut strength, mut damage) = ([0.0f32; 2], [0.0f32; 2]);
    let mut leadership = 0.0f32;
    let chance = state.battle.as_ref().map(|battle| attackers_chance(state, battle));
    for side in Side::ALL {
        for area in state.armies_of(side) {
            let mut own = might(state, side, area) * survives(state, area, chance);
            let army = state.army(area);
            damage[side as usize] += f32::from(army.damage);
            leadership += f32::from(army.leadership);
            // Rule 9.3.1: who waits in a recruitment area is not there yet.
            if area.is_recruitment() {
                own *= 0.75;
            }
            strength[side as usize] += own;
            let _ = lists[side as usize].try_push((area, own));
        }
    }
    let [free, shadow] = &lists;
    let board = state.board();

    // What the Shadow holds and may take, and its regions (rule 3.7).
    let (mut held, mut danger, mut close, mut far) = (0.0f32, 0.0f32, 0.0f32, 0.0f32);
    let mut siege = 0.0f32;
    let (mut none, mut regions) = (1.0f32, 0.0f32);
    let mut soon = [0.0f32; Area::COUNT];
    for area in board.printed[Side::FreePeoples] {
        let worth = place_worth(state, area);
        let found = prospect(state, area, shadow, free);
        if state.markers.contains(area) {
            held += worth;
        }
        danger += worth * found.risk;
        close += worth * found.close;
        far += worth * found.far;
        if !board.settlements[Side::FreePeoples].contains(area) {
            siege += worth * (found.close + 0.5 * found.far);
        }
        soon[area as usize] = found.safe + 0.75 * found.close + 0.25 * found.far;
    }
    for region in board.home {
        let settlements = board.regions[region] & board.settlements[Side::FreePeoples];
        if settlements.is_empty() {
            continue;
        }
        // Both Settlements count; but one is half the way.
        let (mut all, mut sum) = (1.0f32, 0.0f32);
        for area in settlements {
            all *= soon[area as usize].min(1.0);
            sum += soon[area as usize].min(1.0);
        }
        let half = sum / settlements.len() as f32;
        none *= 1.0 - (0.7 * all + 0.3 * half * half);
        regions += f32::from(u8::from((settlements - state.markers).is_empty()));
    }
    let region = 1.0 - none;

    // Two deadlines: a region when the Captain comes, the victory when Fate is full.
    let pace = fate_pace(state);
    let until_king = rounds_until(state, king(state.scenario), pace);
    let until_end = f32::from(LAST_SPACE - state.fate.min(LAST_SPACE)) / pace;
    let needed = match state.scenario {
        Scenario::Rohan => 10.0,
        Scenario::Gondor => 6.0,
    };
    let secure = match state.scenario {
        Scenario::Rohan => held - 0.6 * danger + 0.5 * close,
        Scenario::Gondor => 0.15 * (held - 0.6 * danger) + 0.9 * siege,
    };
    let drive = (0.45 + 0.12 * far + 0.05 * held).min(1.6);
    let in_time = logistic((secure + drive * until_end - needed) / (1.2 + 0.12 * until_end));
    let hurry = (-0.55 * until_king).exp();
    let has_region = logistic((region - 0.35) * 6.0 + 0.5 * until_king.min(6.0));
    let won = (in_time * has_region).clamp(0.02, 0.98);
    let race = (won / (1.0 - won)).ln();

    let tokens = |side: Side| -> f32 {
        let pools = crate::ids::Pool::of(state.scenario, side).iter();
        pools.map(|pool| f32::from(state.tokens[*pool].values().iter().sum::<u8>())).sum()
    };
    let unused = |side: Side| f32::from(state.dice[side].n_unused() + state.dice[side].to_roll);
    let (mut alive, mut to_come, mut dice, mut left) = (0.0f32, 0.0f32, 0.0f32, 0.0f32);
    for who in Character::ALL {
        let def = &state.book.characters[who];
        if !def.here || def.kind == Kind::Minion {
            continue;
        }
        let counts = def.kind != Kind::Special;
        match state.spots[who] {
            Spot::Track(space) => {
                let ready = if state.fate >= space { 0.6 } else { 0.3 };
                to_come += ready;
                left += f32::from(u8::from(counts));
            }
            spot if spot.in_play() => {
                // Whoever is with an Army in a battle may fall with it (rule 7.5.8).
                let lives = spot.area().map_or(1.0, |area| survives(state, area, chance).max(0.25));
                alive += lives * (0.4 + 0.3 * f32::from(def.leadership));
                dice += lives * f32::from(u8::from(def.die));
                left += if counts { lives } else { 0.0 };
            }
            _ => {}
        }
    }
    let (in_danger, threat, special) = match state.scenario {
        Scenario::Rohan => (orthanc_in_danger(state, free, chance), ents(state), 0.0),
        Scenario::Gondor => {
            let nazgul: u8 = state.nazgul.values().iter().sum();
            let engines = state.towers.len() as f32 + 0.7 * f32::from(state.n_catapults());
            (
                commander_in_danger(state, free, chance),
                black_gate(state, free, shadow),
                0.25 * f32::from(nazgul) + engines,
            )
        }
    };
    let dark = match state.scenario {
        Scenario::Rohan => {
            let cards = crate::ids::Deck::Grima.cards();
            if (state.deck | state.hands[Side::Shadow]).meets(cards) { 1.0 } else { 0.0 }
        }
        Scenario::Gondor => 0.3 * f32::from(state.darkness),
    };
    let last = (secure - 5.0).max(0.0);
    // How the Armies compare where they meet.
    let mood = fronts(state, shadow, free);
    [
        1.0,
        race,
        held,
        danger,
        close,
        far,
        last * last,
        regions,
        region,
        (1.0 + strength[Side::Shadow as usize]).ln() - 3.0,
        (1.0 + strength[Side::FreePeoples as usize]).ln() - 2.7,
        damage[Side::Shadow as usize],
        damage[Side::FreePeoples as usize],
        f32::from(state.fate) - 8.0,
        dice,
        unused(Side::Shadow),
        unused(Side::FreePeoples),
        state.hands[Side::Shadow].len() as f32 - 3.0,
        state.hands[Side::FreePeoples].len() as f32 - 3.0,
        tokens(Side::Shadow) - 5.0,
        tokens(Side::FreePeoples) - 6.0,
        alive - 2.0,
        to_come - 1.0,
        hurry * (1.0 - region),
        in_danger,
        threat,
        leadership + 0.6 * f32::from(state.set_aside),
        special,
        dark,
        f32::from(state.action_tokens.0),
        1.0 / (1.0 + left),
        siege,
        breached(state),
        mood,
    ]
}

/// How the Armies that stand beside each other compare.
fn fronts(state: &State, shadow: &Armies, free: &Armies) -> f32 {
    let steps = &state.board().steps;
    let mut sum = 0.0f32;
    for (from, own) in shadow {
        for (at, other) in free {
            if steps[*from][*at] == 1 && !at.is_recruitment() {
                let theirs = other + 0.5 * walls(state, *at);
                sum += (own - theirs) / (own + theirs + 1.0);
            }
        }
    }
    sum.clamp(-4.0, 4.0)
}

/// The areas where somebody's presence lets another Character of his side enter play, while he has not (rule 8.4).
pub fn wanted_at(state: &State, who: Character) -> Areas {
    let mut places = Areas::EMPTY;
    for other in Character::ALL {
        if !matches!(state.spots[other], Spot::Aside | Spot::Track(_)) || !state.book.characters[other].here {
            continue;
        }
        for way in &state.book.characters[other].ways {
            for condition in &way.requires {
                if let Test::In(characters, areas) = condition.test
                    && condition.holds
                    && characters.contains(who)
                {
                    places |= areas;
                }
            }
        }
    }
    places
}

/// How likely it looks that the Shadow wins, from 0 to 1.
pub fn shadow_chance(state: &State) -> f32 {
    let sum: f32 =
        features(state).iter().zip(worth(state.scenario)).map(|(feature, worth)| feature * worth).sum();
    logistic(sum)
}
