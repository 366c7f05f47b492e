//! Nazgûl abilities in battles (rule 9.6.3).

use super::{ask_side, battle_frame, tell};
use crate::action::Action;
use crate::battle::{Battle, BattleAsk, BattleFrame, Moment};
use crate::book::NazgulLimit;
use crate::event::BattleEvent;
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Side};
use crate::ops::Script;
use crate::rules::{Allowed, Log, MISFIT, need};
use crate::state::State;
use kernel::flow::{call, done, goto};

/// Nazgûl figures (rule 9.6).
const FIGURES: u8 = 8;

impl State {
    /// The areas of the battle's region.
    fn battle_region(&self, battle: &Battle) -> Areas {
        let region = self.board().region[battle.at];
        region.map_or(Areas::EMPTY, |region| self.board().regions[region])
    }

    /// The areas of the battle's region with a Nazgûl.
    pub(super) fn nazgul_near(&self, battle: &Battle) -> Areas {
        self.battle_region(battle).iter().filter(|area| self.nazgul[*area] > 0).collect()
    }

    /// Nazgûl in the battle's region.
    fn n_nazgul_near(&self, battle: &Battle) -> u8 {
        self.battle_region(battle).iter().map(|area| self.nazgul[area]).sum()
    }

    /// The Nazgûl abilities that may be used at a moment.
    pub(super) fn nazgul_uses(&self, battle: &Battle, moment: Moment) -> impl Iterator<Item = u8> {
        let abilities = u8::try_from(self.book.nazgul.len()).unwrap_or(u8::MAX);
        (0..abilities).filter(move |n| self.check_nazgul(battle, moment, *n).is_ok())
    }

    pub(super) fn check_nazgul(&self, battle: &Battle, moment: Moment, n: u8) -> Allowed {
        let Some(def) = self.book.nazgul.get(usize::from(n)) else {
            return need(false, "9.6.3", "no-there-is-no-such-nazgul-ability");
        };
        need(Moment::of(def.timing, &def.ops) == moment, "9.6.3", "no-the-ability-works-at-another-moment")?;
        // More abilities than are remembered could not be told from used ones.
        let is_in = |bits: u32| bits.checked_shr(u32::from(n)).is_none_or(|bits| bits & 1 == 1);
        match self.book.nazgul_limit {
            NazgulLimit::Round => {
                need(!is_in(battle.now.nazgul), "9.6.3", "no-each-ability-is-used-once-in-a-round")?;
            }
            NazgulLimit::Battle => {
                need(!is_in(battle.nazgul), "9.6.3", "no-each-ability-is-used-once-in-a-battle")?;
            }
            // As often as there are figures, whatever they cost.
            NazgulLimit::None => {
                let free = battle.now.nazgul_uses < FIGURES;
                need(free, "9.6.3", "no-each-ability-is-used-once-in-a-round")?;
            }
        }
        let there = self.n_nazgul_near(battle);
        let (cost, once) = self.nazgul_cost(battle);
        let enough = cost <= there || once.is_some_and(|once| once <= there);
        need(enough, "9.6.3", "no-there-are-not-enough-nazgul-in-the-region")?;
        let helps = def.ops.iter().any(|op| self.battle_op_possible(op, Side::Shadow));
        need(helps, "9.6.3", "no-the-ability-would-do-nothing-now")
    }

    pub(super) fn nazgul_answered(
        &mut self,
        battle: &Battle,
        moment: Moment,
        action: Action,
        log: &mut Log,
    ) -> Next {
        match action {
            Action::Decline => goto(State::after_nazgul(moment, false)),
            Action::Use(Script::Nazgul(n)) => {
                self.alter(|battle| {
                    let bit = 1_u32.checked_shl(u32::from(n)).unwrap_or(0);
                    battle.now.nazgul |= bit;
                    battle.nazgul |= bit;
                    battle.now.nazgul_uses = battle.now.nazgul_uses.saturating_add(1);
                });
                let then = State::after_nazgul(moment, true);
                let there = self.n_nazgul_near(battle);
                match self.nazgul_cost(battle) {
                    // Both ways are open, and one is cheaper.
                    (cost, Some(once)) if cost <= there && once < cost => {
                        ask_side(Side::Shadow, BattleAsk::NazgulCost { n }).then(then)
                    }
                    (cost, Some(once)) if cost > there => {
                        call(self.use_nazgul(n, once, true, log)).then(then)
                    }
                    (cost, _) => call(self.use_nazgul(n, cost, false, log)).then(then),
                }
            }
            _ => MISFIT,
        }
    }

    /// An ability is used for so many Nazgûl, by the way that is there once in each round if `lord`.
    fn use_nazgul(&mut self, n: u8, left: u8, lord: bool, log: &mut Log) -> Frame {
        self.alter(|battle| battle.now.lord |= lord);
        tell(log, BattleEvent::Nazgul { n, lord });
        battle_frame(BattleFrame::Nazgul { n, left })
    }

    pub(super) fn nazgul_cost_answered(
        &mut self,
        battle: &Battle,
        n: u8,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let (cost, once) = self.nazgul_cost(battle);
        match (action, once) {
            (Action::Accept, Some(once)) => goto(self.use_nazgul(n, once, true, log)),
            (Action::Decline, _) => goto(self.use_nazgul(n, cost, false, log)),
            _ => MISFIT,
        }
    }

    /// Nazgûl go to the supply, one by one; then the ability works.
    pub(super) fn nazgul_works(&mut self, battle: &Battle, n: u8, left: u8, log: &mut Log) -> Next {
        let near = self.nazgul_near(battle);
        match (left, near.first()) {
            (1.., Some(only)) if near.len() == 1 || self.n_nazgul_near(battle) <= left => {
                self.remove_nazgul(only, 1, log);
                goto(battle_frame(BattleFrame::Nazgul { n, left: left - 1 }))
            }
            (1.., Some(_)) => ask_side(Side::Shadow, BattleAsk::NazgulFrom { n, left }).last(),
            _ => {
                self.alter(|battle| battle.running = Some(Script::Nazgul(n)));
                goto(self.run_script(Script::Nazgul(n), Side::Shadow))
            }
        }
    }

    pub(super) fn check_nazgul_spent(&self, battle: &Battle, area: Area) -> Allowed {
        need(self.battle_region(battle).contains(area), "9.6.3", "no-the-area-is-in-another-region")?;
        need(self.nazgul[area] > 0, "9.6.3", "no-no-nazgul-is-there")
    }

    pub(super) fn nazgul_removed(&mut self, n: u8, left: u8, action: Action, log: &mut Log) -> Next {
        let Action::Area(area) = action else { return MISFIT };
        if self.remove_nazgul(area, 1, log) == 0 {
            return done();
        }
        goto(battle_frame(BattleFrame::Nazgul { n, left: left.saturating_sub(1) }))
    }
}
