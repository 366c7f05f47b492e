//! Questions in English.

use crate::action::{Ask, DrawTo};
use crate::cards::{Cost, Op};
use crate::frame::{Ctx, Frame};
use crate::state::State;

impl State {
    pub(crate) fn ask_words(&self, ask: Ask) -> String {
        let source = |ctx: Ctx| ctx.source.name();
        match ask {
            Ask::SetupCycle => "Choose a card of the hand to cycle before the game begins.".to_owned(),
            Ask::Turn => "Take one action, or pass.".to_owned(),
            Ask::PlayCost { card, .. } => format!("Cycle a card to pay for {}.", card.name()),
            Ask::WinnowSecond { first } => format!("Winnow {} and which other card?", first.name()),
            Ask::RingEliminate => "Eliminate a card of the hand for the Ring token.".to_owned(),
            Ask::CycleFromHand => {
                format!("{}cycle a card of the hand{}.", self.reason(), self.how_many_more())
            }
            Ask::Forsake { .. } => format!(
                "{}forsake a card of the hand, of the reserve, or the top of the draw deck{}.",
                self.reason(),
                self.how_many_more()
            ),
            Ask::May { ctx, at } => {
                let price = match ctx.cost(at) {
                    Some(Cost::Forsake) => "forsake a card",
                    Some(Cost::CycleFromHand) | None => "cycle a card of the hand",
                };
                format!("{}: {price} for its effect? ({})", source(ctx), ctx.source.text())
            }
            Ask::Take { ctx, .. } => format!("{}: take which card? ({})", source(ctx), ctx.source.text()),
            Ask::AsideEliminate => "Eliminate one of the cards drawn aside.".to_owned(),
            Ask::AsidePlay(aside) => {
                format!("{}: play one of the cards drawn aside, or stop.", source(aside.ctx))
            }
            Ask::LookEliminate => "Palantír of Orthanc: eliminate one of the cards looked at.".to_owned(),
            Ask::LookCycle => "Palantír of Orthanc: cycle one of the cards looked at.".to_owned(),
            Ask::Path { ctx, .. } => format!("{}: activate which path?", source(ctx)),
            Ask::Battleground { ctx, .. } => format!("{}: bring up which battleground?", source(ctx)),
            Ask::Token { ctx, .. } => format!("{}: put the token where?", source(ctx)),
            Ask::MoveThere { ctx, at } => match (ctx.op(at), ctx.ground) {
                (Some(Op::MayMoveThere(card)), Some(ground)) => {
                    format!("Move {} to {}?", card.name(), ground.name())
                }
                _ => format!("{}: move there?", source(ctx)),
            },
            Ask::MoveWielder { ctx, .. } => format!("{}: move its wielder at once?", source(ctx)),
            Ask::Eliminate { ctx, .. } => format!("{}: eliminate which card?", source(ctx)),
            Ask::Grima { .. } => "Gríma Wormtongue: which effect?".to_owned(),
            Ask::RuinRohan { n, .. } => {
                format!("Eliminate a Rohan card of the reserve, or stop ({n} so far).")
            }
            Ask::RuinMordor { left, .. } => {
                format!("Eliminate a Mordor card on a battleground ({left} to go).")
            }
            Ask::NextCombat => "Which combat is resolved next?".to_owned(),
            Ask::Support { character } => format!("Which army supports {}?", character.card().name()),
            Ask::Loss => self.loss_words("Give up a defender."),
            Ask::ProposeLoss => self.loss_words("Propose a defender to give up."),
            Ask::AttackersLoss => self.loss_words("The defenders do not agree: choose a defender they lose."),
            Ask::AgreeToLoss => {
                let lost: Vec<&str> = self.combat.lost.iter().map(|piece| piece.card().name()).collect();
                format!("Agree to lose {}?", lost.join(", "))
            }
            Ask::Replacement { piece, .. } => format!("Which text saves {}?", piece.card().name()),
            Ask::Draw { seat, to } => {
                let what = match to {
                    DrawTo::Hand => "draws",
                    DrawTo::Aside => "draws aside",
                    DrawTo::Look => "looks at",
                };
                format!("{} {what} a card: which one?", self.seat_words(seat))
            }
            Ask::ForsakenTop { seat } => {
                format!("{} forsakes the top card of the draw deck: which one is it?", self.seat_words(seat))
            }
            Ask::PeekTop { seat } => {
                format!("{} looks at the top card of the draw deck: which one is it?", self.seat_words(seat))
            }
            Ask::TurnUpBattleground { side } => format!("A battleground of {} is turned up.", side.name()),
            Ask::TurnUpPath { number } => format!("A path with the number {number} is turned up."),
        }
    }

    fn loss_words(&self, what: &str) -> String {
        match self.combat.rest.saturating_sub(self.combat.cancelled) {
            1 => format!("{what} 1 attack icon is not cancelled."),
            missing => format!("{what} {missing} attack icons are not cancelled."),
        }
    }

    /// Whose text, or what else, makes somebody cycle or forsake, as the beginning of a sentence.
    fn reason(&self) -> String {
        let reason = self.flow.frames().find_map(|frame| match frame {
            Frame::Ops { ctx, .. } | Frame::Each { ctx, .. } => Some(ctx.source.name().to_owned()),
            Frame::Aside(aside, _) => Some(aside.ctx.source.name().to_owned()),
            Frame::PlayedText { played, .. } => Some(format!("To pay for {}", played.piece.card().name())),
            Frame::DrawStep(_) => Some("Galadriel".to_owned()),
            Frame::TurnEnd => Some("Ring token".to_owned()),
            Frame::SetupDraw(_)
            | Frame::SetupCycle
            | Frame::Round(_)
            | Frame::AfterDrawStep(_)
            | Frame::LocationBattleground(_)
            | Frame::LocationPath
            | Frame::ActivateBattleground(_)
            | Frame::ActivatePath(_)
            | Frame::PlacePath(_)
            | Frame::Turn
            | Frame::Draw { .. }
            | Frame::CycleFromHand { .. }
            | Frame::Forsake { .. }
            | Frame::ForsakeTop(_)
            | Frame::Eliminate { .. }
            | Frame::Play { .. }
            | Frame::EndEvent(_)
            | Frame::Entered { .. }
            | Frame::Look(..)
            | Frame::RingEliminate(_)
            | Frame::Take { .. }
            | Frame::RuinRohan { .. }
            | Frame::RuinMordor { .. }
            | Frame::CombatStep
            | Frame::Fight(..)
            | Frame::PeekTop(_) => None,
        });
        reason.map_or(String::new(), |reason| format!("{reason}: "))
    }

    fn how_many_more(&self) -> String {
        match self.flow.frames().next() {
            Some(Frame::Forsake { left, .. } | Frame::CycleFromHand { left, .. }) if *left > 0 => {
                format!(" ({left} more to come)")
            }
            _ => String::new(),
        }
    }
}
