//! What the weights and the estimate prefer, and that they are numbers whatever a pack says.

mod wins;

use crate::action::Deed;
use crate::book::{Book, compile_pack, random_values};
use crate::estimate::{features, shadow_chance, wanted_at};
use crate::figures::Spot;
use crate::ids::{Area, Character, Scenario, Side, Unit};
use crate::state::State;
use crate::testing::{gondor, rohan};
use kernel::{Game, Insight, Log, Seat};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The position before the first round.
fn start(scenario: Scenario) -> State {
    State::laid_out(Book::Ours(scenario))
}

#[test]
fn places_help_the_shadow_and_fate_helps_the_free_peoples() {
    for (scenario, place) in [(Scenario::Rohan, Area::DeepingCoomb), (Scenario::Gondor, Area::WestOsgiliath)]
    {
        let before = shadow_chance(&start(scenario));
        let mut held = start(scenario);
        held.markers.insert(place);
        assert!(shadow_chance(&held) > before, "{place:?}");
        let mut late = start(scenario);
        late.fate = 9;
        assert!(shadow_chance(&late) < before, "{scenario:?}");
    }
}

#[test]
fn an_army_on_the_way_is_worth_more_than_one_at_home() {
    let mut home = start(Scenario::Rohan);
    home.armies.change(Area::WestNanCurunir, |army| army.units.add(Unit::UrukHai, 3));
    let mut away = start(Scenario::Rohan);
    away.armies.change(Area::WestmarkHills, |army| army.units.add(Unit::UrukHai, 3));
    assert!(shadow_chance(&away) > shadow_chance(&home));
}

#[test]
fn damage_hurts_its_owner() {
    for scenario in Scenario::ALL {
        for side in Side::ALL {
            let before = start(scenario);
            let mut after = before.clone();
            for area in before.armies_of(side) {
                after.armies.change(area, |army| army.damage = army.n_units());
            }
            let gained = shadow_chance(&after) > shadow_chance(&before);
            assert_eq!(gained, side == Side::FreePeoples, "{scenario:?} {side:?}");
        }
    }
}

#[test]
fn both_sides_judge_a_position_alike() {
    for scenario in Scenario::ALL {
        let state = start(scenario);
        let sum = state.estimate(Seat(0)) + state.estimate(Seat(1));
        assert!((sum - 1.0).abs() < 1e-5, "{scenario:?}: {sum}");
    }
}

#[test]
fn the_shadow_is_drawn_to_what_is_held_by_few() {
    let walled = || {
        let five = [(Unit::RohanFootmen, 5)];
        rohan().army(Area::Hornburg, &five).army(Area::Edoras, &five)
    };
    let few = walled();
    let many = walled()
        .army(Area::Thrihyrne, &[(Unit::RohanFootmen, 4)])
        .army(Area::DeepingCoomb, &[(Unit::Archers, 4)]);
    let pull = |state: &State| state.pull(Side::Shadow, Area::EastFords);
    assert!(pull(&many.state) < pull(&few.state));
}

#[test]
fn an_army_does_not_join_a_crowd() {
    let walled = || {
        let five = [(Unit::RohanFootmen, 5)];
        rohan().army(Area::Hornburg, &five).army(Area::Edoras, &five)
    };
    let five = [(Unit::UrukHai, 5)];
    let (alone, crowd) = (walled(), walled().army(Area::WestmarkHills, &five).army(Area::EastFords, &five));
    let pull = |state: &State| state.pull(Side::Shadow, Area::FordsOfIsen);
    assert!(pull(&crowd.state) < pull(&alone.state));
}

#[test]
fn the_captain_comes_if_he_wins_the_game() {
    let theoden = rohan().state;
    let aragorn = gondor().state;
    for (state, king) in [(theoden, Character::TheodenRohan), (aragorn, Character::AragornGondor)] {
        let side = Side::FreePeoples;
        let face = crate::ids::Face::Character;
        let enters = state.weigh_deed(side, face, Deed::Enter(king));
        for other in [Deed::FastMove, Deed::LedAttack, Deed::PlayCard, Deed::MoveCharacters] {
            assert!(enters > 50.0 * state.weigh_deed(side, face, other), "{king:?}: {other:?}");
        }
    }
}

#[test]
fn gandalf_is_wanted_in_edoras_until_theoden_has_entered() {
    let before = rohan().state;
    assert!(wanted_at(&before, Character::GandalfRohan).contains(Area::Edoras));
    assert!(wanted_at(&before, Character::AragornRohan).is_empty());
    let after = rohan().spot(Character::TheodenRohan, Spot::At(Area::Edoras)).state;
    assert!(wanted_at(&after, Character::GandalfRohan).is_empty());
}

/// Plays a game with weighed answers and looks at the estimate and all weights on the way.
fn look_through(mut state: State, seed: u64) {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut legal = Vec::new();
    let mut log = Log::off();
    for answer in 0..1200 {
        let Some(question) = state.question() else { return };
        let Some(seat) = question.who.first_seat() else { return };
        let chance = state.estimate(Seat(1));
        assert!((0.0..=1.0).contains(&chance), "pack {seed}, answer {answer}: the estimate is {chance}");
        let found = features(&state);
        assert!(found.iter().all(|feature| feature.is_finite()), "pack {seed}, answer {answer}: {found:?}");
        let action = if seat.is_chance() {
            state.chance(&mut rng)
        } else {
            state.legal(seat, &mut legal);
            for action in &legal {
                let weight = state.weight(seat, *action);
                assert!(weight > 0.0 && weight < 1e6, "{action:?} weighs {weight} at {:?}", question.ask);
            }
            let pick = rand::RngExt::random_range(&mut rng, 0..legal.len().max(1));
            legal.get(pick).copied()
        };
        state.play(seat, action.expect("somebody answers"), &mut log).expect("the answer is legal");
    }
}

#[test]
fn whatever_a_pack_says_they_are_numbers() {
    for scenario in Scenario::ALL {
        look_through(
            State::new(&crate::Setup { scenario, pack: None }, &mut Log::off()).expect("it is laid out"),
            0,
        );
    }
    for seed in 1..12 {
        let values = random_values(&mut Pcg64Mcg::seed_from_u64(seed));
        let Ok(tables) = compile_pack(&values) else { panic!("random packs have no faults") };
        for scenario in Scenario::ALL {
            let book = Book::with(tables[scenario].clone());
            let state = kernel::flow::begin(State::laid_out(book), &mut Log::off()).expect("it is laid out");
            look_through(state, seed);
        }
    }
}
