//! `longtable serve`, `backup` and `load`, and the example bot: the program as people run it.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

#[path = "common/mod.rs"]
mod common;
#[path = "common/server.rs"]
mod server;

use common::{PROGRAM, file, folder, longtable};
use serde_json::{Value, json};
use server::{Person, Serving};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};

fn socket(person: &Person, table: &str) -> tungstenite::WebSocket<TcpStream> {
    let address = person.url.strip_prefix("http://").unwrap();
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
    let mut request = format!("ws://{address}/api/tables/{table}/live").into_client_request().unwrap();
    request.headers_mut().insert("cookie", person.cookie.parse().unwrap());
    tungstenite::client(request, stream).unwrap().0
}

#[test]
fn sigterm_says_goodbye() {
    let serving = Serving::start(&folder("serve-term"), &[]);
    let mut ann = Person::guest(&serving.url, "Ann");
    let table = ann.open(json!(["me", "me"]));
    let mut sockets = [socket(&ann, &table), socket(&ann, &table)];
    for socket in &mut sockets {
        for kind in ["table", "chat", "state"] {
            // When the second person comes, the first is told about the table again.
            let message = loop {
                let message: Value = serde_json::from_str(socket.read().unwrap().to_text().unwrap_or("null"))
                    .unwrap_or_default();
                if message["is"] == kind {
                    break message;
                }
            };
            assert_eq!(message["is"], kind);
        }
    }
    let began = Instant::now();
    assert_eq!(serving.stop(), Some(0));
    assert!(began.elapsed() < Duration::from_secs(8), "{:?}", began.elapsed());
    for socket in &mut sockets {
        let mut said = false;
        let code = loop {
            match socket.read().expect("a close frame, not a broken line") {
                Message::Text(text) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    said |= message["is"] == "bye";
                }
                Message::Close(frame) => break frame.map(|frame| u16::from(frame.code)),
                _ => {}
            }
        };
        assert!(said);
        assert_eq!(code, Some(1012));
    }
}

#[test]
fn without_a_command_it_serves() {
    // The server takes its usual port; where that is taken it says so and ends with an error, as a server should.
    let folder = folder("serve-default");
    let taken = std::net::TcpListener::bind("127.0.0.1:7171").is_err();
    if taken {
        let ran = Command::new(PROGRAM).current_dir(&folder).output().unwrap();
        assert_eq!(ran.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&ran.stderr).contains("can't listen at 127.0.0.1:7171"));
        return;
    }
    let serving = Serving::run(Command::new(PROGRAM).current_dir(&folder));
    assert_eq!(serving.url, "http://127.0.0.1:7171");
    let mut ann = Person::guest(&serving.url, "Ann");
    assert_eq!(ann.get("/api/games")[0]["slug"], "ring-cards");
    assert!(folder.join("longtable-data/longtable.sqlite").is_file());
    assert_eq!(serving.stop(), Some(0));
}

#[test]
fn a_backup_while_it_runs_is_a_whole_server() {
    let data = folder("serve-backup");
    let serving = Serving::start(&data, &[]);
    let mut ann = Person::guest(&serving.url, "Ann");
    let table = ann.open(json!(["me", "me"]));
    for _ in 0..10 {
        let state = ann.get(&format!("/api/tables/{table}/state"));
        let seat = state["seats"].as_array().unwrap().iter().find(|seat| seat["asked"] == true).unwrap();
        let body =
            json!({"seat": seat["seat"], "number": state["number"], "answer": seat["answers"][0]["words"]});
        ann.post(&format!("/api/tables/{table}/answers"), body);
    }
    let journal = ann.journal(&table);
    let copy = folder("serve-backup-copy");
    let to = file(&copy, "longtable.sqlite");
    let ran = longtable(&["backup", "--data", data.to_str().unwrap(), &to]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(
        longtable(&["backup", "--data", data.to_str().unwrap(), &to]).code,
        1,
        "nothing is written over"
    );
    assert_eq!(longtable(&["backup", "--data", "no-such-folder", &file(&copy, "x")]).code, 1);
    // A second server on the same folder is refused; on the copy it has everything.
    assert_eq!(longtable(&["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()]).code, 1);
    let second = Serving::start(&copy, &[]);
    let mut there = ann.at(&second.url);
    assert_eq!(there.get("/api/me"), ann.get("/api/me"));
    assert_eq!(there.journal(&table), journal);
    assert_eq!(second.stop(), Some(0));
    assert_eq!(serving.stop(), Some(0));
}

#[test]
fn the_example_bot_plays_a_whole_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("python3 is not installed: the example bot was not run");
        return;
    }
    let serving = Serving::start(&folder("serve-bot"), &["--computer-pause", "0"]);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let bot = |more: &[&str]| {
        let mut command = Command::new("python3");
        command.arg(&script).args(["--url", &serving.url, "--seed", "7"]).args(more);
        command
    };
    let ran = bot(&["--name", "Hal"]).output().unwrap();
    let said = String::from_utf8(ran.stdout).unwrap();
    assert!(ran.status.success(), "{said}{}", String::from_utf8_lossy(&ran.stderr));
    assert!(said.starts_with("won after ") || said.starts_with("lost after "), "{said}");
    print!("{said}");

    // Two bots at one private table, one of which was invited.
    let mut ann = Person::guest(&serving.url, "Ann");
    let new =
        json!({"game": "ring-cards", "scenario": "duel", "private": true, "places": ["invited", "invited"]});
    let info = ann.post("/api/tables", new);
    let (table, word) = (info["id"].as_str().unwrap(), info["invitation"].as_str().unwrap());
    let bots = ["Hal", "Eliza"]
        .map(|name| bot(&["--name", name, "--table", table, "--invitation", word]).spawn().unwrap());
    for mut bot in bots {
        assert!(bot.wait().unwrap().success());
    }
    assert_eq!(ann.get(&format!("/api/tables/{table}"))["status"], "finished");
    assert!(ann.journal(table).len() > 100);

    let refused = bot(&["--table", "nowhere"]).output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("there is no such table"));
}

#[test]
fn a_little_load() {
    let serving = Serving::start(&folder("serve-load"), &[]);
    let ran = longtable(&["load", "--url", &serving.url, "--tables", "4", "--seconds", "2", "--json"]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    let fields = ["tables", "answers_per_second", "p50_ms", "p99_ms", "bytes_per_answer", "inconsistent"];
    for field in fields.into_iter().chain(["sent_per_answer", "message_p50_bytes", "message_p99_bytes"]) {
        assert!(report[field].is_number(), "{field}: {report}");
    }
    assert_eq!((&report["tables"], &report["inconsistent"]), (&json!(4), &json!(0)));
    assert!(report["answers_per_second"].as_f64().unwrap() > 10.0, "{report}");
    assert!(report["p50_ms"].as_f64() <= report["p99_ms"].as_f64());
    // Two people are told what changed, not everything.
    let half = report["message_p50_bytes"].as_f64().unwrap();
    assert!(half > 0.0 && half <= 1_000.0, "{report}");
    assert!(report["sent_per_answer"].as_f64().unwrap() > half, "{report}");
    let short = ["load", "--url", &serving.url, "--tables", "1", "--seconds", "1", "--quiet"];
    let text = longtable(&[&short[..], &["--texts", "sentences"]].concat());
    assert_eq!(text.code, 0, "{}", text.err);
    assert!(text.out.contains("answers"), "{}", text.out);
    assert_eq!(longtable(&["load", "--url", "http://127.0.0.1:1", "--seconds", "1"]).code, 1);
}

/// Opens more half requests than the server may open files.
#[cfg(unix)]
#[test]
fn half_requests_do_not_make_the_server_unreachable() {
    use std::io::Write;
    let data = folder("serve-files");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()];
    let few = "ulimit -n 160 && exec \"$0\" \"$@\"";
    let serving = Serving::run(Command::new("sh").args(["-c", few, PROGRAM]).args(serve));
    let mut ann = Person::guest(&serving.url, "Ann");
    let table = ann.open(json!(["me", "me"]));
    let mut socket = socket(&ann, &table);
    let address = serving.url.strip_prefix("http://").unwrap();
    let mut halves: Vec<TcpStream> = (0..300).filter_map(|_| TcpStream::connect(address).ok()).collect();
    for half in &mut halves {
        // Most of them are closed already.
        let _ = half.write_all(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n");
    }
    // Those who are there play on, and what is said is stored.
    socket.send(Message::text(json!({"do": "chat", "id": 1, "text": "still here"}).to_string())).unwrap();
    while !matches!(socket.read().unwrap(), Message::Text(text) if text.contains("\"re\":1") && text.contains("done"))
    {
    }
    // Those who come later get in, though nobody has let go.
    let until = Instant::now() + Duration::from_secs(60);
    while Person::with_token(&serving.url, "none")
        .call("GET", "/healthz", None)
        .is_none_or(|(status, _)| status != 200)
    {
        assert!(Instant::now() < until, "the server can't be reached");
        std::thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(serving.stop(), Some(0));
    drop(halves);
}

#[test]
fn guests_who_are_long_gone_are_listed_and_removed() {
    let data = folder("guests");
    let serving = Serving::start(&data, &["--computer-pause", "0"]);
    let (mut ann, mut bob) = (Person::guest(&serving.url, "Ann"), Person::guest(&serving.url, "Bob"));
    let registered = json!({"name": "Cat", "password": "speak friend and enter"});
    let mut cat = Person::guest(&serving.url, "Cat");
    cat.post("/api/register", registered);
    let alone = ann.open(json!(["me", "me"]));
    let both = cat.open(json!(["me", "open"]));
    bob.post(&format!("/api/tables/{both}/join"), json!({}));
    assert_eq!(serving.stop(), Some(0));

    let folder = data.to_str().unwrap();
    let guests = |more: &[&str]| {
        let ran = longtable(&[&["guests", "--data", folder], more].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        lines
    };
    assert_eq!(guests(&[]), [json!(null); 0], "all were here today");
    let listed = guests(&["--older-than", "0d"]);
    let names: Vec<&str> = listed.iter().map(|guest| guest["name"].as_str().unwrap()).collect();
    assert_eq!((names.len(), names.contains(&"Cat")), (2, false), "{listed:?}");
    assert_eq!(guests(&["--older-than", "0d", "--remove"]).len(), 2);
    assert_eq!(guests(&["--older-than", "0d"]).len(), 0);
    assert_eq!(longtable(&["guests", "--data", folder, "--older-than", "soon"]).code, 2);

    let serving = Serving::start(&data, &["--computer-pause", "0"]);
    let (mut ann, mut cat) = (ann.at(&serving.url), cat.at(&serving.url));
    assert_eq!(ann.get("/api/me"), Value::Null);
    assert_eq!(cat.call("GET", &format!("/api/tables/{alone}"), None).unwrap().0, 404);
    // Where somebody else plays, a computer took the place, and goes on.
    let info = cat.get(&format!("/api/tables/{both}"));
    assert_eq!((&info["status"], &info["places"][1]["who"]["is"]), (&json!("playing"), &json!("computer")));
    assert_eq!(serving.stop(), Some(0));
}
