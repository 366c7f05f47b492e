//! Every card in many different positions, with random answers: every question has an answer, every card comes to its
//! end, and no piece is lost.

use super::*;
use crate::ids::Deck;
use crate::map::STRONGHOLD_REGIONS;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A position with some Nations At War, some sieges, some Minions and Companions on the map.
fn some_position(rng: &mut Pcg64Mcg) -> State {
    let mut state = if rng.random_bool(0.7) { position() } else { teams() };
    for nation in Nation::ALL {
        if rng.random_bool(if nation.side() == Side::Shadow { 0.8 } else { 0.4 }) {
            war(&mut state, &[nation]);
        }
    }
    if rng.random_bool(0.3) {
        clear(&mut state, Place::Field(Region::GreyHavens), Side::FreePeoples);
        state.capture(Region::GreyHavens, Side::Shadow, &mut Log::off());
    }
    for region in STRONGHOLD_REGIONS {
        let Some(nation) = region.nation() else { continue };
        let (side, enemies) = (nation.side(), nation.side().enemy().nations());
        let by = enemies[rng.random_range(0..enemies.len())];
        let taken = state.controller(region) != Some(side);
        if !taken && rng.random_bool(0.3) && state.reinforcements.units[by][Kind::Regular] > 0 {
            shift(&mut state, Place::Field(region), Place::Inside(region), side);
            bring(&mut state, Place::Field(region), Figure::Regular(by), 1);
            if state.besieged(region).is_none() {
                state.capture(region, side.enemy(), &mut Log::off());
            }
        }
    }
    if rng.random_bool(0.5) {
        stand(&mut state, Character::Saruman, Region::Orthanc);
    }
    let somewhere = |rng: &mut Pcg64Mcg| Region::ALL[rng.random_range(0..105)];
    for character in [Character::WitchKing, Character::MouthOfSauron, Character::Aragorn, Character::Gimli] {
        if rng.random_bool(0.5) {
            stand(&mut state, character, somewhere(rng));
        }
    }
    // The Witch-king is often where he is needed.
    let siege = STRONGHOLD_REGIONS.into_iter().find(|region| state.besieges(Side::Shadow, *region));
    if let Some(region) = siege
        && rng.random_bool(0.5)
    {
        stand(&mut state, Character::WitchKing, region);
    }
    for _ in 0..rng.random_range(0..5) {
        let region = somewhere(rng);
        if state.reinforcements.nazgul > 0 && state.armies(Side::Shadow).contains(region) {
            bring(&mut state, Place::Field(region), Figure::Nazgul, 1);
        }
    }
    state.fellowship.region = somewhere(rng);
    state.fellowship.hidden = rng.random_bool(0.5);
    if state.fellowship.hidden {
        state.fellowship.progress = rng.random_range(0..4);
    }
    state.fellowship.corruption = rng.random_range(0..8);
    if rng.random_bool(0.2) {
        gollum_guides(&mut state);
    }
    for side in Side::ALL {
        let faces = crate::ids::Face::of(side);
        for _ in 0..4 {
            let face = faces[rng.random_range(0..5)];
            state.dice[side].unused.add(face, 1);
        }
    }
    state
}

#[test]
fn every_card_anywhere() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let mut played = [0u32; 96];
    for _ in 0..600 {
        let start = some_position(&mut rng);
        start.check_pieces().unwrap();
        for card in Card::ALL.into_iter().filter(|card| card.deck().side() == Side::Shadow) {
            let mut state = start.clone();
            state.acting = state.seats_of(Side::Shadow)[rng.random_range(0..2)];
            if !may_play(&state, card) {
                continue;
            }
            played[card as usize] += 1;
            play(&mut state, card);
            for _ in 0..5000 {
                if state.flow.asked().is_none() {
                    break;
                }
                let ask = asked(&state);
                let action = match who(&state) {
                    Seat::CHANCE => Game::chance(&state, &mut rng).unwrap(),
                    _ => {
                        let answers = legal(&state);
                        assert!(!answers.is_empty(), "{card:?}: nothing to answer to {ask:?}");
                        answers[rng.random_range(0..answers.len())]
                    }
                };
                let seat = who(&state);
                Game::allows(&state, seat, action).unwrap();
                Game::play(&mut state, seat, action, &mut Log::off()).unwrap();
                state.check_pieces().unwrap_or_else(|broken| panic!("{card:?}, {action:?}: {broken}"));
            }
            assert!(state.flow.asked().is_none(), "{card:?} does not end");
            if state.ended.is_none() {
                assert!(state.action.resolving.is_none(), "{card:?} is not over");
                let lies = state.table.contains(card) || state.discard.contains(card);
                assert!(lies, "{card:?} is nowhere");
            }
        }
    }
    for card in
        Card::ALL.into_iter().filter(|card| matches!(card.deck(), Deck::ShCharacter | Deck::ShStrategy))
    {
        assert!(played[card as usize] > 0, "{card:?} was never played");
    }
}
