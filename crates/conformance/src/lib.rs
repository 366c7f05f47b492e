//! What every Longtable game must pass, and the runner of case files.
//!
//! [`mod@suite`] holds thirteen properties that hold for every game, every scenario and every number of people; a
//! game switches them on with one line in its tests:
//!
//! ```text
//! conformance::suite!(ring_cards::State, "tests/conformance");
//! ```
//!
//! [`cases`] reads and runs case files: worked examples of the rules as plain text. `docs/cases.md` says how
//! they are written. [`check_types`] keeps the browser's types in step with Rust's. [`playing`] plays at random for
//! benchmarks and examples. [`later`] is a game with its rules corrected.

pub mod cases;
pub mod later;
pub mod playing;
pub mod suite;
mod typescript;

pub use cases::{Case, CaseError, CaseFault, CaseGame, CaseResult, Told};
pub use suite::{Failure, Hidden, Runs};
pub use typescript::check_types;
