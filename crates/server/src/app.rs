//! What all requests share.

use crate::config::Config;
use crate::games::Catalogue;
use crate::health::Probed;
use crate::hooks;
use crate::hub::Hub;
use crate::language::Tongue;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::people::Presence;
use crate::problem::Fault;
use crate::secrets::Passwords;
use crate::story::Stories;
use crate::thinkers::Thinkers;
use registry::Entry;
use session::Problem;
use std::ops::Deref;
use std::sync::{Arc, Weak};
use std::time::{SystemTime, UNIX_EPOCH};
use store::Store;
use tokio::sync::{Mutex, Semaphore, broadcast, watch};

/// What all requests share, behind a cheap handle.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// A handle that does not keep the app alive, for what the app itself holds.
#[derive(Clone)]
pub struct WeakApp(Weak<Inner>);

impl WeakApp {
    /// The app, while it still exists.
    pub fn upgrade(&self) -> Option<App> {
        self.0.upgrade().map(App)
    }
}

/// What is behind an [`App`].
pub struct Inner {
    /// Where everything is kept.
    pub store: Store,
    /// What the operator decided.
    pub config: Config,
    /// Who has done how much lately.
    pub limits: Limits,
    /// The public tables, as they were a moment ago.
    pub lobby: Lobby,
    /// Who has been here today.
    pub presence: Presence,
    /// What is counted.
    pub metrics: Metrics,
    /// The games, and what is sent about them.
    pub games: Catalogue,
    /// The work with passwords.
    pub passwords: Passwords,
    /// Held while somebody's record is read, changed and written back, so that no change undoes another.
    pub person_changes: Mutex<()>,
    /// The tables in memory.
    pub hub: Hub,
    /// Which computer players may think now.
    pub computers: Thinkers,
    /// The courses of games that were asked for last.
    pub stories: Stories,
    /// When a small write last tried out the store, and how that went.
    pub(crate) probed: Mutex<Option<Probed>>,
    /// Permits to call web-hooks: only so many are called at the same time.
    pub hook_permits: Arc<Semaphore>,
    /// True from the moment the server shuts down.
    stopping: watch::Sender<bool>,
    /// Tells the sockets which sessions are over.
    ended: broadcast::Sender<Ended>,
}

/// The sessions or tokens that are no longer good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// The session with this hash.
    Session(String),
    /// All sessions of this person.
    Sessions(String),
    /// All sessions and tokens of this person, who has left for good.
    Person(String),
}

/// How many ended sessions a socket may lag behind. One that lags further looks its session up.
const ENDED_KEPT: usize = 64;

impl App {
    /// Puts the parts together.
    pub fn new(store: Store, config: Config, games: &'static [&'static dyn Entry]) -> Result<App, Fault> {
        let computers = Thinkers::new(config.thinkers());
        Ok(App(Arc::new(Inner {
            store,
            limits: Limits::new(&config),
            lobby: Lobby::default(),
            presence: Presence::default(),
            config,
            metrics: Metrics::default(),
            games: Catalogue::new(games),
            passwords: Passwords::new()?,
            person_changes: Mutex::new(()),
            hub: Hub::default(),
            computers,
            stories: Stories::default(),
            probed: Mutex::default(),
            hook_permits: Arc::new(Semaphore::new(hooks::AT_ONCE)),
            stopping: watch::Sender::new(false),
            ended: broadcast::Sender::new(ENDED_KEPT),
        })))
    }

    /// A handle that does not keep the app alive.
    pub fn downgrade(&self) -> WeakApp {
        WeakApp(Arc::downgrade(&self.0))
    }

    /// The game with this id.
    pub fn game(&self, slug: &str) -> Option<&'static dyn Entry> {
        self.games.find(slug)
    }

    /// Why something was not done, for the operator's log.
    pub fn in_english(&self, problem: &Problem) -> String {
        Tongue::english(&self.games).said(problem).why
    }

    /// Tells when the server shuts down: sockets then say so and close.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Waits until the server shuts down. Returns at once if it is shutting down already.
    pub async fn stopped(&self) {
        let mut stopping = self.stopping();
        // The sender lives as long as the app.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    }

    /// Tells which sessions end from now on.
    pub fn ended(&self) -> broadcast::Receiver<Ended> {
        self.ended.subscribe()
    }

    /// Tells all who listen at [`App::ended`].
    pub fn end(&self, ended: Ended) {
        // It may be that nobody listens.
        let _ = self.ended.send(ended);
    }

    /// Tells all who listen at [`App::stopping`].
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// The time, in milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
