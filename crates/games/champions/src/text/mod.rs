//! Questions, answers and events in English. Another language is another folder like this one.

mod actions;
mod asks;
mod events;
mod stack;
mod things;

pub(crate) use events::{ending_words, event_things};
pub(crate) use stack::{happening_words, to_come};
pub(crate) use things::{card_name, roman};

use crate::ability::{Ability, Do, Timing, Way};
use crate::ids::{AbilityId, Card, Form};
use crate::printed::Icons;

/// A text with a capital at its beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// Parts with commas, and the last with a word before it.
pub(crate) fn listed(parts: &[String], last: &str) -> String {
    match parts {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// A number of things with their word.
pub(crate) fn count(n: usize, one: &str) -> String {
    match n {
        0 => format!("no {one}s"),
        1 => format!("1 {one}"),
        _ => format!("{n} {one}s"),
    }
}

/// Resources in words.
pub(crate) fn icons_words(icons: Icons) -> String {
    let all = [
        (icons.energy, "energy"),
        (icons.mental, "mental"),
        (icons.physical, "physical"),
        (icons.wild, "wild"),
    ];
    let parts: Vec<String> =
        all.into_iter().filter(|(n, _)| *n > 0).map(|(n, name)| format!("{n} {name}")).collect();
    listed(&parts, "and")
}

/// The timing word of an ability with its form and label, as on cards.
pub(crate) fn timing_words(ability: &Ability) -> String {
    let word = match ability.timing {
        Timing::Action => "Action",
        Timing::Interrupt => "Interrupt",
        Timing::ForcedInterrupt => "Forced Interrupt",
        Timing::Response => "Response",
        Timing::ForcedResponse => "Forced Response",
        Timing::Resource => "Resource",
        Timing::WhenRevealed => "When Revealed",
        Timing::WhenDefeated => "When Defeated",
        Timing::Boost => "Boost",
        Timing::Setup => "Setup",
        Timing::Special => "Special",
    };
    let form = match ability.form {
        Some(Form::Hero) => "Hero ",
        Some(Form::AlterEgo) => "Alter-Ego ",
        None => "",
    };
    match ability.label {
        Some(label) => format!("{form}{word} ({})", label.name()),
        None => format!("{form}{word}"),
    }
}

/// An ability of a card: its own name if it has one.
pub(crate) fn ability_words(card: Card, ability: AbilityId) -> String {
    let abilities = card.def().abilities;
    let Some(def) = card.def().ability(ability) else { return card_name(card) };
    if !def.name.is_empty() {
        return format!("{} ({})", def.name, card_name(card));
    }
    // Two abilities without names are told apart by their timing words, and copies of those by their numbers.
    let twin = |other: &Ability| timing_words(other) == timing_words(def);
    if abilities.len() == 1 {
        card_name(card)
    } else if abilities.iter().filter(|other| twin(other)).count() == 1 {
        format!("{}, {}", card_name(card), timing_words(def))
    } else {
        format!("{}, ability {}", card_name(card), ability.0 + 1)
    }
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

/// What a chosen way of a card says, if the card has but one list that long.
pub(crate) fn way_words(card: Card, way: u8) -> Option<&'static str> {
    let mut all = Vec::new();
    for ability in card.def().abilities {
        choices(ability.effect, &mut all);
    }
    match all.as_slice() {
        [ways] => ways.get(usize::from(way)).map(|way| way.text),
        _ => None,
    }
}
