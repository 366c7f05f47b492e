//! A toy game with one fault, chosen by a number. With [`HONEST`] it has none.

// Each test program that includes this file uses another part of it.
#![allow(dead_code)]

use crate::toy::{Action, Ask, Card, Happened, Setup, Thing, Toy, View};
use kernel::{
    Allowed, ApplyError, Broken, Game, Info, Insight, Log, Outcome, Question, Refused, Seat, SetupError,
    Source, Text, Texts, stable_hash,
};
use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// No fault.
pub const HONEST: u8 = 0;
/// The game begins anew instead of ending.
pub const ENDLESS: u8 = 1;
/// A seat that is asked has no legal answer.
pub const STUCK: u8 = 2;
/// The engine contradicts itself.
pub const BREAKS: u8 = 3;
/// Nobody wins.
pub const NO_OUTCOME: u8 = 4;
/// The list of legal answers lacks one.
pub const LISTS_TOO_LITTLE: u8 = 5;
/// The list of legal answers has one too many.
pub const LISTS_TOO_MUCH: u8 = 6;
/// An answer is listed twice.
pub const LISTS_TWICE: u8 = 7;
/// A refused answer leaves a trace.
pub const MUTATES_ON_REFUSAL: u8 = 8;
/// A refusal names a rule that does not exist.
pub const CITES_NOTHING: u8 = 9;
/// `check` finds something at some position.
pub const CHECK_FAILS: u8 = 10;
/// A part of the position is not saved.
pub const FORGETS_ON_SAVE: u8 = 11;
/// Clones share a part of the position.
pub const SHARES: u8 = 12;
/// Something outside the position decides how it goes on.
pub const LOOKS_OUTSIDE: u8 = 13;
/// A view shows the other player's card.
pub const LEAKS_IN_VIEW: u8 = 14;
/// The log shows everybody what only one seat may see.
pub const LEAKS_IN_LOG: u8 = 15;
/// The text of a log entry tells the first player's card.
pub const LEAKS_IN_TEXT: u8 = 16;
/// What can be asked about depends on the other player's card.
pub const LEAKS_IN_CANDIDATES: u8 = 17;
/// Imagining depends on what is hidden.
pub const IMAGINE_PEEKS: u8 = 18;
/// Imagining changes nothing.
pub const IMAGINE_SLEEPS: u8 = 19;
/// Imagining changes what the seat knows.
pub const IMAGINE_FORGETS: u8 = 20;
/// The game does not say that something hidden came to light.
pub const FORGETS_TO_REVEAL: u8 = 21;
/// The game says that of every answer.
pub const REVEALS_ALWAYS: u8 = 22;
/// Playing an answer panics.
pub const PANICS: u8 = 23;
/// The log depends on something outside the position.
pub const LOG_LOOKS_OUTSIDE: u8 = 24;
/// Anybody may answer for anybody.
pub const ALLOWS_ANYBODY: u8 = 25;

/// A number that clones may share.
#[derive(Debug, Default)]
pub struct Tally(Arc<AtomicU32>);

impl Tally {
    fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The toy game with a fault.
#[derive(Debug, Serialize, Deserialize)]
pub struct Faulty<const FAULT: u8> {
    toy: Toy,
    n_answers: u32,
    spoilt: u32,
    #[serde(skip)]
    tally: Tally,
    #[serde(skip)]
    unsaved: u32,
}

impl<const FAULT: u8> Faulty<FAULT> {
    const IS_UNSAVED: bool = FAULT == FORGETS_ON_SAVE;

    fn parts(&self) -> (&Toy, u32, u32, u32, u32) {
        (&self.toy, self.n_answers, self.spoilt, self.tally.get(), self.unsaved)
    }

    /// A seat's card, which it alone knows.
    fn secret(&self, seat: Seat) -> Option<Card> {
        self.toy.view(Some(seat)).hands[seat.index()].card
    }
}

impl<const FAULT: u8> Clone for Faulty<FAULT> {
    fn clone(&self) -> Self {
        let shared = Arc::clone(&self.tally.0);
        let tally = if FAULT == SHARES { shared } else { Arc::new(AtomicU32::new(self.tally.get())) };
        let Faulty { n_answers, spoilt, unsaved, .. } = *self;
        Faulty { toy: self.toy.clone(), n_answers, spoilt, tally: Tally(tally), unsaved }
    }
}

impl<const FAULT: u8> PartialEq for Faulty<FAULT> {
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

impl<const FAULT: u8> Eq for Faulty<FAULT> {}

impl<const FAULT: u8> Hash for Faulty<FAULT> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.parts().hash(state);
    }
}

/// A view, and what should not be in it.
#[derive(Serialize)]
pub struct FaultyView {
    view: View,
    leak: Option<Card>,
}

impl<const FAULT: u8> Game for Faulty<FAULT> {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Thing = Thing;
    type Event = Happened;
    type View = FaultyView;

    const INFO: Info = Toy::INFO;

    fn setup(scenario: &str, people: Option<u8>, options: &[(String, String)]) -> Result<Setup, SetupError> {
        Toy::setup(scenario, people, options)
    }

    fn new(setup: &Setup, log: &mut Log<Happened>) -> Result<Self, SetupError> {
        let toy = Toy::new(setup, log)?;
        Ok(Faulty { toy, n_answers: 0, spoilt: 0, tally: Tally::default(), unsaved: 0 })
    }

    fn n_seats(&self) -> u8 {
        self.toy.n_seats()
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        self.toy.seat_id(seat)
    }

    fn team(&self, seat: Seat) -> u8 {
        self.toy.team(seat)
    }

    fn question(&self) -> Option<Question<Ask>> {
        Some(Question { number: self.n_answers, ..self.toy.question()? })
    }

    fn ask_seen_by(&self, ask: Ask, onlooker: Option<Seat>) -> Ask {
        self.toy.ask_seen_by(ask, onlooker)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.toy.legal(seat, out);
        let takes = matches!(out.first(), Some(Action::Take(_)));
        match FAULT {
            STUCK if takes => out.clear(),
            LISTS_TOO_LITTLE if out.len() > 1 => out.truncate(out.len() - 1),
            LISTS_TOO_MUCH if takes => out.push(Action::Take(0)),
            LISTS_TWICE if takes => out.push(out[0]),
            _ => {}
        }
    }

    fn allows(&self, seat: Seat, action: Action) -> Allowed {
        let asked = self.toy.question().and_then(|question| question.who.first_seat());
        let allowed = match asked {
            Some(asked) if FAULT == ALLOWS_ANYBODY => self.toy.allows(asked, action),
            _ => self.toy.allows(seat, action),
        };
        match allowed {
            Err(Refused::Illegal { why, .. }) if FAULT == CITES_NOTHING => Err(Refused::by("9.9", why)),
            allowed => allowed,
        }
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut Log<Happened>) -> Result<(), Broken> {
        static OUTSIDE: AtomicU32 = AtomicU32::new(0);
        let mut own = Log::on(0);
        self.toy.play(seat, action, &mut own)?;
        self.n_answers += 1;
        match FAULT {
            ENDLESS if self.toy.outcome().is_some() => {
                self.toy =
                    Toy::new(&Setup, &mut Log::off()).map_err(|error| Broken::new(error.to_string()))?;
            }
            BREAKS if matches!(action, Action::Take(_)) => {
                return Err(Broken { note: "a stone is lost".to_owned(), stack: "[Turn(0)]".to_owned() });
            }
            PANICS if matches!(action, Action::Take(_)) => panic!("a stone fell on the floor"),
            SHARES => {
                self.tally.0.fetch_add(1, Ordering::Relaxed);
            }
            LOOKS_OUTSIDE => self.spoilt = OUTSIDE.fetch_add(1, Ordering::Relaxed),
            _ if Self::IS_UNSAVED => self.unsaved += 1,
            _ => {}
        }
        if (own.revealed() && FAULT != FORGETS_TO_REVEAL) || FAULT == REVEALS_ALWAYS {
            log.reveal();
        }
        for entry in own.into_entries() {
            match FAULT {
                LEAKS_IN_LOG => log.public(entry.event),
                LOG_LOOKS_OUTSIDE if OUTSIDE.fetch_add(1, Ordering::Relaxed).is_multiple_of(7) => {}
                _ => log.write(entry.seen_by, entry.event),
            }
        }
        Ok(())
    }

    fn apply(&mut self, seat: Seat, action: Action, log: &mut Log<Happened>) -> Result<(), ApplyError> {
        if let Err(refused) = self.allows(seat, action) {
            if FAULT == MUTATES_ON_REFUSAL {
                self.spoilt += 1;
            }
            return Err(refused.into());
        }
        Ok(self.play(seat, action, log)?)
    }

    fn chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Action> {
        self.toy.chance(rng)
    }

    fn view(&self, onlooker: Option<Seat>) -> FaultyView {
        let leak = onlooker.filter(|_| FAULT == LEAKS_IN_VIEW).and_then(|seat| self.secret(Seat(1 - seat.0)));
        FaultyView { view: self.toy.view(onlooker), leak }
    }

    fn imagine<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        match FAULT {
            IMAGINE_PEEKS => {
                let mut peeking = Pcg64Mcg::seed_from_u64(stable_hash(&self.toy) ^ rng.random::<u64>());
                self.toy.imagine(seat, &mut peeking);
            }
            IMAGINE_SLEEPS => {}
            IMAGINE_FORGETS => self.toy.imagine(Seat(1 - seat.0), rng),
            _ => self.toy.imagine(seat, rng),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.toy.outcome().filter(|_| FAULT != NO_OUTCOME)
    }

    fn check(&self) -> Result<(), Broken> {
        if FAULT == CHECK_FAILS && self.n_answers == 6 {
            return Err(Broken::new("a card has gone"));
        }
        self.toy.check()
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        self.toy.candidates(seat, out);
        let other = if seat == Seat(0) { Seat(1) } else { Seat(0) };
        if FAULT == LEAKS_IN_CANDIDATES && self.secret(other).is_some_and(|card| card.value() > 3) {
            out.push(Action::Take(9));
        }
    }

    fn concerns(&self, action: Action, out: &mut Vec<Thing>) {
        self.toy.concerns(action, out);
    }
}

impl<const FAULT: u8> Texts for Faulty<FAULT> {
    fn catalogues() -> &'static [Source] {
        Toy::catalogues()
    }

    fn ask_text(&self, ask: Ask) -> Text<Thing> {
        self.toy.ask_text(ask)
    }

    fn action_text(&self, action: Action) -> Text<Thing> {
        self.toy.action_text(action)
    }

    fn event_text(&self, event: &Happened) -> Text<Thing> {
        let text = self.toy.event_text(event);
        if FAULT == LEAKS_IN_TEXT {
            text.written("secret", format!("{:?}", self.secret(Seat(0))))
        } else {
            text
        }
    }

    fn thing_text(&self, thing: Thing) -> Text<Thing> {
        self.toy.thing_text(thing)
    }
}

impl<const FAULT: u8> Insight for Faulty<FAULT> {}
