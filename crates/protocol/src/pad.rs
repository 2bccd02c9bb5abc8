//! Lengths that tell nothing.

/// Messages are sent in sizes that are multiples of this many bytes. What a viewer alone knows has
/// room in steps of its own already, so larger steps would hide nothing more.
const STEP: usize = 512;

/// Clients send commands in multiples of this many bytes: what is chosen in secret must not be told
/// by its length.
pub const COMMAND_STEP_BYTES: usize = 256;

/// The size class of `bytes`: 512, or a multiple of it.
pub const fn size_class(bytes: usize) -> usize {
    if bytes == 0 { STEP } else { bytes.next_multiple_of(STEP) }
}

/// Fills a JSON text with blanks up to `length`: they mean nothing to whoever reads it.
pub fn pad(text: &mut Vec<u8>, length: usize) {
    text.resize(text.len().max(length), b' ');
}
