//! The draw: how a table makes its chance, so that it can be proved afterwards.
//!
//! The whole of it is specified in `docs/deal.md`, with test vectors in
//! `docs/deal-vectors.json`. We use nothing of a library's sampling: a library may change its
//! shuffle in a minor version, and every old record would break.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng as _, SeedableRng};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::{BySeat, Seat, SeatSet};

/// What opens every commitment of a table, so that it can be mistaken for nothing else.
const TAG: &[u8] = b"redeye-deal-1";

/// The same for the commitment of a seat.
const SEAT_TAG: &[u8] = b"redeye-seat-2";

/// The same for a seal.
const SEAL_TAG: &[u8] = b"redeye-seal-2";

/// A stream of chance: ChaCha20, and our own unbiased ways to read it.
#[derive(Debug, PartialEq, Eq)]
pub struct Rng(ChaCha20Rng);

impl Rng {
    /// The stream of the key `key`, from its start.
    pub fn from_key(key: [u8; 32]) -> Self {
        Self(ChaCha20Rng::from_seed(key))
    }

    /// The stream that a word stands for: for series that someone wants to see again.
    /// A table in earnest takes its seed from the system.
    pub fn from_word(word: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"redeye-word-1");
        hash.update(word.as_bytes());
        Self::from_key(hash.finalize().into())
    }

    /// The stream that deals a match: keyed by `HMAC-SHA-256(seed, nonces in seat order)`.
    pub fn for_deal<'a>(seed: &Seed, nonces: impl IntoIterator<Item = (u8, &'a Nonce)>) -> Self {
        let mut mac = Hmac::<Sha256>::new_from_slice(&seed.0).expect("HMAC takes any key");
        for (seat_number, nonce) in nonces {
            mac.update(&[seat_number]);
            mac.update(&nonce.0);
        }
        Self::from_key(mac.finalize().into_bytes().into())
    }

    /// An independent stream of the same key: match `index` of a series.
    pub fn branch(&self, index: u64) -> Self {
        let mut stream = ChaCha20Rng::from_seed(self.0.get_seed());
        stream.set_stream(index);
        Self(stream)
    }

    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is zero.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below zero");
        // 2^32 is rarely a multiple of the bound; words from the last, incomplete
        // run are thrown away, or the first numbers would come up more often.
        loop {
            let word = self.0.next_u32();
            // The incomplete run is shorter than the bound: most words need no division to pass.
            if word <= u32::MAX - bound || word <= u32::MAX - (u32::MAX % bound + 1) % bound {
                return word % bound;
            }
        }
    }

    /// Shuffles in place, each order equally likely (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of `items`, each equally likely; none if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        (!items.is_empty()).then(|| &items[self.below(items.len() as u32) as usize])
    }

    /// A number from 0 up to (not including) 1, for players' mixed choices.
    /// Not for the table's draws: those stay whole numbers, alike in every language.
    pub fn unit(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / (f64::from(u32::MAX) + 1.0)
    }

    /// Thirty-two bytes, for a key or a nonce.
    pub fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        bytes
    }
}

/// The library gives its generators no `Clone`; ours is needed to look ahead in a match.
impl Clone for Rng {
    fn clone(&self) -> Self {
        let mut stream = ChaCha20Rng::from_seed(self.0.get_seed());
        stream.set_stream(self.0.get_stream());
        stream.set_word_pos(self.0.get_word_pos());
        Self(stream)
    }
}

/// A 256-bit value written as 64 hexadecimal digits.
macro_rules! hex_256 {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $name(pub [u8; 32]);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let mut bytes = [0; 32];
                let lower = text.bytes().all(|byte| !byte.is_ascii_uppercase());
                match hex::decode_to_slice(text, &mut bytes) {
                    Ok(()) if lower => Ok(Self(bytes)),
                    _ => Err(format!("expected 64 hexadecimal digits, found {} characters",
                        text.chars().count())),
                }
            }
        }
    };
}

hex_256! {
    /// The table's own secret, from which everything is drawn. Shown when the match is over.
    Seed
}
hex_256! {
    /// Hides the seed behind the commitment. Shown with it.
    Salt
}
hex_256! {
    /// A seat's own addition to the draw, so that the table alone cannot choose it.
    #[derive(Debug)]
    Nonce
}
hex_256! {
    /// What is published before anything is shown: of a table it binds seed and salt, of a seat
    /// its nonce.
    #[derive(Debug)]
    Commitment
}
hex_256! {
    /// Binds all commitments of a deal at once: what had been published when the first nonce was
    /// revealed.
    #[derive(Debug)]
    Seal
}

impl Nonce {
    /// `SHA-256("redeye-seat-2" ‖ the table's commitment ‖ seat ‖ nonce)`: what a seat publishes
    /// before it reveals its nonce. It is good for this seat and this draw alone, and so for one
    /// match: the table's commitment has its name in it.
    pub fn commitment(&self, draw: Commitment, seat: Seat) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(SEAT_TAG);
        hash.update(draw.0);
        hash.update([number(seat)]);
        hash.update(self.0);
        Commitment(hash.finalize().into())
    }
}

/// The byte that stands for a seat: its number.
const fn number(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}

/// Secrets of a match in play: a failing test or a log line does not print them.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(hidden)")
    }
}

/// Everything that decides a match's chance, and the proof of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The name of the table, bound into the commitment.
    pub table: String,
    /// The table's secret.
    pub seed: Seed,
    /// What hides it in the commitment.
    pub salt: Salt,
    /// What each seat added, if it did.
    pub nonces: BySeat<Option<Nonce>>,
}

impl Deal {
    /// `SHA-256("redeye-deal-1" ‖ table ‖ salt ‖ seed)`, to be published before the nonces.
    pub fn commitment(&self) -> Commitment {
        let mut hash = Sha256::new();
        hash.update(TAG);
        hash.update(self.table.as_bytes());
        hash.update(self.salt.0);
        hash.update(self.seed.0);
        Commitment(hash.finalize().into())
    }

    /// The stream this deal draws from.
    pub fn rng(&self) -> Rng {
        let given = self
            .nonces
            .iter()
            .filter_map(|(seat, nonce)| nonce.as_ref().map(|nonce| (number(seat), nonce)));
        Rng::for_deal(&self.seed, given)
    }
}

/// What the seats had committed to before any of them revealed its nonce.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    /// What each seat had committed to, if it did.
    pub commitments: BySeat<Option<Commitment>>,
    /// Seats that did not reveal what they had committed to. The table drew anew, without them.
    pub withheld: SeatSet,
}

impl Bound {
    /// `SHA-256("redeye-seal-2" ‖ commitment ‖ how many withheld ‖ which ‖ (seat ‖ its
    /// commitment)…)`, for the table's commitment `draw`.
    pub fn seal(&self, draw: Commitment) -> Seal {
        let mut hash = Sha256::new();
        hash.update(SEAL_TAG);
        hash.update(draw.0);
        hash.update([self.withheld.len() as u8]);
        self.withheld.iter().for_each(|seat| hash.update([number(seat)]));
        for (seat, commitment) in self.commitments.iter() {
            if let Some(commitment) = commitment {
                hash.update([number(seat)]);
                hash.update(commitment.0);
            }
        }
        Seal(hash.finalize().into())
    }

    /// The first seat whose nonce in `deal` is not what it had committed to, with what its nonce
    /// makes. A nonce without a commitment is not bound, nor is a commitment without a nonce.
    pub fn first_broken(&self, deal: &Deal) -> Option<(Seat, Option<Commitment>)> {
        let draw = deal.commitment();
        let made = |(seat, nonce): (Seat, &Option<Nonce>)| {
            (seat, nonce.map(|nonce| nonce.commitment(draw, seat)))
        };
        deal.nonces.iter().map(made).find(|(seat, made)| self.commitments[*seat] != *made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_of_four_is_equally_likely() {
        let mut rng = Rng::from_key([7; 32]);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            rng.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        // Chi-square with 23 degrees of freedom stays under 49.7 in 999 of 1000 cases.
        let chi_square: f64 =
            counts.values().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi_square < 49.7, "chi-square {chi_square}");
    }

    #[test]
    fn below_stays_below_and_rejects_the_incomplete_run() {
        let mut rng = Rng::from_key([1; 32]);
        for bound in [1, 2, 3, 10, 1 << 31, (1 << 31) + 1, u32::MAX] {
            assert!((0..1000).all(|_| rng.below(bound) < bound));
        }
        // With this bound almost half of all words are thrown away, and no others.
        let bound = (1 << 31) + 1;
        let words = Rng::from_key([1; 32]).bytes();
        let words = words.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word));
        let kept: Vec<u32> = words.filter(|word| *word < bound).collect();
        assert!((1..8).contains(&kept.len()), "{kept:?}");
        let mut rng = Rng::from_key([1; 32]);
        kept.iter().for_each(|word| assert_eq!(rng.below(bound), *word));
    }

    #[test]
    fn secrets_are_not_printed() {
        let deal = Deal {
            table: "T".into(),
            seed: Seed([0xAB; 32]),
            salt: Salt([0xCD; 32]),
            nonces: BySeat::new(2, |_| None),
        };
        let debug = format!("{deal:?}").to_lowercase();
        assert!(!debug.contains("abab") && !debug.contains("cdcd") && !debug.contains("171"));
    }

    #[test]
    fn every_part_of_a_seats_commitment_counts() {
        let [one, two] = [Seat::at(0), Seat::at(1)];
        let (draw, nonce) = (Commitment([1; 32]), Nonce([2; 32]));
        let base = nonce.commitment(draw, one);
        for other in [
            Nonce([3; 32]).commitment(draw, one),
            nonce.commitment(Commitment([4; 32]), one),
            // Who copies the commitment of another seat cannot open it.
            nonce.commitment(draw, two),
        ] {
            assert_ne!(base, other);
        }
    }

    #[test]
    fn every_part_of_a_seal_counts() {
        let bound = |first: Option<u8>, second: Option<u8>, withheld| Bound {
            commitments: BySeat::new(3, |seat| {
                let byte = if seat.index() == 0 { first } else { second };
                byte.filter(|_| seat.index() < 2).map(|byte| Commitment([byte; 32]))
            }),
            withheld,
        };
        let draw = Commitment([9; 32]);
        let none = SeatSet::EMPTY;
        let base = bound(Some(1), None, none).seal(draw);
        assert_ne!(base, bound(Some(1), None, none).seal(Commitment([8; 32])));
        for other in [
            bound(None, None, none),
            bound(Some(2), None, none),
            bound(None, Some(1), none),
            bound(Some(1), Some(1), none),
            bound(Some(1), None, SeatSet::of(Seat::at(2))),
        ] {
            assert_ne!(base, other.seal(draw));
        }
    }

    #[test]
    fn every_part_of_the_deal_counts() {
        let base = Deal {
            table: "T".into(),
            seed: Seed([1; 32]),
            salt: Salt([2; 32]),
            nonces: BySeat::new(3, |_| None),
        };
        let mut other_table = base.clone();
        other_table.table = "U".into();
        let mut other_salt = base.clone();
        other_salt.salt = Salt([3; 32]);
        for other in [&other_table, &other_salt] {
            assert_ne!(base.commitment(), other.commitment());
            assert_eq!(base.rng(), other.rng(), "only seed and nonces draw");
        }
        // The same nonce from another seat is another deal.
        let nonced = |seat| Deal {
            nonces: BySeat::new(3, |s| (s.index() == seat).then_some(Nonce([9; 32]))),
            ..base.clone()
        };
        let first = |deal: &Deal| deal.rng().bytes();
        assert_ne!(first(&base), first(&nonced(0)));
        assert_ne!(first(&nonced(0)), first(&nonced(1)));
    }
}
