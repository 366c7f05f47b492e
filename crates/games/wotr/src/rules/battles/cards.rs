//! Combat cards: who may play which, and when they act (rules 7.14, 9.5 step 1, 9.6).

use super::battle_frame;
use crate::battle::{Battle, BattleFrame};
use crate::frame::Next;
use crate::ids::{Card, Deck, Side};
use crate::rules::{Allowed, Log, need};
use crate::state::{Cards, State};
use kernel::Seat;
use kernel::flow::goto;
use rand::Rng;

impl State {
    /// Whether a side may play Combat cards in this round at all.
    pub(crate) fn may_play_combat_cards(&self, battle: &Battle, side: Side) -> bool {
        let surprised = battle.round <= 1
            && side == battle.defender()
            && battle.card.is_some_and(|card| card.hooks().attack.surprises)
            && self.companions_fighting(battle).is_empty();
        !surprised && self.table_hooks().all(|(_, hooks)| (hooks.lets_fight)(battle, side))
    }

    /// Whether a card on the table is one that the seat may use as a Combat card (rule 7.16).
    fn is_combat_card_on_table(&self, seat: Seat, card: Card) -> bool {
        card.hooks().table.is_combat_card && self.on_table(card) && self.owner(card) == seat
    }

    /// Whether the seat can use a card on the table as its Combat card.
    fn can_use_table_card(&self, battle: &Battle, seat: Seat) -> bool {
        self.table.iter().any(|card| {
            self.is_combat_card_on_table(seat, card) && self.check_combat(battle, card.combat()).is_ok()
        })
    }

    /// Whether the side is asked for a Combat card: also when no card of its hand fits, for the enemy must not learn
    /// that.
    pub(crate) fn is_asked_for_card(&self, battle: &Battle, side: Side) -> bool {
        let seat = self.fighter(battle, side);
        let has = !self.hand(seat).is_empty() || self.can_use_table_card(battle, seat);
        has && self.may_play_combat_cards(battle, side)
    }

    /// Whether a card may be played as Combat card by the seat.
    pub(crate) fn check_combat_card(&self, battle: &Battle, seat: Seat, card: Card) -> Allowed {
        let table = self.is_combat_card_on_table(seat, card);
        need(table || self.hand(seat).contains(card), "9.5", "no-that-card-is-not-in-your-hand")?;
        self.check_combat(battle, card.combat())
    }

    /// One initiative number: the defender's card, then the attacker's (rule 9.6).
    pub(super) fn window(&mut self, battle: &Battle, n: u8, second: bool, log: &mut Log) -> Next {
        // Rule 9.6.5: an Army that is gone ends the battle.
        if Side::ALL.into_iter().any(|side| self.fighting_units(battle, side) == 0) {
            return goto(battle_frame(BattleFrame::Destroyed));
        }
        let next = battle_frame(match (n, second) {
            (_, false) => BattleFrame::Window { n, second: true },
            (3, true) => BattleFrame::CombatRoll(battle.attacker),
            (4, true) => BattleFrame::Reroll(battle.attacker),
            (6, true) => BattleFrame::Casualties(battle.attacker),
            (7, true) => BattleFrame::EndOfRound,
            (_, true) => BattleFrame::Window { n: n + 1, second: false },
        });
        let side = if second { battle.attacker } else { battle.defender() };
        let Some(card) = battle.cards[side] else { return goto(next) };
        let combat = card.combat();
        if battle.now.cancelled[side] || !combat.initiative().contains(&n) {
            return goto(next);
        }
        self.combat_card_acts(battle, side, combat, n, next, log)
    }

    /// How many cards lie in the battle, outside all piles.
    pub(crate) fn cards_in_battle(&self) -> usize {
        self.battle.map_or(0, |battle| battle.cards.values().iter().flatten().count())
    }

    /// The face-down Combat card of a deck that a seat does not know, for it was laid down by somebody else.
    pub(crate) fn unknown_combat_card(&self, seat: Seat, deck: Deck) -> Option<Card> {
        let battle = self.battle?;
        let own = self.fighter(&battle, deck.side()) == seat;
        battle.hidden_card(deck.side()).filter(|card| !own && card.deck() == deck)
    }

    /// Puts another card of the same back in the place of a face-down Combat card, one that could have been chosen if
    /// there is one, and takes it out of the unknown cards.
    pub(crate) fn imagine_combat_card<R: Rng + ?Sized>(
        &mut self,
        deck: Deck,
        unknown: &mut Cards,
        rng: &mut R,
    ) {
        let Some(battle) = self.battle else { return };
        let fits = |card: &Card| self.check_combat(&battle, card.combat()).is_ok();
        let fitting: Cards = unknown.iter().filter(|card| card.deck() == deck && fits(card)).collect();
        let Some(card) = fitting.pick(rng).or_else(|| unknown.pick(rng)) else { return };
        unknown.remove(card);
        if let Some(battle) = &mut self.battle {
            battle.cards[deck.side()] = Some(card);
        }
    }
}
