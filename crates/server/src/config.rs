//! What the operator decides.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// What the operator decides.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the server listens. Port 0 takes any free one.
    pub listen: SocketAddr,
    /// The folder of the SQLite file; made if there is none.
    pub data: PathBuf,
    /// The address of a PostgreSQL database, which is then used in place of SQLite.
    pub database: Option<String>,
    /// Whether a reverse proxy stands before the server. Then the last entry of `X-Forwarded-For` is the
    /// caller's address, `X-Forwarded-Proto` tells https from http, and `X-Forwarded-Host`, if it is there,
    /// is the name that the browser used.
    pub behind_proxy: bool,
    /// Whether the log is JSON, one object a line, instead of text.
    pub log_json: bool,
    /// Whether web-hooks may call addresses of this machine and of private networks.
    pub allow_local_hooks: bool,
    /// How many threads think for computer players; 0 takes one less than the machine has, at least one.
    pub computer_threads: usize,
    /// How long a computer player takes at least, so that people can follow.
    pub computer_pause: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 7171)),
            data: PathBuf::from("longtable-data"),
            database: None,
            behind_proxy: false,
            log_json: false,
            allow_local_hooks: false,
            computer_threads: 0,
            computer_pause: Duration::from_millis(400),
        }
    }
}

impl Config {
    /// How many threads think for computer players.
    pub fn thinkers(&self) -> usize {
        match self.computer_threads {
            0 => std::thread::available_parallelism().map_or(1, |n| n.get().saturating_sub(1).max(1)),
            n => n,
        }
    }

    /// The SQLite file.
    pub fn sqlite_file(&self) -> PathBuf {
        self.data.join("longtable.sqlite")
    }
}
