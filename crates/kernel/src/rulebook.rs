//! The rules of a game as a list of numbered rules, so that a rule can be quoted by its number.
//!
//! A rules file is Markdown. What counts as a numbered rule:
//!
//! | in the file                                          | number          |
//! |------------------------------------------------------|-----------------|
//! | heading `### 9.4 Choosing losses`, `## 3. Setup`     | `9.4`, `3`      |
//! | heading `## Appendix A. Paths`                       | `Appendix A`    |
//! | bullet or paragraph `- 9.4.1 ...`, `8.2.1a ...`      | `9.4.1`         |
//! | paragraph `H3 ...`, `O18.1 ...`                      | `H3`, `O18.1`   |
//! | row `\| D5 \| ...` of a table whose first head is `#` | `D5`            |
//! | row `\| 5 \| ...` of such a table under `11.3`        | `11.3 row 5`    |
//! | step `3. ...` or `- **Step 3 ...` under `9.2`        | `9.2 step 3`    |
//! | letter `b. ...` under `6.6`                          | `6.6 b`         |
//! | row `5` or step `5.` right under section `32`        | `32.5`          |
//!
//! Rules may also follow each other inside one line (`17.1 ... . 17.2 ...`, `7. ... . 8. ...`). Everything
//! up to the next numbered thing belongs to the rule before it.

use std::collections::HashMap;

/// One numbered rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule<'a> {
    /// The number under which the rule is listed, such as `9.4.1`, `9.2 step 3` or `D5`.
    pub number: &'a str,
    /// The text of the rule without its number and without Markdown emphasis. Lines of the file stay lines;
    /// cells of a table row are separated by ` | `.
    pub text: &'a str,
    /// The nearest heading above the rule (for a heading: itself), with its number.
    pub heading: &'a str,
}

/// The numbered rules of one rules file.
#[derive(Clone, Debug, Default)]
pub struct RuleBook {
    entries: Vec<Entry>,
    headings: Vec<String>,
    index: HashMap<String, usize>,
}

#[derive(Clone, Debug)]
struct Entry {
    number: String,
    text: String,
    heading: usize,
}

impl RuleBook {
    /// Reads a rules file.
    pub fn parse(text: &'static str) -> RuleBook {
        let mut reader = Reader::default();
        for line in text.lines() {
            reader.line(line);
        }
        let mut book = reader.book;
        for (at, entry) in book.entries.iter().enumerate() {
            book.index.entry(entry.number.clone()).or_insert(at);
        }
        book
    }

    /// The rule with this number.
    ///
    /// Besides the listed numbers these forms are understood, in this order: `10.6.1`, `10.6 item 1` or
    /// `10.6 condition 1` for `10.6 step 1` or `10.6 row 1` (also `32 step 5` for `32.5`), and a letter for a
    /// part marked `(c)` inside a rule: `1.3.3c` for `1.3.3`.
    pub fn get(&self, number: &str) -> Option<Rule<'_>> {
        let number = number.trim();
        if let Some(&at) = self.index.get(number) {
            return Some(self.rule(at));
        }
        if let Some((parent, part)) = split_part(number) {
            for listed in
                [format!("{parent} step {part}"), format!("{parent} row {part}"), format!("{parent}.{part}")]
            {
                if let Some(&at) = self.index.get(&listed) {
                    return Some(self.rule(at));
                }
            }
        }
        let base = number.strip_suffix(|c: char| c.is_ascii_lowercase())?;
        if !base.ends_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        self.index.get(base).map(|&at| self.rule(at))
    }

    /// All rules in the order of the file.
    pub fn iter(&self) -> impl Iterator<Item = Rule<'_>> {
        (0..self.entries.len()).map(|at| self.rule(at))
    }

    /// The number of rules.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether the file holds no numbered rule at all.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    fn rule(&self, at: usize) -> Rule<'_> {
        let entry = &self.entries[at];
        let heading = self.headings.get(entry.heading).map_or("", String::as_str);
        Rule { number: &entry.number, text: &entry.text, heading }
    }
}

/// Splits `10.6.1`, `10.6 step 1` and the like into `10.6` and `1`.
fn split_part(number: &str) -> Option<(&str, &str)> {
    for word in [" step ", " item ", " row ", " condition "] {
        if let Some(parts) = number.split_once(word) {
            return Some(parts);
        }
    }
    number.rsplit_once('.')
}

/// What a line starts with.
enum Start<'a> {
    Heading {
        number: Option<&'a str>,
        title: &'a str,
    },
    Rule {
        number: &'a str,
        text: &'a str,
    },
    /// A step, a row with a plain number or a letter: its number depends on the rule it stands under.
    Part {
        kind: PartKind,
        label: &'a str,
        text: &'a str,
    },
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum PartKind {
    Step,
    Row,
    Letter,
}

/// Reads a file line by line.
#[derive(Default)]
struct Reader {
    book: RuleBook,
    /// The rule that the next parts belong to.
    parent: Option<usize>,
    /// The part being read and the indent of its first line.
    part: Option<(usize, usize)>,
    /// Inside a table: whether its first column holds numbers.
    table: Option<bool>,
    code: bool,
}

impl Reader {
    fn line(&mut self, line: &str) {
        let indent = line.len() - line.trim_start().len();
        let trimmed = line.trim();
        if trimmed.starts_with("```") {
            self.code = !self.code;
            return;
        }
        if self.code {
            self.append(line.trim_end(), indent);
            return;
        }
        if trimmed.starts_with('|') {
            self.table_line(trimmed);
            return;
        }
        self.table = None;
        if trimmed.is_empty() || trimmed == "---" {
            return;
        }
        match start_of(trimmed) {
            Start::Heading { number, title } => self.heading(trimmed, number, title),
            Start::Rule { number, text } => self.rule(number, text),
            Start::Part { kind, label, text } => self.part(kind, label, text, indent),
            Start::Nothing => self.append(&plain(trimmed), indent),
        }
    }

    fn heading(&mut self, line: &str, number: Option<&str>, title: &str) {
        self.book.headings.push(plain(line.trim_start_matches('#').trim()));
        self.parent = None;
        self.part = None;
        if let Some(number) = number {
            self.parent = Some(self.push(number.to_string(), title));
        }
    }

    /// A rule with a number of its own; further rules may follow in the same line.
    fn rule(&mut self, number: &str, text: &str) {
        let following = successor(number).and_then(|next| find_inline(text, &next, "").map(|at| (next, at)));
        let own = following.as_ref().map_or(text, |&(_, at)| text[..at].trim_end());
        self.parent = Some(self.push(number.to_string(), own));
        self.part = None;
        if let Some((next, at)) = following {
            self.rule(&next, text[at + next.len()..].trim_start());
        }
    }

    /// A part of the rule it stands under; further parts may follow in the same line.
    fn part(&mut self, kind: PartKind, label: &str, text: &str, indent: usize) {
        let Some(parent) = self.parent else { return };
        let above = &self.book.entries[parent].number;
        let in_section = above.bytes().all(|b| b.is_ascii_digit());
        let number = match kind {
            PartKind::Letter => format!("{above} {label}"),
            _ if in_section => format!("{above}.{label}"),
            PartKind::Step => format!("{above} step {label}"),
            PartKind::Row => format!("{above} row {label}"),
        };
        let next = if kind == PartKind::Row { None } else { successor(label) };
        let bold = next.as_ref().map(|next| format!("**Step {next}"));
        let dotted = next.as_ref().and_then(|next| find_inline(text, next, "."));
        let following = match (next, bold) {
            (Some(next), Some(bold)) => match (text.find(&bold), dotted) {
                (Some(at), _) => Some((at, at + bold.len(), next)),
                (None, Some(at)) => Some((at, at + next.len() + 1, next)),
                (None, None) => None,
            },
            _ => None,
        };
        let own = following.as_ref().map_or(text, |&(at, _, _)| text[..at].trim_end());
        let at = self.push(number, own);
        self.part = Some((at, indent));
        if let Some((_, rest, next)) = following {
            self.part(kind, &next, text[rest..].trim_start(), indent);
        }
    }

    fn table_line(&mut self, line: &str) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let Some(numbered) = self.table else {
            let numbered = cells[0] == "#";
            self.table = Some(numbered);
            if !numbered {
                self.append(&plain(&cells.join(" | ")), 0);
            }
            return;
        };
        if cells.iter().all(|cell| !cell.is_empty() && cell.bytes().all(|b| b == b'-' || b == b':')) {
            return;
        }
        let text = cells[1..].join(" | ");
        if numbered && is_key(cells[0]) {
            // The rule above the table stays the parent: text below the table goes on with it.
            let at = self.push(cells[0].to_string(), &text);
            self.part = Some((at, 0));
        } else if numbered && is_count(cells[0]) {
            self.part(PartKind::Row, cells[0], &text, 0);
        } else {
            self.append(&plain(&cells.join(" | ")), 0);
        }
    }

    fn push(&mut self, number: String, text: &str) -> usize {
        let heading = self.book.headings.len().saturating_sub(1);
        self.book.entries.push(Entry { number, text: plain(text), heading });
        self.book.entries.len() - 1
    }

    /// Adds a line to the rule being read. A line that stands no deeper than the part before it belongs to the
    /// rule around that part.
    fn append(&mut self, line: &str, indent: usize) {
        if self.part.is_some_and(|(_, part_indent)| indent <= part_indent) {
            self.part = None;
        }
        let Some(at) = self.part.map(|(at, _)| at).or(self.parent) else { return };
        let text = &mut self.book.entries[at].text;
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(line);
    }
}

fn start_of(line: &str) -> Start<'_> {
    if line.starts_with('#') {
        let title = line.trim_start_matches('#').trim();
        if let Some(rest) = title.strip_prefix("Appendix ") {
            let end = rest.find('.').unwrap_or(rest.len());
            let number = &title[..title.len() - rest.len() + end];
            return Start::Heading {
                number: Some(number),
                title: rest[end..].trim_start_matches('.').trim(),
            };
        }
        let (first, rest) = first_word(title);
        let number = first.trim_end_matches('.');
        return if is_count(number) || is_dotted(number) {
            Start::Heading { number: Some(number), title: rest }
        } else {
            Start::Heading { number: None, title }
        };
    }
    let item = line.strip_prefix("- ").unwrap_or(line);
    if let Some(step) = item.strip_prefix("**Step ") {
        let (label, text) = first_word(step);
        if is_count(label) {
            return Start::Part { kind: PartKind::Step, label, text };
        }
    }
    let (first, text) = first_word(item);
    if text.is_empty() {
        return Start::Nothing;
    }
    if is_dotted(first) || (item == line && is_key(first)) {
        return Start::Rule { number: first, text };
    }
    match first.strip_suffix('.') {
        Some(label) if item == line && is_count(label) => Start::Part { kind: PartKind::Step, label, text },
        Some(label) if item == line && is_letter(label) => {
            Start::Part { kind: PartKind::Letter, label, text }
        }
        _ => Start::Nothing,
    }
}

fn first_word(text: &str) -> (&str, &str) {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    (first, rest.trim_start())
}

/// `12`
fn is_count(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit())
}

/// `9.4`, `9.4.1`, `8.2.1a`
fn is_dotted(word: &str) -> bool {
    let digits = word.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(word);
    digits.contains('.') && digits.split('.').all(is_count)
}

/// `D5`, `O18.1`
fn is_key(word: &str) -> bool {
    word.strip_prefix(|c: char| c.is_ascii_uppercase()).is_some_and(|digits| digits.split('.').all(is_count))
}

/// `b`
fn is_letter(word: &str) -> bool {
    word.len() == 1 && word.bytes().all(|b| b.is_ascii_lowercase())
}

/// The number after this one: `17.2` after `17.1`, `8` after `7`, `e` after `d`.
fn successor(number: &str) -> Option<String> {
    if let Some(letter) = number.bytes().next().filter(|_| is_letter(number)) {
        return (letter < b'z').then(|| char::from(letter + 1).to_string());
    }
    let (before, last) = match number.rsplit_once('.') {
        Some((before, last)) => (Some(before), last),
        None => (None, number),
    };
    let next = last.parse::<u32>().ok()?.checked_add(1)?;
    Some(before.map_or_else(|| next.to_string(), |before| format!("{before}.{next}")))
}

/// Where the next number starts a new sentence inside a line.
fn find_inline(text: &str, number: &str, mark: &str) -> Option<usize> {
    let wanted = format!(" {number}{mark} ");
    text.match_indices(&wanted).map(|(at, _)| at).find_map(|at| {
        let ends = text[..at].ends_with(['.', ';']);
        let starts = text[at + wanted.len()..].starts_with(|c: char| c.is_alphabetic() || c == '*');
        (ends && starts).then_some(at + 1)
    })
}

/// The text without Markdown emphasis and code marks. A lone `*` stays.
fn plain(text: &str) -> String {
    let text = text.replace("**", "").replace('`', "");
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(open) = rest.find('*') {
        let (before, after) = (&rest[..open], &rest[open + 1..]);
        out.push_str(before);
        let opens = !before.ends_with(char::is_alphanumeric) && !after.starts_with([' ', '*']);
        let close = after.find('*').filter(|&close| opens && close > 0 && !after[..close].ends_with(' '));
        match close {
            Some(close) => {
                out.push_str(&after[..close]);
                rest = &after[close + 1..];
            }
            None => {
                out.push('*');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(book: &RuleBook) -> Vec<&str> {
        book.iter().map(|rule| rule.number).collect()
    }

    fn text<'a>(book: &'a RuleBook, number: &str) -> &'a str {
        book.get(number).unwrap().text
    }

    #[test]
    fn headings_bullets_and_steps() {
        let book = RuleBook::parse(
            "# A game\n\nOverview.\n\n## 9. Combat\n\nIt is *hard*.\n\n### 9.3 Battle\nBegins.\n\
             0. **Support** is fixed (9.5).\n1. **Attack** A = `icons`.\n- 9.3.1 No icon: the defender wins.\n\
             ### 9.4 Choosing losses\n- 9.4.1 Card by card;\n  and more.\n\n---\n- 9.4.2 Any order.\n",
        );
        assert_eq!(
            numbers(&book),
            ["9", "9.3", "9.3 step 0", "9.3 step 1", "9.3.1", "9.4", "9.4.1", "9.4.2"]
        );
        assert_eq!(text(&book, "9"), "Combat\nIt is hard.");
        assert_eq!(text(&book, "9.3"), "Battle\nBegins.");
        assert_eq!(text(&book, "9.3 step 0"), "Support is fixed (9.5).");
        assert_eq!(text(&book, "9.3 step 1"), "Attack A = icons.");
        assert_eq!(text(&book, "9.4.1"), "Card by card;\nand more.");
        assert_eq!(book.get("9.4.1").unwrap().heading, "9.4 Choosing losses");
        assert_eq!(book.get("9.4").unwrap().heading, "9.4 Choosing losses");
        assert_eq!(book.get("9.3 step 1").unwrap().heading, "9.3 Battle");
        assert!(book.get("9.5").is_none());
        assert_eq!(book.len(), 8);
        assert!(!book.is_empty());
    }

    #[test]
    fn paragraphs_with_indent_letters_and_a_suffix() {
        let book = RuleBook::parse(
            "## 6 Dice\n6.6 **Character** one of:\n a. move;\n b. attack;\n c. hide; d. show; e. pass.\n\
             8.2.1 Count.\n8.2.1a Nobody.\n 8.3.1 Deeper.\n59 more packs.\n",
        );
        assert_eq!(
            numbers(&book),
            ["6", "6.6", "6.6 a", "6.6 b", "6.6 c", "6.6 d", "6.6 e", "8.2.1", "8.2.1a", "8.3.1"]
        );
        assert_eq!(text(&book, "6.6 c"), "hide;");
        assert_eq!(text(&book, "6.6 e"), "pass.");
        assert_eq!(text(&book, "8.2.1a"), "Nobody.");
        assert_eq!(text(&book, "8.2.1b"), "Count.");
        assert_eq!(text(&book, "8.3.1"), "Deeper.\n59 more packs.");
    }

    #[test]
    fn numbers_inside_a_line() {
        let book = RuleBook::parse(
            "## 17. Chance\n\n17.1 Shuffle (17.2 too). 17.2 Dice. 17.3 *Tiles*, see 17.4. 17.5 is not next.\n\
             ## 10.14 Round\n6. Roll.\n7. Abilities (10.7). 8. Damage. 9. End.\n",
        );
        assert_eq!(
            numbers(&book),
            [
                "17",
                "17.1",
                "17.2",
                "17.3",
                "10.14",
                "10.14 step 6",
                "10.14 step 7",
                "10.14 step 8",
                "10.14 step 9"
            ]
        );
        assert_eq!(text(&book, "17.1"), "Shuffle (17.2 too).");
        assert_eq!(text(&book, "17.3"), "Tiles, see 17.4. 17.5 is not next.");
        assert_eq!(text(&book, "10.14 step 8"), "Damage.");
    }

    #[test]
    fn bold_steps() {
        let book = RuleBook::parse(
            "9.5 **Round**: repeat\n - **Step 0 (field):** choose.\n - **Step 1 Cards.** Play.\n\
             \u{20}- **Step 2 Roll**, **Step 3 again** below.\n - Cards are discarded.\n",
        );
        assert_eq!(numbers(&book), ["9.5", "9.5 step 0", "9.5 step 1", "9.5 step 2", "9.5 step 3"]);
        assert_eq!(text(&book, "9.5 step 1"), "Cards. Play.");
        assert_eq!(text(&book, "9.5 step 3"), "again below.");
        assert_eq!(text(&book, "9.5"), "Round: repeat\n- Cards are discarded.");
    }

    #[test]
    fn tables() {
        let book = RuleBook::parse(
            "## 13. Decisions\nWho chooses.\n\n| # | who | what |\n|---|---|---|\n| D1 | owner | `cards` |\n\
             | D12 | all | |\n\n## 11.3 Points\n| # | who |\n|---|---|\n| 1 | both |\n\n## 28 More\n\
             | # | who |\n|---|---|\n| 1 | host |\n\n- 28.2 Windows.\n\n| mode | seats |\n|---|---|\n| 4 | four |\n\
             ## Appendix A. Paths\n\n| no. | id |\n|---|---|\n| 1 | x |\n",
        );
        assert_eq!(
            numbers(&book),
            ["13", "D1", "D12", "11.3", "11.3 row 1", "28", "28.1", "28.2", "Appendix A"]
        );
        assert_eq!(text(&book, "D1"), "owner | cards");
        assert_eq!(text(&book, "28.2"), "Windows.\nmode | seats\n4 | four");
        assert_eq!(text(&book, "Appendix A"), "Paths\nno. | id\n1 | x");
        assert_eq!(book.get("D12").unwrap().heading, "13. Decisions");
    }

    #[test]
    fn keys_at_the_start_of_a_line() {
        let book = RuleBook::parse("## 18. Hazards\nH1 First. [4.3]\nH2 Second.\n\nO18.1 Third.\n");
        assert_eq!(numbers(&book), ["18", "H1", "H2", "O18.1"]);
        assert_eq!(text(&book, "H1"), "First. [4.3]");
    }

    #[test]
    fn a_step_ends_where_the_indent_ends() {
        let book = RuleBook::parse(
            "9.6 **Timing**:\n 1. words;\n   → roll;\n 2. hits.\n A cancelled card is not paid.\n 9.6.1 Extra.\n",
        );
        assert_eq!(numbers(&book), ["9.6", "9.6 step 1", "9.6 step 2", "9.6.1"]);
        assert_eq!(text(&book, "9.6"), "Timing:\nA cancelled card is not paid.");
        assert_eq!(text(&book, "9.6 step 1"), "words;\n→ roll;");
        assert_eq!(text(&book, "9.6.1"), "Extra.");
    }

    #[test]
    fn other_ways_to_name_a_step() {
        let book = RuleBook::parse("10.6 **Tile**\n 1. card\n 2. guide\n## 32 Open\n1. Surge\n2. Target\n");
        assert_eq!(book.get("10.6.2").unwrap().number, "10.6 step 2");
        assert_eq!(book.get("10.6 item 1").unwrap().number, "10.6 step 1");
        assert_eq!(book.get("32 step 2").unwrap().number, "32.2");
        assert_eq!(book.get("32.2").unwrap().text, "Target");
        assert!(book.get("10.6.3").is_none());
        assert!(book.get("step").is_none());
        assert!(book.get("").is_none());
    }

    #[test]
    fn code_is_not_searched_for_numbers() {
        let book = RuleBook::parse("## 35 Procedures\n```\nrun:\n  1. go\n```\n36.1 Next.\n");
        assert_eq!(numbers(&book), ["35", "36.1"]);
        assert_eq!(text(&book, "35"), "Procedures\nrun:\n  1. go");
    }

    #[test]
    fn lone_stars_stay() {
        assert_eq!(plain("Dunharrow* is *not* **here**, * = marked"), "Dunharrow* is not here, * = marked");
    }
}
