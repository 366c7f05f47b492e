//! The phases of a turn but for the Generals, Fate and the actions (rules 4.1, 4.4, 4.5.1, 4.6).

use super::super::changes::POINTS_TO_WIN;
use super::super::{Log, MISFIT};
use super::turn;
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::Next;
use crate::ids::{ByTerritory, Card, Character, Characters, Face, Side, Territory};
use crate::state::{Ending, Notes, State};
use crate::turn::{TurnAsk, TurnFrame};
use armies::ActionDice;
use kernel::flow::{ask, ask_chance, call, done, goto};

/// Great Bats figures (rules 1.3, 12.1).
const GREAT_BATS: u8 = 6;

impl State {
    /// Rules 4.1.1 to 4.1.3.
    pub(super) fn recover(&mut self, log: &mut Log) -> Next {
        self.turn += 1;
        self.notes = Notes::default();
        log.public(Event::Turn(self.turn));
        for side in Side::ALL {
            self.pools[side] = self.pool(side);
            self.dice[side] = ActionDice::new(self.pools[side]);
        }
        self.to_act = Side::FreePeoples;
        let [free_peoples, shadow] = *self.pools.values();
        log.public(Event::Pools { free_peoples, shadow });
        goto(turn(TurnFrame::RecoveryDraw(Side::FreePeoples)))
    }

    /// The dice that a side takes in a Recovery (rules 4.1.1, 4.1.2).
    pub fn pool(&self, side: Side) -> u8 {
        match side {
            Side::FreePeoples => {
                5 + u8::from(self.in_play(Character::Thorin) || self.in_play(Character::Beorn))
            }
            Side::Shadow => {
                // The Front Gate is no Settlement (rule 2.7.1).
                let settlements = self.settlements_of(Side::Shadow);
                let both = |territory: Territory| (settlements & territory.regions()).len() >= 2;
                6 + u8::from(Territory::ALL.into_iter().any(both))
            }
        }
    }

    /// Rule 4.1.4: the Free Peoples draw both cards, then the Shadow.
    pub(super) fn recovery_draw(side: Side) -> Next {
        let then = match side {
            Side::FreePeoples => TurnFrame::RecoveryDraw(Side::Shadow),
            Side::Shadow => TurnFrame::RecoveryLimit(Side::FreePeoples),
        };
        call(turn(TurnFrame::DrawOnly { side, events: 1, stories: 1 })).then(turn(then))
    }

    /// Rule 4.1.5: only when both have drawn, the Free Peoples first.
    pub(super) fn recovery_limit(side: Side) -> Next {
        let then = match side {
            Side::FreePeoples => TurnFrame::RecoveryLimit(Side::Shadow),
            Side::Shadow => TurnFrame::Activation,
        };
        call(turn(TurnFrame::HandLimit(side))).then(turn(then))
    }

    /// The least and the most Leadership tokens that the Shadow may take in Phase 4, and how many figures and tokens there are
    /// in all (rules 4.4.1, 4.4.4).
    pub fn splits(&self) -> (u8, u8, u8) {
        let bats = GREAT_BATS.saturating_sub(self.n_bats());
        let armies = self.armies_of(Side::Shadow).len() as u8;
        let most = armies.min(self.leadership_supply(Side::Shadow)).min(self.pools[Side::Shadow]);
        let least = self.pools[Side::Shadow].saturating_sub(bats).min(most);
        (least, most, self.pools[Side::Shadow].min(most + bats))
    }

    pub(super) fn shadow_phase(&mut self, log: &mut Log) -> Next {
        self.notes = Notes::default();
        let (least, most, _) = self.splits();
        if least == most {
            return self.split(least, log);
        }
        ask(State::seat(Side::Shadow), Ask::Turn(TurnAsk::Split)).last()
    }

    pub(super) fn split(&mut self, tokens: u8, log: &mut Log) -> Next {
        let (_, _, total) = self.splits();
        let bats = total.saturating_sub(tokens);
        log.public(Event::Split { tokens, bats });
        goto(turn(TurnFrame::PlaceShadow { tokens, bats }))
    }

    /// Rules 4.4.2, 4.4.3: tokens each with a different army, then Great Bats.
    pub(super) fn place_shadow(&mut self, tokens: u8, bats: u8, log: &mut Log) -> Next {
        let seat = State::seat(Side::Shadow);
        if tokens > 0 && !self.place_all_leadership(Side::Shadow, tokens, log) {
            let then = turn(TurnFrame::PlaceShadow { tokens: tokens - 1, bats });
            return ask(seat, Ask::Turn(TurnAsk::ShadowLeadership)).then(then);
        }
        if bats > 0 {
            let then = turn(TurnFrame::PlaceShadow { tokens: 0, bats: bats - 1 });
            return ask(seat, Ask::Turn(TurnAsk::Bats)).then(then);
        }
        goto(turn(TurnFrame::Roll(Side::FreePeoples)))
    }

    pub(super) fn bats_placed(&mut self, territory: Territory, log: &mut Log) -> Next {
        self.bats[territory] += 1;
        log.public(Event::BatsPlaced(territory));
        done()
    }

    /// Rule 4.5.1.
    pub(super) fn roll_action_dice(&mut self, side: Side) -> Next {
        if self.dice[side].to_roll > 0 {
            return ask_chance(Ask::ActionDie(side)).then(turn(TurnFrame::Roll(side)));
        }
        goto(turn(match side {
            Side::FreePeoples => TurnFrame::Roll(Side::Shadow),
            Side::Shadow => TurnFrame::LuckyNumber,
        }))
    }

    pub(crate) fn action_die_rolled(&mut self, side: Side, action: Action, log: &mut Log) -> Next {
        let Action::Face(face) = action else { return MISFIT };
        let dice = &mut self.dice[side];
        dice.to_roll = dice.to_roll.saturating_sub(1);
        dice.unused.add(face, 1);
        if let Some(from) = self.notes.face.take() {
            return self.lucky_number_rolled(from, face, log);
        }
        if dice.to_roll == 0 {
            log.public(Event::Rolled { side, unused: dice.unused });
        }
        done()
    }

    /// Rule 6.13: after both have rolled, one own die may be rolled again.
    pub(super) fn lucky_number(&self) -> Next {
        let side = Side::FreePeoples;
        if self.table.contains(Card::LuckyNumber) && self.dice[side].n_unused() > 0 {
            return ask(State::seat(side), Ask::Turn(TurnAsk::LuckyNumber)).last();
        }
        goto(turn(TurnFrame::Act))
    }

    pub(super) fn lucky_number_used(&mut self, face: Face) -> Next {
        let side = Side::FreePeoples;
        self.dice[side].unused.take(face);
        self.dice[side].to_roll = 1;
        // What is rolled next takes the place of this die.
        self.notes.face = Some(face);
        ask_chance(Ask::ActionDie(side)).then(turn(TurnFrame::Act))
    }

    /// The new face is kept; a Will of the West ends the card (rule 6.13).
    fn lucky_number_rolled(&mut self, from: Face, to: Face, log: &mut Log) -> Next {
        log.public(Event::LuckyNumber { from, to });
        if to == Face::WillOfTheWest {
            self.end_table_card(Card::LuckyNumber, log);
        }
        done()
    }

    /// Phase 6. Cards on the table, damage, control and recruitment tokens stay (rule 4.6.6).
    pub(super) fn end_of_turn(&mut self, log: &mut Log) -> Next {
        // Rules 4.6.1, 14.3.
        if self.points() >= POINTS_TO_WIN {
            self.end(Ending::Points, log);
            return done();
        }
        // Rule 4.6.2.
        for side in Side::ALL {
            for area in self.armies_of(side) {
                if self.army(area).leadership > 0 {
                    self.armies.change(area, |army| army.leadership = 0);
                }
            }
        }
        // Rule 4.6.3.
        self.bats = ByTerritory::all(0);
        // Rule 4.6.4.
        self.eagles_home(log);
        // Rule 4.6.5: the Concentration token stays.
        self.activated = Characters::EMPTY;
        goto(turn(TurnFrame::Recovery))
    }
}
