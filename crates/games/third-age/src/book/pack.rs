//! The tables that a pack makes, and everything that is wrong with it.

use super::data::Data;
use super::fields::{Field, Named, TOGETHER, listed, named};
use super::{Said, Tables, compile, whole};
use crate::ids::{ByScenario, Character, Combat, Order, Scenario, Unit};
use kernel::{PackFault as Fault, Text};
use serde_json::{Map, Value};
use std::sync::LazyLock;

/// Our tables with what people are told about them.
static TOLD: LazyLock<ByScenario<Tables>> = LazyLock::new(|| {
    ByScenario::from_fn(|scenario: Scenario| compile::tables(scenario, Data::ours(), &mut Vec::new()))
});

/// What is wrong with a pack, with the row of Appendix E; without one if the key is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackFault {
    /// The row.
    pub row: &'static str,
    /// The key, as the pack writes it.
    pub key: String,
    /// What is wrong.
    pub what: Text,
}

/// The tables of both scenarios with these values in place of ours; all faults that are found, if there is one.
pub fn compile_pack(values: &Map<String, Value>) -> Result<ByScenario<Tables>, Vec<PackFault>> {
    let mut data = Data::ours().clone();
    let mut given: Vec<(&String, Field)> = Vec::new();
    let mut faults = Vec::new();
    for (key, value) in values {
        match named(key) {
            Named::Field(field) => {
                if given.iter().any(|(_, other)| is_same(other, &field)) {
                    faults.push(PackFault {
                        row: field.row,
                        key: key.clone(),
                        what: Text::new("fault-two-names"),
                    });
                }
                data.put(field.file, &field.id, &field.path, value.clone());
                given.push((key, field));
            }
            Named::Fact => {
                faults.push(PackFault { row: "", key: key.clone(), what: Text::new("fault-fact") });
            }
            Named::Unknown => {
                faults.push(PackFault { row: "", key: key.clone(), what: Text::new("fault-unknown-key") });
            }
        }
    }
    together(&given, &mut faults);
    let mut wrong = Vec::new();
    let tables = ByScenario::from_fn(|scenario: Scenario| compile::tables(scenario, &data, &mut wrong));
    if wrong.is_empty() {
        for scenario in Scenario::ALL {
            whole::check(&tables[scenario], &mut wrong);
        }
    }
    for fault in wrong {
        let fault = as_written(fault, &given);
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut tables = tables;
    for scenario in Scenario::ALL {
        hush(&mut tables[scenario], Some(&TOLD[scenario]));
    }
    Ok(tables)
}

/// Whether two keys mean the same value.
fn is_same(one: &Field, other: &Field) -> bool {
    let turned = || {
        let (a, b) = one.id.split_once("--")?;
        Some(format!("{b}--{a}") == other.id)
    };
    one.file == other.file && one.path == other.path && (one.id == other.id || turned().unwrap_or_default())
}

/// What people read and what the engine carries out are given together.
fn together(given: &[(&String, Field)], faults: &mut Vec<PackFault>) {
    for (key, field) in given {
        let (prefix, last) = field.path.rsplit_once('.').map_or(("", field.path.as_str()), |(p, l)| (p, l));
        let dot = if prefix.is_empty() { "" } else { "." };
        let mut needs: Vec<&str> = Vec::new();
        for pair in TOGETHER {
            if let Some(n) = pair.iter().position(|one| *one == last) {
                needs.push(pair[1 - n]);
            }
        }
        // What a card does beside its instructions is part of its effect.
        if matches!(last, "hooks" | "choices") {
            needs.extend(["effect", "ops"]);
        }
        for name in needs {
            let path = format!("{prefix}{dot}{name}");
            let other = Field { path: path.clone(), ..field.clone() };
            if listed(&other.key()).is_some() && !given.iter().any(|(_, one)| is_same(one, &other)) {
                let what = Text::new("fault-together").written("other", other.key());
                faults.push(PackFault { row: field.row, key: (*key).clone(), what });
            }
        }
    }
}

/// A fault under the key that the pack uses. What does not fit together is told at the value that the pack changes.
fn as_written(fault: Fault, given: &[(&String, Field)]) -> PackFault {
    let Fault { key, what } = fault;
    let mut parts = key.splitn(3, '/');
    let [file, id, path] = [(); 3].map(|()| parts.next().unwrap_or_default());
    let meant = |field: &Field| {
        let mut id = id;
        // An ability by its name belongs to the list.
        let own = field.path.split('.').next() == path.split('.').next();
        if field.id == id && field.file == file && own {
            return 4;
        }
        if let Some((a, b)) = id.split_once("--")
            && field.id == format!("{b}--{a}")
        {
            id = field.id.as_str();
        }
        match (field.file == file, field.id == id, field.path == path) {
            (true, true, true) => 5,
            (true, _, true) => 3,
            (true, true, _) => 2,
            (true, ..) => 1,
            _ => 0,
        }
    };
    let exact = given.iter().find(|(written, _)| **written == key);
    // The first of the best.
    let best = given.iter().rev().max_by_key(|(_, field)| meant(field));
    match exact.or(best) {
        Some((written, field)) => PackFault { row: field.row, key: (*written).clone(), what },
        None => PackFault { row: "", key, what },
    }
}

/// Leaves out a text that ours has, too.
fn only_news(theirs: &mut Option<String>, ours: Option<String>) {
    if *theirs == ours {
        *theirs = None;
    }
}

/// Leaves out what people are told where it is what ours says, or altogether.
pub(super) fn hush(tables: &mut Tables, ours: Option<&Tables>) {
    let same = |said: &mut Option<Said>, other: Option<&Option<Said>>| {
        let (Some(theirs), Some(other)) = (said.as_mut(), other) else {
            *said = None;
            return;
        };
        let ours = other.clone().unwrap_or_default();
        only_news(&mut theirs.name, ours.name);
        only_news(&mut theirs.condition, ours.condition);
        only_news(&mut theirs.text, ours.text);
        only_news(&mut theirs.discard, ours.discard);
        if *theirs == Said::default() {
            *said = None;
        }
    };
    for unit in Unit::ALL {
        same(&mut tables.units[unit].said, ours.map(|ours| &ours.units[unit].said));
    }
    for character in Character::ALL {
        let def = &mut tables.characters[character];
        let theirs = ours.map(|ours| &ours.characters[character]);
        let entry = theirs.map_or_else(|| def.entry.clone(), |theirs| theirs.entry.clone());
        only_news(&mut def.entry, entry);
        for (n, hooked) in def.abilities.iter_mut().enumerate() {
            let other = theirs.map(|def| def.abilities.get(n).map_or(&None, |one| &one.said));
            same(&mut hooked.said, other);
        }
        if let Some(hooked) = &mut def.track {
            same(&mut hooked.said, theirs.map(|def| def.track.as_ref().map_or(&None, |one| &one.said)));
        }
    }
    for (n, one) in tables.nazgul.iter_mut().enumerate() {
        same(&mut one.said, ours.map(|ours| ours.nazgul.get(n).map_or(&None, |one| &one.said)));
    }
    for order in Order::ALL {
        same(&mut tables.orders[order].said, ours.map(|ours| &ours.orders[order].said));
    }
    for combat in Combat::ALL {
        same(&mut tables.combats[combat].said, ours.map(|ours| &ours.combats[combat].said));
    }
    for card in crate::ids::Card::ALL {
        same(&mut tables.cards[card].said, ours.map(|ours| &ours.cards[card].said));
    }
}
