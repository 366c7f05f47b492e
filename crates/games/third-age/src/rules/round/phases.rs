//! The phases of a round but for the location, Fate and the actions (rules 5.1, 5.4, 5.6, 5.7).

use super::super::{Log, MISFIT};
use super::round;
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::figures::Spot;
use crate::frame::Next;
use crate::ids::{Character, Deck, Face, Faces, Scenario, Side};
use crate::round::RoundFrame;
use crate::state::{Bans, Notes, State};
use armies::ActionDice;
use kernel::flow::{ask_chance, call, done, goto};

impl Deck {
    /// The Story deck of a side.
    pub(crate) const fn story(side: Side) -> Deck {
        match side {
            Side::FreePeoples => Deck::StoryFree,
            Side::Shadow => Deck::StoryShadow,
        }
    }
}

impl State {
    /// A round begins. Pools are what they are now; dice gained or lost later count from the next round (rule 5.7).
    pub(super) fn begin_round(&mut self, log: &mut Log) -> Next {
        self.round = self.round.saturating_add(1);
        self.notes = Notes::default();
        log.public(Event::Round(self.round));
        for side in Side::ALL {
            self.dice[side] = ActionDice::new(self.pool_of(side));
        }
        self.to_act = Side::FreePeoples;
        let [free_peoples, shadow] = self.dice.values().each_ref().map(|dice| dice.to_roll);
        log.public(Event::Pools { free_peoples, shadow });
        goto(round(RoundFrame::Phase1(Side::FreePeoples)))
    }

    /// The dice that a side has at the start of a round (rule 5.7).
    pub fn pool_of(&self, side: Side) -> u8 {
        let (first, most) = self.book.pools[side];
        let more = match side {
            Side::FreePeoples => {
                let has_die = |who: &Character| self.book.characters[*who].die && self.in_play(*who);
                Character::ALL.into_iter().filter(has_die).count() as u8
            }
            Side::Shadow => self.regions_of_shadow(),
        };
        first.saturating_add(more).min(most)
    }

    /// Rule 5.1: first the Free Peoples draw both cards and keep the limit, then the Shadow.
    pub(super) fn draw_generic(side: Side) -> Next {
        let draw = RoundFrame::DrawOnly { side, deck: Deck::Generic, cards: 1 };
        call(round(draw)).then(round(RoundFrame::Phase1Story(side)))
    }

    pub(super) fn draw_story(side: Side) -> Next {
        let draw = RoundFrame::DrawOnly { side, deck: Deck::story(side), cards: 1 };
        call(round(draw)).then(round(RoundFrame::Phase1Limit(side)))
    }

    pub(super) fn phase_limit(side: Side) -> Next {
        let then = match side {
            Side::FreePeoples => RoundFrame::Phase1(Side::Shadow),
            Side::Shadow => RoundFrame::Phase2,
        };
        call(round(RoundFrame::HandLimit(side))).then(round(then))
    }

    /// Rules 5.4, 11.2.2: both roll what is not in the Shadow Box, the Free Peoples first.
    pub(super) fn roll_action_dice(&mut self, side: Side, log: &mut Log) -> Next {
        if self.dice[side].to_roll > 0 {
            return ask_chance(Ask::ActionDie(side)).then(round(RoundFrame::Phase4(side)));
        }
        match side {
            Side::FreePeoples => goto(round(RoundFrame::Phase4(Side::Shadow))),
            Side::Shadow => {
                // Rule 5.4: a token is set aside for each Character result that was rolled, not for those put there before.
                let tokens = std::mem::take(&mut self.notes.count);
                if tokens > 0 {
                    log.public(Event::ShadowBox(tokens));
                }
                let tokens = tokens.min(self.leadership_in_supply());
                if tokens > 0 {
                    self.set_aside += tokens;
                    log.public(Event::LeadershipSetAside(tokens));
                }
                goto(round(RoundFrame::Act))
            }
        }
    }

    /// Chance has rolled an Action die.
    pub(crate) fn action_die_rolled(&mut self, side: Side, action: Action, log: &mut Log) -> Next {
        let Action::Face(face) = action else { return MISFIT };
        let dice = &mut self.dice[side];
        dice.to_roll = dice.to_roll.saturating_sub(1);
        dice.unused.add(face, 1);
        if side == Side::Shadow && face == Face::Character {
            self.notes.count += 1;
        }
        if dice.to_roll == 0 {
            let characters = self.notes.count;
            let unused = match side {
                Side::FreePeoples => dice.unused,
                // What lay in the Shadow Box before was not rolled.
                Side::Shadow => Faces::from_fn(|face| match face {
                    Face::Character => characters,
                    _ => dice.unused.count(face),
                }),
            };
            log.public(Event::Rolled { side, unused });
        }
        done()
    }

    /// Phase 6 (rule 5.6). Damage, control, cards on the table, Nazgûl and engines stay.
    pub(super) fn end_of_round(&mut self, log: &mut Log) -> Next {
        if let Some(ending) = self.victory() {
            self.end(ending, log);
            return done();
        }
        self.bans = Bans::default();
        for area in self.armies_of(Side::Shadow) {
            if self.army(area).leadership > 0 {
                self.armies.change(area, |army| army.leadership = 0);
            }
        }
        self.set_aside = 0;
        self.dice = crate::ids::BySide::all(ActionDice::NONE);
        self.location = None;
        self.commander_leaves(log);
        // Rules 7.8.2, 7.8.3: what was given up for good is in neither number.
        let (free, used) = self.action_tokens;
        self.action_tokens = (free + used, 0);
        goto(round(RoundFrame::Begin))
    }

    /// Rules 5.6, 9.2.1: the Commander's figure leaves the board. Saruman never does (rule 8.2); a Gothmog who is not the Commander
    /// stays (rule 9.2.3).
    fn commander_leaves(&mut self, log: &mut Log) {
        if self.scenario != Scenario::Gondor {
            return;
        }
        if let Some(commander) = self.commander
            && self.spots[commander].area().is_some()
        {
            self.spots[commander] = Spot::ShadowBox;
            log.public(Event::CommanderLeft(commander));
        }
    }
}
