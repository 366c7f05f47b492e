//! What people read.

mod abilities;
