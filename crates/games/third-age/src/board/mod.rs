//! The table in words, for a terminal of some 100 columns.

mod about;
mod battle;
mod map;
mod printed;
#[cfg(test)]
mod tests;

pub(crate) use about::about;

use crate::figures::Spot;
use crate::game::Thing;
use crate::ids::{Area, Scenario, Side};
use crate::text::parts::{self, commas};
use crate::text::{Part, Said, title};
use crate::view::{
    AreaView, ArmyView, CharacterView, DeckView, FaceLeft, GroupView, PoolView, SideView, TileCount, View,
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
        self.shadow_box(view);
        self.fate(view);
        for side in &view.sides {
            self.line(0, &dice(side));
        }
        let tokens = Text::new("board-action-tokens").number("n", view.action_tokens.free);
        self.line(0, &tokens.number("used", view.action_tokens.used));
        self.out.push('\n');
        for row in map::rows(view, self.language) {
            self.out.push_str(&row);
            self.out.push('\n');
        }
        self.line(0, &Text::new("board-legend"));
        self.out.push('\n');
        for here in view.areas.iter().filter(|here| is_told(here)) {
            self.line(0, &area_text(here, view.scenario));
        }
        self.scenario(view);
        for one in &view.characters {
            if let Some(text) = character_text(one) {
                self.line(0, &text);
            }
        }
        for pool in &view.pools {
            self.line(0, &pool_text(pool, view.scenario));
        }
        for side in &view.sides {
            self.line(0, &supply(side));
        }
        self.bans(view);
        if let Some(battle) = &view.battle {
            self.battle(battle, view.scenario);
        }
        if let Some(group) = &view.group {
            self.line(0, &group_text(group));
        }
        self.cards(view);
        for (n, side) in view.sides.iter().enumerate() {
            // Another seat of the same person shows its own cards.
            let own = others.iter().find(|other| other.you == Some(side.side));
            let own_side = own.and_then(|other| other.sides.get(n));
            self.hand(own.unwrap_or(view), own_side.unwrap_or(side), view.you == Some(side.side));
        }
    }

    fn shadow_box(&mut self, view: &View) {
        let location = view.location.map(|one| title(Thing::Location(one), view.scenario));
        let text = match (view.commander, location) {
            (Some(who), Some(at)) => {
                Text::new("board-commander-at").with("who", parts::first_character(who)).text("location", at)
            }
            (Some(who), None) => Text::new("board-commander").with("who", parts::first_character(who)),
            (None, Some(at)) => Text::new("board-location").text("location", at),
            (None, None) => return,
        };
        self.line(0, &text.number("aside", view.set_aside));
    }

    fn fate(&mut self, view: &View) {
        let waiting = view.characters.iter().filter_map(|one| match one.spot {
            Spot::Track(space) => Some((one, space)),
            _ => None,
        });
        let who = waiting.map(|(one, space)| {
            let text =
                Text::new("board-on-track").with("who", parts::character(one.character)).number("n", space);
            Argument::Text(text.number("ready", u8::from(one.ready)))
        });
        let text = match commas(who) {
            Some(who) => Text::new("board-fate").with("who", who),
            None => Text::new("board-fate-alone"),
        };
        self.line(0, &text.number("n", view.fate.marker).number("of", view.fate.endgame));
        let heaps = [
            (&view.fate.pool, Text::new("board-pool")),
            (&view.fate.aside, Text::new("board-drawn")),
            (&view.fate.discarded, Text::new("board-discarded")),
        ];
        for (tiles, text) in heaps {
            if let Some(tiles) = heap(tiles) {
                self.line(2, &text.with("tiles", tiles));
            }
        }
    }

    /// What only one of the scenarios has.
    fn scenario(&mut self, view: &View) {
        if let Some(entwood) = &view.entwood {
            let text = Text::new("board-entwood").number("n", entwood.ents).number("supply", entwood.supply);
            self.line(0, &text.with("area", parts::area(entwood.area)));
        }
        if let Some(gondor) = &view.gondor {
            let text = Text::new("board-gondor").number("darkness", gondor.darkness);
            let text = text.number("ships", gondor.ships).number("nazgul", gondor.nazgul);
            self.line(0, &text.number("towers", gondor.towers).number("catapults", gondor.catapults));
            self.line(0, &Text::new("board-rohan-recruits").with("area", parts::area(gondor.rohan)));
        }
    }

    fn bans(&mut self, view: &View) {
        let bans = &view.bans;
        let names = [
            (Text::new("board-ban-abilities"), commas(bans.abilities.iter().copied().map(parts::character))),
            (Text::new("board-ban-enter"), commas(bans.enter.iter().copied().map(parts::character))),
            (
                Text::new("board-ban-cards"),
                commas(bans.cards.iter().map(|one| parts::card(*one, view.scenario))),
            ),
            (Text::new("board-ban-leave"), commas(bans.leave.iter().flatten().copied().map(parts::area))),
            (Text::new("board-ban-hold"), commas(bans.hold.iter().flatten().copied().map(parts::area))),
        ];
        for (text, what) in names {
            if let Some(what) = what {
                self.line(0, &text.with("what", what));
            }
        }
        if bans.muster_ent {
            self.line(0, &Text::new("board-ban-ent"));
        }
    }

    fn cards(&mut self, view: &View) {
        if let Some(card) = view.resolving {
            let card = parts::played_card(card, view.scenario);
            self.line(0, &Text::new("board-resolving").with("card", card));
        }
        if !view.thrown.is_empty() {
            self.line(0, &Text::new("board-thrown").with("dice", parts::rolled(&view.thrown)));
        }
        for card in &view.table {
            let said = printed::card_line(view, *card);
            self.line(0, &Text::new("board-on-table").text("card", said));
        }
        if let Some(decks) = commas(view.decks.iter().map(|one| deck(one, view.scenario))) {
            self.line(0, &Text::new("board-decks").with("decks", decks));
        }
    }

    fn hand(&mut self, view: &View, side: &SideView, you: bool) {
        let marks = [
            you.then(|| Text::new("board-mark-you")),
            (view.acting == Some(side.side)).then(|| Text::new("board-mark-acts")),
        ];
        let text = match commas(marks.into_iter().flatten().map(Argument::Text)) {
            None => Text::new("board-seat"),
            Some(marks) => Text::new("board-seat-marked").with("marks", marks),
        };
        let cards = side.cards.iter().map(|one| {
            let text = Text::of("some-cards", one.deck.slug()).count("n", one.count);
            Argument::Called(Thing::Deck(one.deck), text)
        });
        let cards = commas(cards).unwrap_or(Argument::Text(Text::new("board-no-cards")));
        let text = text.with("side", parts::first_side(side.side)).with("cards", cards);
        self.line(0, &text.count("limit", side.hand_limit));
        for card in side.hand.iter().flatten() {
            self.line(4, &printed::card_line(view, *card));
            if let Some(combat) = printed::combat_line(view, *card) {
                self.line(8, &combat);
            }
        }
    }
}

fn header(view: &View) -> Said {
    let (text, scenario) = (|| Text::new("board-round"), Text::of("scenario", view.scenario.slug()));
    let text = match (view.phase, view.acting) {
        (None, _) => text(),
        (Some(phase), None) => Text::new("board-round-phase").text("phase", Text::of("phase", phase.slug())),
        (Some(phase), Some(acting)) => Text::new("board-round-acting")
            .text("phase", Text::of("phase", phase.slug()))
            .with("side", parts::side(acting)),
    };
    let held = match view.points {
        Some(points) => Text::new("board-held-points").number("points", points),
        None => Text::new("board-held-regions"),
    };
    let text = text.text("scenario", scenario).number("round", view.round);
    text.text("held", held.number("regions", view.regions))
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
        .number("next", side.next_pool)
}

/// Fate tiles, if there are any.
fn heap(tiles: &[TileCount]) -> Option<Part> {
    let tile = |one: &TileCount| {
        Argument::Text(Text::new("board-tiles").with("tile", parts::tile(one.tile)).number("n", one.count))
    };
    commas(tiles.iter().map(tile))
}

/// An Army in short: units, Leaders, Characters, Damage, Leadership tokens.
fn army(army: &ArmyView) -> Part {
    let units = army.units.iter().map(|one| parts::some_units(one.unit, one.count));
    let leaders = army.leaders.iter().map(|one| parts::some_leaders(one.leader, one.count));
    let characters = army.characters.iter().copied().map(parts::character);
    let tokens = [
        (army.tokens > 0).then(|| parts::some_leadership(army.tokens)),
        (army.damage > 0).then(|| Argument::Text(Text::new("board-damage").number("n", army.damage))),
    ];
    let all = units.chain(leaders).chain(characters).chain(tokens.into_iter().flatten());
    let all = commas(all).unwrap_or(Argument::Text(Text::new("nobody")));
    let text = Text::new("board-army").with("what", all).number("strength", army.strength);
    Argument::Text(text.number("leads", army.leadership))
}

/// Whether more is to be told about an area than that it is a Settlement of its printed side.
fn is_told(here: &AreaView) -> bool {
    here.marker
        || here.army.is_some()
        || !here.alone.is_empty()
        || !here.tokens.is_empty()
        || here.protection.is_some()
        || !here.sections.is_empty()
        || here.ents + here.nazgul + here.catapults > 0
        || here.tower
}

/// What is in an area, after its name.
fn area_text(here: &AreaView, scenario: Scenario) -> Said {
    Text::new("board-area").text("area", area_title(here.area, scenario)).with("what", contents(here))
}

/// What is in an area.
fn contents(here: &AreaView) -> Part {
    let held = here.controller.filter(|_| here.marker).map(|side| match side {
        Side::FreePeoples => Text::new("board-held-free"),
        Side::Shadow => Text::new("board-held-shadow"),
    });
    let protection = here.protection.map(|left| match left {
        0 => Text::new("board-breached"),
        left => Text::new("board-protection").number("n", left),
    });
    let sections = here.sections.iter().map(|one| {
        let text = Text::new("board-section").with("section", parts::section(one.section));
        Argument::Text(text.number("n", one.left).number("of", one.printed))
    });
    let alone = commas(here.alone.iter().copied().map(parts::character));
    let tokens = here.tokens.iter().map(|one| parts::some_tokens(one.pool, one.count));
    let figures = [
        (here.ents > 0).then(|| Text::new("board-ents").number("n", here.ents)),
        (here.nazgul > 0).then(|| Text::new("board-nazgul").number("n", here.nazgul)),
        here.tower.then(|| Text::new("board-tower")),
        (here.catapults > 0).then(|| Text::new("board-catapults").number("n", here.catapults)),
    ];
    let first = held.into_iter().chain(protection).map(Argument::Text).chain(sections);
    let all = first.chain(here.army.as_ref().map(army)).chain(alone).chain(tokens);
    join(all.chain(figures.into_iter().flatten().map(Argument::Text)))
        .unwrap_or(Argument::Text(Text::new("nobody")))
}

/// An area by its name, with its code on the map.
fn area_title(area: Area, scenario: Scenario) -> Said {
    Text::new("board-area-name")
        .text("area", title(Thing::Area(area), scenario))
        .text("code", Text::of("code-area", area.slug()))
}

/// A Character with something to say about him: not one who only stands somewhere, or waits on the Fate Track.
fn character_text(one: &CharacterView) -> Option<Said> {
    let text = match one.spot {
        Spot::Eliminated => Text::new("board-eliminated"),
        Spot::Aside if one.ready => Text::new("board-ready"),
        Spot::Aside | Spot::Track(_) | Spot::At(_) | Spot::ShadowBox | Spot::Entwood => return None,
    };
    Some(text.with("who", parts::first_character(one.character)))
}

fn pool_text(pool: &PoolView, scenario: Scenario) -> Said {
    let face = |one: &FaceLeft| {
        let text = Text::new("board-faces-left").number("n", one.count);
        Argument::Text(text.thing("token", Thing::Token(one.face)))
    };
    let faces = commas(pool.faces.iter().map(face)).unwrap_or(Argument::Text(Text::new("board-no-faces")));
    Text::new("board-tokens")
        .text("pool", title(Thing::Pool(pool.pool), scenario))
        .number("n", pool.count)
        .number("board", pool.on_board)
        .number("removed", pool.removed)
        .with("faces", faces)
}

fn supply(side: &SideView) -> Said {
    let units = side.supply.iter().filter(|one| one.count > 0);
    let units = units.map(|one| parts::some_units(one.unit, one.count));
    let leaders = side.leaders.iter().filter(|one| one.count > 0);
    let leaders = leaders.map(|one| parts::some_leaders(one.leader, one.count));
    let all = commas(units.chain(leaders)).unwrap_or(Argument::Text(Text::new("nobody")));
    Text::new("board-supply").with("side", parts::side(side.side)).with("what", all)
}

/// Figures that are chosen, or on their way.
fn group_text(group: &GroupView) -> Said {
    let text = match (group.area, group.to) {
        (Some(at), Some(to)) => {
            Text::new("board-chosen-to").with("area", parts::area(at)).with("to", parts::area(to))
        }
        (Some(at), None) => Text::new("board-chosen").with("area", parts::area(at)),
        (None, _) => Text::new("board-on-the-way"),
    };
    text.with("figures", army(&group.figures))
}

fn deck(deck: &DeckView, scenario: Scenario) -> Part {
    let text = Text::new("board-deck").text("deck", title(Thing::Deck(deck.deck), scenario));
    Argument::Text(text.count("left", deck.count).count("gone", deck.discarded))
}

/// A list of parts that may have commas in them.
fn join(parts: impl IntoIterator<Item = Part>) -> Option<Part> {
    let next = |list: Part, next: Part| {
        Argument::Text(Text::new("board-parts").with("list", list).with("next", next))
    };
    parts.into_iter().reduce(next)
}
