//! What people read in games with packs.

use crate::board;
use crate::book::{Book, compile_pack, random_values};
use crate::ids::{Card, Character, Combat, Scenario, Side, Unit};
use crate::ops::{Op, Script, Step};
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

/// Whoever chooses among the options of a card or an ability reads what each of them does.
#[test]
fn options_say_what_they_do() {
    let english = texts::Texts::of(State::catalogues()).english();
    let mut read = Vec::new();
    for scenario in Scenario::ALL {
        let state = packed(&Map::new(), scenario);
        let cards = Card::ALL.into_iter().map(Script::Card);
        let combats = Combat::ALL.into_iter().map(Script::Combat);
        let units = Unit::ALL.into_iter().map(Script::Unit);
        let hooks = Card::ALL.into_iter().map(|card| Script::Hook(card, 0));
        let abilities =
            Character::ALL.into_iter().flat_map(|one| (0..4).map(move |n| Script::Character(one, n)));
        for script in cards.chain(combats).chain(units).chain(hooks).chain(abilities) {
            for (at, op) in (0_u8..).zip(state.book.ops(script)) {
                let Op::Choose { options, .. } = op else { continue };
                let step = Step { script, by: Side::Shadow, at };
                read.extend((1..=*options).map(|n| state.option_said(step, n).render(&english)));
            }
        }
    }
    assert!(!read.contains(&"Another effect".to_owned()), "{read:?}");
    // Fell Race, which the opponent of the Olog-hai chooses for his own Army.
    assert!(read.contains(&"Eliminate a Character or a Leader of the Army".to_owned()), "{read:?}");
    assert!(read.contains(&"Take 2 Damage on the Army".to_owned()), "{read:?}");
}
