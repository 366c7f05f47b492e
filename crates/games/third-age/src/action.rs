//! Questions and answers: the decision points of rule 11.3 as types. The questions of a group of chapters are in `round`, `army`,
//! `muster`, `ents`, `battle` and `ops`; the answers are common words.

use crate::army::ArmyAsk;
use crate::battle::BattleAsk;
use crate::ents::EntAsk;
use crate::figures::Figure;
use crate::ids::{
    Area, Card, Character, Deck, Engine, Face, Location, Maneuver, Pool, Section, Side, Tile, TokenFace, Unit,
};
use crate::muster::MusterAsk;
use crate::ops::{CardAsk, Script};
use crate::round::RoundAsk;
use kernel::{Rule, Seat};
use serde::{Deserialize, Serialize};

/// What an Action die, or an Action token, is used for (rules 7.2, 7.8, 8.5, 9.9, 9.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Fast Move (rule 7.2.1).
    FastMove,
    /// Attack with a Character result (rule 7.2.1).
    LedAttack,
    /// Move Characters (rules 7.2.1, 7.5.2); one Character or group with an Action token (rule 7.8.1).
    MoveCharacters,
    /// Bring a Character into play (rules 6.9, 7.2.1, 7.2.3).
    Enter(Character),
    /// An ability of a Character that costs a result (rule 7.5.9), counted from 0.
    Ability {
        /// Whose.
        character: Character,
        /// Which.
        n: u8,
    },
    /// Move all Nazgûl and Minions (rule 9.6.4).
    MoveNazgul,
    /// Strategic Move (rule 7.2.2); one Army with an Action token (rule 7.8.1).
    StrategicMove,
    /// Attack with an Army result (rule 7.2.2).
    Attack,
    /// Combined Attack (rule 7.2.2).
    CombinedAttack,
    /// Fire the Catapults (rule 9.10.5).
    FireCatapults,
    /// Recruit: flip tokens (rule 7.2.3); one with an Action token (rule 7.8.1).
    Recruit,
    /// Rally (rule 7.2.3); one Army with an Action token (rule 7.8.1).
    Rally,
    /// Dunlendings come (rule 8.5).
    Dunlendings,
    /// An Ent comes (rule 8.5).
    PlaceEnt,
    /// Place tokens in the recruitment areas of the Free Peoples (rule 9.9.1).
    PlaceTokens,
    /// Build siege engines (rule 9.10.1).
    BuildEngines,
    /// Play a card (rule 7.7.1).
    PlayCard,
    /// Draw Generic cards (rule 7.2.5).
    DrawGeneric,
    /// Draw a Story card (rule 7.2.5).
    DrawStory,
    /// Recruit (Mordor) with an Eye (rule 7.2.6).
    EyeRecruit,
    /// Strategic Move (Mordor) with an Eye (rule 7.2.6).
    EyeMove,
    /// Attack (Mordor) with an Eye (rule 7.2.6).
    EyeAttack,
    /// Activate the Entwood with a Will of the West (rule 8.6.5).
    ActivateEntwood,
    /// What a card on the table allows (rule 7.7.11): its hook, counted from 0.
    ByCard {
        /// The card.
        card: Card,
        /// The hook.
        n: u8,
    },
    /// Enemy of Sauron, with an Action token (rule 7.8.3): the ability, counted from 0.
    ByToken {
        /// Whose.
        character: Character,
        /// Which.
        n: u8,
    },
    /// Nothing (rule 7.1.5).
    Discard,
}

/// A tactics token (rule 2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Tactic {
    /// Regroup.
    Regroup,
    /// Combat Event.
    CombatEvent,
    /// A maneuver token.
    Maneuver(Maneuver),
}

/// One of a few fixed choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Keep the Fate tile (rule 6.2).
    Keep,
    /// Set it aside and draw another (rule 6.2).
    DrawOn,
    /// Fight on (rule 10.9.3).
    Fight,
    /// Cease the attack (rule 10.9.3).
    Cease,
    /// Stay and fight (rule 10.9.5).
    Stay,
    /// Retreat (rule 10.9.4).
    Retreat,
    /// Rout (rule 10.10).
    Rout,
    /// The Army in Minas Tirith (rule 9.10.5).
    Army,
    /// Take the Damage.
    Damage,
}

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Pass (rule 7.1.2).
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
    /// This figure: removed, eliminated, given up.
    Figure(Figure),
    /// Take this die.
    Die(Face),
    /// Two dice at once.
    TwoDice(Face, Face),
    /// Use an Action token (rule 7.1.3).
    Token,
    /// Use the die or the token for this.
    Do(Deed),
    /// This location (rule 5.2).
    Location(Location),
    /// This option, counted from 1.
    Option(u8),
    /// This card of one's hand.
    Card(Card),
    /// This tactics token.
    Tactic(Tactic),
    /// This maneuver token.
    Maneuver(Maneuver),
    /// This area or recruitment area.
    Area(Area),
    /// An Army, or a part of it, moves.
    Move {
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },
    /// An Army attacks.
    Attack {
        /// From there.
        from: Area,
        /// The enemy there.
        to: Area,
    },
    /// A Recruitment token of this pool in this area.
    Recruit {
        /// The pool.
        pool: Pool,
        /// Where.
        area: Area,
    },
    /// This pool.
    Pool(Pool),
    /// A unit of this type.
    Unit(Unit),
    /// A unit of this type, there.
    Place {
        /// The unit.
        unit: Unit,
        /// Where.
        area: Area,
    },
    /// A unit is removed and takes so many Damage tokens with it.
    Lose {
        /// The unit.
        unit: Unit,
        /// How many tokens it takes along.
        tokens: u8,
    },
    /// This Character.
    Character(Character),
    /// A siege engine there.
    Build {
        /// Which.
        engine: Engine,
        /// Where.
        area: Area,
    },
    /// This section of Minas Tirith.
    Section(Section),
    /// This many.
    Number(u8),
    /// A die of the battle, by kind and what it shows: re-roll it.
    Reroll {
        /// Whether it is a maneuver die.
        maneuver: bool,
        /// What it shows.
        shows: u8,
    },
    /// This ability, of a Character, a Nazgûl, a card.
    Use(Script),
    /// One of a few fixed choices.
    Choose(Choice),
    /// Chance: a die shows this.
    Roll(u8),
    /// Chance: an Action die shows this.
    Face(Face),
    /// Chance: this card is drawn.
    Draw(Card),
    /// Chance: this Fate tile is drawn.
    Tile(Tile),
    /// Chance: a Recruitment token shows this.
    Flip(TokenFace),
}

/// Why a six-sided die is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RollFor {
    /// A battle: a side's Combat roll or re-roll (rules 10.5, 10.6).
    Battle(Side),
    /// A Rally (rule 7.6).
    Rally,
    /// An Ent attack (rule 8.6.6).
    Ents,
    /// Catapults (rule 9.10.5).
    Catapults,
    /// A card or an ability (rule 11.2.2).
    Card,
}

/// One question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// A question of chapters 5 and 6, of 7.1, 7.2, 7.8, and of the scenarios.
    Round(RoundAsk),
    /// A question about moves and attacks.
    Army(ArmyAsk),
    /// A question about recruiting, rallying and engines.
    Muster(MusterAsk),
    /// A question of 8.6.
    Ent(EntAsk),
    /// A question of chapter 10.
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
    /// Chance: a card of a side's hand, of a deck if one is named.
    Random {
        /// Whose hand. It is a seat because only that one sees what it is drawn from.
        seat: Seat,
        /// Of which deck.
        deck: Option<Deck>,
    },
    /// Chance: a Fate tile.
    Tile,
    /// Chance: an Action die of a side.
    ActionDie(Side),
    /// Chance: a six-sided die.
    Roll(RollFor),
    /// Chance: the face of a Recruitment token.
    Flip(Pool),
}

impl kernel::Ask for Ask {
    fn kind(&self) -> &'static str {
        match self {
            Ask::Round(ask) => ask.kind(),
            Ask::Army(ask) => ask.kind(),
            Ask::Muster(ask) => ask.kind(),
            Ask::Ent(ask) => ask.kind(),
            Ask::Battle(ask) => ask.kind(),
            Ask::Card(ask) => ask.kind(),
            Ask::Draw { .. } => "draw",
            Ask::Random { .. } => "random",
            Ask::Tile => "tile",
            Ask::ActionDie(_) => "action-die",
            Ask::Roll(_) => "roll",
            Ask::Flip(_) => "flip",
        }
    }

    fn rule(&self) -> Rule {
        match self {
            Ask::Round(ask) => ask.rule(),
            Ask::Army(ask) => ask.rule(),
            Ask::Muster(ask) => ask.rule(),
            Ask::Ent(ask) => ask.rule(),
            Ask::Battle(ask) => ask.rule(),
            Ask::Card(ask) => ask.rule(),
            Ask::Draw { .. } => Rule("7.7.7"),
            Ask::Random { .. } => Rule("7.7.12"),
            Ask::Tile => Rule("6.1"),
            Ask::ActionDie(_) => Rule("5.4"),
            Ask::Roll(RollFor::Battle(_)) => Rule("10.5.1"),
            Ask::Roll(RollFor::Rally) => Rule("7.6.1"),
            Ask::Roll(RollFor::Ents) => Rule("8.6.6"),
            Ask::Roll(RollFor::Catapults) => Rule("9.10.5"),
            Ask::Roll(RollFor::Card) => Rule("11.2.2"),
            Ask::Flip(_) => Rule("7.3.2"),
        }
    }

    fn each_answers(&self) -> bool {
        // Rule 10.4.1: both choose secretly.
        matches!(self, Ask::Battle(ask) if ask.each_answers())
    }
}
