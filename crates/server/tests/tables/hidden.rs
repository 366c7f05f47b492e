//! Nobody answers for, looks at, or listens in on a seat that isn't theirs.

use crate::common::{Client, Server};
use crate::play::{Socket, any, asked, duel, duel_of, open, rng, state, step, table};
use kernel::{Flat, Language, Seat, SeatSet, Table};
use registry::Reader;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::OnceLock;
use std::time::Duration;

/// What would act for somebody's seat: the method, the path below the table, the body.
fn acts(seat: &str, number: u64) -> Vec<(&'static str, String, Option<Value>)> {
    let answer = json!({"seat": seat, "number": number, "answer": "pass"});
    let thing = json!({"seat": seat, "thing": "gimli"});
    let order = json!([{"seat": seat, "order": "pass"}]);
    vec![
        ("POST", "answers".to_owned(), Some(answer)),
        ("POST", "step-back".to_owned(), Some(json!({"seat": seat}))),
        ("POST", "why-not".to_owned(), Some(thing)),
        ("GET", format!("things?seat={seat}"), None),
        ("PUT", "orders".to_owned(), Some(order)),
    ]
}

/// What is asked over the socket in the name of a seat.
fn requests(seat: &str, number: u64) -> [Value; 3] {
    [
        json!({"do": "answer", "seat": seat, "number": number, "answer": "pass"}),
        json!({"do": "step-back", "seat": seat}),
        json!({"do": "why-not", "seat": seat, "thing": "gimli"}),
    ]
}

#[test]
fn every_route_and_the_socket_know_whose_seat_it_is() {
    let server = Server::start();
    let (mut ann, mut bob, mut eve) = (server.guest("Ann"), server.guest("Bob"), server.guest("Eve"));
    let id = duel_of(&mut ann, &mut bob);
    for _ in 0..12 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng(40));
    }
    let before = [state(&mut ann, &id), state(&mut bob, &id)];
    let number = before[0]["number"].as_u64().unwrap();
    let mut nobody = server.client();
    // Each tries the seat of somebody else.
    let mut tries: Vec<(&mut Client, &str, u16, &str)> = vec![
        (&mut nobody, "gandalf", 401, "no-person"),
        (&mut eve, "gandalf", 403, "not-yours"),
        (&mut bob, "gandalf", 403, "not-yours"),
        (&mut ann, "witch-king", 403, "not-yours"),
    ];
    for (client, seat, status, kind) in &mut tries {
        for (method, path, body) in acts(seat, number) {
            client.call(method, &format!("/api/tables/{id}/{path}"), body).problem(*status, kind);
        }
        for chance in acts("chance", number) {
            let reply = client.call(chance.0, &format!("/api/tables/{id}/{}", chance.1), chance.2);
            assert!(reply.status == *status || reply.status == 403, "{}", reply.text());
        }
        let mut socket = Socket::open(client, &id, "");
        for request in requests(seat, number).into_iter().chain(requests("chance", number)) {
            let reply = socket.ask(request.clone());
            assert_eq!(reply["is"], "refused", "{request}");
            assert!(
                ["not-yours", "no-person"].contains(&reply["problem"]["kind"].as_str().unwrap()),
                "{reply}"
            );
        }
        // Whatever people write into the address, they see what their own seats see.
        let path = format!("/api/tables/{id}/state?seat={seat}&open=true&person=x");
        let seen = client.get(&path).ok();
        assert!(seen["seats"].as_array().unwrap().iter().all(|seen| seen["seat"] != **seat));
        // The journal holds everything hidden.
        for path in ["journal", "replay", &format!("replay/{number}?seat={seat}"), "replay/0?open=true"] {
            client.get(&format!("/api/tables/{id}/{path}")).problem(403, "not-yours");
        }
        let reply =
            client.post(&format!("/api/tables/{id}/play-on"), json!({"at": number, "places": ["me", "me"]}));
        assert!(reply.status == *status || reply.status == 403, "{}", reply.text());
        assert_eq!(table(client, &id)["journal"], false);
    }
    assert_eq!(before, [state(&mut ann, &id), state(&mut bob, &id)]);

    // A token stands for its person and nobody else; one that is no longer good stands for nobody, whatever the
    // cookie says.
    let token = bob.post("/api/tokens", json!({"name": "bot"})).ok();
    let mut bot =
        server.client().with("authorization", &format!("Bearer {}", token["secret"].as_str().unwrap()));
    assert_eq!(state(&mut bot, &id)["seats"][0]["seat"], "witch-king");
    for (method, path, body) in acts("gandalf", number) {
        bot.call(method, &format!("/api/tables/{id}/{path}"), body).problem(403, "not-yours");
    }
    bob.delete(&format!("/api/tokens/{}", token["token"]["id"].as_str().unwrap()));
    bot.cookie = ann.cookie.clone();
    assert_eq!(state(&mut bot, &id)["seats"][0]["seat"], Value::Null);
    // After logging out one is nobody.
    let mut gone = ann.clone();
    ann.post("/api/logout", json!({}));
    assert_eq!(state(&mut gone, &id)["seats"][0]["seat"], Value::Null);
}

#[test]
fn a_socket_ends_with_the_session() {
    let server = Server::start();
    let mut bob = server.guest("Bob");
    let password = json!({"name": "Ann", "password": "an unexpected party"});
    let mut ann = server.client();
    ann.post("/api/register", password.clone()).ok();
    let id = duel_of(&mut ann, &mut bob);
    let mut elsewhere = server.client();
    elsewhere.post("/api/login", password).ok();

    let mut own = Socket::open(&ann, &id, "");
    let mut other = Socket::open(&elsewhere, &id, "");
    let mut enemy = Socket::open(&bob, &id, "");
    for socket in [&mut own, &mut other, &mut enemy] {
        assert_ne!(socket.read_a("state")["seats"][0]["seat"], Value::Null);
    }
    // Logging out ends the sockets of that session and no others.
    ann.post("/api/logout", json!({}));
    own.read_a("bye");
    while own.read_for(Duration::from_secs(5)).is_some() {}
    assert_eq!(own.closed.as_ref().map(|frame| u16::from(frame.code)), Some(1008));
    for socket in [&mut other, &mut enemy] {
        assert_eq!(socket.ask(json!({"do": "ping", "id": 1}))["is"], "done");
    }
    // Whoever comes back without a session only watches.
    assert_eq!(Socket::open(&ann, &id, "").read_a("state")["seats"][0]["seat"], Value::Null);
    // A new password ends all sessions.
    let change = json!({"current": "an unexpected party", "new": "a long-expected party"});
    elsewhere.post("/api/password", change).ok();
    other.read_a("bye");
    assert_eq!(enemy.ask(json!({"do": "ping", "id": 2}))["is"], "done");
    assert_ne!(Socket::open(&elsewhere, &id, "").read_a("state")["seats"][0]["seat"], Value::Null);
}

#[test]
fn a_computers_opponent_does_not_get_the_journal_but_one_who_holds_all_seats_does() {
    let server = Server::start();
    let (mut ann, mut eve) = (server.guest("Ann"), server.guest("Eve"));
    let against = open(&mut ann, duel(json!(["me", {"computer": "random"}])));
    let solo = open(&mut ann, duel(json!(["me", "me"])));
    let watched = open(&mut ann, duel(json!([{"computer": "hard"}, {"computer": "hard"}])));
    for id in [&against, &watched] {
        for path in ["journal", "replay", "replay/0", "replay/0?open=true"] {
            ann.get(&format!("/api/tables/{id}/{path}")).problem(403, "not-yours");
        }
        let wish = json!({"at": 0, "places": ["me", "me"]});
        ann.post(&format!("/api/tables/{id}/play-on"), wish).problem(403, "not-yours");
    }
    for path in ["journal", "replay", "replay/0", "replay/3?open=true"] {
        assert_eq!(ann.get(&format!("/api/tables/{solo}/{path}")).status, 200, "{path}");
        eve.get(&format!("/api/tables/{solo}/{path}")).problem(403, "not-yours");
    }
    assert_eq!(table(&mut ann, &solo)["journal"], true);
    assert_eq!(table(&mut eve, &solo)["journal"], false);
    // An open table has nothing to show yet.
    let waiting = open(&mut ann, duel(json!(["me", "open"])));
    ann.get(&format!("/api/tables/{waiting}/journal")).problem(403, "not-yours");
}

/// All strings in a value.
fn strings<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
    match value {
        Value::String(text) => drop(found.insert(text)),
        Value::Array(values) => values.iter().for_each(|value| strings(value, found)),
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            found.insert(name);
            strings(value, found);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Hidden cards, each with the pile it lies in.
type Hidden = BTreeSet<(&'static str, String)>;

/// The cards that a seat alone may know at a position: its hand, its face-down piles, cards set aside, the top of its
/// deck. Of some cards there are several copies, and one may be seen while another is hidden: those are left out.
fn hidden_at(table: &dyn Table, seat: Seat) -> Hidden {
    static SEVERAL: OnceLock<BTreeSet<String>> = OnceLock::new();
    let several = SEVERAL.get_or_init(|| {
        let facts = registry::find("ring-cards").unwrap().facts(&english());
        let cards = facts["cards"].as_array().unwrap().iter().filter(|card| card["copies"] != 1);
        cards.map(|card| card["id"].as_str().unwrap().to_owned()).collect()
    });
    let view = table.view(Some(seat));
    let own = &view["seats"][seat.index()];
    let piles = ["hand", "cycle", "eliminated", "aside"];
    let in_piles = piles
        .iter()
        .flat_map(|pile| own[pile]["cards"].as_array().unwrap().iter().map(move |card| (*pile, card)));
    let cards = in_piles.chain(std::iter::once(("top", &own["top"])));
    let cards = cards.filter_map(|(pile, card)| Some((pile, card.as_str()?.to_owned())));
    cards.filter(|(_, card)| !several.contains(card)).collect()
}

fn english() -> Reader<'static> {
    registry::find("ring-cards").unwrap().texts().english()
}

/// All strings in a text that is a value, and the cards that its messages name.
fn strings_said<'a>(says: &'a Value, found: &mut BTreeSet<&'a str>) {
    let mut said = BTreeSet::new();
    strings(says, &mut said);
    found.extend(said.iter().filter_map(|id| id.strip_prefix("card-")));
    found.extend(said);
}

/// Compares what was told in a state with the real position, and says how many hidden cards were looked for.
fn check(told: &Value, seat: Option<Seat>, whole: &dyn Table, all_hidden: &[[Hidden; 2]]) -> usize {
    let number = told["number"].as_u64().unwrap() as usize;
    let real = whole.fork(number);
    let english = english();
    // Where the first line of the log has a sentence, everything else has one.
    let in_words = told["log"].as_array().unwrap().iter().chain([&told["question"]]);
    let in_words = in_words.into_iter().any(|line| line["text"].is_string());
    let language = in_words.then_some(&english as &dyn Language);
    let seats = told["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 1);
    let seen = &seats[0];
    let id = seat.map(|seat| real.seats()[seat.index()]);
    assert_eq!(seen["seat"], json!(id));
    assert_eq!(seen["view"], real.view(seat), "at {number}");
    let asked = seat.filter(|seat| real.asked().contains(*seat));
    assert_eq!(seen["asked"], asked.is_some());
    let mut legal = Flat::of(&[(); 0]);
    if let Some(seat) = asked {
        legal = Flat::default();
        real.add_legal(seat, "", &mut legal, language);
    }
    let legal = serde_json::to_value(legal).unwrap();
    assert_eq!(seen["answers"], legal, "at {number}");
    let question = real.question(seat, language).map(|question| serde_json::to_value(question).unwrap());
    assert_eq!(told["question"], question.unwrap_or_default());
    let known = seat.map_or(SeatSet::NONE, SeatSet::only);
    let after = told["log_after"].as_u64().map(|after| after as u32);
    assert_eq!(told["log"], serde_json::to_value(real.log_raw(known, after, language)).unwrap());

    // And apart from what the engine says it may show: no card that only others know.
    let (mut checked, mut drawn) = (0, 0);
    for other in (0..2).map(Seat).filter(|other| Some(*other) != seat) {
        let hidden = &all_hidden[number][other.index()];
        let mut shown = BTreeSet::new();
        let mut view = seen["view"].clone();
        // What was given up in a combat that goes on is eliminated already, and everybody has seen it go.
        if let Some(combat) = view["combat"].as_object_mut() {
            combat.remove("lost");
        }
        strings(&view, &mut shown);
        strings(&seen["answers"], &mut shown);
        for answer in seen["answers"].as_array().unwrap() {
            strings_said(&answer["says"], &mut shown);
        }
        // The card whose text is being carried out was used in the open: it is in everybody's log. It may have gone as the
        // cost of it, and it can't be given up for itself.
        let mut ask = told["question"]["ask"].clone();
        let mut used = Vec::new();
        for ask in ask.as_object_mut().into_iter().flat_map(|ask| ask.values_mut()) {
            if let Some(ask) = ask.as_object_mut() {
                used.extend(["ctx", "barred"].into_iter().filter_map(|name| ask.remove(name)));
            }
        }
        let mut says = told["question"]["says"].clone();
        if let Some(arguments) = says.get_mut(1).and_then(Value::as_object_mut) {
            used.extend(["by", "text"].into_iter().filter_map(|name| arguments.remove(name)));
        }
        let open = real.log(None, 0, None);
        let mut in_the_open = BTreeSet::new();
        open.iter().for_each(|line| strings_said(&line.says, &mut in_the_open));
        let mut in_use = BTreeSet::new();
        used.iter().for_each(|used| strings_said(used, &mut in_use));
        shown.extend(in_use.difference(&in_the_open));
        strings_said(&says, &mut shown);
        strings(&ask, &mut shown);
        for (pile, card) in hidden {
            assert!(
                !shown.contains(card.as_str()),
                "{card} of {pile} is shown to {id:?} at {number}: {} {seen}",
                told["question"]
            );
        }
        checked += hidden.len();
        let hidden = |at: usize| &all_hidden[at][other.index()];
        // The log of an answer names no card that was hidden before it and still lies where it lay.
        for line in told["log"].as_array().unwrap() {
            let at = line["number"].as_u64().unwrap() as usize;
            let mut shown = BTreeSet::new();
            strings(&line["event"], &mut shown);
            strings(&line["things"], &mut shown);
            strings_said(&line["says"], &mut shown);
            // What is drawn into a hidden place is only for the drawer to know.
            for kind in ["drew", "drew-aside", "peeked"] {
                let event = &line["event"][kind];
                assert!(event["seat"] != other.0 || event["card"].is_null(), "told to {id:?}: {line}");
                drawn += usize::from(event["seat"] == other.0);
            }
            for (pile, card) in hidden(at.saturating_sub(1)).intersection(hidden(at)) {
                // A card that went face down as the cost of its own text is known; one in the hand never is.
                let event = line["event"].as_object().and_then(|event| event.values().next());
                let source = event.and_then(|event| event["source"]["card"][0].as_str());
                if source == Some(card) && ["cycle", "eliminated"].contains(pile) {
                    continue;
                }
                assert!(!shown.contains(card.as_str()), "{card} is told to {id:?}: {line}");
            }
        }
    }
    assert!(after.is_some() || drawn > 0, "the whole log tells of draws");
    checked
}

#[test]
fn the_whole_traffic_of_a_game_tells_nobody_what_is_hidden() {
    traffic_of_a_game("");
}

#[test]
fn the_changes_of_a_game_tell_nobody_what_is_hidden() {
    only_changes(traffic_of_a_game("?views=changes"));
}

#[test]
fn the_values_of_a_game_tell_nobody_what_is_hidden() {
    let sockets = traffic_of_a_game("?views=changes&texts=values");
    only_changes(sockets);
}

fn only_changes(sockets: [Socket; 4]) {
    for socket in sockets {
        assert!(socket.changes.len() > 50);
        // Besides what is to be seen in the end, a change tells nothing but how many elements of a list stay and go.
        for (change, state) in &socket.changes {
            let (mut told, mut shown) = (BTreeSet::new(), BTreeSet::new());
            strings(change, &mut told);
            strings(state, &mut shown);
            for word in told {
                assert!(shown.contains(word.strip_prefix('~').unwrap_or(word)), "{word} in {change}");
            }
        }
    }
}

/// Plays a game, and compares everything that people were sent with what they may know.
fn traffic_of_a_game(query: &str) -> [Socket; 4] {
    let server = Server::start();
    let (mut ann, mut bob, mut eve) = (server.guest("Ann"), server.guest("Bob"), server.guest("Eve"));
    let id = duel_of(&mut ann, &mut bob);
    let mut nobody = server.client();
    let mut rng = rng(41);
    let mut sockets = [&ann, &bob, &eve, &nobody].map(|client| Socket::open(client, &id, query));
    let seats = [Some(Seat(0)), Some(Seat(1)), None, None];
    // What each of them heard: all states by socket and by request, and all other bodies.
    let mut states: [Vec<Value>; 4] = Default::default();
    let mut bodies: [Vec<(u64, String)>; 4] = Default::default();
    let mut asked_about = Vec::new();
    let mut latest: [Value; 4] = sockets.each_mut().map(|socket| socket.read_a("state"));
    let mut answers = 0;
    while let Some((who, question)) =
        [0, 1].into_iter().find_map(|who: usize| asked(&latest[who]).map(|question| (who, question)))
    {
        let words = any(&mut rng, &question.legal).clone();
        if answers % 7 == 0 {
            for (n, client) in [&mut ann, &mut bob, &mut eve, &mut nobody].into_iter().enumerate() {
                states[n].push(client.get(&format!("/api/tables/{id}/state")).ok());
                states[n]
                    .push(client.get(&format!("/api/tables/{id}/state?after={}", question.number / 2)).ok());
                for path in ["", "/chat", "/journal", "/replay", "/orders", "/things?seat=gandalf"] {
                    let body = client.get(&format!("/api/tables/{id}{path}")).text().to_owned();
                    // People's own things are their own.
                    if n != 0 || !path.starts_with("/things") {
                        bodies[n].push((question.number, body));
                    }
                }
                bodies[n].push((question.number, client.get("/api/tables").text().to_owned()));
                for words in ["draw deck", "hand", "gandalf", "witch"] {
                    let path = format!("/api/tables/{id}/about?words={}", words.replace(' ', "%20"));
                    asked_about.push((n, question.number, words, client.get(&path).ok()));
                }
            }
        }
        // Sometimes by the socket and sometimes by a request.
        if answers % 2 == 0 {
            assert_eq!(sockets[who].answer(&question, &words)["is"], "done");
        } else {
            let client = if who == 0 { &mut ann } else { &mut bob };
            crate::play::answer(client, &id, &question, &words).ok();
        }
        for (n, socket) in sockets.iter_mut().enumerate() {
            let next = |state: &Value| state["number"].as_u64().unwrap() > question.number;
            latest[n] = loop {
                // The state may have come before the reply.
                let heard = socket.heard.last().map(|text| serde_json::from_str::<Value>(text).unwrap());
                match heard.filter(|heard| heard["is"] == "state" && next(heard)) {
                    Some(state) => break state,
                    None => drop(socket.read()),
                }
            };
        }
        answers += 1;
    }
    assert!(answers > 50, "{answers}");

    let journal = ann.get(&format!("/api/tables/{id}/journal"));
    assert_eq!(journal.status, 200, "the game is over");
    let whole = registry::read_journal_of_any(journal.text()).unwrap();
    assert!(whole.outcome().is_some());
    let all_hidden: Vec<[Hidden; 2]> = (0..=whole.number() as usize)
        .map(|n| [Seat(0), Seat(1)].map(|seat| hidden_at(whole.fork(n).as_ref(), seat)))
        .collect();
    let mut looked_for = [0; 4];
    for (n, socket) in sockets.iter_mut().enumerate() {
        socket.ask(json!({"do": "ping"}));
        for text in &socket.heard {
            let message: Value = serde_json::from_str(text).unwrap();
            match message["is"].as_str().unwrap() {
                "state" => states[n].push(message),
                // People and chat: no card is named there.
                "table" | "chat" => {
                    bodies[n].push((message["table"]["number"].as_u64().unwrap_or(0), text.clone()))
                }
                "done" => assert!(message["ok"].as_object().unwrap().len() == 2, "{message}"),
                other => panic!("{other}"),
            }
        }
        assert!(states[n].len() > answers, "every change was told");
        for state in &states[n] {
            looked_for[n] += check(state, seats[n], whole.as_ref(), &all_hidden);
        }
        for (number, body) in &bodies[n] {
            let Ok(value) = serde_json::from_str::<Value>(body) else { panic!("{body}") };
            let mut shown = BTreeSet::new();
            strings(&value, &mut shown);
            for other in (0..2).map(Seat).filter(|other| Some(*other) != seats[n]) {
                for (_, card) in &all_hidden[*number as usize][other.index()] {
                    assert!(!shown.contains(card.as_str()), "{card} is in {body}");
                }
            }
        }
    }
    for (n, number, words, told) in asked_about {
        let real = whole.fork(number as usize);
        let expected: Vec<Value> = real
            .about(words, seats[n], &english())
            .into_iter()
            .map(|(name, text)| json!({"name": name, "text": text}))
            .collect();
        assert_eq!(told["about"], json!(expected));
    }
    // The search finds what there is to find: those who may know do see their cards.
    assert!(looked_for.iter().all(|n| *n > 1_000), "{looked_for:?}");
    let own = states[0].iter().filter(|state| {
        let own = &all_hidden[state["number"].as_u64().unwrap() as usize][0];
        let mut shown = BTreeSet::new();
        strings(&state["seats"][0]["view"], &mut shown);
        own.iter().all(|(_, card)| shown.contains(card.as_str()))
    });
    assert_eq!(own.count(), states[0].len());
    println!("{answers} answers; hidden cards looked for in states: {looked_for:?}");
    sockets
}
