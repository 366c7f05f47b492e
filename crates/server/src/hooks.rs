//! Web-hooks: people are told when it is their turn.

use crate::app::App;
use crate::hub::Live;
use crate::language::Tongue;
use kernel::SeatSet;
use session::wire::{HookCall, Pace, Status};
use std::net::{IpAddr, ToSocketAddrs as _};
use std::time::Duration;

/// How many times a hook is tried.
const TRIES: u32 = 3;

/// How long a hook may take.
const TIME: Duration = Duration::from_secs(10);

/// How many hooks are called at the same time.
pub const AT_ONCE: usize = 8;

impl App {
    /// Tells people that the game now waits for them, if it did not before this change. Only at tables over days, and
    /// only those who do not have the table open.
    pub fn call_hooks(&self, live: &mut Live) {
        let Ok(room) = &live.room else { return };
        let asked = room.waits_for();
        if live.status() != Status::Playing {
            return;
        }
        let before = std::mem::replace(&mut live.told, asked);
        if live.seating.pace != Pace::Days {
            return;
        }
        // Nobody has said in which language to write to them.
        let tongue = Tongue::ENGLISH;
        for person in live.seating.people() {
            let seats = live.seating.seats_of(&person);
            if seats.0 & asked.0 == 0 || seats.0 & before.0 != 0 {
                continue;
            }
            if live.listeners.iter().any(|listener| listener.person.as_ref() == Some(&person)) {
                continue;
            }
            let mine = SeatSet(seats.0 & asked.0);
            let question = room.question(mine.first_seat(), Some(&tongue.of(room.game())));
            let call = HookCall {
                event: "your-turn".to_owned(),
                table: live.row.id.clone(),
                title: live.title(tongue),
                game: live.row.game.clone(),
                seats: mine
                    .iter()
                    .filter_map(|seat| live.seating.seat_ids.get(seat.index()).cloned())
                    .collect(),
                number: room.number(),
                text: question.and_then(|question| question.text).unwrap_or_default(),
                path: format!("/table/{}", live.row.id),
            };
            tokio::spawn(self.clone().call_hook(person, call));
        }
    }

    async fn call_hook(self, person: String, call: HookCall) {
        let hook = match self.store.person(&person).await {
            Ok(person) => person.and_then(|person| person.hook),
            Err(error) => return tracing::error!(%error, "hook not read"),
        };
        let Some(hook) = hook else { return };
        let body = serde_json::to_string(&call).unwrap_or_default();
        for attempt in 0..TRIES {
            tokio::time::sleep(Duration::from_secs(u64::from(attempt) * 20)).await;
            let Ok(permit) = self.hook_permits.clone().acquire_owned().await else { return };
            let (url, body, local) = (hook.clone(), body.clone(), self.config.allow_local_hooks);
            let sent = tokio::task::spawn_blocking(move || post(&url, &body, local)).await;
            drop(permit);
            match sent {
                Ok(Ok(())) => return self.metrics.hooks.add(),
                Ok(Err(error)) => {
                    self.metrics.hooks_failed.add();
                    tracing::info!(person, error, "a web-hook failed");
                }
                Err(error) => tracing::error!(%error, "the call of a web-hook panicked"),
            }
        }
    }
}

/// Posts the body. Hooks at addresses of this machine and of the networks behind it are refused, unless the operator
/// allows them: otherwise anybody could make this server talk to its neighbours.
fn post(url: &str, body: &str, local: bool) -> Result<(), String> {
    let config = ureq::Agent::config_builder().timeout_global(Some(TIME)).max_redirects(0).build();
    let resolver = Outside { local };
    let agent =
        ureq::Agent::with_parts(config, ureq::unversioned::transport::DefaultConnector::default(), resolver);
    let response = agent.post(url).header("content-type", "application/json").send(body);
    response.map(drop).map_err(|error| error.to_string())
}

/// Looks addresses up, and gives only those in the world outside.
#[derive(Debug)]
struct Outside {
    local: bool,
}

impl ureq::unversioned::resolver::Resolver for Outside {
    fn resolve(
        &self,
        uri: &ureq::http::Uri,
        _config: &ureq::config::Config,
        _timeout: ureq::unversioned::transport::NextTimeout,
    ) -> Result<ureq::unversioned::resolver::ResolvedSocketAddrs, ureq::Error> {
        let host = uri.host().ok_or(ureq::Error::HostNotFound)?;
        let secure = uri.scheme_str() == Some("https");
        let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let mut found = self.empty();
        for address in (host, port).to_socket_addrs()? {
            if (self.local || is_outside(address.ip())) && found.len() < 16 {
                found.push(address);
            }
        }
        if found.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(found) }
    }
}

/// Whether an address belongs to the world outside.
fn is_outside(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            let shared = v4.octets()[0] == 100 && v4.octets()[1] & 0xc0 == 64;
            !(v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_unspecified()
                || v4.is_broadcast()
                || v4.is_multicast()
                || v4.is_documentation()
                || shared
                || v4.octets()[0] == 0)
        }
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => is_outside(IpAddr::V4(v4)),
            None => {
                let first = v6.segments()[0];
                let local = first & 0xfe00 == 0xfc00 || first & 0xffc0 == 0xfe80;
                !(v6.is_loopback() || v6.is_unspecified() || v6.is_multicast() || local)
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_not_outside() {
        let inside = [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "172.16.0.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
        ];
        let inside6 = ["::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "::"];
        for address in inside.iter().chain(&inside6) {
            let address: IpAddr = address.parse().expect("an address");
            assert!(!is_outside(address), "{address}");
        }
        for address in ["93.184.216.34", "2606:2800:220:1::1"] {
            assert!(is_outside(address.parse().expect("an address")), "{address}");
        }
    }
}
