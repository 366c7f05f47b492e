//! What somebody saw, asked for over the socket.

use crate::common::Server;
use crate::play::{Socket, duel_of, rng, state, step};
use serde_json::{Value, json};
use session::changes;

/// What a course ends with.
fn end(course: &Value) -> Value {
    let mut value = course["first"].clone();
    for step in course["steps"].as_array().unwrap() {
        match step["whole"].is_null() {
            true => changes::make(&mut value, step["changes"].clone()).unwrap(),
            false => value = step["whole"].clone(),
        }
    }
    value
}

/// Seats and views of a state.
fn views(state: &Value) -> Value {
    let seats = state["seats"].as_array().unwrap();
    json!({"seats": seats.iter().map(|one| json!({"seat": one["seat"], "view": one["view"]})).collect::<Vec<_>>()})
}

#[test]
fn everybody_gets_the_course_of_their_own_seats() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let mut rng = rng(81);
    for _ in 0..20 {
        step(&mut [&mut ann, &mut bob], &id, &mut rng);
    }
    let mut nobody = server.client();
    let number = state(&mut ann, &id)["number"].as_u64().unwrap();
    for client in [&mut ann, &mut bob, &mut nobody] {
        let mut socket = Socket::open(client, &id, "?views=changes");
        let reply = socket.ask(json!({"do": "course", "after": number - 15, "era": 0, "known": false}));
        let course = &reply["ok"]["course"];
        assert_eq!(course["after"], number - 15, "{reply}");
        assert_eq!(course["steps"].as_array().unwrap().len(), 15);
        assert_eq!(end(course), views(&state(client, &id)));
        // Who knows the first is not told it again; nothing happened since the present.
        let reply = socket.ask(json!({"do": "course", "after": number, "era": 0, "known": true}));
        assert_eq!(reply["ok"]["course"], json!({"after": number, "first": null, "steps": []}));
        // There is no such position, or it was taken back.
        for (after, era) in [(number + 1, 0), (number, 1)] {
            let reply = socket.ask(json!({"do": "course", "after": after, "era": era}));
            assert_eq!(reply["problem"]["kind"], "stale", "{reply}");
        }
        // What can't be read is answered without its id.
        socket.send(json!({"do": "course", "after": 0}));
        let reply = std::iter::repeat_with(|| socket.read()).find(|message| !message["problem"].is_null());
        let reply = reply.unwrap();
        assert_eq!(reply["problem"]["kind"], "form", "{reply}");
    }
}

#[test]
fn asking_for_courses_is_limited() {
    let server = Server::behind_proxy();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let mut socket = Socket::open(&server.client_from("203.0.113.7"), &id, "");
    let refused = (0..2000).any(|_| {
        let reply = socket.ask(json!({"do": "course", "after": 0, "era": 0}));
        reply["problem"]["kind"] == "limit"
    });
    assert!(refused);
}
