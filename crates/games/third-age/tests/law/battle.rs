//! Terrain Superiority, dice, target numbers, Leadership, hits, protection and Damage of a round of battle (rules 10.2, 10.3, 10.5,
//! 10.8, 10.12).

use crate::board::{Table, Troop, World, data, legal, list, number, play, position, seen, word};
use kernel::{Game, Seat};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use std::collections::BTreeMap;
use third_age::State;
use third_age::action::Ask;
use third_age::battle::BattleAsk;

/// Leadership of Characters, as their cards print it: value and modifier.
type People = BTreeMap<String, (bool, i64, i64)>;

/// A battle at random with what is needed to reckon it.
struct Fight<'w> {
    table: Table<'w>,
    from: String,
    at: String,
    free_attacks: bool,
    round: i64,
    people: Vec<String>,
}

impl Fight<'_> {
    fn troop(&self, free: bool) -> &Troop {
        &self.table.troops[if free == self.free_attacks { &self.from } else { &self.at }]
    }

    /// Whether a Character is with the Army of the battle.
    fn has(&self, id: &str) -> bool {
        self.people.iter().any(|one| one == id)
    }

    /// How many units of a side like the terrain (rule 10.2.1).
    fn at_home(&self, free: bool) -> i64 {
        let terrain = &self.table.world.places[&self.at].terrain;
        let likes = |id: &str| {
            let favorite = &self.table.world.units[id].favorite;
            favorite.contains(terrain)
                || favorite.iter().any(|one| one == "any-when-attacking") && free == self.free_attacks
        };
        self.troop(free).units.iter().filter(|(id, _)| likes(id)).map(|(_, n)| n).sum()
    }

    /// Rule 10.3.2.
    fn leadership(&self, people: &People, free: bool) -> i64 {
        let troop = self.troop(free);
        let here = || self.people.iter().map(|id| &people[id]).filter(|one| one.0 == free);
        if !free {
            return troop.tokens + here().map(|one| one.1).sum::<i64>();
        }
        let leaders = std::iter::repeat_n((true, 1, 1), usize::try_from(troop.leaders).unwrap());
        let all: Vec<(bool, i64, i64)> = here().copied().chain(leaders).collect();
        let modifiers: i64 = all.iter().map(|one| one.2).sum();
        let generals = all.iter().filter(|one| one.1 > 0).map(|one| one.1 + modifiers - one.2);
        generals.max().unwrap_or(modifiers)
    }
}

/// A number of dice with fewer of them: never below one (rule 10.3.1).
fn fewer(dice: i64, less: i64) -> i64 {
    (dice - less).max(1)
}

fn some_fight<'w>(world: &'w World, people: &People, rng: &mut Pcg64Mcg) -> Option<Fight<'w>> {
    let strongholds: Vec<&String> =
        world.places.iter().filter(|(_, place)| place.terrain == "stronghold").map(|(id, _)| id).collect();
    let all: Vec<&String> = world.places.keys().collect();
    let pool = if rng.random_bool(0.4) { &strongholds } else { &all };
    let at = pool[rng.random_range(0..pool.len())].clone();
    let next: Vec<String> = world.next_to(&at).into_iter().collect();
    let from = next[rng.random_range(0..next.len())].clone();
    let free_attacks = rng.random_bool(0.5);
    let mut table = Table::new(world);
    if !table.troop(rng, &from, free_attacks) || !table.troop(rng, &at, !free_attacks) {
        return None;
    }
    table.scatter(rng, 2);
    let mut with = Vec::new();
    if rng.random_bool(0.6) {
        for id in people.keys() {
            if !["saruman", "treebeard"].contains(&id.as_str()) && rng.random_bool(0.3) {
                with.push(id.clone());
            }
        }
    }
    // Saruman is in Orthanc, whoever else is (rule 8.2).
    let home = if free_attacks { &at } else { &from };
    if world.scenario == "rohan" && home == "orthanc" {
        with.push("saruman".to_owned());
    }
    Some(Fight { table, from, at, free_attacks, round: rng.random_range(1..=2), people: with })
}

fn begin(fight: &Fight<'_>, people: &People, rng: &mut Pcg64Mcg) -> State {
    let mut lines = fight.table.lines();
    for id in fight.people.iter().filter(|id| id.as_str() != "saruman") {
        let place = if people[id].0 == fight.free_attacks { &fight.from } else { &fight.at };
        lines.push(format!("character {id} {place}"));
    }
    if fight.table.world.scenario == "gondor" {
        if rng.random_bool(0.5) {
            lines.push(format!("nazgul {} 3", fight.at));
        }
        if !fight.has("gandalf-gondor") {
            lines.push("character gandalf-gondor eliminated".to_owned());
        }
    }
    let mut cards: Vec<u32> = (1..=30).collect();
    for side in ["free-peoples", "shadow"] {
        let mut line = format!("hand {side}");
        for _ in 0..rng.random_range(1..5) {
            let card = cards.swap_remove(rng.random_range(0..cards.len()));
            line.push_str(&format!(" gen-{card:02}"));
        }
        lines.push(line);
    }
    if fight.round > 1 {
        lines.push(format!("battle-round {}", fight.round));
    }
    let side = if fight.free_attacks { "free-peoples" } else { "shadow" };
    lines.push(format!("attack {side} {} {}", fight.from, fight.at));
    position(fight.table.world.scenario, &lines)
}

/// The combat half that each side shows.
fn combats(picture: &Value) -> [String; 2] {
    let cards = data("cards-generic");
    [0, 1].map(|side: usize| {
        let shown = word(&picture["sides"][side]["tokens"]["card"]).to_owned();
        let card = list(&cards["cards"]).iter().find(|card| word(&card["id"]) == shown);
        card.map_or(String::new(), |card| word(&card["combat"]).to_owned())
    })
}

/// What each side should roll, reckoned from the rules, compared with what it rolls.
fn check_roll(fight: &Fight<'_>, picture: &Value, combats: &[String; 2], what: &str) {
    let world = fight.table.world;
    let used = |n: i64| list(&picture["nazgul"]).iter().any(|one| number(one) == n);
    for (index, free) in [(0, true), (1, false)] {
        let (own, other) = (combats[index].as_str(), combats[1 - index].as_str());
        let side = &picture["sides"][index];
        let troop = fight.troop(free);
        let attacks = free == fight.free_attacks;
        let mut strength = match own {
            "stand-and-fight" => troop.size() * 2,
            _ => troop.units.iter().map(|(id, n)| world.units[id].strength * n).sum(),
        };
        if !attacks && world.places[&fight.at].terrain != "plains" {
            strength += 1;
        }
        if free && !attacks && fight.has("theodred") && world.places[&fight.at].region == "western-marches" {
            strength += 1;
        }
        if free && attacks && fight.has("eomer-gondor") {
            strength += 1;
        }
        let mut dice = strength.clamp(1, 5);
        if other == "great-confusion" {
            dice = fewer(dice, 2);
        }
        if free && used(1) {
            dice = fewer(dice, 1);
        }
        assert_eq!(number(&side["strength"]), dice, "dice of {index}: {what}");
        let token = token(side);
        let of_type: i64 =
            troop.units.iter().filter(|(id, _)| world.units[*id].token == token).map(|(_, n)| n).sum();
        let maneuver = list(&side["dice"]).iter().filter(|die| die["maneuver"] == true).count();
        assert_eq!(maneuver as i64, dice.min(of_type), "maneuver dice of {index}: {what}");
        let (border, protects) = world.border(&fight.from, &fight.at).unwrap();
        let hampers = match border.as_str() {
            "stream" | "ford" | "pass" => true,
            "dike" | "wall" => *protects == fight.at,
            _ => false,
        };
        let walls = fight.table.protection(&fight.from, &fight.at) > 0;
        let hard = attacks && (walls || fight.round == 1 && hampers) || other == "fierce-defence";
        let target = if hard { 6 } else { 5 };
        let swan = !hard && free && fight.has("imrahil") && token == "knights-riders";
        let found = (number(&side["target"]), number(&side["target_maneuver"]));
        assert_eq!(found, (target, if swan { 4 } else { target }), "targets of {index}: {what}");
        let plus = i64::from(["battle-fury", "no-quarter"].contains(&own));
        assert_eq!(number(&side["plus"]), plus, "added for {index}: {what}");
    }
}

/// How many dice each side may roll again.
fn check_leadership(fight: &Fight<'_>, people: &People, picture: &Value, combats: &[String; 2], what: &str) {
    let despair = list(&picture["nazgul"]).iter().any(|one| number(one) == 2);
    for (index, free) in [(0, true), (1, false)] {
        let mut led = fight.leadership(people, free);
        if !free && fight.has("gandalf-rohan") {
            led = (led - 1).max(0);
        }
        let voice = if combats[index] == "commanding-voice" { 2 } else { 0 };
        let less = |led: i64| if free && despair { (led - 2).max(0) } else { led };
        // Rule 10.4.6: the defender's effect first. Despair is the Shadow's.
        led = if fight.free_attacks { less(led) + voice } else { less(led + voice) };
        if combats[1 - index] == "overmastered" {
            led = 0;
        }
        assert_eq!(number(&picture["sides"][index]["leadership"]), led, "Leadership of {index}: {what}");
    }
}

/// The dice that hit, by what they show.
fn hitting<'a>(side: &'a Value, own: &'a str) -> impl Iterator<Item = &'a Value> {
    list(&side["dice"]).iter().filter(move |die| {
        let plus = match own {
            "no-quarter" => 1,
            "battle-fury" => i64::from(die["again"] != true),
            _ => 0,
        };
        let target = if die["maneuver"] == true { &side["target_maneuver"] } else { &side["target"] };
        !die["shows"].is_null() && (number(&die["shows"]) + plus).min(6) >= number(target)
    })
}

/// The maneuver token that a side uses this round.
fn token(side: &Value) -> &str {
    let extra = side["tokens"]["extra"].as_str();
    extra.unwrap_or_else(|| word(&side["tokens"]["chosen"]["maneuver"]))
}

/// Units and Damage in an area, as everybody sees them.
fn standing(view: &Value, area: &str) -> (i64, i64) {
    let Some(one) = list(&view["areas"]).iter().find(|one| word(&one["area"]) == area) else { return (0, 0) };
    let units = list(&one["army"]["units"]).iter().map(|unit| number(&unit["count"])).sum();
    (units, number(&one["army"]["damage"]))
}

fn hand_sizes(view: &Value) -> [i64; 2] {
    [0, 1].map(|side: usize| {
        list(&view["sides"][side]["cards"]).iter().map(|cards| number(&cards["count"])).sum()
    })
}

/// Step 4: what an ability that works adds to the enemy's Damage, and how much of the own it cancels (Appendix A). None where the
/// players have a choice.
fn ability(side: &Value, own: &str, against: &Value) -> Option<(i64, i64)> {
    let regrouped = against["tokens"]["chosen"] == "regroup";
    let sixes = hitting(side, own).filter(|die| die["maneuver"] == true && number(&die["shows"]) == 6);
    match token(side) {
        "rohan-footmen" | "gondor-footmen" => Some((0, 1)),
        "archers" | "gondor-archers" => Some((1, 0)),
        "rohan-riders" | "knights-riders" => Some((sixes.count() as i64, 0)),
        "uruk-hai" | "black-uruks" => Some((if regrouped { 2 } else { 1 }, 0)),
        "olog-hai" | "mumakil" => None,
        // They work at another moment, or cancel.
        _ => Some((0, 0)),
    }
}

/// What came of the round: abilities, protection and Damage. Says whether it could be reckoned.
fn check_damage(fight: &Fight<'_>, picture: &Value, combats: &[String; 2], view: &Value, what: &str) -> bool {
    // Gimli and Captain of War may remove tokens.
    if fight.has("gimli") || combats.iter().any(|combat| combat == "captain-of-war") {
        return false;
    }
    let sides = list(&picture["sides"]);
    let works = |index: usize| {
        let side = &sides[index];
        !token(side).is_empty() && hitting(side, &combats[index]).any(|die| die["maneuver"] == true)
    };
    // Only the Half-orcs of the Shadow cancel, and only what was activated.
    let cancelled = works(0) && works(1) && token(&sides[1]) == "half-orcs";
    let mut does = [(0, 0); 2];
    for index in [0, 1] {
        assert_eq!(sides[index]["activated"] == true, works(index), "activated {index}: {what}");
        if works(index) && !(index == 0 && cancelled) {
            match ability(&sides[index], &combats[index], &sides[1 - index]) {
                Some(one) => does[index] = one,
                None => return false,
            }
        }
    }
    if fight.has("legolas") && fight.round == 1 {
        does[0].0 += 1;
    }
    let against = |free: bool| {
        let (own, enemy) = (usize::from(!free), usize::from(free));
        (number(&sides[enemy]["hits"]) + does[enemy].0 - does[own].1).max(0)
    };
    let before = fight.table.protection(&fight.from, &fight.at);
    let stopped = against(!fight.free_attacks).min(before);
    assert_eq!(number(&picture["protection"]), before - stopped, "protection: {what}");
    for free in [true, false] {
        let place = if free == fight.free_attacks { &fight.from } else { &fight.at };
        let taken = against(free) - if free == fight.free_attacks { 0 } else { stopped };
        let own = i64::from(combats[usize::from(!free)] == "no-quarter");
        let (units, damage) = standing(view, place);
        let lost = fight.troop(free).size() - units;
        if units > 0 {
            // Every unit that is gone took two tokens with it.
            let left = fight.troop(free).damage + taken + own - 2 * lost;
            assert_eq!(damage, left.max(0), "Damage in {place}: {what}");
        }
    }
    true
}

#[test]
fn a_round_of_battle_is_as_the_rules_reckon_it() {
    let (mut rolls, mut led, mut drawn, mut damaged) = (0, 0, 0, 0);
    for scenario in ["rohan", "gondor"] {
        let world = World::new(scenario);
        let all = data("characters");
        let people: People = list(&all["characters"])
            .iter()
            .filter(|one| ["both", scenario].contains(&word(&one["scenario"])))
            .map(|one| {
                let values = (number(&one["leadership"]), number(&one["leadershipModifier"]));
                (word(&one["id"]).to_owned(), (word(&one["side"]) == "free", values.0, values.1))
            })
            .collect();
        for seed in 0..1500 {
            let rng = &mut Pcg64Mcg::seed_from_u64(seed);
            let Some(fight) = some_fight(&world, &people, rng) else { continue };
            let mut state = begin(&fight, &people, rng);
            let what = format!("{scenario} {seed}: {:?}", state.battle_picture(None));
            if fight.round == 1 {
                let before = hand_sizes(&seen(&state));
                let asked = state.question().unwrap();
                let draws = matches!(asked.ask, Ask::Draw { .. });
                let (free, shadow) = (fight.at_home(true), fight.at_home(false));
                assert_eq!(draws, free != shadow, "Terrain Superiority: {what}");
                if draws {
                    let card = state.chance(rng).unwrap();
                    play(&mut state, Seat::CHANCE, card);
                    let after = hand_sizes(&seen(&state));
                    let gain = [i64::from(free > shadow), i64::from(shadow > free)];
                    assert_eq!([after[0] - before[0], after[1] - before[1]], gain, "who draws: {what}");
                    drawn += 1;
                }
            }
            let (mut checked, mut reroll_seen) = (false, false);
            while let Some(asked) = state.question() {
                let picture = seen(&state)["battle"].clone();
                if picture.is_null() || number(&picture["round"]) != fight.round {
                    break;
                }
                let shown = combats(&picture);
                match asked.ask {
                    Ask::Roll(_) if !checked => {
                        check_roll(&fight, &picture, &shown, &what);
                        checked = true;
                        rolls += 1;
                    }
                    Ask::Battle(BattleAsk::Reroll { .. }) if !reroll_seen => {
                        check_leadership(&fight, &people, &picture, &shown, &what);
                        reroll_seen = true;
                        led += 1;
                    }
                    Ask::Battle(BattleAsk::Casualty { .. } | BattleAsk::GoOn) if checked => {
                        for (index, own) in shown.iter().enumerate() {
                            let side = &picture["sides"][index];
                            let hits = hitting(side, own).count() as i64;
                            assert_eq!(number(&side["hits"]), hits, "hits of {index}: {what}");
                        }
                        damaged += i32::from(check_damage(&fight, &picture, &shown, &seen(&state), &what));
                        break;
                    }
                    _ => {}
                }
                let seat = asked.who.first_seat().unwrap();
                let action = if seat.is_chance() {
                    state.chance(rng).unwrap()
                } else {
                    let answers = legal(&state, seat);
                    answers[rng.random_range(0..answers.len())]
                };
                play(&mut state, seat, action);
            }
        }
    }
    assert!(rolls > 2500 && led > 800 && drawn > 500 && damaged > 1500, "{rolls} {led} {drawn} {damaged}");
}
