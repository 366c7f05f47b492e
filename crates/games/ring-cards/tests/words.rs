//! What people read: questions, answers, the log and the table, in random games and in positions that these seldom reach.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use cases::CaseGame;
use conformance::reading::{check_board, read_glossary, walk};
use kernel::{Game, Language, Log, Seat, SetupError, Texts as _, words};
use ring_cards::State;
use ring_cards::action::Action;
use ring_cards::cases::Given;
use texts::{Reader, Texts};

fn english() -> Reader<'static> {
    Texts::of(State::catalogues()).english()
}

fn position(lines: &[&str]) -> State {
    let given: Vec<(usize, Given)> = lines.iter().map(|line| (1, words::from_words(line).unwrap())).collect();
    State::position(&State::setup("trilogy", None, &[]).unwrap(), &given).unwrap()
}

fn told(state: &State, answer: &str) -> String {
    let action: Action = words::from_words(answer).unwrap();
    state.action_text(action).render(&english())
}

fn asked(state: &State) -> String {
    state.ask_text(state.question().unwrap().ask).render(&english())
}

/// A language in which everything is longer, so that lines must be broken elsewhere.
fn longer() -> Reader<'static> {
    Texts::of(State::catalogues()).read(texts::MADE_UP)
}

#[test]
fn random_games_read_well_and_the_table_fits_a_terminal() {
    for (seed, scenario) in State::INFO.scenarios.iter().enumerate() {
        let setup = State::setup(scenario.id, None, &[]).unwrap();
        let state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
        read_glossary(&state);
        let languages: [&dyn Language; 2] = [&english(), &longer()];
        walk(state, seed as u64, 1500, |n, state| {
            if n % 20 != 0 {
                return;
            }
            for onlooker in [None, Some(Seat(0))] {
                for language in languages {
                    let board = State::board(&[state.view(onlooker), state.view(Some(Seat(1)))], language);
                    check_board(&board);
                    assert!(!board.contains(['‹', '{']), "{board}");
                }
            }
            if n % 200 == 0 {
                read_glossary(state);
            }
        });
    }
}

#[test]
fn a_place_that_is_not_there_is_told_as_it_was_said() {
    let state = position(&["hand frodo gimli", "reserve riders-of-rohan", "step turn frodo"]);
    assert_eq!(told(&state, "play gimli path"), "Play Gimli to the path.");
    assert_eq!(told(&state, "move riders-of-rohan path"), "Move Riders of Rohan to the path.");
    assert_eq!(told(&state, "token path"), "Put it on the path.");
    assert_eq!(told(&state, "fight path"), "Resolve the combat at the path.");
    assert_eq!(told(&state, "eliminate at path gimli"), "Eliminate Gimli at the path.");
    let state = position(&["hand frodo gimli", "path imladris", "step turn frodo"]);
    assert_eq!(told(&state, "play gimli path"), "Play Gimli to the path Imladris.");
    assert_eq!(told(&state, "play gimli battleground moria"), "Play Gimli to Moria.");
    assert_eq!(told(&state, "token battleground moria"), "Put it on Moria.");
    assert_eq!(told(&state, "eliminate at path gimli"), "Eliminate Gimli at the path Imladris.");
}

#[test]
fn a_battleground_says_where_it_comes_from_and_what_it_defends_with() {
    let of = |line: &str| told(&position(&[line, "step turn frodo"]), "battleground moria");
    let text = "Monstrous player: draw 2.";
    assert_eq!(of("round 1"), format!("Bring up Moria (in its deck, defence 2, worth 1; {text})."));
    let scored = format!("Bring up Moria (scored by the Shadow, defence 2, worth 1; {text}).");
    assert_eq!(of("scored shadow moria"), scored);
    let taken = format!("Bring up Moria (scored by the Free Peoples, defence 0, worth 1; {text}).");
    assert_eq!(of("scored free moria"), taken);
}

#[test]
fn a_question_says_for_what_somebody_pays_and_how_much_more() {
    let mut state = position(&["hand frodo gimli", "reserve riders-of-rohan", "step turn frodo"]);
    let play: Action = words::from_words("play gimli reserve").unwrap();
    state.play(Seat(0), play, &mut Log::off()).unwrap();
    assert_eq!(
        asked(&state),
        "To pay for Gimli: forsake a card of the hand, of the reserve, or the top of the draw deck."
    );
    let state =
        position(&["reserve riders-of-rohan", "hand aragorn boromir", "step activate path the-old-forest"]);
    assert_eq!(
        asked(&state),
        "The Old Forest: forsake a card of the hand, of the reserve, or the top of the draw deck."
    );
    let state = position(&["hand witch-king the-hunter the-reaver", "step activate path dimrill-dale"]);
    assert_eq!(asked(&state), "Dimrill Dale: cycle a card of the hand (1 more to come).");
}

#[test]
fn a_set_up_that_cannot_be_is_refused_in_words() {
    let said = |error: SetupError| (error.rule, error.text.render(&english()));
    let refused = |scenario: &str, people, options: &[(String, String)]| {
        said(State::setup(scenario, people, options).unwrap_err())
    };
    assert_eq!(
        refused("trilogy", Some(5), &[]),
        (Some("11.1.2"), "trilogy is for 4, 3 and 2 people (rule 11.1.2)".to_owned())
    );
    assert_eq!(refused("duel", Some(3), &[]).1, "duel is for 2 people (rule 11.2.1)");
    assert_eq!(
        refused("solo", None, &[]).1,
        "there is no scenario \"solo\"; there are trilogy, duel, three-player-duel and fellowship-of-the-ring"
    );
    let option = ("speed".to_owned(), "fast".to_owned());
    assert_eq!(refused("duel", None, &[option]).1, "ring-cards has no option \"speed\"");
}
