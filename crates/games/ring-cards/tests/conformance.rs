//! The twelve properties that every game must have.

conformance::suite!(ring_cards::State, "tests/conformance");
