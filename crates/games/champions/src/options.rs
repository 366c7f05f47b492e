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

fn refuse<T>(what: String) -> Result<T, SetupError> {
    Err(SetupError::new(Text::plain(what)))
}

/// The options as they were given.
struct Given<'a>(&'a [(String, String)]);

impl<'a> Given<'a> {
    /// The options, if the game knows them all and none is given twice.
    fn read(options: &'a [(String, String)]) -> Result<Given<'a>, SetupError> {
        for (n, (name, _)) in options.iter().enumerate() {
            if !OPTIONS.iter().any(|info| info.id == name) {
                let ids: Vec<&str> = OPTIONS.iter().map(|info| info.id).collect();
                return refuse(format!("champions has no option {name:?}; there are {}", ids.join(", ")));
            }
            if options[..n].iter().any(|(other, _)| other == name) {
                return refuse(format!("the option {name} is given twice"));
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
            None => refuse(format!("{id} is one of {}, not {value:?}", values.join(", "))),
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
                let ids = ids.join(", ");
                return refuse(format!("there is no modular set {word:?}; there are {ids} (rule 25.6)"));
            }
        };
        if sets.contains(&set) {
            return refuse(format!("the modular set {} is named twice (rule 25.6)", set.name()));
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
                None => refuse("the tutorial deck is Captain Marvel's (rule 25.7)".to_owned()),
            }
        }
        text => {
            let deck = decks::parse(text)
                .map_err(|error| SetupError::new(Text::plain(format!("deck-{player}: {error}"))))?;
            match hero {
                Some(hero) if hero != deck.hero => refuse(format!(
                    "deck-{player} is a deck of {}, but hero-{player} is {} (rule 5.3)",
                    deck.hero.name(),
                    hero.name()
                )),
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
                return refuse(format!("{id}: there are only {n} players"));
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
            let (one, two) = (other + 1, n + 1);
            return refuse(format!("players {one} and {two} are both {} (rule 5.1)", hero.name()));
        }
    }
    let named: Vec<Hero> = brought.iter().filter_map(|(hero, _)| *hero).collect();
    let mut free = Hero::ALL.iter().copied().filter(|hero| !named.contains(hero));
    let mut players = Vec::new();
    for (hero, deck) in brought {
        let Some(hero) = hero.or_else(|| free.next()) else {
            return refuse("there are more players than heroes (rule 5.1)".to_owned());
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
        return refuse(format!("there is no scenario {scenario:?}; there are {}", ids.join(", ")));
    };
    let n = usize::from(people.unwrap_or(1));
    if n == 0 || n > 4 {
        return refuse("Marvel Champions is for 1 to 4 players".to_owned());
    }
    let given = Given::read(options)?;
    let first = given.choice("first")?;
    if first >= n {
        return refuse(format!("the first player is one of {n}, not player {} (rule 6.3)", first + 1));
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
