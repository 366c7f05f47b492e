//! How much anybody may do, so that nobody can crowd the others out.
//!
//! All rates are in [`Act::allowance`]; how much anybody may keep is in [`crate::config::Quotas`]. Callers on this machine are exempt,
//! unless the server stands behind a proxy, where every caller seems to be here.
//!
//! The buckets are our own, 60 lines, because keys come from outside (addresses, names) and memory must have a bound:
//! when too many are remembered, those who did least are forgotten first. The usual crate (`governor`) can only
//! forget those who have done nothing lately.

use crate::app::App;
use crate::config::Config;
use crate::problem::Fault;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::Text;
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};
use std::time::{Duration, Instant};

/// Something that can be done too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// An attempt to log in or to register, counted by address.
    LogInFrom,
    /// An attempt to log in, counted by address and name together.
    LogInHere,
    /// An attempt to log in, counted by name, so that a name's password can't be guessed from many addresses.
    LogInAs,
    /// One of the first attempts at a name from an address. These are allowed even while the name's password is being
    /// guessed from elsewhere, so that nobody can lock anybody else out.
    LogInFirst,
    /// An attempt to log in from a browser that the person has logged in with before, counted by browser; or a
    /// password given by somebody who is logged in, counted by person.
    Password,
    /// A new guest, counted by address.
    Guest,
    /// A request from somebody without a name, counted by address.
    Look,
    /// Something read, counted by person.
    Read,
    /// An answer, a step back, or agreeing to one, counted by person.
    Answer,
    /// A line of chat, counted by person.
    Chat,
    /// A journal or a problem sent in, counted by person.
    Upload,
    /// A journal or a problem sent in, counted by address.
    UploadFrom,
    /// A new table, counted by person.
    NewTable,
    /// A new table, counted by address.
    NewTableFrom,
    /// A deck checked or kept, counted by address: one may have a deck checked without a name.
    Deck,
    /// A new deck kept, counted by address.
    NewDeckFrom,
    /// A data pack read, checked or kept, counted by address: one may have a pack checked without a name.
    Pack,
    /// A new data pack kept, counted by address.
    NewPackFrom,
    /// An export of everything of one's own, counted by person.
    Export,
}

/// How much of something is allowed: at once, and per minute in the long run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Allowance {
    /// How many at once.
    pub burst: f64,
    /// How many a minute in the long run.
    pub per_minute: f64,
}

impl Act {
    const ALL: [Act; 19] = [
        Act::LogInFrom,
        Act::LogInHere,
        Act::LogInAs,
        Act::LogInFirst,
        Act::Password,
        Act::Guest,
        Act::Look,
        Act::Read,
        Act::Answer,
        Act::Chat,
        Act::Upload,
        Act::UploadFrom,
        Act::NewTable,
        Act::NewTableFrom,
        Act::Deck,
        Act::NewDeckFrom,
        Act::Pack,
        Act::NewPackFrom,
        Act::Export,
    ];

    /// How much of this is allowed.
    pub fn allowance(self) -> Allowance {
        let (burst, per_minute) = match self {
            // A household that mistypes, not a guessing machine.
            Act::LogInFrom => (20.0, 10.0),
            Act::LogInHere => (10.0, 5.0),
            Act::LogInAs => (50.0, 10.0),
            Act::LogInFirst => (3.0, 0.1),
            Act::Password => (10.0, 5.0),
            // A class behind one address can still sit down together.
            Act::Guest => (40.0, 10.0),
            // The same class looks at the lobby, which each page reads twelve times a minute.
            Act::Look => (600.0, 1200.0),
            Act::Read => (600.0, 6000.0),
            // Far more than a hand can do, and enough for a quick bot.
            Act::Answer => (300.0, 3000.0),
            Act::Chat => (10.0, 30.0),
            Act::Upload => (10.0, 5.0),
            // What is kept for good: hundreds or thousands a day from one address, whoever they say they are.
            Act::UploadFrom => (60.0, 0.5),
            Act::NewTable => (20.0, 10.0),
            Act::NewTableFrom => (200.0, 5.0),
            // The page asks after every change, and several may build behind one address.
            Act::Deck => (200.0, 400.0),
            Act::NewDeckFrom => (200.0, 2.0),
            // As with decks; but a pack may be long.
            Act::Pack => (200.0, 200.0),
            Act::NewPackFrom => (60.0, 0.5),
            Act::Export => (5.0, 0.5),
        };
        Allowance { burst, per_minute }
    }

    fn refusal(self) -> Text {
        match self {
            Act::LogInFrom | Act::LogInHere | Act::LogInAs | Act::LogInFirst | Act::Password => {
                Text::new("limit-tries")
            }
            Act::Guest => Text::new("limit-guests"),
            Act::Look => Text::new("limit-looks"),
            Act::Read => Text::new("limit-reads"),
            Act::Answer => Text::new("limit-answers"),
            Act::Chat => Text::new("limit-chat"),
            Act::Upload => Text::new("limit-uploads"),
            Act::UploadFrom => Text::new("limit-uploads-from"),
            Act::NewTable => Text::new("limit-tables"),
            Act::NewTableFrom => Text::new("limit-tables-from"),
            Act::Deck => Text::new("limit-decks"),
            Act::NewDeckFrom => Text::new("limit-decks-from"),
            Act::Pack => Text::new("limit-packs"),
            Act::NewPackFrom => Text::new("limit-packs-from"),
            Act::Export => Text::new("limit-export"),
        }
    }
}

/// How many sockets one address may hold.
pub const SOCKETS_PER_ADDRESS: usize = 64;

/// How many requests of one address are worked on at the same time.
pub const REQUESTS_PER_ADDRESS: usize = 64;

/// How many API tokens one person may have.
pub const TOKENS_PER_PERSON: usize = 20;

/// How many files are set aside for the database, the log and web-hooks.
const OTHER_FILES: usize = 128;

/// How many callers are remembered for each act.
const REMEMBERED: usize = 50_000;

/// How often those who have done nothing lately are forgotten.
const SWEEP_EVERY: Duration = Duration::from_secs(60);

/// Makes the warning come only once: a server that does not know of its proxy takes all callers for one.
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

    /// Whether no limit applies.
    pub fn is_exempt(self) -> bool {
        self == Caller::Here
    }

    fn address(self) -> Option<IpAddr> {
        match self {
            Caller::Here => None,
            Caller::Address(address) => Some(address),
        }
    }

    /// Where a request comes from.
    pub fn of(parts: &Parts, app: &App) -> Caller {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
        Caller::find(peer, &parts.headers, app.config.behind_proxy)
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
        Ok(Caller::of(parts, app))
    }
}

/// Who has done how much lately, and who holds what now.
pub struct Limits {
    acts: [Mutex<Buckets>; Act::ALL.len()],
    sockets: Arc<Held>,
    requests: Arc<Held>,
    connections: Arc<Held>,
}

impl Limits {
    /// The limits that the operator wants, within what the system allows.
    pub fn new(config: &Config) -> Limits {
        let files = rlimit::Resource::NOFILE.get_soft().ok().and_then(|files| usize::try_from(files).ok());
        let most = connections(config.connections, files);
        // However few there are, one address never gets them all.
        let per_address = config.connections_per_address.min(most.div_ceil(4));
        tracing::debug!(most, per_address, ?files, "connections that may be open");
        Limits {
            acts: Act::ALL.map(|act| Mutex::new(Buckets::new(act.allowance()))),
            sockets: Held::new(usize::MAX, SOCKETS_PER_ADDRESS),
            requests: Held::new(usize::MAX, REQUESTS_PER_ADDRESS),
            connections: Held::new(most, per_address),
        }
    }

    /// Counts an act by the caller's address.
    pub fn take_from(&self, caller: Caller, act: Act) -> Result<(), Fault> {
        match caller {
            Caller::Here => Ok(()),
            Caller::Address(address) => self.take(caller, act, &address.to_string()),
        }
    }

    /// Counts an act by a key: a person's id, or a name.
    pub fn take(&self, caller: Caller, act: Act, key: &str) -> Result<(), Fault> {
        if self.has(caller, act, key) {
            return Ok(());
        }
        tracing::info!(?act, ?caller, "over the limit");
        Err(Fault::limit(act.refusal()))
    }

    /// Counts an act by a key, and says whether it is within the limit.
    fn has(&self, caller: Caller, act: Act, key: &str) -> bool {
        caller.is_exempt() || locked(&self.acts[act as usize]).take(key, Instant::now())
    }

    /// Counts an attempt to log in by name, from a browser that is not known to be the person's.
    pub fn take_log_in(&self, caller: Caller, name: &str) -> Result<(), Fault> {
        let Caller::Address(address) = caller else { return Ok(()) };
        let here = format!("{address} {name}");
        self.take_from(caller, Act::LogInFrom)?;
        self.take(caller, Act::LogInHere, &here)?;
        // The first attempts at a name from an address are let through, whatever others do elsewhere.
        let first = self.has(caller, Act::LogInFirst, &here);
        let within = self.take(caller, Act::LogInAs, name);
        if first { Ok(()) } else { within }
    }

    /// Counts a socket for as long as the guard lives.
    pub fn socket(&self, caller: Caller) -> Result<Place, Fault> {
        let place = self.sockets.hold(caller.address());
        place.ok_or_else(|| Fault::limit(Text::new("limit-sockets")))
    }

    /// Counts a connection for as long as the guard lives. None if there are too many.
    pub fn connection(&self, peer: SocketAddr, behind_proxy: bool) -> Option<Place> {
        let peer = peer.ip().to_canonical();
        // All connections are the proxy's: it has to count them by address itself. Requests and sockets are counted
        // by the address that it tells us.
        let address = (!behind_proxy && !peer.is_loopback()).then(|| network(peer));
        self.connections.hold(address)
    }

    /// How many sockets are open, of all addresses.
    pub fn open_sockets(&self) -> usize {
        self.sockets.all()
    }

    /// How many connections are open, sockets included.
    pub fn open_connections(&self) -> usize {
        self.connections.all()
    }
}

/// How many connections may be open, given how many files may be.
fn connections(wanted: Option<usize>, files: Option<usize>) -> usize {
    let possible = files.map(|files| files.saturating_sub(OTHER_FILES.min(files / 2)).max(1));
    wanted.unwrap_or(usize::MAX).min(possible.unwrap_or(usize::MAX))
}

/// Refuses a request if too many from the same address are being worked on. Only slow ones add up.
pub async fn few_at_once(State(app): State<App>, caller: Caller, request: Request, next: Next) -> Response {
    match app.limits.requests.hold(caller.address()) {
        Some(_held) => next.run(request).await,
        None => Fault::limit(Text::new("limit-requests")).into_response(),
    }
}

/// How many of something are held, in all and by each address.
struct Held {
    most: usize,
    per_address: usize,
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    all: usize,
    addresses: HashMap<IpAddr, usize>,
}

/// One of the things that are counted, for as long as this lives.
pub struct Place {
    held: Arc<Held>,
    address: Option<IpAddr>,
}

impl Held {
    fn new(most: usize, per_address: usize) -> Arc<Held> {
        Arc::new(Held { most, per_address, counts: Mutex::default() })
    }

    /// One more, if that is allowed. Without an address it counts only towards the total.
    fn hold(self: &Arc<Held>, address: Option<IpAddr>) -> Option<Place> {
        let mut counts = locked(&self.counts);
        if counts.all >= self.most {
            return None;
        }
        if let Some(address) = address {
            let held = counts.addresses.get(&address).copied().unwrap_or(0);
            if held >= self.per_address {
                return None;
            }
            counts.addresses.insert(address, held + 1);
        }
        counts.all += 1;
        Some(Place { held: self.clone(), address })
    }

    fn all(&self) -> usize {
        locked(&self.counts).all
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = locked(&self.held.counts);
        counts.all -= 1;
        let Some(address) = self.address else { return };
        let Some(held) = counts.addresses.get_mut(&address) else { return };
        *held -= 1;
        if *held == 0 {
            counts.addresses.remove(&address);
        }
    }
}

/// Locks a mutex. Nothing here can be left half done, so a panic elsewhere does no harm.
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

    #[test]
    fn connections_leave_room_for_the_rest() {
        assert_eq!(connections(None, Some(2_000)), 1_872);
        assert_eq!(connections(Some(5_000), Some(2_000)), 1_872);
        assert_eq!(connections(Some(100), Some(2_000)), 100);
        assert_eq!(connections(None, Some(100)), 50);
        assert_eq!(connections(Some(7), None), 7);
    }

    #[test]
    fn one_address_does_not_take_all_connections() {
        let limits = Limits::new(&Config { connections: Some(40), ..Config::default() });
        let from = |address: &str| limits.connection(SocketAddr::new(address.parse().unwrap(), 1), false);
        let held: Vec<Place> = (0..50).filter_map(|_| from("192.0.2.1")).collect();
        assert_eq!(held.len(), 10);
        assert!(from("192.0.2.2").is_some());
        // A household's whole network counts as one address, and this machine counts only towards the total.
        let network: Vec<Place> = (0..50).filter_map(|n| from(&format!("2001:db8::{n:x}"))).collect();
        assert_eq!(network.len(), 10);
        let here: Vec<Place> = (0..50).filter_map(|_| from("127.0.0.1")).collect();
        assert_eq!((here.len(), limits.open_connections()), (20, 40));
        assert!(from("192.0.2.2").is_none());
        drop(held);
        assert!(from("192.0.2.1").is_some());
        drop((network, here));
        assert_eq!(limits.open_connections(), 0);
        let proxy = SocketAddr::from(([10, 0, 0, 1], 1));
        let proxied: Vec<Place> = (0..50).filter_map(|_| limits.connection(proxy, true)).collect();
        assert_eq!(proxied.len(), 40, "a proxy's address is everybody's");
    }

    #[test]
    fn nobody_can_be_locked_out_by_wrong_passwords() {
        let limits = Limits::new(&Config::default());
        let from = |n: u8| address(&format!("203.0.113.{n}"));
        // One address.
        let tries = (0..15).filter(|_| limits.take_log_in(from(1), "theoden").is_ok()).count();
        assert_eq!(tries, 10);
        // Many, each of them often.
        let tries = |n: u8| (0..10).filter(|_| limits.take_log_in(from(n), "theoden").is_ok()).count();
        let all: usize = (2..100).map(tries).sum();
        assert!((300..500).contains(&all), "{all}");
        assert_eq!(tries(200), 3, "who comes from elsewhere is let through");
        assert!(limits.take_log_in(from(1), "eowyn").is_ok(), "another name");
    }
}
