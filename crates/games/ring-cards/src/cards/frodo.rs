//! Frodo's deck: Dwarves, Hobbits, Rohan and Wizards. Rulings are in chapter 12 of the rules.

use super::prelude::*;

pub(super) const GIMLI: CardDef = CardDef {
    card: Card::Gimli,
    faction: Dwarf,
    kind: Character,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    paths: paths(&[3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::OnPlay(
        Entry::Anywhere,
        &[Op::Take(&Take {
            who: You,
            which: names(&[Card::DwarvenAxe]),
            from: TakeFrom::CyclePile,
            n: 1,
            choice: TakeChoice::May,
        })],
    )],
    ..BLANK
};

pub(super) const DWARVEN_AXE: CardDef = CardDef {
    card: Card::DwarvenAxe,
    faction: Dwarf,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[ANY.faction(Dwarf)],
    ..BLANK
};

pub(super) const FRODO_BAGGINS: CardDef = CardDef {
    card: Card::FrodoBaggins,
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::CycleInstead(Instead::AlwaysWithoutItems)],
    ..BLANK
};

pub(super) const MERRY_BRANDYBUCK: CardDef = CardDef {
    card: Card::MerryBrandybuck,
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, lead_defence: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::AdmittedBy(Rohan), Text::CycleInstead(Instead::PathCombat)],
    ..BLANK
};

pub(super) const PIPPIN_TOOK: CardDef = CardDef {
    card: Card::PippinTook,
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, lead_defence: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::AdmittedBy(Dunedain), Text::CycleInstead(Instead::PathCombat)],
    ..BLANK
};

pub(super) const SAM_GAMGEE: CardDef = CardDef {
    card: Card::SamGamgee,
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::PathToken(Token::Defence)])],
    ..BLANK
};

pub(super) const BILBO_BAGGINS: CardDef = CardDef {
    card: Card::BilboBaggins,
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[3]),
    texts: &[
        Text::CycleInstead(Instead::Always),
        Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::Draw(You, 2)]),
    ],
    ..BLANK
};

pub(super) const FATTY_BOLGER: CardDef = CardDef {
    card: Card::FattyBolger,
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2]),
    texts: &[
        Text::CycleInstead(Instead::ForsakenFromReserve),
        Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Draw(You, 3)]),
    ],
    ..BLANK
};

pub(super) const HERBS_AND_STEWED_RABBIT: CardDef = CardDef {
    card: Card::HerbsAndStewedRabbit,
    faction: Hobbit,
    kind: Item,
    wielders: &[names(&[Card::FrodoBaggins, Card::SamGamgee])],
    texts: &[Text::Action(
        Zone::InPlay,
        &[
            Op::EliminateSelf,
            Op::Take(&Take {
                who: You,
                which: ANY.faction(Hobbit).kinds(&[Character]),
                from: TakeFrom::CyclePile,
                n: 1,
                choice: TakeChoice::Must,
            }),
            Op::Draw(You, 1),
        ],
    )],
    ..BLANK
};

pub(super) const STING: CardDef = CardDef {
    card: Card::Sting,
    faction: Hobbit,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, ..NO_ICONS },
    wielders: &[names(&[Card::FrodoBaggins, Card::SamGamgee])],
    texts: &[Text::Icons(When::MonstrousCharacterOnPath, Icons { path: 1, ..NO_ICONS })],
    ..BLANK
};

pub(super) const MITHRIL_COAT: CardDef = CardDef {
    card: Card::MithrilCoat,
    faction: Hobbit,
    kind: Item,
    icons: Icons { path: 2, ..NO_ICONS },
    wielders: &[names(&[Card::FrodoBaggins, Card::SamGamgee])],
    ..BLANK
};

pub(super) const THERE_IS_ANOTHER_WAY: CardDef = CardDef {
    card: Card::ThereIsAnotherWay,
    faction: Hobbit,
    kind: Event,
    texts: &[Text::Event(&[Op::SameNumber, Op::PathToken(Token::Defence)])],
    ..BLANK
};

pub(super) const RIDERS_OF_ROHAN: CardDef = CardDef {
    card: Card::RidersOfRohan,
    faction: Rohan,
    kind: Army,
    copies: 2,
    icons: Icons { attack: 2, defence: 1, ..NO_ICONS },
    ..BLANK
};

pub(super) const VILLAGE_MILITIA: CardDef = CardDef {
    card: Card::VillageMilitia,
    faction: Rohan,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    ..BLANK
};

pub(super) const EOMER: CardDef = CardDef {
    card: Card::Eomer,
    faction: Rohan,
    kind: Character,
    icons: Icons { attack: 1, lead_defence: 1, ..NO_ICONS },
    texts: &[Text::OnPlay(
        Entry::Anywhere,
        &[Op::DrawPlayCycle(&DrawPlayCycle {
            who: You,
            n: 5,
            eliminate_one: false,
            play: 1,
            which: ANY.faction(Rohan).kinds(&[Army]),
            to: PlayTo::AnyLegal,
        })],
    )],
    ..BLANK
};

pub(super) const EOWYN: CardDef = CardDef {
    card: Card::Eowyn,
    faction: Rohan,
    kind: Character,
    icons: Icons { lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    texts: &[
        Text::OnPlay(Entry::Battleground, &[Op::Eliminate(You, Prey::NazgulHere)]),
        Text::OnPlay(
            Entry::Reserve,
            &[Op::Take(&Take {
                who: You,
                which: names(&[Card::MerryBrandybuck, Card::PippinTook]),
                from: TakeFrom::CyclePile,
                n: 1,
                choice: TakeChoice::May,
            })],
        ),
    ],
    ..BLANK
};

pub(super) const THEODEN: CardDef = CardDef {
    card: Card::Theoden,
    faction: Rohan,
    kind: Character,
    texts: &[
        Text::OnPlay(
            Entry::Anywhere,
            &[Op::DrawPlayCycle(&DrawPlayCycle {
                who: You,
                n: 5,
                eliminate_one: false,
                play: 1,
                which: ANY.faction(Rohan),
                to: PlayTo::AnyLegal,
            })],
        ),
        Text::Icons(When::GandalfInPlay, Icons { attack: 1, defence: 1, ..NO_ICONS }),
    ],
    ..BLANK
};

pub(super) const SHADOWFAX: CardDef = CardDef {
    card: Card::Shadowfax,
    faction: Rohan,
    kind: Item,
    keyword: Some(Mount),
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::GandalfTheGrey, Card::GandalfTheWhite])],
    texts: &[Text::Action(Zone::Reserve, &[Op::BringUp(Grounds::Any), Op::MoveWielderThere])],
    ..BLANK
};

pub(super) const DEATH_RIDE_RIDE_TO_RUIN: CardDef = CardDef {
    card: Card::DeathRideRideToRuin,
    faction: Rohan,
    kind: Event,
    texts: &[Text::Event(&[Op::Ruin])],
    ..BLANK
};

pub(super) const GANDALF_THE_GREY: CardDef = CardDef {
    card: Card::GandalfTheGrey,
    faction: Wizard,
    kind: Character,
    icons: Icons { path: 3, attack: 2, defence: 2, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Path, &[Op::NextNumber])],
    ..BLANK
};

pub(super) const GANDALF_THE_WHITE: CardDef = CardDef {
    card: Card::GandalfTheWhite,
    faction: Wizard,
    kind: Character,
    icons: Icons { attack: 2, defence: 3, ..NO_ICONS },
    texts: &[
        Text::OnPlay(Entry::Anywhere, &[Op::Remove(Card::GandalfTheGrey)]),
        Text::DrawStep,
        Text::CycleInstead(Instead::ForsakenFromTop),
    ],
    ..BLANK
};

pub(super) const TREEBEARD: CardDef = CardDef {
    card: Card::Treebeard,
    faction: Wizard,
    kind: Character,
    keyword: Some(Ent),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    paths: paths(&[5, 6]),
    texts: &[
        Text::OnEntering(
            Entry::Battleground,
            &[Op::Eliminate(FactionPlayer(Isengard), Prey::IsengardArmyHere)],
        ),
        Text::Icons(When::At(Battleground::Orthanc), Icons { attack: 1, ..NO_ICONS }),
    ],
    ..BLANK
};

pub(super) const QUICKBEAM: CardDef = CardDef {
    card: Card::Quickbeam,
    faction: Wizard,
    kind: Character,
    keyword: Some(Ent),
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[5, 6]),
    texts: &[Text::Icons(When::PerTwoIsengard, Icons { attack: 1, defence: 1, ..NO_ICONS })],
    ..BLANK
};

pub(super) const SMEAGOL: CardDef = CardDef {
    card: Card::Smeagol,
    faction: Wizard,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[6, 7, 8, 9]),
    texts: &[
        Text::Action(Zone::Path, &[Op::Corruption(1), Op::NextNumber]),
        Text::CycleInstead(Instead::PathCombat),
    ],
    ..BLANK
};

pub(super) const GWAIHIR_THE_WINDLORD: CardDef = CardDef {
    card: Card::GwaihirTheWindlord,
    faction: Wizard,
    kind: Character,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    paths: paths(&[9]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[
            Op::CycleSelf,
            Op::Take(&Take {
                who: You,
                which: names(&[Card::GandalfTheGrey, Card::GandalfTheWhite]),
                from: TakeFrom::CyclePile,
                n: 1,
                choice: TakeChoice::Must,
            }),
        ],
    )],
    ..BLANK
};

pub(super) const GANDALFS_STAFF: CardDef = CardDef {
    card: Card::GandalfsStaff,
    faction: Wizard,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::GandalfTheGrey, Card::GandalfTheWhite])],
    texts: &[Text::Carryover(Zone::InPlay)],
    ..BLANK
};

pub(super) const GLAMDRING: CardDef = CardDef {
    card: Card::Glamdring,
    faction: Wizard,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::GandalfTheGrey, Card::GandalfTheWhite])],
    ..BLANK
};

pub(super) const NARYA_RING_OF_FIRE: CardDef = CardDef {
    card: Card::NaryaRingOfFire,
    faction: Wizard,
    kind: Item,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::GandalfTheGrey, Card::GandalfTheWhite])],
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::CycleSelf, Op::Each(Shadow, &[Op::CycleFromHand(ThatPlayer, 1)])],
    )],
    ..BLANK
};

pub(super) const ENT_DRAUGHT: CardDef = CardDef {
    card: Card::EntDraught,
    faction: Wizard,
    kind: Item,
    icons: Icons { path: 1, ..NO_ICONS },
    wielders: &[ANY.keyword(Ent)],
    texts: &[Text::Action(
        Zone::InPlay,
        &[
            Op::EliminateSelf,
            Op::Take(&Take {
                who: FactionPlayer(Hobbit),
                which: ANY.faction(Hobbit).kinds(&[Character]),
                from: TakeFrom::CyclePile,
                n: 2,
                choice: TakeChoice::May,
            }),
        ],
    )],
    ..BLANK
};
