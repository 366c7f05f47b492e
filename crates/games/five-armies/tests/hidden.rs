//! Hidden information (chapter 16), and that nothing is decided before it is needed (chapter 17).
#![allow(clippy::unwrap_used)]

use conformance::hidden::{self, legal, play, seen};
use five_armies::State;
use five_armies::action::{Action, Ask, BattleCard, Choice, Deed};
use five_armies::battle::BattleAsk;
use five_armies::event::Event;
use five_armies::ids::{Card, Cards, Deck, Pile, Side, TokenFace};
use five_armies::turn::TurnAsk;
use kernel::{Game, Log, Seat};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A position of a case's `given`.
fn position(given: &[&str]) -> State {
    hidden::position(given)
}

fn onlookers() -> [Option<Seat>; 3] {
    [Some(State::seat(Side::FreePeoples)), Some(State::seat(Side::Shadow)), None]
}

/// An answer that leads to recruits, full hands and battles.
fn eager(answers: &[Action], rng: &mut Pcg64Mcg) -> Action {
    let fits = |action: &&Action| {
        matches!(
            action,
            Action::Do(Deed::Attack | Deed::LedAttack | Deed::Recruit | Deed::DrawCards)
                | Action::Attack { .. }
                | Action::Token { .. }
                | Action::Choose(Choice::Fight | Choice::Stay)
                | Action::Lay(BattleCard::Event(_))
        )
    };
    let likely: Vec<&Action> = answers.iter().filter(fits).collect();
    if !likely.is_empty() && rng.random_range(0..3) > 0 {
        return *likely[rng.random_range(0..likely.len())];
    }
    answers[rng.random_range(0..answers.len())]
}

/// Plays games to their ends; `see` looks at each position and each answer before it is given.
fn games(n: u64, mut see: impl FnMut(&State, Seat, Action, &mut Pcg64Mcg)) {
    for seed in 0..n {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let setup = State::setup("standard", None, &[]).unwrap();
        let mut state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
        while let Some(question) = state.question() {
            let seat = question.who.first_seat().unwrap();
            let action = if seat.is_chance() {
                state.chance(&mut rng).unwrap()
            } else {
                eager(&legal(&state, seat), &mut rng)
            };
            see(&state, seat, action, &mut rng);
            play(&mut state, seat, action);
        }
    }
}

/// The faces of a pile that have not been flipped, as everybody can reckon.
fn faces(state: &State, onlooker: Option<Seat>, pile: Pile) -> Vec<(TokenFace, u8)> {
    let view = state.view(onlooker);
    let one = view.piles.iter().find(|one| one.pile == pile).unwrap();
    one.faces.iter().map(|left| (left.face, left.count)).collect()
}

/// How often each face comes in so many trials.
fn odds(state: &State, trials: u32) -> Vec<(TokenFace, f64)> {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let mut found = Vec::new();
    for _ in 0..trials {
        let Some(Action::Flip(face)) = state.chance(&mut rng) else { panic!("no token is flipped") };
        match found.iter_mut().find(|(one, _)| *one == face) {
            Some((_, n)) => *n += 1.0 / f64::from(trials),
            None => found.push((face, 1.0 / f64::from(trials))),
        }
    }
    found
}

const FACES: &str = "  faces shadow orcs 3 two-orcs 0 wargs 1 great-orcs 0";
const DICE: &str = "  dice shadow muster 3\n  acts shadow";

/// The position in which a Shadow token of an area is flipped next.
fn flipping(mut state: State, area: five_armies::ids::Area) -> State {
    let shadow = State::seat(Side::Shadow);
    play(&mut state, shadow, Action::Die(five_armies::ids::Face::Muster));
    play(&mut state, shadow, Action::Do(Deed::Recruit));
    play(&mut state, shadow, Action::Token { pile: Pile::Shadow, area });
    state
}

#[test]
fn rule_9_9_1_odds_of_a_flip_depend_on_the_faces_that_are_left_only() {
    use five_armies::ids::Area;
    let together = position(&["  tokens shadow broken-lands-1 2", FACES, DICE]);
    let apart =
        position(&["  tokens shadow broken-lands-1 1", "  tokens shadow broken-lands-3 1", FACES, DICE]);
    let all = position(&["  tokens shadow broken-lands-1 4", FACES, DICE]);
    let worlds = [
        flipping(together, Area::BrokenLands1),
        flipping(apart.clone(), Area::BrokenLands1),
        flipping(apart, Area::BrokenLands3),
        flipping(all, Area::BrokenLands1),
    ];
    let first = odds(&worlds[0], 4000);
    for world in &worlds {
        assert_eq!(odds(world, 4000), first, "where the tokens lie does not matter");
    }
    for (face, share) in first {
        let expected = if face == TokenFace::Orcs { 0.75 } else { 0.25 };
        assert!((share - expected).abs() < 0.03, "{face:?} comes {share} of the time");
    }
}

#[test]
fn rule_9_9_1_nothing_tells_the_face_before_it_is_flipped() {
    let (mut flips, mut tried) = (0, 0);
    games(12, |state, _, action, rng| {
        // Both sides and those who watch know the same about the tokens.
        let [free_peoples, shadow, spectator] = onlookers().map(|onlooker| state.view(onlooker));
        for other in [&shadow, &spectator] {
            assert_eq!(
                (&free_peoples.piles, &free_peoples.areas),
                (&other.piles, &other.areas),
                "somebody knows more"
            );
        }
        let Some(Ask::Flip(pile)) = state.question().map(|question| question.ask) else { return };
        flips += 1;
        let left = faces(state, None, pile);
        let expected: Vec<_> = left.iter().map(|(face, _)| Action::Flip(*face)).collect();
        assert_eq!(legal(state, Seat::CHANCE), expected);
        // Worlds that somebody imagines have the same odds.
        for onlooker in [Side::FreePeoples, Side::Shadow] {
            let mut world = state.clone();
            world.imagine(State::seat(onlooker), rng);
            assert_eq!(odds(&world, 40), odds(state, 40));
        }
        if flips % 40 == 0 {
            tried += 1;
            let n: u8 = left.iter().map(|(_, n)| n).sum();
            for (face, share) in odds(state, 4000) {
                let count = left.iter().find(|(one, _)| *one == face).unwrap().1;
                let expected = f64::from(count) / f64::from(n);
                assert!(
                    (share - expected).abs() < 0.04,
                    "{face:?} comes {share} of the time, not {expected}"
                );
            }
        }
        // The face that comes is gone, and nothing else.
        let Action::Flip(shown) = action else { panic!("no token is flipped") };
        let mut after = state.clone();
        play(&mut after, Seat::CHANCE, action);
        for (face, n) in left {
            let now = faces(&after, None, pile).iter().find(|(one, _)| *one == face).map_or(0, |(_, n)| *n);
            assert_eq!(now + u8::from(face == shown), n);
        }
    });
    eprintln!("{flips} tokens were flipped, the odds of {tried} of them were tried");
    assert!(flips > 100 && tried > 2);
}

#[test]
fn chapter_16_discards_are_known_to_their_owner_only() {
    let (mut discards, mut shuffles) = (0, 0);
    let mut down = [Cards::EMPTY; 2];
    let mut turn = u16::MAX;
    games(12, |state, seat, action, rng| {
        let now = state.view(None).turn;
        if now < turn {
            down = [Cards::EMPTY; 2];
        }
        turn = now;
        for side in Side::ALL {
            let (own, other) = (State::seat(side), State::seat(side.enemy()));
            let known: Cards =
                state.view(Some(own)).decks.iter().flat_map(|deck| deck.known.clone()).collect();
            assert_eq!(known & down[side as usize], down[side as usize], "{side:?} forgot what it discarded");
            for onlooker in [Some(other), None] {
                let view = serde_json::to_string(&state.view(onlooker)).unwrap();
                for card in down[side as usize] {
                    let slug = format!("\"{}\"", card.slug());
                    assert!(!view.contains(&slug), "{onlooker:?} sees {card:?}, which {side:?} discarded");
                }
            }
        }
        let hand_limit = match state.question().map(|question| question.ask) {
            Some(Ask::Turn(TurnAsk::HandLimit(side))) => Some(side),
            _ => None,
        };
        let mut after = state.clone();
        let log = play(&mut after, seat, action);
        if let (Some(side), Action::Card(card)) = (hand_limit, action) {
            discards += 1;
            // All cards of the same back look alike to the others when they are discarded.
            for alike in legal(state, seat) {
                let Action::Card(other) = alike else { panic!("no card is discarded") };
                if other.deck() != card.deck() {
                    continue;
                }
                let mut world = state.clone();
                let told = play(&mut world, seat, alike);
                for onlooker in [Some(State::seat(side.enemy())), None] {
                    assert_eq!(seen(&world, &told, onlooker), seen(&after, &log, onlooker));
                }
            }
            down[side as usize].insert(card);
            // The owner never imagines another card there.
            let mut world = after.clone();
            world.imagine(seat, rng);
            assert_eq!(seen(&world, &[], Some(seat)), seen(&after, &[], Some(seat)));
        }
        if log.iter().any(|entry| entry.event == Event::Reshuffled) {
            shuffles += 1;
            down = down.map(|cards| cards - Deck::Event.cards());
        }
    });
    eprintln!("{discards} discards, {shuffles} shuffles");
    assert!(discards > 50 && shuffles > 2);
}

#[test]
fn rule_8_4_1_battle_cards_are_secret_until_both_are_shown() {
    let (mut laid, mut shown) = (0, 0);
    games(30, |state, seat, action, _| {
        let Some(question) = state.question() else { return };
        if question.ask != Ask::Battle(BattleAsk::Maneuver) {
            return;
        }
        let mut after = state.clone();
        let log = play(&mut after, seat, action);
        let (own, other) = (State::side(seat), State::seat(State::side(seat).enemy()));
        if question.who.contains(other) {
            // The other chooses too: whatever is laid, he and those who watch see the same.
            laid += 1;
            for alike in legal(state, seat) {
                let mut world = state.clone();
                let told = play(&mut world, seat, alike);
                for onlooker in [Some(other), None] {
                    assert_eq!(seen(&world, &told, onlooker), seen(&after, &log, onlooker));
                }
                let picture = world.battle_picture(Some(own)).unwrap();
                assert!(picture.sides[own as usize].cards.chosen.is_some(), "its owner knows it");
            }
        } else {
            shown += usize::from(log.iter().any(|entry| {
                matches!(entry.event, Event::Battle(five_armies::battle::BattleEvent::Revealed { .. }))
            }));
            let revealed = |state: &State| state.battle_picture(None).is_some_and(|battle| battle.revealed);
            assert!(!revealed(state));
        }
    });
    eprintln!("{laid} first cards, {shown} times both were shown");
    assert!(laid > 50 && shown > 50);
}

/// Event cards of a side's hand.
fn events(state: &State, side: Side) -> Vec<Card> {
    let view = state.view(Some(State::seat(side)));
    let hand = view.sides[side as usize].hand.clone().unwrap();
    hand.into_iter().filter(|card| card.deck() == Deck::Event).collect()
}

#[test]
fn rule_6_2_what_went_into_the_new_deck_is_in_no_hand_that_was_held_then() {
    // The Shadow holds one Event card and has discarded another; the Free Peoples draw the last card of the deck.
    let mut state = position(&[
        "  dice free-peoples event 2",
        "  dice shadow event 2",
        "  deck event blow-the-horns--captain-of-war",
        "  face-down free-peoples blow-the-horns--fierce-defence",
        "  face-down shadow blow-the-horns--no-quarter",
        "  hand shadow call-to-arms--fierce-defence",
    ]);
    let free_peoples = State::seat(Side::FreePeoples);
    play(&mut state, free_peoples, Action::Die(five_armies::ids::Face::Event));
    play(&mut state, free_peoples, Action::Do(Deed::DrawCards));
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let draw = state.chance(&mut rng).unwrap();
    let log = play(&mut state, Seat::CHANCE, draw);
    assert!(log.iter().any(|entry| entry.event == Event::Reshuffled));
    let mut imagined = Vec::new();
    for _ in 0..200 {
        let mut world = state.clone();
        world.imagine(free_peoples, &mut rng);
        for card in events(&world, Side::Shadow) {
            if !imagined.contains(&card) {
                imagined.push(card);
            }
        }
    }
    imagined.sort_by_key(|card| card.slug());
    let slugs: Vec<&str> = imagined.iter().map(|card| card.slug()).collect();
    // Either what it holds, or what it discarded unseen; nothing that was discarded in the open, nothing of one's own.
    assert_eq!(slugs, ["blow-the-horns--no-quarter", "call-to-arms--fierce-defence"]);
}
