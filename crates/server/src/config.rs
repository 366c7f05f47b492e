//! What the operator decides.

use axum::http::Uri;
use axum::http::uri::{Authority, Scheme};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;
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
    /// Whether a reverse proxy stands before the server. Then the last entry of `X-Forwarded-For` is the caller's
    /// address, `X-Forwarded-Proto` tells https from http, and `X-Forwarded-Host`, if it is there, is the name that
    /// the browser used.
    pub behind_proxy: bool,
    /// The addresses that people open in their browsers, such as `https://table.example`. A page of any other name is refused; see
    /// [`crate::security`].
    pub public_urls: Vec<PublicUrl>,
    /// How many connections may be open at the same time; none for as many as the process may open files, with some
    /// left over.
    pub connections: Option<usize>,
    /// How many connections may be open from one address.
    pub connections_per_address: usize,
    /// How much anybody may keep here.
    pub quotas: Quotas,
    /// Whether the log is JSON, one object a line, instead of text.
    pub log_json: bool,
    /// Whether web-hooks may call addresses of this machine and of private networks.
    pub allow_local_hooks: bool,
    /// How many threads think for computer players; 0 means one less than the machine has cores, and at least one.
    pub computer_threads: usize,
    /// The least time a computer player takes, so that people can follow.
    pub computer_pause: Duration,
}

/// How much anybody may keep here. Callers on this machine may keep as much as they like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// How many open or running tables one person may host.
    pub tables: u32,
    /// At how many of these computers may play.
    pub computer_tables: u32,
    /// How many journals one person may have brought in.
    pub journals: u32,
    /// How many reports of one person are kept.
    pub reports: u32,
    /// How many decks one person may keep, of all games together.
    pub decks: u32,
    /// How many data packs one person may keep, of all games together.
    pub packs: u32,
    /// How many lines each chat of a table keeps, the players' and the spectators'. Older ones are forgotten.
    pub chat_lines: u32,
}

impl Default for Quotas {
    fn default() -> Self {
        Quotas {
            tables: 50,
            computer_tables: 10,
            journals: 100,
            reports: 50,
            decks: 200,
            packs: 20,
            chat_lines: 2_000,
        }
    }
}

/// An address that people open in their browsers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(Scheme, Authority);

impl PublicUrl {
    /// Name and port, as the browser sends them.
    pub fn authority(&self) -> &str {
        self.1.as_str()
    }

    /// The name alone.
    pub fn host(&self) -> &str {
        self.1.host()
    }

    /// The whole address, without a path.
    pub fn origin(&self) -> String {
        format!("{}://{}", self.0, self.1)
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let wrong = || format!("{text:?} is not an address such as https://table.example");
        let parts = text.trim_end_matches('/').parse::<Uri>().map_err(|_| wrong())?.into_parts();
        let scheme = parts.scheme.filter(|scheme| matches!(scheme.as_str(), "http" | "https"));
        let bare = parts.path_and_query.is_none_or(|path| path == "/");
        let (scheme, authority) = scheme.zip(parts.authority.filter(|_| bare)).ok_or_else(wrong)?;
        Ok(PublicUrl(scheme, authority))
    }
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 7171)),
            data: PathBuf::from("longtable-data"),
            database: None,
            behind_proxy: false,
            public_urls: Vec::new(),
            connections: None,
            connections_per_address: 256,
            quotas: Quotas::default(),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_addresses() {
        let url: PublicUrl = "https://Table.example:8443/".parse().unwrap();
        assert_eq!((url.authority(), url.host()), ("Table.example:8443", "Table.example"));
        for bad in ["table.example", "ftp://table.example", "https://table.example/games", "https://", ""] {
            assert!(bad.parse::<PublicUrl>().is_err(), "{bad}");
        }
    }
}
