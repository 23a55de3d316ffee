//! A server, asked over HTTP: for a session, tables and seats.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use table::{Contribution, GameId, Seat};
use ureq::Agent;
use ureq::http::Response;
use wire::{FixedSeed, ListedTable, Lobby, NewSession};

use super::address::{ServerAddress, table_of};
use super::chance;
use super::cookie::cookie;
use super::keyring::Keyring;
use super::note::Note;
use super::problem::RemoteProblem;
use super::timeouts::Timeouts;
use super::token::Token;
use super::trust::{Roots, Trust, is_about_certificate};
use crate::speech_settings::SpeechSettings;

/// No answer is longer than this.
const LONGEST: u64 = 1024 * 1024;

/// An answer must be there, whole, after so long.
const ANSWERING: Duration = Duration::from_secs(30);

/// The most characters a name has.
const LONGEST_NAME: usize = 24;

/// A server, as one person knows it. Everything is asked with that person's token, which is kept in
/// a file and never shown.
#[derive(Clone)]
pub struct RemoteServer {
    pub(super) address: ServerAddress,
    pub(super) speech: SpeechSettings,
    pub(super) patience: Timeouts,
    pub(super) roots: Option<Roots>,
    keyring: Keyring,
    token: Option<Token>,
    /// The table at which the person sat down last, and what was noted of its draws.
    noted: Option<(String, Note)>,
    agent: Agent,
}

impl fmt::Debug for RemoteServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server").field("address", &self.address).finish_non_exhaustive()
    }
}

impl RemoteServer {
    /// The server at an address. Nothing is asked yet. `tokens` is the file in which tokens are kept.
    pub fn new(
        address: ServerAddress,
        tokens: PathBuf,
        speech: SpeechSettings,
        trust: &Trust,
        patience: Timeouts,
    ) -> Self {
        let roots = address.is_secure().then(|| trust.roots());
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            // A form is answered with where to go, and we only read it. A token is never carried
            // to another address.
            .max_redirects(0)
            .max_redirects_will_error(false)
            // The socket knows no proxy; neither do forms.
            .proxy(None)
            .https_only(address.is_secure())
            .timeout_connect(Some(patience.connecting))
            .timeout_global(Some(ANSWERING))
            .user_agent(concat!("fourfold/", env!("CARGO_PKG_VERSION")));
        let agent = match &roots {
            Some(roots) => agent.tls_config(roots.for_forms()),
            None => agent,
        };
        let agent = agent.build().new_agent();
        let keyring = Keyring::at(tokens);
        Self { address, speech, patience, roots, keyring, token: None, noted: None, agent }
    }

    /// Where it is.
    pub const fn address(&self) -> &ServerAddress {
        &self.address
    }

    /// From now on, speak like this.
    pub const fn speak(&mut self, speech: SpeechSettings) {
        self.speech = speech;
    }

    /// Makes sure that the server knows us again: by the token in the file, or by a new one.
    pub fn session(&mut self) -> Result<(), RemoteProblem> {
        self.token().map(|_| ())
    }

    pub(super) fn token(&mut self) -> Result<Token, RemoteProblem> {
        if let Some(token) = &self.token {
            return Ok(token.clone());
        }
        let kept = self.keyring.find(&self.address).map_err(|_| RemoteProblem::Unkept)?;
        let token = if let Some(token) = kept {
            token
        } else {
            let token = self.ask_for_token()?;
            self.keyring.keep(&self.address, token).map_err(|_| RemoteProblem::Unkept)?
        };
        self.token = Some(token.clone());
        Ok(token)
    }

    fn ask_for_token(&self) -> Result<Token, RemoteProblem> {
        let response = self
            .agent
            .post(self.address.page("/api/session"))
            .header("Accept-Language", self.speech.language.code())
            .send_empty()
            .map_err(|error| reached(&error))?;
        // Where there is no such address, there is no server of ours.
        let text = body(response).map_err(|problem| match problem {
            RemoteProblem::NoTable => RemoteProblem::NoServer,
            other => other,
        })?;
        let session = NewSession::read(&text).map_err(|_| RemoteProblem::NoServer)?;
        Token::read(&session.token).ok_or(RemoteProblem::NoServer)
    }

    /// Takes a name. What a name may hold is for the server to say; it keeps the old one if it does
    /// not like the new.
    pub fn rename(&mut self, name: &str) -> Result<(), RemoteProblem> {
        let name = name.trim();
        if name.is_empty() || name.chars().count() > LONGEST_NAME {
            return Err(RemoteProblem::Name);
        }
        self.post("/me/name", &[("name", name.to_owned())]).map(|_| ())
    }

    /// Founds a table; the fields are those of `docs/protocol.md`.
    pub fn found(&mut self, fields: &[(&str, String)]) -> Result<GameId, RemoteProblem> {
        let fixed = self.fixed("/api/draws")?;
        let mut fields = fields.to_vec();
        if let Some(form) = fixed.as_ref().and_then(|fixed| fixed.form.clone()) {
            fields.push(("table", form));
            // What we add comes after the server is committed.
            if !fields.iter().any(|(name, _)| *name == "luck") {
                fields.push(("luck", chance::nonce()?));
            }
        }
        let Posted { location, .. } = self.post("/new", &fields)?;
        let added = fields.iter().find(|(name, _)| *name == "luck");
        let added = added.map(|(_, text)| Contribution::of_text(text));
        self.noted = fixed.map(|fixed| (fixed.table, Note::new(fixed.commitment, added)));
        table_of(&location).ok_or(RemoteProblem::NoServer)
    }

    /// To what the server is committed. A server from before there was such a thing says nothing.
    fn fixed(&mut self, path: &str) -> Result<Option<FixedSeed>, RemoteProblem> {
        let token = self.token()?;
        let request = self
            .agent
            .get(self.address.page(path))
            .header("Authorization", token.header())
            .header("Accept-Language", self.speech.language.code());
        match body(request.call().map_err(|error| reached(&error))?) {
            Ok(text) => FixedSeed::read(&text).map(Some).map_err(|_| RemoteProblem::NoServer),
            Err(RemoteProblem::NoTable) => Ok(None),
            Err(problem) => Err(problem),
        }
    }

    /// What was noted of this table.
    pub(super) fn take_note(&mut self, table: &GameId) -> Option<Note> {
        let (_, note) = self.noted.take_if(|(noted, _)| noted == table.as_str())?;
        Some(note)
    }

    /// Takes a free seat: this one, or any. If there was none, we watch; the table says which.
    pub fn sit(&mut self, table: &GameId, seat: Option<Seat>) -> Result<(), RemoteProblem> {
        let fixed = self.fixed(&format!("/api/draws/{table}"))?;
        let luck = chance::nonce()?;
        let added = Contribution::of_text(&luck);
        let seat = seat.map(|seat| ("seat", seat.to_string()));
        let fields: Vec<_> = seat.into_iter().chain([("luck", luck)]).collect();
        let posted = self.post(&format!("/t/{table}/sit"), &fields)?;
        // Whoever sits there already has added something else, and whoever finds no seat adds nothing.
        let added = Some(added).filter(|_| !posted.is_refused);
        self.noted = fixed.map(|fixed| (fixed.table, Note::new(fixed.commitment, added)));
        Ok(())
    }

    /// The tables that anybody may join or watch.
    pub fn lobby(&mut self) -> Result<Vec<ListedTable>, RemoteProblem> {
        let token = self.token()?;
        let request = self
            .agent
            .get(self.address.page("/api/tables"))
            .header("Authorization", token.header())
            .header("Accept-Language", self.speech.language.code());
        let text = body(request.call().map_err(|error| reached(&error))?);
        let text = text.map_err(|problem| match problem {
            RemoteProblem::NoTable => RemoteProblem::NoServer,
            other => other,
        })?;
        Lobby::read(&text).map(|lobby| lobby.tables).map_err(|_| RemoteProblem::NoServer)
    }

    /// Sends a form, and says how it is answered.
    fn post(&mut self, path: &str, fields: &[(&str, String)]) -> Result<Posted, RemoteProblem> {
        let token = self.token()?;
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.extend_pairs(fields);
        let mut request = self
            .agent
            .post(self.address.page(path))
            .header("Authorization", token.header())
            .header("Accept-Language", self.speech.language.code())
            .header("Content-Type", "application/x-www-form-urlencoded");
        if let Some(cookie) = cookie(self.speech) {
            request = request.header("Cookie", cookie);
        }
        let response = request.send(form.finish()).map_err(|error| reached(&error))?;
        let header = |name: &str| response.headers().get(name).and_then(|text| text.to_str().ok());
        match response.status().as_u16() {
            303 => {
                let location = header("Location").ok_or(RemoteProblem::NoServer)?.to_owned();
                let cookies = response.headers().get_all("Set-Cookie").iter();
                let mut cookies = cookies.filter_map(|cookie| cookie.to_str().ok());
                let is_refused = cookies.any(|cookie| cookie.starts_with(TOLD));
                Ok(Posted { location, is_refused })
            }
            _ => Err(refused(&response)),
        }
    }
}

/// How a form was answered.
struct Posted {
    /// Where.
    location: String,
    /// With a sentence for the next page: why nothing happened.
    is_refused: bool,
}

/// How the cookie begins that carries such a sentence (`docs/protocol.md`).
const TOLD: &str = "ff_told=";

/// Why it was not answered well.
fn refused<T>(response: &Response<T>) -> RemoteProblem {
    let header = |name: &str| response.headers().get(name).and_then(|text| text.to_str().ok());
    match response.status().as_u16() {
        301 | 302 | 307 | 308 => RemoteProblem::of_redirect(header("Location")),
        status => RemoteProblem::of_status(status, header("Retry-After")),
    }
}

/// What was answered, if it was answered well.
fn body(mut response: Response<ureq::Body>) -> Result<String, RemoteProblem> {
    if response.status().as_u16() != 200 {
        return Err(refused(&response));
    }
    let text = response.body_mut().with_config().limit(LONGEST).read_to_string();
    text.map_err(|error| reached(&error))
}

/// Why nothing was answered.
fn reached(error: &ureq::Error) -> RemoteProblem {
    match error {
        ureq::Error::Io(error) if is_about_certificate(error) => RemoteProblem::Certificate,
        ureq::Error::Rustls(error) if is_about_certificate(error) => RemoteProblem::Certificate,
        ureq::Error::Io(_)
        | ureq::Error::Timeout(_)
        | ureq::Error::HostNotFound
        | ureq::Error::ConnectionFailed => RemoteProblem::Unreachable,
        _ => RemoteProblem::NoServer,
    }
}
