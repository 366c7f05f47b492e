//! All case files of the game, and what `docs/cases.md` says about it.

cases::cases_in!(wotr::State, "../../../cases/wotr");
cases::given_in_any_order!(wotr::State, "../../../cases/wotr");
cases::reference_in!(wotr::State, "../../../docs/cases.md", "../../../cases/wotr");
