//! Tables over HTTP and WebSocket: people, computers, everything between them. Real servers on free ports.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;

mod api;
mod back;
mod changes;
mod chat;
mod computers;
mod faulty;
mod hidden;
mod hooks;
mod journals;
mod orders;
mod play;
mod resume;
mod seats;
mod two_servers;
