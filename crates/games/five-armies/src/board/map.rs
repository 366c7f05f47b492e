//! The board as a map of characters: each area where it lies, with its army in short.

use crate::ids::{Area, Side};
use crate::text::Said;
use crate::view::{AreaView, View};
use armies::Chart;
use kernel::{Language, Text};

const CHART: Chart = Chart { rows: 24, columns: 98, label: 13 };

/// Where the labels begin: row and column.
pub(super) fn places() -> Vec<(Area, (usize, usize))> {
    CHART.places(Area::ALL.map(|area| (area, area.at())))
}

/// The rows of the map.
pub(super) fn rows(view: &View, language: &dyn Language) -> Vec<String> {
    let mut rows = vec![vec![' '; CHART.columns]; CHART.rows];
    let places = places();
    for (area, (row, column)) in places.iter().copied() {
        let here = view.areas.iter().find(|one| one.area == area);
        let name: Said = Text::of("code-area", area.slug());
        let label =
            format!("{}{}", name.render(language), here.map(|here| what(here, language)).unwrap_or_default());
        // A label goes on to the next one in its row. What is cut off stands below the map.
        let others = places.iter().filter(|(_, place)| place.0 == row && place.1 > column);
        let room = others.map(|(_, place)| place.1 - 1).min().unwrap_or(CHART.columns) - column;
        let cut = label.chars().count() > room;
        let shown = label.chars().take(if cut { room - 1 } else { room }).chain(cut.then_some('…'));
        for (at, letter) in shown.enumerate() {
            rows[row][column + at] = letter;
        }
    }
    let lines = rows.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned());
    lines.collect()
}

/// What is in an area, in short: control, units, damage, Leadership, characters alone, tokens.
fn what(here: &AreaView, language: &dyn Language) -> String {
    let mut short = String::new();
    if here.marker {
        short.push('*');
    }
    if let Some(army) = &here.army {
        let side: Said = match army.side {
            Side::FreePeoples => Text::new("code-free-peoples"),
            Side::Shadow => Text::new("code-shadow"),
        };
        let units: u8 = army.units.iter().map(|one| one.count).sum();
        short.push_str(&format!(" {}{units}", side.render(language)));
        if army.leads > 0 {
            short.push_str(&format!("+{}", army.leads));
        }
        if army.damage > 0 {
            short.push_str(&format!("!{}", army.damage));
        }
    }
    if !here.alone.is_empty() {
        short.push_str(&format!(" @{}", here.alone.len()));
    }
    let tokens: u8 = here.tokens.iter().map(|one| one.count).sum();
    if tokens > 0 {
        short.push_str(&format!(" ?{tokens}"));
    }
    short
}
