//! Values for the areas of the board in play. A position is copied for every imagined game, so the areas of the two boards share
//! their places in it: there are as many as the larger board needs.

use super::{Area, Areas, ByPool, Pool, Scenario};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// The areas of Rohan: the first of the list.
const ROHAN: usize = Area::Orthanc as usize + 56;
/// The areas that stand on both boards.
const SHARED: [usize; 2] = [Area::EastDike as usize, Area::GreatWestRoad as usize];
/// The areas and recruitment areas of Gondor.
const GONDOR: usize = Area::COUNT - ROHAN + SHARED.len();
/// The place of all areas of the other board. Nothing is ever there.
const NOWHERE: usize = if ROHAN > GONDOR { ROHAN } else { GONDOR };
const PLACES: usize = NOWHERE + 1;

/// The place of each area, by scenario. An area of both boards has the same place on both.
static PLACE: [[u8; Area::COUNT]; Scenario::COUNT] = {
    let mut places = [[NOWHERE as u8; Area::COUNT]; Scenario::COUNT];
    let (mut area, mut next) = (0, 0);
    while area < Area::COUNT {
        if area < ROHAN {
            places[Scenario::Rohan as usize][area] = area as u8;
        }
        if area == SHARED[0] || area == SHARED[1] {
            places[Scenario::Gondor as usize][area] = area as u8;
        } else if area >= ROHAN {
            while next == SHARED[0] || next == SHARED[1] {
                next += 1;
            }
            places[Scenario::Gondor as usize][area] = next as u8;
            next += 1;
        }
        area += 1;
    }
    places
};

/// The area in each place, by scenario; any area where there is none.
static AREA: [[Area; NOWHERE]; Scenario::COUNT] = {
    let mut areas = [[Area::EastDike; NOWHERE]; Scenario::COUNT];
    let mut scenario = 0;
    while scenario < Scenario::COUNT {
        let mut area = 0;
        while area < Area::COUNT {
            let place = PLACE[scenario][area] as usize;
            if place < NOWHERE {
                areas[scenario][place] = Area::ALL[area];
            }
            area += 1;
        }
        scenario += 1;
    }
    areas
};

/// A value for each area of the board in play; the default for those of the other board.
///
/// It is saved under the names of the areas, leaving out values that are the default.
#[derive(Clone, Copy)]
pub struct ByPlace<T> {
    scenario: Scenario,
    values: [T; PLACES],
}

impl<T: Copy + Default> ByPlace<T> {
    /// The default everywhere.
    pub fn new(scenario: Scenario) -> ByPlace<T> {
        ByPlace { scenario, values: [T::default(); PLACES] }
    }
}

/// What was not read, before `ByPlace::read_for`.
impl<T: Copy + Default> Default for ByPlace<T> {
    fn default() -> Self {
        ByPlace::new(Scenario::Rohan)
    }
}

/// Only values of the same scenario are compared.
impl<T: PartialEq> PartialEq for ByPlace<T> {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

impl<T: Eq> Eq for ByPlace<T> {}

impl<T> ByPlace<T> {
    /// The values, in no order that means anything.
    #[inline]
    pub fn values(&self) -> &[T] {
        &self.values[..NOWHERE]
    }

    /// The areas of the board with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Area, &T)> {
        let here = Area::ALL.into_iter().zip(&PLACE[self.scenario.index()]);
        let here = here.filter(|(_, place)| usize::from(**place) < NOWHERE);
        here.map(|(area, place)| (area, &self.values[usize::from(*place)]))
    }

    /// The areas whose value is not the default.
    #[inline]
    pub fn some(&self) -> Areas
    where
        T: Default + PartialEq,
    {
        let default = T::default();
        let areas = self.values().iter().zip(&AREA[self.scenario.index()]);
        areas.filter(|(value, _)| **value != default).map(|(_, area)| *area).collect()
    }

    /// Says of which scenario the values are that were read. False if they are of the other one.
    pub(crate) fn read_for(&mut self, scenario: Scenario) -> bool
    where
        T: Default + PartialEq,
    {
        // Areas of both boards have the same place on both.
        let fit = self.scenario == scenario
            || self.iter().all(|(area, value)| SHARED.contains(&(area as usize)) || *value == T::default());
        self.scenario = scenario;
        fit
    }
}

impl<T> Index<Area> for ByPlace<T> {
    type Output = T;

    #[inline]
    fn index(&self, area: Area) -> &T {
        &self.values[usize::from(PLACE[self.scenario.index()][area.index()])]
    }
}

impl<T> IndexMut<Area> for ByPlace<T> {
    #[inline]
    fn index_mut(&mut self, area: Area) -> &mut T {
        &mut self.values[usize::from(PLACE[self.scenario.index()][area.index()])]
    }
}

impl<T: fmt::Debug> fmt::Debug for ByPlace<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<T: Hash> Hash for ByPlace<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values().hash(state);
    }
}

impl<T: Serialize + Default + PartialEq> Serialize for ByPlace<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let default = T::default();
        serializer.collect_map(self.iter().filter(|(_, value)| **value != default))
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for ByPlace<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Form<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de> + Copy + Default> Visitor<'de> for Form<T> {
            type Value = ByPlace<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("values under the names of areas")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut all: Option<ByPlace<T>> = None;
                let (mut both, mut n) = ([(Area::EastDike, T::default()); SHARED.len()], 0);
                while let Some((area, value)) = map.next_entry::<Area, T>()? {
                    let on =
                        |scenario: Scenario| usize::from(PLACE[scenario.index()][area.index()]) < NOWHERE;
                    if on(Scenario::Rohan) && on(Scenario::Gondor) {
                        let place = both.get_mut(n).ok_or_else(|| A::Error::custom("an area comes twice"))?;
                        (*place, n) = ((area, value), n + 1);
                        continue;
                    }
                    let scenario = if on(Scenario::Rohan) { Scenario::Rohan } else { Scenario::Gondor };
                    let all = all.get_or_insert_with(|| ByPlace::new(scenario));
                    if all.scenario != scenario {
                        return Err(A::Error::custom("areas of both boards"));
                    }
                    all[area] = value;
                }
                let mut all = all.unwrap_or_else(|| ByPlace::new(Scenario::Rohan));
                for (area, value) in both.into_iter().take(n) {
                    all[area] = value;
                }
                Ok(all)
            }
        }

        deserializer.deserialize_map(Form(PhantomData))
    }
}

/// How many pools of Recruitment tokens a scenario has at most.
const POOLS: usize = 4;

/// Recruitment tokens of each pool of the scenario in each area. Pools of the two scenarios share their places, too.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tokens {
    pools: [ByPlace<u8>; POOLS],
}

/// The tokens of a pool of the other scenario.
static NO_TOKENS: ByPlace<u8> = ByPlace { scenario: Scenario::Rohan, values: [0; PLACES] };

/// The place of a pool among those of its scenario.
const fn place_of(pool: Pool) -> usize {
    match pool {
        Pool::Free | Pool::Gondor => 0,
        Pool::Shadow | Pool::Rohan => 1,
        Pool::Mordor => 2,
        Pool::EvilMen => 3,
    }
}

impl Tokens {
    /// No token anywhere.
    pub fn none(scenario: Scenario) -> Tokens {
        Tokens { pools: [ByPlace::new(scenario); POOLS] }
    }

    /// The pools of the scenario with their tokens.
    fn iter(&self) -> impl Iterator<Item = (Pool, &ByPlace<u8>)> {
        let own = Pool::ALL.into_iter().filter(|pool| pool.scenario() == self.pools[0].scenario);
        own.map(|pool| (pool, &self[pool]))
    }

    /// Says of which scenario the tokens are that were read. False if they are of the other one.
    pub(crate) fn read_for(&mut self, scenario: Scenario) -> bool {
        let fit = self.pools[0].scenario == scenario || *self == Tokens::none(scenario);
        self.pools.iter_mut().fold(fit, |fit, pool| pool.read_for(scenario) && fit)
    }
}

impl Index<Pool> for Tokens {
    type Output = ByPlace<u8>;

    #[inline]
    fn index(&self, pool: Pool) -> &ByPlace<u8> {
        if pool.scenario() == self.pools[0].scenario { &self.pools[place_of(pool)] } else { &NO_TOKENS }
    }
}

/// Tokens of the other scenario are not in the box: nobody changes their number.
impl IndexMut<Pool> for Tokens {
    #[inline]
    fn index_mut(&mut self, pool: Pool) -> &mut ByPlace<u8> {
        &mut self.pools[place_of(pool)]
    }
}

impl fmt::Debug for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let some = |(_, tokens): &(Pool, &ByPlace<u8>)| tokens.values().iter().any(|n| *n > 0);
        serializer.collect_map(self.iter().filter(some))
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tokens, D::Error> {
        let read = ByPool::<ByPlace<u8>>::deserialize(deserializer)?;
        let some = |pool: &Pool| read[*pool] != ByPlace::default();
        let scenario = Pool::ALL.into_iter().find(some).map_or(Scenario::Rohan, Pool::scenario);
        let mut tokens = Tokens::none(scenario);
        for pool in Pool::ALL.into_iter().filter(some) {
            tokens[pool] = read[pool];
            if pool.scenario() != scenario || !tokens[pool].read_for(scenario) {
                return Err(D::Error::custom("tokens of both scenarios"));
            }
        }
        Ok(tokens)
    }
}
