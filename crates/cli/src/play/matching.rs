//! Which answer is meant by what was typed.

use kernel::Language;
use kernel::wire::Answer;

/// The fewest letters that count as a part of an answer: a slip of the finger is not an answer.
const FEWEST_LETTERS: usize = 2;

/// The answer that was typed in full: in the notation of journals or as a sentence, with or without its full stop,
/// whatever the case; yes and no have one letter each, `y` and `n` in English.
pub fn exact(answers: &[Answer], typed: &str, language: &dyn Language) -> Option<usize> {
    let typed = match plain(typed) {
        typed if typed.is_empty() => return None,
        typed if typed == language.say("cli-yes.key") => language.say("cli-yes"),
        typed if typed == language.say("cli-no.key") => language.say("cli-no"),
        typed => typed,
    };
    answers.iter().position(|answer| plain(&answer.words) == typed || plain(sentence(answer)) == typed)
}

/// The answer as a sentence.
pub fn sentence(answer: &Answer) -> &str {
    answer.text.as_deref().unwrap_or(&answer.words)
}

/// The answer that was typed in full in the notation of journals, but without its verb, if all answers have the same
/// verb.
pub fn without_verb(answers: &[Answer], typed: &str) -> Option<usize> {
    let typed = plain(typed);
    let parts: Vec<(&str, &str)> =
        answers.iter().map(|answer| answer.words.split_once(' ')).collect::<Option<_>>()?;
    let is_one_verb = parts.windows(2).all(|pair| pair[0].0 == pair[1].0);
    if !is_one_verb || typed.is_empty() {
        return None;
    }
    parts.iter().position(|(_, rest)| plain(rest) == typed)
}

/// The answers that may be meant: the one that was typed in full, or all that contain every typed word as a part, in
/// any order.
pub fn find(answers: &[Answer], typed: &str, language: &dyn Language) -> Vec<usize> {
    if let Some(n) = exact(answers, typed, language).or_else(|| without_verb(answers, typed)) {
        return vec![n];
    }
    let typed = plain(typed);
    if typed.chars().count() < FEWEST_LETTERS {
        return Vec::new();
    }
    (0..answers.len()).filter(|n| has_parts(&answers[*n].words, sentence(&answers[*n]), &typed)).collect()
}

/// Whether every typed word is a part of the notation or of the sentence.
pub fn has_parts(words: &str, text: &str, typed: &str) -> bool {
    let (words, text) = (words.to_lowercase(), text.to_lowercase());
    let typed = typed.to_lowercase();
    typed.split_whitespace().all(|part| words.contains(part) || text.contains(part))
}

/// The first of the names in a line, what it can mean, and the names after it. Names are separated by commas,
/// but a comma may also be a part of a name.
pub fn first_name(line: &str, meant: impl Fn(&str) -> Vec<usize>) -> (&str, Vec<usize>, &str) {
    let ends: Vec<usize> =
        line.match_indices(',').map(|(at, _)| at).chain(std::iter::once(line.len())).collect();
    for end in ends.iter().rev() {
        let name = line[..*end].trim();
        let found = meant(name);
        if found.len() == 1 || Some(end) == ends.first() {
            return (name, found, line[*end..].trim_start_matches(',').trim());
        }
    }
    (line, Vec::new(), "")
}

fn plain(text: &str) -> String {
    text.trim().trim_end_matches('.').to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::Wanted;

    fn exact(answers: &[Answer], typed: &str) -> Option<usize> {
        super::exact(answers, typed, &Wanted::default().people())
    }

    fn find(answers: &[Answer], typed: &str) -> Vec<usize> {
        super::find(answers, typed, &Wanted::default().people())
    }

    fn answers(all: &[(&str, &str)]) -> Vec<Answer> {
        let answer = |(words, text): &(&str, &str)| Answer {
            answer: None,
            words: (*words).to_owned(),
            says: serde_json::Value::Null,
            text: Some((*text).to_owned()),
            things: Vec::new(),
        };
        all.iter().map(answer).collect()
    }

    fn turn() -> Vec<Answer> {
        answers(&[
            ("play fatty-bolger reserve", "Play Fatty Bolger to reserve."),
            ("play fatty-bolger path", "Play Fatty Bolger to the path."),
            ("cycle eomer", "Cycle Éomer."),
            ("pass", "Pass."),
        ])
    }

    #[test]
    fn answers_are_typed_out() {
        assert_eq!(exact(&turn(), "Play fatty-bolger PATH"), Some(1));
        assert_eq!(exact(&turn(), "play fatty bolger to the path"), Some(1));
        assert_eq!(exact(&turn(), "Cycle ÉOMER."), Some(2));
        assert_eq!(exact(&turn(), "fatty"), None);
        assert_eq!(exact(&turn(), ""), None);
        let may = answers(&[("accept", "Yes."), ("decline", "No.")]);
        assert_eq!(["yes", "Y", "no", "n", "no.", "accept"].map(|typed| exact(&may, typed)), {
            [Some(0), Some(0), Some(1), Some(1), Some(1), Some(0)]
        });
        let made_up = Wanted::new(Some("en-XA"), |_| None).people();
        let may = answers(&[("accept", "Ýééš."), ("decline", "Ñóó.")]);
        assert_eq!(
            ["ý", "Ñ", "y"].map(|typed| super::exact(&may, typed, &made_up)),
            [Some(0), Some(1), None]
        );
    }

    #[test]
    fn parts_in_any_order_are_enough() {
        assert_eq!(find(&turn(), "play fatty reserve"), [0]);
        assert_eq!(find(&turn(), "path fatty"), [1]);
        assert_eq!(find(&turn(), "fatty"), [0, 1]);
        assert_eq!(find(&turn(), "eomer"), [2]);
        assert_eq!(find(&turn(), "xyzzy"), [0; 0]);
        assert_eq!(find(&turn(), "é"), [0; 0], "one letter is a slip");
    }

    #[test]
    fn a_common_verb_may_be_left_out() {
        let dice = answers(&[("roll 4", "A 4."), ("roll 5", "A 5."), ("roll 15", "A 15.")]);
        assert_eq!(without_verb(&dice, "5"), Some(1));
        assert_eq!(find(&dice, "15"), [2]);
        assert_eq!(without_verb(&turn(), "eomer"), None, "there are other verbs");
        assert_eq!(without_verb(&dice, ""), None);
    }

    #[test]
    fn names_stand_between_commas() {
        let deck =
            answers(&[("draw gimli", "Gimli."), ("draw ride", "Death! Ride, Ride."), ("draw sam", "Sam.")]);
        let first = |line| {
            let (name, found, rest) = first_name(line, |name| find(&deck, name));
            (name.to_owned(), found, rest.to_owned())
        };
        assert_eq!(first("sam, gimli"), ("sam".to_owned(), vec![2], "gimli".to_owned()));
        assert_eq!(first("death! ride, ride"), ("death! ride, ride".to_owned(), vec![1], String::new()));
        assert_eq!(first("gimli"), ("gimli".to_owned(), vec![0], String::new()));
        assert_eq!(first("xyzzy, sam"), ("xyzzy".to_owned(), vec![], "sam".to_owned()));
    }
}
