//! The names of things: on the table, and of what is printed.

use crate::cards::Which;
use crate::frame::Source;
use crate::game::Thing;
use crate::ids::{Battleground, Card, Faction, Keyword, Path};
use crate::pick::Standing;
use kernel::{Argument, Text};

/// A card's name.
pub(crate) const fn card(card: Card) -> Text<Thing> {
    Text::of("card", card.slug())
}

/// What a card does; some do nothing.
pub(crate) fn card_text(card: Card) -> Option<Text<Thing>> {
    (!card.def().texts.is_empty()).then(|| Text::of("card", card.slug()).part("text"))
}

/// A path's name.
pub(crate) const fn path(path: Path) -> Text<Thing> {
    Text::of("path", path.slug())
}

/// What happens when a path is activated.
pub(crate) fn path_text(path: Path) -> Text<Thing> {
    Text::of("path", path.slug()).part("text")
}

/// A battleground's name.
pub(crate) const fn battleground(ground: Battleground) -> Text<Thing> {
    Text::of("battleground", ground.slug())
}

/// What happens when a battleground is activated or reactivated.
pub(crate) fn battleground_text(ground: Battleground) -> Text<Thing> {
    Text::of("battleground", ground.slug()).part("text")
}

/// A faction's name.
pub(crate) const fn faction(faction: Faction) -> Text<Thing> {
    Text::of("faction", faction.slug())
}

/// A keyword's name.
pub(crate) const fn keyword(keyword: Keyword) -> Text<Thing> {
    Text::of("keyword", keyword.slug())
}

/// Who may wield an item; nobody wields other cards.
pub(crate) fn wielders(card: Card) -> Option<Text<Thing>> {
    let each = card.def().wielders.iter().flat_map(wielders_named);
    each.reduce(|list, next| Text::new("wielder-or").text("list", list).text("next", next))
}

/// The wielders that one entry of an item's list names.
fn wielders_named(which: &Which) -> Vec<Text<Thing>> {
    let of_faction = |of: Faction| Text::new("wielder-faction").text("faction", faction(of));
    let with_keyword = |with: Keyword| Text::new("wielder-keyword").text("keyword", keyword(with));
    match which.wide() {
        (Some(of), _) => vec![of_faction(of)],
        (None, Some(with)) => vec![with_keyword(with)],
        (None, None) => which.names().iter().map(|name| card(*name)).collect(),
    }
}

/// What a thing is called.
pub(crate) fn thing(thing: Thing) -> Text<Thing> {
    match thing {
        Thing::Card(name) => card(name),
        Thing::Fresh(name) => fresh(name),
        Thing::Battleground(ground) => battleground(ground),
        Thing::Path(name) => path(name),
        Thing::DrawDeck => Text::new("draw-deck"),
        Thing::CyclePile => Text::new("cycle-pile"),
        Thing::EliminatedPile => Text::new("eliminated-pile"),
        Thing::Ring => Text::new("ring"),
        Thing::Pass => Text::new("pass"),
    }
}

fn fresh(name: Card) -> Text<Thing> {
    Text::new("copy-fresh").text("card", card(name))
}

/// A card in play, with what tells the copy that is meant from others.
pub(super) fn copy(card: Card, standing: Option<Standing>) -> Argument<Thing> {
    let plain = Thing::Card(card);
    match standing {
        None => Argument::Thing(plain),
        Some(Standing::Ready) => Argument::Text(Text::new("copy-ready").thing("card", plain)),
        Some(Standing::Fresh) => Argument::Called(Thing::Fresh(card), fresh(card)),
        Some(Standing::On(ground)) => {
            let place = Thing::Battleground(ground);
            Argument::Text(Text::new("copy-at").thing("card", plain).thing("ground", place))
        }
    }
}

impl Source {
    /// The card, path or battleground that has the text.
    pub(super) const fn thing(self) -> Thing {
        match self {
            Source::Card(card, _) => Thing::Card(card),
            Source::Path(path) => Thing::Path(path),
            Source::Battleground(ground) => Thing::Battleground(ground),
        }
    }

    /// All that is printed there.
    pub(super) fn printed(self) -> Text<Thing> {
        match self {
            Source::Card(card, _) => Text::of("card", card.slug()).part("text"),
            Source::Path(path) => path_text(path),
            Source::Battleground(ground) => battleground_text(ground),
        }
    }
}
