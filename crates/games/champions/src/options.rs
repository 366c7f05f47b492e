//! The set-up from words: scenario, people and options (rules 5, 6, 25).

use crate::decks::{self, Deck};
use crate::ids::{CardSet, Hero, Scenario};
use crate::state::{Mode, PlayerSetup, Setup};
use kernel::{OptionInfo, SetupError, Text};

/// The heroes by their ids.
const HEROES: [&str; Hero::COUNT] = {
    let mut all = [""; Hero::COUNT];
    let mut n = 0;
    while n < Hero::COUNT {
        all[n] = Hero::ALL[n].slug();
        n += 1;
    }
    all
};

const fn hero_option(id: &'static str) -> OptionInfo {
    OptionInfo { id, values: &HEROES }
}

const fn deck_option(id: &'static str) -> OptionInfo {
    OptionInfo { id, values: &[] }
}

/// What can be agreed on.
pub(crate) static OPTIONS: [OptionInfo; 14] = [
    OptionInfo { id: "mode", values: &["standard", "expert"] },
    OptionInfo { id: "heroic", values: &["0", "1", "2", "3", "4"] },
    OptionInfo { id: "skirmish", values: &["none", "1", "2", "3"] },
    OptionInfo {
        id: "modular",
        values: &[
            "recommended",
            "bomb-scare",
            "masters-of-evil",
            "under-attack",
            "legions-of-hydra",
            "the-doomsday-chair",
        ],
    },
    hero_option("hero-1"),
    hero_option("hero-2"),
    hero_option("hero-3"),
    hero_option("hero-4"),
    deck_option("deck-1"),
    deck_option("deck-2"),
    deck_option("deck-3"),
    deck_option("deck-4"),
    OptionInfo { id: "first", values: &["1", "2", "3", "4"] },
    OptionInfo { id: "hands", values: &["hidden", "open"] },
];

/// The id of a modular set (rule 25.6).
pub fn modular_id(set: CardSet) -> Option<&'static str> {
    CardSet::MODULAR.contains(&set).then(|| set.slug())
}

fn refuse<T>(what: Text) -> Result<T, SetupError> {
    Err(SetupError::new(what))
}

fn forbid<T>(rule: &'static str, why: Text) -> Result<T, SetupError> {
    Err(SetupError::by(rule, why))
}

fn of_hero(hero: Hero) -> Text {
    Text::of("hero", hero.slug())
}

/// The options as they were given.
struct Given<'a>(&'a [(String, String)]);

impl<'a> Given<'a> {
    /// The options, if the game knows them all and none is given twice.
    fn read(options: &'a [(String, String)]) -> Result<Given<'a>, SetupError> {
        for (n, (name, _)) in options.iter().enumerate() {
            if !OPTIONS.iter().any(|info| info.id == name) {
                let ids: Vec<&str> = OPTIONS.iter().map(|info| info.id).collect();
                let no_option = Text::new("setup-no-option").written("option", name);
                return refuse(no_option.written("options", ids.join(", ")));
            }
            if options[..n].iter().any(|(other, _)| other == name) {
                return refuse(Text::new("setup-twice").written("option", name));
            }
        }
        Ok(Given(options))
    }

    /// What was given for an option.
    fn get(&self, id: &str) -> Option<&'a str> {
        self.0.iter().find(|(name, _)| name == id).map(|(_, value)| value.trim())
    }

    /// The number of the value that was given among those that the option lists; 0 if it was left out.
    fn choice(&self, id: &str) -> Result<usize, SetupError> {
        let Some(value) = self.get(id) else { return Ok(0) };
        let values = OPTIONS.iter().find(|info| info.id == id).map_or(&[][..], |info| info.values);
        match values.iter().position(|other| *other == value) {
            Some(n) => Ok(n),
            None => {
                let no_value = Text::new("setup-no-value").written("option", id).written("value", value);
                refuse(no_value.written("values", values.join(", ")))
            }
        }
    }
}

/// The modular sets, by their ids joined by `+`.
fn modular(scenario: Scenario, given: Option<&str>) -> Result<Vec<CardSet>, SetupError> {
    let mut sets = Vec::new();
    for word in given.unwrap_or("recommended").split('+').map(str::trim) {
        let found = CardSet::MODULAR.into_iter().find(|set| modular_id(*set) == Some(word));
        let set = match (word, found) {
            ("recommended", _) => scenario.recommended(),
            (_, Some(set)) => set,
            (_, None) => {
                let ids: Vec<&str> = CardSet::MODULAR.into_iter().filter_map(modular_id).collect();
                let no_set = Text::new("setup-no-modular").written("set", word);
                return forbid("25.6", no_set.written("sets", ids.join(", ")));
            }
        };
        if sets.contains(&set) {
            let twice = Text::new("setup-modular-twice").text("set", Text::of("set", set.slug()));
            return forbid("25.6", twice);
        }
        sets.push(set);
    }
    Ok(sets)
}

/// The deck that a player brings: none is the starter deck.
fn deck(player: usize, hero: Option<Hero>, given: Option<&str>) -> Result<Option<Deck>, SetupError> {
    match given.unwrap_or("starter") {
        "starter" => Ok(None),
        "tutorial" => {
            let found = hero.map_or(decks::tutorial(Hero::CaptainMarvel), decks::tutorial);
            match found {
                Some(starter) => Ok(Some(Deck::from(starter))),
                None => forbid("25.7", Text::new("setup-tutorial")),
            }
        }
        text => {
            let option = |which: &str| format!("{which}-{player}");
            let deck = decks::parse(text).map_err(|error| {
                SetupError::new(
                    Text::new("setup-deck").written("option", option("deck")).text("what", error.0),
                )
            })?;
            match hero {
                Some(hero) if hero != deck.hero => {
                    let another = Text::new("setup-deck-of-another")
                        .written("deck", option("deck"))
                        .text("owner", of_hero(deck.hero))
                        .written("option", option("hero"))
                        .text("hero", of_hero(hero));
                    forbid("5.3", another)
                }
                _ => Ok(Some(deck)),
            }
        }
    }
}

/// The players: those who name no hero get the first ones that are left.
fn players(n: usize, given: &Given<'_>) -> Result<Vec<PlayerSetup>, SetupError> {
    for seat in n + 1..=4 {
        for id in [format!("hero-{seat}"), format!("deck-{seat}")] {
            if given.get(&id).is_some() {
                return refuse(Text::new("setup-only-players").written("option", id).count("n", n));
            }
        }
    }
    let mut brought = Vec::new();
    for seat in 1..=n {
        let id = format!("hero-{seat}");
        let hero = match given.get(&id) {
            Some(_) => Some(Hero::ALL[given.choice(&id)?]),
            None => None,
        };
        let deck = deck(seat, hero, given.get(&format!("deck-{seat}")))?;
        brought.push((hero.or(deck.as_ref().map(|deck| deck.hero)), deck));
    }
    for (n, (hero, _)) in brought.iter().enumerate() {
        if let Some(hero) = hero
            && let Some(other) = brought[..n].iter().position(|(other, _)| other == &Some(*hero))
        {
            let both = Text::new("setup-same-hero").count("one", other + 1).count("other", n + 1);
            return forbid("5.1", both.text("hero", of_hero(*hero)));
        }
    }
    let named: Vec<Hero> = brought.iter().filter_map(|(hero, _)| *hero).collect();
    let mut free = Hero::ALL.iter().copied().filter(|hero| !named.contains(hero));
    let mut players = Vec::new();
    for (hero, deck) in brought {
        let Some(hero) = hero.or_else(|| free.next()) else {
            return forbid("5.1", Text::new("setup-more-than-heroes"));
        };
        let deck = deck.map_or_else(|| decks::starter(hero).cards.to_vec(), |deck| deck.cards);
        decks::check(hero, &deck)?;
        players.push(PlayerSetup { hero, deck });
    }
    Ok(players)
}

/// Makes a set-up from words.
pub(crate) fn setup(
    scenario: &str,
    people: Option<u8>,
    options: &[(String, String)],
) -> Result<Setup, SetupError> {
    let Some(scenario) = Scenario::from_slug(scenario) else {
        let ids = Scenario::ALL.map(Scenario::slug);
        let no_scenario = Text::new("setup-no-scenario").written("scenario", scenario);
        return refuse(no_scenario.written("scenarios", ids.join(", ")));
    };
    let n = usize::from(people.unwrap_or(1));
    if n == 0 || n > 4 {
        return refuse(Text::new("setup-players"));
    }
    let given = Given::read(options)?;
    let first = given.choice("first")?;
    if first >= n {
        return forbid("6.3", Text::new("setup-first").count("n", n).count("first", first + 1));
    }
    let skirmish = match given.choice("skirmish")? {
        0 => None,
        stage => Some(stage as u8),
    };
    Ok(Setup {
        scenario,
        mode: if given.choice("mode")? == 1 { Mode::Expert } else { Mode::Standard },
        heroic: given.choice("heroic")? as u8,
        skirmish,
        modular: modular(scenario, given.get("modular"))?,
        players: players(n, &given)?,
        first: first as u8,
        open_hands: given.choice("hands")? == 1,
    })
}
