//! The kernel's contract for this game.

use crate::action::{Action, Ask, Choice, Tactic};
use crate::army::ArmyAsk;
use crate::battle::BattleAsk;
use crate::book::Book;
use crate::ents::EntAsk;
use crate::event::Event;
use crate::figures::Figure;
use crate::ids::{
    Area, Card, Character, Deck, Engine, Face, Leader, Location, Maneuvers, Pool, Region, Scenario, Section,
    Side, Tile, TokenFace, TokenFaces, Unit,
};
use crate::muster::MusterAsk;
use crate::ops::Script;
use crate::packs::ThirdAgePacks;
use crate::round::RoundAsk;
use crate::rules::Log;
use crate::state::{Setup, State};
use crate::story;
use crate::view::View;
use kernel::story::{Gauge, Held, Moment};
use kernel::{
    Allowed, Argument, Broken, Flat, Game, Info, Insight, Language, OptionInfo, OrderInfo, Outcome, Pack,
    Packs, Part, Question, ScenarioInfo, Seat, SetupError, Source, Studied, Text, Texts, flow,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// Something on the table that a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// An area or a recruitment area.
    Area(Area),
    /// A region.
    Region(Region),
    /// A section of Minas Tirith.
    Section(Section),
    /// A card.
    Card(Card),
    /// A Character.
    Character(Character),
    /// A type of unit.
    Unit(Unit),
    /// A figure of the group or Army that is asked about.
    Figure(Figure),
    /// One's own unused dice that show this.
    Die(Face),
    /// A deck.
    Deck(Deck),
    /// A pool of Recruitment tokens, and its tokens on the board.
    Pool(Pool),
    /// The face of a Recruitment token.
    Token(TokenFace),
    /// A tactics token.
    Tactic(Tactic),
    /// A location of the Commander.
    Location(Location),
    /// A Fate tile.
    Tile(Tile),
    /// A kind of siege engine.
    Engine(Engine),
    /// One's own dice of the battle, by kind and what they show.
    CombatDie {
        /// Whether they are maneuver dice.
        maneuver: bool,
        /// What they show.
        shows: u8,
    },
    /// The Fate Track with its marker.
    FateTrack,
    /// The Shadow Box with the Commander's locations and the Shadow's Character dice.
    ShadowBox,
    /// The Action tokens of the Free Peoples.
    ActionTokens,
    /// The Ents and the Entwood.
    Entwood,
    /// The Nazgûl.
    Nazgul,
    /// The Darkness tokens.
    Darkness,
    /// The Corsair Ships.
    Ships,
    /// Passing.
    Pass,
}

static SEATS: [&str; 2] = ["free-peoples", "shadow"];

static SCENARIOS: [ScenarioInfo; 2] = [
    ScenarioInfo { id: "rohan", people: &[2], seats: &SEATS },
    ScenarioInfo { id: "gondor", people: &[2], seats: &SEATS },
];

static OPTIONS: [OptionInfo; 1] = [OptionInfo { id: Pack::OPTION, values: &[] }];

/// What would wait for a player who nearly always says the same. Casualties that are not forced are declined in step 5 only.
static ORDERS: [OrderInfo; 3] = [
    OrderInfo {
        id: "no-casualties",
        kind: "casualty",
        rule: Some("10.8.2"),
        answer: "done",
        until_change: false,
    },
    OrderInfo { id: "ents-strike", kind: "ent-reaction", rule: None, answer: "accept", until_change: false },
    OrderInfo {
        id: "nazgul-wait",
        kind: "nazgul-ability",
        rule: None,
        answer: "decline",
        until_change: false,
    },
];

impl Game for State {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Thing = Thing;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        slug: "third-age",
        rules_version: 1,
        scenarios: &SCENARIOS,
        options: &OPTIONS,
        orders: &ORDERS,
        rules: include_str!("../../../../docs/rules/third-age.md"),
    };

    const TAKES_OVER: bool = true;

    fn setup(scenario: &str, people: Option<u8>, options: &[(String, String)]) -> Result<Setup, SetupError> {
        if let Some((name, _)) = options.iter().find(|(name, _)| name != Pack::OPTION) {
            return Err(SetupError::new(Text::new("setup-no-option").written("option", name)));
        }
        let Some(chosen) = Scenario::from_slug(scenario) else {
            let ids = SCENARIOS.iter().map(|info| Argument::Written(info.id.to_owned()));
            let why = Text::new("setup-no-scenario").written("scenario", scenario);
            return Err(SetupError::new(why.list("scenarios", ids)));
        };
        // Rule 4.1.
        if people.is_some_and(|people| people != 2) {
            let why = Text::new("setup-other-number").text("scenario", Text::of("scenario", chosen.slug()));
            return Err(SetupError::by("4.1", why.number("n", 2_u8)));
        }
        Ok(Setup { scenario: chosen, pack: ThirdAgePacks.chosen(State::INFO.slug, options)? })
    }

    fn new(setup: &Setup, log: &mut Log) -> Result<State, SetupError> {
        flow::begin(State::laid_out(setup.book()?), log)
    }

    fn complete(&mut self, setup: &Setup) -> Result<(), SetupError> {
        let book = setup.book()?;
        if book != self.book {
            return Err(SetupError::new(Text::new("setup-other-pack")));
        }
        self.book = book;
        Ok(())
    }

    fn n_seats(&self) -> u8 {
        2
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        SEATS.get(seat.index()).copied().unwrap_or("nobody")
    }

    fn team(&self, seat: Seat) -> u8 {
        State::side(seat) as u8
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
        // Rule 11.2: cards of a deck or hand are equally likely, so are the faces of a die; tiles and tokens count as many as there
        // are.
        match self.flow.asked()?.ask {
            Ask::Draw { deck, .. } => (self.deck & deck.cards()).pick(rng).map(Action::Draw),
            Ask::Random { seat, deck } => self.held(State::side(seat), deck).pick(rng).map(Action::Draw),
            Ask::Tile => self.pool.draw(rng).map(Action::Tile),
            Ask::ActionDie(side) => Some(Action::Face(Face::of(side)[rng.random_range(0..6)])),
            Ask::Roll(_) => Some(Action::Roll(rng.random_range(1..=6))),
            Ask::Flip(pool) => {
                let of_pool = |face: TokenFace| if face.pool() == pool { self.faces.count(face) } else { 0 };
                TokenFaces::from_fn(of_pool).draw(rng).map(Action::Flip)
            }
            // Chance is not asked these.
            Ask::Round(_) | Ask::Army(_) | Ask::Muster(_) | Ask::Ent(_) | Ask::Battle(_) | Ask::Card(_) => {
                None
            }
        }
    }

    fn view(&self, onlooker: Option<Seat>) -> View {
        View::of(self, onlooker)
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

    fn imagine<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        self.deal_anew(seat, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ended?;
        let side = ending.winner();
        let winners = State::seat(side).into();
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
            Action::Leave(figure) | Action::Figure(figure) => {
                out.push(figure_thing(figure));
                out.extend(self.asked_area().map(Thing::Area));
            }
            Action::Go => {
                if let Some(Ask::Army(ArmyAsk::Group { from, to, .. })) =
                    self.flow.asked().map(|asked| asked.ask)
                {
                    out.extend([Thing::Area(from), Thing::Area(to)]);
                }
            }
            Action::Die(face) => self.die_things(face, out),
            Action::TwoDice(one, two) => self.two_dice_things(one, two, out),
            Action::Token => self.token_things(out),
            Action::Do(deed) => self.deed_things(deed, out),
            Action::Location(location) => out.push(Thing::Location(location)),
            Action::Card(card) | Action::Draw(card) => out.push(Thing::Card(card)),
            Action::Tactic(tactic) => out.push(Thing::Tactic(tactic)),
            Action::Maneuver(maneuver) => out.push(Thing::Tactic(Tactic::Maneuver(maneuver))),
            Action::Area(area) => out.push(Thing::Area(area)),
            Action::Move { from, to } | Action::Attack { from, to } => {
                out.extend([Thing::Area(from), Thing::Area(to)]);
            }
            Action::Recruit { pool, area } => out.extend([Thing::Pool(pool), Thing::Area(area)]),
            Action::Pool(pool) => out.push(Thing::Pool(pool)),
            Action::Unit(unit) | Action::Lose { unit, .. } => {
                out.push(Thing::Figure(Figure::Unit(unit)));
                out.extend(self.asked_area().map(Thing::Area));
            }
            Action::Place { unit, area } => out.extend([Thing::Unit(unit), Thing::Area(area)]),
            Action::Character(character) => out.push(Thing::Character(character)),
            Action::Build { engine, area } => out.extend([Thing::Engine(engine), Thing::Area(area)]),
            Action::Section(section) => out.push(Thing::Section(section)),
            Action::Use(script) => out.extend(script_thing(script)),
            Action::Tile(tile) => out.push(Thing::Tile(tile)),
            Action::Flip(face) => out.push(Thing::Token(face)),
            Action::Reroll { maneuver, shows } => out.push(Thing::CombatDie { maneuver, shows }),
            Action::Choose(choice) => out.extend(self.choice_thing(choice)),
            Action::Accept => self.accepted_things(out),
            Action::Decline
            | Action::Done
            | Action::Option(_)
            | Action::Number(_)
            | Action::Roll(_)
            | Action::Face(_) => {}
        }
    }
}

impl State {
    /// What a fixed choice is about.
    fn choice_thing(&self, choice: Choice) -> Option<Thing> {
        match (choice, self.flow.asked()?.ask) {
            (Choice::Keep, Ask::Round(RoundAsk::FateTile(tile))) => Some(Thing::Tile(tile)),
            (Choice::DrawOn, _) => Some(Thing::FateTrack),
            (Choice::Army, _) => Some(Thing::Area(Area::MinasTirith)),
            _ => None,
        }
    }

    /// What somebody says yes to.
    fn accepted_things(&self, out: &mut Vec<Thing>) {
        match self.flow.asked().map(|asked| asked.ask) {
            Some(Ask::Round(RoundAsk::ExtraDie)) => out.push(Thing::ShadowBox),
            Some(Ask::Round(RoundAsk::NazgulFrom { .. })) => out.push(Thing::Nazgul),
            Some(Ask::Muster(MusterAsk::Woses)) => {
                out.extend([Thing::Area(Area::ToRohan), Thing::Area(Area::ForgottenRoad)]);
            }
            Some(Ask::Ent(EntAsk::React { area })) => out.extend([Thing::Entwood, Thing::Area(area)]),
            _ => {}
        }
    }

    /// The area whose figures the open question is about.
    fn asked_area(&self) -> Option<Area> {
        match self.flow.asked()?.ask {
            Ask::Army(ArmyAsk::Group { from, .. } | ArmyAsk::CharacterGroup { from }) => Some(from),
            Ask::Army(ArmyAsk::Limit { area })
            | Ask::Muster(MusterAsk::Substitute { area, .. })
            | Ask::Battle(BattleAsk::Casualty { area, .. }) => Some(area),
            _ => None,
        }
    }
}

impl Setup {
    /// Its tables.
    pub(crate) fn book(&self) -> Result<Book, SetupError> {
        match &self.pack {
            None => Ok(Book::Ours(self.scenario)),
            Some(pack) => {
                let ours = pack.game() == State::INFO.slug;
                if let Some(book) = ours.then(|| Book::of(pack, self.scenario).ok()).flatten() {
                    return Ok(book);
                }
                ThirdAgePacks.accepts(State::INFO.slug, pack)?;
                Err(SetupError::new(Text::new("setup-other-pack")))
            }
        }
    }
}

/// A figure that somebody points at.
const fn figure_thing(figure: Figure) -> Thing {
    match figure {
        Figure::Character(character) => Thing::Character(character),
        Figure::Unit(_) | Figure::Leader(_) | Figure::Leadership => Thing::Figure(figure),
    }
}

/// Whose instructions they are.
const fn script_thing(script: Script) -> Option<Thing> {
    Some(match script {
        Script::Card(card) | Script::Hook(card, _) => Thing::Card(card),
        Script::Character(character, _) | Script::Track(character) => Thing::Character(character),
        Script::Unit(unit) => Thing::Unit(unit),
        Script::Nazgul(_) => Thing::Nazgul,
        Script::Order(_) | Script::Combat(_) => return None,
    })
}

/// What the game says, in each language.
static CATALOGUES: &[Source] = &[(
    "en",
    &[
        include_str!("../texts/en/game.ftl"),
        include_str!("../texts/en/names.ftl"),
        include_str!("../texts/en/cards.ftl"),
        include_str!("../texts/en/answers.ftl"),
        include_str!("../texts/en/log.ftl"),
        include_str!("../texts/en/round.ftl"),
        include_str!("../texts/en/army.ftl"),
        include_str!("../texts/en/muster.ftl"),
        include_str!("../texts/en/battle.ftl"),
        include_str!("../texts/en/asks.ftl"),
        include_str!("../texts/en/ops.ftl"),
        include_str!("../texts/en/board.ftl"),
        include_str!("../texts/en/packs.ftl"),
        include_str!("../texts/en/words.ftl"),
    ],
)];

impl Texts for State {
    fn catalogues() -> &'static [Source] {
        CATALOGUES
    }

    fn packs() -> Option<&'static dyn Packs> {
        Some(&ThirdAgePacks)
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
        crate::text::thing_said(thing, self.scenario)
    }

    fn facts(language: &dyn Language) -> serde_json::Value {
        State::printed_facts(language)
    }

    fn about(&self, thing: Thing, onlooker: Option<Seat>) -> Vec<Text<Thing>> {
        crate::board::about(self, thing, onlooker)
    }

    fn board(views: &[View], language: &dyn Language) -> String {
        crate::board::board(views, language)
    }

    fn glossary(&self) -> Vec<Thing> {
        let board = self.board().areas | self.board().recruitment;
        let areas = board.iter().map(Thing::Area);
        let regions = Region::ALL.into_iter().filter(|region| !self.board().regions[*region].is_empty());
        let regions = regions.map(Thing::Region);
        let here = |character: &Character| self.book.characters[*character].here;
        let characters = Character::ALL.into_iter().filter(here).map(Thing::Character);
        let units = Unit::ALL.into_iter().filter(|unit| self.book.units[*unit].figures > 0);
        // Two types may share a token (rule 2.4).
        let maneuvers: Maneuvers = units.clone().map(|unit| unit.maneuver(self.scenario)).collect();
        let maneuvers = maneuvers.iter().map(|one| Thing::Tactic(Tactic::Maneuver(one)));
        let units = units.map(Thing::Unit);
        let cards = self.book.deck.iter().map(Thing::Card);
        let tiles = Tile::ALL.into_iter().map(Thing::Tile);
        let locations = Location::of(self.scenario).into_iter().map(Thing::Location);
        let pools = Pool::ALL.into_iter().filter(|pool| pool.scenario() == self.scenario).map(Thing::Pool);
        let tokens = TokenFace::ALL.into_iter().filter(|face| face.pool().scenario() == self.scenario);
        let decks = Deck::ALL.into_iter().filter(|deck| self.book.deck.meets(deck.cards())).map(Thing::Deck);
        let dice = Face::ALL.into_iter().map(Thing::Die);
        let leaders = Leader::ALL.into_iter().filter(|leader| self.book.leaders.contains(*leader));
        let leaders = leaders.map(|leader| Thing::Figure(Figure::Leader(leader)));
        let own: &[Thing] = match self.scenario {
            Scenario::Rohan => &[Thing::Entwood],
            Scenario::Gondor => &[
                Thing::Section(Section::North),
                Thing::Section(Section::South),
                Thing::Section(Section::Gate),
                Thing::Engine(Engine::SiegeTower),
                Thing::Engine(Engine::Catapult),
                Thing::Nazgul,
                Thing::Darkness,
                Thing::Ships,
            ],
        };
        let other = [
            Thing::Figure(Figure::Leadership),
            Thing::Tactic(Tactic::Regroup),
            Thing::Tactic(Tactic::CombatEvent),
            Thing::FateTrack,
            Thing::ShadowBox,
            Thing::ActionTokens,
            Thing::Pass,
        ];
        let printed =
            areas.chain(regions).chain(characters).chain(units).chain(leaders).chain(cards).chain(tiles);
        let lying =
            locations.chain(maneuvers).chain(pools).chain(tokens.map(Thing::Token)).chain(decks).chain(dice);
        printed.chain(lying).chain(own.iter().copied()).chain(other).collect()
    }
}

impl Insight for State {
    const PLAYOUT: u32 = 40;
    const WEIGHS: bool = true;
    const FOLLOWS: f64 = 0.4;

    fn estimate(&self, seat: Seat) -> f32 {
        if let Some(ending) = self.ended {
            return if ending.winner() == State::side(seat) { 1.0 } else { 0.0 };
        }
        let shadow = crate::estimate::shadow_chance(self);
        match State::side(seat) {
            Side::Shadow => shadow,
            Side::FreePeoples => 1.0 - shadow,
        }
    }

    fn weight(&self, seat: Seat, action: Action) -> f32 {
        self.weigh(seat, action)
    }

    fn clock(&self) -> u32 {
        u32::from(self.round)
    }

    fn studied(event: &Event) -> Option<Studied> {
        let of = |side: Side, card: Card, deed| {
            Some(Studied { seat: State::seat(side), subject: card.slug(), deed })
        };
        match *event {
            Event::Drew { side, card: Some(card), .. } => of(side, card, "drawn"),
            Event::Played { side, card } => of(side, card, "played"),
            Event::Discarded { side, card: Some(card), .. } => of(side, card, "discarded"),
            _ => None,
        }
    }

    fn measures(&self) -> Vec<(&'static str, f64)> {
        vec![("rounds", f64::from(self.round)), ("fate", f64::from(self.fate))]
    }

    fn turn(&self) -> u32 {
        u32::from(self.round)
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
