//! Whatever a pack says, a game with it comes to its end.

use crate::action::{Action, Ask, Choice};
use crate::book::nesting::deepest;
use crate::book::{Book, compile_pack, random_values};
use crate::ids::{Area, Character, Face, Pool, Scenario, Section, Unit};
use crate::state::State;
use kernel::{Game, Log, flow};
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value};

/// Far more answers than a game has.
const MOST_ANSWERS: u32 = 20_000;

/// Answers of all kinds, most of which fit no question of a card.
fn any_answers() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::Accept,
        Action::Decline,
        Action::Done,
        Action::Go,
        Action::Token,
        Action::Choose(Choice::Damage),
        Action::Choose(Choice::Army),
    ];
    all.extend(Area::ALL.map(Action::Area));
    all.extend(Pool::ALL.into_iter().flat_map(|pool| Area::ALL.map(|area| Action::Recruit { pool, area })));
    all.extend(Pool::ALL.map(Action::Pool));
    all.extend(Section::ALL.map(Action::Section));
    all.extend(Unit::ALL.map(Action::Unit));
    all.extend(Face::ALL.map(Action::Die));
    all.extend(Character::ALL.map(Action::Character));
    all.extend((0..=12).flat_map(|n| [Action::Number(n), Action::Option(n), Action::Roll(n)]));
    all
}

/// Plays a game at random; every position is sound, procedures nest no deeper than was reckoned, and a card's question has just the
/// answers that are listed. Says what is wrong.
fn play_out(values: &Map<String, Value>, scenario: Scenario, seed: u64) -> Result<(), String> {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
    let tables = compile_pack(values).map_err(|faults| format!("{faults:?}"))?;
    let mut log = Log::off();
    let most = deepest(&tables[scenario]).levels;
    let state = State::laid_out(Book::with(tables[scenario].clone()));
    let mut state = flow::begin(state, &mut log).map_err(|error| error.to_string())?;
    let mut legal = Vec::new();
    for answer in 0..MOST_ANSWERS {
        if state.outcome().is_some() {
            return Ok(());
        }
        let question = state.question().ok_or_else(|| format!("nobody is asked after {answer} answers"))?;
        let (seat, action) = match state.chance(&mut rng) {
            Some(action) => (kernel::Seat::CHANCE, action),
            None => {
                let seat = question.who.iter().next().ok_or("nobody is asked")?;
                state.legal(seat, &mut legal);
                if legal.is_empty() {
                    return Err(format!("{:?} has no answer", question.ask));
                }
                let card = matches!(question.ask, Ask::Card(_));
                for action in any_answers().into_iter().filter(|_| card) {
                    if state.allows(seat, action).is_ok() != legal.contains(&action) {
                        return Err(format!("{action:?} is not listed: {:?}", question.ask));
                    }
                }
                (seat, legal[rng.random_range(0..legal.len())])
            }
        };
        let played = state.play(seat, action, &mut log).and_then(|()| state.check());
        played.map_err(|broken| format!("answer {answer}: {:?} {action:?}: {broken:?}", question.ask))?;
        // The question is a level, too.
        if state.flow.frames().count() + 1 > most {
            return Err(format!("answer {answer}: procedures nest deeper than {most}: {:?}", state.flow));
        }
    }
    Err("the game has no end".to_owned())
}

#[test]
fn games_with_packs_come_to_their_end() {
    let mut wrong = Vec::new();
    // The last ones have found something wrong once.
    let some = || (0..20).chain([125, 138, 149, 264, 471, 516, 561, 662]).collect();
    let asked = std::env::var("LONGTABLE_SEEDS").ok().and_then(|n| n.parse().ok());
    let seeds: Vec<u64> = asked.map_or_else(some, |n| (0..n).collect());
    for seed in seeds {
        let values = random_values(&mut rand_pcg::Pcg64Mcg::seed_from_u64(seed));
        for scenario in Scenario::ALL {
            if let Err(what) = play_out(&values, scenario, seed) {
                wrong.push(format!("{} with pack {seed}: {what}", scenario.slug()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
