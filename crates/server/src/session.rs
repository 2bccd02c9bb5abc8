//! Who somebody is: the holder of a secret. A seat belongs to a session, never to an address.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Half a year: then even a session in use has to begin anew.
pub const AGE_MAX_S: i64 = 180 * 24 * 3600;

/// A month: a session that was not used for so long is forgotten.
pub const IDLE_MAX_S: i64 = 30 * 24 * 3600;

/// A secret of 256 bits, in hexadecimal. Whoever has it, is it; so it cannot be printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new one, from the system's generator.
    pub fn new() -> Self {
        Self(hex::encode(random::<32>()))
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
        let fits = text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit());
        if fits { Ok(Self(text.to_owned())) } else { Err(()) }
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
