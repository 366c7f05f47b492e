//! What happens, as the log reports it.

use crate::action::{Deed, Tactic};
use crate::battle::DICE;
use crate::figures::Party;
use crate::ids::{
    Area, Card, Cards, Character, Deck, Engine, Face, Faces, Leader, Location, Maneuver, Pool, Section, Side,
    Tile, TokenFace, Unit,
};
use crate::ops::Script;
use crate::state::Ending;
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A round begins.
    Round(u16),
    /// The pools of dice for the round.
    Pools {
        /// Of the Free Peoples.
        free_peoples: u8,
        /// Of the Shadow.
        shadow: u8,
    },
    /// A side drew a card.
    Drew {
        /// Who.
        side: Side,
        /// From which deck.
        deck: Deck,
        /// Which one; hidden from the other.
        card: Option<Card>,
    },
    /// A side discarded a card face down.
    Discarded {
        /// Who.
        side: Side,
        /// The back of the card.
        deck: Deck,
        /// Which one; hidden from the other.
        card: Option<Card>,
    },
    /// A side took a card out of the other's hand (rule 7.7.12).
    Took {
        /// Who.
        side: Side,
        /// Which.
        card: Card,
    },
    /// A side looked at the other's hand.
    Looked {
        /// Who.
        side: Side,
        /// What it saw; hidden from onlookers.
        cards: Option<Cards>,
    },
    /// The Generic deck was made anew.
    Reshuffled,
    /// The Gríma or Darkness cards left the game (rules 8.3, 9.7.3).
    DeckGone(Deck),
    /// The Commander's location.
    Location(Location),
    /// Leadership tokens were placed with an Army.
    LeadershipPlaced {
        /// Where.
        area: Area,
        /// How many.
        tokens: u8,
    },
    /// Leadership tokens were set aside.
    LeadershipSetAside(u8),
    /// Leadership tokens were removed from an Army.
    LeadershipLost {
        /// Where.
        area: Area,
        /// How many.
        tokens: u8,
    },
    /// A Fate tile was drawn.
    TileDrawn(Tile),
    /// A Fate tile was set aside for another.
    TileSetAside(Tile),
    /// A Fate tile was applied.
    TileApplied(Tile),
    /// A special Fate tile was put into the Fate Pool.
    TileAdded(Tile),
    /// The discarded normal tiles were put back into the empty Fate Pool (rule 6.6).
    FatePoolFilled,
    /// The Fate Marker moved.
    Fate {
        /// From.
        from: u8,
        /// To.
        to: u8,
    },
    /// A Character's counter moved on the Fate Track.
    CounterMoved {
        /// Who.
        character: Character,
        /// To.
        space: u8,
    },
    /// So many dice went into the Shadow Box.
    ShadowBox(u8),
    /// A side rolled its dice.
    Rolled {
        /// The side.
        side: Side,
        /// The faces.
        unused: Faces,
    },
    /// A side passed.
    Passed(Side),
    /// A side used a die.
    Used {
        /// Who.
        side: Side,
        /// The die.
        face: Face,
        /// For what.
        deed: Deed,
    },
    /// A side used two dice at once.
    UsedTwo {
        /// Who.
        side: Side,
        /// The dice.
        faces: (Face, Face),
        /// For what.
        deed: Deed,
    },
    /// The Free Peoples used an Action token.
    UsedToken(Deed),
    /// An Action token was lost for good.
    TokenLostForGood,
    /// A die was turned.
    DieTurned {
        /// Whose.
        side: Side,
        /// From.
        from: Face,
        /// To.
        to: Face,
    },
    /// An unused die counts as used.
    DieLost {
        /// Whose.
        side: Side,
        /// Which.
        face: Face,
    },
    /// A side played a card.
    Played {
        /// Who.
        side: Side,
        /// Which.
        card: Card,
    },
    /// A card left the table.
    CardEnded(Card),
    /// An ability, a hook or a combat card works.
    Works {
        /// Whose it is.
        side: Side,
        /// Which.
        script: Script,
    },
    /// A Character entered play.
    Entered {
        /// Who.
        character: Character,
        /// Where.
        area: Area,
    },
    /// A Character moved.
    CharacterMoved {
        /// Who.
        character: Character,
        /// Where to.
        to: Area,
    },
    /// The Commander's figure went back to the Shadow Box.
    CommanderLeft(Character),
    /// Another Minion is Commander now.
    Commander(Character),
    /// A Character is eliminated.
    CharacterLost(Character),
    /// An eliminated Character is in play again.
    CharacterBack {
        /// Who.
        character: Character,
        /// Where.
        area: Area,
    },
    /// Figures went from one area to another.
    Marched {
        /// Whose.
        side: Side,
        /// From.
        from: Area,
        /// To.
        to: Area,
        /// Who.
        party: Party,
    },
    /// A Settlement or Stronghold changed hands.
    Control {
        /// Where.
        area: Area,
        /// To whom.
        side: Side,
    },
    /// A Rohan recruitment area changed hands (rule 3.8).
    Barred {
        /// Where.
        area: Area,
        /// Whether the Free Peoples control it now.
        barred: bool,
    },
    /// Recruitment tokens left the game unseen.
    TokensLost {
        /// Of which pool.
        pool: Pool,
        /// Where they were.
        area: Area,
        /// How many.
        tokens: u8,
    },
    /// Recruitment tokens were placed face down.
    TokensPlaced {
        /// Of which pool.
        pool: Pool,
        /// Where.
        area: Area,
        /// How many.
        tokens: u8,
    },
    /// A Recruitment token was flipped.
    Flipped {
        /// Where.
        area: Area,
        /// What it shows.
        face: TokenFace,
    },
    /// Everything in To Rohan went to Forgotten Road (rule 9.9.5).
    Woses,
    /// A unit was placed.
    Placed {
        /// Which.
        unit: Unit,
        /// Where.
        area: Area,
    },
    /// A Leader was placed.
    LeaderPlaced {
        /// Which.
        leader: Leader,
        /// Where.
        area: Area,
    },
    /// A Leader was removed or eliminated.
    LeaderLost {
        /// Which.
        leader: Leader,
        /// Where.
        area: Area,
    },
    /// A unit was removed as a casualty.
    Eliminated {
        /// Which.
        unit: Unit,
        /// Where.
        area: Area,
        /// How many Damage tokens it took along.
        tokens: u8,
    },
    /// A unit was removed because of the limit.
    Removed {
        /// Which.
        unit: Unit,
        /// Where.
        area: Area,
    },
    /// An Army has no unit left.
    Destroyed {
        /// Whose.
        side: Side,
        /// Where.
        area: Area,
    },
    /// Damage was put on an Army, or on its protection.
    Damaged {
        /// Whose.
        side: Side,
        /// Where.
        area: Area,
        /// On the Army.
        army: u8,
        /// On its protection.
        protection: u8,
    },
    /// Damage was removed from an Army.
    Healed {
        /// Where.
        area: Area,
        /// How many tokens.
        tokens: u8,
    },
    /// A Stronghold lost or regained protection; negative: regained.
    Protection {
        /// Where.
        area: Area,
        /// Which section.
        section: Option<Section>,
        /// How many points.
        points: i8,
    },
    /// A Stronghold or section is breached.
    Breached {
        /// Where.
        area: Area,
        /// Which section.
        section: Option<Section>,
    },
    /// Dice were rolled outside a battle.
    Threw {
        /// The dice.
        dice: crate::state::Dice,
        /// The number that succeeds.
        needed: u8,
        /// How many did.
        successes: u8,
    },
    /// An Army is rallied.
    Rally {
        /// Where.
        area: Area,
    },
    /// Ents came to the Entwood.
    EntsPlaced(u8),
    /// An Ent marched to an area.
    EntMarched(Area),
    /// The Ents attack an Army.
    EntAttack {
        /// Where.
        area: Area,
        /// Whether an Ent was removed for it.
        removed: bool,
    },
    /// The Ents gathered.
    EntsGathered {
        /// Where.
        area: Area,
        /// How many.
        ents: u8,
    },
    /// A Nazgûl was placed or moved.
    NazgulPlaced {
        /// From there; from the supply if none.
        from: Option<Area>,
        /// To there.
        to: Area,
    },
    /// Nazgûl went back to the supply.
    NazgulRemoved {
        /// From there.
        area: Area,
        /// How many.
        figures: u8,
    },
    /// Darkness tokens are left.
    Darkness(u8),
    /// Corsair Ships lie on the Anduin.
    Ships(u8),
    /// An engine was built.
    Built {
        /// Which.
        engine: Engine,
        /// Where.
        area: Area,
    },
    /// An engine was removed.
    EngineLost {
        /// Which.
        engine: Engine,
        /// Where.
        area: Area,
    },
    /// The Catapults fire at a section, or at the Army in Minas Tirith.
    Catapults {
        /// The section.
        section: Option<Section>,
    },
    /// Something in a battle.
    Battle(BattleEvent),
    /// The game is over.
    Ended(Ending),
}

/// What happens in a battle, as the log reports it. Damage, casualties and lost Characters are reported as they are outside a
/// battle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BattleEvent {
    /// It begins.
    Began {
        /// The attacker.
        attacker: Side,
        /// From where; the first of several in a Combined Attack.
        from: Area,
        /// The defender's area.
        at: Area,
        /// Whether it is a Combined Attack.
        combined: bool,
    },
    /// A Siege Tower is used.
    Tower,
    /// An attack from a recruitment area (rule 9.3.4).
    FromRecruitment {
        /// From there.
        from: Area,
        /// The enemy there.
        at: Area,
    },
    /// An Army of a Combined Attack fights the next round.
    Fights {
        /// The attacker.
        attacker: Side,
        /// Where the Army is.
        from: Area,
    },
    /// A side has Terrain Superiority and draws a Generic card.
    Superiority {
        /// Which.
        side: Side,
        /// Its units on favorite terrain.
        own: u8,
        /// The enemy's.
        enemy: u8,
        /// Whether it is by a card, without a count.
        automatic: bool,
    },
    /// Nobody has Terrain Superiority.
    NoSuperiority,
    /// A round begins.
    Round(u8),
    /// A side has chosen its tactics token.
    Chose {
        /// Which side.
        side: Side,
        /// Which one; hidden from the other.
        tactic: Option<Tactic>,
    },
    /// A tactics token is revealed.
    Revealed {
        /// Whose.
        side: Side,
        /// Which.
        tactic: Tactic,
    },
    /// A side has chosen a card for its Combat Event.
    ChoseCard {
        /// Which side.
        side: Side,
        /// Which one, or none; hidden from the other.
        card: Option<Card>,
    },
    /// A side shows its card, or plays none.
    Card {
        /// Whose.
        side: Side,
        /// Which.
        card: Option<Card>,
    },
    /// A further maneuver token is used.
    Extra {
        /// Whose.
        side: Side,
        /// Which.
        maneuver: Maneuver,
    },
    /// A side takes its used maneuver tokens back.
    TookBack(Side),
    /// A Combat Event token is cancelled.
    EventCancelled(Side),
    /// A side is about to roll.
    Dice {
        /// Which side.
        side: Side,
        /// Combat dice.
        combat: u8,
        /// Maneuver dice.
        maneuver: u8,
        /// The target number of combat dice.
        target: u8,
        /// The target number of maneuver dice.
        target_maneuver: u8,
        /// What is added to each die.
        plus: i8,
    },
    /// A side has rolled.
    Threw {
        /// Which side.
        side: Side,
        /// The dice, the maneuver dice first.
        dice: [u8; DICE as usize],
        /// How many there are.
        n: u8,
        /// How many of them are maneuver dice.
        maneuver: u8,
        /// The hits.
        hits: u8,
        /// Whether it is a re-roll.
        again: bool,
    },
    /// A side makes no Leader Re-roll.
    NoReroll(Side),
    /// A unit ability is activated: a maneuver die hits.
    Activated {
        /// Whose.
        side: Side,
        /// Which.
        maneuver: Maneuver,
    },
    /// A unit ability is cancelled.
    AbilityCancelled {
        /// Whose.
        side: Side,
        /// Which.
        maneuver: Maneuver,
    },
    /// A Nazgûl ability is used.
    Nazgul {
        /// Which.
        n: u8,
        /// Whether by Lord of the Nazgûl.
        lord: bool,
    },
    /// Damage is cancelled.
    Cancelled {
        /// Whose Army it was against.
        side: Side,
        /// How much.
        tokens: u8,
    },
    /// A card ends the battle.
    Fog,
    /// The attacker goes on.
    GoesOn(Side),
    /// The attacker ceases.
    Ceased(Side),
    /// The defender stays.
    Stays(Side),
    /// The defender retreats.
    Retreats {
        /// Who.
        side: Side,
        /// Where to.
        to: Area,
        /// Whether the attacker chose, with one Damage.
        forced: bool,
    },
    /// The defender routs.
    Routs(Side),
    /// The attacker does not advance.
    NoAdvance,
    /// It is over.
    Ended,
}

impl kernel::Event for Event {
    fn seen_by_others(&self) -> Option<Event> {
        match *self {
            Event::Drew { side, deck, .. } => Some(Event::Drew { side, deck, card: None }),
            Event::Discarded { side, deck, .. } => Some(Event::Discarded { side, deck, card: None }),
            Event::Looked { side, .. } => Some(Event::Looked { side, cards: None }),
            Event::Battle(BattleEvent::Chose { side, .. }) => {
                Some(Event::Battle(BattleEvent::Chose { side, tactic: None }))
            }
            Event::Battle(BattleEvent::ChoseCard { side, .. }) => {
                Some(Event::Battle(BattleEvent::ChoseCard { side, card: None }))
            }
            // Everything else is public, and logged so.
            _ => None,
        }
    }
}
