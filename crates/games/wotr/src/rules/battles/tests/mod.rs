//! Battles set up by hand: an empty board, two Armies, the dice as the test says.
#![allow(clippy::unwrap_used, clippy::panic)]

mod combat_cards;
mod conditions;
mod endings;
mod hidden;
mod late_cards;
mod rounds;
mod sieges;

use crate::action::{Action, Ask, Choice};
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame, BattleKind};
use crate::event::Event;
use crate::figures::{Figure, Figures, Place, Spot, Troops};
use crate::frame::Frame;
use crate::ids::{ByNation, Character, Kind, Nation, Side, Units};
use crate::ids::{Card, CombatCard};
use crate::map::Region;
use crate::state::{Cards, Scenario, Setup, State};
use kernel::flow::Flow;
use kernel::{Game, Log, Seat, Texts};

const FP: Seat = Seat(0);
const SH: Seat = Seat(1);

/// A game with nothing on the board, everybody At War.
struct Fight {
    state: State,
    events: Vec<Event>,
}

fn field(region: Region) -> Place {
    Place::Field(region)
}

fn inside(region: Region) -> Place {
    Place::Inside(region)
}

/// A card with this combat part.
fn card(combat: CombatCard) -> Card {
    Card::ALL.into_iter().find(|card| card.combat() == combat).unwrap()
}

impl Fight {
    fn new() -> Fight {
        Fight::of(Scenario::TwoPlayer)
    }

    fn of(scenario: Scenario) -> Fight {
        let mut state = State::blank(&Setup { scenario }).unwrap();
        for region in Region::ALL {
            let troops = *state.field(region);
            state.take(field(region), &troops);
            state.reinforcements.add(&troops);
        }
        state.steps = ByNation::all(0);
        state.active = ByNation::all(true);
        Fight { state, events: Vec::new() }
    }

    /// Puts figures from the reinforcements into a place: Regulars, Elites, then Leaders or Nazgûl.
    fn army(mut self, place: Place, nation: Nation, regulars: u8, elites: u8, leaders: u8) -> Fight {
        let leader = if nation.side() == Side::Shadow { Figure::Nazgul } else { Figure::Leader(nation) };
        for (figure, n) in
            [(Figure::Regular(nation), regulars), (Figure::Elite(nation), elites), (leader, leaders)]
        {
            for _ in 0..n {
                *self.state.reinforcements.count_mut(figure).unwrap() -= 1;
                self.state.put_one(place, figure);
            }
        }
        self
    }

    fn with(mut self, place: Place, character: Character) -> Fight {
        self.state.spots[character] = Spot::At(place);
        self
    }

    fn hold(mut self, seat: Seat, combat: CombatCard) -> Fight {
        self.give(seat, card(combat));
        self
    }

    fn give(&mut self, seat: Seat, card: Card) {
        assert!(self.state.deck.contains(card), "{card:?} is given twice");
        self.state.deck.remove(card);
        self.state.hands[seat.index()].insert(card);
    }

    fn on_table(mut self, card: Card) -> Fight {
        self.state.deck.remove(card);
        self.state.table.insert(card);
        self
    }

    /// An attack in the open, without a rearguard.
    fn attack(self, from: Region, to: Region) -> Fight {
        let side = if self.state.units_at(from, Side::Shadow) > 0 { Side::Shadow } else { Side::FreePeoples };
        self.begin(BattleKind::Field, side, field(from), field(to), Figures::NONE, None)
    }

    fn siege(self, region: Region, card: Option<Card>) -> Fight {
        let side = self.state.besieged(region).unwrap().enemy();
        self.begin(BattleKind::Siege, side, field(region), inside(region), Figures::NONE, card)
    }

    fn sortie(self, region: Region, rearguard: Figures) -> Fight {
        let side = self.state.besieged(region).unwrap();
        self.begin(BattleKind::Sortie, side, inside(region), field(region), rearguard, None)
    }

    fn begin(
        mut self,
        kind: BattleKind,
        side: Side,
        from: Place,
        at: Place,
        rearguard: Figures,
        card: Option<Card>,
    ) -> Fight {
        self.state.acting = self.state.seats_of(side)[0];
        self.state.battle = Some(Battle::new(kind, side, from, at, rearguard, card));
        self.state.flow = Flow::stacked(&[Frame::Battle(BattleFrame::Start)]);
        let mut log = Log::on(0);
        kernel::flow::run(&mut self.state, &mut log).unwrap();
        self.events.extend(log.into_entries().into_iter().map(|entry| entry.event));
        self
    }

    fn asked(&self) -> Option<Ask> {
        self.state.question().map(|question| question.ask)
    }

    fn seat(&self) -> Seat {
        self.state.question().unwrap().who.first_seat().unwrap()
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal(self.seat(), &mut legal);
        legal
    }

    fn refused(&self, action: Action) -> bool {
        self.state.allows(self.seat(), action).is_err()
    }

    /// Answers the open question.
    fn say(mut self, action: Action) -> Fight {
        let seat = self.seat();
        if let Err(why) = self.state.allows(seat, action) {
            panic!("{action:?} to {:?}: {why:?}", self.asked());
        }
        let mut log = Log::on(0);
        self.state.play(seat, action, &mut log).unwrap();
        self.events.extend(log.into_entries().into_iter().map(|entry| entry.event));
        self.state.check_pieces().unwrap();
        self
    }

    fn choose(self, choice: Choice) -> Fight {
        self.say(Action::Choose(choice))
    }

    /// Lays down the only card of each hand that is asked for.
    fn cards(mut self) -> Fight {
        while let Some(Ask::Battle(BattleAsk::Combat(_))) = self.asked() {
            let legal = self.legal();
            let action = legal.iter().find(|action| matches!(action, Action::Card(_))).copied();
            self = self.say(action.unwrap_or_else(|| panic!("no card fits")));
        }
        self
    }

    /// Throws dice.
    fn dice(mut self, dice: &[u8]) -> Fight {
        for die in dice {
            assert!(matches!(self.asked(), Some(Ask::Roll(_))), "{die} to {:?}", self.asked());
            self = self.say(Action::Roll(*die));
        }
        self
    }

    /// Takes all hits with Regulars first, then by reducing Elites.
    fn losses(mut self) -> Fight {
        while let Some(Ask::Casualty { .. }) = self.asked() {
            let first = self.legal()[0];
            self = self.say(first);
        }
        self
    }

    fn now(&self) -> &crate::battle::Round {
        &self.state.battle.as_ref().unwrap().now
    }

    fn units(&self, place: Place, side: Side) -> u8 {
        self.state.troops(place).n_units(side)
    }

    fn told(&self, event: BattleEvent) -> bool {
        self.events.contains(&Event::Battle(event))
    }

    /// The hits of the last throw that was read.
    fn hits(&self) -> Vec<u8> {
        let hits = self.events.iter().filter_map(|event| match event {
            Event::Battle(BattleEvent::Threw { hits, .. }) => Some(*hits),
            _ => None,
        });
        hits.collect()
    }

    fn is_over(&self) -> bool {
        self.state.battle.is_none() && self.asked().is_none()
    }

    /// A troop of a Nation, as a rearguard.
    fn rear(nation: Nation, regulars: u8, elites: u8) -> Figures {
        let mut figures = Figures { troops: Troops::NONE, ..Figures::NONE };
        figures.troops.units[nation] = Units::new([regulars, elites]);
        figures
    }
}

/// Two Armies in the open without any card: Sauron in Dagorlad against Gondor in the Noman-lands.
fn open_field(shadow: u8, gondor: u8) -> Fight {
    Fight::new().army(field(Region::Dagorlad), Nation::Sauron, shadow, 0, 0).army(
        field(Region::NomanLands),
        Nation::Gondor,
        gondor,
        0,
        0,
    )
}

/// A hand without cards.
fn empty(cards: Cards) -> bool {
    cards.is_empty()
}
