//! HTTP, WebSocket, people, tables: everything between the outside and the games.
//!
//! [`serve`] runs a server until it is told to stop; [`start`] runs one for a test.

pub mod account;
pub mod app;
mod computers;
pub mod config;
mod connections;
mod decks;
pub mod games;
mod health;
mod hooks;
pub mod hub;
pub mod language;
pub mod limits;
mod live;
mod lobby;
pub mod metrics;
mod names;
pub mod openapi;
mod packs;
pub mod pages;
mod passes;
pub mod people;
mod play;
pub mod problem;
mod publish;
mod replay;
pub mod secrets;
pub mod security;
mod serve;
mod story;
mod strict;
mod tables;
mod thinkers;

pub use config::Config;
pub use serve::{Running, ServeError, serve, start};
