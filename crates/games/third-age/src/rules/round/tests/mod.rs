//! Rounds set up by hand: an empty board, figures, dice and cards as the test says.
#![allow(clippy::unwrap_used, clippy::panic)]

mod actions;
mod deeds;
mod drawing;
mod ending;
mod entering;
mod fate;
mod locations;
mod phases;
mod victory;

use crate::action::{Action, Ask, Deed};
use crate::book::Book;
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::Frame;
use crate::ids::{
    Area, Areas, ByArea, ByCharacter, ByPool, BySection, BySide, Card, Cards, Character, Face, Scenario,
    Side, Tile, Tiles, Unit,
};
use crate::round::{RoundAsk, RoundFrame};
use crate::state::{Bans, Notes, Shuffled, State};
use armies::ActionDice;
use kernel::flow::{self, Answers, Flow};
use kernel::{Log, Refused, Rule, Seat};

pub(super) const FP: Side = Side::FreePeoples;
pub(super) const SH: Side = Side::Shadow;

/// A game with nothing on the board.
pub(super) struct Table {
    pub state: State,
    pub events: Vec<Event>,
}

impl Table {
    fn new(scenario: Scenario) -> Table {
        let book = Book::Ours(scenario);
        let commander = match scenario {
            Scenario::Rohan => Character::Saruman,
            Scenario::Gondor => Character::WitchKing,
        };
        let mut spots = ByCharacter::from_fn(|who: Character| {
            book.characters[who].space.map_or(Spot::Aside, Spot::Track)
        });
        spots[commander] = match scenario {
            Scenario::Rohan => Spot::At(Area::Orthanc),
            Scenario::Gondor => Spot::ShadowBox,
        };
        let mut pool = Tiles::EMPTY;
        for tile in [Tile::One, Tile::TwoFate, Tile::Three] {
            pool.add(tile, 2);
        }
        let state = State {
            scenario,
            flow: Flow::new(Frame::Round(RoundFrame::Begin)),
            armies: armies::Stacks::default(),
            spots,
            commander: Some(commander),
            markers: Areas::EMPTY,
            barred: Areas::EMPTY,
            lost: ByArea::all(0),
            sections_lost: BySection::all(0),
            tokens: ByPool::all(ByArea::all(0)),
            faces: book.tokens,
            removed: ByPool::all(0),
            ents: 0,
            entwood: Area::Derndingle,
            nazgul: ByArea::all(0),
            darkness: if scenario == Scenario::Gondor { 6 } else { 0 },
            ships: 0,
            towers: Areas::EMPTY,
            catapults: ByArea::all(0),
            woses: false,
            fate: 0,
            pool,
            aside: Tiles::EMPTY,
            discarded: Tiles::EMPTY,
            dice: BySide::all(ActionDice::NONE),
            location: None,
            action_tokens: (2, 0),
            set_aside: 0,
            deck: book.deck,
            hands: BySide::all(Cards::EMPTY),
            discard: Cards::EMPTY,
            face_down: BySide::all(Cards::EMPTY),
            gone: Cards::EMPTY,
            shuffled: Shuffled::default(),
            table: Cards::EMPTY,
            bans: Bans::default(),
            round: 0,
            to_act: FP,
            notes: Notes::default(),
            battle: None,
            ended: None,
            book,
        };
        Table { state, events: Vec::new() }
    }

    pub fn rohan() -> Table {
        Table::new(Scenario::Rohan)
    }

    pub fn gondor() -> Table {
        Table::new(Scenario::Gondor)
    }

    pub fn army(mut self, area: Area, units: &[(Unit, u8)]) -> Table {
        self.state.armies.change(area, |army| {
            for (unit, n) in units {
                army.units.add(*unit, *n);
            }
        });
        self
    }

    pub fn at(mut self, character: Character, spot: Spot) -> Table {
        self.state.spots[character] = spot;
        self
    }

    pub fn with(self, area: Area, character: Character) -> Table {
        self.at(character, Spot::At(area))
    }

    pub fn dice(mut self, side: Side, faces: &[Face]) -> Table {
        self.state.dice[side] = ActionDice::NONE;
        for face in faces {
            self.state.dice[side].unused.add(*face, 1);
        }
        self
    }

    pub fn to_roll(mut self, side: Side, dice: u8) -> Table {
        self.state.dice[side].to_roll = dice;
        self
    }

    pub fn tiles(mut self, tiles: &[Tile]) -> Table {
        self.state.pool = Tiles::EMPTY;
        for tile in tiles {
            self.state.pool.add(*tile, 1);
        }
        self
    }

    pub fn fate(mut self, fate: u8) -> Table {
        self.state.fate = fate;
        self
    }

    pub fn markers(mut self, areas: &[Area]) -> Table {
        self.state.markers |= areas.iter().copied().collect::<Areas>();
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

    pub fn begin(mut self, frame: RoundFrame) -> Table {
        self.state.flow = Flow::new(Frame::Round(frame));
        let mut log = Log::on(1);
        flow::run(&mut self.state, &mut log).unwrap();
        self.events.extend(log.into_entries().into_iter().map(|entry| entry.event));
        self
    }

    /// Phase 5 with these dice.
    pub fn act(self, free_peoples: &[Face], shadow: &[Face]) -> Table {
        self.dice(FP, free_peoples).dice(SH, shadow).begin(RoundFrame::Act)
    }

    /// The Shadow has the next action of phase 5, with these dice.
    pub fn shadow_acts(mut self, shadow: &[Face]) -> Table {
        self.state.to_act = SH;
        self.act(&[], shadow)
    }

    /// What is asked; none when the game is over.
    pub fn asked(&self) -> Option<Ask> {
        self.state.flow.asked().map(|asked| asked.ask)
    }

    /// Whether a question of these chapters is open.
    pub fn asks(&self, ask: RoundAsk) -> bool {
        self.asked() == Some(Ask::Round(ask))
    }

    pub fn seat(&self) -> Seat {
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

    /// The rule that refuses an answer.
    pub fn refused(&self, action: Action) -> &'static str {
        assert!(!self.may(action), "{action:?} is legal");
        match flow::allows(&self.state, self.seat(), action) {
            Err(Refused::Illegal { rule: Rule(rule), .. } | Refused::NotAnAnswer { rule: Rule(rule) }) => {
                rule
            }
            other => panic!("{action:?}: {other:?}"),
        }
    }

    pub fn say(&mut self, action: Action) -> &mut Table {
        assert!(self.may(action), "{action:?} is not legal: {:?}, asked {:?}", self.legal(), self.asked());
        let (seat, mut log) = (self.seat(), Log::on(1));
        flow::answer(&mut self.state, seat, action, &mut log).unwrap();
        self.events.extend(log.into_entries().into_iter().map(|entry| entry.event));
        self.try_all();
        self
    }

    pub fn all(&mut self, actions: &[Action]) -> &mut Table {
        for action in actions {
            self.say(*action);
        }
        self
    }

    /// A die is taken and used for something.
    pub fn uses(&mut self, face: Face, deed: Deed) -> &mut Table {
        self.all(&[Action::Die(face), Action::Do(deed)])
    }

    /// A die is taken and discarded (rule 7.1.5).
    pub fn discards(&mut self, face: Face) -> &mut Table {
        self.uses(face, Deed::Discard)
    }

    /// Everything that might be tried is refused or legal, and nothing panics.
    pub fn try_all(&self) {
        let Some(asked) = self.asked() else { return };
        if self.state.ended.is_some() {
            return;
        }
        let mut out = Vec::new();
        let seat = self.seat();
        self.state.list_candidates(asked, seat, &mut out);
        let legal = self.legal();
        for action in out {
            assert_eq!(
                legal.contains(&action),
                flow::allows(&self.state, seat, action).is_ok(),
                "{action:?}"
            );
        }
    }
}
