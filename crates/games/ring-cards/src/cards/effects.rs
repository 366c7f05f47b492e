//! The vocabulary of texts: instructions, and when and where they apply. There are no loops, variables or
//! expressions here; a card that would need them has an instruction of its own.

use super::{Icons, Side, Which};
use crate::ids::{Battleground, Card, Faction, Path};
use serde::{Deserialize, Serialize};

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
    /// The player's own draw deck.
    DrawDeck,
    /// The player's own cycle pile.
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
    /// Whether a card must be taken.
    pub choice: TakeChoice,
}

/// Whether a card must be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeChoice {
    /// A card that is there must be taken.
    Must,
    /// The draw deck is searched; the player may find nothing (rule 6.7.1).
    MayFail,
    /// The text is optional: the player may do nothing at all.
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
    /// Activate or reactivate a battleground (rule 4.3.3); the rest follows only if one came up.
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
    /// The rest follows only if the named card is in the owner's reserve.
    IfInReserve(Card),
    /// Draw 4, or 5 with Strider or Aragorn in the owner's reserve (Paths of the Dead).
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
    /// In reserve: one more card in the Draw step.
    DrawStep,
    /// After the Draw step's draw the owner cycles one card (Galadriel).
    CycleAfterDrawStep,
    /// The carryover limit is one higher.
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
    /// The wielder may not have a second Weapon.
    OneWeapon,
}
