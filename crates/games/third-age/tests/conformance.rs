//! The properties that every game must have, in whole games and in games that begin in the middle.

conformance::suite!(third_age::State, "tests/conformance");
conformance::suite_from_the_middle!(third_age::State, "tests/conformance", "../../../cases/third-age");
