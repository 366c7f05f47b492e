//! The hardest flows of the coming games with toy frames, to show that the stack carries them.
//!
//! The toys keep only what the flow needs: a few numbers instead of a map, a handful of cards. Their steps
//! are those of the rules files (`docs/rules/wotr.md`, `docs/rules/champions.md`), whose numbers they cite.

#[path = "flows/attack.rs"]
mod attack;
#[path = "flows/attack_tests.rs"]
mod attack_tests;
#[path = "flows/battle.rs"]
mod battle;
#[path = "flows/battle_tests.rs"]
mod battle_tests;
#[path = "flows/guards.rs"]
mod guards;
#[path = "flows/hunt.rs"]
mod hunt;
#[path = "flows/hunt_tests.rs"]
mod hunt_tests;
#[path = "flows/payment.rs"]
mod payment;

use kernel::flow::{self, Procedures};
use kernel::{Log, Seat, SeatSet};
use std::fmt::Debug;

/// A toy being played, with what was logged.
#[derive(Clone)]
struct Toy<P: Procedures> {
    position: P,
    log: Log<P::Event>,
}

impl<P> Toy<P>
where
    P: Procedures<Event = String> + Clone,
    P::Ask: PartialEq,
{
    /// Runs the toy to its first question.
    fn begin(position: P) -> Toy<P> {
        let mut toy = Toy { position, log: Log::on(0) };
        flow::run(&mut toy.position, &mut toy.log).expect("the toy runs to its first question");
        toy
    }

    /// Asserts who is asked what.
    #[track_caller]
    fn asks(&mut self, who: impl Into<SeatSet>, ask: P::Ask) -> &mut Toy<P> {
        let who = who.into();
        match self.position.flow().asked() {
            Some(asked) => assert_eq!((asked.who, asked.ask), (who, ask), "stack: {}", self.stack()),
            None => panic!("nothing is asked, not {ask:?} of {who:?}"),
        }
        self
    }

    /// Gives an answer for a seat that is asked.
    #[track_caller]
    fn says(&mut self, seat: Seat, action: P::Action) -> &mut Toy<P> {
        let asked = self.position.flow().asked().expect("nothing is asked");
        assert!(asked.who.contains(seat), "{seat:?} is not asked; stack: {}", self.stack());
        flow::answer(&mut self.position, seat, action, &mut self.log)
            .expect("the toy runs to its next question");
        self
    }

    /// Asserts that the stack is empty.
    #[track_caller]
    fn ends(&mut self) -> &mut Toy<P> {
        assert_eq!(self.stack(), "");
        self
    }

    /// A copy from which another course is taken.
    fn rewind(&self) -> Toy<P> {
        self.clone()
    }

    /// The stack as a stranger reads it: outermost frame first, the open question last.
    fn stack(&self) -> String {
        let flow = self.position.flow();
        let mut levels: Vec<String> = flow.frames().map(|frame| format!("{frame:?}")).collect();
        levels.reverse();
        if let Some(asked) = flow.asked() {
            let who: Vec<String> = asked.who.iter().map(name).collect();
            levels.push(format!("{} asked {:?}", who.join("+"), asked.ask));
        }
        levels.join(" > ")
    }

    /// Asserts what the stack prints, one level a line.
    #[track_caller]
    fn prints(&mut self, levels: &[&str]) -> &mut Toy<P> {
        assert_eq!(self.stack(), levels.join(" > "));
        self
    }

    /// What was logged, in order, as an onlooker sees it; what he may not know is left out.
    fn told(&self, onlooker: Option<Seat>) -> Vec<String> {
        let entries = self.log.clone().into_entries();
        entries
            .into_iter()
            .filter(|entry| entry.seen_by.includes(onlooker))
            .map(|entry| entry.event)
            .collect()
    }
}

fn name(seat: Seat) -> String {
    if seat.is_chance() { "chance".to_owned() } else { format!("seat {}", seat.0) }
}

/// Asserts that a value is one of those listed: for facts that do not depend on a branch.
fn assert_contains<T: PartialEq + Debug>(list: &[T], value: &T) {
    assert!(list.contains(value), "{value:?} is not in {list:?}");
}
