//! Drawing, the hand limit, the Generic deck made anew (rules 7.7.6 to 7.7.8, 7.2.5).

use super::{FP, Rounds, SP, Table};
use crate::action::{Action, Ask, Deed};
use crate::event::Event;
use crate::ids::{Card, Deck, Face};
use crate::round::{RoundAsk, RoundFrame};

#[test]
fn r7_7_6_the_excess_is_discarded_face_down() {
    let six = [Card::Sa01, Card::Sa02, Card::Sa03, Card::Sa04, Card::Gen09, Card::Grima1];
    let draw = RoundFrame::Draw { side: SP, deck: Deck::Generic, cards: 2 };
    let mut table = Table::rohan().hold(SP, &six).round(draw);
    table.go(&[Action::Draw(Card::Gen01), Action::Draw(Card::Gen02)]);
    assert!(table.asks(RoundAsk::HandLimit(SP)));
    assert_eq!(table.refused(Action::Card(Card::Gen20)), "7.7.6");
    table.go(&[Action::Card(Card::Gen09), Action::Card(Card::Grima1)]);
    let state = &table.state;
    assert_eq!(state.hands[SP].len(), 6);
    assert!(state.discard.contains(Card::Gen09) && state.face_down[SP].contains(Card::Gen09));
    // Rule 7.7.8: a Gríma card is out of the game.
    assert!(state.gone.contains(Card::Grima1) && state.face_down[SP].contains(Card::Grima1));
    assert!(state.face_down[FP].is_empty());
}

#[test]
fn r7_7_6_six_cards_are_kept() {
    let five = [Card::Sa01, Card::Sa02, Card::Sa03, Card::Sa04, Card::Sa05];
    let draw = RoundFrame::Draw { side: SP, deck: Deck::Generic, cards: 1 };
    let mut table = Table::rohan().hold(SP, &five).round(draw);
    table.say(Action::Draw(Card::Gen01));
    assert_eq!(table.asked(), None);
}

#[test]
fn r7_7_7_the_generic_deck_is_made_anew_when_a_card_must_be_drawn() {
    let mut table = Table::rohan();
    let generic = Deck::Generic.cards();
    table.state.deck -= generic;
    table.state.deck.insert(Card::Gen01);
    table.state.hands[FP].insert(Card::Gen02);
    table.state.discard = generic.without(Card::Gen01).without(Card::Gen02).without(Card::Gen03);
    table.state.face_down[SP].insert(Card::Gen04);
    table.state.notes.resolving = Some(Card::Gen03);
    let mut table = table.round(RoundFrame::Draw { side: FP, deck: Deck::Generic, cards: 2 });
    // One card is there: the deck is not made anew yet.
    assert!(!table.events.contains(&Event::Reshuffled));
    table.say(Action::Draw(Card::Gen01));
    assert!(table.events.contains(&Event::Reshuffled));
    assert_eq!(table.asked(), Some(Ask::Draw { deck: Deck::Generic, seat: kernel::Seat(0) }));
    assert_eq!(table.legal().len(), 27);
    assert!(table.state.discard.is_empty() && table.state.face_down[SP].is_empty());
    let shuffled = table.state.shuffled;
    assert!(shuffled.own[SP].contains(Card::Gen04) && !shuffled.seen.contains(Card::Gen04));
    assert_eq!((shuffled.kept[FP], shuffled.kept[SP]), (2, 0));
}

#[test]
fn r7_7_7_story_decks_are_never_renewed() {
    let mut table = Table::rohan();
    table.state.deck -= Deck::StoryFree.cards();
    table.state.gone |= Deck::StoryFree.cards();
    let table = table.round(RoundFrame::Draw { side: FP, deck: Deck::StoryFree, cards: 1 });
    assert_eq!(table.asked(), None);
    assert!(table.state.hands[FP].is_empty());
}

#[test]
fn r7_2_5_an_event_draws_one_or_two_generic_cards_or_a_story_card() {
    let mut table = Table::rohan().act(&[Face::Event; 3], &[]);
    table.uses(Face::Event, Deed::DrawGeneric);
    assert!(table.asks(RoundAsk::HowManyCards));
    assert_eq!(table.legal(), [Action::Number(1), Action::Number(2)]);
    table.go(&[Action::Number(2), Action::Draw(Card::Gen01), Action::Draw(Card::Gen02)]);
    table.uses(Face::Event, Deed::DrawStory);
    assert_eq!(table.asked(), Some(Ask::Draw { deck: Deck::StoryFree, seat: kernel::Seat(0) }));
    table.say(Action::Draw(Card::Fp01));
    table.state.deck -= Deck::Generic.cards();
    table.state.deck -= Deck::StoryFree.cards();
    table.say(Action::Die(Face::Event));
    assert_eq!(table.refused(Action::Do(Deed::DrawGeneric)), "7.7.7");
    assert_eq!(table.refused(Action::Do(Deed::DrawStory)), "7.7.7");
}

#[test]
fn r7_2_5_only_an_event_result_draws() {
    let mut table = Table::rohan().act(&[Face::Character], &[]);
    table.say(Action::Die(Face::Character));
    assert_eq!(table.refused(Action::Do(Deed::DrawGeneric)), "7.2.5");
}

#[test]
fn a_draw_names_the_seat_that_alone_may_see_it() {
    // With real cards the person of that seat types what came up; a computer's cards nobody types.
    let told = |ask: Ask| serde_json::to_value(ask).unwrap();
    let draw = told(Ask::Draw { deck: Deck::Generic, seat: kernel::Seat(1) });
    assert_eq!(draw["draw"]["seat"], 1);
    let random = told(Ask::Random { seat: kernel::Seat(1), deck: None });
    assert_eq!(random["random"]["seat"], 1);
}
