//! All case files of the game, and what `docs/cases.md` says about it.

cases::cases_in!(five_armies::State, "../../../cases/five-armies");
cases::given_in_any_order!(five_armies::State, "../../../cases/five-armies");
cases::reference_in!(five_armies::State, "../../../docs/cases.md", "../../../cases/five-armies");
