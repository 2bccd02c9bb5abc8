//! Who somebody is: the holder of a secret. A seat belongs to a session, never to an address.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Half a year: then even a session in use has to begin anew.
pub const AGE_MAX_S: i64 = 180 * 24 * 3600;

/// A month: a session that was not used for so long is forgotten.
pub const IDLE_MAX_S: i64 = 30 * 24 * 3600;

/// A secret of 256 bits, in hexadecimal. Whoever has it, is it; so it cannot be printed. That of a
/// program has the address of its room before it, and is good for nothing else: the room is part of
/// what is hashed, so nobody can put another in its place.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new one, from the system's generator.
    pub fn new() -> Self {
        Self(hex::encode(random::<32>()))
    }

    /// A new one that is good for this room only.
    pub fn for_room(room: &str) -> Self {
        Self(format!("{room}.{}", Self::new().0))
    }

    /// May it be shown where this room is asked for, or no room at all?
    pub fn is_good_for(&self, room: Option<&str>) -> bool {
        self.0.split_once('.').is_none_or(|(own, _)| room == Some(own))
    }

    /// The secret itself, to be handed to its owner and to nobody else.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What it is known by.
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

/// Enough to tell two apart in a log.
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

/// Bytes from the system's generator.
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

/// `length` characters that cannot be mistaken for each other when read aloud (Crockford's base
/// 32): five bits each.
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
        // With another room, or without one, it is somebody else's.
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
