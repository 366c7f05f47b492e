//! Turns set up by hand: an empty board, figures, dice and cards as the test says.
#![allow(clippy::unwrap_used, clippy::panic)]

mod drawing;
mod phases;
mod random;
mod rounds;

use crate::action::{Action, Ask};
use crate::book::{Book, Entry, Presence, Tables};
use crate::event::Event;
use crate::figures::{Army, Spot};
use crate::frame::Frame;
use crate::ids::{Area, Areas, ByArea, ByPile, Card, Character, Face, REGIONS, Side, Territory, Tile, Unit};
use crate::state::{Setup, State};
use crate::turn::{TurnAsk, TurnFrame};
use armies::ActionDice;
use kernel::flow::{self, Answers, Flow};
use kernel::{Log, Seat};
use kit::Set;

pub(super) const FP: Side = Side::FreePeoples;
pub(super) const SH: Side = Side::Shadow;

/// A game with nothing on the board.
pub(super) struct Table {
    pub state: State,
    pub events: Vec<Event>,
}

/// Values of a pack: what the tests need of our own.
fn tables() -> Tables {
    let mut tables = Tables::default();
    tables.leadership[Character::Bard] = 1;
    tables.leadership[Character::Bolg] = 3;
    tables.movement[Character::Bard] = 2;
    let dice: Set<Face> = Set::only(Face::Character);
    tables.entries[Character::Bilbo] = Entry {
        dice,
        areas: REGIONS,
        with: Presence { other_character: true, free_peoples_leadership: true, ..Presence::default() },
        ..Entry::default()
    };
    tables.entries[Character::Thorin] = Entry {
        dice,
        areas: Areas::only(Area::FrontGate),
        without: Presence { shadow_units: true, shadow_marker: true, ..Presence::default() },
        ..Entry::default()
    };
    tables.entries[Character::LordOfTheEagles] = Entry { dice, ..Entry::default() };
    tables.entries[Character::Beorn] = Entry {
        dice: dice.with(Face::WillOfTheWest),
        areas: Territory::BrokenLands.regions()
            | Territory::Valley.regions()
            | Territory::SouthernSpur.regions(),
        without: Presence { units: true, shadow_marker: true, ..Presence::default() },
        ..Entry::default()
    };
    tables.entries[Character::Bolg] = Entry {
        dice,
        areas: Territory::BrokenLands.regions() | Territory::Valley.regions(),
        with: Presence { shadow_army: true, ..Presence::default() },
        ..Entry::default()
    };
    tables
}

impl Table {
    pub fn new() -> Table {
        let mut state = State::blank(&Setup::default()).unwrap();
        state.book = Book::with(tables());
        for area in Area::ALL {
            state.armies.change(area, |army| *army = Army::default());
        }
        state.tokens = ByPile::all(ByArea::all(0));
        for character in Character::ALL {
            state.spots[character] = character.first_step().map_or(Spot::Aside, Spot::Track);
        }
        state.pool = crate::ids::Tiles::EMPTY;
        for tile in [Tile::One, Tile::TwoRune, Tile::Three] {
            state.pool.add(tile, 2);
        }
        Table { state, events: Vec::new() }
    }

    pub fn army(mut self, area: Area, units: &[(Unit, u8)]) -> Table {
        self.state.armies.change(area, |army| {
            for (unit, n) in units {
                army.units.add(*unit, *n);
            }
        });
        self
    }

    pub fn with(mut self, area: Area, character: Character) -> Table {
        self.state.spots[character] = Spot::At(area);
        self
    }

    pub fn dice(mut self, side: Side, faces: &[Face]) -> Table {
        self.state.dice[side] = ActionDice::NONE;
        for face in faces {
            self.state.dice[side].unused.add(*face, 1);
        }
        self
    }

    pub fn hold(mut self, side: Side, cards: &[Card]) -> Table {
        for card in cards {
            assert!(self.state.deck.contains(*card), "{card:?} is given twice");
            self.state.deck.remove(*card);
            self.state.hands[side].insert(*card);
        }
        self
    }

    pub fn on_table(mut self, card: Card) -> Table {
        self.state.deck.remove(card);
        self.state.table.insert(card);
        self
    }

    pub fn begin(mut self, frame: TurnFrame) -> Table {
        self.state.flow = Flow::new(Frame::Turn(frame));
        let mut log = Log::on(1);
        flow::run(&mut self.state, &mut log).unwrap();
        self.events.extend(log.into_entries().into_iter().map(|entry| entry.event));
        self
    }

    /// What is asked; none when the game is over.
    pub fn asked(&self) -> Option<Ask> {
        self.state.flow.asked().map(|asked| asked.ask)
    }

    /// Whether a question of this chapter is open.
    pub fn asks(&self, ask: TurnAsk) -> bool {
        self.asked() == Some(Ask::Turn(ask))
    }

    fn seat(&self) -> Seat {
        let who = self.state.flow.asked().expect("somebody is asked").who;
        [Seat(0), Seat(1), Seat::CHANCE].into_iter().find(|seat| who.contains(*seat)).unwrap()
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut out = Vec::new();
        flow::legal(&self.state, self.seat(), &mut out);
        out
    }

    pub fn may(&self, action: Action) -> bool {
        let listed = self.legal().contains(&action);
        let checked = flow::allows(&self.state, self.seat(), action).is_ok();
        assert_eq!(listed, checked, "{action:?} is listed or checked wrongly");
        listed
    }

    pub fn say(&mut self, action: Action) {
        assert!(self.may(action), "{action:?} is not legal: {:?}, asked {:?}", self.legal(), self.asked());
        let (seat, mut log) = (self.seat(), Log::on(1));
        flow::answer(&mut self.state, seat, action, &mut log).unwrap();
        self.events.extend(log.into_entries().into_iter().map(|entry| entry.event));
    }

    pub fn all(&mut self, actions: &[Action]) {
        for action in actions {
            self.say(*action);
        }
    }

    /// Everything that might be tried is refused or legal, and nothing panics.
    pub fn try_all(&self) {
        let mut out = Vec::new();
        let seat = self.seat();
        self.state.list_candidates(self.asked().unwrap(), seat, &mut out);
        let legal = self.legal();
        for action in out {
            assert_eq!(legal.contains(&action), flow::allows(&self.state, seat, action).is_ok());
        }
    }
}
