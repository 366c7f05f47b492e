//! The suite passes on a game that keeps the contract.

#[path = "../../ai/tests/toy/mod.rs"]
mod toy;

conformance::suite!(toy::Toy, "tests/last-stone");
