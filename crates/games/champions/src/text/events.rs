//! The log. A line can be read long after: it names cards by what the event holds, not by what lies there now.

use super::things::{card as named_card, card_text, shown};
use super::{ability_of, way_of};
use crate::event::Event;
use crate::game::Thing;
use crate::ids::{Card, Form, PieceId};
use crate::state::State;
use kernel::{Argument, Seat, Text};

/// A card in play that showed this face then. A Drone shows no card of its own.
fn face(card: Card) -> Text<Thing> {
    if card == Card::UltronDrones { Text::new("drone") } else { card_text(card) }
}

/// A text about a card in play. Where the card is not in play any more, it is shown as such.
fn of_piece(text: Text<Thing>, name: Text<Thing>, at: PieceId, card: Card) -> Text<Thing> {
    text.with("piece", Argument::Called(Thing::Piece(at), name)).thing("card", Thing::Card(card))
}

/// A character in play, by its number then.
fn of_character(text: Text<Thing>, card: Card, at: PieceId, nth: u16) -> Text<Thing> {
    of_piece(text, shown(face(card), nth), at, card)
}

/// A text about a card as such.
fn of_card(text: Text<Thing>, card: Card) -> Text<Thing> {
    text.with("card", named_card(card))
}

impl State {
    /// A text about a player.
    fn of_player(&self, text: Text<Thing>, seat: Seat) -> Text<Thing> {
        text.with("who", self.called(seat))
    }

    /// A text about a player and a card.
    fn of_both(&self, text: Text<Thing>, seat: Seat, card: Card) -> Text<Thing> {
        of_card(self.of_player(text, seat), card)
    }

    /// A log entry.
    pub(crate) fn event_said(&self, event: &Event) -> Text<Thing> {
        match *event {
            Event::Round(n) => Text::new("log-round").number("n", n),
            Event::Turn(seat) => self.of_player(Text::new("log-turn"), seat),
            Event::VillainPhase => Text::new("log-villain-phase"),
            Event::Drew(seat, Some(card)) => self.of_both(Text::new("log-drew"), seat, card),
            Event::Drew(seat, None) => self.of_player(Text::new("log-drew-hidden"), seat),
            Event::Discarded(seat, card) => {
                self.of_both(Text::new("log-discarded"), seat, card).with("to", self.discard_of(seat))
            }
            Event::Milled(seat, card) => {
                self.of_both(Text::new("log-milled"), seat, card).with("to", self.discard_of(seat))
            }
            Event::ShuffledBack(seat, card) => {
                self.of_both(Text::new("log-shuffled-back"), seat, card).with("to", self.deck_of(seat))
            }
            Event::Reshuffled(seat) => {
                self.of_player(Text::new("log-reshuffled"), seat).with("to", self.deck_of(seat))
            }
            Event::EncounterReshuffled => {
                Text::new("log-encounter-reshuffled").thing("to", Thing::EncounterDeck)
            }
            Event::ChangedForm(seat, form) => {
                let hero = self.player(seat).hero;
                let (text, side) = match form {
                    Form::Hero => (Text::new("log-to-hero"), hero.hero()),
                    Form::AlterEgo => (Text::new("log-to-alter-ego"), hero.alter_ego()),
                };
                let identity = Thing::Piece(PieceId::identity(seat));
                self.of_player(text, seat).with("card", Argument::Called(identity, card_text(side)))
            }
            Event::Played(seat, card) => self.of_both(Text::new("log-played"), seat, card),
            Event::Used(seat, card, ability) => self
                .of_player(Text::new("log-used"), seat)
                .with("ability", ability_of(card, named_card(card), ability)),
            Event::PaidWith(seat, card) => self.of_both(Text::new("log-paid-with"), seat, card),
            Event::Generated(seat, card) => self.of_both(Text::new("log-generated"), seat, card),
            Event::Entered(card, at, nth) => {
                of_piece(Text::new("log-entered"), shown(card_text(card), nth), at, card)
            }
            Event::Drone(seat, at) => self
                .of_player(Text::new("log-drone"), seat)
                .with("piece", Argument::Called(Thing::Piece(at), Text::new("drone"))),
            Event::LeftPlay(card, at) => of_piece(Text::new("log-left-play"), card_text(card), at, card),
            Event::ToHand(seat, card) => self.of_both(Text::new("log-to-hand"), seat, card),
            Event::Took(seat, card) => self.of_both(Text::new("log-took"), seat, card),
            Event::Found(seat, Some(card)) => self.of_both(Text::new("log-found"), seat, card),
            Event::Found(seat, None) => self.of_player(Text::new("log-found-hidden"), seat),
            Event::Removed(card) => of_card(Text::new("log-removed"), card),
            Event::Attacks { by, to, at, nth } => {
                of_character(Text::new("log-attacks"), to, at, nth).with("by", named_card(by))
            }
            Event::Thwarts { by, at } => {
                Text::new("log-thwarts").with("by", named_card(by)).with("scheme", named_card(at))
            }
            Event::EnemyAttacks { by, seat, at, nth } => {
                let identity = Thing::Piece(PieceId::identity(seat));
                of_character(Text::new("log-enemy-attacks"), by, at, nth)
                    .with("who", Argument::Called(identity, self.player_text(seat)))
            }
            Event::EnemySchemes { by, at, nth } => of_character(Text::new("log-enemy-schemes"), by, at, nth),
            Event::LostStatus(card @ Card::UltronDrones, status) => {
                of_card(Text::of("log-drone-lost", status.slug()), card)
            }
            Event::LostStatus(card, status) => of_card(Text::of("log-lost", status.slug()), card),
            Event::Defends(seat, card) => self.of_both(Text::new("log-defends"), seat, card),
            Event::Undefended(seat) => self.of_player(Text::new("log-undefended"), seat),
            Event::BoostDealt => Text::new("log-boost-dealt"),
            Event::Boost(card, icons) => of_card(Text::new("log-boost"), card).number("n", icons),
            Event::Damage { to, at, nth, amount } => {
                of_character(Text::new("log-damage"), to, at, nth).number("n", amount)
            }
            Event::Tough(card, at, nth) => of_character(Text::new("log-tough"), card, at, nth),
            Event::Prevented(card, amount) => of_card(Text::new("log-prevented"), card).number("n", amount),
            Event::Healed { to, at, nth, amount } => {
                of_character(Text::new("log-healed"), to, at, nth).number("n", amount)
            }
            Event::Defeated(Card::UltronDrones, at) => {
                of_character(Text::new("log-drone-defeated"), Card::UltronDrones, at, 0)
            }
            Event::Defeated(card, at) => of_character(Text::new("log-defeated"), card, at, 0),
            Event::Gained(card, at, status, nth) => {
                of_character(Text::of("log-gained", status.slug()), card, at, nth)
            }
            Event::Threat { on, at, amount } => {
                of_piece(Text::new("log-threat"), card_text(on), at, on).number("n", amount)
            }
            Event::ThreatRemoved { from, at, amount } => {
                of_piece(Text::new("log-threat-removed"), card_text(from), at, from).number("n", amount)
            }
            Event::SchemeDefeated(card) => of_card(Text::new("log-scheme-defeated"), card),
            Event::Advanced(card) => of_card(Text::new("log-advanced"), card),
            Event::Stage(card) => of_card(Text::new("log-stage"), card),
            Event::Dealt(seat) => self.of_player(Text::new("log-dealt"), seat),
            Event::Revealed(seat, card) => self.of_both(Text::new("log-revealed"), seat, card),
            Event::Cancelled(card) => of_card(Text::new("log-cancelled"), card),
            Event::Surge(card) => of_card(Text::new("log-surge"), card),
            Event::EncounterDiscarded(card) => {
                of_card(Text::new("log-encounter-discarded"), card).thing("to", Thing::EncounterDiscard)
            }
            Event::Accelerated => {
                let main = Argument::Called(Thing::Piece(PieceId::MAIN), Text::new("kind-main-scheme"));
                Text::new("log-accelerated").with("scheme", main)
            }
            Event::Chose(seat, card, way) => match way_of(card, way) {
                Some(text) => self.of_both(Text::new("log-chose"), seat, card).text("way", text),
                None => self.of_both(Text::new("log-chose-option"), seat, card).number("n", way + 1),
            },
            Event::PutUnder(seat, Some(card)) => self.of_both(Text::new("log-put-under"), seat, card),
            Event::PutUnder(seat, None) => self.of_player(Text::new("log-put-under-hidden"), seat),
            Event::Exhausted(card, at, nth) => of_character(Text::new("log-exhausted"), card, at, nth),
            Event::Readied(card, at, nth) => of_character(Text::new("log-readied"), card, at, nth),
            Event::Eliminated(seat) => self.of_player(Text::new("log-eliminated"), seat),
            Event::FirstPlayer(seat) => self.of_player(Text::new("log-first-player"), seat),
            Event::Ended(ending) => ending.told(),
        }
    }
}
