//! The lines of `given`, and the facts of `then`.

use super::{Piece, Pieces, SomeDice, SomeTiles, SomeTokens, Step, Whereabouts};
use crate::action::{Deed, Tactic};
use crate::ids::{
    Area, Card, Character, Deck, Face, Leader, Location, Maneuver, Pool, Section, Side, Tile, TokenFace, Unit,
};
use crate::view::Phase;
use serde::Deserialize;

/// One line of `given`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Given {
    /// The figures, Characters and Recruitment tokens of the set-up are in their places (rules 4.2, 4.3); otherwise nobody is on the
    /// board but Saruman.
    Setup,
    /// Units, Leaders, Characters and Recruitment tokens are taken out of these areas.
    Clear(Vec<Area>),
    /// Units in an area with Leaders, Leadership tokens and Damage, besides those that are there.
    Army(Area, Vec<Pieces>),
    /// Where a Character is: an area or recruitment area, `shadow-box`, `entwood`, `aside` or `eliminated`.
    Character(Character, Whereabouts),
    /// The space of the Fate Track on which a Character's counter lies.
    Track(Character, u8),
    /// Who commands; `-` if nobody follows a Commander who is eliminated.
    Commander(Option<Character>),
    /// Settlements and Strongholds with a control marker of the enemy of their printed side; where an enemy Army stands there is one
    /// without a line.
    Marker(Vec<Area>),
    /// Rohan recruitment areas that the Free Peoples control (rule 3.8).
    Barred(Vec<Area>),
    /// Protection that a Stronghold has lost.
    Lost(Area, u8),
    /// Protection that a section of Minas Tirith has lost.
    SectionLost(Section, u8),
    /// Face-down Recruitment tokens of a pool in an area.
    Tokens(Pool, Area, u8),
    /// How many tokens of a pool with this face nobody has seen; the others have been flipped.
    Faces(Pool, Vec<SomeTokens>),
    /// Recruitment tokens of a pool that left the game unseen.
    Removed(Pool, u8),
    /// Where the Entwood is, and how many Ents are in it.
    Entwood(Area, u8),
    /// Nazgûl in an area.
    Nazgul(Area, u8),
    /// Darkness tokens that are left.
    Darkness(u8),
    /// Corsair Ships on the Anduin.
    Ships(u8),
    /// Areas with a Siege Tower.
    Tower(Vec<Area>),
    /// Catapults in an area.
    Catapults(Area, u8),
    /// Forgotten Road is the Rohan recruitment area (rule 9.9.5).
    Woses,
    /// The space of the Fate Marker.
    Fate(u8),
    /// All tiles in the Fate Pool; normal tiles that no line names are discarded.
    Pool(Vec<SomeTiles>),
    /// Special tiles that have been put into the Fate Pool, besides the others there.
    Added(Vec<Tile>),
    /// Tiles drawn in this phase and set aside.
    Aside(Vec<Tile>),
    /// Discarded tiles.
    Discarded(Vec<Tile>),
    /// A side's unused dice. Character dice of the Shadow lie in the Shadow Box.
    Dice(Side, Vec<SomeDice>),
    /// A side's used dice.
    Used(Side, u8),
    /// How many dice a side has in this round; otherwise its pool, or as many as other lines name.
    Has(Side, u8),
    /// This round's location; from phase 3 on the second one unless a line says so.
    Location(Location),
    /// Free and used Action tokens; the others are lost for good.
    ActionTokens(u8, u8),
    /// Leadership tokens that the Shadow has set aside.
    SetAside(u8),
    /// Cards in a side's hand.
    Hand(Side, Vec<Card>),
    /// All that is left in a deck; cards of the deck that no line names are discarded or gone.
    Deck(Deck, Vec<Card>),
    /// Cards that have been played: Generic cards discarded, others out of the game.
    Discard(Vec<Card>),
    /// Cards that a side discarded face down.
    FaceDown(Side, Vec<Card>),
    /// Cards of the other's hand that a side has seen (rule 7.7.12).
    Seen(Side, Vec<Card>),
    /// Cards on the table.
    Table(Vec<Card>),
    /// Characters whose abilities do not work in this round.
    Silenced(Vec<Character>),
    /// Characters that cannot be brought into play in this round.
    KeptOut(Vec<Character>),
    /// Cards that cannot be played in this round.
    Forbidden(Vec<Card>),
    /// Areas that units and Leaders of the side may not leave, nor attack from, in this round.
    Bound(Side, Vec<Area>),
    /// Areas that nothing of the side's Army may leave in this round; it may not attack, retreat or rout either.
    Held(Side, Vec<Area>),
    /// No Ent may be placed with a Muster result in this round.
    NoEnt,
    /// The round.
    Round(u16),
    /// The side whose turn to act it is.
    Acts(Side),
    /// Where the game is in its round; unless a line says so, at the next action.
    Step(Step),
    /// The side uses a further die, which shows this, for an action: the action begins.
    Do(Side, Face, Deed),
    /// The side plays the card of its hand as an action with a further die, an Event; its effect begins.
    Play(Side, Card),
    /// The side attacks from an area the Army in another one: the battle begins.
    Attack(Side, Area, Area),
    /// The side makes a Combined Attack on an area, with its Armies in the other ones: the battle begins.
    CombinedAttack(Side, Area, Vec<Area>),
    /// The round of the battle that begins; the attack has gone on so long.
    BattleRound(u8),
    /// Maneuver tokens that a side has used in the battle.
    UsedTokens(Side, Vec<Maneuver>),
    /// Armies of a Combined Attack that have fought a round; the first one named fought the last one.
    Fought(Vec<Area>),
    /// So much Damage is dealt outside a battle to the side's Army in an area (rule 10.8.6).
    Damage(Area, Side, u8),
}

/// One fact about the position.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, strum::EnumMessage)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The round.
    Round(u16),
    /// The phase of the round.
    Phase(Phase),
    /// The side whose turn to act it is.
    Acts(Side),
    /// All units in an area with Leaders, Leadership tokens and Damage, exactly; if none are named, nobody is there.
    Army(Area, Vec<Pieces>),
    /// How many of a piece are in an area.
    Count(Area, Piece, u8),
    /// The Characters in an area, exactly; if none are named, none is there.
    Characters(Area, Vec<Character>),
    /// Where a Character is: an area or recruitment area, `shadow-box`, `entwood`, `aside` or `eliminated`.
    Where(Character, Whereabouts),
    /// The space of the Fate Track on which a Character's counter lies; `-` if it does not.
    Track(Character, Option<u8>),
    /// Whether a Character is ready (rule 6.9).
    Ready(Character, bool),
    /// Who commands; `-` for nobody.
    Commander(Option<Character>),
    /// The Leadership of the Army in an area (rule 10.3.2).
    Leadership(Area, u8),
    /// Who controls an area; `-` for nobody.
    Control(Area, Option<Side>),
    /// How many of the three Rohan or Gondor regions the Shadow controls.
    Regions(u8),
    /// What the places that the Shadow controls are worth (rule 12.2).
    Points(u8),
    /// The protection that a Stronghold has left.
    Protection(Area, u8),
    /// The protection that a section of Minas Tirith has left.
    SectionProtection(Section, u8),
    /// Face-down Recruitment tokens of a pool in an area.
    Tokens(Pool, Area, u8),
    /// How many tokens with this face nobody has seen.
    Faces(TokenFace, u8),
    /// Recruitment tokens of a pool that left the game unseen.
    Removed(Pool, u8),
    /// How many figures of a unit are in the supply.
    Supply(Unit, u8),
    /// How many Leaders of a kind are in the supply.
    LeaderSupply(Leader, u8),
    /// Where the Entwood is, and how many Ents are in it.
    Entwood(Area, u8),
    /// The chain of marched Ents, the first one first.
    Chain(Vec<Area>),
    /// Nazgûl in an area.
    Nazgul(Area, u8),
    /// Nazgûl in the supply.
    NazgulSupply(u8),
    /// Darkness tokens that are left.
    Darkness(u8),
    /// Corsair Ships on the Anduin.
    Ships(u8),
    /// The areas with a Siege Tower, exactly.
    Towers(Vec<Area>),
    /// Catapults in an area.
    Catapults(Area, u8),
    /// The Rohan recruitment area in use.
    RohanRecruitment(Area),
    /// The space of the Fate Marker.
    Fate(u8),
    /// The tiles in the Fate Pool, exactly.
    Pool(Vec<SomeTiles>),
    /// The tiles that were drawn in this phase and lie aside, the last one included, exactly.
    Aside(Vec<Tile>),
    /// The discarded tiles, exactly.
    Discarded(Vec<Tile>),
    /// A side's unused dice, exactly.
    Dice(Side, Vec<SomeDice>),
    /// A side's used dice.
    Used(Side, u8),
    /// A side's dice that have still to be rolled.
    ToRoll(Side, u8),
    /// The dice in the Shadow Box.
    ShadowBox(u8),
    /// How many dice a side would have next round, as things are now.
    NextPool(Side, u8),
    /// This round's location; `-` before it is chosen.
    Location(Option<Location>),
    /// Free and used Action tokens.
    ActionTokens(u8, u8),
    /// Leadership tokens that the Shadow has set aside.
    SetAside(u8),
    /// A hand, exactly.
    Hand(Side, Vec<Card>),
    /// Cards that are in a hand, among others.
    HandHas(Side, Vec<Card>),
    /// Cards that are not in a hand.
    HandLacks(Side, Vec<Card>),
    /// The size of a hand.
    HandSize(Side, usize),
    /// The size of a deck.
    DeckSize(Deck, usize),
    /// Cards that are discarded, among others.
    InDiscard(Vec<Card>),
    /// Cards that are out of the game, among others.
    Gone(Vec<Card>),
    /// Cards that a side discarded face down, exactly.
    FaceDown(Side, Vec<Card>),
    /// The cards on the table, exactly.
    Table(Vec<Card>),
    /// From where and on which area a battle is fought.
    Battle(Area, Area),
    /// There is no battle.
    NoBattle,
    /// The round of the battle.
    BattleRound(u8),
    /// The tactics token that a side has revealed in this round of the battle; `-` before.
    Revealed(Side, Option<Tactic>),
    /// The maneuver tokens that a side has used in the battle, exactly.
    UsedTokens(Side, Vec<Maneuver>),
    /// The Combat Strength of a side in this round of the battle, with what has worked so far (rule 10.3.1).
    Strength(Side, u8),
    /// The dice of a side in this round of the battle: all, and how many of them are maneuver dice.
    BattleDice(Side, u8, u8),
    /// The target numbers of a side's combat dice and maneuver dice in this round of the battle.
    Target(Side, u8, u8),
    /// The hits of a side in this round of the battle.
    Hits(Side, u8),
}
