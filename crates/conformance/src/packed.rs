//! A game that has been given data packs, to try everything that has to do with them on any game. The values of its
//! packs change nothing in the game; but a position without what its pack says is found out by `check`.

use cases::{CaseFault, CaseGame};
use kernel::story::{Gauge, Held, Moment};
use kernel::{
    Allowed, Broken, Decks, Flat, Game, Info, Insight, Language, Log, OptionInfo, Outcome, Pack, PackChoice,
    PackEntry, PackFault, PackField, PackForm, PackMark, PackRange, Packs, Part, Question, Seat, SeatSet,
    SetupError, ShippedPack, Source, Studied, Text, Texts,
};
use rand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::hash::{Hash, Hasher};

/// A game with packs.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Packed<G> {
    game: G,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pack: Option<PackMark>,
    /// Follows from the set-up, as the tables of a real game do.
    #[serde(skip)]
    says: Option<Pack>,
}

impl<G: PartialEq> PartialEq for Packed<G> {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game && self.pack == other.pack
    }
}

impl<G: Eq> Eq for Packed<G> {}

impl<G: Hash> Hash for Packed<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.game.hash(state);
        self.pack.hash(state);
    }
}

/// The game's set-up, and a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedSetup<S> {
    game: S,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pack: Option<Pack>,
}

/// What a seat may know of the game, and the name and hash of the pack.
#[derive(Serialize)]
pub struct PackedView<V> {
    #[serde(flatten)]
    view: V,
    #[serde(skip_serializing_if = "Option::is_none")]
    pack: Option<PackMark>,
}

/// Made-up values, one for each kind of form.
struct Sample(&'static str);

/// The longest list of operations.
const MOST_OPS: usize = 4000;

const OPS: [&str; 2] = ["rally", "move"];
const AREAS: [(&str, &str); 3] =
    [("camp", "The Camp"), ("ravenhill", "Ravenhill"), ("front-gate", "The Front Gate")];

impl Packs for Sample {
    fn entries(&self) -> Vec<PackEntry> {
        let entry = |key: &str, what: &str, ours: Value, limits: &str, form: PackForm| PackEntry {
            key: key.to_owned(),
            group: None,
            what: Text::plain(what),
            ours,
            limits: Text::plain(limits),
            look_up: Text::plain(format_args!("the card of {}", what.to_lowercase())),
            form,
        };
        let field = |(at, what): &(&str, &str)| PackField { at: format!("/{at}"), what: Text::plain(what) };
        let up_to = |most: f64| PackRange { least: 0.0, most, whole: true };
        let people = [("bard", "Bard"), ("dain", "Dáin")].iter().map(field).collect();
        let groups = [("1", "The first group"), ("2", "The second group")].iter().map(field).collect();
        let areas =
            AREAS.iter().map(|(id, name)| PackChoice { id: (*id).to_owned(), name: Text::plain(name) });
        let words = OPS.map(str::to_owned).to_vec();
        vec![
            entry("R1", "Leadership of the wizard", json!(1), "0 to 3", PackForm::Number(up_to(3.0))),
            entry(
                "R2",
                "Movement",
                json!({"bard": 2, "dain": 2}),
                "0 to 4 each",
                PackForm::Numbers { fields: people, range: up_to(4.0) },
            ),
            entry(
                "R3",
                "Ability of Bard",
                json!([{"ops": [{"op": "rally"}]}]),
                "lists of ops",
                PackForm::Ops { words },
            ),
            entry(
                "R4",
                "Areas of the set-up",
                json!({"1": "camp", "2": "ravenhill"}),
                "known areas",
                PackForm::Choices { fields: groups, of: areas.collect() },
            ),
            entry("R5", "Ruler", json!({"cm": 16.0}), "a length", PackForm::Json),
        ]
    }

    fn check(&self, pack: &Pack) -> Vec<PackFault> {
        let fault = |key: &str, what: &str| PackFault::new(key, Text::plain(what));
        let mut faults = Vec::new();
        for (key, value) in pack.values() {
            let within = |value: &Value, most: u64| value.as_u64().is_some_and(|n| n <= most);
            let wrong = match key.as_str() {
                "R1" => (!within(value, 3)).then_some("expected a number from 0 to 3"),
                "R2" => (!["bard", "dain"].iter().all(|who| within(&value[*who], 4)))
                    .then_some("expected a number from 0 to 4 for each"),
                "R3" => (!is_list_of_ops(value)).then_some("expected lists of known ops"),
                "R4" => {
                    let known = |group: &str| AREAS.iter().any(|(id, _)| value[group] == *id);
                    (!known("1") || !known("2")).then_some("expected known areas")
                }
                _ => (!value["cm"].is_number()).then_some("expected a length in cm"),
            };
            faults.extend(wrong.map(|what| fault(key, what)));
        }
        // What only the whole set-up shows.
        if faults.is_empty() && pack.value("R4").is_some_and(|areas| areas["1"] == areas["2"]) {
            faults.push(fault("R4", "both groups stand in one area"));
        }
        faults
    }

    fn shipped(&self) -> Vec<ShippedPack> {
        let values = Map::from_iter([("R1".to_owned(), json!(2))]);
        let pack = Pack::new(self.0, "Balanced", values);
        let shipped = |pack| ShippedPack { id: "balanced", about: Text::plain("for a fairer game"), pack };
        pack.ok().map(shipped).into_iter().collect()
    }
}

fn is_list_of_ops(value: &Value) -> bool {
    let is_op = |op: &Value| OPS.iter().any(|known| op["op"] == *known);
    let is_option = |option: &Value| option["ops"].as_array().is_some_and(|ops| ops.iter().all(is_op));
    value.as_array().is_some_and(|options| options.len() <= MOST_OPS && options.iter().all(is_option))
}

static OPTIONS: [OptionInfo; 1] = [OptionInfo { id: Pack::OPTION, values: &[] }];

/// The packs of a game, without its type.
fn sample(game: &'static str) -> &'static dyn Packs {
    // One for each game; there are few, and only in tests.
    Box::leak(Box::new(Sample(game)))
}

impl<G: Game> Packed<G> {
    fn of(game: G, setup: &PackedSetup<G::Setup>) -> Packed<G> {
        let says = setup.pack.clone();
        Packed { game, pack: says.as_ref().map(Pack::mark), says }
    }
}

impl<G: Game> Game for Packed<G> {
    type Setup = PackedSetup<G::Setup>;
    type Ask = G::Ask;
    type Action = G::Action;
    type Thing = G::Thing;
    type Event = G::Event;
    type View = PackedView<G::View>;

    const INFO: Info = Info { options: &OPTIONS, ..G::INFO };
    const FORM: u32 = G::FORM;

    fn setup(
        scenario: &str,
        people: Option<u8>,
        options: &[(String, String)],
    ) -> Result<Self::Setup, SetupError> {
        let pack = Sample(G::INFO.slug).chosen(G::INFO.slug, options)?;
        let rest: Vec<(String, String)> =
            options.iter().filter(|(name, _)| name != Pack::OPTION).cloned().collect();
        Ok(PackedSetup { game: G::setup(scenario, people, &rest)?, pack })
    }

    fn new(setup: &Self::Setup, log: &mut Log<Self::Event>) -> Result<Self, SetupError> {
        if let Some(pack) = &setup.pack {
            Sample(G::INFO.slug).accepts(G::INFO.slug, pack)?;
        }
        Ok(Packed::of(G::new(&setup.game, log)?, setup))
    }

    fn complete(&mut self, setup: &Self::Setup) -> Result<(), SetupError> {
        self.game.complete(&setup.game)?;
        self.says = setup.pack.clone();
        Ok(())
    }

    fn check(&self) -> Result<(), Broken> {
        if self.pack != self.says.as_ref().map(Pack::mark) {
            return Err(Broken::new("the position lacks what its pack says"));
        }
        self.game.check()
    }

    fn view(&self, onlooker: Option<Seat>) -> Self::View {
        PackedView { view: self.game.view(onlooker), pack: self.pack.clone() }
    }

    // Everything else is as it was.

    fn n_seats(&self) -> u8 {
        self.game.n_seats()
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        self.game.seat_id(seat)
    }

    fn team(&self, seat: Seat) -> u8 {
        self.game.team(seat)
    }

    fn person(&self, seat: Seat) -> u8 {
        self.game.person(seat)
    }

    fn question(&self) -> Option<Question<Self::Ask>> {
        self.game.question()
    }

    fn waits_for(&self) -> SeatSet {
        self.game.waits_for()
    }

    fn leaves_open(&self, action: Self::Action) -> bool {
        self.game.leaves_open(action)
    }

    fn ask_seen_by(&self, ask: Self::Ask, onlooker: Option<Seat>) -> Self::Ask {
        self.game.ask_seen_by(ask, onlooker)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.game.legal(seat, out);
    }

    fn allows(&self, seat: Seat, action: Self::Action) -> Allowed {
        self.game.allows(seat, action)
    }

    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Self::Event>) -> Result<(), Broken> {
        self.game.play(seat, action, log)
    }

    fn chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Self::Action> {
        self.game.chance(rng)
    }

    fn imagine<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        self.game.imagine(seat, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.game.candidates(seat, out);
    }

    fn concerns(&self, action: Self::Action, out: &mut Vec<Self::Thing>) {
        self.game.concerns(action, out);
    }

    fn add_view(
        &self,
        onlooker: Option<Seat>,
        name: &'static str,
        object: &mut Flat,
        _beside: Option<(&Self, Part<'_>)>,
    ) {
        object.add(name, &self.view(onlooker));
    }
}

impl<G: Texts> Texts for Packed<G> {
    fn packs() -> Option<&'static dyn Packs> {
        Some(sample(G::INFO.slug))
    }

    fn ask_text(&self, ask: Self::Ask) -> Text<Self::Thing> {
        self.game.ask_text(ask)
    }

    fn action_text(&self, action: Self::Action) -> Text<Self::Thing> {
        self.game.action_text(action)
    }

    fn event_text(&self, event: &Self::Event) -> Text<Self::Thing> {
        self.game.event_text(event)
    }

    fn thing_text(&self, thing: Self::Thing) -> Text<Self::Thing> {
        self.game.thing_text(thing)
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

    fn glossary(&self) -> Vec<Self::Thing> {
        self.game.glossary()
    }

    fn about(&self, thing: Self::Thing, onlooker: Option<Seat>) -> Vec<Text<Self::Thing>> {
        self.game.about(thing, onlooker)
    }
}

impl<G: Insight> Insight for Packed<G> {
    const PLAYOUT: u32 = G::PLAYOUT;
    const HORIZON: u32 = G::HORIZON;
    const WEIGHS: bool = G::WEIGHS;
    const FOLLOWS: f64 = G::FOLLOWS;

    fn estimate(&self, seat: Seat) -> f32 {
        self.game.estimate(seat)
    }

    fn clock(&self) -> u32 {
        self.game.clock()
    }

    fn turn(&self) -> u32 {
        self.game.turn()
    }

    fn gauges(&self) -> Vec<Gauge<Self::Thing>> {
        self.game.gauges()
    }

    fn moment(&self, event: &Self::Event) -> Option<Moment> {
        self.game.moment(event)
    }

    fn held(&self) -> Vec<Held<Self::Thing>> {
        self.game.held()
    }

    fn weight(&self, seat: Seat, action: Self::Action) -> f32 {
        self.game.weight(seat, action)
    }

    fn studied(event: &Self::Event) -> Option<Studied> {
        G::studied(event)
    }

    fn measures(&self) -> Vec<(&'static str, f64)> {
        self.game.measures()
    }
}

impl<G: CaseGame> CaseGame for Packed<G> {
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
        Ok(Packed::of(G::position(&setup.game, given)?, setup))
    }

    fn fact(&self, fact: &Self::Fact) -> Result<(), String> {
        self.game.fact(fact)
    }
}
