//! All that an onlooker may know of one thing.

use super::pieces::{piece_state, powers, scheme_icons};
use super::{cards_listed, series};
use crate::game::Thing;
use crate::ids::{Card, Kind, PieceId};
use crate::printed::names::{does, icons, keywords, subtitle};
use crate::printed::{Def, Scaled, Stat};
use crate::state::State;
use crate::text::card_text;
use crate::view::{PieceView, View};
use kernel::{Seat, Text};

/// All that an onlooker may know of a thing, line by line.
pub(crate) fn about(state: &State, thing: Thing, onlooker: Option<Seat>) -> Vec<Text<Thing>> {
    match thing {
        Thing::Piece(id) => about_piece(state, id),
        Thing::Card(card) => printed(card),
        Thing::Player(seat) => about_player(state, seat, onlooker),
        Thing::Deck(seat) => {
            let n = state.player(seat).deck.len();
            vec![Text::new("about-deck").with("who", state.called(seat)).count("n", n)]
        }
        Thing::Discard(seat) => {
            let cards = cards_listed(&state.player(seat).discard);
            vec![Text::new("about-discard").with("who", state.called(seat)).with("cards", cards)]
        }
        Thing::EncounterDeck => vec![Text::new("about-encounter-deck").count("n", state.encounter.len())],
        Thing::EncounterDiscard => {
            let cards = cards_listed(&state.encounter_discard);
            vec![Text::new("about-encounter-discard").with("cards", cards)]
        }
    }
}

fn about_piece(state: &State, id: PieceId) -> Vec<Text<Thing>> {
    let Some(it) = state.piece(id) else { return vec![Text::new("about-gone")] };
    let piece = PieceView::of(state, it);
    let mut lines = if it.facedown {
        let owner = it.owner.map_or(Text::new("nobody"), |seat| state.player_text(seat));
        vec![Text::new("about-drone").text("who", owner).written("rule", "27.3.1")]
    } else {
        printed(it.card)
    };
    let mut now: Vec<Text<Thing>> = powers(&piece).into_iter().collect();
    now.extend(piece_state(&piece));
    if let Some(seat) = it.engaged {
        now.push(Text::new("about-engaged").with("who", state.called(seat)));
    }
    if it.host.is_some() {
        now.push(Text::new("about-on").with("host", state.named(it.host)));
    }
    if let Some(seat) = it.controller.filter(|_| state.n_players() > 1) {
        now.push(Text::new("about-controlled").with("who", state.called(seat)));
    }
    if !piece.used.is_empty() {
        now.push(Text::new("about-used"));
    }
    lines.extend(series(now).map(|now| Text::new("about-now").text("state", now)));
    lines
}

fn about_player(state: &State, seat: Seat, onlooker: Option<Seat>) -> Vec<Text<Thing>> {
    let view = View::of(state, onlooker);
    let Some(player) = view.players.get(seat.index()) else { return vec![Text::new("about-nobody")] };
    let who = state.called(seat);
    if player.out {
        return vec![Text::new("about-eliminated").with("who", who)];
    }
    let about = Text::of("about-player", player.form.slug())
        .with("who", who)
        .count("hand", player.hand_count)
        .count("deck", player.deck)
        .count("discarded", player.discard.len())
        .count("dealt", player.dealt);
    let hand = player.hand.as_ref().map(|hand| Text::new("about-hand").with("cards", cards_listed(hand)));
    std::iter::once(about).chain(hand).collect()
}

/// A printed number, by one of two messages: as it is, or per player.
fn scaled(n: Scaled, fixed: &'static str, per_player: &'static str) -> Text<Thing> {
    Text::new(if n.per_player { per_player } else { fixed }).number("n", n.value)
}

/// The printed facts of a card, in order.
fn facts(def: &Def) -> Vec<Text<Thing>> {
    let kind = Text::of("kind", def.kind.slug());
    let mut facts = vec![if def.unique { Text::new("about-unique").text("kind", kind) } else { kind }];
    if matches!(def.kind, Kind::Ally | Kind::Event | Kind::Support | Kind::Upgrade) {
        facts.push(Text::new("board-cost").number("n", def.cost));
    }
    if def.kind == Kind::MainScheme {
        facts.push(Text::new("about-scheme-stage").number("n", def.stage));
    } else if def.stage > 0 {
        facts.push(Text::new("about-villain-stage").number("n", def.stage));
    }
    let stats =
        [("thw", def.thw), ("atk", def.atk), ("def", def.defence), ("rec", def.rec), ("sch", def.sch)];
    for (name, stat) in stats {
        match stat {
            Stat::None => {}
            Stat::Dash => facts.push(Text::of("no-power", name)),
            Stat::N(n) => facts.push(Text::of("power", name).number("n", n)),
        }
    }
    if def.kind.is_character() {
        facts.push(scaled(def.hp, "about-hit-points", "about-hit-points-each"));
    }
    if def.hand_size > 0 {
        facts.push(Text::new("about-hand-size").number("n", def.hand_size));
    }
    if def.kind == Kind::Ally && def.hurt != (0, 0) {
        facts.push(Text::new("about-hurt").number("thw", def.hurt.0).number("atk", def.hurt.1));
    }
    if matches!(def.kind, Kind::MainScheme | Kind::SideScheme) {
        facts.push(scaled(def.threat, "about-threat", "about-threat-each"));
    }
    if def.target.value > 0 {
        facts.push(scaled(def.target, "about-target", "about-target-each"));
        facts.push(scaled(def.acceleration, "about-acceleration", "about-acceleration-each"));
    }
    if def.adds != (0, 0) {
        facts.push(Text::new("about-adds").number("sch", def.adds.0).number("atk", def.adds.1));
    }
    if def.icons.total() > 0 {
        facts.push(Text::new("about-resources").with("icons", icons(def.icons)));
    }
    facts.extend(series(scheme_icons(def.card)).map(|icons| Text::new("about-icons").text("icons", icons)));
    if def.boost > 0 || def.star {
        let boost = Text::new(if def.star { "about-boost-star" } else { "about-boost" });
        facts.push(boost.number("n", def.boost));
    }
    facts
}

/// What is printed on a card: a line of facts, and what it does.
fn printed(card: Card) -> Vec<Text<Thing>> {
    let def = card.def();
    let mut line =
        Text::new("about-card").written("code", card.code()).text("set", Text::of("set", def.set.slug()));
    if let Some(head) = series(std::iter::once(card_text(card)).chain(subtitle(card))) {
        line = line.text("card", head);
    }
    if let Some(facts) = series(facts(def)) {
        line = line.text("facts", facts);
    }
    let traits = def.traits.iter().map(|word| Text::of("trait", word.slug()));
    for word in traits.chain(keywords(card)) {
        line = Text::new("about-word").text("card", line).text("word", word);
    }
    std::iter::once(line).chain(does(card)).collect()
}
