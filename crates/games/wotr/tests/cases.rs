//! All case files of the game, and what `docs/cases.md` tells of it.

conformance::cases_in!(wotr::State, "../../../cases/wotr");
conformance::given_in_any_order!(wotr::State, "../../../cases/wotr");
conformance::reference_in!(wotr::State, "../../../docs/cases.md", "../../../cases/wotr");
