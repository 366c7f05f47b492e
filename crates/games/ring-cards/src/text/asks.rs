//! Questions as texts.

use crate::action::{Ask, DrawTo};
use crate::cards::{Cost, Op};
use crate::frame::{Ctx, Frame};
use crate::game::Thing;
use crate::ids::Card;
use crate::state::State;
use kernel::{Argument, Game, Seat, Text};

impl State {
    pub(super) fn tell_ask(&self, ask: Ask) -> Text<Thing> {
        let by = |text: Text<Thing>, ctx: Ctx| text.thing("by", ctx.source.thing());
        let of = |text: Text<Thing>, card: Card| text.thing("card", Thing::Card(card));
        let who = |text: Text<Thing>, seat: Seat| text.seat("who", self.seat_id(seat));
        match ask {
            Ask::SetupCycle => Text::new("ask-setup-cycle"),
            Ask::Turn => match self.check_pass(self.seat_on_turn()) {
                Ok(()) => Text::new("ask-turn"),
                Err(_) => Text::new("ask-turn-no-pass"),
            },
            Ask::PlayCost { card, .. } => of(Text::new("ask-play-cost"), card),
            Ask::WinnowSecond { first } => of(Text::new("ask-winnow-second"), first),
            Ask::RingEliminate => Text::new("ask-ring-eliminate"),
            Ask::CycleFromHand => match self.reason() {
                Some(reason) => Text::new("ask-cycle-by").with("by", reason),
                None => Text::new("ask-cycle"),
            }
            .number("n", self.how_many_more()),
            Ask::Forsake { .. } => match self.reason() {
                Some(reason) => Text::new("ask-forsake-by").with("by", reason),
                None => Text::new("ask-forsake"),
            }
            .number("n", self.how_many_more()),
            Ask::May { ctx, at } => {
                let text = match ctx.cost(at) {
                    Some(Cost::Forsake) => Text::new("ask-may-forsake"),
                    Some(Cost::CycleFromHand) | None => Text::new("ask-may-cycle"),
                };
                by(text, ctx).text("text", ctx.source.printed())
            }
            Ask::Take { ctx, .. } => by(Text::new("ask-take"), ctx).text("text", ctx.source.printed()),
            Ask::AsideEliminate => Text::new("ask-aside-eliminate"),
            Ask::AsidePlay(aside) => by(Text::new("ask-aside-play"), aside.ctx),
            Ask::LookEliminate => {
                Text::new("ask-look-eliminate").thing("by", Thing::Card(Card::PalantirOfOrthanc))
            }
            Ask::LookCycle => Text::new("ask-look-cycle").thing("by", Thing::Card(Card::PalantirOfOrthanc)),
            Ask::Path { ctx, .. } => by(Text::new("ask-path"), ctx),
            Ask::Battleground { ctx, .. } => by(Text::new("ask-battleground"), ctx),
            Ask::Token { ctx, .. } => by(Text::new("ask-token"), ctx),
            Ask::MoveThere { ctx, at } => match (ctx.op(at), ctx.ground) {
                (Some(Op::MayMoveThere(card)), Some(ground)) => {
                    of(Text::new("ask-move-there"), *card).thing("ground", Thing::Battleground(ground))
                }
                _ => by(Text::new("ask-move-there-by"), ctx),
            },
            Ask::MoveWielder { ctx, .. } => by(Text::new("ask-move-wielder"), ctx),
            Ask::Eliminate { ctx, .. } => by(Text::new("ask-eliminate"), ctx),
            Ask::Grima { ctx, .. } => by(Text::new("ask-grima"), ctx),
            Ask::RuinRohan { n, .. } => Text::new("ask-ruin-rohan").number("n", n),
            Ask::RuinMordor { left, .. } => Text::new("ask-ruin-mordor").number("n", left),
            Ask::NextCombat => Text::new("ask-next-combat"),
            Ask::Support { character } => of(Text::new("ask-support"), character.card()),
            Ask::Loss => Text::new("ask-loss").number("n", self.not_cancelled()),
            Ask::ProposeLoss => Text::new("ask-propose-loss").number("n", self.not_cancelled()),
            Ask::AttackersLoss => Text::new("ask-attackers-loss").number("n", self.not_cancelled()),
            Ask::AgreeToLoss => {
                let lost = self.combat.lost.iter().map(|piece| Argument::Thing(Thing::Card(piece.card())));
                Text::new("ask-agree-to-loss").list("cards", lost)
            }
            Ask::Replacement { piece, .. } => of(Text::new("ask-replacement"), piece.card()),
            Ask::Draw { seat, to } => {
                let text = match to {
                    DrawTo::Hand => Text::new("ask-draw"),
                    DrawTo::Aside => Text::new("ask-draw-aside"),
                    DrawTo::Look => Text::new("ask-draw-look"),
                };
                who(text, seat)
            }
            Ask::ForsakenTop { seat } => who(Text::new("ask-forsaken-top"), seat),
            Ask::PeekTop { seat } => who(Text::new("ask-peek-top"), seat),
            Ask::TurnUpBattleground { side } => Text::of("ask-turn-up-battleground", side.slug()),
            Ask::TurnUpPath { number } => Text::new("ask-turn-up-path").number("n", number),
        }
    }

    /// How many attack icons of the combat are not cancelled yet.
    fn not_cancelled(&self) -> u8 {
        self.combat.rest.saturating_sub(self.combat.cancelled)
    }

    /// Whose text, or what else, makes somebody cycle or forsake.
    fn reason(&self) -> Option<Argument<Thing>> {
        self.flow.frames().find_map(|frame| match frame {
            Frame::Ops { ctx, .. } | Frame::Each { ctx, .. } => Some(Argument::Thing(ctx.source.thing())),
            Frame::Aside(aside, _) => Some(Argument::Thing(aside.ctx.source.thing())),
            Frame::PlayedText { played, .. } => {
                let played = Thing::Card(played.piece.card());
                Some(Argument::Text(Text::new("ask-by-play").thing("card", played)))
            }
            Frame::DrawStep(_) => Some(Argument::Thing(Thing::Card(Card::Galadriel))),
            Frame::TurnEnd => Some(Argument::Text(Text::new("ask-by-ring"))),
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
        })
    }

    /// How many more cards are to be cycled or forsaken after this one.
    fn how_many_more(&self) -> u8 {
        match self.flow.frames().next() {
            Some(Frame::Forsake { left, .. } | Frame::CycleFromHand { left, .. }) => *left,
            _ => 0,
        }
    }
}
