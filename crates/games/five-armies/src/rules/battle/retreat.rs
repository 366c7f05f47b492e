//! Where a defender goes, and his way there (rules 8.10, 11.6).

use super::{ask_side, battle_frame, tell};
use crate::action::Action;
use crate::army::{ArmyFrame, Excess};
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame, Onto};
use crate::event::Event;
use crate::figures::{Army, Spot};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Side};
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::Refused;
use kernel::flow::{call, goto};

impl State {
    /// Whether the defender could be in a region at all: no enemy army, no Beorn, no enemy-controlled Settlement or Front Gate (rules
    /// 8.10.1, 8.10.3, 2.7.1); Beorn goes nowhere where units are (rule 11.3).
    fn check_refuge(&self, battle: &Battle, to: Area, forced: bool) -> Allowed {
        let rule = if forced { "8.10.3" } else { "8.10.1" };
        let side = battle.defender();
        need(battle.at.neighbours().contains(to), "8.10.4", "no-the-region-is-not-adjacent")?;
        need(!self.has_army(side.enemy(), to), rule, "no-an-enemy-army-is-there")?;
        need(self.beorn() != Some(to), rule, "no-beorn-is-there")?;
        let enemy = self.controller(to) == Some(side.enemy());
        need(!enemy, rule, "no-the-enemy-controls-the-settlement-there")?;
        let units = battle.is_beorn(side) && self.has_army(side, to);
        need(!units, "11.6", "no-beorn-never-goes-where-an-army-is")
    }

    /// Whether the defender may choose to retreat there (rules 8.10.1, 8.10.2).
    fn check_retreat(&self, battle: &Battle, to: Area) -> Allowed {
        self.check_refuge(battle, to, false)?;
        let side = battle.defender();
        // Rule 8.10.2.
        if self.has_army(side, to) || self.controller(to) == Some(side) {
            return Ok(());
        }
        need(!battle.at.fords_to(to), "8.10.1", "no-a-retreat-does-not-cross-a-ford")?;
        let near = self.next_to_enemies(side).contains(to);
        need(!near, "8.10.1", "no-an-enemy-army-is-next-to-the-region")
    }

    /// The regions that the defender may choose to retreat to.
    pub(crate) fn retreats(&self, battle: &Battle) -> Areas {
        battle.at.neighbours().iter().filter(|to| self.check_retreat(battle, *to).is_ok()).collect()
    }

    /// The regions that the attacker may choose if there are none of these (rule 8.10.3).
    pub(crate) fn forced_retreats(&self, battle: &Battle) -> Areas {
        battle.at.neighbours().iter().filter(|to| self.check_refuge(battle, *to, true).is_ok()).collect()
    }

    pub(super) fn check_retreat_to(&self, battle: &Battle, forced: bool, action: Action) -> Allowed {
        match action {
            Action::Area(to) if forced => self.check_refuge(battle, to, true),
            Action::Area(to) => self.check_retreat(battle, to),
            _ => Err(Refused::NotAnAnswer { rule: BattleAsk::RetreatTo { forced }.rule() }),
        }
    }

    /// Step 5c: the defender goes, if the rout left anybody; a choice of one is not asked.
    pub(super) fn retreat(&mut self, battle: &Battle, log: &mut Log) -> Next {
        if self.is_gone(battle, battle.defender()) {
            return goto(battle_frame(BattleFrame::Victory));
        }
        let own = self.retreats(battle);
        let forced = own.is_empty();
        let regions = if forced { self.forced_retreats(battle) } else { own };
        match (regions.len(), regions.first()) {
            (1, Some(only)) => self.retreats_to(battle, forced, only, log),
            // Rule 8.10.3: nobody who cannot go is asked whether he does.
            (0, _) | (_, None) => goto(battle_frame(BattleFrame::Round)),
            _ => {
                let who = if forced { battle.attacker } else { battle.defender() };
                ask_side(who, BattleAsk::RetreatTo { forced }).last()
            }
        }
    }

    pub(super) fn retreat_answered(
        &mut self,
        battle: &Battle,
        forced: bool,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let Action::Area(to) = action else { return MISFIT };
        self.retreats_to(battle, forced, to, log)
    }

    /// The region is known. Rule 8.10.3: a forced retreat costs a damage on the army itself, before it moves.
    fn retreats_to(&mut self, battle: &Battle, forced: bool, to: Area, log: &mut Log) -> Next {
        let (area, side) = (battle.at, battle.defender());
        tell(log, BattleEvent::RetreatsTo { side, to, forced });
        let arrive = battle_frame(BattleFrame::RetreatTo(to));
        if forced {
            let damage = BattleFrame::Damage { area, side, tokens: 1, onto: Onto::Army };
            return call(battle_frame(damage)).then(arrive);
        }
        goto(arrive)
    }

    /// The whole army goes, with everybody and everything (rule 8.10.1); or Beorn does.
    pub(super) fn retreat_to(&mut self, battle: &Battle, to: Area, log: &mut Log) -> Next {
        let side = battle.defender();
        let victory = battle_frame(BattleFrame::Victory);
        if self.is_gone(battle, side) {
            return goto(victory);
        }
        if battle.is_beorn(side) {
            self.beorn_enters(to, log);
            return goto(victory);
        }
        self.army_goes(side, battle.at, to, log);
        // Rules 8.10.4, 9.6.
        if self.excess(side, to) > 0 {
            let limit = Frame::Army(ArmyFrame::Limit { area: to, excess: Excess::Merged });
            return call(limit).then(victory);
        }
        goto(victory)
    }

    /// A whole army goes to a region next to it and joins the one there (rules 9.6, 9.7, 9.11).
    fn army_goes(&mut self, side: Side, from: Area, to: Area, log: &mut Log) {
        let party = self.party_at(side, from);
        self.armies.change(from, |army| *army = Army::default());
        self.armies.change(to, |army| {
            for (unit, n) in party.units.iter() {
                army.units.add(unit, n);
            }
            army.damage += party.damage;
            army.leadership += party.leadership;
        });
        for character in party.characters {
            self.spots[character] = Spot::At(to);
        }
        log.public(Event::Marched { side, from, to, party });
        self.enter(side, to, log);
    }
}
