//! All case files of the game, and what `docs/cases.md` says about it.

cases::cases_in!(champions::State, "../../../cases/champions");
cases::given_in_any_order!(champions::State, "../../../cases/champions");
cases::reference_in!(champions::State, "../../../docs/cases.md", "../../../cases/champions");
