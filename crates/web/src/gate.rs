//! The gate: who comes, from where, and whether a request is really theirs.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, OriginalUri, Request};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::response::{IntoResponse as _, Response};
use pages::{Problem, Settings, Visitor};
use store::Session;
use words::{Language, Wishes};

use crate::answer::{fail, too_much};
use crate::config::Config;
use crate::house::House;
use crate::limit::{Limit, Rate};
use crate::session::Token;

/// The longest form.
const LONGEST_FORM: usize = 16 * 1024;

/// A form must be there after so long.
const READING: Duration = Duration::from_secs(10);

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// How much anybody may do.
#[derive(Debug)]
pub(crate) struct Limits {
    /// Games founded, by person.
    pub(crate) founding: Limit<[u8; 32]>,
    /// Games founded, by network.
    pub(crate) founding_here: Limit<IpAddr>,
    /// Tables put into the list, by person.
    pub(crate) listing: Limit<[u8; 32]>,
    /// Sitting down and names, by person.
    pub(crate) sitting: Limit<[u8; 32]>,
    /// Everything that is sent, by network.
    pub(crate) sending: Limit<IpAddr>,
    /// Positions to be solved, by network.
    pub(crate) solving: Limit<IpAddr>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        let games = usize::try_from(config.games_per_minute).unwrap_or(usize::MAX);
        let a_minute = |times| Rate { times, span: Duration::from_mins(1) };
        Self {
            founding: Limit::new(a_minute(games)),
            founding_here: Limit::new(a_minute(games.saturating_mul(10))),
            listing: Limit::new(a_minute(8.max(games))),
            sitting: Limit::new(a_minute(25)),
            sending: Limit::new(a_minute(1_200)),
            solving: Limit::new(a_minute(120)),
        }
    }
}

/// Whoever asks for a page.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) token: Token,
    /// Was the token made just now? Then the answer brings it.
    pub(crate) is_new: bool,
    /// Who it is, if anybody knows.
    pub(crate) session: Option<Session>,
    pub(crate) visitor: Visitor,
    /// Where from, for counting only.
    pub(crate) network: IpAddr,
    /// What the last form was answered, for a browser without script.
    pub(crate) told: Vec<String>,
    /// Does the browser unpack what is packed?
    pub(crate) unpacks: bool,
    /// Does the person come by TLS?
    pub(crate) is_secure: bool,
}

impl Guest {
    /// The name of the cookie: with TLS one that no other site can set.
    pub(crate) const fn cookie(is_secure: bool) -> &'static str {
        if is_secure { "__Host-ff" } else { "ff" }
    }

    pub(crate) fn key(&self) -> [u8; 32] {
        self.token.hash().0
    }
}

/// The cookie that tells a browser without script what became of its form.
pub(crate) const TOLD: &str = "ff_told";

/// The value of a cookie.
fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// The origin of our pages as this browser sees them.
pub(crate) fn own_origin(config: &Config, headers: &HeaderMap, peer: IpAddr) -> String {
    if let Some(public) = &config.public_url {
        return public.origin().to_owned();
    }
    let trusted = config.trusts(peer);
    let forwarded = |name: &str| text(headers, name).filter(|_| trusted);
    let scheme = if forwarded("x-forwarded-proto") == Some("https") { "https" } else { "http" };
    let host = forwarded("x-forwarded-host").or_else(|| text(headers, HOST.as_str()));
    let listen = config.listen.to_string();
    format!("{scheme}://{}", host.unwrap_or(&listen).to_ascii_lowercase())
}

/// Where a request comes from: what a proxy that we believe says, else the other end. Of an address
/// of version 6 the network counts: one household has millions.
fn network(config: &Config, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    let mut address = peer;
    if config.trusts(peer) {
        let all = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let hops: Vec<&str> = all.flat_map(|line| line.split(',')).map(str::trim).collect();
        for hop in hops.into_iter().rev() {
            let Ok(hop) = hop.parse() else { break };
            address = hop;
            if !config.trusts(hop) {
                break;
            }
        }
    }
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        four @ IpAddr::V4(_) => four,
    }
}

/// Whether a request comes from one of our own pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// From ours.
    Ours,
    /// From somebody else's.
    Foreign,
    /// It does not say: text browsers, programs.
    Unsaid,
}

pub(crate) fn source(headers: &HeaderMap, own: &str) -> Source {
    let mut origins = headers.get_all(ORIGIN).iter();
    match (origins.next(), origins.next()) {
        (Some(origin), None) if origin.as_bytes() == own.as_bytes() => Source::Ours,
        (Some(_), _) => Source::Foreign,
        (None, _) => match text(headers, "sec-fetch-site") {
            Some("cross-site" | "same-site") => Source::Foreign,
            _ => Source::Unsaid,
        },
    }
}

/// The secret that a program sends of its own accord. No browser does that by itself, so nothing
/// else must be proven.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<Token> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    Token::read(value.strip_prefix("Bearer ")?.trim())
}

/// Looks at whoever comes.
async fn guest(house: &House, parts: &Parts) -> Result<Guest, Response> {
    let peer = parts.extensions.get::<Peer>().map_or(house.config.listen.ip(), |peer| peer.0.ip());
    let headers = &parts.headers;
    let origin = own_origin(&house.config, headers, peer);
    let is_secure = origin.starts_with("https://");
    let settings = cookie(headers, Settings::COOKIE).map(Settings::from_cookie).unwrap_or_default();
    let language = settings.language.unwrap_or_else(|| {
        let accept_language = text(headers, ACCEPT_LANGUAGE.as_str());
        Language::negotiate(&Wishes { accept_language, ..Wishes::default() })
    });
    let known =
        bearer(headers).or_else(|| cookie(headers, Guest::cookie(is_secure)).and_then(Token::read));
    let is_new = known.is_none();
    let token = match known {
        Some(token) => Ok(token),
        None => Token::new(),
    };
    let form = token.as_ref().ok().and_then(|token| token.form().ok());
    let (Ok(token), Some(form)) = (token, form) else {
        return Err(axum::http::StatusCode::SERVICE_UNAVAILABLE.into_response());
    };
    let uri = parts.extensions.get::<OriginalUri>().map_or(&parts.uri, |uri| &uri.0);
    let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    let told = cookie(headers, TOLD).map(read_told).unwrap_or_default();
    let unpacks = text(headers, "accept-encoding").is_some_and(|all| all.contains("gzip"));
    let visitor = Visitor { language, settings, token: form, name: None, path, origin };
    let mut guest = Guest {
        network: network(&house.config, headers, peer),
        session: None,
        token,
        is_new,
        visitor,
        told,
        unpacks,
        is_secure,
    };
    if !guest.is_new {
        match house.session(&guest.token).await {
            Ok(session) => guest.session = session,
            Err(failure) => {
                tracing::error!(%failure, "a session could not be read");
                return Err(fail(&guest, Problem::Unavailable));
            }
        }
    }
    guest.visitor.name = guest.session.as_ref().and_then(|session| session.name.clone());
    Ok(guest)
}

/// Sentences as a cookie carries them.
pub(crate) fn write_told(told: &[String]) -> String {
    use base64::Engine as _;
    let mut text = told.join("\n");
    let mut most = text.len().min(1_500);
    while !text.is_char_boundary(most) {
        most -= 1;
    }
    text.truncate(most);
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(text)
}

fn read_told(text: &str) -> Vec<String> {
    use base64::Engine as _;
    let bytes = base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(text).unwrap_or_default();
    let text = String::from_utf8(bytes).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

impl FromRequestParts<Arc<House>> for Guest {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Self, Response> {
        guest(house, parts).await
    }
}

/// Whoever sends a form, and the form. There is no other way to a form's fields, so that none can
/// be looked at before the gate was passed.
#[derive(Debug)]
pub(crate) struct Posted {
    pub(crate) guest: Guest,
    pub(crate) fields: Vec<(String, String)>,
}

impl Posted {
    /// A field; the last if it comes several times.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

impl FromRequest<Arc<House>> for Posted {
    type Rejection = Response;

    async fn from_request(request: Request, house: &Arc<House>) -> Result<Self, Response> {
        let (parts, body) = request.into_parts();
        let guest = guest(house, &parts).await?;
        let is_form = text(&parts.headers, "content-type")
            .is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded"));
        let reading = axum::body::to_bytes(body, LONGEST_FORM);
        let read: Result<Result<Bytes, _>, _> = tokio::time::timeout(READING, reading).await;
        let Ok(Ok(bytes)) = read else { return Err(fail(&guest, Problem::Unreadable)) };
        if !is_form && !bytes.is_empty() {
            return Err(fail(&guest, Problem::Unreadable));
        }
        let fields: Vec<(String, String)> =
            form_urlencoded::parse(&bytes).map(|(n, v)| (n.into_owned(), v.into_owned())).collect();
        let posted = Self { guest, fields };
        debug_assert_ne!(parts.method, Method::GET);
        let is_program = bearer(&parts.headers).is_some();
        let has_token = || posted.field("token").is_some_and(|form| posted.guest.token.gave(form));
        let passes = match source(&parts.headers, &posted.guest.visitor.origin) {
            Source::Ours => true,
            Source::Foreign => false,
            Source::Unsaid => is_program || (!posted.guest.is_new && has_token()),
        };
        if !passes {
            return Err(fail(&posted.guest, Problem::Forbidden));
        }
        let now = std::time::Instant::now();
        if let Err(wait) = house.limits.sending.take(posted.guest.network, now) {
            return Err(too_much(house, &posted.guest, wait));
        }
        Ok(posted)
    }
}
