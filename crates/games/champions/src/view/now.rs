//! What is happening now: the activation, the stack of happenings, the open window, the payment.

use crate::ability::Ctx;
use crate::action::Ask;
use crate::cards::LISTENS;
use crate::frame::{EnemyAttackStep, Frame};
use crate::game::Thing;
use crate::ids::{Card, HappeningId, PieceId, Resource};
use crate::printed::Icons;
use crate::state::{State, What};
use crate::text::{happening_text, to_come};
use kernel::Text;
use serde::Serialize;

fn some(id: PieceId) -> Option<PieceId> {
    id.is_some().then_some(id)
}

/// The activation under way (rules 11.2, 13.8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActivationView {
    /// The enemy.
    pub enemy: PieceId,
    /// Whether it is an attack; otherwise the enemy schemes.
    pub attack: bool,
    /// The player it is directed at now, from 0.
    pub player: u8,
    /// The character it is directed at.
    pub target: Option<PieceId>,
    /// Who defends.
    pub defender: Option<PieceId>,
    /// How many boost cards lie facedown.
    pub boosts: usize,
    /// The boost card that is being resolved.
    pub flipped: Option<Card>,
    /// Boost icons so far.
    pub icons: u8,
    /// ATK or SCH with the icons so far.
    pub power: u16,
    /// Whether the attack has overkill.
    pub overkill: bool,
}

impl ActivationView {
    pub(super) fn of(state: &State) -> Option<ActivationView> {
        let activation = &state.activation;
        let enemy = some(activation.enemy)?;
        let strand = activation.now();
        let power = state.piece(enemy).and_then(|it| match activation.attack {
            true => state.atk(it),
            false => state.sch(it),
        });
        let power = power.unwrap_or(0) + u16::from(activation.icons);
        Some(ActivationView {
            enemy,
            attack: activation.attack,
            player: strand.map_or(activation.player, |strand| strand.player).0,
            target: strand.and_then(|strand| some(strand.target)),
            defender: strand.and_then(|strand| some(strand.defender)),
            boosts: activation.boosts.len(),
            flipped: activation.flipped,
            icons: activation.icons,
            power: if activation.attack { power } else { power.saturating_sub(activation.less) },
            overkill: activation.overkill,
        })
    }
}

/// Something that is happening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HappeningView {
    /// Its kind.
    pub what: What,
    /// What happens, as the beginning of a sentence.
    #[cfg_attr(test, ts(type = "import('../Says').Says"))]
    pub text: Text<Thing>,
    /// The player concerned, from 0.
    pub player: u8,
    /// The piece that does it.
    pub by: Option<PieceId>,
    /// The piece that it is done to.
    pub to: Option<PieceId>,
    /// The card that does it, or that is revealed. A facedown Drone is told by the card that makes it one.
    pub card: Card,
    /// How much.
    pub amount: u16,
    /// Whether it was cancelled or replaced.
    pub stopped: bool,
    /// What is still to come of it, in order.
    #[cfg_attr(test, ts(type = "Array<import('../Says').Says>"))]
    pub to_come: Vec<Text<Thing>>,
}

/// What is happening, the outermost first.
pub(super) fn stack(state: &State) -> Vec<HappeningView> {
    let asked = state.flow.asked().map(|asked| asked.ask);
    let view = |(n, it): (usize, &crate::state::Happening)| {
        let at = HappeningId::nth(n);
        let waits = state.flow.frames().find_map(|frame| to_come(frame, it, at));
        let waits = waits.or_else(|| match asked {
            // The question stands in the place of its step.
            Some(Ask::Defend { at: of, .. }) if of == at => {
                to_come(&Frame::EnemyAttackStep(at, EnemyAttackStep::Flip), it, at)
            }
            _ => None,
        });
        HappeningView {
            what: it.what,
            text: happening_text(state, it),
            player: it.player.0,
            by: some(it.by),
            to: some(it.to),
            card: it.card,
            amount: it.amount,
            stopped: it.stopped,
            to_come: waits.unwrap_or_default(),
        }
    };
    state.happenings.iter().enumerate().map(view).collect()
}

/// The open window for interrupts or responses (rule 10.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WindowView {
    /// Which happening of the stack, from 0.
    pub at: u8,
    /// Whether for responses; otherwise for interrupts.
    pub response: bool,
    /// Whether for forced abilities, which the first player orders.
    pub forced: bool,
    /// How many players have passed in succession.
    pub passes: u8,
    /// Cards in play whose abilities wait for this, as far as what lies open tells.
    pub might_react: Vec<PieceId>,
}

impl WindowView {
    pub(super) fn of(state: &State) -> Option<WindowView> {
        let (at, on, forced, passes) = match state.flow.asked()?.ask {
            Ask::Window { at, on, passes, .. } => (at, on, false, passes),
            Ask::Order { at, on } => (at, on, true, 0),
            _ => return None,
        };
        let reacts = |piece: &&crate::state::Piece| {
            if !LISTENS[piece.card].meets(on) || piece.facedown {
                return false;
            }
            let mut abilities = piece.def().numbered().filter(|(_, it)| on.contains(it.on));
            abilities.any(|(n, it)| {
                let seat = piece.controller.or(piece.engaged).unwrap_or(state.first);
                let ctx = Ctx { at, ..Ctx::new(piece.card, n, piece.id, seat) };
                let used = state.happening(at).is_some_and(|it| it.used.contains(&(piece.id, n)));
                !used && it.form.is_none_or(|form| form == state.form(seat)) && (it.when)(state, &ctx)
            })
        };
        let might_react = state.pieces.iter().filter(reacts).map(|piece| piece.id).collect();
        Some(WindowView { at: at.0, response: Ask::is_response(on), forced, passes, might_react })
    }
}

/// The payment under way (rule 9.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PaymentView {
    /// Who pays, from 0.
    pub player: u8,
    /// For which card.
    pub card: Option<Card>,
    /// So many of each type are needed.
    pub typed: Icons,
    /// So many are needed in all.
    pub total: u8,
    /// Any number of this type, at least one.
    pub any: Option<Resource>,
    /// What has been generated.
    pub got: Icons,
    /// The cards discarded for it.
    pub cards: Vec<Card>,
}

impl PaymentView {
    pub(super) fn of(state: &State) -> Option<PaymentView> {
        let Ask::Pay(seat) = state.flow.asked()?.ask else { return None };
        let payment = &state.payment;
        Some(PaymentView {
            player: seat.0,
            card: state.paid_for().map(|ctx| ctx.card),
            typed: payment.typed,
            total: payment.total.max(payment.typed.total()),
            any: payment.any,
            got: payment.got,
            cards: payment.cards.to_vec(),
        })
    }
}
