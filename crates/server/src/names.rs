//! Names that people give themselves, and what may be in them.
//!
//! Everybody sees them and judges by them who somebody is. So names hold nothing invisible, and no word is mixed from
//! the letters of scripts that are not written together (Unicode TS 39, highly restrictive). Whether a name looks
//! like somebody else's is for the store to say.

use crate::problem::Fault;
use kernel::Text;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::mixed_script::AugmentedScriptSet;

/// The longest name of a person or a token, in characters.
const LONGEST: usize = 32;

/// How many marks may stand on one letter.
const MARKS: usize = 4;

/// Asks for a picture instead of a sign; phones write it behind every heart.
const AS_PICTURE: char = '\u{fe0f}';

/// A name as it is kept: trimmed, composed, neither empty nor too long, and with nothing invisible in it.
pub fn name_of(name: &str) -> Result<String, Fault> {
    let name: String = trimmed(name)?.nfc().filter(|c| *c != AS_PICTURE).collect();
    if name.is_empty() || name.chars().any(is_unseen) {
        return Err(Fault::value(Text::new("name-invisible")));
    }
    if too_many_marks(&name) {
        return Err(Fault::value(Text::new("name-marks")));
    }
    if let Some(word) = name.split(' ').find(|word| is_mixed(word)) {
        return Err(Fault::value(Text::new("name-scripts").written("word", word)));
    }
    Ok(name)
}

/// A name typed by somebody who has it already, perhaps since before there were rules for names.
pub fn trimmed(name: &str) -> Result<&str, Fault> {
    let name = name.trim();
    match name.chars().count() {
        1..=LONGEST => Ok(name),
        _ => Err(Fault::value(Text::new("name-length").count("n", LONGEST))),
    }
}

/// Whether a character is invisible: control characters, those that turn, hide or join the text around them, fillers,
/// spaces other than the usual one, and characters without a meaning (yet).
pub fn is_unseen(c: char) -> bool {
    match c.general_category() {
        GeneralCategory::Control
        | GeneralCategory::Format
        | GeneralCategory::Surrogate
        | GeneralCategory::PrivateUse
        | GeneralCategory::Unassigned
        | GeneralCategory::LineSeparator
        | GeneralCategory::ParagraphSeparator => true,
        GeneralCategory::SpaceSeparator => c != ' ',
        // Letters, marks and signs that are drawn as nothing: "default ignorable", and the empty Braille pattern.
        _ => matches!(c,
            '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}'),
    }
}

fn too_many_marks(name: &str) -> bool {
    // A mark at the beginning stands on nothing.
    let mut on_one = MARKS;
    name.nfd().any(|c| {
        let mark = c.general_category_group() == GeneralCategoryGroup::Mark;
        on_one = if mark { on_one + 1 } else { 0 };
        on_one > MARKS
    })
}

/// Whether a word mixes letters of scripts that are not written together. Chinese, Japanese and Korean may be written
/// with Latin letters.
fn is_mixed(word: &str) -> bool {
    if !AugmentedScriptSet::for_str(word).is_empty() {
        return false;
    }
    let rest: String = word.chars().filter(|c| !is_latin(*c)).collect();
    let rest = AugmentedScriptSet::for_str(&rest);
    !(rest.jpan || rest.kore || rest.hanb)
}

fn is_latin(c: char) -> bool {
    AugmentedScriptSet::for_char(c) == AugmentedScriptSet::for_char('a')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_every_script() {
        for good in [
            "Éowyn of Rohan",
            "D'Artagnan",
            "Søren-Åge 2.",
            "Иван Ivanov",
            "Ελένη",
            "محمد",
            "דוד המלך",
            "さくらサクラ桜",
            "日本SONY",
            "김철수",
            "श्रीदेवी",
            "สมชาย",
            "Nguyễn Thị",
            "🧙 Gandalf",
            "x_X~*!",
            "42",
        ] {
            assert_eq!(name_of(good).unwrap(), good);
        }
        assert_eq!(name_of("  Sam  ").unwrap(), "Sam");
        assert_eq!(name_of("E\u{301}owyn").unwrap(), "Éowyn", "composed");
        assert_eq!(name_of("❤\u{fe0f} Rosie").unwrap(), "❤ Rosie");
        assert_eq!(name_of(&"ö".repeat(32)).unwrap().chars().count(), 32);
    }

    #[test]
    fn what_nobody_sees_is_refused() {
        for bad in [
            "",
            "   ",
            "a\nb",
            "a\u{0}b",
            "a\u{202e}b",
            "\u{200b}",
            "Bil\u{ad}bo",
            "Bil\u{2060}bo",
            "Bil\u{34f}bo",
            "\u{3164}",
            "\u{115f}x",
            "\u{2800}",
            "a\u{a0}b",
            "a\u{3000}b",
            "\u{e0041}",
            "\u{feff}a",
            "a\u{e000}",
            "\u{fe0f}",
            "\u{301}a",
            "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}algo",
            &"ö".repeat(33),
        ] {
            assert!(name_of(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn words_mixed_from_scripts_are_refused() {
        for bad in ["Вilbo", "Bilbо", "pαypal", "Sаm Gamgee", "Ivanов"] {
            assert!(name_of(bad).is_err(), "{bad}");
        }
    }
}
