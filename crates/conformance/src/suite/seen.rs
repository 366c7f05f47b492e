//! Everything that an onlooker gets to see of a position.

use super::walk::legal;
use kernel::journal::seat_word;
use kernel::{Ask as _, LogEntry, Seat, Texts, words};
use serde::Serialize;
use std::fmt::Write as _;

/// What one onlooker gets to see, as named texts. Two positions that the onlooker can't tell apart give equal ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seen(Vec<(&'static str, String)>);

impl Seen {
    /// The view, the question as the onlooker may know it, and the onlooker's legal answers.
    pub fn basics<G: Texts>(state: &G, onlooker: Option<Seat>) -> Seen {
        let question = state.question().map(|question| {
            let who: Vec<&str> = question.who.iter().map(|seat| seat_word(state, seat)).collect();
            let ask = state.ask_seen_by(question.ask, onlooker);
            let (kind, rule, text) = (ask.kind(), ask.rule(), json(&state.ask_text(ask)));
            format!("{} {who:?} {kind} {rule} {text} {}", question.number, json(&ask))
        });
        let listed = onlooker.map(|seat| legal(state, seat)).unwrap_or_default();
        Seen(vec![
            ("view", json(&state.view(onlooker))),
            ("question", question.unwrap_or_default()),
            ("legal answers", json(&listed)),
            ("outcome", json(&state.outcome())),
        ])
    }

    /// Everything that reaches the onlooker: also the texts, the things they concern, and why other answers are not
    /// possible.
    pub fn whole<G: Texts>(state: &G, onlooker: Option<Seat>) -> Seen {
        let mut seen = Seen::basics(state, onlooker);
        seen.0
            .push(("board", G::board(&[state.view(onlooker)], &texts::Texts::of(G::catalogues()).english())));
        let Some(seat) = onlooker else { return seen };
        let mut candidates = Vec::new();
        state.candidates(seat, &mut candidates);
        let mut text = String::new();
        let mut things = Vec::new();
        for action in candidates {
            things.clear();
            state.concerns(action, &mut things);
            let words = words::to_words(&action).unwrap_or_default();
            let things: Vec<(String, String)> =
                things.iter().map(|thing| (json(thing), json(&state.thing_text(*thing)))).collect();
            let allowed = state.allows(seat, action);
            let _ = writeln!(text, "{words} ({}) {things:?}: {allowed:?}", json(&state.action_text(action)));
        }
        seen.0.push(("candidates", text));
        seen
    }

    /// What the onlooker sees of log entries, in a position after them.
    pub fn log<G: Texts>(state: &G, entries: &[LogEntry<G::Event>], onlooker: Option<Seat>) -> Seen {
        let seen = entries.iter().filter_map(|entry| entry.seen(onlooker));
        let lines = seen.map(|event| format!("{} {}", json(&event), json(&state.event_text(&event))));
        Seen(vec![("log", lines.collect::<Vec<_>>().join("\n"))])
    }

    /// What differs, with both texts around the first difference.
    pub fn difference(&self, other: &Seen) -> Option<String> {
        for ((name, a), (_, b)) in self.0.iter().zip(&other.0) {
            // What can't be written at all must not pass for equal.
            if a.starts_with(UNWRITABLE) {
                return Some(format!("the {name} is {a}"));
            }
            if a != b {
                let same = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
                return Some(format!("the {name}: `{}` and `{}`", around(a, same), around(b, same)));
            }
        }
        None
    }
}

/// A part of a text with some of what surrounds one of its bytes.
fn around(text: &str, byte: usize) -> String {
    let to = byte.saturating_add(60).min(text.len());
    String::from_utf8_lossy(&text.as_bytes()[byte.saturating_sub(60)..to]).into_owned()
}

/// How the text of a value begins that can't be written.
const UNWRITABLE: &str = "unwritable: ";

pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("{UNWRITABLE}{error}"))
}
