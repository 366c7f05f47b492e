//! What `docs/cases.md` lists for a game, made from the game's own types, and the check that it is complete and true.

use crate::run::each_position;
use crate::{CaseGame, Told, case_files, parse};
use kernel::words::grammar::{Grammar, Token, written};
use kernel::{Ask as _, Game, Log, Seat, words};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// A part with more names than this is described by its number of names.
const NAMES: usize = 40;

/// How many games of each scenario and number of people are looked at.
const GAMES: u64 = 2;

/// How many answers of a game are looked at.
const ANSWERS: u64 = 6_000;

/// The parts of a game's reference: the names of their markers, and the headings above them.
const SECTIONS: [(&str, &str); 5] = [
    ("given", "### Lines of `given`\n\n"),
    ("questions", "### Questions and answers\n\n"),
    ("answers", ""),
    ("facts", "### Facts\n\n"),
    ("names", "### Names\n\n"),
];

/// One kind of question.
struct Kind {
    kind: &'static str,
    rules: Vec<&'static str>,
    told: Vec<String>,
    answers: Vec<&'static str>,
}

/// All kinds of questions of a game.
pub(crate) fn kinds<G: CaseGame>() -> Result<Vec<&'static str>, String> {
    Ok(all_kinds::<G>(G::answers)?.into_iter().map(|kind| kind.kind).collect())
}

fn all_kinds<G: CaseGame>(answers: impl Fn(&G::Ask) -> &'static [&'static str]) -> Result<Vec<Kind>, String> {
    let grammar = grammar::<G, G::Ask>()?;
    let mut kinds: Vec<Kind> = Vec::new();
    for form in grammar.forms() {
        for example in grammar.examples(form, G::ANY_WORD) {
            let ask: G::Ask = read(&example)?;
            let at = kinds.iter().position(|kind| kind.kind == ask.kind()).unwrap_or_else(|| {
                let (rules, told, answers) = (Vec::new(), Vec::new(), Vec::new());
                kinds.push(Kind { kind: ask.kind(), rules, told, answers });
                kinds.len() - 1
            });
            let kind = &mut kinds[at];
            add(&mut kind.rules, ask.rule().0);
            add(&mut kind.told, one_line(ask.told()));
            answers(&ask).iter().for_each(|answer| add(&mut kind.answers, answer));
        }
    }
    Ok(kinds)
}

fn grammar<G: CaseGame, T: DeserializeOwned>() -> Result<Grammar, String> {
    Grammar::of::<T>(G::ANY_WORD).map_err(|error| format!("the form of the words: {error}"))
}

fn read<T: DeserializeOwned>(words: &str) -> Result<T, String> {
    words::from_words(words).map_err(|error| format!("`{words}`, an example of its form: {error}"))
}

fn add<T: PartialEq>(list: &mut Vec<T>, one: T) {
    if !list.contains(&one) {
        list.push(one);
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Words as code in a cell of a table.
fn code(words: &str) -> String {
    format!("`{}`", words.replace('|', "\\|"))
}

/// The text of one part of the reference.
fn section<G: CaseGame>(name: &str) -> Result<String, String> {
    match name {
        "given" => lines::<G, G::Given>("what it says"),
        "questions" => questions::<G>(),
        "answers" => answers::<G>(),
        "facts" => lines::<G, G::Fact>("what must be true"),
        _ => names::<G>(),
    }
}

/// A table of all lines of a type.
fn lines<G: CaseGame, T: DeserializeOwned + Told>(second: &str) -> Result<String, String> {
    let grammar = grammar::<G, T>()?;
    let mut text = format!("| line | {second} |\n| --- | --- |\n");
    for form in grammar.forms() {
        for form in spread(&grammar, form) {
            let example = grammar.examples(&form, G::ANY_WORD).swap_remove(0);
            let line: T = read(&example)?;
            let _ = writeln!(text, "| {} | {} |", code(&written(&form)), one_line(line.told()));
        }
    }
    Ok(text)
}

/// The table of the answers that some question takes.
fn answers<G: CaseGame>() -> Result<String, String> {
    let listed: Vec<&str> = all_kinds::<G>(G::answers)?.into_iter().flat_map(|kind| kind.answers).collect();
    let mut text = String::new();
    for line in lines::<G, G::Action>("what it says")?.lines() {
        // A line of the table begins with `| ` and a quotation mark.
        let first = line.split(['`', ' ']).nth(2).unwrap_or_default();
        let taken = listed.iter().any(|form| form.split(' ').next() == Some(first));
        if taken || !line.starts_with("| `") {
            let _ = writeln!(text, "{line}");
        }
    }
    Ok(text)
}

/// Writes a form that is a word and a choice among few forms as these forms: `step STEP` as `step turn SEAT`, `step
/// draw`.
fn spread(grammar: &Grammar, form: &[Token]) -> Vec<Vec<Token>> {
    if let [word @ Token::Word(_), Token::Part(part)] = form
        && grammar.part(part).len() <= NAMES
        && grammar.part(part).iter().any(|form| form.len() > 1)
    {
        let forms = grammar.part(part).iter();
        return forms.map(|form| [word].into_iter().chain(form).cloned().collect()).collect();
    }
    vec![form.to_vec()]
}

fn questions<G: CaseGame>() -> Result<String, String> {
    let mut text =
        "| kind of question | what is asked | rule | answers |\n| --- | --- | --- | --- |\n".to_owned();
    for kind in all_kinds::<G>(G::answers)? {
        let answers: Vec<String> = kind.answers.iter().map(|answer| code(answer)).collect();
        let (told, rules) = (kind.told.join(" "), kind.rules.join(", "));
        let _ = writeln!(text, "| `{}` | {told} | {rules} | {} |", kind.kind, answers.join(", "));
    }
    Ok(text)
}

/// What the names of parts in capitals stand for, for those that occur in lines and answers.
fn names<G: CaseGame>() -> Result<String, String> {
    let mut parts: BTreeMap<String, String> = BTreeMap::new();
    for grammar in [grammar::<G, G::Given>()?, grammar::<G, G::Fact>()?, grammar::<G, G::Action>()?] {
        let roots: Vec<&[Vec<Token>]> = vec![grammar.forms()];
        for (name, forms) in grammar.parts().filter(|(_, forms)| !roots.contains(forms)) {
            let (ids, forms): (Vec<_>, Vec<_>) = forms.iter().partition(|form| form.len() == 1);
            let mut words: Vec<String> = forms.iter().map(|form| code(&written(form))).collect();
            let ids: Vec<String> = ids.iter().map(|form| code(&written(form))).collect();
            match ids.len() {
                n if n > NAMES => words.push(format!("one of {n} ids such as {}", ids[..3].join(", "))),
                _ => words.splice(0..0, ids).for_each(drop),
            }
            let told = words.join(", ");
            let name = written(&[Token::Part(name)]);
            match parts.insert(name.clone(), told.clone()) {
                Some(other) if other != told => {
                    return Err(format!("{name} means {other} in one place and {told} in another"));
                }
                _ => {}
            }
        }
    }
    let mut text = "| name | what stands there |\n| --- | --- |\n".to_owned();
    for (name, told) in parts {
        let _ = writeln!(text, "| `{name}` | {told} |");
    }
    Ok(text)
}

/// Compares the parts of a documentation file that are made from the game with what the game's types say now, or writes them
/// with `LONGTABLE_BLESS=1`. Each part stands between two markers.
///
/// Then it checks that the listed answers are complete and true: each is a form of an answer of the game; every legal
/// answer in random games and in the positions of the case files is listed for its kind of question; and each listed
/// form occurs there.
pub fn check_reference<G: CaseGame>(file: &Path, cases: &Path) -> Result<(), String> {
    let text =
        fs::read_to_string(file).map_err(|error| format!("the documentation can't be read: {error}"))?;
    let file_name = file.file_name().unwrap_or_default().to_string_lossy();
    let mut made = text.clone();
    let slug = G::INFO.slug;
    let markers = SECTIONS.map(|(name, heading)| {
        let begin = format!("<!-- {slug} {name}: made from the code, LONGTABLE_BLESS=1 writes it -->\n");
        (name, heading, begin, format!("<!-- end of {slug} {name} -->"))
    });
    // A game that the file does not know yet gets a chapter at its end.
    if markers.iter().all(|(_, _, begin, _)| !made.contains(begin)) {
        let _ = write!(made, "\n## `{slug}`\n");
        for (_, heading, begin, end) in &markers {
            let _ = write!(made, "\n{heading}{begin}{end}\n");
        }
    }
    for (name, _, begin, end) in markers {
        let missing = || format!("{file_name} has no `{}` with its `{end}`", begin.trim());
        let from = made.find(&begin).ok_or_else(missing)? + begin.len();
        let to = from + made[from..].find(&end).ok_or_else(missing)?;
        made.replace_range(from..to, &section::<G>(name)?);
    }
    if made != text {
        if std::env::var("LONGTABLE_BLESS").is_ok_and(|value| value == "1") {
            fs::write(file, made).map_err(|error| format!("the documentation can't be written: {error}"))?;
        } else {
            let (old, new) = first_difference(&text, &made);
            return Err(format!(
                "{file_name} is not what the code says; LONGTABLE_BLESS=1 with this test writes it:\n- {old}\n+ {new}"
            ));
        }
    }
    wrong_lists::<G>(cases, G::answers)
}

fn first_difference<'t>(a: &'t str, b: &'t str) -> (&'t str, &'t str) {
    let mut pairs = a.lines().zip(b.lines());
    pairs.find(|(a, b)| a != b).unwrap_or(("", "the end"))
}

/// The forms of one kind of question, and which of them have been seen.
struct Forms {
    forms: Vec<(&'static str, Vec<Token>, bool)>,
}

/// Checks that the forms that `answers` lists for each question are the answers that there are, as in
/// [`check_reference`].
pub fn wrong_lists<G: CaseGame>(
    cases: &Path,
    answers: impl Fn(&G::Ask) -> &'static [&'static str],
) -> Result<(), String> {
    let grammar = grammar::<G, G::Action>()?;
    let mut problems = Vec::new();
    let mut all: BTreeMap<&str, Forms> = BTreeMap::new();
    for kind in all_kinds::<G>(answers)? {
        let mut forms = Vec::new();
        for text in kind.answers {
            let words: Vec<&str> = text.split_whitespace().collect();
            let is_one = grammar.forms().iter().any(|form| grammar.fits(form, &words));
            match grammar.read_form(text) {
                Some(form) if is_one => forms.push((text, form, false)),
                _ => problems.push(format!("{}: `{text}` is no form of an answer", kind.kind)),
            }
        }
        all.insert(kind.kind, Forms { forms });
    }
    let mut seen = HashSet::new();
    let mut look = |state: &G| {
        let Some(question) = state.question() else { return };
        let kind = question.ask.kind();
        let mut legal = Vec::new();
        for seat in question.who.iter() {
            state.legal(seat, &mut legal);
            for action in &legal {
                if !seen.insert((kind, *action)) {
                    continue;
                }
                let text = words::to_words(action).unwrap_or_default();
                let words: Vec<&str> = text.split_whitespace().collect();
                let forms = all.get_mut(kind).map(|forms| &mut forms.forms);
                let mut fits = forms.into_iter().flatten().filter(|(_, form, _)| grammar.fits(form, &words));
                match fits.next() {
                    Some((_, _, seen)) => *seen = true,
                    None => add(&mut problems, format!("{kind}: `{text}` is not listed")),
                }
            }
        }
    };
    for path in case_files(cases).map_err(|error| format!("the cases can't be read: {error}"))? {
        let text = fs::read_to_string(&path).map_err(|error| format!("a case can't be read: {error}"))?;
        let name = path.display().to_string();
        for case in parse(&text, &name).map_err(|error| error.to_string())? {
            each_position::<G>(&case, &mut look);
        }
    }
    each_of_random_games::<G>(&mut look)?;
    for (kind, forms) in &all {
        for (text, _, seen) in &forms.forms {
            if !seen {
                problems.push(format!("{kind}: `{text}` is listed, but never legal"));
            }
        }
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// Shows every position of some random games to `look`.
fn each_of_random_games<G: Game>(look: &mut impl FnMut(&G)) -> Result<(), String> {
    for scenario in G::INFO.scenarios {
        for (people, seed) in scenario.people.iter().flat_map(|people| (0..GAMES).map(move |n| (people, n))) {
            let setup = G::setup(scenario.id, Some(*people), &[]).map_err(|error| error.to_string())?;
            let mut state = G::new(&setup, &mut Log::off()).map_err(|error| error.to_string())?;
            let mut rng = Pcg64Mcg::seed_from_u64(seed);
            let mut legal = Vec::new();
            for _ in 0..ANSWERS {
                let Some(question) = state.question() else { break };
                look(&state);
                let seat: Seat = question.who.first_seat().ok_or("a question is put to nobody")?;
                let action = if seat.is_chance() {
                    state.chance(&mut rng)
                } else {
                    state.legal(seat, &mut legal);
                    (!legal.is_empty()).then(|| legal[rng.random_range(0..legal.len())])
                };
                let action = action.ok_or("a question has no answer")?;
                state.play(seat, action, &mut Log::off()).map_err(|broken| broken.to_string())?;
            }
        }
    }
    Ok(())
}

/// Makes a test of the parts of a documentation file that are made from the game, and of the answers they list. The file, and
/// the folder of cases whose positions are looked at, are relative to the game's crate.
#[macro_export]
macro_rules! reference_in {
    ($game:ty, $file:literal, $cases:literal) => {
        #[test]
        fn reference() {
            let file = concat!(env!("CARGO_MANIFEST_DIR"), "/", $file);
            let cases = concat!(env!("CARGO_MANIFEST_DIR"), "/", $cases);
            if let Err(problems) = $crate::check_reference::<$game>(file.as_ref(), cases.as_ref()) {
                panic!("{problems}");
            }
        }
    };
}
