//! Changes of whole words and lines. All that our readers read is made of them, and a fuzzer that
//! changes bytes alone seldom makes another word that means something.

use redeye_game::Rng;

/// Numbers at which something ends.
const ENDS: [&str; 8] =
    ["-1", "255", "256", "65535", "65536", "4294967296", "9223372036854775808", "1e9"];

/// Seats and cards are below this one.
const SMALL: u32 = 13;

/// The input with one thing in it changed.
pub fn mutate(input: &[u8], seed: u32) -> Vec<u8> {
    let mut rng = Rng::from_key(key(seed));
    let mut parts: Vec<&[u8]> = match rng.below(3) {
        0 => input.split_inclusive(|byte| *byte == b'\n').collect(),
        _ => input.chunk_by(|one, next| is_word(*one) == is_word(*next)).collect(),
    };
    if parts.is_empty() {
        return input.to_vec();
    }
    let [place, other] = [(); 2].map(|()| rng.below(parts.len() as u32) as usize);
    let number = match rng.below(4) {
        0 => (*rng.pick(&ENDS).expect("there are some")).to_owned(),
        _ => rng.below(SMALL).to_string(),
    };
    let numbers: Vec<usize> =
        (0..parts.len()).filter(|&place| parts[place].iter().all(u8::is_ascii_digit)).collect();
    match (rng.below(6), rng.pick(&numbers)) {
        (0 | 1, Some(place)) => parts[*place] = number.as_bytes(),
        (2, _) => drop(parts.remove(place)),
        (3, _) => parts.insert(place, parts[other]),
        (4, _) => parts.swap(place, other),
        _ => parts[place] = parts[other],
    }
    parts.concat()
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'$')
}

fn key(seed: u32) -> [u8; 32] {
    let mut key = [0; 32];
    key[..4].copy_from_slice(&seed.to_le_bytes());
    key
}
