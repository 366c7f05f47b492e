//! Every card in many positions, answered at random: questions have answers, cards come to an end, no piece is lost.

use super::*;
use crate::ids::{Deck, Face, Faces, Nations};

/// A position that need never come up in play: Companions everywhere, sieges, lost Settlements, any politics.
fn scattered(seed: u64, scenario: Scenario) -> Table {
    let mut state = of(scenario);
    let mut rng = rng(seed);
    let any = |rng: &mut rand_pcg::Pcg64Mcg| Region::ALL[rng.random_range(0..105)];
    for nation in Nation::ALL {
        if rng.random_bool(0.5) {
            state.active[nation] = true;
        }
        let least = u8::from(!state.active[nation]);
        state.steps[nation] = rng.random_range(least..=3);
    }
    for _ in 0..6 {
        let (nation, region) = (Side::Shadow.nations()[rng.random_range(0..3)], any(&mut rng));
        if state.armies(Side::FreePeoples).contains(region) {
            if region.site() == crate::map::Site::Stronghold && rng.random_bool(0.7) {
                state.besiege(region, 1);
            }
        } else {
            let figure = Figure::unit(nation, Kind::ALL[rng.random_range(0..2)]);
            let n = state.reinforcements.count(figure).min(2);
            state.bring(figure, n, Place::Field(region));
            if n > 0 && region.is_settlement() && state.besieged(region).is_none() {
                state.shadow_control.insert(region);
            }
            let nazgul = state.reinforcements.nazgul.min(rng.random_range(0..3));
            state.bring(Figure::Nazgul, nazgul, Place::Field(region));
        }
    }
    for (region, units) in [(Region::Fangorn, 2), (Region::Osgiliath, 1)] {
        if rng.random_bool(0.4) && !state.armies(Side::Shadow).contains(region) {
            state.bring(Figure::Regular(Nation::Rohan), units, Place::Field(region));
        }
    }
    for companion in Character::COMPANIONS.iter() {
        let favourites =
            [Region::Fangorn, Region::HelmsDeep, Region::Edoras, Region::Erebor, Region::Pelargir];
        match rng.random_range(0..5) {
            0 => state.companion(companion, any(&mut rng)),
            1 | 2 => state.companion(companion, favourites[rng.random_range(0..5)]),
            3 if companion < Character::Aragorn => state.spots[companion] = Spot::Fellowship,
            _ => state.spots[companion] = Spot::Gone,
        }
    }
    // Only one of Strider and Aragorn is in the game, and only one of the two Gandalfs.
    if state.place_of(Character::Aragorn).is_some() {
        state.spots[Character::Strider] = Spot::Gone;
    }
    if state.place_of(Character::GandalfTheWhite).is_some() {
        state.spots[Character::GandalfTheGrey] = Spot::Gone;
    }
    if rng.random_bool(0.5) {
        state.spots[Character::Saruman] = Spot::At(Place::Field(Region::Orthanc));
    }
    if rng.random_bool(0.3) {
        state.clear(Region::Orthanc);
    }
    state.choose_guide();
    state.fellowship.corruption = rng.random_range(0..6);
    state.fellowship.hidden = rng.random_bool(0.6);
    state.fellowship.progress = if state.fellowship.hidden { rng.random_range(0..5) } else { 0 };
    state.fellowship.region = any(&mut rng);
    if rng.random_bool(0.2) {
        state.fellowship.mordor = Some(rng.random_range(0..4));
    }
    state.dice[Side::FreePeoples].unused = Faces::from_fn(|face| match face {
        Face::Character | Face::Muster | Face::MusterArmy => 1,
        Face::Army | Face::Event | Face::WillOfTheWest | Face::Eye => 0,
    });
    if scenario == Scenario::ThreePlayer {
        state.last_use.nations = Nations::from_bits(rng.random_range(0..32) & rng.random_range(0..32));
    }
    state
}

/// Rules 14.11, 19.38: what a card recruits or advances is what it is known to act on, was not used last, and is used now.
fn acted_on_what_it_says(before: &Table, after: &Table, card: Card, seed: u64) {
    use crate::cards::ActsOn;
    let further =
        matches!(card, Card::TheEntsAwakeTreebeard | Card::TheEntsAwakeHuorns | Card::TheEntsAwakeEntmoot);
    // In a battle Regulars come out of the reinforcements too.
    if further || card.acts_on() == ActsOn::Army {
        return;
    }
    for nation in Side::FreePeoples.nations() {
        let left = |table: &Table| {
            table.reinforcements.of_nation(*nation) + table.reinforcements.leaders_of(*nation)
        };
        if left(after) == left(before) && after.steps[*nation] == before.steps[*nation] {
            continue;
        }
        let says = match card.acts_on() {
            ActsOn::Nations(nations) | ActsOn::Perhaps(nations) => nations.contains(nation),
            ActsOn::Chosen => true,
            ActsOn::Nobody | ActsOn::Army => false,
        };
        assert!(says, "seed {seed}: {card:?} acted on {nation:?}");
        if before.setup.scenario == Scenario::ThreePlayer {
            assert!(
                !before.last_use.nations.contains(*nation),
                "seed {seed}: {card:?} used {nation:?} again"
            );
            assert!(
                after.action.this_use.nations.contains(*nation),
                "seed {seed}: {card:?} did not note {nation:?}"
            );
        }
    }
}

#[test]
fn every_card_comes_to_an_end() {
    let mut played = Cards::EMPTY;
    for seed in 0..400 {
        let scenario = [Scenario::TwoPlayer, Scenario::ThreePlayer, Scenario::FourPlayer][seed as usize % 3];
        let state = scattered(seed, scenario);
        Game::check(&state.0).unwrap();
        let seats = state.seats_of(Side::FreePeoples);
        for card in Card::ALL.into_iter().filter(|card| card.deck().side() == Side::FreePeoples) {
            let seat = seats[usize::from(card.def().user == crate::printed::User::Rohan)];
            let mut state = state.clone();
            // Some cards to hold, so that Ents and hand limits have something to ask about.
            for other in Card::ALL.into_iter().filter(|other| *other != card && seed % 2 == 0) {
                let wanted = matches!(other.deck(), Deck::FpCharacter) && other as u64 % 5 == seed / 2 % 5;
                if wanted && state.hand(seat).len() < state.hand_limit(seat) {
                    state.hold(seat, other);
                }
            }
            state.acting = seat;
            if state.check_card(seat, card).is_err() {
                continue;
            }
            played.insert(card);
            let before = state.clone();
            state.play_by(seat, card);
            state.finish(&mut rng(seed));
            acted_on_what_it_says(&before, &state, card, seed);
            assert!(state.ended.is_some() || state.is_over(card), "seed {seed}: {card:?}");
        }
    }
    let all = Card::ALL.into_iter().filter(|card| card.deck().side() == Side::FreePeoples);
    let missing: Vec<Card> = all.filter(|card| !played.contains(*card)).collect();
    assert!(missing.is_empty(), "never playable: {missing:?}");
}
