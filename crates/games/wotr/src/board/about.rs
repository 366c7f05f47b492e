//! All that an onlooker may know of one thing.

use crate::figures::{Figure, Figures, Place, Spot, Troops};
use crate::game::Thing;
use crate::ids::{Card, Character, Deck, Face, Icon, Nation, Side, Tile};
use crate::map::{Region, Site};
use crate::state::State;
use crate::text::{Part, Said, parts};
use kernel::{Argument, Seat, Text};

/// All that an onlooker may know of a thing.
pub(crate) fn about(state: &State, thing: Thing, onlooker: Option<Seat>) -> Vec<Said> {
    match thing {
        Thing::Region(region) => about_region(state, region),
        Thing::Card(card) => about_card(card),
        Thing::Character(character) => about_character(state, character),
        Thing::Figure(figure) => match figure {
            Figure::Regular(_) => vec![Text::new("about-regular")],
            Figure::Elite(_) => vec![Text::new("about-elite")],
            Figure::Leader(_) => vec![Text::new("about-leader")],
            Figure::Nazgul => vec![Text::new("about-nazgul")],
            Figure::Character(character) => about_character(state, character),
        },
        Thing::Gollum => {
            let text = Text::new("about-gollum").with("who", Argument::Thing(Thing::Gollum));
            vec![text.text("text", Text::new("gollum").part("guide"))]
        }
        Thing::Die(face) => vec![Text::of("about-die", face.slug()).with("face", a_die(face))],
        Thing::Deck(deck) => vec![about_deck(state, deck, onlooker)],
        Thing::Nation(nation) => about_nation(state, nation),
        Thing::Fellowship => about_fellowship(state),
        Thing::HuntBox => {
            let [free, shadow] = *state.hunt_box.values();
            vec![Text::new("about-hunt-box").number("free", free).number("shadow", shadow)]
        }
        Thing::Rings => {
            let [free, shadow] = *state.rings.values();
            vec![Text::new("about-rings").number("free", free).number("shadow", shadow)]
        }
        Thing::Tile(tile) => vec![about_tile(state, tile)],
        Thing::Pass => vec![Text::new("about-pass")],
    }
}

/// The dice that show a face, by the face.
const fn a_die(face: Face) -> Part {
    Argument::Called(Thing::Die(face), Text::of("face", face.slug()))
}

fn about_card(card: Card) -> Vec<Said> {
    let mut lines = vec![event_title(card)];
    lines.extend(event_words(card));
    lines.push(combat_title(card, Text::new("about-combat")));
    lines.extend(combat_words(card));
    lines
}

/// What an Event card is called, and of which type it is.
pub(super) fn event_title(card: Card) -> Said {
    let def = card.def();
    let text = match def.stays {
        false => Text::new("about-card"),
        true => Text::new("about-card-stays"),
    };
    let icon = match def.icon {
        Icon::Character => Text::new("icon-character"),
        Icon::Army => Text::new("icon-army"),
        Icon::Muster => Text::new("icon-muster"),
    };
    text.with("card", parts::card(card)).text("icon", icon)
}

/// What an Event card says.
pub(super) fn event_words(card: Card) -> Vec<Said> {
    let def = card.def();
    let printed = || Text::of("card", card.slug());
    let condition = || Text::new("about-if").text("text", printed().part("condition"));
    let discard = || Text::new("about-discarded").text("text", printed().part("discard"));
    let mut all = Vec::new();
    all.extend(def.condition.then(condition));
    all.push(printed().part("text"));
    all.extend(def.stays.then(discard));
    all
}

/// What the combat part of a card is called, and when it acts.
pub(super) fn combat_title(card: Card, text: Said) -> Said {
    let windows = card.combat().initiative().iter().map(|n| Argument::Number(i64::from(*n)));
    text.with("title", parts::combat(card)).list("windows", windows)
}

/// What the combat part of a card says.
pub(super) fn combat_words(card: Card) -> Vec<Said> {
    let combat = card.combat();
    let printed = || Text::of("combat", combat.slug());
    let condition = || Text::new("about-if").text("text", printed().part("condition"));
    let cost = || Text::new("about-cost").text("text", printed().part("cost"));
    let mut all = Vec::new();
    all.extend(combat.def().condition.then(condition));
    all.extend(combat.def().cost.then(cost));
    all.push(printed().part("text"));
    all
}

fn about_region(state: &State, region: Region) -> Vec<Said> {
    let site = match region.site() {
        Site::Open => Text::new("about-site-open"),
        Site::Fortification => Text::new("about-site-fortification"),
        Site::Town => Text::new("about-site-town"),
        Site::City => Text::new("about-site-city"),
        Site::Stronghold => Text::new("about-site-stronghold"),
    };
    let nation = region.nation().map_or(Argument::Text(Text::new("about-no-nation")), parts::nation);
    let text = Text::new("about-region").with("region", parts::region(region));
    let mut lines = vec![text.with("nation", nation).text("site", site)];
    if let Some(side) = state.controller(region) {
        let text = match state.unconquered(region) {
            true => Text::new("about-held"),
            false => Text::new("about-captured"),
        };
        lines.push(text.with("side", parts::side(side)));
    }
    let next = region.adjacent().iter().copied().map(parts::region);
    lines.push(Text::new("about-next").list("regions", next));
    for place in [Place::Field(region), Place::Inside(region)] {
        let here = Figures { troops: *state.troops(place), characters: state.characters_at(place) };
        if !here.is_empty() {
            let text = Text::new("about-here").with("place", parts::place(place));
            lines.push(text.with("figures", parts::figures(&here)));
        }
    }
    if state.ring_bearers() == Some(region) {
        lines.push(Text::new("about-ring-bearers"));
    }
    lines
}

fn about_character(state: &State, character: Character) -> Vec<Said> {
    let text = match (character.side(), character) {
        (Side::FreePeoples, _) => Text::new("about-companion").number("level", character.level()),
        (Side::Shadow, Character::WitchKing) => Text::new("about-flying-minion"),
        (Side::Shadow, _) => Text::new("about-minion").number("level", character.level()),
    };
    let text = text.with("who", parts::first_character(character));
    let mut lines = vec![text.number("leads", character.leadership())];
    lines.push(match state.spot(character) {
        Spot::Aside => Text::new("about-aside"),
        Spot::Fellowship if state.fellowship.guide == Some(character) => Text::new("about-is-guide"),
        Spot::Fellowship => Text::new("about-in-fellowship"),
        Spot::At(place) => Text::new("about-at").with("place", parts::place(place)),
        Spot::Moving => Text::new("about-moving"),
        Spot::Gone => Text::new("about-gone"),
    });
    let nations = || Nation::ALL.into_iter().filter(|nation| character.can_activate(*nation));
    match nations().count() {
        0 => {}
        Nation::COUNT => lines.push(Text::new("about-activates-any")),
        _ => lines.push(Text::new("about-activates").list("nations", nations().map(parts::nation))),
    }
    let def = character.def();
    let printed = || Text::of("character", character.slug());
    if def.guide {
        lines.push(Text::new("about-guide").text("text", printed().part("guide")));
    }
    if def.entry {
        lines.push(Text::new("about-entry").text("text", printed().part("entry")));
    }
    for ability in def.abilities {
        let printed = || Text::of("ability", ability.slug());
        let text = Text::new("about-ability").text("ability", printed());
        lines.push(text.text("text", printed().part("text")));
    }
    lines
}

fn about_deck(state: &State, deck: Deck, onlooker: Option<Seat>) -> Said {
    let discarded = || state.discard.iter().filter(|card| card.deck() == deck);
    let own = onlooker.is_some_and(|seat| state.knows_discards(seat, deck));
    let known = discarded().filter(|card| own || state.known.contains(*card));
    let name = Argument::Called(Thing::Deck(deck), Text::of("start-deck", deck.slug()));
    Text::new("about-deck")
        .with("deck", name)
        .count("left", state.in_deck(deck).len())
        .count("gone", discarded().count())
        .list("known", known.map(parts::card))
}

fn about_nation(state: &State, nation: Nation) -> Vec<Said> {
    let own = |troops: &Troops| {
        let [regulars, elites] = *troops.units[nation].values();
        let mut all = vec![
            Text::new("about-regulars").number("n", regulars),
            Text::new("about-elites").number("n", elites),
        ];
        if let Some(nation) = nation.free() {
            all.push(Text::new("about-leaders").number("n", troops.leaders[nation]));
        }
        if nation == Nation::Sauron {
            all.push(Text::new("about-nazguls").number("n", troops.nazgul));
        }
        Argument::List(all.into_iter().map(Argument::Text).collect())
    };
    let text = Text::new("about-nation").with("nation", parts::first_nation(nation));
    let text = text.with("side", parts::side(nation.side())).number("steps", state.steps[nation]);
    let mut lines = vec![
        text.number("active", u8::from(state.active[nation])),
        Text::new("about-reinforcements").with("figures", own(&state.reinforcements)),
    ];
    if nation.side() == Side::FreePeoples {
        lines.push(Text::new("about-casualties").with("figures", own(&state.casualties)));
    }
    let own_settlement = |region: &Region| region.is_settlement() && region.nation() == Some(nation);
    let settlements = Region::ALL.into_iter().filter(own_settlement).map(parts::region);
    lines.push(Text::new("about-settlements").list("regions", settlements));
    lines
}

fn about_fellowship(state: &State) -> Vec<Said> {
    let fellowship = &state.fellowship;
    let text = match fellowship.mordor {
        Some(step) => Text::new("about-fellowship-in-mordor").number("step", step),
        None => Text::new("about-fellowship-on-map")
            .with("region", parts::region(fellowship.region))
            .number("progress", fellowship.progress),
    };
    let text = text.number("hidden", u8::from(fellowship.hidden));
    vec![
        text.number("corruption", fellowship.corruption),
        Text::new("about-fellowship-guide").with("guide", super::guide(fellowship.guide)),
        Text::new("about-fellowship-companions").with("who", parts::characters(state.in_fellowship())),
    ]
}

fn about_tile(state: &State, tile: Tile) -> Said {
    let text = match tile.is_standard() {
        true => Text::new("about-tile-standard"),
        false => Text::new("about-tile-special"),
    };
    text.with("tile", parts::tile(tile))
        .number("all", tile.count())
        .number("pool", state.tiles.pool.count(tile))
        .number("drawn", state.tiles.drawn.count(tile))
        .number("removed", state.tiles.removed.count(tile))
        .number("waiting", state.tiles.waiting.count(tile))
}
