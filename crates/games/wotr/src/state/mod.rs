//! One position of the game, and the questions one can ask of it.

use crate::action::Ask;
use crate::battle::Battle;
use crate::figures::{Characters, Figure, Figures, Place, Spot, Troops};
use crate::frame::{Frame, TurnStep};
use crate::hunt::Hunt;
use crate::ids::Card;
use crate::ids::{Character, Deck, Face, Kind, Nation, Side, TILES, Tile};
use crate::map::{Region, STRONGHOLD_REGIONS, STRONGHOLDS, Site, prizes_of};
use crate::setup;
use arrayvec::ArrayVec;
use kernel::flow::Flow;
use kernel::{Seat, SeatSet, SetupError};
use kit::Set;
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// Event cards.
pub type Cards = Set<Card>;
/// Regions.
pub type Regions = Set<Region>;

impl kit::Id for Card {
    const COUNT: usize = 96;
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Card {
        Card::ALL[index]
    }
}

impl kit::Id for Region {
    const COUNT: usize = 105;
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Region {
        Region::ALL[index]
    }
}

impl kit::Member for Card {
    type Bits = u128;
}

impl kit::Member for Region {
    type Bits = u128;
}

/// How many people play (chapter 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Scenario {
    /// Two players.
    TwoPlayer,
    /// Three players: one Free Peoples player, two Shadow players.
    ThreePlayer,
    /// Four players in two teams.
    FourPlayer,
}

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// For how many.
    pub scenario: Scenario,
}

/// How a game ended (chapter 13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Rule 13.1: twelve Corruption.
    Corruption,
    /// Rule 13.2: the Crack of Doom.
    RingDestroyed,
    /// Rule 13.3: ten victory points for the Shadow.
    ShadowConquest,
    /// Rule 13.3: four victory points for the Free Peoples.
    FreePeoplesConquest,
}

impl Ending {
    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Ending::Corruption => "corruption",
            Ending::RingDestroyed => "ring-destroyed",
            Ending::ShadowConquest => "shadow-conquest",
            Ending::FreePeoplesConquest => "free-peoples-conquest",
        }
    }

    /// The side that it makes the winner.
    pub const fn winner(self) -> Side {
        match self {
            Ending::Corruption | Ending::ShadowConquest => Side::Shadow,
            Ending::RingDestroyed | Ending::FreePeoplesConquest => Side::FreePeoples,
        }
    }
}

/// The Fellowship (chapter 11). The Companions in it are those whose [`Spot`] says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fellowship {
    /// The Ring-bearers figure.
    pub region: Region,
    /// Progress.
    pub progress: u8,
    /// Whether it is Hidden.
    pub hidden: bool,
    /// Corruption.
    pub corruption: u8,
    /// The step of the Mordor Track, once it is there.
    pub mordor: Option<u8>,
    /// The Guide; none means Gollum.
    pub guide: Option<Character>,
}

/// Hunt tiles (rules 10.9, 10.10). What is nowhere here is set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tiles {
    /// In the Hunt Pool.
    pub pool: [u8; TILES],
    /// Drawn.
    pub drawn: [u8; TILES],
    /// Removed for good.
    pub removed: [u8; TILES],
    /// Special tiles in play that wait for the Mordor Track.
    pub waiting: [u8; TILES],
}

/// The Action dice of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dice {
    /// Unused dice, by face.
    pub unused: [u8; 7],
    /// Dice set aside as used.
    pub used: u8,
    /// Dice in the Hunt Box.
    pub hunt_box: u8,
    /// Dice that have still to be rolled.
    pub to_roll: u8,
}

impl Dice {
    /// How many unused dice there are (rule 6.3).
    #[inline]
    pub fn n_unused(&self) -> u8 {
        self.unused.iter().sum()
    }
}

/// How many Elven Rings there are.
pub const RINGS: u8 = 3;

/// Things noted for the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnNotes {
    /// Which sides have used an Elven Ring this turn (rule 6.14).
    pub ring_used: [bool; 2],
    /// Whether the Free Peoples took a die out of the Hunt Box in phase 1 (rule 5.2.1).
    pub took_from_hunt_box: bool,
    /// Whether the Fellowship moved or hid on the Mordor Track (rule 11.9.6).
    pub mordor_attempt: bool,
    /// Whether the Mouth of Sauron was the messenger (rule 6.17).
    pub messenger: bool,
    /// Which sides' partners have swapped a card (rule 14.3): everybody sees that they do.
    pub swapped: [bool; 2],
}

/// Units of a group of several Nations that acted, where they are now (rule 14.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spent {
    /// Where they stand.
    pub place: Place,
    /// Regulars and Elites of each Free Peoples Nation.
    pub units: [[u8; 2]; 5],
}

/// What the Free Peoples player of a three-player game used last (rule 14.11).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastUse {
    /// The Nations that were recruited, advanced, or made up a group that acted, as bits.
    pub nations: u8,
    /// The units of groups of several Nations that acted. Two Armies move with one die at most, and a battle parts one
    /// Army into two.
    pub units: ArrayVec<Spent, 4>,
}

/// Rules up to version 2 had the region of one Army in the place of the units. Without any the hash is as it was, so that
/// the check hashes of older journals hold where the rules have not changed.
impl Hash for LastUse {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.nations.hash(state);
        self.units.first().map(|spent| spent.place.region()).hash(state);
        for spent in &self.units {
            spent.hash(state);
        }
    }
}

/// One position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) flow: Flow<Frame, Ask>,
    #[serde(with = "crate::arrays")]
    field: [Troops; 105],
    inside: [Troops; STRONGHOLDS],
    /// The regions in whose field a side has units; kept with `field`.
    armies: [Regions; 2],
    /// The regions in whose field Leaders are, and those in whose field Nazgûl are; kept with `field`.
    leaders: Regions,
    nazgul: Regions,
    /// The Strongholds in which a side has units, as bits by their numbers; kept with `inside`.
    besieged: [u16; 2],
    pub(crate) spots: [Spot; 12],
    pub(crate) reinforcements: Troops,
    /// Free Peoples figures out of the game.
    pub(crate) casualties: Troops,
    /// The Settlements that the Shadow controls.
    pub(crate) shadow_control: Regions,
    /// Steps to war.
    pub(crate) steps: [u8; 8],
    pub(crate) active: [bool; 8],
    pub(crate) fellowship: Fellowship,
    pub(crate) tiles: Tiles,
    pub(crate) dice: [Dice; 2],
    pub(crate) rings: [u8; 2],
    /// Cards in the four decks.
    pub(crate) deck: Cards,
    pub(crate) hands: [Cards; 4],
    pub(crate) table: Cards,
    pub(crate) discard: Cards,
    /// Cards that everybody has seen.
    pub(crate) known: Cards,
    /// The card that is being resolved as an event.
    pub(crate) resolving: Option<Card>,
    /// The cards on the table that belong to the second player of their side (rule 14.15).
    pub(crate) second_players: Cards,
    /// The card that a player offers his partner (rule 14.3).
    pub(crate) offer: Option<Card>,
    pub(crate) turn: u16,
    pub(crate) notes: TurnNotes,
    /// The Leading Player of each side (rule 14.2).
    pub(crate) leading: [Seat; 2],
    /// Who acts next for each side.
    pub(crate) next_actor: [Seat; 2],
    /// The side whose turn to act it is.
    pub(crate) to_act: Side,
    /// Whether the partners' units in the region are one Army for the action under way (rule 14.8).
    pub(crate) mixed: bool,
    /// Who takes the action that is under way.
    pub(crate) acting: Seat,
    pub(crate) last_use: LastUse,
    /// The same for the action under way.
    pub(crate) this_use: LastUse,
    /// How many units partners have removed from one region in turn (rule 14.8).
    pub(crate) trims: u8,
    /// The figures being chosen for a move, an attack or an advance; or the group on its way.
    pub(crate) group: Figures,
    /// Whether the group has left its place.
    pub(crate) lifted: bool,
    /// Groups that have moved in this action, and where they are now (rule 8.4.3).
    pub(crate) moved: ArrayVec<(Region, Figures), 4>,
    /// The places of Nazgûl that have flown in this action.
    pub(crate) flown: ArrayVec<Place, 9>,
    /// Characters that have moved in this action.
    pub(crate) characters_moved: Characters,
    /// What the dice of a card have come to so far.
    pub(crate) tally: u8,
    pub(crate) battle: Option<Battle>,
    pub(crate) hunt: Hunt,
    /// The captured Settlements that the second player of the captor's side took (rule 14.12).
    pub(crate) second_captors: Regions,
    /// Victory points that each player's Nations took in a game of teams, by seat (rule 14.12).
    pub(crate) credit: [i8; 4],
    pub(crate) ended: Option<Ending>,
}

impl State {
    /// The position before the first turn (chapter 4).
    pub(crate) fn blank(setup: &Setup) -> Result<State, SetupError> {
        let mut state = State {
            setup: setup.clone(),
            flow: Flow::new(Frame::Turn(TurnStep::Recover)),
            field: [Troops::NONE; 105],
            inside: [Troops::NONE; STRONGHOLDS],
            armies: [Regions::EMPTY; 2],
            leaders: Regions::EMPTY,
            nazgul: Regions::EMPTY,
            besieged: [0; 2],
            spots: [Spot::Aside; 12],
            reinforcements: Troops::NONE,
            casualties: Troops::NONE,
            shadow_control: Regions::EMPTY,
            steps: Nation::ALL.map(Nation::steps_at_start),
            active: Nation::ALL.map(Nation::active_at_start),
            fellowship: Fellowship {
                region: Region::Rivendell,
                progress: 0,
                hidden: true,
                corruption: 0,
                mordor: None,
                guide: Some(Character::GandalfTheGrey),
            },
            tiles: Tiles {
                pool: Tile::ALL.map(|tile| if tile.is_standard() { tile.count() } else { 0 }),
                drawn: [0; TILES],
                removed: [0; TILES],
                waiting: [0; TILES],
            },
            dice: [Dice { unused: [0; 7], used: 0, hunt_box: 0, to_roll: 0 }; 2],
            rings: [RINGS, 0],
            deck: Card::ALL.into_iter().collect(),
            hands: [Cards::EMPTY; 4],
            table: Cards::EMPTY,
            discard: Cards::EMPTY,
            known: Cards::EMPTY,
            resolving: None,
            second_players: Cards::EMPTY,
            offer: None,
            turn: 0,
            notes: TurnNotes::default(),
            leading: [Seat(0); 2],
            next_actor: [Seat(0); 2],
            to_act: Side::FreePeoples,
            mixed: false,
            acting: Seat(0),
            last_use: LastUse::default(),
            this_use: LastUse::default(),
            trims: 0,
            group: Figures::NONE,
            lifted: false,
            moved: ArrayVec::new(),
            flown: ArrayVec::new(),
            characters_moved: Characters::NONE,
            tally: 0,
            battle: None,
            hunt: Hunt::default(),
            second_captors: Regions::EMPTY,
            credit: [0; 4],
            ended: None,
        };
        setup::place(&mut state);
        Ok(state)
    }

    // ---- Seats (chapter 14) ----

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        match self.setup.scenario {
            Scenario::TwoPlayer => 2,
            Scenario::ThreePlayer => 3,
            Scenario::FourPlayer => 4,
        }
    }

    /// The side of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        let free = match self.setup.scenario {
            Scenario::TwoPlayer | Scenario::ThreePlayer => 1,
            Scenario::FourPlayer => 2,
        };
        if seat.0 < free { Side::FreePeoples } else { Side::Shadow }
    }

    /// The two seats of a side, the first one twice if it is alone. The first is the Gondor or the Witch-king player.
    pub fn seats_of(&self, side: Side) -> [Seat; 2] {
        match (self.setup.scenario, side) {
            (Scenario::TwoPlayer | Scenario::ThreePlayer, Side::FreePeoples) => [Seat(0), Seat(0)],
            (Scenario::TwoPlayer, Side::Shadow) => [Seat(1), Seat(1)],
            (Scenario::ThreePlayer, Side::Shadow) => [Seat(1), Seat(2)],
            (Scenario::FourPlayer, Side::FreePeoples) => [Seat(0), Seat(1)],
            (Scenario::FourPlayer, Side::Shadow) => [Seat(2), Seat(3)],
        }
    }

    /// The other player of the side, if there is one.
    pub fn mate(&self, seat: Seat) -> Option<Seat> {
        let [first, second] = self.seats_of(self.side(seat));
        match first == second {
            true => None,
            false => Some(if seat == first { second } else { first }),
        }
    }

    /// The player whose Nation it is (rule 14.1).
    pub fn player_of(&self, nation: Nation) -> Seat {
        let [first, second] = self.seats_of(nation.side());
        match nation {
            Nation::Gondor | Nation::Elves | Nation::Sauron => first,
            Nation::Rohan | Nation::North | Nation::Dwarves | Nation::Isengard | Nation::Southrons => second,
        }
    }

    /// The player whose Minion it is (rule 14.1).
    pub fn player_of_minion(&self, minion: Character) -> Seat {
        let [first, second] = self.seats_of(Side::Shadow);
        if minion == Character::Saruman { second } else { first }
    }

    /// Whether the Nation is this player's to use (rule 14.6).
    #[inline]
    pub fn commands(&self, seat: Seat, nation: Nation) -> bool {
        self.player_of(nation) == seat
    }

    /// The player who decides for a side what is nobody's in particular (rules 14.4, 14.7, 14.16).
    #[inline]
    pub fn leader_of(&self, side: Side) -> Seat {
        self.leading[side.index()]
    }

    /// All seats of a side.
    pub fn team(&self, side: Side) -> SeatSet {
        let [first, second] = self.seats_of(side);
        SeatSet::only(first).with(second)
    }

    /// The hand limit of a seat (rules 5.2.4, 14.3, 14.11).
    pub fn hand_limit(&self, seat: Seat) -> usize {
        if self.mate(seat).is_some() { 4 } else { 6 }
    }

    /// The side that acts now.
    #[inline]
    pub fn active_side(&self) -> Side {
        self.side(self.acting)
    }

    // ---- Places and figures ----

    /// The troops in a place, of both sides.
    #[inline]
    pub fn troops(&self, place: Place) -> &Troops {
        match place {
            Place::Field(region) => &self.field[region.index()],
            Place::Inside(region) => match region.stronghold() {
                Some(number) => &self.inside[number],
                None => &Troops::NONE,
            },
        }
    }

    /// The troops in a region's field, of both sides.
    #[inline]
    pub fn field(&self, region: Region) -> &Troops {
        &self.field[region.index()]
    }

    /// Whether figures, sieges and control are the same in all regions of two positions.
    pub(crate) fn has_same_regions(&self, other: &State) -> bool {
        (&self.field, &self.inside, &self.spots) == (&other.field, &other.inside, &other.spots)
            && (self.shadow_control, self.besieged) == (other.shadow_control, other.besieged)
    }

    /// Changes the troops in a place.
    fn change(&mut self, place: Place, change: impl FnOnce(&mut Troops)) {
        match place {
            Place::Field(region) => {
                let troops = &mut self.field[region.index()];
                change(troops);
                let note = |regions: &mut Regions, there: bool| match there {
                    true => regions.insert(region),
                    false => regions.remove(region),
                };
                for side in Side::ALL {
                    note(&mut self.armies[side.index()], troops.n_units(side) > 0);
                }
                note(&mut self.leaders, troops.n_leaders() > 0);
                note(&mut self.nazgul, troops.nazgul > 0);
            }
            Place::Inside(region) => {
                if let Some(number) = region.stronghold() {
                    let troops = &mut self.inside[number];
                    change(troops);
                    for side in Side::ALL {
                        let besieged = &mut self.besieged[side.index()];
                        *besieged &= !(1 << number);
                        *besieged |= u16::from(troops.n_units(side) > 0) << number;
                    }
                }
            }
        }
    }

    /// The regions in whose field Leaders are.
    #[inline]
    pub(crate) fn fields_with_leaders(&self) -> Regions {
        self.leaders
    }

    /// The regions in whose field Nazgûl are.
    #[inline]
    pub(crate) fn fields_with_nazgul(&self) -> Regions {
        self.nazgul
    }

    /// The Strongholds in which units of a side are besieged.
    pub(crate) fn strongholds_besieged(&self, side: Side) -> impl Iterator<Item = Region> {
        let mut left = self.besieged[side.index()];
        std::iter::from_fn(move || {
            let number = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            STRONGHOLD_REGIONS.get(number).copied()
        })
    }

    /// The regions in whose field a side has units.
    #[inline]
    pub fn armies(&self, side: Side) -> Regions {
        self.armies[side.index()]
    }

    /// The Characters in a place.
    pub fn characters_at(&self, place: Place) -> Characters {
        self.those_at(place, &Character::ALL)
    }

    /// Those of some Characters who are in a place.
    fn those_at(&self, place: Place, characters: &[Character]) -> Characters {
        let here = |character: &Character| self.spots[character.index()] == Spot::At(place);
        characters.iter().copied().filter(here).collect()
    }

    /// The figures of a side in a place.
    pub fn figures(&self, place: Place, side: Side) -> Figures {
        Figures {
            troops: self.troops(place).of(side),
            characters: match side {
                Side::FreePeoples => self.those_at(place, &Character::ALL[..9]),
                Side::Shadow => self.those_at(place, &Character::ALL[9..]),
            },
        }
    }

    /// Puts figures into a place.
    pub(crate) fn put(&mut self, place: Place, figures: &Figures) {
        self.change(place, |troops| troops.add(&figures.troops));
        for character in figures.characters.iter() {
            self.spots[character.index()] = Spot::At(place);
        }
    }

    /// Puts one figure into a place.
    pub(crate) fn put_one(&mut self, place: Place, figure: Figure) {
        let mut figures = Figures::NONE;
        figures.put(figure);
        self.put(place, &figures);
    }

    /// Takes troops out of a place; Characters get their new spot from whoever calls.
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
        self.spots[character.index()]
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
        Character::ALL.into_iter().filter(there).collect::<Characters>().both(Characters::of(side))
    }

    /// The region of the Ring-bearers; none on the Mordor Track (rule 2.15).
    pub fn ring_bearers(&self) -> Option<Region> {
        match self.fellowship.mordor {
            None => Some(self.fellowship.region),
            Some(_) => None,
        }
    }

    // ---- Armies, sieges, control (chapter 2) ----

    /// How many units a side has in a region's field.
    #[inline]
    pub fn units_at(&self, region: Region, side: Side) -> u8 {
        self.field[region.index()].n_units(side)
    }

    /// The side that is besieged in a region.
    #[inline]
    pub fn besieged(&self, region: Region) -> Option<Side> {
        let number = region.stronghold()?;
        Side::ALL.into_iter().find(|side| self.besieged[side.index()] & (1 << number) != 0)
    }

    /// The place where an Army of the side stands in a region, if there is one.
    pub fn army_place(&self, region: Region, side: Side) -> Option<Place> {
        if self.armies[side.index()].contains(region) {
            Some(Place::Field(region))
        } else if self.besieged(region) == Some(side) {
            Some(Place::Inside(region))
        } else {
            None
        }
    }

    /// Whether an Army of the side is in a region, inside or outside (rule 2.4).
    #[inline]
    pub fn has_army(&self, region: Region, side: Side) -> bool {
        self.army_place(region, side).is_some()
    }

    /// The side that controls the region's Settlement (rule 2.6).
    #[inline]
    pub fn controller(&self, region: Region) -> Option<Side> {
        if !region.is_settlement() {
            None
        } else if self.shadow_control.contains(region) {
            Some(Side::Shadow)
        } else {
            Some(Side::FreePeoples)
        }
    }

    /// Whether the side controls the region's Settlement.
    #[inline]
    pub fn controls(&self, side: Side, region: Region) -> bool {
        self.controller(region) == Some(side)
    }

    /// The regions that a side controls, among those with a Settlement; others mean nothing.
    #[inline]
    pub(crate) fn controlled(&self, side: Side) -> Regions {
        match side {
            Side::FreePeoples => !self.shadow_control,
            Side::Shadow => self.shadow_control,
        }
    }

    /// Whether the region has a Settlement that its own side controls (rule 2.6).
    pub fn unconquered(&self, region: Region) -> bool {
        self.controller(region).is_some() && self.controller(region) == region.nation().map(Nation::side)
    }

    /// Whether the side besieges the region's Stronghold.
    #[inline]
    pub fn besieges(&self, side: Side, region: Region) -> bool {
        self.besieged(region) == Some(side.enemy()) && self.armies[side.index()].contains(region)
    }

    /// Rule 2.8: free for the side.
    pub fn is_free(&self, region: Region, side: Side) -> bool {
        let enemy = side.enemy();
        if self.armies[enemy.index()].contains(region) {
            return false;
        }
        match self.besieged(region) {
            Some(besieged) if besieged == enemy => self.armies[side.index()].contains(region),
            _ => self.controller(region) != Some(enemy),
        }
    }

    /// Rule 2.9: free for Army movement.
    pub fn is_free_for_armies(&self, region: Region, side: Side) -> bool {
        self.is_free(region, side) || (region.is_settlement() && !self.has_army(region, side.enemy()))
    }

    /// All regions that are free for Army movement (rule 2.9).
    pub(crate) fn free_for_armies(&self, side: Side) -> Regions {
        let enemy = side.enemy();
        let besieged: Regions = self.strongholds_besieged(enemy).collect();
        !(self.armies(enemy) | (besieged - self.armies(side)))
    }

    /// Whether a Nation is At War (rule 2.11).
    #[inline]
    pub fn at_war(&self, nation: Nation) -> bool {
        self.steps[nation.index()] == 0
    }

    /// The victory points of a side (rule 13.3): what it controls of the enemy's.
    pub fn victory_points(&self, side: Side) -> u8 {
        let taken = prizes_of(side.enemy()) & self.controlled(side);
        taken.iter().map(Region::victory_points).sum()
    }

    /// Whether Saruman's servants lead (characters.json; rule 14.10).
    pub fn elites_lead(&self, nation: Nation) -> bool {
        let team = self.setup.scenario != Scenario::TwoPlayer;
        self.in_play(Character::Saruman)
            && (nation == Nation::Isengard || (team && nation == Nation::Southrons))
    }

    /// How many Elites count as Leaders too.
    pub fn leading_elites(&self, troops: &Troops) -> u8 {
        let of = |nation: Nation| if self.elites_lead(nation) { troops.unit(nation, Kind::Elite) } else { 0 };
        of(Nation::Isengard) + of(Nation::Southrons)
    }

    /// Whether figures of a side have somebody to lead them with a Character result (rule 6.6).
    pub fn has_leader(&self, figures: &Figures) -> bool {
        figures.troops.n_leaders() > 0
            || figures.troops.nazgul > 0
            || !figures.characters.is_empty()
            || self.leading_elites(&figures.troops) > 0
    }

    /// Whether a region counts as City or Fortification for the first round (rule 9.7.2).
    pub fn is_city_or_fortification(region: Region) -> bool {
        matches!(region.site(), Site::City | Site::Fortification)
    }

    // ---- Cards ----

    /// The cards of a deck that are still in it.
    pub fn in_deck(&self, deck: Deck) -> Cards {
        let bits = self.deck.bits() & (((1u128 << 24) - 1) << (24 * deck.index()));
        Cards::from_bits(bits)
    }

    /// A hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index() & 3]
    }

    /// Who played a card that lies on the table (rule 14.15).
    pub fn owner(&self, card: Card) -> Seat {
        let [first, second] = self.seats_of(card.deck().side());
        if self.second_players.contains(card) { second } else { first }
    }

    /// Whether a card lies on the table.
    #[inline]
    pub fn on_table(&self, card: Card) -> bool {
        self.table.contains(card)
    }

    /// A side's unused dice that show a face.
    #[inline]
    pub fn dice_showing(&self, side: Side, face: Face) -> u8 {
        self.dice[side.index()].unused[face.index()]
    }

    /// Counts all figures of a kind on the map, on the way and inside Strongholds.
    pub(crate) fn on_board(&self) -> Troops {
        let mut all = Troops::NONE;
        for troops in self.field.iter().chain(&self.inside) {
            all.add(troops);
        }
        if self.lifted {
            all.add(&self.group.troops);
        }
        all
    }
}
