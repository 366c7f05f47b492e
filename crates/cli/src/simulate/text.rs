//! The counts as tables for people.

use super::report::{Fared, Report};
use crate::Failure;
use crate::games::ending_name;
use crate::reading::{Reading, in_words, name};
use kernel::{Language as _, Text};
use std::io::Write;

/// Writes the tables.
pub fn write(report: &Report, reading: Reading, out: &mut dyn Write) -> Result<(), Failure> {
    let text = Text::new("cli-simulated").written("game", report.game).written("n", report.games);
    writeln!(out, "{}", in_words(&text.written("seed", report.seed), &reading))?;
    writeln!(out)?;

    let [scenario, games] = [reading.say("cli-scenario"), reading.say("cli-games")];
    let share = reading.say("cli-share");
    let (winner, ending) = (reading.say("cli-winner"), reading.say("cli-ending"));
    let mut rows = vec![vec![scenario.clone(), winner, ending, games.clone(), share.clone()]];
    for (scenario, of_scenario) in &report.scenarios {
        for (winner, endings) in &of_scenario.outcomes {
            for (ending, games) in endings {
                rows.push(vec![
                    (*scenario).to_owned(),
                    name(&reading, "winner", winner),
                    ending_name(ending, reading),
                    games.to_string(),
                    percent(*games as f64 / of_scenario.games.max(1) as f64),
                ]);
            }
        }
    }
    table(&rows, 3, out)?;
    writeln!(out)?;

    let (fewest, mean) = (reading.say("cli-fewest-answers"), reading.say("cli-mean"));
    let mut rows = vec![vec![scenario, games.clone(), fewest, mean, reading.say("cli-most")]];
    for (scenario, of_scenario) in &report.scenarios {
        rows.push(vec![
            (*scenario).to_owned(),
            of_scenario.games.to_string(),
            of_scenario.length.min.to_string(),
            format!("{:.1}", of_scenario.length.mean),
            of_scenario.length.max.to_string(),
        ]);
    }
    table(&rows, 1, out)?;
    writeln!(out)?;

    // A player that plays only against itself has no share.
    let shares = report.players.iter().filter_map(|(player, fared)| {
        let Fared { rate, low, high, .. } = *fared;
        Some((player, fared, rate?, low?, high?))
    });
    let shares: Vec<_> = shares.collect();
    if !shares.is_empty() {
        let (player, won) = (reading.say("cli-player"), reading.say("cli-won"));
        let mut rows = vec![vec![player, games, won, share, reading.say("cli-interval")]];
        for (player, fared, rate, low, high) in shares {
            let interval = Text::new("cli-from-to");
            rows.push(vec![
                player.clone(),
                fared.games.to_string(),
                fared.wins.to_string(),
                percent(rate),
                in_words(&interval.written("from", percent(low)).written("to", percent(high)), &reading),
            ]);
        }
        table(&rows, 1, out)?;
        writeln!(out)?;
    }

    let text = Text::new("cli-by-chance").written("n", report.answers);
    writeln!(out, "{}", in_words(&text.written("chance", report.chance_answers), &reading))?;
    let text = Text::new("cli-speed")
        .written("seconds", format_args!("{:.2}", report.seconds))
        .written("games", format_args!("{:.1}", report.games_per_second))
        .written("answers", format_args!("{:.0}", report.answers_per_second));
    writeln!(out, "{}", in_words(&text, &reading))?;
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// Writes rows in columns: the first `words` columns aligned left, the numbers after them aligned right.
fn table(rows: &[Vec<String>], words: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..n_columns).map(|column| width(column).unwrap_or(0)).collect();
    for row in rows {
        let cells: Vec<String> = row
            .iter()
            .enumerate()
            .map(|(column, cell)| {
                let width = widths[column];
                if column < words { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            })
            .collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}
