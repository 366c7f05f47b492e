//! All case files of the game, and what `docs/cases.md` says about it.

cases::cases_in!(ring_cards::State, "../../../cases/ring-cards");
cases::given_in_any_order!(ring_cards::State, "../../../cases/ring-cards");
cases::reference_in!(ring_cards::State, "../../../docs/cases.md", "../../../cases/ring-cards");
