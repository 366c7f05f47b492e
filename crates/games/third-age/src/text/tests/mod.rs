//! What people read in games with packs.

use crate::board;
use crate::book::{Book, compile_pack, random_values};
use crate::ids::{Card, Scenario};
use crate::state::State;
use conformance::reading::{check_board, read_glossary, walk};
use kernel::{Game as _, Log, Seat, Texts as _, flow};
use rand::SeedableRng;
use serde_json::{Map, Value, json};

fn packed(values: &Map<String, Value>, scenario: Scenario) -> State {
    let tables = compile_pack(values).expect("it is a pack")[scenario].clone();
    flow::begin(State::laid_out(Book::with(tables)), &mut Log::off()).expect("it begins")
}

/// Whatever a pack says: every question, answer and event has its sentence, and so has everything on the table.
#[test]
fn games_with_packs_can_be_read() {
    let english = texts::Texts::of(State::catalogues()).english();
    for seed in 0..6 {
        let values = random_values(&mut rand_pcg::Pcg64Mcg::seed_from_u64(seed));
        for scenario in Scenario::ALL {
            walk(packed(&values, scenario), seed, 1500, |n, state| {
                if n % 300 == 0 {
                    read_glossary(state);
                    for onlooker in [None, Some(Seat(0)), Some(Seat(1))] {
                        check_board(&board::board(&[state.view(onlooker)], &english));
                    }
                }
            });
        }
    }
}

fn about(state: &State, card: Card) -> String {
    let english = texts::Texts::of(State::catalogues()).english();
    let lines = state.about(crate::Thing::Card(card), None);
    lines.iter().map(|line| line.render(&english)).collect::<Vec<_>>().join(" ")
}

/// Appendix E: what a pack says is shown in its own words, under its name; what it leaves alone stays ours.
#[test]
fn a_card_of_a_pack_is_told_in_its_words() {
    let values = json!({
        "cards-story-free/fp-13/rohan.effect": "Draw one Generic card.",
        "cards-story-free/fp-13/rohan.ops": [{"op": "draw-card", "deck": "generic", "cards": 1}],
    });
    let Value::Object(values) = values else { unreachable!("it is an object") };
    let state = packed(&values, Scenario::Rohan);
    let name = state.book.mark().map(|mark| mark.name.clone()).expect("it has a pack");
    let told = about(&state, Card::Fp13);
    assert!(told.contains(&format!("[{name}] Draw one Generic card.")), "{told}");
    assert!(told.contains("[reconstructed] Its type."), "the pack does not say it: {told}");
    assert!(about(&state, Card::Fp12).contains("[reconstructed]"));
    // The other half is not touched.
    let other = packed(&values, Scenario::Gondor);
    assert!(about(&other, Card::Fp13).contains("[reconstructed]"));
}
