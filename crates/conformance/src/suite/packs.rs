//! Property 14: what a game says about data packs holds together.

use super::Failure;
use super::runs::{Runs, Start};
use super::walk::Walk;
use kernel::{Pack, Packs, Seat, Snapshot, Table, Texts};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// After how many answers a position is looked at.
const LOOK_AT: [usize; 3] = [0, 5, 40];

/// Property 14. Our own values make a pack without faults that changes nothing; every key refuses nonsense; the packs
/// that come with the game are played, and neither positions nor views hold their content. A game without packs has
/// nothing to show.
pub fn packs_fit<G: Texts>(runs: &Runs) -> Result<(), Failure> {
    let Some(packs) = G::packs() else { return Ok(()) };
    let game = G::INFO.slug;
    let fails = |what: String| Failure::of_game(format!("packs: {what}"));
    if !G::INFO.options.iter().any(|option| option.id == Pack::OPTION) {
        return Err(fails("the set-up has no option for a pack".to_owned()));
    }
    let template = packs.template(game, "Ours", &texts::Texts::of(G::catalogues()).english());
    let ours = Pack::parse(&template.to_string());
    let ours = ours.map_err(|fault| fails(format!("our values are no pack: {fault}")))?;
    if let Some(fault) = packs.faults(game, &ours).first() {
        return Err(fails(format!("our values have a fault: {fault}")));
    }
    if let Some(change) = packs.changes(&ours).first() {
        return Err(fails(format!("our value of {} changes something", change.key)));
    }
    refuses_nonsense(packs, game).map_err(fails)?;
    is_played::<G>(&ours, runs)?;
    let mut ids = BTreeSet::new();
    for shipped in packs.shipped() {
        if let Some(fault) = packs.faults(game, &shipped.pack).first() {
            return Err(fails(format!("{} has a fault: {fault}", shipped.id)));
        }
        if packs.changes(&shipped.pack).is_empty() || !ids.insert(shipped.id) {
            return Err(fails(format!("{} changes nothing, or is there twice", shipped.id)));
        }
        is_played::<G>(&shipped.pack, runs)?;
    }
    Ok(())
}

/// Every key has its checks, and a fault is told at its key.
fn refuses_nonsense(packs: &dyn Packs, game: &str) -> Result<(), String> {
    let mut keys = BTreeSet::new();
    for entry in packs.entries() {
        let key = entry.key;
        let nonsense = json!({"nonsense": ["☃"]});
        let values = Map::from_iter([(key.clone(), nonsense)]);
        let pack = Pack::new(game, "Nonsense", values).map_err(|fault| fault.to_string())?;
        if !packs.faults(game, &pack).iter().any(|fault| fault.key == key) {
            return Err(format!("{key} takes nonsense"));
        }
        if !keys.insert(key.clone()) {
            return Err(format!("{key} is there twice"));
        }
    }
    Ok(())
}

/// A game with this pack, from its beginning.
fn is_played<G: Texts>(pack: &Pack, runs: &Runs) -> Result<(), Failure> {
    let Some(scenario) = G::INFO.scenarios.first() else { return Ok(()) };
    let people = scenario.people.first().copied().unwrap_or_default();
    let fails =
        |what: String| Failure::of_start(scenario.id, people, format!("pack {}: {what}", pack.name()));
    let options = vec![(Pack::OPTION.to_owned(), pack.to_text())];
    let setup = G::setup(scenario.id, Some(people), &options)
        .map_err(|error| fails(format!("the set-up is refused: {error}")))?;
    let start = Start { scenario, people, options, setup, position: None };
    let mut walk = Walk::<G>::new(start, 14)?;
    let held = Table::pack(&walk.play);
    if held.as_ref() != Some(pack) {
        return Err(fails("the set-up does not hold the pack".to_owned()));
    }
    while walk.n_answers() < LOOK_AT[2].min(runs.limit) && walk.step()?.is_some() {
        walk.play.state().check().map_err(|broken| fails(broken.note))?;
    }
    for number in LOOK_AT.into_iter().filter(|number| *number <= walk.n_answers()) {
        let state = walk.play.at(number);
        let snapshot = Snapshot::of(&state, number as u32);
        let snapshot = snapshot.ok_or_else(|| fails("a position can't be saved".to_owned()))?;
        if holds_content(&snapshot.state) {
            return Err(walk.fails_at(number, "the position holds the content of its pack"));
        }
        let read = snapshot.read::<G>(walk.play.setup());
        let read =
            read.map_err(|error| walk.fails_at(number, format!("saved, it can't be read: {error}")))?;
        if read != state {
            return Err(walk.fails_at(number, "saved and read, it is another position"));
        }
        for onlooker in (0..state.n_seats()).map(|seat| Some(Seat(seat))).chain([None]) {
            if serde_json::to_value(read.view(onlooker)).is_ok_and(|view| holds_content(&view)) {
                return Err(walk.fails_at(number, "a view holds the content of the pack"));
            }
        }
    }
    let journal = walk.play.journal();
    let again = kernel::Play::<G>::read(&journal);
    let again = again.map_err(|error| fails(format!("its journal can't be read: {error}")))?;
    if again.state() != walk.play.state() {
        return Err(fails("its journal leads to another position".to_owned()));
    }
    Ok(())
}

/// Whether the content of a pack is anywhere in a value.
fn holds_content(value: &Value) -> bool {
    match value {
        Value::Object(members) => {
            ["format", "values"].iter().all(|key| members.contains_key(*key))
                || members.values().any(holds_content)
        }
        Value::Array(parts) => parts.iter().any(holds_content),
        _ => false,
    }
}
