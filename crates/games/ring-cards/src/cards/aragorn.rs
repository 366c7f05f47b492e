//! Aragorn's deck: the Dúnedain and the Elves. Rulings are in chapter 12 of the rules.

use super::prelude::*;

pub(super) const DEAD_MEN_OF_DUNHARROW: CardDef = CardDef {
    card: Card::DeadMenOfDunharrow,
    name: "Dead Men of Dunharrow",
    faction: Dunedain,
    kind: Army,
    texts: &[Text::Icons(When::SupportingStriderOrAragorn, Icons { attack: 2, defence: 2, ..NO_ICONS })],
    text: "While supporting Strider or Aragorn, this army has +2 battleground attack and +2 battleground defence. Otherwise it has none.",
    ..BLANK
};

pub(super) const KNIGHTS_OF_DOL_AMROTH: CardDef = CardDef {
    card: Card::KnightsOfDolAmroth,
    name: "Knights of Dol Amroth",
    faction: Dunedain,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[Text::Icons(When::At(Battleground::DolAmroth), Icons { defence: 1, ..NO_ICONS })],
    text: "Battleground defence +1 at Dol Amroth.",
    ..BLANK
};

pub(super) const GUARDS_OF_THE_CITADEL: CardDef = CardDef {
    card: Card::GuardsOfTheCitadel,
    name: "Guards of the Citadel",
    faction: Dunedain,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    texts: &[Text::Icons(When::At(Battleground::MinasTirith), Icons { defence: 1, ..NO_ICONS })],
    text: "Battleground defence +1 at Minas Tirith.",
    ..BLANK
};

pub(super) const SOLDIERS_OF_GONDOR: CardDef = CardDef {
    card: Card::SoldiersOfGondor,
    name: "Soldiers of Gondor",
    faction: Dunedain,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const THE_GREAT_GATE: CardDef = CardDef {
    card: Card::TheGreatGate,
    name: "The Great Gate",
    faction: Dunedain,
    kind: Army,
    texts: &[
        Text::Barred(Bar::ShadowBattlegrounds),
        Text::Icons(When::At(Battleground::MinasTirith), Icons { defence: 3, ..NO_ICONS }),
    ],
    text: "3 battleground defence on Minas Tirith, none elsewhere. Barred from Shadow battlegrounds, for play and move alike.",
    ..BLANK
};

pub(super) const ARAGORN: CardDef = CardDef {
    card: Card::Aragorn,
    name: "Aragorn",
    faction: Dunedain,
    kind: Character,
    icons: Icons { attack: 1, defence: 1, lead_attack: 1, lead_defence: 1, ..NO_ICONS },
    texts: &[
        Text::OnPlay(Entry::Anywhere, &[Op::Remove(Card::Strider)]),
        Text::DrawStep,
        Text::CycleInstead(Instead::ForsakenFromTop),
    ],
    text: "On play: Strider is removed from the game, wherever it is (rule 6.6). In reserve: +1 card in the owner's Draw step. A forsake from the top of the draw deck cycles this card; it is not eliminated.",
    ..BLANK
};

pub(super) const BOROMIR: CardDef = CardDef {
    card: Card::Boromir,
    name: "Boromir",
    faction: Dunedain,
    kind: Character,
    icons: Icons { path: 1, defence: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[3, 4, 5, 6]),
    texts: &[
        Text::OnPlay(Entry::Anywhere, &[Op::Draw(You, 1)]),
        Text::OnEntering(Entry::Path, &[Op::Forsake(You, 1)]),
    ],
    text: "On play: draw 1. On entering a path (by play or move): forced forsake of 1 card by the owner.",
    ..BLANK
};

pub(super) const DENETHOR: CardDef = CardDef {
    card: Card::Denethor,
    name: "Denethor",
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
    text: "Reserve action. Cost: forsake 1. Effect: fetch Boromir or Faramir from own draw deck to hand.",
    ..BLANK
};

pub(super) const FARAMIR: CardDef = CardDef {
    card: Card::Faramir,
    name: "Faramir",
    faction: Dunedain,
    kind: Character,
    icons: Icons { path: 1, defence: 1, lead_attack: 1, ..NO_ICONS },
    paths: paths(&[7, 8]),
    texts: &[Text::OnEntering(Entry::PathNumber(7), &[Op::MaySameNumber])],
    text: "On entering a path with number 7 (by play or move), optional: activate another, unused path 7.",
    ..BLANK
};

pub(super) const HALBARAD: CardDef = CardDef {
    card: Card::Halbarad,
    name: "Halbarad",
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
    text: "Reserve action. Cost: cycle this card. Effect: fetch Strider or Aragorn from own draw deck to hand.",
    ..BLANK
};

pub(super) const PRINCE_IMRAHIL: CardDef = CardDef {
    card: Card::PrinceImrahil,
    name: "Prince Imrahil",
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
    text: "On play, optional: cycle 1 further card from hand (on top of the play cost); if done, fetch Knights of Dol Amroth from own draw deck to hand.",
    ..BLANK
};

pub(super) const STRIDER: CardDef = CardDef {
    card: Card::Strider,
    name: "Strider",
    faction: Dunedain,
    kind: Character,
    icons: Icons { path: 2, attack: 1, defence: 1, ..NO_ICONS },
    paths: paths(&[2, 3, 4, 5, 6]),
    texts: &[Text::Action(Zone::Path, &[Op::NextNumber])],
    text: "Path action: activate an unused path with the next number (your choice). Removed from the game when Aragorn is played.",
    ..BLANK
};

pub(super) const ANDURIL: CardDef = CardDef {
    card: Card::Anduril,
    name: "Andúril",
    faction: Dunedain,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::Strider, Card::Aragorn])],
    texts: &[Text::Action(Zone::Reserve, &[Op::BringUp(Grounds::Of(Dunedain)), Op::MoveWielderThere])],
    text: "Reserve action (wielder in reserve): bring up any one Dúnedain battleground, by activation or reactivation; the wielder must then move there, fresh or not.",
    ..BLANK
};

pub(super) const BLADE_OF_WESTERNESSE: CardDef = CardDef {
    card: Card::BladeOfWesternesse,
    name: "Blade of Westernesse",
    faction: Dunedain,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[ANY.faction(Hobbit)],
    text: "",
    ..BLANK
};

pub(super) const PATHS_OF_THE_DEAD: CardDef = CardDef {
    card: Card::PathsOfTheDead,
    name: "Paths of the Dead",
    faction: Dunedain,
    kind: Event,
    texts: &[Text::Event(&[Op::Forsake(You, 2), Op::PathsOfTheDeadDraw])],
    text: "Forsake 2. Then draw 4, or 5 with Strider or Aragorn in own reserve at that moment.",
    ..BLANK
};

pub(super) const THE_RED_ARROW: CardDef = CardDef {
    card: Card::TheRedArrow,
    name: "The Red Arrow",
    faction: Dunedain,
    kind: Event,
    texts: &[Text::Event(&[Op::Permit(Permit::RedArrow)])],
    text: "For the rest of the round every Dúnedain battleground admits Rohan armies and characters, by play or move.",
    ..BLANK
};

pub(super) const THE_THREE_HUNTERS: CardDef = CardDef {
    card: Card::TheThreeHunters,
    name: "The Three Hunters",
    faction: Dunedain,
    kind: Event,
    texts: &[Text::Event(&[Op::Permit(Permit::ThreeHunters)])],
    text: "For the rest of the round any battleground admits Strider, Aragorn, Gimli and Legolas, by play or move, and any Free Peoples army can support them.",
    ..BLANK
};

pub(super) const HIGH_ELVES: CardDef = CardDef {
    card: Card::HighElves,
    name: "High Elves",
    faction: Elf,
    kind: Army,
    copies: 2,
    icons: Icons { attack: 2, defence: 2, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const ARWEN: CardDef = CardDef {
    card: Card::Arwen,
    name: "Arwen",
    faction: Elf,
    kind: Character,
    icons: Icons { lead_defence: 1, ..NO_ICONS },
    texts: &[Text::OnPlay(Entry::Anywhere, &[Op::Draw(You, 1)]), Text::ArwensFavour],
    text: "On play: draw 1. While in reserve: Strider or Aragorn, while on a path or battleground, has +1 path defence (on a path) or +1 battleground defence (on a battleground).",
    ..BLANK
};

pub(super) const ELROND: CardDef = CardDef {
    card: Card::Elrond,
    name: "Elrond",
    faction: Elf,
    kind: Character,
    icons: Icons { path: 2, attack: 1, defence: 1, lead_attack: 1, lead_defence: 1 },
    paths: paths(&[3]),
    texts: &[Text::OnPlay(Entry::Anywhere, &[Op::Draw(You, 1)]), Text::Carryover(Zone::Reserve)],
    text: "On play: draw 1. In reserve: own carryover limit +1.",
    ..BLANK
};

pub(super) const GALADRIEL: CardDef = CardDef {
    card: Card::Galadriel,
    name: "Galadriel",
    faction: Elf,
    kind: Character,
    icons: Icons { path: 2, attack: 1, defence: 1, lead_attack: 1, lead_defence: 1 },
    paths: paths(&[5]),
    texts: &[Text::OnPlay(Entry::Anywhere, &[Op::Draw(You, 1)]), Text::DrawStep, Text::CycleAfterDrawStep],
    text: "On play: draw 1. In reserve: +1 card in the owner's Draw step; after that draw the owner cycles 1 card of the hand.",
    ..BLANK
};

pub(super) const LEGOLAS: CardDef = CardDef {
    card: Card::Legolas,
    name: "Legolas",
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
    text: "On play, optional: fetch Bow of the Galadhrim from own draw deck to hand.",
    ..BLANK
};

pub(super) const BOW_OF_THE_GALADHRIM: CardDef = CardDef {
    card: Card::BowOfTheGaladhrim,
    name: "Bow of the Galadhrim",
    faction: Elf,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[ANY.faction(Elf)],
    texts: &[Text::OneWeapon],
    text: "No second Weapon on its wielder (rule 7.5.6).",
    ..BLANK
};

pub(super) const ELVEN_CLOAK: CardDef = CardDef {
    card: Card::ElvenCloak,
    name: "Elven Cloak",
    faction: Elf,
    kind: Item,
    icons: Icons { path: 1, ..NO_ICONS },
    wielders: &[ANY.faction(Hobbit), ANY.faction(Elf)],
    texts: &[Text::CycleInstead(Instead::WielderInPathCombat)],
    text: "Loss of the wielder in path combat cycles it with all its items, this one included.",
    ..BLANK
};

pub(super) const LEMBAS: CardDef = CardDef {
    card: Card::Lembas,
    name: "Lembas",
    faction: Elf,
    kind: Item,
    wielders: &[ANY.faction(Hobbit)],
    texts: &[Text::Action(Zone::Path, &[Op::EliminateSelf, Op::CleansePerHobbit])],
    text: "Path action (wielder on the active path), open to the Hobbit player only. Cost: eliminate this card. Effect: corruption −1 per Hobbit character on that path.",
    ..BLANK
};

pub(super) const MIRROR_OF_GALADRIEL: CardDef = CardDef {
    card: Card::MirrorOfGaladriel,
    name: "Mirror of Galadriel",
    faction: Elf,
    kind: Item,
    wielders: &[names(&[Card::Galadriel])],
    texts: &[Text::PeekTop],
    text: "In play: its owner can look at the top card of own draw deck whenever they like.",
    ..BLANK
};

pub(super) const NENYA_RING_OF_ADAMANT: CardDef = CardDef {
    card: Card::NenyaRingOfAdamant,
    name: "Nenya, Ring of Adamant",
    faction: Elf,
    kind: Item,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::Galadriel])],
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::DefenceTokenAnywhere])],
    text: "Reserve action (wielder in reserve). Cost: cycle this card. Effect: add 1 path defence token to the active path or 1 battleground defence token to one active battleground.",
    ..BLANK
};

pub(super) const PHIAL_OF_GALADRIEL: CardDef = CardDef {
    card: Card::PhialOfGaladriel,
    name: "Phial of Galadriel",
    faction: Elf,
    kind: Item,
    wielders: &[names(&[Card::FrodoBaggins, Card::SamGamgee])],
    texts: &[Text::PathDefence(2)],
    text: "Wielder on the active path: the path itself has 2 more path defence icons (they cancel before any character).",
    ..BLANK
};

pub(super) const VILYA_RING_OF_AIR: CardDef = CardDef {
    card: Card::VilyaRingOfAir,
    name: "Vilya, Ring of Air",
    faction: Elf,
    kind: Item,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::Elrond])],
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::CycleSelf, Op::Each(FreePeoples, &[Op::Draw(ThatPlayer, 1)])],
    )],
    text: "Reserve action (wielder in reserve). Cost: cycle this card. Effect: every Free Peoples player draws 1.",
    ..BLANK
};
