//! Questions and events of recruiting, rallying and striking from afar as texts.

use super::abilities::ops_said;
use crate::action::Action;
use crate::game::Thing;
use crate::ids::Character;
use crate::muster::{MusterAsk, MusterEvent};
use crate::state::State;
use kernel::Text;

/// The number of a few things.
fn small(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

impl State {
    /// A question of this chapter as a text.
    pub(crate) fn ask_muster_said(&self, ask: MusterAsk) -> Text<Thing> {
        match ask {
            MusterAsk::Recruit { left, again: false } => Text::new("ask-recruit").number("n", left),
            MusterAsk::Recruit { left, again: true } => Text::new("ask-recruit-again").number("n", left),
            MusterAsk::Substitute { unit, area } => {
                Text::new("ask-substitute").thing("unit", Thing::Unit(unit)).thing("area", Thing::Area(area))
            }
            MusterAsk::Rally { success, left } => {
                Text::new("ask-rally").number("n", left).number("success", success)
            }
            MusterAsk::BolgAbility(n) => {
                let bolg = Thing::Character(Character::Bolg);
                match self.book.bolg.get(usize::from(n)) {
                    Some(ability) if !self.book.further_is_ours(usize::from(n)) => {
                        let what = ops_said(&ability.ops, Character::Bolg);
                        Text::new("ask-bolg-ability-told").thing("bolg", bolg).text("what", what)
                    }
                    _ => Text::new("ask-bolg-ability")
                        .thing("bolg", bolg)
                        .number("which", n + 1)
                        .number("of", small(self.book.bolg.len())),
                }
            }
            MusterAsk::EagleReturns { kindly: false } => {
                Text::new("ask-eagle-returns").number("n", small(self.notes.eagles.len()))
            }
            MusterAsk::EagleReturns { kindly: true } => {
                Text::new("ask-eagle-returns-kindly").number("n", small(self.notes.eagles.len()))
            }
            MusterAsk::EagleTarget { kindly: false } => {
                Text::new("ask-eagle-target").number("n", small(self.notes.eagles.len()))
            }
            MusterAsk::EagleTarget { kindly: true } => {
                Text::new("ask-eagle-target-kindly").number("n", small(self.notes.eagles.len()))
            }
            MusterAsk::FlyEagle => Text::new("ask-fly-eagle").number("n", self.eagles_at_home()),
            MusterAsk::PlaceToken { pile: None } => Text::new("ask-place-token"),
            MusterAsk::PlaceToken { pile: Some(pile) } => {
                Text::new("ask-place-token-of").thing("pile", Thing::Pile(pile))
            }
        }
    }

    /// An answer to a question of this chapter, where it is not said like others.
    pub(crate) fn muster_answer_said(ask: MusterAsk, action: Action) -> Option<Text<Thing>> {
        match (ask, action) {
            (MusterAsk::EagleReturns { .. }, Action::Done) => Some(Text::new("answer-no-more-return")),
            (MusterAsk::EagleTarget { .. }, Action::Done) => Some(Text::new("answer-no-more-attacks")),
            (MusterAsk::FlyEagle, Action::Done) => Some(Text::new("answer-no-more-fly")),
            _ => None,
        }
    }

    /// An event of this chapter as a text.
    pub(crate) fn muster_event_said(event: MusterEvent) -> Text<Thing> {
        match event {
            MusterEvent::Rally { area } => Text::new("log-rally").thing("area", Thing::Area(area)),
            MusterEvent::Strike { at } => Text::new("log-strike").thing("area", Thing::Area(at)),
        }
    }
}
