//! Battles and sieges (chapter 9): what a battle remembers, its frames and questions.

use crate::figures::{Characters, Figure, Figures, Place};
use crate::ids::{BySide, Card, Character, Deck, Nation, Region, Side};
use kernel::Rule;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The most dice of any roll (rules 9.7.1, 9.7.4).
pub const DICE: u8 = 5;

/// What kind of battle it is (rule 9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BattleKind {
    /// A field battle, including a relief.
    Field,
    /// Besiegers against the besieged.
    Siege,
    /// The besieged against the besiegers.
    Sortie,
}

/// A number for each side that is reported but decides nothing. It is not part of the hash, so that the check hashes of
/// journals from before it was counted still hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted(pub BySide<u8>);

impl Hash for Counted {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// What one Combat round remembers (rule 9.5). What belongs to a side is kept under that side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Round {
    /// Whether the Combat cards lie face up.
    pub revealed: bool,
    /// Whether the Shadow's card came from the table.
    pub from_table: bool,
    /// Whose Combat card is cancelled.
    pub cancelled: BySide<bool>,
    /// Companions whose Leadership and abilities are cancelled (Words of Power).
    pub silenced: Characters,
    /// Companions whose Leadership is forfeited (rule 9.6.2).
    pub forfeited: Characters,
    /// Points of Nazgûl Leadership forfeited (rule 9.6.3).
    pub nazgul_forfeited: u8,
    /// What is added to each die of the Combat roll.
    pub bonus: BySide<i8>,
    /// What is added to each die of the Leader re-roll.
    pub reroll_bonus: BySide<i8>,
    /// How many fewer dice the Combat roll has.
    pub fewer: BySide<u8>,
    /// The most dice of the Combat roll.
    pub cap: BySide<u8>,
    /// Whether the side makes no Leader re-roll.
    pub no_reroll: BySide<bool>,
    /// Hits of an extra attack before the Combat roll.
    pub early: BySide<u8>,
    /// Hits that the side scored with the Combat roll, the Leader re-roll and cards, not taken yet.
    pub hits: BySide<u8>,
    /// How many dice the side threw in the Combat roll.
    pub dice: Counted,
    /// How many of them it threw again in the Leader re-roll.
    pub dice_again: Counted,
    /// Dice of the Combat roll that missed and may be thrown again.
    pub missed: BySide<u8>,
    /// Natural ones of the Combat roll.
    pub ones: BySide<u8>,
    /// Hits of the Leader re-roll.
    pub rerolled: BySide<u8>,
    /// The dice that are being thrown.
    pub thrown: armies::Throw<{ DICE as usize }>,
    /// Hits of the last extra attack, not taken yet.
    pub extra: u8,
}

impl Round {
    /// A round that is about to begin.
    pub const NEW: Round = Round {
        revealed: false,
        from_table: false,
        cancelled: BySide::all(false),
        silenced: Characters::EMPTY,
        forfeited: Characters::EMPTY,
        nazgul_forfeited: 0,
        bonus: BySide::all(0),
        reroll_bonus: BySide::all(0),
        fewer: BySide::all(0),
        cap: BySide::all(DICE),
        no_reroll: BySide::all(false),
        early: BySide::all(0),
        hits: BySide::all(0),
        dice: Counted(BySide::all(0)),
        dice_again: Counted(BySide::all(0)),
        missed: BySide::all(0),
        ones: BySide::all(0),
        rerolled: BySide::all(0),
        thrown: armies::Throw::NONE,
        extra: 0,
    };
}

/// A battle under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battle {
    /// What kind.
    pub kind: BattleKind,
    /// The attacking side.
    pub attacker: Side,
    /// Where the attacking Army stands.
    pub from: Place,
    /// Where the defending Army stands.
    pub at: Place,
    /// The part of the attacking Army that stays out of it.
    pub rearguard: Figures,
    /// The Event card that caused the attack, if one did.
    pub card: Option<Card>,
    /// The number of the Combat round.
    pub round: u8,
    /// Whether the White Rider has taken the Leadership of the Nazgûl away (rule 9.4).
    pub white_rider: bool,
    /// Whether the defenders have retreated into a siege (rule 9.10.1).
    pub withdrawn: bool,
    /// The Combat cards of the round.
    pub cards: BySide<Option<Card>>,
    /// The round under way.
    pub now: Round,
}

impl Battle {
    /// A battle that is about to begin.
    pub fn new(
        kind: BattleKind,
        attacker: Side,
        from: Place,
        at: Place,
        rearguard: Figures,
        card: Option<Card>,
    ) -> Battle {
        Battle {
            kind,
            attacker,
            from,
            at,
            rearguard,
            card,
            round: 0,
            white_rider: false,
            withdrawn: false,
            cards: BySide::all(None),
            now: Round::NEW,
        }
    }

    /// The defending side.
    #[inline]
    pub const fn defender(&self) -> Side {
        self.attacker.enemy()
    }

    /// Where a side's Army stands.
    #[inline]
    pub fn place(&self, side: Side) -> Place {
        if side == self.attacker { self.from } else { self.at }
    }

    /// The region in which it is fought: the defender's.
    #[inline]
    pub const fn region(&self) -> Region {
        self.at.region()
    }

    /// A side's card, while not everybody knows it.
    pub fn hidden_card(&self, side: Side) -> Option<Card> {
        let open = self.now.revealed || (side == Side::Shadow && self.now.from_table);
        if open { None } else { self.cards[side] }
    }
}

/// What dice are thrown for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Throw {
    /// The Combat roll.
    Combat,
    /// The Leader re-roll.
    Reroll,
    /// An extra attack that hits with this number or more (rule 9.6.1).
    Extra(u8),
}

/// Steps of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleFrame {
    /// The battle begins (rule 9.4).
    Start,
    /// The White Rider may act (rule 9.4).
    Rider,
    /// A round begins: field battle or siege (rule 9.5, step 0).
    Round,
    /// Step 1: the attacker chooses a Combat card.
    AttackersCard,
    /// Step 1: the defender chooses a Combat card.
    DefendersCard,
    /// Step 1: the cards are turned up.
    Reveal,
    /// One initiative number (rule 9.6): the defender's card, then the attacker's.
    Window {
        /// The number.
        n: u8,
        /// Whether it is the attacker's turn.
        second: bool,
    },
    /// Step 2, for one side.
    CombatRoll(Side),
    /// Step 3, for one side.
    Reroll(Side),
    /// Dice are thrown, one by one.
    Throw {
        /// By whom.
        side: Side,
        /// For what.
        what: Throw,
        /// How many more.
        left: u8,
    },
    /// An extra attack (rule 9.6.1).
    Extra {
        /// Whose.
        side: Side,
        /// How many dice.
        dice: u8,
        /// The number that hits.
        need: u8,
    },
    /// The hits of the extra attack are taken.
    ExtraHits(Side),
    /// Step 4: a side takes the enemy's hits.
    Casualties(Side),
    /// Step 5: the attacker ceases or goes on.
    EndOfRound,
    /// Step 5: the defender may retreat.
    MayRetreat,
    /// An Army has no unit left.
    Destroyed,
    /// The attacker may advance (rule 9.9).
    Advance,
    /// The battle is over.
    End,
}

/// Questions of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum BattleAsk {
    /// D12: whether Gandalf the White gives up his Leadership.
    WhiteRider,
    /// D13: field battle or siege.
    FieldOrSiege(Region),
    /// D14: which Combat card the side plays, if any.
    Combat(Side),
    /// D31: whether the Witch-king's Sorcerer draws a card.
    Sorcerer(Deck),
    /// D15: whose Leadership and abilities Words of Power cancels.
    WordsOfPower,
    /// D15: where Scouts leads the Army.
    Scouts,
    /// D15: how many points of Nazgûl Leadership Dread and Despair costs.
    DreadAndDespair,
    /// D15: how many hits are taken for Relentless Assault.
    RelentlessAssault,
    /// D15: how many hits are taken for Onslaught.
    Onslaught,
    /// D15: who dies the Heroic Death.
    HeroicDeath,
    /// D15: which Minion the Blade of Westernesse kills.
    BladeOfWesternesse,
    /// D15: whom the Fateful Strike kills.
    FatefulStrike,
    /// D15: whom the Black Breath kills.
    BlackBreath,
    /// D18: whether the attacker goes on.
    GoOn,
    /// D18: whether an Elite is reduced for another round of a siege battle.
    Extend,
    /// D19: whether the defender retreats, and where to.
    Retreat,
}

impl BattleAsk {
    /// Its kind, as journals record it.
    pub fn kind(&self) -> &'static str {
        match self {
            BattleAsk::WhiteRider => "white-rider",
            BattleAsk::FieldOrSiege(_) => "field-or-siege",
            BattleAsk::Combat(_) => "combat-card",
            BattleAsk::Sorcerer(_) => "sorcerer",
            BattleAsk::WordsOfPower => "words-of-power",
            BattleAsk::Scouts => "scouts",
            BattleAsk::DreadAndDespair => "dread-and-despair",
            BattleAsk::RelentlessAssault => "relentless-assault",
            BattleAsk::Onslaught => "onslaught",
            BattleAsk::HeroicDeath => "heroic-death",
            BattleAsk::BladeOfWesternesse => "blade-of-westernesse",
            BattleAsk::FatefulStrike => "fateful-strike",
            BattleAsk::BlackBreath => "black-breath",
            BattleAsk::GoOn => "go-on",
            BattleAsk::Extend => "extend",
            BattleAsk::Retreat => "retreat",
        }
    }

    /// The rule that asks it.
    pub fn rule(&self) -> Rule {
        Rule(match self {
            BattleAsk::WhiteRider => "9.4",
            BattleAsk::FieldOrSiege(_) | BattleAsk::Combat(_) | BattleAsk::Sorcerer(_) => "9.5",
            BattleAsk::WordsOfPower
            | BattleAsk::Scouts
            | BattleAsk::HeroicDeath
            | BattleAsk::BladeOfWesternesse
            | BattleAsk::FatefulStrike
            | BattleAsk::BlackBreath => "9.6",
            BattleAsk::DreadAndDespair => "9.6.3",
            BattleAsk::RelentlessAssault | BattleAsk::Onslaught => "9.6.5",
            BattleAsk::GoOn => "9.8.1",
            BattleAsk::Extend => "9.10.4",
            BattleAsk::Retreat => "9.8.2",
        })
    }
}

/// What happens in a battle, as the log reports it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BattleEvent {
    /// It begins.
    Began {
        /// What kind.
        kind: BattleKind,
        /// The attacker.
        attacker: Side,
        /// From where.
        from: Place,
        /// The defender's place.
        at: Place,
        /// Who attacks.
        #[serde(serialize_with = "crate::event::as_lists")]
        #[cfg_attr(test, ts(type = "unknown"))]
        attackers: Figures,
        /// Who defends.
        #[serde(serialize_with = "crate::event::as_lists")]
        #[cfg_attr(test, ts(type = "unknown"))]
        defenders: Figures,
    },
    /// The White Rider takes the Leadership of the Nazgûl away.
    WhiteRider,
    /// A round begins.
    Round(u8),
    /// The defenders stand in the field.
    Field(Side),
    /// The defenders retreat into a siege.
    Withdrew {
        /// Who.
        side: Side,
        /// Where.
        region: Region,
    },
    /// They come out again, because nobody besieges them.
    CameOut {
        /// Who.
        side: Side,
        /// Where.
        region: Region,
    },
    /// A side lays down a Combat card.
    CardChosen {
        /// Which side.
        side: Side,
        /// The back of the card.
        deck: Deck,
        /// Which one; hidden from the others.
        card: Option<Card>,
    },
    /// The Shadow uses a card on the table as its Combat card.
    CardFromTable(Card),
    /// A side plays no Combat card.
    NoCard(Side),
    /// A Combat card is turned up.
    Revealed {
        /// Whose.
        side: Side,
        /// Which.
        card: Card,
    },
    /// A Combat card is cancelled.
    Cancelled(Card),
    /// A Combat card does nothing.
    NoEffect(Card),
    /// A Companion's Leadership and abilities are cancelled.
    Silenced(Character),
    /// Companions forfeit their Leadership.
    Forfeited(#[cfg_attr(test, ts(as = "Vec<Character>"))] Characters),
    /// Points of Nazgûl Leadership are forfeited.
    NazgulForfeited(u8),
    /// A side adds this to its dice.
    Bonus {
        /// Which side.
        side: Side,
        /// To the Combat roll.
        roll: i8,
        /// To the Leader re-roll.
        reroll: i8,
    },
    /// A side throws that many fewer dice in the Combat roll.
    Fewer {
        /// Which side.
        side: Side,
        /// How many.
        dice: u8,
    },
    /// A side throws at most that many dice in the Combat roll.
    AtMost {
        /// Which side.
        side: Side,
        /// How many.
        dice: u8,
    },
    /// A side makes no Leader re-roll.
    NoReroll(Side),
    /// Dice were thrown.
    Threw {
        /// By whom.
        side: Side,
        /// For what.
        what: Throw,
        /// The dice.
        dice: [u8; DICE as usize],
        /// How many there are.
        n: u8,
        /// The number that hits.
        need: u8,
        /// What is added to each.
        bonus: i8,
        /// The hits.
        hits: u8,
    },
    /// Missed dice are turned into hits.
    Turned(u8),
    /// The Shadow hits itself in its Confusion.
    Confused(u8),
    /// A card adds hits.
    MoreHits {
        /// Whose.
        side: Side,
        /// How many.
        hits: u8,
    },
    /// Hits are cancelled.
    HitsCancelled {
        /// How many.
        hits: u8,
        /// The figure whose death cancels them, if one's does.
        by: Option<Figure>,
    },
    /// The Shadow takes hits by choice.
    OwnHits(u8),
    /// A side suffers hits.
    Suffers {
        /// Which side.
        side: Side,
        /// How many.
        hits: u8,
    },
    /// The attacker fights on.
    FightsOn(Side),
    /// The attacker ceases.
    Ceased(Side),
    /// A siege battle is over: its rounds are used up.
    RoundsOver(Side),
    /// A Nation's Elite is reduced to extend a siege battle.
    Extended(Nation),
    /// The defender stands.
    Stands(Side),
    /// The defender retreats.
    Retreated {
        /// Who.
        side: Side,
        /// From where.
        from: Region,
        /// Where to.
        to: Region,
    },
    /// All units of an Army in the battle are gone, and all who were with them are lost too.
    Gone {
        /// Where.
        place: Place,
        /// Whose.
        side: Side,
    },
}

impl BattleEvent {
    /// What is shown to those who may not know everything.
    pub fn seen_by_others(&self) -> Option<BattleEvent> {
        match *self {
            BattleEvent::CardChosen { side, deck, .. } => {
                Some(BattleEvent::CardChosen { side, deck, card: None })
            }
            BattleEvent::Began { .. }
            | BattleEvent::WhiteRider
            | BattleEvent::Round(_)
            | BattleEvent::Field(_)
            | BattleEvent::Withdrew { .. }
            | BattleEvent::CameOut { .. }
            | BattleEvent::CardFromTable(_)
            | BattleEvent::NoCard(_)
            | BattleEvent::Revealed { .. }
            | BattleEvent::Cancelled(_)
            | BattleEvent::NoEffect(_)
            | BattleEvent::Silenced(_)
            | BattleEvent::Forfeited(_)
            | BattleEvent::NazgulForfeited(_)
            | BattleEvent::Bonus { .. }
            | BattleEvent::Fewer { .. }
            | BattleEvent::AtMost { .. }
            | BattleEvent::NoReroll(_)
            | BattleEvent::Threw { .. }
            | BattleEvent::Turned(_)
            | BattleEvent::Confused(_)
            | BattleEvent::MoreHits { .. }
            | BattleEvent::HitsCancelled { .. }
            | BattleEvent::OwnHits(_)
            | BattleEvent::Suffers { .. }
            | BattleEvent::FightsOn(_)
            | BattleEvent::Ceased(_)
            | BattleEvent::RoundsOver(_)
            | BattleEvent::Extended(_)
            | BattleEvent::Stands(_)
            | BattleEvent::Retreated { .. }
            | BattleEvent::Gone { .. } => None,
        }
    }
}
