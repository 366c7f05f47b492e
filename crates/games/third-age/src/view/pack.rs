//! What the pack of the table says about the cards that an onlooker sees (Appendix E). The values of a pack are fetched with its
//! content; its words are at hand with the cards.

use crate::book::CardType;
use crate::ids::{Card, Cards, Side};
use crate::state::State;
use serde::Serialize;

/// A card of which the pack says something else than we do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardWords {
    /// Which.
    pub card: Card,
    /// Its type.
    pub kind: CardType,
    /// Whether something must hold to play it.
    pub conditional: bool,
    /// Whether it stays on the table.
    pub stays: bool,
    /// What must hold, in the pack's words; none if they are ours.
    pub condition: Option<String>,
    /// What it does as an action, likewise.
    pub text: Option<String>,
    /// When it leaves the table, likewise.
    pub discard: Option<String>,
    /// Whether the combat half is another.
    pub other_combat: bool,
    /// What its combat half does, likewise.
    pub combat: Option<String>,
}

/// The pack that the table plays with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PackView {
    /// Its name.
    pub name: String,
    /// What it says about the cards of the onlooker's hand and those on the table.
    pub words: Vec<CardWords>,
}

impl PackView {
    pub(super) fn of(state: &State, onlooker: Option<Side>) -> Option<PackView> {
        let mark = state.book.mark()?;
        let hand = onlooker.map_or(Cards::EMPTY, |side| state.hands[side]);
        let shown = state.battle.iter().flat_map(|battle| Side::ALL.map(|side| battle.open_card(side)));
        let open = state.notes.resolving.into_iter().chain(shown.flatten());
        let seen = open.fold(hand | state.table, Cards::with);
        Some(PackView {
            name: mark.name.clone(),
            words: seen.iter().filter_map(|card| CardWords::of(state, card)).collect(),
        })
    }
}

impl CardWords {
    fn of(state: &State, card: Card) -> Option<CardWords> {
        let (theirs, ours) = (&*state.book, state.book.our_tables());
        let (def, our_def, combat) = match card.halves() {
            Some((order, combat)) => (
                &theirs.orders[order],
                &ours.orders[order],
                Some((&theirs.combats[combat], &ours.combats[combat])),
            ),
            None => (&theirs.cards[card], &ours.cards[card], None),
        };
        let other_combat = combat.is_some_and(|(theirs, ours)| theirs != ours);
        if def == our_def && !other_combat {
            return None;
        }
        let said = def.said.clone().unwrap_or_default();
        Some(CardWords {
            card,
            kind: def.card_type,
            conditional: !def.requires.is_empty(),
            stays: def.on_table,
            condition: said.condition,
            text: said.text,
            discard: said.discard,
            other_combat,
            combat: combat.and_then(|(theirs, _)| theirs.said.as_ref()?.text.clone()),
        })
    }
}
