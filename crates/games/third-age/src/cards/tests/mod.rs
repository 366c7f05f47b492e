//! Tests of cards and abilities.
