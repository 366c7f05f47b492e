//! Bytes as answers: each byte picks a legal answer, or tries one that may not be legal. The position stays
//! sound, and a refusal changes nothing.
#![no_main]

use kernel::{Game, Log, Seat, stable_hash};
use libfuzzer_sys::fuzz_target;
use ring_cards::State;

fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    let scenario = State::INFO.scenarios[usize::from(*first) % State::INFO.scenarios.len()].id;
    let setup = State::setup(scenario, None, &[]).expect("a scenario of the game");
    let mut state = State::new(&setup, &mut Log::off()).expect("a set-up of the game");
    let mut answers = Vec::new();
    for pair in rest.chunks_exact(2) {
        let Some(question) = state.question() else { break };
        let seats: Vec<Seat> = question.who.iter().collect();
        let seat = seats[usize::from(pair[0] & 0x7f) % seats.len()];
        if pair[0] & 0x80 != 0 {
            // Something a player might try.
            state.candidates(seat, &mut answers);
            if answers.is_empty() {
                continue;
            }
            let action = answers[usize::from(pair[1]) % answers.len()];
            let before = stable_hash(&state);
            if state.apply(seat, action, &mut Log::off()).is_err() {
                assert_eq!(stable_hash(&state), before, "a refusal changed the position");
            }
        } else {
            state.legal(seat, &mut answers);
            let action = answers[usize::from(pair[1]) % answers.len()];
            state.apply(seat, action, &mut Log::off()).expect("a legal answer applies");
        }
        state.check().expect("the position is sound");
    }
});
