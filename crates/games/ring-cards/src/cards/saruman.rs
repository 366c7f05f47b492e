//! Saruman's deck: Isengard, the Monstrous and the Southrons. Rulings are in chapter 12 of the rules.

use super::prelude::*;

pub(super) const DEVILRY_OF_SARUMAN: CardDef = CardDef {
    card: Card::DevilryOfSaruman,
    faction: Isengard,
    kind: Army,
    icons: Icons { attack: 3, ..NO_ICONS },
    ..BLANK
};

pub(super) const FIGHTING_URUK_HAI: CardDef = CardDef {
    card: Card::FightingUrukHai,
    faction: Isengard,
    kind: Army,
    icons: Icons { attack: 1, defence: 2, ..NO_ICONS },
    ..BLANK
};

pub(super) const WOLF_RIDERS: CardDef = CardDef {
    card: Card::WolfRiders,
    faction: Isengard,
    kind: Army,
    icons: Icons { attack: 2, defence: 1, ..NO_ICONS },
    ..BLANK
};

pub(super) const WHITE_HAND_ORCS: CardDef = CardDef {
    card: Card::WhiteHandOrcs,
    faction: Isengard,
    kind: Army,
    copies: 2,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    ..BLANK
};

pub(super) const GRIMA_WORMTONGUE: CardDef = CardDef {
    card: Card::GrimaWormtongue,
    faction: Isengard,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 5, 6]),
    texts: &[Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::GrimasChoice])],
    ..BLANK
};

/// The first of Gríma's two effects (rule 12.24).
pub(crate) static GRIMA_FETCHES: Take = Take {
    who: You,
    which: names(&[Card::Saruman]),
    from: TakeFrom::DrawDeck,
    n: 1,
    choice: TakeChoice::MayFail,
};

pub(super) const SARUMAN: CardDef = CardDef {
    card: Card::Saruman,
    faction: Isengard,
    kind: Character,
    icons: Icons { path: 2, attack: 1, defence: 1, lead_attack: 1, lead_defence: 1 },
    paths: paths(&[5, 6]),
    texts: &[Text::DrawStep, Text::CycleInstead(Instead::ForsakenFromTop)],
    ..BLANK
};

pub(super) const UGLUK: CardDef = CardDef {
    card: Card::Ugluk,
    faction: Isengard,
    kind: Character,
    icons: Icons { path: 1, lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    paths: paths(&[5, 6]),
    texts: &[Text::Action(Zone::Path, &[Op::SameNumber])],
    ..BLANK
};

pub(super) const PALANTIR_OF_ORTHANC: CardDef = CardDef {
    card: Card::PalantirOfOrthanc,
    faction: Isengard,
    kind: Item,
    wielders: &[names(&[Card::Saruman])],
    texts: &[Text::Action(Zone::Reserve, &[Op::LookAtTop])],
    ..BLANK
};

pub(super) const SARUMANS_STAFF: CardDef = CardDef {
    card: Card::SarumansStaff,
    faction: Isengard,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::Saruman])],
    texts: &[Text::Carryover(Zone::InPlay)],
    ..BLANK
};

pub(super) const WOVEN_OF_ALL_COLOURS: CardDef = CardDef {
    card: Card::WovenOfAllColours,
    faction: Isengard,
    kind: Item,
    wielders: &[names(&[Card::Saruman])],
    texts: &[Text::CycleInstead(Instead::WielderInCombat)],
    ..BLANK
};

pub(super) const THREATS_AND_PROMISES: CardDef = CardDef {
    card: Card::ThreatsAndPromises,
    faction: Isengard,
    kind: Event,
    texts: &[Text::Event(&[
        Op::IfInReserve(Card::Saruman),
        Op::BringUp(Grounds::Of(Isengard)),
        Op::MayMoveThere(Card::Saruman),
    ])],
    ..BLANK
};

pub(super) const GOBLINS_OF_THE_MISTY_MOUNTAINS: CardDef = CardDef {
    card: Card::GoblinsOfTheMistyMountains,
    faction: Monstrous,
    kind: Army,
    copies: 2,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    ..BLANK
};

pub(super) const BARROW_WIGHTS: CardDef = CardDef {
    card: Card::BarrowWights,
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::EliminateSelf, Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
    )],
    ..BLANK
};

pub(super) const FLOCKS_OF_CREBAIN: CardDef = CardDef {
    card: Card::FlocksOfCrebain,
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7]),
    texts: &[Text::Action(Zone::Path, &[Op::SameNumber])],
    ..BLANK
};

pub(super) const HILL_TROLL: CardDef = CardDef {
    card: Card::HillTroll,
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    paths: paths(&[2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::EliminateSelf, Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
    )],
    ..BLANK
};

pub(super) const BALROG_OF_MORIA: CardDef = CardDef {
    card: Card::BalrogOfMoria,
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 2, attack: 2, defence: 2, ..NO_ICONS },
    paths: paths(&[4, 5]),
    texts: &[
        Text::OnEntering(Entry::Location, &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])]),
        Text::Icons(When::OnPath(Path::KhazadDum), Icons { path: 1, ..NO_ICONS }),
    ],
    ..BLANK
};

pub(super) const CARADHRAS_THE_CRUEL: CardDef = CardDef {
    card: Card::CaradhrasTheCruel,
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[4, 5]),
    texts: &[
        Text::OnPlay(Entry::PathNamed(Path::Caradhras), &[Op::SameNumber]),
        Text::Action(
            Zone::Reserve,
            &[Op::EliminateSelf, Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
        ),
    ],
    ..BLANK
};

pub(super) const CAVE_TROLL: CardDef = CardDef {
    card: Card::CaveTroll,
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    paths: paths(&[4, 8, 9]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::EliminateSelf, Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
    )],
    ..BLANK
};

pub(super) const CANDLES_OF_CORPSES: CardDef = CardDef {
    card: Card::CandlesOfCorpses,
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[6, 7]),
    texts: &[
        Text::Action(
            Zone::Reserve,
            &[Op::EliminateSelf, Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
        ),
        Text::Icons(When::OnPath(Path::DeadMarshes), Icons { path: 1, ..NO_ICONS }),
    ],
    ..BLANK
};

pub(super) const GOLLUM: CardDef = CardDef {
    card: Card::Gollum,
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Path, &[Op::SameNumber]), Text::CycleInstead(Instead::PathCombat)],
    ..BLANK
};

pub(super) const SHELOB: CardDef = CardDef {
    card: Card::Shelob,
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[7, 8, 9]),
    texts: &[
        Text::OnEntering(Entry::Path, &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])]),
        Text::Icons(When::OnPath(Path::ShelobsLair), Icons { path: 1, ..NO_ICONS }),
    ],
    ..BLANK
};

pub(super) const HARADRIM_MUMAKIL: CardDef = CardDef {
    card: Card::HaradrimMumakil,
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 2, defence: 1, ..NO_ICONS },
    ..BLANK
};

pub(super) const COASTAL_RAIDERS: CardDef = CardDef {
    card: Card::CoastalRaiders,
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[
        Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Activate(Battleground::DolAmroth)]),
        Text::Icons(When::At(Battleground::DolAmroth), Icons { attack: 1, ..NO_ICONS }),
    ],
    ..BLANK
};

pub(super) const HARADRIM_CAVALRY: CardDef = CardDef {
    card: Card::HaradrimCavalry,
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[
        Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Activate(Battleground::MinasTirith)]),
        Text::Icons(When::At(Battleground::MinasTirith), Icons { attack: 1, ..NO_ICONS }),
    ],
    ..BLANK
};

pub(super) const THE_BLACK_FLEET: CardDef = CardDef {
    card: Card::TheBlackFleet,
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[
        Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Activate(Battleground::Pelargir)]),
        Text::Icons(When::At(Battleground::Pelargir), Icons { attack: 1, ..NO_ICONS }),
    ],
    ..BLANK
};

pub(super) const CORSAIRS_OF_UMBAR: CardDef = CardDef {
    card: Card::CorsairsOfUmbar,
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Activate(Battleground::Umbar)])],
    ..BLANK
};

pub(super) const HARADRIM_REGULARS: CardDef = CardDef {
    card: Card::HaradrimRegulars,
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Activate(Battleground::Harad)])],
    ..BLANK
};

pub(super) const THE_BLACK_SERPENT: CardDef = CardDef {
    card: Card::TheBlackSerpent,
    faction: Southron,
    kind: Character,
    icons: Icons { lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    texts: &[Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Reactivate(Grounds::Of(Southron))])],
    ..BLANK
};
