//! Strings and numbers as JSON text.

use std::fmt::Write as _;

pub(super) fn write_number(out: &mut String, number: u32) {
    match u8::try_from(number) {
        Ok(digit @ 0..=9) => out.push((b'0' + digit) as char),
        // Writing into a string does not fail.
        _ => drop(write!(out, "{number}")),
    }
}

/// Whether a string has characters that JSON text must escape. All bytes are looked at, so that many can be checked
/// at once.
fn is_odd(text: &str) -> bool {
    let odd = |byte: u8| (byte < b' ') | (byte == b'"') | (byte == b'\\');
    text.bytes().fold(false, |any, byte| any | odd(byte))
}

/// How long the JSON text of a string is.
pub(super) fn string_length(text: &str) -> usize {
    if is_odd(text) { serde_json::Value::from(text).to_string().len() } else { text.len() + 2 }
}

/// Writes a string as JSON text.
pub fn write_string(out: &mut String, text: &str) {
    if is_odd(text) {
        let _ = write!(out, "{}", serde_json::Value::from(text));
    } else {
        out.push('"');
        out.push_str(text);
        out.push('"');
    }
}
