//! What the values must make together: a set-up that the rules can play (Appendix E).

use super::data::{Data, text};
use super::fields::{listed, reader_of};
use super::ground::map_of;
use super::nesting::{all_scripts, deepest, fits};
use super::start::setup_of;
use super::{Hook, Hooked, Tables};
use crate::figures::{Party, n_units};
use crate::frame::DEPTH;
use crate::ids::{
    Area, Areas, BySide, Card, Character, Characters, Kind, Leader, Leaders, Pool, Region, Scenario, Side,
    Tile, Unit, Units,
};
use crate::ops::{Op, PlaceKind, Script};
use crate::rules::LIMIT;
use kernel::{PackFault as Fault, Text};

/// Everything that does not fit together. The values by themselves have no fault.
pub(super) fn check(tables: &Tables, faults: &mut Vec<Fault>) {
    let mut whole = Whole { tables, faults };
    whole.board();
    whole.tiles();
    whole.armies();
    whole.tokens();
    whole.characters();
    whole.hooks();
    whole.fate();
    whole.nesting();
}

struct Whole<'a> {
    tables: &'a Tables,
    faults: &'a mut Vec<Fault>,
}

/// The normal Fate tiles together (R6).
const NORMAL_TILES: usize = 12;
/// The number of areas for Catapults, which is known (R5).
const CATAPULT_AREAS: usize = 3;
/// FP Settlements in each Rohan or Gondor region (rule 3.7).
const SETTLEMENTS: usize = 2;

impl Whole<'_> {
    fn map(&self) -> &'static str {
        map_of(self.tables.scenario)
    }

    fn fault(&mut self, file: &str, id: &str, field: &str, what: Text) {
        reader_of(file, id, field, self.faults).fault("", what);
    }

    /// Rules 3.1, 3.7, 9.3.2, 9.10.2.
    fn board(&mut self) {
        let board = &self.tables.board;
        // What walls let through only when they are breached counts here: the gate is always open.
        let mut reached = Areas::EMPTY;
        let mut edge = board.areas.first().into_iter().collect::<Areas>();
        while !edge.is_empty() {
            reached |= edge;
            edge = board.around(edge) - reached;
        }
        for area in board.areas - reached {
            let what = Text::new("fault-not-connected").written("area", area.slug());
            self.fault(self.map(), area.slug(), "border", what);
        }
        for region in board.home {
            let n = (board.regions[region] & board.settlements[Side::FreePeoples]).len();
            if n != SETTLEMENTS {
                let what = Text::new("fault-region-settlements").written("region", region.slug());
                self.fault(self.map(), region.slug(), "region", what.count("n", n));
            }
        }
        for area in board.recruitment {
            let ours = Data::ours().object(self.map(), area.slug());
            let has = ours.and_then(|one| one.get("arrowsTo")).and_then(|one| one.as_array());
            if board.arrows[area].is_empty() && has.is_some_and(|arrows| !arrows.is_empty()) {
                self.fault(self.map(), area.slug(), "arrowsTo", Text::new("fault-no-arrow"));
            }
        }
        if self.tables.scenario == Scenario::Gondor {
            let pelennor = board.regions[Region::Pelennor] - board.neighbours[Area::MinasTirith];
            for area in board.catapults - (pelennor - Areas::only(Area::MinasTirith)) {
                let what = Text::new("fault-no-catapult-area").written("area", area.slug());
                self.fault(self.map(), "", "catapultAreas", what);
            }
            if board.catapults.len() != CATAPULT_AREAS {
                let what = Text::new("fault-total").count("n", board.catapults.len());
                self.fault(self.map(), "", "catapultAreas", what.count("total", CATAPULT_AREAS));
            }
        }
    }

    /// R6: Fate always moves, since every normal tile moves it.
    fn tiles(&mut self) {
        let n = self.tables.tiles.len();
        if n != NORMAL_TILES {
            let what = Text::new("fault-total").count("n", n).count("total", NORMAL_TILES);
            for tile in Tile::ALL.into_iter().filter(|tile| !super::slots::SPECIAL_TILES.contains(tile)) {
                self.fault("fate-tiles", tile.slug(), "copies", what.clone());
            }
        }
    }

    /// R7, R8: limits, figures, places.
    fn armies(&mut self) {
        let tables = self.tables;
        let (file, board) = (setup_of(tables.scenario), &tables.board);
        let mut used = (Units::EMPTY, Leaders::EMPTY);
        let mut stands: BySide<Areas> = BySide::all(Areas::EMPTY);
        let mut people: Vec<(Area, Character)> = Vec::new();
        for (area, party) in &tables.setup.armies {
            let side = setup_side(party);
            let field = format!("{}.{}", if side == Side::Shadow { "shadow" } else { "free" }, area.slug());
            let text = |what: &'static str| Text::new(what).written("area", area.slug());
            if stands[side.enemy()].contains(*area) {
                self.fault(file, "", &field, text("fault-both-sides"));
            }
            stands[side].insert(*area);
            if area.is_recruitment() {
                let own = board.nation[*area].is_some_and(|pool| pool.side() == side);
                if !own || *area == Area::ForgottenRoad {
                    self.fault(file, "", &field, text("fault-no-place"));
                }
            } else {
                if party.n_units() > LIMIT {
                    self.fault(file, "", &field, text("fault-too-many-units").number("n", party.n_units()));
                }
                if party.units.is_empty() && !party.leaders.is_empty() {
                    self.fault(file, "", &field, text("fault-leaders-alone"));
                }
            }
            // Nobody has taken anything yet (rule 3.6).
            if board.printed[side.enemy()].contains(*area) {
                self.fault(file, "", &field, text("fault-enemy-place"));
            }
            for (unit, n) in party.units.iter() {
                used.0.add(unit, n);
            }
            for (leader, n) in party.leaders.iter() {
                used.1.add(leader, n);
            }
            people.extend(party.characters.iter().map(|character| (*area, character)));
            for unit in Unit::ALL.into_iter().filter(|unit| party.units.contains(*unit)) {
                if used.0.count(unit) > tables.units[unit].figures {
                    self.fault(file, "", &field, Text::new("fault-figures").written("what", unit.slug()));
                }
            }
            for leader in Leader::ALL.into_iter().filter(|leader| party.leaders.contains(*leader)) {
                if used.1.count(leader) > tables.leaders.count(leader) {
                    self.fault(file, "", &field, Text::new("fault-figures").written("what", leader.slug()));
                }
            }
        }
        self.people(&people);
    }

    /// The Characters of the set-up are those that are in play at first, each once, where their cards say.
    fn people(&mut self, people: &[(Area, Character)]) {
        let tables = self.tables;
        let file = setup_of(tables.scenario);
        let mut seen = Characters::EMPTY;
        for (area, character) in people {
            let def = &tables.characters[*character];
            let side = if def.kind == Kind::Minion { Side::Shadow } else { Side::FreePeoples };
            let field = format!("{}.{}", if side == Side::Shadow { "shadow" } else { "free" }, area.slug());
            let text = |what: &'static str| Text::new(what).written("character", character.slug());
            if !def.here || !def.in_play || seen.contains(*character) || *character == Character::WitchKing {
                self.fault(file, "", &field, text("fault-not-there"));
            } else if !def.start.areas.contains(*area) {
                self.fault(file, "", &field, text("fault-other-start"));
            }
            seen.insert(*character);
        }
        for character in Character::ALL {
            let def = &tables.characters[character];
            let placed = seen.contains(character) || character == Character::WitchKing;
            if def.here && def.in_play && !placed {
                let field = if def.kind == Kind::Minion { "shadow" } else { "free" };
                let start = def.start.areas.first().map_or("", Area::slug);
                let what = Text::new("fault-not-placed").written("character", character.slug());
                self.fault(file, "", &format!("{field}.{start}"), what);
            }
        }
    }

    /// R7, R8: as many tokens as there are, where their side may have some (rules 4.3, 7.3.7, 9.4.1).
    fn tokens(&mut self) {
        let tables = self.tables;
        let (file, board) = (setup_of(tables.scenario), &tables.board);
        for pool in Pool::ALL {
            let field = format!("recruitmentTokens.{}", pool.slug());
            let mine = tables.setup.tokens.iter().filter(|(of, _, _)| *of == pool);
            let n: usize = mine.clone().map(|(_, _, n)| usize::from(*n)).sum();
            let faces = tables.tokens.iter().filter(|(face, _)| face.pool() == pool);
            let total: usize = faces.map(|(_, n)| usize::from(n)).sum();
            if n > total {
                let what = Text::new("fault-tokens").count("n", n).count("total", total);
                self.fault(file, "", &field, what);
            }
            for (_, area, _) in mine {
                let enemy = tables
                    .setup
                    .armies
                    .iter()
                    .any(|(at, party)| at == area && n_units(&party.units, pool.side().enemy()) > 0);
                let fits = match board.nation[*area] {
                    Some(nation) => nation == pool && *area != Area::ForgottenRoad,
                    None => pool != Pool::Rohan,
                };
                if enemy || !fits || board.printed[pool.side().enemy()].contains(*area) {
                    let what = Text::new("fault-no-place").written("area", area.slug());
                    self.fault(file, "", &field, what);
                }
            }
        }
    }

    /// R14, R23: who enters has somewhere to enter, and does not bring more than an Army.
    fn characters(&mut self) {
        for character in Character::ALL {
            let def = &self.tables.characters[character];
            let id = character.slug();
            if !def.here {
                continue;
            }
            let side = if def.kind == Kind::Minion { Side::Shadow } else { Side::FreePeoples };
            let board = &self.tables.board;
            let foreign = |area: &Area| board.nation[*area].is_some_and(|pool| pool.side() != side);
            let stray: Vec<Area> = def.start.areas.iter().filter(foreign).collect();
            let treebeard = character == Character::Treebeard;
            let wrong_wood = def.start.kinds.contains(PlaceKind::Entwood) != treebeard;
            if !def.ways.is_empty() && def.start.areas.is_empty() && def.start.kinds.is_empty() {
                self.fault("characters", id, "startAreas", Text::new("fault-no-start"));
            }
            if wrong_wood {
                let what = Text::new("fault-no-place").written("area", "entwood");
                self.fault("characters", id, "startAreas", what);
            }
            for area in stray {
                let what = Text::new("fault-no-place").written("area", area.slug());
                self.fault("characters", id, "startAreas", what);
            }
            let n = def.units.len();
            if n > usize::from(LIMIT) {
                let what = Text::new("fault-too-many-units").written("area", id).count("n", n);
                self.fault("characters", id, "unitsPlacedOnEntry", what);
            }
        }
    }

    /// A hook hangs where the moment it names can come.
    fn hooks(&mut self) {
        for character in Character::ALL {
            let def = &self.tables.characters[character];
            for hooked in &def.abilities {
                let fits = match hooked.hook {
                    Hook::ExtraAction(_) | Hook::ExtraActionTwo => false,
                    Hook::Entwood => character == Character::Treebeard,
                    _ => true,
                };
                if !fits {
                    self.fault(
                        "characters",
                        character.slug(),
                        "abilities",
                        Text::new("fault-hook-misplaced"),
                    );
                }
            }
            if let Some(track) = &def.track
                && !works_from_afar(track)
            {
                let what = Text::new("fault-hook-misplaced");
                self.fault("characters", character.slug(), "fateTrackAbility", what);
            }
        }
        for card in Card::ALL {
            let def = &self.tables.cards[card];
            let (file, prefix) = super::deck::fields_of(card, self.tables.scenario);
            if !def.hooks.is_empty() && !def.on_table {
                let what = Text::new("fault-hooks-not-on-table");
                self.fault(file, card.slug(), &format!("{prefix}hooks"), what);
            }
            for hooked in &def.hooks {
                let of_character = matches!(
                    hooked.hook,
                    Hook::CharacterAction | Hook::ActionToken | Hook::OnEntry | Hook::Entwood
                );
                let by_nobody =
                    hooked.by_opponent && !matches!(hooked.hook, Hook::ExtraAction(_) | Hook::ExtraActionTwo);
                if of_character || by_nobody {
                    let what = Text::new("fault-hook-misplaced");
                    self.fault(file, card.slug(), &format!("{prefix}hooks"), what);
                }
            }
        }
    }

    /// Rule 12.4: the game cannot last. Only a card that is played once may move the Fate Marker back.
    fn fate(&mut self) {
        let tables = self.tables;
        let back = |script: &Script| {
            let mut ops = tables.ops(*script).iter();
            ops.any(|op| matches!(op, Op::MoveFate { spaces, .. } if *spaces < 0))
        };
        for script in all_scripts(tables).into_iter().filter(back) {
            if !matches!(script, Script::Card(_)) {
                self.fault_of(script, Text::new("fault-fate-back"));
            }
        }
    }

    /// What calls what must have an end before the stack is full: whoever takes part in the deepest way is told.
    fn nesting(&mut self) {
        let nesting = deepest(self.tables);
        if fits(&nesting) {
            return;
        }
        let what = Text::new("fault-nests-too-deep").count("n", nesting.levels).count("most", DEPTH);
        for script in nesting.scripts {
            self.fault_of(script, what.clone());
        }
    }

    /// A fault of the instructions of a script.
    fn fault_of(&mut self, script: Script, what: Text) {
        let scenario = self.tables.scenario;
        let of_card = |card: Card, name: &str| {
            let (file, prefix) = super::deck::fields_of(card, scenario);
            (file, card.slug().to_owned(), format!("{prefix}{name}"))
        };
        let (file, id, field) = match script {
            Script::Order(order) => ("cards-generic", order.slug().to_owned(), "ops".to_owned()),
            Script::Combat(combat) => ("cards-generic", combat.slug().to_owned(), "ops".to_owned()),
            Script::Card(card) => of_card(card, "ops"),
            Script::Hook(card, _) => of_card(card, "hooks"),
            Script::Unit(unit) => {
                ("units", format!("{}.{}", scenario.slug(), unit.slug()), "ability".to_owned())
            }
            Script::Character(character, n) => {
                ("characters", character.slug().to_owned(), ability(character, n))
            }
            Script::Track(character) => {
                ("characters", character.slug().to_owned(), "fateTrackAbility".to_owned())
            }
            Script::Nazgul(_) => ("characters", String::new(), "nazgulAbilities.list".to_owned()),
        };
        self.fault(file, &id, &field, what);
    }
}

/// The field of an ability: its own if it is listed by itself, else that of all abilities.
fn ability(character: Character, n: u8) -> String {
    let ours = Data::ours().object("characters", character.slug());
    let abilities = ours.and_then(|one| one.get("abilities")).and_then(|all| all.as_array());
    let name = abilities.and_then(|all| all.get(usize::from(n))).map_or("", |one| text(one, "name"));
    let own = format!("abilities.{name}");
    let is_listed = listed(&format!("characters/{}/{own}", character.slug())).is_some();
    if is_listed { own } else { "abilities".to_owned() }
}

/// Whether a hook works for a Character who still lies on the Fate Track.
const fn works_from_afar(hooked: &Hooked) -> bool {
    matches!(
        hooked.hook,
        Hook::Enter(_)
            | Hook::Play(_)
            | Hook::NazgulCost
            | Hook::LocationNazgul
            | Hook::FavoriteTerrain(_)
            | Hook::MusterEnt
            | Hook::FateSymbolEnts
            | Hook::EyeRecruit
            | Hook::ArmyEnters(..)
            | Hook::ArmyEndedMove(_)
    )
}

/// Whose a group of the set-up is. One without units is its Characters' or, with Leaders, of the Free Peoples.
fn setup_side(party: &Party) -> Side {
    let minions = [Character::Saruman, Character::WitchKing, Character::Gothmog];
    party.side().unwrap_or_else(|| {
        if minions.iter().any(|minion| party.characters.contains(*minion)) {
            Side::Shadow
        } else {
            Side::FreePeoples
        }
    })
}
