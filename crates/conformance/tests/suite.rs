//! The suite passes on a game that keeps the contract.

#[path = "../../ai/tests/toy/mod.rs"]
mod toy;

conformance::suite!(toy::Toy, "tests/last-stone");

mod with_packs {
    use super::toy::Toy;
    use conformance::packed::Packed;
    use conformance::suite::{must_hold, outlives_corrections, packs_fit, saved_plays_on};
    use conformance::{Hidden, Runs};

    fn runs() -> Runs {
        Runs::from_env(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/last-stone"), Hidden::Something)
    }

    #[test]
    fn packs_fit_the_game() {
        must_hold(packs_fit::<Packed<Toy>>(&runs()));
    }

    #[test]
    fn it_is_saved_and_read() {
        must_hold(saved_plays_on::<Packed<Toy>>(&runs()));
        must_hold(outlives_corrections::<Packed<Toy>>(&runs()));
    }
}
