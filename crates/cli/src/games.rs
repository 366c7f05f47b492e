//! `longtable games`: what can be played.

use crate::Failure;
use crate::reading::{Reading, Wanted, in_words, name, several};
use kernel::wire::Outcome;
use kernel::{Language as _, Text};
use registry::Entry;
use serde_json::{Value, json};
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
pub fn run(args: &Args, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
    if args.json {
        writeln!(out, "{}", list(wanted))?;
        return Ok(());
    }
    for (n, entry) in registry::all().iter().enumerate() {
        if n > 0 {
            writeln!(out)?;
        }
        describe(*entry, wanted.people_of(*entry), out)?;
    }
    Ok(())
}

/// All games, for programs.
pub fn list(wanted: &Wanted) -> Value {
    let games = registry::all().iter().map(|entry| game(*entry, wanted.programs_of(*entry)));
    json!({ "games": games.collect::<Vec<Value>>() })
}

/// What a game says about itself, for programs.
fn game(entry: &dyn Entry, reading: Reading) -> Value {
    let info = entry.info();
    let scenario = |scenario: &kernel::ScenarioInfo| {
        json!({
            "id": scenario.id, "name": name(&reading, "scenario", scenario.id),
            "people": scenario.people, "seats": scenario.seats,
        })
    };
    let option = |option: &kernel::OptionInfo| json!({ "id": option.id, "about": name(&reading, "option", option.id), "values": option.values });
    let order = |order: &kernel::OrderInfo| {
        json!({
            "id": order.id, "about": name(&reading, "order", order.id), "kind": order.kind,
            "rule": order.rule, "answer": order.answer, "until_change": order.until_change,
        })
    };
    json!({
        "slug": info.slug,
        "name": reading.say("game"),
        "about": reading.say("game.about"),
        "rules_version": info.rules_version,
        "scenarios": info.scenarios.iter().map(scenario).collect::<Vec<Value>>(),
        "options": info.options.iter().map(option).collect::<Vec<Value>>(),
        "orders": info.orders.iter().map(order).collect::<Vec<Value>>(),
    })
}

/// Who won a game and how. The game itself says it in a sentence, at the end of its log.
pub fn ending(outcome: &Outcome, reading: Reading) -> String {
    let Outcome { winners, winner, ending } = outcome;
    let text = match winners.as_slice() {
        [] => Text::new("cli-nobody-wins"),
        winners => Text::new("cli-winners")
            .text("seats", several(winners))
            .written("winner", name(&reading, "winner", winner)),
    };
    in_words(&text.written("ending", ending_name(ending, reading)), &reading)
}

/// How a game ended, in a few words.
pub fn ending_name(ending: &str, reading: Reading) -> String {
    let mut name = name(&reading, "ending", ending);
    name.truncate(name.trim_end_matches('.').len());
    name
}

fn describe(entry: &dyn Entry, reading: Reading, out: &mut dyn Write) -> Result<(), Failure> {
    let info = entry.info();
    let title = Text::new("cli-game")
        .written("id", info.slug)
        .text("game", Text::new("game"))
        .number("version", info.rules_version);
    writeln!(out, "{}", in_words(&title, &reading))?;
    writeln!(out, "  {}", reading.say("cli-game-scenarios"))?;
    for scenario in info.scenarios {
        let text = Text::new("cli-game-scenario")
            .written("id", scenario.id)
            .written("name", name(&reading, "scenario", scenario.id))
            .text("people", several(scenario.people));
        writeln!(out, "    {}", in_words(&text, &reading))?;
        let seats = Text::new("cli-game-seats").text("seats", several(scenario.seats));
        writeln!(out, "      {}", in_words(&seats, &reading))?;
    }
    if !info.options.is_empty() {
        writeln!(out, "  {}", reading.say("cli-game-options"))?;
    }
    for option in info.options {
        let values =
            if option.values.is_empty() { reading.say("cli-game-any-text") } else { option.values.join("|") };
        let text = Text::new("cli-game-option")
            .written("id", option.id)
            .written("values", values)
            .written("about", name(&reading, "option", option.id));
        writeln!(out, "    {}", in_words(&text, &reading))?;
    }
    Ok(())
}
