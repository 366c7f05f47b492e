//! Battles at random, with our tables and with tables whose cards and abilities do whatever a pack may say.

use super::SHADOW;
use crate::army::Charge;
use crate::battle::BattleAsk;
use crate::book::{Book, Hook, Ops, Tables, Timing};
use crate::figures::Spot;
use crate::frame::Frame;
use crate::ids::{
    Area, Areas, Card, Character, Combat, Deck, Kind, Leader, Order, Scenario, Section, Side, Unit,
};
use crate::ops::{Script, Step};
use crate::rules::Log;
use crate::state::State;
use kernel::flow::{self, Flow};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::BTreeMap;

/// All lists of instructions of a scenario.
fn lists(tables: &Tables) -> Vec<Ops> {
    let mut all: Vec<Ops> = Vec::new();
    all.extend(Order::ALL.map(|order| tables.orders[order].ops.clone()));
    all.extend(Combat::ALL.map(|combat| tables.combats[combat].ops.clone()));
    all.extend(Unit::ALL.map(|unit| tables.units[unit].ops.clone()));
    all.extend(Card::ALL.map(|card| tables.cards[card].ops.clone()));
    all.extend(tables.nazgul.iter().map(|ability| ability.ops.clone()));
    for character in Character::ALL {
        all.extend(tables.characters[character].abilities.iter().map(|hooked| hooked.ops.clone()));
    }
    all
}

/// The hooks of battles.
const HOOKS: [Hook; 8] = [
    Hook::Leadership,
    Hook::BattleStrength,
    Hook::BattleLeadership,
    Hook::BattleTarget,
    Hook::BattleAfterReroll,
    Hook::BattleStep4,
    Hook::BattleStep5,
    Hook::NazgulCost,
];

/// Tables whose combat cards, unit abilities, Nazgûl abilities and battle hooks do anything, at any moment.
fn mixed<R: Rng>(scenario: Scenario, rng: &mut R) -> Book {
    let mut tables = Tables::clone(&Book::Ours(scenario));
    let all = lists(&tables);
    let timings = Timing::ALL;
    for combat in Combat::ALL {
        tables.combats[combat].ops = all[rng.random_range(0..all.len())].clone();
        tables.combats[combat].timing = timings[rng.random_range(0..timings.len())];
    }
    for unit in Unit::ALL {
        tables.units[unit].ops = all[rng.random_range(0..all.len())].clone();
        tables.units[unit].timing = timings[rng.random_range(0..timings.len())];
    }
    for ability in &mut tables.nazgul {
        ability.ops = all[rng.random_range(0..all.len())].clone();
        ability.timing = timings[rng.random_range(0..timings.len())];
    }
    for character in Character::ALL {
        for hooked in &mut tables.characters[character].abilities {
            hooked.ops = all[rng.random_range(0..all.len())].clone();
            hooked.hook = HOOKS[rng.random_range(0..HOOKS.len())];
        }
    }
    Book::with(tables)
}

/// A board with Armies all over, and whatever may matter in a battle.
fn some_board<R: Rng>(scenario: Scenario, rng: &mut R) -> State {
    let mut state = State::empty(scenario);
    let areas = state.board().areas;
    for area in areas {
        let side = Side::ALL[usize::from(rng.random_bool(0.5))];
        if rng.random_bool(0.5) {
            let types: Vec<Unit> = Unit::ALL
                .into_iter()
                .filter(|unit| unit.side() == side && state.book.units[*unit].figures > 0)
                .collect();
            for _ in 0..rng.random_range(1..=5) {
                let unit = types[rng.random_range(0..types.len())];
                if state.in_supply(unit) > 0 {
                    state.armies.change(area, |army| army.units.add(unit, 1));
                }
            }
            let n = state.army(area).n_units();
            state.armies.change(area, |army| army.damage = rng.random_range(0..=n));
            if n > 0 && side == SHADOW {
                state.armies.change(area, |army| army.leadership = rng.random_range(0..=2));
            } else if n > 0 && state.leaders_in_supply(Leader::Rohan) > 0 && rng.random_bool(0.3) {
                state.armies.change(area, |army| army.leaders.add(Leader::Rohan, 1));
            }
            if n > 0 && state.board().printed_side(area).is_some_and(|printed| printed != side) {
                state.markers.insert(area);
            }
        }
        state.lost[area] = rng.random_range(0..=state.board().protection[area]);
        if scenario == Scenario::Gondor && rng.random_bool(0.15) && state.nazgul_in_supply() > 0 {
            state.nazgul[area] += 1;
        }
        if state.board().towers.contains(area) && state.has_army(SHADOW, area) && rng.random_bool(0.7) {
            state.towers.insert(area);
        }
    }
    if scenario == Scenario::Gondor {
        for section in Section::ALL {
            state.sections_lost[section] = rng.random_range(0..=state.board().sections[section]);
        }
    } else {
        state.ents = rng.random_range(0..=4);
        state.entwood =
            if state.ents > 0 { areas.pick(rng).expect("there are areas") } else { Area::Derndingle };
    }
    for side in Side::ALL {
        for _ in 0..rng.random_range(0..=6) {
            let card = (state.deck & Deck::Generic.cards()).pick(rng).expect("there are enough");
            state.deck.remove(card);
            state.hands[side].insert(card);
        }
    }
    state
}

/// An attack on some Army, sometimes a Combined one, with Characters.
fn some_battle<R: Rng>(state: &mut State, rng: &mut R) -> Option<Frame> {
    let at = state.board().areas.pick(rng)?;
    let attacker = state.army(at).side()?.enemy();
    let around = state.board().neighbours[at] & state.armies_on_board(attacker);
    let from = around.pick(rng)?;
    let armies = if rng.random_bool(0.4) { around } else { Areas::only(from) };
    for character in Character::ALL {
        let def = &state.book.characters[character];
        let fixed = character == Character::Saruman || def.kind == Kind::Special;
        if def.here && !fixed && rng.random_bool(0.5) {
            let place = if state.character_side(character) == attacker { from } else { at };
            state.spots[character] = Spot::At(place);
        }
    }
    if state.ents > 0 && rng.random_bool(0.3) {
        state.entwood = at;
    }
    // What stands with an attack may be any list.
    let script = Script::Combat(Combat::ALL[rng.random_range(0..Combat::COUNT)]);
    let len = state.book.ops(script).len() as u8;
    let charge = Charge { step: Step { script, by: attacker, at: 0 }, len };
    let charge = rng.random_bool(0.3).then_some(charge);
    Some(state.begin_battle(attacker, armies, at, charge, rng.random_bool(0.1)))
}

/// What holds whenever somebody is asked.
fn check(state: &State) {
    let asked = state.flow.asked().expect("somebody is asked");
    let waits = state.battle.is_some_and(|battle| battle.now.waits);
    let limit = matches!(asked.ask, crate::action::Ask::Army(crate::army::ArmyAsk::Limit { .. }));
    for area in Area::ALL {
        let army = state.army(area);
        let fights = Side::ALL.into_iter().any(|side| state.fights(area, side));
        let losing = matches!(
            asked.ask,
            crate::action::Ask::Battle(BattleAsk::Casualty { area: at, .. }) if at == area
        );
        assert!(army.damage <= army.n_units() || waits && fights || losing || limit, "{area:?}: {army:?}");
        assert!(army.n_units() > 0 || (army.damage, army.leadership) == (0, 0), "{area:?}: {army:?}");
        assert!(army.n_units() == 0 || army.side().is_some());
    }
    for seat in asked.who.iter().filter(|seat| !seat.is_chance()) {
        let (mut legal, mut tried) = (Vec::new(), Vec::new());
        flow::legal(state, seat, &mut legal);
        flow::candidates(state, seat, &mut tried);
        assert!(!legal.is_empty(), "{asked:?}");
        for action in &tried {
            let allowed = flow::allows(state, seat, *action).is_ok();
            assert_eq!(allowed, legal.contains(action), "{asked:?} {action:?}");
        }
    }
}

/// All cards, wherever they are.
fn n_cards(state: &State) -> usize {
    let laid = state
        .battle
        .map_or(0, |battle| Side::ALL.into_iter().filter_map(|side| battle.open_card(side)).count());
    let held = Side::ALL.into_iter().map(|side| state.hands[side].len()).sum::<usize>();
    state.deck.len() + state.discard.len() + state.table.len() + state.gone.len() + held + laid
}

/// Fights a battle to its end with answers at random.
fn fight<R: Rng>(state: &mut State, frame: Frame, rng: &mut R, mut look: impl FnMut(&State)) {
    let all = n_cards(state);
    state.flow = Flow::stacked(&[frame]);
    flow::run(state, &mut Log::on(0)).expect("it runs");
    for _ in 0..3_000 {
        let Some(asked) = state.flow.asked() else { break };
        check(state);
        assert_eq!(n_cards(state), all, "{asked:?}");
        look(state);
        let who: Vec<_> = asked.who.iter().collect();
        let seat = who[rng.random_range(0..who.len())];
        let mut legal = Vec::new();
        flow::legal(state, seat, &mut legal);
        let action = legal[rng.random_range(0..legal.len())];
        flow::answer(state, seat, action, &mut Log::on(0)).expect("it is carried out");
    }
    assert!(state.flow.asked().is_none(), "the battle ends: {:?}", state.flow);
    assert!(state.ended.is_some() || state.battle.is_none());
}

fn battles(n: u32, seed: u64, own_tables: bool) -> BTreeMap<&'static str, u32> {
    let (mut fought, mut asks) = (0, BTreeMap::<&str, u32>::new());
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    while fought < n {
        let scenario = Scenario::ALL[rng.random_range(0..2)];
        let mut state = some_board(scenario, &mut rng);
        if !own_tables {
            state.book = mixed(scenario, &mut rng);
        }
        let Some(frame) = some_battle(&mut state, &mut rng) else { continue };
        fought += 1;
        fight(&mut state, frame, &mut rng, |state| {
            if let Some(asked) = state.flow.asked() {
                *asks.entry(kernel::Ask::kind(&asked.ask)).or_default() += 1;
            }
        });
    }
    asks
}

#[test]
fn battles_at_random_come_to_an_end_and_ask_everything() {
    let asks = battles(1_500, 10, true);
    for ask in [
        "tower",
        "fighting-army",
        "tactic",
        "combat-card",
        "nazgul-ability",
        "nazgul-cost",
        "nazgul-spent",
        "extra-maneuver",
        "reroll",
        "casualty",
        "go-on",
        "leave",
        "retreat-to",
        "advance-from",
        "ent-reaction",
    ] {
        assert!(asks.contains_key(ask), "{ask} is among {asks:?}");
    }
}

#[test]
fn whatever_a_pack_makes_cards_and_abilities_do_a_battle_comes_to_an_end() {
    assert!(battles(1_500, 11, false).len() > 15);
}

#[test]
fn what_is_hidden_stays_hidden_in_the_pictures() {
    // Rules 11.1, 15.2: nobody sees the other's token and card before they are revealed.
    let mut rng = Pcg64Mcg::seed_from_u64(12);
    let mut seen = 0;
    for _ in 0..200 {
        let mut state = some_board(Scenario::Gondor, &mut rng);
        let Some(frame) = some_battle(&mut state, &mut rng) else { continue };
        fight(&mut state, frame, &mut rng, |state| {
            let Some(battle) = state.battle else { return };
            for side in Side::ALL {
                for onlooker in [Some(side.enemy()), None] {
                    let picture = state.battle_picture(onlooker).expect("there is a battle");
                    let tokens = &picture.sides[side as usize].tokens;
                    assert_eq!(tokens.chosen, battle.tactic(side));
                    assert_eq!(tokens.card, battle.open_card(side));
                    seen += u32::from(battle.hidden_tactic(side).is_some());
                }
            }
        });
    }
    assert!(seen > 0);
}
