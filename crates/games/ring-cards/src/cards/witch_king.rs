//! The Witch-king's deck: Mordor. Rulings are in chapter 12 of the rules.

use super::prelude::*;

pub(super) const GROND_HAMMER_OF_THE_UNDERWORLD: CardDef = CardDef {
    card: Card::GrondHammerOfTheUnderworld,
    name: "Grond, Hammer of the Underworld",
    faction: Mordor,
    kind: Army,
    icons: Icons { attack: 3, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const OLOG_HAI: CardDef = CardDef {
    card: Card::OlogHai,
    name: "Olog-hai",
    faction: Mordor,
    kind: Army,
    icons: Icons { attack: 2, defence: 2, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const TROLLS_OF_UDUN: CardDef = CardDef {
    card: Card::TrollsOfUdun,
    name: "Trolls of Udûn",
    faction: Mordor,
    kind: Army,
    icons: Icons { attack: 1, defence: 2, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const BLACK_URUKS: CardDef = CardDef {
    card: Card::BlackUruks,
    name: "Black Uruks",
    faction: Mordor,
    kind: Army,
    icons: Icons { attack: 2, defence: 1, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const MORDOR_ORCS: CardDef = CardDef {
    card: Card::MordorOrcs,
    name: "Mordor Orcs",
    faction: Mordor,
    kind: Army,
    copies: 5,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const THE_WITCH_KING: CardDef = CardDef {
    card: Card::TheWitchKing,
    name: "The Witch-king",
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 2, attack: 2, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::DrawStep, Text::CycleInstead(Instead::ForsakenFromTop)],
    text: "In reserve: +1 card in the owner's Draw step. A forsake from the top of the draw deck cycles this card; it is not eliminated.",
    ..BLANK
};

pub(super) const THE_REAVER: CardDef = CardDef {
    card: Card::TheReaver,
    name: "The Reaver",
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::CycleSelf, Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
    )],
    text: "Reserve action. Cost: cycle this card (with its items). Effect: every Free Peoples player forsakes 1, forced.",
    ..BLANK
};

pub(super) const THE_BEGUILER: CardDef = CardDef {
    card: Card::TheBeguiler,
    name: "The Beguiler",
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::CycleSelf, Op::Each(FreePeoples, &[Op::CycleFromHand(ThatPlayer, 1)])],
    )],
    text: "Reserve action. Cost: cycle this card (with its items). Effect: every Free Peoples player cycles 1 card of the hand, forced.",
    ..BLANK
};

pub(super) const THE_HUNTER: CardDef = CardDef {
    card: Card::TheHunter,
    name: "The Hunter",
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::PathToken(Token::Attack)])],
    text: "Reserve action. Cost: cycle this card (with its items). Effect: add 1 path attack token to the active path.",
    ..BLANK
};

pub(super) const THE_MESSENGER: CardDef = CardDef {
    card: Card::TheMessenger,
    name: "The Messenger",
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
    text: "Reserve action. Cost: cycle this card (with its items). Effect: fetch 1 Nazgûl character from own cycle pile to hand (rule 12.25).",
    ..BLANK
};

pub(super) const THE_BLACK_EASTERLING: CardDef = CardDef {
    card: Card::TheBlackEasterling,
    name: "The Black Easterling",
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[
        Text::OnPlay(Entry::Anywhere, &[Op::Draw(You, 1)]),
        Text::Icons(When::At(Battleground::DolGuldur), Icons { defence: 1, ..NO_ICONS }),
    ],
    text: "On play: draw 1. Battleground defence +1 at Dol Guldur (counts whether or not it is supported).",
    ..BLANK
};

pub(super) const THE_COMMANDER: CardDef = CardDef {
    card: Card::TheCommander,
    name: "The Commander",
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::Each(Shadow, &[Op::Draw(ThatPlayer, 1)])])],
    text: "Reserve action. Cost: cycle this card (with its items). Effect: every Shadow player draws 1.",
    ..BLANK
};

pub(super) const THE_DESTROYER: CardDef = CardDef {
    card: Card::TheDestroyer,
    name: "The Destroyer",
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::BattlegroundToken(Token::Attack)])],
    text: "Reserve action. Cost: cycle this card (with its items). Effect: add 1 battleground attack token to one active battleground.",
    ..BLANK
};

pub(super) const THE_WARRIOR: CardDef = CardDef {
    card: Card::TheWarrior,
    name: "The Warrior",
    faction: Mordor,
    kind: Character,
    keyword: Some(Nazgul),
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::BattlegroundToken(Token::Defence)])],
    text: "Reserve action. Cost: cycle this card (with its items). Effect: add 1 battleground defence token to one active battleground.",
    ..BLANK
};

pub(super) const GRISHNAKH: CardDef = CardDef {
    card: Card::Grishnakh,
    name: "Grishnákh",
    faction: Mordor,
    kind: Character,
    icons: Icons { path: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[6, 7]),
    texts: &[Text::Action(Zone::Path, &[Op::EliminateSelf, Op::Corruption(1)])],
    text: "Path action. Cost: eliminate this card. Effect: corruption +1.",
    ..BLANK
};

pub(super) const MOUTH_OF_SAURON: CardDef = CardDef {
    card: Card::MouthOfSauron,
    name: "Mouth of Sauron",
    faction: Mordor,
    kind: Character,
    icons: Icons { path: 1, lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    paths: paths(&[7, 8, 9]),
    texts: &[Text::Barred(Bar::PathWhileShadowBattlegroundActive), Text::DrawStep],
    text: "Barred from the path, for play and move alike, as long as any Shadow battleground is active. In reserve: +1 card in the owner's Draw step.",
    ..BLANK
};

pub(super) const GORBAG_AND_SHAGRAT: CardDef = CardDef {
    card: Card::GorbagAndShagrat,
    name: "Gorbag & Shagrat",
    faction: Mordor,
    kind: Character,
    icons: Icons { lead_defence: 1, ..NO_ICONS },
    paths: paths(&[8, 9]),
    texts: &[Text::OnEntering(Entry::Path, &[Op::May(You, Cost::CycleFromHand), Op::TokenOnThisCard])],
    text: "On entering a path (by play or move), optional: cycle 1 card of the hand to put 1 path attack token on this card, 2 if the path is Cirith Ungol.",
    ..BLANK
};

pub(super) const THE_LIDLESS_EYE: CardDef = CardDef {
    card: Card::TheLidlessEye,
    name: "The Lidless Eye",
    faction: Mordor,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[9]),
    texts: &[
        Text::Barred(Bar::PathWhileShadowBattlegroundActive),
        Text::OnPlay(Entry::Anywhere, &[Op::Each(Shadow, &[Op::Draw(ThatPlayer, 1)])]),
        Text::Carryover(Zone::Reserve),
    ],
    text: "Barred from the path, for play and move alike, as long as any Shadow battleground is active. On play: every Shadow player draws 1. In reserve: own carryover limit +1.",
    ..BLANK
};

pub(super) const NAZGULS_MANTLE: CardDef = CardDef {
    card: Card::NazgulsMantle,
    name: "Nazgûl's Mantle",
    faction: Mordor,
    kind: Item,
    wielders: &[ANY.keyword(Nazgul)],
    texts: &[Text::CycleInstead(Instead::WielderInCombat)],
    text: "Loss of the wielder in combat, path or battleground, cycles it with all its items, this one included.",
    ..BLANK
};

pub(super) const BLACK_BREATH: CardDef = CardDef {
    card: Card::BlackBreath,
    name: "Black Breath",
    faction: Mordor,
    kind: Item,
    wielders: &[ANY.keyword(Nazgul)],
    texts: &[Text::Action(Zone::Location, &[Op::CycleWielder, Op::Corruption(1)])],
    text: "Action while the wielder is on the active path or a battleground. Cost: cycle the wielder with all its items, this one included. Effect: corruption +1.",
    ..BLANK
};

pub(super) const BLACK_RIDERS_MOUNT: CardDef = CardDef {
    card: Card::BlackRidersMount,
    name: "Black Rider's Mount",
    faction: Mordor,
    kind: Item,
    keyword: Some(Mount),
    icons: Icons { path: 1, ..NO_ICONS },
    wielders: &[ANY.keyword(Nazgul)],
    texts: &[Text::OnPlay(Entry::WielderInReserve, &[Op::MayMoveWielder(Destination::Path)])],
    text: "On play on a Nazgûl in reserve, fresh or not, optional: that Nazgûl moves at once to the active path, if it may go there.",
    ..BLANK
};

pub(super) const FELL_BEAST: CardDef = CardDef {
    card: Card::FellBeast,
    name: "Fell Beast",
    faction: Mordor,
    kind: Item,
    keyword: Some(Mount),
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[ANY.keyword(Nazgul)],
    texts: &[Text::OnPlay(Entry::WielderInReserve, &[Op::MayMoveWielder(Destination::Battleground)])],
    text: "On play on a Nazgûl in reserve, fresh or not, optional: that Nazgûl moves at once to an active battleground where it may go.",
    ..BLANK
};

pub(super) const MORGUL_BLADE: CardDef = CardDef {
    card: Card::MorgulBlade,
    name: "Morgul Blade",
    faction: Mordor,
    kind: Item,
    keyword: Some(Weapon),
    wielders: &[ANY.keyword(Nazgul)],
    texts: &[Text::Action(Zone::Path, &[Op::EliminateSelf, Op::Corruption(1)])],
    text: "Path action (wielder on the active path). Cost: eliminate this card. Effect: corruption +1.",
    ..BLANK
};

pub(super) const THE_BLACK_CAPTAIN: CardDef = CardDef {
    card: Card::TheBlackCaptain,
    name: "The Black Captain",
    faction: Mordor,
    kind: Event,
    texts: &[Text::Event(&[
        Op::IfInReserve(Card::TheWitchKing),
        Op::BringUp(Grounds::Of(Mordor)),
        Op::MayMoveThere(Card::TheWitchKing),
    ])],
    text: "Only with The Witch-king in own reserve, fresh or not: bring up any one Mordor battleground, by activation or reactivation; then, optional, The Witch-king moves there.",
    ..BLANK
};

pub(super) const THE_RINGWRAITHS_ARE_ABROAD: CardDef = CardDef {
    card: Card::TheRingwraithsAreAbroad,
    name: "The Ringwraiths Are Abroad",
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
    text: "Draw 7 aside, eliminate one of them, optionally play one or two Nazgûl characters of the others, cycle what is left (rule 7.8).",
    ..BLANK
};

pub(super) const THE_DAY_WITHOUT_DAWN: CardDef = CardDef {
    card: Card::TheDayWithoutDawn,
    name: "The Day Without Dawn",
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
    text: "Draw 7 aside, eliminate one of them, optionally play one or two armies of the others, cycle what is left (rule 7.8).",
    ..BLANK
};
