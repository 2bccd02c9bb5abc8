//! The table online. So far it is the [`store`]: the place from which a table comes back after
//! a crash, with everything that was acknowledged.

pub mod store;
