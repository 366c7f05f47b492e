use super::*;
use crate::state::State;
use kernel::{Event as _, Game, Log, Seat};
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use std::collections::BTreeSet;

/// The ids of all cards that the value names anywhere.
fn cards_named(value: &Value, out: &mut BTreeSet<&'static str>) {
    match value {
        Value::String(word) => out.extend(Card::ALL.iter().map(|card| card.slug()).find(|id| id == word)),
        Value::Array(list) => list.iter().for_each(|value| cards_named(value, out)),
        Value::Object(fields) => fields.values().for_each(|value| cards_named(value, out)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn cards_pointed_at(event: &Event) -> BTreeSet<&'static str> {
    let mut things = Vec::new();
    event_things(event, &mut things);
    let cards = things.into_iter().filter_map(|thing| match thing {
        Thing::Card(card) => Some(card.slug()),
        _ => None,
    });
    cards.collect()
}

/// Everything that happens in some random games.
fn events() -> Vec<Event> {
    let mut all = Vec::new();
    for (seed, scenario) in
        ["trilogy", "duel", "three-player-duel", "fellowship-of-the-ring"].iter().enumerate()
    {
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed as u64);
        let setup = State::setup(scenario, None, &[]).expect("a scenario of the game");
        let mut log = Log::on(0);
        let mut state = <State as Game>::new(&setup, &mut log).expect("a set-up of the game");
        let mut answers = Vec::new();
        while let Some(question) = state.question() {
            let seat = question.who.iter().next().unwrap_or(Seat::CHANCE);
            state.legal(seat, &mut answers);
            let answer = answers[rng.random_range(0..answers.len())];
            state.play(seat, answer, &mut log).expect("a legal answer can be played");
        }
        all.extend(log.into_entries().iter().map(|entry| entry.event));
    }
    all
}

#[test]
fn every_event_with_a_card_points_at_it_and_at_no_other() {
    let events = events();
    assert!(events.len() > 1000);
    for event in events {
        let mut named = BTreeSet::new();
        cards_named(&serde_json::to_value(event).expect("a plain value"), &mut named);
        if matches!(event, Event::TokensOnCard { .. }) {
            named.insert("gorbag-and-shagrat");
        }
        assert_eq!(cards_pointed_at(&event), named, "{event:?}");
    }
}

#[test]
fn what_others_get_of_a_hidden_card_points_at_none() {
    let mut hidden = 0;
    for event in events() {
        if let Some(redacted) = event.seen_by_others() {
            hidden += 1;
            let mut things = Vec::new();
            event_things(&redacted, &mut things);
            assert!(things.is_empty(), "{redacted:?} points at {things:?}");
        }
    }
    assert!(hidden > 100);
    let mut things = Vec::new();
    event_things(&Event::Drew { seat: Seat(0), card: None }, &mut things);
    assert!(things.is_empty());
}

#[test]
fn a_played_card_points_at_itself_and_where_it_goes() {
    let mut things = Vec::new();
    let to = Some(Where::On(Card::Gimli));
    event_things(&Event::Played { seat: Seat(0), card: Card::DwarvenAxe, to }, &mut things);
    assert_eq!(things, [Thing::Card(Card::DwarvenAxe), Thing::Card(Card::Gimli)]);
}
