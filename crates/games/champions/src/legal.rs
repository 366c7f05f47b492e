//! Which answers are legal.

use crate::action::{Action, Ask, RandomFor};
use crate::ids::Card;
use crate::state::State;
use kernel::flow::Answers;
use kernel::{Allowed, Seat, need, no};

/// Lists each card of a pile once.
fn list_cards(pile: &[Card], out: &mut Vec<Action>) {
    for (n, card) in pile.iter().enumerate() {
        if !pile[..n].contains(card) {
            out.push(Action::Card(*card));
        }
    }
}

impl Answers for State {
    fn check_answer(&self, ask: Ask, seat: Seat, action: Action) -> Allowed {
        match ask {
            Ask::Mulligan(seat) => match action {
                Action::Card(card) => {
                    need(self.player(seat).hand.contains(&card), "6.13", "no-not-in-your-hand")
                }
                Action::Done => Ok(()),
                _ => no("6.13", "no-discard-cards-or-be-done"),
            },
            Ask::Turn(active, _) => self.check_turn(active, seat, action),
            Ask::EndOfPhase(seat) => {
                let hand = &self.player(seat).hand;
                match action {
                    Action::Card(card) => need(hand.contains(&card), "7.4", "no-not-in-your-hand"),
                    Action::Done => {
                        let fits = hand.len() <= usize::from(self.hand_size(seat));
                        need(fits, "7.4", "no-more-cards-than-the-hand-size")
                    }
                    _ => no("7.4", "no-discard-cards-or-be-done"),
                }
            }
            Ask::Pay(seat) => self.check_pay(seat, action),
            Ask::DiscardCost(ctx) => self.check_discard_cost(&ctx, action),
            Ask::WhichCost(ctx) => self.check_which_cost(&ctx, action),
            Ask::Count(..) => {
                need(matches!(action, Action::Accept | Action::Decline), "9.3.6", "no-yes-or-no")
            }
            Ask::Target(ctx, n) => self.check_target(&ctx, n, action),
            Ask::Host(ctx) => self.check_host(&ctx, action),
            Ask::Controller(ctx) => self.check_controller(&ctx, action),
            Ask::Choose(ctx, step) => self.check_choose(&ctx, step, action),
            Ask::Pick(ctx, step, _, pick) => self.check_pick(&ctx, step, pick, action),
            Ask::Window { seat, at, on, .. } => self.check_window(seat, at, on, action),
            Ask::Order { at, on } => self.check_order(at, on, action),
            Ask::Defend { seat, .. } => self.check_defend(seat, action),
            Ask::Minion(seat) => {
                let Action::Piece(id) = action else { return no("8.2.3", "no-choose-a-minion") };
                let can = self.engaged(seat).any(|piece| piece.id == id && !piece.activated);
                need(can, "8.2.4", "no-it-has-activated-or-is-not-engaged-with-you")
            }
            Ask::AllyLimit(seat) => self.check_ally_limit(seat, action),
            Ask::Defeats => self.check_defeats(action),
            Ask::Top(seat, ..) => match action {
                Action::Card(card) => {
                    need(self.player(seat).deck.contains(&card), "19.3", "no-not-in-the-deck")
                }
                _ => no("19.3", "no-a-card-of-the-deck"),
            },
            Ask::EncounterTop(..) => match action {
                Action::Card(card) => {
                    need(self.encounter.contains(&card), "18.1.1", "no-not-in-the-encounter-deck")
                }
                _ => no("18.1.1", "no-a-card-of-the-encounter-deck"),
            },
            Ask::Random(seat, _) => match action {
                Action::Card(card) => {
                    need(self.player(seat).hand.contains(&card), "19.5", "no-not-in-the-hand")
                }
                _ => no("19.5", "no-a-card-of-the-hand"),
            },
        }
    }

    fn list_candidates(&self, ask: Ask, seat: Seat, out: &mut Vec<Action>) {
        match ask {
            Ask::Mulligan(seat) | Ask::EndOfPhase(seat) => {
                out.push(Action::Done);
                list_cards(&self.player(seat).hand, out);
            }
            Ask::Turn(active, _) => self.list_turn(active, seat, out),
            Ask::Pay(seat) => self.list_pay(seat, out),
            Ask::DiscardCost(ctx) => {
                out.push(Action::Done);
                list_cards(&self.player(ctx.player).hand, out);
            }
            Ask::WhichCost(_) => self.each_discarded(|_, card| {
                if !out.contains(&Action::Card(card)) {
                    out.push(Action::Card(card));
                }
            }),
            Ask::Count(..) => out.extend([Action::Accept, Action::Decline]),
            Ask::Target(..) | Ask::Host(_) => {
                out.extend(self.pieces.iter().map(|piece| Action::Piece(piece.id)));
            }
            Ask::Controller(_) => {
                out.extend(self.in_order().map(|seat| Action::Piece(crate::ids::PieceId::identity(seat))));
            }
            Ask::Choose(ctx, step) => {
                out.extend((0..State::ways(&ctx, step).len()).map(|n| Action::Way(n as u8)))
            }
            Ask::Pick(ctx, _, _, pick) => self.list_pick(&ctx, pick, out),
            Ask::Window { seat, on, .. } => self.list_window(seat, on, out),
            Ask::Order { at, on } => {
                let waiting = self.forced_abilities(at, on);
                out.extend(waiting.into_iter().map(|(piece, ability)| Action::Use { piece, ability }));
            }
            Ask::Defend { seat, .. } => self.list_defend(seat, out),
            Ask::Minion(seat) => out.extend(self.engaged(seat).map(|piece| Action::Piece(piece.id))),
            Ask::AllyLimit(seat) => self.list_allies(seat, out),
            Ask::Defeats => self.list_defeats(out),
            Ask::Top(seat, ..) => list_cards(&self.player(seat).deck, out),
            Ask::EncounterTop(..) => list_cards(&self.encounter, out),
            Ask::Random(seat, RandomFor::Discard(_) | RandomFor::Under(_)) => {
                list_cards(&self.player(seat).hand, out)
            }
        }
    }

    fn ask_for_others(&self, ask: Ask) -> Ask {
        ask.for_others()
    }
}
