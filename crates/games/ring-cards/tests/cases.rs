//! All case files of the game.

conformance::cases_in!(ring_cards::State, "../../../cases/ring-cards");
