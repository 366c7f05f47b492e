//! How sensible an answer looks at a glance: what a player of the game would think of first. Computer players try such
//! answers first and play on with them when they look ahead. One file a chapter.

mod army;
mod battle;
mod deeds;
mod muster;
mod turn;

use crate::action::{Action, Ask};
use crate::estimate::{beorn_might, distance, might, walls};
use crate::ids::{Area, Areas, CONTROLLABLE, Side};
use crate::map::MAP;
use crate::state::State;
use kernel::Seat;

/// How much a place at a distance draws an army.
const PULLS: [f32; 12] = [1.0, 0.72, 0.52, 0.38, 0.28, 0.2, 0.15, 0.11, 0.08, 0.06, 0.04, 0.03];

fn fades(steps: u8) -> f32 {
    PULLS.get(usize::from(steps)).copied().unwrap_or(0.02)
}

impl State {
    /// The weight of a legal answer to the open question.
    pub(crate) fn weigh(&self, seat: Seat, action: Action) -> f32 {
        let Some(asked) = self.flow.asked() else { return 1.0 };
        let side = State::side(seat);
        match asked.ask {
            Ask::Turn(ask) => self.weigh_turn(ask, side, action),
            Ask::Army(ask) => self.weigh_army(ask, side, action),
            Ask::Muster(ask) => self.weigh_muster(ask, side, action),
            Ask::Battle(ask) => self.weigh_battle(ask, side, action),
            Ask::Card(ask) => self.weigh_card(ask, side, action),
            // Chance does not weigh.
            Ask::Draw { .. } | Ask::Fate | Ask::Tile | Ask::ActionDie(_) | Ask::Roll(_) | Ask::Flip(_) => 1.0,
        }
    }

    /// What a side's enemy, an army or Beorn, has to withstand an attack with.
    fn resistance(&self, enemy: Side, at: Area) -> f32 {
        if enemy == Side::FreePeoples && self.beorn() == Some(at) {
            return beorn_might(self) + walls(self, at);
        }
        might(self, enemy, at) + walls(self, at)
    }

    /// How an army compares with the enemy that it would attack.
    fn odds(&self, side: Side, from: Area, to: Area) -> f32 {
        let uphill = if from.fords_to(to) || from.climbs_to(to) { 0.5 } else { 0.0 };
        might(self, side, from) / (self.resistance(side.enemy(), to) + uphill).max(0.5)
    }

    /// What an attack on somebody is worth to a side.
    fn prize(&self, side: Side, at: Area) -> f32 {
        let held = match side {
            Side::Shadow => !self.markers.contains(at),
            Side::FreePeoples => self.markers.contains(at),
        };
        let points = if held { f32::from(at.points()) } else { 0.0 };
        let bolg = side == Side::FreePeoples && self.place_of(crate::ids::Character::Bolg) == Some(at);
        1.0 + 0.7 * points + if bolg { 4.0 } else { 0.0 }
    }

    /// How good an attack looks.
    fn attack(&self, side: Side, from: Area, to: Area) -> f32 {
        let odds = self.odds(side, from, to);
        let worth = self.prize(side, to);
        if odds > 1.25 {
            worth * odds.min(3.0)
        } else if odds > 0.9 {
            0.6 * worth * odds
        } else if odds > 0.6 {
            0.12 * worth
        } else {
            0.02
        }
    }

    /// How much draws an army of a side to a place: what could be taken, and, for the Free Peoples, what must be held.
    fn pull(&self, side: Side, area: Area) -> f32 {
        let mut best = 0.0f32;
        match side {
            Side::Shadow => {
                let own = self.armies_of(Side::Shadow);
                for prize in CONTROLLABLE - self.markers {
                    let defence = f32::from(self.army(prize).n_units()) + walls(self, prize);
                    // Where enough of them stand before the walls already, others look for something else.
                    let others = (prize.neighbours() & own).without(area);
                    let there: u8 = others.iter().map(|at| self.army(at).n_units().min(5)).sum();
                    let crowd = if f32::from(there) > 1.5 * defence + 1.0 { 0.5 } else { 1.0 };
                    let worth = crowd * f32::from(prize.points()) / (1.2 + 0.08 * defence * defence);
                    best = best.max(worth * fades(distance(area, prize)));
                }
            }
            Side::FreePeoples => {
                let near = MAP.around(self.armies_of(Side::Shadow));
                let threatened = near | MAP.around(near);
                for prize in CONTROLLABLE {
                    let worth = f32::from(prize.points());
                    let guards = f32::from(self.army(prize).n_units());
                    let worth = if self.markers.contains(prize) {
                        worth / (1.0 + 0.3 * guards)
                    } else if threatened.contains(prize) {
                        worth / (1.0 + 0.4 * guards)
                    } else {
                        0.4 * worth / (1.0 + 0.5 * guards)
                    };
                    best = best.max(worth * fades(distance(area, prize)));
                }
            }
        }
        best
    }

    /// The areas of a side's enemies and those around them.
    fn front(&self, side: Side) -> Areas {
        self.next_to_enemies(side)
    }

    /// How much an army of a side deserves what makes it stronger: Leadership, a Rally, more units.
    fn deserves(&self, side: Side, area: Area) -> f32 {
        let units = f32::from(self.army(area).n_units().min(5));
        let front = if self.front(side).contains(area) { 2.5 } else { 1.0 };
        let waits = if area.is_mustering_point() && self.ways(area).is_empty() { 0.1 } else { 1.0 };
        (0.2 + 0.4 * units) * front * waits
    }
}

#[cfg(test)]
mod tests;
