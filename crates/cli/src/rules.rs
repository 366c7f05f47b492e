//! `longtable rules`: a rule by its number, or the list of all.

use crate::{Failure, choice};
use kernel::rulebook::Rule;
use std::io::Write;

/// Prints a rule of a game, or the list of its rules.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  longtable rules ring-cards\n  longtable rules ring-cards 9.4.1")]
pub struct Args {
    /// The game's id.
    game: String,
    /// The number of a rule, such as 9.4.1 or "9.2 step 3"; without it all rules are listed.
    number: Vec<String>,
}

/// Carries it out.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let entry = choice::game(&args.game)?;
    let book = entry.rules();
    if args.number.is_empty() {
        for rule in book.iter() {
            writeln!(out, "{:<12} {}", rule.number, first_line(rule))?;
        }
        return Ok(());
    }
    let number = args.number.join(" ");
    let Some(rule) = book.get(&number) else {
        return Err(Failure::Failed(format!("there is no rule {number:?} in {}", args.game)));
    };
    write(rule, out)
}

/// Writes one rule with its heading.
pub fn write(rule: Rule<'_>, out: &mut dyn Write) -> Result<(), Failure> {
    if rule.heading.is_empty() || rule.heading.starts_with(rule.number) {
        writeln!(out, "Rule {}", rule.number)?;
    } else {
        writeln!(out, "Rule {} ({})", rule.number, rule.heading)?;
    }
    for line in rule.text.lines() {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// As much of a rule as fits in a line of the list.
fn first_line(rule: Rule<'_>) -> String {
    const WIDTH: usize = 96;
    let line = rule.text.lines().next().unwrap_or_default();
    if line.chars().count() <= WIDTH {
        return line.to_owned();
    }
    let mut short: String = line.chars().take(WIDTH - 3).collect();
    short.truncate(short.trim_end().len());
    short + "..."
}
