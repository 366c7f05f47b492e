//! Tests of recruiting, rallying and engines.
