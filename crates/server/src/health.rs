//! Whether the server is well, found out before a player does.

use crate::app::App;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::time::{Duration, Instant};
use store::StoreError;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How long the store gets to answer.
const PROBE_TIME: Duration = Duration::from_secs(2);

/// The route of the health check.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(healthz))
}

/// How a small write that tried out the store went.
pub struct Probed {
    at: Instant,
    /// What is wrong.
    wrong: Option<String>,
}

/// For how long a small write tells how the store is. Asking more often does not cause more of them.
const PROBED_FOR: Duration = Duration::from_secs(3);

/// Whether the server is well
///
/// Something small is written into the store, just as everything else is, at most every three seconds.
#[utoipa::path(get, path = "/healthz", tag = "operation", security(()), responses(
    (status = 200, description = "What is written is kept.", body = String, content_type = "text/plain"),
    (status = 503, description = "Nothing can be saved, and why.", body = String, content_type = "text/plain")))]
async fn healthz(State(app): State<App>) -> Response {
    // It goes on when nobody waits any more, so that a disk that hangs is not tried by more and more writes.
    let probing = tokio::spawn(probe(app));
    let wrong = match tokio::time::timeout(PROBE_TIME, probing).await {
        Ok(Ok(wrong)) => wrong,
        Ok(Err(error)) => Some(error.to_string()),
        Err(_) => Some("the store does not answer in time".to_owned()),
    };
    match wrong {
        None => "ok\n".into_response(),
        Some(wrong) => (StatusCode::SERVICE_UNAVAILABLE, format!("{wrong}\n")).into_response(),
    }
}

/// What is wrong with the store, as a small write finds it.
async fn probe(app: App) -> Option<String> {
    let mut probed = app.probed.lock().await;
    if let Some(Probed { at, wrong }) = &*probed
        && at.elapsed() < PROBED_FOR
    {
        return wrong.clone();
    }
    let wrong = app.store.probe().await.err().map(|error| {
        tracing::error!(%error, "nothing can be saved");
        match error {
            full if full.is_full() => "the disk is full: nothing can be saved until there is room".to_owned(),
            StoreError::Disk(_) | StoreError::Slow => error.to_string(),
            _ => "the store does not answer: nothing can be saved".to_owned(),
        }
    });
    *probed = Some(Probed { at: Instant::now(), wrong: wrong.clone() });
    wrong
}
