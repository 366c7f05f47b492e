//! Positions that tests set up in code: an empty board, and what the test puts there.
#![allow(clippy::unwrap_used, clippy::panic, dead_code)]

use crate::action::{Action, Ask};
use crate::book::{Book, Tables};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::Frame;
use crate::ids::{Area, Card, Character, Face, Leader, Pool, Scenario, Section, Side, Tile, Tiles, Unit};
use crate::state::State;
use armies::ActionDice;
use kernel::flow::{self, Answers, Flow};
use kernel::{Log, Seat};

pub(crate) const FP: Side = Side::FreePeoples;
pub(crate) const SP: Side = Side::Shadow;

impl State {
    /// A game with nobody on the board, and our own tables. Saruman, who is always in Orthanc, is there.
    pub(crate) fn empty(scenario: Scenario) -> State {
        let mut state = State::bare(Book::Ours(scenario));
        if scenario == Scenario::Rohan {
            state.spots[Character::Saruman] = Spot::At(Area::Orthanc);
        }
        state
    }
}

/// A position, and what has been told to the log.
#[derive(Clone)]
pub(crate) struct Table {
    pub state: State,
    pub events: Vec<Event>,
}

/// A table with nobody on the board of Rohan.
pub(crate) fn rohan() -> Table {
    Table { state: State::empty(Scenario::Rohan), events: Vec::new() }
}

/// A table with nobody on the board of Gondor.
pub(crate) fn gondor() -> Table {
    Table { state: State::empty(Scenario::Gondor), events: Vec::new() }
}

impl Table {
    /// The tables are changed, as a pack does it.
    pub fn with_tables(mut self, change: impl FnOnce(&mut Tables)) -> Table {
        let mut tables = Tables::clone(&self.state.book);
        change(&mut tables);
        self.state.book = Book::with(tables);
        self
    }

    /// Units in an area.
    pub fn army(mut self, area: Area, units: &[(Unit, u8)]) -> Table {
        self.state.armies.change(area, |army| {
            for (unit, n) in units {
                army.units.add(*unit, *n);
            }
        });
        self
    }

    /// Leaders with an Army.
    pub fn leaders(mut self, area: Area, leader: Leader, n: u8) -> Table {
        self.state.armies.change(area, |army| army.leaders.add(leader, n));
        self
    }

    /// Leadership tokens with an Army.
    pub fn leadership(mut self, area: Area, n: u8) -> Table {
        self.state.armies.change(area, |army| army.leadership = n);
        self
    }

    /// Damage on an Army.
    pub fn damage(mut self, area: Area, n: u8) -> Table {
        self.state.armies.change(area, |army| army.damage = n);
        self
    }

    /// A Character in an area.
    pub fn with(self, area: Area, character: Character) -> Table {
        self.spot(character, Spot::At(area))
    }

    /// A Character somewhere.
    pub fn spot(mut self, character: Character, spot: Spot) -> Table {
        self.state.spots[character] = spot;
        self
    }

    /// Face-down tokens, out of their pool.
    pub fn tokens(mut self, pool: Pool, area: Area, n: u8) -> Table {
        self.state.tokens[pool][area] += n;
        self
    }

    /// A control marker of the enemy of the printed side.
    pub fn marker(mut self, area: Area) -> Table {
        self.state.markers.insert(area);
        self
    }

    /// Protection that a Stronghold has lost.
    pub fn lost(mut self, area: Area, points: u8) -> Table {
        self.state.lost[area] = points;
        self
    }

    /// Protection that a section of Minas Tirith has lost.
    pub fn section_lost(mut self, section: Section, points: u8) -> Table {
        self.state.sections_lost[section] = points;
        self
    }

    /// Ents in the Entwood.
    pub fn ents(mut self, area: Area, n: u8) -> Table {
        (self.state.entwood, self.state.ents) = (area, n);
        self
    }

    /// Nazgûl in an area.
    pub fn nazgul(mut self, area: Area, n: u8) -> Table {
        self.state.nazgul[area] = n;
        self
    }

    /// Unused dice of a side; those it had are gone.
    pub fn dice(mut self, side: Side, faces: &[Face]) -> Table {
        self.state.dice[side] = ActionDice::NONE;
        for face in faces {
            self.state.dice[side].unused.add(*face, 1);
        }
        self
    }

    /// Cards out of the decks into a hand.
    pub fn hold(mut self, side: Side, cards: &[Card]) -> Table {
        for card in cards {
            assert!(self.state.deck.contains(*card), "{card:?} is not in a deck");
            self.state.deck.remove(*card);
            self.state.hands[side].insert(*card);
        }
        self
    }

    /// A card out of a deck onto the table.
    pub fn on_table(mut self, card: Card) -> Table {
        assert!(self.state.deck.contains(card), "{card:?} is not in a deck");
        self.state.deck.remove(card);
        self.state.table.insert(card);
        self
    }

    /// The space of the Fate Marker.
    pub fn fate(mut self, space: u8) -> Table {
        self.state.fate = space;
        self
    }

    /// The Fate Pool has just these tiles.
    pub fn tiles(mut self, tiles: &[Tile]) -> Table {
        self.state.pool = Tiles::EMPTY;
        for tile in tiles {
            self.state.pool.add(*tile, 1);
        }
        self
    }

    /// The side whose turn to act it is.
    pub fn acts(mut self, side: Side) -> Table {
        self.state.to_act = side;
        self
    }

    /// Anything else.
    pub fn and(mut self, change: impl FnOnce(&mut State)) -> Table {
        change(&mut self.state);
        self
    }

    /// Runs a procedure up to its first question, or to its end.
    pub fn begin(mut self, frame: Frame) -> Table {
        self.state.flow = Flow::new(frame);
        let mut log = Log::on(1);
        flow::run(&mut self.state, &mut log).unwrap();
        self.events.extend(log.into_entries().into_iter().map(|entry| entry.event));
        self
    }

    /// What is asked; none when nothing is left to do.
    pub fn asked(&self) -> Option<Ask> {
        self.state.flow.asked().map(|asked| asked.ask)
    }

    /// Who is asked first.
    pub fn seat(&self) -> Seat {
        let who = self.state.flow.asked().expect("somebody is asked").who;
        [Seat(0), Seat(1), Seat::CHANCE].into_iter().find(|seat| who.contains(*seat)).unwrap()
    }

    /// The legal answers of whoever is asked.
    pub fn legal(&self) -> Vec<Action> {
        let mut out = Vec::new();
        flow::legal(&self.state, self.seat(), &mut out);
        out
    }

    /// Whether an answer is legal: it is listed, and nothing speaks against it.
    pub fn may(&self, action: Action) -> bool {
        let listed = self.legal().contains(&action);
        let checked = flow::allows(&self.state, self.seat(), action).is_ok();
        assert_eq!(listed, checked, "{action:?} is listed or checked wrongly");
        listed
    }

    /// The rule by which an answer is refused.
    pub fn refused(&self, action: Action) -> &'static str {
        let refused = flow::allows(&self.state, self.seat(), action).expect_err("it is refused");
        refused.rule().map_or("", |rule| rule.0)
    }

    /// Gives an answer, which must be legal.
    #[track_caller]
    pub fn say(&mut self, action: Action) {
        self.say_as(self.seat(), action);
    }

    /// Somebody gives an answer, which must be legal.
    #[track_caller]
    pub fn say_as(&mut self, seat: Seat, action: Action) {
        let mut legal = Vec::new();
        flow::legal(&self.state, seat, &mut legal);
        assert!(legal.contains(&action), "{action:?} is not among {legal:?}, asked {:?}", self.asked());
        let mut log = Log::on(1);
        flow::answer(&mut self.state, seat, action, &mut log).unwrap();
        self.events.extend(log.into_entries().into_iter().map(|entry| entry.event));
    }

    /// Several answers.
    #[track_caller]
    pub fn all(&mut self, actions: &[Action]) {
        for action in actions {
            self.say(*action);
        }
    }

    /// Gives an answer in the words of journals and cases.
    #[track_caller]
    pub fn words(&mut self, words: &str) {
        let action = kernel::words::from_words(words).unwrap_or_else(|fault| panic!("{words}: {fault:?}"));
        self.say(action);
    }

    /// Everything that might be tried is refused or legal, and nothing panics.
    pub fn try_all(&self) {
        let mut out = Vec::new();
        let seat = self.seat();
        self.state.list_candidates(self.asked().unwrap(), seat, &mut out);
        let legal = self.legal();
        for action in out {
            let allowed = flow::allows(&self.state, seat, action).is_ok();
            assert_eq!(legal.contains(&action), allowed, "{action:?} at {:?}", self.asked());
        }
    }
}
