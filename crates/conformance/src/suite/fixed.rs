//! Properties 11 and 12: what is recorded in data files comes out the same on every machine.
//!
//! `LONGTABLE_BLESS=1` writes the files; a change of them is read in review.

use super::Failure;
use super::runs::{Runs, Start, starts};
use super::walk::{Walk, legal};
use kernel::journal::{self, JournalError};
use kernel::{Log, Play, Texts};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// How many positions a line of the perft file may count.
pub const PERFT_LIMIT: u64 = 200_000;

/// How many positions a line made by blessing counts at most, so that the tests stay quick.
const BLESSED_LIMIT: u64 = 20_000;

/// How many decisions deep a line made by blessing goes at most.
const BLESSED_DEPTH: u32 = 6;

/// The starts of lines made by blessing: the seed, and how many quarters of its game are played before counting.
const BLESSED_STARTS: [(u64, usize); 4] = [(1, 0), (1, 1), (2, 2), (3, 3)];

/// The seed of recorded journals.
const JOURNAL_SEED: u64 = 1;

/// One line of the perft file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Perft {
    scenario: String,
    people: u8,
    seed: u64,
    skip: usize,
    depth: u32,
    nodes: u64,
}

/// Property 11. From fixed starts, the number of ways to make `depth` decisions, Chance's included, is the one in the
/// file `perft.txt`: lines `scenario people seed skip depth nodes`, where a start is `skip` answers of random play
/// from `seed`. Every scenario with every number of people has at least one line.
pub fn perft<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    let path = runs.folder.join("perft.txt");
    if runs.bless {
        return bless_perft::<G>(&path, runs);
    }
    let lines = read_perft(&path)?;
    for line in &lines {
        let found = count_line::<G>(line)?;
        if found != line.nodes {
            let what =
                format!("perft of {}: the file says {} positions, found {found}", label(line), line.nodes);
            return Err(Failure::of_game(what));
        }
    }
    for start in starts::<G>()? {
        if !lines.iter().any(|line| is_of(line, &start)) {
            let what = format!("{} has no line; LONGTABLE_BLESS=1 writes it", file_name(&path));
            return Err(Failure::of_start(start.scenario.id, start.people, what));
        }
    }
    Ok(())
}

fn label(line: &Perft) -> String {
    let Perft { scenario, people, seed, skip, depth, .. } = line;
    format!("{scenario} {people} {seed} {skip} {depth}")
}

fn is_of<G: Texts>(line: &Perft, start: &Start<G>) -> bool {
    line.scenario == start.scenario.id && line.people == start.people
}

/// The name of a file without its folder, so that a message is the same on every machine.
fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn read_perft(path: &Path) -> Result<Vec<Perft>, Failure> {
    let name = file_name(path);
    let text = fs::read_to_string(path).map_err(|error| {
        Failure::of_game(format!("{name} can't be read ({error}); LONGTABLE_BLESS=1 writes it"))
    })?;
    let mut lines = Vec::new();
    for (index, raw) in text.lines().enumerate() {
        if raw.trim().is_empty() || raw.starts_with('#') {
            continue;
        }
        let line = read_perft_line(raw).ok_or_else(|| {
            let expected = "expected scenario, people, seed, skip, depth, nodes";
            Failure::of_game(format!("{name}:{}: {expected}", index + 1))
        })?;
        lines.push(line);
    }
    Ok(lines)
}

fn read_perft_line(text: &str) -> Option<Perft> {
    let mut words = text.split_whitespace();
    let line = Perft {
        scenario: words.next()?.to_owned(),
        people: words.next()?.parse().ok()?,
        seed: words.next()?.parse().ok()?,
        skip: words.next()?.parse().ok()?,
        depth: words.next()?.parse().ok()?,
        nodes: words.next()?.parse().ok()?,
    };
    words.next().is_none().then_some(line)
}

/// Counts every line of the file anew, and adds lines for starts that have none.
fn bless_perft<G: Texts>(path: &Path, runs: &Runs) -> Result<(), Failure> {
    let mut lines = if path.exists() { read_perft(path)? } else { Vec::new() };
    for line in &mut lines {
        line.nodes = count_line::<G>(line)?;
    }
    for start in starts::<G>()? {
        if lines.iter().any(|line| is_of(line, &start)) {
            continue;
        }
        for (seed, quarters) in BLESSED_STARTS {
            let n_answers = Walk::whole(start.clone(), seed, runs)?.n_answers();
            lines.extend(deepest_line(&start, seed, n_answers * quarters / 4)?);
        }
    }
    let mut text =
        "# Ways to make `depth` decisions after `skip` answers of random play from `seed`.\n".to_owned();
    text.push_str("# scenario people seed skip depth nodes\n");
    for line in &lines {
        let _ = writeln!(text, "{} {}", label(line), line.nodes);
    }
    write_file(path, &text)
}

fn write_file(path: &Path, text: &str) -> Result<(), Failure> {
    let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, text));
    written.map_err(|error| Failure::of_game(format!("{} can't be written: {error}", file_name(path))))
}

/// The deepest line from a start that is still quick; none if the game ends before the start.
fn deepest_line<G: Texts>(start: &Start<G>, seed: u64, skip: usize) -> Result<Option<Perft>, Failure> {
    let Some(walk) = walk_to(start.clone(), seed, skip)? else { return Ok(None) };
    let mut deepest: Option<Perft> = None;
    for depth in 1..=BLESSED_DEPTH {
        let mut nodes = 0;
        let counted = count(&walk, walk.play.state(), depth, BLESSED_LIMIT, &mut nodes)?;
        // The first depth counts even if its list is long; towards the end of a game there is less to choose.
        if deepest.as_ref().is_some_and(|line| counted == Count::TooMany || nodes < line.nodes) {
            break;
        }
        let scenario = start.scenario.id.to_owned();
        deepest = Some(Perft { scenario, people: start.people, seed, skip, depth, nodes });
    }
    Ok(deepest)
}

fn count_line<G: Texts>(line: &Perft) -> Result<u64, Failure> {
    let scenario = G::INFO.scenarios.iter().find(|scenario| scenario.id == line.scenario);
    let scenario = scenario
        .ok_or_else(|| Failure::of_game(format!("perft of {}: there is no such scenario", label(line))))?;
    let start = Start::<G>::plain(scenario, line.people)?;
    let walk = walk_to(start, line.seed, line.skip)?.ok_or_else(|| {
        Failure::of_game(format!("perft of {}: the game ends before the start", label(line)))
    })?;
    let mut nodes = 0;
    match count(&walk, walk.play.state(), line.depth, PERFT_LIMIT, &mut nodes)? {
        Count::All => Ok(nodes),
        Count::TooMany => {
            Err(walk.fails(format!("perft of {}: more than {PERFT_LIMIT} positions", label(line))))
        }
    }
}

fn walk_to<G: Texts>(start: Start<G>, seed: u64, skip: usize) -> Result<Option<Walk<G>>, Failure> {
    let mut walk = Walk::new(start, seed)?;
    for _ in 0..skip {
        if walk.step()?.is_none() {
            return Ok(None);
        }
    }
    Ok(walk.play.state().question().map(|_| walk))
}

/// Whether counting came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Count {
    All,
    TooMany,
}

fn count<G: Texts>(
    walk: &Walk<G>,
    state: &G,
    depth: u32,
    limit: u64,
    nodes: &mut u64,
) -> Result<Count, Failure> {
    if depth == 0 {
        *nodes += 1;
        return Ok(Count::All);
    }
    let Some(question) = state.question() else { return Ok(Count::All) };
    for seat in question.who.iter() {
        let answers = legal(state, seat);
        if depth == 1 {
            // Whether listed answers apply is another property's concern.
            *nodes += answers.len() as u64;
            continue;
        }
        for action in answers {
            let mut after = state.clone();
            after
                .play(seat, action, &mut Log::off())
                .map_err(|broken| Failure::broken(walk, walk.n_answers(), "counting", &broken))?;
            if count(walk, &after, depth - 1, limit, nodes)? == Count::TooMany {
                return Ok(Count::TooMany);
            }
        }
    }
    Ok(if *nodes > limit { Count::TooMany } else { Count::All })
}

/// Property 12. Every `*.journal` in the folder can be read and run, agrees with all its hashes, and ends with one.
/// Every scenario has at least one journal.
pub fn recorded_journals<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    for scenario in G::INFO.scenarios {
        // One number of people is enough: the other properties play with all of them.
        let Some(people) = scenario.people.last() else { continue };
        if runs.bless {
            bless_journal::<G>(runs, Start::plain(scenario, *people)?)?;
        }
    }
    let mut setups = Vec::new();
    for path in journals_in(&runs.folder)? {
        let text = read_journal(&path)?;
        let fails = |what: String| Failure::of_game(format!("{}: {what}", file_name(&path)));
        let rules = journal::header(&text).map_err(|error| fails(error.to_string()))?.rules;
        if rules != G::INFO.rules_version {
            let ours = G::INFO.rules_version;
            let what =
                format!("it is of rules version {rules}, the game has {ours}; LONGTABLE_BLESS=1 records it");
            return Err(fails(what));
        }
        let play = Play::<G>::read(&text).map_err(|error| fails(error.to_string()))?;
        let end = format!(
            "{{\"check\":{},\"hash\":\"{}\"}}",
            play.answers().len(),
            kernel::hash_word(play.state())
        );
        if text.lines().rfind(|line| !line.trim().is_empty()) != Some(&end) {
            return Err(fails(format!("the journal does not end with {end}")));
        }
        setups.push(play.setup().clone());
    }
    for scenario in G::INFO.scenarios {
        let plain = scenario.people.iter().map(|people| Start::<G>::plain(scenario, *people));
        let plain: Vec<Start<G>> = plain.collect::<Result<_, _>>()?;
        if !plain.iter().any(|start| setups.contains(&start.setup)) {
            let what =
                format!("scenario {} has no recorded journal; LONGTABLE_BLESS=1 records it", scenario.id);
            return Err(Failure::of_game(what));
        }
    }
    Ok(())
}

/// The journals of a folder, in the order of their names.
fn journals_in(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |error| Failure::of_game(format!("the folder of journals can't be read: {error}"));
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "journal") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn read_journal(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path)
        .map_err(|error| Failure::of_game(format!("{} can't be read: {error}", file_name(path))))
}

/// Records a journal if there is none, or one of another version of the rules.
fn bless_journal<G: Texts>(runs: &Runs, start: Start<G>) -> Result<(), Failure> {
    let path = runs.folder.join(format!("{}-{}.journal", start.scenario.id, start.people));
    if path.exists() {
        let outdated = match journal::header(&read_journal(&path)?) {
            Ok(header) => header.rules != G::INFO.rules_version,
            Err(JournalError::Empty) => true,
            Err(error) => return Err(Failure::of_game(format!("{}: {error}", file_name(&path)))),
        };
        if !outdated {
            return Ok(());
        }
    }
    let walk = Walk::whole(start, JOURNAL_SEED, runs)?;
    write_file(&path, &walk.play.journal())
}
