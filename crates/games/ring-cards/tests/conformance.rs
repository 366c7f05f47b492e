//! The properties that every game must have, in whole games and in games that begin in the middle.

conformance::suite!(ring_cards::State, "tests/conformance");
conformance::suite_from_the_middle!(ring_cards::State, "tests/conformance", "../../../cases/ring-cards");
