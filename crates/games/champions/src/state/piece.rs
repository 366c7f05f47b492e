//! Cards in play.

use crate::ids::{AbilityId, Card, CardSet, Faction, Kind, PieceId, Status, Trait};
use crate::printed::{Def, Stat, fixed};
use kernel::Seat;
use kit::Set;
use serde::{Deserialize, Serialize};

/// A card in play (rule 4.1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// Its number.
    pub id: PieceId,
    /// The face that shows; of a facedown Drone the hidden one.
    pub card: Card,
    /// Whether it is a facedown Drone (rule 27.3.1).
    pub facedown: bool,
    /// Whose deck it belongs to; none for the scenario's cards.
    pub owner: Option<Seat>,
    /// Who controls it; none for the scenario's cards.
    pub controller: Option<Seat>,
    /// The player whom a minion is engaged with.
    pub engaged: Option<Seat>,
    /// What it is attached to.
    pub host: PieceId,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Status cards.
    pub statuses: Set<Status>,
    /// Damage sustained.
    pub damage: u16,
    /// Threat on a scheme.
    pub threat: u16,
    /// Counters.
    pub counters: u8,
    /// Abilities used this round, as bits; those of the alter-ego side in the upper half.
    pub used: u8,
    /// Damage that is about to be dealt to it.
    pub due: u16,
    /// Damage that is fixed and waits to be placed together with other damage (rule 12.3).
    pub coming: u16,
    /// The player who dealt the last damage.
    pub hurt_by: Option<Seat>,
    /// Whether its defeat is being resolved.
    pub dying: bool,
    /// Whether it has activated in this villain phase (rule 8.2.4).
    pub activated: bool,
    /// By which effects under way it is marked: they go through several pieces one by one, and it has not had its turn yet.
    pub marks: u8,
}

/// What a facedown Drone is (rule 27.3.1): its values come from Ultron Drones.
pub static DRONE: Def = Def {
    sch: Stat::N(0),
    atk: Stat::N(0),
    hp: fixed(0),
    traits: &[Trait::Drone],
    ..Def::new(Card::UltronDrones, Kind::Minion, Faction::Encounter, CardSet::Ultron)
};

impl Piece {
    /// A card that enters play.
    pub const fn new(id: PieceId, card: Card) -> Piece {
        Piece {
            id,
            card,
            facedown: false,
            owner: None,
            controller: None,
            engaged: None,
            host: PieceId::NONE,
            exhausted: false,
            statuses: Set::EMPTY,
            damage: 0,
            threat: 0,
            counters: 0,
            used: 0,
            due: 0,
            coming: 0,
            hurt_by: None,
            dying: false,
            activated: false,
            marks: 0,
        }
    }

    /// What is printed on it.
    #[inline]
    pub fn def(&self) -> &'static Def {
        if self.facedown { &DRONE } else { self.card.def() }
    }

    /// Its kind.
    #[inline]
    pub fn kind(&self) -> Kind {
        self.def().kind
    }

    /// Whether it has the status card.
    pub fn has(&self, status: Status) -> bool {
        self.statuses.contains(status)
    }

    /// Gives it the status card.
    pub fn give(&mut self, status: Status) {
        self.statuses.insert(status);
    }

    /// Takes the status card from it.
    pub fn take(&mut self, status: Status) {
        self.statuses.remove(status);
    }

    /// Whether it is an identity.
    pub fn is_identity(&self) -> bool {
        matches!(self.kind(), Kind::Hero | Kind::AlterEgo)
    }

    /// Whether it is an identity in hero form.
    pub fn is_hero(&self) -> bool {
        self.kind() == Kind::Hero
    }

    /// Whether it is a minion.
    pub fn is_minion(&self) -> bool {
        self.kind() == Kind::Minion
    }

    /// Whether it is an enemy.
    pub fn is_enemy(&self) -> bool {
        matches!(self.kind(), Kind::Minion | Kind::Villain)
    }

    /// Whether it is an ally.
    pub fn is_ally(&self) -> bool {
        self.kind() == Kind::Ally
    }

    /// Whether it is a friendly character.
    pub fn is_friendly(&self) -> bool {
        matches!(self.kind(), Kind::Hero | Kind::AlterEgo | Kind::Ally)
    }

    /// Whether it is a scheme.
    pub fn is_scheme(&self) -> bool {
        matches!(self.kind(), Kind::MainScheme | Kind::SideScheme)
    }

    /// Whether an ability of the face that shows was used this round.
    pub fn was_used(&self, ability: AbilityId) -> bool {
        self.used & self.use_bit(ability) != 0
    }

    /// Such an ability counts as used.
    pub fn count_use(&mut self, ability: AbilityId) {
        self.used |= self.use_bit(ability);
    }

    /// The bit of an ability in `used`.
    fn use_bit(&self, ability: AbilityId) -> u8 {
        let shift = if self.kind() == Kind::AlterEgo { ability.0 + 4 } else { ability.0 };
        1u8.checked_shl(u32::from(shift)).unwrap_or(0)
    }
}
