//! The words of packs by their names: what is chosen in a form, and what an effect is told in.

use crate::book::grammar::{BANS, HURTS, PRICES, TARGETS};
use crate::book::{
    AREA_LISTS, ARMY_PREFIXES, ARMY_WORDS, HOOKS, IN_BATTLE, MORE_TEST_PREFIXES, PLACE_PREFIXES, PLACE_WORDS,
    PLAIN_TESTS, TEST_PREFIXES, Timing, UNIT_GROUPS, protected_words,
};
use crate::ids::{
    Area, Card, Character, Deck, Face, Leader, Maneuver, Pool, Region, Section, Terrain, Tile, Unit,
};
use crate::ops::PlaceFilter;
use kernel::{PackChoice, Text};

/// A set of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Set {
    Plain(&'static [&'static str]),
    Armies,
    With,
    Places,
    PlaceFilters,
    Tests,
    Bans,
    Prices,
    Hurts,
    Hooks,
    Moments,
    Areas,
    Regions,
    Characters,
    Victims,
    Units,
    Leaders,
    Company,
    Pools,
    Tiles,
    Faces,
    Decks,
    Cards,
    Maneuvers,
    RecruitmentAreas,
    Protected,
    /// Whatever may follow a colon.
    Names,
}

impl Set {
    /// Its name in the vocabulary; a set of plain words is known by the first of them.
    pub(super) fn id(self) -> &'static str {
        match self {
            Set::Plain(words) => words.first().copied().unwrap_or_default(),
            Set::Armies => "set-armies",
            Set::With => "set-with",
            Set::Places => "set-places",
            Set::PlaceFilters => "set-place-filters",
            Set::Tests => "set-tests",
            Set::Bans => "set-bans",
            Set::Prices => "set-prices",
            Set::Hurts => "set-hurts",
            Set::Hooks => "set-hooks",
            Set::Moments => "set-moments",
            Set::Areas => "set-areas",
            Set::Regions => "set-regions",
            Set::Characters => "set-characters",
            Set::Victims => "set-victims",
            Set::Units => "set-units",
            Set::Leaders => "set-leaders",
            Set::Company => "set-company",
            Set::Pools => "set-pools",
            Set::Tiles => "set-tiles",
            Set::Faces => "set-faces",
            Set::Decks => "set-decks",
            Set::Cards => "set-cards",
            Set::Maneuvers => "set-maneuvers",
            Set::RecruitmentAreas => "set-recruitment-areas",
            Set::Protected => "set-protected",
            Set::Names => "set-names",
        }
    }

    /// Its words; what ends in a colon wants names.
    pub(super) fn words(self) -> Vec<&'static str> {
        match self {
            Set::Plain(words) => words.to_vec(),
            Set::Armies => ARMY_WORDS.into_iter().chain(ARMY_PREFIXES).collect(),
            Set::With => ["one-of-moved"].into_iter().chain(Set::Armies.words()).collect(),
            Set::Places => {
                let plain = PLACE_WORDS.into_iter().map(|(word, _)| word).chain(PLACE_PREFIXES);
                plain.chain(Set::Regions.words()).chain(Set::Areas.words()).collect()
            }
            Set::PlaceFilters => PlaceFilter::ALL.map(PlaceFilter::slug).to_vec(),
            Set::Tests => {
                let plain = PLAIN_TESTS.into_iter().map(|(word, _)| word);
                plain.chain(TEST_PREFIXES).chain(MORE_TEST_PREFIXES).collect()
            }
            Set::Bans => BANS.to_vec(),
            Set::Prices => PRICES.into_iter().chain(["own-damage:"]).collect(),
            Set::Hurts => TARGETS.into_iter().chain(HURTS).collect(),
            Set::Hooks => HOOKS.to_vec(),
            Set::Moments => IN_BATTLE.map(Timing::slug).to_vec(),
            Set::Areas => Area::ALL.map(Area::slug).to_vec(),
            Set::Regions => Region::ALL.map(Region::slug).to_vec(),
            Set::Characters => Character::ALL.map(Character::slug).to_vec(),
            Set::Victims => ["commander"].into_iter().chain(Set::Characters.words()).collect(),
            Set::Units => Unit::ALL.map(Unit::slug).to_vec(),
            Set::Leaders => Leader::ALL.map(Leader::slug).to_vec(),
            Set::Company => Set::Units.words().into_iter().chain(Set::Leaders.words()).collect(),
            Set::Pools => ["own"].into_iter().chain(Pool::ALL.map(Pool::slug)).collect(),
            Set::Tiles => Tile::ALL.into_iter().filter(|tile| tile.is_special()).map(Tile::slug).collect(),
            Set::Faces => Face::ALL.map(Face::slug).to_vec(),
            Set::Decks => Deck::ALL.map(Deck::slug).to_vec(),
            Set::Cards => Card::ALL.map(Card::slug).to_vec(),
            Set::Maneuvers => Maneuver::ALL.map(Maneuver::slug).to_vec(),
            Set::RecruitmentAreas => {
                Area::ALL.into_iter().filter(|area| area.is_recruitment()).map(Area::slug).collect()
            }
            Set::Protected => protected_words(),
            Set::Names => {
                let more =
                    ["entwood", "chosen-place", "any"].into_iter().chain(UNIT_GROUPS).chain(AREA_LISTS);
                let sets = [Set::Characters, Set::Units, Set::Regions, Set::Areas, Set::Decks, Set::Faces];
                let terrains = Terrain::ALL.map(Terrain::slug).into_iter();
                let sections = Section::ALL.map(Section::slug).into_iter();
                let sets = sets.into_iter().flat_map(Set::words);
                more.chain(terrains).chain(sections).chain(sets).chain(Set::Cards.words()).collect()
            }
        }
    }

    /// A word of it, in words. `names` is what follows a colon.
    pub(super) fn named(self, word: &'static str, names: Text) -> Text {
        match self {
            Set::Plain(_) | Set::PlaceFilters => Text::of("pack-word", word),
            Set::With if word == "one-of-moved" => Text::of("pack-word", word),
            Set::Armies | Set::With => with_names(|word| Text::of("armies", word), word, names),
            Set::Places if Region::from_slug(word).is_some() || Area::from_slug(word).is_some() => name(word),
            Set::Places => with_names(|word| Text::of("places", word), word, names),
            Set::Tests => with_names(|word| Text::of("test", word), word, names),
            Set::Bans => with_names(|word| Text::of("ban", word), word, names),
            Set::Prices => with_names(|word| Text::of("price", word), word, names),
            Set::Hurts if TARGETS.contains(&word) => Text::of("pack-word", word),
            Set::Hurts => with_names(|word| Text::of("hurt", word), word, names),
            Set::Hooks => with_names(|word| Text::of("hook", word), word, names),
            Set::Moments => Text::of("pack-timing", word),
            Set::Victims | Set::Pools if ["commander", "own"].contains(&word) => Text::of("pack-word", word),
            Set::Leaders => Text::of("figure-leader", word),
            Set::Company if Leader::from_slug(word).is_some() => Text::of("figure-leader", word),
            Set::Pools => Text::of("pool", word),
            Set::Tiles => Text::of("tile", word),
            Set::Faces => Text::of("face", word),
            Set::Maneuvers => Text::of("ability", word),
            Set::Protected if word == "minas-tirith-sections" => Text::of("pack-word", word),
            Set::Areas
            | Set::Regions
            | Set::Characters
            | Set::Victims
            | Set::Units
            | Set::Company
            | Set::Decks
            | Set::Cards
            | Set::RecruitmentAreas
            | Set::Protected
            | Set::Names => name(word),
        }
    }

    /// A word that somebody wrote, in words; what is not known stays as it is written.
    pub(super) fn told(self, written: &str) -> Text {
        let words = self.words();
        if let Some(word) = words.iter().find(|word| **word == written) {
            return self.named(word, Text::new("pack-names-follow"));
        }
        let prefix = |word: &&&str| word.ends_with(':') && written.starts_with(**word);
        match words.iter().find(prefix) {
            Some(word) => self.named(word, names_told(word, written.get(word.len()..).unwrap_or_default())),
            None => Text::plain(written),
        }
    }

    /// What can be chosen.
    pub(super) fn choices(self) -> Vec<PackChoice> {
        let choice = |word: &'static str| PackChoice {
            id: word.to_owned(),
            name: self.named(word, Text::new("pack-names-follow")),
        };
        self.words().into_iter().map(choice).collect()
    }
}

/// A word with names behind a colon, or with a second word.
fn with_names(of: fn(&'static str) -> Text, word: &'static str, names: Text) -> Text {
    match word.split_once(':') {
        None => of(word),
        Some((before, "")) => of(before).text("names", names),
        Some((before, after)) => of(before).part(after),
    }
}

/// What stands behind the colon of a word.
fn names_told(word: &str, names: &str) -> Text {
    match word {
        "own-army:" | "can-attack-with:" => {
            joined("op-list-and", names.split('+').map(|one| Set::Armies.told(one)))
        }
        "place:" => {
            let mut parts = names.split('+');
            let places = parts.next().unwrap_or_default().split('|').map(|one| Set::Places.told(one));
            let places = joined("pack-names-or", places);
            joined("op-list-and", [places].into_iter().chain(parts.map(|one| Set::PlaceFilters.told(one))))
        }
        "leader-in:" | "leader-or-character-in:" => {
            joined("pack-names-or", names.split('|').map(|one| Set::Places.told(one)))
        }
        "character-in:" => match names.split_once(':') {
            Some((who, place)) => Text::new("pack-character-in")
                .text("who", joined("pack-names-or", who.split('|').map(name)))
                .text("names", joined("pack-names-or", place.split('|').map(name))),
            None => name(names),
        },
        _ => joined("pack-names-or", names.split('|').map(name)),
    }
}

/// Several texts with something between them.
pub(super) fn joined(with: &'static str, parts: impl IntoIterator<Item = Text>) -> Text {
    let both = |one: Text, other: Text| Text::new(with).text("one", one).text("other", other);
    parts.into_iter().reduce(both).unwrap_or_else(|| Text::new("pack-nothing"))
}

/// Something by its id, whatever it is.
pub(super) fn name(word: &str) -> Text {
    let more = ["entwood", "chosen-place", "any"].into_iter().chain(UNIT_GROUPS).chain(AREA_LISTS);
    if let Some(word) = more.into_iter().find(|one| *one == word) {
        return Text::of("pack-word", word);
    }
    if let Some(area) = Area::from_slug(word) {
        return Text::of("area", area.slug());
    }
    let found = [
        Region::from_slug(word).map(|one| Text::of("region", one.slug())),
        Character::from_slug(word).map(|one| Text::of("character", one.slug())),
        Unit::from_slug(word).map(|one| Text::of("unit", one.slug())),
        Section::from_slug(word).map(|one| Text::of("section", one.slug())),
        Deck::from_slug(word).map(|one| Text::of("deck", one.slug())),
        Terrain::from_slug(word).map(|one| Text::of("terrain", one.slug())),
        Card::from_slug(word).map(|one| Text::of("card", one.slug())),
        Face::from_slug(word).map(|one| Text::of("face", one.slug())),
    ];
    found.into_iter().flatten().next().unwrap_or_else(|| Text::plain(word))
}

/// Conditions in one text: all of them must hold.
pub(super) fn conditions_told(words: &str) -> Text {
    let mut all = Vec::new();
    let mut rest = words;
    while !rest.is_empty() {
        let (holds, one) = rest.strip_prefix("not:").map_or((true, rest), |one| (false, one));
        let takes_all = ["own-army:", "can-attack-with:", "place:"].iter().any(|word| one.starts_with(word));
        let (one, behind) = match one.split_once('+') {
            Some((one, behind)) if !takes_all => (one, behind),
            _ => (one, ""),
        };
        let told = Set::Tests.told(one);
        all.push(if holds { told } else { Text::new("pack-not").text("what", told) });
        rest = behind;
    }
    joined("op-list-and", all)
}
