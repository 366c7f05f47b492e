//! A group that is picked out of a stack, figure by figure, and goes.

use serde::{Deserialize, Serialize};

/// Figures that stand or go together, of which some are alike.
pub trait Figures: Copy + Default + PartialEq {
    /// One of them.
    type Figure: Copy;

    /// How many there are of a figure.
    fn count(&self, figure: Self::Figure) -> u8;

    /// Takes one away. False if there is none.
    fn take(&mut self, figure: Self::Figure) -> bool;

    /// These without the others.
    #[must_use]
    fn minus(&self, other: &Self) -> Self;
}

/// The figures that are picked, or on their way. At first everybody who may go is picked; who stays behind is taken out, one by
/// one; then the group is lifted from the board, and set down somewhere else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Group<F> {
    /// Who is picked.
    pub figures: F,
    /// Whether they have left their place.
    pub lifted: bool,
}

impl<F: Figures> Group<F> {
    /// Everybody who may go is picked.
    #[inline]
    pub fn gather(&mut self, figures: F) {
        *self = Group { figures, lifted: false };
    }

    /// The group without one of a figure: what it would be if that stayed behind. None if there is no such figure in it.
    #[inline]
    pub fn without(&self, figure: F::Figure) -> Option<F> {
        let mut left = self.figures;
        left.take(figure).then_some(left)
    }

    /// One of a figure stays behind. False if there is none in the group.
    #[inline]
    pub fn leave(&mut self, figure: F::Figure) -> bool {
        self.figures.take(figure)
    }

    /// Of all who are in the place, those who stay behind.
    #[inline]
    pub fn staying(&self, all: &F) -> F {
        all.minus(&self.figures)
    }

    /// The group leaves its place.
    #[inline]
    pub fn lift(&mut self) {
        self.lifted = true;
    }

    /// The group is no more: it has come to its place, or nobody goes. Says who was in it.
    #[inline]
    pub fn dissolve(&mut self) -> F {
        std::mem::take(self).figures
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Foot and horse.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    struct Troops([u8; 2]);

    impl Figures for Troops {
        type Figure = usize;

        fn count(&self, figure: usize) -> u8 {
            self.0[figure]
        }

        fn take(&mut self, figure: usize) -> bool {
            let there = self.0[figure] > 0;
            self.0[figure] -= u8::from(there);
            there
        }

        fn minus(&self, other: &Troops) -> Troops {
            Troops([0, 1].map(|n| self.0[n].saturating_sub(other.0[n])))
        }
    }

    #[test]
    fn who_is_left_behind_stays() {
        let all = Troops([3, 1]);
        let mut group = Group::default();
        group.gather(all);
        assert_eq!(group.without(1), Some(Troops([3, 0])));
        assert!(group.leave(1) && !group.leave(1));
        assert_eq!(group.without(1), None);
        assert!(group.leave(0));
        assert_eq!((group.figures, group.staying(&all)), (Troops([2, 0]), Troops([1, 1])));
        assert_eq!(group.figures.count(0), 2);
        group.lift();
        assert!(group.lifted);
        assert_eq!(group.dissolve(), Troops([2, 0]));
        assert_eq!(group, Group::default());
    }
}
