//! What the data lists is implemented as listed, and each card, Character and tile is tested.
#![allow(clippy::unwrap_used)]

use kernel::{Game, Language, Texts};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use wotr::cards::ActsOn;
use wotr::figures::Figure;
use wotr::ids::{Ability, Character, Deck, Face, Icon, Nation, Side, Tile};
use wotr::map::{COASTAL, EASTERN_EDGE, Region, Site};
use wotr::printed::User;
use wotr::setup::{ARMIES, REINFORCEMENTS};
use wotr::{Card, CombatCard, Ending, SeatName, State, Thing};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn data(name: &str) -> Value {
    let file = folder().join("data").join(name);
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    serde_json::from_str(&text).expect("the data is JSON")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn named<T: serde::de::DeserializeOwned>(id: &Value) -> T {
    let id = id.as_str().unwrap();
    kernel::words::from_words(id).unwrap_or_else(|_| panic!("{id} is not implemented"))
}

/// A message in English, without anything put in.
fn english(id: impl AsRef<str>) -> String {
    texts::Texts::of(State::catalogues()).english().say(id.as_ref())
}

/// The names of all messages.
fn messages() -> BTreeSet<String> {
    texts::Texts::of(State::catalogues()).names("en").into_iter().collect()
}

/// A part of a message that not all have: no words if it has none.
fn part(id: &str) -> String {
    if messages().contains(id) { english(id) } else { String::new() }
}

#[test]
fn everything_on_the_table_has_a_name() {
    let messages = messages();
    let setup = State::setup("two-player", None, &[]).unwrap();
    let state = <State as Game>::new(&setup, &mut kernel::Log::off()).unwrap();
    let units = Nation::ALL.into_iter().flat_map(|nation| {
        [Figure::Regular(nation), Figure::Elite(nation), Figure::Leader(nation)].map(Thing::Figure)
    });
    let characters = Character::ALL.into_iter().map(|one| Thing::Figure(Figure::Character(one)));
    let figures = units.chain(characters).chain([Thing::Figure(Figure::Nazgul)]);
    let mut names = BTreeSet::new();
    for thing in state.glossary().into_iter().chain(figures) {
        let id = kernel::name_of(&thing);
        assert!(messages.contains(&id), "{thing:?} has no name {id}");
        names.insert(id);
    }
    assert!(names.len() > 250, "{}", names.len());
}

/// The forms that names have besides the one for the middle of a sentence.
#[test]
fn every_name_has_its_other_forms() {
    let messages = messages();
    let mut missing = Vec::new();
    let mut need = |family: &str, slugs: &[&str]| {
        let ids = slugs.iter().map(|slug| format!("{family}-{slug}"));
        missing.extend(ids.filter(|id| !messages.contains(id)));
    };
    for family in ["the-side", "start-side", "winner"] {
        need(family, &Side::ALL.map(Side::slug));
    }
    let seats = [
        SeatName::FreePeoples,
        SeatName::Shadow,
        SeatName::Gondor,
        SeatName::Rohan,
        SeatName::WitchKing,
        SeatName::Saruman,
    ];
    for family in ["seat", "the-seat", "start-seat"] {
        need(family, &seats.map(SeatName::slug));
    }
    for family in ["start-nation", "short-nation", "a-regular", "a-elite", "start-a-regular", "start-a-elite"]
    {
        need(family, &Nation::ALL.map(Nation::slug));
    }
    for family in ["some-regular", "some-elite"] {
        need(family, &Nation::ALL.map(Nation::slug));
    }
    let free: Vec<&str> = Side::FreePeoples.nations().iter().map(|nation| nation.slug()).collect();
    for family in ["a-leader", "start-a-leader", "some-leader"] {
        need(family, &free);
    }
    need("start-character", &Character::ALL.map(Character::slug));
    for family in ["start-die", "face", "a-face", "about-die"] {
        need(family, &Face::ALL.map(Face::slug));
    }
    for family in ["start-deck", "own-deck", "back"] {
        need(family, &Deck::ALL.map(Deck::slug));
    }
    need("print-tile", &Tile::ALL.map(Tile::slug));
    let endings =
        [Ending::Corruption, Ending::RingDestroyed, Ending::ShadowConquest, Ending::FreePeoplesConquest];
    need("ending", &endings.map(Ending::slug));
    let scenarios: Vec<&str> = State::INFO.scenarios.iter().map(|info| info.id).collect();
    need("scenario", &scenarios);
    let orders: Vec<&str> = State::INFO.orders.iter().map(|info| info.id).collect();
    need("order", &orders);
    assert_eq!(missing, [""; 0]);
}

/// What is printed is in the catalogue, and nothing is there that is not printed.
#[test]
fn every_card_and_character_has_its_words() {
    let mut printed = BTreeSet::new();
    for card in Card::ALL {
        let (id, def) = (format!("card-{}", card.slug()), card.def());
        printed.insert(format!("{id}.text"));
        printed.extend(def.condition.then(|| format!("{id}.condition")));
        printed.extend(def.stays.then(|| format!("{id}.discard")));
        printed.insert(id);
    }
    for combat in CombatCard::ALL {
        let (id, def) = (format!("combat-{}", combat.slug()), combat.def());
        printed.insert(format!("{id}.text"));
        printed.extend(def.condition.then(|| format!("{id}.condition")));
        printed.extend(def.cost.then(|| format!("{id}.cost")));
        printed.insert(id);
    }
    for character in Character::ALL {
        let (id, def) = (format!("character-{}", character.slug()), character.def());
        printed.extend(def.guide.then(|| format!("{id}.guide")));
        printed.extend(def.entry.then(|| format!("{id}.entry")));
        printed.insert(id);
    }
    for ability in Ability::ALL {
        let id = format!("ability-{}", ability.slug());
        printed.insert(format!("{id}.text"));
        printed.insert(id);
        assert!(Character::ALL.into_iter().any(|one| one.def().abilities.contains(&ability)), "{ability:?}");
    }
    let families = ["card-", "combat-", "character-", "ability-"];
    let found = messages().into_iter().filter(|id| families.iter().any(|family| id.starts_with(family)));
    assert_eq!(found.collect::<BTreeSet<_>>(), printed);
}

#[test]
fn every_region_is_as_listed() {
    let listed = data("regions.json");
    let listed = list(&listed["regions"]);
    assert_eq!(listed.len(), Region::ALL.len());
    let mut borders = 0;
    for one in listed {
        let region: Region = named(&one["id"]);
        assert_eq!(english(format!("region-{}", region.slug())), one["name"], "{region:?}");
        let nation: Option<Nation> = one["nation"].as_str().map(|_| named(&one["nation"]));
        assert_eq!(region.nation(), nation, "{region:?}");
        let site = match (one["settlement"].as_str().unwrap(), one["fortification"].as_bool().unwrap()) {
            ("none", true) => Site::Fortification,
            ("none", false) => Site::Open,
            ("town", _) => Site::Town,
            ("city", _) => Site::City,
            _ => Site::Stronghold,
        };
        assert_eq!(region.site(), site, "{region:?}");
        assert_eq!(u64::from(region.victory_points()), one["vp"].as_u64().unwrap(), "{region:?}");
        let next: Vec<Region> = list(&one["adjacent"]).iter().map(named).collect();
        assert_eq!(region.adjacent(), next, "{region:?}");
        assert!(next.iter().all(|other| other.borders(region)), "{region:?}");
        borders += next.len();
        assert_eq!(COASTAL.contains(&region), one["coastal"].as_bool().unwrap(), "{region:?}");
        assert_eq!(EASTERN_EDGE.contains(&region), one["easternEdge"].as_bool().unwrap(), "{region:?}");
    }
    assert_eq!(borders, 2 * 232);
}

#[test]
fn every_event_card_is_as_listed() {
    let listed = data("event-cards.json");
    let listed = list(&listed["cards"]);
    assert_eq!(listed.len(), Card::ALL.len());
    let decks = ["fp-character", "fp-strategy", "sh-character", "sh-strategy"];
    for one in listed {
        let deck = decks.iter().position(|deck| *deck == one["deck"]).unwrap();
        let number = one["number"].as_u64().unwrap() as usize;
        let card = Card::ALL[24 * deck + number - 1];
        let id = format!("card-{}", card.slug());
        assert_eq!(english(&id), one["name"], "{card:?}");
        assert_eq!(card.def().card, card);
        assert_eq!(card.deck(), Deck::ALL[deck], "{card:?}");
        let icon: Icon = named(&one["type"]);
        assert_eq!(card.icon(), icon, "{card:?}");
        assert_eq!(card.def().stays, one["playOnTable"].as_bool().unwrap(), "{card:?}");
        let condition = part(&format!("{id}.condition"));
        assert_eq!(condition, one["precondition"].as_str().unwrap_or_default(), "{card:?}");
        assert_eq!(english(format!("{id}.text")), one["effect"], "{card:?}");
        let combat: CombatCard = named(&one["combat"]["id"]);
        assert_eq!(card.combat(), combat, "{card:?}");
    }
    assert_eq!(Card::ALL.into_iter().filter(|card| card.def().stays).count(), 14);
}

#[test]
fn every_combat_effect_is_as_listed() {
    let listed = data("combat-cards.json");
    let listed = list(&listed["combatCards"]);
    assert_eq!(listed.len(), CombatCard::ALL.len());
    for (one, combat) in listed.iter().zip(CombatCard::ALL) {
        assert_eq!(named::<CombatCard>(&one["id"]), combat);
        assert_eq!(combat.def().combat, combat);
        let id = format!("combat-{}", combat.slug());
        assert_eq!(english(&id), one["title"], "{combat:?}");
        let windows: Vec<u64> = list(&one["initiative"]).iter().map(|n| n.as_u64().unwrap()).collect();
        let known: Vec<u64> = combat.initiative().iter().map(|n| u64::from(*n)).collect();
        assert_eq!(known, windows, "{combat:?}");
        assert_eq!(english(format!("{id}.text")), one["effect"], "{combat:?}");
        let cards = Card::ALL.into_iter().filter(|card| card.combat() == combat).count();
        assert_eq!(cards, list(&one["cards"]).len(), "{combat:?}");
    }
}

#[test]
fn every_nation_and_figure_is_as_listed() {
    let (nations, setup) = (data("nations.json"), data("setup.json"));
    let nations = list(&nations["nations"]);
    assert_eq!(nations.len(), Nation::ALL.len());
    for one in nations {
        let nation: Nation = named(&one["id"]);
        let side: Side = named(&one["side"]);
        assert_eq!(nation.side(), side);
        assert_eq!(u64::from(nation.steps_at_start()), one["stepsToWarAtStart"].as_u64().unwrap());
        assert_eq!(nation.active_at_start(), one["activeAtStart"].as_bool().unwrap());
        let figures = &one["figures"];
        let total = [&figures["regular"], &figures["elite"]].map(|n| n.as_u64().unwrap());
        assert_eq!(nation.units().map(u64::from), total, "{nation:?}");
    }
    let number = |one: &Value, key: &str| one[key].as_u64().unwrap() as u8;
    let armies: Vec<_> = list(&setup["armies"])
        .iter()
        .map(|one| {
            let (region, nation): (Region, Nation) = (named(&one["region"]), named(&one["nation"]));
            let [regulars, elites] = ["regular", "elite"].map(|key| number(one, key));
            (region, nation, regulars, elites, number(one, "leader"), number(one, "nazgul"))
        })
        .collect();
    assert_eq!(armies, ARMIES);
    let reinforcements: Vec<_> = list(&setup["reinforcements"])
        .iter()
        .map(|one| {
            let [regulars, elites] = ["regular", "elite"].map(|key| number(one, key));
            (named::<Nation>(&one["nation"]), regulars, elites, number(one, "leader"), number(one, "nazgul"))
        })
        .collect();
    assert_eq!(reinforcements, REINFORCEMENTS);
}

#[test]
fn every_character_die_and_tile_is_as_listed() {
    let characters = data("characters.json");
    let mut known = 0;
    for one in list(&characters["companions"]).iter().chain(list(&characters["minions"])) {
        let character: Character = named(&one["id"]);
        known += 1;
        if let Some(level) = one["level"].as_u64() {
            assert_eq!(u64::from(character.level()), level, "{character:?}");
        }
        assert_eq!(u64::from(character.leadership()), one["leadership"].as_u64().unwrap(), "{character:?}");
        assert_eq!(character.gives_die(), one["actionDiceBonus"] == 1, "{character:?}");
        let side = if one["kind"] == "minion" { Side::Shadow } else { Side::FreePeoples };
        assert_eq!(character.side(), side, "{character:?}");
        assert_eq!(character.is_hobbit(), one["hobbit"] == true, "{character:?}");
        for nation in Side::FreePeoples.nations() {
            let can = match one["activates"].as_str() {
                Some("any") => true,
                Some(_) => named::<Nation>(&one["activates"]) == *nation,
                None => false,
            };
            assert_eq!(character.can_activate(*nation), can, "{character:?} {nation:?}");
        }
        let captain = list(&one["abilities"]).iter().any(|ability| ability["name"] == "Captain of the West");
        assert_eq!(character.is_captain_of_the_west(), captain, "{character:?}");
    }
    assert_eq!(known, Character::ALL.len());

    let dice = data("dice.json");
    for side in Side::ALL {
        let mut faces: Vec<Face> =
            list(&dice["actionDice"][side.slug()]["faces"]).iter().map(named).collect();
        let mut own = Face::of(side).to_vec();
        faces.sort_unstable();
        own.sort_unstable();
        assert_eq!(own, faces, "{side:?}");
    }

    let tiles = data("hunt-tiles.json");
    let mut count = [0u8; 15];
    for one in list(&tiles["tiles"]) {
        let kind = Tile::ALL.into_iter().find(|tile| {
            let value = match &one["value"] {
                Value::String(word) if word == "eye" => tile.is_eye(),
                Value::String(_) => *tile == Tile::ShelobsLair,
                number => tile.value().map(i64::from) == number.as_i64() && !tile.is_eye(),
            };
            let print = english(format!("print-tile-{}", tile.slug()));
            let special = one["name"].as_str().is_none_or(|name| print.starts_with(name));
            value
                && special
                && tile.is_standard() == (one["kind"] == "standard")
                && tile.reveals() == one["reveal"]
                && tile.stops() == one["stop"]
        });
        count[kind.unwrap_or_else(|| panic!("{one}")).index()] += 1;
    }
    assert_eq!(count, Tile::ALL.map(Tile::count));
}

/// Rules 14.6, 14.9, 19.38: the Nations that a card acts on are in its text, and they are its user's.
#[test]
fn every_event_card_says_on_which_nations_it_acts() {
    let acts = ["receive", "recruit", "Recruit", "dvance", "joined by", "appear together", "pgrade", "jump"];
    for card in Card::ALL {
        let text = english(format!("card-{}.text", card.slug()));
        let nations = match card.acts_on() {
            // Threats and Promises keeps Nations from advancing.
            ActsOn::Nobody if card == Card::ThreatsAndPromises => continue,
            ActsOn::Nobody => {
                assert!(!acts.iter().any(|word| text.contains(word)), "{card:?} acts on nobody");
                continue;
            }
            ActsOn::Chosen | ActsOn::Army => continue,
            ActsOn::Nations(nations) | ActsOn::Perhaps(nations) => nations,
        };
        assert!(!nations.is_empty(), "{card:?}");
        for nation in nations {
            let (name, short) =
                (format!("nation-{}", nation.slug()), format!("short-nation-{}", nation.slug()));
            let (name, short) = (english(name), english(short));
            let named = text.contains(name.trim_start_matches("the ")) || text.contains(&short);
            assert!(named, "{card:?} does not name {nation:?}");
            assert_eq!(nation.side(), card.deck().side(), "{card:?}");
        }
        let user = |nation: &Nation| match nation {
            Nation::Gondor | Nation::Elves => User::Gondor,
            Nation::Rohan | Nation::North | Nation::Dwarves => User::Rohan,
            Nation::Sauron => User::WitchKing,
            Nation::Isengard | Nation::Southrons => User::Saruman,
        };
        let first = user(&nations[0]);
        let expected = if nations.iter().all(|nation| user(nation) == first) { first } else { User::Any };
        assert_eq!(card.def().user, expected, "{card:?}");
    }
}

/// The text of all tests and cases of the game.
fn tests() -> String {
    fn read(folder: &Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, all);
            } else if path.to_string_lossy().contains("test")
                || path.extension().is_some_and(|end| end == "case")
            {
                all.push_str(&std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut all = String::new();
    read(&folder().join("src"), &mut all);
    read(&folder().join("../../../cases/wotr"), &mut all);
    all
}

#[test]
fn every_card_combat_effect_and_character_is_tested() {
    let tests = tests();
    let missing = |names: Vec<String>| -> Vec<String> {
        names.into_iter().filter(|name| !tests.contains(name.as_str())).collect()
    };
    assert_eq!(missing(Card::ALL.map(|card| format!("Card::{card:?}")).to_vec()), [""; 0]);
    assert_eq!(missing(CombatCard::ALL.map(|card| format!("CombatCard::{card:?}")).to_vec()), [""; 0]);
    assert_eq!(missing(Character::ALL.map(|one| format!("Character::{one:?}")).to_vec()), [""; 0]);
}

/// A refusal is the name of a message: no sentence is left in the code, and none is missing in the catalogue.
#[test]
fn every_refusal_is_a_message() {
    fn read(folder: &Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("tests") {
                read(&path, all);
            } else if path.extension().is_some_and(|end| end == "rs") {
                all.push_str(&std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut code = String::new();
    read(&folder().join("src/rules"), &mut code);
    read(&folder().join("src/cards"), &mut code);
    code.push_str(&std::fs::read_to_string(folder().join("src/legal.rs")).unwrap());
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let literals: BTreeSet<&str> = lines.flat_map(|line| line.split('"').skip(1).step_by(2)).collect();
    let refusals: BTreeSet<&str> = literals.iter().copied().filter(|one| one.starts_with("no-")).collect();
    assert!(refusals.len() > 200, "{}", refusals.len());
    let messages = messages();
    let missing: Vec<&str> = refusals.into_iter().filter(|id| !messages.contains(*id)).collect();
    assert_eq!(missing, [""; 0]);
    // What the engine says when it contradicts itself is for nobody who plays.
    let notes = ["no tile is left to draw", "there is no battle"];
    let sentences: Vec<&str> =
        literals.into_iter().filter(|one| one.contains(' ') && !notes.contains(one)).collect();
    assert_eq!(sentences, [""; 0]);
}
