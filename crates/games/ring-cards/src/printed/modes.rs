//! The modes as data (chapter 11; the set-up table of chapter 2).

use crate::cards::{Piece, copies};
use crate::ids::{Battleground, Card, Faction, Path, Scenario, SeatName, Side};
use kernel::Seat;
use kit::{ById, Set};

/// What a Ring token is good for (rule 8.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RingRule {
    /// Once per game: draw 2.
    OncePerGame,
    /// Once per round: draw 3, eliminate 1, cycle 1.
    OncePerRound,
    /// There is none.
    None,
}

/// A seat of a mode.
#[derive(Clone, Copy, Debug)]
pub struct SeatDef {
    /// Its name.
    pub name: SeatName,
    /// Its side.
    pub side: Side,
    /// Its factions.
    pub factions: &'static [Faction],
    /// Its deck, if it is not all cards of its factions.
    pub deck: Option<&'static [(Card, u8)]>,
    /// How many cards it draws at set-up.
    pub setup_draw: u8,
    /// How many of them it cycles.
    pub setup_cycle: u8,
    /// How many cards it draws in the Draw step.
    pub draw_step: u8,
    /// Its Ring token.
    pub ring: RingRule,
    /// What its unused Ring token is worth at the end.
    pub ring_points: u8,
}

impl SeatDef {
    /// The cards of its deck (rule 2.2).
    pub fn cards(&self) -> Set<Piece> {
        match self.deck {
            None => self.factions.iter().fold(Set::EMPTY, |set, faction| set | faction.cards()),
            Some(list) => {
                list.iter().flat_map(|(card, n)| copies(*card).iter().take(usize::from(*n))).collect()
            }
        }
    }
}

/// A mode.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// Its seats.
    pub seats: &'static [SeatDef],
    /// Which seat has each slot of the turn order.
    pub turn_order: &'static [u8],
    /// The number of its last path.
    pub last_path: u8,
    /// Whether paths are scored as in the Duel (rule 11.2.2).
    pub duel_scoring: bool,
    /// The sides for which "every player" is done twice (rules 11.2.3, 11.3.3).
    pub doubled: &'static [Side],
    /// The battlegrounds by round, if they are fixed (rule 11.4.2).
    pub fixed: Option<&'static [&'static [Battleground]]>,
    /// Its paths, if it does not have them all.
    pub paths: Option<&'static [Path]>,
    /// Which seat each faction belongs to (rule 1.2.3).
    pub faction_seats: FactionSeats,
}

/// A seat for each faction, if the mode has it.
pub type FactionSeats = ById<Faction, Option<Seat>, { Faction::COUNT }>;

/// How many seats a mode has at the most.
pub const MOST_SEATS: usize = TRILOGY_SEATS.len();

impl Scenario {
    /// The mode's data.
    pub const fn mode(self) -> &'static Mode {
        match self {
            Scenario::Trilogy => &TRILOGY,
            Scenario::Duel => &DUEL,
            Scenario::ThreePlayerDuel => &THREE_PLAYER_DUEL,
            Scenario::FellowshipOfTheRing => &FELLOWSHIP_OF_THE_RING,
        }
    }
}

const TRILOGY_SEATS: &[SeatDef] = &[
    SeatDef {
        name: SeatName::Frodo,
        side: Side::FreePeoples,
        factions: &[Faction::Dwarf, Faction::Hobbit, Faction::Rohan, Faction::Wizard],
        deck: None,
        setup_draw: 7,
        setup_cycle: 2,
        draw_step: 3,
        ring: RingRule::OncePerGame,
        ring_points: 1,
    },
    SeatDef {
        name: SeatName::WitchKing,
        side: Side::Shadow,
        factions: &[Faction::Mordor],
        deck: None,
        setup_draw: 7,
        setup_cycle: 2,
        draw_step: 4,
        ring: RingRule::OncePerGame,
        ring_points: 1,
    },
    SeatDef {
        name: SeatName::Aragorn,
        side: Side::FreePeoples,
        factions: &[Faction::Dunedain, Faction::Elf],
        deck: None,
        setup_draw: 7,
        setup_cycle: 2,
        draw_step: 3,
        ring: RingRule::OncePerGame,
        ring_points: 1,
    },
    SeatDef {
        name: SeatName::Saruman,
        side: Side::Shadow,
        factions: &[Faction::Isengard, Faction::Monstrous, Faction::Southron],
        deck: None,
        setup_draw: 7,
        setup_cycle: 2,
        draw_step: 4,
        ring: RingRule::OncePerGame,
        ring_points: 1,
    },
];

static TRILOGY: Mode = Mode {
    faction_seats: faction_seats(TRILOGY_SEATS),
    seats: TRILOGY_SEATS,
    turn_order: &[0, 1, 2, 3],
    last_path: 9,
    duel_scoring: false,
    doubled: &[],
    fixed: None,
    paths: None,
};

const DUEL_SEATS: &[SeatDef] = &[
    SeatDef {
        name: SeatName::Gandalf,
        side: Side::FreePeoples,
        factions: &[
            Faction::Dunedain,
            Faction::Dwarf,
            Faction::Elf,
            Faction::Hobbit,
            Faction::Rohan,
            Faction::Wizard,
        ],
        deck: None,
        setup_draw: 4,
        setup_cycle: 0,
        draw_step: 4,
        ring: RingRule::OncePerRound,
        ring_points: 0,
    },
    SeatDef {
        name: SeatName::WitchKing,
        side: Side::Shadow,
        factions: &[Faction::Isengard, Faction::Monstrous, Faction::Mordor, Faction::Southron],
        deck: None,
        setup_draw: 6,
        setup_cycle: 0,
        draw_step: 6,
        ring: RingRule::OncePerRound,
        ring_points: 0,
    },
];

static DUEL: Mode = Mode {
    faction_seats: faction_seats(DUEL_SEATS),
    seats: DUEL_SEATS,
    turn_order: &[0, 1],
    last_path: 9,
    duel_scoring: true,
    doubled: &[Side::FreePeoples, Side::Shadow],
    fixed: None,
    paths: None,
};

const THREE_PLAYER_DUEL_SEATS: &[SeatDef] = &[
    SeatDef {
        name: SeatName::Gandalf,
        side: Side::FreePeoples,
        factions: &[
            Faction::Dunedain,
            Faction::Dwarf,
            Faction::Elf,
            Faction::Hobbit,
            Faction::Rohan,
            Faction::Wizard,
        ],
        deck: None,
        setup_draw: 6,
        setup_cycle: 0,
        draw_step: 6,
        ring: RingRule::OncePerRound,
        ring_points: 0,
    },
    SeatDef {
        name: SeatName::WitchKing,
        side: Side::Shadow,
        factions: &[Faction::Mordor],
        deck: None,
        setup_draw: 7,
        setup_cycle: 2,
        draw_step: 4,
        ring: RingRule::OncePerGame,
        ring_points: 1,
    },
    SeatDef {
        name: SeatName::Saruman,
        side: Side::Shadow,
        factions: &[Faction::Isengard, Faction::Monstrous, Faction::Southron],
        deck: None,
        setup_draw: 7,
        setup_cycle: 2,
        draw_step: 4,
        ring: RingRule::OncePerGame,
        ring_points: 1,
    },
];

static THREE_PLAYER_DUEL: Mode = Mode {
    faction_seats: faction_seats(THREE_PLAYER_DUEL_SEATS),
    seats: THREE_PLAYER_DUEL_SEATS,
    turn_order: &[0, 1, 0, 2],
    last_path: 9,
    duel_scoring: true,
    doubled: &[Side::FreePeoples],
    fixed: None,
    paths: None,
};

const FELLOWSHIP_OF_THE_RING_SEATS: &[SeatDef] = &[
    SeatDef {
        name: SeatName::BalrogOfMoria,
        side: Side::Shadow,
        factions: &[Faction::Isengard, Faction::Monstrous, Faction::Mordor],
        deck: Some(&[
            (Card::BalrogOfMoria, 1),
            (Card::BarrowWights, 1),
            (Card::CaradhrasTheCruel, 1),
            (Card::CaveTroll, 1),
            (Card::FlocksOfCrebain, 1),
            (Card::HillTroll, 1),
            (Card::GoblinsOfTheMistyMountains, 2),
            (Card::BlackBreath, 1),
            (Card::BlackRidersMount, 1),
            (Card::Grishnakh, 1),
            (Card::MordorOrcs, 3),
            (Card::MorgulBlade, 1),
            (Card::NazgulsMantle, 1),
            (Card::TheRingwraithsAreAbroad, 1),
            (Card::TheWitchKing, 1),
            (Card::TheReaver, 1),
            (Card::TheBeguiler, 1),
            (Card::TheHunter, 1),
            (Card::TheMessenger, 1),
            (Card::TheBlackEasterling, 1),
            (Card::TheCommander, 1),
            (Card::TheDestroyer, 1),
            (Card::TheWarrior, 1),
            (Card::PalantirOfOrthanc, 1),
            (Card::Saruman, 1),
            (Card::SarumansStaff, 1),
            (Card::Ugluk, 1),
        ]),
        setup_draw: 7,
        setup_cycle: 2,
        draw_step: 4,
        ring: RingRule::None,
        ring_points: 0,
    },
    SeatDef {
        name: SeatName::Gandalf,
        side: Side::FreePeoples,
        factions: &[Faction::Dunedain, Faction::Dwarf, Faction::Elf, Faction::Hobbit, Faction::Wizard],
        deck: Some(&[
            (Card::BladeOfWesternesse, 1),
            (Card::Boromir, 1),
            (Card::Strider, 1),
            (Card::DwarvenAxe, 1),
            (Card::Gimli, 1),
            (Card::Arwen, 1),
            (Card::BowOfTheGaladhrim, 1),
            (Card::Elrond, 1),
            (Card::ElvenCloak, 1),
            (Card::Galadriel, 1),
            (Card::HighElves, 2),
            (Card::Legolas, 1),
            (Card::Lembas, 1),
            (Card::MirrorOfGaladriel, 1),
            (Card::NenyaRingOfAdamant, 1),
            (Card::PhialOfGaladriel, 1),
            (Card::VilyaRingOfAir, 1),
            (Card::BilboBaggins, 1),
            (Card::FattyBolger, 1),
            (Card::FrodoBaggins, 1),
            (Card::MerryBrandybuck, 1),
            (Card::MithrilCoat, 1),
            (Card::PippinTook, 1),
            (Card::SamGamgee, 1),
            (Card::Sting, 1),
            (Card::GandalfTheGrey, 1),
            (Card::NaryaRingOfFire, 1),
            (Card::GandalfsStaff, 1),
            (Card::Glamdring, 1),
        ]),
        setup_draw: 7,
        setup_cycle: 2,
        draw_step: 3,
        ring: RingRule::None,
        ring_points: 0,
    },
];

static FELLOWSHIP_OF_THE_RING: Mode = Mode {
    faction_seats: faction_seats(FELLOWSHIP_OF_THE_RING_SEATS),
    seats: FELLOWSHIP_OF_THE_RING_SEATS,
    turn_order: &[0, 1],
    last_path: 6,
    duel_scoring: false,
    doubled: &[],
    fixed: Some(&[
        &[Battleground::MinasMorgul],
        &[Battleground::Rivendell],
        &[Battleground::Moria],
        &[Battleground::Lorien, Battleground::DolGuldur],
        &[Battleground::Orthanc],
        &[Battleground::Morannon],
    ]),
    paths: Some(&[
        Path::BuckleburyFerry,
        Path::GildorsEncampment,
        Path::InnOfThePrancingPony,
        Path::TheOldForest,
        Path::FordsOfBruinen,
        Path::Imladris,
        Path::Caradhras,
        Path::KhazadDum,
        Path::TheDoorsOfDurin,
        Path::Egladil,
        Path::DimrillDale,
        Path::Lothlorien,
        Path::AmonHen,
    ]),
};

const fn faction_seats(seats: &[SeatDef]) -> FactionSeats {
    let mut table = [None; Faction::COUNT];
    let mut seat = 0;
    while seat < seats.len() {
        let mut n = 0;
        while n < seats[seat].factions.len() {
            table[seats[seat].factions[n].index()] = Some(Seat(seat as u8));
            n += 1;
        }
        seat += 1;
    }
    ById::new(table)
}
