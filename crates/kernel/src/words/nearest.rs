//! What somebody may have meant by an unknown word.

use std::cmp::Ordering;

/// How many names are offered at most.
const OFFERED: usize = 3;

/// How similar a name must be, from 0 to 1.
const LIKE: f64 = 0.6;

/// Up to this many names are listed in full.
const LISTED: usize = 12;

/// The names most similar to a word, the best first; empty if none is similar.
pub fn nearest<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Vec<&'n str> {
    let word = word.to_lowercase();
    let mut found: Vec<(f64, &str)> = names
        .into_iter()
        .map(|name| (likeness(&word, &name.to_lowercase()), name))
        .filter(|(like, _)| *like >= LIKE)
        .collect();
    found.sort_by(|(a, _), (b, _)| b.partial_cmp(a).unwrap_or(Ordering::Equal));
    found.into_iter().map(|(_, name)| name).take(OFFERED).collect()
}

fn likeness(word: &str, name: &str) -> f64 {
    // Somebody who writes `gandalf` means `gandalf-the-grey`.
    let part = name.split('-').any(|part| part == word && part.len() > 2);
    let start = name.strip_prefix(word).is_some_and(|rest| rest.starts_with('-'));
    let like = strsim::normalized_damerau_levenshtein(word, name);
    if start || part { like.max(0.8) } else { like }
}

/// What to write instead of an unknown word: the nearest names, and all of them if they are few.
pub fn instead(word: &str, names: &[&str]) -> String {
    let quoted = |names: &[&str]| names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>();
    let near = quoted(&nearest(word, names.iter().copied()));
    let meant = match near.split_last() {
        None => String::new(),
        Some((last, [])) => format!("did you mean {last}?"),
        Some((last, first)) => format!("did you mean {} or {last}?", first.join(", ")),
    };
    let all = match names {
        [] => "nothing is expected".to_owned(),
        [one] => format!("expected `{one}`"),
        _ if names.len() <= LISTED => format!("expected one of {}", quoted(names).join(", ")),
        _ if meant.is_empty() => {
            format!("expected one of {} names such as {}", names.len(), quoted(&names[..OFFERED]).join(", "))
        }
        _ => String::new(),
    };
    match (meant.is_empty(), all.is_empty()) {
        (true, _) => all,
        (false, true) => meant,
        (false, false) => format!("{meant} ({all})"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 6] =
        ["gandalf-the-grey", "gandalf-the-white", "legolas", "gimli", "boromir", "witch-king"];

    #[test]
    fn slips_of_the_finger_find_their_names() {
        for (word, name) in
            [("legolass", "legolas"), ("gmili", "gimli"), ("Boromir", "boromir"), ("king", "witch-king")]
        {
            assert_eq!(nearest(word, NAMES).first(), Some(&name), "{word}");
        }
        assert_eq!(nearest("gandalf", NAMES), ["gandalf-the-grey", "gandalf-the-white"]);
        assert_eq!(nearest("xyz", NAMES), [""; 0]);
        assert_eq!(nearest("", NAMES), [""; 0]);
    }

    #[test]
    fn few_names_are_listed_and_many_are_not() {
        assert_eq!(
            instead("pas", &["pass", "play"]),
            "did you mean `pass`? (expected one of `pass`, `play`)"
        );
        assert_eq!(instead("fly", &["pass", "take"]), "expected one of `pass`, `take`");
        let many: Vec<String> = (0..20).map(|n| format!("card-number-{n}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        assert_eq!(
            instead("card-numbr-7", &many),
            "did you mean `card-number-7`, `card-number-17` or `card-number-0`?"
        );
        assert!(instead("sting", &many).starts_with("expected one of 20 names such as `card-number-0`"));
        assert_eq!(instead("it", &[]), "nothing is expected");
    }
}
