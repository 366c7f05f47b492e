//! Data packs (Appendix A): what the box prints and we don't have, by its R-numbers.

use crate::book::grammar::WORDS;
use crate::book::{Book, NUMBERS, Tables, our_value};
use crate::ids::{Area, Character, Pile, Tile, TokenFace};
use crate::state::State;
use crate::text::abilities::number_said;
use kernel::{Language, Pack, PackChoice, PackEntry, PackFault, PackField, PackForm, PackRange, Packs, Text};
use serde_json::{Map, Value};

/// What this game says about packs.
pub struct FiveArmiesPacks;

/// Whole numbers up to this one.
const fn from_to(least: u8, most: u8) -> PackRange {
    PackRange { least: least as f64, most: most as f64, whole: true }
}

/// A field under a name.
fn field(at: impl AsRef<str>, what: Text) -> PackField {
    PackField { at: format!("/{}", at.as_ref()), what }
}

/// The form in which a value is edited.
fn form(number: &str) -> PackForm {
    match number {
        "R1" => PackForm::Number(from_to(0, 3)),
        "R2" => {
            let walkers = Character::ALL.into_iter().filter(|character| character.is_with_armies());
            let named =
                |character: Character| field(character.slug(), Text::of("character", character.slug()));
            PackForm::Numbers { fields: walkers.map(named).collect(), range: from_to(0, 4) }
        }
        "R14" => {
            let group = |n: u8| field(n.to_string(), Text::new("pack-group").number("n", n));
            let area =
                |area: Area| PackChoice { id: area.slug().to_owned(), name: Text::of("area", area.slug()) };
            let places = Area::ALL.into_iter().filter(|area| !area.is_pass());
            PackForm::Choices { fields: (1..=15).map(group).collect(), of: places.map(area).collect() }
        }
        "R15" => {
            let fields = vec![
                field("archery_cm", Text::new("pack-archery-ruler")),
                field("gandalf_cm", Text::new("pack-gandalf-ruler")),
            ];
            PackForm::Numbers { fields, range: PackRange { least: 1.0, most: 40.0, whole: false } }
        }
        "R16" => {
            let tiles = Tile::ALL.into_iter().filter(|tile| !tile.is_special());
            let named = |tile: Tile| field(tile.slug(), Text::of("tile", tile.slug()));
            PackForm::Numbers { fields: tiles.map(named).collect(), range: from_to(1, 8) }
        }
        "R17" => {
            let of_pile = |pile: Pile| {
                let faces = TokenFace::ALL.into_iter().filter(move |face| face.pile() == pile);
                faces.enumerate().map(move |(n, face)| {
                    field(format!("{}/{n}", pile.slug()), Text::of("token", face.slug()))
                })
            };
            PackForm::Numbers {
                fields: Pile::ALL.into_iter().flat_map(of_pile).collect(),
                range: from_to(1, 27),
            }
        }
        "R3" | "R4" | "R5" | "R6" | "R8" | "R9" | "R10" | "R13" => {
            PackForm::Ops { words: WORDS.iter().map(|word| word.op.to_owned()).collect() }
        }
        _ => PackForm::Json,
    }
}

impl Packs for FiveArmiesPacks {
    fn entries(&self) -> Vec<PackEntry> {
        let entry = |number: &&'static str| {
            let said = || Text::of("pack", number);
            PackEntry {
                key: (*number).to_owned(),
                group: None,
                what: said(),
                ours: our_value(number).cloned().unwrap_or(Value::Null),
                limits: said().part("limits"),
                look_up: said().part("look-up"),
                form: form(number),
            }
        };
        NUMBERS.iter().map(entry).collect()
    }

    fn check(&self, pack: &Pack) -> Vec<PackFault> {
        Tables::compile(pack.values()).err().unwrap_or_default()
    }

    fn tells(&self, key: &str, value: &Value) -> Vec<Text> {
        let Some(number) = NUMBERS.into_iter().find(|number| *number == key) else { return Vec::new() };
        let tables = Tables::compile(&Map::from_iter([(key.to_owned(), value.clone())]));
        let Ok(tables) = tables else { return Vec::new() };
        let said = number_said(number, &tables);
        // What is ours has words of its own; of the numbers that are told here none is about one of several characters.
        let ours = !said.is_empty() && tables.says_ours(number, Character::Gandalf);
        if ours { vec![Text::of("ours", number)] } else { said }
    }

    fn facts(&self, pack: &Pack, language: &dyn Language) -> Option<Value> {
        Some(State::printed_facts(&Book::of(pack), language))
    }
}
