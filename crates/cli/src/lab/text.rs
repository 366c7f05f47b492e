//! The report as tables for a terminal.

use super::report::Report;
use crate::Failure;
use crate::games::ending_name;
use crate::reading::{Reading, in_words, name, several};
use kernel::{Language as _, Text};
use std::io::Write;

/// How wide the column of names is at least.
const NAMES: usize = 24;

/// Writes the report.
pub fn write(report: &Report, reading: Reading, out: &mut dyn Write) -> Result<(), Failure> {
    let text = Text::new("cli-lab-title").written("game", &report.game).written("scenario", &report.scenario);
    writeln!(out, "{}", in_words(&text.written("player", &report.player), &reading))?;
    if !report.set_up.is_empty() {
        writeln!(out, "{}", in_words(&several(&report.set_up), &reading))?;
    }
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let text = Text::new("cli-lab-rate")
        .written("won", report.wins)
        .written("n", report.games)
        .written("rate", percent(report.rate))
        .written("low", percent(report.low))
        .written("high", percent(report.high))
        .written("seed", report.seed)
        .written("seconds", format_args!("{:.0}", report.seconds));
    writeln!(out, "{}", in_words(&text, &reading))?;
    writeln!(out)?;
    let endings: Vec<(String, u64)> =
        report.endings.iter().map(|(ending, n)| (ending_name(ending, reading), *n)).collect();
    let measured =
        endings.iter().map(|(ending, _)| ending).chain(report.measures.iter().map(|one| &one.name));
    let width = measured.map(|name| name.chars().count()).fold(NAMES, usize::max);
    for (ending, n) in &endings {
        writeln!(out, "  {ending:width$} {n:6}  {:>5} %", percent(*n as f64 / report.games.max(1) as f64))?;
    }
    writeln!(out)?;
    let average = reading.say("cli-lab-on-average");
    let (all, won, lost) = (reading.say("cli-lab-all"), reading.say("cli-won"), reading.say("cli-lab-lost"));
    writeln!(out, "  {average:width$} {all:>8} {won:>8} {lost:>8}")?;
    for measure in &report.measures {
        let number = |value: Option<f64>| value.map_or("-".to_owned(), |value| format!("{value:.1}"));
        writeln!(
            out,
            "  {:width$} {:>8} {:>8} {:>8}",
            measure.name,
            number(Some(measure.mean)),
            number(measure.won),
            number(measure.lost)
        )?;
    }
    write_cards(report, reading, out)
}

/// Writes what each card did.
fn write_cards(report: &Report, reading: Reading, out: &mut dyn Write) -> Result<(), Failure> {
    let deeds = report.deeds();
    let names: Vec<String> = deeds.iter().map(|deed| name(&reading, "deed", deed)).collect();
    let mut player = 0;
    for row in &report.cards {
        if row.player != player {
            player = row.player;
            writeln!(out)?;
            write!(out, "{:26}", in_words(&Text::new("cli-lab-of-player").number("n", player), &reading))?;
            for deed in &names {
                write!(out, " {deed:>9}")?;
            }
            writeln!(out, " {:>9} {:>15}", reading.say("cli-lab-won-if"), reading.say("cli-lab-effect"))?;
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
