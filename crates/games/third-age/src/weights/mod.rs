//! How sensible an answer looks at a glance: what a player of the game would think of first. Computer players try such answers first and
//! play on with them when they look ahead. One file for each group of chapters.

mod army;
mod battle;
mod cards;
mod deeds;
mod ents;
mod muster;
mod round;

use crate::action::{Action, Ask};
use crate::estimate::{might, place_worth, walls};
use crate::ids::{Area, Areas, Character, Scenario, Side};
use crate::state::State;
use kernel::Seat;

/// How much a place at a distance draws an Army.
const PULLS: [f32; 14] =
    [1.0, 0.74, 0.55, 0.42, 0.32, 0.25, 0.19, 0.15, 0.12, 0.09, 0.07, 0.055, 0.045, 0.035];

fn fades(steps: u8) -> f32 {
    PULLS.get(usize::from(steps)).copied().unwrap_or(0.02)
}

impl State {
    /// The weight of a legal answer to the open question.
    pub(crate) fn weigh(&self, seat: Seat, action: Action) -> f32 {
        let Some(asked) = self.flow.asked() else { return 1.0 };
        let side = State::side(seat);
        match asked.ask {
            Ask::Round(ask) => self.weigh_round(ask, side, action),
            Ask::Army(ask) => self.weigh_army(ask, side, action),
            Ask::Muster(ask) => self.weigh_muster(ask, side, action),
            Ask::Ent(ask) => self.weigh_ents(ask, action),
            Ask::Battle(ask) => self.weigh_battle(ask, side, action),
            Ask::Card(ask) => self.weigh_card(ask, side, action),
            // Chance does not weigh.
            Ask::Draw { .. }
            | Ask::Random { .. }
            | Ask::Tile
            | Ask::ActionDie(_)
            | Ask::Roll(_)
            | Ask::Flip(_) => 1.0,
        }
    }

    /// What the protection between two areas is worth to those within.
    fn walls_between(&self, from: Area, to: Area) -> f32 {
        match self.section_between(from, to).filter(|_| to == Area::MinasTirith) {
            None => walls(self, to),
            // Rule 9.10.3: the tower goes over the wall.
            Some(_) if self.towers.contains(from) => 1.0,
            Some(section) => {
                let left = self.protection_left(to, Some(section));
                if left == 0 { 0.0 } else { 0.5 + 0.65 * f32::from(left) }
            }
        }
    }

    /// What an Army has to withstand an attack with.
    fn resistance(&self, enemy: Side, at: Area) -> f32 {
        might(self, enemy, at) + walls(self, at)
    }

    /// How an Army compares with the enemy that it would attack.
    fn odds(&self, side: Side, from: Area, to: Area) -> f32 {
        if from.is_recruitment() {
            // Rule 9.3.4: the enemy simply goes.
            return 3.0;
        }
        let hampered = self.board().border(from, to).is_some_and(|border| border.protected);
        let against = might(self, side.enemy(), to) + self.walls_between(from, to);
        might(self, side, from) / (against + if hampered { 0.7 } else { 0.0 }).max(0.5)
    }

    /// What a place is worth to whoever takes or keeps it: the last Settlement of a region, or the only region, is worth more.
    fn stake(&self, area: Area) -> f32 {
        let board = self.board();
        let mut worth = place_worth(self, area);
        if board.settlements[Side::FreePeoples].contains(area)
            && let Some(region) = board.region[area]
        {
            let others = (board.regions[region] & board.settlements[Side::FreePeoples]).without(area);
            let whole = (others - self.markers).is_empty();
            let only = self.regions_of_shadow() <= u8::from(self.markers.contains(area));
            worth += match (whole, only) {
                (true, true) => 2.5,
                (false, true) => 0.8,
                (true, false) => 0.8,
                (false, false) => 0.0,
            };
        }
        worth
    }

    /// What an attack on somebody is worth to a side.
    fn prize(&self, side: Side, at: Area) -> f32 {
        let taken = self.markers.contains(at) == (side == Side::FreePeoples);
        let place = self.board().printed[Side::FreePeoples].contains(at);
        let mut worth = 1.0;
        if place && taken {
            worth += 0.6 * self.stake(at);
        }
        let victims = self.characters_at(side.enemy(), at).len() as f32;
        worth += 0.3 * victims;
        let decisive = match side {
            Side::FreePeoples => {
                at == Area::Orthanc || self.commander.is_some_and(|who| self.spots[who].area() == Some(at))
            }
            Side::Shadow => false,
        };
        if decisive { worth + 4.0 } else { worth }
    }

    /// How good an attack looks.
    fn attack(&self, side: Side, from: Area, to: Area) -> f32 {
        let odds = self.odds(side, from, to);
        let worth = self.prize(side, to);
        if odds > 1.25 {
            worth * odds.min(3.0)
        } else if odds > 0.9 {
            0.6 * worth * odds
        } else if odds > 0.55 {
            // A siege wears the walls down even if the attack fails.
            if walls(self, to) > 0.0 { 0.3 * worth } else { 0.12 * worth }
        } else {
            0.02
        }
    }

    /// How much draws an Army of a side to a place: what could be taken, and what must be held.
    fn pull(&self, side: Side, area: Area) -> f32 {
        let board = self.board();
        let row = &board.steps[area];
        let mut best = 0.0f32;
        let own = self.armies_of(side);
        match side {
            Side::Shadow => {
                for prize in board.printed[Side::FreePeoples] {
                    let far = fades(row[prize]);
                    let army = self.army(prize);
                    let worth = if self.markers.contains(prize) {
                        let guards = f32::from(army.n_units());
                        let near = (board.neighbours[prize] & self.armies_of(Side::FreePeoples)).len() as f32;
                        0.15 * near * self.stake(prize) / (1.0 + 0.4 * guards)
                    } else {
                        let defence = f32::from(army.n_units()) + walls(self, prize);
                        // Where enough of them stand before the walls already, others look for something else.
                        let others = (board.neighbours[prize] & own).without(area);
                        let there: u8 = others.iter().map(|at| self.army(at).n_units().min(5)).sum();
                        let crowd = if f32::from(there) > 1.5 * defence + 1.0 { 0.5 } else { 1.0 };
                        crowd * self.stake(prize) / (1.2 + 0.05 * defence * defence)
                    };
                    best = best.max(worth * far);
                }
            }
            Side::FreePeoples => {
                let near = board.around(self.armies_of(Side::Shadow));
                let threatened = near | board.around(near);
                for prize in board.printed[Side::FreePeoples] {
                    let guards = f32::from(self.army(prize).n_units());
                    let stake = self.stake(prize);
                    let worth = if self.markers.contains(prize) {
                        stake / (1.0 + 0.35 * guards)
                    } else if threatened.contains(prize) {
                        stake / (1.0 + 0.4 * guards)
                    } else {
                        0.4 * stake / (1.0 + 0.5 * guards)
                    };
                    best = best.max(worth * fades(row[prize]));
                }
                best = best.max(self.far_goals(area));
            }
        }
        best
    }

    /// What draws the Free Peoples into the Shadow's own lands (rules 12.2, 12.3).
    fn far_goals(&self, area: Area) -> f32 {
        let row = &self.board().steps[area];
        let goals: &[(Area, f32)] = match self.scenario {
            Scenario::Rohan => &[(Area::Orthanc, 4.0)],
            Scenario::Gondor => &[(Area::BlackGate, 1.5), (Area::CrossRoads, 1.5)],
        };
        let of = |(goal, worth): &(Area, f32)| {
            let guards = self.resistance(Side::Shadow, *goal);
            let guarded = if self.has_army(Side::Shadow, *goal) { guards } else { 0.0 };
            worth / (1.0 + 0.15 * guarded * guarded) * fades(row[*goal])
        };
        goals.iter().map(of).fold(0.0, f32::max)
    }

    /// The areas of a side's enemies and those around them.
    fn front(&self, side: Side) -> Areas {
        self.next_to_enemies(side)
    }

    /// How much an Army of a side deserves what makes it stronger: Leadership, a Rally, more units.
    fn deserves(&self, side: Side, area: Area) -> f32 {
        let units = f32::from(self.army(area).n_units().min(5));
        let front = if self.front(side).contains(area) { 2.5 } else { 1.0 };
        let waits = if area.is_recruitment() { 0.35 } else { 1.0 };
        (0.2 + 0.4 * units) * front * waits
    }

    /// Whether an area has no room for another unit (rule 7.3.3).
    fn is_full(&self, area: Area) -> bool {
        !area.is_recruitment() && self.army(area).n_units() >= 5
    }

    /// How gladly a side has another unit there.
    fn wants_unit(&self, side: Side, area: Area) -> f32 {
        let full = if self.is_full(area) { 0.05 } else { 1.0 };
        let start = if area.is_recruitment() { 0.4 } else { 0.0 };
        full * (0.15 + start + self.pull(side, area))
    }

    /// How good a target an enemy Army is for Damage.
    fn target(&self, side: Side, area: Area) -> f32 {
        let army = self.army(area);
        let units = f32::from(army.n_units().min(5));
        let breaks = if army.damage >= army.n_units() { 1.0 } else { 0.3 * f32::from(army.damage) };
        let front = if self.front(side.enemy()).contains(area) { 2.0 } else { 0.8 };
        front * (0.3 + 0.4 * units + breaks) * (0.7 + 0.3 * self.prize(side, area).min(5.0))
    }

    /// Whom an Army of a side has with it to lose.
    fn has_characters(&self, side: Side, area: Area) -> bool {
        let here =
            |who: &Character| self.spots[*who].area() == Some(area) && self.character_side(*who) == side;
        Character::ALL.iter().any(here)
    }
}

#[cfg(test)]
mod tests;
