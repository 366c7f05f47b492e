//! People, their sessions and their API tokens.

use crate::base::Store;
use crate::error::StoreError;
use crate::names::{fold, skeletons};
use crate::rows::from_row;

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The person's id, which never changes.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// The password's argon2 hash as a PHC string; none for a guest.
    pub password: Option<String>,
    /// The web-hook to call when it is their turn.
    pub hook: Option<String>,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
}

from_row! { Person { id, name, password, hook, created } }

impl Person {
    /// The name in the form that no other registered person may have. Guests may have any name.
    fn folded(&self) -> Option<String> {
        self.password.is_some().then(|| fold(&self.name))
    }
}

/// An API token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenRow {
    /// Its public id.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was made.
    pub created: i64,
}

from_row! { TokenRow { id, name, created } }

/// A guest, for the operator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestRow {
    /// The person's id.
    pub id: String,
    /// The guest's name.
    pub name: String,
    /// When they first came, in milliseconds since 1970.
    pub created: i64,
    /// When they were last here, to the day.
    pub seen: i64,
    /// At how many tables they sit.
    pub tables: i64,
}

from_row! { GuestRow { id, name, created, seen, tables } }

/// How many browsers are remembered for each person.
const DEVICES: i64 = 20;

const FORGET_LOOKS: &str = "DELETE FROM lookalikes WHERE person = $1";
const KEEP_LOOKS: &str = "INSERT INTO lookalikes (skeleton, person) VALUES ($1, $2)";

/// Tells a name that is taken, or looks like a taken one, from other errors.
fn name_taken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(inner)
            if inner.is_unique_violation()
                && (inner.message().contains("folded") || inner.message().contains("lookalikes")) =>
        {
            StoreError::NameTaken
        }
        _ => error.into(),
    }
}

impl Store {
    /// Keeps a new person. The name of a registered person is protected from look-alikes.
    pub async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        let sql = "INSERT INTO people (id, name, folded, password, hook, created, seen) \
            VALUES ($1, $2, $3, $4, $5, $6, $6)";
        let looks = if person.password.is_some() { skeletons(&person.name) } else { Vec::new() };
        writing!(self, |db| {
            sqlx::query(sql)
                .bind(&person.id)
                .bind(&person.name)
                .bind(person.folded())
                .bind(&person.password)
                .bind(&person.hook)
                .bind(person.created)
                .execute(&mut *db)
                .await
                .map_err(name_taken)?;
            for skeleton in &looks {
                let kept = sqlx::query(KEEP_LOOKS).bind(skeleton).bind(&person.id).execute(&mut *db).await;
                kept.map_err(name_taken)?;
            }
        });
        Ok(())
    }

    /// The person with this id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, password, hook, created FROM people WHERE id = $1";
        Ok(reading!(self, |db| sqlx::query_as(sql).bind(id).fetch_optional(db).await?))
    }

    /// The registered person with this name; upper and lower case are not told apart.
    pub async fn person_named(&self, name: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, password, hook, created FROM people WHERE folded = $1";
        Ok(reading!(self, |db| sqlx::query_as(sql).bind(fold(name)).fetch_optional(db).await?))
    }

    /// The registered person whose name can be mistaken for this one. Upper and lower case, and letters that look the
    /// same, are not told apart.
    pub async fn person_alike(&self, name: &str) -> Result<Option<Person>, StoreError> {
        if let Some(person) = self.person_named(name).await? {
            return Ok(Some(person));
        }
        let sql = "SELECT p.id, p.name, p.password, p.hook, p.created FROM lookalikes AS l \
            JOIN people AS p ON p.id = l.person WHERE l.skeleton = $1";
        for skeleton in skeletons(name) {
            let found = reading!(self, |db| sqlx::query_as(sql).bind(&skeleton).fetch_optional(db).await?);
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Keeps a person's new name, password or hook. With a password a guest becomes registered. A name that stays may
    /// look like somebody else's, as some did before names were compared this way.
    pub async fn save_person(&self, person: &Person) -> Result<(), StoreError> {
        let before = "SELECT name, folded FROM people WHERE id = $1";
        let sql = "UPDATE people SET name = $2, folded = $3, password = $4, hook = $5 WHERE id = $1";
        writing!(self, |db| {
            let before: Option<(String, Option<String>)> =
                sqlx::query_as(before).bind(&person.id).fetch_optional(&mut *db).await?;
            sqlx::query(sql)
                .bind(&person.id)
                .bind(&person.name)
                .bind(person.folded())
                .bind(&person.password)
                .bind(&person.hook)
                .execute(&mut *db)
                .await
                .map_err(name_taken)?;
            let same = |(name, folded): &(String, Option<String>)| *name == person.name && folded.is_some();
            if person.password.is_some() && !before.as_ref().is_some_and(same) {
                sqlx::query(FORGET_LOOKS).bind(&person.id).execute(&mut *db).await?;
                for skeleton in skeletons(&person.name) {
                    let kept =
                        sqlx::query(KEEP_LOOKS).bind(skeleton).bind(&person.id).execute(&mut *db).await;
                    kept.map_err(name_taken)?;
                }
            }
        });
        Ok(())
    }

    /// Notes that somebody is here.
    pub async fn note_seen(&self, person: &str, now: i64) -> Result<(), StoreError> {
        let sql = "UPDATE people SET seen = $2 WHERE id = $1";
        writing!(self, |db| sqlx::query(sql).bind(person).bind(now).execute(db).await?.rows_affected());
        Ok(())
    }

    /// The guests who have not been here since then, those gone longest first.
    pub async fn old_guests(&self, since: i64) -> Result<Vec<GuestRow>, StoreError> {
        let sql = "SELECT p.id, p.name, p.created, coalesce(p.seen, p.created) AS seen, \
            (SELECT count(*) FROM sitters AS s WHERE s.person = p.id) AS tables FROM people AS p \
            WHERE p.folded IS NULL AND coalesce(p.seen, p.created) < $1 ORDER BY coalesce(p.seen, p.created), p.id";
        Ok(listing!(self, |db| sqlx::query_as(sql).bind(since).fetch_all(db).await?))
    }

    /// Forgets a person and what is theirs: sessions, tokens, browsers, decks, reports, orders. What they said stays
    /// under another name; lines from before speakers were stored are recognised by the old name and the tables.
    pub async fn remove_person(&self, person: &Person, nobody: &str) -> Result<(), StoreError> {
        let said = "UPDATE chat SET person = NULL, name = $2 WHERE person = $1";
        let said_before = "UPDATE chat SET name = $3 WHERE person IS NULL AND name = $2 \
            AND table_key IN (SELECT table_key FROM sitters WHERE person = $1)";
        let rest = [
            "DELETE FROM orders WHERE person = $1",
            "DELETE FROM problems WHERE person = $1",
            "DELETE FROM decks WHERE person = $1",
            "DELETE FROM data_packs WHERE person = $1",
            "DELETE FROM tokens WHERE person = $1",
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM devices WHERE person = $1",
            FORGET_LOOKS,
            "DELETE FROM people WHERE id = $1",
        ];
        writing!(self, |db| {
            sqlx::query(said).bind(&person.id).bind(nobody).execute(&mut *db).await?;
            sqlx::query(said_before)
                .bind(&person.id)
                .bind(&person.name)
                .bind(nobody)
                .execute(&mut *db)
                .await?;
            for sql in rest {
                sqlx::query(sql).bind(&person.id).execute(&mut *db).await?;
            }
        });
        Ok(())
    }

    /// Remembers that somebody logged in with a browser, by the hash of what the browser was given. If there are
    /// many, the last ones stay.
    pub async fn remember_device(&self, person: &str, hash: &str, now: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO devices (person, hash, used) VALUES ($1, $2, $3) \
            ON CONFLICT (person, hash) DO UPDATE SET used = excluded.used";
        let most = "DELETE FROM devices WHERE person = $1 AND hash NOT IN \
            (SELECT hash FROM devices WHERE person = $1 ORDER BY used DESC, hash LIMIT $2)";
        writing!(self, |db| {
            sqlx::query(sql).bind(person).bind(hash).bind(now).execute(&mut *db).await?;
            sqlx::query(most).bind(person).bind(DEVICES).execute(&mut *db).await?;
        });
        Ok(())
    }

    /// Whether somebody has logged in with this browser before.
    pub async fn knows_device(&self, person: &str, hash: &str) -> Result<bool, StoreError> {
        let sql = "SELECT used FROM devices WHERE person = $1 AND hash = $2";
        let found: Option<i64> =
            reading!(self, |db| sqlx::query_scalar(sql).bind(person).bind(hash).fetch_optional(db).await?);
        Ok(found.is_some())
    }

    /// Forgets a person's browsers except this one.
    pub async fn drop_devices(&self, person: &str, but: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM devices WHERE person = $1 AND hash <> $2";
        writing!(self, |db| sqlx::query(sql).bind(person).bind(but).execute(db).await?.rows_affected());
        Ok(())
    }

    /// Forgets browsers that nobody has logged in with since then.
    pub async fn sweep_devices(&self, since: i64) -> Result<(), StoreError> {
        let sql = "DELETE FROM devices WHERE used < $1";
        writing!(self, |db| sqlx::query(sql).bind(since).execute(db).await?.rows_affected());
        Ok(())
    }

    /// Keeps a session by the hash of its cookie.
    pub async fn add_session(&self, hash: &str, person: &str, expires: i64) -> Result<(), StoreError> {
        let sql = "INSERT INTO sessions (hash, person, expires) VALUES ($1, $2, $3)";
        writing!(self, |db| {
            sqlx::query(sql).bind(hash).bind(person).bind(expires).execute(db).await?.rows_affected()
        });
        Ok(())
    }

    /// The person whose session this is, if it has not expired.
    pub async fn session(&self, hash: &str, now: i64) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT p.id, p.name, p.password, p.hook, p.created FROM sessions AS s \
            JOIN people AS p ON p.id = s.person WHERE s.hash = $1 AND s.expires > $2";
        Ok(looking!(self, |db| sqlx::query_as(sql).bind(hash).bind(now).fetch_optional(db).await?))
    }

    /// Ends a session.
    pub async fn drop_session(&self, hash: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM sessions WHERE hash = $1";
        writing!(self, |db| sqlx::query(sql).bind(hash).execute(db).await?.rows_affected());
        Ok(())
    }

    /// Ends all sessions of a person.
    pub async fn drop_sessions(&self, person: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM sessions WHERE person = $1";
        writing!(self, |db| sqlx::query(sql).bind(person).execute(db).await?.rows_affected());
        Ok(())
    }

    /// Forgets the sessions that have expired.
    pub async fn sweep_sessions(&self, now: i64) -> Result<(), StoreError> {
        let sql = "DELETE FROM sessions WHERE expires <= $1";
        writing!(self, |db| sqlx::query(sql).bind(now).execute(db).await?.rows_affected());
        Ok(())
    }

    /// Keeps an API token by the hash of its secret.
    pub async fn add_token(
        &self,
        id: &str,
        hash: &str,
        person: &str,
        name: &str,
        created: i64,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO tokens (id, hash, person, name, created) VALUES ($1, $2, $3, $4, $5)";
        writing!(self, |db| sqlx::query(sql)
            .bind(id)
            .bind(hash)
            .bind(person)
            .bind(name)
            .bind(created)
            .execute(db)
            .await?
            .rows_affected());
        Ok(())
    }

    /// A person's tokens, oldest first.
    pub async fn tokens(&self, person: &str) -> Result<Vec<TokenRow>, StoreError> {
        let sql = "SELECT id, name, created FROM tokens WHERE person = $1 ORDER BY created, id";
        Ok(reading!(self, |db| sqlx::query_as(sql).bind(person).fetch_all(db).await?))
    }

    /// The person whose token this is.
    pub async fn token(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT p.id, p.name, p.password, p.hook, p.created FROM tokens AS t \
            JOIN people AS p ON p.id = t.person WHERE t.hash = $1";
        Ok(looking!(self, |db| sqlx::query_as(sql).bind(hash).fetch_optional(db).await?))
    }

    /// Revokes a token; false if the person has no such token.
    pub async fn drop_token(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM tokens WHERE person = $1 AND id = $2";
        let dropped =
            writing!(self, |db| sqlx::query(sql).bind(person).bind(id).execute(db).await?.rows_affected());
        Ok(dropped > 0)
    }
}
