//! The Free Peoples Event cards, each where it applies and where it does not.
#![allow(clippy::unwrap_used)]

mod anywhere;
mod character;
mod recruits;
mod strategy;
mod strikes;

use crate::action::{Action, Ask};
use crate::figures::{Figure, Place, Spot, highest_level};
use crate::ids::{BySide, Card, Character, Kind, Nation, Side};
use crate::map::Region;
use crate::state::{Cards, Scenario, Setup, State};
use crate::testing::in_english;
use kernel::flow::{self, Flow};
use kernel::{Game, Log, Seat, Texts};
use rand::{RngExt, SeedableRng};

/// The seat that plays the cards.
const FP: Seat = Seat(0);

/// A position with what the tests do to it.
#[derive(Clone)]
struct Table(State);

impl std::ops::Deref for Table {
    type Target = State;
    fn deref(&self) -> &State {
        &self.0
    }
}

impl std::ops::DerefMut for Table {
    fn deref_mut(&mut self) -> &mut State {
        &mut self.0
    }
}

/// A game of two after the setup, with nothing going on.
fn position() -> Table {
    of(Scenario::TwoPlayer)
}

fn of(scenario: Scenario) -> Table {
    let mut state = Table(State::blank(&Setup { scenario }).unwrap());
    state.leading = BySide::from_fn(|side| state.seats_of(side)[0]);
    state.next_actor = state.leading;
    state.flow = Flow::stacked(&[]);
    state
}

impl Table {
    /// Puts a card into the hand.
    fn hold(&mut self, seat: Seat, card: Card) {
        self.deck.remove(card);
        self.hands[seat.index()].insert(card);
    }

    fn playable(&self, card: Card) -> bool {
        self.check_card(FP, card).is_ok()
    }

    fn play_by(&mut self, seat: Seat, card: Card) {
        self.hold(seat, card);
        self.acting = seat;
        self.check_card(seat, card).unwrap();
        let log = &mut Log::off();
        let frame = self.play_event(seat, card, log);
        self.flow = Flow::stacked(&[frame]);
        flow::run(&mut self.0, log).unwrap();
        Game::check(&self.0).unwrap();
    }

    /// Plays a card up to its first question.
    fn event(&mut self, card: Card) {
        self.play_by(FP, card);
    }

    fn asked_seat(&self) -> Seat {
        self.flow.asked().unwrap().who.first_seat().unwrap()
    }

    fn answers(&self) -> Vec<Action> {
        let mut out = Vec::new();
        Game::legal(&self.0, self.asked_seat(), &mut out);
        out
    }

    fn offers(&self, action: Action) -> bool {
        self.answers().contains(&action)
    }

    fn refuses(&self, action: Action) -> bool {
        Game::allows(&self.0, self.asked_seat(), action).is_err() && !self.offers(action)
    }

    fn reply(&mut self, action: Action) {
        let seat = self.asked_seat();
        Game::allows(&self.0, seat, action).unwrap();
        assert!(self.offers(action), "{action:?} is not among {:?}", self.answers());
        Game::play(&mut self.0, seat, action, &mut Log::off()).unwrap();
        Game::check(&self.0).unwrap();
    }

    fn replies(&mut self, actions: &[Action]) {
        for action in actions {
            self.reply(*action);
        }
    }

    fn rolls(&mut self, dice: &[u8]) {
        for die in dice {
            assert!(matches!(self.flow.asked().unwrap().ask, Ask::Roll(_)));
            self.reply(Action::Roll(*die));
        }
    }

    fn draws(&mut self, cards: &[Card]) {
        for card in cards {
            self.reply(Action::Draw(*card));
        }
    }

    /// Answers what other chapters ask meanwhile: who is the Guide, and the like.
    fn settle(&mut self) {
        while let Some(asked) = self.flow.asked() {
            if !matches!(asked.ask, Ask::Fellowship(_) | Ask::Hunt(_)) {
                return;
            }
            let first = self.answers()[0];
            self.reply(first);
        }
    }

    /// Answers everything somehow. Says how many answers it took.
    fn finish<R: rand::Rng>(&mut self, rng: &mut R) -> u32 {
        for n in 0..5000 {
            let Some(asked) = self.flow.asked() else { return n };
            let seat = self.asked_seat();
            let action = if seat.is_chance() {
                Game::chance(&self.0, rng).unwrap()
            } else {
                let answers = self.answers();
                assert!(!answers.is_empty(), "nothing to answer to {:?}", asked.ask);
                in_english(&self.0.ask_text(asked.ask));
                answers[rng.random_range(0..answers.len())]
            };
            self.reply(action);
        }
        panic!("no end: {:?}", self.flow.asked())
    }

    /// Nothing is asked any more and the card lies where it belongs.
    fn is_over(&self, card: Card) -> bool {
        let pile = if card.def().stays { self.table } else { self.discard };
        self.flow.asked().is_none() && self.action.resolving.is_none() && pile.contains(card)
    }

    fn companion(&mut self, companion: Character, region: Region) {
        let place = match self.besieged(region) {
            Some(Side::FreePeoples) => Place::Inside(region),
            _ => Place::Field(region),
        };
        self.spots[companion] = Spot::At(place);
        self.choose_guide();
    }

    fn choose_guide(&mut self) {
        let inside = self.in_fellowship();
        self.fellowship.guide = inside.iter().find(|one| one.level() == highest_level(inside));
    }

    fn nobody_left(&mut self) {
        for companion in self.in_fellowship().iter() {
            self.spots[companion] = Spot::Gone;
        }
        self.fellowship.guide = None;
    }

    /// Brings figures from the reinforcements.
    fn bring(&mut self, figure: Figure, n: u8, place: Place) {
        for _ in 0..n {
            *self.reinforcements.count_mut(figure).unwrap() -= 1;
            self.put_one(place, figure);
        }
    }

    /// Takes all figures of a side in a region back to the reinforcements.
    fn clear(&mut self, region: Region) {
        let troops = *self.field(region);
        self.take(Place::Field(region), &troops);
        self.reinforcements.add(&troops);
    }

    /// The garrison is besieged by a few units of Sauron.
    fn besiege(&mut self, region: Region, n: u8) {
        let held = self.figures(Place::Field(region), Side::FreePeoples);
        self.take(Place::Field(region), &held.troops);
        self.put(Place::Inside(region), &held);
        self.bring(Figure::Regular(Nation::Sauron), n, Place::Field(region));
    }

    fn at_war_now(&mut self, nation: Nation) {
        self.active[nation] = true;
        self.steps[nation] = 0;
    }

    fn n(&self, place: Place, figure: Figure) -> u8 {
        self.figures(place, figure.side()).count(figure)
    }

    fn in_field(&self, region: Region, figure: Figure) -> u8 {
        self.n(Place::Field(region), figure)
    }

    fn politics(&self, nation: Nation) -> (bool, u8) {
        (self.active[nation], self.steps[nation])
    }
}

fn rng(seed: u64) -> rand_pcg::Pcg64Mcg {
    rand_pcg::Pcg64Mcg::seed_from_u64(seed)
}
