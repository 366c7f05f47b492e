//! The paths and battlegrounds with their activation texts (rule 1.4; appendices A and B).

use crate::cards::prelude::*;
use kit::ById;

/// A path.
#[derive(Clone, Copy, Debug)]
pub struct PathDef {
    /// Its name.
    pub name: &'static str,
    /// Its number.
    pub number: u8,
    /// Its printed path defence.
    pub defence: u8,
    /// What it is worth to the Free Peoples.
    pub points: u8,
    /// What happens when it is activated.
    pub ops: &'static [Op],
    /// The same in words.
    pub text: &'static str,
}

/// A battleground.
#[derive(Clone, Copy, Debug)]
pub struct BattlegroundDef {
    /// Its name.
    pub name: &'static str,
    /// The side that defends it, always.
    pub side: Side,
    /// Its printed battleground defence.
    pub defence: u8,
    /// What it is worth.
    pub points: u8,
    /// The factions that defend it.
    pub defending: &'static [Faction],
    /// The factions that attack it.
    pub attacking: &'static [Faction],
    /// What happens when it is activated or reactivated.
    pub ops: &'static [Op],
    /// The same in words.
    pub text: &'static str,
}

/// Every path, in the order of [`Path`].
pub static PATHS: ById<Path, PathDef, { Path::COUNT }> = ById::new([
    PathDef {
        name: "Bag End",
        number: 1,
        defence: 0,
        points: 1,
        ops: &[Op::Draw(FactionPlayer(Hobbit), 2)],
        text: "Hobbit player: draw 2.",
    },
    PathDef {
        name: "Gildor's Encampment",
        number: 1,
        defence: 1,
        points: 1,
        ops: &[Op::Draw(FactionPlayer(Elf), 1), Op::CycleFromHand(FactionPlayer(Elf), 1)],
        text: "Elf player: draw 1; then cycle 1 card of the hand.",
    },
    PathDef {
        name: "Bucklebury Ferry",
        number: 1,
        defence: 1,
        points: 1,
        ops: &[Op::Draw(FactionPlayer(Mordor), 1), Op::Draw(FactionPlayer(Hobbit), 1)],
        text: "Mordor player: draw 1. Hobbit player: draw 1.",
    },
    PathDef {
        name: "The Old Forest",
        number: 2,
        defence: 1,
        points: 2,
        ops: &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
        text: "Every Free Peoples player: forced forsake of 1.",
    },
    PathDef {
        name: "Inn of the Prancing Pony",
        number: 2,
        defence: 1,
        points: 2,
        ops: &[Op::Each(Shadow, &[Op::Draw(ThatPlayer, 2)])],
        text: "Every Shadow player: draw 2.",
    },
    PathDef {
        name: "Weathertop",
        number: 2,
        defence: 0,
        points: 2,
        ops: &[Op::Draw(FactionPlayer(Mordor), 2)],
        text: "Mordor player: draw 2.",
    },
    PathDef {
        name: "Fords of Bruinen",
        number: 3,
        defence: 0,
        points: 1,
        ops: &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1), Op::Draw(ThatPlayer, 3)])],
        text: "Every Free Peoples player: forced forsake of 1; then draw 3.",
    },
    PathDef {
        name: "Imladris",
        number: 3,
        defence: 1,
        points: 1,
        ops: &[Op::Draw(FactionPlayer(Elf), 2)],
        text: "Elf player: draw 2.",
    },
    PathDef {
        name: "The Council of Elrond",
        number: 3,
        defence: 1,
        points: 1,
        ops: &[Op::Each(FreePeoples, &[Op::Draw(ThatPlayer, 1)])],
        text: "Every Free Peoples player: draw 1.",
    },
    PathDef {
        name: "Caradhras",
        number: 4,
        defence: 0,
        points: 2,
        ops: &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
        text: "Every Free Peoples player: forced forsake of 1.",
    },
    PathDef {
        name: "The Doors of Durin",
        number: 4,
        defence: 1,
        points: 2,
        ops: &[Op::May(FactionPlayer(Monstrous), Cost::Forsake), Op::PathToken(Token::Attack)],
        text: "Monstrous player, optional: forsake 1, and if done put 1 path attack token on this path.",
    },
    PathDef {
        name: "Khazad-dûm",
        number: 4,
        defence: 0,
        points: 2,
        ops: &[Op::Draw(FactionPlayer(Monstrous), 2)],
        text: "Monstrous player: draw 2.",
    },
    PathDef {
        name: "Dimrill Dale",
        number: 5,
        defence: 0,
        points: 1,
        ops: &[Op::Each(Shadow, &[Op::CycleFromHand(ThatPlayer, 2)])],
        text: "Every Shadow player: forced cycling of 2 cards of the hand.",
    },
    PathDef {
        name: "Egladil",
        number: 5,
        defence: 1,
        points: 1,
        ops: &[Op::Each(FreePeoples, &[Op::Draw(ThatPlayer, 2), Op::CycleFromHand(ThatPlayer, 1)])],
        text: "Every Free Peoples player: draw 2; then cycle 1 card of the hand.",
    },
    PathDef {
        name: "Lothlórien",
        number: 5,
        defence: 2,
        points: 1,
        ops: &[Op::Draw(FactionPlayer(Elf), 1), Op::CycleFromHand(FactionPlayer(Elf), 1)],
        text: "Elf player: draw 1; then cycle 1 card of the hand.",
    },
    PathDef {
        name: "Amon Hen",
        number: 6,
        defence: 0,
        points: 2,
        ops: &[Op::Draw(FactionPlayer(Mordor), 1), Op::CycleFromHand(FactionPlayer(Mordor), 1)],
        text: "Mordor player: draw 1; then cycle 1 card of the hand.",
    },
    PathDef {
        name: "Emyn Muil",
        number: 6,
        defence: 0,
        points: 2,
        ops: &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
        text: "Every Free Peoples player: forced forsake of 1.",
    },
    PathDef {
        name: "Dead Marshes",
        number: 6,
        defence: 1,
        points: 2,
        ops: &[Op::Draw(FactionPlayer(Monstrous), 2)],
        text: "Monstrous player: draw 2.",
    },
    PathDef {
        name: "Osgiliath",
        number: 7,
        defence: 0,
        points: 1,
        ops: &[Op::May(FactionPlayer(Dunedain), Cost::Forsake), Op::Draw(FactionPlayer(Dunedain), 3)],
        text: "Dúnedain player, optional: forsake 1, and if done draw 3.",
    },
    PathDef {
        name: "The Cross-roads",
        number: 7,
        defence: 0,
        points: 1,
        ops: &[Op::Each(FreePeoples, &[Op::Draw(ThatPlayer, 1)])],
        text: "Every Free Peoples player: draw 1.",
    },
    PathDef {
        name: "Henneth Annûn",
        number: 7,
        defence: 1,
        points: 1,
        ops: &[Op::Draw(FactionPlayer(Dunedain), 1)],
        text: "Dúnedain player: draw 1.",
    },
    PathDef {
        name: "Morgul Vale",
        number: 8,
        defence: 0,
        points: 2,
        ops: &[Op::DrawPlayCycle(&DrawPlayCycle {
            who: FactionPlayer(Mordor),
            n: 5,
            eliminate_one: false,
            play: 1,
            which: ANY.kinds(&[Character]).keyword(Nazgul),
            to: PlayTo::AnyLegal,
        })],
        text: "Mordor player: draw 5 aside, optionally play one Nazgûl character of them (to any legal place), cycle the others (rule 7.8).",
    },
    PathDef {
        name: "Cirith Ungol",
        number: 8,
        defence: 0,
        points: 2,
        ops: &[Op::DrawPlayCycle(&DrawPlayCycle {
            who: FactionPlayer(Mordor),
            n: 5,
            eliminate_one: false,
            play: 1,
            which: ANY.kinds(&[Army]),
            to: PlayTo::AnyLegal,
        })],
        text: "Mordor player: draw 5 aside, optionally play one army of them (to any legal place), cycle the others (rule 7.8).",
    },
    PathDef {
        name: "Shelob's Lair",
        number: 8,
        defence: 0,
        points: 2,
        ops: &[Op::Draw(FactionPlayer(Monstrous), 2)],
        text: "Monstrous player: draw 2.",
    },
    PathDef {
        name: "Morgai",
        number: 9,
        defence: 0,
        points: 3,
        ops: &[Op::PathToken(Token::Attack)],
        text: "Put 1 path attack token on this path.",
    },
    PathDef {
        name: "Orodruin",
        number: 9,
        defence: 0,
        points: 3,
        ops: &[Op::Draw(FactionPlayer(Mordor), 2)],
        text: "Mordor player: draw 2.",
    },
    PathDef {
        name: "Crack of Doom",
        number: 9,
        defence: 0,
        points: 3,
        ops: &[Op::Draw(FactionPlayer(Monstrous), 2)],
        text: "Monstrous player: draw 2.",
    },
]);

/// Every battleground, in the order of [`Battleground`].
pub static BATTLEGROUNDS: ById<Battleground, BattlegroundDef, { Battleground::COUNT }> = ById::new([
    BattlegroundDef {
        name: "Helm's Deep",
        side: FreePeoples,
        defence: 2,
        points: 2,
        defending: &[Wizard, Rohan],
        attacking: &[Isengard],
        ops: &[Op::DrawPlayCycle(&DrawPlayCycle {
            who: FactionPlayer(Rohan),
            n: 5,
            eliminate_one: false,
            play: 1,
            which: ANY.kinds(&[Army, Character]),
            to: PlayTo::ThisBattleground,
        })],
        text: "Rohan player: draw 5 aside, optionally play one army or character of them to Helm's Deep, cycle the others (rule 7.8).",
    },
    BattlegroundDef {
        name: "Edoras",
        side: FreePeoples,
        defence: 1,
        points: 1,
        defending: &[Wizard, Rohan],
        attacking: &[Isengard],
        ops: &[Op::Activate(Battleground::HelmsDeep)],
        text: "Helm's Deep is activated as well, provided it lies in the Free Peoples battleground deck.",
    },
    BattlegroundDef {
        name: "Rivendell",
        side: FreePeoples,
        defence: 2,
        points: 2,
        defending: &[Wizard, Elf],
        attacking: &[Monstrous],
        ops: &[Op::Draw(FactionPlayer(Elf), 1), Op::CycleFromHand(FactionPlayer(Elf), 1)],
        text: "Elf player: draw 1; then cycle 1 card of the hand.",
    },
    BattlegroundDef {
        name: "Lórien",
        side: FreePeoples,
        defence: 2,
        points: 2,
        defending: &[Wizard, Elf],
        attacking: &[Monstrous, Mordor],
        ops: &[Op::BringUp(Grounds::Only(Battleground::DolGuldur))],
        text: "Dol Guldur comes up too, by activation or reactivation (forced; nothing if it is already active).",
    },
    BattlegroundDef {
        name: "Minas Tirith",
        side: FreePeoples,
        defence: 3,
        points: 3,
        defending: &[Wizard, Dunedain],
        attacking: &[Southron, Mordor],
        ops: &[Op::May(FactionPlayer(Dunedain), Cost::Forsake), Op::Draw(FactionPlayer(Dunedain), 3)],
        text: "Dúnedain player, optional: forsake 1, and if done draw 3.",
    },
    BattlegroundDef {
        name: "Dol Amroth",
        side: FreePeoples,
        defence: 2,
        points: 1,
        defending: &[Wizard, Dunedain],
        attacking: &[Southron],
        ops: &[Op::May(FactionPlayer(Dunedain), Cost::Forsake), Op::Draw(FactionPlayer(Dunedain), 1)],
        text: "Dúnedain player, optional: forsake 1, and if done draw 1.",
    },
    BattlegroundDef {
        name: "Pelargir",
        side: FreePeoples,
        defence: 1,
        points: 1,
        defending: &[Wizard, Dunedain],
        attacking: &[Southron],
        ops: &[Op::May(FactionPlayer(Dunedain), Cost::Forsake), Op::Draw(FactionPlayer(Dunedain), 1)],
        text: "Dúnedain player, optional: forsake 1, and if done draw 1.",
    },
    BattlegroundDef {
        name: "Moria",
        side: Shadow,
        defence: 2,
        points: 1,
        defending: &[Monstrous],
        attacking: &[Wizard, Dwarf, Elf],
        ops: &[Op::Draw(FactionPlayer(Monstrous), 2)],
        text: "Monstrous player: draw 2.",
    },
    BattlegroundDef {
        name: "Dol Guldur",
        side: Shadow,
        defence: 2,
        points: 1,
        defending: &[Mordor],
        attacking: &[Wizard, Elf],
        ops: &[Op::BringUp(Grounds::Only(Battleground::Lorien))],
        text: "Lórien comes up too, by activation or reactivation (forced; nothing if it is already active).",
    },
    BattlegroundDef {
        name: "Minas Morgul",
        side: Shadow,
        defence: 2,
        points: 2,
        defending: &[Mordor],
        attacking: &[Wizard, Dunedain],
        ops: &[Op::DrawPlayCycle(&DrawPlayCycle {
            who: FactionPlayer(Mordor),
            n: 5,
            eliminate_one: false,
            play: 1,
            which: ANY.kinds(&[Character]).keyword(Nazgul),
            to: PlayTo::Reserve,
        })],
        text: "Mordor player: draw 5 aside, optionally play one Nazgûl character of them to reserve, cycle the others (rule 7.8).",
    },
    BattlegroundDef {
        name: "Morannon",
        side: Shadow,
        defence: 2,
        points: 2,
        defending: &[Southron, Mordor],
        attacking: &[Wizard, Rohan, Dunedain],
        ops: &[Op::DrawPlayCycle(&DrawPlayCycle {
            who: FactionPlayer(Mordor),
            n: 5,
            eliminate_one: false,
            play: 1,
            which: ANY.kinds(&[Army]),
            to: PlayTo::AnyLegal,
        })],
        text: "Mordor player: draw 5 aside, optionally play one army of them (to any legal place), cycle the others (rule 7.8).",
    },
    BattlegroundDef {
        name: "Harad",
        side: Shadow,
        defence: 1,
        points: 1,
        defending: &[Southron],
        attacking: &[Wizard, Dunedain],
        ops: &[Op::Each(Shadow, &[Op::Draw(ThatPlayer, 1)])],
        text: "Every Shadow player: draw 1.",
    },
    BattlegroundDef {
        name: "Umbar",
        side: Shadow,
        defence: 2,
        points: 1,
        defending: &[Southron],
        attacking: &[Wizard, Dunedain],
        ops: &[Op::Each(Shadow, &[Op::Draw(ThatPlayer, 1)])],
        text: "Every Shadow player: draw 1.",
    },
    BattlegroundDef {
        name: "Orthanc",
        side: Shadow,
        defence: 2,
        points: 2,
        defending: &[Isengard],
        attacking: &[Wizard, Rohan],
        ops: &[
            Op::Take(&Take {
                who: FactionPlayer(Isengard),
                which: names(&[Card::Saruman]),
                from: TakeFrom::DrawDeckOrCyclePile,
                n: 1,
                choice: TakeChoice::May,
            }),
            Op::Recycle(FactionPlayer(Isengard)),
        ],
        text: "Isengard player, optional: fetch Saruman from own draw deck or cycle pile to hand. Then, forced: recycle (the cycle pile is shuffled into the draw deck).",
    },
]);

impl Path {
    /// What is printed on it.
    #[inline]
    pub fn def(self) -> &'static PathDef {
        &PATHS[self]
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.def().name
    }
}

impl Battleground {
    /// What is printed on it.
    #[inline]
    pub fn def(self) -> &'static BattlegroundDef {
        &BATTLEGROUNDS[self]
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.def().name
    }
}
