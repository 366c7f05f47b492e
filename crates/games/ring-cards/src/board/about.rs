//! What an onlooker may know of a thing, in words.

use crate::game::Thing;
use crate::ids::{Battleground, Card, Faction, Kind, Side};
use crate::state::{Cards, State};
use kernel::Seat;

/// All that an onlooker may know of a thing.
pub(crate) fn about(state: &State, thing: Thing, onlooker: Option<Seat>) -> String {
    let pile = |cards: Cards, name: &str| {
        let names: Vec<&str> = cards.iter().map(|piece| piece.card().name()).collect();
        let names = if names.is_empty() { "nothing".to_owned() } else { names.join(", ") };
        format!("The {name} holds {names}.")
    };
    let own = onlooker.map(|seat| state.player(seat));
    match (thing, own) {
        (Thing::Card(card), _) => describe(card),
        (Thing::Fresh(card), _) => format!("{} This copy was played this round.", describe(card)),
        (Thing::Battleground(ground), _) => {
            let def = ground.def();
            let facts =
                format!("defence {}, worth {}, defended by {}", def.defence, def.points, def.side.name());
            format!("{} (battleground, {facts}; {}) {}", def.name, factions(ground), def.text)
        }
        (Thing::Path(path), _) => {
            let def = path.def();
            let facts = format!("path {}, defence {}, worth {}", def.number, def.defence, def.points);
            format!("{} ({facts}) {}", def.name, def.text)
        }
        (Thing::CyclePile, Some(player)) => pile(player.cycle, "cycle pile"),
        (Thing::EliminatedPile, Some(player)) => pile(player.eliminated, "eliminated pile"),
        // What is in the own draw deck follows from the own piles; its order nobody knows.
        (Thing::DrawDeck, Some(player)) => pile(player.deck.cards(), "draw deck (in no order)"),
        (Thing::Ring, Some(player)) if player.ring => "The Ring token is unused.".to_owned(),
        (Thing::Ring, Some(_)) => "The Ring token is used, or there is none.".to_owned(),
        (Thing::Pass, _) => "A pass needs a hand within the carryover limit, or one smaller than every \
                             enemy hand (rule 5.3)."
            .to_owned(),
        (Thing::CyclePile | Thing::EliminatedPile | Thing::DrawDeck | Thing::Ring, None) => {
            "Only its owner may look.".to_owned()
        }
    }
}

/// Which factions a battleground shows.
pub(super) fn factions(ground: Battleground) -> String {
    let def = ground.def();
    let names =
        |factions: &[Faction]| factions.iter().map(|faction| faction.name()).collect::<Vec<_>>().join(", ");
    format!("defenders: {}; attackers: {}", names(def.defending), names(def.attacking))
}

/// A card with everything printed on it.
pub(super) fn describe(card: Card) -> String {
    let def = card.def();
    let kind = match def.kind {
        Kind::Army => "army",
        Kind::Character => "character",
        Kind::Item => "item",
        Kind::Event => "event",
    };
    let mut text = format!("{} ({} {kind}", card.name(), def.faction.name());
    let icons = icons(card);
    if !icons.is_empty() {
        text.push_str(&format!(", {icons}"));
    }
    let paths: Vec<String> = def.path_numbers().map(|number| number.to_string()).collect();
    if !paths.is_empty() {
        text.push_str(&format!(", paths {}", paths.join(" ")));
    }
    if !def.wielders.is_empty() {
        let wielders: Vec<String> = def.wielders.iter().map(|which| which.words()).collect();
        text.push_str(&format!(", on {}", wielders.join(" or ")));
    }
    if let Some(keyword) = def.keyword {
        text.push_str(&format!(", {}", keyword.name()));
    }
    text.push(')');
    if !def.text.is_empty() {
        text.push(' ');
        text.push_str(def.text);
    }
    text
}

/// A card's icons in short: path, battleground attack/defence, leadership attack/defence.
pub(super) fn icons(card: Card) -> String {
    let icons = card.def().icons;
    let mut parts = Vec::new();
    if icons.path > 0 {
        let role = match card.side() {
            Side::FreePeoples => "path defence",
            Side::Shadow => "path attack",
        };
        parts.push(format!("{role} {}", icons.path));
    }
    if icons.attack > 0 || icons.defence > 0 {
        parts.push(format!("{}/{}", icons.attack, icons.defence));
    }
    if icons.lead_attack > 0 || icons.lead_defence > 0 {
        parts.push(format!("leads {}/{}", icons.lead_attack, icons.lead_defence));
    }
    parts.join(", ")
}
