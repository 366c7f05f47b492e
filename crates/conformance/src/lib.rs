//! What every Longtable game must pass.
//!
//! [`mod@suite`] holds fourteen properties that hold for every game, every scenario and every number of people; a
//! game switches them on with one line in its tests:
//!
//! ```text
//! conformance::suite!(ring_cards::State, "tests/conformance");
//! ```
//!
//! [`check_types`] keeps the browser's types in step with Rust's. [`reading`] reads what random games say. [`playing`] plays at
//! random for benchmarks and examples, [`mod@bench`] is the body of the benchmarks. [`later`] is a game with its rules corrected,
//! [`packed`] one that has been given data packs. [`saved`] and [`hidden`] are what tests of saved positions and of hidden
//! information share.

pub mod bench;
pub mod hidden;
pub mod later;
pub mod packed;
pub mod playing;
pub mod reading;
pub mod saved;
pub mod suite;
mod typescript;

pub use suite::{Failure, Hidden, Runs};
pub use typescript::check_types;
