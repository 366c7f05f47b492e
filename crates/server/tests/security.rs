//! Headers, foreign pages, forms of errors, sizes; what operators and browsers get.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

mod common;

use common::{Reply, Server};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

const HEADERS: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

fn has_headers(reply: &Reply) {
    for (name, value) in HEADERS {
        assert_eq!(reply.header(name), Some(value), "{name}");
    }
    let policy = reply.header("content-security-policy").unwrap();
    let rules: Vec<&str> = policy.split("; ").collect();
    for rule in ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"] {
        assert!(rules.contains(&rule), "{rule} in {policy}");
    }
    assert!(!policy.contains("unsafe"), "{policy}");
    assert!(reply.header("cache-control").is_some());
}

#[test]
fn every_response_has_the_headers() {
    let server = Server::start();
    let mut client = server.client();
    for path in
        ["/", "/lobby", "/api/games", "/api/me", "/api/nothing", "/healthz", "/metrics", "/assets/none.js"]
    {
        has_headers(&client.get(path));
    }
    has_headers(&client.call("DELETE", "/", None));
    has_headers(&client.send("POST", "/api/guest", &[("content-type", "application/json")], "{"));
    assert_eq!(client.get("/api/me").header("cache-control"), Some("no-store"));
}

#[test]
fn foreign_pages_can_change_nothing() {
    let server = Server::start();
    let mut client = server.guest("Denethor");
    let own = client.base.clone();
    let json = ("content-type", "application/json");
    let mut rename = |name: &str, headers: &[(&str, &str)]| {
        let headers: Vec<_> = headers.iter().copied().chain([json]).collect();
        client.send("PATCH", "/api/me", &headers, json!({"name": name}).to_string())
    };
    rename("Stranger", &[("origin", "https://evil.example")]).problem(403, "not-yours");
    rename("Stranger", &[("origin", "null")]).problem(403, "not-yours");
    rename("Stranger", &[("sec-fetch-site", "cross-site")]).problem(403, "not-yours");
    rename("Stranger", &[("sec-fetch-site", "same-site")]).problem(403, "not-yours");
    rename("Ecthelion", &[("origin", &own)]).ok();
    rename("Denethor II", &[("origin", &own), ("sec-fetch-site", "same-origin")]).ok();
    rename("Denethor III", &[]).ok();

    // Reading is harmless: the page can't see the answer.
    let read = client.send("GET", "/api/me", &[("origin", "https://evil.example")], "");
    assert_eq!(read.ok()["name"], "Denethor III");
    assert!(read.header("access-control-allow-origin").is_none());

    // A socket is not.
    let upgrade = [
        ("origin", "https://evil.example"),
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    client.send("GET", "/api/tables/any/live", &upgrade, "").problem(403, "not-yours");

    // Whoever has a token is not a page.
    let token = client.post("/api/tokens", json!({"name": "bot"})).ok();
    let bearer = format!("Bearer {}", token["secret"].as_str().unwrap());
    let mut bot = server.client().with("authorization", &bearer).with("origin", "https://evil.example");
    bot.patch("/api/me", json!({"name": "Bot"})).ok();
}

#[test]
fn behind_a_proxy_the_name_is_the_browsers() {
    let server = Server::behind_proxy();
    let mut client = server.client_from("192.0.2.1").with("origin", "https://table.example");
    client.post("/api/guest", json!({"name": "Haldir"})).problem(403, "not-yours");
    let mut client = client.with("x-forwarded-host", "table.example");
    client.post("/api/guest", json!({"name": "Haldir"})).ok();
}

/// Somebody else owns a name and makes it point here: for the browser, the page and the server are one site.
#[test]
fn a_page_of_a_name_that_was_made_to_point_here_gets_nothing() {
    let server = Server::start();
    let port = server.address.port();
    let evil = format!("evil.example:{port}");
    let origin = format!("http://{evil}");
    let json = ("content-type", "application/json");
    let mut client = server.client();
    for site in [None, Some(("sec-fetch-site", "same-origin"))] {
        let headers: Vec<_> =
            [("host", evil.as_str()), ("origin", &origin), json].into_iter().chain(site).collect();
        client.send("POST", "/api/guest", &headers, "{\"name\": \"Eve\"}").problem(421, "not-yours");
        client.send("GET", "/api/games", &headers, "").problem(421, "not-yours");
        client.send("GET", "/", &headers, "").problem(421, "not-yours");
    }
    let upgrade = [
        ("host", evil.as_str()),
        ("origin", &origin),
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    client.send("GET", "/api/tables/any/live", &upgrade, "").problem(421, "not-yours");
    // This machine by its usual names, operators' probes, and bots with a token.
    for host in [format!("localhost:{port}"), format!("127.0.0.1:{port}"), "[::1]".to_owned()] {
        assert_eq!(client.send("GET", "/api/games", &[("host", &host)], "").status, 200, "{host}");
    }
    assert_eq!(client.send("GET", "/healthz", &[("host", "longtable.internal")], "").status, 200);
    let token = server.guest("Ann").post("/api/tokens", json!({"name": "bot"})).ok();
    let bearer = format!("Bearer {}", token["secret"].as_str().unwrap());
    let bot = [("host", "longtable.internal"), ("authorization", &bearer)];
    assert_eq!(client.send("GET", "/api/me", &bot, "").status, 200);
}

#[test]
fn the_operator_says_the_servers_name() {
    let server = Server::with(|config| {
        config.behind_proxy = true;
        config.public_urls = vec!["https://table.example".parse().unwrap()];
    });
    let guest = |host: &str, origin: &str| {
        let headers = [("host", host), ("origin", origin), ("content-type", "application/json")];
        server.client_from("192.0.2.1").send("POST", "/api/guest", &headers, "{\"name\": \"Haldir\"}")
    };
    guest("table.example", "https://table.example").ok();
    guest("127.0.0.1:7171", "https://table.example").ok();
    guest("table.example", "https://evil.example").problem(403, "not-yours");
    guest("evil.example", "https://evil.example").problem(421, "not-yours");
    // If the operator has said no name, it is as it was: an upgrade locks nobody out.
    let server = Server::behind_proxy();
    let headers =
        [("host", "any.example"), ("origin", "https://any.example"), ("content-type", "application/json")];
    server.client_from("192.0.2.1").send("POST", "/api/guest", &headers, "{\"name\": \"Haldir\"}").ok();
}

fn open_connections(server: &Server, wanted: usize) {
    let until = Instant::now() + Duration::from_secs(20);
    while server.app().limits.open_connections() != wanted {
        assert!(Instant::now() < until, "{} of {wanted}", server.app().limits.open_connections());
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn half_requests_and_silent_connections_are_closed() {
    let server = Server::start();
    let halves = [
        "",
        "GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n",
        "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    ];
    let began = Instant::now();
    let mut sockets: Vec<TcpStream> = halves
        .iter()
        .map(|half| {
            let mut socket = TcpStream::connect(server.address).unwrap();
            socket.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
            socket.write_all(half.as_bytes()).unwrap();
            socket
        })
        .collect();
    open_connections(&server, 3);
    for (socket, half) in sockets.iter_mut().zip(halves) {
        let mut said = Vec::new();
        // Closed with or without a word, but closed.
        match socket.read_to_end(&mut said) {
            Ok(_) => {}
            Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset, "{half:?}"),
        }
    }
    assert!(began.elapsed() < Duration::from_secs(55));
    open_connections(&server, 0);
}

#[test]
fn too_many_connections_are_refused_and_the_rest_goes_on() {
    let server = Server::with(|config| config.connections = Some(6));
    let connect = || {
        let socket = TcpStream::connect(server.address).unwrap();
        socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        socket
    };
    let mut kept = connect();
    let mut ask = || {
        kept.write_all(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n").unwrap();
        let mut said = Vec::new();
        while !said.ends_with(b"ok\n") {
            let mut part = [0; 2_000];
            let n = kept.read(&mut part).unwrap();
            assert_ne!(n, 0, "{}", String::from_utf8_lossy(&said));
            said.extend(&part[..n]);
        }
    };
    ask();
    let mut others: Vec<TcpStream> = (0..5).map(|_| connect()).collect();
    open_connections(&server, 6);
    for _ in 0..20 {
        let mut refused = connect();
        let _ = refused.write_all(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n");
        let mut said = Vec::new();
        let _ = refused.read_to_end(&mut said);
        assert!(said.is_empty(), "{}", String::from_utf8_lossy(&said));
    }
    ask();
    others.pop();
    open_connections(&server, 5);
    assert_eq!(server.client().get("/healthz").status, 200);
    open_connections(&server, 5);
    let metrics = server.client().get("/metrics");
    let line = metrics.text().lines().find(|line| line.starts_with("longtable_connections_refused_total"));
    assert_eq!(line, Some("longtable_connections_refused_total 20"));
}

#[test]
fn errors_are_problems() {
    let server = Server::start();
    let mut client = server.guest("Galadriel");
    client.get("/api/nothing").problem(404, "not-found");
    client.get("/api").problem(404, "not-found");
    client.get("/api/").problem(404, "not-found");
    client.get("/api/games/chess/rules").problem(404, "not-found");
    client.get("/api/games/ring-cards/rules/99.99").problem(404, "not-found");
    client.get("/api/games/%ff/facts").problem(400, "form");
    let wrong = client.delete("/api/me");
    wrong.problem(405, "form");
    let allow = wrong.header("allow").unwrap();
    assert!(allow.contains("GET") && allow.contains("PATCH"), "{allow}");
    client.call("POST", "/lobby", Some(json!({}))).problem(405, "form");

    let json = [("content-type", "application/json")];
    client.send("POST", "/api/tokens", &json, "{\"name\":").problem(400, "form");
    client.send("POST", "/api/tokens", &json, [0xff, 0xfe]).problem(400, "form");
    client.send("POST", "/api/tokens", &json, "[]").problem(422, "form");
    client.post("/api/tokens", json!({})).problem(422, "form");
    let why = client.post("/api/tokens", json!({"name": "a", "admin": true})).problem(422, "form");
    assert!(why.contains("admin"), "{why}");
    client.send("POST", "/api/tokens", &[("content-type", "text/plain")], "{}").problem(415, "form");
    client.send("POST", "/api/tokens", &[], "{\"name\": \"a\"}").problem(415, "form");
    client.call("POST", "/api/tokens", None).problem(415, "form");

    // Not every store keeps this character.
    client.delete("/api/tokens/a%00b").problem(422, "form");
    client.post("/api/tokens", json!({"name": "a\0b"})).problem(422, "form");
}

#[test]
fn large_bodies_are_refused() {
    let server = Server::start();
    let mut client = server.guest("Shelob");
    let name = "x".repeat(64 * 1024);
    client.post("/api/tokens", json!({"name": name})).problem(413, "form");
    let name = "x".repeat(60 * 1024);
    client.post("/api/tokens", json!({"name": name})).problem(422, "form");
}

#[test]
fn a_client_that_stops_in_the_middle_harms_nobody() {
    let server = Server::start();
    let mut socket = TcpStream::connect(server.address).unwrap();
    socket.write_all(b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n").unwrap();
    socket.write_all(b"content-length: 100\r\n\r\n{").unwrap();
    drop(socket);
    let mut socket = TcpStream::connect(server.address).unwrap();
    socket.write_all(b"nonsense\r\n\r\n").unwrap();
    let mut said = String::new();
    socket.read_to_string(&mut said).unwrap();
    assert!(said.starts_with("HTTP/1.1 400"), "{said}");
    assert_eq!(server.client().get("/healthz").status, 200);
}

#[test]
fn the_page_and_its_files() {
    let server = Server::start();
    let mut client = server.client();
    let home = client.get("/");
    assert_eq!(home.status, 200);
    assert_eq!(home.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(home.header("cache-control"), Some("no-cache"));
    assert!(home.text().contains("Longtable"));
    assert!(!home.text().contains("<style"), "the policy forbids styles inside a page");
    for path in ["/table/abc?invitation=word", "/rules/ring-cards", "/index.html", "/new"] {
        assert_eq!(client.get(path).bytes, home.bytes, "{path}");
    }
    let tag = home.header("etag").unwrap();
    let same = client.send("GET", "/lobby", &[("if-none-match", tag)], "");
    assert_eq!((same.status, same.bytes.len()), (304, 0));
    let head = client.call("HEAD", "/", None);
    assert_eq!((head.status, head.bytes.len()), (200, 0));

    client.get("/assets/missing-1234.js").problem(404, "not-found");
    for path in ["/../Cargo.toml", "/assets/../../Cargo.toml", "/%2e%2e/Cargo.toml", "//etc/passwd"] {
        let reply = client.get(path);
        assert!(reply.status == 404 || reply.bytes == home.bytes, "{path}");
    }
    for path in web::paths().filter(|path| path.starts_with("assets/") && !path.ends_with(".br")) {
        let reply = client.get(&format!("/{path}"));
        assert_eq!(reply.status, 200, "{path}");
        assert_eq!(reply.header("cache-control"), Some("public, max-age=31536000, immutable"));
        assert_ne!(reply.header("content-type"), Some("application/octet-stream"), "{path}");
    }
}

#[test]
fn long_answers_are_compressed() {
    let server = Server::start();
    let mut client = server.client();
    let rules = client.get("/api/games/ring-cards/rules");
    let packed = client.send("GET", "/api/games/ring-cards/rules", &[("accept-encoding", "gzip")], "");
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.bytes.starts_with(&[0x1f, 0x8b]));
    assert!(packed.bytes.len() < rules.bytes.len() / 2);
}

#[test]
fn files_that_were_packed_when_they_were_built_go_out_so() {
    let server = Server::start();
    let mut client = server.client();
    // Without Node.js there are none.
    let Some(path) = web::paths().find_map(|path| Some(path.strip_suffix(".js.br")?.to_owned())) else {
        return;
    };
    let script = client.get(&format!("/{path}.js"));
    assert_eq!(script.header("content-encoding"), None);
    let mut ask =
        |accept: &str| client.send("GET", &format!("/{path}.js"), &[("accept-encoding", accept)], "");
    for accept in ["br", "gzip, deflate, br, zstd", "gzip;q=0.5, br;q=1.0"] {
        let packed = ask(accept);
        assert_eq!(packed.header("content-encoding"), Some("br"), "{accept}");
        assert_eq!(packed.header("vary"), Some("accept-encoding"));
        assert_eq!(packed.header("content-type"), script.header("content-type"));
        assert_eq!(packed.header("etag"), script.header("etag"));
        assert!(packed.bytes.len() < script.bytes.len());
    }
    for accept in ["gzip", "gzip, br;q=0", "brotli"] {
        assert_ne!(ask(accept).header("content-encoding"), Some("br"), "{accept}");
    }
}

#[test]
fn games() {
    let server = Server::start();
    let mut client = server.client();
    let list = client.get("/api/games");
    let games = list.ok();
    let game = games.as_array().unwrap().iter().find(|game| game["slug"] == "ring-cards").unwrap();
    let computers = game["computers"].as_array().unwrap();
    let ids: Vec<&str> = computers.iter().map(|computer| computer["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["random", "easy", "medium", "hard"]);
    let duel =
        game["scenarios"].as_array().unwrap().iter().find(|scenario| scenario["id"] == "duel").unwrap();
    let layout = &duel["layouts"][0];
    assert_eq!(layout["people"], 2);
    let places = layout["places"].as_array().unwrap();
    assert_eq!(places.len(), 2);
    assert_ne!(places[0]["team"], places[1]["team"]);
    let tag = list.header("etag").unwrap();
    assert_eq!(client.send("GET", "/api/games", &[("if-none-match", tag)], "").status, 304);

    assert!(client.get("/api/games/ring-cards/facts").ok().is_object());
    let rules = client.get("/api/games/ring-cards/rules").ok();
    let rules = rules.as_array().unwrap();
    assert!(rules.len() > 50, "{}", rules.len());
    for rule in [&rules[0], &rules[rules.len() / 2], &rules[rules.len() - 1]] {
        let number = rule["number"].as_str().unwrap().replace(' ', "%20");
        assert_eq!(client.get(&format!("/api/games/ring-cards/rules/{number}")).ok(), *rule);
    }
}

#[test]
fn health() {
    let server = Server::start();
    let mut client = server.client();
    let well = client.get("/healthz");
    assert_eq!((well.status, well.text()), (200, "ok\n"));
    server.block_on(server.app().store.close());
    // What was found holds for a moment.
    let began = Instant::now();
    while client.get("/healthz").status != 503 {
        assert!(began.elapsed() < Duration::from_secs(20), "a closed store is not noticed");
        std::thread::sleep(Duration::from_millis(100));
    }
    assert_eq!(client.get("/metrics").status, 200, "what is counted can still be read");
    // The outside is not told what is wrong.
    let why = client.post("/api/guest", json!({"name": "Radagast"})).problem(503, "unsaved");
    assert!(!why.to_lowercase().contains("pool") && !why.to_lowercase().contains("sql"), "{why}");
}

#[test]
fn metrics_can_be_read() {
    let server = Server::start();
    let mut client = server.client();
    client.get("/api/nothing");
    client.get("/api/games").ok();
    let reply = client.get("/metrics");
    assert_eq!(reply.status, 200);
    assert!(reply.header("content-type").unwrap().starts_with("application/openmetrics-text; version=1.0.0"));
    let text = reply.text();
    let (lines, end) = text.trim_end().rsplit_once('\n').unwrap();
    assert_eq!(end, "# EOF");

    let mut family = ("", "");
    for line in lines.lines() {
        if let Some(kind) = line.strip_prefix("# TYPE ") {
            family = kind.split_once(' ').unwrap();
            assert!(!family.0.ends_with("_total"), "{line}");
            continue;
        }
        if line.starts_with("# HELP ") {
            continue;
        }
        let (series, value) = line.rsplit_once(' ').unwrap();
        let number: f64 = value.parse().unwrap();
        assert!(number >= 0.0, "{line}");
        let (name, labels) = series.split_once('{').unwrap_or((series, "}"));
        assert!(labels.ends_with('}'), "{line}");
        let suffix = name.strip_prefix(family.0).unwrap_or_else(|| panic!("{line} under {}", family.0));
        let fits = match family.1 {
            "counter" => suffix == "_total",
            "gauge" => suffix.is_empty(),
            "histogram" => ["_bucket", "_count", "_sum"].contains(&suffix),
            other => panic!("{other}"),
        };
        assert!(fits, "{line}");
    }
    let value = |series: &str| -> f64 {
        let line = text.lines().find(|line| line.starts_with(&format!("{series} "))).unwrap();
        line.rsplit(' ').next().unwrap().parse().unwrap()
    };
    assert_eq!(value("longtable_http_requests_total{class=\"2xx\"}"), 1.0);
    assert_eq!(value("longtable_http_requests_total{class=\"4xx\"}"), 1.0);
    assert_eq!(value("longtable_http_request_seconds_count"), 2.0);
    assert!(value("longtable_stored_bytes") > 0.0);
}

/// The paths of people, games and operation. Those of tables are tested with the tables.
const PATHS: [(&str, &[&str]); 19] = [
    ("/api/games", &["get"]),
    ("/api/games/{slug}/facts", &["get"]),
    ("/api/games/{slug}/rules", &["get"]),
    ("/api/games/{slug}/rules/{number}", &["get"]),
    ("/api/games/{slug}/texts", &["get"]),
    ("/api/guest", &["post"]),
    ("/api/languages", &["get"]),
    ("/api/login", &["post"]),
    ("/api/logout", &["post"]),
    ("/api/me", &["get", "patch"]),
    ("/api/me/delete", &["post"]),
    ("/api/me/export", &["get"]),
    ("/api/openapi.json", &["get"]),
    ("/api/password", &["post"]),
    ("/api/register", &["post"]),
    ("/api/tokens", &["get", "post"]),
    ("/api/tokens/{id}", &["delete"]),
    ("/healthz", &["get"]),
    ("/metrics", &["get"]),
];

#[test]
fn openapi_tells_every_route() {
    let server = Server::start();
    let mut client = server.client();
    let api = client.get("/api/openapi.json").ok();
    assert!(api["openapi"].as_str().unwrap().starts_with("3."));
    let paths = api["paths"].as_object().unwrap();
    for (path, methods) in PATHS {
        for method in methods {
            assert!(paths[path].get(*method).is_some(), "{method} {path}");
        }
    }
    let schemes = &api["components"]["securitySchemes"];
    assert_eq!(schemes["cookie"]["in"], "cookie");
    assert_eq!(schemes["bearer"]["scheme"], "bearer");
    // What is described is there, and describes its problems.
    for (path, item) in paths {
        for (method, operation) in item.as_object().unwrap() {
            assert!(operation["summary"].is_string(), "{method} {path}");
            let problem = &operation["responses"]["default"]["content"]["application/json"]["schema"]["$ref"];
            assert_eq!(problem, "#/components/schemas/Problem", "{method} {path}");
            let reply = client.call(&method.to_uppercase(), &path.replace(['{', '}'], ""), None);
            let unknown = reply.status == 404 && reply.text().contains("there is nothing at");
            assert!(
                !unknown && reply.status != 405 && reply.status < 500,
                "{method} {path}: {}",
                reply.text()
            );
        }
    }
    // Every schema that is referred to is there.
    let mut wanted = Vec::new();
    references(&api, &mut wanted);
    for reference in wanted {
        let name = reference.strip_prefix("#/components/schemas/").unwrap();
        assert!(api["components"]["schemas"].get(name).is_some(), "{reference}");
    }
}

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get("$ref") {
                found.push(reference.clone());
            }
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn a_second_server_on_the_same_folder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::with(|config| config.data = folder.path().join("deep/data"));
    let config = server.app().config.clone();
    let second = server::Config { listen: "127.0.0.1:0".parse().unwrap(), ..config };
    let taken = server::Config { listen: server.address, ..second.clone() };
    assert!(server.block_on(server::start(second.clone(), registry::all())).is_err());
    let error = server.block_on(server::start(taken, registry::all())).err().unwrap();
    assert!(matches!(error, server::ServeError::Listen { .. }), "{error}");
    drop(server);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let again = runtime.block_on(server::start(second, registry::all())).unwrap();
    runtime.block_on(again.shutdown()).unwrap();
}
