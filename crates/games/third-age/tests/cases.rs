//! All case files of the game, and what `docs/cases.md` says about it.

cases::cases_in!(third_age::State, "../../../cases/third-age");
cases::given_in_any_order!(third_age::State, "../../../cases/third-age");
cases::reference_in!(third_age::State, "../../../docs/cases.md", "../../../cases/third-age");
