//! How likely throws are.

/// The dice of a throw, by the chance that one of them hits.
#[derive(Clone, Copy, Debug)]
pub struct Throws {
    /// How many dice there are, and the number with which one hits.
    pub usual: (u8, u8),
    /// The same of special dice.
    pub special: (u8, u8),
}

/// The chance that a die shows this number or more. A six always hits, a one never does.
fn chance(face: u8) -> f64 {
    f64::from(7 - face.clamp(2, 6)) / 6.0
}

impl Throws {
    /// The chance of at least so many hits.
    pub fn at_least(self, hits: u8) -> f64 {
        self.spread().iter().skip(usize::from(hits)).sum()
    }

    /// The chance of each number of hits.
    fn spread(self) -> Vec<f64> {
        let mut spread = vec![1.0];
        for (dice, face) in [self.usual, self.special] {
            let chance = chance(face);
            for _ in 0..dice {
                let mut next = vec![0.0; spread.len() + 1];
                for (hits, odds) in spread.iter().enumerate() {
                    next[hits] += odds * (1.0 - chance);
                    next[hits + 1] += odds * chance;
                }
                spread = next;
            }
        }
        spread
    }
}

#[cfg(test)]
mod tests {
    use super::Throws;

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-9, "{one} is not {other}");
    }

    #[test]
    fn throws_are_as_likely_as_counting_says() {
        let five = Throws { usual: (5, 5), special: (0, 0) };
        near(five.at_least(0), 1.0);
        near(five.at_least(5), (1.0f64 / 3.0).powi(5));
        near(five.at_least(1), 1.0 - (2.0f64 / 3.0).powi(5));
        near(five.at_least(6), 0.0);
        // One die that hits with 4, and a special one that hits with 6.
        let two = Throws { usual: (1, 4), special: (1, 6) };
        near(two.at_least(2), 1.0 / 12.0);
        near(two.at_least(1), 1.0 - 0.5 * 5.0 / 6.0);
        // A six always hits and a one never does.
        near(Throws { usual: (1, 9), special: (0, 0) }.at_least(1), 1.0 / 6.0);
        near(Throws { usual: (1, 0), special: (0, 0) }.at_least(1), 5.0 / 6.0);
    }
}
