//! In which language somebody is told something.
//!
//! Everything is said as a value until it leaves the server. A request says its language in the header
//! `Accept-Language`, a socket in its address or with the request that opened it.

use crate::app::App;
use crate::games::Catalogue;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use kernel::Source;
use registry::texts::{ENGLISH, choose};
use registry::{Both, Entry, Reader, Texts};
use session::{Problem, wire};
use std::cell::OnceCell;
use std::convert::Infallible;
use std::sync::LazyLock;

/// What this crate says itself.
pub static CATALOGUES: &[Source] = &[("en", &[include_str!("../texts/en/server.ftl")])];

/// How much of a list of languages is looked at, in bytes. Browsers send far shorter ones.
const LONGEST: usize = 200;

/// What is said beside the games.
static HOUSE: LazyLock<&'static Texts> = LazyLock::new(|| {
    let sources: Vec<Source> = session::CATALOGUES.iter().chain(CATALOGUES).copied().collect();
    Texts::of(sources.leak())
});

/// What is said beside the games, in all its languages.
pub fn house() -> &'static Texts {
    *HOUSE
}

/// One of the languages that this server speaks, and the games it speaks about.
///
/// It is chosen from all of them at once, so that nobody reads a page in two languages. A part that lacks it speaks
/// English.
#[derive(Clone, Copy)]
pub struct Tongue {
    tag: &'static str,
    games: &'static [&'static dyn Entry],
}

impl PartialEq for Tongue {
    fn eq(&self, other: &Tongue) -> bool {
        self.tag == other.tag
    }
}

impl Eq for Tongue {}

impl std::fmt::Debug for Tongue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.tag)
    }
}

impl Tongue {
    /// English, about no game.
    pub const ENGLISH: Tongue = Tongue { tag: ENGLISH, games: &[] };

    /// The language for somebody who reads these, as in the header `Accept-Language`.
    pub fn choose(accepted: &str, games: &Catalogue) -> Tongue {
        let accepted = match accepted.len() {
            0..=LONGEST => accepted,
            _ => accepted
                .get(..LONGEST)
                .and_then(|start| start.rsplit_once(','))
                .map_or("", |(whole, _)| whole),
        };
        Tongue { tag: choose(accepted, games.languages()), games: games.entries() }
    }

    /// English.
    pub fn english(games: &Catalogue) -> Tongue {
        Tongue { tag: ENGLISH, games: games.entries() }
    }

    /// The language's tag.
    pub fn tag(self) -> &'static str {
        self.tag
    }

    /// What is said beside the games.
    pub fn house(self) -> Reader<'static> {
        house().read_in(self.tag)
    }

    /// The game with this id.
    pub fn game(self, slug: &str) -> Option<&'static dyn Entry> {
        self.games.iter().copied().find(|game| game.info().slug == slug)
    }

    /// What a game says.
    pub fn of(self, game: &dyn Entry) -> Reader<'static> {
        game.texts().read_in(self.tag)
    }

    /// What is said at a table of a game.
    pub fn at_table(self, game: &dyn Entry) -> Both<'static> {
        Both(self.of(game), self.house())
    }

    /// A problem, as it is told.
    pub fn said(self, problem: &Problem) -> wire::Problem {
        match problem.game.and_then(|slug| self.game(slug)) {
            Some(game) => problem.said(&self.at_table(game)),
            None => problem.said(&self.house()),
        }
    }
}

/// What the present request asked for.
struct Asked {
    app: App,
    /// What the header says.
    accepted: Option<HeaderValue>,
    /// The language, if the response depends on it.
    tongue: OnceCell<Tongue>,
}

impl Asked {
    fn tongue(&self) -> Tongue {
        let accepted = self.accepted.as_ref().and_then(|accepted| accepted.to_str().ok());
        *self.tongue.get_or_init(|| Tongue::choose(accepted.unwrap_or_default(), &self.app.games))
    }
}

tokio::task_local! {
    static ASKED: Asked;
}

/// The language of the present request; English where there is none. From now on the response depends on it.
pub fn asked() -> Tongue {
    ASKED.try_with(Asked::tongue).unwrap_or(Tongue::ENGLISH)
}

/// The language of the request that is answered.
impl<S: Send + Sync> FromRequestParts<S> for Tongue {
    type Rejection = Infallible;

    async fn from_request_parts(_: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(asked())
    }
}

/// Notes the language of a request while it is answered, and tells in which language the response is.
pub async fn listen(State(app): State<App>, request: Request, next: Next) -> Response {
    let accepted = request.headers().get(header::ACCEPT_LANGUAGE).cloned();
    let asked = Asked { app, accepted, tongue: OnceCell::new() };
    let answer = async {
        let response = next.run(request).await;
        (response, ASKED.with(|asked| asked.tongue.get().copied()))
    };
    let (mut response, used) = ASKED.scope(asked, answer).await;
    if let Some(tongue) = used {
        let headers = response.headers_mut();
        headers.append(header::VARY, HeaderValue::from_static("accept-language"));
        headers.entry(header::CONTENT_LANGUAGE).or_insert(HeaderValue::from_static(tongue.tag));
    }
    response
}
