//! What is printed, as a drawing of the table and a page for building decks need it.

use crate::decks::{self, STARTERS};
use crate::ids::{Card, CardSet, Faction, Hero, Kind, Scenario};
use crate::options::modular_id;
use crate::printed::{Icons, Scaled, Stat, names};
use kernel::{Language, Nothing, Text};
use serde::Serialize;

/// A triggered ability of a card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AbilityFacts {
    /// Its own name, on identities; empty otherwise.
    pub name: String,
    /// The timing word with form and label.
    pub timing: String,
    /// Whether it can be used but once a round.
    pub once: bool,
}

/// A card face.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardFacts {
    /// Which card.
    pub card: Card,
    /// The collection number.
    pub code: &'static str,
    /// The title.
    pub name: String,
    /// The line under the title; may be empty.
    pub subtitle: String,
    /// The kind.
    pub kind: Kind,
    /// The hero, aspect or other part.
    pub faction: Faction,
    /// The set.
    pub set: CardSet,
    /// Whether it is unique.
    pub unique: bool,
    /// Its traits.
    pub traits: Vec<String>,
    /// The cost of playing it; none for cards that are not played.
    pub cost: Option<u8>,
    /// Its resource icons.
    pub icons: Icons,
    /// THW as printed, a dash included; none without the field.
    pub thw: Option<String>,
    /// ATK as printed.
    pub atk: Option<String>,
    /// DEF as printed.
    pub def: Option<String>,
    /// REC as printed.
    pub rec: Option<String>,
    /// SCH as printed.
    pub sch: Option<String>,
    /// The consequential damage of thwarting and of attacking.
    pub hurt: (u8, u8),
    /// Hit points.
    pub hp: Option<Scaled>,
    /// The hand size, of identities.
    pub hand_size: Option<u8>,
    /// The stage of a villain or a main scheme.
    pub stage: Option<u8>,
    /// Starting threat, of schemes.
    pub threat: Option<Scaled>,
    /// Target threat, of main schemes.
    pub target: Option<Scaled>,
    /// Threat placed each round, of main schemes.
    pub acceleration: Option<Scaled>,
    /// Crisis icons.
    pub crisis: u8,
    /// Hazard icons.
    pub hazard: u8,
    /// Acceleration icons.
    pub acceleration_icons: u8,
    /// Boost icons, of encounter cards.
    pub boost: u8,
    /// Whether there is a star in the boost field.
    pub star: bool,
    /// What an attachment adds to its host's SCH and ATK.
    pub adds: (u8, u8),
    /// Its keywords.
    pub keywords: Vec<String>,
    /// Its abilities.
    pub abilities: Vec<AbilityFacts>,
    /// What it does, in our words.
    pub text: String,
    /// How many copies the set holds.
    pub copies: u8,
    /// How many copies a deck may hold; none for cards that go into no deck.
    pub deck_limit: Option<u8>,
    /// The other side.
    pub back: Option<Card>,
}

/// A hero.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeroFacts {
    /// Which hero.
    pub hero: Hero,
    /// The name.
    pub name: String,
    /// The hero side.
    pub hero_side: Card,
    /// The alter-ego side.
    pub alter_ego: Card,
    /// The obligation.
    pub obligation: Card,
    /// The set of the own cards.
    pub set: CardSet,
    /// The nemesis set.
    pub nemesis: CardSet,
}

/// A scenario.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScenarioFacts {
    /// Which scenario.
    pub scenario: Scenario,
    /// The name.
    pub name: String,
    /// The villain's stages.
    pub stages: Vec<Card>,
    /// The main schemes, A sides.
    pub schemes: Vec<Card>,
    /// The modular set that it recommends.
    pub recommended: CardSet,
}

/// A modular set.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ModularFacts {
    /// Its id in options.
    pub id: &'static str,
    /// Which set.
    pub set: CardSet,
    /// Its name.
    pub name: String,
}

/// A deck of the box.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StarterFacts {
    /// Its id.
    pub id: &'static str,
    /// The hero.
    pub hero: Hero,
    /// The aspect.
    pub aspect: Faction,
    /// The cards with their copies.
    pub cards: Vec<(Card, u8)>,
}

/// Everything that is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Facts {
    /// All card faces, by collection number.
    pub cards: Vec<CardFacts>,
    /// The heroes.
    pub heroes: Vec<HeroFacts>,
    /// The aspects.
    pub aspects: Vec<Faction>,
    /// The scenarios.
    pub scenarios: Vec<ScenarioFacts>,
    /// The modular sets, by difficulty.
    pub modular: Vec<ModularFacts>,
    /// The decks of the box.
    pub starters: Vec<StarterFacts>,
}

/// A printed power; a dash is an en dash.
fn stat(stat: Stat) -> Option<String> {
    match stat {
        Stat::None => None,
        Stat::Dash => Some("–".to_owned()),
        Stat::N(n) => Some(n.to_string()),
    }
}

impl CardFacts {
    fn of(card: Card, language: &dyn Language) -> CardFacts {
        let def = card.def();
        let some = |n: u8| (n > 0).then_some(n);
        let scheme = matches!(def.kind, Kind::MainScheme | Kind::SideScheme);
        let main = def.kind == Kind::MainScheme && def.target.value > 0;
        let played = matches!(def.kind, Kind::Ally | Kind::Event | Kind::Support | Kind::Upgrade);
        CardFacts {
            card,
            code: card.code(),
            name: names::title(card, language),
            subtitle: said_or_empty(names::subtitle(card), language),
            kind: def.kind,
            faction: def.faction,
            set: def.set,
            unique: def.unique,
            traits: def.traits.iter().map(|word| said("trait", word.slug(), language)).collect(),
            cost: played.then_some(def.cost),
            icons: def.icons,
            thw: stat(def.thw),
            atk: stat(def.atk),
            def: stat(def.defence),
            rec: stat(def.rec),
            sch: stat(def.sch),
            hurt: def.hurt,
            hp: def.kind.is_character().then_some(def.hp),
            hand_size: some(def.hand_size),
            stage: some(def.stage),
            threat: scheme.then_some(def.threat),
            target: main.then_some(def.target),
            acceleration: main.then_some(def.acceleration),
            crisis: def.crisis_icons,
            hazard: def.hazard_icons,
            acceleration_icons: def.acceleration_icons,
            boost: def.boost,
            star: def.star,
            adds: def.adds,
            keywords: names::keywords::<Nothing>(card).iter().map(|word| word.render(language)).collect(),
            abilities: def
                .abilities
                .iter()
                .map(|ability| AbilityFacts {
                    name: match ability.name {
                        "" => String::new(),
                        name => said("ability", name, language),
                    },
                    timing: names::timing::<Nothing>(ability).render(language),
                    once: ability.once,
                })
                .collect(),
            text: said_or_empty(names::does(card), language),
            copies: def.copies,
            deck_limit: def.kind.is_player_card().then_some(def.deck_limit),
            back: def.back,
        }
    }
}

/// The name of one of a kind.
fn said(kind: &'static str, which: &'static str, language: &dyn Language) -> String {
    Text::<Nothing>::of(kind, which).render(language)
}

fn said_or_empty(text: Option<Text>, language: &dyn Language) -> String {
    text.map_or_else(String::new, |text| text.render(language))
}

/// Everything that is printed, in a language.
pub(crate) fn facts(language: &dyn Language) -> Facts {
    let hero = |hero: &Hero| HeroFacts {
        hero: *hero,
        name: said("hero", hero.slug(), language),
        hero_side: hero.hero(),
        alter_ego: hero.alter_ego(),
        obligation: hero.obligation(),
        set: hero.set(),
        nemesis: hero.nemesis(),
    };
    let scenario = |scenario: &Scenario| ScenarioFacts {
        scenario: *scenario,
        name: said("scenario", scenario.slug(), language),
        stages: scenario.stages().to_vec(),
        schemes: scenario.schemes().to_vec(),
        recommended: scenario.recommended(),
    };
    let modular = |set: CardSet| {
        modular_id(set).map(|id| ModularFacts { id, set, name: said("set", set.slug(), language) })
    };
    let starter = |one: &decks::Starter| StarterFacts {
        id: one.id,
        hero: one.hero,
        aspect: one.aspect,
        cards: one.cards.to_vec(),
    };
    Facts {
        cards: Card::ALL.into_iter().map(|card| CardFacts::of(card, language)).collect(),
        heroes: Hero::ALL.iter().map(hero).collect(),
        aspects: Faction::ALL.iter().copied().filter(|one| decks::is_aspect(*one)).collect(),
        scenarios: Scenario::ALL.iter().map(scenario).collect(),
        modular: CardSet::MODULAR.into_iter().filter_map(modular).collect(),
        starters: STARTERS.iter().map(starter).collect(),
    }
}
