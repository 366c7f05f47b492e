//! Drawing, the hand limit, the Event deck made anew (rules 4.1.4, 4.1.5, 6.1, 6.2).

use super::{FP, SH, Table};
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::ids::{Card, Deck};
use crate::turn::{TurnAsk, TurnFrame};

const SIX_FP: [Card; 6] = [
    Card::Dismay,
    Card::ElfLords,
    Card::ElvenCharge,
    Card::FlyingBanners,
    Card::HeIsNotLost,
    Card::HopeRekindled,
];
const SIX_SH: [Card; 6] =
    [Card::WarBand, Card::GreatDread, Card::BlackTide, Card::OrcArmy, Card::IllChance, Card::HowlingOrcs];

#[test]
fn both_draw_before_anybody_discards() {
    // N1.
    let mut table = Table::new().hold(FP, &SIX_FP).hold(SH, &SIX_SH).begin(TurnFrame::Recovery);
    assert_eq!(table.asked(), Some(Ask::Draw { deck: Deck::Event, seat: crate::State::seat(FP) }));
    table.say(Action::Draw(Card::TroopLeaderBattleFury));
    assert_eq!(table.asked(), Some(Ask::Draw { deck: Deck::StoryFreePeoples, seat: crate::State::seat(FP) }));
    table.say(Action::Draw(Card::LastStand));
    table.say(Action::Draw(Card::TroopLeaderGreatConfusion));
    table.say(Action::Draw(Card::ClimbingGoblins));
    assert!(table.asks(TurnAsk::HandLimit(FP)));
    assert_eq!(table.legal().len(), 8);
    table.all(&[Action::Card(Card::LastStand), Action::Card(Card::TroopLeaderBattleFury)]);
    assert!(table.asks(TurnAsk::HandLimit(SH)));
    table.all(&[Action::Card(Card::WarBand), Action::Card(Card::GreatDread)]);
    assert_eq!((table.state.hands[FP].len(), table.state.hands[SH].len()), (6, 6));
    assert!(table.state.face_down[FP].contains(Card::LastStand));
    assert!(table.state.discard.contains(Card::LastStand));
    assert!(!table.state.face_down[SH].contains(Card::LastStand));
}

#[test]
fn the_event_deck_is_made_anew_when_its_last_card_is_drawn() {
    // D4.
    let mut table = Table::new();
    let events = Deck::Event.cards();
    table.state.deck -= events;
    table.state.deck.insert(Card::TroopLeaderBattleFury);
    table.state.discard = events.without(Card::TroopLeaderBattleFury);
    table.state.face_down[SH].insert(Card::TroopLeaderGreatConfusion);
    table.state.face_down[SH].insert(Card::WarBand);
    table.state.notes.resolving = Some(Card::CallToArmsFierceDefence);
    let mut table = table.begin(TurnFrame::Draw { side: FP, events: 1, stories: 0 });
    table.state.discard.remove(Card::CallToArmsFierceDefence);
    table.say(Action::Draw(Card::TroopLeaderBattleFury));
    assert!(table.events.contains(&Event::Reshuffled));
    assert_eq!(table.state.in_deck(Deck::Event).len(), 28);
    assert!(table.state.discard.is_empty());
    // What was discarded face down is lost among the others; Story cards never come back.
    assert!(!table.state.face_down[SH].contains(Card::TroopLeaderGreatConfusion));
    assert!(table.state.face_down[SH].contains(Card::WarBand));
}

#[test]
fn an_empty_story_deck_gives_nothing() {
    let mut table = Table::new();
    table.state.deck -= Deck::StoryShadow.cards();
    let mut table = table.begin(TurnFrame::Draw { side: SH, events: 1, stories: 1 });
    table.say(Action::Draw(Card::TroopLeaderBattleFury));
    assert_eq!(table.asked(), None);
    assert_eq!(table.state.hands[SH].len(), 1);
}
