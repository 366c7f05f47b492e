//! Data packs: checked for anybody, kept for their owners, shared by their hash, and tables that are played with them.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

mod common;
#[path = "tables/play.rs"]
#[allow(dead_code, reason = "only a part of it is used here")]
mod play;

use common::{Client, Reply, Server};
use conformance::later::Later;
use conformance::packed::Packed;
use kernel::Pack;
use play::{Socket, join, play_out, rng, step};
use registry::{Entry, Of};
use serde_json::{Value, json};
use std::path::Path;
use store::Store;

static PACKED: Of<Packed<ring_cards::State>> = Of::new();
static PLAIN: Of<wotr::State> = Of::new();
static LATER: Of<Later<Packed<ring_cards::State>, 7, false>> = Of::new();
/// A game with packs and one without.
static GAMES: [&dyn Entry; 2] = [&PACKED, &PLAIN];
/// The same with the rules of the first corrected.
static NEXT: [&dyn Entry; 2] = [&LATER, &PLAIN];

const GAME: &str = "ring-cards";

fn start() -> Server {
    Server::with_games(|_| (), &GAMES)
}

/// A server on a folder that outlives it.
fn start_in(folder: &Path, games: &'static [&'static dyn Entry]) -> Server {
    Server::with_games(|config| config.data = folder.to_owned(), games)
}

fn file(name: &str, values: Value) -> String {
    json!({"format": 1, "game": GAME, "pack": name, "values": values}).to_string()
}

fn send(client: &mut Client, method: &str, path: &str, body: &str) -> Reply {
    client.send(method, path, &[("content-type", "application/json")], body)
}

fn check(client: &mut Client, body: &str) -> Reply {
    send(client, "POST", "/api/packs/check", body)
}

fn keep(client: &mut Client, body: &str) -> Reply {
    send(client, "POST", "/api/packs", body)
}

fn faults(report: &Value) -> Vec<(&str, &str)> {
    let faults = report["faults"].as_array().unwrap().iter();
    faults.map(|fault| (fault["key"].as_str().unwrap(), fault["what"].as_str().unwrap())).collect()
}

fn table_with(pack: Value) -> Value {
    json!({"game": GAME, "scenario": "duel", "places": ["me", "open"], "pack": pack})
}

/// A pack that is nearly as large as one may be.
fn large() -> String {
    let option = json!({"about": "é".repeat(900), "ops": [{"op": "rally"}]});
    let body = file("Large", json!({"R3": vec![option; 138]}));
    assert!((250_000..=Pack::MOST_BYTES).contains(&body.len()), "{}", body.len());
    body
}

#[test]
fn games_say_whether_they_have_packs() {
    let server = start();
    let mut client = server.client();
    let games = client.get("/api/games").ok();
    assert_eq!((&games[0]["packs"], &games[1]["packs"]), (&json!(true), &json!(false)));
    assert_eq!(games[0]["options"], json!([]), "a pack is no option among others");
    let packs = client.get("/api/games/ring-cards/packs").ok();
    assert_eq!(packs["entries"].as_array().unwrap().len(), 5);
    assert_eq!(
        packs["entries"][0],
        json!({"key": "R1", "what": "Leadership of the wizard", "ours": 1, "ours_said": [], "limits": "0 to 3",
            "look_up": "the card of leadership of the wizard",
            "form": {"is": "number", "range": {"least": 0.0, "most": 3.0, "whole": true}}})
    );
    assert_eq!(packs["entries"][3]["form"]["of"][1], json!({"id": "ravenhill", "name": "Ravenhill"}));
    assert_eq!(packs["shipped"][0]["id"], "balanced");
    assert_eq!(packs["shipped"][0]["report"]["changes"][0]["theirs"], 2);
    let none = json!({"entries": [], "shipped": [], "vocabulary": {"sets": [], "names": "", "ops": []}});
    assert_eq!(client.get("/api/games/wotr/packs").ok(), none);
    client.get("/api/games/chess/packs").problem(404, "not-found");
    let template = client.get("/api/games/ring-cards/packs/template");
    assert!(template.header("content-disposition").unwrap().contains("ring-cards-template.json"));
    let report = check(&mut client, template.text()).ok();
    assert_eq!((faults(&report), &report["changes"]), (vec![], &json!([])));
    client.get("/api/games/wotr/packs/template").problem(404, "not-found");
}

#[test]
fn anybody_may_have_a_pack_checked() {
    let server = start();
    let mut client = server.client();
    let good = check(&mut client, &file("Mine", json!({"R1": 2, "R5": {"cm": 16}}))).ok();
    assert_eq!((&good["name"], &good["faults"]), (&json!("Mine"), &json!([])));
    assert_eq!(
        good["changes"],
        json!([{"key": "R1", "what": "Leadership of the wizard", "ours": 1, "theirs": 2, "ours_said": [], "theirs_said": []}])
    );
    assert_eq!(good["hash"].as_str().unwrap().len(), 32);
    let bad =
        check(&mut client, &file("Mine", json!({"R1": 9, "R77": 1, "R4": {"1": "camp", "2": "x"}}))).ok();
    assert_eq!(
        faults(&bad),
        [
            ("R77", "this version of the game knows no such value"),
            ("R1", "expected a number from 0 to 3"),
            ("R4", "expected known areas"),
        ]
    );
    let set_up = check(&mut client, &file("Mine", json!({"R4": {"1": "camp", "2": "camp"}}))).ok();
    assert_eq!(faults(&set_up), [("R4", "both groups stand in one area")]);

    let unreadable = |client: &mut Client, body: &str, key: &str, what: &str| {
        let report = check(client, body).ok();
        let found = faults(&report);
        assert_eq!(found.len(), 1, "{report}");
        assert!(found[0].0 == key && found[0].1.contains(what), "{report}");
        assert_eq!(report["hash"], Value::Null);
    };
    unreadable(&mut client, "nonsense", "", "it is not JSON: line 1, column 2");
    unreadable(&mut client, &file("a\u{202e}b", json!({})), "pack", "none that turn or hide others");
    unreadable(&mut client, &file("Mine", json!({"R1": "a\u{0}b"})), "R1", "no control characters");
    unreadable(&mut client, &file(&"x".repeat(61), json!({})), "pack", "1 to 60 characters");
    let deep = format!("{}{}", "[".repeat(60_000), "]".repeat(60_000));
    unreadable(&mut client, &file("Mine", json!({"R1": "DEEP"})).replace("\"DEEP\"", &deep), "R1", "levels");
    unreadable(
        &mut client,
        &file("Mine", json!({"R1": 1})).replace("\"R1\":1", "\"R1\":1,\"R1\":2"),
        "R1",
        "twice",
    );
    let other = check(&mut client, &file("Mine", json!({})).replace(GAME, "chess")).ok();
    assert_eq!(faults(&other), [("game", "there is no game “chess”")]);
    let other = check(&mut client, &file("Mine", json!({})).replace(GAME, "wotr")).ok();
    assert_eq!(faults(&other)[0].0, "game");

    assert_eq!(check(&mut client, &large()).ok()["faults"], json!([]));
    let too_large = format!("{}{}", large(), " ".repeat(Pack::MOST_BYTES));
    check(&mut client, &too_large).problem(413, "form");
}

#[test]
fn a_pack_is_kept_changed_and_thrown_away() {
    let server = start();
    let mut client = server.guest("Bard");
    let kept = keep(&mut client, &file("Mine", json!({"R1": 2}))).ok();
    let id = kept["id"].as_str().unwrap().to_owned();
    let path = format!("/api/packs/{id}");
    assert_eq!(kept["file"], json!({"format": 1, "game": GAME, "pack": "Mine", "values": {"R1": 2}}));
    assert_eq!(client.get(&path).ok(), kept);
    let list = client.get("/api/packs").ok();
    assert_eq!(
        (&list[0]["id"], &list[0]["name"], &list[0]["game"]),
        (&json!(id), &json!("Mine"), &json!(GAME))
    );
    assert_eq!(list[0]["hash"], kept["report"]["hash"]);
    assert_eq!(client.get("/api/packs?game=ring-cards").ok(), list);
    client.get("/api/packs?game=wotr").problem(404, "not-found");

    // A pack need not be right to be kept, but it must be one.
    let changed = send(&mut client, "PUT", &path, &file("Ours", json!({"R1": 9}))).ok();
    assert_eq!(faults(&changed["report"]).len(), 1);
    assert_ne!(changed["report"]["hash"], kept["report"]["hash"]);
    assert_eq!(client.get("/api/packs").ok()[0]["name"], "Ours");
    for wrong in [
        "{}",
        "",
        &file("a\u{200f}b", json!({})),
        &file("Mine", json!({})).replace("\"format\":1", "\"format\":2"),
    ] {
        send(&mut client, "PUT", &path, wrong).problem(422, "form");
        keep(&mut client, wrong).problem(422, "form");
    }
    let why = keep(&mut client, &file("", json!({}))).problem(422, "form");
    assert_eq!(why, "pack: the name of a pack has 1 to 60 characters, and no space at either end");
    keep(&mut client, &file("Mine", json!({})).replace(GAME, "wotr")).problem(404, "not-found");
    keep(&mut client, &file("Mine", json!({})).replace(GAME, "chess")).problem(404, "not-found");
    assert_eq!(client.get(&path).ok(), changed, "what is refused changes nothing");

    let download = client.get(&format!("{path}/file"));
    assert!(
        download.header("content-disposition").unwrap().starts_with("attachment; filename=\"ring-cards-")
    );
    assert_eq!(keep(&mut client, download.text()).ok()["file"], changed["file"]);

    assert_eq!(client.delete(&path).status, 204);
    client.get(&path).problem(404, "not-found");
    client.delete(&path).problem(404, "not-found");
    send(&mut client, "PUT", &path, &file("Mine", json!({}))).problem(404, "not-found");
}

#[test]
fn a_pack_is_its_owners_and_theirs_who_have_its_hash() {
    let server = start();
    let mut owner = server.guest("Bard");
    let kept = keep(&mut owner, &file("Mine", json!({"R1": 2}))).ok();
    let path = format!("/api/packs/{}", kept["id"].as_str().unwrap());
    let mut nobody = server.client();
    nobody.get("/api/packs").problem(401, "no-person");
    keep(&mut nobody, &file("Mine", json!({}))).problem(401, "no-person");
    nobody.get(&path).problem(401, "no-person");
    let mut other = server.guest("Bolg");
    assert_eq!(other.get("/api/packs").ok(), json!([]));
    for end in ["", "/file"] {
        other.get(&format!("{path}{end}")).problem(404, "not-found");
    }
    send(&mut other, "PUT", &path, &file("Stolen", json!({}))).problem(404, "not-found");
    other.delete(&path).problem(404, "not-found");
    other.post("/api/tables", table_with(json!({"own": kept["id"]}))).problem(404, "not-found");
    assert_eq!(owner.get(&path).ok(), kept);

    let link = format!("/api/shared-packs/{}", kept["report"]["hash"].as_str().unwrap());
    let shared = nobody.get(&link).ok();
    assert_eq!((&shared["id"], &shared["file"]), (&Value::Null, &kept["file"]));
    assert_eq!(nobody.get(&format!("{link}/file")).status, 200);
    // The facts of this game are the same with every pack.
    let facts = nobody.get(&format!("{link}/facts")).ok();
    assert_eq!(facts, nobody.get("/api/games/ring-cards/facts").ok());
    for wrong in ["0".repeat(32), "x".repeat(32), "%".to_owned(), link[18..40].to_owned(), "a%00b".to_owned()]
    {
        let status = nobody.get(&format!("/api/shared-packs/{wrong}")).status;
        assert!([400, 404, 422].contains(&status), "{wrong}: {status}");
    }
    assert_eq!(owner.delete(&path).status, 204);
    nobody.get(&link).problem(404, "not-found");
    nobody.get(&format!("{link}/facts")).problem(404, "not-found");
    // What comes with the game is always there.
    let shipped = nobody.get("/api/games/ring-cards/packs").ok()["shipped"][0]["report"]["hash"].clone();
    let link = format!("/api/shared-packs/{}", shipped.as_str().unwrap());
    assert_eq!(nobody.get(&link).ok()["file"]["pack"], "Balanced");
}

#[test]
fn nobody_keeps_too_many_packs() {
    let server = start();
    let mut client = server.guest("Bard");
    let body = file("Mine", json!({}));
    let first = keep(&mut client, &body).ok();
    for _ in 1..20 {
        keep(&mut client, &body).ok();
    }
    keep(&mut client, &body).problem(429, "limit");
    client.delete(&format!("/api/packs/{}", first["id"].as_str().unwrap()));
    keep(&mut client, &body).ok();
    keep(&mut server.guest("Dain"), &body).ok();
}

#[test]
fn checks_are_limited_by_address() {
    let server = Server::with_games(|config| config.behind_proxy = true, &GAMES);
    let mut client = server.client_from("203.0.113.5");
    let body = file("Mine", json!({}));
    let refused = (0..300).filter(|_| check(&mut client, &body).status == 429).count();
    // Some of the allowance comes back while the test runs.
    assert!(refused > 50, "{refused}");
    assert_eq!(check(&mut server.client_from("203.0.113.6"), &body).status, 200);
}

#[test]
fn a_table_says_which_pack_it_is_played_with_and_what_that_changes() {
    let server = start();
    let (mut bard, mut bolg) = (server.guest("Bard"), server.guest("Bolg"));
    let kept = keep(&mut bard, &large()).ok();
    let hash = &kept["report"]["hash"];
    let opened = bard.post("/api/tables", table_with(json!({"own": kept["id"]}))).ok();
    let wanted = json!({"name": "Large", "hash": hash, "changes": [{"key": "R3", "what": "Ability of Bard"}], "more": 0});
    assert_eq!((&opened["pack"], &opened["options"]), (&wanted, &json!({})));
    let id = opened["id"].as_str().unwrap().to_owned();

    // Everybody sees it before they sit down, and may read the content.
    let listed = server.client().get("/api/tables");
    assert_eq!(listed.ok()[0]["pack"], wanted);
    assert_eq!(bolg.get(&format!("/api/tables/{id}")).ok()["pack"], wanted);
    let content = bolg.get(&format!("/api/shared-packs/{}", hash.as_str().unwrap())).ok();
    assert_eq!(content["file"], kept["file"]);

    assert_eq!(join(&mut bolg, &id)["pack"], wanted);
    let state = bard.get(&format!("/api/tables/{id}/state"));
    assert_eq!(state.ok()["seats"][0]["view"]["pack"], json!({"name": "Large", "hash": hash}));
    let mut socket = Socket::open(&bard, &id, "");
    let told: Vec<String> = (0..3).map(|_| socket.read().to_string()).collect();
    // The content is nowhere but where it was asked for.
    for text in [listed.text(), state.text()].into_iter().chain(told.iter().map(String::as_str)) {
        assert!(!text.contains("ééé") && text.len() < 100_000, "{} characters", text.len());
    }
    assert!(told.iter().any(|text| text.contains(hash.as_str().unwrap())));
}

#[test]
fn a_table_takes_a_pack_by_id_by_hash_or_by_name() {
    let server = start();
    let (mut bard, mut bolg) = (server.guest("Bard"), server.guest("Bolg"));
    let name = |reply: Reply| reply.ok()["pack"]["name"].clone();
    let kept = keep(&mut bard, &file("Mine", json!({"R1": 3}))).ok();
    assert_eq!(name(bard.post("/api/tables", table_with(json!({"own": kept["id"]})))), "Mine");
    assert_eq!(name(bolg.post("/api/tables", table_with(json!({"hash": kept["report"]["hash"]})))), "Mine");
    assert_eq!(name(bolg.post("/api/tables", table_with(json!({"shipped": "balanced"})))), "Balanced");
    assert_eq!(bolg.post("/api/tables", table_with(Value::Null)).ok()["pack"], Value::Null);

    bolg.post("/api/tables", table_with(json!({"shipped": "fair"}))).problem(404, "not-found");
    bolg.post("/api/tables", table_with(json!({"hash": "0".repeat(32)}))).problem(404, "not-found");
    bolg.post("/api/tables", table_with(json!("balanced"))).problem(422, "form");
    let draft = keep(&mut bard, &file("Draft", json!({"R1": 9}))).ok();
    let why = bard.post("/api/tables", table_with(json!({"own": draft["id"]}))).problem(422, "setup");
    assert!(
        why.contains("the pack \"Draft\" does not fit the game: R1: expected a number from 0 to 3"),
        "{why}"
    );
    // Neither as an option, which every list would show, nor for a game without packs.
    let mut option = table_with(Value::Null);
    option["options"] = json!({"pack": file("Mine", json!({}))});
    bard.post("/api/tables", option).problem(422, "form");
    let mut other = table_with(json!({"shipped": "balanced"}));
    other["game"] = json!("wotr");
    other["scenario"] = json!("two-player");
    bard.post("/api/tables", other).problem(404, "not-found");
}

#[test]
fn a_table_goes_on_when_its_pack_is_thrown_away() {
    let folder = tempfile::tempdir().unwrap();
    let (id, hash, mut bard, mut bolg);
    {
        let server = start_in(folder.path(), &GAMES);
        bard = server.guest("Bard");
        bolg = server.guest("Bolg");
        let kept = keep(&mut bard, &file("Mine", json!({"R1": 3}))).ok();
        hash = kept["report"]["hash"].as_str().unwrap().to_owned();
        let table = bard.post("/api/tables", table_with(json!({"own": kept["id"]}))).ok();
        id = table["id"].as_str().unwrap().to_owned();
        assert_eq!(bard.delete(&format!("/api/packs/{}", kept["id"].as_str().unwrap())).status, 204);
        join(&mut bolg, &id);
        for _ in 0..10 {
            step(&mut [&mut bard, &mut bolg], &id, &mut rng(3));
        }
    }
    // Read anew by another server.
    let server = start_in(folder.path(), &GAMES);
    let (mut bard, mut bolg) = (bard.at(&server), bolg.at(&server));
    assert_eq!(bolg.get(&format!("/api/tables/{id}")).ok()["pack"]["hash"], hash);
    assert_eq!(bolg.get(&format!("/api/shared-packs/{hash}")).ok()["file"]["values"], json!({"R1": 3}));
    play_out(&mut [&mut bard, &mut bolg], &id, &mut rng(4));

    // The journal has the content, once; and it can be brought in again, played on, and played again.
    let journal = bard.get(&format!("/api/tables/{id}/journal"));
    assert_eq!(journal.text().matches("\"values\":{\"R1\":3}").count(), 1);
    let archive =
        bolg.send("POST", "/api/journals", &[("content-type", "text/plain")], journal.bytes.clone()).ok();
    assert_eq!(archive["pack"]["hash"], hash);
    let on = json!({"at": 20, "places": ["me", "open"]});
    let on = bard.post(&format!("/api/tables/{id}/play-on"), on).ok();
    assert_eq!(on["pack"]["hash"], hash);
    bard.post(&format!("/api/tables/{id}/rematch"), json!({})).ok();
    let next = bolg.post(&format!("/api/tables/{id}/rematch"), json!({})).ok()["next"].clone();
    assert_eq!(bolg.get(&format!("/api/tables/{}", next.as_str().unwrap())).ok()["pack"]["hash"], hash);
}

#[test]
fn a_table_with_a_pack_outlives_an_upgrade() {
    let folder = tempfile::tempdir().unwrap();
    let (id, mut bard, mut bolg);
    {
        let server = start_in(folder.path(), &GAMES);
        bard = server.guest("Bard");
        bolg = server.guest("Bolg");
        let table = bard.post("/api/tables", table_with(json!({"shipped": "balanced"}))).ok();
        id = table["id"].as_str().unwrap().to_owned();
        join(&mut bolg, &id);
        for _ in 0..80 {
            step(&mut [&mut bard, &mut bolg], &id, &mut rng(5));
        }
    }
    let server = start_in(folder.path(), &NEXT);
    let (mut bard, mut bolg) = (bard.at(&server), bolg.at(&server));
    let table = bard.get(&format!("/api/tables/{id}")).ok();
    assert_eq!((&table["status"], &table["pack"]["name"]), (&json!("playing"), &json!("Balanced")));
    for _ in 0..5 {
        step(&mut [&mut bard, &mut bolg], &id, &mut rng(6));
    }
}

#[test]
fn a_table_whose_pack_is_lost_stops_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (id, other, bard);
    {
        let server = start_in(folder.path(), &GAMES);
        let mut client = server.guest("Bard");
        let open = |client: &mut Client| {
            let table = client.post("/api/tables", table_with(json!({"shipped": "balanced"}))).ok();
            table["id"].as_str().unwrap().to_owned()
        };
        (id, other) = (open(&mut client), open(&mut client));
        bard = client;
    }
    let db = rusqlite::Connection::open(folder.path().join("longtable.sqlite")).unwrap();
    let lose = "UPDATE table_packs SET body = replace(body, ':2', ':3') \
        WHERE table_key = (SELECT key FROM tables WHERE id = ?1)";
    assert_eq!(db.execute(lose, [&id]).unwrap(), 1);
    drop(db);
    let server = start_in(folder.path(), &GAMES);
    let mut bard = bard.at(&server);
    assert_eq!(bard.get(&format!("/api/tables/{id}")).ok()["status"], "stopped");
    assert_eq!(bard.get(&format!("/api/tables/{other}")).ok()["status"], "open");
}

#[test]
fn what_is_kept_goes_with_its_owner() {
    let folder = tempfile::tempdir().unwrap();
    let server = start_in(folder.path(), &GAMES);
    let (mut bard, mut bolg) = (server.guest("Bard"), server.guest("Bolg"));
    let kept = keep(&mut bard, &file("Mine", json!({"R1": 3}))).ok();
    let used = keep(&mut bard, &file("Used", json!({"R1": 2}))).ok();
    let table = bard.post("/api/tables", table_with(json!({"own": used["id"]}))).ok();
    let id = table["id"].as_str().unwrap();
    join(&mut bolg, id);
    let exported = bard.get("/api/me/export").ok();
    let names: Vec<&Value> =
        exported["packs"].as_array().unwrap().iter().map(|pack| &pack["file"]["pack"]).collect();
    assert_eq!(names.len(), 2);
    assert!(names.contains(&&json!("Mine")));
    assert_eq!(bard.post("/api/me/delete", json!({})).status, 204);
    let link = |pack: &Value| format!("/api/shared-packs/{}", pack["report"]["hash"].as_str().unwrap());
    bolg.get(&link(&kept)).problem(404, "not-found");
    // Where somebody else plays, the table goes on with it.
    assert_eq!(bolg.get(&format!("/api/tables/{id}")).ok()["pack"]["name"], "Used");
    assert_eq!(bolg.get(&link(&used)).ok()["file"]["pack"], "Used");
    drop(server);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let kept = runtime.block_on(async {
        let store = Store::sqlite(&folder.path().join("longtable.sqlite")).await.unwrap();
        let kept = store.data_pack(kept["id"].as_str().unwrap()).await.unwrap();
        store.close().await;
        kept
    });
    assert_eq!(kept, None);
}
