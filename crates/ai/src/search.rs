//! Information-set Monte Carlo tree search for one observer.
//!
//! Every iteration deals a world from what the searching seat knows, goes down the tree with answers that are legal
//! in that world, tries one new answer, plays on at random (as the game weighs its answers) and notes the result on
//! the way back. So the search sees nothing that its seat can't know: what it finds depends on the seat's knowledge
//! and the seed.
//!
//! What the nodes of the tree stand for is what the searching seat can tell apart:
//!
//! - Its own answers are told apart by the answer and by what comes to light with it.
//! - Others' answers and Chance's are told apart by what the log shows the seat of them. Cards drawn unseen all
//!   lead to the same node, so the tree neither branches on them nor plans with them. An answer about which the
//!   log says nothing at all counts as seen.
//! - Where each of several seats answers secretly, the searching seat answers last in the tree, and until then
//!   all answers of the others lead to the same node: nobody's plan makes use of the others' choices.
//!
//! Every seat maximises the result of its own team. Where one answer from any of several seats settles a question,
//! the searching seat gives it if it is asked, otherwise the lowest seat that is.

use crate::random::{generator, weighed_answer};
use crate::tree::{NodeId, Tree};
use kernel::{Ask, Broken, Insight, Log, LogEntry, Question, Seat, StableHasher};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use std::fmt::{self, Write};
use std::hash::{Hash, Hasher};
use std::time::{Duration, Instant};

/// How deep an imagined game goes down the tree at most: a game whose forced answers go round in circles must not
/// hold up the search.
const DEEPEST: u32 = 10_000;

/// How long a search may go on for one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// This many iterations over all workers. The result is the same every time.
    Iterations(u64),
    /// This much time, and at least one iteration of each worker.
    Time(Duration),
}

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// How long it goes on.
    pub budget: Budget,
    /// How many workers there are, each with a thread and a tree of its own; 0 counts as 1. The result depends on
    /// their number, but not on how many of them run at the same time.
    pub threads: usize,
    /// How much rarely tried answers are preferred: the factor of the bonus in the upper confidence bound.
    pub exploration: f64,
    /// How many answers a game played on at random may take; after that the position is estimated.
    pub playout: u32,
}

impl Default for Search {
    fn default() -> Self {
        Search { budget: Budget::Iterations(1000), threads: 1, exploration: 0.7, playout: 1000 }
    }
}

/// One legal answer and the search's judgement of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Weighed<A> {
    /// The answer.
    pub action: A,
    /// How many times it was tried.
    pub visits: u64,
    /// The mean result for the seat, from 0 (lost) to 1 (won); `None` if it was never tried.
    pub mean: Option<f64>,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Found<A> {
    /// The answer that was tried most often; if there are several, the one the game lists first.
    pub action: A,
    /// All legal answers, in the order in which the game lists them.
    pub answers: Vec<Weighed<A>>,
    /// How many iterations there were; 0 if there was nothing to choose.
    pub iterations: u64,
    /// How many answers were given in all imagined games, in the tree and at random.
    pub steps: u64,
}

/// Why a search found nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SearchError {
    /// The seat is not asked.
    #[error("seat {} is not asked now", .seat.0)]
    NotAsked {
        /// The seat.
        seat: Seat,
    },
    /// A seat that is asked can't answer, at the table or in an imagined game.
    #[error("seat {} is asked but has no legal answer", .seat.0)]
    NoAnswer {
        /// The seat.
        seat: Seat,
    },
    /// The engine contradicts itself in an imagined game.
    #[error(transparent)]
    Broken(#[from] Broken),
}

/// Searches for the best answer of a seat that is asked.
pub fn search<G: Insight>(
    game: &G,
    seat: Seat,
    settings: &Search,
    seed: u64,
) -> Result<Found<G::Action>, SearchError> {
    if !game.question().is_some_and(|question| question.who.contains(seat)) {
        return Err(SearchError::NotAsked { seat });
    }
    let mut answers = Vec::new();
    game.legal(seat, &mut answers);
    let Some(&first) = answers.first() else { return Err(SearchError::NoAnswer { seat }) };
    if answers.len() == 1 {
        let only = Weighed { action: first, visits: 0, mean: None };
        return Ok(Found { action: first, answers: vec![only], iterations: 0, steps: 0 });
    }

    let n_workers = settings.threads.max(1) as u64;
    let start = Instant::now();
    let work = |worker: u64| {
        let share = match settings.budget {
            Budget::Iterations(n) => Share::Iterations(n / n_workers + u64::from(worker < n % n_workers)),
            Budget::Time(time) => Share::Until(start.checked_add(time)),
        };
        Worker::new(game, seat, settings, &answers, generator(seed, worker)).run(share)
    };
    let tallies = if n_workers == 1 {
        vec![work(0)]
    } else {
        std::thread::scope(|scope| {
            let work = &work;
            let workers: Vec<_> = (0..n_workers).map(|worker| scope.spawn(move || work(worker))).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        })
    };

    // The workers' results are added up in order, so that rounding is the same every time too.
    let mut sum = Tally::new(answers.len());
    for tally in tallies {
        sum.add(&tally?);
    }
    let mut best = 0;
    for (at, answer) in sum.answers.iter().enumerate() {
        if answer.visits > sum.answers[best].visits {
            best = at;
        }
    }
    let weighed = answers.iter().zip(&sum.answers).map(|(action, answer)| Weighed {
        action: *action,
        visits: answer.visits,
        mean: (answer.visits > 0).then(|| answer.value / answer.visits as f64),
    });
    Ok(Found {
        action: answers[best],
        answers: weighed.collect(),
        iterations: sum.iterations,
        steps: sum.steps,
    })
}

/// One worker's part of the budget.
#[derive(Clone, Copy, Debug)]
enum Share {
    Iterations(u64),
    /// Until this moment; `None` is later than any clock can say.
    Until(Option<Instant>),
}

/// How many times one of the seat's answers was tried, and the sum of the results.
#[derive(Clone, Copy, Debug, Default)]
struct Tried {
    visits: u64,
    value: f64,
}

/// What one worker found, or all of them together.
#[derive(Debug)]
struct Tally {
    answers: Vec<Tried>,
    iterations: u64,
    steps: u64,
}

impl Tally {
    fn new(n_answers: usize) -> Tally {
        Tally { answers: vec![Tried::default(); n_answers], iterations: 0, steps: 0 }
    }

    fn add(&mut self, other: &Tally) {
        for (sum, tried) in self.answers.iter_mut().zip(&other.answers) {
            sum.visits += tried.visits;
            sum.value += tried.value;
        }
        self.iterations += other.iterations;
        self.steps += other.steps;
    }
}

/// A decision made in the tree, for the way back.
#[derive(Clone, Copy, Debug)]
struct Decision {
    node: NodeId,
    edge: usize,
    team: u8,
}

/// One thread's search.
struct Worker<'a, G: Insight> {
    game: &'a G,
    seat: Seat,
    settings: &'a Search,
    /// The answers among which the seat chooses, in the order of the tally.
    answers: &'a [G::Action],
    rng: Pcg64Mcg,
    tree: Tree<G::Action>,
    tally: Tally,
    /// The decisions of the present iteration.
    path: Vec<Decision>,
    /// The legal answers at hand; kept to reuse its memory.
    legal: Vec<G::Action>,
    /// Their weights.
    weights: Vec<f32>,
}

impl<'a, G: Insight> Worker<'a, G> {
    fn new(
        game: &'a G,
        seat: Seat,
        settings: &'a Search,
        answers: &'a [G::Action],
        rng: Pcg64Mcg,
    ) -> Worker<'a, G> {
        Worker {
            game,
            seat,
            settings,
            answers,
            rng,
            tree: Tree::new(),
            tally: Tally::new(answers.len()),
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
        }
    }

    fn run(mut self, share: Share) -> Result<Tally, SearchError> {
        match share {
            Share::Iterations(n) => {
                for _ in 0..n {
                    self.iterate()?;
                }
            }
            Share::Until(deadline) => loop {
                self.iterate()?;
                if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                    break;
                }
            },
        }
        Ok(self.tally)
    }

    fn iterate(&mut self) -> Result<(), SearchError> {
        let mut world = self.game.clone();
        world.imagine(self.seat, &mut self.rng);
        let chosen = self.descend(&mut world)?;
        self.play_out(&mut world)?;

        let results = results(&world);
        for decision in &self.path {
            self.tree.note(decision.node, decision.edge, results[usize::from(decision.team)]);
        }
        if let Some(at) = chosen.and_then(|action| self.answers.iter().position(|answer| *answer == action)) {
            self.tally.answers[at].visits += 1;
            self.tally.answers[at].value += results[usize::from(self.game.team(self.seat))];
        }
        self.tally.iterations += 1;
        Ok(())
    }

    /// Goes down the tree to the first answer that has not been tried before, gives that one too, and says which
    /// answer the searching seat gave first. Others may have to answer the same question before it: what they try
    /// does not end the way down.
    fn descend(&mut self, world: &mut G) -> Result<Option<G::Action>, SearchError> {
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        let mut chosen = None;
        let mut is_new = false;
        for _ in 0..DEEPEST {
            if is_new && chosen.is_some() {
                break;
            }
            let Some(question) = world.question() else { break };
            let Some(seat) = self.in_turn(&question) else { break };
            let action = if seat.is_chance() {
                world.chance(&mut self.rng).ok_or(SearchError::NoAnswer { seat })?
            } else {
                world.legal(seat, &mut self.legal);
                match self.legal[..] {
                    [] => return Err(SearchError::NoAnswer { seat }),
                    // Where there is nothing to decide, there is nothing to learn either.
                    [only] => only,
                    _ => {
                        let exploration = self.settings.exploration;
                        let selected = if G::WEIGHS {
                            self.weights.clear();
                            let weights = self.legal.iter().map(|action| world.weight(seat, *action));
                            self.weights.extend(weights);
                            // The bonus of weighed answers is on another scale.
                            let bonus = exploration * G::FOLLOWS;
                            self.tree.select_weighed(node, seat, &self.legal, &self.weights, bonus)
                        } else {
                            self.tree.select(node, seat, &self.legal, exploration, &mut self.rng)
                        };
                        self.path.push(Decision { node, edge: selected.edge, team: world.team(seat) });
                        is_new |= selected.is_first_try;
                        selected.action
                    }
                }
            };
            if seat == self.seat && chosen.is_none() {
                chosen = Some(action);
            }
            let mut log = Log::on(0);
            world.play(seat, action, &mut log)?;
            self.tally.steps += 1;
            let sight = if seat != self.seat && is_still_secret(&question, seat, world.question()) {
                sight::<G>(seat, None, &[], self.seat)
            } else if seat == self.seat {
                sight::<G>(seat, Some(action), &log.into_entries(), self.seat)
            } else {
                let entries = log.into_entries();
                sight::<G>(seat, entries.is_empty().then_some(action), &entries, self.seat)
            };
            node = self.tree.child(node, sight);
        }
        Ok(chosen)
    }

    /// The seat that answers next in the tree.
    fn in_turn(&self, question: &Question<G::Ask>) -> Option<Seat> {
        let others = question.who.without(self.seat);
        let is_asked = question.who.contains(self.seat);
        if is_asked && (others.is_empty() || !question.ask.each_answers()) {
            Some(self.seat)
        } else {
            others.first_seat()
        }
    }

    /// Plays on at random to the end, or as far as the settings and the game's clock let it.
    fn play_out(&mut self, world: &mut G) -> Result<(), SearchError> {
        let horizon = self.game.clock().saturating_add(G::HORIZON);
        for _ in 0..self.settings.playout.min(G::PLAYOUT) {
            if world.clock() >= horizon {
                break;
            }
            let Some(seat) = world.question().and_then(|question| question.who.first_seat()) else { break };
            let action = weighed_answer(world, seat, &mut self.legal, &mut self.rng)
                .ok_or(SearchError::NoAnswer { seat })?;
            world.play(seat, action, &mut Log::off())?;
            self.tally.steps += 1;
        }
        Ok(())
    }
}

/// Whether an answer just given to a question that each seat answers for itself waits for the others' answers: the
/// same question is open to all who were asked except this seat.
fn is_still_secret<A: Ask>(before: &Question<A>, seat: Seat, after: Option<Question<A>>) -> bool {
    before.ask.each_answers()
        && after.is_some_and(|after| after.ask == before.ask && after.who == before.who.without(seat))
}

/// What the onlooker sees happen, as a number: whose answer it is, the answer itself if it is known, and what the log
/// shows.
fn sight<G: Insight>(
    seat: Seat,
    action: Option<G::Action>,
    entries: &[LogEntry<G::Event>],
    onlooker: Seat,
) -> u64 {
    let mut hasher = Printed(StableHasher::default());
    seat.hash(&mut hasher.0);
    action.hash(&mut hasher.0);
    for event in entries.iter().filter_map(|entry| entry.seen(Some(onlooker))) {
        // Events are printed because they need not be hashable. Hashing never fails.
        let _ = write!(hasher, "{event:?};");
    }
    hasher.0.finish()
}

/// Hashes what is printed into it.
struct Printed(StableHasher);

impl Write for Printed {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// Each team's result, from 0 to 1: won or not, or the estimate of the team's lowest seat if the game is not
/// over.
fn results<G: Insight>(world: &G) -> [f64; 16] {
    let mut results = [0.0; 16];
    let outcome = world.outcome();
    for seat in (0..world.n_seats()).rev().map(Seat) {
        let result = &mut results[usize::from(world.team(seat))];
        match outcome {
            Some(outcome) if outcome.winners.contains(seat) => *result = 1.0,
            Some(_) => {}
            None => *result = f64::from(world.estimate(seat)),
        }
    }
    results
}

#[cfg(test)]
#[path = "../tests/toy/mod.rs"]
mod toy;

#[cfg(test)]
mod tests {
    use super::toy::{Card, Toy};
    use super::*;
    use kernel::Game;

    /// The tree that one worker builds for the first player of the toy game, before the secret choice.
    fn tree() -> Tree<toy::Action> {
        let game = Toy::dealt([Card::Three, Card::Four], 9);
        let settings = Search::default();
        let mut answers = Vec::new();
        game.legal(Seat(0), &mut answers);
        let mut worker = Worker::new(&game, Seat(0), &settings, &answers, generator(1, 1));
        for _ in 0..3000 {
            worker.iterate().expect("the toy game is sound");
        }
        worker.tree
    }

    #[test]
    fn nodes_tell_apart_what_the_seat_sees_and_nothing_else() {
        let tree = tree();
        // The other player's secret choice leads to one node, whatever it is.
        let [own_choice] = tree.children_of(Tree::<toy::Action>::ROOT)[..] else {
            panic!("the seat plans with the other's secret choice");
        };
        // Then both choices are shown. After keep and keep, up to three stones are taken; the seat sees which of the
        // deck's cards it draws, but not what the other player draws.
        let shown = tree.children_of(own_choice);
        let mut n_children: Vec<usize> = shown.iter().map(|node| tree.children_of(*node).len()).collect();
        n_children.sort_unstable();
        assert_eq!(n_children, [1, 3, 5, 5]);
    }

    #[test]
    fn the_others_decide_before_the_seat_in_a_secret_choice() {
        let tree = tree();
        let seats = |node| tree.deciders(node).collect::<Vec<_>>();
        assert_eq!(seats(Tree::<toy::Action>::ROOT), [Seat(1), Seat(1)]);
        assert_eq!(seats(tree.children_of(Tree::<toy::Action>::ROOT)[0]), [Seat(0), Seat(0)]);
    }
}
