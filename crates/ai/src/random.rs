//! Generators from seeds, and answers drawn at random.

use kernel::{Game, Insight, Seat};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// The generator for one part of a whole: one game of a match, one worker of a search. Neighbouring seeds and parts
/// give unrelated generators.
pub(crate) fn generator(seed: u64, part: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(scramble(scramble(seed) ^ part))
}

/// The finishing step of SplitMix64: a bijection in which every input bit affects every output bit.
fn scramble(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}

/// One of the seat's legal answers, each as likely as the others; Chance's with the same odds as at the table. `None`
/// if there is none. `legal` is only lent, so that no answer needs a list of its own.
#[inline]
pub(crate) fn random_answer<G: Game, R: Rng>(
    game: &G,
    seat: Seat,
    legal: &mut Vec<G::Action>,
    rng: &mut R,
) -> Option<G::Action> {
    if seat.is_chance() {
        return game.chance(rng);
    }
    game.legal(seat, legal);
    match legal.len() {
        0 => None,
        1 => Some(legal[0]),
        n => Some(legal[rng.random_range(0..n)]),
    }
}

/// One of the seat's legal answers, as likely as the game weighs it; Chance's with the same odds as at the table.
#[inline]
pub(crate) fn weighed_answer<G: Insight, R: Rng>(
    game: &G,
    seat: Seat,
    legal: &mut Vec<G::Action>,
    rng: &mut R,
) -> Option<G::Action> {
    if !G::WEIGHS || seat.is_chance() {
        return random_answer(game, seat, legal, rng);
    }
    game.legal(seat, legal);
    if legal.len() < 2 {
        return legal.first().copied();
    }
    // One pass: each answer takes the place of the one before with the probability that its weight gives it.
    let mut sum = 0.0;
    let mut chosen = None;
    for action in legal.iter() {
        let weight = game.weight(seat, *action).max(1e-6);
        sum += weight;
        if rng.random::<f32>() * sum < weight {
            chosen = Some(*action);
        }
    }
    chosen.or(legal.last().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_and_parts_do_not_stand_in_for_each_other() {
        let first = |seed, part| generator(seed, part).next_u64();
        let mut all: Vec<u64> = (0..40).flat_map(|seed| (0..40).map(move |part| first(seed, part))).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 1600);
        assert_eq!(first(3, 5), first(3, 5));
    }
}
