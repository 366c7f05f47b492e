//! Rounds set up by hand.
