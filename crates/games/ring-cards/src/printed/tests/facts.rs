use super::*;
use crate::State;
use crate::cards::Piece;
use kernel::Texts as _;
use std::collections::BTreeSet;

fn facts() -> Facts {
    Facts::all(&texts::Texts::of(State::catalogues()).english())
}

#[test]
fn everything_in_the_box_is_listed() {
    let facts = facts();
    assert_eq!(facts.cards.iter().map(|card| usize::from(card.copies)).sum::<usize>(), Piece::COUNT);
    assert_eq!(facts.paths.len(), 27);
    assert_eq!(facts.battlegrounds.len(), 14);
    assert_eq!(facts.factions.len(), 10);
    // Two, three and two seats in the small modes, four in the Trilogy.
    assert_eq!(facts.seats.len(), 4 + 2 + 3 + 2);
    let ids: BTreeSet<Card> = facts.cards.iter().map(|card| card.id).collect();
    assert_eq!(ids.len(), Card::ALL.len());
}

#[test]
fn items_say_who_wields_them_and_characters_which_paths_they_may_go_to() {
    for card in facts().cards {
        assert_eq!(card.wielder.is_some(), card.kind == Kind::Item, "{}", card.name);
        assert!(card.paths.is_empty() || card.kind == Kind::Character, "{}", card.name);
        assert!(!card.name.is_empty());
        assert!(card.kind != Kind::Event || !card.text.is_empty(), "{}", card.name);
    }
}

#[test]
fn ids_are_those_of_views_and_answers() {
    let value = serde_json::to_value(facts()).expect("facts are plain values");
    assert_eq!(value["cards"][0]["id"], "dead-men-of-dunharrow");
    assert_eq!(value["paths"][0]["id"], "bag-end");
    assert_eq!(value["battlegrounds"][0]["defending"][0], "wizard");
    assert_eq!(value["seats"][0]["id"], "frodo");
}

#[test]
fn facts_are_told_in_words() {
    let facts = facts();
    let card = |id: Card| facts.cards.iter().find(|card| card.id == id).expect("every card is listed");
    let sting = card(Card::Sting);
    assert_eq!(sting.wielder.as_deref(), Some("Frodo Baggins or Sam Gamgee"));
    assert_eq!(sting.keyword_name.as_deref(), Some("Weapon"));
    assert_eq!(card(Card::DwarvenAxe).wielder.as_deref(), Some("any Dwarf character"));
    assert_eq!(card(Card::FellBeast).wielder.as_deref(), Some("any Nazgûl"));
    assert_eq!(card(Card::MordorOrcs).text, "", "it does nothing");
    assert_eq!(facts.scenarios[1].name, "Two-Player Duel");
    assert_eq!(
        (facts.seats[1].name.as_str(), facts.factions[0].name.as_str()),
        ("The Witch-king", "Dúnedain")
    );
    assert_eq!(facts.seats[0].ring.as_deref(), Some("Once per game: draw 2."));
}
