//! Battles and sieges (chapter 9). The steps are here in their order; how a battle ends is in `ending`, what Combat cards
//! do in `cards::combat`.

mod answers;
mod cards;
mod ending;
pub(crate) mod strength;
#[cfg(test)]
mod tests;

use super::{Log, MISFIT};
use crate::action::{Action, Ask, RollFor};
use crate::battle::{Battle, BattleAsk, BattleEvent, BattleFrame, DICE, Round, Throw};
use crate::event::Event;
use crate::frame::{Frame, HitsBy, Next};
use crate::ids::{Character, Side};
use crate::state::State;
use armies::target;
use kernel::flow::{ask, ask_chance, call, done, goto};

/// What a step of a battle reports when there is no battle.
const NO_BATTLE: Next = kernel::flow::Next::Broken("there is no battle");

/// A frame of a battle.
pub(crate) const fn battle_frame(frame: BattleFrame) -> Frame {
    Frame::Battle(frame)
}

/// Logs an event of a battle that everybody sees.
pub(crate) fn tell(log: &mut Log, event: BattleEvent) {
    log.public(Event::Battle(event));
}

impl State {
    pub(crate) fn battle_step(&mut self, frame: BattleFrame, log: &mut Log) -> Next {
        let Some(battle) = self.battle else { return NO_BATTLE };
        match frame {
            BattleFrame::Start => self.battle_starts(&battle, log),
            BattleFrame::Rider => self.white_rider(&battle),
            BattleFrame::Round => self.round_begins(&battle, log),
            BattleFrame::AttackersCard => {
                self.ask_for_card(&battle, battle.attacker, BattleFrame::DefendersCard)
            }
            BattleFrame::DefendersCard => self.ask_for_card(&battle, battle.defender(), BattleFrame::Reveal),
            BattleFrame::Reveal => self.reveal_cards(&battle, log),
            BattleFrame::Window { n, second } => self.window(&battle, n, second, log),
            BattleFrame::CombatRoll(side) => self.combat_roll(&battle, side),
            BattleFrame::Reroll(side) => self.leader_reroll(&battle, side),
            BattleFrame::Throw { side, what, left } => self.throw(&battle, side, what, left, log),
            BattleFrame::Extra { side, dice, need } => {
                let throw = BattleFrame::Throw { side, what: Throw::Extra(need), left: dice.min(DICE) };
                call(battle_frame(throw)).then(battle_frame(BattleFrame::ExtraHits(side)))
            }
            BattleFrame::ExtraHits(side) => self.suffer(&battle, side.enemy(), battle.now.extra, log),
            BattleFrame::Casualties(side) => self.casualties(&battle, side, log),
            BattleFrame::EndOfRound => self.end_of_round(&battle, log),
            BattleFrame::MayRetreat => self.may_retreat(&battle),
            BattleFrame::Destroyed => self.army_destroyed(&battle, log),
            BattleFrame::Advance => State::advance_after_battle(&battle),
            BattleFrame::End => self.battle_ends(&battle, log),
        }
    }

    /// Changes the battle under way.
    pub(crate) fn alter(&mut self, change: impl FnOnce(&mut Battle)) {
        if let Some(battle) = &mut self.battle {
            change(battle);
        }
    }

    /// Rule 9.4: the attack has its political effects, whatever they change for later.
    fn battle_starts(&mut self, battle: &Battle, log: &mut Log) -> Next {
        tell(
            log,
            BattleEvent::Began {
                kind: battle.kind,
                attacker: battle.attacker,
                from: battle.from,
                at: battle.at,
                attackers: self.fighters(battle, battle.attacker),
                defenders: self.fighters(battle, battle.defender()),
            },
        );
        let defenders = self.troops(battle.at).of(battle.defender());
        self.attacked(&defenders, battle.region(), log);
        goto(battle_frame(BattleFrame::Rider))
    }

    /// Rule 9.4: the White Rider gives up his Leadership for that of all Nazgûl. Without a Nazgûl in the battle there is
    /// nothing to gain.
    fn white_rider(&mut self, battle: &Battle) -> Next {
        let here = self.companions_fighting(battle).contains(Character::GandalfTheWhite);
        let round = battle_frame(BattleFrame::Round);
        if here && self.nazgul_leadership(battle) > 0 {
            let seat = self.fighter(battle, Side::FreePeoples);
            return ask(seat, Ask::Battle(BattleAsk::WhiteRider)).then(round);
        }
        goto(round)
    }

    /// Rule 9.5, step 0: before every round, the first included (rule 18.3).
    fn round_begins(&mut self, battle: &Battle, log: &mut Log) -> Next {
        self.alter(|battle| {
            battle.round = battle.round.saturating_add(1);
            battle.now = Round::NEW;
        });
        tell(log, BattleEvent::Round(battle.round.saturating_add(1)));
        if self.can_withdraw(battle) {
            let seat = self.fighter(battle, battle.defender());
            return ask(seat, Ask::Battle(BattleAsk::FieldOrSiege(battle.region()))).last();
        }
        goto(battle_frame(BattleFrame::AttackersCard))
    }

    /// Rule 9.5, step 1: the attacker chooses first, face down, then the defender.
    fn ask_for_card(&mut self, battle: &Battle, side: Side, then: BattleFrame) -> Next {
        if self.is_asked_for_card(battle, side) {
            let seat = self.fighter(battle, side);
            return ask(seat, Ask::Battle(BattleAsk::Combat(side))).then(battle_frame(then));
        }
        goto(battle_frame(then))
    }

    /// Rule 9.5, step 1: both cards are turned up together; then the Sorcerer may draw.
    fn reveal_cards(&mut self, battle: &Battle, log: &mut Log) -> Next {
        self.alter(|battle| battle.now.revealed = true);
        for side in [battle.attacker, battle.defender()] {
            if let Some(card) = battle.cards[side] {
                self.known.insert(card);
                log.reveal();
                tell(log, BattleEvent::Revealed { side, card });
            }
        }
        let first = battle_frame(BattleFrame::Window { n: 0, second: false });
        let witch_king = self.fighters(battle, Side::Shadow).characters.contains(Character::WitchKing);
        if let Some(card) = battle.cards[Side::Shadow]
            && battle.round == 1
            && witch_king
            && !self.in_deck(card.deck()).is_empty()
        {
            let seat = self.fighter(battle, Side::Shadow);
            return ask(seat, Ask::Battle(BattleAsk::Sorcerer(card.deck()))).then(first);
        }
        goto(first)
    }

    /// Rule 9.5, step 2: the attacker's dice, then the defender's; they count together.
    fn combat_roll(&mut self, battle: &Battle, side: Side) -> Next {
        let left = self.combat_dice(battle, side);
        let then = match side == battle.attacker {
            true => BattleFrame::CombatRoll(battle.defender()),
            false => BattleFrame::Window { n: 4, second: false },
        };
        call(battle_frame(BattleFrame::Throw { side, what: Throw::Combat, left })).then(battle_frame(then))
    }

    /// Rule 9.5, step 3. As many missed dice as Leadership allows are thrown again; the number is fixed beforehand
    /// (rules 9.7.4, 18.23). Nothing makes a re-roll harmful and missed dice are alike, so nobody is asked.
    fn leader_reroll(&mut self, battle: &Battle, side: Side) -> Next {
        let now = &battle.now;
        let left = match now.no_reroll[side] {
            true => 0,
            false => self.leadership(battle, side).min(DICE).min(now.missed[side]),
        };
        let then = match side == battle.attacker {
            true => BattleFrame::Reroll(battle.defender()),
            false => BattleFrame::Window { n: 5, second: false },
        };
        if left == 0 {
            return goto(battle_frame(then));
        }
        call(battle_frame(BattleFrame::Throw { side, what: Throw::Reroll, left })).then(battle_frame(then))
    }

    /// Throws one die after another, then reads them.
    fn throw(&mut self, battle: &Battle, side: Side, what: Throw, left: u8, log: &mut Log) -> Next {
        if left > 0 {
            let next = BattleFrame::Throw { side, what, left: left - 1 };
            return ask_chance(Ask::Roll(RollFor::Battle(side))).then(battle_frame(next));
        }
        self.read_dice(battle, side, what, log);
        done()
    }

    pub(super) fn battle_rolled(&mut self, die: u8) -> Next {
        self.alter(|battle| {
            battle.now.thrown.add(die);
        });
        done()
    }

    /// Counts the hits of the dice on the table and picks the dice up.
    fn read_dice(&mut self, battle: &Battle, side: Side, what: Throw, log: &mut Log) {
        let (thrown, n) = (battle.now.thrown, battle.now.thrown.len());
        let (need, bonus) = match what {
            Throw::Combat => (State::hit_number(battle, side), battle.now.bonus[side]),
            Throw::Reroll => (State::hit_number(battle, side), battle.now.reroll_bonus[side]),
            Throw::Extra(need) => (need, 0),
        };
        // Rule 9.7.3.
        let (hits, ones) = (thrown.hits(target(need, bonus)), thrown.showing(1));
        if n > 0 {
            let dice = thrown.padded();
            tell(log, BattleEvent::Threw { side, what, dice, n, need, bonus, hits });
        }
        self.alter(|battle| {
            let now = &mut battle.now;
            now.thrown.clear();
            match what {
                Throw::Combat => {
                    now.hits[side] += hits;
                    now.dice.0[side] = n;
                    now.missed[side] = n - hits;
                    now.ones[side] = ones;
                }
                Throw::Reroll => {
                    now.hits[side] += hits;
                    now.dice_again.0[side] = n;
                    now.rerolled[side] = hits;
                }
                Throw::Extra(_) => {
                    now.early[side] += hits;
                    now.extra = hits;
                }
            }
        });
    }

    /// A side takes hits, as many as its units in the battle can absorb.
    fn suffer(&mut self, battle: &Battle, side: Side, hits: u8, log: &mut Log) -> Next {
        if hits == 0 {
            return done();
        }
        tell(log, BattleEvent::Suffers { side, hits });
        goto(Frame::Hits { place: battle.place(side), side, left: hits, by: HitsBy::Battle })
    }

    /// Rules 9.5 step 4, 9.7.5: the attacker chooses first, but all hits count.
    fn casualties(&mut self, battle: &Battle, side: Side, log: &mut Log) -> Next {
        let hits = battle.now.hits[side.enemy()];
        let then = battle_frame(match side == battle.attacker {
            true => BattleFrame::Casualties(battle.defender()),
            false => BattleFrame::Window { n: 7, second: false },
        });
        if hits == 0 {
            return goto(then);
        }
        tell(log, BattleEvent::Suffers { side, hits });
        call(Frame::Hits { place: battle.place(side), side, left: hits, by: HitsBy::Battle }).then(then)
    }

    /// A die has been rolled; it goes to the procedure that asked for it.
    pub(crate) fn rolled(&mut self, why: RollFor, action: Action, log: &mut Log) -> Next {
        let Action::Roll(die) = action else { return MISFIT };
        match why {
            RollFor::Battle(_) => self.battle_rolled(die),
            RollFor::Hunt => self.hunt_rolled(die, log),
            RollFor::Tile => self.tile_rolled(die, log),
            RollFor::Card(card) => self.card_rolled(card, die, log),
        }
    }
}
