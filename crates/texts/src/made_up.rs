//! The made-up language: English letters with marks, and more of them.

use std::borrow::Cow;

/// The text with marked letters, about a third longer. Whatever is not marked came from somewhere else.
pub(crate) fn mark(text: &str) -> Cow<'_, str> {
    let mut marked = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        marked.push(marked_letter(letter));
        // Vowels are said twice: texts of other languages are longer than English ones.
        if "aeiouAEIOU".contains(letter) {
            marked.push(marked_letter(letter.to_ascii_lowercase()));
        }
    }
    Cow::Owned(marked)
}

const fn marked_letter(letter: char) -> char {
    match letter {
        'a' => 'á',
        'b' => 'ƀ',
        'c' => 'ç',
        'd' => 'ð',
        'e' => 'é',
        'f' => 'ƒ',
        'g' => 'ĝ',
        'h' => 'ĥ',
        'i' => 'í',
        'j' => 'ĵ',
        'k' => 'ķ',
        'l' => 'ļ',
        'm' => 'ɱ',
        'n' => 'ñ',
        'o' => 'ó',
        'p' => 'þ',
        'q' => 'ʠ',
        'r' => 'ŕ',
        's' => 'š',
        't' => 'ţ',
        'u' => 'ú',
        'v' => 'ṽ',
        'w' => 'ŵ',
        'x' => 'ẋ',
        'y' => 'ý',
        'z' => 'ž',
        'A' => 'Å',
        'B' => 'Ɓ',
        'C' => 'Ç',
        'D' => 'Ð',
        'E' => 'É',
        'F' => 'Ƒ',
        'G' => 'Ĝ',
        'H' => 'Ĥ',
        'I' => 'Î',
        'J' => 'Ĵ',
        'K' => 'Ķ',
        'L' => 'Ļ',
        'M' => 'Ṁ',
        'N' => 'Ñ',
        'O' => 'Ö',
        'P' => 'Þ',
        'Q' => 'Ǫ',
        'R' => 'Ŕ',
        'S' => 'Š',
        'T' => 'Ţ',
        'U' => 'Û',
        'V' => 'Ṽ',
        'W' => 'Ŵ',
        'X' => 'Ẋ',
        'Y' => 'Ý',
        'Z' => 'Ž',
        other => other,
    }
}
