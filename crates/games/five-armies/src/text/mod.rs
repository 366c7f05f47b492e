//! Questions, answers and events as texts: the names of messages with what is put into them. The sentences are in the
//! catalogues, `texts/en`.

pub(crate) mod abilities;
mod actions;
mod army;
mod asks;
mod battle;
mod cards;
mod events;
mod muster;
pub(crate) mod parts;
#[cfg(test)]
mod tests;
mod things;
mod turn;

pub(crate) use things::{thing_said, title};

use crate::action::Deed;
use crate::game::Thing;
use crate::ids::{Card, Character};
use kernel::{Argument, Text};

/// A text of this game.
pub(crate) type Said = Text<Thing>;

/// What is put into a text of this game.
pub(crate) type Part = Argument<Thing>;

/// What a die is used for, as it appears in the names of messages.
const fn deed_slug(deed: Deed) -> &'static str {
    match deed {
        Deed::QuickMove => "quick-move",
        Deed::Attack => "attack",
        Deed::LedAttack => "led-attack",
        Deed::CombinedAttack => "combined-attack",
        Deed::CharacterMove => "character-move",
        Deed::PlayCard => "play-card",
        Deed::StrategicMove => "strategic-move",
        Deed::Recruit => "recruit",
        Deed::Rally => "rally",
        Deed::DrawCards => "draw-cards",
        Deed::GoblinRecruitment => "goblin-recruitment",
        Deed::GoblinAttack => "goblin-attack",
        Deed::GoblinMove => "goblin-move",
        Deed::Enter(_) => "enter",
        Deed::BeornMove => "beorn-move",
        Deed::BeornWrath => "beorn-wrath",
        Deed::StrongAndNoble => "strong-and-noble",
        Deed::KindlyBirds => "kindly-birds",
        Deed::CloudOfBats => "cloud-of-bats",
        Deed::OrcsFromCard => "orcs-from-card",
        Deed::ShakeOff => "shake-off",
        Deed::ShakeOffForFate => "shake-off-for-fate",
        Deed::Skip => "skip",
    }
}

/// Puts what a die is used for into a text.
fn deed_said(text: Said, deed: Deed) -> Said {
    match deed {
        Deed::Enter(character) => text.with("character", parts::character(character)),
        Deed::BeornMove | Deed::BeornWrath => text.with("character", parts::character(Character::Beorn)),
        Deed::OrcsFromCard => text.with("card", parts::card(Card::FlyingArrowsAndWildSpears)),
        Deed::ShakeOff | Deed::ShakeOffForFate => text.with("card", parts::card(Card::TroubledMind)),
        Deed::StrongAndNoble | Deed::KindlyBirds => text.thing("eagles", Thing::Eagles),
        Deed::CloudOfBats => text.thing("bats", Thing::Bats),
        Deed::QuickMove
        | Deed::Attack
        | Deed::LedAttack
        | Deed::CombinedAttack
        | Deed::CharacterMove
        | Deed::PlayCard
        | Deed::StrategicMove
        | Deed::Recruit
        | Deed::Rally
        | Deed::DrawCards
        | Deed::GoblinRecruitment
        | Deed::GoblinAttack
        | Deed::GoblinMove
        | Deed::Skip => text,
    }
}
