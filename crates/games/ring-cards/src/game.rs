//! The kernel's contract for this game.

use crate::action::{Action, Ask, Forsaken, Place, To};
use crate::cards::{Piece, copies};
use crate::event::Event;
use crate::frame::{Aside, Played};
use crate::ids::{Battleground, Card, Path, Scenario, Side};
use crate::pick::{Pick, Standing};
use crate::rules::Log;
use crate::state::{Cards, Setup, State};
use crate::view::View;
use kernel::{
    Allowed, Argument, Broken, Game, Info, OrderInfo, Outcome, Question, ScenarioInfo, Seat, SetupError,
    Text, flow,
};
use kit::ById;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// Something on the table that a player can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// A faction card.
    Card(Card),
    /// A fresh copy of an army in a reserve, beside a ready one (rule 12.35).
    Fresh(Card),
    /// A battleground.
    Battleground(Battleground),
    /// A path.
    Path(Path),
    /// The onlooker's own draw deck.
    DrawDeck,
    /// The onlooker's own cycle pile.
    CyclePile,
    /// The onlooker's own eliminated pile.
    EliminatedPile,
    /// The onlooker's own Ring token.
    Ring,
    /// Passing.
    Pass,
}

static SCENARIOS: ById<Scenario, ScenarioInfo, { Scenario::COUNT }> = ById::new([
    ScenarioInfo {
        id: Scenario::Trilogy.slug(),
        people: &[4, 3, 2],
        seats: &["frodo", "witch-king", "aragorn", "saruman"],
    },
    ScenarioInfo { id: Scenario::Duel.slug(), people: &[2], seats: &["gandalf", "witch-king"] },
    ScenarioInfo {
        id: Scenario::ThreePlayerDuel.slug(),
        people: &[3],
        seats: &["gandalf", "witch-king", "saruman"],
    },
    ScenarioInfo {
        id: Scenario::FellowshipOfTheRing.slug(),
        people: &[2],
        seats: &["balrog-of-moria", "gandalf"],
    },
]);

static ORDERS: &[OrderInfo] = &[
    OrderInfo { id: "pass", kind: "turn", rule: None, answer: "pass", until_change: true },
    OrderInfo { id: "decline", kind: "may", rule: None, answer: "decline", until_change: false },
];

/// What lists and menus show of a mode.
pub(crate) fn scenario_info(scenario: Scenario) -> &'static ScenarioInfo {
    &SCENARIOS[scenario]
}

impl Game for State {
    type Setup = Setup;
    type Ask = Ask;
    type Action = Action;
    type Thing = Thing;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        slug: "ring-cards",
        rules_version: 3,
        scenarios: SCENARIOS.values(),
        options: &[],
        orders: ORDERS,
        rules: include_str!("../../../../docs/rules/ring-cards.md"),
    };

    fn setup(scenario: &str, people: Option<u8>, options: &[(String, String)]) -> Result<Setup, SetupError> {
        if let Some((name, _)) = options.first() {
            return Err(SetupError::new(Text::new("setup-no-option").written("option", name)));
        }
        let Some(scenario) = Scenario::from_slug(scenario) else {
            let slugs = Scenario::ALL.map(|scenario| Argument::Written(scenario.slug().to_owned()));
            return Err(SetupError::new(
                Text::new("setup-no-scenario").written("scenario", scenario).list("scenarios", slugs),
            ));
        };
        let people = people.unwrap_or(scenario_info(scenario).people[0]);
        let setup = Setup { scenario, people };
        State::blank(&setup)?;
        Ok(setup)
    }

    fn new(setup: &Setup, log: &mut Log) -> Result<State, SetupError> {
        flow::begin(State::blank(setup)?, log)
    }

    fn n_seats(&self) -> u8 {
        State::n_seats(self)
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        self.mode().seats.get(seat.index()).map_or("nobody", |def| def.name.slug())
    }

    fn team(&self, seat: Seat) -> u8 {
        match self.side(seat) {
            Side::FreePeoples => 0,
            Side::Shadow => 1,
        }
    }

    /// Rule 11.1.2.
    fn person(&self, seat: Seat) -> u8 {
        match self.setup.scenario {
            Scenario::Trilogy => match (self.setup.people, self.side(seat)) {
                (2, Side::FreePeoples) => 0,
                (2, Side::Shadow) => 1,
                // Frodo, Aragorn, and one person for the Shadow.
                (3, Side::FreePeoples) => seat.0 / 2,
                (3, Side::Shadow) => 2,
                (_, Side::FreePeoples | Side::Shadow) => seat.0,
            },
            Scenario::Duel | Scenario::ThreePlayerDuel | Scenario::FellowshipOfTheRing => seat.0,
        }
    }

    fn question(&self) -> Option<Question<Ask>> {
        flow::question(self)
    }

    fn ask_seen_by(&self, ask: Ask, onlooker: Option<Seat>) -> Ask {
        flow::ask_seen_by(self, ask, onlooker).with_any_copies()
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
            Ask::Draw { seat, .. } | Ask::ForsakenTop { seat } | Ask::PeekTop { seat } => {
                // Each copy is equally likely.
                Some(Action::Draw(self.player(seat).deck.rest().pick(rng)?.card()))
            }
            Ask::TurnUpBattleground { side } => {
                let n = self.deck_of_side(side).count();
                let nth = if n == 0 { 0 } else { rng.random_range(0..n) };
                self.deck_of_side(side).nth(nth).map(Action::TurnUp)
            }
            Ask::TurnUpPath { number } => {
                let n = self.unused_paths(number).count();
                let nth = if n == 0 { 0 } else { rng.random_range(0..n) };
                self.unused_paths(number).nth(nth).map(Action::TurnUpPath)
            }
            // People answer these.
            Ask::SetupCycle
            | Ask::Turn
            | Ask::PlayCost { .. }
            | Ask::WinnowSecond { .. }
            | Ask::RingEliminate
            | Ask::CycleFromHand
            | Ask::Forsake { .. }
            | Ask::May { .. }
            | Ask::Take { .. }
            | Ask::AsideEliminate
            | Ask::AsidePlay(_)
            | Ask::LookEliminate
            | Ask::LookCycle
            | Ask::Path { .. }
            | Ask::Battleground { .. }
            | Ask::Token { .. }
            | Ask::MoveThere { .. }
            | Ask::MoveWielder { .. }
            | Ask::Eliminate { .. }
            | Ask::Grima { .. }
            | Ask::RuinRohan { .. }
            | Ask::RuinMordor { .. }
            | Ask::NextCombat
            | Ask::Support { .. }
            | Ask::Loss
            | Ask::ProposeLoss
            | Ask::AgreeToLoss
            | Ask::AttackersLoss
            | Ask::Replacement { .. } => None,
        }
    }

    fn view(&self, onlooker: Option<Seat>) -> View {
        View::of(self, onlooker)
    }

    fn imagine<R: Rng + ?Sized>(&mut self, seat: Seat, rng: &mut R) {
        self.deal_anew(seat, rng);
    }

    fn outcome(&self) -> Option<Outcome> {
        let (side, ending) = self.ended?;
        let seats = (0..State::n_seats(self)).map(Seat);
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
            Action::Play { card, to } => {
                out.push(Thing::Card(card));
                match to {
                    To::On(wielder) => out.push(Thing::Card(wielder)),
                    To::Path => out.extend(self.thing_at(Place::Path)),
                    To::Battleground(ground) => out.push(Thing::Battleground(ground)),
                    To::Reserve => {}
                }
            }
            Action::Move { card, to } => {
                out.push(thing_of(card));
                out.extend(self.thing_at(to));
            }
            Action::Eliminate(pick) => {
                out.push(thing_of(pick));
                out.extend(self.place_told(pick).and_then(|place| self.thing_at(place)));
            }
            Action::Forsake(Forsaken::Reserve(pick)) => out.push(thing_of(pick)),
            Action::Forsake(Forsaken::Top) => out.push(Thing::DrawDeck),
            Action::PlayEvent(card)
            | Action::Cycle(card)
            | Action::Winnow(card)
            | Action::Use(card)
            | Action::Pay(card)
            | Action::Take(card)
            | Action::Support(card)
            | Action::Lose(card)
            | Action::ReplaceBy(card)
            | Action::Draw(card)
            | Action::Forsake(Forsaken::Hand(card)) => out.push(Thing::Card(card)),
            Action::Token(place) | Action::Fight(place) => out.extend(self.thing_at(place)),
            Action::Path(path) | Action::TurnUpPath(path) => out.push(Thing::Path(path)),
            Action::Battleground(ground) | Action::TurnUp(ground) => out.push(Thing::Battleground(ground)),
            Action::Ring => out.push(Thing::Ring),
            Action::Pass => out.push(Thing::Pass),
            Action::Accept
            | Action::Decline
            | Action::Done
            | Action::FetchSaruman
            | Action::StrikeRohan
            | Action::Unsupported
            | Action::Agree
            | Action::Disagree => {}
        }
    }
}

/// The thing that an answer means by a card.
fn thing_of(pick: Pick) -> Thing {
    match pick {
        Pick::Fresh(card) => Thing::Fresh(card),
        Pick::Plain(card) | Pick::At(_, card) => Thing::Card(card),
    }
}

impl State {
    fn thing_at(&self, place: Place) -> Option<Thing> {
        match place {
            Place::Path => self.path.map(Thing::Path),
            Place::Battleground(ground) => Some(Thing::Battleground(ground)),
        }
    }

    /// The place that goes with a card in an answer: the one it names, or the one that the name alone means where other
    /// copies stand on other battlegrounds.
    fn place_told(&self, pick: Pick) -> Option<Place> {
        if let Pick::At(place, _) = pick {
            return Some(place);
        }
        let cards = self.flow.asked().map_or(Cards::EMPTY, |asked| self.open_choices(asked));
        match self.told_apart(cards, self.picked(cards, pick)?)? {
            Standing::On(ground) => Some(Place::Battleground(ground)),
            Standing::Ready | Standing::Fresh => None,
        }
    }
}

impl Ask {
    /// What those who are not asked see of the question: a card that is still in hand stays hidden.
    #[must_use]
    pub fn for_others(self) -> Ask {
        match self {
            Ask::PlayCost { .. } | Ask::WinnowSecond { .. } => Ask::Turn,
            Ask::SetupCycle
            | Ask::Turn
            | Ask::RingEliminate
            | Ask::CycleFromHand
            | Ask::Forsake { .. }
            | Ask::May { .. }
            | Ask::Take { .. }
            | Ask::AsideEliminate
            | Ask::AsidePlay(_)
            | Ask::LookEliminate
            | Ask::LookCycle
            | Ask::Path { .. }
            | Ask::Battleground { .. }
            | Ask::Token { .. }
            | Ask::MoveThere { .. }
            | Ask::MoveWielder { .. }
            | Ask::Eliminate { .. }
            | Ask::Grima { .. }
            | Ask::RuinRohan { .. }
            | Ask::RuinMordor { .. }
            | Ask::NextCombat
            | Ask::Support { .. }
            | Ask::Loss
            | Ask::ProposeLoss
            | Ask::AgreeToLoss
            | Ask::AttackersLoss
            | Ask::Replacement { .. }
            | Ask::Draw { .. }
            | Ask::ForsakenTop { .. }
            | Ask::PeekTop { .. }
            | Ask::TurnUpBattleground { .. }
            | Ask::TurnUpPath { .. } => self,
        }
    }

    /// The question without the numbers by which the program counts copies of an army: they would reveal which other
    /// copies have been drawn before.
    fn with_any_copies(self) -> Ask {
        let any_copy = |piece: Piece| copies(piece.card()).first().unwrap_or(piece);
        match self {
            Ask::Forsake { barred } => Ask::Forsake { barred: barred.map(any_copy) },
            Ask::AsidePlay(aside) => {
                let any = |played: Played| Played { piece: any_copy(played.piece), ..played };
                Ask::AsidePlay(Aside { played: aside.played.map(|played| played.map(any)), ..aside })
            }
            // The other cards in questions have no copies.
            Ask::SetupCycle
            | Ask::Turn
            | Ask::PlayCost { .. }
            | Ask::WinnowSecond { .. }
            | Ask::RingEliminate
            | Ask::CycleFromHand
            | Ask::May { .. }
            | Ask::Take { .. }
            | Ask::AsideEliminate
            | Ask::LookEliminate
            | Ask::LookCycle
            | Ask::Path { .. }
            | Ask::Battleground { .. }
            | Ask::Token { .. }
            | Ask::MoveThere { .. }
            | Ask::MoveWielder { .. }
            | Ask::Eliminate { .. }
            | Ask::Grima { .. }
            | Ask::RuinRohan { .. }
            | Ask::RuinMordor { .. }
            | Ask::NextCombat
            | Ask::Support { .. }
            | Ask::Loss
            | Ask::ProposeLoss
            | Ask::AgreeToLoss
            | Ask::AttackersLoss
            | Ask::Replacement { .. }
            | Ask::Draw { .. }
            | Ask::ForsakenTop { .. }
            | Ask::PeekTop { .. }
            | Ask::TurnUpBattleground { .. }
            | Ask::TurnUpPath { .. } => self,
        }
    }
}
