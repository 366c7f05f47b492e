//! Questions, answers and log entries as texts: the names of messages, and what is put into them. The sentences are in
//! `texts/`, a folder for each language.

mod actions;
mod asks;
mod events;
mod stack;
mod things;

pub(crate) use stack::{happening_text, to_come};
pub(crate) use things::card_text;

use crate::ability::{Ability, Do, Way};
use crate::game::Thing;
use crate::ids::{AbilityId, Card};
use crate::printed::names::timing;
use kernel::{Argument, Text};

/// An ability of a card that is called `name`: with its own name if it has one. Abilities without names are told apart by
/// their timing words, and copies of those by their numbers.
pub(crate) fn ability_of(card: Card, name: Argument<Thing>, ability: AbilityId) -> Argument<Thing> {
    let abilities = card.def().abilities;
    let Some(def) = card.def().ability(ability) else { return name };
    let twin =
        |other: &&Ability| (other.timing, other.form, other.label) == (def.timing, def.form, def.label);
    let text = if !def.name.is_empty() {
        Text::new("named-ability").text("ability", Text::of("ability", def.name))
    } else if abilities.len() == 1 {
        return name;
    } else if abilities.iter().filter(twin).count() == 1 {
        Text::new("timed-ability").text("timing", timing(def))
    } else {
        Text::new("numbered-ability").number("n", ability.0 + 1)
    };
    Argument::Text(text.with("card", name))
}

/// All lists of ways that a card asks to choose from.
fn choices(steps: &'static [Do], out: &mut Vec<&'static [Way]>) {
    for step in steps {
        choices_of(step, out);
    }
}

fn choices_of(step: &'static Do, out: &mut Vec<&'static [Way]>) {
    match step {
        Do::Choice(ways) => {
            out.push(ways);
            for way in *ways {
                choices(way.does, out);
            }
        }
        Do::When(_, within) | Do::Then(within) => choices_of(within, out),
        Do::EachPlayer(steps) => choices(steps, out),
        // Steps without others in them.
        Do::Attack(..)
        | Do::AttackOverkill(..)
        | Do::Thwart(..)
        | Do::Damage(..)
        | Do::Heal(..)
        | Do::HealAll(..)
        | Do::RemoveThreat(..)
        | Do::PlaceThreat(..)
        | Do::Give(..)
        | Do::Ready(..)
        | Do::Exhaust(..)
        | Do::Discard(..)
        | Do::ToHand(..)
        | Do::AddCounters(..)
        | Do::Draw(..)
        | Do::DrawToHandSize
        | Do::Mill(..)
        | Do::DiscardRandom(..)
        | Do::Deal(..)
        | Do::Drone(..)
        | Do::ChangeForm
        | Do::UntilEndOfPhase(..)
        | Do::EnemyAttacks(..)
        | Do::EnemySchemes(..)
        | Do::Surge
        | Do::ExtraBoost
        | Do::RevealTop
        | Do::Dig { .. }
        | Do::Search { .. }
        | Do::Spend(..)
        | Do::Run(..)
        | Do::Custom(..) => {}
    }
}

/// A chosen way of a card, if the card has but one list of them.
pub(crate) fn way_of(card: Card, way: u8) -> Option<Text<Thing>> {
    let mut all = Vec::new();
    for ability in card.def().abilities {
        choices(ability.effect, &mut all);
    }
    match all.as_slice() {
        [ways] => ways.get(usize::from(way)).map(way_text),
        _ => None,
    }
}

/// A way, as its card says it.
pub(crate) fn way_text(way: &Way) -> Text<Thing> {
    Text::of("way", way.what)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
