//! How something is paid.

use crate::action::{Action, Choice};
use crate::event::Event;
use crate::figures::Figure;
use crate::ids::{Area, Leader, Side};
use crate::ops::Price;
use crate::rules::Log;
use crate::state::State;

impl State {
    /// Where the Army of a side stands that fights in the battle under way.
    fn fighting_place(&self, side: Side) -> Option<Area> {
        let at = self.battle.as_ref()?.place(side);
        self.has_army(side, at).then_some(at)
    }

    /// Lists the answers that pay one of the prices.
    pub(super) fn list_prices(&self, prices: &[Price], payer: Side, out: &mut Vec<Action>) {
        let at = self.fighting_place(payer);
        for price in prices {
            match (price, at) {
                (Price::ActionToken, _) => {
                    if payer == Side::FreePeoples && self.has_token_to_lose() {
                        out.push(Action::Token);
                    }
                }
                (Price::Character, Some(at)) => {
                    let characters = self.characters_at(payer, at).iter();
                    out.extend(characters.map(|one| Action::Figure(Figure::Character(one))));
                }
                (Price::Leader, Some(at)) => {
                    let leaders = Leader::ALL.into_iter().filter(|one| self.army(at).leaders.contains(*one));
                    out.extend(leaders.map(|one| Action::Figure(Figure::Leader(one))));
                }
                (Price::Leadership, Some(at)) => {
                    if self.army(at).leadership > 0 {
                        out.push(Action::Figure(Figure::Leadership));
                    }
                }
                (Price::Damage(_), Some(_)) => out.push(Action::Choose(Choice::Damage)),
                (Price::Character | Price::Leader | Price::Leadership | Price::Damage(_), None) => {}
            }
        }
    }

    /// Whether an Action token can be given up for good: the one that is being used, or a free one (rule 7.8.3).
    fn has_token_to_lose(&self) -> bool {
        self.notes.token || self.action_tokens.0 > 0
    }

    /// A price is paid.
    pub(super) fn pay(&mut self, prices: &[Price], payer: Side, action: Action, log: &mut Log) {
        let at = self.fighting_place(payer);
        match (action, at) {
            (Action::Token, _) => self.lose_token_for_good(log),
            (Action::Figure(Figure::Character(character)), _) => self.eliminate_character(character, log),
            (Action::Figure(Figure::Leader(leader)), Some(at)) => self.lose_leader(leader, at, log),
            (Action::Figure(Figure::Leadership), Some(at)) => self.remove_leadership(at, 1, log),
            (Action::Choose(Choice::Damage), Some(area)) => {
                let tokens = prices.iter().find_map(|price| match price {
                    Price::Damage(tokens) => Some(*tokens),
                    Price::ActionToken | Price::Character | Price::Leader | Price::Leadership => None,
                });
                let tokens = tokens.unwrap_or(0).min(self.damage_in_supply());
                // Rule 10.8.6: it goes to the Army itself and forces casualties later.
                self.armies.change(area, |army| army.damage = army.damage.saturating_add(tokens));
                log.public(Event::Damaged { side: payer, area, army: tokens, protection: 0 });
            }
            _ => {}
        }
    }

    /// The Action token that is being used, or a free one, leaves the game (rule 7.8.3).
    fn lose_token_for_good(&mut self, log: &mut Log) {
        let (free, used) = self.action_tokens;
        self.action_tokens =
            if self.notes.token && used > 0 { (free, used - 1) } else { (free.saturating_sub(1), used) };
        log.public(Event::TokenLostForGood);
    }
}
