//! What is printed on cards, as data: icons, where a card may go, and its texts as lists of [`Op`]s.
//!
//! One file a deck of the Trilogy; the rulings on single cards are chapter 12 of the rules.

mod aragorn;
mod frodo;
mod masks;
mod saruman;
mod table;
mod witch_king;

pub use masks::{FACTION_CARDS, KIND_CARDS, PIECE_CARD, Piece, copies};
pub use table::DEFS;

use crate::card_names::Card;
use crate::ids::{Battleground, Faction, Path};
use serde::{Deserialize, Serialize};

/// What the files of cards and locations write with.
pub(crate) mod prelude {
    pub(crate) use super::{
        ANY, BLANK, Bar, CardDef, Cost, Destination, DrawPlayCycle, Entry, Grounds, Icons, Instead,
        Keyword::{Ent, Mount, Nazgul, Weapon},
        Kind::{Army, Character, Event, Item},
        NO_ICONS, Op, Permit, PlayTo, Prey,
        Side::{self, Free, Shadow},
        Take, TakeChoice, TakeFrom, Text, Token, When,
        Who::{FactionPlayer, ThatPlayer, You},
        Zone, names, paths,
    };
    pub(crate) use crate::card_names::Card;
    pub(crate) use crate::ids::Faction::{
        self, Dunedain, Dwarf, Elf, Hobbit, Isengard, Monstrous, Mordor, Rohan, Southron, Wizard,
    };
    pub(crate) use crate::ids::{Battleground, Path};
}

/// A side (rule 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The Free Peoples.
    Free,
    /// The Shadow.
    Shadow,
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Free => Side::Shadow,
            Side::Shadow => Side::Free,
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Free => "the Free Peoples",
            Side::Shadow => "the Shadow",
        }
    }

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Side::Free => "free",
            Side::Shadow => "shadow",
        }
    }
}

impl Faction {
    /// Rule 1.2.1.
    pub const fn side(self) -> Side {
        match self {
            Faction::Dunedain
            | Faction::Dwarf
            | Faction::Elf
            | Faction::Hobbit
            | Faction::Rohan
            | Faction::Wizard => Side::Free,
            Faction::Isengard | Faction::Monstrous | Faction::Mordor | Faction::Southron => Side::Shadow,
        }
    }

    /// Its name as an adjective.
    pub const fn name(self) -> &'static str {
        match self {
            Faction::Dunedain => "Dúnedain",
            Faction::Dwarf => "Dwarf",
            Faction::Elf => "Elf",
            Faction::Hobbit => "Hobbit",
            Faction::Rohan => "Rohan",
            Faction::Wizard => "Wizard",
            Faction::Isengard => "Isengard",
            Faction::Monstrous => "Monstrous",
            Faction::Mordor => "Mordor",
            Faction::Southron => "Southron",
        }
    }
}

/// The type of a card (rule 1.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// An army.
    Army,
    /// A character.
    Character,
    /// An item.
    Item,
    /// An event.
    Event,
}

/// A keyword (rule 1.3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    /// A Nazgûl.
    Nazgul,
    /// An Ent.
    Ent,
    /// A Weapon.
    Weapon,
    /// A Mount.
    Mount,
}

/// Icons of a card (rule 1.3.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Icons {
    /// Path attack on a Shadow card, path defence on a Free Peoples card.
    pub path: u8,
    /// Battleground attack.
    pub attack: u8,
    /// Battleground defence.
    pub defence: u8,
    /// Leadership attack: counts only when supported.
    pub lead_attack: u8,
    /// Leadership defence: counts only when supported.
    pub lead_defence: u8,
}

/// No icon at all.
pub const NO_ICONS: Icons = Icons { path: 0, attack: 0, defence: 0, lead_attack: 0, lead_defence: 0 };

/// Path numbers as a set: bit `n` for path number `n`.
pub const fn paths(numbers: &[u8]) -> u16 {
    let mut set = 0;
    let mut i = 0;
    while i < numbers.len() {
        set |= 1 << numbers[i];
        i += 1;
    }
    set
}

/// Which cards a text means: all that is given must fit.
#[derive(Clone, Copy, Debug)]
pub struct Which {
    names: &'static [Card],
    faction: Option<Faction>,
    kinds: &'static [Kind],
    keyword: Option<Keyword>,
}

/// Every card.
pub const ANY: Which = Which { names: &[], faction: None, kinds: &[], keyword: None };

/// One of these cards.
pub const fn names(names: &'static [Card]) -> Which {
    Which { names, ..ANY }
}

impl Which {
    /// Of this faction.
    pub const fn faction(self, faction: Faction) -> Which {
        Which { faction: Some(faction), ..self }
    }

    /// Of one of these types.
    pub const fn kinds(self, kinds: &'static [Kind]) -> Which {
        Which { kinds, ..self }
    }

    /// With this keyword.
    pub const fn keyword(self, keyword: Keyword) -> Which {
        Which { keyword: Some(keyword), ..self }
    }

    /// Whether the card is meant.
    pub fn fits(&self, card: Card) -> bool {
        let def = card.def();
        (self.names.is_empty() || self.names.contains(&card))
            && self.faction.is_none_or(|faction| def.faction == faction)
            && (self.kinds.is_empty() || self.kinds.contains(&def.kind))
            && self.keyword.is_none_or(|keyword| def.keyword == Some(keyword))
    }
}

/// Whom a text addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The owner of the card.
    You,
    /// The player inside "every ... player".
    ThatPlayer,
    /// The player whose deck has the faction (rule 1.2.3).
    FactionPlayer(Faction),
}

/// What is paid for an optional part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Forsake one card.
    Forsake,
    /// Cycle one card from hand.
    CycleFromHand,
}

/// From where a card is taken (rule 6.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeFrom {
    /// The own draw deck.
    DrawDeck,
    /// The own cycle pile.
    CyclePile,
    /// Either.
    DrawDeckOrCyclePile,
}

/// Take cards into the hand (rule 6.7).
#[derive(Clone, Copy, Debug)]
pub struct Take {
    /// Who takes.
    pub who: Who,
    /// Which cards.
    pub which: Which,
    /// From where.
    pub from: TakeFrom,
    /// How many at the most.
    pub n: u8,
    /// Whether one may take none.
    pub choice: TakeChoice,
}

/// Whether a card must be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeChoice {
    /// A card that is there must be taken.
    Must,
    /// The draw deck is searched; not finding it is allowed (rule 6.7.1).
    MayFail,
    /// The text is optional: nothing at all may be done.
    May,
}

/// Where cards drawn aside may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayTo {
    /// Any legal place.
    AnyLegal,
    /// The reserve alone.
    Reserve,
    /// The battleground whose text this is.
    ThisBattleground,
}

/// Draw cards aside, play some of them, cycle the rest (rule 7.8).
#[derive(Clone, Copy, Debug)]
pub struct DrawPlayCycle {
    /// Who draws.
    pub who: Who,
    /// How many.
    pub n: u8,
    /// Whether one of them is eliminated first.
    pub eliminate_one: bool,
    /// How many may be played.
    pub play: u8,
    /// Which may be played.
    pub which: Which,
    /// Where they may be played.
    pub to: PlayTo,
}

/// A combat token (rule 9.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// An attack token.
    Attack,
    /// A defence token.
    Defence,
}

/// Which battlegrounds a text means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grounds {
    /// Every battleground.
    Any,
    /// Those that show the faction as attacker or defender (rule 1.4.3).
    Of(Faction),
    /// This one alone.
    Only(Battleground),
}

/// Where a wielder may move at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// The active path.
    Path,
    /// An active battleground.
    Battleground,
}

/// Which card in play a text eliminates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prey {
    /// A Nazgûl character on the battleground just entered; optional (Éowyn).
    NazgulHere,
    /// An Isengard army on the battleground just entered (Treebeard).
    IsengardArmyHere,
    /// A Rohan character anywhere in play (Gríma).
    RohanCharacterInPlay,
}

/// A permission until the end of the round (rule 7.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permit {
    /// The Red Arrow.
    RedArrow,
    /// The Three Hunters.
    ThreeHunters,
}

/// One instruction of a text. They are carried out in order (rule 12.1).
#[derive(Clone, Copy, Debug)]
pub enum Op {
    /// Draw cards to hand.
    Draw(Who, u8),
    /// Cycle cards from hand (rule 6.1.2).
    CycleFromHand(Who, u8),
    /// Forsake cards one after another (rule 6.5).
    Forsake(Who, u8),
    /// Every player of a side, in turn order (rules 3.5, 11.2.3).
    Each(Side, &'static [Op]),
    /// Optional: pay, and only then the rest.
    May(Who, Cost),
    /// Take cards into hand.
    Take(&'static Take),
    /// A token on the active path.
    PathToken(Token),
    /// A token on an active battleground of the owner's choice.
    BattlegroundToken(Token),
    /// A defence token on an active location of the owner's choice (Nenya).
    DefenceTokenAnywhere,
    /// Path attack tokens on this card: 1, or 2 at Cirith Ungol (Gorbag & Shagrat).
    TokenOnThisCard,
    /// Corruption goes up.
    Corruption(u8),
    /// Corruption goes down by 1 for each Hobbit character on the path (Lembas).
    CleansePerHobbit,
    /// Draw aside, play, cycle.
    DrawPlayCycle(&'static DrawPlayCycle),
    /// Look at the top three cards (rule 12.7).
    LookAtTop,
    /// Shuffle the cycle pile into the draw deck (rule 6.2.5).
    Recycle(Who),
    /// Eliminate the named card wherever it is (rule 6.6).
    Remove(Card),
    /// Activate a path with the next number (rule 4.4.5).
    NextNumber,
    /// Activate a path with the same number.
    SameNumber,
    /// The same, but optional (Faramir).
    MaySameNumber,
    /// Activate the battleground if it lies in its deck.
    Activate(Battleground),
    /// Activate or reactivate a battleground (rule 4.3.3); the rest only if one came up.
    BringUp(Grounds),
    /// Reactivate a battleground from a scoring area (The Black Serpent).
    Reactivate(Grounds),
    /// The wielder must move to the battleground just brought up.
    MoveWielderThere,
    /// The named card may move to the battleground just brought up.
    MayMoveThere(Card),
    /// The wielder may move at once.
    MayMoveWielder(Destination),
    /// A player picks a card in play; it is eliminated.
    Eliminate(Who, Prey),
    /// Rohan cards for Mordor cards (Death! Ride, Ride to Ruin).
    Ruin,
    /// Eliminate this card as a cost.
    EliminateSelf,
    /// Cycle this card, with its items, as a cost.
    CycleSelf,
    /// Cycle the wielder with its items as a cost.
    CycleWielder,
    /// Fetch Saruman, or eliminate a Rohan character (Gríma).
    GrimasChoice,
    /// The rest only with the named card in the own reserve.
    IfInReserve(Card),
    /// Draw 4, or 5 with Strider or Aragorn in the own reserve (Paths of the Dead).
    PathsOfTheDeadDraw,
    /// A permission until the end of the round.
    Permit(Permit),
}

/// Where a card must have gone for a text to apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Anywhere.
    Anywhere,
    /// A path.
    Path,
    /// A path of this number.
    PathNumber(u8),
    /// This path.
    PathNamed(Path),
    /// A battleground.
    Battleground,
    /// A path or a battleground.
    Location,
    /// The reserve.
    Reserve,
    /// Onto a wielder that is in reserve.
    WielderInReserve,
}

/// Where a card, or an item's wielder, must be for a text to work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// In the reserve.
    Reserve,
    /// On the active path.
    Path,
    /// On the active path or an active battleground.
    Location,
    /// Anywhere in play.
    InPlay,
}

/// When an elimination is replaced by cycling (rule 6.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Any elimination or forsake; items are eliminated all the same (Frodo).
    AlwaysWithoutItems,
    /// Any elimination or forsake; items go along (Bilbo).
    Always,
    /// Forsaken from reserve.
    ForsakenFromReserve,
    /// Forsaken from the top of the draw deck.
    ForsakenFromTop,
    /// Eliminated in path combat.
    PathCombat,
    /// The wielder eliminated in path combat.
    WielderInPathCombat,
    /// The wielder eliminated in any combat.
    WielderInCombat,
}

/// Where a card may not go (rule 7.7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// Shadow battlegrounds (The Great Gate).
    ShadowBattlegrounds,
    /// The path, as long as a Shadow battleground is active.
    PathWhileShadowBattlegroundActive,
}

/// When more icons count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// On this battleground.
    At(Battleground),
    /// On this path.
    OnPath(Path),
    /// While this army supports Strider or Aragorn.
    SupportingStriderOrAragorn,
    /// While either Gandalf is in play.
    GandalfInPlay,
    /// While a Monstrous character is on the same path.
    MonstrousCharacterOnPath,
    /// Once for every two Isengard armies and characters on the same battleground.
    PerTwoIsengard,
}

/// One text of a card.
#[derive(Clone, Copy, Debug)]
pub enum Text {
    /// The event's effect.
    Event(&'static [Op]),
    /// When played, not when moved.
    OnPlay(Entry, &'static [Op]),
    /// When played or moved.
    OnEntering(Entry, &'static [Op]),
    /// An action of the owner.
    Action(Zone, &'static [Op]),
    /// Cycle instead of eliminating.
    CycleInstead(Instead),
    /// In reserve: one card more in the Draw step.
    DrawStep,
    /// After the Draw step's draw the owner cycles one card (Galadriel).
    CycleAfterDrawStep,
    /// One more on the carryover limit.
    Carryover(Zone),
    /// More icons while a condition holds.
    Icons(When, Icons),
    /// Strider and Aragorn have one more defence (Arwen in reserve).
    ArwensFavour,
    /// The path itself has more defence while the wielder is on it.
    PathDefence(u8),
    /// The owner may look at the top card of the draw deck.
    PeekTop,
    /// Battlegrounds of the faction admit this card, and its armies there can support it.
    AdmittedBy(Faction),
    /// Where this card may not go.
    Barred(Bar),
    /// The wielder has no second Weapon.
    OneWeapon,
}

/// A card as printed.
#[derive(Clone, Copy, Debug)]
pub struct CardDef {
    /// Which card it is.
    pub card: Card,
    /// Its name.
    pub name: &'static str,
    /// Its faction.
    pub faction: Faction,
    /// Its type.
    pub kind: Kind,
    /// How many of it exist.
    pub copies: u8,
    /// Its keyword.
    pub keyword: Option<Keyword>,
    /// Its icons.
    pub icons: Icons,
    /// The path numbers where it may go, as a set of bits.
    pub paths: u16,
    /// Who may wield it: one of these must fit.
    pub wielders: &'static [Which],
    /// Its texts.
    pub texts: &'static [Text],
    /// Its texts in words.
    pub text: &'static str,
}

/// What a definition has unless it says otherwise.
pub const BLANK: CardDef = CardDef {
    card: Card::Aragorn,
    name: "",
    faction: Faction::Dunedain,
    kind: Kind::Army,
    copies: 1,
    keyword: None,
    icons: NO_ICONS,
    paths: 0,
    wielders: &[],
    texts: &[],
    text: "",
};

impl Card {
    /// What is printed on it.
    #[inline]
    pub fn def(self) -> &'static CardDef {
        &DEFS[self.index()]
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.def().name
    }

    /// Its side.
    #[inline]
    pub fn side(self) -> Side {
        self.def().faction.side()
    }

    /// Its text that costs an action, if it has one: where it works, its number among the texts, and what
    /// it does. No card has two.
    pub fn action(self) -> Option<(Zone, u8, &'static [Op])> {
        self.def().texts.iter().enumerate().find_map(|(n, text)| match text {
            Text::Action(zone, ops) => Some((*zone, n as u8, *ops)),
            _ => None,
        })
    }
}
