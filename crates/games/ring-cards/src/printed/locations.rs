//! The paths and battlegrounds with their activation texts (rule 1.4; appendices A and B).

use crate::cards::prelude::*;
use kit::ById;

/// A path.
#[derive(Clone, Copy, Debug)]
pub struct PathDef {
    /// Its number.
    pub number: u8,
    /// Its printed path defence.
    pub defence: u8,
    /// What it is worth to the Free Peoples.
    pub points: u8,
    /// What happens when it is activated.
    pub ops: &'static [Op],
}

/// A battleground.
#[derive(Clone, Copy, Debug)]
pub struct BattlegroundDef {
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
}

/// Every path, in the order of [`Path`].
pub static PATHS: ById<Path, PathDef, { Path::COUNT }> = ById::new([
    PathDef { number: 1, defence: 0, points: 1, ops: &[Op::Draw(FactionPlayer(Hobbit), 2)] },
    PathDef {
        number: 1,
        defence: 1,
        points: 1,
        ops: &[Op::Draw(FactionPlayer(Elf), 1), Op::CycleFromHand(FactionPlayer(Elf), 1)],
    },
    PathDef {
        number: 1,
        defence: 1,
        points: 1,
        ops: &[Op::Draw(FactionPlayer(Mordor), 1), Op::Draw(FactionPlayer(Hobbit), 1)],
    },
    PathDef {
        number: 2,
        defence: 1,
        points: 2,
        ops: &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
    },
    PathDef { number: 2, defence: 1, points: 2, ops: &[Op::Each(Shadow, &[Op::Draw(ThatPlayer, 2)])] },
    PathDef { number: 2, defence: 0, points: 2, ops: &[Op::Draw(FactionPlayer(Mordor), 2)] },
    PathDef {
        number: 3,
        defence: 0,
        points: 1,
        ops: &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1), Op::Draw(ThatPlayer, 3)])],
    },
    PathDef { number: 3, defence: 1, points: 1, ops: &[Op::Draw(FactionPlayer(Elf), 2)] },
    PathDef { number: 3, defence: 1, points: 1, ops: &[Op::Each(FreePeoples, &[Op::Draw(ThatPlayer, 1)])] },
    PathDef {
        number: 4,
        defence: 0,
        points: 2,
        ops: &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
    },
    PathDef {
        number: 4,
        defence: 1,
        points: 2,
        ops: &[Op::May(FactionPlayer(Monstrous), Cost::Forsake), Op::PathToken(Token::Attack)],
    },
    PathDef { number: 4, defence: 0, points: 2, ops: &[Op::Draw(FactionPlayer(Monstrous), 2)] },
    PathDef {
        number: 5,
        defence: 0,
        points: 1,
        ops: &[Op::Each(Shadow, &[Op::CycleFromHand(ThatPlayer, 2)])],
    },
    PathDef {
        number: 5,
        defence: 1,
        points: 1,
        ops: &[Op::Each(FreePeoples, &[Op::Draw(ThatPlayer, 2), Op::CycleFromHand(ThatPlayer, 1)])],
    },
    PathDef {
        number: 5,
        defence: 2,
        points: 1,
        ops: &[Op::Draw(FactionPlayer(Elf), 1), Op::CycleFromHand(FactionPlayer(Elf), 1)],
    },
    PathDef {
        number: 6,
        defence: 0,
        points: 2,
        ops: &[Op::Draw(FactionPlayer(Mordor), 1), Op::CycleFromHand(FactionPlayer(Mordor), 1)],
    },
    PathDef {
        number: 6,
        defence: 0,
        points: 2,
        ops: &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
    },
    PathDef { number: 6, defence: 1, points: 2, ops: &[Op::Draw(FactionPlayer(Monstrous), 2)] },
    PathDef {
        number: 7,
        defence: 0,
        points: 1,
        ops: &[Op::May(FactionPlayer(Dunedain), Cost::Forsake), Op::Draw(FactionPlayer(Dunedain), 3)],
    },
    PathDef { number: 7, defence: 0, points: 1, ops: &[Op::Each(FreePeoples, &[Op::Draw(ThatPlayer, 1)])] },
    PathDef { number: 7, defence: 1, points: 1, ops: &[Op::Draw(FactionPlayer(Dunedain), 1)] },
    PathDef {
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
    },
    PathDef {
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
    },
    PathDef { number: 8, defence: 0, points: 2, ops: &[Op::Draw(FactionPlayer(Monstrous), 2)] },
    PathDef { number: 9, defence: 0, points: 3, ops: &[Op::PathToken(Token::Attack)] },
    PathDef { number: 9, defence: 0, points: 3, ops: &[Op::Draw(FactionPlayer(Mordor), 2)] },
    PathDef { number: 9, defence: 0, points: 3, ops: &[Op::Draw(FactionPlayer(Monstrous), 2)] },
]);

/// Every battleground, in the order of [`Battleground`].
pub static BATTLEGROUNDS: ById<Battleground, BattlegroundDef, { Battleground::COUNT }> = ById::new([
    BattlegroundDef {
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
    },
    BattlegroundDef {
        side: FreePeoples,
        defence: 1,
        points: 1,
        defending: &[Wizard, Rohan],
        attacking: &[Isengard],
        ops: &[Op::Activate(Battleground::HelmsDeep)],
    },
    BattlegroundDef {
        side: FreePeoples,
        defence: 2,
        points: 2,
        defending: &[Wizard, Elf],
        attacking: &[Monstrous],
        ops: &[Op::Draw(FactionPlayer(Elf), 1), Op::CycleFromHand(FactionPlayer(Elf), 1)],
    },
    BattlegroundDef {
        side: FreePeoples,
        defence: 2,
        points: 2,
        defending: &[Wizard, Elf],
        attacking: &[Monstrous, Mordor],
        ops: &[Op::BringUp(Grounds::Only(Battleground::DolGuldur))],
    },
    BattlegroundDef {
        side: FreePeoples,
        defence: 3,
        points: 3,
        defending: &[Wizard, Dunedain],
        attacking: &[Southron, Mordor],
        ops: &[Op::May(FactionPlayer(Dunedain), Cost::Forsake), Op::Draw(FactionPlayer(Dunedain), 3)],
    },
    BattlegroundDef {
        side: FreePeoples,
        defence: 2,
        points: 1,
        defending: &[Wizard, Dunedain],
        attacking: &[Southron],
        ops: &[Op::May(FactionPlayer(Dunedain), Cost::Forsake), Op::Draw(FactionPlayer(Dunedain), 1)],
    },
    BattlegroundDef {
        side: FreePeoples,
        defence: 1,
        points: 1,
        defending: &[Wizard, Dunedain],
        attacking: &[Southron],
        ops: &[Op::May(FactionPlayer(Dunedain), Cost::Forsake), Op::Draw(FactionPlayer(Dunedain), 1)],
    },
    BattlegroundDef {
        side: Shadow,
        defence: 2,
        points: 1,
        defending: &[Monstrous],
        attacking: &[Wizard, Dwarf, Elf],
        ops: &[Op::Draw(FactionPlayer(Monstrous), 2)],
    },
    BattlegroundDef {
        side: Shadow,
        defence: 2,
        points: 1,
        defending: &[Mordor],
        attacking: &[Wizard, Elf],
        ops: &[Op::BringUp(Grounds::Only(Battleground::Lorien))],
    },
    BattlegroundDef {
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
    },
    BattlegroundDef {
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
    },
    BattlegroundDef {
        side: Shadow,
        defence: 1,
        points: 1,
        defending: &[Southron],
        attacking: &[Wizard, Dunedain],
        ops: &[Op::Each(Shadow, &[Op::Draw(ThatPlayer, 1)])],
    },
    BattlegroundDef {
        side: Shadow,
        defence: 2,
        points: 1,
        defending: &[Southron],
        attacking: &[Wizard, Dunedain],
        ops: &[Op::Each(Shadow, &[Op::Draw(ThatPlayer, 1)])],
    },
    BattlegroundDef {
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
    },
]);

impl Path {
    /// What is printed on it.
    #[inline]
    pub fn def(self) -> &'static PathDef {
        &PATHS[self]
    }
}

impl Battleground {
    /// What is printed on it.
    #[inline]
    pub fn def(self) -> &'static BattlegroundDef {
        &BATTLEGROUNDS[self]
    }
}
