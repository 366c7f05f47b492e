//! The names of cards, paths, battlegrounds and factions (rules 1.2 to 1.4).

mod cards;

pub use cards::Card;

use serde::{Deserialize, Serialize};

/// A faction (rule 1.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Faction {
    /// The Dúnedain.
    Dunedain,
    /// The Dwarves.
    Dwarf,
    /// The Elves.
    Elf,
    /// The Hobbits.
    Hobbit,
    /// Rohan.
    Rohan,
    /// The Wizards.
    Wizard,
    /// Isengard.
    Isengard,
    /// The Monstrous.
    Monstrous,
    /// Mordor.
    Mordor,
    /// The Southrons.
    Southron,
}

impl Faction {
    /// All of them, in order.
    pub const ALL: [Faction; 10] = [
        Faction::Dunedain,
        Faction::Dwarf,
        Faction::Elf,
        Faction::Hobbit,
        Faction::Rohan,
        Faction::Wizard,
        Faction::Isengard,
        Faction::Monstrous,
        Faction::Mordor,
        Faction::Southron,
    ];

    /// Its number.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id, as journals and cases write it.
    pub const fn id(self) -> &'static str {
        match self {
            Faction::Dunedain => "dunedain",
            Faction::Dwarf => "dwarf",
            Faction::Elf => "elf",
            Faction::Hobbit => "hobbit",
            Faction::Rohan => "rohan",
            Faction::Wizard => "wizard",
            Faction::Isengard => "isengard",
            Faction::Monstrous => "monstrous",
            Faction::Mordor => "mordor",
            Faction::Southron => "southron",
        }
    }
}

/// A battleground (rule 1.4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Battleground {
    /// Helm's Deep.
    HelmsDeep,
    /// Edoras.
    Edoras,
    /// Rivendell.
    Rivendell,
    /// Lórien.
    Lorien,
    /// Minas Tirith.
    MinasTirith,
    /// Dol Amroth.
    DolAmroth,
    /// Pelargir.
    Pelargir,
    /// Moria.
    Moria,
    /// Dol Guldur.
    DolGuldur,
    /// Minas Morgul.
    MinasMorgul,
    /// Morannon.
    Morannon,
    /// Harad.
    Harad,
    /// Umbar.
    Umbar,
    /// Orthanc.
    Orthanc,
}

impl Battleground {
    /// All of them, in order.
    pub const ALL: [Battleground; 14] = [
        Battleground::HelmsDeep,
        Battleground::Edoras,
        Battleground::Rivendell,
        Battleground::Lorien,
        Battleground::MinasTirith,
        Battleground::DolAmroth,
        Battleground::Pelargir,
        Battleground::Moria,
        Battleground::DolGuldur,
        Battleground::MinasMorgul,
        Battleground::Morannon,
        Battleground::Harad,
        Battleground::Umbar,
        Battleground::Orthanc,
    ];

    /// Its number.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id, as journals and cases write it.
    pub const fn id(self) -> &'static str {
        match self {
            Battleground::HelmsDeep => "helms-deep",
            Battleground::Edoras => "edoras",
            Battleground::Rivendell => "rivendell",
            Battleground::Lorien => "lorien",
            Battleground::MinasTirith => "minas-tirith",
            Battleground::DolAmroth => "dol-amroth",
            Battleground::Pelargir => "pelargir",
            Battleground::Moria => "moria",
            Battleground::DolGuldur => "dol-guldur",
            Battleground::MinasMorgul => "minas-morgul",
            Battleground::Morannon => "morannon",
            Battleground::Harad => "harad",
            Battleground::Umbar => "umbar",
            Battleground::Orthanc => "orthanc",
        }
    }
}

/// A path (rule 1.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Path {
    /// Bag End.
    BagEnd,
    /// Gildor's Encampment.
    GildorsEncampment,
    /// Bucklebury Ferry.
    BuckleburyFerry,
    /// The Old Forest.
    TheOldForest,
    /// Inn of the Prancing Pony.
    InnOfThePrancingPony,
    /// Weathertop.
    Weathertop,
    /// Fords of Bruinen.
    FordsOfBruinen,
    /// Imladris.
    Imladris,
    /// The Council of Elrond.
    TheCouncilOfElrond,
    /// Caradhras.
    Caradhras,
    /// The Doors of Durin.
    TheDoorsOfDurin,
    /// Khazad-dûm.
    KhazadDum,
    /// Dimrill Dale.
    DimrillDale,
    /// Egladil.
    Egladil,
    /// Lothlórien.
    Lothlorien,
    /// Amon Hen.
    AmonHen,
    /// Emyn Muil.
    EmynMuil,
    /// Dead Marshes.
    DeadMarshes,
    /// Osgiliath.
    Osgiliath,
    /// The Cross-roads.
    TheCrossRoads,
    /// Henneth Annûn.
    HennethAnnun,
    /// Morgul Vale.
    MorgulVale,
    /// Cirith Ungol.
    CirithUngol,
    /// Shelob's Lair.
    ShelobsLair,
    /// Morgai.
    Morgai,
    /// Orodruin.
    Orodruin,
    /// Crack of Doom.
    CrackOfDoom,
}

impl Path {
    /// All of them, in order.
    pub const ALL: [Path; 27] = [
        Path::BagEnd,
        Path::GildorsEncampment,
        Path::BuckleburyFerry,
        Path::TheOldForest,
        Path::InnOfThePrancingPony,
        Path::Weathertop,
        Path::FordsOfBruinen,
        Path::Imladris,
        Path::TheCouncilOfElrond,
        Path::Caradhras,
        Path::TheDoorsOfDurin,
        Path::KhazadDum,
        Path::DimrillDale,
        Path::Egladil,
        Path::Lothlorien,
        Path::AmonHen,
        Path::EmynMuil,
        Path::DeadMarshes,
        Path::Osgiliath,
        Path::TheCrossRoads,
        Path::HennethAnnun,
        Path::MorgulVale,
        Path::CirithUngol,
        Path::ShelobsLair,
        Path::Morgai,
        Path::Orodruin,
        Path::CrackOfDoom,
    ];

    /// Its number.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id, as journals and cases write it.
    pub const fn id(self) -> &'static str {
        match self {
            Path::BagEnd => "bag-end",
            Path::GildorsEncampment => "gildors-encampment",
            Path::BuckleburyFerry => "bucklebury-ferry",
            Path::TheOldForest => "the-old-forest",
            Path::InnOfThePrancingPony => "inn-of-the-prancing-pony",
            Path::Weathertop => "weathertop",
            Path::FordsOfBruinen => "fords-of-bruinen",
            Path::Imladris => "imladris",
            Path::TheCouncilOfElrond => "the-council-of-elrond",
            Path::Caradhras => "caradhras",
            Path::TheDoorsOfDurin => "the-doors-of-durin",
            Path::KhazadDum => "khazad-dum",
            Path::DimrillDale => "dimrill-dale",
            Path::Egladil => "egladil",
            Path::Lothlorien => "lothlorien",
            Path::AmonHen => "amon-hen",
            Path::EmynMuil => "emyn-muil",
            Path::DeadMarshes => "dead-marshes",
            Path::Osgiliath => "osgiliath",
            Path::TheCrossRoads => "the-cross-roads",
            Path::HennethAnnun => "henneth-annun",
            Path::MorgulVale => "morgul-vale",
            Path::CirithUngol => "cirith-ungol",
            Path::ShelobsLair => "shelobs-lair",
            Path::Morgai => "morgai",
            Path::Orodruin => "orodruin",
            Path::CrackOfDoom => "crack-of-doom",
        }
    }
}
