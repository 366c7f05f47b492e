//! The list of public tables.

use crate::common::Server;
use crate::play::{asked, duel, duel_of, eventually, open, rng, state, step};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|info| info["id"].as_str().unwrap()).collect()
}

#[test]
fn the_list_is_kept_for_a_moment_and_says_to_everybody_what_is_theirs() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let first = open(&mut ann, duel(json!(["me", "open"])));
    eventually("the table in the list", || (ids(&bob.get("/api/tables").ok()) == [&*first]).then_some(()));
    // A table that is opened within the same moment shows a little later.
    let began = Instant::now();
    let second = open(&mut bob, duel(json!(["open", "me"])));
    let seen = bob.get("/api/tables").ok();
    assert!(ids(&seen) == [&*first] || began.elapsed() > Duration::from_millis(300), "{seen}");
    eventually("the second one", || (ids(&ann.get("/api/tables").ok()) == [&*second, &*first]).then_some(()));
    // People who sit there are told more, out of the same list.
    let lists =
        [ann.get("/api/tables").ok(), bob.get("/api/tables").ok(), server.client().get("/api/tables").ok()];
    let own = |list: &Value| [0, 1].map(|n| (list[n]["host"] == true, !list[n]["invitation"].is_null()));
    assert_eq!(own(&lists[0]), [(false, false), (true, true)]);
    assert_eq!(own(&lists[1]), [(true, true), (false, false)]);
    assert_eq!(own(&lists[2]), [(false, false), (false, false)]);
}

#[test]
fn who_reads_the_lobby_does_not_hold_up_who_plays() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    // As many read lists as the store has connections for that, and others wait behind them.
    let held = server.block_on(server.app().store.hold_lists()).unwrap();
    std::thread::scope(|scope| {
        let readers: Vec<_> =
            (0..6).map(|_| scope.spawn(|| server.client().get("/api/tables").status)).collect();
        let mut rng = rng(95);
        for _ in 0..10 {
            step(&mut [&mut ann, &mut bob], &id, &mut rng).unwrap();
        }
        assert!(asked(&state(&mut ann, &id)).is_some() || asked(&state(&mut bob, &id)).is_some());
        assert!(readers.iter().all(|reader| !reader.is_finished()), "they wait");
        server.block_on(async { drop(held) });
        for reader in readers {
            assert_eq!(reader.join().unwrap(), 200);
        }
    });
}
