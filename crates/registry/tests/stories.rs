//! The course of whole games, in every game of the list.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use kernel::wire::Story;
use kernel::{Table, render_value};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use registry::{Entry, Player};
use serde_json::Value;

/// How many answers a random game may have.
const LONGEST: u64 = 20_000;

fn play_out(entry: &dyn Entry, table: &mut dyn Table, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for n in 0..LONGEST {
        let Some(seat) = table.asked().first_seat() else { return };
        let words = if seat.is_chance() {
            entry.chance(table, &mut rng).unwrap()
        } else {
            entry.choose(table, seat, &Player::Random, seed + n).unwrap()
        };
        table.answer(seat, None, &Value::String(words)).unwrap();
    }
    panic!("{} does not end", entry.info().slug);
}

fn winner(table: &dyn Table) -> Option<u8> {
    let outcome = table.outcome().unwrap();
    let first = outcome.winners.first()?;
    let seat = table.seats().iter().position(|seat| *seat == first.as_ref())?;
    Some(table.teams()[seat])
}

fn check(entry: &dyn Entry, table: &dyn Table, story: &Story) {
    let slug = entry.info().slug;
    let number = table.number();
    let language = entry.texts().read_in("en");
    let said = |says: &Value| {
        let said = render_value(says, &language);
        assert!(!said.is_empty() && !said.contains('‹'), "{slug}: {says} is in no catalogue");
    };
    // The points go on from the first position to the last.
    assert!(story.points.is_sorted_by_key(|point| point.number), "{slug}");
    assert_eq!(story.points.last().unwrap().number, number, "{slug}");
    assert!(story.turns.is_sorted_by_key(|turn| turn.number), "{slug}");
    assert!(story.turns.len() > 2, "{slug} has turns");
    assert!(!story.series.is_empty(), "{slug} has quantities");
    for series in &story.series {
        said(&series.says);
        assert_eq!(series.values.len(), story.points.len(), "{slug}");
    }
    // Those who won look like winners at the end, and nowhere else for sure.
    for prospects in &story.prospects {
        assert_eq!(prospects.values.len(), story.points.len(), "{slug}");
        let last = if Some(prospects.team) == story.winner { 100 } else { 0 };
        assert_eq!(*prospects.values.last().unwrap(), last, "{slug}");
    }
    assert!(!story.prospects.is_empty(), "{slug}");
    for highlight in &story.highlights {
        assert!(highlight.number <= number, "{slug}: {:?} after the end", highlight.kind);
        highlight.says.iter().for_each(said);
        assert!(highlight.chance.is_none_or(|chance| chance > 0.0 && chance < 0.5), "{slug}");
    }
    assert!(!story.marks.is_empty(), "{slug} has moments");
    for mark in &story.marks {
        assert!((1..=number).contains(&mark.number), "{slug}");
        said(&mark.says);
    }
    assert!(!story.held.is_empty(), "{slug}");
    for held in &story.held {
        said(&held.says);
    }
}

#[test]
fn every_game_tells_its_course() {
    for entry in registry::all() {
        for (seed, scenario) in entry.info().scenarios.iter().enumerate() {
            let mut table = entry.new_table(Some(scenario.id), None, &[]).unwrap();
            play_out(*entry, table.as_mut(), 7 + seed as u64);
            let story = entry.story(table.as_ref(), winner(table.as_ref())).unwrap();
            check(*entry, table.as_ref(), &story);
            // Told again it is the same, and a game that was cut short ends where it was cut.
            let again = entry.story(table.as_ref(), winner(table.as_ref())).unwrap();
            assert_eq!(serde_json::to_value(&again).unwrap(), serde_json::to_value(&story).unwrap());
            let half = table.number() / 2;
            let fork = table.fork(half as usize);
            let story = entry.story(fork.as_ref(), None).unwrap();
            assert_eq!(story.points.last().unwrap().number, half);
            let slug = entry.info().slug;
            assert!(story.highlights.iter().all(|highlight| highlight.number <= half), "{slug}");
        }
    }
}

#[test]
fn the_last_values_are_those_of_the_last_position() {
    let entry = registry::find("ring-cards").unwrap();
    let mut table = entry.new_table(Some("duel"), None, &[]).unwrap();
    play_out(entry, table.as_mut(), 3);
    let story = entry.story(table.as_ref(), winner(table.as_ref())).unwrap();
    let view = table.view(None);
    let last: Vec<i64> =
        story.series.iter().map(|series| series.values.last().unwrap().unwrap().into()).collect();
    assert_eq!(story.series[2].says, "gauge-corruption");
    assert_eq!(Some(last[2]), view["corruption"].as_i64());
    // A table of one game is no table of another.
    assert!(registry::find("wotr").unwrap().story(table.as_ref(), None).is_none());
}
