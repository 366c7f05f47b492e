//! The journal file: set-up and answers, one JSON object a line.
//!
//! ```text
//! {"longtable":1,"game":"ring-cards","rules":1,"setup":{"scenario":"duel","people":2}}
//! {"by":"chance","ask":"draw","answer":"draw gimli"}
//! {"by":"gandalf","ask":"turn","answer":"play gimli path"}
//! {"check":2,"hash":"9b7f0c66d1a0e2f4"}
//! ```
//!
//! Each answer stands with the seat that gave it and the kind of question it answered, in the notation of
//! [`crate::words`]. A check line says how many answers came before it and the position's hash there.

use crate::{ApplyError, Ask as _, Broken, Game, Log, Play, Seat, stable_hash, words};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the file's form.
pub const FORMAT: u32 = 1;

/// After how many answers a check line is written.
pub const CHECK_EVERY: usize = 50;

/// The longest line that is read.
pub const MAX_LINE: usize = 64 * 1024;

/// The first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the file's form.
    pub longtable: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its set-up.
    pub setup: Value,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Line {
    Answer(AnswerLine),
    Check(CheckLine),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AnswerLine {
    by: String,
    ask: String,
    answer: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CheckLine {
    check: usize,
    hash: String,
}

/// Why a journal can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalError {
    /// The file has no first line.
    #[error("the journal is empty: expected a first line with longtable, game, rules and setup")]
    Empty,
    /// A line is not of the form.
    #[error("line {line}: {what}")]
    Form {
        /// The line, from 1.
        line: usize,
        /// What was expected.
        what: String,
    },
    /// The journal is of another game.
    #[error("this is a journal of {found}, not of {expected}")]
    OtherGame {
        /// The game that was asked for.
        expected: String,
        /// The journal's game.
        found: String,
    },
    /// The journal was written under another version of the game's rules.
    #[error(
        "this journal was written under rules version {found} of {game}; this program plays version {ours}"
    )]
    OtherRules {
        /// The game.
        game: String,
        /// The journal's version.
        found: u32,
        /// This program's version.
        ours: u32,
    },
    /// The set-up is not one the game knows.
    #[error("line 1: the set-up is not one of {game}: {what}")]
    Setup {
        /// The game.
        game: String,
        /// What is wrong.
        what: String,
    },
    /// An answer answers another kind of question than the one that is open.
    #[error("line {line}: it answers {found}, but the question is {expected}")]
    OtherQuestion {
        /// The line, from 1.
        line: usize,
        /// The kind of the open question.
        expected: String,
        /// The kind the line names.
        found: String,
    },
    /// An answer is not legal.
    #[error("line {line}: {what}")]
    Refused {
        /// The line, from 1.
        line: usize,
        /// Why it is refused.
        what: String,
    },
    /// The engine contradicts itself while it replays the journal.
    #[error("line {line}: {broken}")]
    Broken {
        /// The line, from 1.
        line: usize,
        /// The contradiction.
        broken: Broken,
    },
    /// The position is not the one the journal was written from.
    #[error("line {line}: the position's hash is {found}, the journal says {expected}")]
    Check {
        /// The line, from 1.
        line: usize,
        /// The journal's hash.
        expected: String,
        /// The position's hash.
        found: String,
    },
}

/// Reads the first line, to find out which game a journal is of.
pub fn header(text: &str) -> Result<Header, JournalError> {
    let first = text.lines().next().filter(|line| !line.trim().is_empty()).ok_or(JournalError::Empty)?;
    if first.len() > MAX_LINE {
        return Err(form(1, "the line is too long"));
    }
    let header: Header = serde_json::from_str(first)
        .map_err(|error| form(1, format!("expected longtable, game, rules and setup: {error}")))?;
    if header.longtable != FORMAT {
        let what = format!("the file has form {}, this program reads form {FORMAT}", header.longtable);
        return Err(form(1, what));
    }
    Ok(header)
}

fn form(line: usize, what: impl Into<String>) -> JournalError {
    JournalError::Form { line, what: what.into() }
}

/// The name of a seat in journals and protocols.
pub fn seat_word<G: Game>(game: &G, seat: Seat) -> &'static str {
    if seat.is_chance() { "chance" } else { game.seat_id(seat) }
}

/// The seat of a name.
pub fn seat_of<G: Game>(game: &G, word: &str) -> Option<Seat> {
    if word == "chance" {
        return Some(Seat::CHANCE);
    }
    (0..game.n_seats()).map(Seat).find(|seat| game.seat_id(*seat) == word)
}

/// Writes a journal.
pub fn write<G: Game>(play: &Play<G>) -> String {
    let setup = serde_json::to_value(play.setup()).unwrap_or(Value::Null);
    let info = G::INFO;
    let header = Header { longtable: FORMAT, game: info.slug.to_owned(), rules: info.rules_version, setup };
    let mut text = json(&header);
    let mut state = play.first().clone();
    for (n, answered) in play.answers().iter().enumerate() {
        let line = AnswerLine {
            by: seat_word(&state, answered.seat).to_owned(),
            ask: answered.kind.to_owned(),
            answer: words::to_words(&answered.action).unwrap_or_default(),
        };
        text.push_str(&json(&line));
        // An answer of a journal has been applied before, so it applies again.
        if state.play(answered.seat, answered.action, &mut Log::off()).is_err() {
            break;
        }
        let count = n + 1;
        if count % CHECK_EVERY == 0 || count == play.answers().len() {
            let hash = hash_word(&state);
            text.push_str(&json(&CheckLine { check: count, hash }));
        }
    }
    text
}

fn json(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).unwrap_or_default();
    line.push('\n');
    line
}

/// A position's hash as journals write it.
pub fn hash_word<G: Game>(state: &G) -> String {
    format!("{:016x}", stable_hash(state))
}

/// Reads a journal and plays it, checking every line.
pub fn read<G: Game>(text: &str) -> Result<Play<G>, JournalError> {
    let header = header(text)?;
    let info = G::INFO;
    if header.game != info.slug {
        return Err(JournalError::OtherGame { expected: info.slug.to_owned(), found: header.game });
    }
    if header.rules != info.rules_version {
        let (game, found) = (header.game, header.rules);
        return Err(JournalError::OtherRules { game, found, ours: info.rules_version });
    }
    let bad_setup = |what: String| JournalError::Setup { game: info.slug.to_owned(), what };
    let setup: G::Setup =
        serde_json::from_value(header.setup).map_err(|error| bad_setup(error.to_string()))?;
    let mut play = Play::<G>::new(setup).map_err(|error| bad_setup(error.to_string()))?;
    for (index, raw) in text.lines().enumerate().skip(1) {
        let line = index + 1;
        if raw.trim().is_empty() {
            continue;
        }
        if raw.len() > MAX_LINE {
            return Err(form(line, "the line is too long"));
        }
        let parsed: Line = serde_json::from_str(raw)
            .map_err(|_| form(line, "expected an answer (by, ask, answer) or a check (check, hash)"))?;
        match parsed {
            Line::Answer(answer) => read_answer(&mut play, line, &answer)?,
            Line::Check(check) => read_check(&play, line, check)?,
        }
    }
    Ok(play)
}

fn read_answer<G: Game>(play: &mut Play<G>, line: usize, answer: &AnswerLine) -> Result<(), JournalError> {
    let state = play.state();
    let question = state.question().ok_or_else(|| form(line, "an answer after the end of the game"))?;
    let expected = question.ask.kind();
    if expected != answer.ask {
        let (expected, found) = (expected.to_owned(), answer.ask.clone());
        return Err(JournalError::OtherQuestion { line, expected, found });
    }
    let seat =
        seat_of(state, &answer.by).ok_or_else(|| form(line, format!("there is no seat {:?}", answer.by)))?;
    let action: G::Action = words::from_words(&answer.answer)
        .map_err(|error| form(line, format!("the answer {:?}: {error}", answer.answer)))?;
    play.answer(seat, action).map_err(|error| match error {
        ApplyError::Refused(refused) => JournalError::Refused { line, what: refused.to_string() },
        ApplyError::Broken(broken) => JournalError::Broken { line, broken },
    })
}

fn read_check<G: Game>(play: &Play<G>, line: usize, check: CheckLine) -> Result<(), JournalError> {
    if check.check != play.answers().len() {
        let what = format!("the check is after {} answers, here are {}", check.check, play.answers().len());
        return Err(form(line, what));
    }
    let found = hash_word(play.state());
    if found == check.hash {
        return Ok(());
    }
    Err(JournalError::Check { line, expected: check.hash, found })
}
