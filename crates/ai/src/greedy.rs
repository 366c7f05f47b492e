//! The player that looks no further than its own move.
//!
//! A move often takes several answers. So each answer is followed by a few ways to finish the move, as the game
//! weighs them, in worlds that the seat can imagine. The better half of these counts: the player will finish the move
//! well, but the dice may not be kind. Where Chance answers next, all of them count: luck is not the player's to
//! choose.

use crate::random::{generator, weighed_answer};
use crate::search::SearchError;
use kernel::{Insight, Log, Seat};

/// How many ways to finish the move are tried for each answer.
const WAYS: usize = 6;

/// How many answers a move may take.
const LONGEST: u32 = 60;

/// The answer after which the position can look best.
pub(crate) fn greedy<G: Insight>(game: &G, seat: Seat, seed: u64) -> Result<G::Action, SearchError> {
    let mut answers = Vec::new();
    game.legal(seat, &mut answers);
    let Some(&first) = answers.first() else { return Err(SearchError::NoAnswer { seat }) };
    if answers.len() == 1 {
        return Ok(first);
    }
    let mut legal = Vec::new();
    let mut best = (f32::NEG_INFINITY, first);
    for (answer, at) in answers.iter().zip(0u64..) {
        let mut looks = [0.0; WAYS];
        let mut counted = WAYS / 2;
        for (way, look) in (0u64..).zip(&mut looks) {
            let mut rng = generator(seed, at * WAYS as u64 + way);
            let mut world = game.clone();
            world.imagine(seat, &mut rng);
            // What is legal at the table is legal in every world that the seat can imagine.
            world.play(seat, *answer, &mut Log::off())?;
            if world.question().is_some_and(|question| question.who.contains(Seat::CHANCE)) {
                counted = WAYS;
            }
            for _ in 0..LONGEST {
                let Some(question) = world.question() else { break };
                let own = question.who.contains(seat);
                if !own && !question.who.contains(Seat::CHANCE) {
                    break;
                }
                let who = if own { seat } else { Seat::CHANCE };
                let Some(action) = weighed_answer(&world, who, &mut legal, &mut rng) else {
                    return Err(SearchError::NoAnswer { seat: who });
                };
                world.play(who, action, &mut Log::off())?;
            }
            *look = match world.outcome() {
                Some(outcome) => f32::from(u8::from(outcome.winners.contains(seat))),
                None => world.estimate(seat),
            };
        }
        looks.sort_unstable_by(|one, other| other.total_cmp(one));
        let mean = looks[..counted].iter().sum::<f32>() / counted as f32;
        // A touch of the game's own opinion, so that ties go the sensible way.
        let look = mean + 1e-4 * game.weight(seat, *answer).min(10.0);
        if look > best.0 {
            best = (look, *answer);
        }
    }
    Ok(best.1)
}
