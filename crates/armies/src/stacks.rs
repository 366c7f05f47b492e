//! Stacks of figures, one in each region, and where on the map some of them are.

use kit::{ById, Id, Member, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};

/// The figures in one region.
pub trait Stack: Copy + Default + PartialEq {
    /// What is looked for on the whole map: an army of a side, its leaders.
    type Mark: Id;

    /// Whether it is in the stack.
    fn has(&self, mark: Self::Mark) -> bool;
}

/// The stacks of all regions, kept in a `V` with a place for each. For each mark it is known where there is one, so that nobody
/// searches the map. `M` is the number of marks.
///
/// Only the stacks are saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stacks<R: Member, V: Index<R, Output: Stack>, const M: usize> {
    stacks: V,
    marked: Marked<R, V::Output, M>,
}

/// The regions that have each mark.
type Marked<R, S, const M: usize> = ById<<S as Stack>::Mark, Set<R>, M>;

impl<R: Member, V: IndexMut<R, Output: Stack> + Default, const M: usize> Default for Stacks<R, V, M> {
    fn default() -> Self {
        Stacks { stacks: V::default(), marked: ById::all(Set::EMPTY) }
    }
}

impl<R: Member, V: IndexMut<R, Output: Stack>, const M: usize> Stacks<R, V, M> {
    /// The stacks, by region.
    #[inline]
    pub fn all(&self) -> &V {
        &self.stacks
    }

    /// The regions whose stack has it.
    #[inline]
    pub fn with(&self, mark: <V::Output as Stack>::Mark) -> Set<R> {
        self.marked[mark]
    }

    /// Changes the stack in a region.
    #[inline]
    pub fn change(&mut self, region: R, change: impl FnOnce(&mut V::Output)) {
        change(&mut self.stacks[region]);
        self.note(region);
    }

    /// Completes stacks that were just read, without moving anything.
    pub fn read_with<T>(&mut self, complete: impl FnOnce(&mut V) -> T) -> T {
        complete(&mut self.stacks)
    }

    /// Notes what is in a region now.
    #[inline]
    fn note(&mut self, region: R) {
        let stack = &self.stacks[region];
        for n in 0..M {
            let mark = <V::Output as Stack>::Mark::from_index(n);
            match stack.has(mark) {
                true => self.marked[mark].insert(region),
                false => self.marked[mark].remove(region),
            }
        }
    }
}

impl<R: Member, V: Index<R, Output: Stack>, const M: usize> Index<R> for Stacks<R, V, M> {
    type Output = V::Output;

    #[inline]
    fn index(&self, region: R) -> &V::Output {
        &self.stacks[region]
    }
}

impl<R: Member, V: Index<R, Output: Stack> + Hash, const M: usize> Hash for Stacks<R, V, M> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.stacks.hash(state);
    }
}

impl<R: Member, V: IndexMut<R, Output: Stack>, const M: usize> From<V> for Stacks<R, V, M> {
    fn from(stacks: V) -> Self {
        let mut all = Stacks { stacks, marked: ById::all(Set::EMPTY) };
        for n in 0..R::COUNT {
            all.note(R::from_index(n));
        }
        all
    }
}

impl<R: Member, V: Index<R, Output: Stack> + Serialize, const M: usize> Serialize for Stacks<R, V, M> {
    fn serialize<W: Serializer>(&self, serializer: W) -> Result<W::Ok, W::Error> {
        self.stacks.serialize(serializer)
    }
}

impl<'de, R, V, const M: usize> Deserialize<'de> for Stacks<R, V, M>
where
    R: Member,
    V: IndexMut<R, Output: Stack> + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        V::deserialize(deserializer).map(Stacks::from)
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
        let mut map = Stacks::<Region, ById<Region, Troops, 3>, 3>::default();
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
        let read: Stacks<Region, ById<Region, Troops, 3>, 3> =
            serde_json::from_str(&saved).expect("it is read");
        assert_eq!(read, map);
    }
}
