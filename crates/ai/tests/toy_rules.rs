//! The toy game keeps the contract, so that what is tested on it holds for games that do.

mod toy;

use kernel::rulebook::RuleBook;
use kernel::{Ask as _, Game, Log, Play, Seat, stable_hash};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::HashSet;
use toy::{Action, Card, Choice, Setup, Toy};

const SEATS: [Seat; 3] = [Seat(0), Seat(1), Seat::CHANCE];

/// Calls `look` at every position of some random games.
fn wander(mut look: impl FnMut(&Toy, &mut Pcg64Mcg)) {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    for _ in 0..200 {
        let mut toy = Toy::new(&Setup, &mut Log::off()).expect("the set-up is good");
        let mut legal = Vec::new();
        look(&toy, &mut rng);
        while let Some(question) = toy.question() {
            let n = question.who.len();
            let seat = question.who.iter().nth(rng.random_range(0..n) as usize).expect("somebody is asked");
            toy.legal(seat, &mut legal);
            toy.apply(seat, legal[rng.random_range(0..legal.len())], &mut Log::off()).expect("it is legal");
            look(&toy, &mut rng);
        }
        assert!(toy.outcome().is_some());
    }
}

fn json(value: impl serde::Serialize) -> String {
    serde_json::to_string(&value).expect("it is plain data")
}

#[test]
fn exactly_what_is_listed_applies_and_a_refusal_changes_nothing() {
    wander(|toy, _| {
        toy.check().expect("all pieces are there");
        let (mut legal, mut candidates) = (Vec::new(), Vec::new());
        for seat in SEATS {
            toy.legal(seat, &mut legal);
            toy.candidates(seat, &mut candidates);
            assert!(legal.iter().all(|action| candidates.contains(action)));
            for action in &candidates {
                let mut after = toy.clone();
                let hash = stable_hash(&after);
                let is_applied = after.apply(seat, *action, &mut Log::off()).is_ok();
                assert_eq!(is_applied, legal.contains(action), "{seat:?} {action:?}");
                assert_eq!(is_applied, stable_hash(&after) != hash);
            }
        }
    });
}

#[test]
fn imagined_worlds_look_the_same_and_depend_on_nothing_hidden() {
    let mut n_different = 0;
    wander(|toy, rng| {
        for seat in [Seat(0), Seat(1)] {
            let (mut legal, mut legal_there) = (Vec::new(), Vec::new());
            let mut there = toy.clone();
            there.imagine(seat, rng);
            there.check().expect("all pieces are there");
            n_different += u32::from(there != *toy);
            assert_eq!(there.view(Some(seat)), toy.view(Some(seat)));
            assert_eq!(there.question(), toy.question());
            toy.legal(seat, &mut legal);
            there.legal(seat, &mut legal_there);
            assert_eq!(legal, legal_there);
            let (mut once, mut again) = (toy.clone(), there);
            once.imagine(seat, &mut rng.clone());
            again.imagine(seat, &mut rng.clone());
            assert_eq!(once, again);
        }
    });
    assert!(n_different > 1000, "{n_different}");
}

#[test]
fn nothing_hidden_shows_before_the_end() {
    for first in Card::ALL {
        let second = if first == Card::Six { Card::One } else { Card::Six };
        let toy = Toy::dealt([first, second], 9);
        for (onlooker, hidden) in
            [(Some(Seat(0)), vec![second]), (Some(Seat(1)), vec![first]), (None, vec![first, second])]
        {
            for card in hidden {
                assert!(!json(toy.view(onlooker)).contains(&json(card)));
            }
        }
    }
    let [keep, swap] = [Choice::Keep, Choice::Swap].map(|choice| {
        let toy = Toy::dealt([Card::Two, Card::Three], 9);
        toy.after(Seat(0), Action::Choose(choice)).expect("it is legal")
    });
    assert_eq!(json(keep.view(Some(Seat(1)))), json(swap.view(Some(Seat(1)))));
    assert_eq!(json(keep.view(None)), json(swap.view(None)));
    assert_ne!(json(keep.view(Some(Seat(0)))), json(swap.view(Some(Seat(0)))));
}

#[test]
fn the_log_hides_what_the_view_hides() {
    let play = |cards: [Card; 2], choice| {
        let mut play = Play::<Toy>::new(Setup).expect("the set-up is good");
        for action in [Action::Draw(cards[0]), Action::Draw(cards[1]), Action::Heap(9)] {
            play.answer(Seat::CHANCE, action).expect("it is legal");
        }
        play.answer(Seat(0), Action::Choose(choice)).expect("it is legal");
        play
    };
    let seen = |play: &Play<Toy>, onlooker| {
        json(play.log().iter().map(|entry| entry.seen(onlooker)).collect::<Vec<_>>())
    };
    let one = play([Card::One, Card::Four], Choice::Keep);
    let other = play([Card::Two, Card::Four], Choice::Swap);
    assert_eq!(seen(&one, Some(Seat(1))), seen(&other, Some(Seat(1))));
    assert_eq!(seen(&one, None), seen(&other, None));
    assert_ne!(seen(&one, Some(Seat(0))), seen(&other, Some(Seat(0))));
}

#[test]
fn positions_and_journals_survive_being_written() {
    wander(|toy, _| {
        let read: Toy = serde_json::from_str(&json(toy)).expect("it was written");
        assert_eq!(&read, toy);
    });
    let mut play = Play::<Toy>::new(Setup).expect("the set-up is good");
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    let mut legal = Vec::new();
    while let Some(question) = play.state().question() {
        let seat = question.who.first_seat().expect("somebody is asked");
        play.state().legal(seat, &mut legal);
        play.answer(seat, legal[rng.random_range(0..legal.len())]).expect("it is legal");
    }
    let read = Play::<Toy>::read(&play.journal()).expect("it was written");
    assert_eq!(read.state(), play.state());
}

#[test]
fn questions_cite_rules_that_there_are() {
    let rules = RuleBook::parse(Toy::INFO.rules);
    let mut asked = HashSet::new();
    wander(|toy, _| {
        if let Some(question) = toy.question() {
            assert!(rules.get(question.rule.0).is_some(), "{}", question.rule);
            asked.insert(question.ask.kind());
        }
    });
    assert_eq!(asked.len(), 4);
}
