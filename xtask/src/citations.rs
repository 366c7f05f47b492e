//! Finding the numbers of rules in code, tests and cases.

/// A number found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The number as written, such as `9.7.3` or `9.2 step 3`. For a test name: `9.7.3`, the longest reading.
    pub number: String,
    /// The line, counted from 1.
    pub line: usize,
    /// How it was written.
    pub form: Form,
}

/// How a number was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `Rule 9.7.3` or `rules 9.7.3, 9.7.4 and D5`.
    Word,
    /// The string literal `"9.7.3"`.
    Literal,
    /// A test `fn r9_7_3_losses_are_chosen()`.
    TestName,
    /// A bare `9.7.3` in running text, or the literal `"D5"`: it cites a rule if there is one with that number.
    Bare,
}

/// All numbers in a text, in order of lines.
pub fn find(text: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let mut add = |number: String, form: Form| found.push(Citation { number, line: at + 1, form });
        after_the_word(line, &mut |number| add(number, Form::Word));
        for literal in literals(line) {
            match reference(literal) {
                Some((number, "")) if number.contains('.') => add(number, Form::Literal),
                Some((number, "")) if !is_count(&number) => add(number, Form::Bare),
                // The title of a case: `case "O4. The bonus is one"`.
                Some((number, rest)) if rest.starts_with(". ") && !is_count(&number) => {
                    add(number, Form::Bare)
                }
                _ => {}
            }
        }
        for name in after_each(line, "fn r") {
            if let Some(number) = of_test_name(name) {
                // `fn r2()` may be anything; `fn r2_1()` is meant.
                let form = if number.contains('.') { Form::TestName } else { Form::Bare };
                add(number, form);
            }
        }
        bare(line, &mut |number| add(number, Form::Bare));
    }
    found
}

/// The number a test or file name begins with: `9.7.3` of `9_7_3_losses`, `9.2 step 3` of `9_2_step_3_losses`.
fn of_test_name(name: &str) -> Option<String> {
    let words: Vec<&str> = name
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .next()
        .map(|name| name.split('_').collect())
        .unwrap_or_default();
    let digits = words.iter().take_while(|word| is_count(word)).count();
    if digits == 0 {
        return None;
    }
    let mut number = words[..digits].join(".");
    if let [step, label, ..] = words[digits..]
        && step == "step"
        && is_count(label)
    {
        number.push_str(" step ");
        number.push_str(label);
    }
    Some(number)
}

/// Shorter readings of a number from a test name: `5.3` of `5.3.2` (`r5_3_2_players_pass`).
pub fn shorter(number: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(number), |number| number.rsplit_once('.').map(|(shorter, _)| shorter))
}

fn after_the_word(line: &str, add: &mut dyn FnMut(String)) {
    let lower = line.to_ascii_lowercase();
    for word in ["rule ", "rules "] {
        for (at, _) in lower.match_indices(word) {
            if lower[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let Some((number, mut rest)) = reference(&line[at + word.len()..]) else { continue };
            add(number);
            while let Some((number, after)) = separators(rest).and_then(reference) {
                // "6.4.4-5" and "Rule 9.4 and 2 more": a lone count is not another rule.
                if is_count(&number) {
                    break;
                }
                add(number);
                rest = after;
            }
        }
    }
}

fn separators(text: &str) -> Option<&str> {
    [", and ", ", ", "; ", " and ", " or ", " to ", "–", "-", "/"]
        .iter()
        .find_map(|mark| text.strip_prefix(mark))
}

/// The contents of the string literals of a line, roughly: everything between two quotation marks.
fn literals(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

fn after_each<'a>(line: &'a str, mark: &'static str) -> impl Iterator<Item = &'a str> {
    line.match_indices(mark).map(move |(at, _)| &line[at + mark.len()..])
}

fn bare(line: &str, add: &mut dyn FnMut(String)) {
    let mut before = ' ';
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        let starts = c.is_ascii_digit() && !before.is_alphanumeric() && !matches!(before, '.' | '_');
        if let Some((number, after)) = reference(rest).filter(|_| starts) {
            if number.contains('.') {
                add(number);
            }
            before = '0';
            rest = after;
            continue;
        }
        before = c;
        rest = &rest[c.len_utf8()..];
    }
}

/// The number a text begins with, and what follows: `9`, `9.7.3`, `8.2.1a`, `D5`, `O18.1`, `9.2 step 3`.
fn reference(text: &str) -> Option<(String, &str)> {
    let letters = usize::from(text.starts_with(|c: char| c.is_ascii_uppercase()));
    let mut end = letters;
    loop {
        let digits = text[end..].bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            // A dot at the end of a sentence is not part of the number.
            end = end.checked_sub(1).filter(|&end| end > letters)?;
            break;
        }
        end += digits;
        if !text[end..].starts_with('.') {
            break;
        }
        end += 1;
    }
    let after = &text[end..];
    if letters == 0 && text[..end].contains('.') && is_lone_letter(after) {
        end += 1;
    } else if after.starts_with(|c: char| c.is_alphanumeric() || c == '_') {
        return None;
    }
    let mut number = text[..end].to_string();
    let mut rest = &text[end..];
    for word in [" step ", " row "] {
        let Some(label) = rest.strip_prefix(word) else { continue };
        let digits = label.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            number = format!("{number}{word}{}", &label[..digits]);
            rest = &label[digits..];
        }
    }
    Some((number, rest))
}

fn is_lone_letter(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| c.is_ascii_lowercase())
        && !chars.next().is_some_and(|c| c.is_alphanumeric() || c == '_')
}

fn is_count(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn firm(text: &str) -> Vec<String> {
        find(text).into_iter().filter(|c| c.form != Form::Bare).map(|c| c.number).collect()
    }

    #[test]
    fn after_the_word_rule() {
        assert_eq!(firm("// Rule 9.7.3: losses."), ["9.7.3"]);
        assert_eq!(firm("// See rule 5.3."), ["5.3"]);
        assert_eq!(firm("/// Rules 9.7.3, 9.7.4 and D5, then 3 more"), ["9.7.3", "9.7.4", "D5"]);
        assert_eq!(firm("// Rule 9.2 step 3, 8.2.1a"), ["9.2 step 3", "8.2.1a"]);
        assert_eq!(firm("// Rule 6.4.4–5"), ["6.4.4"]);
        assert_eq!(firm("// Rule 9, Rule O18.1"), ["9", "O18.1"]);
        assert_eq!(firm("// the rule is old, rule of 3rd, overrule 9.1"), Vec::<String>::new());
    }

    #[test]
    fn in_string_literals() {
        assert_eq!(firm(r#"refuse("9.7.3", "9.2 step 3", "about 9.7.4")"#), ["9.7.3", "9.2 step 3"]);
        let found = find(r#"x("D5", "12")"#);
        assert_eq!(found, [Citation { number: "D5".into(), line: 1, form: Form::Bare }]);
    }

    #[test]
    fn in_test_names() {
        assert_eq!(firm("fn r9_7_3_losses_are_chosen() {"), ["9.7.3"]);
        assert_eq!(firm("    fn r9_2_step_3_losses() {"), ["9.2 step 3"]);
        assert_eq!(firm("fn r2() {}\nfn red_1() {}"), Vec::<String>::new());
        assert_eq!(shorter("5.3.2").collect::<Vec<_>>(), ["5.3.2", "5.3", "5"]);
    }

    #[test]
    fn in_titles_of_cases() {
        let numbers = |text: &str| find(text).into_iter().map(|found| found.number).collect::<Vec<_>>();
        assert_eq!(numbers("case \"O4. The bonus is one\""), ["O4"]);
        assert_eq!(numbers("case \"4. Something else\""), Vec::<String>::new());
    }

    #[test]
    fn in_running_text() {
        let bare: Vec<String> =
            find("a case for 9.7.3 (and 4.1); x1.2 v2.3 12\n5.3.").into_iter().map(|c| c.number).collect();
        assert_eq!(bare, ["9.7.3", "4.1", "5.3"]);
    }
}
