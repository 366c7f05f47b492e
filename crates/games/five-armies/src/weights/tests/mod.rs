//! What the weights prefer.
