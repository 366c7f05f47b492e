//! The contract between a game and everything else: its rules. A new game begins here; [`Texts`](crate::Texts) and
//! [`Insight`](crate::Insight) have a default for everything.

use crate::{Allowed, ApplyError, Broken, Event, Flat, Log, Part, Rule, Seat, SeatSet, SetupError};
use rand::{Rng, RngExt};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// A question of a game.
pub trait Ask: Copy + Eq + Debug + Serialize {
    /// The name of its kind, as journals record it.
    fn kind(&self) -> &'static str;

    /// The rule that asks it.
    fn rule(&self) -> Rule;

    /// Whether each seat that is asked answers for itself, secretly and at the same time. Otherwise one answer from
    /// any of them settles it.
    fn each_answers(&self) -> bool {
        false
    }
}

/// The open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Question<A> {
    /// How many answers came before. Answers name this number, so that a late one is refused.
    pub number: u32,
    /// The seats that are asked.
    pub who: SeatSet,
    /// What is asked.
    pub ask: A,
    /// The rule that asks it.
    pub rule: Rule,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The seats that won.
    pub winners: SeatSet,
    /// The id of the winning side or seat.
    pub winner: &'static str,
    /// The id of the kind of ending.
    pub ending: &'static str,
}

/// One scenario of a game, for lists and menus.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ScenarioInfo {
    /// Its id.
    pub id: &'static str,
    /// The numbers of people that can play it.
    pub people: &'static [u8],
    /// The ids of its seats, in seat order.
    pub seats: &'static [&'static str],
}

/// One option of a game's set-up.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionInfo {
    /// Its id.
    pub id: &'static str,
    /// The values it takes; if none are listed, it takes any text.
    pub values: &'static [&'static str],
}

/// A standing order: an answer that a player leaves for a kind of question, to be given when it is asked and the
/// answer is legal.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OrderInfo {
    /// Its id.
    pub id: &'static str,
    /// The kind of question it answers.
    pub kind: &'static str,
    /// The rule that asks it, where several rules ask questions of this kind and only one is meant.
    pub rule: Option<&'static str>,
    /// The answer, in the notation of journals.
    pub answer: &'static str,
    /// Whether it ends when another player does something on the table; otherwise it stands until it is withdrawn.
    pub until_change: bool,
}

/// What a game says about itself.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Info {
    /// Its id.
    pub slug: &'static str,
    /// Goes up whenever the same journal could take another course, or come to positions with other hashes.
    pub rules_version: u32,
    /// Its scenarios; the first is the default.
    pub scenarios: &'static [ScenarioInfo],
    /// The options of its set-up.
    pub options: &'static [OptionInfo],
    /// The standing orders that a player may leave.
    pub orders: &'static [OrderInfo],
    /// The text of its rules file.
    #[serde(skip)]
    pub rules: &'static str,
}

/// One position of one game, with the rules that lead from it to others.
///
/// `allows`, `legal` and `play` agree: `play` carries out exactly what `allows` allows, and `legal` lists
/// exactly that. For a game whose procedures run on the stack of [`flow`](crate::flow), these and the shells around them are
/// functions of that module.
pub trait Game: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Scenario, variant, people.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A question.
    type Ask: Ask;
    /// An answer: a small plain value, never a menu index.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something on the table that a player can point at.
    type Thing: Copy + Eq + Debug + Serialize + DeserializeOwned;
    /// A log entry.
    type Event: Event;
    /// What a seat may know.
    type View: Serialize;

    /// What the game says about itself.
    const INFO: Info;

    /// The form of saved positions. It goes up when the text of an older position could not be read, or would be read
    /// as another position. New fields need no new form if their default means what the position meant without them.
    const FORM: u32 = 1;

    /// Whether [`Game::add_view`] takes over parts of another view. Otherwise nobody needs to keep views for that.
    const TAKES_OVER: bool = false;

    /// Makes a set-up from words: a scenario, a number of people, options.
    fn setup(
        scenario: &str,
        people: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Self::Setup, SetupError>;

    /// The first position of a set-up.
    fn new(setup: &Self::Setup, log: &mut Log<Self::Event>) -> Result<Self, SetupError>;

    /// Adds to a position that was read what follows from its set-up and is not saved with it, such as the tables of a
    /// [pack](crate::Packs).
    fn complete(&mut self, _setup: &Self::Setup) -> Result<(), SetupError> {
        Ok(())
    }

    /// How many seats there are.
    fn n_seats(&self) -> u8;

    /// The id of a seat.
    fn seat_id(&self, seat: Seat) -> &'static str;

    /// The seat's team, counted from 0: seats of one team win and lose together.
    fn team(&self, seat: Seat) -> u8;

    /// The person who holds the seat, counted from 0: a person may hold several seats and sees what each of
    /// them sees.
    fn person(&self, seat: Seat) -> u8 {
        seat.0
    }

    /// The open question; `None` when the game is over.
    fn question(&self) -> Option<Question<Self::Ask>>;

    /// The seats whose answer the game waits for. The others who are asked may answer too, but nobody waits for them,
    /// and they are not told that it is their turn.
    fn waits_for(&self) -> SeatSet {
        self.question().map_or(SeatSet::NONE, |question| question.who)
    }

    /// Whether this answer to the open question leaves the others who are asked with the same question and the same
    /// answers, as a mere pass does. Then an answer that another seat gives at that moment is not too late.
    fn leaves_open(&self, _action: Self::Action) -> bool {
        false
    }

    /// What an onlooker may know of a question that others are asked.
    fn ask_seen_by(&self, ask: Self::Ask, onlooker: Option<Seat>) -> Self::Ask;

    /// Lists the seat's legal answers, complete and exact. `out` is cleared first.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether the seat may give the answer now, and if not, why.
    fn allows(&self, seat: Seat, action: Self::Action) -> Allowed;

    /// Carries out an answer that `allows` allows and runs on to the next question.
    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Self::Event>) -> Result<(), Broken>;

    /// Checks the answer, then carries it out.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut Log<Self::Event>,
    ) -> Result<(), ApplyError> {
        self.allows(seat, action)?;
        Ok(self.play(seat, action, log)?)
    }

    /// One of Chance's answers, drawn with the same odds as at the table.
    fn chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Self::Action> {
        let mut answers = Vec::new();
        self.legal(Seat::CHANCE, &mut answers);
        if answers.is_empty() { None } else { Some(answers[rng.random_range(0..answers.len())]) }
    }

    /// What an onlooker (`None`: a spectator) may know.
    fn view(&self, onlooker: Option<Seat>) -> Self::View;

    /// Adds the view to an open object, under this name. `beside` is another position of this game, usually this one
    /// or the one before, with somebody's view of it: what all onlookers see alike, and what has not changed, need
    /// not be made again.
    fn add_view(
        &self,
        onlooker: Option<Seat>,
        name: &'static str,
        object: &mut Flat,
        _beside: Option<(&Self, Part<'_>)>,
    ) {
        object.add(name, &self.view(onlooker));
    }

    /// Deals anew everything that the seat can't know. The result depends only on the seat's knowledge and the
    /// generator.
    fn imagine<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R);

    /// How the game ended, if it did.
    fn outcome(&self) -> Option<Outcome>;

    /// Checks that pieces are conserved and tracks are in range.
    fn check(&self) -> Result<(), Broken>;

    /// Every answer that the seat might think of now, legal or not: what `why not` and the tests try.
    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// The things on the table that an answer concerns.
    fn concerns(&self, action: Self::Action, out: &mut Vec<Self::Thing>);
}
