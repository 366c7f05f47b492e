//! How much anybody may do, so that nobody can crowd the others out.
//!
//! All numbers are in [`Act::allowance`] and the constants below it. Callers on this machine are exempt, unless
//! the server stands behind a proxy, where every caller seems to be here.

use crate::app::App;
use crate::problem::Fault;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};
use std::time::{Duration, Instant};

/// Something that can be done too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// A try to log in or to register, counted by address.
    LogInFrom,
    /// A try to log in, counted by the name, so that one name can't be guessed at from many addresses.
    LogInAs,
    /// A new guest, counted by address.
    Guest,
    /// An answer, a step back, or a word about one, counted by person.
    Answer,
    /// A line of chat, counted by person.
    Chat,
    /// A journal or a problem sent in, counted by person.
    Upload,
    /// A new table, counted by person.
    NewTable,
    /// A deck checked or kept, counted by address: nobody need be known to have one checked.
    Deck,
}

/// How much of something is allowed: so many at once, and so many a minute in the long run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Allowance {
    /// How many at once.
    pub burst: f64,
    /// How many a minute in the long run.
    pub per_minute: f64,
}

impl Act {
    const ALL: [Act; 8] = [
        Act::LogInFrom,
        Act::LogInAs,
        Act::Guest,
        Act::Answer,
        Act::Chat,
        Act::Upload,
        Act::NewTable,
        Act::Deck,
    ];

    /// How much of it is allowed.
    pub fn allowance(self) -> Allowance {
        let (burst, per_minute) = match self {
            // A household that mistypes, not a guessing machine.
            Act::LogInFrom => (20.0, 10.0),
            Act::LogInAs => (10.0, 5.0),
            // A class behind one address can still sit down together.
            Act::Guest => (40.0, 10.0),
            // Far more than a hand can do, and enough for a quick bot.
            Act::Answer => (300.0, 3000.0),
            Act::Chat => (10.0, 30.0),
            Act::Upload => (10.0, 5.0),
            Act::NewTable => (20.0, 10.0),
            // The page asks after every change, and several may build behind one address.
            Act::Deck => (200.0, 400.0),
        };
        Allowance { burst, per_minute }
    }

    fn refusal(self) -> &'static str {
        match self {
            Act::LogInFrom | Act::LogInAs => "too many tries; wait a minute",
            Act::Guest => "too many guests from your address; wait a minute",
            Act::Answer => "too many answers; wait a moment",
            Act::Chat => "too many lines; wait a moment",
            Act::Upload => "too much sent in; wait a minute",
            Act::NewTable => "too many new tables; wait a minute",
            Act::Deck => "too many decks; wait a moment",
        }
    }
}

/// How many sockets one address may hold.
pub const SOCKETS_PER_ADDRESS: usize = 64;

/// How many open or running tables one person may host.
pub const TABLES_PER_PERSON: u64 = 50;

/// How many API tokens one person may have.
pub const TOKENS_PER_PERSON: usize = 20;

/// How many decks one person may keep, of all games together.
pub const DECKS_PER_PERSON: u32 = 200;

/// How many callers are remembered for each act.
const REMEMBERED: usize = 50_000;

/// How often those who have done nothing lately are forgotten.
const SWEEP_EVERY: Duration = Duration::from_secs(60);

/// Said once: without knowing of its proxy, the server takes all callers for one.
static UNEXPECTED_PROXY: Once = Once::new();

/// Where a request comes from, as far as limits go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// This machine: exempt from all limits.
    Here,
    /// An address; of IPv6 only the network, since a household has all of it.
    Address(IpAddr),
}

impl Caller {
    /// Finds out where a request comes from.
    pub fn find(peer: Option<SocketAddr>, headers: &HeaderMap, behind_proxy: bool) -> Caller {
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.ip().to_canonical());
        if !behind_proxy {
            // What a proxy on this machine passes on does not come from this machine.
            let forwarded = headers.contains_key("x-forwarded-for");
            if forwarded {
                UNEXPECTED_PROXY.call_once(|| {
                    tracing::warn!("requests come through a proxy, but the server was not told of one");
                });
            }
            let here = peer.is_loopback() && !forwarded;
            return if here { Caller::Here } else { Caller::Address(network(peer)) };
        }
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
        let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Caller::Address(network(last.unwrap_or(peer)))
    }

    /// Whether no limit holds.
    pub fn is_exempt(self) -> bool {
        self == Caller::Here
    }
}

/// The part of an address that belongs to one household.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 64))),
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
        Ok(Caller::find(peer, &parts.headers, app.config.behind_proxy))
    }
}

/// Who has done how much lately.
pub struct Limits {
    acts: [Mutex<Buckets>; Act::ALL.len()],
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
    all_sockets: Arc<AtomicUsize>,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            acts: Act::ALL.map(|act| Mutex::new(Buckets::new(act.allowance()))),
            sockets: Arc::default(),
            all_sockets: Arc::default(),
        }
    }
}

impl Limits {
    /// Counts an act by the caller's address.
    pub fn take_from(&self, caller: Caller, act: Act) -> Result<(), Fault> {
        match caller {
            Caller::Here => Ok(()),
            Caller::Address(address) => self.take(caller, act, &address.to_string()),
        }
    }

    /// Counts an act by a key: a person's id, or a name.
    pub fn take(&self, caller: Caller, act: Act, key: &str) -> Result<(), Fault> {
        if caller.is_exempt() || locked(&self.acts[act as usize]).take(key, Instant::now()) {
            return Ok(());
        }
        tracing::info!(?act, ?caller, "over the limit");
        Err(Fault::limit(act.refusal()))
    }

    /// Counts a socket for as long as the guard lives.
    pub fn socket(&self, caller: Caller) -> Result<SocketGuard, Fault> {
        let address = match caller {
            Caller::Here => None,
            Caller::Address(address) => {
                let mut sockets = locked(&self.sockets);
                let held = sockets.entry(address).or_insert(0);
                if *held >= SOCKETS_PER_ADDRESS {
                    return Err(Fault::limit("too many open sockets from your address"));
                }
                *held += 1;
                Some(address)
            }
        };
        self.all_sockets.fetch_add(1, Ordering::Relaxed);
        let (sockets, all_sockets) = (self.sockets.clone(), self.all_sockets.clone());
        Ok(SocketGuard { address, sockets, all_sockets })
    }

    /// How many sockets are open.
    pub fn open_sockets(&self) -> usize {
        self.all_sockets.load(Ordering::Relaxed)
    }
}

/// An open socket. It no longer counts when this is dropped.
pub struct SocketGuard {
    address: Option<IpAddr>,
    sockets: Arc<Mutex<HashMap<IpAddr, usize>>>,
    all_sockets: Arc<AtomicUsize>,
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        self.all_sockets.fetch_sub(1, Ordering::Relaxed);
        let Some(address) = self.address else { return };
        let mut sockets = locked(&self.sockets);
        let Some(held) = sockets.get_mut(&address) else { return };
        *held -= 1;
        if *held == 0 {
            sockets.remove(&address);
        }
    }
}

/// Nothing here can be left half done, so a panic elsewhere does not spoil it.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One bucket for each key: every act takes a token out, and time puts tokens in.
struct Buckets {
    allowance: Allowance,
    buckets: HashMap<Box<str>, Bucket>,
    swept: Instant,
}

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Buckets {
    fn new(allowance: Allowance) -> Buckets {
        Buckets { allowance, buckets: HashMap::new(), swept: Instant::now() }
    }

    fn take(&mut self, key: &str, now: Instant) -> bool {
        if now.saturating_duration_since(self.swept) >= SWEEP_EVERY || self.buckets.len() >= REMEMBERED {
            self.sweep(now);
        }
        if !self.buckets.contains_key(key) {
            self.buckets.insert(key.into(), Bucket { tokens: self.allowance.burst, at: now });
        }
        let Some(bucket) = self.buckets.get_mut(key) else { return false };
        bucket.tokens = bucket.tokens_at(now, self.allowance);
        bucket.at = now;
        let enough = bucket.tokens >= 1.0;
        if enough {
            bucket.tokens -= 1.0;
        }
        enough
    }

    /// Forgets full buckets, which say nothing. If too many are left, the fuller half goes as well.
    fn sweep(&mut self, now: Instant) {
        let allowance = self.allowance;
        self.swept = now;
        self.buckets.retain(|_, bucket| bucket.tokens_at(now, allowance) < allowance.burst);
        if self.buckets.len() < REMEMBERED {
            return;
        }
        let mut tokens: Vec<f64> = self.buckets.values().map(|b| b.tokens_at(now, allowance)).collect();
        let middle = tokens.len() / 2;
        let (_, median, _) = tokens.select_nth_unstable_by(middle, f64::total_cmp);
        let median = *median;
        self.buckets.retain(|_, bucket| bucket.tokens_at(now, allowance) < median);
    }
}

impl Bucket {
    fn tokens_at(&self, now: Instant, allowance: Allowance) -> f64 {
        let minutes = now.saturating_duration_since(self.at).as_secs_f64() / 60.0;
        (self.tokens + minutes * allowance.per_minute).min(allowance.burst)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(behind_proxy: bool, peer: &str, forwarded: &[&str]) -> Caller {
        let headers =
            forwarded.iter().map(|value| ("x-forwarded-for".parse().unwrap(), value.parse().unwrap()));
        Caller::find(Some(peer.parse().unwrap()), &headers.collect(), behind_proxy)
    }

    fn address(text: &str) -> Caller {
        Caller::Address(text.parse().unwrap())
    }

    #[test]
    fn callers() {
        assert_eq!(caller(false, "127.0.0.1:1", &[]), Caller::Here);
        assert_eq!(caller(false, "[::1]:1", &[]), Caller::Here);
        assert_eq!(caller(false, "[::ffff:127.0.0.1]:1", &[]), Caller::Here);
        assert_eq!(caller(false, "192.0.2.1:1", &["127.0.0.1"]), address("192.0.2.1"));
        assert_eq!(caller(false, "127.0.0.1:1", &["192.0.2.1"]), address("127.0.0.1"));
        assert_eq!(caller(true, "127.0.0.1:1", &[]), address("127.0.0.1"));
        assert_eq!(caller(true, "127.0.0.1:1", &["nonsense"]), address("127.0.0.1"));
        assert_eq!(caller(true, "127.0.0.1:1", &["10.0.0.1, 192.0.2.1"]), address("192.0.2.1"));
        assert_eq!(caller(true, "127.0.0.1:1", &["10.0.0.1", "192.0.2.2"]), address("192.0.2.2"));
        assert_eq!(caller(true, "127.0.0.1:1", &["127.0.0.1"]), address("127.0.0.1"));
        assert_eq!(caller(true, "127.0.0.1:1", &["2001:db8:1:2:3:4:5:6"]), address("2001:db8:1:2::"));
    }

    #[test]
    fn buckets_empty_and_fill() {
        let mut buckets = Buckets::new(Allowance { burst: 3.0, per_minute: 6.0 });
        let start = Instant::now();
        let mut taken = |key: &str, seconds| buckets.take(key, start + Duration::from_secs(seconds));
        assert_eq!([0, 0, 0, 0].map(|at| taken("a", at)), [true, true, true, false]);
        assert!(taken("b", 0));
        assert_eq!([9, 11, 12].map(|at| taken("a", at)), [false, true, false]);
        assert_eq!([600; 4].map(|at| taken("a", at)), [true, true, true, false]);
    }

    #[test]
    fn memory_is_bounded_and_swept() {
        let mut buckets = Buckets::new(Allowance { burst: 3.0, per_minute: 6.0 });
        let start = Instant::now();
        for _ in 0..3 {
            assert!(buckets.take("greedy", start));
        }
        for n in 0..REMEMBERED * 2 {
            assert!(buckets.take(&n.to_string(), start));
            assert!(buckets.buckets.len() <= REMEMBERED);
        }
        assert!(!buckets.take("greedy", start), "who did the most is remembered");
        assert!(buckets.take("late", start + Duration::from_secs(120)));
        assert_eq!(buckets.buckets.len(), 1);
    }
}
