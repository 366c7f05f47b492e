//! Lines of a board in words.

use std::fmt::{Result, Write};

/// Writes words after a label and breaks the line between them, at most this wide; further lines are indented a
/// little more than the label.
pub fn write_wrapped(out: &mut String, label: &str, text: &str, most: usize) -> Result {
    let indent = label.len() - label.trim_start().len() + 4;
    let mut column = label.chars().count();
    out.push_str(label);
    for (n, word) in text.split(' ').enumerate() {
        let width = word.chars().count();
        if n > 0 && column + 1 + width > most {
            write!(out, "\n{:indent$}", "")?;
            column = indent;
        } else if n > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out.push('\n');
    Ok(())
}
