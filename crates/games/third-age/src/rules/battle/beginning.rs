//! What comes before a battle and before each round (rules 9.10.3, 10.1, 10.2, 10.13).

use super::{ask_side, battle_frame, tell};
use crate::action::Action;
use crate::army::Charge;
use crate::battle::{Battle, BattleAsk, BattleFrame, Round};
use crate::event::{BattleEvent, Event};
use crate::frame::{Frame, Next};
use crate::ids::{Area, Areas, Deck, Engine, Side};
use crate::ops::CardFrame;
use crate::round::RoundFrame;
use crate::rules::{Log, MISFIT};
use crate::state::State;
use kernel::flow::{call, done, goto};

impl State {
    /// A battle is about to begin: one Army, or several in a Combined Attack, against the Army in an area. Everybody in these areas
    /// takes part (rule 10.1.1). Says the frame that fights it. An attack in the middle of a battle is not made.
    pub(crate) fn begin_battle(
        &mut self,
        attacker: Side,
        from: Areas,
        at: Area,
        charge: Option<Charge>,
        river: bool,
    ) -> Frame {
        if self.battle.is_none() {
            self.battle = Some(Battle {
                attacker,
                armies: from,
                fought: Areas::EMPTY,
                from: from.first().unwrap_or(at),
                at,
                combined: from.len() > 1,
                begun: false,
                tower: false,
                river,
                charge,
                given: Default::default(),
                denied: Default::default(),
                round: 0,
                used: Default::default(),
                nazgul: 0,
                spent: Default::default(),
                running: None,
                lasting: Default::default(),
                now: Round::default(),
            });
        }
        battle_frame(BattleFrame::Begin)
    }

    /// Rule 10.1.4: the tower, then what the card that made the attack says, then the first round.
    pub(super) fn battle_begins(&mut self, battle: &Battle, log: &mut Log) -> Next {
        if battle.begun {
            return done();
        }
        self.alter(|battle| battle.begun = true);
        let Battle { attacker, from, at, combined, .. } = *battle;
        tell(log, BattleEvent::Began { attacker, from, at, combined });
        let charge = battle_frame(BattleFrame::Charge);
        if self.may_use_tower(battle) {
            return ask_side(attacker, BattleAsk::Tower).then(charge);
        }
        goto(charge)
    }

    /// Rule 9.10.3: the Shadow attacks Minas Tirith from an area with a tower, not in a Combined Attack.
    fn may_use_tower(&self, battle: &Battle) -> bool {
        battle.attacker == Side::Shadow
            && battle.at == Area::MinasTirith
            && !battle.combined
            && self.towers.contains(battle.from)
    }

    pub(super) fn tower_answered(&mut self, battle: &Battle, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Accept => {
                self.towers.remove(battle.from);
                log.public(Event::EngineLost { engine: Engine::SiegeTower, area: battle.from });
                self.alter(|battle| battle.tower = true);
                tell(log, BattleEvent::Tower);
                done()
            }
            Action::Decline => done(),
            _ => MISFIT,
        }
    }

    /// What the card that made the attack adds to the battle: words of the first round are written into it, the others hold in
    /// every round.
    pub(super) fn charge(&mut self, battle: &Battle) -> Next {
        let round = battle_frame(BattleFrame::Round);
        let Some(Charge { step, len }) = battle.charge else { return goto(round) };
        let until = step.at.saturating_add(len);
        call(Frame::Card(CardFrame::Run { step, until })).then(round)
    }

    /// 1: what the last round left goes away; the attacker names the Army (rule 10.13.1).
    pub(super) fn round_begins(&mut self, battle: &Battle, log: &mut Log) -> Next {
        // Armies that a card took away, or Damage destroyed, take part no more.
        let left = battle.armies & self.armies_of(battle.attacker);
        self.clear_round();
        self.alter(|battle| {
            battle.armies = left;
            battle.round = battle.round.saturating_add(1);
            // Rule 10.8.6: within a round casualties wait for step 5; before the first one they do not.
            battle.now.waits = true;
        });
        if left.is_empty() || !self.has_army(battle.defender(), battle.at) {
            return goto(battle_frame(BattleFrame::Outcome));
        }
        tell(log, BattleEvent::Round(battle.round.saturating_add(1)));
        let superiority = battle_frame(BattleFrame::Superiority);
        match (left.len(), left.first()) {
            (2.., _) => ask_side(battle.attacker, BattleAsk::Army).then(superiority),
            (_, Some(only)) => {
                self.army_fights(battle, only, log);
                goto(superiority)
            }
            (_, None) => goto(battle_frame(BattleFrame::Outcome)),
        }
    }

    /// This Army of the attacker's fights the round.
    pub(super) fn army_fights(&mut self, battle: &Battle, from: Area, log: &mut Log) {
        if battle.combined {
            tell(log, BattleEvent::Fights { attacker: battle.attacker, from });
        }
        // Rule 10.13.2: a change of Army returns all used tokens; nothing is used before the first round.
        if from != battle.from {
            self.take_back(battle.attacker, log);
        }
        self.alter(|battle| battle.from = from);
    }

    /// A side takes back all maneuver tokens that it has used (rules 10.4.4, 10.13.2).
    pub(super) fn take_back(&mut self, side: Side, log: &mut Log) {
        let Some(battle) = &mut self.battle else { return };
        if !battle.used[side].is_empty() {
            battle.used[side] = Default::default();
            tell(log, BattleEvent::TookBack(side));
        }
    }

    /// Rules 10.2, 10.13.2: once, before the first round, with the Army that fights it.
    pub(super) fn terrain_superiority(&mut self, battle: &Battle, log: &mut Log) -> Next {
        let tactics = battle_frame(BattleFrame::Tactics);
        if battle.round > 1 {
            return goto(tactics);
        }
        let (attacker, defender) = (battle.attacker, battle.defender());
        let [own, enemy] = [attacker, defender].map(|side| self.units_in_terrain(battle, side));
        let automatic = battle.given[attacker] || battle.given[defender];
        let side = match own.cmp(&enemy) {
            // Rule 10.2.2: without a count. Two effects that give it to both sides speak against each other.
            _ if automatic => match (battle.given[attacker], battle.given[defender]) {
                (true, true) => None,
                (true, false) => Some(attacker),
                (false, _) => Some(defender),
            },
            std::cmp::Ordering::Greater => Some(attacker),
            std::cmp::Ordering::Less => Some(defender),
            std::cmp::Ordering::Equal => None,
        };
        let Some(side) = side.filter(|side| !battle.denied[*side]) else {
            tell(log, BattleEvent::NoSuperiority);
            return goto(tactics);
        };
        let (own, enemy) = if side == attacker { (own, enemy) } else { (enemy, own) };
        tell(log, BattleEvent::Superiority { side, own, enemy, automatic });
        let draw = RoundFrame::Draw { side, deck: Deck::Generic, cards: 1 };
        call(Frame::Round(draw)).then(tactics)
    }

    /// The units of a side whose favorite terrain is that of the battle area (rule 10.2.1).
    pub(super) fn units_in_terrain(&self, battle: &Battle, side: Side) -> u8 {
        let terrain = self.board().terrain[battle.at];
        let attacks = side == battle.attacker;
        let units = self.army(battle.place(side)).units;
        let favors = |unit: crate::ids::Unit| {
            let def = &self.book.units[unit];
            let printed = if def.when_attacking { attacks } else { def.favorite.contains(terrain) };
            printed || self.every_terrain(battle, unit)
        };
        units.iter().filter(|(unit, _)| favors(*unit)).map(|(_, n)| n).sum()
    }

    /// The round is over: its cards are discarded, face up (rule 10.4.3). What holds in every round is written into the next one;
    /// before the first one something may have been written already.
    pub(super) fn clear_round(&mut self) {
        let Some(battle) = &mut self.battle else { return };
        if battle.round == 0 {
            return;
        }
        let round = std::mem::take(&mut battle.now);
        battle.now.effects = battle.lasting;
        for card in round.card.values().iter().flatten().filter(|_| round.shown) {
            self.discard.insert(*card);
        }
    }
}
