//! The order in which the lines of a `given` are taken, whatever it is in the file, and what can be said only once.

use super::Given;
use crate::ids::{Card, PieceId};
use kernel::Seat;

/// When a line is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    /// What depends on nothing.
    Table,
    /// Cards enter play, in the order of the lines: that numbers them. Cards go to hands and piles.
    Cards,
    /// What lies on cards in play.
    Tokens,
    /// What the decks hold in the end.
    Decks,
    /// Players leave the game, with all that is theirs.
    Out,
    /// Where the game is.
    Step,
}

impl Given {
    pub(super) const fn stage(&self) -> Stage {
        match self {
            Given::Round(_)
            | Given::First(_)
            | Given::Hero(_)
            | Given::Stage(_)
            | Given::Main(_)
            | Given::ChangedForm(_)
            | Given::Acceleration(_)
            | Given::NemesisIn(_)
            | Given::Discount(..) => Stage::Table,
            Given::Hand(..)
            | Given::Discard(..)
            | Given::Dealt(..)
            | Given::Controls(..)
            | Given::Attached(..)
            | Given::Minion(..)
            | Given::Drone(..)
            | Given::SideScheme(_)
            | Given::Attachment(..)
            | Given::Environment(_)
            | Given::EncounterDiscard(_) => Stage::Cards,
            Given::Damage(..)
            | Given::Threat(..)
            | Given::Counters(..)
            | Given::Status(..)
            | Given::Exhausted(_)
            | Given::Used(..)
            | Given::Under(..) => Stage::Tokens,
            Given::Deck(..) | Given::Encounter(_) => Stage::Decks,
            Given::Out(_) => Stage::Out,
            Given::Step(_) => Stage::Step,
        }
    }

    /// The cards of a hand: the order of several lines for one hand does not matter.
    pub(super) fn hand(&self) -> &[Card] {
        match self {
            Given::Hand(_, cards) => cards,
            _ => &[],
        }
    }
}

/// What can be said only once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Round,
    First,
    Stage,
    Main,
    Acceleration,
    Step,
    Encounter,
    EncounterDiscard,
    Deck(Seat),
    Discard(Seat),
    Dealt(Seat),
    Discount(Seat),
    Damage(PieceId),
    Threat(PieceId),
    Counters(PieceId),
    Status(PieceId),
}

impl Said {
    pub(super) fn words(self) -> String {
        let player = |what: &str, seat: Seat| format!("{what} of player {}", seat.0 + 1);
        match self {
            Said::Round => "the round".to_owned(),
            Said::First => "the first player".to_owned(),
            Said::Stage => "the villain's stage".to_owned(),
            Said::Main => "the main scheme".to_owned(),
            Said::Acceleration => "the number of acceleration tokens".to_owned(),
            Said::Step => "where the game is".to_owned(),
            Said::Encounter => "the encounter deck".to_owned(),
            Said::EncounterDiscard => "the encounter discard pile".to_owned(),
            Said::Deck(seat) => player("the deck", seat),
            Said::Discard(seat) => player("the discard pile", seat),
            Said::Dealt(seat) => player("the dealt encounter cards", seat),
            Said::Discount(seat) => player("the discount", seat),
            Said::Damage(id) => format!("the damage on {id}"),
            Said::Threat(id) => format!("the threat on {id}"),
            Said::Counters(id) => format!("the number of counters on {id}"),
            Said::Status(id) => format!("the status cards of {id}"),
        }
    }
}
