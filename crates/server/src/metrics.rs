//! What is counted, and whether the server is well.

use crate::app::App;
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How long the store may take to say that it is there.
const PING_TIME: Duration = Duration::from_secs(2);

/// The routes for operators.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(metrics))
}

/// A number that only goes up.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How many.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub struct Gauge(AtomicI64);

impl Gauge {
    /// Changes it by so much.
    pub fn change(&self, by: i64) {
        self.0.fetch_add(by, Ordering::Relaxed);
    }

    /// Sets it.
    pub fn set(&self, to: i64) {
        self.0.store(to, Ordering::Relaxed);
    }

    /// How many.
    pub fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper bounds of a histogram's buckets, in microseconds, and how they are written in seconds.
const BOUNDS: [(u64, &str); 12] = [
    (500, "0.0005"),
    (1_000, "0.001"),
    (2_000, "0.002"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (20_000, "0.02"),
    (50_000, "0.05"),
    (100_000, "0.1"),
    (250_000, "0.25"),
    (1_000_000, "1.0"),
    (5_000_000, "5.0"),
    (30_000_000, "30.0"),
];

/// How long things took.
#[derive(Debug, Default)]
pub struct Histogram {
    /// How many fell into each bucket and not into the one before; the last is for all that took longer.
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// Something took so long.
    pub fn observe(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.partition_point(|(bound, _)| *bound < micros);
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

/// What is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// HTTP requests by the first digit of their status, 1 to 5.
    requests: [Counter; 5],
    /// How long HTTP requests took.
    pub request_seconds: Histogram,
    /// Answers that were taken.
    pub answers: Counter,
    /// Answers that were refused.
    pub refused: Counter,
    /// How long answers took, from their arrival to being durable.
    pub answer_seconds: Histogram,
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

/// Counts a request and writes a line about it.
pub async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    // Without its query, which may hold an invitation.
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    let (status, time) = (response.status().as_u16(), began.elapsed());
    if let Some(class) = app.metrics.requests.get(usize::from(status / 100).wrapping_sub(1)) {
        class.add();
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
    // What is counted here is worth most when the store does not answer.
    let stored_bytes = tokio::time::timeout(PING_TIME, app.store.stored_bytes()).await;
    let Metrics {
        requests,
        request_seconds,
        answers,
        refused,
        answer_seconds,
        rooms,
        computer_waiting,
        computer_done,
        hooks,
        hooks_failed,
    } = &app.metrics;
    let store = app.store.stats();

    let mut page = Page::default();
    page.family("http_requests", "counter", "HTTP requests by class of status.");
    for (class, counter) in (1..).zip(requests) {
        page.line("http_requests_total", &format!("{{class=\"{class}xx\"}}"), counter.get());
    }
    page.histogram("http_request_seconds", "How long HTTP requests took.", request_seconds);
    page.counter("answers", "Answers that were taken.", answers.get());
    page.counter("answers_refused", "Answers that were refused.", refused.get());
    page.histogram("answer_seconds", "How long answers took until they were durable.", answer_seconds);
    page.gauge("sockets", "Open sockets.", app.limits.open_sockets());
    page.gauge("rooms", "Rooms in memory.", rooms.get());
    page.gauge("computer_waiting", "Decisions of computer players that wait.", computer_waiting.get());
    page.counter("computer_decisions", "Decisions that computer players made.", computer_done.get());
    page.counter("hooks", "Web-hooks that were called.", hooks.get());
    page.counter("hooks_failed", "Web-hooks that could not be called.", hooks_failed.get());
    page.counter("store_appends", "Journal entries that were written.", store.appends);
    page.counter("store_commits", "Commits of journal entries.", store.commits);
    let commit_seconds = store.commit_micros_total as f64 / 1e6;
    page.counter("store_commit_seconds", "Seconds spent in commits of journal entries.", commit_seconds);
    if let Ok(Ok(stored_bytes)) = stored_bytes {
        page.gauge("stored_bytes", "Bytes that the store takes.", stored_bytes);
    }
    ([(header::CONTENT_TYPE, OPEN_METRICS)], page.end()).into_response()
}

/// A page of OpenMetrics text.
#[derive(Default)]
struct Page(String);

impl Page {
    fn family(&mut self, name: &str, kind: &str, help: &str) {
        // Writing to a string can't fail.
        let _ = writeln!(self.0, "# TYPE longtable_{name} {kind}\n# HELP longtable_{name} {help}");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl Display) {
        let _ = writeln!(self.0, "longtable_{name}{labels} {value}");
    }

    fn counter(&mut self, name: &str, help: &str, value: impl Display) {
        self.family(name, "counter", help);
        self.line(&format!("{name}_total"), "", value);
    }

    fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.family(name, "gauge", help);
        self.line(name, "", value);
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.family(name, "histogram", help);
        let bucket = format!("{name}_bucket");
        let mut sum = 0;
        let bounds = BOUNDS.iter().map(|(_, bound)| *bound).chain(["+Inf"]);
        for (bound, count) in bounds.zip(&histogram.buckets) {
            sum += count.load(Ordering::Relaxed);
            self.line(&bucket, &format!("{{le=\"{bound}\"}}"), sum);
        }
        self.line(&format!("{name}_count"), "", sum);
        let seconds = histogram.micros.load(Ordering::Relaxed) as f64 / 1e6;
        self.line(&format!("{name}_sum"), "", seconds);
    }

    fn end(mut self) -> String {
        self.0.push_str("# EOF\n");
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_upwards() {
        let histogram = Histogram::default();
        for micros in [1, 500, 501, 40_000_000] {
            histogram.observe(Duration::from_micros(micros));
        }
        let mut page = Page::default();
        page.histogram("t", "T.", &histogram);
        let text = page.end();
        assert!(text.contains("longtable_t_bucket{le=\"0.0005\"} 2\n"), "{text}");
        assert!(text.contains("longtable_t_bucket{le=\"0.001\"} 3\n"), "{text}");
        assert!(text.contains("longtable_t_bucket{le=\"30.0\"} 3\n"), "{text}");
        assert!(text.contains("longtable_t_bucket{le=\"+Inf\"} 4\n"), "{text}");
        assert!(text.contains("longtable_t_count 4\n"), "{text}");
        assert!(text.contains("longtable_t_sum 40.001002\n"), "{text}");
        assert!(text.ends_with("# EOF\n"), "{text}");
    }
}
