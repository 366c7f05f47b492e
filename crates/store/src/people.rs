//! People, their sessions and their API tokens.

use crate::base::Store;
use crate::error::StoreError;
use sqlx::FromRow;

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct Person {
    /// Never changes.
    pub id: String,
    /// What others see.
    pub name: String,
    /// The password's argon2 hash as a PHC string; nothing for a guest.
    pub password: Option<String>,
    /// The web-hook to call when it is their turn.
    pub hook: Option<String>,
    /// When they came first.
    pub created: i64,
}

impl Person {
    /// The name that no other registered person may have. Guests may have any.
    fn folded(&self) -> Option<String> {
        self.password.is_some().then(|| fold(&self.name))
    }
}

/// An API token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct TokenRow {
    /// Its public id.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was made.
    pub created: i64,
}

/// The name for comparing.
fn fold(name: &str) -> String {
    name.to_lowercase()
}

fn name_taken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(inner) if inner.is_unique_violation() && inner.message().contains("folded") => {
            StoreError::NameTaken
        }
        _ => error.into(),
    }
}

impl Store {
    /// Keeps a new person.
    pub async fn add_person(&self, person: &Person) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO people (id, name, folded, password, hook, created) VALUES ($1, $2, $3, $4, $5, $6)";
        writing!(self, |db| sqlx::query(sql)
            .bind(&person.id)
            .bind(&person.name)
            .bind(person.folded())
            .bind(&person.password)
            .bind(&person.hook)
            .bind(person.created)
            .execute(db)
            .await
            .map_err(name_taken)?
            .rows_affected());
        Ok(())
    }

    /// The person with this id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, password, hook, created FROM people WHERE id = $1";
        Ok(reading!(self, |db| sqlx::query_as(sql).bind(id).fetch_optional(db).await?))
    }

    /// The registered person with this name; capitals don't matter.
    pub async fn person_named(&self, name: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT id, name, password, hook, created FROM people WHERE folded = $1";
        Ok(reading!(self, |db| sqlx::query_as(sql).bind(fold(name)).fetch_optional(db).await?))
    }

    /// Keeps a person's new name, password or hook. With a password a guest becomes registered.
    pub async fn save_person(&self, person: &Person) -> Result<(), StoreError> {
        let sql = "UPDATE people SET name = $2, folded = $3, password = $4, hook = $5 WHERE id = $1";
        writing!(self, |db| sqlx::query(sql)
            .bind(&person.id)
            .bind(&person.name)
            .bind(person.folded())
            .bind(&person.password)
            .bind(&person.hook)
            .execute(db)
            .await
            .map_err(name_taken)?
            .rows_affected());
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

    /// Whose session this is, if it has not expired.
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

    /// Whose token this is.
    pub async fn token(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let sql = "SELECT p.id, p.name, p.password, p.hook, p.created FROM tokens AS t \
            JOIN people AS p ON p.id = t.person WHERE t.hash = $1";
        Ok(looking!(self, |db| sqlx::query_as(sql).bind(hash).fetch_optional(db).await?))
    }

    /// Takes a token back; false if the person has no such token.
    pub async fn drop_token(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM tokens WHERE person = $1 AND id = $2";
        let dropped =
            writing!(self, |db| sqlx::query(sql).bind(person).bind(id).execute(db).await?.rows_affected());
        Ok(dropped > 0)
    }
}
