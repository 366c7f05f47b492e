//! What an onlooker may know of a thing.

use crate::game::Thing;
use crate::ids::{Battleground, Card, Faction, Side};
use crate::state::{Cards, State};
use crate::text::names;
use kernel::{Argument, Seat, Text};

/// All that an onlooker may know of a thing.
pub(crate) fn about(state: &State, thing: Thing, onlooker: Option<Seat>) -> Vec<Text<Thing>> {
    let pile = |text: Text<Thing>, cards: Cards| {
        text.list("cards", cards.iter().map(|piece| Argument::Thing(Thing::Card(piece.card()))))
    };
    let own = onlooker.map(|seat| state.player(seat));
    vec![match (thing, own) {
        (Thing::Card(card), _) => describe(card),
        (Thing::Fresh(card), _) => return vec![describe(card), Text::new("about-fresh")],
        (Thing::Battleground(ground), _) => {
            let def = ground.def();
            Text::of("about-battleground", def.side.slug())
                .thing("ground", thing)
                .number("defence", def.defence)
                .number("worth", def.points)
                .list("defenders", factions(def.defending))
                .list("attackers", factions(def.attacking))
                .text("text", names::battleground_text(ground))
        }
        (Thing::Path(path), _) => {
            let def = path.def();
            Text::new("about-path")
                .thing("path", thing)
                .number("n", def.number)
                .number("defence", def.defence)
                .number("worth", def.points)
                .text("text", names::path_text(path))
        }
        (Thing::CyclePile, Some(player)) => pile(Text::new("about-cycle-pile"), player.cycle),
        (Thing::EliminatedPile, Some(player)) => pile(Text::new("about-eliminated-pile"), player.eliminated),
        // What is in the own draw deck follows from the own piles; its order nobody knows.
        (Thing::DrawDeck, Some(player)) => pile(Text::new("about-draw-deck"), player.deck.cards()),
        (Thing::Ring, Some(player)) if player.ring => Text::new("about-ring-unused"),
        (Thing::Ring, Some(_)) => Text::new("about-ring-used"),
        (Thing::Pass, _) => Text::new("about-pass"),
        (Thing::CyclePile | Thing::EliminatedPile | Thing::DrawDeck | Thing::Ring, None) => {
            Text::new("about-hidden")
        }
    }]
}

/// Which factions a battleground shows.
pub(super) fn factions_of(ground: Battleground) -> Text<Thing> {
    let def = ground.def();
    Text::new("board-factions")
        .list("defenders", factions(def.defending))
        .list("attackers", factions(def.attacking))
}

fn factions(factions: &[Faction]) -> impl Iterator<Item = Argument<Thing>> {
    factions.iter().map(|faction| Argument::Text(names::faction(*faction)))
}

/// A fact after others.
fn next(list: Text<Thing>, next: Text<Thing>) -> Text<Thing> {
    Text::new("facts-next").text("list", list).text("next", next)
}

/// Several facts in a row; none if there are none.
pub(super) fn in_a_row(facts: impl IntoIterator<Item = Text<Thing>>) -> Option<Text<Thing>> {
    facts.into_iter().reduce(next)
}

/// A card with everything printed on it.
pub(super) fn describe(card: Card) -> Text<Thing> {
    let def = card.def();
    let kind = Text::of("type", def.kind.slug()).text("faction", names::faction(def.faction));
    let paths: Vec<String> = def.path_numbers().map(|number| number.to_string()).collect();
    let paths = (!paths.is_empty()).then(|| Text::new("facts-paths").written("paths", paths.join(" ")));
    let wielders = names::wielders(card).map(|who| Text::new("facts-wielder").text("who", who));
    let facts = [icons(card), paths, wielders, def.keyword.map(names::keyword)];
    let facts = facts.into_iter().flatten().fold(kind, next);
    let text = match names::card_text(card) {
        Some(text) => Text::new("about-card-text").text("text", text),
        None => Text::new("about-card"),
    };
    text.thing("card", Thing::Card(card)).text("facts", facts)
}

/// A card's icons in short: path, battleground attack/defence, leadership attack/defence; none if it has no icons.
pub(super) fn icons(card: Card) -> Option<Text<Thing>> {
    let icons = card.def().icons;
    let path = match card.side() {
        Side::FreePeoples => Text::new("facts-path-defence"),
        Side::Shadow => Text::new("facts-path-attack"),
    };
    let pair = |text: Text<Thing>, attack: u8, defence: u8| {
        (attack > 0 || defence > 0).then(|| text.number("attack", attack).number("defence", defence))
    };
    let parts = [
        (icons.path > 0).then(|| path.number("n", icons.path)),
        pair(Text::new("facts-battleground"), icons.attack, icons.defence),
        pair(Text::new("facts-leads"), icons.lead_attack, icons.lead_defence),
    ];
    in_a_row(parts.into_iter().flatten())
}
