//! The gate: who comes, from where, and whether a request is really theirs.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, HeaderName, ORIGIN};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, Method, Uri};
use cookie::Cookie;
use pages::{Problem, Settings, Visitor};
use serde::de::DeserializeOwned;
use store::Session;
use table::GameId;
use words::{Language, Wishes};

use crate::app::App;
use crate::chance::NoChance;
use crate::config::Config;
use crate::limits::{FORM, LONGEST_FORM};
use crate::packing::unpacks;
use crate::problem::ProblemResponse;
use crate::session::Token;
use crate::unsent::Unsent;

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Who asks for a page, and how: what every handler knows of a request.
#[derive(Clone, Debug)]
pub(crate) struct RequestContext {
    pub(crate) token: Token,
    /// Was the token made just now? Then the answer brings it.
    pub(crate) is_new: bool,
    /// Who it is, if anybody knows.
    pub(crate) session: Option<Session>,
    pub(crate) visitor: Visitor,
    /// Where from, for counting only.
    pub(crate) network: IpAddr,
    /// The other end of the connection: theirs, or a proxy's.
    pub(crate) peer: IpAddr,
    /// What the last form was answered, for a browser without script.
    pub(crate) told: Vec<String>,
    /// Does the browser unpack what is packed?
    pub(crate) unpacks: bool,
    /// Does the person come by TLS?
    pub(crate) is_secure: bool,
    /// Where answers are counted that wait to be taken.
    pub(crate) unsent: Unsent,
}

impl RequestContext {
    /// The name of the cookie: with TLS one that no other site can set.
    pub(crate) const fn cookie(is_secure: bool) -> &'static str {
        if is_secure { "__Host-ff" } else { "ff" }
    }
}

/// The cookie that tells a browser without script what became of its form.
pub(crate) const TOLD: &str = "ff_told";

/// The value of a cookie.
fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = lines.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == name).and_then(|cookie| cookie.value_raw())
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
    let is_secure = config.is_secure() || forwarded("x-forwarded-proto") == Some("https");
    let scheme = if is_secure { "https" } else { "http" };
    let host = forwarded("x-forwarded-host").or_else(|| text(headers, HOST.as_str()));
    let listen = config.listen.to_string();
    format!("{scheme}://{}", host.unwrap_or(&listen).to_ascii_lowercase())
}

/// Where a request comes from: what a proxy that we believe says, else the other end.
pub(crate) fn network(config: &Config, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    let mut address = peer;
    if config.trusts(peer) {
        let all = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let hops: Vec<&str> = all.flat_map(|line| line.split(',')).map(str::trim).collect();
        for hop in hops.into_iter().rev() {
            let Some(hop) = hop_address(hop) else { break };
            address = hop;
            if !config.trusts(hop) {
                break;
            }
        }
    }
    network_of(address)
}

/// The address that a proxy names. Some write the port as well: `203.0.113.5:4711`, `[2001:db8::1]:4711`.
fn hop_address(hop: &str) -> Option<IpAddr> {
    let bare = || hop.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok();
    let address = hop.parse().ok();
    let address = address.or_else(|| hop.parse::<SocketAddr>().ok().map(|both| both.ip()));
    address.or_else(|| bare().map(IpAddr::V6))
}

/// Does a request say that it came through a proxy, whichever it is? Nobody has to be believed for that: who says so
/// has less of it.
pub(crate) fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.keys().map(HeaderName::as_str).any(|name| {
        matches!(name, "forwarded" | "via" | "x-real-ip") || name.starts_with("x-forwarded-")
    })
}

/// The network of an address. Of one of version 6 the first half counts: one household has millions.
pub(crate) fn network_of(address: IpAddr) -> IpAddr {
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
    let (scheme, token) = value.split_once(' ')?;
    // Its name may be written large or small (RFC 9110).
    Token::read(token.trim()).filter(|_| scheme.eq_ignore_ascii_case("bearer"))
}

/// The other end of the connection by which a request came.
pub(crate) fn peer(app: &App, extensions: &Extensions) -> IpAddr {
    extensions.get::<Peer>().map_or(app.config.listen.ip(), |peer| peer.0.ip())
}

/// The language that somebody chose, or that their browser asks for.
pub(crate) fn language(headers: &HeaderMap, settings: &Settings) -> Language {
    settings.language.unwrap_or_else(|| {
        let accept_language = text(headers, ACCEPT_LANGUAGE.as_str());
        Language::negotiate(&Wishes { accept_language, ..Wishes::default() })
    })
}

/// How somebody likes it.
pub(crate) fn settings(headers: &HeaderMap) -> Settings {
    cookie(headers, Settings::COOKIE).map(Settings::from_cookie).unwrap_or_default()
}

/// Looks at whoever comes, without asking anybody who it is.
pub(crate) fn greet(
    app: &App,
    peer: IpAddr,
    headers: &HeaderMap,
    uri: &Uri,
) -> Result<RequestContext, NoChance> {
    let origin = own_origin(&app.config, headers, peer);
    let is_secure = origin.starts_with("https://");
    let settings = settings(headers);
    let language = language(headers, &settings);
    let known = bearer(headers)
        .or_else(|| cookie(headers, RequestContext::cookie(is_secure)).and_then(Token::read));
    let is_new = known.is_none();
    let token = known.map_or_else(Token::new, Ok)?;
    let form = token.form()?;
    let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
    Ok(RequestContext {
        session: None,
        token,
        is_new,
        visitor: Visitor { language, settings, token: form, name: None, path, origin },
        network: network(&app.config, headers, peer),
        peer,
        told: cookie(headers, TOLD).map(read_told).unwrap_or_default(),
        unpacks: unpacks(headers),
        is_secure,
        unsent: app.unsent.clone(),
    })
}

impl RequestContext {
    /// Asks who it is.
    pub(crate) async fn recognize(&mut self, app: &App) -> Result<(), store::Failure> {
        if !self.is_new {
            self.session = app.session(&self.token).await?;
        }
        self.visitor.name = self.session.as_ref().and_then(|session| session.name.clone());
        Ok(())
    }
}

/// Looks at whoever comes.
async fn context(app: &App, parts: &Parts) -> Result<RequestContext, ProblemResponse> {
    let peer = peer(app, &parts.extensions);
    let mut context = greet(app, peer, &parts.headers, &parts.uri)?;
    context.recognize(app).await?;
    Ok(context)
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

impl FromRequestParts<Arc<App>> for RequestContext {
    type Rejection = ProblemResponse;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Self, ProblemResponse> {
        context(app, parts).await
    }
}

/// The table that an address names, if that can be one.
#[derive(Clone, Debug)]
pub(crate) struct TableId(pub(crate) GameId);

impl FromRequestParts<Arc<App>> for TableId {
    type Rejection = ProblemResponse;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Self, ProblemResponse> {
        let name = Path::<String>::from_request_parts(parts, app).await;
        let id = name.ok().and_then(|name| name.parse().ok());
        id.map(Self).ok_or(ProblemResponse(Problem::NotFound))
    }
}

/// What a browser says that opened the desk of the host.
#[derive(Clone, Debug)]
pub(crate) struct DeskSecret(pub(crate) Option<Token>);

impl DeskSecret {
    /// The name of the cookie.
    pub(crate) const fn cookie(is_secure: bool) -> &'static str {
        if is_secure { "__Host-ff-host" } else { "ff-host" }
    }
}

impl FromRequestParts<Arc<App>> for DeskSecret {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let origin = own_origin(&app.config, &parts.headers, peer(app, &parts.extensions));
        let name = Self::cookie(origin.starts_with("https://"));
        Ok(Self(cookie(&parts.headers, name).and_then(Token::read)))
    }
}

/// What an address says after its question mark.
#[derive(Clone, Debug)]
pub(crate) struct QueryFields<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for QueryFields<T> {
    type Rejection = ProblemResponse;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<App>,
    ) -> Result<Self, ProblemResponse> {
        let said = Query::from_request_parts(parts, app).await;
        said.map(|Query(said)| Self(said)).map_err(|_| ProblemResponse(Problem::Unreadable))
    }
}

/// Whoever sends a form, and the form. There is no other way to a form's fields, so that none can
/// be looked at before the gate was passed.
#[derive(Debug)]
pub(crate) struct VerifiedForm {
    pub(crate) context: RequestContext,
    pub(crate) fields: Vec<(String, String)>,
}

impl VerifiedForm {
    /// A field; the last if it comes several times.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        self.fields.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

impl FromRequest<Arc<App>> for VerifiedForm {
    type Rejection = ProblemResponse;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ProblemResponse> {
        let (parts, body) = request.into_parts();
        debug_assert_ne!(parts.method, Method::GET);
        let context = context(app, &parts).await?;
        let is_form = text(&parts.headers, "content-type")
            .is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded"));
        let reading = axum::body::to_bytes(body, LONGEST_FORM);
        let read: Result<Result<Bytes, _>, _> = tokio::time::timeout(FORM, reading).await;
        let Ok(Ok(bytes)) = read else { return Err(Problem::Unreadable.into()) };
        if !is_form && !bytes.is_empty() {
            return Err(Problem::Unreadable.into());
        }
        let fields: Vec<(String, String)> =
            form_urlencoded::parse(&bytes).map(|(n, v)| (n.into_owned(), v.into_owned())).collect();
        let verified = Self { context, fields };
        let is_program = bearer(&parts.headers).is_some();
        let has_token =
            || verified.field("token").is_some_and(|form| verified.context.token.gave(form));
        let passes = match source(&parts.headers, &verified.context.visitor.origin) {
            Source::Ours => true,
            Source::Foreign => false,
            Source::Unsaid => is_program || (!verified.context.is_new && has_token()),
        };
        if passes { Ok(verified) } else { Err(Problem::Forbidden.into()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hop_may_have_a_port() {
        for (hop, address) in [
            ("203.0.113.5", Some("203.0.113.5")),
            ("203.0.113.5:4711", Some("203.0.113.5")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[2001:db8::1]:4711", Some("2001:db8::1")),
            ("unknown", None),
            ("203.0.113.5:", None),
            ("[203.0.113.5]", None),
            ("203.0.113.5:99999", None),
            ("", None),
        ] {
            let address: Option<IpAddr> = address.map(|address| address.parse().unwrap());
            assert_eq!(hop_address(hop), address, "{hop}");
        }
    }
}
