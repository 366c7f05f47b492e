//! What the stack itself promises: it stops what never ends, it can be saved anywhere, and what comes in
//! between comes before a question.

use super::Toy;
use kernel::flow::{self, Asked, DEPTH, Flow, MAX_STEPS, Next, Procedures, ask, call, done, goto};
use kernel::{Broken, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    /// Calls itself forever.
    Deeper {
        level: u16,
    },
    /// Calls itself this many times, then asks.
    Dive {
        left: u8,
    },
    /// Goes on forever.
    Circle {
        turns: u32,
    },
    /// Finds something that cannot be.
    Contradiction,
    /// Makes a mess and goes on without a question, then with one.
    Mess,
    Question,
    Tidy,
    /// Spills something that is mopped up before anything else happens.
    Spill,
    Mop,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Ask {
    Anything,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Plain {
    flow: Flow<Frame, Ask>,
    mess: u8,
    spilt: bool,
    seen: Vec<u8>,
}

impl Plain {
    fn new(frame: Frame) -> Plain {
        Plain { flow: Flow::new(frame), mess: 0, spilt: false, seen: Vec::new() }
    }

    fn breaks(mut self) -> Broken {
        flow::run(&mut self, &mut Log::off()).expect_err("it breaks")
    }
}

impl Procedures for Plain {
    type Frame = Frame;
    type Ask = Ask;
    type Action = u8;
    type Event = String;

    fn flow(&self) -> &Flow<Frame, Ask> {
        &self.flow
    }

    fn flow_mut(&mut self) -> &mut Flow<Frame, Ask> {
        &mut self.flow
    }

    fn step(&mut self, frame: Frame, log: &mut Log<String>) -> Next<Frame, Ask> {
        match frame {
            Frame::Deeper { level } => call(Frame::Deeper { level: level + 1 }).then(frame),
            Frame::Dive { left: 0 } => ask(Seat(0), Ask::Anything).last(),
            Frame::Dive { left } => call(Frame::Dive { left: left - 1 }).then(Frame::Tidy),
            Frame::Circle { turns } => goto(Frame::Circle { turns: turns + 1 }),
            Frame::Contradiction => Next::Broken("this cannot be"),
            Frame::Mess => {
                self.mess = 3;
                goto(Frame::Question)
            }
            Frame::Question => {
                self.seen.push(self.mess);
                ask(SeatSet::first(2), Ask::Anything).then(Frame::Tidy)
            }
            Frame::Spill => {
                self.spilt = true;
                goto(Frame::Question)
            }
            Frame::Mop => {
                self.spilt = false;
                log.public("mopped".into());
                done()
            }
            Frame::Tidy => {
                self.mess = self.mess.saturating_sub(1);
                log.public(format!("tidied to {}", self.mess));
                done()
            }
        }
    }

    fn answered(&mut self, _ask: Ask, _seat: Seat, action: u8, _log: &mut Log<String>) -> Next<Frame, Ask> {
        match action {
            0 => done(),
            1 => goto(Frame::Contradiction),
            _ => goto(Frame::Deeper { level: 0 }),
        }
    }

    fn between(&self, _next: &Frame) -> Option<Frame> {
        self.spilt.then_some(Frame::Mop)
    }

    fn interrupt(&self, _asked: Asked<Ask>) -> Option<Frame> {
        (self.mess > 0).then_some(Frame::Tidy)
    }
}

#[test]
fn recursion_without_end_is_broken_and_shows_the_stack() {
    let broken = Plain::new(Frame::Deeper { level: 0 }).breaks();
    assert_eq!(broken.note, "the stack of frames is full");
    assert!(broken.stack.starts_with("[Frame(Deeper { level: 0 }), Frame(Deeper { level: 1 })"));
    assert_eq!(broken.stack.matches("Deeper").count(), DEPTH);
}

#[test]
fn a_stack_can_be_as_deep_as_it_says() {
    // One level for the question, the others for what waits below it.
    let fits = u8::try_from(DEPTH - 1).unwrap();
    let mut toy = Toy::begin(Plain::new(Frame::Dive { left: fits }));
    assert_eq!(toy.position.flow.frames().count(), DEPTH - 1);
    toy.says(Seat(0), 0).ends();
    assert_eq!(Plain::new(Frame::Dive { left: fits + 1 }).breaks().note, "the stack of frames is full");
}

#[test]
fn a_loop_without_end_is_broken_and_shows_the_stack() {
    let broken = Plain::new(Frame::Circle { turns: 0 }).breaks();
    assert_eq!(broken.note, "procedures run without end");
    assert_eq!(broken.stack, format!("[Frame(Circle {{ turns: {MAX_STEPS} }})]"));
    let printed = broken.to_string();
    assert!(printed.starts_with("the engine contradicts itself: procedures run without end (stack: [Frame("));
}

#[test]
fn a_contradiction_is_an_error_and_not_a_panic() {
    let broken = Plain::new(Frame::Contradiction).breaks();
    assert_eq!(broken.note, "this cannot be");
    assert_eq!(broken.stack, "[Frame(Contradiction)]", "the frame that found it is part of the report");

    // The same in the middle of an answer.
    let toy = Toy::begin(Plain::new(Frame::Question));
    let mut position = toy.position.clone();
    let broken = flow::answer(&mut position, Seat(0), 1, &mut Log::off()).unwrap_err();
    assert_eq!(broken.note, "this cannot be");
    assert!(broken.stack.contains("Frame(Tidy)"));
    let mut position = toy.position.clone();
    let broken = flow::answer(&mut position, Seat(0), 2, &mut Log::off()).unwrap_err();
    assert_eq!(broken.note, "the stack of frames is full");
}

#[test]
fn an_answer_while_nothing_is_asked_is_broken() {
    let mut toy = Toy::begin(Plain::new(Frame::Tidy));
    toy.ends();
    let broken = flow::answer(&mut toy.position, Seat(0), 0, &mut Log::off()).unwrap_err();
    assert_eq!(broken.note, "an answer came while nothing was asked");
    assert_eq!(toy.position.flow.number(), 0);
}

#[test]
fn a_check_comes_between_any_two_steps() {
    let mut toy = Toy::begin(Plain::new(Frame::Spill));
    // The step after the spill saw it mopped up already.
    assert_eq!(toy.told(None), ["mopped"]);
    assert!(!toy.position.spilt);
    toy.says(Seat(0), 0).ends();
}

#[test]
fn what_comes_in_between_comes_before_questions_only_and_until_nothing_is_left() {
    let mut toy = Toy::begin(Plain::new(Frame::Mess));
    // The next step still saw the whole mess: nothing comes in between two steps. Before the question was put,
    // it was tidied up three times.
    assert_eq!(toy.position.seen, [3]);
    assert_eq!(toy.told(None), ["tidied to 2", "tidied to 1", "tidied to 0"]);
    toy.prints(&["Tidy", "seat 0+seat 1 asked Anything"]);
    toy.says(Seat(1), 0).ends();
}

#[test]
fn a_position_can_be_saved_in_the_middle_of_everything() {
    let toy = Toy::begin(Plain::new(Frame::Dive { left: 5 }));
    let text = serde_json::to_string(&toy.position).unwrap();
    let mut loaded: Plain = serde_json::from_str(&text).unwrap();
    assert_eq!(loaded, toy.position);
    assert_eq!(kernel::stable_hash(&loaded), kernel::stable_hash(&toy.position));
    flow::answer(&mut loaded, Seat(0), 0, &mut Log::off()).unwrap();
    assert_eq!(loaded.flow.asked(), None);
}

#[test]
fn the_stacks_of_the_toys_stay_small() {
    use super::{attack, battle, hunt};
    // A position is copied often: some two thousand bytes for the deepest stack are enough.
    assert!(size_of::<Flow<attack::Frame, attack::Ask>>() <= 2048);
    assert!(size_of::<Flow<battle::Frame, battle::Ask>>() <= 2048);
    assert!(size_of::<Flow<hunt::Frame, hunt::Ask>>() <= 2048);
}
