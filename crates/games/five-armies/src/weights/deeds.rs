//! What a die is used for (chapter 5).

use crate::action::Deed;
use crate::ids::{Character, Face, Side, Territory};
use crate::state::State;

impl State {
    pub(super) fn weigh_deed(&self, side: Side, face: Face, deed: Deed) -> f32 {
        match (side, deed) {
            (_, Deed::Skip) => 0.005,
            (_, Deed::Enter(Character::Beorn)) if self.points() < 6 => 10_000.0,
            (_, Deed::Enter(Character::Bolg)) => 2.0,
            (_, Deed::Enter(_)) => 12.0,
            (Side::Shadow, Deed::StrategicMove) => 3.0,
            (Side::Shadow, Deed::QuickMove) => 2.5,
            (Side::FreePeoples, Deed::StrategicMove | Deed::QuickMove) => 0.6,
            (Side::Shadow, Deed::Attack | Deed::LedAttack) => 0.5 + 1.8 * self.best_attack(side).min(8.0),
            (Side::FreePeoples, Deed::Attack | Deed::LedAttack) => {
                0.1 + 0.7 * self.best_attack(side).min(8.0)
            }
            (_, Deed::CombinedAttack) => 0.2 + 0.8 * self.best_attack(side).min(8.0),
            (_, Deed::CharacterMove) => 0.1,
            (_, Deed::PlayCard) => {
                let cards = self.hands[side].iter().filter(|card| self.check_play_weighed(side, face, *card));
                cards.map(|card| self.weigh_card_play(side, card)).fold(0.05, f32::max)
            }
            (_, Deed::Recruit) => 2.0 + 1.5 * self.recruiting_areas(side).len().min(2) as f32,
            (_, Deed::Rally) => {
                let damage: u8 = self.armies_of(side).iter().map(|area| self.army(area).damage).sum();
                0.02 + 0.3 * f32::from(damage.min(8))
            }
            (_, Deed::DrawCards) => 1.2,
            (_, Deed::GoblinRecruitment) => 2.0,
            (_, Deed::GoblinAttack) => 0.4 + 1.6 * self.best_attack(side).min(8.0),
            (_, Deed::GoblinMove) => 2.5,
            (_, Deed::BeornMove) => 2.5,
            (_, Deed::BeornWrath) => 1.5,
            (_, Deed::StrongAndNoble | Deed::KindlyBirds) => {
                let targets = |territory: &Territory| {
                    self.eagles[*territory] > 0 && !self.armies_in(Side::Shadow, *territory).is_empty()
                };
                if Territory::ALL.iter().any(targets) { 5.0 } else { 0.5 }
            }
            (_, Deed::CloudOfBats) => 0.8,
            (_, Deed::OrcsFromCard) => 1.5,
            (_, Deed::ShakeOff) => 0.2,
            (_, Deed::ShakeOffForFate) => 0.1,
        }
    }

    /// Whether a die plays a card, without its requirement.
    fn check_play_weighed(&self, side: Side, face: Face, card: crate::ids::Card) -> bool {
        self.hands[side].contains(card) && State::plays(face, card)
    }

    /// How good the best attack looks that a side could make.
    pub(super) fn best_attack(&self, side: Side) -> f32 {
        let enemies = self.enemies_of(side);
        let mut best = 0.0f32;
        for from in self.armies_of(side) {
            for to in from.neighbours() & enemies {
                best = best.max(self.attack(side, from, to));
            }
        }
        best
    }
}
