//! The list of public tables, made at most once a second however many look at it.

use crate::app::App;
use crate::language::Tongue;
use crate::problem::Fault;
use axum::body::Bytes;
use session::wire::{ProblemKind, TableInfo};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::TableRow;
use tokio::sync::Mutex;

/// How many tables a list shows.
pub const LISTED: u32 = 100;

/// How long the list is good.
const GOOD_FOR: Duration = Duration::from_secs(1);

/// The list as it was a moment ago. Whoever finds it too old makes it anew, and the others wait for that.
#[derive(Default)]
pub struct Lobby {
    /// By language: there are only as many as the server speaks.
    kept: Mutex<Vec<(Tongue, Instant, Arc<Listed>)>>,
}

/// The public tables as people see them who sit at none.
pub struct Listed {
    tables: Vec<Entry>,
    /// All of them, as they are sent.
    pub body: Bytes,
}

struct Entry {
    info: TableInfo,
    /// The people who are told more about the table.
    people: Vec<String>,
}

impl App {
    /// The public tables, at most a second old.
    pub async fn public_tables(&self, tongue: Tongue) -> Result<Arc<Listed>, Fault> {
        let mut kept = self.lobby.kept.lock().await;
        if let Some((_, made, listed)) = kept.iter().find(|(other, ..)| *other == tongue)
            && made.elapsed() < GOOD_FOR
        {
            return Ok(listed.clone());
        }
        let rows = self.store.public_tables(LISTED).await?;
        let people: Vec<(String, Vec<String>)> = rows
            .iter()
            .map(|row| (row.id.clone(), row.people.iter().chain([&row.host]).cloned().collect()))
            .collect();
        let infos = self.infos(rows, None, tongue).await;
        let body = serde_json::to_vec(&infos).map_err(Fault::internal)?.into();
        let of = |id: &str| people.iter().find(|(other, _)| other == id).map(|(_, people)| people.clone());
        let tables =
            infos.into_iter().map(|info| Entry { people: of(&info.id).unwrap_or_default(), info }).collect();
        let listed = Arc::new(Listed { tables, body });
        kept.retain(|(other, ..)| *other != tongue);
        kept.push((tongue, Instant::now(), listed.clone()));
        Ok(listed)
    }

    /// The public tables for somebody who sits at some of them; none for somebody who sits at none.
    pub async fn public_tables_for(
        &self,
        listed: &Listed,
        person: &str,
        tongue: Tongue,
    ) -> Option<Vec<TableInfo>> {
        let concerns = |entry: &Entry| entry.people.iter().any(|other| other == person);
        if !listed.tables.iter().any(concerns) {
            return None;
        }
        let mut infos = Vec::with_capacity(listed.tables.len());
        for entry in &listed.tables {
            infos.push(match concerns(entry) {
                true => self
                    .info(&entry.info.id, Some(person), tongue)
                    .await
                    .unwrap_or_else(|| entry.info.clone()),
                false => entry.info.clone(),
            });
        }
        Some(infos)
    }

    /// What lists say about these tables. A table that can't be loaded is left out.
    pub async fn infos(&self, rows: Vec<TableRow>, person: Option<&str>, tongue: Tongue) -> Vec<TableInfo> {
        let mut infos = Vec::with_capacity(rows.len());
        for row in rows {
            infos.extend(self.info(&row.id, person, tongue).await);
        }
        infos
    }

    async fn info(&self, id: &str, person: Option<&str>, tongue: Tongue) -> Option<TableInfo> {
        match self.slot(id).await {
            Ok(slot) => Some(slot.lock().await.info(person, tongue)),
            Err(problem) if problem.kind == ProblemKind::NotFound => None,
            Err(problem) => {
                tracing::error!(table = id, why = self.in_english(&problem), "not listed");
                None
            }
        }
    }
}
