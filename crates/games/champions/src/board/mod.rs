//! The table in words, for a terminal of some 100 columns.

mod about;

pub(crate) use about::about;

use crate::frame::VillainStep;
use crate::ids::{Card, Form, Kind};
use crate::state::Mode;
use crate::text::{card_name, count, icons_words};
use crate::view::{ActivationView, PhaseView, PieceView, PlayerView, View};
use std::fmt::{Result, Write};

/// How wide a line may be.
const WIDTH: usize = 100;

/// The table in words, from the views of one onlooker.
pub(crate) fn board(views: &[View]) -> String {
    let mut text = String::new();
    if let Some((view, others)) = views.split_first() {
        // Writing to a string does not fail.
        let _ = write_board(&mut text, view, others);
    }
    text
}

fn write_board(out: &mut String, view: &View, others: &[View]) -> Result {
    write_header(out, view)?;
    write_villain(out, view)?;
    for player in &view.players {
        // Another seat of the same person shows its own cards.
        let own = others.iter().find(|other| other.you == Some(player.seat));
        let own = own.and_then(|other| other.players.get(usize::from(player.seat)));
        write_player(out, view, own.unwrap_or(player))?;
    }
    write_now(out, view)?;
    Ok(())
}

/// The phase in words.
fn phase_words(phase: PhaseView) -> String {
    match phase {
        PhaseView::Setup => "setup".to_owned(),
        PhaseView::Player => "player phase".to_owned(),
        PhaseView::Villain(step) => {
            let what = match step {
                VillainStep::Threat => ", threat",
                VillainStep::Activations => ", activations",
                VillainStep::Deal => ", encounter cards are dealt",
                VillainStep::Reveal => ", encounter cards are revealed",
                VillainStep::End => "",
            };
            format!("villain phase{what}")
        }
    }
}

fn hero_name(view: &View, seat: u8) -> &'static str {
    view.players.get(usize::from(seat)).map_or("nobody", |player| player.hero.name())
}

fn write_header(out: &mut String, view: &View) -> Result {
    let mode = match view.mode {
        Mode::Standard => "standard",
        Mode::Expert => "expert",
    };
    let mut text = format!("{} ({mode}", view.scenario.name());
    if view.heroic > 0 {
        write!(text, ", heroic {}", view.heroic)?;
    }
    write!(text, ")   round {}, {}", view.round, phase_words(view.phase))?;
    if let Some(active) = view.active {
        write!(text, ", turn of {}", hero_name(view, active))?;
    }
    if view.players.len() > 1 {
        write!(text, "   first player: {}", hero_name(view, view.first))?;
    }
    write_wrapped(out, "", &text)
}

/// The state of a card in play: what lies on it.
fn piece_state(piece: &PieceView) -> Vec<String> {
    let mut parts = Vec::new();
    if let (Some(hp), Some(max)) = (piece.hp, piece.max_hp) {
        parts.push(format!("{hp} of {max} hit points"));
    }
    if let Some(threat) = piece.threat {
        let of = piece.target.map_or(String::new(), |target| format!(" of {target}"));
        parts.push(format!("{threat}{of} threat"));
    }
    if piece.counters > 0 {
        let name = piece.counter_name.unwrap_or("counter");
        parts.push(count(usize::from(piece.counters), &format!("{name} counter")));
    }
    parts.extend(piece.statuses.iter().map(|status| status.name().to_owned()));
    if piece.exhausted {
        parts.push("exhausted".to_owned());
    }
    if piece.protected {
        parts.push("its threat cannot be removed".to_owned());
    }
    parts
}

/// The powers of a card in play.
fn powers(piece: &PieceView) -> String {
    let all =
        [("THW", piece.thw), ("ATK", piece.atk), ("DEF", piece.def), ("SCH", piece.sch), ("REC", piece.rec)];
    let parts: Vec<String> =
        all.into_iter().filter_map(|(name, n)| n.map(|n| format!("{name} {n}"))).collect();
    let mut text = parts.join(" ");
    if piece.retaliate > 0 {
        let _ = write!(text, " retaliate {}", piece.retaliate);
    }
    text
}

/// A card in play on one line, with the cards attached to it.
fn piece_words(view: &View, piece: &PieceView) -> String {
    let mut parts = Vec::new();
    let powers = powers(piece);
    if !powers.is_empty() {
        parts.push(powers);
    }
    parts.extend(piece_state(piece));
    let on: Vec<String> = attached(view, piece)
        .map(|other| {
            let state = piece_state(other);
            if state.is_empty() {
                other.name.clone()
            } else {
                format!("{} ({})", other.name, state.join(", "))
            }
        })
        .collect();
    if !on.is_empty() {
        parts.push(format!("with {}", on.join(", ")));
    }
    if parts.is_empty() { piece.name.clone() } else { format!("{}: {}", piece.name, parts.join(", ")) }
}

/// The cards attached to one.
fn attached<'a>(view: &'a View, host: &'a PieceView) -> impl Iterator<Item = &'a PieceView> {
    let upgrades = view.players.iter().flat_map(|player| &player.upgrades);
    view.attachments.iter().chain(upgrades).filter(|piece| piece.host == Some(host.id))
}

fn write_villain(out: &mut String, view: &View) -> Result {
    if let Some(villain) = &view.villain {
        let mut text = piece_words(view, villain);
        if !view.stages.is_empty() {
            let stages: Vec<String> = view.stages.iter().map(|card| card_name(*card)).collect();
            write!(text, "; then {}", stages.join(", "))?;
        }
        write_wrapped(out, "Villain: ", &text)?;
        write_text(out, villain)?;
    }
    if let Some(main) = &view.main_scheme {
        let mut text = piece_words(view, main);
        write!(text, ", +{} every round", main.acceleration.unwrap_or(0))?;
        if view.acceleration_tokens > 0 {
            let tokens = count(usize::from(view.acceleration_tokens), "acceleration token");
            write!(text, " ({tokens})")?;
        }
        write_wrapped(out, "Main scheme: ", &text)?;
        write_text(out, main)?;
    }
    for scheme in &view.side_schemes {
        let icons = scheme.card.map_or(String::new(), scheme_icons);
        write_wrapped(out, "Side scheme: ", &format!("{}{icons}", piece_words(view, scheme)))?;
        write_text(out, scheme)?;
    }
    for piece in &view.environments {
        write_wrapped(out, "Environment: ", &piece_words(view, piece))?;
        write_text(out, piece)?;
    }
    for piece in view.attachments.iter().filter(|piece| piece.kind == Kind::Attachment) {
        write_wrapped(out, "Attachment: ", &piece_words(view, piece))?;
        write_text(out, piece)?;
    }
    let mut text = format!("deck {}, discarded {}", view.encounter_deck, pile(&view.encounter_discard));
    if !view.removed.is_empty() {
        write!(text, "; removed from the game: {}", names(&view.removed))?;
    }
    write_wrapped(out, "Encounter cards: ", &text)
}

/// The icons of a scheme.
fn scheme_icons(card: Card) -> String {
    let def = card.def();
    let all = [
        (def.crisis_icons, "crisis"),
        (def.hazard_icons, "hazard"),
        (def.acceleration_icons, "acceleration"),
    ];
    let parts: Vec<&str> = all.into_iter().filter(|(n, _)| *n > 0).map(|(_, word)| word).collect();
    if parts.is_empty() { String::new() } else { format!(", {}", parts.join(", ")) }
}

/// What a card in play does.
fn write_text(out: &mut String, piece: &PieceView) -> Result {
    match piece.card.map(|card| card.def().text) {
        None | Some("") => Ok(()),
        Some(text) => write_wrapped(out, "    ", text),
    }
}

fn names(cards: &[Card]) -> String {
    let all: Vec<String> = cards.iter().map(|card| card_name(*card)).collect();
    all.join(", ")
}

/// A discard pile: how many, and what lies on top.
fn pile(cards: &[Card]) -> String {
    match cards {
        [] => "0".to_owned(),
        [.., top] => format!("{} (top: {})", cards.len(), card_name(*top)),
    }
}

fn write_player(out: &mut String, view: &View, player: &PlayerView) -> Result {
    let marks = [
        (view.you == Some(player.seat)).then_some("you"),
        (view.active == Some(player.seat)).then_some("active"),
        (view.first == player.seat && view.players.len() > 1).then_some("first player"),
        player.out.then_some("eliminated"),
    ];
    let marks: Vec<&str> = marks.into_iter().flatten().collect();
    let marks = if marks.is_empty() { String::new() } else { format!(" [{}]", marks.join(", ")) };
    writeln!(out, "{}. {}{marks}", player.seat + 1, player.hero.name())?;
    if player.out {
        return Ok(());
    }
    if let Some(identity) = &player.identity {
        let form = match player.form {
            Form::Hero => "hero form",
            Form::AlterEgo => "alter-ego form",
        };
        let changed = if player.changed_form { ", form changed this round" } else { "" };
        write_wrapped(out, "    ", &format!("{}; {form}{changed}", piece_words(view, identity)))?;
        write_text(out, identity)?;
    }
    for (label, pieces) in [
        ("    Ally: ", &player.allies),
        ("    Upgrade: ", &player.upgrades),
        ("    Support: ", &player.supports),
        ("    Minion: ", &player.minions),
    ] {
        for piece in pieces {
            let mut text = piece_words(view, piece);
            if let Some(host) = host_name(view, piece) {
                write!(text, " (on {host})")?;
            }
            if let Some(card) = piece.card.filter(|card| !card.def().text.is_empty()) {
                write!(text, " — {}", card.def().text)?;
            }
            write_wrapped(out, label, &text)?;
        }
    }
    let mut text = format!("hand {} of {}", player.hand_count, player.hand_size);
    write!(text, ", deck {}, discarded {}", player.deck, pile(&player.discard))?;
    if player.dealt > 0 {
        write!(text, ", {} waiting", count(player.dealt, "encounter card"))?;
    }
    if player.under > 0 {
        write!(text, ", {} under a scheme", count(player.under, "card"))?;
    }
    if player.discount > 0 {
        write!(text, ", the next card costs {} less", player.discount)?;
    }
    write_wrapped(out, "    Cards: ", &text)?;
    if let Some(cards) = player.under_cards.as_ref().filter(|cards| !cards.is_empty()) {
        write_wrapped(out, "    Under a scheme: ", &names(cards))?;
    }
    for card in player.hand.iter().flatten() {
        write_wrapped(out, "      - ", &hand_words(*card))?;
    }
    Ok(())
}

/// What a card is attached to, by name.
fn host_name<'a>(view: &'a View, piece: &PieceView) -> Option<&'a str> {
    let of_players = view.players.iter().flat_map(|player| {
        player.identity.iter().chain(&player.allies).chain(&player.minions).chain(&player.supports)
    });
    let table = view.villain.iter().chain(&view.main_scheme).chain(&view.side_schemes);
    of_players.chain(table).find(|other| Some(other.id) == piece.host).map(|host| host.name.as_str())
}

/// A card in hand on one line.
fn hand_words(card: Card) -> String {
    let def = card.def();
    let mut text = format!("{} ({}", card_name(card), def.kind.name());
    if def.kind != Kind::Resource {
        let _ = write!(text, ", cost {}", def.cost);
    }
    let _ = write!(text, ", {})", icons_words(def.icons));
    if !def.text.is_empty() {
        let _ = write!(text, " {}", def.text);
    }
    text
}

/// What is happening now.
fn write_now(out: &mut String, view: &View) -> Result {
    for (n, it) in view.stack.iter().enumerate() {
        let mut text = it.text.clone();
        if it.stopped {
            text.push_str(" (replaced or cancelled)");
        }
        if !it.to_come.is_empty() {
            write!(text, "; to come: {}", it.to_come.join(", "))?;
        }
        let label = if n == 0 { "Now: ".to_owned() } else { format!("{}within it: ", "  ".repeat(n)) };
        write_wrapped(out, &label, &text)?;
    }
    if let Some(activation) = &view.activation {
        write_wrapped(out, "Activation: ", &activation_words(view, activation))?;
    }
    if let Some(payment) = &view.payment {
        let what = payment.card.map_or("a cost".to_owned(), card_name);
        let text = format!(
            "{what}: {} of {} resources; paid {}",
            payment.got.total(),
            payment.total,
            icons_words(payment.got)
        );
        write_wrapped(out, "Payment: ", &text)?;
    }
    if let Some(cards) = view.looked_cards.as_ref().filter(|cards| !cards.is_empty()) {
        write_wrapped(out, "Looked at: ", &names(cards))?;
    }
    if !view.resolving.is_empty() {
        write_wrapped(out, "Being resolved: ", &names(&view.resolving))?;
    }
    for lasting in &view.lasting {
        write_wrapped(out, "Lasting: ", lasting)?;
    }
    if let Some(ending) = view.ended {
        writeln!(out, "{}", crate::text::ending_words(ending))?;
    }
    Ok(())
}

fn activation_words(view: &View, activation: &ActivationView) -> String {
    let power = if activation.attack { "ATK" } else { "SCH" };
    let mut text = format!("against {}, {power} {}", hero_name(view, activation.player), activation.power);
    let _ = write!(text, " ({})", count(usize::from(activation.icons), "boost icon"));
    if activation.boosts > 0 {
        let _ = write!(text, ", {} facedown", count(activation.boosts, "boost card"));
    }
    if let Some(card) = activation.flipped {
        let _ = write!(text, ", boost card {}", card_name(card));
    }
    if activation.attack {
        text.push_str(if activation.defender.is_some() { ", defended" } else { ", undefended so far" });
    }
    if activation.overkill {
        text.push_str(", overkill");
    }
    text
}

/// Writes words after a label and breaks lines between them.
fn write_wrapped(out: &mut String, label: &str, text: &str) -> Result {
    kit::write_wrapped(out, label, text, WIDTH)
}
