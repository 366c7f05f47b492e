//! Tests of battles: whole battles at random. What each rule does is in the cases.

use crate::action::{Action, BattleCard};
use crate::army::Charge;
use crate::battle::{Battle, BattleAsk, BattleFrame, Roll};
use crate::figures::Spot;
use crate::frame::Frame;
use crate::game::Thing;
use crate::ids::{
    Area, Areas, ByTerritory, Card, Cards, Character, Deck, FateCard, FateCards, Maneuver, Side, Unit,
};
use crate::rules::Log;
use crate::state::{Setup, State};
use armies::Stacks;
use kernel::flow::{self, Flow};
use kernel::{Text, Texts as _};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A board with a few armies around a region, with whatever may matter in a battle.
fn some_board<R: Rng>(rng: &mut R) -> State {
    let mut state = State::blank(&Setup::default()).expect("the set-up is ours");
    state.armies = Stacks::default();
    state.tokens = Default::default();
    for character in Character::ALL {
        state.spots[character] = Spot::Aside;
    }
    for area in Area::ALL.into_iter().filter(|area| !area.is_mustering_point()) {
        let side = Side::ALL[usize::from(area.is_pass() || rng.random_bool(0.5))];
        if rng.random_bool(0.6) {
            let units = rng.random_range(1..=5);
            state.armies.change(area, |army| {
                for _ in 0..units {
                    army.units.add(Unit::of(side)[rng.random_range(0..Unit::of(side).len())], 1);
                }
                army.damage = rng.random_range(0..=units);
                army.leadership = rng.random_range(0..=2);
            });
            if side == Side::Shadow && area.is_controllable() {
                state.markers.insert(area);
            }
        }
        if area.fortification().is_some() {
            state.breaches[area] = rng.random_range(0..=3);
        }
    }
    state.markers.remove(Area::FrontGate);
    state.bats = ByTerritory::all(rng.random_range(0..=1));
    state.attached = FateCard::ALL
        .into_iter()
        .filter(|card| card.attaches_to().is_some() && rng.random_bool(0.5))
        .collect::<FateCards>();
    (state.rings, state.bodyguards, state.wrath) = (2, 2, 3);
    if rng.random_bool(0.3) {
        state.table = Cards::only(Card::HowlingOrcs);
        state.deck.remove(Card::HowlingOrcs);
    }
    for side in Side::ALL {
        for _ in 0..rng.random_range(0..=6) {
            let card = (state.deck & Deck::Event.cards()).pick(rng).expect("there are enough");
            state.deck.remove(card);
            state.hands[side].insert(card);
        }
    }
    state
}

/// Two places next to each other with enemies, the attacker's first, with characters.
fn some_battle<R: Rng>(state: &mut State, rng: &mut R) -> Option<Frame> {
    let from = Areas::all().pick(rng)?;
    let beorn = rng.random_bool(0.15);
    let next = from.exit().map_or(from.neighbours(), Areas::only);
    let at = next.pick(rng)?;
    let mut attacker = state.army(from).side()?;
    let mut armies = Areas::only(from);
    if beorn && !state.markers.contains(from) && from.is_region() {
        state.armies.change(from, |army| *army = Default::default());
        state.spots[Character::Beorn] = Spot::At(from);
        if rng.random_bool(0.5) && state.has_army(Side::Shadow, at) {
            attacker = Side::FreePeoples;
        } else if state.has_army(Side::Shadow, at) {
            return Some(state.begin_battle(Side::Shadow, Areas::only(at), from, Charge::default()));
        } else {
            return None;
        }
    }
    if !state.has_army(attacker.enemy(), at) {
        return None;
    }
    if rng.random_bool(0.4) && state.beorn().is_none() && from.is_region() {
        armies |= at.neighbours() & state.armies_of(attacker);
    }
    for character in Character::ALL.into_iter().filter(|character| character.is_with_armies()) {
        let place = if character.side() == attacker { from } else { at };
        if rng.random_bool(0.5) && Some(place) != state.beorn() {
            state.spots[character] = Spot::At(place);
        }
    }
    let elven = attacker == Side::FreePeoples && rng.random_bool(0.2);
    let charge = Charge { superiority: rng.random_bool(0.2), elven };
    Some(state.begin_battle(attacker, armies, at, charge))
}

/// What holds whenever somebody is asked.
fn check(state: &State) {
    let asked = state.flow.asked().expect("somebody is asked");
    let in_round = state.battle.is_some_and(|battle| battle.now.revealed);
    for area in Area::ALL {
        let army = state.army(area);
        let limit = if in_round { 60 } else { army.n_units() };
        assert!(army.damage <= limit, "{area:?}: {army:?}");
        assert!(army.n_units() > 0 || (army.damage, army.leadership) == (0, 0), "{area:?}: {army:?}");
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

/// All cards that can be in a hand, wherever they are.
fn n_cards(state: &State) -> usize {
    let laid = state.battle.map_or(0, |battle: Battle| {
        let open = Side::ALL.into_iter().filter_map(|side| battle.open_card(side));
        open.filter(|card| matches!(card, BattleCard::Event(_))).count()
    });
    let held = Side::ALL.into_iter().map(|side| state.hands[side].len()).sum::<usize>();
    state.deck.len() + state.discard.len() + state.table.len() + held + laid
}

/// Fights a battle to its end with answers at random. What is asked is shown to somebody before it is answered.
fn fight<R: Rng>(state: &mut State, frame: Frame, rng: &mut R, log: &mut Log, mut look: impl FnMut(&State)) {
    let all = n_cards(state);
    state.flow = Flow::stacked(&[frame]);
    flow::run(state, log).expect("it runs");
    for _ in 0..2_000 {
        let Some(asked) = state.flow.asked() else { break };
        check(state);
        assert_eq!(n_cards(state), all);
        look(state);
        let who: Vec<_> = asked.who.iter().collect();
        let seat = who[rng.random_range(0..who.len())];
        let mut legal = Vec::new();
        flow::legal(state, seat, &mut legal);
        let action = legal[rng.random_range(0..legal.len())];
        flow::answer(state, seat, action, log).expect("it is carried out");
    }
    assert!(state.flow.asked().is_none(), "the battle ends");
    assert!(state.ended.is_some() || state.battle.is_none());
}

#[test]
fn battles_at_random_come_to_an_end() {
    let (mut fought, mut asks) = (0, std::collections::BTreeMap::<&str, u32>::new());
    let mut rng = Pcg64Mcg::seed_from_u64(8);
    while fought < 3_000 {
        let mut state = some_board(&mut rng);
        let Some(frame) = some_battle(&mut state, &mut rng) else { continue };
        fought += 1;
        fight(&mut state, frame, &mut rng, &mut Log::off(), |state| {
            if let Some(asked) = state.flow.asked() {
                *asks.entry(kernel::Ask::kind(&asked.ask)).or_default() += 1;
            }
        });
    }
    // Whatever can be asked was asked.
    for ask in [
        "fighting-army",
        "maneuver",
        "second-card",
        "reroll",
        "maneuver-ability",
        "fell-race",
        "captain-of-war",
        "react",
        "casualty",
        "go-on",
        "leave",
        "retreat-to",
        "advance-from",
        "beorn-advance",
    ] {
        assert!(asks.contains_key(ask), "{ask} is among {asks:?}");
    }
}

#[test]
fn battles_are_told_in_sentences() {
    let texts = texts::Texts::of(State::catalogues());
    let english = texts.english();
    let said = |text: &Text<Thing>| {
        let words = text.render(&english);
        assert!(!words.is_empty() && !words.contains(['‹', '{']), "{words}");
    };
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let mut fought = 0;
    while fought < 150 {
        let mut state = some_board(&mut rng);
        let Some(frame) = some_battle(&mut state, &mut rng) else { continue };
        fought += 1;
        let mut log = Log::on(0);
        fight(&mut state, frame, &mut rng, &mut log, |state| {
            let Some(asked) = state.flow.asked() else { return };
            said(&state.ask_text(asked.ask));
            for seat in asked.who.iter() {
                let mut legal = Vec::new();
                flow::legal(state, seat, &mut legal);
                legal.iter().for_each(|action| said(&state.action_text(*action)));
            }
        });
        for entry in log.into_entries() {
            said(&state.event_text(&entry.event));
            if let Some(other) = entry.seen(None) {
                said(&state.event_text(&other));
            }
        }
    }
}

#[test]
fn frames_and_questions_are_small() {
    assert!(size_of::<BattleFrame>() <= 8 && size_of::<BattleAsk>() <= 8);
    assert!(size_of::<Battle>() <= 80, "{}", size_of::<Battle>());
    assert!(size_of::<Action>() <= 8);
}

#[test]
fn a_wall_of_spears_waits_for_damage_that_is_added() {
    // Rule 8.7.2. A black hit is damage already, so the position is made by hand.
    let mut state = State::blank(&Setup::default()).expect("the set-up is ours");
    state.armies = Stacks::default();
    let (from, at) = (Area::Valley9, Area::Valley8);
    state.armies.change(from, |army| army.units.add(Unit::Spearmen, 3));
    state.armies.change(at, |army| army.units.add(Unit::GreatOrcs, 1));
    let _ = state.begin_battle(Side::FreePeoples, Areas::only(from), at, Charge::default());
    state.alter(|battle| {
        battle.now.revealed = true;
        for (side, unit) in [(Side::FreePeoples, Unit::Spearmen), (Side::Shadow, Unit::GreatOrcs)] {
            battle.now.chosen[side] = Some(BattleCard::Maneuver(Maneuver::of(unit)));
            let dice = [6, 0, 0, 0, 0];
            battle.now.rolls[side] = Roll { dice, n: 1, black: 1, again: 0, target: 5, target_again: 5 };
        }
    });
    let frame = Frame::Battle(BattleFrame::Ability(Side::FreePeoples));
    state.flow = Flow::stacked(&[frame]);
    let mut log = Log::off();
    flow::run(&mut state, &mut log).expect("it runs");
    for side in [Side::FreePeoples, Side::Shadow] {
        flow::answer(&mut state, State::seat(side), Action::Accept, &mut log).expect("it is used");
    }
    assert_eq!(state.army(from).damage, 1, "one of the two of Fell Race is cancelled");
}
