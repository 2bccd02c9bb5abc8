//! The server: rooms, matches and the way to them over HTTP.
//!
//! `redeye-store` keeps what was acknowledged. `matches` runs matches of any game. `room` holds the
//! people around a match; each room is a task of its own. `http` is the way in.

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
