//! The end of a round and of a battle: cease, retreat, advance, capture (rules 9.8 to 9.14).

use super::{battle_frame, tell};
use crate::action::{Ask, GroupFor};
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame, BattleKind};
use crate::event::Event;
use crate::figures::{Figure, Figures, Place};
use crate::frame::{Frame, Next};
use crate::ids::{Character, Kind, Side};
use crate::map::Region;
use crate::rules::{Allowed, Log, need};
use crate::state::State;
use kernel::flow::{ask, call, done, goto};

impl State {
    /// The Combat cards of the round are discarded (rule 9.5).
    fn discard_combat_cards(&mut self) {
        let Some(battle) = &mut self.battle else { return };
        for card in std::mem::take(&mut battle.cards).values().iter().flatten() {
            self.discard.insert(*card);
        }
    }

    /// Rule 9.5, step 5: the attacker ceases or goes on (rules 9.8.1, 9.10.4).
    pub(crate) fn end_of_round(&mut self, battle: &Battle, log: &mut Log) -> Next {
        // The last card of initiative 7 may have ended it (rule 9.6.5).
        if Side::ALL.into_iter().any(|side| self.fighting_units(battle, side) == 0) {
            return goto(battle_frame(BattleFrame::Destroyed));
        }
        self.discard_combat_cards();
        let seat = self.fighter(battle, battle.attacker);
        match battle.kind {
            BattleKind::Siege => {
                if battle.round < State::free_rounds(battle) {
                    return ask(seat, Ask::Battle(BattleAsk::GoOn)).last();
                }
                if self.extenders(battle).next().is_some() {
                    return ask(seat, Ask::Battle(BattleAsk::Extend)).last();
                }
                tell(log, BattleEvent::RoundsOver(battle.attacker));
                goto(battle_frame(BattleFrame::End))
            }
            // Rule 18.37.
            BattleKind::Field if State::never_ceases(battle) => goto(battle_frame(BattleFrame::MayRetreat)),
            BattleKind::Field | BattleKind::Sortie => ask(seat, Ask::Battle(BattleAsk::GoOn)).last(),
        }
    }

    /// How many rounds of a siege battle cost nothing (rule 9.10.4).
    fn free_rounds(battle: &Battle) -> u8 {
        battle.card.map_or(1, |card| card.hooks().attack.free_rounds)
    }

    /// Whether the card that causes the attack does not let the attacker cease (rule 18.37).
    fn never_ceases(battle: &Battle) -> bool {
        battle.card.is_some_and(|card| card.hooks().attack.never_ceases)
    }

    /// The Elites that can be reduced for another round of a siege battle (rule 9.10.4).
    pub(crate) fn extenders(&self, battle: &Battle) -> impl Iterator<Item = Figure> {
        let side = battle.attacker;
        let troops = self.hit_troops(battle.from, side);
        side.nations()
            .iter()
            .filter(move |nation| troops.unit(**nation, Kind::Elite) > 0 && self.has_replacement(**nation))
            .map(|nation| Figure::Elite(*nation))
    }

    /// Rule 9.8.2: the attacker goes on; the defender may retreat.
    pub(crate) fn may_retreat(&mut self, battle: &Battle) -> Next {
        let possible = battle.kind != BattleKind::Siege && self.retreats(battle).next().is_some();
        if possible {
            let seat = self.fighter(battle, battle.defender());
            return ask(seat, Ask::Battle(BattleAsk::Retreat)).last();
        }
        goto(battle_frame(BattleFrame::Round))
    }

    /// The whole defending Army goes to a neighbouring region; a Character of Level 0 stays (rules 9.8.2, 9.8.3).
    pub(crate) fn retreat(&mut self, battle: &Battle, to: Region, log: &mut Log) -> Next {
        let side = battle.defender();
        let mut army = self.figures(battle.at, side);
        army.characters = army.characters.without(Character::Saruman);
        tell(log, BattleEvent::Retreated { side, from: battle.region(), to });
        self.take(battle.at, &army.troops);
        self.put(Place::Field(to), &army);
        self.spent_follow(battle.at, Place::Field(to));
        self.army_enters(to, side, log);
        self.companions_wake(to, army.characters, log);
        self.discard_combat_cards();
        goto(battle_frame(BattleFrame::Advance))
    }

    /// Rule 9.10.1: all defenders go inside.
    pub(crate) fn withdraw(&mut self, battle: &Battle, log: &mut Log) -> Next {
        let (side, region) = (battle.defender(), battle.region());
        self.alter(|battle| battle.withdrawn = true);
        tell(log, BattleEvent::Withdrew { side, region });
        self.change_place(side, Place::Field(region), Place::Inside(region));
        self.discard_combat_cards();
        goto(battle_frame(BattleFrame::Advance))
    }

    /// All figures of a side go from one place to another.
    fn change_place(&mut self, side: Side, from: Place, to: Place) {
        let figures = self.figures(from, side);
        self.take(from, &figures.troops);
        self.put(to, &figures);
        self.spent_follow(from, to);
    }

    /// Rule 9.7.9: an Army in the battle has no unit left; whoever was with it is lost too.
    pub(crate) fn army_destroyed(&mut self, battle: &Battle, log: &mut Log) -> Next {
        let gone = |side: Side| self.fighting_units(battle, side) == 0;
        let (attacker, defender) = (gone(battle.attacker), gone(battle.defender()));
        for (side, gone) in [(battle.attacker, attacker), (battle.defender(), defender)] {
            if gone {
                let (place, rest) = (battle.place(side), self.fighters(battle, side));
                if !rest.is_empty() {
                    tell(log, BattleEvent::Gone { place, side });
                    self.eliminate_rest(place, &rest, log);
                }
            }
        }
        self.discard_combat_cards();
        // Rule 9.9: the winner of a siege battle or a sortie is in the region already.
        let advances = defender && !attacker && battle.kind == BattleKind::Field;
        goto(battle_frame(if advances { BattleFrame::Advance } else { BattleFrame::End }))
    }

    /// Leaders, Nazgûl and Characters without a unit are lost, and each is named.
    fn eliminate_rest(&mut self, place: Place, rest: &Figures, log: &mut Log) {
        for side in Side::ALL {
            for figure in rest.each(side) {
                if !matches!(figure, Figure::Character(_)) {
                    for _ in 0..rest.count(figure) {
                        log.public(Event::Eliminated { place, figure });
                    }
                }
            }
        }
        self.eliminate_all(place, rest, log);
    }

    /// Rule 9.9: the attacker may advance with all or part of his Army, not with the rearguard.
    pub(crate) fn advance_after_battle(battle: &Battle) -> Next {
        let end = battle_frame(BattleFrame::End);
        if battle.kind != BattleKind::Field {
            return goto(end);
        }
        call(Frame::Gather(GroupFor::Advance { from: battle.from, to: battle.region() })).then(end)
    }

    /// The advance is optional (rule 9.9), but those who may not cease, the Corsairs of Umbar, lay siege to whoever
    /// retreats into one.
    pub(crate) fn check_no_advance(&self) -> Allowed {
        let must = self.battle.is_some_and(|battle| battle.withdrawn && State::never_ceases(&battle));
        need(!must, "18.37", "no-the-corsairs-may-not-break-off-they-lay-siege")
    }

    /// The battle is over: sieges begin, end, or are won.
    pub(crate) fn battle_ends(&mut self, battle: &Battle, log: &mut Log) -> Next {
        self.discard_combat_cards();
        let (attacker, defender, region) = (battle.attacker, battle.defender(), battle.region());
        let entered = self.units_at(region, attacker) > 0;
        if battle.withdrawn && !entered {
            // Rules 9.10.1, 19.6: nobody besieges them.
            self.change_place(defender, Place::Inside(region), Place::Field(region));
            tell(log, BattleEvent::CameOut { side: defender, region });
        }
        self.settle_siege(region, log);
        let storm = match battle.kind {
            BattleKind::Field => None,
            BattleKind::Siege => Some(defender),
            BattleKind::Sortie => Some(attacker),
        };
        // Rules 9.10.5, 9.11.2: the garrison is gone and a besieger is left; a mutual wipe-out captures nothing
        // (rule 9.13).
        if let Some(holder) = storm
            && self.controls(holder, region)
            && !self.has_army(region, holder)
            && self.units_at(region, holder.enemy()) > 0
        {
            self.capture(region, holder.enemy(), log);
        }
        if battle.kind == BattleKind::Field {
            // The attackers may have left a siege behind (rule 9.10.2).
            self.settle_siege(battle.from.region(), log);
        }
        // Until here the battle says who took part in it, and whose capture it is (rule 14.12).
        self.battle = None;
        self.leaders_vanish(log);
        done()
    }
}
