//! The names of cards, paths, battlegrounds and factions, of sides, types and keywords, of modes and seats (rules 1.2 to 1.4
//! and chapter 11).
//!
//! Journals, cases and saved positions know each of them by its slug alone.

mod cards;

pub use cards::Card;

kit::ids! {
    /// A side (rule 1.2).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Side: u8, hash isize {
        /// The Free Peoples.
        FreePeoples = "free",
        /// The Shadow.
        Shadow = "shadow",
    }
}

kit::ids! {
    /// A faction (rule 1.2.1).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Faction: u8 {
        /// The Dúnedain.
        Dunedain = "dunedain",
        /// The Dwarves.
        Dwarf = "dwarf",
        /// The Elves.
        Elf = "elf",
        /// The Hobbits.
        Hobbit = "hobbit",
        /// Rohan.
        Rohan = "rohan",
        /// The Wizards.
        Wizard = "wizard",
        /// Isengard.
        Isengard = "isengard",
        /// The Monstrous.
        Monstrous = "monstrous",
        /// Mordor.
        Mordor = "mordor",
        /// The Southrons.
        Southron = "southron",
    }
}

kit::ids! {
    /// A battleground (rule 1.4.1).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Battleground: u8 {
        /// Helm's Deep.
        HelmsDeep = "helms-deep",
        /// Edoras.
        Edoras = "edoras",
        /// Rivendell.
        Rivendell = "rivendell",
        /// Lórien.
        Lorien = "lorien",
        /// Minas Tirith.
        MinasTirith = "minas-tirith",
        /// Dol Amroth.
        DolAmroth = "dol-amroth",
        /// Pelargir.
        Pelargir = "pelargir",
        /// Moria.
        Moria = "moria",
        /// Dol Guldur.
        DolGuldur = "dol-guldur",
        /// Minas Morgul.
        MinasMorgul = "minas-morgul",
        /// Morannon.
        Morannon = "morannon",
        /// Harad.
        Harad = "harad",
        /// Umbar.
        Umbar = "umbar",
        /// Orthanc.
        Orthanc = "orthanc",
    }
}

kit::ids! {
    /// A path (rule 1.4.2).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Path: u8 {
        /// Bag End.
        BagEnd = "bag-end",
        /// Gildor's Encampment.
        GildorsEncampment = "gildors-encampment",
        /// Bucklebury Ferry.
        BuckleburyFerry = "bucklebury-ferry",
        /// The Old Forest.
        TheOldForest = "the-old-forest",
        /// Inn of the Prancing Pony.
        InnOfThePrancingPony = "inn-of-the-prancing-pony",
        /// Weathertop.
        Weathertop = "weathertop",
        /// Fords of Bruinen.
        FordsOfBruinen = "fords-of-bruinen",
        /// Imladris.
        Imladris = "imladris",
        /// The Council of Elrond.
        TheCouncilOfElrond = "the-council-of-elrond",
        /// Caradhras.
        Caradhras = "caradhras",
        /// The Doors of Durin.
        TheDoorsOfDurin = "the-doors-of-durin",
        /// Khazad-dûm.
        KhazadDum = "khazad-dum",
        /// Dimrill Dale.
        DimrillDale = "dimrill-dale",
        /// Egladil.
        Egladil = "egladil",
        /// Lothlórien.
        Lothlorien = "lothlorien",
        /// Amon Hen.
        AmonHen = "amon-hen",
        /// Emyn Muil.
        EmynMuil = "emyn-muil",
        /// Dead Marshes.
        DeadMarshes = "dead-marshes",
        /// Osgiliath.
        Osgiliath = "osgiliath",
        /// The Cross-roads.
        TheCrossRoads = "the-cross-roads",
        /// Henneth Annûn.
        HennethAnnun = "henneth-annun",
        /// Morgul Vale.
        MorgulVale = "morgul-vale",
        /// Cirith Ungol.
        CirithUngol = "cirith-ungol",
        /// Shelob's Lair.
        ShelobsLair = "shelobs-lair",
        /// Morgai.
        Morgai = "morgai",
        /// Orodruin.
        Orodruin = "orodruin",
        /// Crack of Doom.
        CrackOfDoom = "crack-of-doom",
    }
}

kit::ids! {
    /// The type of a card (rule 1.3.1).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Kind: u8 {
        /// An army.
        Army = "army",
        /// A character.
        Character = "character",
        /// An item.
        Item = "item",
        /// An event.
        Event = "event",
    }
}

kit::ids! {
    /// A keyword (rule 1.3.4).
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Keyword: u8 {
        /// A Nazgûl.
        Nazgul = "nazgul",
        /// An Ent.
        Ent = "ent",
        /// A Weapon.
        Weapon = "weapon",
        /// A Mount.
        Mount = "mount",
    }
}

kit::ids! {
    /// A mode of the game.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum Scenario: u8, hash isize {
        /// Four seats, 4, 3 or 2 people (rule 11.1).
        Trilogy = "trilogy",
        /// Two seats (rule 11.2).
        Duel = "duel",
        /// Three seats (rule 11.3).
        ThreePlayerDuel = "three-player-duel",
        /// Two seats, the short game (rule 11.4).
        FellowshipOfTheRing = "fellowship-of-the-ring",
    }
}

kit::ids! {
    /// The name of a seat.
    #[cfg_attr(test, derive(ts_rs::TS))]
    pub enum SeatName: u8 {
        /// Frodo.
        Frodo = "frodo",
        /// The Witch-king.
        WitchKing = "witch-king",
        /// Aragorn.
        Aragorn = "aragorn",
        /// Saruman.
        Saruman = "saruman",
        /// Gandalf.
        Gandalf = "gandalf",
        /// The Balrog of Moria.
        BalrogOfMoria = "balrog-of-moria",
    }
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn enemy(self) -> Side {
        match self {
            Side::FreePeoples => Side::Shadow,
            Side::Shadow => Side::FreePeoples,
        }
    }
}

impl Faction {
    /// Rule 1.2.1.
    pub const fn side(self) -> Side {
        match self {
            Faction::Dunedain
            | Faction::Dwarf
            | Faction::Elf
            | Faction::Hobbit
            | Faction::Rohan
            | Faction::Wizard => Side::FreePeoples,
            Faction::Isengard | Faction::Monstrous | Faction::Mordor | Faction::Southron => Side::Shadow,
        }
    }
}
