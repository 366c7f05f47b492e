//! The form of a case file: headers, cases, blocks, lines.

use crate::CaseError;

/// One line without its comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Where it stands in the file, from 1.
    pub number: usize,
    /// What it says.
    pub text: String,
}

/// Which game, and how it is set up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The scenario's id; without one, the game's first.
    pub scenario: Option<String>,
    /// How many people play.
    pub people: Option<u8>,
    /// Options of the set-up by name.
    pub options: Vec<(String, String)>,
    /// The number of its last line, for messages.
    pub line: usize,
}

/// Lines after `when` or `then`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Answers to give.
    When(Vec<Line>),
    /// What must be true.
    Then(Vec<Line>),
}

/// One case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Its title.
    pub title: String,
    /// The name of its file.
    pub file: String,
    /// Where its title stands in the file, from 1.
    pub line: usize,
    /// Its game and set-up.
    pub header: Header,
    /// The lines that describe its position; none for the standard start.
    pub given: Vec<Line>,
    /// Its `when` and `then` blocks, in order.
    pub blocks: Vec<Block>,
}

/// Where the reader is in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Header,
    Given,
    Block,
}

/// Reads the form of a case file. What its lines say is read when a case is run, so that a line that can't be read
/// fails only one case.
pub fn parse(text: &str, file: &str) -> Result<Vec<Case>, CaseError> {
    let fault = |line: usize, what: String| CaseError { file: file.to_owned(), line, what };
    let mut common = Header::default();
    let mut cases: Vec<Case> = Vec::new();
    let mut place = Place::Header;
    let mut last = 1;
    for (index, raw) in text.lines().enumerate() {
        let number = index + 1;
        last = number;
        let line = without_comment(raw).trim();
        if line.is_empty() {
            continue;
        }
        if let Some(title) = case_title(line) {
            let title = title.map_err(|what| fault(number, what))?;
            let header = common.clone();
            let file = file.to_owned();
            cases.push(Case { title, file, line: number, header, given: Vec::new(), blocks: Vec::new() });
            place = Place::Header;
            continue;
        }
        let Some(case) = cases.last_mut() else {
            read_header(&mut common, number, line).map_err(|what| fault(number, what))?;
            continue;
        };
        match (line, place) {
            ("given", Place::Header) => place = Place::Given,
            ("given", Place::Given | Place::Block) => {
                return Err(fault(number, "`given` comes once, and before `when` and `then`".to_owned()));
            }
            ("when", _) => {
                case.blocks.push(Block::When(Vec::new()));
                place = Place::Block;
            }
            ("then", _) => {
                case.blocks.push(Block::Then(Vec::new()));
                place = Place::Block;
            }
            (line, Place::Header) => {
                read_header(&mut case.header, number, line).map_err(|what| fault(number, what))?;
            }
            (line, Place::Given) => case.given.push(Line { number, text: line.to_owned() }),
            (line, Place::Block) => {
                if let Some(Block::When(lines) | Block::Then(lines)) = case.blocks.last_mut() {
                    lines.push(Line { number, text: line.to_owned() });
                }
            }
        }
    }
    if cases.is_empty() {
        return Err(fault(
            last,
            "the file has no case: expected a line such as `case \"E1. Path combat\"`".to_owned(),
        ));
    }
    if let Some(case) = cases.iter().find(|case| case.header.game.is_empty()) {
        return Err(fault(
            case.line,
            "no game is named: expected a line such as `game ring-cards`".to_owned(),
        ));
    }
    Ok(cases)
}

/// The line without its comment. A hash begins a comment at the beginning of a line and after a space, but not
/// between quotation marks.
fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    let mut after_blank = true;
    for (at, c) in line.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '#' if after_blank && !quoted => return &line[..at],
            _ => {}
        }
        after_blank = c.is_whitespace();
    }
    line
}

/// The title if the line begins a case, or what is wrong with it.
fn case_title(line: &str) -> Option<Result<String, String>> {
    let rest = line.strip_prefix("case")?;
    if !rest.is_empty() && !rest.starts_with(char::is_whitespace) {
        return None;
    }
    let title = rest.trim().strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    Some(match title {
        Some(title) if !title.trim().is_empty() => Ok(title.to_owned()),
        Some(_) | None => Err("expected a title in quotation marks: `case \"E1. Path combat\"`".to_owned()),
    })
}

fn read_header(header: &mut Header, number: usize, line: &str) -> Result<(), String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["game", game] => {
            // What was said about another game does not apply to this one.
            if header.game != game {
                *header = Header { game: game.to_owned(), ..Header::default() };
            }
        }
        ["scenario", scenario] => header.scenario = Some(scenario.to_owned()),
        ["people", people] => {
            let people = people.parse().map_err(|_| format!("{people:?} is not a number of people"))?;
            header.people = Some(people);
        }
        ["option", name, first, ..] => {
            // A value with spaces stands in quotation marks.
            let quoted = line.split_once('"').and_then(|(_, rest)| rest.strip_suffix('"'));
            let value = match (quoted, words.len()) {
                (Some(value), _) if first.starts_with('"') => value,
                (_, 3) => first,
                _ => return Err(format!("expected `option NAME VALUE`; found `{line}`")),
            };
            header.options.retain(|(other, _)| other != name);
            header.options.push((name.to_owned(), value.to_owned()));
        }
        _ => {
            let expected = "`game ID`, `scenario ID`, `people N`, `option NAME VALUE`, `case \"TITLE\"`, \
                            or in a case `given`, `when`, `then`";
            let known = ["game", "scenario", "people", "option", "case", "given", "when", "then"];
            let near = kernel::words::nearest(words.first().copied().unwrap_or_default(), known);
            let meant = near.first().filter(|near| Some(*near) != words.first());
            let meant = meant.map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
            return Err(format!("expected {expected}; found `{line}`{meant}"));
        }
    }
    header.line = number;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_headers_cases_and_blocks() {
        let text = "# Comment.\ngame toy # Another.\noption speed slow\n\ncase \"One # not a comment\"\n\
                    scenario long\noption deck \"3 a, 2 b\"\ngiven\n  hand 3\nwhen\n  a: go\nthen\n  done\nwhen\nthen\n  over\n\
                    case \"Two\"\ngame other\nthen\n over";
        let cases = parse(text, "x.case").unwrap();
        assert_eq!(cases.len(), 2);
        assert_eq!(cases[0].title, "One # not a comment");
        assert_eq!(cases[0].line, 5);
        assert_eq!(cases[0].header.game, "toy");
        assert_eq!(cases[0].header.scenario.as_deref(), Some("long"));
        let options = [("speed", "slow"), ("deck", "3 a, 2 b")]
            .map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert_eq!(cases[0].header.options, options);
        assert_eq!(cases[0].given, [Line { number: 9, text: "hand 3".to_owned() }]);
        assert_eq!(cases[0].blocks.len(), 4);
        assert_eq!(cases[0].blocks[2], Block::When(vec![]));
        assert_eq!(cases[1].header.game, "other");
        assert_eq!(cases[1].header.options, [], "options of another game do not hold");
    }

    #[test]
    fn errors_name_file_and_line() {
        let error = |text: &str| parse(text, "x.case").unwrap_err().to_string();
        assert!(error("").starts_with("x.case:1: the file has no case"));
        assert!(error("game toy\n\n").starts_with("x.case:2: the file has no case"));
        assert!(error("game toy\npeople many").starts_with("x.case:2: \"many\" is not a number"));
        assert!(error("game toy\ncase One").starts_with("x.case:2: expected a title"));
        assert!(error("case \"One\"\nthen\n over").starts_with("x.case:1: no game is named"));
        assert!(error("game toy\ncase \"One\"\nwhen\ngiven").starts_with("x.case:4: `given` comes once"));
        assert!(error("game toy\ncase \"One\"\nhand 3").starts_with("x.case:3: expected `game ID`"));
        assert!(error("game toy\nscenarrio long").ends_with("did you mean `scenario`?"));
        assert!(error("game toy\noption deck a b").starts_with("x.case:2: expected `option NAME VALUE`"));
        assert!(error("game toy toys").starts_with("x.case:1: expected `game ID`"));
    }
}
