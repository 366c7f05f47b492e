//! Cards out of the data (rule 7.7).

use super::data::{Data, text};
use super::fields::reader_of;
use super::people::{IN_BATTLE, read_condition, read_conditions, read_hook, read_timing};
use super::slots::read_ops;
use super::words::Scope;
use super::{CardDef, CardType, CombatDef, Hooked, Said, Timing};
use crate::ids::{ByCard, Card, Cards, Combat, Deck, Order, Scenario};
use crate::ops::Conditions;
use kernel::{PackFault as Fault, PackReader as Reader, Text};
use kit::ById;
use serde_json::{Map, Value};

/// The cards that a scenario uses (rule 2.1).
pub(super) fn used(scenario: Scenario) -> Cards {
    let own = match scenario {
        Scenario::Rohan => Deck::Grima,
        Scenario::Gondor => Deck::Darkness,
    };
    [Deck::Generic, Deck::StoryFree, Deck::StoryShadow, own]
        .into_iter()
        .fold(Cards::EMPTY, |all, deck| all | deck.cards())
}

/// The fields of a card half.
struct Half<'a> {
    file: &'static str,
    id: &'a str,
    /// `rohan.` or `gondor.` for Story cards.
    prefix: &'static str,
    value: &'a Value,
    scope: Scope<'a>,
}

impl Half<'_> {
    fn reader<'f>(&self, field: &str, faults: &'f mut Vec<Fault>) -> Reader<'f> {
        reader_of(self.file, self.id, &format!("{}{field}", self.prefix), faults)
    }

    fn get(&self, field: &str) -> &Value {
        self.value.get(field).unwrap_or(&Value::Null)
    }

    fn card_type(&self, faults: &mut Vec<Fault>) -> CardType {
        let types = [CardType::Character, CardType::Army, CardType::Muster];
        let words = ["character", "army", "muster"];
        let find = |word: &str| words.iter().position(|known| *known == word).map(|n| types[n]);
        self.reader("type", faults).known("", self.get("type"), find, words).unwrap_or(CardType::Character)
    }

    fn said(&self, faults: &mut Vec<Fault>) -> Option<Said> {
        let text = Some(self.reader("effect", faults).word("", self.get("effect"))?.to_owned());
        let further = |field: &str| self.get(field).as_str().map(str::to_owned);
        Some(Said { name: None, condition: further("playIf"), text, discard: further("discardWhen") })
    }

    fn ops(&self, faults: &mut Vec<Fault>) -> Vec<crate::ops::Op> {
        read_ops(&mut self.reader("ops", faults), "", self.get("ops"), self.scope)
    }

    /// A text for people, or nothing.
    fn text(&self, field: &str, faults: &mut Vec<Fault>) {
        if !self.get(field).is_null() {
            self.reader(field, faults).word("", self.get(field));
        }
    }

    fn card(&self, faults: &mut Vec<Fault>) -> CardDef {
        self.text("playIf", faults);
        self.text("discardWhen", faults);
        let on_table =
            self.reader("playOnTable", faults).flag("", self.get("playOnTable")).unwrap_or_default();
        let object = self.value.as_object().cloned().unwrap_or_default();
        let timing =
            read_timing(&mut self.reader("timing", faults), "", &object, &[Timing::Action, Timing::Table]);
        if on_table != (timing == Timing::Table) {
            // Rule 7.7.3: a card either is done with, or stays.
            self.reader("timing", faults).fault("", Text::new("fault-table-or-not"));
        }
        self.choices(faults);
        CardDef {
            card_type: self.card_type(faults),
            requires: read_conditions(
                &mut self.reader("requires", faults),
                "",
                self.get("requires"),
                self.scope,
            ),
            ops: self.ops(faults),
            hooks: self.hooks(faults),
            on_table,
            discard_if: self.discard_if(faults),
            said: self.said(faults),
        }
    }

    /// When it leaves the table: each of the list by itself.
    fn discard_if(&self, faults: &mut Vec<Fault>) -> Vec<Conditions> {
        let mut reader = self.reader("discardIf", faults);
        let list = reader.list("", self.get("discardIf"), 0, 8).unwrap_or_default();
        let each = list.iter().enumerate();
        each.map(|(n, one)| read_condition(&mut reader, &format!("[{n}]"), one, self.scope)).collect()
    }

    /// Texts that name the decisions.
    fn choices(&self, faults: &mut Vec<Fault>) {
        let mut reader = self.reader("choices", faults);
        for (n, one) in reader.list("", self.get("choices"), 0, 12).unwrap_or_default().iter().enumerate() {
            reader.word(&format!("[{n}]"), one);
        }
    }

    fn hooks(&self, faults: &mut Vec<Fault>) -> Vec<Hooked> {
        let Some(value) = self.value.get("hooks") else { return Vec::new() };
        let mut reader = self.reader("hooks", faults);
        let mut all = Vec::new();
        for (n, one) in reader.list("", value, 0, 8).unwrap_or_default().iter().enumerate() {
            let path = format!("[{n}]");
            let Some(object) = reader.object(&path, one) else { continue };
            reader.only(&path, object, &["hook", "when", "by", "ops"]);
            all.extend(read_hook(&mut reader, &path, object, self.scope, false));
        }
        all
    }
}

/// The orders of the Generic cards.
pub(super) fn orders(
    scope: Scope,
    data: &Data,
    faults: &mut Vec<Fault>,
) -> ById<Order, CardDef, { Order::COUNT }> {
    ById::from_fn(|order: Order| {
        let Some(value) = data.object("cards-generic", order.slug()) else { return CardDef::NONE };
        let half = Half { file: "cards-generic", id: order.slug(), prefix: "", value, scope };
        CardDef {
            card_type: half.card_type(faults),
            ops: half.ops(faults),
            said: half.said(faults),
            ..CardDef::NONE
        }
    })
}

/// Their combat halves.
pub(super) fn combats(
    scope: Scope,
    data: &Data,
    faults: &mut Vec<Fault>,
) -> ById<Combat, CombatDef, { Combat::COUNT }> {
    ById::from_fn(|combat: Combat| {
        let value = data.object("cards-generic", combat.slug()).unwrap_or(&Value::Null);
        let half = Half { file: "cards-generic", id: combat.slug(), prefix: "", value, scope };
        let object: Map<String, Value> = value.as_object().cloned().unwrap_or_default();
        CombatDef {
            timing: read_timing(&mut half.reader("timing", faults), "", &object, &IN_BATTLE),
            ops: half.ops(faults),
            said: half.said(faults),
        }
    })
}

/// The file of a card, and what the keys of the scenario's half begin with.
pub(super) const fn fields_of(card: Card, scenario: Scenario) -> (&'static str, &'static str) {
    match (card.deck(), scenario) {
        (Deck::Generic, _) => ("cards-generic", ""),
        (Deck::StoryFree, Scenario::Rohan) => ("cards-story-free", "rohan."),
        (Deck::StoryFree, Scenario::Gondor) => ("cards-story-free", "gondor."),
        (Deck::StoryShadow, Scenario::Rohan) => ("cards-story-shadow", "rohan."),
        (Deck::StoryShadow, Scenario::Gondor) => ("cards-story-shadow", "gondor."),
        (Deck::Grima, _) => ("cards-grima", ""),
        (Deck::Darkness, _) => ("cards-darkness", ""),
    }
}

/// The other cards.
pub(super) fn cards(scope: Scope, data: &Data, faults: &mut Vec<Fault>) -> ByCard<CardDef> {
    ByCard::from_fn(|card: Card| {
        if !used(scope.scenario).contains(card) || card.deck() == Deck::Generic {
            return CardDef::NONE;
        }
        let (file, prefix) = fields_of(card, scope.scenario);
        let Some(value) = data.object(file, card.slug()) else { return CardDef::NONE };
        let value = if prefix.is_empty() { Some(value) } else { value.get(scope.scenario.slug()) };
        let Some(value) = value else { return CardDef::NONE };
        debug_assert!(!text(value, "name").is_empty(), "{card:?} has no name");
        Half { file, id: card.slug(), prefix, value, scope }.card(faults)
    })
}
