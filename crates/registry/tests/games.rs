//! What holds for every game in the list.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use kernel::{Seat, Table};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use registry::{Entry, Player, Simulation};
use serde_json::Value;

/// A table of each scenario with each number of people.
fn tables() -> Vec<(&'static dyn Entry, Box<dyn Table>)> {
    let mut tables = Vec::new();
    for entry in registry::all() {
        for scenario in entry.info().scenarios {
            for people in scenario.people {
                tables.push((*entry, entry.new_table(Some(scenario.id), Some(*people), &[]).unwrap()));
            }
        }
    }
    tables
}

#[test]
fn games_are_found_by_their_ids() {
    assert!(!registry::all().is_empty());
    for (n, entry) in registry::all().iter().enumerate() {
        let slug = entry.info().slug;
        assert_eq!(registry::find(slug).unwrap().info().slug, slug);
        assert!(registry::all()[..n].iter().all(|other| other.info().slug != slug), "{slug} is listed twice");
        assert!(!entry.rules().is_empty(), "{slug} has no rules");
        assert_eq!(entry.new_table(None, None, &[]).unwrap().slug(), slug);
    }
    assert!(registry::find("no-such-game").is_none());
}

#[test]
fn random_players_and_chance_play_on_and_journals_are_read_back() {
    for (entry, mut table) in tables() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for n in 0..60 {
            let Some(seat) = table.asked().first_seat() else { break };
            let question = table.question(None, None).unwrap();
            assert!(
                entry.rules().get(question.rule.0).is_some(),
                "{}: no rule {}",
                entry.info().slug,
                question.rule
            );
            let words = if seat.is_chance() {
                entry.chance(&*table, &mut rng).unwrap()
            } else {
                assert_eq!(entry.chance(&*table, &mut rng), None);
                entry.choose(&*table, seat, &Player::Random, n).unwrap()
            };
            table.answer(seat, None, &Value::String(words)).unwrap();
        }
        let read = registry::read_journal_of_any(&table.journal()).unwrap();
        assert_eq!((read.slug(), read.hash()), (table.slug(), table.hash()));
    }
}

#[test]
fn a_seat_that_is_not_asked_is_not_answered_for() {
    for (entry, table) in tables() {
        let idle = (0..table.seats().len() as u8).map(Seat).find(|seat| !table.asked().contains(*seat));
        if let Some(seat) = idle {
            assert!(entry.choose(&*table, seat, &Player::Random, 1).is_err());
        }
    }
}

#[test]
fn journals_of_other_games_are_refused() {
    let text = "{\"longtable\":1,\"game\":\"no-such-game\",\"rules\":1,\"setup\":null}\n";
    let error = registry::read_journal_of_any(text).err().unwrap();
    assert_eq!(error.to_string(), "line 1: there is no game \"no-such-game\"");
    assert!(registry::read_journal_of_any("").is_err());
}

#[test]
fn wrong_wishes_are_told_apart_from_failed_simulations() {
    for entry in registry::all() {
        let simulation = |scenario: &str, n_players: usize| Simulation {
            scenario: Some(scenario.to_owned()),
            people: None,
            options: Vec::new(),
            players: vec![Player::Random; n_players],
            games: 2,
            threads: 1,
            seed: 1,
            swap: false,
            study: false,
        };
        let first = entry.info().scenarios[0].id;
        assert_eq!(entry.simulate(&simulation(first, 1), &|_| ()).unwrap().len(), 2);
        assert!(entry.simulate(&simulation("no-such-scenario", 1), &|_| ()).unwrap_err().is_usage());
        assert!(entry.simulate(&simulation(first, 14), &|_| ()).unwrap_err().is_usage());
    }
}
