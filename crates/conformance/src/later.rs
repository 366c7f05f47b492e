//! A game whose rules have been corrected, to try what becomes of games that were played before.

use cases::{CaseFault, CaseGame};
use kernel::story::{Gauge, Held, Moment};
use kernel::{
    Allowed, Broken, Decks, Flat, Game, Info, Insight, Language, Log, Outcome, Packs, Part, Question,
    Refused, Seat, SeatSet, SetupError, Source, Studied, Text, Texts, stable_hash,
};
use rand::Rng;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::hash::{Hash, Hasher};

/// The next version of a game. One in `ONE_IN` of the players' answers is refused (none if it is 0), as long as
/// another answer is left. `SALTED`: equal positions have other hashes, as if a field had been added to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Later<G, const ONE_IN: u64, const SALTED: bool>(
    /// The game before its correction.
    pub G,
);

impl<G: Hash, const ONE_IN: u64, const SALTED: bool> Hash for Later<G, ONE_IN, SALTED> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
        if SALTED {
            state.write_u8(1);
        }
    }
}

/// The field that was added.
const SALT: &str = "salt";

/// A position with one more field.
#[derive(Serialize)]
struct Salted<'a, G> {
    #[serde(flatten)]
    game: &'a G,
    salt: u8,
}

impl<G: Serialize, const ONE_IN: u64, const SALTED: bool> Serialize for Later<G, ONE_IN, SALTED> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match SALTED {
            true => Salted { game: &self.0, salt: 1 }.serialize(serializer),
            false => self.0.serialize(serializer),
        }
    }
}

impl<'de, G: DeserializeOwned, const ONE_IN: u64, const SALTED: bool> Deserialize<'de>
    for Later<G, ONE_IN, SALTED>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut saved = Value::deserialize(deserializer)?;
        if let Some(fields) = saved.as_object_mut().filter(|_| SALTED) {
            // A position from before does not have it.
            fields.remove(SALT);
        }
        serde_json::from_value(saved).map(Later).map_err(Error::custom)
    }
}

impl<G: Game, const ONE_IN: u64, const SALTED: bool> Later<G, ONE_IN, SALTED> {
    fn is_struck(action: G::Action) -> bool {
        ONE_IN > 0 && stable_hash(&action) % ONE_IN == 0
    }

    fn forbids(&self, seat: Seat, action: G::Action) -> bool {
        if seat.is_chance() || !Self::is_struck(action) {
            return false;
        }
        let mut answers = Vec::new();
        self.0.legal(seat, &mut answers);
        answers.iter().any(|other| !Self::is_struck(*other))
    }
}

impl<G: Game, const ONE_IN: u64, const SALTED: bool> Game for Later<G, ONE_IN, SALTED> {
    type Setup = G::Setup;
    type Ask = G::Ask;
    type Action = G::Action;
    type Thing = G::Thing;
    type Event = G::Event;
    type View = G::View;

    const INFO: Info = Info { rules_version: G::INFO.rules_version + 1, ..G::INFO };
    const FORM: u32 = G::FORM;
    const TAKES_OVER: bool = G::TAKES_OVER;

    fn setup(
        scenario: &str,
        people: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Self::Setup, SetupError> {
        G::setup(scenario, people, options)
    }

    fn new(setup: &Self::Setup, log: &mut Log<Self::Event>) -> Result<Self, SetupError> {
        G::new(setup, log).map(Later)
    }

    fn complete(&mut self, setup: &Self::Setup) -> Result<(), SetupError> {
        self.0.complete(setup)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.0.legal(seat, out);
        if !seat.is_chance() && out.iter().any(|action| !Self::is_struck(*action)) {
            out.retain(|action| !Self::is_struck(*action));
        }
    }

    fn allows(&self, seat: Seat, action: Self::Action) -> Allowed {
        self.0.allows(seat, action)?;
        match self.0.question() {
            Some(question) if self.forbids(seat, action) => {
                Err(Refused::Illegal { rule: question.rule, why: "the corrected rules forbid it" })
            }
            _ => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Self::Event>) -> Result<(), Broken> {
        self.0.play(seat, action, log)
    }

    // Everything else is as it was.

    fn n_seats(&self) -> u8 {
        self.0.n_seats()
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        self.0.seat_id(seat)
    }

    fn team(&self, seat: Seat) -> u8 {
        self.0.team(seat)
    }

    fn person(&self, seat: Seat) -> u8 {
        self.0.person(seat)
    }

    fn question(&self) -> Option<Question<Self::Ask>> {
        self.0.question()
    }

    fn waits_for(&self) -> SeatSet {
        self.0.waits_for()
    }

    fn leaves_open(&self, action: Self::Action) -> bool {
        self.0.leaves_open(action)
    }

    fn ask_seen_by(&self, ask: Self::Ask, onlooker: Option<Seat>) -> Self::Ask {
        self.0.ask_seen_by(ask, onlooker)
    }

    fn chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Self::Action> {
        self.0.chance(rng)
    }

    fn add_view(
        &self,
        onlooker: Option<Seat>,
        name: &'static str,
        object: &mut Flat,
        beside: Option<(&Self, Part<'_>)>,
    ) {
        self.0.add_view(onlooker, name, object, beside.map(|(other, view)| (&other.0, view)));
    }

    fn view(&self, onlooker: Option<Seat>) -> Self::View {
        self.0.view(onlooker)
    }

    fn imagine<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        self.0.imagine(seat, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn check(&self) -> Result<(), Broken> {
        self.0.check()
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.0.candidates(seat, out);
    }

    fn concerns(&self, action: Self::Action, out: &mut Vec<Self::Thing>) {
        self.0.concerns(action, out);
    }
}

impl<G: Texts, const ONE_IN: u64, const SALTED: bool> Texts for Later<G, ONE_IN, SALTED> {
    fn ask_text(&self, ask: Self::Ask) -> Text<Self::Thing> {
        self.0.ask_text(ask)
    }

    fn action_text(&self, action: Self::Action) -> Text<Self::Thing> {
        self.0.action_text(action)
    }

    fn event_text(&self, event: &Self::Event) -> Text<Self::Thing> {
        self.0.event_text(event)
    }

    fn thing_text(&self, thing: Self::Thing) -> Text<Self::Thing> {
        self.0.thing_text(thing)
    }

    fn catalogues() -> &'static [Source] {
        G::catalogues()
    }

    fn facts(language: &dyn Language) -> Value {
        G::facts(language)
    }

    fn decks() -> Option<&'static dyn Decks> {
        G::decks()
    }

    fn packs() -> Option<&'static dyn Packs> {
        G::packs()
    }

    fn glossary(&self) -> Vec<Self::Thing> {
        self.0.glossary()
    }

    fn about(&self, thing: Self::Thing, onlooker: Option<Seat>) -> Vec<Text<Self::Thing>> {
        self.0.about(thing, onlooker)
    }

    fn board(views: &[Self::View], language: &dyn Language) -> String {
        G::board(views, language)
    }
}

impl<G: Insight, const ONE_IN: u64, const SALTED: bool> Insight for Later<G, ONE_IN, SALTED> {
    const PLAYOUT: u32 = G::PLAYOUT;
    const HORIZON: u32 = G::HORIZON;
    const WEIGHS: bool = G::WEIGHS;
    const FOLLOWS: f64 = G::FOLLOWS;

    fn estimate(&self, seat: Seat) -> f32 {
        self.0.estimate(seat)
    }

    fn clock(&self) -> u32 {
        self.0.clock()
    }

    fn turn(&self) -> u32 {
        self.0.turn()
    }

    fn gauges(&self) -> Vec<Gauge<Self::Thing>> {
        self.0.gauges()
    }

    fn moment(&self, event: &Self::Event) -> Option<Moment> {
        self.0.moment(event)
    }

    fn held(&self) -> Vec<Held<Self::Thing>> {
        self.0.held()
    }

    fn weight(&self, seat: Seat, action: Self::Action) -> f32 {
        self.0.weight(seat, action)
    }

    fn studied(event: &Self::Event) -> Option<Studied> {
        G::studied(event)
    }

    fn measures(&self) -> Vec<(&'static str, f64)> {
        self.0.measures()
    }
}

impl<G: CaseGame, const ONE_IN: u64, const SALTED: bool> CaseGame for Later<G, ONE_IN, SALTED> {
    type Given = G::Given;
    type Fact = G::Fact;

    const ANY_WORD: &'static str = G::ANY_WORD;

    fn answers(ask: &Self::Ask) -> &'static [&'static str] {
        G::answers(ask)
    }

    fn keeps_order(given: &Self::Given) -> bool {
        G::keeps_order(given)
    }

    fn position(setup: &Self::Setup, given: &[(usize, Self::Given)]) -> Result<Self, CaseFault> {
        G::position(setup, given).map(Later)
    }

    fn fact(&self, fact: &Self::Fact) -> Result<(), String> {
        self.0.fact(fact)
    }
}
