//! The names of things.

mod areas;
mod cards;
mod characters;
mod dice;
mod sides;
mod units;

pub use areas::*;
pub use cards::*;
pub use characters::*;
pub use dice::*;
pub use sides::*;
pub use units::*;
