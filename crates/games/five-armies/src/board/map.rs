//! The board as a map of characters: each area where it lies, with its army in short.

use crate::ids::{Area, Side};
use crate::text::Said;
use crate::view::{AreaView, View};
use kernel::{Language, Text};

/// How many rows the map has.
const ROWS: usize = 24;

/// How wide it is.
const COLUMNS: usize = 98;

/// How wide a label may be.
const LABEL: usize = 13;

/// Where the label of an area begins: row and column.
type Place = (usize, usize);

/// Where the labels are. Two that would meet in a row are put into neighbouring rows.
pub(super) fn places() -> Vec<(Area, Place)> {
    let mut areas = Area::ALL;
    areas.sort_by_key(|area| {
        let (x, y) = area.at();
        (y, x)
    });
    let mut placed: Vec<(Area, Place)> = Vec::with_capacity(Area::COUNT);
    for area in areas {
        let (x, y) = area.at();
        let column = (usize::from(x) * COLUMNS / 1000).saturating_sub(LABEL / 2).min(COLUMNS - LABEL);
        let row = (usize::from(y) * (ROWS - 1) + 500) / 1000;
        let free = |row: &usize| {
            *row < ROWS
                && !placed.iter().any(|(_, (other, there))| other == row && there.abs_diff(column) < LABEL)
        };
        let tries = [row, row + 1, row.wrapping_sub(1), row + 2, row.wrapping_sub(2)];
        let row = tries.into_iter().find(free).unwrap_or(row.min(ROWS - 1));
        placed.push((area, (row, column)));
    }
    placed
}

/// The rows of the map.
pub(super) fn rows(view: &View, language: &dyn Language) -> Vec<String> {
    let mut rows = vec![vec![' '; COLUMNS]; ROWS];
    let places = places();
    for (area, (row, column)) in places.iter().copied() {
        let here = view.areas.iter().find(|one| one.area == area);
        let name: Said = Text::of("code-area", area.slug());
        let label =
            format!("{}{}", name.render(language), here.map(|here| what(here, language)).unwrap_or_default());
        // A label goes on to the next one in its row. What is cut off stands below the map.
        let others = places.iter().filter(|(_, place)| place.0 == row && place.1 > column);
        let room = others.map(|(_, place)| place.1 - 1).min().unwrap_or(COLUMNS) - column;
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
