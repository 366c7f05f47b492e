//! What a table's entries say, before anything is played: which answers count, what people did beside the game, and under
//! which rules.

use crate::lines::{Line, Rules};
use crate::room::{LoadError, Wish};
use kernel::{Correction, Given, Recorded, Snapshot};
use std::cmp::Reverse;

/// What is stored of a table's game.
#[derive(Clone, Debug, Default)]
pub struct Stored {
    /// The set-up, as JSON.
    pub setup: String,
    /// The version of the rules that the first entry was made under.
    pub rules: u32,
    /// The entries with their numbers.
    pub entries: Vec<(u32, String)>,
    /// Saved positions, each with the number of entries before it.
    pub snapshots: Vec<(u32, Snapshot)>,
}

/// What the entries say.
#[derive(Debug)]
pub(crate) struct Course {
    /// The version of the rules after all entries.
    pub(crate) rules: u32,
    pub(crate) entries: u32,
    pub(crate) era: u32,
    pub(crate) wish: Option<Wish>,
    pub(crate) resigned: Vec<u8>,
    pub(crate) conceded: Option<u8>,
    pub(crate) answers: Vec<Given>,
    /// The entry in which each answer stands.
    places: Vec<u32>,
    /// Hashes under the present rules: after how many answers, the hash, and in which entry.
    checks: Vec<(u32, String, u32)>,
    older_checks: Vec<(u32, String)>,
    /// After each number of entries, how many answers there were; none if some of these no longer count.
    stands: Vec<Option<u32>>,
    /// After how many entries and answers the position was saved that the game went on from.
    base: Option<(u32, u32)>,
    corrections: Vec<Correction>,
}

impl Course {
    /// Reads the entries of a table that began under these rules.
    pub(crate) fn read(
        rules: u32,
        entries: impl IntoIterator<Item = (u32, String)>,
    ) -> Result<Course, LoadError> {
        let mut course = Course {
            rules,
            entries: 0,
            era: 0,
            wish: None,
            resigned: Vec::new(),
            conceded: None,
            answers: Vec::new(),
            places: Vec::new(),
            checks: Vec::new(),
            older_checks: Vec::new(),
            stands: vec![Some(0)],
            base: None,
            corrections: Vec::new(),
        };
        for (number, body) in entries {
            course.entry(number, &body).map_err(|what| LoadError::Entry { entry: number, what })?;
        }
        Ok(course)
    }

    fn entry(&mut self, number: u32, body: &str) -> Result<(), String> {
        if number != self.entries {
            return Err(format!("expected entry {}", self.entries));
        }
        for line in body.lines() {
            let line = Line::read(line).ok_or_else(|| format!("not a line: {line:?}"))?;
            self.line(line)?;
        }
        self.entries += 1;
        self.stands.push(Some(self.number()));
        Ok(())
    }

    fn line(&mut self, line: Line) -> Result<(), String> {
        match line {
            Line::Answer { seat, kind, words } => {
                self.answers.push(Given { seat, kind, words });
                self.places.push(self.entries);
                self.wish = None;
            }
            Line::Back(to) => {
                self.cut(to);
                self.era += 1;
                self.wish = None;
            }
            Line::Wish { place, to } => self.wish = Some(Wish { place, to, agreed: Vec::new() }),
            Line::Agree(place) => {
                if let Some(wish) = &mut self.wish {
                    wish.agreed.push(place);
                }
            }
            Line::Refuse(_) => self.wish = None,
            Line::Resign(place) => self.resigned.push(place),
            Line::Concede(team) => self.conceded = Some(team),
            Line::Rules(rules) => self.correct(rules)?,
            Line::Hash(hash) => self.checks.push((self.number(), hash, self.entries)),
        }
        Ok(())
    }

    fn correct(&mut self, rules: Rules) -> Result<(), String> {
        let Rules { version, kept, from: base, differs } = rules;
        if version <= self.rules || kept > self.number() {
            return Err(format!("rules version {version} can't keep {kept} answers here"));
        }
        let snapshot = match base {
            Some(base) => {
                let number =
                    self.stands.get(base as usize).copied().flatten().filter(|number| *number <= kept);
                Some(
                    number
                        .ok_or_else(|| format!("nothing goes on from the position after {base} entries"))?,
                )
            }
            None => None,
        };
        let dropped = self.answers[kept as usize..].to_vec();
        if !dropped.is_empty() {
            self.era += 1;
            self.wish = None;
        }
        let checks = std::mem::take(&mut self.checks);
        self.older_checks.extend(checks.into_iter().map(|(number, hash, _)| (number, hash)));
        self.cut(kept);
        self.rules = version;
        self.base = base.zip(snapshot);
        if !dropped.is_empty() || snapshot.is_some() || differs.is_some() {
            let correction = Correction { rules: version, kept, dropped, why: None, snapshot, differs };
            self.corrections.push(correction);
        }
        Ok(())
    }

    /// Lets only the first `to` answers count.
    fn cut(&mut self, to: u32) {
        self.answers.truncate(to as usize);
        self.places.truncate(to as usize);
        self.checks.retain(|(number, ..)| *number <= to);
        self.older_checks.retain(|(number, _)| *number <= to);
        for stands in &mut self.stands {
            *stands = stands.filter(|number| *number <= to);
        }
        self.base = self.base.filter(|(_, number)| *number <= to);
        self.corrections.retain_mut(|correction| correction.cut(to));
    }

    /// How many answers count.
    pub(crate) fn number(&self) -> u32 {
        self.answers.len() as u32
    }

    /// After how many entries the position was saved that a game went on from.
    pub(crate) fn saved_at(&self, snapshots: &[(u32, Snapshot)], base: &Snapshot) -> Option<u32> {
        let same = |snapshot: &Snapshot| (snapshot.number, snapshot.form) == (base.number, base.form);
        let saved = snapshots.iter().filter(|(at, snapshot)| same(snapshot) && self.is_on(*at, snapshot));
        saved.max_by_key(|(at, snapshot)| (snapshot.rules, *at)).map(|(at, _)| *at)
    }

    /// The last position of this course that was saved: after how many entries and answers.
    pub(crate) fn last_saved(&self, snapshots: &[(u32, Snapshot)]) -> Option<(u32, u32)> {
        let saved = snapshots.iter().filter(|(at, snapshot)| self.is_on(*at, snapshot));
        saved.map(|(at, snapshot)| (*at, snapshot.number)).max()
    }

    /// Whether a position that was saved after this many entries still counts.
    fn is_on(&self, at: u32, snapshot: &Snapshot) -> bool {
        self.stands.get(at as usize).copied().flatten() == Some(snapshot.number)
    }

    /// The game to go on with.
    pub(crate) fn recorded(&self, snapshots: &[(u32, Snapshot)]) -> Result<Recorded, LoadError> {
        let base = match self.base {
            Some((at, number)) => {
                let saved = snapshots.iter().find(|(of, snapshot)| *of == at && snapshot.number == number);
                let what = "the position that the game went on from is not there".to_owned();
                Some(saved.ok_or(LoadError::Entry { entry: at, what })?.1.clone())
            }
            None => None,
        };
        // Of texts of the same position, the one written last is the easiest to read.
        let mut others: Vec<&(u32, Snapshot)> =
            snapshots.iter().filter(|(at, snapshot)| self.is_on(*at, snapshot)).collect();
        others.sort_by_key(|(at, snapshot)| Reverse((snapshot.rules, *at)));
        Ok(Recorded {
            rules: self.rules,
            answers: self.answers.clone(),
            checks: self.checks.iter().map(|(number, hash, _)| (*number, hash.clone())).collect(),
            older_checks: self.older_checks.clone(),
            base,
            snapshots: others.into_iter().map(|(_, snapshot)| snapshot.clone()).collect(),
            corrections: self.corrections.clone(),
        })
    }

    /// The entry of the answer after this many others.
    pub(crate) fn entry_of(&self, number: u32) -> u32 {
        self.places.get(number as usize).copied().unwrap_or(self.entries)
    }

    /// The entry of the check after this many answers.
    pub(crate) fn entry_of_check(&self, number: u32) -> u32 {
        self.checks.iter().find(|(of, ..)| *of == number).map_or(self.entries, |(_, _, entry)| *entry)
    }
}
