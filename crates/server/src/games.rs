//! The games that can be played here, and what is sent about them.

use crate::app::App;
use crate::language::{Tongue, house};
use crate::pages::{Kept, kept};
use crate::problem::{Fault, Json, Path, Query};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kernel::{Info, Language, Nothing, Pack, Table, Text};
use registry::texts::{ENGLISH, MADE_UP};
use registry::{Budget, Entry, Player, Search, Texts};
use serde::{Deserialize, Serialize};
use session::wire::{
    ComputerInfo, DeckReport, GameInfo, GamePacks, Layout, LayoutPlace, RuleText, Scenario, SetupOption,
    StarterDeck,
};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The routes about games.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(languages))
        .routes(routes!(texts))
        .routes(routes!(facts))
        .routes(routes!(rules))
        .routes(routes!(rule))
}

/// The computer players, weakest first: id, and how many iterations a decision gets; the one with none plays at
/// random.
const COMPUTERS: [(&str, Option<u64>); 4] =
    [("random", None), ("easy", Some(60)), ("medium", Some(300)), ("hard", Some(2000))];

/// The computer player with this id.
pub fn computer(id: &str) -> Option<Player> {
    let (_, iterations) = COMPUTERS.iter().find(|(known, _)| *known == id)?;
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
pub fn computer_name(id: &str) -> Option<Text> {
    let (known, _) = COMPUTERS.iter().find(|(known, _)| *known == id)?;
    Some(Text::of("computer", known))
}

/// The games, and what is sent about them: put together once for each language.
pub struct Catalogue {
    entries: &'static [&'static dyn Entry],
    /// The languages that a game or the house speaks, the made-up one last.
    languages: Vec<&'static str>,
    /// What is sent about all games, in the order of the languages.
    lists: Vec<OnceLock<Kept>>,
    /// What is sent about each game, in the order of the languages that it speaks.
    games: BTreeMap<&'static str, Vec<(&'static str, OnceLock<Sent>)>>,
}

/// What is sent about one game in one language.
pub(crate) struct Sent {
    facts: Kept,
    rules: Kept,
    texts: Kept,
    pub(crate) starters: Kept,
    pub(crate) packs: Kept,
}

impl Catalogue {
    /// Puts the catalogue of these games together, in English; the rest is made when somebody asks for it.
    pub fn new(entries: &'static [&'static dyn Entry]) -> Catalogue {
        let mut languages = vec![ENGLISH];
        for tag in entries.iter().map(|entry| entry.texts()).chain([house()]).flat_map(Texts::languages) {
            if !languages.contains(&tag) {
                languages.push(tag);
            }
        }
        languages.push(MADE_UP);
        let spoken = |entry: &&'static dyn Entry| {
            let tags = entry.texts().languages().into_iter().chain([MADE_UP]);
            (entry.info().slug, tags.map(|tag| (tag, OnceLock::new())).collect())
        };
        let games = entries.iter().map(spoken).collect();
        let lists = languages.iter().map(|_| OnceLock::new()).collect();
        let catalogue = Catalogue { entries, languages, lists, games };
        catalogue.list(Tongue::english(&catalogue));
        catalogue
    }

    /// All games.
    pub fn entries(&self) -> &'static [&'static dyn Entry] {
        self.entries
    }

    /// The tags of the languages that a game or the house speaks, the made-up one last.
    pub fn languages(&self) -> &[&'static str] {
        &self.languages
    }

    /// What is sent about all games.
    pub fn infos(&self, tongue: Tongue) -> Vec<GameInfo> {
        self.entries.iter().map(|entry| game_info(*entry, tongue)).collect()
    }

    fn list(&self, tongue: Tongue) -> &Kept {
        let at = self.languages.iter().position(|tag| *tag == tongue.tag());
        self.lists[at.unwrap_or(0)].get_or_init(|| json(&self.infos(tongue)))
    }

    /// The game with this id.
    pub fn find(&self, slug: &str) -> Option<&'static dyn Entry> {
        self.entries.iter().copied().find(|entry| entry.info().slug == slug)
    }

    /// What is sent about one game, in this language or else in English.
    pub(crate) fn texts(&self, slug: &str, tongue: Tongue) -> Result<&Sent, Fault> {
        let game = self.find(slug).ok_or_else(|| no_game(slug))?;
        let tag = tongue.of(game).tag();
        let spoken = self.games.get(slug).and_then(|spoken| spoken.iter().find(|(other, _)| *other == tag));
        let (_, sent) = spoken.ok_or_else(|| Fault::internal("a game lacks a language that it speaks"))?;
        Ok(sent.get_or_init(|| sent_about(game, tongue)))
    }
}

fn sent_about(game: &'static dyn Entry, tongue: Tongue) -> Sent {
    let language = tongue.of(game);
    let rules: Vec<RuleText> = game.rules().iter().map(rule_text).collect();
    let starters = game.decks().map(|decks| decks.starters()).unwrap_or_default();
    let starter = |starter: kernel::StarterDeck| StarterDeck {
        id: starter.id,
        deck: DeckReport::said(starter.deck, &language),
    };
    let starters: Vec<StarterDeck> = starters.into_iter().map(starter).collect();
    let none = GamePacks::default();
    let packs = game.packs().map_or(none, |packs| GamePacks::said(packs, &language));
    Sent {
        facts: json(&game.facts(&language)),
        rules: json(&rules),
        texts: Kept::new("text/plain; charset=utf-8", game.texts().sources(language.tag()).into_bytes()),
        starters: json(&starters),
        packs: json(&packs),
    }
}

/// The title of a table that nobody gave another one: the name of its scenario, or of the game.
///
/// It is stored in English and told in everybody's own language.
pub fn usual_title(game: &dyn Entry, scenario: &str, tongue: Tongue) -> String {
    let language = tongue.of(game);
    let named = game.info().scenarios.iter().find(|other| other.id == scenario);
    match named {
        Some(scenario) => Text::<Nothing>::of("scenario", scenario.id).render(&language),
        None => language.say("game"),
    }
}

/// The problem that there is no such game.
pub fn no_game(slug: &str) -> Fault {
    Fault::not_found(Text::new("unknown-game").written("game", slug))
}

fn json(value: &impl Serialize) -> Kept {
    // These are texts and lists of the program's own: they can be written.
    Kept::new("application/json", serde_json::to_vec(value).unwrap_or_default())
}

fn game_info(entry: &dyn Entry, tongue: Tongue) -> GameInfo {
    let Info { slug, rules_version, scenarios, options, .. } = entry.info();
    let language = tongue.at_table(entry);
    let called = |text: Text<Nothing>| text.render(&language);
    let scenarios = scenarios.iter().map(|scenario| Scenario {
        id: scenario.id.to_owned(),
        name: called(Text::of("scenario", scenario.id)),
        layouts: scenario.people.iter().filter_map(|n| layout(entry, scenario.id, *n)).collect(),
    });
    // A pack is chosen by itself.
    let options = options.iter().filter(|option| entry.packs().is_none() || option.id != Pack::OPTION);
    let options = options.map(|option| SetupOption {
        id: option.id.to_owned(),
        about: called(Text::of("option", option.id)),
        values: option.values.iter().map(|value| (*value).to_owned()).collect(),
    });
    let computers =
        COMPUTERS.map(|(id, _)| ComputerInfo { id: id.to_owned(), name: called(Text::of("computer", id)) });
    GameInfo {
        slug: slug.to_owned(),
        name: language.say("game"),
        about: language.say("game.about"),
        rules_version,
        scenarios: scenarios.collect(),
        options: options.collect(),
        decks: entry
            .decks()
            .map_or(&[][..], |decks| decks.options())
            .iter()
            .map(|id| (*id).to_owned())
            .collect(),
        packs: entry.packs().is_some(),
        orders: session::offers(entry, &language),
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

fn rule_text(rule: kernel::rulebook::Rule<'_>) -> RuleText {
    RuleText { number: rule.number.to_owned(), heading: rule.heading.to_owned(), text: rule.text.to_owned() }
}

/// The games that can be played here
#[utoipa::path(get, path = "/api/games", tag = "games", security(()),
    responses((status = 200, description = "All games.", body = [GameInfo])))]
async fn games(State(app): State<App>, headers: HeaderMap, tongue: Tongue) -> Response {
    kept(app.games.list(tongue), &headers)
}

/// The languages that games can be read in
#[utoipa::path(get, path = "/api/languages", tag = "games", security(()),
    responses((status = 200, description = "The tags of the languages, English first.", body = [String])))]
async fn languages(State(app): State<App>) -> Json<Vec<&'static str>> {
    Json(app.games.languages().iter().copied().filter(|tag| *tag != MADE_UP).collect())
}

/// Which language is wanted.
#[derive(Debug, Deserialize, IntoParams)]
struct Wanted {
    /// The language, as in the header `Accept-Language`; without it, that header counts.
    #[serde(default)]
    language: Option<String>,
}

/// The texts of a game
///
/// What the game says, in one language: the messages that `says` names, in the form of Project Fluent. Where the game
/// does not speak the language, and what it does not say in it, is English; `Content-Language` tells which language
/// came.
#[utoipa::path(get, path = "/api/games/{slug}/texts", tag = "games", security(()),
    params(("slug" = String, Path, description = "The game's id."), Wanted),
    responses((status = 200, description = "The messages.", body = String, content_type = "text/plain")))]
async fn texts(
    State(app): State<App>,
    headers: HeaderMap,
    Path(slug): Path<String>,
    Query(wanted): Query<Wanted>,
    tongue: Tongue,
) -> Result<Response, Fault> {
    let tongue = match &wanted.language {
        Some(language) => Tongue::choose(language, &app.games),
        None => tongue,
    };
    let game = app.game(&slug).ok_or_else(|| no_game(&slug))?;
    // The made-up language is English until somebody marks it.
    let tag = Some(tongue.of(game).tag()).filter(|tag| *tag != MADE_UP).unwrap_or(ENGLISH);
    let language = [(header::CONTENT_LANGUAGE, HeaderValue::from_static(tag))];
    Ok((language, kept(&app.games.texts(&slug, tongue)?.texts, &headers)).into_response())
}

/// The printed facts of a game
#[utoipa::path(get, path = "/api/games/{slug}/facts", tag = "games", security(()),
    params(("slug" = String, Path, description = "The game's id.")),
    responses((status = 200, description = "What is printed on its pieces, a value of the game.", body = Object)))]
async fn facts(
    State(app): State<App>,
    headers: HeaderMap,
    Path(slug): Path<String>,
    tongue: Tongue,
) -> Result<Response, Fault> {
    Ok(kept(&app.games.texts(&slug, tongue)?.facts, &headers))
}

/// The rules of a game, in order
#[utoipa::path(get, path = "/api/games/{slug}/rules", tag = "games", security(()),
    params(("slug" = String, Path, description = "The game's id.")),
    responses((status = 200, description = "The rules.", body = [RuleText])))]
async fn rules(
    State(app): State<App>,
    headers: HeaderMap,
    Path(slug): Path<String>,
    tongue: Tongue,
) -> Result<Response, Fault> {
    Ok(kept(&app.games.texts(&slug, tongue)?.rules, &headers))
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
        None => Err(Fault::not_found(Text::new("unknown-rule").written("rule", number))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_has_its_layouts() {
        let catalogue = Catalogue::new(registry::all());
        for info in catalogue.infos(Tongue::english(&catalogue)) {
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
            let name = computer_name(computer_info.0).expect("it is known").render(&Tongue::ENGLISH.house());
            assert!(!name.contains('‹'), "{name}");
        }
        assert!(computer("search:1000000").is_none());
        let Some(Player::Search(search)) = computer("hard") else { panic!() };
        assert_eq!(search.budget, Budget::Iterations(2000));
    }
}
