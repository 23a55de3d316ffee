//! Every address of the server: [`ROUTES`].

mod after;
mod files;
mod found;
mod host;
mod me;
mod site;
mod table;

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::handler::Handler as _;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::{MethodRouter, get, post};
use pages::Problem;

use crate::answer::{fail, guard, slow_down};
use crate::app::App;
use crate::gate::{greet, network, peer};
use crate::limits::{Budget, Take};
use crate::live;
use crate::metrics::Answered;
use crate::problem::ProblemResponse;
use crate::render::render;

/// Who may come to an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Guard {
    /// Everybody; nothing is done in anybody's name.
    Open,
    /// Whoever proves that the form is theirs: something is done in their name (`gate::VerifiedForm`).
    Form,
    /// Pages of ours and programs; others watch as nobody in particular.
    Socket,
    /// Everybody but pages of others: it does nothing in anybody's name, but gives a secret.
    Program,
}

impl Guard {
    /// As the list of routes writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Form => "form",
            Self::Socket => "socket",
            Self::Program => "program",
        }
    }
}

/// An address, and what is behind it.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// `GET` (which is `HEAD` too, at the same price) or `POST`.
    pub method: &'static str,
    /// With names in braces for what may stand there.
    pub path: &'static str,
    /// Who may come.
    pub guard: Guard,
    /// What it takes from what a network may do, before anything else happens.
    pub takes: &'static [Take],
    handler: fn() -> MethodRouter<Arc<App>>,
}

/// Method, path, handler, guard, and what it takes.
macro_rules! routes {
    ($($method:ident $path:literal $handler:path, $guard:ident, $($budget:ident $units:literal)*;)*) => {
        /// Every address there is. The router is made from this and from nothing else; the tests ask
        /// for each, and `docs/routes.md` is compared with it.
        pub static ROUTES: &[Route] = &[$(Route {
            method: method!($method),
            path: $path,
            guard: Guard::$guard,
            takes: &[$(Take { from: Budget::$budget, units: $units }),*],
            handler: || $method($handler),
        }),*];
    };
}

macro_rules! method {
    (get) => {
        "GET"
    };
    (post) => {
        "POST"
    };
}

routes! {
    get "/" site::home, Open, Reading 4;
    get "/new/{game}" found::form, Open, Reading 6;
    post "/new" found::found, Form, Sending 1;
    post "/play" found::play, Form, Sending 1;
    get "/tables" site::lobby, Open, Reading 12;
    get "/t/{id}" table::page, Open, Reading 8;
    post "/t/{id}/sit" table::sit, Form, Sending 1;
    get "/t/{id}/sit" table::back, Open, Reading 1;
    post "/t/{id}/do" table::act, Form, Sending 1;
    get "/t/{id}/do" table::back, Open, Reading 1;
    post "/t/{id}/say" table::say, Form, Sending 1;
    get "/t/{id}/say" table::back, Open, Reading 1;
    post "/t/{id}/phrase" table::phrase, Form, Sending 1;
    get "/t/{id}/phrase" table::back, Open, Reading 1;
    get "/t/{id}/live" live::live, Socket, Reading 8 Opening 1;
    get "/t/{id}/fair" after::fair, Open, Reading 16;
    get "/t/{id}/replay" after::replay, Open, Reading 16;
    get "/t/{id}/record.txt" after::record, Open, Reading 8;
    get "/t/{id}/record.jsonl" after::lines, Open, Reading 8;
    get "/t/{id}/picture.png" after::picture, Open, Reading 16 Solving 1;
    get "/settings" me::settings, Open, Reading 4;
    post "/settings" me::change, Form, Sending 1;
    post "/me/name" me::name, Form, Sending 1;
    post "/me/forget" me::forget, Form, Sending 1;
    post "/api/session" me::program, Program, Sending 1 Founding 1;
    get "/api/tables" site::tables, Open, Reading 4;
    get "/api/draws" found::draws, Open, Reading 1;
    get "/api/draws/{id}" found::draws_of, Open, Reading 8;
    get "/analysis" after::analysis, Open, Reading 8 Solving 1;
    get "/rules/{game}" after::rules, Open, Reading 16;
    get "/learn" after::lessons, Open, Reading 4;
    get "/learn/{game}" after::learn, Open, Reading 8;
    get "/host" host::look, Open, Reading 4;
    post "/host" host::enter, Form, Sending 1;
    post "/host/leave" host::leave, Form, Sending 1;
    get "/privacy" site::privacy, Open, Reading 4;
    get "/offline" site::offline, Open, Reading 4;
    get "/manifest.webmanifest" files::manifest, Open, Reading 1;
    get "/favicon.ico" files::favicon, Open, Reading 1;
    get "/robots.txt" files::robots, Open, Reading 1;
    get "/sw.js" files::worker, Open, Reading 1;
    get "/assets/{name}" files::asset, Open, Reading 1;
    get "/health" files::health, Open, Reading 1;
    get "/metrics" files::metrics, Open, Reading 1;
}

/// What every other address takes.
const NOWHERE: &[Take] = &[Take { from: Budget::Reading, units: 4 }];

/// All of it.
pub(crate) fn router(app: Arc<App>) -> Router {
    let paid = |takes| from_fn_with_state((Arc::clone(&app), takes), pay);
    let routes = ROUTES.iter().fold(Router::new(), |router, route| {
        router.route(route.path, (route.handler)().route_layer(paid(route.takes)))
    });
    routes
        .fallback(site::nowhere.layer(paid(NOWHERE)))
        .method_not_allowed_fallback(site::no_such_method.layer(paid(NOWHERE)))
        .layer(from_fn_with_state(Arc::clone(&app), watch_over))
        .with_state(app)
}

/// Takes what a request costs; whoever has nothing left hears so, cheaply.
async fn pay(
    State((app, takes)): State<(Arc<App>, &'static [Take])>,
    request: Request,
    next: Next,
) -> Response {
    let peer = peer(&app, request.extensions());
    let network = network(&app.config, request.headers(), peer);
    for take in takes {
        if let Err(wait) = app.limits.take(network, *take) {
            return slow_down(request.headers(), wait);
        }
    }
    next.run(request).await
}

/// Counts and times every answer, makes the page about what went wrong, and puts on every answer what
/// every answer says.
async fn watch_over(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("none", MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let (peer, headers) = (peer(&app, request.extensions()), request.headers().clone());
    let uri = request.uri().clone();
    let mut response = next.run(request).await;
    if let Some(trouble) = response.extensions_mut().remove::<ProblemResponse>() {
        // Without random bytes there is no page either: the status must do.
        if let Ok(mut context) = greet(&app, peer, &headers, &uri) {
            // Whoever cannot be recognized now hears it as nobody in particular. If that may be why there is
            // trouble, it is not tried again.
            if trouble.0 != Problem::Unavailable {
                let _ = context.recognize(&app).await;
            }
            if let Ok(page) =
                render(&app, context.network, move || Ok(fail(&context, trouble))).await
            {
                response = page;
            }
        }
    }
    guard(&mut response, app.config.is_secure());
    let status = response.status().as_u16();
    // The route, never the address: that may name a table.
    tracing::debug!(%method, route, status, ms = start.elapsed().as_millis(), "answered");
    app.metrics.requests.get_or_create(&Answered { route, status }).inc();
    response
}
