//! The search and the matches, on a toy game whose best play is known.

mod toy;

use ai::{
    Budget, Found, GameResult, Player, Search, SearchError, Simulation, SimulationError, choose, search,
};
use kernel::{Game, Log, Seat};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use toy::{Action, Card, Choice, Setup, Toy};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

fn iterations(n: u64) -> Search {
    Search { budget: Budget::Iterations(n), ..Search::default() }
}

fn found(toy: &Toy, seat: Seat, settings: &Search, seed: u64) -> Found<Action> {
    search(toy, seat, settings, seed).expect("the seat is asked")
}

/// What the search answers with each of several seeds.
fn best(toy: &Toy, seat: Seat, settings: &Search) -> Vec<Action> {
    (0..8).map(|seed| found(toy, seat, settings, seed).action).collect()
}

#[test]
fn search_leaves_a_multiple_of_four_stones() {
    for (heap, stones) in [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3)] {
        for cards in [[Card::Three, Card::Four], [Card::Four, Card::Two], [Card::Two, Card::Five]] {
            let toy = Toy::at_first_turn(cards, heap);
            assert_eq!(best(&toy, FIRST, &iterations(1500)), [Action::Take(stones); 8], "{heap} {cards:?}");
        }
    }
}

#[test]
fn search_looks_two_turns_ahead() {
    for (heap, stones) in [(9, 1), (10, 2), (11, 3)] {
        let toy = Toy::at_first_turn([Card::Three, Card::Four], heap);
        assert_eq!(best(&toy, FIRST, &iterations(20_000)), [Action::Take(stones); 8], "{heap}");
    }
}

#[test]
fn the_second_player_finds_it_too() {
    let toy = Toy::at_first_turn([Card::Three, Card::Four], 8);
    for (taken, stones) in [(1, 3), (2, 2), (3, 1)] {
        let toy = toy.after(FIRST, Action::Take(taken)).expect("it is legal");
        assert_eq!(best(&toy, SECOND, &iterations(1500)), [Action::Take(stones); 8], "{taken}");
    }
}

#[test]
fn search_swaps_the_lowest_card_and_keeps_the_highest() {
    for (card, choice) in [(Card::One, Choice::Swap), (Card::Six, Choice::Keep)] {
        for heap in 9..=12 {
            let as_first = Toy::dealt([card, Card::Three], heap);
            assert_eq!(
                best(&as_first, FIRST, &iterations(2000)),
                [Action::Choose(choice); 8],
                "{card:?} {heap}"
            );
            let as_second = Toy::dealt([Card::Three, card], heap);
            assert_eq!(best(&as_second, SECOND, &iterations(2000)), [Action::Choose(choice); 8]);
            for secret in [Choice::Keep, Choice::Swap] {
                let after = as_second.after(FIRST, Action::Choose(secret)).expect("it is legal");
                assert_eq!(best(&after, SECOND, &iterations(2000)), [Action::Choose(choice); 8]);
            }
        }
    }
}

#[test]
fn the_value_of_a_decided_position_is_found() {
    // Whoever has the highest card and takes the last stone wins, whatever the other player holds.
    let toy = Toy::at_first_turn([Card::Six, Card::Five], 3);
    let found = found(&toy, FIRST, &iterations(500), 1);
    assert_eq!(found.action, Action::Take(3));
    assert_eq!(found.answers[2].mean, Some(1.0));
    assert_eq!(found.answers.iter().map(|answer| answer.visits).sum::<u64>(), 500);
    assert_eq!(found.iterations, 500);
    assert!(found.steps >= 500);
}

/// Leaving four stones wins by force, but only if the answers after that are searched too: against random
/// answers on both sides it wins four games of five.
#[test]
fn the_value_of_a_win_by_force_is_found() {
    let toy = Toy::at_first_turn([Card::Six, Card::Five], 5);
    let found = found(&toy, FIRST, &iterations(10_000), 1);
    let mean = found.answers[0].mean.expect("it was tried");
    assert!(found.action == Action::Take(1) && mean > 0.95, "{found:?}");
}

#[test]
fn the_same_seed_finds_the_same() {
    let toy = Toy::dealt([Card::Three, Card::Four], 11);
    for threads in [1, 2, 3] {
        let settings = Search { threads, ..iterations(301) };
        for seed in 0..5 {
            let once = found(&toy, FIRST, &settings, seed);
            assert_eq!(once, found(&toy, FIRST, &settings, seed), "{threads} threads, seed {seed}");
            assert_eq!(once.iterations, 301);
        }
    }
    let one = found(&toy, FIRST, &iterations(300), 1);
    assert_ne!(one.answers, found(&toy, FIRST, &iterations(300), 2).answers, "seeds differ");
}

/// The search gives the same result in every world that its seat can't tell from the true one.
#[test]
fn search_sees_nothing_that_its_seat_cannot_know() {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut n_other_worlds = 0;
    for seed in 0..60 {
        let mut toy = Toy::new(&Setup, &mut Log::off()).expect("the set-up is good");
        let mut legal = Vec::new();
        while let Some(question) = toy.question() {
            for seat in question.who.iter().filter(|seat| !seat.is_chance()) {
                let mut other = toy.clone();
                other.imagine(seat, &mut rng);
                n_other_worlds += u32::from(other != toy);
                for threads in [1, 2] {
                    let settings = Search { threads, ..iterations(40) };
                    assert_eq!(found(&toy, seat, &settings, seed), found(&other, seat, &settings, seed));
                }
            }
            // The secret choices come in either order.
            let n = question.who.len();
            let seat = question.who.iter().nth(rng.random_range(0..n) as usize).expect("somebody is asked");
            toy.legal(seat, &mut legal);
            toy.apply(seat, legal[rng.random_range(0..legal.len())], &mut Log::off()).expect("it is legal");
        }
    }
    assert!(n_other_worlds > 200, "{n_other_worlds}");
}

/// In the tree the other player makes the secret choice before the seat. That takes nothing from the budget.
#[test]
fn every_iteration_weighs_an_answer_where_others_answer_first_too() {
    for (seat, cards) in [(FIRST, [Card::Three, Card::Four]), (SECOND, [Card::Four, Card::Three])] {
        let found = found(&Toy::dealt(cards, 9), seat, &iterations(200), 3);
        assert_eq!(found.answers.iter().map(|answer| answer.visits).sum::<u64>(), 200);
    }
}

#[test]
fn a_playout_can_be_cut_short() {
    let toy = Toy::at_first_turn([Card::Three, Card::Four], 12);
    let settings = Search { playout: 0, ..iterations(3) };
    let found = found(&toy, FIRST, &settings, 1);
    assert_eq!(found.steps, 3, "one answer in the tree each");
    assert!(found.answers.iter().all(|answer| answer.mean == Some(0.5)));
    assert_eq!(found.action, Action::Take(1), "the first in the list wins ties");
}

#[test]
fn a_single_legal_answer_needs_no_search() {
    let toy = Toy::at_first_turn([Card::Three, Card::Four], 1);
    let found = found(&toy, FIRST, &iterations(1_000_000_000), 1);
    assert_eq!((found.action, found.iterations, found.steps), (Action::Take(1), 0, 0));
}

#[test]
fn a_search_by_time_ends() {
    let toy = Toy::dealt([Card::One, Card::Four], 11);
    for threads in [1, 2] {
        let settings =
            Search { budget: Budget::Time(Duration::from_millis(20)), threads, ..Search::default() };
        assert!(found(&toy, FIRST, &settings, 1).iterations >= threads as u64);
    }
}

#[test]
fn only_a_seat_that_is_asked_can_decide() {
    let toy = Toy::at_first_turn([Card::Three, Card::Four], 5);
    for player in ["random", "search:10"].map(|word| word.parse::<Player>().expect("a player")) {
        assert_eq!(choose(&toy, SECOND, &player, 1), Err(SearchError::NotAsked { seat: SECOND }));
        let action = choose(&toy, FIRST, &player, 1).expect("the seat is asked");
        assert_eq!(choose(&toy, FIRST, &player, 1), Ok(action));
        assert_eq!(toy.allows(FIRST, action), Ok(()));
    }
}

#[test]
fn the_random_player_gives_all_answers_equally_often() {
    let toy = Toy::at_first_turn([Card::Three, Card::Four], 5);
    let mut counts = [0; 4];
    for seed in 0..3000 {
        match choose(&toy, FIRST, &Player::Random, seed) {
            Ok(Action::Take(n)) => counts[usize::from(n)] += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(counts[1..].iter().all(|n| (900..1100).contains(n)), "{counts:?}");
}

fn simulation(players: &[&str], games: u64) -> Simulation<Toy> {
    let players = players.iter().map(|word| word.parse().expect("a player")).collect();
    Simulation { setup: Setup, players, games, threads: 2, seed: 7, swap: false, study: false }
}

fn run(simulation: &Simulation<Toy>) -> Vec<GameResult> {
    let mut results = simulation.run(&|_| {}).expect("the games are played");
    // Only the time may differ.
    for result in &mut results {
        assert!(result.seconds >= 0.0);
        result.seconds = 0.0;
    }
    results
}

#[test]
fn search_beats_random() {
    let results = run(&Simulation { swap: true, ..simulation(&["search:200", "random"], 300) });
    let wins = results.iter().filter(|result| result.winner_player.as_deref() == Some("search:200")).count();
    assert!(wins > 220, "{wins} of 300");
}

#[test]
fn a_longer_search_is_no_worse() {
    let results = run(&Simulation { swap: true, ..simulation(&["search:1000", "search:10"], 200) });
    let wins = results.iter().filter(|result| result.winner_player.as_deref() == Some("search:1000")).count();
    assert!(wins > 110, "{wins} of 200");
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    for (players, games) in [(&["random"][..], 500), (&["search:20", "random"], 40)] {
        let two = Simulation { swap: true, ..simulation(players, games) };
        let one = Simulation { threads: 1, ..two.clone() };
        let results = run(&two);
        assert_eq!(results, run(&one));
        assert_eq!(
            results.iter().map(|result| result.game).collect::<Vec<_>>(),
            (0..games).collect::<Vec<_>>()
        );
        let other = Simulation { seed: 8, ..two };
        assert_ne!(results, run(&other));
    }
}

#[test]
fn a_result_tells_who_played_and_who_won() {
    let heard = AtomicU64::new(0);
    let results = Simulation { swap: true, ..simulation(&["search:5", "random"], 40) }
        .run(&|_| {
            heard.fetch_add(1, Ordering::Relaxed);
        })
        .expect("the games are played");
    assert_eq!(heard.into_inner(), 40);
    for result in &results {
        let words: Vec<String> = result.players.iter().map(Player::to_string).collect();
        let expected = if result.game % 2 == 0 { ["search:5", "random"] } else { ["random", "search:5"] };
        assert_eq!(words, expected);
        let winner = usize::from(result.winner == "second");
        assert_eq!(result.winner_player.as_deref(), Some(expected[winner]));
        assert!((3..=5).contains(&result.chance) && result.answers >= result.chance + 2 + 3, "{result:?}");
    }
    let json = serde_json::to_value(&results[1]).expect("a result is plain data");
    assert_eq!(json["players"], serde_json::json!(["random", "search:5"]));
}

#[test]
fn unfit_players_are_refused() {
    let error = simulation(&["random", "random", "random"], 1).run(&|_| {}).expect_err("there are two seats");
    assert!(matches!(error, SimulationError::Assign(_)), "{error}");
}
