//! The report as tables for a terminal.

use super::report::Report;
use crate::Failure;
use std::io::Write;

/// Writes the report.
pub fn write(report: &Report, out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{}, {} ({})", report.game, report.scenario, report.player)?;
    if !report.set_up.is_empty() {
        writeln!(out, "{}", report.set_up.join(", "))?;
    }
    writeln!(
        out,
        "won {} of {} games: {:.1} % (95 % interval {:.1} to {:.1} %), seed {}, {:.0} s",
        report.wins,
        report.games,
        100.0 * report.rate,
        100.0 * report.low,
        100.0 * report.high,
        report.seed,
        report.seconds
    )?;
    writeln!(out)?;
    for (ending, n) in &report.endings {
        writeln!(out, "  {:24} {:6}  {:5.1} %", ending, n, 100.0 * *n as f64 / report.games.max(1) as f64)?;
    }
    writeln!(out)?;
    writeln!(out, "  {:24} {:>8} {:>8} {:>8}", "on average", "all", "won", "lost")?;
    for measure in &report.measures {
        let number = |value: Option<f64>| value.map_or("-".to_owned(), |value| format!("{value:.1}"));
        writeln!(
            out,
            "  {:24} {:>8} {:>8} {:>8}",
            measure.name,
            number(Some(measure.mean)),
            number(measure.won),
            number(measure.lost)
        )?;
    }
    let deeds = report.deeds();
    let mut player = 0;
    for row in &report.cards {
        if row.player != player {
            player = row.player;
            writeln!(out)?;
            write!(out, "{:26}", format!("player {player}, in a game"))?;
            for deed in &deeds {
                write!(out, " {deed:>9}")?;
            }
            writeln!(out, " {:>9} {:>15}", "won if", "effect")?;
        }
        write!(out, "{:26}", row.card.chars().take(26).collect::<String>())?;
        for deed in &deeds {
            write!(out, " {:>9.2}", row.deeds.get(deed).copied().unwrap_or(0.0))?;
        }
        let won = row.won_played.map_or("-".to_owned(), |won| format!("{:.0} %", 100.0 * won));
        let effect = row.effect.map_or("-".to_owned(), |(effect, half)| {
            format!("{:+.0} ± {:.0} %", 100.0 * effect, 100.0 * half)
        });
        writeln!(out, " {won:>9} {effect:>15}")?;
    }
    Ok(())
}
