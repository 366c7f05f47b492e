//! The turn and its six phases (chapter 5), and the check of victory (chapter 13).

use super::{Allowed, Log, MISFIT, need};
use crate::action::{Action, Ask, DeckFor};
use crate::event::Event;
use crate::fellowship::FellowshipFrame;
use crate::frame::{Each, Frame, Next, TurnStep};
use crate::ids::{BySide, Character, Deck, Face, Side};
use crate::state::{Dice, Ending, State, TurnNotes};
use kernel::Seat;
use kernel::flow::{ask, ask_chance, call, done, goto};

/// The dice of a side at the start (rule 4.6).
const BASE_DICE: BySide<u8> = BySide::new([4, 7]);

/// The Corruption with which the Shadow wins (rule 13.1).
pub(crate) const CORRUPTED: u8 = 12;

/// The victory points with which a side wins (rule 13.3).
pub(crate) const fn points_to_win(side: Side) -> u8 {
    match side {
        Side::FreePeoples => 4,
        Side::Shadow => 10,
    }
}

impl State {
    pub(crate) fn turn_step(&mut self, step: TurnStep, log: &mut Log) -> Next {
        match step {
            TurnStep::Recover => {
                self.recover(log);
                goto(Frame::Turn(TurnStep::Draw(0)))
            }
            TurnStep::Draw(n) if n < self.seats() => self.draw_for_turn(n),
            TurnStep::Draw(_) => goto(Frame::Turn(TurnStep::Swap(Each::FreePeoples))),
            TurnStep::DrawStrategy(n) => {
                let deck = Deck::of(self.side(Seat(n)))[1];
                call(Frame::Draw { seat: Seat(n), deck, left: 1 }).then(Frame::Turn(TurnStep::HandLimit(n)))
            }
            TurnStep::HandLimit(n) => {
                call(Frame::HandLimit(Seat(n))).then(Frame::Turn(TurnStep::Draw(n + 1)))
            }
            TurnStep::Swap(each) => self.swap(each),
            TurnStep::Fellowship => {
                call(Frame::Fellowship(FellowshipFrame::Phase)).then(Frame::Turn(TurnStep::Allocate))
            }
            TurnStep::Allocate => ask(self.leader_of(Side::Shadow), Ask::Allocate)
                .then(Frame::Turn(TurnStep::Roll(Each::FreePeoples))),
            TurnStep::Roll(each) => self.roll_actions(each),
            TurnStep::Actions => {
                self.to_act = Side::FreePeoples;
                call(Frame::Act).then(Frame::Turn(TurnStep::EndOfActions))
            }
            TurnStep::EndOfActions => {
                // Rule 11.9.6.
                if self.fellowship.mordor.is_some() && !self.notes.mordor_attempt {
                    log.public(Event::Idle);
                    self.corrupt(1, log);
                }
                goto(Frame::Turn(TurnStep::Victory))
            }
            TurnStep::Victory => {
                self.check_conquest(log);
                goto(Frame::Turn(TurnStep::Recover))
            }
        }
    }

    /// Rules 5.2.1, 5.2.2.
    fn recover(&mut self, log: &mut Log) {
        self.turn += 1;
        let took = self.hunt_box[Side::FreePeoples] > 0;
        self.notes = TurnNotes { took_from_hunt_box: took, ..TurnNotes::default() };
        for side in Side::ALL {
            self.dice[side] = Dice::new(self.pool(side));
            self.hunt_box[side] = 0;
            // Rule 14.2.
            let [first, second] = self.seats_of(side);
            let leading = if self.turn % 2 == 1 { first } else { second };
            self.leading[side] = leading;
            // Rule 14.5: the one who does not lead acts first.
            self.next_actor[side] = self.mate(leading).unwrap_or(leading);
        }
        (self.last_use, self.action.this_use) = Default::default();
        log.public(Event::Turn(self.turn));
    }

    /// How many dice a side has in a turn (rule 5.2.2).
    pub fn pool(&self, side: Side) -> u8 {
        let bonus = Character::ALL.into_iter().filter(|character| {
            character.side() == side && character.gives_die() && self.in_play(*character)
        });
        BASE_DICE[side] + bonus.count() as u8
    }

    /// Rules 5.2.3, 14.3.
    fn draw_for_turn(&mut self, n: u8) -> Next {
        let seat = Seat(n);
        let [character, strategy] = Deck::of(self.side(seat));
        if self.mate(seat).is_none() || self.turn == 1 {
            // Both cards are drawn before the limit is enforced.
            let then = Frame::Turn(TurnStep::DrawStrategy(n));
            return call(Frame::Draw { seat, deck: character, left: 1 }).then(then);
        }
        let then = Frame::Turn(TurnStep::Draw(n + 1));
        match (self.in_deck(character).is_empty(), self.in_deck(strategy).is_empty()) {
            (true, true) => goto(then),
            _ => ask(seat, Ask::WhichDeck(DeckFor::Turn)).then(then),
        }
    }

    fn swap(&mut self, each: Each) -> Next {
        let Some((side, next)) = each.side() else {
            return goto(Frame::Turn(TurnStep::Fellowship));
        };
        let then = Frame::Turn(TurnStep::Swap(next));
        let [first, second] = self.seats_of(side);
        if first == second || self.hand(first).is_empty() || self.hand(second).is_empty() {
            return goto(then);
        }
        ask(first, Ask::Swap).then(then)
    }

    /// Rule 5.4: the least and the most dice.
    pub fn allocation(&self) -> (u8, u8) {
        let most = (self.in_fellowship().len().max(1) as u8).min(self.dice[Side::Shadow].to_roll);
        (u8::from(self.notes.took_from_hunt_box), most)
    }

    pub(crate) fn check_allocation(&self, n: u8) -> Allowed {
        let (least, most) = self.allocation();
        need(n >= least, "5.4", "no-the-free-peoples-took-a-die-out-of-the-hunt-box")?;
        need(n <= most, "5.4", "no-no-more-dice-than-companions-in-the-fellowship-or")
    }

    pub(crate) fn allocated(&mut self, action: Action, log: &mut Log) -> Next {
        let Action::Number(n) = action else { return MISFIT };
        self.hunt_box[Side::Shadow] = n;
        self.dice[Side::Shadow].to_roll -= n;
        log.public(Event::Allocated(n));
        done()
    }

    /// Rule 5.5.
    fn roll_actions(&mut self, each: Each) -> Next {
        let Some((side, next)) = each.side() else {
            return goto(Frame::Turn(TurnStep::Actions));
        };
        if self.dice[side].to_roll == 0 {
            return goto(Frame::Turn(TurnStep::Roll(next)));
        }
        ask_chance(Ask::ActionDie(side)).then(Frame::Turn(TurnStep::Roll(each)))
    }

    pub(crate) fn action_die_rolled(&mut self, side: Side, action: Action, log: &mut Log) -> Next {
        let Action::Face(face) = action else { return MISFIT };
        let dice = &mut self.dice[side];
        dice.to_roll -= 1;
        match face {
            Face::Eye => self.hunt_box[side] += 1,
            Face::Character
            | Face::Army
            | Face::Muster
            | Face::Event
            | Face::MusterArmy
            | Face::WillOfTheWest => dice.unused.add(face, 1),
        }
        if dice.to_roll == 0 {
            let (unused, hunt_box) = (dice.unused, self.hunt_box[side]);
            log.public(Event::Rolled { side, unused, hunt_box });
        }
        done()
    }

    /// Rules 13.3, 13.4.
    fn check_conquest(&mut self, log: &mut Log) {
        if self.victory_points(Side::Shadow) >= points_to_win(Side::Shadow) {
            self.end(Ending::ShadowConquest, log);
        } else if self.victory_points(Side::FreePeoples) >= points_to_win(Side::FreePeoples) {
            self.end(Ending::FreePeoplesConquest, log);
        }
    }

    /// The game is over.
    pub(crate) fn end(&mut self, ending: Ending, log: &mut Log) {
        self.ended = Some(ending);
        log.public(Event::Ended(ending));
    }

    /// Corruption goes up (rule 11.10); at twelve the Shadow wins at once (rule 13.1).
    pub(crate) fn corrupt(&mut self, n: u8, log: &mut Log) {
        if n == 0 {
            return;
        }
        self.fellowship.corruption += n;
        log.public(Event::Corruption { change: n as i8, now: self.fellowship.corruption });
        if self.fellowship.corruption >= CORRUPTED && self.ended.is_none() {
            self.end(Ending::Corruption, log);
        }
    }

    /// Corruption goes down, not below 0 (rule 11.10).
    pub(crate) fn heal(&mut self, n: u8, log: &mut Log) {
        let healed = n.min(self.fellowship.corruption);
        if healed > 0 {
            self.fellowship.corruption -= healed;
            log.public(Event::Corruption { change: -(healed as i8), now: self.fellowship.corruption });
        }
    }
}
