//! Text for people: lines of a readable length, and repetitions shown once.

use crate::reading::in_words;
use kernel::{Language, Text};

/// How wide a line may be.
pub const WIDTH: usize = 100;

/// Breaks a line between words so that it fits. The first line begins with `first`, all others with `then`.
pub fn wrap(text: &str, first: &str, then: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut is_empty = true;
    for word in text.split_whitespace() {
        if !is_empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut line, then.to_owned()));
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(word);
        is_empty = false;
    }
    lines.push(line);
    lines
}

/// Folds equal lines that follow each other into one that says how many there were; each comes with the place of the
/// first.
pub fn fold<'a>(lines: impl IntoIterator<Item = &'a str>, language: &dyn Language) -> Vec<(usize, String)> {
    let lines: Vec<&str> = lines.into_iter().collect();
    let mut folded = Vec::new();
    let mut from = 0;
    for equal in lines.chunk_by(|a, b| a == b) {
        let text = equal.first().copied().unwrap_or_default();
        folded.push(match equal.len() {
            1 => (from, text.to_owned()),
            n => {
                let told = Text::new("cli-times").written("line", text).count("n", n);
                (from, in_words(&told, language))
            }
        });
        from += equal.len();
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("a b", "- ", "  "), ["- a b"]);
        assert_eq!(wrap("", "", "  "), [""]);
        let lines = wrap(&"word ".repeat(40), "- ", "    ");
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.len() <= WIDTH));
        assert!(lines[1].starts_with("    word word"));
        let long = "x".repeat(2 * WIDTH);
        assert_eq!(wrap(&long, "", ""), [long.as_str()]);
    }

    #[test]
    fn repetitions_are_told_once() {
        let folded = fold(["a", "b", "b", "b", "a"], &crate::reading::Wanted::default().people());
        assert_eq!(folded, [(0, "a".to_owned()), (1, "b (3 times)".to_owned()), (4, "a".to_owned())]);
    }
}
