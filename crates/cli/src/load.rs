//! `longtable load`: how many answers a running server takes, and how fast.

mod brief;
mod http;
mod message;
mod pair;
mod report;

use crate::Failure;
use crate::reading::Wanted;
use http::{Http, TextsSent};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Language as _;
use pair::{Pair, Shared};
use report::Report;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Plays many tables on a running server with random answers, and measures it.
///
/// Opens the tables with two people each, one socket for each person, and plays them for a while. Before that each
/// table plays a part of its first game, not measured, so that the games don't all end at the same time. Every answer
/// is timed from when it is sent until the server says that it is durably stored. After the first state the server
/// tells what changed: no change may be missing or doubled, and both people must be told of the same one. At one
/// table in 32, everything that is told is kept and checked: the views must be those that the server gives when
/// asked, and the journal of a finished game must lead to them too.
///
/// The JSON object of --json has "tables", "sockets", "seconds", "answers", "answers_per_second", "p50_ms", "p99_ms",
/// "max_ms", "bytes_per_answer" (what the store grew by, for each answer of a person), "sent_per_answer" (the bytes
/// of all messages to both people, for each answer), "message_p50_bytes" and "message_p99_bytes" (how long a message
/// of the game is), "games" (finished ones), "inconsistent" (views or journals that were wrong) and "refused".
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  longtable load --url http://127.0.0.1:7171 --tables 100 --seconds 30
  longtable load --url http://127.0.0.1:7171 --tables 1000 --seconds 30 --json")]
pub struct Args {
    /// The server's address.
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7171")]
    url: String,
    /// How many tables are played.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    tables: u32,
    /// For how many seconds.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// How many answers a second all tables together try to give; 0 for as many as they can.
    #[arg(long, default_value_t = 5500)]
    rate: u32,
    /// The game's id; the server's first one if left out.
    #[arg(long)]
    game: Option<String>,
    /// The scenario's id; the first one for two people if left out.
    #[arg(long)]
    scenario: Option<String>,
    /// What the sockets ask for: what the game says as values, as browsers do, or in sentences too, as bots do.
    #[arg(long, value_enum, default_value_t = TextsSent::Values)]
    texts: TextsSent,
    /// Print one JSON object instead of a text.
    #[arg(long)]
    json: bool,
    /// Show no progress.
    #[arg(long)]
    quiet: bool,
}

/// How long each table adds to the play before measuring.
const WARM_UP: Duration = Duration::from_millis(40);
/// How long the play before measuring takes at most, for all tables together.
const WARM_UP_AT_MOST: Duration = Duration::from_secs(4);

/// At one table in this many, everything that is told is checked. That takes as much time as all the rest.
const CHECK_EVERY: u32 = 32;

/// Runs the command.
pub fn run(args: &Args, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    let reading = wanted.people();
    crate::serve::more_files();
    let http = Http::new(&args.url, args.texts);
    let game = http.game(args.game.as_deref(), args.scenario.as_deref())?;
    let bar = bar(args, u64::from(args.tables), reading.say("cli-load-opened"));
    let mut pairs = Vec::new();
    for n in 0..args.tables {
        pairs.push(Pair::open(&http, &game, n % CHECK_EVERY == 0)?);
        bar.inc(1);
    }
    bar.finish_and_clear();

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bytes = http.stored_bytes()?;
    let from = Instant::now() + (WARM_UP * args.tables).min(WARM_UP_AT_MOST);
    let until = from + Duration::from_secs(args.seconds);
    let length = until.saturating_duration_since(Instant::now()).as_millis() as u64 / 100;
    let bar = self::bar(args, length, reading.say("cli-load-played"));
    let every = match args.rate {
        0 => Duration::ZERO,
        rate => Duration::from_secs_f64(f64::from(args.tables) / f64::from(rate)),
    };
    let shared = Arc::new(Shared { http, game, from, until, every, wanted: wanted.clone() });
    let pairs = runtime.block_on(async {
        let tasks: Vec<_> = (0u32..)
            .zip(pairs)
            .map(|(n, pair)| {
                // The tables begin one after the other, not all at once.
                let wait = every.mul_f64(f64::from(n) / f64::from(args.tables));
                tokio::spawn(pair.play(shared.clone(), wait))
            })
            .collect();
        let ticker = bar.clone();
        let progress = tokio::spawn(async move {
            loop {
                tokio::time::sleep(Duration::from_millis(100)).await;
                ticker.inc(1);
            }
        });
        let mut played = Vec::new();
        for task in tasks {
            played.push(task.await.map_err(Failure::told)?);
        }
        progress.abort();
        Ok::<_, Failure>(played)
    })?;
    bar.finish_and_clear();
    let seconds = from.elapsed().as_secs_f64();
    let grown = shared.http.stored_bytes()? - bytes;
    let mut report = Report::new(args.tables, seconds, grown);
    for pair in &pairs {
        report.add(pair);
    }
    for pair in &pairs {
        report.check(pair, &shared.http)?;
    }
    report.finish();
    if args.json {
        let json = serde_json::to_string(&report).map_err(Failure::told)?;
        writeln!(out, "{json}")?;
    } else {
        report.write(reading, out)?;
    }
    if report.is_good() { Ok(()) } else { Err(Failure::Said) }
}

fn bar(args: &Args, length: u64, what: String) -> ProgressBar {
    if args.quiet || args.json {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent:>3} % {msg}") {
        bar.set_style(style);
    }
    bar.set_message(what);
    bar
}
