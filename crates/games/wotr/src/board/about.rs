//! All that an onlooker may know of one thing.

use super::{card_names, cards, combat_part, deck_name, event_part};
use crate::figures::{Figure, Figures, Place, Spot};
use crate::game::Thing;
use crate::ids::{Character, Deck, Face, Nation, Side, Tile};
use crate::map::{Region, Site};
use crate::printed::characters::GOLLUM;
use crate::state::State;
use crate::text::{capital, count, figures_words, guide_words, in_place};
use kernel::Seat;

/// All that an onlooker may know of a thing.
pub(crate) fn about(state: &State, thing: Thing, onlooker: Option<Seat>) -> String {
    match thing {
        Thing::Region(region) => about_region(state, region),
        Thing::Card(card) => format!("{}\n{}", event_part(card), capital(&combat_part(card))),
        Thing::Character(character) => about_character(state, character),
        Thing::Figure(figure) => match figure {
            Figure::Regular(_) => "A Regular takes one hit (rule 9.7.6).".to_owned(),
            Figure::Elite(_) => {
                "An Elite takes two hits: with the first it becomes a Regular (rule 9.7.6).".to_owned()
            }
            Figure::Leader(_) => {
                "A Leader lets missed dice be thrown again, and never stands alone (rule 8.1).".to_owned()
            }
            Figure::Nazgul => "A Nazgûl leads Shadow Armies and flies anywhere (rule 8.6.1).".to_owned(),
            Figure::Character(character) => about_character(state, character),
        },
        Thing::Gollum => format!("Gollum. {GOLLUM}"),
        Thing::Die(face) => about_die(face),
        Thing::Deck(deck) => about_deck(state, deck, onlooker),
        Thing::Nation(nation) => about_nation(state, nation),
        Thing::Fellowship => about_fellowship(state),
        Thing::HuntBox => {
            let [free, shadow] = state.hunt_box.values().map(|n| count(n, "die"));
            format!("In the Hunt Box: {free} of the Free Peoples, {shadow} of the Shadow.")
        }
        Thing::Rings => {
            let [free, shadow] = state.rings.values().map(|n| count(n, "Elven Ring"));
            format!(
                "The Free Peoples hold {free}, the Shadow holds {shadow}. A Ring turns an unused die to another face, once a \
                 turn for each side (rule 6.14)."
            )
        }
        Thing::Tile(tile) => about_tile(state, tile),
        Thing::Pass => "Who has fewer unused dice than the enemy may pass (rule 6.3).".to_owned(),
    }
}

fn about_region(state: &State, region: Region) -> String {
    let site = match region.site() {
        Site::Open => "no Settlement",
        Site::Fortification => "a Fortification",
        Site::Town => "a Town",
        Site::City => "a City (1 victory point)",
        Site::Stronghold => "a Stronghold (2 victory points)",
    };
    let nation = region.nation().map_or("of no Nation", Nation::name);
    let mut lines = vec![format!("{}: {nation}, {site}.", region.name())];
    if let Some(side) = state.controller(region) {
        let captured = if state.unconquered(region) { "" } else { ", who captured it" };
        lines.push(format!("It is held by {}{captured}.", side.name()));
    }
    let next: Vec<&str> = region.adjacent().iter().map(|other| other.name()).collect();
    lines.push(format!("Next to it: {}.", next.join(", ")));
    for place in [Place::Field(region), Place::Inside(region)] {
        let here = Figures { troops: *state.troops(place), characters: state.characters_at(place) };
        if !here.is_empty() {
            lines.push(format!("{}: {}.", capital(&in_place(place)), figures_words(&here)));
        }
    }
    if state.ring_bearers() == Some(region) {
        lines.push("The Ring-bearers are here.".to_owned());
    }
    lines.join("\n")
}

fn about_character(state: &State, character: Character) -> String {
    let kind = match character.side() {
        Side::FreePeoples => "Companion",
        Side::Shadow => "Minion",
    };
    let level = match character {
        Character::WitchKing => "flies".to_owned(),
        _ => format!("Level {}", character.level()),
    };
    let name = capital(character.name());
    let mut lines = vec![format!("{name} ({kind}, {level}, Leadership {}).", character.leadership())];
    lines.push(match state.spot(character) {
        Spot::Aside => "Not in play yet.".to_owned(),
        Spot::Fellowship if state.fellowship.guide == Some(character) => {
            "The Guide of the Fellowship.".to_owned()
        }
        Spot::Fellowship => "In the Fellowship.".to_owned(),
        Spot::At(place) => format!("{}.", capital(&in_place(place))),
        Spot::Moving => "On the way.".to_owned(),
        Spot::Gone => "Out of the game.".to_owned(),
    });
    let nations: Vec<&str> =
        Nation::ALL.into_iter().filter(|nation| character.can_activate(*nation)).map(Nation::name).collect();
    match nations.len() {
        0 => {}
        8 => lines.push("He can activate any Nation of the Free Peoples.".to_owned()),
        _ => lines.push(format!("He can activate {}.", nations.join(", "))),
    }
    let def = character.def();
    for (name, text) in [("Guide", def.guide), ("Enters play", def.entry)].iter().chain(def.abilities) {
        if !text.is_empty() {
            lines.push(format!("{name}: {text}"));
        }
    }
    lines.join("\n")
}

fn about_die(face: Face) -> String {
    let text = match face {
        Face::Character => {
            "moves or attacks with one Army that has a leader, plays a Character card, moves or hides the Fellowship, \
             separates or moves Companions, or moves Nazgûl and Minions"
        }
        Face::Army => "moves up to two Armies, attacks with one, or plays an Army card",
        Face::Muster => "recruits, advances a Nation, plays a Muster card, or brings a Minion into play",
        Face::Event => "draws an Event card, or plays any one",
        Face::MusterArmy => "serves as a Muster or as an Army result",
        Face::WillOfTheWest => "serves as any result, or brings Aragorn or Gandalf the White into play",
        Face::Eye => "goes into the Hunt Box",
    };
    format!("{}: {text} (rule 6.18).", face.name())
}

fn about_deck(state: &State, deck: Deck, onlooker: Option<Seat>) -> String {
    let discarded = || state.discard.iter().filter(|card| card.deck() == deck);
    let own = onlooker.is_some_and(|seat| state.knows_discards(seat, deck));
    let known = discarded().filter(|card| own || state.known.contains(*card));
    format!(
        "{}: {} left, {} discarded. Known of the discarded: {}.",
        deck_name(deck),
        cards(state.in_deck(deck).len()),
        cards(discarded().count()),
        card_names(known)
    )
}

fn about_nation(state: &State, nation: Nation) -> String {
    let politics = match state.steps[nation] {
        0 => "At War".to_owned(),
        n => format!("{} from war", count(n, "step")),
    };
    let active = if state.active[nation] { "active" } else { "passive" };
    let own = |troops: &crate::figures::Troops| {
        let [regulars, elites] = *troops.units[nation].values();
        let mut parts = vec![count(regulars, "Regular"), count(elites, "Elite")];
        if let Some(nation) = nation.free() {
            parts.push(count(troops.leaders[nation], "Leader"));
        }
        if nation == Nation::Sauron {
            parts.push(count(troops.nazgul, "Nazgûl"));
        }
        parts.join(", ")
    };
    let mut lines = vec![
        format!("{} ({}): {politics}, {active}.", capital(nation.name()), nation.side().name()),
        format!("Reinforcements: {}.", own(&state.reinforcements)),
    ];
    if nation.side() == Side::FreePeoples {
        lines.push(format!("Out of the game: {}.", own(&state.casualties)));
    }
    let settlements: Vec<&str> = Region::ALL
        .into_iter()
        .filter(|region| region.is_settlement() && region.nation() == Some(nation))
        .map(Region::name)
        .collect();
    lines.push(format!("Settlements: {}.", settlements.join(", ")));
    lines.join("\n")
}

fn about_fellowship(state: &State) -> String {
    let fellowship = &state.fellowship;
    let place = match fellowship.mordor {
        Some(step) => format!("on step {step} of the Mordor Track"),
        None => format!("last known in {}, progress {}", fellowship.region.name(), fellowship.progress),
    };
    let hidden = if fellowship.hidden { "Hidden" } else { "Revealed" };
    let companions: Vec<&str> = state.in_fellowship().iter().map(Character::name).collect();
    let companions = if companions.is_empty() { "nobody".to_owned() } else { companions.join(", ") };
    format!(
        "The Fellowship is {place}, {hidden}, with {} Corruption. Guide: {}. Companions: {companions}.",
        fellowship.corruption,
        guide_words(fellowship.guide)
    )
}

fn about_tile(state: &State, tile: Tile) -> String {
    let kind = if tile.is_standard() { "standard" } else { "special" };
    format!(
        "Hunt tile {} ({kind}; {} in all): {} in the pool, {} drawn, {} removed for good, {} waiting for Mordor.",
        tile.name(),
        tile.count(),
        state.tiles.pool.count(tile),
        state.tiles.drawn.count(tile),
        state.tiles.removed.count(tile),
        state.tiles.waiting.count(tile)
    )
}
