//! Lengths that tell nothing.

/// The smallest size of a message that the server sends, in bytes.
const CLASS_MIN: usize = 512;

/// The size class of `bytes`: a power of two, 512 at least.
pub const fn size_class(bytes: usize) -> usize {
    if bytes <= CLASS_MIN { CLASS_MIN } else { bytes.next_power_of_two() }
}

/// Fills a JSON text with blanks up to `length`: they mean nothing to whoever reads it.
pub fn pad(text: &mut Vec<u8>, length: usize) {
    text.resize(text.len().max(length), b' ');
}
