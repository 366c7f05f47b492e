//! Parts of a position.

use crate::action::Deed;
use crate::book::Book;
use crate::figures::Party;
use crate::ids::{
    Area, Areas, BySide, Card, Cards, Characters, Deck, Face, Side, Territory, TokenFace, Units,
};
use crate::packs::FiveArmiesPacks;
use arrayvec::ArrayVec;
use kernel::{Pack, Packs as _, SetupError};
use serde::{Deserialize, Serialize};

/// What a table is set up with: a pack, or our own values (Appendix A).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<Pack>,
}

impl Setup {
    /// Its tables.
    pub(crate) fn book(&self) -> Result<Book, SetupError> {
        match &self.pack {
            None => Ok(Book::Ours),
            Some(pack) => {
                FiveArmiesPacks.accepts("five-armies", pack)?;
                Ok(Book::of(pack))
            }
        }
    }
}

/// Dice that were rolled one after the other, ten at most.
pub type Dice = armies::Throw<10>;

kit::ids! {
    /// How the game ended (chapter 14).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Ending: u8 {
        /// The Fate marker reached step 15 (rule 14.1c).
        Fate = "fate",
        /// Bolg is eliminated (rule 14.1a).
        Bolg = "bolg",
        /// Beorn entered play in time (rule 14.1b).
        Beorn = "beorn",
        /// Ten points and the Front Gate (rule 14.2).
        FrontGate = "front-gate",
        /// Ten points at the end of a turn (rule 14.3).
        Points = "points",
    }
}

impl Ending {
    /// Who has won.
    pub const fn winner(self) -> Side {
        match self {
            Ending::Fate | Ending::Bolg | Ending::Beorn => Side::FreePeoples,
            Ending::FrontGate | Ending::Points => Side::Shadow,
        }
    }
}

/// Figures in the supply that are counted there.
pub type Supply = Units;

/// What the last shuffle of the Event deck showed (rule 6.2): what went into the deck then was in no hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shuffled {
    /// The cards of which everybody knows that they went in.
    pub seen: Cards,
    /// Those that a side had discarded face down: it alone knows them.
    pub own: BySide<Cards>,
    /// How many Event cards a side has at least that it held then, in its hand or discarded face down since.
    pub kept: BySide<u8>,
}

impl Shuffled {
    /// An Event card leaves a hand in the open. It may be one of those that were held, unless everybody saw it go into the deck.
    pub(crate) fn shown(&mut self, side: Side, card: Card) {
        if card.deck() == Deck::Event && !self.seen.contains(card) {
            self.kept[side] = self.kept[side].saturating_sub(1);
        }
    }
}

/// What has to be remembered during one action. It is empty between actions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Notes {
    /// The die that is used.
    pub face: Option<Face>,
    /// What it is used for.
    pub deed: Option<Deed>,
    /// Whether it is used as a Character result (rule 7.10).
    pub as_character: bool,
    /// Whether a General's ability was used before this die (rule 4.5.4).
    pub ability_used: bool,
    /// Whether Out of the Way was used with this die (rule 7.10).
    pub bilbo_used: bool,
    /// The card that the die has played.
    pub card: Option<crate::ids::Card>,
    /// The card that is being resolved: it is not in the discard pile yet (rule 6.2).
    pub resolving: Option<crate::ids::Card>,
    /// The areas that the present step may choose from.
    pub eligible: Areas,
    /// The army that a card speaks of ("that army", rule 6.8.2).
    pub chosen: Option<Area>,
    /// Whether figures of an area move only once, together, in the present march of several armies.
    pub once: bool,
    /// Whether figures have moved in the present attack or card, so that only `chosen` may attack (rule 5.2).
    pub moved: bool,
    /// A number that later instructions use: successes, Bats removed.
    pub count: u8,
    /// The figures that are picked, or on their way.
    pub group: armies::Group<Party>,
    /// Groups that have arrived and merge at the end of all moves (rule 9.4).
    pub arrived: ArrayVec<(Area, Party), 15>,
    /// Characters that have moved in this Character Move.
    pub characters_moved: Characters,
    /// Eagles that have returned and attack next, the territory that each was in.
    pub eagles: ArrayVec<Territory, 6>,
    /// Armies that have been attacked, rallied or chosen already.
    pub done: Areas,
    /// Dice on the table.
    pub thrown: Dice,
    /// Dice of a Rally that missed and are taken up already.
    pub missed: u8,
    /// The face of the recruitment token that is being flipped.
    pub shown: Option<TokenFace>,
}
