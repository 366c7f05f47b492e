//! What facts compare, in the words of case files.

use kernel::words;
use serde::Serialize;
use std::fmt::Display;

/// What is expected is found.
pub fn expect<T: PartialEq + Display>(expected: T, found: T) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {expected}, found {found}")) }
}

/// Values in the words of case files, compared.
pub fn same<T: Serialize>(expected: &T, found: &T) -> Result<(), String> {
    expect(word(expected), word(found))
}

/// Things in the words of case files, or a word for none.
pub fn listed<T: Serialize>(things: impl IntoIterator<Item = T>, none: &str) -> String {
    let all: Vec<String> = things.into_iter().map(|one| word(&one)).collect();
    if all.is_empty() { none.to_owned() } else { all.join(" ") }
}

/// Counted things in the words of case files, or a word for none.
pub fn counted<T: Serialize>(things: impl IntoIterator<Item = (T, u8)>, none: &str) -> String {
    let all: Vec<String> = things.into_iter().map(|(one, n)| format!("{} {n}", word(&one))).collect();
    if all.is_empty() { none.to_owned() } else { all.join(" ") }
}

/// The set has these members and no others.
pub fn exactly<T, S>(expected: &[T], found: S) -> Result<(), String>
where
    T: Copy + Serialize,
    S: IntoIterator<Item = T> + FromIterator<T>,
{
    let expected: S = expected.iter().copied().collect();
    expect(listed(expected, "nothing"), listed(found, "nothing"))
}

/// The set has these members.
pub fn among<T: PartialEq + Serialize>(
    expected: &[T],
    found: impl IntoIterator<Item = T>,
) -> Result<(), String> {
    let found: Vec<T> = found.into_iter().collect();
    match expected.iter().find(|one| !found.contains(one)) {
        None => Ok(()),
        Some(one) => Err(format!("expected {} among them, found {}", word(one), listed(&found, "nothing"))),
    }
}

/// The set has none of these members.
pub fn absent<T: PartialEq + Serialize>(
    expected: &[T],
    found: impl IntoIterator<Item = T>,
) -> Result<(), String> {
    let found: Vec<T> = found.into_iter().collect();
    match expected.iter().find(|one| found.contains(one)) {
        None => Ok(()),
        Some(one) => Err(format!("expected no {}, found {}", word(one), listed(&found, "nothing"))),
    }
}

fn word<T: Serialize>(value: &T) -> String {
    words::to_words(value).unwrap_or_default()
}
