//! Chat: who reads what, and when.

use crate::common::{Client, Server};
use crate::play::{Socket, duel_of};
use serde_json::{Value, json};

fn lines(client: &mut Client, id: &str) -> Vec<String> {
    said(&client.get(&format!("/api/tables/{id}/chat")).ok())
}

fn said(lines: &Value) -> Vec<String> {
    lines.as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn players_and_spectators_read_their_own_until_the_end() {
    let server = Server::start();
    let (mut ann, mut bob, mut eve) = (server.guest("Ann"), server.guest("Bob"), server.guest("Eve"));
    let id = duel_of(&mut ann, &mut bob);
    let path = format!("/api/tables/{id}/chat");
    let mut sockets = [&ann, &bob, &eve].map(|client| Socket::open(client, &id, ""));
    let mut nobody = Socket::open(&server.client(), &id, "");

    assert_eq!(ann.post(&path, json!({"text": "  good luck\u{7} "})).ok(), true);
    assert_eq!(sockets[1].ask(json!({"do": "chat", "text": "and you"}))["is"], "done");
    eve.post(&path, json!({"text": "Bob holds the Balrog!"})).ok();
    server.client().post(&path, json!({"text": "psst"})).problem(401, "no-person");
    assert_eq!(nobody.ask(json!({"do": "chat", "text": "psst"}))["problem"]["kind"], "no-person");

    let players = ["good luck", "and you"];
    let spectators = ["Bob holds the Balrog!"];
    assert_eq!(lines(&mut ann, &id), players);
    assert_eq!(lines(&mut bob, &id), players);
    assert_eq!(lines(&mut eve, &id), spectators);
    assert_eq!(lines(&mut server.client(), &id), spectators);
    let line = &ann.get(&path).ok()[0];
    assert_eq!(
        (&line["name"], &line["room"], &line["number"]),
        (&json!("Ann"), &json!("players"), &json!(1))
    );
    assert!(line["at"].as_i64().unwrap() > 1_600_000_000_000);

    // The sockets say the same: everything so far was sent before the reply to this.
    let heard = |socket: &mut Socket| {
        socket.ask(json!({"do": "ping"}));
        let messages = socket.heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        messages
            .filter(|message| message["is"] == "chat")
            .flat_map(|message| said(&message["lines"]))
            .collect::<Vec<_>>()
    };
    let [ann_hears, bob_hears, eve_hears] = &mut sockets;
    assert_eq!(heard(ann_hears), players);
    assert_eq!(heard(bob_hears), players);
    assert_eq!(heard(eve_hears), spectators);
    assert_eq!(heard(&mut nobody), spectators);
    for socket in [ann_hears, bob_hears] {
        assert!(!socket.heard.iter().any(|text| text.contains("Balrog!")));
    }
    assert!(!eve_hears.heard.iter().any(|text| text.contains("good luck")));

    bob.post(&format!("/api/tables/{id}/resign"), json!({})).ok();
    let all = ["good luck", "and you", "Bob holds the Balrog!"];
    for client in [&mut ann, &mut bob, &mut eve, &mut server.client()] {
        assert_eq!(lines(client, &id), all);
    }
    let mut late = Socket::open(&ann, &id, "");
    assert_eq!(said(&late.read_a("chat")["lines"]), all);
    // And talk goes on.
    eve.post(&path, json!({"text": "well played"})).ok();
    assert_eq!(said(&late.read_a("chat")["lines"]), ["well played"]);
}

#[test]
fn lines_have_a_length() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let path = format!("/api/tables/{id}/chat");
    for bad in ["", "  ", "\u{1}\u{2}", &"x".repeat(501)] {
        ann.post(&path, json!({"text": bad})).problem(400, "form");
    }
    ann.post(&path, json!({"text": "ö".repeat(500)})).ok();
    assert_eq!(lines(&mut bob, &id).len(), 1);
}
