//! In games at random: what is listed for the questions of the turn is what is allowed, and no answer whatever is too much.

use crate::action::{Action, Ask, BattleCard, Choice, Deed};
use crate::figures::Figure;
use crate::ids::{Area, Card, Character, Face, FateCard, Maneuver, Pile, Territory, Tile, TokenFace, Unit};
use crate::state::{Setup, State};
use kernel::flow::{self, Answers};
use kernel::{Game, Log, Seat};
use rand::{RngExt, SeedableRng};

/// Answers of every kind, most of them out of place.
fn anything() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::Accept,
        Action::Decline,
        Action::Done,
        Action::Go,
        Action::Leave(Figure::Leadership),
        Action::Lay(BattleCard::Maneuver(Maneuver::VampireLike)),
        Action::Lay(BattleCard::Event(Card::CallToArmsFierceDefence)),
        Action::Move { from: Area::Camp, to: Area::MountainPassNorth },
        Action::Attack { from: Area::Camp, to: Area::Camp },
        Action::Lose { unit: Unit::Orcs, tokens: 255 },
        Action::Fate(FateCard::GiantSize),
        Action::Tile(Tile::Red),
        Action::Flip(TokenFace::Orcs),
        Action::Pile(Pile::Elves),
        Action::Unit(Unit::Goblins),
        Action::Roll(0),
        Action::Draw(Card::WarBand),
    ];
    all.extend(Area::ALL.map(Action::Area));
    all.extend(Card::ALL.map(Action::Card));
    all.extend(Character::ALL.map(Action::General));
    all.extend(Character::ALL.map(Action::Character));
    all.extend(Character::ALL.map(|character| Action::Do(Deed::Enter(character))));
    all.extend([Deed::Skip, Deed::GoblinMove, Deed::BeornWrath, Deed::OrcsFromCard].map(Action::Do));
    all.extend(Face::ALL.map(Action::Die));
    all.extend(Territory::ALL.map(Action::Territory));
    all.extend([0, 1, 2, 7, 255].map(Action::Number));
    all.extend([0, 1, 2, 3, 255].map(Action::Option));
    all.extend([Choice::Stop, Choice::DrawOn, Choice::Cease].map(Action::Choose));
    all
}

#[test]
fn what_is_listed_is_what_is_allowed() {
    let (odd, mut legal, mut tried) = (anything(), Vec::new(), Vec::new());
    for seed in 0..40 {
        let mut rng = rand_pcg::Pcg64::seed_from_u64(seed);
        let mut state = State::new(&Setup::default(), &mut Log::off()).unwrap();
        while let Some(question) = state.question() {
            let mut seats = [Seat(0), Seat(1), Seat::CHANCE].into_iter();
            let seat = seats.find(|seat| question.who.contains(*seat)).unwrap();
            state.legal(seat, &mut legal);
            if matches!(question.ask, Ask::Turn(_)) {
                assert!(!legal.is_empty(), "nothing answers {:?}", question.ask);
                tried.clear();
                state.list_candidates(question.ask, seat, &mut tried);
                for action in odd.iter().chain(&tried) {
                    let listed = legal.contains(action);
                    let allowed = flow::allows(&state, seat, *action).is_ok();
                    assert_eq!(listed, allowed, "{action:?} to {:?} in game {seed}", question.ask);
                }
            }
            let action = match state.chance(&mut rng) {
                Some(action) if seat == Seat::CHANCE => action,
                _ => legal[rng.random_range(0..legal.len())],
            };
            state.play(seat, action, &mut Log::off()).unwrap();
        }
    }
}
