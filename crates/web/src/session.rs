//! Who a browser is: a random token in a cookie, of which only the hash is ever kept.
//!
//! A cookie is given with the first page, so that its forms can carry a token; it is known to nobody until
//! somebody sits down, founds a table or takes a name.

use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};
use store::{Failure, Session, TokenHash};
use subtle::ConstantTimeEq as _;
use table::PersonId;
use words::Language;

use crate::app::App;
use crate::chance::{self, NoChance};
use crate::recent::Recent;

/// What was read of a session is believed for so long.
const FRESH: Duration = Duration::from_secs(30);

/// So many who are somebody are remembered.
const SOMEBODY: usize = 50_000;

/// So many tokens that are nobody's are remembered. Anybody can make them up; those of people are not
/// forgotten for them.
const NOBODY: usize = 10_000;

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
#[derive(Debug)]
pub(crate) struct Sessions {
    somebody: Recent<[u8; 32], Session>,
    nobody: Recent<[u8; 32], ()>,
    /// People of whom everything must be read again that was read before.
    changed: Recent<PersonId, ()>,
}

/// What a hash belongs to.
#[derive(Clone, Debug)]
enum Read {
    Somebody(Session),
    Nobody,
}

impl Default for Sessions {
    fn default() -> Self {
        Self {
            somebody: Recent::new(SOMEBODY, FRESH),
            nobody: Recent::new(NOBODY, FRESH),
            changed: Recent::new(SOMEBODY, FRESH),
        }
    }
}

impl Sessions {
    /// Remembers what the store said when it was asked at that moment.
    fn remember(&self, hash: &TokenHash, session: Option<Session>, asked: Instant) {
        match session {
            Some(session) => {
                self.nobody.forget(&hash.0);
                self.somebody.remember(hash.0, session, asked);
            }
            None => self.nobody.remember(hash.0, (), asked),
        }
    }

    fn recall(&self, hash: &TokenHash) -> Option<Read> {
        let Some(session) = self.somebody.recall(&hash.0) else {
            return self.nobody.recall(&hash.0).map(|_| Read::Nobody);
        };
        let changed = self.changed.recall(&session.what.person);
        let is_known = changed.is_none_or(|changed| changed.since < session.since);
        is_known.then_some(Read::Somebody(session.what))
    }

    /// Forgets what is not believed any more.
    pub(crate) fn tidy(&self, now: Instant) {
        self.somebody.tidy(now);
        self.nobody.tidy(now);
        // What was read before stands in no cache by then.
        self.changed.tidy(now);
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.somebody.len() + self.nobody.len() + self.changed.len()
    }

    /// Everything about this person must be read again.
    pub(crate) fn forget(&self, person: &PersonId) {
        self.changed.remember(person.clone(), (), Instant::now());
    }
}

impl App {
    /// Who this browser is, if anybody knows.
    pub(crate) async fn session(&self, token: &Token) -> Result<Option<Session>, Failure> {
        let hash = token.hash();
        if let Some(known) = self.sessions.recall(&hash) {
            return Ok(match known {
                Read::Somebody(session) => Some(session),
                Read::Nobody => None,
            });
        }
        let (now, asked) = (self.clock.seconds(), Instant::now());
        let session = self.with_store(move |store| store.session(&hash, now)).await?;
        if let Some(session) = &session {
            self.people.remember(session.person.clone(), session.name.clone());
        }
        // Who is nobody yet may become somebody on another server, at any moment.
        if session.is_some() || !self.is_shared {
            self.sessions.remember(&hash, session.clone(), asked);
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
        let (now, hash, asked) = (self.clock.seconds(), token.hash(), Instant::now());
        let admit = move |store: &store::Store| {
            store.admit(&hash, &person, now)?;
            let Some(session) = store.session(&hash, now)? else {
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
            self.sessions.remember(&hash, Some(session.clone()), asked);
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

    /// Forgets a person's name and all sessions; pages that are open here are told to come back, as nobody.
    pub(crate) async fn forget(&self, person: &PersonId) -> Result<(), Failure> {
        let kept = person.clone();
        self.with_store(move |store| store.forget(&kept)).await?;
        self.people.forget(person);
        self.sessions.forget(person);
        self.open_sockets.forget(person);
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

    /// Anybody can send any 32 bytes: they are remembered, so many and no more, and nobody who is
    /// somebody is forgotten for them.
    #[test]
    fn tokens_that_are_made_up_have_a_bound() {
        let sessions = Sessions::default();
        let (now, person): (_, PersonId) = (Instant::now(), "anna".parse().unwrap());
        let anna = Session { person: person.clone(), name: None, since: 0, seen: 0 };
        let hash = Token::new().unwrap().hash();
        sessions.remember(&hash, Some(anna), now);
        for number in 0..200_000_u32 {
            let mut bytes = [0; 32];
            bytes[..4].copy_from_slice(&number.to_le_bytes());
            sessions.remember(&TokenHash(bytes), None, now);
        }
        assert_eq!(sessions.nobody.len(), NOBODY);
        assert!(matches!(sessions.recall(&hash), Some(Read::Somebody(_))));
        // And whoever is forgotten is forgotten at once, whatever was read before.
        sessions.forget(&person);
        assert!(sessions.recall(&hash).is_none());
        for number in 0..200_000_u32 {
            let person: PersonId = format!("p{number}").parse().unwrap();
            let mut bytes = [1; 32];
            bytes[..4].copy_from_slice(&number.to_le_bytes());
            sessions.forget(&person);
            let session = Session { person, name: None, since: 0, seen: 0 };
            sessions.remember(&TokenHash(bytes), Some(session), now);
        }
        assert_eq!((sessions.somebody.len(), sessions.changed.len()), (SOMEBODY, SOMEBODY));
    }

    #[test]
    fn a_token_is_read_as_it_was_written() {
        let token = Token::new().unwrap();
        assert_eq!(Token::read(token.text()), Some(token.clone()));
        assert_eq!(Token::read("short"), None);
        assert_eq!(format!("{token:?}"), "Token");
    }
}
