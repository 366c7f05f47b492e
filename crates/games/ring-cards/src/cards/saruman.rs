//! Saruman's deck: Isengard, the Monstrous and the Southrons. Rulings are in chapter 12 of the rules.

use super::prelude::*;

pub(super) const DEVILRY_OF_SARUMAN: CardDef = CardDef {
    card: Card::DevilryOfSaruman,
    name: "Devilry of Saruman",
    faction: Isengard,
    kind: Army,
    icons: Icons { attack: 3, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const FIGHTING_URUK_HAI: CardDef = CardDef {
    card: Card::FightingUrukHai,
    name: "Fighting Uruk-hai",
    faction: Isengard,
    kind: Army,
    icons: Icons { attack: 1, defence: 2, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const WOLF_RIDERS: CardDef = CardDef {
    card: Card::WolfRiders,
    name: "Wolf Riders",
    faction: Isengard,
    kind: Army,
    icons: Icons { attack: 2, defence: 1, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const WHITE_HAND_ORCS: CardDef = CardDef {
    card: Card::WhiteHandOrcs,
    name: "White Hand Orcs",
    faction: Isengard,
    kind: Army,
    copies: 2,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const GRIMA_WORMTONGUE: CardDef = CardDef {
    card: Card::GrimaWormtongue,
    name: "Gríma Wormtongue",
    faction: Isengard,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 5, 6]),
    texts: &[Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::GrimasChoice])],
    text: "Reserve action. Cost: eliminate this card. Effect, choose one: fetch Saruman from own draw deck to hand; or pick a Rohan character in play anywhere and eliminate it.",
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
    name: "Saruman",
    faction: Isengard,
    kind: Character,
    icons: Icons { path: 2, attack: 1, defence: 1, lead_attack: 1, lead_defence: 1 },
    paths: paths(&[5, 6]),
    texts: &[Text::DrawStep, Text::CycleInstead(Instead::ForsakenFromTop)],
    text: "In reserve: +1 card in the owner's Draw step. A forsake from the top of the draw deck cycles this card; it is not eliminated.",
    ..BLANK
};

pub(super) const UGLUK: CardDef = CardDef {
    card: Card::Ugluk,
    name: "Uglúk",
    faction: Isengard,
    kind: Character,
    icons: Icons { path: 1, lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    paths: paths(&[5, 6]),
    texts: &[Text::Action(Zone::Path, &[Op::SameNumber])],
    text: "Path action: activate another, unused path of the same number (your choice).",
    ..BLANK
};

pub(super) const PALANTIR_OF_ORTHANC: CardDef = CardDef {
    card: Card::PalantirOfOrthanc,
    name: "Palantír of Orthanc",
    faction: Isengard,
    kind: Item,
    wielders: &[names(&[Card::Saruman])],
    texts: &[Text::Action(Zone::Reserve, &[Op::LookAtTop])],
    text: "Reserve action, at most once per round: look at the top 3 of own draw deck; one of them is eliminated, one cycled, one taken to hand (rule 12.7).",
    ..BLANK
};

pub(super) const SARUMANS_STAFF: CardDef = CardDef {
    card: Card::SarumansStaff,
    name: "Saruman's Staff",
    faction: Isengard,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::Saruman])],
    texts: &[Text::Carryover(Zone::InPlay)],
    text: "In play: own carryover limit +1.",
    ..BLANK
};

pub(super) const WOVEN_OF_ALL_COLOURS: CardDef = CardDef {
    card: Card::WovenOfAllColours,
    name: "Woven of All Colours",
    faction: Isengard,
    kind: Item,
    wielders: &[names(&[Card::Saruman])],
    texts: &[Text::CycleInstead(Instead::WielderInCombat)],
    text: "Loss of the wielder in combat, path or battleground, cycles it with all its items, this one included.",
    ..BLANK
};

pub(super) const THREATS_AND_PROMISES: CardDef = CardDef {
    card: Card::ThreatsAndPromises,
    name: "Threats and Promises",
    faction: Isengard,
    kind: Event,
    texts: &[Text::Event(&[
        Op::IfInReserve(Card::Saruman),
        Op::BringUp(Grounds::Of(Isengard)),
        Op::MayMoveThere(Card::Saruman),
    ])],
    text: "Only with Saruman in own reserve, fresh or not: bring up any one Isengard battleground, by activation or reactivation; then, optional, Saruman moves there.",
    ..BLANK
};

pub(super) const GOBLINS_OF_THE_MISTY_MOUNTAINS: CardDef = CardDef {
    card: Card::GoblinsOfTheMistyMountains,
    name: "Goblins of the Misty Mountains",
    faction: Monstrous,
    kind: Army,
    copies: 2,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const BARROW_WIGHTS: CardDef = CardDef {
    card: Card::BarrowWights,
    name: "Barrow-wights",
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::EliminateSelf, Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
    )],
    text: "Reserve action. Cost: eliminate this card. Effect: every Free Peoples player forsakes 1, forced.",
    ..BLANK
};

pub(super) const FLOCKS_OF_CREBAIN: CardDef = CardDef {
    card: Card::FlocksOfCrebain,
    name: "Flocks of Crebain",
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7]),
    texts: &[Text::Action(Zone::Path, &[Op::SameNumber])],
    text: "Path action: activate another, unused path of the same number (your choice).",
    ..BLANK
};

pub(super) const HILL_TROLL: CardDef = CardDef {
    card: Card::HillTroll,
    name: "Hill-troll",
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    paths: paths(&[2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::EliminateSelf, Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
    )],
    text: "Reserve action. Cost: eliminate this card. Effect: every Free Peoples player forsakes 1, forced.",
    ..BLANK
};

pub(super) const BALROG_OF_MORIA: CardDef = CardDef {
    card: Card::BalrogOfMoria,
    name: "Balrog of Moria",
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 2, attack: 2, defence: 2, ..NO_ICONS },
    paths: paths(&[4, 5]),
    texts: &[
        Text::OnEntering(Entry::Location, &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])]),
        Text::Icons(When::OnPath(Path::KhazadDum), Icons { path: 1, ..NO_ICONS }),
    ],
    text: "Path attack +1 at Khazad-dûm. On entering a path or battleground (by play or move): every Free Peoples player forsakes 1, forced.",
    ..BLANK
};

pub(super) const CARADHRAS_THE_CRUEL: CardDef = CardDef {
    card: Card::CaradhrasTheCruel,
    name: "Caradhras the Cruel",
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
    text: "On play to the path Caradhras: activate another, unused path 4 (your choice); nothing if there is none. Reserve action. Cost: eliminate this card. Effect: every Free Peoples player forsakes 1, forced.",
    ..BLANK
};

pub(super) const CAVE_TROLL: CardDef = CardDef {
    card: Card::CaveTroll,
    name: "Cave-troll",
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    paths: paths(&[4, 8, 9]),
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::EliminateSelf, Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])],
    )],
    text: "Reserve action. Cost: eliminate this card. Effect: every Free Peoples player forsakes 1, forced.",
    ..BLANK
};

pub(super) const CANDLES_OF_CORPSES: CardDef = CardDef {
    card: Card::CandlesOfCorpses,
    name: "Candles of Corpses",
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
    text: "Path attack +1 at Dead Marshes. Reserve action. Cost: eliminate this card. Effect: every Free Peoples player forsakes 1, forced.",
    ..BLANK
};

pub(super) const GOLLUM: CardDef = CardDef {
    card: Card::Gollum,
    name: "Gollum",
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Path, &[Op::SameNumber]), Text::CycleInstead(Instead::PathCombat)],
    text: "Path action: activate another, unused path of the same number (your choice). Loss in path combat cycles this card and its items; they are not eliminated.",
    ..BLANK
};

pub(super) const SHELOB: CardDef = CardDef {
    card: Card::Shelob,
    name: "Shelob",
    faction: Monstrous,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[7, 8, 9]),
    texts: &[
        Text::OnEntering(Entry::Path, &[Op::Each(FreePeoples, &[Op::Forsake(ThatPlayer, 1)])]),
        Text::Icons(When::OnPath(Path::ShelobsLair), Icons { path: 1, ..NO_ICONS }),
    ],
    text: "Path attack +1 at Shelob's Lair. On entering a path (by play or move): every Free Peoples player forsakes 1, forced.",
    ..BLANK
};

pub(super) const HARADRIM_MUMAKIL: CardDef = CardDef {
    card: Card::HaradrimMumakil,
    name: "Haradrim Mûmakil",
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 2, defence: 1, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const COASTAL_RAIDERS: CardDef = CardDef {
    card: Card::CoastalRaiders,
    name: "Coastal Raiders",
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[
        Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Activate(Battleground::DolAmroth)]),
        Text::Icons(When::At(Battleground::DolAmroth), Icons { attack: 1, ..NO_ICONS }),
    ],
    text: "Battleground attack +1 at Dol Amroth. Reserve action. Cost: eliminate this card. Effect: Dol Amroth is activated; usable only while it lies in the Free Peoples battleground deck.",
    ..BLANK
};

pub(super) const HARADRIM_CAVALRY: CardDef = CardDef {
    card: Card::HaradrimCavalry,
    name: "Haradrim Cavalry",
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[
        Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Activate(Battleground::MinasTirith)]),
        Text::Icons(When::At(Battleground::MinasTirith), Icons { attack: 1, ..NO_ICONS }),
    ],
    text: "Battleground attack +1 at Minas Tirith. Reserve action. Cost: eliminate this card. Effect: Minas Tirith is activated; usable only while it lies in the Free Peoples battleground deck.",
    ..BLANK
};

pub(super) const THE_BLACK_FLEET: CardDef = CardDef {
    card: Card::TheBlackFleet,
    name: "The Black Fleet",
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[
        Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Activate(Battleground::Pelargir)]),
        Text::Icons(When::At(Battleground::Pelargir), Icons { attack: 1, ..NO_ICONS }),
    ],
    text: "Battleground attack +1 at Pelargir. Reserve action. Cost: eliminate this card. Effect: Pelargir is activated; usable only while it lies in the Free Peoples battleground deck.",
    ..BLANK
};

pub(super) const CORSAIRS_OF_UMBAR: CardDef = CardDef {
    card: Card::CorsairsOfUmbar,
    name: "Corsairs of Umbar",
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Activate(Battleground::Umbar)])],
    text: "Reserve action. Cost: eliminate this card. Effect: Umbar is activated; usable only while it lies in the Shadow battleground deck.",
    ..BLANK
};

pub(super) const HARADRIM_REGULARS: CardDef = CardDef {
    card: Card::HaradrimRegulars,
    name: "Haradrim Regulars",
    faction: Southron,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Activate(Battleground::Harad)])],
    text: "Reserve action. Cost: eliminate this card. Effect: Harad is activated; usable only while it lies in the Shadow battleground deck.",
    ..BLANK
};

pub(super) const THE_BLACK_SERPENT: CardDef = CardDef {
    card: Card::TheBlackSerpent,
    name: "The Black Serpent",
    faction: Southron,
    kind: Character,
    icons: Icons { lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    texts: &[Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Reactivate(Grounds::Of(Southron))])],
    text: "Reserve action. Cost: eliminate this card. Effect: bring back any one Southron battleground from either scoring area (never from a deck).",
    ..BLANK
};
