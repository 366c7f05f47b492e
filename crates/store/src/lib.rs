//! Tables, people and journals, kept in SQLite or PostgreSQL.
//!
//! A [`Store`] is a cheap handle; every server has one. What it says is kept is kept: an `Ok` means that the data is
//! on disk. Several servers may share one PostgreSQL: a table is saved only by a server that has seen its last
//! version, a journal's number is given only once, and [`Store::changes`] tells what the others wrote.

#[macro_use]
mod base;
mod backup;
mod changes;
mod check;
mod data_packs;
mod decks;
mod error;
mod journal;
mod names;
mod notes;
mod people;
mod rows;
mod schema;
mod snapshots;
mod tables;
#[cfg(feature = "throwaway")]
pub mod throwaway;
mod writer;

pub use backup::backup_sqlite;
pub use base::{Stats, Store};
pub use changes::Change;
pub use data_packs::{DataPackHead, DataPackRow};
pub use decks::DeckRow;
pub use error::StoreError;
pub use journal::{Appended, Queued};
pub use notes::{ChatRow, ProblemRow};
pub use people::{GuestRow, Person, TokenRow};
pub use snapshots::SnapshotRow;
pub use tables::TableRow;

use std::pin::Pin;

/// Something that is waited for. The code of an `async` function is compiled where it is waited for, once more in each program
/// and each test; in a box it is compiled where it is written. So what opens stores and runs servers comes in boxes.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
