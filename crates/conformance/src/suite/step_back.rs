//! Property 10: a free step back is fair.

use super::Failure;
use super::knowledge::{Pair, imagined};
use super::runs::{Runs, starts_and_seeds};
use super::walk::{Walk, seats};
use kernel::{Play, Seat, Texts, stable_hash};
use rand::{Rng, RngExt};

/// How many worlds each seat imagines for each step back.
const WORLDS: usize = 3;

/// Property 10. A step back is offered only to the player who gave the last answer, and only if that answer
/// taught nobody anything hidden. It leads to the position before the answer.
///
/// Whether it taught somebody something is found out without trusting [`kernel::Log::reveal`]: before the answer,
/// each seat imagines worlds; the same answer is given in those in which it is possible; afterwards the seat and a
/// spectator must see the same, log included, as in the real game. For the seat that answers, every world that it
/// takes for possible counts, so that a card it turned up shows. The answer itself does not count as learning: a
/// player who plays a card from a secret hand shows that they had it, and may show it and take it back.
pub fn step_back_is_fair<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    let mut n_offered = 0_u64;
    for (start, seed) in starts_and_seeds::<G>(runs)? {
        let walk = Walk::<G>::whole(start, seed, runs)?;
        let mut rng = walk.rng_at(0);
        let mut play = walk.play.fork(0);
        // About this many positions of the game are looked at closely.
        let ratio = (runs.positions as f64 / walk.n_answers().max(1) as f64).min(1.0);
        if !offered(&play).is_empty() {
            return Err(walk.fails_at(0, "a step back is offered before the first answer"));
        }
        for (n, answered) in walk.play.answers().iter().enumerate() {
            play.answer(answered.seat, answered.action)
                .map_err(|error| walk.fails_at(n, format!("run again, {:?}: {error}", answered.action)))?;
            let seats = offered(&play);
            if seats.iter().any(|seat| *seat != answered.seat || seat.is_chance()) {
                let what =
                    format!("seat {} answered, but a step back is offered to {seats:?}", answered.seat.0);
                return Err(walk.fails_at(n + 1, what));
            }
            if seats.is_empty() {
                continue;
            }
            n_offered += 1;
            if rng.random_bool(ratio) {
                taught_nobody(&walk, n, &mut rng)?;
                let mut back = play.clone();
                if back.step_back(answered.seat).is_err() || stable_hash(back.state()) != walk.hashes[n] {
                    return Err(walk.fails_at(n + 1, "the step back does not lead to the position before"));
                }
            }
        }
    }
    if n_offered == 0 {
        return Err(Failure::of_game("a step back was never offered"));
    }
    Ok(())
}

/// The seats that are offered a step back.
fn offered<G: Texts>(play: &Play<G>) -> Vec<Seat> {
    let all = seats(play.state()).chain([Seat::CHANCE]);
    all.filter(|seat| play.can_step_back(*seat).is_ok()).collect()
}

/// Checks that nobody can have learnt anything hidden by the answer after the first `n`.
fn taught_nobody<G: Texts>(walk: &Walk<G>, n: usize, rng: &mut impl Rng) -> Result<(), Failure> {
    let answered = walk.play.answers()[n];
    let before = walk.play.at(n);
    for seat in seats(&before) {
        for _ in 0..WORLDS {
            let imagined = imagined(&before, seat, rng.random());
            let mut pair = Pair { seat, real: before.clone(), imagined };
            if let Err(what) = pair.answer_whatever_is_said(answered.seat, answered.action) {
                return Err(walk.fails_at(
                    n + 1,
                    format!("a step back is offered, but seat {} learnt something: {what}", seat.0),
                ));
            }
        }
    }
    Ok(())
}
