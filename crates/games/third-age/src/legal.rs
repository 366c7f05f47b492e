//! Which answers are legal, and why others are not. Both come from the same checks in `rules` and `cards`.

use crate::action::{Action, Ask};
use crate::army::ArmyAsk;
use crate::frame::DEPTH;
use crate::ids::{Cards, Deck, Face, Side};
use crate::state::State;
use kernel::flow::Answers;
use kernel::{Allowed, Ask as _, Refused, Seat};

impl Answers<DEPTH> for State {
    fn list_legal(&self, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
        self.list_likely(ask, seat, out);
        if let Ask::Army(ArmyAsk::March { .. }) = ask {
            // Every march is listed because it may be made. Whether it must be is checked.
            out.retain(|action| {
                *action != Action::Done || self.check_answer(ask, seat, Action::Done).is_ok()
            });
        } else {
            out.retain(|action| self.check_answer(ask, seat, *action).is_ok());
        }
    }

    fn list_candidates(&self, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
        self.list_likely(ask, seat, out);
        match ask {
            Ask::Round(ask) => self.try_round(ask, seat, out),
            Ask::Army(ask) => self.try_army(ask, seat, out),
            Ask::Muster(ask) => self.try_muster(ask, seat, out),
            Ask::Ent(ask) => self.try_ent(ask, seat, out),
            Ask::Battle(ask) => self.try_battle(ask, seat, out),
            Ask::Card(ask) => self.try_card(ask, seat, out),
            Ask::Draw { .. }
            | Ask::Random { .. }
            | Ask::Tile
            | Ask::ActionDie(_)
            | Ask::Roll(_)
            | Ask::Flip(_) => {}
        }
        out.sort_by_cached_key(|action| kernel::words::to_words(action).unwrap_or_default());
        out.dedup();
    }

    fn check_answer(&self, ask: Ask, seat: Seat, action: Action) -> Allowed {
        let fits = match ask {
            Ask::Round(ask) => return self.check_round(ask, seat, action),
            Ask::Army(ask) => return self.check_army(ask, seat, action),
            Ask::Muster(ask) => return self.check_muster(ask, seat, action),
            Ask::Ent(ask) => return self.check_ent(ask, seat, action),
            Ask::Battle(ask) => return self.check_battle(ask, seat, action),
            Ask::Card(ask) => return self.check_card(ask, seat, action),
            Ask::Draw { deck, .. } => {
                matches!(action, Action::Draw(card) if (self.deck & deck.cards()).contains(card))
            }
            Ask::Random { seat, deck } => {
                matches!(action, Action::Draw(card) if self.held(State::side(seat), deck).contains(card))
            }
            Ask::Tile => matches!(action, Action::Tile(tile) if self.pool.contains(tile)),
            Ask::ActionDie(side) => matches!(action, Action::Face(face) if Face::of(side).contains(&face)),
            Ask::Roll(_) => matches!(action, Action::Roll(1..=6)),
            Ask::Flip(pool) => {
                matches!(action, Action::Flip(face) if face.pool() == pool && self.faces.contains(face))
            }
        };
        if fits { Ok(()) } else { Err(Refused::NotAnAnswer { rule: ask.rule() }) }
    }
}

impl State {
    /// The cards of a hand, of a deck if one is named.
    pub(crate) fn held(&self, side: Side, deck: Option<Deck>) -> Cards {
        deck.map_or(self.hands[side], |deck| self.hands[side] & deck.cards())
    }

    /// Lists answers that include all legal ones.
    fn list_likely(&self, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
        match ask {
            Ask::Round(ask) => self.list_round(ask, seat, out),
            Ask::Army(ask) => self.list_army(ask, seat, out),
            Ask::Muster(ask) => self.list_muster(ask, seat, out),
            Ask::Ent(ask) => self.list_ent(ask, seat, out),
            Ask::Battle(ask) => self.list_battle(ask, seat, out),
            Ask::Card(ask) => self.list_card(ask, seat, out),
            Ask::Draw { deck, .. } => out.extend((self.deck & deck.cards()).iter().map(Action::Draw)),
            Ask::Random { seat, deck } => {
                out.extend(self.held(State::side(seat), deck).iter().map(Action::Draw))
            }
            Ask::Tile => out.extend(self.pool.iter().map(|(tile, _)| Action::Tile(tile))),
            Ask::ActionDie(side) => {
                let mut faces = Face::of(side).to_vec();
                faces.dedup();
                out.extend(faces.into_iter().map(Action::Face));
            }
            Ask::Roll(_) => out.extend((1..=6).map(Action::Roll)),
            Ask::Flip(pool) => {
                let faces = self.faces.iter().filter(|(face, _)| face.pool() == pool);
                out.extend(faces.map(|(face, _)| Action::Flip(face)));
            }
        }
    }
}
