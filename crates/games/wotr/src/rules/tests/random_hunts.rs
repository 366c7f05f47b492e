//! Random Hunts.
#![allow(clippy::unwrap_used)]

use super::hunts::{begin, give, hold, in_box, into_pool, lay, position};
use crate::fellowship::FellowshipFrame;
use crate::figures::{Place, Spot};
use crate::frame::Frame;
use crate::hunt::HuntFrame;
use crate::ids::{Card, Side, Tile};
use crate::map::Region;
use kernel::{Game, Seat};
use rand::{RngExt, SeedableRng};

/// Random positions, every way to draw tiles, random answers: it always comes to an end.
#[test]
fn random_hunts() {
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(7);
    let cards = [
        Card::OrcPatrol,
        Card::IsildursBane,
        Card::FoulThingFromTheDeep,
        Card::TheBreakingOfTheFellowship,
        Card::ChallengeOfTheKing,
    ];
    let table = [
        Card::MithrilCoatAndSting,
        Card::AxeAndBow,
        Card::HornOfGondor,
        Card::WizardsStaff,
        Card::FlocksOfCrebain,
        Card::BalrogOfMoria,
        Card::WornWithSorrowAndToil,
    ];
    let mut kinds = std::collections::BTreeSet::new();
    for round in 0..4000 {
        let mut state = position();
        for companion in state.in_fellowship().iter() {
            if rng.random_bool(0.5) {
                state.spots[companion] = Spot::At(Place::Field(Region::Edoras));
            }
        }
        state.fellowship.guide = state.guides().iter().next();
        state.hunt.company = state.in_fellowship();
        for card in table {
            if rng.random_bool(0.4) {
                lay(&mut state, card);
            }
        }
        for _ in 0..3 {
            let card = state.deck.pick(&mut rng).unwrap();
            hold(&mut state, Seat(u8::from(card.deck().side() == Side::Shadow)), card);
        }
        let near = [Region::Moria, Region::Rivendell, Region::Hollin, Region::MinasMorgul, Region::Lorien];
        state.fellowship.region = near[rng.random_range(0..near.len())];
        state.fellowship.progress = rng.random_range(0..4);
        state.fellowship.corruption = rng.random_range(0..10);
        state.fellowship.hidden = rng.random_bool(0.7);
        in_box(&mut state, rng.random_range(0..3), rng.random_range(0..6));
        if rng.random_bool(0.4) {
            state.fellowship.mordor = Some(rng.random_range(0..5));
            state.fellowship.progress = 0;
            for tile in Tile::ALL.into_iter().filter(|tile| !tile.is_standard()) {
                into_pool(&mut state, tile);
            }
        }
        let frame = match round % 9 {
            n if n < 5 => Frame::Hunt(HuntFrame::CardTile(cards[n])),
            5 => Frame::Hunt(HuntFrame::Hunt),
            6 => Frame::Fellowship(FellowshipFrame::Reveal),
            7 => Frame::Fellowship(FellowshipFrame::Phase),
            _ => Frame::Fellowship(FellowshipFrame::Move { die: false }),
        };
        begin(&mut state, frame);
        let mut n = 0;
        while let Some(question) = state.question() {
            n += 1;
            assert!(n < 200, "{:?} has no end", frame);
            kinds.insert(kernel::Ask::kind(&question.ask));
            let seat = question.who.first_seat().unwrap();
            let action = match seat == Seat::CHANCE {
                true => state.chance(&mut rng).unwrap(),
                false => {
                    let mut legal = Vec::new();
                    state.legal(seat, &mut legal);
                    assert!(!legal.is_empty(), "nothing to answer to {:?}", question.ask);
                    legal[rng.random_range(0..legal.len())]
                }
            };
            give(&mut state, action);
        }
        assert!(state.ended.is_some() || state.hunt.out.is_empty());
        assert!(
            state.ended.is_some() || state.fellowship.guide.is_none() == state.in_fellowship().is_empty()
        );
        assert!(state.ended.is_some() || state.hunt.leaving.is_empty());
    }
    for kind in ["balrog", "gollum", "hobbit-leaves", "hunt-casualty", "worn-with-sorrow", "reveal-path"] {
        assert!(kinds.contains(kind), "{kind} never came up");
    }
}
