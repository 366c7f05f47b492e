//! Connections: how many there may be, and how long they may be silent.
//!
//! A connection that says nothing is closed: one whose request does not come to the end of its head, one that is kept
//! open for further requests, one whose other end does not take what it is sent. When there are too many, new ones
//! are refused before anything is read or written.

use crate::app::App;
use crate::limits::Place;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::io;
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// How long the head of a request may take, from the moment when it could begin.
const HEAD_TIME: Duration = Duration::from_secs(20);

/// The time for a head behind a proxy, which has read the head before it passes it on, and keeps connections for
/// later requests.
const PROXY_HEAD_TIME: Duration = Duration::from_secs(90);

/// How long a connection may be silent. Sockets are asked more often than that whether somebody is there.
const SILENCE: Duration = Duration::from_secs(120);

/// How long the other end may take nothing of what it is sent.
const STALLED: Duration = Duration::from_secs(60);

/// How long to wait when no connection can be accepted, for instance because there are no files left.
const PAUSE: Duration = Duration::from_millis(200);

/// Serves connections until the server shuts down, and then until they have ended.
pub async fn serve(listener: TcpListener, app: App, router: Router) {
    // Every connection holds a sender; when the last one is gone, all have ended.
    let (open, mut ended) = mpsc::channel::<()>(1);
    let mut stopped = pin!(app.stopped());
    let mut builder = http1::Builder::new();
    let head_time = if app.config.behind_proxy { PROXY_HEAD_TIME } else { HEAD_TIME };
    builder.timer(TokioTimer::new()).header_read_timeout(head_time);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stopped => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_of_connection(&error) => continue,
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let Some(place) = app.limits.connection(peer, app.config.behind_proxy) else {
            app.metrics.connections_refused.add();
            continue;
        };
        // Answers are small, and somebody waits for each of them. That they might go out late is no reason to stop.
        let _ = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().oneshot(request)
        });
        let connection = builder.serve_connection(TokioIo::new(Line::new(stream, place)), service);
        let (app, open) = (app.clone(), open.clone());
        tokio::spawn(async move {
            let mut connection = pin!(connection.with_upgrades());
            let served = tokio::select! {
                served = connection.as_mut() => served,
                () = app.stopped() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            // That somebody hangs up or is too slow is no news.
            if let Err(error) = served {
                tracing::debug!(%peer, %error, "a connection broke");
            }
            drop(open);
        });
    }
    drop((listener, open));
    ended.recv().await;
}

/// Whether the fault lies with whoever wanted to connect.
fn is_of_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// A connection that breaks off when it is silent. It counts for as long as it is open, also after it has become a
/// socket.
struct Line {
    stream: Pin<Box<TimeoutStream<TcpStream>>>,
    _place: Place,
}

impl Line {
    fn new(stream: TcpStream, place: Place) -> Line {
        let mut stream = TimeoutStream::new(stream);
        stream.set_read_timeout(Some(SILENCE));
        stream.set_write_timeout(Some(STALLED));
        Line { stream: Box::pin(stream), _place: place }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(cx, buffer)
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(cx)
    }
}
