//! What the data lists is implemented as listed; each card, each worked situation and each hazard is tested.
#![allow(clippy::unwrap_used)]

use champions::ability::Timing;
use champions::decks::STARTERS;
use champions::ids::{CardSet, Faction, Form, Hero, Kind, Label, Resource, Scenario, Status, Trait};
use champions::printed::{Def, Max, Scaled, Stat};
use champions::state::Ending;
use champions::{Card, State};
use kernel::{Game, Language, Texts};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn data(name: &str) -> Value {
    let file = folder().join("data").join(name);
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    serde_json::from_str(&text).expect("the data is JSON")
}

fn english() -> texts::Reader<'static> {
    texts::Texts::of(State::catalogues()).english()
}

/// The English name of one thing of a kind.
fn name(kind: &str, slug: &str) -> String {
    english().say(&format!("{kind}-{slug}"))
}

/// What the English catalogue says about a card besides its name.
fn of_card(card: Card, what: &str) -> Option<String> {
    english().message(&format!("card-{}.{what}", card.slug()), &[])
}

/// The title as it is printed.
fn title(card: Card) -> String {
    of_card(card, "title").unwrap_or_else(|| name("card", card.slug()))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn named<T: DeserializeOwned>(id: &Value) -> T {
    serde_json::from_value(id.clone()).unwrap_or_else(|_| panic!("{id} is not implemented"))
}

/// The face with this collection number.
fn card(code: &Value) -> Card {
    let found = Card::ALL.into_iter().find(|card| card.code() == code);
    found.unwrap_or_else(|| panic!("{code} is not implemented"))
}

/// Everything in the data that is a card face.
fn faces() -> Vec<Value> {
    fn walk(value: &Value, found: &mut Vec<Value>) {
        match value {
            Value::Object(map) if map.contains_key("abilities") => found.push(value.clone()),
            Value::Object(map) => map.values().for_each(|value| walk(value, found)),
            Value::Array(all) => all.iter().for_each(|value| walk(value, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder().join("data")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        if name != "meta.json" {
            walk(&data(&name), &mut found);
        }
    }
    found
}

fn number(value: &Value) -> u8 {
    value.as_u64().unwrap_or(0) as u8
}

fn scaled(value: &Value) -> Scaled {
    Scaled { value: number(&value["value"]), per_player: value["per_player"] == true }
}

/// A printed power. X is worked out by an ability of the card.
fn stat(value: &Value) -> Stat {
    match value {
        Value::Null => Stat::None,
        Value::String(word) if word == "dash" => Stat::Dash,
        Value::String(_) => Stat::N(0),
        n => Stat::N(number(n)),
    }
}

fn keyword<'a>(one: &'a Value, name: &str) -> Option<&'a Value> {
    list(&one["keywords"]).iter().find(|word| word["keyword"] == name)
}

/// The stage as it is printed: `II`, `1B`.
fn stage(value: &Value) -> u8 {
    match value.as_str().unwrap_or_default() {
        "I" => 1,
        "II" => 2,
        "III" => 3,
        text => text.chars().next().and_then(|c| c.to_digit(10)).unwrap_or(0) as u8,
    }
}

#[test]
fn every_face_is_listed_once() {
    let faces = faces();
    for known in Card::ALL {
        let listed = faces.iter().filter(|one| one["id"] == known.code()).count();
        assert_eq!(listed, 1, "how often data/ lists {} ({known:?})", known.code());
        assert_eq!(known.def().card, known);
    }
    for one in &faces {
        card(&one["id"]);
    }
}

#[test]
fn every_card_is_as_listed() {
    for one in &faces() {
        let card = card(&one["id"]);
        let def = card.def();
        assert_eq!(title(card), one["name"], "{card:?}");
        assert_eq!(of_card(card, "subtitle").as_deref(), one["subname"].as_str(), "{card:?}");
        assert_eq!(def.kind, named::<Kind>(&one["type"]), "{card:?}");
        assert_eq!(def.faction, named::<Faction>(&one["faction"]), "{card:?}");
        assert_eq!(def.set, named::<CardSet>(&one["set"]), "{card:?}");
        assert_eq!(def.unique, one["unique"].as_bool().unwrap(), "{card:?}");
        let mut traits: Vec<String> = def.traits.iter().map(|word| name("trait", word.slug())).collect();
        let mut listed: Vec<&str> = list(&one["traits"]).iter().filter_map(Value::as_str).collect();
        traits.sort_unstable();
        listed.sort_unstable();
        assert_eq!(traits, listed, "{card:?}");
        assert_eq!(def.cost, number(&one["cost"]), "{card:?}: cost");
        let icons = &one["resources"];
        let listed = ["energy", "mental", "physical", "wild"].map(|name| number(&icons[name]));
        let known = [def.icons.energy, def.icons.mental, def.icons.physical, def.icons.wild];
        assert_eq!(known, listed, "{card:?}: icons");
        let listed = ["thw", "atk", "def", "rec", "sch"].map(|name| stat(&one["stats"][name]));
        assert_eq!([def.thw, def.atk, def.defence, def.rec, def.sch], listed, "{card:?}: powers");
        let hurt = &one["consequential_damage"];
        assert_eq!(def.hurt, (number(&hurt["thw"]), number(&hurt["atk"])), "{card:?}: consequential");
        assert_eq!(def.hp, scaled(&one["hp"]), "{card:?}: hit points");
        assert_eq!(def.hand_size, number(&one["hand_size"]), "{card:?}: hand size");
        assert_eq!(def.stage, stage(&one["stage"]), "{card:?}: stage");
        assert_eq!(def.threat, scaled(&one["starting_threat"]), "{card:?}: starting threat");
        assert_eq!(def.target, scaled(&one["target_threat"]), "{card:?}: target");
        assert_eq!(def.acceleration, scaled(&one["acceleration"]), "{card:?}: acceleration");
        let listed = ["crisis", "hazard", "acceleration"].map(|name| number(&one["scheme_icons"][name]));
        let known = [def.crisis_icons, def.hazard_icons, def.acceleration_icons];
        assert_eq!(known, listed, "{card:?}: scheme icons");
        let boost = (number(&one["boost"]["icons"]), one["boost"]["star"] == true);
        assert_eq!((def.boost, def.star), boost, "{card:?}: boost");
        let adds = (number(&one["stat_modifiers"]["sch"]), number(&one["stat_modifiers"]["atk"]));
        assert_eq!(def.adds, adds, "{card:?}: what it adds");
        assert_eq!(def.copies, number(&one["quantity"]), "{card:?}: copies");
        assert_eq!(def.deck_limit, number(&one["deck_limit"]), "{card:?}: deck limit");
        let back = one["back"].as_str();
        if let Some(code) = back {
            assert_eq!(def.back.map(Card::code), Some(code), "{card:?}: back");
        }
        assert_eq!(def.last_stage, one["final_stage"] == true, "{card:?}: last stage");
        assert_eq!(def.attach.is_some(), !one["attach_to"].is_null(), "{card:?}: host");
        has_listed_keywords(def, one);
    }
}

fn has_listed_keywords(def: &Def, one: &Value) {
    let card = def.card;
    for (name, known) in [
        ("guard", def.guard),
        ("quickstrike", def.quickstrike),
        ("surge", def.surge),
        ("toughness", def.toughness),
        ("retaliate", def.retaliate > 0),
        ("uses", def.uses.is_some()),
    ] {
        assert_eq!(known, keyword(one, name).is_some(), "{card:?}: {name}");
    }
    assert_eq!(list(&one["keywords"]).len(), {
        let words = [def.guard, def.quickstrike, def.surge, def.toughness];
        words.iter().filter(|has| **has).count()
            + usize::from(def.retaliate > 0)
            + usize::from(def.uses.is_some())
    });
    if let Some(word) = keyword(one, "retaliate") {
        assert_eq!(def.retaliate, number(&word["value"]), "{card:?}");
    }
    let uses = keyword(one, "uses").map(|word| (number(&word["value"]), word["counter"].as_str().unwrap()));
    assert_eq!(def.uses, uses, "{card:?}");
    let counters = one["enters_with_counters"].as_object();
    let counters = counters.and_then(|map| map.iter().next()).map(|(name, n)| (number(n), name.as_str()));
    assert_eq!(def.counters, counters, "{card:?}");
    let restrictions: Vec<&str> = list(&one["play_restrictions"]).iter().filter_map(Value::as_str).collect();
    let says = |words: &str| restrictions.iter().any(|text| text.contains(words));
    let max = if says("under each player's control") {
        Max::PerPlayer
    } else if says("attached to the same") {
        Max::PerHost
    } else {
        Max::Any
    };
    assert_eq!(def.max, max, "{card:?}: how many may be in play");
    assert_eq!(def.any_player, says("under any player's control"), "{card:?}");
    assert_eq!(def.hero_only, says("hero form"), "{card:?}");
}

/// The timing and form words of a kind of ability; none for a constant one.
fn words(kind: &str) -> Option<(Timing, Option<Form>)> {
    Some(match kind {
        "constant" => return None,
        "action" => (Timing::Action, None),
        "hero action" => (Timing::Action, Some(Form::Hero)),
        "alter-ego action" => (Timing::Action, Some(Form::AlterEgo)),
        "interrupt" => (Timing::Interrupt, None),
        "hero interrupt" => (Timing::Interrupt, Some(Form::Hero)),
        "forced interrupt" => (Timing::ForcedInterrupt, None),
        "response" => (Timing::Response, None),
        "forced response" => (Timing::ForcedResponse, None),
        "resource" => (Timing::Resource, None),
        "hero resource" => (Timing::Resource, Some(Form::Hero)),
        "when revealed" => (Timing::WhenRevealed, None),
        "when revealed (hero)" => (Timing::WhenRevealed, Some(Form::Hero)),
        "when revealed (alter-ego)" => (Timing::WhenRevealed, Some(Form::AlterEgo)),
        "when defeated" => (Timing::WhenDefeated, None),
        "boost" => (Timing::Boost, None),
        "setup" => (Timing::Setup, None),
        "special" => (Timing::Special, None),
        other => panic!("{other} is no kind of ability"),
    })
}

/// Constant abilities that are rules rather than values: completing the last scheme loses (13.5), resource cards that
/// double (9.3.7), counters (17.7), and what the rules file gives to a kind of card.
fn is_a_rule(def: &Def) -> bool {
    def.last_stage || def.doubles.is_some() || def.counters.is_some()
}

/// Abilities that are rules of their own: the main scheme turns to its B side (6.10), a facedown Drone is what
/// Ultron Drones says and goes to its owner's discard pile (27.3.1).
const RULES: &[(Card, &str)] = &[
    (Card::TheBreakIn1A, "setup"),
    (Card::UltronDrones, "constant"),
    (Card::UltronDrones, "forced response"),
];

#[test]
fn every_ability_listed_is_there() {
    let mut wrong = Vec::new();
    for one in &faces() {
        let card = card(&one["id"]);
        let def = card.def();
        let abilities = list(&one["abilities"]);
        if of_card(card, "text").is_none() && !abilities.is_empty() {
            wrong.push(format!("{card:?} has no text"));
        }
        for ability in abilities {
            let kind = ability["kind"].as_str().unwrap();
            if RULES.contains(&(card, kind)) {
                continue;
            }
            let label: Option<Label> = ability["label"].as_str().map(|_| named(&ability["label"]));
            let once = ability["limits"]["per"] == "round";
            let like = |other: &&Value| other["kind"] == kind && other["label"] == ability["label"];
            let listed = abilities.iter().filter(like).count();
            let known = match words(kind) {
                Some((timing, form)) => {
                    let mut found: Vec<_> = def.abilities.iter().collect();
                    found.retain(|it| (it.timing, it.form, it.label) == (timing, form, label));
                    if once != found.iter().any(|it| it.once) {
                        wrong.push(format!("{card:?}: {kind}: once per round is {once}"));
                    }
                    found.len()
                }
                None => def.constants.len() + usize::from(is_a_rule(def)),
            };
            if known < listed {
                wrong.push(format!("{card:?}: {known} of {listed} {kind} {label:?}"));
            }
        }
        // The kinds that players use are all listed. Special ones may be parts of others.
        for timing in [Timing::Action, Timing::Interrupt, Timing::Response, Timing::Resource] {
            let listed = abilities.iter().filter_map(|it| words(it["kind"].as_str().unwrap()));
            let listed = listed.filter(|(other, _)| *other == timing).count();
            let known = def.abilities.iter().filter(|it| it.timing == timing).count();
            if known != listed {
                wrong.push(format!("{card:?}: {known} of {listed} {timing:?}"));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn every_set_is_as_listed() {
    let listed = data("sets.json");
    let listed = list(&listed["sets"]);
    assert_eq!(listed.len(), CardSet::ALL.len());
    for one in listed {
        let set: CardSet = named(&one["id"]);
        let mut cards: Vec<(Card, u8)> = list(&one["cards"])
            .iter()
            .map(|entry| (card(&entry["id"]), number(&entry["quantity"])))
            .collect();
        cards.sort_unstable();
        let known: Vec<(Card, u8)> = Card::ALL
            .into_iter()
            .filter(|card| card.def().set == set)
            .map(|card| (card, card.def().copies))
            .collect();
        assert_eq!(known, cards, "{set:?}: its definitions, and data/sets.json");
        assert_eq!(
            name("set", set.slug()).replace("'s nemesis", ""),
            one["name"].as_str().unwrap().replace(" Nemesis", "")
        );
    }
}

#[test]
fn every_scenario_is_as_listed() {
    let listed = data("scenarios.json");
    let scenarios = list(&listed["scenarios"]);
    assert_eq!(scenarios.len(), Scenario::ALL.len());
    for one in scenarios {
        let scenario: Scenario = named(&one["id"]);
        assert_eq!(name("scenario", scenario.slug()), one["name"]);
        let [i, ii, iii] = scenario.stages();
        let deck = |mode: &str| -> Vec<Card> { list(&one["villain_deck"][mode]).iter().map(card).collect() };
        assert_eq!(deck("standard"), [i, ii], "{scenario:?}");
        assert_eq!(deck("expert"), [ii, iii], "{scenario:?}");
        let schemes: Vec<String> =
            scenario.schemes().iter().map(|card| card.code().trim_end_matches('a').to_owned()).collect();
        assert_eq!(Value::from(schemes), one["main_scheme_deck"], "{scenario:?}");
        let encounter = &one["encounter_deck"];
        let fixed: Vec<CardSet> = list(&encounter["fixed"]).iter().map(named).collect();
        assert_eq!(fixed, [scenario.set(), CardSet::Standard], "{scenario:?}");
        assert_eq!(scenario.recommended(), named::<CardSet>(&encounter["recommended_modular"]));
        let in_deck = |card: &Card| {
            let kind = card.def().kind;
            fixed.contains(&card.def().set)
                && !matches!(kind, Kind::Villain | Kind::MainScheme | Kind::Environment)
        };
        let cards: u8 = Card::ALL.into_iter().filter(in_deck).map(|card| card.def().copies).sum();
        assert_eq!(cards, number(&encounter["cards_without_modular_standard_mode"]), "{scenario:?}");
    }
    let modular: Vec<CardSet> = list(&listed["modular_sets"]).iter().map(|one| named(&one["id"])).collect();
    assert_eq!(modular, CardSet::MODULAR);
}

#[test]
fn every_starter_deck_is_as_listed() {
    let listed = data("starter-decks.json");
    let decks = list(&listed["decks"]);
    assert_eq!(decks.len(), STARTERS.len());
    for one in decks {
        let starter = STARTERS.iter().find(|starter| one["id"] == starter.id).unwrap();
        assert_eq!(starter.hero, named::<Hero>(&one["hero_set"]));
        assert_eq!(starter.hero.hero().code().trim_end_matches('a'), one["identity"]);
        assert_eq!(starter.aspect, named::<Faction>(&one["aspect"]));
        let mut cards: Vec<(Card, u8)> = list(&one["cards"])
            .iter()
            .map(|entry| (card(&entry["id"]), number(&entry["quantity"])))
            .collect();
        let mut known = starter.cards.to_vec();
        cards.sort_unstable();
        known.sort_unstable();
        assert_eq!(known, cards, "{}", starter.id);
        assert_eq!(cards.iter().map(|(_, n)| u64::from(*n)).sum::<u64>(), one["size"].as_u64().unwrap());
    }
}

/// The messages that name something, by kind: each names a thing, and each thing has its name.
#[test]
fn everything_has_its_name_and_every_name_its_thing() {
    fn all<T: Copy>(kind: &str, ids: &[T], slug: fn(T) -> &'static str, names: &mut Vec<String>) {
        names.extend(ids.iter().map(|id| format!("{kind}-{}", slug(*id))));
    }
    let mut ids = Vec::new();
    all("card", &Card::ALL, Card::slug, &mut ids);
    all("hero", &Hero::ALL, Hero::slug, &mut ids);
    all("scenario", &Scenario::ALL, Scenario::slug, &mut ids);
    all("aspect", &Faction::ALL, Faction::slug, &mut ids);
    all("set", &CardSet::ALL, CardSet::slug, &mut ids);
    all("kind", &Kind::ALL, Kind::slug, &mut ids);
    all("trait", &Trait::ALL, Trait::slug, &mut ids);
    all("status", &Status::ALL, Status::slug, &mut ids);
    all("resource", &Resource::ALL, Resource::slug, &mut ids);
    all("label", &Label::ALL, Label::slug, &mut ids);
    all("value", &champions::ids::Value::ALL, champions::ids::Value::slug, &mut ids);
    let info = State::INFO;
    ids.extend(info.options.iter().map(|one| format!("option-{}", one.id)));
    ids.extend(info.orders.iter().map(|one| format!("order-{}", one.id)));
    ids.extend(info.scenarios[0].seats.iter().map(|seat| format!("seat-{seat}")));
    ids.extend(["players", "villain"].map(|winner| format!("winner-{winner}")));
    let endings = [
        Ending::VillainDefeated,
        Ending::SchemeCompleted,
        Ending::PlayersEliminated,
        Ending::NoEncounterCards,
    ];
    ids.extend(endings.map(|ending| format!("ending-{}", ending.slug())));
    for card in Card::ALL {
        let def = card.def();
        let counters = def.uses.or(def.counters).map(|(_, counter)| format!("counter-{counter}"));
        let abilities = def.abilities.iter().filter(|ability| !ability.name.is_empty());
        ids.extend(counters.into_iter().chain(abilities.map(|it| format!("ability-{}", it.name))));
    }
    ids.sort_unstable();
    ids.dedup();
    let kinds: Vec<&str> = ids.iter().filter_map(|id| id.split_once('-')).map(|(kind, _)| kind).collect();
    let mut names = texts::Texts::of(State::catalogues()).names("en");
    // What is said of all games alike is not this game's: a pack, for instance.
    let common = texts::Texts::of(&[]).names("en");
    names.retain(|id| !id.contains('.') && id.split_once('-').is_some_and(|(kind, _)| kinds.contains(&kind)));
    names.retain(|id| !common.contains(id));
    names.sort_unstable();
    assert_eq!(names, ids);
}

#[test]
fn cards_of_one_title_are_known_as_such() {
    for one in Card::ALL {
        for other in Card::ALL {
            assert_eq!(one.title() == other.title(), title(one) == title(other), "{one:?} {other:?}");
            // What people read tells all but the two sides of a scheme apart.
            let same = name("card", one.slug()) == name("card", other.slug());
            let sides = one.def().back == Some(other) || other.def().back == Some(one);
            assert!(!same || one == other || sides, "{one:?} {other:?}");
        }
    }
}

#[test]
fn the_facts_are_in_the_language_that_is_asked_for() {
    let facts = State::facts(&english());
    // A message that is missing is shown by its name, in these brackets.
    assert!(!facts.to_string().contains('‹'));
    let cat = list(&facts["cards"]).iter().find(|one| one["card"] == "black-cat").unwrap();
    assert_eq!((&cat["name"], &cat["subtitle"]), (&Value::from("Black Cat"), &Value::from("Felicia Hardy")));
    assert_eq!(cat["traits"], serde_json::json!(["Hero for Hire"]));
    assert!(cat["text"].as_str().unwrap().starts_with("Forced Response: After you play Black Cat"));
    let shooter = list(&facts["cards"]).iter().find(|one| one["card"] == "web-shooter").unwrap();
    assert_eq!(shooter["keywords"], serde_json::json!(["Uses (3 web)"]));
    let rhino = list(&facts["cards"]).iter().find(|one| one["card"] == "rhino-ii").unwrap();
    assert_eq!(rhino["name"], "Rhino");
    let spider = &list(&facts["cards"])[0]["abilities"][0];
    assert_eq!((&spider["name"], &spider["timing"]), (&"Spider-Sense".into(), &"Interrupt".into()));
    let made_up = State::facts(&texts::Texts::of(State::catalogues()).read(texts::MADE_UP));
    for (english, other) in list(&facts["cards"]).iter().zip(list(&made_up["cards"])) {
        assert_ne!(english["name"], other["name"], "{}", english["card"]);
    }
}

/// The text of all files below a folder whose path fits.
fn read(folder: &Path, fits: fn(&Path) -> bool, all: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, fits, all);
        } else if fits(&path) {
            all.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
}

fn cases() -> String {
    let mut all = String::new();
    let is_case = |path: &Path| path.extension().is_some_and(|end| end == "case");
    read(&folder().join("../../../cases/champions"), is_case, &mut all);
    all
}

/// Whether the text holds the word other than as part of a longer one.
fn names(text: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '-';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_some_and(part);
        let after = text[at + word.len()..].chars().next().is_some_and(part);
        !before && !after
    })
}

#[test]
fn every_card_is_tested() {
    let cases = cases();
    let mut tests = String::new();
    read(&folder().join("src"), |path| path.to_string_lossy().contains("test"), &mut tests);
    let untested: Vec<Card> = Card::ALL
        .into_iter()
        .filter(|card| !names(&tests, &format!("Card::{card:?}")) && !names(&cases, card.slug()))
        .collect();
    assert_eq!(untested, []);
}

#[test]
fn every_worked_situation_hazard_and_open_point_is_a_case() {
    let cases = cases();
    let titles: String =
        cases.lines().filter(|line| line.starts_with("case ")).collect::<Vec<_>>().join("\n");
    let missing = |words: Vec<String>| -> Vec<String> {
        words.into_iter().filter(|word| !names(&titles, word)).collect()
    };
    let situations = (1..=127).filter(|n| n % 2 == 1 || *n == 74).map(|n| format!("EX-{n:02}"));
    assert_eq!(missing(situations.collect()), [""; 0]);
    assert_eq!(missing((1..=45).map(|n| format!("31.{n}")).collect()), [""; 0]);
    // Points 17 and 18 name sources and counts, 30 says that no card has both, 47 cannot be reached with these cards alone.
    let open = (1..=57).filter(|n| ![17, 18, 30, 47].contains(n)).map(|n| format!("32.{n}"));
    assert_eq!(missing(open.collect()), [""; 0]);
    // Point 12 says that no card adds uses.
    let small = (1..=31).filter(|n| *n != 12).map(|n| format!("37.{n}"));
    assert_eq!(missing(small.collect()), [""; 0]);
}
