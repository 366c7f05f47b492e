//! Marvel Champions: paying for a card, resource by resource, with a way back (rules 9.1 and 9.3).

use super::Toy;
use kernel::flow::{Flow, Next, Procedures, ask, call, done, goto};
use kernel::{Log, Seat};

const PLAYER: Seat = Seat(0);

/// What each card in hand generates.
const ICONS: [u8; 5] = [1, 1, 2, 1, 2];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Frame {
    Turn,
    /// The card has left the hand; `paid` is what the payment reports.
    Play {
        card: u8,
        paid: Option<bool>,
    },
    Pay(Payment),
}

/// What has been chosen so far, as bits, and what it generates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Payment {
    cost: u8,
    total: u8,
    chosen: u8,
}

/// Both questions finish their frame: the answer says whether it begins again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ask {
    Turn,
    Pay(Payment),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Play(u8),
    EndTurn,
    Generate(u8),
    Pay,
    Abort,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Hero {
    flow: Flow<Frame, Ask>,
    hand: u8,
    discard: u8,
    in_play: u8,
}

impl Hero {
    fn new() -> Hero {
        Hero { flow: Flow::new(Frame::Turn), hand: 0b1_1111, discard: 0, in_play: 0 }
    }

    /// What the player may answer: generators not yet chosen, `Pay` once the total suffices, `Abort` always.
    fn legal(&self) -> Vec<Action> {
        let cards = |bits: u8| (0..5).filter(move |card| bits & 1 << card != 0);
        match self.flow.asked().map(|asked| asked.ask) {
            Some(Ask::Pay(payment)) => {
                let mut legal: Vec<Action> =
                    cards(self.hand & !payment.chosen).map(Action::Generate).collect();
                if payment.total >= payment.cost {
                    legal.push(Action::Pay);
                }
                legal.push(Action::Abort);
                legal
            }
            Some(Ask::Turn) => cards(self.hand).map(Action::Play).chain([Action::EndTurn]).collect(),
            None => Vec::new(),
        }
    }

    /// Tells the play that waits below how its payment went.
    fn report(&mut self, went: bool) -> Next<Frame, Ask> {
        let play = self.flow.frames_mut().find_map(|frame| match frame {
            Frame::Play { paid, .. } => Some(paid),
            _ => None,
        });
        match play {
            Some(paid) => *paid = Some(went),
            None => return Next::Broken("a payment for nothing"),
        }
        done()
    }
}

impl Procedures for Hero {
    type Frame = Frame;
    type Ask = Ask;
    type Action = Action;
    type Event = String;

    fn flow(&self) -> &Flow<Frame, Ask> {
        &self.flow
    }

    fn flow_mut(&mut self) -> &mut Flow<Frame, Ask> {
        &mut self.flow
    }

    fn step(&mut self, frame: Frame, _log: &mut Log<String>) -> Next<Frame, Ask> {
        match frame {
            Frame::Turn => ask(PLAYER, Ask::Turn).last(),
            Frame::Play { card, paid: None } => {
                self.hand &= !(1 << card);
                call(Frame::Pay(Payment { cost: 3, total: 0, chosen: 0 })).then(frame)
            }
            Frame::Play { card, paid: Some(true) } => {
                self.in_play |= 1 << card;
                done()
            }
            // Rule 9.1 step 4: nothing is paid.
            Frame::Play { card, paid: Some(false) } => {
                self.hand |= 1 << card;
                done()
            }
            Frame::Pay(payment) => ask(PLAYER, Ask::Pay(payment)).last(),
        }
    }

    fn answered(
        &mut self,
        ask: Ask,
        _seat: Seat,
        action: Action,
        _log: &mut Log<String>,
    ) -> Next<Frame, Ask> {
        match (ask, action) {
            (Ask::Turn, Action::Play(card)) => call(Frame::Play { card, paid: None }).then(Frame::Turn),
            (Ask::Turn, Action::EndTurn) => done(),
            (Ask::Pay(Payment { cost, total, chosen }), Action::Generate(card)) => {
                let (total, chosen) = (total + ICONS[usize::from(card)], chosen | 1 << card);
                goto(Frame::Pay(Payment { cost, total, chosen }))
            }
            (Ask::Pay(Payment { chosen, .. }), Action::Pay) => {
                // Rule 9.3.5: the cards reach the discard pile when the payment is complete.
                self.hand &= !chosen;
                self.discard |= chosen;
                self.report(true)
            }
            (Ask::Pay(_), Action::Abort) => self.report(false),
            _ => Next::Broken("the answer does not fit the question"),
        }
    }
}

/// The third card is being paid for with the first.
fn paying() -> Toy<Hero> {
    let mut toy = Toy::begin(Hero::new());
    toy.asks(PLAYER, Ask::Turn)
        .says(PLAYER, Action::Play(2))
        .asks(PLAYER, Ask::Pay(Payment { cost: 3, total: 0, chosen: 0 }))
        .says(PLAYER, Action::Generate(0))
        .asks(PLAYER, Ask::Pay(Payment { cost: 3, total: 1, chosen: 0b1 }));
    toy
}

#[test]
fn a_payment_grows_generator_by_generator_until_it_suffices() {
    let mut toy = paying();
    assert_eq!(
        toy.position.legal(),
        [1, 3, 4].map(Action::Generate).into_iter().chain([Action::Abort]).collect::<Vec<_>>()
    );
    toy.says(PLAYER, Action::Generate(4)).prints(&[
        "Turn",
        "Play { card: 2, paid: None }",
        "seat 0 asked Pay(Payment { cost: 3, total: 3, chosen: 17 })",
    ]);
    assert!(toy.position.legal().contains(&Action::Pay));
    assert_eq!((toy.position.hand, toy.position.discard), (0b1_1011, 0));
    toy.says(PLAYER, Action::Pay).asks(PLAYER, Ask::Turn);
    assert_eq!(
        (toy.position.hand, toy.position.discard, toy.position.in_play),
        (0b0_1010, 0b1_0001, 0b0_0100)
    );
    toy.says(PLAYER, Action::EndTurn).ends();
}

#[test]
fn a_payment_can_be_taken_back_step_by_step_or_given_up() {
    let before = Toy::begin(Hero::new());
    let mut toy = paying();

    // Step by step: the position before the answer is the whole of it.
    let chosen_one = toy.rewind();
    toy.says(PLAYER, Action::Generate(1)).says(PLAYER, Action::Generate(3));
    let mut back = chosen_one.rewind();
    assert_eq!(back.position, paying().position);
    back.says(PLAYER, Action::Generate(1)).says(PLAYER, Action::Generate(3));
    assert_eq!(back.position, toy.position);

    // Given up: nothing is paid, and it is the same turn as before but for the number of answers.
    toy.says(PLAYER, Action::Abort).asks(PLAYER, Ask::Turn);
    assert_eq!(toy.position.hand, before.position.hand);
    assert_eq!((toy.position.discard, toy.position.in_play), (0, 0));
    assert_eq!(toy.stack(), before.stack());
    assert_eq!(toy.position.flow.number(), 5);
}
