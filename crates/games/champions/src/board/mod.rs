//! The table in words, for a terminal of some 100 columns.

mod about;
mod pieces;

pub(crate) use about::about;

use crate::frame::VillainStep;
use crate::game::Thing;
use crate::ids::{Card, Kind};
use crate::printed::names;
use crate::state::Mode;
use crate::text::card_text;
use crate::view::{ActivationView, HappeningView, PhaseView, PieceView, PlayerView, View};
use kernel::{Argument, Language, Text};
use pieces::{host_name, piece_text, scheme_icons};

/// How wide a line may be.
const WIDTH: usize = 100;

/// The table in words, from the views of one onlooker.
pub(crate) fn board(views: &[View], language: &dyn Language) -> String {
    let mut page = Page { out: String::new(), language };
    if let Some((view, others)) = views.split_first() {
        page.write_header(view);
        page.write_villain(view);
        for player in &view.players {
            // Another seat of the same person shows its own cards.
            let own = others.iter().find(|other| other.you == Some(player.seat));
            let own = own.and_then(|other| other.players.get(usize::from(player.seat)));
            page.write_player(view, own.unwrap_or(player));
        }
        page.write_now(view);
    }
    page.out
}

/// Texts one after another, with commas and without an *and*; none if there are none.
fn series(parts: impl IntoIterator<Item = Text<Thing>>) -> Option<Text<Thing>> {
    parts.into_iter().reduce(|list, next| Text::new("list-next").text("list", list).text("next", next))
}

/// Cards, listed.
fn cards_listed(cards: &[Card]) -> Argument<Thing> {
    Argument::List(cards.iter().map(|card| Argument::Thing(Thing::Card(*card))).collect())
}

/// The phase, with the step of the villain phase.
fn phase_text(phase: PhaseView) -> Text<Thing> {
    Text::of(
        "phase",
        match phase {
            PhaseView::Setup => "setup",
            PhaseView::Player => "player",
            PhaseView::Villain(VillainStep::Threat) => "villain-threat",
            PhaseView::Villain(VillainStep::Activations) => "villain-activations",
            PhaseView::Villain(VillainStep::Deal) => "villain-deal",
            PhaseView::Villain(VillainStep::Reveal) => "villain-reveal",
            PhaseView::Villain(VillainStep::End) => "villain-end",
        },
    )
}

fn hero_name(view: &View, seat: u8) -> Text<Thing> {
    match view.players.get(usize::from(seat)) {
        Some(player) => Text::of("hero", player.hero.slug()),
        None => Text::new("nobody"),
    }
}

/// A discard pile: how many, and what lies on top.
fn pile(cards: &[Card]) -> Text<Thing> {
    match cards {
        [] => Text::new("board-pile-empty"),
        [.., top] => Text::new("board-pile").count("n", cards.len()).text("card", card_text(*top)),
    }
}

/// A card in hand on one line.
fn hand_text(card: Card) -> Text<Thing> {
    let def = card.def();
    let kind = Text::of("kind", def.kind.slug());
    let cost = (def.kind != Kind::Resource).then(|| Text::new("board-cost").number("n", def.cost));
    let icons = Text::new("board-resources").with("icons", names::icons(def.icons));
    let facts = [Some(kind), cost, Some(icons)].into_iter().flatten();
    let text = match names::does(card) {
        Some(does) => Text::new("board-hand-text").text("text", does),
        None => Text::new("board-hand"),
    };
    let text = text.text("card", card_text(card));
    match series(facts) {
        Some(facts) => text.text("facts", facts),
        None => text,
    }
}

/// What happens, and what is to come of it.
fn happening_line(it: &HappeningView) -> Text<Thing> {
    let mut text = it.text.clone();
    if it.stopped {
        text = Text::new("board-stopped").text("now", text);
    }
    match series(it.to_come.iter().cloned()) {
        Some(steps) => Text::new("board-to-come").text("now", text).text("steps", steps),
        None => text,
    }
}

fn activation_line(view: &View, activation: &ActivationView) -> Option<Text<Thing>> {
    let power = if activation.attack { "board-atk" } else { "board-sch" };
    let mut parts = vec![
        Text::new("board-against").text("who", hero_name(view, activation.player)),
        Text::new(power).number("n", activation.power).number("icons", activation.icons),
    ];
    if activation.boosts > 0 {
        parts.push(Text::new("board-boosts").count("n", activation.boosts));
    }
    if let Some(card) = activation.flipped {
        parts.push(Text::new("board-flipped").text("card", card_text(card)));
    }
    if activation.attack {
        let defended = activation.defender.is_some();
        parts.push(Text::new(if defended { "board-defended" } else { "board-undefended" }));
    }
    if activation.overkill {
        parts.push(Text::new("board-overkill"));
    }
    series(parts)
}

/// The board while it is written.
struct Page<'a> {
    out: String,
    language: &'a dyn Language,
}

impl Page<'_> {
    /// Writes a text after a label and breaks lines between words.
    fn line(&mut self, label: &str, text: &Text<Thing>) {
        // Writing to a string does not fail.
        let _ = kit::write_wrapped(&mut self.out, label, &text.render(self.language), WIDTH);
    }

    /// Writes a text after what it is about.
    fn titled(&mut self, indent: &str, title: &str, text: &Text<Thing>) {
        self.line(&format!("{indent}{title} "), text);
    }

    /// What a card in play does.
    fn write_does(&mut self, piece: &PieceView) {
        if let Some(does) = piece.card.and_then(names::does) {
            self.line("    ", &does);
        }
    }

    fn write_header(&mut self, view: &View) {
        let mode = match view.mode {
            Mode::Standard => "standard",
            Mode::Expert => "expert",
        };
        let heroic = (view.heroic > 0).then(|| Text::new("board-heroic").number("n", view.heroic));
        let turn = |active| Text::new("board-turn").text("who", hero_name(view, active));
        let mut head = Text::new("board-head")
            .text("scenario", Text::of("scenario", view.scenario.slug()))
            .number("round", view.round);
        if let Some(mode) = series([Some(Text::of("mode", mode)), heroic].into_iter().flatten()) {
            head = head.text("mode", mode);
        }
        if let Some(phase) =
            series([Some(phase_text(view.phase)), view.active.map(turn)].into_iter().flatten())
        {
            head = head.text("phase", phase);
        }
        if view.players.len() > 1 {
            head = Text::new("board-head-first").text("head", head).text("who", hero_name(view, view.first));
        }
        self.line("", &head);
    }

    fn write_villain(&mut self, view: &View) {
        let language = self.language;
        if let Some(villain) = &view.villain {
            let mut text = piece_text(view, villain);
            if !view.stages.is_empty() {
                text =
                    Text::new("board-then").text("villain", text).with("stages", cards_listed(&view.stages));
            }
            self.titled("", &language.say("board-villain"), &text);
            self.write_does(villain);
        }
        if let Some(main) = &view.main_scheme {
            let tokens = view.acceleration_tokens;
            let text = match tokens {
                0 => Text::new("board-scheme-grows"),
                _ => Text::new("board-scheme-grows-tokens").number("tokens", tokens),
            };
            let text =
                text.text("scheme", piece_text(view, main)).number("n", main.acceleration.unwrap_or(0));
            self.titled("", &language.say("board-main-scheme"), &text);
            self.write_does(main);
        }
        for scheme in &view.side_schemes {
            let icons = scheme.card.map(scheme_icons).unwrap_or_default();
            let parts = std::iter::once(piece_text(view, scheme)).chain(icons);
            if let Some(text) = series(parts) {
                self.titled("", &language.say("board-side-scheme"), &text);
            }
            self.write_does(scheme);
        }
        for piece in &view.environments {
            self.titled("", &language.say("board-environment"), &piece_text(view, piece));
            self.write_does(piece);
        }
        for piece in view.attachments.iter().filter(|piece| piece.kind == Kind::Attachment) {
            self.titled("", &language.say("board-attachment"), &piece_text(view, piece));
            self.write_does(piece);
        }
        let piles = Text::new("board-encounter-piles");
        let mut text = piles.count("n", view.encounter_deck).text("pile", pile(&view.encounter_discard));
        if !view.removed.is_empty() {
            text = Text::new("board-removed").text("piles", text).with("cards", cards_listed(&view.removed));
        }
        self.titled("", &language.say("board-encounter-cards"), &text);
    }

    fn write_player(&mut self, view: &View, player: &PlayerView) {
        let language = self.language;
        let marks = [
            (view.you == Some(player.seat)).then_some("you"),
            (view.active == Some(player.seat)).then_some("active"),
            (view.first == player.seat && view.players.len() > 1).then_some("first"),
            player.out.then_some("eliminated"),
        ];
        let marks = series(marks.into_iter().flatten().map(|mark| Text::of("mark", mark)));
        let text = match marks {
            Some(marks) => Text::new("board-player-marked").text("marks", marks),
            None => Text::new("board-player"),
        };
        let hero = Text::of("hero", player.hero.slug());
        self.line("", &text.number("n", player.seat + 1).text("hero", hero));
        if player.out {
            return;
        }
        if let Some(identity) = &player.identity {
            let form = Text::of("board-form", player.form.slug());
            let changed = player.changed_form.then(|| Text::new("board-form-changed"));
            if let Some(form) = series([Some(form), changed].into_iter().flatten()) {
                let text = Text::new("board-identity").text("piece", piece_text(view, identity));
                self.line("    ", &text.text("form", form));
            }
            self.write_does(identity);
        }
        for (title, pieces) in [
            (language.say("board-ally"), &player.allies),
            (language.say("board-upgrade"), &player.upgrades),
            (language.say("board-support"), &player.supports),
            (language.say("board-minion"), &player.minions),
        ] {
            for piece in pieces {
                let mut text = piece_text(view, piece);
                if let Some(host) = host_name(view, piece) {
                    text = Text::new("board-on").text("piece", text).text("host", host.clone());
                }
                if let Some(does) = piece.card.and_then(names::does) {
                    text = Text::new("board-does").text("piece", text).text("text", does);
                }
                self.titled("    ", &title, &text);
            }
        }
        self.write_cards(player);
    }

    /// A player's hand and piles.
    fn write_cards(&mut self, player: &PlayerView) {
        let language = self.language;
        let hand =
            Text::new("board-hand-size").count("n", player.hand_count).number("size", player.hand_size);
        let piles = Text::new("board-piles").count("n", player.deck).text("pile", pile(&player.discard));
        let mut parts = vec![hand, piles];
        if player.dealt > 0 {
            parts.push(Text::new("board-dealt").count("n", player.dealt));
        }
        if player.under > 0 {
            parts.push(Text::new("board-under").count("n", player.under));
        }
        if player.discount > 0 {
            parts.push(Text::new("board-discount").number("n", player.discount));
        }
        if let Some(text) = series(parts) {
            self.titled("    ", &language.say("board-cards"), &text);
        }
        if let Some(cards) = player.under_cards.as_ref().filter(|cards| !cards.is_empty()) {
            let text = Text::new("board-list").with("cards", cards_listed(cards));
            self.titled("    ", &language.say("board-under-scheme"), &text);
        }
        for card in player.hand.iter().flatten() {
            self.line("      - ", &hand_text(*card));
        }
    }

    /// What is happening now.
    fn write_now(&mut self, view: &View) {
        let language = self.language;
        for (n, it) in view.stack.iter().enumerate() {
            let title = if n == 0 { language.say("board-now") } else { language.say("board-within") };
            self.titled(&"  ".repeat(n), &title, &happening_line(it));
        }
        if let Some(text) = view.activation.as_ref().and_then(|activation| activation_line(view, activation))
        {
            self.titled("", &language.say("board-activation"), &text);
        }
        if let Some(payment) = &view.payment {
            let text = match payment.card {
                Some(card) => Text::new("board-paid-card").text("card", card_text(card)),
                None => Text::new("board-paid-cost"),
            };
            let text = text.number("got", payment.got.total()).number("total", payment.total);
            self.titled("", &language.say("board-payment"), &text.with("icons", names::icons(payment.got)));
        }
        let looked = view.looked_cards.as_deref().unwrap_or_default();
        let looked = (language.say("board-looked"), looked);
        for (title, cards) in [looked, (language.say("board-resolving"), &view.resolving)] {
            if !cards.is_empty() {
                let text = Text::new("board-list").with("cards", cards_listed(cards));
                self.titled("", &title, &text);
            }
        }
        for lasting in &view.lasting {
            self.titled("", &language.say("board-lasting"), lasting);
        }
        if let Some(ending) = view.ended {
            self.line("", &ending.told());
        }
    }
}
