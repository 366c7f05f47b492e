//! The results of a load test.

use super::http::Http;
use super::pair::Pair;
use crate::Failure;
use crate::reading::{Reading, in_words};
use kernel::{Language as _, Text};
use serde::Serialize;
use serde_json::Value;
use std::io::Write;

/// How many faults are printed.
const SHOWN: usize = 5;

/// The results of a load test.
#[derive(Debug, Serialize)]
pub struct Report {
    tables: u32,
    sockets: u32,
    seconds: f64,
    answers: usize,
    answers_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    bytes_per_answer: f64,
    sent_per_answer: f64,
    message_p50_bytes: u32,
    message_p99_bytes: u32,
    games: u32,
    inconsistent: usize,
    refused: usize,
    #[serde(skip)]
    micros: Vec<u32>,
    #[serde(skip)]
    lengths: Vec<u32>,
    #[serde(skip)]
    sent: u64,
    #[serde(skip)]
    unmeasured: u32,
    #[serde(skip)]
    grown: f64,
    #[serde(skip)]
    wrong: Vec<String>,
}

impl Report {
    /// A report on nothing yet. `grown` is by how many bytes the store grew.
    pub fn new(tables: u32, seconds: f64, grown: f64) -> Report {
        Report {
            tables,
            sockets: 2 * tables,
            seconds,
            answers: 0,
            answers_per_second: 0.0,
            p50_ms: 0.0,
            p99_ms: 0.0,
            max_ms: 0.0,
            bytes_per_answer: 0.0,
            sent_per_answer: 0.0,
            message_p50_bytes: 0,
            message_p99_bytes: 0,
            games: 0,
            inconsistent: 0,
            refused: 0,
            micros: Vec::new(),
            lengths: Vec::new(),
            sent: 0,
            unmeasured: 0,
            grown,
            wrong: Vec::new(),
        }
    }

    /// Counts what a pair did.
    pub fn add(&mut self, pair: &Pair) {
        self.micros.extend(&pair.micros);
        self.lengths.extend(&pair.lengths);
        self.sent += pair.bytes;
        self.unmeasured += pair.unmeasured;
        self.games += pair.games;
        self.refused += pair.refused.len();
        self.wrong.extend(pair.wrong.iter().cloned());
        self.wrong.extend(pair.refused.iter().map(|problem| format!("refused: {problem}")));
        self.inconsistent += pair.wrong.len();
    }

    /// Asks the server for what the pair last saw, and plays the journal of its last finished game.
    pub fn check(&mut self, pair: &Pair, http: &Http) -> Result<(), Failure> {
        for (guest, seen) in pair.guests.iter().zip(&pair.seen) {
            if pair.table.is_empty() || seen.views().is_empty() {
                continue;
            }
            let state = http.get(&format!("/api/tables/{}/state", pair.table), Some(guest))?;
            let views: Vec<(String, &Value)> = state["seats"]
                .as_array()
                .into_iter()
                .flatten()
                .map(|seat| (seat["seat"].as_str().unwrap_or_default().to_owned(), &seat["view"]))
                .collect();
            if state["revision"].as_u64() != seen.revision.map(u64::from) || views != seen.views() {
                self.found(format!("{}: the last view is not the server's", pair.table));
            }
        }
        let Some((table, views)) = &pair.finished else { return Ok(()) };
        let journal = http.text(&format!("/api/tables/{table}/journal"), Some(&pair.guests[0]))?;
        let played =
            registry::read_journal_of_any(&journal).map_err(|error| Failure::journal(&journal, &error))?;
        let mut journals = Vec::new();
        for (seat, _) in views {
            let of = played.seat(seat).map_err(|error| Failure::table(played.slug(), &error))?;
            journals.push((seat.clone(), played.view(Some(of))));
        }
        if journals != *views {
            self.found(format!("{table}: the journal does not lead to the last views"));
        }
        Ok(())
    }

    fn found(&mut self, wrong: String) {
        self.inconsistent += 1;
        self.wrong.push(wrong);
    }

    /// Computes the figures.
    pub fn finish(&mut self) {
        self.micros.sort_unstable();
        self.answers = self.micros.len();
        self.answers_per_second = round(self.answers as f64 / self.seconds);
        self.bytes_per_answer =
            round(self.grown / (self.answers as f64 + f64::from(self.unmeasured)).max(1.0));
        self.seconds = round(self.seconds);
        let millis = |share: f64| round(f64::from(at(&self.micros, share)) / 1000.0);
        (self.p50_ms, self.p99_ms, self.max_ms) = (millis(0.5), millis(0.99), millis(1.0));
        self.lengths.sort_unstable();
        self.sent_per_answer = round(self.sent as f64 / (self.answers as f64).max(1.0));
        self.message_p50_bytes = at(&self.lengths, 0.5);
        self.message_p99_bytes = at(&self.lengths, 0.99);
    }

    /// Whether nothing was wrong.
    pub fn is_good(&self) -> bool {
        self.wrong.is_empty() && self.answers > 0
    }

    /// Writes the figures for people.
    pub fn write(&self, reading: Reading, out: &mut dyn Write) -> Result<(), Failure> {
        let said = |text: Text| in_words(&text, &reading);
        let rows = [
            (
                reading.say("cli-load-tables"),
                said(
                    Text::new("cli-load-tables.value")
                        .written("n", self.tables)
                        .written("sockets", self.sockets),
                ),
            ),
            (
                reading.say("cli-load-answers"),
                said(
                    Text::new("cli-load-answers.value")
                        .written("n", self.answers)
                        .written("seconds", self.seconds)
                        .written("games", self.games),
                ),
            ),
            (reading.say("cli-load-rate"), self.answers_per_second.to_string()),
            (
                reading.say("cli-load-time"),
                said(
                    Text::new("cli-load-time.value")
                        .written("half", self.p50_ms)
                        .written("most", self.p99_ms)
                        .written("all", self.max_ms),
                ),
            ),
            (
                reading.say("cli-load-stored"),
                said(Text::new("cli-load-stored.value").written("n", self.bytes_per_answer)),
            ),
            (
                reading.say("cli-load-sent"),
                said(
                    Text::new("cli-load-sent.value")
                        .written("n", self.sent_per_answer)
                        .written("half", self.message_p50_bytes)
                        .written("most", self.message_p99_bytes),
                ),
            ),
            (reading.say("cli-load-inconsistent"), self.inconsistent.to_string()),
            (reading.say("cli-load-refused"), self.refused.to_string()),
        ];
        let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        for (name, value) in rows {
            writeln!(out, "{name:width$}  {value}")?;
        }
        for wrong in self.wrong.iter().take(SHOWN) {
            writeln!(out, "  {wrong}")?;
        }
        Ok(())
    }
}

/// The value below which this share of the sorted values lies.
fn at(sorted: &[u32], share: f64) -> u32 {
    let last = sorted.len().saturating_sub(1);
    sorted.get((last as f64 * share).round() as usize).copied().unwrap_or(0)
}

fn round(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
