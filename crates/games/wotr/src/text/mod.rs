//! Questions, answers and events as texts: the names of messages with what is put into them. The sentences are in the
//! catalogues, `texts/en`.

mod actions;
mod asks;
mod battles;
mod cards;
mod events;
mod hunts;
pub(crate) mod parts;
mod things;

pub(crate) use things::thing_said;

use crate::action::Deed;
use crate::game::Thing;
use crate::state::State;
use kernel::{Argument, Text};

/// A text of this game.
pub(crate) type Said = Text<Thing>;

/// What is put into a text of this game.
pub(crate) type Part = Argument<Thing>;

/// What a die is used for, as the names of messages have it.
const fn deed_slug(deed: Deed) -> &'static str {
    match deed {
        Deed::MoveArmies => "move-armies",
        Deed::Attack => "attack",
        Deed::PlayEvent => "play-event",
        Deed::DrawEvent => "draw-event",
        Deed::Recruit => "recruit",
        Deed::Diplomacy => "diplomacy",
        Deed::BringIn(_) => "bring-in",
        Deed::VoiceRecruit => "voice-recruit",
        Deed::VoiceUpgrade => "voice-upgrade",
        Deed::MoveFellowship => "move-fellowship",
        Deed::HideFellowship => "hide-fellowship",
        Deed::Separate => "separate",
        Deed::MoveCompanions => "move-companions",
        Deed::MoveNazgul => "move-nazgul",
        Deed::Ability(character) if State::ability_nation(character).is_some() => "ability-nation",
        Deed::Ability(_) => "ability",
        Deed::DiscardTable(_) => "discard-table",
        Deed::Skip => "skip",
    }
}

/// Puts what a die is used for into a text.
fn deed_said(text: Said, deed: Deed) -> Said {
    match deed {
        Deed::BringIn(character) => text.with("character", parts::character(character)),
        Deed::Ability(character) => {
            let text = match State::ability_nation(character) {
                Some(nation) => text.with("nation", parts::nation(nation)),
                None => text,
            };
            text.with("character", parts::character(character))
        }
        Deed::DiscardTable(card) => text.with("card", parts::card(card)),
        Deed::MoveFellowship | Deed::HideFellowship | Deed::Separate => {
            text.thing("fellowship", Thing::Fellowship)
        }
        Deed::MoveArmies
        | Deed::Attack
        | Deed::PlayEvent
        | Deed::DrawEvent
        | Deed::Recruit
        | Deed::Diplomacy
        | Deed::VoiceRecruit
        | Deed::VoiceUpgrade
        | Deed::MoveCompanions
        | Deed::MoveNazgul
        | Deed::Skip => text,
    }
}
