//! Tests of what the cards do, one folder per side, and of what the rules ask them about.

mod fp;
mod hooks;
mod sh;
