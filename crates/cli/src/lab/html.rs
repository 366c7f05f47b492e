//! The report as one self-contained page with plots.

use super::report::{CardRow, Report};
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
pub fn page(report: &Report) -> String {
    let mut page = String::new();
    let title = escape(&format!("{}: {}", report.game, report.scenario));
    let _ = write!(
        page,
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1><p>{}</p>",
        escape(&format!("{}; played by {}, seed {}", report.set_up.join(", "), report.player, report.seed))
    );
    let _ = write!(
        page,
        "<p class=\"big\">{:.1} %</p><p>won {} of {} games; the 95 % interval goes from {:.1} to {:.1} %.</p>",
        100.0 * report.rate,
        report.wins,
        report.games,
        100.0 * report.low,
        100.0 * report.high
    );
    page.push_str("<h2>How the games ended</h2><table><tr><th>ending</th><th>games</th><th>share</th></tr>");
    for (ending, n) in &report.endings {
        let share = 100.0 * *n as f64 / report.games.max(1) as f64;
        let _ = write!(page, "<tr><td>{}</td><td>{n}</td><td>{share:.1} %</td></tr>", escape(ending));
    }
    page.push_str(
        "</table><h2>On average</h2><table><tr><th></th><th>all</th><th>won</th><th>lost</th></tr>",
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
    page.push_str("</table><h2>Length of the games</h2>");
    lengths(report, &mut page);
    let players: Vec<u8> = {
        let mut players: Vec<u8> = report.cards.iter().map(|row| row.player).collect();
        players.dedup();
        players
    };
    for player in players {
        let rows: Vec<&CardRow> = report.cards.iter().filter(|row| row.player == player).collect();
        let _ = write!(page, "<h2>Cards of player {player}</h2>");
        page.push_str(
            "<p>How much more often the games were won in which the card was played or used, with the 95 % interval. \
             Cards are also played more in games that go well: this is no proof of a cause.</p>",
        );
        effects(&rows, &mut page);
        table(report, &rows, &mut page);
    }
    page.push_str("</body></html>\n");
    page
}

/// Games by their length, won above lost.
fn lengths(report: &Report, page: &mut String) {
    let (Some(first), Some(last)) = (report.lengths.keys().next(), report.lengths.keys().next_back()) else {
        return;
    };
    let most = report.lengths.values().map(|(won, lost)| won + lost).max().unwrap_or(1).max(1) as f64;
    let n = last - first + 1;
    let (width, height) = (800.0, 220.0);
    let step = width / n as f64;
    let _ = write!(
        page,
        "<svg viewBox=\"0 0 {width} {}\" role=\"img\" aria-label=\"games by length\">",
        height + 24.0
    );
    for (rounds, (won, lost)) in &report.lengths {
        let x = (rounds - first) as f64 * step;
        let (won_height, lost_height) = (*won as f64 / most * height, *lost as f64 / most * height);
        let bar = (step - 2.0).max(1.0);
        let _ = write!(
            page,
            "<rect class=\"won\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{bar:.1}\" height=\"{won_height:.1}\"><title>{rounds}: {won} won</title></rect>\
             <rect class=\"lost\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{bar:.1}\" height=\"{lost_height:.1}\"><title>{rounds}: {lost} lost</title></rect>",
            height - won_height - lost_height,
            height - lost_height
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
    page.push_str("</svg><p>Rounds; green: won, red: lost.</p>");
}

/// The effect of each card with its interval, strongest first.
fn effects(rows: &[&CardRow], page: &mut String) {
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
        "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"effect of each card\"><line class=\"axis\" x1=\"{middle}\" y1=\"0\" x2=\"{middle}\" y2=\"{height}\"/>",
        left + 2.0 * half_width + 40.0,
        height + 20.0
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

fn table(report: &Report, rows: &[&CardRow], page: &mut String) {
    let deeds = report.deeds();
    page.push_str("<div class=\"scroll\"><table><tr><th>card</th>");
    for deed in &deeds {
        let _ = write!(page, "<th>{}</th>", escape(deed));
    }
    page.push_str("<th>games</th><th>won if played</th><th>won if not</th></tr>");
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
