//! Moves and attacks (chapters 5, 9, 11).

use crate::action::Action;
use crate::army::{ArmyAsk, GroupFor};
use crate::estimate::{beorn_might, might};
use crate::figures::Figure;
use crate::ids::{Area, Character, Side};
use crate::state::State;

impl State {
    pub(super) fn weigh_army(&self, ask: ArmyAsk, side: Side, action: Action) -> f32 {
        match (ask, action) {
            (ArmyAsk::March { .. }, Action::Move { from, to }) => self.weigh_march(side, from, to),
            (ArmyAsk::March { .. }, Action::Done) => match side {
                Side::Shadow => 0.3,
                Side::FreePeoples => 0.8,
            },
            (ArmyAsk::Group { why, from, to }, _) => self.weigh_group(why, side, from, to, action),
            // Hurt units stay behind, where they can be rallied.
            (ArmyAsk::DamageAlong { least, .. }, Action::Number(n)) => {
                1.0 / (1.0 + f32::from(n - least.min(n)))
            }
            (ArmyAsk::MarchOn { at, .. }, Action::Area(to)) => self.weigh_step(side, at, to),
            (ArmyAsk::MarchOn { .. }, Action::Done) => 0.5,
            (ArmyAsk::Trim { .. }, Action::Unit(unit)) if unit.strength() > 1 => 0.05,
            (ArmyAsk::Strike { .. }, Action::Attack { from, to }) => self.attack(side, from, to),
            (ArmyAsk::Strike { .. } | ArmyAsk::CombinedTarget, Action::Decline) => 0.35,
            (ArmyAsk::CombinedTarget, Action::Area(at)) => self.weigh_combined(side, at),
            (ArmyAsk::CharacterMove, Action::Character(character)) => self.weigh_walker(character),
            (ArmyAsk::CharacterMove, Action::Done) => 1.0,
            (ArmyAsk::CharacterTo(_), Action::Area(area)) => {
                if self.has_army(side, area) {
                    self.deserves(side, area)
                } else {
                    0.02
                }
            }
            (ArmyAsk::BeornStep { .. }, Action::Area(to)) => self.weigh_beorn_step(to),
            (ArmyAsk::BeornStep { .. }, Action::Done) => match self.beorn() {
                Some(at) if at.neighbours().meets(self.armies_of(Side::Shadow)) => 2.0,
                _ => 0.4,
            },
            (ArmyAsk::BeornStrike, Action::Area(at)) => {
                let odds = beorn_might(self) / self.resistance(Side::Shadow, at).max(0.5);
                self.prize(Side::FreePeoples, at) * odds * odds
            }
            (ArmyAsk::BeornStrike, Action::Decline) => 0.4,
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
                // What it holds stays held without an army, unless somebody is near.
                if self.markers.contains(from) && self.front(side).contains(from) {
                    weight *= 0.3;
                }
            }
            Side::FreePeoples => {
                if from.is_controllable() && !self.markers.contains(from) && !self.has_room_to_leave(from) {
                    weight *= 0.25;
                }
            }
        }
        weight
    }

    /// Whether a place is safe without the army that leaves it: no Shadow army is within two regions.
    fn has_room_to_leave(&self, from: Area) -> bool {
        let near = from.neighbours() | crate::map::MAP.around(from.neighbours());
        !near.meets(self.armies_of(Side::Shadow))
    }

    fn weigh_step(&self, side: Side, from: Area, to: Area) -> f32 {
        let captures = to.is_controllable() && (self.markers.contains(to) == (side == Side::FreePeoples));
        let (before, after) = (self.pull(side, from), self.pull(side, to));
        let mut weight = if from.exit().is_some() {
            // Out of the special areas there is one way.
            2.0
        } else if after > before {
            1.0 + 4.0 * (after - before)
        } else {
            0.25 * (after / before.max(0.01)).powi(2)
        };
        if captures && (side == Side::Shadow || self.markers.contains(to)) {
            weight += 2.0 * f32::from(to.points());
        }
        let full = self.army(to).n_units();
        if full >= 5 && !to.is_mustering_region() && !to.is_mustering_point() {
            weight *= 0.15;
        }
        weight
    }

    fn weigh_group(&self, why: GroupFor, side: Side, from: Area, to: Area, action: Action) -> f32 {
        let group = &self.notes.group.figures;
        let stays = self.army(from).n_units().saturating_sub(group.n_units());
        let arrived: u8 =
            self.notes.arrived.iter().filter(|(area, _)| *area == to).map(|(_, party)| party.n_units()).sum();
        let unlimited = side == Side::Shadow && (to.is_mustering_region() || to.is_mustering_point());
        let there = self.army(to).n_units() + arrived;
        let excess = !unlimited && group.n_units() + there > 5;
        match action {
            // Units over the limit would be lost (rule 9.6).
            Action::Go if excess => 0.3,
            Action::Go => 12.0,
            Action::Leave(Figure::Unit(unit)) if excess => {
                if unit.strength() > 1 {
                    1.0
                } else {
                    4.0
                }
            }
            Action::Leave(Figure::Unit(unit)) => {
                let guards = from.is_controllable() && stays == 0 && !self.has_room_for_all(side, from);
                let weak = if unit.strength() > 1 { 0.5 } else { 1.0 };
                weak * if guards { 4.0 } else { 0.3 }
            }
            Action::Leave(Figure::Leadership) => {
                if stays > 0 {
                    0.2
                } else {
                    0.01
                }
            }
            Action::Leave(Figure::Character(Character::Bolg)) => 0.2,
            Action::Leave(Figure::Character(_)) => 0.05,
            Action::Decline => match why {
                GroupFor::Advance if to.is_controllable() => 0.05,
                GroupFor::Advance | GroupFor::March { .. } => 2.0,
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
        let own: f32 =
            (at.neighbours() & self.armies_of(side)).iter().map(|from| might(self, side, from)).sum();
        let odds = own / self.resistance(side.enemy(), at).max(0.5);
        if odds > 1.3 { self.prize(side, at) * odds.min(4.0) } else { 0.1 * odds }
    }

    /// A character that leads nobody goes to an army; others stay.
    fn weigh_walker(&self, character: Character) -> f32 {
        match self.place_of(character) {
            Some(area) if self.has_army(character.side(), area) => 0.1,
            Some(_) => 3.0,
            None => 0.1,
        }
    }

    fn weigh_beorn_step(&self, to: Area) -> f32 {
        let frees = if self.markers.contains(to) { 3.0 * f32::from(to.points()) } else { 0.0 };
        let meets = if to.neighbours().meets(self.armies_of(Side::Shadow)) { 1.0 } else { 0.0 };
        0.3 + frees + meets + 2.0 * self.pull(Side::FreePeoples, to)
    }
}
