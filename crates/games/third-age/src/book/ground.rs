//! The board out of the map files (chapter 3).

use super::board::{Board, BorderTo, MOST_BORDERS};
use super::data::{Data, list, text};
use super::fields::reader_of;
use super::slots;
use crate::ids::{
    Area, Areas, Border, ByArea, ByRegion, BySection, BySide, Pool, Region, Regions, Scenario, Section, Side,
    Terrain,
};
use arrayvec::ArrayVec;
use kernel::{PackFault as Fault, PackReader as Reader, Text};
use serde_json::Value;

/// The map file of a scenario.
pub(crate) const fn map_of(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::Rohan => "map-rohan",
        Scenario::Gondor => "map-gondor",
    }
}

/// The board of a scenario.
pub(super) fn board(scenario: Scenario, data: &Data, faults: &mut Vec<Fault>) -> Board {
    let file = map_of(scenario);
    let mut board = blank();
    for area in data.list(file, "areas") {
        read_area(&mut board, file, area, faults);
    }
    for area in data.list(file, "recruitmentAreas") {
        read_recruitment(&mut board, file, area, faults);
    }
    let home = |region: &&Value| {
        ["rohanRegion", "gondorRegion"].iter().any(|name| region.get(name) == Some(&Value::Bool(true)))
    };
    let regions = data.list(file, "regions").iter().filter(home);
    board.home = regions.filter_map(|region| Region::from_slug(text(region, "id"))).collect();
    for section in data.list(file, "minasTirithSections") {
        if let Some(id) = Section::from_slug(text(section, "id")) {
            board.sections[id] = small(section.get("value"));
            for area in areas_of(section.get("from")) {
                board.section_from[area] = Some(id);
            }
        }
    }
    for border in data.list(file, "borders") {
        read_border(&mut board, file, border, faults);
    }
    let named = |name: &str| areas_of(data.file(file).get(name));
    board.dunlending = named("dunlendingAreas");
    board.mordor_orcs = named("mordorOrcAreas");
    board.towers = named("siegeTowerAreas");
    read_lists(&mut board, file, data, faults);
    board.measure();
    board
}

/// Areas by their names, where these are known.
fn areas_of(value: Option<&Value>) -> Areas {
    list(value).iter().filter_map(Value::as_str).filter_map(Area::from_slug).collect()
}

fn small(value: Option<&Value>) -> u8 {
    value.and_then(Value::as_u64).and_then(|n| u8::try_from(n).ok()).unwrap_or_default()
}

fn read_at(file: &str, id: &str, value: &Value, faults: &mut Vec<Fault>) -> (u16, u16) {
    let mut one = |name: &str| {
        let at = value.get(name).unwrap_or(&Value::Null);
        reader_of(file, id, name, faults).number("", at, 0, 1000).unwrap_or_default()
    };
    (one("x"), one("y"))
}

fn read_area(board: &mut Board, file: &str, value: &Value, faults: &mut Vec<Fault>) {
    let id = text(value, "id");
    let Some(area) = Area::from_slug(id) else { return };
    board.areas.insert(area);
    board.terrain[area] = Terrain::from_slug(text(value, "terrain")).unwrap_or(Terrain::Plains);
    board.at[area] = read_at(file, id, value, faults);
    board.protection[area] = small(value.get("stronghold"));
    let regions = regions_of(file);
    let region = value.get("region").unwrap_or(&Value::Null);
    let region = reader_of(file, id, "region", faults).known(
        "",
        region,
        |word| Region::from_slug(word).filter(|region| regions.contains(*region)),
        regions.iter().map(Region::slug),
    );
    board.region[area] = region;
    if let Some(region) = region {
        board.regions[region].insert(area);
    }
    let settlement = slots::side(text(value, "settlement"));
    if let Some(side) = settlement {
        board.settlements[side].insert(area);
        board.printed[side].insert(area);
    } else if board.terrain[area] == Terrain::Stronghold {
        // Rule 3.6: Orthanc is a Settlement of the Shadow as well; the others are of the Free Peoples.
        board.printed[Side::FreePeoples].insert(area);
    }
}

/// The regions of a map.
pub(super) fn regions_of(file: &str) -> Regions {
    let rohan = [
        Region::NorthernMarches,
        Region::WesternMarches,
        Region::EasternMarches,
        Region::RohanPlains,
        Region::FangornForest,
        Region::HelmsDeep,
        Region::Isengard,
        Region::GapOfRohan,
    ];
    let rohan: Regions = rohan.into_iter().collect();
    if file == "map-rohan" { rohan } else { Regions::all() - rohan }
}

fn read_recruitment(board: &mut Board, file: &str, value: &Value, faults: &mut Vec<Fault>) {
    let id = text(value, "id");
    let Some(area) = Area::from_slug(id) else { return };
    board.recruitment.insert(area);
    board.at[area] = read_at(file, id, value, faults);
    board.nation[area] = Pool::from_slug(text(value, "nation"));
    board.linked[area] = areas_of(value.get("linkedRecruitmentAreas"));
    let arrows = value.get("arrowsTo").unwrap_or(&Value::Null);
    let mut reader = reader_of(file, id, "arrowsTo", faults);
    board.arrows[area] = read_areas(&mut reader, arrows, board.areas).into_iter().collect();
}

/// A list of areas of the board.
fn read_areas(reader: &mut Reader, value: &Value, areas: Areas) -> Vec<Area> {
    let known: Vec<&str> = areas.iter().map(Area::slug).collect();
    reader.words("", value, 0, |word| Area::from_slug(word).filter(|area| areas.contains(*area)), &known)
}

fn read_border(board: &mut Board, file: &str, value: &Value, faults: &mut Vec<Fault>) {
    let (a, b) = (text(value, "a"), text(value, "b"));
    let id = format!("{a}--{b}");
    let (Some(a), Some(b)) = (Area::from_slug(a), Area::from_slug(b)) else { return };
    let border = value.get("border").unwrap_or(&Value::Null);
    // City walls and the gate are printed: no pack makes others (rule 9.5).
    let walls = board.section_from[a].is_some() && b == Area::MinasTirith
        || board.section_from[b].is_some() && a == Area::MinasTirith;
    let fits = |border: &Border| matches!(border, Border::CityWall | Border::CityGate) == walls;
    let known = Border::ALL.into_iter().filter(|border| fits(border)).map(Border::slug);
    let mut reader = reader_of(file, &id, "border", faults);
    let find = |word: &str| Border::from_slug(word).filter(|border| fits(border));
    let Some(border) = reader.known("", border, find, known) else { return };
    // Rule 3.5: a dike or wall hampers towards one side. Elsewhere a protected side means nothing.
    let hampers = matches!(border, Border::Dike | Border::Wall);
    let mut protected = None;
    if let Some(side) = value.get("protectedSide").filter(|side| hampers || !side.is_null()) {
        let mut reader = reader_of(file, &id, "protectedSide", faults);
        let find = |word: &str| [a, b].into_iter().find(|area| area.slug() == word);
        protected = reader.known("", side, find, [a.slug(), b.slug()]).filter(|_| hampers);
    } else if hampers {
        reader_of(file, &id, "border", faults).fault("", Text::new("fault-no-protected-side"));
    }
    for (from, to) in [(a, b), (b, a)] {
        let one = BorderTo { to, border, protected: protected == Some(to) };
        if board.borders[from].try_push(one).is_err() {
            let what = Text::new("fault-many-borders").written("area", from.slug());
            reader_of(file, &id, "border", faults).fault("", what.count("n", MOST_BORDERS));
            continue;
        }
        match border {
            Border::River => board.rivers[from].insert(to),
            border if border.is_crossable() => board.neighbours[from].insert(to),
            _ => {}
        }
    }
}

fn read_lists(board: &mut Board, file: &str, data: &Data, faults: &mut Vec<Fault>) {
    let areas = board.areas;
    let mut named = |name: &str| {
        let Some(value) = data.file(file).get(name) else { return Areas::EMPTY };
        read_areas(&mut reader_of(file, "", name, faults), value, areas).into_iter().collect()
    };
    board.anduin_south = named("anduinSouthAreas");
    board.catapults = named("catapultAreas");
    let Some(value) = data.file(file).get("entExceptions") else { return };
    let mut reader = reader_of(file, "", "entExceptions", faults);
    for (n, step) in reader.list("", value, 0, 20).unwrap_or_default().iter().enumerate() {
        let path = format!("[{n}]");
        let Some(object) = reader.object(&path, step) else { continue };
        reader.only(&path, object, &["from", "to"]);
        let mut end = |name: &str| {
            let value = reader.member(&path, object, name)?;
            let find = |word: &str| Area::from_slug(word).filter(|area| areas.contains(*area));
            reader.known(&format!("{path}.{name}"), value, find, areas.iter().map(Area::slug))
        };
        if let (Some(from), Some(to)) = (end("from"), end("to")) {
            board.ent_steps[from].insert(to);
        }
    }
}

fn blank() -> Board {
    Board {
        areas: Areas::EMPTY,
        recruitment: Areas::EMPTY,
        terrain: ByArea::all(Terrain::Plains),
        region: ByArea::all(None),
        regions: ByRegion::all(Areas::EMPTY),
        home: Regions::EMPTY,
        neighbours: ByArea::all(Areas::EMPTY),
        rivers: ByArea::all(Areas::EMPTY),
        borders: ByArea::from_fn(|_| ArrayVec::new()),
        settlements: BySide::all(Areas::EMPTY),
        printed: BySide::all(Areas::EMPTY),
        protection: ByArea::all(0),
        sections: BySection::all(0),
        section_from: ByArea::all(None),
        arrows: ByArea::all(Areas::EMPTY),
        linked: ByArea::all(Areas::EMPTY),
        nation: ByArea::all(None),
        ent_steps: ByArea::all(Areas::EMPTY),
        dunlending: Areas::EMPTY,
        mordor_orcs: Areas::EMPTY,
        anduin_south: Areas::EMPTY,
        towers: Areas::EMPTY,
        catapults: Areas::EMPTY,
        at: ByArea::all((0, 0)),
        steps: Box::new(ByArea::all(ByArea::all(Board::FAR))),
    }
}
