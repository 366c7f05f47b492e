//! Aragorn's deck: the Dúnedain and the Elves. Rulings are in chapter 12 of the rules.

use super::prelude::*;

pub(super) const DEAD_MEN_OF_DUNHARROW: CardDef = CardDef {
    card: Card::DeadMenOfDunharrow,
    faction: Dunedain,
    kind: Army,
    texts: &[Text::Icons(When::SupportingStriderOrAragorn, Icons { attack: 2, defence: 2, ..NO_ICONS })],
    ..BLANK
};

pub(super) const KNIGHTS_OF_DOL_AMROTH: CardDef = CardDef {
    card: Card::KnightsOfDolAmroth,
    faction: Dunedain,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[Text::Icons(When::At(Battleground::DolAmroth), Icons { defence: 1, ..NO_ICONS })],
    ..BLANK
};

pub(super) const GUARDS_OF_THE_CITADEL: CardDef = CardDef {
    card: Card::GuardsOfTheCitadel,
    faction: Dunedain,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[Text::Icons(When::At(Battleground::MinasTirith), Icons { defence: 1, ..NO_ICONS })],
    ..BLANK
};

pub(super) const SOLDIERS_OF_GONDOR: CardDef = CardDef {
    card: Card::SoldiersOfGondor,
    faction: Dunedain,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    ..BLANK
};

pub(super) const THE_GREAT_GATE: CardDef = CardDef {
    card: Card::TheGreatGate,
    faction: Dunedain,
    kind: Army,
    texts: &[
        Text::Barred(Bar::ShadowBattlegrounds),
        Text::Icons(When::At(Battleground::MinasTirith), Icons { defence: 3, ..NO_ICONS }),
    ],
    ..BLANK
};

pub(super) const ARAGORN: CardDef = CardDef {
    card: Card::Aragorn,
    faction: Dunedain,
    kind: Character,
    icons: Icons { attack: 1, defence: 1, lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    texts: &[
        Text::OnPlay(Entry::Anywhere, &[Op::Remove(Card::Strider)]),
        Text::DrawStep,
        Text::CycleInstead(Instead::ForsakenFromTop),
    ],
    ..BLANK
};

pub(super) const BOROMIR: CardDef = CardDef {
    card: Card::Boromir,
    faction: Dunedain,
    kind: Character,
    icons: Icons { path: 1, defence: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[3, 4, 5, 6]),
    texts: &[
        Text::OnPlay(Entry::Anywhere, &[Op::Draw(You, 1)]),
        Text::OnEntering(Entry::Path, &[Op::Forsake(You, 1)]),
    ],
    ..BLANK
};

pub(super) const DENETHOR: CardDef = CardDef {
    card: Card::Denethor,
    faction: Dunedain,
    kind: Character,
    icons: Icons { lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    texts: &[Text::Action(
        Zone::Reserve,
        &[
            Op::Forsake(You, 1),
            Op::Take(&Take {
                who: You,
                which: names(&[Card::Boromir, Card::Faramir]),
                from: TakeFrom::DrawDeck,
                n: 1,
                choice: TakeChoice::MayFail,
            }),
        ],
    )],
    ..BLANK
};

pub(super) const FARAMIR: CardDef = CardDef {
    card: Card::Faramir,
    faction: Dunedain,
    kind: Character,
    icons: Icons { path: 1, defence: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[7, 8]),
    texts: &[Text::OnEntering(Entry::PathNumber(7), &[Op::MaySameNumber])],
    ..BLANK
};

pub(super) const HALBARAD: CardDef = CardDef {
    card: Card::Halbarad,
    faction: Dunedain,
    kind: Character,
    icons: Icons { path: 1, defence: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[2, 3]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[
            Op::CycleSelf,
            Op::Take(&Take {
                who: You,
                which: names(&[Card::Strider, Card::Aragorn]),
                from: TakeFrom::DrawDeck,
                n: 1,
                choice: TakeChoice::MayFail,
            }),
        ],
    )],
    ..BLANK
};

pub(super) const PRINCE_IMRAHIL: CardDef = CardDef {
    card: Card::PrinceImrahil,
    faction: Dunedain,
    kind: Character,
    icons: Icons { defence: 1, lead_attack: 1, ..NO_ICONS },
    texts: &[Text::OnPlay(
        Entry::Anywhere,
        &[
            Op::May(You, Cost::CycleFromHand),
            Op::Take(&Take {
                who: You,
                which: names(&[Card::KnightsOfDolAmroth]),
                from: TakeFrom::DrawDeck,
                n: 1,
                choice: TakeChoice::MayFail,
            }),
        ],
    )],
    ..BLANK
};

pub(super) const STRIDER: CardDef = CardDef {
    card: Card::Strider,
    faction: Dunedain,
    kind: Character,
    icons: Icons { path: 2, attack: 1, defence: 1, ..NO_ICONS },
    paths: paths(&[2, 3, 4, 5, 6]),
    texts: &[Text::Action(Zone::Path, &[Op::NextNumber])],
    ..BLANK
};

pub(super) const ANDURIL: CardDef = CardDef {
    card: Card::Anduril,
    faction: Dunedain,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::Strider, Card::Aragorn])],
    texts: &[Text::Action(Zone::Reserve, &[Op::BringUp(Grounds::Of(Dunedain)), Op::MoveWielderThere])],
    ..BLANK
};

pub(super) const BLADE_OF_WESTERNESSE: CardDef = CardDef {
    card: Card::BladeOfWesternesse,
    faction: Dunedain,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[ANY.faction(Hobbit)],
    ..BLANK
};

pub(super) const PATHS_OF_THE_DEAD: CardDef = CardDef {
    card: Card::PathsOfTheDead,
    faction: Dunedain,
    kind: Event,
    texts: &[Text::Event(&[Op::Forsake(You, 2), Op::PathsOfTheDeadDraw])],
    ..BLANK
};

pub(super) const THE_RED_ARROW: CardDef = CardDef {
    card: Card::TheRedArrow,
    faction: Dunedain,
    kind: Event,
    texts: &[Text::Event(&[Op::Permit(Permit::RedArrow)])],
    ..BLANK
};

pub(super) const THE_THREE_HUNTERS: CardDef = CardDef {
    card: Card::TheThreeHunters,
    faction: Dunedain,
    kind: Event,
    texts: &[Text::Event(&[Op::Permit(Permit::ThreeHunters)])],
    ..BLANK
};

pub(super) const HIGH_ELVES: CardDef = CardDef {
    card: Card::HighElves,
    faction: Elf,
    kind: Army,
    copies: 2,
    icons: Icons { attack: 2, defence: 2, ..NO_ICONS },
    ..BLANK
};

pub(super) const ARWEN: CardDef = CardDef {
    card: Card::Arwen,
    faction: Elf,
    kind: Character,
    icons: Icons { lead_defence: 1, ..NO_ICONS },
    texts: &[Text::OnPlay(Entry::Anywhere, &[Op::Draw(You, 1)]), Text::ArwensFavour],
    ..BLANK
};

pub(super) const ELROND: CardDef = CardDef {
    card: Card::Elrond,
    faction: Elf,
    kind: Character,
    icons: Icons { path: 2, attack: 1, defence: 1, lead_attack: 1, lead_defence: 1 },
    paths: paths(&[3]),
    texts: &[Text::OnPlay(Entry::Anywhere, &[Op::Draw(You, 1)]), Text::Carryover(Zone::Reserve)],
    ..BLANK
};

pub(super) const GALADRIEL: CardDef = CardDef {
    card: Card::Galadriel,
    faction: Elf,
    kind: Character,
    icons: Icons { path: 2, attack: 1, defence: 1, lead_attack: 1, lead_defence: 1 },
    paths: paths(&[5]),
    texts: &[Text::OnPlay(Entry::Anywhere, &[Op::Draw(You, 1)]), Text::DrawStep, Text::CycleAfterDrawStep],
    ..BLANK
};

pub(super) const LEGOLAS: CardDef = CardDef {
    card: Card::Legolas,
    faction: Elf,
    kind: Character,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    paths: paths(&[3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::OnPlay(
        Entry::Anywhere,
        &[Op::Take(&Take {
            who: You,
            which: names(&[Card::BowOfTheGaladhrim]),
            from: TakeFrom::DrawDeck,
            n: 1,
            choice: TakeChoice::May,
        })],
    )],
    ..BLANK
};

pub(super) const BOW_OF_THE_GALADHRIM: CardDef = CardDef {
    card: Card::BowOfTheGaladhrim,
    faction: Elf,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[ANY.faction(Elf)],
    texts: &[Text::OneWeapon],
    ..BLANK
};

pub(super) const ELVEN_CLOAK: CardDef = CardDef {
    card: Card::ElvenCloak,
    faction: Elf,
    kind: Item,
    icons: Icons { path: 1, ..NO_ICONS },
    wielders: &[ANY.faction(Hobbit), ANY.faction(Elf)],
    texts: &[Text::CycleInstead(Instead::WielderInPathCombat)],
    ..BLANK
};

pub(super) const LEMBAS: CardDef = CardDef {
    card: Card::Lembas,
    faction: Elf,
    kind: Item,
    wielders: &[ANY.faction(Hobbit)],
    texts: &[Text::Action(Zone::Path, &[Op::EliminateSelf, Op::CleansePerHobbit])],
    ..BLANK
};

pub(super) const MIRROR_OF_GALADRIEL: CardDef = CardDef {
    card: Card::MirrorOfGaladriel,
    faction: Elf,
    kind: Item,
    wielders: &[names(&[Card::Galadriel])],
    texts: &[Text::PeekTop],
    ..BLANK
};

pub(super) const NENYA_RING_OF_ADAMANT: CardDef = CardDef {
    card: Card::NenyaRingOfAdamant,
    faction: Elf,
    kind: Item,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::Galadriel])],
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::DefenceTokenAnywhere])],
    ..BLANK
};

pub(super) const PHIAL_OF_GALADRIEL: CardDef = CardDef {
    card: Card::PhialOfGaladriel,
    faction: Elf,
    kind: Item,
    wielders: &[names(&[Card::FrodoBaggins, Card::SamGamgee])],
    texts: &[Text::PathDefence(2)],
    ..BLANK
};

pub(super) const VILYA_RING_OF_AIR: CardDef = CardDef {
    card: Card::VilyaRingOfAir,
    faction: Elf,
    kind: Item,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::Elrond])],
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::CycleSelf, Op::Each(FreePeoples, &[Op::Draw(ThatPlayer, 1)])],
    )],
    ..BLANK
};
