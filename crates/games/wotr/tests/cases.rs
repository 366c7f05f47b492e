//! All case files of the game.

conformance::cases_in!(wotr::State, "../../../cases/wotr");
