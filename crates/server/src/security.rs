//! What every request and every response goes through: headers, foreign names and origins, body sizes.
//!
//! A page of another site can neither read what this server sends nor send anything in somebody's name: the browser
//! prevents the first, we the second. But whoever owns a name can make it point here, and then the browser takes this
//! server for a part of that site. So only names that are ours are answered: those of `--public-url`, `localhost`,
//! and bare numbers, which nobody can make point elsewhere.

use crate::app::App;
use crate::config::Config;
use crate::people::bearer;
use crate::problem::Fault;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::Text;
use std::net::IpAddr;

/// The largest body of a request, in bytes.
pub const BODY_LIMIT: usize = 64 * 1024;

/// The largest journal that can be sent in, in bytes.
pub const JOURNAL_LIMIT: usize = 4 * 1024 * 1024;

/// What the pages may load: only what this server sends, and no code or style inside a page.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Features of browsers that no page here uses.
const PERMISSIONS_POLICY: &str =
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

/// The headers of every response.
const HEADERS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS_POLICY)),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// Sets the headers of every response. A response that does not say how long it may be kept may not be kept.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.extend(HEADERS);
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses requests that came by a name which is not this server's. Operators' probes and programs with an API token
/// may call the server what they like: no browser sends those for a page.
pub async fn own_names_only(State(app): State<App>, request: Request, next: Next) -> Response {
    let probe = matches!(request.uri().path(), "/healthz" | "/metrics");
    let host = host(request.headers(), request.uri(), &app.config);
    let known = host.is_none_or(|host| is_own_name(host, &app.config));
    if !known && !probe && bearer(request.headers()).is_none() {
        tracing::info!(host, "refused a request by a name that is not this server's");
        let why = Text::new("foreign-name");
        return Fault::not_yours(why).with_status(StatusCode::MISDIRECTED_REQUEST).into_response();
    }
    next.run(request).await
}

/// The name and the port that the browser used.
fn host<'a>(headers: &'a HeaderMap, uri: &'a Uri, config: &Config) -> Option<&'a str> {
    let forwarded = headers.get("x-forwarded-host").filter(|_| config.behind_proxy);
    let told = forwarded.or(headers.get(header::HOST)).map(|host| last_of(host.to_str().unwrap_or("?")));
    told.or(uri.authority().map(|authority| authority.as_str()))
}

/// The address by which people open this server's pages: as the operator says, or as the request came.
pub fn origin(headers: &HeaderMap, uri: &Uri, config: &Config) -> String {
    match config.public_urls.first() {
        Some(url) => url.origin(),
        // Behind a proxy that says nothing else, pages are encrypted.
        None if config.behind_proxy => {
            format!("https://{}", host(headers, uri, config).unwrap_or("localhost"))
        }
        None => format!("http://{}", host(headers, uri, config).unwrap_or("localhost")),
    }
}

fn is_own_name(host: &str, config: &Config) -> bool {
    if config.behind_proxy && config.public_urls.is_empty() {
        // The proxy's name is not known, and in earlier versions nobody had to say it.
        return true;
    }
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let name = authority.host().trim_end_matches('.').to_ascii_lowercase();
    let number = name.trim_start_matches('[').trim_end_matches(']');
    number.parse::<IpAddr>().is_ok()
        || name == "localhost"
        || name.ends_with(".localhost")
        || config.public_urls.iter().any(|url| url.host().eq_ignore_ascii_case(&name))
}

/// Refuses requests that a page of another site makes in somebody's name: those that change something, and sockets. A
/// request with an API token is meant.
pub async fn own_pages_only(State(app): State<App>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let checked = (!safe || upgrade) && bearer(request.headers()).is_none();
    if checked && is_foreign(request.headers(), request.uri(), &app.config) {
        tracing::info!(path = request.uri().path(), "refused a request of a foreign page");
        return Fault::not_yours(Text::new("foreign-page")).into_response();
    }
    next.run(request).await
}

/// Whether a browser made the request for a page of another site. Only browsers send the headers that tell this.
fn is_foreign(headers: &HeaderMap, uri: &Uri, config: &Config) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site != "same-origin" && site != "none";
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let origin = origin.to_str().ok().and_then(|origin| Some(origin.split_once("://")?.1));
    let Some(origin) = origin else { return true };
    let same = |own: &str| origin.eq_ignore_ascii_case(own);
    // A proxy need not pass on the name that the browser used if the operator has said it.
    let own = host(headers, uri, config).is_some_and(same);
    !own && !config.public_urls.iter().any(|url| same(url.authority()))
}

/// Whether the browser spoke https with the proxy before the server.
pub fn came_by_https(headers: &HeaderMap, config: &Config) -> bool {
    let protocol = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    config.behind_proxy && protocol.is_some_and(|value| last_of(value).eq_ignore_ascii_case("https"))
}

/// The entry that the nearest proxy added.
fn last_of(list: &str) -> &str {
    list.rsplit(',').next().unwrap_or_default().trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(behind_proxy: bool, headers: &[(&'static str, &'static str)]) -> bool {
        let config = Config { behind_proxy, ..Config::default() };
        let headers = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect();
        is_foreign(&headers, &Uri::from_static("/api/me"), &config)
    }

    #[test]
    fn origins() {
        let host = ("host", "127.0.0.1:7171");
        assert!(!foreign(false, &[host]));
        assert!(!foreign(false, &[host, ("origin", "http://127.0.0.1:7171")]));
        assert!(foreign(false, &[host, ("origin", "http://127.0.0.1:8000")]));
        assert!(foreign(false, &[host, ("origin", "https://evil.example")]));
        assert!(foreign(false, &[host, ("origin", "null")]));
        assert!(foreign(false, &[("origin", "https://evil.example")]));
    }

    #[test]
    fn what_browsers_say_counts_first() {
        let host = ("host", "inside:7171");
        let own = ("origin", "https://table.example");
        assert!(!foreign(true, &[host, own, ("sec-fetch-site", "same-origin")]));
        assert!(foreign(true, &[host, own, ("sec-fetch-site", "cross-site")]));
        assert!(foreign(true, &[host, own, ("sec-fetch-site", "same-site")]));
    }

    #[test]
    fn a_proxy_tells_the_name_only_where_there_is_one() {
        let headers =
            [("host", "inside:7171"), ("origin", "https://a.example"), ("x-forwarded-host", "a.example")];
        assert!(!foreign(true, &headers));
        assert!(foreign(false, &headers));
    }

    #[test]
    fn names() {
        let own = |behind_proxy, urls: &[&str], host: &str| {
            let public_urls = urls.iter().map(|url| url.parse().unwrap()).collect();
            is_own_name(host, &Config { behind_proxy, public_urls, ..Config::default() })
        };
        let table = ["https://table.example", "http://games.lan:7171"];
        for host in
            ["127.0.0.1:7171", "[::1]:7171", "192.0.2.7", "localhost:7171", "LOCALHOST", "table.localhost:80"]
        {
            assert!(own(false, &[], host), "{host}");
            assert!(own(true, &table, host), "{host}");
        }
        for host in [
            "evil.example:7171",
            "table.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "",
            "a b",
            "?",
        ] {
            assert!(!own(false, &[], host), "{host}");
            assert!(own(true, &[], host), "as it was before: {host}");
        }
        for host in ["table.example", "Table.Example:443", "table.example.", "games.lan:7171"] {
            assert!(own(false, &table, host), "{host}");
        }
        assert!(!own(true, &table, "evil.example"));
    }

    #[test]
    fn a_proxy_need_not_tell_the_name_where_the_operator_has() {
        let public_urls = vec!["https://table.example".parse().unwrap()];
        let config = Config { behind_proxy: true, public_urls, ..Config::default() };
        let from = |origin| {
            let headers =
                [(header::HOST, HeaderValue::from_static("127.0.0.1:7171")), (header::ORIGIN, origin)];
            is_foreign(&headers.into_iter().collect(), &Uri::from_static("/api/me"), &config)
        };
        assert!(!from(HeaderValue::from_static("https://table.example")));
        assert!(from(HeaderValue::from_static("https://evil.example")));
    }
}
