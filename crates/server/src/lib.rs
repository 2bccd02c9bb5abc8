//! The table online.
//!
//! `redeye-store` keeps what was acknowledged, `matches` has matches of any game, `room` the
//! people around one, each room a task of its own; `http` is the way in.

pub mod check;
pub mod clock;
pub mod config;
pub mod deny;
pub mod http;
pub mod matches;
pub mod outbox;
pub mod panics;
pub mod planted;
mod room;
mod rooms;
mod seam;
pub mod serve;
pub mod session;
#[cfg(feature = "simulated")]
pub mod simulated;
pub mod thinkers;
mod tls;
