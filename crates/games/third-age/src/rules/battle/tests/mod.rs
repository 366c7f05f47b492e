//! Tests of battles.
