//! Who makes a request: sessions, API tokens, and browsers that somebody has logged in with.

use crate::app::{App, Ended, now};
use crate::limits::{Act, Caller};
use crate::people::is_guest;
use crate::problem::Fault;
use crate::secrets;
use crate::security::came_by_https;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use axum::response::AppendHeaders;
use std::collections::HashSet;
use std::convert::Infallible;
use std::sync::{Mutex, PoisonError};
use store::{Person, StoreError};

/// The name of the session cookie.
pub const COOKIE: &str = "longtable";

/// The name of the cookie that tells a browser with which somebody has logged in.
pub const DEVICE_COOKIE: &str = "longtable-browser";

/// A day.
pub const DAY_SECONDS: i64 = 24 * 60 * 60;

/// How long a session lasts, in seconds: 90 days.
const SESSION_SECONDS: i64 = 90 * DAY_SECONDS;

/// How long a browser is remembered after somebody logged in with it, in seconds: a year.
pub const DEVICE_SECONDS: i64 = 365 * DAY_SECONDS;

/// Whoever makes the request; it is a problem if that is nobody.
pub struct Somebody(pub Person);

impl FromRequestParts<App> for Somebody {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        whoever(app, parts).await?.map(Somebody).ok_or_else(Fault::no_person)
    }
}

/// Whoever makes the request, if anybody.
pub struct Anybody(pub Option<Person>);

impl FromRequestParts<App> for Anybody {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        Ok(Anybody(whoever(app, parts).await?))
    }
}

async fn whoever(app: &App, parts: &Parts) -> Result<Option<Person>, Fault> {
    Ok(visitor(app, parts).await?.map(|(person, _)| person))
}

/// Whoever makes the request, with the pass they came in with. People without a name are counted by their address, so
/// that nobody can read everything all the time; people with one are counted by it.
async fn visitor(app: &App, parts: &Parts) -> Result<Option<(Person, Pass)>, Fault> {
    let caller = Caller::of(parts, app);
    let found = match Pass::of(&parts.headers) {
        Some(pass) => pass.person(app).await?.map(|person| (person, pass)),
        None => None,
    };
    match &found {
        Some((person, _)) => {
            if parts.method == Method::GET {
                app.limits.take(caller, Act::Read, &person.id)?;
            }
            app.note_presence(person);
        }
        None => app.limits.take_from(caller, Act::Look)?,
    }
    Ok(found)
}

/// Who has been here today, so that it is written down only once a day.
#[derive(Default)]
pub struct Presence {
    today: Mutex<(i64, HashSet<String>)>,
}

impl Presence {
    /// Whether this is the first time today.
    pub fn is_new(&self, person: &str, day: i64) -> bool {
        let mut today = self.today.lock().unwrap_or_else(PoisonError::into_inner);
        if today.0 != day {
            *today = (day, HashSet::new());
        }
        !today.1.contains(person) && today.1.insert(person.to_owned())
    }
}

impl App {
    /// Notes that somebody is here; the request does not wait for it.
    fn note_presence(&self, person: &Person) {
        let at = now();
        if self.presence.is_new(&person.id, at / (DAY_SECONDS * 1000)) {
            let (store, id) = (self.store.clone(), person.id.clone());
            tokio::spawn(async move {
                if let Err(error) = store.note_seen(&id, at).await {
                    tracing::warn!(%error, "it is not noted who was here");
                }
            });
        }
    }
}

/// What a request or a socket came in with, by its hash. An API token goes before the session: a request with an
/// unknown token is nobody's, whatever its cookie says, for it was let in without a look at where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pass {
    /// A session.
    Session(String),
    /// An API token.
    Token(String),
}

impl Pass {
    fn of(headers: &HeaderMap) -> Option<Pass> {
        match bearer(headers) {
            Some(token) => Some(Pass::Token(secrets::hash(token))),
            None => cookie(headers, COOKIE).map(|session| Pass::Session(secrets::hash(session))),
        }
    }

    /// The person whose pass it is, while it is good.
    pub async fn person(&self, app: &App) -> Result<Option<Person>, StoreError> {
        match self {
            Pass::Session(hash) => app.store.session(hash, now()).await,
            Pass::Token(hash) => app.store.token(hash).await,
        }
    }

    /// Whether the news of ended sessions concerns this person's pass.
    pub fn is_ended(&self, ended: &Ended, person: &str) -> bool {
        match (self, ended) {
            (Pass::Session(hash), Ended::Session(other)) => hash == other,
            (Pass::Session(_), Ended::Sessions(other)) => person == other,
            (_, Ended::Person(other)) => person == other,
            (Pass::Token(_), _) => false,
        }
    }
}

impl FromRequestParts<App> for Visit {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        Ok(Visit(visitor(app, parts).await?))
    }
}

/// Whoever comes to stay, with the pass they came in with, if anybody.
pub struct Visit(pub Option<(Person, Pass)>);

/// The API token of a request, if it brings one.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies =
        lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// The session a request comes with, whether somebody has logged in with the browser before, and what a new cookie needs to know.
pub struct Browser {
    session: Option<String>,
    /// What the browser is known by.
    pub device: Option<String>,
    https: bool,
}

impl FromRequestParts<App> for Browser {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let session = cookie(&parts.headers, COOKIE).map(secrets::hash);
        let device = cookie(&parts.headers, DEVICE_COOKIE).map(str::to_owned);
        Ok(Browser { session, device, https: came_by_https(&parts.headers, &app.config) })
    }
}

type SetCookies = AppendHeaders<Vec<(header::HeaderName, String)>>;

impl Browser {
    /// A new session for a person, in place of the one before.
    pub async fn enter(&self, app: &App, person: &Person) -> Result<SetCookies, Fault> {
        let secret = secrets::secret()?;
        app.store.add_session(&secrets::hash(&secret), &person.id, now() + SESSION_SECONDS * 1000).await?;
        self.forget(app).await?;
        let mut cookies = vec![self.set_cookie(COOKIE, &secret, SESSION_SECONDS)];
        if !is_guest(person) {
            // Only what we have given out ourselves is remembered.
            let device = match &self.device {
                Some(device) if self.is_known(app, person).await? => device.clone(),
                _ => secrets::secret()?,
            };
            app.store.remember_device(&person.id, &secrets::hash(&device), now()).await?;
            cookies.push(self.set_cookie(DEVICE_COOKIE, &device, DEVICE_SECONDS));
        }
        Ok(AppendHeaders(cookies))
    }

    /// Whether this person has logged in with this browser before.
    pub async fn is_known(&self, app: &App, person: &Person) -> Result<bool, Fault> {
        match &self.device {
            Some(device) => Ok(app.store.knows_device(&person.id, &secrets::hash(device)).await?),
            None => Ok(false),
        }
    }

    /// Ends the session.
    pub async fn forget(&self, app: &App) -> Result<(), Fault> {
        if let Some(session) = &self.session {
            app.store.drop_session(session).await?;
            app.end(Ended::Session(session.clone()));
        }
        Ok(())
    }

    /// Makes the browser nobody's.
    pub fn leave(&self) -> SetCookies {
        AppendHeaders(vec![self.set_cookie(COOKIE, "", 0)])
    }

    fn set_cookie(&self, name: &str, value: &str, seconds: i64) -> (header::HeaderName, String) {
        let secure = if self.https { "; Secure" } else { "" };
        let cookie = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        (header::SET_COOKIE, cookie)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_and_tokens_are_found() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, "a=b; longtablex=no".parse().unwrap());
        assert_eq!(cookie(&headers, COOKIE), None);
        headers.append(header::COOKIE, "c=d;longtable=yes".parse().unwrap());
        assert_eq!(cookie(&headers, COOKIE), Some("yes"));
        headers.append(header::COOKIE, "longtable-browser=mine".parse().unwrap());
        assert_eq!(cookie(&headers, COOKIE), Some("yes"));
        assert_eq!(cookie(&headers, DEVICE_COOKIE), Some("mine"));
        headers.insert(header::AUTHORIZATION, "Basic abc".parse().unwrap());
        assert_eq!(bearer(&headers), None);
        headers.insert(header::AUTHORIZATION, "bearer abc".parse().unwrap());
        assert_eq!(bearer(&headers), Some("abc"));
    }
}
