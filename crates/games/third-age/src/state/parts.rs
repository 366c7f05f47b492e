//! Parts of a position.

use crate::action::Deed;
use crate::figures::{Army, Party};
use crate::ids::{Area, Areas, BySide, Card, Cards, Characters, Deck, Face, Region, Scenario, Side, Tile};
use arrayvec::ArrayVec;
use kernel::Pack;
use serde::{Deserialize, Serialize};

/// What a table is set up with: a scenario, and a pack or our own values (Appendix E).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The scenario.
    pub scenario: Scenario,
    /// The pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<Pack>,
}

/// Dice that were rolled one after the other, ten at most.
pub type Dice = armies::Throw<10>;

kit::ids! {
    /// How the game ended (chapter 12).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Ending: u8 {
        /// The Fate Marker reached the Endgame Marker (rules 12.2, 12.3, condition 1).
        Fate = "fate",
        /// Rohan 2: places worth ten points.
        Points = "points",
        /// Gondor 2: Minas Tirith.
        MinasTirith = "minas-tirith",
        /// Rohan 3, Gondor 3: all Characters of the Free Peoples are eliminated.
        Characters = "characters",
        /// Rohan 4: Orthanc, or Saruman.
        Saruman = "saruman",
        /// Rohan 5: Théoden, and no Rohan region of the Shadow's.
        Theoden = "theoden",
        /// Gondor 4: Aragorn, and no Gondor region of the Shadow's.
        Aragorn = "aragorn",
        /// Gondor 5: the Commanders are eliminated.
        Commanders = "commanders",
        /// Gondor 6: Black Gate and Cross-roads.
        BlackGate = "black-gate",
    }
}

impl Ending {
    /// Who has won.
    pub const fn winner(self) -> Side {
        match self {
            Ending::Fate
            | Ending::Saruman
            | Ending::Theoden
            | Ending::Aragorn
            | Ending::Commanders
            | Ending::BlackGate => Side::FreePeoples,
            Ending::Points | Ending::MinasTirith | Ending::Characters => Side::Shadow,
        }
    }
}

/// What the last shuffle of the Generic deck showed (rule 7.7.7): what went into the deck then was in no hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shuffled {
    /// The cards of which everybody knows that they went in.
    pub seen: Cards,
    /// Those that a side had discarded face down: it alone knows them.
    pub own: BySide<Cards>,
    /// How many Generic cards a side has at least that it held then, in its hand or discarded face down since.
    pub kept: BySide<u8>,
}

impl Shuffled {
    /// A Generic card leaves a hand in the open. It may be one of those that were held, unless everybody saw it go into the deck.
    pub(crate) fn shown(&mut self, side: Side, card: Card) {
        if card.deck() == Deck::Generic && !self.seen.contains(card) {
            self.kept[side] = self.kept[side].saturating_sub(1);
        }
    }
}

/// What a side has seen of the other's hand (rule 7.7.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seen {
    /// Cards that it saw there, and that have not been shown since: they are in the hand, or among those discarded.
    pub cards: Cards,
    /// What the other has discarded face down since then. Which cards they are only the other knows.
    pub down: Cards,
}

/// What is not allowed until the end of the round (`forbid`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bans {
    /// Characters whose abilities do not work.
    pub abilities: Characters,
    /// Characters that cannot be brought into play.
    pub enter: Characters,
    /// Cards that cannot be played.
    pub cards: Cards,
    /// Areas that units and Leaders of the side may not leave by an action or card, nor attack from (Evil Counsellor).
    pub leave: BySide<Areas>,
    /// Areas that nothing of the side's Army may leave; it may not attack, retreat or rout either (Denethor's Folly).
    pub hold: BySide<Areas>,
    /// No Ent may be placed with a Muster result.
    pub muster_ent: bool,
}

/// What has to be remembered during one action. It is empty between actions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Notes {
    /// The die that is used.
    pub face: Option<Face>,
    /// Whether an Action token is used.
    pub token: bool,
    /// What it is used for.
    pub deed: Option<Deed>,
    /// The Fate tile that Chance has drawn just now.
    pub tile: Option<Tile>,
    /// The card that is being carried out: it is not in the discards yet (rule 7.7.3).
    pub resolving: Option<Card>,
    /// The areas that the present step may choose from.
    pub eligible: Areas,
    /// Those of a move while what hangs on it is carried out.
    pub kept: Areas,
    /// The Army, or the place, that a card speaks of.
    pub chosen: Option<Area>,
    /// The region that a card speaks of, where a place was chosen among regions.
    pub region: Option<Region>,
    /// Where the present instruction is being carried out.
    pub spot: Option<Area>,
    /// Places at which the present instruction has placed something, once for each.
    pub tally: ArrayVec<Area, 12>,
    /// How many more cards Chance takes out of a hand.
    pub random: u8,
    /// Whether they go into the other hand.
    pub taking: bool,
    /// Whether a price has been asked for and not been paid.
    pub unpaid: bool,
    /// All Armies that the present or an earlier instruction has chosen.
    pub picked: Areas,
    /// Armies or areas that have been dealt with already in the present step.
    pub done: Areas,
    /// A number that later instructions use: successes, Nazgûl removed.
    pub count: u8,
    /// The figures that are picked, or on their way.
    pub group: armies::Group<Party>,
    /// Where the group on its way stands.
    pub marching: Option<Area>,
    /// Units, Leaders and Leadership tokens that have moved in this action, by where they are now; they move no more (rule 7.4.8).
    pub moved: ArrayVec<(Area, Army), 16>,
    /// Who attacks from a recruitment area (rule 9.3.4).
    pub force: Party,
    /// Where parts of Armies have arrived in the present move.
    pub arrived: Areas,
    /// Characters that have moved in this action.
    pub characters_moved: Characters,
    /// Nazgûl that have moved in this action, by where they are now (rule 9.6.4).
    pub nazgul_moved: ArrayVec<Area, 8>,
    /// The chain of marched Ents (rule 8.6.6).
    pub chain: ArrayVec<Area, 8>,
    /// Where the Entwood was before the activation.
    pub entwood: Option<Area>,
    /// Settlements that the player has gained by this action.
    pub gained: Areas,
    /// Dice on the table.
    pub thrown: Dice,
    /// Dice of a Rally or an Ent attack that missed and are taken up already.
    pub missed: u8,
    /// Where the Recruitment token lies that is being flipped.
    pub flipped: Option<Area>,
}
