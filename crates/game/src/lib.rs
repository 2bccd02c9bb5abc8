//! The contract of a game at the Redeye table: what a game is, how a match of it is played,
//! recorded and proved. No rules of any game, no input or output, no clock.
//!
//! A match *is* its configuration, its seed and its log; the state follows from them.
//! [`Game`] is what a game implements, [`Match`] is the one gate through which it is played,
//! [`Record`](record::Record) is a match as a text file.

mod contract;
mod draw;
mod filling;
mod options;
mod pause;
mod play;
pub mod record;
mod refusal;
mod row;
mod sealed;
mod seat;
pub mod text_form;
mod time;
mod told;
mod views;
mod window;

pub use contract::{Game, In, Input, Outcome, TextForm, View, Wire};
pub use draw::{Bound, Commitment, Deal, Nonce, Rng, Salt, Seal, Seed};
pub use filling::{EventKind, Fill, Filling, Ids, Narrated, Things};
pub use options::{Choice, Chosen, Misfit, Misfits, OptionInfo, ReadyMade, read_options};
pub use pause::Pause;
pub use play::{Entry, Match, NotHere};
pub use record::is_invisible;
pub use refusal::{Refusal, Refused};
pub use row::{Maybe, Row};
pub use sealed::Sealed;
pub use seat::{BySeat, SEATS_MAX, Seat, SeatSet};
pub use time::Time;
pub use told::{Audience, Told, Viewer};
pub use views::{Views, Written};
pub use window::{Hides, Window};
