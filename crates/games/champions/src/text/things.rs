//! What cards, players and lasting effects are called.

use crate::game::Thing;
use crate::ids::{Card, Kind, PieceId};
use crate::state::{Lasting, Piece, State};
use kernel::Seat;

/// A number in Roman digits, as on villains.
pub(crate) const fn roman(n: u8) -> &'static str {
    match n {
        1 => "I",
        2 => "II",
        3 => "III",
        _ => "",
    }
}

/// A card by its title; stages are told apart, and so are cards that differ in their icons alone.
pub(crate) fn card_name(card: Card) -> String {
    let def = card.def();
    let variant = card.code().chars().last().filter(char::is_ascii_lowercase);
    match (def.kind, variant) {
        (Kind::Villain, _) => format!("{} {}", def.name, roman(def.stage)),
        (Kind::Hero | Kind::AlterEgo | Kind::MainScheme, _) | (_, None) => def.name.to_owned(),
        (_, Some(letter)) => format!("{} ({})", def.name, letter.to_ascii_uppercase()),
    }
}

impl State {
    /// What a player is called: by the hero, whatever the form.
    pub(crate) fn player_name(&self, seat: Seat) -> &'static str {
        self.players.get(seat.index()).map_or("Nobody", |player| player.hero.name())
    }

    /// A card in play. Several of one name are numbered in the order in which they entered play.
    pub(crate) fn piece_name(&self, id: PieceId) -> String {
        let Some(it) = self.piece(id) else { return "a card that has left play".to_owned() };
        let name = |it: &Piece| {
            if it.facedown { "Drone".to_owned() } else { card_name(it.card) }
        };
        let own = name(it);
        let same = self.pieces.iter().filter(|other| name(other) == own);
        let (mut all, mut before) = (0, 0);
        for other in same {
            all += 1;
            before += usize::from(other.id < id);
        }
        if all > 1 { format!("{own} {}", before + 1) } else { own }
    }

    /// A card in play with what tells it from others at the table: whom a minion is engaged with, what a card is on.
    pub(crate) fn piece_place(&self, id: PieceId) -> String {
        let Some(it) = self.piece(id) else { return self.piece_name(id) };
        let name = self.piece_name(id);
        match it.engaged {
            Some(seat) if self.n_players() > 1 => format!("{name} (engaged with {})", self.player_name(seat)),
            _ if it.host.is_some() => format!("{name} (on {})", self.piece_name(it.host)),
            _ => name,
        }
    }

    /// A thing in words.
    pub(crate) fn thing_words(&self, thing: Thing) -> String {
        match thing {
            Thing::Piece(id) => self.piece_name(id),
            Thing::Card(card) => card_name(card),
            Thing::Player(seat) => format!("{} (player {})", self.player_name(seat), seat.0 + 1),
            Thing::Deck(seat) => format!("the deck of {}", self.player_name(seat)),
            Thing::Discard(seat) => format!("the discard pile of {}", self.player_name(seat)),
            Thing::EncounterDeck => "the encounter deck".to_owned(),
            Thing::EncounterDiscard => "the encounter discard pile".to_owned(),
        }
    }

    /// A lasting or delayed effect in words.
    pub(crate) fn lasting_words(&self, lasting: &Lasting) -> String {
        match *lasting {
            Lasting::Plus { piece, value, by } => {
                format!("{} gets +{by} {} until the end of the phase.", self.piece_name(piece), value.name())
            }
            Lasting::PlusAll { seat, value, by } => {
                let who = self.player_name(seat);
                format!("All characters of {who} get +{by} {} until the end of the phase.", value.name())
            }
            Lasting::Trait { seat, word } => {
                format!("{} has {} until the end of the phase.", self.player_name(seat), word.name())
            }
            Lasting::DiscardAtEndOfRound(piece) => {
                format!("{} is discarded at the end of the round.", self.piece_name(piece))
            }
        }
    }
}
