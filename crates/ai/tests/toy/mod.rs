//! A toy game for tests: a hidden card for each player, a secret choice, and a heap of stones. Its best play is known
//! where the tests look (see the notes at the end of [`RULES`]).

// Each test program that includes this file uses another part of it.
#![allow(dead_code)]

mod terms;

pub use terms::{Action, Ask, Card, Choice, Happened, Thing};

use kernel::flow::{self, Answers, Flow, Next, Procedures, ask, ask_chance, done, goto};
use kernel::{
    Allowed, ApplyError, Broken, Game, Info, Insight, Log, Outcome, Question, Refused, ScenarioInfo, Seat,
    SeatSet, SetupError, Source, Text, Texts, need,
};
use kit::Set;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// The rules.
pub const RULES: &str = "\
# Last Stone

## 1. Cards
- 1.1 There are six cards, one to six. Chance deals one to each player, who alone sees it.
- 1.2 Each player secretly keeps the card or swaps it. Both choices are then shown.
- 1.3 Who swaps lays the card aside unseen and is dealt another one from the deck.

## 2. Stones
- 2.1 Before the choice, Chance sets the heap to 9, 10, 11 or 12 stones.
- 2.2 The first player begins. In turn each takes one, two or three stones.

## 3. End
- 3.1 When the heap is empty both cards are shown. Whoever took the last stone adds three to the card.
- 3.2 The higher sum wins. If they are equal, whoever took the last stone wins.

## 4. Best play
- 4.1 Taking the last stone never harms, so it is best to leave a multiple of four stones.
- 4.2 Swapping the lowest card and keeping the highest is always best.
";

/// The stones that Chance may lay out.
const HEAPS: std::ops::RangeInclusive<u8> = 9..=12;
/// The most stones that can be taken at once.
const MOST: u8 = 3;
/// What the last stone adds to the card.
const LAST_STONE: u8 = 3;
const SEAT_IDS: [&str; 2] = ["first", "second"];
const BOTH: SeatSet = SeatSet::first(2);

/// A procedure at a step. The number is the seat whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    Deal(u8),
    Heap,
    Choose,
    Reveal,
    Replace(u8),
    Turn(u8),
    End,
}

/// What lies before one player; in a view, what the onlooker sees of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    pub card: Option<Card>,
    pub choice: Option<Choice>,
    pub aside: Option<Card>,
}

/// The set-up: there is only one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup;

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Toy {
    flow: Flow<Frame, Ask>,
    deck: Set<Card>,
    hands: [Hand; 2],
    heap: u8,
    last_taker: Option<Seat>,
    winner: Option<Seat>,
}

/// What an onlooker may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    pub hands: [Hand; 2],
    pub deck: usize,
    pub heap: u8,
    pub last_taker: Option<Seat>,
    pub winner: Option<Seat>,
}

impl Toy {
    /// The position before the secret choice, with these cards and this heap.
    pub fn dealt(cards: [Card; 2], heap: u8) -> Toy {
        let mut toy = Toy::new(&Setup, &mut Log::off()).expect("the set-up is good");
        for action in [Action::Draw(cards[0]), Action::Draw(cards[1]), Action::Heap(heap)] {
            toy.apply(Seat::CHANCE, action, &mut Log::off()).expect("it is legal");
        }
        toy
    }

    /// The first player's first turn, after both kept these cards. The heap may be lower than any that is dealt.
    pub fn at_first_turn(cards: [Card; 2], heap: u8) -> Toy {
        let mut toy = Toy::dealt(cards, *HEAPS.start());
        for seat in BOTH.iter() {
            toy.apply(seat, Action::Choose(Choice::Keep), &mut Log::off()).expect("it is legal");
        }
        toy.heap = heap;
        toy
    }

    /// The position after one more answer.
    pub fn after(&self, seat: Seat, action: Action) -> Result<Toy, ApplyError> {
        let mut toy = self.clone();
        toy.apply(seat, action, &mut Log::off())?;
        Ok(toy)
    }

    /// Whether both have chosen: until then nobody's choice is known to the other.
    fn is_revealed(&self) -> bool {
        self.hands.iter().all(|hand| hand.choice.is_some())
    }

    /// Rule 3.1.
    fn sum(&self, seat: Seat) -> u8 {
        let card = self.hands[seat.index()].card.map_or(0, Card::value);
        if self.last_taker == Some(seat) { card + LAST_STONE } else { card }
    }
}

impl Procedures for Toy {
    type Frame = Frame;
    type Ask = Ask;
    type Action = Action;
    type Event = Happened;

    fn flow(&self) -> &Flow<Frame, Ask> {
        &self.flow
    }

    fn flow_mut(&mut self) -> &mut Flow<Frame, Ask> {
        &mut self.flow
    }

    fn step(&mut self, frame: Frame, log: &mut Log<Happened>) -> Next<Frame, Ask> {
        match frame {
            Frame::Deal(0) => ask_chance(Ask::Draw(Seat(0))).then(Frame::Deal(1)),
            Frame::Deal(n) => ask_chance(Ask::Draw(Seat(n))).then(Frame::Heap),
            Frame::Heap => ask_chance(Ask::Heap).then(Frame::Choose),
            Frame::Choose => ask(BOTH, Ask::Choose).then(Frame::Reveal),
            Frame::Reveal => {
                for (hand, seat) in self.hands.iter().zip(BOTH.iter()) {
                    let Some(choice) = hand.choice else { return Next::Broken("somebody has not chosen") };
                    log.public(Happened::Revealed { seat, choice });
                }
                log.reveal();
                goto(Frame::Replace(0))
            }
            Frame::Replace(n) => match self.hands.get_mut(usize::from(n)) {
                None => goto(Frame::Turn(0)),
                // Rule 1.3.
                Some(hand) if hand.choice == Some(Choice::Swap) => {
                    hand.aside = hand.card.take();
                    ask_chance(Ask::Draw(Seat(n))).then(Frame::Replace(n + 1))
                }
                Some(_) => goto(Frame::Replace(n + 1)),
            },
            Frame::Turn(_) if self.heap == 0 => goto(Frame::End),
            Frame::Turn(n) => ask(Seat(n), Ask::Take).then(Frame::Turn(1 - n)),
            Frame::End => {
                let Some(last) = self.last_taker else { return Next::Broken("nobody took the last stone") };
                let other = Seat(1 - last.0);
                // Rule 3.2.
                let winner = if self.sum(last) >= self.sum(other) { last } else { other };
                for (hand, seat) in self.hands.iter().zip(BOTH.iter()) {
                    let Some(card) = hand.card else { return Next::Broken("somebody has no card") };
                    log.public(Happened::Shown { seat, card });
                }
                log.public(Happened::Won { seat: winner });
                self.winner = Some(winner);
                done()
            }
        }
    }

    fn answered(
        &mut self,
        asked: Ask,
        seat: Seat,
        action: Action,
        log: &mut Log<Happened>,
    ) -> Next<Frame, Ask> {
        match (asked, action) {
            (Ask::Draw(to), Action::Draw(card)) => {
                self.deck.remove(card);
                self.hands[to.index()].card = Some(card);
                log.private(to, Happened::Dealt { seat: to, card: Some(card) });
                log.reveal();
                done()
            }
            (Ask::Heap, Action::Heap(stones)) => {
                self.heap = stones;
                log.public(Happened::Laid { stones });
                done()
            }
            (Ask::Choose, Action::Choose(choice)) => {
                self.hands[seat.index()].choice = Some(choice);
                log.private(seat, Happened::Chose { seat, choice: Some(choice) });
                if self.is_revealed() { done() } else { ask(BOTH.without(seat), Ask::Choose).last() }
            }
            (Ask::Take, Action::Take(stones)) => {
                self.heap -= stones;
                if self.heap == 0 {
                    self.last_taker = Some(seat);
                    log.reveal();
                }
                log.public(Happened::Took { seat, stones });
                done()
            }
            _ => Next::Broken("the answer does not fit the question"),
        }
    }
}

impl Answers for Toy {
    fn list_candidates(&self, _: Ask, _: Seat, out: &mut Vec<Action>) {
        out.extend(Card::ALL.map(Action::Draw));
        out.extend((HEAPS.start() - 1..=HEAPS.end() + 1).map(Action::Heap));
        out.extend([Choice::Keep, Choice::Swap].map(Action::Choose));
        out.extend((0..=MOST + 1).map(Action::Take));
    }

    fn check_answer(&self, ask: Ask, _: Seat, action: Action) -> Allowed {
        match (ask, action) {
            (Ask::Draw(_), Action::Draw(card)) => {
                need(self.deck.contains(card), "1.1", "no-such-card-in-the-deck")
            }
            (Ask::Heap, Action::Heap(stones)) => need(HEAPS.contains(&stones), "2.1", "no-such-heap"),
            (Ask::Choose, Action::Choose(_)) => Ok(()),
            (Ask::Take, Action::Take(n)) => {
                need(n <= self.heap, "2.2", "no-so-many-stones")?;
                need((1..=MOST).contains(&n), "2.2", "no-other-number")
            }
            _ => Err(Refused::NotAnAnswer { rule: kernel::Ask::rule(&ask) }),
        }
    }
}

impl Game for Toy {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Thing = Thing;
    type Event = Happened;
    type View = View;

    const INFO: Info = Info {
        slug: "last-stone",
        rules_version: 1,
        scenarios: &[ScenarioInfo { id: "standard", people: &[2], seats: &SEAT_IDS }],
        orders: &[],
        options: &[],
        rules: RULES,
    };

    fn setup(scenario: &str, people: Option<u8>, options: &[(String, String)]) -> Result<Setup, SetupError> {
        if !matches!(scenario, "" | "standard") || people.is_some_and(|n| n != 2) || !options.is_empty() {
            return Err(SetupError::new(Text::plain(
                "there is only the standard game for two, without options",
            )));
        }
        Ok(Setup)
    }

    fn new(_: &Setup, log: &mut Log<Happened>) -> Result<Toy, SetupError> {
        let toy = Toy {
            flow: Flow::new(Frame::Deal(0)),
            deck: Card::ALL.into_iter().collect(),
            hands: [Hand::default(); 2],
            heap: 0,
            last_taker: None,
            winner: None,
        };
        flow::begin(toy, log)
    }

    fn n_seats(&self) -> u8 {
        2
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        if seat.is_chance() { "chance" } else { SEAT_IDS[seat.index()] }
    }

    fn team(&self, seat: Seat) -> u8 {
        seat.0
    }

    fn question(&self) -> Option<Question<Ask>> {
        flow::question(self)
    }

    fn ask_seen_by(&self, ask: Ask, onlooker: Option<Seat>) -> Ask {
        flow::ask_seen_by(self, ask, onlooker)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        flow::legal(self, seat, out);
    }

    fn allows(&self, seat: Seat, action: Action) -> Allowed {
        flow::allows(self, seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut Log<Happened>) -> Result<(), Broken> {
        flow::answer(self, seat, action, log)
    }

    fn chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Action> {
        match self.flow.asked()?.ask {
            Ask::Draw(_) => self.deck.pick(rng).map(Action::Draw),
            Ask::Heap => Some(Action::Heap(rng.random_range(HEAPS))),
            Ask::Choose | Ask::Take => None,
        }
    }

    fn view(&self, onlooker: Option<Seat>) -> View {
        let mut hands = self.hands;
        for seat in BOTH.iter().filter(|seat| onlooker != Some(*seat)) {
            let hand = &mut hands[seat.index()];
            hand.card = hand.card.filter(|_| self.winner.is_some());
            hand.choice = hand.choice.filter(|_| self.is_revealed());
            hand.aside = None;
        }
        View {
            hands,
            deck: self.deck.len(),
            heap: self.heap,
            last_taker: self.last_taker,
            winner: self.winner,
        }
    }

    fn imagine<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        // Nothing has to be kept from Chance.
        if !BOTH.contains(seat) {
            return;
        }
        let is_revealed = self.is_revealed();
        let own = self.hands[seat.index()];
        let other = &mut self.hands[1 - seat.index()];
        let known = if self.winner.is_some() { other.card } else { None };
        let mut unseen: Set<Card> = ![own.card, own.aside, known].into_iter().flatten().collect::<Set<_>>();
        if known.is_none() && other.card.is_some() {
            other.card = unseen.take_any(rng);
        }
        if other.aside.is_some() {
            other.aside = unseen.take_any(rng);
        }
        if other.choice.is_some() && !is_revealed {
            other.choice = Some(if rng.random_bool(0.5) { Choice::Keep } else { Choice::Swap });
        }
        self.deck = unseen;
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner?;
        let ending = if self.last_taker == Some(winner) { "last stone" } else { "higher card" };
        Some(Outcome { winners: SeatSet::only(winner), winner: self.seat_id(winner), ending })
    }

    fn check(&self) -> Result<(), Broken> {
        let in_hands = || self.hands.iter().flat_map(|hand| [hand.card, hand.aside]).flatten();
        let all = in_hands().fold(self.deck, |set, card| set | Set::only(card));
        if all.len() != Card::COUNT || self.deck.len() + in_hands().count() != Card::COUNT {
            return Err(Broken::new("a card is missing or lies in two places"));
        }
        if self.heap > *HEAPS.end() {
            return Err(Broken::new("there are too many stones"));
        }
        Ok(())
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        flow::candidates(self, seat, out);
    }

    fn concerns(&self, action: Action, out: &mut Vec<Thing>) {
        out.clear();
        if matches!(action, Action::Heap(_) | Action::Take(_)) {
            out.push(Thing::Heap);
        }
    }
}

/// The toy's English. It is told as the program writes it; only refusals have sentences.
static CATALOGUES: &[Source] = &[("en", &[include_str!("en.ftl")])];

impl Texts for Toy {
    fn catalogues() -> &'static [Source] {
        CATALOGUES
    }

    fn ask_text(&self, ask: Ask) -> Text<Thing> {
        Text::plain(format!("{ask:?}"))
    }

    fn action_text(&self, action: Action) -> Text<Thing> {
        Text::plain(format!("{action:?}"))
    }

    fn event_text(&self, event: &Happened) -> Text<Thing> {
        Text::plain(format!("{event:?}"))
    }

    fn thing_text(&self, _: Thing) -> Text<Thing> {
        Text::plain("the heap")
    }
}

impl Insight for Toy {}
