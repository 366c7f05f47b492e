//! The games that can be played here, and what is sent about them.

use crate::app::App;
use crate::pages::{Kept, kept};
use crate::problem::{Fault, Json, Path};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::{Info, Table};
use registry::{Budget, Entry, Player, Search};
use serde::Serialize;
use session::wire::{
    ComputerInfo, GameInfo, Layout, LayoutPlace, RuleText, Scenario, SetupOption, StarterDeck,
};
use std::collections::BTreeMap;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes about games.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(facts))
        .routes(routes!(rules))
        .routes(routes!(rule))
}

/// The computer players, weakest first: id, name, and how many iterations a decision gets; the one with none plays at
/// random.
const COMPUTERS: [(&str, &str, Option<u64>); 4] = [
    ("random", "Random", None),
    ("easy", "Apprentice", Some(60)),
    ("medium", "Adept", Some(300)),
    ("hard", "Master", Some(2000)),
];

/// The computer player with this id.
pub fn computer(id: &str) -> Option<Player> {
    let (_, _, iterations) = COMPUTERS.iter().find(|(known, ..)| *known == id)?;
    Some(match iterations {
        None => Player::Random,
        Some(n) => Player::Search(Search { budget: Budget::Iterations(*n), ..Search::default() }),
    })
}

/// How long a computer player thinks about an answer, in iterations.
pub fn cost(player: &Player) -> u64 {
    match player {
        Player::Search(Search { budget: Budget::Iterations(n), .. }) => *n,
        Player::Search(Search { budget: Budget::Time(time), .. }) => time.as_micros() as u64,
        Player::Random | Player::Greedy => 1,
    }
}

/// The name of a computer player.
pub fn computer_name(id: &str) -> Option<&'static str> {
    COMPUTERS.iter().find(|(known, ..)| *known == id).map(|(_, name, _)| *name)
}

/// The games, and what is sent about them: put together once.
pub struct Catalogue {
    entries: &'static [&'static dyn Entry],
    infos: Vec<GameInfo>,
    list: Kept,
    games: BTreeMap<&'static str, Texts>,
}

/// What is sent about one game.
pub(crate) struct Texts {
    facts: Kept,
    rules: Kept,
    pub(crate) starters: Kept,
}

impl Catalogue {
    /// Puts the catalogue of these games together.
    pub fn new(entries: &'static [&'static dyn Entry]) -> Catalogue {
        let infos: Vec<GameInfo> = entries.iter().map(|entry| game_info(*entry)).collect();
        let games = entries.iter().map(|entry| {
            let rules: Vec<RuleText> = entry.rules().iter().map(rule_text).collect();
            let starters = entry.decks().map(|decks| decks.starters()).unwrap_or_default();
            let starters: Vec<StarterDeck> = starters.into_iter().map(starter_deck).collect();
            let texts = Texts { facts: json(&entry.facts()), rules: json(&rules), starters: json(&starters) };
            (entry.info().slug, texts)
        });
        Catalogue { entries, list: json(&infos), infos, games: games.collect() }
    }

    /// All games.
    pub fn entries(&self) -> &'static [&'static dyn Entry] {
        self.entries
    }

    /// What is sent about all games.
    pub fn infos(&self) -> &[GameInfo] {
        &self.infos
    }

    /// The game with this id.
    pub fn find(&self, slug: &str) -> Option<&'static dyn Entry> {
        self.entries.iter().copied().find(|entry| entry.info().slug == slug)
    }

    pub(crate) fn texts(&self, slug: &str) -> Result<&Texts, Fault> {
        self.games.get(slug).ok_or_else(|| no_game(slug))
    }
}

/// The problem that there is no such game.
pub fn no_game(slug: &str) -> Fault {
    Fault::not_found(format!("there is no game {slug:?}"))
}

fn json(value: &impl Serialize) -> Kept {
    // These are texts and lists of the program's own: they can be written.
    Kept::new("application/json", serde_json::to_vec(value).unwrap_or_default())
}

fn game_info(entry: &dyn Entry) -> GameInfo {
    let Info { slug, name, about, rules_version, scenarios, options, .. } = entry.info();
    let scenarios = scenarios.iter().map(|scenario| Scenario {
        id: scenario.id.to_owned(),
        name: scenario.name.to_owned(),
        layouts: scenario.people.iter().filter_map(|n| layout(entry, scenario.id, *n)).collect(),
    });
    let options = options.iter().map(|option| SetupOption {
        id: option.id.to_owned(),
        about: option.about.to_owned(),
        values: option.values.iter().map(|value| (*value).to_owned()).collect(),
    });
    let computers = COMPUTERS.map(|(id, name, _)| ComputerInfo { id: id.to_owned(), name: name.to_owned() });
    GameInfo {
        slug: slug.to_owned(),
        name: name.to_owned(),
        about: about.to_owned(),
        rules_version,
        scenarios: scenarios.collect(),
        options: options.collect(),
        decks: entry
            .decks()
            .map_or(&[][..], |decks| decks.options())
            .iter()
            .map(|id| (*id).to_owned())
            .collect(),
        orders: session::offers(entry),
        computers: computers.into(),
    }
}

fn layout(entry: &dyn Entry, scenario: &str, people: u8) -> Option<Layout> {
    match entry.new_table(Some(scenario), Some(people), &[]) {
        Ok(table) => Some(Layout { people, places: places(&*table) }),
        Err(error) => {
            tracing::error!(game = entry.info().slug, scenario, people, %error, "a scenario can't be set up");
            None
        }
    }
}

/// The places of a table: one for each person, with the seats that the person holds.
pub fn places(table: &dyn Table) -> Vec<LayoutPlace> {
    let (seats, people, teams) = (table.seats(), table.people(), table.teams());
    let mut places: BTreeMap<u8, LayoutPlace> = BTreeMap::new();
    for ((seat, person), team) in seats.into_iter().zip(people).zip(teams) {
        let place = places.entry(person).or_insert(LayoutPlace { seats: Vec::new(), team });
        place.seats.push(seat.to_owned());
    }
    places.into_values().collect()
}

fn starter_deck(starter: kernel::StarterDeck) -> StarterDeck {
    StarterDeck { id: starter.id, deck: starter.deck.into() }
}

fn rule_text(rule: kernel::rulebook::Rule<'_>) -> RuleText {
    RuleText { number: rule.number.to_owned(), heading: rule.heading.to_owned(), text: rule.text.to_owned() }
}

/// The games that can be played here
#[utoipa::path(get, path = "/api/games", tag = "games", security(()),
    responses((status = 200, description = "All games.", body = [GameInfo])))]
async fn games(State(app): State<App>, headers: HeaderMap) -> Response {
    kept(&app.games.list, &headers)
}

/// The printed facts of a game
#[utoipa::path(get, path = "/api/games/{slug}/facts", tag = "games", security(()),
    params(("slug" = String, Path, description = "The game's id.")),
    responses((status = 200, description = "What is printed on its pieces, a value of the game.", body = Object)))]
async fn facts(
    State(app): State<App>,
    headers: HeaderMap,
    Path(slug): Path<String>,
) -> Result<Response, Fault> {
    Ok(kept(&app.games.texts(&slug)?.facts, &headers))
}

/// The rules of a game, in order
#[utoipa::path(get, path = "/api/games/{slug}/rules", tag = "games", security(()),
    params(("slug" = String, Path, description = "The game's id.")),
    responses((status = 200, description = "The rules.", body = [RuleText])))]
async fn rules(
    State(app): State<App>,
    headers: HeaderMap,
    Path(slug): Path<String>,
) -> Result<Response, Fault> {
    Ok(kept(&app.games.texts(&slug)?.rules, &headers))
}

/// One rule of a game
#[utoipa::path(get, path = "/api/games/{slug}/rules/{number}", tag = "games", security(()),
    params(("slug" = String, Path, description = "The game's id."),
        ("number" = String, Path, description = "The rule's number, such as 8.3.2.")),
    responses((status = 200, description = "The rule.", body = RuleText)))]
async fn rule(
    State(app): State<App>,
    Path((slug, number)): Path<(String, String)>,
) -> Result<Json<RuleText>, Fault> {
    let game = app.game(&slug).ok_or_else(|| no_game(&slug))?;
    match game.rules().get(&number) {
        Some(rule) => Ok(Json(rule_text(rule))),
        None => Err(Fault::not_found(format!("there is no rule {number:?}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_has_its_layouts() {
        for info in Catalogue::new(registry::all()).infos() {
            for scenario in &info.scenarios {
                assert!(!scenario.layouts.is_empty(), "{}", scenario.id);
                for layout in &scenario.layouts {
                    assert_eq!(layout.places.len(), usize::from(layout.people), "{}", scenario.id);
                    assert!(layout.places.iter().all(|place| !place.seats.is_empty()));
                }
            }
        }
    }

    #[test]
    fn computers_are_known_by_their_ids() {
        for computer_info in COMPUTERS {
            assert!(computer(computer_info.0).is_some());
            assert_eq!(computer_name(computer_info.0), Some(computer_info.1));
        }
        assert!(computer("search:1000000").is_none());
        let Some(Player::Search(search)) = computer("hard") else { panic!() };
        assert_eq!(search.budget, Budget::Iterations(2000));
    }
}
