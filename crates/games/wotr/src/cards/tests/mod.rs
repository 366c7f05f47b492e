//! Tests of what the cards do, one folder a side.

mod fp;
mod sh;
