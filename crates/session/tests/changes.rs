//! The changes that people are told lead to what there is to see, for everybody, in every game.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use kernel::{Flat, Language, Seat, SeatSet};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use registry::{Entry, Reader};
use serde_json::{Map, Value, json};
use session::changes::{self, NoChange};
use session::{Moment, Room, Shown, check_of};
use std::sync::Arc;

/// Somebody who watches and keeps what the messages say.
struct Onlooker {
    seats: SeatSet,
    /// The language of the sentences; none for values only.
    language: Option<Reader<'static>>,
    /// What was last shown, as the server remembers it.
    shown: Option<Arc<Shown>>,
    /// What was last shown, as the messages tell it.
    state: Value,
    log: Vec<Value>,
    log_at: Option<u32>,
    /// The lengths of the messages that told of changes.
    lengths: Vec<usize>,
}

impl Onlooker {
    fn new(seats: SeatSet, language: Option<Reader<'static>>) -> Onlooker {
        let (state, log, lengths) = (Value::Null, Vec::new(), Vec::new());
        Onlooker { seats, language, shown: None, state, log, log_at: None, lengths }
    }

    /// Receives the message of this moment, and takes it in.
    fn look(&mut self, room: &Room, moment: &mut Moment<'_>) {
        let after = self.log_at.map(|at| at.min(room.number()));
        let shown = moment.shown(self.seats, self.language);
        let log = moment.log(self.seats, after, self.language);
        let text = match &self.shown {
            Some(before) => shown.since(before, after, &log),
            None => shown.whole(after, &log),
        };
        let mut message: Map<String, Value> = serde_json::from_str(&text).unwrap();
        if message["is"] == "changes" {
            self.lengths.push(text.len());
            assert_eq!(message["from"], self.state["revision"]);
            changes::make(&mut self.state, message["changes"].take()).unwrap();
            let text = self.state.to_string();
            // Every sixteenth revision has a check.
            let checked = self.state["revision"].as_u64().unwrap().is_multiple_of(16);
            let check = checked.then(|| check_of(&text));
            assert_eq!(message["check"], json!(check), "{text}");
        } else {
            assert_eq!(message["is"], "state");
            self.state = message
                .iter()
                .filter(|(name, _)| !["is", "log", "log_after"].contains(&name.as_str()))
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect();
        }
        let after = message["log_after"].as_u64();
        self.log.retain(|line| after.is_some_and(|after| line["number"].as_u64().unwrap() <= after));
        self.log.extend(message["log"].as_array().unwrap().iter().cloned());
        self.shown = Some(shown);
        self.log_at = Some(room.number());

        let language = self.language.as_ref().map(|reader| reader as &dyn Language);
        let mut whole = serde_json::to_value(room.state(self.seats, self.log_at, language)).unwrap();
        whole.as_object_mut().unwrap().retain(|name, _| !["log", "log_after"].contains(&name.as_str()));
        assert_eq!(self.state, whole);
        is_plain(&self.state);
        if room.number().is_multiple_of(16) || room.outcome().is_some() {
            let whole: Vec<Value> =
                serde_json::from_str(room.table().log_raw(self.seats, None, language).get()).unwrap();
            assert_eq!(events(&self.log), events(&whole));
        }
    }

    /// Comes anew and knows nothing.
    fn forget(&mut self) {
        (self.shown, self.state, self.log_at) = (None, Value::Null, None);
        self.log.clear();
    }
}

/// What happened. The words for it may change because of what happens later.
fn events(log: &[Value]) -> Vec<(&Value, &Value)> {
    log.iter().map(|line| (&line["number"], &line["event"])).collect()
}

/// A browser writes the state as it was written, so that it can check it: no name of a member looks like a number,
/// which would be put before the others, and no number is a fraction or too large. No name looks like that of a
/// change.
fn is_plain(value: &Value) {
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                assert!(name.starts_with(|first: char| first.is_alphabetic()), "{name:?}");
                is_plain(value);
            }
        }
        Value::Array(values) => values.iter().for_each(is_plain),
        Value::Number(n) => assert!(n.as_i64().is_some_and(|n| n.abs() < 1 << 53), "{n}"),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Whoever is asked does something: usually answers, now and then takes an answer back.
fn step(room: &mut Room, rng: &mut StdRng) {
    let seat = room.asked().iter().nth(rng.random_range(0..room.asked().len() as usize)).unwrap();
    if rng.random_range(0..12) == 0 && room.step_back(seat, 0, &[]).is_ok() {
        return;
    }
    let legal = room.table().legal(seat, None);
    let words = legal[rng.random_range(0..legal.len())].words.clone();
    room.answer(seat, room.number(), Some(room.era()), &words, rng).unwrap();
}

fn rng(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

/// Plays a part of a game while many watch. Gives the lengths of the messages that told the players of changes.
fn play(game: &'static dyn Entry, scenario: &str, people: u8) -> Vec<usize> {
    let rng = &mut rng(u64::from(people));
    let table = game.new_table(Some(scenario), Some(people), &[]).unwrap();
    let seats = table.seats().len() as u8;
    let mut room = Room::new(game, table);
    let mut onlookers: Vec<Onlooker> =
        (0..seats).map(|seat| Onlooker::new(SeatSet::only(Seat(seat)), None)).collect();
    // A spectator, somebody who holds all seats, and somebody who holds the first and the last: they want sentences.
    let both: SeatSet = [Seat(0), Seat(seats - 1)].into_iter().collect();
    onlookers.extend(
        [SeatSet::NONE, SeatSet::first(seats), both]
            .map(|seats| Onlooker::new(seats, Some(game.texts().english()))),
    );
    let looks = |room: &Room, onlookers: &mut [Onlooker], rng: &mut StdRng| {
        let before = onlookers.iter().find_map(|onlooker| onlooker.shown.clone());
        let mut moment = Moment::of(room, before);
        for onlooker in onlookers {
            match rng.random_range(0..40) {
                // The connection broke. A listener who comes back is told the whole, and the log from there on.
                0 => onlooker.shown = None,
                // Nothing is kept.
                1 => onlooker.forget(),
                _ => {}
            }
            onlooker.look(room, &mut moment);
        }
    };
    looks(&room, &mut onlookers, rng);
    room.start(rng).unwrap();
    let (unseen, seen) = (rng.random_range(0..200), 100);
    for n in 0..unseen + seen {
        // Some come later.
        if n >= unseen {
            looks(&room, &mut onlookers, rng);
        }
        if room.outcome().is_some() {
            break;
        }
        step(&mut room, rng);
    }
    if room.outcome().is_none() {
        room.resign(0, true).unwrap();
    }
    looks(&room, &mut onlookers, rng);
    // After the end nothing changes.
    looks(&room, &mut onlookers, rng);
    onlookers.into_iter().take(usize::from(seats)).flat_map(|onlooker| onlooker.lengths).collect()
}

#[test]
fn changes_lead_to_what_there_is_to_see_and_are_short() {
    let follow = |game: &'static dyn Entry| {
        let info = game.info();
        let layouts = info
            .scenarios
            .iter()
            .flat_map(|scenario| scenario.people.iter().map(|people| (scenario.id, *people)));
        let mut lengths: Vec<usize> =
            layouts.flat_map(|(scenario, people)| play(game, scenario, people)).collect();
        lengths.sort_unstable();
        let n = lengths.len();
        let (mean, half, most) = (lengths.iter().sum::<usize>() / n, lengths[n / 2], lengths[n * 9 / 10]);
        println!(
            "{}: {n} messages, half within {half} bytes, 90 % within {most}, {mean} on average",
            info.slug
        );
        assert!(n > 100 && half <= 1_000, "{}", info.slug);
    };
    std::thread::scope(|scope| {
        for game in registry::all() {
            scope.spawn(|| follow(*game));
        }
    });
}

/// A random value, mostly objects and lists.
fn any(rng: &mut StdRng, depth: u32) -> Value {
    let names = ["id", "a", "b", "c", "d"];
    match rng.random_range(0..if depth == 0 { 4 } else { 10 }) {
        0 => Value::Null,
        1 => json!(rng.random_range(-3..3)),
        2 => json!(rng.random_range(0..2) == 0),
        3 => json!(["x", "y", "a \"word\" ö", ""][rng.random_range(0..4)]),
        4..7 => (0..rng.random_range(0..5)).map(|_| any(rng, depth - 1)).collect(),
        _ => {
            let n = rng.random_range(0..=names.len());
            names[..n].iter().map(|name| ((*name).to_owned(), any(rng, depth - 1))).collect()
        }
    }
}

/// A value like another one.
fn like(rng: &mut StdRng, value: &Value) -> Value {
    if rng.random_range(0..12) == 0 {
        return any(rng, 2);
    }
    match value {
        Value::Array(elements) => {
            let mut elements: Vec<Value> = elements.iter().map(|element| like(rng, element)).collect();
            if rng.random_range(0..3) == 0 {
                let at = rng.random_range(0..=elements.len());
                elements.insert(at, any(rng, 2));
            }
            if !elements.is_empty() && rng.random_range(0..3) == 0 {
                elements.remove(rng.random_range(0..elements.len()));
            }
            if !elements.is_empty() && rng.random_range(0..8) == 0 {
                elements.rotate_left(1);
            }
            Value::Array(elements)
        }
        Value::Object(members) => {
            members.iter().map(|(name, member)| (name.clone(), like(rng, member))).collect()
        }
        other => other.clone(),
    }
}

/// How a value changed; none if it must be told whole.
fn change_of(old: &Value, new: &Value) -> Option<String> {
    let mut change = String::new();
    changes::between(&Flat::of(old), &Flat::of(new), &mut change).then_some(change)
}

#[test]
fn changes_between_any_values() {
    let rng = &mut rng(7);
    let (mut told, mut shorter) = (0, 0);
    for _ in 0..20_000 {
        let old = json!({"one": any(rng, 4), "two": any(rng, 4)});
        let new = like(rng, &old);
        let Some(change) = change_of(&old, &new) else {
            continue;
        };
        let mut made = old.clone();
        changes::make(&mut made, serde_json::from_str(&change).unwrap()).unwrap();
        assert_eq!(made.to_string(), new.to_string(), "{old} by {change}");
        told += 1;
        shorter += usize::from(change.len() * 2 < new.to_string().len());
    }
    assert!(told > 15_000 && shorter > 5_000, "{told} {shorter}");
}

#[test]
fn the_form_of_a_change() {
    let between = |old: Value, new: Value| {
        let change = change_of(&old, &new);
        change.map(|change| serde_json::from_str::<Value>(&change).unwrap())
    };
    let old = json!({
        "number": 7, "who": null, "hand": ["gimli", "legolas", "boromir", "aragorn"],
        "armies": [{"at": "moria", "units": 3}, {"at": "rohan", "units": 2}, {"at": "gondor", "units": 5}],
    });
    let with = |changes: &[(&str, Value)]| {
        let mut new = old.clone();
        for (pointer, value) in changes {
            *new.pointer_mut(pointer).unwrap() = value.clone();
        }
        between(old.clone(), new)
    };
    assert_eq!(with(&[]), Some(json!({})));
    assert_eq!(with(&[("/number", json!(8)), ("/who", json!("a"))]), Some(json!({"number": 8, "who": "a"})));
    assert_eq!(with(&[("/number", Value::Null)]), Some(json!({"number": null})));
    assert_eq!(with(&[("/hand", json!(["gimli", "boromir", "aragorn"]))]), Some(json!({"~hand": [1, -1]})));
    assert_eq!(
        with(&[("/hand", json!(["gimli", "legolas", "elrond", "arwen", "aragorn"]))]),
        Some(json!({"~hand": [2, ["elrond", "arwen"], -1]}))
    );
    assert_eq!(with(&[("/hand", json!([]))]), Some(json!({"hand": []})));
    assert_eq!(with(&[("/armies/1/units", json!(1))]), Some(json!({"~armies": [1, {"units": 1}]})));
    // One army is gone, another one has come, a third has lost units.
    let armies = json!([{"at": "rohan", "units": 2}, {"at": "gondor", "units": 4}, {"at": "minas-tirith", "units": 1}]);
    assert_eq!(
        with(&[("/armies", armies)]),
        Some(json!({"~armies": [-1, 1, {"units": 4}, [{"at": "minas-tirith", "units": 1}]]}))
    );
    // An object whose members come, go or change places is told whole.
    assert_eq!(between(json!({"a": {"b": 1}}), json!({"a": {"c": 1}})), Some(json!({"a": {"c": 1}})));
    assert_eq!(between(json!({"a": 1}), json!({"b": 1})), None);
    assert_eq!(between(json!([1]), json!([2])), None);
    // And so is an object with a name that would be taken for a change.
    let odd = |n: u8| json!({"a": {"~b": n, "c": "many words that nobody wants to read once more"}});
    assert_eq!(between(odd(1), odd(2)), Some(odd(2)));
}

#[test]
fn what_is_no_change_is_refused() {
    let old = json!({"list": [1, {"a": 1}], "object": {"a": 1}, "word": "x"});
    for change in [
        json!(1),
        json!([]),
        json!({"other": 1}),
        json!({"~other": {}}),
        json!({"~word": {"a": 1}}),
        json!({"~object": [1]}),
        json!({"~object": {"b": 1}}),
        json!({"~list": {"a": 1}}),
        json!({"~list": [3]}),
        json!({"~list": [-3]}),
        json!({"~list": [{"a": 2}]}),
        json!({"~list": [2, {"a": 2}]}),
        json!({"~list": [1.5]}),
        json!({"~list": ["x"]}),
        json!({"~list": [null]}),
        json!({"~list": [i64::MIN]}),
        json!({"~list": [u64::MAX]}),
    ] {
        assert_eq!(changes::make(&mut old.clone(), change.clone()), Err(NoChange), "{change}");
    }
}

/// The messages that a player of a Duel was once sent. The browser's tests read them as well.
const MESSAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tests/changes.json");

/// What a player of a Duel is sent, with a step back and the end in it.
fn messages() -> Vec<Value> {
    let rng = &mut rng(3);
    let game = registry::find("ring-cards").unwrap();
    let mut room = Room::new(game, game.new_table(Some("duel"), None, &[]).unwrap());
    room.start(rng).unwrap();
    let mut onlooker = Onlooker::new(SeatSet::only(Seat(0)), None);
    let mut messages = Vec::new();
    for n in 0..25 {
        let after = onlooker.log_at.map(|at| at.min(room.number()));
        let mut moment = Moment::of(&room, onlooker.shown.clone());
        let (shown, log) = (moment.shown(onlooker.seats, None), moment.log(onlooker.seats, after, None));
        let text = match &onlooker.shown {
            Some(before) => shown.since(before, after, &log),
            None => shown.whole(after, &log),
        };
        messages.push(serde_json::from_str(&text).unwrap());
        onlooker.look(&room, &mut moment);
        let Some(seat) = room.asked().first_seat() else { break };
        match n {
            12 => drop(room.step_back(seat, 0, &[]).unwrap()),
            22 => drop(room.resign(0, true).unwrap()),
            _ => {
                let legal = room.table().legal(seat, None);
                let words = legal[rng.random_range(0..legal.len())].words.clone();
                room.answer(seat, room.number(), None, &words, rng).unwrap();
            }
        }
    }
    messages
}

#[test]
fn the_messages_of_the_browsers_tests_fit_together() {
    if std::env::var_os("LONGTABLE_BLESS").is_some() {
        let lines: Vec<String> = messages().iter().map(Value::to_string).collect();
        std::fs::write(MESSAGES, format!("[\n{}\n]\n", lines.join(",\n"))).unwrap();
    }
    let messages: Vec<Map<String, Value>> =
        serde_json::from_str(&std::fs::read_to_string(MESSAGES).unwrap()).unwrap();
    let mut state = Value::Object(messages[0].clone());
    state.as_object_mut().unwrap().retain(|name, _| !["is", "log", "log_after"].contains(&name.as_str()));
    let mut checks = 0;
    for message in &messages[1..] {
        assert_eq!((&message["is"], &message["from"]), (&json!("changes"), &state["revision"]));
        changes::make(&mut state, message["changes"].clone()).unwrap();
        if let Some(check) = message["check"].as_u64() {
            assert_eq!(check, u64::from(check_of(&state.to_string())));
            checks += 1;
        }
    }
    assert!(messages.len() > 15 && checks > 0);
}
