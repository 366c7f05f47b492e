//! Properties 4 to 7: a position saved, copied, run again or rolled back is the same position.

use super::Failure;
use super::runs::{Runs, starts_and_seeds};
use super::walk::{Walk, apply, pick};
use kernel::{Answered, Play, Texts, stable_hash};
use rand::RngExt;
use rand::seq::IteratorRandom;

/// Property 4. A position saved as JSON and loaded is equal, has the same hash, and plays on equally.
pub fn saved_plays_on<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    for (start, seed) in starts_and_seeds::<G>(runs)? {
        let walk = Walk::<G>::whole(start, seed, runs)?;
        let setup = serde_json::to_string(walk.play.setup());
        match setup.as_deref().map(serde_json::from_str::<G::Setup>) {
            Ok(Ok(loaded)) if loaded == *walk.play.setup() => {}
            _ => return Err(walk.fails_at(0, "the set-up saved and loaded is another one")),
        }
        for (number, state) in walk.sampled(runs) {
            let saved = serde_json::to_string(&state)
                .map_err(|error| walk.fails_at(number, format!("the position can't be saved: {error}")))?;
            let mut loaded: G = serde_json::from_str(&saved)
                .map_err(|error| walk.fails_at(number, format!("the position can't be loaded: {error}")))?;
            loaded.complete(walk.play.setup()).map_err(|error| {
                walk.fails_at(number, format!("the position can't be completed: {error}"))
            })?;
            if loaded != state || stable_hash(&loaded) != stable_hash(&state) {
                return Err(
                    walk.fails_at(number, format!("saved and loaded it is another position: {loaded:?}"))
                );
            }
            plays_on_equally(&walk, number, loaded, runs)?;
        }
    }
    Ok(())
}

/// Property 5. A clone played on leaves the original alone, and plays on equally with the same answers.
pub fn clone_is_apart<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    for (start, seed) in starts_and_seeds::<G>(runs)? {
        let walk = Walk::<G>::whole(start, seed, runs)?;
        for (number, state) in walk.sampled(runs) {
            let before = (stable_hash(&state), format!("{state:?}"));
            let mut clone = state.clone();
            let mut rng = walk.rng_at(number);
            for _ in 0..runs.stretch {
                let Some(seat) = clone.question().and_then(|question| question.who.iter().choose(&mut rng))
                else {
                    break;
                };
                let Some(action) = pick(&clone, seat, &mut rng) else { break };
                apply(&mut clone, seat, action)
                    .map_err(|error| walk.fails_at(number, format!("on a clone, {action:?}: {error}")))?;
            }
            if before != (stable_hash(&state), format!("{state:?}")) {
                return Err(walk.fails_at(number, "playing on with a clone changed the original"));
            }
            plays_on_equally(&walk, number, state, runs)?;
        }
    }
    Ok(())
}

/// Plays a stretch of the game from a position that should be the one after `number` answers.
fn plays_on_equally<G: Texts>(
    walk: &Walk<G>,
    number: usize,
    mut state: G,
    runs: &Runs,
) -> Result<(), Failure> {
    if stable_hash(&state) != walk.hashes[number] {
        return Err(walk.fails_at(number, "the position has another hash than when it was played"));
    }
    for (n, answered) in walk.play.answers().iter().enumerate().skip(number).take(runs.stretch) {
        let brought = apply(&mut state, answered.seat, answered.action)
            .map_err(|error| walk.fails_at(n, format!("played on, {:?}: {error}", answered.action)))?;
        if stable_hash(&state) != walk.hashes[n + 1] {
            return Err(walk.fails_at(n + 1, format!("played on, another position comes: {state:?}")));
        }
        let events = brought.log.iter().map(|entry| (entry.seen_by, entry.event));
        let logged = walk.play.log().iter().filter(|entry| entry.number as usize == n + 1);
        if !events.eq(logged.map(|entry| (entry.seen_by, entry.event))) {
            return Err(walk.fails_at(n + 1, "played on, the log is another one"));
        }
    }
    Ok(())
}

/// Property 6. A journal written and read again gives the same position after every answer and the same
/// log; `at`, `fork` and `cut` give exactly the first answers.
pub fn journal_is_the_game<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    for (start, seed) in starts_and_seeds::<G>(runs)? {
        let walk = Walk::<G>::whole(start, seed, runs)?;
        let text = walk.play.journal();
        let read = Play::<G>::read(&text)
            .map_err(|error| walk.fails(format!("the journal can't be read again: {error}")))?;
        same_game(&walk, &read, walk.n_answers())?;
        if read.journal() != text {
            return Err(walk.fails("the journal read and written again is another text"));
        }
        for number in walk.sample(runs) {
            if stable_hash(&walk.play.at(number)) != walk.hashes[number] {
                return Err(walk.fails_at(number, "`at` gives another position"));
            }
            let fork = walk.play.fork(number);
            same_game(&walk, &fork, number)?;
            let mut cut = read.clone();
            cut.cut(number);
            same_game(&walk, &cut, number)?;
            let read = Play::<G>::read(&fork.journal()).map_err(|error| {
                walk.fails_at(number, format!("the fork's journal can't be read: {error}"))
            })?;
            same_game(&walk, &read, number)?;
        }
        // Every position once more from the set-up alone, without any snapshot.
        let mut again = Play::<G>::new(walk.play.setup().clone())
            .map_err(|error| walk.fails_at(0, format!("the set-up is refused the second time: {error}")))?;
        plays_again(&walk, &mut again)?;
    }
    Ok(())
}

/// Property 7. Taken back answer by answer to any point and run again with the same answers, a game comes to
/// the same positions and writes the same log.
pub fn rolls_back<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    for (start, seed) in starts_and_seeds::<G>(runs)? {
        let walk = Walk::<G>::whole(start, seed, runs)?;
        let mut play = walk.play.clone();
        for number in walk.sample(runs).into_iter().rev() {
            play.cut(number);
            same_game(&walk, &play, number)?;
            let snapshot = play.state().clone();
            plays_again(&walk, &mut play)?;
            play.cut(number);
            if *play.state() != snapshot {
                return Err(walk.fails_at(number, "rolled back, it is another position than the snapshot"));
            }
            // Another course in between must leave no trace either.
            let mut rng = walk.rng_at(number);
            for _ in 0..rng.random_range(1..=runs.stretch.max(1)) {
                let state = play.state();
                let Some(seat) = state.question().and_then(|question| question.who.iter().choose(&mut rng))
                else {
                    break;
                };
                let Some(action) = pick(state, seat, &mut rng) else { break };
                play.answer(seat, action).map_err(|error| {
                    walk.fails_at(number, format!("on another course, {action:?}: {error}"))
                })?;
            }
            play.cut(number);
            plays_again(&walk, &mut play)?;
        }
    }
    Ok(())
}

/// Gives the game's answers again from where `play` stands, and compares every position and the log.
fn plays_again<G: Texts>(walk: &Walk<G>, play: &mut Play<G>) -> Result<(), Failure> {
    let from = play.answers().len();
    for (n, Answered { seat, action, .. }) in walk.play.answers().iter().enumerate().skip(from) {
        play.answer(*seat, *action)
            .map_err(|error| walk.fails_at(n, format!("run again, {action:?}: {error}")))?;
        if stable_hash(play.state()) != walk.hashes[n + 1] {
            let state = play.state();
            return Err(walk.fails_at(n + 1, format!("run again, another position comes: {state:?}")));
        }
    }
    same_game(walk, play, walk.n_answers())
}

/// Whether `play` is exactly the first `number` answers of the game.
fn same_game<G: Texts>(walk: &Walk<G>, play: &Play<G>, number: usize) -> Result<(), Failure> {
    let logged = walk.play.log().iter().filter(|entry| entry.number as usize <= number);
    let differs = if play.setup() != walk.play.setup() {
        "the set-up"
    } else if play.answers() != &walk.play.answers()[..number] {
        "the answers"
    } else if stable_hash(play.state()) != walk.hashes[number] {
        "the position"
    } else if !play.log().iter().eq(logged) {
        "the log"
    } else {
        return Ok(());
    };
    Err(walk.fails_at(number, format!("{differs} of the same game is another one: {:?}", play.state())))
}
