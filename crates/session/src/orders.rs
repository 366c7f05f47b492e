//! Standing orders: answers that a player leaves for later.

use crate::wire::{Order, OrderOffer, ProblemKind};
use crate::{Problem, Room};
use kernel::{Language, OrderInfo, Seat, Text};
use registry::Entry;
use std::borrow::Cow;

/// The order that every game offers: to answer where there is only one answer.
const ONLY: &str = "only";

/// The standing orders that a game offers. The language has the texts of the game and of this crate.
pub fn offers(game: &dyn Entry, language: &dyn Language) -> Vec<OrderOffer> {
    let ids = game.info().orders.iter().map(|order| order.id).chain([ONLY]);
    ids.map(|id| OrderOffer { id: id.to_owned(), about: language.say(&format!("order-{id}")) }).collect()
}

fn find(game: &dyn Entry, id: &str) -> Option<&'static OrderInfo> {
    game.info().orders.iter().find(|order| order.id == id)
}

impl Room {
    /// Whether these are orders that the game offers.
    pub fn check_orders(&self, orders: &[Order]) -> Result<(), Problem> {
        for order in orders {
            self.seat(&order.seat)?;
            if order.order != ONLY && find(self.game(), &order.order).is_none() {
                let text = Text::new("not-offered-order").written("order", &order.order);
                return Err(Problem::new(ProblemKind::NotFound, text));
            }
        }
        Ok(())
    }

    /// The answer in the notation of journals that the orders give to the open question, for a seat that is asked.
    pub fn ordered(&self, seat: Seat, orders: &[Order]) -> Option<String> {
        let id = *self.table().seats().get(seat.index())?;
        let question = self.table().question(Some(seat), None)?;
        let answers = |info: &OrderInfo| {
            info.kind == question.kind && info.rule.is_none_or(|rule| rule == question.rule.0)
        };
        let legal = self.table().legal(seat, None);
        orders.iter().filter(|order| order.seat == id).find_map(|order| {
            let words = match find(self.game(), &order.order) {
                Some(info) if answers(info) => info.answer,
                Some(_) => return None,
                None if legal.len() == 1 => &legal[0].words,
                None => return None,
            };
            legal.iter().any(|answer| answer.words == words).then(|| words.to_owned())
        })
    }

    /// Strikes the orders that end because of what happened after the first `since` answers: somebody else answered
    /// such a question in another way. Says whether there was one.
    pub fn strike_orders(&self, since: u32, orders: &mut Vec<Order>) -> bool {
        if orders.is_empty() {
            return false;
        }
        let ids = self.table().seats();
        let people = self.table().people();
        let answers = self.table().answers_from(since as usize);
        let before = orders.len();
        orders.retain(|order| {
            let Some(info) = find(self.game(), &order.order).filter(|info| info.until_change) else {
                return true;
            };
            let Some(own) = ids.iter().position(|id| *id == order.seat) else { return false };
            let ends = |(seat, kind, words): &(Seat, Cow<'_, str>, String)| {
                let others = people.get(seat.index()) != people.get(own);
                !seat.is_chance() && others && *kind == info.kind && words != info.answer
            };
            !answers.iter().any(ends)
        });
        orders.len() != before
    }
}
