//! The table online.
//!
//! [`store`] keeps what was acknowledged, `table` is a match that lives by its log, `room` the
//! people around it, each room a task of its own; `http` is the way in.

pub mod check;
pub mod clock;
pub mod config;
pub mod deny;
pub mod http;
mod lobby;
#[expect(dead_code, reason = "rooms take it over in the next commit")]
pub mod matches;
pub mod outbox;
pub mod panics;
pub mod planted;
mod room;
mod rooms;
#[expect(dead_code, reason = "rooms take it over in the next commit")]
mod seam;
pub mod serve;
pub mod session;
pub mod store;
pub mod table;
pub mod thinkers;
mod tls;
