//! The table in words, for a terminal of some 100 columns.

mod about;
mod areas;

pub(crate) use about::about;

use crate::figures::Figure;
use crate::game::Thing;
use crate::ids::{Card, Character, Side};
use crate::text::parts::{self, commas};
use crate::text::{Part, Said};
use crate::view::{
    BattleView, DeckView, FiguresView, GroupView, HuntView, NationView, RegionView, SeatView, SideView,
    TileCount, View,
};
use areas::Area;
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

/// The lines that are written so far.
struct Page<'a> {
    out: String,
    language: &'a dyn Language,
}

impl Page<'_> {
    /// Writes a text, broken into lines. A part of what stands above it is indented.
    fn line(&mut self, indent: usize, text: &Said) {
        let label = " ".repeat(indent);
        // Writing to a string does not fail.
        let _ = kit::write_wrapped(&mut self.out, &label, &text.render(self.language), WIDTH);
    }

    fn table(&mut self, view: &View, others: &[View]) {
        self.line(0, &header(view));
        self.fellowship(view);
        for side in &view.sides {
            self.line(0, &dice(side));
        }
        let nations = semicolons(view.politics.iter().map(nation));
        self.line(0, &Text::new("board-politics").with("nations", nations));
        self.tiles(view);
        self.armies(view);
        if !view.reinforcements.is_empty() {
            self.line(0, &Text::new("board-reinforcements").with("figures", figures(&view.reinforcements)));
        }
        if !view.casualties.is_empty() {
            self.line(0, &Text::new("board-casualties").with("figures", figures(&view.casualties)));
        }
        if let Some(battle) = &view.battle {
            self.battle(battle);
        }
        if let Some(hunt) = &view.hunt {
            self.line(0, &self::hunt(hunt));
        }
        if let Some(group) = &view.group {
            self.line(0, &chosen(group));
        }
        self.cards(view);
        for (n, seat) in view.seats.iter().enumerate() {
            // Another seat of the same person shows its own cards.
            let own = others.iter().find(|other| other.you == Some(seat.seat));
            self.seat(view, own.and_then(|other| other.seats.get(n)).unwrap_or(seat));
        }
    }

    fn fellowship(&mut self, view: &View) {
        let fellowship = &view.fellowship;
        let text = match fellowship.mordor {
            Some(step) => Text::new("board-fellowship-in-mordor").number("step", step),
            None => Text::new("board-fellowship-on-map")
                .with("region", parts::region(fellowship.region))
                .number("progress", fellowship.progress),
        };
        let text = text.number("hidden", u8::from(fellowship.hidden));
        let text = text.number("corruption", fellowship.corruption);
        self.line(0, &text.with("guide", guide(fellowship.guide)));
        if let Some(who) = names(&fellowship.companions) {
            self.line(2, &Text::new("board-companions").with("who", who));
        }
        if let Some(who) = names(&view.aside) {
            self.line(2, &Text::new("board-aside").with("who", who));
        }
    }

    fn tiles(&mut self, view: &View) {
        let tiles = &view.tiles;
        if let Some(pile) = pile(&tiles.pool) {
            self.line(0, &Text::new("board-pool").with("tiles", pile));
        }
        if let Some(pile) = pile(&tiles.drawn) {
            self.line(2, &Text::new("board-drawn").with("tiles", pile));
        }
        if let Some(pile) = pile(&tiles.removed) {
            self.line(2, &Text::new("board-removed").with("tiles", pile));
        }
        if let Some(pile) = pile(&tiles.waiting) {
            self.line(2, &Text::new("board-waiting").with("tiles", pile));
        }
    }

    fn armies(&mut self, view: &View) {
        for area in Area::ALL {
            let mut here = view.regions.iter().filter(|region| Area::of(region.region) == area).peekable();
            if here.peek().is_some() {
                self.line(0, &Text::of("area", area.slug()));
            }
            for region in here {
                self.line(2, &region_text(region));
            }
        }
    }

    fn battle(&mut self, battle: &BattleView) {
        let text = Text::new("board-battle").with("side", parts::first_side(battle.attacker));
        self.line(0, &text.with("from", parts::place(battle.from)).with("at", parts::place(battle.at)));
        if !battle.rearguard.is_empty() {
            self.line(2, &Text::new("board-rearguard").with("figures", figures(&battle.rearguard)));
        }
        if battle.round > 0 {
            let [free, shadow] = battle.hits;
            let text = Text::new("board-round").number("round", battle.round);
            self.line(2, &text.number("free", free).number("shadow", shadow));
        }
        if let Some(thrown) = &battle.thrown
            && let Some(dice) = self::thrown(&thrown.dice)
        {
            let text = Text::new("board-battle-dice").with("side", parts::side(thrown.side));
            self.line(2, &text.with("dice", dice));
        }
        for one in &battle.cards {
            let text = match one.cancelled {
                false => Text::new("board-combat-card"),
                true => Text::new("board-cancelled-card"),
            };
            let back = || Argument::Text(Text::of("back", one.deck.slug()));
            let card = one
                .card
                .map_or_else(back, |card| Argument::Text(combat_part(card, Text::new("board-combat"))));
            self.line(2, &text.with("side", parts::side(one.side)).with("card", card));
        }
    }

    fn cards(&mut self, view: &View) {
        if let Some(card) = view.resolving {
            self.line(0, &Text::new("board-resolving").with("card", parts::card(card)));
        }
        for one in &view.table {
            let text = Text::new("board-on-table").text("who", Text::of("the-seat", one.owner.slug()));
            self.line(0, &text.text("card", event_part(one.card)));
        }
        for side in Side::ALL {
            let decks = view.decks.iter().filter(|one| one.deck.side() == side).map(deck);
            if let Some(decks) = commas(decks) {
                let text = Text::new("board-decks").with("side", parts::side(side));
                self.line(0, &text.with("decks", decks));
            }
        }
    }

    fn seat(&mut self, view: &View, seat: &SeatView) {
        let marks = [
            (view.you == Some(seat.seat)).then(|| Text::new("board-mark-you")),
            (view.acting == Some(seat.seat)).then(|| Text::new("board-mark-acts")),
            (seat.leading && view.seats.len() > 2).then(|| Text::new("board-mark-leads")),
        ];
        let text = match commas(marks.into_iter().flatten().map(Argument::Text)) {
            None => Text::new("board-seat"),
            Some(marks) => Text::new("board-seat-marked").with("marks", marks),
        };
        let text = text.text("who", Text::of("start-seat", seat.seat.slug()));
        let text = text.count("n", seat.character_cards + seat.strategy_cards);
        let text = text.count("limit", seat.hand_limit).count("character", seat.character_cards);
        self.line(0, &text.count("strategy", seat.strategy_cards));
        for card in seat.hand.iter().flatten() {
            self.line(4, &event_part(*card));
            self.line(8, &combat_part(*card, Text::new("about-combat")));
        }
        if let Some(card) = view.offer.filter(|_| view.you == Some(seat.seat)) {
            self.line(4, &Text::new("board-offered").with("card", parts::card(card)));
        }
    }
}

fn header(view: &View) -> Said {
    let points = |side: Side| view.side(side).map_or(0, |side| side.points);
    let text = match (view.phase, view.acting) {
        (None, _) => Text::new("board-turn"),
        (Some(phase), None) => Text::new("board-turn-phase").text("phase", Text::of("phase", phase.slug())),
        (Some(phase), Some(acting)) => Text::new("board-turn-acting")
            .text("phase", Text::of("phase", phase.slug()))
            .text("who", Text::of("the-seat", acting.slug())),
    };
    let text = text.number("turn", view.turn).number("free", points(Side::FreePeoples));
    text.number("shadow", points(Side::Shadow))
}

/// The Guide, a Companion or Gollum.
fn guide(guide: Option<Character>) -> Part {
    guide.map_or(Argument::Thing(Thing::Gollum), parts::character)
}

fn names(characters: &[Character]) -> Option<Part> {
    commas(characters.iter().copied().map(parts::character))
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
        .number("box", side.hunt_box)
        .number("roll", side.to_roll)
        .number("rings", side.rings)
        .number("used", u8::from(side.ring_used))
}

fn nation(one: &NationView) -> Part {
    let text = Text::new("board-nation").with("nation", parts::first_nation(one.nation));
    Argument::Text(text.number("steps", one.steps).number("active", u8::from(one.active)))
}

/// Hunt tiles, if there are any.
fn pile(tiles: &[TileCount]) -> Option<Part> {
    let tile = |one: &TileCount| {
        Argument::Text(Text::new("board-tiles").with("tile", parts::tile(one.tile)).number("n", one.count))
    };
    commas(tiles.iter().map(tile))
}

/// Figures in short: Nation, Regulars, Elites, Leaders.
fn figures(figures: &FiguresView) -> Part {
    let nations = figures.nations.iter().map(|one| {
        let text = Text::new("board-figures").text("nation", Text::of("short-nation", one.nation.slug()));
        let text = text.number("regulars", one.regulars).number("elites", one.elites);
        Argument::Text(text.number("leaders", one.leaders))
    });
    let nazgul = (figures.nazgul > 0).then(|| parts::some_figures(Figure::Nazgul, figures.nazgul));
    let characters = figures.characters.iter().copied().map(parts::first_character);
    commas(nations.chain(nazgul).chain(characters)).unwrap_or(Argument::Text(Text::new("nobody")))
}

/// What is in a region.
fn region_text(region: &RegionView) -> Said {
    let holder = region.control.filter(|_| region.captured);
    let held = holder.map(|side| Argument::Text(Text::new("board-held").with("side", parts::side(side))));
    let armies = [&region.free_peoples, &region.shadow].into_iter().filter(|army| !army.is_empty());
    let inside = (!region.inside.is_empty())
        .then(|| Argument::Text(Text::new("board-besieged").with("figures", figures(&region.inside))));
    let what = semicolons(held.into_iter().chain(armies.map(figures)).chain(inside));
    Text::new("board-region").with("region", parts::region(region.region)).with("what", what)
}

/// Dice as thrown, if there are any.
fn thrown(dice: &[u8]) -> Option<Part> {
    let next = |list: Part, next: Part| {
        Argument::Text(Text::new("board-thrown").with("list", list).with("next", next))
    };
    dice.iter().map(|die| Argument::Number(i64::from(*die))).reduce(next)
}

fn hunt(hunt: &HuntView) -> Said {
    let text = match (thrown(&hunt.dice), hunt.tile) {
        (Some(dice), None) => Text::new("board-hunt").with("dice", dice),
        (Some(dice), Some(tile)) => {
            Text::new("board-hunt-tile").with("dice", dice).with("tile", parts::tile(tile))
        }
        (None, None) => Text::new("board-hunt-no-dice"),
        (None, Some(tile)) => Text::new("board-hunt-no-dice-tile").with("tile", parts::tile(tile)),
    };
    text.number("n", hunt.successes).number("damage", hunt.damage)
}

/// The figures being chosen, or on their way.
fn chosen(group: &GroupView) -> Said {
    let text = match group.region {
        Some(region) => Text::new("board-chosen").with("region", parts::region(region)),
        None => Text::new("board-chosen-moving"),
    };
    text.with("figures", figures(&group.figures))
}

fn deck(deck: &DeckView) -> Part {
    let text = match deck.deck.is_character() {
        true => Text::new("board-deck-character"),
        false => Text::new("board-deck-strategy"),
    };
    Argument::Text(text.count("left", deck.count).count("gone", deck.discarded))
}

/// Parts that may have commas in them.
fn semicolons(parts: impl IntoIterator<Item = Part>) -> Part {
    let next = |list: Part, next: Part| {
        Argument::Text(Text::new("board-parts").with("list", list).with("next", next))
    };
    parts.into_iter().reduce(next).unwrap_or(Argument::Text(Text::new("nobody")))
}

/// Sentences one after another; the first begins.
fn in_a_row(first: Said, others: Vec<Said>) -> Said {
    let next = |list: Said, next: Said| Text::new("board-sentences").text("list", list).text("next", next);
    others.into_iter().fold(first, next)
}

/// The event part of a card in one paragraph.
fn event_part(card: Card) -> Said {
    in_a_row(about::event_title(card), about::event_words(card))
}

/// The combat part of a card in one paragraph, after a title.
fn combat_part(card: Card, title: Said) -> Said {
    in_a_row(about::combat_title(card, title), about::combat_words(card))
}
