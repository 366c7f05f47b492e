//! The names of things: sides, Nations, Characters, cards, dice, Hunt tiles, regions (chapters 1 to 3 of the rules).

mod cards;
mod characters;
mod dice;
mod regions;
mod sides;
mod tiles;

pub use cards::{Card, Cards, CombatCard, Deck, Icon};
pub use characters::{Ability, ByCharacter, Character, Characters};
pub use dice::{Face, Faces};
pub use regions::{IsengardSettlement, IsengardSettlements, Region, Regions, Stronghold, Strongholds};
pub use sides::{ByNation, BySide, FreeNation, Kind, LEADERS, NAZGUL, Nation, Nations, Side, Units};
pub use tiles::{Tile, TileBag};
