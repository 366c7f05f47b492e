//! The board as a map of characters: each area where it lies, with its Army in short. Where it lies is ours (Appendix E, R2), also
//! in a game with a pack: it is for drawing only.

use crate::book::Book;
use crate::ids::{Area, Scenario, Side};
use crate::text::Said;
use crate::view::{AreaView, View};
use armies::Chart;
use kernel::{Language, Text};

const CHART: Chart = Chart { rows: 26, columns: 100, label: LABEL };

/// How wide a label may be.
pub(super) const LABEL: usize = 14;

/// Where the labels begin: row and column.
pub(super) fn places(scenario: Scenario) -> Vec<(Area, (usize, usize))> {
    let book = Book::Ours(scenario);
    let areas = book.board.areas | book.board.recruitment;
    CHART.places(areas.iter().map(|area| (area, book.board.at[area])))
}

/// The rows of the map.
pub(super) fn rows(view: &View, language: &dyn Language) -> Vec<String> {
    let mut rows = vec![vec![' '; CHART.columns]; CHART.rows];
    for (area, (row, column)) in places(view.scenario) {
        let here = view.areas.iter().find(|one| one.area == area);
        let name: Said = Text::of("code-area", area.slug());
        let label =
            format!("{}{}", name.render(language), here.map(|here| what(here, language)).unwrap_or_default());
        for (at, letter) in label.chars().take(LABEL - 1).enumerate() {
            rows[row][column + at] = letter;
        }
    }
    let lines = rows.into_iter().map(|row| row.into_iter().collect::<String>().trim_end().to_owned());
    lines.collect()
}

/// What is in an area, in short: control, units, Leadership, Damage, tokens.
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
        if army.leadership > 0 {
            short.push_str(&format!("+{}", army.leadership));
        }
        if army.damage > 0 {
            short.push_str(&format!("!{}", army.damage));
        }
    }
    let tokens: u8 = here.tokens.iter().map(|one| one.count).sum();
    if tokens > 0 {
        short.push_str(&format!("?{tokens}"));
    }
    short
}
