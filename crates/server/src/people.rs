//! Who is who: guests, people with a password, their API tokens.

pub use crate::passes::{
    Anybody, Browser, COOKIE, DEVICE_COOKIE, DEVICE_SECONDS, Pass, Presence, Somebody, Visit, bearer,
};

use crate::app::{App, Ended, now};
use crate::limits::{Act, Caller, TOKENS_PER_PERSON};
use crate::names::{name_of, trimmed};
use crate::passes::DAY_SECONDS;
use crate::problem::{Fault, Json, Path};
use crate::secrets;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::IntoResponse;
use kernel::Text;
use serde::{Deserialize, Deserializer};
use session::wire::{Me, NewToken, ProblemKind, TokenInfo};
use store::Person;
use unicode_normalization::UnicodeNormalization;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest address of a web-hook, in characters.
const LONGEST_HOOK: usize = 500;

/// The routes about people.
pub fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(register))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(change_password))
        .routes(routes!(me, change_me))
        .routes(routes!(tokens, new_token))
        .routes(routes!(drop_token))
}

/// What a person says to play as a guest.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// The name to play under: 1 to 32 characters.
    pub name: String,
}

/// What a person says to register or to log in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name: 1 to 32 characters. Upper and lower case are not told apart.
    pub name: String,
    /// The password: 8 to 200 characters.
    pub password: String,
}

/// What a person says to change their password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The present password.
    pub current: String,
    /// The new password: 8 to 200 characters.
    pub new: String,
}

/// What a person wants to change about themselves. What is left out stays as it is.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    /// A new name.
    #[serde(default)]
    pub name: Option<String>,
    /// The address that is called when it is your turn, http or https; null for none.
    #[serde(default, deserialize_with = "present")]
    #[schema(value_type = Option<String>)]
    pub hook: Option<Option<String>>,
}

/// The API token that is wanted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WantedToken {
    /// What it is for: 1 to 32 characters.
    pub name: String,
}

/// Tells `null` from a field that is left out.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// Play as a guest
///
/// No password is needed; the session lives in the cookie that is set. Register to keep your games for good. A guest
/// who asks again stays the same guest, with the new name.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = Guest,
    responses((status = 200, description = "You are a guest now.", body = Me)))]
async fn guest(
    State(app): State<App>,
    caller: Caller,
    browser: Browser,
    Anybody(current): Anybody,
    Json(guest): Json<Guest>,
) -> Result<impl IntoResponse, Fault> {
    let name = name_of(&guest.name)?;
    app.limits.take_from(caller, Act::Guest)?;
    if let Some(holder) = app.store.person_alike(&name).await? {
        return Err(taken(&name, &holder));
    }
    let _changing = app.person_changes.lock().await;
    let person = match again(&app, current).await?.filter(is_guest) {
        Some(current) => {
            let person = Person { name, ..current };
            app.store.save_person(&person).await?;
            person
        }
        None => add_person(&app, name, None).await?,
    };
    let cookie = browser.enter(&app, &person).await?;
    Ok((cookie, Json(about(&person))))
}

/// Register with name and password
///
/// A guest who registers stays the same person and keeps all tables and tokens.
#[utoipa::path(post, path = "/api/register", tag = "people", request_body = Credentials,
    responses((status = 200, description = "You are registered and logged in.", body = Me)))]
async fn register(
    State(app): State<App>,
    caller: Caller,
    browser: Browser,
    Anybody(current): Anybody,
    Json(credentials): Json<Credentials>,
) -> Result<impl IntoResponse, Fault> {
    let name = name_of(&credentials.name)?;
    let password = password_of(credentials.password)?;
    app.limits.take_from(caller, Act::LogInFrom)?;
    // Looked up first only to save work; the store has the last word.
    if let Some(holder) = app.store.person_alike(&name).await? {
        return Err(taken(&name, &holder));
    }
    let digest = app.passwords.digest(password).await?;
    let _changing = app.person_changes.lock().await;
    let person = match again(&app, current).await?.filter(is_guest) {
        Some(current) => {
            let person = Person { name, password: Some(digest), ..current };
            app.store.save_person(&person).await?;
            // Nobody else who holds a session of the guest comes along.
            app.store.drop_sessions(&person.id).await?;
            app.end(Ended::Sessions(person.id.clone()));
            person
        }
        None => add_person(&app, name, Some(digest)).await?,
    };
    tracing::info!(person = person.id, "registered");
    let cookie = browser.enter(&app, &person).await?;
    Ok((cookie, Json(about(&person))))
}

/// Log in
///
/// The session you came with ends. A guest's tables stay with the guest: to keep them, register instead.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = Credentials,
    responses((status = 200, description = "You are logged in.", body = Me)))]
async fn login(
    State(app): State<App>,
    caller: Caller,
    browser: Browser,
    Json(credentials): Json<Credentials>,
) -> Result<impl IntoResponse, Fault> {
    let Credentials { name, password } = credentials;
    let name = trimmed(&name)?;
    let password = password_of(password)?;
    // First as it was typed, then composed, as newer names are kept.
    let person = match app.store.person_named(name).await? {
        Some(person) => Some(person),
        None => app.store.person_named(&name.nfc().collect::<String>()).await?,
    };
    let known = match &person {
        Some(person) => browser.is_known(&app, person).await?,
        None => false,
    };
    // A browser that the person has logged in with before is counted by itself: whatever others do, it is let
    // through.
    match browser.device.as_deref().filter(|_| known) {
        Some(device) => app.limits.take(caller, Act::Password, &secrets::hash(device))?,
        None => app.limits.take_log_in(caller, &name.to_lowercase())?,
    }
    let stored = person.as_ref().and_then(|person| person.password.clone());
    let fits = app.passwords.fits(password, stored).await?;
    let Some(person) = person.filter(|_| fits) else {
        tracing::info!(?caller, "log-in refused");
        return Err(Fault::new(ProblemKind::Password, Text::new("password-wrong")));
    };
    let cookie = browser.enter(&app, &person).await?;
    Ok((cookie, Json(about(&person))))
}

/// Log out
///
/// Ends the cookie's session, if there is one. A guest can't come back.
#[utoipa::path(post, path = "/api/logout", tag = "people",
    responses((status = 204, description = "You are nobody now.")))]
async fn logout(State(app): State<App>, browser: Browser) -> Result<impl IntoResponse, Fault> {
    browser.forget(&app).await?;
    Ok((StatusCode::NO_CONTENT, browser.leave()))
}

/// Change your password
///
/// All sessions end, here and elsewhere, and sockets close; you get a new session. API tokens stay good.
#[utoipa::path(post, path = "/api/password", tag = "people", request_body = NewPassword,
    responses((status = 200, description = "It is changed, and you are logged in anew.", body = Me)))]
async fn change_password(
    State(app): State<App>,
    caller: Caller,
    browser: Browser,
    Somebody(person): Somebody,
    Json(wanted): Json<NewPassword>,
) -> Result<impl IntoResponse, Fault> {
    if is_guest(&person) {
        return Err(Fault::value(Text::new("password-of-guest")));
    }
    let (current, new) = (password_of(wanted.current)?, password_of(wanted.new)?);
    // A stolen session must not help to guess the password.
    app.limits.take(caller, Act::Password, &person.id)?;
    let digest = app.passwords.digest(new).await?;
    let _changing = app.person_changes.lock().await;
    let person = again(&app, Some(person)).await?.ok_or_else(Fault::no_person)?;
    if !app.passwords.fits(current, person.password.clone()).await? {
        tracing::info!(?caller, "change of a password refused");
        return Err(Fault::new(ProblemKind::Password, Text::new("password-not-yours")));
    }
    let person = Person { password: Some(digest), ..person };
    app.store.save_person(&person).await?;
    app.store.drop_sessions(&person.id).await?;
    app.end(Ended::Sessions(person.id.clone()));
    // Whoever logged in elsewhere, perhaps with a password that somebody else knew, counts like everybody else.
    let device = browser.device.as_deref().map(secrets::hash).unwrap_or_default();
    app.store.drop_devices(&person.id, &device).await?;
    tracing::info!(person = person.id, "password changed");
    let cookie = browser.enter(&app, &person).await?;
    Ok((cookie, Json(about(&person))))
}

/// Who you are
///
/// `null` if you are nobody yet, or not any more. A token that is not good is a problem all the same.
#[utoipa::path(get, path = "/api/me", tag = "people", security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "You, or `null`.", body = Option<Me>)))]
async fn me(headers: HeaderMap, Anybody(person): Anybody) -> Result<Json<Option<Me>>, Fault> {
    // A program that brings a token means to be somebody. A browser asks only to find out.
    if person.is_none() && bearer(&headers).is_some() {
        return Err(Fault::no_person());
    }
    Ok(Json(person.as_ref().map(about)))
}

/// Change your name or your web-hook
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = ChangeMe,
    responses((status = 200, description = "You, changed.", body = Me)))]
async fn change_me(
    State(app): State<App>,
    Somebody(person): Somebody,
    Json(change): Json<ChangeMe>,
) -> Result<Json<Me>, Fault> {
    let _changing = app.person_changes.lock().await;
    let mut person = again(&app, Some(person)).await?.ok_or_else(Fault::no_person)?;
    if let Some(name) = change.name {
        let name = name_of(&name)?;
        let holder = app.store.person_alike(&name).await?;
        if let Some(holder) = holder.filter(|holder| holder.id != person.id) {
            return Err(taken(&name, &holder));
        }
        person.name = name;
    }
    if let Some(hook) = change.hook {
        person.hook = hook.map(|hook| hook_of(&hook)).transpose()?.flatten();
    }
    app.store.save_person(&person).await?;
    Ok(Json(about(&person)))
}

/// Your API tokens
#[utoipa::path(get, path = "/api/tokens", tag = "people",
    responses((status = 200, description = "The tokens, without their secrets.", body = [TokenInfo])))]
async fn tokens(State(app): State<App>, Somebody(person): Somebody) -> Result<Json<Vec<TokenInfo>>, Fault> {
    let rows = app.store.tokens(&person.id).await?;
    let tokens = rows.into_iter().map(|row| TokenInfo { id: row.id, name: row.name, created: row.created });
    Ok(Json(tokens.collect()))
}

/// Make an API token
///
/// For a bot: it sends the secret as `Authorization: Bearer SECRET` and acts as you.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = WantedToken,
    responses((status = 200, description = "The token. Its secret is shown this once.", body = NewToken)))]
async fn new_token(
    State(app): State<App>,
    Somebody(person): Somebody,
    Json(wanted): Json<WantedToken>,
) -> Result<Json<NewToken>, Fault> {
    let name = name_of(&wanted.name)?;
    if app.store.tokens(&person.id).await?.len() >= TOKENS_PER_PERSON {
        return Err(Fault::limit(Text::new("limit-tokens").count("n", TOKENS_PER_PERSON)));
    }
    let (id, secret, created) = (secrets::id()?, secrets::secret()?, now());
    app.store.add_token(&id, &secrets::hash(&secret), &person.id, &name, created).await?;
    Ok(Json(NewToken { token: TokenInfo { id, name, created }, secret }))
}

/// Drop an API token
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people",
    params(("id" = String, Path, description = "The token's id.")),
    responses((status = 204, description = "It is no longer good.")))]
async fn drop_token(
    State(app): State<App>,
    Somebody(person): Somebody,
    Path(id): Path<String>,
) -> Result<StatusCode, Fault> {
    match app.store.drop_token(&person.id, &id).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Fault::not_found(Text::new("your-missing-token"))),
    }
}

/// The problem that somebody has the name already, or one that looks like it.
fn taken(name: &str, holder: &Person) -> Fault {
    let same = name.to_lowercase() == holder.name.to_lowercase();
    let why = match same {
        true => Text::new("name-of-somebody"),
        false => Text::new("name-like-somebody"),
    };
    Fault::new(ProblemKind::NameTaken, why)
}

/// Whether somebody plays without a password.
pub fn is_guest(person: &Person) -> bool {
    person.password.is_none()
}

/// What people are told about themselves.
pub fn about(person: &Person) -> Me {
    let Person { id, name, hook, .. } = person.clone();
    Me { id, name, guest: is_guest(person), hook }
}

/// The person's record as it is now: it may have changed since the request came in.
pub async fn again(app: &App, person: Option<Person>) -> Result<Option<Person>, Fault> {
    match person {
        Some(person) => Ok(app.store.person(&person.id).await?),
        None => Ok(None),
    }
}

async fn add_person(app: &App, name: String, password: Option<String>) -> Result<Person, Fault> {
    let person = Person { id: secrets::id()?, name, password, hook: None, created: now() };
    app.store.add_person(&person).await?;
    app.presence.is_new(&person.id, person.created / (DAY_SECONDS * 1000));
    Ok(person)
}

/// The password, if it is of a permitted length.
pub fn password_of(password: String) -> Result<String, Fault> {
    match password.chars().count() {
        8..=200 => Ok(password),
        _ => Err(Fault::value(Text::new("password-length"))),
    }
}

/// The address of a web-hook; an empty one is none.
fn hook_of(hook: &str) -> Result<Option<String>, Fault> {
    let hook = hook.trim();
    if hook.is_empty() {
        return Ok(None);
    }
    if hook.chars().count() > LONGEST_HOOK {
        return Err(Fault::value(Text::new("hook-length").count("n", LONGEST_HOOK)));
    }
    let uri: Option<Uri> = hook.parse().ok();
    let good = uri.is_some_and(|uri| {
        matches!(uri.scheme_str(), Some("http" | "https")) && uri.host().is_some_and(|host| !host.is_empty())
    });
    match good {
        true => Ok(Some(hook.to_owned())),
        false => Err(Fault::value(Text::new("hook-form"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hooks() {
        assert_eq!(
            hook_of(" https://example.org/turn?me=1 ").unwrap().unwrap(),
            "https://example.org/turn?me=1"
        );
        assert_eq!(hook_of("").unwrap(), None);
        let long = format!("https://example.org/{}", "a".repeat(500));
        for bad in [
            "example.org",
            "ftp://example.org/",
            "/turn",
            "http://",
            "javascript:alert(1)",
            "http://a b/",
            &long,
        ] {
            assert!(hook_of(bad).is_err(), "{bad:?}");
        }
    }
}
