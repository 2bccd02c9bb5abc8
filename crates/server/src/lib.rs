//! The table online. So far: the [`store`], from which a table comes back after a crash with
//! everything that was acknowledged, and the [`table`] that lives by it.

pub mod store;
pub mod table;
