//! Lines of `given` put things where the facts find them, and what can't be is refused.

use super::build::Builder;
use super::{Fact, Given};
use crate::ids::Scenario;
use crate::state::{Setup, State};
use kernel::words;

fn lines(text: &str) -> Vec<(usize, Given)> {
    let read = |line: &str| words::from_words(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    text.lines().map(|line| read(line.trim())).enumerate().collect()
}

/// The position before anything goes on.
fn stands(scenario: Scenario, text: &str) -> Result<State, String> {
    let setup = Setup { scenario, pack: None };
    let (builder, _) = Builder::read(&setup, &lines(text)).map_err(|fault| fault.what)?;
    builder.stand()
}

#[track_caller]
fn holds(scenario: Scenario, given: &str, facts: &str) {
    let state = stands(scenario, given).unwrap_or_else(|what| panic!("{given}: {what}"));
    for line in facts.lines() {
        let fact: Fact = words::from_words(line.trim()).unwrap_or_else(|error| panic!("{line}: {error}"));
        state.check_fact(&fact).unwrap_or_else(|what| panic!("{line}: {what}"));
    }
}

#[test]
fn armies_and_characters_stand_where_they_are_put() {
    holds(
        Scenario::Rohan,
        "army edoras rohan-footmen 2 rohan-riders 1 leaders-rohan 1 damage 2
         army sarn-gebir mordor-orcs 3 leadership 2
         character gandalf-rohan edoras
         character treebeard entwood
         character theodred eliminated
         track eomer-rohan 4
         entwood westmark 3
         barred sarn-gebir
         barred north-dunland
         clear derndingle",
        "army edoras rohan-riders 1 rohan-footmen 2 damage 2 leaders-rohan 1
         army hornburg
         count edoras damage 2
         characters edoras gandalf-rohan
         characters westmark treebeard
         characters hornburg
         where gandalf-rohan edoras
         where treebeard entwood
         where theodred eliminated
         where saruman orthanc
         where legolas aside
         track eomer-rohan 4
         track gandalf-rohan -
         ready eomer-rohan no
         leadership edoras 2
         leadership sarn-gebir 2
         commander saruman
         supply rohan-footmen 12
         leader-supply leaders-rohan 3
         entwood westmark 3
         chain
         control north-dunland free-peoples
         control hornburg free-peoples
         control westmark -",
    );
}

#[test]
fn the_board_of_rohan_has_its_markers_and_tokens() {
    holds(
        Scenario::Rohan,
        "marker thrihyrne deeping-coomb edoras
         lost hornburg 2
         tokens free folde 2
         tokens shadow orthanc 1
         faces free archers 3
         removed free 1
         fate 5
         discarded 1 3
         added shadow-0
         aside x-fate
         set-aside 2
         action-tokens 1 0
         location pits",
        "control edoras shadow
         regions 1
         points 6
         protection hornburg 4
         protection orthanc 8
         tokens free folde 2
         tokens shadow orthanc 1
         faces archers 3
         removed free 1
         fate 5
         ready eomer-rohan yes
         pool 1 1 1-fate 2 2 2 2-fate 2 3 1 x-fate 1 shadow-0 1
         aside x-fate
         discarded 1 3
         set-aside 2
         action-tokens 1 0
         location pits
         next-pool shadow 7
         next-pool free-peoples 4",
    );
}

#[test]
fn the_board_of_gondor_has_its_figures() {
    holds(
        Scenario::Gondor,
        "army great-gate mordor-orcs 2 olog-hai 1
         army pelennor-townlands black-uruks 2
         army udun mordor-orcs 7
         army to-rohan leaders-rohan 1
         character witch-king great-gate
         character gandalf-gondor minas-tirith
         section-lost gate 6
         section-lost north 3
         nazgul great-gate 2
         darkness 4
         ships 3
         tower great-gate
         catapults pelennor-townlands 2
         woses
         tokens mordor udun 2
         round 3
         acts shadow",
        "section-protection gate 0
         section-protection north 7
         nazgul great-gate 2
         nazgul-supply 6
         darkness 4
         ships 3
         towers great-gate
         catapults pelennor-townlands 2
         rohan-recruitment forgotten-road
         army udun mordor-orcs 7
         army to-rohan leaders-rohan 1
         location tower-of-sorcery
         commander witch-king
         tokens mordor udun 2
         round 3
         acts shadow
         no-battle",
    );
    holds(
        Scenario::Gondor,
        "character witch-king eliminated
         character gothmog udun
         army udun mordor-orcs 1
         commander gothmog
         location might-of-mordor",
        "commander gothmog
         where gothmog udun",
    );
}

#[test]
fn dice_and_cards_are_dealt() {
    holds(
        Scenario::Rohan,
        "dice free-peoples character 2 muster 1
         dice shadow character 2 eye 1
         used shadow 2
         has shadow 8
         step roll
         hand free-peoples gen-01 fp-03
         seen shadow fp-03
         deck generic gen-05
         deck story-shadow
         discard gen-09
         face-down shadow gen-10 sa-02
         table grima-1
         silenced saruman
         kept-out eomer-rohan
         forbidden sa-03
         bound free-peoples edoras
         held shadow orthanc
         no-ent",
        "dice free-peoples muster 1 character 2
         dice shadow eye 1 character 2
         used shadow 2
         to-roll shadow 3
         to-roll free-peoples 1
         shadow-box 2
         hand free-peoples fp-03 gen-01
         hand shadow
         hand-size free-peoples 2
         hand-has free-peoples fp-03
         hand-lacks shadow fp-03
         deck-size generic 1
         deck-size story-shadow 0
         deck-size story-free 15
         in-discard gen-09 gen-10 gen-30
         gone sa-02 sa-01
         face-down shadow gen-10 sa-02
         face-down free-peoples
         table grima-1
         no-battle",
    );
}

#[test]
fn a_battle_goes_on() {
    holds(
        Scenario::Rohan,
        "army westmark uruk-hai 3
         army upper-isen half-orcs 2
         army westmark-hills rohan-footmen 2
         combined-attack shadow westmark-hills westmark upper-isen
         battle-round 3
         fought upper-isen westmark
         used-tokens shadow half-orcs
         used-tokens free-peoples rohan-footmen",
        "battle upper-isen westmark-hills
         battle-round 2
         used-tokens shadow half-orcs
         used-tokens free-peoples rohan-footmen
         revealed shadow -
         acts shadow
         used shadow 1",
    );
}

/// Two lines that contradict each other are refused in either order; so is what can't be.
#[test]
fn what_can_not_be_is_refused_in_words() {
    for (text, expected) in [
        (
            "character gandalf-rohan edoras\ncharacter gandalf-rohan folde",
            "gandalf-rohan can't be in two places",
        ),
        ("character faramir edoras\nround 2", "faramir is of the other scenario"),
        ("army folde archers 1\narmy folde uruk-hai 1", "Armies of both sides are in folde (rule 1.4)"),
        ("army folde archers 3\narmy folde rohan-riders 3", "more than five units are in folde (rule 1.4)"),
        ("army folde archers 1\narmy folde damage 2", "more Damage than units in folde (rule 10.8.3)"),
        (
            "round 2\narmy folde leadership 1",
            "Leaders or Leadership tokens without an Army in folde (rule 7.5.5)",
        ),
        (
            "army folde archers 1\narmy folde leadership 1",
            "the Free Peoples have no Leadership tokens in folde",
        ),
        (
            "army folde uruk-hai 1\narmy folde leaders-rohan 1",
            "the Shadow has no Leaders in folde (rule 1.5)",
        ),
        ("round 2\narmy minas-tirith archers 1", "minas-tirith is not on this board"),
        ("army folde gondor-footmen 1\nround 2", "there are 0 figures of gondor-footmen (rule 2.2)"),
        ("marker folde\narmy folde archers 1", "the Army in folde has removed the marker (rule 3.6)"),
        ("tokens free folde 1\narmy folde uruk-hai 1", "no tokens of free lie in folde (rules 7.3.6, 9.4.1)"),
        ("tokens free folde 40\nround 2", "there are 29 tokens of free that nobody has seen"),
        ("round 2\nround 3", "another line says otherwise"),
        ("step fate\nstep roll", "another line says otherwise"),
        ("round 2\nmarker westmark", "westmark is no Settlement or Stronghold (rule 3.6)"),
        ("round 2\nbarred westmark", "westmark is no recruitment area of Rohan (rule 3.8)"),
        ("round 2\nlost hornburg 7", "expected a number from 0 to 6"),
        ("round 2\nentwood westmark 0", "without Ents the Entwood is in derndingle (rule 8.6.1)"),
        ("round 2\ncommander gothmog", "gothmog does not command: he is not in play"),
        ("round 2\nlocation dawnless-day", "dawnless-day is of the other scenario"),
        ("hand shadow darkness-1\nround 2", "darkness-1 is of the other scenario"),
        ("hand shadow sa-01\ndiscard sa-01", "sa-01 has a place already"),
        ("seen shadow fp-01\nround 2", "what shadow has seen is not in the other hand"),
        ("table sa-01\nround 2", "sa-01 is not played on the table"),
        ("round 2\nplay shadow sa-01", "sa-01 can't be played"),
        ("round 2\ndo free-peoples muster strategic-move", "the die can't be used so"),
        ("round 2\nattack shadow folde edoras", "no Army of shadow is in folde"),
        (
            "army folde uruk-hai 1\nattack shadow folde hornburg",
            "hornburg is not adjacent to folde (rule 10.1.1)",
        ),
        ("army folde uruk-hai 1\nattack shadow folde edoras", "no Army of free-peoples is in edoras"),
        ("dice free-peoples character 5 muster 2\nround 2", "free-peoples has 7 dice, 6 at most (rule 5.7)"),
    ] {
        let mut given: Vec<&str> = text.lines().collect();
        for _ in 0..2 {
            let refused = stands(Scenario::Rohan, &given.join("\n")).err().unwrap_or_default();
            assert!(refused.starts_with(expected), "{text}: {refused:?}, not {expected:?}");
            given.reverse();
        }
    }
}

#[test]
fn a_place_that_is_not_there_is_named() {
    let error = words::from_words::<Given>("character theodred edorsa")
        .expect_err("there is no such place")
        .to_string();
    assert!(error.contains("did you mean `edoras`"), "{error}");
}
