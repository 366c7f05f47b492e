//! Where figures are.

use super::State;
use crate::figures::{Characters, Figure, Figures, Mark, Place, Spot, Troops};
use crate::ids::{Character, Region, Regions, Side, Stronghold};

impl State {
    /// The troops in a place, of both sides.
    #[inline]
    pub fn troops(&self, place: Place) -> &Troops {
        match place {
            Place::Field(region) => &self.field[region],
            Place::Inside(region) => match region.stronghold() {
                Some(stronghold) => &self.inside[stronghold],
                None => &Troops::NONE,
            },
        }
    }

    /// The troops in a region's field, of both sides.
    #[inline]
    pub fn field(&self, region: Region) -> &Troops {
        &self.field[region]
    }

    /// Whether figures, sieges and control are the same in all regions of two positions.
    pub(crate) fn has_same_regions(&self, other: &State) -> bool {
        (&self.field, &self.inside, &self.spots) == (&other.field, &other.inside, &other.spots)
            && self.shadow_control == other.shadow_control
    }

    /// Changes the troops in a place.
    fn change(&mut self, place: Place, change: impl FnOnce(&mut Troops)) {
        match place {
            Place::Field(region) => self.field.change(region, change),
            Place::Inside(region) => {
                if let Some(stronghold) = region.stronghold() {
                    self.inside.change(stronghold, change);
                }
            }
        }
    }

    /// The regions in whose field Leaders are.
    #[inline]
    pub(crate) fn fields_with_leaders(&self) -> Regions {
        self.field.with(Mark::Leaders)
    }

    /// The regions in whose field Nazgûl are.
    #[inline]
    pub(crate) fn fields_with_nazgul(&self) -> Regions {
        self.field.with(Mark::Nazgul)
    }

    /// The Strongholds in which units of a side are besieged.
    #[inline]
    pub(crate) fn strongholds_besieged(&self, side: Side) -> impl Iterator<Item = Region> {
        self.inside.with(Mark::army(side)).iter().map(Stronghold::region)
    }

    /// The regions in whose field a side has units.
    #[inline]
    pub fn armies(&self, side: Side) -> Regions {
        self.field.with(Mark::army(side))
    }

    /// The Characters in a place.
    pub fn characters_at(&self, place: Place) -> Characters {
        self.those_at(place, Characters::all())
    }

    /// Those of some Characters who are in a place.
    #[inline]
    fn those_at(&self, place: Place, characters: Characters) -> Characters {
        characters.iter().filter(|character| self.spots[*character] == Spot::At(place)).collect()
    }

    /// The figures of a side in a place.
    pub fn figures(&self, place: Place, side: Side) -> Figures {
        let characters = self.those_at(place, Character::of(side));
        Figures { troops: self.troops(place).of(side), characters }
    }

    /// Puts figures into a place.
    pub(crate) fn put(&mut self, place: Place, figures: &Figures) {
        self.change(place, |troops| troops.add(&figures.troops));
        for character in figures.characters.iter() {
            self.spots[character] = Spot::At(place);
        }
    }

    /// Puts one figure into a place.
    pub(crate) fn put_one(&mut self, place: Place, figure: Figure) {
        let mut figures = Figures::NONE;
        figures.put(figure);
        self.put(place, &figures);
    }

    /// Takes troops out of a place; the caller gives Characters their new spot.
    pub(crate) fn take(&mut self, place: Place, troops: &Troops) {
        self.change(place, |there| there.subtract(troops));
    }

    /// Takes one unit, Leader or Nazgûl out of a place.
    pub(crate) fn take_one(&mut self, place: Place, figure: Figure) {
        let mut figures = Figures::NONE;
        figures.put(figure);
        self.take(place, &figures.troops);
    }

    /// Where a Character is.
    #[inline]
    pub fn spot(&self, character: Character) -> Spot {
        self.spots[character]
    }

    /// The place on the map where a Character is.
    #[inline]
    pub fn place_of(&self, character: Character) -> Option<Place> {
        match self.spot(character) {
            Spot::At(place) => Some(place),
            Spot::Aside | Spot::Fellowship | Spot::Moving | Spot::Gone => None,
        }
    }

    /// The region where a Character is on the map.
    #[inline]
    pub fn region_of(&self, character: Character) -> Option<Region> {
        self.place_of(character).map(Place::region)
    }

    /// Whether a Character is in play: on the map.
    pub fn in_play(&self, character: Character) -> bool {
        matches!(self.spot(character), Spot::At(_) | Spot::Moving)
    }

    /// The Companions in the Fellowship.
    pub fn in_fellowship(&self) -> Characters {
        let there = |character: &Character| self.spot(*character) == Spot::Fellowship;
        Character::ALL.into_iter().filter(there).collect()
    }

    /// The Companions or Minions on the map.
    pub fn on_map(&self, side: Side) -> Characters {
        let there = |character: &Character| self.place_of(*character).is_some();
        Character::of(side).iter().filter(there).collect()
    }

    /// The region of the Ring-bearers; none on the Mordor Track (rule 2.15).
    pub fn ring_bearers(&self) -> Option<Region> {
        match self.fellowship.mordor {
            None => Some(self.fellowship.region),
            Some(_) => None,
        }
    }

    /// Counts all figures, kind by kind, on the map, on the way and inside Strongholds.
    pub(crate) fn on_board(&self) -> Troops {
        let mut all = Troops::NONE;
        for troops in self.field.all().values().iter().chain(self.inside.all().values()) {
            all.add(troops);
        }
        if self.action.group.lifted {
            all.add(&self.action.group.figures.troops);
        }
        all
    }
}
