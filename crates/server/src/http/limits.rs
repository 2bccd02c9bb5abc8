//! Limits on rates and numbers: by address, by session, by socket.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Limits;
use crate::deny::Deny;
use crate::session::SessionId;

/// How many short codes one address may try in a minute.
const CODES_PER_MINUTE: u32 = 10;

/// How many messages one session may send in a second, over all sockets.
const MESSAGES_PER_SESSION: u32 = 10;

/// How long an address or session without requests is remembered.
pub(crate) const FORGET_EVERY: Duration = Duration::from_secs(60);

/// How many refusals are logged in a second: a flood of requests must not fill the disk.
const LOG_LINES_PER_SECOND: u32 = 10;

/// How many messages may come at once.
pub(super) const BURST: u32 = 20;

/// The rate limits of the server.
pub(crate) struct RateLimits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    codes: DefaultKeyedRateLimiter<IpAddr>,
    tables: DefaultKeyedRateLimiter<IpAddr>,
    messages: DefaultKeyedRateLimiter<SessionId>,
    log_lines: DefaultDirectRateLimiter,
    limits: Limits,
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl RateLimits {
    pub(crate) fn new(limits: Limits) -> Self {
        let requests = at_least_one(limits.requests_per_second);
        let burst = requests.saturating_mul(at_least_one(3));
        let tables = at_least_one(limits.tables_per_hour);
        let codes = at_least_one(CODES_PER_MINUTE);
        let per_session = at_least_one(MESSAGES_PER_SESSION.max(limits.messages_per_second));
        let many = at_least_one(BURST * 2).max(per_session);
        Self {
            requests: RateLimiter::keyed(Quota::per_second(requests).allow_burst(burst)),
            codes: RateLimiter::keyed(Quota::per_minute(codes)),
            tables: RateLimiter::keyed(Quota::per_hour(tables)),
            messages: RateLimiter::keyed(Quota::per_second(per_session).allow_burst(many)),
            log_lines: RateLimiter::direct(Quota::per_second(at_least_one(LOG_LINES_PER_SECOND))),
            limits,
        }
    }

    /// Returns whether another refusal may be logged now.
    pub(crate) fn log(&self) -> bool {
        self.log_lines.check().is_ok()
    }

    pub(super) fn request(&self, address: IpAddr) -> Result<(), Deny> {
        self.requests.check_key(&network(address)).map_err(|_| Deny::TooFast)
    }

    pub(super) fn code(&self, address: IpAddr) -> Result<(), Deny> {
        self.codes.check_key(&network(address)).map_err(|_| Deny::TooFast)
    }

    pub(super) fn table(&self, address: IpAddr) -> Result<(), Deny> {
        self.tables.check_key(&network(address)).map_err(|_| Deny::TooManyTables)
    }

    pub(super) fn message(&self, session: SessionId) -> Result<(), Deny> {
        self.messages.check_key(&session).map_err(|_| Deny::TooFast)
    }

    /// Returns a new limit for one socket.
    pub(super) fn socket(&self) -> DefaultDirectRateLimiter {
        let rate = at_least_one(self.limits.messages_per_second);
        RateLimiter::direct(Quota::per_second(rate).allow_burst(rate.max(at_least_one(BURST))))
    }

    /// Forgets addresses and sessions without recent requests.
    pub(crate) fn forget_idle(&self) {
        self.requests.retain_recent();
        self.codes.retain_recent();
        self.tables.retain_recent();
        self.messages.retain_recent();
    }
}

/// Returns what counts as one address: with IPv6 a household has a whole network.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) if v6.to_ipv4_mapped().is_none() => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        IpAddr::V6(v6) => v6.to_ipv4_mapped().map_or(address, IpAddr::V4),
        IpAddr::V4(_) => address,
    }
}

/// A limit on open connections, or on open sockets. Clones share the count.
#[derive(Clone, Default)]
pub(crate) struct ConnectionLimit(Arc<Mutex<Taken>>);

#[derive(Default)]
struct Taken {
    by_address: HashMap<IpAddr, u32>,
    in_all: u32,
}

/// One connection that counts toward the limit until this is dropped.
pub(crate) struct Place {
    limit: ConnectionLimit,
    address: IpAddr,
}

impl ConnectionLimit {
    /// Takes a place, unless this address or all together have reached their limit.
    pub(crate) fn take(&self, address: IpAddr, per_address: u32, in_all: u32) -> Option<Place> {
        let address = network(address);
        let mut taken = self.lock();
        let here = taken.by_address.get(&address).copied().unwrap_or_default();
        if here >= per_address || taken.in_all >= in_all {
            return None;
        }
        taken.by_address.insert(address, here + 1);
        taken.in_all += 1;
        Some(Place { limit: self.clone(), address })
    }

    /// Returns whether no connection is open.
    pub(crate) fn is_empty(&self) -> bool {
        self.lock().in_all == 0
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.limit.lock();
        taken.in_all -= 1;
        if let Some(count) = taken.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_by_address_and_in_all() {
        let (limit, one) = (ConnectionLimit::default(), IpAddr::from([127, 0, 0, 1]));
        let other = IpAddr::from([127, 0, 0, 2]);
        let mut taken: Vec<Place> = (0..2).filter_map(|_| limit.take(one, 2, 3)).collect();
        assert_eq!(taken.len(), 2);
        assert!(limit.take(one, 2, 3).is_none(), "an address has two");
        taken.extend(limit.take(other, 2, 3));
        assert!(limit.take(other, 2, 3).is_none(), "there are three in all");
        taken.remove(0);
        assert!(limit.take(other, 2, 3).is_some(), "a place was given back");
        drop(taken);
        assert!(limit.is_empty());
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_address() {
        let limit = ConnectionLimit::default();
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let taken = limit.take(address("2001:db8:0:1::1"), 1, 9);
        assert!(taken.is_some());
        assert!(limit.take(address("2001:db8:0:1:ffff::2"), 1, 9).is_none(), "the same /64");
        assert!(limit.take(address("2001:db8:0:2::1"), 1, 9).is_some(), "another /64");
        let mapped = limit.take(address("::ffff:192.0.2.1"), 1, 9);
        assert!(mapped.is_some());
        assert!(limit.take(address("192.0.2.1"), 1, 9).is_none(), "the same, written otherwise");
        assert!(limit.take(address("::ffff:192.0.2.2"), 1, 9).is_some(), "another");
    }
}
