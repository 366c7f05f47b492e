//! Fourteen properties that every game must have.
//!
//! Each is a plain function over [`Runs`], so that it can be called from anywhere and with as many seeds as wanted;
//! [`suite!`](crate::suite!) makes a test of each.
//!
//! | # | function | what holds |
//! | --- | --- | --- |
//! | 1 | [`random_play_ends`] | random play ends within a limit, and everybody who is asked can answer |
//! | 2 | [`legal_is_exact`] | what is listed applies, what is not listed is refused and changes nothing |
//! | 3 | [`check_holds`] | `check` holds after every answer |
//! | 4 | [`saved_plays_on`] | a position saved and loaded is equal and plays on equally |
//! | 5 | [`clone_is_apart`] | a clone played on leaves the original alone |
//! | 6 | [`journal_is_the_game`] | a journal run again gives the same position after every answer |
//! | 7 | [`rolls_back`] | answers taken back and given again lead to the same positions and log |
//! | 8 | [`imagine_keeps_what_is_known`] | `imagine` keeps what the seat knows, varies the rest, and peeks at nothing |
//! | 9 | [`nothing_hidden_leaks`] | worlds that a seat can't tell apart look the same to it, and go on looking the same |
//! | 10 | [`step_back_is_fair`] | a free step back is offered only if nobody learnt anything |
//! | 11 | [`perft`] | the number of positions after n decisions is the recorded one |
//! | 12 | [`recorded_journals`] | recorded journals lead to the recorded positions |
//! | 13 | [`outlives_corrections`] | a saved snapshot comes back, and a game goes on from it when its rules are corrected |
//! | 14 | [`packs_fit`] | what a game says about data packs holds together, and a game with one is played |

mod begins;
mod failure;
mod fixed;
mod knowledge;
mod packs;
mod play;
mod replay;
mod runs;
mod seen;
mod step_back;
mod upgrade;
pub(crate) mod walk;

pub use begins::Begin;
pub use failure::{Failure, Place};
pub use fixed::{PERFT_LIMIT, perft, recorded_journals};
pub use knowledge::{imagine_keeps_what_is_known, nothing_hidden_leaks};
pub use packs::packs_fit;
pub use play::{check_holds, legal_is_exact, random_play_ends};
pub use replay::{clone_is_apart, journal_is_the_game, rolls_back, saved_plays_on};
pub use runs::{Hidden, Runs};
pub use step_back::step_back_is_fair;
pub use upgrade::outlives_corrections;

/// Fails the running test if the property does not hold.
///
/// # Panics
///
/// If it does not hold, with everything needed to see it again.
#[track_caller]
pub fn must_hold(result: Result<(), Failure>) {
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

/// Makes a test of each of the fourteen properties.
///
/// The folder is the game's own, relative to its crate: it holds the perft file and the recorded journals.
/// A game in which nothing is ever hidden says so with `open` as a third argument.
#[macro_export]
macro_rules! suite {
    ($game:ty, $folder:literal) => {
        $crate::suite!(@hidden $game, $folder, $crate::Hidden::Something);
    };
    ($game:ty, $folder:literal, open) => {
        $crate::suite!(@hidden $game, $folder, $crate::Hidden::Nothing);
    };
    (@hidden $game:ty, $folder:literal, $hidden:expr) => {
        $crate::suite!(@tests $game, $folder, $hidden,
            p01_random_play_ends: random_play_ends,
            p02_legal_is_exact: legal_is_exact,
            p03_check_holds: check_holds,
            p04_saved_plays_on: saved_plays_on,
            p05_clone_is_apart: clone_is_apart,
            p06_journal_is_the_game: journal_is_the_game,
            p07_rolls_back: rolls_back,
            p08_imagine_keeps_what_is_known: imagine_keeps_what_is_known,
            p09_nothing_hidden_leaks: nothing_hidden_leaks,
            p10_step_back_is_fair: step_back_is_fair,
            p11_perft: perft,
            p12_recorded_journals: recorded_journals,
            p13_outlives_corrections: outlives_corrections,
            p14_packs_fit: packs_fit);
    };
    (@tests $game:ty, $folder:literal, $hidden:expr, $($test:ident: $property:ident),*) => {
        $(
            #[test]
            fn $test() {
                let runs = $crate::Runs::from_env(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder), $hidden);
                $crate::suite::must_hold($crate::suite::$property::<$game>(&runs));
            }
        )*
    };
}
