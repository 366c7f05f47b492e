//! The words for Armies, places and conditions (`filter`, `where`, `test`), compiled.

use super::Board;
use crate::ids::{
    Area, Areas, Character, Characters, Deck, Pool, Region, Scenario, Section, Side, Terrain, Terrains, Unit,
    UnitTypes,
};
use crate::ops::{
    Condition, Conditions, EVERYWHERE, Filter, Near, PlaceFilter, PlaceKind, Places, Test, Whose,
};

/// What words are seen from: the board and the Characters of a scenario. Names of the other scenario are known, and mean nobody.
#[derive(Clone, Copy)]
pub(super) struct Scope<'a> {
    pub(super) scenario: Scenario,
    pub(super) board: &'a Board,
    pub(super) here: Characters,
}

/// Why a word is not understood: the part that is not known, and the words that would be. Without such words it is said twice.
#[derive(Debug)]
pub(super) struct Unknown {
    pub(super) word: String,
    pub(super) known: Vec<&'static str>,
}

type Found<T> = Result<T, Unknown>;

fn unknown<T>(word: &str, known: impl IntoIterator<Item = &'static str>) -> Found<T> {
    Err(Unknown { word: word.to_owned(), known: known.into_iter().collect() })
}

/// Groups of types of units.
pub(crate) const UNIT_GROUPS: [&str; 2] = ["mordor-units", "evil-men-units"];

/// Lists of the map files.
pub(crate) const AREA_LISTS: [&str; 5] =
    ["dunlendingAreas", "mordorOrcAreas", "anduinSouthAreas", "siegeTowerAreas", "catapultAreas"];

/// Words for Armies that take nothing.
pub(crate) const ARMY_WORDS: [&str; 10] = [
    "own",
    "enemy",
    "chosen-army",
    "same-army",
    "with-leadership",
    "without-character",
    "in-mordor-recruitment-area",
    "in-recruitment-area",
    "not-in-recruitment-area",
    "to-linked-area",
];
/// Words for Armies that take names.
pub(crate) const ARMY_PREFIXES: [&str; 5] =
    ["contains:", "with-character:", "in:", "not-in:", "adjacent-to:"];

/// Words for places that take nothing, and the kinds they stand for.
pub(crate) const PLACE_WORDS: [(&str, PlaceKind); 17] = [
    ("chosen-army", PlaceKind::Chosen),
    ("same-army", PlaceKind::Chosen),
    ("chosen-place", PlaceKind::Chosen),
    ("each-chosen-army", PlaceKind::EachChosen),
    ("any-own-army", PlaceKind::OwnArmy),
    ("any-area-with-own-army", PlaceKind::OwnArmyArea),
    ("army-with-mordor-units", PlaceKind::MordorArmy),
    ("own-army-in-battle", PlaceKind::OwnInBattle),
    ("enemy-army-in-battle", PlaceKind::EnemyInBattle),
    ("settlements-controlled", PlaceKind::SettlementsControlled),
    ("dunlending-places", PlaceKind::DunlendingPlaces),
    ("each-open-mordor-orc-area", PlaceKind::OpenMordorOrcAreas),
    ("own-recruitment-areas", PlaceKind::OwnRecruitmentAreas),
    ("rohan-recruitment-area", PlaceKind::RohanRecruitmentArea),
    ("regions-with-nazgul-and-prey", PlaceKind::PreyRegions),
    ("entwood", PlaceKind::Entwood),
    ("own-tokens", PlaceKind::OwnTokens),
];
/// Words for places that take names, besides the names of areas and regions themselves.
pub(crate) const PLACE_PREFIXES: [&str; 7] = [
    "army-with:",
    "area-of:",
    "region-of:",
    "own-army-in:",
    "one-of-with-own-army:",
    "settlements-of:",
    "adjacent-to:",
];

/// Conditions that take nothing.
pub(crate) const PLAIN_TESTS: [(&str, Test); 9] = [
    ("gained-settlement-this-action", Test::GainedSettlement),
    ("nazgul-with-prey", Test::NazgulWithPrey),
    ("mordor-orc-area-open", Test::MordorOrcAreaOpen),
    ("unused-die-in:shadow-box", Test::DieInShadowBox),
    ("opponent-revealed:regroup", Test::OpponentRegrouped),
    ("opponent-ability-activated", Test::OpponentAbility),
    ("attacking", Test::Attacking),
    ("ships-left", Test::Ships),
    ("darkness-left", Test::Darkness),
];
/// Conditions that take names or a number.
pub(crate) const TEST_PREFIXES: [&str; 25] = [
    "character-in-play:",
    "character-on-track:",
    "character-on-board:",
    "character-not-entered:",
    "character-eliminated:",
    "character-in:",
    "abilities-work:",
    "commander:",
    "commander-near:",
    "own-army-in:",
    "own-army-adjacent-to:",
    "own-army:",
    "army-with:",
    "can-attack-with:",
    "that-army-in:",
    "that-army-on:",
    "controls:",
    "controls-settlements:",
    "shadow-controls-regions:",
    "place:",
    "section-breached:",
    "catapults:",
    "ents-adjacent-to:",
    "leader-in:",
    "leader-or-character-in:",
];
/// The rest of them.
pub(crate) const MORE_TEST_PREFIXES: [&str; 3] = ["fate-at-least:", "deck-left:", "defending-in:"];

impl Scope<'_> {
    /// All areas and recruitment areas of the board.
    fn ground(&self) -> Areas {
        self.board.areas | self.board.recruitment
    }

    /// Areas, regions or lists by their names, joined by `|`.
    pub(super) fn areas(&self, words: &str) -> Found<Areas> {
        words.split('|').try_fold(Areas::EMPTY, |all, word| {
            let these = if let Some(area) = Area::from_slug(word) {
                Areas::only(area) & self.ground()
            } else if let Some(region) = Region::from_slug(word) {
                self.board.regions[region]
            } else {
                match word {
                    "dunlendingAreas" => self.board.dunlending,
                    "mordorOrcAreas" | "mordor-orc-areas" => self.board.mordor_orcs,
                    "anduinSouthAreas" => self.board.anduin_south,
                    "siegeTowerAreas" => self.board.towers,
                    "catapultAreas" => self.board.catapults,
                    _ => {
                        let names = Area::ALL.into_iter().map(Area::slug);
                        let regions = Region::ALL.into_iter().map(Region::slug);
                        return unknown(word, names.chain(regions).chain(AREA_LISTS));
                    }
                }
            };
            Ok(all | these)
        })
    }

    /// Characters by their ids, joined by `|`; those of the other scenario are left out.
    pub(super) fn characters(&self, words: &str) -> Found<Characters> {
        let mut all = Characters::EMPTY;
        for word in words.split('|') {
            match Character::from_slug(word) {
                Some(character) => all.insert(character),
                None => return unknown(word, Character::ALL.into_iter().map(Character::slug)),
            }
        }
        Ok(all & self.here)
    }

    /// Which Armies are meant.
    pub(super) fn filter<'w>(&self, words: impl IntoIterator<Item = &'w str>) -> Found<Filter> {
        let mut filter = Filter::OWN;
        for word in words {
            match word {
                "own" => filter.whose = Whose::Own,
                "enemy" => filter.whose = Whose::Enemy,
                "chosen-army" | "same-army" => filter.chosen = true,
                "with-leadership" => filter.leadership = true,
                "without-character" => filter.without_character = true,
                "in-mordor-recruitment-area" => {
                    let mordor = |area: &Area| self.board.nation[*area] == Some(Pool::Mordor);
                    filter.areas = filter.areas & self.board.recruitment.iter().filter(mordor).collect();
                }
                "in-recruitment-area" => filter.recruitment = Some(true),
                "not-in-recruitment-area" => filter.recruitment = Some(false),
                "to-linked-area" => filter.to_linked = true,
                _ => self.army_prefix(word, &mut filter)?,
            }
        }
        Ok(filter)
    }

    fn army_prefix(&self, word: &str, filter: &mut Filter) -> Found<()> {
        let known = || ARMY_WORDS.into_iter().chain(ARMY_PREFIXES);
        let Some((prefix, names)) = word.split_once(':') else { return unknown(word, known()) };
        let twice = match prefix {
            "contains" => !filter.units.is_empty(),
            "with-character" => !filter.with.is_empty(),
            "adjacent-to" => filter.near.is_some(),
            _ => false,
        };
        if twice {
            return unknown(word, []);
        }
        match prefix {
            "contains" => filter.units = units(names)?,
            "with-character" => {
                filter.with = self.characters(names)?;
                if filter.with.is_empty() {
                    // Nobody of this scenario: no Army has him.
                    filter.areas = Areas::EMPTY;
                }
            }
            "in" => filter.areas = filter.areas & self.areas(names)?,
            "not-in" => filter.areas -= self.areas(names)?,
            "adjacent-to" => {
                let mut near = Near::default();
                for name in names.split('|') {
                    match name {
                        "entwood" => near.entwood = true,
                        "chosen-place" => near.chosen = true,
                        _ => near.areas |= self.areas(name)?,
                    }
                }
                filter.near = Some(near);
            }
            _ => return unknown(word, known()),
        }
        Ok(())
    }

    /// Which places are meant.
    pub(super) fn places<'w>(&self, words: impl IntoIterator<Item = &'w str>) -> Found<Places> {
        let mut places = Places::default();
        for word in words {
            if let Some((_, kind)) = PLACE_WORDS.iter().find(|(known, _)| *known == word) {
                places.kinds.insert(*kind);
            } else if let Some((prefix, names)) = word.split_once(':') {
                match prefix {
                    "army-with" => places.army_with |= self.characters(names)?,
                    "area-of" => places.area_of |= self.characters(names)?,
                    "region-of" => places.region_of |= self.characters(names)?,
                    "own-army-in" | "one-of-with-own-army" => places.with_army |= self.areas(names)?,
                    "settlements-of" => {
                        let [free, shadow] = Side::ALL.map(|side| self.board.settlements[side]);
                        places.areas |= self.areas(names)? & (free | shadow);
                    }
                    "adjacent-to" => places.areas |= self.board.around(self.areas(names)?),
                    _ => return unknown(word, place_words()),
                }
            } else {
                match self.areas(word) {
                    Ok(areas) => places.areas |= areas,
                    Err(wrong) => return unknown(word, place_words().chain(wrong.known)),
                }
            }
        }
        Ok(places)
    }

    /// Conditions that must all hold, joined by `+`; `not:` stands before the one that must fail.
    pub(super) fn conditions(&self, words: &str) -> Found<Conditions> {
        let mut all = Conditions::new();
        let mut rest = words;
        while !rest.is_empty() {
            let (holds, one) = rest.strip_prefix("not:").map_or((true, rest), |one| (false, one));
            // What is asked of an Army or a place takes all that follows.
            let takes_all =
                ["own-army:", "can-attack-with:", "place:"].iter().any(|word| one.starts_with(word));
            let (one, behind) = match one.split_once('+') {
                Some((one, behind)) if !takes_all => (one, behind),
                _ => (one, ""),
            };
            all.push(Condition { test: self.test(one)?, holds });
            rest = behind;
        }
        if all.is_empty() { unknown(words, test_words()) } else { Ok(all) }
    }

    fn test(&self, word: &str) -> Found<Test> {
        if let Some((_, test)) = PLAIN_TESTS.iter().find(|(known, _)| *known == word) {
            return Ok(*test);
        }
        let Some((prefix, names)) = word.split_once(':') else { return unknown(word, test_words()) };
        let number = |most: u8| match names.parse::<u8>() {
            Ok(n) if (1..=most).contains(&n) => Ok(n),
            _ => unknown(names, ["1"]),
        };
        let army = |words: &str| self.filter(words.split('+'));
        Ok(match prefix {
            "character-in-play" => Test::InPlay(self.characters(names)?),
            "character-on-track" => Test::OnTrack(self.characters(names)?),
            "character-on-board" => Test::OnBoard(self.characters(names)?),
            "character-not-entered" => Test::NotEntered(self.characters(names)?),
            "character-eliminated" => Test::Eliminated(self.characters(names)?),
            "character-in" => {
                let Some((who, place)) = names.split_once(':') else { return unknown(word, test_words()) };
                Test::In(self.characters(who)?, self.areas(place)?)
            }
            "abilities-work" => Test::AbilitiesWork(self.characters(names)?),
            "commander" => Test::Commander(self.characters(names)?),
            "commander-near" => Test::CommanderNear(self.characters(names)?),
            "own-army-in" => Test::Army(Filter { areas: self.areas(names)?, ..Filter::OWN }),
            "own-army-adjacent-to" => Test::Army(army(&format!("adjacent-to:{names}"))?),
            "own-army" => Test::Army(army(names)?),
            "army-with" => Test::Army(army(&format!("with-character:{names}"))?),
            "can-attack-with" => Test::CanAttack(army(names)?),
            "that-army-in" => Test::That(self.areas(names)?, Terrains::all()),
            "that-army-on" => Test::That(EVERYWHERE, terrains(names)?),
            "controls" => Test::Controls(self.areas(names)?),
            "controls-settlements" => Test::ControlsSettlements(number(6)?),
            "shadow-controls-regions" => Test::ShadowRegions(number(3)?),
            "place" => {
                let mut words = names.split('+');
                let mut places = self.places(words.next().unwrap_or_default().split('|'))?;
                for word in words {
                    places.filters.insert(place_filter(word)?);
                }
                Test::Place(places)
            }
            "section-breached" if names == "any" => Test::Breached(None),
            "section-breached" => match Section::from_slug(names) {
                Some(section) => Test::Breached(Some(section)),
                None => return unknown(names, Section::ALL.map(Section::slug).into_iter().chain(["any"])),
            },
            "catapults" => Test::Catapults(number(6)?),
            "ents-adjacent-to" => Test::EntsAdjacent(self.areas(names)?),
            "leader-in" => Test::LeaderIn(self.places(names.split('|'))?),
            "leader-or-character-in" => Test::LeaderOrCharacterIn(self.places(names.split('|'))?),
            "fate-at-least" => Test::FateAtLeast(number(17)?),
            "deck-left" => match Deck::from_slug(names) {
                Some(deck) => Test::DeckLeft(deck),
                None => return unknown(names, Deck::ALL.map(Deck::slug)),
            },
            "defending-in" => Test::DefendingIn(self.areas(names)?),
            _ => return unknown(word, test_words()),
        })
    }
}

/// All words for places, without the names.
pub(super) fn place_words() -> impl Iterator<Item = &'static str> {
    PLACE_WORDS.into_iter().map(|(word, _)| word).chain(PLACE_PREFIXES)
}

/// All words for conditions.
pub(super) fn test_words() -> impl Iterator<Item = &'static str> {
    let plain = PLAIN_TESTS.into_iter().map(|(word, _)| word);
    plain.chain(TEST_PREFIXES).chain(MORE_TEST_PREFIXES).chain(["not:"])
}

/// What a place must be.
pub(super) fn place_filter(word: &str) -> Found<PlaceFilter> {
    match PlaceFilter::from_slug(word) {
        Some(filter) => Ok(filter),
        None => unknown(word, PlaceFilter::ALL.map(PlaceFilter::slug)),
    }
}

/// Types of units by their ids, joined by `|`.
pub(super) fn units(words: &str) -> Found<UnitTypes> {
    let mut all = UnitTypes::EMPTY;
    for word in words.split('|') {
        match word {
            "mordor-units" => all |= Unit::MORDOR.into_iter().collect(),
            "evil-men-units" => all |= Unit::EVIL_MEN.into_iter().collect(),
            _ => match Unit::from_slug(word) {
                Some(unit) => all.insert(unit),
                None => return unknown(word, Unit::ALL.map(Unit::slug).into_iter().chain(UNIT_GROUPS)),
            },
        }
    }
    Ok(all)
}

fn terrains(words: &str) -> Found<Terrains> {
    let mut all = Terrains::EMPTY;
    for word in words.split('|') {
        match Terrain::from_slug(word) {
            Some(terrain) => all.insert(terrain),
            None => return unknown(word, Terrain::ALL.map(Terrain::slug)),
        }
    }
    Ok(all)
}
