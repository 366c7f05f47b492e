//! Starting and stopping a server.

use crate::account::REMOVED;
use crate::app::{App, now};
use crate::config::Config;
use crate::connections;
use crate::language::Tongue;
use crate::openapi;
use crate::people::DEVICE_SECONDS;
use crate::problem::Fault;
use registry::Entry;
use std::io;
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use store::{Boxed, Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tracing::Level;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// How long requests and sockets get to finish when the server stops.
const STOP_TIME: Duration = Duration::from_secs(10);

/// How often sessions that have run out are swept away.
const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);

/// Why a server did not start or did not stop well.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address can't be listened at.
    #[error("can't listen at {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// The data folder can't be made.
    #[error("can't make the folder {}: {error}", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The store can't be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The machine gives no random numbers.
    #[error("{}", Tongue::ENGLISH.said(&.0.problem).why)]
    Random(Fault),
    /// The process can't listen for the signals that stop it.
    #[error("can't listen to signals: {0}")]
    Signals(io::Error),
}

/// Runs a server until the process is told to stop (SIGINT or SIGTERM). Says on standard output where to point the
/// browser.
pub fn serve(config: Config, games: &'static [&'static dyn Entry]) -> Boxed<'static, Result<(), ServeError>> {
    Box::pin(run(config, games))
}

async fn run(config: Config, games: &'static [&'static dyn Entry]) -> Result<(), ServeError> {
    log_to_stderr(config.log_json);
    // Every socket takes a file, and many systems begin with few. What can't be had is not needed at once.
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => tracing::debug!(files, "files that may be open"),
        Err(error) => tracing::warn!(%error, "the number of open files stays as it is"),
    }
    let stop = stop_signal().map_err(ServeError::Signals)?;
    let running = start(config, games).await?;
    let mut stdout = io::stdout();
    // Perhaps nobody is there to read it; the server runs all the same.
    let _ = writeln!(stdout, "Longtable is at http://{}/", reachable(running.address));
    let _ = stdout.flush();
    stop.await;
    running.shutdown().await
}

/// A running server.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    app: App,
    server: JoinHandle<()>,
    chores: [JoinHandle<()>; 4],
}

/// Starts a server: it listens when this returns.
pub fn start(
    config: Config,
    games: &'static [&'static dyn Entry],
) -> Boxed<'static, Result<Running, ServeError>> {
    Box::pin(begin(config, games))
}

async fn begin(config: Config, games: &'static [&'static dyn Entry]) -> Result<Running, ServeError> {
    let listener = TcpListener::bind(config.listen).await;
    let listener = listener.map_err(|error| ServeError::Listen { address: config.listen, error })?;
    let address =
        listener.local_addr().map_err(|error| ServeError::Listen { address: config.listen, error })?;
    let store = open(&config).await?;
    let app = App::new(store, config, games).map_err(ServeError::Random)?;
    warn_of_names(&app.config, address);
    let server = tokio::spawn(connections::serve(listener, app.clone(), openapi::router(app.clone())));
    tokio::spawn(app.clone().keep_house());
    let chores = [
        tokio::spawn(chores(app.clone())),
        tokio::spawn(app.clone().pack_journals()),
        tokio::spawn(app.clone().save_positions()),
        tokio::spawn(app.clone().settle_tables()),
    ];
    tracing::info!(%address, "started");
    Ok(Running { address, app, server, chores })
}

impl Running {
    /// What the server's requests share.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Stops: no new connections are taken, requests and sockets finish within ten seconds, and the store is closed.
    pub fn shutdown(self) -> Boxed<'static, Result<(), ServeError>> {
        Box::pin(self.stop())
    }

    async fn stop(self) -> Result<(), ServeError> {
        let Running { app, server, chores, .. } = self;
        tracing::info!("stopping");
        app.stop();
        chores.iter().for_each(JoinHandle::abort);
        let abort = server.abort_handle();
        let ended = tokio::time::timeout(STOP_TIME, async {
            if let Err(error) = server.await {
                tracing::error!(%error, "the listener failed");
            }
            while app.limits.open_sockets() > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
        if ended.await.is_err() {
            tracing::warn!(sockets = app.limits.open_sockets(), "some requests did not end in time");
            abort.abort();
        }
        app.save_all_positions().await;
        app.store.close().await;
        tracing::info!("stopped");
        Ok(())
    }
}

/// Tells the operator by which names the server is found, where that may not be what was meant.
fn warn_of_names(config: &Config, address: SocketAddr) {
    if !config.public_urls.is_empty() {
        return;
    }
    if config.behind_proxy {
        tracing::warn!("any name is taken for this server's own: say which it is with --public-url");
    } else if !address.ip().is_loopback() {
        tracing::warn!("browsers find this server by its number only: say its name with --public-url");
    }
}

async fn open(config: &Config) -> Result<Store, ServeError> {
    if let Some(url) = &config.database {
        return Ok(Store::postgres(url).await?);
    }
    let folder = config.data.clone();
    std::fs::create_dir_all(&folder).map_err(|error| ServeError::Folder { folder, error })?;
    Ok(Store::sqlite(&config.sqlite_file()).await?)
}

/// What has to be done now and then.
async fn chores(app: App) {
    loop {
        if let Err(error) = app.store.sweep_sessions(now()).await {
            tracing::error!(%error, "old sessions could not be swept away");
        }
        if let Err(error) = app.store.sweep_devices(now() - DEVICE_SECONDS * 1000).await {
            tracing::error!(%error, "old browsers could not be swept away");
        }
        if let Err(error) = app.store.clear_tables(REMOVED).await {
            tracing::error!(%error, "what is left of removed tables could not be swept away");
        }
        tokio::time::sleep(SWEEP_EVERY).await;
    }
}

/// Resolves when the process is told to stop.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Resolves when the process is told to stop.
#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // Without the signal, the process can still be ended from outside.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}

/// An address that a browser on this machine can open: a server that listens everywhere is also found here.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

/// Sends the log to standard error; `RUST_LOG` says what goes into it.
fn log_to_stderr(json: bool) {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse().ok());
    let usual = || Targets::new().with_default(Level::INFO).with_target("sqlx", Level::WARN);
    let wanted: Targets = wanted.unwrap_or_else(usual);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let lines = if json { lines.json().boxed() } else { lines.boxed() };
    // Somebody may have set up a log already; then that one is used.
    let _ = tracing_subscriber::registry().with(lines.with_filter(wanted)).try_init();
}
