//! The table in words, for a terminal of some 100 columns.

mod about;

pub(crate) use about::about;

use crate::action::Place;
use crate::ids::{Battleground, Card, Side};
use crate::view::{CardInPlay, CombatView, LocationView, ScoreView, SeatView, View};
use about::{describe, factions, icons};
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
    writeln!(
        out,
        "Round {}   Free Peoples {} : {} Shadow   (corruption {})   starting player: {}",
        view.round,
        view.free.score,
        view.shadow.score,
        view.corruption,
        view.starting.name()
    )?;
    for location in &view.locations {
        write_location(out, location)?;
    }
    if let Some(combat) = &view.combat {
        write_combat(out, view, combat)?;
    }
    if view.red_arrow {
        writeln!(out, "This round every Dúnedain battleground admits Rohan cards (The Red Arrow).")?;
    }
    if view.three_hunters {
        writeln!(out, "This round The Three Hunters may go to any battleground.")?;
    }
    for (n, seat) in view.seats.iter().enumerate() {
        // Another seat of the same person shows its own cards.
        let own =
            others.iter().find(|other| other.you == Some(seat.seat)).and_then(|other| other.seats.get(n));
        write_seat(out, view, own.unwrap_or(seat))?;
    }
    write_area(out, Side::FreePeoples, &view.free)?;
    write_area(out, Side::Shadow, &view.shadow)
}

fn write_seat(out: &mut String, view: &View, seat: &SeatView) -> Result {
    let marks = [
        (view.you == Some(seat.seat)).then_some("you"),
        (view.on_turn == Some(seat.seat)).then_some("on turn"),
        seat.passed.then_some("passed"),
        seat.ring.map(|unused| if unused { "Ring token unused" } else { "Ring token used" }),
    ];
    let marks: Vec<&str> = marks.into_iter().flatten().collect();
    let marks = if marks.is_empty() { String::new() } else { format!(" [{}]", marks.join(", ")) };
    writeln!(
        out,
        "{}{marks}: hand {} (limit {}), draw deck {}, cycle pile {}, eliminated {}",
        seat.seat.name(),
        seat.hand.count,
        seat.carryover_limit,
        seat.draw_deck,
        seat.cycle.count,
        seat.eliminated.count
    )?;
    if !seat.reserve.is_empty() {
        write_wrapped(out, "  reserve: ", &list_in_play(&seat.reserve))?;
    }
    if let Some(top) = seat.top {
        write_wrapped(out, "  top of the draw deck: ", &describe(top))?;
    }
    for (name, pile) in [("hand", &seat.hand), ("drawn aside", &seat.aside)] {
        if let Some(cards) = pile.cards.as_deref().filter(|cards| !cards.is_empty()) {
            writeln!(out, "  {name}:")?;
            for card in cards {
                write_wrapped(out, "    ", &describe(*card))?;
            }
        }
    }
    Ok(())
}

fn write_location(out: &mut String, location: &LocationView) -> Result {
    let kind = match location.number {
        Some(number) => format!("Path {number}"),
        None => "Battleground".to_owned(),
    };
    let mut tokens = String::new();
    if location.attack_tokens > 0 {
        write!(tokens, ", attack tokens {}", location.attack_tokens)?;
    }
    if location.defence_tokens > 0 {
        write!(tokens, ", defence tokens {}", location.defence_tokens)?;
    }
    writeln!(
        out,
        "{kind}: {} (defence {}{tokens}; worth {}; defended by {})",
        location.name,
        location.defence,
        location.points,
        location.defender.name()
    )?;
    if let Place::Battleground(ground) = location.place {
        writeln!(out, "  {}", factions(ground))?;
    }
    write_wrapped(out, "  text: ", location.text)?;
    for side in [location.defender.enemy(), location.defender] {
        let cards: Vec<CardInPlay> =
            location.cards.iter().filter(|card| card.card.side() == side).cloned().collect();
        if !cards.is_empty() {
            let role = if side == location.defender { "defending" } else { "attacking" };
            write_wrapped(out, &format!("  {role}: "), &list_in_play(&cards))?;
        }
    }
    if !location.cards.is_empty() || location.attack_tokens > 0 {
        let (attack, defence) = (location.attack_total, location.defence_total);
        let support = if location.number.is_none() { ", before support is settled" } else { "" };
        writeln!(out, "  attack {attack} against defence {defence} in all{support}")?;
    }
    Ok(())
}

fn write_combat(out: &mut String, view: &View, combat: &CombatView) -> Result {
    let name = view.locations.iter().find(|location| location.place == combat.place);
    let name = name.map_or("the path", |location| location.name);
    if combat.counted {
        writeln!(
            out,
            "Combat at {name}: attack {}, left after the location {}, cancelled by losses {}",
            combat.attack, combat.rest, combat.cancelled
        )?;
    } else {
        writeln!(out, "Combat at {name}: support is being settled")?;
    }
    for (army, character) in &combat.support {
        writeln!(out, "  {} support {}", army.name(), character.name())?;
    }
    Ok(())
}

fn write_area(out: &mut String, side: Side, area: &ScoreView) -> Result {
    if area.battlegrounds.is_empty() && area.paths.is_empty() {
        return Ok(());
    }
    let ground = |ground: &Battleground| {
        let def = ground.def();
        format!("{} ({})", def.name, def.points)
    };
    let grounds = area.battlegrounds.iter().map(ground);
    let paths = area.paths.iter().map(|path| {
        let def = path.def();
        match side {
            Side::FreePeoples => format!("{} ({})", def.name, def.points),
            Side::Shadow => format!("{} (face down)", def.name),
        }
    });
    let all: Vec<String> = grounds.chain(paths).collect();
    let whose = match side {
        Side::FreePeoples => "Free Peoples",
        Side::Shadow => "Shadow",
    };
    write_wrapped(out, &format!("{whose} scoring area: "), &all.join(", "))
}

fn list_in_play(cards: &[CardInPlay]) -> String {
    let one = |card: &CardInPlay| {
        let mut text = match card.counts {
            None => with_icons(card.card),
            Some(_) => card.card.name().to_owned(),
        };
        for item in &card.items {
            text.push_str(" + ");
            text.push_str(&if card.counts.is_none() { with_icons(*item) } else { item.name().to_owned() });
        }
        if let Some(counts) = card.counts {
            text.push_str(&format!(" [counts {counts}"));
            if card.if_supported > 0 {
                text.push_str(&format!(", {} more if supported", card.if_supported));
            }
            text.push(']');
        }
        if card.fresh {
            text.push_str(" (just played)");
        }
        match card.tokens {
            0 => {}
            1 => text.push_str(" (1 path attack token)"),
            n => text.push_str(&format!(" ({n} path attack tokens)")),
        }
        text
    };
    cards.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn with_icons(card: Card) -> String {
    let icons = icons(card);
    if icons.is_empty() { card.name().to_owned() } else { format!("{} [{icons}]", card.name()) }
}

/// Writes words after a label and breaks lines between them.
fn write_wrapped(out: &mut String, label: &str, text: &str) -> Result {
    kit::write_wrapped(out, label, text, WIDTH)
}
