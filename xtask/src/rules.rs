//! Which rules of a game are cited, and which cited rules do not exist.

use crate::citations::{self, Citation, Form};
use crate::{files_below, text_of};
use kernel::rulebook::{Rule, RuleBook};
use std::collections::HashSet;
use std::fmt;
use std::path::Path;

/// What `cargo xtask rules` says about one game.
pub struct Report {
    game: String,
    rules: usize,
    not_in_code: Vec<String>,
    not_in_tests: Vec<String>,
    /// Citations of rules that do not exist, with file and line.
    pub unknown: Vec<String>,
}

/// The games that have a crate, sorted.
pub fn games(root: &Path) -> Result<Vec<String>, String> {
    let dir = root.join("crates/games");
    let mut games = Vec::new();
    for entry in std::fs::read_dir(&dir).map_err(|why| format!("{}: {why}", dir.display()))? {
        let entry = entry.map_err(|why| format!("{}: {why}", dir.display()))?;
        if entry.path().join("Cargo.toml").is_file() {
            games.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}

/// Compares the rules of a game with what its code, tests and cases cite.
pub fn report(root: &Path, game: &str) -> Result<Report, String> {
    let file = root.join(format!("docs/rules/{game}.md"));
    let text = text_of(&file)?.ok_or_else(|| format!("{}: not text", file.display()))?;
    let book = RuleBook::parse(text.leak());
    let home = root.join("crates/games").join(game);
    let mut unknown = Vec::new();
    let mut in_code = HashSet::new();
    let mut in_tests = HashSet::new();
    for (dir, is_code) in
        [(home.join("src"), true), (home.join("tests"), false), (root.join("cases").join(game), false)]
    {
        for path in files_below(&dir)? {
            let Some(text) = text_of(&path)? else { continue };
            for citation in citations::find(&text) {
                match resolve(&book, &citation) {
                    Some(rule) if !is_code || citation.form == Form::TestName => {
                        in_tests.insert(rule.number.to_string());
                    }
                    Some(rule) if citation.form != Form::Bare => {
                        in_code.insert(rule.number.to_string());
                    }
                    Some(_) => {}
                    None if citation.form == Form::Bare => {}
                    None => {
                        let shown = path.strip_prefix(root).unwrap_or(&path);
                        unknown.push(format!("{}:{}: {}", shown.display(), citation.line, citation.number));
                    }
                }
            }
        }
    }
    let to_cite: Vec<Rule<'_>> = book.iter().filter(|rule| !is_bare_heading(rule)).collect();
    let without = |cited: &HashSet<String>| {
        to_cite
            .iter()
            .map(|rule| rule.number)
            .filter(|number| !cited.contains(*number))
            .map(str::to_string)
            .collect()
    };
    Ok(Report {
        game: game.to_string(),
        rules: to_cite.len(),
        not_in_code: without(&in_code),
        not_in_tests: without(&in_tests),
        unknown,
    })
}

fn resolve<'a>(book: &'a RuleBook, citation: &Citation) -> Option<Rule<'a>> {
    match citation.form {
        Form::TestName => citations::shorter(&citation.number).find_map(|number| book.get(number)),
        _ => book.get(&citation.number),
    }
}

/// Whether a heading has nothing under it but further rules: then there is nothing to cite.
fn is_bare_heading(rule: &Rule<'_>) -> bool {
    rule.heading.starts_with(rule.number) && rule.heading.ends_with(rule.text)
}

impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cited = |missing: &[String]| self.rules - missing.len();
        writeln!(
            out,
            "{}: {} rules, {} cited in code, {} in tests and cases",
            self.game,
            self.rules,
            cited(&self.not_in_code),
            cited(&self.not_in_tests)
        )?;
        list(out, "not cited in code", &self.not_in_code)?;
        list(out, "not cited in tests or cases", &self.not_in_tests)?;
        if !self.unknown.is_empty() {
            writeln!(out, "  cited, but not in docs/rules/{}.md ({}):", self.game, self.unknown.len())?;
            for place in &self.unknown {
                writeln!(out, "    {place}")?;
            }
        }
        Ok(())
    }
}

fn list(out: &mut fmt::Formatter<'_>, title: &str, numbers: &[String]) -> fmt::Result {
    if numbers.is_empty() {
        return Ok(());
    }
    writeln!(out, "  {title} ({}):", numbers.len())?;
    let mut line = String::new();
    for number in numbers {
        if line.len() + number.len() > 100 {
            writeln!(out, "    {}", line.trim_end())?;
            line.clear();
        }
        line.push_str(number);
        line.push_str(", ");
    }
    writeln!(out, "    {}", line.trim_end_matches(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_existing_rules_are_cited() {
        let root = crate::root();
        let unknown: Vec<String> =
            games(&root).unwrap().iter().flat_map(|game| report(&root, game).unwrap().unknown).collect();
        assert!(unknown.is_empty(), "cited, but not in the rules:\n{}", unknown.join("\n"));
    }

    #[test]
    fn test_names_take_the_longest_rule_there_is() {
        let book = RuleBook::parse("5.3 Pass.\n5.4 Limit.\n");
        let cited = |text: &str| {
            let found = citations::find(text);
            resolve(&book, &found[0]).map(|rule| rule.number)
        };
        assert_eq!(cited("fn r5_3_2_players_pass() {}"), Some("5.3"));
        assert_eq!(cited("fn r6_1_other() {}"), None);
        assert_eq!(cited("// Rule 5.4."), Some("5.4"));
        assert_eq!(cited("// Rule 5.9."), None);
    }

    #[test]
    fn reports_what_is_missing_and_what_does_not_exist() {
        let root = std::env::temp_dir().join(format!("xtask-rules-{}", std::process::id()));
        let write = |name: &str, text: &str| {
            let path = root.join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        write("docs/rules/toy.md", "## 1. Play\n1.1 Draw.\n1.2 Pass.\n1.3 Win.\n");
        write("crates/games/toy/Cargo.toml", "");
        write("crates/games/toy/src/lib.rs", "// Rule 1.1, 1.9\nrefuse(\"1.2\");\n");
        write("crates/games/toy/tests/play.rs", "fn r1_3_win() {}\n");
        write("cases/toy/pass.json", "{\"about\": \"passing, 1.2 and 7.7\", \"rule\": \"2.1\"}\n");
        let games = games(&root).unwrap();
        let report = report(&root, "toy").unwrap();
        std::fs::remove_dir_all(&root).unwrap();
        assert_eq!(games, ["toy"]);
        assert_eq!(report.rules, 3);
        assert_eq!(report.not_in_code, ["1.3"]);
        assert_eq!(report.not_in_tests, ["1.1"]);
        assert_eq!(report.unknown, ["crates/games/toy/src/lib.rs:1: 1.9", "cases/toy/pass.json:1: 2.1"]);
    }

    #[test]
    fn bare_headings_need_no_citation() {
        let book = RuleBook::parse("## 9. Combat\n\n### 9.1 Step\nBegins.\n- 9.1.1 Ends.\n");
        let bare: Vec<&str> =
            book.iter().filter(|rule| is_bare_heading(rule)).map(|rule| rule.number).collect();
        assert_eq!(bare, ["9"]);
    }
}
