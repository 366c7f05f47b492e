//! The numbered list of answers.

use super::matching::sentence;
use kernel::wire::Answer;

/// How wide the list may be.
const WIDTH: usize = 100;

/// Up to how many answers are listed one below the other.
const ONE_COLUMN: usize = 9;

/// Up to how many answers of one kind, among many, are listed one below the other.
const ONE_COLUMN_OF_KIND: usize = 3;

/// From how many answers on they are grouped by kind.
const GROUPED: usize = 16;

/// Brings answers that begin with the same word together, and otherwise keeps their order.
pub fn sort(answers: Vec<Answer>) -> Vec<Answer> {
    let mut groups: Vec<(String, Vec<Answer>)> = Vec::new();
    for answer in answers {
        let verb = verb(&answer).to_owned();
        match groups.iter_mut().find(|(other, _)| *other == verb) {
            Some((_, group)) => group.push(answer),
            None => groups.push((verb, vec![answer])),
        }
    }
    groups.into_iter().flat_map(|(_, group)| group).collect()
}

/// The list as lines: numbered from 1, in columns if there are many.
pub fn lines(answers: &[Answer]) -> Vec<String> {
    let entries: Vec<String> =
        answers.iter().enumerate().map(|(n, answer)| format!("{:>3}  {}", n + 1, sentence(answer))).collect();
    if answers.len() < GROUPED {
        return columns(&entries, ONE_COLUMN);
    }
    let mut lines = Vec::new();
    let mut from = 0;
    for group in answers.chunk_by(|a, b| verb(a) == verb(b)) {
        if from > 0 {
            lines.push(String::new());
        }
        lines.extend(columns(&entries[from..from + group.len()], ONE_COLUMN_OF_KIND));
        from += group.len();
    }
    lines
}

fn verb(answer: &Answer) -> &str {
    answer.words.split(' ').next().unwrap_or_default()
}

/// Sets entries in columns, read downwards, as many as fit; up to `one_column` entries in one.
fn columns(entries: &[String], one_column: usize) -> Vec<String> {
    let width = entries.iter().map(|entry| entry.chars().count()).max().unwrap_or(0) + 2;
    let fit = if entries.len() <= one_column { 1 } else { (WIDTH / width).max(1) };
    let rows = entries.len().div_ceil(fit);
    (0..rows)
        .map(|row| {
            let line: String =
                entries.iter().skip(row).step_by(rows).map(|entry| format!("{entry:<width$}")).collect();
            line.trim_end().to_owned()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(words: &[&str]) -> Vec<Answer> {
        let answer = |words: &&str| Answer {
            answer: None,
            words: (*words).to_owned(),
            says: serde_json::Value::Null,
            text: Some((*words).to_owned()),
            things: Vec::new(),
        };
        words.iter().map(answer).collect()
    }

    #[test]
    fn few_answers_stand_one_below_the_other() {
        assert_eq!(lines(&answers(&["pass", "draw"])), ["  1  pass", "  2  draw"]);
    }

    #[test]
    fn many_answers_stand_in_columns() {
        let many: Vec<String> = (0..12).map(|n| format!("draw {n}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let lines = lines(&answers(&many));
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("  1  draw 0 "));
        assert!(lines[0].contains("  3  draw 2"));
    }

    #[test]
    fn kinds_come_together() {
        let sorted = sort(answers(&["play a", "pass", "play b"]));
        let words: Vec<&str> = sorted.iter().map(|answer| answer.words.as_str()).collect();
        assert_eq!(words, ["play a", "play b", "pass"]);
    }
}
