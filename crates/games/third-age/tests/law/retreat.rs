//! Where Armies walk and retreat (rules 7.4.1, 9.5.2, 10.9.6, 10.9.7).

use crate::board::{Table, World, legal, play, position};
use kernel::{Game, Seat};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::BTreeSet;
use third_age::State;
use third_age::action::{Action, Ask, Choice, Tactic};
use third_age::battle::BattleAsk;
use third_age::ids::Side;

fn seat(free: bool) -> Seat {
    State::seat(if free { Side::FreePeoples } else { Side::Shadow })
}

/// Where an Army may retreat to by its own choice, and where the attacker may send it.
fn ways_out(table: &Table<'_>, at: &str, free: bool) -> (BTreeSet<String>, BTreeSet<String>) {
    let enemy_in = |area: &str| table.troops.get(area).is_some_and(|troop| troop.free != free);
    let open = |area: &String| table.walk(at, area) && !enemy_in(area);
    let around: BTreeSet<String> = table.world.next_to(at).into_iter().filter(open).collect();
    let allowed = |area: &&String| {
        let place = table.world.printed(area).is_some();
        let own = table.controller(area) == Some(free);
        if table.troops.contains_key(*area) || place && own {
            return true;
        }
        let watched = table.world.next_to(area).iter().any(|next| enemy_in(next));
        let stream = table.world.border(at, area).is_some_and(|border| border.0 == "stream");
        !(place || watched || stream)
    };
    (around.iter().filter(allowed).cloned().collect(), around)
}

fn areas(answers: &[Action]) -> BTreeSet<String> {
    let area = |action: &Action| match action {
        Action::Area(area) => Some(area.slug().to_owned()),
        _ => None,
    };
    answers.iter().filter_map(area).collect()
}

/// The quietest answer: nobody hits, nobody is given up, the attacker goes on.
fn quiet(state: &State, ask: &Ask) -> Action {
    match ask {
        Ask::Roll(_) => Action::Roll(1),
        Ask::Battle(BattleAsk::Tactic) => Action::Tactic(Tactic::Regroup),
        Ask::Battle(BattleAsk::GoOn) => Action::Choose(Choice::Fight),
        Ask::Battle(BattleAsk::Reroll { .. } | BattleAsk::Casualty { .. }) => Action::Done,
        _ => panic!("{:?}", state.question().map(|asked| asked.ask)),
    }
}

#[test]
fn an_army_retreats_where_the_rules_let_it() {
    let (mut chosen, mut forced, mut nowhere) = (0, 0, 0);
    for scenario in ["rohan", "gondor"] {
        let world = World::new(scenario);
        let all: Vec<&String> = world.places.keys().collect();
        for seed in 0..2500 {
            let rng = &mut Pcg64Mcg::seed_from_u64(seed);
            let city = scenario == "gondor" && rng.random_bool(0.15);
            let at = if city { "minas-tirith" } else { all[rng.random_range(0..all.len())] };
            let next: Vec<String> = world.next_to(at).into_iter().collect();
            let from = &next[rng.random_range(0..next.len())];
            let free = rng.random_bool(0.5);
            let mut table = Table::new(&world);
            if !table.troop(rng, from, !free) || !table.troop(rng, at, free) {
                continue;
            }
            table.troops.get_mut(at).unwrap().damage = 0;
            let crowd = rng.random_range(0..25);
            table.scatter(rng, crowd);
            let mut lines = table.lines();
            lines.push("battle-round 2".to_owned());
            let attacker = if free { "shadow" } else { "free-peoples" };
            lines.push(format!("attack {attacker} {from} {at}"));
            let mut state = position(scenario, &lines);
            let what = format!("{scenario} {seed}\n{}", lines.join("\n"));
            let (allowed, sent) = ways_out(&table, at, free);
            // To the end of the round.
            loop {
                let asked = state.question().unwrap();
                let on = state.battle_picture(None).is_some_and(|battle| battle.round == 2);
                if !on || matches!(asked.ask, Ask::Battle(BattleAsk::Leave)) {
                    break;
                }
                let action = quiet(&state, &asked.ask);
                play(&mut state, asked.who.first_seat().unwrap(), action);
            }
            let leave = matches!(state.question().unwrap().ask, Ask::Battle(BattleAsk::Leave));
            assert_eq!(leave, !sent.is_empty(), "whether anybody can go: {what}");
            if !leave {
                nowhere += 1;
                continue;
            }
            play(&mut state, seat(free), Action::Choose(Choice::Retreat));
            let (ways, who) = if allowed.is_empty() { (&sent, !free) } else { (&allowed, free) };
            if ways.len() > 1 {
                let asked = state.question().unwrap();
                assert!(
                    matches!(asked.ask, Ask::Battle(BattleAsk::RetreatTo { .. })),
                    "{:?} {what}",
                    asked.ask
                );
                assert_eq!(asked.who.first_seat(), Some(seat(who)), "who chooses: {what}");
                assert_eq!(&areas(&legal(&state, seat(who))), ways, "where to: {what}");
            } else {
                let view = crate::board::seen(&state);
                let there = crate::board::list(&view["areas"]).iter().find(|one| one["area"] == at);
                let left = there.is_none_or(|one| one["army"].is_null() || one["army"]["side"] == attacker);
                assert!(left, "it has gone: {what}");
            }
            if allowed.is_empty() {
                forced += 1;
            } else {
                chosen += 1;
            }
        }
    }
    assert!(chosen > 1500 && forced > 200 && nowhere > 20, "{chosen} {forced} {nowhere}");
}

#[test]
fn armies_walk_over_crossable_borders_to_where_no_enemy_army_is() {
    let mut n = 0;
    for scenario in ["rohan", "gondor"] {
        let world = World::new(scenario);
        for seed in 0..400 {
            let rng = &mut Pcg64Mcg::seed_from_u64(seed);
            let mut table = Table::new(&world);
            table.scatter(rng, 12);
            let free = rng.random_bool(0.5);
            let mut expected = BTreeSet::new();
            for (from, troop) in table.troops.iter().filter(|(_, troop)| troop.free == free) {
                let enemy = |to: &str| table.troops.get(to).is_some_and(|other| other.free != troop.free);
                let ways = world.next_to(from).into_iter().filter(|to| table.walk(from, to) && !enemy(to));
                expected.extend(ways.map(|to| (from.clone(), to)));
            }
            if expected.is_empty() {
                continue;
            }
            let mut lines = table.lines();
            let die = if free { "free-peoples army-muster" } else { "shadow army" };
            lines.push(format!("do {die} strategic-move"));
            let state = position(scenario, &lines);
            let moves: BTreeSet<(String, String)> = legal(&state, seat(free))
                .iter()
                .filter_map(|action| match action {
                    Action::Move { from, to } => Some((from.slug().to_owned(), to.slug().to_owned())),
                    _ => None,
                })
                .collect();
            n += expected.len();
            assert_eq!(moves, expected, "{scenario} {seed}\n{}", lines.join("\n"));
        }
    }
    assert!(n > 5000, "{n}");
}
