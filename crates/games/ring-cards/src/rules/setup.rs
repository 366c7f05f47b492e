//! Chapter 2: set-up.

use super::{Log, MISFIT, card_of};
use crate::action::{Action, Ask, DrawTo};
use crate::frame::{Frame, Next, RoundStep};
use crate::ids::{Battleground, Path, Scenario};
use crate::printed::modes::RingRule;
use crate::state::{
    Cards, Combat, Ground, GroundStatus, PathStatus, Player, Setup, State, copy_in, names_in,
};
use kernel::flow::{Flow, ask, call, goto};
use kernel::{Argument, Seat, SeatSet, SetupError, Text};
use kit::{ById, Deck};

impl State {
    /// The table before anything is drawn. Nobody is asked yet.
    pub(crate) fn blank(setup: &Setup) -> Result<State, SetupError> {
        let mode = setup.scenario.mode();
        let people = crate::game::scenario_info(setup.scenario).people;
        if !people.contains(&setup.people) {
            let people = people.iter().map(|n| Argument::Number(i64::from(*n)));
            let id = crate::game::scenario_info(setup.scenario).id;
            let rule = match setup.scenario {
                Scenario::Trilogy => "11.1.2",
                Scenario::Duel => "11.2.1",
                Scenario::ThreePlayerDuel => "11.3.1",
                Scenario::FellowshipOfTheRing => "11.4.1",
            };
            return Err(SetupError::by(
                rule,
                Text::new("setup-people").written("scenario", id).list("people", people),
            ));
        }
        // Rule 2.5: The Fellowship of the Ring has only the battlegrounds of its list.
        let status = |ground: &Battleground| match mode.fixed {
            Some(rounds) if !rounds.iter().any(|list| list.contains(ground)) => GroundStatus::Absent,
            _ => GroundStatus::Deck,
        };
        let ground = |ground: Battleground| Ground {
            status: status(&ground),
            cards: Cards::EMPTY,
            attack: 0,
            defence: 0,
        };
        let path = |path: Path| match mode.paths {
            Some(list) if !list.contains(&path) => PathStatus::Absent,
            _ => PathStatus::Unused,
        };
        let mut state = State {
            flow: Flow::new(Frame::SetupDraw(0)),
            setup: *setup,
            round: 0,
            start: 0, // Rule 2.4.
            slot: 0,
            passed: SeatSet::NONE,
            players: Default::default(),
            grounds: ById::from_fn(ground),
            paths: ById::from_fn(path),
            path: None,
            path_number: 0,
            path_cards: Cards::EMPTY,
            path_attack: 0,
            path_defence: 0,
            last_path_fought: false,
            items: Cards::EMPTY,
            wielders: ById::default(),
            card_tokens: 0,
            fresh: Cards::EMPTY,
            played: Cards::EMPTY,
            events: Cards::EMPTY,
            spent: Cards::EMPTY,
            paying: None,
            red_arrow: false,
            three_hunters: false,
            corruption: 0, // Rule 2.8.
            combat: Combat::default(),
            known: Cards::EMPTY,
            ended: None,
        };
        for (player, def) in state.players.iter_mut().zip(mode.seats) {
            *player = Player {
                deck: Deck::shuffled(def.cards()), // Rule 2.2.
                ring: def.ring != RingRule::None,  // Rule 2.3.
                ..Player::default()
            };
        }
        Ok(state)
    }

    /// Rule 2.7: every seat draws.
    pub(crate) fn setup_draw(&mut self, nth: u8) -> Next {
        match self.seats_in_order().nth(usize::from(nth)) {
            Some(seat) => {
                let left = self.seat_def(seat).setup_draw;
                call(Frame::Draw { seat, left, to: DrawTo::Hand }).then(Frame::SetupDraw(nth + 1))
            }
            None => goto(Frame::SetupCycle),
        }
    }

    /// Rule 2.7: every seat chooses what to cycle, all at the same time and secretly.
    pub(crate) fn setup_cycle(&mut self) -> Next {
        let still: SeatSet = (0..self.n_seats())
            .map(Seat)
            .filter(|seat| {
                let def = self.seat_def(*seat);
                self.player(*seat).hand.len() > usize::from(def.setup_draw - def.setup_cycle)
            })
            .collect();
        if still.is_empty() {
            return goto(Frame::Round(RoundStep::Location)); // Rule 2.9.
        }
        ask(still, Ask::SetupCycle).then(Frame::SetupCycle)
    }

    pub(crate) fn setup_cycled(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let piece = card_of(action).and_then(|card| copy_in(self.player(seat).hand, card));
        let Some(piece) = piece else { return MISFIT };
        self.cycle_hidden(piece, log);
        kernel::flow::done()
    }

    pub(crate) fn list_from_hand(
        &self,
        seat: Seat,
        out: &mut Vec<Action>,
        answer: fn(crate::Card) -> Action,
    ) {
        out.extend(names_in(self.player(seat).hand).map(answer));
    }
}
