//! The rules files: every rule can be found by its number, and nothing but rules is in them.

use kernel::rulebook::RuleBook;
use std::collections::HashSet;
use std::path::Path;

const GAMES: [&str; 5] = ["wotr", "five-armies", "third-age", "ring-cards", "champions"];

fn text(game: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../docs/rules/{game}.md"));
    std::fs::read_to_string(path).expect("a rules file for every game")
}

fn book(game: &str) -> RuleBook {
    RuleBook::parse(text(game).leak())
}

fn begins(game: &str, known: &[(&str, &str)]) {
    let book = book(game);
    for (number, start) in known {
        let rule = book.get(number).unwrap_or_else(|| panic!("{game}: no rule {number}"));
        assert!(rule.text.starts_with(start), "{game} {number}: {}", rule.text);
    }
}

#[test]
fn many_rules_with_a_number_of_their_own() {
    for game in GAMES {
        let book = book(game);
        assert!(book.len() > 100, "{game}: {} rules", book.len());
        let mut seen = HashSet::new();
        for rule in book.iter() {
            assert!(seen.insert(rule.number), "{game}: {} twice", rule.number);
            assert!(!rule.text.is_empty(), "{game}: {} is empty", rule.number);
            assert!(!rule.heading.is_empty(), "{game}: {} has no heading", rule.number);
            assert!(!rule.text.contains("**"), "{game}: {} is not plain", rule.number);
        }
    }
}

#[test]
fn numbers_follow_each_other() {
    // A gap would mean that the parser missed a rule or that one was lost.
    for game in GAMES {
        let book = book(game);
        for rule in book.iter() {
            let Some((parent, last)) = rule.number.rsplit_once('.') else { continue };
            let Ok(last) = last.parse::<u32>() else { continue };
            if last > 1 {
                let before = format!("{parent}.{}", last - 1);
                assert!(book.get(&before).is_some(), "{game}: {} without {before}", rule.number);
            }
        }
    }
}

#[test]
fn no_marks_of_where_a_rule_was_read() {
    let marks = [
        "[seed",
        "[S ",
        "[P1",
        "[P5",
        "[P8",
        "[LP",
        "[F]",
        "[D]",
        "[D;",
        "[R]",
        "[R ",
        "[R,",
        "[R:",
        "[public",
        "[ruling",
        "[inference",
        "seed L",
        "seed file",
        "the seed",
        "transcription",
        "OCR",
        "Provenance",
        "provenance",
        "github",
        ".txt`",
        "shared/",
    ];
    for game in GAMES {
        let text = text(game);
        for mark in marks {
            assert!(!text.contains(mark), "{game}: {mark}");
        }
    }
}

#[test]
fn ring_cards() {
    begins(
        "ring-cards",
        &[
            ("1.7", "Glossary\nActivate: bring"),
            ("5.3", "Pass is legal only if (a) hand size"),
            ("9.2", "Path combat"),
            ("9.2 step 3", "Losses: if R > 0, the Free Peoples must"),
            ("9.3 step 0", "Support is fixed"),
            ("9.4.6", "Who chooses: the defending players together."),
            ("12.31", "Eliminations by Éowyn, Treebeard"),
            ("D5", "any \"must forsake\" | each affected player"),
            ("16.4", "Forsaking instead of cycling is not a choice"),
            ("O12", "When to recycle after both piles were empty"),
            ("18.6", "No view of a seat"),
            ("Appendix B", "Battlegrounds"),
        ],
    );
}

#[test]
fn wotr() {
    begins(
        "wotr",
        &[
            ("1.1", "Board with 105 regions"),
            ("5.2.4", "All cards of one draw instruction"),
            ("6.6 f", "FP: separate one Companion"),
            ("8.4.9", "Enemy Characters, Nazgûl or the Fellowship alone"),
            ("9.5 step 1", "Combat cards. The attacker announces"),
            ("9.6 step 2", "extra attacks before the Combat roll"),
            ("9.6.2", "Forfeiting Leadership"),
            ("10.6.2", "FP may use the Guide's ability"),
            ("10.6 step 4", "If the tile has a Reveal icon"),
            ("D35", "teams | multiplayer"),
            ("17.10", "Challenge of the King"),
            ("18.43", "Shelob's Lair"),
            ("19.21", "North Ered Luin coastal?"),
            ("20.9", "A passive Nation is never At War."),
        ],
    );
}

#[test]
fn five_armies() {
    begins(
        "five-armies",
        &[
            ("1.1", "Board with 46 regions"),
            ("2.4.1", "There are 92 adjacent pairs"),
            ("4.5.4", "Immediately before FP chooses a die"),
            ("5.11", "Action catalogue"),
            ("8.2.1a", "Sudden Assault"),
            ("8.7.2a", "Effects that add, cancel or remove damage"),
            ("8.9.1 step 2", "else the defender may retreat"),
            ("D42", "\"move or attack\""),
            ("H3", "A black-die hit is looked for after"),
            ("O18.6", "No Quarter, Goblin Charge"),
            ("21.4", "Invariants after every step"),
        ],
    );
}

#[test]
fn third_age() {
    begins(
        "third-age",
        &[
            ("1.4", "Army: all units of one side"),
            ("5.2.1", "Order inside the phase"),
            ("6.7", "Tile texts:\n- Fate symbol"),
            ("8.6.13", "Ents may march through"),
            ("10.14 step 8", "Damage, protection, casualties"),
            ("11.3 row 29", "FP | Enemy of Sauron"),
            ("12.3 condition 5", "FP: Witch-king and Gothmog both eliminated"),
            ("13.23", "Ents do not remove"),
            ("14.17", "Attack from a recruitment area"),
            ("Appendix D", "Adjacency"),
        ],
    );
}

#[test]
fn champions() {
    begins(
        "champions",
        &[
            ("1.1.3", "Grim rule"),
            ("1.3.3c", "The first player decides"),
            ("7.4 step 1", "One after another, in player order"),
            ("9.1 step 7", "Resolve. An ally, upgrade or support"),
            ("9.1.7", "A permission"),
            ("11.1.5 step 6", "Reactions, in this order"),
            ("13.8 step 6", "Forced responses"),
            ("13.8.2", "Enemies always scheme"),
            ("28.9", "all players | each interrupt/response window"),
            ("28.26", "Windows (row 9)"),
            ("31.45", "The Power of ... doubles"),
            ("32.8", "Control of upgrades"),
            ("35", "Reference procedures"),
            ("37.31", "Dealing several encounter cards"),
        ],
    );
}
