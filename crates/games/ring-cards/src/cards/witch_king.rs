//! The Witch-king's deck: Mordor. Rulings are in chapter 12 of the rules.

use super::prelude::*;

pub(super) const GROND_HAMMER_OF_THE_UNDERWORLD: CardDef = CardDef {
    card: Card::GrondHammerOfTheUnderworld,
    faction: Mordor,
    kind: Army,
    icons: Icons { attack: 3, ..NO_ICONS },
    ..BLANK
};

pub(super) const OLOG_HAI: CardDef = CardDef {
    card: Card::OlogHai,
    faction: Mordor,
    kind: Army,
    icons: Icons { attack: 2, defence: 2, ..NO_ICONS },
    ..BLANK
};

pub(super) const TROLLS_OF_UDUN: CardDef = CardDef {
    card: Card::TrollsOfUdun,
    faction: Mordor,
    kind: Army,
    icons: Icons { attack: 1, defence: 2, ..NO_ICONS },
    ..BLANK
};

pub(super) const BLACK_URUKS: CardDef = CardDef {
    card: Card::BlackUruks,
    faction: Mordor,
    kind: Army,
    icons: Icons { attack: 2, defence: 1, ..NO_ICONS },
    ..BLANK
};

pub(super) const MORDOR_ORCS: CardDef = CardDef {
    card: Card::MordorOrcs,
    faction: Mordor,
    kind: Army,
    copies: 5,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    ..BLANK
};

pub(super) const THE_WITCH_KING: CardDef = CardDef {
    card: Card::TheWitchKing,
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 2, attack: 2, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::DrawStep, Text::CycleInstead(Instead::ForsakenFromTop)],
    ..BLANK
};

pub(super) const THE_REAVER: CardDef = CardDef {
    card: Card::TheReaver,
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::CycleSelf, Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
    )],
    ..BLANK
};

pub(super) const THE_BEGUILER: CardDef = CardDef {
    card: Card::TheBeguiler,
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::CycleSelf, Op::Each(FreePeoples, &[Op::CycleFromHand(ThatPlayer, 1)])],
    )],
    ..BLANK
};

pub(super) const THE_HUNTER: CardDef = CardDef {
    card: Card::TheHunter,
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::PathToken(Token::Attack)])],
    ..BLANK
};

pub(super) const THE_MESSENGER: CardDef = CardDef {
    card: Card::TheMessenger,
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[
            Op::CycleSelf,
            Op::Take(&Take {
                who: You,
                which: ANY.keyword(Nazgul).kinds(&[Character]),
                from: TakeFrom::CyclePile,
                n: 1,
                choice: TakeChoice::Must,
            }),
        ],
    )],
    ..BLANK
};

pub(super) const THE_BLACK_EASTERLING: CardDef = CardDef {
    card: Card::TheBlackEasterling,
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[
        Text::OnPlay(Entry::Anywhere, &[Op::Draw(You, 1)]),
        Text::Icons(When::At(Battleground::DolGuldur), Icons { defence: 1, ..NO_ICONS }),
    ],
    ..BLANK
};

pub(super) const THE_COMMANDER: CardDef = CardDef {
    card: Card::TheCommander,
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::Each(Shadow, &[Op::Draw(ThatPlayer, 1)])])],
    ..BLANK
};

pub(super) const THE_DESTROYER: CardDef = CardDef {
    card: Card::TheDestroyer,
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::BattlegroundToken(Token::Attack)])],
    ..BLANK
};

pub(super) const THE_WARRIOR: CardDef = CardDef {
    card: Card::TheWarrior,
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::BattlegroundToken(Token::Defence)])],
    ..BLANK
};

pub(super) const GRISHNAKH: CardDef = CardDef {
    card: Card::Grishnakh,
    faction: Mordor,
    kind: Character,
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[6, 7]),
    texts: &[Text::Action(Zone::Path, &[Op::EliminateSelf, Op::Corruption(1)])],
    ..BLANK
};

pub(super) const MOUTH_OF_SAURON: CardDef = CardDef {
    card: Card::MouthOfSauron,
    faction: Mordor,
    kind: Character,
    icons: Icons { path: 1, lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    paths: paths(&[7, 8, 9]),
    texts: &[Text::Barred(Bar::PathWhileShadowBattlegroundActive), Text::DrawStep],
    ..BLANK
};

pub(super) const GORBAG_AND_SHAGRAT: CardDef = CardDef {
    card: Card::GorbagAndShagrat,
    faction: Mordor,
    kind: Character,
    icons: Icons { lead_defence: 1, ..NO_ICONS },
    paths: paths(&[8, 9]),
    texts: &[Text::OnEntering(Entry::Path, &[Op::May(You, Cost::CycleFromHand), Op::TokenOnThisCard])],
    ..BLANK
};

pub(super) const THE_LIDLESS_EYE: CardDef = CardDef {
    card: Card::TheLidlessEye,
    faction: Mordor,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[9]),
    texts: &[
        Text::Barred(Bar::PathWhileShadowBattlegroundActive),
        Text::OnPlay(Entry::Anywhere, &[Op::Each(Shadow, &[Op::Draw(ThatPlayer, 1)])]),
        Text::Carryover(Zone::Reserve),
    ],
    ..BLANK
};

pub(super) const NAZGULS_MANTLE: CardDef = CardDef {
    card: Card::NazgulsMantle,
    faction: Mordor,
    kind: Item,
    wielders: &[ANY.keyword(Nazgul)],
    texts: &[Text::CycleInstead(Instead::WielderInCombat)],
    ..BLANK
};

pub(super) const BLACK_BREATH: CardDef = CardDef {
    card: Card::BlackBreath,
    faction: Mordor,
    kind: Item,
    wielders: &[ANY.keyword(Nazgul)],
    texts: &[Text::Action(Zone::Location, &[Op::CycleWielder, Op::Corruption(1)])],
    ..BLANK
};

pub(super) const BLACK_RIDERS_MOUNT: CardDef = CardDef {
    card: Card::BlackRidersMount,
    faction: Mordor,
    kind: Item,
    keyword: Some(Mount),
    icons: Icons { path: 1, ..NO_ICONS },
    wielders: &[ANY.keyword(Nazgul)],
    texts: &[Text::OnPlay(Entry::WielderInReserve, &[Op::MayMoveWielder(Destination::Path)])],
    ..BLANK
};

pub(super) const FELL_BEAST: CardDef = CardDef {
    card: Card::FellBeast,
    faction: Mordor,
    kind: Item,
    keyword: Some(Mount),
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[ANY.keyword(Nazgul)],
    texts: &[Text::OnPlay(Entry::WielderInReserve, &[Op::MayMoveWielder(Destination::Battleground)])],
    ..BLANK
};

pub(super) const MORGUL_BLADE: CardDef = CardDef {
    card: Card::MorgulBlade,
    faction: Mordor,
    kind: Item,
    keyword: Some(Weapon),
    wielders: &[ANY.keyword(Nazgul)],
    texts: &[Text::Action(Zone::Path, &[Op::EliminateSelf, Op::Corruption(1)])],
    ..BLANK
};

pub(super) const THE_BLACK_CAPTAIN: CardDef = CardDef {
    card: Card::TheBlackCaptain,
    faction: Mordor,
    kind: Event,
    texts: &[Text::Event(&[
        Op::IfInReserve(Card::TheWitchKing),
        Op::BringUp(Grounds::Of(Mordor)),
        Op::MayMoveThere(Card::TheWitchKing),
    ])],
    ..BLANK
};

pub(super) const THE_RINGWRAITHS_ARE_ABROAD: CardDef = CardDef {
    card: Card::TheRingwraithsAreAbroad,
    faction: Mordor,
    kind: Event,
    texts: &[Text::Event(&[Op::DrawPlayCycle(&DrawPlayCycle {
        who: You,
        n: 7,
        eliminate_one: true,
        play: 2,
        which: ANY.keyword(Nazgul).kinds(&[Character]),
        to: PlayTo::AnyLegal,
    })])],
    ..BLANK
};

pub(super) const THE_DAY_WITHOUT_DAWN: CardDef = CardDef {
    card: Card::TheDayWithoutDawn,
    faction: Mordor,
    kind: Event,
    texts: &[Text::Event(&[Op::DrawPlayCycle(&DrawPlayCycle {
        who: You,
        n: 7,
        eliminate_one: true,
        play: 2,
        which: ANY.kinds(&[Army]),
        to: PlayTo::AnyLegal,
    })])],
    ..BLANK
};
