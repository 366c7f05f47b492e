//! The strings that the program keeps for good, as numbers: names of members and words of enums.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// How many words there can be. All games together have some thousands; a string beyond that is kept as text.
const MOST: usize = 1 << 14;

/// The words, by number.
static WORDS: [OnceLock<&'static str>; MOST] = [const { OnceLock::new() }; MOST];

/// The numbers, by word: the same letters have the same number, wherever they are stored.
static NUMBERS: Mutex<Option<HashMap<&'static str, u32>>> = Mutex::new(None);

/// A word whose number is known: where it is stored, its length and the number.
#[derive(Clone, Copy)]
struct Known {
    at: usize,
    length: usize,
    number: u32,
}

/// How many words a thread remembers.
const REMEMBERED: usize = 1 << 12;

thread_local! {
    /// What this thread last asked for, by where the words are stored.
    static LAST: [Cell<Known>; REMEMBERED] =
        const { [const { Cell::new(Known { at: 0, length: 0, number: 0 }) }; REMEMBERED] };
}

/// A word's number; none if there are too many.
#[inline]
pub(super) fn number_of(word: &'static str) -> Option<u32> {
    let (at, length) = (word.as_ptr() as usize, word.len());
    LAST.with(|last| {
        // The lowest bits of an address say little: the highest bits of the product depend on all of them.
        let place = ((at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - REMEMBERED.ilog2())) as usize;
        let [slot, beside] = [&last[place], &last[place ^ 1]];
        for known in [slot.get(), beside.get()] {
            if (known.at, known.length) == (at, length) {
                return Some(known.number);
            }
        }
        let number = look_up(word)?;
        beside.set(slot.get());
        slot.set(Known { at, length, number });
        Some(number)
    })
}

#[cold]
fn look_up(word: &'static str) -> Option<u32> {
    let mut numbers = NUMBERS.lock().unwrap_or_else(PoisonError::into_inner);
    let numbers = numbers.get_or_insert_default();
    if let Some(number) = numbers.get(word) {
        return Some(*number);
    }
    let number = numbers.len();
    WORDS.get(number)?.set(word).ok()?;
    numbers.insert(word, number as u32);
    Some(number as u32)
}

/// The word with this number.
pub(super) fn word(number: u32) -> &'static str {
    WORDS.get(number as usize).and_then(OnceLock::get).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_letters_have_the_same_number() {
        const LETTERS: &str = "moria and moria";
        let one = number_of(&LETTERS[..5]);
        assert_eq!(number_of(&LETTERS[10..]), one);
        assert_ne!(number_of(&LETTERS[..4]), one);
        assert_eq!(one.map(word), Some("moria"));
        let number = |letters: &'static str| number_of(letters).map(word);
        let same = std::thread::spawn(move || number("moria")).join();
        assert_eq!(same.ok().flatten(), Some("moria"));
        assert_eq!(word(u32::MAX), "");
    }
}
