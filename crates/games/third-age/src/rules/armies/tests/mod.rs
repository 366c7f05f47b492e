//! Tests of moves and attacks.
