//! Texts of single cards: eliminations by text, Gríma, Death! Ride, Ride to Ruin, the Palantír
//! (rulings 12.7, 12.18, 12.24, 12.31).

use super::{Log, MISFIT, card_of};
use crate::action::{Action, Ask, DrawTo};
use crate::cards::{Piece, Prey, Who};
use crate::event::Event;
use crate::frame::{Cause, Ctx, Frame, LookStep, Next};
use crate::ids::{Faction, Kind};
use crate::state::{Cards, State, copy_in};
use kernel::Seat;
use kernel::flow::{ask, call, done, goto};

impl State {
    // Eliminations by texts (rule 12.31).

    pub(crate) fn prey(&self, ctx: Ctx, at: u8) -> Cards {
        let Some(prey) = ctx.prey(at) else { return Cards::EMPTY };
        let here = ctx.ground.map_or(Cards::EMPTY, |ground| self.ground(ground).cards);
        match prey {
            Prey::NazgulHere => here.iter().filter(|piece| is_nazgul(*piece)).collect(),
            Prey::IsengardArmyHere => here & Faction::Isengard.cards() & Kind::Army.cards(),
            // Rule 12.24.
            Prey::RohanCharacterInPlay => {
                self.armies_and_characters() & Faction::Rohan.cards() & Kind::Character.cards()
            }
        }
    }

    pub(crate) fn choose_prey(&mut self, who: Who, prey: Prey, ctx: Ctx, at: u8, then: Frame) -> Next {
        let Some(seat) = self.who(who, ctx, None) else { return goto(then) };
        let cards = self.prey(ctx, at);
        let mut choices = self.picks(cards);
        match (choices.next(), choices.next()) {
            (None, _) => goto(then),
            (Some(only), None) if prey != Prey::NazgulHere => match self.picked(cards, only) {
                Some(piece) => call(Frame::Eliminate { piece, cause: Cause::Text }).then(then),
                None => MISFIT,
            },
            _ => ask(seat, Ask::Eliminate { ctx, at }).then(then),
        }
    }

    pub(crate) fn prey_chosen(&mut self, ctx: Ctx, at: u8, action: Action, log: &mut Log) -> Next {
        match action {
            Action::Eliminate(pick) => match self.picked(self.prey(ctx, at), pick) {
                Some(piece) => goto(Frame::Eliminate { piece, cause: Cause::Text }),
                None => MISFIT,
            },
            Action::Decline => {
                log.public(Event::Declined { seat: ctx.you, source: ctx.source });
                done()
            }
            _ => MISFIT,
        }
    }

    pub(crate) fn grimas_choice(&mut self, ctx: Ctx, at: u8) -> Next {
        if self.prey(ctx, at).is_empty() {
            return goto(Frame::Take { ctx, at, left: 1 });
        }
        ask(ctx.you, Ask::Grima { ctx, at }).last()
    }

    pub(crate) fn grima_chosen(&mut self, ctx: Ctx, at: u8, action: Action) -> Next {
        match action {
            Action::FetchSaruman => goto(Frame::Take { ctx, at, left: 1 }),
            Action::StrikeRohan => {
                let prey = self.prey(ctx, at);
                let mut choices = self.picks(prey);
                match (choices.next(), choices.next()) {
                    (Some(only), None) => match self.picked(prey, only) {
                        Some(piece) => goto(Frame::Eliminate { piece, cause: Cause::Text }),
                        None => MISFIT,
                    },
                    (Some(_), Some(_)) => ask(ctx.you, Ask::Eliminate { ctx, at }).last(),
                    (None, _) => MISFIT,
                }
            }
            _ => MISFIT,
        }
    }

    // Death! Ride, Ride to Ruin (rule 12.18).

    /// The seat's Rohan cards in its reserve, items included.
    pub(crate) fn ruin_rohan_cards(&self, ctx: Ctx) -> Cards {
        let reserve = self.forsakable_reserve(ctx.you, None) & Faction::Rohan.cards();
        reserve.iter().filter(|piece| self.owner(*piece) == ctx.you).collect()
    }

    /// The Mordor cards on active battlegrounds, items included.
    pub(crate) fn ruin_mordor_cards(&self) -> Cards {
        let fighters = self.cards_on_grounds();
        let items = self
            .items
            .iter()
            .filter(|item| self.wielder(*item).is_some_and(|wielder| fighters.contains(wielder)));
        items.fold(fighters, |set, item| set | Cards::only(item)) & Faction::Mordor.cards()
    }

    pub(crate) fn ruin_rohan(&mut self, ctx: Ctx, n: u8) -> Next {
        if self.ruin_rohan_cards(ctx).is_empty() {
            return goto(Frame::RuinMordor { ctx, left: n });
        }
        ask(ctx.you, Ask::RuinRohan { ctx, n }).last()
    }

    pub(crate) fn rohan_ruined(&mut self, ctx: Ctx, n: u8, action: Action) -> Next {
        match action {
            Action::Done => goto(Frame::RuinMordor { ctx, left: n }),
            Action::Eliminate(pick) => match self.picked(self.ruin_rohan_cards(ctx), pick) {
                Some(piece) => call(Frame::Eliminate { piece, cause: Cause::Text })
                    .then(Frame::RuinRohan { ctx, n: n + 1 }),
                None => MISFIT,
            },
            _ => MISFIT,
        }
    }

    pub(crate) fn ruin_mordor(&mut self, ctx: Ctx, left: u8) -> Next {
        let Some(seat) = self.faction_seat(Faction::Mordor) else { return done() };
        let cards = self.ruin_mordor_cards();
        let mut choices = self.picks(cards);
        match (left, choices.next(), choices.next()) {
            (0, ..) | (_, None, _) => done(),
            (_, Some(only), None) => match self.picked(cards, only) {
                Some(piece) => call(Frame::Eliminate { piece, cause: Cause::Text })
                    .then(Frame::RuinMordor { ctx, left: left - 1 }),
                None => MISFIT,
            },
            _ => ask(seat, Ask::RuinMordor { ctx, left }).last(),
        }
    }

    pub(crate) fn mordor_ruined(&mut self, ctx: Ctx, left: u8, action: Action) -> Next {
        let Action::Eliminate(pick) = action else { return MISFIT };
        match self.picked(self.ruin_mordor_cards(), pick) {
            Some(piece) => call(Frame::Eliminate { piece, cause: Cause::Text })
                .then(Frame::RuinMordor { ctx, left: left - 1 }),
            None => MISFIT,
        }
    }

    // Palantír of Orthanc (rule 12.7).

    pub(crate) fn look(&mut self, seat: Seat, step: LookStep, log: &mut Log) -> Next {
        let aside = self.player(seat).aside;
        let one = aside.first().filter(|_| aside.len() == 1);
        match step {
            LookStep::Draw => {
                self.recycle_if_empty(seat, log); // Rule 6.2.3.
                call(Frame::Draw { seat, left: 3, to: DrawTo::Look })
                    .then(Frame::Look(seat, LookStep::Eliminate))
            }
            LookStep::Eliminate => {
                let then = Frame::Look(seat, LookStep::Cycle);
                match one {
                    Some(piece) => {
                        self.eliminate_hidden(piece, Cause::Aside, log);
                        goto(then)
                    }
                    None if aside.is_empty() => goto(then),
                    None => ask(seat, Ask::LookEliminate).then(then),
                }
            }
            LookStep::Cycle => {
                let then = Frame::Look(seat, LookStep::Take);
                match one {
                    Some(piece) => {
                        self.cycle_hidden(piece, log);
                        goto(then)
                    }
                    None if aside.is_empty() => goto(then),
                    None => ask(seat, Ask::LookCycle).then(then),
                }
            }
            LookStep::Take => {
                for piece in aside {
                    self.lift(piece);
                    self.player_mut(seat).hand.insert(piece);
                    // Taken from a set that only its owner sees: the others learn nothing of it.
                    log.private(seat, Event::Drew { seat, card: Some(piece.card()) });
                }
                self.recycle_if_empty(seat, log);
                done()
            }
        }
    }

    pub(crate) fn look_cycled(&mut self, seat: Seat, action: Action, log: &mut Log) -> Next {
        let piece = card_of(action).and_then(|card| copy_in(self.player(seat).aside, card));
        let Some(piece) = piece else { return MISFIT };
        self.cycle_hidden(piece, log);
        done()
    }
}

fn is_nazgul(piece: Piece) -> bool {
    piece.card().def().keyword == Some(crate::ids::Keyword::Nazgul)
}
