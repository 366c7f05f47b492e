//! Questions and answers: the decision points of chapter 15 as types.

use crate::battle::BattleAsk;
use crate::cards::CardAsk;
use crate::fellowship::FellowshipAsk;
use crate::figures::{Characters, Figure, Place};
use crate::frame::HitsBy;
use crate::hunt::HuntAsk;
use crate::ids::{Card, Character, Deck, Face, Icon, IsengardSettlements, Kind, Nation, Side, Tile};
use crate::map::Region;
use kernel::{Rule, Seat};
use serde::{Deserialize, Serialize};

/// What an Action die is used for (rule 6.18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Move one Army with a leader, or up to two Armies.
    MoveArmies,
    /// An attack, a siege battle or a sortie.
    Attack,
    /// Play an Event card.
    PlayEvent,
    /// Draw an Event card.
    DrawEvent,
    /// Recruit.
    Recruit,
    /// Advance a Nation.
    Diplomacy,
    /// Bring a Character into play.
    BringIn(Character),
    /// The Voice of Saruman: a Regular for each Isengard Settlement.
    VoiceRecruit,
    /// The Voice of Saruman: two Regulars in Orthanc become Elites.
    VoiceUpgrade,
    /// Move the Fellowship.
    MoveFellowship,
    /// Hide the Fellowship.
    HideFellowship,
    /// Separate Companions.
    Separate,
    /// Move Companions.
    MoveCompanions,
    /// Move Nazgûl and Minions.
    MoveNazgul,
    /// The political ability of Boromir, Legolas or Gimli.
    Ability(Character),
    /// Have an enemy card on the table discarded.
    DiscardTable(Card),
    /// Nothing.
    Skip,
}

/// Why Armies move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarchBy {
    /// An Army result.
    Army,
    /// A Character result.
    Character,
    /// A card.
    Card(Card),
}

/// Why Companions move or leave the Fellowship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PartyBy {
    /// A Character result moves Companions.
    Move,
    /// A Character result separates Companions.
    Separate,
    /// A card.
    Card(Card),
    /// A Hobbit leaves the Fellowship in the Hunt (rules 10.6.2, 10.12): which one is known already.
    Hunt,
}

/// Why Nazgûl fly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlyBy {
    /// A Character result: Minions move too.
    Die,
    /// A card: Nazgûl and the Witch-king only.
    Card(Card),
}

/// Who flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flyer {
    /// A Nazgûl from this place.
    Nazgul(Place),
    /// The Witch-king, or the Mouth of Sauron.
    Minion(Character),
}

/// What figures are chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GroupFor {
    /// A move to a neighbouring region.
    March {
        /// By what.
        by: MarchBy,
        /// From where.
        from: Place,
        /// Where to.
        to: Region,
    },
    /// An attack: those who stay are the rearguard.
    Attack {
        /// Whether somebody must lead it.
        led: bool,
        /// The card that causes it, if one does.
        card: Option<Card>,
        /// From where.
        from: Place,
        /// Against the enemy there.
        to: Region,
    },
    /// The advance after a battle.
    Advance {
        /// From where.
        from: Place,
        /// Where to.
        to: Region,
    },
}

/// Why a deck is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckFor {
    /// The card of the turn in a game of teams (rule 14.3).
    Turn,
    /// An Event result draws a card (rule 6.10).
    Event,
    /// The Palantír of Orthanc.
    Palantir,
}

/// Why a die is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollFor {
    /// A battle: the side's Combat roll, re-roll or extra attack.
    Battle(Side),
    /// A Hunt roll or re-roll.
    Hunt,
    /// A tile with a die.
    Tile,
    /// A card.
    Card(Card),
}

/// How a hit is taken (rule 9.7.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// A Regular is removed.
    Regular(Nation),
    /// An Elite becomes a Regular.
    Reduce(Nation),
    /// An Elite is removed, for two hits.
    Elite(Nation),
}

/// One of a few fixed choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Fight in the field.
    Field,
    /// Retreat into a siege.
    Siege,
    /// Fight on.
    Fight,
    /// Cease the attack.
    Cease,
    /// Inside the besieged Stronghold.
    Inside,
    /// Outside.
    Outside,
    /// Move.
    Move,
    /// Hide.
    Hide,
    /// Attack.
    Attack,
    /// Recruit.
    Recruit,
    /// Discard a card.
    Discard,
    /// Make a Hunt roll.
    Hunt,
    /// Take Corruption.
    Corruption,
    /// Eliminate the Companion.
    Eliminate,
    /// The Guide is the casualty.
    Guide,
    /// A random Companion is the casualty.
    Random,
    /// Take the card from the hand, at random; from the first player's, if there are two.
    Hand,
    /// Take the card from the hand of the second player of the side, at random.
    SecondHand,
}

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Pass (rule 6.3).
    Pass,
    /// Yes, to something optional.
    Accept,
    /// No, to something optional.
    Decline,
    /// No more.
    Done,
    /// The group goes as chosen.
    Go,
    /// This figure stays behind.
    Leave(Figure),
    /// Take this die.
    Die(Face),
    /// Use an Elven Ring (rule 6.14).
    Ring {
        /// The die's result.
        from: Face,
        /// The new one.
        to: Face,
    },
    /// Use the die for this.
    Do(Deed),
    /// This card.
    Card(Card),
    /// This deck.
    Deck(Deck),
    /// This region.
    Region(Region),
    /// From this place.
    From(Place),
    /// An Army goes from one region to another.
    March {
        /// From there.
        from: Region,
        /// To there.
        to: Region,
    },
    /// An Army attacks; from and to are the same in a siege battle and in a sortie.
    Attack {
        /// From there.
        from: Region,
        /// The enemy there.
        to: Region,
    },
    /// Put a new figure there.
    Recruit {
        /// The figure.
        figure: Figure,
        /// Where.
        region: Region,
    },
    /// This figure.
    Figure(Figure),
    /// This Character.
    Character(Character),
    /// Gollum.
    Gollum,
    /// This Nation.
    Nation(Nation),
    /// A Regular or an Elite.
    Kind(Kind),
    /// This many.
    Number(u8),
    /// Take a hit this way.
    Lose(Loss),
    /// One of a few fixed choices.
    Choose(Choice),
    /// Chance: a die shows this.
    Roll(u8),
    /// Chance: an Action die shows this.
    Face(Face),
    /// Chance: this card is drawn.
    Draw(Card),
    /// Chance: this tile is drawn.
    Tile(Tile),
    /// Chance: this Companion is drawn.
    DrawCompanion(Character),
}

/// One question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// D1: which card to discard over the limit.
    HandLimit,
    /// D31, D35: from which deck to draw.
    WhichDeck(DeckFor),
    /// D35: whether to swap a card, and which one.
    Swap,
    /// D35: which card the partner gives for it.
    SwapFor,
    /// D5: how many dice go into the Hunt Box.
    Allocate,
    /// D6, D7: a die, a Ring, or a pass.
    Act,
    /// D7: what the die is used for.
    Use(Face),
    /// D7: which card to play.
    Event(Face),
    /// D8: what to recruit, and where.
    Recruit {
        /// The figure recruited first, if one was.
        first: Option<(Figure, Region)>,
    },
    /// D7: which Nation advances.
    Diplomacy,
    /// D7: where the Character enters play.
    Enter(Character),
    /// D9: which Army moves, and where to.
    March {
        /// By what.
        by: MarchBy,
        /// How many more Armies.
        left: u8,
    },
    /// D9: whether the group goes on, and where to.
    MarchOn {
        /// By what.
        by: MarchBy,
        /// Where it is now.
        at: Region,
        /// How many more regions.
        left: u8,
    },
    /// D9, D11, D20: who goes.
    Group(GroupFor),
    /// D11: which Army attacks what.
    Attack {
        /// Whether somebody must lead it.
        led: bool,
        /// The card that causes it, if one does.
        card: Option<Card>,
    },
    /// D10: which Companion moves next.
    Companion(PartyBy),
    /// D10: who goes with him, and where to.
    Party {
        /// By what.
        by: PartyBy,
        /// Who is in it so far.
        party: Characters,
    },
    /// D10: which Nazgûl or Minion moves next.
    Fly(FlyBy),
    /// D10: where to.
    FlyTo {
        /// By what.
        by: FlyBy,
        /// Who.
        who: Flyer,
    },
    /// Rule 19.16: into the besieged Stronghold, or not.
    InOrOut {
        /// By what.
        by: FlyBy,
        /// Who.
        who: Flyer,
        /// Where.
        region: Region,
    },
    /// D30: which card pays for the discard of a card on the table.
    Pay {
        /// The card on the table.
        card: Card,
        /// The type of card that pays.
        icon: Icon,
    },
    /// D21: which unit is removed.
    Trim(Place),
    /// D35: whether the partner's units may be part of the Army.
    Mix,
    /// Whether a card recruits a Regular or an Elite.
    WhichKind {
        /// Of which Nation.
        nation: Nation,
        /// Where.
        region: Region,
    },
    /// D17: how a hit is taken.
    Casualty {
        /// Where.
        place: Place,
        /// Whose.
        side: Side,
        /// How many hits are left.
        left: u8,
        /// Why.
        by: HitsBy,
    },
    /// Where the Voice of Saruman recruits if Regulars run short.
    Voice {
        /// The Settlements that have received theirs.
        filled: IsengardSettlements,
    },
    /// A question of chapter 9.
    Battle(BattleAsk),
    /// A question of chapter 10.
    Hunt(HuntAsk),
    /// A question of chapter 11.
    Fellowship(FellowshipAsk),
    /// A question of a card.
    Card(CardAsk),
    /// Chance: the next card of a deck.
    Draw {
        /// From which deck.
        deck: Deck,
        /// For whom.
        seat: Seat,
    },
    /// Chance: an Action die.
    ActionDie(Side),
    /// Chance: a die.
    Roll(RollFor),
    /// Chance: a Hunt tile.
    Tile,
    /// Chance: a Companion of the Fellowship.
    RandomCompanion,
    /// Chance: a Character-type card from a hand.
    RandomCard(Seat),
}

impl kernel::Ask for Ask {
    fn kind(&self) -> &'static str {
        match self {
            Ask::HandLimit => "hand-limit",
            Ask::WhichDeck(_) => "which-deck",
            Ask::Swap => "swap",
            Ask::SwapFor => "swap-for",
            Ask::Allocate => "allocate",
            Ask::Act => "act",
            Ask::Use(_) => "use",
            Ask::Event(_) => "event",
            Ask::Recruit { .. } => "recruit",
            Ask::Diplomacy => "diplomacy",
            Ask::Enter(_) => "enter",
            Ask::March { .. } => "march",
            Ask::MarchOn { .. } => "march-on",
            Ask::Group(_) => "group",
            Ask::Attack { .. } => "attack",
            Ask::Companion(_) => "companion",
            Ask::Party { .. } => "party",
            Ask::Fly(_) => "fly",
            Ask::FlyTo { .. } => "fly-to",
            Ask::InOrOut { .. } => "in-or-out",
            Ask::Pay { .. } => "pay",
            Ask::Trim(_) => "trim",
            Ask::Mix => "mix",
            Ask::WhichKind { .. } => "which-kind",
            Ask::Casualty { .. } => "casualty",
            Ask::Voice { .. } => "voice",
            Ask::Battle(ask) => ask.kind(),
            Ask::Hunt(ask) => ask.kind(),
            Ask::Fellowship(ask) => ask.kind(),
            Ask::Card(ask) => ask.kind(),
            Ask::Draw { .. } => "draw",
            Ask::ActionDie(_) => "action-die",
            Ask::Roll(_) => "roll",
            Ask::Tile => "tile",
            Ask::RandomCompanion => "random-companion",
            Ask::RandomCard(_) => "random-card",
        }
    }

    fn rule(&self) -> Rule {
        Rule(match self {
            Ask::HandLimit => "5.2.4",
            Ask::WhichDeck(DeckFor::Turn) => "14.3",
            Ask::WhichDeck(DeckFor::Event) => "6.10",
            Ask::WhichDeck(DeckFor::Palantir) => "7.15",
            Ask::Swap | Ask::SwapFor => "14.3",
            Ask::Allocate => "5.4",
            Ask::Act => "6.5",
            Ask::Use(_) => "6.18",
            Ask::Event(_) => "7.2",
            Ask::Recruit { .. } => "8.3.1",
            Ask::Diplomacy => "12.4",
            Ask::Enter(_) => "8.7",
            Ask::March { .. } | Ask::Group(GroupFor::March { .. }) => "8.4.1",
            Ask::MarchOn { .. } => "7.12",
            Ask::Group(GroupFor::Attack { .. }) => "9.3",
            Ask::Group(GroupFor::Advance { .. }) => "9.9",
            Ask::Attack { .. } => "9.1",
            Ask::Companion(by) | Ask::Party { by, .. } => match by {
                PartyBy::Move => "8.5.1",
                PartyBy::Separate | PartyBy::Hunt | PartyBy::Card(_) => "11.7",
            },
            Ask::Fly(_) | Ask::FlyTo { .. } => "8.6.1",
            Ask::InOrOut { .. } => "19.16",
            Ask::Pay { .. } => "19.5",
            Ask::Trim(_) => "8.2",
            Ask::Mix => "14.8",
            Ask::WhichKind { .. } => "7.9",
            Ask::Casualty { .. } => "9.7.6",
            Ask::Voice { .. } => "7.9",
            Ask::Battle(ask) => return ask.rule(),
            Ask::Hunt(ask) => return ask.rule(),
            Ask::Fellowship(ask) => return ask.rule(),
            Ask::Card(ask) => return ask.rule(),
            Ask::Draw { .. } => "5.2.3",
            Ask::ActionDie(_) => "5.5",
            Ask::Roll(RollFor::Battle(_)) => "9.7.1",
            Ask::Roll(RollFor::Hunt) => "10.2",
            Ask::Roll(RollFor::Tile) => "10.5",
            Ask::Roll(RollFor::Card(_)) => "17.8",
            Ask::Tile => "10.4",
            Ask::RandomCompanion => "10.6.2",
            Ask::RandomCard(_) => "17.9",
        })
    }
}
