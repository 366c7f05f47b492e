//! Characters and Nazgûl abilities out of the data (Appendix B).

use super::data::{Data, text};
use super::fields::reader_of;
use super::slots::{Object, read_ability_ops, read_ops, side};
use super::words::Scope;
use super::{CharacterDef, Hook, Hooked, NazgulDef, NazgulLimit, Said, Timing, Way};
use crate::ids::{
    ByCharacter, Card, Character, Characters, Face, Kind, Leader, Leaders, Scenario, Side, Unit, Units,
};
use crate::ops::{Conditions, PlaceKind, Places, Whose};
use kernel::{PackFault as Fault, PackReader as Reader, Text};
use serde_json::Value;

/// The Characters of a scenario.
pub(super) fn here(scenario: Scenario, data: &Data) -> Characters {
    let fits = |one: &&Value| ["both", scenario.slug()].contains(&text(one, "scenario"));
    let all = data.list("characters", "characters").iter().filter(fits);
    all.filter_map(|one| Character::from_slug(text(one, "id"))).collect()
}

/// Somebody who is not in the scenario.
const fn nobody() -> CharacterDef {
    CharacterDef {
        here: false,
        kind: Kind::Special,
        leadership: 0,
        modifier: 0,
        level: 0,
        space: None,
        die: false,
        in_play: false,
        entry: None,
        ways: Vec::new(),
        start: Places::listed(crate::ids::Areas::from_bits(0)),
        units: Units::EMPTY,
        leaders: Leaders::EMPTY,
        abilities: Vec::new(),
        track: None,
    }
}

/// The Characters.
pub(super) fn characters(scope: Scope, data: &Data, faults: &mut Vec<Fault>) -> ByCharacter<CharacterDef> {
    let mut all = ByCharacter::from_fn(|_| nobody());
    for value in data.list("characters", "characters") {
        let character = Character::from_slug(text(value, "id")).filter(|one| scope.here.contains(*one));
        if let Some(character) = character {
            all[character] = read_character(scope, value, faults);
        }
    }
    all
}

fn read_character(scope: Scope, value: &Value, faults: &mut Vec<Fault>) -> CharacterDef {
    let id = text(value, "id");
    let whose = side(text(value, "side")).unwrap_or(Side::FreePeoples);
    let get = |name: &str| value.get(name).unwrap_or(&Value::Null);
    let in_play = get("inPlay") == &Value::Bool(true);
    let mut read = |field: &str, most: u8| {
        reader_of("characters", id, field, faults).small("", get(field), 0, most).unwrap_or_default()
    };
    let (leadership, modifier) = (read("leadership", 3), read("leadershipModifier", 3));
    let level = match get("level").as_str() {
        Some("unlimited") => CharacterDef::UNLIMITED,
        _ => read("level", 4),
    };
    let ways = read_ways(&mut reader_of("characters", id, "ways", faults), get("ways"), whose, scope);
    let start = if get("startAreas") == &serde_json::json!(["shadow-box"]) {
        Places::default()
    } else {
        read_start(&mut reader_of("characters", id, "startAreas", faults), get("startAreas"), scope)
    };
    let (units, leaders) = read_company(
        &mut reader_of("characters", id, "unitsPlacedOnEntry", faults),
        get("unitsPlacedOnEntry"),
        whose,
    );
    let abilities = {
        let mut reader = reader_of("characters", id, "abilities", faults);
        let list = reader.list("", get("abilities"), 0, 6).unwrap_or_default();
        let each = list.iter().enumerate();
        each.filter_map(|(n, one)| read_ability(&mut reader, &format!("[{n}]"), one, scope)).collect()
    };
    let track = match get("fateTrackAbility") {
        Value::Null => None,
        one => read_ability(&mut reader_of("characters", id, "fateTrackAbility", faults), "", one, scope),
    };
    CharacterDef {
        here: true,
        kind: Kind::from_slug(text(value, "kind")).unwrap_or(Kind::Special),
        leadership,
        modifier,
        level,
        space: get("fateSpace").as_u64().and_then(|n| u8::try_from(n).ok()),
        die: get("actionDie") == &Value::Bool(true),
        in_play,
        entry: get("entry").as_str().map(str::to_owned),
        ways,
        start,
        units,
        leaders,
        abilities,
        track,
    }
}

/// The ways into play.
fn read_ways(reader: &mut Reader, value: &Value, whose: Side, scope: Scope) -> Vec<Way> {
    let mut ways = Vec::new();
    for (n, one) in reader.list("", value, 0, 4).unwrap_or_default().iter().enumerate() {
        let path = format!("[{n}]");
        let Some(object) = reader.object(&path, one) else { continue };
        reader.only(&path, object, &["results", "ready", "requires"]);
        let faces = Face::of(whose);
        let find = |word: &str| Face::from_slug(word).filter(|face| faces.contains(face));
        let results = object.get("results").unwrap_or(&Value::Null);
        let results = reader.words(&format!("{path}.results"), results, 1, find, &faces.map(Face::slug));
        let ready = match object.get("ready") {
            Some(value) => reader.flag(&format!("{path}.ready"), value).unwrap_or_default(),
            None => false,
        };
        let requires = object.get("requires");
        let requires = requires.map(|all| read_conditions(reader, &format!("{path}.requires"), all, scope));
        let requires = requires.unwrap_or_default();
        ways.push(Way { results: results.into_iter().collect(), ready, requires });
    }
    ways
}

/// A list of conditions, all of which must hold.
pub(super) fn read_conditions(reader: &mut Reader, path: &str, value: &Value, scope: Scope) -> Conditions {
    let mut all = Conditions::new();
    for (n, one) in reader.list(path, value, 0, 8).unwrap_or_default().iter().enumerate() {
        all.extend(read_condition(reader, &format!("{path}[{n}]"), one, scope));
    }
    all
}

/// Conditions in one text.
pub(super) fn read_condition(reader: &mut Reader, path: &str, value: &Value, scope: Scope) -> Conditions {
    super::slots::check_test(reader, path, value, scope);
    value.as_str().and_then(|word| scope.conditions(word).ok()).unwrap_or_default()
}

fn read_start(reader: &mut Reader, value: &Value, scope: Scope) -> Places {
    let list = reader.list("", value, 0, 10).unwrap_or_default();
    let words: Vec<&str> =
        list.iter().enumerate().filter_map(|(n, one)| reader.word(&format!("[{n}]"), one)).collect();
    let kinds = [
        PlaceKind::RohanRecruitmentArea,
        PlaceKind::Entwood,
        PlaceKind::OwnArmy,
        PlaceKind::OwnArmyArea,
        PlaceKind::MordorArmy,
        PlaceKind::SettlementsControlled,
    ];
    match scope.places(words) {
        Ok(places) => {
            for kind in places.kinds.iter().filter(|kind| !kinds.contains(kind)) {
                reader.unknown("", kind.slug(), kinds.map(PlaceKind::slug));
            }
            places
        }
        Err(wrong) => {
            reader.unknown("", &wrong.word, wrong.known);
            Places::default()
        }
    }
}

/// Units and Leaders that come along.
fn read_company(reader: &mut Reader, value: &Value, whose: Side) -> (Units, Leaders) {
    let (mut units, mut leaders) = (Units::EMPTY, Leaders::EMPTY);
    let Some(object) = reader.object("", value) else { return (units, leaders) };
    for (name, n) in object {
        let n = reader.small(&format!(".{name}"), n, 1, 5).unwrap_or_default();
        match (Unit::from_slug(name), Leader::from_slug(name)) {
            (Some(unit), _) if unit.side() == whose => units.add(unit, n),
            (_, Some(leader)) if whose == Side::FreePeoples => leaders.add(leader, n),
            _ => {
                let known = Unit::ALL.into_iter().filter(|unit| unit.side() == whose).map(Unit::slug);
                reader.unknown("", name, known.chain(Leader::ALL.map(Leader::slug)));
            }
        }
    }
    (units, leaders)
}

/// An ability of a Character. What it costs follows from its hook.
fn read_ability(reader: &mut Reader, path: &str, value: &Value, scope: Scope) -> Option<Hooked> {
    let object = reader.object(path, value)?;
    reader.only(path, object, &["name", "cost", "text", "hook", "when", "ops"]);
    let said = read_said(reader, path, object, "text");
    if let Some(cost) = object.get("cost") {
        reader.word(&format!("{path}.cost"), cost);
    }
    let hooked = read_hook(reader, path, object, scope, true)?;
    Some(Hooked { said, ..hooked })
}

/// What people are told. It must be there.
pub(super) fn read_said(reader: &mut Reader, path: &str, object: &Object, name: &str) -> Option<Said> {
    let text = reader.member(path, object, name)?;
    let text = Some(reader.word(&format!("{path}.{name}"), text)?.to_owned());
    let name = object.get("name").and_then(|one| reader.word(&format!("{path}.name"), one));
    Some(Said { name: name.map(str::to_owned), text, ..Said::default() })
}

/// A hook with what it does.
pub(super) fn read_hook(
    reader: &mut Reader,
    path: &str,
    object: &Object,
    scope: Scope,
    ability: bool,
) -> Option<Hooked> {
    let word = reader.member(path, object, "hook")?;
    let word = reader.word(&format!("{path}.hook"), word)?;
    let when = match object.get("when") {
        None | Some(Value::Null) => Conditions::new(),
        Some(value) => read_condition(reader, &format!("{path}.when"), value, scope),
    };
    let ops = reader.member(path, object, "ops");
    let read = if ability { read_ability_ops } else { read_ops };
    let ops = ops.map(|ops| read(reader, &format!("{path}.ops"), ops, scope)).unwrap_or_default();
    let by_opponent = match object.get("by") {
        None => false,
        Some(value) => {
            let words = ["you", "opponent"];
            let find = |word: &str| words.iter().position(|known| *known == word);
            reader.known(&format!("{path}.by"), value, find, words) == Some(1)
        }
    };
    let Some(hook) = hook_named(word, scope) else {
        reader.unknown(&format!("{path}.hook"), word, HOOKS);
        return None;
    };
    Some(Hooked { hook, when, by_opponent, ops, said: None })
}

/// The words for hooks.
pub(crate) const HOOKS: [&str; 25] = [
    "action:character",
    "pass:action-token",
    "extra-action:",
    "extra-action:any-two",
    "on-entry",
    "enter:",
    "play:",
    "leadership",
    "battle:strength",
    "battle:leadership",
    "battle:target",
    "battle:after-reroll",
    "battle:step-4",
    "battle:step-5",
    "nazgul:cost",
    "location-nazgul",
    "favorite-terrain:",
    "muster-ent",
    "fate-symbol-ents",
    "eye-recruit",
    "own-army-enters:",
    "enemy-army-enters:",
    "own-army-ended-move",
    "enemy-army-ended-move",
    "entwood",
];

/// What a hook hangs on. Names of the other scenario are known; nothing hangs on them.
pub(super) fn hook_named(word: &str, scope: Scope) -> Option<Hook> {
    Some(match word {
        "action:character" => Hook::CharacterAction,
        "pass:action-token" => Hook::ActionToken,
        "extra-action:any-two" => Hook::ExtraActionTwo,
        "on-entry" => Hook::OnEntry,
        "leadership" => Hook::Leadership,
        "battle:strength" => Hook::BattleStrength,
        "battle:leadership" => Hook::BattleLeadership,
        "battle:target" => Hook::BattleTarget,
        "battle:after-reroll" => Hook::BattleAfterReroll,
        "battle:step-4" => Hook::BattleStep4,
        "battle:step-5" => Hook::BattleStep5,
        "nazgul:cost" => Hook::NazgulCost,
        "location-nazgul" => Hook::LocationNazgul,
        "muster-ent" => Hook::MusterEnt,
        "fate-symbol-ents" => Hook::FateSymbolEnts,
        "eye-recruit" => Hook::EyeRecruit,
        "own-army-ended-move" => Hook::ArmyEndedMove(Whose::Own),
        "enemy-army-ended-move" => Hook::ArmyEndedMove(Whose::Enemy),
        "entwood" => Hook::Entwood,
        _ => {
            let (prefix, name) = word.split_once(':')?;
            match prefix {
                "extra-action" => Hook::ExtraAction(Face::from_slug(name)?),
                "enter" => Hook::Enter(Character::from_slug(name)?),
                "play" => Hook::Play(Card::from_slug(name)?),
                "favorite-terrain" => Hook::FavoriteTerrain(Unit::from_slug(name)?),
                "own-army-enters" => Hook::ArmyEnters(Whose::Own, scope.areas(name).ok()?),
                "enemy-army-enters" => Hook::ArmyEnters(Whose::Enemy, scope.areas(name).ok()?),
                _ => return None,
            }
        }
    })
}

/// The Nazgûl abilities and how often they may be used (rule 9.6.3).
pub(super) fn nazgul(scope: Scope, data: &Data, faults: &mut Vec<Fault>) -> (Vec<NazgulDef>, NazgulLimit) {
    let value = data.file("characters").get("nazgulAbilities").unwrap_or(&Value::Null);
    let mut reader = reader_of("characters", "", "nazgulAbilities.limit", faults);
    let limit = value.get("limit").unwrap_or(&Value::Null);
    let known = NazgulLimit::ALL.map(NazgulLimit::slug);
    let limit = reader.known("", limit, NazgulLimit::from_slug, known).unwrap_or(NazgulLimit::Round);
    let mut reader = reader_of("characters", "", "nazgulAbilities.list", faults);
    let abilities = value.get("list").unwrap_or(&Value::Null);
    let mut all = Vec::new();
    let mut ids = Vec::new();
    for (n, one) in reader.list("", abilities, 1, 6).unwrap_or_default().iter().enumerate() {
        let path = format!("[{n}]");
        let Some(object) = reader.object(&path, one) else { continue };
        reader.only(&path, object, &["id", "name", "timing", "text", "ops"]);
        if let Some(id) = object.get("id").and_then(Value::as_str) {
            if ids.contains(&id) {
                reader.fault(&path, Text::new("fault-said-twice").written("word", id));
            }
            ids.push(id);
        }
        let said = read_said(&mut reader, &path, object, "text");
        let timing = read_timing(&mut reader, &path, object, &IN_BATTLE);
        let ops = object.get("ops").unwrap_or(&Value::Null);
        let ops = read_ability_ops(&mut reader, &format!("{path}.ops"), ops, scope);
        all.push(NazgulDef { timing, ops, said });
    }
    (all, limit)
}

/// The moments of a battle.
pub(crate) const IN_BATTLE: [Timing; 8] = [
    Timing::Tokens,
    Timing::Reveal,
    Timing::BeforeCombatRoll,
    Timing::BeforeLeaderReroll,
    Timing::Step4First,
    Timing::Step4,
    Timing::Step5,
    Timing::EndOfRound,
];

/// When something works: one of these moments.
pub(super) fn read_timing(reader: &mut Reader, path: &str, object: &Object, moments: &[Timing]) -> Timing {
    let value = object.get("timing").unwrap_or(&Value::Null);
    let find = |word: &str| Timing::from_slug(word).filter(|timing| moments.contains(timing));
    let known = moments.iter().map(|timing| timing.slug());
    let at = if path.is_empty() { String::new() } else { format!("{path}.timing") };
    reader.known(&at, value, find, known).unwrap_or(moments[0])
}
