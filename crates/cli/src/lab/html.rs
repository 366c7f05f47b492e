//! The report as one self-contained page with plots.

use super::report::{CardRow, Report};
use crate::games::ending_name;
use crate::reading::{Reading, in_words, name, several};
use kernel::{Language as _, Text};
use std::fmt::Write as _;

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const STYLE: &str = "
:root { color-scheme: light dark; --fore: #1d2530; --back: #fbfaf7; --won: #2f7d4f; --lost: #b4472f; --line: #c9c4b8; }
@media (prefers-color-scheme: dark) { :root { --fore: #e8e4da; --back: #16191d; --won: #63b889; --lost: #e0785f; --line: #4a4f57; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--fore); background: var(--back); max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .5rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
.scroll { overflow-x: auto; }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--fore); font: 12px system-ui, sans-serif; }
.won { fill: var(--won); } .lost { fill: var(--lost); } .axis { stroke: var(--line); }
.big { font-size: 2.5rem; font-weight: 600; margin: 0; }
";

/// The page.
pub fn page(report: &Report, reading: Reading) -> String {
    let said = |text: &Text| escape(&in_words(text, &reading));
    let say = |id: &str| escape(&reading.say(id));
    let mut page = String::new();
    let title = Text::new("cli-lab-page-title").written("game", &report.game);
    let title = said(&title.written("scenario", &report.scenario));
    let played = Text::new("cli-lab-played-by")
        .text("set-up", several(&report.set_up))
        .written("player", &report.player)
        .written("seed", report.seed);
    let _ = write!(
        page,
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1><p>{}</p>",
        reading.1.tag(),
        said(&played)
    );
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let won = Text::new("cli-lab-won")
        .written("won", report.wins)
        .written("n", report.games)
        .written("low", percent(report.low))
        .written("high", percent(report.high));
    let _ = write!(page, "<p class=\"big\">{} %</p><p>{}</p>", percent(report.rate), said(&won));
    let _ = write!(
        page,
        "<h2>{}</h2><table><tr><th>{}</th><th>{}</th><th>{}</th></tr>",
        say("cli-lab-endings"),
        say("cli-ending"),
        say("cli-games"),
        say("cli-share")
    );
    for (ending, n) in &report.endings {
        let share = percent(*n as f64 / report.games.max(1) as f64);
        let ending = escape(&ending_name(ending, reading));
        let _ = write!(page, "<tr><td>{ending}</td><td>{n}</td><td>{share} %</td></tr>");
    }
    let _ = write!(
        page,
        "</table><h2>{}</h2><table><tr><th></th><th>{}</th><th>{}</th><th>{}</th></tr>",
        say("cli-lab-on-average.title"),
        say("cli-lab-all"),
        say("cli-won"),
        say("cli-lab-lost")
    );
    for measure in &report.measures {
        let number = |value: Option<f64>| value.map_or("–".to_owned(), |value| format!("{value:.1}"));
        let _ = write!(
            page,
            "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            escape(&measure.name),
            number(Some(measure.mean)),
            number(measure.won),
            number(measure.lost)
        );
    }
    let _ = write!(page, "</table><h2>{}</h2>", say("cli-lab-lengths"));
    lengths(report, reading, &mut page);
    let players: Vec<u8> = {
        let mut players: Vec<u8> = report.cards.iter().map(|row| row.player).collect();
        players.dedup();
        players
    };
    for player in players {
        let rows: Vec<&CardRow> = report.cards.iter().filter(|row| row.player == player).collect();
        let _ = write!(
            page,
            "<h2>{}</h2><p>{}</p>",
            said(&Text::new("cli-lab-cards").number("n", player)),
            say("cli-lab-about-effect")
        );
        effects(&rows, reading, &mut page);
        table(report, &rows, reading, &mut page);
    }
    page.push_str("</body></html>\n");
    page
}

/// Games by their length, won above lost.
fn lengths(report: &Report, reading: Reading, page: &mut String) {
    let (Some(first), Some(last)) = (report.lengths.keys().next(), report.lengths.keys().next_back()) else {
        return;
    };
    let most = report.lengths.values().map(|(won, lost)| won + lost).max().unwrap_or(1).max(1) as f64;
    let n = last - first + 1;
    let (width, height) = (800.0, 220.0);
    let step = width / n as f64;
    let _ = write!(
        page,
        "<svg viewBox=\"0 0 {width} {}\" role=\"img\" aria-label=\"{}\">",
        height + 24.0,
        escape(&reading.say("cli-lab-lengths.label"))
    );
    for (rounds, (won, lost)) in &report.lengths {
        let of =
            |text: Text, n: u64| escape(&in_words(&text.written("rounds", rounds).written("n", n), &reading));
        let x = (rounds - first) as f64 * step;
        let (won_height, lost_height) = (*won as f64 / most * height, *lost as f64 / most * height);
        let bar = (step - 2.0).max(1.0);
        let _ = write!(
            page,
            "<rect class=\"won\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{bar:.1}\" height=\"{won_height:.1}\"><title>{}</title></rect>\
             <rect class=\"lost\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{bar:.1}\" height=\"{lost_height:.1}\"><title>{}</title></rect>",
            height - won_height - lost_height,
            of(Text::new("cli-lab-rounds-won"), *won),
            height - lost_height,
            of(Text::new("cli-lab-rounds-lost"), *lost)
        );
        if n <= 30 || rounds % 5 == 0 {
            let _ = write!(
                page,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{rounds}</text>",
                x + step / 2.0,
                height + 16.0
            );
        }
    }
    let _ = write!(page, "</svg><p>{}</p>", escape(&reading.say("cli-lab-rounds")));
}

/// The effect of each card with its interval, strongest first.
fn effects(rows: &[&CardRow], reading: Reading, page: &mut String) {
    let mut rows: Vec<(&str, f64, f64)> = rows
        .iter()
        .filter_map(|row| row.effect.map(|(effect, half)| (row.card.as_str(), effect, half)))
        .collect();
    rows.sort_by(|a, b| b.1.total_cmp(&a.1));
    if rows.is_empty() {
        return;
    }
    let most = rows.iter().map(|(_, effect, half)| effect.abs() + half).fold(0.05, f64::max);
    let (left, half_width, line) = (220.0, 280.0, 20.0);
    let middle = left + half_width;
    let x = |value: f64| middle + value / most * half_width;
    let height = rows.len() as f64 * line;
    let _ = write!(
        page,
        "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\"><line class=\"axis\" x1=\"{middle}\" y1=\"0\" x2=\"{middle}\" y2=\"{height}\"/>",
        left + 2.0 * half_width + 40.0,
        height + 20.0,
        escape(&reading.say("cli-lab-effect.label"))
    );
    for part in [-1.0, -0.5, 0.0, 0.5, 1.0] {
        let _ = write!(
            page,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{:+.0} %</text>",
            x(part * most),
            height + 15.0,
            100.0 * part * most
        );
    }
    for (n, (card, effect, half)) in rows.iter().enumerate() {
        let y = n as f64 * line + line / 2.0;
        let class = if *effect >= 0.0 { "won" } else { "lost" };
        let _ = write!(
            page,
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <line class=\"axis\" stroke-width=\"2\" x1=\"{:.1}\" y1=\"{y:.1}\" x2=\"{:.1}\" y2=\"{y:.1}\"/>\
             <circle class=\"{class}\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\"><title>{:+.1} ± {:.1} %</title></circle>",
            left - 8.0,
            y + 4.0,
            escape(card),
            x(effect - half),
            x(effect + half),
            x(*effect),
            100.0 * effect,
            100.0 * half
        );
    }
    page.push_str("</svg>");
}

fn table(report: &Report, rows: &[&CardRow], reading: Reading, page: &mut String) {
    let deeds = report.deeds();
    let say = |id: &str| escape(&reading.say(id));
    let _ = write!(page, "<div class=\"scroll\"><table><tr><th>{}</th>", say("cli-lab-card"));
    for deed in &deeds {
        let _ = write!(page, "<th>{}</th>", escape(&name(&reading, "deed", deed)));
    }
    let _ = write!(
        page,
        "<th>{}</th><th>{}</th><th>{}</th></tr>",
        say("cli-games"),
        say("cli-lab-won-if-played"),
        say("cli-lab-won-if-not")
    );
    let share =
        |value: Option<f64>| value.map_or("–".to_owned(), |value| format!("{:.0} %", 100.0 * value));
    for row in rows {
        let _ = write!(page, "<tr><td>{}</td>", escape(&row.card));
        for deed in &deeds {
            let _ = write!(page, "<td>{:.2}</td>", row.deeds.get(deed).copied().unwrap_or(0.0));
        }
        let _ = write!(
            page,
            "<td>{}</td><td>{}</td><td>{}</td></tr>",
            row.played_in,
            share(row.won_played),
            share(row.won_unplayed)
        );
    }
    page.push_str("</table></div>");
}
