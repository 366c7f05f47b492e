//! What comes before a battle and before each round (rules 8.2, 8.12).

use super::{ask_side, battle_frame, tell};
use crate::army::Charge;
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame, Round};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Maneuvers, Side};
use crate::rules::Log;
use crate::state::State;
use crate::turn::TurnFrame;
use kernel::flow::{call, goto};

impl State {
    /// A battle is about to begin: one army, or several in a Combined Attack, against the army or Beorn in a region. Everybody in
    /// these regions takes part (rule 8.1.2). Says the frame that fights it.
    pub(crate) fn begin_battle(&mut self, attacker: Side, from: Areas, at: Area, charge: Charge) -> Frame {
        let beorn = match attacker {
            Side::FreePeoples => self.beorn().is_some_and(|beorn| from.contains(beorn)),
            Side::Shadow => self.beorn() == Some(at),
        };
        self.battle = Some(Battle {
            attacker,
            armies: from,
            fought: Areas::EMPTY,
            from: from.first().unwrap_or(at),
            at,
            combined: from.len() > 1,
            beorn,
            charge,
            round: 0,
            used: Default::default(),
            now: Round::default(),
        });
        battle_frame(BattleFrame::Begin)
    }

    /// Rule 8.2.
    pub(super) fn battle_begins(battle: &Battle, log: &mut Log) -> Next {
        let Battle { attacker, from, at, combined, beorn, .. } = *battle;
        tell(log, BattleEvent::Began { attacker, from, at, combined, beorn });
        goto(battle_frame(BattleFrame::Round))
    }

    /// Step 0: the cards of the last round go away; the attacker says which army fights (rules 8.12.1, 8.2.1b).
    pub(super) fn round_begins(&mut self, battle: &Battle, log: &mut Log) -> Next {
        self.clear_round();
        self.alter(|battle| battle.round = battle.round.saturating_add(1));
        tell(log, BattleEvent::Round(battle.round.saturating_add(1)));
        let ready = battle_frame(BattleFrame::Ready);
        match (battle.armies.len(), battle.armies.first()) {
            (2.., _) => ask_side(battle.attacker, BattleAsk::Army).then(ready),
            (_, Some(only)) => {
                self.army_fights(battle, only, log);
                goto(ready)
            }
            (_, None) => goto(battle_frame(BattleFrame::End)),
        }
    }

    /// This army of the attacker's fights the round.
    pub(super) fn army_fights(&mut self, battle: &Battle, from: Area, log: &mut Log) {
        if battle.combined {
            tell(log, BattleEvent::Fights { attacker: battle.attacker, from });
        }
        // Rule 8.12.3: nothing is used before the first round.
        if from != battle.from {
            self.take_back(battle.attacker, log);
        }
        self.alter(|battle| battle.from = from);
    }

    /// A side takes back all Maneuver cards that it has used (rules 8.4.5, 8.12.3).
    pub(super) fn take_back(&mut self, side: Side, log: &mut Log) {
        let Some(battle) = &mut self.battle else { return };
        let back: Maneuvers = battle.used.iter().filter(|card| card.side() == side).collect();
        battle.used -= back;
        if !back.is_empty() {
            tell(log, BattleEvent::TookBack(side));
        }
    }

    /// Rules 8.2.1, 8.12.2: once, before the first round, with the army that fights it.
    pub(super) fn terrain_superiority(&mut self, battle: &Battle, log: &mut Log) -> Next {
        let maneuvers = battle_frame(BattleFrame::Maneuvers);
        // Rules 8.2.1a, 11.5: nobody has it where Beorn fights.
        if battle.round > 1 || battle.beorn {
            return goto(maneuvers);
        }
        let [attackers, defenders] =
            [battle.attacker, battle.defender()].map(|side| self.units_in_terrain(battle, side));
        let automatic = battle.charge.superiority;
        let side = match attackers.cmp(&defenders) {
            _ if automatic => battle.attacker,
            std::cmp::Ordering::Greater => battle.attacker,
            std::cmp::Ordering::Less => battle.defender(),
            std::cmp::Ordering::Equal => {
                tell(log, BattleEvent::NoSuperiority);
                return goto(maneuvers);
            }
        };
        let (own, enemy) =
            if side == battle.attacker { (attackers, defenders) } else { (defenders, attackers) };
        tell(log, BattleEvent::Superiority { side, own, enemy, automatic });
        call(Frame::Turn(TurnFrame::Draw { side, events: 1, stories: 0 })).then(maneuvers)
    }

    /// The units of a side that prefer the terrain of the defender's region (rule 8.2.1).
    fn units_in_terrain(&self, battle: &Battle, side: Side) -> u8 {
        let Some(terrain) = battle.at.terrain() else { return 0 };
        let attacks = side == battle.attacker;
        let units = self.army(battle.place(side)).units;
        units.iter().filter(|(unit, _)| unit.prefers(terrain, attacks)).map(|(_, n)| n).sum()
    }
}
