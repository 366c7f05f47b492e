//! What instructions, cards and hooks depend on.

use super::{Filter, Places};
use crate::ids::{Areas, Characters, Deck, Section, Terrains};

/// What an instruction may depend on (`test`, `requires`, `condition`, `when`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// One of these Characters is in play.
    InPlay(Characters),
    /// One of them lies on the Fate Track.
    OnTrack(Characters),
    /// One of them stands on the board.
    OnBoard(Characters),
    /// One of them has neither entered nor been eliminated.
    NotEntered(Characters),
    /// One of them is eliminated.
    Eliminated(Characters),
    /// No card forbids the abilities of one of them.
    AbilitiesWork(Characters),
    /// One of them is in one of these areas.
    In(Characters, Areas),
    /// One of them is the Commander.
    Commander(Characters),
    /// There is such an Army.
    Army(Filter),
    /// Such an Army can attack, after a move of up to one area.
    CanAttack(Filter),
    /// The player controls one of these areas.
    Controls(Areas),
    /// The player controls so many Settlements of the enemy.
    ControlsSettlements(u8),
    /// The player has gained control of a Settlement of the enemy by this action.
    GainedSettlement,
    /// The Shadow controls so many Rohan or Gondor regions (rule 3.7).
    ShadowRegions(u8),
    /// There is such a place.
    Place(Places),
    /// A section of Minas Tirith is breached; any if none is named.
    Breached(Option<Section>),
    /// So many Catapults stand on the board.
    Catapults(u8),
    /// A region has a Nazgûl and a Leader or Captain of the Free Peoples.
    NazgulWithPrey,
    /// A Mordor Orc recruitment area is not controlled by the Free Peoples.
    MordorOrcAreaOpen,
    /// The Entwood holds an Ent and is adjacent to one of these areas.
    EntsAdjacent(Areas),
    /// The Commander stands in the area of one of these Characters, or next to it.
    CommanderNear(Characters),
    /// A Leader of the Free Peoples stands there.
    LeaderIn(Places),
    /// A Leader or a Character stands there.
    LeaderOrCharacterIn(Places),
    /// An unused die lies in the Shadow Box.
    DieInShadowBox,
    /// The Fate Marker stands there or beyond.
    FateAtLeast(u8),
    /// The deck has a card.
    DeckLeft(Deck),
    /// In the battle, the opponent revealed the Regroup token this round.
    OpponentRegrouped,
    /// In the battle, the opponent's unit ability was activated this round.
    OpponentAbility,
    /// In the battle, the player's Army attacks.
    Attacking,
    /// In the battle, the player's Army defends in one of these areas.
    DefendingIn(Areas),
    /// The Army that the moment is about stands in an area of these, of these terrains.
    That(Areas, Terrains),
    /// Corsair Ships lie on the Anduin.
    Ships,
    /// Darkness tokens are left.
    Darkness,
}

/// A test, and whether it must hold or fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The test.
    pub test: Test,
    /// Whether it must hold.
    pub holds: bool,
}

/// Conditions that must all hold.
pub type Conditions = Vec<Condition>;
