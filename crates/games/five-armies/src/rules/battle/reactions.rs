//! How characters answer damage: Bilbo's Vanished from Sight, Bolg's Bodyguard, Shining Armour (rules 7.10, 7.12, 6.13.1).

use super::{ask_side, battle_frame, tell};
use crate::action::Action;
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::Next;
use crate::ids::{Area, Character, FateCard, Side};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::Refused;
use kernel::flow::{call, done, goto};

/// Tokens that Bilbo removes (rule 7.10).
const VANISHED: u8 = 2;

impl State {
    /// Step 4d: the defender's side first.
    pub(super) fn battle_reactions(battle: &Battle, side: Side) -> Next {
        let then = battle_frame(match side == battle.attacker {
            true => BattleFrame::Casualties(battle.defender()),
            false => BattleFrame::Reactions(battle.attacker),
        });
        let army = battle.now.damage[side];
        let fortification = if side == battle.attacker { 0 } else { battle.now.fortification };
        if army + fortification == 0 || battle.is_beorn(side) {
            return goto(then);
        }
        let area = battle.place(side);
        call(battle_frame(BattleFrame::React { area, side, army, fortification })).then(then)
    }

    /// Whether a character is with the army of its side in an area.
    fn is_with(&self, character: Character, area: Area) -> bool {
        self.place_of(character) == Some(area) && self.has_army(character.side(), area)
    }

    /// Rule 7.10: damage was assigned to the army that Bilbo is with.
    fn check_vanish(&self, area: Area, side: Side, army: u8) -> Allowed {
        let here = side == Side::FreePeoples && self.is_with(Character::Bilbo, area);
        need(here, "7.10", "no-bilbo-is-not-with-the-army")?;
        need(self.rings > 0, "7.10", "no-no-ring-token-is-left")?;
        need(army.min(self.army(area).damage) > 0, "7.10", "no-no-damage-was-assigned-to-the-army")
    }

    /// Rule 7.12: damage to Bolg's army, or to the fortification that it is in, is cancelled.
    fn check_bodyguard(&self, area: Area, side: Side, army: u8, fortification: u8) -> Allowed {
        let here = side == Side::Shadow && self.is_with(Character::Bolg, area);
        need(here, "7.12", "no-bolg-is-not-with-the-army")?;
        need(self.bodyguards > 0, "7.12", "no-no-bodyguard-token-is-left")?;
        let damage = army.min(self.army(area).damage) + fortification;
        need(damage > 0, "7.12", "no-no-damage-was-assigned-to-the-army")
    }

    /// How many tokens may be put on Shining Armour (rule 6.13.1).
    fn divertible(&self, area: Area, side: Side, army: u8) -> u8 {
        let worn = side == Side::FreePeoples
            && self.attached.contains(FateCard::ShiningArmour)
            && self.is_with(Character::Thorin, area);
        if worn { army.min(self.army(area).damage) } else { 0 }
    }

    /// Whether there is any answer to this damage.
    pub(super) fn can_react(&self, area: Area, side: Side, army: u8, fortification: u8) -> bool {
        self.check_vanish(area, side, army).is_ok()
            || self.check_bodyguard(area, side, army, fortification).is_ok()
            || self.divertible(area, side, army) > 0
    }

    /// The owner of the army answers as long as he can and likes, in any order.
    pub(super) fn react(&mut self, area: Area, side: Side, army: u8, fortification: u8) -> Next {
        if !self.can_react(area, side, army, fortification) {
            return done();
        }
        ask_side(side, BattleAsk::React { area, side, army, fortification }).last()
    }

    pub(super) fn list_reactions(&self, area: Area, side: Side, army: u8, out: &mut Vec<Action>) {
        out.push(Action::Character(match side {
            Side::FreePeoples => Character::Bilbo,
            Side::Shadow => Character::Bolg,
        }));
        out.extend((1..=self.divertible(area, side, army)).map(Action::Number));
        out.push(Action::Decline);
    }

    pub(super) fn check_reaction(
        &self,
        area: Area,
        side: Side,
        [army, fortification]: [u8; 2],
        action: Action,
    ) -> Allowed {
        match action {
            Action::Decline => Ok(()),
            Action::Character(Character::Bilbo) => self.check_vanish(area, side, army),
            Action::Character(Character::Bolg) => self.check_bodyguard(area, side, army, fortification),
            Action::Number(tokens) => {
                let most = self.divertible(area, side, army);
                need(most > 0, "6.13.1", "no-shining-armour-is-not-with-the-army")?;
                need(tokens > 0, "6.13.1", "no-at-least-one-token-goes-to-the-card")?;
                need(tokens <= most, "6.13.1", "no-only-damage-just-assigned-goes-to-the-card")
            }
            _ => {
                let ask = BattleAsk::React { area, side, army, fortification };
                Err(Refused::NotAnAnswer { rule: ask.rule() })
            }
        }
    }

    pub(super) fn reacted(
        &mut self,
        area: Area,
        side: Side,
        [army, fortification]: [u8; 2],
        action: Action,
        log: &mut Log,
    ) -> Next {
        let army = match action {
            Action::Decline => return done(),
            Action::Character(Character::Bolg) => {
                tell(log, BattleEvent::Bodyguard);
                self.bodyguards = self.bodyguards.saturating_sub(1);
                log.public(Event::Bodyguards(self.bodyguards));
                self.cancel(area, side, [army, fortification], log);
                return done();
            }
            Action::Character(Character::Bilbo) => {
                tell(log, BattleEvent::Vanished);
                self.rings = self.rings.saturating_sub(1);
                self.spots[Character::Bilbo] = Spot::OffBoard;
                log.public(Event::Rings(self.rings));
                log.public(Event::CharacterMoved { character: Character::Bilbo, to: None });
                self.remove_damage(area, VANISHED, log);
                army
            }
            Action::Number(tokens) => {
                self.armies.change(area, |stack| stack.damage = stack.damage.saturating_sub(tokens));
                self.armour = self.armour.saturating_add(tokens);
                tell(log, BattleEvent::Diverted { tokens, total: self.armour });
                self.forget_damage(area, side, tokens, 0);
                army.saturating_sub(tokens)
            }
            _ => return MISFIT,
        };
        goto(battle_frame(BattleFrame::React { area, side, army, fortification }))
    }
}
