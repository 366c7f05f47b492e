//! What the weights and the estimate prefer.
