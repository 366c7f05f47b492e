//! Cards in play, in one line each.

use super::series;
use crate::game::Thing;
use crate::ids::Card;
use crate::view::{PieceView, View};
use kernel::Text;

/// The state of a card in play: what lies on it.
pub(super) fn piece_state(piece: &PieceView) -> Vec<Text<Thing>> {
    let mut parts = Vec::new();
    if let (Some(hp), Some(max)) = (piece.hp, piece.max_hp) {
        parts.push(Text::new("board-hit-points").number("n", hp).number("max", max));
    }
    match (piece.threat, piece.target) {
        (Some(threat), Some(target)) => {
            parts.push(Text::new("board-threat-of").number("n", threat).number("target", target));
        }
        (Some(threat), None) => parts.push(Text::new("board-threat").number("n", threat)),
        (None, _) => {}
    }
    if piece.counters > 0 {
        let text = match piece.counter_name {
            Some(counter) => Text::new("board-counters-of").text("counter", Text::of("counter", counter)),
            None => Text::new("board-counters"),
        };
        parts.push(text.number("n", piece.counters));
    }
    parts.extend(piece.statuses.iter().map(|status| Text::of("status", status.slug())));
    if piece.exhausted {
        parts.push(Text::new("board-exhausted"));
    }
    if piece.protected {
        parts.push(Text::new("board-protected"));
    }
    parts
}

/// The powers of a card in play.
pub(super) fn powers(piece: &PieceView) -> Option<Text<Thing>> {
    let retaliate = (piece.retaliate > 0).then_some(piece.retaliate);
    let all = [
        ("thw", piece.thw),
        ("atk", piece.atk),
        ("def", piece.def),
        ("sch", piece.sch),
        ("rec", piece.rec),
        ("retaliate", retaliate),
    ];
    let parts = all.into_iter().filter_map(|(name, n)| Some(Text::of("power", name).number("n", n?)));
    parts.reduce(|list, next| Text::new("board-powers").text("list", list).text("next", next))
}

/// A card in play on one line, with the cards attached to it.
pub(super) fn piece_text(view: &View, piece: &PieceView) -> Text<Thing> {
    let mut parts: Vec<Text<Thing>> = powers(piece).into_iter().collect();
    parts.extend(piece_state(piece));
    let on = attached(view, piece).map(|other| match series(piece_state(other)) {
        Some(state) => Text::new("board-attached").text("piece", other.name.clone()).text("state", state),
        None => other.name.clone(),
    });
    parts.extend(series(on).map(|cards| Text::new("board-with").text("cards", cards)));
    match series(parts) {
        Some(state) => Text::new("board-piece").text("piece", piece.name.clone()).text("state", state),
        None => piece.name.clone(),
    }
}

/// The cards attached to one.
fn attached<'a>(view: &'a View, host: &'a PieceView) -> impl Iterator<Item = &'a PieceView> {
    let upgrades = view.players.iter().flat_map(|player| &player.upgrades);
    view.attachments.iter().chain(upgrades).filter(|piece| piece.host == Some(host.id))
}

/// The icons of a scheme.
pub(super) fn scheme_icons(card: Card) -> Vec<Text<Thing>> {
    let def = card.def();
    let all = [
        (def.crisis_icons, "crisis"),
        (def.hazard_icons, "hazard"),
        (def.acceleration_icons, "acceleration"),
    ];
    all.into_iter().filter(|(n, _)| *n > 0).map(|(_, icon)| Text::of("icon", icon)).collect()
}

/// What a card is attached to, by name.
pub(super) fn host_name<'a>(view: &'a View, piece: &PieceView) -> Option<&'a Text<Thing>> {
    let of_players = view.players.iter().flat_map(|player| {
        player.identity.iter().chain(&player.allies).chain(&player.minions).chain(&player.supports)
    });
    let table = view.villain.iter().chain(&view.main_scheme).chain(&view.side_schemes);
    of_players.chain(table).find(|other| Some(other.id) == piece.host).map(|host| &host.name)
}
