//! The kernel's contract for this game.

use crate::action::{Action, Ask, BattleCard};
use crate::army::ArmyAsk;
use crate::battle::BattleAsk;
use crate::book::Book;
use crate::event::Event;
use crate::figures::Figure;
use crate::ids::{
    Area, Card, Character, Deck, Face, FateCard, Maneuver, Pile, Side, Territory, Tile, TokenFace,
    TokenFaces, Unit,
};
use crate::muster::MusterAsk;
use crate::packs::FiveArmiesPacks;
use crate::rules::Log;
use crate::state::{Setup, State};
use crate::story;
use crate::turn::TurnAsk;
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
    /// A region, a Mountain Pass or a Goblin Mustering Point.
    Area(Area),
    /// A territory.
    Territory(Territory),
    /// An Event or Story card.
    Card(Card),
    /// A Fate card.
    FateCard(FateCard),
    /// A Unit, Regroup or special Maneuver card.
    Maneuver(Maneuver),
    /// A character.
    Character(Character),
    /// A type of unit.
    Unit(Unit),
    /// A figure of the group or army that is asked about.
    Figure(Figure),
    /// One's own unused dice that show this.
    Die(Face),
    /// A deck.
    Deck(Deck),
    /// A pile of recruitment tokens, and those of its back on the board.
    Pile(Pile),
    /// The face of a recruitment token.
    Token(TokenFace),
    /// A kind of Fate tile.
    Tile(Tile),
    /// The Fate Track with its marker.
    FateTrack,
    /// The Eagles and their Eyrie.
    Eagles,
    /// The Great Bats.
    Bats,
    /// Passing.
    Pass,
}

static SCENARIOS: [ScenarioInfo; 1] =
    [ScenarioInfo { id: "standard", people: &[2], seats: &["free-peoples", "shadow"] }];

static OPTIONS: [OptionInfo; 1] = [OptionInfo { id: Pack::OPTION, values: &[] }];

/// What would wait for a player who nearly always says no. Casualties that are not forced are declined in the damage step only: a
/// merged army above the limit, or one that rallies, had better be asked (rules 9.6, 9.8).
static ORDERS: [OrderInfo; 2] = [
    OrderInfo {
        id: "no-casualties",
        kind: "casualty",
        rule: Some("8.7.3"),
        answer: "done",
        until_change: false,
    },
    OrderInfo {
        id: "bilbo-stays",
        kind: "out-of-the-way",
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
        slug: "five-armies",
        rules_version: 1,
        scenarios: &SCENARIOS,
        options: &OPTIONS,
        orders: &ORDERS,
        rules: include_str!("../../../../docs/rules/five-armies.md"),
    };

    const TAKES_OVER: bool = true;

    fn setup(scenario: &str, people: Option<u8>, options: &[(String, String)]) -> Result<Setup, SetupError> {
        if let Some((name, _)) = options.iter().find(|(name, _)| name != Pack::OPTION) {
            return Err(SetupError::new(Text::new("setup-no-option").written("option", name)));
        }
        let Some(info) = SCENARIOS.iter().find(|info| info.id == scenario) else {
            let ids = SCENARIOS.iter().map(|info| Argument::Written(info.id.to_owned()));
            let why = Text::new("setup-no-scenario").written("scenario", scenario);
            return Err(SetupError::new(why.list("scenarios", ids)));
        };
        if people.is_some_and(|people| !info.people.contains(&people)) {
            let why = Text::new("setup-other-number").text("scenario", Text::of("scenario", info.id));
            return Err(SetupError::by("20", why.number("n", info.people[0])));
        }
        Ok(Setup { pack: FiveArmiesPacks.chosen(State::INFO.slug, options)? })
    }

    fn new(setup: &Setup, log: &mut Log) -> Result<State, SetupError> {
        flow::begin(State::blank(setup)?, log)
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
        SCENARIOS[0].seats.get(seat.index()).copied().unwrap_or("nobody")
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
        // Chapter 17: cards of a deck are equally likely, so are the faces of a die; tiles and tokens count as many as there are.
        match self.flow.asked()?.ask {
            Ask::Draw { deck, .. } => (self.deck & deck.cards()).pick(rng).map(Action::Draw),
            Ask::Fate => self.fate_deck.pick(rng).map(Action::Fate),
            Ask::Tile => self.pool.draw(rng).map(Action::Tile),
            Ask::ActionDie(side) => Some(Action::Face(Face::of(side)[rng.random_range(0..6)])),
            Ask::Roll(_) => Some(Action::Roll(rng.random_range(1..=6))),
            Ask::Flip(pile) => {
                let of_pile = |face: TokenFace| if face.pile() == pile { self.faces.count(face) } else { 0 };
                TokenFaces::from_fn(of_pile).draw(rng).map(Action::Flip)
            }
            // Chance is not asked these.
            Ask::Turn(_) | Ask::Army(_) | Ask::Muster(_) | Ask::Battle(_) | Ask::Card(_) => None,
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
            Action::Leave(figure) => {
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
            Action::Do(deed) => self.deed_things(deed, out),
            Action::General(character) | Action::Character(character) => {
                out.push(Thing::Character(character));
            }
            Action::Card(card) | Action::Draw(card) | Action::Lay(BattleCard::Event(card)) => {
                out.push(Thing::Card(card));
            }
            Action::Lay(BattleCard::Maneuver(card)) => out.push(Thing::Maneuver(card)),
            Action::Area(area) => out.push(Thing::Area(area)),
            Action::Move { from, to } | Action::Attack { from, to } => {
                out.extend([Thing::Area(from), Thing::Area(to)]);
            }
            Action::Token { pile, area } => out.extend([Thing::Pile(pile), Thing::Area(area)]),
            Action::Pile(pile) => out.push(Thing::Pile(pile)),
            Action::Territory(territory) => out.push(Thing::Territory(territory)),
            Action::Unit(unit) | Action::Lose { unit, .. } => {
                out.push(Thing::Figure(Figure::Unit(unit)));
                out.extend(self.asked_area().map(Thing::Area));
            }
            Action::Option(_) => {
                if let Some(Ask::Turn(TurnAsk::Ability(character))) = self.flow.asked().map(|asked| asked.ask)
                {
                    out.push(Thing::Character(character));
                }
            }
            Action::Fate(card) => out.push(Thing::FateCard(card)),
            Action::Tile(tile) => out.push(Thing::Tile(tile)),
            Action::Flip(face) => out.push(Thing::Token(face)),
            Action::Accept
            | Action::Decline
            | Action::Done
            | Action::Number(_)
            | Action::Choose(_)
            | Action::Roll(_)
            | Action::Face(_) => {}
        }
    }
}

impl State {
    /// The area whose units the open question is about.
    fn asked_area(&self) -> Option<Area> {
        match self.flow.asked()?.ask {
            Ask::Army(ArmyAsk::Group { from, .. }) => Some(from),
            Ask::Army(ArmyAsk::Trim { area, .. })
            | Ask::Muster(MusterAsk::Substitute { area, .. })
            | Ask::Battle(BattleAsk::Casualty { area, .. }) => Some(area),
            _ => None,
        }
    }
}

/// A figure that somebody points at.
const fn figure_thing(figure: Figure) -> Thing {
    match figure {
        Figure::Character(character) => Thing::Character(character),
        Figure::Unit(_) | Figure::Leadership => Thing::Figure(figure),
    }
}

/// What the game says, in each language.
static CATALOGUES: &[Source] = &[(
    "en",
    &[
        include_str!("../texts/en/game.ftl"),
        include_str!("../texts/en/names.ftl"),
        include_str!("../texts/en/cards.ftl"),
        include_str!("../texts/en/abilities.ftl"),
        include_str!("../texts/en/answers.ftl"),
        include_str!("../texts/en/log.ftl"),
        include_str!("../texts/en/turn.ftl"),
        include_str!("../texts/en/army.ftl"),
        include_str!("../texts/en/muster.ftl"),
        include_str!("../texts/en/battle.ftl"),
        include_str!("../texts/en/asks.ftl"),
        include_str!("../texts/en/ops.ftl"),
        include_str!("../texts/en/board.ftl"),
        include_str!("../texts/en/packs.ftl"),
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

    fn packs() -> Option<&'static dyn Packs> {
        Some(&FiveArmiesPacks)
    }

    fn facts(language: &dyn Language) -> serde_json::Value {
        State::printed_facts(&Book::Ours, language)
    }

    fn glossary(&self) -> Vec<Thing> {
        let areas = Area::ALL.into_iter().map(Thing::Area);
        let territories = Territory::ALL.into_iter().map(Thing::Territory);
        let cards = Card::ALL.into_iter().map(Thing::Card);
        let fate = FateCard::ALL.into_iter().map(Thing::FateCard);
        let maneuvers = Maneuver::ALL.into_iter().map(Thing::Maneuver);
        let characters = Character::ALL.into_iter().map(Thing::Character);
        let units = Unit::ALL.into_iter().map(Thing::Unit);
        let tiles = Tile::ALL.into_iter().map(Thing::Tile);
        let tokens = TokenFace::ALL.into_iter().map(Thing::Token);
        let piles = Pile::ALL.into_iter().map(Thing::Pile);
        let decks = Deck::ALL.into_iter().map(Thing::Deck);
        let dice = Face::ALL.into_iter().map(Thing::Die);
        let other =
            [Thing::Figure(Figure::Leadership), Thing::FateTrack, Thing::Eagles, Thing::Bats, Thing::Pass];
        let printed = areas.chain(territories).chain(characters).chain(units).chain(cards).chain(fate);
        let lying = maneuvers.chain(tiles).chain(tokens).chain(piles).chain(decks).chain(dice);
        printed.chain(lying).chain(other).collect()
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
            return if ending.winner() == State::side(seat) { 1.0 } else { 0.0 };
        }
        let shadow = crate::estimate::shadow_chance(self);
        match State::side(seat) {
            Side::Shadow => shadow,
            Side::FreePeoples => 1.0 - shadow,
        }
    }

    fn clock(&self) -> u32 {
        u32::from(self.turn)
    }

    fn weight(&self, seat: Seat, action: Action) -> f32 {
        self.weigh(seat, action)
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
        vec![
            ("turns", f64::from(self.turn)),
            ("points", f64::from(self.points())),
            ("fate", f64::from(self.fate)),
        ]
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
