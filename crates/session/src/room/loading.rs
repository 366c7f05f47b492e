//! Loading a room from what is stored, also when the rules have been corrected since.

use super::{Room, Wish};
use crate::course::{Course, Stored};
use crate::lines::{Line, Rules, write_answer};
use crate::wire;
use kernel::{Correction, Language, ResumeError, Seat, SeatSet, Snapshot};
use registry::Entry;
use serde_json::Value;

/// Why entries do not make a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    /// The game does not know the set-up.
    #[error("{0}")]
    Setup(String),
    /// An entry can't be played.
    #[error("entry {entry}: {what}")]
    Entry {
        /// The entry's number, from 0.
        entry: u32,
        /// What is wrong.
        what: String,
    },
    /// The table is played under later rules, by a newer program.
    #[error(
        "it is played under rules version {found}; this program plays version {ours}: a newer program is needed"
    )]
    Newer {
        /// The table's version.
        found: u32,
        /// This program's version.
        ours: u32,
    },
}

/// The entries of a new table whose game has begun elsewhere.
#[derive(Clone, Debug)]
pub struct Beginning {
    /// The version of the rules of the first entry.
    pub rules: u32,
    /// The entries.
    pub entries: Vec<String>,
    /// A saved position that the entries need, and after how many of them it was saved.
    pub snapshot: Option<(u32, Snapshot)>,
}

/// What the next entry must say first, because the table's rules have been corrected and nothing has been stored
/// since.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    pub(super) rules: Rules,
    /// Whether answers are asked again.
    pub(super) drops: bool,
}

impl Room {
    /// A room with the game of a set-up, and what was stored of the game under the present rules.
    pub fn load(
        entry: &'static dyn Entry,
        setup: &str,
        entries: impl IntoIterator<Item = (u32, String)>,
    ) -> Result<Room, LoadError> {
        let rules = entry.info().rules_version;
        let entries = entries.into_iter().collect();
        Room::open(entry, &Stored { setup: setup.to_owned(), rules, entries, snapshots: Vec::new() })
    }

    /// A room with a game as it is stored. If its rules have been corrected since, the next entry says so.
    pub fn open(entry: &'static dyn Entry, stored: &Stored) -> Result<Room, LoadError> {
        let ours = entry.info().rules_version;
        let newer = |found: u32| LoadError::Newer { found, ours };
        if stored.rules > ours {
            return Err(newer(stored.rules));
        }
        let setup: Value =
            serde_json::from_str(&stored.setup).map_err(|error| LoadError::Setup(error.to_string()))?;
        // A newer program may write lines that this one can't read. The lines that say so are looked for first.
        let mut lines = stored.entries.iter().flat_map(|(_, body)| body.lines()).filter_map(Line::read);
        let found = lines.find_map(|line| match line {
            Line::Rules(rules) if rules.version > ours => Some(rules.version),
            _ => None,
        });
        if let Some(found) = found {
            return Err(newer(found));
        }
        let course = Course::read(stored.rules, stored.entries.iter().cloned())?;
        let table = entry.resume(&setup, course.recorded(&stored.snapshots)?);
        let table = table.map_err(|error| {
            // What is wrong with a stored game is a report for the operator, and those are in English.
            let english = entry.texts().english();
            let what = error.to_string();
            match error {
                ResumeError::Newer { found, ours } => LoadError::Newer { found, ours },
                ResumeError::Setup(text) => LoadError::Setup(text.render(&english)),
                ResumeError::Base { .. } => LoadError::Entry { entry: course.entries, what },
                ResumeError::Answer { number, error } => {
                    LoadError::Entry { entry: course.entry_of(number), what: error.text().render(&english) }
                }
                ResumeError::Check { number, expected, found } => {
                    let what = format!("the position's hash is {found}, the entry says {expected}");
                    LoadError::Entry { entry: course.entry_of_check(number), what }
                }
            }
        })?;
        let drops = table.number() < course.number();
        let base = table.base().map(|base| course.saved_at(&stored.snapshots, &base).unwrap_or(0));
        let told = table.corrections().last().filter(|told| told.rules == ours);
        let differs = told.and_then(|told| told.differs);
        let rules = Rules { version: ours, kept: table.number(), from: base, differs };
        let saved = course.last_saved(&stored.snapshots);
        Ok(Room {
            entries: course.entries,
            era: course.era + u32::from(drops),
            wish: if drops { None } else { course.wish },
            resigned: course.resigned,
            conceded: course.conceded,
            pending: (course.rules < ours).then_some(Pending { rules, drops }),
            saved,
            ..Room::new(entry, table)
        })
    }

    /// Notes how a finished game ended. It stays over, even if its answers lead to no end under the present rules.
    #[must_use]
    pub fn ended(self, outcome: Option<wire::Outcome>) -> Room {
        Room { ended: outcome, ..self }
    }

    /// The number of entries whose saved position the next entry will name, if it names one. The position must be
    /// kept for good before that.
    pub fn needs_snapshot(&self) -> Option<u32> {
        self.pending.and_then(|pending| pending.rules.from)
    }

    /// Whether the rules have been corrected since the last entry.
    pub fn is_corrected(&self) -> bool {
        self.pending.is_some()
    }

    /// Whether answers are asked again and no entry says so yet.
    pub fn asks_again(&self) -> bool {
        self.pending.is_some_and(|pending| pending.drops)
    }

    /// The position to save after the entries so far. None if answers are asked again and no entry says so yet: then
    /// it is not the position of these entries.
    pub fn snapshot(&self) -> Option<Snapshot> {
        if self.asks_again() { None } else { self.table.snapshot() }
    }

    /// How many entries there are since the last saved position: all of them if its answers were taken back.
    pub fn unsaved(&self) -> u32 {
        match self.saved {
            Some((at, number)) if number <= self.number() => self.revision().saturating_sub(at),
            _ => self.revision(),
        }
    }

    /// Notes that the position after this many entries and answers has been saved.
    pub fn note_saved(&mut self, revision: u32, number: u32) {
        self.saved = Some((revision, number));
    }

    /// Plays an entry that was stored, by this server or another one.
    pub fn follow(&mut self, number: u32, body: &str) -> Result<(), LoadError> {
        let wrong = |what: String| LoadError::Entry { entry: number, what };
        if number != self.entries {
            return Err(wrong(format!("expected entry {}", self.entries)));
        }
        let ours = self.entry.info().rules_version;
        for line in body.lines() {
            let line = Line::read(line).ok_or_else(|| wrong(format!("not a line: {line:?}")))?;
            if let Line::Rules(Rules { version: found, .. }) = line
                && found > ours
            {
                return Err(LoadError::Newer { found, ours });
            }
            self.follow_line(line).map_err(wrong)?;
        }
        self.entries += 1;
        if let Some(pending) = &mut self.pending {
            pending.rules.kept = self.table.number();
        }
        Ok(())
    }

    fn follow_line(&mut self, line: Line) -> Result<(), String> {
        if let Line::Rules(rules) = line {
            // Another server was first to say that the rules have been corrected. If it came to another result than
            // this one, the room must be loaded anew.
            return match self.pending.take_if(|pending| pending.rules == rules) {
                Some(_) => Ok(()),
                None => Err("the rules were corrected".to_owned()),
            };
        }
        if self.asks_again() {
            return Err(
                "a server with earlier rules goes on with answers that are asked again here".to_owned()
            );
        }
        match line {
            Line::Answer { seat, kind, words } => {
                let asked = self.table.kind();
                if asked != Some(kind.as_str()) {
                    return Err(format!(
                        "it answers {kind}, but the question is {}",
                        asked.unwrap_or("none")
                    ));
                }
                self.table.answer(seat, None, &Value::String(words)).map_err(|error| error.to_string())?;
                self.wish = None;
            }
            Line::Back(to) => self.cut(to),
            Line::Wish { place, to } => self.wish = Some(Wish { place, to, agreed: Vec::new() }),
            Line::Agree(place) => {
                if let Some(wish) = &mut self.wish {
                    wish.agreed.push(place);
                }
            }
            Line::Refuse(_) => self.wish = None,
            Line::Resign(place) => self.resigned.push(place),
            Line::Concede(team) => self.conceded = Some(team),
            Line::Rules(_) => {}
            Line::Hash(hash) => {
                let found = self.table.hash_like(&hash);
                if found != hash {
                    return Err(format!("the position's hash is {found}, the entry says {hash}"));
                }
            }
        }
        Ok(())
    }

    /// The entries that make a new room with the first `n` answers of this one.
    pub fn entries_until(&self, n: u32) -> Vec<String> {
        self.beginning(n).entries
    }

    /// What makes a new room with the first `n` answers of this one, including the corrections of its rules.
    pub fn beginning(&self, n: u32) -> Beginning {
        let table = self.table.fork(n as usize);
        let ours = self.entry.info().rules_version;
        let answers = table.answers_from(0);
        let corrections = table.corrections();
        let rules = corrections.first().map_or(ours, |first| first.rules.saturating_sub(1));
        let base = table.base();
        let mut entries = Vec::new();
        let mut snapshot = None;
        let mut written = 0;
        let mut write_until = |to: usize, entries: &mut Vec<String>| {
            for answers in answers.get(written..to).unwrap_or_default().chunks(200) {
                let mut body = String::new();
                for (seat, kind, words) in answers {
                    let _ = write_answer(*seat, kind, words, &mut body);
                }
                entries.push(body);
            }
            written = written.max(to);
        };
        let last = corrections.iter().rposition(|one| one.snapshot.is_some());
        let known = base.as_ref().map_or(0..0, |base| 0..base.number as usize);
        let mut known = known.rev().find(|n| table.reaches(*n)).filter(|n| *n > 0);
        for (at, correction) in corrections.iter().enumerate() {
            // A position that can be looked back at is known by its hash.
            if let Some(known) = known.take_if(|n| *n <= correction.kept as usize) {
                write_until(known, &mut entries);
                if let Some(last) = entries.last_mut() {
                    Line::Hash(table.fork(known).hash()).write(last);
                }
            }
            if let Some(base) = base.as_ref().filter(|_| last == Some(at)) {
                write_until(base.number as usize, &mut entries);
                snapshot = Some((entries.len() as u32, base.clone()));
            }
            write_until(correction.kept as usize, &mut entries);
            let mut body = String::new();
            for given in &correction.dropped {
                let _ = write_answer(given.seat, &given.kind, &given.words, &mut body);
            }
            let base = snapshot.as_ref().map(|(at, _)| *at).filter(|_| last == Some(at));
            let Correction { rules: version, kept, differs, .. } = *correction;
            Line::Rules(Rules { version, kept, from: base, differs }).write(&mut body);
            entries.push(body);
        }
        write_until(answers.len(), &mut entries);
        Beginning { rules, entries, snapshot }
    }

    /// What became of the game when its rules were corrected, as the holder of these seats may know it.
    pub fn corrections(&self, seats: SeatSet, language: &dyn Language) -> Vec<wire::Correction> {
        self.corrections_seen(language, |seat| seats.contains(seat))
    }

    /// What became of the game when its rules were corrected, for somebody who may have the whole journal.
    pub fn all_corrections(&self, language: &dyn Language) -> Vec<wire::Correction> {
        self.corrections_seen(language, |_| true)
    }

    fn corrections_seen(
        &self,
        language: &dyn Language,
        knows: impl Fn(Seat) -> bool,
    ) -> Vec<wire::Correction> {
        let ids = self.table.seats();
        let by = |seat: Seat| match ids.get(seat.index()) {
            Some(id) if !seat.is_chance() => (*id).to_owned(),
            _ => "chance".to_owned(),
        };
        let step = |given: &kernel::Given| wire::Step {
            by: by(given.seat),
            kind: given.kind.clone(),
            text: given.words.clone(),
        };
        let wire = |one: &kernel::Correction| wire::Correction {
            rules: one.rules,
            kept: one.kept,
            asked_again: one.dropped.len() as u32,
            answers: one.dropped.iter().filter(|given| knows(given.seat)).map(step).collect(),
            why: one
                .why
                .as_ref()
                .filter(|_| one.dropped.first().is_some_and(|given| knows(given.seat)))
                .map(|why| kernel::render_value(why, language)),
            snapshot: one.snapshot,
            differs: one.differs,
        };
        self.table.corrections().iter().map(wire).collect()
    }
}
