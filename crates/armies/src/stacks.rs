//! Stacks of figures, one in each region, and where on the map some of them are.

use kit::{ById, Id, Member, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};
use std::ops::Index;

/// The figures in one region.
pub trait Stack: Copy + Default + PartialEq {
    /// What is looked for on the whole map: an army of a side, its leaders.
    type Mark: Id;

    /// Whether it is in the stack.
    fn has(&self, mark: Self::Mark) -> bool;
}

/// The stacks of all regions. For each mark it is known where there is one, so that nobody searches the map. `N` is the number of
/// regions, `M` that of marks.
///
/// Only the stacks are saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stacks<R: Member, S: Stack, const N: usize, const M: usize> {
    stacks: ById<R, S, N>,
    marked: ById<S::Mark, Set<R>, M>,
}

impl<R: Member, S: Stack, const N: usize, const M: usize> Default for Stacks<R, S, N, M> {
    fn default() -> Self {
        Stacks { stacks: ById::default(), marked: ById::all(Set::EMPTY) }
    }
}

impl<R: Member, S: Stack, const N: usize, const M: usize> Stacks<R, S, N, M> {
    /// The stacks, by region.
    #[inline]
    pub fn all(&self) -> &ById<R, S, N> {
        &self.stacks
    }

    /// The regions whose stack has it.
    #[inline]
    pub fn with(&self, mark: S::Mark) -> Set<R> {
        self.marked[mark]
    }

    /// Changes the stack in a region.
    #[inline]
    pub fn change(&mut self, region: R, change: impl FnOnce(&mut S)) {
        change(&mut self.stacks[region]);
        self.note(region);
    }

    /// Notes what is in a region now.
    #[inline]
    fn note(&mut self, region: R) {
        let stack = &self.stacks[region];
        for n in 0..M {
            let mark = S::Mark::from_index(n);
            match stack.has(mark) {
                true => self.marked[mark].insert(region),
                false => self.marked[mark].remove(region),
            }
        }
    }
}

impl<R: Member, S: Stack, const N: usize, const M: usize> Index<R> for Stacks<R, S, N, M> {
    type Output = S;

    #[inline]
    fn index(&self, region: R) -> &S {
        &self.stacks[region]
    }
}

impl<R: Member, S: Stack + Hash, const N: usize, const M: usize> Hash for Stacks<R, S, N, M> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.stacks.hash(state);
    }
}

impl<R: Member, S: Stack, const N: usize, const M: usize> From<ById<R, S, N>> for Stacks<R, S, N, M> {
    fn from(stacks: ById<R, S, N>) -> Self {
        let mut all = Stacks { stacks, marked: ById::all(Set::EMPTY) };
        for n in 0..N {
            all.note(R::from_index(n));
        }
        all
    }
}

impl<R: Member + Serialize, S: Stack + Serialize, const N: usize, const M: usize> Serialize
    for Stacks<R, S, N, M>
{
    fn serialize<W: Serializer>(&self, serializer: W) -> Result<W::Ok, W::Error> {
        self.stacks.serialize(serializer)
    }
}

impl<'de, R, S, const N: usize, const M: usize> Deserialize<'de> for Stacks<R, S, N, M>
where
    R: Member + Deserialize<'de>,
    S: Stack + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ById::deserialize(deserializer).map(Stacks::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    kit::ids! {
        enum Region: u8, set u8 { North = "north", Middle = "middle", South = "south" }
    }
    kit::ids! {
        enum Mark: u8 { Free = "free", Shadow = "shadow", Leaders = "leaders" }
    }

    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    struct Troops {
        free: u8,
        shadow: u8,
        leaders: u8,
    }

    impl Stack for Troops {
        type Mark = Mark;

        fn has(&self, mark: Mark) -> bool {
            match mark {
                Mark::Free => self.free > 0,
                Mark::Shadow => self.shadow > 0,
                Mark::Leaders => self.leaders > 0,
            }
        }
    }

    #[test]
    fn what_is_in_a_region_is_known() {
        let mut map = Stacks::<Region, Troops, 3, 3>::default();
        map.change(Region::North, |troops| troops.free = 2);
        map.change(Region::South, |troops| (troops.shadow, troops.leaders) = (1, 1));
        assert_eq!(map.with(Mark::Free), Set::only(Region::North));
        assert_eq!(map.with(Mark::Leaders), Set::only(Region::South));
        map.change(Region::North, |troops| troops.free = 0);
        assert!(map.with(Mark::Free).is_empty());
        assert_eq!(map[Region::South].shadow, 1);
        // Only what is there is saved, and what is known of it is found out when it is read.
        let saved = serde_json::to_string(&map).expect("it is saved");
        assert_eq!(saved, r#"{"south":{"free":0,"shadow":1,"leaders":1}}"#);
        let read: Stacks<Region, Troops, 3, 3> = serde_json::from_str(&saved).expect("it is read");
        assert_eq!(read, map);
    }
}
