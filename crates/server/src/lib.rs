//! HTTP, WebSocket, people, tables: everything between the outside and the games.
//!
//! [`serve`] runs a server until it is told to stop; [`start`] runs one for a test.

pub mod app;
mod computers;
pub mod config;
mod decks;
pub mod games;
mod health;
mod hooks;
pub mod hub;
pub mod limits;
mod live;
pub mod metrics;
pub mod openapi;
pub mod pages;
pub mod people;
mod play;
pub mod problem;
mod publish;
mod replay;
pub mod secrets;
pub mod security;
mod serve;
mod tables;
mod thinkers;

pub use config::Config;
pub use serve::{Running, ServeError, serve, start};
