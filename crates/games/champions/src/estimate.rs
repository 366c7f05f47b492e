//! How good a position looks for the players: a quick guess from open information and the numbers of cards in hand.
//!
//! The players race two clocks. Theirs is the villain's hit points over all stages; the villain's are the threat that is still
//! missing and the players' hit points. What each side has on the table makes its clock run faster.
//!
//! The guess is a logistic regression over the positions at the beginning of each phase: first of 40,000 games of one
//! player whose answers followed their weights, then, starting from there, of 3,600 games of the search, with all
//! starter decks. Where a number depends on a player it is the mean over the players.

use crate::ids::{Hero, Kind, Scenario, Status};
use crate::state::{Mode, Phase, Piece, State};
use kernel::Seat;

/// How many things are looked at.
const N: usize = 56;

/// The weight of each thing that is looked at, in the player phase and in the villain phase.
#[rustfmt::skip]
const WEIGHTS: [[f32; 2]; N] = [
    [0.270, -2.493], // 0: always
    [-0.989, -1.417], // 1: Klaw
    [-1.411, -2.041], // 2: Ultron
    [-0.431, -0.630], // 3: expert mode
    [-1.487, -1.646], // 4: ten hit points of the villain, over all stages, for each player
    [-1.500, -1.500], // 5: players eliminated
    [-0.448, -0.043], // 6: rounds until the main scheme is complete
    [1.897, 2.336], // 7: ten threat of later main schemes, for each player
    [1.800, 3.541], // 8: hit points left, as the root of their share
    [0.333, -0.018], // 9: ten hit points left
    [0.367, 0.171], // 10: attacks that can be survived
    [0.218, -0.045], // 11: hero form
    [2.157, 1.642], // 12: six cards in hand
    [-0.304, 0.351], // 13: allies
    [0.023, -0.166], // 14: their ATK and THW
    [0.278, 0.252], // 15: their hit points
    [0.172, 0.092], // 16: resources spent on upgrades and supports
    [0.013, 0.110], // 17: upgrades and supports
    [-0.048, -0.238], // 18: minions
    [-0.141, -0.276], // 19: their ATK
    [-0.086, -0.060], // 20: their hit points
    [-0.350, 0.063], // 21: guards
    [0.102, -0.046], // 22: side schemes
    [-0.401, -0.990], // 23: hazard icons
    [0.675, 0.563], // 24: acceleration icons
    [-0.015, 0.142], // 25: crisis icons
    [-0.107, -0.062], // 26: threat on side schemes, for each player
    [-0.513, -0.560], // 27: attachments
    [0.491, 0.688], // 28: the villain is stunned
    [0.497, 0.452], // 29: confused
    [-0.636, -0.559], // 30: tough
    [-0.549, -0.467], // 31: the identity is stunned
    [-0.376, -0.427], // 32: confused
    [0.300, 0.300], // 33: tough
    [-0.510, 0.000], // 34: exhausted
    [-0.415, -0.398], // 35: the main scheme may be complete in a round
    [-0.452, -0.858], // 36: acceleration tokens
    [0.066, -0.056], // 37: the hero's ATK
    [0.264, 0.140], // 38: the next attacks could defeat the identity
    [0.415, 1.583], // 39: how soon the main scheme is complete
    [0.167, 0.087], // 40: upgrades of Iron Man
    [0.064, 0.024], // 41: upgrades of Black Panther
    [0.655, 0.479], // 42: rounds by which the scheme is slower than the players
    [-0.228, -0.277], // 43: rounds by which the hit points last longer than the villain
    [-0.015, -0.087], // 44: the lesser of the two
    [-0.158, -0.604], // 45: Iron Man
    [-0.890, -0.617], // 46: Black Panther
    [1.188, 1.332], // 47: Captain Marvel
    [0.637, 1.073], // 48: She-Hulk
    [-0.857, 0.060], // 49: Iron Man in alter-ego form
    [0.407, -0.033], // 50: alter-ego form: rounds that the villain's scheming leaves
    [0.670, -0.291], // 51: alter-ego form: the villain's scheming may complete the scheme
    [-0.794, 0.617], // 52: hero form: hit points that the next attacks leave, as a share
    [-0.571, -0.255], // 53: hero form: the next attacks could defeat the hero
    [0.449, -0.042], // 54: hero form: an ally is ready to defend
    [-0.507, -0.429], // 55: the main scheme may be complete soon
];

/// About how many hit points the villain loses in a round.
const PACE: f32 = 6.0;

/// The players' chance of winning, from 0 to 1.
pub fn players_chance(state: &State) -> f32 {
    let phase = usize::from(matches!(state.phase, Phase::Villain(_)));
    let looks = looks(state);
    let z: f32 = looks.iter().zip(&WEIGHTS).map(|(look, weights)| look * weights[phase]).sum();
    1.0 / (1.0 + (-z).exp())
}

/// 1 if it holds, otherwise 0.
fn is(it: bool) -> f32 {
    f32::from(u8::from(it))
}

/// What is looked at, in the order of [`WEIGHTS`].
fn looks(state: &State) -> [f32; N] {
    let mut f = [0.0; N];
    let n = state.n_players();
    let share = 1.0 / f32::from(n);
    f[0] = 1.0;
    f[1] = is(state.scenario == Scenario::Klaw);
    f[2] = is(state.scenario == Scenario::Ultron);
    f[3] = is(state.mode == Mode::Expert);
    let later: u16 = state.stages.iter().map(|stage| stage.def().hp.of(n)).sum();
    f[4] = f32::from(state.villain().map_or(0, |villain| state.hp(villain)) + later) * share / 10.0;
    let coming = state.scheming(None);
    let pace = (coming + 0.8 * f32::from(n)).max(1.0);
    let room = state.room().max(0.0);
    f[6] = (room / pace).min(8.0);
    for scheme in &state.schemes {
        let back = scheme.def().back.unwrap_or(*scheme);
        f[7] += f32::from(back.def().target.of(n)) * share / 10.0;
    }
    f[35] = is(room <= coming + 1.0);
    f[36] = f32::from(state.acceleration);
    f[39] = 1.0 / (1.0 + f[6]);
    f[55] = is(room <= coming + 3.0);
    let mut lasts: f32 = 9.0;
    for seat in (0..n).map(Seat) {
        match state.identity(seat) {
            Some(it) => {
                let blow = state.blow(seat);
                lasts = lasts.min(f32::from(state.hp(it)) / (0.6 * blow).max(1.0));
                look_at_player(state, seat, it, blow, room, pace, share, &mut f);
            }
            None => f[5] += share,
        }
    }
    let needed = f[4] * 10.0 / PACE;
    f[42] = (f[6] - needed).clamp(-4.0, 4.0);
    f[43] = (lasts - needed).clamp(-4.0, 4.0);
    f[44] = f[42].min(f[43]);
    for it in &state.pieces {
        look_at_piece(state, it, share, &mut f);
    }
    f
}

#[allow(clippy::too_many_arguments)]
fn look_at_player(
    state: &State,
    seat: Seat,
    it: &Piece,
    blow: f32,
    room: f32,
    pace: f32,
    share: f32,
    f: &mut [f32; N],
) {
    let hp = f32::from(state.hp(it));
    let all = f32::from(state.max_hp(it).max(1));
    let is = |so: bool| is(so) * share;
    f[8] += (hp / all).sqrt() * share;
    f[9] += hp / 10.0 * share;
    f[10] += (hp / blow.max(1.0)).min(4.0) * share;
    f[11] += is(it.is_hero());
    f[12] += state.player(seat).hand.len() as f32 / 6.0 * share;
    f[31] += is(it.has(Status::Stunned));
    f[32] += is(it.has(Status::Confused));
    f[33] += is(it.has(Status::Tough));
    f[34] += is(it.exhausted);
    f[37] += f32::from(state.atk(it).unwrap_or(0)) * share;
    f[38] += is(hp <= blow);
    let upgrades = state.controlled(seat).filter(|it| it.kind() == Kind::Upgrade).count() as f32 * share;
    match state.player(seat).hero {
        Hero::IronMan => {
            f[40] += upgrades;
            f[45] += share;
            f[49] += is(!it.is_hero());
        }
        Hero::BlackPanther => {
            f[41] += upgrades;
            f[46] += share;
        }
        Hero::CaptainMarvel => f[47] += share,
        Hero::SheHulk => f[48] += share,
        Hero::SpiderMan => {}
    }
    if it.is_hero() {
        let ready = state.controlled(seat).any(|it| it.is_ally() && !it.exhausted);
        let taken = blow - if ready { 3.0 } else { 0.0 };
        f[52] += ((hp - taken) / all).max(-0.3) * share;
        f[53] += is(hp <= blow);
        f[54] += is(ready);
    } else {
        let coming = state.scheming(Some(seat));
        f[50] += ((room - coming) / pace).clamp(-1.0, 6.0) * share;
        f[51] += is(room <= coming + 0.5);
    }
}

fn look_at_piece(state: &State, it: &Piece, share: f32, f: &mut [f32; N]) {
    let def = it.def();
    let power = |value: Option<u16>| f32::from(value.unwrap_or(0)) * share;
    match def.kind {
        Kind::Ally => {
            f[13] += share;
            f[14] += power(state.atk(it)) + power(state.thw(it));
            f[15] += f32::from(state.hp(it)) * share;
        }
        Kind::Upgrade | Kind::Support => {
            let uses = def.uses.map_or(1.0, |(all, _)| f32::from(it.counters) / f32::from(all.max(1)));
            f[16] += f32::from(def.cost) * uses * share;
            f[17] += share;
        }
        Kind::Minion => {
            f[18] += share;
            f[19] += power(state.atk(it));
            f[20] += f32::from(state.hp(it)) * share;
            f[21] += is(def.guard) * share;
        }
        Kind::SideScheme => {
            f[22] += 1.0;
            f[23] += f32::from(def.hazard_icons);
            f[24] += f32::from(def.acceleration_icons);
            f[25] += f32::from(def.crisis_icons);
            f[26] += f32::from(it.threat) * share;
        }
        Kind::Attachment => f[27] += share,
        Kind::Villain => {
            f[28] = is(it.has(Status::Stunned));
            f[29] = is(it.has(Status::Confused));
            f[30] = is(it.has(Status::Tough));
        }
        _ => {}
    }
}
