//! Moves and attacks (rules 7.4, 7.5, 9.3, 9.6, 10.11, 10.13).

use crate::action::Action;
use crate::army::{ArmyAsk, GroupFor};
use crate::estimate::{might, wanted_at};
use crate::figures::Figure;
use crate::ids::{Area, Character, Scenario, Side};
use crate::state::State;

impl State {
    pub(super) fn weigh_army(&self, ask: ArmyAsk, side: Side, action: Action) -> f32 {
        match (ask, action) {
            (ArmyAsk::March { strike, .. }, Action::Move { from, to }) => {
                if strike {
                    let enemies = self.board().neighbours[to] & self.armies_on_board(side.enemy());
                    let best = enemies.iter().map(|at| self.odds(side, from, at) * self.prize(side, at));
                    return best.fold(0.02, f32::max) * self.weigh_crowding(to, from);
                }
                self.weigh_march(side, from, to)
            }
            (ArmyAsk::March { strike: true, .. }, Action::Done) => 1.0 + self.best_attack(side),
            (ArmyAsk::March { .. }, Action::Done) => match side {
                Side::Shadow => 0.25,
                Side::FreePeoples => 0.8,
            },
            (ArmyAsk::Group { why, from, to }, _) => self.weigh_group(why, side, from, to, action),
            // Hurt units stay behind, where they can be rallied.
            (ArmyAsk::DamageAlong { least, .. }, Action::Number(n)) => {
                1.0 / (1.0 + f32::from(n - least.min(n)))
            }
            (ArmyAsk::MarchOn { at, .. }, Action::Area(to)) => self.weigh_step(side, at, to),
            (ArmyAsk::MarchOn { .. }, Action::Done) => 0.5,
            (ArmyAsk::Limit { .. }, Action::Unit(unit)) => {
                let strength = f32::from(self.book.units[unit].strength);
                1.0 / (strength * strength * strength).max(1.0)
            }
            (ArmyAsk::Strike { .. }, Action::Attack { from, to }) => self.attack(side, from, to),
            (ArmyAsk::Strike { .. } | ArmyAsk::CombinedTarget { .. }, Action::Decline) => 0.35,
            (ArmyAsk::CombinedTarget { .. }, Action::Area(at)) => self.weigh_combined(side, at),
            (ArmyAsk::ForcedOut { at, forced }, Action::Area(to)) => {
                let loser =
                    if self.has_army(Side::FreePeoples, at) { Side::FreePeoples } else { Side::Shadow };
                self.weigh_refuge(loser, to, forced)
            }
            (ArmyAsk::CharacterMove { .. }, Action::Area(from)) => self.weigh_leaving(side, from),
            (ArmyAsk::CharacterMove { .. }, Action::Done) => 1.0,
            (ArmyAsk::CharacterGroup { from }, Action::Leave(Figure::Character(who))) => {
                let stays = if wanted_at(self, who).contains(from) { 20.0 } else { 0.3 };
                if self.has_army(side, from) { stays } else { 0.05 }
            }
            (ArmyAsk::CharacterGroup { .. }, Action::Go) => 2.0,
            (ArmyAsk::CharacterTo { from }, Action::Area(to)) => self.weigh_walk_to(side, from, to),
            (ArmyAsk::NazgulMove, Action::Done) => 2.0,
            (ArmyAsk::NazgulMove, _) => 0.3,
            (ArmyAsk::NazgulTo { minion: Some(_), .. }, Action::Area(to)) => {
                if self.has_army(side, to) {
                    self.deserves(side, to)
                } else {
                    0.005
                }
            }
            (ArmyAsk::NazgulTo { .. }, Action::Area(to)) => {
                if self.front(Side::FreePeoples).contains(to) {
                    1.0
                } else {
                    0.05
                }
            }
            // One answer looks as good as another.
            _ => 1.0,
        }
    }

    /// How good a march looks: towards what can be taken or must be held, and not away from it.
    fn weigh_march(&self, side: Side, from: Area, to: Area) -> f32 {
        let units = f32::from(self.army(from).n_units().min(5));
        let mut weight = self.weigh_step(side, from, to);
        match side {
            Side::Shadow => {
                weight *= 0.4 + 0.25 * units;
                // What it holds stays held without an Army, unless somebody is near.
                if (self.markers.contains(from) || from == Area::Orthanc) && self.front(side).contains(from) {
                    weight *= 0.3;
                }
            }
            Side::FreePeoples => {
                let place = self.board().printed[side].contains(from) && !self.markers.contains(from);
                if place && !self.has_room_to_leave(from) {
                    weight *= 0.25;
                }
            }
        }
        weight
    }

    /// Whether a place is safe without the Army that leaves it: no Shadow Army is within two areas.
    fn has_room_to_leave(&self, from: Area) -> bool {
        let board = self.board();
        let near = board.neighbours[from] | board.around(board.neighbours[from]);
        !near.meets(self.armies_on_board(Side::Shadow))
    }

    fn weigh_crowding(&self, to: Area, from: Area) -> f32 {
        let there = self.army(to).n_units();
        if there > 0 && there + self.army(from).n_units() > 5 { 0.3 } else { 1.0 }
    }

    fn weigh_step(&self, side: Side, from: Area, to: Area) -> f32 {
        let board = self.board();
        let own = board.printed[Side::FreePeoples].contains(to);
        let captures = own && (self.markers.contains(to) == (side == Side::FreePeoples));
        let (before, after) = (self.pull(side, from), self.pull(side, to));
        let mut weight = if from.is_recruitment() {
            if to.is_recruitment() { 0.3 } else { 1.0 + 1.5 * after }
        } else if after > before {
            1.0 + 4.0 * (after - before)
        } else {
            0.25 * (after / before.max(0.01)).powi(2)
        };
        if captures && (side == Side::Shadow || self.markers.contains(to)) {
            weight += 2.0 * self.stake(to);
        }
        if self.wins_with(side, to) {
            weight += 60.0;
        }
        if self.is_full(to) {
            weight *= 0.12;
        }
        // Rule 8.6.11.
        if side == Side::Shadow && self.ents > 0 && to == self.entwood {
            weight *= 0.1;
        }
        weight
    }

    /// Whether a side wins the game by standing there at the end of the round (rules 12.2, 12.3).
    fn wins_with(&self, side: Side, to: Area) -> bool {
        match (self.scenario, side) {
            (Scenario::Rohan, Side::Shadow) => {
                let taken = self.controller(to) != Some(Side::Shadow);
                let worth = self.worth(to);
                worth > 0 && taken && self.points() + worth >= 10
            }
            (Scenario::Gondor, Side::Shadow) => to == Area::MinasTirith,
            (Scenario::Rohan, Side::FreePeoples) => to == Area::Orthanc,
            (Scenario::Gondor, Side::FreePeoples) => match to {
                Area::BlackGate => self.has_army(side, Area::CrossRoads),
                Area::CrossRoads => self.has_army(side, Area::BlackGate),
                _ => false,
            },
        }
    }

    fn weigh_group(&self, why: GroupFor, side: Side, from: Area, to: Area, action: Action) -> f32 {
        let group = &self.notes.group.figures;
        let stays = self.army(from).n_units().saturating_sub(group.n_units());
        let there = self.army(to).n_units();
        let excess = !to.is_recruitment() && group.n_units() + there > 5;
        match action {
            // Units over the limit would be lost (rule 7.4.7).
            Action::Go if excess => 0.3,
            Action::Go => 12.0,
            Action::Leave(Figure::Unit(unit)) if excess => {
                4.0 / f32::from(self.book.units[unit].strength.max(1)).powi(2)
            }
            Action::Leave(Figure::Unit(unit)) => {
                let guards = self.is_controllable(from) && stays == 0 && !self.has_room_for_all(side, from);
                let weak = 1.0 / f32::from(self.book.units[unit].strength.max(1));
                weak * if guards { 4.0 } else { 0.3 }
            }
            Action::Leave(Figure::Leader(_) | Figure::Leadership) => {
                if stays > 0 {
                    0.2
                } else {
                    0.01
                }
            }
            Action::Leave(Figure::Character(who)) => {
                if wanted_at(self, who).contains(from) {
                    20.0
                } else {
                    0.05
                }
            }
            Action::Decline => match why {
                GroupFor::Advance if self.is_controllable(to) => 0.05,
                _ => 2.0,
            },
            _ => 1.0,
        }
    }

    /// Whether all may leave a place: nobody would take it.
    fn has_room_for_all(&self, side: Side, from: Area) -> bool {
        match side {
            Side::FreePeoples => self.has_room_to_leave(from),
            Side::Shadow => !self.front(side).contains(from),
        }
    }

    fn weigh_combined(&self, side: Side, at: Area) -> f32 {
        let armies = self.board().neighbours[at] & self.armies_on_board(side);
        let own: f32 = armies.iter().map(|from| might(self, side, from)).sum();
        let odds = own / self.resistance(side.enemy(), at).max(0.5);
        if odds > 1.2 { self.prize(side, at) * odds.min(4.0) } else { 0.1 * odds }
    }

    /// Where an Army that must go goes best; whoever drives it out thinks the other way round.
    pub(super) fn weigh_refuge(&self, loser: Side, to: Area, forced: bool) -> f32 {
        let friends = if self.has_army(loser, to) { 1.0 } else { 0.0 };
        let good = 0.3 + self.pull(loser, to) + friends;
        if forced { 1.0 / good } else { good }
    }

    /// A Character that leads nobody goes to an Army, or to where he is wanted; others stay.
    fn weigh_leaving(&self, side: Side, from: Area) -> f32 {
        let here = |who: &Character| {
            self.spots[*who].area() == Some(from)
                && self.character_side(*who) == side
                && !self.notes.characters_moved.contains(*who)
        };
        let wanted = |who: Character| {
            let places = wanted_at(self, who);
            !places.is_empty() && !places.contains(from)
        };
        if Character::ALL.into_iter().filter(here).any(wanted) {
            10.0
        } else if self.has_army(side, from) {
            0.1
        } else {
            3.0
        }
    }

    /// How good it looks to move Characters at all.
    pub(super) fn weigh_walk(&self, side: Side) -> f32 {
        let of = |who: Character| match self.spots[who].area() {
            Some(from) if self.character_side(who) == side => {
                let places = wanted_at(self, who);
                if !places.is_empty() && !places.contains(from) {
                    6.0
                } else if self.has_army(side, from) || from.is_recruitment() {
                    0.03
                } else {
                    0.8
                }
            }
            _ => 0.0,
        };
        Character::ALL.into_iter().map(of).fold(0.03, f32::max)
    }

    fn weigh_walk_to(&self, side: Side, from: Area, to: Area) -> f32 {
        let goes = self.notes.group.figures.characters;
        let steps = &self.board().steps;
        let mut best = if self.has_army(side, to) { self.deserves(side, to) } else { 0.02 };
        for who in goes {
            for place in wanted_at(self, who) {
                let (before, after) = (steps[from][place], steps[to][place]);
                if after < before {
                    best = best.max(if after == 0 { 200.0 } else { 20.0 });
                }
            }
        }
        best
    }
}
