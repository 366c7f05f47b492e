//! Which copy of a card an answer means (rule 12.35).
//!
//! Only armies have copies. In hands, piles and decks, and at one place, nothing tells them apart: the name will do.
//! In a reserve one copy can be fresh and another ready, and copies can stand on several battlegrounds: then the name alone
//! means the first of them in the order of [`Standing`], and the others are named with what tells them apart.

use crate::action::{Ask, Place};
use crate::cards::{MOST_COPIES, Piece, copies};
use crate::ids::Battleground;
use crate::ids::Card;
use crate::state::{Cards, Spot, State, names_in};
use arrayvec::ArrayVec;
use kernel::flow::Asked;
use serde::de::{self, EnumAccess, IntoDeserializer, SeqAccess, VariantAccess, Visitor};
use serde::ser::SerializeTupleVariant;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A card, and which copy of it, as an answer names it: `mordor-orcs`, `fresh mordor-orcs`,
/// `at battleground moria mordor-orcs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// By its name alone.
    Plain(Card),
    /// A fresh copy, where there is a ready one too.
    Fresh(Card),
    /// The copy at this place, where the name alone means a copy elsewhere.
    At(Place, Card),
}

impl Pick {
    /// The card's name.
    pub const fn card(self) -> Card {
        match self {
            Pick::Plain(card) | Pick::Fresh(card) | Pick::At(_, card) => card,
        }
    }
}

/// What tells copies of an army in play apart. The name alone means the first of them in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// In reserve, ready.
    Ready,
    /// In reserve, played there this round.
    Fresh,
    /// On this battleground.
    On(Battleground),
}

impl Standing {
    /// How a copy that stands like this is named if the name alone means another one.
    const fn named(self, card: Card) -> Pick {
        match self {
            Standing::Ready => Pick::Plain(card),
            Standing::Fresh => Pick::Fresh(card),
            Standing::On(ground) => Pick::At(Place::Battleground(ground), card),
        }
    }
}

impl State {
    fn standing(&self, piece: Piece) -> Standing {
        match self.spot(piece) {
            Some(Spot::At(Place::Battleground(ground))) => Standing::On(ground),
            Some(Spot::Reserve | Spot::At(Place::Path)) | None => match self.fresh.contains(piece) {
                true => Standing::Fresh,
                false => Standing::Ready,
            },
        }
    }

    /// The copies of a card in a set that can be told apart, one of each kind.
    fn standings(&self, cards: Cards, card: Card) -> ArrayVec<(Pick, Piece), MOST_COPIES> {
        let mut found: ArrayVec<(Standing, Piece), MOST_COPIES> =
            (cards & copies(card)).iter().map(|piece| (self.standing(piece), piece)).collect();
        found.sort_by_key(|(standing, _)| *standing);
        let mut standings = ArrayVec::new();
        let mut last = None;
        for (standing, piece) in found {
            if last != Some(standing) {
                standings
                    .push((if last.is_none() { Pick::Plain(card) } else { standing.named(card) }, piece));
            }
            last = Some(standing);
        }
        standings
    }

    /// Every way to name one of these cards in play.
    pub(crate) fn picks(&self, cards: Cards) -> impl Iterator<Item = Pick> + '_ {
        names_in(cards).flat_map(move |card| self.standings(cards, card)).map(|(pick, _)| pick)
    }

    /// The card that an answer means among these.
    pub(crate) fn picked(&self, cards: Cards, pick: Pick) -> Option<Piece> {
        let mut standings = self.standings(cards, pick.card()).into_iter();
        standings.find(|(other, _)| *other == pick).map(|(_, piece)| piece)
    }

    /// The cards in play that the open question offers, if copies of one can differ there.
    pub(crate) fn open_choices(&self, asked: Asked<Ask>) -> Cards {
        match asked.ask {
            Ask::Forsake { barred } => {
                asked.who.first_seat().map_or(Cards::EMPTY, |seat| self.forsakable_reserve(seat, barred))
            }
            Ask::RuinRohan { ctx, .. } => self.ruin_rohan_cards(ctx),
            Ask::RuinMordor { .. } => self.ruin_mordor_cards(),
            Ask::SetupCycle
            | Ask::Turn
            | Ask::PlayCost { .. }
            | Ask::WinnowSecond { .. }
            | Ask::RingEliminate
            | Ask::CycleFromHand
            | Ask::May { .. }
            | Ask::Take { .. }
            | Ask::AsideEliminate
            | Ask::AsidePlay(_)
            | Ask::LookEliminate
            | Ask::LookCycle
            | Ask::Path { .. }
            | Ask::Battleground { .. }
            | Ask::Token { .. }
            | Ask::MoveThere { .. }
            | Ask::MoveWielder { .. }
            | Ask::Eliminate { .. }
            | Ask::Grima { .. }
            | Ask::NextCombat
            | Ask::Support { .. }
            | Ask::Loss
            | Ask::ProposeLoss
            | Ask::AgreeToLoss
            | Ask::AttackersLoss
            | Ask::Replacement { .. }
            | Ask::Draw { .. }
            | Ask::ForsakenTop { .. }
            | Ask::PeekTop { .. }
            | Ask::TurnUpBattleground { .. }
            | Ask::TurnUpPath { .. } => Cards::EMPTY,
        }
    }

    /// What tells a card in play from other copies of it among these; none if they all stand alike.
    pub(crate) fn told_apart(&self, cards: Cards, piece: Piece) -> Option<Standing> {
        (self.standings(cards, piece.card()).len() > 1).then(|| self.standing(piece))
    }
}

const FRESH: &str = "fresh";
const AT: &str = "at";

/// The words that a card can begin with in an answer.
const WORDS: [&str; Card::COUNT + 2] = {
    let mut words = [FRESH; Card::COUNT + 2];
    words[1] = AT;
    let mut n = 0;
    while n < Card::COUNT {
        words[n + 2] = Card::ALL[n].slug();
        n += 1;
    }
    words
};

// A plain card is written as it always was; serde's derived forms would put a word before it.
impl Serialize for Pick {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Pick::Plain(card) => card.serialize(serializer),
            Pick::Fresh(card) => serializer.serialize_newtype_variant("Pick", 0, FRESH, card),
            Pick::At(place, card) => {
                let mut fields = serializer.serialize_tuple_variant("Pick", 1, AT, 2)?;
                fields.serialize_field(place)?;
                fields.serialize_field(card)?;
                fields.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Pick {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pick, D::Error> {
        deserializer.deserialize_enum("Pick", &WORDS, PickVisitor)
    }
}

struct PickVisitor;

impl<'de> Visitor<'de> for PickVisitor {
    type Value = Pick;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Pick, A::Error> {
        let (word, rest): (String, _) = data.variant()?;
        match word.as_str() {
            FRESH => rest.newtype_variant().map(Pick::Fresh),
            AT => rest.tuple_variant(2, PickVisitor),
            name => {
                rest.unit_variant()?;
                Card::deserialize(name.into_deserializer()).map(Pick::Plain)
            }
        }
    }

    /// The fields of `at`.
    fn visit_seq<A: SeqAccess<'de>>(self, mut fields: A) -> Result<Pick, A::Error> {
        let missing = |n| de::Error::invalid_length(n, &"a place and a card");
        let place = fields.next_element()?.ok_or_else(|| missing(0))?;
        let card = fields.next_element()?.ok_or_else(|| missing(1))?;
        Ok(Pick::At(place, card))
    }
}

#[cfg(test)]
#[path = "tests/pick.rs"]
mod tests;
