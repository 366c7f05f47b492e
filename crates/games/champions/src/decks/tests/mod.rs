use super::*;
use crate::printed::names::english;
use kernel::NoDeck;
use serde_json::json;

fn told(error: &NoDeck) -> String {
    error.0.render(&english())
}

#[test]
fn starter_decks_go_round() {
    for starter in &STARTERS {
        let deck = Deck::from(starter);
        // Rule 5.
        assert_eq!(deck.faults(), [], "{}", starter.id);
        assert_eq!(deck.size(), 40);
        assert_eq!(parse(&to_text(&deck)), Ok(deck.clone()), "{}", to_text(&deck));
        assert_eq!(parse(&to_json(&deck).to_string()), Ok(deck.clone()));
        let unnamed = Deck { name: String::new(), ..deck.clone() };
        assert_eq!(parse(&to_short(&deck)), Ok(unnamed));
    }
    assert_eq!(starter_deck(Hero::CaptainMarvel).aspect, Some(Faction::Leadership));
    assert!(tutorial(Hero::CaptainMarvel).is_some() && tutorial(Hero::SpiderMan).is_none());
}

#[test]
fn lists_are_written_in_english_as_people_keep_them() {
    let text = to_text(&starter_deck(Hero::SpiderMan));
    let begins = "Name: Spider-Man (Justice)\nHero: Spider-Man (01001a)\nAspect: Justice\n\n# Hero\n1x Black Cat (01002)\n2x Backflip (01003)\n";
    assert!(text.starts_with(begins), "{text}");
    assert!(text.contains("\n\n# Justice\n1x Daredevil (01058)\n"), "{text}");
    assert!(text.contains("\n\n# Basic\n1x Mockingbird (01083)\n"), "{text}");
    let panther = starter_deck(Hero::BlackPanther);
    // The title as printed: four cards share it.
    assert!(to_text(&panther).contains("1x Wakanda Forever! (01043b)\n"), "{}", to_text(&panther));
    let json = to_json(&panther);
    assert_eq!(json["hero_name"], "Black Panther");
    assert_eq!(json["meta"], "{\"aspect\":\"protection\"}");
}

#[test]
fn plain_text_is_for_people() {
    let deck = parse(
        "name: Web of steel\nHero: Peter Parker\n\n# my own cards\n2x Backflip (01003)\n1 aunt may\n3 X Swinging Web Kick\n\
         2× Backflip\n",
    )
    .unwrap();
    assert_eq!((deck.name.as_str(), deck.hero, deck.aspect), ("Web of steel", Hero::SpiderMan, None));
    assert_eq!(deck.cards, [(Card::Backflip, 4), (Card::SwingingWebKick, 3), (Card::AuntMay, 1)]);
    assert!(to_text(&deck).contains("4x Backflip (01003)\n"), "{}", to_text(&deck));
    let basic = parse("Hero: She-Hulk\nAspect: protection\n1x Nick Fury\n").unwrap();
    assert_eq!((basic.hero, basic.aspect), (Hero::SheHulk, Some(Faction::Protection)));
}

#[test]
fn public_lists_are_read() {
    // The common form: the identity may stand among the slots, and other fields are left alone.
    let list = json!({
        "id": 12, "name": "X", "investigator_code": "01029a", "user_id": 7, "version": "two",
        "slots": {"01029a": 1, "01031": 3, "01050": 1}, "ignoreDeckLimitSlots": null,
    });
    let deck = parse(&list.to_string()).unwrap();
    assert_eq!((deck.hero, deck.aspect), (Hero::IronMan, Some(Faction::Aggression)));
    assert_eq!(deck.cards, [(Card::RepulsorBlast, 3), (Card::Hulk, 1)]);
    let chosen = json!({"hero_code": "01001", "slots": {}, "meta": "{\"aspect\":\"justice\"}"});
    let deck = parse(&chosen.to_string()).unwrap();
    assert_eq!((deck.hero, deck.aspect, deck.size()), (Hero::SpiderMan, Some(Faction::Justice), 0));
}

#[test]
fn bad_lists_are_refused_with_the_reason() {
    let why = |text: &str| told(&parse(text).unwrap_err());
    assert_eq!(why(""), "the deck list names no hero and holds no hero's cards");
    assert_eq!(why("Hero: Batman"), "line 1: there is no hero: \"Batman\"");
    assert_eq!(why("Hero: Iron Man\nAspect: Evil"), "line 2: there is no aspect: \"Evil\"");
    assert_eq!(why("hello"), "line 1: neither copies of a card nor a name, hero or aspect: \"hello\"");
    assert_eq!(
        why("Hero: Iron Man\n\n1x Batarang"),
        "line 3: there is no card \"Batarang\" for a deck in the Core Set"
    );
    // An encounter card, and a card of a later pack.
    assert_eq!(why("1x Advance (01186)"), "line 1: there is no card \"01186\" for a deck in the Core Set");
    assert_eq!(why("02001:1"), "there is no card \"02001\" for a deck in the Core Set");
    assert_eq!(why("01003:many"), "line 1: \"01003:many\" is not a number and its copies");
    assert_eq!(why("900x Backflip"), "line 1: 900 copies of Backflip");
    assert_eq!(why("200x Backflip\n200x Backflip"), "line 2: 200 copies of Backflip");
    assert_eq!(
        why("1x Backflip\n1x Repulsor Blast"),
        "the deck list holds cards of Spider-Man and of Iron Man and names no hero"
    );
    assert_eq!(why("{\"hero_code\": \"01001a\"}"), "the deck list: there are no slots");
    assert_eq!(why("{\"hero_code\": 1, \"slots\": {}}"), "the deck list: hero_code is not a text");
    assert_eq!(why("{\"slots\": {\"01003\": \"two\"}}"), "the deck list: the copies of 01003 are no number");
    assert!(why("{\"slots\"").starts_with("the deck list: "));
}

#[test]
fn all_faults_are_told_with_their_rules() {
    let mut deck = starter_deck(Hero::SpiderMan);
    deck.cards.retain(|(card, _)| *card != Card::Backflip);
    deck.cards.extend([(Card::RepulsorBlast, 1), (Card::Hulk, 1), (Card::Advance, 1), (Card::Energy, 1)]);
    deck.cards.push((Card::Tenacity, 11));
    let rules: Vec<&str> = deck.faults().iter().map(|fault| fault.rule).collect();
    // Rules 5.2 to 5.6: too many cards, a hero card missing, another hero's card, a limit (twice), an encounter card, two aspects.
    for rule in ["5.2", "5.3", "5.4", "5.5", "5.6"] {
        assert!(rules.contains(&rule), "{rule} {rules:?}");
    }
    assert_eq!(rules.iter().filter(|rule| **rule == "5.6").count(), 2);
    assert_eq!(rules.iter().filter(|rule| **rule == "5.5").count(), 2);
    let told: Vec<String> = deck.faults().iter().map(|fault| fault.what.render(&english())).collect();
    for fault in [
        "53 cards; a deck has 40 to 50",
        "0 Backflip; the hero's set has 2",
        "Repulsor Blast belongs to another hero",
        "Advance is no card for a deck",
        "12 Tenacity; at most 3",
        "cards of Justice and Aggression; a deck has one aspect",
    ] {
        assert!(told.iter().any(|one| one == fault), "{fault}: {told:?}");
    }
    let one = Deck { cards: vec![(Card::NickFury, 1)], ..deck };
    assert_eq!(one.faults()[0].what.render(&english()), "1 card; a deck has 40 to 50");
}

#[test]
fn the_outside_sees_the_same_decks() {
    use kernel::{Decks, Game, Texts};
    let decks = crate::State::decks().unwrap();
    let known: Vec<&str> = crate::State::INFO.options.iter().map(|option| option.id).collect();
    assert!(decks.options().iter().all(|id| known.contains(id)), "{known:?}");
    let starters = decks.starters();
    assert_eq!(starters.len(), STARTERS.len());
    for starter in &starters {
        assert_eq!(decks.check(&starter.deck.list).as_ref(), Ok(&starter.deck), "{}", starter.id);
        assert_eq!((starter.deck.size, starter.deck.faults.len()), (40, 0));
        let public = decks.to_json(&starter.deck.list).unwrap().to_string();
        assert_eq!(decks.check(&public).as_ref(), Ok(&starter.deck));
        // Every starter deck can be brought to a table.
        let brought = [(decks.options()[0].to_owned(), starter.deck.list.clone())];
        assert!(crate::State::setup("rhino", Some(1), &brought).is_ok());
    }
    let none = CoreSet.check("Hero: Batman").unwrap_err();
    assert_eq!(told(&none), "line 1: there is no hero: \"Batman\"");
    // Rule 5.2.
    let thin = CoreSet.check("Hero: Iron Man\n1x Nick Fury").unwrap();
    assert_eq!(
        (thin.hero.as_str(), thin.hero_name.clone(), thin.size),
        ("iron-man", Text::of("hero", "iron-man"), 1)
    );
    assert_eq!(thin.aspect, None);
    assert_eq!(thin.cards, [("01084".to_owned(), 1)]);
    assert!(thin.faults.iter().any(|fault| fault.rule == "5.2"), "{:?}", thin.faults);
}
