//! What can be agreed on before the game.

use crate::decks;
use crate::ids::{Card, CardSet, Hero};
use crate::options::setup;
use crate::printed::names::english;
use crate::state::{Mode, Setup, State};
use kernel::{Game, Log, SetupError};

fn why(error: &SetupError) -> String {
    error.text.render(&english())
}

fn with(people: u8, options: &[(&str, &str)]) -> Result<Setup, String> {
    let options: Vec<(String, String)> =
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let setup = setup("klaw", Some(people), &options).map_err(|error| why(&error))?;
    // What the options allow can be played.
    State::new(&setup, &mut Log::off()).map_err(|error| why(&error))?;
    Ok(setup)
}

fn heroes(setup: &Setup) -> Vec<Hero> {
    setup.players.iter().map(|player| player.hero).collect()
}

#[test]
fn without_options() {
    for people in 1..=4 {
        let setup = with(people, &[]).unwrap();
        assert_eq!(heroes(&setup), Hero::ALL[..usize::from(people)]);
        assert_eq!((setup.mode, setup.heroic, setup.skirmish), (Mode::Standard, 0, None));
        // Rule 25.6.
        assert_eq!(setup.modular, [CardSet::MastersOfEvil]);
        assert!(!setup.open_hands && setup.first == 0);
    }
    assert!(why(&setup("joker", None, &[]).unwrap_err()).contains("rhino, klaw, ultron"));
    assert!(setup("rhino", Some(5), &[]).is_err());
}

#[test]
fn modes_and_sets() {
    let setup = with(
        2,
        &[
            ("mode", "expert"),
            ("heroic", "2"),
            ("skirmish", "3"),
            ("modular", "recommended+the-doomsday-chair"),
            ("first", "2"),
            ("hands", "open"),
        ],
    )
    .unwrap();
    assert_eq!((setup.mode, setup.heroic, setup.skirmish), (Mode::Expert, 2, Some(3)));
    assert_eq!(setup.modular, [CardSet::MastersOfEvil, CardSet::TheDoomsdayChair]);
    assert_eq!((setup.first, setup.open_hands), (1, true));
}

#[test]
fn heroes_differ() {
    // Rule 5.1: whoever names no hero gets one that nobody named.
    let setup = with(3, &[("hero-2", "spider-man")]).unwrap();
    assert_eq!(heroes(&setup), [Hero::CaptainMarvel, Hero::SpiderMan, Hero::SheHulk]);
    let twice = with(2, &[("hero-1", "iron-man"), ("hero-2", "iron-man")]).unwrap_err();
    assert_eq!(twice, "players 1 and 2 are both Iron Man (rule 5.1)");
}

#[test]
fn decks_are_brought() {
    let list = decks::to_short(&decks::starter_deck(Hero::BlackPanther));
    let setup = with(1, &[("deck-1", &list)]).unwrap();
    assert_eq!(heroes(&setup), [Hero::BlackPanther]);
    let json = decks::to_json(&decks::starter_deck(Hero::SheHulk)).to_string();
    let setup = with(2, &[("hero-2", "she-hulk"), ("deck-2", &json)]).unwrap();
    assert_eq!(heroes(&setup), [Hero::SpiderMan, Hero::SheHulk]);
    // Rule 25.7.
    let setup = with(1, &[("hero-1", "captain-marvel"), ("deck-1", "tutorial")]).unwrap();
    assert!(setup.players[0].deck.contains(&(Card::Hulk, 1)));
    let other = with(1, &[("hero-1", "iron-man"), ("deck-1", "tutorial")]).unwrap_err();
    assert_eq!(other, "the tutorial deck is Captain Marvel's (rule 25.7)");
    let wrong = with(1, &[("hero-1", "iron-man"), ("deck-1", &list)]).unwrap_err();
    assert_eq!(wrong, "deck-1 is a deck of Black Panther, but hero-1 is Iron Man (rule 5.3)");
    let short = with(1, &[("deck-1", "01003:2")]).unwrap_err();
    assert!(short.starts_with("the deck of Spider-Man: 2 cards; a deck has 40 to 50"), "{short}");
    let bad = with(1, &[("deck-1", "Batman")]).unwrap_err();
    assert!(bad.starts_with("deck-1: line 1: "), "{bad}");
}

#[test]
fn what_is_no_option_is_refused() {
    let why = |people, options: &[(&str, &str)]| with(people, options).unwrap_err();
    assert!(why(1, &[("speed", "fast")]).starts_with("champions has no option \"speed\"; there are mode"));
    assert_eq!(why(1, &[("mode", "easy")]), "mode is one of standard, expert, not \"easy\"");
    assert_eq!(why(1, &[("mode", "expert"), ("mode", "expert")]), "the option mode is given twice");
    assert_eq!(why(2, &[("hero-3", "iron-man")]), "hero-3: there are only 2 players");
    assert_eq!(why(2, &[("first", "3")]), "the first player is one of 2, not player 3 (rule 6.3)");
    assert!(why(1, &[("modular", "zoo")]).starts_with("there is no modular set \"zoo\"; there are bomb"));
    let twice = why(1, &[("modular", "bomb-scare+bomb-scare")]);
    assert_eq!(twice, "the modular set Bomb Scare is named twice (rule 25.6)");
}
