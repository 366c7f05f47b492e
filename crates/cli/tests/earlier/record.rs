//! Records what the program writes: a store with tables of every game, and journals.

use crate::common::folder;
use crate::server::{Person, Serving};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// Tables in the middle of something: game, scenario, people, the kind of question that is open, and the least number
/// of answers.
const RUNNING: &[(&str, &str, usize, &str, u64)] = &[
    // A path's combat, a payment, an agreement about losses.
    ("ring-cards", "duel", 2, "loss", 60),
    ("ring-cards", "duel", 2, "play-cost", 40),
    ("ring-cards", "trilogy", 4, "propose-loss", 40),
    ("ring-cards", "trilogy", 3, "loss", 60),
    ("ring-cards", "trilogy", 2, "forsake", 80),
    ("ring-cards", "three-player-duel", 3, "next-combat", 30),
    ("ring-cards", "fellowship-of-the-ring", 2, "turn", 60),
    // A battle before the dice, its losses, its end; a Hunt; a march.
    ("wotr", "two-player", 2, "combat-card", 150),
    ("wotr", "two-player", 2, "casualty", 150),
    ("wotr", "two-player", 2, "hunt-casualty", 50),
    ("wotr", "two-player", 2, "group", 100),
    ("wotr", "three-player", 3, "go-on", 150),
    ("wotr", "three-player", 3, "march", 300),
    ("wotr", "four-player", 4, "retreat", 150),
    ("wotr", "four-player", 4, "hunt-casualty", 50),
    // A card that both choose, losses, a march.
    ("five-armies", "standard", 2, "maneuver", 120),
    ("five-armies", "standard", 2, "casualty", 150),
    ("five-armies", "standard", 2, "group", 80),
    // An enemy attack, a payment, a choice in a card's text, a window.
    ("champions", "rhino", 1, "defend", 60),
    ("champions", "rhino", 2, "pay", 80),
    ("champions", "klaw", 1, "pay", 60),
    ("champions", "klaw", 3, "defend", 120),
    ("champions", "ultron", 2, "defend", 100),
    ("champions", "ultron", 4, "window", 60),
    // Two secret choices, losses, the ways out of a battle; Ents on their way, a march, an effect of a card.
    ("third-age", "rohan", 2, "tactic", 120),
    ("third-age", "rohan", 2, "casualty", 200),
    ("third-age", "rohan", 2, "retreat-to", 100),
    ("third-age", "rohan", 2, "ents", 150),
    ("third-age", "rohan", 2, "march-on", 300),
    ("third-age", "rohan", 2, "choose-army", 100),
    // A combat card, losses; Nazgûl, tokens, the Woses, a march.
    ("third-age", "gondor", 2, "combat-card", 150),
    ("third-age", "gondor", 2, "casualty", 200),
    ("third-age", "gondor", 2, "nation", 150),
    ("third-age", "gondor", 2, "nazgul-ability", 100),
    ("third-age", "gondor", 2, "flip-token", 200),
    ("third-age", "gondor", 2, "woses", 100),
    ("third-age", "gondor", 2, "march", 300),
];

/// Tables with a data pack that comes with the game: game, scenario, people, pack, the kind of question, the least number of answers.
const WITH_PACK: &[(&str, &str, usize, &str, &str, u64)] =
    &[("third-age", "gondor", 2, "balanced", "casualty", 150)];

/// Games that computers play to their end.
const FINISHED: &[(&str, &str, usize)] = &[
    ("ring-cards", "duel", 2),
    ("ring-cards", "trilogy", 4),
    ("ring-cards", "trilogy", 3),
    ("ring-cards", "trilogy", 2),
    ("ring-cards", "three-player-duel", 3),
    ("ring-cards", "fellowship-of-the-ring", 2),
    ("wotr", "two-player", 2),
    ("wotr", "three-player", 3),
    ("wotr", "four-player", 4),
    ("five-armies", "standard", 2),
    ("champions", "rhino", 1),
    ("champions", "rhino", 4),
    ("champions", "klaw", 2),
    ("champions", "ultron", 3),
    ("third-age", "rohan", 2),
    ("third-age", "gondor", 2),
];

/// Games that computers play to their end and think about: who plays at random besieges no city.
const THOUGHT_OUT: &[(&str, &str, usize, &str)] =
    &[("third-age", "rohan", 2, "easy"), ("third-age", "gondor", 2, "easy")];

/// A table to be opened: game, scenario, people, the pack if it has one.
type Kind<'a> = (&'a str, &'a str, usize, Option<&'a str>);

/// Every game that is recorded.
pub fn all() -> Vec<&'static str> {
    let mut games: Vec<&str> = FINISHED.iter().map(|row| row.0).collect();
    games.dedup();
    games
}

/// Makes the folder, with the games that are named.
pub fn record(into: &Path, games: &[&str]) {
    std::fs::create_dir_all(into).unwrap();
    let data = folder("earlier-record");
    let serving = Serving::start(&data, &["--computer-pause", "0", "--computer-threads", "2"]);
    let mut rng = StdRng::seed_from_u64(1);
    let mut ann = Person::guest(&serving.url, "Ann");
    ann.post("/api/register", json!({"name": "Ann", "password": "correct horse battery"}));
    let token = ann.post("/api/tokens", json!({"name": "later"}))["secret"].as_str().unwrap().to_owned();
    let mut tables = Vec::new();
    let plain = RUNNING.iter().map(|&(game, scenario, people, kind, least)| {
        ((game, scenario, people, None), kind, least, format!("{game}-{scenario}-{people}-{kind}"))
    });
    let packed = WITH_PACK.iter().map(|&(game, scenario, people, pack, kind, least)| {
        (
            (game, scenario, people, Some(pack)),
            kind,
            least,
            format!("{game}-{scenario}-{people}-{pack}-{kind}"),
        )
    });
    for (what, kind, least, name) in plain.chain(packed).filter(|row| games.contains(&row.0.0)) {
        let id = play_until(&mut ann, what, kind, least, &mut rng);
        tables.push(noted(&mut ann, &id));
        save(&mut ann, &id, &into.join(format!("{name}.journal")));
    }
    let at_random = FINISHED.iter().map(|&(game, scenario, people)| (game, scenario, people, "random"));
    let finished = at_random.chain(THOUGHT_OUT.iter().copied()).filter(|row| games.contains(&row.0));
    let computers: Vec<(String, String)> = finished
        .map(|(game, scenario, people, who)| {
            let end = if who == "random" { "end".to_owned() } else { format!("{who}-end") };
            let name = format!("{game}-{scenario}-{people}-{end}.journal");
            (open(&mut ann, (game, scenario, people, None), who), name)
        })
        .collect();
    for (id, name) in &computers {
        while ann.get(&format!("/api/tables/{id}"))["status"] != "finished" {
            std::thread::sleep(std::time::Duration::from_millis(200));
        }
        tables.push(noted(&mut ann, id));
        save(&mut ann, id, &into.join(name));
    }
    let ended = &computers.first().unwrap().1;
    tables.extend(beside(&serving.url, &mut ann, &into.join(ended)));
    // Finished games are packed at leisure.
    std::thread::sleep(std::time::Duration::from_secs(8));
    assert_eq!(serving.stop(), Some(0));
    std::fs::copy(data.join("longtable.sqlite"), into.join("longtable.sqlite")).unwrap();
    let left = json!({"name": "Ann", "password": "correct horse battery", "token": token, "tables": tables});
    std::fs::write(into.join("tables.json"), serde_json::to_string_pretty(&left).unwrap() + "\n").unwrap();
}

/// What else people leave: an open table, a wish to step back, a game given up, a journal brought in, chat, standing
/// orders, a deck. The journal is that of a finished game.
fn beside(url: &str, ann: &mut Person, journal: &Path) -> Vec<Value> {
    let mut bob = Person::guest(url, "Bob");
    let waiting = ann.open(json!(["me", "open"]));
    let mut two = |ann: &mut Person| {
        let table = ann.open(json!(["me", "open"]));
        let invitation = ann.get(&format!("/api/tables/{table}"))["invitation"].clone();
        bob.post(&format!("/api/tables/{table}/join"), json!({"invitation": invitation}));
        table
    };
    let (wish, given_up) = (two(ann), two(ann));
    for table in [&wish, &given_up] {
        // Both have to put cards aside first, and after that Ann can't step back freely.
        for _ in 0..4 {
            answer(ann, table, &mut StdRng::seed_from_u64(2));
            answer(&mut bob, table, &mut StdRng::seed_from_u64(2));
        }
    }
    let seat = ann.get(&format!("/api/tables/{wish}/state"))["seats"][0]["seat"].clone();
    ann.post(&format!("/api/tables/{wish}/step-back"), json!({"seat": seat}));
    ann.post(&format!("/api/tables/{wish}/chat"), json!({"text": "May I?"}));
    let orders = json!([{"seat": seat, "order": "pass"}]);
    assert_eq!(ann.call("PUT", &format!("/api/tables/{wish}/orders"), Some(orders)).unwrap().0, 200);
    bob.post(&format!("/api/tables/{given_up}/resign"), json!({}));
    let deck = ann.get("/api/games/champions/decks")[0]["deck"]["list"].clone();
    ann.post("/api/decks", json!({"game": "champions", "list": deck}));
    let journal = std::fs::read_to_string(journal).unwrap();
    let archive = ann.post_text("/api/journals", &journal)["id"].as_str().unwrap().to_owned();
    [waiting, wish, given_up, archive].iter().map(|table| noted(ann, table)).collect()
}

/// What the test compares later.
fn noted(person: &mut Person, table: &str) -> Value {
    let info = person.get(&format!("/api/tables/{table}"));
    let state = person.get(&format!("/api/tables/{table}/state"));
    let mut noted = BTreeMap::new();
    for name in ["id", "game", "scenario", "status"] {
        noted.insert(name, info[name].clone());
    }
    noted.insert("number", state["number"].clone());
    noted.insert("kind", state["question"]["kind"].clone());
    noted.insert("outcome", state["outcome"].clone());
    json!(noted)
}

fn save(person: &mut Person, table: &str, file: &Path) {
    let journal = person.get(&format!("/api/tables/{table}/journal"));
    std::fs::write(file, journal.as_str().unwrap()).unwrap();
}

fn open(person: &mut Person, (game, scenario, people, pack): Kind, who: &str) -> String {
    let place = if who == "me" { json!("me") } else { json!({"computer": who}) };
    let mut new = json!({
        "game": game, "scenario": scenario, "people": people, "places": vec![place; people], "private": true
    });
    if let Some(pack) = pack {
        new["pack"] = json!({"shipped": pack});
    }
    person.post("/api/tables", new)["id"].as_str().unwrap().to_owned()
}

/// Gives an answer for a seat of this person that is asked. False if none is.
pub fn answer(person: &mut Person, table: &str, rng: &mut StdRng) -> bool {
    let state = person.get(&format!("/api/tables/{table}/state?after=4000000"));
    let seats = state["seats"].as_array().unwrap();
    let Some(seat) = seats.iter().find(|seat| seat["asked"] == true) else { return false };
    let answers = seat["answers"].as_array().unwrap();
    let words = &answers[rng.random_range(0..answers.len())]["words"];
    let given =
        json!({"seat": seat["seat"], "number": state["number"], "era": state["era"], "answer": words});
    person.post(&format!("/api/tables/{table}/answers"), given);
    true
}

/// Plays a table alone until a question of this kind is open. A game that ends before that is played anew.
fn play_until(person: &mut Person, what: Kind, kind: &str, least: u64, rng: &mut StdRng) -> String {
    for _ in 0..200 {
        let table = open(person, what, "me");
        for n in 0u64.. {
            if n >= least {
                let state = person.get(&format!("/api/tables/{table}/state?after=4000000"));
                if state["question"]["kind"] == kind {
                    return table;
                }
            }
            if n > 4_000 || !answer(person, &table, rng) {
                break;
            }
        }
    }
    panic!("{what:?} never asks {kind}")
}
