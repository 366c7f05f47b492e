//! Masters Of Evil.

use super::prelude::*;

/// The cards of the set.
pub const CARDS: &[Def] = &[
    Def {
        threat: per_player(3),
        acceleration_icons: 1,
        boost: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed}
        // => Dig (see rules, terms) for a minion with the Masters of Evil trait; it enters play engaged with the first player.
        ..Def::new(
            Card::TheMastersOfEvil,
            "The Masters of Evil",
            Kind::SideScheme,
            Faction::Encounter,
            CardSet::MastersOfEvil,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::Elite, Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(1),
        hp: fixed(7),
        star: true,
        text: "",
        abilities: &[],
        // {kind: forced response, trigger: This minion has attacked a player, trigger_event: attack-resolved, star_field: attack}
        // => The attacked player discards 1 random card from hand.
        // {kind: boost, trigger_event: boost-card-flipped}
        // => The player against whom the activation resolves discards 1 random card from hand.
        ..Def::new(
            Card::RadioactiveMan,
            "Radioactive Man",
            Kind::Minion,
            Faction::Encounter,
            CardSet::MastersOfEvil,
        )
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(2),
        hp: fixed(6),
        star: true,
        text: "",
        abilities: &[],
        // {kind: forced interrupt, trigger: This minion attacks the engaged player, trigger_event: enemy-initiates-attack, star_field: attack, notes: The extra attacks do not trigger this ability again.}
        // => In addition this minion attacks every other player in hero form: one separate attack each, run in parallel step by step (all defenders declared in player order, then all damage), with its own optional defender; order of the steps in rule 37.26.
        // {kind: boost, trigger_event: boost-card-flipped}
        // => Deal 1 damage to every hero.
        ..Def::new(Card::Whirlwind, "Whirlwind", Kind::Minion, Faction::Encounter, CardSet::MastersOfEvil)
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(3),
        hp: fixed(6),
        star: true,
        text: "",
        abilities: &[],
        // {kind: forced response, trigger: This minion has attacked, trigger_event: attack-resolved, star_field: attack}
        // => Give this minion a tough status card.
        // {kind: boost, trigger_event: boost-card-flipped}
        // => The villain receives a tough status card.
        ..Def::new(Card::TigerShark, "Tiger Shark", Kind::Minion, Faction::Encounter, CardSet::MastersOfEvil)
    },
    Def {
        unique: true,
        traits: &[Trait::MastersOfEvil],
        sch: Stat::N(1),
        atk: Stat::N(3),
        hp: fixed(5),
        star: true,
        text: "",
        abilities: &[],
        // {kind: constant, star_field: attack}
        // => The engaged player must defend each attack of this minion with a ready ally they control, if they have one.
        // {kind: boost, trigger_event: boost-card-flipped}
        // => Exhaust every ally controlled by the player against whom the activation resolves.
        ..Def::new(Card::Melter, "Melter", Kind::Minion, Faction::Encounter, CardSet::MastersOfEvil)
    },
    Def {
        boost: 2,
        copies: 2,
        text: "",
        abilities: &[],
        // {kind: when revealed, trigger_event: card-revealed, choices: the revealing player picks the minion found, notes: A minion that only lost its stunned card made no attack.}
        // => Every minion with the Masters of Evil trait engaged with a player in hero form attacks that player (order chosen by the first player). If no attack was made, search the encounter deck and encounter discard pile for a minion with that trait, put it into play engaged with the revealing player, then shuffle the encounter deck.
        ..Def::new(
            Card::MastersOfMayhem,
            "Masters of Mayhem",
            Kind::Treachery,
            Faction::Encounter,
            CardSet::MastersOfEvil,
        )
    },
];
