//! The properties that every game must have, in whole games and in games that begin in the middle.

conformance::suite!(five_armies::State, "tests/conformance");
conformance::suite_from_the_middle!(five_armies::State, "tests/conformance", "../../../cases/five-armies");
