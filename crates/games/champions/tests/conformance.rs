//! The twelve properties that every game must have.

conformance::suite!(champions::State, "tests/conformance");
