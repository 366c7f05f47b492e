//! What happens, as the log reports it.

use crate::action::Deed;
use crate::battle::BattleEvent;
use crate::figures::{Characters, Figure, Figures, Place};
use crate::hunt::HuntEvent;
use crate::ids::{Card, Character, Deck, Face, Faces, FreeNation, Kind, Nation, Region, Side};
use crate::state::Ending;
use kernel::Seat;
use serde::{Serialize, Serializer};

/// Dice as a list: how many show each face.
fn as_counts<S: Serializer>(faces: &Faces, serializer: S) -> Result<S::Ok, S::Error> {
    faces.counts().serialize(serializer)
}

/// Figures with their troops as lists: Regulars and Elites of each Nation, Leaders of each Free Peoples Nation.
pub(crate) fn as_lists<S: Serializer>(figures: &Figures, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct TroopLists {
        units: [[u8; Kind::COUNT]; Nation::COUNT],
        leaders: [u8; FreeNation::COUNT],
        nazgul: u8,
    }
    #[derive(Serialize)]
    struct Lists {
        troops: TroopLists,
        characters: Characters,
    }
    let Figures { troops, characters } = *figures;
    let units = troops.units.values().map(|units| *units.values());
    let troops = TroopLists { units, leaders: *troops.leaders.values(), nazgul: troops.nazgul };
    Lists { troops, characters }.serialize(serializer)
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A turn begins.
    Turn(u16),
    /// Somebody drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// From which deck.
        deck: Deck,
        /// Which one; hidden from the others.
        card: Option<Card>,
    },
    /// Somebody discarded a card face down.
    Discarded {
        /// Who.
        seat: Seat,
        /// The back of the card.
        deck: Deck,
        /// Which one; hidden from the others.
        card: Option<Card>,
    },
    /// Partners swapped a card.
    Swapped {
        /// One.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// The Shadow put dice into the Hunt Box.
    Allocated(u8),
    /// A side rolled its dice.
    Rolled {
        /// The side.
        side: Side,
        /// The faces.
        #[serde(serialize_with = "as_counts")]
        unused: Faces,
        /// The dice in the Hunt Box.
        hunt_box: u8,
    },
    /// Somebody passed.
    Passed(Seat),
    /// A side used an Elven Ring.
    RingUsed(Side),
    /// A die was changed with it.
    RingChanged {
        /// Whose.
        side: Side,
        /// From.
        from: Face,
        /// To.
        to: Face,
    },
    /// Somebody used a die.
    Used {
        /// Who.
        seat: Seat,
        /// The die.
        face: Face,
        /// For what.
        deed: Deed,
    },
    /// A die was changed or taken away by a card.
    DieChanged {
        /// Whose.
        side: Side,
        /// From.
        from: Face,
        /// To; none if it is set aside as used.
        to: Option<Face>,
    },
    /// Somebody played a card as an event.
    Played {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card left the table.
    LeftTable(Card),
    /// A Nation became active.
    Activated(Nation),
    /// A Nation moved on the Political Track.
    Advanced {
        /// Which.
        nation: Nation,
        /// Steps to war now.
        steps: u8,
    },
    /// A Settlement changed hands.
    Captured {
        /// Where.
        region: Region,
        /// To whom.
        side: Side,
    },
    /// Figures went from one region to another.
    Marched {
        /// From.
        from: Region,
        /// To.
        to: Region,
        /// Who.
        #[serde(serialize_with = "as_lists")]
        group: Figures,
    },
    /// A figure was recruited.
    Recruited {
        /// Which.
        figure: Figure,
        /// Where.
        place: Place,
    },
    /// A figure is lost.
    Eliminated {
        /// Where.
        place: Place,
        /// Which.
        figure: Figure,
    },
    /// A Companion of the Fellowship is lost.
    CompanionLost(Character),
    /// All units of an Army are lost.
    Destroyed {
        /// Where.
        place: Place,
        /// Whose.
        side: Side,
    },
    /// A Regular takes the place of an Elite.
    Reduced {
        /// Where.
        place: Place,
        /// Of which Nation.
        nation: Nation,
    },
    /// A unit beyond the limit went back to the reinforcements.
    Trimmed {
        /// Where.
        place: Place,
        /// Which.
        figure: Figure,
    },
    /// A siege is over.
    SiegeEnded(Region),
    /// A Character entered play.
    Entered {
        /// Who.
        character: Character,
        /// Where.
        region: Region,
    },
    /// Companions moved.
    PartyMoved {
        /// Who.
        party: Characters,
        /// Where to.
        region: Region,
        /// Whether they left the Fellowship.
        separated: bool,
    },
    /// A Nazgûl or Minion moved.
    Flew {
        /// Who.
        figure: Figure,
        /// From.
        from: Region,
        /// To.
        to: Region,
    },
    /// A card moved the Ring-bearers figure.
    RingBearersMoved(Region),
    /// A card drew a Companion of the Fellowship.
    CompanionDrawn(Character),
    /// Corruption changed.
    Corruption {
        /// By how much.
        change: i8,
        /// What it is now.
        now: u8,
    },
    /// The Fellowship stood still on the Mordor Track.
    Idle,
    /// Something in a battle.
    Battle(BattleEvent),
    /// Something in the Hunt or about the Fellowship.
    Hunt(HuntEvent),
    /// A die was rolled for a card.
    CardRoll {
        /// Which card.
        card: Card,
        /// The die.
        die: u8,
    },
    /// The game is over.
    Ended(Ending),
}

impl kernel::Event for Event {
    fn seen_by_others(&self) -> Option<Event> {
        match *self {
            Event::Drew { seat, deck, .. } => Some(Event::Drew { seat, deck, card: None }),
            Event::Discarded { seat, deck, .. } => Some(Event::Discarded { seat, deck, card: None }),
            Event::Battle(event) => event.seen_by_others().map(Event::Battle),
            Event::Turn(_)
            | Event::Swapped { .. }
            | Event::Allocated(_)
            | Event::Rolled { .. }
            | Event::Passed(_)
            | Event::RingUsed(_)
            | Event::RingChanged { .. }
            | Event::Used { .. }
            | Event::DieChanged { .. }
            | Event::Played { .. }
            | Event::LeftTable(_)
            | Event::Activated(_)
            | Event::Advanced { .. }
            | Event::Captured { .. }
            | Event::Marched { .. }
            | Event::Recruited { .. }
            | Event::Eliminated { .. }
            | Event::CompanionLost(_)
            | Event::Destroyed { .. }
            | Event::Reduced { .. }
            | Event::Trimmed { .. }
            | Event::SiegeEnded(_)
            | Event::Entered { .. }
            | Event::PartyMoved { .. }
            | Event::Flew { .. }
            | Event::RingBearersMoved(_)
            | Event::CompanionDrawn(_)
            | Event::Corruption { .. }
            | Event::Idle
            | Event::Hunt(_)
            | Event::CardRoll { .. }
            | Event::Ended(_) => None,
        }
    }
}
