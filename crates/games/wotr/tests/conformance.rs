//! The properties that every game must have, in whole games and in games that begin in the middle.

conformance::suite!(wotr::State, "tests/conformance");
conformance::suite_from_the_middle!(wotr::State, "tests/conformance", "../../../cases/wotr");
