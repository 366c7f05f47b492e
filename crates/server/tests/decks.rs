//! Decks: checked for anybody, kept for their owners.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

mod common;

use common::{Client, Server};
use serde_json::{Value, json};

const GAME: &str = "champions";

/// The list of the first starter deck.
fn starter(server: &Server) -> String {
    let decks = server.client().get("/api/games/champions/decks").ok();
    decks[0]["deck"]["list"].as_str().unwrap().to_owned()
}

fn keep(client: &mut Client, list: impl Into<Value>) -> Value {
    client.post("/api/decks", json!({"game": GAME, "list": list.into()})).ok()
}

fn rules(deck: &Value) -> Vec<&str> {
    deck["faults"].as_array().unwrap().iter().map(|fault| fault["rule"].as_str().unwrap()).collect()
}

#[test]
fn games_say_whether_they_have_decks() {
    let server = Server::start();
    let mut client = server.client();
    let games = client.get("/api/games").ok();
    let options = |slug: &str| {
        let game = games.as_array().unwrap().iter().find(|game| game["slug"] == slug).unwrap();
        game["decks"].clone()
    };
    assert_eq!(options(GAME), json!(["deck-1", "deck-2", "deck-3", "deck-4"]));
    assert_eq!(options("wotr"), json!([]));
    assert_eq!(client.get("/api/games/wotr/decks").ok(), json!([]));
    let starters = client.get("/api/games/champions/decks").ok();
    assert_eq!(starters.as_array().unwrap().len(), 6);
    for starter in starters.as_array().unwrap() {
        assert_eq!((&starter["deck"]["size"], &starter["deck"]["faults"]), (&json!(40), &json!([])));
    }
    client.get("/api/games/chess/decks").problem(404, "not-found");
}

#[test]
fn anybody_may_have_a_deck_checked() {
    let server = Server::start();
    let mut client = server.client();
    let list = starter(&server);
    let check = |client: &mut Client, list: Value| {
        client.post("/api/decks/check", json!({"game": GAME, "list": list}))
    };
    let report = check(&mut client, json!(list)).ok();
    assert_eq!((&report["hero"], &report["aspect"]), (&json!("spider-man"), &json!("justice")));
    assert_eq!((&report["size"], &report["cards"]["01003"]), (&json!(40), &json!(2)));
    assert_eq!(rules(&report), [""; 0]);

    // Rules 5.2 and 5.3: the same deck without a card of the hero's set.
    let short = check(&mut client, json!(list.replace("1x Aunt May (01006)\n", ""))).ok();
    assert_eq!(rules(&short), ["5.2", "5.3"]);
    assert_eq!(short["faults"][1]["what"], "0 Aunt May; the hero's set has 1");

    // The public JSON, as an object and as text.
    let public = json!({"hero_code": "01029a", "slots": {"01031": 3}, "name": "Thin"});
    let thin = check(&mut client, public.clone()).ok();
    assert_eq!((&thin["name"], &thin["hero"]), (&json!("Thin"), &json!("iron-man")));
    assert_eq!(check(&mut client, json!(public.to_string())).ok(), thin);

    let why = check(&mut client, json!("Hero: Batman")).problem(422, "form");
    assert_eq!(why, "line 1: there is no hero: \"Batman\"");
    check(&mut client, json!("x".repeat(8001))).problem(422, "form");
    check(&mut client, json!("1x Backflip\u{0}")).problem(422, "form");
    check(&mut client, json!(7)).problem(422, "form");
    client.post("/api/decks/check", json!({"game": "chess", "list": ""})).problem(404, "not-found");
    client.post("/api/decks/check", json!({"game": "wotr", "list": ""})).problem(404, "not-found");
    client.post("/api/decks/check", json!({"list": list})).problem(422, "form");
}

#[test]
fn a_deck_is_kept_changed_and_thrown_away() {
    let server = Server::start();
    let mut client = server.guest("Peter");
    let list = starter(&server);
    let kept = keep(&mut client, list.clone());
    let path = format!("/api/decks/{}", kept["id"].as_str().unwrap());
    assert_eq!((&kept["game"], &kept["list"]), (&json!(GAME), &json!(list)));
    assert_eq!(kept["deck"]["name"], "Spider-Man (Justice)");
    assert_eq!(client.get(&path).ok(), kept);
    assert_eq!(client.get("/api/decks").ok(), json!([kept]));
    assert_eq!(client.get("/api/decks?game=champions").ok(), json!([kept]));
    client.get("/api/decks?game=chess").problem(404, "not-found");

    // A deck need not be legal to be kept, and it is kept in the game's own words.
    let wanted =
        list.replace("Name: Spider-Man (Justice)", "Name: Webs").replace("2x Backflip", "1 X backflip");
    let changed = client.call("PUT", &path, Some(json!({"list": wanted}))).ok();
    assert_eq!(changed["deck"]["name"], "Webs");
    assert!(changed["list"].as_str().unwrap().contains("\n1x Backflip (01003)\n"));
    assert_eq!(rules(&changed["deck"]), ["5.2", "5.3"]);
    assert!(changed["changed"].as_i64() >= kept["changed"].as_i64());
    assert_eq!(client.get(&path).ok(), changed);

    client.call("PUT", &path, Some(json!({"list": "Hero: Batman"}))).problem(422, "form");
    let long = list.replace("Spider-Man (Justice)", &"ö".repeat(61));
    client.call("PUT", &path, Some(json!({"list": long}))).problem(422, "form");
    let hidden = list.replace("Spider-Man (Justice)", "a\u{202e}b");
    client.call("PUT", &path, Some(json!({"list": hidden}))).problem(422, "form");
    assert_eq!(client.get(&path).ok(), changed, "what is refused changes nothing");

    assert_eq!(client.delete(&path).status, 204);
    client.get(&path).problem(404, "not-found");
    client.delete(&path).problem(404, "not-found");
    client.call("PUT", &path, Some(json!({"list": list}))).problem(404, "not-found");
    assert_eq!(client.get("/api/decks").ok(), json!([]));
}

#[test]
fn decks_go_out_and_come_in_again() {
    let server = Server::start();
    let mut client = server.guest("Peter");
    let list = starter(&server);
    let kept = keep(&mut client, list.clone());
    let path = format!("/api/decks/{}", kept["id"].as_str().unwrap());

    let text = client.get(&format!("{path}/text"));
    assert_eq!(text.text(), list);
    assert_eq!(text.header("content-type"), Some("text/plain; charset=utf-8"));
    assert!(text.header("content-disposition").unwrap().starts_with("attachment; filename=\"champions-"));
    let public = client.get(&format!("{path}/json")).ok();
    assert_eq!((&public["hero_code"], &public["slots"]["01003"]), (&json!("01001a"), &json!(2)));
    assert_eq!(keep(&mut client, public)["deck"], kept["deck"]);
}

#[test]
fn a_deck_is_its_owners_alone() {
    let server = Server::start();
    let list = starter(&server);
    let mut owner = server.guest("Peter");
    let kept = keep(&mut owner, list.clone());
    let path = format!("/api/decks/{}", kept["id"].as_str().unwrap());

    let mut nobody = server.client();
    nobody.get("/api/decks").problem(401, "no-person");
    nobody.post("/api/decks", json!({"game": GAME, "list": list})).problem(401, "no-person");
    nobody.get(&path).problem(401, "no-person");
    let mut other = server.guest("Otto");
    assert_eq!(other.get("/api/decks").ok(), json!([]));
    for end in ["", "/text", "/json"] {
        other.get(&format!("{path}{end}")).problem(404, "not-found");
    }
    other.call("PUT", &path, Some(json!({"list": "Hero: Iron Man"}))).problem(404, "not-found");
    other.delete(&path).problem(404, "not-found");
    assert_eq!(owner.get(&path).ok(), kept);
}

#[test]
fn a_guest_who_registers_keeps_the_decks() {
    let server = Server::start();
    let mut client = server.guest("Carol");
    let kept = keep(&mut client, starter(&server));
    client.post("/api/register", json!({"name": "Carol", "password": "higher, further"})).ok();
    assert_eq!(client.get("/api/decks").ok(), json!([kept]));
    let mut elsewhere = server.client();
    elsewhere.post("/api/login", json!({"name": "Carol", "password": "higher, further"})).ok();
    assert_eq!(elsewhere.get("/api/decks").ok(), json!([kept]));
}

#[test]
fn nobody_keeps_too_many_decks() {
    let server = Server::start();
    let mut client = server.guest("Tony");
    let first = keep(&mut client, "Hero: Iron Man");
    for _ in 1..200 {
        keep(&mut client, "Hero: Iron Man");
    }
    let more = json!({"game": GAME, "list": "Hero: Iron Man"});
    client.post("/api/decks", more.clone()).problem(429, "limit");
    client.delete(&format!("/api/decks/{}", first["id"].as_str().unwrap()));
    client.post("/api/decks", more.clone()).ok();
    server.guest("Pepper").post("/api/decks", more).ok();
}

#[test]
fn checks_are_limited_by_address() {
    let server = Server::behind_proxy();
    let mut client = server.client_from("203.0.113.5");
    let wish = json!({"game": GAME, "list": "Hero: Iron Man"});
    let refused = (0..300).filter(|_| client.post("/api/decks/check", wish.clone()).status == 429).count();
    // Some of the allowance comes back while the test runs.
    assert!(refused > 50, "{refused}");
    assert_eq!(server.client_from("203.0.113.6").post("/api/decks/check", wish).status, 200);
}

#[test]
fn a_kept_deck_is_played() {
    let server = Server::start();
    let mut client = server.guest("Peter");
    let kept = keep(&mut client, starter(&server));
    let table = |list: &Value| json!({"game": GAME, "scenario": "rhino", "people": 1, "places": ["me"], "options": {"deck-1": list}});
    assert_eq!(client.post("/api/tables", table(&kept["list"])).ok()["status"], "playing");
    let thin = keep(&mut client, "Hero: Iron Man");
    let why = client.post("/api/tables", table(&thin["list"])).problem(422, "setup");
    assert!(why.contains("(rule 5.2)"), "{why}");
}
