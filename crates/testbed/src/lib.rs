//! A real server on a real socket, and people who use it: the base of the server's tests.
//!
//! ```
//! use redeye_testbed::{Running, WIDE, play_on, seated, settings};
//! use serde_json::json;
//!
//! # tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(async {
//! let folder = tempfile::tempdir().unwrap();
//! let server = Running::start(folder.path(), WIDE).await;
//! let (mut people, _table) = seated(&server, settings(5, "")).await;
//! people[0].ask(json!("start")).await.unwrap();
//! play_on(&mut people, |_| false).await;
//! server.stop().await;
//! # });
//! ```

mod child;
pub mod commits;
mod delay;
pub mod guess;
mod people;
pub mod raw;
mod server;
pub mod stalls;
mod still;
pub mod tls;
pub mod wire;

pub use child::{start_child, test_or_serve};
pub use delay::Delayed;
pub use people::{Person, idle, play_on, seated, table};
pub use server::{Running, WIDE, config, settings, settings_of};
pub use still::{pass, until, while_time_passes, with_still_clock};
