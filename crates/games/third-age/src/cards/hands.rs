//! Cards of hands and dice (rules 7.7.6, 7.7.9, 7.7.12).

use super::each;
use crate::action::{Action, Ask};
use crate::event::Event;
use crate::frame::{Frame, Next};
use crate::ids::{Cards, Deck, Face, Side};
use crate::ops::{Amount, How, Op, Step};
use crate::round::RoundFrame;
use crate::rules::{Log, MISFIT};
use crate::state::{Seen, State};
use kernel::flow::{ask_chance, call, done, goto};

impl State {
    /// An instruction about hands or dice begins.
    pub(super) fn hands_as_told(&mut self, step: Step, next: Frame, op: &Op, log: &mut Log) -> Next {
        match *op {
            Op::SetDie(_) => call(each(step, 1)).then(next),
            Op::DiscardDie { dice, .. } => call(each(step, dice)).then(next),
            Op::DiscardCards { side, deck, cards, how } => {
                let held = self.held(side, deck).len().min(usize::from(u8::MAX)) as u8;
                let n = cards.most().min(held);
                if n == 0 {
                    return goto(next);
                }
                match (how, cards) {
                    (_, Amount::All) => {
                        for card in self.held(side, deck) {
                            self.discard_face_down(side, card, log);
                        }
                        goto(next)
                    }
                    (How::Random, _) => {
                        self.notes.random = n;
                        ask_chance(Ask::Random { seat: State::seat(side), deck }).then(next)
                    }
                    (How::Owner | How::You, _) => {
                        if how == How::You {
                            self.look_at_hand(step.by, side, log);
                        }
                        call(each(step, n)).then(next)
                    }
                }
            }
            Op::TakeCards { side, deck, cards } => {
                let held = self.held(side, deck).len().min(usize::from(u8::MAX)) as u8;
                let n = cards.min(held);
                if n == 0 || side == step.by {
                    return goto(next);
                }
                self.notes.random = n;
                self.notes.taking = true;
                ask_chance(Ask::Random { seat: State::seat(side), deck }).then(next)
            }
            _ => goto(next),
        }
    }

    /// Chance has taken a card out of a hand: it is discarded, or goes into the other hand (rule 7.7.12).
    pub(crate) fn taken_at_random(
        &mut self,
        side: Side,
        deck: Option<Deck>,
        action: Action,
        log: &mut Log,
    ) -> Next {
        let Action::Draw(card) = action else { return MISFIT };
        let to = side.enemy();
        if self.notes.taking {
            self.hand_card_shown(side, card);
            self.hands[to].insert(card);
            // Both know it from now on.
            let seen = &mut self.seen[side];
            if !seen.cards.meets(card.deck().cards()) {
                seen.down -= card.deck().cards();
            }
            seen.cards.insert(card);
            log.public(Event::Took { side: to, card });
        } else {
            self.discard_face_down(side, card, log);
        }
        self.notes.random = self.notes.random.saturating_sub(1);
        if self.notes.random > 0 && !self.held(side, deck).is_empty() {
            return ask_chance(Ask::Random { seat: State::seat(side), deck }).last();
        }
        if std::mem::take(&mut self.notes.taking) {
            return goto(Frame::Round(RoundFrame::HandLimit(to)));
        }
        done()
    }

    /// The player sees a hand, once.
    pub(super) fn look_at_hand(&mut self, by: Side, side: Side, log: &mut Log) {
        if by != side {
            let cards = Some(self.hands[side]);
            self.seen[by] = Seen { cards: self.hands[side], down: Cards::EMPTY };
            log.reveal();
            log.private(State::seat(by), Event::Looked { side: by, cards });
        }
    }

    /// Lists the dice that an instruction may turn or take.
    pub(super) fn list_dice(&self, step: Step, out: &mut Vec<Action>) {
        match self.op_at(step) {
            Some(Op::SetDie(to)) => {
                let dice = self.dice[step.by].unused.iter().filter(|(face, _)| face != to);
                out.extend(dice.map(|(face, _)| Action::Die(face)));
            }
            Some(Op::DiscardDie { side, shadow_box, .. }) => {
                let boxed = |face: Face| *side == Side::Shadow && face == Face::Character;
                let dice = self.dice[*side].unused.iter().filter(|(face, _)| !shadow_box || boxed(*face));
                out.extend(dice.map(|(face, _)| Action::Die(face)));
            }
            _ => {}
        }
    }

    /// A die is turned, or counts as used.
    pub(super) fn die_chosen(&mut self, step: Step, action: Action, log: &mut Log) {
        let Action::Die(face) = action else { return };
        match self.op_at(step).cloned() {
            Some(Op::SetDie(to)) if self.dice[step.by].unused.take(face) => {
                self.dice[step.by].unused.add(to, 1);
                log.public(Event::DieTurned { side: step.by, from: face, to });
            }
            Some(Op::DiscardDie { side, .. }) if self.dice[side].spend(face) => {
                log.public(Event::DieLost { side, face });
            }
            _ => {}
        }
    }
}
