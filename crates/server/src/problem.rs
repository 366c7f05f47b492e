//! Errors as the outside sees them, and extractors that fail with them.

use crate::language;
use crate::strict;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Text;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use session::Problem;
use session::wire::ProblemKind;
use std::fmt::Display;
use std::time::Duration;
use store::StoreError;

/// How long a body may take to arrive.
const BODY_TIME: Duration = Duration::from_secs(30);

/// A [`Problem`] on its way out, with its HTTP status.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The HTTP status.
    pub status: StatusCode,
    /// What is sent.
    pub problem: Problem,
}

impl Fault {
    /// A problem with the HTTP status of its kind.
    pub fn new(kind: ProblemKind, text: Text) -> Fault {
        Problem::new(kind, text).into()
    }

    /// The request is not of the documented form.
    pub fn form(text: Text) -> Fault {
        Fault::new(ProblemKind::Form, text)
    }

    /// The request can be read, but a value in it can't be taken.
    pub fn value(text: Text) -> Fault {
        Fault::new(ProblemKind::Form, text).with_status(StatusCode::UNPROCESSABLE_ENTITY)
    }

    /// Nobody is logged in.
    pub fn no_person() -> Fault {
        Fault::new(ProblemKind::NoPerson, Text::new("somebody-needed"))
    }

    /// It belongs to somebody else.
    pub fn not_yours(text: Text) -> Fault {
        Fault::new(ProblemKind::NotYours, text)
    }

    /// There is no such thing.
    pub fn not_found(text: Text) -> Fault {
        Fault::new(ProblemKind::NotFound, text)
    }

    /// The rules or the table do not allow it now.
    pub fn refused(text: Text) -> Fault {
        Fault::new(ProblemKind::Refused, text)
    }

    /// There is too much of something.
    pub fn limit(text: Text) -> Fault {
        Fault::new(ProblemKind::Limit, text)
    }

    /// Something is wrong on this side. The cause is logged; the outside is not told it.
    pub fn internal(cause: impl Display) -> Fault {
        tracing::error!(cause = %cause, "internal error");
        Fault::new(ProblemKind::Internal, Text::new("internal"))
    }

    /// Nothing can be saved or read now. The cause is logged.
    pub fn unsaved(cause: impl Display) -> Fault {
        tracing::error!(cause = %cause, "the store can't be used");
        Fault::new(ProblemKind::Unsaved, Text::new("unsaved"))
    }

    /// The same problem with another status.
    pub fn with_status(self, status: StatusCode) -> Fault {
        Fault { status, ..self }
    }
}

/// The HTTP status of a kind of problem.
pub fn status(kind: ProblemKind) -> StatusCode {
    match kind {
        ProblemKind::Form => StatusCode::BAD_REQUEST,
        ProblemKind::NoPerson | ProblemKind::Password => StatusCode::UNAUTHORIZED,
        ProblemKind::NotYours => StatusCode::FORBIDDEN,
        ProblemKind::NotFound => StatusCode::NOT_FOUND,
        ProblemKind::NameTaken | ProblemKind::Refused | ProblemKind::Stale | ProblemKind::Stopped => {
            StatusCode::CONFLICT
        }
        ProblemKind::Setup | ProblemKind::Journal => StatusCode::UNPROCESSABLE_ENTITY,
        ProblemKind::Limit => StatusCode::TOO_MANY_REQUESTS,
        ProblemKind::Moved | ProblemKind::Unsaved => StatusCode::SERVICE_UNAVAILABLE,
        ProblemKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Fault {
        Fault { status: status(problem.kind), problem }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::NameTaken => Fault::new(ProblemKind::NameTaken, Text::new("name-is-taken")),
            StoreError::BadText | StoreError::TooBig(_) => Fault::internal(error),
            StoreError::Damaged(_) | StoreError::Unreadable(_) => {
                tracing::error!(%error, "something that is kept can't be read");
                Fault::new(ProblemKind::Stopped, Text::new("unreadable"))
            }
            other => Fault::unsaved(other),
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.status, axum::Json(language::asked().said(&self.problem))).into_response()
    }
}

/// JSON, in and out. A body that is not JSON, or not of the wanted form, is a [`Problem`]. Lists are not taken for
/// objects.
#[derive(Clone, Copy, Debug)]
pub struct Json<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        if !is_json(&request) {
            let fault = Fault::form(Text::new("body-not-declared-json"));
            return Err(fault.with_status(StatusCode::UNSUPPORTED_MEDIA_TYPE));
        }
        let body = body(request, state).await?;
        if has_escaped_nul(&body) {
            return Err(nul());
        }
        match strict::from_slice(&body) {
            Ok(value) => Ok(Json(value)),
            Err(error) => Err(match error.classify() {
                Category::Data => Fault::value(Text::plain(error)),
                Category::Io | Category::Syntax | Category::Eof => {
                    Fault::form(Text::new("body-not-json").written("error", error))
                }
            }),
        }
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// A body of plain text, such as a journal.
#[derive(Clone, Debug)]
pub struct Plain(pub String);

impl<S: Send + Sync> FromRequest<S> for Plain {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let body = body(request, state).await?;
        match String::from_utf8(body.into()) {
            Ok(text) if text.contains('\0') => Err(nul()),
            Ok(text) => Ok(Plain(text)),
            Err(_) => Err(Fault::form(Text::new("body-not-text"))),
        }
    }
}

/// The parts of the path. One that does not fit is a [`Problem`].
#[derive(Clone, Copy, Debug)]
pub struct Path<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        if parts.uri.path().contains("%00") {
            return Err(nul());
        }
        match axum::extract::Path::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(value)) => Ok(Path(value)),
            Err(PathRejection::FailedToDeserializePathParams(rejection)) => {
                Err(Fault::form(Text::plain(rejection.body_text())))
            }
            Err(rejection) => Err(Fault::internal(rejection)),
        }
    }
}

/// The query of the address. One that does not fit is a [`Problem`].
#[derive(Clone, Copy, Debug)]
pub struct Query<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        if parts.uri.query().is_some_and(|query| query.contains("%00")) {
            return Err(nul());
        }
        let query: Result<_, QueryRejection> = axum::extract::Query::from_request_parts(parts, state).await;
        match query {
            Ok(axum::extract::Query(value)) => Ok(Query(value)),
            Err(rejection) => Err(Fault::form(Text::plain(rejection.body_text()))),
        }
    }
}

/// Whether a JSON text holds the character U+0000, which PostgreSQL does not keep. JSON can only write it as an
/// escape.
pub fn has_escaped_nul(json: &[u8]) -> bool {
    let mut rest = json;
    while let Some(at) = rest.iter().position(|byte| *byte == b'\\') {
        if rest[at..].starts_with(b"\\u0000") {
            return true;
        }
        // The character after a backslash belongs to it.
        rest = rest.get(at + 2..).unwrap_or_default();
    }
    false
}

fn nul() -> Fault {
    Fault::value(Text::new("zero-character"))
}

fn is_json(request: &Request) -> bool {
    let Some(kind) = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()) else {
        return false;
    };
    let essence = kind.split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}

/// The whole body, within its route's size limit and in reasonable time.
async fn body<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Fault> {
    match tokio::time::timeout(BODY_TIME, Bytes::from_request(request, state)).await {
        Ok(Ok(body)) => Ok(body),
        Ok(Err(rejection)) => Err(broken_body(&rejection)),
        Err(_) => Err(Fault::form(Text::new("body-too-slow")).with_status(StatusCode::REQUEST_TIMEOUT)),
    }
}

fn broken_body(rejection: &BytesRejection) -> Fault {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return Fault::form(Text::new("body-too-large")).with_status(StatusCode::PAYLOAD_TOO_LARGE);
    }
    Fault::form(Text::plain(rejection.body_text()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_character_zero_is_found_where_it_is_one() {
        for text in ["", "\0", "a\0b", "\\\0", "\\u0000", "\\\\u0000", "0000", "\u{1}"] {
            let json = serde_json::to_vec(text).unwrap();
            assert_eq!(has_escaped_nul(&json), text.contains('\0'), "{text:?}");
        }
        assert!(!has_escaped_nul(b"\\"));
        assert!(!has_escaped_nul(b"\\u00"));
    }
}
