//! What holds for every game in the list.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use kernel::{Language as _, Seat, Table, render_value};
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
fn what_a_game_says_of_itself_is_in_its_catalogue() {
    for entry in registry::all() {
        let (info, english) = (entry.info(), entry.texts().english());
        let mut ids = vec!["game".to_owned(), "game.about".to_owned()];
        for scenario in info.scenarios {
            ids.push(format!("scenario-{}", scenario.id));
            ids.extend(scenario.seats.iter().map(|seat| format!("seat-{seat}")));
        }
        ids.extend(info.options.iter().map(|option| format!("option-{}", option.id)));
        ids.extend(info.orders.iter().map(|order| format!("order-{}", order.id)));
        for id in ids {
            assert!(english.message(&id, &[]).is_some_and(|text| !text.is_empty()), "{}: {id}", info.slug);
        }
    }
}

/// Whether a text has two plain letters in a row: in the made-up language, a word that is in no catalogue.
fn is_plain(text: &str) -> bool {
    text.as_bytes().windows(2).any(|pair| pair.iter().all(u8::is_ascii_alphabetic))
}

#[test]
fn every_sentence_is_in_a_catalogue_and_the_same_from_its_value() {
    for (entry, mut table) in tables() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let slug = entry.info().slug;
        let made_up = entry.texts().read(registry::MADE_UP);
        let check = |says: &Value, text: Option<&str>| {
            let text = text.unwrap();
            assert!(!is_plain(text) && !text.contains('‹'), "{slug}: {says}: {text}");
            assert_eq!(render_value(says, &made_up), text, "{slug}: {says}");
        };
        for n in 0..150 {
            let Some(seat) = table.asked().first_seat() else { break };
            let question = table.question(Some(seat), Some(&made_up)).unwrap();
            check(&question.says, question.text.as_deref());
            for answer in table.legal(seat, Some(&made_up)) {
                check(&answer.says, answer.text.as_deref());
            }
            if n % 25 == 0 && !seat.is_chance() {
                for (thing, name) in table.things(seat, &made_up) {
                    assert!(!is_plain(&name), "{slug}: {thing}: {name}");
                    for reason in table.why_not(seat, &thing, &made_up).unwrap() {
                        check(&reason.says, Some(&reason.text));
                        let why = reason.why.split(" (").next().unwrap();
                        assert!(!is_plain(why) && !why.contains('‹'), "{slug}: {}", reason.why);
                    }
                }
                let board = table.board_of_person(seat, &made_up);
                assert!(!board.contains('‹'), "{slug}: {board}");
                let plain: Vec<&str> = board.split_whitespace().filter(|word| is_plain(word)).collect();
                assert!(plain.is_empty(), "{slug}: {plain:?}\n{board}");
            }
            let words = match seat.is_chance() {
                true => entry.chance(&*table, &mut rng).unwrap(),
                false => entry.choose(&*table, seat, &Player::Random, n).unwrap(),
            };
            table.answer(seat, None, &Value::String(words)).unwrap();
        }
        for onlooker in [None, Some(Seat(0))] {
            for line in table.log(onlooker, 0, Some(&made_up)) {
                check(&line.says, line.text.as_deref());
            }
        }
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
