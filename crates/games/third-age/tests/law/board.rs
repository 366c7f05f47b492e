//! The boards of the data files, and positions at random on them.

use kernel::{Game, Log, Seat};
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use third_age::State;
use third_age::action::Action;

/// The file of the data with this name, read once.
pub fn data(name: &str) -> Arc<Value> {
    static READ: Mutex<BTreeMap<String, Arc<Value>>> = Mutex::new(BTreeMap::new());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(format!("{name}.json"));
    let parse = || Arc::new(serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap());
    Arc::clone(read.entry(name.to_owned()).or_insert_with(parse))
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub fn word(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

pub fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or(0)
}

/// An area.
pub struct Place {
    pub terrain: String,
    pub region: String,
    pub settlement: Option<String>,
    /// Protection of a Stronghold with one value.
    pub stronghold: i64,
}

/// A type of unit.
pub struct Type {
    pub free: bool,
    pub strength: i64,
    pub figures: i64,
    pub favorite: Vec<String>,
    pub token: String,
}

/// A scenario as its files say.
pub struct World {
    pub scenario: &'static str,
    pub places: BTreeMap<String, Place>,
    /// The type of a border, and the side that a dike or wall protects.
    pub borders: BTreeMap<(String, String), (String, String)>,
    pub units: BTreeMap<String, Type>,
    /// Which section of Minas Tirith an area faces, and its value.
    pub sections: BTreeMap<String, (String, i64)>,
    /// Regions that count, with their Settlements of the Free Peoples.
    pub regions: Vec<Vec<String>>,
}

impl World {
    pub fn new(scenario: &'static str) -> World {
        let map = data(&format!("map-{scenario}"));
        let owner = |area: &Value| area["settlement"].as_str().map(str::to_owned);
        let place = |area: &Value| {
            let place = Place {
                terrain: word(&area["terrain"]).to_owned(),
                region: word(&area["region"]).to_owned(),
                settlement: owner(area),
                stronghold: number(&area["stronghold"]),
            };
            (word(&area["id"]).to_owned(), place)
        };
        let mut borders = BTreeMap::new();
        for border in list(&map["borders"]) {
            let (a, b) = (word(&border["a"]).to_owned(), word(&border["b"]).to_owned());
            let kind = (word(&border["border"]).to_owned(), word(&border["protectedSide"]).to_owned());
            borders.insert((a.clone(), b.clone()), kind.clone());
            borders.insert((b, a), kind);
        }
        let unit = |unit: &Value| {
            let of = Type {
                free: word(&unit["side"]) == "free",
                strength: number(&unit["combatStrength"]),
                figures: number(&unit["figures"]),
                favorite: list(&unit["favoriteTerrain"]).iter().map(|one| word(one).to_owned()).collect(),
                token: word(&unit["maneuverToken"]).to_owned(),
            };
            (word(&unit["id"]).to_owned(), of)
        };
        let mut sections = BTreeMap::new();
        for section in list(&map["minasTirithSections"]) {
            for from in list(&section["from"]) {
                let of = (word(&section["id"]).to_owned(), number(&section["value"]));
                sections.insert(word(from).to_owned(), of);
            }
        }
        let counts = |region: &&Value| {
            region["rohanRegion"].as_bool().unwrap_or(false)
                || region["gondorRegion"].as_bool().unwrap_or(false)
        };
        let settlements = |region: &Value| {
            list(&region["freeSettlements"]).iter().map(|one| word(one).to_owned()).collect::<Vec<_>>()
        };
        World {
            scenario,
            places: list(&map["areas"]).iter().map(place).collect(),
            borders,
            units: list(&data("units")[scenario]).iter().map(unit).collect(),
            sections,
            regions: list(&map["regions"]).iter().filter(counts).map(settlements).collect(),
        }
    }

    /// The border between two areas, if they are adjacent (rule 1.2).
    pub fn border(&self, a: &str, b: &str) -> Option<&(String, String)> {
        let border = self.borders.get(&(a.to_owned(), b.to_owned()))?;
        (border.0 != "river" && border.0 != "mountains").then_some(border)
    }

    /// The areas adjacent to one.
    pub fn next_to(&self, area: &str) -> BTreeSet<String> {
        self.places.keys().filter(|other| self.border(area, other).is_some()).cloned().collect()
    }

    /// The side whose Settlement or Stronghold an area is (rules 1.17, 3.6).
    pub fn printed(&self, area: &str) -> Option<bool> {
        let free_stronghold = ["edoras", "hornburg", "minas-tirith", "cair-andros"].contains(&area);
        match &self.places[area].settlement {
            Some(side) => Some(side == "free"),
            None => free_stronghold.then_some(true),
        }
    }
}

/// An Army at random.
#[derive(Clone, Default)]
pub struct Troop {
    pub free: bool,
    pub units: BTreeMap<String, i64>,
    pub leaders: i64,
    pub tokens: i64,
    pub damage: i64,
}

impl Troop {
    pub fn size(&self) -> i64 {
        self.units.values().sum()
    }
}

/// A position at random: Armies by area, protection lost, markers.
pub struct Table<'w> {
    pub world: &'w World,
    pub troops: BTreeMap<String, Troop>,
    pub lost: BTreeMap<String, i64>,
    pub markers: BTreeSet<String>,
    used: BTreeMap<String, i64>,
    leaders: i64,
}

impl<'w> Table<'w> {
    pub fn new(world: &'w World) -> Table<'w> {
        let nothing = BTreeMap::new;
        let markers = BTreeSet::new();
        Table { world, troops: nothing(), lost: BTreeMap::new(), markers, used: BTreeMap::new(), leaders: 0 }
    }

    /// An Army of a side comes to an area, if the figures allow it.
    pub fn troop(&mut self, rng: &mut Pcg64Mcg, area: &str, free: bool) -> bool {
        let types: Vec<&String> =
            self.world.units.iter().filter(|(_, unit)| unit.free == free).map(|(id, _)| id).collect();
        let mut troop = Troop { free, ..Troop::default() };
        for _ in 0..rng.random_range(1..=5) {
            let id = types[rng.random_range(0..types.len())];
            let used = self.used.entry(id.clone()).or_default();
            if *used < self.world.units[id].figures {
                *used += 1;
                *troop.units.entry(id.clone()).or_default() += 1;
            }
        }
        if troop.size() == 0 {
            return false;
        }
        troop.damage = rng.random_range(0..=troop.size());
        if !free {
            troop.tokens = rng.random_range(0..3);
        } else if self.leaders < 2 {
            troop.leaders = rng.random_range(0..2);
            self.leaders += troop.leaders;
        }
        self.troops.insert(area.to_owned(), troop);
        if self.world.printed(area).is_some_and(|printed| printed != free) {
            self.markers.insert(area.to_owned());
        } else {
            self.markers.remove(area);
        }
        true
    }

    /// Protection is lost here and there, places are taken.
    pub fn scatter(&mut self, rng: &mut Pcg64Mcg, armies: usize) {
        let all: Vec<String> = self.world.places.keys().cloned().collect();
        for _ in 0..armies {
            let area = &all[rng.random_range(0..all.len())];
            if !self.troops.contains_key(area) {
                let free = rng.random_bool(0.5);
                self.troop(rng, area, free);
            }
        }
        for (area, place) in &self.world.places {
            if place.stronghold > 0 && rng.random_bool(0.6) {
                self.lost.insert(area.clone(), rng.random_range(0..=place.stronghold));
            }
            let empty = !self.troops.contains_key(area);
            if empty && self.world.printed(area).is_some() && rng.random_bool(0.3) {
                self.markers.insert(area.clone());
            }
        }
        for (section, value) in self.world.sections.values() {
            if rng.random_bool(0.5) {
                self.lost.insert(section.clone(), [0, 1, *value][rng.random_range(0..3)]);
            }
        }
    }

    /// The lines of `given`.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (area, troop) in &self.troops {
            let mut line = format!("army {area}");
            troop.units.iter().for_each(|(unit, n)| line.push_str(&format!(" {unit} {n}")));
            let leader = format!("leaders-{}", self.world.scenario);
            let pieces =
                [(leader.as_str(), troop.leaders), ("leadership", troop.tokens), ("damage", troop.damage)];
            for (piece, n) in pieces.into_iter().filter(|(_, n)| *n > 0) {
                line.push_str(&format!(" {piece} {n}"));
            }
            lines.push(line);
        }
        for (place, lost) in self.lost.iter().filter(|(_, lost)| **lost > 0) {
            let section = ["north", "south", "gate"].contains(&place.as_str());
            lines.push(format!("{} {place} {lost}", if section { "section-lost" } else { "lost" }));
        }
        if !self.markers.is_empty() {
            let all: Vec<&str> = self.markers.iter().map(String::as_str).collect();
            lines.push(format!("marker {}", all.join(" ")));
        }
        lines
    }

    /// What is left of the protection that an attack from an area meets (rules 9.5.1, 10.12.1).
    pub fn protection(&self, from: &str, at: &str) -> i64 {
        let lost = |id: &str| self.lost.get(id).copied().unwrap_or(0);
        match self.world.sections.get(from) {
            Some((section, value)) if at == "minas-tirith" => value - lost(section),
            _ => self.world.places[at].stronghold - lost(at),
        }
    }

    /// Who controls an area (rules 3.6, 3.8): `Some(true)` for the Free Peoples.
    pub fn controller(&self, area: &str) -> Option<bool> {
        match self.world.printed(area) {
            Some(printed) => Some(printed != self.markers.contains(area)),
            None => self.troops.get(area).map(|troop| troop.free),
        }
    }

    /// Whether figures may walk over a border (rules 1.2, 9.5.2).
    pub fn walk(&self, from: &str, to: &str) -> bool {
        let Some((border, _)) = self.world.border(from, to) else { return false };
        border != "city-wall" || {
            let outside = if from == "minas-tirith" { to } else { from };
            self.protection(outside, "minas-tirith") == 0
        }
    }
}

/// The position of these lines.
pub fn position(scenario: &str, lines: &[String]) -> State {
    let text = format!(
        "game third-age\nscenario {scenario}\ncase \"at random\"\ngiven\n{}\nthen\n  not over\n",
        lines.join("\n")
    );
    let cases = cases::parse(&text, "at random").unwrap();
    match cases::begin_case::<State>(&cases[0]) {
        Ok(play) => play.state().clone(),
        Err(why) => panic!("{why}\n{text}"),
    }
}

pub fn legal(state: &State, seat: Seat) -> Vec<Action> {
    let mut answers = Vec::new();
    state.legal(seat, &mut answers);
    answers
}

pub fn play(state: &mut State, seat: Seat, action: Action) {
    state.play(seat, action, &mut Log::off()).unwrap();
}

/// What a spectator sees.
pub fn seen(state: &State) -> Value {
    serde_json::to_value(state.view(None)).unwrap()
}
