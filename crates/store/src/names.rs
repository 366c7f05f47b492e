//! What a name looks like.

use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// A name as it is searched for: upper and lower case are not told apart.
pub(crate) fn fold(name: &str) -> String {
    name.to_lowercase()
}

/// What a name looks like, by the skeletons of Unicode TS 39: two names that have a skeleton in common can be
/// mistaken for each other. One is that of the name as it is written, since a capital I looks like a small l; the
/// other is that of the name in lower case, since upper and lower case are not told apart.
pub(crate) fn skeletons(name: &str) -> Vec<String> {
    let visible: String = name.nfkc().filter(|c| !c.is_whitespace()).collect();
    let written = skeleton(&visible).collect::<String>();
    let small = skeleton(&visible.to_lowercase()).collect::<String>();
    let mut skeletons: Vec<String> = [written, small].map(|one| one.to_lowercase()).into();
    skeletons.dedup();
    skeletons
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alike(one: &str, other: &str) -> bool {
        let other = skeletons(other);
        skeletons(one).iter().any(|skeleton| other.contains(skeleton))
    }

    #[test]
    fn names_that_can_be_taken_for_each_other_are_alike() {
        let pairs = [
            ("Bilbo", "bILBO"),
            ("Bilbo", "BiIbo"),
            ("Bilbo", "Вilbо"),
            ("Bilbo", "Ｂｉｌｂｏ"),
            ("Bilbo", "Bi\u{ad}lbo"),
            ("Bilbo", "Bil\u{2060}bo"),
            ("Bob", "B0b"),
            ("Sam Gamgee", "SamGamgee"),
            ("paypal", "раураӏ"),
            ("Éowyn", "E\u{301}owyn"),
        ];
        for (one, other) in pairs {
            assert!(alike(one, other), "{one} {other}: {:?} {:?}", skeletons(one), skeletons(other));
        }
    }

    #[test]
    fn others_are_not() {
        let pairs = [
            ("Bilbo", "Frodo"),
            ("Ali", "All"),
            ("Иван", "Ivan"),
            ("Jo", "Joe"),
            ("太郎", "次郎"),
            ("Éowyn", "Eowyn"),
        ];
        for (one, other) in pairs {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
