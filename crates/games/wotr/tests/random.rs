//! Random games come to an end and lose no piece.
#![allow(clippy::unwrap_used)]

use cases::CaseGame;
use kernel::{Game, Log, Seat};
use rand::{RngExt, SeedableRng};
use wotr::State;
use wotr::action::Deed;
use wotr::cases::Given;
use wotr::event::Event;
use wotr::figures::{Figure, Figures};
use wotr::ids::{Nation, Side};

fn play(scenario: &str, seed: u64, most: u32) -> (State, u32) {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
    let setup = State::setup(scenario, None, &[]).unwrap();
    let mut state = <State as Game>::new(&setup, &mut Log::off()).unwrap();
    let mut legal = Vec::new();
    for n in 0..most {
        let Some(question) = state.question() else { return (state, n) };
        let seat = question.who.first_seat().unwrap();
        let action = if seat == Seat::CHANCE {
            state.chance(&mut rng).unwrap()
        } else {
            state.legal(seat, &mut legal);
            assert!(!legal.is_empty(), "seed {seed}: nothing to answer to {:?}", question.ask);
            legal[rng.random_range(0..legal.len())]
        };
        state.allows(seat, action).unwrap();
        state.play(seat, action, &mut Log::off()).unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
        state.check().unwrap_or_else(|broken| panic!("seed {seed}, after {action:?}: {broken}"));
    }
    (state, most)
}

#[test]
fn random_games() {
    for scenario in ["two-player", "three-player", "four-player"] {
        for seed in 0..30 {
            let (state, n) = play(scenario, seed, 3000);
            eprintln!("{scenario} {seed}: {n} answers, {:?}", state.outcome());
        }
    }
}

/// Mixed Armies everywhere, At War, next to the enemy.
const MIXED: &str = "at-war gondor rohan north elves sauron isengard
at osgiliath 2 regular gondor 1 regular rohan 1 leader gondor
at minas-tirith 1 elite gondor 1 regular rohan 1 regular north
at edoras 2 regular rohan 1 regular gondor 1 leader rohan
inside helms-deep 1 elite rohan 1 regular gondor
at helms-deep 2 regular isengard
at lorien 1 regular elves 1 regular gondor
at south-ithilien 2 regular sauron
at north-ithilien 1 regular sauron
at westemnet 2 regular isengard
at dimrill-dale 2 regular sauron
companions strider gimli
dice free-peoples muster-army muster-army muster muster-army muster muster-army
dice shadow army army muster-army army army army";

fn mixed() -> State {
    let given: Vec<(usize, Given)> =
        MIXED.lines().map(|line| kernel::words::from_words(line).unwrap()).enumerate().collect();
    State::position(&State::setup("three-player", None, &[]).unwrap(), &given).unwrap()
}

/// What an action of the Free Peoples used: Nations as bits.
#[derive(Default)]
struct Action {
    deed: Option<Deed>,
    used: u8,
}

impl Action {
    fn look(&mut self, event: &Event) {
        let bit = |nation: Nation| 1u8 << nation as u8;
        let nations = |group: &Figures| {
            let there = Side::FreePeoples.nations().iter().filter(|one| group.troops.of_nation(**one) > 0);
            there.fold(0, |bits, one| bits | bit(*one))
        };
        match (self.deed, event) {
            (Some(Deed::MoveArmies), Event::Marched { group, .. }) if nations(group).count_ones() == 1 => {
                self.used |= nations(group);
            }
            (
                Some(Deed::Recruit),
                Event::Recruited {
                    figure: Figure::Regular(nation) | Figure::Elite(nation) | Figure::Leader(nation),
                    ..
                },
            )
            | (Some(Deed::Diplomacy), Event::Advanced { nation, .. }) => self.used |= bit(*nation),
            _ => {}
        }
    }
}

/// Rule 14.11, checked from the log alone.
#[test]
fn three_players_use_no_nation_with_two_actions_in_a_row() {
    let mut checked = 0;
    for seed in 0..120 {
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
        let (mut state, mut legal) = (mixed(), Vec::new());
        let (mut last, mut now) = (Action::default(), Action::default());
        for _ in 0..500 {
            let Some(question) = state.question() else { break };
            let seat = question.who.first_seat().unwrap();
            let action = if seat == Seat::CHANCE {
                state.chance(&mut rng).unwrap()
            } else {
                state.legal(seat, &mut legal);
                assert!(!legal.is_empty(), "seed {seed}: nothing to answer to {:?}", question.ask);
                legal[rng.random_range(0..legal.len())]
            };
            let mut log = Log::on(0);
            state.play(seat, action, &mut log).unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
            state.check().unwrap_or_else(|broken| panic!("seed {seed}, after {action:?}: {broken}"));
            for entry in log.into_entries() {
                match entry.event {
                    Event::Turn(_) => (last, now) = Default::default(),
                    Event::Used { seat: Seat(0), deed, .. } if deed != Deed::Skip => {
                        last = std::mem::replace(&mut now, Action { deed: Some(deed), used: 0 });
                    }
                    // What the Shadow does is not part of it.
                    Event::Used { .. } => now.deed = None,
                    event => now.look(&event),
                }
                assert_eq!(last.used & now.used, 0, "seed {seed}: a Nation was used twice in a row");
                checked += u32::from(now.used != 0 && last.used != 0);
            }
        }
    }
    assert!(checked > 100, "{checked}");
}
