//! What is counted, for operators.

use crate::app::App;
use crate::problem::Fault;
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::{counter, gauge, histogram};
use prometheus_client::registry::Registry;
use std::time::{Duration, Instant};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How long the store may take to answer.
const PING_TIME: Duration = Duration::from_secs(2);

/// The routes for operators.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(metrics))
}

/// A number that only goes up.
#[derive(Clone, Debug, Default)]
pub struct Counter(counter::Counter);

impl Counter {
    /// Counts one more.
    pub fn add(&self) {
        self.0.inc();
    }
}

/// A number that goes up and down.
#[derive(Clone, Debug, Default)]
pub struct Gauge(gauge::Gauge);

impl Gauge {
    /// Changes it by this much.
    pub fn change(&self, by: i64) {
        self.0.inc_by(by);
    }

    /// Sets it.
    pub fn set(&self, to: i64) {
        self.0.set(to);
    }
}

/// The upper bounds of a histogram's buckets, in seconds.
const BOUNDS: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0];

/// How long things took.
#[derive(Clone, Debug)]
pub struct Histogram(histogram::Histogram);

impl Default for Histogram {
    fn default() -> Self {
        Histogram(histogram::Histogram::new(BOUNDS))
    }
}

impl Histogram {
    /// Notes that something took this long.
    pub fn observe(&self, time: Duration) {
        self.0.observe(time.as_secs_f64());
    }
}

/// The class of an HTTP status, such as `2xx`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Class {
    class: &'static str,
}

const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// What is counted.
pub struct Metrics {
    registry: Registry,
    /// HTTP requests by the class of their status.
    requests: [counter::Counter; CLASSES.len()],
    /// How long HTTP requests took.
    pub request_seconds: Histogram,
    /// Answers that were taken.
    pub answers: Counter,
    /// Answers that were refused.
    pub refused: Counter,
    /// How long answers took, from their arrival to being durable.
    pub answer_seconds: Histogram,
    /// Connections that were refused because there were too many.
    pub connections_refused: Counter,
    /// Rooms in memory.
    pub rooms: Gauge,
    /// Decisions of computer players that wait for a thread.
    pub computer_waiting: Gauge,
    /// Decisions of computer players that were made.
    pub computer_done: Counter,
    /// Web-hooks that were called.
    pub hooks: Counter,
    /// Web-hooks that could not be called.
    pub hooks_failed: Counter,
}

/// How every name on the page of metrics begins.
const PREFIX: &str = "longtable";

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix(PREFIX);
        let classes = Family::<Class, counter::Counter>::default();
        registry.register("http_requests", "HTTP requests by class of status", classes.clone());
        let requests = CLASSES.map(|class| classes.get_or_create_owned(&Class { class }));
        let counter = |registry: &mut Registry, name, help| {
            let made = Counter::default();
            registry.register(name, help, made.0.clone());
            made
        };
        let gauge = |registry: &mut Registry, name, help| {
            let made = Gauge::default();
            registry.register(name, help, made.0.clone());
            made
        };
        let histogram = |registry: &mut Registry, name, help| {
            let made = Histogram::default();
            registry.register(name, help, made.0.clone());
            made
        };
        let r = &mut registry;
        Metrics {
            requests,
            request_seconds: histogram(r, "http_request_seconds", "How long HTTP requests took"),
            answers: counter(r, "answers", "Answers that were taken"),
            refused: counter(r, "answers_refused", "Answers that were refused"),
            answer_seconds: histogram(r, "answer_seconds", "How long answers took until they were durable"),
            connections_refused: counter(r, "connections_refused", "Connections that were refused: too many"),
            rooms: gauge(r, "rooms", "Rooms in memory"),
            computer_waiting: gauge(r, "computer_waiting", "Decisions of computer players that wait"),
            computer_done: counter(r, "computer_decisions", "Decisions that computer players made"),
            hooks: counter(r, "hooks", "Web-hooks that were called"),
            hooks_failed: counter(r, "hooks_failed", "Web-hooks that could not be called"),
            registry,
        }
    }
}

/// Counts a request and writes a line about it.
pub async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    // The path without its query, which may hold an invitation.
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    let (status, time) = (response.status().as_u16(), began.elapsed());
    if let Some(class) = app.metrics.requests.get(usize::from(status / 100).wrapping_sub(1)) {
        class.inc();
    }
    app.metrics.request_seconds.observe(time);
    tracing::debug!(%method, path, status, ms = time.as_secs_f64() * 1000.0, "request");
    response
}

/// The media type of what [`metrics`] sends.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What is counted, as OpenMetrics
#[utoipa::path(get, path = "/metrics", tag = "operation", security(()), responses(
    (status = 200, description = "Counters, gauges and histograms.", body = String,
        content_type = "application/openmetrics-text")))]
async fn metrics(State(app): State<App>) -> Response {
    // These counts are worth most when the store does not answer.
    let stored_bytes = tokio::time::timeout(PING_TIME, app.store.stored_bytes()).await;
    let store = app.store.stats();
    // What others count is read only when somebody asks for it.
    let mut others = Registry::with_prefix(PREFIX);
    let gauge = |value: usize| ConstGauge::new(i64::try_from(value).unwrap_or(i64::MAX));
    others.register("sockets", "Open sockets", gauge(app.limits.open_sockets()));
    others.register(
        "connections",
        "Open connections, sockets included",
        gauge(app.limits.open_connections()),
    );
    others.register("store_appends", "Journal entries that were written", ConstCounter::new(store.appends));
    others.register("store_commits", "Commits of journal entries", ConstCounter::new(store.commits));
    let commit_seconds = ConstCounter::new(store.commit_micros_total as f64 / 1e6);
    others.register("store_commit_seconds", "Seconds spent in commits of journal entries", commit_seconds);
    if let Ok(Ok(stored_bytes)) = stored_bytes {
        others.register("stored_bytes", "Bytes that the store takes", ConstGauge::new(stored_bytes));
    }
    let mut page = String::new();
    let written = encode_registry(&mut page, &app.metrics.registry)
        .and_then(|()| encode_registry(&mut page, &others))
        .and_then(|()| encode_eof(&mut page));
    match written {
        Ok(()) => ([(header::CONTENT_TYPE, OPEN_METRICS)], page).into_response(),
        Err(error) => Fault::internal(error).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_upwards() {
        let metrics = Metrics::default();
        for micros in [1, 500, 501, 40_000_000] {
            metrics.answer_seconds.observe(Duration::from_micros(micros));
        }
        let mut text = String::new();
        encode_registry(&mut text, &metrics.registry).unwrap();
        for line in [
            "longtable_answer_seconds_bucket{le=\"0.0005\"} 2\n",
            "longtable_answer_seconds_bucket{le=\"0.001\"} 3\n",
            "longtable_answer_seconds_bucket{le=\"30.0\"} 3\n",
            "longtable_answer_seconds_bucket{le=\"+Inf\"} 4\n",
            "longtable_answer_seconds_count 4\n",
            "longtable_answer_seconds_sum 40.001002\n",
        ] {
            assert!(text.contains(line), "{line} in {text}");
        }
    }
}
