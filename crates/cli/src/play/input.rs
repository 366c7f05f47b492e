//! What a line typed at a question means.

use std::path::PathBuf;

/// One typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Nothing was typed.
    Nothing,
    /// The answer with this number, counted from 1.
    Number(usize),
    /// One step back.
    Back,
    /// This many of the last log entries.
    Log(usize),
    /// Save, to this file or the usual one.
    Save(Option<PathBuf>),
    /// The rule of the question.
    ExplainQuestion,
    /// One answer in detail.
    ExplainAnswer(usize),
    /// A rule.
    Rule(String),
    /// What there is to read about the things of this name.
    About(String),
    /// Why answers about a thing are not possible.
    Why(String),
    /// The table.
    Board,
    /// The table as JSON.
    View,
    /// Another seat that may answer wants to.
    As(String),
    /// Let the program roll this once.
    Roll,
    /// What can be typed.
    Help,
    /// The end.
    Quit,
    /// Anything else: perhaps an answer in words.
    Words,
}

/// How many log entries are shown when no number is given.
const LOG_LINES: usize = 20;

/// Reads a line.
pub fn read(line: &str) -> Input {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match (first, rest) {
        ("", "") => Input::Nothing,
        ("b" | "back", "") => Input::Back,
        ("l" | "log", "") => Input::Log(LOG_LINES),
        ("l" | "log", n) => n.parse().map_or(Input::Words, Input::Log),
        ("s" | "save", "") => Input::Save(None),
        ("s" | "save", path) => Input::Save(Some(PathBuf::from(path))),
        ("?", "") => Input::ExplainQuestion,
        ("?", n) => n.parse().map_or(Input::Words, Input::ExplainAnswer),
        ("rule", number) if !number.is_empty() => Input::Rule(number.to_owned()),
        ("rule", _) => Input::ExplainQuestion,
        ("c" | "card" | "about", name) => Input::About(name.to_owned()),
        ("why", thing) => Input::Why(thing.to_owned()),
        ("as", seat) if !seat.is_empty() => Input::As(seat.to_owned()),
        ("board", "") => Input::Board,
        ("v" | "view", "") => Input::View,
        ("r" | "roll", "") => Input::Roll,
        ("h" | "help", "") => Input::Help,
        ("q" | "quit", "") => Input::Quit,
        (n, "") => match n.strip_prefix('?').map(str::parse) {
            Some(Ok(n)) => Input::ExplainAnswer(n),
            _ => n.parse().map_or(Input::Words, Input::Number),
        },
        _ => Input::Words,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_numbers_commands_or_words() {
        assert_eq!(read(""), Input::Nothing);
        assert_eq!(read("12"), Input::Number(12));
        assert_eq!(read("b"), Input::Back);
        assert_eq!(read("log 5"), Input::Log(5));
        assert_eq!(read("s my game.journal"), Input::Save(Some(PathBuf::from("my game.journal"))));
        assert_eq!(read("as player-2"), Input::As("player-2".to_owned()));
        assert_eq!(read("?"), Input::ExplainQuestion);
        assert_eq!(read("? 3"), Input::ExplainAnswer(3));
        assert_eq!(read("?3"), Input::ExplainAnswer(3));
        assert_eq!(read("rule 9.2 step 3"), Input::Rule("9.2 step 3".to_owned()));
        assert_eq!(read("c fatty bolger"), Input::About("fatty bolger".to_owned()));
        assert_eq!(read("about Gimli"), Input::About("Gimli".to_owned()));
        assert_eq!(read("card"), Input::About(String::new()));
        assert_eq!(read("why"), Input::Why(String::new()));
        assert_eq!(read("why  Gimli"), Input::Why("Gimli".to_owned()));
        assert_eq!(read("play gimli path"), Input::Words);
        assert_eq!(read("board please"), Input::Words);
        assert_eq!(read("-1"), Input::Words);
    }
}
