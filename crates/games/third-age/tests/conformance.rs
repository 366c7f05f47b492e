//! The properties that every game must have, in whole games.

conformance::suite!(third_age::State, "tests/conformance");
