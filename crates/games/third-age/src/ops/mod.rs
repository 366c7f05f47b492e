//! What cards and abilities do: the words of `data/ops.json`, compiled (rule 7.7.10, Appendix E).
//!
//! An effect is a flat list of instructions ([`Op`]), carried out one after the other by `cards`. The lists come from the data or
//! from a pack: [`crate::book`] compiles them once for a table. Nested lists (`then`, `options`, `per_success`, `battle`) stand
//! behind the instruction that they belong to, which says how long they are.

mod asks;
mod conditions;
mod parts;
mod places;

pub use asks::{CardAsk, CardFrame, Script, Step};
pub use conditions::{Condition, Conditions, Test};
pub use parts::{
    Amount, Ban, DiceFor, How, Hurt, Pick, Price, Prices, Protected, Relieved, Rolls, Rounds, Target, Victim,
    WhichDice,
};
pub use places::{EVERYWHERE, Filter, Near, PlaceFilter, PlaceFilters, PlaceKind, PlaceKinds, Places, Whose};

use crate::ids::{
    Area, Cards, Character, Characters, Deck, Face, Leader, Pool, Side, Tile, Unit, UnitTypes, Units,
};

/// One instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    // How the list goes on.
    /// So many instructions are left out unless this holds.
    Unless(Condition, u8),
    /// So many instructions are left out.
    Skip(u8),
    /// One of the following options that can be done is chosen; each is an [`Op::Option`] with its list, and so many instructions
    /// in all belong to them. If none can be done, the fallback behind them is carried out.
    Choose {
        /// Who chooses.
        by: Target,
        /// Whether none may be chosen.
        optional: bool,
        /// How many options.
        options: u8,
        /// The instructions of all options.
        len: u8,
        /// The instructions of the fallback, behind the options.
        fallback: u8,
    },
    /// An option of so many instructions.
    Option(u8),
    /// Somebody pays in one of these ways; if he does not, so many instructions are left out: all that follow in the same list.
    Pay {
        /// Who: the opponent within an [`Op::Choose`] of his.
        by: Target,
        /// The ways.
        prices: Prices,
        /// Whether he may decline.
        optional: bool,
        /// The instructions that depend on it.
        len: u8,
    },
    /// Dice are rolled; for each success the following instructions are carried out.
    Roll {
        /// How many.
        dice: DiceFor,
        /// The number that succeeds.
        success: u8,
        /// How many instructions follow for each success.
        len: u8,
    },

    // Armies.
    /// An Army is chosen: later instructions call it the chosen Army.
    ChooseArmy(Filter),
    /// A place is chosen: later instructions call it the chosen place.
    ChoosePlace {
        /// Among these.
        places: Places,
    },
    /// Armies move (rule 7.4).
    Move {
        /// Which.
        filter: Filter,
        /// How many.
        pick: Pick,
        /// How many areas each.
        steps: u8,
        /// Whether the whole Army moves, the player choosing where to an area without an Army of his, that he does not control and
        /// where the limit holds (It Is the Will of Théoden King).
        whole: bool,
    },
    /// An attack (rule 10.1). The following instructions hold for that battle.
    Attack {
        /// With which Army; [`Filter::chosen`] for the one that moved or was chosen.
        filter: Filter,
        /// Whether any of the Armies that moved may attack.
        one_of_moved: bool,
        /// Whether it may be declined.
        optional: bool,
        /// Only this target.
        target: Option<Places>,
        /// How many instructions follow for the battle.
        len: u8,
    },
    /// A Combined Attack (rule 10.13).
    CombinedAttack {
        /// Whether it may be declined.
        optional: bool,
    },
    /// A move or an attack over a river border, which counts as a ford (rule 7.7.5).
    CrossRiver {
        /// Whether it is an attack.
        attack: bool,
    },
    /// Armies are rallied (rule 7.6).
    Rally {
        /// Which.
        filter: Filter,
        /// How many.
        pick: Pick,
        /// The number that succeeds.
        success: u8,
    },
    /// Armies lose Damage tokens.
    RemoveDamage {
        /// Which.
        of: Relieved,
        /// How many tokens each.
        tokens: Amount,
        /// Whether once in each battle only.
        once: bool,
    },
    /// Armies take Damage (rule 10.8.6).
    InflictDamage {
        /// Which.
        hurt: Hurt,
        /// How much.
        tokens: u8,
        /// Whether it goes to the Army itself, not to its protection.
        bypass: bool,
        /// In which rounds, in a battle.
        rounds: Rounds,
    },
    /// Armies receive Leadership tokens.
    PlaceLeadership {
        /// Where.
        places: Places,
        /// Which Armies, if they are chosen.
        pick: Option<(Filter, Pick)>,
        /// How many each.
        tokens: u8,
        /// Whether in each of the places; otherwise in one of them.
        each: bool,
    },
    /// Leadership tokens of a side are removed, the player choosing.
    RemoveLeadership {
        /// Whose.
        side: Side,
        /// How many.
        tokens: Amount,
    },

    // Figures and tokens.
    /// Units come from the supply (rules 7.3.3, 7.3.7).
    PlaceUnits {
        /// How many of each type; all in one place unless `each` or `per_place`. Units of the enemy are not placed.
        units: Units,
        /// Instead: so many of these types, as the player likes.
        any_of: Option<(UnitTypes, u8)>,
        /// Where.
        places: Places,
        /// Which Armies, if they are chosen.
        pick: Option<(Filter, Pick)>,
        /// Whether fewer may be placed.
        optional: bool,
        /// Whether so many in each of the places.
        each: bool,
        /// One by one in several places, at most so many in each.
        per_place: Option<u8>,
    },
    /// Leaders come from the supply.
    PlaceLeader {
        /// Which.
        leader: Leader,
        /// How many.
        count: u8,
        /// Where.
        places: Places,
        /// Whether so many in each of the places.
        each: bool,
    },
    /// Recruitment tokens are flipped (rule 7.3.2).
    FlipTokens {
        /// Where.
        places: Places,
        /// In how many of the places; otherwise in whichever, as many as the player likes in each.
        pick: Option<Pick>,
        /// How many: in each place with `pick`, in all without.
        tokens: Amount,
    },
    /// Recruitment tokens are placed face down (rule 1.11).
    PlaceTokens {
        /// Of which pool; of the own, or that of the place, if none is named. In a recruitment area of another nation none is
        /// placed.
        pool: Option<Pool>,
        /// Where.
        places: Places,
        /// How many; in each place if `each`.
        tokens: u8,
        /// Whether in each of the places.
        each: bool,
    },
    /// Recruitment tokens are placed and flipped (rules 1.11, 9.4.2).
    PlaceAndFlip {
        /// Of which pool; the player chooses by 9.4.2 if none is named. In a recruitment area of another nation none is placed.
        pool: Option<Pool>,
        /// Where.
        places: Places,
        /// Which Armies, if they are chosen.
        pick: Option<(Filter, Pick)>,
        /// How many.
        tokens: Amount,
        /// Whether in each of the places.
        each: bool,
    },
    /// Recruitment tokens leave the game unseen, the player choosing.
    RemoveTokens {
        /// Whose.
        side: Side,
        /// Where; anywhere if no place is named.
        places: Option<Places>,
        /// How many.
        tokens: Amount,
        /// Whether each in another place.
        apart: bool,
    },
    /// A Leader there is eliminated, the player choosing.
    EliminateLeader(Places),
    /// A Character is eliminated (rule 7.5.8).
    EliminateCharacter(Victim),
    /// One unit of a type is removed and takes up to so much Damage with it (Grim Ranks).
    EliminateForDamage {
        /// The type.
        unit: Unit,
        /// How many units.
        units: u8,
        /// The most Damage that each takes along.
        tokens: u8,
    },
    /// An eliminated Captain or Companion is in play again there.
    ReturnCharacter(Places),
    /// Characters enter play without a die (rule 6.10).
    Enter {
        /// Who.
        characters: Characters,
        /// Where.
        places: Places,
    },
    /// The Commander's figure goes there until the end of the round (rule 9.2.1); that Army is the chosen one.
    PlaceCommander(Places),
    /// An ability of a Character is used without its cost, the player choosing.
    UseAbility(Character),

    // Fate, dice, cards.
    /// A special tile goes into the Fate Pool (rule 6.8).
    AddTile(Tile),
    /// The Fate Marker moves, not below the minimum (rule 6.5).
    MoveFate {
        /// Forward, or back if negative.
        spaces: i8,
        /// Not below this.
        minimum: u8,
    },
    /// A Character's counter moves; negative: towards 0.
    MoveCounter {
        /// Whose.
        character: Character,
        /// How far.
        spaces: i8,
    },
    /// Darkness tokens are removed (rule 9.7).
    RemoveDarkness(u8),
    /// An own unused die is turned to this face.
    SetDie(Face),
    /// Unused dice count as used.
    DiscardDie {
        /// Whose.
        side: Side,
        /// How many.
        dice: u8,
        /// Whether dice of the Shadow Box are meant.
        shadow_box: bool,
        /// Who chooses.
        chooser: Target,
    },
    /// Cards are drawn (rule 7.7.6).
    DrawCards {
        /// From which deck.
        deck: Deck,
        /// How many.
        cards: u8,
    },
    /// Cards of a hand are discarded.
    DiscardCards {
        /// Whose.
        side: Side,
        /// Of which deck; of any if none is named.
        deck: Option<Deck>,
        /// How many.
        cards: Amount,
        /// How they are chosen.
        how: How,
    },
    /// Cards of the opponent's hand are taken at random (rule 7.7.12).
    TakeCards {
        /// Whose.
        side: Side,
        /// Of which deck; of any if none is named.
        deck: Option<Deck>,
        /// How many.
        cards: u8,
    },
    /// The player sees a hand (rule 7.7.12).
    LookAtHand(Side),
    /// These cards leave the table if they are there.
    DiscardTableCards(Cards),
    /// The card leaves the table and the game.
    DiscardThis,
    /// The card stays on the table with its hooks (rule 7.7.11).
    StayOnTable,
    /// Something is not allowed until the end of the round, or while the card lies.
    Forbid {
        /// What.
        ban: Ban,
        /// Until the end of the round.
        this_round: bool,
        /// While this holds.
        when: Conditions,
    },

    // Ents, Nazgûl, engines, ships, Strongholds.
    /// Ents come from the supply to the Entwood (rule 8.6.1).
    PlaceEnts(u8),
    /// The Entwood is activated (rule 8.6.6).
    ActivateEntwood,
    /// One Ent attack (rule 8.6.6).
    EntAttack {
        /// On which Army.
        filter: Filter,
        /// Whether an Ent of the Entwood is removed for it.
        remove: bool,
    },
    /// Nazgûl are placed, from supply or board, in any areas (rule 9.6.1).
    PlaceNazgul(Amount),
    /// Nazgûl go to the supply.
    RemoveNazgul {
        /// Where: an area, or all areas of a region.
        places: Places,
        /// How many.
        figures: Amount,
    },
    /// Engines are built, up to so many in any mix (rule 9.10.2).
    BuildEngines(u8),
    /// The Catapults fire (rule 9.10.5).
    FireCatapults {
        /// Whether it may be declined.
        optional: bool,
    },
    /// Corsair Ships come from the supply to the Anduin.
    PlaceShips(u8),
    /// Corsair Ships go to the supply.
    RemoveShips(Amount),
    /// So many Ships are the price.
    SpendShips(u8),
    /// Points off a Stronghold or section.
    RemoveProtection {
        /// Of which.
        of: Protected,
        /// How many.
        points: u8,
    },
    /// Points back to unbreached sections or Strongholds, divided as the player likes.
    RestoreProtection {
        /// Of which.
        of: Protected,
        /// How many at most.
        points: u8,
    },
    /// Everything in a recruitment area goes to another, which takes its place (rule 9.9.5).
    MoveRecruitmentArea {
        /// From there.
        from: Area,
        /// To there.
        to: Area,
    },

    // Battles.
    /// Added to the number of dice, after the limit of five.
    DiceCount {
        /// Whose.
        target: Target,
        /// How many.
        value: i8,
        /// Not below this.
        minimum: u8,
    },
    /// Added to every die of the rolls.
    DieModifier {
        /// Whose.
        target: Target,
        /// How much.
        value: i8,
        /// Of which rolls.
        rolls: Rolls,
        /// In which rounds.
        rounds: Rounds,
    },
    /// The target number is this (rule 10.5.2).
    TargetNumber {
        /// Whose.
        target: Target,
        /// Of which dice.
        dice: WhichDice,
        /// The number.
        value: u8,
        /// Only where the number would be this.
        instead_of: Option<u8>,
        /// Of which rolls.
        rolls: Rolls,
        /// In which rounds.
        rounds: Rounds,
    },
    /// Added to Leadership.
    Leadership {
        /// Whose.
        target: Target,
        /// How much.
        value: i8,
        /// Not below this.
        minimum: u8,
    },
    /// Added to Combat Strength, while this holds.
    Strength {
        /// Whose.
        target: Target,
        /// How much.
        value: i8,
        /// While this holds.
        when: Conditions,
    },
    /// Each unit counts with this Combat Strength this round.
    UnitStrength {
        /// Whose.
        target: Target,
        /// The strength.
        value: u8,
    },
    /// No Leader Re-roll this round.
    CancelReroll(Target),
    /// The Combat Event token is cancelled (rule 10.4.3).
    CancelCombatEvent(Target),
    /// The unit ability that was activated this round has no effect.
    CancelAbility(Target),
    /// Hits or added Damage of this round are taken away before they are placed.
    CancelDamage {
        /// Whose.
        target: Target,
        /// How many.
        tokens: u8,
        /// Also those against protection.
        protection: bool,
    },
    /// The owner removes units until so much Damage is left at most.
    ForceCasualties {
        /// Whose.
        target: Target,
        /// The most that is left.
        left: u8,
    },
    /// No retreat in these rounds, and no rout if `rout`.
    ForbidRetreat {
        /// Whose.
        target: Target,
        /// In which rounds.
        rounds: Rounds,
        /// No rout either.
        rout: bool,
    },
    /// A hitting maneuver die that shows 6 is two hits.
    DoubleSix,
    /// That player has Terrain Superiority without a count (rule 10.2.2).
    TerrainSuperiority(Target),
    /// Up to so many own dice are re-rolled after the Leader Re-rolls.
    ExtraReroll {
        /// How many at most.
        dice: u8,
        /// Whether once in each battle only.
        once: bool,
    },
    /// One used maneuver token is used this round (Determined Attack).
    ReplayManeuver,
    /// One available maneuver token is used this round, and comes back at its end (Determined Attack).
    ExtraManeuver,
    /// The battle is over at the end of the round, nobody moves.
    EndBattle,

    // Quantities that hooks change.
    /// Added to the quantity that the hook names.
    Add {
        /// How much.
        value: i8,
        /// Not below this.
        minimum: i8,
    },
    /// The quantity that the hook names becomes this.
    Set {
        /// The value.
        value: u8,
        /// Whether once in each round of battle only.
        once: bool,
    },
    /// Every terrain is favorite terrain.
    EveryTerrain,
}
