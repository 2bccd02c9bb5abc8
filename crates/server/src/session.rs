//! A session is known by a secret. A seat belongs to a session, never to an address.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Half a year, after which even a session in use ends.
pub const AGE_MAX_S: i64 = 180 * 24 * 3600;

/// A month, after which an unused session is forgotten.
pub const IDLE_MAX_S: i64 = 30 * 24 * 3600;

/// A secret of 256 bits, in hexadecimal. Anybody who has it is the session, so it cannot be
/// printed. The token of a program begins with the address of its room and works for no other: the
/// room is part of what is hashed, so it cannot be exchanged.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Returns a new token from the system's generator.
    pub fn new() -> Self {
        Self(hex::encode(random::<32>()))
    }

    /// Returns a new token that works only for this room.
    pub fn for_room(room: &str) -> Self {
        Self(format!("{room}.{}", Self::new().0))
    }

    /// Returns whether the token may be used in a request for this room, or for no room.
    pub fn is_good_for(&self, room: Option<&str>) -> bool {
        self.0.split_once('.').is_none_or(|(own, _)| room == Some(own))
    }

    /// Returns the secret itself, to be handed only to its owner.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Returns the id of its session.
    pub fn id(&self) -> SessionId {
        SessionId(Sha256::digest(self.0.as_bytes()).into())
    }
}

impl Default for Token {
    fn default() -> Self {
        Self::new()
    }
}

impl FromStr for Token {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (room, secret) = text.split_once('.').unwrap_or(("", text));
        let is_secret = secret.len() == 64 && secret.bytes().all(|b| b.is_ascii_hexdigit());
        let fits = room.len() <= 32 && room.bytes().all(|b| b.is_ascii_alphanumeric());
        if is_secret && fits { Ok(Self(text.to_owned())) } else { Err(()) }
    }
}

/// A session, by the hash of its token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SessionId(pub [u8; 32]);

/// Prints enough to tell two sessions apart in a log.
impl fmt::Debug for SessionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", hex::encode(&self.0[..4]))
    }
}

impl From<SessionId> for String {
    fn from(id: SessionId) -> Self {
        hex::encode(id.0)
    }
}

impl TryFrom<String> for SessionId {
    type Error = hex::FromHexError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let mut id = [0; 32];
        hex::decode_to_slice(text, &mut id)?;
        Ok(Self(id))
    }
}

/// Returns bytes from the system's generator.
///
/// # Panics
/// If the system has none: then nothing here is safe.
pub fn random<const N: usize>() -> [u8; N] {
    #[cfg(feature = "simulated")]
    if let Some(bytes) = crate::simulated::random() {
        return bytes;
    }
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a generator");
    bytes
}

/// Returns `length` random characters of five bits each, which cannot be mistaken for each other
/// when read aloud (Crockford's base 32).
pub fn random_word(length: usize) -> String {
    const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    (0..length).map(|_| char::from(LETTERS[usize::from(random::<1>()[0] % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_programs_token_is_good_for_its_room_only() {
        let token = Token::for_room("K7Q2MX");
        assert!(token.is_good_for(Some("K7Q2MX")));
        assert!(!token.is_good_for(Some("K7Q2MY")) && !token.is_good_for(None));
        // With another room, or without one, it is another session's.
        let (_, secret) = token.reveal().split_once('.').unwrap();
        let forged: [Token; 2] = [secret, &format!("K7Q2MY.{secret}")].map(|t| t.parse().unwrap());
        assert!(forged.iter().all(|forged| forged.id() != token.id()));
        assert!(Token::new().is_good_for(None));
        for text in ["", ".", "K7Q2MX.", &format!("a/b.{secret}"), &format!("a.b.{secret}")] {
            assert!(text.parse::<Token>().is_err(), "{text}");
        }
        assert!(token.reveal().parse::<Token>().is_ok_and(|read| read == token));
    }
}
