//! One line for each game, for other programs. There are no times in it, so that the same seed gives the same file.

use crate::{Failure, file};
use kernel::Text;
use registry::GameResult;
use serde::Serialize;
use std::path::Path;

/// The form of a results file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Comma-separated values with a first line of names.
    Csv,
    /// One JSON object a line.
    JsonLines,
}

#[derive(Serialize)]
struct Row<'a> {
    scenario: &'a str,
    game: u64,
    winner: &'a str,
    ending: &'a str,
    winner_player: Option<&'a str>,
    answers: u64,
    chance_answers: u64,
    players: Vec<String>,
}

impl Format {
    /// The form that a file's name asks for.
    pub fn of(path: &Path) -> Result<Format, Failure> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("csv") => Ok(Format::Csv),
            Some("jsonl") => Ok(Format::JsonLines),
            _ => Err(Failure::usage(Text::new("cli-csv-or-jsonl")).at(path)),
        }
    }
}

/// Writes the results of all games, each with its scenario.
pub fn write(path: &Path, format: Format, games: &[(&str, GameResult)]) -> Result<(), Failure> {
    let mut text = String::new();
    if format == Format::Csv {
        text.push_str("scenario,game,winner,ending,winner_player,answers,chance_answers,players\n");
    }
    for (scenario, result) in games {
        let row = Row {
            scenario,
            game: result.game,
            winner: result.winner,
            ending: result.ending,
            winner_player: result.winner_player.as_deref(),
            answers: result.answers,
            chance_answers: result.chance,
            players: result.players.iter().map(ToString::to_string).collect(),
        };
        match format {
            Format::Csv => text.push_str(&csv(&row)),
            Format::JsonLines => {
                let line = serde_json::to_string(&row).map_err(Failure::told)?;
                text.push_str(&line);
            }
        }
        text.push('\n');
    }
    file::write_whole(path, &text)
}

fn csv(row: &Row<'_>) -> String {
    let cells = [
        row.scenario,
        &row.game.to_string(),
        row.winner,
        row.ending,
        row.winner_player.unwrap_or_default(),
        &row.answers.to_string(),
        &row.chance_answers.to_string(),
        &row.players.join(";"),
    ];
    cells.map(quoted).join(",")
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}
