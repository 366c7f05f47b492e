//! What is printed, as texts: the messages that name it.

use crate::ability::{Ability, Timing};
use crate::ids::{Card, Form};
use crate::printed::Icons;
use crate::state::State;
use kernel::{Argument, Language, Text, Texts};
use std::sync::LazyLock;

/// The keywords of a card (rule 17).
pub(crate) fn keywords<T>(card: Card) -> Vec<Text<T>> {
    let def = card.def();
    let plain = [
        (def.guard, "guard"),
        (def.quickstrike, "quickstrike"),
        (def.surge, "surge"),
        (def.toughness, "toughness"),
    ];
    let mut words: Vec<Text<T>> =
        plain.into_iter().filter(|(has, _)| *has).map(|(_, word)| Text::of("keyword", word)).collect();
    if def.retaliate > 0 {
        words.push(Text::new("keyword-retaliate").number("n", def.retaliate));
    }
    if let Some((n, counter)) = def.uses {
        words.push(Text::new("keyword-uses").number("n", n).text("counter", Text::of("counter", counter)));
    }
    words
}

/// The timing word of an ability with its form and label, as on cards.
pub(crate) fn timing<T>(ability: &Ability) -> Text<T> {
    let word = match (ability.timing, ability.form) {
        (Timing::Action, None) => "action",
        (Timing::Action, Some(Form::Hero)) => "hero-action",
        (Timing::Action, Some(Form::AlterEgo)) => "alter-ego-action",
        (Timing::Interrupt, None) => "interrupt",
        (Timing::Interrupt, Some(Form::Hero)) => "hero-interrupt",
        (Timing::Interrupt, Some(Form::AlterEgo)) => "alter-ego-interrupt",
        (Timing::Response, None) => "response",
        (Timing::Response, Some(Form::Hero)) => "hero-response",
        (Timing::Response, Some(Form::AlterEgo)) => "alter-ego-response",
        (Timing::Resource, None) => "resource",
        (Timing::Resource, Some(Form::Hero)) => "hero-resource",
        (Timing::Resource, Some(Form::AlterEgo)) => "alter-ego-resource",
        (Timing::WhenRevealed, None) => "when-revealed",
        (Timing::WhenRevealed, Some(Form::Hero)) => "hero-when-revealed",
        (Timing::WhenRevealed, Some(Form::AlterEgo)) => "alter-ego-when-revealed",
        // No card has these for one form only.
        (Timing::ForcedInterrupt, _) => "forced-interrupt",
        (Timing::ForcedResponse, _) => "forced-response",
        (Timing::WhenDefeated, _) => "when-defeated",
        (Timing::Boost, _) => "boost",
        (Timing::Setup, _) => "setup",
        (Timing::Special, _) => "special",
    };
    let word = Text::of("timing", word);
    match ability.label {
        Some(label) => {
            Text::new("timing-labelled").text("timing", word).text("label", Text::of("label", label.slug()))
        }
        None => word,
    }
}

/// Resources, as many of each type as there are: a list.
pub(crate) fn icons<T>(icons: Icons) -> Argument<T> {
    let all = [
        (icons.energy, "energy"),
        (icons.mental, "mental"),
        (icons.physical, "physical"),
        (icons.wild, "wild"),
    ];
    let some = all.into_iter().filter(|(n, _)| *n > 0);
    let some = some.map(|(n, of)| Text::new("resources").number("n", n).text("of", Text::of("resource", of)));
    Argument::List(some.map(Argument::Text).collect())
}

/// The title of a card as it is printed, which stages and cards that differ in their icons alone share.
pub(crate) fn title(card: Card, language: &dyn Language) -> String {
    let name: Text = Text::of("card", card.slug());
    let own = language.message(&name.clone().part("title").id(), &[]);
    own.unwrap_or_else(|| name.render(language))
}

/// The line under the title, on some cards.
pub(crate) fn subtitle<T>(card: Card) -> Option<Text<T>> {
    static SOME: LazyLock<Vec<bool>> = LazyLock::new(|| have("subtitle"));
    SOME[card as usize].then(|| Text::of("card", card.slug()).part("subtitle"))
}

/// What a card does, in our words. Some do nothing but what their icons, numbers and keywords say.
pub(crate) fn does<T>(card: Card) -> Option<Text<T>> {
    static SOME: LazyLock<Vec<bool>> = LazyLock::new(|| have("text"));
    SOME[card as usize].then(|| Text::of("card", card.slug()).part("text"))
}

/// Which cards have a text of a kind. English has every text: what it does not say of a card, no language does.
fn have(part: &'static str) -> Vec<bool> {
    let has = |card: Card| {
        let text: Text = Text::of("card", card.slug()).part(part);
        english().message(&text.id(), &[]).is_some()
    };
    Card::ALL.into_iter().map(has).collect()
}

/// English, whatever the reader's language is.
pub(crate) fn english() -> impl Language {
    texts::Texts::of(State::catalogues()).english()
}
