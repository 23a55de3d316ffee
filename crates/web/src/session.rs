//! Who a browser is: a random token in a cookie, of which only the hash is ever kept.
//!
//! A cookie is given with the first page, so that its forms can carry a token; it is known to nobody until
//! somebody sits down, founds a table or takes a name.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};
use store::{Failure, Session, TokenHash};
use subtle::ConstantTimeEq as _;
use table::PersonId;
use words::Language;

use crate::chance::{self, NoChance};
use crate::house::House;

/// What was read of a session is believed for so long.
const FRESH: Duration = Duration::from_secs(30);

/// So many are remembered.
const MOST: usize = 50_000;

/// The secret of a browser: 256 bits. It is in no log and in no address.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

impl Token {
    pub(crate) fn new() -> Result<Self, NoChance> {
        Ok(Self(URL_SAFE_NO_PAD.encode(chance::bytes::<32>()?)))
    }

    /// What a cookie or a header says, if it can be one of ours.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        (bytes.len() == 32).then(|| Self(text.to_owned()))
    }

    pub(crate) fn text(&self) -> &str {
        &self.0
    }

    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// What a form of this browser carries. It looks different each time, so that pages that are
    /// packed do not betray it by their length.
    pub(crate) fn form(&self) -> Result<String, NoChance> {
        let mask = chance::bytes::<16>()?;
        let mut bytes = [0; 32];
        let (first, second) = bytes.split_at_mut(16);
        first.copy_from_slice(&mask);
        for (byte, (secret, mask)) in second.iter_mut().zip(self.proof().iter().zip(mask)) {
            *byte = secret ^ mask;
        }
        Ok(URL_SAFE_NO_PAD.encode(bytes))
    }

    /// Was this in a form that we gave to this browser?
    pub(crate) fn gave(&self, form: &str) -> bool {
        let Ok(bytes) = URL_SAFE_NO_PAD.decode(form) else { return false };
        let Some((mask, masked)) = bytes.split_at_checked(16).filter(|(_, rest)| rest.len() == 16)
        else {
            return false;
        };
        let secret: Vec<u8> = masked.iter().zip(mask).map(|(byte, mask)| byte ^ mask).collect();
        secret.as_slice().ct_eq(&self.proof()).into()
    }

    fn proof(&self) -> [u8; 16] {
        let hash = Sha256::new().chain_update(b"fourfold form ").chain_update(&self.0).finalize();
        let mut proof = [0; 16];
        proof.copy_from_slice(&hash[..16]);
        proof
    }
}

/// Sessions that were read not long ago.
#[derive(Debug, Default)]
pub(crate) struct Sessions(Mutex<Known>);

/// What was read, by hash, and when.
type Known = HashMap<[u8; 32], (Read, Instant)>;

/// What a hash belongs to.
#[derive(Clone, Debug)]
enum Read {
    Somebody(Session),
    Nobody,
}

impl Read {
    fn session(&self) -> Option<&Session> {
        match self {
            Self::Somebody(session) => Some(session),
            Self::Nobody => None,
        }
    }
}

impl Sessions {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remember(&self, hash: &TokenHash, session: Option<Session>) {
        let mut known = self.known();
        if known.len() >= MOST {
            known.retain(|_, (_, since)| since.elapsed() < FRESH);
        }
        let read = session.map_or(Read::Nobody, Read::Somebody);
        known.insert(hash.0, (read, Instant::now()));
    }

    fn recall(&self, hash: &TokenHash) -> Option<Read> {
        let known = self.known();
        let (read, since) = known.get(&hash.0)?;
        (since.elapsed() < FRESH).then(|| read.clone())
    }

    /// Everything about this person must be read again.
    pub(crate) fn forget(&self, person: &PersonId) {
        let is_other = |read: &Read| read.session().is_none_or(|session| session.person != *person);
        self.known().retain(|_, (read, _)| is_other(read));
    }
}

impl House {
    /// Who this browser is, if anybody knows.
    pub(crate) async fn session(&self, token: &Token) -> Result<Option<Session>, Failure> {
        let hash = token.hash();
        if let Some(known) = self.sessions.recall(&hash) {
            return Ok(known.session().cloned());
        }
        let (now, asked) = (self.clock.seconds(), TokenHash(hash.0));
        let session = self.with_store(move |store| store.session(&asked, now)).await?;
        if let Some(session) = &session {
            self.people.remember(session.person.clone(), session.name.clone());
        }
        // Who is nobody yet may become somebody on another server, at any moment.
        if session.is_some() || !self.is_shared {
            self.sessions.remember(&hash, session.clone());
        }
        Ok(session)
    }

    /// Makes this browser somebody, with a name that can be changed, and says who it is: whoever its
    /// token belongs to now. Of two first requests at once one decides, and both hear the same.
    pub(crate) async fn admit(
        &self,
        token: &Token,
        language: Language,
    ) -> Result<Session, Failure> {
        let no_chance = |_: NoChance| Failure::Unavailable { why: "no random bytes".to_owned() };
        let person = chance::person().map_err(no_chance)?;
        let (now, hash) = (self.clock.seconds(), token.hash());
        let kept = hash;
        let admit = move |store: &store::Store| {
            store.admit(&kept, &person, now)?;
            let Some(session) = store.session(&kept, now)? else {
                // Forgotten in this very moment.
                return Err(Failure::Unavailable { why: "the session is gone".to_owned() });
            };
            let name = first_name(&session.person, language);
            // The other request names its own person; a name that was chosen since must stand.
            if session.person == person {
                store.rename(&person, &name, now)?;
                return Ok((Session { name: Some(name), ..session }, true));
            }
            let is_named = session.name.is_some();
            let name = session.name.or(Some(name));
            Ok((Session { name, ..session }, is_named))
        };
        let (session, is_named) = self.with_store(admit).await?;
        if is_named {
            self.people.remember(session.person.clone(), session.name.clone());
            self.sessions.remember(&hash, Some(session.clone()));
        }
        Ok(session)
    }

    /// Gives somebody another name.
    pub(crate) async fn rename(&self, person: &PersonId, name: &str) -> Result<(), Failure> {
        let (kept, text, now) = (person.clone(), name.to_owned(), self.clock.seconds());
        self.with_store(move |store| store.rename(&kept, &text, now)).await?;
        self.people.remember(person.clone(), Some(name.to_owned()));
        self.sessions.forget(person);
        Ok(())
    }

    /// Forgets a person's name and all sessions.
    pub(crate) async fn forget(&self, person: &PersonId) -> Result<(), Failure> {
        let kept = person.clone();
        self.with_store(move |store| store.forget(&kept)).await?;
        self.people.forget(person);
        self.sessions.forget(person);
        Ok(())
    }
}

/// What somebody is called at first. It follows from who it is, so that two requests that admit the
/// same person agree on it.
fn first_name(person: &PersonId, language: Language) -> String {
    let [low, high, ..] = <[u8; 32]>::from(Sha256::digest(person.as_str().as_bytes()));
    let number = u16::from_le_bytes([low, high]) % 9000 + 1000;
    pages::guest_name(language, number.into()).as_str().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_belongs_to_its_browser() {
        let (one, other) = (Token::new().unwrap(), Token::new().unwrap());
        let (first, second) = (one.form().unwrap(), one.form().unwrap());
        assert_ne!(first, second);
        assert!(one.gave(&first) && one.gave(&second));
        assert!(!other.gave(&first));
        for wrong in ["", "x", &first[..40], &format!("{first}A")] {
            assert!(!one.gave(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_token_is_read_as_it_was_written() {
        let token = Token::new().unwrap();
        assert_eq!(Token::read(token.text()), Some(token.clone()));
        assert_eq!(Token::read("short"), None);
        assert_eq!(format!("{token:?}"), "Token");
    }
}
