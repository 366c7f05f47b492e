//! All that an onlooker may know about one thing.

use super::printed::{card_title, marked, paragraph, sentences};
use crate::action::Tactic;
use crate::book::{CharacterDef, Hook, ours};
use crate::figures::{Figure, Party, Spot};
use crate::game::Thing;
use crate::ids::{
    Area, Areas, Border, Card, Character, Deck, Engine, Face, Leader, Location, Maneuver, Pool, Region,
    Scenario, Section, Side, Tile, TokenFace, Unit,
};
use crate::ops::PlaceKind;
use crate::rules::LAST_SPACE;
use crate::state::State;
use crate::text::words::{Origin, Words, origin};
use crate::text::{Part, Said, parts, title};
use crate::view::View;
use kernel::{Argument, Seat, Text};

/// All that an onlooker may know about a thing.
pub(crate) fn about(state: &State, thing: Thing, onlooker: Option<Seat>) -> Vec<Said> {
    match thing {
        Thing::Area(area) => state.about_area(area, onlooker),
        Thing::Region(region) => state.about_region(region, onlooker),
        Thing::Section(section) => vec![state.section_said(section)],
        Thing::Card(card) => state.about_card(card),
        Thing::Character(who) | Thing::Figure(Figure::Character(who)) => state.about_character(who),
        Thing::Unit(unit) | Thing::Figure(Figure::Unit(unit)) => state.about_unit(unit),
        Thing::Figure(Figure::Leader(leader)) => vec![state.leader_said(leader)],
        Thing::Figure(Figure::Leadership) => vec![Text::new("about-leadership")],
        Thing::Die(face) => vec![Text::of("face", face.slug()), about_face(face)],
        Thing::Deck(deck) => state.about_deck(deck, onlooker),
        Thing::Pool(pool) => state.about_pool(pool, onlooker),
        Thing::Token(face) => vec![state.token_said(face)],
        Thing::Tactic(token) => state.about_tactic(token),
        Thing::Location(location) => vec![state.location_said(location)],
        Thing::Tile(tile) => state.about_tile(tile),
        Thing::Engine(engine) => state.about_engine(engine),
        // Rule 10.6.1: what they show is all there is to know.
        Thing::CombatDie { .. } => Vec::new(),
        Thing::FateTrack => state.about_track(),
        Thing::ShadowBox => state.about_shadow_box(),
        Thing::ActionTokens => {
            let (free, used) = state.action_tokens;
            vec![Text::new("about-action-tokens").number("n", free).number("used", used)]
        }
        Thing::Entwood => state.about_entwood(),
        Thing::Nazgul => state.about_nazgul(),
        Thing::Darkness => vec![Text::new("about-darkness").number("n", state.darkness)],
        Thing::Ships => state.about_ships(),
        Thing::Pass => vec![Text::new("about-pass")],
    }
}

fn about_face(face: Face) -> Said {
    Text::of("about-face", face.slug())
}

/// Areas as a list.
fn areas(areas: Areas) -> impl Iterator<Item = Part> {
    areas.iter().map(parts::area)
}

impl State {
    /// A text with a mark if it is not known to be printed so.
    fn marked(&self, text: Said, origin: Origin) -> Said {
        marked(text, origin, self.book.mark().map(|mark| mark.name.as_str()))
    }

    /// A card or an ability in one paragraph: its name, what it does.
    fn words_said(&self, title: Said, words: &Words) -> Said {
        paragraph(title, words, self.book.mark().map(|mark| mark.name.as_str()))
    }

    fn about_area(&self, area: Area, onlooker: Option<Seat>) -> Vec<Said> {
        let board = self.board();
        let mut lines = Vec::new();
        match (board.region[area], board.nation[area]) {
            (Some(region), _) => lines.push(
                Text::new("about-area")
                    .with("area", parts::first_area(area))
                    .text("terrain", Text::of("terrain", board.terrain[area].slug()))
                    .with("region", parts::region(region)),
            ),
            (None, Some(pool)) => lines.push(
                Text::new("about-recruitment")
                    .with("area", parts::first_area(area))
                    .text("nation", title(Thing::Pool(pool), self.scenario)),
            ),
            (None, None) => lines.push(Text::new("about-elsewhere").with("area", parts::first_area(area))),
        }
        if let Some(side) = Side::ALL.into_iter().find(|side| board.settlements[*side].contains(area)) {
            lines.push(Text::new("about-settlement").with("side", parts::side(side)));
        }
        if area == Area::MinasTirith {
            lines.extend(Section::ALL.into_iter().map(|section| self.section_said(section)));
        } else if board.is_stronghold(area) {
            let text = Text::new("about-stronghold").number("n", self.protection_left(area, None));
            lines.push(text.number("of", board.protection[area]));
        }
        if self.scenario == Scenario::Rohan && self.worth(area) > 0 {
            lines.push(Text::new("about-worth").number("n", self.worth(area)));
        }
        if let Some(side) = self.controller(area) {
            lines.push(Text::new("about-control").with("side", parts::side(side)));
        }
        let view = View::of(self, onlooker);
        if let Some(here) = view.areas.iter().find(|here| here.area == area) {
            lines.push(Text::new("about-here").with("what", super::contents(here)));
        }
        lines.extend(self.special_lists(area));
        lines.extend(self.borders(area));
        lines.extend(self.ours_of_area(area));
        lines
    }

    /// What an area is good for besides.
    fn special_lists(&self, area: Area) -> Vec<Said> {
        let board = self.board();
        let lists = [
            (board.dunlending.contains(area), Text::new("about-dunlending")),
            (board.mordor_orcs.contains(area), Text::new("about-mordor-orcs")),
            (board.towers.contains(area), Text::new("about-tower-area")),
            (board.catapults.contains(area), Text::new("about-catapult-area")),
            (board.anduin_south.contains(area), Text::new("about-anduin-south")),
        ];
        lists.into_iter().filter(|(is, _)| *is).map(|(_, text)| text).collect()
    }

    /// Where one can go from an area, and where not.
    fn borders(&self, area: Area) -> Vec<Said> {
        let board = self.board();
        let mut lines = Vec::new();
        if board.recruitment.contains(area) {
            lines.push(Text::new("about-arrows").list("areas", areas(board.arrows[area])));
            if !board.linked[area].is_empty() {
                lines.push(Text::new("about-linked").list("areas", areas(board.linked[area])));
            }
            return lines;
        }
        let next = board.borders[area].iter().filter(|one| one.border.is_crossable());
        let next: Vec<Part> = next
            .map(|one| match one.border {
                Border::Normal => parts::area(one.to),
                border => Argument::Text(
                    Text::new("about-border")
                        .with("area", parts::area(one.to))
                        .text("border", Text::of("border", border.slug())),
                ),
            })
            .collect();
        lines.push(Text::new("about-borders").list("areas", next));
        let guards = board.borders[area]
            .iter()
            .filter_map(|one| board.border(one.to, area).map(|back| (one.to, back)));
        let guards: Vec<Part> =
            guards.filter(|(_, back)| back.protected).map(|(to, _)| parts::area(to)).collect();
        if !guards.is_empty() {
            lines.push(Text::new("about-guarded").list("areas", guards));
        }
        for (border, text) in
            [(Border::River, Text::new("about-rivers")), (Border::Mountains, Text::new("about-mountains"))]
        {
            let across = board.borders[area].iter().filter(|one| one.border == border);
            let across: Vec<Part> = across.map(|one| parts::area(one.to)).collect();
            if !across.is_empty() {
                lines.push(text.list("areas", across));
            }
        }
        let steps = board.ent_steps[area];
        if !steps.is_empty() {
            lines.push(Text::new("about-ent-steps").list("areas", areas(steps)));
        }
        lines
    }

    /// What is ours of an area, or of the pack of the table.
    fn ours_of_area(&self, area: Area) -> Vec<Said> {
        let (board, our) = (self.board(), &self.book.our_tables().board);
        let region =
            origin(&board.region[area], &our.region[area], ours::area_is_ours(area, self.scenario, "region"));
        let any = board.borders[area].iter().any(|one| ours::border_is_ours(area, one.to, self.scenario));
        let borders = origin(&board.borders[area], &our.borders[area], any);
        let arrows = ours::area_is_ours(area, self.scenario, "arrowsTo");
        let arrows = origin(&board.arrows[area], &our.arrows[area], arrows);
        let rows = [
            (region, Text::new("about-of-region")),
            (borders, Text::new("about-of-borders")),
            (arrows, Text::new("about-of-arrows")),
        ];
        let told = rows.into_iter().filter(|(origin, _)| *origin != Origin::Known);
        told.map(|(origin, text)| self.marked(text, origin)).collect()
    }

    fn about_region(&self, region: Region, onlooker: Option<Seat>) -> Vec<Said> {
        let board = self.board();
        let all = board.regions[region];
        let text = match board.home.contains(region) {
            true => Text::new("about-home-region"),
            false => Text::new("about-region"),
        };
        let name = Text::of("region", region.slug()).part("start");
        let name = Argument::Called(Thing::Region(region), name);
        let first = text.with("region", name).list("areas", areas(all));
        let view = View::of(self, onlooker);
        let here = view.areas.iter().filter(|here| all.contains(here.area) && super::is_told(here));
        [first].into_iter().chain(here.map(|here| super::area_text(here, self.scenario))).collect()
    }

    fn section_said(&self, section: Section) -> Said {
        let printed = self.board().sections[section];
        let left = printed.saturating_sub(self.sections_lost[section]);
        let from = self.board().section_from;
        let from = self.board().areas.iter().filter(|area| from[*area] == Some(section)).map(parts::area);
        Text::new("about-section")
            .with("section", parts::first_section(section))
            .number("n", left)
            .number("of", printed)
            .list("areas", from)
    }

    fn about_card(&self, card: Card) -> Vec<Said> {
        let deck = Text::new("about-of-deck").text("deck", title(Thing::Deck(card.deck()), self.scenario));
        if !self.book.deck.contains(card) {
            return vec![Text::new("about-other-scenario"), deck];
        }
        let words = self.book.card_words(card);
        let (kind, of_type) = self.book.card_type(card);
        let mut lines = vec![card_title(words.name.clone(), kind), deck];
        if of_type != Origin::Known {
            lines.push(self.marked(Text::new("about-of-type"), of_type));
        }
        lines.extend(sentences(&words).into_iter().map(|(text, origin)| self.marked(text, origin)));
        if let Some((_, combat)) = card.halves() {
            let words = self.book.combat_words(combat);
            lines.push(Text::new("about-combat").text("title", words.name.clone()));
            lines.extend(sentences(&words).into_iter().map(|(text, origin)| self.marked(text, origin)));
        }
        lines
    }

    fn about_character(&self, who: Character) -> Vec<Said> {
        let def = &self.book.characters[who];
        if !def.here {
            return vec![Text::new("about-other-scenario")];
        }
        let side = self.character_side(who);
        let mut lines = vec![
            Text::new("about-character")
                .text("who", title(Thing::Character(who), self.scenario))
                .text("kind", Text::of("kind", def.kind.slug()))
                .with("side", parts::side(side)),
        ];
        lines.extend(self.values_said(who, def));
        if def.die {
            lines.push(Text::new("about-action-die"));
        }
        lines.push(match self.spots[who] {
            Spot::Aside => Text::new("about-aside"),
            Spot::Track(space) => {
                Text::new("about-track").number("n", space).number("ready", u8::from(self.is_ready(who)))
            }
            Spot::At(area) => Text::new("about-at").with("area", parts::area(area)),
            Spot::ShadowBox => Text::new("about-in-box"),
            Spot::Entwood => Text::new("about-in-entwood").with("area", parts::area(self.entwood)),
            Spot::Eliminated => Text::new("about-eliminated"),
        });
        if self.commander == Some(who) {
            lines.push(Text::new("about-commander"));
        }
        if !def.in_play {
            lines.extend(self.entry_said(who, def));
        }
        for (n, hooked) in (0..).zip(&def.abilities) {
            let words = self.book.character_words(who, n);
            let costs = hooked.hook == Hook::CharacterAction;
            lines.extend(words.map(|words| self.ability_said(&words, costs)));
        }
        lines.extend(self.book.track_words(who).map(|words| self.ability_said(&words, false)));
        if self.bans.abilities.contains(who) {
            lines.push(Text::new("about-silenced"));
        }
        lines
    }

    /// Leadership and Level of a Character.
    fn values_said(&self, who: Character, def: &CharacterDef) -> [Said; 2] {
        let our = &self.book.our_tables().characters[who];
        let ours = |field: &str| ours::character_is_ours(who, field);
        let leads = Text::new("about-leads").number("leadership", def.leadership);
        let of_leads = origin(
            &(def.leadership, def.modifier),
            &(our.leadership, our.modifier),
            ours("leadership") || ours("leadershipModifier"),
        );
        let level = match def.level {
            CharacterDef::UNLIMITED => Text::new("about-no-level"),
            level => Text::new("about-level").number("n", level),
        };
        [
            self.marked(leads.number("modifier", def.modifier), of_leads),
            self.marked(level, origin(&def.level, &our.level, ours("level"))),
        ]
    }

    /// How a Character enters play, where, and who comes with him.
    fn entry_said(&self, who: Character, def: &CharacterDef) -> Vec<Said> {
        let our = &self.book.our_tables().characters[who];
        let ours = |field: &str| ours::character_is_ours(who, field);
        let (entry, of_entry) = self.book.entry_words(who);
        let mut lines = vec![self.marked(Text::new("about-entry").text("how", entry), of_entry)];
        let start = self.places(self.character_side(who), &def.start);
        // An Army that he may choose is told with how he enters.
        if !start.is_empty() && !def.start.kinds.contains(PlaceKind::MordorArmy) {
            let text = Text::new("about-start").list("areas", areas(start));
            lines.push(self.marked(text, origin(&def.start, &our.start, ours("startAreas"))));
        }
        let company =
            |def: &CharacterDef| Party { units: def.units, leaders: def.leaders, ..Party::default() };
        let (theirs, our) = (company(def), company(our));
        if !theirs.is_empty() {
            let text = Text::new("about-company").with("who", parts::figures(&theirs));
            lines.push(self.marked(text, origin(&theirs, &our, ours("unitsPlacedOnEntry"))));
        }
        lines
    }

    /// An ability with its name, and what it costs.
    fn ability_said(&self, words: &Words, costs: bool) -> Said {
        let name = match costs {
            true => Text::new("about-ability-cost"),
            false => Text::new("about-ability"),
        };
        self.words_said(name.text("name", words.name.clone()), words)
    }

    fn about_unit(&self, unit: Unit) -> Vec<Said> {
        let def = &self.book.units[unit];
        if def.figures == 0 {
            return vec![Text::new("about-other-scenario")];
        }
        let our = &self.book.our_tables().units[unit];
        let ours = |field: &str| ours::unit_is_ours(unit, self.scenario, field);
        let first = Text::new("about-unit")
            .text("unit", Text::of("unit", unit.slug()))
            .number("n", self.in_supply(unit))
            .number("of", def.figures);
        let strength = Text::new("about-strength").number("n", def.strength);
        let favorite = match (def.when_attacking, def.favorite.is_empty()) {
            (true, _) => Text::new("about-every-terrain"),
            (false, true) => Text::new("about-no-terrain"),
            (false, false) => {
                let terrains = def.favorite.iter();
                let terrains = terrains.map(|one| Argument::Text(Text::of("terrain", one.slug())));
                Text::new("about-favorite").list("terrains", terrains)
            }
        };
        let terrain = (def.favorite, def.when_attacking);
        let terrain = origin(&terrain, &(our.favorite, our.when_attacking), ours("favoriteTerrain"));
        let words = self.book.unit_words(unit);
        // Of one ability only the name is ours.
        let named = (words.origin == Origin::Known && ours("ability.name"))
            .then(|| self.marked(Text::new("about-of-name"), Origin::Ours));
        let lines = [
            first,
            self.marked(strength, origin(&def.strength, &our.strength, ours("combatStrength"))),
            self.marked(favorite, terrain),
            self.ability_said(&words, false),
        ];
        lines.into_iter().chain(named).collect()
    }

    fn leader_said(&self, leader: Leader) -> Said {
        Text::new("about-leader")
            .with("leader", parts::first_leader(leader))
            .number("n", self.leaders_in_supply(leader))
            .number("of", self.book.leaders.count(leader))
    }

    fn about_deck(&self, deck: Deck, onlooker: Option<Seat>) -> Vec<Said> {
        let view = View::of(self, onlooker);
        let Some(one) = view.decks.iter().find(|one| one.deck == deck) else {
            return vec![Text::new("about-other-scenario")];
        };
        let first = Text::new("about-deck")
            .text("deck", title(Thing::Deck(deck), self.scenario))
            .count("left", one.count)
            .count("gone", one.discarded);
        let known = one.known.iter().map(|card| parts::card(*card, self.scenario));
        let known = (!one.known.is_empty()).then(|| Text::new("about-known").list("cards", known));
        [first].into_iter().chain(known).collect()
    }

    fn about_pool(&self, pool: Pool, onlooker: Option<Seat>) -> Vec<Said> {
        let view = View::of(self, onlooker);
        let pools = view.pools.iter().filter(|one| one.pool == pool);
        let told = pools.map(|one| super::pool_text(one, self.scenario));
        told.chain([Text::new("about-pool")]).collect()
    }

    fn token_said(&self, face: TokenFace) -> Said {
        let text = Text::new("about-token").thing("token", Thing::Token(face));
        text.number("n", self.faces.count(face)).number("of", self.book.tokens.count(face))
    }

    fn about_tactic(&self, token: Tactic) -> Vec<Said> {
        match token {
            Tactic::Regroup => vec![Text::new("about-regroup")],
            Tactic::CombatEvent => vec![Text::new("about-combat-event")],
            Tactic::Maneuver(token) => self.about_maneuver(token),
        }
    }

    fn about_maneuver(&self, token: Maneuver) -> Vec<Said> {
        let of_token =
            |unit: &Unit| self.book.units[*unit].figures > 0 && unit.maneuver(self.scenario) == token;
        let units: Vec<Unit> = Unit::ALL.into_iter().filter(of_token).collect();
        if units.is_empty() {
            return vec![Text::new("about-other-scenario")];
        }
        let first = Text::new("about-maneuver").list("units", units.iter().copied().map(parts::unit));
        let abilities = units.iter().map(|unit| {
            let words = self.book.unit_words(*unit);
            self.ability_said(&words, false)
        });
        let mut lines: Vec<Said> = [first].into_iter().chain(abilities).collect();
        // Two types with one token mostly have the same ability.
        lines.dedup();
        lines
    }

    fn location_said(&self, location: Location) -> Said {
        Text::new("about-location")
            .with("location", parts::first_location(location))
            .text("about", Text::of("location", location.slug()).part("about"))
            .number("now", u8::from(self.location == Some(location)))
    }

    fn about_tile(&self, tile: Tile) -> Vec<Said> {
        let text = Text::new("about-tile").with("tile", parts::tile(tile));
        let counts = text.number("n", self.pool.count(tile)).number("gone", self.discarded.count(tile));
        let mut lines = vec![counts, Text::of("about-tile", tile.slug())];
        let tables = self.book.our_tables();
        if tile.is_special() {
            lines.push(Text::new("about-special-tile"));
        } else {
            let origin =
                origin(&self.book.tiles.count(tile), &tables.tiles.count(tile), ours::copies_are_ours(tile));
            lines.push(
                self.marked(Text::new("about-copies").number("n", self.book.tiles.count(tile)), origin),
            );
        }
        lines
    }

    fn about_engine(&self, engine: Engine) -> Vec<Said> {
        let board = self.board();
        let (n, places) = match engine {
            Engine::SiegeTower => (self.towers.len(), board.towers),
            Engine::Catapult => (usize::from(self.n_catapults()), board.catapults),
        };
        let text = Text::of("about-engine", engine.slug()).count("n", n);
        let list = Text::new("about-engine-areas").list("areas", areas(places));
        let our = &self.book.our_tables().board;
        let list = match engine {
            Engine::SiegeTower => list,
            Engine::Catapult => {
                let ours = ours::list_is_ours(self.scenario, "catapultAreas");
                self.marked(list, origin(&board.catapults, &our.catapults, ours))
            }
        };
        vec![text, list]
    }

    fn about_track(&self) -> Vec<Said> {
        let first = Text::new("about-fate-track").number("n", self.fate).number("of", LAST_SPACE);
        let waits = |who: Character| match self.spots[who] {
            Spot::Track(space) => Some(
                Text::new("about-on-track")
                    .with("who", parts::first_character(who))
                    .number("n", space)
                    .number("ready", u8::from(self.is_ready(who))),
            ),
            _ => None,
        };
        [first].into_iter().chain(Character::ALL.into_iter().filter_map(waits)).collect()
    }

    fn about_shadow_box(&self) -> Vec<Said> {
        let dice =
            Text::new("about-shadow-box").number("n", self.shadow_box()).number("aside", self.set_aside);
        let places = Location::of(self.scenario).into_iter().map(|location| self.location_said(location));
        [dice].into_iter().chain(places).collect()
    }

    fn about_entwood(&self) -> Vec<Said> {
        if self.scenario != Scenario::Rohan {
            return vec![Text::new("about-other-scenario")];
        }
        let first = Text::new("about-entwood")
            .number("n", self.ents)
            .number("supply", self.ents_in_supply())
            .with("area", parts::area(self.entwood));
        vec![first, Text::new("about-ents")]
    }

    fn about_nazgul(&self) -> Vec<Said> {
        if self.scenario != Scenario::Gondor {
            return vec![Text::new("about-other-scenario")];
        }
        let board: u8 = self.nazgul.values().iter().sum();
        let first = Text::new("about-nazgul").number("n", board).number("supply", self.nazgul_in_supply());
        let limit = Text::of("about-nazgul-limit", self.book.nazgul_limit.slug());
        let limit = self.marked(
            limit,
            origin(
                &self.book.nazgul_limit,
                &self.book.our_tables().nazgul_limit,
                ours::nazgul_limit_is_ours(),
            ),
        );
        let abilities = (0..u8::MAX)
            .map_while(|n| self.book.nazgul_words(n))
            .map(|words| self.ability_said(&words, false));
        [first, limit].into_iter().chain(abilities).collect()
    }

    fn about_ships(&self) -> Vec<Said> {
        let board = self.board();
        let first = Text::new("about-ships").number("n", self.ships);
        let list = Text::new("about-anduin").list("areas", areas(board.anduin_south));
        let ours = ours::list_is_ours(self.scenario, "anduinSouthAreas");
        let our = &self.book.our_tables().board.anduin_south;
        vec![first, self.marked(list, origin(&board.anduin_south, our, ours))]
    }
}
