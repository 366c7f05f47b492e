//! A battle and a Hunt under way.

use super::FiguresView;
use crate::action::Ask;
use crate::battle::{BattleFrame, BattleKind};
use crate::figures::Place;
use crate::frame::Frame;
use crate::hunt::TileFor;
use crate::ids::{Card, Deck, Side, Tile};
use crate::state::State;
use kernel::Seat;
use serde::Serialize;

/// The battle under way, as far as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BattleView {
    /// What kind of battle.
    pub kind: BattleKind,
    /// The attacking side.
    pub attacker: Side,
    /// Where the attacking Army stands.
    pub from: Place,
    /// Where the defending Army stands.
    pub at: Place,
    /// The part of the attacking Army that stays out of it.
    pub rearguard: FiguresView,
    /// The Combat round.
    pub round: u8,
    /// Whether the White Rider has taken the Leadership of the Nazgûl away.
    pub white_rider: bool,
    /// The Combat cards of the round, those of the Free Peoples first.
    pub cards: Vec<CombatCardView>,
    /// The hits that each side has scored this round, the Free Peoples first.
    pub hits: [u8; 2],
    /// The dice that are being thrown, if any are.
    pub thrown: Option<ThrownView>,
}

impl BattleView {
    /// A Combat card that is not revealed yet is known to the controller of its Army alone.
    pub(super) fn of(state: &State, onlooker: Option<Seat>) -> Option<BattleView> {
        let battle = state.battle.as_ref()?;
        let card = |side: Side| {
            let card = battle.cards[side]?;
            let hidden = battle.hidden_card(side).is_some();
            let own = onlooker.is_some_and(|seat| state.fighter(battle, side) == seat);
            let cancelled = battle.now.cancelled[side];
            let known = (!hidden || own).then_some(card);
            Some(CombatCardView { side, deck: card.deck(), card: known, cancelled })
        };
        let thrown = state.flow.frames().find_map(|frame| match frame {
            Frame::Battle(BattleFrame::Throw { side, .. }) => {
                Some(ThrownView { side: *side, dice: battle.now.thrown.dice().to_vec() })
            }
            _ => None,
        });
        Some(BattleView {
            kind: battle.kind,
            attacker: battle.attacker,
            from: battle.from,
            at: battle.at,
            rearguard: FiguresView::of(&battle.rearguard),
            round: battle.round,
            white_rider: battle.white_rider,
            cards: Side::ALL.into_iter().filter_map(card).collect(),
            hits: *battle.now.hits.values(),
            thrown,
        })
    }
}

/// Dice that are being thrown in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ThrownView {
    /// By whom.
    pub side: Side,
    /// Those that are on the table already.
    pub dice: Vec<u8>,
}

/// A Combat card of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CombatCardView {
    /// Whose.
    pub side: Side,
    /// Its back.
    pub deck: Deck,
    /// Which one, once it is revealed; before that, only for the player who laid it down.
    pub card: Option<Card>,
    /// Whether it is cancelled.
    pub cancelled: bool,
}

/// The Hunt under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HuntView {
    /// The dice of the Hunt roll.
    pub dice: Vec<u8>,
    /// How many succeeded.
    pub successes: u8,
    /// The tile that is being resolved.
    pub tile: Option<Tile>,
    /// The damage that is left.
    pub damage: u8,
}

impl HuntView {
    /// The Hunt, while it or a tile is being resolved. Some questions are the last step of the frame that asked them.
    pub(super) fn of(state: &State) -> Option<HuntView> {
        let asked = state.flow.asked().is_some_and(|asked| matches!(asked.ask, Ask::Hunt(_)));
        let under_way = asked || state.flow.frames().any(|frame| matches!(frame, Frame::Hunt(_)));
        if !under_way {
            return None;
        }
        let hunt = &state.hunt;
        // A tile of the Mordor Track or of a card comes without a roll; the dice are those of an earlier Hunt.
        let by_roll = hunt.tile.is_none() || hunt.why == TileFor::Hunt;
        let rolled = if by_roll { hunt.rolled.min(hunt.n) } else { 0 };
        let dice = hunt.dice.iter().take(usize::from(rolled));
        Some(HuntView {
            dice: dice.copied().collect(),
            successes: if by_roll { hunt.successes } else { 0 },
            tile: hunt.tile,
            damage: hunt.damage,
        })
    }
}
