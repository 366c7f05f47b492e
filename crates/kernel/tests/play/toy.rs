//! A game for two: cards are drawn, a marker is set, cards may be shown; then both lay a card face down, and
//! the higher one wins.

use kernel::flow::{self, Flow, Next, Procedures, ask, ask_chance, done, goto};
use kernel::{
    Allowed, Argument, Ask as AskKind, Broken, Event as LogEvent, Filled, Game, Info, Language, Log,
    OptionInfo, Outcome, Question, Refused, Rule, ScenarioInfo, Seat, SeatSet, SetupError, Text, Texts,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

pub const NORTH: Seat = Seat(0);
pub const SOUTH: Seat = Seat(1);

/// Cards 1 to 8 as bits.
const DECK: u16 = 0b1_1111_1110;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many cards each player draws.
    pub cards: u8,
    /// Whether there is an answer that breaks the engine.
    pub fragile: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    Deal { left: u8 },
    Turn(Seat),
    Lay,
    Compare,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    Draw { by: Seat },
    Turn,
    Lay,
}

impl AskKind for Ask {
    fn kind(&self) -> &'static str {
        match self {
            Ask::Draw { .. } => "draw",
            Ask::Turn => "turn",
            Ask::Lay => "lay",
        }
    }

    fn rule(&self) -> Rule {
        match self {
            Ask::Draw { .. } => Rule("1.1"),
            Ask::Turn => Rule("2.1"),
            Ask::Lay => Rule("3.1"),
        }
    }

    fn each_answers(&self) -> bool {
        matches!(self, Ask::Lay)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Draw(u8),
    Mark { at: u8 },
    Show(u8),
    EndTurn,
    Shatter,
    Lay(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    Card(u8),
    Marker,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Drew {
        seat: Seat,
        card: Option<u8>,
    },
    Marked {
        at: u8,
    },
    Showed {
        seat: Seat,
        card: u8,
    },
    Laid {
        seat: Seat,
        card: Option<u8>,
    },
    Compared {
        north: u8,
        south: u8,
    },
    /// Nobody but the seat notices.
    Thought {
        seat: Seat,
    },
}

impl LogEvent for Event {
    fn seen_by_others(&self) -> Option<Event> {
        match *self {
            Event::Drew { seat, .. } => Some(Event::Drew { seat, card: None }),
            Event::Laid { seat, .. } => Some(Event::Laid { seat, card: None }),
            Event::Thought { .. } => None,
            Event::Marked { .. } | Event::Showed { .. } | Event::Compared { .. } => Some(*self),
        }
    }
}

#[derive(Debug, Serialize)]
pub struct View {
    pub deck: u32,
    pub hands: [u32; 2],
    pub mine: Vec<u8>,
    pub marker: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Toy {
    flow: Flow<Frame, Ask>,
    deck: u16,
    hands: [u16; 2],
    laid: [Option<u8>; 2],
    marker: u8,
    fragile: bool,
    winner: Option<Seat>,
}

fn cards(bits: u16) -> impl Iterator<Item = u8> {
    (1..9).filter(move |card| bits & 1 << card != 0)
}

impl Toy {
    fn asked(&self, seat: Seat) -> Result<Ask, Refused> {
        let asked = self.flow.asked().ok_or(Refused::Over)?;
        if asked.who.contains(seat) { Ok(asked.ask) } else { Err(Refused::NotYourDecision) }
    }

    fn holds(&self, seat: Seat, card: u8) -> bool {
        cards(self.hands[seat.index()]).any(|held| held == card)
    }
}

impl Procedures for Toy {
    type Frame = Frame;
    type Ask = Ask;
    type Action = Action;
    type Event = Event;

    fn flow(&self) -> &Flow<Frame, Ask> {
        &self.flow
    }

    fn flow_mut(&mut self) -> &mut Flow<Frame, Ask> {
        &mut self.flow
    }

    fn step(&mut self, frame: Frame, log: &mut Log<Event>) -> Next<Frame, Ask> {
        match frame {
            Frame::Deal { left: 0 } => goto(Frame::Turn(NORTH)),
            Frame::Deal { left } => {
                let by = Seat(left % 2);
                ask_chance(Ask::Draw { by }).then(Frame::Deal { left: left - 1 })
            }
            Frame::Turn(seat) => ask(seat, Ask::Turn).last(),
            Frame::Lay => ask(SeatSet::first(2), Ask::Lay).then(Frame::Compare),
            Frame::Compare => {
                let [Some(north), Some(south)] = self.laid else {
                    return Next::Broken("both must have laid a card");
                };
                log.public(Event::Compared { north, south });
                self.winner = Some(if north > south { NORTH } else { SOUTH });
                done()
            }
        }
    }

    fn answered(&mut self, ask_: Ask, seat: Seat, action: Action, log: &mut Log<Event>) -> Next<Frame, Ask> {
        match (ask_, action) {
            (Ask::Draw { by }, Action::Draw(card)) => {
                self.deck &= !(1 << card);
                self.hands[by.index()] |= 1 << card;
                log.private(by, Event::Drew { seat: by, card: Some(card) });
                done()
            }
            (Ask::Turn, Action::Mark { at }) => {
                self.marker = at;
                log.public(Event::Marked { at });
                log.private(seat, Event::Thought { seat });
                goto(Frame::Turn(seat))
            }
            (Ask::Turn, Action::Show(card)) => {
                log.public(Event::Showed { seat, card });
                log.reveal();
                goto(Frame::Turn(seat))
            }
            (Ask::Turn, Action::EndTurn) if seat == NORTH => goto(Frame::Turn(SOUTH)),
            (Ask::Turn, Action::EndTurn) => goto(Frame::Lay),
            (Ask::Turn, Action::Shatter) => {
                self.marker = 99;
                Next::Broken("shattered")
            }
            (Ask::Lay, Action::Lay(card)) => {
                self.hands[seat.index()] &= !(1 << card);
                self.laid[seat.index()] = Some(card);
                log.private(seat, Event::Laid { seat, card: Some(card) });
                let other = if seat == NORTH { SOUTH } else { NORTH };
                if self.laid[other.index()].is_none() {
                    return ask(other, Ask::Lay).last();
                }
                log.reveal();
                done()
            }
            _ => Next::Broken("the answer does not fit the question"),
        }
    }
}

impl Game for Toy {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Thing = Thing;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        slug: "toy",
        rules_version: 3,
        scenarios: &[ScenarioInfo { id: "duel", people: &[2], seats: &["north", "south"] }],
        orders: &[],
        options: &[OptionInfo { id: "fragile", values: &["no", "yes"] }],
        rules: "1.1 Draw.",
    };

    fn setup(scenario: &str, people: Option<u8>, options: &[(String, String)]) -> Result<Setup, SetupError> {
        if scenario != "duel" || people.is_some_and(|people| people != 2) {
            return Err(SetupError::new(Text::plain("only a duel for 2")));
        }
        let fragile = options.iter().any(|(id, value)| id == "fragile" && value == "yes");
        Ok(Setup { cards: 2, fragile })
    }

    fn new(setup: &Setup, log: &mut Log<Event>) -> Result<Toy, SetupError> {
        if !(1..=4).contains(&setup.cards) {
            return Err(SetupError::new(Text::plain("each draws 1 to 4 cards")));
        }
        let toy = Toy {
            flow: Flow::new(Frame::Deal { left: 2 * setup.cards }),
            deck: DECK,
            hands: [0, 0],
            laid: [None, None],
            marker: 0,
            fragile: setup.fragile,
            winner: None,
        };
        log.public(Event::Marked { at: 0 });
        flow::begin(toy, log)
    }

    fn n_seats(&self) -> u8 {
        2
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        if seat == NORTH { "north" } else { "south" }
    }

    fn team(&self, seat: Seat) -> u8 {
        seat.0
    }

    fn question(&self) -> Option<Question<Ask>> {
        flow::question(self)
    }

    fn ask_seen_by(&self, ask: Ask, _onlooker: Option<Seat>) -> Ask {
        ask
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        self.candidates(seat, out);
        out.retain(|action| self.allows(seat, *action).is_ok());
    }

    fn allows(&self, seat: Seat, action: Action) -> Allowed {
        let ask = self.asked(seat)?;
        match (ask, action) {
            (Ask::Draw { .. }, Action::Draw(card)) if cards(self.deck).any(|one| one == card) => Ok(()),
            (Ask::Draw { .. }, Action::Draw(_)) => Err(Refused::by("1.2", "that card is not in the deck")),
            (Ask::Turn, Action::Mark { at: 0..=3 } | Action::EndTurn) => Ok(()),
            (Ask::Turn, Action::Mark { .. }) => Err(Refused::by("2.2", "the track goes from 0 to 3")),
            (Ask::Turn, Action::Shatter) if self.fragile => Ok(()),
            (Ask::Turn, Action::Show(card)) | (Ask::Lay, Action::Lay(card)) => {
                if self.holds(seat, card) {
                    Ok(())
                } else {
                    Err(Refused::by("2.3", "you do not hold it"))
                }
            }
            _ => Err(Refused::NotAnAnswer { rule: ask.rule() }),
        }
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) -> Result<(), Broken> {
        flow::answer(self, seat, action, log)
    }

    fn view(&self, onlooker: Option<Seat>) -> View {
        let mine = match onlooker {
            Some(seat @ (NORTH | SOUTH)) => cards(self.hands[seat.index()]).collect(),
            _ => Vec::new(),
        };
        let hands = self.hands.map(u16::count_ones);
        View { deck: self.deck.count_ones(), hands, mine, marker: self.marker }
    }

    fn imagine<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        let other = usize::from(seat == NORTH);
        let mut unknown: Vec<u8> = cards(self.deck | self.hands[other]).collect();
        let n = self.hands[other].count_ones();
        self.hands[other] = 0;
        for _ in 0..n {
            self.hands[other] |= 1 << unknown.swap_remove(rng.random_range(0..unknown.len()));
        }
        self.deck = unknown.iter().fold(0, |bits, card| bits | 1 << card);
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner?;
        Some(Outcome { winners: SeatSet::only(winner), winner: self.seat_id(winner), ending: "higher card" })
    }

    fn check(&self) -> Result<(), Broken> {
        let laid = self.laid.iter().flatten().fold(0, |bits, card| bits | 1 << card);
        let all = self.deck | self.hands[0] | self.hands[1] | laid;
        if all == DECK { Ok(()) } else { Err(Broken::new("a card is missing")) }
    }

    fn candidates(&self, _seat: Seat, out: &mut Vec<Action>) {
        out.extend((1..9).map(Action::Draw));
        out.extend((0..6).map(|at| Action::Mark { at }));
        out.extend((1..9).map(Action::Show));
        out.extend([Action::EndTurn, Action::Shatter]);
        out.extend((1..9).map(Action::Lay));
    }

    fn concerns(&self, action: Action, out: &mut Vec<Thing>) {
        match action {
            Action::Draw(card) | Action::Show(card) | Action::Lay(card) => out.push(Thing::Card(card)),
            Action::Mark { .. } => out.push(Thing::Marker),
            Action::EndTurn | Action::Shatter => {}
        }
    }
}

impl Texts for Toy {
    fn ask_text(&self, ask: Ask) -> Text<Thing> {
        Text::plain(format!("Please: {}.", ask.kind()))
    }

    fn action_text(&self, action: Action) -> Text<Thing> {
        Text::plain(match action {
            Action::Draw(card) => format!("Draw {card}"),
            Action::Mark { at } => format!("Set the marker to {at}"),
            Action::Show(card) => format!("Show {card}"),
            Action::EndTurn => "End the turn".into(),
            Action::Shatter => "Break the engine".into(),
            Action::Lay(card) => format!("Lay {card} face down"),
        })
    }

    fn event_text(&self, event: &Event) -> Text<Thing> {
        match event {
            Event::Drew { seat, card: Some(card) } => {
                let card = Argument::Called(Thing::Card(*card), Text::plain(card));
                Text::new("drew").seat("who", self.seat_id(*seat)).with("card", card)
            }
            Event::Drew { seat, card: None } => Text::plain(format!("{} drew a card", self.seat_id(*seat))),
            _ => Text::plain(format!("{event:?}")),
        }
    }

    fn thing_text(&self, thing: Thing) -> Text<Thing> {
        Text::plain(match thing {
            Thing::Card(card) => format!("card {card}"),
            Thing::Marker => "the marker".into(),
        })
    }

    fn board(views: &[View], _: &dyn Language) -> String {
        let view = &views[0];
        format!("deck {}, hands {:?}, yours {:?}, marker {}", view.deck, view.hands, view.mine, view.marker)
    }
}

/// The toy's language: a message says its name, and few have more to say.
pub struct Plain;

impl Language for Plain {
    fn message(&self, id: &str, arguments: &[(&str, Filled)]) -> Option<String> {
        let filled = |name: &str| {
            let found = arguments.iter().find(|(other, _)| *other == name);
            found.map_or_else(String::new, |(_, filled)| match filled {
                Filled::Number(n) => n.to_string(),
                Filled::Words(words) => words.clone(),
            })
        };
        Some(match id {
            "plain" => filled("words"),
            "drew" => format!("{} drew {}", filled("who"), filled("card")),
            "refused-by-rule" => format!("{} (rule {})", filled("why"), filled("rule")),
            _ => id.trim_start_matches("seat-").to_owned(),
        })
    }
}
