//! The end of a round (rules 12.1 to 12.3, 14.6).

use crate::board::{World, data, list, position, word};
use kernel::Game;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::{BTreeMap, BTreeSet};

/// Where a Character may be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    Board,
    Track,
    Aside,
    Eliminated,
}

/// The ending by the numbered list, the lowest condition first.
fn ending(
    world: &World,
    taken: &BTreeSet<String>,
    people: &BTreeMap<String, Spot>,
    commander: bool,
    armies: &[&str],
) -> Option<&'static str> {
    let spot = |id: &str| people.get(id).copied();
    let in_play = |id: &str| spot(id) == Some(Spot::Board);
    let eliminated = |id: &str| spot(id) == Some(Spot::Eliminated);
    // Condition 3: Captains and Companions; Treebeard is neither.
    let all = data("characters");
    let free = list(&all["characters"])
        .iter()
        .filter(|one| word(&one["side"]) == "free" && ["captain", "companion"].contains(&word(&one["kind"])));
    let mut left = free.filter_map(|one| spot(word(&one["id"])));
    let nobody = !left.any(|spot| spot == Spot::Board || spot == Spot::Track);
    let regions =
        world.regions.iter().filter(|two| two.iter().all(|settlement| taken.contains(settlement))).count();
    if world.scenario == "rohan" {
        let settlements = world.regions.iter().flatten().filter(|one| taken.contains(*one)).count();
        let worth = |id: &str, points: usize| if taken.contains(id) { points } else { 0 };
        if settlements + worth("hornburg", 6) + worth("edoras", 4) >= 10 {
            return Some("points");
        }
        if nobody {
            return Some("characters");
        }
        // Orthanc is printed the Shadow's: a marker there is one of the Free Peoples.
        if taken.contains("orthanc") || eliminated("saruman") {
            return Some("saruman");
        }
        return (in_play("theoden-rohan") && regions == 0).then_some("theoden");
    }
    if taken.contains("minas-tirith") {
        return Some("minas-tirith");
    }
    if nobody {
        return Some("characters");
    }
    if in_play("aragorn-gondor") && regions == 0 {
        return Some("aragorn");
    }
    if eliminated("witch-king") && (eliminated("gothmog") || !commander) {
        return Some("commanders");
    }
    (armies.contains(&"black-gate") && armies.contains(&"cross-roads")).then_some("black-gate")
}

#[test]
fn the_lowest_condition_decides() {
    let mut found = BTreeMap::<&str, u32>::new();
    for scenario in ["rohan", "gondor"] {
        let world = World::new(scenario);
        let places: Vec<&String> = world.places.keys().filter(|id| world.printed(id).is_some()).collect();
        let all = data("characters");
        let people: Vec<&str> = list(&all["characters"])
            .iter()
            .filter(|one| ["both", scenario].contains(&word(&one["scenario"])))
            .map(|one| word(&one["id"]))
            .collect();
        let tracked: Vec<&str> = list(&data("tracks")["fate"][scenario]["characters"])
            .iter()
            .map(|one| people.iter().find(|id| **id == word(&one["id"])).copied().unwrap())
            .collect();
        for seed in 0..3000 {
            let rng = &mut Pcg64Mcg::seed_from_u64(seed);
            let dead = rng.random_range(0.0..1.1_f64).min(1.0);
            let taken_often = rng.random_range(0.0..0.8);
            let mut lines = vec!["step end".to_owned()];
            let taken: BTreeSet<String> = places
                .iter()
                .filter(|id| {
                    rng.random_bool(match id.as_str() {
                        "orthanc" => 0.1,
                        "minas-tirith" => 0.2,
                        _ => taken_often,
                    })
                })
                .map(|id| (*id).clone())
                .collect();
            if !taken.is_empty() {
                let words: Vec<&str> = taken.iter().map(String::as_str).collect();
                lines.push(format!("marker {}", words.join(" ")));
            }
            let mut spots = BTreeMap::new();
            for id in &people {
                let minion = ["saruman", "witch-king", "gothmog"].contains(id);
                let gone = *id != "treebeard" && rng.random_bool(if minion { 0.15 } else { dead });
                let away = rng.random_bool(0.5);
                let spot = match *id {
                    _ if gone => Spot::Eliminated,
                    "saruman" | "witch-king" => Spot::Board,
                    _ if !away => Spot::Board,
                    _ if tracked.contains(id) => Spot::Track,
                    _ => Spot::Aside,
                };
                spots.insert((*id).to_owned(), spot);
                let ground = if scenario == "rohan" { "starkhorn" } else { "grey-wood" };
                match (spot, *id) {
                    (Spot::Eliminated, "saruman") => {
                        lines.extend(["character saruman eliminated", "commander -"].map(str::to_owned));
                    }
                    (Spot::Eliminated, _) => lines.push(format!("character {id} eliminated")),
                    (Spot::Board, "treebeard") => lines.push("character treebeard entwood".to_owned()),
                    (Spot::Board, "saruman" | "witch-king") | (Spot::Track, _) => {}
                    (Spot::Board, _) => lines.push(format!("character {id} {ground}")),
                    (Spot::Aside, _) => lines.push(format!("character {id} aside")),
                }
            }
            // Gothmog follows the Witch-king if he was in play then; whoever died first can't be seen from where they are now.
            let mut follows = true;
            if scenario == "gondor" {
                let (king, next) = (spots["witch-king"], spots["gothmog"]);
                follows = king == Spot::Board || next == Spot::Board;
                match (king, next) {
                    (Spot::Eliminated, Spot::Board) => lines.push("commander gothmog".to_owned()),
                    (Spot::Eliminated, _) => lines.push("commander -".to_owned()),
                    _ => {}
                }
            }
            let mut armies = Vec::new();
            if scenario == "gondor" {
                for gate in ["black-gate", "cross-roads"] {
                    if rng.random_bool(0.6) {
                        armies.push(gate);
                        lines.push(format!("army {gate} gondor-footmen 1"));
                    }
                }
            }
            let expected = ending(&world, &taken, &spots, follows, &armies);
            let state = position(scenario, &lines);
            let outcome = state.outcome().map(|outcome| outcome.ending);
            assert_eq!(outcome, expected, "seed {seed}\n{}", lines.join("\n"));
            *found.entry(expected.unwrap_or("none")).or_default() += 1;
        }
    }
    // Every ending came up, and so did none.
    assert!(found.len() == 9 && found.values().all(|n| *n > 10), "{found:?}");
}
