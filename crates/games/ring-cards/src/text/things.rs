//! The things on the table in English, and those that a log entry tells of: all that it names, and nothing else. A hidden card
//! is not in the entry that others get, so it can't come out here.

use super::copy_words;
use crate::event::{Event, Where};
use crate::frame::Source;
use crate::game::Thing;
use crate::ids::Card;
use crate::pick::Standing;

/// A thing in words.
pub(crate) fn thing_words(thing: Thing) -> String {
    match thing {
        Thing::Card(card) => card.name().to_owned(),
        Thing::Fresh(card) => copy_words(card, Some(Standing::Fresh)),
        Thing::Battleground(ground) => ground.name().to_owned(),
        Thing::Path(path) => path.name().to_owned(),
        Thing::DrawDeck => "the draw deck".to_owned(),
        Thing::CyclePile => "the cycle pile".to_owned(),
        Thing::EliminatedPile => "the eliminated pile".to_owned(),
        Thing::Ring => "the Ring token".to_owned(),
        Thing::Pass => "passing".to_owned(),
    }
}

/// Adds the things that the event names.
pub(crate) fn event_things(event: &Event, out: &mut Vec<Thing>) {
    match *event {
        Event::Activated { battleground, .. } | Event::BattlegroundScored { battleground, .. } => {
            out.push(Thing::Battleground(battleground));
        }
        Event::PathActivated { path } | Event::PathScored { path, .. } => out.push(Thing::Path(path)),
        Event::Drew { card, .. }
        | Event::DrewAside { card, .. }
        | Event::Peeked { card, .. }
        | Event::Cycled { card, .. }
        | Event::EliminatedUnseen { card, .. } => out.extend(card.map(Thing::Card)),
        Event::Eliminated { card, .. }
        | Event::Removed { card }
        | Event::Used { card, .. }
        | Event::Took { card, .. } => out.push(Thing::Card(card)),
        Event::CycledInstead { card, by, .. } => {
            out.push(Thing::Card(card));
            if by != card {
                out.push(Thing::Card(by));
            }
        }
        Event::Played { card, to, .. } => {
            out.push(Thing::Card(card));
            out.extend(to.and_then(place));
        }
        Event::Moved { card, to, .. } => {
            out.push(Thing::Card(card));
            out.extend(place(to));
        }
        Event::Declined { source, .. } => out.push(match source {
            Source::Card(card, _) => Thing::Card(card),
            Source::Path(path) => Thing::Path(path),
            Source::Battleground(ground) => Thing::Battleground(ground),
        }),
        Event::Token { place: on, .. } | Event::Combat { place: on } => out.extend(place(on)),
        Event::TokensOnCard { .. } => out.push(Thing::Card(Card::GorbagAndShagrat)),
        Event::Supports { army, character } => out.extend([Thing::Card(army), Thing::Card(character)]),
        Event::Unsupported { character } => out.push(Thing::Card(character)),
        // Piles, Ring tokens and the pass are things of the onlooker's own seat; these tell of anybody's.
        Event::Recycled { .. } | Event::Ring { .. } | Event::Winnowed { .. } | Event::Passed { .. } => {}
        Event::Round { .. }
        | Event::FoundNothing { .. }
        | Event::Corruption { .. }
        | Event::PathTotals { .. }
        | Event::Count { .. }
        | Event::LossAgreed { .. }
        | Event::Score { .. }
        | Event::Over { .. } => {}
    }
}

fn place(place: Where) -> Option<Thing> {
    match place {
        Where::Reserve => None,
        Where::Path(path) => Some(Thing::Path(path)),
        Where::Battleground(ground) => Some(Thing::Battleground(ground)),
        Where::On(wielder) => Some(Thing::Card(wielder)),
    }
}

#[cfg(test)]
#[path = "tests/things.rs"]
mod tests;
