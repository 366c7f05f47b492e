//! What a die or an Action token is used for (rules 7.2, 7.8, 8.5, 9.9, 9.10).

use crate::action::Deed;
use crate::ids::{Area, Face, Section, Side};
use crate::ops::Script;
use crate::state::State;

impl State {
    pub(super) fn weigh_deed(&self, side: Side, face: Face, deed: Deed) -> f32 {
        let marches = match side {
            Side::Shadow => 1.0,
            Side::FreePeoples => 0.3,
        };
        match deed {
            Deed::Discard => 0.003,
            Deed::FastMove => 2.3 * marches,
            Deed::StrategicMove | Deed::EyeMove => 3.0 * marches,
            Deed::Attack | Deed::LedAttack | Deed::EyeAttack => {
                let eager = if side == Side::Shadow { 1.6 } else { 0.8 };
                0.2 + eager * self.best_attack(side).min(8.0)
            }
            Deed::CombinedAttack => 0.15 + 0.8 * self.best_attack(side).min(8.0),
            Deed::MoveCharacters => self.weigh_walk(side),
            Deed::MoveNazgul => 0.15,
            Deed::FireCatapults => {
                let open = Section::ALL.into_iter().any(|section| self.is_section_breached(section));
                f32::from(self.n_catapults()) * if open { 0.4 } else { 0.7 }
            }
            Deed::Recruit => {
                let places = self.recruit_areas(side);
                let of = |area: Area| self.wants_unit(side, area);
                1.0 + 2.0 * places.iter().map(of).fold(0.0, f32::max).min(2.0)
            }
            Deed::Rally => {
                let damage: u8 = self.armies_of(side).iter().map(|area| self.army(area).damage.min(9)).sum();
                0.02 + 0.25 * f32::from(damage.min(8))
            }
            Deed::Dunlendings => 1.6,
            Deed::EyeRecruit => 1.6,
            Deed::PlaceEnt => 1.5,
            Deed::PlaceTokens => 1.6,
            Deed::BuildEngines => 2.5,
            Deed::PlayCard => {
                let cards = self.hands[side].iter().filter(|card| self.check_play(side, face, *card).is_ok());
                cards.map(|card| self.weigh_play(side, card)).fold(0.05, f32::max)
            }
            Deed::DrawGeneric | Deed::DrawStory => {
                if self.hands[side].len() < 5 {
                    1.2
                } else {
                    0.3
                }
            }
            Deed::ActivateEntwood => self.weigh_activation(),
            Deed::Ability { character, n } => {
                self.weigh_ops(side, self.book.ops(Script::Character(character, n)))
            }
            Deed::ByCard { card, n } => self.weigh_ops(side, self.book.ops(Script::Hook(card, n))),
            Deed::ByToken { .. } => 0.4,
            Deed::Enter(character) => self.weigh_enter(side, character),
        }
    }

    /// How good the best attack looks that a side could make where it stands.
    pub(super) fn best_attack(&self, side: Side) -> f32 {
        let enemies = self.armies_on_board(side.enemy());
        let mut best = 0.0f32;
        for from in self.armies_of(side) {
            let fronts =
                if from.is_recruitment() { self.board().arrows[from] } else { self.board().neighbours[from] };
            for to in fronts & enemies {
                best = best.max(self.attack(side, from, to));
            }
        }
        best
    }
}
