use super::*;
use crate::ids::{Battleground, Path};
use crate::state::State;
use kernel::{Event as _, Log, Texts as _};
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

/// The things in the text of a log entry.
fn things_in(state: &State, event: &Event) -> Vec<Thing> {
    let mut things = Vec::new();
    state.tell_event(event).each_thing(&mut |thing| things.push(*thing));
    things
}

fn cards_pointed_at(state: &State, event: &Event) -> BTreeSet<&'static str> {
    let cards = things_in(state, event).into_iter().filter_map(|thing| match thing {
        Thing::Card(card) => Some(card.slug()),
        _ => None,
    });
    cards.collect()
}

/// A position of a mode before anything happens.
fn beginning(scenario: &str, log: &mut Log<Event>) -> State {
    let setup = State::setup(scenario, None, &[]).expect("a scenario of the game");
    <State as Game>::new(&setup, log).expect("a set-up of the game")
}

/// Everything that happens in some random games, each game with its last position.
fn games() -> Vec<(State, Vec<Event>)> {
    let mut all = Vec::new();
    for (seed, scenario) in
        ["trilogy", "duel", "three-player-duel", "fellowship-of-the-ring"].iter().enumerate()
    {
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed as u64);
        let mut log = Log::on(0);
        let mut state = beginning(scenario, &mut log);
        let mut answers = Vec::new();
        while let Some(question) = state.question() {
            let seat = question.who.iter().next().unwrap_or(Seat::CHANCE);
            state.legal(seat, &mut answers);
            let answer = answers[rng.random_range(0..answers.len())];
            state.play(seat, answer, &mut log).expect("a legal answer can be played");
        }
        all.push((state, log.into_entries().iter().map(|entry| entry.event).collect()));
    }
    all
}

#[test]
fn every_event_with_a_card_points_at_it_and_at_no_other() {
    let games = games();
    assert!(games.iter().map(|(_, events)| events.len()).sum::<usize>() > 1000);
    for (state, events) in games {
        for event in events {
            let mut named = BTreeSet::new();
            cards_named(&serde_json::to_value(event).expect("a plain value"), &mut named);
            if matches!(event, Event::TokensOnCard { .. }) {
                named.insert("gorbag-and-shagrat");
            }
            assert_eq!(cards_pointed_at(&state, &event), named, "{event:?}");
        }
    }
}

#[test]
fn what_others_get_of_a_hidden_card_points_at_none() {
    let mut hidden = 0;
    for (state, events) in games() {
        for redacted in events.iter().filter_map(|event| event.seen_by_others()) {
            hidden += 1;
            let things = things_in(&state, &redacted);
            assert!(things.is_empty(), "{redacted:?} points at {things:?}");
        }
    }
    assert!(hidden > 100);
}

#[test]
fn a_played_card_points_at_itself_and_where_it_goes() {
    let state = beginning("trilogy", &mut Log::off());
    let to = Some(Where::On(Card::Gimli));
    let mut things = things_in(&state, &Event::Played { seat: Seat(0), card: Card::DwarvenAxe, to });
    things.sort_by_key(|thing| *thing != Thing::Card(Card::DwarvenAxe));
    assert_eq!(things, [Thing::Card(Card::DwarvenAxe), Thing::Card(Card::Gimli)]);
}

/// Every entry that a random game seldom or never writes, in words.
#[test]
fn seldom_entries_read_well() {
    let english = texts::Texts::of(State::catalogues()).english();
    let state = beginning("trilogy", &mut Log::off());
    let (seat, card) = (Seat(1), Card::MordorOrcs);
    let place = Location::Battleground(Battleground::Moria);
    let path = Path::BagEnd;
    let unseen = |card, cause| Event::EliminatedUnseen { seat, card, cause };
    let over = |winner, ending| Event::Over { winner, ending, free: 3, shadow: 13 };
    for (event, said) in [
        (
            Event::Eliminated { seat, card, standing: Some(Standing::Ready) },
            "The ready Mordor Orcs is eliminated (The Witch-king).",
        ),
        (
            Event::Eliminated { seat, card, standing: Some(Standing::On(Battleground::Moria)) },
            "Mordor Orcs at Moria is eliminated (The Witch-king).",
        ),
        (
            unseen(None, Cause::ForsakenTop),
            "The Witch-king eliminates a card from the top of the draw deck, unseen.",
        ),
        (unseen(Some(card), Cause::Aside), "The Witch-king eliminates Mordor Orcs out of the cards drawn."),
        (
            Event::Token { token: Token::Attack, place: Location::Path(path) },
            "An attack token is put on the path Bag End.",
        ),
        (Event::Token { token: Token::Defence, place }, "A defence token is put on Moria."),
        (Event::TokensOnCard { n: 1 }, "Gorbag & Shagrat get 1 path attack token."),
        (Event::TokensOnCard { n: 2 }, "Gorbag & Shagrat get 2 path attack tokens."),
        (Event::PathScored { path, side: None, corruption: 0 }, "Bag End leaves the game unscored."),
        (
            Event::PathScored { path, side: Some(Side::Shadow), corruption: 2 },
            "Bag End falls to the Shadow; corruption 2.",
        ),
        (
            over(Side::Shadow, Ending::TenPoints),
            "The game is over: the Shadow wins by a lead of ten points, 3 : 13.",
        ),
        (
            over(Side::FreePeoples, Ending::LastPath),
            "The game is over: the Free Peoples win after the last path, 3 : 13.",
        ),
    ] {
        assert_eq!(state.tell_event(&event).render(&english), said, "{event:?}");
    }
}
