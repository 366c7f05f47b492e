//! The kernel's contract for this game.

use crate::ability::Pick;
use crate::action::{Action, Ask};
use crate::board;
use crate::decks;
use crate::event::Event;
use crate::ids::{Card, PieceId, Scenario};
use crate::options;
use crate::printed::facts;
use crate::rules::Log;
use crate::state::{Ending, Phase, Setup, State};
use crate::story;
use crate::view::View;
use kernel::story::{Gauge, Held, Moment};
use kernel::{
    Allowed, Broken, Decks, Game, Info, Insight, Language, OrderInfo, Outcome, Question, ScenarioInfo, Seat,
    SeatSet, SetupError, Source, Studied, Text, Texts, flow,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Something on the table that a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A card in play.
    Piece(PieceId),
    /// A card elsewhere, or a card as such.
    Card(Card),
    /// A player.
    Player(#[cfg_attr(test, ts(type = "number"))] Seat),
    /// A player's deck.
    Deck(#[cfg_attr(test, ts(type = "number"))] Seat),
    /// A player's discard pile.
    Discard(#[cfg_attr(test, ts(type = "number"))] Seat),
    /// The encounter deck.
    EncounterDeck,
    /// The encounter discard pile.
    EncounterDiscard,
}

static SEATS: [&str; 4] = ["player-1", "player-2", "player-3", "player-4"];

static SCENARIOS: [ScenarioInfo; Scenario::COUNT] = [
    ScenarioInfo { id: Scenario::Rhino.slug(), people: &[1, 2, 3, 4], seats: &SEATS },
    ScenarioInfo { id: Scenario::Klaw.slug(), people: &[1, 2, 3, 4], seats: &SEATS },
    ScenarioInfo { id: Scenario::Ultron.slug(), people: &[1, 2, 3, 4], seats: &SEATS },
];

/// Rule 28.26: what a player does not want to be asked about.
static ORDERS: [OrderInfo; 3] = [
    OrderInfo {
        id: "no-actions",
        kind: "turn",
        rule: None,
        // In one's own turn it is not legal, so it is not given there.
        answer: "pass",
        until_change: false,
    },
    OrderInfo { id: "no-reactions", kind: "window", rule: None, answer: "pass", until_change: false },
    OrderInfo { id: "no-defence", kind: "defend", rule: None, answer: "pass", until_change: false },
];

impl Game for State {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Thing = Thing;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        slug: "champions",
        rules_version: 3,
        scenarios: &SCENARIOS,
        options: &options::OPTIONS,
        orders: &ORDERS,
        rules: include_str!("../../../../docs/rules/champions.md"),
    };

    fn setup(scenario: &str, people: Option<u8>, options: &[(String, String)]) -> Result<Setup, SetupError> {
        options::setup(scenario, people, options)
    }

    fn new(setup: &Setup, log: &mut Log) -> Result<State, SetupError> {
        flow::begin(State::blank(setup)?, log)
    }

    fn n_seats(&self) -> u8 {
        self.n_players()
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        SEATS.get(seat.index()).copied().unwrap_or("nobody")
    }

    fn team(&self, _seat: Seat) -> u8 {
        0
    }

    fn question(&self) -> Option<Question<Ask>> {
        flow::question(self)
    }

    fn leaves_open(&self, action: Action) -> bool {
        // Rule 7.3.7: a player who passes leaves the turn as it is.
        let turn = self.flow.asked().is_some_and(|asked| matches!(asked.ask, Ask::Turn(..)));
        turn && action == Action::Pass
    }

    fn waits_for(&self) -> SeatSet {
        match self.flow.asked() {
            // Rule 7.3.7: the others may act, but the active player need not wait for them.
            Some(asked) => match asked.ask {
                Ask::Turn(active, _) => SeatSet::only(active),
                _ => asked.who,
            },
            None => SeatSet::NONE,
        }
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
        let pile: &[Card] = match self.flow.asked()?.ask {
            Ask::Top(seat, ..) => &self.player(seat).deck,
            Ask::EncounterTop(..) => &self.encounter,
            Ask::Random(seat, _) => &self.player(seat).hand,
            Ask::Mulligan(_)
            | Ask::Turn(..)
            | Ask::EndOfPhase(_)
            | Ask::Pay(_)
            | Ask::DiscardCost(_)
            | Ask::WhichCost(_)
            | Ask::Count(..)
            | Ask::Target(..)
            | Ask::Host(_)
            | Ask::Controller(_)
            | Ask::Choose(..)
            | Ask::Pick(..)
            | Ask::Window { .. }
            | Ask::Order { .. }
            | Ask::Defend { .. }
            | Ask::Minion(_)
            | Ask::AllyLimit(_)
            | Ask::Defeats => return None,
        };
        if pile.is_empty() { None } else { Some(Action::Card(pile[rng.random_range(0..pile.len())])) }
    }

    fn view(&self, onlooker: Option<Seat>) -> View {
        View::of(self, onlooker)
    }

    fn imagine<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        self.deal_anew(seat, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ended?;
        let won = ending == Ending::VillainDefeated;
        let winners = if won { (0..self.n_players()).map(Seat).collect() } else { SeatSet::NONE };
        let winner = if won { "players" } else { "villain" };
        Some(Outcome { winners, winner, ending: ending.slug() })
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_pieces()
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        flow::candidates(self, seat, out);
    }

    fn concerns(&self, action: Action, out: &mut Vec<Thing>) {
        let ask = self.flow.asked().map(|asked| asked.ask);
        match action {
            Action::Attack { by, to } => {
                out.push(Thing::Piece(by));
                out.extend(to.map(Thing::Piece));
            }
            Action::Thwart { by, at } => {
                out.push(Thing::Piece(by));
                out.extend(at.map(Thing::Piece));
            }
            Action::Play(card) => out.push(Thing::Card(card)),
            Action::Card(card) => {
                out.push(Thing::Card(card));
                // Where the card lies, if not in a hand.
                match ask {
                    Some(Ask::Pick(_, _, _, Pick::Deck(seat)) | Ask::Top(seat, ..)) => {
                        out.push(Thing::Deck(seat));
                    }
                    Some(Ask::Pick(_, _, _, Pick::Discard { seat, .. })) => out.push(Thing::Discard(seat)),
                    Some(Ask::Pick(_, _, _, Pick::Encounter(_)) | Ask::EncounterTop(..)) => {
                        out.push(Thing::EncounterDeck);
                    }
                    _ => {}
                }
            }
            Action::Use { piece, .. } | Action::Piece(piece) => {
                out.push(Thing::Piece(piece));
                out.extend(piece.player().map(Thing::Player));
            }
            Action::ChangeForm | Action::Recover => {
                let seat = self.active.unwrap_or(self.first);
                out.push(Thing::Piece(PieceId::identity(seat)));
            }
            Action::EndTurn => out.extend(self.active.map(Thing::Player)),
            Action::Way(_) | Action::Accept | Action::Decline => {
                // The card that asks.
                if let Some(Ask::Choose(ctx, _) | Ask::Pick(ctx, ..) | Ask::Count(ctx, _)) = ask {
                    let piece = self.piece(ctx.source).map(|piece| Thing::Piece(piece.id));
                    out.push(piece.unwrap_or(Thing::Card(ctx.card)));
                }
            }
            Action::Done | Action::Pass => {}
        }
    }
}

/// What the game says, in each language.
static CATALOGUES: &[Source] = &[(
    "en",
    &[
        include_str!("../texts/en/answers.ftl"),
        include_str!("../texts/en/asks.ftl"),
        include_str!("../texts/en/board.ftl"),
        include_str!("../texts/en/cards.ftl"),
        include_str!("../texts/en/decks.ftl"),
        include_str!("../texts/en/effects.ftl"),
        include_str!("../texts/en/game.ftl"),
        include_str!("../texts/en/log.ftl"),
        include_str!("../texts/en/names.ftl"),
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
        self.thing_said(thing)
    }

    fn facts(language: &dyn Language) -> Value {
        serde_json::to_value(facts::facts(language)).unwrap_or(Value::Null)
    }

    fn decks() -> Option<&'static dyn Decks> {
        Some(&decks::CoreSet)
    }

    fn cast(&self) -> Vec<Text<Thing>> {
        self.players.iter().map(|player| Text::of("hero", player.hero.slug())).collect()
    }

    fn glossary(&self) -> Vec<Thing> {
        let mut all: Vec<Thing> = self.pieces.iter().map(|piece| Thing::Piece(piece.id)).collect();
        for seat in (0..self.n_players()).map(Seat) {
            all.extend([Thing::Player(seat), Thing::Deck(seat), Thing::Discard(seat)]);
        }
        all.extend([Thing::EncounterDeck, Thing::EncounterDiscard]);
        all.extend(Card::ALL.into_iter().map(Thing::Card));
        all
    }

    fn about(&self, thing: Thing, onlooker: Option<Seat>) -> Vec<Text<Thing>> {
        board::about(self, thing, onlooker)
    }

    fn board(views: &[View], language: &dyn Language) -> String {
        board::board(views, language)
    }
}

impl Insight for State {
    const HORIZON: u32 = 1;
    const WEIGHS: bool = true;
    const FOLLOWS: f64 = 0.6;

    fn estimate(&self, _seat: Seat) -> f32 {
        match self.ended {
            Some(Ending::VillainDefeated) => 1.0,
            Some(_) => 0.0,
            None => crate::estimate::players_chance(self),
        }
    }

    fn clock(&self) -> u32 {
        2 * u32::from(self.round) + u32::from(matches!(self.phase, Phase::Villain(_)))
    }

    fn weight(&self, seat: Seat, action: Action) -> f32 {
        self.weigh(seat, action)
    }

    fn studied(event: &Event) -> Option<Studied> {
        let of = |seat: Seat, card: Card, deed| Some(Studied { seat, subject: card.title().slug(), deed });
        match *event {
            Event::Drew(seat, Some(card)) => of(seat, card, "drawn"),
            Event::Played(seat, card) => of(seat, card, "played"),
            Event::Used(seat, card, _) if card.def().faction != crate::ids::Faction::Encounter => {
                of(seat, card, "used")
            }
            Event::PaidWith(seat, card) => of(seat, card, "resource"),
            Event::Generated(seat, card) => of(seat, card, "generated"),
            Event::Discarded(seat, card) => of(seat, card, "discarded"),
            Event::Milled(seat, card) => of(seat, card, "milled"),
            _ => None,
        }
    }

    fn measures(&self) -> Vec<(&'static str, f64)> {
        let villain = self.villain().map_or(0, |villain| self.hp(villain));
        let later: u16 = self.stages.iter().map(|stage| stage.def().hp.of(self.n_players())).sum();
        vec![
            ("rounds", f64::from(self.round)),
            ("villain-hit-points", f64::from(villain + later)),
            ("players-eliminated", self.players.iter().filter(|player| player.out).count() as f64),
        ]
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
