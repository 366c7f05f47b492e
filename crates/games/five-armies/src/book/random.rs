//! Values for Appendix A that keep to the limits, at random: for tests.

use super::grammar::{ARMY_WORDS, Kind, Member, OWN_PILES, PLACES, WORDS, names};
use super::{NUMBERS, Tables};
use crate::ids::{Area, Character, Face, Pile, SETTLEMENTS, Side, Terrain, Territory, Tile, Unit};
use rand::{Rng, RngExt};
use serde_json::{Map, Value, json};

/// Values that a pack may have, some of the seventeen or all. They compile.
pub fn random_values<R: Rng + ?Sized>(rng: &mut R) -> Map<String, Value> {
    let mut values = Map::new();
    for id in NUMBERS {
        if rng.random_bool(0.7) {
            // Where the limits are not those of single numbers it takes some tries.
            let tried = (0..100).map(|_| Map::from_iter([(id.to_owned(), random_value(rng, id))]));
            values.extend(tried.into_iter().find(|one| Tables::compile(one).is_ok()).unwrap_or_default());
        }
    }
    values
}

fn one_of<'a, R: Rng + ?Sized, T: ?Sized>(rng: &mut R, list: &[&'a T]) -> &'a T {
    list[rng.random_range(0..list.len())]
}

fn random_value<R: Rng + ?Sized>(rng: &mut R, id: &str) -> Value {
    match id {
        "R1" => json!(rng.random_range(0..=3)),
        "R2" => {
            let who = ["bard", "dain", "gandalf", "thranduil", "bilbo", "thorin", "bolg"];
            who.into_iter().map(|who| (who.to_owned(), json!(rng.random_range(0..=4)))).collect()
        }
        "R3" => options(rng, Character::Bard, 1, 3),
        "R4" => options(rng, Character::Dain, 1, 3),
        "R5" => option(rng, Character::Gandalf),
        "R6" | "R8" if rng.random_bool(0.2) => Value::Null,
        "R6" => option(rng, Character::Gandalf),
        "R8" => option(rng, Character::Thranduil),
        "R7" => json!({
            "units": some(rng, &Unit::ALL.map(Unit::slug)),
            "terrain": some(rng, &Terrain::ALL.map(Terrain::slug)),
            "dice_per_unit": rng.random_range(1..=2),
            "dice_max": rng.random_range(1..=10),
            "target_number": rng.random_range(2..=6),
            "reroll_misses": rng.random_bool(0.5),
        }),
        "R9" => json!({"die": dice(rng, Side::FreePeoples), "ops": ops(rng, Character::LordOfTheEagles, 0)}),
        "R10" => json!({
            "die": dice(rng, Side::FreePeoples),
            "where": place_of_entry(rng),
            "ops": ops(rng, Character::Thorin, 0),
        }),
        "R11" => json!({"die": dice(rng, Side::FreePeoples), "where": place_of_entry(rng)}),
        "R12" => json!({"die": dice(rng, Side::Shadow), "where": place_of_entry(rng)}),
        "R13" => options(rng, Character::Bolg, 0, 2),
        "R14" => setup(rng),
        "R15" => {
            json!({"archery_cm": rng.random_range(1.0..=40.0), "gandalf_cm": rng.random_range(1.0..=40.0)})
        }
        "R16" => {
            let parts = parts(rng, 12, 5);
            let tiles = [Tile::One, Tile::OneRune, Tile::Two, Tile::TwoRune, Tile::Three];
            tiles.into_iter().zip(parts).map(|(tile, n)| (tile.slug().to_owned(), json!(n))).collect()
        }
        _ => json!({
            "shadow": parts(rng, 27, 4),
            "dwarves-and-men": parts(rng, 17, 3),
            "elves": parts(rng, 20, 2),
        }),
    }
}

/// A number as a sum of so many others, each at least 1.
fn parts<R: Rng + ?Sized>(rng: &mut R, total: u8, n: usize) -> Vec<u8> {
    let mut parts = vec![1; n];
    for _ in n..usize::from(total) {
        parts[rng.random_range(0..n)] += 1;
    }
    parts
}

/// Some words of a list, one at least.
fn some<R: Rng + ?Sized>(rng: &mut R, words: &[&str]) -> Vec<String> {
    let mut some: Vec<String> =
        words.iter().filter(|_| rng.random_bool(0.4)).map(|word| (*word).to_owned()).collect();
    if some.is_empty() {
        some.push(one_of(rng, words).to_owned());
    }
    some
}

fn dice<R: Rng + ?Sized>(rng: &mut R, side: Side) -> Vec<String> {
    some(rng, &Face::of(side).map(Face::slug))
}

fn place_of_entry<R: Rng + ?Sized>(rng: &mut R) -> Value {
    let regions = names("in-region:");
    let mut place = match rng.random_range(0..4) {
        0 => json!({"region": one_of(rng, &regions)}),
        1 => json!({"regions": some(rng, &regions)}),
        2 => json!({"territories": some(rng, &Territory::ALL.map(Territory::slug))}),
        _ => json!({}),
    };
    let things = ["units", "shadow-army", "free-peoples-army", "shadow-control-marker"];
    if rng.random_bool(0.3) {
        place["with"] = json!(some(rng, &things));
    }
    if rng.random_bool(0.5) {
        place["without"] = json!(some(rng, &things));
    }
    place
}

fn setup<R: Rng + ?Sized>(rng: &mut R) -> Value {
    let settlements = SETTLEMENTS.map(Area::slug);
    let regions = names("in-region:");
    let mut groups = Map::new();
    for group in 1..=15 {
        let place = match group {
            3..=6 | 8 | 9 => one_of(rng, &settlements),
            10 | 11 => one_of(rng, &["goblin-muster-north", "goblin-muster-west"]),
            _ => one_of(rng, &regions),
        };
        groups.insert(group.to_string(), json!(place));
    }
    Value::Object(groups)
}

fn options<R: Rng + ?Sized>(rng: &mut R, character: Character, least: usize, most: usize) -> Value {
    (0..rng.random_range(least..=most)).map(|_| option(rng, character)).collect()
}

fn option<R: Rng + ?Sized>(rng: &mut R, character: Character) -> Value {
    let mut option = json!({"ops": ops(rng, character, 1)});
    if rng.random_bool(0.3) {
        option["condition"] = json!("general-with-army");
    }
    option
}

fn ops<R: Rng + ?Sized>(rng: &mut R, character: Character, least: usize) -> Value {
    let most = if rng.random_bool(0.2) { 8 } else { 3 };
    (0..rng.random_range(least..=most)).map(|_| op(rng, character)).collect()
}

/// Any instruction, with the members that it must have and some of the others.
fn op<R: Rng + ?Sized>(rng: &mut R, character: Character) -> Value {
    let word = &WORDS[rng.random_range(0..WORDS.len())];
    let mut op = json!({"op": word.op});
    for Member { name, kind, needed } in word.members {
        if *needed || rng.random_bool(0.4) {
            op[*name] = member(rng, *kind, character.side());
        }
    }
    if rng.random_bool(0.2) {
        op["optional"] = json!(rng.random_bool(0.7));
    }
    op
}

fn member<R: Rng + ?Sized>(rng: &mut R, kind: Kind, side: Side) -> Value {
    match kind {
        Kind::Number { least, most } => json!(rng.random_range(least..=most)),
        Kind::NumberOr { most, .. } if rng.random_bool(0.7) => json!(rng.random_range(1..=most)),
        Kind::NumberOr { words, .. } | Kind::Word(words) => json!(one_of(rng, words)),
        Kind::NumberOrPick { most } if rng.random_bool(0.5) => json!(rng.random_range(1..=most)),
        Kind::Pick { most } | Kind::NumberOrPick { most } => {
            let max = rng.random_range(1..=most);
            let min = rng.random_range(0..=max);
            let max = if rng.random_bool(0.2) { json!("all") } else { json!(max) };
            json!({"min": min, "max": max, "distinct": rng.random_bool(0.5)})
        }
        Kind::Flag => json!(rng.random_bool(0.5)),
        Kind::Armies { enemy } => filter(rng, enemy),
        Kind::Areas if rng.random_bool(0.5) => json!([listed(rng, "in-territory:")]),
        Kind::Areas => json!([listed(rng, "in-region:")]),
        Kind::Place if rng.random_bool(0.2) => json!({"region": one_of(rng, &names("in-region:"))}),
        Kind::Place => json!(one_of(rng, &PLACES.map(|(word, _)| word))),
        Kind::Pile if rng.random_bool(0.3) => json!(one_of(rng, &OWN_PILES)),
        Kind::Pile => json!(one_of(rng, &Pile::of(side).iter().map(|pile| pile.slug()).collect::<Vec<_>>())),
        Kind::Units { most } => {
            let units = some(rng, &Unit::of(side).iter().map(|unit| unit.slug()).collect::<Vec<_>>());
            units.into_iter().map(|unit| (unit, json!(rng.random_range(1..=most)))).collect()
        }
        Kind::Character => {
            let own = Character::ALL.into_iter().filter(|one| one.side() == side).map(Character::slug);
            json!(one_of(rng, &own.chain(["general"]).collect::<Vec<_>>()))
        }
        Kind::Dice { most } => {
            let face = one_of(rng, &Face::of(side).map(Face::slug));
            json!({ face: rng.random_range(1..=most) })
        }
    }
}

fn listed<R: Rng + ?Sized>(rng: &mut R, prefix: &str) -> String {
    format!("{prefix}{}", some(rng, &names(prefix)).join("|"))
}

fn filter<R: Rng + ?Sized>(rng: &mut R, enemy: bool) -> Value {
    let mut words = Vec::new();
    if rng.random_bool(0.6) {
        words.push(if enemy && rng.random_bool(0.5) { "enemy" } else { "own" }.to_owned());
    }
    for word in &ARMY_WORDS[2..] {
        if rng.random_bool(0.12) {
            words.push((*word).to_owned());
        }
    }
    for prefix in ["contains-any:", "in-territory:", "in-region:"] {
        if words.len() < 8 && rng.random_bool(0.1) {
            words.push(listed(rng, prefix));
        }
    }
    words.truncate(8);
    json!(words)
}
