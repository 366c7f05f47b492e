//! Maps: which regions one can go to from each, across which borders, and how far one comes.

use crate::Border;
use kit::{ById, Member, Set};

/// A map: a table that is made when the program is built, by [`map!`](crate::map). `N` is the number of regions.
pub struct Map<R: Member + 'static, const N: usize> {
    adjacent: ById<R, &'static [R], N>,
    neighbours: ById<R, Set<R>, N>,
    borders: &'static [(R, R, Border)],
}

/// Makes a [`Map`] out of a list of lists: to which regions one can go from each, in the order of the regions. `as` tells
/// the bits of a set of them.
///
/// ```
/// use armies::{Border, Map};
///
/// kit::ids! {
///     /// A region.
///     pub enum Region: u8, set u8 {
///         /// The plain.
///         Plain = "plain",
///         /// The far bank.
///         FarBank = "far-bank",
///     }
/// }
///
/// static MAP: Map<Region, { Region::COUNT }> = armies::map!(
///     Region as u8,
///     [&[Region::FarBank], &[Region::Plain]],
///     &[(Region::Plain, Region::FarBank, Border::Ford), (Region::FarBank, Region::Plain, Border::Ford)]
/// );
/// assert!(MAP.borders(Region::Plain, Region::FarBank));
/// assert_eq!(MAP.border(Region::Plain, Region::FarBank), Some(Border::Ford));
/// ```
#[macro_export]
macro_rules! map {
    ($region:ident as $bits:ident, $adjacent:expr, $borders:expr) => {{
        const ADJACENT_LISTS: [&[$region]; $region::COUNT] = $adjacent;
        const NEIGHBOUR_SETS: [$crate::kit::Set<$region>; $region::COUNT] = {
            let mut all = [$crate::kit::Set::from_bits(0 as $bits); $region::COUNT];
            let mut n = 0;
            while n < all.len() {
                let (mut bits, mut next) = (0 as $bits, 0);
                while next < ADJACENT_LISTS[n].len() {
                    bits |= 1 << ADJACENT_LISTS[n][next].index();
                    next += 1;
                }
                all[n] = $crate::kit::Set::from_bits(bits);
                n += 1;
            }
            all
        };
        $crate::Map::new(ADJACENT_LISTS, NEIGHBOUR_SETS, $borders)
    }};
}

impl<R: Member + 'static, const N: usize> Map<R, N> {
    /// The regions that one can go to from each, as lists and as sets, and the borders that are not open: from where, to where,
    /// what kind. [`map!`](crate::map) makes the sets out of the lists.
    pub const fn new(
        adjacent: [&'static [R]; N],
        neighbours: [Set<R>; N],
        borders: &'static [(R, R, Border)],
    ) -> Map<R, N> {
        Map { adjacent: ById::new(adjacent), neighbours: ById::new(neighbours), borders }
    }

    /// The regions that one can go to from here.
    #[inline]
    pub fn adjacent(&self, from: R) -> &'static [R] {
        self.adjacent[from]
    }

    /// The same as a set.
    #[inline]
    pub fn neighbours(&self, from: R) -> Set<R> {
        self.neighbours[from]
    }

    /// The regions that one can go to from any of these.
    #[inline]
    pub fn around(&self, from: Set<R>) -> Set<R> {
        from.iter().fold(Set::EMPTY, |all, region| all | self.neighbours[region])
    }

    /// Whether one can go from here to there.
    #[inline]
    pub fn borders(&self, from: R, to: R) -> bool {
        self.neighbours[from].contains(to)
    }

    /// The border that one meets on the way from here to there; none if they have none in common.
    pub fn border(&self, from: R, to: R) -> Option<Border> {
        let listed = self.borders.iter().find(|(one, other, _)| (*one, *other) == (from, to));
        listed.map(|(_, _, border)| *border).or_else(|| self.borders(from, to).then_some(Border::Open))
    }

    /// The regions that one comes to from here with so many steps, the first included. Nobody enters a closed region, and
    /// who enters one that stops him goes no further.
    #[inline]
    pub fn reach(&self, from: R, steps: u8, closed: Set<R>, stops: Set<R>) -> Set<R> {
        let mut reached = Set::only(from);
        let mut edge = reached;
        for _ in 0..steps {
            edge = self.around(edge) - reached - closed;
            reached |= edge;
            edge -= stops;
            if edge.is_empty() {
                break;
            }
        }
        reached
    }

    /// How many steps it takes to come to each region from here, if nothing is in the way; [`u8::MAX`] if one never does.
    pub fn distances(&self, from: R) -> ById<R, u8, N> {
        let mut far = ById::all(u8::MAX);
        let (mut reached, mut edge, mut steps) = (Set::EMPTY, Set::only(from), 0);
        while !edge.is_empty() {
            for region in edge {
                far[region] = steps;
            }
            reached |= edge;
            edge = self.around(edge) - reached;
            steps += 1;
        }
        far
    }

    /// The first fault of the tables, if there is one: for tests. One can go back everywhere, but for the steps that are said
    /// to go one way; who borders nobody, or itself, and a border that cannot be crossed although one goes there, are faults.
    pub fn fault(&self, one_way: &[(R, R)]) -> Option<String> {
        let all = || (0..N).map(R::from_index);
        for from in all() {
            let next = self.neighbours(from);
            if next.is_empty() || next.contains(from) || next.len() != self.adjacent(from).len() {
                return Some(format!("the neighbours of {from:?}: {next:?}"));
            }
            for to in next {
                if !self.borders(to, from) && !one_way.contains(&(from, to)) {
                    return Some(format!("one can't go back from {to:?} to {from:?}"));
                }
            }
        }
        let wrong =
            |(from, to, border): &&(R, R, Border)| self.borders(*from, *to) != border.can_be_crossed();
        self.borders.iter().find(wrong).map(|wrong| format!("the border {wrong:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    kit::ids! {
        enum Region: u8, set u8 {
            Hill = "hill", Plain = "plain", Town = "town", Bank = "bank", FarBank = "far-bank", Gate = "gate",
        }
    }
    use Region::{Bank, FarBank, Gate, Hill, Plain, Town};

    // A hill above a plain, a town, a river with a ford; from the gate one only comes down.
    static MAP: Map<Region, { Region::COUNT }> = crate::map!(
        Region as u8,
        [&[Plain], &[Hill, Town, Bank], &[Plain, Bank], &[Plain, Town, FarBank], &[Bank], &[FarBank]],
        &[
            (Plain, Hill, Border::Slope),
            (Bank, FarBank, Border::Ford),
            (FarBank, Bank, Border::Ford),
            (Town, FarBank, Border::River),
            (FarBank, Town, Border::River),
        ]
    );

    fn set<const N: usize>(regions: [Region; N]) -> Set<Region> {
        regions.into_iter().collect()
    }

    #[test]
    fn borders_have_kinds() {
        assert_eq!(MAP.border(Plain, Hill), Some(Border::Slope));
        assert_eq!(MAP.border(Hill, Plain), Some(Border::Open), "it hinders uphill only");
        assert_eq!(MAP.border(Town, FarBank), Some(Border::River));
        assert!(!MAP.borders(Town, FarBank), "nobody crosses the river");
        assert_eq!(MAP.border(Hill, Town), None);
        assert_eq!(MAP.fault(&[(Gate, FarBank)]), None);
        assert!(MAP.fault(&[]).is_some(), "one can't go back to the gate");
    }

    #[test]
    fn the_way_ends_where_something_stops_it() {
        let (none, all) = (Set::EMPTY, set([Hill, Plain, Town, Bank, FarBank]));
        assert_eq!(MAP.reach(Hill, 0, none, none), set([Hill]));
        assert_eq!(MAP.reach(Hill, 2, none, none), set([Hill, Plain, Town, Bank]));
        assert_eq!(MAP.reach(Hill, 9, none, none), all);
        assert_eq!(MAP.reach(Hill, 9, set([Bank]), none), set([Hill, Plain, Town]));
        // Who stops in the town and at the bank sees both, and goes nowhere from there.
        assert_eq!(MAP.reach(Hill, 9, none, set([Hill, Bank, Town])), set([Hill, Plain, Town, Bank]));
        assert_eq!(MAP.reach(Gate, 1, none, set([Gate])), set([Gate, FarBank]), "the start stops nobody");
        assert_eq!(MAP.distances(Hill).values(), &[0, 1, 2, 2, 3, u8::MAX]);
        assert_eq!(MAP.around(set([Hill, FarBank])), set([Plain, Bank]));
    }
}
