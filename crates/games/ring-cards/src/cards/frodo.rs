//! Frodo's deck: Dwarves, Hobbits, Rohan and Wizards. Rulings are in chapter 12 of the rules.

use super::prelude::*;

pub(super) const GIMLI: CardDef = CardDef {
    card: Card::Gimli,
    name: "Gimli",
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
    text: "On play, optional: fetch Dwarven Axe from own cycle pile to hand.",
    ..BLANK
};

pub(super) const DWARVEN_AXE: CardDef = CardDef {
    card: Card::DwarvenAxe,
    name: "Dwarven Axe",
    faction: Dwarf,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[ANY.faction(Dwarf)],
    text: "",
    ..BLANK
};

pub(super) const FRODO_BAGGINS: CardDef = CardDef {
    card: Card::FrodoBaggins,
    name: "Frodo Baggins",
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::CycleInstead(Instead::AlwaysWithoutItems)],
    text: "Any elimination or forsake, from any zone (but not a \"remove\"), cycles Frodo; his items are eliminated all the same.",
    ..BLANK
};

pub(super) const MERRY_BRANDYBUCK: CardDef = CardDef {
    card: Card::MerryBrandybuck,
    name: "Merry Brandybuck",
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, lead_defence: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::AdmittedBy(Rohan), Text::CycleInstead(Instead::PathCombat)],
    text: "Rohan battlegrounds admit this card, by play or move, and Rohan armies there can support it (no army is needed to go there). Loss in path combat cycles this card and its items; they are not eliminated.",
    ..BLANK
};

pub(super) const PIPPIN_TOOK: CardDef = CardDef {
    card: Card::PippinTook,
    name: "Pippin Took",
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, lead_defence: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::AdmittedBy(Dunedain), Text::CycleInstead(Instead::PathCombat)],
    text: "Dúnedain battlegrounds admit this card, by play or move, and Dúnedain armies there can support it (no army is needed to go there). Loss in path combat cycles this card and its items; they are not eliminated.",
    ..BLANK
};

pub(super) const SAM_GAMGEE: CardDef = CardDef {
    card: Card::SamGamgee,
    name: "Sam Gamgee",
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::PathToken(Token::Defence)])],
    text: "Reserve action. Cost: cycle this card with any items it wields. Effect: add 1 path defence token to the active path.",
    ..BLANK
};

pub(super) const BILBO_BAGGINS: CardDef = CardDef {
    card: Card::BilboBaggins,
    name: "Bilbo Baggins",
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[3]),
    texts: &[
        Text::CycleInstead(Instead::Always),
        Text::Action(Zone::Reserve, &[Op::CycleSelf, Op::Draw(You, 2)]),
    ],
    text: "Any elimination or forsake, from any zone, cycles this card and its items; they are not eliminated. Reserve action. Cost: cycle this card. Effect: draw 2.",
    ..BLANK
};

pub(super) const FATTY_BOLGER: CardDef = CardDef {
    card: Card::FattyBolger,
    name: "Fatty Bolger",
    faction: Hobbit,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[1, 2]),
    texts: &[
        Text::CycleInstead(Instead::ForsakenFromReserve),
        Text::Action(Zone::Reserve, &[Op::EliminateSelf, Op::Draw(You, 3)]),
    ],
    text: "A forsake from reserve cycles this card and its items; they are not eliminated. Reserve action. Cost: eliminate this card. Effect: draw 3.",
    ..BLANK
};

pub(super) const HERBS_AND_STEWED_RABBIT: CardDef = CardDef {
    card: Card::HerbsAndStewedRabbit,
    name: "Herbs and Stewed Rabbit",
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
    text: "Action while in play anywhere. Cost: eliminate this card. Effect: fetch one Hobbit character from own cycle pile to hand; then draw 1.",
    ..BLANK
};

pub(super) const STING: CardDef = CardDef {
    card: Card::Sting,
    name: "Sting",
    faction: Hobbit,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, ..NO_ICONS },
    wielders: &[names(&[Card::FrodoBaggins, Card::SamGamgee])],
    texts: &[Text::Icons(When::MonstrousCharacterOnPath, Icons { path: 1, ..NO_ICONS })],
    text: "+1 path defence (to this item, so to the wielder) while the wielder is on the same path as at least one Monstrous character.",
    ..BLANK
};

pub(super) const MITHRIL_COAT: CardDef = CardDef {
    card: Card::MithrilCoat,
    name: "Mithril Coat",
    faction: Hobbit,
    kind: Item,
    icons: Icons { path: 2, ..NO_ICONS },
    wielders: &[names(&[Card::FrodoBaggins, Card::SamGamgee])],
    text: "",
    ..BLANK
};

pub(super) const THERE_IS_ANOTHER_WAY: CardDef = CardDef {
    card: Card::ThereIsAnotherWay,
    name: "There Is Another Way",
    faction: Hobbit,
    kind: Event,
    texts: &[Text::Event(&[Op::SameNumber, Op::PathToken(Token::Defence)])],
    text: "Activate another, unused path of the active path's number (your choice); then put 1 path defence token on it.",
    ..BLANK
};

pub(super) const RIDERS_OF_ROHAN: CardDef = CardDef {
    card: Card::RidersOfRohan,
    name: "Riders of Rohan",
    faction: Rohan,
    kind: Army,
    copies: 2,
    icons: Icons { attack: 2, defence: 1, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const VILLAGE_MILITIA: CardDef = CardDef {
    card: Card::VillageMilitia,
    name: "Village Militia",
    faction: Rohan,
    kind: Army,
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    text: "",
    ..BLANK
};

pub(super) const EOMER: CardDef = CardDef {
    card: Card::Eomer,
    name: "Éomer",
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
    text: "On play: draw 5 aside, optionally play one Rohan army of them, cycle the others (rule 7.8).",
    ..BLANK
};

pub(super) const EOWYN: CardDef = CardDef {
    card: Card::Eowyn,
    name: "Éowyn",
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
    text: "On play to a battleground, optional: pick a Nazgûl character there; it is eliminated. On play to reserve, optional: fetch Merry Brandybuck or Pippin Took from own cycle pile to hand.",
    ..BLANK
};

pub(super) const THEODEN: CardDef = CardDef {
    card: Card::Theoden,
    name: "Théoden",
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
    text: "1 battleground attack and 1 battleground defence while Gandalf (Grey or White) is in play; otherwise none. On play: draw 5 aside, optionally play one Rohan card of any type of them, cycle the others (rule 7.8).",
    ..BLANK
};

pub(super) const SHADOWFAX: CardDef = CardDef {
    card: Card::Shadowfax,
    name: "Shadowfax",
    faction: Rohan,
    kind: Item,
    keyword: Some(Mount),
    icons: Icons { attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::GandalfTheGrey, Card::GandalfTheWhite])],
    texts: &[Text::Action(Zone::Reserve, &[Op::BringUp(Grounds::Any), Op::MoveWielderThere])],
    text: "Reserve action (wielder in reserve): bring up any one battleground, by activation or reactivation; the wielder must then move there, fresh or not.",
    ..BLANK
};

pub(super) const DEATH_RIDE_RIDE_TO_RUIN: CardDef = CardDef {
    card: Card::DeathRideRideToRuin,
    name: "Death! Ride, Ride to Ruin",
    faction: Rohan,
    kind: Event,
    texts: &[Text::Event(&[Op::Ruin])],
    text: "Eliminate as many of your Rohan cards in reserve as you like (0 or more); the Mordor player then picks and eliminates that many Mordor cards on active battlegrounds, or as many as there are.",
    ..BLANK
};

pub(super) const GANDALF_THE_GREY: CardDef = CardDef {
    card: Card::GandalfTheGrey,
    name: "Gandalf the Grey",
    faction: Wizard,
    kind: Character,
    icons: Icons { path: 3, attack: 2, defence: 2, ..NO_ICONS },
    paths: paths(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    texts: &[Text::Action(Zone::Path, &[Op::NextNumber])],
    text: "Path action: activate an unused path with the next number (your choice). Removed from the game when Gandalf the White is played.",
    ..BLANK
};

pub(super) const GANDALF_THE_WHITE: CardDef = CardDef {
    card: Card::GandalfTheWhite,
    name: "Gandalf the White",
    faction: Wizard,
    kind: Character,
    icons: Icons { attack: 2, defence: 3, ..NO_ICONS },
    texts: &[
        Text::OnPlay(Entry::Anywhere, &[Op::Remove(Card::GandalfTheGrey)]),
        Text::DrawStep,
        Text::CycleInstead(Instead::ForsakenFromTop),
    ],
    text: "On play: Gandalf the Grey is removed from the game, wherever it is (rule 6.6). In reserve: +1 card in the owner's Draw step. A forsake from the top of the draw deck cycles this card; it is not eliminated.",
    ..BLANK
};

pub(super) const TREEBEARD: CardDef = CardDef {
    card: Card::Treebeard,
    name: "Treebeard",
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
    text: "Battleground attack +1 at Orthanc. On entering a battleground (by play or move): the Isengard player picks one Isengard army there and eliminates it; nothing if there is none.",
    ..BLANK
};

pub(super) const QUICKBEAM: CardDef = CardDef {
    card: Card::Quickbeam,
    name: "Quickbeam",
    faction: Wizard,
    kind: Character,
    keyword: Some(Ent),
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[5, 6]),
    texts: &[Text::Icons(When::PerTwoIsengard, Icons { attack: 1, defence: 1, ..NO_ICONS })],
    text: "1 battleground attack and 1 battleground defence for every 2 Isengard characters and armies on the same battleground (round down).",
    ..BLANK
};

pub(super) const SMEAGOL: CardDef = CardDef {
    card: Card::Smeagol,
    name: "Sméagol",
    faction: Wizard,
    kind: Character,
    icons: Icons { path: 1, ..NO_ICONS },
    paths: paths(&[6, 7, 8, 9]),
    texts: &[
        Text::Action(Zone::Path, &[Op::Corruption(1), Op::NextNumber]),
        Text::CycleInstead(Instead::PathCombat),
    ],
    text: "Path action. Cost: corruption +1. Effect: activate an unused path with the next number (your choice). Loss in path combat cycles this card and its items; they are not eliminated.",
    ..BLANK
};

pub(super) const GWAIHIR_THE_WINDLORD: CardDef = CardDef {
    card: Card::GwaihirTheWindlord,
    name: "Gwaihir the Windlord",
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
    text: "Reserve action. Cost: cycle this card. Effect: fetch Gandalf (Grey or White) from own cycle pile to hand.",
    ..BLANK
};

pub(super) const GANDALFS_STAFF: CardDef = CardDef {
    card: Card::GandalfsStaff,
    name: "Gandalf's Staff",
    faction: Wizard,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::GandalfTheGrey, Card::GandalfTheWhite])],
    texts: &[Text::Carryover(Zone::InPlay)],
    text: "In play: own carryover limit +1.",
    ..BLANK
};

pub(super) const GLAMDRING: CardDef = CardDef {
    card: Card::Glamdring,
    name: "Glamdring",
    faction: Wizard,
    kind: Item,
    keyword: Some(Weapon),
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::GandalfTheGrey, Card::GandalfTheWhite])],
    text: "",
    ..BLANK
};

pub(super) const NARYA_RING_OF_FIRE: CardDef = CardDef {
    card: Card::NaryaRingOfFire,
    name: "Narya, Ring of Fire",
    faction: Wizard,
    kind: Item,
    icons: Icons { path: 1, attack: 1, defence: 1, ..NO_ICONS },
    wielders: &[names(&[Card::GandalfTheGrey, Card::GandalfTheWhite])],
    texts: &[Text::Action(
        Zone::Reserve,
        &[Op::CycleSelf, Op::Each(Shadow, &[Op::CycleFromHand(ThatPlayer, 1)])],
    )],
    text: "Reserve action (wielder in reserve). Cost: cycle this card. Effect: every Shadow player cycles 1 card of the hand, forced.",
    ..BLANK
};

pub(super) const ENT_DRAUGHT: CardDef = CardDef {
    card: Card::EntDraught,
    name: "Ent-draught",
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
    text: "Action while in play anywhere. Cost: eliminate this card. Effect: the Hobbit player fetches 0 to 2 Hobbit characters from their own cycle pile to hand.",
    ..BLANK
};
