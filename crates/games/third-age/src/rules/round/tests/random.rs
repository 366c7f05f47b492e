//! In games at random: what is listed for the questions of the round is what is allowed, no answer whatever is too much, and the
//! position keeps the invariants of rule 15.5 between actions.

use crate::action::{Action, Ask, Choice, Deed};
use crate::book::Book;
use crate::event::Event;
use crate::ids::{
    Area, Card, Character, Face, Location, Pool, Scenario, Section, Side, Tile, TokenFace, Unit,
};
use crate::round::RoundAsk;
use crate::rules::{HAND_LIMIT, LAST_SPACE, LIMIT};
use crate::state::{Notes, State};
use kernel::flow::{self, Answers};
use kernel::{Log, Seat};
use rand::{RngExt, SeedableRng};

/// Games of each scenario.
const GAMES: u64 = 12;

/// Answers of every kind, most of them out of place.
fn anything() -> Vec<Action> {
    let mut all = vec![
        Action::Pass,
        Action::Token,
        Action::Accept,
        Action::Decline,
        Action::Done,
        Action::Go,
        Action::Move { from: Area::Edoras, to: Area::Udun },
        Action::Attack { from: Area::Edoras, to: Area::Edoras },
        Action::Lose { unit: Unit::UrukHai, tokens: 255 },
        Action::Tile(Tile::ShadowZero),
        Action::Flip(TokenFace::Woses),
        Action::Pool(Pool::EvilMen),
        Action::Section(Section::Gate),
        Action::Roll(0),
        Action::Draw(Card::Gen01),
        Action::Place { unit: Unit::Mumakil, area: Area::Edoras },
    ];
    all.extend(Area::ALL.map(Action::Area));
    all.extend(Area::ALL.map(|area| Action::Place { unit: Unit::HalfOrcs, area }));
    all.extend(Card::ALL.map(Action::Card));
    all.extend(Character::ALL.map(Action::Character));
    all.extend(Character::ALL.map(|character| Action::Do(Deed::Enter(character))));
    all.extend(Character::ALL.map(|character| Action::Do(Deed::Ability { character, n: 255 })));
    all.extend(Character::ALL.map(|character| Action::Do(Deed::ByToken { character, n: 0 })));
    all.extend(Card::ALL.map(|card| Action::Do(Deed::ByCard { card, n: 0 })));
    all.extend(
        [Deed::Discard, Deed::EyeMove, Deed::PlaceEnt, Deed::PlaceTokens, Deed::BuildEngines].map(Action::Do),
    );
    all.extend(Face::ALL.map(Action::Die));
    all.extend(Face::ALL.into_iter().flat_map(|one| Face::ALL.map(|two| Action::TwoDice(one, two))));
    all.extend(Location::ALL.map(Action::Location));
    all.extend([0, 1, 2, 3, 255].map(Action::Number));
    all.extend([Choice::Keep, Choice::DrawOn, Choice::Cease].map(Action::Choose));
    all
}

/// What holds between two actions (rule 15.5).
fn check(state: &State) {
    assert_eq!(state.notes, Notes::default());
    assert!(state.battle.is_none());
    assert!(state.fate < LAST_SPACE);
    for area in state.board().areas {
        let army = state.army(area);
        assert!(army.n_units() <= LIMIT, "{area:?}: {army:?}");
        assert!(army.damage <= army.n_units(), "{area:?}: {army:?}");
        assert!(army.n_units() > 0 || (army.n_leaders() == 0 && army.leadership == 0), "{area:?}: {army:?}");
    }
    for unit in Unit::ALL {
        let board: u8 = Area::ALL.iter().map(|area| state.army(*area).units.count(unit)).sum();
        assert!(board <= state.book.units[unit].figures, "{unit:?}");
    }
    for side in Side::ALL {
        assert!(state.hands[side].len() <= HAND_LIMIT);
        assert!(!state.armies_of(side).meets(state.armies_of(side.enemy())));
        assert!(state.dice[side].len() <= state.book.pools[side].1);
    }
    let cards = [state.deck, state.hands[Side::FreePeoples], state.hands[Side::Shadow]];
    let cards = [cards.as_slice(), &[state.discard, state.table, state.gone]].concat();
    assert_eq!(cards.iter().map(|some| some.len()).sum::<usize>(), state.book.deck.len());
    let (free, used) = state.action_tokens;
    assert!(free + used <= 2);
    assert!(state.ents <= 8 && state.aside.is_empty());
    assert!(state.n_catapults() <= 6 && state.towers.len() <= 6);
}

#[test]
fn what_is_listed_is_what_is_allowed() {
    let (odd, mut legal, mut tried) = (anything(), Vec::new(), Vec::new());
    for (scenario, seed) in Scenario::ALL.into_iter().flat_map(|one| (0..GAMES).map(move |seed| (one, seed)))
    {
        let mut rng = rand_pcg::Pcg64::seed_from_u64(seed);
        let mut state = State::laid_out(Book::Ours(scenario));
        let mut log: Log<Event> = Log::off();
        flow::run(&mut state, &mut log).unwrap();
        while state.ended.is_none() {
            let asked = state.flow.asked().unwrap();
            let mut seats = [Seat(0), Seat(1), Seat::CHANCE].into_iter();
            let seat = seats.find(|seat| asked.who.contains(*seat)).unwrap();
            flow::legal(&state, seat, &mut legal);
            assert!(!legal.is_empty(), "nothing answers {:?} in {scenario:?} {seed}", asked.ask);
            if let Ask::Round(ask) = asked.ask {
                if ask == RoundAsk::Act {
                    check(&state);
                }
                tried.clear();
                state.list_candidates(asked.ask, seat, &mut tried);
                for action in odd.iter().chain(&tried) {
                    let listed = legal.contains(action);
                    let allowed = flow::allows(&state, seat, *action).is_ok();
                    assert_eq!(listed, allowed, "{action:?} to {ask:?} in {scenario:?} {seed}");
                }
            }
            let action = legal[rng.random_range(0..legal.len())];
            flow::answer(&mut state, seat, action, &mut log).unwrap();
        }
    }
}
