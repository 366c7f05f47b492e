//! The names of things.

mod areas;
mod cards;
mod characters;
mod dice;
mod places;
mod sides;
mod units;

pub use areas::*;
pub use cards::*;
pub use characters::*;
pub use dice::*;
pub use places::{ByPlace, Tokens};
pub use sides::*;
pub use units::*;
