//! Packs that keep to the limits, at random: for tests.

use super::data::Data;
use super::fields::{FIELDS, Field, TOGETHER, listed};
use super::grammar::{BANS, Kind, MOST_OPTIONS, Member, PRICES, TARGETS, WORDS};
use super::pack::compile_pack;
use super::people::{HOOKS, IN_BATTLE};
use super::slots::{SPECIAL_TILES, protected_words};
use super::words::{
    AREA_LISTS, ARMY_PREFIXES, ARMY_WORDS, MORE_TEST_PREFIXES, PLACE_PREFIXES, PLACE_WORDS, PLAIN_TESTS,
    TEST_PREFIXES, UNIT_GROUPS,
};
use super::{NazgulLimit, Timing};
use crate::ids::{
    Area, Border, Card, Character, Deck, Face, Leader, Maneuver, Pool, Region, Scenario, Section, Side,
    Terrain, Tile, Unit,
};
use crate::ops::PlaceFilter;
use rand::{Rng, RngExt};
use serde_json::{Map, Value, json};

/// Values that a pack may have: some of any kind. They compile, and what they make fits together.
pub fn random_values<R: Rng + ?Sized>(rng: &mut R) -> Map<String, Value> {
    let share = [0.01, 0.05, 0.3][rng.random_range(0..3)];
    let mut values = Map::new();
    for field in FIELDS.iter() {
        if rng.random_bool(share) {
            change(rng, field, &mut values);
        }
    }
    if rng.random_bool(0.3) {
        let (a, b) = (area(rng, Scenario::Rohan), area(rng, Scenario::Rohan));
        values.insert(format!("map-rohan/{a}--{b}/border"), json!("ford"));
    }
    // What does not fit together, or is said twice, is struck until nothing is wrong.
    for _ in 0..200 {
        let Err(faults) = compile_pack(&values) else { return values };
        for fault in faults {
            strike(&mut values, &fault.key);
        }
    }
    Map::new()
}

/// Strikes a value, and what must be given with it.
fn strike(values: &mut Map<String, Value>, key: &str) {
    let Some((base, last)) = key.rsplit_once(['/', '.']) else { return };
    let joint = &key[base.len()..=base.len()];
    let group: &[&str] = match last {
        "effect" | "ops" | "hooks" | "choices" | "timing" | "playOnTable" | "discardWhen" | "discardIf" => {
            &["effect", "ops", "hooks", "choices", "timing", "playOnTable", "discardWhen", "discardIf"]
        }
        "playIf" | "requires" => &["playIf", "requires"],
        "entry" | "ways" => &["entry", "ways"],
        "border" | "protectedSide" => &["border", "protectedSide"],
        _ => &[],
    };
    for name in group {
        values.shift_remove(&format!("{base}{joint}{name}"));
    }
    values.shift_remove(key);
    // A fault of all abilities is that of one which is given by itself.
    let part = format!("{key}.");
    values.retain(|key, _| !key.starts_with(&part));
}

/// Puts another value in place of ours, with what must come with it.
fn change<R: Rng + ?Sized>(rng: &mut R, field: &Field, values: &mut Map<String, Value>) {
    let last = field.path.rsplit('.').next().unwrap_or_default();
    let sibling = |name: &str| Field { path: replaced(&field.path, name), ..field.clone() };
    let value = random_value(rng, field, last);
    values.insert(field.key(), value);
    for pair in TOGETHER {
        if let Some(n) = pair.iter().position(|one| *one == last) {
            let other = sibling(pair[1 - n]);
            if !values.contains_key(&other.key()) {
                let value = random_value(rng, &other, pair[1 - n]);
                values.insert(other.key(), value);
            }
        }
    }
    match last {
        "playOnTable" => {
            let table = values[&field.key()] == json!(true);
            let word = if table { "table" } else { "action" };
            values.insert(sibling("timing").key(), json!(word));
            if listed(&sibling("effect").key()).is_some() {
                let hooks = if table { hooks(rng, Some(side_of(field))) } else { json!([]) };
                values.insert(sibling("hooks").key(), hooks);
                values.insert(sibling("effect").key(), json!("something else"));
                let other = ops(rng, Some(side_of(field)), 0);
                values.insert(sibling("ops").key(), other);
            }
        }
        "border" => {
            if matches!(values[&field.key()].as_str(), Some("dike" | "wall")) {
                let side = field.id.split("--").next().unwrap_or_default();
                values.insert(sibling("protectedSide").key(), json!(side));
            }
        }
        _ => {}
    }
}

/// A path with another last name.
fn replaced(path: &str, name: &str) -> String {
    path.rsplit_once('.').map_or_else(|| name.to_owned(), |(before, _)| format!("{before}.{name}"))
}

/// Whose a card or Character is; the Free Peoples' if it is anybody's.
fn side_of(field: &Field) -> Side {
    let minions = ["saruman", "witch-king", "gothmog"];
    match field.file {
        "cards-story-shadow" | "cards-grima" | "cards-darkness" => Side::Shadow,
        "characters" if minions.contains(&field.id.as_str()) => Side::Shadow,
        _ => Side::FreePeoples,
    }
}

fn random_value<R: Rng + ?Sized>(rng: &mut R, field: &Field, last: &str) -> Value {
    let side = side_of(field);
    match field.path.split('.').next().unwrap_or_default() {
        "abilities" if field.path != "abilities" => return ability(rng, side, false),
        "free" => return army(rng, Side::FreePeoples),
        "shadow" => return army(rng, Side::Shadow),
        "recruitmentTokens" => {
            let ours = field.ours();
            let places = ours.as_object().into_iter().flat_map(Map::keys);
            return places.map(|place| (place.clone(), json!(rng.random_range(1..=3)))).collect();
        }
        _ => {}
    }
    match last {
        "border" if rng.random_bool(0.1) => Value::Null,
        "border" => {
            let open =
                Border::ALL.into_iter().filter(|one| !matches!(one, Border::CityWall | Border::CityGate));
            json!(one_of(rng, &open.map(Border::slug).collect::<Vec<_>>()))
        }
        "protectedSide" => json!(field.id.split("--").nth(usize::from(rng.random_bool(0.5)))),
        "x" | "y" => json!(rng.random_range(0..=1000)),
        "region" => {
            let regions = super::ground::regions_of(field.file);
            json!(one_of(rng, &regions.iter().map(Region::slug).collect::<Vec<_>>()))
        }
        "arrowsTo" | "anduinSouthAreas" => {
            (0..rng.random_range(1..4)).map(|_| json!(area(rng, Scenario::Gondor))).collect()
        }
        "catapultAreas" => json!(["harlond", "pelennor-townlands", "north-gate"]),
        "entExceptions" => {
            let step =
                |rng: &mut R| json!({"from": area(rng, Scenario::Rohan), "to": area(rng, Scenario::Rohan)});
            (0..rng.random_range(0..5)).map(|_| step(rng)).collect()
        }
        "copies" => json!(rng.random_range(0..=4)),
        "combatStrength" => json!(rng.random_range(1..=3)),
        "favoriteTerrain" => json!(some(rng, &Terrain::ALL.map(Terrain::slug))),
        "leadership" | "leadershipModifier" => json!(rng.random_range(0..=3)),
        "level" => json!(rng.random_range(0..=4)),
        "ability" => {
            let timing = one_of(rng, &IN_BATTLE.map(Timing::slug));
            json!({"name": "Made up", "text": "Something else.", "timing": timing, "ops": ops(rng, None, 0)})
        }
        "name" => json!("Made up"),
        "entry" | "effect" => json!("Something else."),
        "playIf" | "discardWhen" => json!("something holds"),
        "ways" => (0..rng.random_range(1..=3)).map(|_| way(rng, side)).collect(),
        "startAreas" => start(rng, field),
        "unitsPlacedOnEntry" => {
            let units = Unit::ALL.into_iter().filter(|unit| unit.side() == side).map(Unit::slug);
            let names = some(rng, &units.take(2).collect::<Vec<_>>());
            names.into_iter().map(|name| (name, json!(rng.random_range(1..=2)))).collect()
        }
        "abilities" => (0..rng.random_range(0..=3)).map(|_| ability(rng, side, false)).collect(),
        "fateTrackAbility" if rng.random_bool(0.3) => Value::Null,
        "fateTrackAbility" => ability(rng, side, true),
        "list" => (0..rng.random_range(1..=4)).map(|n| nazgul(rng, n)).collect(),
        "limit" => json!(one_of(rng, &NazgulLimit::ALL.map(NazgulLimit::slug))),
        "type" => json!(one_of(rng, &["army", "character", "muster"])),
        "timing" if field.file == "cards-generic" => json!(one_of(rng, &IN_BATTLE.map(Timing::slug))),
        "ops" => ops(rng, Some(side), 0),
        "requires" | "discardIf" => (0..rng.random_range(0..=2)).map(|_| json!(test(rng))).collect(),
        "choices" => json!(["you: something"]),
        "playOnTable" => json!(rng.random_bool(0.4)),
        "count" | "controlMarkers" if rng.random_bool(0.5) => json!("unlimited"),
        "count" | "controlMarkers" => json!(rng.random_range(20..=60)),
        _ => field.ours(),
    }
}

fn one_of<'a, R: Rng + ?Sized, T: ?Sized>(rng: &mut R, list: &[&'a T]) -> &'a T {
    list[rng.random_range(0..list.len())]
}

/// Some words of a list, one at least.
fn some<R: Rng + ?Sized>(rng: &mut R, words: &[&str]) -> Vec<String> {
    let mut some: Vec<String> =
        words.iter().filter(|_| rng.random_bool(0.4)).map(|word| (*word).to_owned()).collect();
    if some.is_empty() {
        some.push(one_of(rng, words).to_owned());
    }
    some.truncate(6);
    some
}

/// An area of a board.
fn area<R: Rng + ?Sized>(rng: &mut R, scenario: Scenario) -> &'static str {
    let listed = Data::ours().list(super::ground::map_of(scenario), "areas");
    let id = super::data::text(&listed[rng.random_range(0..listed.len())], "id");
    Area::from_slug(id).map_or("", Area::slug)
}

fn army<R: Rng + ?Sized>(rng: &mut R, side: Side) -> Value {
    if rng.random_bool(0.1) {
        return Value::Null;
    }
    let units = Unit::ALL.into_iter().filter(|unit| unit.side() == side).map(Unit::slug).collect::<Vec<_>>();
    let mut army = Map::new();
    for name in some(rng, &units).into_iter().take(2) {
        army.insert(name, json!(rng.random_range(1..=2)));
    }
    json!({ "units": army })
}

fn way<R: Rng + ?Sized>(rng: &mut R, side: Side) -> Value {
    let faces = Face::of(side).map(Face::slug);
    let requires: Vec<String> = (0..rng.random_range(0..=2)).map(|_| test(rng)).collect();
    json!({"results": some(rng, &faces), "ready": rng.random_bool(0.5), "requires": requires})
}

fn start<R: Rng + ?Sized>(rng: &mut R, field: &Field) -> Value {
    let words =
        ["any-own-army", "any-area-with-own-army", "settlements-controlled", "rohan-recruitment-area"];
    let character = Data::ours().object("characters", &field.id).unwrap_or(&Value::Null);
    let scenario =
        if super::data::text(character, "scenario") == "gondor" { Scenario::Gondor } else { Scenario::Rohan };
    let place = |rng: &mut R| if rng.random_bool(0.2) { one_of(rng, &words) } else { area(rng, scenario) };
    (0..rng.random_range(1..=3)).map(|_| json!(place(rng))).collect()
}

fn ability<R: Rng + ?Sized>(rng: &mut R, side: Side, track: bool) -> Value {
    let mut hook = hooked(rng, Some(side));
    if track {
        let quantities =
            ["eye-recruit", "location-nazgul", "muster-ent", "fate-symbol-ents", "enemy-army-ended-move"];
        hook["hook"] = json!(one_of(rng, &quantities));
    } else if rng.random_bool(0.3) {
        hook["hook"] = json!("action:character");
    }
    hook["name"] = json!("Made up");
    hook["cost"] = json!("none");
    hook["text"] = json!("Something else.");
    hook
}

fn nazgul<R: Rng + ?Sized>(rng: &mut R, n: usize) -> Value {
    let timing = one_of(rng, &IN_BATTLE.map(Timing::slug));
    let ops = ops(rng, Some(Side::Shadow), 0);
    json!({"id": format!("made-up-{n}"), "name": "Made up", "timing": timing, "text": "Something else.", "ops": ops})
}

fn hooks<R: Rng + ?Sized>(rng: &mut R, side: Option<Side>) -> Value {
    (0..rng.random_range(0..=3)).map(|_| hooked(rng, side)).collect()
}

fn hooked<R: Rng + ?Sized>(rng: &mut R, side: Option<Side>) -> Value {
    let word = one_of(rng, &HOOKS);
    let name = match word {
        "extra-action:" => one_of(rng, &Face::ALL.map(Face::slug)),
        "enter:" => one_of(rng, &Character::ALL.map(Character::slug)),
        "play:" => one_of(rng, &Card::ALL.map(Card::slug)),
        "favorite-terrain:" => one_of(rng, &Unit::ALL.map(Unit::slug)),
        "own-army-enters:" | "enemy-army-enters:" => one_of(rng, &Area::ALL.map(Area::slug)),
        _ => "",
    };
    let mut hook = json!({"hook": format!("{word}{name}"), "ops": ops(rng, side, 0)});
    if rng.random_bool(0.3) {
        hook["when"] = json!(test(rng));
    }
    hook
}

fn ops<R: Rng + ?Sized>(rng: &mut R, side: Option<Side>, depth: u8) -> Value {
    let most = if depth == 0 && rng.random_bool(0.2) { 6 } else { 3 };
    (0..rng.random_range(0..=most)).map(|_| op(rng, side, depth)).collect()
}

/// Any instruction, with the members that it must have and some of the others.
fn op<R: Rng + ?Sized>(rng: &mut R, side: Option<Side>, depth: u8) -> Value {
    let word = loop {
        let word = &WORDS[rng.random_range(0..WORDS.len())];
        let nests = word.members.iter().any(|member| matches!(member.kind, Kind::Ops | Kind::Options));
        if depth < 2 || !nests {
            break word;
        }
    };
    let mut op = json!({"op": word.op});
    for Member { name, kind, needed } in word.members {
        let one_of_two = matches!(
            (word.op, *name),
            ("place-units", "units")
                | ("place-leadership", "where")
                | ("place-nazgul", "figures_max")
                | ("eliminate-character", "kind")
        );
        if *needed || one_of_two || rng.random_bool(0.35) {
            op[*name] = member(rng, *kind, side, depth);
        }
    }
    if rng.random_bool(0.1) {
        op["condition"] = json!(test(rng));
    }
    op
}

fn member<R: Rng + ?Sized>(rng: &mut R, kind: Kind, side: Option<Side>, depth: u8) -> Value {
    match kind {
        Kind::Number { least, most } => json!(rng.random_range(least..=most)),
        Kind::NumberOr { least, most, .. } if rng.random_bool(0.7) => json!(rng.random_range(least..=most)),
        Kind::NumberOr { words, .. } | Kind::Word(words) => json!(one_of(rng, words)),
        Kind::Words(words) => json!(some(rng, words)),
        Kind::Amount { .. } if rng.random_bool(0.3) => json!("all"),
        Kind::Amount { most } if rng.random_bool(0.5) => json!(rng.random_range(1..=most)),
        Kind::Amount { .. } => json!({"min": 1, "max": 2}),
        Kind::Pick => {
            let max = rng.random_range(1..=4);
            let min = rng.random_range(0..=max);
            let max = if rng.random_bool(0.2) { json!("all") } else { json!(max) };
            json!({"min": min, "max": max, "distinct": rng.random_bool(0.8)})
        }
        Kind::Flag => json!(rng.random_bool(0.5)),
        Kind::Armies => json!(filter(rng)),
        Kind::With if rng.random_bool(0.2) => json!("one-of-moved"),
        Kind::With => json!(filter(rng)),
        Kind::Places => (0..rng.random_range(1..=2)).map(|_| json!(place(rng))).collect(),
        Kind::PlaceFilters => json!(some(rng, &PlaceFilter::ALL.map(PlaceFilter::slug))),
        Kind::Pool if rng.random_bool(0.3) => json!("own"),
        Kind::Pool => json!(one_of(rng, &Pool::ALL.map(Pool::slug))),
        Kind::Units { most } => {
            let own = Unit::ALL.into_iter().filter(|unit| side.is_none_or(|side| unit.side() == side));
            let names = some(rng, &own.map(Unit::slug).collect::<Vec<_>>());
            names.into_iter().map(|name| (name, json!(rng.random_range(1..=most)))).collect()
        }
        Kind::UnitTypes => json!(some(rng, &Unit::ALL.map(Unit::slug))),
        Kind::Unit => json!(one_of(rng, &Unit::ALL.map(Unit::slug))),
        Kind::Leader => json!(one_of(rng, &Leader::ALL.map(Leader::slug))),
        Kind::Victim if rng.random_bool(0.3) => json!("commander"),
        Kind::Character | Kind::Victim => json!(one_of(rng, &Character::ALL.map(Character::slug))),
        Kind::Characters => json!(some(rng, &Character::ALL.map(Character::slug))),
        Kind::Tile => json!(one_of(rng, &SPECIAL_TILES.map(Tile::slug))),
        Kind::Face => json!(one_of(rng, &Face::ALL.map(Face::slug))),
        Kind::Deck => json!(one_of(rng, &Deck::ALL.map(Deck::slug))),
        Kind::Cards => json!(some(rng, &Card::ALL.map(Card::slug))),
        Kind::Side => json!(one_of(rng, &["free", "shadow"])),
        Kind::Maneuver => json!(one_of(rng, &Maneuver::ALL.map(Maneuver::slug))),
        Kind::RecruitmentArea => {
            let areas = Area::ALL.into_iter().filter(|area| area.is_recruitment()).map(Area::slug);
            json!(one_of(rng, &areas.collect::<Vec<_>>()))
        }
        Kind::Protected => json!(one_of(rng, &protected_words())),
        Kind::Ban => {
            let word = one_of(rng, &BANS);
            let name = match word {
                "abilities-of:" | "enter:" => one_of(rng, &Character::ALL.map(Character::slug)),
                "play:" => one_of(rng, &Card::ALL.map(Card::slug)),
                "leave-or-attack-from:" => one_of(rng, &Area::ALL.map(Area::slug)),
                _ => "",
            };
            json!(format!("{word}{name}"))
        }
        Kind::Prices => json!(some(rng, &[&PRICES[..], &["own-damage:1"]].concat())[..1]),
        Kind::Hurt => match rng.random_range(0..4) {
            0 => json!(one_of(rng, &TARGETS)),
            1 => json!(one_of(rng, &["each", "that-army", "chosen-army"])),
            2 => json!(format!("army-in:{}", place(rng))),
            _ => json!(format!("place:{}", place(rng))),
        },
        Kind::Test => json!(test(rng)),
        Kind::Ops => ops(rng, side, depth + 1),
        Kind::Options => {
            let n = rng.random_range(1..=MOST_OPTIONS.min(3));
            (0..n).map(|_| ops(rng, side, depth + 1)).collect()
        }
    }
}

/// Areas, a region or a list.
fn areas<R: Rng + ?Sized>(rng: &mut R) -> String {
    match rng.random_range(0..6) {
        0 => one_of(rng, &Region::ALL.map(Region::slug)).to_owned(),
        1 => one_of(rng, &AREA_LISTS).to_owned(),
        2 => some(rng, &Area::ALL.map(Area::slug)).join("|"),
        _ => one_of(rng, &Area::ALL.map(Area::slug)).to_owned(),
    }
}

fn characters<R: Rng + ?Sized>(rng: &mut R) -> String {
    some(rng, &Character::ALL.map(Character::slug)).join("|")
}

fn filter<R: Rng + ?Sized>(rng: &mut R) -> Vec<String> {
    let mut words = vec![if rng.random_bool(0.3) { "enemy" } else { "own" }.to_owned()];
    for word in &ARMY_WORDS[2..] {
        if rng.random_bool(0.08) {
            words.push((*word).to_owned());
        }
    }
    for prefix in ARMY_PREFIXES {
        if rng.random_bool(0.12) {
            let names = match prefix {
                "contains:" => some(rng, &[&Unit::ALL.map(Unit::slug)[..], &UNIT_GROUPS].concat()).join("|"),
                "with-character:" => characters(rng),
                "adjacent-to:" if rng.random_bool(0.3) => "entwood|chosen-place".to_owned(),
                _ => areas(rng),
            };
            words.push(format!("{prefix}{names}"));
        }
    }
    words
}

fn place<R: Rng + ?Sized>(rng: &mut R) -> String {
    match rng.random_range(0..5) {
        0 | 1 => PLACE_WORDS[rng.random_range(0..PLACE_WORDS.len())].0.to_owned(),
        2 => {
            let prefix = one_of(rng, &PLACE_PREFIXES);
            // Where several places are joined by a bar, each is one word.
            let name = match prefix {
                "army-with:" | "area-of:" | "region-of:" => one_of(rng, &Character::ALL.map(Character::slug)),
                _ => one_of(rng, &Area::ALL.map(Area::slug)),
            };
            format!("{prefix}{name}")
        }
        3 => one_of(rng, &Region::ALL.map(Region::slug)).to_owned(),
        _ => one_of(rng, &Area::ALL.map(Area::slug)).to_owned(),
    }
}

fn test<R: Rng + ?Sized>(rng: &mut R) -> String {
    let not = if rng.random_bool(0.3) { "not:" } else { "" };
    let one = if rng.random_bool(0.3) {
        PLAIN_TESTS[rng.random_range(0..PLAIN_TESTS.len())].0.to_owned()
    } else {
        let prefix = one_of(rng, &[&TEST_PREFIXES[..], &MORE_TEST_PREFIXES].concat());
        let names = match prefix {
            "character-in:" => format!("{}:{}", characters(rng), areas(rng)),
            "own-army:" | "can-attack-with:" => filter(rng).join("+"),
            "that-army-on:" => one_of(rng, &Terrain::ALL.map(Terrain::slug)).to_owned(),
            "section-breached:" => one_of(rng, &Section::ALL.map(Section::slug)).to_owned(),
            "deck-left:" => one_of(rng, &Deck::ALL.map(Deck::slug)).to_owned(),
            "controls-settlements:" | "shadow-controls-regions:" | "catapults:" | "fate-at-least:" => {
                rng.random_range(1..=3).to_string()
            }
            "place:" => format!("{}+{}", place(rng), one_of(rng, &PlaceFilter::ALL.map(PlaceFilter::slug))),
            "leader-in:" | "leader-or-character-in:" => place(rng),
            "own-army-in:"
            | "own-army-adjacent-to:"
            | "that-army-in:"
            | "controls:"
            | "ents-adjacent-to:"
            | "defending-in:" => areas(rng),
            _ => characters(rng),
        };
        format!("{prefix}{names}")
    };
    format!("{not}{one}")
}
