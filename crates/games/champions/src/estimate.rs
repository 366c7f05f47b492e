//! How good a position looks for the players: a quick guess from what lies open and the own hands.
//!
//! The players race two clocks. Theirs is the villain's hit points over all stages; the villain's are the threat that is still
//! missing and the players' hit points. What each side has on the table makes its clock run faster.

use crate::ids::{Kind, PieceId, Status};
use crate::piece::Piece;
use crate::state::State;
use kernel::Seat;

/// The chance of the players to win, from 0 to 1.
pub fn players_chance(state: &State) -> f32 {
    let players = f32::from(state.n_players());
    // The villain's hit points per player: those of this stage and of the stages to come.
    let mut hit_points = state.villain().map_or(0.0, |villain| f32::from(state.hp(villain)));
    let mut all = state.villain().map_or(1.0, |villain| f32::from(state.max_hp(villain)));
    for stage in &state.stages {
        let points = f32::from(stage.def().hp.of(state.n_players()));
        hit_points += points;
        all += points;
    }
    let defeated = 1.0 - hit_points / all.max(1.0);

    // Threat that is missing until the last scheme is complete, in rounds.
    let mut room = state
        .piece(PieceId::MAIN)
        .map_or(0.0, |main| f32::from(main.def().target.of(state.n_players()).saturating_sub(main.threat)));
    for scheme in &state.schemes {
        let back = scheme.def().back.unwrap_or(*scheme);
        // Threat on a later stage comes with more time to fight it.
        room += 0.6 * f32::from(back.def().target.of(state.n_players()));
    }
    let acceleration =
        state.piece(PieceId::MAIN).map_or(0, |main| main.def().acceleration.of(state.n_players()));
    let pace = f32::from(acceleration)
        + f32::from(state.icons(|def| def.acceleration_icons))
        + f32::from(state.acceleration)
        + 0.8 * players;
    let rounds = (room / pace.max(1.0)).min(8.0);

    let mut z = -1.1 + 3.6 * defeated + 0.34 * rounds;
    let mut least: f32 = 1.0;
    for seat in (0..state.n_players()).map(Seat) {
        match state.identity(seat) {
            Some(identity) => {
                let left = f32::from(state.hp(identity)) / f32::from(state.max_hp(identity).max(1));
                least = least.min(left);
                z += (1.9 * left.sqrt() - 1.2) / players;
                z += 0.05 * (state.player(seat).hand.len() as f32) / players;
                z -= 0.12 * (state.player(seat).dealt.len() as f32) / players;
            }
            None => z -= 1.6 / players,
        }
    }
    z += 0.8 * least;
    for piece in &state.pieces {
        z += worth(state, piece) / players;
    }
    1.0 / (1.0 + (-z).exp())
}

/// What a card in play is worth to the players.
fn worth(state: &State, it: &Piece) -> f32 {
    let def = it.def();
    match def.kind {
        Kind::Ally => {
            let hit_points = f32::from(state.hp(it)) / f32::from(state.max_hp(it).max(1));
            let powers = f32::from(state.atk(it).unwrap_or(0).max(state.thw(it).unwrap_or(0)));
            0.10 + 0.09 * powers * hit_points
        }
        Kind::Upgrade | Kind::Support => {
            let uses = def.uses.map_or(1.0, |(all, _)| f32::from(it.counters) / f32::from(all.max(1)));
            let cost = f32::from(def.cost.max(1));
            (0.07 * cost + 0.03) * uses + 0.02 * f32::from(if def.uses.is_none() { it.counters } else { 0 })
        }
        Kind::Minion => {
            let strength = f32::from(state.atk(it).unwrap_or(0) + state.sch(it).unwrap_or(0));
            let stunned = if it.has(Status::Stunned) { 0.08 } else { 0.0 };
            let guard = if def.guard { 0.12 } else { 0.0 };
            -0.06 - 0.07 * strength - 0.02 * f32::from(state.hp(it)) + stunned - guard
        }
        Kind::SideScheme => {
            let icons = f32::from(def.crisis_icons + def.hazard_icons + def.acceleration_icons);
            -0.10 - 0.22 * icons - 0.025 * f32::from(it.threat)
        }
        Kind::Attachment => -0.2,
        Kind::Villain => {
            let status = |status, by| if it.has(status) { by } else { 0.0 };
            status(Status::Stunned, 0.35) + status(Status::Confused, 0.25) + status(Status::Tough, -0.3)
        }
        Kind::Hero | Kind::AlterEgo => {
            let status = |status, by| if it.has(status) { by } else { 0.0 };
            let ready = if it.exhausted { 0.0 } else { 0.08 };
            status(Status::Stunned, -0.15)
                + status(Status::Confused, -0.1)
                + status(Status::Tough, 0.2)
                + ready
        }
        Kind::MainScheme
        | Kind::Environment
        | Kind::Event
        | Kind::Resource
        | Kind::Treachery
        | Kind::Obligation => 0.0,
    }
}
