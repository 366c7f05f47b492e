//! Tests of battles: what each rule does, and where it does not.

mod abilities;
mod beginning;
mod casualties;
mod ending;
mod nazgul;
mod random;
mod rolls;
mod tactics;
mod values;
mod words;

use crate::action::{Action, Ask, RollFor, Tactic};
use crate::army::Charge;
use crate::battle::{Battle, BattleAsk};
use crate::event::{BattleEvent, Event};
use crate::figures::Spot;
use crate::frame::Frame;
use crate::ids::{Area, Areas, Cards, Character, Leader, Maneuver, Scenario, Side, Unit};
use crate::ops::Op;
use crate::rules::Log;
use crate::state::State;
use kernel::flow::{self, Flow};
use kernel::{Refused, Seat};

pub(crate) const FREE: Side = Side::FreePeoples;
pub(crate) const SHADOW: Side = Side::Shadow;

/// A position made by hand, and everything that it has reported.
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// A board with nobody but Saruman in Orthanc; the decks are full.
    pub(crate) fn new(scenario: Scenario) -> Table {
        Table { state: State::empty(scenario), events: Vec::new() }
    }

    pub(crate) fn rohan() -> Table {
        Table::new(Scenario::Rohan)
    }

    pub(crate) fn gondor() -> Table {
        Table::new(Scenario::Gondor)
    }

    /// Units in an area.
    pub(crate) fn units(mut self, area: Area, units: &[(Unit, u8)]) -> Table {
        self.state.armies.change(area, |army| units.iter().for_each(|(unit, n)| army.units.add(*unit, *n)));
        self
    }

    pub(crate) fn damage(mut self, area: Area, tokens: u8) -> Table {
        self.state.armies.change(area, |army| army.damage = tokens);
        self
    }

    pub(crate) fn tokens(mut self, area: Area, tokens: u8) -> Table {
        self.state.armies.change(area, |army| army.leadership = tokens);
        self
    }

    pub(crate) fn leaders(mut self, area: Area, leader: Leader, n: u8) -> Table {
        self.state.armies.change(area, |army| army.leaders.add(leader, n));
        self
    }

    pub(crate) fn character(mut self, character: Character, area: Area) -> Table {
        self.state.spots[character] = Spot::At(area);
        self
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut State)) -> Table {
        change(&mut self.state);
        self
    }

    /// Puts a frame on the stack and runs to the first question.
    pub(crate) fn run(mut self, frame: Frame) -> Table {
        self.state.flow = Flow::stacked(&[frame]);
        let mut log = Log::on(0);
        flow::run(&mut self.state, &mut log).expect("it runs");
        self.keep(log);
        self
    }

    fn keep(&mut self, log: Log) {
        self.events.extend(log.into_entries().into_iter().filter_map(|entry| entry.seen(None)));
    }

    /// An Army attacks; cards of Terrain Superiority are drawn.
    pub(crate) fn attack(self, from: Area, at: Area) -> Table {
        self.attack_with(&[from], at, None, false)
    }

    pub(crate) fn attack_with(
        mut self,
        from: &[Area],
        at: Area,
        charge: Option<Charge>,
        river: bool,
    ) -> Table {
        let side = self.state.army(from[0]).side().expect("an Army is there");
        let armies: Areas = from.iter().copied().collect();
        let frame = self.state.begin_battle(side, armies, at, charge, river);
        self.run(frame).drawn()
    }

    /// Draws the first card as long as one is drawn.
    pub(crate) fn drawn(mut self) -> Table {
        while let Some(Ask::Draw { deck, .. }) = self.asked() {
            let card = (self.state.deck & deck.cards()).first().expect("there is a card");
            self.answer(Seat::CHANCE, Action::Draw(card));
        }
        self
    }

    pub(crate) fn asked(&self) -> Option<Ask> {
        self.state.flow.asked().map(|asked| asked.ask)
    }

    pub(crate) fn asked_battle(&self) -> Option<BattleAsk> {
        match self.asked() {
            Some(Ask::Battle(ask)) => Some(ask),
            _ => None,
        }
    }

    /// The sides that are asked.
    pub(crate) fn who(&self) -> Vec<Side> {
        let asked = self.state.flow.asked().expect("somebody is asked");
        asked.who.iter().filter(|seat| !seat.is_chance()).map(State::side).collect()
    }

    fn answer(&mut self, seat: Seat, action: Action) {
        let allowed = flow::allows(&self.state, seat, action);
        assert_eq!(allowed, Ok(()), "{action:?} to {:?}", self.asked());
        let mut log = Log::on(0);
        flow::answer(&mut self.state, seat, action, &mut log).expect("it is carried out");
        self.keep(log);
    }

    pub(crate) fn does(mut self, side: Side, action: Action) -> Table {
        self.answer(State::seat(side), action);
        self
    }

    pub(crate) fn refusal(&self, side: Side, action: Action) -> (&'static str, &'static str) {
        match flow::allows(&self.state, State::seat(side), action) {
            Err(Refused::Illegal { rule, why }) => (rule.0, why),
            other => panic!("{action:?} is not refused by a rule: {other:?}"),
        }
    }

    pub(crate) fn legal(&self, side: Side) -> Vec<Action> {
        let mut legal = Vec::new();
        flow::legal(&self.state, State::seat(side), &mut legal);
        legal
    }

    /// Chance rolls these dice, which are asked for one after the other.
    pub(crate) fn rolls(mut self, dice: &[u8]) -> Table {
        for die in dice {
            assert!(matches!(self.asked(), Some(Ask::Roll(_))), "{:?}", self.asked());
            self.answer(Seat::CHANCE, Action::Roll(*die));
        }
        self
    }

    /// The dice of a side of the battle.
    pub(crate) fn rolls_of(self, side: Side, dice: &[u8]) -> Table {
        assert_eq!(self.asked(), Some(Ask::Roll(RollFor::Battle(side))));
        self.rolls(dice)
    }

    /// Both sides choose their tokens: the attacker, then the defender.
    pub(crate) fn tactics(self, attacker: Tactic, defender: Tactic) -> Table {
        assert_eq!(self.asked_battle(), Some(BattleAsk::Tactic));
        let side = self.battle().attacker;
        self.does(side, Action::Tactic(attacker)).does(side.enemy(), Action::Tactic(defender))
    }

    /// Both regroup, and Chance rolls for the attacker, then for the defender.
    pub(crate) fn regroup_and_roll(self, attacker: &[u8], defender: &[u8]) -> Table {
        let side = self.battle().attacker;
        let table = self.tactics(Tactic::Regroup, Tactic::Regroup);
        table.rolls_of(side, attacker).rolls_of(side.enemy(), defender)
    }

    pub(crate) fn battle(&self) -> Battle {
        self.state.battle.expect("there is a battle")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state.battle.is_none()
    }

    pub(crate) fn n_units(&self, area: Area) -> u8 {
        self.state.army(area).n_units()
    }

    pub(crate) fn damage_at(&self, area: Area) -> u8 {
        self.state.army(area).damage
    }

    /// Carries out words of battle for a player, with what must run then.
    pub(crate) fn words(mut self, ops: &[Op], by: Side) -> Table {
        for op in ops {
            let mut log = Log::on(0);
            let frame = self.state.battle_op(op, by, &mut log);
            self.keep(log);
            assert_eq!(frame, None);
        }
        self
    }

    pub(crate) fn told(&self, event: BattleEvent) -> bool {
        self.events.contains(&Event::Battle(event))
    }

    pub(crate) fn hand(mut self, side: Side, cards: Cards) -> Table {
        self.state.hands[side] = cards;
        self.state.deck -= cards;
        self
    }
}

pub(crate) const fn maneuver(maneuver: Maneuver) -> Tactic {
    Tactic::Maneuver(maneuver)
}
