//! The properties that every game must have, in whole games and in games that begin in the middle.

conformance::suite!(champions::State, "tests/conformance");
conformance::suite_from_the_middle!(champions::State, "tests/conformance", "../../../cases/champions");
