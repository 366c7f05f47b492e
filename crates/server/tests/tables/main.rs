//! Tables over HTTP and WebSocket: people, computers, everything between them. Real servers on free ports.

// A test that can't go on stops where it is.
#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;

mod account;
mod api;
mod arrays;
mod back;
mod changes;
mod chat;
mod computers;
mod course;
mod damage;
mod faulty;
mod hidden;
mod hooks;
mod journals;
mod languages;
mod lobby;
mod orders;
mod play;
mod quotas;
mod results;
mod resume;
mod seats;
mod two_servers;
