//! `longtable rules`: a rule by its number, or the list of all.

use crate::reading::{Reading, Wanted, in_words, quoted};
use crate::{Failure, choice, text};
use kernel::Text;
use kernel::rulebook::{Rule, RuleBook};
use std::io::Write;

/// Prints a rule of a game with the rules below it, or the list of its rules.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  longtable rules ring-cards
  longtable rules ring-cards 9.4.1
  longtable rules ring-cards 9.4        (with 9.4.1, 9.4.2 and so on)")]
pub struct Args {
    /// The game's id.
    game: String,
    /// The number of a rule, such as 9.4.1 or "9.2 step 3"; without it all rules are listed.
    number: Vec<String>,
}

/// Runs the command.
pub fn run(args: &Args, wanted: &Wanted, out: &mut dyn Write) -> Result<(), Failure> {
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
        let missing = Text::new("cli-no-rule-in").written("number", quoted(&number));
        return Err(Failure::failed(missing.written("game", &args.game)));
    };
    write(book, rule, wanted.people_of(entry), out)
}

/// Writes one rule with its heading, and the rules below it.
pub fn write(book: &RuleBook, rule: Rule<'_>, reading: Reading, out: &mut dyn Write) -> Result<(), Failure> {
    let title = if rule.heading.is_empty() || rule.heading.starts_with(rule.number) {
        Text::new("cli-rule")
    } else {
        Text::new("cli-rule-under").written("heading", rule.heading)
    };
    writeln!(out, "{}", in_words(&title.written("number", rule.number), &reading))?;
    write_text(rule, "  ", "  ", out)?;
    for part in book.iter().filter(|part| is_below(part.number, rule.number)) {
        write_text(part, &format!("  {}  ", part.number), "      ", out)?;
    }
    Ok(())
}

/// Whether the first number is one below the second: `9.4.1` and `9.4 step 1` below `9.4`, not `9.41`.
fn is_below(number: &str, above: &str) -> bool {
    number.strip_prefix(above).is_some_and(|rest| rest.starts_with(['.', ' ']))
}

/// Writes the text of a rule; the first line begins with `first`.
fn write_text(rule: Rule<'_>, first: &str, then: &str, out: &mut dyn Write) -> Result<(), Failure> {
    for (n, line) in rule.text.lines().enumerate() {
        for line in text::wrap(line, if n == 0 { first } else { then }, then) {
            writeln!(out, "{line}")?;
        }
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

#[cfg(test)]
mod tests {
    use super::is_below;

    #[test]
    fn rules_below_a_rule() {
        assert!(is_below("9.4.1", "9.4"));
        assert!(is_below("9.4 step 1", "9.4"));
        assert!(!is_below("9.4", "9.4"));
        assert!(!is_below("9.41", "9.4"));
        assert!(!is_below("19.4", "9.4"));
    }
}
