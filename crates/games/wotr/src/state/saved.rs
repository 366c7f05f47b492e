//! How a position is saved, and how it was saved and hashed by earlier programs.

use super::State;
use crate::figures::Mark;
use crate::frame::Each;
use crate::ids::Side;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use std::hash::{Hash, Hasher};

/// In the field order of the first journals, with what was kept beside the stacks at that time.
impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let State { field, inside, action, .. } = self;
        (&self.setup, &self.flow, field.all(), inside.all()).hash(state);
        Side::ALL.map(|side| field.with(Mark::army(side))).hash(state);
        (field.with(Mark::Leaders), field.with(Mark::Nazgul)).hash(state);
        Side::ALL.map(|side| inside.with(Mark::army(side))).hash(state);
        (&self.spots, &self.reinforcements, &self.casualties, &self.shadow_control).hash(state);
        (&self.steps, &self.active, &self.fellowship, &self.tiles).hash(state);
        let dice = |side: Side| {
            let dice = &self.dice[side];
            (dice.unused, dice.used, self.hunt_box[side], dice.to_roll)
        };
        Side::ALL.map(dice).hash(state);
        (&self.rings, &self.deck, &self.hands, &self.table, &self.discard, &self.known).hash(state);
        (action.resolving, &self.second_players, &self.offer, &self.turn, &self.notes).hash(state);
        (&self.leading, &self.next_actor, &self.to_act, action.mixed, &self.acting).hash(state);
        (&self.last_use, &action.this_use, action.trims, &action.group).hash(state);
        (&action.moved, &action.flown, action.characters_moved, action.tally).hash(state);
        (&self.battle, &self.hunt, &self.second_captors, &self.credit, &self.ended).hash(state);
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        State::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for State {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<State, D::Error> {
        let mut saved = Map::deserialize(deserializer)?;
        if !saved.contains_key("action") {
            regroup(&mut saved);
            saved.get_mut("flow").into_iter().try_for_each(name_steps).map_err(D::Error::custom)?;
        }
        State::deserialize(Value::Object(saved)).map_err(D::Error::custom)
    }
}

/// Puts together what is grouped now and was saved field by field before.
fn regroup(saved: &mut Map<String, Value>) {
    let mut group = Map::new();
    for (was, is) in [("group", "figures"), ("lifted", "lifted")] {
        group.extend(saved.remove(was).map(|value| (is.to_owned(), value)));
    }
    let alone = ["resolving", "mixed", "this_use", "trims", "moved", "flown", "characters_moved", "tally"];
    let mut action: Map<String, Value> =
        alone.into_iter().filter_map(|name| saved.remove_entry(name)).collect();
    action.insert("group".to_owned(), Value::Object(group));
    saved.insert("action".to_owned(), Value::Object(action));
    // The dice in the Hunt Box were counted with the others.
    if let Some(Value::Array(dice)) = saved.get_mut("dice") {
        let boxed = |dice: &mut Value| dice.as_object_mut().and_then(|dice| dice.remove("hunt_box"));
        let hunt_box: Vec<Value> = dice.iter_mut().filter_map(boxed).collect();
        saved.insert("hunt_box".to_owned(), Value::Array(hunt_box));
    }
}

/// Gives names to the sides that steps of a turn kept as numbers.
fn name_steps(value: &mut Value) -> Result<(), &'static str> {
    match value {
        Value::Array(list) => list.iter_mut().try_for_each(name_steps),
        Value::Object(map) => {
            for step in ["swap", "roll"] {
                if let Some(n) = map.get(step).and_then(Value::as_u64) {
                    let each = Each::ALL.get(n as usize).ok_or("no-a-side-that-there-is-not")?;
                    map.insert(step.to_owned(), Value::from(each.slug()));
                }
            }
            map.values_mut().try_for_each(name_steps)
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Ok(()),
    }
}
