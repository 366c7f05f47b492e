//! The kernel's contract for this game.

use crate::action::{Action, Ask, Deed, Loss};
use crate::event::Event;
use crate::figures::Figure;
use crate::ids::{Card, Character, Deck, Face, Nation, Side, Tile};
use crate::map::Region;
use crate::rules::Log;
use crate::state::{Scenario, Setup, State};
use crate::story;
use crate::view::View;
use kernel::story::{Gauge, Held, Moment};
use kernel::{
    Allowed, Argument, Broken, Flat, Game, Info, Insight, Language, OptionInfo, OrderInfo, Outcome, Part,
    Question, ScenarioInfo, Seat, SetupError, Source, Text, Texts, flow,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// Something on the table that a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A region.
    Region(Region),
    /// An Event card.
    Card(Card),
    /// A Character.
    Character(Character),
    /// A figure of the group or Army that is asked about.
    Figure(Figure),
    /// Gollum.
    Gollum,
    /// One's own unused dice that show this.
    Die(Face),
    /// A deck.
    Deck(Deck),
    /// A Nation's counter on the Political Track.
    Nation(Nation),
    /// The Fellowship.
    Fellowship,
    /// The Hunt Box.
    HuntBox,
    /// The Elven Rings.
    Rings,
    /// A kind of Hunt tile.
    Tile(Tile),
    /// Passing.
    Pass,
}

static SCENARIOS: [ScenarioInfo; 3] = [
    ScenarioInfo { id: "two-player", people: &[2], seats: &["free-peoples", "shadow"] },
    ScenarioInfo { id: "three-player", people: &[3], seats: &["free-peoples", "witch-king", "saruman"] },
    ScenarioInfo { id: "four-player", people: &[4], seats: &["gondor", "rohan", "witch-king", "saruman"] },
];

static OPTIONS: [OptionInfo; 0] = [];

static ORDERS: [OrderInfo; 2] = [
    OrderInfo { id: "no-swap", kind: "swap", rule: None, answer: "decline", until_change: false },
    OrderInfo { id: "mix-armies", kind: "mix", rule: None, answer: "accept", until_change: false },
];

pub(crate) fn scenario_info(scenario: Scenario) -> &'static ScenarioInfo {
    &SCENARIOS[match scenario {
        Scenario::TwoPlayer => 0,
        Scenario::ThreePlayer => 1,
        Scenario::FourPlayer => 2,
    }]
}

impl Game for State {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Thing = Thing;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        slug: "wotr",
        rules_version: 4,
        scenarios: &SCENARIOS,
        options: &OPTIONS,
        orders: &ORDERS,
        rules: include_str!("../../../../docs/rules/wotr.md"),
    };

    const TAKES_OVER: bool = true;

    fn setup(scenario: &str, people: Option<u8>, options: &[(String, String)]) -> Result<Setup, SetupError> {
        if let Some((name, _)) = options.first() {
            return Err(SetupError::new(Text::new("setup-no-option").written("option", name)));
        }
        let all = [Scenario::TwoPlayer, Scenario::ThreePlayer, Scenario::FourPlayer];
        let found = all.into_iter().find(|other| scenario_info(*other).id == scenario);
        let Some(scenario) = found else {
            let ids = SCENARIOS.iter().map(|info| Argument::Written(info.id.to_owned()));
            let why = Text::new("setup-no-scenario").written("scenario", scenario);
            return Err(SetupError::new(why.list("scenarios", ids)));
        };
        let info = scenario_info(scenario);
        if people.is_some_and(|people| !info.people.contains(&people)) {
            let why = Text::new("setup-other-number").text("scenario", Text::of("scenario", info.id));
            let why = why.number("n", info.people[0]);
            return Err(match scenario {
                Scenario::TwoPlayer => SetupError::new(why),
                Scenario::ThreePlayer => SetupError::by("14.11", why),
                Scenario::FourPlayer => SetupError::by("14.1", why),
            });
        }
        Ok(Setup { scenario })
    }

    fn new(setup: &Setup, log: &mut Log) -> Result<State, SetupError> {
        flow::begin(State::blank(setup)?, log)
    }

    fn n_seats(&self) -> u8 {
        self.seats()
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        scenario_info(self.setup.scenario).seats.get(seat.index()).copied().unwrap_or("nobody")
    }

    fn team(&self, seat: Seat) -> u8 {
        self.side(seat) as u8
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

    fn play(&mut self, seat: Seat, action: Action, log: &mut Log) -> Result<(), Broken> {
        flow::answer(self, seat, action, log)
    }

    fn chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Action> {
        match self.flow.asked()?.ask {
            Ask::Draw { deck, .. } => self.in_deck(deck).pick(rng).map(Action::Draw),
            Ask::ActionDie(side) => Some(Action::Face(Face::of(side)[rng.random_range(0..6)])),
            Ask::Roll(_) => Some(Action::Roll(rng.random_range(1..=6))),
            Ask::Tile => self.tiles.pool.draw(rng).map(Action::Tile),
            Ask::RandomCompanion => {
                let all = self.in_fellowship();
                if all.is_empty() {
                    return None;
                }
                all.iter().nth(rng.random_range(0..all.len())).map(Action::DrawCompanion)
            }
            Ask::RandomCard(_) | Ask::Card(_) => {
                let mut answers = Vec::new();
                self.legal(Seat::CHANCE, &mut answers);
                if answers.is_empty() { None } else { Some(answers[rng.random_range(0..answers.len())]) }
            }
            // Chance is not asked these.
            Ask::HandLimit
            | Ask::WhichDeck(_)
            | Ask::Swap
            | Ask::SwapFor
            | Ask::Allocate
            | Ask::Act
            | Ask::Use(_)
            | Ask::Event(_)
            | Ask::Recruit { .. }
            | Ask::Diplomacy
            | Ask::Enter(_)
            | Ask::March { .. }
            | Ask::MarchOn { .. }
            | Ask::Group(_)
            | Ask::Attack { .. }
            | Ask::Companion(_)
            | Ask::Party { .. }
            | Ask::Fly(_)
            | Ask::FlyTo { .. }
            | Ask::InOrOut { .. }
            | Ask::Pay { .. }
            | Ask::Trim(_)
            | Ask::Mix
            | Ask::WhichKind { .. }
            | Ask::Casualty { .. }
            | Ask::Voice { .. }
            | Ask::Battle(_)
            | Ask::Hunt(_)
            | Ask::Fellowship(_) => None,
        }
    }

    fn add_view(
        &self,
        onlooker: Option<Seat>,
        name: &'static str,
        object: &mut Flat,
        beside: Option<(&State, Part<'_>)>,
    ) {
        View::add(self, onlooker, name, object, beside);
    }

    fn view(&self, onlooker: Option<Seat>) -> View {
        View::of(self, onlooker)
    }

    fn imagine<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        self.deal_anew(seat, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ended?;
        let side = ending.winner();
        let seats = (0..self.seats()).map(Seat);
        let winners = seats.filter(|seat| self.side(*seat) == side).collect();
        Some(Outcome { winners, winner: side.slug(), ending: ending.slug() })
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_pieces()
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        flow::candidates(self, seat, out);
    }

    fn concerns(&self, action: Action, out: &mut Vec<Thing>) {
        match action {
            Action::Pass => out.push(Thing::Pass),
            Action::Die(face) => out.push(Thing::Die(face)),
            Action::Ring { from, .. } => out.extend([Thing::Rings, Thing::Die(from)]),
            Action::Card(card) | Action::Draw(card) => out.push(Thing::Card(card)),
            Action::Deck(deck) => out.push(Thing::Deck(deck)),
            Action::Region(region) => out.push(Thing::Region(region)),
            Action::From(place) => out.push(Thing::Region(place.region())),
            Action::March { from, to } | Action::Attack { from, to } => {
                out.extend([Thing::Region(from), Thing::Region(to)]);
            }
            Action::Recruit { region, .. } => out.push(Thing::Region(region)),
            Action::Character(character) | Action::DrawCompanion(character) => {
                out.push(Thing::Character(character));
            }
            Action::Gollum => out.push(Thing::Gollum),
            Action::Nation(nation) => out.push(Thing::Nation(nation)),
            Action::Tile(tile) => out.push(Thing::Tile(tile)),
            Action::Do(Deed::MoveFellowship | Deed::HideFellowship | Deed::Separate) => {
                out.push(Thing::Fellowship);
            }
            Action::Do(Deed::BringIn(character) | Deed::Ability(character)) => {
                out.push(Thing::Character(character));
            }
            Action::Do(Deed::DiscardTable(card)) => out.push(Thing::Card(card)),
            Action::Do(Deed::VoiceRecruit | Deed::VoiceUpgrade) => {
                out.push(Thing::Character(Character::Saruman));
            }
            Action::Do(_) => {}
            Action::Number(_) => {
                if self.flow.asked().is_some_and(|asked| asked.ask == Ask::Allocate) {
                    out.push(Thing::HuntBox);
                }
            }
            Action::Lose(loss) => {
                out.push(Thing::Figure(match loss {
                    Loss::Regular(nation) => Figure::Regular(nation),
                    Loss::Reduce(nation) | Loss::Elite(nation) => Figure::Elite(nation),
                }));
                if let Some(asked) = self.flow.asked()
                    && let Ask::Casualty { place, .. } = asked.ask
                {
                    out.push(Thing::Region(place.region()));
                }
            }
            Action::Figure(figure) | Action::Leave(figure) => match figure {
                Figure::Character(character) => out.push(Thing::Character(character)),
                Figure::Regular(_) | Figure::Elite(_) | Figure::Leader(_) | Figure::Nazgul => {
                    out.push(Thing::Figure(figure));
                    match self.flow.asked().map(|asked| asked.ask) {
                        Some(Ask::Group(group)) => out.push(Thing::Region(group.from().region())),
                        Some(Ask::Trim(place)) => out.push(Thing::Region(place.region())),
                        _ => {}
                    }
                }
            },
            Action::Go => {
                if let Some(asked) = self.flow.asked()
                    && let Ask::Group(group) = asked.ask
                {
                    out.extend([Thing::Region(group.from().region()), Thing::Region(group.to())]);
                }
            }
            Action::Accept
            | Action::Decline
            | Action::Done
            | Action::Kind(_)
            | Action::Choose(_)
            | Action::Roll(_)
            | Action::Face(_) => {}
        }
    }
}

/// What the game says, in each language.
static CATALOGUES: &[Source] = &[(
    "en",
    &[
        include_str!("../texts/en/game.ftl"),
        include_str!("../texts/en/names.ftl"),
        include_str!("../texts/en/cards.ftl"),
        include_str!("../texts/en/asks.ftl"),
        include_str!("../texts/en/answers.ftl"),
        include_str!("../texts/en/log.ftl"),
        include_str!("../texts/en/battles.ftl"),
        include_str!("../texts/en/hunts.ftl"),
        include_str!("../texts/en/board.ftl"),
        include_str!("../texts/en/refusals.ftl"),
    ],
)];

impl Texts for State {
    fn catalogues() -> &'static [Source] {
        CATALOGUES
    }

    fn ask_text(&self, ask: Ask) -> Text<Thing> {
        self.ask_said(ask)
    }

    fn action_text(&self, action: Action) -> Text<Thing> {
        self.action_said(action)
    }

    fn event_text(&self, event: &Event) -> Text<Thing> {
        self.event_said(event)
    }

    fn thing_text(&self, thing: Thing) -> Text<Thing> {
        crate::text::thing_said(thing)
    }

    fn facts(language: &dyn Language) -> serde_json::Value {
        State::printed_facts(language)
    }

    fn glossary(&self) -> Vec<Thing> {
        let regions = Region::ALL.into_iter().map(Thing::Region);
        let cards = Card::ALL.into_iter().map(Thing::Card);
        let characters = Character::ALL.into_iter().map(Thing::Character);
        let nations = Nation::ALL.into_iter().map(Thing::Nation);
        let tiles = Tile::ALL.into_iter().map(Thing::Tile);
        let decks = Deck::ALL.into_iter().map(Thing::Deck);
        let dice = Face::ALL.into_iter().map(Thing::Die);
        let other = [Thing::Gollum, Thing::Fellowship, Thing::HuntBox, Thing::Rings, Thing::Pass];
        let printed = regions.chain(cards).chain(characters).chain(nations);
        printed.chain(tiles).chain(decks).chain(dice).chain(other).collect()
    }

    fn about(&self, thing: Thing, onlooker: Option<Seat>) -> Vec<Text<Thing>> {
        crate::board::about(self, thing, onlooker)
    }

    fn board(views: &[View], language: &dyn Language) -> String {
        crate::board::board(views, language)
    }
}

impl Insight for State {
    const PLAYOUT: u32 = 40;
    const WEIGHS: bool = true;
    const FOLLOWS: f64 = 0.4;

    fn estimate(&self, seat: Seat) -> f32 {
        if let Some(ending) = self.ended {
            return if ending.winner() == self.side(seat) { 1.0 } else { 0.0 };
        }
        let shadow = crate::estimate::shadow_chance(self);
        match self.side(seat) {
            Side::Shadow => shadow,
            Side::FreePeoples => 1.0 - shadow,
        }
    }

    fn weight(&self, seat: Seat, action: Action) -> f32 {
        self.weigh(seat, action)
    }

    fn turn(&self) -> u32 {
        u32::from(self.turn)
    }

    fn gauges(&self) -> Vec<Gauge<Thing>> {
        story::gauges(self)
    }

    fn moment(&self, event: &Event) -> Option<Moment> {
        story::moment(event)
    }

    fn held(&self) -> Vec<Held<Thing>> {
        story::held(self)
    }
}
