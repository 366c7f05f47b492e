//! Going on with a game that was written down, also when its rules have been corrected since.
//!
//! Under the rules that it was written under, a game is played again exactly, and every check must agree. Under later
//! rules it is played again as well. Where nothing is refused and the checks agree, that is the game. Otherwise it
//! goes on from the latest saved position that can be read, or from the set-up if there is none, and the answers
//! after that are given as far as they are accepted. The first answer that is not accepted, and all after it, are
//! asked again.

use crate::play::Base;
use crate::snapshot::Snapshot;
use crate::{ApplyError, Ask as _, Broken, Game, Play, Refused, Seat, Text, hash_like, words};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// An answer as it was written down, whatever the rules say about it now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// Who gave it.
    pub seat: Seat,
    /// The kind of question it answered.
    pub kind: String,
    /// The answer, in the notation of journals.
    pub words: String,
}

/// What became of a game when its rules were corrected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The version of the rules from there on.
    pub rules: u32,
    /// How many answers were kept.
    pub kept: u32,
    /// The answers after them: they are asked again.
    pub dropped: Vec<Given>,
    /// Why the first of these is not accepted: a text as a value, or a sentence that an earlier version wrote down.
    pub why: Option<Value>,
    /// After how many answers the position was saved that the game went on from; none if it was the set-up.
    pub snapshot: Option<u32>,
    /// After how many answers the position is first known to be no longer what it was, if the game could not go on
    /// from a saved position.
    pub differs: Option<u32>,
}

impl Correction {
    /// Takes answers back, so that this many are left. Says whether the correction still matters.
    pub fn cut(&mut self, number: u32) -> bool {
        let from_there = self.snapshot.is_some_and(|snapshot| snapshot <= number);
        let stays = self.kept <= number || from_there;
        self.kept = self.kept.min(number);
        stays
    }
}

/// A game as it was written down.
#[derive(Clone, Debug, Default)]
pub struct Recorded {
    /// The version of the rules that its last answers were given under.
    pub rules: u32,
    /// All answers that count.
    pub answers: Vec<Given>,
    /// Hashes of positions under those rules, each with the number of answers before it.
    pub checks: Vec<(u32, String)>,
    /// Hashes of positions under earlier rules.
    pub older_checks: Vec<(u32, String)>,
    /// The position that the game went on from under those rules; none if it was the set-up.
    pub base: Option<Snapshot>,
    /// Other saved positions of this game, the latest first.
    pub snapshots: Vec<Snapshot>,
    /// The earlier corrections of the game.
    pub corrections: Vec<Correction>,
}

/// Why an answer is not accepted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAccepted {
    /// The game was over.
    #[error("an answer after the end of the game")]
    Over,
    /// Another kind of question is open.
    #[error("it answers {found}, but the question is {expected}")]
    OtherQuestion {
        /// The kind of the open question.
        expected: String,
        /// The kind that the answer belongs to.
        found: String,
    },
    /// The words are not an answer of the game.
    #[error("the answer {words:?}: {what}")]
    Words {
        /// The words.
        words: String,
        /// What is wrong.
        what: String,
    },
    /// The answer is not legal.
    #[error("{0}")]
    Refused(Refused),
    /// The engine contradicts itself.
    #[error("{0}")]
    Broken(Broken),
}

impl NotAccepted {
    /// The reason for people.
    pub fn text(&self) -> Text {
        match self {
            NotAccepted::Over => Text::new("not-accepted-over"),
            NotAccepted::OtherQuestion { expected, found } => {
                Text::new("not-accepted-other-question").written("expected", expected).written("found", found)
            }
            NotAccepted::Words { words, what } => {
                Text::new("not-accepted-words").written("words", words).written("what", what)
            }
            NotAccepted::Refused(refused) => refused.text(),
            NotAccepted::Broken(broken) => broken.text(),
        }
    }
}

/// The reason as it is written down.
fn written(error: &NotAccepted) -> Value {
    serde_json::to_value(error.text()).unwrap_or_default()
}

/// Why a game can't go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResumeError {
    /// It was played under later rules.
    #[error(
        "it was played under rules version {found}; this program plays version {ours}: a newer program is needed"
    )]
    Newer {
        /// The game's version.
        found: u32,
        /// This program's version.
        ours: u32,
    },
    /// The set-up is not one the game knows.
    #[error("{}", .0.id())]
    Setup(Text),
    /// The position that the game went on from can't be read.
    #[error("the position after {number} answers that it went on from: {what}")]
    Base {
        /// After how many answers it was saved.
        number: u32,
        /// What is wrong.
        what: String,
    },
    /// An answer is not accepted under the rules that it was given under.
    #[error("answer {}: {error}", number + 1)]
    Answer {
        /// After how many answers it comes.
        number: u32,
        /// Why it is not accepted.
        error: NotAccepted,
    },
    /// A position is not what it was, under the same rules.
    #[error("after answer {number} the position's hash is {found}, it was {expected}")]
    Check {
        /// After how many answers it comes.
        number: u32,
        /// The hash that it had.
        expected: String,
        /// The hash that it has.
        found: String,
    },
}

/// How far answers are accepted.
struct Replayed<G: Game> {
    play: Play<G>,
    /// Why the next answer is not accepted.
    stopped: Option<NotAccepted>,
    /// The last check that agrees, before the first that does not.
    agreed: u32,
    /// The first check that does not agree.
    differs: Option<u32>,
}

impl<G: Game> Replayed<G> {
    /// Gives answers as far as they are accepted, and compares positions.
    fn of(mut play: Play<G>, answers: &[Given], checks: &[(u32, String)]) -> Replayed<G> {
        let first = play.number();
        let (mut agreed, mut differs, mut stopped) = (first, None, None);
        let mut checks = checks.iter().filter(|(number, _)| *number >= first).peekable();
        let mut answers = answers.iter().skip(first as usize);
        loop {
            while let Some((number, hash)) = checks.next_if(|(number, _)| *number <= play.number()) {
                match differs {
                    None if hash_like(hash, play.state()) == *hash => agreed = *number,
                    None => differs = Some(*number),
                    Some(_) => {}
                }
            }
            let Some(given) = answers.next() else { break };
            if let Err(error) = play.give(given) {
                stopped = Some(error);
                break;
            }
        }
        Replayed { play, stopped, agreed, differs }
    }
}

impl<G: Game> Play<G> {
    /// Goes on with a game that was written down. If its rules have been corrected since, [`Play::corrections`] says
    /// what became of it.
    pub fn resume(setup: G::Setup, recorded: Recorded) -> Result<Play<G>, ResumeError> {
        let ours = G::INFO.rules_version;
        if recorded.rules > ours {
            return Err(ResumeError::Newer { found: recorded.rules, ours });
        }
        if recorded.rules == ours { Play::exactly(setup, recorded) } else { Play::corrected(setup, recorded) }
    }

    /// Resumes under the same rules: every answer is accepted, and every check agrees.
    fn exactly(setup: G::Setup, recorded: Recorded) -> Result<Play<G>, ResumeError> {
        let Recorded { answers, checks, older_checks, base, mut corrections, .. } = recorded;
        let mut play = Play::new(setup.clone()).map_err(|error| ResumeError::Setup(error.text))?;
        if let Some(snapshot) = base {
            let wrong = |what: String| ResumeError::Base { number: snapshot.number, what };
            let first: G = snapshot.read(&setup).map_err(|error| wrong(error.to_string()))?;
            let before = answers.get(..snapshot.number as usize);
            let before = before.ok_or_else(|| wrong("that many answers no longer count".to_owned()))?;
            // What was before is only for looking back: an engine that panics there has shown nothing.
            let mut all = [older_checks.as_slice(), checks.as_slice()].concat();
            all.sort_by_key(|(number, _)| *number);
            let earlier = attempt(|| Replayed::of(play, before, &all));
            play = Play::from_base(setup, first, before.to_vec(), earlier.map(Replayed::verified));
        }
        let begins = play.number();
        let mut checks = checks.iter().filter(|(number, _)| *number >= begins).peekable();
        for n in begins as usize..=answers.len() {
            while let Some((number, expected)) = checks.next_if(|(number, _)| *number as usize == n) {
                let found = hash_like(expected, play.state());
                if found != *expected {
                    return Err(ResumeError::Check { number: *number, expected: expected.clone(), found });
                }
            }
            for correction in corrections.iter_mut().filter(|one| one.kept as usize == n && one.why.is_none())
            {
                correction.why = play.refuses(correction.dropped.first());
            }
            let Some(given) = answers.get(n) else { break };
            play.give(given).map_err(|error| ResumeError::Answer { number: n as u32, error })?;
        }
        play.corrections = corrections;
        Ok(play)
    }

    /// Resumes under later rules.
    fn corrected(setup: G::Setup, recorded: Recorded) -> Result<Play<G>, ResumeError> {
        let Recorded { rules, answers, mut checks, older_checks, base, mut snapshots, corrections } =
            recorded;
        let ours = G::INFO.rules_version;
        let first = || Play::<G>::new(setup.clone()).map_err(|error| ResumeError::Setup(error.text));
        snapshots.extend(base);
        snapshots.retain(|snapshot| snapshot.number as usize <= answers.len());
        snapshots.sort_by_key(|snapshot| std::cmp::Reverse(snapshot.number));
        // A saved position has a hash as well.
        let saved = snapshots.iter().filter(|snapshot| snapshot.rules == rules || snapshot.rules == ours);
        checks.extend(saved.map(|snapshot| (snapshot.number, snapshot.hash.clone())));
        checks.sort_by_key(|(number, _)| *number);
        let begun = first()?;
        let whole = attempt(|| Replayed::of(begun, &answers, &checks));
        let finish = |replayed: Replayed<G>, snapshot: Option<u32>| {
            let Replayed { mut play, stopped, differs, .. } = replayed;
            let kept = play.number();
            let dropped = answers[kept as usize..].to_vec();
            play.corrections = corrections.clone();
            play.corrections.retain_mut(|correction| correction.cut(kept));
            if !dropped.is_empty() || snapshot.is_some() || differs.is_some() {
                let why = stopped.map(|error| written(&error));
                play.corrections.push(Correction { rules: ours, kept, dropped, why, snapshot, differs });
            }
            play
        };
        let whole = match whole {
            Some(whole) if whole.stopped.is_none() && whole.differs.is_none() => {
                return Ok(finish(whole, None));
            }
            other => other,
        };
        for snapshot in &snapshots {
            let Ok(state) = snapshot.read::<G>(&setup) else { continue };
            if let Some(whole) = &whole
                && whole.play.number() >= snapshot.number
                && whole.play.at(snapshot.number as usize) == state
            {
                // The set-up leads there under these rules, too: only the hash differs.
                let same = Replayed {
                    play: whole.play.clone(),
                    differs: None,
                    stopped: whole.stopped.clone(),
                    agreed: 0,
                };
                return Ok(finish(same, None));
            }
            let before = answers[..snapshot.number as usize].to_vec();
            let mut all = [older_checks.as_slice(), checks.as_slice()].concat();
            all.sort_by_key(|(number, _)| *number);
            let again = first()?;
            let earlier = attempt(|| Replayed::of(again, &before, &all)).map(Replayed::verified);
            let play = Play::from_base(setup.clone(), state, before, earlier);
            if let Some(mut replayed) = attempt(|| Replayed::of(play, &answers, &[])) {
                replayed.differs = None;
                return Ok(finish(replayed, Some(snapshot.number)));
            }
        }
        match whole {
            Some(whole) => Ok(finish(whole, None)),
            None => Err(ResumeError::Answer {
                number: 0,
                error: NotAccepted::Broken(Broken::new("the engine fell over")),
            }),
        }
    }

    fn from_base(setup: G::Setup, first: G, before: Vec<Given>, earlier: Option<Play<G>>) -> Play<G> {
        let log = earlier.as_ref().map(|earlier| earlier.log().to_vec()).unwrap_or_default();
        let mut play = Play::from_position(setup, first);
        play.base = Some(Base { before: before.into(), earlier: earlier.map(Arc::new) });
        play.log = log;
        play
    }

    /// Why an answer that was written down is not accepted now.
    fn refuses(&self, given: Option<&Given>) -> Option<Value> {
        let mut trial = Play::from_position(self.setup().clone(), self.state().clone());
        trial.give(given?).err().map(|error| written(&error))
    }

    /// Gives an answer that was written down.
    pub(crate) fn give(&mut self, given: &Given) -> Result<(), NotAccepted> {
        let question = self.state().question().ok_or(NotAccepted::Over)?;
        let expected = question.ask.kind();
        if expected != given.kind {
            let (expected, found) = (expected.to_owned(), given.kind.clone());
            return Err(NotAccepted::OtherQuestion { expected, found });
        }
        let action: G::Action = words::from_words(&given.words)
            .map_err(|error| NotAccepted::Words { words: given.words.clone(), what: error.to_string() })?;
        self.answer(given.seat, action).map_err(|error| match error {
            ApplyError::Refused(refused) => NotAccepted::Refused(refused),
            ApplyError::Broken(broken) => NotAccepted::Broken(broken),
        })
    }
}

impl<G: Game> Replayed<G> {
    /// The game up to the last position that is known to be what was played. Beyond it the log could show what nobody
    /// has seen.
    fn verified(self) -> Play<G> {
        self.play.fork(self.agreed as usize)
    }
}

/// Tries something that may make an engine panic. None if it does.
fn attempt<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}
