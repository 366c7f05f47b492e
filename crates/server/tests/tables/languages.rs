//! Everybody is told things in their own language, and who wants values gets values.
//!
//! The made-up language stands for all others: it is English with marks, so what is in no catalogue is noticed.

use crate::common::{Client, Server};
use crate::play::{Socket, asked, duel, duel_of, join, open, rng, state, step};
use registry::Reader;
use serde_json::{Value, json};

const MADE_UP: &str = "en-XA";

/// Somebody who reads the made-up language.
fn marked(client: &Client) -> Client {
    client.clone().with("accept-language", MADE_UP)
}

/// Whether a text of the house comes from a catalogue of the made-up language: its letters are marked.
fn is_marked(text: &Value) -> bool {
    text.as_str().unwrap_or_default().chars().any(|letter| letter.is_alphabetic() && !letter.is_ascii())
}

#[track_caller]
fn assert_marked(text: &Value) {
    assert!(is_marked(text), "{text}");
}

#[track_caller]
fn assert_english(text: &Value) {
    assert!(text.as_str().is_some_and(|text| !text.is_empty()) && !is_marked(text), "{text}");
}

fn reader(game: &str, tag: &str) -> Reader<'static> {
    registry::find(game).unwrap().texts().read(tag)
}

/// Asserts that something of a game is said in a language, and gives the sentence.
#[track_caller]
fn assert_said<'a>(said: &'a Value, language: Reader<'_>) -> &'a str {
    let text = said["text"].as_str().unwrap_or_else(|| panic!("{said}"));
    assert_eq!(text, kernel::render_value(&said["says"], &language));
    assert!(!text.is_empty() && !text.contains('‹'), "{said}");
    text
}

#[test]
fn requests_are_answered_in_their_language() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    for _ in 0..6 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng(70));
    }
    let asks = |client: &mut Client| asked(&state(client, &id)).is_some();
    let mut plain = if asks(&mut ann) { ann } else { bob };
    let mut made_up = marked(&plain);

    // The game: the question, the answers, the log.
    let (english, told) = (state(&mut plain, &id), state(&mut made_up, &id));
    for pointer in ["/question", "/seats/0/answers/0", "/log/0", "/log/3"] {
        let (english, told) = (english.pointer(pointer).unwrap(), told.pointer(pointer).unwrap());
        assert_said(english, reader("ring-cards", "en"));
        assert_said(told, reader("ring-cards", MADE_UP));
        assert_eq!(english["says"], told["says"], "{pointer}: the same in all languages");
    }
    // A refusal by the rules or the game, and one by the house.
    let seat = told["seats"][0]["seat"].as_str().unwrap().to_owned();
    let given = json!({"seat": seat, "number": told["number"], "answer": "dance wildly"});
    let path = format!("/api/tables/{id}/answers");
    assert_english(&plain.post(&path, given.clone()).json()["why"]);
    assert_marked(&made_up.post(&path, given).json()["why"]);
    for path in ["/api/tables/nowhere", "/api/nothing", "/api/games/chess/facts", "/api/decks/none"] {
        assert_english(&plain.get(path).json()["why"]);
        let reply = made_up.get(path);
        assert_marked(&reply.json()["why"]);
        assert_eq!(reply.header("content-language"), Some(MADE_UP));
        assert!(reply.headers.get_all("vary").iter().any(|vary| vary == "accept-language"));
    }
    assert_marked(&made_up.send("POST", "/api/tables", &[], "{}").json()["why"]);

    // The table: its title, which nobody has chosen.
    let path = format!("/api/tables/{id}");
    assert_eq!(plain.get(&path).ok()["title"], "Two-Player Duel: Ann against Bob");
    assert_marked(&made_up.get(&path).ok()["title"]);
    assert_marked(&made_up.get("/api/tables").ok()[0]["title"]);
    assert_eq!(plain.get("/api/tables").ok()[0]["title"], "Two-Player Duel: Ann against Bob");
    let mut new = duel(json!(["me", {"computer": "random"}]));
    new["title"] = json!("With my own words");
    let own = made_up.post("/api/tables", new).ok();
    assert_eq!(own["title"], "With my own words");
    assert_marked(&own["places"][1]["who"]["name"]);
}

#[test]
fn what_is_kept_about_games_is_kept_in_each_language() {
    let server = Server::start();
    let mut plain = server.client();
    let mut made_up = marked(&plain);
    let (english, told) = (plain.get("/api/games"), made_up.get("/api/games"));
    assert_ne!(english.header("etag"), told.header("etag"));
    assert_eq!(
        (english.header("content-language"), told.header("content-language")),
        (Some("en"), Some(MADE_UP))
    );
    for (english, told) in english.ok().as_array().unwrap().iter().zip(told.ok().as_array().unwrap()) {
        for text in ["/name", "/about", "/scenarios/0/name", "/orders/0/about", "/computers/3/name"] {
            assert_marked(told.pointer(text).unwrap());
            assert_english(english.pointer(text).unwrap());
        }
        assert_eq!(english["scenarios"][0]["id"], told["scenarios"][0]["id"]);
    }
    for text in [english.text(), told.text()] {
        assert!(!text.contains('‹'), "a message is missing: {text}");
    }
    // A browser's copy is good only in its language.
    let tag = english.header("etag").unwrap().to_owned();
    let known = [("if-none-match", tag.as_str())];
    assert_eq!(plain.send("GET", "/api/games", &known, "").status, 304);
    assert_eq!(made_up.send("GET", "/api/games", &known, "").status, 200);
    for game in registry::all() {
        let slug = game.info().slug;
        let path = format!("/api/games/{slug}/facts");
        let real = game.facts(&game.texts().read(MADE_UP));
        assert_eq!(made_up.get(&path).ok(), real);
        assert_eq!(plain.get(&path).ok(), game.facts(&game.texts().english()));
        assert_eq!(made_up.get(&path).header("content-language"), Some(MADE_UP));
    }
}

#[test]
fn a_language_that_nobody_speaks_is_english() {
    let server = Server::start();
    let mut ann = server.guest("Ann");
    let english = ann.get("/api/games").ok();
    for wanted in ["de, en;q=0.5", "en-US", "*", "", "%%%", "x".repeat(300).as_str(), "zh-Hant-TW", "en-XB"] {
        let mut client = ann.clone().with("accept-language", wanted);
        let reply = client.get("/api/games");
        assert_eq!(reply.header("content-language"), Some("en"), "{wanted}");
        assert_eq!(reply.ok(), english, "{wanted}");
        assert_eq!(client.get("/api/tables/nowhere").status, 404, "{wanted}");
    }
    // Of a list that has no end, the beginning counts.
    let mut client = ann.clone().with("accept-language", &"en-XA, ".repeat(2_000));
    assert_eq!(client.get("/api/games").header("content-language"), Some(MADE_UP));
    // The first language that there is counts.
    let mut client = ann.clone().with("accept-language", "de, en-XA;q=0.8, en;q=0.5");
    assert_eq!(client.get("/api/games").header("content-language"), Some(MADE_UP));
    assert_eq!(ann.get("/api/languages").ok(), json!(["en"]));
}

#[test]
fn the_texts_of_a_game_can_be_read_elsewhere() {
    let server = Server::start();
    let mut client = server.client();
    for game in registry::all() {
        let path = format!("/api/games/{}/texts", game.info().slug);
        let english = client.get(&path);
        assert_eq!(english.header("content-type"), Some("text/plain; charset=utf-8"));
        assert_eq!(english.header("content-language"), Some("en"));
        let text = english.text().to_owned();
        assert_eq!(text, game.texts().sources("en"));
        for message in ["\ngame = ", "\nlist-last = ", "\nrefused-by-rule = "] {
            assert!(text.contains(message), "{message}");
        }
        let known = [("if-none-match", english.header("etag").unwrap())];
        assert_eq!(client.send("GET", &path, &known, "").status, 304);
        // The made-up language is marked by whoever reads it; one that there is not is English.
        for wanted in [MADE_UP, "tlh", "", "%25"] {
            let reply = client.get(&format!("{path}?language={wanted}"));
            assert_eq!(
                (reply.header("content-language"), reply.text()),
                (Some("en"), text.as_str()),
                "{wanted}"
            );
        }
    }
    client.get("/api/games/chess/texts").problem(404, "not-found");
}

#[test]
fn a_socket_speaks_one_language() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let header = marked(&ann);
    let cases = [
        (&ann, "", false),
        (&ann, "?language=en-XA", true),
        (&header, "", true),
        (&header, "?language=en", false),
        (&ann, "?language=tlh&views=changes", false),
    ];
    for (client, query, foreign) in cases {
        let mut socket = Socket::open(client, &id, query);
        assert_eq!(is_marked(&socket.read_a("table")["table"]["title"]), foreign, "{query}");
        let state = socket.read_a("state");
        let language = reader("ring-cards", if foreign { MADE_UP } else { "en" });
        for said in [&state["question"], &state["log"][0]] {
            assert_said(said, language);
        }
        let refused = socket.ask(json!({"do": "agree", "agree": true}));
        assert_eq!((&refused["is"], is_marked(&refused["problem"]["why"])), (&json!("refused"), foreign));
        socket.send_text("nonsense");
        assert_eq!(is_marked(&socket.read_a("refused")["problem"]["why"]), foreign);
    }
    for query in ["?texts=", "?texts=some", "?texts=Values"] {
        assert_eq!(Socket::try_open(&ann, &id, query).err(), Some(400), "{query}");
    }
}

/// Asserts that nothing in a message about the game is a sentence.
#[track_caller]
fn assert_values_only(state: &Value) {
    let answers =
        state["seats"].as_array().unwrap().iter().flat_map(|seat| seat["answers"].as_array().unwrap());
    let said = answers.chain(state["log"].as_array().unwrap()).chain([&state["question"]]);
    for said in said.filter(|said| !said.is_null()) {
        assert!(said.get("text").is_none(), "{said}");
        assert!(said["says"].is_string() || said["says"].is_array(), "{said}");
    }
}

#[test]
fn values_are_the_same_in_every_language() {
    let server = Server::start();
    let mut rng = rng(71);
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    for game in ["ring-cards", "wotr", "champions"] {
        let scenario =
            registry::find(game).unwrap().info().scenarios.iter().find(|one| one.people.contains(&2));
        let id = open(
            &mut ann,
            json!({"game": game, "scenario": scenario.unwrap().id, "people": 2, "places": ["me", "open"]}),
        );
        join(&mut bob, &id);
        let values = ["en", "en-XA", "de"].map(|tag| format!("?views=changes&texts=values&language={tag}"));
        let mut values = values.map(|query| Socket::open(&ann, &id, &query));
        let mut sentences = Socket::open(&ann, &id, "?views=changes&texts=sentences");
        let mut foreign = Socket::open(&ann, &id, "?views=changes&language=en-XA");
        for _ in 0..30 {
            if step(&mut [&mut ann, &mut bob], &id, &mut rng).is_none() {
                break;
            }
        }
        let last = state(&mut ann, &id);
        let number = last["number"].as_u64().unwrap();
        let [one, two, three] = values.each_mut().map(|socket| {
            socket.state_at(number);
            let of_game = |text: &&String| serde_json::from_str::<Value>(text).unwrap()["is"] == "state";
            socket.heard.iter().filter(of_game).cloned().collect::<Vec<String>>()
        });
        assert!(one.len() > 10);
        assert_eq!((&one, &one), (&two, &three));
        let changes = values.each_ref().map(|socket| &socket.changes);
        assert!(!changes[0].is_empty() && changes == [changes[0]; 3], "the same messages");
        for text in &one {
            assert_values_only(&serde_json::from_str(text).unwrap());
        }
        // Who wants sentences gets them in their own language.
        let (sentences, foreign) = (sentences.state_at(number), foreign.state_at(number));
        let values: Value = serde_json::from_str(one.last().unwrap()).unwrap();
        assert_eq!(sentences["question"], last["question"]);
        if !last["question"].is_null() {
            assert_said(&sentences["question"], reader(game, "en"));
            assert_said(&foreign["question"], reader(game, MADE_UP));
        }
        let says = |state: &Value| state["question"]["says"].clone();
        assert_eq!([says(&sentences), says(&foreign)], [says(&values), says(&values)]);
    }
}

#[test]
fn the_values_lead_to_the_sentences() {
    let server = Server::start();
    let mut rng = rng(72);
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    for _ in 0..40 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng);
    }
    let state = state(&mut ann, &id);
    let english = reader("ring-cards", "en");
    let answers = state["seats"][0]["answers"].as_array().unwrap();
    let said = answers.iter().chain(state["log"].as_array().unwrap()).chain([&state["question"]]);
    let mut n = 0;
    for said in said {
        assert_said(said, english);
        n += 1;
    }
    assert!(n > 40, "{n}");
}
