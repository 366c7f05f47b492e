//! Questions and answers: the decision points of chapter 15 as types. The questions of a chapter are in `turn`, `army`,
//! `battle` and `ops`; the answers are common words.

use crate::army::ArmyAsk;
use crate::battle::BattleAsk;
use crate::figures::Figure;
use crate::ids::{
    Area, Card, Character, Deck, Face, FateCard, Maneuver, Pile, Side, Territory, Tile, TokenFace, Unit,
};
use crate::muster::MusterAsk;
use crate::ops::CardAsk;
use crate::turn::TurnAsk;
use kernel::{Rule, Seat};
use serde::{Deserialize, Serialize};

/// What an Action die is used for (chapter 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Quick Move of an army with Leadership (rule 5.1).
    QuickMove,
    /// Attack with an Army result (rule 5.2).
    Attack,
    /// Attack with a Character result: with Leadership (rule 5.2).
    LedAttack,
    /// Combined Attack (rule 5.3).
    CombinedAttack,
    /// Character Move (rule 5.4).
    CharacterMove,
    /// Play a card (rule 5.5).
    PlayCard,
    /// Strategic Move (rule 5.6).
    StrategicMove,
    /// Recruitment (rule 5.7).
    Recruit,
    /// Rally (rule 5.8).
    Rally,
    /// Draw cards (rule 5.9).
    DrawCards,
    /// Goblin Recruitment (rule 5.10).
    GoblinRecruitment,
    /// Goblin Attack (rule 5.10).
    GoblinAttack,
    /// Goblin Strategic Move (rule 5.10).
    GoblinMove,
    /// Bring a ready character into play (rule 7.3).
    Enter(Character),
    /// Move Beorn with a Will of the West (rule 11.2).
    BeornMove,
    /// Move Beorn with a Character result, for one Wrath (rule 11.2).
    BeornWrath,
    /// The Eagles' Strong and Noble (rule 10.4).
    StrongAndNoble,
    /// Eagles are not Kindly Birds (rule 10.6).
    KindlyBirds,
    /// The Great Bats' Cloud of Bats (rule 12.3).
    CloudOfBats,
    /// An Orcs unit from Flying Arrows and Wild Spears (rule 6.13).
    OrcsFromCard,
    /// Shake off Troubled Mind with a Will of the West (rule 6.13).
    ShakeOff,
    /// Shake off Troubled Mind, with the Fate marker one step left (rule 6.13).
    ShakeOffForFate,
    /// Nothing (rule 4.5.3).
    Skip,
}

/// A card that is laid in a battle round (rule 8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BattleCard {
    /// An Event card, for its combat effect.
    Event(Card),
    /// A Unit, Regroup or special Maneuver card.
    Maneuver(Maneuver),
}

/// One of a few fixed choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Stop and apply the Fate tile (rule 4.3.2).
    Stop,
    /// Draw another Fate tile (rule 4.3.2).
    DrawOn,
    /// Fight on (rule 8.9.1).
    Fight,
    /// Cease the attack (rule 8.9.1).
    Cease,
    /// Stay and fight (rule 8.9.1).
    Stay,
    /// Retreat (rule 8.10.1).
    Retreat,
    /// Rout (rule 8.10.5).
    Rout,
    /// The army (rule 8.7.2).
    Army,
    /// The fortification (rule 8.7.2).
    Fortification,
    /// Lose all Leadership tokens of the army, or one of them (rule 8.7.2).
    Leadership,
    /// Take the damage (rule 8.7.2).
    Damage,
    /// Move (rule 6.8.1).
    Move,
    /// Attack (rule 6.8.1).
    Attack,
    /// Flip a token that lies there.
    Flip,
    /// Place a new token.
    Place,
}

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Pass (rule 4.5.5).
    Pass,
    /// Yes, to something optional.
    Accept,
    /// No, to something optional.
    Decline,
    /// No more.
    Done,
    /// The figures go as chosen.
    Go,
    /// This figure stays behind.
    Leave(Figure),
    /// Take this die.
    Die(Face),
    /// Use the die for this.
    Do(Deed),
    /// This General: activate him, or use his ability.
    General(Character),
    /// This option of an ability, counted from 1.
    Option(u8),
    /// This card of one's hand.
    Card(Card),
    /// This card for the battle round.
    Lay(BattleCard),
    /// This area.
    Area(Area),
    /// An army, or a part of it, moves.
    Move {
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },
    /// An army attacks.
    Attack {
        /// From there.
        from: Area,
        /// The enemy there.
        to: Area,
    },
    /// A recruitment token of this pile in this area.
    Token {
        /// The pile.
        pile: Pile,
        /// Where.
        area: Area,
    },
    /// This pile.
    Pile(Pile),
    /// This territory.
    Territory(Territory),
    /// This type of unit.
    Unit(Unit),
    /// Eliminate a unit, which removes so many damage tokens.
    Lose {
        /// The unit.
        unit: Unit,
        /// How many tokens it removes.
        tokens: u8,
    },
    /// This character.
    Character(Character),
    /// This many.
    Number(u8),
    /// One of a few fixed choices.
    Choose(Choice),
    /// Chance: a die shows this.
    Roll(u8),
    /// Chance: an Action die shows this.
    Face(Face),
    /// Chance: this card is drawn.
    Draw(Card),
    /// Chance: this Fate card is drawn.
    Fate(FateCard),
    /// Chance: this Fate tile is drawn.
    Tile(Tile),
    /// Chance: a recruitment token shows this.
    Flip(TokenFace),
}

/// Why a combat die is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RollFor {
    /// A battle: a side's combat roll or re-roll (rules 8.5, 8.6).
    Battle(Side),
    /// A Rally (rule 9.8).
    Rally,
    /// A ranged attack, Archery or an attack of Eagles (rules 7.6, 10.4, 10.6).
    Strike,
    /// Great Dread.
    Dread,
}

/// One question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// A question of chapters 4 and 5.
    Turn(TurnAsk),
    /// A question about moves and attacks.
    Army(ArmyAsk),
    /// A question about recruiting, rallying and striking from afar.
    Muster(MusterAsk),
    /// A question of chapter 8.
    Battle(BattleAsk),
    /// A question of a card or an ability.
    Card(CardAsk),
    /// Chance: the next card of a deck.
    Draw {
        /// From which deck.
        deck: Deck,
        /// For whom. It is a seat because only that one may see the card: with real cards its person types it.
        seat: Seat,
    },
    /// Chance: a Fate card.
    Fate,
    /// Chance: a Fate tile.
    Tile,
    /// Chance: an Action die of a side.
    ActionDie(Side),
    /// Chance: a combat die.
    Roll(RollFor),
    /// Chance: the face of a recruitment token.
    Flip(Pile),
}

impl kernel::Ask for Ask {
    fn kind(&self) -> &'static str {
        match self {
            Ask::Turn(ask) => ask.kind(),
            Ask::Army(ask) => ask.kind(),
            Ask::Muster(ask) => ask.kind(),
            Ask::Battle(ask) => ask.kind(),
            Ask::Card(ask) => ask.kind(),
            Ask::Draw { .. } => "draw",
            Ask::Fate => "fate",
            Ask::Tile => "tile",
            Ask::ActionDie(_) => "action-die",
            Ask::Roll(_) => "roll",
            Ask::Flip(_) => "flip",
        }
    }

    fn rule(&self) -> Rule {
        match self {
            Ask::Turn(ask) => ask.rule(),
            Ask::Army(ask) => ask.rule(),
            Ask::Muster(ask) => ask.rule(),
            Ask::Battle(ask) => ask.rule(),
            Ask::Card(ask) => ask.rule(),
            Ask::Draw { .. } => Rule("4.1.4"),
            Ask::Fate => Rule("6.6"),
            Ask::Tile => Rule("4.3.1"),
            Ask::ActionDie(_) => Rule("4.5.1"),
            Ask::Roll(RollFor::Battle(_)) => Rule("8.5.1"),
            Ask::Roll(RollFor::Rally) => Rule("9.8"),
            Ask::Roll(RollFor::Strike) => Rule("7.6"),
            Ask::Roll(RollFor::Dread) => Rule("17"),
            Ask::Flip(_) => Rule("9.9"),
        }
    }

    fn each_answers(&self) -> bool {
        // Rule 8.4.1: both choose secretly.
        matches!(self, Ask::Battle(ask) if ask.each_answers())
    }
}
