//! The journal file: the set-up and the answers, one JSON object a line.
//!
//! ```text
//! {"longtable":1,"game":"ring-cards","rules":1,"setup":{"scenario":"duel","people":2}}
//! {"by":"chance","ask":"draw","answer":"draw gimli"}
//! {"by":"gandalf","ask":"turn","answer":"play gimli path"}
//! {"check":2,"hash":"names:9b7f0c66d1a0e2f4"}
//! ```
//!
//! Each answer stands with the seat that gave it and the kind of question it answered, in the notation of
//! [`crate::words`]. A check line says how many answers came before it, and the position's hash there with the scheme
//! of hashing ([`crate::Scheme`]); journals of earlier programs have no scheme.
//!
//! The first line has the version of the rules that all answers were given under. Where the rules were corrected in
//! the middle of the game, a line says so after the answers that were kept, with those that were asked again, and
//! with the position (`from`) that the game went on from, if the answers before it do not lead there under the rules
//! of the first line:
//!
//! ```text
//! {"corrected":{"rules":2,"kept":57,"dropped":[{"by":"gandalf","ask":"turn","answer":"pass"}],"why":"..."}}
//! ```

use crate::{
    Broken, Correction, Game, Given, Log, NotAccepted, Pack, Play, Recorded, Refused, ResumeError, Seat,
    Snapshot, Text, hash_word,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the file's form.
pub const FORMAT: u32 = 1;

/// How many answers there are between two check lines.
pub const CHECK_EVERY: usize = 50;

/// The longest line that is read, in bytes.
pub const MAX_LINE: usize = 64 * 1024;

/// The longest first line, in bytes: a set-up may hold a pack.
pub const MAX_FIRST: usize = MAX_LINE + Pack::MOST_BYTES;

/// The longest line with a position, in bytes.
pub const MAX_SNAPSHOT: usize = 1024 * 1024;

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
    Corrected(CorrectedLine),
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

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CorrectedLine {
    corrected: Corrected,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Corrected {
    rules: u32,
    kept: u32,
    #[serde(default)]
    dropped: Vec<AnswerLine>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    differs: Option<u32>,
    /// After how many answers the position was saved that the game went on from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    snapshot: Option<u32>,
    /// That position, where it is needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    from: Option<Snapshot>,
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
    /// The journal was written under a later version of the game's rules.
    #[error(
        "this journal was written under rules version {found} of {game}; this program plays version {ours}: a newer program is needed"
    )]
    NewerRules {
        /// The game.
        game: String,
        /// The journal's version.
        found: u32,
        /// This program's version.
        ours: u32,
    },
    /// The set-up is not one the game knows.
    #[error("line 1: the set-up is not one of {game}: {}", what.id())]
    Setup {
        /// The game.
        game: String,
        /// What is wrong.
        what: Text,
    },
    /// The position that the game went on from can't be read.
    #[error("line {line}: the position: {what}")]
    Position {
        /// The line, from 1.
        line: usize,
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
    #[error("line {line}: {refused}")]
    Refused {
        /// The line, from 1.
        line: usize,
        /// Why it is refused.
        refused: Refused,
    },
    /// The engine contradicts itself while it replays the journal.
    #[error("line {line}: {broken}")]
    Broken {
        /// The line, from 1.
        line: usize,
        /// The contradiction.
        broken: Broken,
    },
    /// The position is not the one that the journal was written from.
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

impl JournalError {
    /// The error for people.
    pub fn text(&self) -> Text {
        let at = |line: usize, what: Text| Text::new("journal-line").count("line", line).text("what", what);
        match self {
            JournalError::Empty => Text::new("journal-empty"),
            JournalError::Form { line, what } => at(*line, Text::plain(what)),
            JournalError::OtherGame { expected, found } => {
                Text::new("journal-other-game").written("expected", expected).written("found", found)
            }
            JournalError::NewerRules { game, found, ours } => Text::new("journal-newer-rules")
                .written("game", game)
                .number("found", *found)
                .number("ours", *ours),
            JournalError::Setup { game, what } => {
                Text::new("journal-setup").written("game", game).text("what", what.clone())
            }
            JournalError::Position { line, what } => {
                at(*line, Text::new("journal-position").written("what", what))
            }
            JournalError::OtherQuestion { line, expected, found } => {
                let (expected, found) = (expected.clone(), found.clone());
                at(*line, NotAccepted::OtherQuestion { expected, found }.text())
            }
            JournalError::Refused { line, refused } => at(*line, refused.text()),
            JournalError::Broken { line, broken } => at(*line, broken.text()),
            JournalError::Check { line, expected, found } => {
                at(*line, Text::new("journal-check").written("expected", expected).written("found", found))
            }
        }
    }
}

/// Reads the first line, to find out which game the journal is of.
pub fn header(text: &str) -> Result<Header, JournalError> {
    let first = text.lines().next().filter(|line| !line.trim().is_empty()).ok_or(JournalError::Empty)?;
    if first.len() > MAX_FIRST {
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

/// The line, from 1, of the answer after the first `n`.
pub fn answer_line(text: &str, n: usize) -> Option<usize> {
    let is_answer = |line: &str| serde_json::from_str::<AnswerLine>(line).is_ok();
    text.lines().enumerate().filter(|(_, line)| is_answer(line)).nth(n).map(|(index, _)| index + 1)
}

fn form(line: usize, what: impl Into<String>) -> JournalError {
    JournalError::Form { line, what: what.into() }
}

/// The name of a seat in journals and protocols.
pub fn seat_word<G: Game>(game: &G, seat: Seat) -> &'static str {
    if seat.is_chance() { "chance" } else { game.seat_id(seat) }
}

/// The seat with this name.
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
    let line = |seat: Seat, kind: &str, answer: String| AnswerLine {
        by: seat_word(play.first(), seat).to_owned(),
        ask: kind.to_owned(),
        answer,
    };
    let write_corrections = |number: u32, text: &mut String| {
        let all = play.corrections();
        // The position itself is written once, with the last correction that went on from it.
        let from = all.iter().rposition(|correction| correction.snapshot == Some(play.first_number()));
        for (n, correction) in all.iter().enumerate().filter(|(_, one)| one.kept == number) {
            let dropped = correction.dropped.iter();
            let corrected = Corrected {
                rules: correction.rules,
                kept: number,
                dropped: dropped.map(|given| line(given.seat, &given.kind, given.words.clone())).collect(),
                why: correction.why.clone(),
                differs: correction.differs,
                snapshot: correction.snapshot,
                from: if from == Some(n) { play.base() } else { None },
            };
            text.push_str(&json(&CorrectedLine { corrected }));
        }
    };
    write_corrections(0, &mut text);
    let mut state = play.first().clone();
    let (first, last) = (play.first_number(), play.number());
    let mut played = play.answers().iter();
    let earlier = play.earlier();
    for (number, (seat, kind, words)) in (1..).zip(play.given_from(0)) {
        text.push_str(&json(&line(seat, &kind, words)));
        if number > first {
            let Some(answered) = played.next() else { break };
            // This answer has been applied before, so it applies again.
            if state.play(answered.seat, answered.action, &mut Log::off()).is_err() {
                break;
            }
            if number % CHECK_EVERY as u32 == 0 || number == last {
                let hash = hash_word(&state);
                text.push_str(&json(&CheckLine { check: number as usize, hash }));
            }
        } else if let Some(earlier) = earlier.filter(|earlier| number <= earlier.number())
            && (number % CHECK_EVERY as u32 == 0 || number == earlier.number())
        {
            let hash = hash_word(&earlier.at(number as usize));
            text.push_str(&json(&CheckLine { check: number as usize, hash }));
        }
        write_corrections(number, &mut text);
    }
    text
}

fn json(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).unwrap_or_default();
    line.push('\n');
    line
}

/// Reads a journal and plays it, checking every line. A journal of earlier rules is played as far as the present
/// rules accept it: [`Play::corrections`] says from where on it differs.
pub fn read<G: Game>(text: &str) -> Result<Play<G>, JournalError> {
    let header = header(text)?;
    let info = G::INFO;
    if header.game != info.slug {
        return Err(JournalError::OtherGame { expected: info.slug.to_owned(), found: header.game });
    }
    if header.rules > info.rules_version {
        let (game, found) = (header.game, header.rules);
        return Err(JournalError::NewerRules { game, found, ours: info.rules_version });
    }
    let bad_setup = |what: Text| JournalError::Setup { game: info.slug.to_owned(), what };
    let setup: G::Setup =
        serde_json::from_value(header.setup).map_err(|error| bad_setup(Text::plain(error)))?;
    // The first position knows the names of the seats.
    let first = Play::<G>::new(setup.clone()).map_err(|error| bad_setup(error.text))?;
    let mut file =
        File { recorded: Recorded { rules: header.rules, ..Recorded::default() }, ..File::default() };
    for (index, raw) in text.lines().enumerate().skip(1) {
        let line = index + 1;
        if raw.trim().is_empty() {
            continue;
        }
        let longest = if raw.starts_with("{\"corrected\"") { MAX_SNAPSHOT } else { MAX_LINE };
        if raw.len() > longest {
            return Err(form(line, "the line is too long"));
        }
        let parsed: Line = serde_json::from_str(raw).map_err(|_| {
            form(
                line,
                "expected an answer (by, ask, answer), a check (check, hash) or a correction (corrected)",
            )
        })?;
        match parsed {
            Line::Answer(answer) => {
                let given = given(first.state(), line, answer)?;
                file.recorded.answers.push(given);
                file.answers.push(line);
            }
            Line::Check(check) => file.check(line, check)?,
            Line::Corrected(CorrectedLine { corrected }) => file.correct(first.state(), line, corrected)?,
        }
    }
    let File { recorded, answers, checks, base } = file;
    let at = |lines: &[usize], n: u32| lines.get(n as usize).copied().unwrap_or(1);
    Play::resume(setup, recorded).map_err(|error| match error {
        ResumeError::Newer { found, ours } => {
            JournalError::NewerRules { game: info.slug.to_owned(), found, ours }
        }
        ResumeError::Setup(what) => bad_setup(what),
        ResumeError::Base { what, .. } => JournalError::Position { line: base, what },
        ResumeError::Answer { number, error } => not_accepted(at(&answers, number), error),
        ResumeError::Check { number, expected, found } => {
            let line = checks.iter().find(|(of, _)| *of == number).map_or(1, |(_, line)| *line);
            JournalError::Check { line, expected, found }
        }
    })
}

/// What a file says, and on which lines.
#[derive(Default)]
struct File {
    recorded: Recorded,
    answers: Vec<usize>,
    checks: Vec<(u32, usize)>,
    base: usize,
}

impl File {
    fn number(&self) -> u32 {
        self.answers.len() as u32
    }

    fn check(&mut self, line: usize, check: CheckLine) -> Result<(), JournalError> {
        if check.check != self.answers.len() {
            let what = format!("the check is after {} answers, here are {}", check.check, self.answers.len());
            return Err(form(line, what));
        }
        self.checks.push((self.number(), line));
        self.recorded.checks.push((self.number(), check.hash));
        Ok(())
    }

    fn correct<G: Game>(&mut self, state: &G, line: usize, corrected: Corrected) -> Result<(), JournalError> {
        let Corrected { rules, kept, dropped, why, differs, snapshot, from } = corrected;
        if kept != self.number() {
            let what = format!("the correction keeps {kept} answers, here are {}", self.number());
            return Err(form(line, what));
        }
        let before = self.recorded.corrections.last().map_or(0, |correction| correction.rules);
        if rules <= before || rules > self.recorded.rules {
            return Err(form(line, format!("rules version {rules} does not come here")));
        }
        if from.as_ref().is_some_and(|from| from.number > kept || Some(from.number) != snapshot) {
            return Err(form(line, "the position is not one of this game before the correction"));
        }
        if from.is_some() {
            self.base = line;
            self.recorded.base = from;
        }
        let dropped = dropped.into_iter().map(|answer| given(state, line, answer));
        let dropped = dropped.collect::<Result<_, _>>()?;
        self.recorded.corrections.push(Correction { rules, kept, dropped, why, snapshot, differs });
        Ok(())
    }
}

fn given<G: Game>(state: &G, line: usize, answer: AnswerLine) -> Result<Given, JournalError> {
    let AnswerLine { by, ask, answer } = answer;
    let seat = seat_of(state, &by).ok_or_else(|| form(line, format!("there is no seat {by:?}")))?;
    Ok(Given { seat, kind: ask, words: answer })
}

fn not_accepted(line: usize, error: NotAccepted) -> JournalError {
    match error {
        NotAccepted::Over | NotAccepted::Words { .. } => form(line, error.to_string()),
        NotAccepted::OtherQuestion { expected, found } => {
            JournalError::OtherQuestion { line, expected, found }
        }
        NotAccepted::Refused(refused) => JournalError::Refused { line, refused },
        NotAccepted::Broken(broken) => JournalError::Broken { line, broken },
    }
}
