//! What armies on maps share: regions and the borders between them, stacks of figures, groups that are picked out of them,
//! Damage that goes along with them, throws of dice, Action dice, and where regions lie in a map of characters.
//!
//! These are mechanisms. What is allowed, who is asked and what is told of it belongs to each game: there is no rule here, no
//! frame, no question and no line of a log.

mod action_dice;
mod border;
mod chart;
mod damage;
mod group;
mod map;
mod stacks;
mod throw;

pub use action_dice::{ActionDice, may_pass, next_to_act};
pub use border::Border;
pub use chart::Chart;
pub use damage::damage_along;
pub use group::{Figures, Group};
pub use map::Map;
pub use stacks::{Stack, Stacks};
pub use throw::{Throw, target};

#[doc(hidden)]
pub use kit;
