//! Hidden information (rules 11.1, 15.2), and that nothing is decided before it is needed (rule 11.2.1).
#![allow(clippy::unwrap_used)]

use conformance::hidden::{self, legal, play, seen};
use kernel::{Game, Log, LogEntry, Seat};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use third_age::State;
use third_age::action::{Action, Ask, Choice, Deed};
use third_age::battle::BattleAsk;
use third_age::event::{BattleEvent, Event};
use third_age::ids::{Area, Card, Cards, Deck, Face, Pool, Side, TokenFace};
use third_age::round::RoundAsk;

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
            Action::Do(Deed::Attack | Deed::LedAttack | Deed::Recruit | Deed::DrawGeneric | Deed::DrawStory)
                | Action::Attack { .. }
                | Action::Recruit { .. }
                | Action::Choose(Choice::Fight | Choice::Stay)
                | Action::Tactic(third_age::action::Tactic::CombatEvent)
                | Action::Card(_)
        )
    };
    let likely: Vec<&Action> = answers.iter().filter(fits).collect();
    if !likely.is_empty() && rng.random_range(0..3) > 0 {
        return *likely[rng.random_range(0..likely.len())];
    }
    answers[rng.random_range(0..answers.len())]
}

/// Plays games of both scenarios to their ends; `see` looks at each position and each answer before it is given.
fn games(n: u64, mut see: impl FnMut(&State, Seat, Action, &mut Pcg64Mcg)) {
    for seed in 0..n {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let scenario = if seed % 2 == 0 { "rohan" } else { "gondor" };
        let setup = State::setup(scenario, None, &[]).unwrap();
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

/// The faces of a pool that nobody has seen, as everybody can reckon.
fn faces(state: &State, onlooker: Option<Seat>, pool: Pool) -> Vec<(TokenFace, u8)> {
    let view = state.view(onlooker);
    let one = view.pools.iter().find(|one| one.pool == pool).unwrap();
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

/// The position in which a token of the Shadow in an area is flipped next.
fn flipping(mut state: State, area: Area) -> State {
    let shadow = State::seat(Side::Shadow);
    play(&mut state, shadow, Action::Recruit { pool: Pool::Shadow, area });
    state
}

#[test]
fn rule_11_2_1_odds_of_a_flip_depend_on_the_faces_that_are_left_only() {
    const FACES: &str = "  faces shadow uruk-hai 3 warg-riders 0 half-orcs 1";
    const DEED: &str = "  do shadow muster recruit";
    let together = position(&["  tokens shadow orthanc 2", FACES, DEED]);
    let apart = position(&["  tokens shadow orthanc 1", "  tokens shadow west-nan-curunir 1", FACES, DEED]);
    let all = position(&["  tokens shadow orthanc 4", FACES, DEED]);
    let unseen = position(&["  tokens shadow orthanc 1", "  removed shadow 3", FACES, DEED]);
    let worlds = [
        flipping(together, Area::Orthanc),
        flipping(apart.clone(), Area::Orthanc),
        flipping(apart, Area::WestNanCurunir),
        flipping(all, Area::Orthanc),
        flipping(unseen, Area::Orthanc),
    ];
    let first = odds(&worlds[0], 4000);
    for world in &worlds {
        assert_eq!(odds(world, 4000), first, "where the tokens lie does not matter");
    }
    for (face, share) in first {
        let expected = if face == TokenFace::UrukHai { 0.75 } else { 0.25 };
        assert!((share - expected).abs() < 0.03, "{face:?} comes {share} of the time");
    }
}

#[test]
fn rule_11_2_1_nothing_tells_the_face_before_it_is_flipped() {
    let mut flips = 0;
    games(12, |state, _, action, rng| {
        // Both sides and those who watch know the same about the tokens.
        let [free_peoples, shadow, spectator] = onlookers().map(|onlooker| state.view(onlooker));
        for other in [&shadow, &spectator] {
            assert_eq!(
                (&free_peoples.pools, &free_peoples.areas),
                (&other.pools, &other.areas),
                "somebody knows more"
            );
        }
        let Some(Ask::Flip(pool)) = state.question().map(|question| question.ask) else { return };
        flips += 1;
        let left = faces(state, None, pool);
        let expected: Vec<_> = left.iter().map(|(face, _)| Action::Flip(*face)).collect();
        assert_eq!(legal(state, Seat::CHANCE), expected);
        // Worlds that somebody imagines have the same odds.
        for onlooker in [Side::FreePeoples, Side::Shadow] {
            let mut world = state.clone();
            world.imagine(State::seat(onlooker), rng);
            assert_eq!(odds(&world, 40), odds(state, 40));
        }
        // The face that comes is gone, and nothing else.
        let Action::Flip(shown) = action else { panic!("no token is flipped") };
        let mut after = state.clone();
        play(&mut after, Seat::CHANCE, action);
        for (face, n) in left {
            let now = faces(&after, None, pool).iter().find(|(one, _)| *one == face).map_or(0, |(_, n)| *n);
            assert_eq!(now + u8::from(face == shown), n);
        }
    });
    assert!(flips > 100, "{flips} tokens were flipped");
}

#[test]
fn rule_11_1_discards_above_the_limit_are_known_to_their_owner_only() {
    let (mut discards, mut shuffles) = (0, 0);
    let mut down = [Cards::EMPTY; 2];
    let mut round = u16::MAX;
    games(12, |state, seat, action, rng| {
        let now = state.view(None).round;
        if now < round {
            down = [Cards::EMPTY; 2];
        }
        round = now;
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
            Some(Ask::Round(RoundAsk::HandLimit(side))) => Some(side),
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
        for entry in &log {
            match entry.event {
                Event::Reshuffled => {
                    shuffles += 1;
                    down = down.map(|cards| cards - Deck::Generic.cards());
                }
                // All of them are gone then, and everybody knows.
                Event::DeckGone(deck) => down = down.map(|cards| cards - deck.cards()),
                _ => {}
            }
        }
    });
    assert!(discards > 50 && shuffles > 2, "{discards} discards, {shuffles} shuffles");
}

#[test]
fn rules_10_4_1_10_4_3_tokens_and_cards_are_secret_until_both_are_shown() {
    let (mut tokens, mut cards, mut shown) = (0, 0, 0);
    games(40, |state, seat, action, _| {
        let Some(question) = state.question() else { return };
        let Ask::Battle(ask @ (BattleAsk::Tactic | BattleAsk::Card)) = question.ask else { return };
        let mut after = state.clone();
        let log = play(&mut after, seat, action);
        let (own, other) = (State::side(seat), State::seat(State::side(seat).enemy()));
        if question.who.contains(other) {
            // The other chooses too: whatever is chosen, he and those who watch see the same.
            match ask {
                BattleAsk::Tactic => tokens += 1,
                _ => cards += 1,
            }
            for alike in legal(state, seat) {
                let mut world = state.clone();
                let told = play(&mut world, seat, alike);
                for onlooker in [Some(other), None] {
                    assert_eq!(seen(&world, &told, onlooker), seen(&after, &log, onlooker));
                }
                let picture = world.battle_picture(Some(own)).unwrap();
                let tokens = &picture.sides[own as usize].tokens;
                assert!(tokens.chosen.is_some(), "its owner knows it");
                assert!(ask == BattleAsk::Tactic || tokens.has_chosen_card);
            }
        } else {
            let reveals = |entry: &LogEntry<Event>| {
                matches!(entry.event, Event::Battle(BattleEvent::Revealed { .. } | BattleEvent::Card { .. }))
            };
            shown += usize::from(log.iter().any(reveals));
        }
    });
    assert!(tokens > 50 && cards > 10 && shown > 50, "{tokens} tokens, {cards} cards, {shown} shown");
}

/// Generic cards of a side's hand.
fn generic(state: &State, side: Side) -> Vec<Card> {
    let view = state.view(Some(State::seat(side)));
    let hand = view.sides[side as usize].hand.clone().unwrap();
    hand.into_iter().filter(|card| card.deck() == Deck::Generic).collect()
}

/// All Generic cards that somebody imagines in the other's hand, in many worlds.
fn imagined(state: &State, seat: Seat) -> Vec<&'static str> {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut found = Cards::EMPTY;
    for _ in 0..300 {
        let mut world = state.clone();
        world.imagine(seat, &mut rng);
        found |= generic(&world, State::side(seat).enemy()).into_iter().collect();
    }
    found.iter().map(Card::slug).collect()
}

#[test]
fn rule_7_7_7_what_went_into_the_new_deck_is_in_no_hand_that_was_held_then() {
    // The Shadow holds one Generic card and has discarded another; the Free Peoples draw the last card of the deck, and one more.
    let mut state = position(&[
        "  dice free-peoples event 2",
        "  dice shadow event 2",
        "  deck generic gen-05",
        "  face-down free-peoples gen-06",
        "  face-down shadow gen-07",
        "  hand shadow gen-08",
    ]);
    let free_peoples = State::seat(Side::FreePeoples);
    play(&mut state, free_peoples, Action::Die(Face::Event));
    play(&mut state, free_peoples, Action::Do(Deed::DrawGeneric));
    play(&mut state, free_peoples, Action::Number(2));
    let log = play(&mut state, Seat::CHANCE, Action::Draw(Card::Gen05));
    assert!(log.iter().any(|entry| entry.event == Event::Reshuffled));
    // Either what it holds, or what it discarded unseen; nothing that was discarded in the open, nothing of one's own.
    assert_eq!(imagined(&state, free_peoples), ["gen-07", "gen-08"]);
}

#[test]
fn rule_7_7_12_what_was_seen_in_a_hand_stays_there() {
    let given = [
        "  dice free-peoples event 2",
        "  dice shadow event 2",
        "  hand free-peoples fp-16",
        "  hand shadow gen-07 gen-08 gen-09 gen-10 gen-11",
        "  play free-peoples fp-16",
    ];
    let (free_peoples, shadow) = (State::seat(Side::FreePeoples), State::seat(Side::Shadow));
    let mut state = position(&given);
    play(&mut state, free_peoples, Action::Card(Card::Gen07));
    assert_eq!(imagined(&state, free_peoples), ["gen-08", "gen-09", "gen-10", "gen-11"]);
    // Those who were not shown the hand imagine anything.
    let unseen = position(&["  hand shadow gen-08 gen-09 gen-10 gen-11"]);
    assert!(imagined(&unseen, free_peoples).len() > 20);
    // Two cards more: the ones that were seen are still there, and one of the others may be anything.
    play(&mut state, shadow, Action::Die(Face::Event));
    play(&mut state, shadow, Action::Do(Deed::DrawGeneric));
    play(&mut state, shadow, Action::Number(2));
    play(&mut state, Seat::CHANCE, Action::Draw(Card::Gen12));
    play(&mut state, Seat::CHANCE, Action::Draw(Card::Gen13));
    assert!(imagined(&state, free_peoples).len() > 20);
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    for _ in 0..50 {
        let mut world = state.clone();
        world.imagine(free_peoples, &mut rng);
        let hand = generic(&world, Side::Shadow);
        assert_eq!(hand.len(), 6);
        let known = [Card::Gen08, Card::Gen09, Card::Gen10, Card::Gen11];
        assert!(known.iter().all(|card| hand.contains(card)), "{hand:?}");
    }
}

#[test]
fn rule_7_7_12_after_a_discard_face_down_one_of_those_seen_may_be_missing() {
    let (free_peoples, shadow) = (State::seat(Side::FreePeoples), State::seat(Side::Shadow));
    let mut state = position(&[
        "  dice shadow event 2",
        "  dice free-peoples event 1",
        "  hand shadow gen-07 gen-08 gen-09 gen-10 gen-11 gen-12",
        "  seen free-peoples gen-07 gen-08 gen-09 gen-10 gen-11 gen-12",
        "  do shadow event draw-generic",
    ]);
    play(&mut state, shadow, Action::Number(1));
    play(&mut state, Seat::CHANCE, Action::Draw(Card::Gen20));
    play(&mut state, shadow, Action::Card(Card::Gen20));
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let (mut all, mut without) = (0, 0);
    for _ in 0..400 {
        let mut world = state.clone();
        world.imagine(free_peoples, &mut rng);
        world.check().unwrap();
        let hand = generic(&world, Side::Shadow);
        let known = [Card::Gen07, Card::Gen08, Card::Gen09, Card::Gen10, Card::Gen11, Card::Gen12];
        match known.iter().filter(|card| hand.contains(*card)).count() {
            6 => all += 1,
            5 => without += 1,
            other => panic!("{other} of those that were seen"),
        }
    }
    assert!(all > 20 && without > 20, "{all} times all, {without} times all but one");
}
