//! Computer players, and matches between them.
//!
//! A [`Player`] is named by a word or two (`random`, `greedy`, `search:200`). [`choose`] lets one decide, [`search`]
//! is the tree search with its figures, and a [`Simulation`] plays whole games as fast as it can. Everything here
//! follows from its seed, except a search that is given time instead of iterations.

mod greedy;
mod player;
mod random;
mod search;
mod simulate;
mod tree;

pub use player::{ParsePlayerError, Player, choose};
pub use search::{Budget, Found, Search, SearchError, Weighed, search};
pub use simulate::{ANSWERS_LIMIT, AssignError, GameResult, Simulation, SimulationError, assign};
