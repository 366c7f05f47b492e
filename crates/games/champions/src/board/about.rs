//! All that an onlooker may know of one thing.

use super::{names, piece_state, powers};
use crate::game::Thing;
use crate::ids::{Card, Kind, PieceId};
use crate::printed::facts::keywords;
use crate::printed::{Scaled, Stat};
use crate::state::State;
use crate::text::{capital, card_name, count, icons_words, roman};
use crate::view::{PieceView, View};
use kernel::Seat;

/// All that an onlooker may know of a thing.
pub(crate) fn about(state: &State, thing: Thing, onlooker: Option<Seat>) -> String {
    match thing {
        Thing::Piece(id) => about_piece(state, id),
        Thing::Card(card) => printed(card),
        Thing::Player(seat) => about_player(state, seat, onlooker),
        Thing::Deck(seat) => {
            let n = state.player(seat).deck.len();
            format!("The deck of {}: {}.", state.player_name(seat), count(n, "card"))
        }
        Thing::Discard(seat) => {
            let pile = &state.player(seat).discard;
            format!("The discard pile of {}, the top last: {}.", state.player_name(seat), list(pile))
        }
        Thing::EncounterDeck => format!("The encounter deck: {}.", count(state.encounter.len(), "card")),
        Thing::EncounterDiscard => {
            format!("The encounter discard pile, the top last: {}.", list(&state.encounter_discard))
        }
    }
}

fn list(cards: &[Card]) -> String {
    if cards.is_empty() { "nothing".to_owned() } else { names(cards) }
}

fn about_piece(state: &State, id: PieceId) -> String {
    let Some(it) = state.piece(id) else { return "The card has left play.".to_owned() };
    let piece = PieceView::of(state, it);
    let mut lines = Vec::new();
    if it.facedown {
        let owner = it.owner.map_or("nobody", |seat| state.player_name(seat));
        lines.push(format!("Drone: a facedown card of {owner} (rule 27.3.1)."));
    } else {
        lines.push(printed(it.card));
    }
    let mut now = Vec::new();
    let powers = powers(&piece);
    if !powers.is_empty() {
        now.push(powers);
    }
    now.extend(piece_state(&piece));
    if let Some(seat) = it.engaged {
        now.push(format!("engaged with {}", state.player_name(seat)));
    }
    if it.host.is_some() {
        now.push(format!("on {}", state.piece_name(it.host)));
    }
    if let Some(seat) = it.controller.filter(|_| state.n_players() > 1) {
        now.push(format!("controlled by {}", state.player_name(seat)));
    }
    if !piece.used.is_empty() {
        now.push("used this round".to_owned());
    }
    if !now.is_empty() {
        lines.push(format!("Now: {}.", now.join(", ")));
    }
    lines.join("\n")
}

fn about_player(state: &State, seat: Seat, onlooker: Option<Seat>) -> String {
    let view = View::of(state, onlooker);
    let Some(player) = view.players.get(seat.index()) else { return "Nobody.".to_owned() };
    let name = state.player_name(seat);
    if player.out {
        return format!("{name} is eliminated.");
    }
    let mut text = format!(
        "{name}, {} form: {} in hand, {} in the deck, {} discarded, {} waiting.",
        player.form.name(),
        count(player.hand_count, "card"),
        player.deck,
        player.discard.len(),
        count(player.dealt, "encounter card"),
    );
    if let Some(hand) = &player.hand {
        text.push_str(&format!("\nHand: {}.", list(hand)));
    }
    text
}

/// A printed number.
fn scaled(n: Scaled) -> String {
    if n.per_player { format!("{} per player", n.value) } else { n.value.to_string() }
}

/// What is printed on a card.
pub(super) fn printed(card: Card) -> String {
    let def = card.def();
    let mut head = capital(&card_name(card));
    if !def.subtitle.is_empty() {
        head.push_str(&format!(", {}", def.subtitle));
    }
    let mut facts = vec![format!("{}{}", if def.unique { "unique " } else { "" }, def.kind.name())];
    if matches!(def.kind, Kind::Ally | Kind::Event | Kind::Support | Kind::Upgrade) {
        facts.push(format!("cost {}", def.cost));
    }
    if def.kind == Kind::MainScheme {
        facts.push(format!("stage {}", def.stage));
    } else if def.stage > 0 {
        facts.push(format!("stage {}", roman(def.stage)));
    }
    let stats =
        [("THW", def.thw), ("ATK", def.atk), ("DEF", def.defence), ("REC", def.rec), ("SCH", def.sch)];
    for (name, stat) in stats {
        match stat {
            Stat::None => {}
            Stat::Dash => facts.push(format!("{name} –")),
            Stat::N(n) => facts.push(format!("{name} {n}")),
        }
    }
    if def.kind.is_character() {
        facts.push(format!("{} hit points", scaled(def.hp)));
    }
    if def.hand_size > 0 {
        facts.push(format!("hand size {}", def.hand_size));
    }
    if def.kind == Kind::Ally && def.hurt != (0, 0) {
        facts.push(format!("consequential damage {} thwarting, {} attacking", def.hurt.0, def.hurt.1));
    }
    if matches!(def.kind, Kind::MainScheme | Kind::SideScheme) {
        facts.push(format!("starting threat {}", scaled(def.threat)));
    }
    if def.target.value > 0 {
        facts.push(format!("target threat {}", scaled(def.target)));
        facts.push(format!("{} every round", scaled(def.acceleration)));
    }
    if def.adds != (0, 0) {
        facts.push(format!("+{} SCH, +{} ATK", def.adds.0, def.adds.1));
    }
    if def.icons.total() > 0 {
        facts.push(format!("resources {}", icons_words(def.icons)));
    }
    let scheme = super::scheme_icons(card);
    if !scheme.is_empty() {
        facts.push(format!("icons:{}", &scheme[1..]));
    }
    if def.boost > 0 || def.star {
        let star = if def.star { " and a star" } else { "" };
        facts.push(format!("{}{star}", count(usize::from(def.boost), "boost icon")));
    }
    let mut text = format!("{head} ({}, {}): {}.", card.code(), def.set.name(), facts.join(", "));
    if !def.traits.is_empty() {
        let traits: Vec<&str> = def.traits.iter().map(|word| word.name()).collect();
        text.push_str(&format!(" {}.", traits.join(". ")));
    }
    let keywords = keywords(card);
    if !keywords.is_empty() {
        text.push_str(&format!(" {}.", keywords.join(". ")));
    }
    if !def.text.is_empty() {
        text.push('\n');
        text.push_str(def.text);
    }
    text
}
