//! Nothing that was acknowledged or shown is lost, whatever fails: disks, databases, connections, servers.
//!
//! A seeded run plays tables with several people and makes things fail all the while. Afterwards what people were
//! told is compared with what the store has. `LONGTABLE_FAULTS` says how many faults each of the two runs has,
//! `LONGTABLE_SEED` where the seed begins; a run of hours is `LONGTABLE_FAULTS=20000 cargo test -p longtable --test
//! faults -- --nocapture`.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]
// The failing disk is a library that Linux loads before others.
#![cfg(target_os = "linux")]

#[path = "faults/audit.rs"]
mod audit;
#[path = "common/mod.rs"]
mod common;
#[path = "faults/disk.rs"]
mod disk;
#[path = "faults/play.rs"]
mod play;
#[path = "faults/proxy.rs"]
mod proxy;
#[path = "common/server.rs"]
mod server;

use common::{PROGRAM, folder};
use disk::{Disk, Failing};
use play::{Book, Pair, World};
use proxy::{Line, Proxy};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use server::{Person, Serving};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::Store;
use store::throwaway::{Harm, ThrowAway};

/// How many tables are played at a time.
const TABLES: u64 = 3;

/// How long play may take to go on after a fault.
const PATIENCE: Duration = Duration::from_secs(60);

fn setting(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().map_or(otherwise, |value| value.parse().expect(name))
}

/// Something under the servers that can fail.
trait Faults {
    /// All kinds of faults.
    fn kinds(&self) -> Vec<&'static str>;
    /// Makes it fail and repairs it again.
    fn fail(&mut self, kind: &'static str, world: &World, rng: &mut StdRng);
    /// Ends the servers, and gives the store as it is then.
    fn end(&mut self) -> Store;
}

fn nap(rng: &mut StdRng, milliseconds: std::ops::Range<u64>) {
    std::thread::sleep(Duration::from_millis(rng.random_range(milliseconds)));
}

/// Plays while things fail, and looks for what people were told.
fn run(what: &str, faults: &mut dyn Faults, urls: &[String], count: u64, runtime: &tokio::runtime::Runtime) {
    let seed = setting("LONGTABLE_SEED", 12);
    let mut rng = StdRng::seed_from_u64(seed);
    let deck = Person::guest(&urls[0], "Smith").get("/api/games/champions/decks")[0]["deck"]["list"].clone();
    let world = Arc::new(World {
        urls: urls.iter().cloned().map(Mutex::new).collect(),
        book: Mutex::new(Book::default()),
        stop: AtomicBool::new(false),
        deck: deck.as_str().unwrap().to_owned(),
        answers: AtomicU64::new(0),
    });
    let pairs: Vec<_> = (0..TABLES)
        .map(|n| {
            let people = ["Ann", "Bob"].map(|name| Person::guest(&urls[0], &format!("{name} {n}")));
            let pair = Pair { people, world: world.clone(), seed: seed * 1000 + n };
            std::thread::spawn(move || pair.play())
        })
        .collect();
    let mut done: BTreeMap<&str, u32> = BTreeMap::new();
    let mut coming = Vec::new();
    for number in 0..count {
        nap(&mut rng, 30..250);
        if coming.is_empty() {
            coming = faults.kinds();
        }
        let kind = coming.swap_remove(rng.random_range(0..coming.len()));
        faults.fail(kind, &world, &mut rng);
        *done.entry(kind).or_default() += 1;
        // Play goes on.
        let (began, before) = (Instant::now(), world.answers.load(Ordering::Relaxed));
        while world.answers.load(Ordering::Relaxed) < before + 3 {
            assert!(began.elapsed() < PATIENCE, "{what}: nobody plays after fault {number}, {kind}");
            assert!(!pairs.iter().any(|pair| pair.is_finished()), "{what}: somebody has fallen over");
            std::thread::sleep(Duration::from_millis(5));
        }
        if number % 100 == 99 {
            println!("{what}: {} faults, {} answers acknowledged", number + 1, before);
        }
    }
    world.stop.store(true, Ordering::Relaxed);
    for pair in pairs {
        pair.join().unwrap();
    }
    agree(what, &world);
    let store = faults.end();
    let found = runtime.block_on(audit::audit(&store, &world.book()));
    runtime.block_on(store.close());
    let refused = &world.book().refused;
    println!(
        "{what}, seed {seed}: {count} faults {done:?}; acknowledged: {} answers, {} steps back, {} lines of chat, {} \
         decks, {} tables; {} states shown, {} entries stored; refused {refused:?}; lost {}",
        found.answers,
        found.backs,
        found.lines,
        found.decks,
        found.tables,
        found.shown,
        found.entries,
        found.lost.len()
    );
    for answer in &found.taken_back {
        println!("{what}: stored, and taken back before its sender was told: {answer}");
    }
    assert!(found.lost.is_empty(), "{what}: lost\n{}", found.lost.join("\n"));
    assert!(found.answers as u64 > 2 * count, "{what}: too little was played");
}

/// Checks that when nobody plays any more, all servers say the same about every table.
fn agree(what: &str, world: &World) {
    let tables: Vec<String> = world.book().tables.keys().cloned().collect();
    let began = Instant::now();
    for table in tables {
        loop {
            let look = |server| {
                let mut nobody = Person::nobody(&world.url(server));
                nobody.call("GET", &format!("/api/tables/{table}/state"), None)
            };
            let said: Vec<_> = (0..world.urls.len()).map(look).collect();
            if said.iter().all(|one| matches!(one, Some((200, _))) && *one == said[0]) {
                for state in said.into_iter().flatten() {
                    world.show(&table, &state.1);
                }
                break;
            }
            assert!(began.elapsed() < PATIENCE, "{what}: the servers do not agree on {table}: {said:?}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

/// One server with SQLite, on a disk that fails.
struct OneServer {
    data: PathBuf,
    disk: Disk,
    serving: Option<Serving>,
}

impl OneServer {
    fn start(data: PathBuf) -> OneServer {
        let disk = Disk::new(&data);
        let mut one = OneServer { data, disk, serving: None };
        one.serve();
        one
    }

    fn serve(&mut self) -> String {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&self.data);
        self.disk.under(&mut command);
        let serving = Serving::run(&mut command);
        let url = serving.url.clone();
        self.serving = Some(serving);
        url
    }

    fn database(&self) -> PathBuf {
        self.data.join("longtable.sqlite")
    }

    /// Kills the server, cuts the power or not, and starts it again.
    fn again(&mut self, power: bool, world: &World) {
        self.serving.take().unwrap().kill();
        if power {
            self.disk.cut_power(&self.database());
        }
        self.disk.fail(Failing::Not);
        *world.urls[0].lock().unwrap() = self.serve();
    }

    /// Waits until the disk has failed, or nobody uses it.
    fn wait_for_hit(&self) {
        let (before, began) = (self.disk.hits(), Instant::now());
        while self.disk.hits() == before && began.elapsed() < Duration::from_secs(2) {
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Faults for OneServer {
    fn kinds(&self) -> Vec<&'static str> {
        vec![
            "kill -9",
            "power cut",
            "sync fails once",
            "sync fails",
            "full",
            "half written",
            "write fails",
            "slow",
        ]
    }

    fn fail(&mut self, kind: &'static str, world: &World, rng: &mut StdRng) {
        let how = match kind {
            "sync fails once" => Failing::SyncOnce,
            "sync fails" => Failing::Sync,
            "full" => Failing::Full,
            "half written" => Failing::Half,
            "write fails" => Failing::Write,
            "slow" => Failing::Slow,
            _ => Failing::Not,
        };
        if how == Failing::Not {
            return self.again(kind == "power cut", world);
        }
        self.disk.fail(how);
        self.wait_for_hit();
        nap(rng, 20..500);
        if matches!(how, Failing::Sync | Failing::SyncOnce) {
            // Nobody knows whether it is on the disk, and then the power goes.
            return self.again(true, world);
        }
        self.disk.fail(Failing::Not);
        if rng.random_bool(0.2) {
            self.again(true, world);
        }
    }

    fn end(&mut self) -> Store {
        self.serving.take().unwrap().kill();
        self.disk.cut_power(&self.database());
        let runtime = tokio::runtime::Handle::current();
        runtime.block_on(Store::sqlite(&self.database())).unwrap()
    }
}

/// Two servers with one PostgreSQL, each with a connection of its own to it.
struct TwoServers {
    postgres: ThrowAway,
    url: String,
    lines: Vec<Proxy>,
    data: PathBuf,
    serving: Vec<Option<Serving>>,
}

impl TwoServers {
    fn start(postgres: ThrowAway, data: PathBuf, runtime: &tokio::runtime::Runtime) -> TwoServers {
        let url = runtime.block_on(postgres.database()).unwrap();
        let lines = (0..2).map(|_| runtime.block_on(Proxy::start(postgres.socket()))).collect();
        let mut two = TwoServers { postgres, url, lines, data, serving: vec![None, None] };
        for server in 0..2 {
            two.serve(server);
        }
        two
    }

    fn serve(&mut self, server: usize) -> String {
        let name = self.url.split(['/', '?']).nth(3).unwrap();
        let url = format!("postgres://postgres@{}/{name}?sslmode=disable", self.lines[server].address);
        let serving = Serving::start(&self.data, &["--database", &url]);
        let url = serving.url.clone();
        self.serving[server] = Some(serving);
        url
    }

    /// Sets a trap and waits until it has sprung, or nobody writes anything.
    fn trap(&self, server: usize, line: Line) {
        let (before, began) = (self.lines[server].sprung(), Instant::now());
        self.lines[server].set(line);
        while self.lines[server].sprung() == before && began.elapsed() < Duration::from_secs(2) {
            std::thread::sleep(Duration::from_millis(2));
        }
        self.lines[server].set(Line::Good);
    }
}

impl Faults for TwoServers {
    fn kinds(&self) -> Vec<&'static str> {
        vec![
            "PostgreSQL killed",
            "PostgreSQL stopped",
            "PostgreSQL crashed",
            "PostgreSQL paused",
            "cut before a commit",
            "cut before a commit",
            "cut in a commit",
            "cut in a commit",
            "cut after a commit",
            "cut after a commit",
            "commit comes late",
            "commit comes late",
            "line held",
            "replies lost",
            "line slow",
            "one cut off",
            "kill -9",
        ]
    }

    fn fail(&mut self, kind: &'static str, world: &World, rng: &mut StdRng) {
        let server = rng.random_range(0..2);
        let harm = match kind {
            "PostgreSQL killed" => Some(Harm::Kill),
            "PostgreSQL stopped" => Some(Harm::Stop),
            "PostgreSQL crashed" => Some(Harm::Crash),
            "PostgreSQL paused" => Some(Harm::Pause),
            _ => None,
        };
        if let Some(harm) = harm {
            self.postgres.suffer(harm);
            nap(rng, 20..700);
            return self.postgres.recover(harm);
        }
        let line = |line| &self.lines[line];
        match kind {
            "cut before a commit" => self.trap(server, Line::Before),
            "cut in a commit" => self.trap(server, Line::During),
            "cut after a commit" => self.trap(server, Line::After),
            "commit comes late" => self.trap(server, Line::Late),
            "line held" => {
                line(server).set(Line::Held);
                nap(rng, 50..800);
            }
            "line slow" => {
                line(server).set(Line::Slow);
                nap(rng, 200..800);
            }
            "replies lost" => {
                line(server).set(Line::Deaf);
                nap(rng, 20..300);
                line(server).set(Line::Cut);
                nap(rng, 5..300);
            }
            "one cut off" => {
                line(server).set(Line::Cut);
                nap(rng, 100..2000);
            }
            _ => {
                self.serving[server].take().unwrap().kill();
                nap(rng, 0..300);
                *world.urls[server].lock().unwrap() = self.serve(server);
            }
        }
        self.lines[server].set(Line::Good);
    }

    fn end(&mut self) -> Store {
        self.serving.clear();
        let runtime = tokio::runtime::Handle::current();
        runtime.block_on(Store::postgres(&self.url)).unwrap()
    }
}

#[test]
fn nothing_is_lost_with_sqlite() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let _inside = runtime.enter();
    let mut one = OneServer::start(folder("faults-sqlite"));
    let urls = [one.serving.as_ref().unwrap().url.clone()];
    run("SQLite", &mut one, &urls, setting("LONGTABLE_FAULTS", 40), &runtime);
}

#[test]
fn nothing_is_lost_with_postgresql_and_two_servers() {
    let Some(postgres) = ThrowAway::start() else { return };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let _inside = runtime.enter();
    let mut two = TwoServers::start(postgres, folder("faults-postgres"), &runtime);
    let urls: Vec<String> = two.serving.iter().flatten().map(|serving| serving.url.clone()).collect();
    run("PostgreSQL", &mut two, &urls, setting("LONGTABLE_FAULTS", 40), &runtime);
}

/// A question to a seat that this person holds, and an answer to it.
fn question(person: &mut Person, table: &str) -> (serde_json::Value, serde_json::Value) {
    let state = person.get(&format!("/api/tables/{table}/state"));
    let seat = state["seats"].as_array().unwrap().iter().find(|seat| seat["asked"] == true).unwrap();
    let answer = json!({
        "seat": seat["seat"], "number": state["number"], "era": state["era"], "answer": seat["answers"][0]["words"],
    });
    (state, answer)
}

/// Waits until a server says this about itself.
fn wait_for_health(person: &mut Person, status: u16, word: &str) {
    let began = Instant::now();
    loop {
        let said = person.call("GET", "/healthz", None).unwrap();
        if said.0 == status && said.1.as_str().unwrap().contains(word) {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "not {status} {word:?} but {said:?}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_full_disk_is_noticed_told_of_and_survived() {
    let one = OneServer::start(folder("faults-full"));
    let mut ann = Person::guest(&one.serving.as_ref().unwrap().url, "Ann");
    let table = ann.open(json!(["me", "me"]));
    let (state, answer) = question(&mut ann, &table);
    wait_for_health(&mut ann, 200, "ok");
    // It is noticed even though nobody plays.
    one.disk.fail(Failing::Full);
    wait_for_health(&mut ann, 503, "the disk is full");
    let path = format!("/api/tables/{table}");
    for _ in 0..3 {
        let (status, problem) = ann.call("POST", &format!("{path}/answers"), Some(answer.clone())).unwrap();
        assert_eq!((status, problem["kind"].as_str()), (503, Some("unsaved")), "{problem}");
        assert!(problem["why"].as_str().unwrap().contains("nothing is lost"), "{problem}");
    }
    let chat = json!({"text": "hello"});
    assert_eq!(ann.call("POST", &format!("{path}/chat"), Some(chat.clone())).unwrap().0, 503);
    assert_eq!(ann.get(&format!("{path}/state")), state, "nothing has changed");
    one.disk.fail(Failing::Not);
    // The very same again.
    let done = ann.post(&format!("{path}/answers"), answer);
    assert_eq!(done["revision"].as_u64(), state["revision"].as_u64().map(|revision| revision + 1));
    ann.post(&format!("{path}/chat"), chat);
    assert_eq!(ann.get(&format!("{path}/chat")).as_array().unwrap().len(), 1);
    wait_for_health(&mut ann, 200, "ok");
}

#[test]
fn what_the_disk_did_not_take_is_neither_acknowledged_nor_shown() {
    let mut one = OneServer::start(folder("faults-sync"));
    let mut ann = Person::guest(&one.serving.as_ref().unwrap().url, "Ann");
    let table = ann.open(json!(["me", "me"]));
    let (state, answer) = question(&mut ann, &table);
    one.disk.fail(Failing::Sync);
    let path = format!("/api/tables/{table}");
    for _ in 0..5 {
        let (status, problem) = ann.call("POST", &format!("{path}/answers"), Some(answer.clone())).unwrap();
        assert_eq!((status, problem["kind"].as_str()), (503, Some("unsaved")), "{problem}");
        for of in ["state", "journal", "replay", "chat"] {
            let (status, said) = ann.call("GET", &format!("{path}/{of}"), None).unwrap();
            assert_eq!(status, 503, "{of}: {said}");
        }
    }
    wait_for_health(&mut ann, 503, "the disk has failed");
    // The unsynced answer is gone with the power: nobody has seen it.
    one.serving.take().unwrap().kill();
    assert!(one.disk.cut_power(&one.database()) > 0, "there was something to lose");
    one.disk.fail(Failing::Not);
    ann.url = one.serve();
    assert_eq!(ann.get(&format!("{path}/state")), state);
    ann.post(&format!("{path}/answers"), answer);
    wait_for_health(&mut ann, 200, "ok");
}

/// What a server that can't start says as it ends.
fn refused_start(one: &OneServer) -> String {
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&one.data);
    one.disk.under(&mut command);
    let ended = command.output().unwrap();
    assert!(!ended.status.success());
    String::from_utf8(ended.stderr).unwrap()
}

#[test]
fn a_server_starts_only_on_a_whole_file_whose_log_is_on_the_disk() {
    let mut one = OneServer::start(folder("faults-start"));
    let mut ann = Person::guest(&one.serving.as_ref().unwrap().url, "Ann");
    let table = ann.open(json!(["me", "me"]));
    for _ in 0..30 {
        let (_, answer) = question(&mut ann, &table);
        ann.post(&format!("/api/tables/{table}/answers"), answer);
    }
    one.serving.take().unwrap().kill();
    one.disk.fail(Failing::Sync);
    let said = refused_start(&one);
    assert!(said.contains("longtable.sqlite can't be brought to the disk"), "{said}");
    one.disk.fail(Failing::Not);
    ann.url = one.serve();
    let (state, _) = question(&mut ann, &table);
    assert_eq!(state["revision"], 31, "nothing is lost by that");
    assert_eq!(one.serving.take().unwrap().stop(), Some(0));

    // A page in the middle of the file is overwritten.
    let file = std::fs::OpenOptions::new().write(true).open(one.database()).unwrap();
    let pages = file.metadata().unwrap().len() / 4096;
    for page in 2..pages {
        std::os::unix::fs::FileExt::write_all_at(&file, &[0x5a; 512], page * 4096).unwrap();
    }
    let said = refused_start(&one);
    assert!(said.contains("longtable.sqlite is damaged"), "{said}");
    assert!(said.contains("backup") && said.contains(".recover"), "what to do: {said}");
    std::fs::write(one.database(), "this is not a database, but long enough to be taken for one".repeat(100))
        .unwrap();
    let said = refused_start(&one);
    assert!(said.contains("longtable.sqlite is damaged"), "{said}");
}
