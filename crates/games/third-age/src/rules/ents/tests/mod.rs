//! Tests of the Ents.
