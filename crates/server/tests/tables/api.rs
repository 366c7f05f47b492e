//! Whatever is sent, the API answers in its documented form: requests made at random from its own description.

use crate::common::{Client, Reply, Server};
use crate::play::{Socket, any, duel, duel_of, open, rng, state, step};
use rand::RngExt;
use rand::rngs::StdRng;
use serde_json::{Map, Value, json};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// How many requests each operation gets.
const EACH: usize = 120;

/// Makes values from the description, and spoils them.
struct Maker<'a> {
    schemas: &'a Value,
    rng: StdRng,
    /// Words that mean something: ids of tables, seats, answers.
    words: Vec<String>,
}

impl Maker<'_> {
    fn often(&mut self, of: u32) -> bool {
        self.rng.random_range(0..of) > 0
    }

    fn text(&mut self) -> String {
        match self.rng.random_range(0..14) {
            0 => String::new(),
            1 => "\u{0}".to_owned(),
            2 => "x".repeat(self.rng.random_range(1..3_000)),
            3 => "🧙‍♂️ \u{202e}Ω\u{7}é\r\n".to_owned(),
            4 => "'; DROP TABLE tables; --".to_owned(),
            5 => "../../etc/passwd".to_owned(),
            6 => self.number().to_string(),
            7 => "null".to_owned(),
            _ => any(&mut self.rng, &self.words).clone(),
        }
    }

    fn number(&mut self) -> Value {
        let numbers = [
            json!(0),
            json!(1),
            json!(2),
            json!(-1),
            json!(255),
            json!(256),
            json!(65_536),
            json!(4_294_967_295u64),
            json!(4_294_967_296u64),
            json!(i64::MIN),
            json!(u64::MAX),
            json!(1.5),
            json!(1e300),
            json!(30),
            json!(100),
        ];
        any(&mut self.rng, &numbers).clone()
    }

    /// Anything at all.
    fn anything(&mut self, depth: u32) -> Value {
        match self.rng.random_range(0..8) {
            0 => Value::Null,
            1 => json!(self.rng.random::<bool>()),
            2 => self.number(),
            3 | 4 => json!(self.text()),
            5 if depth < 4 => {
                Value::Array((0..self.rng.random_range(0..4)).map(|_| self.anything(depth + 1)).collect())
            }
            6 if depth < 4 => {
                let fields =
                    (0..self.rng.random_range(0..4)).map(|_| (self.text(), self.anything(depth + 1)));
                Value::Object(fields.collect::<Vec<_>>().into_iter().collect())
            }
            _ => json!([]),
        }
    }

    /// A value that fits the schema, mostly.
    fn fitting(&mut self, schema: &Value, depth: u32) -> Value {
        if depth > 8 || !self.often(25) {
            return self.anything(0);
        }
        if let Some(name) = schema["$ref"].as_str() {
            let schemas = self.schemas;
            return self.fitting(&schemas[name.rsplit('/').next().unwrap()], depth + 1);
        }
        if let Some(values) = schema["enum"].as_array() {
            return any(&mut self.rng, values).clone();
        }
        for choice in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[choice].as_array() {
                let chosen = any(&mut self.rng, choices).clone();
                return self.fitting(&chosen, depth + 1);
            }
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => any(&mut self.rng, kinds).as_str().unwrap_or_default().to_owned(),
            kind => kind.as_str().unwrap_or_default().to_owned(),
        };
        match kind.as_str() {
            "object" => self.object(schema, depth),
            "array" => {
                let n = self.rng.random_range(0..5);
                Value::Array((0..n).map(|_| self.fitting(&schema["items"], depth + 1)).collect())
            }
            "string" => json!(self.text()),
            "boolean" => json!(self.rng.random::<bool>()),
            "integer" | "number" => self.number(),
            "null" => Value::Null,
            _ => self.anything(0),
        }
    }

    fn object(&mut self, schema: &Value, depth: u32) -> Value {
        let mut fields = Map::new();
        let none = Map::new();
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        for (name, property) in schema["properties"].as_object().unwrap_or(&none) {
            let wanted = if required.contains(&json!(name)) { self.often(12) } else { self.often(2) };
            if wanted {
                fields.insert(name.clone(), self.fitting(property, depth + 1));
            }
        }
        if !self.often(12) {
            let (name, value) = (self.text(), self.anything(0));
            fields.insert(name, value);
        }
        Value::Object(fields)
    }

    /// A body as it goes over the wire.
    fn body(&mut self, schema: &Value) -> Vec<u8> {
        match self.rng.random_range(0..16) {
            0 => Vec::new(),
            1 => b"{".to_vec(),
            2 => "[".repeat(20_000).into_bytes(),
            3 => format!("{}1{}", "{\"a\":".repeat(2_000), "}".repeat(2_000)).into_bytes(),
            4 => vec![0xff, 0x00, 0xc3],
            5 => self.anything(0).to_string().into_bytes(),
            6 => {
                let mut text = self.fitting(schema, 0).to_string().into_bytes();
                let at = self.rng.random_range(0..text.len());
                text[at] = self.rng.random();
                text
            }
            _ => self.fitting(schema, 0).to_string().into_bytes(),
        }
    }

    fn encoded(&mut self) -> String {
        match self.rng.random_range(0..10) {
            0 => "%ff".to_owned(),
            1 => "%00".to_owned(),
            2 => "%2e%2e%2f".to_owned(),
            _ => {
                let text = self.text();
                text.bytes()
                    .take(2_000)
                    .map(|byte| match byte {
                        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
                        _ => format!("%{byte:02x}"),
                    })
                    .collect()
            }
        }
    }
}

/// What is wrong with a reply, if anything.
fn wrong(reply: &Reply, operation: &Value) -> Option<String> {
    let documented = operation["responses"].as_object().unwrap();
    if reply.status >= 500 {
        return Some("the server's fault".to_owned());
    }
    if (200..300).contains(&reply.status) || reply.status == 101 {
        let known = documented.contains_key(&reply.status.to_string());
        return (!known).then(|| "a success that is not documented".to_owned());
    }
    let Ok(problem) = serde_json::from_slice::<Value>(&reply.bytes) else {
        return Some("no JSON".to_owned());
    };
    let good = problem["kind"].is_string()
        && problem["why"].as_str().is_some_and(|why| !why.is_empty())
        && (problem["rule"].is_null() || problem["rule"].is_string())
        && problem.as_object().unwrap().len() == 3
        && reply.header("content-type") == Some("application/json");
    (!good).then(|| "no Problem".to_owned())
}

#[test]
fn random_requests_never_harm_the_server() {
    let server = Server::with(|config| config.computer_pause = Duration::ZERO);
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let running = duel_of(&mut ann, &mut bob);
    for _ in 0..15 {
        step(&mut [&mut ann, &mut bob], &running, &mut rng(90));
    }
    let finished = duel_of(&mut ann, &mut bob);
    bob.post(&format!("/api/tables/{finished}/resign"), json!({})).ok();
    let solo = open(&mut ann, duel(json!(["me", "me"])));
    let waiting = open(&mut ann, duel(json!(["me", "invited"])));
    let computer = open(&mut bob, duel(json!(["me", {"computer": "random"}])));
    let private =
        open(&mut bob, json!({"game": "ring-cards", "private": true, "places": ["me", "me", "me", "me"]}));
    let tables = [running, finished, solo, waiting, computer, private];
    let token = ann.post("/api/tokens", json!({"name": "bot"})).ok()["secret"].as_str().unwrap().to_owned();
    let api = ann.get("/api/openapi.json").ok();

    let mut words: Vec<String> = [
        "ring-cards",
        "duel",
        "trilogy",
        "gandalf",
        "witch-king",
        "chance",
        "pass",
        "decline",
        "only",
        "me",
        "open",
        "invited",
        "random",
        "days",
        "live",
        "5.1",
        "gimli",
        "true",
        "1",
        "7",
        "http://127.0.0.1:9/x",
        "Aragorn",
    ]
    .map(str::to_owned)
    .to_vec();
    words.extend(tables.clone());
    let seen = state(&mut ann, &tables[0]);
    let legal = seen["seats"][0]["answers"].as_array().unwrap().iter().take(5);
    words.extend(legal.map(|answer| answer["words"].as_str().unwrap().to_owned()));
    let mut maker = Maker { schemas: &api["components"]["schemas"], rng: rng(91), words };

    let mut clients = [
        server.client(),
        ann.clone(),
        bob.clone(),
        server.guest("Eve"),
        server.client().with("authorization", &format!("Bearer {token}")),
        server.client().with("authorization", "Bearer nonsense"),
    ];
    let mut requests = 0;
    let mut statuses: std::collections::BTreeMap<u16, usize> = Default::default();
    let mut slowest = (Duration::ZERO, String::new());
    for (path, item) in api["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let passwords = path.ends_with("/login") || path.ends_with("/register");
            let each = if passwords { EACH / 4 } else { EACH };
            for n in 0..each {
                let mut address = path.clone();
                let mut query = Vec::new();
                for parameter in operation["parameters"].as_array().unwrap_or(&Vec::new()) {
                    let name = parameter["name"].as_str().unwrap();
                    let value = if name == "id" && maker.often(4) {
                        any(&mut maker.rng, &tables).clone()
                    } else if parameter["schema"]["type"] == "integer" && maker.often(3) {
                        maker.rng.random_range(0..40).to_string()
                    } else {
                        maker.encoded()
                    };
                    if parameter["in"] == "path" {
                        address = address.replace(&format!("{{{name}}}"), &value);
                    } else if maker.often(2) {
                        query.push(format!("{name}={value}"));
                    }
                }
                if !maker.often(8) {
                    query.push(maker.encoded());
                }
                if !query.is_empty() {
                    address = format!("{address}?{}", query.join("&"));
                }
                let content = operation["requestBody"]["content"].as_object();
                let mut headers = Vec::new();
                let mut body = Vec::new();
                if let Some((kind, content)) = content.and_then(|content| content.iter().next()) {
                    if maker.often(10) {
                        headers.push(("content-type", kind.as_str()));
                    }
                    body = maker.body(&content["schema"]);
                }
                if !maker.often(20) {
                    headers.push(("x-forwarded-for", "127.0.0.1, ::1, nonsense"));
                }
                let who = maker.rng.random_range(0..clients.len());
                // An empty body is sent without one, which only these methods may have.
                let began = Instant::now();
                // Whoever leaves for good takes tables along that others still need.
                let mut leaver = path.ends_with("/me/delete").then(|| server.guest("Leaver"));
                let client = leaver.as_mut().unwrap_or(&mut clients[who]);
                let reply = client.send(&method.to_uppercase(), &address, &headers, body.clone());
                let took = began.elapsed();
                if took > slowest.0 {
                    slowest = (took, format!("{method} {address:.100}"));
                }
                // A path with a strange part may no longer be a path of this operation.
                let other_path = reply.status == 200
                    && reply.header("content-type").is_some_and(|kind| kind.starts_with("text/html"));
                if let Some(wrong) = wrong(&reply, operation).filter(|_| !other_path) {
                    let text = String::from_utf8_lossy(&reply.bytes).into_owned();
                    let sent = String::from_utf8_lossy(&body).into_owned();
                    panic!(
                        "{method} {address} as {who} ({n}) -> {} {text:.300}: {wrong}; sent {sent:.500}",
                        reply.status
                    );
                }
                *statuses.entry(reply.status).or_default() += 1;
                requests += 1;
                // Somebody may have logged out, or in as somebody else.
                for (client, name) in clients.iter_mut().zip(["", "Ann", "Bob", "Eve"]) {
                    if !name.is_empty() && path.contains("log") && client.get("/api/me").ok() == Value::Null {
                        client.cookie = None;
                        client.post("/api/guest", json!({"name": name})).ok();
                    }
                }
            }
            // Methods that are not there.
            for method in ["TRACE", "BREW", "PUT", "DELETE", "PATCH", "POST"] {
                if item.get(method.to_lowercase()).is_none() {
                    let address = path.replace("{id}", &tables[0]).replace(['{', '}'], "");
                    let reply = clients[1].call(method, &address, None);
                    let allowed = [404, 405].contains(&reply.status);
                    assert!(allowed && reply.json()["kind"].is_string(), "{method} {path}: {}", reply.status);
                    requests += 1;
                }
            }
        }
    }
    assert!(slowest.0 < Duration::from_secs(5), "{slowest:?}");
    println!("{requests} requests: {statuses:?}; the slowest took {:?}: {}", slowest.0, slowest.1);
    assert!(requests > 4_000 && statuses[&200] > 200, "{statuses:?}");
    well(&server);
}

/// Asserts that the server is as good as new.
fn well(server: &Server) {
    assert_eq!(server.client().get("/healthz").status, 200);
    let (mut cat, mut dan) = (server.guest("Cat"), server.guest("Dan"));
    let id = duel_of(&mut cat, &mut dan);
    for _ in 0..5 {
        step(&mut [&mut cat, &mut dan], &id, &mut rng(92)).unwrap();
    }
    let metrics = server.client().get("/metrics");
    let line =
        metrics.text().lines().find(|line| line.starts_with("longtable_http_requests_total{class=\"5xx\"}"));
    assert!(line.is_none_or(|line| line.ends_with(" 0")), "{line:?}");
}

#[test]
fn random_frames_never_harm_the_server() {
    let server = Server::start();
    let (mut ann, mut bob) = (server.guest("Ann"), server.guest("Bob"));
    let id = duel_of(&mut ann, &mut bob);
    let clients: [Client; 3] = [ann.clone(), bob.clone(), server.client()];
    let schemas = json!({});
    let words = [
        "gandalf",
        "witch-king",
        "chance",
        "pass",
        "answer",
        "step-back",
        "agree",
        "chat",
        "why-not",
        "about",
        "ping",
        "gimli",
    ];
    let mut maker = Maker { schemas: &schemas, rng: rng(93), words: words.map(str::to_owned).to_vec() };
    let (mut sent, mut replies, mut sockets) = (0, 0, 0);
    for round in 0..30 {
        let mut socket = Socket::open(
            any(&mut maker.rng, &clients),
            &id,
            ["", "?after=3&era=0", "?after=4000000000"][round % 3],
        );
        sockets += 1;
        socket.read_a("state");
        for _ in 0..40 {
            let message = match maker.rng.random_range(0..20) {
                0 => Message::binary(vec![1, 2, 3]),
                1 => Message::text(maker.text()),
                2 => Message::text("[".repeat(10_000)),
                3 => Message::Ping(vec![1; 20].into()),
                4 => Message::text(maker.anything(0).to_string()),
                _ => {
                    let mut request = json!({"do": any(&mut maker.rng, &words), "id": sent});
                    for name in ["seat", "number", "era", "answer", "agree", "text", "thing", "words"] {
                        if maker.often(2) {
                            request[name] = match name {
                                "seat" | "answer" | "text" | "words" if maker.often(8) => json!(maker.text()),
                                "number" | "era" if maker.often(8) => maker.number(),
                                _ => maker.anything(0),
                            };
                        }
                    }
                    Message::text(request.to_string())
                }
            };
            let ping = matches!(message, Message::Ping(_));
            sent += 1;
            if !socket.send_raw(message) {
                break;
            }
            if ping {
                continue;
            }
            // Every message gets one reply.
            loop {
                let reply = socket.read();
                if reply["is"] == "done" || reply["is"] == "refused" {
                    assert!(reply["is"] == "done" || reply["problem"]["kind"].is_string(), "{reply}");
                    assert_ne!(reply["problem"]["kind"], "internal");
                    replies += 1;
                    break;
                }
            }
        }
    }
    // A message that is too long ends its socket and nothing else.
    let mut socket = Socket::open(&ann, &id, "");
    socket.read_a("state");
    socket.send_raw(Message::text("x".repeat(100_000)));
    while socket.read_for(Duration::from_secs(5)).is_some() {}
    assert!(replies > 900, "{replies} of {sent}");
    println!("{sent} messages over {sockets} sockets, {replies} replies");
    well(&server);
}
