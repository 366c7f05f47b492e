//! The instructions of a pack: checked against the grammar, then compiled.

use super::grammar::{ARMY_WORDS, Kind, MOST_OPS, OWN_PILES, PLACES, WITH_LIST, WORDS, listed, names, word};
use crate::army::Charge;
use crate::battle::Onto;
use crate::ids::{
    Area, Areas, Character, Face, MUSTERING_POINTS, MUSTERING_REGIONS, PASSES, Pile, REGIONS, SETTLEMENT_SET,
    Side, Territory, Unit, set_of,
};
use crate::ops::{Amount, Filter, Op, Pick, Place, Range, Recruits, Whose};
use kernel::{PackReader as Reader, Text};
use serde_json::{Map, Value};

type Object = Map<String, Value>;

/// Reads a list of instructions on the card of a character. Faults are reported, and the list is empty then.
pub(super) fn read_ops(
    reader: &mut Reader,
    path: &str,
    value: &Value,
    character: Character,
    least: u8,
) -> Vec<Op> {
    let mut ops = Vec::new();
    let Some(list) = reader.list(path, value, least, MOST_OPS) else { return ops };
    for (n, value) in list.iter().enumerate() {
        let path = format!("{path}[{n}]");
        if let Some(object) = reader.object(&path, value)
            && check_op(reader, &path, object, character)
        {
            let op = compile(object, character.side(), &ops);
            // What is declined by its own question needs no other.
            let asks = matches!(
                op,
                Op::Strike { .. }
                    | Op::March { .. }
                    | Op::FlipTokens { .. }
                    | Op::FlyEagles
                    | Op::Rally { .. }
                    | Op::MoveCharacter { .. }
            );
            if object.get("optional") == Some(&Value::Bool(true)) && !asks {
                ops.push(Op::May(1));
            }
            ops.push(op);
        }
    }
    ops
}

/// Whether an instruction keeps to the grammar.
fn check_op(reader: &mut Reader, path: &str, object: &Object, character: Character) -> bool {
    let Some(name) = reader.member(path, object, "op") else { return false };
    let at = format!("{path}.op");
    let Some(word) = reader.known(&at, name, word, WORDS.iter().map(|word| word.op)) else { return false };
    let before = reader.count();
    let mut known = vec!["op", "optional"];
    if let Some(optional) = object.get("optional") {
        reader.flag(&format!("{path}.optional"), optional);
    }
    for member in word.members {
        known.push(member.name);
        let at = format!("{path}.{}", member.name);
        match object.get(member.name) {
            Some(value) => check_member(reader, &at, value, member.kind, character.side()),
            None if member.needed => {
                reader.member(path, object, member.name);
            }
            None => {}
        }
    }
    reader.only(path, object, &known);
    reader.count() == before
}

fn check_member(reader: &mut Reader, path: &str, value: &Value, kind: Kind, side: Side) {
    match kind {
        Kind::Number { least, most } => {
            reader.small(path, value, least, most);
        }
        Kind::NumberOr { most, words } => check_number_or(reader, path, value, most, words),
        Kind::Pick { most } => check_pick(reader, path, value, most),
        Kind::NumberOrPick { most } if value.is_object() => check_pick(reader, path, value, most),
        Kind::NumberOrPick { most } => {
            reader.small(path, value, 1, most);
        }
        Kind::Flag => {
            reader.flag(path, value);
        }
        Kind::Word(words) => {
            reader.known(path, value, |word| words.contains(&word).then_some(()), words.iter().copied());
        }
        Kind::Armies { enemy } => check_filter(reader, path, value, true, enemy),
        Kind::Areas => check_filter(reader, path, value, false, false),
        Kind::Place => check_place(reader, path, value),
        Kind::Pile => check_pile(reader, path, value, side),
        Kind::Units { most } => check_units(reader, path, value, most, side),
        Kind::Character => {
            let own = Character::ALL.into_iter().filter(|character| character.side() == side);
            let known = own.map(Character::slug).chain(["general"]).collect::<Vec<_>>();
            reader.known(path, value, |word| known.contains(&word).then_some(()), known.iter().copied());
        }
        Kind::Dice { most } => {
            let Some(object) = reader.object(path, value) else { return };
            if object.len() != 1 {
                reader.fault(path, Text::new("fault-list-length").number("least", 1).number("most", 1));
            }
            for (face, value) in object {
                if Face::from_slug(face).is_none_or(|face| !Face::of(side).contains(&face)) {
                    reader.unknown(path, face, Face::of(side).map(Face::slug));
                }
                reader.small(&format!("{path}.{face}"), value, 1, most);
            }
        }
    }
}

fn check_number_or(reader: &mut Reader, path: &str, value: &Value, most: u8, words: &'static [&'static str]) {
    if value.is_string() {
        reader.known(path, value, |word| words.contains(&word).then_some(()), words.iter().copied());
    } else {
        reader.small(path, value, 1, most);
    }
}

fn check_pick(reader: &mut Reader, path: &str, value: &Value, most: u8) {
    let Some(object) = reader.object(path, value) else { return };
    reader.only(path, object, &["min", "max", "distinct"]);
    if let Some(distinct) = object.get("distinct") {
        reader.flag(&format!("{path}.distinct"), distinct);
    }
    let Some(max) = reader.member(path, object, "max") else { return };
    check_number_or(reader, &format!("{path}.max"), max, most, &["all"]);
    let max = max.as_i64().and_then(|max| u8::try_from(max).ok()).unwrap_or(most).min(most);
    if let Some(min) = object.get("min") {
        reader.small(&format!("{path}.min"), min, 0, max);
    }
}

/// A filter: words for armies and places, or for places alone.
fn check_filter(reader: &mut Reader, path: &str, value: &Value, armies: bool, enemy: bool) {
    let Some(list) = reader.list(path, value, 0, 8) else { return };
    let prefixes = if armies { &WITH_LIST[..] } else { &WITH_LIST[1..] };
    let plain = |word: &str| armies && ARMY_WORDS.contains(&word) && (enemy || word != "enemy");
    let known = || {
        let words = ARMY_WORDS.into_iter().filter(|word| plain(word));
        words.chain(prefixes.iter().copied()).collect::<Vec<_>>()
    };
    let mut whose = 0;
    for (n, value) in list.iter().enumerate() {
        let path = format!("{path}[{n}]");
        let Some(one) = reader.word(&path, value) else { continue };
        if let Some(prefix) = prefixes.iter().find(|prefix| one.starts_with(**prefix)) {
            let names = names(prefix);
            let list = &one[prefix.len()..];
            if let Err(wrong) = listed(list, |word| names.contains(&word).then_some(())) {
                reader.unknown(&path, wrong, names);
            }
        } else if plain(one) {
            whose += u8::from(one == "own" || one == "enemy");
        } else {
            reader.unknown(&path, one, known());
        }
    }
    if whose > 1 {
        reader.fault(path, Text::new("fault-both-sides-meant"));
    }
}

fn check_place(reader: &mut Reader, path: &str, value: &Value) {
    if let Some(object) = value.as_object() {
        reader.only(path, object, &["region"]);
        if let Some(region) = reader.member(path, object, "region") {
            reader.known(&format!("{path}.region"), region, region_named, names("in-region:"));
        }
    } else {
        reader.known(path, value, place_named, PLACES.map(|(word, _)| word));
    }
}

fn check_pile(reader: &mut Reader, path: &str, value: &Value, side: Side) {
    let known = || Pile::of(side).iter().map(|pile| pile.slug()).chain(OWN_PILES);
    reader.known(path, value, |word| known().any(|one| one == word).then_some(()), known());
}

fn check_units(reader: &mut Reader, path: &str, value: &Value, most: u8, side: Side) {
    let Some(object) = reader.object(path, value) else { return };
    if object.is_empty() {
        reader.fault(path, Text::new("fault-list-length").number("least", 1).number("most", 5));
    }
    for (unit, value) in object {
        if Unit::from_slug(unit).is_none_or(|unit| unit.side() != side) {
            reader.unknown(path, unit, Unit::of(side).iter().map(|unit| unit.slug()));
        }
        reader.small(&format!("{path}.{unit}"), value, 1, most);
    }
}

/// A region by its name; not a Pass or a Mustering Point.
pub(super) fn region_named(word: &str) -> Option<Area> {
    Area::from_slug(word).filter(|area| area.is_region())
}

fn place_named(word: &str) -> Option<Place> {
    PLACES.iter().find(|(name, _)| *name == word).map(|(_, place)| *place)
}

// From here on the values have been checked.

fn number(object: &Object, name: &str) -> Option<u8> {
    object.get(name).and_then(Value::as_u64).and_then(|number| u8::try_from(number).ok())
}

fn text<'v>(object: &'v Object, name: &str) -> Option<&'v str> {
    object.get(name).and_then(Value::as_str)
}

fn flag(object: &Object, name: &str) -> bool {
    object.get(name).and_then(Value::as_bool).unwrap_or_default()
}

fn pick(object: &Object, name: &str) -> Option<Pick> {
    let object = object.get(name)?.as_object()?;
    // "all" is as many as there are.
    let max = number(object, "max").unwrap_or(u8::MAX);
    Some(Pick { min: number(object, "min").unwrap_or(0), max })
}

fn place(object: &Object) -> Option<Place> {
    match object.get("where")? {
        Value::Object(object) => text(object, "region").and_then(region_named).map(Place::Region),
        value => value.as_str().and_then(place_named),
    }
}

fn pile(object: &Object) -> Option<Pile> {
    text(object, "pile").and_then(Pile::from_slug)
}

/// The armies in a place.
fn armies_at(place: Place) -> Filter {
    match place {
        Place::Chosen => Filter::SAME,
        Place::General => Filter { general: true, ..Filter::OWN },
        Place::Region(area) => Filter::OWN.within(Areas::only(area)),
        Place::OwnArmy => Filter::OWN,
        Place::OwnArmyRegion | Place::AnyRegion => Filter::OWN.within(REGIONS),
        Place::LedArmyRegion => Filter::OWN.within(REGIONS).with_leadership(),
        Place::Settlement => Filter::OWN.within(SETTLEMENT_SET),
        Place::MusteringRegion => Filter::OWN.within(set_of(&MUSTERING_REGIONS)),
        Place::Dale => Filter::OWN.within(Areas::only(Area::RuinsOfDale)),
    }
}

/// The regions that words for places name; all if there is none.
fn areas(object: &Object) -> Areas {
    let words = object.get("filter").and_then(Value::as_array).into_iter().flatten();
    let named = words.filter_map(Value::as_str).filter_map(areas_of);
    named.fold(REGIONS, |all, areas| all & areas)
}

fn areas_of(word: &str) -> Option<Areas> {
    if let Some(list) = word.strip_prefix("in-territory:") {
        let territories = listed(list, Territory::from_slug).unwrap_or_default();
        let all = territories.into_iter().map(Territory::regions);
        return Some(all.fold(Areas::EMPTY, |all, regions| all | regions));
    }
    let list = word.strip_prefix("in-region:")?;
    Some(listed(list, region_named).unwrap_or_default().into_iter().collect())
}

/// Which armies an instruction means: by its filter and its `where`. "That army" is of the side of which the last instruction
/// chose one.
fn filter(object: &Object, whose: Whose, before: &[Op]) -> Filter {
    let mut filter = place(object).map_or(Filter::OWN, armies_at);
    let mut said = None;
    let words = object.get("filter").and_then(Value::as_array).into_iter().flatten();
    for word in words.filter_map(Value::as_str) {
        match word {
            "own" => said = Some(Whose::Own),
            "enemy" => said = Some(Whose::Enemy),
            "with-leadership" => filter.leadership = true,
            "with-leadership-token" => filter.token = true,
            "with-damage" => filter.damage = Some(true),
            "no-damage" => filter.damage = Some(false),
            "same-army" | "chosen-army" => filter.same = true,
            "army-with-general" => filter.general = true,
            "adjacent-to-general" => filter.near_general = true,
            "adjacent-to-own-army-with-leadership" => filter.near_leadership = true,
            "in-goblin-mustering-point-or-mountain-pass" => {
                filter.areas = filter.areas & (set_of(&MUSTERING_POINTS) | set_of(&PASSES));
            }
            word => match word.strip_prefix("contains-any:") {
                Some(list) => {
                    filter.units = listed(list, Unit::from_slug).unwrap_or_default().into_iter().collect();
                }
                None => filter.areas = filter.areas & areas_of(word).unwrap_or(REGIONS),
            },
        }
    }
    let whose = if filter.same { last_named(before).unwrap_or(whose) } else { whose };
    filter.whose = said.unwrap_or(whose);
    filter
}

/// Whose army the last instruction chose that chose one.
fn last_named(ops: &[Op]) -> Option<Whose> {
    ops.iter().rev().find_map(|op| match op {
        Op::ChooseArmy(filter)
        | Op::RemoveDamage { filter, .. }
        | Op::InflictDamage { filter, .. }
        | Op::RemoveLeadership { filter, .. } => Some(filter.whose),
        Op::PlaceLeadership { .. } | Op::PlaceUnits { .. } | Op::PlaceAndFlip { .. } => Some(Whose::Own),
        _ => None,
    })
}

/// With which army an attack is made. "The same army" after a move is the one that moved, or any that could have.
fn attackers(object: &Object, before: &[Op]) -> Filter {
    let mut own = filter(object, Whose::Own, before);
    match text(object, "with") {
        Some("army-with-general") => own.general = true,
        Some("same-army" | "chosen-army") => {
            let moved = before.iter().rev().find_map(|op| match op {
                Op::March { filter, .. } => Some(*filter),
                _ => None,
            });
            match moved {
                Some(moved) if last_named(before).is_none() && !moved.same => return moved,
                _ => own.same = true,
            }
        }
        _ => {}
    }
    own
}

/// Whose tokens or armies `side` means.
fn whose(object: &Object, side: Side) -> Option<Whose> {
    let named = text(object, "side").and_then(Side::from_slug)?;
    Some(if named == side { Whose::Own } else { Whose::Enemy })
}

fn compile(object: &Object, side: Side, before: &[Op]) -> Op {
    let armies = || pick(object, "armies").unwrap_or(Pick::ONE);
    match text(object, "op").unwrap_or_default() {
        "archery" => Op::Archery(number(object, "target_number")),
        "attack" => Op::Strike {
            filter: attackers(object, before),
            charge: Charge { superiority: object.contains_key("terrain_superiority"), elven: false },
        },
        "choose-army" => Op::ChooseArmy(filter(object, Whose::Own, before)),
        "draw-event-card" => Op::DrawEventCards(number(object, "cards").unwrap_or(1)),
        "draw-place-flip-token" => {
            let settlements = pick(object, "settlements");
            let tokens = number(object, "tokens").unwrap_or(1);
            Op::PlaceAndFlip {
                pile: pile(object),
                place: place(object).unwrap_or(Place::Chosen),
                pick: settlements.unwrap_or(Pick { min: tokens, max: tokens }),
                apart: settlements.is_some(),
            }
        }
        "draw-place-token" => Op::PlaceTokens {
            pile: pile(object),
            place: place(object).unwrap_or(Place::Chosen),
            tokens: number(object, "tokens").unwrap_or(1),
        },
        "flip-token" => {
            let tokens = number(object, "tokens").or(pick(object, "tokens").map(|pick| pick.max));
            let regions = pick(object, "regions").map(|pick| pick.max);
            let most = match (tokens, regions) {
                (Some(tokens), Some(regions)) => tokens.min(regions),
                (one, other) => one.or(other).unwrap_or(1),
            };
            Op::FlipTokens { areas: areas(object), most, again: text(object, "per_region") == Some("any") }
        }
        "fly-eagles" => Op::FlyEagles,
        "inflict-damage" => Op::InflictDamage {
            filter: filter(object, Whose::Enemy, before),
            pick: armies(),
            tokens: number(object, "tokens").unwrap_or(1),
            onto: if flag(object, "bypass_fortification") { Onto::Army } else { Onto::Fortification },
        },
        "move-army" => Op::March {
            filter: filter(object, Whose::Own, before),
            most: armies().max,
            steps: number(object, "regions_max").unwrap_or(1),
            // "All" are all armies, each once.
            once: armies().max == u8::MAX
                || object.get("armies").and_then(Value::as_object).is_some_and(|one| flag(one, "distinct")),
        },
        "move-character" => Op::MoveCharacter {
            character: text(object, "character").and_then(Character::from_slug),
            place: place(object).unwrap_or(Place::Chosen),
            distance: number(object, "distance"),
        },
        "place-eagle" => Op::PlaceEagles(number(object, "figures").unwrap_or(1)),
        "place-leadership" => Op::PlaceLeadership {
            filter: filter(object, Whose::Own, before),
            pick: armies(),
            tokens: number(object, "tokens").unwrap_or(1),
            with_die: object.get("if_played_with").and_then(Value::as_object).and_then(|dice| {
                let (face, n) = dice.iter().next()?;
                Some((Face::from_slug(face)?, n.as_u64().and_then(|n| u8::try_from(n).ok())?))
            }),
        },
        "place-units" => {
            let units = object.get("units").and_then(Value::as_object).into_iter().flatten();
            let units = units.filter_map(|(unit, n)| {
                Some((Unit::from_slug(unit)?, n.as_u64().and_then(|n| u8::try_from(n).ok())?))
            });
            Op::PlaceUnits {
                units: Recruits::of(&units.collect::<Vec<_>>()),
                place: place(object).unwrap_or(Place::Chosen),
            }
        }
        "rally" => Op::Rally {
            filter: filter(object, Whose::Own, before),
            most: armies().max,
            success: number(object, "success").unwrap_or(5),
        },
        "ranged-attack" => Op::RangedAttack {
            range: match text(object, "range") {
                Some("archery") => Range::Archery,
                Some("gandalf") => Range::Gandalf,
                _ => Range::Adjacent,
            },
            dice: number(object, "dice").unwrap_or(1),
            focused: number(object, "dice_for_focus"),
            hits_on: number(object, "target_number").unwrap_or(6),
            reroll: flag(object, "reroll_misses"),
        },
        "remove-damage" => Op::RemoveDamage {
            filter: filter(object, Whose::Own, before),
            pick: armies(),
            tokens: number(object, "tokens_max").unwrap_or(1),
        },
        "remove-leadership" => {
            let mut filter = filter(object, Whose::Enemy, before);
            filter.whose = whose(object, side).unwrap_or(filter.whose);
            match number(object, "tokens") {
                Some(n) => {
                    filter.token = true;
                    Op::RemoveLeadership { filter, tokens: Amount::Exactly(n) }
                }
                None => Op::RemoveLeadership { filter, tokens: Amount::All },
            }
        }
        "remove-recruitment-token" => Op::RemoveTokens {
            whose: whose(object, side).unwrap_or(Whose::Enemy),
            areas: areas(object),
            tokens: Amount::Exactly(number(object, "tokens").unwrap_or(1)),
        },
        _ => Op::TakeFocus,
    }
}
