//! Property 13: a game outlives a correction of its rules.

use super::Failure;
use super::runs::{Runs, starts_and_seeds};
use super::walk::{Walk, legal, pick};
use crate::later::Later;
use kernel::{Game, Given, Play, Recorded, Scheme, Seat, Snapshot, Texts, hash_word, stable_hash};
use rand::seq::IteratorRandom;

/// The corrected rules refuse one in this many answers.
const ONE_IN: u64 = 6;

/// How many answers after a saved position are tried under corrected rules.
const TAIL: usize = 80;

/// Property 13. A position saved as a snapshot and read again is equal, has the same hash and the same legal answers,
/// and says its number. A game that was played under earlier rules goes on: unchanged where the present rules accept
/// everything, otherwise from a saved position, with the answers after it as far as they are accepted. The resulting
/// game, written down and read again, is the same game.
pub fn outlives_corrections<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    for (start, seed) in starts_and_seeds::<G>(runs)? {
        let walk = Walk::<G>::whole(start, seed, runs)?;
        let answers = given(&walk.play);
        for (number, state) in walk.sampled(runs) {
            comes_back(&walk, number, &state)?;
        }
        accepts_everything(&walk, &answers)?;
        let mut numbers = walk.sample(runs);
        numbers.retain(|number| number % 2 == seed as usize % 2);
        for number in numbers {
            refuses_some(&walk, &answers, number)?;
        }
    }
    Ok(())
}

/// The answers as they are written down.
fn given<G: Texts>(play: &Play<G>) -> Vec<Given> {
    let given = |(seat, kind, words): (Seat, std::borrow::Cow<'static, str>, String)| Given {
        seat,
        kind: kind.into_owned(),
        words,
    };
    play.given_from(0).map(given).collect()
}

fn saved<G: Texts>(walk: &Walk<G>, number: usize, state: &G) -> Result<Snapshot, Failure> {
    let snapshot = Snapshot::of(state, number as u32);
    let text = snapshot.and_then(|snapshot| serde_json::to_string(&snapshot).ok());
    let read = text.and_then(|text| serde_json::from_str(&text).ok());
    read.ok_or_else(|| walk.fails_at(number, "the position can't be saved"))
}

fn comes_back<G: Texts>(walk: &Walk<G>, number: usize, state: &G) -> Result<(), Failure> {
    let fails = |what: &str| walk.fails_at(number, format!("saved as a snapshot and read, {what}"));
    let snapshot = saved(walk, number, state)?;
    let setup = walk.play.setup();
    let read: G = snapshot.read(setup).map_err(|error| fails(&error.to_string()))?;
    if read != *state || stable_hash(&read) != walk.hashes[number] || snapshot.number as usize != number {
        return Err(fails("it is another position"));
    }
    let seats = (0..state.n_seats()).map(Seat).chain([Seat::CHANCE]);
    if seats.into_iter().any(|seat| legal(&read, seat) != legal(state, seat)) {
        return Err(fails("other answers are legal"));
    }
    let other = Snapshot { form: G::FORM + 1, ..snapshot.clone() };
    if other.read::<G>(setup).is_ok() {
        return Err(fails("another form of positions is not refused"));
    }
    let other = Snapshot { hash: "0".repeat(16), ..snapshot };
    if other.read::<G>(setup).is_ok() {
        return Err(fails("another hash is not refused"));
    }
    Ok(())
}

/// The hash after so many answers, as one or the other program would have written it.
fn written<G: Texts>(walk: &Walk<G>, n: usize) -> String {
    match n % 100 {
        0 => hash_word(&walk.play.at(n)),
        _ => format!("{:016x}", walk.hashes[n]),
    }
}

/// What was written down of the first answers of a game, with checks as journals have them: those of the first journals and
/// those of today in turns.
fn recorded<G: Texts>(walk: &Walk<G>, answers: &[Given], snapshots: Vec<Snapshot>) -> Recorded {
    let checks = (1..=answers.len()).filter(|n| n % 50 == 0 || *n == answers.len());
    Recorded {
        rules: G::INFO.rules_version,
        answers: answers.to_vec(),
        checks: checks.map(|n| (n as u32, written(walk, n))).collect(),
        snapshots,
        ..Recorded::default()
    }
}

/// The next version accepts every answer: the game is the same, whether its positions have other hashes or not.
fn accepts_everything<G: Texts>(walk: &Walk<G>, answers: &[Given]) -> Result<(), Failure> {
    let fails = |what: &str| walk.fails(format!("under rules that accept everything, {what}"));
    let setup = walk.play.setup();
    let same = Play::<Later<G, 0, false>>::resume(setup.clone(), recorded(walk, answers, Vec::new()))
        .map_err(|error| fails(&error.to_string()))?;
    if same.state().0 != *walk.play.state() || !same.corrections().is_empty() {
        return Err(fails("it is another game"));
    }
    let salted = Play::<Later<G, 0, true>>::resume(setup.clone(), recorded(walk, answers, Vec::new()))
        .map_err(|error| fails(&error.to_string()))?;
    let told = salted.corrections().last();
    let differs = told.is_some_and(|told| told.differs.is_some() && told.dropped.is_empty());
    if salted.state().0 != *walk.play.state() || (differs == answers.is_empty()) {
        return Err(fails("other hashes are not told, or change the game"));
    }
    let snapshot = saved(walk, answers.len(), walk.play.state())?;
    let salted = Play::<Later<G, 0, true>>::resume(setup.clone(), recorded(walk, answers, vec![snapshot]))
        .map_err(|error| fails(&error.to_string()))?;
    if salted.state().0 != *walk.play.state() || !salted.corrections().is_empty() || salted.first_number() > 0
    {
        return Err(fails("a saved position does not show that only the hashes are others"));
    }
    Ok(())
}

/// The next version refuses some answers: the game goes on from a saved position, and the result stays.
fn refuses_some<G: Texts>(walk: &Walk<G>, answers: &[Given], number: usize) -> Result<(), Failure> {
    let fails = |what: String| walk.fails_at(number, format!("under corrected rules, {what}"));
    let answers = &answers[..answers.len().min(number + TAIL)];
    let snapshot = saved(walk, number, &walk.play.at(number))?;
    let setup = walk.play.setup().clone();
    let mut play =
        Play::<Later<G, ONE_IN, false>>::resume(setup.clone(), recorded(walk, answers, vec![snapshot]))
            .map_err(|error| fails(error.to_string()))?;
    let kept = play.number() as usize;
    if kept < number
        || kept > answers.len()
        || Scheme::Numbers.word(&play.state().0) != format!("{:016x}", walk.hashes[kept])
    {
        return Err(fails(format!("it does not go on from the saved position: {kept} answers are kept")));
    }
    let dropped = play.corrections().last().map_or(0, |told| told.dropped.len());
    if kept + dropped != answers.len() {
        return Err(fails(format!(
            "{kept} answers are kept and {dropped} asked again, of {}",
            answers.len()
        )));
    }
    stays(&play, setup.clone()).map_err(fails)?;
    // Whatever is played now, and taken back, stays as well.
    let mut rng = walk.rng_at(number);
    for _ in 0..12 {
        let state = play.state();
        let asked = state.question().and_then(|question| question.who.iter().choose(&mut rng));
        let Some(seat) = asked else { break };
        let Some(action) = pick(state, seat, &mut rng) else { break };
        play.answer(seat, action).map_err(|error| fails(format!("{action:?}: {error}")))?;
    }
    stays(&play, setup.clone()).map_err(fails)?;
    for n in [kept, number, number / 2, 0] {
        let cut = play.fork(n);
        if play.reaches(n) && cut.number() as usize != n {
            return Err(fails(format!("it does not go back to {n}")));
        }
        stays(&cut, setup.clone()).map_err(fails)?;
    }
    Ok(())
}

/// Checks that a corrected game is the same when it is read again, from what a table keeps and from a journal.
fn stays<G: Texts>(play: &Play<G>, setup: G::Setup) -> Result<(), String> {
    let checks = play.earlier().map(|earlier| (earlier.number(), hash_word(earlier.state())));
    let recorded = Recorded {
        rules: G::INFO.rules_version,
        answers: given(play),
        checks: vec![(play.number(), hash_word(play.state()))],
        older_checks: checks.into_iter().collect(),
        base: play.base(),
        corrections: play.corrections().to_vec(),
        snapshots: Vec::new(),
    };
    let loaded = Play::<G>::resume(setup, recorded).map_err(|error| format!("loaded again: {error}"))?;
    let read = Play::<G>::read(&play.journal()).map_err(|error| format!("its journal: {error}"))?;
    for other in [&loaded, &read] {
        let differs = if other.state() != play.state() {
            "the position"
        } else if given(other) != given(play) || other.number() != play.number() {
            "the answers"
        } else if other.log() != play.log() {
            "the log"
        } else if other.corrections() != play.corrections() {
            "what is told of the correction"
        } else if (0..play.number() as usize).any(|n| other.reaches(n) != play.reaches(n)) {
            "how far one can look back"
        } else {
            continue;
        };
        return Err(format!("read again, {differs} is another one"));
    }
    Ok(())
}
