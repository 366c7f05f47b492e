//! Compares what people were told with what the store has, and with nothing else.

use super::play::{Acknowledged, Book, Given, Shown, Told, hash_of};
use kernel::SeatSet;
use session::Room;
use std::collections::{BTreeMap, BTreeSet};
use store::Store;

/// What was found.
#[derive(Debug, Default)]
pub struct Found {
    pub tables: usize,
    pub entries: usize,
    pub answers: usize,
    pub backs: usize,
    pub lines: usize,
    pub shown: usize,
    pub decks: usize,
    /// Answers that are in the store, but had already been taken back at the revision that their sender was told.
    pub taken_back: Vec<String>,
    /// What is not in the store, though somebody was told that it is.
    pub lost: Vec<String>,
}

/// Looks for everything that anybody was told.
pub async fn audit(store: &Store, book: &Book) -> Found {
    let mut found = Found { tables: book.tables.len(), ..Found::default() };
    for (id, told) in &book.tables {
        let Some(row) = store.table(id).await.unwrap() else {
            found.lost.push(format!("table {id} itself"));
            continue;
        };
        let entries = store.entries(row.key, 0).await.unwrap();
        found.entries += entries.len();
        let mut chat: BTreeMap<String, u32> = BTreeMap::new();
        for line in store.chat(row.key, 0).await.unwrap() {
            *chat.entry(line.text).or_default() += 1;
        }
        table(id, &row.game, &row.setup, &entries, told, &chat, &mut found);
    }
    for (id, list) in &book.decks {
        found.decks += 1;
        if store.deck(id).await.unwrap().is_none_or(|deck| deck.list != *list) {
            found.lost.push(format!("deck {id}"));
        }
    }
    found
}

fn table(
    id: &str,
    game: &str,
    setup: &str,
    entries: &[(u32, String)],
    told: &Told,
    chat: &BTreeMap<String, u32>,
    found: &mut Found,
) {
    let Told { acknowledged, sent, shown } = told;
    let mut by_revision: BTreeMap<u32, Vec<&Shown>> = BTreeMap::new();
    for one in shown.keys() {
        by_revision.entry(one.revision).or_default().push(one);
    }
    found.shown += shown.values().map(|times| *times as usize).sum::<usize>();
    // Answers that are still to be found, and by which revision they must be there. They may have come earlier: a
    // server that found an answer in the store when its connection came back says where the table stands then.
    let mut answers: Vec<(&Given, u32)> = Vec::new();
    let mut told_at: BTreeMap<u32, Vec<&Given>> = BTreeMap::new();
    let mut backs: BTreeMap<u32, u32> = BTreeMap::new();
    for one in acknowledged {
        match one {
            Acknowledged::Answer { given, revision } => {
                found.answers += 1;
                answers.push((given, *revision));
                told_at.entry(*revision).or_default().push(given);
            }
            Acknowledged::Back { revision } => {
                found.backs += 1;
                *backs.entry(*revision).or_default() += 1;
            }
            Acknowledged::Chat(text) => {
                found.lines += 1;
                if !chat.contains_key(text) {
                    found.lost.push(format!("{id}: the line {text:?}"));
                }
            }
        }
    }
    let sent: BTreeSet<(u32, &str, &str, u32)> =
        sent.iter().map(|one| (one.era, one.seat.as_str(), one.words.as_str(), one.number)).collect();
    let entry = registry::find(game).unwrap();
    // The players did not say in which language they read.
    let english = registry::Both(entry.texts().english(), ::server::language::house().english());
    let mut room = Room::load(entry, setup, []).unwrap();
    // Acknowledgements that come one after the other come in this order in the store as well: every revision is
    // looked at once, as the store had it then.
    for revision in 0..=entries.len() as u32 {
        for one in by_revision.remove(&revision).unwrap_or_default() {
            let seats = one.seats.iter().map(|seat| room.seat(seat).unwrap());
            let seats = seats.fold(SeatSet::NONE, |seats, seat| seats.with(seat));
            let text = serde_json::to_string(&room.state(seats, one.log_after, Some(&english))).unwrap();
            if hash_of(&serde_json::from_str(&text).unwrap()) != one.hash {
                found.lost.push(format!("{id}: at revision {revision} {:?} saw another game", one.seats));
            }
        }
        answers.retain(|(given, by)| {
            if *by == revision {
                found.lost.push(format!("{id}: by revision {revision} the answer {given:?}"));
            }
            *by > revision
        });
        for given in told_at.remove(&revision).unwrap_or_default() {
            let seat = room.seat(&given.seat).unwrap();
            if !room.has_answer(seat, given.number, Some(given.era), &given.words) {
                let from = (revision as usize).saturating_sub(4);
                let last = entries.get(from..revision as usize).unwrap_or_default();
                found.taken_back.push(format!("{id}: at revision {revision} {given:?} after {last:?}"));
            }
        }
        if backs.remove(&revision).is_some_and(|times| times != 1 || !is_step_back(entries, revision)) {
            found.lost.push(format!("{id}: at revision {revision} a step back"));
        }
        let Some((number, body)) = entries.get(revision as usize) else { break };
        let (before, era) = (room.number(), room.era());
        room.follow(*number, body).unwrap();
        if room.era() != era {
            continue;
        }
        // Nothing that nobody sent, and nothing twice.
        for (at, (seat, _, words)) in (before..).zip(room.table().answers_from(before as usize)) {
            let id_of = room.table().seats().get(seat.index()).copied();
            let Some(seat) = id_of.filter(|_| !seat.is_chance()) else { continue };
            let all = (era, seat, words.as_str(), 0)..=(era, seat, words.as_str(), at);
            if sent.range(all).next().is_none() {
                found.lost.push(format!("{id}: nobody sent {words:?} as answer {at} of {seat}"));
            }
            let is_there = |given: &Given| {
                let same = (given.era, given.seat.as_str(), &given.words) == (era, seat, &words);
                let by = room.seat(seat).unwrap();
                same && given.number <= at && room.has_answer(by, given.number, Some(era), &words)
            };
            answers.retain(|(given, _)| !is_there(given));
        }
    }
    for (revision, what) in by_revision {
        found.lost.push(format!("{id}: revision {revision}, shown {} times", what.len()));
    }
    for (given, revision) in answers {
        found.lost.push(format!("{id}: revision {revision} with the answer {given:?}"));
    }
    for (revision, times) in backs {
        found.lost.push(format!("{id}: revision {revision} with {times} steps back"));
    }
}

/// Whether the entry that made this revision takes an answer back, or asks for it.
fn is_step_back(entries: &[(u32, String)], revision: u32) -> bool {
    let entry = revision.checked_sub(1).and_then(|at| entries.get(at as usize));
    entry.is_some_and(|(_, body)| body.starts_with("@back") || body.starts_with("@wish"))
}
