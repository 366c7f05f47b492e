//! The kernel's contract for this game.

use crate::action::{Action, Ask};
use crate::card_names::Card;
use crate::event::Event;
use crate::ids::PieceId;
use crate::options;
use crate::rules::Log;
use crate::state::{Ending, Setup, State};
use crate::view::View;
use kernel::{
    Ask as _, Broken, Game, Info, OrderInfo, Outcome, Question, Refused, ScenarioInfo, Seat,
    SeatSet, SetupError, flow,
};
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// Something on the table that a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A card in play.
    Piece(PieceId),
    /// A card elsewhere, or a card as such.
    Card(Card),
}

static SEATS: [&str; 4] = ["player-1", "player-2", "player-3", "player-4"];

static SCENARIOS: [ScenarioInfo; 3] = [
    ScenarioInfo { id: "rhino", name: "Rhino", people: &[1, 2, 3, 4], seats: &SEATS },
    ScenarioInfo { id: "klaw", name: "Klaw", people: &[1, 2, 3, 4], seats: &SEATS },
    ScenarioInfo { id: "ultron", name: "Ultron", people: &[1, 2, 3, 4], seats: &SEATS },
];

static ORDERS: [OrderInfo; 0] = [];

impl Game for State {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Thing = Thing;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        slug: "champions",
        name: "Marvel Champions: The Card Game",
        about: "One to four heroes together against a villain run by the game: stop the scheme, defeat the villain.",
        rules_version: 1,
        scenarios: &SCENARIOS,
        options: &options::OPTIONS,
        orders: &ORDERS,
        rules: include_str!("../../../../docs/rules/champions.md"),
    };

    const PLAYOUT: u32 = 150;

    fn setup(scenario: &str, people: Option<u8>, options: &[(String, String)]) -> Result<Setup, SetupError> {
        options::setup(scenario, people, options)
    }

    fn new(setup: &Setup, log: &mut Log) -> Result<State, SetupError> {
        let mut state = State::blank(setup)?;
        flow::run(&mut state, log).map_err(|broken| SetupError(broken.to_string()))?;
        Ok(state)
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
        let asked = self.flow.asked()?;
        Some(Question { number: self.flow.number(), who: asked.who, ask: asked.ask, rule: asked.ask.rule() })
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
        let asked = self.flow.asked().map_or(SeatSet::NONE, |asked| asked.who);
        if onlooker.is_some_and(|seat| asked.contains(seat)) { ask } else { ask.for_others() }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if let Some(asked) = self.flow.asked()
            && asked.who.contains(seat)
        {
            self.list_candidates(asked.ask, seat, out);
            out.retain(|action| self.check_answer(asked.ask, seat, *action).is_ok());
        }
    }

    fn allows(&self, seat: Seat, action: Action) -> Result<(), Refused> {
        let asked = self.flow.asked().ok_or(Refused::Over)?;
        if !asked.who.contains(seat) {
            return Err(Refused::NotYourDecision);
        }
        self.check_answer(asked.ask, seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut Log) -> Result<(), Broken> {
        flow::answer(self, seat, action, log)
    }

    fn chance<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Action> {
        let pile: &[Card] = match self.flow.asked()?.ask {
            Ask::Top(seat, ..) => &self.player(seat).deck,
            Ask::EncounterTop(..) => &self.encounter,
            Ask::Random(seat, _) => &self.player(seat).hand,
            _ => return None,
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
        let ending = match ending {
            Ending::VillainDefeated => "villain-defeated",
            Ending::SchemeCompleted => "scheme-completed",
            Ending::PlayersEliminated => "players-eliminated",
            Ending::NoEncounterCards => "no-encounter-cards",
        };
        Some(Outcome { winners, winner, ending })
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_pieces()
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if let Some(asked) = self.flow.asked()
            && asked.who.contains(seat)
        {
            self.list_candidates(asked.ask, seat, out);
        }
    }

    fn concerns(&self, action: Action, out: &mut Vec<Thing>) {
        match action {
            Action::Attack { by, to } => {
                out.push(Thing::Piece(by));
                out.extend(to.map(Thing::Piece));
            }
            Action::Thwart { by, at } => {
                out.push(Thing::Piece(by));
                out.extend(at.map(Thing::Piece));
            }
            Action::Play(card) | Action::Card(card) => out.push(Thing::Card(card)),
            Action::Use { piece, .. } | Action::Piece(piece) => out.push(Thing::Piece(piece)),
            Action::EndTurn
            | Action::ChangeForm
            | Action::Recover
            | Action::Way(_)
            | Action::Yes
            | Action::No
            | Action::Done
            | Action::Pass => {}
        }
    }

    fn ask_text(&self, ask: Ask) -> String {
        format!("{ask:?}")
    }

    fn action_text(&self, action: Action) -> String {
        format!("{action:?}")
    }

    fn event_text(&self, event: &Event) -> String {
        format!("{event:?}")
    }

    fn thing_text(&self, thing: Thing) -> String {
        format!("{thing:?}")
    }

    fn board(views: &[View]) -> String {
        format!("{:?}", views.first().map(|view| view.hand.len()))
    }
}
