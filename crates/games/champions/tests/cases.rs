//! All case files of the game.

conformance::cases_in!(champions::State, "../../../cases/champions");
