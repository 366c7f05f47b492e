//! The table in words, for a terminal of some 100 columns.

mod about;
mod battle;
mod map;
#[cfg(test)]
mod tests;

pub(crate) use about::about;

use crate::figures::Spot;
use crate::game::Thing;
use crate::ids::{Area, Card, Character, FateCard, Territory};
use crate::text::parts::{self, commas};
use crate::text::{Part, Said, title};
use crate::view::{
    AreaView, ArmyView, CharacterView, DeckView, FaceLeft, GroupView, PileView, SideView, TileCount, View,
};
use kernel::{Argument, Language, Text};

/// How wide a line may be.
const WIDTH: usize = 100;

/// The table in words, from the views of one onlooker.
pub(crate) fn board(views: &[View], language: &dyn Language) -> String {
    let mut page = Page { out: String::new(), language };
    if let Some((view, others)) = views.split_first() {
        page.table(view, others);
    }
    page.out
}

/// The lines written so far.
struct Page<'a> {
    out: String,
    language: &'a dyn Language,
}

impl Page<'_> {
    /// Writes a text, broken into lines. What belongs to the line above is indented.
    fn line(&mut self, indent: usize, text: &Said) {
        let label = " ".repeat(indent);
        // Writing to a string does not fail.
        let _ = kit::write_wrapped(&mut self.out, &label, &text.render(self.language), WIDTH);
    }

    fn table(&mut self, view: &View, others: &[View]) {
        self.line(0, &header(view));
        self.fate(view);
        for side in &view.sides {
            self.line(0, &dice(side));
        }
        self.out.push('\n');
        for row in map::rows(view, self.language) {
            self.out.push_str(&row);
            self.out.push('\n');
        }
        self.line(0, &Text::new("board-legend"));
        self.out.push('\n');
        self.areas(view);
        self.characters(view);
        self.tokens(view);
        for side in &view.sides {
            self.line(0, &supply(side));
        }
        if let Some(battle) = &view.battle {
            self.battle(battle);
        }
        for group in view.moved.iter() {
            self.line(0, &group_text(Text::new("board-moved"), group));
        }
        if let Some(group) = &view.group {
            self.line(0, &group_text(Text::new("board-chosen"), group));
        }
        self.cards(view);
        for (n, side) in view.sides.iter().enumerate() {
            // Another seat of the same person shows its own cards.
            let own = others.iter().find(|other| other.you == Some(side.side));
            self.hand(view, own.and_then(|other| other.sides.get(n)).unwrap_or(side));
        }
    }

    fn fate(&mut self, view: &View) {
        let waiting = view.characters.iter().filter_map(|one| match one.spot {
            Spot::Track(step) => Some((one, step)),
            _ => None,
        });
        let who = waiting.map(|(one, step)| {
            let text =
                Text::new("board-on-track").with("who", parts::character(one.character)).number("n", step);
            Argument::Text(text.number("ready", u8::from(one.ready)))
        });
        let text = match commas(who) {
            Some(who) => Text::new("board-fate").with("who", who),
            None => Text::new("board-fate-alone"),
        };
        self.line(0, &text.number("n", view.fate.step).count("cards", view.fate.deck));
        let heaps = [
            (&view.fate.pool, Text::new("board-pool")),
            (&view.fate.drawn, Text::new("board-drawn")),
            (&view.fate.applied, Text::new("board-applied")),
        ];
        for (tiles, text) in heaps {
            if let Some(tiles) = heap(tiles) {
                self.line(2, &text.with("tiles", tiles));
            }
        }
    }

    /// The areas of each territory with something in them, then the special areas.
    fn areas(&mut self, view: &View) {
        for territory in Territory::ALL {
            self.line(0, &territory_text(view, territory));
            for here in view.areas.iter().filter(|here| here.area.territory() == Some(territory)) {
                self.line(2, &area_text(here));
            }
        }
        let special = |here: &&AreaView| here.area.territory().is_none();
        let text = Text::new("board-passes")
            .number("north", u8::from(view.passes[0]))
            .number("west", u8::from(view.passes[1]));
        self.line(0, &text);
        for here in view.areas.iter().filter(special) {
            self.line(2, &area_text(here));
        }
        self.line(0, &Text::new("board-eyrie").number("n", view.eyrie).number("supply", view.eagles));
    }

    fn characters(&mut self, view: &View) {
        for one in &view.characters {
            if let Some(text) = character_text(one) {
                self.line(0, &text);
            }
        }
        for card in &view.fate.attached {
            self.line(0, &attached(*card, view.fate.armour));
        }
    }

    fn tokens(&mut self, view: &View) {
        for pile in &view.piles {
            self.line(0, &pile_text(pile));
        }
    }

    fn cards(&mut self, view: &View) {
        if let Some(card) = view.resolving {
            self.line(0, &Text::new("board-resolving").with("card", parts::card(card)));
        }
        if !view.thrown.is_empty() {
            let dice = view.thrown.iter().map(|die| Argument::Number(i64::from(*die)));
            self.line(0, &Text::new("board-thrown").list("dice", dice));
        }
        for card in &view.table {
            let text = match card {
                Card::FlyingArrowsAndWildSpears => {
                    Text::new("board-on-table-orcs").number("n", view.orcs_on_card)
                }
                _ => Text::new("board-on-table"),
            };
            self.line(0, &text.text("card", about::card_line(*card)));
        }
        if let Some(decks) = commas(view.decks.iter().map(deck)) {
            self.line(0, &Text::new("board-decks").with("decks", decks));
        }
    }

    fn hand(&mut self, view: &View, side: &SideView) {
        let marks = [
            (view.you == Some(side.side)).then(|| Text::new("board-mark-you")),
            (view.acting == Some(side.side)).then(|| Text::new("board-mark-acts")),
        ];
        let text = match commas(marks.into_iter().flatten().map(Argument::Text)) {
            None => Text::new("board-seat"),
            Some(marks) => Text::new("board-seat-marked").with("marks", marks),
        };
        let text = text.with("side", parts::first_side(side.side));
        let text = text.count("events", side.event_cards).count("stories", side.story_cards);
        self.line(0, &text.count("limit", side.hand_limit));
        for card in side.hand.iter().flatten() {
            self.line(4, &about::card_line(*card));
            if let Some(combat) = about::combat_line(*card) {
                self.line(8, &combat);
            }
        }
    }
}

fn header(view: &View) -> Said {
    let text = match (view.phase, view.acting) {
        (None, _) => Text::new("board-turn"),
        (Some(phase), None) => Text::new("board-turn-phase").text("phase", Text::of("phase", phase.slug())),
        (Some(phase), Some(acting)) => Text::new("board-turn-acting")
            .text("phase", Text::of("phase", phase.slug()))
            .with("side", parts::side(acting)),
    };
    text.number("turn", view.turn).number("points", view.points)
}

fn dice(side: &SideView) -> Said {
    let faces = side.unused.iter().map(|one| {
        let text = Text::new("board-faces").number("n", one.count);
        Argument::Text(text.with("face", parts::face(one.face)))
    });
    let faces = commas(faces).unwrap_or(Argument::Text(Text::new("board-no-faces")));
    Text::new("board-dice")
        .with("side", parts::side(side.side))
        .with("faces", faces)
        .number("spent", side.used)
        .number("roll", side.to_roll)
        .number("pool", side.pool)
        .number("next", side.next_pool)
}

/// Fate tiles, if there are any.
fn heap(tiles: &[TileCount]) -> Option<Part> {
    let tile = |one: &TileCount| {
        Argument::Text(Text::new("board-tiles").with("tile", parts::tile(one.tile)).number("n", one.count))
    };
    commas(tiles.iter().map(tile))
}

/// A territory with what is over it.
fn territory_text(view: &View, territory: Territory) -> Said {
    let name = title(Thing::Territory(territory));
    let over = view.territories.iter().find(|one| one.territory == territory);
    let what = over.into_iter().flat_map(|over| {
        [
            (over.bats > 0).then(|| Text::new("board-bats").number("n", over.bats)),
            (over.eagles > 0).then(|| Text::new("board-eagles").number("n", over.eagles)),
            over.lord.then(|| title(Thing::Character(Character::LordOfTheEagles))),
        ]
    });
    match commas(what.flatten().map(Argument::Text)) {
        Some(what) => Text::new("board-territory-over").text("territory", name).with("what", what),
        None => Text::new("board-territory").text("territory", name),
    }
}

/// An army in short: units, damage, Leadership, characters.
fn army(army: &ArmyView) -> Part {
    let units = army.units.iter().map(|one| parts::some_units(one.unit, one.count));
    let tokens = [
        (army.damage > 0).then(|| Text::new("board-damage").number("n", army.damage)),
        (army.leadership > 0).then(|| Text::new("board-leadership").number("n", army.leadership)),
    ];
    let characters = army.characters.iter().copied().map(parts::first_character);
    let all = units.chain(characters).chain(tokens.into_iter().flatten().map(Argument::Text));
    let all = commas(all).unwrap_or(Argument::Text(Text::new("nobody")));
    let text = Text::new("board-army").with("what", all).number("strength", army.strength);
    Argument::Text(text.number("leads", army.leads))
}

/// What is in an area, after its name.
fn area_text(here: &AreaView) -> Said {
    Text::new("board-area").text("area", area_title(here.area)).with("what", contents(here))
}

/// What is in an area.
fn contents(here: &AreaView) -> Part {
    let held = here.marker.then(|| Argument::Text(Text::new("board-held")));
    let breach = (here.breach > 0).then(|| {
        let value = here.area.fortification().unwrap_or(0);
        Argument::Text(Text::new("board-breach").number("n", here.breach).number("of", value))
    });
    let alone = commas(here.alone.iter().copied().map(parts::first_character));
    let tokens = here.tokens.iter().map(|one| parts::some_tokens(one.pile, one.count));
    let what = held.into_iter().chain(breach).chain(here.army.as_ref().map(army)).chain(alone).chain(tokens);
    semicolons(what)
}

/// An area by its name, with its code on the map where that is another one.
fn area_title(area: Area) -> Said {
    Text::new("board-area-name")
        .text("area", title(Thing::Area(area)))
        .text("code", Text::of("code-area", area.slug()))
}

/// A character with something to say about it: not one who only stands somewhere.
fn character_text(one: &CharacterView) -> Option<Said> {
    let marks = [
        one.activated.then(|| Text::new("board-activated")),
        one.troubled.then(|| Text::new("board-troubled")),
        one.focus.then(|| Text::new("board-focus")),
        match (one.character, one.tokens) {
            (_, 0) => None,
            (Character::Bilbo, n) => Some(Text::new("board-rings").number("n", n)),
            (Character::Bolg, n) => Some(Text::new("board-bodyguards").number("n", n)),
            (_, n) => Some(Text::new("board-wrath").number("n", n)),
        },
        match one.spot {
            Spot::OffBoard => Some(Text::new("board-off-board")),
            Spot::Eyrie => Some(Text::new("board-in-eyrie")),
            Spot::Eliminated => Some(Text::new("board-eliminated")),
            Spot::Aside if one.ready => Some(Text::new("board-ready")),
            Spot::Aside | Spot::Track(_) | Spot::At(_) | Spot::Over(_) => None,
        },
    ];
    let marks = commas(marks.into_iter().flatten().map(Argument::Text))?;
    Some(Text::new("board-character").with("who", parts::first_character(one.character)).with("what", marks))
}

/// A Fate card next to its character's card.
fn attached(card: FateCard, armour: u8) -> Said {
    let text = match card {
        FateCard::ShiningArmour => Text::new("board-armour").number("n", armour),
        _ => Text::new("board-attached"),
    };
    let words = Text::of("fate-card", card.slug()).part("text");
    text.with("card", parts::fate_card(card)).text("text", words)
}

fn pile_text(pile: &PileView) -> Said {
    let face = |one: &FaceLeft| {
        let text = Text::new("board-faces-left").number("n", one.count);
        Argument::Text(text.thing("token", Thing::Token(one.face)))
    };
    let faces = commas(pile.faces.iter().map(face)).unwrap_or(Argument::Text(Text::new("board-no-faces")));
    Text::new("board-pile")
        .text("pile", Text::of("whose-pile", pile.pile.slug()))
        .number("n", pile.count)
        .number("board", pile.on_board)
        .with("faces", faces)
}

fn supply(side: &SideView) -> Said {
    let units = side.supply.iter().filter(|one| one.count > 0);
    let units = units.map(|one| parts::some_units(one.unit, one.count));
    let tokens = (side.leadership > 0).then(|| parts::some_leadership(side.leadership));
    let all = commas(units.chain(tokens)).unwrap_or(Argument::Text(Text::new("nobody")));
    Text::new("board-supply").with("side", parts::side(side.side)).with("what", all)
}

/// Figures that are chosen, or have moved.
fn group_text(text: Said, group: &GroupView) -> Said {
    let place = match group.area {
        Some(area) => parts::area(area),
        None => Argument::Text(Text::new("board-on-the-way")),
    };
    text.with("area", place).with("figures", army(&group.figures))
}

fn deck(deck: &DeckView) -> Part {
    let text = Text::new("board-deck").text("deck", title(Thing::Deck(deck.deck)));
    Argument::Text(text.count("left", deck.count).count("gone", deck.discarded))
}

/// A list of parts that may have commas in them.
fn semicolons(parts: impl IntoIterator<Item = Part>) -> Part {
    let next = |list: Part, next: Part| {
        Argument::Text(Text::new("board-parts").with("list", list).with("next", next))
    };
    parts.into_iter().reduce(next).unwrap_or(Argument::Text(Text::new("nobody")))
}
