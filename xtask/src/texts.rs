//! `cargo xtask texts`: what the catalogues of each language lack, and where code and catalogues disagree.
//!
//! A room is a place with catalogues: `texts/<language>/*.ftl` of a crate, or `messages/<language>.ftl` of the browser
//! side. English is complete; what another language lacks is listed. In the crates, a message that is named in the code
//! must be in the room's English or in that of a crate that all share, and a message that nothing names is told as
//! well.

mod catalogue;
mod named;

use crate::{files_below, text_of};
use catalogue::Catalogue;
use named::Named;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const ENGLISH: &str = "en";

/// Families of messages that the program looks up by the names of values, in every game.
const FAMILIES: [&str; 10] =
    ["scenario", "option", "order", "seat", "winner", "ending", "computer", "list", "measure", "deed"];

/// The message that every game has: its name.
const GAME: &str = "game";

/// A place with catalogues.
struct Room {
    /// Its folder, from the root.
    name: String,
    /// Whether it belongs to one game.
    of_game: bool,
    languages: BTreeMap<String, Catalogue>,
    /// What its code names; none for the browser side, whose compiler checks that.
    named: Option<Named>,
}

/// What was found.
#[derive(Default)]
pub struct Report {
    /// What languages lack: nothing wrong.
    pub missing: Vec<String>,
    /// What is wrong.
    pub faults: Vec<String>,
    /// How many messages there are in how many rooms.
    pub count: (usize, usize),
}

/// Looks at all catalogues.
pub fn report(root: &Path) -> Result<Report, String> {
    let rooms = rooms(root)?;
    let shared: BTreeSet<&String> = english_of(rooms.iter().filter(|room| !room.of_game));
    let mut report = Report { count: (0, rooms.len()), ..Report::default() };
    for room in &rooms {
        let Some(english) = room.languages.get(ENGLISH) else {
            report.faults.push(format!("{}: there is no English", room.name));
            continue;
        };
        report.count.0 += english.messages.len();
        for (language, catalogue) in room.languages.iter().filter(|(language, _)| *language != ENGLISH) {
            compare(&room.name, language, english, catalogue, &mut report);
        }
        report.faults.extend(english.twice.iter().map(|id| format!("{}: {id} is there twice", room.name)));
        let Some(named) = &room.named else { continue };
        for (id, place) in &named.messages {
            if !english.messages.contains_key(id) && !shared.contains(id) && !is_of_every_game(id) {
                report.faults.push(format!("{place}: there is no message {id}"));
            }
        }
        // What all share may be named anywhere.
        let anywhere = |id: &String| !room.of_game && rooms.iter().any(|other| other.names(id));
        for id in english.messages.keys().filter(|id| !room.names(id) && !anywhere(id)) {
            report.faults.push(format!("{}: nothing names {id}", room.name));
        }
    }
    Ok(report)
}

impl Room {
    fn names(&self, id: &str) -> bool {
        is_of_every_game(id) || self.named.as_ref().is_some_and(|named| named.has(id, &FAMILIES))
    }
}

fn is_of_every_game(id: &str) -> bool {
    id.split('.').next() == Some(GAME)
}

fn english_of<'a>(rooms: impl Iterator<Item = &'a Room>) -> BTreeSet<&'a String> {
    rooms.filter_map(|room| room.languages.get(ENGLISH)).flat_map(|english| english.messages.keys()).collect()
}

fn compare(room: &str, language: &str, english: &Catalogue, other: &Catalogue, report: &mut Report) {
    let missing: Vec<&str> =
        english.messages.keys().filter(|id| !other.messages.contains_key(*id)).map(String::as_str).collect();
    if !missing.is_empty() {
        let (n, all) = (missing.len(), english.messages.len());
        report.missing.push(format!("{language}: {room}: {n} of {all} missing: {}", missing.join(", ")));
    }
    for (id, arguments) in &other.messages {
        match english.messages.get(id) {
            None => report.faults.push(format!("{language}: {room}: English has no {id}")),
            Some(known) => {
                for argument in arguments.difference(known) {
                    report.faults.push(format!("{language}: {room}: {id} knows no ${argument}"));
                }
            }
        }
    }
}

fn rooms(root: &Path) -> Result<Vec<Room>, String> {
    let mut rooms: BTreeMap<String, Room> = BTreeMap::new();
    for folder in ["crates", "web/src"] {
        for path in files_below(&root.join(folder))? {
            if path.extension().is_none_or(|extension| extension != "ftl") {
                continue;
            }
            let Some((room, language)) = room_of(root, &path) else { continue };
            let of_game = room.starts_with("crates/games/");
            let new = || Room { name: room.clone(), of_game, languages: BTreeMap::new(), named: None };
            let text = text_of(&path)?.unwrap_or_default();
            let room = rooms.entry(room.clone()).or_insert_with(new);
            room.languages.entry(language).or_default().read(&text);
        }
    }
    for room in rooms.values_mut().filter(|room| room.name.starts_with("crates/")) {
        let mut named = Named::in_folder(root, &format!("{}/src", room.name))?;
        // The browser tells a game's course with the game's own texts.
        if let Some(game) = room.name.strip_prefix("crates/games/") {
            named.add_script(root, &format!("web/src/games/{game}/story.ts"))?;
        }
        room.named = Some(named);
    }
    Ok(rooms.into_values().collect())
}

/// The room and the language of a catalogue: `crates/kernel/texts/en/kernel.ftl`, `web/src/messages/en.ftl`. Toys of the
/// tests are no rooms.
fn room_of(root: &Path, path: &Path) -> Option<(String, String)> {
    let path = path.strip_prefix(root).ok()?;
    let (file, folder) = (path.file_stem()?.to_str()?, path.parent()?);
    let (room, language) = if folder.file_name()? == "messages" {
        (folder, file)
    } else if folder.parent()?.file_name()? == "texts" {
        (folder.parent()?.parent()?, folder.file_name()?.to_str()?)
    } else {
        return None;
    };
    Some((room.to_str()?.to_owned(), language.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_is_a_crate_or_a_folder_of_the_browser_side() {
        let room = |path: &str| room_of(Path::new("/r"), &Path::new("/r").join(path));
        let is = |room: &str, language: &str| Some((room.to_owned(), language.to_owned()));
        assert_eq!(room("crates/games/wotr/texts/pl/cards.ftl"), is("crates/games/wotr", "pl"));
        assert_eq!(
            room("web/src/decks/champions/messages/en.ftl"),
            is("web/src/decks/champions/messages", "en")
        );
        assert_eq!(room("crates/ai/tests/toy/en.ftl"), None);
    }

    #[test]
    fn what_a_language_lacks_is_no_fault_but_what_it_makes_up_is() {
        let of = |text: &str| {
            let mut catalogue = Catalogue::default();
            catalogue.read(text);
            catalogue
        };
        let english = of("one = { $n } die\ntwo = Two\n    .text = A text\n");
        let polish = of("one = { $n } { $m }\nthree = Trzy\n");
        let mut report = Report::default();
        compare("here", "pl", &english, &polish, &mut report);
        assert_eq!(report.missing, ["pl: here: 2 of 3 missing: two, two.text"]);
        assert_eq!(report.faults, ["pl: here: one knows no $m", "pl: here: English has no three"]);
    }
}
