//! A server as a process of its own: what it prints, and how it stops.
#![cfg(unix)]
// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

use server::Config;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Not a test: the process that the tests below start and stop.
#[test]
#[ignore = "runs for as long as nobody stops it"]
fn child() {
    // Whoever runs all ignored tests does not want a server.
    let Some(data) = std::env::var_os("LONGTABLE_TEST_DATA") else { return };
    let listen = "127.0.0.1:0".parse().unwrap();
    let config = Config { listen, data: data.into(), log_json: true, ..Config::default() };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(server::serve(config, registry::all())).unwrap();
}

fn stops_on(signal: &str) {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "child", "--ignored", "--nocapture"])
        .env("LONGTABLE_TEST_DATA", folder.path())
        .env_remove("RUST_LOG")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let line = lines.find_map(|line| {
        let (_, address) = line.split_once("Longtable is at http://")?;
        Some(address.strip_suffix('/').unwrap().to_owned())
    });
    let address = line.unwrap();
    let well = ureq::get(format!("http://{address}/healthz")).call().unwrap();
    assert_eq!(well.status(), 200);

    let began = Instant::now();
    let killed = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let mut log = String::new();
    child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    // To its end, so that the child never writes to a closed pipe.
    lines.for_each(drop);
    assert!(child.wait().unwrap().success(), "{log}");
    assert!(began.elapsed() < Duration::from_secs(8), "{:?}", began.elapsed());

    // Every line of the log is an object; they tell of start and stop.
    let lines: Vec<serde_json::Value> =
        log.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect();
    let messages: Vec<&str> = lines.iter().map(|line| line["fields"]["message"].as_str().unwrap()).collect();
    assert_eq!(messages, ["started", "stopping", "stopped"]);
    assert_eq!(lines[0]["fields"]["address"], address);
}

#[test]
fn stops_on_sigterm() {
    stops_on("-TERM");
}

#[test]
fn stops_on_sigint() {
    stops_on("-INT");
}
