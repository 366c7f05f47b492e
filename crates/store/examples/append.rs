//! How fast journals are written, and how many bytes an entry takes.
//!
//! `cargo run --release -p store --example append [ADDRESS] [SECONDS] [CALLERS]`: with `postgres://...` on that
//! database, with `postgres` on a throw-away one, with a file name on that SQLite file, otherwise on a temporary one.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use store::throwaway::ThrowAway;
use store::{Appended, Store};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let address = words.next().unwrap_or_default();
    let seconds: f64 = words.next().unwrap_or("5".into()).parse()?;
    let callers: i64 = words.next().unwrap_or("100".into()).parse()?;

    let mut temporary: Option<PathBuf> = None;
    let mut server: Option<ThrowAway> = None;
    let store = if address.starts_with("postgres://") {
        Store::postgres(&address).await?
    } else if address == "postgres" {
        server = ThrowAway::start();
        let Some(server) = &server else { return Ok(()) };
        Store::postgres(&server.database().await?).await?
    } else if address.is_empty() {
        let folder = std::env::temp_dir().join(format!("longtable-append-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let path = folder.join("store.db");
        temporary = Some(folder);
        Store::sqlite(&path).await?
    } else {
        Store::sqlite(Path::new(&address)).await?
    };

    let before = store.stored_bytes().await?;
    let began = Instant::now();
    let end = began + Duration::from_secs_f64(seconds);
    let tasks: Vec<_> = (1..=callers).map(|key| tokio::spawn(play(store.clone(), key, end))).collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    let took = began.elapsed();
    times.sort();
    let count = times.len();
    let at = |share: f64| times[((count - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!("{callers} callers: {:.0} appends/s", count as f64 / took.as_secs_f64());
    println!(
        "latency ms: p50 {:.2}, p99 {:.2}, p99.9 {:.2}, most {:.2}",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    let stats = store.stats();
    println!(
        "{:.1} entries a commit, {:.0} µs a commit",
        stats.appends as f64 / stats.commits as f64,
        stats.commit_micros_total as f64 / stats.commits as f64
    );
    let kept = store.stored_bytes().await? - before;
    let body = body(1, 100).len();
    println!("{:.1} bytes an entry (a body has {body})", kept as f64 / count as f64);
    let began = Instant::now();
    for key in 1..=callers {
        store.pack(key).await?;
    }
    let each = began.elapsed().as_secs_f64() * 1000.0 / callers as f64;
    println!("packing: {each:.1} ms a journal of {} entries", count as i64 / callers);
    let kept = store.stored_bytes().await? - before;
    println!("{:.1} bytes an entry when packed (PostgreSQL: before a vacuum)", kept as f64 / count as f64);
    store.close().await;
    if let Some(folder) = temporary {
        std::fs::remove_dir_all(folder)?;
    }
    drop(server);
    Ok(())
}

/// Appends to one journal, one entry after the other, as a table does.
async fn play(store: Store, key: i64, end: Instant) -> Result<Vec<Duration>, store::StoreError> {
    let mut times = Vec::new();
    for seq in 1.. {
        let began = Instant::now();
        if began >= end {
            break;
        }
        let appended = store.append(key, seq, body(key, seq)).await?;
        assert_eq!(appended, Appended::Done);
        times.push(began.elapsed());
    }
    Ok(times)
}

/// Something like an answer in a journal.
fn body(key: i64, seq: u32) -> String {
    let card = (key as u32).wrapping_mul(31).wrapping_add(seq.wrapping_mul(2_654_435_761) >> 20) % 900 + 100;
    format!(r#"{{"s":{},"k":"forsake","a":{{"card":{card},"to":{}}}}}"#, seq % 4, seq % 10)
}
