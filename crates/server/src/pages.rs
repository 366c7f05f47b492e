//! The browser side, and bodies that browsers may keep.

use crate::problem::Fault;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Text;
use sha2::{Digest, Sha256};

/// Built files whose names change with their content.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// Everything else that may be kept: the browser asks each time whether it is still the same.
const ASK_EACH_TIME: HeaderValue = HeaderValue::from_static("no-cache");

/// A body that stays the same while the program runs.
pub struct Kept {
    kind: HeaderValue,
    tag: HeaderValue,
    body: Bytes,
}

impl Kept {
    /// A body with its media type.
    pub fn new(kind: &'static str, body: Vec<u8>) -> Kept {
        let tag = tag(&Sha256::digest(&body));
        Kept { kind: HeaderValue::from_static(kind), tag, body: body.into() }
    }
}

/// Sends a body, or says that the browser's copy is still good.
pub fn kept(kept: &Kept, headers: &HeaderMap) -> Response {
    send(headers, kept.kind.clone(), kept.tag.clone(), ASK_EACH_TIME, || kept.body.clone().into())
}

/// Whatever no route takes: a built file, the page for every other path, a problem for what is not a page.
pub async fn other(request: Request) -> Response {
    let path = request.uri().path();
    if path == "/api" || path.starts_with("/api/") {
        return Fault::not_found(Text::new("unknown-path").written("path", path)).into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let fault = method_not_allowed().await;
        return ([(header::ALLOW, "GET,HEAD")], fault).into_response();
    }
    let wanted = path.trim_start_matches('/');
    let file = web::file(wanted).map(|file| (wanted, file));
    // An old page asks for assets that are gone; it must not get a page in place of a script.
    if file.is_none() && wanted.starts_with("assets/") {
        return Fault::not_found(Text::new("missing-file")).into_response();
    }
    let Some((name, file)) = file.or_else(|| Some((web::PAGE, web::file(web::PAGE)?))) else {
        return Fault::internal("the browser side has no page").into_response();
    };
    let keep = if name.starts_with("assets/") { FOR_EVER } else { ASK_EACH_TIME };
    let kind = HeaderValue::from_static(media_type(name));
    let packed = if takes_brotli(request.headers()) { web::file(&format!("{name}.br")) } else { None };
    let Some(packed) = packed else {
        return send(request.headers(), kind, tag(&file.hash), keep, || file.bytes.into());
    };
    let mut response = send(request.headers(), kind, tag(&file.hash), keep, || packed.bytes.into());
    if response.status() == StatusCode::OK {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    response
}

/// Whether a browser takes what was packed when the pages were built, which is smaller than what is packed on the way.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|one| {
        let (name, rest) = one.split_once(';').unwrap_or((one, ""));
        let refused = rest.trim().strip_prefix("q=").is_some_and(|weight| weight.parse() == Ok(0.0_f32));
        name.trim() == "br" && !refused
    })
}

/// The page, with these tags in its head.
pub fn page(headers: &HeaderMap, tags: &str) -> Response {
    let Some(file) = web::file(web::PAGE) else {
        return Fault::internal("the browser side has no page").into_response();
    };
    let html = String::from_utf8_lossy(&file.bytes).replacen("</head>", &format!("{tags}</head>"), 1);
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    let tag = tag(&Sha256::digest(html.as_bytes()));
    send(headers, kind, tag, ASK_EACH_TIME, || html.into())
}

/// The problem of a known path with an unknown method.
pub async fn method_not_allowed() -> Fault {
    Fault::form(Text::new("method-not-taken")).with_status(StatusCode::METHOD_NOT_ALLOWED)
}

fn send(
    headers: &HeaderMap,
    kind: HeaderValue,
    tag: HeaderValue,
    keep: HeaderValue,
    body: impl FnOnce() -> Body,
) -> Response {
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let mut known = known.flat_map(|line| line.split(',')).map(str::trim);
    let same = known.any(|known| known == "*" || known.as_bytes() == tag.as_bytes());
    let common = [(header::ETAG, tag), (header::CACHE_CONTROL, keep)];
    if same {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    (common, [(header::CONTENT_TYPE, kind)], body()).into_response()
}

/// A weak tag: the body may go out compressed.
fn tag(hash: &[u8]) -> HeaderValue {
    let hex: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    // Hexadecimal digits always make a header.
    HeaderValue::from_str(&format!("W/\"{hex}\"")).unwrap_or(HeaderValue::from_static("W/\"0\""))
}

/// The media type of a built file, by the end of its name.
fn media_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
