//! All case files of the game, and what `docs/cases.md` tells of it.

conformance::cases_in!(champions::State, "../../../cases/champions");
conformance::given_in_any_order!(champions::State, "../../../cases/champions");
conformance::reference_in!(champions::State, "../../../docs/cases.md", "../../../cases/champions");
