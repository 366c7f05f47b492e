//! Properties 8 and 9: what a seat knows, and that it learns nothing else.

use super::Failure;
use super::runs::{Hidden, Runs, starts_and_seeds};
use super::seen::{Seen, json};
use super::walk::{Revealed, Walk, apply, legal, seats};
use kernel::{ApplyError, Flat, LogEntry, Part, Seat, Texts};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// How many answers to one question are tried in pairs of worlds.
const TRIED: usize = 6;

/// Property 8. A world that a seat imagines is sound (`check`); the seat's view, question and legal answers are the
/// same in it; what is hidden from the seat varies (some other seat's view, in the course of the runs); and nothing
/// hidden influences it: from two worlds that the seat can't tell apart, the same generator makes equal worlds.
pub fn imagine_keeps_what_is_known<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    let mut n_varied = 0_u64;
    for (start, seed) in starts_and_seeds::<G>(runs)? {
        let walk = Walk::<G>::whole(start, seed, runs)?;
        for (number, state) in walk.sampled(runs) {
            let mut rng = walk.rng_at(number);
            for seat in seats(&state) {
                let fails = |what: String| walk.fails_at(number, format!("seat {}: {what}", seat.0));
                let world = imagined(&state, seat, rng.random());
                if let Err(broken) = world.check() {
                    return Err(Failure::broken(&walk, number, "check of an imagined world", &broken));
                }
                let (known, imagined_known) =
                    (Seen::basics(&state, Some(seat)), Seen::basics(&world, Some(seat)));
                if let Some(difference) = known.difference(&imagined_known) {
                    return Err(fails(format!("imagining changed what the seat knows: {difference}")));
                }
                let same_seed = rng.random();
                if imagined(&state, seat, same_seed) != imagined(&world, seat, same_seed) {
                    return Err(fails("imagining depends on what the seat can't know".to_owned()));
                }
                match runs.hidden {
                    Hidden::Nothing if world != state => {
                        return Err(fails(
                            "nothing is hidden, but imagining changed the position".to_owned(),
                        ));
                    }
                    Hidden::Nothing => {}
                    Hidden::Something => {
                        let mut others = seats(&state).filter(|other| *other != seat);
                        let looks = |world: &G, other| Seen::basics(world, Some(other));
                        let varies = others.any(|other| looks(&state, other) != looks(&world, other));
                        n_varied += u64::from(varies);
                    }
                }
            }
        }
    }
    if runs.hidden == Hidden::Something && n_varied == 0 {
        return Err(Failure::of_game("no seat's view ever varied in another seat's imagined worlds"));
    }
    Ok(())
}

/// A world that the seat imagines.
pub(crate) fn imagined<G: Texts>(state: &G, seat: Seat, seed: u64) -> G {
    let mut world = state.clone();
    world.imagine(seat, &mut Pcg64Mcg::seed_from_u64(seed));
    world
}

/// Property 9. Nothing hidden reaches a seat, nor a spectator, who knows less than any seat. Three ways:
///
/// - A position and a world that the seat imagines from it look the same to the seat, in every value and
///   every text, the refusals of other answers included. They go on looking the same while the same answers
///   are given in both, log entries included, until an answer is not possible in the imagined world, or the
///   game says with [`kernel::Log::reveal`] that it brought something hidden to light.
/// - If answers of somebody else lead to different positions, but the seat imagines the same worlds in both,
///   they differ only in something hidden: the seat must see the same log entries for both.
/// - What is laid out for the seat beside another's view, of this position or an earlier one, is its own view and
///   nothing else.
pub fn nothing_hidden_leaks<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    for (start, seed) in starts_and_seeds::<G>(runs)? {
        let walk = Walk::<G>::whole(start, seed, runs)?;
        for (n, (number, state)) in walk.sampled(runs).enumerate() {
            let mut rng = walk.rng_at(number);
            // The seats take turns, because looking at everything takes time.
            let Some(seat) = seats(&state).nth(n % usize::from(state.n_seats().max(1))) else { break };
            let fails = |what: String| walk.fails_at(number, format!("seat {}: {what}", seat.0));
            let pair = Pair { seat, real: state.clone(), imagined: imagined(&state, seat, rng.random()) };
            if let Some(difference) = pair.difference() {
                return Err(fails(format!("an imagined world looks different: {difference}")));
            }
            for (asked, action) in some_answers(&state, &mut rng) {
                pair.clone().answer(asked, action).map_err(fails)?;
            }
            plays_on_alike(&walk, number, pair, runs)?;
            hides_answers(&state, seat, &mut rng).map_err(fails)?;
            takes_over_what_is_the_same(&state, &state, seat).map_err(fails)?;
            if let Some(earlier) = number.checked_sub(1).map(|number| walk.play.at(number)) {
                takes_over_what_is_the_same(&state, &earlier, seat).map_err(fails)?;
            }
        }
    }
    Ok(())
}

/// Lays the seat's view out beside everybody's view of another position, and theirs beside its own.
fn takes_over_what_is_the_same<G: Texts>(state: &G, other: &G, seat: Seat) -> Result<(), String> {
    let lay_out = |state: &G, onlooker: Option<Seat>, beside: Option<(&G, Part<'_>)>| {
        let mut flat = Flat::default();
        state.add_view(onlooker, "", &mut flat, beside);
        flat
    };
    for somebody in seats(state).map(Some).chain([None]) {
        for (onlooker, theirs) in [(Some(seat), somebody), (somebody, Some(seat))] {
            let beside = lay_out(other, theirs, None);
            let own = lay_out(state, onlooker, beside.whole().map(|view| (other, view)));
            if own.to_text() != json(&state.view(onlooker)) {
                return Err(format!("the view of {onlooker:?} is another one beside that of {theirs:?}"));
            }
        }
    }
    Ok(())
}

/// Plays a stretch of the game in both worlds.
fn plays_on_alike<G: Texts>(
    walk: &Walk<G>,
    number: usize,
    mut pair: Pair<G>,
    runs: &Runs,
) -> Result<(), Failure> {
    for (n, answered) in walk.play.answers().iter().enumerate().skip(number).take(runs.stretch) {
        let seat = pair.seat.0;
        let compared = pair.answer(answered.seat, answered.action).map_err(|what| {
            walk.fails_at(n, format!("seat {seat}, imagined after answer {number}: {what}"))
        })?;
        if compared == Compared::NotAnyMore {
            break;
        }
    }
    Ok(())
}

/// Some of the answers that the open question can get.
fn some_answers<G: Texts>(state: &G, rng: &mut Pcg64Mcg) -> Vec<(Seat, G::Action)> {
    let mut all = Vec::new();
    if let Some(question) = state.question() {
        for seat in question.who.iter() {
            all.extend(legal(state, seat).sample(rng, TRIED).map(|action| (seat, *action)));
        }
    }
    all
}

/// Whether two worlds can still be compared after an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compared {
    /// They look the same.
    Alike,
    /// The answer is not possible in the imagined world, or it brought something hidden to light.
    NotAnyMore,
}

/// A world, and another one that a seat in it takes for possible.
#[derive(Clone)]
pub(crate) struct Pair<G> {
    pub seat: Seat,
    pub real: G,
    pub imagined: G,
}

impl<G: Texts> Pair<G> {
    /// What the seat or a spectator can tell the worlds apart by.
    pub fn difference(&self) -> Option<String> {
        [Some(self.seat), None].into_iter().find_map(|onlooker| {
            let (real, imagined) = (&self.real, &self.imagined);
            Seen::whole(real, onlooker).difference(&Seen::whole(imagined, onlooker))
        })
    }

    /// Gives the same answer in both worlds, and says what the seat or a spectator could then tell them apart by. An
    /// answer that the game says brought something hidden to light is not compared.
    pub fn answer(&mut self, seat: Seat, action: G::Action) -> Result<Compared, String> {
        self.answer_if(seat, action, |revealed| revealed == Revealed::Nothing)
    }

    /// Gives the same answer in both worlds and compares them, whatever the game says about the answer.
    pub fn answer_whatever_is_said(&mut self, seat: Seat, action: G::Action) -> Result<Compared, String> {
        self.answer_if(seat, action, |_| true)
    }

    fn answer_if(
        &mut self,
        seat: Seat,
        action: G::Action,
        compare: impl Fn(Revealed) -> bool,
    ) -> Result<Compared, String> {
        if self.imagined.allows(seat, action).is_err() {
            return Ok(Compared::NotAnyMore);
        }
        let broken = |error: ApplyError| format!("seat {} playing {action:?}: {error}", seat.0);
        let real = apply(&mut self.real, seat, action).map_err(broken)?;
        let imagined = apply(&mut self.imagined, seat, action).map_err(broken)?;
        if !compare(real.revealed) || !compare(imagined.revealed) {
            return Ok(Compared::NotAnyMore);
        }
        match self.difference().or_else(|| self.log_difference(&real.log, &imagined.log)) {
            None => Ok(Compared::Alike),
            Some(difference) => {
                Err(format!("seat {} playing {action:?} brought something hidden up: {difference}", seat.0))
            }
        }
    }

    fn log_difference(
        &self,
        real_log: &[LogEntry<G::Event>],
        imagined_log: &[LogEntry<G::Event>],
    ) -> Option<String> {
        [Some(self.seat), None].into_iter().find_map(|onlooker| {
            let real = Seen::log(&self.real, real_log, onlooker);
            real.difference(&Seen::log(&self.imagined, imagined_log, onlooker))
        })
    }
}

/// An answer that was tried, with its results.
struct Tried<G: Texts> {
    action: G::Action,
    after: G,
    /// What the onlooker imagines afterwards.
    world: G,
    log: Vec<LogEntry<G::Event>>,
}

/// The second way: answers of others that make no difference to what the seat imagines.
fn hides_answers<G: Texts>(state: &G, seat: Seat, rng: &mut Pcg64Mcg) -> Result<(), String> {
    let seed = rng.random();
    let mut all: Vec<Tried<G>> = Vec::new();
    for (asked, action) in some_answers(state, rng) {
        if asked == seat {
            continue;
        }
        let mut after = state.clone();
        let brought = apply(&mut after, asked, action)
            .map_err(|error| format!("seat {} playing {action:?}: {error}", asked.0))?;
        let world = imagined(&after, seat, seed);
        let tried = Tried { action, after, world, log: brought.log };
        for other in all.iter().filter(|other| tried.after != other.after && tried.world == other.world) {
            for onlooker in [Some(seat), None] {
                let seen = Seen::log(&tried.after, &tried.log, onlooker);
                if let Some(difference) = seen.difference(&Seen::log(&other.after, &other.log, onlooker)) {
                    return Err(format!(
                        "imagining makes no difference between {action:?} and {:?} of seat {}, but the log \
                         tells them apart: {difference}",
                        other.action, asked.0
                    ));
                }
            }
        }
        all.push(tried);
    }
    Ok(())
}
