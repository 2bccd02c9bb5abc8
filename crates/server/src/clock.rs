//! The time outside of matches.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub fn unix_ms() -> i64 {
    #[cfg(feature = "simulated")]
    if let Some(now) = crate::simulated::unix_ms() {
        return now;
    }
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Seconds since 1970.
pub fn unix_s() -> u64 {
    u64::try_from(unix_ms()).unwrap_or_default() / 1000
}
