//! Opening a table, sitting down, standing up, resigning, playing again.

use crate::common::Server;
use crate::play::{
    Socket, asked, duel, duel_of, eventually, join, me, open, play_out, rng, state, step, table,
};
use serde_json::{Value, json};

#[test]
fn a_table_is_opened_and_joined_and_played() {
    let server = Server::start();
    let (mut frodo, mut sauron) = (server.guest("Frodo"), server.guest("Sauron"));
    let id = open(&mut frodo, duel(json!(["me", "open"])));
    let info = table(&mut frodo, &id);
    assert_eq!(
        (&info["status"], &info["host"], &info["your_turn"]),
        (&json!("open"), &json!(true), &json!(false))
    );
    assert_eq!(info["title"], "Two-Player Duel: Frodo");
    assert_eq!(info["places"][0]["who"]["name"], "Frodo");
    assert_eq!(info["places"][0]["yours"], true);
    assert_eq!(info["places"][1]["who"], json!({"is": "open"}));
    let question = json!({"seat": "gandalf", "number": 0, "answer": "pass"});
    frodo.post(&format!("/api/tables/{id}/answers"), question).problem(409, "refused");
    frodo.post(&format!("/api/tables/{id}/resign"), json!({})).problem(409, "refused");

    let info = join(&mut sauron, &id);
    assert_eq!((&info["status"], &info["host"]), (&json!("playing"), &json!(false)));
    let seats: Vec<&Value> = info["places"].as_array().unwrap().iter().map(|place| &place["seats"]).collect();
    assert_eq!(seats, [&json!(["gandalf"]), &json!(["witch-king"])]);
    assert_eq!(info["title"], "Two-Player Duel: Frodo against Sauron");
    // Chance has dealt, and somebody is asked; each sees the game from their own seat.
    assert!(info["number"].as_u64().unwrap() > 0);
    assert_eq!(state(&mut frodo, &id)["seats"][0]["seat"], "gandalf");
    assert_eq!(state(&mut sauron, &id)["seats"][0]["seat"], "witch-king");
    let answers = play_out(&mut [&mut frodo, &mut sauron], &id, &mut rng(1));
    assert!(answers > 50, "{answers}");
    let info = table(&mut frodo, &id);
    let outcome = &info["outcome"];
    assert!(outcome["winners"].as_array().is_some_and(|winners| winners.len() == 1), "{outcome}");
    assert_eq!(info["journal"], true);
    frodo.post(&format!("/api/tables/{id}/leave"), json!({})).problem(409, "refused");
    frodo.post(&format!("/api/tables/{id}/resign"), json!({})).problem(409, "refused");
    server.guest("Late").post(&format!("/api/tables/{id}/join"), json!({})).problem(409, "refused");
}

#[test]
fn a_table_where_nobody_else_comes_is_private_unless_one_opens_it() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let computer = json!(["me", {"computer": "random"}]);
    for (places, wish, private) in [
        (computer.clone(), None, true),
        (json!(["me", "me"]), None, true),
        (json!(["me", "open"]), None, false),
        (json!(["me", "invited"]), None, false),
        (computer.clone(), Some(json!(null)), true),
        (computer.clone(), Some(json!(false)), false),
        (json!(["me", "open"]), Some(json!(true)), true),
    ] {
        let mut new = json!({"game": "ring-cards", "scenario": "duel", "places": places});
        if let Some(wish) = &wish {
            new["private"] = wish.clone();
        }
        let id = open(&mut ann, new);
        assert_eq!(table(&mut ann, &id)["private"], private, "{places} {wish:?}");
        let seen = bob.get(&format!("/api/tables/{id}"));
        assert_eq!(seen.status, if private { 404 } else { 200 }, "{places} {wish:?}");
    }
}

#[test]
fn titles_tell_tables_apart() {
    let server = Server::start();
    let mut ann = server.guest("Ann");
    let mut title = |new: Value| {
        let id = open(&mut ann, new);
        table(&mut ann, &id)["title"].as_str().unwrap().to_owned()
    };
    assert_eq!(title(duel(json!(["me", {"computer": "easy"}]))), "Two-Player Duel: Ann against Apprentice");
    assert_eq!(title(duel(json!(["me", "me"]))), "Two-Player Duel: Ann");
    assert_eq!(title(duel(json!(["open", "open"]))), "Two-Player Duel");
    let teams =
        json!({"game": "ring-cards", "places": ["me", {"computer": "easy"}, "open", {"computer": "hard"}]});
    assert_eq!(title(teams), "Trilogy: Ann against Apprentice and Master");
    // Heroes say more than the people.
    let heroes = json!({
        "game": "champions", "people": 2, "places": ["me", {"computer": "easy"}], "options": {"hero-2": "she-hulk"},
    });
    assert_eq!(title(heroes), "Rhino: Spider-Man and She-Hulk");
    let mut own = duel(json!(["me", "me"]));
    own["title"] = json!("Friday evening");
    assert_eq!(title(own), "Friday evening");
}

#[test]
fn whoever_left_comes_back_to_the_same_side_only() {
    let server = Server::start();
    let (mut frodo, mut sauron) = (server.guest("Frodo"), server.guest("Sauron"));
    let id = duel_of(&mut frodo, &mut sauron);
    for _ in 0..10 {
        step(&mut [&mut frodo, &mut sauron], &id, &mut rng(2));
    }
    let mut socket = Socket::open(&sauron, &id, "");
    assert_eq!(socket.read_a("state")["seats"][0]["seat"], "witch-king");
    let leave = format!("/api/tables/{id}/leave");
    let info = sauron.post(&leave, json!({})).ok();
    assert_eq!((&info["status"], &info["places"][1]["who"]), (&json!("playing"), &json!({"is": "open"})));
    // Somebody who left is a spectator from then on, at once.
    let seen = socket.read_a("state");
    assert_eq!(seen["seats"][0]["seat"], Value::Null);
    assert_eq!(seen["seats"][0]["view"]["you"], Value::Null);
    sauron.post(&leave, json!({})).problem(404, "not-found");
    eventually("a table where somebody else may take over", || {
        (frodo.get("/api/tables").ok()[0]["id"] == *id).then_some(())
    });

    frodo.post(&leave, json!({})).ok();
    let path = format!("/api/tables/{id}/join");
    let why = sauron.post(&path, json!({"place": 0})).problem(409, "refused");
    assert!(why.contains("cards of the other side"), "{why}");
    frodo.post(&path, json!({"place": 1})).problem(409, "refused");
    // Nor does the host put himself there.
    frodo.call("PUT", &format!("/api/tables/{id}/places/1"), Some(json!("me"))).problem(409, "refused");
    // Without a wish, the person's own side is meant.
    let info = sauron.post(&path, json!({})).ok();
    assert_eq!(info["places"][1]["yours"], true);
    // What came before was the view of a spectator.
    while socket.read_a("state")["seats"][0]["seat"] != "witch-king" {}
    let mut stranger = server.guest("Stranger");
    assert_eq!(stranger.post(&path, json!({})).ok()["places"][0]["yours"], true);
    frodo.post(&path, json!({})).problem(409, "refused");
    play_out(&mut [&mut stranger, &mut sauron], &id, &mut rng(3));
}

#[test]
fn nobody_takes_a_seat_beside_an_opponent() {
    let server = Server::start();
    let [mut ann, mut bob, mut cat] = ["Ann", "Bob", "Cat"].map(|name| server.guest(name));
    let new =
        json!({"game": "ring-cards", "scenario": "three-player-duel", "places": ["me", "open", "open"]});
    let id = open(&mut ann, new);
    join(&mut bob, &id);
    join(&mut cat, &id);
    step(&mut [&mut ann, &mut bob, &mut cat], &id, &mut rng(4));
    cat.post(&format!("/api/tables/{id}/leave"), json!({})).ok();
    // Ann would see what Bob's partner holds.
    ann.post(&format!("/api/tables/{id}/join"), json!({})).problem(409, "refused");
    let place = format!("/api/tables/{id}/places/2");
    ann.call("PUT", &place, Some(json!("me"))).problem(409, "refused");
    ann.call("PUT", &place, Some(json!({"computer": "random"}))).ok();
    ann.call("PUT", &place, Some(json!("me"))).problem(409, "refused");
    assert_eq!(state(&mut ann, &id)["seats"].as_array().unwrap().len(), 1);
    ann.call("PUT", &place, Some(json!("open"))).ok();
    join(&mut bob, &id);
    assert_eq!(state(&mut bob, &id)["seats"].as_array().unwrap().len(), 2);
}

#[test]
fn a_table_that_everybody_left_before_the_game_is_gone() {
    let server = Server::start();
    let mut ann = server.guest("Ann");
    let id = open(&mut ann, duel(json!(["me", "open"])));
    ann.post(&format!("/api/tables/{id}/leave"), json!({})).ok();
    assert_eq!(ann.get("/api/tables").ok(), json!([]));
    server.guest("Bob").post(&format!("/api/tables/{id}/join"), json!({})).problem(409, "refused");
}

#[test]
fn a_place_by_invitation() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = open(&mut ann, duel(json!(["invited", "me"])));
    let word = table(&mut ann, &id)["invitation"].as_str().unwrap().to_owned();
    assert!(word.len() >= 16, "not to be guessed");
    let seen = table(&mut bob, &id);
    assert_eq!((&seen["invitation"], &seen["places"][0]["who"]["is"]), (&Value::Null, &json!("invited")));
    assert!(!bob.get(&format!("/api/tables/{id}/state")).text().contains(&word));
    let path = format!("/api/tables/{id}/join");
    for wrong in [json!({}), json!({"place": 0}), json!({"invitation": "friend"}), json!({"invitation": ""})]
    {
        bob.post(&path, wrong).problem(409, "refused");
    }
    bob.post(&path, json!({"place": 1, "invitation": word})).problem(409, "refused");
    bob.post(&path, json!({"place": 7, "invitation": word})).problem(409, "refused");
    let info = bob.post(&path, json!({"invitation": word})).ok();
    assert_eq!((&info["status"], &info["places"][0]["yours"]), (&json!("playing"), &json!(true)));
}

#[test]
fn a_private_table_is_not_there_for_strangers() {
    let server = Server::start();
    let (mut ann, mut bob, mut eve) = (server.guest("Ann"), server.guest("Bob"), server.guest("Eve"));
    let id = open(
        &mut ann,
        json!({
            "game": "ring-cards", "scenario": "duel", "private": true, "title": "  Between us\u{7} ", "places": ["me", "open"],
        }),
    );
    let info = table(&mut ann, &id);
    assert_eq!((&info["private"], &info["title"]), (&json!(true), &json!("Between us")));
    let word = info["invitation"].as_str().unwrap().to_owned();
    for begun in [false, true] {
        let mut nobody = server.client();
        for path in ["", "/state", "/chat", "/about?words=ring", "/journal", "/replay", "/replay/3"] {
            let (get, wrong) =
                (format!("/api/tables/{id}{path}"), if path.contains('?') { '&' } else { '?' });
            for client in [&mut nobody, &mut eve] {
                client.get(&get).problem(404, "not-found");
                client.get(&format!("{get}{wrong}invitation=friend")).problem(404, "not-found");
            }
        }
        for (path, body) in [
            ("join", json!({})),
            ("join", json!({"place": 1, "invitation": "friend"})),
            ("leave", json!({})),
            ("resign", json!({})),
            ("rematch", json!({})),
            ("chat", json!({"text": "hello"})),
            ("answers", json!({"seat": "gandalf", "number": 0, "answer": "pass"})),
            ("step-back", json!({"seat": "gandalf"})),
            ("agree", json!({"agree": true})),
            ("why-not", json!({"seat": "gandalf", "thing": "gimli"})),
            ("play-on", json!({"at": 0, "places": ["me", "me"]})),
            ("problems", json!({"text": "let me in"})),
        ] {
            eve.post(&format!("/api/tables/{id}/{path}"), body).problem(404, "not-found");
        }
        eve.call("PUT", &format!("/api/tables/{id}/places/1"), Some(json!("me"))).problem(404, "not-found");
        eve.call("PUT", &format!("/api/tables/{id}/orders"), Some(json!([]))).problem(404, "not-found");
        eve.get(&format!("/api/tables/{id}/orders")).problem(404, "not-found");
        eve.get(&format!("/api/tables/{id}/things?seat=gandalf")).problem(404, "not-found");
        assert_eq!(Socket::try_open(&eve, &id, "").err(), Some(404));
        assert_eq!(Socket::try_open(&nobody, &id, "?invitation=friend").err(), Some(404));
        assert_eq!(eve.get("/api/tables").ok(), json!([]));
        assert_eq!(eve.get("/api/tables/mine").ok(), json!([]));
        if !begun {
            bob.post(&format!("/api/tables/{id}/join"), json!({"invitation": word})).ok();
        }
    }
    // With the invitation, spectators may watch.
    let seen = eve.get(&format!("/api/tables/{id}?invitation={word}")).ok();
    assert_eq!(seen["invitation"], Value::Null);
    let seen = eve.get(&format!("/api/tables/{id}/state?invitation={word}")).ok();
    assert_eq!(seen["seats"][0]["seat"], Value::Null);
    let mut socket = Socket::open(&server.client(), &id, &format!("?invitation={word}"));
    assert_eq!(socket.read_a("state")["seats"][0]["seat"], Value::Null);
}

#[test]
fn lists() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let first = open(&mut ann, duel(json!(["me", "open"])));
    let hidden = open(
        &mut ann,
        json!({"game": "ring-cards", "scenario": "duel", "private": true, "places": ["me", "me"]}),
    );
    let running = duel_of(&mut ann, &mut bob);
    let ids = |list: Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|info| info["id"].as_str().unwrap().to_owned()).collect()
    };
    let listed = |wanted: &[&String]| {
        eventually("the list", || {
            let list = ids(server.client().get("/api/tables").ok());
            list.iter().eq(wanted.iter().copied()).then_some(())
        });
    };
    listed(&[&running, &first]);
    assert_eq!(
        server.client().get("/api/tables/mine").problem(401, "no-person"),
        "play as a guest or log in first"
    );

    // Tables where it is one's turn come first, whatever changed last.
    let mut mine = ann.get("/api/tables/mine").ok();
    assert_eq!(mine.as_array().unwrap().len(), 3);
    let turns = |mine: &Value| -> Vec<bool> {
        mine.as_array().unwrap().iter().map(|info| info["your_turn"].as_bool().unwrap()).collect()
    };
    for _ in 0..30 {
        let sorted = turns(&mine);
        assert!(sorted.windows(2).all(|pair| pair[0] >= pair[1]), "{sorted:?}");
        let at = mine.as_array().unwrap().iter().find(|info| info["id"] == *running).unwrap();
        assert_eq!(at["your_turn"] == true, asked(&state(&mut ann, &running)).is_some());
        step(&mut [&mut ann, &mut bob], &running, &mut rng(5));
        mine = ann.get("/api/tables/mine").ok();
    }
    assert!(turns(&mine).contains(&true), "at the table where she holds every seat it is always hers");
    assert_eq!(ids(bob.get("/api/tables/mine").ok()), [&*running]);

    bob.post(&format!("/api/tables/{running}/resign"), json!({})).ok();
    listed(&[&first]);
    assert!(ids(ann.get("/api/tables/mine").ok()).contains(&hidden));
}

#[test]
fn the_host_fills_places() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = open(&mut ann, duel(json!(["me", "open"])));
    let place = |n: &str| format!("/api/tables/{id}/places/{n}");
    let random = json!({"computer": "random"});
    bob.call("PUT", &place("1"), Some(random.clone())).problem(403, "not-yours");
    server.client().call("PUT", &place("1"), Some(random.clone())).problem(401, "no-person");
    ann.call("PUT", &place("0"), Some(random.clone())).problem(409, "refused");
    ann.call("PUT", &place("2"), Some(random.clone())).problem(404, "not-found");
    ann.call("PUT", &place("300"), Some(random.clone())).problem(400, "form");
    ann.call("PUT", &place("1"), Some(json!({"computer": "deep thought"}))).problem(422, "setup");
    ann.call("PUT", &place("1"), Some(json!("you"))).problem(422, "form");
    assert_eq!(ann.call("PUT", &place("1"), Some(json!("invited"))).ok()["status"], "open");
    bob.post(&format!("/api/tables/{id}/join"), json!({})).problem(409, "refused");
    let info = ann.call("PUT", &place("1"), Some(random)).ok();
    assert_eq!(info["status"], "playing");
    assert_eq!(info["places"][1]["who"], json!({"is": "computer", "player": "random", "name": "Random"}));
}

#[test]
fn who_resigns_has_lost() {
    let server = Server::start();
    let (mut ann, mut bob, mut eve) = (server.guest("Ann"), server.guest("Bob"), server.guest("Eve"));
    let id = duel_of(&mut ann, &mut bob);
    let path = format!("/api/tables/{id}/resign");
    let mut socket = Socket::open(&ann, &id, "");
    eve.post(&path, json!({})).problem(404, "not-found");
    server.client().post(&path, json!({})).problem(401, "no-person");
    let number = table(&mut bob, &id)["number"].clone();
    let info = bob.post(&path, json!({})).ok();
    assert_eq!(info["status"], "finished");
    assert_eq!(
        info["outcome"],
        json!({"winners": ["gandalf"], "winner": "gandalf", "ending": "resignation"})
    );
    assert_eq!(info["places"][1]["resigned"], true);
    assert_eq!(info["number"], number);
    ann.post(&path, json!({})).problem(409, "refused");
    loop {
        let told = socket.read_a("table");
        if told["table"]["status"] == "finished" {
            break;
        }
    }
    let seen = state(&mut ann, &id);
    assert_eq!((&seen["question"], &seen["outcome"]["ending"]), (&Value::Null, &json!("resignation")));
    assert_eq!(seen["seats"][0]["asked"], false);
}

/// Somebody who looks at the list while a table is being opened must not keep it from beginning.
#[test]
fn looking_at_the_list_does_not_disturb_an_opening() {
    let server = Server::start();
    let mut ann = server.guest("Ann");
    let mut looks = ann.clone();
    let done = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(std::sync::atomic::Ordering::Relaxed) {
                looks.get("/api/tables/mine").ok();
            }
        });
        let mut begun = Vec::new();
        for _ in 0..20 {
            let id = open(&mut ann, duel(json!(["me", "me"])));
            let info = table(&mut ann, &id);
            begun.push(info["status"] == "playing" && info["number"].as_u64() > Some(0));
        }
        done.store(true, std::sync::atomic::Ordering::Relaxed);
        assert!(begun.iter().all(|begun| *begun), "{begun:?}");
    });
}

#[test]
fn a_team_plays_on_without_who_resigned() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let wish = json!({"game": "ring-cards", "scenario": "trilogy", "people": 4,
        "places": ["me", {"computer": "random"}, "open", {"computer": "random"}]});
    let id = open(&mut ann, wish);
    join(&mut bob, &id);
    let path = format!("/api/tables/{id}/resign");
    let info = bob.post(&path, json!({})).ok();
    assert_eq!((&info["status"], &info["outcome"]), (&json!("playing"), &Value::Null));
    assert_eq!(
        (&info["places"][2]["resigned"], &info["places"][2]["who"]["is"]),
        (&json!(true), &json!("computer"))
    );
    assert_eq!(state(&mut bob, &id)["seats"][0]["seat"], Value::Null);
    // Now nobody on the team is left.
    let info = ann.post(&path, json!({})).ok();
    assert_eq!(info["outcome"]["winners"], json!(["witch-king", "saruman"]));
}

#[test]
fn a_rematch_needs_both() {
    let server = Server::start();
    let (mut ann, mut bob, mut eve) = (server.guest("Ann"), server.guest("Bob"), server.guest("Eve"));
    let id = duel_of(&mut ann, &mut bob);
    let path = format!("/api/tables/{id}/rematch");
    ann.post(&path, json!({})).problem(409, "refused");
    bob.post(&format!("/api/tables/{id}/resign"), json!({})).ok();
    eve.post(&path, json!({})).problem(404, "not-found");
    let info = ann.post(&path, json!({})).ok();
    assert_eq!(
        (&info["next"], &info["places"][0]["rematch"], &info["places"][1]["rematch"]),
        (&Value::Null, &json!(true), &json!(false))
    );
    assert_eq!(ann.post(&path, json!({})).ok()["next"], Value::Null, "asking twice is not two people");
    let next = bob.post(&path, json!({})).ok()["next"].as_str().unwrap().to_owned();
    assert_eq!(ann.post(&path, json!({})).ok()["next"], *next);
    let info = table(&mut ann, &next);
    assert_eq!(
        (&info["status"], &info["scenario"], &info["outcome"]),
        (&json!("playing"), &json!("duel"), &Value::Null)
    );
    let who = |info: &Value| [info["places"][0]["who"]["id"].clone(), info["places"][1]["who"]["id"].clone()];
    assert_eq!(who(&info), [json!(me(&mut ann)), json!(me(&mut bob))]);
    step(&mut [&mut ann, &mut bob], &next, &mut rng(6)).unwrap();
    // Against a computer nobody else is asked.
    let solo = open(&mut ann, duel(json!(["me", {"computer": "random"}])));
    ann.post(&format!("/api/tables/{solo}/resign"), json!({})).ok();
    assert!(ann.post(&format!("/api/tables/{solo}/rematch"), json!({})).ok()["next"].is_string());
}

#[test]
fn one_person_holds_all_seats() {
    let server = Server::start();
    let mut ann = server.guest("Ann");
    let id = open(&mut ann, duel(json!(["me", "me"])));
    let seen = state(&mut ann, &id);
    let seats: Vec<&Value> = seen["seats"].as_array().unwrap().iter().map(|seat| &seat["seat"]).collect();
    assert_eq!(seats, ["gandalf", "witch-king"]);
    assert!(seen["seats"][0]["view"]["seats"][0]["hand"]["cards"].is_array());
    assert!(seen["seats"][1]["view"]["seats"][1]["hand"]["cards"].is_array());
    play_out(&mut [&mut ann], &id, &mut rng(7));
    // Two people share four seats.
    let new = json!({"game": "ring-cards", "scenario": "trilogy", "people": 2, "places": ["me", "open"]});
    let id = open(&mut ann, new);
    let mut bob = server.guest("Bob");
    join(&mut bob, &id);
    assert_eq!(state(&mut ann, &id)["seats"].as_array().unwrap().len(), 2);
    for _ in 0..20 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng(8)).unwrap();
    }
}

#[test]
fn tables_that_can_not_be_opened() {
    let server = Server::start();
    let mut ann = server.guest("Ann");
    let new = |change: Value| {
        let mut new = duel(json!(["me", "open"]));
        for (name, value) in change.as_object().unwrap() {
            new[name] = value.clone();
        }
        new
    };
    server.client().post("/api/tables", new(json!({}))).problem(401, "no-person");
    for (change, status, kind) in [
        (json!({"game": "chess"}), 404, "not-found"),
        (json!({"scenario": "picnic"}), 422, "setup"),
        (json!({"people": 3}), 422, "setup"),
        (json!({"options": {"easy": "yes"}}), 422, "setup"),
        (json!({"places": []}), 422, "setup"),
        (json!({"places": ["me"]}), 422, "setup"),
        (json!({"places": ["me", "me", "me"]}), 422, "setup"),
        (json!({"places": ["me", {"computer": "god"}]}), 422, "setup"),
        (json!({"places": ["me", "you"]}), 422, "form"),
        (json!({"pace": "hasty"}), 422, "form"),
        (json!({"seats": 4}), 422, "form"),
    ] {
        ann.post("/api/tables", new(change)).problem(status, kind);
    }
    assert_eq!(ann.get("/api/tables/mine").ok(), json!([]));
    ann.get("/api/tables/nowhere").problem(404, "not-found");
}

#[test]
fn spectators_are_counted_and_people_are_seen_to_be_there() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let mut socket = Socket::open(&ann, &id, "");
    assert_eq!(socket.read()["is"], "table");
    assert_eq!(socket.read()["is"], "chat");
    assert_eq!(socket.read()["is"], "state");
    let present = |info: &Value| [0, 1].map(|n: usize| info["places"][n]["who"]["present"] == true);
    assert_eq!(present(&table(&mut bob, &id)), [true, false]);
    let theirs = Socket::open(&bob, &id, "");
    assert_eq!(present(&socket.read_a("table")["table"]), [true, true]);
    let watching = Socket::open(&server.client(), &id, "");
    assert_eq!(socket.read_a("table")["table"]["spectators"], 1);
    drop(watching);
    assert_eq!(socket.read_a("table")["table"]["spectators"], 0);
    drop(theirs);
    assert_eq!(present(&socket.read_a("table")["table"]), [true, false]);
}

/// In another player's turn of Marvel Champions a player may act, but is not told that it is their turn.
#[test]
fn who_only_may_act_is_not_waited_for() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let options = json!({"hero-1": "iron-man", "deck-2": "starter"});
    let new = json!({"game": "champions", "scenario": "rhino", "people": 2, "options": options, "places": ["me", "open"]});
    let id = open(&mut ann, new);
    join(&mut bob, &id);
    let answer = |client: &mut crate::common::Client, seat: &str, words: &str| {
        let number = state(client, &id)["number"].clone();
        let body = json!({"seat": seat, "number": number, "answer": words});
        client.post(&format!("/api/tables/{id}/answers"), body).ok();
    };
    answer(&mut ann, "player-1", "done");
    answer(&mut bob, "player-2", "done");
    let seen = |client: &mut crate::common::Client| {
        let seat = state(client, &id)["seats"][0].clone();
        (seat["asked"] == true, seat["awaited"] == true, table(client, &id)["your_turn"] == true)
    };
    assert_eq!(seen(&mut ann), (true, true, true));
    assert_eq!(seen(&mut bob), (true, false, false));
    let marks: Vec<Value> = table(&mut bob, &id)["places"]
        .as_array()
        .unwrap()
        .iter()
        .map(|place| place["asked"].clone())
        .collect();
    assert_eq!(marks, [json!(true), json!(false)]);
    answer(&mut bob, "player-2", "pass");
    assert_eq!(seen(&mut bob), (false, false, false));
    answer(&mut ann, "player-1", "end-turn");
    assert_eq!(seen(&mut ann), (true, false, false));
    assert_eq!(seen(&mut bob), (true, true, true));
    assert_eq!(state(&mut ann, &id)["question"]["waits_for"], json!(["player-2"]));
    // A text that is too long, or no deck, opens no table.
    let long = json!({"game": "champions", "options": {"deck-1": "x".repeat(9000)}, "places": ["me"]});
    ann.post("/api/tables", long).problem(422, "form");
    let bad = json!({"game": "champions", "options": {"deck-1": "Batman"}, "places": ["me"]});
    ann.post("/api/tables", bad).problem(422, "setup");
}
