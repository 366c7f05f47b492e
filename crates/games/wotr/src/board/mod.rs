//! The table in words, for a terminal of some 100 columns.

mod about;
mod areas;

pub(crate) use about::about;

use crate::figures::Place;
use crate::ids::{Card, Character, Deck, Icon, Side};
use crate::seats::SeatName;
use crate::state::State;
use crate::text::{capital, count, guide_words, listed};
use crate::view::{BattleView, FiguresView, RegionView, SeatView, SideView, TileCount, View};
use areas::Area;
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
    write_fellowship(out, view)?;
    for side in &view.sides {
        write_dice(out, side)?;
    }
    write_politics(out, view)?;
    write_tiles(out, view)?;
    write_armies(out, view)?;
    write_pieces(out, "Reinforcements: ", &view.reinforcements)?;
    write_pieces(out, "Out of the game: ", &view.casualties)?;
    if let Some(battle) = &view.battle {
        write_battle(out, battle)?;
    }
    if let Some(hunt) = &view.hunt {
        let dice: Vec<String> = hunt.dice.iter().map(u8::to_string).collect();
        let mut text = format!("dice {}, successes {}", dice.join(" "), hunt.successes);
        if let Some(tile) = hunt.tile {
            write!(text, ", tile {}, damage {}", tile.name(), hunt.damage)?;
        }
        write_wrapped(out, "Hunt: ", &text)?;
    }
    if let Some(group) = &view.group {
        let place = group.region.map_or("on the way".to_owned(), |region| format!("in {}", region.name()));
        write_wrapped(out, &format!("Chosen {place}: "), &figures(&group.figures))?;
    }
    write_cards(out, view)?;
    for (n, seat) in view.seats.iter().enumerate() {
        // Another seat of the same person shows its own cards.
        let own = others.iter().find(|other| other.you == Some(seat.seat));
        write_seat(out, view, own.and_then(|other| other.seats.get(n)).unwrap_or(seat))?;
    }
    Ok(())
}

fn write_header(out: &mut String, view: &View) -> Result {
    let points = |side: Side| view.side(side).map_or(0, |side| side.points);
    let mut text = format!(
        "victory points: Free Peoples {} (of 4), Shadow {} (of 10)",
        points(Side::FreePeoples),
        points(Side::Shadow)
    );
    if let Some(phase) = view.phase {
        write!(text, "   {}", phase.name())?;
    }
    if let Some(acting) = view.acting {
        write!(text, ": {}", acting.name())?;
    }
    write_wrapped(out, &format!("Turn {}   ", view.turn), &text)
}

fn write_fellowship(out: &mut String, view: &View) -> Result {
    let fellowship = &view.fellowship;
    let place = match fellowship.mordor {
        Some(step) => format!("step {step} of 5 of the Mordor Track"),
        None => format!("{}, progress {}", fellowship.region.name(), fellowship.progress),
    };
    let state = if fellowship.hidden { "Hidden" } else { "Revealed" };
    let text = format!(
        "{place}, {state}, corruption {} (of 12), guide {}",
        fellowship.corruption,
        guide_words(fellowship.guide)
    );
    write_wrapped(out, "Fellowship: ", &text)?;
    if !fellowship.companions.is_empty() {
        write_wrapped(out, "  Companions: ", &names(&fellowship.companions))?;
    }
    if !view.aside.is_empty() {
        write_wrapped(out, "  not in play yet: ", &names(&view.aside))?;
    }
    Ok(())
}

fn names(characters: &[Character]) -> String {
    characters.iter().map(|one| one.name()).collect::<Vec<_>>().join(", ")
}

fn write_dice(out: &mut String, side: &SideView) -> Result {
    let faces: Vec<String> =
        side.unused.iter().map(|one| format!("{} {}", one.count, one.face.name())).collect();
    let faces = if faces.is_empty() { "none".to_owned() } else { faces.join(", ") };
    let mut parts = vec![format!("used {}", side.used), format!("Hunt Box {}", side.hunt_box)];
    if side.to_roll > 0 {
        parts.push(format!("to roll {}", side.to_roll));
    }
    let ring_used = if side.ring_used { " (one used this turn)" } else { "" };
    parts.push(format!("Elven Rings {}{ring_used}", side.rings));
    let text = format!("{faces}; {}", parts.join(", "));
    write_wrapped(out, &format!("Dice of {}: ", side.side.name()), &text)
}

fn write_politics(out: &mut String, view: &View) -> Result {
    let nation = |one: &crate::view::NationView| {
        let steps = match one.steps {
            0 => "At War".to_owned(),
            n => format!("{n} to war"),
        };
        let passive = if one.active { "" } else { ", passive" };
        format!("{} ({steps}{passive})", capital(one.nation.name()))
    };
    let all: Vec<String> = view.politics.iter().map(nation).collect();
    write_wrapped(out, "Politics: ", &all.join("; "))
}

fn tiles(counts: &[TileCount]) -> String {
    let one = |one: &TileCount| match one.count {
        1 => one.tile.name().to_owned(),
        n => format!("{} ×{n}", one.tile.name()),
    };
    counts.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn write_tiles(out: &mut String, view: &View) -> Result {
    let piles = [
        ("Hunt Pool: ", &view.tiles.pool),
        ("  drawn: ", &view.tiles.drawn),
        ("  removed: ", &view.tiles.removed),
        ("  waiting for Mordor: ", &view.tiles.waiting),
    ];
    for (label, pile) in piles {
        if !pile.is_empty() {
            write_wrapped(out, label, &tiles(pile))?;
        }
    }
    Ok(())
}

/// Figures in short: Nation, Regulars, Elites, Leaders.
fn figures(figures: &FiguresView) -> String {
    let mut parts = Vec::new();
    for one in &figures.nations {
        let mut text = one.nation.adjective().to_owned();
        for (n, letter) in [(one.regulars, 'R'), (one.elites, 'E'), (one.leaders, 'L')] {
            if n > 0 {
                let _ = write!(text, " {n}{letter}");
            }
        }
        parts.push(text);
    }
    if figures.nazgul > 0 {
        parts.push(format!("{} Nazgûl", figures.nazgul));
    }
    parts.extend(figures.characters.iter().map(|one| capital(one.name())));
    if parts.is_empty() { "nobody".to_owned() } else { parts.join(", ") }
}

fn write_pieces(out: &mut String, label: &str, pieces: &FiguresView) -> Result {
    if pieces.is_empty() {
        return Ok(());
    }
    write_wrapped(out, label, &figures(pieces))
}

/// What is in a region.
fn region_words(region: &RegionView) -> String {
    let mut parts = Vec::new();
    if region.captured
        && let Some(side) = region.control
    {
        parts.push(format!("held by {}", side.name()));
    }
    for one in [&region.free_peoples, &region.shadow] {
        if !one.is_empty() {
            parts.push(figures(one));
        }
    }
    if !region.inside.is_empty() {
        parts.push(format!("besieged inside: {}", figures(&region.inside)));
    }
    parts.join("; ")
}

fn write_armies(out: &mut String, view: &View) -> Result {
    for area in Area::ALL {
        let here: Vec<&RegionView> =
            view.regions.iter().filter(|region| Area::of(region.region) == area).collect();
        if here.is_empty() {
            continue;
        }
        writeln!(out, "{}", area.name())?;
        for region in here {
            write_wrapped(out, &format!("  {}: ", region.region.name()), &region_words(region))?;
        }
    }
    Ok(())
}

fn place_words(place: Place) -> String {
    State::place_words(place)
}

fn write_battle(out: &mut String, battle: &BattleView) -> Result {
    let (from, at) = (place_words(battle.from), place_words(battle.at));
    let text = format!("{} of {} against those in {at}", capital(battle.attacker.name()), from);
    write_wrapped(out, "Battle: ", &text)?;
    if !battle.rearguard.is_empty() {
        write_wrapped(out, "  rearguard: ", &figures(&battle.rearguard))?;
    }
    if battle.round > 0 {
        let [free, shadow] = battle.hits;
        writeln!(out, "  round {}; hits: Free Peoples {free}, Shadow {shadow}", battle.round)?;
    }
    if let Some(thrown) = battle.thrown.as_ref().filter(|thrown| !thrown.dice.is_empty()) {
        let dice: Vec<String> = thrown.dice.iter().map(u8::to_string).collect();
        writeln!(out, "  dice of {}: {}", thrown.side.name(), dice.join(" "))?;
    }
    for one in &battle.cards {
        let cancelled = if one.cancelled { " (cancelled)" } else { "" };
        let label = format!("  Combat card of {}{cancelled}: ", one.side.name());
        let back = crate::text::back(one.deck).to_owned();
        write_wrapped(out, &label, &one.card.map_or(back, combat_part))?;
    }
    Ok(())
}

fn write_cards(out: &mut String, view: &View) -> Result {
    if let Some(card) = view.resolving {
        writeln!(out, "Being resolved: {}", card.name())?;
    }
    for one in &view.table {
        let label = format!("On the table ({}): ", one.owner.name());
        write_wrapped(out, &label, &event_part(one.card))?;
    }
    let deck = |deck: &crate::view::DeckView| {
        let kind = if deck.deck.is_character() { "Character" } else { "Strategy" };
        format!("{kind} {} (discarded {})", deck.count, deck.discarded)
    };
    for side in Side::ALL {
        let decks = view.decks.iter().filter(|one| one.deck.side() == side);
        let all: Vec<String> = decks.map(deck).collect();
        writeln!(out, "Decks of {}: {}", side.name(), all.join(", "))?;
    }
    Ok(())
}

fn write_seat(out: &mut String, view: &View, seat: &SeatView) -> Result {
    let marks = [
        (view.you == Some(seat.seat)).then_some("you"),
        (view.acting == Some(seat.seat)).then_some("acts"),
        (seat.leading && view.seats.len() > 2).then_some("leads"),
    ];
    let marks: Vec<&str> = marks.into_iter().flatten().collect();
    let marks = if marks.is_empty() { String::new() } else { format!(" [{}]", marks.join(", ")) };
    let name: &SeatName = &seat.seat;
    writeln!(
        out,
        "{}{marks}: hand {} of {} ({} Character, {} Strategy)",
        capital(name.name()),
        seat.character_cards + seat.strategy_cards,
        seat.hand_limit,
        seat.character_cards,
        seat.strategy_cards
    )?;
    for card in seat.hand.iter().flatten() {
        write_wrapped(out, "    ", &event_part(*card))?;
        write_wrapped(out, "        ", &combat_part(*card))?;
    }
    if let Some(card) = view.offer.filter(|_| view.you == Some(seat.seat)) {
        writeln!(out, "    offered to the partner: {}", card.name())?;
    }
    Ok(())
}

/// The event part of a card.
fn event_part(card: Card) -> String {
    let def = card.def();
    let icon = match def.icon {
        Icon::Character => "Character",
        Icon::Army => "Army",
        Icon::Muster => "Muster",
    };
    let stays = if def.stays { ", on the table" } else { "" };
    let mut text = format!("{} ({icon}{stays})", def.name);
    if !def.condition.is_empty() {
        let _ = write!(text, " If: {}", def.condition);
    }
    let _ = write!(text, " {}", def.text);
    if !def.discard.is_empty() {
        let _ = write!(text, " Discarded: {}", def.discard);
    }
    text
}

/// The combat part of a card.
fn combat_part(card: Card) -> String {
    let def = card.combat().def();
    let windows: Vec<String> = def.initiative.iter().map(u8::to_string).collect();
    let mut text = format!("in battle: {} (initiative {})", def.title, windows.join(", "));
    if !def.condition.is_empty() {
        let _ = write!(text, " If: {}", def.condition);
    }
    if !def.cost.is_empty() {
        let _ = write!(text, " Cost: {}", def.cost);
    }
    let _ = write!(text, " {}", def.text);
    text
}

/// Writes words after a label and breaks lines between them.
fn write_wrapped(out: &mut String, label: &str, text: &str) -> Result {
    kit::write_wrapped(out, label, text, WIDTH)
}

/// A number of cards in words.
fn cards(n: usize) -> String {
    count(u8::try_from(n).unwrap_or(u8::MAX), "card")
}

/// Cards by name.
fn card_names(cards: impl Iterator<Item = Card>) -> String {
    let names: Vec<String> = cards.map(|card| card.name().to_owned()).collect();
    if names.is_empty() { "nothing".to_owned() } else { listed(&names, "and") }
}

/// The side and kind of a deck.
fn deck_name(deck: Deck) -> String {
    capital(crate::text::deck_words(deck))
}
