//! What cards, players and lasting effects are called.

use crate::game::Thing;
use crate::ids::{Card, PieceId};
use crate::state::{Lasting, Piece, State};
use kernel::{Argument, Log, Seat, Text};

/// A card by its title; stages are told apart, and so are cards that differ in their icons alone.
pub(crate) fn card_text(card: Card) -> Text<Thing> {
    Text::of("card", card.slug())
}

/// A card within a text.
pub(crate) fn card(card: Card) -> Argument<Thing> {
    Argument::Thing(Thing::Card(card))
}

/// A card in play that shows this face, with its number among those of the same name: 0 for one alone.
pub(crate) fn shown(face: Text<Thing>, nth: u16) -> Text<Thing> {
    match nth {
        0 => face,
        n => Text::new("piece-numbered").text("card", face).number("n", n),
    }
}

impl State {
    /// What a player is called: by the hero, whatever the form.
    pub(crate) fn player_text(&self, seat: Seat) -> Text<Thing> {
        match self.players.get(seat.index()) {
            Some(player) => Text::of("hero", player.hero.slug()),
            None => Text::new("nobody"),
        }
    }

    /// A player within a text.
    pub(crate) fn called(&self, seat: Seat) -> Argument<Thing> {
        Argument::Called(Thing::Player(seat), self.player_text(seat))
    }

    /// The number of a card in play among several of one name, in the order in which they entered play; 0 for one alone.
    pub(crate) fn nth(&self, id: PieceId) -> u16 {
        let Some(it) = self.piece(id) else { return 0 };
        let same = |other: &&Piece| {
            if it.facedown { other.facedown } else { !other.facedown && other.card == it.card }
        };
        let (mut all, mut before) = (0, 0);
        for other in self.pieces.iter().filter(same) {
            all += 1;
            before += u16::from(other.id < id);
        }
        if all > 1 { before + 1 } else { 0 }
    }

    /// As [`State::nth`], for an event: nobody reads a log that is off.
    #[inline]
    pub(crate) fn nth_told<E>(&self, id: PieceId, log: &Log<E>) -> u16 {
        if log.is_on() { self.nth(id) } else { 0 }
    }

    /// A card in play. Several of one name are numbered.
    pub(crate) fn piece_text(&self, id: PieceId) -> Text<Thing> {
        match self.piece(id) {
            Some(it) if it.facedown => shown(Text::new("drone"), self.nth(id)),
            Some(it) => shown(card_text(it.card), self.nth(id)),
            None => Text::new("piece-gone"),
        }
    }

    /// A card in play within a text.
    pub(crate) fn named(&self, id: PieceId) -> Argument<Thing> {
        Argument::Called(Thing::Piece(id), self.piece_text(id))
    }

    /// A card in play with what tells it from others at the table: whom a minion is engaged with, what a card is on.
    pub(crate) fn placed(&self, id: PieceId) -> Argument<Thing> {
        let name = self.piece_text(id);
        let text = match self.piece(id) {
            Some(Piece { engaged: Some(seat), .. }) if self.n_players() > 1 => {
                Text::new("piece-engaged").text("piece", name).text("who", self.player_text(*seat))
            }
            Some(it) if it.host.is_some() => {
                Text::new("piece-on").text("piece", name).text("host", self.piece_text(it.host))
            }
            _ => name,
        };
        Argument::Called(Thing::Piece(id), text)
    }

    /// A player's deck within a text.
    pub(crate) fn deck_of(&self, seat: Seat) -> Argument<Thing> {
        let thing = Thing::Deck(seat);
        Argument::Called(thing, self.thing_said(thing))
    }

    /// A player's discard pile within a text.
    pub(crate) fn discard_of(&self, seat: Seat) -> Argument<Thing> {
        let thing = Thing::Discard(seat);
        Argument::Called(thing, self.thing_said(thing))
    }

    /// The name of a thing.
    pub(crate) fn thing_said(&self, thing: Thing) -> Text<Thing> {
        match thing {
            Thing::Piece(id) => self.piece_text(id),
            Thing::Card(card) => card_text(card),
            Thing::Player(seat) => {
                Text::new("thing-player").text("who", self.player_text(seat)).number("n", seat.0 + 1)
            }
            Thing::Deck(seat) => Text::new("thing-deck").text("who", self.player_text(seat)),
            Thing::Discard(seat) => Text::new("thing-discard").text("who", self.player_text(seat)),
            Thing::EncounterDeck => Text::new("encounter-deck"),
            Thing::EncounterDiscard => Text::new("encounter-discard"),
        }
    }

    /// A lasting or delayed effect.
    pub(crate) fn lasting_text(&self, lasting: &Lasting) -> Text<Thing> {
        match *lasting {
            Lasting::Plus { piece, value, by } => Text::new("lasting-plus")
                .with("piece", self.named(piece))
                .number("n", by)
                .text("value", Text::of("value", value.slug())),
            Lasting::PlusAll { seat, value, by } => Text::new("lasting-plus-all")
                .with("who", self.called(seat))
                .number("n", by)
                .text("value", Text::of("value", value.slug())),
            Lasting::Trait { seat, word } => Text::new("lasting-trait")
                .with("who", self.called(seat))
                .text("trait", Text::of("trait", word.slug())),
            Lasting::DiscardAtEndOfRound(piece) => {
                Text::new("lasting-discard").with("piece", self.named(piece))
            }
        }
    }
}
