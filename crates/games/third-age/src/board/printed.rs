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

/// What a card or an ability does, sentence by sentence, and where each comes from.
pub(super) fn sentences(words: &Words) -> Vec<(Said, Origin)> {
    let condition = words.condition.clone();
    let condition =
        condition.map(|(text, origin)| (Text::new("about-condition").text("condition", text), origin));
    let discard = words.discard.clone();
    let discard = discard.map(|(text, origin)| (Text::new("about-discard").text("when", text), origin));
    condition.into_iter().chain([(words.text.clone(), words.origin)]).chain(discard).collect()
}

/// The same in one paragraph behind a title. What comes from one place has one mark.
pub(super) fn paragraph(title: Said, words: &Words, pack: Option<&str>) -> Said {
    let mut runs: Vec<(Said, Origin)> = Vec::new();
    for (text, origin) in sentences(words) {
        match runs.pop() {
            Some((before, same)) if same == origin => runs.push((in_a_row(before, [text]), origin)),
            other => runs.extend(other.into_iter().chain([(text, origin)])),
        }
    }
    in_a_row(title, runs.into_iter().map(|(text, origin)| marked(text, origin, pack)))
}

/// Sentences in one paragraph.
pub(super) fn in_a_row(first: Said, others: impl IntoIterator<Item = Said>) -> Said {
    let next = |list: Said, next: Said| Text::new("board-sentences").text("list", list).text("next", next);
    others.into_iter().fold(first, next)
}

/// The name of a card with its type. In a list the type is not marked.
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
    let (ours, (kind, _)) = (book.card_words(card), book.card_type(card));
    let Some(pack) = by_pack(view, card) else { return (ours, kind) };
    let either = |is: bool, theirs: &Option<String>, ours: Option<(Said, Origin)>| match theirs {
        _ if !is => None,
        Some(text) => Some((Text::plain(text), Origin::Pack)),
        None => ours,
    };
    let (text, origin) = match &pack.text {
        Some(text) => (Text::plain(text), Origin::Pack),
        None => (ours.text, ours.origin),
    };
    let words = Words {
        condition: either(pack.conditional, &pack.condition, ours.condition),
        text,
        discard: either(pack.stays, &pack.discard, ours.discard),
        origin,
        ..ours
    };
    (words, pack.kind)
}

/// A card with what it does as an action, in one paragraph.
pub(super) fn card_line(view: &View, card: Card) -> Said {
    let (words, kind) = words(view, card);
    paragraph(card_title(words.name.clone(), kind), &words, pack_name(view))
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
