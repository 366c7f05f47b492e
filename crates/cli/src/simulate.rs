//! `longtable simulate`: many games between computer players, and how they ended.

mod report;
mod results;
mod text;

use crate::reading::{Reading, Wanted, in_words, several};
use crate::{Failure, choice, pack};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Text;
use rand::Rng;
use registry::{Entry, Player, Simulation};
use report::Report;
pub(crate) use report::wilson;
use results::Format;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

/// Plays many games between computer players and counts how they end.
///
/// Players are random, search:200 (iterations for a decision), search:500ms (time for a decision) or just search (the
/// usual number of iterations): one for all seats, one for each side, or one for each seat.
///
/// The JSON object of --json has for each kind of player, under "players", its games, its wins, the share of
/// games it won ("rate") and the 95 % interval of that share ("low", "high"). If there is only one kind of
/// player it wins every game, which says nothing: then the last three are null.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  longtable simulate ring-cards --games 1000
  longtable simulate ring-cards --scenario duel --players search:200,random --swap --games 200
  longtable simulate ring-cards --scenario all --games 1000 --seed 7 --out results.csv")]
pub struct Args {
    /// The game's id.
    game: String,
    /// How many games to play, for each scenario.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays: random, search, search:200 or search:500ms.
    #[arg(long, value_delimiter = ',', value_name = "PLAYER,PLAYER", default_value = "random")]
    players: Vec<Player>,
    /// How many games are played at the same time; 0 for as many as suit the machine.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The same seed gives the same games, whatever the number of threads; a random one if left out.
    #[arg(long)]
    seed: Option<u64>,
    /// The scenario's id, or all; the game's first one if left out.
    #[arg(long)]
    scenario: Option<String>,
    /// How many people the scenario is set up for.
    #[arg(long)]
    people: Option<u8>,
    /// An option of the set-up; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = choice::pair)]
    options: Vec<(String, String)>,
    /// A data pack: a file, or the name of one that comes with the game.
    #[arg(long, value_name = "FILE-OR-NAME")]
    pack: Option<pack::Word>,
    /// Exchange the two sides' players in every second game.
    #[arg(long)]
    swap: bool,
    /// Write one line for each game to this file, which ends in .csv or .jsonl.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
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
    let reading = wanted.people_of(entry);
    let scenarios = scenarios(entry, args)?;
    let format = args.out.as_deref().map(Format::of).transpose()?;
    let seed = match args.seed {
        Some(seed) => seed,
        // Small enough to be typed again.
        None => u64::from(choice::generator(None)?.next_u32()),
    };

    let mut options = args.options.clone();
    options.extend(args.pack.as_ref().map(|pack| pack.option_for(entry)).transpose()?);
    let bar = progress(args, args.games.saturating_mul(scenarios.len() as u64), reading);
    let mut report = Report::new(entry.info().slug, args.scenario.as_deref(), &scenarios, seed);
    let mut games = Vec::new();
    for scenario in scenarios {
        let simulation = Simulation {
            scenario: Some(scenario.to_owned()),
            people: args.people,
            options: options.clone(),
            players: args.players.clone(),
            games: args.games,
            threads: args.threads,
            seed,
            swap: args.swap,
            study: false,
        };
        let start = Instant::now();
        let results = entry.simulate(&simulation, &|_| bar.inc(1)).map_err(|error| {
            bar.abandon();
            let text = |text: Text| {
                let text = text.text("error", error.text()).written("game", &args.game);
                text.written("scenario", scenario)
            };
            let failure = if error.is_usage() {
                Failure::usage(text(Text::new("cli-not-simulated")))
            } else {
                Failure::failed(text(Text::new("cli-stopped-simulating")).written("seed", seed))
            };
            failure.of_game(entry.info().slug)
        })?;
        report.add(scenario, &results, start.elapsed().as_secs_f64());
        if format.is_some() {
            games.extend(results.into_iter().map(|result| (scenario, result)));
        }
    }
    bar.finish_and_clear();

    // The counts are printed even if the file can't be written.
    let written = match (&args.out, format) {
        (Some(path), Some(format)) => results::write(path, format, &games),
        _ => Ok(()),
    };
    if args.json {
        let json = serde_json::to_string(&report).map_err(Failure::told)?;
        writeln!(out, "{json}")?;
    } else {
        text::write(&report, reading, out)?;
    }
    written
}

/// The scenarios that are played.
fn scenarios(entry: &dyn Entry, args: &Args) -> Result<Vec<&'static str>, Failure> {
    let all = entry.info().scenarios;
    let fits = |people: &[u8]| args.people.is_none_or(|n| people.contains(&n));
    let chosen: Vec<&str> = match args.scenario.as_deref() {
        None => all.first().map(|scenario| scenario.id).into_iter().collect(),
        Some("all") => {
            all.iter().filter(|scenario| fits(scenario.people)).map(|scenario| scenario.id).collect()
        }
        Some(id) => all.iter().map(|scenario| scenario.id).filter(|other| *other == id).collect(),
    };
    if chosen.is_empty() {
        let known = several(all.iter().map(|scenario| scenario.id));
        let what = Text::new("cli-no-scenario").written("game", &args.game).text("scenarios", known);
        return Err(Failure::usage(what));
    }
    Ok(chosen)
}

/// The progress bar on stderr. It shows nothing where there is no terminal.
fn progress(args: &Args, games: u64, reading: Reading) -> ProgressBar {
    if args.quiet {
        return ProgressBar::hidden();
    }
    let text = Text::new("cli-progress").written("done", "{pos}").written("all", "{len}");
    let text = text.written("speed", "{per_sec}").written("left", "{eta}");
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {}", in_words(&text, &reading)));
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
