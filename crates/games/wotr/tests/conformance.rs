//! The twelve properties that every game must have.

conformance::suite!(wotr::State, "tests/conformance");
