//! All that an onlooker may know about one thing.

use crate::figures::{Figure, Spot};
use crate::game::Thing;
use crate::ids::{
    Area, Card, Character, Deck, Face, FateCard, Maneuver, Pile, Territory, Tile, TokenFace, Unit,
};
use crate::state::State;
use crate::text::abilities::{Reference, reference};
use crate::text::{Said, parts, title};
use crate::view::View;
use armies::Border;
use kernel::{Argument, Seat, Text};

/// All that an onlooker may know about a thing.
pub(crate) fn about(state: &State, thing: Thing, onlooker: Option<Seat>) -> Vec<Said> {
    match thing {
        Thing::Area(area) => about_area(state, area, onlooker),
        Thing::Territory(territory) => about_territory(state, territory, onlooker),
        Thing::Card(card) => about_card(card),
        Thing::FateCard(card) => about_fate_card(card),
        Thing::Maneuver(card) => about_maneuver(card),
        Thing::Character(character) | Thing::Figure(Figure::Character(character)) => {
            about_character(state, character)
        }
        Thing::Unit(unit) | Thing::Figure(Figure::Unit(unit)) => about_unit(state, unit),
        Thing::Figure(Figure::Leadership) => vec![Text::new("about-leadership")],
        Thing::Die(face) => about_die(face),
        Thing::Deck(deck) => about_deck(state, deck, onlooker),
        Thing::Pile(pile) => about_pile(state, pile, onlooker),
        Thing::Token(face) => about_token(state, face),
        Thing::Tile(tile) => about_tile(state, tile),
        Thing::FateTrack => about_track(state),
        Thing::Eagles => vec![
            Text::new("about-eagles").number("n", state.eyrie).number("supply", state.eagle_supply()),
            Text::new("reference-eagles").part("ability"),
        ],
        Thing::Bats => vec![
            Text::new("about-bats").number("n", state.n_bats()),
            Text::new("reference-bats").part("ability"),
        ],
        Thing::Pass => vec![Text::new("about-pass")],
    }
}

/// A title with a card's words, in one paragraph.
fn in_a_row(first: Said, others: impl IntoIterator<Item = Said>) -> Said {
    let next = |list: Said, next: Said| Text::new("board-sentences").text("list", list).text("next", next);
    others.into_iter().fold(first, next)
}

/// A card with what it does as an action, in one paragraph.
pub(super) fn card_line(card: Card) -> Said {
    in_a_row(card_title(card), card_words(card))
}

/// The combat effect of an Event card, in one paragraph.
pub(super) fn combat_line(card: Card) -> Option<Said> {
    let combat = card.combat()?;
    let title = Text::new("about-combat").text("title", Text::of("combat", combat.slug()));
    Some(in_a_row(title, combat_words(card)))
}

/// The name of a card with its type.
fn card_title(card: Card) -> Said {
    let name = match card.order() {
        Some(order) => Text::of("event", order.slug()),
        None => Text::of("card", card.slug()),
    };
    let kind = Text::of("kind", card.kind().slug());
    Text::new("about-card").text("title", name).text("kind", kind)
}

/// What a card does as an action.
fn card_words(card: Card) -> Vec<Said> {
    let printed = || match card.order() {
        Some(order) => Text::of("event", order.slug()),
        None => Text::of("card", card.slug()),
    };
    let condition = card
        .has_condition()
        .then(|| Text::new("about-condition").text("condition", printed().part("condition")));
    let discard = card.stays().then(|| Text::new("about-discard").text("when", printed().part("discard")));
    condition.into_iter().chain([printed().part("text")]).chain(discard).collect()
}

/// What the combat effect of an Event card does.
fn combat_words(card: Card) -> Vec<Said> {
    let Some(combat) = card.combat() else { return Vec::new() };
    let printed = || Text::of("combat", combat.slug());
    let condition = combat
        .has_condition()
        .then(|| Text::new("about-condition").text("condition", printed().part("condition")));
    condition.into_iter().chain([printed().part("text")]).collect()
}

fn about_card(card: Card) -> Vec<Said> {
    let deck = Text::new("about-of-deck").text("deck", title(Thing::Deck(card.deck())));
    let combat = card
        .combat()
        .map(|combat| Text::new("about-combat").text("title", Text::of("combat", combat.slug())));
    let first = [card_title(card), deck].into_iter().chain(card_words(card));
    first.chain(combat).chain(combat_words(card)).collect()
}

fn about_fate_card(card: FateCard) -> Vec<Said> {
    let printed = || Text::of("fate-card", card.slug());
    vec![Text::new("about-fate-card").text("title", printed()), printed().part("text")]
}

fn about_maneuver(card: Maneuver) -> Vec<Said> {
    let printed = || Text::of("maneuver", card.slug());
    vec![Text::new("about-maneuver").text("title", printed()), printed().part("text")]
}

fn about_area(state: &State, area: Area, onlooker: Option<Seat>) -> Vec<Said> {
    let mut lines = Vec::new();
    let name = parts::first_area(area);
    match (area.territory(), area.terrain()) {
        (Some(territory), Some(terrain)) => lines.push(
            Text::new("about-region")
                .with("area", name)
                .text("terrain", Text::of("terrain", terrain.slug()))
                .with("territory", parts::territory(territory)),
        ),
        _ if area.is_pass() => lines.push(Text::new("about-mountain-pass").with("area", name)),
        _ => lines.push(Text::new("about-mustering-point").with("area", name)),
    }
    if area.is_settlement() {
        lines.push(Text::new("about-settlement").number("n", area.points()));
    } else if area.is_controllable() {
        lines.push(Text::new("about-front-gate").number("n", area.points()));
    }
    if let Some(value) = area.fortification() {
        let text = Text::new("about-fortification").number("n", state.breaches[area]);
        lines.push(text.number("of", value));
    }
    if area.is_mustering_region() {
        lines.push(Text::new("about-mustering-region"));
    }
    if let Some(side) = state.controller(area) {
        lines.push(Text::new("about-control").with("side", parts::side(side)));
    }
    let view = View::of(state, onlooker);
    if let Some(here) = view.areas.iter().find(|here| here.area == area) {
        lines.push(Text::new("about-here").with("what", super::contents(here)));
    }
    lines.extend(borders(area));
    lines
}

/// Where one can go from an area.
fn borders(area: Area) -> Option<Said> {
    if let Some(exit) = area.exit() {
        return Some(Text::new("about-exit").with("area", parts::area(exit)));
    }
    let next = area.adjacent().iter().map(|to| {
        let border = match (crate::map::MAP.border(area, *to), crate::map::MAP.border(*to, area)) {
            (Some(Border::Ford), _) => "ford",
            (Some(Border::Slope), _) | (_, Some(Border::Slope)) => "slope",
            _ => "open",
        };
        let text = Text::new("about-border").with("area", parts::area(*to));
        match border {
            "open" => parts::area(*to),
            other => Argument::Text(text.text("border", Text::of("border", other))),
        }
    });
    Some(Text::new("about-borders").list("areas", next))
}

fn about_territory(state: &State, territory: Territory, onlooker: Option<Seat>) -> Vec<Said> {
    let view = View::of(state, onlooker);
    let first = super::territory_text(&view, territory);
    let here = view.areas.iter().filter(|here| here.area.territory() == Some(territory));
    [first].into_iter().chain(here.map(super::area_text)).collect()
}

fn about_character(state: &State, character: Character) -> Vec<Said> {
    let name = title(Thing::Character(character));
    let mut lines = vec![
        Text::new("about-character")
            .text("who", name)
            .with("side", parts::side(character.side()))
            .number("leadership", state.book.leadership[character])
            .number("movement", state.book.movement[character])
            .number("general", u8::from(character.is_general())),
    ];
    let Reference { certain, ours, pack } = reference(&state.book, character);
    lines.extend(certain);
    // Appendix A: what is ours is marked as such, and so is what a pack says.
    lines.extend(pack.map(|what| Text::new("about-pack").text("what", what)));
    lines.extend(ours.map(|what| Text::new("about-ours").text("what", what)));
    lines.push(match state.spots[character] {
        Spot::Aside => Text::new("about-aside").number("ready", u8::from(state.is_ready(character))),
        Spot::Track(step) => {
            Text::new("about-track").number("n", step).number("ready", u8::from(state.is_ready(character)))
        }
        Spot::At(area) => Text::new("about-at").with("area", parts::area(area)),
        Spot::OffBoard => Text::new("about-off-board"),
        Spot::Eyrie => Text::new("about-in-eyrie"),
        Spot::Over(territory) => Text::new("about-over").with("territory", parts::territory(territory)),
        Spot::Eliminated => Text::new("about-eliminated"),
    });
    match character {
        Character::Bilbo => lines.push(Text::new("board-rings").number("n", state.rings)),
        Character::Bolg => lines.push(Text::new("board-bodyguards").number("n", state.bodyguards)),
        Character::Beorn => lines.push(Text::new("board-wrath").number("n", state.wrath)),
        _ => {}
    }
    lines
}

fn about_unit(state: &State, unit: Unit) -> Vec<Said> {
    let terrains = unit.preferred(unit == Unit::GreatOrcs);
    let terrains = terrains.iter().map(|terrain| Argument::Text(Text::of("terrain", terrain.slug())));
    let prefers = match unit {
        Unit::GreatOrcs => Text::new("about-great-orcs"),
        _ => Text::new("about-prefers").list("terrains", terrains),
    };
    vec![
        Text::new("about-unit")
            .text("unit", Text::of("unit", unit.slug()))
            .number("strength", unit.strength())
            .number("n", state.in_supply(unit))
            .number("of", unit.figures()),
        prefers,
        Text::of("maneuver", Maneuver::of(unit).slug()),
        Text::of("maneuver", Maneuver::of(unit).slug()).part("text"),
    ]
}

fn about_die(face: Face) -> Vec<Said> {
    vec![Text::of("face", face.slug()), Text::of("about-face", face.slug())]
}

fn about_deck(state: &State, deck: Deck, onlooker: Option<Seat>) -> Vec<Said> {
    let view = View::of(state, onlooker);
    let Some(one) = view.decks.iter().find(|one| one.deck == deck) else { return Vec::new() };
    let first = Text::new("about-deck")
        .text("deck", title(Thing::Deck(deck)))
        .count("left", one.count)
        .count("gone", one.discarded);
    let known = (!one.known.is_empty())
        .then(|| Text::new("about-known").list("cards", one.known.iter().copied().map(parts::card)));
    [first].into_iter().chain(known).collect()
}

fn about_pile(state: &State, pile: Pile, onlooker: Option<Seat>) -> Vec<Said> {
    let view = View::of(state, onlooker);
    let piles = view.piles.iter().filter(|one| one.pile == pile);
    let counts = by_number(state, "R17").text("what", Text::new("about-token-counts"));
    piles.map(super::pile_text).chain([Text::new("about-pile"), counts]).collect()
}

/// Whose value a number of Appendix A has: ours or a pack's.
fn by_number(state: &State, number: &str) -> Said {
    let ours = state.book.says_ours(number, Character::Gandalf);
    if ours { Text::new("about-ours") } else { Text::new("about-pack") }
}

fn about_token(state: &State, face: TokenFace) -> Vec<Said> {
    let text = Text::new("about-token").thing("token", Thing::Token(face));
    let (left, all) = (state.faces.count(face), state.book.tokens.count(face));
    vec![text.number("n", left).number("of", all)]
}

fn about_tile(state: &State, tile: Tile) -> Vec<Said> {
    let text = Text::new("about-tile").with("tile", parts::tile(tile)).number("n", tile.value());
    let mut lines = vec![text.number("pool", state.pool.count(tile))];
    if tile.has_rune() {
        lines.push(Text::new("about-rune"));
    }
    if tile.is_special() {
        lines.push(Text::new("about-special-tile"));
    } else {
        lines.push(by_number(state, "R16").text("what", Text::new("about-tile-counts")));
    }
    lines
}

fn about_track(state: &State) -> Vec<Said> {
    let first = Text::new("about-fate-track").number("n", state.fate);
    let waits = |character: Character| match state.spots[character] {
        Spot::Track(step) => Some(
            Text::new("about-on-track")
                .with("who", parts::first_character(character))
                .number("n", step)
                .number("ready", u8::from(state.is_ready(character))),
        ),
        _ => None,
    };
    [first].into_iter().chain(Character::ALL.into_iter().filter_map(waits)).collect()
}

impl Card {
    /// Whether its words say what must hold to play it (rule 6.4).
    pub(crate) const fn has_condition(self) -> bool {
        matches!(
            self,
            Card::LuckyNumber
                | Card::ElfLords
                | Card::RingOfInvisibility
                | Card::GreatDread
                | Card::TheSwiftestWolfRiders
        )
    }
}

impl crate::ids::Combat {
    /// Whether its words say what must hold (rule 8.4.3).
    pub(crate) const fn has_condition(self) -> bool {
        matches!(self, crate::ids::Combat::CaptainOfWar)
    }
}

impl Character {
    /// Whether something of its reference card is certain; for the others all of it is ours (Appendix A).
    pub(crate) const fn has_certain_ability(self) -> bool {
        !matches!(self, Character::Bard | Character::Dain)
    }
}
