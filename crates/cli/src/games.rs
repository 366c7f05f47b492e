//! `longtable games`: what can be played.

use crate::Failure;
use kernel::Info;
use kernel::wire::Outcome;
use std::io::Write;

/// Lists the games with their scenarios, seats and options.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  longtable games --json")]
pub struct Args {
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    if args.json {
        let games: Vec<Info> = registry::all().iter().map(|entry| entry.info()).collect();
        writeln!(out, "{}", serde_json::json!({ "games": games }))?;
        return Ok(());
    }
    for (n, entry) in registry::all().iter().enumerate() {
        if n > 0 {
            writeln!(out)?;
        }
        describe(&entry.info(), out)?;
    }
    Ok(())
}

/// Who won a game and how. The game itself says it in a sentence, at the end of its log.
pub fn ending(outcome: &Outcome) -> String {
    let Outcome { winners, winner, ending } = outcome;
    match winners.as_slice() {
        [] => format!("Nobody wins ({ending})."),
        winners => format!("Winners: {} ({winner}, {ending}).", winners.join(", ")),
    }
}

fn describe(info: &Info, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}: {} (rules version {})", info.slug, info.name, info.rules_version)?;
    writeln!(out, "  scenarios (the first is the default):")?;
    for scenario in info.scenarios {
        let people: Vec<String> = scenario.people.iter().map(u8::to_string).collect();
        writeln!(out, "    {}: {}; people: {}", scenario.id, scenario.name, people.join(", "))?;
        writeln!(out, "      seats: {}", scenario.seats.join(", "))?;
    }
    if !info.options.is_empty() {
        writeln!(out, "  options:")?;
    }
    for option in info.options {
        let values = if option.values.is_empty() { "TEXT".to_owned() } else { option.values.join("|") };
        writeln!(out, "    {}={values}: {}", option.id, option.about)?;
    }
    Ok(())
}
