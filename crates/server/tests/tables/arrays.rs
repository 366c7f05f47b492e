//! Lists are not taken for objects, by any route and over the socket.

use crate::common::Server;
use crate::play::{Socket, duel_of};
use serde_json::{Value, json};

/// A value for every field that a request may have, so that a list of them would fit.
fn example(name: &str, schemas: &Value, schema: &Value) -> Value {
    let of = |name: &str| schemas[name.rsplit('/').next().unwrap()].clone();
    let known = match name {
        "game" => Some(json!("champions")),
        "scenario" => Some(json!("rhino")),
        "name" => Some(json!("Frodo")),
        "password" | "current" | "new" => Some(json!("speak friend and enter")),
        "hook" => Some(json!("https://bot.example/")),
        "pace" => Some(json!("live")),
        "places" => Some(json!(["me"])),
        "people" => Some(json!(1)),
        "options" => Some(json!({})),
        "list" => Some(json!("1 Spider-Man")),
        "seat" => Some(json!("gandalf")),
        "answer" => Some(json!("pass")),
        "thing" => Some(json!({"card": "gimli"})),
        _ => None,
    };
    if let Some(known) = known {
        return known;
    }
    let schema = match schema["$ref"].as_str() {
        Some(reference) => of(reference),
        None => schema.clone(),
    };
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[0].as_str().unwrap_or_default().to_owned(),
        kind => kind.as_str().unwrap_or_default().to_owned(),
    };
    match kind.as_str() {
        "integer" | "number" => json!(0),
        "boolean" => json!(true),
        "array" => json!([]),
        "object" => json!({}),
        _ => json!("word"),
    }
}

/// All orders of a few things, and some orders of many.
fn orders(of: Vec<Value>) -> Vec<Vec<Value>> {
    if of.len() > 4 {
        return (0..of.len()).map(|by| [&of[by..], &of[..by]].concat()).collect();
    }
    let mut all = vec![Vec::new()];
    for value in of {
        let longer = |list: &Vec<Value>| {
            let value = value.clone();
            let list = list.clone();
            (0..=list.len())
                .map(move |at| [&list[..at], std::slice::from_ref(&value), &list[at..]].concat())
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

#[test]
fn no_route_takes_a_list_for_an_object() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let api = ann.get("/api/openapi.json").ok();
    let schemas = &api["components"]["schemas"];
    let (mut objects, mut sent) = (0, 0);
    for (path, item) in api["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            let list_of = schema["type"] == "array";
            let schema = if list_of { &schema["items"] } else { schema };
            let Some(reference) = schema["$ref"].as_str() else { continue };
            let schema = &schemas[reference.rsplit('/').next().unwrap()];
            let Some(fields) = schema["properties"].as_object() else { continue };
            objects += 1;
            let values: Vec<Value> =
                fields.iter().map(|(name, field)| example(name, schemas, field)).collect();
            let address = path.replace("{id}", &id).replace("{place}", "0");
            for order in orders(values) {
                let body = if list_of { json!([order]) } else { json!(order) };
                let reply = ann.call(&method.to_uppercase(), &address, Some(body.clone()));
                let why = reply.problem(422, "form");
                assert!(why.contains("an object"), "{method} {path} {body}: {why}");
                sent += 1;
            }
        }
    }
    assert!(objects >= 15 && sent > 60, "{objects} {sent}");
}

#[test]
fn the_socket_takes_no_list_for_an_object() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let mut socket = Socket::open(&ann, &id, "");
    socket.read_a("state");
    for list in [
        json!(["ping", 7]),
        json!(["chat", 7, "hello"]),
        json!([{"do": "ping", "id": 7}]),
        json!(["agree", 7, true]),
    ] {
        socket.send_text(&list.to_string());
        let refused = socket.read_a("refused");
        assert_eq!(refused["problem"]["kind"], "form", "{list}: {refused}");
    }
    assert_eq!(socket.ask(json!({"do": "ping"}))["is"], "done");
    assert_eq!(ann.get(&format!("/api/tables/{id}/chat")).ok(), json!([]));
}
