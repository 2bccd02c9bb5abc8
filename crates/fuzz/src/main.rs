//! libFuzzer on the target that `REDEYE_FUZZ_TARGET` names. Its arguments are libFuzzer's.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use redeye_fuzz::{TARGETS, Target, mutate};

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = std::env::var("REDEYE_FUZZ_TARGET").expect("REDEYE_FUZZ_TARGET names a target");
    let target = TARGETS.iter().find(|target| target.name == name);
    target.unwrap_or_else(|| panic!("there is no target `{name}`"))
});

fuzz_target!(|input: &[u8]| (TARGET.run)(input));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    // The library changes bytes, and ours whole words and lines.
    if seed.is_multiple_of(2) {
        return fuzzer_mutate(data, size, max_size);
    }
    let mut changed = mutate(&data[..size], seed);
    changed.truncate(max_size);
    data[..changed.len()].copy_from_slice(&changed);
    changed.len()
});
