//! The requests that are not timed: people, tables, checks.

use crate::Failure;
use clap::ValueEnum;
use kernel::Text;
use serde_json::{Value, json};

/// A server, asked over HTTP.
pub struct Http {
    agent: ureq::Agent,
    url: String,
    texts: TextsSent,
}

/// How sockets are told what the game says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TextsSent {
    /// As values only.
    Values,
    /// As values and as sentences.
    Sentences,
}

/// The game that is played.
pub struct Game {
    /// Its id.
    pub slug: String,
    /// The scenario's id.
    pub scenario: String,
    /// How many places there are; the second person takes all but the first.
    pub places: usize,
}

/// A person, known by the session's cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    /// What the browser would send as `Cookie`.
    pub cookie: String,
}

impl Http {
    /// A server at an address such as `http://127.0.0.1:7171`.
    pub fn new(url: &str, texts: TextsSent) -> Http {
        let config = ureq::Agent::config_builder().http_status_as_error(false).build();
        Http { agent: config.into(), url: url.trim_end_matches('/').to_owned(), texts }
    }

    /// The address of a table's socket, with changes instead of whole views.
    pub fn socket(&self, table: &str) -> String {
        let host = self.url.strip_prefix("http://").unwrap_or(&self.url);
        let texts = match self.texts {
            TextsSent::Values => "values",
            TextsSent::Sentences => "sentences",
        };
        format!("ws://{host}/api/tables/{table}/live?views=changes&texts={texts}")
    }

    fn failed(&self, path: &str, why: impl std::fmt::Display) -> Failure {
        let place = format!("{}{path}", self.url);
        Failure::told(why).at(place.as_ref())
    }

    /// The text at a path.
    pub fn text(&self, path: &str, guest: Option<&Guest>) -> Result<String, Failure> {
        let mut request = self.agent.get(format!("{}{path}", self.url));
        if let Some(guest) = guest {
            request = request.header("cookie", &guest.cookie);
        }
        let mut response = request.call().map_err(|error| self.failed(path, error))?;
        let text = response.body_mut().read_to_string().map_err(|error| self.failed(path, error))?;
        if !response.status().is_success() {
            return Err(self.failed(path, text));
        }
        Ok(text)
    }

    /// The JSON value at a path.
    pub fn get(&self, path: &str, guest: Option<&Guest>) -> Result<Value, Failure> {
        serde_json::from_str(&self.text(path, guest)?).map_err(|error| self.failed(path, error))
    }

    /// Posts a value. Gives the reply and the cookie that came with it.
    pub fn post(&self, path: &str, guest: Option<&Guest>, body: &Value) -> Result<(Value, String), Failure> {
        let mut request = self.agent.post(format!("{}{path}", self.url));
        request = request.header("content-type", "application/json");
        if let Some(guest) = guest {
            request = request.header("cookie", &guest.cookie);
        }
        let mut response = request.send(body.to_string()).map_err(|error| self.failed(path, error))?;
        let cookie = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default().to_owned();
        let text = response.body_mut().read_to_string().map_err(|error| self.failed(path, error))?;
        if !response.status().is_success() {
            return Err(self.failed(path, text));
        }
        Ok((serde_json::from_str(&text).map_err(|error| self.failed(path, error))?, cookie))
    }

    /// A new guest.
    pub fn guest(&self) -> Result<Guest, Failure> {
        let (_, cookie) = self.post("/api/guest", None, &json!({ "name": "Load" }))?;
        Ok(Guest { cookie })
    }

    /// The game to play, and how many places its scenario for two people has.
    pub fn game(&self, slug: Option<&str>, scenario: Option<&str>) -> Result<Game, Failure> {
        let games = self.get("/api/games", None)?;
        let fits = |value: &Value, wanted: Option<&str>, key: &str| {
            wanted.is_none_or(|wanted| value[key].as_str() == Some(wanted))
        };
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        for game in list(&games).iter().filter(|game| fits(game, slug, "slug")) {
            for found in list(&game["scenarios"]).iter().filter(|found| fits(found, scenario, "id")) {
                for layout in list(&found["layouts"]).iter().filter(|layout| layout["people"] == 2) {
                    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
                    let places = list(&layout["places"]).len();
                    // A duel is the simplest game for two: one seat each.
                    let seats: usize =
                        list(&layout["places"]).iter().map(|place| list(&place["seats"]).len()).sum();
                    if scenario.is_some() || seats == 2 {
                        return Ok(Game { slug: text(&game["slug"]), scenario: text(&found["id"]), places });
                    }
                }
            }
        }
        Err(Failure::usage(Text::new("cli-no-game-for-two")))
    }

    /// How many bytes the server's store holds.
    pub fn stored_bytes(&self) -> Result<f64, Failure> {
        let metrics = self.text("/metrics", None)?;
        let line = metrics.lines().find_map(|line| line.strip_prefix("longtable_stored_bytes "));
        let value = line.and_then(|value| value.trim().parse().ok());
        value.ok_or_else(|| self.failed("/metrics", "it does not tell longtable_stored_bytes"))
    }
}
