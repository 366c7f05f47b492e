//! How sensible an answer looks at a glance: what computer players try first.

use crate::ability::Timing;
use crate::action::{Action, Ask};
use crate::card_names::Card;
use crate::ids::{Kind, PieceId};
use crate::state::State;
use kernel::Seat;

impl State {
    /// The weight of an answer against 1 for any other.
    pub(crate) fn weigh(&self, seat: Seat, action: Action) -> f32 {
        let Some(asked) = self.flow.asked() else { return 1.0 };
        match asked.ask {
            Ask::Turn(active, _) => self.weigh_turn(active, seat, action),
            Ask::Mulligan(_) => match action {
                Action::Done => 6.0,
                _ => 0.3,
            },
            Ask::EndOfPhase(_) => match action {
                Action::Done => 12.0,
                Action::Card(card) => keep(card).recip() * 0.5,
                _ => 1.0,
            },
            Ask::Pay(_) | Ask::DiscardCost(_) => match action {
                Action::Card(card) => 3.0 / keep(card),
                Action::Piece(_) => 5.0,
                Action::Done => 1.5,
                _ => 1.0,
            },
            Ask::Window { .. } => match action {
                Action::Pass => 0.6,
                _ => 3.0,
            },
            Ask::Defend { .. } => self.weigh_defence(seat, action),
            Ask::Target(..) | Ask::Pick(..) => match action {
                Action::Piece(id) => self.weigh_target(id),
                _ => 1.0,
            },
            _ => 1.0,
        }
    }

    fn weigh_turn(&self, active: Seat, seat: Seat, action: Action) -> f32 {
        match action {
            Action::EndTurn => 0.25,
            Action::Pass => 2.0,
            Action::ChangeForm => self.weigh_form(seat),
            Action::Recover => {
                let hurt = self.identity(seat).map_or(0, |it| it.damage);
                if hurt >= 3 { 3.0 } else { 0.8 }
            }
            Action::Attack { by, to } => {
                let ally = self.piece(by).is_some_and(|it| it.is_ally());
                to.map_or(0.6, |to| self.weigh_target(to)) * if ally { 1.2 } else { 1.6 }
            }
            Action::Thwart { at, .. } => at.map_or(0.6, |at| self.weigh_target(at)) * 1.4,
            Action::Play(card) => match card.def().kind {
                Kind::Ally => 4.0,
                Kind::Upgrade | Kind::Support => 3.5,
                _ if seat == active => 2.2,
                _ => 0.8,
            },
            Action::Use { piece, ability } => {
                let encounter = self.piece(piece).is_some_and(|it| it.controller.is_none());
                let action = self.piece(piece).is_some_and(|it| {
                    it.def()
                        .abilities
                        .get(usize::from(ability))
                        .is_some_and(|ability| ability.timing == Timing::Action)
                });
                if encounter || !action { 1.0 } else { 3.0 }
            }
            _ => 1.0,
        }
    }

    /// Heroes who are nearly beaten go home; those who are well come out.
    fn weigh_form(&self, seat: Seat) -> f32 {
        let Some(it) = self.identity(seat) else { return 0.1 };
        let left = f32::from(self.hp(it)) / f32::from(self.max_hp(it).max(1));
        match (it.is_hero(), left) {
            (true, left) if left < 0.4 => 2.5,
            (true, _) => 0.3,
            (false, left) if left < 0.4 => 0.6,
            (false, _) => 2.5,
        }
    }

    fn weigh_defence(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Pass => {
                let left = self.identity(seat).map_or(0, |it| self.hp(it));
                if left > 6 { 1.2 } else { 0.4 }
            }
            Action::Piece(id) => match self.piece(id) {
                Some(it) if it.is_ally() && self.hp(it) <= 1 => 2.5,
                Some(it) if it.is_ally() => 0.8,
                _ => 1.5,
            },
            _ => 1.0,
        }
    }

    fn weigh_target(&self, id: PieceId) -> f32 {
        let Some(it) = self.piece(id) else { return 1.0 };
        match it.kind() {
            Kind::Villain => 1.2,
            Kind::Minion => 1.6,
            Kind::MainScheme => {
                let target = it.def().target.of(self.n_players()).max(1);
                0.5 + 3.0 * f32::from(it.threat) / f32::from(target)
            }
            Kind::SideScheme => {
                let def = it.def();
                let icons = f32::from(def.crisis_icons + def.hazard_icons + def.acceleration_icons);
                0.8 + 0.8 * icons + if it.threat <= 2 { 0.8 } else { 0.0 }
            }
            _ => 1.0,
        }
    }
}

/// How much a card is worth keeping rather than paying with it.
fn keep(card: Card) -> f32 {
    match card.def().kind {
        Kind::Resource => 0.35,
        Kind::Ally => 2.2,
        Kind::Upgrade | Kind::Support => 1.8,
        _ => 1.0,
    }
}
