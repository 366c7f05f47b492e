//! What the data says of a card in the words of packs is what the card does.

use crate::book::compiled_ops;
use crate::cards::story_shadow::BROKEN_LANDS;
use crate::cards::{card_ops, fate_ops};
use crate::ids::{Card, Character, FateCard, Order, Side, Territory};
use crate::ops::{Op, Pick, Place};
use serde_json::Value;

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn data(text: &str) -> Value {
    serde_json::from_str(text).expect("the data is JSON")
}

/// The instructions as compiled, if the words of packs say it all.
fn compiled(ops: &Value, side: Side) -> Option<Vec<Op>> {
    let whose = match side {
        Side::FreePeoples => Character::Bard,
        Side::Shadow => Character::Bolg,
    };
    compiled_ops(ops, whose).ok()
}

/// What the data leaves to the rules: an army is healed only if it is hurt, chosen before it moves, and what one need not do is asked.
fn spelt_out(mut ops: Vec<Op>) -> Vec<Op> {
    for op in &mut ops {
        match op {
            Op::RemoveDamage { filter, .. } if filter.leadership => filter.damage = Some(true),
            Op::InflictDamage { onto, .. } => *onto = crate::battle::Onto::Army,
            _ => {}
        }
    }
    if let [Op::RemoveDamage { filter, tokens, .. }, rest @ ..] = &ops[..]
        && !rest.is_empty()
    {
        let same = crate::ops::Filter { same: true, ..*filter };
        let heal = Op::RemoveDamage { filter: same, pick: Pick::ONE, tokens: *tokens };
        return [&[Op::ChooseArmy(*filter), heal], rest].concat();
    }
    // Rescue: the army is chosen first, and may be rallied although the piles are empty.
    if let [Op::PlaceAndFlip { pile, place: Place::OwnArmyRegion, pick, apart }, rest @ ..] = &ops[..]
        && !rest.is_empty()
    {
        let flip = Op::PlaceAndFlip { pile: *pile, place: Place::Chosen, pick: *pick, apart: *apart };
        return [&[Op::ChooseArmy(crate::ops::Filter::OWN), flip], rest].concat();
    }
    ops
}

#[test]
fn orders_do_what_the_data_says() {
    let events = data(include_str!("../../../data/cards-event.json"));
    let mut n = 0;
    for one in list(&events["orders"]) {
        let order = Order::from_slug(one["id"].as_str().unwrap_or_default()).expect("an order");
        let card = Card::ALL.into_iter().find(|card| card.order() == Some(order)).expect("a card");
        if let Some(ops) = compiled(&one["ops"], Side::FreePeoples) {
            assert_eq!(card_ops(card), spelt_out(ops), "{order:?}");
            n += 1;
        }
    }
    // Encirclement ends with a Combined Attack, for which packs have no word.
    assert_eq!(n, 8);
}

#[test]
fn story_cards_do_what_the_data_says() {
    let stories = data(include_str!("../../../data/cards-story.json"));
    let mut checked = Vec::new();
    for one in list(&stories["cards"]) {
        let card = Card::from_slug(one["id"].as_str().unwrap_or_default()).expect("a card");
        // The token of Elf-lords goes where the units came, which the data says by the region.
        if let (Some(side), false) = (card.story_of(), card == Card::ElfLords)
            && let Some(ops) = compiled(&one["ops"], side)
        {
            assert_eq!(card_ops(card), spelt_out(ops), "{card:?}");
            checked.push(card);
        }
    }
    assert_eq!(checked.len(), 15, "{checked:?}");
}

#[test]
fn every_card_does_something_or_stays() {
    for card in Card::ALL {
        let nothing = matches!(card, Card::LuckyNumber | Card::HowlingOrcs);
        assert_eq!(card_ops(card).is_empty(), nothing, "{card:?}");
        // What jumps stays within the list.
        for (at, op) in card_ops(card).iter().enumerate() {
            if let Op::Unless(_, n) | Op::Skip(n) | Op::May(n) = op {
                assert!(at + usize::from(*n) < card_ops(card).len(), "{card:?}");
            }
        }
    }
    assert!(FateCard::ALL.into_iter().all(|card| !fate_ops(card).is_empty()));
}

#[test]
fn the_broken_lands_come_last_among_the_regions() {
    assert_eq!(BROKEN_LANDS, Territory::BrokenLands.regions());
}
