//! The counts as tables for people.

use super::report::{Fared, Report};
use crate::Failure;
use std::io::Write;

/// Writes the tables.
pub fn write(report: &Report, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}: {} games, seed {}", report.game, report.games, report.seed)?;
    writeln!(out)?;

    let mut rows = vec![["scenario", "winner", "ending", "games", "share"].map(str::to_owned).to_vec()];
    for (scenario, of_scenario) in &report.scenarios {
        for (winner, endings) in &of_scenario.outcomes {
            for (ending, games) in endings {
                rows.push(vec![
                    (*scenario).to_owned(),
                    (*winner).to_owned(),
                    (*ending).to_owned(),
                    games.to_string(),
                    percent(*games as f64 / of_scenario.games.max(1) as f64),
                ]);
            }
        }
    }
    table(&rows, 3, out)?;
    writeln!(out)?;

    let mut rows = vec![["scenario", "games", "fewest answers", "mean", "most"].map(str::to_owned).to_vec()];
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
        let head = ["player", "games", "won", "share", "95 % interval"];
        let mut rows = vec![head.map(str::to_owned).to_vec()];
        for (player, fared, rate, low, high) in shares {
            rows.push(vec![
                player.clone(),
                fared.games.to_string(),
                fared.wins.to_string(),
                percent(rate),
                format!("{} to {}", percent(low), percent(high)),
            ]);
        }
        table(&rows, 1, out)?;
        writeln!(out)?;
    }

    writeln!(out, "{} answers, {} of them by Chance", report.answers, report.chance_answers)?;
    writeln!(
        out,
        "{:.2} seconds: {:.1} games and {:.0} answers a second",
        report.seconds, report.games_per_second, report.answers_per_second
    )?;
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// Writes rows in columns: the first `words` columns aligned left, the numbers after them aligned right.
fn table(rows: &[Vec<String>], words: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.len()).max();
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
