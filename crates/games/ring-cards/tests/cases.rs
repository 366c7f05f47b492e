//! All case files of the game, and what `docs/cases.md` tells of it.

conformance::cases_in!(ring_cards::State, "../../../cases/ring-cards");
conformance::given_in_any_order!(ring_cards::State, "../../../cases/ring-cards");
conformance::reference_in!(ring_cards::State, "../../../docs/cases.md", "../../../cases/ring-cards");
