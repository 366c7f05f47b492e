//! Lines of `given` put things where the facts find them, and what can't be is refused.

use super::build::Builder;
use super::{Fact, Given};
use crate::state::{Setup, State};
use kernel::words;

fn lines(text: &str) -> Vec<(usize, Given)> {
    let read = |line: &str| words::from_words(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    text.lines().map(|line| read(line.trim())).enumerate().collect()
}

/// The position before anything goes on.
fn stands(text: &str) -> Result<State, String> {
    let (builder, _) = Builder::read(&Setup::default(), &lines(text)).map_err(|fault| fault.what)?;
    builder.stand()
}

#[track_caller]
fn holds(given: &str, facts: &str) {
    let state = stands(given).unwrap_or_else(|what| panic!("{given}: {what}"));
    for line in facts.lines() {
        let fact: Fact = words::from_words(line.trim()).unwrap_or_else(|error| panic!("{line}: {error}"));
        state.check_fact(&fact).unwrap_or_else(|what| panic!("{line}: {what}"));
    }
}

#[test]
fn armies_and_characters_stand_where_they_are_put() {
    holds(
        "army camp dwarven-warriors 2 lakemen 1 damage 2 leadership 1
         army goblin-muster-north goblins 6
         character bard camp
         character bilbo off-board
         character lord-of-the-eagles valley
         character beorn valley-4
         wrath 8
         track thorin 5
         character dain eliminated",
        "army camp lakemen 1 dwarven-warriors 2 leadership 1 damage 2
         army ravenhill
         count camp damage 2
         characters camp bard
         characters ravenhill
         where bilbo off-board
         where lord-of-the-eagles valley
         where beorn valley-4
         track thorin 5
         track beorn -
         track beorn
         where dain eliminated
         where gandalf aside
         where bolg aside
         supply dwarven-warriors 3
         supply goblins 6
         leadership-supply free-peoples 5
         wrath 8",
    );
}

#[test]
fn the_board_has_its_tokens() {
    holds(
        "marker camp front-gate
         breach eastern-spur 2
         pass north open
         bats valley 2
         eagles valley 1
         eyrie 2
         rings 3
         bodyguards 2
         character gandalf ravenhill
         character bard camp
         activated gandalf bard
         focus
         fate 7",
        "control camp shadow
         control front-gate shadow
         control ravenhill free-peoples
         points 6
         breach eastern-spur 2
         pass north open
         pass west closed
         bats valley 2
         bats broken-lands 0
         eagles valley 1
         eyrie 2
         rings 3
         bodyguards 2
         activated bard gandalf
         focus yes
         fate 7
         ready bilbo yes
         ready thorin yes
         ready lord-of-the-eagles no",
    );
}

#[test]
fn dice_and_cards_are_dealt() {
    holds(
        "dice free-peoples character 2 muster 1
         dice shadow eye-of-sauron 1
         used shadow 2
         hand free-peoples call-to-arms--fierce-defence the-skin-changer
         deck event encirclement--no-quarter
         deck story-shadow
         discard blow-the-horns--no-quarter
         face-down shadow blow-the-horns--fierce-defence
         table troubled-mind gandalf
         table flying-arrows-and-wild-spears
         orcs-on-card 4
         attached shining-armour
         armour 3
         fate-deck giant-size mighty-strokes
         turn 4
         acts shadow",
        "dice free-peoples muster 1 character 2
         dice shadow eye-of-sauron 1
         used shadow 2
         took free-peoples 5
         took shadow 6
         hand free-peoples the-skin-changer call-to-arms--fierce-defence
         hand shadow
         hand-size free-peoples 2
         hand-has free-peoples the-skin-changer
         hand-lacks shadow the-skin-changer
         deck-size event 1
         deck-size story-shadow 0
         deck-size story-free-peoples 19
         discarded blow-the-horns--no-quarter blow-the-horns--fierce-defence great-dread
         face-down shadow blow-the-horns--fierce-defence
         face-down free-peoples
         table troubled-mind flying-arrows-and-wild-spears
         troubled gandalf
         orcs-on-card 4
         supply orcs 32
         attached shining-armour
         armour 3
         fate-deck-size 2
         turn 4
         acts shadow
         no-battle",
    );
}

/// Two lines that contradict each other are refused in either order; so is what can't be.
#[test]
fn what_can_not_be_is_refused_in_words() {
    for (text, expected) in [
        ("character bard camp\ncharacter bard ravenhill", "bard can't be in two places"),
        ("army camp lakemen 1\narmy camp orcs 1", "armies of both sides are in camp (rule 21.4)"),
        ("army camp lakemen 3\narmy camp elven-archers 3", "more than five units are in camp (rule 9.1)"),
        ("army camp lakemen 1\narmy camp damage 2", "more damage than units in camp (rule 8.7.4)"),
        ("turn 2\narmy camp leadership 1", "Leadership tokens without an army in camp (rule 7.8)"),
        ("marker camp\narmy camp lakemen 1", "an army of the Free Peoples frees camp (rule 9.7)"),
        (
            "turn 2\narmy mountain-pass-north lakemen 1",
            "no army of the Free Peoples is ever in mountain-pass-north (rule 9.14.4)",
        ),
        ("tokens elves front-gate 1\nturn 2", "no tokens of elves lie in front-gate (rule 9.10)"),
        ("turn 2\nturn 3", "another line says otherwise"),
        ("step fate\nstep roll", "another line says otherwise"),
        ("turn 2\nmarker valley-4", "nobody can control valley-4"),
        ("turn 2\nbreach camp 1", "camp has no fortification"),
        ("activated bilbo\nturn 2", "bilbo is no General (rule 2.11)"),
        ("activated bard\nturn 2", "bard is not in play"),
        ("wrath 8\ncharacter beorn camp\narmy camp lakemen 1", "no unit is in Beorn's region (rule 11.3)"),
        ("turn 2\ncharacter beorn camp", "Beorn has Wrath while he is in play (rule 11.5)"),
        (
            "army goblin-muster-north goblins 7\narmy goblin-muster-west goblins 6",
            "there are 12 figures of goblins",
        ),
        ("orcs-on-card 2\nturn 2", "flying-arrows-and-wild-spears is not on the table"),
        ("hand shadow the-skin-changer\nturn 2", "the-skin-changer is a card of the other side"),
        ("hand shadow great-dread\ndiscard great-dread", "great-dread has a place already"),
        ("table great-dread\nturn 2", "great-dread is not played on the table"),
        ("turn 2\nplay shadow great-dread", "great-dread is not in that hand"),
        ("turn 2\nattack shadow camp eastern-bank-9", "no army of shadow is in camp"),
        (
            "army camp orcs 1\nattack shadow camp eastern-bank-9",
            "eastern-bank-9 can't be attacked from camp (rule 8.1)",
        ),
        (
            "army camp orcs 1\nattack shadow camp eastern-bank-7",
            "no army of free-peoples is in eastern-bank-7",
        ),
        ("dice free-peoples army 1\nturn 2", "no die of that side shows army"),
        ("dice free-peoples character 5 muster 2\nturn 2", "free-peoples has 7 dice, 6 at most (rule 4.1)"),
    ] {
        let mut given: Vec<&str> = text.lines().collect();
        for _ in 0..2 {
            let refused = stands(&given.join("\n")).err().unwrap_or_default();
            assert!(refused.starts_with(expected), "{text}: {refused:?}, not {expected:?}");
            given.reverse();
        }
    }
}

#[test]
fn a_place_that_is_not_there_is_named() {
    let error =
        words::from_words::<Given>("character bard cmap").expect_err("there is no such place").to_string();
    assert!(error.contains("did you mean `camp`"), "{error}");
}
