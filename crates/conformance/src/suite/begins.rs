//! Positions in the middle of games, from which the properties are tried as well.
//!
//! Random games from the set-up miss the errors in what they seldom come to: a player who is out, an empty deck, two
//! copies of a card of which one has just been played. So games are begun there: at the positions of all case files,
//! and at positions drawn from a file of the game that makes such things frequent.

use super::Failure;
use super::runs::{Hidden, Runs};
use cases::{Case, CaseGame, begin_case, case_files, parse};
use kernel::stable_hash;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::fs;
use std::path::Path;

/// How many games for each seed begin at positions of the game's own file.
const DRAWN: usize = 6;

/// How many games for each seed begin at positions of its cases.
const FROM_CASES: usize = 4;

/// How many answers are given in such a game.
const LENGTH: usize = 80;

/// How many of their positions are looked at closely.
const POSITIONS: usize = 3;

/// A position in the middle of a game.
#[derive(Clone, Debug)]
pub struct Begin {
    /// Where it is written, and how it was drawn.
    pub label: String,
    /// The id of the scenario.
    pub scenario: &'static str,
    /// How many people play.
    pub people: Option<u8>,
    /// The options of the set-up.
    pub options: Vec<(String, String)>,
    /// The position as JSON: whoever plays it knows its type.
    pub position: String,
}

impl Runs {
    /// Games that begin in the middle: at positions of the cases in a folder, and at positions drawn from the file
    /// `frequent.case` in the game's own folder. Each `turn` takes others.
    ///
    /// In that file, a line of `given` after `maybe` is left out half of the time, and one of `(a|b|c)` is taken.
    pub fn from_the_middle<G: CaseGame>(
        folder: &str,
        hidden: Hidden,
        cases: &str,
        turn: u64,
    ) -> Result<Runs, Failure> {
        let runs = Runs::from_env(folder, hidden);
        let mut begins = Vec::new();
        let frequent = cases_of(&runs.folder.join("frequent.case"))?;
        let mut written = Vec::new();
        for file in case_files(cases.as_ref()).map_err(|error| unreadable(cases, &error))? {
            written.extend(cases_of(&file)?.into_iter().filter(|case| !case.given.is_empty()));
        }
        // Each case has its own place in the turn, so that a new case does not displace all the others.
        written.sort_by_key(|case| stable_hash(&(turn, &case.file, &case.title)));
        for seed in runs.seeds.clone() {
            let mut rng = Pcg64Mcg::seed_from_u64(seed ^ (turn << 32));
            for _ in 0..DRAWN {
                let case =
                    frequent.choose(&mut rng).ok_or_else(|| Failure::of_game("frequent.case is empty"))?;
                let drawn = drawn(case, &mut rng);
                let begin = begun::<G>(&drawn).map_err(|what| {
                    let lines: Vec<&str> = drawn.given.iter().map(|line| line.text.as_str()).collect();
                    Failure::of_game(format!("{}:{}: {what}\n  {}", case.file, case.line, lines.join("\n  ")))
                })?;
                begins.extend(begin);
            }
            for _ in 0..FROM_CASES {
                // A case may show that its position is refused.
                if let Some(begin) = written.pop().and_then(|case| begun::<G>(&case).ok().flatten()) {
                    begins.push(begin);
                }
            }
        }
        Ok(Runs { begins, limit: LENGTH, positions: POSITIONS, ..runs })
    }
}

fn unreadable(path: &str, error: &std::io::Error) -> Failure {
    Failure::of_game(format!("{path} can't be read: {error}"))
}

fn cases_of(path: &Path) -> Result<Vec<Case>, Failure> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let text = fs::read_to_string(path).map_err(|error| unreadable(&name, &error))?;
    parse(&text, &name).map_err(|error| Failure::of_game(error.to_string()))
}

/// The case with every choice made.
fn drawn(case: &Case, rng: &mut Pcg64Mcg) -> Case {
    let mut drawn = case.clone();
    drawn.given.clear();
    for line in &case.given {
        let text = match line.text.strip_prefix("maybe ") {
            Some(_) if rng.random_bool(0.5) => continue,
            Some(rest) => rest,
            None => &line.text,
        };
        let mut line = line.clone();
        line.text = chosen(text, rng);
        drawn.given.push(line);
    }
    drawn
}

/// The text with one taken of each `(a|b|c)`.
fn chosen(text: &str, rng: &mut Pcg64Mcg) -> String {
    let mut made = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('(') {
        let (group, after) = after.split_once(')').unwrap_or((after, ""));
        let choices: Vec<&str> = group.split('|').collect();
        made.push_str(before);
        made.push_str(choices.choose(rng).copied().unwrap_or_default().trim());
        rest = after;
    }
    made.push_str(rest);
    made
}

/// The position of a case; none if the game is over there.
fn begun<G: CaseGame>(case: &Case) -> Result<Option<Begin>, String> {
    let play = begin_case::<G>(case)?;
    if play.state().question().is_none() {
        return Ok(None);
    }
    let scenario = case.header.scenario.as_deref().unwrap_or_default();
    let scenario = G::INFO.scenarios.iter().find(|info| info.id == scenario).or(G::INFO.scenarios.first());
    Ok(Some(Begin {
        label: format!("{}:{} ({})", case.file, case.line, case.title),
        scenario: scenario.map_or("", |info| info.id),
        people: case.header.people,
        options: case.header.options.clone(),
        position: serde_json::to_string(play.state()).map_err(|error| error.to_string())?,
    }))
}

/// Makes a test of each property that holds in the middle of a game: games are begun at positions of the game's
/// cases, and at positions that its file `frequent.case` makes frequent. Both folders are relative to the game's
/// crate.
#[macro_export]
macro_rules! suite_from_the_middle {
    ($game:ty, $folder:literal, $cases:literal) => {
        $crate::suite_from_the_middle!(@tests $game, $folder, $cases,
            m01_random_play_goes_on: random_play_ends: 1,
            m02_legal_is_exact: legal_is_exact: 2,
            m03_check_holds: check_holds: 3,
            m04_saved_plays_on: saved_plays_on: 4,
            m05_clone_is_apart: clone_is_apart: 5,
            m07_rolls_back: rolls_back: 7,
            m08_imagine_keeps_what_is_known: imagine_keeps_what_is_known: 8,
            m09_nothing_hidden_leaks: nothing_hidden_leaks: 9,
            m10_step_back_is_fair: step_back_is_fair: 10);
    };
    (@tests $game:ty, $folder:literal, $cases:literal, $($test:ident: $property:ident: $turn:literal),*) => {
        $(
            #[test]
            fn $test() {
                let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder);
                let cases = concat!(env!("CARGO_MANIFEST_DIR"), "/", $cases);
                let hidden = $crate::Hidden::Something;
                let runs = $crate::Runs::from_the_middle::<$game>(folder, hidden, cases, $turn);
                $crate::suite::must_hold(runs.and_then(|runs| $crate::suite::$property::<$game>(&runs)));
            }
        )*
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_each_choice_is_taken() {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let mut seen: Vec<String> = (0..100).map(|_| chosen("deck (a|b c|) end (x|y)", &mut rng)).collect();
        seen.sort();
        seen.dedup();
        assert_eq!(
            seen,
            [
                "deck  end x",
                "deck  end y",
                "deck a end x",
                "deck a end y",
                "deck b c end x",
                "deck b c end y"
            ]
        );
    }

    #[test]
    fn a_line_that_may_be_is_there_half_of_the_time() {
        let case = &parse("game g\ncase \"A\"\ngiven\nheap 1\nmaybe heap 2\n", "a.case").unwrap()[0];
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let lengths: Vec<usize> = (0..100).map(|_| drawn(case, &mut rng).given.len()).collect();
        let both = lengths.iter().filter(|length| **length == 2).count();
        assert!((30..70).contains(&both) && lengths.iter().all(|length| (1..=2).contains(length)), "{both}");
    }
}
