//! What every request and every response goes through: headers, foreign origins, body sizes.

use crate::app::App;
use crate::config::Config;
use crate::people::bearer;
use crate::problem::Fault;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

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

/// Sets the headers of every response. What does not say how long it may be kept, may not be kept.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.extend(HEADERS);
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses requests that a page of another site makes in somebody's name: those that change something, and
/// sockets. Whoever brings an API token means it.
pub async fn own_pages_only(State(app): State<App>, request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let checked = (!safe || upgrade) && bearer(request.headers()).is_none();
    if checked && is_foreign(request.headers(), request.uri(), &app.config) {
        tracing::info!(path = request.uri().path(), "refused a request of a foreign page");
        return Fault::not_yours("the request comes from a page of another site").into_response();
    }
    next.run(request).await
}

/// Whether a browser made the request for a page of another site. Only browsers send the headers that tell.
fn is_foreign(headers: &HeaderMap, uri: &Uri, config: &Config) -> bool {
    if let Some(site) = headers.get("sec-fetch-site") {
        return site != "same-origin" && site != "none";
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let origin = origin.to_str().ok().and_then(|origin| Some(origin.split_once("://")?.1));
    let forwarded = headers.get("x-forwarded-host").filter(|_| config.behind_proxy);
    let host = forwarded.or(headers.get(header::HOST)).and_then(|host| host.to_str().ok());
    let host = host.or(uri.authority().map(|authority| authority.as_str()));
    match (origin, host) {
        (Some(origin), Some(host)) => !origin.eq_ignore_ascii_case(last_of(host)),
        _ => true,
    }
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
}
