//! All routes, and their description as OpenAPI.

use crate::app::App;
use crate::pages::{Kept, kept};
use crate::problem::Fault;
use crate::{
    account, decks, games, health, language, limits, live, metrics, packs, pages, people, play, replay,
    security, story, tables,
};
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::HeaderMap;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router};
use session::wire::Problem;
use std::any::Any;
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ContentBuilder, InfoBuilder, OpenApi, Ref, ResponseBuilder, SecurityRequirement};
use utoipa::{PartialSchema, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// All routes. Every route here is documented: its description is what registers it.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .merge(people::router())
        .merge(account::router())
        .merge(games::router())
        .merge(decks::router())
        .merge(packs::router())
        .merge(health::router())
        .merge(metrics::router())
        .merge(tables::router())
        .merge(play::router())
        .merge(live::router())
        .merge(replay::router())
        .merge(story::router())
        .routes(routes!(openapi))
}

/// The whole server as a router.
pub fn router(app: App) -> Router {
    let (routes, mut description) = api().split_for_parts();
    describe(&mut description);
    // A description that can't be written would be a bug; the tests read it.
    let description = Kept::new("application/json", serde_json::to_vec(&description).unwrap_or_default());
    routes
        .method_not_allowed_fallback(pages::method_not_allowed)
        .fallback(pages::other)
        .layer(Extension(Arc::new(description)))
        .layer(DefaultBodyLimit::max(security::BODY_LIMIT))
        .layer(from_fn_with_state(app.clone(), security::own_pages_only))
        .layer(from_fn_with_state(app.clone(), security::own_names_only))
        .layer(from_fn_with_state(app.clone(), limits::few_at_once))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn(security::headers))
        .layer(from_fn_with_state(app.clone(), metrics::count))
        .layer(from_fn_with_state(app.clone(), language::listen))
        .layer(from_fn(to_the_end))
        .with_state(app)
}

/// What was begun is finished, even if the caller has hung up: a change that is in the room but not yet in the store
/// must not be left half-way.
async fn to_the_end(request: Request, next: Next) -> Response {
    match tokio::spawn(next.run(request)).await {
        Ok(response) => response,
        Err(error) => Fault::internal(error).into_response(),
    }
}

/// A request whose handling panicked is answered like any other internal error.
fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("of an unknown kind");
    Fault::internal(format!("panic: {text}")).into_response()
}

/// This description
#[utoipa::path(get, path = "/api/openapi.json", tag = "operation", security(()),
    responses((status = 200, description = "The description.", body = Object)))]
async fn openapi(Extension(description): Extension<Arc<Kept>>, headers: HeaderMap) -> Response {
    kept(&description, &headers)
}

/// What all routes have in common: how callers say who they are, and what a problem looks like.
fn describe(api: &mut OpenApi) {
    api.info = InfoBuilder::new()
        .title("Longtable")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some(
            "Tables, people and games. Errors are a Problem with a fitting status. \
             A session cookie or an API token says who you are. Texts are in the language that the header \
             Accept-Language asks for, or else in English; `says` is the same in every language.",
        ))
        .build();
    let components = api.components.get_or_insert_default();
    components.schemas.insert(Problem::name().into_owned(), Problem::schema());
    let mut parts = Vec::new();
    Problem::schemas(&mut parts);
    components.schemas.extend(parts);
    let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(people::COOKIE)));
    let bearer = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
    components.add_security_scheme("cookie", cookie);
    components.add_security_scheme("bearer", bearer);
    let none: [&str; 0] = [];
    api.security = Some(["cookie", "bearer"].map(|scheme| SecurityRequirement::new(scheme, none)).to_vec());
    for operation in api.paths.paths.values_mut().flat_map(operations) {
        let content = ContentBuilder::new().schema(Some(Ref::from_schema_name(Problem::name())));
        let problem = ResponseBuilder::new()
            .description("Why the request failed.")
            .content("application/json", content.build())
            .build();
        operation.responses.responses.entry("default".to_owned()).or_insert(problem.into());
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let PathItem { get, put, post, delete, patch, .. } = item;
    [get, put, post, delete, patch].into_iter().filter_map(Option::as_mut)
}
