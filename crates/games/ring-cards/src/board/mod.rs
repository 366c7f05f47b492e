//! The table in words, for a terminal of some 100 columns.

mod about;

pub(crate) use about::about;

use crate::action::Place;
use crate::game::Thing;
use crate::ids::{Card, Side};
use crate::text::names;
use crate::view::{CardInPlay, CombatView, LocationView, ScoreView, SeatView, View};
use about::{describe, factions_of, icons, in_a_row};
use kernel::{Language, Text};

/// How wide a line may be.
const WIDTH: usize = 100;

/// The table in words, from the views of one onlooker.
pub(crate) fn board(views: &[View], language: &dyn Language) -> String {
    let mut page = Page { out: String::new(), language };
    if let Some((view, others)) = views.split_first() {
        write_board(&mut page, view, others);
    }
    page.out
}

/// Lines in a language.
struct Page<'a> {
    out: String,
    language: &'a dyn Language,
}

impl Page<'_> {
    /// Writes a text so far from the margin, and breaks it between words where it is too wide.
    fn write(&mut self, margin: &str, text: &Text<Thing>) {
        // Writing to a string does not fail.
        let _ = kit::write_wrapped(&mut self.out, margin, &text.render(self.language), WIDTH);
    }
}

fn write_board(page: &mut Page, view: &View, others: &[View]) {
    let head = Text::new("board-round")
        .number("n", view.round)
        .number("free", view.free.score)
        .number("shadow", view.shadow.score)
        .number("corruption", view.corruption)
        .seat("who", view.starting.slug());
    page.write("", &head);
    for location in &view.locations {
        write_location(page, location);
    }
    if let Some(combat) = &view.combat {
        write_combat(page, view, combat);
    }
    if view.red_arrow {
        page.write("", &Text::new("board-red-arrow"));
    }
    if view.three_hunters {
        page.write("", &Text::new("board-three-hunters"));
    }
    for (n, seat) in view.seats.iter().enumerate() {
        // Another seat of the same person shows its own cards.
        let own =
            others.iter().find(|other| other.you == Some(seat.seat)).and_then(|other| other.seats.get(n));
        write_seat(page, view, own.unwrap_or(seat));
    }
    write_area(page, Side::FreePeoples, &view.free);
    write_area(page, Side::Shadow, &view.shadow);
}

fn write_seat(page: &mut Page, view: &View, seat: &SeatView) {
    let marks = [
        (view.you == Some(seat.seat)).then(|| Text::new("board-you")),
        (view.on_turn == Some(seat.seat)).then(|| Text::new("board-on-turn")),
        seat.passed.then(|| Text::new("board-passed")),
        seat.ring.map(|unused| match unused {
            true => Text::new("board-ring-unused"),
            false => Text::new("board-ring-used"),
        }),
    ];
    let head = match in_a_row(marks.into_iter().flatten()) {
        Some(marks) => Text::new("board-seat-marked").text("marks", marks),
        None => Text::new("board-seat"),
    };
    let head = head
        .seat("who", seat.seat.slug())
        .count("hand", seat.hand.count)
        .number("limit", seat.carryover_limit)
        .count("deck", seat.draw_deck)
        .count("cycle", seat.cycle.count)
        .count("eliminated", seat.eliminated.count);
    page.write("", &head);
    if let Some(cards) = in_play(&seat.reserve) {
        page.write("  ", &Text::new("board-reserve").text("cards", cards));
    }
    if let Some(top) = seat.top {
        page.write("  ", &Text::new("board-top").text("card", describe(top)));
    }
    for (head, pile) in [(Text::new("board-hand"), &seat.hand), (Text::new("board-aside"), &seat.aside)] {
        if let Some(cards) = pile.cards.as_deref().filter(|cards| !cards.is_empty()) {
            page.write("  ", &head);
            for card in cards {
                page.write("    ", &describe(*card));
            }
        }
    }
}

/// The name of an active location.
fn name(location: &LocationView) -> Text<Thing> {
    match location.place {
        Place::Path => Text::of("path", location.id),
        Place::Battleground(ground) => names::battleground(ground),
    }
}

fn write_location(page: &mut Page, location: &LocationView) {
    let head = match (location.place, location.number) {
        (Place::Path, number) => {
            Text::new("board-path").text("path", name(location)).number("n", number.unwrap_or(0))
        }
        (Place::Battleground(_), _) => {
            Text::of("board-battleground", location.defender.slug()).text("ground", name(location))
        }
    };
    let head = head
        .number("defence", location.defence)
        .number("attacks", location.attack_tokens)
        .number("defences", location.defence_tokens)
        .number("worth", location.points);
    page.write("", &head);
    let text = match location.place {
        Place::Path => Text::of("path", location.id).part("text"),
        Place::Battleground(ground) => {
            page.write("  ", &factions_of(ground));
            names::battleground_text(ground)
        }
    };
    page.write("  ", &Text::new("board-text").text("text", text));
    for side in [location.defender.enemy(), location.defender] {
        let cards = location.cards.iter().filter(|card| card.card.side() == side);
        if let Some(cards) = in_play(cards) {
            let role = match side == location.defender {
                true => Text::new("board-defending"),
                false => Text::new("board-attacking"),
            };
            page.write("  ", &role.text("cards", cards));
        }
    }
    if !location.cards.is_empty() || location.attack_tokens > 0 {
        let totals = match location.place {
            Place::Path => Text::new("board-totals"),
            Place::Battleground(_) => Text::new("board-totals-unsettled"),
        };
        let (attack, defence) = (location.attack_total, location.defence_total);
        page.write("  ", &totals.number("attack", attack).number("defence", defence));
    }
}

fn write_combat(page: &mut Page, view: &View, combat: &CombatView) {
    // Combats are at active locations.
    let Some(location) = view.locations.iter().find(|location| location.place == combat.place) else {
        return;
    };
    let head = if combat.counted {
        Text::new("board-combat")
            .number("attack", combat.attack)
            .number("rest", combat.rest)
            .number("cancelled", combat.cancelled)
    } else {
        Text::new("board-combat-support")
    };
    page.write("", &head.text("place", name(location)));
    for (army, character) in &combat.support {
        let supports = Text::new("board-supports");
        page.write("  ", &supports.text("army", names::card(*army)).text("card", names::card(*character)));
    }
}

fn write_area(page: &mut Page, side: Side, area: &ScoreView) {
    let worth = |name: Text<Thing>, n: u8| Text::new("board-worth").text("place", name).number("n", n);
    let grounds =
        area.battlegrounds.iter().map(|ground| worth(names::battleground(*ground), ground.def().points));
    let paths = area.paths.iter().map(|path| match side {
        Side::FreePeoples => worth(names::path(*path), path.def().points),
        Side::Shadow => Text::new("board-face-down").text("place", names::path(*path)),
    });
    if let Some(places) = in_a_row(grounds.chain(paths)) {
        page.write("", &Text::of("board-scored", side.slug()).text("places", places));
    }
}

/// Cards in play, one after another; none if there are none.
fn in_play<'a>(cards: impl IntoIterator<Item = &'a CardInPlay>) -> Option<Text<Thing>> {
    let next = |list, next| Text::new("board-cards-next").text("list", list).text("next", next);
    cards.into_iter().map(one_in_play).reduce(next)
}

/// A card in play: with its icons while it is in reserve, and with what it counts at a location.
fn one_in_play(card: &CardInPlay) -> Text<Thing> {
    let name = |name: Card| match (card.counts, icons(name)) {
        (None, Some(icons)) => Text::new("board-icons").text("card", names::card(name)).text("icons", icons),
        (None, None) | (Some(_), _) => names::card(name),
    };
    let with = |text, item: &Card| Text::new("board-with").text("card", text).text("item", name(*item));
    let mut text = card.items.iter().fold(name(card.card), with);
    if let Some(counts) = card.counts {
        text = Text::new("board-counts")
            .text("card", text)
            .number("n", counts)
            .number("more", card.if_supported);
    }
    if card.fresh {
        text = Text::new("board-fresh").text("card", text);
    }
    if card.tokens > 0 {
        text = Text::new("board-tokens").text("card", text).number("n", card.tokens);
    }
    text
}
