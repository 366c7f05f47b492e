//! Cards with their words, in one paragraph. What is ours is marked, and so is what a pack says.

use crate::book::{Book, CardType, ours};
use crate::ids::Card;
use crate::text::words::{Origin, Words};
use crate::text::{Said, parts};
use crate::view::{CardWords, View};
use kernel::Text;

/// A text with a mark if it is not known to be printed so.
pub(super) fn marked(text: Said, origin: Origin, pack: Option<&str>) -> Said {
    match (origin, pack) {
        (Origin::Known, _) => text,
        (Origin::Pack, Some(name)) => Text::new("about-packed").text("what", text).written("pack", name),
        (Origin::Ours | Origin::Pack, _) => Text::new("about-ours").text("what", text),
    }
}

/// What a card or an ability does, sentence by sentence.
pub(super) fn sentences(words: &Words) -> Vec<Said> {
    let condition =
        words.condition.clone().map(|condition| Text::new("about-condition").text("condition", condition));
    let discard = words.discard.clone().map(|when| Text::new("about-discard").text("when", when));
    condition.into_iter().chain([words.text.clone()]).chain(discard).collect()
}

/// Sentences in one paragraph.
pub(super) fn in_a_row(first: Said, others: impl IntoIterator<Item = Said>) -> Said {
    let next = |list: Said, next: Said| Text::new("board-sentences").text("list", list).text("next", next);
    others.into_iter().fold(first, next)
}

/// The name of a card with its type.
pub(super) fn card_title(name: Said, kind: CardType) -> Said {
    Text::new("about-card").text("title", name).text("kind", Text::of("type", kind.slug()))
}

/// What the pack of a view says about a card.
fn by_pack(view: &View, card: Card) -> Option<&CardWords> {
    view.pack.as_ref()?.words.iter().find(|one| one.card == card)
}

fn pack_name(view: &View) -> Option<&str> {
    view.pack.as_ref().map(|pack| pack.name.as_str())
}

/// Our words of a card, with what a pack says instead.
fn words(view: &View, card: Card) -> (Words, CardType) {
    let book = Book::Ours(view.scenario);
    let ours = book.card_words(card);
    let kind =
        card.halves().map_or_else(|| book.cards[card].card_type, |(order, _)| book.orders[order].card_type);
    let Some(pack) = by_pack(view, card) else { return (ours, kind) };
    let either = |is: bool, theirs: &Option<String>, ours: Option<Said>| {
        is.then(|| theirs.as_ref().map(Text::plain).or(ours)).flatten()
    };
    let words = Words {
        condition: either(pack.conditional, &pack.condition, ours.condition),
        text: pack.text.as_ref().map_or(ours.text, Text::plain),
        discard: either(pack.stays, &pack.discard, ours.discard),
        origin: Origin::Pack,
        ..ours
    };
    (words, pack.kind)
}

/// A card with what it does as an action, in one paragraph.
pub(super) fn card_line(view: &View, card: Card) -> Said {
    let (words, kind) = words(view, card);
    let mut said = sentences(&words).into_iter();
    let first = said.next().unwrap_or_else(|| words.text.clone());
    let text = marked(in_a_row(first, said), words.origin, pack_name(view));
    in_a_row(card_title(words.name, kind), [text])
}

/// The combat half of a Generic card, in one paragraph.
pub(super) fn combat_line(view: &View, card: Card) -> Option<Said> {
    let (_, combat) = card.halves()?;
    let pack = by_pack(view, card).filter(|one| one.other_combat);
    let ours = Text::of("combat", combat.slug()).part("text");
    let text = pack.and_then(|one| one.combat.as_ref()).map_or(ours, Text::plain);
    let origin = match (pack, ours::generic_is_ours("combats.effect")) {
        (Some(_), _) => Origin::Pack,
        (None, true) => Origin::Ours,
        (None, false) => Origin::Known,
    };
    let title = Text::new("about-combat").with("title", parts::combat_card(card, view.scenario));
    Some(in_a_row(title, [marked(text, origin, pack_name(view))]))
}
