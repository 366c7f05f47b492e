//! `longtable lab`: many games of one set-up by computer players, and what each card did in them.

mod html;
mod report;
mod text;

use crate::reading::{Reading, Wanted, in_words};
use crate::{Failure, choice, file, pack};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Text;
use rand::Rng;
use registry::{Player, Simulation};
use report::Report;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

/// Plays a deck many times with computer players and reports how often it wins and what each of its cards did.
///
/// For each card: in how many games it was drawn, played, or used as a resource, how many times in all, and how much
/// more often than on average the games in which it was played were won. Such a difference does not prove a cause:
/// strong cards are also played more in games that go well.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  longtable lab champions --scenario rhino --games 200
  longtable lab champions --deck deck.txt --scenario ultron --mode expert --players 2 --games 500 --html lab.html
  longtable lab champions --option hero-1=she-hulk --player search:400 --games 100 --out cards.csv")]
pub struct Args {
    /// The game's id.
    game: String,
    /// A file with the first player's deck, in a form that the game reads.
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
    /// The scenario's id; the game's first one if left out.
    #[arg(long)]
    scenario: Option<String>,
    /// The mode, where the game has modes.
    #[arg(long)]
    mode: Option<String>,
    /// How many players there are.
    #[arg(long)]
    players: Option<u8>,
    /// How many games to play.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays all seats: random, greedy, search, search:200 or search:500ms.
    #[arg(long, default_value = "search:100")]
    player: Player,
    /// An option of the set-up; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = choice::pair)]
    options: Vec<(String, String)>,
    /// A data pack: a file, or the name of one that comes with the game.
    #[arg(long, value_name = "FILE-OR-NAME")]
    pack: Option<pack::Word>,
    /// How many games are played at the same time; 0 for as many as suit the machine.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The same seed gives the same games; a random one if left out.
    #[arg(long)]
    seed: Option<u64>,
    /// Write the table of cards to this file, as comma-separated values.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write one page with tables and plots to this file.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print one JSON object instead of tables.
    #[arg(long)]
    json: bool,
    /// Show no progress.
    #[arg(long)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: &Args, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    let entry = choice::game(&args.game)?;
    let reading = if args.json { wanted.programs_of(entry) } else { wanted.people_of(entry) };
    let seed = match args.seed {
        Some(seed) => seed,
        None => u64::from(choice::generator(None)?.next_u32()),
    };
    let mut options = args.options.clone();
    if let Some(path) = &args.deck {
        options.push(("deck-1".to_owned(), file::read_text(path)?));
    }
    options.extend(args.pack.as_ref().map(|pack| pack.option_for(entry)).transpose()?);
    if let Some(mode) = &args.mode {
        options.push(("mode".to_owned(), mode.clone()));
    }
    let simulation = Simulation {
        scenario: args.scenario.clone(),
        people: args.players,
        options,
        players: vec![args.player],
        games: args.games,
        threads: args.threads,
        seed,
        swap: false,
        study: true,
    };
    let bar = progress(args, reading);
    let start = Instant::now();
    let results = entry.simulate(&simulation, &|_| bar.inc(1)).map_err(|error| {
        bar.abandon();
        let failure = if error.is_usage() {
            Failure::usage(error.text())
        } else {
            let text = Text::new("cli-stopped-with-seed").text("error", error.text());
            Failure::failed(text.written("seed", seed))
        };
        failure.of_game(entry.info().slug)
    })?;
    bar.finish_and_clear();
    let scenario = args.scenario.as_deref().unwrap_or(entry.info().scenarios[0].id);
    let report = Report::of(reading, scenario, args, seed, &results, start.elapsed().as_secs_f64());
    let mut written = Ok(());
    if let Some(path) = &args.out {
        written = file::write_whole(path, &report.csv());
    }
    if let Some(path) = &args.html {
        written = written.and(file::write_whole(path, &html::page(&report, reading)));
    }
    if args.json {
        let json = serde_json::to_string(&report).map_err(Failure::told)?;
        writeln!(out, "{json}")?;
    } else {
        text::write(&report, reading, out)?;
    }
    written
}

fn progress(args: &Args, reading: Reading) -> ProgressBar {
    if args.quiet || args.json {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(args.games);
    let text = Text::new("cli-progress-left").written("done", "{pos}").written("all", "{len}");
    let text = in_words(&text.written("left", "{eta}"), &reading);
    if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:40}} {text}")) {
        bar.set_style(style);
    }
    bar
}
